"""The Artificial Brain in the picture: who it is, its preferences, what it gained, and what it would take."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vivant.draw.svg import num, text_width
from vivant.draw.things import Fragment, Thing
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, hit_area, ring, said, still, text
from vivant.games.vivid_memories.picture.seats import start_flag
from vivant.games.vivid_memories.rules.brain import FIRST_TOKEN, HUMAN, MORE_TOKENS, first_offered, look_ahead
from vivant.games.vivid_memories.rules.brain_turn import (
    lead,
    sides_of_brain,
    steps_of_brain,
    take_token,
    target_of_brain,
)
from vivant.games.vivid_memories.rules.position import LEFT, REMEMBER, colours_in
from vivant.games.vivid_memories.rules.seat import MORE, NOTHING
from vivant.games.vivid_memories.rules.setup import NONE, Setup
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words import BOOK
from vivant.games.vivid_memories.words.brain import ahead, brain_of, draft_from, held_copy
from vivant.games.vivid_memories.words.terms import preference

SHOWN = 5  # places of the preference line (AB-07)


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
    take_token(state, side, target_of_brain(state))
    while brain.stage == MORE_TOKENS:
        lead(state, steps_of_brain(state)[0])
    return Reply(side, tuple(draft.colours), _place_of(state), int(draft.emptied))


def _place_of(state: MemoriesState) -> str:
    """Where what it drafted goes."""
    block, at = state.setup.actions.split(steps_of_brain(state)[0])
    if block == "lay supply":
        return ""
    return (state.setup.slot_names if block == "lay slot" else state.setup.hex_names)[at]


def replies_from_both(view: MemoriesState) -> list[Reply]:
    """Where the human chooses: the whole draft from either end."""
    return [_draft_from(held_copy(view), side) for side in (0, 1)]


def parts_of_line(view: MemoriesState) -> list[str]:
    """What each visible preference would do with the line as it lies: words of the scene, empty for nothing."""
    setup = view.setup
    brain, solo = brain_of(view)
    parts = [""] * SHOWN
    if view.phase != REMEMBER or view.first > view.last:
        return parts
    offered = view.line[view.first].colours | view.line[view.last].colours
    at = 0
    while at < len(brain.queue) and first_offered(setup, brain.queue[at], offered) == NONE:
        if at < SHOWN:
            parts[at] = "scene-skips"
        at += 1
    queue = [*brain.queue[at:], *brain.queue[:at]]
    target = first_offered(setup, queue[0], offered)
    side = 0 if view.line[view.first].colours >> target & 1 else 1
    if not side and view.first < view.last and view.line[view.last].colours >> target & 1:
        left, right = (look_ahead(setup, solo, queue, view.line, view.first, view.last, end) for end in (0, 1))
        side = int((right.emptied > 0, len(right.colours)) > (left.emptied > 0, len(left.colours)))
    given = len(look_ahead(setup, solo, queue, view.line, view.first, view.last, side).colours)
    for n in range(given + 1):
        if at + n < SHOWN and n < solo.most:
            parts[at + n] = "scene-asks-first" if n == 0 else "scene-then" if n < given else "scene-misses"
    return parts


# things


@lru_cache(maxsize=512)
def preference_face(setup: Setup, tile: int, x: float, y: float, size: float) -> str:
    """The colours of a preference tile around a point: a bead, or a moment's pattern."""
    if tile < setup.colours:
        return art.token(art.paint(setup, tile), x, y, size * 0.62)
    return art.pattern(setup, setup.tiles[tile - setup.colours], x, y, size)


@lru_cache(maxsize=2048)
def preference_card(
    setup: Setup, place: int, tile: int, under: int, word: str, box: Box, small: bool, ringed: bool, lang: str
) -> Thing:
    """A place of the preference line; the last one is the top of the stack, with so many tiles under it."""
    x, y, width, height = box
    body = ""
    for depth in (2, 1) if under else ():
        rect = f'x="{num(x + 3 * depth)}" y="{num(y + 3 * depth)}" width="{num(width)}" height="{num(height)}" rx="12"'
        body += f'<rect {rect} class="paper" stroke="var(--paper-edge)"/>'
    body += f'<g transform="translate({num(x)} {num(y)})">{art.card(width, height)}</g>'
    body += preference_face(setup, tile, x + width / 2, y + height / 2, min(width, height) * 0.42)
    active = word in ("scene-asks-first", "scene-then")
    if active:
        rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="12"'
        body += f'<rect {rect} fill="none" stroke="var(--choice-paper)" stroke-width="2.5"/>'
    if not small:
        words = said(lang, word) if word else said(lang, "scene-stack-of", count=under + 1) if under else ""
        body += text(words, x + width / 2, y + height + 19, "mid strong" if active else "mid note small", 12.5)
    if ringed:
        body += ring(box, 3)
    spoken = BOOK.words(lang).say(preference(setup, tile))
    label = said(lang, "scene-preference", place=place + 1, tile=spoken)
    return Thing(f"pref-{place}", body, label=label, ready="onpaper", spoken=label)


@lru_cache(maxsize=4096)
def reply_words(setup: Setup, reply: Reply, lang: str) -> str:
    """A reply for ears."""
    if reply.side == NONE:
        words = said(lang, "scene-brain-choice")
    elif not reply.colours:
        words = said(lang, "scene-brain-nothing")
    else:
        names = ", ".join(said(lang, "colour", name=setup.colour_names[colour]) for colour in reply.colours)
        words = f"{names} ({said(lang, 'scene-from', end=ENDS[reply.side])})"
    return said(lang, "scene-brain-would") + " " + words


