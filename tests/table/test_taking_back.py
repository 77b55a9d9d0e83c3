"""Taking back: one's own last step alone; more with the yes of every other person, and bots always agree."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import Hall, Laid, bot, fragment, person
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids
from vivant.engine.state import SPECTATOR
from vivant.engine.verify import verify


def three(hall: Hall) -> Laid:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    for _ in range(4):
        laid.step()
    return laid


def ask(laid: Laid, seat: int, step: int) -> Any:
    return laid.post("/ask", seat, {"decision": laid.decision(seat), "step": step})


def steps(laid: Laid) -> list[dict[str, Any]]:
    def read() -> list[dict[str, Any]]:
        assert laid.table.play.match is not None
        return [json.loads(line) for line in laid.table.play.match.record_lines()]

    return laid.hall.do(read)


def label_of(laid: Laid, text: str) -> str:
    game = laid.table.game
    return game.book.words("en").say(game.label(game.new(), 0, game.parse(text)))


def first_action(laid: Laid) -> dict[str, Any]:
    return next(line for line in steps(laid) if isinstance(line.get("who"), int))


def test_everybody_has_to_agree_and_the_record_says_who_did(hall: Hall) -> None:
    laid = three(hall)
    action = first_action(laid)
    numbers = [laid.decision(seat) for seat in range(3)]
    asked = ask(laid, 1, action["n"])["ask"]
    shown = [laid.present(seat)["ask"] for seat in (0, 1, 2, -1)]
    assert [one["yours"] for one in shown] == [True, False, True, False]
    asks = f"would like to undo step {action['n']} and everything after it."
    assert shown[0]["text"] == f"Fern {asks} It was: {label_of(laid, action['do'])}"  # to who played it
    assert shown[1]["text"] == f"You {asks.replace('asks', 'ask')}"  # to nobody else: that trick is face down
    assert shown[2]["text"] == f"Fern {asks}"
    assert laid.present(0, "fr")["ask"]["text"] != shown[0]["text"]
    assert (shown[0]["by"], shown[0]["step"], shown[0]["waiting"]) == (1, action["n"], [0, 2])
    assert laid.post("/answer", 2, {"ask": asked, "agree": True}) == {"done": False}
    assert laid.present(0)["ask"]["waiting"] == [0]
    assert laid.refused("POST", "/answer", 2, {"ask": asked, "agree": True}) == (409, "ask")
    assert laid.refused("POST", "/answer", 1, {"ask": asked, "agree": True}) == (409, "ask")
    assert laid.post("/answer", 0, {"ask": asked, "agree": True}) == {"done": True}
    last = steps(laid)[-1]
    assert (last["who"], last["undo"], last["consent"]) == (1, action["n"], [0, 2])
    assert laid.asked() == [0]
    assert laid.present(0)["ask"] is None
    assert all(laid.decision(seat) > numbers[seat] for seat in range(3))


def test_what_lies_open_is_named_to_everybody_as_their_log_tells_it(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    played = laid.act(0)["step"]
    laid.act(1)
    ask(laid, 0, played)
    line = next(entry for entry in laid.present(2)["log"] if entry["n"] == played)["lines"][0]["text"]
    asks = f"to undo step {played} and everything after it. It was:"
    assert laid.present(2)["ask"]["text"] == f"Lark would like {asks} {line}"
    assert laid.present(0)["ask"]["text"].startswith(f"You would like {asks} Play ")


@pytest.mark.parametrize("id", game_ids())
def test_a_step_is_named_to_others_only_in_words_of_their_log(id: str) -> None:
    kind = find_game(id)
    players = max(kind.player_counts(kind.standard_edition()))
    match, dice = Match(kind(players), FastDice(5)), FastDice(6)
    for _ in range(80):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        n = match.play(seat, legal[dice.below(len(legal))]).n
        assert match.name_of(n, seat) is not None
        for other in (*(other for other in range(players) if other != seat), SPECTATOR):
            named = match.name_of(n, other)
            assert named is None or any(
                named == line.message for entry in match.log_entries(other) for line in entry.lines
            )


def test_who_asks_may_withdraw_it_and_nobody_else_may(hall: Hall) -> None:
    laid = three(hall)
    before = steps(laid)
    asked = ask(laid, 0, first_action(laid)["n"])["ask"]
    assert laid.refused("POST", "/answer", 0, {"ask": asked, "agree": True}) == (409, "ask")
    assert laid.post("/answer", 0, {"ask": asked, "agree": False}) == {"done": False}
    assert laid.present(1)["ask"] is None
    assert laid.refused("POST", "/answer", 1, {"ask": asked, "agree": True}) == (409, "ask")
    assert laid.refused("POST", "/answer", 0, {"ask": asked, "agree": False}) == (409, "ask")
    assert steps(laid) == before


def test_a_no_ends_it(hall: Hall) -> None:
    laid = three(hall)
    before = steps(laid)
    asked = ask(laid, 0, first_action(laid)["n"])["ask"]
    assert laid.post("/answer", 1, {"ask": asked, "agree": False}) == {"done": False}
    assert laid.refused("POST", "/answer", 2, {"ask": asked, "agree": True}) == (409, "ask")
    assert laid.present(2)["ask"] is None
    assert steps(laid) == before
    assert ask(laid, 0, first_action(laid)["n"])["ask"] != asked


def test_it_lapses_with_the_next_step(hall: Hall) -> None:
    laid = three(hall)
    asked = ask(laid, 0, first_action(laid)["n"])["ask"]
    laid.step()
    assert laid.present(1)["ask"] is None
    assert laid.refused("POST", "/answer", 1, {"ask": asked, "agree": True}) == (409, "ask")


def test_asking_again_is_the_same_request_and_another_has_to_wait(hall: Hall) -> None:
    laid = three(hall)
    n = first_action(laid)["n"]
    assert ask(laid, 0, n) == ask(laid, 0, n)
    assert laid.refused("POST", "/ask", 1, {"decision": laid.decision(1), "step": n}) == (409, "ask")
    assert laid.refused("POST", "/ask", 0, {"decision": 999, "step": n}) == (409, "stale")
    for step in (0, 1, 10**9):  # no step, an outcome, none yet
        assert laid.refused("POST", "/ask", 2, {"decision": laid.decision(2), "step": step}) == (409, "undo")


def test_bots_agree_and_alone_with_them_nobody_has_to_be_asked(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), bot())
    action = laid.legal(0)[0]
    played = laid.act(0, action)
    hall.until(lambda: laid.table.play.asked() == [0])
    done = ask(laid, 0, played["step"])
    assert done["ask"] is None
    assert done["decision"] == laid.decision(0)
    assert steps(laid)[-1]["consent"] == []
    assert laid.asked() == [0]
    assert action in laid.legal(0)


def test_a_bot_never_consents_for_the_person_whose_seat_it_plays(hall: Hall) -> None:
    laid = three(hall)
    n = first_action(laid)["n"]
    lender = next(seat for seat in range(3) if seat not in laid.asked())
    laid.post(f"/seats/{lender}/bot", lender, {"bot": "random"})
    other = next(seat for seat in laid.asked() if seat != lender)
    third = ({0, 1, 2} - {lender, other}).pop()
    asked = ask(laid, other, n)["ask"]
    assert laid.present(third)["ask"]["waiting"] == sorted([third, lender])
    assert not laid.post("/answer", third, {"ask": asked, "agree": True})["done"]
    assert laid.present(lender)["ask"]["yours"]
    assert laid.post("/answer", lender, {"ask": asked, "agree": True})["done"]
    assert [step["consent"] for step in steps(laid) if "consent" in step] == [sorted([third, lender])]


def test_a_dropped_connection_gives_nobody_elses_consent(make_hall: MakeHall) -> None:
    """The host asks, the other's socket drops for a moment, and the host would have a bot agree for her."""
    laid = make_hall(away_seconds=60.0).lay(person(0), person(1), bot())
    host, guest = laid.subscribe(0), laid.subscribe(1)
    played = laid.act(0)["step"]
    laid.act(1)
    guest.close()
    host.take()
    before = steps(laid)
    asked = ask(laid, 0, played)["ask"]
    told = laid.present(0)["ask"]
    assert (told["waiting"], told["away"]) == ([1], [1])
    assert told["patience"] == (
        "Away: Fern. Whoever does not answer within 60 seconds of being asked or leaving is not waited for."
    )
    assert laid.refused("POST", "/seats/1/bot", 0, {"bot": "random"}) == (409, "here")
    laid.subscribe(1)
    told = laid.present(1)["ask"]
    assert (told["id"], told["yours"], told["away"], told["patience"]) == (asked, True, [], "")
    assert [line for line in steps(laid) if "undo" in line] == []
    assert laid.post("/answer", 1, {"ask": asked, "agree": False}) == {"done": False}
    assert steps(laid)[: len(before)] == before
    assert [line for line in steps(laid) if "undo" in line] == []


