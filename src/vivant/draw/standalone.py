"""A picture as a file of its own: style, sprite and fragments in one SVG, for notebooks, pages and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vivant.draw.palette import resolve, style_sheet
from vivant.draw.svg import at, tag

if TYPE_CHECKING:
    from vivant.draw.scene import Scene

GAP = 12


def whole_svg(scene: Scene, theme: str | None = None) -> str:
    """The scene's pictures one below the other, complete in itself; nothing in it is loaded from elsewhere.

    With a theme its colours are written out, so that any program can show it; without one the reader's system decides.
    """
    body = f"<style>{style_sheet(scene.mat, theme)}</style><defs>{scene.sprite}</defs>"
    height = 0
    for picture in scene.pictures:
        drawn = "".join(fragment.svg for fragment in picture.fragments)
        body += tag("g", drawn, transform=at(0, height)) if height else drawn
        height += picture.height + GAP
    width = max(picture.width for picture in scene.pictures)
    box = f"0 0 {width} {height - GAP}"
    svg = tag("svg", body, xmlns="http://www.w3.org/2000/svg", class_="scene", viewBox=box) + "\n"
    return svg if theme is None else resolve(svg, scene.mat, theme)
