"""The Artificial Brain in the picture: its preference line, what it gained, and what it would take."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from vivant.draw.scene import Fragment
from vivant.draw.svg import num, text_width
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.artificial_brain import FIRST_TOKEN, HUMAN, MORE_TOKENS, first_offered, look_ahead
from vivant.games.vivid_memories.drawn import label_of
from vivant.games.vivid_memories.explain import ahead, brain_of, preference
from vivant.games.vivid_memories.parts import NONE, Setup
from vivant.games.vivid_memories.position import LEFT, REMEMBER, colours_in
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import MORE, NOTHING
from vivant.games.vivid_memories.words import BOOK

Box = tuple[float, float, float, float]  # x, y, width, height
SHOWN = 5  # places of the preference line (AB-07)


@dataclass(frozen=True)
class Reply:
    """What the Brain would draft: from which end (NONE: the human chooses), which colours, to where."""

    side: int
    colours: tuple[int, ...] = ()
    place: str = ""
    emptied: int = 0


def reply_to(view: MemoriesState, action: int | None) -> Reply | None:
    """What it would draft after this action of the human and the end of the human's turn; None where that is open.

    Without an action: if the human's turn were over now.
    """
    state = ahead(view, int(HUMAN), action) if action is not None else view.clone()
    state.held = True
    brain, _ = brain_of(state)
    own = state.seats[HUMAN]
    taken = colours_in(own.hand)
    if own.ask == MORE and taken & (taken - 1):  # a third colour has to follow
        return None
    if state.phase != REMEMBER or state.first > state.last:
        return Reply(int(LEFT))
    own.ask = NOTHING
    brain.stage = FIRST_TOKEN
    return _draft(state)


def _draft(state: MemoriesState) -> Reply:
    setup = state.setup
    brain, solo = brain_of(state)
    while state.brain_target() == NONE:
        state.lead_brain(setup.skip)
    sides = state.brain_sides(state.brain_target())
    if sides & (sides - 1):
        return Reply(int(NONE))
    side = int(sides) >> 1
    found = look_ahead(setup, solo, brain.queue, state.line, state.first, state.last, side)
    while brain.stage in (FIRST_TOKEN, MORE_TOKENS):
        state.lead_brain(state.brain_steps()[0])
    return Reply(side, tuple(found.colours), _place_of(state), int(found.emptied))


def _line_of(text: str, x: float, y: float, look: str, size: float = 14) -> str:
    """A line of text that is already escaped."""
    return f'<text x="{num(x)}" y="{num(y)}" class="{look}" font-size="{num(size)}">{text}</text>'


def _place_of(state: MemoriesState) -> str:
    """Where what it drafted goes."""
    setup, step = state.setup, int(state.brain_steps()[0])
    if step < setup.lay_hex_base:
        return setup.slot_names[step - setup.lay_slot_base]
    return "" if step == setup.lay_supply else setup.hex_names[step - setup.lay_hex_base]


def replies_from_both(view: MemoriesState) -> list[Reply]:
    """Where the human chooses: the whole draft from either end."""
    found = []
    for side in (0, 1):
        state = view.clone()
        state.held = True
        brain, solo = brain_of(state)
        outlook = look_ahead(state.setup, solo, brain.queue, state.line, state.first, state.last, side)
        state.take_for_brain(side, state.brain_target())
        while brain.stage == MORE_TOKENS:
            state.lead_brain(state.brain_steps()[0])
        found.append(Reply(side, tuple(outlook.colours), _place_of(state), int(outlook.emptied)))
    return found


def parts_of_line(view: MemoriesState) -> list[str]:
    """What each visible preference would do with the line as it lies: words of the scene, empty for nothing."""
    setup = view.setup
    brain, solo = brain_of(view)
    found = [""] * SHOWN
    if view.phase != REMEMBER or view.first > view.last:
        return found
    offered = view.line[view.first].colours | view.line[view.last].colours
    at = 0
    while at < len(brain.queue) and first_offered(setup, brain.queue[at], offered) == NONE:
        if at < SHOWN:
            found[at] = "scene-skips"
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
            found[at + n] = "scene-asks-first" if n == 0 else "scene-then" if n < given else "scene-misses"
    return found


# pieces


@lru_cache(maxsize=512)
def face(setup: Setup, tile: int, x: float, y: float, size: float) -> str:
    """The colours of a preference tile around a point: a bead, or a moment's pattern."""
    if tile < setup.colours:
        return art.token(art.paint(setup, tile), x, y, size * 0.62)
    return art.pattern(setup, setup.tiles[tile - setup.colours], x, y, size)


