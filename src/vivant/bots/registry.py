"""Which bots exist, by the name that a seat gives them."""

from __future__ import annotations

from vivant.bots.bot import Bot, RandomBot
from vivant.bots.greedy import GreedyBot
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.words import Listing, Message

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}
USUAL = "greedy"  # who sits down where nobody was named


def bot_ids() -> list[str]:
    return list(BOTS)


def make_bot(id: str, game: Game) -> Bot:
    if id not in BOTS:
        raise SetupError(Message("bot-unknown", {"asked": id, "bots": Listing(tuple(BOTS))}))
    return BOTS[id](game)
