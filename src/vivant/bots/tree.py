"""A tree of what might be done: information-set Monte Carlo tree search, one imagined world a simulation."""
# vivant: compiled

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import lowest
from vivant.engine.dice import Dice
from vivant.engine.evaluate import Evaluation, margin, squash
from vivant.engine.state import State

WIN_SHARE: Final = 0.4  # of a finished match's worth; the rest is by how much
UNTRIED: Final = 0.05  # how much worse than its parent an action is taken to be that was never tried


@mypyc_attr(acyclic=True)
class Node:
    """Where the actions seen so far have led. In some worlds it cannot be reached: hence `available`."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0  # for the seat that came here
        self.asked: i64 = 0
        self.worth: float = 0.0  # for the seat that is asked here, over all its actions
        self.children: dict[int, Node] = {}

    def child(self, key: i64) -> Node:
        child = self.children.get(key)
        if child is None:
            child = Node()
            self.children[key] = child
        return child

    def mean(self) -> float:
        if self.visits == 0:
            return 0.0
        return self.total / float(self.visits)


class Tree:
    """All that is known about one decision of one seat, told by its view alone.

    A node is a path of actions, whatever worlds they were taken in and whatever chance answered. Each seat strives
    for its own worth. Seats that decide at once have a path each, of their own actions alone: nobody answers what
    they cannot have seen. Below the tree, and after a settled moment, the game's quick player goes on.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        view: State,
        seat: i64,
        players: i64,
        dice: Dice,
        explore: float,
        trust: float,
        horizon: i64,
    ) -> None:
        self.evaluation = evaluation
        self.view = view
        self.seat: i64 = seat
        self.players: i64 = players
        self.dice = dice
        self.explore: float = explore
        self.trust: float = trust  # the share of curiosity that the quick player's choice gets
        self.horizon: i64 = horizon  # the settled moment at which a state is valued; 0: the end
        self.root = Node()
        self.simulations: i64 = 0
        # of the running simulation
        self.path: list[Node] = []
        self.askers: list[Node] = []
        self.movers: list[i64] = []

    def first(self) -> Node:
        """Where this seat decides first."""
        waiting: i64 = self.view.to_act()
        if waiting & (waiting - 1) != 0:
            return self.root.child(-1 - self.seat)
        return self.root

    def simulate(self) -> None:
        """Imagine a world, go down the tree as far as it is known, one step further, and play on to a value."""
        world = self.view.imagine(self.dice)
        self.path = []
        self.askers = []
        self.movers = []
        passed: i64 = self._descend(world)
        if passed < self.horizon or self.horizon == 0:
            self._play_on(world, passed)
        rewards = self._rewards(world)
        at: i64 = 0
        for node in self.path:
            reward: float = rewards[self.movers[at]]
            node.visits += 1
            node.total += reward
            asker = self.askers[at]
            asker.asked += 1
            asker.worth += reward
            at += 1
        self.simulations += 1

    def _descend(self, world: State) -> i64:
        """Down the tree until something new was tried, a settled moment or the end; how many such moments passed."""
        node = self.root
        together: i64 = 0  # seats that decide at once and have not finished
        paths: list[Node] = []
        while True:
            waiting: i64 = world.to_act()
            if len(self.path) > 0 and self.evaluation.settled(world):
                return 1
            if waiting == 0:
                if world.is_over():
                    return 0
                world.roll(self.dice)
                continue
            if together != 0 and waiting & ~together != 0:
                node = paths[self.seat]
                together = 0
            if together == 0 and waiting & (waiting - 1) != 0:
                paths = []
                place: i64 = 0
                while place < self.players:
                    paths.append(node.child(-1 - place))
                    place += 1
                together = waiting
            seat: i64 = lowest(waiting)
            if together != 0:  # their decisions commute; the one that is thought about comes first
                together = waiting
                if (waiting >> self.seat) & 1 != 0:
                    seat = self.seat
                node = paths[seat]
            action: i64 = self._select(node, world, seat)
            taken = node.children[action]
            new = taken.visits == 0
            self.path.append(taken)
            self.askers.append(node)
            self.movers.append(seat)
            world.apply(seat, action)
            if together != 0:
                paths[seat] = taken
            node = taken
            if new:
                return 0

    def _select(self, node: Node, world: State, seat: i64) -> i64:
        """The action with the best promise: what it brought so far, and how seldom it was tried where it could be."""
        legal = world.legal(seat)
        count: i64 = len(legal)
        if count == 1:
            only = node.child(legal[0])
            only.available += 1
            return legal[0]
        hint: i64 = self.evaluation.choose(world, seat, self.dice)
        untried: float = 0.5
        if node.asked > 0:
            untried = node.worth / float(node.asked) - UNTRIED
        share: float = (1.0 - self.trust) / float(count)
        best: i64 = legal[0]
        highest: float = -1e9
        for number in legal:
            action: i64 = number
            child = node.child(action)
            child.available += 1
            prior: float = share
            if action == hint:
                prior += self.trust
            promise: float = self.explore * prior * sqrt(float(child.available)) / float(1 + child.visits)
            if child.visits == 0:
                promise += untried
            else:
                promise += child.total / float(child.visits)
            if promise > highest:
                highest = promise
                best = action
        return best

    def _play_on(self, world: State, passed: i64) -> None:
        """By the quick player, to the settled moment at the horizon or to the end."""
        evaluation = self.evaluation
        dice = self.dice
        counted = passed > 0  # the moment at which the tree ended
        while True:
            if self.horizon > 0 and not counted and evaluation.settled(world):
                passed += 1
                if passed >= self.horizon:
                    return
            counted = False
            waiting: i64 = world.to_act()
            if waiting != 0:
                seat: i64 = lowest(waiting)
                world.apply(seat, evaluation.choose(world, seat, dice))
            elif world.is_over():
                return
            else:
                world.roll(dice)

    def _rewards(self, world: State) -> list[float]:
        """By seat, from 0 to 1: mostly the margin, and at the end of a match also whether it is won."""
        scale: float = self.evaluation.scale(world)
        if not world.is_over():
            return [squash(value, scale) for value in self.evaluation.values(world, self.players)]
        rewards: list[float] = []
        seat: i64 = 0
        scores = world.scores()
        ranking = world.ranking()
        winners: i64 = 0
        for rank in ranking:
            if rank == 1:
                winners += 1
        while seat < self.players:
            reward: float = (1.0 - WIN_SHARE) * squash(margin(scores, seat), scale)
            if ranking[seat] == 1:
                reward += WIN_SHARE / float(winners)
            rewards.append(reward)
            seat += 1
        return rewards
