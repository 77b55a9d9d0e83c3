"""Why something is refused, and where points come from: a rule's id and a message."""
# vivant: compiled

from __future__ import annotations

from vivant.words.message import Message


class Reason:
    """Why something is refused: the rule's id (empty where the house refuses, not the game) and the sentence.

    It stands inside other sentences: no capital, no full stop.
    """

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message


class Points:
    """Some points of a score and where they come from."""

    def __init__(self, value: int, rule: str, message: Message) -> None:
        self.value = value
        self.rule = rule
        self.message = message
