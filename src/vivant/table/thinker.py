"""One thinker: a process that reads questions as JSON lines and answers what a bot would do. It knows views only."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from vivant.bots import Budget, make_bot
from vivant.coach import advise, judge
from vivant.coach.speech import say_advice, say_decision, say_in_short
from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.table.setup import TableSetup


@lru_cache(maxsize=64)
def _game(setup: str) -> Game:
    return TableSetup.read(setup).game


def answer(thought: dict[str, Any]) -> dict[str, Any]:
    """What the bot named there does, or what the coach says. Dice are made from the seed that is given."""
    game = _game(thought["setup"])
    view = game.load(thought["view"])
    seat = thought["seat"]
    if "coach" in thought:
        return {"said": _coach(game, view, seat, thought)}
    bot = make_bot(thought["bot"], game)
    action = bot.choose(view, seat, view.legal(seat), FastDice(thought["seed"]), Budget(thought["seconds"]))
    return {"do": game.text(action)}


def _coach(game: Game, view: State, seat: int, thought: dict[str, Any]) -> Any:
    lang, names, seconds = thought["coach"], thought["names"], thought["seconds"]
    dice = FastDice(thought["seed"])
    if "done" not in thought:
        ranking = advise(game, view, seat, dice, seconds)
        return [
            asdict(say_advice(game, view, seat, advice, lang, names, best=place == 0))
            for place, advice in enumerate(ranking)
        ]
    keys = {choice.action: list(choice.keys) for choice in game.choices(view, seat)}
    moment = judge(game, view, seat, game.parse(thought["done"]), dice, seconds)
    return {
        "cost": round(moment.cost.mean, 2),
        "sure": moment.sure,
        "better": game.text(moment.better.action),
        "played_keys": keys.get(moment.done.action, []),
        "better_keys": keys.get(moment.better.action, []),
        "expected": round(moment.done.worth.mean, 1),
        "short": say_in_short(game, view, seat, moment, lang, names),
        "text": say_decision(game, view, seat, moment, lang, names),
    }


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
