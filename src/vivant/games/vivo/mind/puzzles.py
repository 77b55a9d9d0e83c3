"""Puzzles of Vivo: the last tricks against every deal that one's view allows, and cards that the coach is sure of."""

from __future__ import annotations

from typing import ClassVar

from vivant.engine.puzzle import POINT, Proof, PuzzleKind, WhatToTake
from vivant.games.vivo.mind.deals import margins_by_deal
from vivant.games.vivo.mind.endgame import tricks_left
from vivant.games.vivo.rules.position import PLAY
from vivant.games.vivo.rules.state import VivoState


class LastTricks(PuzzleKind[VivoState]):
    """Which card brings the best margin at the end of the round, whatever the others hold.

    Each deal is played out with everybody knowing all hands and playing for the best margin of their own. The best
    card is so in every single deal, and better on average.
    """

    id = "tricks"
    TRICKS: ClassVar = (2, 4)  # that are left
    DEALS: ClassVar = 420
    CARDS: ClassVar = 13  # left in all hands
    SURE: ClassVar = 800  # thousandths of a point that the best is better, on average

    def begins(self, view: VivoState, seat: int) -> bool:
        if view.stage != PLAY or len(view.legal(seat)) < 2:
            return False
        left = tricks_left(view)
        cards = view.setup.players * left - view.trick.laid
        return self.TRICKS[0] <= left <= self.TRICKS[1] and cards <= self.CARDS

    def solve(self, view: VivoState, seat: int) -> Proof | None:
        deals = margins_by_deal(view, seat, self.DEALS)
        if not deals:
            return None
        legal = view.legal(seat)
        means = [round(POINT * sum(margins[at] for margins in deals) / len(deals)) for at in range(len(legal))]
        order = sorted(range(len(legal)), key=lambda at: (-means[at], at))
        best, second = order[0], order[1]
        gap = means[best] - means[second]
        if gap < self.SURE or any(max(margins) - margins[best] > 1e-9 for margins in deals):
            return None
        alone = sum(all(margins[best] - margins[at] > 1e-9 for at in order[1:]) for margins in deals)
        numbers = {"deals": len(deals), "alone": alone}
        worths = dict(zip(legal, means, strict=True))
        return Proof(means[best], means[second], (legal[best],), (legal[second],), worths, numbers)


class WhichCard(WhatToTake[VivoState]):
    """Cards of the first tricks; the last ones are a puzzle of their own."""

    SCREENING: ClassVar = 60
    WORLDS: ClassVar = 500
    SURE: ClassVar = 300

    def begins(self, view: VivoState, seat: int) -> bool:
        return view.stage == PLAY and tricks_left(view) > LastTricks.TRICKS[1] and super().begins(view, seat)
