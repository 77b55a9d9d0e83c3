"""Secrecy on the bytes: two tables that a seat cannot tell apart send it the same, over every way there is."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zlib import crc32

import pytest

pytest.importorskip("cryptography", reason="install cryptography (make testable) to call browsers")

from tests.nets.sizes import usually
from tests.table.calling import Browser
from tests.table.hall import Hall, Laid, Reading, person
from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE
from vivant.engine.registry import find_game, game_ids
from vivant.engine.state import SPECTATOR, State
from vivant.engine.timeline import Timeline
from vivant.table import chat, clock, consent, keys, match, publishing, queue, seats, snapshot, table, tables
from vivant.table.messenger import message_for
from vivant.testkit.trial import written
from vivant.words import LANGUAGES

POSITIONS = 3  # in a match
CLOCKS = {"each": "match", "seconds": 600, "increment": 5, "bot": "normal"}
SETTINGS: dict[str, Any] = {"sockets_per_seat": 20, "call_seconds": 3600.0}
FOLLOWED = 8  # steps from each
CASES = [(id, count) for id in game_ids() for count in find_game(id).player_counts(find_game(id).standard_edition())]
Sent = list[tuple[str, str]]  # what was asked or happened, and the bytes that came of it


class _Forgetful:
    """A store that takes everything and keeps nothing, so that a table can be looked at again as it was."""

    def __init__(self, store: Any) -> None:
        self.read = store.read

    async def write(self, change: Any) -> None:
        pass


class World:
    """A table put into a state that its viewer may think itself in, and everything that is sent to the viewer."""

    def __init__(self, hall: Hall, laid: Laid, viewer: int, state: State, shapes: tuple[str, ...]) -> None:
        self.hall, self.viewer = hall, viewer
        self.laid = Laid(hall, laid.id, laid.tokens, laid.invitations, laid.watch)
        self.book = laid.made.get("books", {}).get(viewer, "")
        hall.wait(self._load_again())
        self.table = self.laid.table
        self.table.queue.store = _Forgetful(self.table.queue.store)  # type: ignore[assignment]
        assert self.table.play.match is not None
        self.match = self.table.play.match
        self.game = self.match.game
        course = Timeline(self.game)
        course.state, course.last_n = state.clone(), self.match.step
        self.match._timeline = course
        self.match._settle = lambda: None  # type: ignore[method-assign]  # the test is chance
        self.shapes = shapes
        self.sent: Sent = []
        self.readers: list[Reading] = [
            self.laid.subscribe(viewer, lang, shape) for lang in LANGUAGES for shape in shapes
        ]

    async def _load_again(self) -> None:
        if self.laid.id in self.hall.tables.loaded:
            await self.hall.tables.loaded.pop(self.laid.id).stop()
        await self.hall.tables.find(self.laid.id)

    @property
    def state(self) -> State:
        return self.match._timeline.state

    def note(self, what: str, said: str) -> None:
        self.sent.append((what, said))

    def ask(self, method: str, what: str, body: Any = None, lang: str = "en") -> None:
        answer = self.laid.call(method, what, self.viewer, body, headers={"Accept-Language": lang})
        heads = sorted((name, value) for name, value in answer.headers.items())
        self.note(f"{method} {what} {body} {lang}", f"{answer.status_code} {heads} {answer.text}")

    def look(self, dice: random.Random) -> None:
        """Everything that the viewer can ask for or is told by itself."""
        for reader in self.readers:
            self.note(f"stream {reader.reader.viewer}", "\n".join(reader.take()))
        for lang in LANGUAGES:
            for shape in self.shapes:
                self.ask("GET", f"?shape={shape}", lang=lang)
            self.ask("GET", f"/report?browser=x&lang={lang}", lang=lang)
        self.ask("GET", "/record")
        called = self.hall.do(lambda: [message_for(self.table, lang) for lang in LANGUAGES])
        self.note("called", str(called))  # whoever is away
        self.note("open", self.hall.call("GET", "/api/open").text)
        self.note("replay", self.hall.call("GET", f"/api/replays/{self.laid.id}/at/3?seat=all").text)
        if self.viewer < 0:
            return
        self.ask("GET", "/calls")
        if self.book:
            for what in ("", "/export"):
                self.note(f"book{what}", self.hall.call("GET", f"/api/book{what}", self.book).text)
        if "wide" in self.shapes:
            self.ask("GET", "/why")
        lang = dice.choice(LANGUAGES)
        legal = self.match.legal(self.viewer)
        number = self.table.play.decisions.numbers[self.viewer]
        for action in dice.sample(range(len(self.game.actions)), min(12, len(self.game.actions))):
            text = self.game.text(action)
            self.ask("GET", f"/why?do={text}", lang=lang)
            if text not in legal:
                self.ask("POST", "/act", {"decision": number, "do": text}, lang)
            self.ask("POST", "/act", {"decision": number - 1, "do": text}, lang)
        if not self.free_undo:
            self.ask("POST", "/undo", {"decision": number}, lang)

    @property
    def free_undo(self) -> bool:
        return self.match.undo_refused(self.viewer) is None

    def take(self, who: int, do: int) -> None:
        """The step, and its answer where it is the viewer's own."""
        if who == CHANCE:
            step = self.match._timeline.take(CHANCE, do)
            self.match._record.add({"n": step.n, "who": "chance", "do": self.game.outcome_text(do)})
            self.hall.do(self.table.publish)
            return
        body = {"decision": self.table.play.decisions.numbers[who], "do": self.game.text(do)}
        answer = self.laid.post("/act", who, body)
        if who == self.viewer:
            self.note("act", json.dumps(answer))

    def undo(self) -> None:
        self.ask("POST", "/undo", {"decision": self.table.play.decisions.numbers[self.viewer]})

    def close(self) -> None:
        for reader in self.readers:
            reader.close()


