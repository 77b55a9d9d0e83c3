"""Sets of small numbers as bits of one integer (0 to 61): count them, walk them, pick one."""
# vivant: compiled

from typing import Final

from mypy_extensions import i64

# The constants here stay under 2**62: the compiler keeps larger ones as objects and unpacks them at each use.
# In a product with _EACH_BYTE each byte is the sum of a number's bytes up to it. What lies above 64 bits is lost in
# the compiled build and there in the other, so that a mask follows.
_EACH_BYTE: Final[i64] = 0x0101010101010101


def _shift(one: i64, n: i64) -> i64:
    return one << n


def bit_at(n: i64) -> i64:
    """The set that holds `n` alone. A literal `1 << n` would be compiled as a 32-bit shift."""
    return _shift(1, n)


def is_member(n: i64, mask: i64) -> bool:
    """Of any number whether the set holds it."""
    return 0 <= n < 62 and (mask >> n) & 1 != 0


def _count_by_byte(mask: i64) -> i64:
    """In each byte of the answer, how many bits of that byte are set."""
    x: i64 = mask - ((mask >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    return (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F


def count_bits(mask: i64) -> i64:
    """How many members the set has."""
    return ((_count_by_byte(mask) * _EACH_BYTE) >> 56) & 63


def _bits_of_bytes() -> bytes:
    """At 8 * byte + n: which bit of the byte has exactly n set bits below it."""
    table = bytearray(2048)
    for byte in range(256):
        n = 0
        for bit in range(8):
            if byte >> bit & 1:
                table[8 * byte + n] = bit
                n += 1
    return bytes(table)


_BIT_OF_BYTE: Final = _bits_of_bytes()


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty; quickest below 8, where seats are."""
    byte: i64 = mask & 255
    if byte != 0:
        return _BIT_OF_BYTE[byte << 3]
    return count_bits((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """The member with exactly `n` smaller ones in the set. Without a branch: it is drawn at random, so one costs."""
    upto: i64 = (_count_by_byte(mask) * _EACH_BYTE) & 0x3F3F3F3F3F3F3F3F  # in each byte: set bits up to its end
    flags: i64 = 0x1010101010101010
    flags = flags << 2
    # A flag stays where a byte's count is at most n: those bytes lie below the one that is looked for.
    below: i64 = (((flags | (n * _EACH_BYTE)) - upto) & flags) >> 6
    low: i64 = ((below * _EACH_BYTE) >> 53) & 0x78  # 8 * the number of flags
    left: i64 = n - (((upto << 8) >> low) & 63)
    return low + _BIT_OF_BYTE[(((mask >> low) & 255) << 3) + left]


def members(mask: i64) -> list[int]:
    """The set's members, ascending."""
    numbers: list[int] = []
    while mask != 0:
        numbers.append(lowest(mask))
        mask = mask & (mask - 1)
    return numbers


def mask_of(numbers: list[int]) -> i64:
    """The set of these numbers."""
    mask: i64 = 0
    for n in numbers:
        mask = mask | bit_at(n)
    return mask
