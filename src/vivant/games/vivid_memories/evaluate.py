"""What a state of Vivid Memories is worth to a seat."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.evaluate import Evaluation, margin
from vivant.engine.state import State
from vivant.games.vivid_memories.artificial_brain import BRAIN, brain_prospect
from vivant.games.vivid_memories.parts import Setup
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import find_aspiration, prospect


class MemoriesEvaluation(Evaluation):
    """Points, and what Reward would give for the boards as they stand."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, MemoriesState)
        values: list[int] = []
        solo = self.setup.solo
        for at, own in enumerate(state.seats):
            value = own.points
            if not state.is_over():
                if solo is not None and at == BRAIN:
                    value += brain_prospect(self.setup, solo, own, state.excluded())
                else:
                    value += prospect(self.setup, own)
                    for award in find_aspiration(self.setup, own, 0):
                        value += award.points
            values.append(value)
        return margin(values, seat)
