"""The bank as things on the table: its slots, what they do, and where a claimed moment may go."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import Drawn
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, rect, ring, text
from vivant.games.vivid_memories.rules.setup import ACTIONS, Setup
from vivant.games.vivid_memories.words.terms import bank_place, moment_name, tile_action
from vivant.words import Words


def _face(kind: Drawn, covered: bool, used: bool, small: bool, box: Box, say: Words) -> str:
    x, y, width, height = box
    body = rect(box, 'fill="var(--well)" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.2"')
    if covered:
        return body
    ink = "var(--soft)" if used else "var(--ink)"
    middle = x + width / 2
    if small:
        return body + art.sign(kind, middle, y + height / 2, min(width, height) / 34, ink)
    body += art.sign(kind, middle, y + height * 0.37, min(1.15, height / 58), ink)
    look = "mid soft" if used else "mid strong"
    size = min(15.0, max(12.5, height * 0.16))
    return body + text(say("action-short", kind=kind), middle, y + height * 0.85, look, size)


@lru_cache(maxsize=1024)
def bank_slot(
    setup: Setup, key: str, slot: int, covered: bool, used: bool, small: bool, box: Box, say: Words, mark: Mark | None
) -> Fragment:
    """A slot with what it does itself; with a ring or a veil it is never small."""
    pressed = mark is not None and not mark.reason
    kind = ACTIONS[setup.bank_kinds[slot]]
    label = say("scene-bank", slot=bank_place(setup, slot), action=say("action", kind=kind))
    if used:
        label += ", " + say("scene-used")
    body = _face(kind, covered, used, small and not pressed, box, say)
    if mark is not None and pressed:
        close = box[3] <= 50  # then slots lie so near to each other that rings would cross
        body += rect(box, 'class="veil"') if mark.refused else ring(box, 0 if close else 4)
    return compose(Thing(key, body, label=label), mark)


@lru_cache(maxsize=1024)
def slot_beside(setup: Setup, slot: int, tile: int, box: Box, say: Words) -> Thing:
    """Beside one of several claimed moments: a slot to put it into, with the action that it would cover."""
    name, slot_name = setup.tiles[tile].name, setup.bank_names[slot]
    kind = ACTIONS[setup.bank_kinds[slot]]
    args = {"tile": moment_name(setup, tile), "action": tile_action(setup, setup.tiles[tile])}
    spoken = say("do-bank-over", **args, slot=bank_place(setup, slot), over=say("action", kind=kind))
    body = _face(kind, False, False, True, box, say) + ring(box, 0)
    return Thing(f"put-{name}-{slot_name}", body, ready="inside", spoken=spoken)
