"""Policies as files: a network of plain layers, written as the ONNX that `policy:FILE` plays."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from vivant.engine.game import Game
from vivant.lab.specs import spec

FLOAT: Final = 1
UINT8: Final = 2
WHOLE: Final = 2  # the type of an attribute
VERSIONS: Final = (8, 17)  # of the format, and of its operations: the oldest that know all layers


class PolicyFile:
    """From `row`, which is the row of `lab.observe`, layer by layer to a number for each action.

    A layer takes the names of what it reads, and gives the name of what it makes.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._graph = b""
        self._layers = 0
        self.row = self._layer("Cast", ["row"], _whole("to", FLOAT))

    def linear(self, x: str, weight: ArrayLike, bias: ArrayLike) -> str:
        """`weight` is outputs × inputs, as PyTorch has it."""
        return self._weighted("Gemm", x, weight, bias, _whole("transB", 1))

    def norm(self, x: str, weight: ArrayLike, bias: ArrayLike) -> str:
        """Over all numbers of a row, with 0.00001 for those that hardly differ."""
        return self._weighted("LayerNormalization", x, weight, bias)

    def relu(self, x: str) -> str:
        return self._layer("Relu", [x])

    def add(self, x: str, y: str) -> str:
        return self._layer("Add", [x, y])

    def write(self, file: str | os.PathLike[str], numbers: str) -> None:
        """Whole or not at all; `numbers` is the name of what there is for each action."""
        layout = spec(self.game)
        graph = self._graph + _field(2, "policy")
        graph += _field(11, _rows("row", UINT8, layout.size)) + _field(12, _rows(numbers, FLOAT, len(layout.actions)))
        about = {"game": self.game.id, "players": self.game.players, "options": self.game.options}
        about |= {"actions": len(layout.actions), "encoding": layout.hash, "version": layout.version}
        model = _field(1, VERSIONS[0]) + _field(8, _field(1, "") + _field(2, VERSIONS[1])) + _field(7, graph)
        model += _field(14, _field(1, "vivant") + _field(2, json.dumps(about)))
        part = Path(f"{os.fspath(file)}.part")
        part.write_bytes(model)
        part.replace(file)

    def _weighted(self, kind: str, x: str, weight: ArrayLike, bias: ArrayLike, attributes: bytes = b"") -> str:
        given = [x]
        for name, numbers in (("weight", weight), ("bias", bias)):
            given.append(f"{name} {self._layers}")
            self._graph += _field(5, _tensor(given[-1], np.asarray(numbers, "<f4")))
        return self._layer(kind, given, attributes)

    def _layer(self, kind: str, given: list[str], attributes: bytes = b"") -> str:
        name = f"layer {self._layers}"
        self._layers += 1
        node = b"".join(_field(1, one) for one in given) + _field(2, name) + _field(4, kind) + attributes
        self._graph += _field(1, node)
        return name


def _number(value: int) -> bytes:
    """Seven bits a byte, the lowest first."""
    written = bytearray()
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    written.append(value)
    return bytes(written)


def _field(number: int, value: int | str | bytes) -> bytes:
    if isinstance(value, int):
        return _number(number << 3) + _number(value)
    content = value.encode() if isinstance(value, str) else value
    return _number(number << 3 | 2) + _number(len(content)) + content


def _whole(name: str, value: int) -> bytes:
    return _field(5, _field(1, name) + _field(3, value) + _field(20, WHOLE))


def _tensor(name: str, numbers: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> bytes:
    sizes = b"".join(_field(1, size) for size in numbers.shape)
    return sizes + _field(2, FLOAT) + _field(8, name) + _field(9, numbers.tobytes())


def _rows(name: str, kind: int, cells: int) -> bytes:
    """As many as there are, of so many cells."""
    sizes = _field(1, _field(2, "rows")) + _field(1, _field(1, cells))
    return _field(1, name) + _field(2, _field(1, _field(1, kind) + _field(2, sizes)))
