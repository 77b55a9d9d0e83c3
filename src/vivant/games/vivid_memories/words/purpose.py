"""What an action does on the board in a sentence: threads it joins, slots it reaches, moments it matches."""

from __future__ import annotations

from typing import Final

from vivant.engine.bits import bit_at, count_bits, members
from vivant.games.vivid_memories.rules.position import colours_in
from vivant.games.vivid_memories.rules.seat import MORE, MOVE, PLACE, TAKE, Seat, matching, prospect, touched_slots
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import colour_name, moment_name, outer_pile, slot_name
from vivant.words.message import Listing, Message

FEWEST: Final = 2  # hexes of a thread that is worth a word
MOST_SLOTS: Final = 2  # that are told one by one


def purpose_of(view: MemoriesState, seat: int, action: int) -> Message | None:
    """Of taking, placing and moving a fragment; of the rest nothing."""
    setup, own = view.setup, view.seats[seat]
    block, at = setup.actions.split(action)
    if block == "take" and own.ask in (TAKE, MORE):
        return _of_taking(view, own, *divmod(at, len(setup.colour_names)))
    then = own.copy(own.aspiration)
    if block == "place" and own.ask == PLACE:
        then.lay_hand(at)
        return _of_board(view, own, then, list(members(colours_in(own.hand))), at)
    if block == "move" and own.ask == MOVE:
        colour, other = divmod(at, len(setup.hex_names))
        source, target = (other, own.hex) if own.inward else (own.hex, other)
        then.shift(colour, source, target)
        return _of_board(view, own, then, [colour], int(target))
    return None


def _of_taking(view: MemoriesState, own: Seat, end: int, colour: int) -> Message | None:
    setup, pile = view.setup, outer_pile(view, end)
    parts: list[Message] = []
    if pile.left == 1:
        parts.append(Message("purpose-claim", {"tile": moment_name(setup, pile.tile)}))
    elif view.emptied == 0 and pile.left == 2 and own.ask == TAKE and count_bits(pile.colours) == 1:
        parts.append(Message("purpose-claim-next", {"tile": moment_name(setup, pile.tile)}))
    args = {"colour": colour_name(setup, colour)}
    longest = max((count_bits(thread) for thread in _threads(setup, own, colour)), default=0)
    if longest >= FEWEST:
        parts.append(Message("purpose-fits", {**args, "count": longest}))
    if own.aspiration == colour:
        parts.append(Message("purpose-aspiration", args))
    return Message("purpose", {"parts": Listing(tuple(parts))}) if parts else None


def _of_board(view: MemoriesState, own: Seat, then: Seat, colours: list[int], hex: int) -> Message | None:
    """What these colours do in the hex; and how much more Reward would give if it came now."""
    setup = view.setup
    parts = [part for colour in colours for part in _of_colour(setup, own, then, colour, hex)]
    for tile in _tiles_of(own):
        if (matching(setup, then, setup.tiles[tile]) & ~matching(setup, own, setup.tiles[tile])) >> hex & 1:
            parts.append(Message("purpose-match", {"tile": moment_name(setup, tile), "hex": setup.hex_names[hex]}))
    if not parts:
        return None
    points = prospect(setup, then) - prospect(setup, own)
    if points <= 0:
        return Message("purpose", {"parts": Listing(tuple(parts))})
    return Message("purpose-now", {"parts": Listing(tuple(parts)), "points": int(points)})


def _of_colour(setup: Setup, own: Seat, then: Seat, colour: int, hex: int) -> list[Message]:
    """The thread that the hex belongs to then, beside those that it was before."""
    bit = bit_at(hex)
    if own.layers[colour].some() & bit:
        return []
    thread = setup.grow(bit, then.layers[colour].some())
    joined = [before for before in _threads(setup, own, colour) if before & thread]
    known = 0
    for before in joined:
        known |= touched_slots(setup, own, colour, before)
    reached = touched_slots(setup, then, colour, thread) & ~own.slots & ~known
    args: dict[str, object] = {"colour": colour_name(setup, colour), "count": count_bits(thread)}
    parts = []
    if len(joined) > 1:
        parts.append(Message("purpose-joins", {**args, "threads": len(joined)}))
    elif joined and count_bits(thread) > count_bits(joined[0]):
        parts.append(Message("purpose-lengthens", args))
    if reached and count_bits(reached) <= MOST_SLOTS:
        slots = [slot_name(setup, own.board, slot) for slot in members(reached)]
        parts.append(Message("purpose-reaches", {"slots": Listing(tuple(slots))}))
    elif reached:
        parts.append(Message("purpose-reaches-many", {**args, "slots": count_bits(reached)}))
    return parts


def _threads(setup: Setup, own: Seat, colour: int) -> list[int]:
    """The connected hexes of a colour."""
    held, threads = own.layers[colour].some(), []
    while held:
        thread = setup.grow(held & -held, held)
        held &= ~thread
        threads.append(thread)
    return threads


def _tiles_of(own: Seat) -> list[int]:
    """The moments in its bank, whatever side is up."""
    return [own.bank[slot] for slot in members(own.covered)]
