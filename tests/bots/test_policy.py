"""`policy:FILE`: a network sits down if its file is plain ONNX for just these rows, and plays what it likes best."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.onnx_files import FLOAT, field, linear, node, tensor
from tests.nets.sizes import usually
from vivant.arena.contest import contest, line_up
from vivant.bots import Budget, make_bot, split_bots
from vivant.bots.network import LARGEST
from vivant.engine.dice import FastDice
from vivant.engine.encoding import encoding_of
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.lab.rows import observe

GAME = make_game("vivo", 3)
CELLS, ACTIONS = encoding_of(GAME).size, len(GAME.actions)
WEIGHTS = [random.Random(5).uniform(-1, 1) for _ in range(CELLS * ACTIONS)]


def about(here: Game, **others: Any) -> dict[str, Any]:
    return {"game": here.id, "players": here.players, "version": 1, "encoding": encoding_of(here).hash} | others


def saved(folder: Path, data: bytes) -> str:
    path = folder / "net.onnx"
    path.write_bytes(data)
    return f"policy:{path}"


def good(**others: Any) -> bytes:
    return linear(WEIGHTS, CELLS, ACTIONS, about(GAME), **others)


def said(name: str, game: Game = GAME) -> str:
    with pytest.raises(SetupError) as caught:
        make_bot(name, game, files=True)
    told = caught.value.say("en")
    assert "\n" not in told
    assert told.isprintable()
    assert caught.value.say("fr") != told
    return told


@pytest.mark.parametrize("id", game_ids())
def test_it_plays_what_is_legal_and_liked_best_alike_each_time(id: str, tmp_path: Path) -> None:
    game = make_game(id)
    cells, actions = encoding_of(game).size, len(game.actions)
    weights = np.random.default_rng(3).normal(size=(cells, actions)).astype(np.float32)
    name = saved(tmp_path, linear(weights.ravel().tolist(), cells, actions, about(game)))
    bot = make_bot(name, game, files=True)
    match = Match(game, FastDice(3))
    for step in range(40):
        if match.over:
            break
        seat = match.to_act()[0]
        view = match.view(seat)
        before, legal = view.data(), view.legal(seat)
        action = bot.choose(view, seat, legal, FastDice(step), Budget())
        assert action == make_bot(name, game, files=True).choose(view, seat, legal, FastDice(step + 1), Budget())
        worths = observe(game, view, seat).astype(np.float32) @ weights
        assert action in legal
        assert worths[action] >= max(worths[legal]) - 1e-3  # sums of another order
        assert view.data() == before
        match.play(seat, game.text(action))


def test_it_plays_in_contests_of_several_processes_alike(tmp_path: Path) -> None:
    lineup = line_up(GAME, split_bots(f"{saved(tmp_path, good())},random"))
    alone, together = (contest(GAME, lineup, 3, jobs=jobs)[0] for jobs in (1, 2))
    assert alone.games == 3
    assert alone.scores == together.scores


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    name = saved(tmp_path, good())
    make_bot(name, GAME, files=True)
    saved(tmp_path, b"no network any more")
    assert "is no ONNX file" in said(name)


def test_rows_of_numbers_are_as_good_as_rows_of_bytes(tmp_path: Path) -> None:
    cast = linear(WEIGHTS, CELLS, ACTIONS, about(GAME), kind=FLOAT)
    match = Match(GAME, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    (tmp_path / "bytes").mkdir()
    names = saved(tmp_path, cast), saved(tmp_path / "bytes", good())
    chosen = [make_bot(n, GAME, True).choose(view, seat, view.legal(seat), FastDice(1), Budget()) for n in names]
    assert chosen[0] == chosen[1]


def test_numbers_that_are_none_are_never_chosen(tmp_path: Path) -> None:
    match = Match(GAME, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    legal = view.legal(seat)
    weights = np.zeros((CELLS, ACTIONS), np.float32)
    weights[:, legal[0]] = np.nan
    bot = make_bot(saved(tmp_path, linear(weights.ravel().tolist(), CELLS, ACTIONS, about(GAME))), GAME, files=True)
    assert bot.choose(view, seat, legal, FastDice(1), Budget()) == legal[1]


# what is refused

ELSEWHERE = field(13, field(1, "location") + field(2, "../../etc/passwd")) + field(14, 1)
SECOND = field(5, tensor("more", [0.0], 1, more=field(14, 1)))
INNER = field(5, field(1, "body") + field(6, field(2, "inner")) + field(20, 5))
CONSTANT = field(5, field(1, "value") + field(5, tensor("v", [0.0], 1, more=ELSEWHERE)) + field(20, 4))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "is no ONNX file"),
        (b"\x80\x04\x95cos\nsystem\n", "is no ONNX file"),  # as a pickle begins
        (b"PK\x03\x04 a checkpoint of PyTorch", "is no ONNX file"),
        (good()[:-5], "is no ONNX file"),
        (good() + good(), "is no ONNX file"),  # two graphs
        (b"\x00" * 100, "is no ONNX file"),
        (b"\xff" * 100, "is no ONNX file"),
        (b"    ORTM" + good(), "is no ONNX file"),
        (field(2, "ORTM") + good(), None),  # the mark elsewhere means nothing
        (b"\x12\x06xxORTM" + good(), "is no ONNX file"),  # ONNX by its fields, but with the mark of the other format
        (good(of_weights=ELSEWHERE), "parts elsewhere, or subgraphs"),
        (good(of_weights=field(14, 1)), "parts elsewhere, or subgraphs"),
        (good(nodes=SECOND), "parts elsewhere, or subgraphs"),
        (good(nodes=field(1, node("If", ["x"], "y", INNER))), "parts elsewhere, or subgraphs"),
        (good(nodes=field(1, node("Constant", [], "y", CONSTANT))), "parts elsewhere, or subgraphs"),
        (good(nodes=field(15, field(1, tensor("s", [0.0], 1, more=ELSEWHERE)))), "parts elsewhere, or subgraphs"),
        (good(more=field(25, field(1, "function"))), "parts elsewhere, or subgraphs"),
        (good(nodes=field(1, node("NoSuchThing", ["x"], "y"))), "ONNX Runtime cannot run this network ("),
        (linear(WEIGHTS, CELLS, ACTIONS, None), "was taught on other rows (?, ? players, version ?)"),
        (linear(WEIGHTS, CELLS, ACTIONS, about(GAME, encoding="x")), "was taught on other rows (vivo, 3 players"),
        (linear(WEIGHTS, CELLS, ACTIONS, about(make_game("vivo", 4))), "here are those of vivo, 3 players, version 1"),
        (linear(WEIGHTS, CELLS, ACTIONS, about(GAME, encoding="", game="\x1b[2J")), "other rows ( [2J, 3 players"),
        (linear(WEIGHTS[:-ACTIONS], CELLS - 1, ACTIONS, about(GAME)), f"takes rows of {CELLS} cells and gives"),
        (linear(WEIGHTS[:-CELLS], CELLS, ACTIONS - 1, about(GAME)), f"gives {ACTIONS} numbers of 32 bits"),
        (linear(WEIGHTS, CELLS, ACTIONS, about(GAME), kind=7), "this network takes tensor(int64) ['rows', "),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(data: bytes, why: str | None, tmp_path: Path) -> None:
    name = saved(tmp_path, data)
    if why is None:
        make_bot(name, GAME, files=True)
    else:
        assert why in said(name)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    assert said("policy") == said("policy: ") == "a policy needs its file; write policy:FILE"
    assert said("policy:/no/such/file.onnx") == "/no/such/file.onnx: there is no such file, or none that can be read"
    for name in (str(tmp_path), "a\0b", "x" * 5000, "/dev/zero", "caf\udce9"):
        assert "there is no such file" in said(f"policy:{name}")
    large = tmp_path / "large.onnx"
    with large.open("wb") as opened:
        opened.truncate(LARGEST + 1)
    assert said(f"policy:{large}").endswith("is larger than 64 MB; a network for a bot is not")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "net.onnx")
    assert "there is no such file" in said(f"policy:{tmp_path / 'net.onnx'}")


def test_files_spoiled_anywhere_are_refused_or_play(tmp_path: Path) -> None:
    """Whatever is changed in a file, it ends in one line or in a bot that plays legally."""
    dice, data = random.Random(9), good()
    head, tail = data[:600], data[-600:]
    match = Match(GAME, FastDice(1))
    seat = match.to_act()[0]
    view = match.view(seat)
    refusals = []
    for _ in range(usually(60, 2000)):
        part = bytearray(dice.choice((head, tail)))
        for _ in range(dice.randint(1, 3)):
            part[dice.randrange(len(part))] = dice.randrange(256)
        spoiled = bytes(part) + data[600:] if part[:4] == data[:4] or dice.random() < 0.5 else data[:-600] + bytes(part)
        try:
            bot = make_bot(saved(tmp_path, spoiled), GAME, files=True)
            assert bot.choose(view, seat, view.legal(seat), FastDice(1), Budget()) in view.legal(seat)
        except SetupError as error:
            refusals.append(error.say("en"))
    assert refusals
    assert "\n" not in "".join(refusals)


def test_whoever_has_a_name_from_elsewhere_opens_no_file(tmp_path: Path) -> None:
    for name in (saved(tmp_path, good()), "policy:/etc/passwd", "policy:/no/such/file", "policy:", "policy"):
        with pytest.raises(SetupError) as caught:
            make_bot(name, GAME)
        assert caught.value.say("en") == (
            "a policy from a file plays in a terminal, not at this table; choose another bot"
        )


HERE = "(in a checkout: python tools/environment.py lab policy)"


@pytest.mark.parametrize("package", ["onnxruntime", "numpy", "librt"])
def test_without_its_packages_one_line_says_what_to_install(package: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None\nfrom vivant.cli.main import run\nrun()"
    play = ["play", "vivo", "--seats", "policy:net.onnx,random,random"]
    done = subprocess.run([sys.executable, "-c", program, *play], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith(f'the package {package} is missing: pip install "vivant[lab,policy]" {HERE}')
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1)


def test_bots_by_name_need_none_of_them() -> None:
    program = (
        "import sys\nimport vivant.bots, vivant.cli.main\nprint({'numpy', 'onnxruntime', 'librt'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
