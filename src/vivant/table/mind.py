"""One mind: a process that reads questions as JSON lines and answers what a bot would do. It knows views only."""

from __future__ import annotations

import json
import os
import sys
from functools import lru_cache
from typing import Any

from vivant.bots import Budget, make_bot
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.engine.game import Game
from vivant.engine.registry import make_game


@lru_cache(maxsize=64)
def _game(setup: str) -> Game:
    given = json.loads(setup)
    content = given["edition"]
    edition = None if content is None else edition_from_content(content, "edition")
    return make_game(given["game"], given["players"], given["options"], edition)


def answer(thought: dict[str, Any]) -> dict[str, str]:
    """What the bot named there does. Its dice are its own, made from the seed that it is given."""
    game = _game(thought["setup"])
    view = game.load(thought["view"])
    seat = thought["seat"]
    bot = make_bot(thought["bot"], game)
    action = bot.choose(view, seat, view.legal(seat), FastDice(thought["seed"]), Budget(thought["seconds"]))
    return {"do": game.text(action)}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:  # whatever a bot does wrong, the table asks a simpler one
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
