"""A tiny game of the tests' own, interpreted: a phase in which all seats act at once, chance inside it, a secret.

Chance lays down a secret of 1 to 3 (odds 1, 2, 3) that nobody sees. Then every seat, all at once, takes two different
letters of a, b, c; or, for one of them, it draws, and chance answers that seat with a number from 1 to 6. When all
have two, the seats act in turn: `look` shows the secret to them, `pass` does not. A letter is worth 1, 2 or 3 points, a
draw its number, the secret its value to those who looked.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from vivant.engine.board import Board, Span
from vivant.engine.dice import Dice
from vivant.engine.edition import Edition, Entries
from vivant.engine.game import CHANCE, Game, LogLine, Step
from vivant.engine.option import Option
from vivant.engine.reason import Points, Reason
from vivant.engine.space import Block, Space
from vivant.engine.state import EVERYTHING, State
from vivant.words import COMMON, Book, Message, Who

ACTIONS = ["a", "b", "c", "draw", "look", "pass"]
DRAW, LOOK, PASS = 3, 4, 5
FOLDER = Path(__file__).parent / "toy_files"


class ToyState(State):
    def __init__(self, players: int) -> None:
        self.players = players
        self.viewer = EVERYTHING
        self.secret = 0  # 0: not laid down yet, or not known
        self.laid = False
        self.chosen: list[list[int]] = [[] for _ in range(players)]
        self.drawn = [0] * players
        self.waiting = -1  # the seat whose draw chance has to answer
        self.looked: list[int] = []  # by seat in turn: 1 looked, 0 passed

    def choosing(self) -> list[int]:
        return [seat for seat in range(self.players) if len(self.chosen[seat]) < 2]

    def to_act(self) -> int:
        if self.is_chance() or self.is_over():
            return 0
        choosing = self.choosing()
        return sum(1 << seat for seat in choosing) if choosing else 1 << len(self.looked)

    def is_chance(self) -> bool:
        return not self.laid or self.waiting >= 0

    def is_over(self) -> bool:
        return len(self.looked) == self.players

    def legal(self, seat: int) -> list[int]:
        if not self.to_act() >> seat & 1:
            return []
        if not self.choosing():
            return [LOOK, PASS]
        return [action for action in range(4) if action not in self.chosen[seat]]

    def apply(self, seat: int, action: int) -> None:
        if action in (LOOK, PASS):
            self.looked.append(int(action == LOOK))
            return
        self.chosen[seat] = sorted([*self.chosen[seat], action])
        if action == DRAW:
            self.waiting = seat

    def outcomes(self) -> list[tuple[int, int]]:
        return [(at, at + 1) for at in range(3)] if not self.laid else [(at, 1) for at in range(3, 9)]

    def apply_outcome(self, outcome: int) -> None:
        if not self.laid:
            self.laid = True
            self.secret = outcome + 1
        else:
            self.drawn[self.waiting] = outcome - 2
            self.waiting = -1

    def clone(self) -> ToyState:
        same = ToyState(self.players)
        same.viewer = self.viewer
        same.secret = self.secret
        same.laid = self.laid
        same.chosen = [list(one) for one in self.chosen]
        same.drawn = list(self.drawn)
        same.waiting = self.waiting
        same.looked = list(self.looked)
        return same

    def view(self, seat: int) -> ToyState:
        seen = self.clone()
        seen.viewer = seat
        if not (0 <= seat < len(self.looked) and self.looked[seat]):
            seen.secret = 0
        return seen

    def imagine(self, dice: Dice) -> ToyState:
        whole = self.clone()
        whole.viewer = EVERYTHING
        if whole.laid and not whole.secret:
            drawn = dice.below(6)
            whole.secret = 1 if drawn < 1 else 2 if drawn < 3 else 3
        return whole

    def data(self) -> Any:
        return {
            "viewer": self.viewer,
            "secret": self.secret,
            "laid": self.laid,
            "chosen": [list(one) for one in self.chosen],
            "drawn": list(self.drawn),
            "waiting": self.waiting,
            "looked": list(self.looked),
        }

    def scores(self) -> list[int]:
        return [sum(self.points(seat)) for seat in range(self.players)]

    def points(self, seat: int) -> list[int]:
        """One by one."""
        values = [action + 1 for action in self.chosen[seat] if action < DRAW] + [self.drawn[seat]]
        return [*values, self.secret] if len(self.looked) > seat and self.looked[seat] else values

    def seen(self, seat: int) -> int:
        if seat < 0:
            return 0
        return int(self.drawn[seat] > 0) + int(len(self.looked) > seat and self.looked[seat])


class Toy(Game[ToyState]):
    id = "toy"
    folder = FOLDER
    book = Book(FOLDER, ("words",), COMMON)
    turn_rule = "TY-2"
    counts = (2, 3)

    def __init__(self, players: int = 2, options: Any = None, edition: Edition | None = None) -> None:
        super().__init__(players, options, edition)
        self.actions = Space(Block("", ACTIONS, written="{}"))
        secret = Block("secret", ["1", "2", "3"], written="secret={}")
        self.outcomes = Space(secret, Block("die", [str(value) for value in range(1, 7)], written="die={}"))
        self.most_steps = 1 + 4 * players

    @classmethod
    def read_components(cls, file: Entries) -> type[Toy]:
        file.table("toy").number("secrets", least=3, most=9)
        return cls

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        return (Option("rush", False, (False, True)), Option("speed", 5, least=-3, most=9))

    def new(self) -> ToyState:
        return ToyState(self.players)

    def load_data(self, data: Any) -> ToyState:
        state = ToyState(self.players)
        for name in state.data():
            setattr(state, name, data[name])
        return state.clone()

    def reason(self, view: ToyState, seat: int, action: int) -> Reason:
        return Reason("TY-1" if view.choosing() else "TY-2", Message("refuse-letter", {"letter": self.text(action)}))

    def breakdown(self, view: ToyState, seat: int) -> list[Points]:
        return [Points(value, "TY-1", Message("title")) for value in view.points(seat)]

    def question(self, view: ToyState, seat: int) -> Message:
        return Message("ask-letter" if view.choosing() else "ask-look")

    def tell(self, before: ToyState, step: Step, after: ToyState, seat: int) -> list[LogLine]:
        if step.who == CHANCE:
            return []
        return [LogLine(Message("log-did", {"seat": Who(step.who), "what": self.text(step.do)}))]

    def board(self, view: ToyState, lang: str, names: list[str], plain: bool = False) -> Board:
        return [[Span(str(view.data()))]]

    def pieces(self, state: ToyState) -> Counter[str]:
        return Counter(secret=1, letters=3)
