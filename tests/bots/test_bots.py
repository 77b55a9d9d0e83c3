"""Bots: they see views only, decide alike from equal dice, and greedy is better than chance."""

from __future__ import annotations

import pytest

from vivant.bots import USUAL, Budget, bot_ids, make_bot
from vivant.bots.greedy import GreedyBot
from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.testkit.trial import COMPILED

UNHURRIED = Budget(seconds=600)  # whoever is short of time tries fewer worlds, and may decide otherwise
WORLDS = 60 if COMPILED else 12

ALL = [(bot, game) for game in game_ids() for bot in bot_ids()]


@pytest.mark.parametrize(("bot", "id"), ALL)
def test_a_bot_decides_legally_alike_and_leaves_its_view_alone(bot: str, id: str) -> None:
    game = make_game(id)
    match = Match(game, FastDice(3))
    mind = make_bot(bot, game)
    for step in range(12):
        seat = match.to_act()[0]
        view = match.view(seat)
        before = view.data()
        legal = view.legal(seat)
        first = mind.choose(view, seat, legal, FastDice(9, step), UNHURRIED)
        assert mind.choose(view, seat, legal, FastDice(9, step), UNHURRIED) == first
        assert first in legal
        assert view.data() == before
        match.play(seat, game.text(first))


@pytest.mark.parametrize("id", game_ids())
def test_greedy_scores_more_than_chance(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GreedyBot, "WORLDS", WORLDS)
    game = make_game(id)
    greedy, chance = make_bot("greedy", game), make_bot("random", game)
    games, ahead = 12, 0
    for number in range(games):
        match = Match(game, FastDice(number))
        hero = number % game.players
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            bot = greedy if seat == hero else chance
            dice = FastDice(number, match.step)
            match.play(seat, game.text(bot.choose(view, seat, view.legal(seat), dice, Budget())))
        ahead += match.ranking()[hero] == 1
    assert ahead > games / 2, f"greedy won {ahead} of {games} at a table of {game.players}"


def test_a_bot_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game("vivo")
    match = Match(game, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    greedy = make_bot("greedy", game)
    monkeypatch.setattr(type(greedy), "WORLDS", 10_000_000)
    assert greedy.choose(view, seat, view.legal(seat), FastDice(1), Budget(seconds=0.02)) in view.legal(seat)


def test_bots_are_known_by_name() -> None:
    assert USUAL in bot_ids()
    with pytest.raises(SetupError, match="there is no bot deep; the bots are: greedy and random"):
        make_bot("deep", make_game("vivo"))
