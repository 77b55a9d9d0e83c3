"""A channel: the numbered messages to one kind of viewer, whole on arrival, then only what changed."""
# vivant: compiled

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from vivant.draw.scene import Scene
from vivant.engine.game import Flight
from vivant.engine.log import LogEntry
from vivant.engine.match import Match
from vivant.engine.state import State
from vivant.table.compact import compact
from vivant.table.telling import Part, Points, Viewer, tell_entry, tell_points
from vivant.words import Words

MOST_WAITING = 64  # messages that a slow reader may leave unread before it is told the present instead


@lru_cache(maxsize=8_192)
def _quoted(text: str) -> str:
    """A fragment as JSON; most of a scene comes from here."""
    return json.dumps(text, ensure_ascii=False)


_NO_PICTURE: tuple[str, list[str] | None, dict[str, str]] = ("", None, {})  # a new one says its keys, even none


class SceneMemory:
    """The fragments that this viewer has."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[str, list[str], dict[str, str]]] = {}  # box, keys in order, svg by key

    def fork(self) -> SceneMemory:
        """The same, to go on from apart: each change makes its own pictures."""
        other = SceneMemory()
        other._pictures = self._pictures
        return other

    def change(self, scene: Scene, moves: list[Flight], whole: bool) -> str:
        """JSON of what is new since the last scene, or of all of it; empty where nothing is."""
        pictures: list[str] = []
        known = {} if whole else self._pictures
        names = [picture.name for picture in scene.pictures]
        if list(known) != names:
            known = {}
        drawn: dict[str, tuple[str, list[str], dict[str, str]]] = {}
        for picture in scene.pictures:
            keys: list[str] = []
            svgs: dict[str, str] = {}
            changed: list[str] = []
            box, old_keys, old_svgs = known.get(picture.name, _NO_PICTURE)
            for fragment in picture.fragments:
                key, svg = fragment.key, fragment.svg
                keys.append(key)
                svgs[key] = svg
                if old_svgs.get(key) != svg:
                    changed.append(f"{_quoted(key)}:{_quoted(svg)}")
            drawn[picture.name] = (picture.view_box, keys, svgs)
            text = f'"fragments":{{{",".join(changed)}}}'
            if keys != old_keys:
                text = f'"keys":[{",".join(map(_quoted, keys))}],{text}'
            if box != picture.view_box:
                text = f'"box":"{picture.view_box}",{text}'
            if changed or keys != old_keys or box != picture.view_box:
                pictures.append(f'{{"name":"{picture.name}",{text}}}')
        self._pictures = drawn
        if not pictures:
            return ""
        flown = ",".join(f"[{_quoted(move.key)},{_quoted(move.source)}]" for move in moves)
        gone = "" if known else '"whole":true,'
        return f'{{{gone}"pictures":[{",".join(pictures)}],"moves":[{flown}]}}'


class PointsMemory:
    """Points with their sources, said once for all who are told the same."""

    def __init__(self) -> None:
        self._points: dict[int, Points] = {}
        self._texts: dict[tuple[int, str], tuple[list[str], str]] = {}  # by seat and language: with these names

    def text(self, seat: int, points: Points, words: Words, names: list[str]) -> str:
        """The seat's entry as JSON."""
        if self._points.get(seat) != points:
            self._points[seat] = points
            self._texts = {key: text for key, text in self._texts.items() if key[0] != seat}
        known = self._texts.get((seat, words.lang))
        if known is None or known[0] != names:
            known = self._texts[seat, words.lang] = (names, compact(tell_points(seat, points, words, names)))
        return known[1]


class LogMemory:
    """The lines of the log that this viewer has, and when each must go."""

    def __init__(self) -> None:
        self._last = 0
        self._undos = 0
        self._names: list[str] = []
        self._open_from = 0  # it falls at the end, when everything may be looked at again
        self._lines: list[tuple[int, int, int]] = []  # entry, place in it, and `until` of each that the viewer has

    def change(self, match: Match, viewer: Viewer, view: State, words: Words, names: list[str], whole: bool) -> Any:
        """A list where the log has to be told anew, what is dropped and added otherwise, None for nothing."""
        open_from = match.game.open_chapter(view)
        anew = whole or names != self._names or open_from < self._open_from
        taken_back = match.undos[self._undos :]
        since = self._last
        if taken_back:
            since = min(since, match.standing_before(min(undo.step for undo in taken_back)))
        self._open_from, self._last, self._undos = open_from, match.step, len(match.undos)
        if anew:
            self._names, self._lines = list(names), []
            return [self._show(entry, words, names) for entry in match.log_entries(viewer.seat, turns=True)]
        drop = self._drop(since, open_from)
        add: list[Part] = []
        if match.step > since:
            for entry in match.log_entries(viewer.seat, since, turns=True):
                lines = tuple(line for line in entry.lines if open_from < line.until)
                if lines:
                    add.append(self._show(LogEntry(entry.n, lines), words, names))
        return {"add": add, "drop": drop} if add or drop else None

    def _drop(self, since: int, open_from: int) -> list[str]:
        """Whole entries after that step, which are told anew as far as they stand; lines before it that have ended."""
        gone = sorted({n for n, _, _ in self._lines if n > since})
        ended = [f"{n}.{place}" for n, place, until in self._lines if n <= since and until <= open_from]
        if gone or ended:
            self._lines = [line for line in self._lines if line[0] <= since and line[2] > open_from]
        return [*map(str, gone), *ended]

    def _show(self, entry: LogEntry, words: Words, names: list[str]) -> Part:
        for place, line in enumerate(entry.lines):
            self._lines.append((entry.n, place, line.until))
        return tell_entry(entry, words, names)


class Subscriber:
    """One reader of a channel: a socket or an event stream. Messages wait here; `wake` tells that there are some."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self.waiting: list[tuple[int, str]] = []
        self.lagging = False  # it let too many wait: what it missed is made up for by one whole message
        self.closed = False
        self.restart = False  # it is closed because the server ends, and may come back
        self._wake = wake

    def push(self, number: int, text: str) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.lagging = True
        if not self.lagging:
            self.waiting.append((number, text))
        self._wake()

    def close(self, restart: bool = False) -> None:
        self.closed, self.restart = True, restart
        self._wake()


class Channel:
    """All readers of one seat in one language and shape share it: same messages, same numbers."""

    def __init__(self, viewer: Viewer, first: int) -> None:
        self.viewer = viewer
        self.number = first
        self.stale = True  # nobody followed it for a while: only a whole message will do
        self.subscribers: set[Subscriber] = set()
        self.scene = SceneMemory()
        self.log = LogMemory()
        self.own = PointsMemory()
        self.chat_seen = 0
        self._parts: dict[str, Any] = {}

    def begin(self) -> None:
        """Forget what was told: the next message is whole."""
        self._parts = {}
        self.stale = False

    def news(self, parts: dict[str, Any]) -> dict[str, str]:
        """Those parts, as JSON, that are not as they were last told."""
        news: dict[str, str] = {}
        known = self._parts
        for name, value in parts.items():
            if name not in known or known[name] != value:
                known[name] = value
                news[name] = compact(value)
        return news

    def differs(self, name: str, value: Any) -> bool:
        """The same for a part that is told in another form than it is compared in."""
        if name in self._parts and self._parts[name] == value:
            return False
        self._parts[name] = value
        return True

    def envelope(self, whole: bool, texts: dict[str, str]) -> str:
        """The next message; it has the next number."""
        self.number += 1
        body = "".join(f',"{name}":{text}' for name, text in texts.items())
        return f'{{"number":{self.number},"whole":{"true" if whole else "false"}{body}}}'
