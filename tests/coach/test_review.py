"""Looking back at a match, and trying again from one of its moments."""

from __future__ import annotations

import pytest

from vivant.coach import Moment, Worth, decisions_of, look_back, worst
from vivant.coach.speech import say_moment
from vivant.engine.course import Course
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.engine.verify import verify


def played(id: str, seed: int = 3) -> Match:
    match = Match(make_game(id), FastDice(seed))
    dice = FastDice(seed)
    while not match.over:
        seat = match.to_act()[-1]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


def course_of(match: Match) -> Course:
    return match._course


def test_every_decision_with_a_choice_is_judged_and_no_other() -> None:
    course = course_of(played("vivo"))
    found = decisions_of(course, 1)
    assert found
    for index, step in enumerate(course.steps):
        assert (index in found) == (step.who == 1 and len(course.before(index).legal(1)) > 1)


def test_what_was_done_is_compared_with_the_best() -> None:
    course = course_of(played("vivo"))
    for index in decisions_of(course, 0)[:6]:
        moment = look_back(course, index, seconds=600, worlds=8)
        assert moment.done.action == course.steps[index].do
        assert moment.cost.mean >= 0
        assert moment.cost.mean == pytest.approx(moment.better.worth.mean - moment.done.worth.mean)
        assert moment == look_back(course, index, seconds=600, worlds=8)


def test_what_was_best_is_called_so() -> None:
    course = course_of(played("vivo"))
    found = [look_back(course, index, seconds=600, worlds=8) for index in decisions_of(course, 0)]
    best = next(moment for moment in found if moment.done == moment.better)
    view = course.before(best.index).view(0)
    assert say_moment(course.game, view, 0, best, "en", ["Ann", "Bo", "Cy"]).endswith(": nothing was better.")
    other = next(moment for moment in found if moment.done != moment.better)
    view = course.before(other.index).view(0)
    assert "; better: " in say_moment(course.game, view, 0, other, "en", ["Ann", "Bo", "Cy"])


def test_only_what_surely_cost_something_is_named_the_most_first() -> None:
    course = course_of(played("vivo"))
    one = look_back(course, decisions_of(course, 0)[0], seconds=600, worlds=8)
    costs = [Worth(1.0, 0.4, 8), Worth(3.0, 3.1, 8), Worth(2.0, 0.5, 8), Worth(0.0, 0.0, 8)]
    moments = [Moment(one.done, one.better, cost, at, at) for at, cost in enumerate(costs)]
    assert [moment.index for moment in worst(moments)] == [2, 0]
    assert [moment.index for moment in worst(moments, 1)] == [2]


@pytest.mark.parametrize("id", game_ids())
def test_a_match_can_be_tried_again_from_any_step(id: str) -> None:
    match = played(id)
    course = course_of(match)
    steps = [index for index, step in enumerate(course.steps) if step.who != CHANCE]
    for index in (steps[0], steps[len(steps) // 2], steps[-1]):
        again = Match.branch(course, index, match.seats, FastDice(77))
        assert course_of(again).state.data() == course.before(index).data()
        assert again.view(0).data() == course.before(index).view(0).data()
        while not again.over:
            seat = again.to_act()[0]
            again.play(seat, again.legal(seat)[0])
        verdict = verify("".join(line + "\n" for line in again.record_lines()).encode(), "again")
        assert verdict.error is None
        assert verdict.finished
