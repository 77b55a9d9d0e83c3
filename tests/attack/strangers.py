"""Every call of the API with keys that are not for it: another table's, another seat's, of another kind, spent, none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.attack.attack import Finding, attack
from tests.attack.target import Target, send
from tests.table.hall import FRIEND, fragment, person
from tests.table.test_schema_of_the_api import DOCUMENT

# Whoever has the address may look at these, once a match is over; before, nobody may.
OPEN_TO_ALL = ("/record",)
BODIES: dict[str, Any] = {
    "/act": {"decision": 1, "do": "r1"},
    "/undo": {"decision": 1},
    "/ask": {"decision": 1, "step": 1},
    "/answer": {"ask": 1, "agree": True},
    "/chat": {"text": "hello"},
    "/bot": {"bot": "random"},
    "/word": {"word": "moss"},
    "/sit": {"name": "Mallory"},
}
FITS = {"watch": ("", "/aid", "/events", "/primer", "/report"), "sit": ("/invitation", "/sit")}


def _finding(tried: int, done: list[str]) -> Finding:
    worst = done[0][:120] if done else "0 done"
    return Finding(f"{tried} calls", worst, not done, {"calls with keys of others": tried})


@attack("calls with keys of others", "0 done")
def foreign_keys(folder: Path) -> Finding:
    tried = 0
    done: list[str] = []
    with Target(folder) as target:
        other, friends = target.people(), target.lay(person(0), FRIEND, FRIEND)
        spent = fragment(friends.links[1])
        target.good("POST", f"{friends.path}/sit", spent, {"name": "Fern"})
        target.good("GET", friends.path, friends.tokens[0])
        mine = target.people()
        old = mine.tokens[2]
        mine.tokens[2] = target.good("POST", f"{mine.path}/token", old)["token"]
        mine.present(2)  # with its first use the old one ends
        keys = {
            "another table's": other.tokens[0],
            "another table's watch": other.tokens[-1],
            "watch": mine.tokens[-1],
            "ended": old,
            "spent": spent,
            "sit": fragment(friends.links[2]),
            "half of one": mine.tokens[0][:16],
            "one in capitals": mine.tokens[0].swapcase(),
            "another's carry": fragment(target.good("POST", f"{other.path}/carry", other.tokens[0])["link"]),
            "made up": "x" * 32,
            "none": "",
        }
        for path, method in ((path, method) for path, calls in DOCUMENT["paths"].items() for method in calls):
            if not path.startswith("/api/tables/{id}"):
                continue
            what = path.removeprefix("/api/tables/{id}")
            end = what[what.rfind("/") :] if what else ""
            for kind, key in keys.items():
                if end in FITS.get(kind, ()):
                    continue
                where = friends if kind == "sit" else mine
                address = where.path + what.replace("{seat}", "1").replace("{index}", "1")
                body = None if method == "get" else BODIES.get(end, {})
                status, told = send(target.port, method.upper(), address, key, body)
                tried += 1
                wanted = (401, 403, 404) if end not in OPEN_TO_ALL else (403,)
                if status not in wanted:
                    done.append(f"{method} {what or '/'} with {kind}: {status} {told}")
        foreign = [("back", 1), ("bot", 1), ("open", 1), ("invite", 1)]
        for what, seat in foreign:  # a true key, of a seat that may not
            status, told = send(target.port, "POST", f"{mine.path}/seats/0/{what}", mine.tokens[seat], BODIES["/bot"])
            tried += 1
            if status < 400:
                done.append(f"{what} of another's seat: {status} {told}")
    return _finding(tried, done)


@attack("books with keys that are not theirs", "0 done")
def foreign_books(folder: Path) -> Finding:
    """Each call with keys of every other kind; then what a book may not do with seats that it does not hold."""
    done: list[str] = []
    tried = 0
    with Target(folder) as target:
        mine, other = target.people(), target.people()

        def book() -> str:
            return str(target.good("POST", "/api/books", None, {})["key"])

        owner, ended = book(), book()
        code = fragment(target.good("POST", "/api/book/carry", owner, {})["link"])
        target.good("POST", "/api/book/renew", ended, {})
        seats = [{"table": mine.id, "token": mine.tokens[0]}]
        target.good("POST", "/api/book/seats", owner, {"seats": seats})
        keys = {
            "a seat's": mine.tokens[0],
            "ended": ended,
            "half of one": owner[:16],
            "one in capitals": owner.swapcase(),
            "made up": "x" * 32,
            "a code": code,
            "the owner's": owner,
            "none": "",
        }
        bodies = {
            "/seats": {"seats": seats},
            "/tokens": {"tables": [mine.id]},
            "/marks": {"marks": [{"kind": "puzzle", "id": "a"}]},
            "/join": {"key": owner},
        }
        for path, method in ((path, method) for path, calls in DOCUMENT["paths"].items() for method in calls):
            if not (path == "/api/book" or path.startswith("/api/book/")):
                continue
            what = path.removeprefix("/api/book")
            for kind, key in keys.items():
                if (kind == "a code") == (what == "/open") and kind in ("a code", "the owner's"):
                    continue
                if kind == "the owner's" and what != "/open":
                    continue
                body = None if method == "get" else bodies.get(what, {})
                status, told = send(target.port, method.upper(), path, key, body)
                tried += 1
                if status != 401:
                    done.append(f"{method} {path} with {kind}: {status} {told}")
        thief = book()
        for token in (mine.tokens[-1], other.tokens[0], owner, "x"):
            told = target.good("POST", "/api/book/seats", thief, {"seats": [{"table": mine.id, "token": token}]})
            given = target.good("POST", "/api/book/tokens", thief, {"tables": [mine.id, other.id]})
            tried += 2
            if told["gone"] != [mine.id] or given["seats"]:
                done.append(f"a seat by {token}: {told} {given}")
    return _finding(tried, done)
