"""Advice: fair, repeatable, and true where the truth can be counted."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.nets.sizes import usually
from vivant.coach import advice as advising
from vivant.coach import advise
from vivant.coach.advice import BEST, OTHERS, Advice, Estimate, source_of
from vivant.coach.speech import say_advice
from vivant.engine.dice import FastDice
from vivant.engine.evaluate import margin
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.state import State
from vivant.testkit.trial import COMPILED
from vivant.words import LANGUAGES, Message, signed

CASES = [
    (id, min(count, 3))
    for id in game_ids()
    for count in find_game(id).player_counts(find_game(id).standard_edition())[-1:]
]
PATIENT = 600.0


def middle_of(id: str, players: int, steps: int = 12, seed: int = 5) -> tuple[Game, State, int]:
    """A decision with a choice, some steps into a match."""
    match = Match(make_game(id, players), FastDice(seed))
    dice = FastDice(seed + 1)
    while match.standing_steps < steps or len(match.legal(match.to_act()[0])) < 2:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match.game, match._timeline.state, match.to_act()[0]


@pytest.mark.parametrize(("id", "players"), CASES)
def test_it_knows_the_view_and_nothing_else(id: str, players: int) -> None:
    game, state, seat = middle_of(id, players)
    view = state.view(seat)
    other = view.imagine(FastDice(99))  # another world that looks the same from here
    ways = [advise(game, world.view(seat), seat, FastDice(1), PATIENT, worlds=8) for world in (state, other)]
    assert ways[0] == ways[1]
    assert ways[0] == advise(game, view, seat, FastDice(1), PATIENT, worlds=8)  # and it can be repeated
    assert len(ways[0]) == min(BEST, len(view.legal(seat)))
    means = [one.worth.mean for one in ways[0]]
    assert means == sorted(means, reverse=True)


@pytest.mark.parametrize(("id", "players"), CASES)
def test_the_sources_add_up_to_the_difference(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "SHOWN", 0.0)
    game, state, seat = middle_of(id, players)
    for one in advise(game, state.view(seat), seat, FastDice(2), PATIENT, worlds=8):
        assert sum(points for _, points in one.sources) == pytest.approx(one.gap.mean)


def test_before_the_last_card_it_is_exact() -> None:
    """With one decision left nothing is uncertain: each action is worth what it brings."""
    game = make_game("vivarium", 2)
    state = game.new()
    dice = FastDice(8)
    last: State | None = None
    while not state.is_over():
        if state.is_chance():
            state.roll(dice)
            continue
        seat = state.to_act().bit_length() - 1
        if len(state.legal(seat)) > 1:
            last = state.clone()
        state.apply(seat, state.pick(seat, dice))
    assert last is not None
    seat = last.to_act().bit_length() - 1
    found = advise(game, last.view(seat), seat, FastDice(1), PATIENT, worlds=9)
    sure = [one for one in found if one.worth.error == 0.0]
    for one in sure:
        after = last.clone()
        after.apply(seat, one.action)
        if after.is_over():
            assert one.worth.mean == margin(after.scores(), seat)
    best = found[0].worth.mean
    assert all(best >= one.worth.mean for one in found)


def test_the_best_is_not_left_out_early() -> None:
    """Everything tried in many worlds of their own finds nothing that is surely better than what is advised."""
    worlds = 300 if COMPILED else 60
    for seed in range(3 if COMPILED else usually(1, deep=3)):
        game, state, seat = middle_of("vivo", 4, steps=1, seed=seed)
        view = state.view(seat)
        advised = advise(game, view, seat, FastDice(3), PATIENT, worlds)[0].action
        everything = advise(game, view, seat, FastDice(50 + seed), PATIENT, worlds, always=view.legal(seat))
        assert len(everything) == len(view.legal(seat)) > 6
        found = next(one for one in everything if one.action == advised)
        assert -found.gap.mean <= found.gap.error or found is everything[0]


def test_more_worlds_leave_less_doubt() -> None:
    game, state, seat = middle_of("vivo", 3)
    few, many = (advise(game, state.view(seat), seat, FastDice(3), PATIENT, worlds)[0] for worlds in (8, 80))
    assert (few.worth.worlds, many.worth.worlds) == (8, 80)
    assert many.worth.error < few.worth.error


def test_an_action_to_be_judged_is_judged() -> None:
    game, state, seat = middle_of("vivo", 3)
    view = state.view(seat)
    for action in view.legal(seat):
        found = advise(game, view, seat, FastDice(3), PATIENT, worlds=8, always=[action])
        assert action in [one.action for one in found]
        assert BEST <= len(found) <= BEST + 1


def test_little_time_is_kept() -> None:
    import time

    game, state, seat = middle_of("vivo", 3)
    view = state.view(seat)
    began = time.monotonic()
    found = advise(game, view, seat, FastDice(3), seconds=0.0)
    assert found[0].worth.worlds == advising.FEWEST_WORLDS
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("id", game_ids())
def test_every_kind_of_points_has_a_name_in_both_languages(id: str) -> None:
    for lang in LANGUAGES:
        words = find_game(id).book.words(lang)
        kinds = [key.removeprefix("points-") for key in words.keys if key.startswith("points-")]
        missing = [kind for kind in kinds if not kind.startswith("brain-") and not words.has(f"source-{kind}")]
        assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "players"), CASES)
def test_it_says_worth_and_why(id: str, players: int, lang: str) -> None:
    game, state, seat = middle_of(id, players)
    view = state.view(seat)
    for one in advise(game, view, seat, FastDice(2), PATIENT, worlds=8):
        said = say_advice(game, view, seat, one, lang, ["Ann", "Bo", "Cy"])
        assert game.parse(said.do) == one.action
        assert " ± " in said.worth
        assert said.why.endswith(".")
        assert "source-" not in said.why
        assert "{" not in said.why


def test_the_coach_calls_an_action_as_its_button_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reads the one list of choices, whatever that says."""
    game, state, seat = middle_of("vivo", 3)
    one, two = state.legal(seat)[:2]
    calls = {one: "first button", two: "second button"}
    choices = [
        replace(choice, label=Message("action-label", {"action": calls.get(choice.action, "")}))
        for choice in game.choices(state.view(seat), seat)
    ]
    monkeypatch.setattr(type(game), "choices", lambda game, view, seat: choices)
    advice = Advice(one, Estimate(1.0, 1.0, 9), two, Estimate(1.0, 1.0, 9), ())
    said = say_advice(game, state.view(seat), seat, advice, "en", ["Ann", "Bo", "Cy"])
    assert said.label == "first button"
    assert "second button" in said.why


