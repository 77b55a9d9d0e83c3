"""What flies where in a scene of Vivarium: only what had another key before, or none."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.game import CHANCE, Move, Step
from vivant.games.vivarium.cards import CAMERA, COMPASS, Setup
from vivant.games.vivarium.parts import DECKS
from vivant.games.vivarium.rules import VivariumState
from vivant.games.vivarium.stages import DRAW, FILL, NEXT


def moves_of(setup: Setup, before: VivariumState, step: Step, after: VivariumState, seat: int) -> list[Move]:
    """A card keeps its key from the board to whoever gains it; out of a deck or a hidden hand it gets one."""
    if step.who != CHANCE:
        return _handed(setup, before, after, seat)
    if before.stage == FILL:
        card = step.do - setup.cell_base - int(before.where) * setup.cards
        deck = 0 if card < setup.creatures else 1 if card < setup.contract_base else 2
        return [Move(setup.card_key(card), f"deck-{DECKS[deck]}")]
    if before.stage == NEXT:
        return [Move(setup.token_key(step.do - setup.next_base), "stack")]
    if before.stage == DRAW:
        card = step.do - setup.draw_base
        alone = before.due == 1 and before.held == 0
        if before.drawing == COMPASS or alone or seat == before.active:
            return [Move(setup.card_key(card), f"deck-{DECKS[0]}")]
        return [Move(f"drawn-{before.held}", f"deck-{DECKS[0]}")]
    return []


def _handed(setup: Setup, before: VivariumState, after: VivariumState, seat: int) -> list[Move]:
    """Drawn cards that come to lie open: for all but the one who drew them they come out of a hidden hand."""
    if before.held == 0 or seat == before.active:
        return []
    shown = before.drawn & ~after.drawn
    if before.drawing == CAMERA:  # the others are in the discard pile, which shows no faces
        shown &= ~after.gone_creatures
    return [Move(setup.card_key(card), f"drawn-{place}") for place, card in enumerate(members(shown))]
