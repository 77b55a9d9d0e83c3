"""Crew: the fleets of a vector, in this process: one, or several in threads of a Python that has no global lock."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import pairwise
from typing import Any, Final, SupportsIndex

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from vivant.engine.encoding import observer_of
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.lab.fleet import Fleet, Terms
from vivant.lab.opponents import Opponents, seating
from vivant.words import Message

Arrays = dict[str, NDArray[Any]]

KINDS: Final = {
    "rows": np.uint8,
    "masks": np.uint8,
    "seats": np.int64,
    "numbers": np.int64,
    "lengths": np.int64,
    "over": np.uint8,
    "rewards": np.float64,
    "scores": np.int64,
    "ranking": np.int64,
}


class Order:
    """What a crew sails with: everything that a fleet is made of, in a form that travels between processes."""

    def __init__(
        self,
        game: Game,
        opponents: Opponents,
        seat: SupportsIndex | str,
        reward: str,
        critic: bool,
        restarts: bool,
        places: int,
    ) -> None:
        self.game = game
        self.opponents = opponents
        self.seat = seat
        self.reward = reward
        self.critic = critic
        self.restarts = restarts
        self.places = places  # of all fleets together

    def fleet(self, first: int, places: int, seed: int, own_game: bool = False) -> Fleet:
        """That of some places, from `first` on. With `own_game` it shares no setup with other fleets."""
        kind, made_of = self.game.__reduce__()
        game = kind(*made_of) if own_game else self.game
        policies, learns, turning = seating(game, self.opponents, self.seat)
        terms = Terms(game.players, len(game.rivals()), policies, learns, turning, self.reward)
        terms.critic = self.critic
        terms.restarts = self.restarts
        return Fleet(game.new(), observer_of(game), terms, places, seed, first + 1, self.places)


def arrays_of(fleet: Fleet, places: int) -> Arrays:
    """What NumPy sees of a fleet: without a copy, and read-only; each step writes it anew."""
    return {name: np.frombuffer(getattr(fleet, name), kind).reshape(places, -1) for name, kind in KINDS.items()}


def shares(places: int, parts: int) -> list[tuple[int, int]]:
    """First place and number of places of each part."""
    edges = [part * places // parts for part in range(parts + 1)]
    return [(begin, end - begin) for begin, end in pairwise(edges)]


class Crew:
    """Fleets that go as one; `arrays` are what the last step left, by place."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.arrays: Arrays = {}
        self.places = np.arange(order.places)
        self.lost: Message | None = None  # why nothing can be asked of it any more

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        """The first place whose action is none that is legal there; -1 where all are."""
        inside = actions.view(np.uint64) < len(self.order.game.actions)  # a negative one is a very large one
        safe = actions if inside.all() else np.where(inside, actions, 0)
        legal = (self.arrays["masks"][self.places, safe >> 3] >> (safe & 7) & 1) != 0
        legal &= inside
        if not self.order.restarts:
            legal |= self.arrays["over"][:, 0] != 0
        return -1 if legal.all() else int(legal.argmin())

    def step(self, actions: NDArray[np.int64]) -> None:
        raise NotImplementedError

    def reset(self, seed: int) -> None:
        raise NotImplementedError

    def restart(self, places: list[int]) -> None:
        """The next match of each of these places begins."""
        raise NotImplementedError

    def view(self, place: int) -> Any:
        """What the seat that is asked there knows, as data."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError


class OwnCrew(Crew):
    """One fleet, here."""

    def __init__(self, order: Order, seed: int) -> None:
        super().__init__(order)
        self.fleet = order.fleet(0, order.places, seed)
        self.arrays = arrays_of(self.fleet, order.places)

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        return self.fleet.first_illegal(vec[i64](actions))

    def step(self, actions: NDArray[np.int64]) -> None:
        self.fleet.step(vec[i64](actions))

    def reset(self, seed: int) -> None:
        self.fleet.reset(seed, 1, self.order.places)

    def restart(self, places: list[int]) -> None:
        for place in places:
            self.fleet.restart(place)

    def view(self, place: int) -> Any:
        return view_data(self.fleet, place)

    def close(self) -> None:
        pass


class ThreadCrew(Crew):
    """A fleet a thread, each with a game of its own: shared objects would hold the threads up."""

    def __init__(self, order: Order, seed: int, threads: int) -> None:
        super().__init__(order)
        if not runs_threads():
            raise SetupError(Message("lab-threads"))
        self.pool = ThreadPoolExecutor(threads)
        self._waiting: list[Future[None]] = []
        self.shares = shares(order.places, threads)
        self.fleets = list(
            self.pool.map(lambda share: order.fleet(share[0], share[1], seed, own_game=True), self.shares)
        )
        self.parts = [arrays_of(fleet, places) for fleet, (_, places) in zip(self.fleets, self.shares, strict=True)]
        self.arrays = {name: np.concatenate([part[name] for part in self.parts]) for name in KINDS}

    def step(self, actions: NDArray[np.int64]) -> None:
        self._together(lambda part: self._step(part, actions))

    def _together(self, work: Callable[[int], None]) -> None:
        """Each part in a thread. Those of a step that was broken off come to their end before the next begins."""
        wait(self._waiting)
        self._waiting = [self.pool.submit(work, part) for part in range(len(self.fleets))]
        wait(self._waiting)
        for done in self._waiting:
            done.result()

    def _step(self, part: int, actions: NDArray[np.int64]) -> None:
        first, places = self.shares[part]
        self.fleets[part].step(vec[i64](actions[first : first + places]))
        self._tell(part)

    def reset(self, seed: int) -> None:
        self._together(lambda part: self._reset(part, seed))

    def _reset(self, part: int, seed: int) -> None:
        self.fleets[part].reset(seed, self.shares[part][0] + 1, self.order.places)
        self._tell(part)

    def restart(self, places: list[int]) -> None:
        for part, (first, count) in enumerate(self.shares):
            for place in places:
                if first <= place < first + count:
                    self.fleets[part].restart(place - first)
            self._tell(part)

    def view(self, place: int) -> Any:
        part = next(at for at, (first, places) in enumerate(self.shares) if first <= place < first + places)
        return view_data(self.fleets[part], place - self.shares[part][0])

    def close(self) -> None:
        self.pool.shutdown()

    def _tell(self, part: int) -> None:
        first, places = self.shares[part]
        for name, array in self.parts[part].items():
            self.arrays[name][first : first + places] = array


def view_data(fleet: Fleet, place: int) -> Any:
    return fleet.states[place].view(fleet.seats[place]).data()


def runs_threads() -> bool:
    """Whether threads of this Python run side by side: then it has no global lock."""
    return not getattr(sys, "_is_gil_enabled", lambda: True)()
