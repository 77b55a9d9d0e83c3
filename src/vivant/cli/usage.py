"""What is wrong with the arguments of a command, in the reader's language: the parser that refuses speaks English."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from vivant.words import LANGUAGES, Words

# What the parser says, by the message that says it in our words; what is quoted in it becomes an argument.
SHAPES: Final = {
    "usage-option-unknown": r"No such option: (?P<name>\S+)",
    "usage-option-alike": r"No such option: (?P<name>\S+) \(Possible options: (?P<others>.+)\)",
    "usage-command-unknown": r"No such command '(?P<name>.*?)'",
    "usage-command-alike": r"No such command '(?P<name>.*?)'\. Did you mean (?P<others>.+)\?",
    "usage-command-missing": r"Missing command",
    "usage-number": r"Invalid value for '(?P<name>\S+)'(?: / '\S+')?: '(?P<value>.*)' is not a valid int.*",
    "usage-range": r"Invalid value for '(?P<name>\S+)'(?: / '\S+')?: (?P<value>\S+) is not in the range (?P<range>\S+)",
    "usage-missing-argument": r"Missing argument '(?P<name>.*?)'",
    "usage-missing-option": r"Missing option '(?P<name>\S+)'(?: / '\S+')?",
    "usage-value-missing": r"Option '(?P<name>\S+)' requires an argument",
    "usage-value-extra": r"Option '(?P<name>\S+)' does not take a value",
    "usage-extra": r"Got unexpected extra arguments?(?:\(s\))? \((?P<extra>.*)\)",
}


def usage_problem(said: str, words: Words) -> str:
    """A refusal of the parser in these words; as it is where its shape is not known."""
    line = " ".join(said.split()).rstrip(".")
    for key, shape in SHAPES.items():
        if fits := re.fullmatch(shape, line):
            return words(key, **fits.groupdict())
    return line


def asked_language(arguments: Sequence[str]) -> str | None:
    """What `--lang` says among arguments that the parser has refused; None where it says nothing that we speak."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        following = value if equals else " ".join(arguments[place + 1 : place + 2])
        if name == "--lang" and following in LANGUAGES:
            return following
    return None
