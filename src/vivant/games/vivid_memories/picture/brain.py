"""The Artificial Brain in the picture: who it is, its preferences, what it gained, and what it would take."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vivant.draw.svg import at, fitted, num, text_width
from vivant.draw.things import Fragment, Thing
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import RAISED, Box, hit_area, rect, ring, still, text
from vivant.games.vivid_memories.rules.brain import (
    FIRST_TOKEN,
    HUMAN,
    IDLE,
    LAYING,
    MORE_TOKENS,
    first_offered,
    look_ahead,
)
from vivant.games.vivid_memories.rules.brain_turn import lead, sides_of_brain, steps_of_brain, target_of_brain
from vivant.games.vivid_memories.rules.position import LEFT, REMEMBER, RIGHT, colours_in
from vivant.games.vivid_memories.rules.seat import MORE, NOTHING
from vivant.games.vivid_memories.rules.setup import NONE, Setup
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import ahead, brain_of, draft_from, held_copy
from vivant.games.vivid_memories.words.terms import outer_pile, parts_of, preference
from vivant.words import Words

ROOM = 5  # places of the preference line (AB-07) that a composition has room for as it draws them
SLOT = "○"  # before the hexes of a slot


class Reply(NamedTuple):
    """What the Brain would draft: from which end (NONE: the human chooses), which colours, to where."""

    side: int
    colours: tuple[int, ...] = ()
    place: str = ""
    emptied: int = 0


def reply_to(view: MemoriesState, action: int | None) -> Reply | None:
    """What it would draft after this action of the human and the end of the human's turn; None where that is open.

    Without an action: if the human's turn were over now.
    """
    state = ahead(view, HUMAN, action) if action is not None else held_copy(view)
    brain, _ = brain_of(state)
    own = state.seats[HUMAN]
    taken = colours_in(own.hand)
    if own.ask == MORE and taken & (taken - 1):  # a third colour has to follow
        return None
    if state.phase != REMEMBER or state.first > state.last:
        return Reply(int(LEFT))
    own.ask = NOTHING
    brain.stage = FIRST_TOKEN
    while target_of_brain(state) == NONE:
        lead(state, state.setup.actions.skip.base)
    sides = sides_of_brain(state, target_of_brain(state))
    return Reply(int(NONE)) if sides & (sides - 1) else _draft_from(state, int(sides) >> 1)


def _draft_from(state: MemoriesState, side: int) -> Reply:
    """The whole draft from one end; the state, a copy that is held, goes along."""
    brain, _ = brain_of(state)
    draft = draft_from(state, side)
    lead(state, state.setup.actions.draft.at(side, target_of_brain(state)))
    while brain.stage == MORE_TOKENS:
        lead(state, steps_of_brain(state)[0])
    return Reply(side, tuple(draft.colours), _place_of(state), int(draft.emptied))


def _place_of(state: MemoriesState) -> str:
    """Where what it drafted goes: a hex, or a slot by the sign of a slot and the hexes that it touches."""
    setup = state.setup
    parts = parts_of(setup, *setup.actions.split(steps_of_brain(state)[0]))
    if "slot" not in parts:
        return "".join(parts.values())
    return SLOT + "·".join(setup.hexes_in(setup.touches[setup.slot_names.index(parts["slot"])]))


def _place_words(place: str, x: float, y: float) -> str:
    """A place as a picture tells it; a slot is a ring, as on the board."""
    slot = place.startswith(SLOT)
    ring = f'<circle cx="{num(x + 6)}" cy="{num(y - 5)}" r="5" fill="none" stroke="var(--ink)" stroke-width="2"/>'
    return (ring if slot else "") + text(place.removeprefix(SLOT), x + 16 * slot, y, "strong", 14)


def replies_from_both(view: MemoriesState) -> list[Reply]:
    """Where the human chooses: the whole draft from either end."""
    return [_draft_from(held_copy(view), side) for side in (0, 1)]


def parts_of_line(view: MemoriesState) -> list[str]:
    """What each visible preference would do with the line as it lies: words of the scene, empty for nothing.

    In a turn of the Brain that is under way: what they did, and will do.
    """
    setup = view.setup
    brain, solo = brain_of(view)
    shown = int(solo.places)
    parts = [""] * shown
    if brain.stage in (MORE_TOKENS, LAYING):
        return (_parts_of_turn(view) + parts)[:shown]
    if view.phase != REMEMBER or view.first > view.last or brain.stage not in (IDLE, FIRST_TOKEN):
        return parts
    offered = view.line[view.first].colours | view.line[view.last].colours
    at = 0
    while at < len(brain.queue) and first_offered(setup, brain.queue[at], offered) == NONE:
        if at < shown:
            parts[at] = "scene-skips"
        at += 1
    queue = [*brain.queue[at:], *brain.queue[:at]]
    target = first_offered(setup, queue[0], offered)
    ends = [end for end in (LEFT, RIGHT) if outer_pile(view, end).colours >> target & 1]
    drafts = [look_ahead(setup, solo, queue, view.line, view.first, view.last, end) for end in ends]
    _, given = max((draft.emptied > 0, len(draft.colours)) for draft in drafts)  # AB-13
    for n in range(given + 1):
        if at + n < shown and n < solo.most:
            parts[at + n] = "scene-asks-first" if n == 0 else "scene-then" if n < given else "scene-misses"
    return parts


def _parts_of_turn(view: MemoriesState) -> list[str]:
    """The same once it has taken a token: what gave one, what will, and what misses."""
    brain, solo = brain_of(view)
    if not brain.used:  # it lays what it learnt with
        return []
    given, queue = int(brain.used), brain.queue[brain.used : solo.most]
    left = view.last - view.first + 1
    if brain.stage == MORE_TOKENS:
        draft = look_ahead(view.setup, solo, queue, view.line, view.first, view.last, view.end)
        given += len(draft.colours)
        left -= draft.emptied
    parts = ["scene-asks-first", *["scene-then"] * (given - 1)]
    if left > 0 and given < min(solo.most, len(brain.queue)):
        parts.append("scene-misses")
    return parts


# things


def boxes_of_line(places: int, first: Box, pitch: float) -> list[Box]:
    """Where its places lie, from the first one on: closer together where there are many."""
    left, top, across, high = first
    closer = min(1.0, ROOM / places)
    return [(left + n * pitch * closer, top, across * closer, high) for n in range(places)]


@lru_cache(maxsize=512)
def preference_face(setup: Setup, tile: int, x: float, y: float, size: float) -> str:
    """The colours of a preference tile around a point: a bead, or a moment's pattern."""
    if tile < setup.colours:
        return art.token(art.paint(setup, tile), x, y, size * 0.62)
    return art.pattern(setup, setup.tiles[tile - setup.colours], x, y, size)


