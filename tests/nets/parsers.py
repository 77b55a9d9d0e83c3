"""Worst cases for everything that is parsed, each tried in a process of its own: `python -m tests.nets.parsers NAME`."""

from __future__ import annotations

import json
import os
import resource
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pydantic

from vivant.cli import report
from vivant.engine import edition, record
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content, edition_from_text
from vivant.engine.errors import VivantError
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.record import Record
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.verify import verify
from vivant.table import bookforms, forms
from vivant.table.books import check_mark
from vivant.table.door import refusal_for
from vivant.table.rehearsal import rehearse
from vivant.table.report import make_report
from vivant.table.settings import Settings
from vivant.testkit.cases import registered
from vivant.words import Message

SECONDS = 4  # of work for one call; what grows with the square of its length takes minutes
SERVED_SECONDS = 2  # of one that a server is sent
MEGABYTES = 256
BODY = Settings(db="").body_bytes
HUGE = (0, 62, 63, 255, 1000, 10_000, 1_000_000, 2**61)

Cases = Iterator[tuple[str, Callable[[], object]]]


def filled(unit: str, size: int) -> str:
    return unit * (size // len(unit.encode()))


# TOML


def toml_texts(size: int) -> Iterator[tuple[str, str]]:
    yield "a dotted key", ".".join("a" * (size // 2 - 3)) + " = 1"
    yield "a dotted header", "[" + ".".join("a" * (size // 2 - 3)) + "]"
    yield "a dotted header of lists", "[[" + ".".join("a" * (size // 2 - 3)) + "]]"
    yield "a dotted key with blanks", " . ".join("a" * (size // 4 - 3)) + " = 1"
    yield "a dotted key in quotes", ".".join(["'a'"] * (size // 4 - 3)) + " = 1"
    yield "a dotted key in double quotes", ".".join(['"a"'] * (size // 4 - 3)) + " = 1"
    yield "a dotted key in an inline table", "x = {" + ".".join("a" * (size // 2 - 9)) + " = 1}"
    yield "a dotted key after a string", 'x = """\n\\"""" \n' + ".".join("a" * (size // 2 - 9)) + " = 1"
    yield "a long key", "a" * (size - 4) + " = 1"
    yield "a long key in quotes", '"' + "a" * (size - 6) + '" = 1'
    yield "keys of many parts", "".join(f"a.b.c.d.e.f.g.h.i.j.k.l.m.n.o{n} = 1\n" for n in range(size // 40))
    yield "deep lists", "x = " + "[" * (size - 4)
    yield "deep tables", "x = " + "{a=" * (size // 3 - 2)
    yield "lists as deep as may be", "x = [" + filled("[" * 30 + "]" * 30 + ",", size - 9) + "]"
    yield "thousands of tables", "".join(f"[a{n}]\n" for n in range(size // 10))
    yield "thousands of tables in tables", "".join(f"[a.b.c.d.e.f.g.h{n}]\n" for n in range(size // 24))
    yield "thousands of tables in a list", filled("[[a]]\n[[a.b]]\n", size)
    yield "a huge number", "x = " + "9" * (size - 4)
    yield "a huge number in hex", "x = 0x" + "f" * (size - 6)
    yield "a huge fraction", "x = 1." + "9" * (size - 6)
    yield "a number with underscores", "x = " + "9_" * (size // 2 - 3) + "9"
    yield "a huge list of numbers", "x = [" + filled("1,", size - 9) + "]"
    yield "a huge list of texts", 'x = ["' + '","'.join(str(n) for n in range(size // 10)) + '"]'
    yield "a long string", 'x = "' + "a" * (size - 6) + '"'
    yield "a string of escapes", 'x = "' + filled("\\u00e9", size - 6) + '"'
    yield "a string that does not end", 'x = "' + filled('\\"', size - 6)
    yield "a long string that does not end", 'x = """' + filled('""a', size - 9)
    yield "quotes alone", '"' * size
    yield "dots alone", "." * size
    yield "blanks alone", " " * size
    yield "comments alone", filled("#\n", size)
    yield "the same key again and again", filled("x = 1\n", size)
    yield "a key of 16 parts below itself", filled("[[" + ".".join("a" * 16) + "]]\n", size)


def of_edition_text() -> Cases:
    for name, text in toml_texts(edition.MOST_BYTES - 100):
        yield name, lambda text=text: edition_from_text(text, "x.toml")


def of_games() -> Cases:
    """What a table is asked to be laid with: each worst text under each entry, and each number as large as it may be."""
    for kind in registered():
        shipped = kind.standard_edition()
        for name, text in toml_texts(BODY - 10_000):
            yield f"{kind.id}: {name}", lambda kind=kind, text=f"{shipped.text}\n{text}": lay(kind, text)
            content = tomllib.loads(shipped.text)
            for key in content:
                if name.startswith("a huge list of"):
                    grown = {**content, key: tomllib.loads(text)["x"]}
                    yield f"{kind.id}.{key}: {name}", lambda kind=kind, grown=grown: read(kind, grown)
        for place, changed in with_numbers(tomllib.loads(shipped.text)):
            yield f"{kind.id}{place}", lambda kind=kind, changed=changed: begin(kind, changed)


def lay(kind: type[Game], text: str) -> None:
    rehearse({"game_id": kind.id, "players": 3, "options": {}, "edition": text, "rulings": {}})


def read(kind: type[Game], content: Any) -> None:
    kind.components(edition_from_content(content, "x"))


def begin(kind: type[Game], content: Any) -> None:
    own = edition_from_content(content, "x")
    for players in kind.player_counts(own):
        Match(make_game(kind.id, players, {}, own), FastDice(1))


def with_numbers(content: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """The same once for each number in it, which is each of the huge ones in turn."""
    if isinstance(content, bool):
        return
    if isinstance(content, int):
        for number in HUGE:
            yield f"{place} = {number}", number
    elif isinstance(content, dict):
        for key, item in content.items():
            for where, changed in with_numbers(item, f"{place}.{key}"):
                yield where, {**content, key: changed}
    elif isinstance(content, list):
        for at, item in enumerate(content[:3]):
            for where, changed in with_numbers(item, f"{place}[{at}]"):
                yield where, [*content[:at], changed, *content[at + 1 :]]


# JSON


def json_texts(size: int) -> Iterator[tuple[str, str]]:
    yield "deep lists", "[" * (size // 2) + "]" * (size // 2)
    yield "deep lists without an end", "[" * size
    yield "deep objects", '{"a":' * (size // 6) + "1" + "}" * (size // 6)
    yield "as deep as may be", "[" + filled("[" * 90 + "]" * 90 + ",", size - 9) + "1]"
    yield "deep with long names", ('{"' + "a" * (size // 200) + '":') * 90 + "1" + "}" * 90
    wide = ",".join(f'"{n}":1' for n in range(size // 20))
    yield "deep with long names, then wide", ('{"' + "a" * (size // 200) + '":') * 90 + "{" + wide + "}" + "}" * 90
    yield "many lists", "[" + filled("[],", size - 9) + "1]"
    yield "many objects", "[" + filled("{},", size - 9) + "1]"
    yield "many keys", "{" + ",".join(f'"{n}":1' for n in range(size // 12)) + "}"
    yield "the same key again and again", "{" + filled('"a":1,', size - 9) + '"a":1}'
    yield "a huge number", "9" * size
    yield "a huge fraction", "1." + "9" * (size - 2)
    yield "a huge exponent", "1e" + "9" * (size - 2)
    yield "a long string", '"' + "a" * (size - 2) + '"'
    yield "a string of escapes", '"' + filled("\\u00e9", size - 2) + '"'
    yield "a string of half characters", '"' + filled("\\ud800", size - 2) + '"'
    yield "a string that does not end", '"' + filled('\\"', size - 2)
    yield "blanks alone", " " * size
    yield "numbers", "[" + filled("1,", size - 3) + "1]"


def of_records() -> Cases:
    """In every entry of the first line and of the last, at the size of a line; then whole files that are no records."""
    match = Match(make_game(game_ids()[0]), FastDice(7))
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    lines = [json.loads(line) for line in match.record_lines()]
    for name, text in json_texts(record.MOST_LINE_BYTES - 10_000):
        yield f"a line of {name}", lambda text=text: verify(text.encode())
        yield f"an entry of {name}", lambda text=text: verify(hung(lines[0], "x", text))
        yield f"options of {name}", lambda text=text: verify(chained(lines, 0, "options", text))
        yield f"an edition of {name}", lambda text=text: verify(chained(lines, 0, "edition", text, "content"))
        yield f"a last line of {name}", lambda text=text: verify(chained(lines, len(lines) - 1, "do", text))
    most = record.MOST_BYTES - 10
    for unit in (b"\n", b"{}\n", b"[", b" ", b"\xff", b'{"h":"x"}\n', b"{" * 1000 + b"\n"):
        yield f"a file of {unit[:9]!r}", lambda unit=unit: verify(unit * (most // len(unit)))


def hung(line: Any, key: str, text: str) -> bytes:
    """A first line with this text in it, chain or no chain."""
    return (json.dumps(line)[:-1] + f', "{key}": {text}}}\n').encode()


def chained(lines: list[Any], at: int, key: str, text: str, below: str = "") -> bytes:
    """The record with this value in one of its lines, and the chain redone; as it is where that is no value."""
    try:
        value = json.loads(text)
        changed = {**lines[at], key: {**lines[at][key], below: value} if below else value}
        forged = Record()
        for number, line in enumerate(lines):
            forged.add({name: item for name, item in (changed if number == at else line).items() if name != "h"})
        return forged.text().encode()
    except (ValueError, RecursionError):
        return hung(lines[at], key, text)


def of_reports() -> Cases:
    match = Match(make_game(game_ids()[0]), FastDice(7))
    told = make_report(match, 0, [str(seat) for seat in range(match.game.players)], "en", "")
    for name, text in json_texts(report.MOST_BYTES - 20_000):
        yield name, lambda text=text: open_report(text)
    for name, text in json_texts(report.MOST_BYTES // 10):
        for key in ("view", "seats", "log", "options", "edition"):
            rest = json.dumps({other: value for other, value in told.items() if other != key})
            yield (
                f"{key} of {name}",
                lambda text=text, key=key, rest=rest: open_report(f'{rest[:-1]}, "{key}": {text}}}'),
            )


def open_report(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        file.write_text(text)
        report.report(file, "en", True)


def of_bodies() -> Cases:
    """The largest form there is, as the API reads and refuses it."""
    form = {"game": game_ids()[0], "players": 3, "seats": []}
    for name, text in json_texts(BODY - 1000):
        yield name, lambda text=text: fill(text)
        for key in ("options", "seats", "edition", "more"):
            rest = json.dumps({other: value for other, value in form.items() if other != key})
            yield f"{key} of {name}", lambda key=key, text=text, rest=rest: fill(f'{rest[:-1]}, "{key}": {text}}}')


def of_books() -> Cases:
    """The forms of a book of matches, with each worst text as the whole, as their list, and as an entry of it."""
    key = {bookforms.EnterForm: "seats", bookforms.SeatsForm: "tables", bookforms.MarksForm: "marks"}
    for form, name in key.items():
        for what, text in json_texts(BODY - 1000):
            yield f"{name}: {what}", lambda form=form, text=text: fill(text, form)
            yield f"a list {name}: {what}", lambda form=form, name=name, text=text: fill(f'{{"{name}": {text}}}', form)
    for what, text in json_texts(BODY - 1000):
        entry = f'{{"marks": [{{"kind": "x", "id": {text}}}]}}'
        yield f"a mark of {what}", lambda entry=entry: fill(entry, bookforms.MarksForm)
    marks = [{"kind": "a" * 20, "id": "a" * 100, "game": "a" * 100, "date": "9" * 10, "result": "\u0301" * 40}] * 100
    yield "many marks", lambda: [check_mark(one) for one in bookforms.MarksForm.model_validate({"marks": marks}).marks]


def fill(text: str, form: type[pydantic.BaseModel] = forms.TableForm) -> None:
    try:
        form.model_validate(json.loads(text))
    except pydantic.ValidationError as error:
        refusal_for(error).say("fr")
    except (ValueError, RecursionError):
        pass  # the framework refuses it


def of_itself() -> Cases:
    """What the net must find."""

    def wait() -> None:
        while True:
            pass

    class TwoLines(VivantError):
        def say(self, lang: str) -> str:
            return "one\ntwo"

    def refuse() -> None:
        raise TwoLines(Message("x"))

    yield "too long", wait
    yield "too large", lambda: bytes(2 * MEGABYTES * 1_000_000)
    yield "a traceback", lambda: [][0]
    yield "two lines", refuse


PARSERS: dict[str, Callable[[], Cases]] = {
    "edition": of_edition_text,
    "games": of_games,
    "records": of_records,
    "reports": of_reports,
    "bodies": of_bodies,
    "books": of_books,
}
SERVED = ("games", "bodies", "books")  # what is read of them a server reads


# each in a process of its own


def try_all(cases: Cases, seconds: int = SECONDS) -> Iterator[str]:
    """What did not come back, within the limits, with an answer or with a refusal in one line."""
    for name, call in cases:
        ended = os.fork()
        if not ended:
            os._exit(alone(call, seconds))
        _, status = os.waitpid(ended, 0)
        if status:
            yield f"{name}: {os.waitstatus_to_exitcode(status)}"


def alone(call: Callable[[], object], seconds: int) -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * os.sysconf("SC_PAGE_SIZE") + MEGABYTES * 1_000_000
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    end = int(time.process_time()) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (end, end + 1))
    sys.stdout = open(os.devnull, "w")
    try:
        call()
    except VivantError as error:
        return 0 if all("\n" not in error.say(lang) for lang in ("en", "fr")) else 3
    except MemoryError:
        return 4
    except BaseException as error:
        print(repr(error)[:300], file=sys.stderr)
        return 5
    return 0


if __name__ == "__main__":
    for id in game_ids():
        find_game(id)
    what = sys.argv[1]
    for fault in try_all({**PARSERS, "itself": of_itself}[what](), SERVED_SECONDS if what in SERVED else SECONDS):
        print(fault, flush=True)
