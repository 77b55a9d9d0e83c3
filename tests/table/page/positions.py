"""Positions of golden records: for every game, player count and question the last moment at which a person is asked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from vivant.engine.timeline import Timeline
from vivant.engine.verify import Replay

GOLDEN = Path(__file__).parents[2] / "golden"
FIRST = 0  # who looks: whoever brings a record sits on the first seat of a person, which is this one in all of them


@dataclass(frozen=True)
class Position:
    """A moment of a golden record: which one, what is asked there, and the lines that lead to it."""

    name: str
    phase: str
    lines: tuple[str, ...]

    @property
    def record(self) -> bytes:
        return ("\n".join(self.lines) + "\n").encode()

    def __str__(self) -> str:
        return f"{self.name} {self.phase}"


def read_timeline(file: Path) -> Timeline:
    replay = Replay(file.name)
    replay.read(file.read_bytes())
    return replay.standing()


def positions() -> list[Position]:
    """Of records that a table takes: a sealed one keeps its secret elsewhere."""
    found: list[Position] = []
    for file in sorted(GOLDEN.glob("*-seeded.jsonl")):
        timeline, lines = read_timeline(file), file.read_text(encoding="utf-8").splitlines()
        last: dict[str, int] = {}
        for index, step in enumerate(timeline.steps):
            state = timeline.before(index)
            if step.who == FIRST and not state.is_over():
                last[timeline.game.prompt(state.view(FIRST), FIRST).key] = step.n
        for phase, n in last.items():
            found.append(Position(file.stem, phase, tuple(line for line in lines if _before(line, n))))
    return found


def _before(line: str, n: int) -> bool:
    told = json.loads(line)
    return "vivant" in told or told.get("n", n) < n
