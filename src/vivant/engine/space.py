"""Spaces of actions and of outcomes, declared in blocks: each action has a number from 0 and a text, both ways."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

UNKNOWN: Final = -1


@final
class Block:
    """Actions of one kind: every combination of its parts, the last part counting fastest.

    `Block("take", ["L", "R"], ["red", "blue"])` is "take L red", "take L blue", "take R red", "take R blue". Its text
    is the name and the parts; `written` says otherwise, with `{}` for each part: `written="first={}"`. A block with
    an empty part has no actions. `base` is the number of its first action, once a space holds it.
    """

    def __init__(self, name: str, *parts: list[str], written: str = "") -> None:
        self.name = name
        self.parts: list[list[str]] = list(parts)
        self.base: i64 = 0
        self.size: i64 = 1
        for part in self.parts:
            self.size *= len(part)
        self.inner: i64 = 1  # actions for each entry of the first part
        if len(self.parts) > 0 and len(self.parts[0]) > 0:
            self.inner = self.size // len(self.parts[0])
        self._written = written or " ".join([name] + ["{}"] * len(self.parts))

    def has(self, action: i64) -> bool:
        return self.base <= action < self.base + self.size

    def at(self, first: i64 = 0, second: i64 = 0) -> i64:
        """The action of these places in its parts; with three parts or more `second` counts through all but one."""
        return self.base + first * self.inner + second

    def texts(self) -> list[str]:
        filled: list[list[str]] = [[]]
        for part in self.parts:
            filled = [[*row, entry] for row in filled for entry in part]
        return [self._written.format(*row) for row in filled]


class Space:
    """All actions (or outcomes) of a game, in ascending order. Texts are written in one way and read generously."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = list(blocks)
        self._texts: list[str] = []
        for block in self.blocks:
            block.base = len(self._texts)
            self._texts += block.texts()
        self._ids: dict[str, int] = {}
        for id in range(len(self._texts)):
            self._ids[tidy(self._texts[id])] = id
        assert len(self._ids) == len(self._texts), "two actions have one text"

    def __len__(self) -> int:
        return len(self._texts)

    def split(self, id: i64) -> tuple[str, i64]:
        """The name of the block that an action is of, and its place there."""
        for block in self.blocks:
            if block.has(id):
                return block.name, id - block.base
        raise IndexError(f"there is no action or outcome {id}")

    def text(self, id: int) -> str:
        if id < 0:
            raise IndexError(f"there is no action or outcome {id}")
        return self._texts[id]

    def parse(self, text: str) -> int:
        """The id of a text, or UNKNOWN. Case and extra blanks do not matter."""
        return self._ids.get(tidy(text), UNKNOWN)


def tidy(text: str) -> str:
    """The text as it is compared: lower case, single blanks."""
    return " ".join(text.split()).lower()
