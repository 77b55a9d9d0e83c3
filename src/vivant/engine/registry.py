"""Which games exist: our own, and those that other packages register under the entry point `vivant.games`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from functools import _lru_cache_wrapper, cache
from importlib.machinery import EXTENSION_SUFFIXES
from threading import Lock
from typing import Any

from vivant.engine.edition import Edition
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.words import Listing, Message

GROUP = "vivant.games"
MOST_SHARED = 64
OUR_OWN = {
    "vivo": "vivant.games.vivo:Vivo",
    "vivarium": "vivant.games.vivarium:Vivarium",
    "vivid-memories": "vivant.games.vivid_memories:VividMemories",
}


@cache
def _registered() -> dict[str, str]:
    """Where each game's class stands, `module:Name`, ours first."""
    from importlib.metadata import entry_points

    others = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**OUR_OWN, **{name: place for name, place in sorted(others.items()) if name not in OUR_OWN}}


def game_ids() -> list[str]:
    return list(_registered())


def find_game(id: str) -> type[Game]:
    """The class of a game, or a SetupError that names those there are."""
    places = _registered()
    known = id.strip().lower()
    if known not in places:
        begun = [id for id in places if known and id.startswith(known)]
        near = begun if len(begun) == 1 else get_close_matches(known, places, 1)
        if near:
            raise SetupError(Message("game-near", {"asked": id, "near": near[0]}))
        raise SetupError(Message("game-unknown", {"asked": id, "games": Listing(tuple(places))}))
    return _load(known, places[known])


@cache
def _load(id: str, place: str) -> type[Game]:
    module, _, name = place.partition(":")
    try:
        kind: Any = getattr(importlib.import_module(module), name)
    except Exception as error:  # a foreign package may fail in any way; that is its fault, in one line
        if id in OUR_OWN:
            raise
        detail = " ".join(f"{type(error).__name__}: {error}".split())
        raise SetupError(Message("game-broken", {"game": id, "place": place, "detail": detail})) from error
    if not (isinstance(kind, type) and issubclass(kind, Game) and hasattr(kind, "state_type")):
        raise SetupError(Message("game-not-one", {"game": id, "place": place}))
    if kind.id != id:
        raise SetupError(Message("game-misnamed", {"game": id, "place": place, "id": kind.id}))
    if id not in OUR_OWN and _is_compiled(kind):
        # Native classes of two builds do not fit together: the first call would end the process.
        raise SetupError(Message("game-compiled", {"game": id, "place": kind.state_type.__module__}))
    return kind


def _is_compiled(game: type[Game]) -> bool:
    file = getattr(sys.modules[game.state_type.__module__], "__file__", None) or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def make_game(
    id: str, players: int | None = None, options: Mapping[str, object] | None = None, edition: Edition | None = None
) -> Game:
    """A game ready to play; the most players that it allows where no count is given."""
    kind = find_game(id)
    if edition is not None:
        check_edition(kind, edition)
    if players is None:
        players = kind.player_counts(edition or kind.standard_edition())[-1]
    return kind(players, options, edition)


def check_edition(kind: type[Game], edition: Edition) -> None:
    """Refused unless it is one of this game."""
    given: object = edition  # whoever writes Python may give anything, the name of a file for one
    if not isinstance(given, Edition):
        raise SetupError(Message("edition-not-read", {"given": type(given).__name__}))
    if edition.game != kind.id:
        message = Message("edition-other-game", {"where": edition.where, "other": edition.game, "game": kind.id})
        raise SetupError(message)


_shared: dict[tuple[type[Game], int, str, str], Game] = {}
_sharing = Lock()


def share_game(game: Game) -> Game:
    """This one, or another that was made alike: what modules remember by a game's setup serves all matches of it.

    A server reads one record after another, and anybody may send it editions. So after some games that differ all are
    forgotten, with whatever was remembered by them.
    """
    key = (type(game), game.players, str(game.options), game.edition.hash)
    with _sharing:
        if len(_shared) >= MOST_SHARED and key not in _shared:
            for package in {kind.__module__.rpartition(".")[0] for kind, *_ in _shared}:
                _forget_in(package)
            _shared.clear()
        return _shared.setdefault(key, game)


def _forget_in(package: str) -> None:
    """All that the modules of a package keep in caches."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()