def test_who_stays_away_is_passed_over_in_time_and_reads_it_in_the_log(make_hall: MakeHall) -> None:
    hall = make_hall(away_seconds=0.5)
    laid = three(hall)
    n = first_action(laid)["n"]
    readers = [laid.subscribe(seat) for seat in range(3)]
    readers[2].close()
    asked = ask(laid, 0, n)["ask"]
    laid.post("/answer", 1, {"ask": asked, "agree": True})
    hall.until(lambda: laid.table.consent.ask is None)
    last = steps(laid)[-1]
    assert (last["undo"], last["consent"], last["away"]) == (n, [1], [2])
    line = next(entry for entry in laid.present(2)["log"] if entry["n"] == last["n"])["lines"][0]
    assert (line["text"], line["aloud"]) == ("Lark undid steps. Who did not answer in time: You.", True)
    laid.finish()
    content = laid.call("GET", "/record", None).content
    assert verify(content).seal == "true"


def test_who_is_here_is_waited_for_however_long_it_takes(make_hall: MakeHall) -> None:
    hall = make_hall(away_seconds=0.1)
    laid = three(hall)
    readers = [laid.subscribe(seat) for seat in range(3)]
    asked = ask(laid, 0, first_action(laid)["n"])["ask"]
    time.sleep(0.4)
    assert laid.present(1)["ask"]["waiting"] == [1, 2]
    readers[1].close()
    hall.until(lambda: laid.table.consent.waiting() == [2])
    laid.subscribe(1)  # back before it was done: asked again
    assert laid.present(1)["ask"]["yours"]
    assert not laid.post("/answer", 1, {"ask": asked, "agree": True})["done"]
    assert laid.post("/answer", 2, {"ask": asked, "agree": True})["done"]


