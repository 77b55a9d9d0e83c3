"""Which components a change of an edition is about: what whoever made it will look for first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from vivant.engine.component import Component
from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.words import Listing, Message

LONG: Final = 4  # letters of a word that says something


def touched(game: Game, other: Edition) -> list[Component]:
    """Those whose own row or entry differs, and those that are called as the entry that differs: `camera_gems` is about
    each camera."""
    ids: set[str] = set()
    words: set[str] = set()
    for path, value in _differing(game.edition.content, other.content, ()):
        ids.update(path)
        ids.update(_texts(value))
        if not isinstance(value, list):
            words.update(word for word in path[-1].split("_") if len(word) >= LONG)
    cells = []
    for kind in game.component_kinds():
        for one in kind.components:
            if one.id not in kind.unmet and (one.id in ids or words & set(_texts(kind.names[one.id]))):
                cells.append(one)
    return cells


def _differing(ours: Any, theirs: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every entry that differs, by its path; of a list of rows, the rows that the other does not have."""
    if isinstance(ours, Mapping) and isinstance(theirs, Mapping):
        for name in {**ours, **theirs}:
            if path or name not in ("edition", "rulings") or _is_more_than_a_head(name, ours, theirs):
                yield from _differing(ours.get(name), theirs.get(name), (*path, name))
    elif isinstance(ours, list) and isinstance(theirs, list):
        rows = [row for row in ours if row not in theirs] + [row for row in theirs if row not in ours]
        if rows and isinstance(rows[0], list):
            yield path, rows
        elif rows:
            yield path, None
    elif ours != theirs:
        yield path, ours


def _is_more_than_a_head(name: str, ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> bool:
    """Rulings and an edition's name are about no component; some editions keep figures beside their name."""
    return name == "edition" and all(len(side.get(name, {})) > 2 for side in (ours, theirs))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, Message):
        for item in value.args.values():
            yield from _texts(item)
    elif isinstance(value, Listing):
        yield from _texts(value.items)
