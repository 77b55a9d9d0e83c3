"""Clocks at a table: they run while a server does, stand still in a pause, and when one runs out a bot decides."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import create_engine

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, Hall, Laid, bot, person, refusal
from vivant.engine.record import Record
from vivant.engine.verify import verify
from vivant.table import schema

PER_MATCH = {"each": "match", "seconds": 600, "increment": 10, "bot": "random"}
PER_DECISION = {"each": "decision", "seconds": 86_400, "bot": "random"}
SECOND = 1000


def people(hall: Hall, clocks: Any, count: int = 3, **more: Any) -> Laid:
    return hall.lay(*(person(seat) for seat in range(count)), clocks=clocks, **more)


def pass_seconds(hall: Hall, seconds: float) -> None:
    """As if a server had run for so long."""

    def pass_() -> None:
        hall.tables.store.clock.running.counted += seconds

    hall.do(pass_)


def notice(laid: Laid) -> None:
    """As the timer of the table would: somebody may be late."""
    laid.load()
    laid.hall.wait(laid.table.queue.call(laid.table.time.run_out))


def clock(laid: Laid, seat: int, viewer: int = 0) -> dict[str, Any]:
    """As it is told; a second or so passes while one asks."""
    told: dict[str, Any] = laid.present(viewer)["seats"][seat]["clock"]
    return told


def left(laid: Laid, seat: int) -> float:
    """Seconds, rounded to ten: tests take their time, too."""
    return round(clock(laid, seat)["left"] / SECOND, -1)


def lines(laid: Laid) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(laid.hall.file)) as database:
        asked = "SELECT text FROM lines WHERE table_id = ? ORDER BY line"
        return [json.loads(row[0]) for row in database.execute(asked, (laid.id,))]


def events(laid: Laid) -> list[tuple[str, int]]:
    return [(line["event"], line["who"]) for line in lines(laid) if "event" in line]


def due(laid: Laid) -> float | None:
    with closing(sqlite3.connect(laid.hall.file)) as database:
        row = database.execute("SELECT due FROM clocks WHERE table_id = ?", (laid.id,)).fetchone()
    return None if row is None else row[0]


def finish(laid: Laid) -> Any:
    """People play on; the record of it is true."""
    while laid.present(0)["over"] is None:
        asked = laid.asked()
        own = [seat for seat in asked if not laid.hall.do(lambda seat=seat: laid.table.seats[seat].played_by_bot)]
        if own:
            laid.act(own[0])
        else:
            laid.hall.until(lambda asked=asked: laid.table.play.state == "over" or laid.table.play.asked() != asked)
    verdict = verify(laid.call("GET", "/record", None).content)
    assert verdict.valid, verdict.error
    assert verdict.seal == "true"
    return verdict


# what one reads before sitting down


def test_a_table_without_clocks_has_none_and_costs_nothing(hall: Hall) -> None:
    laid = people(hall, None)
    told = laid.present(0)
    assert told["table"]["clocks"] is None
    assert [seat["clock"] for seat in told["seats"]] == [None] * 3
    laid.act(0)
    assert due(laid) is None
    assert hall.do(lambda: laid.table.clocks._timer) is None
    assert all({"at", "left", "clocks"}.isdisjoint(line) for line in lines(laid))
    assert laid.refused("POST", "/pause", 0) == (409, "clocks")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("clocks", [PER_MATCH, PER_DECISION], ids=["match", "decision"])
def test_clocks_are_told_before_one_sits_down_and_run_when_the_match_begins(
    hall: Hall, clocks: dict[str, Any], lang: str
) -> None:
    laid = hall.lay(person(0), person(1), FRIEND, clocks=clocks)
    offer = hall.get(f"{laid.path}/invitation?lang={lang}", laid.invitations[2])
    told = laid.present(0, lang)["table"]["clocks"]
    assert offer["clocks"] == told["text"]
    assert {"match": "10 minutes", "decision": {"en": "one day", "fr": "un jour"}[lang]}[clocks["each"]] in told["text"]
    assert (told["each"], told["seconds"], told["paused"]) == (clocks["each"], clocks["seconds"], False)
    pass_seconds(hall, 10_000)
    assert clock(laid, 0) is None
    laid.sit(2)
    assert [clock(laid, seat)["runs"] for seat in range(3)] == [True, False, False]
    assert left(laid, 0) == clocks["seconds"]


@pytest.mark.parametrize(
    "clocks",
    [
        {**PER_MATCH, "each": "game"},
        {**PER_MATCH, "seconds": 0},
        {**PER_MATCH, "seconds": 10**9},
        {**PER_MATCH, "bot": "nobody"},
        {**PER_MATCH, "tempo": 1},
        {**PER_DECISION, "increment": 5},
        "fast",
    ],
)
def test_clocks_that_make_no_sense_are_refused(hall: Hall, clocks: Any) -> None:
    seats = [person(0), person(1), person(2)]
    body = {"game": "vivo", "players": 3, "seats": seats, "clocks": clocks}
    assert refusal(hall.call("POST", "/api/tables", None, body))[0] == 422


# running


def test_each_decision_spends_time_and_brings_the_increment(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    pass_seconds(hall, 100)
    assert left(laid, 0) == 500
    laid.act(0)
    assert [left(laid, seat) for seat in range(3)] == [510, 600, 600]
    pass_seconds(hall, 50)
    assert [left(laid, seat) for seat in range(3)] == [510, 550, 600]
    assert [seat["clock"]["runs"] for seat in laid.present(2, shape="data")["seats"]] == [False, True, False]
    assert round(laid.present(2, shape="data")["seats"][1]["clock"]["left"] / SECOND, -1) == 550
    finish(laid)
    assert all("left" in line for line in lines(laid) if isinstance(line.get("who"), int))


def test_everybody_who_is_asked_at_once_spends_time(hall: Hall, mini: str) -> None:
    laid = people(hall, PER_MATCH, count=2, game=mini)
    while len(laid.asked()) < 2:
        laid.step()
    before = [left(laid, seat) for seat in range(2)]
    pass_seconds(hall, 100)
    assert [left(laid, seat) for seat in range(2)] == [each - 100 for each in before]


def test_bots_spend_nobodys_time_and_one_for_a_person_stops_the_clock(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), bot(), clocks=PER_MATCH)
    pass_seconds(hall, 100)
    laid.post("/seats/0/bot", 0, {"bot": "random"})
    pass_seconds(hall, 400)
    assert not clock(laid, 0)["runs"]
    assert left(laid, 0) in (500, 510)
    hall.until(lambda: laid.table.play.state == "over")
    assert events(laid) == [("lent", 0)]
    assert verify(laid.call("GET", "/record", None).content).valid


def test_an_undo_gives_no_time_back_and_brings_no_second_increment(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    for _ in range(3):
        laid.act(0)
        laid.post("/undo", 0, {"decision": laid.decision(0)})
        pass_seconds(hall, 100)
    assert left(laid, 0) == 310
    pass_seconds(hall, 100)
    laid.act(0)
    laid.post("/ask", 1, {"decision": laid.decision(1), "step": lines(laid)[-1]["n"]})
    asked = laid.present(0)["ask"]
    assert not asked["text"].startswith("Lark would like to pause")
    pass_seconds(hall, 20)  # to ask stops no clock
    for seat in (0, 2):
        laid.post("/answer", seat, {"ask": asked["id"], "agree": True})
    assert (laid.asked(), left(laid, 0), left(laid, 1)) == ([0], 210, 580)
    finish(laid)


# running out


def test_out_of_time_a_bot_plays_the_rest_of_a_match_and_nobody_loses_the_seat(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    pass_seconds(hall, 601)
    assert laid.refused("POST", "/act", 0, {"decision": 1, "do": laid.legal(0)[0]}) == (409, "time")
    hall.until(lambda: events(laid) == [("out", 0)])  # whoever called too late has made it known
    hall.until(lambda: laid.table.play.asked() == [1] and not laid.table.queue.unsure)
    told = laid.present(0)
    assert told["seats"][0] | {"gone": "out", "lent": True, "kind": "person", "name": "Lark"} == told["seats"][0]
    for what, body in (("act", {"decision": 2, "do": "r1"}), ("seats/0/back", {}), ("pause", {})):
        assert laid.refused("POST", f"/{what}", 0, body) == (409, "gone"), what
    laid.post("/pause", 1)  # who is out is not asked any more
    ask = laid.present(2)["ask"]
    assert (ask["waiting"], ask["yours"]) == ([2], True)
    laid.post("/answer", 2, {"ask": ask["id"], "agree": False})
    verdict = finish(laid)
    assert [(each.seat, each.how) for each in verdict.departures] == [(0, "out")]
    over = laid.present(1)["over"]
    assert over["departures"] == hall.get(f"/api/replays/{laid.id}/at/{verdict.steps}?lang=en")["over"]["departures"]
    (told,) = over["departures"]
    assert told["text"] == f"Lark ran out of time after step {told['step']}; a bot decided instead."


def test_the_bot_that_was_agreed_takes_over(hall: Hall) -> None:
    laid = people(hall, {**PER_MATCH, "bot": "greedy"})
    pass_seconds(hall, 601)
    notice(laid)
    assert laid.present(1)["seats"][0]["bot"] == "greedy"


def test_out_of_time_for_one_decision_a_bot_makes_it_and_its_person_goes_on(hall: Hall) -> None:
    laid = people(hall, PER_DECISION)
    pass_seconds(hall, 86_401)
    notice(laid)
    hall.until(lambda: events(laid) == [("out", 0), ("back", 0)])
    assert laid.asked() == [1]
    told = laid.present(0)["seats"][0]
    assert (told["lent"], told["gone"], left(laid, 0)) == (False, "", 86_400)
    while laid.asked() != [0]:
        laid.step()
    laid.act(0)  # it goes on
    finish(laid)
    (told,) = laid.present(1)["over"]["departures"]
    assert told["text"] == f"Lark ran out of time after step {told['step']}; a bot decided instead."


def test_after_two_decisions_in_a_row_the_bot_keeps_the_seat_until_its_person_is_back(hall: Hall) -> None:
    laid = people(hall, PER_DECISION)
    for _ in range(2):
        while laid.asked() != [0]:
            laid.step()
        pass_seconds(hall, 86_401)
        notice(laid)
        hall.until(lambda: laid.table.play.asked() != [0] and not laid.table.queue.unsure)
    assert events(laid) == [("out", 0), ("back", 0), ("out", 0)]
    assert laid.present(0)["seats"][0]["lent"]
    laid.post("/seats/0/back", 0)
    assert not laid.present(0)["seats"][0]["lent"]
    finish(laid)


def test_of_two_who_are_late_each_gets_a_bot(hall: Hall, mini: str, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = people(hall, PER_MATCH, count=2, game=mini)
    while len(laid.asked()) < 2:
        laid.step()
    hall.do(lambda: monkeypatch.setattr(laid.table.bots, "wake", lambda: None))  # nobody plays on for this look
    pass_seconds(hall, 700)
    notice(laid)
    assert events(laid) == [("out", 0), ("out", 1)]


# pauses


def test_a_pause_needs_everybody_and_stops_all_clocks_and_bots(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot(), clocks=PER_MATCH)
    laid.act(0)
    asked = laid.post("/pause", 0)
    assert asked == {"done": False, "ask": laid.present(1)["ask"]["id"]}
    assert laid.post("/pause", 0) == asked
    assert laid.present(1)["ask"]["text"].startswith("Lark would like to pause.")
    pass_seconds(hall, 100)  # to ask stops no clock
    assert laid.post("/answer", 1, {"ask": asked["ask"], "agree": True}) == {"done": True}
    assert laid.present(0)["table"]["clocks"]["paused"]
    pass_seconds(hall, 100_000)
    notice(laid)
    assert (left(laid, 1), clock(laid, 1)["runs"], due(laid)) == (500, False, None)
    for what, body in (("act", {"decision": 1, "do": laid.legal(1)[0]}), ("undo", {"decision": laid.decision(0)})):
        seat = 1 if what == "act" else 0
        assert laid.refused("POST", f"/{what}", seat, body) == (409, "paused"), what
    hall.again()  # a pause outlives a restart
    assert laid.present(0)["table"]["clocks"]["paused"]
    laid.post("/resume", 1)
    assert clock(laid, 1)["runs"]
    assert [event for event, _ in events(laid)] == ["paused", "resumed"]
    assert next(line for line in lines(laid) if "event" in line)["consent"] == [1]
    finish(laid)


def test_a_no_or_who_is_alone_decides_at_once(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    ask = laid.post("/pause", 0)["ask"]
    laid.post("/answer", 2, {"ask": ask, "agree": False})
    assert laid.present(0)["ask"] is None
    assert not laid.present(0)["table"]["clocks"]["paused"]
    ask = laid.post("/pause", 0)["ask"]
    laid.act(0)  # a step lets it stand
    assert laid.present(1)["ask"]["id"] == ask
    alone = hall.lay(person(0), bot(), bot(), clocks=PER_MATCH)
    assert alone.post("/pause", 0) == {"done": True, "ask": None}


def test_bots_wait_in_a_pause(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), bot(), clocks=PER_MATCH)
    laid.post("/pause", 0)
    with closing(sqlite3.connect(hall.file)) as database:
        row = database.execute("SELECT bot_due FROM tables WHERE id = ?", (laid.id,)).fetchone()
    assert row == (0,)
    hall.do(laid.table.bots.wake)
    assert hall.do(lambda: laid.table.bots.busy) is False


# resigning


@pytest.mark.parametrize("clocks", [None, PER_MATCH, PER_DECISION], ids=["none", "match", "decision"])
def test_who_resigns_leaves_the_seat_to_a_bot_and_it_counts(hall: Hall, clocks: Any) -> None:
    laid = people(hall, clocks)
    laid.act(0)
    if clocks:
        laid.post("/pause", 1)  # which nobody is asked any more then
    laid.post("/resign", 1)
    laid.post("/resign", 1)
    assert events(laid) == [("resigned", 1)]
    told = laid.present(0)
    assert (told["seats"][1]["gone"], told["seats"][1]["lent"], told["ask"]) == ("resigned", True, None)
    assert laid.refused("POST", "/seats/1/back", 1) == (409, "gone")
    assert laid.refused("POST", "/seats/1/bot", 1, {"bot": "easy"}) == (409, "gone")
    hall.again()
    assert laid.present(0)["seats"][1]["gone"] == "resigned"
    verdict = finish(laid)
    assert [(each.seat, each.how) for each in verdict.departures] == [(1, "resigned")]
    (told,) = laid.present(0)["over"]["departures"]
    assert told["text"] == f"Fern resigned after step {told['step']}; a bot played on."
    assert laid.refused("POST", "/resign", 0) == (409, "open")


def test_who_resigned_is_not_asked_for_consent_and_others_may_host(hall: Hall) -> None:
    laid = people(hall, None)
    laid.act(0)
    laid.act(1)
    laid.post("/resign", 0)
    laid.post("/ask", 1, {"decision": laid.decision(1), "step": laid.present(1)["undo"]["step"]})
    assert laid.present(1)["you"]["host"]
    ask = laid.present(1)["ask"]
    assert ask is None or ask["waiting"] == [2]


def test_a_record_with_who_resigned_goes_on_at_another_table(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    laid.act(0)
    laid.post("/resign", 1)
    plain = lines(laid)
    bare = {**plain[0], "seal": None}
    del bare["words"]
    record = Record()
    for line in [bare, *plain[1:]]:
        record.add({key: value for key, value in line.items() if key != "h"})
    made = hall.call("POST", "/api/records", None, content=record.text()).json()
    other = Laid(hall, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]}, {}, "")
    told = other.present(0)
    assert told["table"]["clocks"] is None
    assert told["seats"][1]["kind"] == "bot"


# lending


def test_at_a_table_with_clocks_nobody_lends_anothers_seat(make_hall: MakeHall) -> None:
    hall = make_hall(away_seconds=0.0)
    laid = people(hall, PER_DECISION)
    assert not laid.present(0)["seats"][1]["lendable"]
    assert laid.refused("POST", "/seats/1/bot", 0, {"bot": "random"}) == (409, "clocks")


def test_who_takes_the_place_of_a_bot_has_a_whole_clock(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), person(2), clocks=PER_MATCH)
    link = laid.post("/seats/1/open", 0)["link"]
    laid.invitations[1] = link.partition("#sit=")[2]
    pass_seconds(hall, 100)
    laid.sit(1)
    assert events(laid) == [("back", 1)]
    laid.act(0)
    assert (laid.asked(), left(laid, 1), clock(laid, 1)["runs"]) == ([1], 600, True)
    finish(laid)


# servers


def test_a_restart_a_sleep_and_a_clock_that_is_set_eat_nobodys_time(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = make_hall()
    laid = people(hall, PER_MATCH)
    pass_seconds(hall, 100)
    assert left(laid, 0) == 500
    right, steady = time.time, time.monotonic
    for jump in (-50_000, 500_000):
        hall.close()
        monkeypatch.setattr(time, "time", lambda jump=jump: right() + jump)
        hall.open()
        assert left(laid, 0) == 500, "a server that did not run counted"
    monkeypatch.setattr(time, "monotonic", lambda: steady() + 4000)  # it slept
    assert left(laid, 0) == 500
    laid.act(0)
    finish(laid)


def test_a_server_that_was_killed_gives_back_a_minute_at_most_and_the_record_stays_true(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = people(hall, PER_MATCH)
    pass_seconds(hall, 100)
    laid.act(0)
    with closing(sqlite3.connect(hall.file)) as database:
        kept = database.execute("SELECT ran FROM vivant_clock").fetchone()
    hall.close()
    with closing(sqlite3.connect(hall.file)) as database, database:
        database.execute(
            "UPDATE vivant_clock SET ran = ?", kept
        )  # as it was before, for nothing was written at the end
    hall.open()
    assert [left(laid, seat) for seat in range(3)] == [510, 600, 600]
    pass_seconds(hall, 50)
    laid.act(1)
    assert left(laid, 1) in (610, 560)
    finish(laid)


def unload(hall: Hall) -> None:
    for table in list(hall.tables.loaded.values()):
        del hall.tables.loaded[table.id]
        hall.wait(table.stop())


def test_a_table_that_nobody_looks_at_notices_who_is_late(make_hall: MakeHall) -> None:
    hall = make_hall()
    late, other = people(hall, PER_MATCH), people(hall, PER_DECISION)
    plain = people(hall, None)
    unload(hall)
    pass_seconds(hall, 500)
    hall.wait(hall.tables.sweep())
    assert hall.tables.loaded == {}  # nothing is due
    pass_seconds(hall, 101)
    hall.wait(hall.tables.sweep())
    assert set(hall.tables.loaded) == {late.id}
    hall.until(lambda: events(late) == [("out", 0)])
    unload(hall)
    assert events(other) == events(plain) == []


def test_a_server_that_starts_notices_who_is_late(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = people(hall, PER_MATCH)
    hall.close()
    with closing(sqlite3.connect(hall.file)) as database, database:
        database.execute("UPDATE vivant_clock SET ran = ran + 700")
    hall.open()
    hall.until(lambda: ("out", 0) in events(laid))


def test_the_timer_of_a_table_fires_by_itself(hall: Hall) -> None:
    laid = people(hall, {**PER_MATCH, "seconds": 10})
    pass_seconds(hall, 9.9)
    hall.do(laid.table.clocks.wake)
    hall.until(lambda: ("out", 0) in events(laid))


def test_a_timer_that_fires_early_is_set_again(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    notice(laid)
    assert events(laid) == []
    timer = hall.do(lambda: laid.table.clocks._timer)
    assert timer is not None
    assert not timer.cancelled()


def test_the_next_match_of_the_same_people_has_the_same_clocks(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    finish(laid)
    made = laid.post("/again", 0)
    other = Laid(hall, made["table"], {0: made["token"]}, {}, "")
    assert other.present(0)["table"]["clocks"]["seconds"] == 600


def test_a_lesson_has_no_clock(hall: Hall) -> None:
    body = {"game": "vivo", "lesson": "first", "clocks": PER_MATCH, "seats": [person(0)]}
    assert refusal(hall.call("POST", "/api/tables", None, body)) == (422, "setup")


def test_a_reader_who_comes_back_is_told_nothing_new_while_only_time_has_passed(hall: Hall) -> None:
    laid = people(hall, PER_MATCH)
    first = laid.subscribe(0)
    number = json.loads(first.take()[-1])["number"]
    first.close()
    pass_seconds(hall, 30)
    laid.present(1)
    second = laid.subscribe(0, after=number)
    (told,) = second.take()
    assert json.loads(told) == {"number": number, "whole": False}
    second.close()


def test_an_older_database_learns_of_clocks_and_its_matches_go_on_without(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = people(hall, None)
    laid.act(0)
    hall.close()
    with closing(sqlite3.connect(hall.file)) as database, database:
        database.execute("DROP TABLE clocks")
        database.execute("ALTER TABLE vivant_clock DROP COLUMN ran")
    engine = create_engine(f"sqlite:///{hall.file}")
    with engine.begin() as connection:
        schema._clocks(connection)  # that step alone, whatever comes after it
    engine.dispose()
    hall.open()
    laid.act(1)
    assert people(hall, PER_MATCH).present(0)["seats"][0]["clock"]["runs"]
