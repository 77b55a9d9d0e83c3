"""The board in characters: what is drawn is read back, and what is no board is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from vivant.engine.board import plain_text
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.picture.text_board import board_as_text, board_from_text, letters_of
from vivant.games.vivid_memories.rules.saving import hexes_data
from vivant.games.vivid_memories.rules.seat import find_threads

from .editions import crowded, large, ring, standard
from .test_scoring import random_board

NINE = """
           (p)   (r)        (y)   (g)

             a1 ...  a2 G..  a3 G..
     (g)                                (p)
         b1 G..  b2 G..  b3 ...  b4 ...

(y)  c1 ...  c2 GGR  c3 ...  c4 ...  c5 ...  [B]
  (b)                                      (r)
         d1 G..  d2 ...  d3 ...  d4 ...

        (g)  e1 ...  e2 ...  e3 ...  (p)

           (y)        (r)         (b)
"""


@pytest.mark.rule("VM-X11")
def test_an_example_from_its_drawing() -> None:
    setup = VividMemories(2).setup
    own = board_from_text(setup, 0, NINE)
    assert hexes_data(own, setup)["c2"] == ["red", "green", "green"]
    assert setup.slots_in(own.slots) == ["s12"]
    assert [award.points for award in find_threads(setup, own, 0)] == [18]
    again = plain_text(board_as_text(setup, own))
    assert again.replace("RGG", "GGR").strip("\n") == NINE.strip("\n")


@pytest.mark.parametrize("edition", [standard, crowded, ring, large], ids=lambda make: make.__name__)
def test_drawn_and_read_back(edition: Any) -> None:
    game = VividMemories(2, {}, edition())
    luck = random.Random(3)
    for _ in range(40):
        own, hexes, filled, _ = random_board(game, luck)
        read = board_from_text(game.setup, own.board, plain_text(board_as_text(game.setup, own)))
        assert hexes_data(read, game.setup) == hexes_data(own, game.setup)
        assert read.slots == own.slots
        assert set(game.setup.slots_in(read.slots)) == filled
        assert {hex for hex in hexes if hexes[hex]} == set(hexes_data(read, game.setup))


@pytest.mark.parametrize(
    ("old", "new"), [("a1 ...", "a1 X.."), ("c3 ...", "c4 ..."), ("(p)", "(q)"), ("[B]", "[R]"), ("d1 G..", "      ")]
)
def test_what_is_no_board_is_refused(old: str, new: str) -> None:
    with pytest.raises(ValueError, match=r"belongs|not in list"):
        board_from_text(VividMemories(2).setup, 0, NINE.replace(old, new, 1))


def test_every_colour_has_a_letter_of_its_own() -> None:
    assert letters_of(["red", "rose", "ruby", "r", "blue"]) == ["R", "O", "U", "A", "B"]
