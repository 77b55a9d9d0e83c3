"""Why an action is refused, rule by rule."""

from __future__ import annotations

from collections.abc import Callable

from vivant.engine.bits import members
from vivant.engine.reason import Reason
from vivant.games.vivid_memories.rules.brain import BRAIN, STAGES, tokens_in
from vivant.games.vivid_memories.rules.brain_turn import steps_of_brain, target_of_brain
from vivant.games.vivid_memories.rules.position import REFLECT, RIGHT, colours_in
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.seat import ASKS, BRAIN_TURN, MOVE, PLACE, REWIRE, TAKE, Seat, roomy
from vivant.games.vivid_memories.rules.setup import ADD, COMBINE, NONE, NUDGE, SPECULATE, SPLIT, SWAP, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import brain_of, later_rule, side_reason
from vivant.games.vivid_memories.words.terms import args_of, colour_list, colour_name, outer_pile, preference, refuse

ACTION_RULES = {ADD: "VM-34", SPLIT: "VM-35", COMBINE: "VM-37", SPECULATE: "VM-38", NUDGE: "VM-39", SWAP: "VM-40"}
ASK_RULES = {"take": "VM-15", "more": "VM-16", "rewire": "VM-20", "move": "VM-21", "bank": "VM-28", "use": "VM-31"}
ASK_RULES |= {"give": "VM-54", "side": "AB-13"}

OTHER_END = refuse("VM-15", "refuse-other-end")
INNER_TILE = refuse("VM-17", "refuse-inner")  # a moment that is not at an end of the line
SEVERAL_CLAIMED = refuse("VM-28", "refuse-bank-many")  # a slot alone does not say which of them goes into it
FULL_BOARD = refuse("VM-25", "refuse-full-board")


def reason_against(view: MemoriesState, seat: int, action: int) -> Reason:
    """For an action that is not legal and a seat that is asked."""
    own = view.seats[seat]
    block, at = view.setup.actions.split(action)
    if own.ask == BRAIN_TURN:
        return _against_brain_step(view, block, at)
    asked, args = ASKS[own.ask] in _ANSWERS.get(block, (block,)), args_of(view.setup, block, at)
    if not asked or (view.full_turn and own.ask in (REWIRE, MOVE) and block != "move"):
        return reason_to_wait(view, seat)
    return _EXPLAINED[block](view, own, at, args) if block in _EXPLAINED else refuse(*_ALWAYS[block], **args)


def reason_to_wait(state: MemoriesState, seat: int) -> Reason:
    """Something else is asked first."""
    own = state.seats[seat]
    if own.ask == BRAIN_TURN:
        return refuse("AB-10", "refuse-asked-brain")
    if own.ask in (REWIRE, MOVE) and state.full_turn:
        return FULL_BOARD
    ask = ASKS[own.ask]
    rule = _placing_rule(state, own) if own.ask == PLACE else ASK_RULES.get(ask) or ACTION_RULES[own.action]
    return refuse(rule, f"refuse-asked-{ask}")


def _placing_rule(state: MemoriesState, own: Seat) -> str:
    return ACTION_RULES[own.action] if state.phase == REFLECT else "VM-18"


# Remember; each explains what might be legal and is not, by its place in its block and what it names

Args = dict[str, object]


