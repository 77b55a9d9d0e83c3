"""Cards of Vivarium that are gained: from the board, or drawn by a Camera, a Compass or a Shovel."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest
from vivant.games.vivarium.rules.position import DRAW, GIVE, KEEP, LOOK, SNAP, Position
from vivant.games.vivarium.rules.rounds import clear_column, end_turn
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import BINOCULARS, CAMERA, COMPASS, LAMP, SHOVEL


def take(table: Position, own: Seat, cell: i64) -> None:
    """VA-15."""
    table.spend(own, table.setup.cost(own.one, own.two, cell))
    gain_from(table, own, cell)


def gain_from(table: Position, own: Seat, cell: i64) -> None:
    """VA-16."""
    setup = table.setup
    card: i64 = table.cells[cell]
    table.cells[cell] = NONE
    table.filled = table.filled & ~bit_at(cell)
    if card < setup.creatures:
        gain_creature(table, own, card, True)
        end_turn(table)
    elif card < setup.first_contract:
        gain_equipment(table, own, card - setup.creatures, cell)
    else:
        contract: i64 = bit_at(card - setup.first_contract)
        own.contracts = own.contracts | contract
        if contract & setup.token_contracts[table.token] != 0:
            matched(table, own, True)
        end_turn(table)


def matched(table: Position, own: Seat, pays: bool) -> None:
    """A gained card matches the active token (VA-31)."""
    own.matched += 1
    if pays:
        table.receive(own, table.setup.priority_gem)


def gain_creature(table: Position, own: Seat, card: i64, pays: bool) -> None:
    creature: i64 = bit_at(card)
    own.creatures = own.creatures | creature
    if creature & table.setup.token_creatures[table.token] != 0:
        matched(table, own, pays)


def gain_equipment(table: Position, own: Seat, card: i64, cell: i64) -> None:
    """VA-22: its gems, the priority gem, its ability."""
    setup = table.setup
    own.equipment = own.equipment | bit_at(card)
    table.receive(own, setup.equipment_gems[card])
    if bit_at(card) & setup.token_equipment[table.token] != 0:
        matched(table, own, True)
    kind: i64 = setup.equipment_kind[card]
    if kind == BINOCULARS:
        table.where = cell
        if own.gems >= setup.binoculars_gems and table.neighbours() != 0:  # VA-R8
            table.stage = LOOK
            return
    elif kind == CAMERA:
        if own.gems >= setup.camera_gems and table.creatures != 0:  # VA-R12
            table.stage = SNAP
            return
    elif kind == COMPASS:
        if table.creatures != 0:
            begin_draw(table, COMPASS, 1)
            return
    elif kind == SHOVEL:
        if table.creatures != 0:
            begin_draw(table, SHOVEL, setup.players)
            return
    elif kind == LAMP:  # VA-28
        clear_column(table, cell % setup.columns)
    end_turn(table)


def begin_draw(table: Position, kind: i64, cards: i64) -> None:
    """As many as there are, where there are too few (VA-R12, VA-R13)."""
    table.drawing = kind
    table.due = min(cards, count_bits(table.creatures))
    table.stage = DRAW


def draw(table: Position, card: i64) -> None:
    """A card was drawn; after the last one the active seat chooses, where there is a choice."""
    own = table.seats[table.active]
    table.creatures = table.creatures & ~bit_at(card)
    table.due -= 1
    if table.drawing == COMPASS:  # VA-27
        gain_creature(table, own, card, True)
        end_turn(table)
        return
    table.drawn = table.drawn | bit_at(card)
    table.held += 1
    if table.due > 0:
        return
    if table.held == 1:
        if table.drawing == CAMERA:
            keep(table, own, card)
        else:
            give(table, card)
    elif table.drawing == CAMERA:
        table.stage = KEEP
    else:
        table.stage = GIVE


def keep(table: Position, own: Seat, card: i64) -> None:
    """VA-26."""
    table.gone_creatures = table.gone_creatures | (table.drawn & ~bit_at(card))
    table.drawn = 0
    table.held = 0
    gain_creature(table, own, card, True)
    end_turn(table)


def give(table: Position, card: i64) -> None:
    """VA-30; the last card goes to whom is left."""
    own = table.seats[table.receiver()]
    table.drawn = table.drawn & ~bit_at(card)
    table.held -= 1
    gain_creature(table, own, card, table.given == 0 or table.setup.handed_pay)  # VA-R11
    table.given += 1
    if table.held == 1:
        give(table, lowest(table.drawn))
    elif table.held == 0:
        table.given = 0
        end_turn(table)
