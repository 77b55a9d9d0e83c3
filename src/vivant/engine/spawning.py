"""Processes beside ours: Ctrl-C leaves them alone, they end with us, and do not run the script again that asked."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from types import ModuleType

from vivant.engine.game import Game

MAIN = "__main__"
END_WITH_PARENT = 1  # PR_SET_PDEATHSIG


class _UndisturbedProcess(SpawnProcess):
    """Ctrl-C does not reach it while it loads, before it can say that it does not listen."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a process begins with its parent's mask
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _ApartProcess(_UndisturbedProcess):
    def start(self) -> None:
        with _script_aside():
            super().start()


class _Undisturbed(SpawnContext):
    Process = _UndisturbedProcess


class _Apart(SpawnContext):
    Process = _ApartProcess


def end_with_parent() -> None:
    """From now on this process ends when the one that started it does, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)
    parent = parent_process()
    if parent is None:  # nobody of ours: a program that is started to speak over a pipe
        return
    if sys.platform != "linux":  # a thread has to wait until what is computed lets it
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()
    elif not parent.is_alive():  # it was sooner than we
        os._exit(1)


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def spawn_context(apart: bool) -> SpawnContext:
    """`apart`: nothing of the script that asks is needed in them, so that it need not say `if __name__ == …`."""
    return _Apart() if apart else _Undisturbed()


def is_of_script(game: Game) -> bool:
    """Whether a process has to run the script to know this game."""
    return type(game).__module__ == MAIN or game.state_type.__module__ == MAIN


@contextmanager
def _script_aside() -> Iterator[None]:
    """What a new process is told of the script that runs: nothing."""
    script = sys.modules[MAIN]
    sys.modules[MAIN] = ModuleType(MAIN)
    try:
        yield
    finally:
        sys.modules[MAIN] = script
