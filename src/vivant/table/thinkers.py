"""Thinkers: bots think in processes of their own, with a time limit, so that the table never waits for one."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import deque
from contextlib import suppress
from typing import Any

from vivant.table.turns import Asker, Turns

Thought = dict[str, Any]

MOST_REPLY = 1_000_000
ANYBODY = Asker()


class ThinkerFailed(Exception):
    """The bot died, hung or answered nonsense."""


class Thinkers:
    """A few worker processes, started when they are first needed; `turns` says who is served next."""

    def __init__(self, most: int, patience: float) -> None:
        self.most = max(1, most)
        self.patience = patience
        self._free: deque[asyncio.subprocess.Process] = deque()
        self._all: set[asyncio.subprocess.Process] = set()
        self._ended: list[asyncio.subprocess.Process] = []  # killed, and perhaps not gone yet
        self._starting: set[asyncio.Task[asyncio.subprocess.Process]] = set()
        self.turns = Turns(self.most)

    async def ask(self, thought: Thought, key: str, asker: Asker = ANYBODY) -> Any:
        """The part of the answer that is wanted; ThinkerFailed when none comes in its time and our patience."""
        async with self.turns.place(asker):
            try:
                process = self._spared() or await self._started()
            except OSError as error:  # no more processes to be had
                raise ThinkerFailed(str(error)) from None
            try:
                async with asyncio.timeout(thought["seconds"] + self.patience):
                    answer = await _ask(process, thought, key)
            except BaseException as error:  # also when the table is closed meanwhile: it may be in mid-answer
                self._end(process)
                if isinstance(error, Exception):
                    raise ThinkerFailed(str(error) or type(error).__name__) from None
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

    def _spared(self) -> asyncio.subprocess.Process | None:
        """One that has nothing to do; any that died meanwhile is put away."""
        while self._free:
            process = self._free.popleft()
            if process.returncode is None:
                return process
            self._end(process)
        return None

    async def _started(self) -> asyncio.subprocess.Process:
        """A new one. When nobody wants it any more before it is there, it is kept for the next thought."""
        starting = asyncio.create_task(self._start())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._spare)
            raise

    def _spare(self, started: asyncio.Task[asyncio.subprocess.Process]) -> None:
        if not started.cancelled() and started.exception() is None:
            self._free.append(started.result())

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "vivant.table.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MOST_REPLY,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        self._ended = [*(old for old in self._ended if old.returncode is None), process]
        with suppress(ProcessLookupError):
            process.kill()


async def _ask(process: asyncio.subprocess.Process, thought: Thought, key: str) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(thought).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    answer = json.loads(line) if line else {}
    if not isinstance(answer, dict) or answer.get(key) is None:
        raise ThinkerFailed(str(answer.get("error", "no answer")) if isinstance(answer, dict) else "no answer")
    return answer[key]
