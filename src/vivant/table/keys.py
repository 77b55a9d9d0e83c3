"""The keys of a table: tokens of seats, invitations, links to carry or to watch; each is for one thing."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from vivant.table import bookrows, schema
from vivant.table.refusal import refuse
from vivant.table.store import Change, Row

SEAT: Final = "seat"  # holds a seat
FRESH: Final = "fresh"  # the same, not used yet; its first use ends all others of the seat
WATCH: Final = "watch"  # looks on
SIT: Final = "sit"  # an invitation; serves once
CARRY: Final = "carry"  # one's own seat on a further device; serves once
SPENT: Final = "spent"  # an invitation that served; its sitter may send it again until the seat is first used
KEPT: Final = "kept"  # a place at the next table, for who sat there at the one before
CLAIMED: Final = "claimed"  # such a place after it was taken by them
BOOKED: Final = "booked"  # not a token: a book in which the seat stands, and which may ask for one

MOST_CARRIED: Final = 20  # links that carry a seat along; a further one ends the oldest
MOST_WATCHED: Final = 100  # links to watch, which last as long as the table: no more are made
MOST_TOKENS: Final = 100  # of one seat; the oldest end
MOST_BOOKED: Final = 20  # books with one seat; the oldest lose it
LONGEST: Final = 100  # letters of a token that are looked at
_TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")


def new_token() -> str:
    """What only a browser knows: 192 bits, in letters that need no escaping anywhere."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Not a secret, as it stands in addresses, but nothing that somebody would guess."""
    return secrets.token_hex(8)


def is_table_id(text: str) -> bool:
    """Whether it could be one; anything else need not be looked for."""
    return _TABLE_ID.fullmatch(text) is not None


def hash_token(token: str) -> str:
    """What is stored. Tokens are random, so a plain hash cannot be searched backwards."""
    return hashlib.sha256(token[: LONGEST + 1].encode("utf-8", "replace")).hexdigest()


@dataclass(frozen=True, slots=True)
class Holder:
    """What a token stands for."""

    hash: str
    seat: int
    kind: str


