"""What flew from where by one step: fragments have no identity, so a new bead is told where it came from."""

from __future__ import annotations

from vivant.engine.game import CHANCE, Move, Step
from vivant.games.vivid_memories.drawn import held_by, tokens_at
from vivant.games.vivid_memories.parts import Setup, amount
from vivant.games.vivid_memories.rules import DRAW, TILES, TOKENS, MemoriesState
from vivant.games.vivid_memories.seat import MORE, PLACE, RESULT, TAKE


def find_moves(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Move]:
    """Nothing here depends on an aspiration."""
    if step.who == CHANCE:
        return _by_chance(setup, before, step, after, seat)
    was = before.seats[step.who]
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
