"""The actions and outcomes of Vivo, declared in blocks: their numbers and texts."""
# vivant: compiled

from __future__ import annotations

from vivant.engine.space import Block, Space
from vivant.games.vivo.rules.components import KINDS


class Actions(Space):
    """A card is played: the number of the action is that of the card."""

    def __init__(self, cards: list[str]) -> None:
        self.play = Block("play", cards, written="{}")
        super().__init__(self.play)


class Outcomes(Space):
    """Who leads first, the harmonies that are turned up, and the cards that are dealt."""

    def __init__(self, players: int, cards: list[str]) -> None:
        kinds = list(KINDS)
        self.first = Block("first", [str(seat) for seat in range(players)], written="first={}")
        self.now = Block("now", kinds, written="now={}")
        self.next = Block("next", kinds, written="next={}")
        self.deal = Block("deal", cards, written="{}")
        super().__init__(self.first, self.now, self.next, self.deal)
