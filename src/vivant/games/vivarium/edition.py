"""What an edition of Vivarium says, and when it is consistent."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from vivant.engine.edition import Edition, Entries, Switch
from vivant.engine.errors import EditionError
from vivant.games.vivarium.rules.components import (
    CONTRACT_KINDS,
    CRITERIA,
    DECKS,
    EQUIPMENT_KINDS,
    Components,
    Contract,
    Creature,
    Domino,
    Equipment,
    Rulings,
    StartingContract,
    Token,
    Values,
)
from vivant.games.vivarium.words import BOOK
from vivant.words import Listing, Message

COUNTS = (2, 3, 4)  # VA-01
MOST_CARDS = 62  # of a deck: a set of cards is one machine word
MOST_SIDE = 7  # of the board: its cells are one machine word too
MOST_NAMES = 8  # of types, colours or symbols
MOST_BAGS = 8  # the ways to colour them are tried one by one
MOST_POINTS = 1000
ID = re.compile(r"[A-Za-z][A-Za-z0-9]*")
NAME = re.compile(r"[a-z][a-z0-9_-]*")
SWITCHES = (
    Switch("finite_bank", "VA-R7", (True, False)),
    Switch("handed_creatures_pay", "VA-R11", (True, False)),
    Switch("majority", "VA-R17", ("owned", "round")),
    Switch("token_at_zero", "VA-R18", (True, False)),
    Switch("units_are_creatures", "VA-R20", (False, True)),
    Switch("starting_contracts_count", "VA-R22", (True, False)),
    Switch("six_minus_floor", "VA-R23", (False, True)),
)
NUMBERS = {  # of [edition]: least and most
    "rounds": (1, 60),
    "turns_per_player_per_round": (1, 10),
    "board_rows": (1, MOST_SIDE),
    "board_columns": (1, MOST_SIDE),
    "gems_total": (0, 10_000),
    "gems_at_start": (0, 1000),
    "gems_instead_of_card": (0, 1000),
    "gem_vp": (0, MOST_POINTS),
    "priority_vp": (0, MOST_POINTS),
    "priority_gem": (0, 1000),
    "priority_stack": (0, MOST_CARDS),
    "number_min": (1, 1),
    "number_max": (1, MOST_SIDE),
}
ABILITIES = {"binoculars_gems": (0, 100), "camera_gems": (0, 100), "camera_cards": (1, 10)}
VALUES = ("per_creature", "per_symbol", "per_contract", "per_equipment", "six_base", "six_minus")


@lru_cache(maxsize=64)
def read_components(edition: Edition) -> Components:
    """The components of an edition, or an EditionError that says what is wrong and where."""
    file = Entries(edition.where, edition.content, book=BOOK)
    components = _Reader(file).read()
    file.done()
    _check_board(file.table("edition"), components)
    _check_names(file.table("edition"), components)
    _check_tokens(file, components)
    for players in components.counts:
        _check_count(file, components, players)
    return components


class _List:
    """One list of the edition: what its rows hold. A refusal names it; `ids` are those of all lists so far."""

    def __init__(self, table: Entries, name: str, ids: set[str]) -> None:
        self.table = table
        self.name = name
        self.ids = ids  # in lower case, as texts are compared

    def refuse(self, key: str, /, **args: object) -> EditionError:
        return self.table.refuse(self.name, key, **args)

    def rows(self, *kinds: type) -> list[tuple[Any, ...]]:
        """A list of lists, each with entries of these types."""
        rows = self.table.items(self.name, least=1)
        for row in rows:
            if not isinstance(row, list) or [type(value) for value in row] != list(kinds):
                raise self.refuse("edition-row", row=_spell(row))
        self.check_size(len(rows))
        return [tuple(row) for row in rows]

    def check_size(self, cards: int) -> None:
        if cards > MOST_CARDS:
            raise self.refuse("edition-cards-most", cards=cards, most=MOST_CARDS)

    def id(self, id: object) -> str:
        if not isinstance(id, str) or not ID.fullmatch(id) or len(id) > 12:
            raise self.refuse("edition-id", id=_spell(id))
        if id.lower() in self.ids:
            raise self.refuse("edition-id-twice", id=id)
        self.ids.add(id.lower())
        return id

    def place(self, value: object, known: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in known:
            raise self.refuse("edition-unknown", value=_spell(value), known=Listing(known, either=True))
        return known.index(value)

    def places(self, values: list[object], known: tuple[str, ...], count: int, id: str) -> tuple[int, ...]:
        """As many different names as the kind asks for."""
        if len(values) != count or any(values.count(value) > 1 for value in values):
            raise self.refuse("edition-arguments", id=id, count=count)
        return tuple(self.place(value, known) for value in values)


class _Reader:
    """Reads table by table."""

    def __init__(self, file: Entries) -> None:
        self.file = file
        self.head = file.table("edition")
        self.ids: set[str] = set()

    def read(self) -> Components:
        head = self.head
        numbers = _numbers(head, NUMBERS)
        counts = self._counts()
        self.types = self._names("types")
        self.colours = self._names("colours")
        self.symbols = self._names("symbols")
        row_decks = self._row_decks(numbers["board_rows"])
        head.text("game")
        head.text("name")
        return Components(
            counts=counts,
            row_decks=row_decks,
            types=self.types,
            colours=self.colours,
            symbols=self.symbols,
            creatures=self._creatures(),
            equipment=self._equipment(),
            contracts=self._contracts(),
            colour_starts=self._starts("colour", self.colours),
            type_starts=self._starts("type", self.types),
            **numbers,
            **_numbers(self.file.table("abilities"), ABILITIES),
            tokens=self._tokens(),
            dominoes=self._dominoes(numbers["number_max"]),
            values=self._values(),
            rulings=self._rulings(),
        )

    def _list(self, table: str, name: str) -> _List:
        return _List(self.file.table(table), name, self.ids)

    # [edition]

    def _counts(self) -> tuple[int, ...]:
        counts = self.head.items("players", least=1)
        for count in counts:
            if type(count) is not int or count not in COUNTS:
                raise self.head.refuse("players", "edition-count", count=str(count))
            if counts.count(count) > 1:
                raise self.head.refuse("players", "edition-twice", value=str(count))
        return tuple(sorted(counts))

    def _names(self, name: str) -> tuple[str, ...]:
        names = self.head.texts(name)
        if len(names) > MOST_NAMES:
            raise self.head.refuse(name, "edition-names-most", count=len(names), most=MOST_NAMES)
        for text in names:
            if not NAME.fullmatch(text):
                raise self.head.refuse(name, "edition-name", name=text)
        return tuple(names)

    def _row_decks(self, rows: int) -> tuple[int, ...]:
        listed = self._list("edition", "row_decks")
        decks = self.head.items("row_decks")
        if len(decks) != rows:
            raise listed.refuse("edition-row-decks", count=len(decks), rows=rows)
        return tuple(listed.place(deck, DECKS) for deck in decks)

    # lists of cards

    def _creatures(self) -> tuple[Creature, ...]:
        cards = self._list("creatures", "cards")
        values = _points(cards.table, "vp_values")
        creatures: list[Creature] = []
        for kind, colour, ids in cards.rows(str, str, list):
            type_at = cards.place(kind, self.types)
            colour_at = cards.place(colour, self.colours)
            if len(ids) != len(values):
                raise cards.refuse("edition-vp-ids", row=_spell([kind, colour, ids]), count=len(values))
            for id, vp in zip(ids, values, strict=True):
                if id != "":
                    creatures.append(Creature(cards.id(id), type_at, colour_at, vp))
        cards.check_size(len(creatures))
        return tuple(creatures)

    def _equipment(self) -> tuple[Equipment, ...]:
        cards = self._list("equipment", "cards")
        equipment: list[Equipment] = []
        for id, kind, symbol, gems, types in cards.rows(str, str, str, int, list):
            cards.id(id)
            kind_at = cards.place(kind, EQUIPMENT_KINDS)
            symbol_at = cards.place(symbol, self.symbols)
            if not 0 <= gems <= 100:
                raise cards.refuse("edition-gems", id=id, most=100)
            shown = cards.places(types, self.types, 2 if kind == "wineskin" else 0, id)
            equipment.append(Equipment(id, kind_at, symbol_at, gems, shown))
        bags = sum(EQUIPMENT_KINDS[card.kind] == "bag" for card in equipment)
        if bags > MOST_BAGS:
            raise cards.refuse("edition-bags-most", bags=bags, most=MOST_BAGS)
        return tuple(equipment)

    def _contracts(self) -> tuple[Contract, ...]:
        cards = self._list("contracts", "cards")
        asked: dict[str, tuple[tuple[str, ...], int]] = {
            "type_pairs": (self.types, 2),
            "colour_pairs": (self.colours, 2),
            "symbol": (self.symbols, 1),
        }
        contracts: list[Contract] = []
        for id, kind, about in cards.rows(str, str, list):
            cards.id(id)
            kind_at = cards.place(kind, CONTRACT_KINDS)
            contracts.append(Contract(id, kind_at, cards.places(about, *asked.get(kind, ((), 0)), id)))
        return tuple(contracts)

    def _starts(self, name: str, known: tuple[str, ...]) -> tuple[StartingContract, ...]:
        cards = self._list("starting_contracts", name)
        return tuple(StartingContract(cards.id(id), cards.place(about, known)) for id, about in cards.rows(str, str))

    def _tokens(self) -> tuple[Token, ...]:
        listed = self._list("priority_tokens", "tokens")
        tokens: list[Token] = []
        for id, criterion, types in listed.rows(str, str, list):
            listed.id(id)
            criterion_at = listed.place(criterion, CRITERIA)
            shown = listed.places(types, self.types, 2 if criterion == "types" else 0, id)
            tokens.append(Token(id, criterion_at, shown))
        return tuple(tokens)

    def _dominoes(self, number_max: int) -> tuple[Domino, ...]:
        tiles = self._list("dominoes", "tiles")
        dominoes: list[Domino] = []
        for id, a, b, least in tiles.rows(str, int, int, int):
            tiles.id(id)
            for number in (a, b):
                if not 1 <= number <= number_max:
                    raise tiles.refuse("edition-domino-number", id=id, number=number, most=number_max)
            if not 1 <= least <= max(COUNTS):
                raise tiles.refuse("edition-domino-players", id=id, most=max(COUNTS))
            dominoes.append(Domino(id, a, b, least))
        return tuple(dominoes)

    # points and rulings

    def _values(self) -> Values:
        table = self.file.table("contract_values")
        numbers = _numbers(table, dict.fromkeys(VALUES, (0, MOST_POINTS)))
        return Values(**numbers, pairs=self._by_count(table, "pairs_vp"), sets=self._by_count(table, "sets_vp"))

    def _by_count(self, table: Entries, name: str) -> tuple[int, ...]:
        points = _points(table, name)
        if points[0] != 0:
            raise table.refuse(name, "edition-table-start")
        return points

    def _rulings(self) -> Rulings:
        rulings: dict[str, Any] = dict(self.file.rulings(SWITCHES))
        return Rulings(majority_of_round=rulings.pop("majority") == "round", **rulings)


def _numbers(table: Entries, bounds: dict[str, tuple[int, int]]) -> dict[str, int]:
    return {name: table.number(name, least, most) for name, (least, most) in bounds.items()}


def _points(table: Entries, name: str) -> tuple[int, ...]:
    points = table.items(name, least=1)
    for value in points:
        if type(value) is not int or not 0 <= value <= MOST_POINTS:
            raise table.refuse(name, "edition-vp", value=_spell(value), most=MOST_POINTS)
    return tuple(points)


def _spell(value: object) -> str:
    """Something of the edition in a message, not longer than a line has room for."""
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"


# Whether the parts fit together.


def _check_board(head: Entries, components: Components) -> None:
    side = max(components.board_rows, components.board_columns)
    if components.number_max != side:
        raise head.refuse("number_max", "edition-numbers", most=components.number_max, side=side)
    decks = (components.creatures, components.equipment, components.contracts)
    for at, (name, cards) in enumerate(zip(DECKS, decks, strict=True)):
        cells = components.row_decks.count(at) * components.board_columns
        if cells > len(cards):
            raise head.refuse("row_decks", "edition-board-large", deck=_deck(name), cells=cells, cards=len(cards))


def _check_names(head: Entries, components: Components) -> None:
    """Each type and colour is some creature's, each symbol some equipment's."""
    used = (
        ("types", components.types, {card.type for card in components.creatures}, "creature"),
        ("colours", components.colours, {card.colour for card in components.creatures}, "creature"),
        ("symbols", components.symbols, {card.symbol for card in components.equipment}, "equipment"),
    )
    for entry, names, places, deck in used:
        for at, name in enumerate(names):
            if at not in places:
                raise head.refuse(entry, "edition-name-unused", name=name, deck=_deck(deck))


def _deck(name: str) -> Message:
    return Message("edition-deck", {"name": name})


def _check_tokens(file: Entries, components: Components) -> None:
    head, table = file.table("edition"), file.table("priority_tokens")
    blank = sum(CRITERIA[token.criterion] == "blank" for token in components.tokens)
    if blank != 1:
        raise table.refuse("tokens", "edition-blank", count=blank)
    stack, tokens = components.priority_stack, len(components.tokens) - 1
    if stack != components.rounds - 1:
        raise head.refuse("priority_stack", "edition-stack", stack=stack, rounds=components.rounds)
    if stack > tokens:
        raise table.refuse("tokens", "edition-tokens", tokens=tokens, stack=stack)


def _check_count(file: Entries, components: Components, players: int) -> None:
    """Whether dominoes, starting contracts and gems do for so many players."""
    table, columns = file.table("dominoes"), components.board_columns
    tiles = [tile for tile in components.dominoes if tile.min_players <= players]
    # VA-06, VA-07, VA-41: two each and one in the middle; with two players one more, face down
    needed = 2 * players + (2 if players == 2 else 1)
    if len(tiles) != needed:
        key = "edition-dominoes-few" if len(tiles) < needed else "edition-dominoes-many"
        raise table.refuse("tiles", key, tiles=len(tiles), players=players, needed=needed)
    for tile in tiles:
        if players == 2 and max(tile.a, tile.b) > columns:  # VA-44
            raise table.refuse("tiles", "edition-no-column", id=tile.id, columns=columns)
    for name, starts in (("colour", components.colour_starts), ("type", components.type_starts)):
        if len(starts) < players:
            table = file.table("starting_contracts")
            raise table.refuse(name, "edition-starts", cards=len(starts), players=players)
    needed = players * components.gems_at_start
    if needed > components.gems_total:
        head = file.table("edition")
        raise head.refuse("gems_at_start", "edition-gems-few", gems=components.gems_total, needed=needed)
