"""The table of Vivo in a terminal: what its lines say. What nobody may see there, `test_visibility` holds."""

from __future__ import annotations

import pytest

from vivant.engine.board import plain_text
from vivant.engine.state import SPECTATOR

from .table import NAMES
from .test_visibility import TRICKS, cards_in, played_match


@pytest.mark.rule("VO-R6")
@pytest.mark.parametrize("plain", [False, True])
def test_the_board_counts_face_down_cards_and_names_face_up_ones(plain: bool) -> None:
    match = played_match(TRICKS[0])
    board = plain_text(match.game.board(match.view(SPECTATOR), "en", NAMES, plain)).splitlines()
    ann, bob, cyd, dan = (next(line for line in board if name in line) for name in NAMES)
    assert "1 face down" in bob
    assert not any("face down" in line for line in (ann, cyd, dan))
    assert cards_in(cyd) == {"r2"}
    assert cards_in(bob) == cards_in(ann) == cards_in(dan) == set()
    assert "2 points" in bob
    assert "2 points" in cyd