def compare(one: World, other: World, where: str) -> None:
    assert [what for what, _ in one.sent] == [what for what, _ in other.sent], where
    for (what, said), (_, said_other) in zip(one.sent, other.sent, strict=True):
        assert said == said_other, f"{where}: {what}"
    one.sent.clear()
    other.sent.clear()


def next_pair(one: World, other: World, dice: random.Random) -> tuple[int, int, int] | None:
    """Who does what in each world so that the viewer still cannot tell them apart; None where nothing is left."""
    asked = one.match.to_act()
    assert asked == other.match.to_act()
    assert one.state.is_chance() == other.state.is_chance()
    if one.state.is_over() or other.state.is_over():
        return None
    who = CHANCE if one.state.is_chance() else dice.choice(asked)
    steps, others = (
        [outcome for outcome, _ in world.state.outcomes()] if who == CHANCE else world.state.legal(who)
        for world in (one, other)
    )
    both = sorted(set(steps) & set(others))
    pairs = [(dice.choice(steps), dice.choice(others)) for _ in range(6)]
    pairs += [(step, step) for step in dice.sample(both, min(4, len(both)))]
    for pair in pairs:
        after = []
        for world, do in zip((one, other), pair, strict=True):
            state = world.state.clone()
            state.apply_outcome(do) if who == CHANCE else state.apply(who, do)
            after.append(state)
        if who == one.viewer and pair[0] != pair[1]:
            continue
        if written(after[0].view(one.viewer)) == written(after[1].view(one.viewer)) and not after[0].is_over():
            return who, *pair
    return None


def check_pair(one: World, other: World, dice: random.Random, where: str) -> None:
    def look() -> None:
        seed = dice.random()
        for world in (one, other):
            world.look(random.Random(seed))
        compare(one, other, f"{where}, step {one.match.step}")

    look()
    for _ in range(FOLLOWED):
        pair = next_pair(one, other, dice)
        if pair is None:
            break
        who, do, do_other = pair
        one.take(who, do)
        other.take(who, do_other)
        look()
        if one.viewer >= 0 and one.free_undo and dice.random() < 0.5:
            for world in (one, other):
                world.undo()
            look()


