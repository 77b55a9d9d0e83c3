"""Who may know what (VO-22, VO-R6 to VO-R8): what is shown to everybody, and what the rest may be."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import count_bits
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING
from vivant.games.vivo.rules.position import Position
from vivant.games.vivo.rules.uniform import deal_uniformly


def show(whole: Position, seen: Position) -> None:
    """What everybody knows beside the seats and tricks (VO-R6, VO-R8)."""
    seen.stage = whole.stage
    seen.round = whole.round
    seen.tricks = whole.tricks
    seen.turn = whole.turn
    seen.next = whole.next
    seen.pile = whole.pile
    seen.pile_left = whole.pile_left
    seen.dealt = whole.dealt
    seen.off = whole.off


def fill_in(view: Position, dice: Dice) -> None:
    """VO-R7: a uniform deal of the unseen cards among those that no shown void forbids."""
    setup = view.setup
    unseen: i64 = setup.deck
    sizes: list[i64] = []
    voids: list[i64] = []
    for place, seat in enumerate(view.seats):
        unseen = unseen & ~seat.played & ~seat.hand
        sizes.append(0 if place == view.viewer else view.hand_size(place))
        voids.append(seat.void)
    sizes.append(setup.players * setup.hand - view.dealt)  # in mid-deal the deck is one more place
    voids.append(0)
    dealt = deal_uniformly(unseen, sizes, voids, setup.suit_cards, dice)
    view.deck = dealt.pop()
    for place, seat in enumerate(view.seats):
        seat.hand = seat.hand | dealt[place]
    view.viewer = EVERYTHING


def seen_by(position: Position, seat: i64) -> i64:
    """The seat's own cards, the harmonies turned up and the cards that others have played, counted."""
    setup = position.setup
    shown: i64 = position.round * (setup.players * setup.hand + setup.pile_size)
    shown += setup.pile_size - position.pile_left
    for other in position.seats:
        shown += count_bits(other.played)
    if 0 <= seat < setup.players:
        shown += position.hand_size(seat)
    return shown
