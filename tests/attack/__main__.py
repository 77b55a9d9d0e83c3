"""`make attack`: every attack in a process of its own, which ends in time with all that it started; then one table.

`python -m tests.attack [--only WORD ...] [--list]`; a word is a family, or a part of an attack's name.
"""

from __future__ import annotations

import argparse
import importlib
import json
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.attack.attack import ATTACKS, FAMILIES, FIRST, Attack, Finding
from tests.table.postgresql import Missing
from vivant.table.outgoing import STAY_HERE

ROOT = Path(__file__).parents[2]
MOST_SECONDS = 590
JOBS = 2  # of those that measure no time


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD")
    parser.add_argument("--list", action="store_true", help="name the attacks and do nothing")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)  # family and name of what this process does
    asked = parser.parse_args()
    os.environ[STAY_HERE] = "1"  # whatever is attacked calls nobody beyond this machine
    logging.disable(logging.CRITICAL)  # a server under attack has a log of its own
    for family in FAMILIES if asked.one is None else asked.one[:1]:
        importlib.import_module(f"tests.attack.{family}")
    if asked.one is not None:
        return make_one(next(one for one in ATTACKS if [one.family, one.name] == asked.one))
    chosen = [one for one in ATTACKS if not asked.only or any(w == one.family or w in one.name for w in asked.only)]
    if asked.list or not chosen:
        print(*(f"{one.family:10} {one.name}" for one in ATTACKS), sep="\n")
        return 0 if asked.list else 2
    began = time.monotonic()
    findings: dict[str, Finding] = {}

    def make(one: Attack) -> None:
        left = MOST_SECONDS - (time.monotonic() - began)
        findings[one.name] = found = finding_of(one, min(one.seconds, left))
        print(f"{len(findings)}/{len(chosen)} {one.name}: {found.worst} ({told(found)})", flush=True)

    with ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(make, (one for one in chosen if not one.alone)))
    for one in chosen:
        if one.alone:
            make(one)
    print_table(chosen, findings)
    print_counts(findings.values())
    fell = sum(not finding.held for finding in findings.values())
    took = time.monotonic() - began
    print(f"\n{len(chosen)} attacks in {took:.0f} s: {len(chosen) - fell} held, {fell} fell")
    return 1 if fell else 0


def make_one(one: Attack) -> int:
    """In this process; the finding is the last line that it prints."""
    with tempfile.TemporaryDirectory(prefix="vivant-attack-", ignore_cleanup_errors=True) as folder:
        try:
            finding = one.run(Path(folder))
        except Missing as missing:
            finding = Finding("not tried", str(missing), os.environ.get("CI") != "true")
    print(json.dumps(asdict(finding)))
    return 0


def finding_of(one: Attack, seconds: float) -> Finding:
    """From a process of its own, the leader of all that it starts: they end together."""
    if seconds <= 0:
        return Finding("not tried", "no time was left: this machine is too busy for all of them", False)
    command = [sys.executable, "-m", "tests.attack", "--one", one.family, one.name]
    piped: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, start_new_session=True, cwd=ROOT, **piped) as child:
        try:
            out, err = child.communicate(timeout=max(1.0, seconds))
        except subprocess.TimeoutExpired:
            return Finding("", f"not done within {seconds:.0f} s", False)
        finally:
            end_session(child)
    if child.returncode:
        why = err.strip().splitlines()
        return Finding("", why[-1][:200] if why else f"ended with {child.returncode}", False)
    return Finding(**json.loads(out.splitlines()[-1]))


def end_session(child: subprocess.Popen[str]) -> None:
    """Every process of its session, also those with a group of their own."""
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            session = int(path.read_text().rpartition(")")[2].split()[3])
        except (OSError, ValueError):
            continue
        if session == child.pid:
            try:
                os.kill(int(path.parent.name), signal.SIGKILL)
            except ProcessLookupError:
                continue
    child.wait()


def print_table(attacks: list[Attack], findings: dict[str, Finding]) -> None:
    rows = [("attack", "tried", "worst", "bound", "")]
    for one in attacks:
        found = findings[one.name]
        rows.append((one.name, found.tried, found.worst, one.bound, told(found)))
    widths = [max(len(row[at]) for row in rows) for at in range(4)]
    print()
    for row in rows:
        print("  ".join(text.ljust(width) for text, width in zip(row[:4], widths, strict=True)) + "  " + row[4])


def print_counts(findings: Iterable[Finding]) -> None:
    """Beside what the first attack tried; a machine that had time for less says so."""
    reached: Counter[str] = Counter()
    for one in findings:
        reached.update(one.counts)
    print()
    for what, first in FIRST.items():
        if what in reached:
            short = "" if reached[what] >= first else "  less: there was no time for more"
            print(f"{what}: {reached[what]:,} tried, {first:,} in the first attack{short}")


def told(finding: Finding) -> str:
    return "held" if finding.held else "FELL"


if __name__ == "__main__":
    sys.exit(main())
