"""What one game tells, step by step: which components came up and who took them, points by source, who led when."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from vivant.coach import advise
from vivant.coach.advice import SHOWN
from vivant.engine.bits import lowest
from vivant.engine.component import Component
from vivant.engine.dice import MAX_SEED, Dice, FastDice
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.reason import Points
from vivant.engine.scoresheet import category_of
from vivant.engine.state import State, draw_outcome
from vivant.words import Message

NOBODY: Final = -1  # the seat of a row that says only that a component came up in the game
MOMENTS: Final = 10  # parts that a game is cut into to tell who led when
WORLDS: Final = 16  # in which the coach compares actions
AT_LEISURE: Final = 1e9  # seconds: what it says follows from the worlds alone, the same on every machine
OTHER_STREAM: Final = 15_485_863  # a prime: what is sampled is not drawn with the dice of the deal

Decide = Callable[[State, int, Dice], int]  # the state, a seat that is asked, and the dice of the deal


@dataclass
class Advised:
    """What the coach says of one decision: how many choices, and by how much the best is ahead of the second."""

    seat: int
    choices: int
    gap: float
    error: float

    @property
    def clear(self) -> bool:
        return self.gap >= SHOWN and self.gap > self.error


@dataclass
class ToldGame:
    """All that is counted of a game, by seat; rivals without a seat have points and a place in `timeline`."""

    first: int = 0  # the seat that decided first
    decisions: int = 0
    choices: int = 0  # decisions in which there was something to choose
    rounds: int = 0  # in which there was a decision
    settled: float | None = None  # after which share of the decisions the winner led for good; None where two won
    met: set[Component] = field(default_factory=set)
    taken: Counter[tuple[int, Component]] = field(default_factory=Counter)
    points: defaultdict[tuple[int, Component], float] = field(default_factory=lambda: defaultdict(float))
    sources: Counter[tuple[int, str]] = field(default_factory=Counter)
    timeline: list[list[int]] = field(default_factory=list)  # everybody's points at the moments, the first one at 0
    advised: Advised | None = None


def tell_game(game: Game, seed: int, deal: int, decide: Decide, coach: bool = False) -> ToldGame:
    """Play the deal of this number once more, by these decisions, and listen to what its log and its points name."""
    teller = _Teller(game, seed, deal, coach)
    teller.play(decide, FastDice(seed, deal))
    return teller.told


@lru_cache(16)
def _row_of(game: Game, kinds: tuple[str, ...]) -> dict[str, str]:
    """Kinds of points that a score sheet calls alike are one source: the first of them."""
    words = game.book.words("en")
    firsts: dict[str, str] = {}
    return {
        kind: firsts.setdefault(words.say(category_of(game, Points(0, "", Message(f"points-{kind}")))), kind)
        for kind in kinds
    }


class _Teller:
    def __init__(self, game: Game, seed: int, deal: int, coach: bool) -> None:
        self.game = game
        self.namer = game.namer
        self.told = ToldGame()
        self.state = game.new()
        self.scores: list[list[int]] = []
        self.rounds: set[object] = set()
        self.lottery = FastDice((seed * OTHER_STREAM + deal) % MAX_SEED, deal) if coach else None
        self.drawn: tuple[State, int] | None = None  # the decision that the coach will look at
        self.seats = range(game.players)

    def play(self, decide: Decide, dice: Dice) -> None:
        state, n = self.state, 0
        while not state.is_over():
            n += 1
            waiting = state.to_act()
            before = state.clone()
            if waiting == 0:
                outcome = draw_outcome(state, dice)
                state.apply_outcome(outcome)
                self.listen(before, Step(n, CHANCE, outcome), self.seats)
                continue
            seat = lowest(waiting)
            self.look(before, seat)
            action = decide(state, seat, dice)
            state.apply(seat, action)
            self.listen(before, Step(n, seat, action), (seat,))
        self.end()

    def look(self, state: State, seat: int) -> None:
        """Before a decision: what there is to choose, what stands, and which round it is."""
        view, told = state.view(seat), self.told
        legal = view.legal(seat)
        if told.decisions == 0:
            told.first = seat
        told.decisions += 1
        self.scores.append(state.scores())
        status = self.game.status(view)
        if status is not None:
            self.rounds.add(status.args.get("round"))
        for action in legal:
            told.met |= self.namer.named(self.game.label(view, seat, action))
        if len(legal) > 1:
            told.choices += 1
            if self.lottery is not None and self.lottery.below(told.choices) == 0:
                self.drawn = view, seat

    def listen(self, before: State, step: Step, readers: Iterable[int]) -> None:
        """What is told of a step to those who may hear it; a public taking that several read is one."""
        heard: dict[tuple[int, Component], int] = {}
        for reader in readers:
            own: Counter[tuple[int, Component]] = Counter()
            for line in self.game.tell(before, step, self.state, reader):
                self.told.met |= self.namer.named(line.message)
                own.update(self.namer.taken(line.message, reader))
            for key, count in own.items():
                heard[key] = max(count, heard.get(key, 0))
        self.told.taken.update(heard)

    def end(self) -> None:
        game, state, told = self.game, self.state, self.told
        told.rounds = max(1, len(self.rounds))
        self.scores.append(state.scores())
        told.timeline = [self.scores[moment * told.decisions // MOMENTS] for moment in range(MOMENTS + 1)]
        told.settled = self.settled()
        for seat in range(len(self.scores[-1])):
            if seat < game.players and (note := game.note(state, seat)) is not None:
                self.note(note, seat)
            told.sources.update({(seat, source): 0 for source in _row_of(game, game.categories).values()})
            for points in game.breakdown(state, seat):
                kind = points.message.key.removeprefix("points-")
                told.sources[seat, _row_of(game, game.categories).get(kind, kind)] += points.value
                self.count(points.message, points.value, seat)
        if self.drawn is not None and self.lottery is not None:
            self.advise(*self.drawn, self.lottery)

    def note(self, note: Message, seat: int) -> None:
        self.told.met |= self.namer.named(note)
        for key in self.namer.taken(note, seat):
            self.told.taken[key] = max(1, self.told.taken[key])

    def count(self, message: Message, points: int, seat: int) -> None:
        """Components of a kind that are named together share the points."""
        named = self.namer.named(message)
        self.told.met |= named
        kinds = Counter(one.kind for one in named)
        for one in named:
            self.told.points[seat, one] += points / kinds[one.kind]

    def settled(self) -> float | None:
        """Ahead is who has more points than all others; where a tie was broken, nobody was before the end."""
        ranking = self.state.ranking()
        if ranking.count(1) != 1:
            return None
        winner = ranking.index(1)
        last = 0
        for at, scores in enumerate(self.scores):
            if any(scores[winner] <= other for seat, other in enumerate(scores) if seat != winner):
                last = at + 1
        return min(1.0, last / max(1, self.told.decisions))

    def advise(self, view: State, seat: int, dice: Dice) -> None:
        best = advise(self.game, view, seat, dice, AT_LEISURE, WORLDS)[0]
        self.told.advised = Advised(seat, len(view.legal(seat)), best.gap.mean, best.gap.error)
