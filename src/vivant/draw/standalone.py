"""A picture as a file of its own: style, sprite and fragments in one SVG, for notebooks, pages and the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from vivant.draw.palette import LIGHT, plain_sheet, resolve, style_sheet
from vivant.draw.svg import Drawn, at, tag

if TYPE_CHECKING:
    from vivant.draw.scene import Scene

GAP = 12
NAMESPACE: Final = "http://www.w3.org/2000/svg"
_SIZE = re.compile(r'font-size="([\d.]+)"')


class Spot(NamedTuple):
    """Where a picture lies within another."""

    x: float
    y: float
    width: float
    height: float


def whole_svg(scene: Scene, theme: str | None = None, spot: Spot | None = None, plain: bool = False) -> Drawn:
    """The scene's pictures one below the other, complete in itself; nothing in it is loaded from elsewhere.

    With a theme its colours are written out, so that any program can show it; without one the reader's system decides.
    A `plain` one, which has a theme, is for programs that know only the simplest rules of style sheets.
    """
    drawn, height = f"<defs>{scene.sprite}</defs>", 0
    for picture in scene.pictures:
        things = "".join(fragment.svg for fragment in picture.fragments)
        drawn += tag("g", things, transform=at(0, height)) if height else things
        height += picture.height + GAP
    if plain and theme is not None:
        sheet = plain_sheet(scene.mat, theme, set(_SIZE.findall(drawn)))
    else:
        sheet = style_sheet(scene.mat, theme)
    width = max(picture.width for picture in scene.pictures)
    box = f"0 0 {width} {height - GAP}"
    place = spot._asdict() if spot else {}
    svg = tag("svg", f"<style>{sheet}</style>{drawn}", **place, xmlns=NAMESPACE, class_="scene", viewBox=box) + "\n"
    return svg if theme is None else resolve(svg, scene.mat, theme)


def framed_svg(scene: Scene, width: float, height: float, edge: float) -> Drawn:
    """The scene on its cloth, as large as it can be, for programs that know only the simplest rules."""
    inside = Spot(edge, edge, width - 2 * edge, height - 2 * edge)
    ground = tag("rect", width=width, height=height, fill=scene.mat[0][0] or LIGHT["page"])
    box = f"0 0 {width:g} {height:g}"
    return tag("svg", ground + whole_svg(scene, "light", inside, plain=True), xmlns=NAMESPACE, viewBox=box)
