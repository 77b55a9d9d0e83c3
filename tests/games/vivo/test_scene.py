"""The scene of Vivo: what is drawn, for whom, and what can be clicked."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from vivant.draw.scene import SHAPES, Scene
from vivant.draw.standalone import whole_svg
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.engine.state import SPECTATOR, draw_outcome
from vivant.engine.timeline import Timeline

NAMES = ["Lark", "Fern", "<b>Finch</b>", "Wren & Co"]


def played(players: int, seed: int, plays: int) -> Match:
    match = Match(make_game("vivo", players), FastDice(seed))
    dice = FastDice(seed, 1)
    for _ in range(plays):
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


def scene_of(match: Match, seat: int, shape: str = "wide", lang: str = "en") -> Scene:
    """With the seat's choices marked, where it is asked."""
    game, view = match.game, match.view(seat)
    choices = game.choices(view, seat) if seat in match.to_act() else []
    return game.scene(view, lang, NAMES[: game.players], [False] * game.players, shape, choices)


def fragments(scene: Scene) -> dict[str, str]:
    drawn = [(fragment.key, fragment.svg) for picture in scene.pictures for fragment in picture.fragments]
    assert len({key for key, _ in drawn}) == len(drawn), "a key stands twice"
    return dict(drawn)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("plays", [0, 1, 5, 30, 47, 60])
def test_every_fragment_is_well_formed_and_bears_its_key(shape: str, players: int, plays: int) -> None:
    match = played(players, 3, plays)
    for seat in (*range(players), SPECTATOR):
        for key, svg in fragments(scene_of(match, seat, shape)).items():
            assert ElementTree.fromstring(svg).get("id") == key


@pytest.mark.parametrize("shape", SHAPES)
def test_exactly_the_legal_cards_can_be_clicked_and_the_others_say_why(shape: str) -> None:
    for plays in range(60):
        match = played(4, plays, plays)
        seat = match.to_act()[0]
        svg = "".join(fragments(scene_of(match, seat, shape)).values())
        can = re.findall(r'class="can"[^>]*data-action="(\w+)"', svg)
        assert sorted(can) == sorted(match.legal(seat))
        for text, rule in re.findall(r'data-action="(\w+)" data-why="([\w-]+)"', svg):
            reason = match.why_not(seat, text)
            assert reason is not None
            assert reason.rule == rule


def test_who_is_not_asked_has_nothing_to_click() -> None:
    match = played(4, 2, 9)
    waiting = (match.to_act()[0] + 1) % 4
    for seat in (waiting, SPECTATOR):
        assert "data-action" not in "".join(fragments(scene_of(match, seat)).values())


@pytest.mark.rule("VO-22", "VO-R6")
@pytest.mark.parametrize("shape", SHAPES)
def test_only_what_lies_open_is_drawn_with_its_face(shape: str) -> None:
    match = played(4, 5, 38)
    data = match.view(SPECTATOR).data()
    on_table = {card for card in data["trick"]["cards"] if card is not None}
    for seat in range(4):
        hand = set(match.view(seat).data()["seats"][seat]["hand"])
        open_rows = {card for row in data["seats"] for card in row["face_up"]}
        keys = fragments(scene_of(match, seat, shape))
        shown = {key.removeprefix("card-") for key in keys if key.startswith("card-")}
        assert shown <= hand | open_rows | on_table
        assert hand | on_table <= shown


def test_after_the_end_what_scores_lies_in_its_row_and_the_rest_on_the_stage() -> None:
    match = played(4, 6, 96)
    data = match.view(SPECTATOR).data()
    keys = fragments(scene_of(match, 0))
    backs = [key for key in keys if key.startswith("back-")]
    assert len(backs) == sum(len(row["face_down"]) for row in data["seats"])
    faces = {key for key in keys if key.startswith("card-")}
    last = data["last"]
    rest = [card for n, card in enumerate(last["cards"]) if n not in (last["high"], last["low"])]
    up = [card for row in data["seats"] for card in row["face_up"]]
    assert faces == {f"card-{card}" for card in [*up, *rest]}


