"""The scene of Vivarium: what is drawn, for whom, what can be clicked, and what each cell costs."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html import unescape

import pytest

from vivant.draw.scene import SHAPES, Scene
from vivant.draw.standalone import whole_svg
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE, Game
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR, State, draw_outcome
from vivant.engine.timeline import Timeline
from vivant.games.vivarium import Vivarium
from vivant.games.vivarium.words.names import full_name, the_full

from .oracle import price
from .table import Table, changed_edition

NOT_POINTED_AT = {"gems", "draw", "pass"}  # nothing lies there: a page offers them by name
NAMES = ["Lark", "Fern", "<b>Finch</b>", "Wren & Co"]


def played(players: int, seed: int, plays: int, game: Vivarium | None = None) -> Match:
    """Equipment is taken when it can be, for it asks most."""
    match = Match(game or Vivarium(players), FastDice(seed))
    dice = FastDice(seed, 1)
    for _ in range(plays):
        if match.over:
            break
        seat = match.to_act()[0]
        legal = match.legal(seat)
        wanted = [text for text in legal if text.startswith(("take 3", "gain 3")) or text == "draw"] or legal
        match.play(seat, wanted[dice.below(len(wanted))])
    return match


def scene_of(match: Match, seat: int, shape: str = "wide", lang: str = "en") -> Scene:
    return drawn(match.game, match.view(seat), shape, lang)


def drawn(game: Game, view: State, shape: str = "wide", lang: str = "en") -> Scene:
    """What the viewer sees; where it is asked, with its choices."""
    asked = view.viewer >= 0 and view.to_act() >> view.viewer & 1
    choices = game.choices(view, view.viewer) if asked else []
    return game.scene(view, lang, NAMES[: game.players], [False] * game.players, shape, choices)


def fragments(scene: Scene) -> dict[str, str]:
    found = [(fragment.key, fragment.svg) for picture in scene.pictures for fragment in picture.fragments]
    keys = [key for key, _ in found if key != "mat"]
    assert len(set(keys)) == len(keys), "a key stands twice"
    return dict(found)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("plays", [0, 1, 7, 30, 61, 999])
def test_every_fragment_is_well_formed_and_bears_its_key(shape: str, players: int, plays: int) -> None:
    match = played(players, 3, plays)
    for seat in (*range(players), SPECTATOR):
        for key, svg in fragments(scene_of(match, seat, shape)).items():
            assert ElementTree.fromstring(svg).get("id") == key


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_can_be_pointed_at_can_be_clicked_and_what_is_too_dear_says_why(players: int, shape: str) -> None:
    asked = set()
    match = played(players, 8, 0)
    dice = FastDice(5)
    while not match.over:
        seat = match.to_act()[0]
        svg = "".join(fragments(scene_of(match, seat, shape)).values())
        can = re.findall(r'<g [^>]*class="can"[^>]*>', svg)
        actions = [re.findall(r'data-action="([^"]+)"', element)[0] for element in can]
        assert sorted(actions) == sorted(set(match.legal(seat)) - NOT_POINTED_AT)
        assert all(("data-preview" in element) == (shape == "tall") for element in can if "take" in element)
        for element in re.findall(r"<g [^>]*data-why[^>]*>", svg):
            (text,), (rule,) = re.findall(r'data-action="([^"]+)"', element), re.findall(r'data-why="([^"]+)"', element)
            reason = match.why_not(seat, text)
            assert reason is not None
            assert reason.rule == rule
            assert 'aria-disabled="true"' in element
        legal = match.legal(seat)
        asked |= {text.partition(" ")[0] for text in legal}
        wanted = [text for text in legal if text.startswith(("take 3", "gain 3")) or text == "draw"] or legal
        match.play(seat, wanted[dice.below(len(wanted))])
    assert {"swap", "take", "gems", "gain", "pass"} <= asked


@pytest.mark.parametrize("shape", SHAPES)
def test_who_is_not_asked_has_nothing_to_click(shape: str) -> None:
    for plays in range(0, 40, 3):
        match = played(4, 2, plays)
        asked = match.to_act()[0]
        at_rest = match.game.scene(match.view(asked), "en", NAMES, [False] * 4, shape)
        assert "data-action" not in "".join(fragments(at_rest).values())
        waiting = (asked + 1) % 4
        for seat in (waiting, SPECTATOR):
            assert "data-action" not in "".join(fragments(scene_of(match, seat, shape)).values())


@pytest.mark.rule("VA-14")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_cell_is_marked_with_its_price_for_either_swap(lang: str) -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=1)
    game, view = table.game, table.state.view(0)
    found = fragments(drawn(game, view, lang=lang))
    tiles = {tile.id: (tile.a, tile.b) for tile in game.setup.components.dominoes}
    words = game.book.words(lang)
    for row in range(1, 5):
        for column in range(1, 5):
            card = table.cell(f"{row},{column}")
            svg = found[f"card-{card.lower()}"]
            costs = [price(tiles[kept], tiles["D6"], (row, column), 4) for kept in ("D2", "D1")]
            shown = [int(number) for number in re.findall(r">(\d+)</text>", svg)[-2:]]
            assert shown == costs
            name = words.say(full_name(game.setup, game.setup.card_numbers[card]))
            cell = words("cell", row=row, column=column)
            label = words("scene-cell-prices", cell=cell, name=name, first=costs[0], second=costs[1])
            assert unescape(re.findall(r'aria-label="([^"]+)"', svg)[0]) == label


@pytest.mark.rule("VA-14", "VA-15")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_cell_says_what_it_costs_now(lang: str) -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=1).play("swap D2")
    game, words = table.game, table.game.book.words(lang)
    found = fragments(drawn(game, table.state.view(0), lang=lang))
    for row in range(1, 5):
        for column in range(1, 5):
            card = table.cell(f"{row},{column}")
            cost = price((1, 2), (3, 4), (row, column), 4)
            name = words.say(the_full(game.setup, game.setup.card_numbers[card]))
            cell = words("cell", row=row, column=column)
            label = words("scene-take", cell=cell, name=name, price=words("price", cost=cost))
            assert unescape(re.findall(r'aria-label="([^"]+)"', found[f"card-{card.lower()}"])[0]) == label
            assert ('class="can"' in found[f"card-{card.lower()}"]) == (cost <= 1)
            assert ('data-why="VA-15"' in found[f"card-{card.lower()}"]) == (cost > 1)


@pytest.mark.rule("VA-13")
def test_a_card_that_is_looked_at_shows_which_numbers_point_at_it() -> None:
    """Two rings, one on each domino, on numbers that are as far from row and column as the price says."""
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=6).play("swap D2")  # 1-2 and 3-4
    found = fragments(drawn(table.game, table.state.view(0)))
    places = {(952, 267): 1, (1016, 267): 2, (1098, 267): 3, (1162, 267): 4}  # the halves of the two dominoes
    for row in range(1, 5):
        for column in range(1, 5):
            svg = found[f"card-{table.cell(f'{row},{column}').lower()}"]
            x, y = (float(value) for value in re.findall(r'transform="translate\(([\d.]+) ([\d.]+)\)"', svg)[0])
            ghost = svg[svg.index('class="ghost"') :]
            rings = re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)" r="25"', ghost)
            numbers = [places[round(float(cx) + x), round(float(cy) + y)] for cx, cy in rings]
            labels = re.findall(r">(row|column)</text>", ghost)
            assert sorted(labels) == ["column", "row"]
            assert numbers[0] <= 2
            assert numbers[1] >= 3
            by = dict(zip(labels, numbers, strict=True))
            assert abs(by["row"] - row) + abs(by["column"] - column) == price((1, 2), (3, 4), (row, column), 4)


@pytest.mark.rule("VA-R28")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_lies_open_is_drawn_with_its_face(players: int, shape: str) -> None:
    match = played(players, 6, 0)
    dice = FastDice(9)
    while not match.over:
        for viewer in (*range(players), SPECTATOR):
            data = match.view(viewer).data()
            shown = {
                key.partition("-")[2] for key in fragments(scene_of(match, viewer, shape)) if key.startswith("card-")
            }
            owned = {
                card
                for seat in data["seats"]
                for kind in ("creatures", "equipment", "contracts")
                for card in seat[kind]
            }
            cards = {card for card in data["cells"] if card} | owned | set(data["drawn"])
            assert shown == {card.lower() for card in cards}
            starts = {key for key in fragments(scene_of(match, viewer, shape)) if key.startswith("start-")}
            assert len(starts) == (2 if viewer >= 0 else 0)
        seat = match.to_act()[0]
        legal = match.legal(seat)
        wanted = [text for text in legal if text.startswith(("take 3", "gain 3")) or text == "draw"] or legal
        match.play(seat, wanted[dice.below(len(wanted))])
    for viewer in (0, SPECTATOR):
        assert sum(key.startswith("start-") for key in fragments(scene_of(match, viewer, shape))) == 2 * players


@pytest.mark.parametrize("players", [2, 4])
def test_what_moves_is_there_afterwards_and_came_from_where_something_was(players: int) -> None:
    game = Vivarium(players)
    timeline = Timeline(game)
    dice = FastDice(4)
    flown: set[str] = set()
    while not timeline.state.is_over():
        if timeline.state.is_chance():
            timeline.take(CHANCE, draw_outcome(timeline.state, dice))
        else:
            seat = int(timeline.state.to_act()).bit_length() - 1
            legal = timeline.state.legal(seat)
            texts = [game.text(action) for action in legal]
            wanted = [
                action
                for action, text in zip(legal, texts, strict=True)
                if text.startswith(("take 3", "gain 3")) or text == "draw"
            ] or legal
            timeline.take(seat, wanted[dice.below(len(wanted))])
        before, after = timeline.before(len(timeline.steps) - 1), timeline.state
        for viewer in (*range(players), SPECTATOR):
            for shape in SHAPES:
                old, new = (fragments(drawn(game, state.view(viewer), shape)) for state in (before, after))
                for flight in game.flights(before, timeline.steps[-1], after, viewer):
                    assert flight.key in new
                    assert flight.key not in old
                    assert flight.source in old
                    flown.add(f"{flight.key.partition('-')[0]} from {flight.source.partition('-')[0]}")
    assert flown == {"card from deck", "token from stack", "drawn from deck", "card from drawn"}


def test_a_board_of_another_size_fits_the_mat() -> None:
    edition = changed_edition(
        ("board_rows = 4", "board_rows = 6"),
        ("board_columns = 4", "board_columns = 5"),
        (
            '"creature", "creature", "equipment", "contract"]',
            '"creature", "creature", "creature", "creature", "equipment", "contract"]',
        ),
        ("number_max = 4", "number_max = 6"),
    )
    match = played(3, 1, 11, Vivarium(3, edition=edition))
    for shape, width, height in (("wide", 880, 848), ("tall", 360, 480)):
        for key, svg in fragments(scene_of(match, 0, shape)).items():
            if key.startswith("cell-"):
                x, y = (float(value) for value in re.findall(r"translate\(([\d.]+) ([\d.]+)\)", svg)[0])
                assert 0 < x < width
                assert 0 < y < height


def test_names_of_another_edition_are_drawn_with_letters() -> None:
    edition = changed_edition(
        ('colours = ["mountain", "forest", "desert", "marsh"]', 'colours = ["sky", "forest", "desert", "marsh"]'),
    )
    text = edition.text.replace('"mountain"', '"sky"').replace('"dragon"', '"ghost"').replace('"cross"', '"wheel"')
    from vivant.engine.edition import edition_from_text

    match = played(4, 1, 40, Vivarium(4, edition=edition_from_text(text, "letters.toml")))
    for shape in SHAPES:
        svg = whole_svg(scene_of(match, 0, shape))
        ElementTree.fromstring(svg)
        used = set(re.findall(r'href="#([\w-]+)"', svg)) | set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert used <= set(re.findall(r'id="([\w-]+)"', svg))


def test_names_cannot_write_markup() -> None:
    for shape in SHAPES:
        svg = whole_svg(scene_of(played(4, 1, 3), 0, shape))
        assert "<b>" not in svg
        ElementTree.fromstring(svg)


def test_a_whole_picture_loads_nothing_from_elsewhere() -> None:
    for shape in SHAPES:
        svg = whole_svg(scene_of(played(3, 1, 20), 1, shape, "fr"), "dark")
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
    for shape in SHAPES:
        assert scene_of(match, 2, shape) == scene_of(match, 2, shape)
    assert scene_of(match, 2)._repr_svg_() == whole_svg(scene_of(match, 2))


def test_pieces_of_the_sprite_and_of_the_scene_never_share_an_id() -> None:
    scene = scene_of(played(4, 8, 21), 0)
    assert not set(re.findall(r' id="([\w-]+)"', scene.sprite)) & fragments(scene).keys()
