"""Spaces of actions and of outcomes: each a number from 0 and a text, both ways."""
# vivant: compiled

from __future__ import annotations

from typing import Final

UNKNOWN: Final = -1


class Space:
    """All actions (or outcomes) of a game, in ascending order. Texts are written in one way and read generously."""

    def __init__(self, texts: list[str]) -> None:
        self._texts = texts
        self._ids: dict[str, int] = {}
        for id in range(len(texts)):
            self._ids[tidy(texts[id])] = id
        assert len(self._ids) == len(texts), "two actions have one text"

    def __len__(self) -> int:
        return len(self._texts)

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
