"""A network from a file at the table of a terminal: it plays, is saved, is found again; and clear refusals."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.bots.onnx_files import linear
from vivant.engine.encoding import encoding_of
from vivant.engine.registry import make_game

from .conftest import Vivant

FOLDER = "a folder whose name alone is as long as names may be"  # which are cut where they are shown


@pytest.fixture
def net(tmp_path: Path) -> str:
    game = make_game("vivo", 3)
    encoding, dice = encoding_of(game), random.Random(4)
    weights = [dice.uniform(-1, 1) for _ in range(encoding.size * len(game.actions))]
    (tmp_path / FOLDER).mkdir()
    data = linear(weights, encoding.size, len(game.actions), {"encoding": encoding.hash})
    (tmp_path / FOLDER / "net.onnx").write_bytes(data)
    return f"{FOLDER}/net.onnx"


def test_it_plays_and_is_found_again_when_a_match_goes_on(vivant: Vivant, net: str, tmp_path: Path) -> None:
    play = ("play", "vivo", "--seats", f"policy:{net},human,policy:{net}", "--seed", 5, "--save", "m.jsonl")
    begun = vivant(*play, typed="1\n1\nquit\n")
    assert (begun.code, begun.err) == (0, "")
    first = json.loads((tmp_path / "m.jsonl").read_text().splitlines()[0])
    assert first["seats"][0] == f"bot:policy:{net}"
    more = vivant("play", "--resume", "m.jsonl", typed="1\n1\nquit\n")
    assert (more.code, more.err) == (0, "")
    assert "plays instead" not in more.out
    (tmp_path / net).unlink()
    without = vivant("play", "--resume", "m.jsonl", typed="1\n1\nquit\n")
    assert without.code == 0
    assert "there is no such file, or none that can be read. The bot Normal plays instead." in without.out


def test_it_is_compared_with_other_bots(vivant: Vivant, net: str) -> None:
    ran = vivant("simulate", "vivo", "--players", 3, "--bots", f"policy:{net},random", "--games", 3, "--json")
    assert json.loads(ran.out)["bots"][0]["bot"] == f"policy:{net}"


def test_it_can_be_lent_a_seat(vivant: Vivant, net: str) -> None:
    ran = vivant("play", "vivo", "--seats", "human,random,random", "--seed", 5, typed=f"bot policy:{net}\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("there is no") == 0


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("play", "vivo", "--seats", "policy,random,random"), "a policy needs its file; write policy:FILE"),
        (("play", "vivo", "--seats", "policy:no.onnx,random,random"), "no.onnx: there is no such file"),
        (("play", "vivo", "--seats", "bot:policy:no.onnx,random,random"), "no.onnx: there is no such file"),
        (("simulate", "vivo", "--bots", "policy:/dev/zero", "--games", "1"), "/dev/zero: there is no such file"),
        (("simulate", "vivo", "--players", "4", "--bots", f"policy:{FOLDER}/net.onnx"), "was taught on other rows"),
    ],
)
def test_what_is_wrong_with_it_is_said_in_one_line(args: tuple[str, ...], why: str, vivant: Vivant, net: str) -> None:
    ran = vivant(*args)
    assert (ran.code, len(ran.error_lines)) == (2, 1)
    assert why in ran.err
