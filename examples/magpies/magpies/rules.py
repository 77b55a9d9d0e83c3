"""The rules of Magpies. Everything that is held is a tuple, never changed in place, so that copies may share it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from magpies.edition import Components
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json, Points, Reason, State
from vivant.words import Message

DEAL, SHINY, CHOOSE, OVER = range(4)  # what is waited for; the first two are chance
NOT_YET = -1  # a seat has not chosen
HIDDEN = -2  # in a view: it has chosen, and what is nobody else's business


@dataclass(frozen=True)
class Setup:
    """The components with what was agreed for this match."""

    parts: Components
    players: int
    rests: int

    @property
    def rest(self) -> int:
        """The action after all cards."""
        return len(self.parts.cards)


class MagpiesState(State):
    """A match of Magpies, or a seat's view of it: then the deck and the hands of others are empty."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.viewer = EVERYTHING
        self.stage = DEAL
        self.round = 0  # rounds finished
        self.dealt = 0
        self.pile = setup.parts.worths  # trinkets face down: a set, as nobody has looked
        self.table: tuple[int, ...] = ()  # trinkets face up
        self.gone: tuple[int, ...] = ()  # trinkets out of the game
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * setup.players  # ascending
        self.choices = [NOT_YET] * setup.players
        self.last: list[int] = []  # the choices of the round before
        self.played: list[tuple[int, ...]] = [()] * setup.players
        self.won: list[tuple[int, ...]] = [()] * setup.players
        self.rested = [0] * setup.players

    # whose turn

    def to_act(self) -> int:
        """Everybody who has not chosen yet (MP-03)."""
        if self.stage != CHOOSE:
            return 0
        return sum(1 << seat for seat, choice in enumerate(self.choices) if choice == NOT_YET)

    def is_chance(self) -> bool:
        return self.stage in (DEAL, SHINY)

    def is_over(self) -> bool:
        return self.stage == OVER

    # deciding

    def rests_left(self, seat: int) -> int:
        return self.setup.rests - self.rested[seat]

    def legal(self, seat: int) -> list[int]:
        if not self.to_act() >> seat & 1:
            return []
        return [*self.hands[seat], self.setup.rest] if self.rests_left(seat) else list(self.hands[seat])

    def why_not(self, seat: int, action: int) -> Reason | None:
        if action == self.setup.rest:
            return None if self.rests_left(seat) else Reason("MP-05", Message("refuse-rest"))
        if action in self.hands[seat]:
            return None
        return Reason("MP-04", Message("refuse-not-held", {"card": self.setup.parts.cards[action]}))

    def apply(self, seat: int, action: int) -> None:
        # The card stays in the hand until all are shown: a smaller hand would tell that the seat does not rest.
        self.choices[seat] = action
        if NOT_YET not in self.choices:
            self._swoop()

    def _swoop(self) -> None:
        """MP-06, with the rulings MP-R1 and MP-R2."""
        for seat, choice in enumerate(self.choices):
            if choice == self.setup.rest:
                self.rested[seat] += 1
            else:
                self.hands[seat] = tuple(card for card in self.hands[seat] if card != choice)
                self.played[seat] += (choice,)
        taker = self._taker()
        if taker is not None:
            self.won[taker] += self.table
            self.table = ()
        elif not self.setup.parts.tie_stays:
            self.gone += self.table
            self.table = ()
        self.last = self.choices
        self.choices = [NOT_YET] * self.setup.players
        self.round += 1
        self.stage = OVER if self.round == self.setup.parts.rounds else SHINY

    def _taker(self) -> int | None:
        """The seat with the highest card, None where there is none or more than one."""
        rank = self.setup.parts.rank
        ranks = {seat: rank(card) for seat, card in enumerate(self.choices) if card != self.setup.rest}
        best = [seat for seat in ranks if ranks[seat] == max(ranks.values())]
        return best[0] if len(best) == 1 else None

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        if self.stage == DEAL:
            return [(card, 1) for card in self.deck]
        first = len(self.setup.parts.cards) - 1  # the outcome of a worth stands this far behind it
        return [(first + worth, count) for worth, count in sorted(Counter(self.pile).items())]

    def apply_outcome(self, outcome: int) -> None:
        if self.stage == DEAL:
            seat = self.dealt // self.setup.parts.hand
            self.hands[seat] = tuple(sorted((*self.hands[seat], outcome)))
            self.deck = tuple(card for card in self.deck if card != outcome)
            self.dealt += 1
            if self.dealt == self.setup.players * self.setup.parts.hand:
                self.stage = SHINY
        else:
            worth = outcome - len(self.setup.parts.cards) + 1
            at = self.pile.index(worth)
            self.pile = self.pile[:at] + self.pile[at + 1 :]
            self.table += (worth,)
            self.stage = CHOOSE

    # knowing

    def cards_dealt(self, seat: int) -> int:
        return min(max(self.dealt - seat * self.setup.parts.hand, 0), self.setup.parts.hand)

    def hand_size(self, seat: int) -> int:
        """How many cards the seat holds; everybody can count them (MP-08)."""
        return self.cards_dealt(seat) - len(self.played[seat])

    def view(self, seat: int) -> MagpiesState:
        seen = self._open_things()
        seen.viewer = seat
        seen.choices = [choice if choice == NOT_YET else HIDDEN for choice in self.choices]
        if seat >= 0:
            seen.hands[seat] = self.hands[seat]
            seen.choices[seat] = self.choices[seat]
        return seen

    def clone(self) -> MagpiesState:
        same = self._open_things()
        same.viewer = self.viewer
        same.deck = self.deck
        same.hands = self.hands.copy()
        same.choices = self.choices.copy()
        return same

    def _open_things(self) -> MagpiesState:
        """A new state with what lies open to everybody (MP-08)."""
        seen = MagpiesState(self.setup)
        seen.stage = self.stage
        seen.round = self.round
        seen.dealt = self.dealt
        seen.pile = self.pile
        seen.table = self.table
        seen.gone = self.gone
        seen.last = self.last.copy()
        seen.played = self.played.copy()
        seen.won = self.won.copy()
        seen.rested = self.rested.copy()
        return seen

    def imagine(self, dice: Dice) -> MagpiesState:
        """Deal the unseen cards to the others; whoever has chosen chose any card of that hand, or to rest."""
        whole = self.clone()
        whole.viewer = EVERYTHING
        if self.viewer == EVERYTHING:
            return whole
        seen = {card for cards in (*self.hands, *self.played) for card in cards}
        unseen = [card for card in range(len(self.setup.parts.cards)) if card not in seen]
        for seat in range(self.setup.players):
            if seat == self.viewer:
                continue
            drawn = [unseen.pop(dice.below(len(unseen))) for _ in range(self.hand_size(seat))]
            whole.hands[seat] = tuple(sorted(drawn))
            if self.choices[seat] == HIDDEN:
                whole.choices[seat] = NOT_YET
                whole.choices[seat] = whole.pick(seat, dice)
        whole.deck = tuple(unseen)
        return whole

    def seen(self, seat: int) -> int:
        """Trinkets turned up, choices of others shown, and the seat's own cards."""
        others = self.setup.players - (seat >= 0)
        own = self.cards_dealt(seat) if seat >= 0 else 0
        return len(self.setup.parts.worths) - len(self.pile) + self.round * others + own

    # the rest

    def scores(self) -> list[int]:
        return [sum(won) for won in self.won]

    def breakdown(self, seat: int) -> list[Points]:
        return [Points(worth, "MP-07", Message("points-trinket", {"worth": worth})) for worth in self.won[seat]]

    def data(self) -> Json:
        return {
            "viewer": self.viewer,
            "stage": self.stage,
            "round": self.round,
            "dealt": self.dealt,
            "pile": list(self.pile),
            "table": list(self.table),
            "gone": list(self.gone),
            "deck": list(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "choices": list(self.choices),
            "last": list(self.last),
            "played": [list(cards) for cards in self.played],
            "won": [list(worths) for worths in self.won],
            "rested": list(self.rested),
        }


def new_match(setup: Setup) -> MagpiesState:
    """The state before anything was drawn."""
    state = MagpiesState(setup)
    state.deck = tuple(range(len(setup.parts.cards)))
    return state


def load(setup: Setup, data: Json) -> MagpiesState:
    """The inverse of `MagpiesState.data`."""
    state = MagpiesState(setup)
    state.viewer = data["viewer"]
    state.stage = data["stage"]
    state.round = data["round"]
    state.dealt = data["dealt"]
    state.pile = tuple(data["pile"])
    state.table = tuple(data["table"])
    state.gone = tuple(data["gone"])
    state.deck = tuple(data["deck"])
    state.hands = [tuple(hand) for hand in data["hands"]]
    state.choices = list(data["choices"])
    state.last = list(data["last"])
    state.played = [tuple(cards) for cards in data["played"]]
    state.won = [tuple(worths) for worths in data["won"]]
    state.rested = list(data["rested"])
    return state