def test_reasons_add_up_and_what_speaks_for_it_comes_first() -> None:
    game = make_game("vivarium", 2)
    state = middle_of("vivarium", 2)[1]
    seat = state.to_act().bit_length() - 1
    one, two = state.legal(seat)[:2]
    points = [("creature", -3.0), ("contract", 2.5), ("gems", 2.0), ("bag", 1.0), ("token", 0.5)]
    sources = tuple((Message(f"source-{kind}"), value) for kind, value in points)
    advice = Advice(one, Estimate(4.0, 1.0, 9), two, Estimate(3.0, 1.0, 9), sources)
    why = say_advice(game, state.view(seat), seat, advice, "en", ["Ann", "Bo"]).why
    assert why.endswith(": +2.5 from contracts, +2.0 from gems, −3.0 from creatures and +1.5 from everything else.")


@pytest.mark.parametrize("best", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_that_are_told_in_short_add_up_to_the_difference(lang: str, best: bool) -> None:
    game, state, seat = middle_of("vivarium", 2)
    one, two = state.legal(seat)[:2]
    dice, kinds = FastDice(4), ("creature", "contract", "gems", "bag", "token")
    told = 0
    for _ in range(60):
        values = sorted(((dice.below(181) - 90) / 10 for _ in kinds), key=lambda value: -abs(value))
        gap = sum(values) if (sum(values) >= 0) == best else -sum(values)
        values = values if gap == sum(values) else [-value for value in values]
        sources = tuple((Message(f"source-{kind}"), value) for kind, value in zip(kinds, values, strict=True))
        advice = Advice(one, Estimate(4.0, 1.0, 9), two, Estimate(gap, 1.0, 9), sources)
        short = say_advice(game, state.view(seat), seat, advice, lang, ["Ann", "Bo"], best=best).short
        parts = [int(part.replace("−", "-")) for part in re.findall(r"[+−]\d+", short)]
        counted = re.search(r"(\d+) points?", short)
        assert not parts or sum(parts) == (1 if best else -1) * int(counted[1] if counted else "0"), short
        told += bool(parts)
    assert told > 30


@pytest.mark.parametrize(
    ("id", "players", "said"),
    [
        ("vivo", 3, "holding your rivals back"),
        ("vivo", 4, "your rivals back"),
        ("vivarium", 2, "holding your rival back"),
        ("vivid-memories", 1, "holding your rival back"),
    ],
)
def test_one_rival_is_no_others(id: str, players: int, said: str) -> None:
    game, state, seat = middle_of(id, players)
    one, two = state.legal(seat)[:2]
    advice = Advice(one, Estimate(1.0, 1.0, 9), two, Estimate(1.0, 1.0, 9), ((OTHERS, 1.0),))
    assert said in say_advice(game, state.view(seat), seat, advice, "en", ["Ann", "Bo", "Cy", "Di"]).why


def test_numbers_read_as_people_write_them() -> None:
    assert [signed(value, "en") for value in (3.14, -0.5, 0.04)] == ["+3.1", "−0.5", "0.0"]
    assert signed(-2.25, "fr") == "−2,2"


def test_points_without_a_kind_name_themselves() -> None:
    game, state, seat = middle_of("vivo", 3, steps=30)
    points = game.breakdown(state, seat)
    assert all(source_of(game, each).key.startswith("source-") for each in points)
