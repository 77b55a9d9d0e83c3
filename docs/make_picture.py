"""Draws docs/picture.svg and docs/scene.svg: a table of Vivo in the terminal, and as a scene.

Run it from anywhere: python docs/make_picture.py

The position is played, not invented: a seed and a number of steps. tests/docs holds the picture against this script.
"""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

import vivant
from vivant.draw import whole_svg
from vivant.engine.board import Board, Line, Span
from vivant.words import Message

FILE = Path(__file__).with_name("picture.svg")
SCENE = FILE.with_name("scene.svg")
NAMES = ["You", "Lark", "Wren", "Finch"]
SEED, STEPS = 69, 72
REFUSED = "y11"

FONT = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
SIZE, CELL, ROW, EDGE, HEAD = 15, 9.03, 23, 26, 34  # pixels
PAPER, BAR, RIM, INK, QUIET = "#FFFBF4", "#F3ECE0", "#D9CCB8", "#2A221C", "#66594D"
STYLES = {
    "": f'fill="{INK}"',
    "strong": f'fill="{INK}" font-weight="700"',
    "soft": f'fill="{QUIET}"',
    "choice": 'fill="#0B6E6E" font-weight="700"',
    "warn": 'fill="#A1350F" font-weight="700"',
    "red": 'fill="#B52F19" font-weight="700"',
    "yellow": 'fill="#8A5D00" font-weight="700"',
    "green": 'fill="#1B7550" font-weight="700"',
    "blue": 'fill="#1F5BAE" font-weight="700"',
    "purple": 'fill="#552254" font-weight="700"',
}


def played_match() -> vivant.Match:
    """Everybody plays at random until the position that is shown."""
    game = vivant.game("vivo", players=4)
    match = vivant.Match(game, vivant.FastDice(SEED), NAMES)
    choices = vivant.FastDice(SEED, 9)
    while match.standing_steps < STEPS:
        seat = match.to_act()[0]
        match.play(seat, game.text(match.view(seat).pick(seat, choices)))
    return match


def screen(match: vivant.Match) -> Board:
    """The table, the question, and an answer that a rule forbids."""
    words = match.game.book.words("en")
    question, reason = match.question(0), match.why_not(0, REFUSED)
    assert question is not None
    assert reason is not None
    sentence = words.say(reason.message, NAMES)
    refusal = words.say(Message("refused-by-rule", {"reason": sentence, "rule": reason.rule}))
    legal = words("session-legal", texts=" ".join(match.legal(0)))
    return [
        *match.game.board(match.view(0), "en", NAMES),
        [],
        [Span(words.say(question, NAMES), "choice")],
        [Span(legal)],
        [Span(f"> {REFUSED}")],
        [Span(refusal, "warn")],
    ]


def draw(board: Board) -> str:
    columns = max(sum(len(span.text) for span in line) for line in board)
    width, height = round(columns * CELL + 2 * EDGE), HEAD + 2 * EDGE + (len(board) - 1) * ROW + SIZE
    dots = "".join(f'<circle cx="{22 + 20 * n}" cy="{HEAD / 2:g}" r="5" fill="{RIM}"/>' for n in range(3))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' role="img" aria-labelledby="title">',
        '<title id="title">A table of Vivo in the terminal: a card is refused, and the rule that forbids it</title>',
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="12" fill="{PAPER}" stroke="{RIM}"/>',
        f'<path d="M.5 {HEAD}V12.5a12 12 0 0 1 12-12H{width - 12.5}a12 12 0 0 1 12 12V{HEAD}z"'
        f' fill="{BAR}" stroke="{RIM}"/>',
        dots,
        f'<g font-family="{FONT}" font-size="{SIZE}" xml:space="preserve">',
        *(draw_line(line, HEAD + EDGE + SIZE - 3 + row * ROW) for row, line in enumerate(board) if line),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def draw_line(line: Line, y: int) -> str:
    """Each word at its own column, so that the table stands whatever the font."""
    found, column = [], 0
    for span in line:
        text = span.text.strip()
        if text:
            x = EDGE + (column + span.text.index(text)) * CELL
            length = f'textLength="{len(text) * CELL:.1f}"'
            found.append(f'<text x="{x:.1f}" y="{y}" {length} {STYLES[span.style]}>{escape(text)}</text>')
        column += len(span.text)
    return "".join(found)


def scene(match: vivant.Match) -> str:
    """The same table as the page will show it."""
    drawn = match.game.scene(match.view(0), "en", NAMES, [False, False, False, True], choices=match.choices(0))
    return whole_svg(drawn, "light")


if __name__ == "__main__":
    match = played_match()
    FILE.write_text(draw(screen(match)), encoding="utf-8", newline="\n")
    SCENE.write_text(scene(match), encoding="utf-8", newline="\n")
