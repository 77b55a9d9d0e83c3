"""Sitting down: invitations serve once, tokens hold one seat of one table, and the host has powers and no more."""

from __future__ import annotations

import json
import re
import time
from urllib.parse import urlsplit

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, HOME, Hall, bot, fragment, person, refusal
from vivant.table.keys import MOST_CARRIED, MOST_WATCHED


def test_a_preview_spends_nothing_and_sitting_down_spends_it(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, person(2))
    given = laid.invitations[1]
    offer = {
        "seat": 1,
        "players": 3,
        "places": 1,
        "table": "Sunday",
        "title": "Vivo",
        "game": "vivo",
        "by": "Lark",
        "carry": False,
        "name": "",
        "notice": "",
        "house_rules": laid.present(0)["table"]["house_rules"],
        "rules": laid.present(0)["table"]["rules"],
        "about": True,
        "clocks": "",
    }
    assert {"text": "Rounds: 1 (standard: 2)", "rule": ""} in offer["house_rules"]
    for _ in range(3):
        assert hall.get(f"{laid.path}/invitation", given) == offer
    assert laid.present(0)["table"]["state"] == "open"
    laid.sit(1, word="moss")
    assert laid.present(1)["table"]["words"] == ["", "moss", ""]
    assert laid.present(0)["table"]["state"] == "playing"
    assert refusal(hall.call("GET", f"{laid.path}/invitation", given)) == (401, "token")
    assert refusal(hall.call("POST", f"{laid.path}/sit", given, {"name": "Ada"})) == (401, "token")


def test_of_two_who_sit_down_at_once_one_sits(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, person(2))
    calls = [
        hall.send("POST", f"{laid.path}/sit", laid.invitations[1], {"name": name}) for name in ("Ada", "Bo", "Cy", "Di")
    ]
    answers = hall.together(*calls)
    assert sorted(answer.status_code for answer in answers) == [201, 401, 401, 401]
    [seated] = [answer.json() for answer in answers if answer.status_code == 201]
    assert laid.present(0)["seats"][1]["name"] == seated["name"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": ""}, 422, "name"),
        ({"name": "  "}, 422, "name"),
        ({"name": "x" * 41}, 422, "name"),
        ({"name": "x" * 500}, 422, "form"),
        ({"name": "a\x00b"}, 422, "name"),
        ({"name": "bot:greedy"}, 422, "name"),
        ({"name": "Lark\u202e"}, 422, "name"),
        ({"name": "LARK"}, 409, "name-taken"),
        ({"name": "Ada", "word": "w" * 61}, 422, "word"),
        ({"name": "Ada", "word": "a\nb"}, 422, "word"),
        ({"name": "Ada", "colour": "red"}, 422, "form"),
        ({"name": 7}, 422, "form"),
    ],
)
def test_a_refused_name_or_word_leaves_the_place_free(
    hall: Hall, body: dict[str, object], status: int, code: str
) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    before = laid.present(0)["seats"]
    assert refusal(hall.call("POST", f"{laid.path}/sit", laid.invitations[1], body)) == (status, code)
    assert laid.present(0)["seats"] == before
    laid.sit(1)


def test_a_token_holds_one_seat_of_one_table(hall: Hall) -> None:
    laid, other = (hall.lay(person(0), person(1), FRIEND) for _ in range(2))
    for one in (laid, other):
        one.sit(2)
    for token in ("", "x", "é", laid.id, other.tokens[0], laid.watch[:-1], "x" * 5000):
        sent = hall.call("GET", laid.path, headers={"Authorization": f"Bearer {token}".encode()})
        assert refusal(sent) == (401, "token")
        assert sent.headers["www-authenticate"] == "Bearer"
    assert refusal(hall.call("GET", laid.path)) == (401, "token")
    basic = hall.call("GET", laid.path, headers={"Authorization": f"Basic {laid.tokens[0]}"})
    assert refusal(basic) == (401, "token")
    # the seat that a token holds acts, whatever one might wish
    card = laid.legal(0)[0]
    assert refusal(hall.call("POST", f"{laid.path}/act", laid.tokens[1], {"decision": 1, "do": card})) == (409, "turn")
    for token in (laid.watch, other.tokens[0]):
        for what, body in (
            ("act", {"decision": 1, "do": card}),
            ("undo", {"decision": 1}),
            ("chat", {"text": "hello"}),
            ("seats/1/bot", {"bot": "random"}),
            ("token", {}),
            ("carry", {}),
        ):
            assert refusal(hall.call("POST", f"{laid.path}/{what}", token, body)) == (401, "token"), what
        assert refusal(hall.call("GET", f"{laid.path}/why?do={card}", token)) == (401, "token")
    assert laid.decision(0) == laid.decision(1) == 1
    assert laid.present(-1)["you"] == {"seat": -1, "host": False, "decision": 0, "asked": False}


