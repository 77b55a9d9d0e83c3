"""Rows: what a program that learns is shown of a state is what the seat knows, bit for bit, and its mask what is legal.

`python -m vivant.testkit.rows FILE` writes the hashes of all encodings anew, for every registered game and count.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.engine.strict import content_hash
from vivant.testkit.cases import all_plain_cases
from vivant.testkit.trial import Trial, net

if TYPE_CHECKING:
    from vivant.engine.observation import Observer, Planes

MATCHES = 3  # that a hash is over


@net
def check_rows(trial: Trial) -> None:
    """At every position of a random match, for every seat; a game without an encoding has nothing to show."""
    observer = trial.game.observer()
    if observer is not None:
        for state in trial.walk():
            for seat in trial.seats:
                _check_row(trial, observer, state, seat)


def count_rows(game: Game, first_seed: int, wanted: int) -> int:
    """Check random matches until this many rows were; how many they are."""
    rows, seed = 0, first_seed
    while rows < wanted:
        observer = game.observer()
        assert observer is not None
        trial = Trial(game, seed)
        for state in trial.walk():
            for seat in trial.seats:
                _check_row(trial, observer, state, seat)
                rows += 1
        seed += 1
    return rows


def _check_row(trial: Trial, observer: Observer, state: State, seat: int) -> None:
    view = state.view(seat)
    row = row_of(observer, view, seat)
    if row_of(observer, state, seat) != row:
        raise trial.broken(f"the row of seat {seat} tells more than its view: {_cell(observer, state, view, seat)}")
    world = view.imagine(trial.fresh_dice())
    if row_of(observer, world, seat) != row:
        raise trial.broken(f"two worlds with one view give seat {seat} two rows: {_cell(observer, world, view, seat)}")
    if state.to_act() >> seat & 1:
        for known in (state, view):
            marked = actions_in(observer, mask_of(observer, known, seat))
            if marked != state.legal(seat):
                raise trial.broken(f"the mask of seat {seat} is {marked}, but legal is {state.legal(seat)}")


def _cell(observer: Observer, one: State, other: State, seat: int) -> str:
    """The plane of the first cell in which two rows differ."""
    pairs = zip(row_of(observer, one, seat), row_of(observer, other, seat), strict=True)
    at, (byte, byte_other) = next((at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1])
    cell = 8 * at + ((byte ^ byte_other) & -(byte ^ byte_other)).bit_length() - 1
    block = observer.own.block
    if block >= 0 and cell >= block:
        cell = block + (cell - block) % observer.own.stride()
    planes = [plane for plane in observer.own.planes if plane.first <= cell < plane.first + len(plane.cells)]
    return f"{planes[0].name}:{planes[0].cells[cell - planes[0].first]}" if planes else f"unused cell {cell}"


def row_of(observer: Observer, state: State, seat: int) -> bytes:
    """What the seat knows, from a row that was full before."""
    from vivant.engine.observation import words_of

    row = words_of(observer.words)
    for at in range(observer.words):
        row[at] = -1
    observer.write(state, seat, row, 0)
    return bytes(memoryview(row))


def hidden_of(observer: Observer, state: State, seat: int) -> bytes:
    from vivant.engine.observation import words_of

    row = words_of(observer.hidden_words)
    observer.write_hidden(state, seat, row, 0)
    return bytes(memoryview(row))


def mask_of(observer: Observer, state: State, seat: int) -> bytes:
    from vivant.engine.observation import words_of

    mask = words_of(observer.mask_words)
    for at in range(observer.mask_words):
        mask[at] = -1
    observer.write_mask(state, seat, mask, 0)
    return bytes(memoryview(mask))


def actions_in(observer: Observer, mask: bytes) -> list[int]:
    """Those that are marked, ascending."""
    return [action for action in range(8 * len(mask)) if mask[action >> 3] >> (action & 7) & 1]


def hash_of_layout(observer: Observer) -> str:
    """Over the names and places of all cells."""

    def told(planes: Planes) -> list[object]:
        listed = [[plane.name, plane.cells, plane.first, plane.by_seat] for plane in planes.planes]
        return [planes.players, planes.size(), planes.stride(), listed]

    return content_hash([told(observer.own), told(observer.hidden), observer.actions])


def hash_of_rows(game: Game) -> str:
    """Over what every seat is shown, may do and may not know, all through these matches."""
    observer = game.observer()
    assert observer is not None
    digest = hashlib.sha256()
    for number in range(MATCHES):
        for state, seat in _decisions(game, number):
            digest.update(row_of(observer, state, seat) + hidden_of(observer, state, seat))
            digest.update(mask_of(observer, state, seat))
    return digest.hexdigest()


def _decisions(game: Game, number: int) -> Iterator[tuple[State, int]]:
    trial = Trial(game, number)
    for state in trial.walk():
        for seat in trial.asked(state):
            yield state, seat


def encodings() -> dict[str, dict[str, str | int]]:
    """By game and count: version, layout and rows of its encoding."""
    encodings: dict[str, dict[str, str | int]] = {}
    for case in all_plain_cases():
        observer = case.game().observer()
        if observer is not None:
            hashes = {"layout": hash_of_layout(observer), "rows": hash_of_rows(case.game())}
            encodings[str(case)] = {"version": observer.version, **hashes}
    return encodings


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(encodings(), indent=2) + "\n", encoding="utf-8")
