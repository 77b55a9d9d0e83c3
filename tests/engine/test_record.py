"""Records as text: the chain, and everything that a broken or hostile file may hold. Never a traceback."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.record import MOST_BYTES, MOST_LINE_BYTES, Record, chain, parse_lines
from vivant.engine.verify import verify, verify_file
from vivant.games.vivo import Vivo

from .records import chained, changed, lines_of


@cache
def content() -> bytes:
    """A whole match of Vivo."""
    match = Match(Vivo(3), FastDice(2), ["Ann", "Zoé ☃", "bot:random"])
    luck = random.Random(2)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, luck.choice(match.legal(seat)))
    return match.record().text().encode()


def problem(found: bytes) -> tuple[int, str]:
    """The line that verify names, and the message's id; said in both languages in one line."""
    verdict = verify(found, "game.jsonl")
    error = verdict.error
    assert error is not None
    assert not verdict.valid
    for lang in ("en", "fr"):
        said = error.say(lang)
        assert said.startswith("game.jsonl")
        assert "\n" not in said
        assert len(said) < 400
    return error.line, error.problem.key


def rows() -> list[bytes]:
    return content().split(b"\n")[:-1]


# the chain


def test_the_chain_is_that_of_the_design() -> None:
    assert chained(lines_of(content())) == content()
    previous = ""
    for line in lines_of(content()):
        assert chain(previous, line) == line["h"]
        previous = line["h"]
        assert len(previous) == 32


def test_a_record_is_written_as_it_is_read() -> None:
    lines = [line for _, line in parse_lines(content(), "x")]
    assert Record(lines).text().encode() == content()
    assert Record(lines).text(first=3).encode() == b"\n".join(rows()[3:]) + b"\n"


@pytest.mark.parametrize("number", [1, 2, 3, 10, 40, 96])
def test_any_change_breaks_the_chain_at_its_line(number: int) -> None:
    assert len(rows()) == 96
    line = json.loads(rows()[number - 1])
    for key in line:
        edited = dict(line)
        edited[key] = "0" * 32 if key == "h" else [line[key]]
        broken = [*rows()[: number - 1], json.dumps(edited).encode(), *rows()[number:]]
        assert problem(b"\n".join(broken) + b"\n") == (number, "record-chain")
    broken = [*rows()[: number - 1], json.dumps({**line, "time": 12}).encode(), *rows()[number:]]
    assert problem(b"\n".join(broken) + b"\n") == (number, "record-chain")


@pytest.mark.parametrize("number", [1, 2, 30, 95])
def test_a_line_dropped_repeated_or_swapped_is_found(number: int) -> None:
    found = rows()
    dropped = [*found[: number - 1], *found[number:]]
    assert problem(b"\n".join(dropped) + b"\n")[0] == number
    repeated = [*found[:number], *found[number - 1 :]]
    assert problem(b"\n".join(repeated) + b"\n") == (number + 1, "record-chain")
    swapped = [*found[: number - 1], found[number], found[number - 1], *found[number + 1 :]]
    assert problem(b"\n".join(swapped) + b"\n")[0] == number


def test_further_keys_are_chained_and_otherwise_ignored() -> None:
    extra = changed(content(), 5, lambda line: line.update(time="2026-01-01", thought={"ms": [1, 2, None]}))
    assert verify(extra).error is None
    assert verify(changed(content(), 1, lambda line: line.update(place="Ghent ☃"))).error is None


def test_key_order_and_blanks_of_a_line_do_not_matter() -> None:
    loose = b"\n".join(
        json.dumps(dict(reversed(list(json.loads(row).items()))), indent=None, separators=(" , ", " : ")).encode()
        for row in rows()
    )
    assert verify(loose + b"\n").error is None


def test_lines_end_at_a_line_feed_alone() -> None:
    name = "a\u2028b\u2029c\x85d"
    found = changed(content(), 1, lambda line: line["seats"].__setitem__(0, name))
    assert name.encode() in found
    assert verify(found).error is None


# broken text


