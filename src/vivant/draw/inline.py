"""Scenes that stand still in a page: inline SVG without buttons, whose ids clash with nothing else there."""

from __future__ import annotations

from xml.etree import ElementTree

from vivant.draw.scene import Scene
from vivant.draw.svg import Drawn, tag


def sprite_svg(sprite: Drawn) -> Drawn:
    """What drawings refer to, as a file of its own or to be put into a page."""
    return tag(
        "svg",
        tag("defs", sprite),
        xmlns="http://www.w3.org/2000/svg",
        class_="sprite",
        width=0,
        height=0,
        aria_hidden="true",
        focusable="false",
    )


def inline_svg(scene: Scene, prefix: str, label: str | None, with_sprite: bool, whole: bool = False) -> Drawn:
    """The scene's first picture for a page. Without a label it says nothing to ears. It fills its place, and may be
    cut off at two edges for that, unless it is to be seen `whole`.

    With its sprite it stands alone; without, the page holds that sprite once, under the ids that the game gave. What
    is defined here has the prefix before its id, so that pictures in one page do not meet in each other's names.
    """
    picture = scene.pictures[0]
    root = ElementTree.Element("svg", {"class": "scene", "viewBox": picture.view_box, "data-game": scene.game})
    root.attrib |= {"preserveAspectRatio": f"xMidYMid {'meet' if whole else 'slice'}", "focusable": "false"}
    root.attrib |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    sprite = [ElementTree.fromstring(f"<defs>{scene.sprite}</defs>")] if with_sprite else []
    root.extend([*sprite, *(ElementTree.fromstring(fragment.svg) for fragment in picture.fragments)])
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        for name, value in element.items():
            if name == "id":
                element.set(name, prefix + value)
            elif name == "href" and value[1:] in ids:
                element.set(name, f"#{prefix}{value[1:]}")
            elif value.startswith("url(#") and value[5:-1] in ids:
                element.set(name, f"url(#{prefix}{value[5:-1]})")
    return ElementTree.tostring(root, encoding="unicode")
