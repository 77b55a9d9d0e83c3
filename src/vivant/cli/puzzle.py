"""`vivant puzzle`: a position with one best answer; the day's own, or any by its number."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from vivant.cli.common import Lang, Plain, Screen, complete_game, speak
from vivant.cli.puzzlebook import PuzzleBook
from vivant.cli.rules import print_rules
from vivant.cli.session import listed
from vivant.cli.typed import Command, completions, read_line
from vivant.engine.errors import IllegalAction, SetupError, UnknownAction, VivantError
from vivant.engine.space import UNKNOWN
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.engine.game import Game
    from vivant.engine.puzzle import Attempt, Puzzle, PuzzleBoard
    from vivant.engine.reason import Reason

OWN_COMMANDS = ("solution", "again")


def puzzle(
    game: Annotated[
        str | None, typer.Argument(help="The game. Without one: today's of each.", autocompletion=complete_game)
    ] = None,
    number: Annotated[int | None, typer.Option("--number", metavar="N", min=1, help="Which puzzle.")] = None,
    day: Annotated[
        str | None, typer.Option("--date", metavar="DATE", help="That of a day, as 2026-12-24. Default: today.")
    ] = None,
    all: Annotated[bool, typer.Option("--list", help="List the puzzles of the game.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Solve a puzzle: one each day, the same for everybody."""
    from vivant.engine.puzzle import find_puzzle, lay_out, number_of_day
    from vivant.engine.registry import find_game

    speak.choose(lang)
    screen, book, today = Screen(plain), PuzzleBook(), date.today()
    if number is not None and day is not None:
        raise SetupError(Message("puzzle-one-choice"))
    wanted = _day(day) if day is not None else today
    if game is None:
        _list_games(screen, book, wanted, today)
        return
    kind = find_game(game)
    if all:
        find_puzzle(kind, 1)
        _list_puzzles(screen, book, kind)
        return
    of_day = number_of_day(kind, wanted)
    one = find_puzzle(kind, number if number is not None else max(of_day, 1))
    if number is None:
        screen.print(speak.words("puzzle-of-day", day=wanted.isoformat()), "soft")
    of_today = one.number == number_of_day(kind, today)
    PuzzleSession(lay_out(kind, one.number), screen, book, today, of_today).run()


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise SetupError(Message("puzzle-date-wrong", {"asked": text[:40]})) from None


def _list_games(screen: Screen, book: PuzzleBook, day: date, today: date) -> None:
    from vivant.engine.puzzle import find_puzzle, number_of_day, puzzles_of
    from vivant.engine.registry import find_game, game_ids

    rows = []
    for id in game_ids():
        try:
            kind = find_game(id)
            if puzzles_of(kind):
                one = find_puzzle(kind, number_of_day(kind, day))
                rows.append([id, *_row(book, kind, one), f"{book.streak(id, today)}"])
        except SetupError as error:  # a foreign game that does not load leaves the others alone
            screen.print(error.say(speak.lang), "warn")
    screen.rows(rows, "game puzzle kind players grade solved streak", numbers=7)


def _list_puzzles(screen: Screen, book: PuzzleBook, kind: type[Game]) -> None:
    from vivant.engine.puzzle import puzzles_of

    screen.rows([_row(book, kind, one) for one in puzzles_of(kind)], "puzzle kind players grade solved", numbers=5)


def _row(book: PuzzleBook, kind: type[Game], one: Puzzle) -> list[str]:
    words = kind.book.words(speak.lang)
    solved = words("value-yes") if book.is_solved(kind.id, one.number) else ""
    return [f"{one.number}", words.say(one.title), f"{one.players}", words(f"puzzle-grade-{one.grade}"), solved]


