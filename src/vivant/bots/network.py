"""A network from a file: ONNX and nothing else, whole in itself, read with care, run by ONNX Runtime on one core.

An ONNX file may point to other files, and to subgraphs that never end. Neither is taken: what is read here is one
graph of operations and the weights that come with it.
"""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from vivant.engine.errors import SetupError
from vivant.engine.needs import needing
from vivant.words import Message

with needing("lab,policy"):
    import numpy as np
    import onnxruntime
    from numpy.typing import NDArray

LARGEST: Final = 64 << 20  # bytes of a file
KEPT: Final = 8  # files whose networks stay in memory
TYPES: Final = {"tensor(uint8)": np.uint8, "tensor(bool)": np.bool_, "tensor(float)": np.float32}

# Where messages of the format lie in one another: by message and number of a field what it holds. `None` is refused.
Fields = dict[int, str | None]
MESSAGES: Final[dict[str, Fields]] = {
    "model": {7: "graph", 20: None, 25: None},  # 20: for training; 25: functions
    "graph": {1: "node", 5: "tensor", 15: "sparse"},
    "node": {5: "attribute"},
    "attribute": {5: "tensor", 6: None, 10: "tensor", 11: None, 22: "sparse", 23: "sparse"},  # 6, 11: subgraphs
    "sparse": {1: "tensor", 2: "tensor"},
    "tensor": {13: None, 14: None},  # data that lie elsewhere
}
GRAPH: Final = 7
VARINT, EIGHT, BYTES, FOUR = 0, 1, 2, 5  # how a field is written
NATIVE: Final = b"ORTM"  # at byte 4 of ONNX Runtime's own format, which is another one


class Network:
    """What a file holds: numbers for each action from a row of cells, and what it says about itself."""

    def __init__(self, data: bytes, name: str) -> None:
        """A SetupError says what is wrong with the data, under the name of their file."""
        self.name = name
        _check(data, name)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.use_deterministic_compute = True
        options.log_severity_level = 4  # what is wrong is told once, below
        options.add_session_config_entry("session.load_model_format", "ONNX")
        try:
            self.session = onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
        except Exception as error:  # the classes of its errors have nothing in common
            raise refusal("network-refused", name, why=_line(error)) from None
        self.about: dict[str, Any] = _about(self.session)

    def check(self, cells: int, actions: int) -> None:
        """A SetupError unless it makes a number for each action of a row of so many cells."""
        inputs, outputs = self.session.get_inputs(), self.session.get_outputs()
        try:
            takes = len(inputs) == 1 and inputs[0].type in TYPES and _is_row(inputs[0], cells)
            gives = len(outputs) > 0 and outputs[0].type == "tensor(float)" and _is_row(outputs[0], actions)
            told = {"takes": _told(inputs), "gives": _told(outputs)}
        except UnicodeDecodeError as error:  # a name in it that is no text
            raise refusal("network-refused", self.name, why=_line(error)) from None
        if not (takes and gives):
            raise refusal("network-shapes", self.name, cells=str(cells), actions=str(actions), **told)
        self.row, self.told, self.type = inputs[0].name, outputs[0].name, TYPES[inputs[0].type]
        tried = self.numbers(np.zeros(cells, np.uint8))  # what it says of itself need not be so
        if tried.shape != (actions,):
            raise refusal("network-refused", self.name, why=str(tried.shape))

    def numbers(self, row: NDArray[np.uint8]) -> NDArray[np.float32]:
        """One for each action: the larger, the better. What is no number counts as the worst."""
        try:
            [told] = self.session.run([self.told], {self.row: row.astype(self.type)[None]})
            numbers: NDArray[np.float32] = told[0]
        except Exception as error:
            raise refusal("network-refused", self.name, why=_line(error)) from None
        return np.where(np.isnan(numbers), np.float32(-np.inf), numbers)


def read_network(file: str) -> Network:
    """Each file once, as long as it stays as it is. A SetupError says in one line what is wrong with it."""
    path = Path(file)
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):  # a pipe would let us wait for ever
            raise refusal("network-no-file", file)
        if about.st_size > LARGEST:
            raise refusal("network-large", file, most=str(LARGEST >> 20))
        return _read(path.resolve(), about.st_mtime_ns, about.st_size, file)
    except (OSError, ValueError):
        raise refusal("network-no-file", file) from None


@lru_cache(maxsize=KEPT)
def _read(path: Path, changed: int, size: int, name: str) -> Network:
    with path.open("rb") as opened:
        data = opened.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise refusal("network-large", name, most=str(LARGEST >> 20))
    return Network(data, name)


def _about(session: onnxruntime.InferenceSession) -> dict[str, Any]:
    """What the file says of itself under `vivant`; nothing where that cannot be read."""
    try:
        about = json.loads(session.get_modelmeta().custom_metadata_map["vivant"])
    except (KeyError, ValueError, RecursionError):
        return {}
    return about if isinstance(about, dict) else {}


def _check(data: bytes, name: str) -> None:
    """A SetupError unless it is one graph and its weights, as far as can be told without running anything."""
    try:
        graphs = sum(number == GRAPH for number, _ in _fields(memoryview(data)))
        if graphs != 1 or data[4:8] == NATIVE:
            raise refusal("network-not-onnx", name)
        if not _plain(memoryview(data), "model"):
            raise refusal("network-not-plain", name)
    except (ValueError, IndexError):
        raise refusal("network-not-onnx", name) from None


def _plain(data: memoryview, message: str) -> bool:
    known = MESSAGES[message]
    for number, value in _fields(data):
        if number not in known:
            continue
        inner = known[number]
        if inner is None:
            if value != 0:  # 14: where the data lie; 0 is here
                return False
        elif not isinstance(value, memoryview):
            raise ValueError("a message is written as bytes")
        elif not _plain(value, inner):
            return False
    return True


def _fields(data: memoryview) -> Iterator[tuple[int, int | memoryview]]:
    """The fields of a message in the wire format of Protocol Buffers; ValueError or IndexError where it is none."""
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        number, kind = key >> 3, key & 7
        if kind == VARINT:
            value, at = _varint(data, at)
            yield number, value
            continue
        if kind == BYTES:
            size, at = _varint(data, at)
        elif kind in (EIGHT, FOUR):
            size = 8 if kind == EIGHT else 4
        else:
            raise ValueError("a kind of field that nobody writes")
        if number == 0 or at + size > len(data):
            raise ValueError("a field goes over the end")
        yield number, data[at : at + size]
        at += size


def _varint(data: memoryview, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at
        if shift > 63:
            raise ValueError("a number without end")


def _is_row(value: Any, size: int) -> bool:
    """Whether it has the shape of rows of this size."""
    return len(value.shape) == 2 and value.shape[1] == size


def _told(values: list[Any]) -> str:
    """Types and shapes as ONNX Runtime names them."""
    return printable(", ".join(f"{value.type} {value.shape}" for value in values))[:200]


def _line(error: Exception) -> str:
    """What somebody else's error says, in one line."""
    return " ".join(printable(str(error)).split())[:200]


def printable(text: str) -> str:
    """What comes from a file must not be able to steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def refusal(key: str, file: str, **args: str) -> SetupError:
    return SetupError(Message(key, {"file": printable(file)[-120:], **args}))
