"""What chance answers: who leads first, the harmonies that are turned up, the deal (VO-02, VO-03, VO-17)."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, members, nth
from vivant.engine.dice import Dice
from vivant.engine.space import Block
from vivant.games.vivo.rules.position import DEAL, FIRST, NEXT, NOW, PLAY, Position
from vivant.games.vivo.rules.setup import pile_card, pile_count


def outcomes_of(position: Position) -> list[tuple[int, int]]:
    outcomes = position.setup.outcomes
    if position.stage == FIRST:
        return [(outcomes.first.at(seat), 1) for seat in range(position.setup.players)]
    if position.stage == DEAL:
        return [(outcomes.deal.at(card), 1) for card in members(position.deck)]
    weights: list[tuple[int, int]] = []
    block = _harmonies(position)
    for kind in range(block.size):
        left = pile_count(position.pile, kind)
        if left > 0:
            weights.append((block.at(kind), left))
    return weights


def _harmonies(position: Position) -> Block:
    if position.stage == NOW:
        return position.setup.outcomes.now
    return position.setup.outcomes.next


def settle(position: Position, outcome: i64) -> None:
    outcomes = position.setup.outcomes
    if position.stage == FIRST:
        position.trick.leader = outcome - outcomes.first.base
        position.stage = NOW
    elif position.stage == DEAL:
        _deal(position, outcome - outcomes.deal.base)
    else:
        _turn_up(position, outcome - _harmonies(position).base)


def _turn_up(position: Position, kind: i64) -> None:
    """The harmony of this trick, or of the next."""
    position.pile -= pile_card(kind)
    position.pile_left -= 1
    if position.stage == NOW:
        position.trick.ask(kind)
        position.stage = NEXT if position.pile_left > 0 else DEAL
    else:
        position.next = kind
        if position.dealt == 0:
            position.stage = DEAL
        else:
            _begin_trick(position)


def _deal(position: Position, card: i64) -> None:
    setup = position.setup
    seat = position.seats[position.dealt // setup.hand]
    seat.hand = seat.hand | bit_at(card)
    position.deck = position.deck & ~bit_at(card)
    position.dealt += 1
    if position.dealt == (setup.players - 1) * setup.hand:
        _deal_the_rest(position)


def _deal_the_rest(position: Position) -> None:
    """The last seat gets what is left, which is no chance."""
    setup = position.setup
    position.seats[setup.players - 1].hand = position.deck
    position.deck = 0
    position.dealt = setup.players * setup.hand
    _begin_trick(position)


def _begin_trick(position: Position) -> None:
    position.stage = PLAY
    position.turn = position.trick.leader


def roll_all(position: Position, dice: Dice) -> None:
    """Everything that is pending, without the lists."""
    while position.stage < PLAY:
        if position.stage == FIRST:
            position.trick.leader = dice.below(position.setup.players)
            position.stage = NOW
        elif position.stage == DEAL:
            _roll_deal(position, dice)
        else:
            left: i64 = dice.below(position.pile_left)
            kind: i64 = 0
            while left >= pile_count(position.pile, kind):
                left -= pile_count(position.pile, kind)
                kind += 1
            _turn_up(position, kind)


def _roll_deal(position: Position, dice: Dice) -> None:
    """The rest of the deal in one go."""
    setup = position.setup
    deck: i64 = position.deck
    left: i64 = count_bits(deck)
    seat: i64 = position.dealt // setup.hand
    held: i64 = position.dealt - seat * setup.hand
    while seat < setup.players - 1:
        hand: i64 = position.seats[seat].hand
        while held < setup.hand:
            card: i64 = bit_at(nth(deck, dice.below(left)))
            hand = hand | card
            deck = deck & ~card
            left -= 1
            held += 1
        position.seats[seat].hand = hand
        held = 0
        seat += 1
    position.deck = deck
    _deal_the_rest(position)
