"""Sets of small numbers as bits of one integer (0 to 61): count them, walk them, pick one."""
# vivant: compiled

from typing import Final

from mypy_extensions import i64

def _shift(one: i64, n: i64) -> i64:
    return one << n


def bit_at(n: i64) -> i64:
    """The set that holds `n` alone. A literal `1 << n` would be compiled as a 32-bit shift."""
    return _shift(1, n)


# The constants below stay under 2**62: the compiler keeps larger ones as objects and unpacks them at each use.


def _count_by_byte(mask: i64) -> i64:
    """In each byte of the answer, how many bits of that byte are set."""
    x: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    return (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F


def count_bits(mask: i64) -> i64:
    """How many members the set has."""
    x: i64 = _count_by_byte(mask)
    x = x + (x >> 32)
    x = x + (x >> 16)
    return (x + (x >> 8)) & 63


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count_bits((mask & -mask) - 1)


def _bits_of_bytes() -> list[i64]:
    """At 8 * byte + n: which bit of the byte has exactly n set bits below it."""
    table: list[i64] = [0] * 2048
    for byte in range(256):
        n = 0
        for bit in range(8):
            if byte >> bit & 1:
                table[8 * byte + n] = bit
                n += 1
    return table


_BIT_OF_BYTE: Final = _bits_of_bytes()


def nth(mask: i64, n: i64) -> i64:
    """The member with exactly `n` smaller ones in the set. Without a branch: it is drawn at random, so one costs."""
    upto: i64 = _count_by_byte(mask)  # in each byte, how many bits are set up to its end
    upto = (upto + (upto << 8)) & 0x3F3F3F3F3F3F3F3F
    upto = (upto + (upto << 16)) & 0x3F3F3F3F3F3F3F3F
    upto = (upto + (upto << 32)) & 0x3F3F3F3F3F3F3F3F
    flags: i64 = 0x1010101010101010
    flags = flags << 2
    # A flag stays where a byte's count is at most n: those bytes lie below the one that is looked for.
    below: i64 = (((flags | (n * 0x0101010101010101)) - upto) & flags) >> 6
    below = below + (below >> 32)
    below = below + (below >> 16)
    low: i64 = ((below + (below >> 8)) & 15) << 3
    left: i64 = n - ((((upto << 8) & 0x3F3F3F3F3F3F3F00) >> low) & 63)
    return low + _BIT_OF_BYTE[(((mask >> low) & 255) << 3) + left]


def members(mask: i64) -> list[int]:
    """The set's members, ascending."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask = mask & (mask - 1)
    return found


def mask_of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    mask: i64 = 0
    for n in numbers:
        mask = mask | bit_at(n)
    return mask
