"""The attack as a command: it knows its families, says what falls, and leaves nothing running."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.attack import records
from tests.attack.__main__ import end_session, finding_of, print_counts, print_table
from tests.attack.attack import FAMILIES, Attack, Finding

from . import ROOT


def nothing(folder: Path) -> Finding:
    return Finding("", "", True)


def test_every_family_has_attacks_and_no_two_have_one_name() -> None:
    command = [sys.executable, "-m", "tests.attack", "--list"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    rows = [row.split(maxsplit=1) for row in done.stdout.splitlines()]
    assert {family for family, _ in rows} == set(FAMILIES), done.stderr
    assert len({name for _, name in rows}) == len(rows) > 20
    modules = {path.stem for path in (ROOT / "tests" / "attack").glob("*.py")}
    assert modules - set(FAMILIES) == {"__init__", "__main__", "attack", "target"}


def test_an_attack_that_breaks_off_or_takes_too_long_has_fallen() -> None:
    broken = Attack("faults", "no such attack", "", 60, False, nothing)
    assert "StopIteration" in finding_of(broken, 60).worst
    assert finding_of(broken, 0.01).held is False
    assert finding_of(broken, -1).tried == "not tried"
    assert finding_of(broken, -1).held is False


@pytest.mark.parametrize("attack", [records.mutated, records.forged])
def test_records_are_attacked_as_they_are_made_now(
    attack: Callable[[Path], Finding], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "SECONDS", 0)
    monkeypatch.setattr(records, "LEAST", 40)
    finding = attack(tmp_path)
    assert finding.tried.startswith("40 of ")
    assert finding.held, finding.worst


@pytest.mark.deep
def test_every_call_of_today_is_tried_with_keys_of_others() -> None:
    """So that a new one is known to the attack as soon as it is there."""
    name = "calls with keys of others"
    finding = finding_of(Attack("strangers", name, "", 300, False, nothing), 300)
    assert finding.held, finding.worst


def test_whatever_an_attack_has_started_ends_with_it() -> None:
    script = "(sleep 300 & echo $!; sleep 300)"
    child = subprocess.Popen(["bash", "-c", script], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert child.stdout is not None
    grandchild = int(child.stdout.readline())
    end_session(child)
    child.stdout.close()
    for _ in range(100):
        if not Path(f"/proc/{grandchild}").exists() or "Z" in Path(f"/proc/{grandchild}/stat").read_text().split()[2]:
            return
        time.sleep(0.05)
    raise AssertionError("it still runs")


def test_the_table_says_what_was_tried_and_what_fell(capsys: pytest.CaptureFixture[str]) -> None:
    attacks = [Attack("faults", name, "0 lost", 60, False, nothing) for name in ("one", "two")]
    print_table(attacks, {"one": Finding("9 faults", "0 lost", True), "two": Finding("3 faults", "1 lost", False)})
    rows = [row.split("  ") for row in capsys.readouterr().out.splitlines() if row]
    assert [row[0].strip() for row in rows] == ["attack", "one", "two"]
    assert [row[-1] for row in rows[1:]] == ["held", "FELL"]


def test_what_was_tried_stands_beside_what_the_first_attack_tried(capsys: pytest.CaptureFixture[str]) -> None:
    counts: list[dict[str, int]] = [{"faults": 60}, {"faults": 41, "calls": 9}, {}]
    print_counts(Finding("", "", True, each) for each in counts)
    assert capsys.readouterr().out.splitlines() == [
        "",
        "faults: 101 tried, 101 in the first attack",
        "calls: 9 tried, 10,815 in the first attack  less: there was no time for more",
    ]
