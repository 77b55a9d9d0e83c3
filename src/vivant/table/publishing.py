"""Publishing: tells everybody who looks at a table what has changed for them, and nothing that they may not know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from vivant.engine.game import Move
from vivant.engine.state import EVERYTHING, SPECTATOR, State
from vivant.table.channel import Channel, Subscriber, compact
from vivant.table.refusal import refuse
from vivant.table.seat import EMPTY
from vivant.table.speech import BOOK
from vivant.table.telling import (
    Company,
    Looker,
    Part,
    draw,
    sources,
    tell_actions,
    tell_note,
    tell_question,
    tell_ranking,
    tell_scores,
    tell_status,
)

if TYPE_CHECKING:
    from vivant.table.table import Table


class Publisher:
    """The channels of one table. The same messages serve sockets, event streams and single questions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.channels: dict[Looker, Channel] = {}
        self._tables: dict[tuple[str, str, str | None, int], Part] = {}  # the last two, as it is mostly the same
        self._drawn = 0  # the step that was published last, for what flew since

    @property
    def read(self) -> bool:
        """Whether anybody reads."""
        return any(channel.subscribers for channel in self.channels.values())

    def publish(self) -> None:
        """A message to each channel for which something changed; later, while that is not stored yet."""
        if self.table.unsure:
            return
        since = self._drawn
        self._drawn = self.table.match.step if self.table.match is not None else 0
        views: dict[int, State] = {}
        for channel in self.channels.values():
            if not channel.subscribers:
                continue  # it is looked for news when somebody comes back
            texts = self._texts(channel, views, since, whole=False)
            if texts:
                message = channel.envelope(False, texts)
                for subscriber in channel.subscribers:
                    subscriber.push(channel.number, message)

    def subscribe(self, looker: Looker, after: int | None, wake: Callable[[], None]) -> tuple[Channel, Subscriber]:
        """A new reader; what it has to know first is waiting for it already."""
        seat = self.table.seats[looker.seat] if looker.seat >= 0 else None
        if seat is None:
            watchers = sum(len(channel.subscribers) for one, channel in self.channels.items() if one.seat < 0)
            if watchers >= self.table.settings.watchers_per_table > 0:
                raise refuse(429, "sockets", "watchers-many")
        elif seat.readers >= self.table.settings.sockets_per_seat > 0:
            raise refuse(429, "sockets", "sockets-many")
        came = seat is None or seat.readers == 0
        if seat is not None:
            seat.readers += 1
            seat.gone_since = None
        channel, subscriber = self._join(looker, after, wake)
        if came:
            self.publish()
        return channel, subscriber

    def turn(
        self, channel: Channel, subscriber: Subscriber, looker: Looker, wake: Callable[[], None]
    ) -> tuple[Channel, Subscriber]:
        """The same reader looks on in another shape or language; nobody has come or gone."""
        channel.subscribers.discard(subscriber)
        return self._join(looker, None, wake)

    def _join(self, looker: Looker, after: int | None, wake: Callable[[], None]) -> tuple[Channel, Subscriber]:
        channel = self._channel(looker)
        subscriber = Subscriber(wake)
        if channel.subscribers:
            self.publish()  # those who read it already must not miss what is about to be told
        elif after == channel.number and not channel.stale and self._texts(channel, {}, self._drawn, whole=False):
            channel.stale = True
        if channel.stale or after != channel.number:
            message = self._present(channel)
            subscriber.push(channel.number, message)
        else:
            subscriber.push(channel.number, f'{{"number":{channel.number},"whole":false}}')
        channel.subscribers.add(subscriber)
        return channel, subscriber

    def leave(self, channel: Channel, subscriber: Subscriber) -> None:
        channel.subscribers.discard(subscriber)
        seat = self.table.seats[channel.looker.seat] if channel.looker.seat >= 0 else None
        if seat is not None:
            seat.readers -= 1
            if seat.readers == 0:
                seat.gone_since = time.monotonic()
                if seat.number == self.table.host:
                    # When it does not come back, the others learn that they may do what the host may.
                    later = self.table.settings.host_gone_seconds + 0.1
                    asyncio.get_running_loop().call_later(later, self.publish)
        if seat is None or seat.readers == 0:
            self.publish()
        self.table.used = time.monotonic()

    def catch_up(self, channel: Channel, subscriber: Subscriber) -> None:
        """One who lagged behind is told the present; so are the others on the channel, to share its numbers."""
        message = self._whole(channel)
        for each in channel.subscribers:
            if each.lagging:
                each.waiting.clear()
                each.lagging = False
            each.push(channel.number, message)

    def dismiss(self, seat: int) -> None:
        """Everybody who reads this seat's channels has to show a token again."""
        for looker, channel in self.channels.items():
            if looker.seat == seat:
                for subscriber in channel.subscribers:
                    subscriber.close()

    def end(self) -> None:
        """The server ends: everybody who reads may come back when it is there again."""
        for channel in self.channels.values():
            for subscriber in channel.subscribers:
                subscriber.close(restart=True)

    def present(self, looker: Looker) -> str:
        """The whole message, without following on; it has the number of the looker's channel."""
        return self._present(self._channel(looker))

    def _present(self, channel: Channel) -> str:
        """For one; those who read the channel already have it, and their numbers go on without a gap."""
        if channel.subscribers and not channel.stale:
            return self._whole(Channel(channel.looker, channel.number - 1))
        return self._whole(channel)

    def _channel(self, looker: Looker) -> Channel:
        if looker not in self.channels:
            # Numbers go on from the clock, so that one who comes back after a restart never finds its old number.
            self.channels[looker] = Channel(looker, int(time.time() * 1000))
        return self.channels[looker]

    def _whole(self, channel: Channel) -> str:
        channel.begin()
        return channel.envelope(True, self._texts(channel, {}, 0, whole=True))

    # the parts

    def _texts(self, channel: Channel, views: dict[int, State], since: int, whole: bool) -> dict[str, str]:
        """The parts that changed for this channel, as JSON."""
        table, looker = self.table, channel.looker
        company = Company(table.names(looker.lang), [seat.played_by_bot for seat in table.seats])
        parts: dict[str, Any] = {"table": self._table(looker.lang), "you": self._you(looker)}
        found: dict[str, str] = {}
        match = table.match
        if match is None:
            parts |= self._before_the_match(looker)
            parts["seats"] = self._seats(looker, None, company)
            found = channel.news(parts)
            if whole:
                found |= {"log": "[]", "actions": "[]", "scores": "[]", "undo": "null", "over": "null", "status": '""'}
                found |= {"scene": "null"}
        else:
            if looker.seat not in views:
                views[looker.seat] = match.view(looker.seat)
            view = views[looker.seat]
            known = match.view(EVERYTHING) if match.over else view  # at the end everybody may count everything
            game = match.game
            words = game.book.words(looker.lang)
            asked = match.to_act()
            parts["status"] = tell_status(game, view, words)
            parts["question"] = tell_question(game, known, looker, company, asked, match.over)
            parts["actions"] = tell_actions(game, view, looker, company) if looker.seat in asked else []
            parts["undo"] = self._undo(looker)
            parts["over"] = {"ranking": tell_ranking(known, company.names)} if match.over else None
            parts["seats"] = self._seats(looker, known, company)
            found = channel.news(parts)
            points = sources(known)
            if channel.differs("scores", (points, company.names)):
                found["scores"] = compact(tell_scores(points, words, company.names))
            if (scene := draw(game, view, looker, company)) is not None:
                moves: list[Move] = [] if whole else match.moves(looker.seat, since)
                if text := channel.scene.change(scene, moves, whole):
                    found["scene"] = text
            if whole:
                found["log"] = compact(channel.log.whole(match, looker, words, company.names))
            elif (log := channel.log.change(match, looker, view, words, company.names)) is not None:
                found["log"] = compact(log)
        self._chat(channel, found, whole)
        found |= channel.news({"ask": self._ask(looker, company)})
        if "seats" in found:
            found["seats"] = compact(self._with_waiting(parts["seats"]))
        return found

    def _table(self, lang: str) -> Part:
        table = self.table
        watchers = sum(len(channel.subscribers) for one, channel in self.channels.items() if one.seat < 0)
        key = (lang, table.state, table.again, watchers)
        if key not in self._tables:
            self._tables = {key: self._table_as(lang, watchers), **dict(list(self._tables.items())[:1])}
        return self._tables[key]

    def _table_as(self, lang: str, watchers: int) -> Part:
        table = self.table
        words = table.game.book.words(lang)
        options = table.game.options_for(table.game.players, table.game.edition)
        return {
            "id": table.id,
            "name": table.setup.name,
            "game": table.game.id,
            "title": words("title"),
            "state": table.state,
            "players": table.game.players,
            "options": [
                {"name": option.name, "sentence": words.say(option.message), "value": table.game.options[option.name]}
                for option in options
            ],
            "edition": table.game.edition.name,
            "seal": table.seal(),
            "words": None if table.match is None else table.match.dice_words,
            "again": table.again,
            "watchers": watchers,
            "pace": table.setup.pace,
        }

    def _you(self, looker: Looker) -> Part:
        table, seat = self.table, looker.seat
        if seat < 0:
            return {"seat": SPECTATOR, "host": False, "decision": 0, "asked": False}
        own = {} if table.match is not None else {"word": table.seats[seat].word}
        return {
            "seat": seat,
            "host": table.may_host(seat),
            "decision": table.decisions.numbers[seat],
            "asked": seat in table.asked(),
            **own,
        }

    def _seats(self, looker: Looker, view: State | None, company: Company) -> list[Part]:
        table = self.table
        asked = table.asked()
        words = table.game.book.words(looker.lang)
        scores = view.scores() if view is not None else [0] * len(table.seats)
        return [
            {
                "seat": seat.number,
                "name": company.names[seat.number],
                "kind": seat.kind,
                "bot": seat.bot,
                "lent": seat.lent,
                "here": seat.readers > 0,
                "asked": seat.number in asked,
                "score": scores[seat.number],
                "note": "" if view is None else tell_note(table.game, view, seat.number, words),
            }
            for seat in table.seats
        ]

    def _with_waiting(self, seats: list[Part]) -> list[Part]:
        """With the seconds that each asked seat has been thinking: told along, but no news by itself."""
        now, since = time.monotonic(), self.table.asked_since
        return [{**seat, "since": int(now - since[seat["seat"]]) if seat["seat"] in since else None} for seat in seats]

    def _before_the_match(self, looker: Looker) -> dict[str, Any]:
        empty = sum(seat.kind == EMPTY for seat in self.table.seats)
        words = BOOK.words(looker.lang)
        return {"question": {"title": words("open-title"), "help": words("open-help", places=empty)}}

    def _undo(self, looker: Looker) -> Part | None:
        match = self.table.match
        if match is None or looker.seat < 0 or match.over:
            return None
        last = match.last_step_of(looker.seat)
        if last is None:
            return None
        refused = match.undo_refused(looker.seat)
        found: Part = {"step": last.n, "text": match.game.text(last.do), "free": refused is None}
        if refused is not None:
            found["why"] = match.game.book.words(looker.lang).say(refused.message)
        return found

    def _ask(self, looker: Looker, company: Company) -> Part | None:
        ask = self.table.ask
        if ask is None:
            return None
        text = BOOK.words(looker.lang)("ask-text", name=company.names[ask.by], action=ask.text, step=str(ask.step))
        return {
            "id": ask.id,
            "by": ask.by,
            "step": ask.step,
            "text": text,
            "yours": looker.seat in ask.waiting,
            "waiting": sorted(ask.waiting),
        }

    def _chat(self, channel: Channel, found: dict[str, str], whole: bool) -> None:
        table = self.table
        if whole:
            found["chat"] = compact([_chat_line(line) for line in table.chat])
        elif table.chat_count > channel.chat_seen:
            found["chat"] = compact({"add": [_chat_line(line) for line in table.chat if line["n"] > channel.chat_seen]})
        channel.chat_seen = table.chat_count


def _chat_line(line: Part) -> Part:
    return {"id": line["n"], "seat": line["seat"], "name": line["name"], "text": line["text"], "at": int(line["at"])}
