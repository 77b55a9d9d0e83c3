"""What strangers, lost answers and crowds may not do to a seat."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.hall import FRIEND, Hall, Laid, bot, person


def fragment(link: str) -> str:
    return link.split("=", 1)[1]


def play_out(laid: Laid) -> None:
    """Everybody lends the seat to a bot."""
    for seat in laid.tokens:
        laid.post(f"/seats/{seat}/bot", seat, {"bot": "random"})
    laid.hall.until(lambda: laid.table.play.state == "over")


def test_an_invitation_left_over_opens_no_finished_table(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot())
    invitation = fragment(laid.post("/seats/2/open", 0)["link"])
    laid.post("/seats/2/bot", 0, {"bot": "random"})
    again = fragment(laid.post("/seats/2/open", 0)["link"])
    play_out(laid)
    for token in (invitation, again):
        told = hall.call("POST", f"{laid.path}/sit", token, {"name": "Mallory"})
        assert told.status_code in (401, 409)


def test_the_next_table_knows_people_by_their_seat_and_not_by_their_name(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot())
    play_out(laid)
    first = laid.post("/again", 0)
    next_path = f"/api/tables/{first['table']}"
    link = hall.post(f"{next_path}/seats/1/invite", first["token"])["link"]
    hall.post(f"{next_path}/sit", fragment(link), {"name": "Fern"})  # another Fern than the one who sat there
    assert laid.refused("POST", "/again", 1) == (409, "taken")


def test_asked_again_the_same_person_gets_the_same_place(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot())
    play_out(laid)
    answers = [laid.post("/again", seat) for seat in (0, 0, 1, 1)]
    assert len({answer["table"] for answer in answers}) == 1
    assert [answer["seat"] for answer in answers] == [0, 0, 1, 1]


def test_a_crowd_makes_one_next_table(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), bot())
    play_out(laid)
    tables = len(hall.tables.loaded)
    answers = hall.together(*(hall.send("POST", f"{laid.path}/again", laid.tokens[0]) for _ in range(12)))
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert len(hall.tables.loaded) == tables + 1


def test_a_lost_answer_to_sitting_down_locks_nobody_out(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, FRIEND)
    invitation = laid.invitations[1]
    first = hall.post(f"{laid.path}/sit", invitation, {"name": "Fern"})
    assert hall.call("POST", f"{laid.path}/sit", invitation, {"name": "Mallory"}).status_code == 401
    second = hall.post(f"{laid.path}/sit", invitation, {"name": "Fern"})
    assert hall.call("GET", laid.path, first["token"]).status_code == 401  # the lost one has ended
    assert hall.call("GET", laid.path, second["token"]).status_code == 200
    # Now it is known to have arrived, and the invitation has served for good.
    assert hall.call("POST", f"{laid.path}/sit", invitation, {"name": "Fern"}).status_code == 401


def test_numbers_of_requests_go_on_from_the_clock(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    assert laid.table.consent._last > 1_000_000_000  # so that after a restart an old yes agrees to nothing new


@pytest.mark.parametrize("way", ["lend", "answer"])
def test_to_lend_the_seat_is_no_answer_to_a_request(hall: Hall, way: str) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    laid.step()
    laid.step()
    asker = laid.table.play.match._timeline.steps[-2].who if laid.table.play.match else 0
    others = [seat for seat in range(3) if seat != asker]
    step = laid.table.play.match.last_step_of(asker).n  # type: ignore[union-attr]
    decision = laid.table.play.decisions.numbers[asker]
    ask = laid.post("/ask", asker, {"decision": decision, "step": step})["ask"]
    laid.post("/answer", others[0], {"ask": ask, "agree": True})
    if way == "lend":
        laid.post(f"/seats/{others[1]}/bot", others[1], {"bot": "random"})
    else:
        laid.post("/answer", others[1], {"ask": ask, "agree": True})
    record = [json.loads(line) for line in hall.do(lambda: laid.table.play.playing.record_lines())]
    assert any("undo" in line for line in record) == (way == "answer")


def test_data_tells_scores_and_requests(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    for _ in range(4):
        laid.step()

    def scores(shape: str) -> list[Any]:
        return [seat["score"] for seat in hall.get(f"{laid.path}?shape={shape}", laid.tokens[0])["seats"]]

    assert scores("data") == scores("none")
    assert "ask" in hall.get(f"{laid.path}?shape=data", laid.tokens[0])


def test_an_endless_body_is_refused_on_the_short_way_too(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))

    async def body() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    told = hall.call(
        "POST", f"{laid.path}/act", laid.tokens[0], content=body(), headers={"Content-Type": "application/json"}
    )
    assert (told.status_code, told.json()["code"]) == (413, "large")
