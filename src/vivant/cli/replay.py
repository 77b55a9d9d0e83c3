"""`vivant replay`: a record, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, describe_seats, print_house_rules, speak
from vivant.cli.scoresheet import show_sheet
from vivant.engine.errors import SetupError
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.engine.timeline import Timeline


def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Show the table after this step, and stop.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Show only what this seat knew. Default: everything.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show a record step by step. Enter: next, b: back, a number: go to that step, q: quit."""
    speak.choose(lang)
    timeline, seats = read_timeline(file, to, seat)
    screen, game = Screen(plain), timeline.game
    replayer = Replayer(timeline, describe_seats(seats, speak.lang), seat, screen)
    print_house_rules(screen, type(game), game.edition.name, game.house_rules())
    if to is not None:
        replayer.show(timeline.index_after(to))
    elif sys.stdin.isatty():
        replayer.walk()
    else:
        for index in range(len(timeline.steps) + 1):
            replayer.tell(index)
        replayer.show(len(timeline.steps))


def read_timeline(file: Path, step: int | None, seat: int | None) -> tuple[Timeline, list[str]]:
    """What stands in a record, and who sat there; refuses a step or a seat that it does not have."""
    from vivant.engine.record import read_record
    from vivant.engine.verify import Replay

    reading = Replay(str(file))
    reading.read(read_record(file))
    timeline = reading.standing()
    if seat is not None and seat >= timeline.game.players:
        raise SetupError(Message("seat-unknown", {"seat": str(seat), "last": str(timeline.game.players - 1)}))
    if step is not None and step > timeline.last_n:
        raise SetupError(Message("step-unknown", {"step": str(step), "last": str(timeline.last_n)}))
    return timeline, reading.record.header["seats"]


class Replayer:
    def __init__(self, timeline: Timeline, names: list[str], seat: int | None, screen: Screen) -> None:
        self.timeline = timeline
        self.names = names
        self.seat = seat
        self.screen = screen

    def show(self, index: int) -> None:
        state = self.timeline.before(index)
        view = state if self.seat is None else state.view(self.seat)
        self.tell(index)
        game = self.timeline.game
        self.screen.board(game.board(view, speak.lang, self.names, self.screen.plain))
        if state.is_over():
            words = game.book.words(speak.lang)
            everybody = [*self.names, *(words.say(rival) for rival in game.rivals())]
            self.screen.print()
            show_sheet(self.screen, game, state, everybody, words)

    def tell(self, index: int) -> None:
        """The log lines of the step that led here."""
        from vivant.engine.state import SPECTATOR

        if index == 0:
            return
        game, change = self.timeline.game, self.timeline.change(index - 1)
        words = game.book.words(speak.lang)
        for line in game.tell(*change, SPECTATOR if self.seat is None else self.seat):
            rule = f" ({line.rule})" if line.rule else ""
            self.screen.print(f"{change[1].n}. {words.say(line.message, self.names)}{rule}", "soft")

    def walk(self) -> None:
        last = len(self.timeline.steps)
        index = self._skip_chance(0)
        last_n = self.timeline.steps[-1].n if self.timeline.steps else 0
        while True:
            self.show(index)
            try:
                at = self.timeline.steps[index - 1].n if index else 0
                answer = input(speak.words("replay-prompt", at=str(at), last=str(last_n)) + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                print()
                return
            if answer in ("q", "quit"):
                return
            if answer == "b":
                index = self._skip_chance_back(index - 1)
            elif answer.isdecimal():
                index = self.timeline.index_after(int(answer))
            elif index == last:
                return
            else:
                index = self._skip_chance(index + 1)

    def _skip_chance_back(self, index: int) -> int:
        """Back to where somebody was asked, or the beginning."""
        while index > 0 and self.timeline.before(index).is_chance():
            index -= 1
        return self._skip_chance(0) if index <= 0 else index

    def _skip_chance(self, index: int) -> int:
        """On to where somebody is asked, or the end."""
        while index < len(self.timeline.steps) and self.timeline.before(index).is_chance():
            index += 1
        return index
