"""The lab: vivant's games for programs that learn, as rows of cells, masks and many matches at once.

It needs the extra `lab`. `spec(game)` says what each cell of a row means, `observe` and `mask` write one;
`make_vec` plays many matches at once, and `PolicyFile` writes what was taught for a seat at the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vivant.lab.gym_vec import register as register
    from vivant.lab.policy_file import PolicyFile as PolicyFile
    from vivant.lab.rows import mask as mask
    from vivant.lab.rows import observe as observe
    from vivant.lab.showing import Glimpse as Glimpse
    from vivant.lab.showing import look as look
    from vivant.lab.specs import Spec as Spec
    from vivant.lab.specs import spec as spec
    from vivant.lab.vector import Batch as Batch
    from vivant.lab.vector import Games as Games
    from vivant.lab.vector import make_vec as make_vec

_PLACES = {
    "Batch": "vivant.lab.vector",
    "Games": "vivant.lab.vector",
    "Glimpse": "vivant.lab.showing",
    "PolicyFile": "vivant.lab.policy_file",
    "Spec": "vivant.lab.specs",
    "look": "vivant.lab.showing",
    "make_vec": "vivant.lab.vector",
    "mask": "vivant.lab.rows",
    "observe": "vivant.lab.rows",
    "register": "vivant.lab.gym_vec",
    "spec": "vivant.lab.specs",
}
__all__ = ["Batch", "Games", "Glimpse", "PolicyFile", "Spec", "look", "make_vec", "mask", "observe", "register", "spec"]


def __getattr__(name: str) -> Any:
    """Exports are loaded at their first use: what needs a package is imported only where it is asked for."""
    from importlib import import_module

    if name not in _PLACES:
        raise AttributeError(f"module 'vivant.lab' has no attribute {name!r}")
    from vivant.engine.needs import needing

    with needing("lab"):
        return getattr(import_module(_PLACES[name]), name)
