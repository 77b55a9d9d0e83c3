"""PettingZoo: a game as an AEC environment, seat after seat, or as a parallel one, in which seats act at once."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, SupportsIndex

from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.engine.needs import needing

with needing("lab,pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv

    from vivant.lab.opponents import refuse_unknown
    from vivant.lab.showing import RENDER_MODES, check_mode, show
    from vivant.lab.single import NOBODY, Single
    from vivant.lab.spaces import Closed, LegalActions, ResetFirst, mask_space, row_space
    from vivant.lab.specs import game_of, spec

MASKS: Final = ("observation", "info")
Observation = dict[str, NDArray[Any]] | NDArray[np.uint8]


class _Zoo:
    """What both kinds of environments have in common."""

    def __init__(self, single: Single, mask: str, render_mode: str | None) -> None:
        refuse_unknown("mask", mask, MASKS)
        game = single.game
        self.game = game
        self.layout = spec(game)
        self.render_mode = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"{game.id.replace('-', '_')}_v{self.layout.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.state_space = row_space(game, critic=True)
        self._single = single
        self._begun = False
        self._closed = False
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._in_row = mask == "observation"
        rows: spaces.Space[Any] = row_space(game)
        if self._in_row:
            rows = spaces.Dict({"observation": rows, "action_mask": mask_space(game)})
        self.observation_spaces = {agent: deepcopy(rows) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.uint8]:
        """Everything, hidden things included: for critics, as seat 0 looks at the table."""
        self._refuse_early()
        return self._single.row(0, critic=True)

    def render(self) -> str | None:
        """What the seat to act sees; at the end, what the first seat does."""
        self._refuse_early()
        return show(self.render_mode, self.game, self._single.state, max(self._single.seat, 0))

    def close(self) -> None:
        """For good."""
        self._closed = True

    def _begin(self, seed: int | None) -> None:
        """A match, and everybody is there again."""
        self._refuse_closed()
        self._single.begin(seed)
        self._begun = True
        self.agents = list(self.possible_agents)

    def _refuse_closed(self) -> None:
        if self._closed:
            raise Closed()

    def _refuse_early(self) -> None:
        self._refuse_closed()
        if not self._begun:
            raise ResetFirst()

    def _observation(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        row = self._single.row(seat)
        return {"observation": row, "action_mask": mask} if self._in_row else row


class SeatsEnv(_Zoo, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Seat after seat: whoever is `agent_selection` is asked, the lowest first where several may act.

    At the end everybody is rewarded, and each seat steps once more with None, as PettingZoo wants it.
    """

    def __init__(self, single: Single, mask: str = "observation", render_mode: str | None = None) -> None:
        super().__init__(single, mask, render_mode)
        self.metadata["is_parallelizable"] = True  # by PettingZoo's turn_based_aec_to_parallel
        actions = len(self.game.actions)
        self.action_spaces = {agent: LegalActions(actions, self._mask_now) for agent in self.possible_agents}
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self._rewarded = False  # by the last step, anybody

    def __getattr__(self, name: str) -> Any:
        """What is not there: before a match nobody is asked, and `last` has nothing to tell."""
        if name == "agent_selection":
            raise ResetFirst()
        raise AttributeError(f"{type(self).__name__} has no attribute {name}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Match 1 of this seed, or the next match of the seed there was. PettingZoo's options say nothing here."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rewarded = False
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        self._refuse_early()
        seat = self._seat_of[agent]
        return self._observation(seat, self._single.mask(seat))

    def step(self, action: SupportsIndex | None) -> None:
        self._refuse_early()
        agent = self.agent_selection
        if self._single.seat == NOBODY:
            self._was_dead_step(action)
            return
        rewards = self._single.play(action)  # type: ignore[arg-type]  # what is no number is refused there
        self._cumulative_rewards[agent] = 0.0
        if not self._in_row:
            self.infos[agent] = {}
        rewarded = any(rewards)
        if rewarded or self._rewarded:
            for other, reward in zip(self.agents, rewards, strict=True):
                self.rewards[other] = reward
                self._cumulative_rewards[other] += reward
        self._rewarded = rewarded
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        seat = self._single.seat
        if seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: final_info(self._single, seat) for agent, seat in self._seat_of.items()}
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        if not self._in_row:
            self.infos[self.agent_selection] = {"action_mask": self._single.mask(seat)}

    def _mask_now(self) -> NDArray[np.int8]:
        return self._single.mask(self._single.seat)


