"""Workers: fleets in processes of their own, which read actions from shared memory and write what follows into it."""

from __future__ import annotations

import math
import signal
import weakref
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from vivant.engine.errors import IllegalAnswer, SetupError
from vivant.engine.simulate import Policy
from vivant.engine.spawning import is_of_script, spawn_context
from vivant.lab.crew import KINDS, Arrays, Crew, Order, arrays_of, shares, view_data
from vivant.words import Message

STEP: Final = "step"
RESET: Final = "reset"
RESTART: Final = "restart"
VIEW: Final = "view"
Widths = dict[str, tuple[int, ...]]  # of each array, how much of it is one place's

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
        memory = SharedMemory(create=True, size=max(1, _size(order.places, widths)))
        self.actions, self.arrays = _arrays_in(memory, order.places, widths)
        context = spawn_context(apart=not is_of_script(order.game))
        self.lines: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self._end = weakref.finalize(self, _end, self.lines, self.processes)
        try:
            self._begin(context, seed, memory.name, widths)
        finally:
            memory.unlink()  # whoever works with it has it by now, and nobody else is to find it

    def _begin(self, context: SpawnContext, seed: int, name: str, widths: Widths) -> None:
        for share in self.shares:
            own, other = context.Pipe()
            given = (other, self.order, share, seed, name, widths)
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            other.close()
            self.processes.append(process)
            self.lines.append(own)
        self._talk(self.lines)

    def step(self, actions: NDArray[np.int64]) -> None:
        self.actions[:] = actions
        self._all(STEP)

    def reset(self, seed: int) -> None:
        self._all(RESET, seed)

    def restart(self, places: list[int]) -> None:
        self._all(RESTART, places)

    def view(self, place: int) -> Any:
        part = next(at for at, (first, places) in enumerate(self.shares) if first <= place < first + places)
        [view] = self._talk([self.lines[part]], (VIEW, place))
        return view

    def close(self) -> None:
        self.arrays = {}
        self.actions = np.zeros(0, np.int64)
        self._end()

    def _all(self, what: str, about: Any = None) -> None:
        self._talk(self.lines, (what, about))

    def _talk(self, lines: list[Connection], word: tuple[str, Any] | None = None) -> list[Any]:
        """What these workers answer, to this word if there is one.

        When that comes to no end, by Ctrl-C or because a worker has died, nobody knows who has answered what: so all
        of them end, and the crew says from then on that it is lost.
        """
        try:
            if word is not None:
                for line in lines:
                    line.send(word)
            answers = [line.recv() for line in lines]
        except BaseException as error:
            died = isinstance(error, EOFError | OSError)
            self.lost = Message("lab-worker-lost" if died else "lab-workers-ended")
            for process in self.processes:
                process.terminate()
            self._end()
            if died:
                raise SetupError(self.lost) from None
            raise
        for answer in answers:
            if isinstance(answer, IllegalAnswer):
                raise answer
        return answers


def _size(places: int, widths: Widths) -> int:
    cells = [8 * places, *(places * width[0] * np.dtype(KINDS[name]).itemsize for name, width in widths.items())]
    return sum(-(-size // 64) * 64 for size in cells)


def _arrays_in(memory: SharedMemory, places: int, widths: Widths) -> tuple[NDArray[np.int64], Arrays]:
    """The actions, and what follows from them, as they lie in shared memory, which stays as long as one of them does.

    NumPy would not keep it open: a look at what is closed ends the process. All arrays are views of one, so the memory
    is closed when the last of them is gone.
    """
    whole = np.ndarray(memory.size, np.uint8, memory.buf)
    weakref.finalize(whole, memory.close).atexit = False  # then somebody may still look
    actions = whole[: 8 * places].view(np.int64)
    at = -(-actions.nbytes // 64) * 64
    arrays: Arrays = {}
    for name, width in widths.items():
        shape, kind = (places, *width), np.dtype(KINDS[name])
        end = at + math.prod(shape) * kind.itemsize
        arrays[name] = whole[at:end].view(kind).reshape(shape)
        at = -(-end // 64) * 64
    return actions, arrays


def _end(lines: list[Connection], processes: list[BaseProcess]) -> None:
    for line in lines:
        line.close()
    for process in processes:
        process.join(LAST_WORD)
        if process.is_alive():
            process.terminate()


def _work(line: Connection, order: Order, share: tuple[int, int], seed: int, name: str, widths: Widths) -> None:
    """A worker: its fleet goes on at each word, until nobody speaks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the workers ends them
    with suppress(EOFError, ConnectionError):
        _serve(line, order, share, seed, *_arrays_in(SharedMemory(name), order.places, widths))


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
        try:
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
        except IllegalAnswer as false:
            answer = false
