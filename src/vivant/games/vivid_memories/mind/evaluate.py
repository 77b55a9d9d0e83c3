"""How bots think about Vivid Memories: what a state is worth to a seat, a quick player, and the plan of a Reflect."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation
from vivant.engine.state import State
from vivant.games.vivid_memories.mind.guess import Guesses
from vivant.games.vivid_memories.mind.numbers import Numbers
from vivant.games.vivid_memories.mind.outlook import POINT
from vivant.games.vivid_memories.mind.quick import QuickPlayer
from vivant.games.vivid_memories.mind.reflecting import Reflecting
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.games.vivid_memories.rules.brain import BRAIN, brain_prospect
from vivant.games.vivid_memories.rules.position import BANKING, DRAW, OVER, REFLECT, REMEMBER, REWARD, TILES
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.seat import NOTHING, USE
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState

POSITIONS: Final[i64] = 150_000  # that a plan looks at before it is content with the best so far
TAKEN: Final[i64] = 23  # tokens that a turn takes, in tenths


class MemoriesEvaluation(Evaluation):
    """Values a seat by `SeatWorth`, and plans a Reflect exactly."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.worth = SeatWorth(setup, Numbers())
        self.quick = QuickPlayer(self.worth)
        self.guesses = Guesses(self.worth)
        self.reflecting = Reflecting(self.worth)
        self.positions: i64 = POSITIONS

    def scale(self, state: State) -> float:
        return 25.0

    def settled(self, state: State) -> bool:
        """When Remember is over, and in Reflect whenever no action is under way."""
        assert isinstance(state, MemoriesState)
        if state.phase == TILES:
            return state.round > 0 and len(state.line) == 0
        if state.phase <= REMEMBER or state.phase == REWARD:
            return False
        if state.phase == REFLECT:
            for own in state.seats:
                if own.ask != USE and own.ask != NOTHING:
                    return False
        return True

    def value(self, state: State, seat: i64) -> float:
        return self.values(state, self.setup.players)[seat]

    def values(self, state: State, players: i64) -> list[float]:
        assert isinstance(state, MemoriesState)
        worths = [self.standing(state, place) for place in range(len(state.seats))]
        margins: list[float] = []
        for place, worth in enumerate(worths):
            margins.append(float(worth - max(worths[:place] + worths[place + 1 :])) / 1000.0)
        return margins

    def standing(self, state: MemoriesState, seat: i64) -> i64:
        """What a seat has, and what it may hope for, in thousandths of a point."""
        own = state.seats[seat]
        if state.phase == OVER or state.phase < TILES:
            return POINT * own.points
        solo = self.setup.solo
        if solo is not None and seat == BRAIN:
            return POINT * (own.points + brain_prospect(self.setup, solo, own, excluded_colour(state)))
        if state.phase == REFLECT or state.phase == DRAW:
            return self.worth.settled(own, state.round)
        if state.phase == BANKING:
            return self.guesses.of(own, state.round, state.supply, state.bag)
        return self.worth.growing(own, state.round, turns_left(state))

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        assert isinstance(state, MemoriesState)
        return self.quick.choose(state, seat, turns_left(state), dice)

    def plan(self, view: State, seat: i64, dice: Dice, seconds: float) -> list[int] | None:
        """A Reflect, from its first tile to `done`; what it maximises is said in `planner`."""
        assert isinstance(view, MemoriesState)
        plan = self.reflecting.plan(view, seat, self.positions, seconds)
        if plan is None:
            return None
        return plan.steps


def turns_left(state: MemoriesState) -> i64:
    """About how many turns each seat still has in this Remember, or in the next one where it is being prepared."""
    setup = state.setup
    tokens: i64 = 0
    if state.phase < REMEMBER:
        tokens = setup.tiles_per_round * setup.tokens_per_tile
    elif state.phase == REMEMBER:
        for at in range(state.first, state.last + 1):
            tokens += state.line[at].left
    takers: i64 = len(state.seats)
    return (10 * tokens + TAKEN * takers - 1) // (TAKEN * takers)
