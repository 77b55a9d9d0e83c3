"""Pictures that stand by themselves: the poster, and the boards, tiles and queues of the rules page."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from vivant.draw import shapes
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import at, num
from vivant.draw.things import Fragment, Thing, write
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, mat, text
from vivant.games.vivid_memories.picture.board import BoardPlace, all_tokens, fitted, ground, held_by, things_on
from vivant.games.vivid_memories.picture.brain import SHOWN, preference_face
from vivant.games.vivid_memories.picture.hexes import hex_plate
from vivant.games.vivid_memories.picture.tiles import HEAD, line_tile, places_on, small_tile
from vivant.games.vivid_memories.rules.saving import read_example
from vivant.games.vivid_memories.rules.seat import Seat, find_threads
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.words import BOOK
from vivant.games.vivid_memories.words.terms import colour_list, colour_name, preference
from vivant.words import Listing, Message, Words

BOARD = (360, 350)
LINE_HIGH = 132.0


@cache
def plan() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "pictures.toml").read_text(encoding="utf-8"))


def _scene(width: int, height: int, fragments: list[Fragment], label: str) -> Scene:
    picture = Picture("table", width, height, [mat(width, height, 20, False), *fragments])
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT, label)


def draw_poster(setup: Setup, lang: str) -> Scene:
    """A board full of threads, leaning, cut off by the edge."""
    own = read_example(setup, plan()["poster"])
    place = BoardPlace(214, 125, 50)
    fragments = [ground(setup, own.board, place, lang)]
    held = held_by(own)
    fragments += [
        hex_plate(setup, place, hex, tokens or (0,), lang)  # without the names of empty hexes
        for hex, tokens in enumerate(all_tokens(held, len(setup.hex_names)))
    ]
    fragments += things_on(setup, own.board, place, held, own.slots, lang)
    picture = Picture("table", 428, 250)
    picture.add(Thing("mat", shapes.cloth(428, 250, 0)))
    picture.add(Thing("leaning", "".join(fragment.svg for fragment in fragments), "rotate(-11 214 125)"))
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT)


def draw_illustrations(setup: Setup, lang: str) -> dict[str, Scene]:
    """By the id of the rule or example."""
    scenes: dict[str, Scene] = {}
    for id, board in plan()["boards"].items():
        scenes[id] = _board(setup, read_example(setup, board), lang)
    for id, line in plan()["lines"].items():
        scenes[id] = _line(setup, line, lang)
    for id, tiles in plan()["tiles"].items():
        scenes[id] = _tiles(setup, tiles, lang)
    for id, queue in plan()["queues"].items():
        scenes[id] = _queue(setup, queue, lang)
    return scenes


def _colours(setup: Setup, names: list[str]) -> list[int]:
    return [setup.colour_names.index(name) for name in names]


def _joined(say: Words, said: list[Message]) -> str:
    """Things that have commas in them."""
    return "; ".join(say.say(message) for message in said)


def _tile(setup: Setup, name: str) -> int:
    return [tile.name for tile in setup.tiles].index(name)


def _board(setup: Setup, own: Seat, lang: str) -> Scene:
    """A board; its label says what lies where, and what its threads score."""
    say = BOOK.words(lang)
    place = fitted(setup, BoardPlace(180, 175, 30.5), 172, 160)
    held = held_by(own)
    fragments = [ground(setup, own.board, place, lang)]
    said: list[Message] = []
    for hex, tokens in enumerate(all_tokens(held, len(setup.hex_names))):
        fragments.append(hex_plate(setup, place, hex, tokens, lang))
        if tokens:
            said.append(Message("scene-hex", {"hex": setup.hex_names[hex], "tokens": colour_list(setup, tokens)}))
    fragments += things_on(setup, own.board, place, held, own.slots, lang)
    if own.slots:
        said.append(Message("picture-filled", {"slots": " ".join(setup.slots_in(own.slots))}))
    for award in find_threads(setup, own, 0):
        colour = colour_name(setup, award.which)
        said.append(Message("picture-thread", {"colour": colour, "points": int(award.points)}))
    label = say("picture-board", board=setup.board_names[own.board], things=_joined(say, said))
    return _scene(*BOARD, fragments, label)


def _line(setup: Setup, line: dict[str, Any], lang: str) -> Scene:
    """Tiles in a row with their fragments; those that a take moves have a ring."""
    say = BOOK.words(lang)
    piles = [_colours(setup, pile) for pile in line["tokens"]]
    numbers = [_tile(setup, str(name)) for name in line["tiles"]]
    taken = [list(pile) for pile in line.get("taken", [[] for _ in piles])]
    width = 190.0
    fragments: list[Fragment] = []
    said: list[Message] = []
    for nth, (tile, colours) in enumerate(zip(numbers, piles, strict=True)):
        box: Box = (16 + nth * (width + 12), 16, width, LINE_HIGH)
        fragments.append(line_tile(setup, tile, box, HEAD, lang))
        cells, radius = places_on(box, HEAD, int(setup.tokens_per_tile), len(colours))
        marked = _colours(setup, taken[nth])
        for at_, (colour, where) in enumerate(zip(colours, cells, strict=True)):
            x, y = where[0] + where[2] / 2, where[1] + where[3] / 2
            body = art.token(art.paint(setup, colour), x, y, min(radius, 17))
            if colour in marked:
                marked.remove(colour)
                look = 'fill="none" stroke="var(--choice-paper)" stroke-width="3" stroke-dasharray="4 4"'
                body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(min(radius, 17) + 4)}" {look}/>'
            fragments.append(write(Thing(f"bead-{nth}-{at_}", body)))
        args = {"tile": setup.tiles[tile].name, "tokens": colour_list(setup, colours)}
        said.append(Message("picture-pile", args))
    label = say("picture-line", tiles=_joined(say, said))
    if any(taken):
        marks = [colour for pile in taken for colour in _colours(setup, pile)]
        label += " " + say("picture-taken", tokens=colour_list(setup, marks))
    return _scene(round(20 + len(piles) * (width + 12)), round(LINE_HIGH + 36), fragments, label)


def _tiles(setup: Setup, tiles: dict[str, Any], lang: str) -> Scene:
    """Tiles with the scoring side up, and hexes beside them: those that match a tile have a ring."""
    say = BOOK.words(lang)
    numbers = [_tile(setup, str(name)) for name in tiles["tiles"]]
    hexes = [_colours(setup, hex) for hex in tiles["hexes"]]
    fragments: list[Fragment] = []
    said: list[Message] = []
    for nth, number in enumerate(numbers):
        box: Box = (20, 20 + nth * 78, 150, 66)
        fragments.append(small_tile(setup, number, tiles.get("up", True), box, lang))
        pattern = colour_list(setup, setup.tiles[number].pattern)
        args = {"tile": setup.tiles[number].name, "pattern": pattern, "points": int(setup.tiles[number].points)}
        said.append(Message("scene-tile-up", args))
    high = max(106, 20 + len(numbers) * 78)
    wanted = [sorted(setup.tiles[number].pattern) for number in numbers]
    for nth, colours in enumerate(hexes):
        x, y, radius = 226.0 + nth * 92, high / 2, 46.0
        fits = sorted(colours) in wanted
        look = 'stroke="var(--choice)" stroke-width="3.5"' if fits else 'stroke="var(--cell-line)" stroke-width="1.5"'
        body = f'<path d="{art.hexagon(radius)}" fill="var(--cell)" {look}/>'
        for colour, (dx, dy) in zip(colours, art.spots(len(colours)), strict=True):
            body += art.token(art.paint(setup, colour), dx * radius, dy * radius, art.bead_radius(radius, len(colours)))
        fragments.append(write(Thing(f"hex-{nth}", body, at(x, y))))
        said.append(Message("picture-fits" if fits else "picture-fits-not", {"tokens": colour_list(setup, colours)}))
    return _scene(226 + len(hexes) * 92 - 26, high, fragments, say("picture-tiles", things=_joined(say, said)))


def _queue(setup: Setup, queue: dict[str, Any], lang: str) -> Scene:
    """The Brain's preferences, and under them the line; what it takes has a ring."""
    say = BOOK.words(lang)
    colours, names = setup.colour_names, [tile.name for tile in setup.tiles]
    tiles = [colours.index(name) if name in colours else len(colours) + names.index(name) for name in queue["queue"]]
    line = _line(setup, queue, lang)
    picture = line.pictures[0]
    down = 92
    fragments: list[Fragment] = []
    for nth, tile in enumerate(tiles[:SHOWN]):
        x = 16.0 + nth * 92
        body = f'<g transform="{at(x, 16)}">{art.card(78, 58)}</g>' + preference_face(setup, tile, x + 39, 45, 25)
        fragments.append(write(Thing(f"pref-{nth}", body)))
    fragments.append(write(Thing("note", text(say("scene-preferences"), 16, down - 4, "note small"))))
    inner = "".join(fragment.svg for fragment in picture.fragments[1:])
    fragments.append(write(Thing("line", inner, at(0, down - 4))))
    asked = Listing(tuple(preference(setup, tile) for tile in tiles[:SHOWN]))
    label = say("plain-queue", tiles=asked) + " " + line.label
    return _scene(max(picture.width, 492), picture.height + down - 4, fragments, label)
