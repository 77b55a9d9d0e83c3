"""The bank as things on the table: its slots, what they do, and where a claimed moment may go."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.scene import Fragment
from vivant.draw.svg import num
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.drawn import label_of
from vivant.games.vivid_memories.marks import Box, can, ring, text, veil, veiled
from vivant.games.vivid_memories.parts import ACTIONS, Setup
from vivant.games.vivid_memories.words import BOOK
from vivant.words import Message


def _face(kind: str, covered: bool, used: bool, small: bool, box: Box, lang: str) -> str:
    x, y, width, height = box
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(min(12, height / 4))}"'
    body = f'<rect {rect} fill="var(--well)" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.2"/>'
    if covered:
        return body
    ink = "var(--soft)" if used else "var(--ink)"
    middle = x + width / 2
    if small:
        return body + art.sign(kind, middle, y + height / 2, min(width, height) / 34, ink)
    body += art.sign(kind, middle, y + height * 0.37, min(1.15, height / 58), ink)
    word = label_of(lang, "action-short", kind=kind)
    look = "mid soft" if used else "mid strong"
    return body + text(word, middle, y + height * 0.85, look, min(15.0, max(12.5, height * 0.16)))


@lru_cache(maxsize=1024)
def slot_at_rest(
    setup: Setup, key: str, slot: int, covered: bool, used: bool, small: bool, box: Box, lang: str
) -> Fragment:
    kind = ACTIONS[setup.bank_kinds[slot]]
    word = BOOK.words(lang).say(Message("action", {"kind": kind}))
    label = label_of(lang, "scene-bank", slot=setup.bank_names[slot], action=word)
    if used:
        label += ", " + label_of(lang, "scene-used")
    return Fragment(
        key, f'<g id="{key}" role="img" aria-label="{label}">{_face(kind, covered, used, small, box, lang)}</g>'
    )


@lru_cache(maxsize=1024)
def slot_to_use(
    setup: Setup, key: str, slot: int, word: str, covered: bool, rule: str, used: bool, box: Box, lang: str
) -> Fragment:
    """`word` is the kind of action that it offers; `rule` forbids it, or is empty."""
    name = setup.bank_names[slot]
    spoken = BOOK.words(lang).say(Message("action", {"kind": word}))
    label = label_of(lang, "do-use", slot=name, action=spoken)
    body = _face(ACTIONS[setup.bank_kinds[slot]], covered, used, False, box, lang)
    if rule:
        return veiled(key, f"use {name}", rule, label, body + veil(box))
    return can(key, f"use {name}", label, body + ring(box))


@lru_cache(maxsize=1024)
def slot_to_cover(setup: Setup, key: str, slot: int, tile: int, rule: str, box: Box, lang: str) -> Fragment:
    """The only claimed moment may go here; or, where a rule forbids it, may not."""
    name, slot_name = setup.tiles[tile].name, setup.bank_names[slot]
    action, label = f"bank {name} {slot_name}", label_of(lang, "do-bank", tile=name, slot=slot_name)
    body = _face(ACTIONS[setup.bank_kinds[slot]], bool(rule), False, False, box, lang)
    if rule:
        return veiled(key, action, rule, label, body + veil(box))
    return can(key, action, label, body + ring(box))


@lru_cache(maxsize=1024)
def put(setup: Setup, slot: int, tile: int, box: Box, lang: str) -> Fragment:
    """Beside one of several claimed moments: a slot to put it into, with the action that it would cover."""
    name, slot_name = setup.tiles[tile].name, setup.bank_names[slot]
    kind = ACTIONS[setup.bank_kinds[slot]]
    spoken = BOOK.words(lang).say(Message("action", {"kind": kind}))
    label = label_of(lang, "do-bank-over", tile=name, slot=slot_name, action=spoken)
    body = _face(kind, False, False, True, box, lang) + ring(box, 0)
    return can(f"put-{name}-{slot_name}", f"bank {name} {slot_name}", label, body, " inside")
