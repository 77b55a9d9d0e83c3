"""What the scene and the terminal show alike: prices, what is left in the decks, and the cards of a seat."""

from __future__ import annotations

from vivant.engine.bits import count_bits, members
from vivant.games.vivarium.rules.position import ACT, LOOK, SWAP
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.rules.state import VivariumState


def payer_of(view: VivariumState) -> int:
    """Whose prices are shown: those of the one who looks and decides; to a spectator of the one who decides."""
    return view.active if view.viewer < 0 or view.viewer == view.active else NONE


def prices_of(view: VivariumState, cell: int) -> tuple[int, ...]:
    """For either swap, or with the dominoes as they lie, or with the Binoculars; none where nobody is asked."""
    setup, payer = view.setup, payer_of(view)
    if payer == NONE or view.cells[cell] == NONE:
        return ()
    own = view.seats[payer]
    if view.stage == ACT:
        return (setup.cost(own.one, own.two, cell),)
    if view.stage == SWAP:
        return (setup.cost(own.two, view.middle, cell), setup.cost(own.one, view.middle, cell))
    if view.stage == LOOK and view.neighbours() >> cell & 1:
        return (setup.binoculars_gems,)
    return ()


def cards_left(view: VivariumState) -> tuple[int, int, int]:
    """How many are in each deck."""
    hidden = 0 if view.drawn else view.held  # to who does not see them they stand in the deck
    return count_bits(view.creatures) - hidden, count_bits(view.equipment), count_bits(view.contracts)


def cards_gone(view: VivariumState) -> int:
    """How many are on the discard pile."""
    return count_bits(view.gone_creatures) + count_bits(view.gone_equipment) + count_bits(view.gone_contracts)


def cards_before(setup: Setup, own: Seat) -> tuple[list[int], list[int], list[int]]:
    """The creatures, the equipment and the contracts of a seat."""
    equipment = [setup.creatures + card for card in members(own.equipment)]
    contracts = [setup.first_contract + card for card in members(own.contracts)]
    return members(own.creatures), equipment, contracts
