"""The table of Vivo in a terminal: what a person may look at (VO-22, VO-R6), drawn in lines or said in sentences."""

from __future__ import annotations

from vivant.engine.bits import count_bits, members
from vivant.engine.board import Board, Line, Span
from vivant.games.vivo.cards import KINDS, NONE, Setup, pile_count
from vivant.games.vivo.rules import OVER, VivoState
from vivant.words import Listing, Message, Words

COLOURS = ("red", "green", "blue", "yellow", "purple")
GAP = "  "


def draw_board(setup: Setup, view: VivoState, words: Words, names: list[str], plain: bool) -> Board:
    return _Table(setup, view, words, names, plain).draw()


class _Table:
    def __init__(self, setup: Setup, view: VivoState, words: Words, names: list[str], plain: bool) -> None:
        self.setup = setup
        self.view = view
        self.words = words
        self.names = names
        self.plain = plain

    def draw(self) -> Board:
        board = [self._title(), *self._harmony(), []]
        board += [self._seat(seat) for seat in range(self.setup.players)]
        if self.view.laid == 0 and self.view.last_high >= 0:
            board += [[], self._last_trick()]
        if self.setup.open_discards or self.view.stage == OVER:
            board += [[], *self._played()]
        hands = self._hands()
        if hands:
            board += [[], *hands]
        return board

    def _title(self) -> Line:
        view = self.view
        args = {
            "round": view.round + 1,
            "rounds": self.setup.rounds,
            "trick": min(view.trick + 1, self.setup.tricks),
            "tricks": self.setup.tricks,
        }
        return [Span(self.words("board-title", **args), "strong")]

    def _harmony(self) -> list[Line]:
        view = self.view
        if view.now == NONE:
            return []
        opened = Listing(tuple(self.setup.suits_in(view.open_cards)))
        key = "board-harmony-open" if view.open_cards else "board-harmony"
        name = self.setup.kind_name(view.now)
        lines = [[Span(self.words(key, harmony=name, suits=view.now + 1, open=opened), "strong")]]
        rest = [
            Message("board-kind", {"count": pile_count(view.pile, kind), "kind": name})
            for kind, name in enumerate(KINDS)
            if pile_count(view.pile, kind)
        ]
        if view.next != NONE:
            following = self.setup.kind_name(view.next)
            key = "board-next" if rest else "board-next-last"
            lines.append([Span(self.words(key, harmony=following, rest=Listing(tuple(rest))), "soft")])
        return lines

    def _seat(self, seat: int) -> Line:
        """Turn, name, points, cards in hand, the card on the table, the scoring row."""
        view, own = self.view, self.view.seats[seat]
        turn = view.turn == seat
        up = members(own.face_up)
        down = count_bits(own.face_down)
        if self.plain:
            line = [
                Span(self.words("plain-seat", name=self.names[seat], points=own.points, cards=view.hand_size(seat)))
            ]
            if own.card != NONE:
                line += [Span(" "), *self._laid(seat, own.card, view.off)]
            if turn:
                line.append(Span(" " + self.words("plain-turn")))
            if up:
                line += [Span(" " + self.words("plain-up") + " "), *self._cards(up), Span(".")]
            if down:
                line += [Span(" " + self.words("board-down", count=down)), *self._own_down(seat), Span(".")]
            return line
        width = max(len(name) for name in self.names)
        line = [
            Span("▸ " if turn else "  ", "choice"),
            Span(self.names[seat].ljust(width), "strong" if turn else ""),
            Span(GAP + self.words("board-points", points=own.points).rjust(9)),
            Span(GAP + self.words("board-cards", cards=view.hand_size(seat)).rjust(8), "soft"),
            Span(GAP),
        ]
        laid = self._on_table(seat)
        width = max(_width(self._on_table(other)) for other in range(self.setup.players))
        line += [*laid, Span(" " * (width - _width(laid)))]
        row = self._cards(up)
        if down:
            row += [Span(" + " if row else ""), Span(self.words("board-down", count=down), "soft")]
            row += self._own_down(seat)
        return [*line, Span(GAP + "│ ", "soft"), *row]

    def _on_table(self, seat: int) -> Line:
        """What lies there of this trick, or that it is awaited."""
        card = self.view.seats[seat].card
        if card == NONE:
            return [Span("…" if self.view.turn == seat else "")]
        return self._laid(seat, card, self.view.off)

    def _own_down(self, seat: int) -> Line:
        """The face-down cards of the one who looks: one's own row may always be looked at (VO-22)."""
        if seat != self.view.viewer:
            return []
        return [Span(" (", "soft"), *self._cards(members(self.view.seats[seat].face_down)), Span(")", "soft")]

    def _laid(self, seat: int, card: int, off: int) -> Line:
        """A card on the table with what it is so far."""
        view = self.view
        line = [self._card(card)]
        if 1 << card & off:
            line.append(Span(" ✗ " + self.words("board-off") if not self.plain else ", " + self.words("board-off")))
        elif view.laid > 1 and view.high_rank != view.low_rank and seat in (view.high_seat, view.low_seat):
            mark = self.words("board-highest" if seat == view.high_seat else "board-lowest")
            line.append(Span((", " if self.plain else " ") + mark, "soft"))
        return line + ([Span(".")] if self.plain else [])

    def _last_trick(self) -> Line:
        view = self.view
        line = [Span(self.words("board-last", harmony=self.setup.kind_name(view.last_now)) + " ", "soft")]
        for place in range(self.setup.players):
            seat = (view.last_leader + place) % self.setup.players
            card = view.seats[seat].last_card
            line += [Span(self.names[seat] + " ", "soft"), self._card(card)]
            if 1 << card & view.last_off:
                line.append(Span(" " + self.words("board-off") if self.plain else " ✗"))
            elif seat == view.last_high:
                line.append(Span(" " + self.words("board-highest"), "soft"))
            elif seat == view.last_low:
                line.append(Span(" " + self.words("board-lowest"), "soft"))
            if place < self.setup.players - 1:
                line.append(Span(", " if self.plain else " · ", "soft"))
        return line

    def _played(self) -> list[Line]:
        """All cards of this round, where all may look (option `open_discards`, and at the end)."""
        lines = []
        for seat, own in enumerate(self.view.seats):
            if own.played:
                label = self.words("board-played", name=self.names[seat])
                lines.append([Span(label + " ", "soft"), *self._cards(members(own.played))])
        return lines

    def _hands(self) -> list[Line]:
        view = self.view
        lines: list[Line] = []
        for seat, own in enumerate(view.seats):
            if own.hand:
                own_view = seat == view.viewer
                label = self.words("board-hand") if own_view else self.words("board-hand-of", name=self.names[seat])
                may = view.playable(seat) if view.turn == seat else own.hand
                lines.append([Span(label + " ", "strong"), *self._cards(members(own.hand), may, by_suit=True)])
        return lines

    def _cards(self, cards: list[int], may: int = -1, by_suit: bool = False) -> Line:
        line: Line = []
        for at, card in enumerate(cards):
            if at:
                new_suit = by_suit and card // self.setup.ranks != cards[at - 1] // self.setup.ranks
                line.append(Span(", " if self.plain else "   " if new_suit else " "))
            line.append(self._card(card, playable=bool(may < 0 or 1 << card & may)))
        return line

    def _card(self, card: int, playable: bool = True) -> Span:
        suit = card // self.setup.ranks
        name = self.setup.suit_names[suit]
        style = name if name in COLOURS else ""
        if self.plain:
            return Span(
                self.words("plain-card", suit=Message("suit", {"name": name}), rank=card % self.setup.ranks + 1)
            )
        return Span(self.setup.card_text(card), style if playable else "soft")


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)
