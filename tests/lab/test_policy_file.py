"""A network that was written layer by layer computes what its layers say, and sits down at a table."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import vivant
from vivant import lab
from vivant.bots.network import read_network
from vivant.bots.registry import make_bot
from vivant.engine.errors import SetupError

GAME = vivant.game("vivo", players=3)
CELLS, ACTIONS, WIDTH = lab.spec(GAME).size, len(GAME.actions), 8


def weights(*shape: int) -> np.ndarray:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(np.float32)


def written(file: Path) -> None:
    """A small one of every layer there is."""
    net = lab.PolicyFile(GAME)
    x = net.relu(net.linear(net.row, weights(WIDTH, CELLS), weights(WIDTH)))
    x = net.add(x, net.norm(x, weights(WIDTH), weights(WIDTH)))
    net.write(file, net.linear(x, weights(ACTIONS, WIDTH), weights(ACTIONS)))


def computed(row: np.ndarray) -> np.ndarray:
    x = np.maximum(weights(WIDTH, CELLS) @ row + weights(WIDTH), 0)
    even = (x - x.mean()) / np.sqrt(x.var() + 1e-5)
    x = x + even * weights(WIDTH) + weights(WIDTH)
    return weights(ACTIONS, WIDTH) @ x + weights(ACTIONS)


def test_its_numbers_are_those_of_its_layers(tmp_path: Path) -> None:
    written(tmp_path / "net.onnx")
    network = read_network(str(tmp_path / "net.onnx"))
    network.check(CELLS, ACTIONS)
    for seed in range(3):
        match = vivant.Match(GAME, vivant.FastDice(seed))
        seat = match.to_act()[0]
        row = lab.observe(GAME, match.view(seat), seat)
        assert network.numbers(row) == pytest.approx(computed(row.astype(np.float32)), rel=1e-4, abs=1e-4)
    assert network.about["encoding"] == lab.spec(GAME).hash
    assert [path.name for path in tmp_path.iterdir()] == ["net.onnx"]


def test_it_sits_down_and_only_where_its_rows_are_known(tmp_path: Path) -> None:
    written(tmp_path / "net.onnx")
    name = f"policy:{tmp_path / 'net.onnx'}"
    games = lab.make_vec(GAME, num_envs=2, opponents=name, seed=1)
    batch = games.reset()
    while not batch.over.any():
        batch = games.step(batch.mask.argmax(axis=1))
    with pytest.raises(SetupError):
        make_bot(name, vivant.game("vivo", players=4), files=True)
