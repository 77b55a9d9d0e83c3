"""Why an action is refused, rule by rule; and where points come from, in words."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.state import Points, Reason
from vivant.games.vivid_memories.artificial_brain import CORES, HEX_TOKENS, MATCHES, SLOT_TOKENS
from vivant.games.vivid_memories.explain import preference, refuse_brain_step
from vivant.games.vivid_memories.parts import ACTIONS, ADD, COMBINE, NUDGE, SPECULATE, SPLIT, SWAP, Setup, amount
from vivant.games.vivid_memories.position import REFLECT, RIGHT, colours_in
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import (
    ASKS,
    BANK,
    BRAIN_TURN,
    CLUSTER,
    FROM,
    GIVE,
    IN_HEXES,
    IN_SLOTS,
    MOMENT,
    MORE,
    MOVE,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
    THREAD,
    TO,
    USE,
    Award,
    Seat,
    roomy,
)
from vivant.words.message import Listing, Message

ACTION_RULES = {ADD: "VM-34", SPLIT: "VM-35", COMBINE: "VM-37", SPECULATE: "VM-38", NUDGE: "VM-39", SWAP: "VM-40"}
ASK_RULES = {TAKE: "VM-15", MORE: "VM-16", PLACE: "VM-18", REWIRE: "VM-20", MOVE: "VM-21", BANK: "VM-28"}
ASK_RULES |= {USE: "VM-31", GIVE: "VM-54", SIDE: "AB-13"}


def colour_name(setup: Setup, colour: int) -> Message:
    return Message("colour", {"name": setup.colour_names[colour]})


def colour_list(setup: Setup, mask: int, either: bool = False) -> Listing:
    return Listing(tuple(colour_name(setup, colour) for colour in members(mask)), either)


def action_name(kind: int) -> Message:
    return Message("action", {"kind": ACTIONS[kind]})


# points


def points_of(setup: Setup, award: Award) -> Points:
    args: dict[str, object] = {"round": award.round + 1}
    hexes, slots = " ".join(setup.hexes_in(award.hexes)), " ".join(setup.slots_in(award.slots))
    if award.kind == MOMENT:
        args |= {"tile": setup.tiles[award.which].name, "hexes": hexes}
        return Points(award.points, "VM-45", Message("points-moment", args))
    if award.kind == THREAD:
        args |= {"colour": colour_name(setup, award.which), "hexes": hexes, "slots": slots}
        return Points(award.points, "VM-51", Message("points-thread", args))
    if award.kind == CLUSTER:
        args |= {"cluster": setup.cluster_names[award.which], "slots": slots}
        return Points(award.points, "VM-55", Message("points-cluster", args))
    if award.kind >= HEX_TOKENS:
        return _points_of_brain(setup, award, args | {"hexes": hexes, "slots": slots})
    args["colour"] = colour_name(setup, award.which)
    if award.kind == IN_HEXES:
        return Points(award.points, "VM-57", Message("points-in-hexes", args))
    if award.kind == IN_SLOTS:
        return Points(award.points, "VM-58", Message("points-in-slots", args))
    return Points(award.points, "VM-59", Message("points-in-tiles", args))


def _points_of_brain(setup: Setup, award: Award, args: dict[str, object]) -> Points:
    if award.kind == HEX_TOKENS:
        return Points(award.points, "AB-23", Message("points-brain-hexes", args | {"count": award.which}))
    if award.kind == SLOT_TOKENS:
        return Points(award.points, "AB-24", Message("points-brain-slots", args | {"count": award.which}))
    if award.kind == CORES:
        args["cluster"] = setup.cluster_names[award.which]
        return Points(award.points, "AB-25", Message("points-brain-cores", args))
    args["tile"] = setup.tiles[award.which].name
    if award.kind == MATCHES:
        return Points(award.points, "AB-29", Message("points-brain-matches", args))
    return Points(award.points, "AB-30", Message("points-brain-fragments", args))


# actions in words


def label_of_action(setup: Setup, view: MemoriesState, seat: int, action: int) -> Message:
    """What a button for this action says."""
    own = view.seats[seat]
    colours = len(setup.colour_names)
    if action < setup.stop:
        return Message("do-take", {"colour": colour_name(setup, action % colours), "end": "LR"[action // colours]})
    if action in (setup.stop, setup.done):
        return Message("do-stop" if action == setup.stop else "do-done")
    if action >= setup.side_base:
        return _label_for_brain(setup, action)
    for base, key in (
        (setup.give_base, "do-give"),
        (setup.to_base, "do-to"),
        (setup.pick_base, "do-pick"),
        (setup.result_base, "do-result"),
        (setup.from_base, "do-from"),
        (setup.use_base, "do-use"),
        (setup.bank_base, "do-bank"),
        (setup.move_base, "do-move-in" if own.inward else "do-move-out"),
        (setup.in_base, "do-rewire-in"),
        (setup.out_base, "do-rewire-out"),
        (setup.place_base, "do-place"),
    ):
        if action >= base:
            return Message(key, _label_args(setup, view, own, key, action - base))
    raise AssertionError("no such action")


def _label_for_brain(setup: Setup, action: int) -> Message:
    if action < setup.skip:
        return Message("do-side", {"end": "LR"[action - setup.side_base]})
    if action == setup.skip:
        return Message("do-skip")
    if action < setup.over:
        side, at = divmod(int(action - setup.draft_base), int(setup.colours))
        return Message("do-draft", {"end": "LR"[side], "colour": colour_name(setup, at)})
    if action == setup.over:
        return Message("do-over")
    if action < setup.lay_hex_base:
        return Message("do-lay", {"place": setup.slot_names[action - setup.lay_slot_base]})
    if action < setup.lay_supply:
        return Message("do-lay", {"place": setup.hex_names[action - setup.lay_hex_base]})
    if action == setup.lay_supply:
        return Message("do-lay-supply")
    if action < setup.gain_base:
        return Message("do-under", {"tile": preference(setup, int(action - setup.under_base))})
    return Message("do-gain", {"tile": setup.tiles[action - setup.gain_base].name})


def _label_args(setup: Setup, view: MemoriesState, own: Seat, key: str, at: int) -> dict[str, object]:
    if key == "do-result":
        return {"colour": colour_name(setup, at)}
    if key == "do-pick":
        hex = own.other if own.other >= 0 else own.hex
        return {"colour": colour_name(setup, at), "hex": setup.hex_names[hex] if hex >= 0 else ""}
    if key == "do-use":
        kind = view.kind_of(own, at)
        return {"slot": setup.bank_names[at], "action": action_name(kind if kind >= 0 else setup.bank_kinds[at])}
    if key == "do-bank":
        tile, slot = divmod(at, int(setup.bank_size))
        return {"tile": setup.tiles[tile].name, "slot": setup.bank_names[slot]}
    if key.startswith("do-move"):
        colour, hex = divmod(at, int(setup.hexes))
        return {"colour": colour_name(setup, colour), "hex": setup.hex_names[hex]}
    return {"hex": setup.hex_names[at]}


# refusals


def refuse(state: MemoriesState, seat: int, action: int) -> Reason:
    """For an action that is not legal and a seat that is asked."""
    setup, own = state.setup, state.seats[seat]
    if own.ask == BRAIN_TURN:
        return refuse_brain_step(state, action)
    if action < setup.stop:
        return _refuse_take(state, own, action)
    if action == setup.stop:
        if own.ask == MORE:
            return Reason("VM-16", Message("refuse-two-differ"))
        return _not_asked(state, own)
    if action < setup.out_base:
        if own.ask != PLACE:
            return _not_asked(state, own)
        rule = "VM-18" if state.phase != REFLECT else ACTION_RULES[own.action]
        return Reason(rule, Message("refuse-occupied", {"hex": setup.hex_names[action - setup.place_base]}))
    if action < setup.done:
        inward = action >= setup.in_base
        return _refuse_rewire(state, own, action - (setup.in_base if inward else setup.out_base), inward)
    if action == setup.done:
        if own.ask in (REWIRE, MOVE) and state.full_turn:
            return Reason("VM-25", Message("refuse-full-board"))
        if own.ask == MOVE:
            return Reason("VM-21", Message("refuse-move-one"))
        return _not_asked(state, own)
    if action < setup.bank_base:
        colour, hex = divmod(int(action - setup.move_base), int(setup.hexes))
        return _refuse_move(state, own, colour, hex)
    if action < setup.use_base:
        tile, slot = divmod(int(action - setup.bank_base), int(setup.bank_size))
        return _refuse_bank(state, own, tile, slot)
    if action < setup.from_base:
        return _refuse_use(state, own, action - setup.use_base)
    if action < setup.result_base:
        return _refuse_from(state, own, action - setup.from_base)
    if action < setup.pick_base:
        return _refuse_result(state, own, action - setup.result_base)
    if action < setup.to_base:
        return _refuse_pick(state, own, action - setup.pick_base)
    if action < setup.give_base:
        return _refuse_to(state, own, action - setup.to_base)
    if own.ask != GIVE or action >= setup.side_base:
        return _not_asked(state, own)
    return Reason("VM-54", Message("refuse-give", {"hex": setup.hex_names[action - setup.give_base]}))


def _not_asked(state: MemoriesState, own: Seat) -> Reason:
    """Something else comes first."""
    if own.ask in (REWIRE, MOVE) and state.full_turn:
        return Reason("VM-25", Message("refuse-full-board"))
    rule = ASK_RULES.get(own.ask) or ACTION_RULES[own.action]
    if own.ask == PLACE and state.phase == REFLECT:
        rule = ACTION_RULES[own.action]
    return Reason(rule, Message(f"refuse-asked-{ASKS[own.ask]}"))


def _refuse_take(state: MemoriesState, own: Seat, action: int) -> Reason:
    setup = state.setup
    end, colour = divmod(action, setup.colours)
    if own.ask == TAKE:
        if end == RIGHT and state.first == state.last:
            return Reason("VM-R7", Message("refuse-one-tile"))
        return Reason("VM-15", Message("refuse-not-there", {"colour": colour_name(setup, colour)}))
    if own.ask != MORE:
        return _not_asked(state, own)
    if end != state.end:
        return Reason("VM-15", Message("refuse-other-end"))
    taken = colours_in(own.hand)
    if taken >> colour & 1:
        if taken & (taken - 1):
            return Reason("VM-16", Message("refuse-third-differs"))
        return Reason("VM-17", Message("refuse-not-open", {"colour": colour_name(setup, colour)}))
    open_pile = state.line[state.first if end != RIGHT else state.last] if state.first <= state.last else None
    if open_pile is None or not open_pile.colours >> colour & 1:
        return Reason("VM-17", Message("refuse-not-open", {"colour": colour_name(setup, colour)}))
    return Reason("VM-16", Message("refuse-no-third"))


def _refuse_rewire(state: MemoriesState, own: Seat, hex: int, inward: bool) -> Reason:
    setup = state.setup
    if own.ask != REWIRE:
        return _not_asked(state, own)
    if state.full_turn:
        return Reason("VM-25", Message("refuse-full-board"))
    args = {"hex": setup.hex_names[hex]}
    if inward:
        if own.total.at(hex) == setup.capacity:
            return Reason("VM-21", Message("refuse-full", args))
        return Reason("VM-23", Message("refuse-in-none", args))
    if own.total.at(hex) == 0:
        return Reason("VM-22", Message("refuse-empty", args))
    return Reason("VM-21", Message("refuse-no-room", args))


def _refuse_move(state: MemoriesState, own: Seat, colour: int, hex: int) -> Reason:
    setup = state.setup
    if own.ask != MOVE:
        return _not_asked(state, own)
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


def _refuse_bank(state: MemoriesState, own: Seat, tile: int, slot: int) -> Reason:
    setup = state.setup
    if own.ask != BANK:
        return _not_asked(state, own)
    if not own.claimed >> tile & 1:
        return Reason("VM-28", Message("refuse-not-claimed", {"tile": setup.tiles[tile].name}))
    return Reason("VM-30", Message("refuse-covered", {"slot": setup.bank_names[slot]}))


def _refuse_use(state: MemoriesState, own: Seat, slot: int) -> Reason:
    setup = state.setup
    if own.ask != USE:
        return _not_asked(state, own)
    args: dict[str, object] = {"slot": setup.bank_names[slot]}
    if own.used >> slot & 1:
        return Reason("VM-31", Message("refuse-used", args))
    kind = state.kind_of(own, slot)
    if kind < 0:
        return Reason("VM-31", Message("refuse-flipped", args))
    if kind in (ADD, SPECULATE) and own.total.some() == setup.every_hex:
        return Reason("VM-R13", Message("refuse-no-empty"))
    if kind == SPECULATE:
        return Reason("VM-38", Message("refuse-bag"))
    if kind == ADD:
        return Reason(
            "VM-R14", Message("refuse-supply", {"colours": colour_list(setup, setup.tiles[own.bank[slot]].results)})
        )
    if kind == SPLIT:
        tile = setup.tiles[own.bank[slot]]
        if own.layers[tile.removed].some() == 0:
            return Reason("VM-R13", Message("refuse-no-removable", {"colour": colour_name(setup, tile.removed)}))
        return Reason("VM-R14", Message("refuse-supply", {"colours": colour_list(setup, tile.results)}))
    if kind == COMBINE:
        return Reason("VM-37", Message("refuse-no-pair"))
    if kind == NUDGE:
        return Reason("VM-39", Message("refuse-no-nudge"))
    return Reason("VM-R16", Message("refuse-no-swap"))


def _refuse_from(state: MemoriesState, own: Seat, hex: int) -> Reason:
    setup = state.setup
    if own.ask != FROM:
        return _not_asked(state, own)
    args: dict[str, object] = {"hex": setup.hex_names[hex]}
    if own.action == SPLIT:
        tile = setup.tiles[own.bank[own.slot]]
        if own.layers[tile.removed].at(hex) == 0:
            return _lacks(state, "VM-35", hex, tile.removed)
        return Reason("VM-R14", Message("refuse-supply", {"colours": colour_list(setup, tile.results)}))
    if own.total.at(hex) == 0:
        return Reason(ACTION_RULES[own.action], Message("refuse-empty", args))
    if own.action == COMBINE:
        return Reason("VM-37", Message("refuse-one-token", args))
    if own.action == NUDGE:
        return Reason("VM-39", Message("refuse-no-room", args))
    return Reason("VM-R16", Message("refuse-swap-from", args))


def _refuse_result(state: MemoriesState, own: Seat, colour: int) -> Reason:
    setup = state.setup
    if own.ask != RESULT:
        return _not_asked(state, own)
    if own.action == SPLIT and not setup.tiles[own.bank[own.slot]].results >> colour & 1:
        results = colour_list(setup, setup.tiles[own.bank[own.slot]].results, either=True)
        return Reason("VM-36", Message("refuse-no-result", {"colours": results}))
    assert amount(state.supply, colour) == 0
    rule = "VM-R14" if own.action == SPLIT else "VM-37"
    return Reason(rule, Message("refuse-supply", {"colours": colour_name(setup, colour)}))


def _refuse_pick(state: MemoriesState, own: Seat, colour: int) -> Reason:
    setup = state.setup
    if own.ask != PICK:
        return _not_asked(state, own)
    hex = own.other if own.other >= 0 else own.hex
    if own.layers[colour].at(hex) == 0:
        return _lacks(state, ACTION_RULES[own.action], hex, colour)
    if own.action == COMBINE:
        key = "refuse-no-second" if own.picked < 0 else "refuse-wheel-order"
        return Reason("VM-37", Message(key, {"colour": colour_name(setup, colour)}))
    return Reason("VM-R16", Message("refuse-swap-equal", {"colour": colour_name(setup, colour)}))


def _refuse_to(state: MemoriesState, own: Seat, hex: int) -> Reason:
    setup = state.setup
    if own.ask != TO:
        return _not_asked(state, own)
    args: dict[str, object] = {"hex": setup.hex_names[hex], "chosen": setup.hex_names[own.hex]}
    if not setup.near[own.hex] >> hex & 1:
        return Reason(ACTION_RULES[own.action], Message("refuse-not-adjacent", args))
    if own.action == NUDGE:
        return Reason("VM-39", Message("refuse-full", args))
    if own.total.at(hex) == 0:
        return Reason("VM-40", Message("refuse-empty", args))
    return Reason("VM-R16", Message("refuse-swap-equal", {"colour": colour_name(setup, own.picked)}))
