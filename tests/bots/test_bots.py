"""Bots: they see views only, keep to their time, decide alike from equal dice, and are better than chance."""

from __future__ import annotations

import gc
import time
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.bots import Budget, bot_ids, make_bot
from vivant.bots.bot import Bot, Clock
from vivant.bots.greedy import GreedyBot
from vivant.bots.search import SearchBot
from vivant.bots.tree import Tree
from vivant.engine.dice import FastDice
from vivant.engine.game import BOT_LEVELS, Game
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.testkit.trial import COMPILED

FEW = Budget(seconds=600, simulations=4)  # a bound in time would make decisions depend on the machine
WORLDS = 30 if COMPILED else 2

ALL = [(bot, game) for game in game_ids() for bot in bot_ids()]


def play_some(match: Match, steps: int, seed: int) -> None:
    """So many decisions at random."""
    dice = FastDice(seed)
    for _ in range(steps):
        if not match.over:
            seat = match.to_act()[0]
            match.play(seat, match.game.text(match.view(seat).pick(seat, dice)))


def patient(bot: Bot) -> Bot:
    """With no limit of its own in time, which a busy machine would make felt."""
    bot.settings = {name: 0 if name == "ms" else value for name, value in bot.settings.items()}
    return bot


@pytest.mark.parametrize(("bot", "id"), ALL)
def test_a_bot_decides_legally_alike_and_leaves_its_view_alone(bot: str, id: str) -> None:
    game = make_game(id)
    match = Match(game, FastDice(3))
    mind = patient(make_bot(bot, game))
    for step in range(6):
        seat = match.to_act()[0]
        view = match.view(seat)
        before = view.data()
        legal = view.legal(seat)
        first = mind.choose(view, seat, legal, FastDice(9, step), FEW)
        assert mind.choose(view, seat, legal, FastDice(9, step), FEW) == first
        assert first in legal
        assert view.data() == before
        match.play(seat, game.text(first))
        play_some(match, 5, step)


@pytest.mark.parametrize(("bot", "id"), ALL)
def test_what_a_bot_cannot_see_changes_nothing_it_decides(bot: str, id: str) -> None:
    """The hidden part of a state is replaced by another that the seat cannot tell from it."""
    game = make_game(id)
    mind = patient(make_bot(bot, game))
    for seed in range(2):
        match = Match(game, FastDice(seed))
        play_some(match, 7 + 20 * seed, seed)
        seat = match.to_act()[0]
        view = match.view(seat)
        decided = mind.choose(view, seat, view.legal(seat), FastDice(5), FEW)
        for other in range(2):
            world = view.imagine(FastDice(100 + other))
            again = game.load(world.view(seat).data())  # nothing of the state can hang on it
            assert mind.choose(again, seat, again.legal(seat), FastDice(5), FEW) == decided


@pytest.mark.parametrize("id", usually(game_ids()[:1], deep=game_ids()))
def test_greedy_wins_more_than_chance(id: str) -> None:
    game = make_game(id)
    greedy, chance = make_bot(f"greedy:worlds={WORLDS}", game), make_bot("random", game)
    games, ahead = 12, 0
    for number in range(games):
        match = Match(game, FastDice(number))
        hero = number % game.players
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            bot = greedy if seat == hero else chance
            dice = FastDice(number, match.step)
            match.play(seat, game.text(bot.choose(view, seat, view.legal(seat), dice, Budget(60))))
        ahead += match.ranking()[hero] == 1
    assert ahead > games / 2, f"greedy won {ahead} of {games} at a table of {game.players}"


