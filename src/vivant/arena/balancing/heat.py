"""A heat map of components on the game's own table: what is stronger glows warm, what is weaker cool."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vivant.draw.scene import Scene
from vivant.draw.standalone import whole_svg
from vivant.draw.svg import Drawn, tag
from vivant.draw.things import Fragment
from vivant.engine.about import laid_out
from vivant.engine.component import Component
from vivant.engine.game import Game
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl

WARM: Final = ("#F6C9A8", "#EE9A63", "#D85F22")  # from little to much
COOL: Final = ("#BCD9E8", "#7DB4D3", "#2F7FB0")
STEPS: Final = len(WARM)
PALE: Final = 0.45  # of what is not certain
STRONG: Final = 0.95


@dataclass(frozen=True)
class HeatMap:
    """A picture, and which components are tinted in it: many lie nowhere when a game is set up."""

    svg: Drawn
    tinted: set[Component]


def heat_map(game: Game, components: pl.DataFrame, lang: str) -> HeatMap | None:
    """The table as it is set up, its components tinted by what those who have them win; None where none lies there."""
    if not game.draws() or components.is_empty():
        return None
    scene = laid_out(game, lang)
    keys = {key: Component(kind.name, id) for kind in game.component_kinds() for id, key in kind.keys.items()}
    shown = components.select("kind", "id", "difference", "verdict").iter_rows()
    values = {Component(kind, id): (value, said) for kind, id, value, said in shown}
    most = max((abs(value) for value, _ in values.values()), default=0.0) or 1.0
    tinted: set[Component] = set()
    pictures = []
    for picture in scene.pictures:
        fragments = []
        for fragment in picture.fragments:
            one = keys.get(fragment.key)
            if one is None or one not in values:
                fragments.append(fragment)
                continue
            value, said = values[one]
            tinted.add(one)
            fragments.append(_tint(fragment, value / most, said in ("more", "less")))
        pictures.append(replace(picture, fragments=fragments))
    if not tinted:
        return None
    whole = Scene(scene.game, tuple(pictures), scene.sprite + _filters(), scene.mat, scene.label)
    return HeatMap(whole_svg(whole), tinted)


def _tint(fragment: Fragment, value: float, certain: bool) -> Fragment:
    """Over the thing lies its own shape, in the colour of its value."""
    step = min(STEPS - 1, int(abs(value) * STEPS))
    name = f"{'warm' if value > 0 else 'cool'}-{step}-{'sure' if certain else 'pale'}"
    return Fragment(fragment.key, tag("g", fragment.svg, filter=f"url(#{name})"))


def _filters() -> str:
    """Each floods the shape with a colour, and lets the drawing show through."""
    filters = ""
    for heat, colours in (("warm", WARM), ("cool", COOL)):
        for step, colour in enumerate(colours):
            for said, much in (("sure", STRONG), ("pale", PALE)):
                flood = f'<feFlood flood-color="{colour}" flood-opacity="{much}"/>'
                inside = '<feComposite in2="SourceAlpha" operator="in" result="tint"/>'
                blend = '<feBlend in="tint" in2="SourceGraphic" mode="multiply"/>'
                filters += tag("filter", flood + inside + blend, id=f"{heat}-{step}-{said}")
    return filters
