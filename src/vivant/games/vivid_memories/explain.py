"""The Artificial Brain explains itself: each step of its turn in words with the rule that decides, done or foreseen."""

from __future__ import annotations

from dataclasses import dataclass

from vivant.engine.game import LogLine
from vivant.engine.state import Reason
from vivant.games.vivid_memories.artificial_brain import (
    BRAIN,
    FIRST_TOKEN,
    GAINING,
    HUMAN,
    IDLE,
    LAYING,
    MORE_TOKENS,
    RETURNING,
    Brain,
    Outlook,
    look_ahead,
    tokens_in,
)
from vivant.games.vivid_memories.parts import NONE, Setup, Solo
from vivant.games.vivid_memories.position import LEFT, REMEMBER, RIGHT, colours_in
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import BRAIN_TURN, MORE, NOTHING, SIDE
from vivant.words.message import Listing, Message, Who

ENDS = "LR"
LATER_RULES = {1: "AB-14", 2: "AB-15"}  # by the place in the queue that is asked; more tokens go by the last


@dataclass(frozen=True)
class Told:
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


def who(setup: Setup, seat: int) -> Who | Message:
    """A seat in a sentence; the Brain has no seat at the table."""
    return Message("brain") if setup.alone and seat == BRAIN else Who(seat)


def colour(setup: Setup, number: int) -> Message:
    return Message("colour", {"name": setup.colour_names[number]})


def colours(setup: Setup, numbers: list[int], either: bool = False) -> Listing:
    return Listing(tuple(colour(setup, number) for number in numbers), either)


def preference(setup: Setup, tile: int) -> Message:
    """A preference tile in a sentence."""
    if tile < setup.colours:
        return Message("preference-aspiration", {"colour": colour(setup, tile)})
    moment = setup.tiles[tile - setup.colours]
    return Message("preference-moment", {"tile": moment.name, "colours": colours(setup, moment.pattern)})


def outlooks(state: MemoriesState) -> list[Outlook]:
    """The whole draft from the left and from the right end, for a first colour that lies on both."""
    brain, solo = brain_of(state)
    return [look_ahead(state.setup, solo, brain.queue, state.line, state.first, state.last, end) for end in (0, 1)]


# its turn, step by step


def ahead(before: MemoriesState, seat: int, action: int) -> MemoriesState:
    """The position after an action, with the Brain's turn, if one follows, not yet begun."""
    state = before.clone()
    state.held = True
    state.apply(seat, action)
    return state


def ahead_of_chance(before: MemoriesState, outcome: int) -> MemoriesState:
    state = before.clone()
    state.held = True
    state.apply_outcome(outcome)
    return state


def play_through(state: MemoriesState) -> list[Told]:
    """All that it does from here on until somebody is asked; the state, a copy that is held, goes along."""
    found: list[Told] = []
    brain, _ = brain_of(state)
    while brain.stage != IDLE:
        steps = state.brain_steps()
        if len(steps) > 1:
            break
        before, turn = state.clone(), brain.stage != FIRST_TOKEN
        lines = tell_brain_step(state, steps[0])
        state.lead_brain(steps[0])
        if turn and brain.stage == FIRST_TOKEN:  # the human's turn between two of its own was none
            lines.append(_cited(Message("log-pass", {"seat": Who(int(HUMAN))}), "VM-R9"))
        found.append(Told(before, steps[0], lines))
    return found


def tell_turn(state: MemoriesState) -> list[LogLine]:
    """`play_through` as lines; tiles that go under the stack together are told together."""
    lines: list[LogLine] = []
    returned: list[int] = []
    setup = state.setup
    for told in play_through(state):
        if setup.under_base <= told.step < setup.gain_base:
            returned.append(int(told.step - setup.under_base))
            if _brain_after(told).stage == RETURNING:
                continue
            lines.append(_told_returned(setup, returned))
            returned = []
            lines += told.lines[1:]
        else:
            lines += told.lines
    return lines