def test_who_sits_down_while_something_is_asked_is_asked_as_well(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), bot())
    played = laid.act(0)["step"]
    laid.invitations[2] = fragment(laid.post("/seats/2/open", 0)["link"])
    asked = ask(laid, 0, played)["ask"]
    laid.sit(2)
    assert laid.present(0)["ask"]["waiting"] == [1, 2]
    assert not laid.post("/answer", 1, {"ask": asked, "agree": True})["done"]
    assert laid.post("/answer", 2, {"ask": asked, "agree": True})["done"]


def test_a_free_undo_and_why_it_is_none(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    assert laid.present(0)["undo"] is None
    assert laid.refused("POST", "/undo", 0, {"decision": 1}) == (409, "undo")
    label = laid.present(0)["actions"][0]["label"]
    played = laid.act(0)
    assert laid.present(0)["undo"] == {"step": played["step"], "text": label, "free": True}
    assert laid.present(0, "fr")["undo"]["text"].startswith("Jouer ")
    laid.act(1)
    told = laid.present(0)["undo"]
    assert not told["free"]
    assert told["why"]
    refused = laid.call("POST", "/undo", 0, {"decision": laid.decision(0)}).json()
    assert (refused["code"], refused["error"]) == ("undo", told["why"])


def test_matches_with_takings_back_verify(hall: Hall) -> None:
    laid = three(hall)
    asked = ask(laid, 0, first_action(laid)["n"])["ask"]
    for seat in (1, 2):
        laid.post("/answer", seat, {"ask": asked, "agree": True})
    laid.act(0)
    laid.post("/undo", 0, {"decision": laid.decision(0)})
    laid.finish()
    verdict = verify(laid.call("GET", "/record", None).content, "record")
    assert verdict.finished
    assert verdict.seal == "true"
