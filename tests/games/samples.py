"""Sample records of any game, as text: their lines, their chain as DESIGN says, and the steps that stand."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any


def lines_of(sample: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in sample.read_text(encoding="utf-8").splitlines()]


def chained(lines: list[dict[str, Any]]) -> bytes:
    """The lines with their chain, computed from the text of the design and not by our own code."""
    previous = ""
    rows = []
    for line in lines:
        bare = {key: value for key, value in line.items() if key != "h"}
        text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(f"{previous}\n{text}".encode()).hexdigest()[:32]
        rows.append(json.dumps({**bare, "h": previous}, ensure_ascii=False) + "\n")
    return "".join(rows).encode()


def standing_steps(lines: list[dict[str, Any]]) -> list[tuple[int | str, str]]:
    """Who did what, without what was taken back."""
    steps: list[tuple[int, int | str, str]] = []
    for line in lines[1:-1]:
        if "undo" in line:
            steps = [
                step for step in steps if step[0] < line["undo"] or ("consent" not in line and step[1] != line["who"])
            ]
        else:
            texts = line["do"].split(" ") if line["who"] == "chance" else [line["do"]]
            steps += [(line["n"] + at, line["who"], text) for at, text in enumerate(texts)]
    return [(who, text) for _, who, text in steps]
