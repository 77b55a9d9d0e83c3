"""Pictures that stand by themselves: the poster, and the boards, tiles and queues of the rules page."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from vivant.draw import shapes
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import at, num
from vivant.draw.things import Fragment, Thing, write
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, mat, text
from vivant.games.vivid_memories.picture.board import BoardPlace, Tokens, fitted, ground, things_on, tokens_on
from vivant.games.vivid_memories.picture.brain import preference_face
from vivant.games.vivid_memories.picture.hexes import hex_label, hex_plate
from vivant.games.vivid_memories.picture.tiles import HEAD, line_tile, middle_of, places_on, small_tile, tile_label
from vivant.games.vivid_memories.rules.saving import read_example
from vivant.games.vivid_memories.rules.seat import Seat, find_threads
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words.terms import colour_list, colour_name, moment_name, preference, slot_name
from vivant.words import Listing, Words

BOARD = (360, 350)
LINE_HIGH = 132.0


@cache
def plan() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "pictures.toml").read_text(encoding="utf-8"))


def _scene(width: int, height: int, things: list[Fragment], label: str) -> Scene:
    picture = Picture("table", width, height, [mat(width, height, 20, False), *things])
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT, label)


def draw_poster(setup: Setup, say: Words) -> Scene:
    """A board full of threads, leaning, cut off by the edge."""
    own = read_example(setup, plan()["poster"])
    tokens = tuple(colours or (0,) for colours in tokens_on(setup, own))  # without the names of empty hexes
    board = laid_board(setup, own, BoardPlace(214, 125, 50), tokens, say)
    picture = Picture("table", 428, 250)
    picture.add(Thing("mat", shapes.cloth(428, 250, 0)))
    picture.add(Thing("leaning", "".join(thing.svg for thing in board), "rotate(-11 214 125)"))
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT)


def laid_board(setup: Setup, own: Seat, place: BoardPlace, shown: Tokens, say: Words) -> list[Fragment]:
    plates = [hex_plate(setup, place, hex, tokens, say) for hex, tokens in enumerate(shown)]
    things = things_on(setup, own.board, place, tokens_on(setup, own), own.slots, say)
    return [ground(setup, own.board, place, say), *plates, *things]


def draw_illustrations(setup: Setup, say: Words) -> dict[str, Scene]:
    """By the id of the rule or example; what the edition has no components for is left out."""
    kinds = {"boards": _board, "lines": _line, "tiles": _tiles, "queues": _queue}
    scenes: dict[str, Scene] = {}
    for kind, draw in kinds.items():
        for id, example in plan()[kind].items():
            with suppress(KeyError, ValueError, IndexError):
                scenes[id] = draw(setup, example, say)
    return scenes


def _colours(setup: Setup, names: list[str]) -> list[int]:
    return [setup.colour_names.index(name) for name in names]


def _tile(setup: Setup, name: str) -> int:
    return [tile.name for tile in setup.tiles].index(name)


def _board(setup: Setup, board: dict[str, Any], say: Words) -> Scene:
    """A board; its label says what lies where, and what its threads score."""
    own = read_example(setup, board)
    place = fitted(setup, BoardPlace(180, 175, 30.5), 172, 160)
    in_hexes = tokens_on(setup, own)
    said = [hex_label(setup, hex, tokens, say) for hex, tokens in enumerate(in_hexes) if tokens]
    if own.slots:
        said.append(
            say(
                "picture-filled", slots=Listing(tuple(slot_name(setup, own.board, slot) for slot in members(own.slots)))
            )
        )
    for award in find_threads(setup, own, 0):
        said.append(say("picture-thread", colour=colour_name(setup, award.which), points=int(award.points)))
    label = say("picture-board", board=setup.board_names[own.board], things=say("list-apart").join(said))
    return _scene(*BOARD, laid_board(setup, own, place, in_hexes, say), label)


def _line(setup: Setup, line: dict[str, Any], say: Words) -> Scene:
    """Tiles in a row with their fragments; those that a take moves have a ring."""
    piles = [_colours(setup, pile) for pile in line["tokens"]]
    numbers = [_tile(setup, str(name)) for name in line["tiles"]]
    taken = [list(pile) for pile in line.get("taken", [[] for _ in piles])]
    width = 190.0
    things: list[Fragment] = []
    said: list[str] = []  # with commas in them
    for nth, (tile, colours) in enumerate(zip(numbers, piles, strict=True)):
        box: Box = (16 + nth * (width + 12), 16, width, LINE_HIGH)
        things.append(line_tile(setup, tile, box, HEAD, say))
        cells, radius = places_on(box, HEAD, int(setup.tokens_per_tile), len(colours))
        marked = _colours(setup, taken[nth])
        for at_, (colour, where) in enumerate(zip(colours, cells, strict=True)):
            x, y = middle_of(where)
            body = art.token(art.paint(setup, colour), x, y, min(radius, 17))
            if colour in marked:
                marked.remove(colour)
                look = 'fill="none" stroke="var(--choice-paper)" stroke-width="3" stroke-dasharray="4 4"'
                body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(min(radius, 17) + 4)}" {look}/>'
            things.append(write(Thing(f"bead-{nth}-{at_}", body)))
        said.append(say("picture-pile", tile=moment_name(setup, tile), tokens=colour_list(setup, colours)))
    label = say("picture-line", tiles=say("list-apart").join(said))
    if any(taken):
        marks = [colour for pile in taken for colour in _colours(setup, pile)]
        label += " " + say("picture-taken", tokens=colour_list(setup, marks))
    return _scene(round(20 + len(piles) * (width + 12)), round(LINE_HIGH + 36), things, label)


def _tiles(setup: Setup, tiles: dict[str, Any], say: Words) -> Scene:
    """Tiles with the scoring side up, and hexes beside them: those that match a tile have a ring."""
    numbers = [_tile(setup, str(name)) for name in tiles["tiles"]]
    hexes = [_colours(setup, hex) for hex in tiles["hexes"]]
    things: list[Fragment] = []
    said: list[str] = []  # with commas in them
    for nth, number in enumerate(numbers):
        box: Box = (20, 20 + nth * 78, 150, 66)
        things.append(small_tile(setup, number, tiles.get("up", True), box, say))
        said.append(tile_label(setup, number, True, say))
    high = max(106, 20 + len(numbers) * 78)
    wanted = [sorted(setup.tiles[number].pattern) for number in numbers]
    for nth, colours in enumerate(hexes):
        x, y, radius = 226.0 + nth * 92, high / 2, 46.0
        fits = sorted(colours) in wanted
        look = 'stroke="var(--choice)" stroke-width="3.5"' if fits else 'stroke="var(--cell-line)" stroke-width="1.5"'
        body = f'<path d="{art.hexagon(radius)}" fill="var(--cell)" {look}/>'
        for colour, (dx, dy) in zip(colours, art.spots(len(colours)), strict=True):
            body += art.token(art.paint(setup, colour), dx * radius, dy * radius, art.bead_radius(radius, len(colours)))
        things.append(write(Thing(f"hex-{nth}", body, at(x, y))))
        said.append(say("picture-fits" if fits else "picture-fits-not", tokens=colour_list(setup, colours)))
    return _scene(226 + len(hexes) * 92 - 26, high, things, say("picture-tiles", things=say("list-apart").join(said)))


def _queue(setup: Setup, queue: dict[str, Any], say: Words) -> Scene:
    """The Brain's preferences, and under them the line; what it takes has a ring, if it may take so much."""
    if setup.solo is None or sum(map(len, queue.get("taken", []))) > setup.solo.most:
        raise ValueError(queue["queue"])
    names = [*setup.colour_names, *(tile.name for tile in setup.tiles)]
    tiles = [names.index(name) for name in queue["queue"]]
    line = _line(setup, queue, say)
    picture = line.pictures[0]
    down = 92
    things: list[Fragment] = []
    shown = tiles[: setup.solo.places]
    for nth, tile in enumerate(shown):
        x = 16.0 + nth * 92
        body = f'<g transform="{at(x, 16)}">{art.card(78, 58)}</g>' + preference_face(setup, tile, x + 39, 45, 25)
        things.append(write(Thing(f"pref-{nth}", body)))
    things.append(write(Thing("note", text(say("scene-preferences"), 16, down - 4, "note small"))))
    inner = "".join(thing.svg for thing in picture.fragments[1:])
    things.append(write(Thing("line", inner, at(0, down - 4))))
    asked = Listing(tuple(preference(setup, tile) for tile in shown))
    label = say("plain-queue", tiles=asked) + " " + line.label
    return _scene(max(picture.width, 32 + 92 * len(shown)), picture.height + down - 4, things, label)
