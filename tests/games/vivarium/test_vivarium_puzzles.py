"""The last turn as a puzzle: what is drawn counts as its mean, and every way was tried."""

from __future__ import annotations

from fractions import Fraction

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.puzzle import POINT, PuzzleBoard, puzzles_of
from vivant.games.vivarium.game import Vivarium
from vivant.games.vivarium.mind.puzzles import LastTurn, _final
from vivant.games.vivarium.rules.setup import CAMERA, COMPASS, SHOVEL
from vivant.games.vivarium.rules.state import VivariumState


def brute(state: VivariumState, seat: int) -> Fraction:
    """The points at the end, each card that may be drawn as likely as any other, the best of them kept."""
    if state.is_over():
        return Fraction(int(state.scores()[seat]))
    if state.to_act():
        values = []
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            values.append(brute(after, seat))
        return max(values)
    outcomes = state.outcomes()
    total = Fraction(0)
    for outcome, weight in outcomes:
        after = state.clone()
        after.apply_outcome(outcome)
        total += weight * brute(after, seat)
    return total / sum(weight for _, weight in outcomes)


def drawing(kind: int) -> list[tuple[VivariumState, int]]:
    """Last turns in which a card was just gained that draws others, with few cards left in the deck."""
    found = []
    for seed in range(1, 400):
        match, dice = Match(Vivarium(2), FastDice(seed)), FastDice(seed, 1)
        while not match.over and len(found) < 3:
            seat = match.to_act()[0]
            view = match.view(seat)
            assert isinstance(view, VivariumState)
            for action in (
                view.legal(seat) if view.round + 1 == view.setup.rounds and view.turn + 1 == view.setup.turns else ()
            ):
                after = view.clone()
                after.apply(seat, action)
                if after.is_chance() and after.drawing == kind:
                    while bin(after.creatures).count("1") > 6:
                        after.creatures = after.creatures & (after.creatures - 1)
                    found.append((after, seat))
            match.play(seat, match.game.text(view.pick(seat, dice)))
        if len(found) >= 3:
            break
    return found


@pytest.mark.parametrize("kind", [CAMERA, COMPASS])
def test_what_may_be_drawn_counts_as_its_mean(kind: int) -> None:
    states = drawing(kind)
    assert states
    for state, seat in states:
        assert _final(state, seat) == round(POINT * brute(state, seat))


def test_a_shovel_is_no_puzzle() -> None:
    for state, seat in drawing(SHOVEL):
        assert _final(state, seat) is None


def test_every_way_of_a_turn_was_tried() -> None:
    ours = [one for one in puzzles_of(Vivarium) if one.kind == "turn"]
    for one in ours[:4]:
        board = PuzzleBoard(one, Vivarium)
        kind = board.kind
        assert isinstance(kind, LastTurn)
        worths: list[Fraction] = []

        def follow(state: VivariumState, worths: list[Fraction] = worths, seat: int = one.seat) -> None:
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action)
                if after.to_act():
                    follow(after)
                elif after.is_over():
                    worths.append(Fraction(int(after.scores()[seat])))
                else:
                    worths.append(Fraction(_final(after, seat) or 0, POINT))

        assert isinstance(board.view, VivariumState)
        follow(board.view)
        worths.sort()
        assert (POINT * worths[-1], POINT * worths[-2]) == (one.best, one.second)
        assert len(worths) == one.numbers["ways"]