@pytest.mark.parametrize("bot", ["greedy:worlds=100000", "search"])
def test_a_bot_keeps_to_its_time(bot: str) -> None:
    game = make_game("vivo")
    match = Match(game, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    mind = patient(make_bot(bot, game))
    clock = time.thread_time if hasattr(time, "thread_time") else time.process_time
    spent = []
    for _ in range(3):  # the machine may be busy with something else
        began = clock()
        assert mind.choose(view, seat, view.legal(seat), FastDice(1), Budget(seconds=0.3)) in view.legal(seat)
        spent.append(clock() - began)
    assert min(spent) <= 0.3 * 1.1


def test_no_garbage_is_looked_for_while_a_search_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(make_game("vivo"), FastDice(3))
    seat = match.to_act()[0]
    view = match.view(seat)
    bot = make_bot("search:simulations=20", match.game)
    on: list[bool] = []
    think = SearchBot.think

    def watched(*given: Any) -> Tree:
        on.append(gc.isenabled())
        return think(*given)

    monkeypatch.setattr(SearchBot, "think", watched)
    bot.choose(view, seat, view.legal(seat), FastDice(1), Budget())
    assert on == [False]
    assert gc.isenabled()

    def broken(*given: Any) -> Tree:
        raise ZeroDivisionError

    monkeypatch.setattr(SearchBot, "think", broken)
    with pytest.raises(ZeroDivisionError):
        bot.choose(view, seat, view.legal(seat), FastDice(1), Budget())
    assert gc.isenabled()


def test_the_clock_begins_no_thought_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    clock = Clock(1.0)
    asked = []
    for thought in (0.1, 0.3, 0.3, 0.1):
        now += thought
        asked.append(clock.another())
    assert asked == [True, True, True, False]  # at 0.8 another 0.3 would end at 1.1; at 0.7 it was in time
    assert not Clock(0.0).another()


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("search", 1.0), ("search:ms=0", 1.0), ("search:horizon=0", 1.0), ("search:ms=5000", 5.0), ("search:ms=20", 0.02)],
)
def test_a_search_that_was_told_nothing_takes_a_second(name: str, seconds: float) -> None:
    bot = make_bot(name, make_game("vivo"))
    assert isinstance(bot, SearchBot)
    assert bot.bounds(bot.budget()).seconds == seconds


def test_what_ends_by_itself_is_not_hurried() -> None:
    for name in ("greedy:worlds=5", "random", "search:simulations=50"):
        assert make_bot(name, make_game("vivo")).budget().seconds >= 600


def test_a_search_ends_at_its_simulations_or_its_time() -> None:
    game = make_game("vivo")
    match = Match(game, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    bot = make_bot("search:simulations=7", game)
    assert isinstance(bot, SearchBot)
    assert bot.think(view, seat, FastDice(1), Budget(60)).simulations == 7
    assert bot.think(view, seat, FastDice(1), Budget(60, simulations=3)).simulations == 3
    assert bot.think(view, seat, FastDice(1), Budget(0.0)).simulations == 1
    assert Budget(5).within(2.0, None) == Budget(2.0, None)
    assert Budget(1, 10).within(None, 20) == Budget(1, 10)


def test_slips_are_of_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game("vivo")
    match = Match(game, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    legal = view.legal(seat)
    worths = [float(at) for at in range(len(legal))]  # the last is best
    monkeypatch.setattr(GreedyBot, "_try_all", lambda *args: list(worths))

    def chosen(slips: int) -> list[int]:
        bot = make_bot(f"greedy:slips={slips}", game)
        return [bot.choose(view, seat, legal, FastDice(1, stream), FEW) for stream in range(300)]

    assert set(chosen(0)) == {legal[-1]}
    assert set(chosen(100)) == set(legal[len(legal) // 2 :])
    assert 200 < chosen(30).count(legal[-1]) < 240  # 7 of 10, and a sixth of the slips hits the best


@pytest.mark.parametrize("id", game_ids())
def test_every_level_has_a_mind_that_can_be_made(id: str) -> None:
    game: Game = make_game(id)
    assert tuple(game.bots_by_level()) == BOT_LEVELS
    for level, name in game.bots_by_level().items():
        assert type(make_bot(level, game)) is type(make_bot(name, game))
        assert make_bot(level, game).settings == make_bot(name, game).settings
