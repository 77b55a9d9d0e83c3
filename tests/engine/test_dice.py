"""Dice: published vectors, unbiased draws, rewinding, and the seal that DESIGN promises."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

from vivant.engine.dice import MAX_SEED, Dice, FastDice, SealedDice, seal_of

SECRET = bytes(range(32))
WORDS = ["Lark", "", "é", ""]


class PlainSfc32:
    """The generator as its description reads, written straight down."""

    def __init__(self, seed: int, stream: int) -> None:
        self.a = seed % 2**32
        self.b = seed // 2**32
        self.c = stream % 2**32
        self.counter = 1
        for _ in range(16):
            self.word()

    def word(self) -> int:
        word = (self.a + self.b + self.counter) % 2**32
        self.counter = (self.counter + 1) % 2**32
        self.a = self.b ^ self.b // 2**9
        self.b = self.c * 9 % 2**32
        self.c = ((self.c * 2**21 % 2**32 | self.c // 2**11) + word) % 2**32
        return word

    def below(self, n: int) -> int:
        if n <= 2**31:
            while True:
                product = self.word() * n
                if product % 2**32 >= 2**32 % n:
                    return product // 2**32
        while True:
            x = self.word() // 4 * 2**32 + self.word()
            if x < 2**62 - 2**62 % n:
                return x % n


# Published: the first words of a seed and a stream, and the first draws below 6 and below 2**40. They hold for ever.
VECTORS = [
    (
        *(0, 0, [0x38802BE1, 0x948279E6, 0xEC4BF1D9, 0x7CB0A909, 0xFAD8B4A8, 0x3CA4B808]),
        *([1, 3, 5, 2, 5, 1, 1, 2, 1, 5, 2, 1], [1067643468262, 508898093321]),
    ),
    (
        *(1, 0, [0x406CA90B, 0xD3639F9A, 0xAA94A873, 0x1991BBF7, 0xA21D19DC, 0x13A8B051]),
        *([1, 4, 3, 0, 3, 0, 0, 3, 0, 4, 5, 3], [287014363034, 120688065527]),
    ),
    (
        *(2**63 - 1, 0, [0x4A0E5183, 0xF4CDDEDD, 0x0A3E8410, 0xE805339B, 0x7261D752, 0xCB473D9D]),
        *([1, 5, 0, 5, 2, 4, 0, 4, 3, 4, 1, 0], [416423993053, 21072524187]),
    ),
    (
        *(0, 1, [0x6EBEC678, 0xE64B729A, 0xF7B630ED, 0xC1BFC770, 0xA311EB02, 0x6923C932]),
        *([2, 5, 5, 4, 3, 2, 0, 3, 0, 3, 2, 2], [682468536986, 256653641584]),
    ),
    (
        *(1, 7, [0x77406975, 0x53943F3A, 0xC0FF1E39, 0x4F999405, 0x2F77472F, 0x7EFBD71F]),
        *([2, 1, 4, 1, 1, 2, 5, 4, 5, 4, 4, 0], [400834182970, 611220820997]),
    ),
    (
        *(123456789012345, 2**32 - 1, [0xBAFA1944, 0x184378A5, 0xB54F57C8, 0x5C185ABE, 0x5E5927C5, 0x9A17AECB]),
        *([4, 0, 4, 2, 2, 3, 1, 4, 3, 1, 2, 2], [348299425957, 1040927185598]),
    ),
]
SEEDS = [0, 1, 2, 2**31, 2**32 - 1, 2**32, 2**62 + 12345, 2**63 - 1]
SIZES = [
    *(
        1,
        2,
        3,
        6,
        12,
        48,
        1000,
        2**16 + 1,
        2**30 + 1,
        3 * 2**29,
        2**31 - 1,
        2**31,
    ),  # two of them refuse every fourth word
    *(2**31 + 1, 2**32, 2**32 + 1, 3 * 2**60, 2**61 + 1, 2**62),
]


class Scripted(Dice):
    """Gives these numbers, whatever is asked."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.numbers.pop(0)


