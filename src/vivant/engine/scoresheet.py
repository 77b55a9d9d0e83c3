"""The score sheet: everybody's points as a pad has them, a row a category, a column a player, round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vivant.engine.game import Game
from vivant.engine.reason import Points
from vivant.engine.state import State
from vivant.words import Message


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One category: the points of everybody who has a score, and by their places the lines of each breakdown."""

    title: Message
    points: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class SheetSection:
    """What was scored in one round, or at the end; `title` is None where a game does not score by rounds."""

    title: Message | None
    rows: tuple[SheetRow, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    sections: tuple[SheetSection, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line of somebody's breakdown, and where it belongs."""

    seat: int
    place: int
    points: int
    round: int | None
    kind: str
    title: Message


def score_sheet(game: Game, view: State) -> ScoreSheet:
    """Of all that the view can count. Categories are `Game.categories`; what reads alike is one."""
    seats = len(view.scores())
    entries = [entry for seat in range(seats) for entry in _entries(game, seat, game.breakdown(view, seat))]
    rounds = sorted({entry.round for entry in entries}, key=lambda round: (round is None, round))
    sections = [
        _section(game, seats, round, [entry for entry in entries if entry.round == round], rounds != [None])
        for round in rounds
    ]
    return ScoreSheet(tuple(sections), _sums(seats, [section.points for section in sections]))


def category_of(game: Game, points: Points) -> Message:
    """What kind of points these are, as a row is called: the message `sheet-X` for `points-X`, or the next best."""
    kind, words = _kind(points), game.book.words("en")
    for key in (f"sheet-{kind}", f"source-{kind}"):
        if words.has(key):
            return Message(key, points.message.args)
    return points.message


def _kind(points: Points) -> str:
    return points.message.key.removeprefix("points-")


def _entries(game: Game, seat: int, breakdown: list[Points]) -> Iterator[_Entry]:
    for place, points in enumerate(breakdown):
        round = points.message.args.get("round")
        within = round if isinstance(round, int) else None
        yield _Entry(seat, place, points.value, within, _kind(points), category_of(game, points))


def _section(game: Game, seats: int, round: int | None, entries: list[_Entry], by_rounds: bool) -> SheetSection:
    words = game.book.words("en")
    order = {kind: at for at, kind in enumerate(game.categories)}
    rows: dict[str, list[_Entry]] = {}
    for entry in sorted(entries, key=lambda entry: order.get(entry.kind, len(order))):
        rows.setdefault(words.say(entry.title), []).append(entry)
    title = Message("sheet-end") if round is None else Message("sheet-round", {"round": round})
    made = tuple(_row(seats, row) for row in rows.values())
    return SheetSection(title if by_rounds else None, made, _sums(seats, [row.points for row in made]))


def _row(seats: int, entries: list[_Entry]) -> SheetRow:
    mine = [[entry for entry in entries if entry.seat == seat] for seat in range(seats)]
    points = tuple(sum(entry.points for entry in own) for own in mine)
    return SheetRow(entries[0].title, points, tuple(tuple(sorted(entry.place for entry in own)) for own in mine))


def _sums(seats: int, columns: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(points[seat] for points in columns) for seat in range(seats))
