"""What is said of a run is what its rows say: counted anew here, row by row, by other means."""

from __future__ import annotations

from itertools import permutations
from random import Random
from statistics import mean, stdev
from typing import Any

import polars as pl
import pytest

from vivant import arena
from vivant.arena.folder import Folder
from vivant.arena.summary import Mean, Summary, summarize
from vivant.arena.telling import tell_run
from vivant.bots.ratings import Ratings
from vivant.engine.registry import make_game
from vivant.words import LANGUAGES

BOTS = ("random", "greedy:worlds=1", "greedy:worlds=1,slips=60")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    path = tmp_path_factory.mktemp("summary") / "run"
    arena.run("vivarium", players=2, bots=BOTS, games=24, seed=3, folder=path)
    return Folder(path)


@pytest.fixture(scope="module")
def games(folder: Folder) -> dict[tuple[int, int], list[dict[str, Any]]]:
    """The rows of each game."""
    games: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for row in arena.read(folder.path).iter_rows(named=True):
        games.setdefault((row["deal"], row["turn"]), []).append(row)
    return games


def test_shares_leads_and_costs(folder: Folder, games: dict[tuple[int, int], list[dict[str, Any]]]) -> None:
    summary = summarize(folder)
    assert summary.games == len(games) == 24
    for bot in BOTS:
        shares: dict[int, list[float]] = {}
        leads: dict[int, list[float]] = {}
        own = [row for rows in games.values() for row in rows if row["bot"] == bot]
        for (deal, _), rows in games.items():
            for row in rows:
                if row["bot"] == bot:
                    shares.setdefault(deal, []).append(row["won"])
                    leads.setdefault(deal, []).append(row["score"] - sum(x["score"] for x in rows if x is not row))
        one = summary.results[bot]
        assert one.games == len(own)
        assert one.share.value == pytest.approx(mean(map(mean, shares.values())))
        assert one.share.error == pytest.approx(1.959964 * stdev(map(mean, shares.values())) / len(shares) ** 0.5)
        assert one.lead.value == pytest.approx(mean(map(mean, leads.values())))
        assert one.even.value == 0.5
        assert one.decisions == sum(row["decisions"] for row in own)
        assert one.seconds == pytest.approx(sum(row["seconds"] for row in own))
        assert one.longest == max(row["longest"] for row in own)
    seats = [mean(rows[seat]["won"] for rows in games.values()) for seat in range(2)]
    assert [seat.value for seat in summary.seats] == pytest.approx(seats)


def test_meetings(folder: Folder, games: dict[tuple[int, int], list[dict[str, Any]]]) -> None:
    summary = summarize(folder)
    assert set(summary.meetings) == set(permutations(BOTS, 2))
    for (bot, other), meeting in summary.meetings.items():
        ahead, points = [], {}
        for (deal, _), rows in games.items():
            named = {row["bot"]: row for row in rows}
            if {bot, other} <= set(named):
                own, theirs = named[bot], named[other]
                ahead.append((own["rank"] < theirs["rank"]) + (own["rank"] == theirs["rank"]) / 2)
                points.setdefault(deal, []).append(own["score"] - theirs["score"])
        assert meeting.games == len(ahead)
        assert meeting.ahead == pytest.approx(sum(ahead))
        assert meeting.points.value == pytest.approx(mean(map(mean, points.values())))


def test_chunk_by_chunk_is_as_all_at_once(folder: Folder) -> None:
    whole = Summary(BOTS, 2, 0.05)
    whole.add(arena.read(folder.path))
    parts = summarize(folder)
    assert whole.order() == parts.order()
    for bot in BOTS:
        assert whole.rating(bot) == parts.rating(bot)
        assert whole.results[bot].share.value == pytest.approx(parts.results[bot].share.value)
        assert whole.results[bot].share.error == pytest.approx(parts.results[bot].share.error)
    for pair, bet in whole.decider.bets.items():
        assert bet.highest == pytest.approx(parts.decider.bets[pair].highest)


