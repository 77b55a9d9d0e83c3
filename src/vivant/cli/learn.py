"""`vivant learn`: a first match, step by step; left whenever one likes, and gone on with."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import Lang, Plain, Players, Screen, complete_game, data_folder, speak
from vivant.cli.play import LOOKED_BACK
from vivant.cli.session import Session, listed
from vivant.engine.errors import SetupError, VivantError
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.bots import Bot
    from vivant.cli.savefile import SaveFile
    from vivant.engine.game import Game
    from vivant.engine.lesson import Lesson, LessonProgress, Teacher
    from vivant.engine.match import Match

FEW = 6  # texts that are worth to be said again


def learn(
    game: Annotated[
        str | None,
        typer.Argument(help="The game, or a lesson by its name. Without one: list them.", autocompletion=complete_game),
    ] = None,
    lesson: Annotated[str | None, typer.Argument(help="Which lesson. Default: the first of the game.")] = None,
    players: Players = None,
    again: Annotated[bool, typer.Option("--again", help="Begin anew, and not where you stopped.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Learn a game by playing: a first match that says at each step what to do, and why."""
    from vivant.engine.lesson import Teacher, lesson_game

    speak.choose(lang)
    screen = Screen(plain)
    if game is None:
        _list(screen)
        return
    kind, chosen = _choose(game, lesson, players)
    teacher = Teacher(chosen, lesson_game(kind, chosen))
    going = None if again else _last(teacher)
    if going is not None:
        screen.print(speak.words("learn-resumed", game=kind.id, lesson=chosen.id), "soft")
    match, file = going or _begin(screen, teacher)
    session = LessonSession(match, file, screen, teacher)
    try:
        session.run()
    finally:
        session.close()


def _list(screen: Screen) -> None:
    from vivant.engine.lesson import lessons_of
    from vivant.engine.registry import find_game, game_ids

    rows = []
    for id in game_ids():
        try:
            kind = find_game(id)
            words = kind.book.words(speak.lang)
            for one in lessons_of(kind):
                rows.append([id, one.id, f"{one.minutes}", words.say(one.title), words.say(one.about)])
        except SetupError as error:  # a foreign game that does not load leaves the others alone
            screen.print(error.say(speak.lang), "warn")
    screen.rows(rows, "game lesson minutes title about", numbers=5)


def _choose(game: str, id: str | None, players: int | None) -> tuple[type[Game], Lesson]:
    """Of a game, by its name or by how many play; or the only lesson of all that is called so."""
    from vivant.engine.lesson import find_lesson, lessons_of
    from vivant.engine.registry import OUR_OWN, find_game

    if id is None and game not in OUR_OWN:
        called = [(find_game(own), one) for own in OUR_OWN for one in lessons_of(find_game(own)) if one.id == game]
        if len(called) == 1 and players in (None, called[0][1].players):
            return called[0]
    kind = find_game(game)
    if id is not None:
        return kind, find_lesson(kind, id)
    lessons = lessons_of(kind)
    if not lessons:
        raise SetupError(Message("learn-none", {"game": kind.id}))
    for lesson in lessons:
        if players in (None, lesson.players):
            return kind, lesson
    raise SetupError(Message("learn-players", {"game": kind.id, "players": players}))


def _begin(screen: Screen, teacher: Teacher) -> tuple[Match, SaveFile | None]:
    from vivant.cli.savefile import SaveFile
    from vivant.engine.lesson import begin_lesson

    match = begin_lesson(teacher.lesson, teacher.game, "human")
    try:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        name = f"{_named(teacher.lesson)}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"
        return match, SaveFile.create(folder / name, match, automatic=True)
    except (OSError, RuntimeError, VivantError):  # no home, or none that can be written: learning still works
        screen.print(speak.words("not-kept"), "warn")
        return match, None


def _named(lesson: Lesson) -> str:
    return f"lesson-{lesson.game}-{lesson.id}"


def _last(teacher: Teacher) -> tuple[Match, SaveFile] | None:
    """The newest match of this lesson, where something of it is still to be learnt."""
    from vivant.cli.savefile import resume
    from vivant.engine.verify import verify_file

    try:
        kept = sorted(data_folder().glob(f"{_named(teacher.lesson)}-*.jsonl"), reverse=True)[:LOOKED_BACK]
    except RuntimeError:  # no home
        return None
    for path in kept:
        verdict = verify_file(path)
        if verdict.error is not None or verdict.finished:
            continue
        try:
            match, file = resume(path)
        except VivantError:  # in use, for one
            continue
        standing = teacher.standing(match.steps)
        same = match.record().header.get("seed") == teacher.lesson.seed
        if same and standing is not None and not standing.last and match.game.id == teacher.game.id:
            return match, file
        file.close()
        return None
    return None


