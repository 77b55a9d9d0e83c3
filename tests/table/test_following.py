"""Streams: whole on arrival, then what changed; whoever follows knows at every step what a fresh look would show."""

from __future__ import annotations

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.nets.sizes import usually
from tests.table.conftest import MakeHall
from tests.table.follower import Follower, settled
from tests.table.hall import FRIEND, Hall, Laid, Reading, bot, fragment, person
from vivant.draw.scene import SHAPES
from vivant.engine.errors import VivantError
from vivant.engine.registry import find_game, game_ids
from vivant.table import tables
from vivant.table.channel import MOST_WAITING
from vivant.words import LANGUAGES

LOOKS = [(lang, shape) for lang in LANGUAGES for shape in (*SHAPES, "none")]
GAMES = [(id, count) for id in game_ids() for count in find_game(id).player_counts(find_game(id).standard_edition())]


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure that comes and goes helps nobody."""
    monkeypatch.setattr(tables, "secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size))))


class Audience:
    """Followers of every seat and a spectator, each in its own language and shape."""

    def __init__(self, laid: Laid, looks: list[tuple[int, str, str]]) -> None:
        self.laid = laid
        self.all: list[tuple[tuple[int, str, str], Reading, Follower]] = []
        for look in looks:
            self.all.append((look, laid.subscribe(*look), Follower()))

    def check(self) -> None:
        """All have heard what they need to know the present."""

        def present(seat: int, lang: str, shape: str) -> str:
            from vivant.table.telling import Viewer

            return self.laid.table.publisher.present(Viewer(seat, lang, shape))

        self.laid.hall.until(lambda: not self.laid.table.queue.unsure)
        self.laid.hall.do(self.laid.table.publisher.publish)
        for look, reading, follower in self.all:
            for text in reading.take():
                follower.hear(text)
            fresh = json.loads(self.laid.hall.do(lambda look=look: present(*look)))  # type: ignore[misc]
            assert fresh["number"] == follower.number
            known = settled(follower.known)
            if look[2] == "none":
                known.pop("scene", None)
                fresh.pop("scene", None)
            assert known == settled(fresh), look


def audience(laid: Laid, players: int, seed: int) -> Audience:
    dice = random.Random(seed)
    looks = [(seat, *dice.choice(LOOKS)) for seat in (*range(players), -1)]
    return Audience(laid, [*looks, (0, *dice.choice(LOOKS)), looks[0]])


def play_randomly(laid: Laid, watch: Audience, dice: random.Random, undos: bool, most: int = 1000) -> int:
    """To the end, with undos of both kinds now and then; returns how many there were."""
    taken = 0
    for _ in range(most):
        asked = laid.asked()
        if not asked:
            return taken
        seat = dice.choice(asked)
        laid.act(seat, dice.choice(laid.legal(seat)))
        watch.check()
        if undos and laid.asked() and dice.random() < 0.5:
            told = laid.present(seat)["undo"]
            if told and told["free"]:
                laid.post("/undo", seat, {"decision": laid.decision(seat)})
            elif told:
                done = laid.post("/ask", seat, {"decision": laid.decision(seat), "step": told["step"]})
                watch.check()
                for other in range(len(laid.tokens)):
                    if other != seat:
                        laid.post("/answer", other, {"ask": done["ask"], "agree": True})
                        watch.check()
            taken += 1
            watch.check()
    return taken


@pytest.mark.parametrize(("game", "players"), usually(GAMES[::6], deep=GAMES))
def test_a_follower_knows_the_present_at_every_step(hall: Hall, game: str, players: int) -> None:
    laid = hall.lay(*(person(seat) for seat in range(players)), game=game, short=False, options={})
    play_randomly(laid, audience(laid, players, 1), random.Random(players), undos=False)


@pytest.mark.parametrize("seed", range(4))
def test_a_follower_knows_the_present_after_every_undo(hall: Hall, seed: int) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    assert play_randomly(laid, audience(laid, 3, seed), random.Random(seed), undos=True) > 1


def test_a_follower_knows_the_present_where_seats_decide_at_once(hall: Hall, mini: str) -> None:
    for seed in range(3):
        laid = hall.lay(*(person(seat) for seat in range(3)), game=mini)
        looks = [(seat, lang, "none") for seat in (-1, 0, 1, 2) for lang in LANGUAGES]
        play_randomly(laid, Audience(laid, looks), random.Random(seed), undos=True)


@pytest.mark.deep
def test_a_thousand_undos_make_no_message_longer(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.act(0)
    looks = Audience(laid, [(1, "en", "none"), (-1, "fr", "none")])
    looks.check()
    sizes: list[int] = []
    for _ in range(1000):
        laid.act(1)
        laid.post("/undo", 1, {"decision": laid.decision(1)})
        hall.until(lambda: not laid.table.queue.unsure)
        hall.do(laid.table.publisher.publish)
        waiting = [text for _, reading, _ in looks.all for _, text in reading.reader.subscriber.waiting]
        sizes.append(max(map(len, waiting)))
        looks.check()
    assert max(sizes[-100:]) <= max(sizes[:100]) + 50  # numbers have more digits
    told = [line["text"] for entry in laid.present(1)["log"] for line in entry["lines"]]
    assert told.count("You undid a step.") == 1


def test_a_follower_knows_who_comes_sits_lends_and_talks(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, bot())
    watch = Audience(laid, [(0, "en", "wide"), (0, "fr", "none"), (-1, "fr", "tall"), (0, "en", "wide")])
    watch.check()
    laid.post("/chat", 0, {"text": "hello"})
    watch.check()
    laid.sit(1)
    watch.check()
    guest = laid.subscribe(1)
    watch.check()
    laid.act(0)
    watch.check()
    laid.post("/seats/1/bot", 1, {"bot": "random"})
    watch.check()
    hall.until(lambda: laid.table.play.asked() == [0])
    watch.check()
    guest.close()
    watch.check()
    laid.invitations[2] = fragment(laid.post("/seats/2/open", 0)["link"])
    watch.check()
    laid.sit(2, "Ada")  # the log names the seat otherwise from now on
    watch.check()
    laid.post("/seats/1/back", 1)
    watch.check()
    for n in range(205):
        laid.post("/chat", 0, {"text": str(n)})
    watch.check()
    laid.finish()
    watch.check()


def test_resuming_at_the_present_number_gets_nothing_but_the_number(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    first = laid.subscribe(0)
    [whole] = [json.loads(text) for text in first.take()]
    assert whole["whole"]
    laid.act(0)
    [change] = [json.loads(text) for text in first.take()]
    assert (change["whole"], change["number"]) == (False, whole["number"] + 1)
    assert "table" not in change
    again = laid.subscribe(0, after=change["number"])  # while the other one reads on, and when nobody does
    assert [json.loads(text) for text in again.take()] == [{"number": change["number"], "whole": False}]
    first.close()
    again.close()
    alone = laid.subscribe(0, after=change["number"])
    numbers = [json.loads(text)["number"] for text in alone.take()]
    assert numbers[0] == change["number"]
    for after in (None, 0, change["number"] - 1, change["number"] + 1, 10**15):
        told = [json.loads(text) for text in laid.subscribe(0, after=after).take()]
        assert told[0]["whole"], after


def test_what_happened_while_nobody_read_is_not_missed(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    first = laid.subscribe(1)
    number = json.loads(first.take()[-1])["number"]
    first.close()
    laid.act(0)
    told = json.loads(laid.subscribe(1, after=number).take()[0])
    assert told["whole"]
    assert told["you"]["asked"]


def test_a_second_window_makes_no_gap_in_the_numbers_of_the_first(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    first, follower = laid.subscribe(0), Follower()
    others = []
    for text in first.take():
        follower.hear(text)
    for _ in range(3):
        others.append(laid.subscribe(0))
        laid.step()
        for text in first.take():
            follower.hear(text)
        laid.post("/chat", 0, {"text": "x"})
        others.pop(0).close()
    assert follower.known["chat"]


def test_one_who_comes_between_a_step_and_its_telling_swallows_nothing(hall: Hall) -> None:
    """A second window opens when the step is stored but not yet published."""
    laid = hall.lay(*(person(seat) for seat in range(3)))
    first, follower = laid.subscribe(0), Follower()
    follower.hear(first.take()[-1])

    def act_unpublished() -> None:
        assert laid.table.play.match is not None
        laid.table.play.match.play(0, laid.table.play.match.legal(0)[0])
        laid.table.play._stored += 1

    hall.do(act_unpublished)
    second = Follower()
    second.hear(laid.subscribe(0).take()[0])
    for text in first.take():
        follower.hear(text)
    assert settled(follower.known) == settled(second.known)
    assert follower.number == second.number


def test_turning_to_another_shape_is_seen_by_nobody_else(hall: Hall) -> None:
    from vivant.table.telling import Viewer

    laid = hall.lay(*(person(seat) for seat in range(3)))
    mine, others = laid.subscribe(0, "en", "wide"), laid.subscribe(1)
    others.take()
    mine.take()
    hall.do(lambda: mine.reader.turn(Viewer(0, "fr", "tall")))
    told = json.loads(mine.take()[0])
    assert told["whole"]
    assert [picture["name"] for picture in told["scene"]["pictures"]] == ["table", "reach"]
    assert others.take() == []
    mine.close()
    assert '"here":false' in others.take()[-1]


def test_a_slow_reader_is_told_the_present(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    slow, quick = laid.subscribe(0), laid.subscribe(0)
    fast = Follower()
    for n in range(MOST_WAITING + 10):
        laid.post("/chat", 1, {"text": str(n)})
        for text in quick.take():
            fast.hear(text)
    waiting = slow.take()
    assert len(waiting) == 1
    follower = Follower()
    told = follower.hear(waiting[0])
    assert told["whole"]
    assert told["chat"][-1]["text"] == str(MOST_WAITING + 9)
    laid.act(0)
    for reading, one in ((slow, follower), (quick, fast)):
        for text in reading.take():
            one.hear(text)
    assert settled(follower.known) == settled(fast.known)


def test_a_seat_is_open_in_so_many_windows_and_no_more(make_hall: MakeHall) -> None:
    hall = make_hall(sockets_per_seat=2, watchers_per_table=2)
    laid = hall.lay(*(person(seat) for seat in range(3)))
    for seat in (0, -1):
        first = laid.subscribe(seat)
        laid.subscribe(seat, "fr")
        with pytest.raises(VivantError) as refused:
            laid.subscribe(seat)
        assert getattr(refused.value, "status", 0) == 429
        first.close()
        laid.subscribe(seat, "fr", "none")
    laid.subscribe(1)  # others are not concerned


def test_nothing_is_shown_before_it_is_stored(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat acts, and while the store takes its time others come, go and ask."""
    import asyncio

    laid = hall.lay(*(person(seat) for seat in range(3)))
    reading = laid.subscribe(1)
    reading.take()
    store = hall.tables.store
    gate: list[Any] = []
    usual = store.write

    async def slowly(change: Any) -> None:
        gate.append(asyncio.Event())
        await gate[0].wait()
        await usual(change)

    monkeypatch.setattr(store, "write", slowly)
    body = {"decision": 1, "do": laid.legal(0)[0]}

    async def act() -> None:
        sent = [asyncio.create_task(hall.send("POST", f"{laid.path}/act", laid.tokens[0], body))]
        while not gate:
            await asyncio.sleep(0.005)
        sent.append(asyncio.create_task(hall.send("GET", laid.path, laid.tokens[1])))
        sent.append(asyncio.create_task(hall.send("GET", f"{laid.path}/why?do=r1", laid.tokens[1])))
        sent.append(asyncio.create_task(hall.send("GET", f"{laid.path}/report", laid.watch)))
        laid.table.publisher.publish()
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in sent)
        assert reading.reader.subscriber.waiting == []
        gate[0].set()
        answers = await asyncio.gather(*sent)
        assert [answer.status_code for answer in answers] == [200] * 4
        assert answers[1].json()["you"]["asked"]

    hall.wait(act())
    assert '"asked":true' in reading.take()[0]
