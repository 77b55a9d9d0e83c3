"""What flies where in a scene of Vivarium: only what had another key before, or none."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.game import CHANCE, Flight, Step
from vivant.games.vivarium.picture.keys import card_key, token_key
from vivant.games.vivarium.rules.components import DECKS
from vivant.games.vivarium.rules.position import DRAW, FILL, NEXT
from vivant.games.vivarium.rules.setup import CAMERA, COMPASS
from vivant.games.vivarium.rules.state import VivariumState


def flights_of(before: VivariumState, step: Step, after: VivariumState, seat: int) -> list[Flight]:
    """A card keeps its key from the board to whoever gains it; out of a deck or a hidden hand it gets one."""
    setup = before.setup
    if step.who != CHANCE:
        return _handed(before, after, seat)
    if before.stage == FILL:
        card = step.do - setup.outcomes.fill.at(before.where)
        deck = 0 if card < setup.creatures else 1 if card < setup.first_contract else 2
        return [Flight(card_key(setup, card), f"deck-{DECKS[deck]}")]
    if before.stage == NEXT:
        return [Flight(token_key(setup, step.do - setup.outcomes.next.base), "stack")]
    if before.stage == DRAW:
        card = step.do - setup.outcomes.draw.base
        alone = before.due == 1 and before.held == 0
        if before.drawing == COMPASS or alone or seat == before.active:
            return [Flight(card_key(setup, card), f"deck-{DECKS[0]}")]
        return [Flight(f"drawn-{before.held}", f"deck-{DECKS[0]}")]
    return []


def _handed(before: VivariumState, after: VivariumState, seat: int) -> list[Flight]:
    """Drawn cards that come to lie open: for all but the one who drew them they come out of a hidden hand."""
    if before.held == 0 or seat == before.active:
        return []
    shown = before.drawn & ~after.drawn
    if before.drawing == CAMERA:  # the others are in the discard pile, which shows no faces
        shown &= ~after.gone_creatures
    return [Flight(card_key(before.setup, card), f"drawn-{place}") for place, card in enumerate(members(shown))]