@pytest.mark.parametrize(("seed", "stream", "words", "sixes", "wide"), VECTORS)
def test_published_vectors(seed: int, stream: int, words: list[int], sixes: list[int], wide: list[int]) -> None:
    dice = FastDice(seed, stream)
    assert [dice.word() for _ in words] == words
    dice = FastDice(seed, stream)
    assert [dice.below(6) for _ in sixes] == sixes
    dice = FastDice(seed, stream)
    assert [dice.below(2**40) for _ in wide] == wide
    plain = PlainSfc32(seed, stream)
    assert [plain.word() for _ in words] == words


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("stream", [0, 1, 499, 2**31, 2**32 - 1])
def test_words_are_those_of_the_description(seed: int, stream: int) -> None:
    dice, plain = FastDice(seed, stream), PlainSfc32(seed, stream)
    assert [dice.word() for _ in range(300)] == [plain.word() for _ in range(300)]


@pytest.mark.parametrize("n", SIZES)
def test_draws_are_those_of_the_description(n: int) -> None:
    """Many sizes one after the other too: how many words a draw takes shows in the next one."""
    dice, plain = FastDice(99), PlainSfc32(99, 0)
    assert [dice.below(n) for _ in range(200)] == [plain.below(n) for _ in range(200)]
    assert [dice.below(size) for size in SIZES] == [plain.below(size) for size in SIZES]
    assert dice.mark() == [plain.a, plain.b, plain.c, plain.counter]


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 12, 36, 48])
def test_draws_are_even(n: int) -> None:
    for dice in (FastDice(7), SealedDice(SECRET, WORDS)):
        tries = 400 * n if isinstance(dice, FastDice) else 100 * n
        found = Counter(dice.below(n) for _ in range(tries))
        assert set(found) == set(range(n))
        mean = tries / n
        chi_square = sum((found[value] - mean) ** 2 / mean for value in range(n))
        assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5 + 5


