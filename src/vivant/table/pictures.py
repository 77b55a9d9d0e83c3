"""Pictures that a game may have: its table, its poster, its rules page and what it tells; none where one fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from vivant.draw.scene import Scene
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
