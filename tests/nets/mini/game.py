"""Mini as the house knows it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from vivant.engine.actions import Space
from vivant.engine.board import Board, Span
from vivant.engine.edition import Edition
from vivant.engine.game import CHANCE, Game, LogLine, Step
from vivant.engine.option import Option
from vivant.engine.state import State
from vivant.words import COMMON, Book, Message, Who

from .state import BID, BIDS, CARDS, COIN, HAND, OPTIONS, MiniState, action_text

FOLDER = Path(__file__).parent
BOOK = Book(FOLDER, ("words",), COMMON)


class Mini(Game):
    """Two tricks, with bids made at once."""

    id = "mini"
    folder = FOLDER
    book = BOOK
    state_type = MiniState
    turn_rule = "MI-03"

    def __init__(self, players: int, options: Any = None, edition: Edition | None = None) -> None:
        super().__init__(players, options, edition)
        self.actions = Space([action_text(action) for action in range(len(CARDS) + len(BIDS))])
        self.outcomes = Space([*CARDS, "heads", "tails"])
        self.most_steps = players * HAND + players + players * HAND + HAND

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        """There is but one."""

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        return (2, 3)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        return (
            Option("first", 0, tuple(range(players))),
            Option("prize", 1, least=1, most=3),
            Option("open", False, (False, True)),
        )

    def new(self) -> MiniState:
        return self.state_type(self.players, self.options["first"], self.options["prize"], self.options["open"])

    def load_data(self, data: Any) -> MiniState:
        state = self.new()
        for name in vars(state):
            if name not in OPTIONS:
                setattr(state, name, _deep(data[name]))
        return state

    def question(self, view: MiniState, seat: int) -> Message:
        return Message("ask-bid" if view.stage == BID else "ask-play")

    def tell(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[LogLine]:
        if step.who == CHANCE:
            if step.do >= COIN:
                return [LogLine(Message("log-coin", {"side": self.outcome_text(step.do)}), "MI-04")]
            if after.stage == BID and seat >= 0:
                return [LogLine(Message("log-hand", {"cards": " ".join(CARDS[card] for card in after.hands[seat])}))]
            return []
        if before.stage == BID:
            bids = [LogLine(Message("log-bids"), "MI-02")] if after.shows_bids() else []
            return [LogLine(Message("log-bid", {"seat": Who(step.who)}), "MI-02"), *bids]
        return [LogLine(Message("log-play", {"seat": Who(step.who), "card": CARDS[step.do]}), "MI-03")]

    def board(self, view: MiniState, lang: str, names: list[str], plain: bool = False) -> Board:
        board = [[Span(BOOK.words(lang)("title"), "strong")]]
        for seat, name in enumerate(names):
            cards = " ".join(CARDS[card] for card in view.hands[seat])
            board.append([Span(f"{name}: {cards} {view.bids[seat]} {view.tricks[seat]} {view.points[seat]}")])
        return [*board, [Span(" ".join(f"{names[seat]} {CARDS[card]}" for seat, card in view.table))]]

    def pieces(self, state: State) -> Counter[str]:
        assert isinstance(state, MiniState)
        return Counter(CARDS[card] for place in [state.deck, *state.hands, *state.played] for card in place)


def _deep(value: Any) -> Any:
    return [_deep(item) for item in value] if isinstance(value, list) else value
