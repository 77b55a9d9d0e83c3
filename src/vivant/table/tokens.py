"""Tokens: what only a browser knows, and what we keep of them."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

SEAT: Final = "seat"  # holds a seat
FRESH: Final = "fresh"  # the same, not used yet; its first use ends all others of the seat
WATCH: Final = "watch"  # looks on
SIT: Final = "sit"  # an invitation; serves once
CARRY: Final = "carry"  # one's own seat on a further device; serves once
SPENT: Final = "spent"  # an invitation that served; its sitter may send it again until the seat is first used
KEPT: Final = "kept"  # a place at the next table, for who sat there at the one before
CLAIMED: Final = "claimed"  # such a place after it was taken by them

LONGEST: Final = 100
_TABLE_ID: Final = re.compile(r"[0-9a-f]{16}")


def new_token() -> str:
    """192 bits, in letters that need no escaping anywhere."""
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
