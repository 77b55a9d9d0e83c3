"""In a notebook states, matches, records and specs show themselves, and nobody is shown what they may not see."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import vivant
from vivant import lab
from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.engine.state import SPECTATOR, State
from vivant.engine.verify import Verdict

GAMES = [make_game(id) for id in game_ids()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def some_way(game: Game, steps: int = 20) -> tuple[Match, State]:
    """A match and its full state, some steps after the deal."""
    match, state, dice, draws = Match(game, FastDice(3)), game.new(), FastDice(7), FastDice(3)
    state.roll(draws)
    for _ in range(steps):
        seat = match.to_act()[0]
        action = match.view(seat).pick(seat, dice)
        match.play(seat, game.text(action))
        state.apply(seat, action)
        state.roll(draws)
    assert state.view(0).data() == match.view(0).data()
    return match, state


@every_game
def test_a_look_shows_what_the_seat_knows_and_nothing_else(game: Game) -> None:
    match, state = some_way(game)
    for seat in range(game.players):
        view = match.view(seat)
        own = lab.look(game, view)._repr_svg_()
        assert own == lab.look(game, state, seat)._repr_svg_()
        assert own == lab.look(game, view.imagine(FastDice(5)), seat)._repr_svg_()  # another world, the same picture
        assert repr(lab.look(game, view)) == repr(lab.look(game, state, seat))
        assert ElementTree.fromstring(own).tag.endswith("svg")


@every_game
def test_a_full_state_and_a_match_are_shown_as_a_spectator_sees_them(game: Game) -> None:
    match, state = some_way(game)
    spectator = lab.look(game, match.view(SPECTATOR))._repr_svg_()
    assert lab.look(game, state)._repr_svg_() == match._repr_svg_() == spectator


def test_a_look_speaks_french() -> None:
    match, _ = some_way(GAMES[0])
    assert repr(lab.look(GAMES[0], match.view(0), lang="fr")) != repr(lab.look(GAMES[0], match.view(0)))


@every_game
def test_a_record_that_goes_on_tells_nothing_of_its_draws(game: Game) -> None:
    """However chance has answered and whatever was done: equal numbers of steps are told alike."""
    told = set()
    for seed in (1, 2):
        match = Match(game, FastDice(seed))
        match.play(seat := match.to_act()[0], match.legal(seat)[0])
        lines = len(match.record().lines)
        told.add(match.record()._repr_html_().replace(str(lines - 1), "N"))
        assert "Unfinished" in match.record()._repr_html_()
    assert len(told) == 1


def test_a_record_of_the_end_tells_the_scores() -> None:
    match = Match(make_game("vivo", 3), FastDice(1))
    while not match.over:
        match.play(seat := match.to_act()[0], match.legal(seat)[0])
    html = match.record()._repr_html_()
    assert "".join(f"<td>{score}</td>" for score in match.scores()) in html
    assert vivant.verify(match.record().text().encode())._repr_html_() == html


def test_a_false_record_says_where() -> None:
    match = Match(make_game("vivo", 3), FastDice(1))
    text = match.record().text().replace('"seed"', '"sead"', 1)
    assert "record, line 1: " in vivant.verify(text.encode())._repr_html_()


def test_nothing_becomes_markup() -> None:
    assert "<b>" not in Verdict("<b>x</b>", game="<b>", players=2, steps=1, finished=True)._repr_html_()


@every_game
def test_a_spec_is_a_table_of_its_parts(game: Game) -> None:
    spec = lab.spec(game, critic=True)
    html = spec._repr_html_()
    assert html.count("<tr>") == len(spec.parts) + 1
    ElementTree.fromstring(f"<div>{html}</div>")


def test_games_show_what_the_seat_to_act_sees() -> None:
    with lab.make_vec("vivo", 2, seed=3) as games:
        batch = games.reset()
        state: Any = games.game.new()
        state.roll(FastDice(3, 2))
        assert games.look(1)._repr_svg_() == lab.look(games.game, state, int(batch.seat[1]))._repr_svg_()
        for wrong in (-1, 2):
            with pytest.raises(SetupError, match=f"there is no environment {wrong}; they are 0 to 1"):
                games.look(wrong)


def test_a_seat_that_is_none_is_refused() -> None:
    with pytest.raises(SetupError, match="seat"):
        lab.look(GAMES[0], GAMES[0].new(), 9)
