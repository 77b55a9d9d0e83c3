"""The rules of Vivo: tricks that follow a harmony. Sets of cards are bits; ids as on the rules page."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, members, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json, Points, Reason, State
from vivant.games.vivo.cards import KINDS, NOBODY, NONE, Setup, pile_card, pile_count, pile_of
from vivant.games.vivo.deal import deal_uniformly
from vivant.words.message import Listing, Message

# What is waited for. All but PLAY and OVER are chance.
FIRST: Final[i64] = 0
NOW: Final[i64] = 1
NEXT: Final[i64] = 2
DEAL: Final[i64] = 3
PLAY: Final[i64] = 4
OVER: Final[i64] = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """What lies before one seat, or is known of it, in this round. All but the hand is known to everybody."""

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.card: i64 = NONE  # in the trick on the table
        self.last_card: i64 = NONE  # in the trick before it
        self.played: i64 = 0
        self.void: i64 = 0  # cards that it has shown not to hold (VO-R7)
        self.face_up: i64 = 0
        self.face_down: i64 = 0
        self.points: i64 = 0  # of the whole match

    def shown(self, hand: i64) -> Seat:
        """What everybody knows of it (VO-R6), and this much of its hand."""
        seen = Seat()
        seen.hand = hand
        seen.card = self.card
        seen.last_card = self.last_card
        seen.played = self.played
        seen.void = self.void
        seen.face_up = self.face_up
        seen.face_down = self.face_down
        seen.points = self.points
        return seen

    def gather(self) -> None:
        """Give back all cards at the end of a round; points stay, and the last trick stays in sight."""
        self.played = 0
        self.void = 0
        self.face_up = 0
        self.face_down = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class VivoState(State):
    """A match of Vivo, or a seat's view of it: then `viewer` is the seat and the hands of others are empty sets.

    `past` holds the rows of each finished round, by seat the cards face up and the cards face down; it is never
    changed in place, so that clones may share it.
    """

    def __init__(self, setup: Setup, seats: list[Seat], past: list[i64]) -> None:
        self.setup = setup
        self.seats = seats
        self.past = past
        self.viewer: i64 = EVERYTHING
        self.stage: i64 = FIRST
        self.round: i64 = 0
        self.trick: i64 = 0  # tricks finished in this round
        self.leader: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.now: i64 = NONE
        self.next: i64 = NONE
        self.pile: i64 = setup.pile  # harmony cards face down, counted as in `Setup.pile`
        self.pile_left: i64 = setup.pile_size
        self.deck: i64 = 0  # cards not dealt yet
        self.dealt: i64 = 0
        # the trick on the table
        self.laid: i64 = 0
        self.follow: i64 = setup.deck  # the cards that follow the harmony now; the first one always does (VO-04)
        self.open_cards: i64 = 0  # all cards of the suits in S (VO-06)
        self.open_suits: i64 = 0  # |S|
        self.high_seat: i64 = NOBODY
        self.high_rank: i64 = 0
        self.low_seat: i64 = NOBODY
        self.low_rank: i64 = 0
        self.off: i64 = 0  # cards played off-harmony in this round
        # the trick before it
        self.last_leader: i64 = NOBODY
        self.last_now: i64 = NONE
        self.last_off: i64 = 0
        self.last_high: i64 = NOBODY
        self.last_low: i64 = NOBODY

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

    def playable(self, seat: i64) -> i64:
        """The cards that the seat may play (VO-10)."""
        hand: i64 = self.seats[seat].hand
        follows: i64 = hand & self.follow
        if follows == 0:
            return hand
        return follows

    def _count_suits(self) -> None:
        """Which cards, held or not, follow the harmony for the next to play (VO-06 to VO-09, VO-R2, VO-R3)."""
        missing: i64 = self.now + 1 - self.open_suits
        if missing == 0:
            self.follow = self.open_cards
        elif missing < self.setup.players - self.laid:
            self.follow = self.setup.deck
        else:
            self.follow = self.setup.deck & ~self.open_cards

    def legal(self, seat: i64) -> list[int]:
        if self.stage != PLAY or seat != self.turn:
            return []
        return members(self.playable(seat))

    def pick(self, seat: i64, dice: Dice) -> i64:
        mask: i64 = self.playable(seat)
        return nth(mask, dice.below(count_bits(mask)))

    def apply(self, seat: i64, action: i64) -> None:
        setup = self.setup
        card: i64 = bit_at(action)
        own = self.seats[seat]
        own.hand = own.hand & ~card
        own.played = own.played | card
        own.card = action
        if card & self.follow != 0:
            rank: i64 = setup.rank_of[action]
            if card & self.open_cards == 0:
                self.open_cards = self.open_cards | (setup.one_suit << (action - rank + 1))
                self.open_suits += 1
            if self.high_seat == NOBODY:
                self.high_seat = seat
                self.high_rank = rank
                self.low_seat = seat
                self.low_rank = rank
            else:  # VO-14: among equals the later one
                if rank >= self.high_rank:
                    self.high_seat = seat
                    self.high_rank = rank
                if rank <= self.low_rank:
                    self.low_seat = seat
                    self.low_rank = rank
        else:  # VO-11
            self.off = self.off | card
            own.void = own.void | self.follow
        self.laid += 1
        if self.laid < setup.players:
            self.turn = seat + 1
            if self.turn == setup.players:
                self.turn = 0
            self._count_suits()
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        """VO-12 to VO-18."""
        setup = self.setup
        high: i64 = self.high_seat
        low: i64 = self.low_seat
        highest = self.seats[high]
        highest.face_down = highest.face_down | bit_at(highest.card)
        highest.points += setup.highest_points
        if self.low_rank == self.high_rank:  # VO-15, VO-R1, VO-R11
            low = NOBODY
        else:
            lowest = self.seats[low]
            lowest.face_up = lowest.face_up | bit_at(lowest.card)
            lowest.points += self.low_rank
        for seat in self.seats:
            seat.last_card = seat.card
            seat.card = NONE
        self.last_leader = self.leader
        self.last_now = self.now
        self.last_off = self.off
        self.last_high = high
        self.last_low = low
        self.laid = 0
        self.follow = setup.deck
        self.open_cards = 0
        self.open_suits = 0
        self.high_seat = NOBODY
        self.high_rank = 0
        self.low_seat = NOBODY
        self.low_rank = 0
        self.trick += 1
        self.now = self.next
        self.next = NONE
        self.leader = low
        if low == NOBODY:
            self.leader = high
        self.turn = self.leader
        if self.trick == setup.tricks:
            self._end_round()
        elif self.pile_left > 0:
            self.stage = NEXT
            self.turn = NOBODY

    def _end_round(self) -> None:
        """VO-20; the row's points were counted trick by trick (VO-19). After the last round all stays as it lies."""
        setup = self.setup
        self.turn = NOBODY
        if self.round + 1 == setup.rounds:
            self.stage = OVER
            return
        past = self.past.copy()
        for seat in self.seats:
            past.append(seat.face_up)
            past.append(seat.face_down)
            seat.gather()
        self.past = past
        self.round += 1
        self.trick = 0
        self.off = 0
        self.pile = setup.pile
        self.pile_left = setup.pile_size
        self.deck = setup.deck
        self.dealt = 0
        self.stage = NOW

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        setup = self.setup
        card: i64 = bit_at(action)
        hand: i64 = self.seats[seat].hand
        name = setup.card_text(action)
        if card & setup.deck == 0:
            return Reason("VO-01", Message("refuse-removed", {"card": name}))
        if card & hand == 0:
            return Reason("VO-05", Message("refuse-not-held", {"card": name}))
        follows: i64 = hand & self.follow
        if follows == 0 or card & follows != 0:
            return None
        suits = Listing(tuple(setup.suits_in(follows)), either=True)
        args = {"card": name, "suits": suits, "harmony": setup.kind_name(self.now)}
        if self.open_suits == self.now + 1:
            return Reason("VO-07", Message("refuse-reached", args))
        return Reason("VO-09", Message("refuse-pressed", args))

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        setup = self.setup
        found: list[tuple[int, int]] = []
        if self.stage == FIRST:
            return [(seat, 1) for seat in range(setup.players)]
        if self.stage == NOW or self.stage == NEXT:
            base = setup.now_base if self.stage == NOW else setup.next_base
            for kind in range(len(KINDS)):
                left = pile_count(self.pile, kind)
                if left > 0:
                    found.append((base + kind, left))
        elif self.stage == DEAL:
            for card in members(self.deck):
                found.append((setup.card_base + card, 1))
        return found

    def apply_outcome(self, outcome: i64) -> None:
        setup = self.setup
        if self.stage == FIRST:
            self.leader = outcome
            self.stage = NOW
        elif self.stage == NOW:
            self.now = outcome - setup.now_base
            self._take_from_pile(self.now)
            self.stage = NEXT if self.pile_left > 0 else DEAL
        elif self.stage == NEXT:
            self.next = outcome - setup.next_base
            self._take_from_pile(self.next)
            if self.dealt == 0:
                self.stage = DEAL
            else:
                self._begin_trick()
        else:
            card: i64 = bit_at(outcome - setup.card_base)
            seat = self.seats[self.dealt // setup.hand]
            seat.hand = seat.hand | card
            self.deck = self.deck & ~card
            self.dealt += 1
            if self.dealt == (setup.players - 1) * setup.hand:
                self._deal_the_rest()

    def _take_from_pile(self, kind: i64) -> None:
        self.pile -= pile_card(kind)
        self.pile_left -= 1

    def _deal_the_rest(self) -> None:
        """The last seat gets what is left, which is no chance."""
        self.seats[self.setup.players - 1].hand = self.deck
        self.deck = 0
        self.dealt = self.setup.players * self.setup.hand
        self._begin_trick()

    def _begin_trick(self) -> None:
        self.stage = PLAY
        self.turn = self.leader

    def roll(self, dice: Dice) -> None:
        while self.stage < PLAY:
            if self.stage == FIRST:
                self.apply_outcome(dice.below(self.setup.players))
            elif self.stage == DEAL:
                self._roll_deal(dice)
            else:
                base: i64 = self.setup.now_base
                if self.stage == NEXT:
                    base = self.setup.next_base
                left: i64 = dice.below(self.pile_left)
                kind: i64 = 0
                while left >= pile_count(self.pile, kind):
                    left -= pile_count(self.pile, kind)
                    kind += 1
                self.apply_outcome(base + kind)

    def _roll_deal(self, dice: Dice) -> None:
        """The rest of the deal in one go."""
        setup = self.setup
        deck: i64 = self.deck
        left: i64 = count_bits(deck)
        seat: i64 = self.dealt // setup.hand
        held: i64 = self.dealt - seat * setup.hand
        while seat < setup.players - 1:
            hand: i64 = self.seats[seat].hand
            while held < setup.hand:
                card: i64 = bit_at(nth(deck, dice.below(left)))
                hand = hand | card
                deck = deck & ~card
                left -= 1
                held += 1
            self.seats[seat].hand = hand
            held = 0
            seat += 1
        self.deck = deck
        self._deal_the_rest()

    # knowing

    def hand_size(self, seat: i64) -> i64:
        """How many cards the seat holds; everybody can count them."""
        dealt: i64 = self.dealt - seat * self.setup.hand
        if dealt < 0:
            dealt = 0
        elif dealt > self.setup.hand:
            dealt = self.setup.hand
        return dealt - count_bits(self.seats[seat].played)

    def view(self, seat: i64) -> VivoState:
        seen = self._table([own.shown(0) for own in self.seats])
        seen.viewer = seat
        if seat >= 0:
            seen.seats[seat].hand = self.seats[seat].hand
        return seen

    def clone(self) -> VivoState:
        same = self._table([own.shown(own.hand) for own in self.seats])
        same.viewer = self.viewer
        same.deck = self.deck
        return same

    def _table(self, seats: list[Seat]) -> VivoState:
        """A new state with what everybody knows (VO-R6, VO-R8) and these seats."""
        seen = VivoState(self.setup, seats, self.past)
        seen.stage = self.stage
        seen.round = self.round
        seen.trick = self.trick
        seen.leader = self.leader
        seen.turn = self.turn
        seen.now = self.now
        seen.next = self.next
        seen.pile = self.pile
        seen.pile_left = self.pile_left
        seen.dealt = self.dealt
        seen.laid = self.laid
        seen.follow = self.follow
        seen.open_cards = self.open_cards
        seen.open_suits = self.open_suits
        seen.high_seat = self.high_seat
        seen.high_rank = self.high_rank
        seen.low_seat = self.low_seat
        seen.low_rank = self.low_rank
        seen.off = self.off
        seen.last_leader = self.last_leader
        seen.last_now = self.last_now
        seen.last_off = self.last_off
        seen.last_high = self.last_high
        seen.last_low = self.last_low
        return seen

    def imagine(self, dice: Dice) -> VivoState:
        """VO-R7: a uniform deal of the unseen cards among those that no shown void forbids."""
        whole = self.clone()
        whole.viewer = EVERYTHING
        if self.viewer == EVERYTHING:
            return whole
        setup = self.setup
        unseen: i64 = setup.deck
        sizes: list[i64] = []
        voids: list[i64] = []
        place: i64 = 0
        for seat in self.seats:
            unseen = unseen & ~seat.played & ~seat.hand
            sizes.append(0 if place == self.viewer else self.hand_size(place))
            voids.append(seat.void)
            place += 1
        sizes.append(setup.players * setup.hand - self.dealt)  # in mid-deal the deck is one more place
        voids.append(0)
        dealt = deal_uniformly(unseen, sizes, voids, setup.suit_cards, dice)
        place = 0
        for seat in whole.seats:
            seat.hand = seat.hand | dealt[place]
            place += 1
        whole.deck = dealt[place]
        return whole

    def seen(self, seat: i64) -> i64:
        """The seat's own cards, the harmonies turned up and the cards that others have played."""
        setup = self.setup
        shown: i64 = self.round * (setup.players * setup.hand + setup.pile_size)
        shown += setup.pile_size - self.pile_left
        place: i64 = 0
        for other in self.seats:
            shown += count_bits(other.played)
            if place == seat:
                shown += self.hand_size(place)
            place += 1
        return shown

    # the rest

    def scores(self) -> list[int]:
        return [seat.points for seat in self.seats]

    def breakdown(self, seat: i64) -> list[Points]:
        found: list[Points] = []
        for round in range(self.round):
            at = 2 * (round * self.setup.players + seat)
            self._count_row(found, round, self.past[at], self.past[at + 1])
        own = self.seats[seat]
        self._count_row(found, self.round, own.face_up, own.face_down)
        return found

    def _count_row(self, found: list[Points], round: i64, face_up: i64, face_down: i64) -> None:
        """Face-down cards are counted, not named: nobody may look at another's (VO-22)."""
        for card in members(face_up):
            args: dict[str, object] = {"round": round + 1, "card": self.setup.card_text(card)}
            found.append(Points(card % self.setup.ranks + 1, "VO-13", Message("points-face-up", args)))
        if face_down != 0:
            count = count_bits(face_down)
            args = {"round": round + 1, "count": count}
            found.append(Points(count * self.setup.highest_points, "VO-12", Message("points-face-down", args)))

    def data(self) -> Json:
        setup = self.setup
        return {
            "viewer": self.viewer,
            "stage": self.stage,
            "round": self.round,
            "trick": self.trick,
            "leader": self.leader,
            "turn": self.turn,
            "now": self.now,
            "next": self.next,
            "pile": [pile_count(self.pile, kind) for kind in range(len(KINDS))],
            "dealt": self.dealt,
            "deck": setup.texts(self.deck),
            "open": setup.texts(self.open_cards),
            "high": [self.high_seat, self.high_rank],
            "low": [self.low_seat, self.low_rank],
            "off": setup.texts(self.off),
            "past": [setup.texts(mask) for mask in self.past],
            "last": {
                "leader": self.last_leader,
                "harmony": self.last_now,
                "off": setup.texts(self.last_off),
                "high": self.last_high,
                "low": self.last_low,
            },
            "seats": [
                {
                    "hand": setup.texts(seat.hand),
                    "card": seat.card,
                    "last_card": seat.last_card,
                    "played": setup.texts(seat.played),
                    "void": setup.texts(seat.void),
                    "face_up": setup.texts(seat.face_up),
                    "face_down": setup.texts(seat.face_down),
                    "points": seat.points,
                }
                for seat in self.seats
            ],
        }


def new_match(setup: Setup) -> VivoState:
    """The state before anything was drawn."""
    state = VivoState(setup, [Seat() for _ in range(setup.players)], [])
    state.deck = setup.deck
    if setup.first != NOBODY:
        state.leader = setup.first
        state.stage = NOW
    return state


def load(setup: Setup, data: Json) -> VivoState:
    """The inverse of `VivoState.data`. What is no number fails here in both builds, not later in one of them."""
    if len(data["seats"]) != setup.players:
        raise ValueError("seats of another player count")
    state = VivoState(setup, [], [setup.mask(texts) for texts in data["past"]])
    state.viewer = int(data["viewer"])
    state.stage = int(data["stage"])
    state.round = int(data["round"])
    state.trick = int(data["trick"])
    state.leader = int(data["leader"])
    state.turn = int(data["turn"])
    state.now = int(data["now"])
    state.next = int(data["next"])
    state.pile = pile_of(data["pile"])
    state.pile_left = sum(data["pile"])
    state.dealt = int(data["dealt"])
    state.deck = setup.mask(data["deck"])
    state.open_cards = setup.mask(data["open"])
    state.open_suits = count_bits(state.open_cards) // setup.ranks
    state.high_seat, state.high_rank = [int(number) for number in data["high"]]
    state.low_seat, state.low_rank = [int(number) for number in data["low"]]
    state.off = setup.mask(data["off"])
    last = data["last"]
    state.last_leader = int(last["leader"])
    state.last_now = int(last["harmony"])
    state.last_off = setup.mask(last["off"])
    state.last_high = int(last["high"])
    state.last_low = int(last["low"])
    for row in data["seats"]:
        seat = Seat()
        seat.hand = setup.mask(row["hand"])
        seat.card = int(row["card"])
        seat.last_card = int(row["last_card"])
        seat.played = setup.mask(row["played"])
        seat.void = setup.mask(row["void"])
        seat.face_up = setup.mask(row["face_up"])
        seat.face_down = setup.mask(row["face_down"])
        seat.points = int(row["points"])
        state.seats.append(seat)
        if seat.card != NONE:
            state.laid += 1
    if state.laid > 0:
        state._count_suits()
    return state
