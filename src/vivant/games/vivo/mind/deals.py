"""Every deal that a view of Vivo allows, and what each card is worth when all of them are played out perfectly."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.engine.state import EVERYTHING
from vivant.games.vivo.mind.endgame import points_by_card
from vivant.games.vivo.rules.state import VivoState


class Deals:
    """The hands that the others may hold (VO-R7): each deal is one set of cards a seat. `more` says there are too many.

    The own hand of the view is one of the places, and is never changed.
    """

    def __init__(self, view: VivoState, most: i64) -> None:
        setup = view.setup
        self.view = view
        self.most: i64 = most
        self.more = False
        self.hands: list[list[i64]] = []
        self.room: list[i64] = []
        self.dealt: list[i64] = []
        unseen: i64 = setup.deck
        for place, own in enumerate(view.seats):
            unseen = unseen & ~own.played & ~own.hand
            self.room.append(0 if place == view.viewer else view.hand_size(place))
            self.dealt.append(0)
        self.unseen: i64 = unseen

    def find(self) -> None:
        self._deal(self.unseen)

    def _deal(self, left: i64) -> None:
        """The lowest card that is left goes to each place that has room and has not shown that it lacks the suit."""
        if left == 0:
            if len(self.hands) >= self.most:
                self.more = True
            else:
                self.hands.append(self.dealt.copy())
            return
        card: i64 = bit_at(lowest(left))
        for place, own in enumerate(self.view.seats):
            if self.more:
                return
            if self.room[place] > 0 and own.void & card == 0:
                self.room[place] = self.room[place] - 1
                self.dealt[place] = self.dealt[place] | card
                self._deal(left & ~card)
                self.dealt[place] = self.dealt[place] & ~card
                self.room[place] = self.room[place] + 1


def deals_of(view: VivoState, most: i64) -> list[VivoState]:
    """A full state for each deal; none where there are more than so many, or where some cards are in no hand."""
    deals = Deals(view, most)
    if count_bits(deals.unseen) != sum(deals.room):
        return []
    deals.find()
    if deals.more:
        return []
    states: list[VivoState] = []
    for hands in deals.hands:
        whole = view.clone()
        whole.viewer = EVERYTHING
        for place, own in enumerate(whole.seats):
            own.hand = own.hand | hands[place]
        states.append(whole)
    return states


def margins_by_deal(view: VivoState, seat: i64, most: i64) -> list[list[float]]:
    """For each deal that the view allows the margin at the end of the round by card, ascending; see `points_by_card`.

    None where there are more deals than `most`.
    """
    return [points_by_card(state, seat) for state in deals_of(view, most)]
