"""Books of matches: filled by what is played, carried and joined, outliving tables, and open to their owners alone."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.table.hall import FRIEND, Hall, Laid, bot, good, person, refusal
from tests.table.test_markup import hostile
from vivant.draw.charts import bars
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids
from vivant.engine.verify import verify
from vivant.table import bookrows, results
from vivant.table.expiry import GRACE_SECONDS
from vivant.table.keys import hash_token
from vivant.table.settings import DAY
from vivant.table.store import Change
from vivant.testkit.markup import HOSTILE, raw_fault

MakeHall = Callable[..., Hall]


class Owner:
    """A browser with a book."""

    def __init__(self, hall: Hall, key: str = "") -> None:
        self.hall = hall
        self.key = key or hall.post("/api/books")["key"]

    def post(self, what: str, body: Any = None, **more: Any) -> Any:
        return self.hall.post(f"/api/book{what}", self.key, body, **more)

    @property
    def id(self) -> str:
        """As the store knows it."""
        return str(rows(self.hall, "book_keys", "hash", hash_token(self.key))[0][1])

    def look(self, lang: str = "en", skip: int = 0) -> Any:
        return self.hall.get(f"/api/book?lang={lang}&skip={skip}", self.key)

    def enter(self, laid: Laid, *seats: int) -> Any:
        return self.post("/seats", {"seats": [{"table": laid.id, "token": laid.tokens[seat]} for seat in seats]})

    def carried(self) -> Owner:
        """On another device."""
        code = self.post("/carry")["link"].partition("#book=")[2]
        return Owner(self.hall, self.hall.post("/api/book/open", code)["key"])

    def refused(self) -> tuple[int, str]:
        return refusal(self.hall.call("GET", "/api/book", self.key))


def play_out(hall: Hall, *seats: dict[str, str], **options: Any) -> Laid:
    """A table of people, played to its end by them."""
    laid = hall.lay(*seats, **options)
    laid.finish()
    return laid


def people(hall: Hall, **options: Any) -> Laid:
    return play_out(hall, person(0), person(1), person(2), **options)


def forget(hall: Hall, laid: Laid) -> None:
    """Its table is used by nobody, and its days are over."""
    table = hall.tables.loaded.pop(laid.id, None)
    if table is not None:
        hall.wait(table.stop())
    for days in (hall.settings.expire_over_days + 1, GRACE_SECONDS / DAY + 0.1):
        hall.tables.store.clock.began -= days * DAY
        hall.wait(hall.tables.sweep())


def rows(hall: Hall, table: str, column: str, value: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(hall.file)) as database:
        return database.execute(f"SELECT * FROM {table} WHERE {column} = ?", (value,)).fetchall()


def result_of(hall: Hall, laid: Laid) -> list[tuple[Any, ...]]:
    return rows(hall, "results", "table_id", laid.id)


# what is written down


def as_standard(hall: Hall, laid: Laid) -> None:
    """As if it had been played by the standard edition, which takes longer."""
    with closing(sqlite3.connect(hall.file)) as database:
        asked = "UPDATE results SET summary = replace(summary, '\"house\":true', '\"house\":false') WHERE table_id = ?"
        assert database.execute(asked, (laid.id,)).rowcount == 1
        database.commit()


def test_a_match_stands_in_the_books_of_those_who_hold_its_seats_once_it_is_over(hall: Hall) -> None:
    lark, fern, other = Owner(hall), Owner(hall), Owner(hall)
    laid = hall.lay(person(0), person(1), bot(), name="Sunday")
    assert lark.enter(laid, 0) == {"gone": []}
    fern.enter(laid, 1)
    running = lark.look()
    assert (running["matches"], running["games"], running["count"]) == ([], [], 0)
    assert running["seats"] == [{"table": laid.id, "seat": 0, "there": True}]
    play_with_bots(hall, laid)
    over = laid.present(0)["over"]["ranking"]
    points = {place["seat"]: (place["points"], place["rank"]) for place in over}
    as_standard(hall, laid)
    for owner, seat in ((lark, 0), (fern, 1)):
        told = owner.look()
        assert told["seats"] == []
        [match] = told["matches"]
        assert (match["table"], match["there"], match["game"], match["name"]) == (laid.id, True, "vivo", "Sunday")
        assert [one["own"] for one in match["seats"]] == [at == seat for at in range(3)]
        assert [one["bot"] for one in match["seats"]] == [False, False, True]
        assert {at: (one["points"], one["rank"]) for at, one in enumerate(match["seats"])} == points
        sums = [sum(one["points"][at] for one in match["sources"]) for at in range(3)]
        assert sums == [points[at][0] for at in range(3)]
        assert match["counts"] is True
    assert other.look()["matches"] == []


def play_with_bots(hall: Hall, laid: Laid) -> None:
    """People do the first legal thing; bots are waited for."""

    def mine() -> list[int]:
        play = laid.table.play
        return [] if play.state != "playing" else [seat for seat in play.asked() if laid.table.seats[seat].bot is None]

    laid.load()
    while hall.do(lambda: laid.table.play.state) != "over":
        hall.until(lambda: laid.table.play.state == "over" or mine())
        for seat in hall.do(mine)[:1]:
            laid.act(seat)
    hall.wait(laid.table.queue.steady())


def test_what_is_written_down_outlives_the_table_and_the_game_it_was_played_in(hall: Hall) -> None:
    owner, laid = Owner(hall), people(hall)
    owner.enter(laid, 1)
    before = owner.look()["matches"][0]
    french = owner.look("fr")["matches"][0]
    assert [one["title"] for one in before["sources"]] != [one["title"] for one in french["sources"]]
    forget(hall, laid)
    assert refusal(laid.call("GET", "", 0)) == (404, "table")
    after = owner.look()["matches"][0]
    assert after == {**before, "there": False}
    assert owner.look("fr")["matches"][0]["sources"] == french["sources"]
    with closing(sqlite3.connect(hall.file)) as database:
        database.execute("UPDATE results SET game = 'gone' WHERE table_id = ?", (laid.id,))
        database.commit()
    assert owner.look()["matches"][0]["title"] == "gone"
    assert owner.look()["games"][0]["matches"] == 1


def test_a_match_that_was_over_before_is_written_down_when_its_seat_is_entered(hall: Hall) -> None:
    laid = people(hall)
    assert result_of(hall, laid) == []  # it stands in no book
    owner = Owner(hall)
    assert owner.enter(laid, 0, 2) == {"gone": []}
    [match] = owner.look()["matches"]
    assert [one["own"] for one in match["seats"]] == [True, False, True]
    assert match["counts"] is False  # who of the two is meant?
    assert owner.look()["games"][0]["charts"] == []
    owner.enter(laid, 0)  # again
    assert owner.look()["count"] == 1
    assert len(result_of(hall, laid)) == 1


def test_matches_of_a_bot_at_the_end_and_those_with_known_dice_do_not_count(hall: Hall) -> None:
    owner = Owner(hall)
    laid = hall.lay(person(0), bot(), bot())
    owner.enter(laid, 0)
    laid.post("/seats/0/bot", 0, {"bot": "random"})
    play_with_bots(hall, laid)
    [index, *_] = hall.get(f"/api/replays/{laid.id}/decisions?seat=0")["decisions"]
    again = hall.post(f"/api/replays/{laid.id}/again", laid.tokens[0], {"index": index})
    brought = Laid(hall, again["table"], {seat["seat"]: seat["token"] for seat in again["seats"]}, {}, "")
    owner.enter(brought, 0)
    play_with_bots(hall, brought)
    for one in (laid, brought):
        as_standard(hall, one)
    told = owner.look()
    assert [match["counts"] for match in told["matches"]] == [False, False]
    assert told["matches"][1]["seats"][0]["lent"] is True
    assert (told["games"][0]["matches"], told["games"][0]["charts"]) == (2, [])


def test_a_lesson_that_was_gone_through_is_noted_once(hall: Hall) -> None:
    owner = Owner(hall)
    lessons = good(hall.call("GET", "/api/games"))["games"]
    game = next(one for one in lessons if one["lessons"])
    lesson = game["lessons"][0]
    body = {"game": game["id"], "lesson": lesson["id"], "seats": [{"kind": "you", "name": "Lark"}], "pace": "none"}
    made = hall.post("/api/tables", None, body)
    laid = Laid(hall, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]}, {}, "")
    [seat] = laid.tokens
    owner.enter(laid, seat)

    def learn() -> None:
        laid.load()
        while True:
            hall.until(lambda: laid.table.play.state == "over" or seat in laid.table.play.asked())
            told = laid.present(seat)["lesson"]
            if told is None or told["last"]:
                return
            assert owner.look()["marks"] == []
            laid.act(seat, told["do"][0])

    learn()
    [mark] = owner.look()["marks"]
    assert (mark["kind"], mark["game"], mark["id"], mark["result"]) == ("lesson", game["id"], lesson["id"], "done")
    assert lesson["title"] in mark["title"]
    late = Owner(hall)
    late.enter(laid, seat)
    assert [one["id"] for one in late.look()["marks"]] == [lesson["id"]]
    if laid.asked():
        laid.act(seat)
    assert len(owner.look()["marks"]) == 1


@pytest.mark.parametrize("id", game_ids())
def test_summaries_are_small_whatever_an_edition_calls_things(hall: Hall, id: str) -> None:

    edition = next(hostile(id)).standard_edition()
    players = next(count for count in find_game(id).player_counts(edition) if count > 1)

    def played(steps: int) -> tuple[Match, int]:
        match = Match(find_game(id)(players, None, edition), FastDice(1), [f"{at}{HOSTILE}" for at in range(players)])
        done = 0
        while done < steps and not match.over:
            done += 1
            seat = match.to_act()[0]
            match.play(seat, match.legal(seat)[0])
        return match, done

    _, all = played(10_000)
    content = played(all - 2)[0].record().text().encode()
    made = good(hall.call("POST", "/api/records", content=content))
    laid = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, "")
    owner = Owner(hall)
    owner.enter(laid, 0)
    for other in range(1, players):
        hall.post(f"{laid.path}/seats/{other}/bot", laid.tokens[0], {"bot": "random"})
    play_with_bots(hall, laid)
    [(_, game, _, summary)] = result_of(hall, laid)
    assert game == id
    assert len(summary) < 6000
    as_standard(hall, laid)
    with closing(sqlite3.connect(hall.file)) as database:  # as if it counted, so that it is drawn
        counted = "UPDATE results SET summary = replace(summary, '\"open\":true', '\"open\":false') WHERE table_id = ?"
        database.execute(counted, (laid.id,))
        database.commit()
    told = owner.look()
    charts = told["games"][0]["charts"]
    assert len(charts) >= 2
    for chart in charts:
        ElementTree.fromstring(chart["svg"])
        assert raw_fault(chart["svg"]) is None
        assert 'role="img"' in chart["svg"]
        assert "aria-label" in chart["svg"]


# charts and ratings


def fill(hall: Hall, owner: Owner, count: int, bots: tuple[str, ...] = ("easy", "greedy")) -> None:
    """So many matches in a book without playing them: as the store would hold them."""
    change, book = Change(), owner.id
    for number in range(count):
        id = f"{book[:8]}{number:08x}"
        bookrows.enter_seat(change, book, id, 0)
        summary = {
            "name": "",
            "lesson": "",
            "open": False,
            "seats": [["person", "Lark", None], *(["bot", "", bot] for bot in bots)],
            "points": [10 + number, 5, 2],
            "ranks": [1, 2, 3],
            "rivals": {"en": [], "fr": []},
            "sources": [{"title": {"en": "Gems", "fr": "Gemmes"}, "points": [number, 5, 2]}],
        }
        row = {"table_id": id, "game": "vivo", "at": 1.7e9 + number, "summary": json.dumps(summary)}
        bookrows.add_result(change, row)
    hall.wait(hall.tables.store.write(change))


def test_points_by_source_are_drawn_over_time_and_told_to_ears(hall: Hall) -> None:
    owner = Owner(hall)
    fill(hall, owner, 5)
    [game] = owner.look()["games"]
    assert [(chart["title"], chart["mean"], chart["last"]) for chart in game["charts"]] == [
        ("Points", 12.0, 14),
        ("Gems", 2.0, 4),
    ]
    assert "10, 11, 12, 13, 14. Mean 12.0." in game["charts"][0]["svg"]
    assert game["charts"][0]["svg"].count("<circle") == 5  # all were won
    assert [chart["title"] for chart in owner.look("fr")["games"][0]["charts"]] == ["Points", "Gemmes"]
    assert "12,0" in owner.look("fr")["games"][0]["charts"][0]["svg"]


def test_matches_by_other_editions_are_listed_and_not_counted(hall: Hall) -> None:
    owner = Owner(hall)
    laid = people(hall)
    owner.enter(laid, 0)
    [game], [match] = owner.look()["games"], owner.look()["matches"]
    assert (game["matches"], game["charts"], match["counts"], match["edition"]) == (1, [], False, "short")
    summary = json.loads(result_of(hall, laid)[0][3])
    assert (summary["edition"], summary["house"]) == (["short", laid.table.game.edition.hash], True)
    as_standard(hall, laid)
    [match] = owner.look()["matches"]
    assert (match["counts"], match["edition"]) == (True, "")


def test_bars_grow_with_points_and_hang_down_below_nought() -> None:

    drawn = [
        {name: float(value) for name, value in bar.attrib.items() if name in ("y", "height")}
        for bar in ElementTree.fromstring(bars([4, -2, 8], 60, "x")).iter("rect")
    ]
    heights = [bar["height"] for bar in drawn]
    assert heights[2] == pytest.approx(2 * heights[0], abs=0.02)
    assert drawn[1]["y"] == pytest.approx(drawn[0]["y"] + drawn[0]["height"], abs=0.02)
    assert all(0 <= bar["y"] and bar["y"] + bar["height"] <= 60 for bar in drawn)
    assert len(list(ElementTree.fromstring(bars([], 60, "x")).iter("rect"))) == 0


def test_ratings_appear_with_the_tenth_match_against_bots(hall: Hall) -> None:
    owner = Owner(hall)
    fill(hall, owner, 9)
    [game] = owner.look()["games"]
    assert (game["rated"], game["needed"], game["ratings"]) == (9, 10, [])
    other = Owner(hall)
    fill(hall, other, 10)
    [game] = other.look()["games"]
    assert [one["who"] for one in game["ratings"]] == ["", "easy", "greedy"]  # who won all of them, and who lost most
    assert game["ratings"][0]["mean"] > game["ratings"][1]["mean"] > game["ratings"][2]["mean"]
    assert "give or take" in game["ratings"][0]["svg"]


def test_pages_of_matches_follow_each_other(hall: Hall) -> None:
    owner = Owner(hall)
    fill(hall, owner, 103)
    first, second = owner.look(), owner.look(skip=100)
    assert (first["count"], len(first["matches"]), len(second["matches"])) == (103, 100, 3)
    times = [match["at"] for match in (*first["matches"], *second["matches"])]
    assert times == sorted(times, reverse=True)


# carried, joined, renewed, deleted


def test_one_link_brings_all_seats_and_matches_to_another_device(hall: Hall) -> None:
    owner = Owner(hall)
    over, running = people(hall), hall.lay(person(0), person(1), FRIEND)
    owner.enter(over, 0)
    owner.enter(running, 0, 1)
    code = owner.post("/carry")["link"].partition("#book=")[2]
    phone = Owner(hall, hall.post("/api/book/open", code)["key"])
    assert phone.key != owner.key
    assert phone.look() == owner.look()
    given = phone.post("/tokens", {"tables": [running.id]})["seats"]
    assert [(seat["seat"], seat["name"], seat["game"]) for seat in given] == [(0, "Lark", "vivo"), (1, "Fern", "vivo")]
    assert hall.get(running.path, given[1]["token"])["you"]["seat"] == 1
    assert running.present(1)["you"]["seat"] == 1  # the first device has its own still
    assert refusal(hall.call("POST", "/api/book/open", code, {})) == (401, "book")  # it has served
    assert refusal(hall.call("GET", "/api/book", code)) == (401, "book")
    assert refusal(hall.call("POST", "/api/book/open", owner.key, {})) == (401, "book")


def test_a_link_lapses_after_a_day(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = Owner(hall)
    code = owner.post("/carry")["link"].partition("#book=")[2]
    monkeypatch.setattr(bookrows, "CARRY_SECONDS", -1.0)
    assert refusal(hall.call("POST", "/api/book/open", code, {})) == (401, "book")
    hall.wait(hall.app.state.books.clean())
    assert len(rows(hall, "book_keys", "book", owner.id)) == 1


def test_two_books_become_one_and_both_keys_open_it(hall: Hall) -> None:
    laptop, phone = Owner(hall), Owner(hall)
    both, mine, running = people(hall), people(hall), hall.lay(person(0), person(1), FRIEND)
    laptop.enter(both, 0)
    phone.enter(both, 0)
    phone.enter(mine, 1)
    phone.enter(running, 0)
    phone.post("/marks", {"marks": [{"kind": "puzzle", "id": "a", "date": "2026-01-02"}]})
    old = phone.id
    laptop.post("/join", {"key": phone.key})
    assert laptop.look() == phone.look()
    assert {match["table"] for match in laptop.look()["matches"]} == {both.id, mine.id}
    assert len(laptop.look()["marks"]) == 1
    assert (phone.id, rows(hall, "books", "id", old)) == (laptop.id, [])
    [seat] = laptop.post("/tokens", {"tables": [running.id]})["seats"]  # which the other one had entered
    assert hall.get(running.path, seat["token"])["you"]["seat"] == 0
    laptop.post("/join", {"key": phone.key})  # again
    assert refusal(hall.call("POST", "/api/book/join", laptop.key, {"key": "x"})) == (401, "book")


def test_a_renewed_key_ends_all_others(hall: Hall) -> None:
    owner = Owner(hall)
    lost, code = owner.carried(), owner.post("/carry")["link"].partition("#book=")[2]
    renewed = Owner(hall, owner.post("/renew")["key"])
    assert lost.refused() == owner.refused() == (401, "book")
    assert refusal(hall.call("POST", "/api/book/open", code, {})) == (401, "book")
    assert renewed.look()["count"] == 0


def test_a_deleted_book_leaves_nothing_but_what_stands_in_others(hall: Hall) -> None:
    owner, other = Owner(hall), Owner(hall)
    shared, own = people(hall), people(hall)
    owner.enter(shared, 0)
    other.enter(shared, 1)
    owner.enter(own, 0)
    owner.post("/marks", {"marks": [{"kind": "puzzle", "id": "a"}]})
    id = owner.id
    owner.post("/delete")
    assert owner.refused() == (401, "book")
    assert [match["table"] for match in other.look()["matches"]] == [shared.id]
    for table in ("book_keys", "book_seats", "book_marks"):
        assert rows(hall, table, "book", id) == [], table
    assert (len(result_of(hall, shared)), result_of(hall, own)) == (1, [])
    other.post("/delete")
    assert result_of(hall, shared) == []


def test_books_that_nobody_uses_go_and_those_in_use_stay(make_hall: MakeHall) -> None:
    hall = make_hall(expire_book_days=30)
    old, used = Owner(hall), Owner(hall)
    fill(hall, old, 1)
    id = old.id
    hall.tables.store.clock.began -= 20 * DAY
    used.look()
    hall.tables.store.clock.began -= 20 * DAY
    hall.wait(hall.app.state.books.clean())
    assert old.refused() == (401, "book")
    assert used.look()["count"] == 0
    assert rows(hall, "results", "game", "vivo") == rows(hall, "book_seats", "book", id) == []


def test_an_export_holds_matches_marks_and_true_records(hall: Hall) -> None:
    owner, gone = Owner(hall), people(hall)
    owner.enter(gone, 0)
    forget(hall, gone)
    again = people(hall)
    owner.enter(again, 0)
    running = hall.lay(person(0), FRIEND, FRIEND)
    owner.enter(running, 0)
    owner.post("/marks", {"marks": [{"kind": "puzzle", "game": "vivo", "id": "7", "result": "solved"}]})
    answer = hall.call("GET", "/api/book/export", owner.key)
    told = good(answer)
    assert "attachment" in answer.headers["content-disposition"]
    assert told["vivant_book"] == 1
    assert told["matches"] == owner.look()["matches"]
    assert told["marks"] == owner.look()["marks"]
    assert [again.id] == list(told["records"])  # one has expired, and one is not over
    for id, record in told["records"].items():
        assert record.encode() == hall.call("GET", f"/api/tables/{id}/record").content
        assert verify(record.encode()).seal == "true"


# secrecy


def test_who_takes_an_export_slowly_keeps_nobody_from_their_book(hall: Hall) -> None:
    laid = people(hall)
    owner = Owner(hall)
    owner.enter(laid, 0)
    slow = [hall.wait(began(hall, owner.key, f"10.0.0.{at}")) for at in (1, 2)]  # as many as read books at once
    try:
        asked = hall.send("GET", "/api/book", owner.key, address="10.0.0.3")
        assert good(hall.wait(asked, 5))["count"] == 1
    finally:
        for task in slow:
            hall.do(task.cancel)


async def began(hall: Hall, key: str, address: str) -> asyncio.Task[None]:
    """A download of which nothing but the first record is taken."""
    record = asyncio.Event()

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        if b"vivant" in message.get("body", b"") and b"seal" in message["body"]:
            record.set()
            await asyncio.Event().wait()

    headers = [(b"host", b"127.0.0.1:8000"), (b"authorization", f"Bearer {key}".encode())]
    scope = {"type": "http", "http_version": "1.1", "method": "GET", "path": "/api/book/export", "raw_path": b""}
    scope |= {"query_string": b"", "headers": headers, "client": (address, 1), "server": ("127.0.0.1", 8000)}
    scope |= {"scheme": "http", "root_path": "", "asgi": {"version": "3.0", "spec_version": "2.3"}, "state": {}}
    task = asyncio.create_task(hall.app(scope, receive, send))
    async with asyncio.timeout(10):
        await record.wait()
    return task


def test_the_store_holds_no_key_and_no_token_of_a_book(hall: Hall) -> None:
    owner, laid = Owner(hall), hall.lay(person(0), person(1), FRIEND)
    owner.enter(laid, 0)
    code = owner.post("/carry")["link"].partition("#book=")[2]
    [given] = owner.post("/tokens", {"tables": [laid.id]})["seats"]
    held = b"".join(file.read_bytes() for file in hall.file.parent.glob("tables.db*"))
    for secret in (owner.key, code, laid.tokens[0], given["token"]):
        assert secret.encode() not in held


def test_a_token_that_was_renewed_takes_the_seat_out_of_the_books_of_others(hall: Hall) -> None:
    """Who had the old one may have had a book as well."""
    thief, owner, laid = Owner(hall), Owner(hall), hall.lay(person(0), person(1), FRIEND)
    thief.enter(laid, 0)
    owner.enter(laid, 0)
    renewed = laid.post("/token", 0)["token"]
    assert len(thief.post("/tokens", {"tables": [laid.id]})["seats"]) == 1  # nobody has used it yet
    laid.tokens[0] = renewed
    assert owner.enter(laid, 0) == {"gone": []}  # with its first use the others end
    assert thief.post("/tokens", {"tables": [laid.id]})["seats"] == []
    [given] = owner.post("/tokens", {"tables": [laid.id]})["seats"]
    hall.until(lambda: not laid.table.queue.busy)
    assert thief.look()["seats"] == []
    assert [seat["table"] for seat in owner.look()["seats"]] == [laid.id]
    table = hall.tables.loaded.pop(laid.id)
    hall.wait(table.stop())  # as the store has it
    assert thief.post("/tokens", {"tables": [laid.id]})["seats"] == []
    laid.sit(2)
    laid.tokens[0] = given["token"]
    laid.finish()
    assert thief.look()["matches"] == []
    assert owner.look()["count"] == 1


def test_a_book_opens_no_seat_that_was_not_entered_with_its_token(hall: Hall) -> None:
    owner, laid, other = Owner(hall), people(hall), hall.lay(person(0), person(1), FRIEND)
    for token in (laid.tokens[0], other.watch, other.invitations[2], "x", ""):
        assert owner.post("/seats", {"seats": [{"table": other.id, "token": token}]}) == {"gone": [other.id]}
    assert owner.post("/seats", {"seats": [{"table": "f" * 16, "token": laid.tokens[0]}]}) == {"gone": ["f" * 16]}
    assert owner.post("/tokens", {"tables": [other.id, laid.id, "nonsense"]}) == {"seats": []}
    assert owner.look()["seats"] == []
    owner.enter(other, 0)
    other_book = Owner(hall)
    assert other_book.post("/tokens", {"tables": [other.id]}) == {"seats": []}
    forged = f"book {owner.id} {other.id} 0"
    assert refusal(hall.call("GET", other.path, forged)) == (401, "token")


def test_what_a_book_tells_of_a_match_in_play_does_not_depend_on_it(hall: Hall) -> None:
    owner, laid = Owner(hall), hall.lay(person(0), person(1), person(2))
    owner.enter(laid, 0)
    before = hall.call("GET", "/api/book", owner.key).content
    laid.step()
    laid.post("/chat", 1, {"text": "hello"})
    assert hall.call("GET", "/api/book", owner.key).content == before
    assert laid.id not in hall.call("GET", "/api/book/export", owner.key).text


def test_nobody_at_a_table_learns_of_a_book(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    reading = laid.subscribe(1)
    reading.take()
    Owner(hall).enter(laid, 0)
    laid.post("/chat", 1, {"text": "now"})
    messages = reading.take()
    assert [set(json.loads(text)) - {"number", "whole"} for text in messages] == [{"chat"}]
    reading.close()


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_nothing_of_books_is_told_without_a_key(hall: Hall, method: str) -> None:
    calls = {"GET": ("", "/export"), "POST": ("/seats", "/tokens", "/marks", "/carry", "/open", "/join", "/renew")}
    laid = hall.lay(person(0), bot(), bot())
    for what in (*calls[method], *(("/delete",) if method == "POST" else ())):
        for key in (None, "", "x", "é", laid.tokens[0], "a" * 5000):
            body = {} if method == "POST" else None
            headers = {"Authorization": f"Bearer {key}".encode()} if key else {}
            answer = hall.call(method, f"/api/book{what}", None, body, headers=headers)
            assert refusal(answer) == (401, "book"), (what, key)


# limits


def test_a_book_has_an_end_and_the_oldest_leave_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MOST_SEATS", "MOST_MARKS", "MOST_KEYS"):
        monkeypatch.setattr(bookrows, name, 3)
    owner = Owner(hall)
    fill(hall, owner, 4)
    assert [match["at"] for match in owner.look()["matches"]] == [1.7e9 + 3, 1.7e9 + 2, 1.7e9 + 1]
    for number in range(5):
        owner.post("/marks", {"marks": [{"kind": "puzzle", "id": f"{number}", "date": f"2026-01-0{number + 1}"}]})
    assert [mark["id"] for mark in owner.look()["marks"]] == ["4", "3", "2"]
    for _ in range(4):
        owner = owner.carried()
    assert len(rows(hall, "book_keys", "book", owner.id)) <= 3


def test_an_address_makes_few_books_and_few_calls(make_hall: MakeHall) -> None:
    hall = make_hall(tables_per_address=2, book_calls_per_second=1)
    owner = Owner(hall)
    Owner(hall)
    assert refusal(hall.call("POST", "/api/books", None, {})) == (429, "books")
    many = [{"table": "f" * 16, "token": "x"}] * 20
    answers = [hall.call("POST", "/api/book/seats", owner.key, {"seats": many}) for _ in range(4)]
    assert refusal(answers[-1]) == (429, "fast")
    assert hall.call("GET", "/api/book", owner.key, address="127.0.0.2").status_code == 200
    assert refusal(hall.call("POST", "/api/book/seats", owner.key, {"seats": many * 2}, address="127.0.0.3"))[0] == 422


# marks


def test_marks_are_small_and_each_stands_once(hall: Hall) -> None:
    owner = Owner(hall)
    mark = {"kind": "puzzle", "game": "vivo", "id": "day:2026-11-19", "date": "2026-11-19", "result": "solved"}
    owner.post("/marks", {"marks": [mark, {**mark, "id": "b", "date": "2026-11-18"}]})
    owner.post("/marks", {"marks": [{**mark, "result": "2"}]})
    told = owner.look()["marks"]
    assert [(one["id"], one["result"], one["date"]) for one in told] == [
        ("day:2026-11-19", "2", "2026-11-19"),
        ("b", "solved", "2026-11-18"),
    ]
    for wrong in (
        {"kind": "Puzzle"},
        {"kind": ""},
        {"id": ""},
        {"id": "a b"},
        {"id": "é"},
        {"game": "chess"},
        {"date": "2026-02-30"},
        {"date": "20260219"},
        {"result": "a\nb"},
        {"result": "\u202e"},
        {"result": "\ud800"},
    ):
        status, code = refusal(hall.call("POST", "/api/book/marks", owner.key, {"marks": [mark, {**mark, **wrong}]}))
        assert (status, code) in ((422, "mark"), (422, "form"), (400, "http")), wrong
    assert refusal(hall.call("POST", "/api/book/marks", owner.key, {"marks": [mark] * 101})) == (422, "form")
    today = owner.post("/marks", {"marks": [{"kind": "puzzle", "id": "today"}]})
    assert today == {}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", owner.look()["marks"][0]["date"])


def test_a_result_names_every_category_of_the_score_sheet(hall: Hall) -> None:
    laid = people(hall)
    row = hall.do(lambda: results.result_row(laid.id, laid.table.setup, laid.table.seats, laid.table.play))
    summary = json.loads(row["summary"])
    assert [sum(column) for column in zip(*(one["points"] for one in summary["sources"]), strict=True)] == (
        summary["points"]
    )