def test_the_last_trick_of_a_round_stays_in_sight_until_the_next_card() -> None:
    past = {f"past-{seat}" for seat in range(4)}
    assert past <= fragments(scene_of(played(4, 6, 48), 0)).keys()
    assert not past & fragments(scene_of(played(4, 6, 47), 0)).keys()
    assert not past & fragments(scene_of(played(4, 6, 49), 0)).keys()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_finished_trick_lies_with_its_own_harmony_for_a_moment(shape: str) -> None:
    for plays in range(1, 97):
        match = played(4, 9, plays)
        data = match.view(0).data()
        drawn = fragments(scene_of(match, 0, shape))
        past = [key for key, svg in drawn.items() if 'class="past"' in svg]
        if plays % 4 or match.over:
            assert "harmony-past" not in drawn
            assert not past
            continue
        kind = "solo duet trio quartet".split()[data["last"]["harmony"]]
        assert f">{kind.title()}<" in drawn["harmony-past"]
        assert 'class="passing"' in drawn["harmony-past"]
        assert len(past) == 4


def test_only_a_match_that_goes_on_names_the_next_leader() -> None:
    told = played(4, 6, 96).log(0)
    tricks = [line for line in told if line.startswith("Trick ")]
    assert len(tricks) == 24
    assert all(re.search(r"(lead|leads) next\.$", line) for line in tricks[:-1])
    assert "next" not in tricks[-1]
    assert "next" not in told[-1]


def test_a_full_state_is_drawn_with_all_hands_open() -> None:
    match = played(4, 6, 30)
    state = match.view(0).imagine(FastDice(1))
    keys = fragments(match.game.scene(state, "en", NAMES, [False] * 4))
    held = {f"card-{text}" for row in state.data()["seats"] for text in row["hand"]}
    assert held <= keys.keys()
    assert not [key for key in keys if key.startswith("hand-")]


@pytest.mark.parametrize("players", [3, 4])
def test_what_moves_is_there_afterwards_and_came_from_where_something_was(players: int) -> None:
    game = make_game("vivo", players)
    timeline = Timeline(game)
    dice = FastDice(4)
    told = 0
    while not timeline.state.is_over():
        if timeline.state.is_chance():
            timeline.take(CHANCE, draw_outcome(timeline.state, dice))
        else:
            seat = int(timeline.state.to_act()).bit_length() - 1
            timeline.take(seat, timeline.state.pick(seat, dice))
        before, after = timeline.before(len(timeline.steps) - 1), timeline.state
        for viewer in (*range(players), SPECTATOR):
            moves = game.flights(before, timeline.steps[-1], after, viewer)
            names = NAMES[:players]
            old, new = (
                fragments(game.scene(state.view(viewer), "en", names, [False] * players)) for state in (before, after)
            )
            for move in moves:
                assert move.key in new
                assert move.key not in old
                assert move.source in old
            told += len(moves)
    viewers = players + 1
    hands = players * 12 * 2  # to each its own
    plays = players * (players * 24 - 1)  # to every viewer but who plays; the last card of round 1 is of the next line
    past = viewers * players  # the last trick of round 1 stays in sight while its cards are dealt again
    tricks = viewers * 23  # the highest card turns over when the next trick begins; the very last one at once
    if timeline.state.data()["last"]["high"] == timeline.steps[-1].who:
        plays -= players  # then the last card flies on to its row, and is turned over on the way
    shown = viewers * players * 23  # a finished trick is seen where it lay for a moment
    assert told == hands + plays + past + tricks + shown


def test_names_cannot_write_markup() -> None:
    svg = whole_svg(scene_of(played(4, 1, 3), 0))
    assert "<b>" not in svg
    ElementTree.fromstring(svg)


def test_a_whole_picture_loads_nothing_from_elsewhere() -> None:
    svg = whole_svg(scene_of(played(3, 1, 20), 1, "tall", "fr"), "dark")
    assert re.findall(r"https?://[^\"' )]+", svg) == ["http://www.w3.org/2000/svg"]
    used = set(re.findall(r'href="#([\w-]+)"', svg)) | set(re.findall(r"url\(#([\w-]+)\)", svg))
    assert used <= set(re.findall(r'id="([\w-]+)"', svg))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_with_a_theme_every_colour_is_written_out(theme: str) -> None:
    svg = whole_svg(scene_of(played(4, 2, 30), 1), theme)
    assert "var(" not in svg
    assert ("#171412" not in svg) or theme == "dark"
    ElementTree.fromstring(svg)


def test_drawing_is_pure() -> None:
    match = played(4, 8, 21)
    assert scene_of(match, 2) == scene_of(match, 2)
    assert scene_of(match, 2)._repr_svg_() == whole_svg(scene_of(match, 2))
