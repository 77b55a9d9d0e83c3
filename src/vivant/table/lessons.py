"""The lesson of a table, where it has one: what its learner is told, what is not theirs to do yet, what others do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivant.bots import USUAL
from vivant.engine.choice import Choice
from vivant.engine.errors import VivantError
from vivant.engine.game import Game
from vivant.engine.lesson import Lesson, LessonStep, Teacher, begin_lesson, find_lesson, lesson_game, lessons_of
from vivant.engine.match import Match
from vivant.engine.registry import find_game
from vivant.table.forms import TableForm
from vivant.table.names import check_name
from vivant.table.refusal import Refusal, refusal_of, refuse
from vivant.table.seats import BOT, PERSON, Seat
from vivant.table.setup import PACES, TableSetup
from vivant.words import Words

Part = dict[str, Any]


class TableLesson:
    """It stores nothing but which lesson it is, in the table's setup; how far it has come follows from the match."""

    def __init__(self, setup: TableSetup) -> None:
        self.restore(setup)

    def restore(self, setup: TableSetup) -> None:
        """As it is stored."""
        self.setup = setup
        self._teacher = _teacher(setup) if setup.lesson else None

    def going_on(self, seat: int) -> bool:
        return self._teacher is not None and seat == self._teacher.lesson.seat

    def learnt(self, match: Match | None, seat: int) -> str:
        """Which lesson this seat has gone through to its end, just now or before; empty for none."""
        if match is None or self._teacher is None or seat != self._teacher.lesson.seat:
            return ""
        standing = self._teacher.standing(match.steps)
        return self._teacher.lesson.id if standing is not None and standing.last else ""

    def leave(self) -> str:
        """The match goes on as any other; what is to be stored as the table's setup."""
        self.setup, self._teacher = self.setup.unguided, None
        return self.setup.text()

    def check(self, match: Match, seat: int, text: str) -> None:
        """Refused where the rules allow it and the lesson is about something else. Nothing has changed."""
        teacher = self._teacher
        if teacher is None or seat != teacher.lesson.seat or match.over:
            return
        if seat not in match.to_act() or match.why_not(seat, text) is not None:
            return  # the match itself says why
        known = match.game.text(match.game.parse(text))
        if said := teacher.wrong(match.steps, match.choices(seat), known):
            raise Refusal(422, "lesson", said, match.game.book)

    def scripted(self, match: Match, seat: int) -> str:
        """What a bot's seat does in the lesson; empty where the bot has to think."""
        text = "" if self._teacher is None else self._teacher.scripted(match.steps, seat)
        return text if text in match.legal(seat) else ""

    def told(self, match: Match, seat: int, choices: Sequence[Choice], lang: str) -> Part | None:
        """Where this seat stands in its lesson: only what it sees itself, and sentences that are the same for all."""
        teacher = self._teacher
        if teacher is None or seat != teacher.lesson.seat:
            return None
        standing = teacher.standing(match.steps)
        if standing is None or standing.beyond:
            return None
        words, stage = match.game.book.words(lang), standing.stage
        ready = bool(choices) or match.over
        right = [] if stage.task is None else teacher.accepted(stage.task, choices)
        if choices and stage.task is not None and not right:
            return None  # nothing of what the lesson asks for can be done
        done = standing.done
        return {
            "id": teacher.lesson.id,
            "title": words.say(teacher.lesson.title),
            "step": stage.first,
            "steps": len(teacher.lesson.steps),
            "right": words.say(teacher.message(done.right)) if done is not None and done.right else "",
            "says": [self._said(step, choices, words) for step in stage.steps] if ready else [],
            "do": [choice.text for choice in right],
            "last": standing.last,
        }

    def _said(self, step: LessonStep, choices: Sequence[Choice], words: Words) -> Part:
        assert self._teacher is not None
        keys = self._teacher.shown(step, choices)
        return {"text": words.say(self._teacher.message(step.say)), "keys": keys}


def _teacher(setup: TableSetup) -> Teacher | None:
    """None for a lesson that there is no more: the match goes on without it."""
    try:
        return Teacher(find_lesson(find_game(setup.game_id), setup.lesson), setup.game)
    except VivantError:
        return None


def read_lesson(form: TableForm) -> tuple[TableSetup, list[Seat], Match]:
    """What somebody asks for who wants to learn: the setup, the seats, and the match where the lesson begins."""
    given = form.edition is not None or form.house_edition or form.rulings or form.options
    if given or form.clocks is not None:
        raise refuse(422, "setup", "lesson-standard")
    if form.pace not in PACES:
        raise refuse(422, "pace", "pace-refused", paces=" | ".join(PACES))
    try:
        kind = find_game(form.game)
        lesson = find_lesson(kind, form.lesson)
    except VivantError as error:
        raise refusal_of(error) from None
    if form.players not in (0, lesson.players) or len(form.seats) > 1 or any(one.kind != "you" for one in form.seats):
        raise refuse(422, "seats", "lesson-seats", players=str(lesson.players))
    name = check_name(form.seats[0].name, ()) if form.seats else f"{lesson.seat + 1}"
    game = lesson_game(kind, lesson)
    seats = [_seat(number, lesson, name) for number in range(lesson.players)]
    setup = TableSetup.of(game, "", form.pace, lesson.id)
    return setup, seats, begin_lesson(lesson, game, name)


def _seat(number: int, lesson: Lesson, name: str) -> Seat:
    if number == lesson.seat:
        return Seat(number, PERSON, name)
    return Seat(number, BOT, "", lesson.bot or USUAL)


def tell_lessons(kind: type[Game], words: Words) -> list[Part]:
    """The lessons of a game, as those read of them who look for one."""
    return [
        {
            "id": lesson.id,
            "title": words.say(lesson.title),
            "about": words.say(lesson.about),
            "minutes": lesson.minutes,
            "players": lesson.players,
        }
        for lesson in lessons_of(kind)
    ]
