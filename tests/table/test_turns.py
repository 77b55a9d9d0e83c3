"""Who thinks next: people never wait for the bots of others, and nobody gets more by asking more."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import SHORT, Hall, bot, person
from tests.table.serving import Server
from tests.table.test_table_bots import BAD, spoil
from vivant.table import turns
from vivant.table.turns import Asker, Turns

CROWD = 60


class Thinking:
    """A few places; `served` says who thought, one after the other."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.served: list[Asker] = []

    async def think(self, asker: Asker) -> int:
        """How many began to think since it asked."""
        asked = len(self.served)
        async with self.turns.place(asker):
            waited = len(self.served) - asked
            self.served.append(asker)
            await asyncio.sleep(0)
        return waited

    async def think_on(self, asker: Asker) -> None:
        while True:
            await self.think(asker)


def busy(places: int, crowd: list[Asker], work: Callable[[Thinking], Awaitable[Any]]) -> Thinking:
    """Does the work while a crowd asks all the time."""

    async def run() -> Thinking:
        thinking = Thinking(places)
        tasks = [asyncio.create_task(thinking.think_on(asker)) for asker in crowd]
        await asyncio.sleep(0)
        await work(thinking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert thinking.turns._free == places  # none was lost
        return thinking

    return asyncio.run(run())


BOTS_ALONE = [Asker(f"alone {number}", address="192.0.2.1") for number in range(CROWD)]


def test_people_wait_for_none_but_who_thinks_already() -> None:
    async def play(thinking: Thinking) -> None:
        for _ in range(20):
            both = [thinking.think(Asker(f"people {number}", people=True, address="192.0.2.2")) for number in range(2)]
            assert max(await asyncio.gather(*both)) <= 3  # two who had a place, and the other of them

    busy(2, BOTS_ALONE, play)


@pytest.mark.parametrize("people", [True, False])
def test_who_makes_many_tables_gets_no_more_than_who_makes_one(people: bool) -> None:
    """Both by address, and the tables of an address alike."""

    async def wait(thinking: Thinking) -> None:
        while len(thinking.served) < 40 * CROWD:
            await asyncio.sleep(0)

    crowd = [asker._replace(people=people) for asker in BOTS_ALONE]
    other = Asker("other", people, "192.0.2.2")
    served = Counter(busy(1, [*crowd, other], wait).served)
    assert abs(served[other] - sum(served[asker] for asker in crowd)) <= 2
    assert max(served[asker] for asker in crowd) - min(served[asker] for asker in crowd) <= 1


def test_an_address_is_its_whole_net_and_that_of_the_maker() -> None:
    async def wait(thinking: Thinking) -> None:
        thinking.turns.note_maker("known", "2001:db8::1")
        while len(thinking.served) < 2000:
            await asyncio.sleep(0)

    crowd = [Asker("known"), Asker("second", address="2001:db8::2"), Asker("woken"), Asker("other")]
    served = busy(1, crowd, wait).served[100:]
    shares = {table: round(count / 100) for table, count in Counter(asker.table for asker in served).items()}
    assert shares == {"known": 3, "second": 3, "woken": 6, "other": 6}


def test_a_place_is_not_lost_with_who_waited_for_it() -> None:
    async def run() -> None:
        thinking = Turns(1)

        async def think(asker: Asker) -> None:
            async with thinking.place(asker):
                await asyncio.sleep(0)

        for rounds in range(8):  # cancelled at each moment of its waiting, and as it gets the place
            tasks = [asyncio.create_task(think(Asker(f"{number}"))) for number in range(3)]
            for _ in range(rounds):
                await asyncio.sleep(0)
            tasks[1].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert thinking._free == 1

    asyncio.run(run())


def test_makers_of_old_tables_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_MAKERS", 10)
    kept = Turns(1)
    for number in range(100):
        kept.note_maker(f"{number}", "192.0.2.1")
    assert list(kept._makers) == [f"{number}" for number in range(90, 100)]


def lay_from(
    hall: Hall, address: str, *seats: dict[str, str], pace: str = "none", edition: str | None = SHORT
) -> dict[str, Any]:
    body = {"game": "vivo", "players": len(seats), "edition": edition, "options": {"first": 0}, "pace": pace}
    made: dict[str, Any] = hall.post("/api/tables", None, {**body, "seats": list(seats)}, address=address)
    return made


def test_a_persons_bots_answer_before_sixty_tables_of_bots_alone(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(monkeypatch, BAD["answers nonsense"])  # they only count, the match goes on
    begun: list[Asker] = []
    waits: list[int] = []
    usual = Turns.place

    @asynccontextmanager
    async def place(self: Turns, asker: Asker) -> AsyncIterator[None]:
        asked = len(begun)
        async with usual(self, asker):
            if asker.people:
                waits.append(len(begun) - asked)
            begun.append(asker)
            yield

    monkeypatch.setattr(Turns, "place", place)
    hall = make_hall(thinkers=2)
    for _ in range(CROWD):
        lay_from(hall, "192.0.2.1", bot(), bot(), bot())
    people = [lay_from(hall, "192.0.2.2", person(0), bot(), bot(), edition=None) for _ in range(2)]
    for _ in range(6):  # a bot that has no choice need not think
        for made in people:
            path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
            table = hall.tables.loaded[made["table"]]
            hall.until(lambda table=table: table.play.asked() in ([0], []))
            if table.play.asked():
                told = hall.get(path, token)
                hall.post(f"{path}/act", token, {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]})
    assert len(waits) >= 4
    assert max(waits) <= 3, waits  # two who had a place, and the other table
    assert hall.tables.thinkers.turns._makers[people[0]["table"]] == "192.0.2.2"


@pytest.mark.deep
def test_bots_of_people_answer_soon_while_sixty_tables_of_bots_alone_play(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        played = [server.lay(person(0), bot("easy"), bot("easy"), short=False) for _ in range(2)]
        alone = [server.lay(*(bot("hard") for _ in range(4)), short=False) for _ in range(CROWD - 2)]
        waits: list[float] = []
        for _ in range(5):
            for table in played:
                assert table.step()
                asked = monotonic()
                while not table.present(0)["you"]["asked"]:
                    assert monotonic() - asked < 60
                waits.append(monotonic() - asked)
        assert any(table.present(-1)["table"]["state"] == "playing" for table in alone)
        assert sorted(waits)[len(waits) // 2] < 2, waits  # first come, first served: 5, and 47 with more of them
