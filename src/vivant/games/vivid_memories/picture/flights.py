"""What flew from where by one step: fragments have no identity, so a new bead is told where it came from."""

from __future__ import annotations

from vivant.engine.game import CHANCE, Flight, Frame, Step
from vivant.games.vivid_memories.picture.board import held_by, tokens_at
from vivant.games.vivid_memories.picture.keys import hand_bead_key, hex_bead_key, line_bead_key, tile_key
from vivant.games.vivid_memories.rules.brain import BRAIN, IDLE
from vivant.games.vivid_memories.rules.brain_turn import lead
from vivant.games.vivid_memories.rules.position import DRAW, RIGHT, TILES, TOKENS
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, MORE, NOTHING, PLACE, RESULT, SIDE, TAKE
from vivant.games.vivid_memories.rules.setup import Setup, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import (
    BrainStep,
    ahead,
    ahead_of_chance,
    held_copy,
    play_through,
    step_from_side,
    tell_brain_step,
)


def find_flights(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Flight]:
    """Nothing here depends on an aspiration."""
    flights = _of_seats(before, step, after, seat)
    return flights + _of_brain(before, step, after) if before.setup.alone else flights


# the Brain


def _of_brain(before: MemoriesState, step: Step, after: MemoriesState) -> list[Flight]:
    """What the Brain took flies from the line to its board; in practice over its hand."""
    setup = before.setup
    assert setup.solo is not None
    if setup.solo.practice:
        practised = step.who != CHANCE and before.seats[step.who].ask == BRAIN_TURN
        return _by_brain_step(before, step.do, after) if practised else []
    there = _line_beads(before)
    in_flight: list[tuple[int, str]] = []
    if step.who != CHANCE and before.seats[step.who].ask == SIDE:
        state, first = held_copy(before), step_from_side(before, step.do)
        lead(state, first)
        in_flight.append(_taken_bead(before, first))
    else:
        state = _before_brain(before, step)
    flights: list[Flight] = []
    for played in play_through(state):
        block, at = setup.actions.split(played.step)
        if block == "draft":
            in_flight.append(_taken_bead(played.before, played.step))
        elif block in ("lay slot", "lay hex"):
            flights += [flight for flight in _laid(setup, block, at, in_flight) if flight.source in there]
            in_flight = []
    return flights


def _before_brain(before: MemoriesState, step: Step) -> MemoriesState:
    return ahead_of_chance(before, step.do) if step.who == CHANCE else ahead(before, step.who, step.do)


def find_frames(before: MemoriesState, step: Step, seat: int) -> list[Frame]:
    """The Brain's turn as positions: after the human's part of the step, and after each step of its own."""
    solo = before.setup.solo
    if solo is None or solo.practice:
        return []
    frames: list[Frame] = []
    played: list[BrainStep] = []
    if step.who != CHANCE and before.seats[step.who].ask == SIDE:
        state, first = held_copy(before), step_from_side(before, step.do)
        state.seats[step.who].ask = NOTHING
        played.append(BrainStep(state.clone(), first, tell_brain_step(before, first)))
        lead(state, first)
    else:
        state = _before_brain(before, step)
        if state.brain is None or state.brain.stage == IDLE:
            return []
        frames.append(Frame(state.clone(), (), tuple(_of_seats(before, step, state, seat))))
    played += play_through(state)
    if not played:  # the human chooses an end before it has done anything
        return []
    states = [*(one.before for one in played[1:]), state]
    for one, then in zip(played, states, strict=True):
        flights = _by_brain_step(one.before, one.step, then)
        frames.append(Frame(then.clone(), tuple(one.lines), tuple(flights)))
    asked = state.to_act() != 0 or state.is_chance() or state.is_over()
    return frames[:-1] if asked else frames  # what stands at the end is the scene itself


def _by_brain_step(before: MemoriesState, step: int, after: MemoriesState) -> list[Flight]:
    """What one step of the Brain moves: from the line into its hand, and from there onto its board."""
    setup = before.setup
    block, at = setup.actions.split(step)
    if block == "draft":
        colour, source = _taken_bead(before, step)
        return [Flight(hand_bead_key(setup, colour, amount(after.seats[BRAIN].hand, colour) - 1), source)]
    if block in ("lay slot", "lay hex"):
        hand = [(colour, key) for key, colour in _hand(setup, before.seats[BRAIN].hand).items()]
        return _laid(setup, block, at, hand)
    return []


def _taken_bead(state: MemoriesState, step: int) -> tuple[int, str]:
    """Its colour, and its key in the line."""
    setup = state.setup
    side, colour = divmod(int(step - setup.actions.draft.base), len(setup.colour_names))
    return colour, _outer_bead(state, side, colour)


