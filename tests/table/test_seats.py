"""Seats by themselves: who sits, hosts, and lends a seat; and what people say there."""

from __future__ import annotations

import pytest

from tests.table.hall import refusal_code
from vivant.table.chat import Chat
from vivant.table.seats import BOT, EMPTY, PERSON, Seats
from vivant.table.settings import Settings
from vivant.table.store import Change

SETTINGS = Settings(db="")


def seats_of(*kinds: str, host: int = 0) -> Seats:
    seats = Seats("t", host_gone_seconds=300.0, away_seconds=120.0)
    rows = [
        {
            "seat": n,
            "kind": kind,
            "name": f"P{n}" if kind == PERSON else "",
            "bot": "easy" if kind == BOT else None,
            "word": "",
        }
        for n, kind in enumerate(kinds)
    ]
    seats.restore(rows, host)
    return seats


def test_a_person_sits_down_under_a_name_of_their_own() -> None:
    seats, change = seats_of(PERSON, EMPTY), Change()
    assert not seats.full
    assert refusal_code(lambda: seats.sit_down(change, 1, "p0", "", False)) == "name-taken"
    assert refusal_code(lambda: seats.sit_down(change, 1, "Fern", "x" * 61, False)) == "word"
    assert (seats[1].kind, change.statements) == (EMPTY, [])
    seats.sit_down(change, 1, " Fern ", "moss", False)
    assert (seats[1].name, seats[1].word, seats.full) == ("Fern", "moss", True)
    assert change.statements


def test_the_first_person_is_the_host_and_nobody_else_while_they_are_there() -> None:
    seats, change = seats_of(EMPTY, EMPTY, host=-1), Change()
    seats.sit_down(change, 1, "Fern", "", False)
    assert seats.host == 1
    assert seats.may_host(1)
    assert refusal_code(lambda: seats.check_host(0)) == "host"
    assert seats[1].gone_since is not None
    seats[1].gone_since -= 301
    assert seats.may_host(0)


def test_a_lent_seat_decides_nothing_until_it_is_taken_back() -> None:
    seats, change = seats_of(PERSON, PERSON), Change()
    seats.seat_bot(change, 1, "easy")
    assert seats[1].lent
    assert seats.people() == {0, 1}  # a bot decides, the person is asked
    assert refusal_code(lambda: seats.check_own(1)) == "lent"
    seats.take_back(change, 1)
    seats.check_own(1)


def test_a_seat_may_be_lent_by_others_when_its_person_has_been_away_for_a_while() -> None:
    seats, now = seats_of(PERSON, PERSON, BOT), 1000.0
    seats.clock = lambda: now
    assert seats.came(1)
    assert not seats.came(1)
    assert not seats.left(1)
    assert (refusal_code(lambda: seats.check_away(1)), seats.may_lend(1)) == ("here", False)
    assert seats.left(1)
    now += 119
    assert (refusal_code(lambda: seats.check_away(1)), seats.may_lend(1)) == ("here", False)
    seats.note_call(1)  # who calls without following is there, too
    now += 119
    assert not seats.may_lend(1)
    now += 1
    seats.check_away(1)
    assert seats.may_lend(1)
    assert not seats.may_lend(2)  # a bot's own


@pytest.mark.parametrize("playing", [False, True])
def test_a_bot_holds_an_opened_place_once_the_match_is_on(playing: bool) -> None:
    seats = seats_of(PERSON, BOT)
    seats.open_place(Change(), 1, playing)
    assert (seats[1].kind, seats[1].played_by_bot) == (EMPTY, playing)
    assert refusal_code(lambda: seats.place(2)) == refusal_code(lambda: seats.place(-1)) == "seat"


def test_who_reads_goes_on_reading_when_the_seats_are_read_again() -> None:
    seats = seats_of(PERSON)
    seats[0].readers, seats[0].gone_since = 2, None
    seats.restore([{"seat": 0, "kind": PERSON, "name": "New", "bot": None, "word": ""}], 0)
    assert (seats[0].name, seats[0].readers, seats[0].gone_since) == ("New", 2, None)


def test_a_chat_keeps_plain_short_lines() -> None:
    chat, change = Chat("t", SETTINGS, 2), Change()
    assert chat.say(change, 0, "Lark", " a\tb\n c ") == 1
    assert chat.lines[0]["text"] == "a b c"
    for text in ("", " \n", "x" * (SETTINGS.chat_length + 1)):
        assert refusal_code(lambda text=text: chat.say(change, 0, "Lark", text)) == "chat"  # type: ignore[misc]
