"""Many matches at once, understood: run them in a folder that can be gone on with, and let bots play each other.

`run` plays and gives the rows as a Polars frame, `balance` a report of what an edition does; of a folder, `read` gives
the rows, `scan` the same lazily, and `results` what came of it. Contests and single games need none of the packages
that these bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vivant.arena.api import balance as balance
    from vivant.arena.api import read as read
    from vivant.arena.api import results as results
    from vivant.arena.api import run as run
    from vivant.arena.api import scan as scan

__all__ = ["balance", "read", "results", "run", "scan"]


def __getattr__(name: str) -> Any:
    """Loaded at their first use: what needs Polars only where it is used."""
    if name not in __all__:
        raise AttributeError(f"module 'vivant.arena' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("vivant.arena.api"), name)
