"""What flew from where by one step: fragments have no identity, so a new bead is told where it came from."""

from __future__ import annotations

from vivant.engine.game import CHANCE, Frame, Move, Step
from vivant.games.vivid_memories.artificial_brain import BRAIN, IDLE
from vivant.games.vivid_memories.drawn import held_by, tokens_at
from vivant.games.vivid_memories.explain import Told, ahead, ahead_of_chance, play_through, tell_brain_step
from vivant.games.vivid_memories.parts import Setup, amount
from vivant.games.vivid_memories.position import DRAW, TILES, TOKENS
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import BRAIN_TURN, MORE, NOTHING, PLACE, RESULT, SIDE, TAKE


def find_moves(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Move]:
    """Nothing here depends on an aspiration."""
    if setup.alone:
        return _own_moves(setup, before, step, after, seat) + _of_brain(setup, before, step, after, seat)
    return _own_moves(setup, before, step, after, seat)


def _of_brain(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Move]:
    """What the Brain took flies from the line to its board; in practice over its hand."""
    assert setup.solo is not None
    if setup.solo.practice:
        return _by_practice(setup, before, step, after)
    there = _line_beads(setup, before)
    state = ahead_of_chance(before, step.do) if step.who == CHANCE else ahead(before, step.who, step.do)
    if step.who != CHANCE and before.seats[step.who].ask == SIDE:
        state = before.clone()
        state.held = True
        first = setup.draft_base + (step.do - setup.side_base) * setup.colours + before.brain_target()
        state.lead_brain(first)
        flying = [_taken_bead(setup, before, int(first))]
    else:
        flying = []
    found: list[Move] = []
    for told in play_through(state):
        if setup.draft_base <= told.step < setup.over:
            flying.append(_taken_bead(setup, told.before, told.step))
        elif setup.lay_slot_base <= told.step < setup.lay_supply:
            found += [move for move in _laid(setup, told, flying) if move.source in there]
            flying = []
    return found


def find_frames(setup: Setup, before: MemoriesState, step: Step, seat: int) -> list[Frame]:
    """The Brain's turn as positions: after the human's part of the step, and after each step of its own."""
    if setup.solo is None or setup.solo.practice:
        return []
    found: list[Frame] = []
    if step.who != CHANCE and before.seats[step.who].ask == SIDE:
        state = before.clone()
        state.held = True
        first = int(setup.draft_base + (step.do - setup.side_base) * setup.colours + before.brain_target())
        state.seats[step.who].ask = NOTHING
        told = [Told(state.clone(), first, tell_brain_step(before, first))]
        state.lead_brain(first)
    else:
        state = ahead_of_chance(before, step.do) if step.who == CHANCE else ahead(before, step.who, step.do)
        if state.brain is None or state.brain.stage == IDLE:
            return []
        told = []
        found.append(Frame(state.clone(), (), tuple(_own_moves(setup, before, step, state, seat))))
    told += play_through(state)
    if not told:  # the human chooses an end before it has done anything
        return []
    states = [*(one.before for one in told[1:]), state]
    for one, then in zip(told, states, strict=True):
        moves = _led(setup, one.before, one.step, then)
        found.append(Frame(then.clone(), tuple(one.lines), tuple(moves)))
    return found[:-1] if _is_asked(state) else found  # what stands at the end is the scene itself


def _is_asked(state: MemoriesState) -> bool:
    return state.to_act() != 0 or state.is_chance() or state.is_over()


def _led(setup: Setup, before: MemoriesState, step: int, after: MemoriesState) -> list[Move]:
    """What one step of the Brain moves: from the line into its hand, and from there onto its board."""
    if setup.draft_base <= step < setup.over:
        colour, source = _taken_bead(setup, before, step)
        nth = amount(after.seats[BRAIN].hand, colour) - 1
        return [Move(f"bead-hand-{setup.colour_names[colour]}-{nth}", source)]
    if setup.lay_slot_base <= step < setup.lay_supply:
        hand = [(colour, key) for key, colour in _hand(setup, before.seats[BRAIN].hand).items()]
        return _laid(setup, Told(before, step, []), hand)
    return []


def _taken_bead(setup: Setup, state: MemoriesState, step: int) -> tuple[int, str]:
    """Its colour, and its key in the line."""
    side, colour = divmod(int(step - setup.draft_base), int(setup.colours))
    pile = state.line[state.last if side else state.first]
    name = setup.colour_names[colour]
    return colour, f"bead-tile-{setup.tiles[pile.tile].name}-{name}-{amount(pile.tokens, colour) - 1}"


