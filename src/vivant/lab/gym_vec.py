"""Gymnasium's vector environment: many matches of one learner, as `gymnasium.make_vec` makes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from vivant.engine.edition import Edition
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.engine.registry import game_ids
from vivant.lab.opponents import QUICK, Opponents
from vivant.lab.vector import Batch, check_seed, make_vec, random_seed
from vivant.words import Message

with needing("lab,gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from vivant.lab.spaces import ResetFirst

SINGLE: Final = "vivant.lab.gym:SeatEnv"  # what `gymnasium.make` makes of the same id


class LegalBatch(spaces.MultiDiscrete):
    """An action for each environment. `sample()` draws among those that are legal now."""

    def __init__(self, count: int, num_envs: int, legal_now: Callable[[], NDArray[np.bool_]]) -> None:
        super().__init__(np.full(num_envs, count, np.int64))
        self._legal_now = legal_now

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[Any]:
        if mask is None and probability is None:
            legal = self._legal_now()
            drawn = legal * (1.0 - self.np_random.random(legal.shape))  # never times 0
            return np.asarray(drawn.argmax(axis=1))
        sampled: NDArray[Any] = super().sample(mask) if probability is None else super().sample(mask, probability)
        return sampled


class GamesVec(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many matches side by side. A step is one decision of the learner in each, and what the others do until its next.

    Rewards are those of the seat that decided. `infos` tell for each environment its `action_mask`, the `seat` that is
    asked, the `number` of the match, and after its last step `rewards` by seat, `scores` and `ranking`.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: SupportsIndex = 1,
        players: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        *,
        opponents: Opponents = QUICK,
        seat: SupportsIndex | str = 0,
        reward: str = "rank",
        workers: int = 0,
        threads: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.games = make_vec(
            game,
            num_envs,
            players,
            options,
            edition,
            opponents=opponents,
            seat=seat,
            reward=reward,
            restarts=False,
            workers=workers,
            threads=threads,
        )
        self.num_envs = self.games.num_envs
        self.single_observation_space = spaces.Box(0, 1, (self.games.spec.size,), np.uint8)
        self.single_action_space = spaces.Discrete(len(self.games.game.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalBatch(len(self.games.game.actions), self.num_envs, self._legal_now)
        self._batch: Batch | None = None
        self._all = np.ones(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Match 1 of this seed and those after it; without a seed, the next match of every environment, and the first
        time those of a seed drawn at random.

        The option `reset_mask` says in which of them.
        """
        if seed is not None:
            seed = check_seed(seed)
        super().reset(seed=seed)
        marked = (options or {}).get("reset_mask")
        if seed is None and marked is None and self._batch is None:
            seed = random_seed()
        if seed is not None:
            self._batch = self.games.reset(seed)
        else:
            self._batch = self.games.restart(self._all if marked is None else marked)
        return self._batch.observation, self._infos(self._batch)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        before = self._batch
        if before is None:
            raise ResetFirst
        ended, decided = before.over, before.seat
        if self.mode is AutoresetMode.DISABLED and ended.any():
            raise SetupError(Message("lab-needs-reset"))
        self.games.advance(actions)
        if ended.any():
            self.games.begin_next(ended)
        batch = self._batch = self.games.batch()
        infos = self._infos(batch)
        if self.mode is AutoresetMode.SAME_STEP and batch.over.any():
            infos = self._restart(batch, infos)
        rewards = np.where(ended, 0.0, batch.reward[np.arange(self.num_envs), decided])
        return self._batch.observation, rewards, batch.over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _restart(self, batch: Batch, infos: dict[str, Any]) -> dict[str, Any]:
        """The next matches begin in this step; how the last ones ended is told beside them."""
        self._batch = self.games.restart(batch.over)
        final: NDArray[Any] = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(batch.over):
            final[place] = batch.observation[place]
        told: dict[str, Any] = {
            "final_obs": final,
            "_final_obs": batch.over.copy(),
            "final_info": infos,
            "_final_info": batch.over.copy(),
        }
        return {**self._infos(self._batch), **told}

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

    def _infos(self, batch: Batch) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": batch.mask, "seat": batch.seat, "number": batch.number}
        infos |= {f"_{name}": self._all.copy() for name in ("action_mask", "seat", "number")}
        if batch.over.any():
            infos |= {"rewards": batch.reward, "scores": batch.scores, "ranking": batch.ranking}
            infos |= {f"_{name}": batch.over.copy() for name in ("rewards", "scores", "ranking")}
        return infos

    def _legal_now(self) -> NDArray[np.bool_]:
        if self._batch is None:
            return np.ones((self.num_envs, len(self.games.game.actions)), np.bool_)
        return self._batch.mask


def register() -> list[str]:
    """Make every game known to Gymnasium, as this module does when it is imported; the ids there."""
    vector = f"{__name__}:{GamesVec.__name__}"
    ids: list[str] = []
    for game in game_ids():
        id = f"vivant/{''.join(part.capitalize() for part in game.split('-'))}-v0"
        if id in gymnasium.registry:
            gymnasium.registry[id].vector_entry_point = vector
        else:
            gymnasium.register(id, entry_point=SINGLE, vector_entry_point=vector, kwargs={"game": game})
        ids.append(id)
    return ids


register()
