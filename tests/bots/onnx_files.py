"""ONNX files for tests, written byte by byte: good ones, and whatever somebody might hand us instead."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from typing import Any

UINT8, FLOAT = 2, 1


def number(value: int) -> bytes:
    written = b""
    while value > 127:
        written += bytes([value & 127 | 128])
        value >>= 7
    return written + bytes([value])


def field(which: int, value: int | bytes | str) -> bytes:
    if isinstance(value, int):
        return number(which << 3) + number(value)
    content = value.encode() if isinstance(value, str) else value
    return number(which << 3 | 2) + number(len(content)) + content


def shaped(name: str, kind: int, *sizes: int | str) -> bytes:
    """A value of this type and shape; a word stands for a size that is left open."""
    dims = b"".join(field(1, field(1, size) if isinstance(size, int) else field(2, size)) for size in sizes)
    return field(1, name) + field(2, field(1, field(1, kind) + field(2, dims)))


def tensor(name: str, numbers: Sequence[float], *sizes: int, more: bytes = b"") -> bytes:
    data = struct.pack(f"<{len(numbers)}f", *numbers)
    return b"".join(field(1, size) for size in sizes) + field(2, FLOAT) + field(8, name) + field(9, data) + more


def whole_attribute(name: str, value: int) -> bytes:
    return field(5, field(1, name) + field(3, value) + field(20, 2))


def node(kind: str, given: Sequence[str], gives: str, attributes: bytes = b"") -> bytes:
    return b"".join(field(1, name) for name in given) + field(2, gives) + field(4, kind) + attributes


def linear(
    weights: Sequence[float],
    cells: int,
    actions: int,
    about: dict[str, Any] | None,
    *,
    kind: int = UINT8,
    more: bytes = b"",
    of_weights: bytes = b"",
    nodes: bytes = b"",
) -> bytes:
    """A policy of one layer: numbers = row × weights. `more` and the others are added as they are."""
    cast = node("Cast", ["row"], "x", whole_attribute("to", FLOAT))
    graph = field(1, cast) + field(1, node("MatMul", ["x", "weights"], "numbers")) + nodes + field(2, "policy")
    graph += field(5, tensor("weights", weights, cells, actions, more=of_weights))
    graph += field(11, shaped("row", kind, "rows", cells)) + field(12, shaped("numbers", FLOAT, "rows", actions))
    model = field(1, 8) + field(8, field(1, "") + field(2, 17)) + field(7, graph) + more
    return model if about is None else model + field(14, field(1, "vivant") + field(2, json.dumps(about)))