def check_secrecy(
    folder: Path, game: str, players: int, shapes: tuple[str, ...], seed: int = 1, clocks: bool = False
) -> int:
    """Returns how many pairs of worlds were really different."""
    dice = random.Random(seed)
    different = 0
    with Hall(folder / "one", **SETTINGS) as first:
        more: dict[str, Any] = {"short": False, "options": {}, **({"clocks": CLOCKS} if clocks else {})}
        laid = first.lay(*(person(seat) for seat in range(players)), game=game, **more)
        for seat in range(players):
            laid.post("/calls/push", seat, Browser().form(f"https://push.example.net/{seat}"))
        laid.made["books"] = {seat: first.post("/api/books")["key"] for seat in range(players)}
        for seat, key in laid.made["books"].items():
            entered = {"seats": [{"table": laid.id, "token": laid.tokens[seat]}]}
            assert first.post("/api/book/seats", key, entered) == {"gone": []}
        for _ in range(POSITIONS):
            for _ in range(dice.randrange(1, 7)):
                asked = laid.asked()
                if asked:
                    laid.act(dice.choice(asked))
            if not laid.asked():
                break
            first.close()
            shutil.rmtree(folder / "other", ignore_errors=True)
            shutil.copytree(folder / "one", folder / "other")
            first.open()
            with Hall(folder / "other", **SETTINGS) as second:
                different += check_position((first, second), laid, shapes, dice)
            first.wait(_forget(first, laid.id))
            first.get(laid.path, laid.tokens[0])
    return different


def check_position(halls: tuple[Hall, Hall], laid: Laid, shapes: tuple[str, ...], dice: random.Random) -> int:
    """For everybody who looks, two worlds that look alike from there."""
    halls[0].get(laid.path, laid.tokens[0])
    match = laid.table.play.match
    assert match is not None
    state, players = match._timeline.state.clone(), match.game.players
    different = 0
    for viewer in (*range(players), SPECTATOR):
        view = state.view(viewer)
        guessing = FastDice(dice.randrange(1 << 30))
        worlds = [view.imagine(guessing), view.imagine(guessing)]
        different += written(worlds[0]) != written(worlds[1])
        tables = [World(hall, laid, viewer, world, shapes) for hall, world in zip(halls, worlds, strict=True)]
        check_pair(tables[0], tables[1], dice, f"{match.game.id}, {players} players, viewer {viewer}")
        for one in tables:
            one.close()
    return different


async def _forget(hall: Hall, id: str) -> None:
    await hall.tables.loaded.pop(id).stop()


def stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers and times come from the clock, which tells nothing of the cards."""
    still = SimpleNamespace(time=lambda: 1_000_000.0, monotonic=lambda: 1_000_000.0)
    for module in (clock, snapshot, publishing, table, match, seats, keys, consent, chat, queue):
        monkeypatch.setattr(module, "time", still)
    monkeypatch.setattr(tables, "secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size))))


@pytest.fixture(autouse=True)
def _standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_still(monkeypatch)


@pytest.mark.parametrize(("game", "players"), usually(CASES[:1], deep=CASES))
def test_a_seat_is_sent_nothing_that_it_may_not_know(tmp_path: Path, game: str, players: int) -> None:
    different = check_secrecy(tmp_path, game, players, (*SHAPES, "none", "data"), clocks=players % 2 == 1)
    assert different > players if players > 1 else different == 0  # nothing is hidden from one who plays alone


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_is_sent_nothing_hidden_where_seats_decide_at_once(tmp_path: Path, mini: str, players: int) -> None:
    assert check_secrecy(tmp_path, mini, players, ("none",)) > players


def _leak_you(snapshot: Any, viewer: Any) -> dict[str, Any]:
    return {"seat": viewer.seat, "x": crc32(written(snapshot.table.play.match._timeline.state).encode()) % 7}


def _leak_report(match: Any, *given: Any) -> dict[str, Any]:
    return {"step": match.step, "x": written(match._timeline.state)}


@pytest.mark.parametrize("leak", ["message", "report", "refusal"])
def test_the_net_finds_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "message":
        monkeypatch.setattr(snapshot.Snapshot, "_you", _leak_you)
    if leak == "report":
        monkeypatch.setattr("vivant.table.api.make_report", _leak_report)
    if leak == "refusal":
        usual = table.Table.undo

        def leaking(self: Any, change: Any, seat: int, decision: int) -> Any:
            if self.play.match.undo_refused(seat):
                text = written(self.play.match._timeline.state)
                raise table.refuse(409, "undo", "form-refused", where=text, problem="")
            return usual(self, change, seat, decision)

        monkeypatch.setattr(table.Table, "undo", leaking)
    with pytest.raises(AssertionError, match="viewer"):
        check_secrecy(tmp_path, "vivo", 3, ("none",))
