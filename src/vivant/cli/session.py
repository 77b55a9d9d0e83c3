"""A match at one terminal: shows each person what they may see, asks, and does what they type."""

from __future__ import annotations

import os
import re
import shlex
import sys
from itertools import pairwise
from pathlib import Path

from vivant.bots import USUAL, Bot, is_policy, make_bot, name_bot
from vivant.cli.about import print_about
from vivant.cli.common import Screen, describe_seats, print_house_rules, shown_name, speak
from vivant.cli.rules import print_rules
from vivant.cli.savefile import SaveFile
from vivant.cli.scoresheet import show_sheet
from vivant.cli.typed import Command, completions, forget_typed, read_line
from vivant.engine.dice import FastDice
from vivant.engine.errors import IllegalAction, SetupError, UnknownAction, VivantError
from vivant.engine.game import LogLine
from vivant.engine.match import Match
from vivant.engine.reason import Reason
from vivant.engine.space import UNKNOWN
from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.words import Listing, Message, Who

NUMBER = re.compile("[0-9]{1,9}")


class Session:
    """Runs until the match is over or the person leaves. What is typed wrong costs nothing but a line."""

    def __init__(self, match: Match, file: SaveFile | None, screen: Screen, resumed: bool = False) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.game = match.game
        self.words = match.game.book.words(speak.lang)
        self.names = describe_seats(match.seats, speak.lang)
        self.bots: dict[int, Bot] = {
            seat: self._bot(seat) for seat, name in enumerate(match.seats) if name.startswith("bot:")
        }
        self.everybody = [*self.names, *(self.words.say(rival) for rival in self.game.rivals())]
        self.people = [seat for seat in range(self.game.players) if seat not in self.bots]
        # The last step that each person was told of. What happened before a break is for the folded log alone.
        self.told = dict.fromkeys(self.people, match.step if resumed else 0)
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.lent: dict[int, Bot] = {}  # who decides for a person who wants that
        self.leaving = False

    def run(self) -> None:
        self._greet()
        try:
            while not self.match.over and not self.leaving:
                seat = self.match.to_act()[0]
                if seat in self.bots:
                    self._let_bot_play(seat, self.bots[seat])
                else:
                    self._ask(seat)
        except (KeyboardInterrupt, EOFError):
            self.screen.print()
            self._say_how_to_go_on()
            return
        if self.match.over:
            self._show_end()
        else:
            self._say_how_to_go_on()

    def _greet(self) -> None:
        self.screen.print(self.words("title"), "strong")
        told = self.game.told(speak.lang)
        self.screen.print(told("about" if told.has("about") else "tagline"))
        print_house_rules(self.screen, type(self.game), self.game.edition.name, self.game.house_rules())
        if level := self._level():
            self.screen.print(self.words("session-level", level=level), "strong")
        if self.bots:
            self.screen.print(self._bots_here(), "soft")
        self.screen.print(self.words("session-welcome"), "soft")

    def _level(self) -> str:
        """How hard it is, in the words of the game; empty where it has no levels, or the options are none of them."""
        game = self.game
        for level in game.difficulties_for(game.players, game.edition):
            if all(game.options[name] == value for name, value in level.options.items()):
                return self.words.say(level.message)
        return ""

    def _bots_here(self) -> str:
        """Which bot plays at which level, or as what kind."""
        named = []
        for seat in self.bots:
            bot = self._bot_named(seat)
            level = self.words.say(name_bot(bot)) if self.words.has(name_bot(bot).key) else bot
            named.append(f"{self.names[seat]} ({level})")
        return self.words("session-bots", bots=Listing(tuple(named)))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def _told(self, line: LogLine) -> str:
        told = self.words.say(line.message, self.names)
        return f"{told} ({line.rule})" if line.cites else told

    # turns

    def _bot_named(self, seat: int) -> str:
        """As the record says, as far as it can be shown."""
        return shown_name(self.match.seats[seat].removeprefix("bot:"))

    def _bot(self, seat: int) -> Bot:
        """The bot that a record names; where it is not known here, the usual one."""
        named = self.match.seats[seat].removeprefix("bot:")
        try:  # a file is found by its whole name alone
            return make_bot(named if is_policy(named) else self._bot_named(seat), self.game, files=True)
        except SetupError as error:
            args = {"name": self.names[seat], "usual": name_bot(USUAL), "reason": error.message}
            self.screen.print(self.words("bot-replaced", **args), "warn")
            return make_bot(USUAL, self.game)

    def _let_bot_play(self, seat: int, bot: Bot) -> None:
        view = self.match.view(seat)
        # Dice of its own for each decision: the same after an undo or a resume, and never the match's.
        decisions = self.match.standing_steps
        seed = self.match.dice.seed if isinstance(self.match.dice, FastDice) else None
        dice = FastDice(seed or 0, (seat + 1) << 24 | decisions)
        legal = view.legal(seat)
        try:
            action = bot.choose(view, seat, legal, dice, bot.budget())
        except Exception as error:  # whatever a bot does wrong, the match goes on
            detail = f"{type(error).__name__}: {error}"
            self.screen.print(self.words("bot-failed", name=self.names[seat], detail=detail), "warn")
            action = legal[dice.below(len(legal))]
        self.match.play(seat, self.game.text(action))
        self._keep()

    def _ask(self, seat: int) -> None:
        """Until this person has done something that changes the match, or leaves."""
        if not self._draw_curtain(seat):
            return
        self._tell_news(seat)
        self._show_board(seat)
        before = self.match.step
        while self.match.step == before and not self.leaving and self.looking == seat:
            self._show_question(seat)
            typed = read_line(self.words("prompt"), completions(self.match.offers(seat), speak.words))
            command = Command.parse(typed, speak.words)
            try:
                if command is not None:
                    self._obey(seat, command)
                elif typed.strip():
                    self._play(seat, typed)
                elif seat in self.lent:
                    self._let_bot_play(seat, self.lent[seat])
            except VivantError as error:
                self._refuse(error)

    def _play(self, seat: int, typed: str) -> None:
        """An action by its text, or by a beginning of it that fits only one of those offered."""
        text = " ".join(typed.split()).lower()
        if self.game.parse(text) == UNKNOWN:
            fitting = [action for action in self.match.offers(seat) if action.lower().startswith(text)]
            if len(fitting) != 1:
                self._say_unclear(text, fitting)
                return
            text = fitting[0]
        self._do(seat, text)

    def _do(self, seat: int, text: str) -> None:
        self.match.play(seat, text)
        self.lent.pop(seat, None)
        self._keep()

    def _say_unclear(self, text: str, fitting: list[str]) -> None:
        if fitting:
            self.screen.print(self.words("typed-several", texts=listed(fitting)), "warn")
        elif any(self.game.text(id).lower().startswith(text) for id in range(len(self.game.actions))):
            self.screen.print(self.words("typed-none", text=text), "warn")
        else:
            self.screen.print(self.words("typed-unknown", text=text[:40]), "warn")

    def _refuse(self, error: VivantError) -> None:
        """The reason alone where there is one: the person knows where they are."""
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

    # commands

    def _obey(self, seat: int, command: Command) -> None:
        if command.name == "undo":
            self._undo(seat, command.rest)
        elif command.name == "why":
            self._why(seat, command.rest)
        elif command.name == "what":
            self._foresee(seat, command.rest)
        elif command.name == "hint":
            self._hint(seat)
        elif command.name == "bot":
            self._lend(seat, command.rest.strip() or USUAL)
        elif command.name == "score":
            self._show_score(seat)
        elif command.name == "log":
            for entry in self.match.log_entries(seat):
                for line in entry.lines:
                    self.screen.print(f"{entry.n:>4}  {self._told(line)}")
        elif command.name == "board":
            self._show_board(seat)
        elif command.name == "rules":
            print_rules(self.screen, type(self.game), self.game.edition, command.rest.strip() or None, self.game)
        elif command.name == "house":
            self._show_house_rules()
        elif command.name == "aid":
            print_about(self.screen, type(self.game), command.rest.strip() or "aid", self.game.edition, self.game)
        elif command.name == "save":
            self._save(command.rest)
        elif command.name == "quit":
            self._quit()
        else:
            self.screen.print(self.words("session-help"))

    def _show_house_rules(self) -> None:
        differences = self.game.house_rules()
        print_house_rules(self.screen, type(self.game), self.game.edition.name, differences)
        if not differences:
            self.screen.print(self.words("house-rules-none"))

    def _why(self, seat: int, text: str) -> None:
        if not text:
            self.screen.print(self.words("why-what", action=self.match.offers(seat)[0]), "warn")
            return
        reason = self.match.why_not(seat, text)
        self.screen.print(self._reason(reason) if reason else self.words("why-legal", action=text.strip()))

    def _foresee(self, seat: int, rest: str) -> None:
        """What would follow of itself after these actions, which stand between commas."""
        typed = " ".join(rest.split())
        typed = typed[3:] if typed.lower().startswith("if ") else typed
        if not typed:
            self.screen.print(self.words("what-what", action=self.match.offers(seat)[0]), "warn")
            return
        texts = [text.strip() for text in typed.split(",")]
        reason = self.match.why_not(seat, texts[0])
        if reason is not None:
            self.screen.print(self._reason(reason), "warn")
            return
        view = self.match.view(seat)
        lines = self.game.forecast(view, seat, self.game.parse(texts[0]))
        for text, then in pairwise(texts):
            if not lines:  # what a game cannot foresee it may not be able to play on either
                break
            view.apply(seat, self.game.parse(text))
            action = self.game.parse(then)
            if not view.to_act() >> seat & 1 or action not in view.legal(seat):
                self.screen.print(self.words("typed-none", text=then), "warn")
                return
            lines = self.game.forecast(view, seat, action)
        for line in lines:
            self.screen.print(self._told(line), "soft")
        if not lines:
            self.screen.print(self.words("what-nothing"), "soft")

    def _hint(self, seat: int) -> None:
        """The best three things to do, from what this person knows."""
        from vivant.coach import advise
        from vivant.coach.speech import say_advice

        self.screen.print(self.words("advice-thinking"), "soft")
        view = self.match.view(seat)
        advised = advise(self.game, view, seat, FastDice(self.match.step))
        self.screen.print(self.words("advice-head"))
        for n, advice in enumerate(advised, 1):
            said = say_advice(self.game, view, seat, advice, speak.lang, self.names)
            line = self.words("advice-line", n=str(n), action=said.do, worth=said.worth, label=said.label)
            self.screen.print(line, "strong")
            self.screen.print("   " + said.why, "soft")

    def _lend(self, seat: int, name: str) -> None:
        """A bot decides for this person, now and whenever they only press Enter, until they do something themselves."""
        self.lent[seat] = make_bot(name, self.game, files=True)
        self._let_bot_play(seat, self.lent[seat])

    def _undo(self, seat: int, rest: str) -> None:
        """Alone where the rules of undo allow it; else with the consent of the other people (bots always give it)."""
        if rest.strip() and not NUMBER.fullmatch(rest.strip()):
            self.screen.print(self.words("undo-number", text=rest.strip()[:20]), "warn")
            return
        n = int(rest) if rest.strip() else None
        if self.match.undo_refused(seat, n) is None:
            self.match.undo(seat, n)
        else:
            step = self.match.last_step_of(seat)
            target = n if n is not None else step.n if step else None
            if target is None or self.match.text_of(target) is None:
                self.match.undo(seat, n)  # raises with the reason
                return
            others = [person for person in self.people if person != seat]
            if others:
                self.screen.clear()  # the others come to the screen now
                self.looking = None
                named = self.match.name_of(target, SPECTATOR)  # nothing that not everybody around the screen may know
                if named is not None:
                    self.screen.print(self.words.say(named, self.names), "soft")
            asked = {"asker": self.names[seat], "step": str(target)}
            if not all(self._consents(person, asked) for person in others):
                self.screen.print(self.words("undo-no-consent"), "warn")
                return
            self.match.undo(seat, target, consent=others)
        self._keep()

    def _consents(self, person: int, asked: dict[str, str]) -> bool:
        question = self.words("ask-consent", name=self.names[person], **asked)
        return read_line(question, []).strip().lower()[:1] in ("y", "o")

    def _show_score(self, seat: int) -> None:
        open_to_all = self.match.scores()
        for other, name in enumerate(self.everybody):
            sources = self.match.breakdown(other, seat)
            total = sum(points.value for points in sources)
            secret = total - open_to_all[other]
            self.screen.print(self.words("score-line", name=name, points=total, secret=secret), "strong")
            for points in sources:
                if points.rule:  # a game without rules to read has nothing to add to the sum
                    source = self.words.say(points.message, self.names)
                    args = {"points": str(points.value), "source": source, "rule": points.rule}
                    self.screen.print(self.words("score-source", **args))

    def _save(self, rest: str) -> None:
        if rest.strip():
            chosen = SaveFile.create(Path(os.path.expanduser(rest.strip())), self.match)
            if self.file is not None:
                self.file.give_way()
            self.file = chosen
        if self.file is None:
            self.screen.print(self.words("save-where"), "warn")
        else:
            self.file.write(self.match)
            self.screen.print(self.words("saved", where=str(self.file.path)))

    def _quit(self) -> None:
        if self.file is None and sys.stdin.isatty():
            name = read_line(self.words("ask-save"), []).strip()
            if name:
                self._save(name)
        self.leaving = True

    def _keep(self) -> bool:
        """Write what is new; where that fails the match goes on, and the next step tries again."""
        try:
            if self.file is not None:
                self.file.write(self.match)
        except VivantError as error:
            self.screen.print(error.say(speak.lang), "warn")
            return False
        return True

    # showing

    def _draw_curtain(self, seat: int) -> bool:
        """Between two people who share a screen; False where the one before took something back instead.

        Enter, and nothing else, shows the next person's things; who played last may still take back, or leave.
        """
        before = self.looking
        if before == seat:
            return True
        if before is not None:
            self.screen.clear()
        forget_typed()
        while True:
            self.screen.print(self.words("curtain", name=self.names[seat]))
            if before is not None:
                self.screen.print(self.words("curtain-undo", name=self.names[before]), "soft")
            typed = read_line(self.words("prompt"), [])
            command = Command.parse(typed, speak.words)
            if not typed.strip():
                self.looking = seat
                return True
            if command is not None and command.name == "quit":
                self._quit()
                return False
            if command is not None and command.name == "undo" and before is not None:
                try:
                    self._undo(before, command.rest)
                except VivantError as error:
                    self._refuse(error)
                self.looking = None  # somebody else stands before the screen now
                return False

    def _tell_news(self, seat: int) -> None:
        """What has happened since this person was asked last."""
        self.screen.print()
        for entry in self.match.log_entries(seat, after=self.told[seat]):
            for line in entry.lines:
                self.screen.print(self._told(line), "soft")
        self.told[seat] = self.match.step

    def _show_board(self, seat: int) -> None:
        self.screen.print()
        self.screen.board(self.game.board(self.match.view(seat), speak.lang, self.names, self.screen.plain))

    def _show_question(self, seat: int) -> None:
        question = self.match.question(seat)
        assert question is not None
        self.screen.print()
        asked = self.words.say(question, self.names)
        if len(self.people) > 1:
            asked = self.words("question-to", name=self.names[seat], question=asked)
        self.screen.print(asked, "choice")
        self.screen.print(self.words("session-legal", texts=listed(self.match.offers(seat))))
        if seat in self.lent:
            self.screen.print(self.words("session-lent"), "soft")

    def _show_end(self) -> None:
        self.screen.print()
        self.screen.board(self.game.board(self.match.view(EVERYTHING), speak.lang, self.names, self.screen.plain))
        self.screen.print()
        scores, ranking = self.match.scores(), self.match.ranking()
        winners = Listing(tuple(Who(seat) for seat, rank in enumerate(ranking) if rank == 1))
        key = "end-won" if len(winners.items) == 1 else "end-shared"
        self.screen.print(self.words.say(Message(key, {"names": winners}), self.everybody), "choice")
        for seat in sorted(range(len(ranking)), key=lambda seat: ranking[seat]):
            args = {"rank": ranking[seat], "name": self.everybody[seat], "points": scores[seat]}
            self.screen.print(self.words("end-line", **args), "strong" if ranking[seat] == 1 else "")
        self.screen.print()
        show_sheet(self.screen, self.game, self.match.view(EVERYTHING), self.everybody, self.words)
        self.screen.print()
        if self.file is not None:
            where = shlex.quote(str(self.file.path))
            self.screen.print(self.words("end-record", where=where), "soft")
            if self.people:
                self.screen.print(self.words("end-review", where=where, seat=self.people[0]), "soft")

    def _say_how_to_go_on(self) -> None:
        if self.file is None or not self._keep():
            self.screen.print(self.words("left-unsaved"))
        else:
            self.screen.print(self.words("left-saved", where=shlex.quote(str(self.file.path))))


def listed(texts: list[str]) -> str:
    """Actions in one line, each to be told from the next even where they hold blanks themselves."""
    return (" · " if any(" " in text for text in texts) else " ").join(texts)
