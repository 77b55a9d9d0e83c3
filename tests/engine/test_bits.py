"""Sets as bits, against sets: every function, with the members 0 and 61 at the edges."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vivant.engine.bits import bit_at, count_bits, is_member, lowest, mask_of, members, nth

SETS = st.one_of(
    st.sets(st.integers(0, 61)),
    st.integers(0, 2**62 - 1).map(lambda mask: {n for n in range(62) if mask >> n & 1}),
    st.sets(st.integers(50, 61)),
    st.sets(st.sampled_from([0, 7, 8, 30, 31, 32, 33, 55, 56, 60, 61])),
    st.sets(st.integers(0, 61)).map(lambda found: set(range(62)) - found),
)


def mask(numbers: set[int]) -> int:
    return sum(2**n for n in numbers)


@pytest.mark.parametrize("n", range(62))
def test_bit_at_is_the_set_of_one(n: int) -> None:
    assert bit_at(n) == 2**n
    assert count_bits(bit_at(n)) == 1
    assert lowest(bit_at(n)) == n
    assert nth(bit_at(n), 0) == n
    assert members(bit_at(n)) == [n]


@given(SETS)
def test_a_set_goes_to_a_mask_and_back(numbers: set[int]) -> None:
    assert mask_of(sorted(numbers)) == mask(numbers)
    assert mask_of(sorted(numbers, reverse=True) * 2) == mask(numbers)
    assert members(mask(numbers)) == sorted(numbers)


@given(SETS)
def test_any_number_is_a_member_or_not(numbers: set[int]) -> None:
    for n in (-(1 << 40), -64, -1, *range(66), 126, 1 << 40):
        assert is_member(n, mask(numbers)) == (n in numbers)


@given(SETS)
def test_members_are_counted(numbers: set[int]) -> None:
    assert count_bits(mask(numbers)) == len(numbers)


@given(SETS.filter(bool))
def test_the_lowest_member_is_found(numbers: set[int]) -> None:
    assert lowest(mask(numbers)) == min(numbers)


@given(SETS)
def test_every_member_is_found_by_its_place(numbers: set[int]) -> None:
    assert [nth(mask(numbers), n) for n in range(len(numbers))] == sorted(numbers)


def test_the_full_set_and_the_empty_one() -> None:
    everything = 2**62 - 1
    assert count_bits(everything) == 62
    assert members(everything) == list(range(62))
    assert [nth(everything, n) for n in range(62)] == list(range(62))
    assert (count_bits(0), members(0), mask_of([])) == (0, [], 0)


@given(SETS, st.integers(0, 61))
def test_masks_meet_as_sets_do(numbers: set[int], n: int) -> None:
    assert bool(mask(numbers) & bit_at(n)) == (n in numbers)
    assert members(mask(numbers) | bit_at(n)) == sorted(numbers | {n})
    assert members(mask(numbers) & ~bit_at(n)) == sorted(numbers - {n})
