"""A moment at a table: what each looker is told of it, part by part. What several are told alike is made once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from vivant.engine.game import Move
from vivant.engine.log import LogEntry
from vivant.engine.match import Match
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.table.channel import Channel, Tally, compact
from vivant.table.seat import EMPTY
from vivant.table.speech import BOOK
from vivant.table.telling import (
    DATA,
    Company,
    Looker,
    Part,
    draw,
    everybody,
    points_of,
    tell_actions,
    tell_entry,
    tell_note,
    tell_options,
    tell_question,
    tell_ranking,
    tell_status,
)

if TYPE_CHECKING:
    from vivant.table.publishing import Publisher

MOST_FRAMES = 60  # of one message
UNTOLD = {
    "status": '""',
    "actions": "[]",
    "scene": "null",
    "scores": "[]",
    "log": "[]",
    "undo": "null",
    "over": "null",
}  # before a match begins


class Kept:
    """What stays the same from moment to moment, mostly."""

    def __init__(self) -> None:
        self.tables: dict[tuple[str, str, str | None, int], Part] = {}  # the last two
        self.tally = Tally()  # of what everybody can count
        self.named: dict[tuple[int, str], tuple[int, list[str], str]] = {}  # by seat and language: its last step


class Moment:
    """Made for one telling, to all who look or to one of them."""

    def __init__(self, publisher: Publisher) -> None:
        self.table = table = publisher.table
        self.kept = publisher.kept
        self.watchers = publisher.watchers
        self.bots = [seat.played_by_bot for seat in table.seats]
        self.asked = table.asked()
        self._views: dict[int, State] = {}
        self._companies: dict[str, Company] = {}
        self._seats: dict[str, list[Part]] = {}
        self._scores: dict[str, list[str]] = {}  # each seat's, as everybody can count them

    def texts(self, channel: Channel, since: int, whole: bool) -> dict[str, str]:
        """The parts that changed for this channel, as JSON; what flew is told since that step."""
        looker, match = channel.looker, self.table.match
        company = self.company(looker.lang)
        parts: dict[str, Any] = {"table": self._table(looker.lang), "you": self._you(looker)}
        if match is None:
            parts["question"] = self._before_the_match(looker)
            parts["seats"] = self._seats_before(looker.lang)
            found = {**(UNTOLD if whole else {}), **channel.news(parts)}
        elif looker.shape == DATA:
            parts |= self._as_data(looker, match)
            return channel.news(parts)
        else:
            parts |= self._told(looker, match, company)
            found = channel.news(parts)
            self._add_scores(channel, match, company.names, found)
            self._add_scene(channel, match, company, since, whole, found)
            self._add_log(channel, match, company.names, whole, found)
        self._add_chat(channel, whole, found)
        found |= channel.news({"ask": self._ask(looker, company)})
        if "seats" in found:
            found["seats"] = compact(self._with_waiting(parts["seats"]))
        return found

    # what lookers share

    def company(self, lang: str) -> Company:
        if lang not in self._companies:
            self._companies[lang] = Company(self.table.names(lang), self.bots)
        return self._companies[lang]

    def view(self, match: Match, seat: int) -> State:
        if seat not in self._views:
            self._views[seat] = match.view(seat)
        return self._views[seat]

    def public(self, match: Match) -> State:
        """What everybody may know: at the end everything."""
        return self.view(match, EVERYTHING if match.over else SPECTATOR)

    def known(self, match: Match, seat: int) -> State:
        """What this looker may count: at the end everything."""
        return self.view(match, EVERYTHING if match.over else seat)

    def _table(self, lang: str) -> Part:
        table, kept = self.table, self.kept
        key = (lang, table.state, table.again, self.watchers)
        if key not in kept.tables:
            kept.tables = {key: self._table_as(lang), **dict(list(kept.tables.items())[:1])}
        return kept.tables[key]

    def _table_as(self, lang: str) -> Part:
        table = self.table
        words = table.game.book.words(lang)
        return {
            "id": table.id,
            "name": table.setup.name,
            "game": table.game.id,
            "title": words("title"),
            "state": table.state,
            "players": table.game.players,
            "options": tell_options(table.game, lang),
            "edition": table.game.edition.name,
            "seal": table.seal(),
            "words": None if table.match is None else table.match.dice_words,
            "again": table.again,
            "watchers": self.watchers,
            "pace": table.setup.pace,
        }

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
                "asked": seat.number in self.asked,
                "score": 0,
                "note": "",
            }
            for seat in self.table.seats
        ]

    def _seats_for(self, looker: Looker, match: Match) -> list[Part]:
        """As everybody may know them; one's own entry as one knows it oneself."""
        if looker.lang not in self._seats:
            view = self.public(match)
            scores = view.scores()
            self._seats[looker.lang] = [
                {**seat, "score": scores[seat["seat"]], "note": self._note(looker.lang, view, seat["seat"])}
                for seat in self._seats_before(looker.lang)
            ]
        seats = self._seats[looker.lang]
        if looker.seat < 0:
            return seats
        own = self.known(match, looker.seat)
        mine = {"score": own.scores()[looker.seat], "note": self._note(looker.lang, own, looker.seat)}
        return [*seats[: looker.seat], {**seats[looker.seat], **mine}, *seats[looker.seat + 1 :]]

    def _note(self, lang: str, view: State, seat: int) -> str:
        return tell_note(self.table.game, view, seat, self.table.game.book.words(lang))

    # what each looker is told

    def _you(self, looker: Looker) -> Part:
        table, seat = self.table, looker.seat
        if seat < 0:
            return {"seat": SPECTATOR, "host": False, "decision": 0, "asked": False}
        found = {
            "seat": seat,
            "host": table.may_host(seat),
            "decision": table.decisions.numbers[seat],
            "asked": seat in self.asked,
        }
        return found if table.match is not None else {**found, "word": table.seats[seat].word}

    def _before_the_match(self, looker: Looker) -> Part:
        empty = sum(seat.kind == EMPTY for seat in self.table.seats)
        words = BOOK.words(looker.lang)
        return {"title": words("open-title"), "help": words("open-help", places=empty)}

    def _told(self, looker: Looker, match: Match, company: Company) -> dict[str, Any]:
        """The short parts, in words."""
        game, view = match.game, self.view(match, looker.seat)
        known = self.known(match, looker.seat)
        names = everybody(game, company.names, looker.lang)
        return {
            "status": tell_status(game, view, game.book.words(looker.lang)),
            "question": tell_question(game, known, looker, company, self.asked, match.over),
            "actions": tell_actions(game, view, looker, company) if looker.seat in self.asked else [],
            "undo": self._undo(looker, match),
            "over": {"ranking": tell_ranking(known, names)} if match.over else None,
            "seats": self._seats_for(looker, match),
        }

    def _as_data(self, looker: Looker, match: Match) -> dict[str, Any]:
        """What a program needs instead of words: the view, and what may be done."""
        view, text = self.view(match, looker.seat), match.game.text
        actions = view.legal(looker.seat) if looker.seat in self.asked else []
        return {
            "step": match.step,
            "seats": self._seats_for(looker, match),
            "ask": self._ask(looker, self.company(looker.lang)),
            "actions": [{"do": text(action)} for action in actions],
            "view": view.data(),
            "over": {"scores": match.scores(), "ranking": match.ranking()} if match.over else None,
        }

    def _undo(self, looker: Looker, match: Match) -> Part | None:
        if looker.seat < 0 or match.over:
            return None
        last = match.last_step_of(looker.seat)
        if last is None:
            return None
        refused = match.undo_refused(looker.seat)
        found: Part = {"step": last.n, "text": self._name(looker, match, last.n), "free": refused is None}
        if refused is not None:
            found["why"] = match.game.book.words(looker.lang).say(refused.message)
        return found

    def _name(self, looker: Looker, match: Match, n: int) -> str:
        """The looker's own last step in words."""
        names = self.company(looker.lang).names
        known = self.kept.named.get((looker.seat, looker.lang))
        if known is None or known[:2] != (n, names):
            message = match.name_of(n, looker.seat)
            assert message is not None
            known = (n, names, match.game.book.words(looker.lang).say(message, names))
            self.kept.named[looker.seat, looker.lang] = known
        return known[2]

    def _ask(self, looker: Looker, company: Company) -> Part | None:
        """Who asks to take back what; no more of it than the looker may know."""
        ask, match = self.table.ask, self.table.match
        if ask is None or match is None:
            return None
        named = match.name_of(ask.step, looker.seat)
        action = "" if named is None else match.game.book.words(looker.lang).say(named, company.names)
        who = "own" if looker.seat == ask.by else "other"
        told = {"who": who, "name": company.names[ask.by], "action": action, "step": str(ask.step)}
        text = BOOK.words(looker.lang)("ask-text" if action else "ask-text-hidden", **told)
        return {
            "id": ask.id,
            "by": ask.by,
            "step": ask.step,
            "text": text,
            "yours": looker.seat in ask.waiting,
            "waiting": sorted(ask.waiting),
        }

    def _with_waiting(self, seats: list[Part]) -> list[Part]:
        """With the seconds that each asked seat has been thinking: told along, but no news by itself."""
        now, since = time.monotonic(), self.table.asked_since
        return [{**seat, "since": int(now - since[seat["seat"]]) if seat["seat"] in since else None} for seat in seats]

    # long parts, which have changes of their own

    def _add_scores(self, channel: Channel, match: Match, names: list[str], found: dict[str, str]) -> None:
        """One's own points as one counts them oneself, the others' as everybody can."""
        own, lang = channel.looker.seat, channel.looker.lang
        texts = self._public_scores(match, names, lang)
        if own >= 0:
            points = points_of(self.known(match, own), own)
            mine = channel.own.text(own, points, match.game.book.words(lang), everybody(match.game, names, lang))
            texts = [*texts[:own], mine, *texts[own + 1 :]]
        text = f"[{','.join(texts)}]"
        if channel.differs("scores", text):
            found["scores"] = text

    def _public_scores(self, match: Match, names: list[str], lang: str) -> list[str]:
        if lang not in self._scores:
            public, words = self.public(match), match.game.book.words(lang)
            names = everybody(match.game, names, lang)
            points = [points_of(public, seat) for seat in range(len(public.scores()))]
            self._scores[lang] = [self.kept.tally.text(seat, each, words, names) for seat, each in enumerate(points)]
        return self._scores[lang]

    def _add_scene(
        self, channel: Channel, match: Match, company: Company, since: int, whole: bool, found: dict[str, str]
    ) -> None:
        looker = channel.looker
        scene = draw(match.game, self.view(match, looker.seat), looker, company)
        if scene is None:
            return
        moves: list[Move] = [] if whole else match.moves(looker.seat, since)
        if not whole and match.step > since and (film := self._film(channel, match, company, since)):
            found["film"] = film
        if text := channel.scene.change(scene, moves, whole):
            found["scene"] = text

    def _film(self, channel: Channel, match: Match, company: Company, since: int) -> str:
        """What happened in one step as pieces to be watched: each changes the picture of the one before.

        The first follows the picture that the looker has, as does the `scene` beside it: who skips the film loses
        nothing. Empty where there is none.
        """
        looker = channel.looker
        memory, words = channel.scene.fork(), match.game.book.words(looker.lang)
        pieces: list[str] = []
        for frame in match.frames(looker.seat, since)[-MOST_FRAMES:]:
            scene = draw(match.game, frame.state.view(looker.seat), looker, company)
            assert scene is not None
            lines = tell_entry(LogEntry(0, frame.lines), words, company.names)["lines"]
            change = memory.change(scene, list(frame.moves), whole=False) or "null"
            pieces.append(f'{{"lines":{compact(lines)},"scene":{change}}}')
        return f"[{','.join(pieces)}]" if pieces else ""

    def _add_log(self, channel: Channel, match: Match, names: list[str], whole: bool, found: dict[str, str]) -> None:
        looker, words = channel.looker, match.game.book.words(channel.looker.lang)
        if whole:
            found["log"] = compact(channel.log.whole(match, looker, words, names))
            return
        log = channel.log.change(match, looker, self.view(match, looker.seat), words, names)
        if log is not None:
            found["log"] = compact(log)

    def _add_chat(self, channel: Channel, whole: bool, found: dict[str, str]) -> None:
        table = self.table
        if whole:
            found["chat"] = compact([_chat_line(line) for line in table.chat])
        elif table.chat_count > channel.chat_seen:
            new = [_chat_line(line) for line in table.chat if line["n"] > channel.chat_seen]
            found["chat"] = compact({"add": new})
        channel.chat_seen = table.chat_count


def _chat_line(line: Part) -> Part:
    return {"id": line["n"], "seat": line["seat"], "name": line["name"], "text": line["text"], "at": int(line["at"])}
