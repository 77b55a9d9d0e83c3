"""What friends could do to each other: cards known beforehand, consent without the person, names that deceive."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from tests.attack.attack import Finding, attack
from tests.attack.target import Target, send
from tests.table.hall import FRIEND, bot, fragment, person
from tests.table.serving import Table, hear
from vivant.engine.dice import FastDice
from vivant.engine.match import Match
from vivant.engine.registry import make_game

# Nobody sees these, or tells them from others: a filler, a selector, a blank, Cyrillic, joiners, what a bot is called.
DECEIVING = ["\u3164", "\ufe0f", "\u2800", "L\u0430rk", "La\u200drk", "Lark\ufe0f", "Bot 2", "B\u043et 2", "Lаrk\u2060"]


def joined(target: Target, *seats: dict[str, str]) -> Table:
    """A table where friends have sat down."""
    table = target.lay(*seats, short=False)
    for seat, link in table.links.items():
        seated = target.good("POST", f"{table.path}/sit", fragment(link), {"name": f"Friend {'ABCD'[seat]}"})
        table.tokens[seat] = seated["token"]
    return table


@attack("an imported record whose seed its maker knows", "nothing foretold, or told before one sits down")
def known_seed(folder: Path) -> Finding:
    match = Match(make_game("vivo", 3), FastDice(77), ["Lark", "Fern", "Moss"])
    content = f"{match.record_lines()[0]}\n".encode()
    oracle = Match.resume(content, "record")
    with Target(folder) as target:
        usual = target.lay(person(0), FRIEND, FRIEND, short=False)
        made = target.raw("POST", "/api/records", None, content, {"Content-Type": "text/plain"})
        if made[0] != 201:
            return Finding("1 record", f"refused: {made[0]}", True)
        told = json.loads(made[2])
        table = Table(target, {"table": told["table"], "seats": told["seats"], "invitations": [], "watch": ""})
        offers: list[Any] = [target.good("GET", f"{usual.path}/invitation", fragment(usual.links[1]))]
        for seat in (1, 2):
            link = target.good("POST", f"{table.path}/seats/{seat}/invite", table.tokens[0])["link"]
            offers.append(target.good("GET", f"{table.path}/invitation", fragment(link)))
            seated = target.good("POST", f"{table.path}/sit", fragment(link), {"name": "AB"[seat - 1] * 5})
            table.tokens[seat] = seated["token"]
        foretold = decided = 0
        while not oracle.over and decided < 80:
            seat = oracle.to_act()[0]
            shown = [action["do"] for action in table.present(seat)["actions"]]
            decided += 1
            if shown != oracle.legal(seat):
                break
            foretold += 1
            body = {"decision": table.present(seat)["you"]["decision"], "do": shown[0]}
            target.good("POST", f"{table.path}/act", table.tokens[seat], body)
            oracle.play(seat, shown[0])
    known = {"seat", "table", "title", "game", "by", "carry", "name"}
    warned = any(offers[0].get(key) != offers[1].get(key) for key in {*offers[0], *offers[1]} - known)
    worst = f"{foretold} of {decided} foretold" + (", told before" if warned else "")
    return Finding(f"{decided} decisions", worst, warned or foretold < decided)


@attack("consent while the person is away for a moment", "0 undone without her")
def consent_while_away(folder: Path) -> Finding:
    tries = undone = 0
    with Target(folder) as target:
        for away in (0.0, 0.3, 1.0):
            table = joined(target, person(0), FRIEND, FRIEND)
            with table.socket(1) as socket:
                hear(socket)
                step = _act(table, 0)
                _act(table, 1)
                decision = table.present(0)["you"]["decision"]
                body = {"decision": decision, "step": step}
                asked = target.good("POST", f"{table.path}/ask", table.tokens[0], body)
                target.good("POST", f"{table.path}/answer", table.tokens[2], {"ask": asked["ask"], "agree": True})
            time.sleep(away)
            target.raw("POST", f"{table.path}/seats/1/bot", table.tokens[0], {"bot": "random"})
            time.sleep(0.3)
            tries += 1
            undone += table.present(0)["you"]["asked"]  # again, as if the step had never been
    return Finding(f"{tries} requests", f"{undone} undone without her", not undone)


def _act(table: Table, seat: int) -> int:
    end = time.monotonic() + 10
    while not (told := table.present(seat))["you"]["asked"] and time.monotonic() < end:
        time.sleep(0.05)
    body = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
    step: int = table.server.good("POST", f"{table.path}/act", table.tokens[seat], body)["step"]
    return step


@attack("names that are invisible or look alike", "0 taken as they are")
def deceiving_names(folder: Path) -> Finding:
    taken: list[str] = []
    with Target(folder) as target:
        for name in DECEIVING:
            table = target.lay(person(0), FRIEND, bot())
            body = {"name": name}
            status, _ = send(target.port, "POST", f"{table.path}/sit", fragment(table.links[1]), body)
            if status < 300 and table.present(0)["seats"][1]["name"] == name:
                taken.append(ascii(name))
    return Finding(
        f"{len(DECEIVING)} names", f"{len(taken)} taken" + (f": {', '.join(taken)}" if taken else ""), not taken
    )


@attack("an address of one's own in X-Forwarded-For", "3 tables of 12")
def forged_address(folder: Path) -> Finding:
    made = 0
    with Target(folder, "--tables-per-address", "3", address_limit=True) as target:
        form = {"game": "vivo", "players": 3, "seats": [{"kind": "friend"}] * 3}
        for n in range(12):
            headers = {"X-Forwarded-For": f"10.0.0.{n}", "Forwarded": f"for=10.0.0.{n}", "X-Real-IP": f"10.0.0.{n}"}
            made += send(target.port, "POST", "/api/tables", body=form, headers=headers)[0] == 201
    return Finding("12 tables", f"{made} made", made <= 3)


@attack("an action undone 300 times", "a message grows to 3 times its size")
def endless_undo(folder: Path) -> Finding:
    sizes: list[int] = []
    with Target(folder) as target:
        table = target.people(short=False)
        with table.socket(1) as socket:
            hear(socket)
            for _ in range(300):
                _act(table, 0)
                decision = table.present(0)["you"]["decision"]
                target.good("POST", f"{table.path}/undo", table.tokens[0], {"decision": decision})
                hear(socket)
                sizes.append(len(hear(socket)))
    first, last = max(sizes[:10]), max(sizes[-10:])
    return Finding(f"{len(sizes)} undos", f"{first} to {last} bytes", last <= 3 * first)
