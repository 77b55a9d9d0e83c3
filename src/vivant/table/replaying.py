"""Replays: a finished record told step by step, as each seat saw it or all open; no web in here."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from functools import lru_cache

from vivant.engine.choice import only_shown
from vivant.engine.errors import RecordError
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.highlight import best_moment
from vivant.engine.log import LogEntry, make_log, undos_of
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.engine.verify import Replay, Verdict
from vivant.table.channel import SceneMemory
from vivant.table.compact import compact
from vivant.table.film import write_film
from vivant.table.names import shown_name, shown_text
from vivant.table.refusal import refuse
from vivant.table.seats import LONGEST_WORD
from vivant.table.speech import BOOK
from vivant.table.telling import (
    Company,
    Part,
    Viewer,
    draw,
    everybody,
    names_for,
    seat_names,
    sources,
    tell_departures,
    tell_entry,
    tell_if,
    tell_over,
    tell_question,
    tell_scene,
    tell_scores,
    tell_table,
)
from vivant.words import Message

MOST_KEPT = 8
MOST_TEXTS = 32  # answers of one recording that are kept as they were sent
WHERE = "record"


class Recording:
    """One finished match, with all its states."""

    def __init__(self, content: bytes) -> None:
        reading = Replay(WHERE)
        reading.read(content)
        if not reading.finished:
            raise RecordError(WHERE, 0, Message("replay-unfinished"), BOOK)
        self.timeline = reading.standing()
        self.game: Game = self.timeline.game
        self.header = reading.record.header
        self.promise = reading.promise
        self.clocks = reading.clocks
        self.verdict: Verdict = reading.verdict(None)
        self.undos = undos_of(reading.record.lines[1:])
        self.moment = best_moment(self.timeline)
        self._told: dict[int, list[LogEntry]] = {}
        self._texts: dict[Hashable, bytes] = {}

    @property
    def last(self) -> int:
        """How many steps stand."""
        return len(self.timeline.steps)

    def written(self, key: Hashable, make: Callable[[], Part]) -> bytes:
        """As JSON; what was written under this key before is not made again."""
        text = self._texts.get(key)
        if text is None:
            text = compact(make()).encode()
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            self._texts[key] = text
        return text

    def about(self, lang: str) -> Part:
        """The steps with their marks, the seats, and whether it is true."""
        return {
            "table": self._table(lang),
            "steps": self._steps(),
            "seats": self.company(lang).names,
            "verdict": tell_verdict(self.verdict, lang),
        }

    def at(self, index: int, viewer: Viewer) -> Part:
        """A whole message as this viewer (also EVERYTHING) had it after so many standing steps."""
        if not 0 <= index <= self.last:
            raise refuse(404, "step", "replay-no-step", index=str(index), last=str(self.last))
        if not EVERYTHING <= viewer.seat < self.game.players:
            raise refuse(404, "seat", "replay-no-view", seat=str(viewer.seat))
        game, company = self.game, self.company(viewer.lang)
        state = self.timeline.before(index)
        view = state if viewer.seat == EVERYTHING else state.view(viewer.seat)
        over = state.is_over()
        known = state if over else view  # at the end everybody may count everything, as at the table
        public = state if viewer.seat == EVERYTHING or over else state.view(SPECTATOR)
        asked = [seat for seat in range(game.players) if state.to_act() >> seat & 1]
        words = game.book.words(viewer.lang)
        names, reader = everybody(game, company.names, viewer.lang), names_for(viewer, company.names)
        message: Part = {
            "number": index,
            "whole": True,
            "table": self._table(viewer.lang),
            "you": {"seat": max(viewer.seat, SPECTATOR), "host": False, "decision": 0, "asked": False},
            "seats": self._seats(known, asked, company, viewer.lang),
            "status": tell_if(game.status(view), words),
            "question": tell_question(game, known, viewer, company, asked, over),
            "actions": [],
            "scores": tell_scores(sources(self.game, known, public, viewer.seat), words, names),
            "log": [tell_entry(entry, words, reader) for entry in self.log(index, viewer.seat)],
            "undo": None,
            "ask": None,
            "chat": [],
            "over": self._over(known, names, viewer.lang) if over else None,
        }
        scene = draw(game, view, viewer, company, only_shown(game.choices_now(view, viewer.seat)))
        if scene is not None:
            message["scene"] = {**tell_scene(scene), "moves": self._flights(index, viewer.seat)}
            message["film"] = self._film(index, viewer, company)
        return message

    def _over(self, known: State, names: list[str], lang: str) -> Part:
        """How it ended, and whether the seal holds."""
        told = tell_over(self.game, known, self.game.book.words(lang), names, self.moment)
        gone = tell_departures(self.clocks.told(), names, lang)
        return {**told, "departures": gone, "seal": self.verdict.seal}

    def log(self, index: int, seat: int) -> list[LogEntry]:
        """What the seat could read after so many steps; all of it for one who sees everything."""
        newest = self.timeline.last_n if index == self.last else self._number(index)
        if seat == EVERYTHING:
            return [entry for entry in self._entries(SPECTATOR) if entry.n <= newest]
        open_from = self.game.open_chapter(self.timeline.before(index).view(seat))
        entries = []
        for entry in self._entries(seat):
            lines = tuple(line for line in entry.lines if open_from < line.until)
            if lines and entry.n <= newest:
                entries.append(LogEntry(entry.n, lines))
        return entries

    # inside

    def _number(self, index: int) -> int:
        """Of the step that led here."""
        return self.timeline.steps[index - 1].n if index else 0

    def _entries(self, seat: int) -> list[LogEntry]:
        """Everything that this seat was ever told, in the order of the numbers."""
        if seat not in self._told:
            self._told[seat] = make_log(self.timeline, seat, self.undos, after=0, turns=True)
        return self._told[seat]

    def _steps(self) -> list[Part]:
        """`stop` where somebody is asked, or nobody any more: chance is not looked at step by step."""
        rounds = [self._round(index) for index in range(self.last + 1)]
        return [
            {
                "n": step.n,
                "who": "chance" if step.who == CHANCE else step.who,
                "text": self.game.step_text(step),
                "mark": "round" if rounds[index] != rounds[index - 1] else None,
                "stop": not self.timeline.before(index).is_chance(),
            }
            for index, step in enumerate(self.timeline.steps, 1)
        ]

    def _round(self, index: int) -> object:
        """The argument `round` of the game's status, where it has one."""
        status = self.game.status(self.timeline.before(index))
        return None if status is None else status.args.get("round")

    def _flights(self, index: int, seat: int) -> list[list[str]]:
        """What flew since somebody was asked before."""
        viewer = SPECTATOR if seat == EVERYTHING else seat
        changes = self._since_asked(index)
        return [[flight.key, flight.source] for change in changes for flight in self.game.flights(*change, viewer)]

    def _film(self, index: int, viewer: Viewer, company: Company) -> list[Part]:
        """What can be watched of that in pieces, as at the table; the first has a whole picture."""
        seat = SPECTATOR if viewer.seat == EVERYTHING else viewer.seat
        frames = [frame for change in self._since_asked(index) for frame in self.game.frames(*change, seat)]
        text = write_film(self.game, frames, viewer, company, SceneMemory())
        film: list[Part] = json.loads(text) if text else []
        return film

    def _since_asked(self, index: int) -> list[tuple[State, Step, State]]:
        """The steps since somebody was asked before."""
        first = max(index - 1, 0)
        while first > 0 and self.timeline.before(first).is_chance():
            first -= 1
        return [self.timeline.change(at) for at in range(first, index)]

    def company(self, lang: str) -> Company:
        names: list[str] = self.header["seats"]
        bots = [name.startswith("bot:") for name in names]
        people = [neat_name(name, number, lang) for number, name in enumerate(names)]
        seats = [
            ("bot" if bot else "person", person, name[4:] if bot else None)
            for bot, person, name in zip(bots, people, names, strict=True)
        ]
        return Company(seat_names(seats, lang), bots)

    def _seats(self, view: State, asked: list[int], company: Company, lang: str) -> list[Part]:
        words = self.game.book.words(lang)
        return [
            {
                "seat": seat,
                "name": company.names[seat],
                "kind": "bot" if company.bots[seat] else "person",
                "bot": shown_name(self.header["seats"][seat][4:]) if company.bots[seat] else None,
                "lent": False,
                "here": True,
                "lendable": False,
                "since": None,
                "asked": seat in asked,
                "score": score,
                "note": tell_if(self.game.note(view, seat), words),
                "gone": "",
                "clock": None,
            }
            for seat, score in enumerate(view.scores()[: self.game.players])
        ]

    def _table(self, lang: str) -> Part:
        """What the record knows of the table: not its id and its name."""
        return {
            **tell_table(self.game, lang, "over", ""),
            "seal": self.promise.seal if self.promise else "",
            "words": [shown_text(word, LONGEST_WORD) for word in self.promise.words] if self.promise else None,
            "notice": "",
            "away_seconds": 0,
            "again": None,
            "watchers": 0,
            "pace": "none",
            "listed": False,
            "clocks": None,
        }


@lru_cache(maxsize=MOST_KEPT)
def read_recording(content: bytes) -> Recording:
    """The last few are kept. A false record raises RecordError, and so does an unfinished one."""
    return Recording(content)


def tell_verdict(verdict: Verdict, lang: str) -> Part:
    """Whether the record is true, and what its seal promises: in two sentences, and what it does not cover."""
    say = BOOK.words(lang)
    return {
        "valid": verdict.valid,
        "seal": verdict.seal,
        "sentence": say(f"seal-{verdict.seal}", step=str(verdict.sealed_from)),
        "explained": say(f"seal-explained-{verdict.seal}", step=str(verdict.sealed_from)),
        "uncovered": say("seal-uncovered"),
    }


def neat_name(name: str, number: int, lang: str) -> str:
    """A person's name for the page: a record may come from anywhere."""
    if name == "human":
        return BOOK.words(lang)("name-seat", n=str(number + 1))
    return shown_name(name)
