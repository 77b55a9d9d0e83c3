"""The components of one edition at one player count as numbers, bits and tables; and what its numbers stand for."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, mask_of, members
from vivant.games.vivarium.parts import EQUIPMENT_KINDS, Parts
from vivant.words.message import Message

# Places in the lists of parts.py.
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

    def __init__(self, parts: Parts, players: int) -> None:
        self.parts = parts
        self.players: i64 = players
        self.rounds: i64 = parts.rounds
        self.turns: i64 = parts.laps * players  # of a round (VA-10)
        self.rows: i64 = parts.rows
        self.columns: i64 = parts.columns
        self.cells: i64 = parts.rows * parts.columns
        self.gems_total: i64 = parts.gems_total
        self.gems_at_start: i64 = parts.gems_at_start
        self.gems_taken: i64 = parts.gems_instead_of_card
        self.gem_vp: i64 = parts.gem_vp
        self.priority_vp: i64 = parts.priority_vp
        self.priority_gem: i64 = parts.priority_gem
        self.stack: i64 = parts.priority_stack
        self.binoculars_gems: i64 = parts.binoculars_gems
        self.camera_gems: i64 = parts.camera_gems
        self.camera_cards: i64 = parts.camera_cards
        self.finite_bank: bool = parts.rulings.finite_bank
        self.handed_pay: bool = parts.rulings.handed_creatures_pay
        self.majority_of_round: bool = parts.rulings.majority_of_round
        self.token_at_zero: bool = parts.rulings.token_at_zero
        self.starts_count: bool = parts.rulings.starting_contracts_count
        self.six_floor: bool = parts.rulings.six_minus_floor
        self._number_cards(parts)
        self._lay_out_board(parts)
        self._tell_tokens(parts)
        self._tell_scores(parts)
        self._price_cells(parts)
        self._number_actions()
        self._number_outcomes()

    def _number_cards(self, parts: Parts) -> None:
        self.creatures: i64 = len(parts.creatures)
        self.equipment: i64 = len(parts.equipment)
        self.contracts: i64 = len(parts.contracts)
        self.contract_base: i64 = self.creatures + self.equipment
        self.cards: i64 = self.contract_base + self.contracts
        self.all_creatures: i64 = bit_at(self.creatures) - 1
        self.all_equipment: i64 = bit_at(self.equipment) - 1
        self.all_contracts: i64 = bit_at(self.contracts) - 1
        self.card_ids: list[str] = (
            [card.id for card in parts.creatures]
            + [card.id for card in parts.equipment]
            + [card.id for card in parts.contracts]
        )
        self.card_numbers: dict[str, int] = {id: at for at, id in enumerate(self.card_ids)}
        self.equipment_kind: list[i64] = [card.kind for card in parts.equipment]
        self.equipment_gems: list[i64] = [card.gems for card in parts.equipment]
        self.dominoes: i64 = len(parts.dominoes)
        self.domino_ids: list[str] = [tile.id for tile in parts.dominoes]
        self.larger: list[i64] = [max(tile.a, tile.b) for tile in parts.dominoes]
        in_play = [at for at, tile in enumerate(parts.dominoes) if tile.min_players <= self.players]
        self.dominoes_in_play: i64 = mask_of(in_play)  # VA-06
        self.colour_starts: i64 = len(parts.colour_starts)
        self.type_starts: i64 = len(parts.type_starts)
        self.all_colour_starts: i64 = bit_at(self.colour_starts) - 1
        self.all_type_starts: i64 = bit_at(self.type_starts) - 1

    def _lay_out_board(self, parts: Parts) -> None:
        """Cells by deck, by column, and beside each other without wrapping (VA-R8)."""
        self.all_cells: i64 = bit_at(self.cells) - 1
        self.deck_of: list[i64] = []
        self.deck_cells: list[i64] = [0, 0, 0]
        self.column_cells: list[i64] = [0] * parts.columns
        self.beside: list[i64] = []
        for row in range(parts.rows):
            deck = parts.row_decks[row]
            for column in range(parts.columns):
                cell: i64 = row * parts.columns + column
                self.deck_of.append(deck)
                self.deck_cells[deck] = self.deck_cells[deck] | bit_at(cell)
                self.column_cells[column] = self.column_cells[column] | bit_at(cell)
                near: i64 = 0
                if row > 0:
                    near = near | bit_at(cell - self.columns)
                if row < parts.rows - 1:
                    near = near | bit_at(cell + self.columns)
                if column > 0:
                    near = near | bit_at(cell - 1)
                if column < parts.columns - 1:
                    near = near | bit_at(cell + 1)
                self.beside.append(near)

    def _tell_tokens(self, parts: Parts) -> None:
        """What each token pays for and counts (VA-31, VA-32)."""
        self.tokens: i64 = len(parts.tokens)
        self.blank: i64 = 0
        self.criterion: list[i64] = []
        self.token_creatures: list[i64] = []
        self.token_equipment: list[i64] = []
        self.token_contracts: list[i64] = []
        others: list[int] = []
        for at, token in enumerate(parts.tokens):
            criterion: i64 = token.criterion
            self.criterion.append(criterion)
            fitting = [number for number, card in enumerate(parts.creatures) if card.type in token.types]
            self.token_creatures.append(mask_of(fitting))
            equipment: i64 = 0
            contracts: i64 = 0
            if criterion == EQUIPMENT:
                equipment = self.all_equipment
            if criterion == CONTRACT:
                contracts = self.all_contracts
            self.token_equipment.append(equipment)
            self.token_contracts.append(contracts)
            if criterion == BLANK:
                self.blank = at
            else:
                others.append(at)
        self.other_tokens: i64 = mask_of(others)

    def _tell_scores(self, parts: Parts) -> None:
        """Which cards are of a type, a colour, a symbol, a value; which contracts ask for colours (VA-47 to VA-54)."""
        self.type_cards: list[i64] = []
        self.wineskins: list[i64] = []
        for type in range(len(parts.types)):
            self.type_cards.append(mask_of([at for at, card in enumerate(parts.creatures) if card.type == type]))
            self.wineskins.append(mask_of([at for at, card in enumerate(parts.equipment) if type in card.types]))
        self.colour_cards: list[i64] = []
        for colour in range(len(parts.colours)):
            self.colour_cards.append(mask_of([at for at, card in enumerate(parts.creatures) if card.colour == colour]))
        self.symbol_cards: list[i64] = []
        for symbol in range(len(parts.symbols)):
            self.symbol_cards.append(mask_of([at for at, card in enumerate(parts.equipment) if card.symbol == symbol]))
        self.vp_values: list[i64] = []
        self.vp_cards: list[i64] = []
        for value in sorted({card.vp for card in parts.creatures}):
            self.vp_values.append(value)
            self.vp_cards.append(mask_of([at for at, card in enumerate(parts.creatures) if card.vp == value]))
        self.bags: i64 = mask_of([at for at, card in enumerate(parts.equipment) if card.kind == BAG])
        self.contract_kind: list[i64] = [card.kind for card in parts.contracts]
        self.contract_x: list[i64] = []
        self.contract_y: list[i64] = []
        for contract in parts.contracts:
            self.contract_x.append(contract.about[0] if len(contract.about) > 0 else 0)
            self.contract_y.append(contract.about[1] if len(contract.about) > 1 else 0)
        wanting = [at for at, card in enumerate(parts.contracts) if card.kind in (COLOUR_PAIRS, COLOUR_SETS)]
        self.colour_contracts: i64 = mask_of(wanting)
        self.start_colour: list[i64] = [start.about for start in parts.colour_starts]
        self.start_type: list[i64] = [start.about for start in parts.type_starts]
        values = parts.values
        self.per_creature: i64 = values.per_creature
        self.per_symbol: i64 = values.per_symbol
        self.per_contract: i64 = values.per_contract
        self.per_equipment: i64 = values.per_equipment
        self.six_base: i64 = values.six_base
        self.six_minus: i64 = values.six_minus
        self.pairs_vp: list[i64] = list(values.pairs)
        self.sets_vp: list[i64] = list(values.sets)

    def _price_cells(self, parts: Parts) -> None:
        """VA-13, VA-14: one number of each domino, either way round, moved by gems."""
        self.most_cost: i64 = 2 * (parts.number_max - 1)
        self.costs: list[i64] = []
        self.reach: list[i64] = []
        for one in parts.dominoes:
            for two in parts.dominoes:
                costs: list[int] = []
                for row in range(1, parts.rows + 1):
                    for column in range(1, parts.columns + 1):
                        ways = [
                            min(abs(row - a) + abs(column - b), abs(row - b) + abs(column - a))
                            for a in (one.a, one.b)
                            for b in (two.a, two.b)
                        ]
                        costs.append(min(ways))
                for cost in costs:
                    self.costs.append(cost)
                for gems in range(self.most_cost + 1):
                    self.reach.append(mask_of([cell for cell in range(len(costs)) if costs[cell] <= gems]))

    def _number_actions(self) -> None:
        """Actions, ascending: swap, take, gems, gain, draw, pass, keep, give."""
        self.take_base: i64 = self.dominoes
        self.gems_action: i64 = self.take_base + self.cells
        self.gain_base: i64 = self.gems_action + 1
        self.draw_action: i64 = self.gain_base + self.cells
        self.pass_action: i64 = self.draw_action + 1
        self.keep_base: i64 = self.pass_action + 1
        self.give_base: i64 = self.keep_base + self.creatures

    def _number_outcomes(self) -> None:
        """Outcomes, ascending: first, dominoes, hidden, colour and type contracts, cells, draw, next."""
        self.domino_base: i64 = self.players
        self.hidden_base: i64 = self.domino_base + self.players * self.dominoes
        self.colour_base: i64 = self.hidden_base + self.dominoes
        self.type_base: i64 = self.colour_base + self.players * self.colour_starts
        self.cell_base: i64 = self.type_base + self.players * self.type_starts
        self.draw_base: i64 = self.cell_base + self.cells * self.cards
        self.next_base: i64 = self.draw_base + self.creatures

    def action_texts(self) -> list[str]:
        ids = [card.id for card in self.parts.creatures]
        return (
            [f"swap {id}" for id in self.domino_ids]
            + [f"take {self.cell_text(cell)}" for cell in range(self.cells)]
            + ["gems"]
            + [f"gain {self.cell_text(cell)}" for cell in range(self.cells)]
            + ["draw", "pass"]
            + [f"keep {id}" for id in ids]
            + [f"give {id}" for id in ids]
        )

    def outcome_texts(self) -> list[str]:
        seats = range(self.players)
        return (
            [f"first={seat}" for seat in seats]
            + [f"{seat}:{id}" for seat in seats for id in self.domino_ids]
            + [f"hidden={id}" for id in self.domino_ids]
            + [f"{seat}:{start.id}" for seat in seats for start in self.parts.colour_starts]
            + [f"{seat}:{start.id}" for seat in seats for start in self.parts.type_starts]
            + [f"{self.cell_text(cell)}={id}" for cell in range(self.cells) for id in self.card_ids]
            + [f"draw={card.id}" for card in self.parts.creatures]
            + [f"next={token.id}" for token in self.parts.tokens]
        )

    def cost(self, one: i64, two: i64, cell: i64) -> i64:
        """The gems that a cell costs with these dominoes (VA-14)."""
        return self.costs[(one * self.dominoes + two) * self.cells + cell]

    def reached(self, one: i64, two: i64, gems: i64) -> i64:
        """The cells that cost at most so many gems with these dominoes."""
        if gems > self.most_cost:
            gems = self.most_cost
        return self.reach[(one * self.dominoes + two) * (self.most_cost + 1) + gems]

    # texts

    def cell_text(self, cell: i64) -> str:
        return f"{cell // self.columns + 1},{cell % self.columns + 1}"

    def creature_texts(self, mask: i64) -> list[str]:
        return [self.card_ids[card] for card in members(mask)]

    def equipment_texts(self, mask: i64) -> list[str]:
        return [self.card_ids[self.creatures + card] for card in members(mask)]

    def contract_texts(self, mask: i64) -> list[str]:
        return [self.card_ids[self.contract_base + card] for card in members(mask)]

    def token_texts(self, mask: i64) -> list[str]:
        return [self.parts.tokens[token].id for token in members(mask)]

    def domino_texts(self, mask: i64) -> list[str]:
        return [self.domino_ids[tile] for tile in members(mask)]

    def cards_mask(self, texts: list[str], base: i64) -> i64:
        """The set of these cards, which are numbered from `base` on in the edition's whole list."""
        found: i64 = 0
        for text in texts:
            number: i64 = self.card_numbers[text]
            found = found | bit_at(number - base)
        return found

    # keys of scenes: small letters only, and no two ids differ by their capitals alone

    def card_key(self, card: i64) -> str:
        return f"card-{self.card_ids[card].lower()}"

    def token_key(self, token: i64) -> str:
        return f"token-{self.parts.tokens[token].id.lower()}"

    # names

    def type_name(self, type: i64) -> Message:
        return Message("type", {"name": self.parts.types[type]})

    def colour_name(self, colour: i64) -> Message:
        return Message("colour", {"name": self.parts.colours[colour]})

    def symbol_name(self, symbol: i64) -> Message:
        return Message("symbol", {"name": self.parts.symbols[symbol]})

    def domino_name(self, domino: i64) -> str:
        """Its numbers, as people say them."""
        tile = self.parts.dominoes[domino]
        return f"{tile.a}-{tile.b}"

    def card_name(self, card: i64) -> Message:
        """What a card is, without its id."""
        if card < self.creatures:
            creature = self.parts.creatures[card]
            args: dict[str, object] = {
                "type": self.type_name(creature.type),
                "colour": self.colour_name(creature.colour),
                "vp": creature.vp,
            }
            return Message("creature", args)
        if card < self.contract_base:
            return self.equipment_name(card - self.creatures)
        return self.contract_name(card - self.contract_base)

    def equipment_name(self, card: i64) -> Message:
        equipment = self.parts.equipment[card]
        args: dict[str, object] = {
            "kind": Message("equipment", {"name": EQUIPMENT_KINDS[equipment.kind]}),
            "symbol": self.symbol_name(equipment.symbol),
            "gems": equipment.gems,
        }
        if equipment.kind != WINESKIN:
            return Message("equipment-card-gems" if equipment.gems > 0 else "equipment-card", args)
        args["x"] = self.type_name(equipment.types[0])
        args["y"] = self.type_name(equipment.types[1])
        return Message("wineskin-card-gems" if equipment.gems > 0 else "wineskin-card", args)

    def contract_name(self, card: i64) -> Message:
        contract = self.parts.contracts[card]
        kind: i64 = contract.kind
        if kind == TYPE_PAIRS:
            return Message(
                "contract-pairs", {"x": self.type_name(contract.about[0]), "y": self.type_name(contract.about[1])}
            )
        if kind == COLOUR_PAIRS:
            return Message(
                "contract-pairs", {"x": self.colour_name(contract.about[0]), "y": self.colour_name(contract.about[1])}
            )
        if kind == SYMBOL:
            return Message("contract-symbol", {"symbol": self.symbol_name(contract.about[0]), "vp": self.per_symbol})
        if kind == TYPE_SETS:
            return Message("contract-type-sets")
        if kind == COLOUR_SETS:
            return Message("contract-colour-sets")
        if kind == PER_CONTRACT:
            return Message("contract-per-contract", {"vp": self.per_contract})
        if kind == PER_EQUIPMENT:
            return Message("contract-per-equipment", {"vp": self.per_equipment})
        return Message("contract-six-minus", {"base": self.six_base, "minus": self.six_minus})

    def start_name(self, place: i64, of_colour: bool) -> Message:
        """What a starting contract asks for."""
        if of_colour:
            about = self.colour_name(self.start_colour[place])
        else:
            about = self.type_name(self.start_type[place])
        return Message("contract-start", {"about": about, "vp": self.per_creature})

    def token_name(self, token: i64) -> Message:
        criterion: i64 = self.criterion[token]
        if criterion == TYPES:
            types = self.parts.tokens[token].types
            return Message("token-types", {"x": self.type_name(types[0]), "y": self.type_name(types[1])})
        if criterion == EQUIPMENT:
            return Message("token-equipment")
        if criterion == CONTRACT:
            return Message("token-contract")
        return Message("token-blank")