class AtOnceEnv(_Zoo, ParallelEnv):  # type: ignore[misc]
    """All seats step at once: whoever is asked does their action, and whatever the others send is ignored.

    `info["asked"]` says who is; the mask of those who are not is all 0. A seat decides by what it knew when the step
    began: what another chooses in the same step is hidden from it.
    """

    def __init__(self, single: Single, mask: str = "observation", render_mode: str | None = None) -> None:
        super().__init__(single, mask, render_mode)
        actions = len(self.game.actions)
        self.action_spaces = {agent: LegalActions(actions, _MaskOf(self, agent)) for agent in self.possible_agents}
        self._masks: dict[str, NDArray[np.int8]] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """What is not legal is refused before anything is done. After the end nobody is left, and nothing happens."""
        self._refuse_early()
        if not self.agents:
            return {}, {}, {}, {}, {}
        rewards = self._single.play_at_once({self._seat_of[agent]: action for agent, action in actions.items()})
        over = self._single.over
        agents = self.agents
        if over:
            self.agents = []
        told = dict(zip(agents, rewards, strict=True))
        if self.render_mode == "human":
            self.render()
        seen = self._observations()
        return seen, told, dict.fromkeys(agents, over), dict.fromkeys(agents, False), self._infos()

    def _observations(self) -> dict[str, Observation]:
        self._masks = {agent: self._single.mask_at_once(seat) for agent, seat in self._seat_of.items()}
        return {agent: self._observation(seat, self._masks[agent]) for agent, seat in self._seat_of.items()}

    def _infos(self) -> dict[str, dict[str, Any]]:
        infos: dict[str, dict[str, Any]] = {}
        for agent, seat in self._seat_of.items():
            asked = bool(self._single.state.to_act() >> seat & 1)
            infos[agent] = {"asked": asked, **(final_info(self._single, seat) if self._single.over else {})}
            if not self._in_row:
                infos[agent]["action_mask"] = self._masks[agent]
        return infos


class _MaskOf:
    """The mask of one agent, as its last step left it."""

    def __init__(self, env: AtOnceEnv, agent: str) -> None:
        self.env = env
        self.agent = agent

    def __call__(self) -> NDArray[np.int8]:
        return self.env._masks.get(self.agent, np.zeros(0, np.int8))


def final_info(single: Single, seat: int) -> dict[str, Any]:
    """How a match ended for a seat."""
    return {"score": single.state.scores()[seat], "rank": single.state.ranking()[seat]}


def env(
    game: Game | str,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    *,
    reward: str = "rank",
    mask: str = "observation",
    render_mode: str | None = None,
) -> SeatsEnv:
    """An AEC environment. Its observations are dicts of `observation` and `action_mask`; with `mask="info"` they are
    the rows alone, and the mask is in `info`. `reward` is as in `make_vec`, which gives the same matches for a seed.
    """
    return SeatsEnv(Single(game_of(game, players, options, edition), reward), mask, render_mode)


def parallel_env(
    game: Game | str,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    *,
    reward: str = "rank",
    mask: str = "observation",
    render_mode: str | None = None,
) -> AtOnceEnv:
    """A parallel environment: for games in which seats act at once. It takes what `env` takes."""
    return AtOnceEnv(Single(game_of(game, players, options, edition), reward), mask, render_mode)
