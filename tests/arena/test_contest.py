"""Contests: who sits where, over which deals, and how sure a result is."""

from __future__ import annotations

import pytest

from vivant.arena.contest import Standing, contest, line_up, mean_and_error, wilson
from vivant.bots.bot import Bot, Budget
from vivant.bots.registry import KINDS
from vivant.engine.dice import Dice
from vivant.engine.errors import SetupError
from vivant.engine.registry import make_game
from vivant.engine.state import EVERYTHING, State


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int, str]]:
    """A bot that notes who asks it about what: seat, viewer, and the first view of each match."""
    seen: list[tuple[int, int, str]] = []

    class Spy(Bot):
        def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
            seen.append((seat, view.viewer, str(view.data()["seats"][seat]["hand"])))  # type: ignore[attr-defined]
            return legal[0]

    monkeypatch.setitem(KINDS, "spy", Spy)
    return seen


def test_every_deal_is_played_from_every_seat(spy: list[tuple[int, int, str]]) -> None:
    game = make_game("vivo", 3)
    standings = contest(game, line_up(game, ["spy", "random"]), games=4, seed=7)
    assert [standing.games for standing in standings] == [6, 6]
    assert [len(standing.scores) for standing in standings] == [6, 12]
    assert [standing.even for standing in standings] == [1 / 3, 2 / 3]
    first = [seat for at, (seat, _, _) in enumerate(spy) if at == 0 or spy[at - 1][0] != seat]
    assert sorted(first) == [0, 0, 1, 1, 2, 2]
    assert all(viewer == seat for seat, viewer, _ in spy)


def test_the_same_deals_for_everybody(spy: list[tuple[int, int, str]]) -> None:
    game = make_game("vivo", 3)
    hands = []
    for bots in (["spy"], ["spy", "spy"]):
        spy.clear()
        contest(game, line_up(game, bots), games=3, seed=7)
        hands.append({(seat, hand) for seat, _, hand in spy if len(hand.split()) == 12})
    assert hands[0] == hands[1]
    assert len(hands[0]) == 6  # three seats, two rounds


def test_only_a_cheat_sees_everything(spy: list[tuple[int, int, str]]) -> None:
    game = make_game("vivo", 3)
    contest(game, line_up(game, ["spy", "random"], cheats={0}), games=3)
    assert {viewer for _, viewer, _ in spy} == {EVERYTHING}


def test_equal_seeds_equal_contests() -> None:
    game = make_game("vivarium", 2)
    found = [contest(game, line_up(game, ["greedy:worlds=1", "random"]), 4, seed) for seed in (3, 3, 4)]
    assert found[0][0].scores == found[1][0].scores != found[2][0].scores


def test_a_lead_is_counted_deal_by_deal_against_the_other_seats() -> None:
    game = make_game("vivo", 4)
    greedy, random = contest(game, line_up(game, ["greedy:worlds=1", "random"]), games=8, seed=3)
    assert len(greedy.leads) == len(random.leads) == 2
    assert (sorted(greedy.rivals), sorted(random.rivals)) == (sorted(random.scores), sorted(greedy.scores))
    assert greedy.lead()[0] == pytest.approx(sum(greedy.scores) / 8 - sum(random.scores) / 24)
    assert greedy.lead()[0] == pytest.approx(-random.lead()[0])


def test_a_standing_is_told_in_a_line() -> None:
    told = Standing("easy", 0.25, games=8, wins=1.0, leads=[-3.0, -1.08], decisions=10, seconds=0.0013)
    assert str(told) == (
        "12.5 % of victories (2.2 to 47.1; even is 25.0), −2.04 ± 1.88 points, 8 games, 0.13 ms a decision"
    )
    assert "−2,04 ± 1,88 points, 8 parties" in told.say("fr")


@pytest.mark.parametrize(
    ("leads", "sure"),
    [
        ([5.0], 0.5),
        ([-2.0, 2.0], 0.5),
        ([3.0, 3.0], 1.0),
        ([-3.0, -3.0], 0.0),
        ([0.0, 2.0], 0.8413),  # one standard error above nothing
        ([-2.0, 0.0], 0.1587),
    ],
)
def test_how_sure_a_lead_is(leads: list[float], sure: float) -> None:
    assert Standing("greedy", 0.5, leads=leads).sure() == pytest.approx(sure, abs=1e-4)


def test_bots_can_sit_in_turn_around_the_table(spy: list[tuple[int, int, str]]) -> None:
    game = make_game("vivo", 4)
    ours, theirs = contest(game, line_up(game, ["spy", "random"], in_turn=True), games=4, seed=7)
    assert (ours.even, theirs.even) == (0.5, 0.5)
    assert (len(ours.scores), len(theirs.scores)) == (8, 8)
    assert ours.wins + theirs.wins == pytest.approx(4)
    assert {seat for seat, _, _ in spy} == {0, 1, 2, 3}


def test_an_automaton_is_a_rival_but_no_contestant() -> None:
    game = make_game("vivid-memories", 1)
    (own,) = contest(game, line_up(game, ["random"]), games=2, seed=3)
    assert (len(own.scores), len(own.rivals), len(own.leads)) == (2, 2, 2)
    assert own.lead()[0] == pytest.approx((sum(own.scores) - sum(own.rivals)) / 2)


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_deal_is_begun_when_time_is_over(jobs: int) -> None:
    game = make_game("vivo", 3)
    lineup = line_up(game, ["random"])
    assert contest(game, lineup, 3000, jobs=jobs, seconds=0.0, least_deals=2)[0].games == 6
    assert contest(game, lineup, 9, jobs=jobs, seconds=600.0)[0].games == 9


@pytest.mark.parametrize("bots", [[], ["random"] * 4])
def test_a_table_has_room_for_so_many(bots: list[str]) -> None:
    with pytest.raises(SetupError):
        line_up(make_game("vivo", 3), bots)


def test_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert mean_and_error([1, 2, 3, 4]) == (2.5, pytest.approx(1.2652, abs=1e-4))
    assert mean_and_error([7]) == (7, 0.0)
