"""The scene of Vivid Memories: what is drawn, for whom, and what can be clicked."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html import unescape

import pytest

from vivant.draw.scene import SHAPES, Scene
from vivant.draw.standalone import whole_svg
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR, draw_outcome
from vivant.engine.timeline import Timeline
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.rules.state import MemoriesState

from .editions import crowded, large, ring
from .table import Table

NAMES = ["Lark", "Fern", "<b>Finch</b>", "Wren & Co"]


def played(players: int, seed: int, plays: int) -> Match:
    match = Match(VividMemories(players), FastDice(seed))
    dice = FastDice(seed, 1)
    for _ in range(plays):
        if match.over:
            break
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match


def drawn(game: VividMemories, view: MemoriesState, shape: str = "wide", lang: str = "en") -> Scene:
    names = NAMES[: game.players]
    asked = view.viewer >= 0 and view.to_act() >> view.viewer & 1
    choices = game.choices(view, view.viewer) if asked else []
    return game.scene(view, lang, names, [False] * game.players, shape, choices)


def fragments(scene: Scene) -> dict[str, str]:
    found = [(fragment.key, fragment.svg) for picture in scene.pictures for fragment in picture.fragments]
    assert len({key for key, _ in found}) == len(found), "a key stands twice"
    return dict(found)


def choices(scene: Scene) -> list[str]:
    """What can be chosen in the pictures; in a wide one the dock ends a take, a rewire or Reflect."""
    svg = "".join(fragments(scene).values())
    found = [unescape(text) for text in re.findall(r'class="can[^"]*"[^>]*data-action="([^"]+)"', svg)]
    found += [unescape(text) for text in re.findall(r'class="can[^"]*"[^>]*data-also="([^"]+)"', svg)]
    assert len(set(found)) == len(found)
    return found


def left_to_dock(legal: list[str], shape: str) -> list[str]:
    """Of the legal actions those that stand in the picture, in order."""
    return sorted(text for text in legal if shape == "tall" or text not in ("stop", "done"))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plays", [0, 3, 40, 77, 110, 400])
def test_every_fragment_is_well_formed_and_bears_its_key(shape: str, players: int, plays: int) -> None:
    match = played(players, 3, plays)
    for seat in (*range(players), SPECTATOR):
        for lang in ("en", "fr"):
            for key, svg in fragments(drawn(match.game, match.view(seat), shape, lang)).items():
                assert ElementTree.fromstring(svg).get("id") == key


@pytest.mark.rule("VM-03")
def test_an_aspiration_is_drawn_for_its_owner_alone() -> None:
    match = played(3, 5, 30)
    for seat in (*range(3), SPECTATOR):
        scene = fragments(drawn(match.game, match.view(seat)))
        tokens = [key for key in scene if key.startswith("aspiration") and "token-" in scene[key]]
        assert tokens == (["aspiration"] if seat >= 0 else [])


def test_a_preview_says_what_a_placement_would_bring() -> None:
    """Green in d1 and c2: a third in b1 makes a thread of three hexes between two slots, 6 points."""
    table = Table.at("remember", "d1=G c2=G", line="GGGG | BBBB").play("take L green; stop")
    scene = fragments(drawn(table.game, table.state.view(0)))
    assert ">+6<" in scene["hex-b1"]
    assert "6 more in Reward" in scene["hex-b1"]
    assert ">+" not in scene["hex-a3"]


def test_threads_that_score_now_glow() -> None:
    bright = Table.at("reflect", "d1=G c2=G b1=G")
    dull = Table.at("reflect", "d1=G c2=G")
    assert 'stroke-opacity=".22"' in fragments(drawn(bright.game, bright.state.view(0)))["threads"]
    assert 'stroke-opacity=".22"' not in fragments(drawn(dull.game, dull.state.view(0)))["threads"]


@pytest.mark.parametrize("players", [2, 3])
def test_what_moves_is_there_afterwards_and_came_from_where_something_was(players: int) -> None:
    game = VividMemories(players)
    timeline = Timeline(game)
    dice = FastDice(4)
    told: set[str] = set()
    while not timeline.state.is_over():
        if timeline.state.is_chance():
            timeline.take(CHANCE, draw_outcome(timeline.state, dice))
        else:
            asked = [seat for seat in range(players) if timeline.state.to_act() >> seat & 1]
            seat = asked[dice.below(len(asked))]
            timeline.take(seat, timeline.state.pick(seat, dice))
        step, before, after = timeline.steps[-1], timeline.before(len(timeline.steps) - 1), timeline.state
        for looker in (*range(players), SPECTATOR):
            moves = game.flights(before, step, after, looker)
            if not moves:
                continue
            old, new = (fragments(drawn(game, state.view(looker))) for state in (before, after))
            for move in moves:
                assert move.key in new
                assert move.key not in old
                assert move.source in old
            text = game.step_text(step)
            told.add("chance" if step.who == CHANCE else text.split()[0])
    assert {"chance", "take", "place", "move"} <= told


@pytest.mark.parametrize("edition", [crowded, ring, large], ids=lambda make: make.__name__)
@pytest.mark.parametrize("shape", SHAPES)
def test_other_boards_are_drawn(edition: object, shape: str) -> None:
    game = VividMemories(2, {}, edition())  # type: ignore[operator]
    match = Match(game, FastDice(1))
    for _ in range(40):
        seat = match.to_act()[0]
        scene = drawn(game, match.view(seat), shape)
        assert sorted(choices(scene)) == left_to_dock(match.legal(seat), shape)
        ElementTree.fromstring(whole_svg(scene, "light"))
        match.play(seat, match.legal(seat)[-1])


def test_examples_of_the_rules_page_are_drawn() -> None:
    pictures = VividMemories.illustrations("fr")
    assert set(pictures) <= set(VividMemories.rulebook().ids)
    assert 'href="#token-green"' in fragments(pictures["VM-X9"])["bead-d1-green-0"]
    assert 'href="#token-' in fragments(pictures["VM-X14"])["slot-s5"]
    assert 'stroke-opacity=".22"' in fragments(pictures["VM-X10"])["threads"]
    for scene in (*pictures.values(), VividMemories.poster("en")):
        ElementTree.fromstring(whole_svg(scene, "dark"))


def test_every_picture_of_the_rules_says_in_words_what_it_shows() -> None:
    for lang in ("en", "fr"):
        pictures = VividMemories.illustrations(lang)
        assert len(pictures) >= 20
        assert len({id.split("-")[0] for id in pictures}) == 2  # the solo page has some too
        assert all(scene.label.endswith(".") for scene in pictures.values())
    assert "a green connection for 18" in VividMemories.illustrations("en")["VM-X9"].label
    assert "Taken: red, yellow and blue" in VividMemories.illustrations("en")["AB-X4"].label


def test_on_a_phone_the_boards_of_all_others_lie_below() -> None:
    match = played(4, 3, 40)
    for seat in (1, SPECTATOR):
        table, reach, others = drawn(match.game, match.view(seat), "tall").pictures
        assert [table.name, reach.name, others.name] == ["table", "reach", "others"]
        boards = {fragment.key for fragment in others.fragments if fragment.key.startswith("board-")}
        assert boards == {f"board-{other}" for other in range(4) if other != max(seat, 0)}
    alone = Match(VividMemories(1), FastDice(1))
    others = alone.game.scene(alone.view(0), "fr", ["Lark"], [False], "tall").pictures[2]
    assert "board-1" in {fragment.key for fragment in others.fragments}


def test_what_grows_in_its_place_does_not_fly() -> None:
    """A page moves what has no transform from its old middle to its new one."""
    match = played(3, 5, 60)
    for shape in SHAPES:
        found = fragments(drawn(match.game, match.view(0), shape))
        assert all(" transform=" in found[key].split(">")[0] for key in ("threads", "threads-1", "seat-1"))


def test_where_several_moments_wait_each_has_the_slots_beside_it() -> None:
    table = Table.at("remember", line="R", tiles="6", claimed="3 11", bank="m2=1")
    table.play("take L red; stop; place c3; done")
    assert table.legal(kind="bank") == {f"bank {tile} {slot}" for tile in (3, 6, 11) for slot in ("m1", "m3", "m4")}
    for shape in SHAPES:
        found = fragments(drawn(table.game, table.state.view(0), shape))
        assert {f"tile-{tile}" for tile in (3, 6, 11)} <= set(found)
        assert 'data-why="VM-30"' in found["bank-m2"]  # covered
        assert "data-say" in found["bank-m1"]
        assert "Combine" in found["put-11-m1"]


def test_names_cannot_write_markup() -> None:
    svg = whole_svg(drawn(VividMemories(4), played(4, 1, 3).view(0)))
    assert "<b>" not in svg
    ElementTree.fromstring(svg)


def test_a_whole_picture_loads_nothing_from_elsewhere() -> None:
    svg = whole_svg(drawn(VividMemories(3), played(3, 1, 20).view(1), "tall", "fr"), "dark")
    assert re.findall(r"https?://[^\"' )]+", svg) == ["http://www.w3.org/2000/svg"]
    used = set(re.findall(r'href="#([\w-]+)"', svg)) | set(re.findall(r"url\(#([\w-]+)\)", svg))
    assert used <= set(re.findall(r'id="([\w-]+)"', svg))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_with_a_theme_every_colour_is_written_out(theme: str) -> None:
    svg = whole_svg(drawn(VividMemories(4), played(4, 2, 60).view(1)), theme)
    assert "var(" not in svg
    ElementTree.fromstring(svg)


def test_drawing_is_pure() -> None:
    match = played(4, 8, 50)
    assert drawn(match.game, match.view(2)) == drawn(match.game, match.view(2))


def test_every_legal_action_has_a_label_in_words() -> None:
    match = played(2, 6, 0)
    dice = FastDice(1)
    while not match.over:
        seat = match.to_act()[0]
        view = match.view(seat)
        words = match.game.book.words("en")
        labels = [words.say(match.game.label(view, seat, action)) for action in view.legal(seat)]
        assert len(set(labels)) == len(labels)
        assert all(label[0].isupper() or label[0].islower() for label in labels)
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
