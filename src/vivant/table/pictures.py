"""Scenes that stand still in a page: inline SVG without buttons, whose ids clash with nothing else there."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from vivant.draw.scene import Scene
from vivant.draw.svg import tag
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import find_game, game_ids
from vivant.engine.state import SPECTATOR
from vivant.words import COMMON

_ID = re.compile(r'(?<=\sid=")[^"]+')
_REFERENCE = re.compile(r'((?:\bhref="|url\()#)([^")]+)')
_LIVE = re.compile(r'\s(?:tabindex|data-action|data-why|aria-disabled|aria-pressed)="[^"]*"')
_BUTTON = re.compile(r'\srole="button"')

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
        names = [COMMON.words(lang)("name-seat", n=str(seat)) for seat in range(played.players)]
        return played.scene(played.new().view(SPECTATOR), lang, names, [False] * played.players)

    return _drawn(game, draw, Scene)


def poster(game: type[Game], lang: str) -> Scene | None:
    return _drawn(game, lambda: game.poster(lang), Scene)


def illustrations(game: type[Game], lang: str) -> dict[str, Scene]:
    """Pictures by the id of the rule that they show."""
    found = _drawn(game, lambda: game.illustrations(lang), dict) or {}
    return {id: scene for id, scene in found.items() if isinstance(scene, Scene)}


def _drawn(game: type[Game], draw: Callable[[], Any], kind: type[T]) -> T | None:
    try:
        found = draw()
    except SetupError:  # it has no pictures
        return None
    except Exception:  # a foreign game may fail in any way, and no page may fail with it
        _log.warning("%s cannot be drawn", game.id, exc_info=True)
        return None
    return found if isinstance(found, kind) else None


def still(svg: str) -> str:
    """The same drawing with nothing to press: what is shown, and what it is called."""
    return _BUTTON.sub(' role="img"', _LIVE.sub("", svg))


def renamed(svg: str, prefix: str, defined: set[str]) -> str:
    """With a prefix before the ids that are defined here, wherever they are used."""
    named = _ID.sub(lambda found: prefix + found[0] if found[0] in defined else found[0], svg)
    return _REFERENCE.sub(lambda found: found[1] + (prefix if found[2] in defined else "") + found[2], named)


def ids_in(svg: str) -> set[str]:
    return set(_ID.findall(svg))


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


def inline_svg(scene: Scene, prefix: str, label: str | None, with_sprite: bool) -> str:
    """The scene's first picture for a page. Without a label it says nothing to ears.

    With its sprite it stands alone; without, the page holds that sprite once, under the ids that the game gave.
    """
    picture = scene.pictures[0]
    body = still("".join(fragment.svg for fragment in picture.fragments))
    if with_sprite:
        body = tag("defs", scene.sprite) + body
    body = renamed(body, prefix, ids_in(body))
    told: dict[str, object] = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return tag(
        "svg",
        body,
        class_="scene",
        viewBox=picture.view_box,
        data_game=scene.game,
        preserveAspectRatio="xMidYMid slice",
        focusable="false",
        **told,
    )
