"""`vivant replay`: a record, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, describe_seats, speak

if TYPE_CHECKING:
    from vivant.engine.course import Course


def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Show the table after this step, and stop.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Only what this seat knew; else all is open.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show a record step by step: Enter goes on, b goes back, a number goes to that step, q ends."""
    speak.choose(lang)
    course, seats = read_course(file, to, seat)
    viewer = Viewer(course, describe_seats(seats, speak.lang), seat, Screen(plain))
    if to is not None:
        viewer.show(index_after(course, to))
    elif sys.stdin.isatty():
        viewer.walk()
    else:
        for index in range(len(course.steps) + 1):
            viewer.tell(index)
        viewer.show(len(course.steps))


def read_course(file: Path, step: int | None, seat: int | None) -> tuple[Course, list[str]]:
    """What stands in a record, and who sat there; refuses a step or a seat that it does not have."""
    from vivant.engine.errors import SetupError
    from vivant.engine.record import read_record
    from vivant.engine.verify import Replay
    from vivant.words import Message

    reading = Replay(str(file))
    reading.read(read_record(file))
    course = reading.standing()
    if seat is not None and seat >= course.game.players:
        raise SetupError(Message("seat-unknown", {"seat": str(seat), "last": str(course.game.players - 1)}))
    if step is not None and step > course.last_n:
        raise SetupError(Message("step-unknown", {"step": str(step), "last": str(course.last_n)}))
    return course, reading.record.header["seats"]


def index_after(course: Course, n: int) -> int:
    """How many standing steps have a number up to n."""
    return sum(step.n <= n for step in course.steps)


class Viewer:
    def __init__(self, course: Course, names: list[str], seat: int | None, screen: Screen) -> None:
        self.course = course
        self.names = names
        self.seat = seat
        self.screen = screen

    def show(self, index: int) -> None:
        state = self.course.before(index)
        view = state if self.seat is None else state.view(self.seat)
        self.tell(index)
        self.screen.board(self.course.game.board(view, speak.lang, self.names, self.screen.plain))

    def tell(self, index: int) -> None:
        """The log lines of the step that led here."""
        from vivant.engine.state import SPECTATOR

        if index == 0:
            return
        game, step = self.course.game, self.course.steps[index - 1]
        looker = self.seat if self.seat is not None else SPECTATOR
        words = game.book.words(speak.lang)
        for line in game.tell(self.course.before(index - 1), step, self.course.before(index), looker):
            rule = f" ({line.rule})" if line.rule else ""
            self.screen.print(f"{step.n}. {words.say(line.message, self.names)}{rule}", "soft")

    def walk(self) -> None:
        last = len(self.course.steps)
        index = self._skip_chance(0)
        last_n = self.course.steps[-1].n if self.course.steps else 0
        while True:
            self.show(index)
            try:
                at = self.course.steps[index - 1].n if index else 0
                answer = input(speak.words("replay-prompt", at=str(at), last=str(last_n)) + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if answer in ("q", "quit"):
                return
            if answer == "b":
                index = self._skip_chance_back(index - 1)
            elif answer.isdecimal():
                index = index_after(self.course, int(answer))
            elif index == last:
                return
            else:
                index = self._skip_chance(index + 1)

    def _skip_chance_back(self, index: int) -> int:
        """Back to where somebody was asked, or the beginning."""
        while index > 0 and self.course.before(index).is_chance():
            index -= 1
        return self._skip_chance(0) if index <= 0 else index

    def _skip_chance(self, index: int) -> int:
        """On to where somebody is asked, or the end."""
        while index < len(self.course.steps) and self.course.before(index).is_chance():
            index += 1
        return index
