"""The rules of Magpies: who may do what, what follows, and what anybody may know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from magpies.edition import Components
from vivant.engine.dice import Dice
from vivant.engine.option import OptionValue
from vivant.engine.plain import PlainState
from vivant.engine.space import Block, Space
from vivant.engine.state import EVERYTHING

DEAL, SHINY, CHOOSE, OVER = "deal", "shiny", "choose", "over"  # what is waited for; the first two are chance
NOT_YET = -1  # a seat has not chosen
HIDDEN = -2  # in a view: a card or choice that is nobody else's business


class Setup:
    """The components with what was agreed for this match, and its actions and outcomes."""

    def __init__(self, parts: Components, players: int, options: Mapping[str, OptionValue]) -> None:
        self.parts = parts
        self.players = players
        self.rests = int(options["rests"])
        self.actions = Space(Block("play", parts.cards, written="{}"), Block("rest"))
        self.rest = len(parts.cards)  # the action after all cards
        self.shiny = Block("shiny", [str(worth + 1) for worth in range(parts.worths[-1])], written="shiny={}")
        self.outcomes = Space(Block("deal", parts.cards, written="{}"), self.shiny)
        self.most_steps = players * parts.hand + parts.rounds * (1 + players)


class MagpiesState(PlainState):
    """A match of Magpies, or a seat's view of it: then the deck is empty and the hands of others are HIDDEN."""

    setup: Setup

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        seats = range(setup.players)
        self.stage = DEAL
        self.round = 0  # rounds finished
        self.pile = list(setup.parts.worths)  # trinkets face down: a set, as nobody has looked
        self.table: list[int] = []  # trinkets face up
        self.gone: list[int] = []  # trinkets out of the game
        self.deck = list(range(setup.rest))
        self.hands: list[list[int]] = [[] for _ in seats]  # ascending
        self.chosen = [NOT_YET] * setup.players
        self.last: list[int] = []  # what was chosen in the round before
        self.played: list[list[int]] = [[] for _ in seats]
        self.won: list[list[int]] = [[] for _ in seats]
        self.rested = [0] * setup.players

    # whose turn

    def to_act(self) -> int:
        """Everybody who has not chosen yet (MP-03)."""
        if self.stage != CHOOSE:
            return 0
        return sum(1 << seat for seat, choice in enumerate(self.chosen) if choice == NOT_YET)

    def is_chance(self) -> bool:
        return self.stage in (DEAL, SHINY)

    def is_over(self) -> bool:
        return self.stage == OVER

    # deciding

    def rests_left(self, seat: int) -> int:
        return self.setup.rests - self.rested[seat]

    def legal(self, seat: int) -> list[int]:
        return [*self.hands[seat], self.setup.rest] if self.rests_left(seat) else list(self.hands[seat])

    def apply(self, seat: int, action: int) -> None:
        # The card stays in the hand until all are shown: a smaller hand would tell that the seat does not rest.
        self.chosen[seat] = action
        if NOT_YET not in self.chosen:
            self._swoop()

    def _swoop(self) -> None:
        """MP-06, with the rulings MP-R1 and MP-R2."""
        for seat, choice in enumerate(self.chosen):
            if choice == self.setup.rest:
                self.rested[seat] += 1
            else:
                self.hands[seat].remove(choice)
                self.played[seat].append(choice)
        taker = self._taker()
        if taker is not None:
            self.won[taker] += self.table
            self.table = []
        elif not self.setup.parts.tie_stays:
            self.gone += self.table
            self.table = []
        self.last, self.chosen = self.chosen, [NOT_YET] * self.setup.players
        self.round += 1
        self.stage = OVER if self.round == self.setup.parts.rounds else SHINY

    def _taker(self) -> int | None:
        """The seat with the highest card, None where there is none or more than one."""
        rank = self.setup.parts.rank
        ranks = {seat: rank(card) for seat, card in enumerate(self.chosen) if card != self.setup.rest}
        best = [seat for seat in ranks if ranks[seat] == max(ranks.values())]
        return best[0] if len(best) == 1 else None

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        if self.stage == DEAL:
            return [(card, 1) for card in self.deck]
        return [(self.setup.shiny.at(worth - 1), count) for worth, count in sorted(Counter(self.pile).items())]

    def apply_outcome(self, outcome: int) -> None:
        kind, place = self.setup.outcomes.split(outcome)
        if kind == "deal":
            self.deck.remove(place)
            seat = sum(map(len, self.hands)) // self.setup.parts.hand
            self.hands[seat] = sorted([*self.hands[seat], place])
            if len(self.hands[-1]) == self.setup.parts.hand:
                self.stage = SHINY
        else:
            self.pile.remove(place + 1)
            self.table.append(place + 1)
            self.stage = CHOOSE

    # knowing

    def view(self, seat: int) -> MagpiesState:
        """What lies open to everybody (MP-08), and what is the seat's own."""
        seen = self.showing("stage", "round", "pile", "table", "gone", "last", "played", "won", "rested")
        seen.viewer, seen.deck = seat, []
        for other, (hand, choice) in enumerate(zip(self.hands, self.chosen, strict=True)):
            own = other == seat
            seen.hands[other] = list(hand) if own else [HIDDEN] * len(hand)
            seen.chosen[other] = choice if own or choice == NOT_YET else HIDDEN
        return seen

    def imagine(self, dice: Dice) -> MagpiesState:
        """Deal the unseen cards to the others; whoever has chosen chose any card of that hand, or to rest."""
        whole = self.clone()
        whole.viewer = EVERYTHING
        seen = {card for cards in (*self.hands, *self.played) for card in cards}
        whole.deck = [card for card in range(self.setup.rest) if card not in seen]
        for seat, hand in enumerate(self.hands):
            if HIDDEN in hand:
                whole.hands[seat] = sorted(whole.deck.pop(dice.below(len(whole.deck))) for _ in hand)
            if self.chosen[seat] == HIDDEN:
                whole.chosen[seat] = NOT_YET
                whole.chosen[seat] = whole.pick(seat, dice)
        return whole

    def seen(self, seat: int) -> int:
        """Trinkets turned up, choices of others shown, and the seat's own cards."""
        others = self.setup.players - (seat >= 0)
        own = len(self.hands[seat]) + len(self.played[seat]) if seat >= 0 else 0
        return len(self.setup.parts.worths) - len(self.pile) + self.round * others + own

    # points

    def scores(self) -> list[int]:
        return [sum(worths) for worths in self.won]
