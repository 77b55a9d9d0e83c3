"""What the cards, tokens and dominoes of Vivarium are called. A name is made once: the same sentences need it often."""

from __future__ import annotations

from functools import lru_cache

from vivant.games.vivarium.rules.components import CONTRACT_KINDS, CRITERIA, EQUIPMENT_KINDS
from vivant.games.vivarium.rules.setup import Setup
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


@cached
def card_with_id(setup: Setup, card: int) -> Message:
    return Message("board-card", {"card": setup.card_ids[card], "name": card_name(setup, card)})


def _equipment_name(setup: Setup, card: int) -> Message:
    equipment = setup.components.equipment[card]
    args: dict[str, object] = {
        "kind": Message("equipment", {"name": EQUIPMENT_KINDS[equipment.kind]}),
        "symbol": symbol_name(setup, equipment.symbol),
        "gems": equipment.gems,
    }
    if not equipment.types:
        return Message("equipment-card-gems" if equipment.gems > 0 else "equipment-card", args)
    args["x"], args["y"] = (type_name(setup, type) for type in equipment.types)
    return Message("wineskin-card-gems" if equipment.gems > 0 else "wineskin-card", args)


@cached
def contract_name(setup: Setup, card: int) -> Message:
    about, kind = contract_about(setup, card), contract_kind(setup, card)
    if kind.endswith("pairs"):
        return Message("contract-pairs", {"x": about[0], "y": about[1]})
    if kind.endswith("sets"):
        return Message("contract-type-sets" if kind == "type_sets" else "contract-colour-sets")
    if kind == "symbol":
        return Message("contract-symbol", {"symbol": about[0], "vp": setup.per_symbol})
    if kind == "six_minus_equipment":
        return Message("contract-six-minus", {"base": setup.six_base, "minus": setup.six_minus})
    key = "contract-per-contract" if kind == "per_contract" else "contract-per-equipment"
    return Message(key, {"vp": contract_value(setup, card)})


def contract_kind(setup: Setup, card: int) -> str:
    return CONTRACT_KINDS[setup.components.contracts[card].kind]


def contract_about(setup: Setup, card: int) -> list[Message]:
    """The two types or colours of pairs, or a symbol."""
    kind = contract_kind(setup, card)
    name = symbol_name if kind == "symbol" else type_name if kind == "type_pairs" else colour_name
    return [name(setup, about) for about in setup.components.contracts[card].about]


def contract_table(setup: Setup, card: int) -> list[int]:
    """What one, two and more pairs or sets score; of other contracts nothing."""
    kind = contract_kind(setup, card)
    if kind.endswith("pairs"):
        return list(setup.pairs_vp[1:])
    return list(setup.sets_vp[1:]) if kind.endswith("sets") else []


def contract_value(setup: Setup, card: int) -> int:
    """What a contract without a table is worth: each time, or before anything is taken off."""
    each = {"symbol": setup.per_symbol, "per_contract": setup.per_contract, "per_equipment": setup.per_equipment}
    return int(each.get(contract_kind(setup, card), setup.six_base))


@cached
def start_name(setup: Setup, place: int, of_colour: bool) -> Message:
    """What a starting contract asks for."""
    return Message("contract-start", {"about": start_about(setup, place, of_colour), "vp": setup.per_creature})


def start_about(setup: Setup, place: int, of_colour: bool) -> Message:
    """Its colour or its type."""
    if of_colour:
        return colour_name(setup, setup.start_colour[place])
    return type_name(setup, setup.start_type[place])


@cached
def token_name(setup: Setup, token: int) -> Message:
    coin = setup.components.tokens[token]
    if coin.types:
        x, y = coin.types
        return Message("token-types", {"x": type_name(setup, x), "y": type_name(setup, y)})
    return Message(f"token-{CRITERIA[coin.criterion]}")


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
