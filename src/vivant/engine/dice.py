"""Dice: unbiased whole numbers, fast for simulating, sealed for matches whose dealer nobody should have to trust."""
# vivant: compiled

from __future__ import annotations

import hashlib
import json
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
MAX_SEED: Final = (1 << 63) - 1
_WARM_UP: Final[i64] = 16


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Dice:
    """Where chance comes from. A subclass must answer `below`; for a match also `mark` and `rewind`."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is from 1 to 2**62."""
        raise NotImplementedError

    def below_big(self, n: int) -> int:
        """The same for n of any size, for counting arguments that outgrow a machine word."""
        if n <= 1 << 62:
            return self.below(n)
        bits = (n - 1).bit_length()
        while True:
            value = 0
            for _ in range((bits + 30) // 31):
                piece: int = self.below(1 << 31)  # joined as it is, an i64 would make one of the value too
                value = value << 31 | piece
            value >>= (bits + 30) // 31 * 31 - bits
            if value < n:
                return value

    def mark(self) -> list[int]:
        """Where the dice stand now; `rewind` brings them back there."""
        raise NotImplementedError

    def rewind(self, mark: list[int]) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class FastDice(Dice):
    """A small chaotic generator on four 32-bit words (sfc32), the same on every platform for ever.

    From (a, b, c, counter) one word is drawn by, all modulo 2**32:
        word = a + b + counter;  counter += 1
        a = b ^ (b >> 9);  b = c + (c << 3);  c = rotate_left(c, 21) + word
    A seed starts it with a = its low word, b = its high word, c = the stream's number, counter = 1,
    and sixteen words are thrown away. A draw below n up to 2**31 is the high word of word * n, drawn
    again while the low word is under 2**32 mod n; above that it is word >> 2 and a further word
    joined to 62 bits, drawn again while not under the largest multiple of n, modulo n.
    Test vectors stand in tests/engine/test_dice.py.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"a seed is from 0 to {MAX_SEED}, not {seed}")
        self.seed: int | None = seed if stream == 0 else None  # what a record names
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = seed >> 32
        self.c: i64 = stream & 0xFFFFFFFF
        self.counter: i64 = 1
        warming: i64 = 0
        while warming < _WARM_UP:
            self.word()
            warming += 1

    def word(self) -> i64:
        """The next 32 bits."""
        word: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        if n <= 0:
            raise ValueError("a draw below 0 or less")
        if n > 0x80000000:
            return self._below_wide(n)
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            least: i64 = 0x100000000 % n
            while low < least:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def _below_wide(self, n: i64) -> i64:
        span: i64 = 0x4000000000000000
        if n > span:
            raise ValueError("a draw below more than 2**62")
        limit: i64 = span - span % n
        while True:
            high: i64 = self.word() >> 2
            x: i64 = (high << 32) | self.word()
            if x < limit:
                return x % n

    def mark(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]

    def rewind(self, mark: list[int]) -> None:
        self.a = mark[0]
        self.b = mark[1]
        self.c = mark[2]
        self.counter = mark[3]

    def __deepcopy__(self, memo: object) -> FastDice:
        return fast_dice_at(self.seed, self.mark())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """To another process they go with where they stand."""
        return fast_dice_at, (self.seed, self.mark())


def fast_dice_at(seed: int | None, mark: list[int]) -> FastDice:
    """Dice that stand there, whatever was drawn from them."""
    dice = FastDice(0)
    dice.seed = seed
    dice.rewind(mark)
    return dice


class SealedDice(Dice):
    """Draws that were promised beforehand: `seal` can be shown before the match, `secret` proves it afterwards.

    The key is BLAKE2b-256 of the secret and the seats' words; draw number k is the first try t whose
    64 bits, BLAKE2b-512 with that key over k and t, fall under the largest multiple of n. `k` counts the
    standing draws, so that what was undone is drawn again alike.
    """

    def __init__(self, secret: bytes, words: list[str]) -> None:
        if len(secret) != 32:
            raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
        self.secret = secret
        self.words = words
        spoken = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
        self.key: bytes = hashlib.blake2b(secret + spoken.encode(), digest_size=32).digest()
        self.k: int = 0

    def seal(self) -> str:
        return seal_of(self.secret)

    def below(self, n: i64) -> i64:
        if n <= 0:
            raise ValueError("a draw below 0 or less")
        bound: int = n  # beside an i64 the compiled build would press 64 bits into one too
        span = 1 << 64
        limit = span - span % bound
        t = 0
        while True:
            x = self.bits(self.k, t)
            if x < limit:
                self.k += 1
                return x % bound
            t += 1

    def bits(self, k: int, t: int) -> int:
        """The 64 bits of try t at draw k."""
        place = k.to_bytes(8, "little") + t.to_bytes(8, "little")
        return int.from_bytes(hashlib.blake2b(place, key=self.key).digest()[:8], "little")

    def mark(self) -> list[int]:
        return [self.k]

    def rewind(self, mark: list[int]) -> None:
        self.k = mark[0]

    def __deepcopy__(self, memo: object) -> SealedDice:
        return sealed_dice_at(self.secret, self.words, self.k)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return sealed_dice_at, (self.secret, self.words, self.k)


def sealed_dice_at(secret: bytes, words: list[str], k: int) -> SealedDice:
    dice = SealedDice(secret, list(words))
    dice.k = k
    return dice


def seal_of(secret: bytes) -> str:
    """What is shown of a secret before it is told."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()