def _brain_after(told: Told) -> Brain:
    state = told.before.clone()
    state.held = True
    state.lead_brain(told.step)
    return brain_of(state)[0]


def _told_returned(setup: Setup, tiles: list[int]) -> LogLine:
    listed = Listing(tuple(preference(setup, tile) for tile in tiles))
    return _cited(Message("log-brain-under", {"tiles": listed, "count": len(tiles)}), "AB-19")


def tell_brain_step(state: MemoriesState, step: int) -> list[LogLine]:
    """What one step asks, finds and does, before it is done."""
    setup = state.setup
    brain, _ = brain_of(state)
    if brain.stage == FIRST_TOKEN:
        if step == setup.skip:
            asked = setup.asked_colours(brain.queue[0])
            args = {"tile": preference(setup, brain.queue[0]), "colours": colours(setup, asked)}
            return [_cited(Message("log-brain-skip", args | {"count": len(asked)}), "AB-11")]
        side, target = divmod(int(step - setup.draft_base), int(setup.colours))
        return [_told_first(state, side, target), *_told_emptied(state, side)]
    if brain.stage == MORE_TOKENS:
        tile = brain.queue[brain.used]
        rule = LATER_RULES.get(int(brain.used), "AB-15")
        if step == setup.over:
            asked = setup.asked_colours(tile)
            args = {"tile": preference(setup, tile), "colours": colours(setup, asked), "count": len(asked)}
            return [_cited(Message("log-brain-miss", args), rule)]
        target = int(step - setup.draft_base) % int(setup.colours)
        found = {"tile": preference(setup, tile), "colour": colour(setup, target)}
        return [_cited(Message("log-brain-next", found), rule), *_told_emptied(state, int(state.end))]
    if brain.stage == LAYING:
        return [_told_laid(state, step)]
    if brain.stage == RETURNING:
        return [_told_returned(setup, [int(step - setup.under_base)])]
    return _told_gain(state, int(step - setup.gain_base))


def _told_first(state: MemoriesState, side: int, target: int) -> LogLine:
    setup = state.setup
    brain, _ = brain_of(state)
    args: dict[str, object] = {
        "tile": preference(setup, brain.queue[0]),
        "colour": colour(setup, target),
        "end": ENDS[side],
    }
    if state.first == state.last:
        return _cited(Message("log-brain-last", args), "AB-R8")
    if not state.line[state.last if side == LEFT else state.first].colours >> target & 1:
        return _cited(Message("log-brain-one", args), "AB-12")
    key, more = side_reason(outlooks(state), side)
    return _cited(Message(f"log-brain-{key}", args | more), "AB-13")


def side_reason(found: list[Outlook], side: int) -> tuple[str, dict[str, object]]:
    """By which part of AB-13 this side is right: `empties`, `more` or `chosen`, with what that sentence needs."""
    mine, other = found[side], found[1 - side]
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


def _told_laid(state: MemoriesState, step: int) -> LogLine:
    setup = state.setup
    hand = state.seats[BRAIN].hand
    tokens = Listing(tuple(Message("colour", {"name": name}) for name in setup.colours_of(hand)))
    args: dict[str, object] = {"tokens": tokens}
    if step == setup.lay_supply:
        return _cited(Message("log-brain-supply", args), "AB-R11")
    if step < setup.lay_hex_base:
        args["slot"] = setup.slot_names[step - setup.lay_slot_base]
        return _cited(Message("log-brain-slot", args), "AB-17")
    args["hex"] = setup.hex_names[step - setup.lay_hex_base]
    if tokens_in(hand) == 1:
        return _cited(Message("log-brain-alone", args), "AB-R10")
    return _cited(Message("log-brain-hex", args), "AB-18")


