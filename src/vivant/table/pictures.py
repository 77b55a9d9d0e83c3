"""Scenes that stand still in a page: inline SVG without buttons, whose ids clash with nothing else there."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeVar
from xml.etree import ElementTree

from vivant.draw.scene import Scene
from vivant.draw.svg import tag
from vivant.engine.about import About
from vivant.engine.edition import Edition
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import find_game, game_ids
from vivant.engine.state import SPECTATOR
from vivant.words import COMMON

_log = logging.getLogger(__name__)

T = TypeVar("T")


def known_games() -> Iterator[type[Game]]:
    """Every registered game that loads; one that does not leaves the others alone."""
    for id in game_ids():
        try:
            game = find_game(id)
            game.player_counts(game.standard_edition())
        except SetupError as error:
            _log.warning("%s", error)
        else:
            yield game


def first_scene(game: type[Game], lang: str = "en") -> Scene | None:
    """The table before anything happened; None for a game without scenes."""

    def draw() -> Any:
        played = game(game.player_counts(game.standard_edition())[0])
        names = [COMMON.words(lang)("name-seat", n=str(seat + 1)) for seat in range(played.players)]
        return played.scene(played.new().view(SPECTATOR), lang, names, [False] * played.players)

    return _drawn(game, draw, Scene)


def poster(game: type[Game], lang: str, edition: Edition | None = None) -> Scene | None:
    """With the pieces of this edition or the standard one."""
    if edition is None or game.is_standard(edition):
        return _drawn(game, lambda: game.poster(lang), Scene)
    return _drawn(game, lambda: game.poster(lang, edition), Scene)


def illustrations(game: type[Game], lang: str, edition: Edition) -> dict[str, Scene]:
    """Pictures by the id of the rule that they show, with the components of this edition; examples are shown as they
    are worked out, with those of the standard one."""
    scenes = _drawn(game, lambda: game.illustrations(lang), dict) or {}
    if not game.is_standard(edition):
        examples = {id: scene for id, scene in scenes.items() if id in game.rulebook().examples}
        scenes = {**(_drawn(game, lambda: game.illustrations(lang, edition), dict) or {}), **examples}
    return {id: scene for id, scene in scenes.items() if isinstance(scene, Scene)}


def about(game: type[Game], lang: str, edition: Edition | None = None, played: Game | None = None) -> About | None:
    """What a game tells besides its rules, with an edition or as it is `played` at a table."""
    if played is not None:
        return _drawn(game, lambda: played.about_played(lang), About)
    return _drawn(game, lambda: game.about(lang, edition), About)


def _drawn(game: type[Game], draw: Callable[[], Any], kind: type[T]) -> T | None:
    try:
        drawn = draw()
    except SetupError:  # it has no pictures
        return None
    except Exception:  # a foreign game may fail in any way, and no page may fail with it
        _log.warning("%s cannot be drawn", game.id, exc_info=True)
        return None
    return drawn if isinstance(drawn, kind) else None


def sprite_svg(sprite: str) -> str:
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


def inline_svg(scene: Scene, prefix: str, label: str | None, with_sprite: bool, whole: bool = False) -> str:
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
