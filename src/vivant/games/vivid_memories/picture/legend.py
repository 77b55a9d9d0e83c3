"""What is what in Vivid Memories: board, moments and bank with their parts numbered, and a picture of every symbol."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.draw import shapes
from vivant.draw.callouts import Point, callouts, from_the_sides
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import at, tag
from vivant.draw.things import Fragment, Thing, write
from vivant.engine.about import Panel, Teller
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.bank import bank_slot
from vivant.games.vivid_memories.picture.basics import Box, gain_flag, mat
from vivant.games.vivid_memories.picture.board import BoardPlace, fitted, points_of, tokens_on
from vivant.games.vivid_memories.picture.illustrations import laid_board
from vivant.games.vivid_memories.picture.seats import start_flag
from vivant.games.vivid_memories.picture.text_board import letters_of
from vivant.games.vivid_memories.picture.tiles import HEAD, line_tile, middle_of, places_on, small_tile
from vivant.games.vivid_memories.picture.vignettes import bead, hex_with, slot, small
from vivant.games.vivid_memories.rules.seat import Seat, find_threads, new_seat
from vivant.games.vivid_memories.rules.setup import ADD, SPLIT, Setup
from vivant.games.vivid_memories.words.terms import action_name, colour_list, colour_name
from vivant.words import Listing, Message, Words

Places = list[tuple[Point, Point]]
MOST_HEXES = 4  # of the thread in the picture of a board


def scene_of(width: int, height: int, things: list[Fragment], label: str) -> Scene:
    picture = Picture("table", width, height, [mat(width, height, 20, False), *things])
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT, label)


def draw_anatomy(teller: Teller, setup: Setup, say: Words) -> list[Panel]:
    return [
        teller.panel("board", _board(setup, say, teller.words("about-board"))),
        teller.panel("moment", _moment(setup, say, teller.words("about-moment"))),
        teller.panel("turned", _turned(setup, say, teller.words("about-turned"))),
        teller.panel("bank", _bank(setup, say, teller.words("about-bank"))),
    ]


def _example(setup: Setup) -> tuple[Seat, int]:
    """The first board with a short thread between two slots, one cluster filled, and a hex of that thread."""
    own = new_seat(setup)
    own.board = 0
    smallest = min(range(len(setup.clusters)), key=lambda cluster: (-len(members(setup.clusters[cluster])), cluster))
    for colour in range(len(setup.colour_names)):
        rim = setup.rims[colour]
        for start in members(rim):
            path = _path(setup, colour, start)
            if path:
                for hex in path:
                    own.put(colour, hex)
                own.slots = setup.clusters[smallest] & ~setup.colour_slots[colour]
                return own, path[len(path) // 2]
    return own, 0


def _path(setup: Setup, colour: int, start: int) -> list[int]:
    """Hexes from this one to another that touches another slot of the colour; nothing where that is far."""
    slots = members(setup.colour_slots[colour])
    here = {slot for slot in slots if setup.touches[slot] >> start & 1}
    ways = [[start]]
    for _ in range(MOST_HEXES):
        longer = []
        for way in ways:
            if any(setup.touches[slot] >> way[-1] & 1 for slot in slots if slot not in here):
                return way
            longer += [[*way, hex] for hex in members(setup.near[way[-1]]) if hex not in way]
        ways = longer
    return []


def _board(setup: Setup, say: Words, label: str) -> Scene:
    own, middle = _example(setup)
    place = fitted(setup, BoardPlace(240, 200, 40), 168, 170)
    board = laid_board(setup, own, place, tokens_on(setup, own), say)
    hexes, slots, labels = points_of(setup, place)
    threads = find_threads(setup, own, 0)
    touched = threads[0].slots if threads else setup.every_slot
    empty = next(iter(members(touched & ~own.slots)), 0)
    filled = next(iter(members(own.slots)), 0)
    cluster = next((n for n, mask in enumerate(setup.clusters) if mask >> filled & 1), 0)
    free = max(
        (n for n in range(len(hexes)) if not any(layer.at(n) for layer in own.layers)),
        key=lambda n: (hexes[n][0], -hexes[n][1]),
    )
    band = slots[members(setup.clusters[cluster])[-1]]
    points = [
        hexes[free],
        slots[empty],
        slots[filled],
        (band[0], band[1] + 13),
        (labels[cluster][0] - 14, labels[cluster][1]),
        hexes[middle],
    ]
    places = from_the_sides(points, 480, 400)
    return scene_of(480, 400, [*board, callouts(places)], label)


def _first(setup: Setup, kind: int) -> int:
    kinds = [tile.kind for tile in setup.tiles]
    return kinds.index(kind) if kind in kinds else 0


def _moment(setup: Setup, say: Words, label: str) -> Scene:
    box: Box = (90, 40, 260, 178)
    tile = _first(setup, SPLIT)
    things = [line_tile(setup, tile, box, HEAD, say)]
    count = int(setup.tokens_per_tile)
    cells, radius = places_on(box, HEAD, count, count)
    for n, cell in enumerate(cells):
        things.append(write(Thing(f"bead-{n}", bead(setup, n, *middle_of(cell), min(radius, 22)))))
    places: Places = [((44, 76), (116, 76)), ((396, 76), (316, 76)), ((220, 238), (220, 172))]
    return scene_of(440, 262, [*things, callouts(places)], label)


def _turned(setup: Setup, say: Words, label: str) -> Scene:
    tile = small_tile(setup, _first(setup, ADD), True, (130, 36, 180, 110), say)
    return scene_of(440, 182, [tile, callouts([((60, 90), (168, 90)), ((384, 90), (282, 90))])], label)


def _bank(setup: Setup, say: Words, label: str) -> Scene:
    boxes: list[Box] = [(24 + 136 * n, 56, 120, 78) for n in range(3)]
    things = [
        bank_slot(setup, f"bank-{n}", min(n, int(setup.bank_size) - 1), n > 0, False, False, box, say, None)
        for n, box in enumerate(boxes)
    ]
    inner: list[Box] = [(x + 5, y + 5, width - 10, height - 10) for x, y, width, height in boxes]
    second = next((n for n in range(len(setup.tiles)) if n != _first(setup, ADD)), 0)
    things.append(small_tile(setup, _first(setup, ADD), False, inner[1], say))
    if second != _first(setup, ADD):
        things.append(small_tile(setup, second, True, inner[2], say))
    places: Places = [((x + width / 2, 26), (x + width / 2, 58)) for x, _, width, _ in boxes]
    return scene_of(440, 160, [*things, callouts(places)], label)


def draw_symbols(teller: Teller, setup: Setup, say: Words) -> list[Panel]:
    colours = []
    for colour in range(len(setup.colour_names)):
        paint = art.PAINTS[art.paint(setup, colour)]
        sign = paint.sign if art.paint(setup, colour) not in art.MORE else "other"
        colours.append(
            ({"colour": colour_name(setup, colour), "sign": sign}, small(120, 90, bead(setup, colour, 60, 45, 27)))
        )
    add, split = setup.tiles[_first(setup, ADD)], setup.tiles[_first(setup, SPLIT)]
    signs = {name: art.sign(name, 60, 45, 2) for name in ("combine", "speculate", "nudge", "swap", "out", "in")}
    card = '<rect x="8" y="20" width="104" height="50" rx="10" class="paper"/>'
    signs["add"] = card + art.action(setup, add, 40, 45, 13)
    signs["split"] = card + art.action(setup, split, 22, 45, 11)
    first = setup.tiles[_first(setup, ADD)]
    marks = {
        "empty": slot(setup, 0, 60, 45, 24),
        "filled": bead(setup, 0, 60, 45, 24),
        "pattern": '<rect x="24" y="8" width="72" height="74" rx="10" class="paper"/>'
        + art.pattern(setup, first, 60, 45, 30),
        "secret": art.sign("lock", 60, 45, 2),
        "brain": art.sign("brain", 60, 45, 2.2),
        "start": start_flag(say, 60 - shapes.flag_width(say("scene-starts")) / 2, 45, 15),
        "gain": gain_flag(60, 45, 3),
        "playable": hex_with(setup, (0, 1), 60, 45, 38, ringed=True),
        "refused": hex_with(setup, (0, 1), 60, 45, 38)
        + tag("path", d=art.hexagon(38), class_="veil", transform=at(60, 45)),
    }
    return [
        teller.panel_of_each("colours", colours),
        teller.panel("actions-signs", pictures={name: small(120, 90, body) for name, body in signs.items()}),
        teller.panel("marks", pictures={name: small(120, 90, body) for name, body in marks.items()}),
    ]


def terminal_signs(teller: Teller, setup: Setup, alone: bool) -> Panel:
    """What the terminal prints in short; `alone` where the edition has the Brain."""
    letters = letters_of(setup.colour_names)
    add, split = setup.tiles[_first(setup, ADD)], setup.tiles[_first(setup, SPLIT)]
    first, *others = (colour_name(setup, colour) for colour in split.action)
    named = [
        Message("about-letter", {"letter": letter, "colour": colour_name(setup, colour)})
        for colour, letter in enumerate(letters)
    ]

    def written(colours: Sequence[int]) -> str:
        return "".join(letters[colour] for colour in colours)

    facts = {
        "letters": " ".join(letters),
        "named": Listing(tuple(named)),
        "hex": setup.hex_names[0],
        "held": written((0, 1)) + "." * (int(setup.capacity) - 2),
        "holds": Listing((colour_name(setup, 0), colour_name(setup, 1))),
        "empty": f"({letters[0].lower()})",
        "full": f"[{letters[0]}]",
        "colour": colour_name(setup, 0),
        "tile": f"| {add.name} +{written(add.action)} {{{written(add.pattern)}}}: {written((0, 1))} |",
        "number": add.name,
        "add": f"+{written(add.action)}",
        "added": colour_name(setup, add.action[0]),
        "split": f"{written(split.action[:1])}>{written(split.action[1:])}",
        "gone": first,
        "put": Listing(tuple(others)),
        "pattern": f"{{{written(split.pattern)}}}",
        "patterned": colour_list(setup, split.pattern),
        "bank": f"{setup.bank_names[0]} {teller.words.say(action_name(setup.bank_kinds[0]))}*",
        "slot": setup.bank_names[0],
        "turned": f"{{{written(split.pattern)}}}={split.points}",
        "worth": split.points,
        "preferences": f"{letters[0]} {split.name}{{{written(split.pattern)}}}",
    }
    there = {"queue": alone, "add": add.kind == ADD, "split": split.kind == SPLIT}
    return teller.panel("signs", facts=facts, but=[name for name, shown in there.items() if not shown])