def test_the_stronger_stands_first(folder: Folder) -> None:
    assert summarize(folder).order() == ["greedy:worlds=1", "greedy:worlds=1,slips=60", "random"]


def strengths(dice: Random, true: dict[str, float], games: int, seats: int) -> Ratings:
    """Games of which each gives the first rank to one with the odds of its strength, and so on with those left."""
    ratings = Ratings(true)
    for _ in range(games):
        left = dice.sample(sorted(true), seats)
        ranks = {}
        for rank in range(1, seats + 1):
            bot = dice.choices(left, [true[one] for one in left])[0]
            ranks[bot] = float(rank)
            left.remove(bot)
        ratings.add(ranks)
    return ratings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_known_order_is_found(seats: int) -> None:
    true = {"a": 16.0, "b": 8.0, "c": 4.0, "d": 2.0, "e": 1.0}
    ratings = strengths(Random(seats), true, 600, seats)
    assert sorted(true, key=lambda bot: -ratings.of(bot).mean) == list(true)
    assert all(0 < ratings.of(bot).error < 12 for bot in true)


def test_more_games_are_surer_and_equals_overlap() -> None:
    true = dict.fromkeys("abc", 1.0)
    few, many = (strengths(Random(1), true, games, 3) for games in (20, 500))
    assert all(many.of(bot).error < few.of(bot).error for bot in true)
    low, high = min(many.of(bot).mean for bot in true), max(many.of(bot).mean for bot in true)
    assert high - low < 2 * many.of("a").error


def test_an_interval_is_rather_too_wide_than_too_narrow() -> None:
    """The spread of a difference over many tournaments is within what each of them claims."""
    dice, true = Random(1), {"a": 2.0, "b": 1.0, "c": 1.0}
    differences, claimed = [], []
    for _ in range(30):
        ratings = strengths(dice, true, 150, 3)
        one, other = ratings.of("a"), ratings.of("b")
        differences.append(one.mean - other.mean)
        claimed.append((one.error**2 + other.error**2) ** 0.5)
    assert 0.5 * mean(claimed) < 1.96 * stdev(differences) < 1.05 * mean(claimed)


def test_a_bot_at_several_seats_is_rated_by_the_mean_of_its_ranks() -> None:
    summary = Summary(("random", "greedy:worlds=1"), 3, 0.05)
    summary.add(arena.run("vivo", players=3, bots=("random", "greedy:worlds=1"), games=30, seed=2))
    assert summary.order() == ["greedy:worlds=1", "random"]
    assert summary.results["random"].even.value == pytest.approx(0.5)


def test_a_rival_without_a_seat_counts_among_the_others() -> None:
    rows = arena.run("vivid-memories", players=1, games=20, seed=1)
    summary = Summary(("random",), 1, 0.05)
    summary.add(rows)
    own = rows.filter(pl.col("seat") == 0)["score"].to_list()
    theirs = rows.filter(pl.col("seat") == 1)["score"].to_list()
    lead = mean(a - b for a, b in zip(own, theirs, strict=True))
    assert summary.results["random"].lead.value == pytest.approx(lead)
    assert make_game("vivid-memories", 1).rivals()


def test_a_mean_that_keeps_no_numbers_is_that_of_the_numbers() -> None:
    numbers = [Random(2).uniform(-5, 5) for _ in range(50)] + [7.0]
    kept = Mean()
    for number in numbers:
        kept.add(number)
    assert kept.value == pytest.approx(mean(numbers))
    assert kept.error == pytest.approx(1.959964 * stdev(numbers) / len(numbers) ** 0.5)
    assert Mean().error == Mean().value == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_said(folder: Folder, lang: str) -> None:
    told = tell_run(folder, summarize(folder), lang)
    texts = [told.title, *told.lines]
    for table in told.tables:
        texts += [table.title, table.note, *table.heading]
        assert all(len(row) == len(table.heading) for row in table.rows)
    assert len(told.tables) == 3
    assert not [text for text in texts if text.startswith(("arena-", "column-"))]