class Keys:
    """`later` writes what nobody waits for; `dismiss` ends the streams of a seat whose old tokens have ended."""

    def __init__(
        self, table_id: str, later: Callable[[Callable[[Change], Any]], None], dismiss: Callable[[int], None]
    ) -> None:
        self.table_id = table_id
        self._later = later
        self._dismiss = dismiss
        self._holders: dict[str, Holder] = {}
        self._unused: set[int] = set()  # seats whose invitation may be sent again

    def restore(self, rows: Iterable[Row]) -> None:
        self._holders = {row["hash"]: Holder(row["hash"], row["seat"], row["kind"]) for row in rows}
        self._unused = {holder.seat for holder in self._holders.values() if holder.kind == SPENT}

    def __len__(self) -> int:
        return len(self._holders)

    # who is this

    def find(self, token: str, *kinds: str) -> Holder:
        """Who knows this token; refused where it is none of this table's, or not of these kinds."""
        holder = self._holders.get(hash_token(token))
        if holder is not None and holder.kind == FRESH and SEAT in kinds:
            holder = self._renewed(holder)
        if holder is None or holder.kind not in kinds:
            raise refuse(401, "token", "token-refused")
        if holder.kind == SEAT and holder.seat in self._unused:
            self._use(holder.seat)
        return holder

    def check(self, holder: Holder, *kinds: str) -> None:
        """Refused where a token that was found before has ended meanwhile, or is not of these kinds."""
        if holder.kind not in kinds or self._holders.get(holder.hash) != holder:
            raise refuse(401, "token", "token-refused")

    def _renewed(self, fresh: Holder) -> Holder:
        """A renewed token is in hand: from now on it alone opens the seat."""
        holder = Holder(fresh.hash, fresh.seat, SEAT)
        old = [hash for hash in self._of(fresh.seat, SEAT, FRESH, CARRY, BOOKED) if hash != fresh.hash]
        for hash in old:
            del self._holders[hash]
        self._holders[holder.hash] = holder
        self._dismiss(fresh.seat)
        now = time.time()
        self._later(lambda change: self._keep_renewed(change, holder, old, now))
        return holder

    def _keep_renewed(self, change: Change, holder: Holder, old: list[str], at: float) -> None:
        ended = [hash for hash in old if hash not in self._holders]  # a book may have been entered again meanwhile
        self._drop(change, [holder.hash, *ended])
        self._hold(change, holder)
        bookrows.leave_books(change, self.table_id, holder.seat, at)
        change.drop_callees(self.table_id, holder.seat)  # what other devices asked for ends with their keys

    def _use(self, seat: int) -> None:
        """Somebody has the seat's token in hand: the invitation that brought them there has served for good."""
        self._unused.discard(seat)
        spent = self._of(seat, SPENT)
        self._later(lambda change: self._drop(change, spent))

    def spent(self, token: str) -> bool:
        """Whether an invitation of these words has served here, and may be sent again."""
        holder = self._holders.get(hash_token(token))
        return holder is not None and holder.kind == SPENT

    # giving and ending

    def give(self, change: Change, seat: int, kind: str) -> str:
        """A new token, which only its holder will know."""
        alike = self._of(seat, kind)
        if kind == WATCH and len(alike) >= MOST_WATCHED:
            raise refuse(409, "links", "watch-links-many", most=MOST_WATCHED)
        most = MOST_CARRIED if kind == CARRY else MOST_TOKENS
        self._drop(change, alike[: max(0, len(alike) - most + 1)])
        token = new_token()
        self._hold(change, Holder(hash_token(token), seat, kind))
        return token

    def invite(self, change: Change, seat: int) -> str:
        """A link to an empty place; those that were given out before for it end."""
        self._drop(change, self._of(seat, SIT))
        return self.give(change, seat, SIT)

    def spend(self, change: Change, holder: Holder) -> None:
        """An invitation has served. Who lost the answer may send it again, until the seat is first used."""
        if holder.kind == CARRY:
            self._drop(change, [holder.hash])
        elif holder.kind == SPENT:
            self._drop(change, self._of(holder.seat, SEAT))  # the token that never arrived
        else:
            self.close_place(change, holder.seat)
            self._hold(change, Holder(holder.hash, holder.seat, SPENT))
            self._unused.add(holder.seat)

    def kept(self, hash: str) -> Holder:
        """Who sat at the table before and has a place here; `kind` says whether it is taken by them already."""
        holder = self._holders.get(hash)
        if holder is None or holder.kind not in (KEPT, CLAIMED):
            raise refuse(409, "taken", "seat-taken")
        return holder

    def claim(self, change: Change, holder: Holder) -> None:
        """They take their place; asked again, they get another token to it."""
        self.close_place(change, holder.seat)
        self._hold(change, Holder(holder.hash, holder.seat, CLAIMED))

    # books of matches

    def enter_book(self, change: Change, seat: int, book: str) -> bool:
        """From now on this book may ask for a token of the seat, until the seat gets a new one; False where it may
        already."""
        holder = Holder(self._booked(seat, book), seat, BOOKED)
        if self._holders.get(holder.hash) == holder:
            return False
        alike = self._of(seat, BOOKED)
        self._drop(change, [holder.hash, *alike[: max(0, len(alike) - MOST_BOOKED + 1)]])
        self._hold(change, holder)
        return True

    def give_to_book(self, change: Change, seat: int, book: str) -> str:
        """A token of a seat that stands in the book, for a browser that has none."""
        if self._booked(seat, book) not in self._holders:
            raise refuse(401, "token", "token-refused")
        return self.give(change, seat, SEAT)

    def _booked(self, seat: int, book: str) -> str:
        return hash_token(f"book {book} {self.table_id} {seat}")

    def close_place(self, change: Change, seat: int) -> None:
        """Nothing leads to this place any more: no invitation, and no right of somebody it was kept for."""
        self._drop(change, self._of(seat, SIT, KEPT))

    def end_invitations(self, change: Change) -> None:
        self._drop(change, [holder.hash for holder in self._holders.values() if holder.kind in (SIT, SPENT)])

    def _of(self, seat: int, *kinds: str) -> list[str]:
        return [hash for hash, holder in self._holders.items() if holder.seat == seat and holder.kind in kinds]

    def _hold(self, change: Change, holder: Holder) -> None:
        self._holders[holder.hash] = holder
        row = {"hash": holder.hash, "table_id": self.table_id, "seat": holder.seat, "kind": holder.kind}
        change.insert(schema.tokens, {**row, "created": time.time()})

    def _drop(self, change: Change, hashes: list[str]) -> None:
        for hash in hashes:
            self._holders.pop(hash, None)
        if hashes:
            change.drop_tokens(hashes)
