"""The best moment of a match: a real gain of a real step, told by its source, and nothing made up."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.highlight import best_moment
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids
from vivant.words import LANGUAGES

GAMES = [find_game(id) for id in game_ids()]


def played(game: type[Game], seed: int) -> Match:
    """A finished match in which everybody chooses by turns what is offered."""
    kind = game.player_counts(game.standard_edition())
    match = Match(game(kind[-1]), FastDice(seed))
    while not match.over:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[match.step % len(legal)])
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_the_largest_gain_that_is_told_exactly(game: type[Game]) -> None:
    match = played(game, 5)
    moment = match.best_moment()
    assert moment is not None
    timeline = match._timeline
    index = timeline.index_of(moment.n)
    assert index is not None
    before, _, after = timeline.change(index)
    gain = after.scores()[moment.seat] - before.scores()[moment.seat]
    assert 0 < moment.points <= gain
    sources = [points for points in match.game.breakdown(after, moment.seat) if points.message == moment.message]
    if sources:
        assert sources[0].value == moment.points
        assert moment.message not in [points.message for points in match.game.breakdown(before, moment.seat)]
    else:
        assert moment.points == gain
    for lang in LANGUAGES:
        assert match.game.book.words(lang).say(moment.message, [f"P{n}" for n in range(9)])


def test_in_a_trick_it_is_the_highest_card_that_was_lowest() -> None:
    match = played(find_game("vivo"), 5)
    moment = match.best_moment()
    assert moment is not None
    cards = [
        points.value
        for seat in range(match.game.players)
        for points in match.breakdown(seat)
        if points.message.key == "points-face-up"
    ]
    assert moment.points == max(cards)


def test_there_is_none_before_the_end() -> None:
    game = find_game("vivo")
    assert best_moment(Match(game(3), FastDice(1))._timeline) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_told_in_short_and_without_the_name(game: type[Game], lang: str) -> None:
    names = ["Clover", "Fern", "Moss", "Reed"]
    for seed in (5, 6):
        match = played(game, seed)
        moment, words = match.best_moment(), match.game.book.words(lang)
        assert moment is not None
        said = " ".join(words.say(sentence, names) for sentence in moment.sentences(words))
        assert names[moment.seat] not in said  # it stands before it
        assert said.count(",") < 6, said  # no list of hexes
