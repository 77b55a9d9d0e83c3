"""Numbers in a picture: each in a disc, with a line to what it speaks of, for those who name the parts beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from vivant.draw.scene import Scene
from vivant.draw.svg import tag, words
from vivant.draw.things import Fragment, Thing, compose

Point = tuple[float, float]
RADIUS = 14.0
APART = 34.0  # how far numbers stand from each other at least
LARGE = 1.8  # over a whole table


def callouts(places: Iterable[tuple[Point, Point]], size: float = 1) -> Fragment:
    """Where each number stands, and the point that it speaks of; a number that stands on its point has no line."""
    lines, discs = "", ""
    for n, ((x, y), (to_x, to_y)) in enumerate(places, 1):
        if (x, y) != (to_x, to_y):
            for ink, width in (("var(--surface)", 4.5), ("var(--ink)", 1.8)):
                lines += tag("path", d=f"M{x:g} {y:g}L{to_x:g} {to_y:g}", stroke=ink, stroke_width=width * size)
            lines += tag("circle", cx=to_x, cy=to_y, r=4 * size, fill="var(--ink)", stroke="var(--surface)")
        discs += tag("circle", cx=x, cy=y, r=RADIUS * size, fill="var(--ink)", stroke="var(--surface)", stroke_width=2)
        discs += words(str(n), x, y + 5.5 * size, "mid strong on-ink", font_size=16 * size)
    return compose(Thing("callouts", lines + discs))


def with_callouts(scene: Scene, places: Iterable[tuple[Point, Point]], size: float = 1) -> Scene:
    """The same scene, its first picture with numbers over it."""
    first, *rest = scene.pictures
    numbered = replace(first, fragments=[*first.fragments, callouts(places, size)])
    return replace(scene, pictures=(numbered, *rest))


def with_numbers(scene: Scene, places: Iterable[Point]) -> Scene:
    """The scene of a whole table with numbers that stand where they are meant."""
    return with_callouts(scene, [(place, place) for place in places], LARGE)


def from_the_sides(points: Iterable[Point], width: float, height: float) -> list[tuple[Point, Point]]:
    """A place for the number of each point at the left or right edge of a picture, so that no two lines cross there."""
    targets = list(points)
    places: dict[int, Point] = {}
    for edge in (26.0, width - 26.0):
        mine = [n for n, (x, _) in enumerate(targets) if (x < width / 2) == (edge < width / 2)]
        low = 24.0
        rest = len(mine)
        for n in sorted(mine, key=lambda n: targets[n][1]):
            y = min(max(targets[n][1], low), height - 24.0 - APART * (rest - 1))
            places[n] = (edge, y)
            low, rest = y + APART, rest - 1
    return [(places[n], target) for n, target in enumerate(targets)]
