"""What a seat of Vivo knows, as a row of named cells for programs that learn; and what is hidden from it."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vivant.engine.observation import Observer, Planes, clear, digits_to, put, put_one, steps_to, turns_after
from vivant.engine.state import State
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.setup import Setup, pile_count
from vivant.games.vivo.rules.state import VivoState

VERSION: Final = 1


class VivoObserver(Observer):
    """Everything that bears on the rest of the match: a row of scored cards does not, beyond its points."""

    def __init__(self, setup: Setup) -> None:
        players: int = setup.players
        cards = [setup.actions.text(card) for card in range(len(setup.actions))]
        seats = steps_to(players - 1)
        own = Planes(players)
        most_alike: int = max([pile_count(setup.pile, kind) for kind in range(len(KINDS))])
        digits = digits_to(most_alike)
        self.digits: i64 = len(digits)
        self.setup = setup
        self.hand: i64 = own.plane("hand", cards)
        self.pile: i64 = own.plane("pile", [f"{kind}*{digit}" for kind in KINDS for digit in digits])
        self.high: i64 = own.plane("high", seats)
        self.follow: i64 = own.plane("follow", cards)
        self.tricks: i64 = own.plane("tricks", steps_to(setup.tricks))
        self.unseen: i64 = own.plane("unseen", cards)
        self.leader: i64 = own.plane("leader", seats)
        self.turn: i64 = own.plane("turn", seats)
        self.low: i64 = own.plane("low", seats)
        self.off: i64 = own.plane("off", cards)
        self.open: i64 = own.plane("open", setup.suits)
        self.harmony: i64 = own.plane("harmony", list(KINDS))
        self.next: i64 = own.plane("next", list(KINDS))
        self.round: i64 = own.plane("round", digits_to(setup.rounds))
        self.played: i64 = own.seat_plane("played", cards)
        self.held: i64 = own.seat_plane("held", steps_to(setup.hand))
        self.card: i64 = own.seat_plane("card", cards)
        most: int = setup.rounds * setup.tricks * max(setup.highest_points, setup.ranks)
        self.points: i64 = own.seat_plane("points", digits_to(most))
        self.void: i64 = own.seat_plane("void", setup.suits)
        self.stride: i64 = own.stride()
        hidden = Planes(players)
        self.deck: i64 = hidden.plane("deck", cards)
        self.hands: i64 = hidden.seat_plane("hands", cards)
        self.hidden_stride: i64 = hidden.stride()
        super().__init__(VERSION, own, hidden, len(cards))

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, VivoState)
        setup = self.setup
        trick = state.trick
        clear(row, at, self.words)
        unseen: i64 = setup.deck & ~state.seats[seat].hand
        place: i64 = seat
        block: i64 = 0
        while True:
            other = state.seats[place]
            unseen = unseen & ~other.played
            put(row, at, self.played + block, other.played)
            put_one(row, at, self.held + block, state.hand_size(place))
            put_one(row, at, self.card + block, trick.card_of(place))
            put(row, at, self.points + block, other.points)
            put(row, at, self.void + block, self.suits_of(other.void))
            place += 1
            if place == setup.players:
                place = 0
            if place == seat:
                break
            block += self.stride
        put(row, at, self.hand, state.seats[seat].hand)
        put(row, at, self.pile, self.pile_digits(state.pile))
        put(row, at, self.follow, trick.follow)
        put_one(row, at, self.tricks, state.tricks)
        put(row, at, self.unseen, unseen)
        put_one(row, at, self.leader, turns_after(trick.leader, seat, setup.players))
        put_one(row, at, self.turn, turns_after(state.turn, seat, setup.players))
        put(row, at, self.off, state.off)
        put(row, at, self.open, self.suits_of(trick.open_cards))
        put_one(row, at, self.harmony, trick.harmony)
        put_one(row, at, self.next, state.next)
        put(row, at, self.round, state.round)
        put_one(row, at, self.high, turns_after(trick.high_seat, seat, setup.players))
        put_one(row, at, self.low, turns_after(trick.low_seat, seat, setup.players))

    def write_hidden(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        assert isinstance(state, VivoState)
        setup = self.setup
        clear(row, at, self.hidden_words)
        put(row, at, self.deck, state.deck)
        for place, other in enumerate(state.seats):
            put(row, at, self.hands + self.hidden_stride * turns_after(place, seat, setup.players), other.hand)

    def write_mask(self, state: State, seat: i64, mask: vec[i64], at: i64) -> None:
        assert isinstance(state, VivoState)
        mask[at] = state.playable(seat)

    def suits_of(self, cards: i64) -> i64:
        """Whole suits, as a set of their numbers."""
        suits: i64 = 0
        one: i64 = 1
        while cards != 0:
            if cards & self.setup.one_suit != 0:
                suits = suits | one
            cards = cards >> self.setup.ranks
            one = one << 1
        return suits

    def pile_digits(self, pile: i64) -> i64:
        """How many harmony cards of each kind, side by side."""
        digits: i64 = 0
        kind: i64 = len(KINDS) - 1
        while kind >= 0:
            digits = (digits << self.digits) | pile_count(pile, kind)
            kind -= 1
        return digits
