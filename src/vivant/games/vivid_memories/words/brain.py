"""The Artificial Brain explains itself: each step of its turn in words with the rule that decides, done or foreseen."""

from __future__ import annotations

from dataclasses import dataclass

from vivant.engine.game import LogLine
from vivant.games.vivid_memories.rules.brain import (
    BRAIN,
    FIRST_TOKEN,
    HUMAN,
    IDLE,
    RETURNING,
    Brain,
    Draft,
    look_ahead,
    tokens_in,
)
from vivant.games.vivid_memories.rules.brain_turn import lead, steps_of_brain, target_of_brain
from vivant.games.vivid_memories.rules.position import LEFT, REMEMBER, RIGHT, colours_in
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, MORE, NOTHING, SIDE
from vivant.games.vivid_memories.rules.setup import Setup, Solo, amount
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import colour_list, colour_name, preference, token_list
from vivant.words.message import Listing, Message, Who


@dataclass(frozen=True)
class BrainStep:
    """A step of its turn and what is said of it; `before` is the position in which it was made."""

    before: MemoriesState
    step: int
    lines: list[LogLine]


def _cited(message: Message, rule: str) -> LogLine:
    """Each step is explained by its rule."""
    return LogLine(message, rule, cites=True)


def brain_of(state: MemoriesState) -> tuple[Brain, Solo]:
    assert state.brain is not None
    assert state.setup.solo is not None
    return state.brain, state.setup.solo


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


def ahead(before: MemoriesState, seat: int, action: int) -> MemoriesState:
    """The position after an action, with the Brain's turn, if one follows, not yet begun."""
    state = held_copy(before)
    state.apply(seat, action)
    return state


def ahead_of_chance(before: MemoriesState, outcome: int) -> MemoriesState:
    state = held_copy(before)
    state.apply_outcome(outcome)
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
            lines.append(_cited(Message("log-pass", {"seat": Who(int(HUMAN))}), "VM-R9"))
        played.append(BrainStep(before, steps[0], lines))
    return played


def tell_turn(state: MemoriesState) -> list[LogLine]:
    """`play_through` as lines; tiles that go under the stack together are told together."""
    lines: list[LogLine] = []
    returned: list[int] = []
    under = state.setup.actions.under
    for played in play_through(state):
        if under.has(played.step):
            returned.append(int(played.step - under.base))
            if _brain_after(played).stage == RETURNING:
                continue
            lines.append(_told_returned(state.setup, returned))
            returned = []
            lines += played.lines[1:]
        else:
            lines += played.lines
    return lines


def _brain_after(played: BrainStep) -> Brain:
    state = held_copy(played.before)
    lead(state, played.step)
    return brain_of(state)[0]


def _told_returned(setup: Setup, tiles: list[int]) -> LogLine:
    listed = Listing(tuple(preference(setup, tile) for tile in tiles))
    return _cited(Message("log-brain-under", {"tiles": listed, "count": len(tiles)}), "AB-19")


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
        args = {"tile": preference(setup, tile), "colours": colour_list(setup, asked), "count": len(asked)}
        if block == "skip":
            return [_cited(Message("log-brain-skip", args), "AB-11")]
        return [_cited(Message("log-brain-miss", args), later_rule(brain))]
    if block == "under":
        return [_told_returned(setup, [at])]
    if block == "gain":
        return _told_gain(state, at)
    return [_told_laid(state, block, at)]


def later_rule(brain: Brain) -> str:
    """By which its second token is asked for, or a further one."""
    return "AB-14" if brain.used == 1 else "AB-15"


def _told_first(state: MemoriesState, side: int, target: int) -> LogLine:
    setup = state.setup
    brain, _ = brain_of(state)
    args: dict[str, object] = {
        "tile": preference(setup, brain.queue[0]),
        "colour": colour_name(setup, target),
        "end": ENDS[side],
    }
    if state.first == state.last:
        return _cited(Message("log-brain-last", args), "AB-R8")
    if not state.line[state.last if side == LEFT else state.first].colours >> target & 1:
        return _cited(Message("log-brain-one", args), "AB-12")
    key, more = side_reason(state, side)
    return _cited(Message(f"log-brain-{key}", args | more), "AB-13")


def _told_next(state: MemoriesState, side: int, target: int) -> LogLine:
    brain, _ = brain_of(state)
    args = {"tile": preference(state.setup, brain.queue[brain.used]), "colour": colour_name(state.setup, target)}
    return _cited(Message("log-brain-next", args), later_rule(brain))


