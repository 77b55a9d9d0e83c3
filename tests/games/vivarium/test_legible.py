"""Vivarium's pictures can be read: nothing too small, nothing over each other, and every sign says what it means."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import pytest

from vivant.draw.scene import SHAPES
from vivant.engine.board import plain_text
from vivant.engine.state import SPECTATOR
from vivant.games.vivarium import Vivarium

from .table import NAMES, Table
from .test_scene import drawn, fragments, played, scene_of


def sizes(svg: str) -> list[tuple[float, str]]:
    """Each text of a fragment with the size at which it is drawn."""
    classes = {"caption": 14.0, "note": 15.0}  # in a wide scene; in others their size is given

    def walk(element: ElementTree.Element, scale: float) -> Iterator[tuple[float, str]]:
        found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
        scale *= float(found[1]) if found else 1.0
        if element.tag == "text":
            known = [classes[name] for name in element.get("class", "").split() if name in classes]
            size = element.get("font-size") or (known[0] if known else 16)
            yield scale * float(size), element.text or ""
        for child in element:
            yield from walk(child, scale)

    return list(walk(ElementTree.fromstring(svg), 1.0))


@pytest.mark.parametrize(("shape", "least"), [("wide", 13.9), ("laptop", 12.4), ("tall", 12.4)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_written_too_small(shape: str, least: float, players: int) -> None:
    """A page draws wide scenes at six sevenths of their size or larger, the others hardly smaller than they are."""
    for plays in (0, 1, 2, 9, 20, 31, 42 + 4 * players):
        match = played(players, 6, plays)
        for seat in (*range(players), SPECTATOR):
            for lang in ("en", "fr"):
                for key, svg in fragments(scene_of(match, seat, shape, lang)).items():
                    small = [(round(size, 1), text) for size, text in sizes(svg) if size < least and text != "+"]
                    assert not small, f"{key} after {plays}: {small}"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_no_two_cards_of_a_seat_lie_over_each_other(players: int, shape: str) -> None:
    match = played(players, 4, 999)
    view = match.view(0)
    found = fragments(scene_of(match, 0, shape))
    for own in view.data()["seats"]:
        cards = [*own["creatures"], *own["equipment"], *own["contracts"]]
        places = [re.findall(r'transform="(translate\([^"]+)"', found[f"card-{card.lower()}"])[0] for card in cards]
        assert len(set(places)) == len(cards) > 12
        where = [[*map(float, re.findall(r"-?[\d.]+", place)), 1.0] for place in places]
        for n, (x, y, scale, *_) in enumerate(where):
            for left, top, *_ in where[:n]:
                assert abs(x - left) >= 18 * scale or abs(y - top) >= 30 * scale


@pytest.mark.rule("VA-53", "VA-54")
def test_chips_of_different_contracts_differ() -> None:
    table = Table(Vivarium(3)).give(0, "K13 K14 K19 K20 K21 K17 K18 K01 K02")
    found = fragments(drawn(table.game, table.state.view(1)))
    chips = [
        re.sub(r'(id|transform|aria-label)="[^"]*"', "", svg) for key, svg in found.items() if key.startswith("card-k")
    ]
    assert len(chips) >= 9
    assert len(set(chips)) == len(chips)


@pytest.mark.rule("VA-45")
@pytest.mark.parametrize("shape", SHAPES)
def test_at_the_end_all_starting_contracts_are_drawn_and_nothing_is_estimated(shape: str) -> None:
    during, after = played(4, 4, 50), played(4, 4, 999)
    assert sum(key.startswith("start-") for key in fragments(scene_of(during, 0, shape))) == 2
    assert sum(key.startswith("start-") for key in fragments(scene_of(after, 0, shape))) == 8
    assert "if it ended now" not in "".join(fragments(scene_of(after, 0, shape)).values())


@pytest.mark.rule("VA-22")
@pytest.mark.parametrize(("lang", "words"), [("en", "clears its column"), ("fr", "vide sa colonne")])
def test_equipment_says_what_it_does(lang: str, words: str) -> None:
    table = Table(Vivarium(3), board=[". . . .", ". . . .", "E11 E13 . .", ". . . ."]).give(0, gems=9).swap()
    game, view = table.game, table.state.view(0)
    lamp = fragments(drawn(game, view, lang=lang))["card-e11"]
    assert f">{words}</text>" in lamp
    assert words in re.findall(r'aria-label="([^"]+)"', lamp)[0]
    assert words in game.book.words(lang).say(game.label(view, 0, game.parse("take 3,1")))
    assert words in plain_text(game.board(view, lang, NAMES[:3], True))


def test_each_domino_shows_which_price_is_its_own() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7")
    found = fragments(drawn(table.game, table.state.view(0)))
    halves = {key: re.findall(r'<path d="M0-8H(-?13)A[^>]*fill="var\(--choice-paper\)"', found[key]) for key in found}
    assert {key: half for key, half in halves.items() if half} == {"domino-d1": ["-13"], "domino-d2": ["13"]}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures_of_the_rules_can_be_read_beside_their_text(lang: str) -> None:
    """A page draws them at nine tenths of their size, on a phone at about three quarters."""
    for id, scene in Vivarium.illustrations(lang).items():
        small = [text for svg in fragments(scene).values() for size, text in sizes(svg) if size < 15 and text != "+"]
        assert not small, f"{id}: {small}"


@pytest.mark.rule("VA-02")
@pytest.mark.parametrize(("shape", "size"), [("wide", 20), ("laptop", 16), ("tall", 14.5)])
def test_a_card_that_is_looked_at_lights_its_row_and_its_column(shape: str, size: float) -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=6).play("swap D2")
    found = fragments(drawn(table.game, table.state.view(0), shape))
    numbers = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>(\d)</text>', found["edge"])
    places = [(float(x), float(y) - 0.35 * size, int(number)) for x, y, number in numbers]
    for row in range(1, 5):
        for column in range(1, 5):
            svg = found[f"card-{table.cell(f'{row},{column}').lower()}"]
            x, y, scale = [*map(float, re.findall(r"[\d.]+", re.findall(r'transform="([^"]+)"', svg)[0])), 1.0][:3]
            ghost = svg[svg.index('class="ghost"') :]
            rings = re.findall(r'cx="([-\d.]+)" cy="([-\d.]+)" r="[\d.]+" fill="none" stroke="var\(--choice\)"', ghost)
            middles = [(float(cx) * scale + x, float(cy) * scale + y) for cx, cy in rings]
            near = [[at[2] for at in places if math.dist(at[:2], middle) < 0.5] for middle in middles]
            assert near == [[column], [row]]
