"""Things on a table, and the one writer that turns them into markup: at rest, to be chosen, or refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape
from typing import NamedTuple

from vivant.draw.svg import Drawn


class Fragment(NamedTuple):
    """One thing on the table as SVG. Its key is the id of its root element; a thing keeps it when it moves."""

    key: str
    svg: Drawn


class Mark(NamedTuple):
    """That a thing stands for a choice, in the words of whoever looks.

    `refused` is the rule against it. `reason` is what a press says at once: only where the thing is no choice by
    itself, but somebody might press it. `also` is a second action of the same thing: a press asks which. `number` is
    the action's own, for a game that draws what it would bring.
    """

    action: str
    label: str
    refused: str = ""
    reason: str = ""
    also: str = ""
    number: int = -1

    @property
    def offered(self) -> bool:
        return not self.refused and not self.reason


Marks = Mapping[str, Mark]  # by the key of the thing
NO_MARKS: Marks = {}


class Thing(NamedTuple):
    """Something on the table: `body` is its markup, everything else is said here once and escaped by the writer.

    `label` is what it is called at rest (what a choice is called, its mark says); with neither it is nothing for
    ears. `spoken` replaces a choice's label where more is to be said. `ready` are classes that it has while it can be
    chosen. With `preview`, a first touch only looks.
    """

    key: str
    body: Drawn
    place: str = ""  # its transform
    label: str = ""
    look: str = ""  # its classes
    ready: str = ""
    spoken: str = ""
    preview: bool = False
    more: tuple[tuple[str, str], ...] = ()  # further attributes


def compose(thing: Thing, mark: Mark | None = None) -> Fragment:
    """The only place that knows how something choosable is marked up. A mark without an action is only looked at."""
    key, body, place, label, look, ready, spoken, preview, more = thing
    if mark is not None and mark.offered:
        look = " ".join(filter(None, ("can", look, ready)))
    told = f'<g id="{_escaped(key)}"'
    if look:
        told += f' class="{_escaped(look)}"'
    if place:
        told += f' transform="{_escaped(place)}"'
    for name, value in more:
        told += f' {name}="{_escaped(value)}"'
    if mark is not None and mark.reason:
        told += f' data-why="{_escaped(mark.refused)}" data-say="{_escaped(mark.reason)}"'
    if mark is None or mark.reason:
        if label:
            told += f' role="img" aria-label="{_escaped(label)}"'
    elif not mark.action:
        told += f' role="img" aria-label="{_escaped(spoken or mark.label)}"'
    else:
        told += f' data-action="{_escaped(mark.action)}"'
        if mark.refused:
            told += f' data-why="{_escaped(mark.refused)}"'
        elif preview or mark.also:
            told += ' data-preview=""'
        if mark.also:
            told += f' data-also="{_escaped(mark.also)}"'
        told += ' role="button" tabindex="0"'
        if mark.refused:
            told += ' aria-disabled="true"'
        told += f' aria-label="{_escaped(spoken or mark.label)}"'
    return Fragment(key, f"{told}>{body}</g>")


write = lru_cache(maxsize=8_192)(compose)  # remembered; whoever remembers what it has drawn calls `compose`


@lru_cache(maxsize=8_192)
def _escaped(value: str) -> str:
    """Kept, because the same few names and places come again and again."""
    return escape(value, quote=True)