def _told_gain(state: MemoriesState, tile: int) -> list[LogLine]:
    setup = state.setup
    _, solo = brain_of(state)
    lines = [_cited(Message("log-brain-gain", {"tile": setup.tiles[tile].name}), "AB-20")]
    if solo.learns:
        args = {"colour": colour(setup, setup.tiles[tile].action[0]), "tile": setup.tiles[tile].name}
        there = setup.colours_of(state.supply).count(setup.colour_names[setup.tiles[tile].action[0]])
        lines.append(
            _cited(Message("log-brain-learn", args), "AB-33")
            if there
            else _cited(Message("log-brain-learn-none", args), "AB-R13")
        )
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
        setup = view.setup
        first = setup.draft_base + (action - setup.side_base) * setup.colours + view.brain_target()
        return tell_brain_step(view, int(first)) + tell_turn(state)
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
                third = colour(state.setup, int(further) % int(state.setup.colours))
                lines.append(_cited(Message("log-brain-third", {"colour": third}), "VM-16"))
                lines += _foreseen(ahead(state, HUMAN, further))
            return lines
        if state.first > state.last:
            return [_cited(Message("log-brain-no-turn"), "AB-10")]
        own.ask = NOTHING
        brain.stage = FIRST_TOKEN
    lines = tell_turn(state)
    if brain.stage == FIRST_TOKEN and len(state.brain_steps()) > 1:
        lines.append(tell_choice(state))
    return lines


def tell_choice(state: MemoriesState) -> LogLine:
    """AB-13(c), before the human has chosen."""
    setup = state.setup
    brain, _ = brain_of(state)
    left, right = outlooks(state)
    args: dict[str, object] = {
        "tile": preference(setup, brain.queue[0]),
        "colour": colour(setup, state.brain_target()),
        "left": colours(setup, left.colours),
        "right": colours(setup, right.colours),
    }
    return _cited(Message("log-brain-choice", args), "AB-13")


# practice: what is offered, and what is wrong with what was tried


def offered_steps(state: MemoriesState) -> list[int]:
    """All that one might think of at this point of the Brain's turn, right or wrong, ascending."""
    setup = state.setup
    brain, _ = brain_of(state)
    own = state.seats[BRAIN]
    found = set(state.brain_steps())
    if brain.stage in (FIRST_TOKEN, MORE_TOKENS):
        found |= {int(setup.skip)} if brain.stage == FIRST_TOKEN else {int(setup.over)}
        for end, pile in ((0, state.line[state.first]), (1, state.line[state.last])):
            if end == RIGHT and state.first == state.last and state.end != RIGHT:
                continue
            if end == LEFT and state.first == state.last and state.end == RIGHT:
                continue
            found |= {
                int(setup.draft_base) + end * int(setup.colours) + at
                for at in range(len(setup.colour_names))
                if pile.colours >> at & 1
            }
    elif brain.stage == LAYING:
        held = own.total.some()
        found |= {int(setup.lay_slot_base) + at for at in range(len(setup.slot_names)) if not own.slots >> at & 1}
        found |= {int(setup.lay_hex_base) + at for at in range(len(setup.hex_names)) if not held >> at & 1}
    else:
        found |= {int(setup.under_base + tile) for tile in brain.queue}
        found |= {int(setup.gain_base + tile) for tile in brain.leaving}
    return sorted(found)


STAGE_RULES = {FIRST_TOKEN: "AB-11", MORE_TOKENS: "AB-16", LAYING: "AB-R12", RETURNING: "AB-19", GAINING: "AB-20"}


