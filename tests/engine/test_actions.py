"""Spaces: a number and a text for each action, both ways, read generously and written in one way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vivant.engine.actions import UNKNOWN, Space, tidy

SPACE = Space(["take red", "pass", "r7", "First=2", "pay 1 + 2"])


def test_numbers_follow_the_order_of_the_texts() -> None:
    assert len(SPACE) == 5
    assert [SPACE.text(id) for id in range(5)] == ["take red", "pass", "r7", "First=2", "pay 1 + 2"]
    assert [SPACE.parse(SPACE.text(id)) for id in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("TAKE RED", 0),
        ("  take   red ", 0),
        ("take\tred\n", 0),
        ("R7", 2),
        ("first=2", 3),
        ("takered", UNKNOWN),
        ("r 7", UNKNOWN),
        ("r07", UNKNOWN),
        ("", UNKNOWN),
        ("r7 r7", UNKNOWN),
        ("\x00", UNKNOWN),
        ("r\uff17", UNKNOWN),
    ],
)
def test_case_and_extra_blanks_do_not_matter(text: str, id: int) -> None:
    assert SPACE.parse(text) == id


@given(st.text())
def test_any_text_is_read_without_failing(text: str) -> None:
    assert SPACE.parse(text) in range(-1, 5)
    assert tidy(tidy(text)) == tidy(text)


def test_two_actions_with_one_text_are_our_own_mistake() -> None:
    with pytest.raises(AssertionError):
        Space(["r7", "R7"])
    with pytest.raises(AssertionError):
        Space(["take red", "take  red"])