@pytest.mark.parametrize(
    ("row", "key"),
    [
        (b"", "record-blank"),
        (b"   ", "record-blank"),
        (b"\x00", "json-broken"),
        (b"\x00" * 4096, "json-broken"),
        (b"nonsense", "json-broken"),
        (b"[1, 2]", "record-not-object"),
        (b'"text"', "record-not-object"),
        (b"null", "record-not-object"),
        (b"{}", "record-missing"),
        (b'{"n": 3}', "record-missing"),
        (b'{"n": 3, "h": 5}', "record-chain"),
        (b'{"n": 3, "h": null}', "record-chain"),
        (b'{"n": 3, "h": ["x"]}', "record-chain"),
        (b'{"n": 3, "n": 3, "h": ""}', "json-twice"),
        (b'{"n": 3.0, "h": ""}', "json-number"),
        (b'{"n": NaN, "h": ""}', "json-number"),
        (b'{"n": 1e9, "h": ""}', "json-number"),
        (b'{"n": 123456789012345678901234567890, "h": ""}', "json-number"),
        (b'{"n": "\\ud800", "h": ""}', "json-surrogate"),
        (b'{"\\udfff": 1, "h": ""}', "json-surrogate"),
        (b'{"n": "\xff", "h": ""}', "file-not-text"),
        (b'{"n": "\xed\xa0\x80", "h": ""}', "file-not-text"),
        (b"\xff\xfe{\x00}\x00", "file-not-text"),
        (b'{"n": ' + b"[" * 100_000 + b"]" * 100_000 + b', "h": ""}', "json-deep"),
        (b'{"n": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b', "h": ""}', "json-deep"),
        (b'{"n": 3, "h": ""} {"n": 4, "h": ""}', "json-broken"),
    ],
)
@pytest.mark.parametrize("number", [1, 3])
def test_a_broken_line_is_named(number: int, row: bytes, key: str) -> None:
    broken = [*rows()[: number - 1], row, *rows()[number:]]
    no_record = number == 1 and key == "json-broken" and b"{" not in row
    assert problem(b"\n".join(broken) + b"\n") == (number, "record-not" if no_record else key)


def test_a_byte_order_mark_is_no_part_of_a_record() -> None:
    assert problem(b"\xef\xbb\xbf" + content()) == (1, "json-broken")


def test_an_empty_file_is_no_record() -> None:
    assert problem(b"") == (0, "record-empty")
    assert problem(b"\n") == (1, "record-blank")
    assert problem(b"\n" + content()) == (1, "record-blank")
    assert problem(content() + b"\n") == (97, "record-blank")


def test_a_line_of_10_megabytes_is_named_and_not_read() -> None:
    long = b'{"n": "' + b"x" * 10_000_000 + b'"}'
    assert problem(rows()[0] + b"\n" + long + b"\n") == (2, "record-long-line")
    assert problem(long) == (1, "record-long-line")
    assert len(long) > MOST_LINE_BYTES


def test_more_than_32_megabytes_are_refused_at_once(tmp_path: Path) -> None:
    huge = bytes(MOST_BYTES + 1)
    assert problem(huge) == (0, "record-large")
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    error = verify_file(path).error
    assert error is not None
    assert (error.line, error.problem.key) == (0, "record-large")


def test_too_many_lines_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivant.engine.record.MOST_LINES", 95)
    assert problem(content()) == (96, "record-many-lines")
    monkeypatch.setattr("vivant.engine.record.MOST_LINES", 96)
    assert verify(content()).error is None


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_a_file_that_breaks_off_says_so_in_its_last_line(cut: int) -> None:
    found = b"\n".join(rows()[:40]) + b"\n"
    broken = found[:-cut]
    if cut == 1:
        assert verify(broken).error is None  # only the line feed is missing
    else:
        line, key = problem(broken)
        assert (line, key) in [(40, "record-cut-off"), (39, "record-cut-off")]


def test_a_file_that_breaks_off_inside_a_character_says_so_too() -> None:
    found = changed(content(), 5, lambda line: line.update(note="𝄞"))
    at = found.index("𝄞".encode())
    for cut in (1, 2, 3, 4):
        assert problem(found[: at + cut]) == (5, "record-cut-off")


def test_a_bad_byte_in_the_last_line_is_no_breaking_off() -> None:
    cut = b"\n".join(rows()[:5]) + b'\n{"n": "\xff'
    assert problem(cut) == (6, "file-not-text")
    assert problem(b'{"vivant": 1, "ga') == (1, "json-broken")  # what has no first line is no record at all


def test_a_lost_tail_reads_as_unfinished() -> None:
    for kept in (1, 2, 3, 50, 95):
        verdict = verify(b"\n".join(rows()[:kept]) + b"\n")
        assert verdict.error is None
        assert not verdict.finished
    assert verify(content()).finished


@pytest.mark.parametrize("kind", ["missing", "folder"])
def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.jsonl"
    if kind == "folder":
        path.mkdir()
    error = verify_file(path).error
    assert error is not None
    assert (error.line, error.problem.key) == (0, "file-unreadable")
    assert str(error).startswith(str(path))


def test_a_file_is_verified_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(content())
    verdict = verify_file(path)
    assert verdict.error is None
    assert verdict.where == str(path)


def test_random_bytes_never_raise() -> None:
    luck = random.Random(1)
    for _ in range(300):
        found = bytearray(content()[: luck.randrange(1, 4000)])
        for _ in range(luck.randrange(1, 6)):
            found[luck.randrange(len(found))] = luck.randrange(256)
        verify(bytes(found))
    for _ in range(100):
        verify(luck.randbytes(luck.randrange(200)))
