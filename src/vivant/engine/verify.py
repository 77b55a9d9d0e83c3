"""Verify: replay a record line by line and name the first false one; or go on from where it stops."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vivant.engine.clocks import PAUSED, ClockReader, ClockRules, Clocks, Departure
from vivant.engine.dice import MAX_SEED, Dice, FastDice, SealedDice, seal_of
from vivant.engine.differences import Difference
from vivant.engine.edition import Edition, edition_from_content
from vivant.engine.errors import RecordError, VivantError
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.portrait import verdict_html
from vivant.engine.reason import Reason
from vivant.engine.record import FORMAT, Line, Record, parse_lines, read_record
from vivant.engine.registry import find_game, share_game
from vivant.engine.space import UNKNOWN
from vivant.engine.state import State, draw_outcome
from vivant.engine.timeline import Timeline
from vivant.words import COMMON, Book, Message

_HASH = re.compile(r"sha256:[0-9a-f]{64}\Z")
_SECRET = re.compile(r"[0-9a-f]{64}\Z")


@dataclass
class Verdict:
    """What `verify` found. `error` is None for a true record, and says line and reason for a false one."""

    where: str
    error: RecordError | None = None
    game: str = ""
    players: int = 0
    steps: int = 0
    finished: bool = False
    # Or "unopened" (no secret), "true" (every draw was the promised one), "partly" (every one from `sealed_from` on).
    seal: str = "unsealed"
    sealed_from: int = 0  # the step from which on draws were promised, where others were not
    seed: str = ""  # "follows" or "departs" where an unsealed record names its seed
    scores: list[int] = field(default_factory=list)
    edition: str = ""  # its name
    house_rules: list[Difference] = field(default_factory=list)  # what was played otherwise than by the standard one
    clocks: ClockRules | None = None
    departures: list[Departure] = field(default_factory=list)  # who resigned, or ran out of time

    @property
    def valid(self) -> bool:
        return self.error is None

    def _repr_html_(self) -> str:
        return verdict_html(self)


def verify(content: bytes, where: str = "record") -> Verdict:
    """Replay everything. Never raises for a bad record."""
    replay = Replay(where)
    try:
        replay.read(content)
    except RecordError as error:
        return replay.verdict(error)
    return replay.verdict(None)


def verify_file(path: Path) -> Verdict:
    try:
        content = read_record(path)
    except RecordError as error:
        return Verdict(str(path), error)
    return verify(content, str(path))


@dataclass(frozen=True)
class Promise:
    """A seal with its words: in the first line, or in that of the step from which on the dice are sealed."""

    seal: str
    words: list[str]
    line: int = 1
    step: int = 0
    draws: int = 0  # outcomes before it, taken back or not

    def is_of(self, dice: SealedDice) -> bool:
        return (self.seal, self.words) == (dice.seal(), dice.words)


@dataclass(frozen=True)
class _Draw:
    """An outcome of a record, taken back later or not."""

    step: Step
    line: int
    after: int  # the number of the standing outcome before it, 0 for none
    state: State  # before it; stays as it is, because only actions are taken back


class Replay:
    """Reads a record into a Timeline, checking each line against the rules, the seal and the format."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.record = Record()
        self.timeline: Timeline | None = None
        self.finished = False
        self.line = 0
        self.draws: list[_Draw] = []
        self.promise: Promise | None = None
        self.opened = False
        self.clocks = Clocks(None, ())
        self._clock_reader = ClockReader(self.clocks, self._false)

    @property
    def game(self) -> Game:
        return self.standing().game

    def read(self, content: bytes) -> None:
        """All of it; the first false line raises RecordError."""
        for number, line in parse_lines(content, self.where):
            self.line = number
            if self.timeline is None:
                self.timeline = Timeline(self._read_header(line))
            elif self.finished:
                raise self._false("record-after-end")
            elif "end" in line:
                self._read_end(self.timeline, line)
            elif "event" in line:
                self._read_event(self.timeline, line)
            else:
                self._read_step(self.timeline, line)
            self.record.lines.append(line)

    def standing(self) -> Timeline:
        """What has been read, as a timeline that can go on."""
        assert self.timeline is not None
        return self.timeline

    def seeded_dice(self) -> FastDice | None:
        """The dice of the seed that an unsealed record names, as they stood at its beginning."""
        seed = self.record.header.get("seed")
        return None if seed is None else FastDice(seed)

    def verdict(self, error: RecordError | None) -> Verdict:
        if self.timeline is None:
            return Verdict(self.where, error)
        promise, dice = self.promise, self.seeded_dice()
        seal = "unsealed" if promise is None else "unopened"
        if promise is not None and self.opened and error is None:
            seal = "partly" if promise.step else "true"
        return Verdict(
            where=self.where,
            error=error,
            game=self.game.id,
            players=self.game.players,
            steps=len(self.timeline.steps),
            finished=self.finished,
            seal=seal,
            sealed_from=promise.step if promise is not None else 0,
            seed="" if dice is None else "follows" if self._follows(dice) else "departs",
            scores=self.timeline.state.scores() if self.finished else [],
            edition=self.game.edition.name,
            house_rules=self.game.house_rules(),
            clocks=self.clocks.rules,
            departures=self.clocks.told(),
        )

    # the first line

    def _read_header(self, line: Line) -> Game:
        if line.get("vivant") != FORMAT or isinstance(line.get("vivant"), bool):
            raise self._false("record-format", format=str(FORMAT))
        id = self._take(line, "game", str)
        players = self._take(line, "players", int)
        options = self._take(line, "options", dict)
        try:
            kind = find_game(id)
            if kind.id != id:
                raise self._false("record-text", text=id, right=kind.id)
            game = kind(players, options, self._read_edition(kind, self._take(line, "edition", dict)))
        except RecordError:
            raise
        except VivantError as error:
            raise RecordError(self.where, self.line, error.message, error.book) from None
        seats: list[str] = self._take(line, "seats", list)
        if not _are_texts(seats, players):
            raise self._false("record-seats", players=str(players))
        rules = ClockRules.read(line["clocks"]) if "clocks" in line else None
        if rules is None and "clocks" in line:
            raise self._false("record-clocks")
        self.clocks = self._clock_reader.clocks = Clocks(rules, seats)
        if "seal" not in line:
            raise self._false("record-missing", key="seal")
        if line["seal"] is None:
            self._refuse(line, "words")
            if "seed" in line and not 0 <= self._take(line, "seed", int) <= MAX_SEED:
                raise self._false("record-type", key="seed")
        else:
            self._refuse(line, "seed")
            self.promise = Promise(*self._read_promise(line, players))
        return share_game(game)

    def _read_promise(self, given: Line, players: int) -> tuple[str, list[str]]:
        seal: str = self._take(given, "seal", str)
        words: list[str] = self._take(given, "words", list)
        if not _HASH.match(seal):
            raise self._false("record-hash", key="seal")
        if not _are_texts(words, players):
            raise self._false("record-words", players=str(players))
        return seal, words

    def _read_edition(self, game: type[Game], line: Line) -> Edition:
        hash = self._take(line, "hash", str)
        name = self._take(line, "name", str)
        if not _HASH.match(hash):
            raise self._false("record-hash", key="edition.hash")
        if "content" in line:
            edition = edition_from_content(line["content"], name)
            game.components(edition)
        elif hash in game.shipped_editions():
            edition = game.shipped_editions()[hash]
        else:
            raise self._false("record-edition", name=name)
        if edition.hash != hash:
            raise self._false("record-edition-hash")
        if edition.name != name or edition.game != game.id:
            raise self._false("record-edition-name", name=edition.name, game=edition.game)
        return edition

    # steps

    def _read_step(self, timeline: Timeline, line: Line) -> None:
        self._check_number(line)
        if "sealed" in line:  # from here on the dice are, which were not before
            if self.promise is not None:
                raise self._false("record-sealed-twice")
            promised = self._read_promise(self._take(line, "sealed", dict), self.game.players)
            self.promise = Promise(*promised, self.line, line["n"], len(self.draws))
        if "undo" in line:
            self._read_undo(timeline, line)
        elif line.get("who") == "chance":
            self._read_chance(timeline, line)
        else:
            self._read_action(timeline, line)

    def _read_action(self, timeline: Timeline, line: Line) -> None:
        seat = self._seat(line)
        text = self._take(line, "do", str)
        action = self._parse(text, self.game.parse, self.game.text)
        if timeline.state.is_over():
            raise self._false("record-over")
        if timeline.state.is_chance():
            raise self._false("record-chance-first")
        if not timeline.state.to_act() >> seat & 1:
            rule = self.game.turn_rule_at(timeline.state)
            raise self._false("record-turn", seat=str(seat), rule=rule or "none")
        reason = timeline.game.why_not(timeline.state, seat, action)
        if reason is not None:
            raise self._false("record-illegal", action=text, reason=reason.message, rule=reason.rule)
        self._clock_reader.pass_time(line, timeline.state.to_act())
        timeline.take(seat, action)
        if self.clocks.counting:
            self._clock_reader.decided(line, seat, timeline.actions_of(seat))

    def _read_chance(self, timeline: Timeline, line: Line) -> None:
        for text in self._take(line, "do", str).split(" "):
            outcome = self._parse(text, self.game.parse_outcome, self.game.outcome_text)
            if not timeline.state.is_chance():
                raise self._false("record-no-chance", outcome=text)
            if outcome not in [possible for possible, _ in timeline.state.outcomes()]:
                raise self._false("record-impossible", outcome=text)
            last = timeline.last_of(CHANCE)
            step = timeline.take(CHANCE, outcome)
            self.draws.append(_Draw(step, self.line, last.n if last else 0, timeline.before(len(timeline.steps) - 1)))

    def _read_undo(self, timeline: Timeline, line: Line) -> None:
        seat = self._seat(line)
        self._refuse(line, "do")
        n = self._take(line, "undo", int)
        by_consent = "consent" in line
        if by_consent:
            self._check_consent(line, seat)
        else:
            self._refuse(line, "away")
        refused = timeline.undo_refused(seat, n, everything=by_consent)
        if refused is None and by_consent:
            refused = self._reroll_refused(timeline, n)
        if refused is not None:
            raise self._false("record-undo", n=str(n), reason=refused.message)
        self._clock_reader.pass_time(line, timeline.state.to_act())
        timeline.undo(seat, n, everything=by_consent)
        self._clock_reader.undone(line, seat, by_consent)

    def _check_consent(self, line: Line, seat: int) -> None:
        consent = self._take(line, "consent", list)
        away = self._take(line, "away", list) if "away" in line else []
        others = [other for other in range(self.game.players) if other != seat]
        strange = any(isinstance(other, bool) or other not in others for other in (*consent, *away))
        if strange or any(seats != sorted(set(seats)) for seats in (consent, away)) or {*consent} & {*away}:
            raise self._false("record-consent")

    def _read_event(self, timeline: Timeline, line: Line) -> None:
        """What happened between two steps."""
        seat = self._seat(line)
        if timeline.state.is_over():
            raise self._false("record-over")
        if timeline.state.is_chance():
            raise self._false("record-chance-first")
        if line["event"] == PAUSED:
            self._check_consent(line, seat)
        self._clock_reader.event(line, seat, timeline.state.to_act(), timeline.last_n)

    def _reroll_refused(self, timeline: Timeline, n: int) -> Reason | None:
        """What other dice gave before the seal cannot be drawn again by the sealed ones."""
        sealed_from = self.promise.step if self.promise is not None else 0
        drawn = any(step.who == CHANCE and n < step.n < sealed_from for step in timeline.steps)
        return Reason("", Message("undo-foreign-dice")) if drawn else None

    def _read_end(self, timeline: Timeline, line: Line) -> None:
        if line["end"] is not True:
            raise self._false("record-type", key="end")
        for key in ("n", "who", "do", "undo", "event"):
            self._refuse(line, key)
        if not timeline.state.is_over():
            raise self._false("record-early-end")
        for key, right in (("scores", timeline.state.scores()), ("ranking", timeline.state.ranking())):
            written = self._take(line, key, list)
            if written != right or any(isinstance(value, bool) for value in written):
                raise self._false("record-score", key=key, right=" ".join(map(str, right)))
        if "secret" not in line:
            raise self._false("record-missing", key="secret")
        if line["secret"] is not None:
            self._open(self._take(line, "secret", str), later=False)
        if "sealed" in line:
            self._open(self._take(self._take(line, "sealed", dict), "secret", str), later=True)
        self.finished = True

    # dice

    def _open(self, secret: str, later: bool) -> None:
        """Every outcome must be the one that the opened seal promised: the first line's, or the `later` one."""
        promise = self.promise
        if promise is None or bool(promise.step) != later:
            raise self._false("record-secret")
        if not _SECRET.match(secret) or seal_of(bytes.fromhex(secret)) != promise.seal:
            raise self._false("record-secret")
        wrong = self._first_other(SealedDice(bytes.fromhex(secret), promise.words), self.draws[promise.draws :])
        if wrong is not None:
            step, line, promised = wrong
            problem = Message("record-draw", {"step": str(step), "promised": promised})
            raise RecordError(self.where, line, problem)
        self.opened = True

    def _follows(self, dice: Dice) -> bool:
        """Whether these dice gave all outcomes, as far as no others were promised."""
        until = self.promise.draws if self.promise is not None else len(self.draws)
        return self._first_other(dice, self.draws[:until]) is None

    def _first_other(self, dice: Dice, draws: list[_Draw]) -> tuple[int, int, str] | None:
        """The first of these outcomes that the dice would not have given: step, line, and what they would.

        What was taken back counts too: it was shown. The dice stood then where the outcome before it had left them.
        """
        start = dice.mark()
        marks: dict[int, list[int]] = {}
        for draw in draws:
            dice.rewind(marks.get(draw.after, start))
            promised = draw_outcome(draw.state, dice)
            if promised != draw.step.do:
                return draw.step.n, draw.line, self.game.outcome_text(promised)
            marks[draw.step.n] = dice.mark()
        return None

    # reading entries

    def _check_number(self, line: Line) -> None:
        right = self.standing().last_n + 1
        if self._take(line, "n", int) != right:
            raise self._false("record-number", number=str(line["n"])[:30], right=str(right))

    def _seat(self, line: Line) -> int:
        seat: int = self._take(line, "who", int)
        if not 0 <= seat < self.game.players:
            raise self._false("seat-unknown", seat=str(seat)[:30], last=str(self.game.players - 1))
        return seat

    def _parse(self, text: str, parse: Callable[[str], int], write: Callable[[int], str]) -> int:
        """What a text says, which must stand there as it is written."""
        number = parse(text)
        if number == UNKNOWN:
            raise self._false("record-unknown", action=text[:60])
        if write(number) != text:
            raise self._false("record-text", text=text[:60], right=write(number))
        return number

    def _take(self, line: Line, key: str, kind: type) -> Any:
        if key not in line:
            raise self._false("record-missing", key=key)
        value = line[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self._false("record-type", key=key)
        return value

    def _refuse(self, line: Line, key: str) -> None:
        if key in line:
            raise self._false("record-extra", key=key)

    def _false(self, key: str, /, **args: object) -> RecordError:
        book: Book = COMMON if self.timeline is None else self.game.book
        return RecordError(self.where, self.line, Message(key, args), book)


def _are_texts(values: list[Any], count: int) -> bool:
    return len(values) == count and all(isinstance(value, str) for value in values)
