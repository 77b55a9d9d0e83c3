"""Editions for tests: the standard one, small and odd ones, and a larger board, as parsed content."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from vivant.engine.edition import Edition, edition_from_content
from vivant.games.vivid_memories import VividMemories


def content() -> dict[str, Any]:
    """A copy of the standard edition to be changed."""
    return deepcopy(dict(VividMemories.standard_edition().content))


def made(name: str, changed: dict[str, Any]) -> Edition:
    changed["edition"] = {"game": "vivid-memories", "name": name}
    return edition_from_content(changed, f"{name}.toml")


def standard() -> Edition:
    return VividMemories.standard_edition()


def with_rulings(**rulings: object) -> Edition:
    changed = content()
    changed["rulings"] |= rulings
    return made(" ".join(f"{name}={value}" for name, value in rulings.items()), changed)


def _without_solo(changed: dict[str, Any]) -> dict[str, Any]:
    changed.pop("solo", None)
    return changed


def crowded() -> Edition:
    """Four hexes in a diamond, five slots: boards are soon full."""
    changed = _without_solo(content())
    changed["adjacency"] = {
        "a1": ["a2", "b1"],
        "a2": ["a1", "b1", "b2"],
        "b1": ["a1", "a2", "b2"],
        "b2": ["a2", "b1"],
    }
    touches = [["b1", "b2"], ["b1"], ["a1"], ["a1", "a2"], ["a2"], ["b2"], ["b2", "a2"], ["a1", "b1"], ["a2"], ["b1"]]
    changed["slots"] = {f"s{at + 1}": {"touches": near, "cluster": f"k{at // 2}"} for at, near in enumerate(touches)}
    wheel = changed["colours"]
    changed["boards"] = {
        name: [wheel[(at + shift) % 5] for at in range(10)] for shift, name in enumerate(["A", "B", "C", "D"])
    }
    return made("crowded", changed)


def ring() -> Edition:
    """Seven hexes, two colours with many slots, several of which touch the same hexes, so that threads compete."""
    changed = _without_solo(content())
    changed["colours"] = ["red", "blue", "white"]
    changed["aspirations"] = ["red", "blue", "white"]
    changed["adjacency"] = {
        "a1": ["a2", "b1", "b2"],
        "a2": ["a1", "b2", "b3"],
        "b1": ["a1", "b2", "c1"],
        "b2": ["a1", "a2", "b1", "b3", "c1", "c2"],
        "b3": ["a2", "b2", "c2"],
        "c1": ["b1", "b2", "c2"],
        "c2": ["b2", "b3", "c1"],
    }
    touches = [["c1"], ["c1"], ["b1"], ["a1", "b1"], ["a1"], ["a1", "a2"], ["a2"], ["b3", "a2"], ["c2", "b3"]]
    changed["slots"] = {f"s{at + 1}": {"touches": near, "cluster": f"k{at // 3}"} for at, near in enumerate(touches)}
    changed["boards"] = {
        "A": ["red", "red", "blue", "red", "red", "blue", "red", "white", "blue"],
        "B": ["blue", "blue", "red", "blue", "blue", "red", "blue", "white", "red"],
        "C": ["white", "red", "red", "red", "white", "red", "blue", "white", "red"],
    }
    row = {"bag_each": 15, "bag_total": 45, "supply_each": 10, "tiles_per_round": 4, "tokens_per_tile": 4}
    changed["players"] = {"2": row, "3": row}
    wheel = changed["colours"]
    changed["moments"] = {
        str(tile): {"kind": "add", "action": [wheel[tile % 3]], "pattern": [wheel[tile % 3], wheel[tile % 2]]}
        if tile % 2
        else {
            "kind": "split",
            "action": [wheel[tile % 3], wheel[tile % 3], wheel[(tile + 1) % 3]],
            "pattern": [wheel[tile % 3]] * 2 + [wheel[(tile + 1) % 3]],
        }
        for tile in range(1, 13)
    }
    return made("ring", changed)


def large() -> Edition:
    """37 hexes, 24 slots, 6 colours, 30 tiles, 6 bank slots, 4 tokens in a hex."""
    changed = _without_solo(content())
    colours = [*changed["colours"], "orange"]
    changed["colours"] = colours
    changed["aspirations"] = colours
    changed["hex_capacity"] = 4
    changed["pattern_points"] = {"2": 4, "3": 6, "4": 9}
    places: dict[tuple[float, int], str] = {}
    for row, width in enumerate([4, 5, 6, 7, 6, 5, 4]):
        for at in range(width):
            places[at - (width - 1) / 2, row] = f"{'abcdefg'[row]}{at + 1}"
    beside = [(1, 0), (-1, 0), (0.5, 1), (0.5, -1), (-0.5, 1), (-0.5, -1)]
    changed["adjacency"] = {
        name: [places[x + dx, y + dy] for dx, dy in beside if (x + dx, y + dy) in places]
        for (x, y), name in places.items()
    }
    rim = ["g3", "g2", "g1", "f1", "e1", "d1", "c1", "b1", "a1", "a2", "a3", "a4", "b5", "c6", "d7", "e6", "f5", "g4"]
    touches = [[hex] for hex in rim]
    for at in range(0, 18, 3):
        touches.append([rim[at], rim[at + 1]])
    changed["slots"] = {f"s{at + 1}": {"touches": near, "cluster": f"k{at // 3}"} for at, near in enumerate(touches)}
    changed["boards"] = {
        name: [colours[(at * 5 + at // 6 + shift) % 6] for at in range(24)]
        for shift, name in enumerate(["A", "B", "C", "D"])
    }
    changed["bank"] |= {"m5": "nudge", "m6": "speculate"}
    for tile in range(21, 31):
        wheel = [colours[(tile + at) % 6] for at in range(4)]
        changed["moments"][str(tile)] = {
            "kind": "split",
            "action": wheel[:3],
            "pattern": [wheel[0], *wheel[1:3], wheel[0]],
        }
    changed["players"] = {
        "2": {"bag_each": 12, "bag_total": 72, "supply_each": 13, "tiles_per_round": 6, "tokens_per_tile": 6},
        "4": {"bag_each": 20, "bag_total": 120, "supply_each": 5, "tiles_per_round": 8, "tokens_per_tile": 6},
    }
    return made("large", changed)
