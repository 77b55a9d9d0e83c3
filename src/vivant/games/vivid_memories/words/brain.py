"""The Artificial Brain explains itself: each step of its turn in words with the rule that decides, done or foreseen."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from vivant.engine.game import CHANCE, LogLine
from vivant.games.vivid_memories.rules.brain import BRAIN, FIRST_TOKEN, HUMAN, IDLE, Brain, Draft, look_ahead, tokens_in
from vivant.games.vivid_memories.rules.brain_turn import lead, steps_of_brain, target_of_brain
from vivant.games.vivid_memories.rules.position import LEFT, REMEMBER, RIGHT, colours_in
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, MORE, NOTHING, SIDE
from vivant.games.vivid_memories.rules.setup import Setup, Solo, amount
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import (
    colour_list,
    colour_name,
    moment_name,
    outer_pile,
    parts_of,
    preference,
    slot_name,
    token_list,
)
from vivant.words.message import Listing, Message, Who


@dataclass(frozen=True)
class BrainStep:
    """A step of its turn and what is said of it; `before` is the position in which it was made."""

    before: MemoriesState
    step: int
    lines: list[LogLine]


def _told(rule: str, key: str, /, **args: object) -> LogLine:
    """Each step is explained by its rule."""
    return LogLine(Message(key, args), rule, cites=True)


def brain_of(state: MemoriesState) -> tuple[Brain, Solo]:
    assert state.brain is not None
    assert state.setup.solo is not None
    return state.brain, state.setup.solo


def plays_itself(setup: Setup) -> bool:
    """Whether there is a Brain that takes its turns, and nobody practises them."""
    return setup.solo is not None and not setup.solo.practice


def draft_from(state: MemoriesState, end: int) -> Draft:
    """The whole draft from this end, for a first colour that lies there."""
    brain, solo = brain_of(state)
    return look_ahead(state.setup, solo, brain.queue, state.line, state.first, state.last, end)


# its turn, step by step


def held_copy(state: MemoriesState) -> MemoriesState:
    """A copy in which the Brain waits to be led."""
    copy = state.clone()
    copy.held = True
    return copy


def ahead(before: MemoriesState, who: int, do: int) -> MemoriesState:
    """The position after an action or an outcome, with the Brain's turn, if one follows, not yet begun."""
    state = held_copy(before)
    if who == CHANCE:
        state.apply_outcome(do)
    else:
        state.apply(who, do)
    return state


def step_from_side(view: MemoriesState, action: int) -> int:
    """The first step of its draft, where the human has chosen this end."""
    actions = view.setup.actions
    return int(actions.draft.at(action - actions.side.base, target_of_brain(view)))


def play_through(state: MemoriesState) -> list[BrainStep]:
    """All that it does from here on until somebody is asked; the state, a copy that is held, goes along."""
    played: list[BrainStep] = []
    brain, _ = brain_of(state)
    while brain.stage != IDLE:
        steps = steps_of_brain(state)
        if len(steps) > 1:
            break
        before, turn = state.clone(), brain.stage != FIRST_TOKEN
        lines = tell_brain_step(state, steps[0])
        lead(state, steps[0])
        if turn and brain.stage == FIRST_TOKEN:  # the human's turn between two of its own was none
            lines.append(_told("VM-R9", "log-pass", seat=Who(int(HUMAN))))
        played.append(BrainStep(before, steps[0], lines))
    return played


def tell_turns(state: MemoriesState) -> list[LogLine]:
    """`play_through` as lines, and what the human is asked where it cannot go on.

    Tiles that go under the stack together are told together.
    """
    lines: list[LogLine] = []
    under = state.setup.actions.under
    for returns, steps in groupby(play_through(state), key=lambda played: under.has(played.step)):
        played = list(steps)
        if returns:
            lines.append(_told_returned(state.setup, [int(one.step - under.base) for one in played]))
            lines += played[-1].lines[1:]
        else:
            lines += [line for one in played for line in one.lines]
    return [*lines, _told_choice(state)] if brain_of(state)[0].stage == FIRST_TOKEN else lines


def _told_returned(setup: Setup, tiles: list[int]) -> LogLine:
    listed = Listing(tuple(preference(setup, tile) for tile in tiles))
    return _told("AB-19", "log-brain-under", tiles=listed, count=len(tiles))


def tell_brain_step(state: MemoriesState, step: int) -> list[LogLine]:
    """What one step asks, finds and does, before it is done."""
    setup = state.setup
    brain, _ = brain_of(state)
    block, at = setup.actions.split(step)
    if block == "draft":
        side, target = divmod(at, len(setup.colour_names))
        told = _told_first if brain.stage == FIRST_TOKEN else _told_next
        return [told(state, side, target), *_told_emptied(state, side)]
    if block in ("skip", "over"):
        tile = brain.queue[brain.used]
        asked = setup.asked_colours(tile)
        rule, key = ("AB-11", "log-brain-skip") if block == "skip" else (later_rule(brain), "log-brain-miss")
        return [_told(rule, key, tile=preference(setup, tile), colours=colour_list(setup, asked), count=len(asked))]
    if block == "under":
        return [_told_returned(setup, [at])]
    if block == "gain":
        return _told_gain(state, at)
    return [_told_laid(state, block, at)]


