"""A server of its own and guests in a real browser: what the tests of the table page need of both."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

from tests.table.hall import SHORT
from vivant.engine.game import Game

Made = dict[str, Any]

YOU = {"kind": "you", "name": "Lark", "word": "plum"}
HERE = {"kind": "here", "name": "Fern", "word": "moss"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}

# Where in a picture a choice can really be hit, as near to its middle as may be: cards lie over each other.
HIT = """element => {
  const hit = element.querySelector(":scope > .ghost") && element.querySelector(":scope > .hit");
  const box = (hit || element).getBoundingClientRect();
  const parts = [...Array(19).keys()].map(n => (n + 1) / 20);
  const points = parts.flatMap(across => parts.map(down => [across, down]));
  points.sort((one, other) => Math.hypot(one[0] - .5, one[1] - .5) - Math.hypot(other[0] - .5, other[1] - .5));
  for (const [across, down] of points) {
    const x = box.x + box.width * across, y = box.y + box.height * down;
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class House:
    """`vivant serve` in a process of its own, which can be killed and started again on the same store."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "tables.db"
        self.port = 0
        self.start()

    def command(self) -> list[str]:
        asked = ["-m", "vivant", "serve", "--no-open", "--port", str(self.port), "--db", f"sqlite:///{self.store}"]
        return [sys.executable, *asked, "--tables-per-address", "0"]

    def start(self) -> None:
        environment = {**os.environ, "VIVANT_LANG": "en", "PYTHONUNBUFFERED": "1"}
        self.running = subprocess.Popen(self.command(), stdout=subprocess.PIPE, text=True, env=environment)
        assert self.running.stdout is not None
        first = self.running.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", first)
        assert found, first
        self.url = found[0]
        self.port = int(found[1])

    def kill(self) -> None:
        self.running.send_signal(signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        self.running.terminate()
        self.running.wait(10)
        if self.running.stdout is not None:
            self.running.stdout.close()

    def call(self, method: str, path: str, token: str | None = None, body: object = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, method=method, data=data, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def send(self, path: str, content: bytes) -> Any:
        """A file, such as a record."""
        request = urllib.request.Request(self.url + path, method="POST", data=content)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def lay(self, *seats: dict[str, str], short: bool = True, first: int | str = 0) -> Made:
        """A table with these seats; the first of them leads unless it is said otherwise."""
        return self.lay_game("vivo", SHORT if short else None, {"first": first}, *seats)

    def lay_game(self, game: str, edition: str | None, options: dict[str, Any], *seats: dict[str, str]) -> Made:
        body = {
            "game": game,
            "players": len(seats),
            "options": options,
            "edition": edition,
            "name": "Sunday",
            "pace": "none",
            "seats": seats,
        }
        made: Made = self.call("POST", "/api/tables", None, body)
        return made

    def present(self, made: Made, seat: int = 0) -> Any:
        """What the server tells a seat now."""
        token = next(held["token"] for held in made["seats"] if held["seat"] == seat)
        return self.call("GET", f"/api/tables/{made['table']}?lang=en&shape=none", token)


def kept(made: Made, seats: list[int] | None = None) -> str:
    """What a browser keeps of a table at which it holds these seats."""
    held = {
        str(seat["seat"]): {"token": seat["token"], "name": ["Lark", "Fern"][place]}
        for place, seat in enumerate(made["seats"])
        if seats is None or seat["seat"] in seats
    }
    table = {"seats": held, "watch": None, "game": "vivo", "title": "Vivo", "name": "Sunday", "at": 0}
    return json.dumps({made["table"]: table})


def short_edition(game: type[Game]) -> str | None:
    """The standard edition as `tests/games/GAME/short.toml` makes it short, or None for a game without that file."""
    file = Path(__file__).parents[2] / "games" / game.folder.name / "short.toml"
    if not file.exists():
        return None
    text = game.standard_edition().text
    for old, new in tomllib.loads(file.read_text(encoding="utf-8")).items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def can(page: Any) -> Any:
    """Everything in the pictures that can be chosen."""
    return page.locator("svg.scene .can[data-action]")


def asked(page: Any) -> None:
    """Wait until the one who looks is asked, and the choices are there."""
    page.locator("#dock.asked").wait_for()
    can(page).first.wait_for()


def settled(page: Any) -> None:
    """Wait until nothing moves any more."""
    page.wait_for_function("() => !document.querySelector('.air > *') && !document.querySelector('.halo')")


def press(page: Any, target: Any, touch: bool = False) -> None:
    """A click or a tap where the thing can be hit, at once: a driver's own scrolling waits for rings to stop breathing."""
    target.evaluate("thing => thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })")
    point = target.evaluate(HIT)
    assert point, "the choice is hidden under something"
    (page.touchscreen.tap if touch else page.mouse.click)(*point)


def play(page: Any, touch: bool = False) -> str:
    """Choose the first card that can be played, and wait until the server has answered."""
    asked(page)
    page.wait_for_function("() => !document.querySelector('.air > *')")
    card: str = can(page).first.get_attribute("data-action")
    step = page.locator("#log li").first.text_content()
    press(page, can(page).first, touch)
    page.wait_for_function("before => document.querySelector('#log li').textContent !== before", arg=step)
    return card


# What a page shows of the moment, and so changes with every decision.
MOMENT = """() => JSON.stringify([
  [...document.querySelectorAll("svg.scene [data-action]")].map(one => one.dataset.action + one.className.baseVal),
  [...document.querySelectorAll("#question, #help, #status, #log li, #choices button, .ranking")].map(one => one.textContent),
])"""


def decide(page: Any, step: int, touch: bool = False) -> str:
    """Choose something, in a picture or by its button, another thing at each step; wait until the moment has passed."""
    page.wait_for_function("() => !document.querySelector('.air > *')")
    offered = page.locator("svg.scene .can[data-action], #choices [data-do]")
    skip = page.locator("#film-skip")
    offered.or_(skip).first.wait_for()
    if skip.is_visible():  # what an automaton did is being shown
        skip.click()
        offered.first.wait_for()
    target = offered.nth(step % offered.count())
    action: str = target.get_attribute("data-action") or target.get_attribute("data-do")
    if touch and target.get_attribute("data-preview") is not None:
        target.evaluate("one => one.scrollIntoView({block: 'center'})")
        press(page, target, touch)
        target = page.locator(f'#choices [data-do="{action}"]')  # the first touch only looked
        target.wait_for()
    moment = page.evaluate(MOMENT)
    target.evaluate("one => one.scrollIntoView({block: 'center'})")
    press(page, target, touch)
    page.wait_for_function(f"moment => ({MOMENT})() !== moment", arg=moment)
    return action


def leave_ending(page: Any) -> None:
    """From the page that tells how a match ended back to the table."""
    page.locator("dialog.ending [data-back]").click()
    page.locator("dialog.ending").wait_for(state="detached")


def hand(page: Any) -> list[str]:
    """The actions that the pictures show, allowed or not."""
    found = page.locator("svg.scene [data-action]").evaluate_all("all => all.map(one => one.dataset.action)")
    return sorted(found)


def until(truth: Any, seconds: float = 40) -> None:
    """Wait for something outside the browser."""
    end = time.monotonic() + seconds
    while not truth():
        assert time.monotonic() < end, "it never became true"
        time.sleep(0.05)
