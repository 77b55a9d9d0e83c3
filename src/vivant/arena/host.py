"""The other end of the pipe for a bot that is a class in a Python file; `entrants` starts it.

The class is a `vivant.bots.Bot`, or any other that is made with the game and has `choose(view, seat, legal, dice,
budget)`. It has a process of its own: it can neither look into the match nor take it down.
"""

from __future__ import annotations

import json
import os
import runpy
import signal
import sys
from pathlib import Path
from typing import Any, TextIO

from vivant.bots.bot import Budget
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.engine.game import Game
from vivant.engine.registry import make_game


def main(file: str, kind: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", newline="\n")
    sys.stdout = sys.stderr  # what the bot prints is no answer
    Host(out).serve(Path(file), kind)


class Host:
    """Reads what is asked, lets the bot decide, and writes what it said."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def serve(self, file: Path, kind: str) -> None:
        game: Game | None = None
        bot: Any = None
        seconds = 1.0
        for line in sys.stdin.buffer:
            asked = json.loads(line)
            try:
                if "hello" in asked:
                    edition = edition_from_content(asked["edition"], "hello")
                    game = make_game(asked["game"], asked["players"], asked["options"], edition)
                    seconds = asked["limit_ms"] / 1000
                    bot = _load(file, kind)(game)
                    self._say({"ready": True})
                elif "decision" in asked and game is not None:
                    self._say({"decision": asked["decision"], "do": _decide(game, bot, asked, seconds)})
            except Exception as error:  # whatever somebody's bot does
                self._say({"error": f"{type(error).__name__}: {error}"[:200]})

    def _say(self, message: dict[str, Any]) -> None:
        self.out.write(json.dumps(message) + "\n")
        self.out.flush()


def _load(file: Path, kind: str) -> Any:
    sys.path.insert(0, str(file.parent))
    module = runpy.run_path(str(file), run_name=file.stem)
    if kind not in module:
        raise LookupError(f"{file.name}: {kind}?")
    return module[kind]


def _decide(game: Game, bot: Any, asked: dict[str, Any], seconds: float) -> str:
    view = game.load(asked["view"])
    legal = [game.parse(text) for text in asked["actions"]]
    action = bot.choose(view, asked["seat"], legal, FastDice(asked["seed"]), Budget(seconds))
    return game.text(action) if action in legal else f"{action!r:.40}"
