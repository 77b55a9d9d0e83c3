"""Processes beside ours: Ctrl-C leaves them alone, and they do not run the script again that asked for them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType

from vivant.engine.game import Game

MAIN = "__main__"


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
