"""JSON without blanks, as it is sent; not compiled, for a build has only what it needs to build, and no orjson."""

from __future__ import annotations

import json
from typing import Any

try:
    from orjson import dumps as _dumps
except ImportError:  # where there is no wheel of it: the bytes are the same, it only takes longer
    _encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

    def _dumps(value: Any) -> bytes:  # type: ignore[misc]
        return _encoder.encode(value).encode()


def compact(value: Any) -> str:
    return _dumps(value).decode()
