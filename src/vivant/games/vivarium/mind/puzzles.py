"""Puzzles of Vivarium: the last turn of a match, worked out whole, and takings that the coach is sure of."""

from __future__ import annotations

from math import comb
from typing import ClassVar

from vivant.engine.bits import lowest, members
from vivant.engine.puzzle import POINT, Proof, PuzzleKind, WhatToTake
from vivant.games.vivarium.rules.position import ACT, SWAP
from vivant.games.vivarium.rules.setup import CAMERA, COMPASS
from vivant.games.vivarium.rules.state import VivariumState


class LastTurn(PuzzleKind[VivariumState]):
    """The turn that ends a match: which of its ways brings the most points. All of them are tried to the end.

    What is drawn by a Camera or a Compass counts as the mean over all cards that it may be, which everybody can know
    at the end of a match. Where a Shovel can be had no puzzle is set: what others get may change who has the token.
    """

    id = "turn"
    SURE: ClassVar = 1 * POINT  # that the best way brings more than any other

    def begins(self, view: VivariumState, seat: int) -> bool:
        setup = view.setup
        return view.stage == SWAP and view.round + 1 == setup.rounds and view.turn + 1 == setup.turns

    def after(self, view: VivariumState, seat: int, action: int) -> VivariumState | None:
        after = view.clone()
        after.apply(seat, action)
        return after if after.to_act() >> seat & 1 else None

    def worth(self, view: VivariumState, seat: int, action: int) -> int:
        after = view.clone()
        after.apply(seat, action)
        worth = _final(after, seat)
        assert worth is not None
        return worth

    def solve(self, view: VivariumState, seat: int) -> Proof | None:
        ways: list[tuple[int, tuple[int, ...]]] = []
        if not self._follow(view, seat, (), ways):
            return None
        ranked = sorted(ways, key=lambda way: (-way[0], way[1]))
        (best, line), (second, other) = ranked[0], ranked[1]
        if best - second < self.SURE:
            return None
        return Proof(best, second, line, other, {}, {"ways": len(ways)})

    def _follow(
        self, view: VivariumState, seat: int, done: tuple[int, ...], ways: list[tuple[int, tuple[int, ...]]]
    ) -> bool:
        """All ways to end the turn, and what they come to; False where that of one cannot be told."""
        for action in view.legal(seat):
            after = view.clone()
            after.apply(seat, action)
            if after.to_act():
                if not self._follow(after, seat, (*done, action), ways):
                    return False
                continue
            worth = _final(after, seat)
            if worth is None:
                return False
            ways.append((worth, (*done, action)))
        return True


def _final(after: VivariumState, seat: int) -> int | None:
    """The points of the seat, or their mean over what may be drawn; None for a Shovel."""
    if after.is_over():
        return POINT * after.scores()[seat]
    if after.drawing not in (CAMERA, COMPASS):
        return None
    points = sorted(_points_with(after, seat, card) for card in members(after.creatures))
    drawn, cards = int(after.due), len(points)
    # Of so many cards the best is kept: it is the one at this place of all in as many of the draws.
    chosen = sum(value * comb(place, drawn - 1) for place, value in enumerate(points))
    return round(POINT * chosen / comb(cards, drawn))


def _points_with(after: VivariumState, seat: int, card: int) -> int:
    """Those of the seat if it draws this card, and keeps it."""
    space, kept = after.setup, after.clone()
    kept.apply_outcome(space.outcomes.draw.at(card))
    while kept.is_chance():
        kept.apply_outcome(space.outcomes.draw.at(lowest(kept.creatures)))
    if not kept.is_over():
        kept.apply(seat, space.actions.keep.at(card))
    return kept.scores()[seat]


class WhichThing(WhatToTake[VivariumState]):
    """What to take, or gems, once the dominoes lie."""

    def begins(self, view: VivariumState, seat: int) -> bool:
        return view.stage == ACT and super().begins(view, seat)