def test_renewing_ends_all_other_tokens_and_their_streams(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    code = fragment(laid.post("/carry", 0)["link"])
    second = hall.post(f"{laid.path}/sit", fragment(laid.post("/carry", 0)["link"]))["token"]
    assert hall.get(laid.path, second)["you"]["seat"] == 0
    mine, others = laid.subscribe(0), laid.subscribe(1)
    lost = laid.post("/token", 0)["token"]
    assert hall.get(laid.path, second)["you"]["seat"] == 0  # its answer may be lost on the way
    assert not mine.reader.subscriber.closed
    new = laid.post("/token", 0)["token"]
    assert hall.get(laid.path, new)["you"]["seat"] == 0
    for old in (laid.tokens[0], second, lost):
        assert refusal(hall.call("GET", laid.path, old)) == (401, "token")
    assert refusal(hall.call("POST", f"{laid.path}/sit", code, {})) == (401, "token")
    assert hall.get(laid.path, new)["you"]["seat"] == 0
    assert mine.reader.subscriber.closed
    assert not others.reader.subscriber.closed
    hall.again()
    for old in (laid.tokens[0], second, lost):
        assert refusal(hall.call("GET", laid.path, old)) == (401, "token")
    assert hall.get(laid.path, new)["you"]["seat"] == 0


def test_a_renewed_token_whose_answer_was_lost_outlives_a_restart(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = hall.lay(person(0), person(1), person(2))
    new = laid.post("/token", 0)["token"]
    hall.again()
    assert laid.present(0)["you"]["seat"] == 0
    assert laid.act(0)["decision"] == 2
    assert hall.get(laid.path, new)["you"]["seat"] == 0
    assert laid.refused("GET", "", 0) == (401, "token")


def test_a_dismissed_stream_cannot_turn_to_another_shape(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    reading = laid.subscribe(0)
    hall.get(laid.path, laid.post("/token", 0)["token"])
    hall.do(lambda: reading.reader.turn(type(reading.reader.viewer)(0, "fr", "none")))
    assert reading.reader.subscriber.closed


def test_a_seat_is_carried_to_another_device(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), FRIEND)
    link = laid.post("/carry", 1)
    assert link["local"]
    assert "--host 0.0.0.0" in link["hint"]
    assert link["qr"].startswith("<svg")
    code = fragment(link["link"])
    offer = hall.get(f"{laid.path}/invitation", code)
    assert (offer["carry"], offer["name"], offer["seat"]) == (True, "Fern", 1)
    seated = hall.post(f"{laid.path}/sit", code)
    assert (seated["seat"], seated["name"]) == (1, "Fern")
    assert refusal(hall.call("POST", f"{laid.path}/sit", code, {})) == (401, "token")
    for token in (seated["token"], laid.tokens[1]):  # both devices hold the seat
        assert hall.get(laid.path, token)["you"]["seat"] == 1


def test_only_the_host_fills_empty_places(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), FRIEND)
    for what, body in (("invite", {}), ("bot", {"bot": "random"}), ("open", {})):
        assert laid.refused("POST", f"/seats/2/{what}", 1, body) == (403, "host")
    old = laid.invitations[2]
    laid.invitations[2] = fragment(laid.post("/seats/2/invite", 0)["link"])
    assert refusal(hall.call("POST", f"{laid.path}/sit", old, {"name": "Ada"})) == (401, "token")  # the newest counts
    assert laid.refused("POST", "/seats/1/invite", 0) == (409, "taken")
    for seat in (-1, 3, 10**30):
        assert laid.refused("POST", f"/seats/{seat}/invite", 0) == (404, "seat")
    assert laid.refused("POST", "/seats/x/invite", 0) == (422, "form")
    assert laid.refused("POST", "/seats/2/bot", 0, {"bot": "nobody"})[0] == 422
    laid.post("/seats/2/bot", 0, {"bot": "random"})
    assert refusal(hall.call("POST", f"{laid.path}/sit", laid.invitations[2], {"name": "Ada"})) == (401, "token")
    assert laid.present(0)["table"]["state"] == "playing"


def test_when_the_host_is_gone_anybody_may_do_what_the_host_may(make_hall: MakeHall) -> None:
    hall = make_hall(host_gone_seconds=0.2, away_seconds=0.2)
    laid = hall.lay(person(0), person(1), FRIEND)
    host, guest = laid.subscribe(0), laid.subscribe(1)
    hall.until(lambda: not laid.table.queue.unsure)
    time.sleep(0.3)
    assert laid.refused("POST", "/seats/2/invite", 1) == (403, "host")  # the host looks on, however long it takes
    guest.take()
    host.close()
    assert laid.refused("POST", "/seats/2/invite", 1) == (403, "host")
    hall.until(lambda: laid.table.seats.may_host(1), 5)
    hall.until(lambda: any('"host":true' in text for _, text in guest.reader.subscriber.waiting), 5)  # and is told so
    laid.invitations[2] = fragment(laid.post("/seats/2/invite", 1)["link"])
    laid.sit(2)
    assert laid.refused("POST", "/seats/1/bot", 2, {"bot": "random"}) == (409, "here")
    laid.post("/seats/0/bot", 2, {"bot": "random"})  # the host itself is absent: its seat may be lent
    hall.until(lambda: laid.table.play.asked() == [1])
    assert laid.present(1)["seats"][0]["lent"]
    laid.subscribe(0)
    assert laid.refused("POST", "/seats/2/bot", 1, {"bot": "random"}) == (403, "host")


def test_somebody_who_just_sat_down_is_not_gone_for_long(make_hall: MakeHall) -> None:
    hall = make_hall(host_gone_seconds=60.0)
    laid = hall.lay(FRIEND, FRIEND, FRIEND)
    for seat in laid.table.seats:
        seat.gone_since = time.monotonic() - 100.0
    laid.sit(1)  # where there is no host, the first who sits down is it
    laid.sit(0)
    assert laid.refused("POST", "/seats/2/invite", 0) == (403, "host")
    assert laid.present(1)["you"]["host"]


def test_a_seat_is_lent_to_a_bot_and_taken_back(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    laid.subscribe(1)
    assert laid.refused("POST", "/seats/1/bot", 2, {"bot": "random"}) == (403, "host")
    assert laid.refused("POST", "/seats/1/bot", 0, {"bot": "random"}) == (409, "here")
    laid.post("/seats/1/bot", 1, {"bot": "random"})  # one's own, even while one looks on
    laid.act(0)
    hall.until(lambda: laid.table.play.asked() == [2])  # the bot has played
    seat = laid.present(0)["seats"][1]
    assert (seat["kind"], seat["lent"], seat["name"], seat["bot"]) == ("person", True, "Fern", "random")
    assert laid.refused("POST", "/act", 1, {"decision": laid.decision(1), "do": "r1"}) == (409, "lent")
    assert laid.refused("POST", "/undo", 1, {"decision": laid.decision(1)}) == (409, "lent")
    assert laid.refused("POST", "/seats/1/back", 0) == (403, "seat")
    laid.post("/seats/1/back", 1)
    assert laid.refused("POST", "/seats/1/back", 1) == (409, "not-lent")
    laid.finish()
    assert laid.present(1)["table"]["state"] == "over"


def test_an_absent_seat_is_lent_by_the_host_after_a_time_that_all_are_told(make_hall: MakeHall) -> None:
    hall = make_hall(away_seconds=1.0)
    laid = hall.lay(person(0), person(1), person(2))
    guest, third = laid.subscribe(1), laid.subscribe(2)
    guest.close()
    third.take()
    assert not laid.present(0)["seats"][1]["lendable"]
    assert laid.refused("POST", "/seats/1/bot", 0, {"bot": "random"}) == (409, "here")
    hall.until(lambda: any('"lendable":true' in text for _, text in third.reader.subscriber.waiting), 5)
    laid.post("/seats/1/bot", 0, {"bot": "random"})
    laid.act(0)
    hall.until(lambda: laid.table.play.asked() == [2])
    hall.again()
    assert laid.present(0)["seats"][1]["lent"]
    laid.post("/seats/1/back", 1)
    assert not laid.present(0)["seats"][1]["lent"]


def test_no_seat_is_lent_before_the_match(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), FRIEND)
    assert laid.refused("POST", "/seats/0/bot", 0, {"bot": "random"}) == (409, "open")


def test_a_bot_gives_its_place_to_a_friend_and_plays_until_then(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), person(2))
    laid.invitations[1] = fragment(laid.post("/seats/1/open", 0)["link"])
    assert laid.refused("POST", "/seats/1/open", 0) == (409, "not-bot")
    assert laid.refused("POST", "/seats/2/open", 0) == (409, "not-bot")
    seat = laid.present(0)["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("empty", "random")
    follower = laid.subscribe(0)
    follower.take()
    laid.act(0)
    hall.until(lambda: laid.table.play.asked() == [2])
    laid.sit(1, "Ada", "too late")
    seat = laid.present(0)["seats"][1]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("person", None, "Ada")
    assert laid.present(0)["table"]["words"] == ["", "", ""]  # words are fixed from the start on
    laid.finish()
    assert laid.present(1)["over"]


def test_a_bot_gets_up_before_the_match(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), FRIEND)
    laid.invitations[1] = fragment(laid.post("/seats/1/open", 0)["link"])
    laid.sit(1)
    laid.sit(2)
    assert [seat["kind"] for seat in laid.present(0)["seats"]] == ["person"] * 3


