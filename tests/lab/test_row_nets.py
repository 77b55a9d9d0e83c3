"""The net over rows finds what it is there for: a row that tells too much, a changed world, a wrong mask."""

from __future__ import annotations

from typing import Any

import pytest

from vivant.engine.observation import Observer, Planes, clear, mark, put
from vivant.games.vivo import Vivo
from vivant.testkit.rows import check_rows


class Leaky(Observer):
    """Written in plain Python: tells the hand of the next seat, or marks one action too many."""

    def __init__(self, game: Vivo, leaks: bool, marks: bool) -> None:
        own = Planes(game.players)
        self.first = own.plane("next-hand", list(game.setup.texts(game.setup.deck)))
        super().__init__(1, own, Planes(game.players), len(game.actions))
        self.leaks, self.marks, self.players = leaks, marks, game.players

    def write(self, state: Any, seat: int, row: Any, at: int) -> None:
        clear(row, at, self.words)
        if self.leaks:
            put(row, at, self.first, state.seats[(seat + 1) % self.players].hand)

    def write_mask(self, state: Any, seat: int, mask: Any, at: int) -> None:
        super().write_mask(state, seat, mask, at)
        if self.marks:
            mark(mask, at, 47)


def vivo(leaks: bool = False, marks: bool = False) -> Vivo:
    game = Vivo(4)
    game.observer = lambda: Leaky(game, leaks, marks)  # type: ignore[method-assign]
    return game


def test_a_row_that_keeps_its_promise_passes() -> None:
    check_rows(vivo(), 1)


def test_a_row_that_tells_a_hidden_hand_is_found() -> None:
    with pytest.raises(AssertionError, match=r"the row of seat \d tells more than its view: next-hand:\w+"):
        check_rows(vivo(leaks=True), 1)


def test_a_mask_that_allows_too_much_is_found() -> None:
    with pytest.raises(AssertionError, match=r"the mask of seat \d is .*47\], but legal is"):
        check_rows(vivo(marks=True), 1)


def test_a_game_without_an_encoding_has_nothing_to_show() -> None:
    game = Vivo(4)
    game.observer = lambda: None  # type: ignore[method-assign]
    check_rows(game, 1)
