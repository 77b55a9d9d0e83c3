"""How soon the command line answers, beside the time that importing a web stack takes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figure import Figure, at_most, tell
from benchmarks.timing import Race, called

IMPORTS = "import fastapi, uvicorn, sqlalchemy, typer, rich"


def figures() -> Iterator[Figure]:
    ours = [str(Path(sys.executable).with_name("vivant")), "games"]
    peer = [sys.executable, "-c", IMPORTS]

    def run(command: list[str]) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    try:
        race = Race({"ours": called(lambda: run(ours)), "peer": called(lambda: run(peer))}, seconds=0.01)
    except (OSError, subprocess.CalledProcessError):
        tell("start: `vivant games` does not run")
        yield at_most("start/imports", 1 / 3, None)
        return
    tell(f"start: vivant games {1e3 / race.rate('ours'):.0f} ms, the imports {1e3 / race.rate('peer'):.0f} ms")
    yield at_most("start/imports", 1 / 3, 1 / race.ratio("ours", "peer"))