def test_words_are_changed_before_the_match_and_told_from_its_start(hall: Hall) -> None:
    laid = hall.lay(person(0, "plum"), person(1), FRIEND)
    laid.post("/word", 1, {"word": "moss"})
    assert laid.refused("POST", "/word", 1, {"word": "w" * 61}) == (422, "word")
    assert (laid.present(0)["table"]["words"], laid.present(1)["you"]["word"]) == (None, "moss")
    assert "moss" not in json.dumps(laid.present(0))
    laid.sit(2, word="fog")
    assert laid.present(0)["table"]["words"] == ["plum", "moss", "fog"]
    assert laid.refused("POST", "/word", 1, {"word": "late"}) == (409, "playing")


def test_the_same_people_play_again(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot())
    assert laid.refused("POST", "/again", 0) == (409, "playing")
    while hall.do(lambda: laid.table.play.state) == "playing":
        hall.until(lambda: laid.table.play.state == "over" or laid.table.play.asked()[0] < 2)
        if hall.do(lambda: laid.table.play.state) == "playing":
            laid.step()
    answers = hall.together(*(hall.send("POST", f"{laid.path}/again", laid.tokens[seat]) for seat in (0, 1)))
    assert [answer.status_code for answer in answers] == [201, 201]
    told = [answer.json() for answer in answers]
    assert told[0]["table"] == told[1]["table"] == laid.present(0)["table"]["again"]
    path = f"/api/tables/{told[0]['table']}"
    for answer in told:
        assert hall.get(path, answer["token"])["you"]["seat"] == answer["seat"]
    new = hall.get(path, told[0]["token"])
    assert (new["table"]["state"], [seat["kind"] for seat in new["seats"]]) == ("playing", ["person", "person", "bot"])
    more = laid.post("/again", 1)  # the answer was lost and it is sent once more
    assert hall.get(path, more["token"])["you"]["seat"] == 1