def _against_take(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    end, colour = divmod(at, len(state.setup.colour_names))
    if own.ask == TAKE:
        if end == RIGHT and state.first == state.last:
            return refuse("VM-R7", "refuse-one-tile")
        return refuse("VM-15", "refuse-not-there", **args)
    if end != state.end:
        return OTHER_END
    taken = colours_in(own.hand)
    if taken >> colour & 1 and taken & (taken - 1):
        return refuse("VM-16", "refuse-third-differs")
    there = state.first <= state.last and outer_pile(state, end).colours >> colour & 1
    if taken >> colour & 1 or not there:
        return refuse("VM-17", "refuse-not-open", **args)
    return refuse("VM-16", "refuse-no-third")


def _against_place(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    return refuse(_placing_rule(state, own), "refuse-occupied", **args)


def _against_rewire_out(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    if own.total.at(at) == 0:
        return refuse("VM-22", "refuse-empty", **args)
    return refuse("VM-21", "refuse-no-room", **args)


def _against_rewire_in(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    if own.total.at(at) == state.setup.capacity:
        return refuse("VM-21", "refuse-full", **args)
    return refuse("VM-23", "refuse-in-none", **args)


def _against_move(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    setup = state.setup
    colour, hex = divmod(at, len(setup.hex_names))
    rule = "VM-23" if own.inward else "VM-22"
    if not setup.near[own.hex] >> hex & 1:
        return refuse(rule, "refuse-not-adjacent", **args, chosen=setup.hex_names[own.hex])
    source = hex if own.inward else own.hex
    if own.layers[colour].at(source) == 0:
        return _lacks(state, rule, source, colour)
    if not own.inward and not roomy(setup, own) >> hex & 1:
        return refuse("VM-21", "refuse-full", **args)
    return FULL_BOARD


def _lacks(state: MemoriesState, rule: str, hex: int, colour: int) -> Reason:
    setup = state.setup
    return refuse(rule, "refuse-lacks", hex=setup.hex_names[hex], colour=colour_name(setup, colour))


# Reflect


def _against_bank(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    if not own.claimed >> at // len(state.setup.bank_names) & 1:
        return refuse("VM-28", "refuse-not-claimed", **args)
    return refuse("VM-30", "refuse-covered", **args)


def _against_use(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    setup = state.setup
    if own.used >> at & 1:
        return refuse("VM-31", "refuse-used", **args)
    kind = kind_in(state, own, at)
    if kind == NONE:
        return refuse("VM-31", "refuse-flipped", **args)
    if kind in (ADD, SPECULATE) and own.total.some() == setup.every_hex:
        return refuse("VM-R13", "refuse-no-empty")
    if kind in (ADD, SPLIT):
        tile = setup.tiles[own.bank[at]]
        if kind == SPLIT and own.layers[tile.removed].some() == 0:
            return refuse("VM-R13", "refuse-no-removable", colour=colour_name(setup, tile.removed))
        return _not_supplied(state, tile.results)
    return refuse(*_NOWHERE[kind])


# Why an action of the bank can be used nowhere.
_NOWHERE = {
    SPECULATE: ("VM-38", "refuse-bag"),
    COMBINE: ("VM-37", "refuse-no-pair"),
    NUDGE: ("VM-39", "refuse-no-nudge"),
    SWAP: ("VM-R16", "refuse-no-swap"),
}
# And why it cannot start from a hex that is not empty.
_NOT_FROM = {
    COMBINE: ("VM-37", "refuse-one-token"),
    NUDGE: ("VM-39", "refuse-no-room"),
    SWAP: ("VM-R16", "refuse-swap-from"),
}


def _not_supplied(state: MemoriesState, results: int) -> Reason:
    return refuse("VM-R14", "refuse-supply", colours=colour_list(state.setup, members(results)))


def _against_from(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    setup = state.setup
    if own.action == SPLIT:
        tile = setup.tiles[own.bank[own.slot]]
        if own.layers[tile.removed].at(at) == 0:
            return _lacks(state, "VM-35", at, tile.removed)
        return _not_supplied(state, tile.results)
    if own.total.at(at) == 0:
        return refuse(ACTION_RULES[own.action], "refuse-empty", **args)
    return refuse(*_NOT_FROM[own.action], **args)


def _against_result(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    setup = state.setup
    if own.action == SPLIT:
        results = setup.tiles[own.bank[own.slot]].results
        if not results >> at & 1:
            return refuse("VM-36", "refuse-no-result", colours=colour_list(setup, members(results), either=True))
    assert amount(state.supply, at) == 0
    return refuse("VM-R14" if own.action == SPLIT else "VM-37", "refuse-supply", colours=args["colour"])


def _against_pick(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    hex = own.other if own.other != NONE else own.hex
    if own.layers[at].at(hex) == 0:
        return _lacks(state, ACTION_RULES[own.action], hex, at)
    return refuse("VM-R16", "refuse-swap-equal", **args)


def _against_to(state: MemoriesState, own: Seat, at: int, args: Args) -> Reason:
    setup = state.setup
    if not setup.near[own.hex] >> at & 1:
        chosen = setup.hex_names[own.hex]
        return refuse(ACTION_RULES[own.action], "refuse-not-adjacent", **args, chosen=chosen)
    if own.action == NUDGE:
        return refuse("VM-39", "refuse-full", **args)
    if own.total.at(at) == 0:
        return refuse("VM-40", "refuse-empty", **args)
    return refuse("VM-R16", "refuse-swap-equal", colour=colour_name(setup, own.picked))


_EXPLAINED: dict[str, Callable[[MemoriesState, Seat, int, Args], Reason]] = {
    "take": _against_take,
    "place": _against_place,
    "rewire out": _against_rewire_out,
    "rewire in": _against_rewire_in,
    "move": _against_move,
    "bank": _against_bank,
    "use": _against_use,
    "from": _against_from,
    "result": _against_result,
    "pick": _against_pick,
    "to": _against_to,
}
_ALWAYS = {
    "stop": ("VM-16", "refuse-two-differ"),
    "done": ("VM-21", "refuse-move-one"),
    "give": ("VM-54", "refuse-give"),
}
# What is asked when a block of actions might answer, where that has another name.
_ANSWERS = {"take": ("take", "more"), "stop": ("more",), "done": ("move",)}
_ANSWERS |= {"rewire out": ("rewire",), "rewire in": ("rewire",)}


# the Brain's turn, where it is practised

_DRAFTING = ("skip", "draft", "over")
_LAYING = ("lay slot", "lay hex", "lay supply")
_STAGES = {  # what has to be done first
    "first": ("AB-11", "refuse-brain-stage-first"),
    "more": ("AB-16", "refuse-brain-stage-more"),
    "lay": ("AB-R12", "refuse-brain-stage-lay"),
    "under": ("AB-19", "refuse-brain-stage-return"),
    "gain": ("AB-20", "refuse-brain-stage-gaining"),
}


def _against_brain_step(state: MemoriesState, block: str, at: int) -> Reason:
    """Why this is not what the Brain does now."""
    stage = STAGES[brain_of(state)[0].stage]
    if block not in (*_DRAFTING, *_LAYING, "under", "gain"):
        return refuse("AB-10", "refuse-asked-brain")
    if stage == "first" and block in ("skip", "draft"):
        return _against_first_token(state, block, at)
    if stage == "more" and block in _DRAFTING:
        return _against_next_token(state, block, at)
    if stage == "lay" and block in _LAYING:
        return _against_laying(state, block)
    if stage == block:  # under, or gain
        return refuse(_STAGES[stage][0], f"refuse-brain-{stage}")
    return refuse(*_STAGES[stage])


def _against_first_token(state: MemoriesState, block: str, at: int) -> Reason:
    setup = state.setup
    tile, target = brain_of(state)[0].queue[0], target_of_brain(state)
    asked = setup.asked_colours(tile)
    args = args_of(setup, block, at) | {"tile": preference(setup, tile)}
    if block == "skip":
        return refuse("AB-11", "refuse-brain-skip", **args)
    if target == NONE:
        return refuse("AB-11", "refuse-brain-must-skip", **args)
    side, wanted = divmod(at, len(setup.colour_names))
    if wanted not in asked:
        return refuse("AB-11", "refuse-brain-colour", **args)
    if wanted != target:
        if asked.index(wanted) > asked.index(target):
            return refuse("AB-R6", "refuse-brain-order", **args)
        return refuse("AB-11", "refuse-brain-not-there", **args)
    if state.first == state.last:
        return refuse("AB-R8", "refuse-one-tile")
    if not outer_pile(state, side).colours >> wanted & 1:
        return refuse("AB-12", "refuse-brain-not-there", **args)
    key, more = side_reason(state, 1 - side)
    return refuse("AB-13", f"refuse-brain-side-{key}", **more)


def _against_next_token(state: MemoriesState, block: str, at: int) -> Reason:
    setup = state.setup
    brain, _ = brain_of(state)
    rule, tile = later_rule(brain), brain.queue[brain.used]
    args = args_of(setup, block, at) | {"tile": preference(setup, tile)}
    if block == "skip":
        return refuse("AB-14", "refuse-brain-no-skip")
    if block == "over":
        return refuse(rule, "refuse-brain-over", **args)
    side, wanted = divmod(at, len(setup.colour_names))
    if side != state.end:
        return refuse("AB-14", "refuse-brain-same-end")
    if wanted not in setup.asked_colours(tile):
        return refuse(rule, "refuse-brain-colour", **args)
    there = outer_pile(state, side).colours >> wanted & 1
    return refuse(rule, "refuse-brain-order" if there else "refuse-brain-not-there", **args)


def _against_laying(state: MemoriesState, block: str) -> Reason:
    if block == "lay supply":
        return refuse("AB-R11", "refuse-brain-supply")
    single = tokens_in(state.seats[BRAIN].hand) == 1
    into_slot = state.setup.actions.lay_slot.has(steps_of_brain(state)[0])
    if single and into_slot:
        return refuse("AB-17", "refuse-brain-slot")
    if block == "lay hex":
        return refuse("AB-18", "refuse-brain-hex")
    return refuse("AB-R10", "refuse-brain-no-slot") if single else refuse("AB-18", "refuse-brain-together")
