"""The end of a round, watched: the whole trick, then each row with what it brings, and no more than everybody may know."""

from __future__ import annotations

import pytest

from tests.games.vivo.test_scene import NAMES, SHAPES, fragments
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE, Frame
from vivant.engine.registry import make_game
from vivant.engine.state import SPECTATOR, draw_outcome
from vivant.engine.timeline import Timeline
from vivant.words import LANGUAGES


def match_of(players: int, seed: int) -> Timeline:
    timeline, dice = Timeline(make_game("vivo", players)), FastDice(seed)
    while not timeline.state.is_over():
        if timeline.state.is_chance():
            timeline.take(CHANCE, draw_outcome(timeline.state, dice))
        else:
            seat = int(timeline.state.to_act()).bit_length() - 1
            timeline.take(seat, timeline.state.pick(seat, dice))
    return timeline


def films_of(timeline: Timeline, viewer: int) -> list[list[Frame]]:
    films = [timeline.game.frames(*timeline.change(index), viewer) for index in range(len(timeline.steps))]
    return [film for film in films if film]


@pytest.mark.rule("VO-19", "VO-20")
@pytest.mark.parametrize("players", [3, 4])
def test_every_round_ends_with_its_rows_counted(players: int) -> None:
    timeline = match_of(players, 7)
    films = films_of(timeline, 1)
    assert len(films) == 2  # one a round, and none for any other step
    totals = [0] * players
    for film in films:
        trick, *rows = film
        assert trick.counts == ()
        assert len(rows) == players
        assert [frame.counts[0].seat for frame in rows] == [(1 + place) % players for place in range(players)]
        for frame in rows:
            assert frame.state.to_act() == 0
            (count,) = frame.counts
            totals[count.seat] += count.points
        assert rows[-1].state.scores() == totals
    assert totals == timeline.state.scores()


@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_counted_lies_in_the_picture_and_the_trick_before_it_is_whole(shape: str) -> None:
    timeline = match_of(4, 3)
    game = timeline.game
    for viewer in (*range(4), SPECTATOR):
        for film in films_of(timeline, viewer):
            drawn = [fragments(game.scene(frame.state.view(viewer), "en", NAMES, [False] * 4, shape)) for frame in film]
            trick = film[0].state.data()["trick"]["cards"]
            assert {f"card-{card}" for card in trick} <= drawn[0].keys()
            assert "so far" not in "".join(drawn[0].values())
            for frame, scene in zip(film[1:], drawn[1:], strict=True):
                if shape != "tall" or frame.counts[0].seat == viewer:
                    assert set(frame.counts[0].keys) <= scene.keys()
            before = drawn[0]
            for flight in film[1].flights:
                assert flight.source in before
                if shape != "tall":
                    assert flight.key in drawn[1]
                assert flight.key not in before


@pytest.mark.rule("VO-22", "VO-R6")
@pytest.mark.parametrize("shape", SHAPES)
def test_cards_face_down_are_shown_to_nobody(shape: str) -> None:
    timeline = match_of(4, 11)
    for viewer in (*range(4), SPECTATOR):
        for film in films_of(timeline, viewer):
            for frame in film[1:]:
                seats, last = frame.state.data()["seats"], frame.state.data()["last"]
                hidden = {f"card-{card}" for row in seats for card in row["face_down"]}
                keys = {key for count in frame.counts for key in count.keys}
                scene = timeline.game.scene(frame.state.view(viewer), "en", NAMES, [False] * 4, shape)
                assert not hidden & (fragments(scene).keys() | keys)
                assert last["cards"]


def test_the_lines_are_said_in_every_language() -> None:
    timeline = match_of(3, 5)
    for lang in LANGUAGES:
        words = timeline.game.book.words(lang)
        said = [words.say(line.message, NAMES) for film in films_of(timeline, 0) for f in film for line in f.lines]
        assert len(said) == 8
        assert all(NAMES[seat] in " ".join(said) for seat in range(3))
