"""Why an action is refused, rule by rule."""

from __future__ import annotations

from collections.abc import Callable

from vivant.engine.bits import members
from vivant.engine.reason import Reason
from vivant.games.vivid_memories.rules.brain import (
    BRAIN,
    FIRST_TOKEN,
    GAINING,
    LAYING,
    MORE_TOKENS,
    RETURNING,
    tokens_in,
)
from vivant.games.vivid_memories.rules.brain_turn import steps_of_brain, target_of_brain
from vivant.games.vivid_memories.rules.position import REFLECT, RIGHT, colours_in
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.seat import (
    ASKS,
    BANK,
    BRAIN_TURN,
    FROM,
    GIVE,
    MORE,
    MOVE,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
    TO,
    USE,
    Seat,
    roomy,
)
from vivant.games.vivid_memories.rules.setup import ADD, COMBINE, NONE, NUDGE, SPECULATE, SPLIT, SWAP, amount
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import brain_of, later_rule, side_reason
from vivant.games.vivid_memories.words.terms import colour_list, colour_name, preference
from vivant.words.message import Message

ACTION_RULES = {ADD: "VM-34", SPLIT: "VM-35", COMBINE: "VM-37", SPECULATE: "VM-38", NUDGE: "VM-39", SWAP: "VM-40"}
ASK_RULES = {TAKE: "VM-15", MORE: "VM-16", PLACE: "VM-18", REWIRE: "VM-20", MOVE: "VM-21", BANK: "VM-28"}
ASK_RULES |= {USE: "VM-31", GIVE: "VM-54", SIDE: "AB-13"}

OTHER_END = Reason("VM-15", Message("refuse-other-end"))
INNER_TILE = Reason("VM-17", Message("refuse-inner"))  # a moment that is not at an end of the line
SEVERAL_CLAIMED = Reason("VM-28", Message("refuse-bank-many"))  # a slot alone does not say which of them goes into it


def reason_against(state: MemoriesState, seat: int, action: int) -> Reason:
    """For an action that is not legal and a seat that is asked."""
    own = state.seats[seat]
    block, at = state.setup.actions.split(action)
    if own.ask == BRAIN_TURN:
        return _against_brain_step(state, block, at)
    asks, explain = _EXPLAINED.get(block, ((), None))
    return explain(state, own, at) if explain is not None and own.ask in asks else reason_to_wait(state, seat)


def reason_to_wait(state: MemoriesState, seat: int) -> Reason:
    """Something else is asked first."""
    own = state.seats[seat]
    if own.ask == BRAIN_TURN:
        return Reason("AB-10", Message("refuse-asked-brain"))
    if own.ask in (REWIRE, MOVE) and state.full_turn:
        return Reason("VM-25", Message("refuse-full-board"))
    rule = ASK_RULES.get(own.ask) or ACTION_RULES[own.action]
    if own.ask == PLACE and state.phase == REFLECT:
        rule = ACTION_RULES[own.action]
    return Reason(rule, Message(f"refuse-asked-{ASKS[own.ask]}"))


# Remember


