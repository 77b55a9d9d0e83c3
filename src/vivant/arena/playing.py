"""One game between bots, each shown its own view only; one that crashes, hangs or breaks the rules forfeits it."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from vivant.bots.bot import Budget
from vivant.engine.bits import lowest
from vivant.engine.dice import MAX_SEED, Dice, FastDice
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.state import State

CRASHED: Final = "crashed"  # it ended, or raised an error
LATE: Final = "late"
ILLEGAL: Final = "illegal"  # an action that it may not choose, or none at all
UNASKED: Final = "unasked"  # it spoke out of turn
NONSENSE: Final = "nonsense"  # what it said cannot be read
FAULTS: Final = (CRASHED, LATE, ILLEGAL, UNASKED, NONSENSE)


class Fault(Exception):
    """What a bot did wrong: one of FAULTS, and the details in a line."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = " ".join(detail.split())[:200]


class Sitter(Protocol):
    """What decides for a seat: a bot of the house, or a program that is asked. It may raise a Fault."""

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int: ...

    def budget(self) -> Budget: ...


@dataclass
class Played:
    """How a game ended. With a fault it ended there: `scores` is None, and whoever was at fault has the last rank."""

    scores: list[int] | None
    ranking: list[int]
    length: int  # decisions, also those without a choice
    decisions: list[int]  # by seat, in which there was something to choose
    seconds: list[float]  # by seat, that it thought about them
    longest: list[float]
    guilty: int = -1  # the seat
    fault: Fault | None = None
    actions: list[tuple[int, int]] = field(default_factory=list)  # the seat and what it did, where they are kept

    def won(self) -> list[float]:
        """By seat (and rival) the share of the victory."""
        winners = self.ranking.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranking]


def play_game(
    game: Game,
    sitters: Sequence[Sitter],
    seed: int,
    deal: int,
    *,
    places: Sequence[int] | None = None,
    cheats: Collection[int] = (),
    keep: bool = False,
) -> Played:
    """The deal of this number, with a sitter for each seat; those of the seats in `cheats` see the whole state.

    `places` says whose each seat is, by number: who breaks the rules at one seat loses at all.
    """
    state = game.new()
    dice = FastDice(seed, deal)
    own = [FastDice((seed * 1_000_003 + deal) % MAX_SEED, seat + 1) for seat in range(game.players)]
    seats = game.players
    played = Played(None, [], 0, [0] * seats, [0.0] * seats, [0.0] * seats)
    while not state.is_over():
        waiting = state.to_act()
        if waiting == 0:
            state.roll(dice)
            continue
        seat = lowest(waiting)
        view: State = state if seat in cheats else state.view(seat)
        legal = view.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            sitter = sitters[seat]
            began = time.perf_counter()
            try:
                action = sitter.choose(view, seat, legal, own[seat], sitter.budget())
                if action not in legal:
                    raise Fault(ILLEGAL, str(action))
            except Exception as error:
                played.guilty = seat
                played.fault = error if isinstance(error, Fault) else _crash(error)
            seconds = time.perf_counter() - began
            played.decisions[seat] += 1
            played.seconds[seat] += seconds
            played.longest[seat] = max(played.longest[seat], seconds)
            if played.fault is not None:
                _lose(played, places or range(seats), len(state.scores()))
                return played
        state.apply(seat, action)
        played.length += 1
        if keep:
            played.actions.append((seat, action))
    played.scores, played.ranking = state.scores(), state.ranking()
    return played


def record_of(game: Game, seed: int, deal: int, names: Sequence[str], played: Played) -> str:
    """The record of a game whose actions were kept; of one that was forfeited it has no end."""
    match = Match(game, FastDice(seed, deal), names)
    for seat, action in played.actions:
        match.play(seat, game.text(action))
    return match.record().text()


def _crash(error: Exception) -> Fault:
    fault = Fault(CRASHED, f"{type(error).__name__}: {error}")
    fault.__cause__ = error
    return fault


def _lose(played: Played, places: Sequence[int], scores: int) -> None:
    """Last are all seats of whoever is at fault; the others share the victory, and an automaton is one of them."""
    own = places[played.guilty]
    lost = [seat < len(places) and places[seat] == own for seat in range(scores)]
    last = max(2, lost.count(False) + 1)
    played.ranking = [last if each else 1 for each in lost]
