"""The table of Magpies in a terminal, drawn in lines or said in sentences."""

from __future__ import annotations

from magpies.rules import HIDDEN, NOT_YET, MagpiesState
from magpies.words import BOOK
from vivant.engine.board import Board, Line, Span
from vivant.words import Listing

COLOURS = ("red", "yellow", "green", "blue", "purple")


class Table:
    """A view as one person sees it; `plain` is for ears: no columns, and cards in words."""

    def __init__(self, view: MagpiesState, lang: str, names: list[str], plain: bool) -> None:
        self.view = view
        self.words = BOOK.words(lang)
        self.names = names
        self.plain = plain

    def draw(self) -> Board:
        view, parts = self.view, self.view.setup.parts
        round = min(view.round + 1, parts.rounds)
        board = [
            [Span(self.words("board-title", round=round, rounds=parts.rounds), "strong")],
            [Span(self.words("board-table", worths=self._worths(view.table)), "strong")],
            [Span(self.words("board-pile", worths=self._worths(view.pile)), "soft")],
            [],
            *(self._seat(seat) for seat in range(view.setup.players)),
        ]
        if view.last:
            board += [[], self._last_round()]
        for seat, hand in enumerate(view.hands):
            if hand:
                board += [[], self._hand(seat, hand)]
        return board

    def _seat(self, seat: int) -> Line:
        """Name, points, cards in hand, rests left, and whether the seat has chosen."""
        view, chosen = self.view, self.view.choices[seat]
        figures = [
            self.words("board-points", points=view.scores()[seat]),
            self.words("board-cards", cards=view.hand_size(seat)),
            self.words("board-rests", rests=view.rests_left(seat)),
        ]
        if self.plain:
            line = [Span(self.words("plain-seat", name=self.names[seat], figures=Listing(tuple(figures))))]
        else:
            line = [Span(self.names[seat].ljust(max(map(len, self.names))), "strong")]
            line += [Span("  " + figure.rjust(9), "soft") for figure in figures]
        if chosen == HIDDEN:
            line.append(Span("  " + self.words("board-ready")))
        elif chosen != NOT_YET:
            line += [Span("  " + self.words("board-choice") + " "), self._choice(chosen)]
        return line

    def _last_round(self) -> Line:
        line = [Span(self.words("board-last") + " ", "soft")]
        for seat, choice in enumerate(self.view.last):
            line += [Span((", " if seat else "") + self.names[seat] + " ", "soft"), self._choice(choice)]
        return line

    def _hand(self, seat: int, hand: tuple[int, ...]) -> Line:
        own = seat == self.view.viewer
        line = [Span(self.words("board-hand") if own else self.words("board-hand-of", name=self.names[seat]), "strong")]
        for at, card in enumerate(hand):
            line += [Span(", " if self.plain and at else " "), self._card(card)]
        return line

    def _worths(self, worths: tuple[int, ...]) -> object:
        return Listing(tuple(str(worth) for worth in worths)) if worths else self.words("board-nothing")

    def _choice(self, choice: int) -> Span:
        return Span(self.words("board-rest")) if choice == self.view.setup.rest else self._card(choice)

    def _card(self, card: int) -> Span:
        parts = self.view.setup.parts
        feather = parts.feather(card)
        if self.plain:
            return Span(self.words("plain-card", feather=feather, rank=parts.rank(card)))
        return Span(parts.cards[card], feather if feather in COLOURS else "")
