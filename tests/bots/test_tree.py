"""The search's tree: what it knows, what it cannot know, and that it finds what is there to be found."""

from __future__ import annotations

import pytest

from vivant.bots.tree import Node, Tree
from vivant.engine.dice import Dice, FastDice
from vivant.engine.evaluate import Evaluation, margin, squash
from vivant.engine.state import State


class Matching(State):
    """Two seats name a number at once; seat 0 scores if they are equal, seat 1 if not.

    Or they speak one after another, the second having heard the first.
    """

    def __init__(self, at_once: bool, said: list[int] | None = None) -> None:
        self.at_once = at_once
        self.said = [-1, -1] if said is None else said

    def to_act(self) -> int:
        waiting = [seat for seat in (0, 1) if self.said[seat] < 0]
        if not self.at_once:
            waiting = waiting[:1]
        return sum(1 << seat for seat in waiting)

    def is_chance(self) -> bool:
        return False

    def is_over(self) -> bool:
        return self.to_act() == 0

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def apply(self, seat: int, action: int) -> None:
        self.said[seat] = action

    def clone(self) -> Matching:
        return Matching(self.at_once, self.said.copy())

    def view(self, seat: int) -> Matching:
        return self.clone()

    def imagine(self, dice: Dice) -> Matching:
        return self.clone()

    def scores(self) -> list[int]:
        equal = self.said[0] == self.said[1]
        return [8 * equal, 8 * (not equal)]


def grown(state: State, seat: int, simulations: int, horizon: int = 0) -> Tree:
    tree = Tree(Evaluation(), state, seat, 2, FastDice(1), 1.0, 0.0, horizon)
    for _ in range(simulations):
        tree.simulate()
    return tree


def test_who_decides_at_once_answers_nobody() -> None:
    """Seat 0 matches only by luck, a third of the time, if seat 1 cannot see what it said; nor can it see seat 1."""
    tree = grown(Matching(at_once=True), 0, 3000)
    means = [child.mean() for child in tree.first().children.values()]
    assert max(means) - min(means) < 0.15
    assert all(0.2 < mean < 0.5 for mean in means)
    others = tree.root.child(-2)
    assert sum(child.visits for child in others.children.values()) > 2900  # one node, whatever seat 0 said


def test_who_decides_later_has_seen_it() -> None:
    """In turn, seat 1 always finds a number that differs, and the tree knows."""
    tree = grown(Matching(at_once=False), 0, 3000)
    means = [child.mean() for child in tree.first().children.values()]
    assert max(means) < 0.25


class Hidden(Matching):
    """Seat 1 has spoken, and seat 0 does not know what: 0 in two worlds of three."""

    def imagine(self, dice: Dice) -> Matching:
        return Matching(False, [self.said[0], 0 if dice.below(3) else 1])


def test_a_hidden_thing_is_guessed_by_its_odds() -> None:
    tree = grown(Hidden(False, [-1, 2]), 0, 600)
    visits = [tree.first().children[action].visits for action in (0, 1, 2)]
    assert visits[0] > visits[1] > visits[2]


def test_a_tree_counts_only_where_an_action_could_be_taken() -> None:
    class Sometimes(Hidden):
        def imagine(self, dice: Dice) -> Matching:
            found = Few(False, [-1, 0])
            found.few = dice.below(2) == 0
            return found

    class Few(Matching):
        few = False

        def legal(self, seat: int) -> list[int]:
            return [0] if self.few else [0, 1]

        def clone(self) -> Matching:
            raise NotImplementedError

    tree = grown(Sometimes(False, [-1, 0]), 0, 200)
    one, other = (tree.first().children[action] for action in (0, 1))
    assert one.available == 200
    assert 70 < other.available < 130


class Counter(State):
    """One seat counts up to four, by one each time, and may stop; each settled moment is a whole count."""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def to_act(self) -> int:
        return 0 if self.at >= 4 else 1

    def is_chance(self) -> bool:
        return False

    def is_over(self) -> bool:
        return self.at >= 4

    def legal(self, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, seat: int, action: int) -> None:
        self.at += 1

    def imagine(self, dice: Dice) -> Counter:
        return Counter(self.at)

    def scores(self) -> list[int]:
        return [100]


class Settling(Evaluation):
    def __init__(self) -> None:
        self.valued: list[int] = []

    def settled(self, state: State) -> bool:
        assert isinstance(state, Counter)
        return state.at in (2, 3)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Counter)
        self.valued.append(state.at)
        return float(state.at)


@pytest.mark.parametrize(("horizon", "valued"), [(1, {2}), (2, {3}), (3, set()), (0, set())])
def test_worlds_are_valued_at_the_horizon(horizon: int, valued: set[int]) -> None:
    evaluation = Settling()
    tree = Tree(evaluation, Counter(), 0, 1, FastDice(1), 1.0, 0.0, horizon)
    for _ in range(40):
        tree.simulate()
    assert set(evaluation.valued) == valued


def test_margins_are_squashed() -> None:
    assert squash(0.0, 10.0) == 0.5
    assert squash(10.0, 10.0) == 0.75
    assert squash(-10.0, 10.0) == 0.25
    assert 0.99 < squash(1e6, 10.0) < 1.0
    assert margin([5, 9, 7], 1) == 2.0
    assert margin([5, 9, 7], 0) == -4.0
    assert margin([5], 0) == 5.0


def test_a_node_is_made_once() -> None:
    node = Node()
    assert node.child(3) is node.child(3)
    assert node.mean() == 0.0
