"""What Vivarium's sentences are told of an edition besides its entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS
from vivant.words import Listing, Message


def derived_facts(content: Mapping[str, Any]) -> dict[str, object]:
    """Counts of things, tables of points as lists, and names in the reader's language."""
    head, values = content["edition"], content["contract_values"]
    others = len(content["priority_tokens"]["tokens"]) - 1  # all but the blank one
    ids = [id for *_, ids in content["creatures"]["cards"] for id in ids if id]
    return {
        "counts": Listing(tuple(head["players"]), either=True),
        "deck_rows": Listing(_deck_rows(head["row_decks"])),
        "tokens_others": others,
        "tokens_away": others - head["priority_stack"],
        "dominoes_used": Listing(_dominoes_used(content)),
        "creature_points": Listing(tuple(content["creatures"]["vp_values"]), either=True),
        "type_names": _names("type", head["types"]),
        "colour_names": _names("colour", head["colours"]),
        "symbol_names": _names("symbol", head["symbols"]),
        **{f"gems_{kind}": _gems(content, kind) for kind in EQUIPMENT_KINDS},
        **_worth("pairs", values["pairs_vp"]),
        **_worth("sets", values["sets_vp"]),
        "creature_cards_count": len(ids),
        "equipment_cards_count": len(content["equipment"]["cards"]),
        "contract_cards_count": len(content["contracts"]["cards"]),
    }


def _names(kind: str, names: list[str]) -> Listing:
    return Listing(tuple(Message(kind, {"name": name}) for name in names), either=True)


def _deck_rows(decks: list[str]) -> tuple[Message, ...]:
    """Each deck with its rows (VA-02)."""
    rows = {deck: [row for row, other in enumerate(decks, 1) if other == deck] for deck in decks}
    return tuple(
        Message("rules-rows", {"count": len(of_deck), "rows": Listing(tuple(of_deck)), "deck": deck})
        for deck, of_deck in rows.items()
    )


def _dominoes_used(content: Mapping[str, Any]) -> tuple[Message, ...]:
    """How many at each player count (VA-06)."""
    least = [fewest for *_, fewest in content["dominoes"]["tiles"]]
    return tuple(
        Message("rules-dominoes", {"players": players, "tiles": sum(fewest <= players for fewest in least)})
        for players in content["edition"]["players"]
    )


def _gems(content: Mapping[str, Any], kind: str) -> Message:
    """What equipment of a kind brings (VA-23 to VA-30): its cards may differ, or there may be none."""
    gems = sorted({gems for _, of_kind, _, gems, _ in content["equipment"]["cards"] if of_kind == kind})
    if len(gems) == 1:
        return Message("rules-gems", {"gems": gems[0]})
    if not gems:
        return Message("rules-gems-none")
    return Message("rules-gems-several", {"gems": Listing(tuple(gems), either=True)})


def _worth(name: str, points: list[int]) -> dict[str, object]:
    """A table of points by a number of things, none of them left out (VA-50, VA-51)."""
    return {
        name: Listing(tuple(range(1, len(points)))),
        f"{name}_most": len(points) - 1,
        f"{name}_points": Listing(tuple(points[1:])),
        f"{name}_last": points[-1],
    }
