"""What a server remembers: tables that nobody uses leave nothing behind, and what is drawn once is kept within bounds."""

from __future__ import annotations

import gc
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import Hall, Laid, bot, person
from vivant.engine import registry
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids
from vivant.table.bots import TableBots
from vivant.table.channel import Channel
from vivant.table.publishing import Publisher
from vivant.table.queue import CallQueue
from vivant.table.setup import TableSetup
from vivant.table.table import Table

PARTS = (Table, Match, Channel, CallQueue, Publisher, TableBots, TableSetup)
ROUNDS, MANY = 8, 240
ONE = [*game_ids()[:1], *(pytest.param(id, marks=pytest.mark.deep) for id in game_ids()[1:])]


@pytest.fixture
def uncollected() -> Iterator[None]:
    """A server collects cycles so seldom that whatever needs it stays."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def live(*kinds: type) -> Counter[str]:
    """How many there are of each, in this whole process."""
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in kinds)


def lay(hall: Hall, game: str, **more: object) -> Laid:
    players = min(count for count in find_game(game).player_counts(find_game(game).standard_edition()) if count > 1)
    return hall.lay(*(person(seat) for seat in range(players)), game=game, **more)


def look(laid: Laid, seat: int = 0, lang: str = "en", shape: str = "wide") -> None:
    reading = laid.subscribe(seat, lang, shape)
    reading.take()
    reading.close()


def use(laid: Laid) -> None:
    """All that people do at a table, in a few calls; some of them are refused."""
    look(laid)
    look(laid, -1, "fr", "tall")
    for _ in range(3):
        laid.step()
    asked = laid.asked()[0]
    laid.refused("POST", "/act", asked, {"decision": 0, "do": "nothing"})
    laid.refused("POST", "/act", None, {"decision": 0, "do": "nothing"})
    laid.post("/chat", 0, {"text": "hello"})
    laid.call("POST", "/undo", asked, {"decision": laid.decision(asked)})
    laid.call("POST", "/back", 0, {"decision": laid.decision(0), "step": 1})
    laid.call("POST", "/seats/1/bot", 1, {"bot": "random"})
    laid.call("POST", "/seats/1/back", 1)
    laid.present(0)


@pytest.mark.parametrize("game", ONE)
def test_an_unloaded_table_is_freed_at_once(make_hall: MakeHall, uncollected: None, game: str) -> None:
    hall = make_hall(unload_seconds=0.0)
    before = live(*PARTS)
    for _ in range(5):
        use(lay(hall, game))
    hall.until(lambda: all(table.idle for table in hall.tables.loaded.values()))
    assert live(Table)["Table"] >= before["Table"] + 5
    hall.wait(hall.tables.sweep())
    hall.until(lambda: live(*PARTS) == before, 5)


def test_a_table_is_freed_also_while_its_bots_think(make_hall: MakeHall, uncollected: None) -> None:
    hall = make_hall(pace_seconds=60.0)
    before = live(*PARTS)
    for _ in range(3):
        hall.lay(person(0), bot(), bot(), pace="human").act(0)
    hall.until(lambda: all(table.bots.busy for table in hall.tables.loaded.values()))
    while hall.tables.loaded:
        hall.wait(hall.tables.loaded.popitem()[1].stop())
    hall.until(lambda: live(*PARTS) == before, 5)


def test_tables_that_play_the_same_share_what_is_drawn(make_hall: MakeHall) -> None:
    hall = make_hall(unload_seconds=0.0)
    games: set[int] = set()
    for _ in range(2):
        for laid in [lay(hall, "vivid-memories", name=f"No. {number}") for number in range(2)]:
            look(laid)
            assert laid.table.play.match is not None
            games |= {id(laid.table.game), id(laid.table.play.match.game)}
        hall.wait(hall.tables.sweep())
        laid.load()  # from its record
        games.add(id(laid.table.play.playing.game))
    assert len(games) == 1


@pytest.mark.deep
@pytest.mark.parametrize("game", game_ids())
def test_editions_that_nobody_plays_any_more_are_forgotten(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(registry, "MOST_SHARED", 8)
    hall = make_hall(unload_seconds=0.0)
    text = find_game(game).standard_edition().text
    setup = type(lay(hall, game).table.game.setup)
    gc.collect()
    before = live(setup)[setup.__name__]
    for number in range(60):
        look(lay(hall, game, edition=re.sub(r'(?m)^name = ".*"', f'name = "own {number}"', text, count=1)))
        hall.wait(hall.tables.sweep())
    gc.collect()
    assert live(setup)[setup.__name__] - before < 45


def resident() -> float:
    """What this process holds in memory, in MB."""
    status = Path("/proc/self/status")
    if not status.exists():
        pytest.skip("needs Linux, which says how much memory a process holds")
    return int(re.search(r"VmRSS:\s*(\d+)", status.read_text())[1]) / 1024  # type: ignore[index]


@pytest.mark.deep
def test_tables_loaded_and_unloaded_again_and_again_take_no_more_memory(make_hall: MakeHall) -> None:
    hall = make_hall(unload_seconds=0.0)
    laid = [lay(hall, game, short=False) for game in game_ids() for _ in range(MANY // len(game_ids()))]
    for one in laid:
        for _ in range(8):
            one.step()
    held: list[float] = []
    for _ in range(ROUNDS):
        for one in laid:
            one.load()
            look(one)
            look(one, 1, "fr", "tall")
        hall.wait(hall.tables.sweep(), 120)
        assert not hall.tables.loaded
        held.append(resident())
    assert held[-1] - held[0] < 20, held  # it was 300
