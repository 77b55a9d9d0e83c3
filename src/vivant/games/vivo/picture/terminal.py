"""The table of Vivo in a terminal: what a person may look at (VO-22, VO-R6), drawn in lines or said in sentences."""

from __future__ import annotations

from vivant.engine.bits import count_bits, members
from vivant.engine.board import Board, Line, Span
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.position import OVER
from vivant.games.vivo.rules.setup import NONE, pile_count
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.words.names import card_name, harmony_name, suit_name, suit_names
from vivant.games.vivo.words.questions import progress_of
from vivant.words import Listing, Message, Words

COLOURS = ("red", "green", "blue", "yellow", "purple")
GAP = "  "


def draw_board(view: VivoState, words: Words, names: list[str], plain: bool) -> Board:
    return _Table(view, words, names, plain).draw()


class _Table:
    def __init__(self, view: VivoState, words: Words, names: list[str], plain: bool) -> None:
        self.setup = view.setup
        self.view = view
        self.words = words
        self.names = names
        self.plain = plain

    def draw(self) -> Board:
        title = self.words("board-title", **progress_of(self.view))
        board = [[Span(title, "strong")], *self._harmony(), []]
        board += [self._seat(seat) for seat in range(self.setup.players)]
        if self.view.lingers():
            board += [[], self._last_trick()]
        if self.setup.open_discards or self.view.stage == OVER:
            board += [[], *self._played()]
        hands = self._hands()
        if hands:
            board += [[], *hands]
        return board

    def _harmony(self) -> list[Line]:
        view, trick = self.view, self.view.trick
        if trick.harmony == NONE:
            return []
        opened = Listing(suit_names(self.setup, trick.open_cards))
        key = "board-harmony-open" if trick.open_cards else "board-harmony"
        harmony = harmony_name(trick.harmony)
        lines = [[Span(self.words(key, harmony=harmony, suits=trick.harmony + 1, open=opened), "strong")]]
        rest = [
            Message("board-kind", {"count": pile_count(view.pile, kind), "kind": name})
            for kind, name in enumerate(KINDS)
            if pile_count(view.pile, kind)
        ]
        if view.next != NONE:
            following = harmony_name(view.next)
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
            if view.trick.card_of(seat) != NONE:
                line += [Span(" "), *self._laid(seat)]
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
        if self.view.trick.card_of(seat) == NONE:
            return [Span("…" if self.view.turn == seat else "")]
        return self._laid(seat)

    def _own_down(self, seat: int) -> Line:
        """The face-down cards of the one who looks: one's own row may always be looked at (VO-22)."""
        if seat != self.view.viewer:
            return []
        return [Span(" (", "soft"), *self._cards(members(self.view.seats[seat].face_down)), Span(")", "soft")]

    def _laid(self, seat: int) -> Line:
        """A card on the table with what it is so far."""
        trick = self.view.trick
        line = [self._card(trick.card_of(seat))]
        standing = trick.standing(seat)
        if standing == "off":
            line.append(Span((", " if self.plain else " ✗ ") + self.words("board-off")))
        elif standing:
            line.append(Span((", " if self.plain else " ") + self.words(f"board-{standing}"), "soft"))
        return line + ([Span(".")] if self.plain else [])

    def _last_trick(self) -> Line:
        last, players = self.view.last, self.setup.players
        line = [Span(self.words("board-last", harmony=harmony_name(last.harmony)) + " ", "soft")]
        for place in range(players):
            seat = (last.leader + place) % players
            line += [Span(self.names[seat] + " ", "soft"), self._card(last.card_of(seat))]
            standing = last.standing(seat)
            if standing == "off":
                line.append(Span(" " + self.words("board-off") if self.plain else " ✗"))
            elif standing:
                line.append(Span(" " + self.words(f"board-{standing}"), "soft"))
            if place < players - 1:
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
                if own_view and (letters := self._letters()):
                    label = self.words("board-hand-letters", letters=Listing(letters))
                may = view.playable(seat) if view.turn == seat else own.hand
                lines.append([Span(label + " ", "strong"), *self._cards(members(own.hand), may, by_suit=True)])
        return lines

    def _letters(self) -> tuple[Message, ...]:
        """The letters by which suits are typed, where their name here begins with another one."""
        named = [(suit[0], self.words.say(suit_name(suit))) for suit in self.setup.suits]
        odd = [(letter, name) for letter, name in named if not name.lower().startswith(letter)]
        return () if self.plain else tuple(Message("board-letter", {"letter": a, "suit": b}) for a, b in odd)

    def _cards(self, cards: list[int], may: int = -1, by_suit: bool = False) -> Line:
        line: Line = []
        for at, card in enumerate(cards):
            if at:
                new_suit = by_suit and card // self.setup.ranks != cards[at - 1] // self.setup.ranks
                line.append(Span(", " if self.plain else "   " if new_suit else " "))
            line.append(self._card(card, playable=bool(may < 0 or 1 << card & may)))
        return line

    def _card(self, card: int, playable: bool = True) -> Span:
        if self.plain:
            return Span(self.words.say(card_name(self.setup, card)))
        name = self.setup.suits[card // self.setup.ranks]
        style = name if name in COLOURS else ""
        return Span(self.setup.actions.text(card), style if playable else "soft")


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)