def _against_take(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    end, colour = divmod(at, len(setup.colour_names))
    named = {"colour": colour_name(setup, colour)}
    if own.ask == TAKE:
        if end == RIGHT and state.first == state.last:
            return Reason("VM-R7", Message("refuse-one-tile"))
        return Reason("VM-15", Message("refuse-not-there", named))
    if end != state.end:
        return OTHER_END
    taken = colours_in(own.hand)
    if taken >> colour & 1:
        if taken & (taken - 1):
            return Reason("VM-16", Message("refuse-third-differs"))
        return Reason("VM-17", Message("refuse-not-open", named))
    open_pile = state.line[state.first if end != RIGHT else state.last] if state.first <= state.last else None
    if open_pile is None or not open_pile.colours >> colour & 1:
        return Reason("VM-17", Message("refuse-not-open", named))
    return Reason("VM-16", Message("refuse-no-third"))


def _against_stop(state: MemoriesState, own: Seat, at: int) -> Reason:
    return Reason("VM-16", Message("refuse-two-differ"))


def _against_place(state: MemoriesState, own: Seat, at: int) -> Reason:
    rule = "VM-18" if state.phase != REFLECT else ACTION_RULES[own.action]
    return Reason(rule, Message("refuse-occupied", {"hex": state.setup.hex_names[at]}))


def _against_rewire_out(state: MemoriesState, own: Seat, at: int) -> Reason:
    if state.full_turn:
        return Reason("VM-25", Message("refuse-full-board"))
    args = {"hex": state.setup.hex_names[at]}
    if own.total.at(at) == 0:
        return Reason("VM-22", Message("refuse-empty", args))
    return Reason("VM-21", Message("refuse-no-room", args))


def _against_rewire_in(state: MemoriesState, own: Seat, at: int) -> Reason:
    if state.full_turn:
        return Reason("VM-25", Message("refuse-full-board"))
    args = {"hex": state.setup.hex_names[at]}
    if own.total.at(at) == state.setup.capacity:
        return Reason("VM-21", Message("refuse-full", args))
    return Reason("VM-23", Message("refuse-in-none", args))


def _against_done(state: MemoriesState, own: Seat, at: int) -> Reason:
    if state.full_turn:
        return Reason("VM-25", Message("refuse-full-board"))
    return Reason("VM-21", Message("refuse-move-one"))


def _against_move(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    colour, hex = divmod(at, len(setup.hex_names))
    rule = "VM-23" if own.inward else "VM-22"
    args: dict[str, object] = {"hex": setup.hex_names[hex], "chosen": setup.hex_names[own.hex]}
    if not setup.near[own.hex] >> hex & 1:
        return Reason(rule, Message("refuse-not-adjacent", args))
    source = hex if own.inward else own.hex
    if own.layers[colour].at(source) == 0:
        return _lacks(state, rule, source, colour)
    if not own.inward and not roomy(setup, own) >> hex & 1:
        return Reason("VM-21", Message("refuse-full", args))
    return Reason("VM-25", Message("refuse-full-board"))


def _lacks(state: MemoriesState, rule: str, hex: int, colour: int) -> Reason:
    args = {"hex": state.setup.hex_names[hex], "colour": colour_name(state.setup, colour)}
    return Reason(rule, Message("refuse-lacks", args))


# Reflect


def _against_bank(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    tile, slot = divmod(at, len(setup.bank_names))
    if not own.claimed >> tile & 1:
        return Reason("VM-28", Message("refuse-not-claimed", {"tile": setup.tiles[tile].name}))
    return Reason("VM-30", Message("refuse-covered", {"slot": setup.bank_names[slot]}))


def _against_use(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    args: dict[str, object] = {"slot": setup.bank_names[at]}
    if own.used >> at & 1:
        return Reason("VM-31", Message("refuse-used", args))
    kind = kind_in(state, own, at)
    if kind == NONE:
        return Reason("VM-31", Message("refuse-flipped", args))
    if kind in (ADD, SPECULATE) and own.total.some() == setup.every_hex:
        return Reason("VM-R13", Message("refuse-no-empty"))
    if kind == SPECULATE:
        return Reason("VM-38", Message("refuse-bag"))
    if kind in (ADD, SPLIT):
        tile = setup.tiles[own.bank[at]]
        if kind == SPLIT and own.layers[tile.removed].some() == 0:
            return Reason("VM-R13", Message("refuse-no-removable", {"colour": colour_name(setup, tile.removed)}))
        return Reason("VM-R14", Message("refuse-supply", {"colours": colour_list(setup, members(tile.results))}))
    if kind == COMBINE:
        return Reason("VM-37", Message("refuse-no-pair"))
    if kind == NUDGE:
        return Reason("VM-39", Message("refuse-no-nudge"))
    return Reason("VM-R16", Message("refuse-no-swap"))


def _against_from(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    args: dict[str, object] = {"hex": setup.hex_names[at]}
    if own.action == SPLIT:
        tile = setup.tiles[own.bank[own.slot]]
        if own.layers[tile.removed].at(at) == 0:
            return _lacks(state, "VM-35", at, tile.removed)
        return Reason("VM-R14", Message("refuse-supply", {"colours": colour_list(setup, members(tile.results))}))
    if own.total.at(at) == 0:
        return Reason(ACTION_RULES[own.action], Message("refuse-empty", args))
    if own.action == COMBINE:
        return Reason("VM-37", Message("refuse-one-token", args))
    if own.action == NUDGE:
        return Reason("VM-39", Message("refuse-no-room", args))
    return Reason("VM-R16", Message("refuse-swap-from", args))


def _against_result(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    if own.action == SPLIT and not setup.tiles[own.bank[own.slot]].results >> at & 1:
        results = colour_list(setup, members(setup.tiles[own.bank[own.slot]].results), either=True)
        return Reason("VM-36", Message("refuse-no-result", {"colours": results}))
    assert amount(state.supply, at) == 0
    rule = "VM-R14" if own.action == SPLIT else "VM-37"
    return Reason(rule, Message("refuse-supply", {"colours": colour_name(setup, at)}))


def _against_pick(state: MemoriesState, own: Seat, at: int) -> Reason:
    named = {"colour": colour_name(state.setup, at)}
    hex = own.other if own.other != NONE else own.hex
    if own.layers[at].at(hex) == 0:
        return _lacks(state, ACTION_RULES[own.action], hex, at)
    if own.action == COMBINE:
        return Reason("VM-37", Message("refuse-no-second" if own.picked == NONE else "refuse-wheel-order", named))
    return Reason("VM-R16", Message("refuse-swap-equal", named))


def _against_to(state: MemoriesState, own: Seat, at: int) -> Reason:
    setup = state.setup
    args: dict[str, object] = {"hex": setup.hex_names[at], "chosen": setup.hex_names[own.hex]}
    if not setup.near[own.hex] >> at & 1:
        return Reason(ACTION_RULES[own.action], Message("refuse-not-adjacent", args))
    if own.action == NUDGE:
        return Reason("VM-39", Message("refuse-full", args))
    if own.total.at(at) == 0:
        return Reason("VM-40", Message("refuse-empty", args))
    return Reason("VM-R16", Message("refuse-swap-equal", {"colour": colour_name(setup, own.picked)}))


# Reward


def _against_give(state: MemoriesState, own: Seat, at: int) -> Reason:
    return Reason("VM-54", Message("refuse-give", {"hex": state.setup.hex_names[at]}))


# by the block of actions: when they are answers to what is asked, and what then explains one that is not legal
_EXPLAINED: dict[str, tuple[tuple[int, ...], Callable[[MemoriesState, Seat, int], Reason]]] = {
    "take": ((TAKE, MORE), _against_take),
    "stop": ((MORE,), _against_stop),
    "place": ((PLACE,), _against_place),
    "rewire out": ((REWIRE,), _against_rewire_out),
    "rewire in": ((REWIRE,), _against_rewire_in),
    "done": ((MOVE,), _against_done),
    "move": ((MOVE,), _against_move),
    "bank": ((BANK,), _against_bank),
    "use": ((USE,), _against_use),
    "from": ((FROM,), _against_from),
    "result": ((RESULT,), _against_result),
    "pick": ((PICK,), _against_pick),
    "to": ((TO,), _against_to),
    "give": ((GIVE,), _against_give),
}


# the Brain's turn, where it is practised

_DRAFTING = ("skip", "draft", "over")
_LAYING = ("lay slot", "lay hex", "lay supply")
_STAGES = {
    FIRST_TOKEN: ("AB-11", "first"),
    MORE_TOKENS: ("AB-16", "more"),
    LAYING: ("AB-R12", "lay"),
    RETURNING: ("AB-19", "return"),
    GAINING: ("AB-20", "gaining"),
}


def _against_brain_step(state: MemoriesState, block: str, at: int) -> Reason:
    """Why this is not what the Brain does now."""
    brain, _ = brain_of(state)
    if block not in (*_DRAFTING, *_LAYING, "under", "gain"):
        return Reason("AB-10", Message("refuse-asked-brain"))
    if brain.stage == FIRST_TOKEN and block in ("skip", "draft"):
        return _against_first_token(state, block, at)
    if brain.stage == MORE_TOKENS and block in _DRAFTING:
        return _against_next_token(state, block, at)
    if brain.stage == LAYING and block in _LAYING:
        return _against_laying(state, block)
    if brain.stage == RETURNING and block == "under":
        return Reason("AB-19", Message("refuse-brain-under"))
    if brain.stage == GAINING and block == "gain":
        return Reason("AB-20", Message("refuse-brain-gain"))
    rule, stage = _STAGES[brain.stage]
    return Reason(rule, Message(f"refuse-brain-stage-{stage}"))


def _against_first_token(state: MemoriesState, block: str, at: int) -> Reason:
    setup = state.setup
    brain, _ = brain_of(state)
    target = target_of_brain(state)
    asked = setup.asked_colours(brain.queue[0])
    args: dict[str, object] = {"tile": preference(setup, brain.queue[0])}
    if block == "skip":
        return Reason("AB-11", Message("refuse-brain-skip", args))
    if target == NONE:
        return Reason("AB-11", Message("refuse-brain-must-skip", args))
    side, wanted = divmod(at, len(setup.colour_names))
    args |= {"colour": colour_name(setup, wanted), "end": ENDS[side]}
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
    key, more = side_reason(state, 1 - side)
    return Reason("AB-13", Message(f"refuse-brain-side-{key}", args | more))


def _against_next_token(state: MemoriesState, block: str, at: int) -> Reason:
    setup = state.setup
    brain, _ = brain_of(state)
    rule, tile = later_rule(brain), brain.queue[brain.used]
    args: dict[str, object] = {"tile": preference(setup, tile)}
    if block == "skip":
        return Reason("AB-14", Message("refuse-brain-no-skip"))
    if block == "over":
        return Reason(rule, Message("refuse-brain-over", args))
    side, wanted = divmod(at, len(setup.colour_names))
    args |= {"colour": colour_name(setup, wanted), "end": ENDS[side]}
    if side != state.end:
        return Reason("AB-14", Message("refuse-brain-same-end"))
    if wanted not in setup.asked_colours(tile):
        return Reason(rule, Message("refuse-brain-colour", args))
    if not state.line[state.last if side == RIGHT else state.first].colours >> wanted & 1:
        return Reason(rule, Message("refuse-brain-not-there", args))
    return Reason(rule, Message("refuse-brain-order", args))


def _against_laying(state: MemoriesState, block: str) -> Reason:
    if block == "lay supply":
        return Reason("AB-R11", Message("refuse-brain-supply"))
    single = tokens_in(state.seats[BRAIN].hand) == 1
    into_slot = state.setup.actions.lay_slot.has(steps_of_brain(state)[0])
    if block == "lay slot":
        if not single:
            return Reason("AB-18", Message("refuse-brain-together"))
        if not into_slot:
            return Reason("AB-R10", Message("refuse-brain-no-slot"))
        return Reason("AB-17", Message("refuse-brain-slot"))
    if single and into_slot:
        return Reason("AB-17", Message("refuse-brain-slot"))
    return Reason("AB-18", Message("refuse-brain-hex"))
