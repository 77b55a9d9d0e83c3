"""The server is killed under load: every acknowledged action is there when it starts again, and streams resume."""

from __future__ import annotations

import time
from pathlib import Path

from tests.table.follower import Follower, settled
from tests.table.hall import NAMES, person
from tests.table.player import Acknowledged, Player, check_answers, lost_and_doubled, play_out
from tests.table.serving import Server, hear

TABLES = 4
PAUSES = (0.2, 0.3, 0.15)  # seconds of playing before each kill


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = [server.lay(*(person(seat) for seat in range(3)), short=False) for _ in range(TABLES)]
        acknowledged: list[list[Acknowledged]] = [[], []]
        for pause in PAUSES:
            with tables[0].socket(0) as socket:
                follower = Follower()
                follower.hear(hear(socket))
                players = [Player(table, bool(number % 2)) for number, table in enumerate(tables)]
                for player in players:
                    player.start()
                while sum(len(player.acknowledged) for player in players) < TABLES:
                    time.sleep(0.02)
                time.sleep(pause)
                server.kill()
            for player in players:
                player.join(20)
            server.start()
            assert sum(len(player.acknowledged) for player in players) >= TABLES
            for player in players:
                check_answers(player)
            for number, player in enumerate(players[:2]):
                acknowledged[number] += player.acknowledged
            with tables[0].socket(0, {"after": follower.number}) as again:
                assert follower.hear(hear(again))["whole"]
                assert settled(follower.known) == settled(tables[0].present(0))
        for table, done in zip(tables, acknowledged, strict=False):
            done += play_out(table)
            assert lost_and_doubled(table, done) == (0, 0)
            told = server.good("GET", f"/api/replays/{table.id}")
            assert told["verdict"]["seal"] == "true"
            assert told["seats"][:3] == NAMES[:3]
