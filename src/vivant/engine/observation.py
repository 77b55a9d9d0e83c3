"""Observations: what a seat knows of a state, or everything, as a row of bits whose cells have names; for learning."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at
from vivant.engine.state import State

# A row is machine words of 64 cells each. Sets have at most 62 members (`bits`), so that no plane straddles two words
# and the last two cells of each are never used: a set is written by one store.
CELLS: Final = 64
USED: Final = 62


class Plane:
    """A named part of a row. Its cells lie side by side from `first` on; for each seat again, where it is `by_seat`.

    What it means is the message `plane-NAME` of the game's book. One of several alike has a second word, as in
    "cell 1,2", and shares the message `plane-cell`.
    """

    def __init__(self, name: str, cells: list[str], first: int, by_seat: bool) -> None:
        self.name = name
        self.cells = cells
        self.first = first
        self.by_seat = by_seat


class Planes:
    """Where the planes of a row lie: first those that are there once, then as many blocks as there are seats.

    In the blocks the viewer comes first and the others follow in the order of turns. A block fills whole words.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.planes: list[Plane] = []
        self.filled: int = 0  # cells
        self.block: int = -1  # the first cell of the first block

    def plane(self, name: str, cells: list[str]) -> int:
        """Add a plane that is there once; its first cell."""
        assert self.block < 0, f"{name}: planes by seat come last"
        return self._add(name, cells, False)

    def seat_plane(self, name: str, cells: list[str]) -> int:
        """Add a plane that is there for each seat; its first cell in the viewer's block."""
        if self.block < 0:
            self.filled = whole(self.filled)
            self.block = self.filled
        return self._add(name, cells, True)

    def _add(self, name: str, cells: list[str], by_seat: bool) -> int:
        assert 0 < len(cells) <= USED, f"{name}: {len(cells)} cells"
        if self.filled % CELLS + len(cells) > USED:
            self.filled = whole(self.filled)
        first = self.filled
        self.planes.append(Plane(name, cells, first, by_seat))
        self.filled += len(cells)
        return first

    def stride(self) -> int:
        """Cells from a seat's block to the next."""
        return whole(self.filled) - self.block if self.block >= 0 else 0

    def size(self) -> int:
        """Cells of the whole row, unused ones included."""
        return self.block + self.players * self.stride() if self.block >= 0 else whole(self.filled)


def whole(cells: int) -> int:
    """So many cells, or as many more as fill their last word."""
    return -(-cells // CELLS) * CELLS


def steps_to(most: int) -> list[str]:
    """The cells of a number from 0 to this, one of which is set."""
    return [str(n) for n in range(most + 1)]


def digits_to(most: int) -> list[str]:
    """The cells of a number up to this, in binary."""
    return [str(bit_at(place)) for place in range(max(1, most.bit_length()))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How a game's states become rows: one subclass a game. This one writes no cell, and a mask from `legal`.

    `own` is what a seat knows: for a state, for the seat's view of it and for any world imagined from that view the
    same bits are written. `hidden` is what it may not know, for critics in training. A changed cell, or a changed
    meaning, is a new `version`.
    """

    def __init__(self, version: int, own: Planes, hidden: Planes, actions: int) -> None:
        self.version = version
        self.own = own
        self.hidden = hidden
        self.actions: i64 = actions
        self.words: i64 = own.size() // CELLS
        self.hidden_words: i64 = hidden.size() // CELLS
        self.mask_words: i64 = whole(actions) // CELLS

    def write(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        """What the seat knows, into the words from `at` on."""

    def write_hidden(self, state: State, seat: i64, row: vec[i64], at: i64) -> None:
        """What the seat may not know. The state is a full one."""

    def write_mask(self, state: State, seat: i64, mask: vec[i64], at: i64) -> None:
        """A bit for each action: whether it is legal for this seat, which is asked."""
        clear(mask, at, self.mask_words)
        for action in state.legal(seat):
            mark(mask, at, action)


def words_of(count: i64) -> vec[i64]:
    """So many words, all 0."""
    row = vec[i64](capacity=count)
    n: i64 = 0
    while n < count:
        row = append(row, 0)
        n += 1
    return row


def clear(row: vec[i64], at: i64, count: i64) -> None:
    end: i64 = at + count
    while at < end:
        row[at] = 0
        at += 1


def put(row: vec[i64], at: i64, cell: i64, bits: i64) -> None:
    """Set these bits of a plane whose first cell this is, in a row that begins at word `at`."""
    word: i64 = at + (cell >> 6)
    row[word] = row[word] | (bits << (cell & 63))


def put_number(row: vec[i64], at: i64, cell: i64, number: i64, most: i64) -> None:
    """Write a number in binary, or the most that is told."""
    put(row, at, cell, most if number > most else number)


def put_one(row: vec[i64], at: i64, cell: i64, n: i64) -> None:
    """Set the cell `n` of a plane; none where it is negative."""
    if n >= 0:
        place: i64 = cell + n
        word: i64 = at + (place >> 6)
        row[word] = row[word] | bit_at(place & 63)


_SIGN: Final[i64] = -bit_at(62) * 2


def mark(mask: vec[i64], at: i64, action: i64) -> None:
    """Set the bit of an action."""
    word: i64 = at + (action >> 6)
    place: i64 = action & 63
    mask[word] = mask[word] | (bit_at(place) if place < 63 else _SIGN)


def mark_all(mask: vec[i64], at: i64, first: i64, members: i64) -> None:
    """Set the bits of a set of actions, whose member 0 is the action `first`; it may go over the end of a word."""
    word: i64 = at + (first >> 6)
    place: i64 = first & 63
    room: i64 = 63 - place
    mask[word] = mask[word] | ((members & (bit_at(room) - 1)) << place)
    members = members >> room
    if members & 1 != 0:
        mask[word] = mask[word] | _SIGN
    members = members >> 1
    if members != 0:
        mask[word + 1] = mask[word + 1] | members


def turns_after(seat: i64, viewer: i64, players: i64) -> i64:
    """How many turns after the viewer's a seat's is; negative for nobody, as the seat is then."""
    if seat < 0 or seat >= viewer:
        return seat - viewer if seat >= 0 else seat
    return seat - viewer + players


def is_marked(mask: vec[i64], at: i64, action: i64) -> bool:
    return (mask[at + (action >> 6)] >> (action & 63)) & 1 != 0
