"""Spaces: declared in blocks, a number and a text for each action, both ways, read generously and written in one way."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vivant.engine.space import UNKNOWN, Block, Space, tidy

TEXTS = ["take red", "pass", "r7", "First=2", "pay 1 + 2"]


def bare(*texts: str) -> Block:
    return Block("", list(texts), written="{}")


SPACE = Space(bare(*TEXTS))


def test_numbers_follow_the_order_of_the_texts() -> None:
    assert len(SPACE) == 5
    assert [SPACE.text(id) for id in range(5)] == TEXTS
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
        Space(bare("r7", "R7"))
    with pytest.raises(AssertionError):
        Space(bare("take red", "take  red"))
    with pytest.raises(AssertionError):
        Space(Block("pass"), bare("pass"))


def test_a_block_is_every_combination_of_its_parts_the_last_counting_fastest() -> None:
    take = Block("take", ["L", "R"], ["red", "blue"])
    assert take.texts() == ["take L red", "take L blue", "take R red", "take R blue"]
    assert (take.size, take.inner) == (4, 2)
    assert Block("done").texts() == ["done"]
    assert Block("first", ["0", "1"], written="first={}").texts() == ["first=0", "first=1"]
    assert Block("swap", ["a", "b"], ["c"], written="{} for {}!").texts() == ["a for c!", "b for c!"]


def test_blocks_stand_one_behind_the_other() -> None:
    take, done, place = Block("take", ["L", "R"], ["red", "blue"]), Block("done"), Block("place", ["1", "2", "3"])
    space = Space(take, done, place)
    assert [block.base for block in (take, done, place)] == [0, 4, 5]
    assert len(space) == 8
    assert [space.text(id) for id in range(8)] == take.texts() + done.texts() + place.texts()
    assert [space.split(id) for id in range(8)] == [
        *(("take", rest) for rest in range(4)),
        ("done", 0),
        *(("place", rest) for rest in range(3)),
    ]
    assert space.text(take.at(1, 1)) == "take R blue"
    assert space.text(place.at(2)) == "place 3"
    assert space.text(done.at()) == "done"
    assert [id for id in range(8) if place.has(id)] == [5, 6, 7]


def test_an_empty_block_has_no_actions_and_takes_no_room() -> None:
    nothing, last = Block("place", ["a", "b"], []), Block("done")
    space = Space(Block("pass"), nothing, Block("take", []), last)
    assert (nothing.size, nothing.texts(), len(space)) == (0, [], 2)
    assert not any(nothing.has(id) for id in range(-1, 3))
    assert (last.base, space.split(1)) == (1, ("done", 0))
    assert len(Space()) == 0


@pytest.mark.parametrize("id", [-1, 8, 99])
def test_what_is_no_action_has_no_text_and_no_block(id: int) -> None:
    space = Space(Block("take", ["L", "R"], ["red", "blue"]), Block("place", ["1", "2", "3", "4"]))
    with pytest.raises(IndexError):
        space.split(id)
    with pytest.raises(IndexError):
        space.text(id)


NAMES = st.lists(st.sampled_from("abcdefgh"), max_size=3, unique=True)


@given(st.lists(st.lists(NAMES, max_size=3), max_size=4))
def test_numbers_texts_and_places_agree(parts: list[list[list[str]]]) -> None:
    blocks = [Block(f"block{n}", *each) for n, each in enumerate(parts)]
    space = Space(*blocks)
    assert len(space) == sum(block.size for block in blocks)
    for id in range(len(space)):
        assert space.parse(space.text(id).upper()) == id
        name, rest = space.split(id)
        block = next(block for block in blocks if block.name == name)
        assert block.at() + rest == id
        assert space.text(id) == block.texts()[rest]
    for block, each in zip(blocks, parts, strict=True):
        assert block.texts() == [" ".join([block.name, *row]) for row in product(*each)]
        if len(each) == 2:
            for (n, one), (m, other) in product(enumerate(each[0]), enumerate(each[1])):
                assert space.text(block.at(n, m)) == f"{block.name} {one} {other}"