def refuse_brain_step(state: MemoriesState, action: int) -> Reason:
    """Why this is not what the Brain does now."""
    setup = state.setup
    brain, _ = brain_of(state)
    if action < setup.skip:
        return Reason("AB-10", Message("refuse-asked-brain"))
    if brain.stage == FIRST_TOKEN and (action == setup.skip or setup.draft_base <= action < setup.over):
        return _refuse_first(state, action)
    if brain.stage == MORE_TOKENS and action < setup.lay_slot_base:
        return _refuse_more(state, action)
    if brain.stage == LAYING and setup.lay_slot_base <= action < setup.under_base:
        return _refuse_laying(state, action)
    if brain.stage == RETURNING and setup.under_base <= action < setup.gain_base:
        return Reason("AB-19", Message("refuse-brain-under"))
    if brain.stage == GAINING and action >= setup.gain_base:
        return Reason("AB-20", Message("refuse-brain-gain"))
    stages = {FIRST_TOKEN: "first", MORE_TOKENS: "more", LAYING: "lay", RETURNING: "return", GAINING: "gaining"}
    return Reason(STAGE_RULES[brain.stage], Message(f"refuse-brain-stage-{stages[brain.stage]}"))


def _refuse_first(state: MemoriesState, action: int) -> Reason:
    setup = state.setup
    brain, _ = brain_of(state)
    target = state.brain_target()
    asked = setup.asked_colours(brain.queue[0])
    args: dict[str, object] = {"tile": preference(setup, brain.queue[0])}
    if action == setup.skip:
        return Reason("AB-11", Message("refuse-brain-skip", args))
    if target == NONE:
        return Reason("AB-11", Message("refuse-brain-must-skip", args))
    side, wanted = divmod(int(action - setup.draft_base), int(setup.colours))
    args |= {"colour": colour(setup, wanted), "end": ENDS[side]}
    if wanted not in asked:
        return Reason("AB-11", Message("refuse-brain-colour", args))
    if wanted != target:
        if asked.index(wanted) > asked.index(target):
            return Reason("AB-R6", Message("refuse-brain-order", args))
        return Reason("AB-11", Message("refuse-brain-not-there", args))
    if state.first == state.last:
        return Reason("AB-R8", Message("refuse-one-tile"))
    if not state.line[state.last if side == RIGHT else state.first].colours >> wanted & 1:
        return Reason("AB-12", Message("refuse-brain-not-there", args))
    key, more = side_reason(outlooks(state), 1 - side)
    return Reason("AB-13", Message(f"refuse-brain-side-{key}", args | more))


def _refuse_more(state: MemoriesState, action: int) -> Reason:
    setup = state.setup
    brain, _ = brain_of(state)
    rule = LATER_RULES.get(int(brain.used), "AB-15")
    tile = brain.queue[brain.used]
    args: dict[str, object] = {"tile": preference(setup, tile)}
    if action == setup.skip:
        return Reason("AB-14", Message("refuse-brain-no-skip"))
    if action == setup.over:
        return Reason(rule, Message("refuse-brain-over", args))
    side, wanted = divmod(int(action - setup.draft_base), int(setup.colours))
    args |= {"colour": colour(setup, wanted), "end": ENDS[side]}
    if side != state.end:
        return Reason("AB-14", Message("refuse-brain-same-end"))
    asked = setup.asked_colours(tile)
    if wanted not in asked:
        return Reason(rule, Message("refuse-brain-colour", args))
    pile = state.line[state.last if side == RIGHT else state.first]
    if not pile.colours >> wanted & 1:
        return Reason(rule, Message("refuse-brain-not-there", args))
    return Reason(rule, Message("refuse-brain-order", args))


def _refuse_laying(state: MemoriesState, action: int) -> Reason:
    setup = state.setup
    own = state.seats[BRAIN]
    right = int(state.brain_steps()[0])
    if action == setup.lay_supply:
        return Reason("AB-R11", Message("refuse-brain-supply"))
    single = tokens_in(own.hand) == 1
    if action < setup.lay_hex_base:
        if not single:
            return Reason("AB-18", Message("refuse-brain-together"))
        if right >= setup.lay_hex_base:
            return Reason("AB-R10", Message("refuse-brain-no-slot"))
        return Reason("AB-17", Message("refuse-brain-slot"))
    if single and right < setup.lay_hex_base:
        return Reason("AB-17", Message("refuse-brain-slot"))
    return Reason("AB-18", Message("refuse-brain-hex"))
