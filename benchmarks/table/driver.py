"""The driver, a process of its own: `python -m benchmarks.table.driver ORDER`, an order in JSON."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from pathlib import Path
from typing import Any

from benchmarks.table.ours import Lane, Times
from benchmarks.table.theirs import PeerLane

HOST = "127.0.0.1"


async def drive(order: dict[str, Any]) -> dict[str, Any]:
    """So many tables for so many seconds: at a steady rate of actions a second and table, or as fast as it goes."""
    times = Times()
    lanes: list[Any] = []
    for _ in range(order["tables"]):
        lane: Any
        if order["who"] == "peer":
            lane = PeerLane(HOST, order["port"], times)
            await lane.open()
        else:
            lane = Lane(HOST, order["port"], times, order["shape"], order.get("way", "socket"))
            await lane.open(order.get("edition"))
        lanes.append(lane)
    gc.collect()
    gc.freeze()
    await asyncio.sleep(0.5)
    times.acknowledged.clear()
    times.delivered.clear()
    times.acted = 0
    begun = time.perf_counter()
    if "ready" in order:
        Path(order["ready"]).touch()
    end = begun + order["seconds"]
    rate = order["rate"]
    playing = [_play(lane, end, rate, index / len(lanes)) for index, lane in enumerate(lanes)]
    failed = [error for error in await asyncio.gather(*playing, return_exceptions=True) if error is not None]
    seconds = time.perf_counter() - begun
    return {
        "acted": times.acted,
        "refused": times.refused,
        "seconds": seconds,
        "broken": len(failed),
        "acknowledged": times.acknowledged,
        "delivered": times.delivered,
        "tables": {lane.id: {"token": lane.tokens[0], "done": lane.acknowledged} for lane in lanes if lane.id}
        if order.get("keep")
        else {},
    }


async def _play(lane: Any, end: float, rate: float, phase: float) -> None:
    due = time.perf_counter() + (phase / rate if rate else 0.0)
    while True:
        if rate:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1 / rate
        if time.perf_counter() >= end or not await lane.act():
            return


def main() -> None:
    order = json.loads(sys.argv[1])
    try:
        import uvloop

        measured = uvloop.run(drive(order))
    except ImportError:
        measured = asyncio.run(drive(order))
    Path(order["out"]).write_text(json.dumps(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
