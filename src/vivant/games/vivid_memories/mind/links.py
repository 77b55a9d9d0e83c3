"""Links: the short ways to join slots of one colour, which threads grow along."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, members
from vivant.games.vivid_memories.rules.setup import Setup

DETOUR: Final[i64] = 1  # hexes that a link may have more than the shortest between the same slots
MOST_LINKS: Final[i64] = 96  # of one colour on one board, the shortest


@final
class Link:
    """Hexes that join slots of a colour; without any of them it would not."""

    def __init__(self, hexes: i64, slots: i64) -> None:
        self.hexes: i64 = hexes
        self.slots: i64 = slots
        self.size: i64 = count_bits(hexes)


def find_links(setup: Setup, board: i64, colour: i64) -> list[Link]:
    """The links of two slots, and those of three that come from a link of two and a shortest way to it."""
    slots = members(setup.colour_slots[board * setup.colours + colour])
    links: list[Link] = []
    for at, first in enumerate(slots):
        for second in slots[at + 1 :]:
            pair: i64 = bit_at(first) | bit_at(second)
            ways = least(_ways(setup, setup.touches[first], setup.touches[second], DETOUR))
            for way in ways:
                links.append(Link(way, pair))
            for third in slots:
                if third != first and third != second:
                    for way in ways:
                        for more in _ways(setup, setup.touches[third], way, 0):
                            links.append(Link(way | more, pair | bit_at(third)))
    return _shortest(links)


def _distances(setup: Setup, target: i64) -> list[i64]:
    """By hex, how many steps it is from the target; more than there are hexes where none leads there."""
    far: i64 = setup.hexes + 1
    distances: list[i64] = [far] * setup.hexes
    reached: i64 = target
    edge: i64 = target
    steps: i64 = 0
    while edge != 0:
        for hex in members(edge):
            distances[hex] = steps
        edge = setup.spread(edge) & ~reached
        reached = reached | edge
        steps += 1
    return distances


def _ways(setup: Setup, source: i64, target: i64, detour: i64) -> list[int]:
    """The sets of hexes along the ways from a hex of the source to one of the target; each once."""
    far = _distances(setup, target)
    sets: set[int] = set()
    nearest = min([far[hex] for hex in members(source)], default=setup.hexes)
    if nearest < setup.hexes:
        for hex in members(source):
            _walk(setup, hex, bit_at(hex), 1, nearest + 1 + detour, source, target, far, sets)
    return sorted(sets)


def _walk(
    setup: Setup, hex: i64, way: i64, steps: i64, most: i64, source: i64, target: i64, far: list[i64], sets: set[int]
) -> None:
    if (target >> hex) & 1 != 0:
        sets.add(way)
        return
    for then in members(setup.near[hex] & ~way & ~source):
        if steps + 1 + far[then] <= most:
            _walk(setup, then, way | bit_at(then), steps + 1, most, source, target, far, sets)


def least(ways: list[int]) -> list[int]:
    """Those that hold no other one."""
    return [way for way in ways if not any(other != way and other & ~way == 0 for other in ways)]


def _shortest(links: list[Link]) -> list[Link]:
    """Each set of slots with its least sets of hexes, none much longer than the shortest; not too many of them."""
    by_slots: dict[int, list[int]] = {}
    for link in links:
        ways = by_slots.setdefault(link.slots, [])
        if link.hexes not in ways:
            ways.append(link.hexes)
    least_links: list[Link] = []
    for slots, ways in by_slots.items():
        shortest = min([count_bits(way) for way in ways])
        short = [way for way in ways if count_bits(way) <= shortest + DETOUR]
        least_links += [Link(way, slots) for way in least(short)]
    least_links.sort(key=lambda link: link.size)
    return least_links[:MOST_LINKS]
