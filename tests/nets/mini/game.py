"""Mini as the house knows it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from vivant.engine.board import Board, Span
from vivant.engine.edition import Edition, Entries
from vivant.engine.game import CHANCE, Game, LogLine, Step
from vivant.engine.option import Option
from vivant.engine.reason import Points, Reason
from vivant.engine.space import Block, Space
from vivant.words import Message, Who

from .state import BID, BIDS, CARDS, COIN, HAND, OPTIONS, SUITS, MiniState


class Mini(Game[MiniState]):
    """Two tricks, with bids made at once."""

    id = "mini"
    counts = (2, 3)
    turn_rule = "MI-03"

    def prepare(self) -> None:
        self.actions = Space(Block("play", CARDS, written="{}"), Block("bid", [str(bid) for bid in BIDS]))
        self.outcomes = Space(Block("deal", CARDS, written="{}"), Block("coin", ["heads", "tails"], written="{}"))
        self.most_steps = self.players * HAND + self.players + self.players * HAND + HAND

    @classmethod
    def read_components(cls, file: Entries) -> type[Mini]:
        """There is but one edition."""
        file.table("cards").only("ranks", "hand")
        return cls

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

    def reason(self, view: MiniState, seat: int, action: int) -> Reason:
        text = self.text(action)
        if (view.stage == BID) != (action >= len(CARDS)):
            return Reason("MI-02", Message("refuse-time", {"action": text}))
        if action not in view.hands[seat]:
            return Reason("MI-01", Message("refuse-held", {"action": text}))
        return Reason("MI-03", Message("refuse-suit", {"suit": SUITS[view.suit_led()]}))

    def breakdown(self, view: MiniState, seat: int) -> list[Points]:
        points = [Points(view.points[seat], "MI-04", Message("points-tricks", {"count": view.points[seat]}))]
        return [*points, Points(view.prize, "MI-04", Message("points-bid"))] if view.holds(seat) else points

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
        board = [[Span(self.book.words(lang)("title"), "strong")]]
        for seat, name in enumerate(names):
            cards = " ".join(CARDS[card] for card in view.hands[seat])
            board.append([Span(f"{name}: {cards} {view.bids[seat]} {view.tricks[seat]} {view.points[seat]}")])
        return [*board, [Span(" ".join(f"{names[seat]} {CARDS[card]}" for seat, card in view.table))]]

    def pieces(self, state: MiniState) -> Counter[str]:
        return Counter(CARDS[card] for place in [state.deck, *state.hands, *state.played] for card in place)


def _deep(value: Any) -> Any:
    return [_deep(item) for item in value] if isinstance(value, list) else value
