"""The state of Vivo: what the engine asks of a match, or of a view of it. Sets of cards are bits."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, is_member, members, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json
from vivant.games.vivo.rules.chance import outcomes_of, roll_all, settle
from vivant.games.vivo.rules.position import NOW, OVER, PLAY, Position
from vivant.games.vivo.rules.saving import data_of, read_into
from vivant.games.vivo.rules.scoring import end_trick
from vivant.games.vivo.rules.seat import Seat
from vivant.games.vivo.rules.setup import NOBODY, NONE, Setup
from vivant.games.vivo.rules.trick import Trick
from vivant.games.vivo.rules.visibility import fill_in, seen_by, show


@mypyc_attr(acyclic=True, free_list_len=1)
class VivoState(Position):
    """A match of Vivo, or a seat's view of it: then `viewer` is the seat and the hands of others are empty sets."""

    # whose turn

    def to_act(self) -> i64:
        if self.stage != PLAY:
            return 0
        return bit_at(self.turn)

    def is_chance(self) -> bool:
        return self.stage < PLAY

    def is_over(self) -> bool:
        return self.stage == OVER

    # deciding

    def legal(self, seat: i64) -> list[int]:
        if self.stage != PLAY or seat != self.turn:
            return []
        return members(self.playable(seat))

    def pick(self, seat: i64, dice: Dice) -> i64:
        cards: i64 = self.playable(seat)
        return nth(cards, dice.below(count_bits(cards)))

    def allows(self, seat: i64, action: i64) -> bool:
        if self.stage != PLAY or seat != self.turn:
            return False
        return is_member(action, self.playable(seat))

    def apply(self, seat: i64, action: i64) -> None:
        """The card is laid (VO-05)."""
        trick = self.trick
        card: i64 = bit_at(action)
        own = self.seats[seat]
        own.hand = own.hand & ~card
        own.played = own.played | card
        if card & trick.follow == 0:  # VO-11, VO-R7
            own.void = own.void | trick.follow
            self.off = self.off | card
        trick.lay(seat, action)
        if trick.laid == self.setup.players:
            end_trick(self)
        else:
            self.turn = seat + 1
            if self.turn == self.setup.players:
                self.turn = 0

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        return outcomes_of(self)

    def apply_outcome(self, outcome: i64) -> None:
        settle(self, outcome)

    def roll(self, dice: Dice) -> None:
        roll_all(self, dice)

    # what is known

    def view(self, seat: i64) -> VivoState:
        seen = VivoState(self.setup, [own.shown(0) for own in self.seats], self.trick.copy(), self.last, self.past)
        show(self, seen)
        seen.viewer = seat
        if seat >= 0:
            seen.seats[seat].hand = self.seats[seat].hand
        return seen

    def clone(self) -> VivoState:
        seats = [own.shown(own.hand) for own in self.seats]
        same = VivoState(self.setup, seats, self.trick.copy(), self.last, self.past)
        show(self, same)
        same.viewer = self.viewer
        same.deck = self.deck
        return same

    def imagine(self, dice: Dice) -> VivoState:
        whole = self.clone()
        if self.viewer != EVERYTHING:
            fill_in(whole, dice)
        return whole

    def seen(self, seat: i64) -> i64:
        return seen_by(self, seat)

    # the rest

    def scores(self) -> list[int]:
        return [seat.points for seat in self.seats]

    def data(self) -> Json:
        return data_of(self)


def new_match(setup: Setup) -> VivoState:
    """The state before anything was drawn."""
    seats = [Seat() for _ in range(setup.players)]
    state = VivoState(setup, seats, Trick(setup, setup.first, NONE), Trick(setup, NOBODY, NONE), [])
    state.deck = setup.deck
    if setup.first != NOBODY:
        state.stage = NOW
    return state


def load(setup: Setup, data: Json) -> VivoState:
    """The inverse of `VivoState.data`."""
    state = new_match(setup)
    read_into(state, data)
    return state
