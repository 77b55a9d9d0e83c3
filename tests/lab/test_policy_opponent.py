"""A network from a file as an opponent of the lab: the same matches in this process and in workers."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from tests.bots.onnx_files import linear
from vivant import lab
from vivant.engine.errors import SetupError


@pytest.fixture
def net(tmp_path: Path) -> str:
    spec, dice = lab.spec("vivo", players=3), random.Random(4)
    weights = [dice.uniform(-1, 1) for _ in range(spec.size * len(spec.actions))]
    path = tmp_path / "net.onnx"
    path.write_bytes(linear(weights, spec.size, len(spec.actions), {"encoding": spec.hash}))
    return f"policy:{path}"


def scores(opponents: str, workers: int = 0) -> list[list[int]]:
    """Of the first matches, in which the learner always does the first thing that is legal."""
    told = []
    with lab.make_vec("vivo", 2, players=3, opponents=opponents, seed=3, workers=workers) as games:
        batch = games.reset()
        while len(told) < 4:
            batch = games.step(batch.mask.argmax(axis=1))
            told += batch.scores[batch.over].tolist()
    return told[:4]


def test_it_plays_the_other_seats(net: str) -> None:
    here = scores(net)
    assert here == scores(net)
    assert here == scores(net, workers=1)
    assert here != scores("random")
    assert np.shape(here) == (4, 3)


def test_a_missing_file_is_told_where_games_are_made() -> None:
    with pytest.raises(SetupError, match=r"no.onnx: there is no such file"):
        lab.make_vec("vivo", players=3, opponents="policy:no.onnx")
