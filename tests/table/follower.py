"""One who follows a table by its messages alone, as the page does: whole first, then only what changed."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

Message = dict[str, Any]


class Follower:
    """`known` is what a whole message would say now, if the messages told everything."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.known: dict[str, Any] = {}
        self.entries: dict[int, list[Any]] = {}  # the log, line by line as it was first sent; None for a dropped one

    def hear(self, text: str) -> Message:
        message: Message = json.loads(text)
        number, whole = message["number"], message["whole"]
        if whole:
            self.known = {}
        elif set(message) == {"number", "whole"}:
            assert number == self.number or self.number is None
        else:
            assert self.number is not None
            assert number == self.number + 1, "a message is missing"
        self.number = number
        for key, value in message.items():
            if key in ("number", "whole", "film"):
                continue  # a film is of the past: who does not watch it loses nothing
            if key == "log":
                self._log(value)
            elif key == "scene" and value is not None:
                self._scene(value, whole or bool(value.get("whole")))
            elif key == "chat" and isinstance(value, dict):
                self.known["chat"] = (self.known["chat"] + value["add"])[-200:]
            else:
                self.known[key] = value
        return message

    def _log(self, told: Any) -> None:
        if isinstance(told, list):
            self.entries = {}
            told = {"add": told, "drop": []}
        for gone in told["drop"]:
            n, _, line = gone.partition(".")
            if line:
                assert self.entries[int(n)][int(line)] is not None
                self.entries[int(n)][int(line)] = None
            else:
                del self.entries[int(n)]
        for entry in told["add"]:
            assert entry["n"] not in self.entries
            self.entries[entry["n"]] = list(entry["lines"])
        left = {n: [line for line in lines if line is not None] for n, lines in self.entries.items()}
        self.known["log"] = [{"n": n, "lines": lines} for n, lines in sorted(left.items()) if lines]

    def _scene(self, told: Any, whole: bool) -> None:
        old = {} if whole else {picture["name"]: picture for picture in self.known["scene"]["pictures"]}
        for picture in told["pictures"]:
            before = old.get(picture["name"], {"name": picture["name"], "fragments": {}})
            keys = picture.get("keys", before.get("keys"))
            shown = {**before["fragments"], **picture["fragments"]}
            for key, svg in picture["fragments"].items():
                assert f'id="{key}"' in svg
            old[picture["name"]] = {
                "name": picture["name"],
                "box": picture.get("box", before.get("box")),
                "keys": keys,
                "fragments": {key: shown[key] for key in keys},
            }
        self.known["scene"] = {"pictures": list(old.values())}


def timeless(message: Message) -> Message:
    """A message without what the clock alone says: its number, and for how long somebody has been thinking."""
    found = deepcopy(message)
    found.pop("number", None)
    for seat in found["seats"]:
        seat.pop("since")
    return found


def settled(message: Message) -> Message:
    """A whole message, or what a follower knows, without what no news is made of: numbers, seconds, flights."""
    found = timeless(message)
    found.pop("whole", None)
    if found.get("scene"):
        found["scene"].pop("moves", None)
        found["scene"].pop("whole", None)
        for picture in found["scene"]["pictures"]:
            picture["fragments"] = dict(sorted(picture["fragments"].items()))
    return found