@lru_cache(maxsize=2048)
def preference_card(
    setup: Setup, place: int, tile: int, under: int, word: str, box: Box, small: bool, ringed: bool, say: Words
) -> Thing:
    """A place of the preference line; the last one is the top of the stack, with so many tiles under it."""
    x, y, width, height = box
    body = ""
    for depth in (2, 1) if under else ():
        under_it = (x + 3 * depth, y + 3 * depth, width, height)
        body += rect(under_it, 'class="paper" stroke="var(--paper-edge)"', 12)
    body += f'<g transform="{at(x, y)}">{art.card(width, height)}</g>'
    body += preference_face(setup, tile, x + width / 2, y + height / 2, min(width, height) * 0.42)
    active = word in ("scene-asks-first", "scene-then")
    if active:
        body += rect(box, 'fill="none" stroke="var(--choice-paper)" stroke-width="2.5"', 12)
    if not small:
        words = say(word) if word else say("scene-stack-of", count=under + 1) if under else ""
        body += text(
            words,
            x + width / 2,
            y + height + (19 if height >= 60 else 17),
            "mid strong" if active else "mid soft",
            14 if height >= 60 else 12.5,
        )
    if ringed:
        body += ring(box, 3)
    label = say("scene-preference", place=place + 1, tile=preference(setup, tile))
    return Thing(f"pref-{place}", body, label=label, ready="onpaper", spoken=label)


@lru_cache(maxsize=4096)
def reply_words(setup: Setup, reply: Reply, say: Words) -> str:
    """A reply for ears."""
    names = ", ".join(say("colour", name=setup.colour_names[colour]) for colour in reply.colours)
    words = f"{names} ({say('scene-from', end=ENDS[reply.side])})" if names else _without_draft(reply, say)
    return say("scene-brain-would") + " " + words


def _without_draft(reply: Reply, say: Words) -> str:
    return say("scene-brain-choice" if reply.side == NONE else "scene-brain-nothing")


