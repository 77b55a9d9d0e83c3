"""The rules of Mini, plain and slow. Cards are 0 to 5, suit by suit; a bid is an action of its own."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, State

SUITS = "ab"
RANKS = 3
CARDS = [f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS + 1)]
HAND = 2
BIDS = [0, 1]  # the actions 6 and 7
COIN = len(CARDS)  # the outcomes heads and tails, after the cards
HIDDEN = -1
NOT_YET = -2

OPTIONS = ("players", "first", "prize", "is_open")
DEAL, BID, PLAY, TOSS, OVER = "deal", "bid", "play", "toss", "over"


class MiniState(State):
    """Everything in lists. In a view `viewer` is the seat, other hands and the deck are empty, other bids HIDDEN."""

    def __init__(self, players: int, first: int, prize: int, is_open: bool) -> None:
        self.players = players
        self.first = first
        self.prize = prize
        self.is_open = is_open  # hands and bids lie open
        self.viewer: int = EVERYTHING
        self.stage = DEAL
        self.dealt = 0
        self.deck = list(range(len(CARDS)))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.bids = [NOT_YET] * players
        self.voids: list[list[int]] = [[] for _ in range(players)]
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.table: list[list[int]] = []  # seat and card
        self.turn = first
        self.tricks = [0] * players
        self.points = [0] * players

    def to_act(self) -> int:
        if self.stage == BID:
            return sum(1 << seat for seat in range(self.players) if self.bids[seat] == NOT_YET)
        return 1 << self.turn if self.stage == PLAY else 0

    def is_chance(self) -> bool:
        return self.stage in (DEAL, TOSS)

    def is_over(self) -> bool:
        return self.stage == OVER

    def legal(self, seat: int) -> list[int]:
        if self.stage == BID:
            return [len(CARDS) + bid for bid in BIDS] if self.bids[seat] == NOT_YET else []
        if self.stage != PLAY or seat != self.turn:
            return []
        return self.follows(seat) or sorted(self.hands[seat])

    def follows(self, seat: int) -> list[int]:
        return [card for card in sorted(self.hands[seat]) if not self.table or suit_of(card) == self.suit_led()]

    def suit_led(self) -> int:
        return suit_of(self.table[0][1])

    def apply(self, seat: int, action: int) -> None:
        if self.stage == BID:
            self.bids[seat] = action - len(CARDS)
            if NOT_YET not in self.bids:
                self.stage = PLAY
            return
        if self.table and suit_of(action) != self.suit_led():
            self.voids[seat] = sorted({*self.voids[seat], self.suit_led()})
        self.hands[seat] = [card for card in self.hands[seat] if card != action]
        self.played[seat] = [*self.played[seat], action]
        self.table = [*self.table, [seat, action]]
        self.turn = (seat + 1) % self.players
        if len(self.table) == self.players:
            self.turn = max((card, seat) for seat, card in self.table if suit_of(card) == self.suit_led())[1]
            self.stage = TOSS

    def outcomes(self) -> list[tuple[int, int]]:
        if self.stage == DEAL:
            return [(card, 1) for card in sorted(self.deck)]
        return [(COIN, 2), (COIN + 1, 1)]

    def apply_outcome(self, outcome: int) -> None:
        if self.stage == DEAL:
            seat = self.dealt // HAND
            self.hands[seat] = sorted([*self.hands[seat], outcome])
            self.deck = [card for card in self.deck if card != outcome]
            self.dealt += 1
            if self.dealt == HAND * self.players:
                self.stage = BID
            return
        self.tricks[self.turn] += 1
        self.points[self.turn] += 1 + outcome - COIN
        self.table = []
        self.stage = PLAY if len(self.played[0]) < HAND else OVER

    def shows_bids(self) -> bool:
        return NOT_YET not in self.bids

    def view(self, seat: int) -> MiniState:
        seen = self.copy()
        seen.viewer = seat
        seen.deck = []
        if self.is_open:
            return seen
        seen.hands = [self.hands[other] if other == seat else [] for other in range(self.players)]
        if not self.shows_bids():
            seen.bids = [bid if other == seat or bid == NOT_YET else HIDDEN for other, bid in enumerate(self.bids)]
        return seen

    def hand_size(self, seat: int) -> int:
        return min(max(self.dealt - seat * HAND, 0), HAND) - len(self.played[seat])

    def imagine(self, dice: Dice) -> MiniState:
        """All deals written out, one of them drawn."""
        world = self.copy()
        world.viewer = EVERYTHING
        if self.viewer == EVERYTHING:
            return world
        unseen = set(range(len(CARDS))) - {card for known in [*self.hands, *self.played] for card in known}
        others = [] if self.is_open else [seat for seat in range(self.players) if seat != self.viewer]
        deals = self.deals(sorted(unseen), others)
        hidden = [BIDS if bid == HIDDEN else [bid] for bid in self.bids]
        worlds = list(product(deals, product(*hidden)))
        hands, bids = worlds[dice.below(len(worlds))]
        for seat, hand in hands.items():
            world.hands[seat] = sorted(hand)
            unseen -= set(hand)
        world.bids = list(bids)
        world.deck = sorted(unseen)
        return world

    def deals(self, cards: list[int], seats: list[int]) -> list[dict[int, tuple[int, ...]]]:
        if not seats:
            return [{}]
        seat, *others = seats
        deals = []
        for hand in combinations(cards, self.hand_size(seat)):
            if all(suit_of(card) not in self.voids[seat] for card in hand):
                rest = [card for card in cards if card not in hand]
                deals += [{seat: hand, **deal} for deal in self.deals(rest, others)]
        return deals

    def clone(self) -> MiniState:
        return self.copy()

    def copy(self) -> MiniState:
        """Lists inside lists are never changed in place, so that one level is enough."""
        same = type(self)(self.players, self.first, self.prize, self.is_open)
        for name, value in vars(self).items():
            setattr(same, name, list(value) if isinstance(value, list) else value)
        return same

    def data(self) -> Any:
        bare = {name: value for name, value in vars(self).items() if name not in OPTIONS}
        return {name: _plain(value) for name, value in bare.items()}

    def holds(self, seat: int) -> bool:
        return self.bids[seat] == self.tricks[seat]

    def scores(self) -> list[int]:
        return [self.points[seat] + (self.prize if self.holds(seat) else 0) for seat in range(self.players)]

    def seen(self, seat: int) -> int:
        if self.is_open:
            return 0
        cards = sum(len(cards) for place, cards in enumerate(self.played) if place != seat)
        own = min(max(self.dealt - seat * HAND, 0), HAND) if seat >= 0 else 0
        return cards + own + self.shows_bids() + sum(self.tricks)


def suit_of(card: int) -> int:
    return card // RANKS


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, list) else value
