"""What Vivo's sentences are told of an edition besides its entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.words.names import suit_name
from vivant.words import Listing, Message


def derived_facts(content: Mapping[str, Any]) -> dict[str, object]:
    """How many may play, which cards there are, and what is left out (VO-01)."""
    cards, players = content["cards"], content["players"]
    removed = [_removed(count, players[count]) for count in sorted(players)]
    return {
        "counts": Listing(tuple(sorted(players)), either=True),
        "cards": len(cards["suits"]) * cards["ranks"],
        "suits": Listing(tuple(suit_name(suit) for suit in cards["suits"])),
        "harmonies": Listing(_harmonies(content["harmony"])),
        "removed": _both(removed),
    }


def _harmonies(counts: Mapping[str, int]) -> tuple[Message, ...]:
    return tuple(Message("rules-harmony", {"kind": kind, "count": counts[kind]}) for kind in KINDS if counts.get(kind))


def _both(sentences: list[Message]) -> Message:
    if len(sentences) == 1:
        return sentences[0]
    return Message("rules-removed-both", dict(zip(("first", "second"), sentences, strict=True)))


def _removed(players: str, entry: Mapping[str, Any]) -> Message:
    suits = (Message("rules-suit-out"),) if entry["suits_removed"] else ()
    things = suits + _harmonies(entry["harmony_removed"])
    if not things:
        return Message("rules-removed-none", {"players": players})
    return Message("rules-removed", {"players": players, "things": Listing(things)})
