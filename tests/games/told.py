"""What a game tells about itself, by key."""

from __future__ import annotations

from vivant.engine.about import Item
from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.testkit.about import items_of


def told_items(kind: type[Game], edition: Edition | None = None, lang: str = "en") -> dict[str, Item]:
    """All items, with the figures of this edition."""
    told = kind.about(lang, edition)
    assert told is not None
    return {item.key: item for _, _, item in items_of(told)}