def test_a_large_odd_size_is_not_biased_to_its_low_end() -> None:
    """Below 3 * 2**30, taking a word modulo n would give the lowest third twice as often as the rest."""
    dice = FastDice(11)
    n = 3 * 2**30
    low = sum(dice.below(n) < n // 3 for _ in range(6000))
    assert abs(low - 2000) < 200


def test_sizes_out_of_range_are_refused() -> None:
    dice = FastDice(1)
    for n in (0, -1, -(2**40), 2**62 + 1):
        with pytest.raises(ValueError, match="a draw below"):
            dice.below(n)
    assert dice.mark() == FastDice(1).mark()


def test_sealed_dice_refuse_a_draw_below_nothing() -> None:
    dice = SealedDice(SECRET, WORDS)
    for n in (0, -1):
        with pytest.raises(ValueError, match="a draw below"):
            dice.below(n)
    assert dice.k == 0


@pytest.mark.parametrize("seed", [-1, 2**63, 2**80])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is from 0 to"):
        FastDice(seed)


def test_a_seed_is_named_only_for_its_own_stream() -> None:
    assert FastDice(MAX_SEED).seed == 2**63 - 1
    assert FastDice(5).seed == 5
    assert FastDice(5, 1).seed is None  # a record that named it would promise the other stream


def test_streams_and_seeds_differ() -> None:
    starts = [tuple(FastDice(seed, stream).word() for _ in range(1)) for seed in range(40) for stream in range(40)]
    assert len(set(starts)) == len(starts)


def test_fast_dice_rewind_to_where_they_stood() -> None:
    dice = FastDice(3)
    dice.below(6)
    mark = dice.mark()
    drawn = [dice.below(n) for n in SIZES]
    dice.rewind(mark)
    assert [dice.below(n) for n in SIZES] == drawn


# draws of any size


@pytest.mark.parametrize("n", [1, 6, 2**62])
def test_a_small_big_draw_is_a_draw(n: int) -> None:
    one, other = FastDice(8), FastDice(8)
    assert [one.below_big(n) for _ in range(50)] == [other.below(n) for _ in range(50)]


@pytest.mark.parametrize("n", [2**62 + 1, 2**63, 2**64 + 3, 10**30, 2**200])
def test_big_draws_stay_below_and_reach_everywhere(n: int) -> None:
    dice = FastDice(8)
    drawn = [dice.below_big(n) for _ in range(400)]
    assert all(0 <= value < n for value in drawn)
    assert {value * 8 // n for value in drawn} == set(range(8))
    assert any(value & 1 for value in drawn)
    assert any(not value & 1 for value in drawn)


def test_a_big_draw_joins_pieces_of_31_bits_and_tries_again_above() -> None:
    top = 2**31 - 1
    n = 2**62 + 1  # 63 bits: three pieces of 31, of which the lowest 30 bits are not used
    dice = Scripted(top, top, top, 0, 5, 2**30)
    assert dice.below_big(n) == 5 << 1 | 1
    assert dice.asked == [2**31] * 6
    assert Scripted(1 << 30, 0, 0).below_big(n) == 2**62


def test_big_draws_below_three_halves_of_a_power_are_even() -> None:
    dice = FastDice(21)
    n = 3 << 64
    thirds = Counter(dice.below_big(n) * 3 // n for _ in range(3000))
    assert all(abs(thirds[third] - 1000) < 130 for third in range(3))


# sealed dice


def by_the_book(secret: bytes, words: list[str], k: int, t: int) -> int:
    """The 64 bits of DESIGN, written straight down."""
    text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    key = hashlib.blake2b(secret + text.encode("utf-8"), digest_size=32).digest()
    place = bytes(k >> 8 * i & 255 for i in range(8)) + bytes(t >> 8 * i & 255 for i in range(8))
    digest = hashlib.blake2b(place, key=key, digest_size=64).digest()
    return sum(byte << 8 * i for i, byte in enumerate(digest[:8]))


def test_the_vector_of_the_design() -> None:
    dice = SealedDice(SECRET, WORDS)
    assert dice.bits(0, 0) == 1198186980828702353
    assert dice.below(4) == 1
    assert dice.k == 1


def test_draws_of_sealed_dice_are_those_of_the_design() -> None:
    for words in (WORDS, ["", "", ""], ['"', "\\", "\u2028"], ["日本", "a b"]):
        dice = SealedDice(SECRET, words)
        for k in range(60):
            n = [1, 2, 6, 12, 48, 10**6, 2**40, 2**62][k % 8]
            assert dice.below(n) == by_the_book(SECRET, words, k, 0) % n


def test_a_try_above_the_largest_multiple_is_drawn_again() -> None:
    """With n = 3 * 2**60, a quarter of all 64 bits lie above 2**64 - 2**64 % n."""
    n = 3 << 60
    limit = 2**64 - 2**64 % n
    dice = SealedDice(SECRET, WORDS)
    again = 0
    for k in range(80):
        t = 0
        while by_the_book(SECRET, WORDS, k, t) >= limit:
            t += 1
        again += t > 0
        assert dice.below(n) == by_the_book(SECRET, WORDS, k, t) % n
        assert dice.k == k + 1  # a second try is no second draw
    assert again > 2


def test_sealed_dice_rewind_by_their_count() -> None:
    dice = SealedDice(SECRET, WORDS)
    drawn = [dice.below(48) for _ in range(10)]
    mark = [4]
    dice.rewind(mark)
    assert [dice.below(48) for _ in range(6)] == drawn[4:]
    assert dice.mark() == [10]


def test_secret_and_words_both_decide() -> None:
    def start(secret: bytes, words: list[str]) -> list[int]:
        dice = SealedDice(secret, words)
        return [dice.below(2**62) for _ in range(3)]

    others = [
        (bytes(31) + b"\x01", WORDS),
        (SECRET, ["Lark", "", "e", ""]),
        (SECRET, ["", "Lark", "é", ""]),
        (SECRET, ["Lark", "", "é"]),
        (SECRET, ["Lark", "", "e\u0301", ""]),
    ]
    assert all(start(*other) != start(SECRET, WORDS) for other in others)
    assert start(SECRET, list(WORDS)) == start(SECRET, WORDS)


def test_the_seal_is_the_hash_of_the_secret_alone() -> None:
    seal = "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert SealedDice(SECRET, WORDS).seal() == seal
    assert SealedDice(SECRET, ["other"]).seal() == seal
    assert seal_of(SECRET) == seal


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33), bytes(64)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        SealedDice(secret, WORDS)


def test_own_dice_need_only_say_below() -> None:
    assert Scripted(3).below_big(6) == 3
