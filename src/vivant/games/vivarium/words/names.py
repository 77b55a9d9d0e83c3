"""What the cards, tokens and dominoes of Vivarium are called. A name is made once: the same sentences need it often.

Messages hold the id of a card beside its name. No sentence says it; programs and tests find a card by it.
"""

from __future__ import annotations

from functools import lru_cache

from vivant.games.vivarium.rules.components import CONTRACT_KINDS, CRITERIA, EQUIPMENT_KINDS
from vivant.games.vivarium.rules.setup import Setup
from vivant.words import Listing, Message

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
    return f"{tile.a}–{tile.b}"


@cached
def the_domino(setup: Setup, domino: int) -> Message:
    """The same in a sentence; of two with equal numbers it tells which."""
    return Message("domino-name", {"domino": setup.domino_ids[domino], "name": domino_name(setup, domino)})


@cached
def card_name(setup: Setup, card: int) -> Message:
    """What a card is, without its id."""
    if card >= setup.first_contract:
        return contract_name(setup, card - setup.first_contract)
    if card >= setup.creatures:
        return _equipment_name(setup, card - setup.creatures)
    return Message("creature", _creature_args(setup, card))


@cached
def the_card(setup: Setup, card: int) -> Message:
    """A card in the middle of a sentence, with all that tells it from others of its kind."""
    if card >= setup.first_contract:
        return Message("the-contract", {"name": contract_name(setup, card - setup.first_contract)})
    if card >= setup.creatures:
        return the_equipment(setup, card - setup.creatures)
    return Message("the-creature", _creature_args(setup, card))


@cached
def the_equipment(setup: Setup, card: int) -> Message:
    equipment = setup.components.equipment[card]
    symbol = symbol_name(setup, equipment.symbol)
    args = {"card": equipment.id, "name": EQUIPMENT_KINDS[equipment.kind], "symbol": symbol}
    return Message("the-equipment", args)


@cached
def short_creature(setup: Setup, card: int) -> Message:
    """A creature among many that count alike: without its points."""
    return Message("creature-short", _creature_args(setup, card))


def _creature_args(setup: Setup, card: int) -> dict[str, object]:
    """Type and colour also as the edition writes them: a language may bend them in its own way."""
    creature = setup.components.creatures[card]
    type, colour = type_name(setup, creature.type), colour_name(setup, creature.colour)
    kind, habitat = setup.components.types[creature.type], setup.components.colours[creature.colour]
    names = {"type": type, "kind": kind, "colour": colour, "habitat": habitat}
    return {"card": creature.id, **names, "vp": creature.vp}


@cached
def cell_name(setup: Setup, cell: int) -> Message:
    """A place of the board by its row and its column."""
    return Message("cell", {"row": cell // setup.columns + 1, "column": cell % setup.columns + 1})


def _equipment_name(setup: Setup, card: int) -> Message:
    equipment = setup.components.equipment[card]
    args: dict[str, object] = {
        "card": equipment.id,
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
    args: dict[str, object] = {"card": setup.contract_ids[card]}
    if kind.endswith("pairs"):
        return Message("contract-pairs", {**args, "x": about[0], "y": about[1]})
    if kind.endswith("sets"):
        return Message("contract-type-sets" if kind == "type_sets" else "contract-colour-sets", args)
    if kind == "symbol":
        return Message("contract-symbol", {**args, "symbol": about[0], "vp": setup.per_symbol})
    if kind == "six_minus_equipment":
        args |= {"base": setup.six_base, "minus": setup.six_minus, "floor": "yes" if setup.six_floor else "no"}
        return Message("contract-six-minus", args)
    args["vp"] = contract_value(setup, card)
    if kind == "per_contract":
        return Message("contract-per-contract", {**args, "starts": "yes" if setup.starts_count else "no"})
    return Message("contract-per-equipment", args)


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
    ids = setup.colour_start_ids if of_colour else setup.type_start_ids
    about = start_about(setup, place, of_colour)
    more = ("bag" if of_colour else "wineskin") if setup.units_are_creatures else "none"
    return Message("contract-start", {"card": ids[place], "about": about, "vp": setup.per_creature, "with": more})


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
        return Message("token-types", {"token": coin.id, "x": type_name(setup, x), "y": type_name(setup, y)})
    return Message(f"token-{CRITERIA[coin.criterion]}", {"token": coin.id})


@cached
def price(cost: int) -> Message:
    """What is paid for a card, in gems."""
    return Message("price", {"cost": cost})


@cached
def full_name(setup: Setup, card: int) -> Message:
    """What a card is; with what it does if it is equipment (a wineskin's types say it already), and with its points
    if it is a contract whose name does not tell them."""
    if card >= setup.first_contract:
        return _with_scores(setup, card - setup.first_contract)
    does = ability(setup, card)
    if does is None or does.args["kind"] == "wineskin":
        return card_name(setup, card)
    return Message("card-does", {"name": card_name(setup, card), "does": does})


def the_full(setup: Setup, card: int) -> Message:
    """The same in the middle of a sentence, as the object of what is done with it."""
    if card >= setup.first_contract:
        return Message("the-contract", {"name": _with_scores(setup, card - setup.first_contract)})
    if card < setup.creatures:
        return the_card(setup, card)
    the = the_equipment(setup, card - setup.creatures)
    about = the.args["symbol"]
    for more in _gives(setup, card):
        about = Message("and-more", {"said": about, "more": more})
    return Message(the.key, {**the.args, "symbol": about})


def _gives(setup: Setup, card: int) -> list[Message]:
    """What equipment brings: its gems, and its ability."""
    equipment = setup.components.equipment[card - setup.creatures]
    gems = [Message("gems-given", {"gems": equipment.gems})] if equipment.gems > 0 else []
    if equipment.types:
        x, y = (type_name(setup, type) for type in equipment.types)
        return [*gems, Message("wineskin-does", {"x": x, "y": y})]
    does = ability(setup, card)
    return gems if does is None else [*gems, does]


def _with_scores(setup: Setup, contract: int) -> Message:
    name, table = contract_name(setup, contract), contract_table(setup, contract)
    if not table:
        return name
    points = Listing(tuple(str(value) for value in table))
    return Message("contract-scores", {"name": name, "points": points, "most": len(table)})


def ability(setup: Setup, card: int) -> Message | None:
    """In a few words, as they stand on the card; a map has none."""
    if not setup.creatures <= card < setup.first_contract:
        return None
    kind = EQUIPMENT_KINDS[setup.equipment_kind[card - setup.creatures]]
    if kind == "map":
        return None
    gems = {"binoculars": setup.binoculars_gems, "camera": setup.camera_gems}.get(kind, 0)
    return Message("ability", {"kind": kind, "gems": gems, "cards": setup.camera_cards})
