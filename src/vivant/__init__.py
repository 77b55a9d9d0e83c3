"""vivant: a home for table games: their rules, a table to play at, and the tools around them.

`game_ids()` names them; `game(id, players)` makes one to play; `Match(game, FastDice(seed))` plays it by text and seat,
`simulate` many at once, and `verify` replays a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vivant.engine.batch import simulate as simulate
    from vivant.engine.dice import FastDice as FastDice
    from vivant.engine.dice import SealedDice as SealedDice
    from vivant.engine.edition import edition_from_file as edition_from_file
    from vivant.engine.match import Match as Match
    from vivant.engine.registry import game_ids as game_ids
    from vivant.engine.registry import make_game as game
    from vivant.engine.state import SPECTATOR as SPECTATOR
    from vivant.engine.verify import verify as verify
    from vivant.engine.verify import verify_file as verify_file

__version__ = "0.1.0"

_PLACES = {
    "FastDice": ("vivant.engine.dice", "FastDice"),
    "Match": ("vivant.engine.match", "Match"),
    "SPECTATOR": ("vivant.engine.state", "SPECTATOR"),
    "SealedDice": ("vivant.engine.dice", "SealedDice"),
    "edition_from_file": ("vivant.engine.edition", "edition_from_file"),
    "game": ("vivant.engine.registry", "make_game"),
    "game_ids": ("vivant.engine.registry", "game_ids"),
    "simulate": ("vivant.engine.batch", "simulate"),
    "verify": ("vivant.engine.verify", "verify"),
    "verify_file": ("vivant.engine.verify", "verify_file"),
}
__all__ = [
    "SPECTATOR",
    "FastDice",
    "Match",
    "SealedDice",
    "__version__",
    "edition_from_file",
    "game",
    "game_ids",
    "simulate",
    "verify",
    "verify_file",
]


def __getattr__(name: str) -> Any:
    """Exports are loaded at their first use, so that the command line starts fast."""
    if name not in _PLACES:
        raise AttributeError(f"module 'vivant' has no attribute {name!r}")
    from importlib import import_module

    module, attribute = _PLACES[name]
    return getattr(import_module(module), attribute)
