"""What is drawn: set-up, tiles and tokens of Prepare, and the bag in Reflect."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest, members, nth
from vivant.engine.dice import Dice
from vivant.games.vivid_memories.rules.brain import HUMAN
from vivant.games.vivid_memories.rules.brain_turn import let_brain_play
from vivant.games.vivid_memories.rules.position import (
    ASPIRE,
    BOARDS,
    DRAW,
    FIRST,
    PREFER,
    REFLECT,
    REMEMBER,
    TILES,
    TOKENS,
    Position,
    colours_in,
)
from vivant.games.vivid_memories.rules.reflect import begin_banking
from vivant.games.vivid_memories.rules.remember import begin_turns
from vivant.games.vivid_memories.rules.reward import award_all, prepare
from vivant.games.vivid_memories.rules.seat import HEAD_START, PLACE, Award
from vivant.games.vivid_memories.rules.setup import NONE, Pile, amount, one_of


def outcomes_of(state: Position) -> list[tuple[int, int]]:
    if state.phase >= REMEMBER:
        return []
    base: i64 = first_outcome(state)
    if state.phase == TOKENS or state.phase == DRAW:
        return [(base + colour, amount(state.bag, colour)) for colour in members(colours_in(state.bag))]
    return [(base + drawn, 1) for drawn in members(left_to_draw(state))]


def first_outcome(state: Position) -> i64:
    """The number of the first outcome that chance has here: each of its phases has a block, in their order."""
    block = state.setup.outcomes.blocks[state.phase]
    if state.phase == BOARDS or state.phase == ASPIRE:
        return block.at(state.dealt)
    return block.base


def left_to_draw(state: Position) -> i64:
    """What may be drawn here but tokens, each as likely as the others."""
    if state.phase == TILES:
        return state.stack
    if state.phase == FIRST:
        return bit_at(state.setup.players) - 1
    if state.phase == BOARDS:
        return boards_left(state)
    if state.phase == ASPIRE:
        return aspirations_left(state)
    return preferences_left(state)


def boards_left(state: Position) -> i64:
    left: i64 = bit_at(len(state.setup.board_names)) - 1
    for own in state.seats:
        if own.board != NONE:
            left = left & ~bit_at(own.board)
    return left


def aspirations_left(state: Position) -> i64:
    left: i64 = state.setup.aspirations
    for own in state.seats:
        if own.aspiration != NONE:
            left = left & ~bit_at(own.aspiration)
    return left


def preferences_left(state: Position) -> i64:
    left: i64 = state.setup.aspirations
    for tile in state.the_brain().queue:
        left = left & ~bit_at(tile)
    return left


def prefer(state: Position, colour: i64) -> None:
    """AB-04; the last tile has no choice."""
    brain = state.the_brain()
    brain.queue.append(colour)
    left: i64 = preferences_left(state)
    if left & (left - 1) == 0:
        if left != 0:
            brain.queue.append(lowest(left))
        prepare(state)


def begin_alone(state: Position) -> None:
    """AB-03: the human's aspiration is known."""
    solo = state.the_brain().solo
    reminder: i64 = solo.reminder * one_of(state.seats[HUMAN].aspiration)
    if solo.reminder_from_bag:
        state.bag -= reminder
        state.bag_left -= solo.reminder
    else:
        state.supply -= reminder
    state.dealt = 0
    state.phase = PREFER


def begin_with(state: Position, seat: i64) -> None:
    """VM-07, VM-R28: this seat gets the start player marker."""
    state.holder = seat
    state.phase = BOARDS if state.setup.random_boards else ASPIRE


def give_head_start(state: Position) -> None:
    """VM-06, where the edition says otherwise: points by the place in the order of turns."""
    setup = state.setup
    for place, points in enumerate(setup.head_start):
        if points > 0:
            own = state.seats[(state.holder + place) % setup.players]
            award_all(own, [Award(0, HEAD_START, points, place, 0, 0)])


def settle(state: Position, drawn: i64) -> None:
    """This was drawn: a seat, a board, a colour or a tile, as the phase has it."""
    setup = state.setup
    phase: i64 = state.phase
    if phase == TOKENS:
        lay_token(state, drawn)
    elif phase == TILES:
        lay_tile(state, drawn)
    elif phase == DRAW:
        state.bag -= one_of(drawn)
        state.bag_left -= 1
        own = state.seats[state.turn]
        own.hand = one_of(drawn)
        own.ask = PLACE
        state.phase = REFLECT
        if state.together:
            state.turn = NONE
    elif phase == FIRST:
        begin_with(state, drawn)
    elif phase == BOARDS:
        state.seats[state.dealt].board = drawn
        state.dealt += 1
        if state.dealt == setup.players:
            state.dealt = 0
            state.phase = ASPIRE
    elif phase == ASPIRE:
        state.seats[state.dealt].aspiration = drawn
        state.dealt += 1
        if setup.alone:
            begin_alone(state)
        elif state.dealt == setup.players:
            give_head_start(state)
            prepare(state)
    else:
        prefer(state, drawn)


def lay_tile(state: Position, tile: i64) -> None:
    state.stack = state.stack & ~bit_at(tile)
    state.line.append(Pile(tile))
    state.last += 1
    if state.last + 1 == state.setup.tiles_per_round:
        state.phase = TOKENS
        if state.bag_left == 0:
            refill(state)


def lay_token(state: Position, colour: i64) -> None:
    setup = state.setup
    state.bag -= one_of(colour)
    state.bag_left -= 1
    state.line[state.dealt // setup.tokens_per_tile].lay(colour)
    state.dealt += 1
    if state.dealt == setup.tiles_per_round * setup.tokens_per_tile:
        begin_remember(state)
    elif state.bag_left == 0:
        refill(state)


def refill(state: Position) -> None:
    """VM-12, VM-R4: a token must be drawn, and the bag is empty."""
    for colour in members(colours_in(state.supply)):
        state.supply -= one_of(colour)
        state.bag += one_of(colour)
        state.bag_left += 1
    if state.bag_left == 0:
        begin_remember(state)


def begin_remember(state: Position) -> None:
    while state.first <= state.last and state.line[state.last].left == 0:  # VM-R4
        state.gone = state.gone | bit_at(state.line[state.last].tile)
        state.last -= 1
    state.dealt = 0
    state.phase = REMEMBER
    if state.first > state.last:  # there is not a single token: nobody has a turn
        begin_banking(state)
    else:
        begin_turns(state, state.holder)
        if state.brain is not None:
            let_brain_play(state)


def roll_all(state: Position, dice: Dice) -> None:
    while state.phase < REMEMBER:
        if state.phase == TOKENS:
            lay_token(state, drawn_colour(state, dice))
        elif state.phase == DRAW:
            settle(state, drawn_colour(state, dice))
        else:
            left: i64 = left_to_draw(state)
            settle(state, nth(left, dice.below(count_bits(left))))


def drawn_colour(state: Position, dice: Dice) -> i64:
    """A colour from the bag."""
    left: i64 = dice.below(state.bag_left)
    bag: i64 = state.bag
    colour: i64 = 0
    while left >= bag & 127:
        left -= bag & 127
        bag = bag >> 7
        colour += 1
    return colour
