"""What is typed at the prompt: commands in the person's language or in English, and completion by Tab."""

from __future__ import annotations

import sys
import unicodedata
from dataclasses import dataclass

from vivant.words import Words

COMMANDS = (
    *("undo", "why", "what", "hint", "bot", "score", "log", "board", "rules", "house", "aid", "save", "quit", "help"),
)


@dataclass(frozen=True)
class Command:
    name: str
    rest: str

    @classmethod
    def parse(cls, typed: str, words: Words) -> Command | None:
        """The command that a line begins with, None where it is an action."""
        first, _, rest = typed.strip().partition(" ")
        first = _bare(first.lstrip(":/"))
        if first == "?":
            return cls("help", rest)
        for name in COMMANDS:
            if first in (name, _bare(words(f"command-{name}"))):
                return cls(name, rest)
        return None


def _bare(word: str) -> str:
    """Without capitals and accents: not every keyboard has them."""
    parts = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def completions(legal: list[str], words: Words) -> list[str]:
    return [*legal, *(words(f"command-{name}") for name in COMMANDS)]


def read_line(prompt: str, choices: list[str]) -> str:
    """A line from the person, with Tab offering the choices where the terminal can."""
    if sys.stdin.isatty():
        _offer(choices)
    return input(prompt + " ")


def forget_typed() -> None:
    """Away with what was typed so far: the next person must not find it with the arrow keys."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def _offer(choices: list[str]) -> None:
    try:
        import readline
    except ImportError:  # not on every platform; typing still works
        return

    def complete(text: str, state: int) -> str | None:
        head, blank, word = text.rpartition(" ")
        fitting = [head + blank + choice for choice in choices if choice.startswith(word.lower())]
        return fitting[state] if state < len(fitting) else None

    readline.set_completer_delims("")  # `text` is then the whole line
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
