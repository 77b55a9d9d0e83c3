"""Bots from outside: a Python file or any program plays as a bot of the house does, sees its view only, and whatever it
does wrong costs it that game and nobody else anything.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from vivant import arena
from vivant.arena.asked import ask
from vivant.arena.chunks import Guilty
from vivant.arena.executors import Here
from vivant.arena.pipes import Program
from vivant.arena.playing import CRASHED, ILLEGAL, LATE, NONSENSE, UNASKED, Fault
from vivant.arena.running import run_in
from vivant.arena.summary import summarize
from vivant.bots.bot import Budget, RandomBot
from vivant.bots.registry import KINDS
from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import make_game
from vivant.engine.state import State

from .conftest import FIRST, same

EXAMPLES = Path(__file__).parents[2] / "examples" / "arena"
SHORT = {"players": 2, "games": 2}


class First(RandomBot):
    """The first legal action."""

    def choose(self, view: State, seat: int, legal: list[int], dice: Any, budget: Budget) -> int:
        return legal[0]


def rows_of(bot: str, **asked: Any) -> pl.DataFrame:
    """Games of it against a bot at random, under another name."""
    rows = arena.run("vivarium", bots=("random", bot), **{**SHORT, **asked})
    return same(rows).drop("code").with_columns(pl.col("bot").replace({bot: "it"}))


@pytest.fixture
def expected(monkeypatch: pytest.MonkeyPatch) -> pl.DataFrame:
    monkeypatch.setitem(KINDS, "first", First)
    return rows_of("first")


def test_a_program_plays_as_a_bot_of_the_house_does(program: Callable[..., str], expected: pl.DataFrame) -> None:
    assert rows_of(program()).equals(expected)


def test_a_python_file_does_too_with_a_view_legal_actions_dice_and_a_budget(
    bot_file: Callable[[str], str], expected: pl.DataFrame
) -> None:
    body = "assert view.viewer == seat and view.legal(seat) == legal and budget.seconds == 1.0; dice.below(2)"
    assert rows_of(bot_file(f"{body}; print('thinking'); return legal[0]")).equals(expected)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("name", ["first.py", "first.js"])
def test_the_examples_play(name: str, expected: pl.DataFrame) -> None:
    runtime = sys.executable if name.endswith(".py") else "node"
    assert rows_of(f"pipe:{runtime} {EXAMPLES / name}").equals(expected)


def test_the_example_of_a_bot_in_a_file_plays() -> None:
    rows = rows_of(f"{EXAMPLES / 'mybot.py'}:Bot")
    assert rows["fault"].is_null().all()


# Each goes wrong at its third decision; what it says of it goes into the line that is told.
DEEDS: dict[str, tuple[str, str, str]] = {
    "ends": ("sys.exit('good bye')", CRASHED, "exit 1: good bye"),
    "raises": ("raise ValueError(number)", CRASHED, "exit 1: ValueError: 3"),
    "says so": ("print(json.dumps({'error': 'lost'}), flush=True)", CRASHED, "lost"),
    "hangs": ("time.sleep(600)", LATE, "> 0.3 s"),
    "shuts its mouth": ("sys.stdout.close(); __import__('os').close(1); time.sleep(600)", CRASHED, "exit None"),
    "wishes": ('print(json.dumps({"decision": number, "do": "gold"}), flush=True)', ILLEGAL, "gold"),
    "forgets what": ('print(json.dumps({"decision": number}), flush=True)', NONSENSE, '{"decision": 3}'),
    "does a number": ('print(json.dumps({"decision": number, "do": 1}), flush=True)', NONSENSE, ""),
    "answers before": ('print(json.dumps({"decision": number + 1, "do": first}), flush=True)', UNASKED, ""),
    "answers again": (f"{FIRST}; {FIRST}", UNASKED, ""),
    "talks": ("print('I think that', flush=True)", NONSENSE, "I think that"),
    "says nothing much": ("print('[]', flush=True)", NONSENSE, "[]"),
    "digs": ("print('[' * 60000, flush=True)", NONSENSE, "[[["),
    "writes bytes": ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", NONSENSE, ""),
    "floods": ("[print('x' * 9999, end='', flush=True) for _ in range(999)]", NONSENSE, "xxx"),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_what_a_program_does_wrong_costs_it_that_game_and_the_run_goes_on(
    deed: str, program: Callable[..., str], tmp_path: Path
) -> None:
    does, kind, detail = DEEDS[deed]
    name = program(f"if number == 3:\n            {does}\n        else:\n            {FIRST}")
    blamed: list[Guilty] = []
    game = make_game("vivarium", 2)
    asked, entrants = ask(game, ["random", name], 4, 1, limit=0.3 if kind == LATE else 10.0)
    began = time.monotonic()
    folder = run_in(tmp_path / "run", game, asked, entrants, Here(), blame=blamed.append)
    assert time.monotonic() - began < 60
    rows = arena.read(tmp_path / "run")
    own, other = rows.filter(pl.col("bot") == name), rows.filter(pl.col("bot") == "random")
    assert own["fault"].to_list() == [kind] * 4  # every game begins with a new process
    assert other["fault"].is_null().all()
    assert (own["rank"].to_list(), own["won"].to_list()) == ([2] * 4, [0.0] * 4)
    assert (other["rank"].to_list(), other["won"].to_list()) == ([1] * 4, [1.0] * 4)
    assert rows["score"].is_null().all()
    assert [(guilty.bot, guilty.kind) for guilty in blamed] == [(name, kind)] * 4
    assert detail in blamed[0].detail
    summary = summarize(folder)
    assert summary.results[name].faults == Counter({kind: 4})
    assert summary.order() == ["random", name]


@pytest.mark.parametrize(
    ("body", "kind", "detail"),
    [
        ("return 1 // 0", CRASHED, "ZeroDivisionError"),
        ("os._exit(3)", CRASHED, "exit 3"),
        ("return -1", ILLEGAL, "-1"),
        ("return None", ILLEGAL, "None"),
        ("time.sleep(60)", LATE, "> 0.3 s"),
        ("while True: pass", LATE, "> 0.3 s"),
        ("sys.exit(0)", CRASHED, "exit 0"),
    ],
)
def test_what_a_bot_in_a_file_does_wrong_costs_it_that_game(
    body: str, kind: str, detail: str, bot_file: Callable[[str], str]
) -> None:
    game = make_game("vivarium", 2)
    program = ask(game, [bot_file(body)])[1][0].sitter(game, 0.3 if kind == LATE else 20.0)
    state = game.new()
    state.roll(FastDice(1))
    seat = state.to_act().bit_length() - 1
    view = state.view(seat)
    assert isinstance(program, Program)
    program.begin(seat)
    with pytest.raises(Fault) as fault:
        program.choose(view, seat, view.legal(seat), FastDice(1), program.budget())
    assert (fault.value.kind, detail in fault.value.detail) == (kind, True)


def test_a_bot_of_the_house_that_fails_forfeits_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        def choose(self, view: State, seat: int, legal: list[int], dice: Any, budget: Budget) -> int:
            raise ValueError

    monkeypatch.setitem(KINDS, "broken", Broken)
    rows = arena.run("vivo", bots=("random", "broken"), players=3, games=3)
    games = rows.group_by("deal", "turn").agg("bot", "rank", "won").sort("deal", "turn")
    for bots, ranks, won in games.select("bot", "rank", "won").iter_rows():
        lost = bots.count("broken")
        assert dict(zip(bots, ranks, strict=True)) == {"random": 1, "broken": 4 - lost}  # both of its seats lose
        assert sum(won) == pytest.approx(1)


# What a program sees.


def test_a_program_is_sent_its_seats_view_and_nothing_that_tells_the_deal(tmp_path: Path) -> None:
    """What each process was told: views of the seat that is asked, and no deal a second time from another seat."""
    notes = tmp_path / "notes"
    notes.mkdir()
    file = tmp_path / "spy.py"
    file.write_text(SPY, encoding="utf-8")
    name = f"pipe:{sys.executable} {file} {notes}"
    seed = 4
    arena.run("vivo", bots=(name, "random"), players=3, games=6, seed=seed)
    game = make_game("vivo", 3)
    processes = [[json.loads(line) for line in note.read_text().splitlines()] for note in notes.iterdir()]
    asked = [message for lines in processes for message in lines if "decision" in message]
    assert len(asked) > 50
    for lines in processes:
        assert set(lines[0]) == {"hello", "game", "players", "options", "edition", "limit_ms"}
        assert all(set(line) == {"new", "seat"} for line in lines[1:] if "new" in line)
    for message in asked:
        assert set(message) == {"decision", "seat", "view", "actions", "seed"}
        view = game.load(message["view"])
        assert view.viewer == message["seat"]  # type: ignore[attr-defined]
        assert view.view(message["seat"]).data() == message["view"]
    for lines in processes:
        deals = [deal_of(game, message, seed) for message in first_of_games(lines)]
        assert len(deals) == len(set(deals))
    assert len(processes) == 1 + 3 * 2  # it was tried once; one for each way to turn a deal and for each of its seats


def first_of_games(lines: list[Any]) -> list[Any]:
    return [line for before, line in pairwise(lines) if "new" in before and "decision" in line]


def deal_of(game: Game, message: Any, seed: int) -> int:
    """Which one gives the seat these cards."""
    seat = message["seat"]
    hand = set(message["view"]["seats"][seat]["hand"])
    for deal in range(1, 10):
        state = game.new()
        state.roll(FastDice(seed, deal))
        if hand <= set(state.data()["seats"][seat]["hand"]):
            return deal
    raise AssertionError


SPY = """
import json, os, sys
out = open(os.path.join(sys.argv[1], str(os.getpid())), "a")
for line in sys.stdin:
    out.write(line)
    out.flush()
    asked = json.loads(line)
    if "hello" in asked:
        print(json.dumps({"ready": True}), flush=True)
    elif "decision" in asked:
        print(json.dumps({"decision": asked["decision"], "do": asked["actions"][0]}), flush=True)
