"""Vivid Memories besides its rules: what is in the box and how it is set up; `legend` and `aids` draw the rest."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vivant.draw.callouts import with_numbers
from vivant.draw.svg import tag, words
from vivant.engine.about import About, Panel, Teller, laid_out
from vivant.engine.bits import count_bits
from vivant.engine.game import Game
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.aids import draw_aid
from vivant.games.vivid_memories.picture.board import BoardPlace, fitted
from vivant.games.vivid_memories.picture.illustrations import laid_board
from vivant.games.vivid_memories.picture.legend import draw_anatomy, draw_symbols, terminal_signs
from vivant.games.vivid_memories.picture.tiles import small_tile
from vivant.games.vivid_memories.picture.vignettes import bag, bead, put, small
from vivant.games.vivid_memories.rules.brain import HUMAN
from vivant.games.vivid_memories.rules.components import Components
from vivant.games.vivid_memories.rules.seat import new_seat
from vivant.games.vivid_memories.rules.setup import Setup, amount
from vivant.words import Listing, Words

FILE = Path(__file__).parents[1] / "about.toml"
ALONE = ("brain", "reminder")  # steps of the solo game's set-up


def tell_about(games: Mapping[int, Game], components: Components, words: Words) -> About:
    """`games` by player count."""
    setups: dict[int, Setup] = {players: game.setup for players, game in games.items()}
    most = setups[max(setups)]
    teller = Teller(FILE, words, games, _facts(components, setups))
    return teller.about(
        {
            "components": [_box(teller, setups, components, words)],
            "anatomy": draw_anatomy(teller, most, words),
            "symbols": draw_symbols(teller, most, words),
            "setup": [_set_up(teller, game, components) for game in games.values()],
            "aid": draw_aid(teller, most),
        },
        [terminal_signs(teller, most, components.solo is not None)],
    )


def _either(values: list[int]) -> Listing:
    return Listing(tuple(str(value) for value in values), either=True)


def _facts(components: Components, setups: Mapping[int, Setup]) -> dict[str, object]:
    lines = sorted({int(setup.tiles_per_round) for setup in setups.values()})
    sizes = sorted({len(slots) for slots in components.clusters.values()})
    patterns = sorted({len(moment.pattern) for moment in components.moments})
    hex_token, slot_token, cherished = components.aspiration
    return {
        "boards": len(components.boards),
        "solo": "yes" if components.solo else "no",
        "begins": "brain" if components.solo and components.solo.first != HUMAN else "human",
        "lines": _either(lines),
        "each": components.tokens_per_colour,
        "colours": len(components.colours),
        "capacity": components.hex_capacity,
        "rounds": components.rounds,
        "pattern_sizes": _either(patterns),
        "pattern_points": _either([components.pattern_points[size] for size in patterns]),
        "cluster_sizes": _either(sizes),
        "cluster_points": _either([components.cluster_points[size] for size in sizes]),
        "hex_token": hex_token,
        "slot_token": slot_token,
        "cherished": cherished,
        "filled_connect": "yes" if components.rulings["filled_slots_connect"] else "no",  # VM-R22
    }


def _aspirations(setup: Setup) -> int:
    """VM-03: those that are not dealt stay out of play; alone all of them are preferences (AB-04)."""
    return int(count_bits(setup.aspirations) if setup.alone else setup.players)


def _in_supply(setup: Setup) -> int:
    """Fragments in the supply when the game begins."""
    lent = setup.solo.reminder if setup.solo and not setup.solo.reminder_from_bag else 0
    return int(sum(amount(setup.supply, colour) for colour in range(len(setup.colour_names))) - lent)


def _in_bag(setup: Setup) -> int:
    return int(setup.bag_size - (setup.solo.reminder if setup.solo and setup.solo.reminder_from_bag else 0))


def _box(teller: Teller, setups: Mapping[int, Setup], components: Components, say: Words) -> Panel:
    setup = setups[max(setups)]
    own = new_seat(setup)
    own.board = 0
    place = fitted(setup, BoardPlace(120, 80, 16), 108, 70)
    board = "".join(thing.svg for thing in laid_board(setup, own, place, tuple((0,) for _ in setup.hex_names), say))
    tiles = [small_tile(setup, min(n, len(setup.tiles) - 1), n == 10, (0, 0, 132, 84), say).svg for n in (5, 10)]
    colours = range(len(setup.colour_names))
    wishes = "".join(
        put(art.card(64, 76) + bead(setup, colour, 32, 38, 20), 40 + 54 * colour, 34 + 14 * colour, -6 + 6 * colour)
        for colour in colours[:3]
    )
    ring = [(84, 60), (122, 48), (158, 66), (100, 100), (142, 104)]
    beads = "".join(bead(setup, n, x, y, 21) for n, (x, y) in enumerate(ring))
    marker = tag(
        "path",
        d="M120 34 158 118H82Z",
        fill="var(--yellow)",
        stroke="var(--yellow-deep)",
        stroke_width=3,
        stroke_linejoin="round",
    )
    track = "".join(
        tag("rect", x=22 + 34 * n, y=64, width=28, height=32, rx=6, class_="paper")
        + words(str(n + 1), 36 + 34 * n, 86, "mid on-paper", font_size=15)
        for n in range(6)
    )
    markers = "".join(
        tag(
            "rect",
            x=54 + 46 * n,
            y=58 + 10 * (n % 2),
            width=28,
            height=28,
            rx=7,
            fill=art.PAINTS[art.paint(setup, n % len(colours))].fill,
            stroke="var(--ink)",
        )
        for n in range(3)
    )
    helper = put(art.card(96, 120), 72, 20) + "".join(
        art.sign(kind, 96 + 46 * (n % 2), 58 + 46 * (n // 2), 1, "var(--paper-ink)")
        for n, kind in enumerate(("combine", "speculate", "nudge", "swap"))
    )
    pictures = {
        "boards": board,
        "moments": put(tiles[0], 22, 20, -3) + put(tiles[1], 88, 62, 4),
        "aspirations": wishes,
        "fragments": beads,
        "bag": bag(120, 80, 4),
        "supply": "".join(bead(setup, n, 40 + 40 * n, 80 + 12 * (n % 2), 18) for n in colours[:5]),
        "start": marker,
        "track": track,
        "markers": markers,
        "helpers": helper,
    }
    counts = {
        "boards": {players: int(one.players) for players, one in setups.items()},
        "moments": {players: len(one.tiles) for players, one in setups.items()},
        "aspirations": {players: _aspirations(one) for players, one in setups.items()},
        "fragments": {players: components.tokens_per_colour * len(colours) for players in setups},
        "bag": {players: _in_bag(one) for players, one in setups.items()},
        "supply": {players: _in_supply(one) for players, one in setups.items()},
    }
    return teller.panel("box", pictures={name: small(240, 160, body) for name, body in pictures.items()}, counts=counts)


def _set_up(teller: Teller, game: Game, components: Components) -> Panel:
    setup: Setup = game.setup
    bag_each = int(amount(setup.bag, 0))
    facts = {
        "players": game.players,
        "line": int(setup.tiles_per_round),
        "per_tile": int(setup.tokens_per_tile),
        "bag_each": bag_each,
        "bag": int(setup.bag_size),
        "left": _in_bag(setup) - int(setup.tiles_per_round * setup.tokens_per_tile),
        "supply_each": components.tokens_per_colour - bag_each,
        "head_start": "yes" if any(setup.head_start) else "no",
        "head_starts": Listing(tuple(str(points) for points in setup.head_start)),
        "excludes": "yes" if setup.solo and setup.solo.excludes else "no",
    }
    but = ALONE if not setup.solo else () if setup.solo.reminder else ("reminder",)
    scene = with_numbers(laid_out(game, teller.words.lang), teller.places("steps", game.players, but))
    return teller.panel("steps", scene, facts=facts, but=but, turn=str(game.players))
