"""Who knows what of a position of Vivarium (VA-R28): what all see, what a seat has seen, and what might be hidden."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, nth
from vivant.engine.dice import Dice
from vivant.games.vivarium.rules.position import OVER, Position
from vivant.games.vivarium.rules.seat import NONE, UNSEEN, Seat


def seats_seen_by(table: Position, seat: i64) -> list[Seat]:
    """The seats, with the starting contracts of one alone, or of all once they lie open (VA-45)."""
    seats: list[Seat] = []
    for place, own in enumerate(table.seats):
        if place == seat or table.stage == OVER:
            seats.append(own.shown(own.colour, own.type))
        else:
            seats.append(own.shown(_veiled(own.colour), _veiled(own.type)))
    return seats


def _veiled(start: i64) -> i64:
    return NONE if start == NONE else UNSEEN


def show(table: Position, seen: Position) -> None:
    """Lay all that everybody knows, but for the seats and the cells, before somebody."""
    seen.filled = table.filled
    seen.stage = table.stage
    seen.round = table.round
    seen.turn = table.turn
    seen.first = table.first
    seen.active = table.active
    seen.bank = table.bank
    seen.creatures = table.creatures | table.drawn
    seen.equipment = table.equipment
    seen.contracts = table.contracts
    seen.gone_creatures = table.gone_creatures
    seen.gone_equipment = table.gone_equipment
    seen.gone_contracts = table.gone_contracts
    seen.pool = table.pool
    seen.middle = table.middle
    seen.hidden = table.hidden
    seen.dealt = table.dealt
    seen.colours = 0
    seen.types = 0
    seen.stack = table.stack
    seen.stack_left = table.stack_left
    seen.token = table.token
    seen.next = table.next
    seen.gone_tokens = table.gone_tokens
    seen.where = table.where
    seen.drawing = table.drawing
    seen.due = table.due
    seen.held = table.held
    seen.given = table.given


def fill_in(whole: Position, dice: Dice) -> None:
    """Starting contracts and drawn cards, each drawn from what the viewer has not seen; all are equally likely."""
    setup = whole.setup
    colours: i64 = setup.all_colour_starts
    types: i64 = setup.all_type_starts
    for own in whole.seats:
        if own.colour >= 0:
            colours = colours & ~bit_at(own.colour)
        if own.type >= 0:
            types = types & ~bit_at(own.type)
    for own in whole.seats:
        if own.colour == UNSEEN:
            own.colour = nth(colours, dice.below(count_bits(colours)))
            colours = colours & ~bit_at(own.colour)
        if own.type == UNSEEN:
            own.type = nth(types, dice.below(count_bits(types)))
            types = types & ~bit_at(own.type)
    whole.colours = colours
    whole.types = types
    missing: i64 = whole.held - count_bits(whole.drawn)
    while missing > 0:
        card: i64 = bit_at(nth(whole.creatures, dice.below(count_bits(whole.creatures))))
        whole.creatures = whole.creatures & ~card
        whole.drawn = whole.drawn | card
        missing -= 1


def seen_by(table: Position, seat: i64) -> i64:
    """The first player, dominoes, cards and tokens that lie open, one's own starting contracts and drawn cards."""
    setup = table.setup
    shown: i64 = 0
    if table.first != NONE:
        shown += 1
    shown += count_bits(setup.dominoes_in_play & ~table.pool)
    shown += setup.stack - table.stack_left
    shown += count_bits(setup.all_creatures & ~table.creatures) - count_bits(table.drawn)
    shown += count_bits(setup.all_equipment & ~table.equipment)
    shown += count_bits(setup.all_contracts & ~table.contracts)
    if seat >= 0 and seat == table.active:
        shown += table.held
    for place, own in enumerate(table.seats):
        if place == seat or table.stage == OVER:
            shown += own.starts()
    return shown
