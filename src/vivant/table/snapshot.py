"""A snapshot of a table: what each viewer is told of it, part by part. What several are told alike is made once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from vivant.engine.choice import Choice
from vivant.engine.game import Flight
from vivant.engine.highlight import Moment
from vivant.engine.match import Match
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.table.channel import Channel, PointsMemory
from vivant.table.chat import Chat
from vivant.table.clocks import TableClocks
from vivant.table.compact import compact
from vivant.table.consent import PAUSE, Ask, Consent
from vivant.table.film import write_film
from vivant.table.lessons import TableLesson
from vivant.table.match import TableMatch
from vivant.table.seats import EMPTY, Seats
from vivant.table.setup import TableSetup
from vivant.table.speech import BOOK
from vivant.table.telling import (
    DATA,
    Company,
    Part,
    Viewer,
    draw,
    everybody,
    names_for,
    points_of,
    tell_actions,
    tell_clocks,
    tell_departures,
    tell_if,
    tell_over,
    tell_question,
    tell_table,
)
from vivant.words import Listing

UNTOLD = {
    "status": '""',
    "actions": "[]",
    "scene": "null",
    "scores": "[]",
    "log": "[]",
    "undo": "null",
    "over": "null",
    "lesson": "null",
}  # before a match begins


@dataclass(frozen=True)
class Told:
    """The parts of a table that are told."""

    id: str
    setup: TableSetup
    seats: Seats
    play: TableMatch
    consent: Consent
    chat: Chat
    lesson: TableLesson
    clocks: TableClocks


class SnapshotCache:
    """What stays the same from moment to moment, mostly."""

    def __init__(self) -> None:
        self.tables: dict[tuple[str, str, str | None, int, str, str, bool], Part] = {}  # the last two
        self.points = PointsMemory()  # of what everybody can count
        self.moment: tuple[()] | tuple[Moment | None] = ()  # once it was looked for
        self.named: dict[tuple[int, str], tuple[int, list[str], str]] = {}  # by seat and language: its last step


class Snapshot:
    """Made for one telling, to all who look or to one of them."""

    def __init__(self, table: Told, cache: SnapshotCache, watchers: int) -> None:
        self.table = table
        self.cache = cache
        self.watchers = watchers
        self.bots = [seat.played_by_bot for seat in table.seats]
        self.asked = table.play.asked()
        self._views: dict[int, State] = {}
        self._choices: dict[int, list[Choice]] = {}
        self._companies: dict[str, Company] = {}
        self._seats: dict[str, list[Part]] = {}
        self._scores: dict[str, list[str]] = {}  # each seat's, as everybody can count them

    def texts(self, channel: Channel, since: int, whole: bool) -> dict[str, str]:
        """The parts that changed for this channel, as JSON; what flew is told since that step."""
        viewer, match = channel.viewer, self.table.play.match
        company = self.company(viewer.lang)
        parts: dict[str, Any] = {"table": self._table(viewer.lang), "you": self._you(viewer)}
        if match is None:
            parts["question"] = self._before_the_match(viewer)
            parts["seats"] = self._seats_before(viewer.lang)
            news = {**(UNTOLD if whole else {}), **channel.news(parts)}
        elif viewer.shape == DATA:
            parts |= self._as_data(viewer, match)
            return self._timed(channel.news(parts), parts)
        else:
            parts |= self._told(viewer, match, company)
            news = channel.news(parts)
            self._add_scores(channel, match, company.names, news)
            self._add_scene(channel, match, company, since, whole, news)
            self._add_log(channel, match, company.names, whole, news)
        self._add_chat(channel, whole, news)
        news |= channel.news({"ask": self._ask(viewer, company)})
        return self._timed(news, parts)

    def _timed(self, news: dict[str, str], parts: dict[str, Any]) -> dict[str, str]:
        if "seats" in news:
            news["seats"] = compact(self._with_waiting(parts["seats"]))
        return news

    # what viewers share

    def company(self, lang: str) -> Company:
        if lang not in self._companies:
            self._companies[lang] = Company(self.table.seats.names(lang), self.bots)
        return self._companies[lang]

    def view(self, match: Match, seat: int) -> State:
        if seat not in self._views:
            self._views[seat] = match.view(seat)
        return self._views[seat]

    def choices(self, match: Match, seat: int) -> list[Choice]:
        if seat not in self._choices:
            self._choices[seat] = match.game.choices_now(self.view(match, seat), seat)
        return self._choices[seat]

    def public(self, match: Match) -> State:
        """What everybody may know: at the end everything."""
        return self.view(match, EVERYTHING if match.over else SPECTATOR)

    def known(self, match: Match, seat: int) -> State:
        """What this viewer may count: at the end everything."""
        return self.view(match, EVERYTHING if match.over else seat)

    def _table(self, lang: str) -> Part:
        table, cache = self.table, self.cache
        play = table.play
        key = (lang, play.state, play.next_table, self.watchers, play.pace, play.listed, play.paused)
        if key not in cache.tables:
            cache.tables = {key: self._table_as(lang), **dict(list(cache.tables.items())[:1])}
        return cache.tables[key]

    def _table_as(self, lang: str) -> Part:
        table = self.table
        return {
            "id": table.id,
            "name": table.setup.name,
            **tell_table(table.setup.game, lang, table.play.state, table.id),
            "seal": table.play.seal(),
            "words": None if table.play.match is None else table.play.match.dice_words,
            "notice": tell_if(table.play.notice(), BOOK.words(lang)),
            "away_seconds": int(table.seats.away_seconds),
            "again": table.play.next_table,
            "watchers": self.watchers,
            "pace": table.play.pace,
            "listed": bool(table.play.listed),
            "clocks": self._clocks(lang),
        }

    def _clocks(self, lang: str) -> Part | None:
        rules, play = self.table.clocks.rules, self.table.play
        if rules is None:
            return None
        return {**rules.written(), "text": tell_clocks(rules, lang), "paused": play.paused}

    def _seats_before(self, lang: str) -> list[Part]:
        """Who sits where; points and notes come with the match."""
        names = self.company(lang).names
        return [
            {
                "seat": seat.number,
                "name": names[seat.number],
                "kind": seat.kind,
                "bot": seat.bot,
                "lent": seat.lent,
                "kept": seat.name if seat.kind == EMPTY else "",
                "here": seat.readers > 0,
                "lendable": self.table.clocks.clocks is None and self.table.seats.may_lend(seat.number),
                "asked": seat.number in self.asked,
                "score": 0,
                "note": "",
                "gone": self.table.seats.gone.get(seat.number, ""),
                "clock": self._clock(seat.number),
            }
            for seat in self.table.seats
        ]

    def _clock(self, seat: int) -> Part | None:
        """What it had left when something happened last, in ms, and whether it runs."""
        clocks = self.table.clocks
        return {"left": clocks.marked[seat], "runs": clocks.runs(seat)} if clocks.marked else None

    def _seats_for(self, viewer: Viewer, match: Match) -> list[Part]:
        """As everybody may know them; one's own entry as one knows it oneself."""
        if viewer.lang not in self._seats:
            view = self.public(match)
            scores = view.scores()
            self._seats[viewer.lang] = [
                {**seat, "score": scores[seat["seat"]], "note": self._note(viewer.lang, view, seat["seat"])}
                for seat in self._seats_before(viewer.lang)
            ]
        seats = self._seats[viewer.lang]
        if viewer.seat < 0:
            return seats
        own = self.known(match, viewer.seat)
        mine = {"score": own.scores()[viewer.seat], "note": self._note(viewer.lang, own, viewer.seat)}
        return [*seats[: viewer.seat], {**seats[viewer.seat], **mine}, *seats[viewer.seat + 1 :]]

    def _note(self, lang: str, view: State, seat: int) -> str:
        return tell_if(self.table.setup.game.note(view, seat), self.table.setup.game.book.words(lang))

    # what each viewer is told

    def _you(self, viewer: Viewer) -> Part:
        table, seat = self.table, viewer.seat
        if seat < 0:
            return {"seat": SPECTATOR, "host": False, "decision": 0, "asked": False}
        own = {
            "seat": seat,
            "host": table.seats.may_host(seat),
            "decision": table.play.decisions.numbers[seat],
            "asked": seat in self.asked,
        }
        return own if table.play.match is not None else {**own, "word": table.seats[seat].word}

    def _before_the_match(self, viewer: Viewer) -> Part:
        empty = sum(seat.kind == EMPTY for seat in self.table.seats)
        words = BOOK.words(viewer.lang)
        return {"title": words("open-title"), "help": words("open-help", places=empty)}

    def _told(self, viewer: Viewer, match: Match, company: Company) -> dict[str, Any]:
        """The short parts, in words."""
        game, view = match.game, self.view(match, viewer.seat)
        known = self.known(match, viewer.seat)
        names = everybody(game, company.names, viewer.lang)
        return {
            "status": tell_if(game.status(view), game.book.words(viewer.lang)),
            "question": tell_question(game, known, viewer, company, self.asked, match.over),
            "actions": tell_actions(self.choices(match, viewer.seat), game.book.words(viewer.lang), company.names),
            "undo": self._undo(viewer, match),
            "over": self._over(viewer, match, names) if match.over else None,
            "seats": self._seats_for(viewer, match),
            "lesson": self.table.lesson.told(match, viewer.seat, self.choices(match, viewer.seat), viewer.lang),
        }

    def _over(self, viewer: Viewer, match: Match, names: list[str]) -> Part:
        """The match stays as it is now: its best moment is looked for once."""
        if not self.cache.moment:
            self.cache.moment = (match.best_moment(),)
        known, words = self.known(match, viewer.seat), match.game.book.words(viewer.lang)
        told = tell_over(match.game, known, words, names, self.cache.moment[0])
        return {**told, "departures": tell_departures(match.clocks.told(), names, viewer.lang)}

    def _as_data(self, viewer: Viewer, match: Match) -> dict[str, Any]:
        """What a program needs instead of words: the view, and what may be done."""
        view, text = self.view(match, viewer.seat), match.game.text
        actions = view.legal(viewer.seat) if viewer.seat in self.asked else []
        return {
            "step": match.step,
            "seats": self._seats_for(viewer, match),
            "ask": self._ask(viewer, self.company(viewer.lang)),
            "actions": [{"do": text(action)} for action in actions],
            "view": view.data(),
            "over": self._over_as_data(viewer, match) if match.over else None,
        }

    def _over_as_data(self, viewer: Viewer, match: Match) -> Part:
        gone = tell_departures(match.clocks.told(), self.company(viewer.lang).names, viewer.lang)
        return {"scores": match.scores(), "ranking": match.ranking(), "departures": gone}

    def _undo(self, viewer: Viewer, match: Match) -> Part | None:
        if viewer.seat < 0 or match.over:
            return None
        last = match.last_step_of(viewer.seat)
        if last is None:
            return None
        refused = match.undo_refused(viewer.seat)
        undo: Part = {"step": last.n, "text": self._name(viewer, match, last.n), "free": refused is None}
        if refused is not None:
            undo["why"] = match.game.book.words(viewer.lang).say(refused.message)
        return undo

    def _name(self, viewer: Viewer, match: Match, n: int) -> str:
        """The viewer's own last step in words."""
        names = self.company(viewer.lang).names
        known = self.cache.named.get((viewer.seat, viewer.lang))
        if known is None or known[:2] != (n, names):
            message = match.name_of(n, viewer.seat)
            assert message is not None
            known = (n, names, match.game.book.words(viewer.lang).say(message, names))
            self.cache.named[viewer.seat, viewer.lang] = known
        return known[2]

    def _ask(self, viewer: Viewer, company: Company) -> Part | None:
        """Who asks to take back what; no more of it than the viewer may know."""
        ask, match = self.table.consent.ask, self.table.play.match
        if ask is None or match is None:
            return None
        say, waiting, away = BOOK.words(viewer.lang), self.table.consent.waiting(), self.table.consent.away()
        absent = Listing(tuple(company.names[seat] for seat in away))
        seconds = int(self.table.seats.away_seconds)
        return {
            "id": ask.id,
            "by": ask.by,
            "step": ask.step,
            "text": self._ask_text(ask, match, viewer, company),
            "yours": viewer.seat in waiting,
            "waiting": waiting,
            "away": away,
            "patience": say("ask-away", names=absent, seconds=seconds) if away else "",
        }

    def _ask_text(self, ask: Ask, match: Match, viewer: Viewer, company: Company) -> str:
        say, who = BOOK.words(viewer.lang), "own" if viewer.seat == ask.by else "other"
        if ask.step == PAUSE:
            return say("ask-pause", who=who, name=company.names[ask.by])
        named = match.name_of(ask.step, viewer.seat)
        action = "" if named is None else match.game.book.words(viewer.lang).say(named, company.names)
        told = {"who": who, "name": company.names[ask.by], "action": action, "step": str(ask.step)}
        return say("ask-text" if action else "ask-text-hidden", **told)

    def _with_waiting(self, seats: list[Part]) -> list[Part]:
        """With the seconds that each asked seat has been thinking, and what is left on its clock at this moment: told
        along, but no news by itself."""
        now, since, clocks = time.monotonic(), self.table.play.asked_since, self.table.clocks.now()
        told = [{**seat, "since": int(now - since[seat["seat"]]) if seat["seat"] in since else None} for seat in seats]
        if clocks is not None:
            for seat in told:
                seat["clock"] = {"left": clocks.left[seat["seat"]], "runs": self.table.clocks.runs(seat["seat"])}
        return told

    # long parts, which have changes of their own

    def _add_scores(self, channel: Channel, match: Match, names: list[str], news: dict[str, str]) -> None:
        """One's own points as one counts them oneself, the others' as everybody can."""
        own, lang = channel.viewer.seat, channel.viewer.lang
        texts = self._public_scores(match, names, lang)
        if own >= 0:
            points = points_of(match.game, self.known(match, own), self.public(match), own)
            mine = channel.own.text(own, points, match.game.book.words(lang), everybody(match.game, names, lang))
            texts = [*texts[:own], mine, *texts[own + 1 :]]
        text = f"[{','.join(texts)}]"
        if channel.differs("scores", text):
            news["scores"] = text

    def _public_scores(self, match: Match, names: list[str], lang: str) -> list[str]:
        if lang not in self._scores:
            public, words = self.public(match), match.game.book.words(lang)
            names = everybody(match.game, names, lang)
            points = [points_of(match.game, public, public, seat) for seat in range(len(public.scores()))]
            self._scores[lang] = [self.cache.points.text(seat, each, words, names) for seat, each in enumerate(points)]
        return self._scores[lang]

    def _add_scene(
        self, channel: Channel, match: Match, company: Company, since: int, whole: bool, news: dict[str, str]
    ) -> None:
        viewer = channel.viewer
        scene = draw(match.game, self.view(match, viewer.seat), viewer, company, self.choices(match, viewer.seat))
        if scene is None:
            return
        moves: list[Flight] = [] if whole else match.flights(viewer.seat, since)
        if not whole and match.step > since and (film := self._film(channel, match, company, since)):
            news["film"] = film
        if text := channel.scene.change(scene, moves, whole):
            news["scene"] = text

    def _film(self, channel: Channel, match: Match, company: Company, since: int) -> str:
        """What happened in one step as pieces to be watched: each changes the picture of the one before.

        The first follows the picture that the viewer has, as does the `scene` beside it: who skips the film loses
        nothing. Empty where there is none.
        """
        frames = match.frames(channel.viewer.seat, since)
        return write_film(match.game, frames, channel.viewer, company, channel.scene.fork())

    def _add_log(self, channel: Channel, match: Match, names: list[str], whole: bool, news: dict[str, str]) -> None:
        viewer, words = channel.viewer, match.game.book.words(channel.viewer.lang)
        log = channel.log.change(match, viewer, self.view(match, viewer.seat), words, names_for(viewer, names), whole)
        if log is not None:
            news["log"] = compact(log)

    def _add_chat(self, channel: Channel, whole: bool, news: dict[str, str]) -> None:
        chat = self.table.chat
        if whole:
            news["chat"] = compact(chat.lines)
        elif chat.count > channel.chat_seen:
            news["chat"] = compact({"add": [line for line in chat.lines if line["id"] > channel.chat_seen]})
        channel.chat_seen = chat.count
