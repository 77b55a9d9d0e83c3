"""A board as text: lines of spans, each with a style that a terminal may show or leave out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line. Styles: the colours `red` `yellow` `green` `blue` `purple`, and `strong`, `soft`, `choice`."""

    text: str
    style: str = ""


Line = list[Span]
Board = list[Line]


def plain_text(board: Board) -> str:
    """The board without its styles: nothing is told by colour alone."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in board)
