"""Games: many matches at once, one decision of each a step, as NumPy arrays; `make_vec` makes them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vivant.engine.batch import refused_answer
from vivant.engine.dice import MAX_SEED
from vivant.engine.edition import Edition
from vivant.engine.errors import IllegalAction, IllegalAnswer, MatchError, SetupError, UnknownAction
from vivant.engine.game import Game
from vivant.lab.crew import Crew, Order, OwnCrew, ThreadCrew
from vivant.lab.fleet import REWARDS
from vivant.lab.opponents import Opponents, refuse_unknown
from vivant.lab.showing import Glimpse
from vivant.lab.specs import Spec, game_of, shown, whole_number
from vivant.words import Message, Who

MOST_ENVS: Final = 1 << 24
RANDOM_BITS: Final = 53
BROKEN_OFF: Final = Message("lab-broken-off")


@dataclass(frozen=True, slots=True)
class Batch:
    """What every environment came to by a step: row i of each array is environment i.

    Where `over`, a match has ended by this step: `reward`, `scores` and `ranking` are its own, and the rest is already
    the first decision of the next match (unless matches do not restart). Elsewhere scores and ranking are 0.
    """

    observation: NDArray[np.uint8]  # what the seat to act knows, a cell each; packed, a bit each
    mask: NDArray[Any]  # what it may do, a bool for each action; packed, a bit each
    seat: NDArray[np.int64]  # the seat to act
    reward: NDArray[np.float64]  # by seat
    over: NDArray[np.bool_]
    scores: NDArray[np.int64]  # by seat, then by rival
    ranking: NDArray[np.int64]  # 1 is best
    number: NDArray[np.int64]  # of the match, counted from 1 through all environments
    length: NDArray[np.int64]  # decisions in the match so far
    critic: NDArray[np.uint8] | None  # the observation and what the seat may not know


class Games:
    """`num_envs` matches of a game side by side. Environment i plays the matches i + 1, i + 1 + num_envs, … of a seed.

    Match n draws its chance from `FastDice(seed, n)`: with the same decisions it is the same match, whatever the number
    of environments, workers or threads.
    """

    def __init__(self, crew: Crew, seed: int, packed: bool, copy: bool) -> None:
        self.game: Game = crew.order.game
        self.spec = Spec(self.game, crew.order.critic)
        self.num_envs = crew.order.places
        self.seed = seed
        self.packed = packed
        self.copy = copy
        self._crew: Crew | None = crew
        self._cells = Spec(self.game).size
        self._fresh = True  # nothing was decided yet
        self._halt: Message | None = Message("lab-reset-first")  # why it has to be reset before anything else

    def reset(self, seed: SupportsIndex | None = None) -> Batch:
        """Begin anew, from match 1 of this seed, or of the one there was."""
        crew = self._open()
        if seed is not None:
            self.seed = check_seed(seed)
        if seed is not None or not self._fresh:
            self._fresh = False
            self._go(crew.reset, self.seed)
        self._fresh = True
        self._halt = None
        return self.batch()

    def step(self, actions: ArrayLike) -> Batch:
        """Do one action in each environment. One that is not legal is refused with its rule, and nothing is done."""
        self.advance(actions)
        return self.batch()

    def restart(self, environments: ArrayLike) -> Batch:
        """Begin the next match in those environments that are marked here, where they do not do so by themselves."""
        self.begin_next(environments)
        return self.batch()

    def advance(self, actions: ArrayLike) -> None:
        """What `step` does, and tell nothing yet."""
        crew = self._begun()
        given = self._read(actions)
        illegal = crew.first_illegal(given)
        if illegal >= 0:
            raise self._refusal(crew, illegal, int(given[illegal]))
        self._fresh = False
        self._go(crew.step, given)

    def begin_next(self, environments: ArrayLike) -> None:
        """What `restart` does, and tell nothing yet."""
        crew = self._begun()
        marked = np.asarray(environments)
        if marked.shape != (self.num_envs,) or marked.dtype != np.bool_:
            told = f"{marked.dtype} {list(marked.shape)}"
            raise SetupError(Message("lab-marks", {"count": str(self.num_envs), "given": told}))
        self._fresh = False
        self._go(crew.restart, [int(place) for place in np.flatnonzero(marked)])

    def batch(self) -> Batch:
        """Where everything stands."""
        arrays = self._begun().arrays
        rows, masks = arrays["rows"], arrays["masks"]
        if self.packed:
            if self.copy:
                rows, masks = rows.copy(), masks.copy()
            cells, actions = self._cells // 8, masks.shape[1]
        else:
            rows = np.unpackbits(rows.reshape(-1), bitorder="little").reshape(self.num_envs, -1)
            masks = np.unpackbits(masks.reshape(-1), bitorder="little").reshape(self.num_envs, -1).view(np.bool_)
            cells, actions = self._cells, len(self.game.actions)
        rest = {name: arrays[name].copy() if self.copy else arrays[name] for name in _REST}
        return Batch(
            observation=rows[:, :cells],
            mask=masks[:, :actions],
            seat=rest["seats"][:, 0],
            reward=rest["rewards"],
            over=rest["over"][:, 0].view(np.bool_),
            scores=rest["scores"],
            ranking=rest["ranking"],
            number=rest["numbers"][:, 0],
            length=rest["lengths"][:, 0],
            critic=rows if self.spec.critic else None,
        )

    def look(self, environment: int = 0) -> Glimpse:
        """What the seat to act in this environment sees, as a picture for notebooks."""
        crew = self._begun()
        if not 0 <= environment < self.num_envs:
            last = {"environment": str(environment), "last": str(self.num_envs - 1)}
            raise SetupError(Message("lab-environment", last))
        return Glimpse(self.game, self.game.load(crew.view(environment)))

    def close(self) -> None:
        """End its workers. What was handed out as a copy stays."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None

    def __enter__(self) -> Games:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Games: {self.num_envs} of {self.game.id}, {self.game.players} players, seed {self.seed}>"

    def _open(self) -> Crew:
        if self._crew is None:
            raise SetupError(Message("lab-closed"))
        if self._crew.lost is not None:
            raise SetupError(self._crew.lost)
        return self._crew

    def _begun(self) -> Crew:
        crew = self._open()
        if self._halt is not None:
            raise SetupError(self._halt)
        return crew

    def _go(self, work: Callable[[Any], None], about: Any) -> None:
        """What is broken off on the way, by Ctrl-C or by an opponent, leaves some matches further than others."""
        self._halt = BROKEN_OFF
        try:
            work(about)
        except IllegalAnswer as answer:
            raise refused_answer(self.game, answer) from None
        self._halt = None

    def _read(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            told = f"{given.dtype} {list(given.shape)}"
            raise SetupError(Message("lab-actions", {"count": str(self.num_envs), "given": told}))
        return np.ascontiguousarray(given, np.int64)

    def _refusal(self, crew: Crew, place: int, action: int) -> MatchError:
        """Why nothing was done."""
        game = self.game
        step = int(crew.arrays["lengths"][place, 0])
        where = {"game": game.id, "environment": str(place), "number": str(crew.arrays["numbers"][place, 0])}
        if not 0 <= action < len(game.actions):
            known = {"action": str(action), "last": str(len(game.actions) - 1)}
            return UnknownAction(Message("lab-unknown", {**where, **known}), game.book, step)
        view = game.load(crew.view(place))
        seat = int(crew.arrays["seats"][place, 0])
        reason = game.why_not(view, seat, action)
        assert reason is not None
        told = {"reason": reason.message, "rule": reason.rule or "none", "seat": Who(seat), "action": game.text(action)}
        return IllegalAction(Message("lab-illegal", {**where, **told}), game.book, step, reason)


_REST: Final = ("seats", "rewards", "over", "scores", "ranking", "numbers", "lengths")


def make_vec(
    game: Game | str,
    num_envs: SupportsIndex = 1,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    *,
    opponents: Opponents = None,
    seat: SupportsIndex | str = 0,
    seed: SupportsIndex = 1,
    reward: str = "rank",
    packed: bool = False,
    critic: bool = False,
    restarts: bool = True,
    copy: bool = True,
    workers: SupportsIndex = 0,
    threads: SupportsIndex = 0,
) -> Games:
    """Many matches of a game, stepped together.

    Without `opponents` the learner decides for every seat, one after another. A name (a bot's, or `quick`) or a Policy
    plays all seats but `seat`, which may be "turning"; a mapping names the opponents of some seats. `reward` is told
    for all seats: at the end by "rank" (1 shared by the firsts, less an equal share), "points" or "margin" over the
    best other, or as points are won, "gain". With `packed` rows and masks are bits, and without `copy` arrays that
    the next step overwrites. `workers` are processes; `threads` need a Python without a global lock.
    """
    places = whole_number(num_envs)
    if places is None or not 1 <= places <= MOST_ENVS:
        told = {"what": "num_envs", "most": str(MOST_ENVS), "given": shown(num_envs)}
        raise SetupError(Message("lab-number", told))
    processes, hands = (_hands(what, given, places) for what, given in (("workers", workers), ("threads", threads)))
    if processes and hands:
        raise SetupError(Message("lab-either"))
    refuse_unknown("reward", reward, REWARDS)
    seed = check_seed(seed)
    order = Order(game_of(game, players, options, edition), opponents, seat, reward, critic, restarts, places)
    crew: Crew
    if processes:
        from vivant.lab.workers import WorkerCrew

        crew = WorkerCrew(order, seed, processes)
    elif hands:
        crew = ThreadCrew(order, seed, hands)
    else:
        crew = OwnCrew(order, seed)
    return Games(crew, seed, packed, copy)


def _hands(what: str, given: SupportsIndex, most: int) -> int:
    """So many workers or threads."""
    number = whole_number(given)
    if number is None or not 0 <= number <= most:
        raise SetupError(Message("lab-hands", {"what": what, "most": str(most), "given": shown(given)}))
    return number


def check_seed(seed: SupportsIndex) -> int:
    """A SetupError unless it is one."""
    number = whole_number(seed)
    if number is None or not 0 <= number <= MAX_SEED:
        raise SetupError(Message("lab-seed", {"most": str(MAX_SEED), "given": shown(seed)}))
    return number


def random_seed() -> int:
    """One that nobody has chosen, short enough to be read in any program."""
    return secrets.randbits(RANDOM_BITS)
