"""What a seat is asked, what its answers are called, and how far the match has come."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.games.vivid_memories.rules.brain import BRAIN, STAGES
from vivant.games.vivid_memories.rules.position import OVER, REMEMBER, REWARD
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.seat import ASKS, BRAIN_TURN, GIVE, MORE, MOVE, PICK, PLACE, RESULT, Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE, SPLIT
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import action_name, args_of, colour_name, preference, slot_name, token_list
from vivant.words.message import Message


def question_for(view: MemoriesState, seat: int) -> Message:
    setup, own = view.setup, view.seats[seat]
    if own.ask == BRAIN_TURN:
        return _of_brain(view, "ask")
    key = ASKS[own.ask]
    args: dict[str, object] = {"tokens": token_list(setup, own.hand)}
    if own.hex != NONE:
        args["hex"] = setup.hex_names[own.hex]
    if own.picked != NONE:
        args["colour"] = colour_name(setup, own.picked)
    if own.ask == PLACE:
        pass
    elif own.action != NONE:
        args["action"] = action_name(own.action)
        if own.ask == PICK and own.picked != NONE:
            key = "pick-second"
            if own.action != COMBINE:
                key, args["hex"] = "pick-other", setup.hex_names[own.other]
        elif own.ask == RESULT and own.action == SPLIT:
            key = "result-split"
    elif view.full_turn:
        key = "full-move" if own.ask == MOVE else "full"
    elif own.ask == MOVE:
        key = "move-in" if own.inward else "move-out"
    elif own.ask == GIVE:
        args["slot"] = slot_name(setup, own.board, members(view.wanted)[0])
    elif own.ask == MORE and setup.actions.stop.base not in view.legal(seat):
        key = "more-third"
    return Message(f"ask-{key}", args)


def prompt_for(view: MemoriesState, seat: int) -> Message:
    """The question in a few words."""
    if view.seats[seat].ask == BRAIN_TURN:
        return _of_brain(view, "prompt")
    return Message("prompt-full" if view.full_turn else f"prompt-{ASKS[view.seats[seat].ask]}")


def _of_brain(view: MemoriesState, kind: str) -> Message:
    """Where its turn is practised: what is asked at this point of it."""
    assert view.brain is not None
    tokens = token_list(view.setup, view.seats[BRAIN].hand)
    return Message(f"{kind}-brain-{STAGES[view.brain.stage]}", {"tokens": tokens})


def status_of(view: MemoriesState) -> Message:
    other = "reflect" if view.phase > REMEMBER or view.acting else "prepare"
    phase = {OVER: "over", REWARD: "reward", REMEMBER: "remember"}.get(view.phase, other)
    args = {"round": view.round + 1, "rounds": view.setup.rounds, "phase": Message("phase", {"name": phase})}
    return Message("board-title", args)


def note_on(view: MemoriesState, seat: int) -> Message | None:
    board = view.seats[seat].board
    return None if board == NONE else Message("board-board", {"board": view.setup.board_names[board]})


def label_of(view: MemoriesState, seat: int, action: int) -> Message:
    """What a button for this action says."""
    return label_in(view, view.seats[seat], *view.setup.actions.split(action))


def label_in(view: MemoriesState, own: Seat, block: str, at: int) -> Message:
    """The same for an action by its block and its place there."""
    setup, args = view.setup, args_of(view.setup, block, at)
    key = block.replace(" ", "-")
    if block == "move":
        key = "move-in" if own.inward else "move-out"
    elif block == "use":
        kind = kind_in(view, own, at)
        args["action"] = action_name(kind if kind != NONE else setup.bank_kinds[at])
    elif block == "pick":
        hex = own.other if own.other != NONE else own.hex
        args["hex"] = setup.hex_names[hex] if hex != NONE else ""
    elif block in ("lay slot", "lay hex"):
        key = "lay"
        args = {"place": slot_name(setup, own.board, at) if block == "lay slot" else args["hex"]}
    elif block == "under":
        args["tile"] = preference(setup, at)
    return Message(f"do-{key}", args)


def short_in(view: MemoriesState, own: Seat, block: str, at: int) -> Message | None:
    """The same in the fewest words, for a button near what was touched; None where the label is short."""
    if block in ("take", "draft", "result"):
        return Message(f"short-{block}", {"colour": args_of(view.setup, block, at)["colour"]})
    if block == "use":
        return Message("short-use", {"action": label_in(view, own, block, at).args["action"]})
    return Message("short-bank") if block == "bank" else None
