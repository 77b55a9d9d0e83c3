"""The page for operators and the one on security say what is: commands start, limits are those set, nets exist."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from pathlib import Path

from doc_pages import ROOT, blocks_of, prose_of
from test_samples import first_line_of

from vivant.table.settings import Settings

OPERATING = ROOT / "docs" / "operating.md"
SECURITY = ROOT / "SECURITY.md"


def test_the_unit_starts_a_server(tmp_path: Path) -> None:
    [unit] = blocks_of(OPERATING, "ini")
    [command] = re.findall(r"^ExecStart=\S+/vivant (.+)$", unit.text, re.MULTILINE)
    assert "http" in first_line_of(shlex.split(command), tmp_path)


def test_the_environment_is_made_of_extras_that_exist() -> None:
    locks = {path.stem for path in (ROOT / "requirements").glob("*.txt")}
    asked = [words for block in blocks_of(OPERATING, "sh") for words in map(str.split, block.text.splitlines())]
    made = [words[2:] for words in asked if words[:2] == ["python3", "tools/environment.py"]]
    assert made
    assert {extra for extras in made for extra in extras} <= locks


def test_limits_are_those_that_are_set() -> None:
    """Each row of the table with the numbers of the settings that it speaks of."""
    usual = Settings(db="")
    burst = {"book_calls_per_second": 60, "gets_per_second": 30, "calls_per_second": 20}
    text = prose_of(OPERATING)
    rows = {
        "new tables": ["tables_per_address"],
        "pages and questions": ["gets_per_second"],
        "calls to books": ["book_calls_per_second"],
        "calls of one seat": ["calls_per_second"],
        "streams of one seat": ["sockets_per_seat"],
        "spectators": ["watchers_per_table"],
        "body of a call": ["body_bytes"],
        "a record that is imported": ["record_bytes"],
        "a message over a socket": ["socket_bytes"],
        "chat of one seat": ["chat_per_minute", "chat_length"],
        "time for a bot": ["bot_seconds", "thinkers"],
        "`--expire-open DAYS`": ["expire_open_days"],
        "`--expire-over DAYS`": ["expire_over_days"],
        "`--expire-books DAYS`": ["expire_book_days"],
    }
    assert {name for names in rows.values() for name in names} <= {field.name for field in fields(Settings)}
    for start, names in rows.items():
        [row] = re.findall(rf"^\| {re.escape(start)}[^|]*\|(.+)$", text, re.MULTILINE)
        numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", row)]
        for name in names:
            value = int(getattr(usual, name))
            assert value in numbers, (name, value, row)
            if name in burst:
                assert value * burst[name] in numbers, row


def test_every_net_that_security_names_is_there() -> None:
    named = re.findall(r"`((?:tests/\w+/)?test_\w+\.py|vivant\.testkit\.\w+)`", prose_of(SECURITY))
    assert len(named) > 8
    for name in named:
        path = Path("src", *name.split(".")).with_suffix(".py") if name.startswith("vivant.") else Path(name)
        found = ROOT / path if len(path.parts) > 1 else ROOT / "tests" / "table" / path
        assert found.exists(), name
