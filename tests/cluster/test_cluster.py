"""A Ray cluster of two nodes on this machine: one is killed in the middle of a run, and the rows are the same.

Ray is large, and starting a cluster takes a while: `make test-cluster` installs it and runs these, and no other run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from socket import socket
from types import ModuleType
from typing import Any

import polars as pl
import pytest
import ray

from tests.arena.conftest import program, same
from vivant import arena
from vivant.arena.asked import ask
from vivant.arena.chunks import Work
from vivant.arena.cluster import Cluster
from vivant.arena.executors import executor_for
from vivant.arena.running import Progress
from vivant.engine.errors import SetupError
from vivant.engine.registry import make_game

__all__ = ["program"]  # a fixture

# Ray's own.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")

ASKED: dict[str, Any] = {"players": 3, "bots": ("random", "greedy:worlds=1"), "games": 90, "seed": 5}


@pytest.fixture(scope="module")
def whole() -> pl.DataFrame:
    return arena.run("vivo", **ASKED)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head that plays nothing, and two nodes with a core each."""
    from ray.cluster_utils import Cluster as Nodes

    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    head = {"num_cpus": 0, "include_dashboard": False, "ray_client_server_port": port}
    nodes = Nodes(initialize_head=True, head_node_args=head)
    nodes.on = f"ray://127.0.0.1:{port}"
    nodes.workers = [nodes.add_node(num_cpus=1), nodes.add_node(num_cpus=1)]
    nodes.wait_for_nodes()
    try:
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()


def test_a_node_that_is_killed_in_mid_run_costs_only_time(nodes: Any, tmp_path: Path, whole: pl.DataFrame) -> None:
    killed: list[int] = []

    def kill(progress: Progress) -> None:
        if progress.games >= 12 and not killed:
            killed.append(progress.games)
            nodes.remove_node(nodes.workers.pop(), allow_graceful=False)  # with its workers, at once

    rows = arena.run("vivo", on=nodes.on, folder=tmp_path / "run", tell=kill, **ASKED)
    assert killed[0] < 60
    assert same(rows).equals(same(whole))
    assert not ray.is_initialized()


def test_a_node_with_other_code_is_refused(nodes: Any) -> None:
    game = make_game("vivo", 3)
    asked, entrants = ask(game, ["random", "easy"], 6)
    work = Work(game, asked, entrants, "0.0.1 another")
    with pytest.raises(SetupError, match="a node of the cluster has other code"):
        list(Cluster(nodes.on, 1).play(work, [1, 2]))


def test_an_early_end_comes_after_the_same_chunk(nodes: Any) -> None:
    asked = {**ASKED, "games": 150, "stop": True}
    here = arena.run("vivo", **asked)
    assert len(here) < 150 * 3
    assert same(arena.run("vivo", on=nodes.on, **asked)).equals(same(here))


def test_a_balance_report_is_the_same(nodes: Any) -> None:
    asked: dict[str, Any] = {"against": "majority=round", "bots": "random", "players": 2, "games": 4, "coach": 1}
    here, there = arena.balance("vivarium", **asked), arena.balance("vivarium", on=nodes.on, **asked)
    assert all(there.tables[name].equals(rows) for name, rows in here.tables.items())
    assert repr(there) == repr(here)


class OnlyHere(Work):
    """Its module is on no node, like a package that is missing there."""

    __module__ = __qualname__ = "only_here"


def test_what_a_node_lacks_is_one_line(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("only_here")
    module.only_here = OnlyHere  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "only_here", module)
    game = make_game("vivo", 3)
    work = OnlyHere(game, *ask(game, ["random", "easy"], 6), "code")
    with pytest.raises(SetupError) as refused:
        list(Cluster(nodes.on, 1).play(work, [1, 2]))
    line = "a node of the cluster could not play: ModuleNotFoundError: No module named 'only_here'"
    assert str(refused.value) == line


def test_a_cluster_of_this_machine_is_begun_where_none_is_named_and_programs_play_there_too(program: Any) -> None:
    asked: dict[str, Any] = {"players": 2, "bots": ("greedy:worlds=1", program()), "games": 8}
    here = arena.run("vivarium", **asked)
    assert same(arena.run("vivarium", on="ray", jobs=1, **asked)).equals(same(here))
    assert not ray.is_initialized()


def test_a_cluster_that_is_not_there_is_one_line() -> None:
    with pytest.raises(SetupError, match=r"the cluster ray://127\.0\.0\.1:1 cannot be reached") as refused:
        arena.run("vivo", on="ray://127.0.0.1:1", **ASKED)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("on", ["here", "http://ray", ""])
def test_an_address_that_is_none_is_one_line(on: str) -> None:
    with pytest.raises(SetupError, match="games are played here"):
        executor_for(1, on)


def test_a_cluster_that_is_lost_in_mid_run_is_one_line_and_the_run_continues(
    nodes: Any, tmp_path: Path, whole: pl.DataFrame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last that is asked of these nodes."""
    monkeypatch.setenv("RAY_CLIENT_RECONNECT_GRACE_PERIOD", "2")

    def kill(progress: Progress) -> None:
        if progress.games >= 6 and nodes.head_node is not None:
            nodes.remove_node(nodes.head_node, allow_graceful=False)

    folder = tmp_path / "run"
    with pytest.raises(SetupError, match=r"the cluster ray://.* was lost") as refused:
        arena.run("vivo", on=nodes.on, folder=folder, tell=kill, **ASKED)
    assert "\n" not in str(refused.value)
    assert 6 <= arena.read(folder)["deal"].n_unique() * 3 < 90
    assert same(arena.run("vivo", folder=folder, **ASKED)).equals(same(whole))