def side_reason(state: MemoriesState, side: int) -> tuple[str, dict[str, object]]:
    """By which part of AB-13 this side is right: `empties`, `more` or `chosen`, with what that sentence needs."""
    mine, other = draft_from(state, side), draft_from(state, 1 - side)
    if bool(mine.emptied) != bool(other.emptied):
        return "empties", {}
    if len(mine.colours) != len(other.colours):
        return "more", {"more": len(mine.colours), "less": len(other.colours)}
    return "chosen", {"more": len(mine.colours), "emptied": "yes" if mine.emptied else "no"}


def _told_emptied(state: MemoriesState, side: int) -> list[LogLine]:
    pile = state.line[state.last if side == RIGHT else state.first]
    if pile.left > 1:
        return []
    return [_cited(Message("log-brain-emptied", {"tile": state.setup.tiles[pile.tile].name}), "AB-16")]


def _told_laid(state: MemoriesState, block: str, at: int) -> LogLine:
    setup = state.setup
    hand = state.seats[BRAIN].hand
    args: dict[str, object] = {"tokens": token_list(setup, hand)}
    if block == "lay supply":
        return _cited(Message("log-brain-supply", args), "AB-R11")
    if block == "lay slot":
        return _cited(Message("log-brain-slot", args | {"slot": setup.slot_names[at]}), "AB-17")
    args["hex"] = setup.hex_names[at]
    if tokens_in(hand) == 1:
        return _cited(Message("log-brain-alone", args), "AB-R10")
    return _cited(Message("log-brain-hex", args), "AB-18")


def _told_gain(state: MemoriesState, number: int) -> list[LogLine]:
    setup, tile = state.setup, state.setup.tiles[number]
    _, solo = brain_of(state)
    lines = [_cited(Message("log-brain-gain", {"tile": tile.name}), "AB-20")]
    if solo.learns:
        args = {"colour": colour_name(setup, tile.action[0]), "tile": tile.name}
        there = amount(state.supply, tile.action[0]) > 0
        key, rule = ("log-brain-learn", "AB-33") if there else ("log-brain-learn-none", "AB-R13")
        lines.append(_cited(Message(key, args), rule))
    return lines


# what it would do


def foresee(view: MemoriesState, seat: int, action: int) -> list[LogLine]:
    """What the Brain would do if the seat did this and then ended its turn; nothing where it has no turn to come."""
    if view.brain is None or not view.to_act() >> seat & 1:
        return []
    own = view.seats[seat]
    if view.phase != REMEMBER or own.ask == BRAIN_TURN:
        return []
    state = ahead(view, seat, action)
    if own.ask == SIDE:
        return tell_brain_step(view, step_from_side(view, action)) + tell_turn(state)
    return _foreseen(state)


def _foreseen(state: MemoriesState) -> list[LogLine]:
    brain, _ = brain_of(state)
    own = state.seats[HUMAN]
    if brain.stage == IDLE:
        if state.phase != REMEMBER:  # its turn would not come
            return [_cited(Message("log-brain-no-turn"), "AB-10")]
        taken = colours_in(own.hand)
        if own.ask == MORE and taken & (taken - 1):  # a third colour has to follow
            lines: list[LogLine] = []
            for further in state.legal(HUMAN):
                third = colour_name(state.setup, further % len(state.setup.colour_names))
                lines.append(_cited(Message("log-brain-third", {"colour": third}), "VM-16"))
                lines += _foreseen(ahead(state, HUMAN, further))
            return lines
        if state.first > state.last:
            return [_cited(Message("log-brain-no-turn"), "AB-10")]
        own.ask = NOTHING
        brain.stage = FIRST_TOKEN
    lines = tell_turn(state)
    if brain.stage == FIRST_TOKEN and len(steps_of_brain(state)) > 1:
        lines.append(tell_choice(state))
    return lines


def tell_choice(state: MemoriesState) -> LogLine:
    """AB-13(c), before the human has chosen."""
    setup = state.setup
    brain, _ = brain_of(state)
    left, right = draft_from(state, LEFT), draft_from(state, RIGHT)
    args: dict[str, object] = {
        "tile": preference(setup, brain.queue[0]),
        "colour": colour_name(setup, target_of_brain(state)),
        "left": colour_list(setup, left.colours),
        "right": colour_list(setup, right.colours),
    }
    return _cited(Message("log-brain-choice", args), "AB-13")
