"""Records for tests: written anew after a change, with the chain computed here as DESIGN says, not by src."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

Line = dict[str, Any]


def lines_of(content: bytes) -> list[Line]:
    return [json.loads(row) for row in content.decode().splitlines()]


def chained(lines: list[Line]) -> bytes:
    previous = ""
    rows = []
    for line in lines:
        bare = {key: value for key, value in line.items() if key != "h"}
        text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(f"{previous}\n{text}".encode()).hexdigest()[:32]
        rows.append(json.dumps({**bare, "h": previous}, ensure_ascii=False) + "\n")
    return "".join(rows).encode()


def changed(content: bytes, line: int, change: Callable[[Line], Any]) -> bytes:
    """The record with one line (numbered from 1) changed in place, and rightly chained again."""
    lines = lines_of(content)
    change(lines[line - 1])
    return chained(lines)
