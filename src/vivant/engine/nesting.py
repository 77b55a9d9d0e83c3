"""Nesting: how deep a text of TOML or JSON goes, seen in one pass before a parser follows it there."""

from __future__ import annotations

import re
from typing import Final

MOST_PARTS: Final = 16  # of a dotted key: a parser of TOML takes their square in time and memory
LONGEST_KEY: Final = 200  # characters, and digits of a number
DEEPEST: Final = 32  # lists and tables in an edition
DEEPEST_JSON: Final = 100  # the same in a line of a record; what walks through it has as many calls open

# A string that is never closed ends with its line, or with the text: nothing is looked at twice.
_TOML: Final = re.compile(
    r"""
    (?P<text> \"{3} (?: [^"\\]++ | \\[\s\S] | "(?!"") )*+ (?:"{3,5})?
            | '{3} (?: [^']++ | '(?!'') )*+ (?:'{3,5})?
            | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
            | ' [^'\n]*+ '? )
    | (?P<word> [\w+:-]++ ) | (?P<dot> \. ) | (?P<blank> [\ \t]++ )
    | (?P<open> [\[{] ) | (?P<close> [\]}] ) | (?P<line> \n )
    | \# [^\n]*+ | .
    """,
    re.VERBOSE,
)
_KEY_FOLLOWS: Final = re.compile(r"[ \t]*+[.=]")
_JSON: Final = re.compile(r'"(?:[^"\\]++|\\[\s\S])*+"?|[\[{\]}]')


def deep_line(text: str) -> tuple[int, str] | None:
    """The first line of TOML whose keys or nesting no edition needs, and the key of the message that says so."""
    line, depth, parts, joined = 1, 0, 0, False
    for token in _TOML.finditer(text):
        kind, said = token.lastgroup, token[0]
        if kind == "word" or kind == "text":
            parts = parts + 1 if joined else 1
            joined = False
            if parts > MOST_PARTS:
                return line, "edition-key-parts"
            if len(said) > LONGEST_KEY and (kind == "word" or _KEY_FOLLOWS.match(text, token.end())):
                return line, "edition-key-long"
            line += said.count("\n")
        elif kind == "dot":
            joined = parts > 0
        elif kind == "open":
            depth += 1
            if depth > DEEPEST:
                return line, "edition-deep"
        elif kind == "close":
            depth = max(0, depth - 1)
        elif kind == "line":
            line += 1
        if kind not in ("word", "text", "dot", "blank"):
            parts, joined = 0, False
    return None


def is_deep_json(text: str) -> bool:
    """Whether lists and objects lie deeper in one another than any record needs. Most texts have too few to ask."""
    if text.count("[") + text.count("{") <= DEEPEST_JSON:
        return False
    depth = 0
    for token in _JSON.finditer(text):
        if token[0] in ("[", "{"):
            depth += 1
            if depth > DEEPEST_JSON:
                return True
        elif token[0] in ("]", "}"):
            depth -= 1
    return False
