"""Turns and rounds of Vivarium: the set-up, who is next, the priority token, and the board filled again."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.games.vivarium.rules.position import COLOUR, DOMINO, FILL, FIRST, HIDDEN, NEXT, OVER, SWAP, TYPE, Position
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import CONTRACT_DECK, EQUIPMENT_DECK


def set_up(table: Position, outcome: i64) -> None:
    """VA-04 to VA-09, VA-41."""
    setup = table.setup
    if table.stage == FIRST:
        table.first = outcome - setup.outcomes.first.base
        table.stage = DOMINO
    elif table.stage == DOMINO:
        seat: i64 = table.dealt // 2
        own = table.seats[seat]
        tile: i64 = outcome - setup.outcomes.domino.at(seat)
        if table.dealt % 2 == 0:
            own.one = tile
        else:
            own.two = tile
        table.pool = table.pool & ~bit_at(tile)
        table.dealt += 1
        if table.dealt == 2 * setup.players:
            lay_middle(table)
    elif table.stage == HIDDEN:
        table.hidden = outcome - setup.outcomes.hidden.base
        table.pool = table.pool & ~bit_at(table.hidden)
        lay_middle(table)
    elif table.stage == COLOUR:
        colour: i64 = outcome - setup.outcomes.colour.at(table.dealt)
        table.seats[table.dealt].colour = colour
        table.colours = table.colours & ~bit_at(colour)
        table.dealt += 1
        if table.dealt == setup.players:
            table.dealt = 0
            table.stage = TYPE
    else:
        type: i64 = outcome - setup.outcomes.type.at(table.dealt)
        table.seats[table.dealt].type = type
        table.types = table.types & ~bit_at(type)
        table.dealt += 1
        if table.dealt == setup.players:
            table.dealt = 0
            find_empty(table)


def lay_middle(table: Position) -> None:
    """The domino that is left over lies in the middle; of two, one is turned face down first (VA-07, VA-41)."""
    if count_bits(table.pool) == 2:
        table.stage = HIDDEN
        return
    table.middle = lowest(table.pool)
    table.pool = 0
    table.dealt = 0
    for own in table.seats:  # VA-08
        table.receive(own, table.setup.gems_at_start)
    table.stage = COLOUR


def begin_turn(table: Position) -> None:
    """VA-10."""
    table.active = (table.first + table.turn) % table.setup.players
    table.stage = SWAP


def end_turn(table: Position) -> None:
    table.drawing = NONE
    table.where = NONE
    table.turn += 1
    if table.turn < table.setup.turns:
        begin_turn(table)
    else:
        end_round(table)


def end_round(table: Position) -> None:
    """VA-35."""
    setup = table.setup
    claim_token(table)
    table.active = NONE
    if table.round + 1 == setup.rounds:
        table.stage = OVER
        return
    table.round += 1
    table.turn = 0
    table.first = (table.first + 1) % setup.players  # VA-36
    if table.hidden != NONE:  # VA-43, VA-44
        revealed: i64 = table.hidden
        table.hidden = table.middle
        table.middle = revealed
        clear_column(table, setup.larger[revealed] - 1)
    find_empty(table)


def claim_token(table: Position) -> None:
    """VA-32 to VA-34, VA-R17 to VA-R19."""
    setup = table.setup
    best: i64 = 0
    winner: i64 = NONE
    place: i64 = 0
    if table.token != setup.blank:
        while place < setup.players:
            seat: i64 = (table.first + place) % setup.players
            count: i64 = table.matching(seat)
            if count >= best and (count > 0 or setup.token_at_zero):
                best = count
                winner = seat
            place += 1
    if winner == NONE:
        table.gone_tokens = table.gone_tokens | bit_at(table.token)
    else:
        own = table.seats[winner]
        own.tokens = own.tokens | bit_at(table.token)
    for owner in table.seats:
        owner.matched = 0
    table.token = NONE


def clear_column(table: Position, column: i64) -> None:
    """Discard whatever lies there (VA-28, VA-44, VA-R15)."""
    setup = table.setup
    mask: i64 = table.filled & setup.column_cells[column]
    table.filled = table.filled & ~mask
    while mask != 0:
        cell: i64 = lowest(mask)
        card: i64 = table.cells[cell]
        table.cells[cell] = NONE
        if card < setup.creatures:
            table.gone_creatures = table.gone_creatures | bit_at(card)
        elif card < setup.first_contract:
            table.gone_equipment = table.gone_equipment | bit_at(card - setup.creatures)
        else:
            table.gone_contracts = table.gone_contracts | bit_at(card - setup.first_contract)
        mask = mask & (mask - 1)


def find_empty(table: Position) -> None:
    """The next cell to be filled, in row order; else the next token (VA-37, VA-38)."""
    setup = table.setup
    empty: i64 = setup.all_cells & ~table.filled
    if table.creatures == 0:  # nothing for its own cells, and no substitute for others
        fillable: i64 = 0
        if table.equipment != 0:
            fillable = setup.deck_cells[EQUIPMENT_DECK]
        if table.contracts != 0:
            fillable = fillable | setup.deck_cells[CONTRACT_DECK]
        empty = empty & fillable
    if empty != 0:
        table.where = lowest(empty)
        table.stage = FILL
        return
    table.where = NONE
    if table.round > 0:  # VA-39
        table.token = table.next
        table.next = NONE
    if table.stack_left > 0:
        table.stage = NEXT
    else:
        begin_turn(table)


def fill_from(table: Position) -> tuple[i64, i64]:
    """The deck that fills the cell on turn (VA-38): the number of its first card, and the cards left in it."""
    setup = table.setup
    deck: i64 = setup.deck_of[table.where]
    if deck == EQUIPMENT_DECK and table.equipment != 0:
        return setup.creatures, table.equipment
    if deck == CONTRACT_DECK and table.contracts != 0:
        return setup.first_contract, table.contracts
    return 0, table.creatures


def fill(table: Position, card: i64) -> None:
    setup = table.setup
    table.cells[table.where] = card
    table.filled = table.filled | bit_at(table.where)
    if card < setup.creatures:
        table.creatures = table.creatures & ~bit_at(card)
    elif card < setup.first_contract:
        table.equipment = table.equipment & ~bit_at(card - setup.creatures)
    else:
        table.contracts = table.contracts & ~bit_at(card - setup.first_contract)
    find_empty(table)
