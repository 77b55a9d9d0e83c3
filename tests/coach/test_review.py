"""Looking back at a match, and trying again from one of its moments."""

from __future__ import annotations

import pytest

from vivant.coach import Decision, Estimate, decisions_of, look_back, worst
from vivant.coach.speech import say_decision
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.engine.timeline import Timeline
from vivant.engine.verify import verify


def played(id: str, seed: int = 3) -> Match:
    match = Match(make_game(id), FastDice(seed))
    dice = FastDice(seed)
    while not match.over:
        seat = match.to_act()[-1]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


def timeline_of(match: Match) -> Timeline:
    return match._timeline


def test_every_decision_with_a_choice_is_judged_and_no_other() -> None:
    timeline = timeline_of(played("vivo"))
    found = decisions_of(timeline, 1)
    assert found
    for index, step in enumerate(timeline.steps):
        assert (index in found) == (step.who == 1 and len(timeline.before(index).legal(1)) > 1)


def test_what_was_done_is_compared_with_the_best() -> None:
    timeline = timeline_of(played("vivo"))
    for index in decisions_of(timeline, 0)[:6]:
        decision = look_back(timeline, index, seconds=600, worlds=8)
        assert decision.done.action == timeline.steps[index].do
        assert decision.cost.mean >= 0
        assert decision.cost.mean == pytest.approx(decision.better.worth.mean - decision.done.worth.mean)
        assert decision == look_back(timeline, index, seconds=600, worlds=8)


def test_what_was_best_is_called_so() -> None:
    timeline = timeline_of(played("vivo"))
    found = [look_back(timeline, index, seconds=600, worlds=8) for index in decisions_of(timeline, 0)]
    best = next(decision for decision in found if decision.done == decision.better)
    view = timeline.before(best.index).view(0)
    assert say_decision(timeline.game, view, 0, best, "en", ["Ann", "Bo", "Cy"]).endswith(": this was the best choice.")
    other = next(decision for decision in found if decision.done != decision.better)
    view = timeline.before(other.index).view(0)
    assert ". Better: " in say_decision(timeline.game, view, 0, other, "en", ["Ann", "Bo", "Cy"])


def test_only_what_surely_cost_something_is_named_the_most_first() -> None:
    timeline = timeline_of(played("vivo"))
    one = look_back(timeline, decisions_of(timeline, 0)[0], seconds=600, worlds=8)
    costs = [Estimate(1.0, 0.4, 8), Estimate(3.0, 3.1, 8), Estimate(2.0, 0.5, 8), Estimate(0.0, 0.0, 8)]
    decisions = [Decision(one.done, one.better, cost, at, at) for at, cost in enumerate(costs)]
    assert [decision.index for decision in worst(decisions)] == [2, 0]
    assert [decision.index for decision in worst(decisions, 1)] == [2]


@pytest.mark.parametrize("id", game_ids())
def test_a_match_can_be_tried_again_from_any_step(id: str) -> None:
    match = played(id)
    timeline = timeline_of(match)
    steps = [index for index, step in enumerate(timeline.steps) if step.who != CHANCE]
    for index in (steps[0], steps[len(steps) // 2], steps[-1]):
        again = Match.branch(timeline, index, match.seats, FastDice(77))
        assert timeline_of(again).state.data() == timeline.before(index).data()
        assert again.view(0).data() == timeline.before(index).view(0).data()
        while not again.over:
            seat = again.to_act()[0]
            again.play(seat, again.legal(seat)[0])
        verdict = verify("".join(line + "\n" for line in again.record_lines()).encode(), "again")
        assert verdict.error is None
        assert verdict.finished