class LessonSession(Session):
    """A match at the terminal that says more: what to do, why not something else, and what came of it."""

    def __init__(self, match: Match, file: SaveFile | None, screen: Screen, teacher: Teacher) -> None:
        super().__init__(match, file, screen, resumed=True)
        self.teacher: Teacher | None = teacher
        self.lesson = teacher.lesson
        self._said: LessonProgress | None = None

    def _greet(self) -> None:
        self.screen.print(self.words("title"), "strong")
        title = self.words.say(self.lesson.title)
        self.screen.print(self.words("learn-heading", title=title, minutes=self.lesson.minutes), "strong")
        self.screen.print(self.words("learn-help"), "soft")

    def _let_bot_play(self, seat: int, bot: Bot) -> None:
        text = "" if self.teacher is None else self.teacher.scripted(self.match.steps, seat)
        if text in self.match.legal(seat):
            self.match.play(seat, text)
            self._keep()
        else:
            super()._let_bot_play(seat, bot)

    def _show_question(self, seat: int) -> None:
        """What the lesson says comes first, once; whoever tries something else reads what to do again."""
        standing = self._standing()
        if standing is not None and standing != self._said:
            self._teach(seat, standing)
        super()._show_question(seat)
        if standing is not None and standing.stage.task is not None:
            right = self._right(seat, standing)
            if 0 < len(right) <= FEW:
                self.screen.print(self.words("learn-do", texts=listed(right)), "choice")
        self._said = standing

    def _standing(self) -> LessonProgress | None:
        """None once the lesson is over or left."""
        if self.teacher is None:
            return None
        standing = self.teacher.standing(self.match.steps)
        if standing is None:
            self._leave()
        elif standing.beyond:
            self.teacher = None
            return None
        return standing

    def _leave(self) -> None:
        self.teacher = None
        self.screen.print(self.words("learn-left"), "soft")

    def _teach(self, seat: int, standing: LessonProgress) -> None:
        assert self.teacher is not None
        say = self.words.say
        self.screen.print()
        for n, step in enumerate(standing.stage.steps, standing.stage.first):
            number = self.words("learn-step", step=str(n), steps=str(len(self.lesson.steps)))
            self.screen.print(f"{number}  {say(self.teacher.message(step.say))}", "strong" if step.do else "")
        if standing.last:
            self.screen.print(self.words("learn-over", game=self.game.id), "choice")

    def _right(self, seat: int, standing: LessonProgress) -> list[str]:
        assert self.teacher is not None
        assert standing.stage.task is not None
        return [choice.text for choice in self.teacher.accepted(standing.stage.task, self.match.choices(seat))]

    def _play(self, seat: int, typed: str) -> None:
        word = typed.strip().lower()
        standing = self._standing()
        if standing is not None and word in ("leave", self.words("command-leave")):
            self._leave()
        elif standing is not None and standing.stage.task and word in ("skip", self.words("command-skip")):
            self._do(seat, self._right(seat, standing)[0])
        else:
            super()._play(seat, typed)

    def _do(self, seat: int, text: str) -> None:
        if self.teacher is not None and self.match.why_not(seat, text) is None:
            known = self.game.text(self.game.parse(text))
            said = self.teacher.wrong(self.match.steps, self.match.choices(seat), known)
            if said is not None:
                self.screen.print(self.words("learn-not-this", reason=self.words.say(said)), "warn")
                return
        super()._do(seat, text)
        standing = self._standing()
        if self.teacher is not None and standing is not None and standing.done is not None and standing.done.right:
            self.screen.print(self.words.say(self.teacher.message(standing.done.right)), "choice")

    def _say_how_to_go_on(self) -> None:
        standing = self._standing()
        if standing is None or standing.last or self.file is None or not self._keep():
            super()._say_how_to_go_on()
        else:
            args = {"game": self.lesson.game, "lesson": self.lesson.id}
            self.screen.print(self.words("learn-go-on", **args))
