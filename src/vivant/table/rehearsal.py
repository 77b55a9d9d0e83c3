"""A rehearsal: a process in which an edition or a record from outside is read first, with limits of time and memory."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from vivant.draw.scene import WIDE
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_text
from vivant.engine.errors import VivantError
from vivant.engine.game import Game
from vivant.engine.houseedition import STANDARD, named_edition
from vivant.engine.match import Match
from vivant.engine.registry import check_edition, find_game, game_ids, make_game
from vivant.engine.rulings import check_rulings, with_rulings
from vivant.engine.state import SPECTATOR
from vivant.engine.verify import Replay

MOST_MEMORY: Final = 256_000_000  # bytes of addresses, besides what the process has when all games are loaded
STATM: Final = Path("/proc/self/statm")
ASKED: Final = ("game_id", "players", "options", "edition", "rulings")  # what a question about an edition holds
LONG_SECONDS: Final = 0.5  # after a longer one the process begins anew, so that the next has all its memory again


def read_game(
    game_id: str,
    players: int,
    options: Mapping[str, object],
    edition: str | None,
    rulings: Mapping[str, object],
    house_edition: str = "",
) -> Game:
    """The game that somebody asks for: by an edition that ships, or by their own where they send its text; and with
    house rules."""
    kind = find_game(game_id)
    own = named_edition(kind, house_edition or STANDARD) if edition is None else edition_from_text(edition, "edition")
    check_edition(kind, own)
    kind.components(own)
    own = with_rulings(own, kind.switches, check_rulings(kind.switches, rulings))
    return make_game(game_id, players, options, own)


def rehearse(question: dict[str, Any]) -> None:
    """What the server is going to do with it: read the record, or lay the table and draw it once."""
    if "record" in question:
        content = question["record"].encode("latin-1")
        replay = Replay("record")
        replay.read(content)
        if not replay.finished:
            Match.resume(content)
        return
    game = read_game(**{name: question[name] for name in ASKED})
    match = Match(game, FastDice(0))
    if game.draws():
        names = [str(seat + 1) for seat in range(game.players)]
        game.scene(match.view(SPECTATOR), "en", names, [False] * game.players, WIDE)


def _load_games() -> None:
    """Before any limit holds: it is for what comes from outside."""
    for id in game_ids():
        with suppress(VivantError):  # a foreign one that does not load
            find_game(id)


def _size() -> int:
    """Bytes of addresses that this process has; where that is not told, as many as are never reached."""
    try:
        return int(STATM.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 3 * MOST_MEMORY


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on every platform; time is limited all the same, by whoever asks
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = _size() + MOST_MEMORY
    limit = limit if most == resource.RLIM_INFINITY else min(limit, most)
    with suppress(ValueError, OSError):  # some platforms name this limit and have none
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))


def _limit_time(seconds: float) -> None:
    """So many of work from now on, then the process ends; 0: no limit."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    _load_games()
    _limit_memory()
    for line in sys.stdin:
        question = json.loads(line)
        started = time.process_time()
        _limit_time(question["seconds"])
        try:
            rehearse(question)
            reply: dict[str, Any] = {"read": True}
        except VivantError:  # it is refused in time: whoever asked will say it in the right words
            reply = {"read": True}
        except Exception as error:  # also when there is no more memory
            reply = {"error": type(error).__name__}
        _limit_time(0.0)
        print(json.dumps(reply), flush=True)
        if time.process_time() - started > LONG_SECONDS:
            os.execv(sys.executable, [sys.executable, "-m", "vivant.table.rehearsal"])


if __name__ == "__main__":
    main()
