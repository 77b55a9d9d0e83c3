"""Bots at a table: they think in processes of their own, and whatever one of them does, the match goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from typing import Any

import pytest
import uvloop

from tests.table.conftest import MakeHall
from tests.table.hall import Hall, Laid, bot, person
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.table.setup import TableSetup
from vivant.table.tables import Tables
from vivant.table.thinkers import ThinkerFailed, Thinkers

BAD = {
    "crashes": "import os, sys; sys.stdin.readline(); os._exit(3)",
    "raises": 'print(\'{"error": "no"}\', flush=True); import time; time.sleep(60)',
    "hangs": "import time; time.sleep(60)",
    "answers nonsense": 'import sys\nfor line in sys.stdin: print(\'{"do": "z99"}\', flush=True)',
    "answers no JSON": "import sys\nfor line in sys.stdin: print('r7', flush=True)",
    "answers too much": "import sys\nfor line in sys.stdin: print('x' * 2_000_000, flush=True)",
    "answers a list": "import sys\nfor line in sys.stdin: print('[1]', flush=True)",
    "closes its ears": "import sys, time; sys.stdin.close(); time.sleep(60)",
    "is gone at once": "",
}


def spoil(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Every thinker that is started from now on runs this instead."""

    async def start(self: Thinkers) -> Any:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            script,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1_000_000,
        )
        self._all.add(process)
        return process

    monkeypatch.setattr(Thinkers, "_start", start)


def one_match(hall: Hall, *names: str) -> Laid:
    laid = hall.lay(*map(bot, names))
    hall.until(lambda: laid.table.play.state == "over", 60)
    return laid


@pytest.mark.parametrize("how", BAD)
def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    spoil(monkeypatch, BAD[how])
    hall = make_hall(bot_seconds=0.05, bot_patience=0.15 if "hangs" in how or "ears" in how else 5.0)
    with caplog.at_level(logging.WARNING):
        laid = one_match(hall, "greedy", "random", "greedy")
    assert "bot" in caplog.text
    assert laid.present(-1)["over"]


