"""What flew from where by one step: fragments have no identity, so a new bead is told where it came from."""

from __future__ import annotations

from vivant.engine.game import CHANCE, Flight, Frame, Step
from vivant.games.vivid_memories.picture.board import tokens_on
from vivant.games.vivid_memories.picture.keys import (
    hand_bead_key,
    hex_bead_key,
    line_bead_key,
    numbered,
    tile_key,
    tokens_of,
)
from vivant.games.vivid_memories.picture.rewards import reward_frames
from vivant.games.vivid_memories.picture.stock import holder_of_hand
from vivant.games.vivid_memories.rules.brain import BRAIN
from vivant.games.vivid_memories.rules.brain_turn import lead
from vivant.games.vivid_memories.rules.position import DRAW, TILES, TOKENS
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, MORE, NOTHING, PLACE, RESULT, SIDE, TAKE
from vivant.games.vivid_memories.rules.setup import Setup, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import (
    BrainStep,
    ahead,
    held_copy,
    play_through,
    plays_itself,
    step_from_side,
    tell_brain_step,
)
from vivant.games.vivid_memories.words.terms import outer_pile


def find_flights(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Flight]:
    """Nothing here depends on an aspiration."""
    flights = _of_seats(before, step, after, seat)
    if plays_itself(before.setup):
        return flights + _of_brain(before, step)
    practised = step.who != CHANCE and before.seats[step.who].ask == BRAIN_TURN
    return _by_brain_step(before, step.do, after) if practised else flights


# the Brain


def _steps_of_brain(before: MemoriesState, step: Step) -> tuple[list[BrainStep], MemoriesState]:
    """All that the Brain does by a step of the match, and the position after that."""
    began: list[BrainStep] = []
    if _chooses_side(before, step):
        state, first = held_copy(before), step_from_side(before, step.do)
        state.seats[step.who].ask = NOTHING
        began.append(BrainStep(state.clone(), first, tell_brain_step(before, first)))
        lead(state, first)
    else:
        state = ahead(before, step.who, step.do)
    return began + play_through(state), state


def _chooses_side(before: MemoriesState, step: Step) -> bool:
    return step.who != CHANCE and before.seats[step.who].ask == SIDE


def _of_brain(before: MemoriesState, step: Step) -> list[Flight]:
    """What the Brain took flies from the line to its board."""
    setup, flights = before.setup, []
    there = {
        line_bead_key(setup, pile.tile, colour, nth)
        for pile in before.line[before.first : before.last + 1]
        for colour, nth in numbered(tokens_of(setup, pile.tokens))
    }
    in_flight: list[tuple[int, str]] = []
    for played in _steps_of_brain(before, step)[0]:
        block, at = setup.actions.split(played.step)
        if block == "draft":
            in_flight.append(_taken_bead(played.before, at))
        elif block in ("lay slot", "lay hex"):
            flights += [flight for flight in _laid(setup, block, at, in_flight) if flight.source in there]
            in_flight = []
    return flights


def find_frames(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Frame]:
    """The Brain's turn, and Reward, as positions to be watched."""
    return _brain_frames(before, step, seat) + reward_frames(before, step, after, seat)


def _brain_frames(before: MemoriesState, step: Step, seat: int) -> list[Frame]:
    """Its turn as positions: after the human's part of the step, and after each step of its own."""
    played, state = _steps_of_brain(before, step) if plays_itself(before.setup) else ([], before)
    if not played:  # or the human chooses an end before it has done anything
        return []
    frames: list[Frame] = []
    if not _chooses_side(before, step):
        begin = played[0].before
        frames.append(Frame(begin, (), tuple(_of_seats(before, step, begin, seat))))
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
        colour, source = _taken_bead(before, at)
        return [Flight(hand_bead_key(setup, colour, amount(after.seats[BRAIN].hand, colour) - 1), source)]
    if block in ("lay slot", "lay hex"):
        hand = [(colour, key) for key, colour in _hand(setup, before.seats[BRAIN].hand).items()]
        return _laid(setup, block, at, hand)
    return []


def _taken_bead(state: MemoriesState, at: int) -> tuple[int, str]:
    """By the place of a take or a draft in its block: the colour, and the last bead of it at that end of the line."""
    end, colour = divmod(at, len(state.setup.colour_names))
    pile = outer_pile(state, end)
    return colour, line_bead_key(state.setup, pile.tile, colour, amount(pile.tokens, colour) - 1)


def _laid(setup: Setup, block: str, at: int, in_flight: list[tuple[int, str]]) -> list[Flight]:
    if block == "lay slot":
        return [Flight(f"slot-{BRAIN}-{setup.slot_names[at]}", source) for _, source in in_flight]
    beads = numbered([colour for colour, _ in in_flight])
    return [
        Flight(hex_bead_key(setup, f"{BRAIN}-", at, colour, nth), source)
        for (colour, nth), (_, source) in zip(beads, in_flight, strict=True)
    ]


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
    colour, source = _taken_bead(before, at)
    return [Flight(hand_bead_key(setup, colour, amount(after.seats[step.who].hand, colour) - 1), source)]


def _shown_hand(state: MemoriesState, viewer: int) -> int:
    """Whose hand lies in the tray, -1 where there is none."""
    if viewer >= 0 and state.to_act() >> viewer & 1 and state.seats[viewer].ask == RESULT:
        return -1  # colours of the supply lie there
    return holder_of_hand(state, max(viewer, 0))


def _hand(setup: Setup, hand: int) -> dict[str, int]:
    return {hand_bead_key(setup, colour, nth): colour for colour, nth in numbered(tokens_of(setup, hand))}


def _hex_beads(state: MemoriesState, seat: int, infix: str) -> dict[str, int]:
    """The beads in a seat's hexes, each with its colour."""
    return {
        hex_bead_key(state.setup, infix, hex, colour, nth): colour
        for hex, tokens in enumerate(tokens_on(state.setup, state.seats[seat]))
        for colour, nth in numbered(tokens)
    }
