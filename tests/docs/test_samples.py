"""Every sample on a page for people works. The samples of the guide to new games are tried in tests/examples."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from doc_pages import GUIDE, PAGES, ROOT, Block, blocks_of, prose_of, run_python
from doc_shell import run_block
from doc_shell import vivant as run_vivant

import vivant
from tests.nets.sizes import usually
from vivant.table.backup import back_up
from vivant.table.report import make_report
from vivant.table.store import Store

OWN_PAGES = [page for page in PAGES if page != GUIDE]
PYTHON = [block for page in OWN_PAGES for block in blocks_of(page, "python")]
CONSOLES = [page for page in OWN_PAGES if blocks_of(page, "console")]
COMMANDS = re.findall(r"^\| `vivant ([^`]+)` \|", prose_of(ROOT / "README.md"), re.MULTILINE)


@pytest.mark.parametrize("block", PYTHON, ids=str)
def test_python_runs(block: Block, tmp_path: Path) -> None:
    run_python(block, tmp_path)


@pytest.mark.parametrize("page", CONSOLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_console_shows_what_is_printed(page: Path, tmp_path: Path) -> None:
    for block in blocks_of(page, "console"):
        run_block(block, tmp_path)


def test_there_are_samples() -> None:
    readme = ROOT / "README.md"
    assert blocks_of(readme, "python")
    assert blocks_of(readme, "console")
    assert len(COMMANDS) >= 9


def first_line_of(args: list[str], folder: Path) -> str:
    """What a command prints first that does not end by itself."""
    command = [sys.executable, "-m", "vivant", *args, "--no-open", "--port", "0", "--db", f"sqlite:///{folder}/t.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
        process.wait(20)
    return line


@pytest.mark.parametrize(
    "command",
    [pytest.param(one, marks=pytest.mark.deep if one.startswith("puzzles make") else ()) for one in COMMANDS],
)
def test_commands_of_the_readme_work(command: str, tmp_path: Path) -> None:
    edition = vivant.game("vivo").edition
    (tmp_path / "mine.toml").write_text(edition.text, encoding="utf-8")
    match = vivant.Match(vivant.game("vivo", players=3), vivant.FastDice(1))
    while command.startswith(("review", "export")) and not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    (tmp_path / "game.jsonl").write_text(match.record().text(), encoding="utf-8")
    moment = make_report(match, 0, match.seats, "en", "a browser")
    (tmp_path / "moment.json").write_text(json.dumps(moment), encoding="utf-8")
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    if command.startswith(("backup", "restore")):
        Store(db).close()
    if command.startswith("restore"):
        back_up(db, tmp_path / "matches.db", lambda part: None)
    quicker = {
        "--games 10000": "--games 10",
        "--games 40": usually("--games 4", deep="--games 40"),
        "review ": "review --ms 10 ",
    }
    for slow, quick in quicker.items():
        command = command.replace(slow, quick)
    args = shlex.split(command)
    if command.startswith("puzzles make"):
        args += ["--count", "1", "--out", "puzzles.json"]
    if args[0] == "balance":
        changed = edition.text.replace("highest_points = 2 ", "highest_points = 3 ")
        (tmp_path / "mine.toml").write_text(changed, encoding="utf-8")
        args += ["--bots", "random", "--games", "4", "--coach", "0"]
    if args[0] == "serve":
        assert "http://127.0.0.1:" in first_line_of(args, tmp_path)
        return
    if args[0] in ("backup", "restore"):
        args += ["--db", db]
    code, printed = run_vivant(args, ["quit"], tmp_path)
    assert code == 0, printed
    assert printed.strip() or (tmp_path / args[-1]).read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_make_is_asked_only_for_what_it_can_make(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    shell = "\n".join(block.text for block in blocks_of(page, "sh"))
    asked = {*re.findall(r"^make ([a-z-]+)", shell, re.MULTILINE), *re.findall(r"`make ([a-z-]+)", prose_of(page))}
    assert asked <= targets