def test_a_place_at_the_next_table_says_for_whom_it_is_kept(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.finish()
    made = laid.post("/again", 0)
    path = f"/api/tables/{made['table']}"

    def kept() -> list[str]:
        found: list[str] = [seat["kept"] for seat in hall.get(path, made["token"])["seats"]]
        return found

    assert kept() == ["", "Fern", "Zoë"]
    hall.again()
    assert kept() == ["", "Fern", "Zoë"]
    token = fragment(hall.post(f"{path}/seats/1/invite", made["token"])["link"])
    late = hall.call("POST", f"{path}/sit", token, {"name": "zoë"})
    assert refusal(late) == (409, "name-taken")  # or Zoë could not come any more
    laid.post("/again", 1)
    assert kept() == ["", "", "Zoë"]
    hall.post(f"{path}/seats/2/bot", made["token"], {"bot": "random"})
    assert kept() == ["", "", ""]
    assert refusal(hall.call("POST", f"{laid.path}/again", laid.tokens[2], {})) == (409, "taken")


def test_neither_store_nor_addresses_hold_a_token(make_hall: MakeHall, caplog: pytest.LogCaptureFixture) -> None:
    hall = make_hall()
    laid = hall.lay(person(0), FRIEND, FRIEND)
    asked: list[str] = []
    links = [laid.post("/carry", 0)["link"], laid.post("/seats/1/invite", 0)["link"], laid.get("/watch", 0)["link"]]
    links += [one["link"] for one in laid.made["invitations"]] + [laid.made["watch"]]
    laid.invitations[1] = fragment(links[1])
    tokens = [*laid.tokens.values(), *laid.invitations.values(), laid.watch, *map(fragment, links)]
    tokens += [laid.sit(1), laid.sit(2), laid.post("/token", 2)["token"]]
    for link in links:
        parts = urlsplit(link)
        assert link.startswith(HOME)
        assert re.fullmatch(r"(sit|watch|carry)=[\w-]{32}", parts.fragment)
        asked.append(parts.path + parts.query)
    hall.close()
    kept = b"".join(path.read_bytes() for path in hall.file.parent.iterdir())
    assert laid.id.encode() in kept
    for token in tokens:
        assert len(token) == 32
        assert token.encode() not in kept
        assert token not in caplog.text
        assert not any(token in path for path in asked)


def test_links_given_out_without_end_end_the_oldest(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    codes = [fragment(laid.post("/carry", 0)["link"]) for _ in range(MOST_CARRIED + 2)]
    assert refusal(hall.call("POST", f"{laid.path}/sit", codes[0], {})) == (401, "token")
    hall.post(f"{laid.path}/sit", codes[-1])
    assert hall.do(lambda: len(laid.table.keys)) < MOST_CARRIED + 10


def test_links_for_spectators_last_as_long_as_the_table(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    links = [fragment(laid.get("/watch", 0)["link"]) for _ in range(MOST_WATCHED - 1)]  # one came with the table
    assert laid.refused("GET", "/watch", 1) == (409, "links")
    for token in (laid.watch, links[0], links[-1]):
        assert hall.get(laid.path, token)["you"]["seat"] == -1


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"players": 9, "seats": [person(0)] * 9}, "setup"),
        ({"seats": [person(0), person(1)]}, "seats"),
        ({"seats": [person(0)] * 3}, "seats"),
        ({"seats": [person(0), person(1), {"kind": "here", "name": "fern"}]}, "name-taken"),
        ({"seats": [person(0), person(1), {"kind": "bot", "bot": "x"}]}, "setup"),
        ({"seats": [person(0), person(1), {"kind": "dog"}]}, "form"),
        ({"game": "chess"}, "setup"),
        ({"options": {"first": 17}}, "setup"),
        ({"options": {"no\x00such": 1}}, "setup"),
        ({"options": {"first": 10**400}}, "setup"),
        ({"edition": "x"}, "setup"),
        ({"edition": "a = " + "[" * 9000}, "setup"),
        ({"pace": "slow"}, "pace"),
        ({"name": "x" * 61}, "name"),
        ({"name": "a\x00b"}, "name"),
        ({"players": "3"}, "form"),
        ({"\ud800": 1}, "form"),
        ({"name": "\ud800"}, "form"),
    ],
)
def test_a_table_that_cannot_be_is_refused(hall: Hall, more: dict[str, object], code: str) -> None:
    body = {"game": "vivo", "players": 3, "seats": [person(0), person(1), person(2)], **more}
    assert refusal(hall.call("POST", "/api/tables", None, body))[1] == code
