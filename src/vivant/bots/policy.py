"""Policy: what a network from a file likes best of what is legal; it sees the row of what its seat knows."""

from __future__ import annotations

from typing import Any

from vivant.bots.bot import Bot, Budget
from vivant.bots.network import Network, printable, read_network, refusal
from vivant.engine.dice import Dice
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.engine.state import State

with needing("lab,policy"):
    import numpy as np

    from vivant.engine.encoding import encoding_of, observer_of
    from vivant.engine.observation import words_of


class PolicyBot(Bot):
    """Never draws from its dice: the same row, the same action, as long as the file is the same."""

    def __init__(self, game: Game, file: str) -> None:
        """A SetupError says in one line what is wrong with the file, or that it was taught on other rows."""
        super().__init__(game)
        self.observer = observer_of(game)
        self.network = read_network(file)
        encoding = encoding_of(game)
        if self.network.about.get("encoding") != encoding.hash:
            raise refusal("network-other", file, **_taught(self.network), **_here(game))
        self.network.check(encoding.size, len(game.actions))

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        words: Any = words_of(self.observer.words)
        self.observer.write(view, seat, words, 0)
        row = np.unpackbits(np.frombuffer(words, np.uint8), bitorder="little")
        numbers = self.network.numbers(row)
        return max(legal, key=numbers.__getitem__)


def _taught(network: Network) -> dict[str, str]:
    """What it was taught, as far as it says so."""
    about = network.about
    return {name: printable(str(about.get(name, "?"))[:40]) for name in ("game", "players", "version")}


def _here(game: Game) -> dict[str, str]:
    return {"here": game.id, "seats": str(game.players), "now": str(observer_of(game).version)}