@lru_cache(maxsize=2048)
def preference_card(
    setup: Setup, place: int, tile: int, under: int, word: str, box: Box, small: bool, lang: str
) -> str:
    """A place of the preference line; the last one is the top of the stack, with so many tiles under it."""
    x, y, width, height = box
    body = ""
    for depth in (2, 1) if under else ():
        rect = f'x="{num(x + 3 * depth)}" y="{num(y + 3 * depth)}" width="{num(width)}" height="{num(height)}" rx="12"'
        body += f'<rect {rect} class="paper" stroke="var(--paper-edge)"/>'
    body += f'<g transform="translate({num(x)} {num(y)})">{art.card(width, height)}</g>'
    body += face(setup, tile, x + width / 2, y + height / 2, min(width, height) * 0.42)
    if word in ("scene-asks-first", "scene-then"):
        rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="12"'
        body += f'<rect {rect} fill="none" stroke="var(--choice-paper)" stroke-width="2.5"/>'
    if small:
        return body
    said = label_of(lang, word) if word else ""
    if under and not word:
        said = label_of(lang, "scene-stack-of", count=under + 1)
    look = "mid strong" if word in ("scene-asks-first", "scene-then") else "mid note small"
    return (
        body
        + f'<text x="{num(x + width / 2)}" y="{num(y + height + 19)}" class="{look}" font-size="12.5">{said}</text>'
    )


@lru_cache(maxsize=1024)
def preference_label(setup: Setup, place: int, tile: int, lang: str) -> str:
    spoken = BOOK.words(lang).say(preference(setup, tile))
    return label_of(lang, "scene-preference", place=place + 1, tile=spoken)


@lru_cache(maxsize=4096)
def reply_words(setup: Setup, reply: Reply, lang: str) -> str:
    """A reply for ears."""
    say = BOOK.words(lang)
    if reply.side == NONE:
        said = say("scene-brain-choice")
    elif not reply.colours:
        said = say("scene-brain-nothing")
    else:
        names = ", ".join(say("colour", name=setup.colour_names[colour]) for colour in reply.colours)
        said = f"{names} ({say('scene-from', end='LR'[reply.side])})"
    return label_of(lang, "scene-brain-would") + " " + said


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
        body += f'<text x="{num(at)}" y="{num(middle + 5)}" class="note">{label_of(lang, "scene-brain-would")}</text>'
        at += text_width(BOOK.words(lang)("scene-brain-would"), 15)
    if reply.side == NONE or not reply.colours:
        word = label_of(lang, "scene-brain-choice" if reply.side == NONE else "scene-brain-nothing")
        if wide:
            return body + f'<text x="{num(at)}" y="{num(middle + 5)}" class="strong" font-size="14">{word}</text>'
        sign = "?" if reply.side == NONE else "–"
        return body + _line_of(sign, x + width / 2, middle + 6, "serif mid strong", 18)
    radius = min(13.0, height * 0.27)
    at += radius if wide else 4
    arrow = "←" if reply.side == LEFT else "→"
    body += f'<text x="{num(at)}" y="{num(middle + 6)}" class="mid strong" font-size="16">{arrow}</text>'
    for colour in reply.colours:
        at += radius * 2.15
        body += art.token(art.paint(setup, colour), at, middle, radius)
    if wide:
        at += radius * 1.8
        words = f"{label_of(lang, 'scene-from', end='LR'[reply.side])} · {reply.place}"
        body += f'<text x="{num(at)}" y="{num(middle + 5)}" class="strong" font-size="14">{words}</text>'
    return body


@lru_cache(maxsize=1024)
def side_card(setup: Setup, reply: Reply, box: Box, lang: str) -> Fragment:
    """Where the human chooses the end: the draft from there, to be chosen."""
    x, y, width, height = box
    end = "LR"[reply.side]
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="16"'
    body = f'<rect {rect} fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"/>'
    middle, tight = x + width / 2, height < 100
    title = label_of(lang, "scene-from", end=end)
    body += _line_of(title, middle, y + height * 0.24, "serif mid strong", 16 if tight else 18)
    radius = min(17.0, height * 0.14, width * 0.1)
    left = middle - (len(reply.colours) - 1) * radius * 1.1 - 16
    for at, colour in enumerate(reply.colours):
        body += art.token(art.paint(setup, colour), left + at * radius * 2.2, y + height * 0.54, radius)
    body += (
        f'<text x="{num(left + len(reply.colours) * radius * 2.2)}" y="{num(y + height * 0.54 + 5)}" '
        f'class="strong" font-size="14">{reply.place}</text>'
    )
    words = label_of(lang, "scene-draft", count=len(reply.colours), tiles=reply.emptied)
    body += f'<text x="{num(middle)}" y="{num(y + height * 0.88)}" class="mid note" font-size="12.5">{words}</text>'
    key, label = f"side-{end.lower()}", label_of(lang, "do-side", end=end)
    return Fragment(
        key,
        f'<g id="{key}" class="can" data-action="side {end}" role="button" tabindex="0" '
        f'aria-label="{label}, {words}">{body}<rect {rect} class="ring"/></g>',
    )
