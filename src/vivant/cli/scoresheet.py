"""The score sheet in a terminal: a table with a column a player, or sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivant.cli.common import Screen
from vivant.engine.game import Game
from vivant.engine.scoresheet import ScoreSheet, SheetSection, score_sheet
from vivant.engine.state import State
from vivant.words import Listing, Words

WIDEST = 80
NOTHING = "–"


def show_sheet(screen: Screen, game: Game, state: State, names: Sequence[str], words: Words) -> None:
    """Everybody's points; `names` are those of all who have a score."""
    sheet = score_sheet(game, state)
    if screen.plain:
        for sentence in sheet_sentences(sheet, names, words):
            screen.print(sentence)
        return
    for line, style in sheet_lines(sheet, names, words):
        screen.print(line, style)


def sheet_lines(sheet: ScoreSheet, names: Sequence[str], words: Words) -> Iterator[tuple[str, str]]:
    """Lines of a table, each with its style; where a round has a title, its sums stand beside it."""
    cells: list[tuple[str, Sequence[str], str]] = [(words("sheet-title"), names, "strong")]
    for section in sheet.sections:
        if section.title is not None:
            cells.append((words.say(section.title), [str(points) for points in section.points], "strong"))
        cells += [(f"  {title}", points, "") for title, points in _rows(section, words)]
    cells.append((words("sheet-total"), [str(points) for points in sheet.points], "strong"))
    first = max(len(title) for title, _, _ in cells)
    most = max(6, (WIDEST - first) // len(names) - 2)
    for title, row, style in cells:
        short = [cell if len(cell) <= most else cell[: most - 1] + "…" for cell in row]
        widths = [max(4, min(most, len(name))) for name in names]
        columns = "".join(f"  {cell.rjust(width)}" for cell, width in zip(short, widths, strict=True))
        yield title.ljust(first) + columns, style


def sheet_sentences(sheet: ScoreSheet, names: Sequence[str], words: Words) -> Iterator[str]:
    """The same for ears: each row as a sentence that names everybody."""

    def sentence(what: str, points: Sequence[str]) -> str:
        each = (words("sheet-score", name=name, points=cell) for name, cell in zip(names, points, strict=True))
        return words("sheet-sentence", what=what, points=Listing(tuple(each)))

    for section in sheet.sections:
        for title, points in _rows(section, words, nothing="0"):
            within = section.title
            what = title if within is None else words("sheet-part", section=words.say(within), category=title)
            yield sentence(what, points)
        if section.title is not None:
            yield sentence(words.say(section.title), [str(points) for points in section.points])
    yield sentence(words("sheet-total"), [str(points) for points in sheet.points])


def _rows(section: SheetSection, words: Words, nothing: str = NOTHING) -> Iterator[tuple[str, list[str]]]:
    for row in section.rows:
        cells = [str(points) if lines else nothing for points, lines in zip(row.points, row.lines, strict=True)]
        yield words.say(row.title), cells
