"""What a seat of Vivarium may choose, and the cards that it might expect to take and cannot pay for."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.choice import Choice
from vivant.games.vivarium.picture.keys import card_key, domino_key
from vivant.games.vivarium.rules.position import ACT
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.questions import label_of, short_of
from vivant.games.vivarium.words.reasons import reason_for


def choices_of(view: VivariumState, seat: int) -> list[Choice]:
    """Ascending; while a card is taken, with those that are too dear (VA-15)."""
    space = view.setup.actions
    legal = view.legal(seat)
    actions = legal
    if view.stage == ACT:
        actions = [space.take.at(cell) for cell in members(view.filled)] + [space.gems.base]
    return [
        Choice(
            action,
            space.text(action),
            label_of(view, seat, action),
            _keys(view, action),
            None if action in legal else reason_for(view, seat, action),
            short=short_of(view, seat, action),
        )
        for action in actions
    ]


def _keys(view: VivariumState, action: int) -> tuple[str, ...]:
    """The thing that stands for an action; gems, and what the Camera and the Binoculars ask, need a button."""
    kind, place = view.setup.actions.split(action)
    if kind == "swap":
        return (domino_key(view.setup, place),)
    if kind in ("take", "gain"):
        return (card_key(view.setup, view.cells[place]),)
    return (card_key(view.setup, place),) if kind in ("keep", "give") else ()
