"""What a seat is asked, what its answers are called, and how far the match has come."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.games.vivid_memories.rules.brain import BRAIN, STAGES
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.seat import ASKS, BRAIN_TURN, PICK, PLACE, RESULT, Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE, SPLIT
from vivant.games.vivid_memories.rules.space import ENDS
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import action_name, colour_name, phase_name, preference, token_list
from vivant.words.message import Message


def question_for(view: MemoriesState, seat: int) -> Message:
    setup, own = view.setup, view.seats[seat]
    ask = ASKS[own.ask]
    args: dict[str, object] = {}
    if own.ask == BRAIN_TURN:
        return _of_brain(view, "ask")
    if own.hex != NONE:
        args["hex"] = setup.hex_names[own.hex]
    if own.picked != NONE:
        args["colour"] = colour_name(setup, own.picked)
    if own.action != NONE and own.ask != PLACE:
        args["action"] = action_name(own.action)
        if own.ask == PICK:
            again = own.picked != NONE
            if again and own.action != COMBINE:
                return Message("ask-pick-other", args | {"hex": setup.hex_names[own.other]})
            return Message("ask-pick-second" if again else "ask-pick", args)
        if own.ask == RESULT and own.action == SPLIT:
            return Message("ask-result-split", args)
        return Message(f"ask-{ask}", args)
    if own.ask == PLACE:
        return Message("ask-place", {"tokens": token_list(setup, own.hand)})
    if view.full_turn:
        return Message("ask-full-move" if ask == "move" else "ask-full", args)
    if ask == "move":
        return Message("ask-move-in" if own.inward else "ask-move-out", args)
    if ask == "give":
        return Message("ask-give", {"slot": setup.slot_names[members(view.wanted)[0]]})
    if ask == "more" and setup.actions.stop.base not in view.legal(seat):
        return Message("ask-more-third")
    return Message(f"ask-{ask}")


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
    args = {"round": view.round + 1, "rounds": view.setup.rounds, "phase": phase_name(view)}
    return Message("board-title", args)


def note_on(view: MemoriesState, seat: int) -> Message | None:
    board = view.seats[seat].board
    return None if board == NONE else Message("board-board", {"board": view.setup.board_names[board]})


def label_of(view: MemoriesState, seat: int, action: int) -> Message:
    """What a button for this action says."""
    return label_in(view, view.seats[seat], *view.setup.actions.split(action))


def label_in(view: MemoriesState, own: Seat, block: str, at: int) -> Message:
    """The same for an action by its block and its place there."""
    setup = view.setup
    if block in ("take", "draft"):
        end, colour = divmod(at, len(setup.colour_names))
        return Message(f"do-{block}", {"colour": colour_name(setup, colour), "end": ENDS[end]})
    if block in ("place", "from", "to", "give"):
        return Message(f"do-{block}", {"hex": setup.hex_names[at]})
    if block in ("rewire out", "rewire in"):
        return Message("do-rewire-in" if block == "rewire in" else "do-rewire-out", {"hex": setup.hex_names[at]})
    if block == "move":
        colour, hex = divmod(at, len(setup.hex_names))
        args = {"colour": colour_name(setup, colour), "hex": setup.hex_names[hex]}
        return Message("do-move-in" if own.inward else "do-move-out", args)
    if block == "use":
        kind = kind_in(view, own, at)
        action = action_name(kind if kind != NONE else setup.bank_kinds[at])
        return Message("do-use", {"slot": setup.bank_names[at], "action": action})
    if block == "bank":
        tile, slot = divmod(at, len(setup.bank_names))
        return Message("do-bank", {"tile": setup.tiles[tile].name, "slot": setup.bank_names[slot]})
    if block == "result":
        return Message("do-result", {"colour": colour_name(setup, at)})
    if block == "pick":
        hex = own.other if own.other != NONE else own.hex
        where = setup.hex_names[hex] if hex != NONE else ""
        return Message("do-pick", {"colour": colour_name(setup, at), "hex": where})
    if block == "side":
        return Message("do-side", {"end": ENDS[at]})
    if block in ("lay slot", "lay hex"):
        return Message("do-lay", {"place": (setup.slot_names if block == "lay slot" else setup.hex_names)[at]})
    if block == "under":
        return Message("do-under", {"tile": preference(setup, at)})
    if block == "gain":
        return Message("do-gain", {"tile": setup.tiles[at].name})
    return Message("do-lay-supply" if block == "lay supply" else f"do-{block}")  # stop, done, skip, over
