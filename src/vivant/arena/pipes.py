"""A program that holds a seat over a pipe: JSON, a line each way. It is told what its seat may know, and nothing else.

We say {"hello": 1, "game": …, "players": …, "options": …, "edition": …, "limit_ms": …}   it says {"ready": true}
We say {"new": N, "seat": S}                            a game begins; no answer
We say {"decision": N, "seat": S, "view": …, "actions": […], "seed": …}   it says {"decision": N, "do": "…"}
It may say {"error": "…"} instead: then it has crashed.
"""

from __future__ import annotations

import hashlib
import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
import time
from typing import Any, Final

from vivant.arena.playing import CRASHED, ILLEGAL, LATE, NONSENSE, UNASKED, Fault
from vivant.bots.bot import Budget
from vivant.engine.dice import Dice
from vivant.engine.game import Game
from vivant.engine.nesting import is_deep_json
from vivant.engine.state import State

PROTOCOL: Final = 1
START_SECONDS: Final = 20.0  # to be ready; a runtime may take a while to load
LONGEST_LINE: Final = 1 << 16
HEARD: Final = 8  # lines that wait at most


class Program:
    """A sitter in a process of its own. It is started when it is needed; after a fault the next game starts it anew."""

    def __init__(self, game: Game, command: list[str], limit: float) -> None:
        self.game = game
        self.command = command
        self.limit = limit
        self.decision = 0
        self.games = 0
        self._failed: Fault | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._said: queue.Queue[bytes] = queue.Queue(HEARD)
        self._to_say: queue.Queue[bytes | None] = queue.Queue()
        self._complaints: Any = None

    def budget(self) -> Budget:
        return Budget(self.limit)

    def begin(self, seat: int) -> None:
        """Another game, which it must not connect with those before. To start it takes none of its time to think."""
        self.games += 1
        self._failed = None
        try:
            if self._process is None:
                self.start()
            self._say({"new": self.games, "seat": seat})
        except Fault as fault:  # is told when it is asked
            self._failed = fault

    def choose(self, view: State, seat: int, legal: list[int], dice: Dice, budget: Budget) -> int:
        try:
            if self._failed is not None:
                raise self._failed
            return self._ask(view, seat, legal, dice, min(budget.seconds, self.limit))
        except Fault:
            self.close()
            raise

    def start(self) -> None:
        """Until it is ready to be asked; a Fault where it is not."""
        self._complaints = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError as error:
            raise Fault(CRASHED, error.strerror or str(error)) from None
        self.decision = 0
        self._said, self._to_say = queue.Queue(HEARD), queue.Queue()
        for work, with_what in ((_hear, self._said), (_speak, self._to_say)):
            threading.Thread(target=work, args=(self._process, with_what), daemon=True).start()
        game = self.game
        hello = {
            "hello": PROTOCOL,
            "game": game.id,
            "players": game.players,
            "options": game.options,
            "edition": game.edition.content,
            "limit_ms": round(1000 * self.limit),
        }
        self._say(hello)
        try:
            answer = self._hear(START_SECONDS)
            if answer.get("ready") is not True:
                raise Fault(NONSENSE, json.dumps(answer))
        except Fault:
            self.close()
            raise

    def close(self) -> None:
        """End it, and whatever it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        self._to_say.put(None)
        _kill(process)
        process.wait()
        if self._complaints is not None:
            self._complaints.close()

    def _ask(self, view: State, seat: int, legal: list[int], dice: Dice, seconds: float) -> int:
        self.decision += 1
        game = self.game
        texts = [game.text(action) for action in legal]
        asked = {"decision": self.decision, "seat": seat, "view": view.data(), "actions": texts}
        self._say({**asked, "seed": _seed(dice)})
        answer = self._hear(seconds)
        if answer.get("decision") != self.decision:
            raise Fault(UNASKED, json.dumps(answer))
        do = answer.get("do")
        if not isinstance(do, str):
            raise Fault(NONSENSE, json.dumps(answer))
        if do not in texts:
            raise Fault(ILLEGAL, do)
        if not self._said.empty():  # it goes on talking
            raise Fault(UNASKED, "")
        return legal[texts.index(do)]

    def _say(self, message: dict[str, Any]) -> None:
        self._to_say.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def _hear(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise Fault(LATE, f"> {seconds:g} s") from None
        if not line:
            raise Fault(CRASHED, self._last_words())
        try:
            text = line.decode()
            answer = None if len(line) == LONGEST_LINE or is_deep_json(text) else json.loads(text)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Fault(NONSENSE, line[:100].decode(errors="replace"))
        if "error" in answer:
            raise Fault(CRASHED, str(answer["error"]))
        return answer

    def _last_words(self) -> str:
        """How it ended, and the last line that it complained with."""
        process = self._process
        code = None
        if process is not None:
            for _ in range(50):  # its pipe may be shut a moment before it has ended
                if (code := process.poll()) is not None:
                    break
                time.sleep(0.01)
        self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, self._complaints.tell() - 2000))
        lines = self._complaints.read().decode(errors="replace").split("\n")
        last = next((line for line in reversed(lines) if line.strip()), "")
        return f"exit {code}: {last}" if last else f"exit {code}"


def _seed(dice: Dice) -> int:
    """To decide alike again. It tells nothing of the dice that it was drawn with."""
    drawn = f"{dice.below(1 << 31)} {dice.below(1 << 31)}"
    return int.from_bytes(hashlib.sha256(drawn.encode()).digest()[:6], "big")


def _hear(process: subprocess.Popen[bytes], said: queue.Queue[bytes]) -> None:
    """Lines as they come, no longer than a line may be, and an empty one at the end."""
    assert process.stdout is not None
    with process.stdout as out:
        while True:
            try:
                line = out.readline(LONGEST_LINE)
            except (OSError, ValueError):
                line = b""
            try:
                said.put(line, timeout=60)  # who talks on and on is not listened to
            except queue.Full:
                return
            if not line:
                return


def _speak(process: subprocess.Popen[bytes], to_say: queue.Queue[bytes | None]) -> None:
    assert process.stdin is not None
    try:
        with process.stdin as into:
            while (line := to_say.get()) is not None:
                into.write(line)
                into.flush()
    except OSError:  # it does not listen any more; that is noticed where its answer is missing
        pass


def _kill(process: subprocess.Popen[bytes]) -> None:
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):
        process.kill()