def test_no_process_to_be_had_is_no_end_of_the_match(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(self: Thinkers) -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(Thinkers, "_start", start)
    one_match(make_hall(), "random", "random", "random")


def test_a_game_that_the_minds_do_not_know_is_played_on(hall: Hall, mini: str) -> None:
    laid = hall.lay(bot(), bot(), game=mini)
    hall.until(lambda: laid.table.play.state == "over", 30)


def test_thinkers_are_used_again_and_end_with_the_server(make_hall: MakeHall) -> None:
    hall = make_hall(thinkers=2)
    for _ in range(3):
        one_match(hall, "greedy", "greedy", "greedy")
    processes = [process.pid for process in hall.tables.thinkers._all]
    assert 1 <= len(processes) <= 2
    hall.close()
    for pid in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_mind_that_died_while_it_had_nothing_to_do_is_replaced(loop: Any) -> None:
    game = make_game("vivo", 3)
    match = Match(game, FastDice(1))
    seat = match.to_act()[0]
    setup = TableSetup.of(game).for_thinkers
    thought = {"setup": setup, "view": match.view(seat).data(), "seat": seat, "bot": "random", "seed": 1}

    async def think_die_and_think() -> list[str]:
        thinkers = Thinkers(1, 20.0)
        found = [await thinkers.ask({**thought, "seconds": 1.0}, "do")]
        for pause in (0.0, 0.5):  # at once, and when it is known to be gone
            (process,) = thinkers._free
            process.kill()
            await asyncio.sleep(pause)
            try:
                found.append(await thinkers.ask({**thought, "seconds": 1.0}, "do"))
            except ThinkerFailed:
                found.append("failed")
                found.append(await thinkers.ask({**thought, "seconds": 1.0}, "do"))
        await thinkers.close()
        return found

    with asyncio.Runner(loop_factory=loop) as runner:
        found = runner.run(think_die_and_think())
    legal = match.legal(seat)
    assert [text for text in found if text != "failed"] == [found[0]] * 3
    assert found[-2:] == [found[0]] * 2  # a thinker that is known to be gone is not asked
    assert found[0] in legal


def test_a_bot_at_a_human_pace_takes_its_time(make_hall: MakeHall) -> None:
    hall = make_hall(pace_seconds=0.3)
    laid = hall.lay(person(0), bot(), bot(), pace="human")
    assert laid.present(0)["table"]["pace"] == "human"
    started = time.monotonic()
    laid.act(0)
    hall.until(lambda: laid.table.play.asked() == [0])
    assert 0.6 <= time.monotonic() - started
    quick = hall.lay(person(0), bot(), bot(), pace="none")
    quick.act(0)
    hall.until(lambda: quick.table.play.asked() == [0])


def test_whoever_sits_at_a_table_sets_the_pace_of_its_bots(make_hall: MakeHall) -> None:
    hall = make_hall(pace_seconds=60.0)
    laid = hall.lay(person(0), person(1), bot(), pace="human")
    laid.act(0)
    laid.act(1)
    assert laid.refused("POST", "/pace", 1, {"pace": "slow"}) == (422, "pace")
    assert laid.refused("POST", "/pace", -1, {"pace": "none"})[0] in (401, 403)
    laid.post("/pace", 1, {"pace": "none"})
    hall.until(lambda: laid.table.play.asked() != [2])  # who was pausing need not wait any longer
    assert laid.present(0)["table"]["pace"] == "none"
    hall.again()
    assert laid.present(1)["table"]["pace"] == "none"
    laid.post("/pace", 0, {"pace": "human"})
    assert laid.present(1)["table"]["pace"] == "human"


def test_a_bot_sees_a_view_and_no_state(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def ask(self: Thinkers, thought: Any, key: str, asker: Any) -> str:
        asked.append(thought)
        return "nothing"

    monkeypatch.setattr(Thinkers, "ask", ask)
    hall = make_hall()
    laid = one_match(hall, "random", "random", "random")
    game = hall.do(lambda: laid.table.game)
    assert len(asked) >= 3
    for thought in asked:
        view = game.load(thought["view"])
        assert view.data() == view.view(thought["seat"]).data()
        assert set(thought) == {"setup", "view", "seat", "bot", "seed", "seconds"}


def test_bots_that_were_asked_wake_with_the_server(make_hall: MakeHall) -> None:
    hall = make_hall(pace_seconds=60.0)
    laid = hall.lay(person(0), bot(), bot(), pace="human")
    laid.act(0)
    assert hall.do(lambda: laid.table.play.asked()) == [1]
    object.__setattr__(hall.settings, "pace_seconds", 0.01)
    hall.again()
    hall.until(lambda: laid.id in hall.tables.loaded and laid.table.play.asked() == [0])  # nobody has looked at it


def test_tables_wake_without_waiting_for_each_other(make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = make_hall(pace_seconds=60.0)
    slow, quick = (hall.lay(person(0), bot(), bot(), pace="human") for _ in range(2))
    for laid in (slow, quick):
        laid.act(0)
    usual = Tables._load

    async def load(self: Tables, id: str) -> Any:
        if id == slow.id:
            await asyncio.sleep(3600)
        return await usual(self, id)

    hall.close()
    monkeypatch.setattr(Tables, "_load", load)
    object.__setattr__(hall.settings, "pace_seconds", 0.01)
    hall.open()
    hall.until(lambda: quick.id in hall.tables.loaded and quick.table.play.asked() == [0])
    for task in hall.do(lambda: list(hall.tables._loading.values())):
        hall.do(task.cancel)


def test_a_table_whose_game_is_gone_keeps_no_server_from_starting(
    make_hall: MakeHall, mini: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from vivant.engine import registry

    hall = make_hall(pace_seconds=60.0)
    laid = hall.lay(bot(), bot(), game=mini, pace="human")
    others = hall.lay(person(0), bot(), bot())
    place = registry.OUR_OWN.pop(mini)
    registry._registered.cache_clear()
    try:
        hall.again()
        hall.until(lambda: laid.id in caplog.text)
        assert laid.call("GET", "", -1).status_code == 422
        assert others.present(0)["you"]["asked"]
    finally:
        registry.OUR_OWN[mini] = place
        registry._registered.cache_clear()


def test_a_person_who_comes_back_decides_in_place_of_the_thinking_bot(make_hall: MakeHall) -> None:
    hall = make_hall(pace_seconds=1.0)
    laid = hall.lay(person(0), person(1), person(2), pace="human")
    laid.post("/seats/0/bot", 0, {"bot": "random"})
    laid.post("/seats/0/back", 0)
    time.sleep(1.6)
    assert laid.asked() == [0]
    laid.act(0)


def test_at_a_human_pace_bots_let_a_finished_trick_be_seen(make_hall: MakeHall) -> None:
    hall = make_hall(pace_seconds=1.0)
    laid = hall.lay(*(person(seat) for seat in range(3)), pace="human")

    def pace() -> float:
        assert laid.table.play.match is not None
        return laid.table.bots.pace(laid.table.play.match)

    found = []
    for _ in range(5):
        found.append(hall.do(pace))
        laid.step()
    assert found == [1.0, 1.0, 1.0, 2.5, 1.0]
    other = hall.lay(*(person(seat) for seat in range(3)), pace="none")
    assert hall.do(lambda: other.table.play.match and other.table.bots.pace(other.table.play.match)) == 0.0


def test_a_mind_that_nobody_waits_for_any_more_is_kept_and_ended() -> None:
    async def begin() -> tuple[int, int, list[int | None]]:
        thinkers = Thinkers(1, 5.0)
        thought = asyncio.create_task(thinkers.ask({"seconds": 1.0}, "do"))
        while not thinkers._starting:
            await asyncio.sleep(0)
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        await asyncio.gather(*thinkers._starting)
        processes = list(thinkers._all)
        free = len(thinkers._free)
        await thinkers.close()
        return free, len(processes), [process.returncode for process in processes]

    free, count, codes = asyncio.run(begin())
    assert (free, count) == (1, 1)
    assert None not in codes


def test_no_visitor_names_a_file_of_the_server(hall: Hall) -> None:
    """A policy is a file of this machine: neither a new table nor a seat of one takes its name, whatever it is."""
    laid = hall.lay(person(0), bot(), bot())
    for name in ("policy:/etc/passwd", "policy:", "policy", " policy :x", "policy:../net.onnx"):
        table = {"game": "vivo", "players": 3, "name": "x", "seats": [person(0), bot(name), bot()]}
        for answer in (
            laid.call("POST", "/seats/0/bot", 0, {"bot": name}),
            hall.call("POST", "/api/tables", None, table),
        ):
            assert answer.status_code == 422
            assert answer.json()["error"] == (
                "a policy from a file plays in a terminal, not at this table; choose another bot"
            )
