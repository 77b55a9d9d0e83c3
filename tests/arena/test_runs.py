"""A run can be interrupted at any moment and continued anywhere: the rows are those of one that never was."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

import vivant
from vivant import arena
from vivant.arena import executors, fingerprint
from vivant.arena.asked import Asked, ask, cut, read_asked
from vivant.arena.chunks import COLUMNS, ORDER, PlayedChunk, Work
from vivant.arena.entrants import read_entrants
from vivant.arena.executors import Here, Processes
from vivant.arena.folder import RUN, Folder, locked, write_whole
from vivant.arena.running import run_in
from vivant.arena.summary import summarize
from vivant.engine.errors import SetupError
from vivant.engine.registry import make_game

from .conftest import same

BOTS = ("random", "greedy:worlds=1")
ASKED: dict[str, Any] = {"players": 3, "bots": BOTS, "games": 45, "seed": 5}
COMMAND = "vivo --players 3 --bots random,greedy:worlds=1 --games 45 --seed 5 --no-stop".split()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """The rows of a run that nobody interrupted."""
    return arena.run("vivo", folder=tmp_path_factory.mktemp("whole") / "run", **ASKED)


def test_there_is_a_row_for_each_game_and_seat(whole: pl.DataFrame) -> None:
    assert dict(whole.schema) == COLUMNS
    assert len(whole) == 45 * 3
    assert whole.equals(whole.sort(ORDER))
    assert whole.select(pl.col("won").sum()).item() == pytest.approx(45)
    by_deal = whole.group_by("deal", "bot").agg(pl.col("seat").n_unique())
    assert set(by_deal["seat"]) == {3}  # every deal from every seat


def test_the_number_of_workers_changes_nothing(whole: pl.DataFrame) -> None:
    assert same(arena.run("vivo", jobs=2, **ASKED)).equals(same(whole))


def test_another_seed_gives_other_games(whole: pl.DataFrame) -> None:
    assert not same(arena.run("vivo", **{**ASKED, "seed": 6})).equals(same(whole))


@pytest.mark.parametrize("game", [("vivo", 4), ("vivarium", 2), ("vivid-memories", 1)])
def test_at_random_the_games_are_those_of_simulate(game: tuple[str, int]) -> None:
    id, players = game
    rows = arena.run(id, players=players, games=30, seed=9)
    tally = vivant.simulate(vivant.game(id, players=players), games=30, seed=9)
    for seat, counts in enumerate(tally.scores):
        scores = rows.filter(pl.col("seat") == seat)["score"].to_list()
        assert {score: scores.count(score) for score in scores} == counts
    lengths = rows.filter(pl.col("seat") == 0)["length"].to_list()
    assert {length: lengths.count(length) for length in lengths} == tally.lengths
    alone = rows.filter(pl.col("won") == 1).group_by("seat").len()
    assert dict(alone.iter_rows()) == {seat: count for seat, count in enumerate(tally.wins) if count}
    assert set(rows.filter(pl.col("seat") >= players)["bot"]) <= {None}  # an automaton is nobody's


def start(folder: Path, *more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "vivant", "arena", *COMMAND, "--to", str(folder), *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def wait_for_chunks(folder: Path, count: int, program: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 120
    while len(list(folder.glob("chunks/*.parquet"))) < count and time.monotonic() < end and program.poll() is None:
        time.sleep(0.005)


def test_killed_at_any_moment_it_continues_to_the_same_rows(tmp_path: Path, whole: pl.DataFrame) -> None:
    folder = tmp_path / "run"
    kept = 0
    for chunks, jobs in ((1, "1"), (5, "2")):
        with start(folder, "--jobs", jobs) as program:
            wait_for_chunks(folder, chunks, program)
            os.killpg(program.pid, signal.SIGKILL)
        assert program.returncode == -signal.SIGKILL
        now = len(list(folder.glob("chunks/*.parquet")))
        assert chunks <= now < cut(Folder(folder).asked).count
        assert now >= kept  # nothing is played twice
        kept = now
    (folder / "chunks" / "00000099.parquet.part").write_bytes(b"begun")
    rows = arena.run("vivo", folder=folder, **ASKED)
    assert same(rows).equals(same(whole))
    assert not list(folder.rglob("*.part"))


def test_ctrl_c_leaves_whole_chunks_and_says_how_to_go_on(tmp_path: Path, whole: pl.DataFrame) -> None:
    folder = tmp_path / "run"
    with start(folder, "--jobs", "2") as program:
        wait_for_chunks(folder, 1, program)
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=60)
    assert program.returncode == 130
    assert len(said.decode().splitlines()) == 1
    assert "the same command continues" in said.decode()
    assert set(arena.read(folder)["deal"]) <= set(whole["deal"])
    assert same(arena.run("vivo", folder=folder, **ASKED)).equals(same(whole))


def families() -> dict[int, list[int]]:
    """The children of each process."""
    children: dict[int, list[int]] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent = file.read_text().rpartition(")")[2].split()[:2]
            if state != "Z":
                children.setdefault(int(parent), []).append(int(file.parent.name))
    return children


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux has them")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_leaves_no_process_behind(
    tmp_path: Path, program: Callable[..., str], end: signal.Signals
) -> None:
    """Not even programs that listen to nothing any more."""
    began = tmp_path / "began"
    bot = program(f"open({str(began)!r}, 'a').write('.'); time.sleep(600)")
    asked = f"vivo --players 3 --games 45 --no-stop --limit 600 --jobs 2 --to {tmp_path / 'run'}".split()
    command = [sys.executable, "-m", "vivant", "arena", *asked, "--bots", f"random,{bot}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as run:
        wait_for(lambda: began.exists() and began.stat().st_size == 2)
        children = families()
        family = [child for one in children.get(run.pid, []) for child in (one, *children.get(one, []))]
        assert len(family) >= 4
        run.send_signal(end)
        _, said = run.communicate(timeout=60)
    assert ("the same command continues" in said.decode()) is (end is signal.SIGTERM)
    assert run.returncode == (130 if end is signal.SIGTERM else -end)
    wait_for(lambda: not {*family} & {child for all in families().values() for child in all})


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(8))
def test_killed_again_and_again_at_random_it_continues_to_the_same_rows(
    tmp_path: Path, whole: pl.DataFrame, seed: int
) -> None:
    dice, folder = Random(seed), tmp_path / "run"
    for _ in range(12):
        with start(folder, "--jobs", str(dice.choice((1, 2, 3)))) as program:
            try:
                program.wait(dice.uniform(0.3, 4.0))
                break
            except subprocess.TimeoutExpired:
                os.killpg(program.pid, signal.SIGKILL)
    assert same(arena.run("vivo", folder=folder, **ASKED)).equals(same(whole))


class Interrupted(Exception):
    pass


class Stopping:
    """Plays so many chunks and stops as Ctrl-C would."""

    def __init__(self, chunks: int) -> None:
        self.chunks = chunks
        self.asked: list[int] = []

    def play(self, work: Work, numbers: Any) -> Any:
        self.asked = list(numbers)
        yield from Here().play(work, numbers[: self.chunks])
        raise Interrupted


def run_with(folder: Path, executor: Any, **others: Any) -> Folder:
    game = make_game("vivo", 3)
    asked, entrants = ask(game, BOTS, 45, 5, **others)
    return run_in(folder, game, asked, entrants, executor)


def test_only_what_is_missing_is_played(tmp_path: Path, whole: pl.DataFrame) -> None:
    folder = tmp_path / "run"
    with pytest.raises(Interrupted):
        run_with(folder, Stopping(4))
    again = Stopping(3)
    with pytest.raises(Interrupted):
        run_with(folder, again)
    assert again.asked == list(range(5, 16))
    run_with(folder, Here())
    assert same(arena.read(folder)).equals(same(whole))


class Backwards:
    def play(self, work: Work, numbers: Any) -> Any:
        yield from Here().play(work, list(reversed(numbers)))


def test_the_order_in_which_chunks_come_changes_nothing_not_even_an_early_end(tmp_path: Path) -> None:
    game = make_game("vivo", 3)
    runs = []
    for name, executor in (("there", Here()), ("back", Backwards())):
        asked, entrants = ask(game, BOTS, 90, 5, stop=True)
        folder = run_in(tmp_path / name, game, asked, entrants, executor)
        assert folder.end is not None
        assert folder.end.decided
        runs.append(same(arena.read(tmp_path / name)))
    assert runs[0].equals(runs[1])
    assert 0 < len(runs[0]) < 90 * 3


def test_a_worker_that_is_killed_costs_only_time(tmp_path: Path, whole: pl.DataFrame) -> None:
    killed: list[int] = []

    def kill_one(progress: Any) -> None:
        for child in active_children()[:1] if progress.games and len(killed) < 2 else []:  # none is there in between
            assert child.pid is not None
            os.kill(child.pid, signal.SIGKILL)
            killed.append(child.pid)

    rows = arena.run("vivo", folder=tmp_path / "run", jobs=2, tell=kill_one, **ASKED)
    assert len(killed) == 2
    assert same(rows).equals(same(whole))


class Dying(Work):
    def play(self, number: int) -> PlayedChunk:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def test_workers_that_never_come_to_anything_end_the_run_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "MOST_DEATHS", 1)
    game = make_game("vivo", 3)
    asked, entrants = ask(game, BOTS, 45, 5)
    with pytest.raises(SetupError, match="2 workers in a row"):
        list(Processes(1).play(Dying(game, asked, entrants, "code"), [1, 2]))


def test_a_full_disk_is_one_line_and_the_run_continues(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"players": 3, "games": 1500, "seed": 5}
    folder = tmp_path / "run"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_000, before[1]))
    try:
        with pytest.raises(SetupError, match="what was played is kept, and the same command continues it"):
            arena.run("vivo", folder=folder, **asked)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (folder / "run.toml").exists()
    assert not list(folder.rglob("*.part"))
    assert not list(folder.glob("chunks/*"))
    assert same(arena.run("vivo", folder=folder, **asked)).equals(same(arena.run("vivo", **asked)))


# Never mixed.


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    folder = tmp_path / "run"
    with pytest.raises(Interrupted):
        run_with(folder, Stopping(2))
    return folder


def test_another_program_is_refused_and_what_it_left_can_be_read(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = arena.read(begun)
    monkeypatch.setattr(fingerprint, "_own_sources", lambda told: "changed")
    with pytest.raises(SetupError, match="was played by other code"):
        run_with(begun, Here())
    assert arena.read(begun).equals(before)


def test_the_hash_of_the_program_follows_its_sources_and_not_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("engine", "bots", "arena", "games/some/rules", "games/some/words"):
        (tmp_path / room).mkdir(parents=True)
    for name in fingerprint.OWN:
        (tmp_path / "arena" / name).write_text("")
    monkeypatch.setattr(fingerprint, "PACKAGE", tmp_path)
    hashes = []
    for file in ("", "engine/a.py", "bots/b.py", "games/some/edition.toml", "games/some/rules/c.py", "arena/chunks.py"):
        (tmp_path / file).write_text("changed") if file else None
        fingerprint._own_sources.cache_clear()
        hashes.append(fingerprint._own_sources())
    assert len(set(hashes)) == 6
    for room in ("coach", *(f"arena/{name}" for name in fingerprint.TELLING)):
        path = tmp_path / room
        path.write_text("") if path.suffix else path.mkdir()
    fingerprint._own_sources.cache_clear()
    told = fingerprint._own_sources(told=True)
    (tmp_path / "games/some/words/log.py").write_text("changed")
    (tmp_path / "arena/page.py").write_text("changed")
    fingerprint._own_sources.cache_clear()
    assert fingerprint._own_sources() == hashes[-1]
    assert fingerprint._own_sources(told=True) != told  # where what the log says is counted
    fingerprint._own_sources.cache_clear()


def test_whatever_of_the_arena_decides_which_rows_there_are_is_hashed() -> None:
    """All that playing a chunk and deciding about the end import, but for the folder in which they are kept."""
    room = Path(fingerprint.__file__).parent
    reached, left = set(), ["chunks.py", "host.py", "summary.py"]
    while left:
        name = left.pop()
        reached.add(name)
        imported = re.findall(r"^from vivant\.arena\.(\w+) import", (room / name).read_text(), re.M)
        left += {f"{module}.py" for module in imported} - reached
    assert reached - {"folder.py"} == {*fingerprint.OWN, *fingerprint.TELLING}


def test_another_edition_is_refused(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"players": 2, "games": 2, "folder": tmp_path / "run"}
    arena.run("vivarium", **asked)
    with pytest.raises(SetupError, match='asked something else \\("edition" differs\\)'):
        arena.run("vivarium", rulings={"majority": "round"}, **asked)


@pytest.mark.parametrize(
    ("other", "entry"),
    [
        ({"seed": 6}, "seed"),
        ({"games": 48}, "games"),
        ({"bots": ("random", "easy")}, "bots"),
        ({"players": 4}, "players"),
    ],
)
def test_another_question_is_refused(begun: Path, other: dict[str, Any], entry: str) -> None:
    with pytest.raises(SetupError, match=f'asked something else \\("{entry}" differs\\)'):
        arena.run("vivo", folder=begun, **{**ASKED, **other})


def test_a_bot_whose_file_changed_is_another_program(tmp_path: Path, bot_file: Callable[[str], str]) -> None:
    asked: dict[str, Any] = {"players": 2, "games": 2, "folder": tmp_path / "run"}
    arena.run("vivarium", bots=("random", bot_file("return legal[0]")), **asked)
    with pytest.raises(SetupError, match="was played by other code"):
        arena.run("vivarium", bots=("random", bot_file("return legal[-1]")), **asked)


def test_what_a_bot_imports_from_beside_its_file_belongs_to_it(tmp_path: Path, bot_file: Callable[[str], str]) -> None:
    (tmp_path / "deep").mkdir()
    files = [tmp_path / name for name in ("helper.py", "more.py", "deep/__init__.py", "deep/net.py", "other.py")]
    for file in files:
        file.write_text("")
    files[0].write_text("from . import more\nimport os, json.decoder, numpy as np\n")
    named = bot_file("import helper; from deep.net import it; return legal[0]")
    (entrant,) = read_entrants(make_game("vivo", 3), named)
    hashes = [entrant.hash()]
    for file in files:
        file.write_text("# changed\n", "utf-8") if file is not files[0] else file.write_text("import more\n")
        hashes.append(entrant.hash())
    assert len(set(hashes)) == 5
    assert hashes[-1] == hashes[-2]  # nobody imports it
    Path(named.partition(":")[0]).write_text("def (")
    assert entrant.hash() not in hashes


def test_a_folder_of_another_format_or_with_other_things_in_it_is_left_alone(begun: Path, tmp_path: Path) -> None:
    run = begun / "run.toml"
    run.write_text(run.read_text().replace("format = 1", "format = 2"))
    with pytest.raises(SetupError, match="has format 2, written by vivant"):
        arena.read(begun)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine")
    with pytest.raises(SetupError, match="is not empty and holds no run"):
        arena.run("vivo", folder=tmp_path / "full", **ASKED)
    with pytest.raises(SetupError, match="is no folder of a run"):
        arena.read(tmp_path / "full")
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["letter.txt"]


def read_all(path: Path) -> None:
    folder = Folder(path)
    folder.game()
    summarize(folder)


@pytest.mark.parametrize("file", ["run.toml", "edition.json", "chunks/00000001.parquet"])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[asked", b"{}"])
def test_a_damaged_file_is_one_line(begun: Path, file: str, content: bytes) -> None:
    (begun / file).write_bytes(content)
    with pytest.raises(SetupError, match="damaged"):
        read_all(begun)


DAMAGE = {
    "run.toml": {
        "players = 3": ("players = 'x'", "players = 0", "players = true"),
        "games = 45": ("games = -45", "games = 4.5", "games = '45'"),
        'bots = ["random", "greedy:worlds=1"]': ("bots = []", "bots = 'random'", "bots = [1]"),
        "seed = 5": ("seed = -1", "seed = []"),
        "limit = 1.0": ("limit = nan", "limit = 1"),
        "[asked.options]": ("options = 3",),
        "[made]": ("[[made]]", "[made]\nmore = 1"),
        'version = "': ('version = 1 # "',),
    },
    "end.toml": {"chunks = 15": ("chunks = 'a'", "chunks = 0", "chunks = 16"), "decided = false": ("decided = 0",)},
}


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [(file, before, after) for file, lines in DAMAGE.items() for before, all in lines.items() for after in all],
)
def test_an_entry_that_cannot_be_is_one_line(begun: Path, file: str, before: str, after: str) -> None:
    (begun / "end.toml").write_text("chunks = 15\ndecided = false\n")
    text = (begun / file).read_text()
    assert before in text
    (begun / file).write_text(text.replace(before, after))
    with pytest.raises(SetupError, match=re.escape(f"its {file} is damaged")):
        read_all(begun)


@pytest.mark.parametrize("how", ["another seed", "another number", "another run without marks"])
def test_a_chunk_of_another_run_is_refused(begun: Path, tmp_path: Path, how: str) -> None:
    file = begun / "chunks" / "00000001.parquet"
    if how == "another seed":
        arena.run("vivo", folder=tmp_path / "other", **{**ASKED, "seed": 6, "games": 3})
        file.write_bytes((tmp_path / "other" / "chunks" / file.name).read_bytes())
    else:
        other = begun / "chunks" / "00000002.parquet"
        file.write_bytes(other.read_bytes())
        if how.endswith("marks"):
            pl.read_parquet(other).write_parquet(file)
    for read in (lambda: read_all(begun), lambda: arena.read(begun), lambda: run_with(begun, Here())):
        with pytest.raises(SetupError, match=r"00000001\.parquet belongs to another run: delete it"):
            read()
    file.unlink()
    run_with(begun, Here())


def test_two_runs_do_not_write_into_one_folder(begun: Path) -> None:
    ready, over = threading.Event(), threading.Event()

    def hold() -> None:
        with locked(begun):
            ready.set()
            over.wait(30)

    holder = threading.Thread(target=hold)
    holder.start()
    try:
        assert ready.wait(30)
        with pytest.raises(SetupError, match="is being written by another run"):
            run_with(begun, Here())
    finally:
        over.set()
        holder.join()


def test_of_two_runs_that_begin_a_folder_at_once_the_second_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: pl.DataFrame
) -> None:
    told: list[str] = []

    def write(file: Path, content: bytes) -> None:
        """Before each file of the first run another one is begun."""
        if not (tmp_path / "run" / RUN).exists():
            with pytest.raises(SetupError) as refused:
                run_with(tmp_path / "run", Here())
            told.append(str(refused.value))
        write_whole(file, content)

    monkeypatch.setattr("vivant.arena.folder.write_whole", write)
    run_with(tmp_path / "run", Here())
    assert len(told) == 2
    assert all("is being written by another run" in line for line in told)
    assert same(arena.read(tmp_path / "run")).equals(same(whole))


def test_rows_say_which_code_made_them(whole: pl.DataFrame, begun: Path) -> None:
    program = tomllib.loads((begun / "run.toml").read_text())["made"]["program"]
    assert set(whole["code"]) == {f"{vivant.__version__} {program[:12]}"}


def test_a_run_that_is_over_is_not_played_again(tmp_path: Path, whole: pl.DataFrame) -> None:
    folder = tmp_path / "run"
    first = arena.run("vivo", folder=folder, **ASKED)
    assert arena.run("vivo", folder=folder, **ASKED).equals(first)  # to the last measured second


@pytest.mark.parametrize(("stop", "games"), [(False, 6), (True, 90)])
def test_a_chunk_that_is_deleted_after_the_end_is_played_again(tmp_path: Path, stop: bool, games: int) -> None:
    asked: dict[str, Any] = {**ASKED, "games": games, "stop": stop, "folder": tmp_path / "run"}
    rows = arena.run("vivo", **asked)
    (tmp_path / "run" / "chunks" / "00000001.parquet").unlink()
    assert len(arena.read(tmp_path / "run")) == len(rows) - 9
    assert same(arena.run("vivo", **asked)).equals(same(rows))


def test_records_are_those_of_the_rows_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    rows = arena.run("vivo", folder=folder, **{**ASKED, "games": 6, "records": True})
    files = sorted((folder / "records").iterdir())
    assert len(files) == 6
    for file in files:
        deal, turn = file.stem.split("-")
        verdict = vivant.verify_file(file)
        assert verdict.valid
        assert verdict.finished
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        own = rows.filter((pl.col("deal") == int(deal)) & (pl.col("turn") == int(turn)))
        assert lines[-1]["scores"] == own["score"].to_list()
        assert lines[0]["seats"] == [f"bot:{bot}" for bot in own["bot"]]
    with pytest.raises(SetupError, match="records need a folder"):
        arena.run("vivo", **{**ASKED, "records": True})


def test_what_is_asked_reads_back_as_it_was_written() -> None:
    asked = Asked("vivo", 3, ('pipe:say "😀" \x7f\\', "easy"), 7, options={"first": 2, "name": "a\nb", "on": True})
    read = read_asked(tomllib.loads(f"[asked]\n{asked.text()}")["asked"])
    assert read == asked
    assert asked.differs(read) == ""


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    """Chunks are passed on as they come: a worker is never ahead by more than a few."""
    game = make_game("vivo", 3)
    asked, entrants = ask(game, ("random", "easy"), 10**9, 5)
    assert cut(asked).count > 10**6

    class Counting(Work):
        def play(self, number: int) -> PlayedChunk:
            taken.append(number)
            return PlayedChunk(number, 1, b"")

    taken: list[int] = []
    coming = Here().play(Counting(game, asked, entrants, "code"), range(1, cut(asked).count))
    for _ in range(5):
        next(coming)
    assert taken == [1, 2, 3, 4, 5]
