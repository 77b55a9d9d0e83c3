"""Workers: fleets in processes of their own, which read actions from shared memory and write what follows into it."""

from __future__ import annotations

import signal
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from vivant.engine.errors import SetupError
from vivant.engine.simulate import Policy
from vivant.engine.spawning import is_of_script, spawn_context
from vivant.lab.crew import KINDS, Arrays, Crew, Order, arrays_of, shares, view_data
from vivant.words import Message

STEP: Final = "step"
RESET: Final = "reset"
RESTART: Final = "restart"
VIEW: Final = "view"
LAST_WORD: Final = 5.0  # seconds that a worker has to end by itself


class WorkerCrew(Crew):
    """A fleet a process. Matches are the same as in one process, whatever the number of workers."""

    def __init__(self, order: Order, seed: int, workers: int) -> None:
        super().__init__(order)
        named = order.opponents.values() if isinstance(order.opponents, Mapping) else [order.opponents]
        if any(isinstance(one, Policy) for one in named):
            raise SetupError(Message("lab-policy-stays"))
        widths = {name: array.shape[1:] for name, array in arrays_of(order.fleet(0, 1, seed), 1).items()}
        self.shares = shares(order.places, workers)
        self.memory = SharedMemory(create=True, size=max(1, _size(order.places, widths)))
        self.actions, self.arrays = _arrays_in(self.memory, order.places, widths)
        context = spawn_context(apart=not is_of_script(order.game))
        self.lines: list[Connection] = []
        processes: list[BaseProcess] = []
        for share in self.shares:
            own, other = context.Pipe()
            given = (other, order, share, seed, self.memory.name, widths)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            other.close()
            processes.append(process)
            self.lines.append(own)
        self._end = weakref.finalize(self, _end, self.lines, processes, self.memory)
        for line in self.lines:
            self._answer(line)

    def step(self, actions: NDArray[np.int64]) -> None:
        self.actions[:] = actions
        self._all(STEP)

    def reset(self, seed: int) -> None:
        self._all(RESET, seed)

    def restart(self, places: list[int]) -> None:
        self._all(RESTART, places)

    def view(self, place: int) -> Any:
        part = next(at for at, (first, places) in enumerate(self.shares) if first <= place < first + places)
        self._say(self.lines[part], VIEW, place)
        return self._answer(self.lines[part])

    def close(self) -> None:
        self.arrays = {}
        self.actions = np.zeros(0, np.int64)
        self._end()

    def _all(self, what: str, about: Any = None) -> None:
        for line in self.lines:
            self._say(line, what, about)
        for line in self.lines:
            self._answer(line)

    def _say(self, line: Connection, what: str, about: Any) -> None:
        with self._lost():
            line.send((what, about))

    def _answer(self, line: Connection) -> Any:
        with self._lost():
            return line.recv()

    @contextmanager
    def _lost(self) -> Iterator[None]:
        try:
            yield
        except (EOFError, OSError):
            self._end()
            raise SetupError(Message("lab-worker-lost")) from None


def _size(places: int, widths: dict[str, tuple[int, ...]]) -> int:
    cells = [8 * places, *(places * width[0] * np.dtype(KINDS[name]).itemsize for name, width in widths.items())]
    return sum(-(-size // 64) * 64 for size in cells)


def _arrays_in(
    memory: SharedMemory, places: int, widths: dict[str, tuple[int, ...]]
) -> tuple[NDArray[np.int64], Arrays]:
    """The actions, and what follows from them, as they lie in shared memory."""
    actions = np.ndarray(places, np.int64, memory.buf)
    at = -(-actions.nbytes // 64) * 64
    arrays: Arrays = {}
    for name, width in widths.items():
        arrays[name] = np.ndarray((places, *width), KINDS[name], memory.buf, at)
        at += -(-arrays[name].nbytes // 64) * 64
    return actions, arrays


def _end(lines: list[Connection], processes: list[BaseProcess], memory: SharedMemory) -> None:
    for line in lines:
        line.close()
    for process in processes:
        process.join(LAST_WORD)
        if process.is_alive():
            process.terminate()
    with suppress(BufferError):  # somebody may still look at it; the system takes it back with the process
        memory.close()
    memory.unlink()


def _work(
    line: Connection, order: Order, share: tuple[int, int], seed: int, name: str, widths: dict[str, tuple[int, ...]]
) -> None:
    """A worker: its fleet goes on at each word, until nobody speaks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the workers ends them
    memory = SharedMemory(name)
    with suppress(EOFError, ConnectionError):
        _serve(line, order, share, seed, *_arrays_in(memory, order.places, widths))
    with suppress(BufferError):
        memory.close()


def _serve(
    line: Connection, order: Order, share: tuple[int, int], seed: int, actions: NDArray[np.int64], shared: Arrays
) -> None:
    first, places = share
    mine = slice(first, first + places)
    fleet = order.fleet(first, places, seed)
    own = arrays_of(fleet, places)
    answer: Any = None
    while True:
        for name, array in own.items():
            shared[name][mine] = array
        line.send(answer)
        what, about = line.recv()
        answer = None
        if what == STEP:
            fleet.step(vec[i64](actions[mine]))
        elif what == RESET:
            fleet.reset(about, first + 1, order.places)
        elif what == RESTART:
            for place in about:
                if first <= place < first + places:
                    fleet.restart(place - first)
        else:
            answer = view_data(fleet, about - first)
