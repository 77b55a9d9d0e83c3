"""Gymnasium: one learner's seat as an environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition
from vivant.engine.errors import IllegalAction, UnknownAction
from vivant.engine.game import Game
from vivant.engine.needs import needing

with needing("lab,gymnasium"):
    import numpy as np
    from gymnasium import Env
    from numpy.typing import NDArray

    from vivant.lab.fleet import seed_of_others
    from vivant.lab.gym_vec import register as register  # whoever imports this can make them by their ids
    from vivant.lab.opponents import QUICK, Opponents, seating
    from vivant.lab.showing import RENDER_MODES, check_mode, show
    from vivant.lab.single import NOBODY, Single
    from vivant.lab.spaces import Closed, LegalActions, ResetFirst, row_space
    from vivant.lab.specs import game_of, spec
    from vivant.lab.vector import check_seed


class SeatEnv(Env[NDArray[np.uint8], np.int64]):
    """A match as one learner meets it: each step is its decision and whatever the others do until its next.

    An action that is not legal is refused with its rule, and changes nothing; for programs that cannot be told what is
    legal, `illegal_reward` ends the match with this reward instead. `info["action_mask"]` and `action_masks()` say what
    is legal, and the action space's bare `sample()` draws from that.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's own attribute

    def __init__(
        self,
        game: Game | str,
        players: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        *,
        opponents: Opponents = QUICK,
        seat: SupportsIndex | str = 0,
        reward: str = "rank",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of(game, players, options, edition)
        self.render_mode = check_mode(render_mode)
        self.layout = spec(self.game)
        self._asked_for = (opponents, seat)
        self._policies, self._learns, self._turning = seating(self.game, opponents, seat)
        self._single = Single(self.game, reward)
        self._illegal_reward = illegal_reward
        self._others = FastDice(0)
        self._seat = NOBODY  # the learner's, in this match
        self._closed = False
        self.observation_space = row_space(self.game)
        self.action_space = LegalActions(len(self.game.actions), self.action_masks)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Match 1 of this seed, or the next match of the seed there was. Gymnasium's options say nothing here."""
        self._refuse_closed()
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        single = self._single
        self._seat = NOBODY
        single.begin(seed)
        assert single.seed is not None
        self._others = FastDice(seed_of_others(single.seed, single.number), 1)
        self._let_others_play(next(seat for seat in range(self.game.players) if self._learns[self._place(seat)]))
        return self._row(), self._info()

    def step(self, action: SupportsIndex) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        self._refuse_early()
        single = self._single
        decided = single.seat
        try:
            action = single.check(action)
        except (IllegalAction, UnknownAction):
            if self._illegal_reward is None:
                raise
            single.abandon()
            return self._row(), float(self._illegal_reward), True, False, self._info()
        mine, self._seat = self._seat, NOBODY  # what is broken off on the way has to be reset
        gained = single.play(action)[decided]
        gained += self._let_others_play(mine)
        if self.render_mode == "human":
            self.render()
        return self._row(), gained, single.over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is legal now; nothing is before the first match and after the end of one."""
        return self._single.mask(self._single.seat)

    def render(self) -> Any:
        """What the learner sees: printed, or as text or a picture (SVG)."""
        self._refuse_early()
        return show(self.render_mode, self.game, self._single.state, self._seat)

    def close(self) -> None:
        """For good."""
        self._closed = True
        self._single.abandon()

    def _refuse_closed(self) -> None:
        if self._closed:
            raise Closed

    def _refuse_early(self) -> None:
        self._refuse_closed()
        if self._seat == NOBODY:
            raise ResetFirst

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: bots, which keep nothing between decisions, are made again there."""
        return {name: value for name, value in vars(self).items() if name != "_policies"}

    def __setstate__(self, known: dict[str, Any]) -> None:
        self.__dict__.update(known)
        self._policies, _, _ = seating(self.game, *self._asked_for)

    def _place(self, seat: int) -> int:
        """Whose seat it is in this match: with a turning learner everybody moves on by one from match to match."""
        return (seat - self._single.number + 1) % self.game.players if self._turning else seat

    def _let_others_play(self, mine: int) -> float:
        """Until the learner is asked or the match is over; what its seat was rewarded with meanwhile."""
        single = self._single
        gained = 0.0
        while (seat := single.seat) != NOBODY and not self._learns[place := self._place(seat)]:
            action = self._policies[place].choose(single.state.view(seat), seat, self._others)
            gained += single.play(action)[mine]
        self._seat = mine if seat == NOBODY else seat
        return gained

    def _row(self) -> NDArray[np.uint8]:
        return self._single.row(self._seat)

    def _info(self) -> dict[str, Any]:
        single = self._single
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._seat, "number": single.number}
        if single.over:
            info |= {"scores": single.state.scores(), "ranking": single.state.ranking()}
        return info
