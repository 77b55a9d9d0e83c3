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
)
from vivant.games.vivid_memories.rules.reflect import begin_banking
from vivant.games.vivid_memories.rules.remember import begin_turns
from vivant.games.vivid_memories.rules.reward import prepare
from vivant.games.vivid_memories.rules.seat import PLACE
from vivant.games.vivid_memories.rules.setup import NONE, Pile, amount, one_of


def outcomes_of(state: Position) -> list[tuple[int, int]]:
    setup = state.setup
    phase: i64 = state.phase
    weighted: list[tuple[int, int]] = []
    if phase == FIRST:
        for seat in range(setup.players):
            weighted.append((setup.outcomes.first.base + seat, 1))
    elif phase == BOARDS:
        base = setup.outcomes.board.at(state.dealt)
        for board in members(boards_left(state)):
            weighted.append((base + board, 1))
    elif phase == ASPIRE:
        base = setup.outcomes.aspiration.at(state.dealt)
        for colour in members(aspirations_left(state)):
            weighted.append((base + colour, 1))
    elif phase == PREFER:
        for colour in members(preferences_left(state)):
            weighted.append((setup.outcomes.preference.base + colour, 1))
    elif phase == TILES:
        for tile in members(state.stack):
            weighted.append((setup.outcomes.tile.base + tile, 1))
    elif phase <= DRAW:
        base = setup.outcomes.token.base
        if phase == DRAW:
            base = setup.outcomes.drawn.base
        for colour in range(setup.colours):
            if amount(state.bag, colour) > 0:
                weighted.append((base + colour, amount(state.bag, colour)))
    return weighted


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
    brain = state.brain
    assert brain is not None
    for tile in brain.queue:
        left = left & ~bit_at(tile)
    return left


def prefer(state: Position, colour: i64) -> None:
    """AB-04; the last tile has no choice."""
    brain = state.brain
    assert brain is not None
    brain.queue.append(colour)
    left: i64 = preferences_left(state)
    if left & (left - 1) == 0:
        if left != 0:
            brain.queue.append(lowest(left))
        prepare(state)


def begin_alone(state: Position) -> None:
    """AB-03: the human's aspiration is known."""
    solo = state.setup.solo
    assert solo is not None
    reminder: i64 = solo.reminder * one_of(state.seats[HUMAN].aspiration)
    if solo.reminder_from_bag:
        state.bag -= reminder
        state.bag_left -= solo.reminder
    else:
        state.supply -= reminder
    state.dealt = 0
    state.phase = PREFER


def settle(state: Position, outcome: i64) -> None:
    setup = state.setup
    outcomes = setup.outcomes
    phase: i64 = state.phase
    if phase == FIRST:
        state.holder = outcome - outcomes.first.base
        state.phase = ASPIRE
        if setup.random_boards:
            state.phase = BOARDS
    elif phase == BOARDS:
        state.seats[state.dealt].board = outcome - outcomes.board.at(state.dealt)
        state.dealt += 1
        if state.dealt == setup.players:
            state.dealt = 0
            state.phase = ASPIRE
    elif phase == ASPIRE:
        state.seats[state.dealt].aspiration = outcome - outcomes.aspiration.at(state.dealt)
        state.dealt += 1
        if setup.alone:
            begin_alone(state)
        elif state.dealt == setup.players:
            prepare(state)
    elif phase == PREFER:
        prefer(state, outcome - outcomes.preference.base)
    elif phase == TILES:
        lay_tile(state, outcome - outcomes.tile.base)
    elif phase == TOKENS:
        lay_token(state, outcome - outcomes.token.base)
        if state.brain is not None:
            let_brain_play(state)
    else:
        colour: i64 = outcome - outcomes.drawn.base
        draw(state, colour)
        own = state.seats[state.turn]
        own.hand = one_of(colour)
        own.ask = PLACE
        state.phase = REFLECT
        if state.together:
            state.turn = NONE


def draw(state: Position, colour: i64) -> None:
    state.bag -= one_of(colour)
    state.bag_left -= 1


def lay_tile(state: Position, tile: i64) -> None:
    state.stack = state.stack & ~bit_at(tile)
    state.line.append(Pile(tile))
    state.last += 1
    if state.last + 1 == state.setup.tiles_per_round:
        state.phase = TOKENS
        refill(state)


def lay_token(state: Position, colour: i64) -> None:
    setup = state.setup
    draw(state, colour)
    state.line[state.dealt // setup.tokens_per_tile].lay(colour)
    state.dealt += 1
    if state.dealt == setup.tiles_per_round * setup.tokens_per_tile:
        begin_remember(state)
    else:
        refill(state)


def refill(state: Position) -> None:
    """VM-12, VM-R4: a token must be drawn."""
    if state.bag_left > 0:
        return
    colour: i64 = 0
    while colour < state.setup.colours:
        if amount(state.supply, colour) > 0:
            state.supply -= one_of(colour)
            state.bag += one_of(colour)
            state.bag_left += 1
        colour += 1
    if state.bag_left == 0:
        begin_remember(state)


def begin_remember(state: Position) -> None:
    while state.first <= state.last and state.line[state.last].left == 0:  # VM-R4
        state.gone = state.gone | bit_at(state.line[state.last].tile)
        state.last -= 1
    state.dealt = 0
    state.phase = REMEMBER
    if state.first > state.last:  # there is not a single token: nobody has a turn
        state.line = []
        state.first = 0
        state.last = -1
        begin_banking(state)
    else:
        begin_turns(state, state.holder)


def roll_all(state: Position, dice: Dice) -> None:
    outcomes = state.setup.outcomes
    while state.phase < REMEMBER:
        if state.phase == TOKENS:
            roll_tokens(state, dice)
            if state.brain is not None:
                let_brain_play(state)
        elif state.phase == TILES:
            lay_tile(state, nth(state.stack, dice.below(count_bits(state.stack))))
        elif state.phase == DRAW:
            settle(state, outcomes.drawn.base + drawn_colour(state, dice))
        elif state.phase == FIRST:
            settle(state, outcomes.first.base + dice.below(state.setup.players))
        elif state.phase == BOARDS:
            left: i64 = boards_left(state)
            board: i64 = nth(left, dice.below(count_bits(left)))
            settle(state, outcomes.board.at(state.dealt, board))
        elif state.phase == PREFER:
            left = preferences_left(state)
            prefer(state, nth(left, dice.below(count_bits(left))))
        else:
            left = aspirations_left(state)
            colour: i64 = nth(left, dice.below(count_bits(left)))
            settle(state, outcomes.aspiration.at(state.dealt, colour))


def roll_tokens(state: Position, dice: Dice) -> None:
    """The rest of the tile that is being filled, one token after another."""
    setup = state.setup
    pile = state.line[state.dealt // setup.tokens_per_tile]
    while state.phase == TOKENS and pile.left < setup.tokens_per_tile:
        colour: i64 = drawn_colour(state, dice)
        draw(state, colour)
        pile.lay(colour)
        state.dealt += 1
        if state.dealt == setup.tiles_per_round * setup.tokens_per_tile:
            begin_remember(state)
            return
        if state.bag_left == 0:
            refill(state)


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
