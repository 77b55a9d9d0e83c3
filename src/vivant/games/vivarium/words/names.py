"""What the cards, tokens and dominoes of Vivarium are called. A name is made once: the same sentences need it often."""

from __future__ import annotations

from functools import lru_cache

from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS
from vivant.games.vivarium.rules.setup import (
    COLOUR_PAIRS,
    COLOUR_SETS,
    CONTRACT,
    EQUIPMENT,
    PER_CONTRACT,
    PER_EQUIPMENT,
    SYMBOL,
    TYPE_PAIRS,
    TYPE_SETS,
    TYPES,
    WINESKIN,
    Setup,
)
from vivant.words import Message

# A setup is one object for each edition and player count, so that it can be looked up by itself.
cached = lru_cache(maxsize=4096)


@cached
def type_name(setup: Setup, type: int) -> Message:
    return Message("type", {"name": setup.components.types[type]})


@cached
def colour_name(setup: Setup, colour: int) -> Message:
    return Message("colour", {"name": setup.components.colours[colour]})


@cached
def symbol_name(setup: Setup, symbol: int) -> Message:
    return Message("symbol", {"name": setup.components.symbols[symbol]})


@cached
def domino_name(setup: Setup, domino: int) -> str:
    """Its numbers, as people say them."""
    tile = setup.components.dominoes[domino]
    return f"{tile.a}-{tile.b}"


@cached
def card_name(setup: Setup, card: int) -> Message:
    """What a card is, without its id."""
    if card >= setup.first_contract:
        return contract_name(setup, card - setup.first_contract)
    if card >= setup.creatures:
        return _equipment_name(setup, card - setup.creatures)
    creature = setup.components.creatures[card]
    type, colour = type_name(setup, creature.type), colour_name(setup, creature.colour)
    return Message("creature", {"type": type, "colour": colour, "vp": creature.vp})


def _equipment_name(setup: Setup, card: int) -> Message:
    equipment = setup.components.equipment[card]
    args: dict[str, object] = {
        "kind": Message("equipment", {"name": EQUIPMENT_KINDS[equipment.kind]}),
        "symbol": symbol_name(setup, equipment.symbol),
        "gems": equipment.gems,
    }
    if equipment.kind != WINESKIN:
        return Message("equipment-card-gems" if equipment.gems > 0 else "equipment-card", args)
    args["x"], args["y"] = (type_name(setup, type) for type in equipment.types)
    return Message("wineskin-card-gems" if equipment.gems > 0 else "wineskin-card", args)


@cached
def contract_name(setup: Setup, card: int) -> Message:
    contract = setup.components.contracts[card]
    if contract.kind in (TYPE_PAIRS, COLOUR_PAIRS):
        name = type_name if contract.kind == TYPE_PAIRS else colour_name
        x, y = contract.about
        return Message("contract-pairs", {"x": name(setup, x), "y": name(setup, y)})
    if contract.kind == SYMBOL:
        symbol = symbol_name(setup, contract.about[0])
        return Message("contract-symbol", {"symbol": symbol, "vp": setup.per_symbol})
    if contract.kind == TYPE_SETS:
        return Message("contract-type-sets")
    if contract.kind == COLOUR_SETS:
        return Message("contract-colour-sets")
    if contract.kind == PER_CONTRACT:
        return Message("contract-per-contract", {"vp": setup.per_contract})
    if contract.kind == PER_EQUIPMENT:
        return Message("contract-per-equipment", {"vp": setup.per_equipment})
    return Message("contract-six-minus", {"base": setup.six_base, "minus": setup.six_minus})


@cached
def start_name(setup: Setup, place: int, of_colour: bool) -> Message:
    """What a starting contract asks for."""
    if of_colour:
        about = colour_name(setup, setup.start_colour[place])
    else:
        about = type_name(setup, setup.start_type[place])
    return Message("contract-start", {"about": about, "vp": setup.per_creature})


@cached
def token_name(setup: Setup, token: int) -> Message:
    criterion = setup.criterion[token]
    if criterion == TYPES:
        x, y = setup.components.tokens[token].types
        return Message("token-types", {"x": type_name(setup, x), "y": type_name(setup, y)})
    if criterion == EQUIPMENT:
        return Message("token-equipment")
    if criterion == CONTRACT:
        return Message("token-contract")
    return Message("token-blank")


@cached
def price(cost: int) -> Message:
    """What is paid for a card, in gems."""
    return Message("price", {"cost": cost})


@cached
def full_name(setup: Setup, card: int) -> Message:
    """What a card is, and what it does if it is a piece of equipment. A wineskin's types say it already."""
    does = ability(setup, card)
    if does is None or does.args["kind"] == "wineskin":
        return card_name(setup, card)
    return Message("card-does", {"name": card_name(setup, card), "does": does})


def ability(setup: Setup, card: int) -> Message | None:
    """In a few words, as they stand on the card; a map has none."""
    if not setup.creatures <= card < setup.first_contract:
        return None
    kind = EQUIPMENT_KINDS[setup.equipment_kind[card - setup.creatures]]
    if kind == "map":
        return None
    gems = {"binoculars": setup.binoculars_gems, "camera": setup.camera_gems}.get(kind, 0)
    return Message("ability", {"kind": kind, "gems": gems, "cards": setup.camera_cards})
