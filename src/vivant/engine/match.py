"""Match: a game being played. Turns, errors, undo, why-not, log and record, by text and by seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from copy import deepcopy
from itertools import groupby
from typing import Any

from vivant.engine.choice import Choice
from vivant.engine.clocks import PAUSED, RESIGNED, ClockRules, Clocks
from vivant.engine.dice import Dice, FastDice, SealedDice
from vivant.engine.errors import (
    IllegalAction,
    MatchError,
    MatchOver,
    NotYourTurn,
    RecordError,
    SetupError,
    UndoRefused,
    UnknownAction,
)
from vivant.engine.game import CHANCE, Flight, Frame, Game, Step
from vivant.engine.highlight import Moment, best_moment
from vivant.engine.log import LogEntry, Undo, make_log, undos_of
from vivant.engine.portrait import picture
from vivant.engine.reason import Points, Reason
from vivant.engine.record import FORMAT, Line, Record, write_line
from vivant.engine.space import UNKNOWN
from vivant.engine.state import EVERYTHING, SPECTATOR, State, draw_outcome
from vivant.engine.timeline import Timeline
from vivant.engine.verify import Replay
from vivant.words import Listing, Message, Who

LONGEST_NAME = 40
LONGEST_BOT = 200  # with the settings or the file that it carries


class Match:
    """A match at a table. Every refused call raises one of the four errors and changes nothing.

    What leaves it is what the seat that asks may know: `view`, `legal`, `log`, `why_not`. The record holds
    everything and is the operator's to keep until the end.
    """

    def __init__(
        self,
        game: Game,
        dice: Dice | None = None,
        seats: Sequence[str] | None = None,
        clocks: ClockRules | None = None,
    ) -> None:
        """With `clocks` whoever runs the match says at which time everything happens (`at`, in ms)."""
        dice = dice or FastDice(secrets.randbits(53))
        if isinstance(dice, SealedDice):
            _check_sealed(game, dice)
        record = Record()
        header = _header(game, dice, _check_seats(game, seats))
        record.add(header if clocks is None else {**header, "clocks": clocks.written()})
        self._begin(Timeline(game), record, dice, Clocks(clocks, header["seats"]))

    @classmethod
    def resume(cls, content: bytes, where: str = "record", dice: Dice | None = None) -> Match:
        """Go on with a record that has no end yet; RecordError where it is false or finished.

        An unsealed match continues its seed's stream; with sealed dice it is sealed from here on, and its next line
        says so. A sealed one needs its dice: the record does not hold the secret before the end.
        """
        return cls._reopen(content, where, dice, finished_too=False)

    @classmethod
    def reopen(cls, content: bytes, where: str = "record", dice: Dice | None = None) -> Match:
        """A match as its record left it; a finished one needs no dice and can only be looked at."""
        return cls._reopen(content, where, dice, finished_too=True)

    @classmethod
    def _reopen(cls, content: bytes, where: str, dice: Dice | None, finished_too: bool) -> Match:
        replay = Replay(where)
        replay.read(content)
        if replay.finished and not finished_too:
            raise RecordError(where, replay.line, Message("resume-finished", {"where": where}))
        match = cls.__new__(cls)
        if replay.finished:
            match._lay_open(replay.standing(), replay.record, FastDice(0), replay.clocks)
            return match
        promise, sealed_from = replay.promise, 0
        if isinstance(dice, SealedDice):
            _check_words(replay.game, dice)
            dice.rewind([0])
            sealed_from = replay.standing().last_n + 1 if promise is None else promise.step
        if promise is not None and not (isinstance(dice, SealedDice) and promise.is_of(dice)):
            raise RecordError(where, promise.line, Message("resume-sealed"))
        known = dice or replay.seeded_dice() or FastDice(secrets.randbits(53))
        match._begin(replay.standing(), replay.record, known, replay.clocks, sealed_from)
        return match

    @classmethod
    def branch(cls, timeline: Timeline, index: int, seats: Sequence[str], dice: Dice | None = None) -> Match:
        """A new match that begins as another did, up to its standing step at this index; from there luck is new.

        Sealed dice seal it from there on, as `resume` does.
        """
        game = timeline.game
        record = Record()
        header = _header(game, FastDice(0), _check_seats(game, seats))
        record.add({key: value for key, value in header.items() if key != "seed"})  # no seed gave all of its luck
        begun = Timeline(game)
        for step in timeline.steps[:index]:
            begun.take(step.who, step.do)
        for who, steps in groupby(begun.steps, key=lambda step: step.who):
            for line in _lines_of(game, who, list(steps)):
                record.add(line)
        if isinstance(dice, SealedDice):
            _check_sealed(game, dice)
        match = cls.__new__(cls)
        match._begin(begun, record, dice or FastDice(secrets.randbits(53)), Clocks(None, seats), begun.last_n + 1)
        return match

    def _lay_open(self, timeline: Timeline, record: Record, dice: Dice, clocks: Clocks) -> None:
        self.game = timeline.game
        self.dice = dice
        self.seats: list[str] = list(record.header["seats"])
        self._foreign_until = 0  # up to this step other dice drew, which nobody has any more
        self._timeline = timeline
        self._record = record
        self.clocks = clocks  # to be looked at; what happens to them is told below
        self._marks: dict[int, list[int]] = {}  # where the dice stood before each outcome
        self.undos: list[Undo] = undos_of(record.lines[1:])
        # The step from which on sealed dice draw, where others drew before; 0 for none.
        self.sealed_from = next((line["n"] for line in record.lines[1:-1] if "sealed" in line), 0)

    def _begin(self, timeline: Timeline, record: Record, dice: Dice, clocks: Clocks, own_from: int = 0) -> None:
        """`own_from` is the step from which on these dice draw."""
        self._lay_open(timeline, record, dice, clocks)
        if isinstance(dice, SealedDice) and record.header["seal"] is None:
            self.sealed_from = own_from
        for index, step in enumerate(timeline.steps):
            if step.who == CHANCE and step.n < own_from:
                self._foreign_until = step.n
            elif step.who == CHANCE:
                self._marks[step.n] = dice.mark()
                if draw_outcome(timeline.before(index), dice) != step.do:
                    self._foreign_until = timeline.last_n
        self._settle()

    # looking

    @property
    def over(self) -> bool:
        return self._timeline.state.is_over()

    @property
    def step(self) -> int:
        """The number of the last step, an undo included."""
        return self._timeline.last_n

    @property
    def standing_steps(self) -> int:
        """How many steps stand; unlike `step` it falls when some are taken back."""
        return len(self._timeline.steps)

    @property
    def steps(self) -> Sequence[Step]:
        """Those that stand, what chance answered included: for whoever runs the match, as the record is."""
        return self._timeline.steps

    def to_act(self) -> list[int]:
        """The seats that are asked now, ascending."""
        mask = self._timeline.state.to_act()
        return [seat for seat in range(self.game.players) if mask >> seat & 1]

    def view(self, seat: int) -> State:
        """What the seat (or SPECTATOR) knows; after the end EVERYTHING may be asked for too."""
        if seat == EVERYTHING and self.over:
            return self._timeline.state.clone()
        self._check_seat(seat, spectator=True)
        return self._timeline.state.view(seat)

    def legal(self, seat: int) -> list[str]:
        """The texts of what the seat may do now; empty when it is not asked."""
        self._check_seat(seat)
        if seat not in self.to_act():
            return []
        return [self.game.text(action) for action in self._timeline.state.legal(seat)]

    def choices(self, seat: int) -> list[Choice]:
        """What a person there may choose now, and might expect to; nothing where the seat is not asked."""
        self._check_seat(seat)
        return self.game.choices_now(self.view(seat), seat)

    def offers(self, seat: int) -> list[str]:
        """The texts of what a person there is offered now: what is legal, and in some games what may be tried."""
        return [choice.text for choice in self.choices(seat) if choice.offered]

    def question(self, seat: int) -> Message | None:
        """What the seat is asked, None when it is not."""
        return self.game.question(self.view(seat), seat) if seat in self.to_act() else None

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why the seat may not do this now; None when it may. UnknownAction where there is no such text."""
        self._check_seat(seat)
        action = self._parse(text)
        if self.over:
            return Reason("", Message("match-over"))
        if seat not in self.to_act():
            return self._turn_reason()
        return self.game.why_not(self._timeline.state, seat, action)

    def scores(self) -> list[int]:
        """Points by seat as everybody can count them now."""
        return self.view(EVERYTHING if self.over else SPECTATOR).scores()

    def ranking(self) -> list[int]:
        return self.view(EVERYTHING if self.over else SPECTATOR).ranking()

    def breakdown(self, seat: int, viewer: int = SPECTATOR) -> list[Points]:
        """Where the points of the seat, or of a rival, come from, as far as the viewer knows."""
        if seat not in range(self.game.players, self.game.players + len(self.game.rivals())):
            self._check_seat(seat)
        return self.game.breakdown(self.view(EVERYTHING if self.over else viewer), seat)

    def log(self, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What happened, in sentences, as the seat may read them now."""
        say = self.game.book.words(lang).say
        return [say(line.message, names or self.seats) for entry in self.log_entries(seat) for line in entry.lines]

    def log_entries(self, seat: int, after: int | None = None, turns: bool = False) -> list[LogEntry]:
        """The log by steps, with rule ids; takings-back stand in it too.

        With `after`: all that came since that step, unfolded; only for one who was asked then and saw it happen. With
        `turns`: also the sentences that tell a whole turn, each before the lines of the step that ended it.
        """
        self._check_seat(seat, spectator=True)
        return make_log(self._timeline, seat, self.undos, after, turns)

    def flights(self, seat: int, after: int) -> list[Flight]:
        """What flew from where since that step, as the seat may know it; for the page."""
        self._check_seat(seat, spectator=True)
        changes = self._timeline.changes_after(after)
        return [flight for change in changes for flight in self.game.flights(*change, seat)]

    def frames(self, seat: int, after: int) -> list[Frame]:
        """What steps since that one can be watched in pieces, as `Game.frames` gives them; for the page."""
        self._check_seat(seat, spectator=True)
        changes = self._timeline.changes_after(after)
        return [frame for change in changes for frame in self.game.frames(*change, seat)]

    def best_moment(self) -> Moment | None:
        """Where one seat gained most at once; None before the end, and where there is nothing to say."""
        return best_moment(self._timeline)

    @property
    def dice_words(self) -> list[str] | None:
        """What each seat gave to the sealed dice; None where they are not sealed."""
        if isinstance(self.dice, SealedDice):
            return list(self.dice.words)
        header, later = self._record.header, [line["sealed"] for line in self._record.lines[1:] if "sealed" in line]
        return next((list(given["words"]) for given in (header, *later) if "words" in given), None)

    def record(self) -> Record:
        """The match as its record, the end and the secret included once it is over."""
        return Record(deepcopy(self._record.lines))

    def record_lines(self, first: int = 0) -> list[str]:
        """The record's lines from this one (counted from 0) on, as a file holds them, without their newlines."""
        return [write_line(line) for line in self._record.lines[first:]]

    def _repr_svg_(self) -> str:
        """In a notebook a match shows itself as somebody sees it who only watches."""
        return picture(self.game, self.view(SPECTATOR))

    # deciding

    def play(self, seat: int, text: str, at: int | None = None) -> Step:
        """Do what the text says, and all chance that follows. `at` is the time where clocks are counted; without it
        they are laid aside."""
        self._check_seat(seat)
        action = self._parse(text)
        if self.over:
            raise self._error("error-over", MatchOver)
        if seat not in self.to_act():
            raise self._error("error-turn", NotYourTurn, self._turn_reason(), seat=Who(seat))
        refused = self.game.why_not(self._timeline.state, seat, action)
        if refused is not None:
            raise self._error("error-illegal", IllegalAction, refused, seat=Who(seat), action=self.game.text(action))
        timed = self._spend(seat, at)
        step = self._timeline.take(seat, action)
        if timed and (left := self.clocks.decided(seat, self._timeline.actions_of(seat))) is not None:
            timed["left"] = left
        for line in _lines_of(self.game, seat, [step]):
            self._write({**line, **timed})
        self._settle()
        return step

    def undo_refused(self, seat: int, n: int | None = None) -> Reason | None:
        """Why the seat may not take back its step n (its last one) by itself; None when it may."""
        self._check_seat(seat)
        target = self._undo_target(seat, n)
        if target is None:
            return Reason("", Message("undo-nothing"))
        return self._timeline.undo_refused(seat, target)

    def undo(
        self,
        seat: int,
        n: int | None = None,
        consent: Sequence[int] | None = None,
        away: Sequence[int] = (),
        at: int | None = None,
    ) -> int:
        """Take back the seat's own step n (its last one) and its later ones; returns the undo's number.

        With the consent of the other people (their seats; none are needed among bots) step n and everything after
        it is taken back, and the dice stand again where they stood. Whoever runs the match asks them; the record
        says who agreed, and who was `away` and did not answer.
        """
        self._check_seat(seat)
        target = self._undo_target(seat, n)
        if self.over:
            raise self._error("error-over", MatchOver)
        if target is None:
            raise self._undo_error(seat, Reason("", Message("undo-nothing")))
        for other in (*(consent or ()), *away):
            self._check_seat(other)
        line: Line = {}
        if consent is not None:
            self.check_consent_undo(seat, target)
            self._rewind_dice(target)
            line = _agreed(seat, consent, away)
        elif refused := self._timeline.undo_refused(seat, target):
            raise self._undo_error(seat, refused)
        timed = self._spend(seat, at)
        number = self._timeline.undo(seat, target, everything=consent is not None)
        if timed:
            self.clocks.undone(seat, consent is not None)
        line = {"n": number, "who": seat, "undo": target, **line, **timed}
        self._write(line)
        self.undos += undos_of([line])
        self._settle()
        return number

    def note(
        self, event: str, seat: int, at: int | None = None, consent: Sequence[int] = (), away: Sequence[int] = ()
    ) -> None:
        """What happens to a seat between steps, one of `clocks.EVENTS`; for a pause also who agreed to it, and who was
        away. Without clocks nothing is noted but that somebody resigned."""
        self._check_seat(seat)
        if self.over:
            raise self._error("error-over", MatchOver)
        if at is None and self.clocks.counting and event != RESIGNED:
            raise SetupError(Message("record-missing", {"key": "at"}))
        timed = self._pass_time(at)
        if refused := self.clocks.event_refused(event, seat, self._timeline.state.to_act()):
            raise SetupError(refused)
        self.clocks.happened(event, seat, self.step)
        agreed = _agreed(seat, consent, away) if event == PAUSED else {}
        self._record.add({"event": event, "who": seat, **agreed, **timed})

    def pass_time(self, at: int) -> None:
        """Only look at the clocks: it is that late by now."""
        self.clocks.pass_to(at, self._timeline.state.to_act())

    def check_consent_undo(self, seat: int, n: int) -> None:
        """UndoRefused where step n and all after it could not be taken back even if everybody agreed."""
        refused = self._timeline.undo_refused(seat, n, everything=True) or self._reroll_refused(n)
        if refused is not None:
            raise self._undo_error(seat, refused)

    def text_of(self, n: int) -> str | None:
        """What the standing action number n was; None where there is no such one."""
        index = self._timeline.index_of(n)
        if index is None or self._timeline.steps[index].who == CHANCE:
            return None
        return self.game.text(self._timeline.steps[index].do)

    def name_of(self, n: int, seat: int) -> Message | None:
        """The standing action number n in words: to who did it as a button named it, to others as their log tells it.

        None where that is nothing: no such action, or one that this seat may not know, or not any more.
        """
        timeline, index = self._timeline, self._timeline.index_of(n)
        if index is None or timeline.steps[index].who == CHANCE:
            return None
        before, step, after = timeline.change(index)
        if step.who == seat:
            return self.game.label(before.view(seat), seat, step.do)
        open_from = self.game.open_chapter(timeline.state.view(seat))
        told = self.game.tell(before, step, after, seat)
        return next((line.message for line in told if open_from < line.until), None)

    def last_step_of(self, seat: int) -> Step | None:
        """The seat's own last step that stands."""
        return self._timeline.last_of(seat)

    def standing_before(self, n: int) -> int:
        """The number of the last step before step n that stands; 0 for none."""
        index = self._timeline.index_after(n - 1)
        return self._timeline.steps[index - 1].n if index else 0

    # inside

    def _spend(self, seat: int, at: int | None) -> Line:
        """The same for a step of this seat, which needs a clock that runs and has not run out."""
        clocks = self.clocks
        if at is not None and clocks.counting:
            if clocks.paused:
                raise SetupError(Message("record-paused"))
            self.pass_time(at)
            if seat in clocks.overdue(self._timeline.state.to_act()):
                raise SetupError(Message("record-clock-out", {"seat": str(seat)}))
        return self._pass_time(at)

    def _pass_time(self, at: int | None) -> Line:
        """What a line says of its time; nothing where none is counted."""
        if not self.clocks.counting:
            return {}
        if at is None:
            self.clocks.lay_aside()
            return {}
        self.pass_time(at)
        return {"at": self.clocks.at}

    def _undo_target(self, seat: int, n: int | None) -> int | None:
        """The step that is named, or the seat's last one."""
        last = self._timeline.last_of(seat)
        return n if n is not None or last is None else last.n

    def _settle(self) -> None:
        """Draw whatever chance has to say, and end the record when the match has ended."""
        state = self._timeline.state
        drawn: list[Step] = []
        while state.is_chance():
            mark = self.dice.mark()
            drawn.append(self._timeline.take(CHANCE, draw_outcome(state, self.dice)))
            self._marks[drawn[-1].n] = mark
        self._write_down(CHANCE, drawn)
        if state.is_over():
            secret = self.dice.secret.hex() if isinstance(self.dice, SealedDice) else None
            end: Line = {"end": True, "scores": state.scores(), "ranking": state.ranking()}
            later = {"secret": None, "sealed": {"secret": secret}} if self.sealed_from else {"secret": secret}
            self._record.add({**end, **later})

    def _write_down(self, who: int, steps: list[Step]) -> None:
        for line in _lines_of(self.game, who, steps):
            self._write(line)

    def _write(self, line: Line) -> None:
        """A step; the first one on dice that are sealed from there on promises them."""
        if line["n"] == self.sealed_from and isinstance(self.dice, SealedDice):
            line = {**line, "sealed": {"seal": self.dice.seal(), "words": self.dice.words}}
        self._record.add(line)

    def _reroll_refused(self, n: int) -> Reason | None:
        """What dice gave that nobody has any more cannot be given alike again."""
        start = self._timeline.index_of(n)
        for step in self._timeline.steps[start:]:
            if step.who == CHANCE and step.n <= self._foreign_until:
                return Reason("", Message("undo-foreign-dice"))
        return None

    def _rewind_dice(self, n: int) -> None:
        """To where they stood before step n."""
        start = self._timeline.index_of(n)
        gone = [step.n for step in self._timeline.steps[start:] if step.n in self._marks]
        if gone:
            self.dice.rewind(self._marks[gone[0]])

    def _parse(self, text: str) -> int:
        action = self.game.parse(text)
        if action == UNKNOWN:
            raise self._error("error-unknown", UnknownAction, action=" ".join(text.split())[:60])
        return action

    def _check_seat(self, seat: int, spectator: bool = False) -> None:
        whole = isinstance(seat, int) and not isinstance(seat, bool)
        if not whole or not (0 <= seat < self.game.players or (spectator and seat == SPECTATOR)):
            message = Message("seat-unknown", {"seat": str(seat), "last": str(self.game.players - 1)})
            raise SetupError(message)

    def _turn_reason(self) -> Reason:
        waiting = Listing(tuple(Who(seat) for seat in self.to_act()))
        return Reason(self.game.turn_rule_at(self._timeline.state), Message("turn-of", {"seats": waiting}))

    def _undo_error(self, seat: int, reason: Reason) -> MatchError:
        return self._error("error-undo", UndoRefused, reason, seat=Who(seat))

    def _error(self, key: str, kind: type[MatchError], reason: Reason | None = None, **args: object) -> MatchError:
        """What is refused here and now, and why."""
        if reason is not None:
            args |= {"reason": reason.message, "rule": reason.rule or "none"}
        message = Message(key, {"game": self.game.id, "step": str(self.step), **args})
        return kind(message, self.game.book, self.step, reason)


def _agreed(seat: int, consent: Sequence[int], away: Sequence[int]) -> Line:
    """Who said yes to what a seat asked for, and who was away and not waited for."""
    silent = sorted({*away} - {*consent, seat})
    return {"consent": sorted({*consent} - {seat}), **({"away": silent} if silent else {})}


def _lines_of(game: Game, who: int, steps: list[Step]) -> list[Line]:
    """A line for each action; what chance says at once is one line."""
    if who != CHANCE:
        return [{"n": step.n, "who": who, "do": game.text(step.do)} for step in steps]
    outcomes = " ".join(game.outcome_text(step.do) for step in steps)
    return [{"n": steps[0].n, "who": "chance", "do": outcomes}] if steps else []


def _check_sealed(game: Game, dice: SealedDice) -> None:
    """A seal holds for one match: from its first draw on, with a word from each seat."""
    _check_words(game, dice)
    if dice.mark() != [0]:
        raise SetupError(Message("dice-used"))


def _check_words(game: Game, dice: SealedDice) -> None:
    if len(dice.words) != game.players or not all(isinstance(word, str) for word in dice.words):
        raise SetupError(Message("words-count", {"count": str(len(dice.words)), "players": str(game.players)}))


def _check_seats(game: Game, seats: Sequence[str] | None) -> list[str]:
    names = list(seats) if seats is not None else [f"seat {seat}" for seat in range(game.players)]
    if len(names) != game.players:
        raise SetupError(Message("seats-count", {"count": str(len(names)), "players": str(game.players)}))
    for name in names:
        most = LONGEST_BOT if isinstance(name, str) and name.startswith("bot:") else LONGEST_NAME
        if not isinstance(name, str) or not name.strip() or len(name) > most or not name.isprintable():
            raise SetupError(Message("seat-name", {"name": ascii(name)[1:-1][:40], "most": str(most)}))
    return names


def _header(game: Game, dice: Dice, seats: list[str]) -> dict[str, Any]:
    edition: dict[str, Any] = {"name": game.edition.name, "hash": game.edition.hash}
    if game.edition.hash not in game.shipped_editions():
        edition["content"] = game.edition.content
    header: dict[str, Any] = {
        "vivant": FORMAT,
        "game": game.id,
        "players": game.players,
        "options": game.written_options(),
        "edition": edition,
        "seats": seats,
        "seal": None,
    }
    if isinstance(dice, SealedDice):
        header["seal"] = dice.seal()
        header["words"] = dice.words
    elif isinstance(dice, FastDice) and dice.seed is not None and dice.mark() == FastDice(dice.seed).mark():
        header["seed"] = dice.seed  # only where nothing was drawn from it before
    return header
