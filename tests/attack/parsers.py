"""Inputs that cost their reader far more than their sender: others must not wait, nor memory run out."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.attack.attack import Finding, attack
from tests.attack.target import Bystander, Target, seconds, send
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import make_game

MOST_WAIT, MOST_MEGABYTES = 1.0, 150
DEEP = 31_500

EDITIONS = {
    "a key of 31,500 parts": ".".join("a" * DEEP) + " = 1",
    "a table of 31,500 parts": f"[{'.'.join('a' * DEEP)}]",
    "many tables of many parts": "\n".join(f"[{'.'.join(f'b{n}' + 'a' * 300)}]" for n in range(90)),
    "arrays in arrays": "a = " + "[" * DEEP,
    "tables in tables": "a = " + "{a=" * (DEEP // 2),
    "a number of 60,000 digits": "a = " + "9" * 60_000,
    "a text of escapes": 'a = "' + "\\u0041" * 10_000 + '"',
    "many keys": "\n".join(f"k{n} = 1" for n in range(6000)),
}


def forms() -> dict[str, bytes]:
    """Bodies for POST /api/tables."""
    form: dict[str, Any] = {"game": "vivo", "players": 3, "seats": [{"kind": "friend"}] * 3}
    named = {f"edition: {name}": json.dumps({**form, "edition": text}).encode() for name, text in EDITIONS.items()}
    return {
        **named,
        "JSON: arrays in arrays": b"[" * 60_000,
        "JSON: objects in objects": b'{"a":' * 12_000,
        "JSON: a number of 60,000 digits": b'{"players":' + b"9" * 60_000 + b"}",
        "JSON: many seats": json.dumps({**form, "seats": [{"kind": "bot", "bot": "x"}] * 1800}).encode(),
        "JSON: many options": json.dumps({**form, "options": {f"o{n}": n for n in range(4000)}}).encode(),
    }


def books() -> dict[str, bytes]:
    """Bodies for POST /api/book/marks, which are read before the key is."""
    marks = [{"kind": "puzzle", "id": "a" * 100, "result": "\u0301" * 40}] * 300
    return {
        "marks: arrays in arrays": b'{"marks":' + b"[" * 60_000,
        "marks: a number of 60,000 digits": b'{"marks":' + b"9" * 60_000 + b"}",
        "marks: many": json.dumps({"marks": marks}).encode(),
    }


def long_record(size: int) -> list[str]:
    """A true record of about so many bytes, unfinished: one card, played and taken back again and again."""
    match = Match(make_game("vivo", 3), FastDice(5))
    seat = match.to_act()[0]
    action = match.legal(seat)[0]
    while sum(map(len, match.record_lines()[:50])) / 50 * len(match.record_lines()) < size:
        for _ in range(200):
            match.play(seat, action)
            match.undo(seat)
    return match.record_lines()


def imports() -> dict[str, bytes]:
    """Bodies for POST /api/records."""
    lines = long_record(1_800_000)
    header = json.loads(lines[0])
    content: Any = {"edition": {"game": "vivo", "name": "x"}}
    for _ in range(900):
        content = {"a": content}
    deep = json.dumps({**header, "edition": {**header["edition"], "content": content}}).encode()
    return {
        "record: played and taken back": "\n".join(lines).encode() + b"\n",
        "record: arrays in arrays": b"[" * 1_900_000,
        "record: empty lines": lines[0].encode() + b"\n" * 1_900_000,
        "record: many first lines": b"\n".join([lines[0].encode()] * 2000),
        "record: a number of a million digits": b'{"vivant": ' + b"1" * 1_000_000 + b"}\n",
        "record: an edition in an edition": deep,
        "record: a first line of a million seats": json.dumps({**header, "seats": [""] * 400_000}).encode(),
    }


@attack(
    "inputs that are dear to read", f"others wait {MOST_WAIT:.0f} s, {MOST_MEGABYTES} MB more, no 5xx", 120, alone=True
)
def dear_inputs(folder: Path) -> Finding:
    worst_wait, worst_name = 0.0, ""
    broken: list[str] = []
    bodies = [("/api/tables", *one) for one in forms().items()] + [("/api/records", *one) for one in imports().items()]
    bodies += [("/api/book/marks", *one) for one in books().items()]
    with Target(folder) as target, Bystander(target) as bystander:
        before = target.memory()
        for path, name, body in bodies:
            bystander.waits.clear()
            headers = {"Content-Type": "application/json"} if path != "/api/records" else None
            try:
                status, _ = send(target.port, "POST", path, body=body, headers=headers, patience=30)
            except OSError as error:
                status = 599
                broken.append(f"{name}: {error}")
            time.sleep(0.2)
            if status >= 500 and not broken:
                broken.append(f"{name}: {status}")
            if bystander.worst > worst_wait:
                worst_wait, worst_name = bystander.worst, name
            if target.running.poll() is not None:
                broken.insert(0, f"the server died of {name}")
                break
        more = target.memory() - before
    worst = f"{seconds(worst_wait)} ({worst_name}), {more} MB" + (f"; {broken[0]}" if broken else "")
    held = worst_wait <= MOST_WAIT and more <= MOST_MEGABYTES and not broken
    return Finding(f"{len(bodies)} inputs", worst, held)