class PuzzleSession:
    """One puzzle at the terminal, until it is solved or left. A wrong answer is told, and may be mended."""

    def __init__(self, board: PuzzleBoard, screen: Screen, book: PuzzleBook, today: date, of_today: bool) -> None:
        self.board, self.puzzle, self.game, self.seat = board, board.puzzle, board.game, board.puzzle.seat
        self.screen, self.book, self.today, self.of_today = screen, book, today, of_today
        self.words = self.game.book.words(speak.lang)
        self.names = [
            self.words("name-you") if seat == self.seat else self.words("name-seat", n=str(seat))
            for seat in range(self.game.players)
        ]
        self.names += [self.words.say(name) for name in self.game.rivals()]
        self.attempt: Attempt = board.begun
        self.before: list[Attempt] = []  # what undo goes back to
        self.wrong: Attempt | None = None  # the last answer that was not the best

    def run(self) -> None:
        from vivant.engine.puzzle import puzzles_of

        one = self.puzzle
        last = len(puzzles_of(type(self.game)))
        args = {"title": self.words.say(one.title), "grade": self.words(f"puzzle-grade-{one.grade}")}
        self.screen.print(self.words("puzzle-heading", number=one.number, last=last, **args), "strong")
        self.screen.print(self.words.say(one.task), "choice")
        self._show_board()
        self.screen.print(self.words("puzzle-welcome"), "soft")
        while True:
            self._ask()
            try:
                typed = read_line(self.words("prompt"), [*self._offers(), *completions([], speak.words)])
            except EOFError:
                return
            try:
                if typed.strip() and not self._take(typed):
                    return
            except VivantError as error:
                self._refuse(error)

    # deciding

    def _take(self, typed: str) -> bool:
        """Do what was typed; False when that was the end."""
        command = Command.parse(typed, speak.words)
        word = typed.strip().lower()
        own = next((name for name in OWN_COMMANDS if word in (name, speak.words(f"command-{name}"))), "")
        if own == "solution":
            self.book.see(self.game.id, self.puzzle.number, self.today)
            self._show_solution(self.wrong)
            self._keep("puzzle-given-up")
            return False
        if own == "again":
            self._begin_again()
        elif command is None:
            return self._play(typed)
        elif command.name == "quit":
            return False
        else:
            self._obey(command)
        return True

    def _obey(self, command: Command) -> None:
        if command.name == "undo":
            if not self.before:
                self.screen.print(self.words("puzzle-undo-nothing"), "warn")
                return
            self.attempt = self.before.pop()
            self.screen.print(self.words("puzzle-undone"), "soft")
        elif command.name == "why":
            self._why(command.rest)
        elif command.name == "board":
            self._show_board()
        elif command.name == "rules":
            print_rules(self.screen, type(self.game), self.game.edition, command.rest.strip() or None, self.game)
        else:
            self.screen.print(self.words("puzzle-help"))

    def _play(self, typed: str) -> bool:
        text = " ".join(typed.split()).lower()
        if self.game.parse(text) == UNKNOWN:
            fitting = [offer for offer in self._offers() if offer.lower().startswith(text)]
            if len(fitting) != 1:
                key = "typed-several" if fitting else "typed-unknown"
                self.screen.print(self.words(key, texts=listed(fitting), text=text[:40]), "warn")
                return True
            text = fitting[0]
        after = self.board.go_on(self.attempt, text)
        if not after.whole:
            self.before.append(self.attempt)
            self.attempt = after
            self._show_board()
            return True
        return self._judge(after)

    def _judge(self, answer: Attempt) -> bool:
        from vivant.coach.puzzles import say_result

        said = say_result(self.board, answer, self.words)
        if not answer.right:
            self.screen.print(said, "warn")
            self.wrong = answer
            if self.before:
                self._begin_again()
            return True
        self.screen.print(said, "choice")
        self.book.solve(self.game.id, self.puzzle.number, self.today, self.of_today)
        self._show_solution(self.wrong)
        self._keep("puzzle-kept")
        return False

    def _begin_again(self) -> None:
        self.attempt, self.before = self.board.begun, []
        self._show_board()

    def _keep(self, key: str) -> None:
        from vivant.engine.puzzle import puzzles_of

        id, last = self.game.id, len(puzzles_of(type(self.game)))
        days = self.book.streak(id, self.today)
        if key == "puzzle-kept" and self.of_today and days:
            self.screen.print(self.words("puzzle-streak", days=days), "strong")
        following = (n for n in range(1, last + 1) if not self.book.is_solved(id, n) and n != self.puzzle.number)
        args = {"solved": self.book.count(id), "last": last, "next": next(following, 1)}
        self.screen.print(self.words(key, game=id, **args), "soft")
        if not self.book.write():
            self.screen.print(self.words("puzzle-not-kept"), "warn")

    # showing

    def _offers(self) -> list[str]:
        choices = self.game.choices_now(self.attempt.view, self.seat)
        return [choice.text for choice in choices if choice.offered]

    def _ask(self) -> None:
        self.screen.print()
        question = self.game.question(self.attempt.view, self.seat)
        self.screen.print(self.words.say(question, self.names), "choice")
        self.screen.print(self.words("session-legal", texts=listed(self._offers())))

    def _show_board(self) -> None:
        self.screen.print()
        self.screen.board(self.game.board(self.attempt.view, speak.lang, self.names, self.screen.plain))

    def _show_solution(self, wrong: Attempt | None) -> None:
        from vivant.coach.puzzles import FEW, said_in_a_row, solution_of

        told = solution_of(self.board, speak.lang, self.names, wrong)
        self.screen.print()
        if len(told.steps) > FEW:
            self.screen.print(self.words("puzzle-best-list"), "strong")
            for n, (do, step) in enumerate(zip(told.do, told.steps, strict=True), 1):
                self.screen.print(f"{n:>3}. {step}  ({do})")
        else:
            self.screen.print(self.words("puzzle-best", line=said_in_a_row(told.steps, self.words)), "strong")
            self.screen.print("  " + listed(list(told.do)), "soft")
        for sentence in (told.proof, told.why, self.words(f"puzzle-grade-{self.puzzle.grade}-about")):
            if sentence:
                self.screen.print(sentence)

    def _why(self, text: str) -> None:
        if not text:
            self.screen.print(self.words("why-what", action=self._offers()[0]), "warn")
            return
        action = self.game.parse(text.strip())
        if action == UNKNOWN:
            self.screen.print(self.words("typed-unknown", text=text.strip()[:40]), "warn")
            return
        reason = self.game.why_not(self.attempt.view, self.seat, action)
        self.screen.print(self._reason(reason) if reason else self.words("why-legal", action=text.strip()))

    def _refuse(self, error: VivantError) -> None:
        if isinstance(error, IllegalAction) and error.reason is not None:
            self.screen.print(self._reason(error.reason), "warn")
        elif isinstance(error, UnknownAction):
            self.screen.print(self.words("typed-unknown", text=str(error.message.args["action"])), "warn")
        else:
            self.screen.print(error.say(speak.lang), "warn")

    def _reason(self, reason: Reason) -> str:
        sentence = self.words.say(reason.message, self.names)
        if not reason.rule:
            return self.words("refused", reason=sentence)
        return self.words("refused-by-rule", reason=sentence, rule=reason.rule)