@lru_cache(maxsize=4096)
def reply_row(setup: Setup, reply: Reply, box: Box, lang: str) -> str:
    """`The Brain would then take` and the beads, with where they come from and go to."""
    x, y, width, height = box
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(min(14, height / 3))}"'
    body = f'<rect {rect} fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"/>'
    middle = y + height / 2
    wide = width > 300
    at = x + 14
    if wide:
        would = said(lang, "scene-brain-would")
        body += text(would, at, middle + 5, "note")
        at += text_width(would, 15)
    if reply.side == NONE or not reply.colours:
        if wide:
            word = said(lang, "scene-brain-choice" if reply.side == NONE else "scene-brain-nothing")
            return body + text(word, at, middle + 5, "strong", 14)
        sign = "?" if reply.side == NONE else "–"
        return body + text(sign, x + width / 2, middle + 6, "serif mid strong", 18)
    radius = min(13.0, height * 0.27)
    at += radius if wide else 4
    body += text("←" if reply.side == LEFT else "→", at, middle + 6, "mid strong", 16)
    for colour in reply.colours:
        at += radius * 2.15
        body += art.token(art.paint(setup, colour), at, middle, radius)
    if wide:
        at += radius * 1.8
        words = f"{said(lang, 'scene-from', end=ENDS[reply.side])} · {reply.place}"
        body += text(words, at, middle + 5, "strong", 14)
    return body


@lru_cache(maxsize=1024)
def side_card(setup: Setup, reply: Reply, box: Box, label: str, lang: str) -> Thing:
    """Where the human chooses the end: the draft from there, to be chosen."""
    x, y, width, height = box
    end = ENDS[reply.side]
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="16"'
    body = f'<rect {rect} fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"/>'
    middle, tight = x + width / 2, height < 100
    body += text(said(lang, "scene-from", end=end), middle, y + height * 0.24, "serif mid strong", 16 if tight else 18)
    radius = min(17.0, height * 0.14, width * 0.1)
    left = middle - (len(reply.colours) - 1) * radius * 1.1 - 16
    for at, colour in enumerate(reply.colours):
        body += art.token(art.paint(setup, colour), left + at * radius * 2.2, y + height * 0.54, radius)
    body += text(reply.place, left + len(reply.colours) * radius * 2.2, y + height * 0.54 + 5, "strong", 14)
    words = said(lang, "scene-draft", count=len(reply.colours), tiles=reply.emptied)
    body += text(words, middle, y + height * 0.88, "mid note", 12.5)
    return Thing(f"side-{end.lower()}", f'{body}<rect {rect} class="ring"/>', spoken=f"{label}, {words}")


@lru_cache(maxsize=512)
def lay_place(name: str, x: float, y: float, radius: float, hit: float) -> Thing:
    """Where its fragments might be laid, in practice."""
    circle = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    body = hit_area((x - hit, y - hit, 2 * hit, 2 * hit)) if hit else ""
    body += f'<circle {circle} fill="var(--choice)" fill-opacity=".06"/><circle {circle} class="ring"/>'
    return Thing(f"lay-{name}", body, ready="inside")


@lru_cache(maxsize=64)
def brain_plate(name: str, x: float, y: float, note: str, starts: bool, lang: str) -> Fragment:
    body = f'<circle cx="{num(x + 24)}" cy="{num(y + 24)}" r="24" fill="var(--ink)"/>'
    body += art.sign("brain", x + 24, y + 24, 1.15, "var(--surface)")
    body += text(name, x + 60, y + 20, "serif strong", 20) + text(note, x + 60, y + 42, "note")
    if starts:
        body += start_flag(lang, x + 72 + text_width(note, 14), y + 38, 12.5)
    return still("seat-1", body)


@lru_cache(maxsize=64)
def small_brain_plate(x: float, y: float, note: str, starts: bool, lang: str) -> Fragment:
    body = f'<circle cx="{num(x + 15)}" cy="{num(y + 16)}" r="15" fill="var(--ink)"/>'
    body += art.sign("brain", x + 15, y + 16, 0.75, "var(--surface)")
    body += text(said(lang, "scene-brain-short"), x + 36, y + 14, "strong", 15)
    body += text(note, x + 36, y + 31, "note small")
    if starts:
        body += start_flag(lang, x, y + 45, 11)
    return still("seat-1", body)


@lru_cache(maxsize=64)
def worthless(setup: Setup, colour: int, x: float, y: float, lang: str) -> Fragment:
    """The colour that the Brain scores nothing for; it ends at x."""
    body = text(said(lang, "scene-worthless"), x, y, "caption end")
    if colour == NONE:
        body += text(said(lang, "scene-counts-all"), x, y + 24, "note small end")
    else:
        words = said(lang, "scene-your-aspiration")
        body += text(words, x, y + 31, "note small end")
        body += art.token(art.paint(setup, colour), x - text_width(words, 13) - 20, y + 26, 13)
    return still("worthless", body)


@lru_cache(maxsize=64)
def small_worthless(setup: Setup, colour: int, x: float, y: float, lang: str) -> Fragment:
    body = text(said(lang, "scene-worthless-short"), x, y + 6, "note small")
    if colour == NONE:
        body += text(said(lang, "scene-counts-all"), x, y + 26, "note small")
    else:
        body += art.token(art.paint(setup, colour), x + 11, y + 24, 11)
    return still("worthless", body)
