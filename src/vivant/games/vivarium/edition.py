"""What an edition of Vivarium says, and when it is consistent."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from vivant.engine.edition import Edition, Entries, Switch
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
    Switch("starting_contracts_count", "VA-R22", (True, False)),
    Switch("six_minus_floor", "VA-R23", (False, True)),
)
NUMBERS = (  # of [edition]: name, least, most
    ("rounds", 1, 60),
    ("turns_per_player_per_round", 1, 10),
    ("board_rows", 1, MOST_SIDE),
    ("board_columns", 1, MOST_SIDE),
    ("gems_total", 0, 10_000),
    ("gems_at_start", 0, 1000),
    ("gems_instead_of_card", 0, 1000),
    ("gem_vp", 0, MOST_POINTS),
    ("priority_vp", 0, MOST_POINTS),
    ("priority_gem", 0, 1000),
    ("priority_stack", 0, MOST_CARDS),
    ("number_min", 1, 1),
    ("number_max", 1, MOST_SIDE),
)
VALUES = ("per_creature", "per_symbol", "per_contract", "per_equipment", "six_base", "six_minus")


@lru_cache(maxsize=64)
def read_components(edition: Edition) -> Components:
    """The components of an edition, or an EditionError that says what is wrong and where."""
    return _Reader(edition).read()


class _Reader:
    """Reads table by table; `ids` are those used so far, in lower case, as texts are compared."""

    def __init__(self, edition: Edition) -> None:
        self.file = Entries(edition.where, edition.content, book=BOOK)
        self.head = self.file.table("edition")
        self.ids: set[str] = set()

    def read(self) -> Components:
        head = self.head
        numbers = {name: head.number(name, least, most) for name, least, most in NUMBERS}
        players = self._players()
        self.types = self._names("types")
        self.colours = self._names("colours")
        self.symbols = self._names("symbols")
        decks = self._row_decks(numbers["board_rows"])
        head.text("game")
        head.text("name")
        head.done()
        abilities = self.file.table("abilities")
        creatures = self._creatures()
        equipment = self._equipment()
        contracts = self._contracts()
        starting = self.file.table("starting_contracts")
        colour_starts = self._starts(starting, "colour", self.colours)
        type_starts = self._starts(starting, "type", self.types)
        starting.done()
        components = Components(
            counts=players,
            rounds=numbers["rounds"],
            laps=numbers["turns_per_player_per_round"],
            rows=numbers["board_rows"],
            columns=numbers["board_columns"],
            row_decks=decks,
            gems_total=numbers["gems_total"],
            gems_at_start=numbers["gems_at_start"],
            gems_instead_of_card=numbers["gems_instead_of_card"],
            gem_vp=numbers["gem_vp"],
            priority_vp=numbers["priority_vp"],
            priority_gem=numbers["priority_gem"],
            priority_stack=numbers["priority_stack"],
            number_max=numbers["number_max"],
            binoculars_gems=abilities.number("binoculars_gems", most=100),
            camera_gems=abilities.number("camera_gems", most=100),
            camera_cards=abilities.number("camera_cards", least=1, most=10),
            types=self.types,
            colours=self.colours,
            symbols=self.symbols,
            creatures=creatures,
            equipment=equipment,
            contracts=contracts,
            colour_starts=colour_starts,
            type_starts=type_starts,
            tokens=self._tokens(),
            dominoes=self._dominoes(numbers["number_max"]),
            values=self._values(),
            rulings=self._rulings(),
        )
        abilities.done()
        self.file.done()
        _Check(self.file, components).everything()
        return components

    # [edition]

    def _players(self) -> tuple[int, ...]:
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
        decks = self.head.items("row_decks")
        if len(decks) != rows:
            raise self.head.refuse("row_decks", "edition-row-decks", count=len(decks), rows=rows)
        return tuple(self._place(self.head, "row_decks", deck, DECKS) for deck in decks)

    # lists of cards

    def _rows(self, table: Entries, name: str, kinds: tuple[type, ...], most: int) -> list[tuple[Any, ...]]:
        """A list of lists, each with entries of these types."""
        rows = table.items(name, least=1)
        for row in rows:
            fits = isinstance(row, list) and len(row) == len(kinds)
            if not fits or any(type(value) is not kind for value, kind in zip(row, kinds, strict=True)):
                raise table.refuse(name, "edition-row", row=_spell(row))
        if len(rows) > most:
            raise table.refuse(name, "edition-cards-most", cards=len(rows), most=most)
        return [tuple(row) for row in rows]

    def _id(self, table: Entries, name: str, id: object) -> str:
        if not isinstance(id, str) or not ID.fullmatch(id) or len(id) > 12:
            raise table.refuse(name, "edition-id", id=_spell(id))
        if id.lower() in self.ids:
            raise table.refuse(name, "edition-id-twice", id=id)
        self.ids.add(id.lower())
        return id

    def _place(self, table: Entries, name: str, value: object, known: tuple[str, ...]) -> int:
        if not isinstance(value, str) or value not in known:
            listed = Listing(known, either=True)
            raise table.refuse(name, "edition-unknown", value=_spell(value), known=listed)
        return known.index(value)

    def _places(
        self, table: Entries, name: str, values: list[object], known: tuple[str, ...], count: int, id: str
    ) -> tuple[int, ...]:
        """As many different names as the kind asks for."""
        if len(values) != count or any(values.count(value) > 1 for value in values):
            raise table.refuse(name, "edition-arguments", id=id, count=count)
        return tuple(self._place(table, name, value, known) for value in values)

    def _creatures(self) -> tuple[Creature, ...]:
        table = self.file.table("creatures")
        values = table.items("vp_values", least=1)
        for value in values:
            if type(value) is not int or not 0 <= value <= MOST_POINTS:
                raise table.refuse("vp_values", "edition-vp", value=_spell(value), most=MOST_POINTS)
        creatures: list[Creature] = []
        for kind, colour, ids in self._rows(table, "cards", (str, str, list), MOST_CARDS):
            type_at = self._place(table, "cards", kind, self.types)
            colour_at = self._place(table, "cards", colour, self.colours)
            if len(ids) != len(values):
                raise table.refuse("cards", "edition-vp-ids", row=_spell([kind, colour, ids]), count=len(values))
            for id, vp in zip(ids, values, strict=True):
                if id != "":
                    creatures.append(Creature(self._id(table, "cards", id), type_at, colour_at, vp))
        if len(creatures) > MOST_CARDS:
            raise table.refuse("cards", "edition-cards-most", cards=len(creatures), most=MOST_CARDS)
        table.done()
        return tuple(creatures)

    def _equipment(self) -> tuple[Equipment, ...]:
        table = self.file.table("equipment")
        cards: list[Equipment] = []
        for id, kind, symbol, gems, types in self._rows(table, "cards", (str, str, str, int, list), MOST_CARDS):
            self._id(table, "cards", id)
            kind_at = self._place(table, "cards", kind, EQUIPMENT_KINDS)
            symbol_at = self._place(table, "cards", symbol, self.symbols)
            if not 0 <= gems <= 100:
                raise table.refuse("cards", "edition-gems", id=id, most=100)
            wanted = 2 if kind == "wineskin" else 0
            shown = self._places(table, "cards", types, self.types, wanted, id)
            cards.append(Equipment(id, kind_at, symbol_at, gems, shown))
        bags = sum(EQUIPMENT_KINDS[card.kind] == "bag" for card in cards)
        if bags > MOST_BAGS:
            raise table.refuse("cards", "edition-bags-most", bags=bags, most=MOST_BAGS)
        table.done()
        return tuple(cards)

    def _contracts(self) -> tuple[Contract, ...]:
        table = self.file.table("contracts")
        asked: dict[str, tuple[tuple[str, ...], int]] = {
            "type_pairs": (self.types, 2),
            "colour_pairs": (self.colours, 2),
            "symbol": (self.symbols, 1),
        }
        contracts: list[Contract] = []
        for id, kind, about in self._rows(table, "cards", (str, str, list), MOST_CARDS):
            self._id(table, "cards", id)
            kind_at = self._place(table, "cards", kind, CONTRACT_KINDS)
            known, count = asked.get(kind, ((), 0))
            contracts.append(Contract(id, kind_at, self._places(table, "cards", about, known, count, id)))
        table.done()
        return tuple(contracts)

    def _starts(self, table: Entries, name: str, known: tuple[str, ...]) -> tuple[StartingContract, ...]:
        rows = self._rows(table, name, (str, str), MOST_CARDS)
        return tuple(
            StartingContract(self._id(table, name, id), self._place(table, name, about, known)) for id, about in rows
        )

    def _tokens(self) -> tuple[Token, ...]:
        table = self.file.table("priority_tokens")
        tokens: list[Token] = []
        for id, criterion, types in self._rows(table, "tokens", (str, str, list), MOST_CARDS):
            self._id(table, "tokens", id)
            criterion_at = self._place(table, "tokens", criterion, CRITERIA)
            wanted = 2 if criterion == "types" else 0
            tokens.append(Token(id, criterion_at, self._places(table, "tokens", types, self.types, wanted, id)))
        table.done()
        return tuple(tokens)

    def _dominoes(self, number_max: int) -> tuple[Domino, ...]:
        table = self.file.table("dominoes")
        dominoes: list[Domino] = []
        for id, a, b, least in self._rows(table, "tiles", (str, int, int, int), MOST_CARDS):
            self._id(table, "tiles", id)
            for number in (a, b):
                if not 1 <= number <= number_max:
                    raise table.refuse("tiles", "edition-domino-number", id=id, number=number, most=number_max)
            if not 1 <= least <= max(COUNTS):
                raise table.refuse("tiles", "edition-domino-players", id=id, most=max(COUNTS))
            dominoes.append(Domino(id, a, b, least))
        table.done()
        return tuple(dominoes)

    def _values(self) -> Values:
        table = self.file.table("contract_values")
        numbers = {name: table.number(name, most=MOST_POINTS) for name in VALUES}
        tables: list[tuple[int, ...]] = []
        for name in ("pairs_vp", "sets_vp"):
            entries = table.items(name, least=1)
            for value in entries:
                if type(value) is not int or not 0 <= value <= MOST_POINTS:
                    raise table.refuse(name, "edition-vp", value=_spell(value), most=MOST_POINTS)
            if entries[0] != 0:
                raise table.refuse(name, "edition-table-start")
            tables.append(tuple(entries))
        table.done()
        return Values(**numbers, pairs=tables[0], sets=tables[1])

    def _rulings(self) -> Rulings:
        rulings = self.file.rulings(SWITCHES)
        return Rulings(
            finite_bank=rulings["finite_bank"] is True,
            handed_creatures_pay=rulings["handed_creatures_pay"] is True,
            majority_of_round=rulings["majority"] == "round",
            token_at_zero=rulings["token_at_zero"] is True,
            starting_contracts_count=rulings["starting_contracts_count"] is True,
            six_minus_floor=rulings["six_minus_floor"] is True,
        )


class _Check:
    """Whether the parts fit together, at every player count."""

    def __init__(self, file: Entries, components: Components) -> None:
        self.file = file
        self.components = components

    def everything(self) -> None:
        self._board()
        self._names()
        self._tokens()
        for players in self.components.counts:
            self._dominoes(players)
            self._starts(players)
            self._gems(players)

    def _board(self) -> None:
        components = self.components
        head = self.file.table("edition")
        side = max(components.rows, components.columns)
        if components.number_max != side:
            raise head.refuse("number_max", "edition-numbers", most=components.number_max, side=side)
        sizes = (len(components.creatures), len(components.equipment), len(components.contracts))
        for deck, (name, cards) in enumerate(zip(DECKS, sizes, strict=True)):
            cells = components.row_decks.count(deck) * components.columns
            if cells > cards:
                raise head.refuse("row_decks", "edition-board-large", deck=_deck(name), cells=cells, cards=cards)

    def _names(self) -> None:
        """Each type and colour is some creature's, each symbol some equipment's."""
        components = self.components
        head = self.file.table("edition")
        used = (
            ("types", components.types, {card.type for card in components.creatures}, "creature"),
            ("colours", components.colours, {card.colour for card in components.creatures}, "creature"),
            ("symbols", components.symbols, {card.symbol for card in components.equipment}, "equipment"),
        )
        for entry, names, places, deck in used:
            for at, name in enumerate(names):
                if at not in places:
                    raise head.refuse(entry, "edition-name-unused", name=name, deck=_deck(deck))

    def _tokens(self) -> None:
        components = self.components
        table = self.file.table("priority_tokens")
        blank = sum(CRITERIA[token.criterion] == "blank" for token in components.tokens)
        if blank != 1:
            raise table.refuse("tokens", "edition-blank", count=blank)
        head = self.file.table("edition")
        if components.priority_stack != components.rounds - 1:
            raise head.refuse(
                "priority_stack", "edition-stack", stack=components.priority_stack, rounds=components.rounds
            )
        if components.priority_stack > len(components.tokens) - 1:
            raise table.refuse(
                "tokens", "edition-tokens", tokens=len(components.tokens) - 1, stack=components.priority_stack
            )

    def _dominoes(self, players: int) -> None:
        """VA-06, VA-07, VA-41: two each and one in the middle; with two players one more, face down."""
        components = self.components
        table = self.file.table("dominoes")
        tiles = [tile for tile in components.dominoes if tile.min_players <= players]
        needed = 2 * players + (2 if players == 2 else 1)
        if len(tiles) != needed:
            key = "edition-dominoes-few" if len(tiles) < needed else "edition-dominoes-many"
            raise table.refuse("tiles", key, tiles=len(tiles), players=players, needed=needed)
        for tile in tiles:
            if players == 2 and max(tile.a, tile.b) > components.columns:  # VA-44
                raise table.refuse("tiles", "edition-no-column", id=tile.id, columns=components.columns)

    def _starts(self, players: int) -> None:
        table = self.file.table("starting_contracts")
        for name, starts in (("colour", self.components.colour_starts), ("type", self.components.type_starts)):
            if len(starts) < players:
                raise table.refuse(name, "edition-starts", cards=len(starts), players=players)

    def _gems(self, players: int) -> None:
        components = self.components
        needed = players * components.gems_at_start
        if needed > components.gems_total:
            head = self.file.table("edition")
            raise head.refuse("gems_at_start", "edition-gems-few", gems=components.gems_total, needed=needed)


def _deck(name: str) -> Message:
    return Message("edition-deck", {"name": name})


def _spell(value: object) -> str:
    """Something of the edition in a message, not longer than a line has room for."""
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"