def _outer_bead(state: MemoriesState, end: int, colour: int) -> str:
    """The last bead of a colour on the moment at an end of the line: the one that goes."""
    pile = state.line[state.last if end == RIGHT else state.first]
    return line_bead_key(state.setup, pile.tile, colour, amount(pile.tokens, colour) - 1)


def _laid(setup: Setup, block: str, at: int, in_flight: list[tuple[int, str]]) -> list[Flight]:
    if block == "lay slot":
        return [Flight(f"slot-{BRAIN}-{setup.slot_names[at]}", source) for _, source in in_flight]
    colours = [colour for colour, _ in in_flight]
    return [
        Flight(hex_bead_key(setup, f"{BRAIN}-", at, colour, colours[:nth].count(colour)), source)
        for nth, (colour, source) in enumerate(in_flight)
    ]


def _line_beads(state: MemoriesState) -> set[str]:
    return {
        line_bead_key(state.setup, pile.tile, colour, nth)
        for pile in state.line[state.first : state.last + 1]
        for colour in range(len(state.setup.colour_names))
        for nth in range(amount(pile.tokens, colour))
    }


# everybody else


def _of_seats(before: MemoriesState, step: Step, after: MemoriesState, viewer: int) -> list[Flight]:
    if step.who == CHANCE:
        return _by_chance(before, step, after, viewer)
    was = before.seats[step.who]
    if was.ask in (SIDE, BRAIN_TURN):
        return []
    if was.ask in (TAKE, MORE):
        return _by_taking(before, step, after)
    infix = "" if step.who == max(viewer, 0) else f"{step.who}-"
    old, new = _hex_beads(before, step.who, infix), _hex_beads(after, step.who, infix)
    come = {key: colour for key, colour in new.items() if key not in old}
    gone = {key: colour for key, colour in old.items() if key not in new}
    flights: list[Flight] = []
    if was.ask == PLACE:
        gone = _hand(before.setup, was.hand) if _shown_hand(before, viewer) == step.who else {}
    for key, colour in come.items():
        source = next((other for other, same in gone.items() if same == colour), None)
        if source is not None:
            del gone[source]
            flights.append(Flight(key, source))
        elif was.ask != PLACE:
            flights.append(Flight(key, "supply"))
    hand = after.seats[step.who].hand
    if hand and not was.hand and _shown_hand(before, viewer) < 0 <= _shown_hand(after, viewer):  # an Add
        flights += [Flight(key, "supply") for key in _hand(before.setup, hand)]
    return flights


def _by_chance(before: MemoriesState, step: Step, after: MemoriesState, viewer: int) -> list[Flight]:
    setup = before.setup
    _, at = setup.outcomes.split(step.do)
    if before.phase == TILES:
        return [Flight(tile_key(setup, at), "stack")]
    if before.phase == TOKENS and after.phase == TOKENS:
        pile = after.line[before.dealt // setup.tokens_per_tile]
        return [Flight(line_bead_key(setup, pile.tile, at, amount(pile.tokens, at) - 1), "bag")]
    if before.phase == DRAW:
        seat = before.turn
        if _shown_hand(after, viewer) == seat and _shown_hand(before, viewer) < 0:
            return [Flight(key, "bag") for key in _hand(setup, after.seats[seat].hand)]
    return []


def _by_taking(before: MemoriesState, step: Step, after: MemoriesState) -> list[Flight]:
    setup = before.setup
    block, at = setup.actions.split(step.do)
    if block == "stop":
        return []
    end, colour = divmod(at, len(setup.colour_names))
    nth = amount(after.seats[step.who].hand, colour) - 1
    return [Flight(hand_bead_key(setup, colour, nth), _outer_bead(before, end, colour))]


def _shown_hand(state: MemoriesState, viewer: int) -> int:
    """Whose hand lies in the tray, -1 where there is none."""
    holders = [seat for seat, own in enumerate(state.seats) if own.hand]
    near = max(viewer, 0)
    if viewer >= 0 and state.to_act() >> viewer & 1 and state.seats[viewer].ask == RESULT:
        return -1  # colours of the supply lie there
    return near if near in holders else holders[0] if holders else -1


def _hand(setup: Setup, hand: int) -> dict[str, int]:
    return {
        hand_bead_key(setup, colour, nth): colour
        for colour in range(len(setup.colour_names))
        for nth in range(amount(hand, colour))
    }


def _hex_beads(state: MemoriesState, seat: int, infix: str) -> dict[str, int]:
    """The beads in a seat's hexes, each with its colour."""
    held = held_by(state.seats[seat])
    beads: dict[str, int] = {}
    for hex in range(len(state.setup.hex_names)):
        tokens = tokens_at(held, hex)
        for at, colour in enumerate(tokens):
            beads[hex_bead_key(state.setup, infix, hex, colour, tokens[:at].count(colour))] = colour
    return beads
