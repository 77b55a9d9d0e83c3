"""Every world of a small game, by brute force: does `imagine` give exactly those that a view allows, and evenly?

It walks all positions, so it is for games, or editions, that have some ten thousand of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.state import State
from vivant.engine.timeline import apply_step
from vivant.testkit.statistics import LEAST_EXPECTED, chance_of, chi_square
from vivant.testkit.trial import Trial, written

MOST_POSITIONS = 100_000
LEAST_CHANCE = 1e-6

Worlds = dict[tuple[int, str], set[str]]  # by viewer and view


def all_positions(game: Game) -> dict[str, State]:
    """Every state that can be reached, by its data."""
    trial = Trial(game, 0)
    first = game.new()
    positions = {written(first): first}
    waiting = [first]
    while waiting:
        state = waiting.pop()
        steps = [Step(0, CHANCE, outcome) for outcome, _ in state.outcomes()] if state.is_chance() else []
        steps += [Step(0, seat, action) for seat in trial.asked(state) for action in state.legal(seat)]
        for step in steps:
            after = state.clone()
            apply_step(after, step)
            text = written(after)
            if text not in positions:
                positions[text] = after
                waiting.append(after)
        if len(positions) > MOST_POSITIONS:
            raise ValueError(f"{game.id} has more than {MOST_POSITIONS} positions, too many to look at each")
    return positions


def worlds_of(positions: dict[str, State], viewers: Sequence[int]) -> Worlds:
    """For each viewer and each view that it can come to see: all states in which it sees it."""
    worlds: Worlds = defaultdict(set)
    for text, state in positions.items():
        for viewer in viewers:
            worlds[viewer, written(state.view(viewer))].add(text)
    return worlds


def check_every_world(game: Game, seed: int = 1, views: int = 200, viewers: Sequence[int] | None = None) -> None:
    """At this many views with more than one world: only their worlds are imagined, and each as often as the others.

    Without `viewers` all seats look, and SPECTATOR.
    """
    trial = Trial(game, seed)
    positions = all_positions(game)
    worlds = worlds_of(positions, trial.viewers if viewers is None else viewers)
    several = sorted(key for key, allowed in worlds.items() if len(allowed) > 1)
    statistic, freedom = 0.0, 0
    for _ in range(views if several else 0):
        viewer, text = several[trial.looking.below(len(several))]
        allowed = worlds[viewer, text]
        view = positions[min(allowed)].view(viewer)
        draws = int(2 * LEAST_EXPECTED) * len(allowed)
        dice = FastDice(seed, 1 + trial.looking.below(1 << 31))
        counts = Counter(written(view.imagine(dice)) for _ in range(draws))
        if strange := sorted(counts.keys() - allowed):
            raise trial.broken(f"imagine for {viewer} gives a state that cannot be\nview: {text}\nstate: {strange[0]}")
        statistic += chi_square([counts[world] for world in allowed], [draws / len(allowed)] * len(allowed))
        freedom += len(allowed) - 1
    if freedom and chance_of(statistic, freedom) < LEAST_CHANCE:
        raise trial.broken(f"imagine is not uniform: chi-square {statistic:.1f} with {freedom} degrees of freedom")