def later_rule(brain: Brain) -> str:
    """By which its second token is asked for, or a further one."""
    return "AB-14" if brain.used == 1 else "AB-15"


def _told_first(state: MemoriesState, side: int, target: int) -> LogLine:
    tile, colour = preference(state.setup, brain_of(state)[0].queue[0]), colour_name(state.setup, target)
    args: dict[str, object] = {"tile": tile, "colour": colour, "end": ENDS[side]}
    if state.first == state.last:
        return _told("AB-R8", "log-brain-last", **args)
    if not outer_pile(state, 1 - side).colours >> target & 1:
        return _told("AB-12", "log-brain-one", **args)
    key, more = side_reason(state, side)
    return _told("AB-13", f"log-brain-{key}", **args, **more)


def _told_next(state: MemoriesState, side: int, target: int) -> LogLine:
    brain, _ = brain_of(state)
    tile, colour = preference(state.setup, brain.queue[brain.used]), colour_name(state.setup, target)
    return _told(later_rule(brain), "log-brain-next", tile=tile, colour=colour)


def side_reason(state: MemoriesState, side: int) -> tuple[str, dict[str, object]]:
    """By which part of AB-13 this side is right: `empties`, `more` or `chosen`, with what that sentence needs."""
    mine, other = draft_from(state, side), draft_from(state, 1 - side)
    if bool(mine.emptied) != bool(other.emptied):
        return "empties", {}
    if len(mine.colours) != len(other.colours):
        return "more", {"more": len(mine.colours), "less": len(other.colours)}
    return "chosen", {"more": len(mine.colours), "emptied": "yes" if mine.emptied else "no"}


def _told_emptied(state: MemoriesState, side: int) -> list[LogLine]:
    pile = outer_pile(state, side)
    return [] if pile.left > 1 else [_told("AB-16", "log-brain-emptied", tile=moment_name(state.setup, pile.tile))]


def _told_laid(state: MemoriesState, block: str, at: int) -> LogLine:
    setup, own = state.setup, state.seats[BRAIN]
    hand = own.hand
    args: dict[str, object] = {"tokens": token_list(setup, hand), **parts_of(setup, block, at)}
    if block == "lay supply":
        return _told("AB-R11", "log-brain-supply", **args)
    if block == "lay slot":
        return _told("AB-17", "log-brain-slot", tokens=args["tokens"], slot=slot_name(setup, own.board, at))
    rule, key = ("AB-R10", "log-brain-alone") if tokens_in(hand) == 1 else ("AB-18", "log-brain-hex")
    return _told(rule, key, **args)


def _told_gain(state: MemoriesState, number: int) -> list[LogLine]:
    setup, tile, name = state.setup, state.setup.tiles[number], moment_name(state.setup, number)
    lines = [_told("AB-20", "log-brain-gain", tile=name)]
    if brain_of(state)[1].learns:
        there = amount(state.supply, tile.action[0]) > 0
        rule, key = ("AB-33", "log-brain-learn") if there else ("AB-R13", "log-brain-learn-none")
        lines.append(_told(rule, key, colour=colour_name(setup, tile.action[0]), tile=name))
    return lines


# what it would do


def foresee(view: MemoriesState, seat: int, action: int) -> list[LogLine]:
    """What the Brain would do if the seat did this and then ended its turn; nothing where it has no turn to come."""
    own = view.seats[seat]
    if view.brain is None or not view.to_act() >> seat & 1 or view.phase != REMEMBER or own.ask == BRAIN_TURN:
        return []
    state = ahead(view, seat, action)
    if own.ask == SIDE:
        return tell_brain_step(view, step_from_side(view, action)) + tell_turns(state)
    return _foreseen(state)


def _foreseen(state: MemoriesState) -> list[LogLine]:
    brain, _ = brain_of(state)
    own = state.seats[HUMAN]
    if brain.stage == IDLE:
        taken = colours_in(own.hand)
        if state.phase == REMEMBER and own.ask == MORE and taken & (taken - 1):  # a third colour has to follow
            lines: list[LogLine] = []
            for further in state.legal(HUMAN):
                third = colour_name(state.setup, further % len(state.setup.colour_names))
                lines.append(_told("VM-16", "log-brain-third", colour=third))
                lines += _foreseen(ahead(state, HUMAN, further))
            return lines
        if state.phase != REMEMBER or state.first > state.last:  # its turn would not come
            return [_told("AB-10", "log-brain-no-turn")]
        own.ask = NOTHING
        brain.stage = FIRST_TOKEN
    return tell_turns(state)


def _told_choice(state: MemoriesState) -> LogLine:
    """AB-13(c), before the human has chosen."""
    setup = state.setup
    left, right = (colour_list(setup, draft_from(state, side).colours) for side in (LEFT, RIGHT))
    tile = preference(setup, brain_of(state)[0].queue[0])
    colour = colour_name(setup, target_of_brain(state))
    return _told("AB-13", "log-brain-choice", tile=tile, colour=colour, left=left, right=right)
