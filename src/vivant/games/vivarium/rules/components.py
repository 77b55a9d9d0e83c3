"""The components of an edition of Vivarium, as `edition.py` reads them: kinds and colours by their place in lists."""

from __future__ import annotations

from typing import NamedTuple

DECKS = ("creature", "equipment", "contract")
EQUIPMENT_KINDS = ("bag", "wineskin", "binoculars", "camera", "compass", "lamp", "map", "shovel")
CONTRACT_KINDS = (
    "type_pairs",
    "colour_pairs",
    "symbol",
    "type_sets",
    "colour_sets",
    "per_contract",
    "per_equipment",
    "six_minus_equipment",
)
CRITERIA = ("blank", "types", "equipment", "contract")


class Creature(NamedTuple):
    id: str
    type: int
    colour: int
    vp: int


class Equipment(NamedTuple):
    id: str
    kind: int
    symbol: int
    gems: int
    types: tuple[int, ...]  # on a wineskin


class Contract(NamedTuple):
    id: str
    kind: int
    about: tuple[int, ...]  # types, colours or a symbol


class StartingContract(NamedTuple):
    id: str
    about: int  # a colour or a type


class Token(NamedTuple):
    id: str
    criterion: int
    types: tuple[int, ...]


class Domino(NamedTuple):
    id: str
    a: int
    b: int
    min_players: int


class Values(NamedTuple):
    """What contracts are worth."""

    per_creature: int
    per_symbol: int
    per_contract: int
    per_equipment: int
    six_base: int
    six_minus: int
    pairs: tuple[int, ...]
    sets: tuple[int, ...]


class Rulings(NamedTuple):
    finite_bank: bool
    handed_creatures_pay: bool
    majority_of_round: bool
    token_at_zero: bool
    units_are_creatures: bool
    starting_contracts_count: bool
    six_minus_floor: bool


class Components(NamedTuple):
    counts: tuple[int, ...]  # of players
    rounds: int
    turns_per_player_per_round: int
    board_rows: int
    board_columns: int
    row_decks: tuple[int, ...]
    gems_total: int
    gems_at_start: int
    gems_instead_of_card: int
    gem_vp: int
    priority_vp: int
    priority_gem: int
    priority_stack: int
    number_min: int
    number_max: int
    binoculars_gems: int
    camera_gems: int
    camera_cards: int
    types: tuple[str, ...]
    colours: tuple[str, ...]
    symbols: tuple[str, ...]
    creatures: tuple[Creature, ...]
    equipment: tuple[Equipment, ...]
    contracts: tuple[Contract, ...]
    colour_starts: tuple[StartingContract, ...]
    type_starts: tuple[StartingContract, ...]
    tokens: tuple[Token, ...]
    dominoes: tuple[Domino, ...]
    values: Values
    rulings: Rulings
