"""The components of one edition at one player count, as numbers, bits and tables."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, mask_of, members
from vivant.games.vivarium.rules.components import Components
from vivant.games.vivarium.rules.prices import price_cells
from vivant.games.vivarium.rules.space import Actions, Outcomes

# Places in the lists of components.py.
CREATURE_DECK: Final[i64] = 0
EQUIPMENT_DECK: Final[i64] = 1
CONTRACT_DECK: Final[i64] = 2

BAG: Final[i64] = 0
WINESKIN: Final[i64] = 1
BINOCULARS: Final[i64] = 2
CAMERA: Final[i64] = 3
COMPASS: Final[i64] = 4
LAMP: Final[i64] = 5
MAP: Final[i64] = 6
SHOVEL: Final[i64] = 7

TYPE_PAIRS: Final[i64] = 0
COLOUR_PAIRS: Final[i64] = 1
SYMBOL: Final[i64] = 2
TYPE_SETS: Final[i64] = 3
COLOUR_SETS: Final[i64] = 4
PER_CONTRACT: Final[i64] = 5
PER_EQUIPMENT: Final[i64] = 6
SIX_MINUS: Final[i64] = 7

BLANK: Final[i64] = 0
TYPES: Final[i64] = 1
EQUIPMENT: Final[i64] = 2
CONTRACT: Final[i64] = 3


class Setup:
    """Cards are numbered through: creatures, equipment, contracts. Sets of cards are bits, apart for each of the three.

    A cell is a number too, row by row. `reach` and `costs` answer the question of VA-14 for each two dominoes.
    """

    def __init__(self, components: Components, players: int) -> None:
        self.components = components
        self.players: i64 = players
        self.rounds: i64 = components.rounds
        self.turns: i64 = components.turns_per_player_per_round * players  # of a round (VA-10)
        self.rows: i64 = components.board_rows
        self.columns: i64 = components.board_columns
        self.cells: i64 = components.board_rows * components.board_columns
        self.gems_total: i64 = components.gems_total
        self.gems_at_start: i64 = components.gems_at_start
        self.gems_taken: i64 = components.gems_instead_of_card
        self.gem_vp: i64 = components.gem_vp
        self.priority_vp: i64 = components.priority_vp
        self.priority_gem: i64 = components.priority_gem
        self.stack: i64 = components.priority_stack
        self.binoculars_gems: i64 = components.binoculars_gems
        self.camera_gems: i64 = components.camera_gems
        self.camera_cards: i64 = components.camera_cards
        self.finite_bank: bool = components.rulings.finite_bank
        self.handed_pay: bool = components.rulings.handed_creatures_pay
        self.majority_of_round: bool = components.rulings.majority_of_round
        self.token_at_zero: bool = components.rulings.token_at_zero
        self.units_are_creatures: bool = components.rulings.units_are_creatures
        self.starts_count: bool = components.rulings.starting_contracts_count
        self.six_floor: bool = components.rulings.six_minus_floor
        self._number_cards(components)
        self._lay_out_board(components)
        self._tell_tokens(components)
        self._tell_scores(components)
        self.most_cost: i64 = 2 * (components.number_max - 1)
        self.costs, self.reach = price_cells(components, self.most_cost)
        self._declare_spaces()
        self._bound_steps()

    def _number_cards(self, components: Components) -> None:
        self.creatures: i64 = len(components.creatures)
        self.equipment: i64 = len(components.equipment)
        self.contracts: i64 = len(components.contracts)
        self.first_contract: i64 = self.creatures + self.equipment
        self.cards: i64 = self.first_contract + self.contracts
        self.all_creatures: i64 = bit_at(self.creatures) - 1
        self.all_equipment: i64 = bit_at(self.equipment) - 1
        self.all_contracts: i64 = bit_at(self.contracts) - 1
        self.creature_ids: list[str] = [card.id for card in components.creatures]
        self.equipment_ids: list[str] = [card.id for card in components.equipment]
        self.contract_ids: list[str] = [card.id for card in components.contracts]
        self.card_ids: list[str] = self.creature_ids + self.equipment_ids + self.contract_ids
        self.card_numbers: dict[str, int] = {id: at for at, id in enumerate(self.card_ids)}
        self.equipment_kind: list[i64] = [card.kind for card in components.equipment]
        self.equipment_gems: list[i64] = [card.gems for card in components.equipment]
        self.dominoes: i64 = len(components.dominoes)
        self.domino_ids: list[str] = [tile.id for tile in components.dominoes]
        self.larger: list[i64] = [max(tile.a, tile.b) for tile in components.dominoes]
        in_play = [at for at, tile in enumerate(components.dominoes) if tile.min_players <= self.players]
        self.dominoes_in_play: i64 = mask_of(in_play)  # VA-06
        self.colour_start_ids: list[str] = [start.id for start in components.colour_starts]
        self.type_start_ids: list[str] = [start.id for start in components.type_starts]
        self.all_colour_starts: i64 = bit_at(len(components.colour_starts)) - 1
        self.all_type_starts: i64 = bit_at(len(components.type_starts)) - 1

    def _lay_out_board(self, components: Components) -> None:
        """Cells by deck, by column, and beside each other without wrapping (VA-R8)."""
        columns = components.board_columns
        cells = range(components.board_rows * columns)
        self.all_cells: i64 = bit_at(self.cells) - 1
        self.deck_of: list[i64] = []
        self.deck_cells: list[i64] = [0, 0, 0]
        self.column_cells: list[i64] = [0] * columns
        self.beside: list[i64] = []
        for row in range(components.board_rows):
            deck = components.row_decks[row]
            for column in range(columns):
                cell: i64 = row * columns + column
                self.deck_of.append(deck)
                self.deck_cells[deck] = self.deck_cells[deck] | bit_at(cell)
                self.column_cells[column] = self.column_cells[column] | bit_at(cell)
                near = [at for at in cells if abs(at // columns - row) + abs(at % columns - column) == 1]
                self.beside.append(mask_of(near))

    def _tell_tokens(self, components: Components) -> None:
        """What each token pays for and counts (VA-31, VA-32)."""
        tokens = components.tokens
        self.token_ids: list[str] = [token.id for token in tokens]
        self.criterion: list[i64] = [token.criterion for token in tokens]
        self.blank: i64 = self.criterion.index(BLANK)
        self.other_tokens: i64 = (bit_at(len(tokens)) - 1) & ~bit_at(self.blank)
        self.token_creatures: list[i64] = []
        for token in tokens:
            fitting = [at for at, card in enumerate(components.creatures) if card.type in token.types]
            self.token_creatures.append(mask_of(fitting))
        self.token_equipment: list[i64] = [self.all_equipment if of == EQUIPMENT else 0 for of in self.criterion]
        self.token_contracts: list[i64] = [self.all_contracts if of == CONTRACT else 0 for of in self.criterion]

    def _tell_scores(self, components: Components) -> None:
        """Which cards are of a type, a colour, a symbol, a value; what contracts ask for (VA-47 to VA-54)."""
        self.creature_type: list[i64] = [card.type for card in components.creatures]
        self.creature_colour: list[i64] = [card.colour for card in components.creatures]
        self.creature_vp: list[i64] = [card.vp for card in components.creatures]
        symbols: list[i64] = [card.symbol for card in components.equipment]
        self.type_cards: list[i64] = [which(self.creature_type, type) for type in range(len(components.types))]
        self.colour_cards: list[i64] = [which(self.creature_colour, at) for at in range(len(components.colours))]
        self.symbol_cards: list[i64] = [which(symbols, symbol) for symbol in range(len(components.symbols))]
        self.vp_values: list[i64] = sorted(set(self.creature_vp))
        self.vp_cards: list[i64] = [which(self.creature_vp, value) for value in self.vp_values]
        self.bags: i64 = which(self.equipment_kind, BAG)
        self.wineskins: list[i64] = []
        for type in range(len(components.types)):
            self.wineskins.append(mask_of([at for at, card in enumerate(components.equipment) if type in card.types]))
        self.contract_kind: list[i64] = [card.kind for card in components.contracts]
        self.contract_x: list[i64] = [card.about[0] if len(card.about) > 0 else 0 for card in components.contracts]
        self.contract_y: list[i64] = [card.about[1] if len(card.about) > 1 else 0 for card in components.contracts]
        kinds = self.contract_kind
        self.colour_contracts: i64 = which(kinds, COLOUR_PAIRS) | which(kinds, COLOUR_SETS)
        self.type_contracts: i64 = which(kinds, TYPE_PAIRS) | which(kinds, TYPE_SETS)
        self.equipment_contracts: i64 = which(kinds, SYMBOL) | which(kinds, PER_EQUIPMENT) | which(kinds, SIX_MINUS)
        self.start_colour: list[i64] = [start.about for start in components.colour_starts]
        self.start_type: list[i64] = [start.about for start in components.type_starts]
        values = components.values
        self.per_creature: i64 = values.per_creature
        self.per_symbol: i64 = values.per_symbol
        self.per_contract: i64 = values.per_contract
        self.per_equipment: i64 = values.per_equipment
        self.six_base: i64 = values.six_base
        self.six_minus: i64 = values.six_minus
        self.pairs_vp: list[i64] = list(values.pairs)
        self.sets_vp: list[i64] = list(values.sets)

    def _declare_spaces(self) -> None:
        cells = [self.cell_text(cell) for cell in range(self.cells)]
        self.actions = Actions(self.domino_ids, cells, self.creature_ids)
        self.outcomes = Outcomes(
            seats=[str(seat) for seat in range(self.players)],
            dominoes=self.domino_ids,
            colours=self.colour_start_ids,
            types=self.type_start_ids,
            cells=cells,
            cards=self.card_ids,
            creatures=self.creature_ids,
            tokens=self.token_ids,
        )

    def _bound_steps(self) -> None:
        """Every card is seen once at most, every token once; a turn has two decisions, some equipment brings more."""
        kinds = self.equipment_kind
        extra: i64 = kinds.count(BINOCULARS) + 2 * kinds.count(CAMERA) + (self.players - 1) * kinds.count(SHOVEL)
        dealt: i64 = 1 + 4 * self.players + (1 if self.players == 2 else 0)
        self.most_steps: i64 = dealt + self.cards + self.stack + 2 * self.rounds * self.turns + extra

    def cost(self, one: i64, two: i64, cell: i64) -> i64:
        """The gems that a cell costs with these dominoes (VA-14)."""
        return self.costs[(one * self.dominoes + two) * self.cells + cell]

    def reached(self, one: i64, two: i64, gems: i64) -> i64:
        """The cells that cost at most so many gems with these dominoes."""
        return self.reach[(one * self.dominoes + two) * (self.most_cost + 1) + min(gems, self.most_cost)]

    def cell_text(self, cell: i64) -> str:
        return f"{cell // self.columns + 1},{cell % self.columns + 1}"


def which(values: list[i64], wanted: i64) -> i64:
    """The places where a list has this value, as a set."""
    return mask_of([at for at in range(len(values)) if values[at] == wanted])


def ids_in(mask: i64, ids: list[str]) -> list[str]:
    """The ids of a set, in the order of the edition."""
    return [ids[member] for member in members(mask)]
