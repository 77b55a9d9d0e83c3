"""JSON as records and hashes need it: one way to write it, and nothing read that cannot be written again."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NoReturn

from vivant.engine.nesting import is_deep_json
from vivant.words import Message

_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


class StrictError(ValueError):
    """Text that is not the JSON we accept; `problem` says why."""

    def __init__(self, key: str, /, **args: object) -> None:
        super().__init__(key)
        self.problem = Message(key, args)


def write_compact(value: Any) -> str:
    """Sorted keys, no blanks, no escapes: equal values give equal text."""
    return _ENCODER.encode(value)


def content_hash(value: Any) -> str:
    return "sha256:" + hashlib.sha256(write_compact(value).encode()).hexdigest()


def read_strict(text: str) -> Any:
    """Parse JSON with whole numbers only, no repeated keys and no lone surrogates, and nothing nested without end."""
    if is_deep_json(text):
        raise StrictError("json-deep")
    try:
        value = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_not_whole, parse_float=_not_whole, parse_int=_whole
        )
    except json.JSONDecodeError as error:
        raise StrictError("json-broken", column=error.colno) from None
    if "\\u" in text:
        try:
            write_compact(value).encode()
        except UnicodeEncodeError:
            raise StrictError("json-surrogate") from None
    return value


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members: dict[str, Any] = {}
    for key, value in pairs:
        if key in members:
            raise StrictError("json-twice", key=key)
        members[key] = value
    return members


def _not_whole(text: str) -> NoReturn:
    raise StrictError("json-number", number=text[:40])


def _whole(text: str) -> int:
    if len(text) > 20:
        raise StrictError("json-number", number=text[:20] + "…")
    return int(text)