"""


def test_what_a_seat_cannot_tell_apart_is_sent_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that a view allows: a program is told the same in both, to the byte."""
    game = make_game("vivo", 4)
    state = game.new()
    state.roll(FastDice(3))
    seat = state.to_act().bit_length() - 1
    said: list[bytes] = []
    program = Program(game, ["nobody"], 1.0)
    monkeypatch.setattr(program, "_say", lambda message: said.append(json.dumps(message).encode()))
    monkeypatch.setattr(program, "_hear", lambda seconds: {"decision": 1, "do": None})
    view = state.view(seat)
    worlds = [view.imagine(FastDice(number)) for number in range(20)]
    assert len({json.dumps(world.data()) for world in worlds}) > 10
    for world in [state, *worlds]:
        program.decision = 0
        seen = world.view(seat)
        with pytest.raises(Fault):
            program.choose(seen, seat, seen.legal(seat), FastDice(1), program.budget())
    assert len(said) == 21
    assert len(set(said)) == 1


# Who cannot take part at all.


@pytest.mark.parametrize(
    ("bots", "line"),
    [
        ("deep", "there is no bot deep"),
        ("random,random", "random is named twice"),
        ("random,./none.py:Bot", "there is no ./none.py"),
        ("random,pipe:", "names no program"),
        ("random,pipe:'", "names no program"),
        ("random,pipe:no-such-program --fast", "there is no no-such-program"),
        ("random,pipe:false", "cannot take part: exit 1"),
        (",", "a bot needs a name"),
        (",".join(f"greedy:worlds={count}" for count in range(1, 70)), "takes 1 to 64 bots"),
        ("random,greedy\x1b[2J", "can be printed"),
    ],
)
def test_whoever_cannot_take_part_is_named_in_one_line(bots: str, line: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError) as refused:
        arena.run("vivarium", bots=bots, folder=tmp_path / "run", **SHORT)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)
    assert not list(tmp_path.glob("run/chunks/*"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("class Robot: pass", "LookupError: mybot.py: Bot?"),
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("class Bot(:", "SyntaxError"),
        ("class Bot:\n    def __init__(self): pass", "TypeError"),
        ("import os; os._exit(7)", "exit 7"),
    ],
)
def test_a_file_that_is_no_bot_is_named_before_the_first_game(text: str, line: str, tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(text)
    with pytest.raises(SetupError, match="cannot take part") as refused:
        arena.run("vivarium", bots=("random", f"{file}:Bot"), **SHORT)
    assert line in str(refused.value)


def test_nothing_that_was_started_is_left(program: Callable[..., str], tmp_path: Path) -> None:
    name = program("open(sys.argv[0] + '.' + str(__import__('os').getpid()), 'w'); " + FIRST)
    rows_of(name)
    started = [int(file.suffix[1:]) for file in tmp_path.glob("program.py.*")]
    assert started
    end = time.monotonic() + 10
    while any(Path(f"/proc/{number}").exists() for number in started) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{number}").exists() for number in started)


def test_programs_play_in_other_processes_too(program: Callable[..., str], expected: pl.DataFrame) -> None:
    assert rows_of(program(), jobs=2).equals(expected)