def _laid(setup: Setup, told: Told, flying: list[tuple[int, str]]) -> list[Move]:
    if told.step < setup.lay_hex_base:
        slot = f"slot-1-{setup.slot_names[told.step - setup.lay_slot_base]}"
        return [Move(slot, source) for _, source in flying]
    hex = setup.hex_names[told.step - setup.lay_hex_base]
    colours = [colour for colour, _ in flying]
    return [
        Move(f"bead-1-{hex}-{setup.colour_names[colour]}-{colours[:at].count(colour)}", source)
        for at, (colour, source) in enumerate(flying)
    ]


def _line_beads(setup: Setup, state: MemoriesState) -> set[str]:
    return {
        f"bead-tile-{setup.tiles[pile.tile].name}-{name}-{nth}"
        for pile in state.line[state.first : state.last + 1]
        for colour, name in enumerate(setup.colour_names)
        for nth in range(amount(pile.tokens, colour))
    }


def _by_practice(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState) -> list[Move]:
    if step.who == CHANCE or before.seats[step.who].ask != BRAIN_TURN:
        return []
    return _led(setup, before, step.do, after)


def _own_moves(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Move]:
    if step.who == CHANCE:
        return _by_chance(setup, before, step, after, seat)
    was = before.seats[step.who]
    if was.ask in (SIDE, BRAIN_TURN):
        return []
    infix = "" if step.who == max(seat, 0) else f"{step.who}-"
    if was.ask in (TAKE, MORE):
        return _by_taking(setup, before, step, after)
    old, new = _beads(setup, before, step.who, infix), _beads(setup, after, step.who, infix)
    come = {key: colour for key, colour in new.items() if key not in old}
    gone = {key: colour for key, colour in old.items() if key not in new}
    found: list[Move] = []
    if was.ask == PLACE:
        gone = _hand(setup, was.hand) if _shown_hand(before, seat) == step.who else {}
    for key, colour in come.items():
        source = next((other for other, same in gone.items() if same == colour), None)
        if source is not None:
            del gone[source]
            found.append(Move(key, source))
        elif was.ask != PLACE:
            found.append(Move(key, "supply"))
    hand = after.seats[step.who].hand
    if hand and not was.hand and _shown_hand(before, seat) < 0 <= _shown_hand(after, seat):  # an Add
        found += [Move(key, "supply") for key in _hand(setup, hand)]
    return found


def _by_chance(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, looker: int) -> list[Move]:
    if before.phase == TILES:
        return [Move(f"tile-{setup.tiles[step.do - setup.tile_base].name}", "stack")]
    if before.phase == TOKENS and after.phase == TOKENS:
        pile = after.line[before.dealt // setup.tokens_per_tile]
        colour = step.do - setup.token_base
        nth = amount(pile.tokens, colour) - 1
        return [Move(f"bead-tile-{setup.tiles[pile.tile].name}-{setup.colour_names[colour]}-{nth}", "bag")]
    if before.phase == DRAW:
        seat = before.turn
        if _shown_hand(after, looker) == seat and _shown_hand(before, looker) < 0:
            return [Move(key, "bag") for key in _hand(setup, after.seats[seat].hand)]
    return []


def _by_taking(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState) -> list[Move]:
    if step.do == setup.stop:
        return []
    colour = step.do % len(setup.colour_names)
    pile = before.line[before.first if step.do < len(setup.colour_names) else before.last]
    name = setup.colour_names[colour]
    source = f"bead-tile-{setup.tiles[pile.tile].name}-{name}-{amount(pile.tokens, colour) - 1}"
    return [Move(f"bead-hand-{name}-{amount(after.seats[step.who].hand, colour) - 1}", source)]


def _shown_hand(state: MemoriesState, looker: int) -> int:
    """Whose hand lies in the tray, -1 where there is none."""
    holders = [seat for seat, own in enumerate(state.seats) if own.hand]
    near = max(looker, 0)
    if looker >= 0 and state.to_act() >> looker & 1 and state.seats[looker].ask == RESULT:
        return -1  # colours of the supply lie there
    return near if near in holders else holders[0] if holders else -1


def _hand(setup: Setup, hand: int) -> dict[str, int]:
    return {
        f"bead-hand-{name}-{nth}": colour
        for colour, name in enumerate(setup.colour_names)
        for nth in range(amount(hand, colour))
    }


def _beads(setup: Setup, state: MemoriesState, seat: int, infix: str) -> dict[str, int]:
    """The beads in a seat's hexes, each with its colour."""
    held = held_by(state.seats[seat])
    found: dict[str, int] = {}
    for hex, name in enumerate(setup.hex_names):
        tokens = tokens_at(held, hex)
        for at, colour in enumerate(tokens):
            found[f"bead-{infix}{name}-{setup.colour_names[colour]}-{tokens[:at].count(colour)}"] = colour
    return found
