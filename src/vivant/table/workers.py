"""Workers: processes of our own that answer questions in JSON lines, each ended when it is late or answers nonsense."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import deque
from contextlib import suppress
from typing import Any

Process = asyncio.subprocess.Process

MOST_REPLY = 1_000_000


class WorkerFailed(Exception):
    """It died, hung or answered nonsense."""


class Workers:
    """Processes that run one module, started when they are first needed. Who may have one and when is decided above."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._free: deque[Process] = deque()
        self._all: set[Process] = set()
        self._ended: list[Process] = []  # killed, and perhaps not gone yet
        self._starting: set[asyncio.Task[Process]] = set()

    async def exchange(self, question: dict[str, Any], key: str, seconds: float) -> Any:
        """The part of the answer that is wanted; WorkerFailed when none comes in this time."""
        try:
            process = self._spared() or await self._started()
        except OSError as error:  # no more processes to be had
            raise WorkerFailed(str(error)) from None
        try:
            async with asyncio.timeout(seconds):
                answer = await _ask(process, question, key)
        except BaseException as error:  # also when nobody waits any more: it may be in mid-answer
            self._end(process)
            if isinstance(error, Exception):
                raise WorkerFailed(str(error) or type(error).__name__) from None
            raise
        self._free.append(process)
        return answer

    async def close(self) -> None:
        await asyncio.gather(*self._starting, return_exceptions=True)
        for process in list(self._all):
            self._end(process)
        for process in self._ended:
            with suppress(ProcessLookupError):
                await process.wait()
            transport = getattr(process, "_transport", None)
            if transport is not None:
                transport.close()  # its pipes are closed now, and not whenever somebody happens to clean up
        self._ended.clear()

    def _spared(self) -> Process | None:
        """One that has nothing to do; any that died meanwhile is put away."""
        while self._free:
            process = self._free.popleft()
            if process.returncode is None:
                return process
            self._end(process)
        return None

    async def _started(self) -> Process:
        """A new one. When nobody wants it any more before it is there, it is kept for the next question."""
        starting = asyncio.create_task(self._start())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._spare)
            raise

    def _spare(self, started: asyncio.Task[Process]) -> None:
        if not started.cancelled() and started.exception() is None:
            self._free.append(started.result())

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MOST_REPLY,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        self._ended = [*(old for old in self._ended if old.returncode is None), process]
        with suppress(ProcessLookupError):
            process.kill()


async def _ask(process: Process, question: dict[str, Any], key: str) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    answer = json.loads(line) if line else {}
    if not isinstance(answer, dict) or answer.get(key) is None:
        raise WorkerFailed(str(answer.get("error", "no answer")) if isinstance(answer, dict) else "no answer")
    return answer[key]