@lru_cache(maxsize=4096)
def reply_row(setup: Setup, reply: Reply, box: Box, say: Words) -> str:
    """`The Brain would then take` and the beads, with where they come from and go to."""
    x, y, width, height = box
    body = rect(box, RAISED, min(14, height / 3))
    middle = y + height / 2
    wide = width > 300
    at = x + 14
    if wide and width < 450:
        body += art.sign("brain", at + 8, middle, 0.7, "var(--soft)")
        at += 26
    elif wide:
        would = say("scene-brain-would")
        body += text(would, at, middle + 5, "note")
        at += text_width(would, 15) + 8
    if not reply.colours:
        if wide:
            return body + text(_without_draft(reply, say), at, middle + 5, "strong", 14)
        sign = "?" if reply.side == NONE else "–"
        return body + text(sign, x + width / 2, middle + 6, "serif mid strong", 18)
    radius = min(13.0, height * 0.27)
    at += radius if wide else 4
    body += text("←" if reply.side == LEFT else "→", at, middle + 6, "mid strong", 16)
    for colour in reply.colours:
        at += radius * 2.15
        body += art.token(art.paint(setup, colour), at, middle, radius)
    if wide:
        words, left = f"{say('scene-from', end=ENDS[reply.side])} ·", at + radius * 1.8
        body += text(words, left, middle + 5, "strong", 14)
        body += _place_words(reply.place, left + 1.06 * text_width(words, 14) + 6, middle + 5)
    return body


@lru_cache(maxsize=1024)
def side_card(setup: Setup, reply: Reply, box: Box, label: str, say: Words) -> Thing:
    """Where the human chooses the end: the draft from there, to be chosen."""
    x, y, width, height = box
    end = ENDS[reply.side]
    body = rect(box, RAISED, 16)
    middle, tight = x + width / 2, height < 100
    words = say("scene-draft", count=len(reply.colours), tiles=reply.emptied)
    size = 12.5 if tight else 14
    lines = [words] if 1.06 * text_width(words, size) <= width - 16 else words.split(", ")
    crowded = tight and len(lines) > 1
    head, bead, row = (0.21, 0.12, 0.41) if crowded else (0.24, 0.14, 0.54)  # shares of the height
    body += text(say("scene-from", end=end), middle, y + height * head, "serif mid strong", 16 if tight else 18)
    radius, row = min(17.0, height * bead, width * 0.1), y + height * row
    whole = len(reply.colours) * radius * 2.2 + text_width(reply.place, 14) + 4
    left = middle - whole / 2 + radius
    for nth, colour in enumerate(reply.colours):
        body += art.token(art.paint(setup, colour), left + nth * radius * 2.2, row, radius)
    body += _place_words(reply.place, left + (len(reply.colours) * 2.2 - 1) * radius + 4, row + 5)
    for nth, line in enumerate(reversed(lines)):
        body += text(fitted(line, width - 12, size), middle, y + height * 0.88 - 1.15 * size * nth, "mid soft", size)
    return Thing(f"side-{end.lower()}", body + rect(box, 'class="ring"', 16), spoken=f"{label}, {words}")


@lru_cache(maxsize=512)
def lay_place(name: str, x: float, y: float, radius: float, hit: float) -> Thing:
    """Where its fragments might be laid, in practice."""
    circle = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    body = hit_area((x - hit, y - hit, 2 * hit, 2 * hit)) if hit else ""
    body += f'<circle {circle} fill="var(--choice)" fill-opacity=".06"/><circle {circle} class="ring"/>'
    return Thing(f"lay-{name}", body, ready="inside")


@lru_cache(maxsize=64)
def worthless(setup: Setup, colour: int, x: float, y: float, short: bool, say: Words) -> Fragment:
    """The colour that the Brain scores nothing for; it ends at x. In short it is one line."""
    if short:
        if colour == NONE:
            return still("worthless", text(say("scene-counts-all"), x, y, "note small end"))
        body = art.token(art.paint(setup, colour), x - 11, y - 4, 11)
        return still("worthless", body + text(say("scene-worthless-short"), x - 28, y, "note small end"))
    body = text(say("scene-worthless"), x, y, "caption end")
    if colour == NONE:
        body += text(say("scene-counts-all"), x, y + 24, "note small end")
    else:
        words = say("scene-your-aspiration")
        body += text(words, x, y + 31, "note small end")
        body += art.token(art.paint(setup, colour), x - text_width(words, 13) - 20, y + 26, 13)
    return still("worthless", body)


@lru_cache(maxsize=64)
def small_worthless(setup: Setup, colour: int, x: float, y: float, say: Words) -> Fragment:
    body = text(say("scene-worthless-short"), x, y + 6, "note small")
    if colour == NONE:
        body += text(say("scene-counts-all"), x, y + 26, "note small")
    else:
        body += art.token(art.paint(setup, colour), x + 11, y + 24, 11)
    return still("worthless", body)
