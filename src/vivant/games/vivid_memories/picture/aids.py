"""The player aid of Vivid Memories: a picture of each take, each rewire, each action, and of what scores."""

from __future__ import annotations

from vivant.draw.scene import Scene
from vivant.draw.svg import tag, words
from vivant.engine.about import Panel, Teller
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.vignettes import arrow, bag, bead, hex_with, put, slot, small, thread
from vivant.games.vivid_memories.rules.setup import Setup

SIZE = (300, 176)
MIDDLE = 88.0
APART = 76.2  # two hexes of radius 44 beside each other
RED, YELLOW, GREEN, BLUE, PURPLE = range(5)  # colours by their place; what an edition calls them is its own


def draw_aid(teller: Teller, setup: Setup) -> list[Panel]:
    return [
        teller.panel("take", pictures=_takes(setup)),
        teller.panel("rewires", pictures=_rewires(setup)),
        teller.panel("actions", pictures=_actions(setup)),
        teller.panel("scoring", pictures=_scoring(setup)),
    ]


def _all_small(drawn: dict[str, str]) -> dict[str, Scene]:
    return {name: small(*SIZE, body) for name, body in drawn.items()}


def _takes(setup: Setup) -> dict[str, Scene]:
    """An end of the line, and the hex where it goes."""

    def take(colours: tuple[int, ...]) -> str:
        tray = put(art.card(118, 104), 16, 36) + tag(
            "rect", x=24, y=46, width=102, height=84, rx=10, fill="var(--paper-edge)", fill_opacity=".28"
        )
        spots = ((48, 68), (100, 68), (48, 110), (100, 110))
        lying = [*colours, *(colour for colour in (YELLOW, RED, YELLOW, PURPLE) if len(colours) < 3 or colour == RED)][
            :4
        ]
        drawn = tray
        for n, (colour, (x, y)) in enumerate(zip(lying, spots, strict=False)):
            drawn += bead(setup, colour, x, y, 16)
            if n < len(colours):
                drawn += tag(
                    "circle",
                    cx=x,
                    cy=y,
                    r=20,
                    fill="none",
                    stroke="var(--choice-paper)",
                    stroke_width=3,
                    stroke_dasharray="4 4",
                )
        return drawn + arrow(146, MIDDLE, 182, MIDDLE) + hex_with(setup, colours, 240, MIDDLE, 48)

    return _all_small({"one": take((GREEN,)), "two": take((BLUE, BLUE)), "three": take((RED, GREEN, BLUE))})


def _rewires(setup: Setup) -> dict[str, Scene]:
    left, right = 150 - APART, 150 + APART
    out = (
        hex_with(setup, (YELLOW,), 150, MIDDLE)
        + hex_with(setup, (RED,), left, MIDDLE)
        + hex_with(setup, (BLUE, GREEN), right, MIDDLE)
    )
    out += arrow(134, 52, 92, 52) + arrow(166, 52, 208, 52)
    inward = (
        hex_with(setup, (), left, MIDDLE)
        + hex_with(setup, (YELLOW,), right, MIDDLE)
        + hex_with(setup, (RED, BLUE, GREEN), 150, MIDDLE)
    )
    inward += arrow(left, MIDDLE, 112, MIDDLE) + arrow(208, 58, 176, 62)
    return _all_small({"out": out, "in": inward})


def _actions(setup: Setup) -> dict[str, Scene]:
    def change(before: tuple[int, ...], after: tuple[int, ...]) -> str:
        ends = hex_with(setup, before, 76, MIDDLE, 52) + hex_with(setup, after, 224, MIDDLE, 52, ringed=True)
        return ends + arrow(132, MIDDLE, 168, MIDDLE)

    left, right = 150 - APART / 2, 150 + APART / 2
    plus = (
        art.action(setup, setup.tiles[0], 40, MIDDLE, 18)
        if setup.tiles[0].kind == 0
        else bead(setup, RED, 76, MIDDLE, 22)
    )
    added = setup.tiles[0].action[0] if setup.tiles[0].kind == 0 else RED
    nudge = hex_with(setup, (GREEN,), left, MIDDLE, 44) + hex_with(setup, (RED, YELLOW), right, MIDDLE, 44, ringed=True)
    swap = hex_with(setup, (BLUE, GREEN), left, MIDDLE, 44) + hex_with(setup, (RED, YELLOW), right, MIDDLE, 44)
    return _all_small(
        {
            "add": plus + arrow(122, MIDDLE, 164, MIDDLE) + hex_with(setup, (added,), 224, MIDDLE, 52, ringed=True),
            "split": change((BLUE, GREEN), (YELLOW, PURPLE, GREEN)),
            "combine": change((RED, BLUE, GREEN), (GREEN, YELLOW)),
            "speculate": bag(76, MIDDLE)
            + arrow(122, MIDDLE, 164, MIDDLE)
            + hex_with(setup, (PURPLE,), 224, MIDDLE, 52, ringed=True),
            "nudge": nudge + arrow(left - 4, 58, right - 18, 58),
            "swap": swap + arrow(left + 8, 50, right - 8, 50) + arrow(right - 8, 126, left + 8, 126),
        }
    )


def _scoring(setup: Setup) -> dict[str, Scene]:
    tile = setup.tiles[0]
    moment = put(art.card(120, 84), 18, 46) + art.pattern(setup, tile, 58, MIDDLE, 30)
    moment += words(str(int(tile.points)), 112, MIDDLE + 10, "serif mid strong on-paper", font_size=30)
    moment += hex_with(setup, tuple(tile.pattern), 224, MIDDLE, 52, ringed=True)
    row = [(78.0, MIDDLE), (150.0, MIDDLE), (222.0, MIDDLE)]
    line = thread(setup, GREEN, [(24, MIDDLE), *row, (276, MIDDLE)])
    hexes = "".join(hex_with(setup, (), x, y, 41) for x, y in row)
    beads = "".join(bead(setup, GREEN, x, y, 14) for x, y in row)
    ends = slot(setup, GREEN, 22, MIDDLE, 15) + slot(setup, GREEN, 278, MIDDLE, 15)
    sum_ = words(f"{len(row)} × 2 = {2 * len(row)}", 150, 164, "serif mid strong", font_size=20)
    largest = max(range(len(setup.clusters)), key=lambda cluster: setup.cluster_points[cluster])
    size = bin(int(setup.clusters[largest])).count("1")
    step = min(56.0, 180 / size)
    band = tag(
        "path",
        d=f"M{40} {MIDDLE}H{40 + step * (size - 1):g}",
        stroke="var(--well)",
        stroke_width=58,
        stroke_linecap="round",
    )
    filled = "".join(bead(setup, n, 40 + step * n, MIDDLE, min(20, step / 2 - 3)) for n in range(size))
    points = words(str(int(setup.cluster_points[largest])), 252, MIDDLE + 14, "serif mid strong", font_size=40)
    secret = (
        put(art.card(120, 84), 90, 46)
        + bead(setup, PURPLE, 134, MIDDLE, 26)
        + art.sign("lock", 182, MIDDLE, 1.3, "var(--paper-soft)")
    )
    return _all_small(
        {
            "moments": moment,
            "connections": hexes + line + beads + ends + sum_,
            "core": band + filled + points,
            "aspiration": secret,
        }
    )
