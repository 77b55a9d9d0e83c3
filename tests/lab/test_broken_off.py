"""What is broken off: a policy that answers falsely, Ctrl-C, a lost worker, closed memory. One line, never a crash."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from vivant import lab
from vivant.engine.errors import IllegalAction, SetupError, UnknownAction
from vivant.engine.simulate import Policy
from vivant.lab import crew as crew_module

BROKEN_OFF = r"^a step was broken off, and some matches are further than others: call reset first$"
LOST = r"^a worker has ended; make the environments anew$"
ENDED = r"^a step was broken off, and the workers have ended; make the environments anew$"


class After(Policy):
    """Plays on, and after so many answers does something else, once."""

    def __init__(self, answers: int, then: Callable[[Any, int], int]) -> None:
        self.left = answers
        self.then = then

    def choose(self, view: Any, seat: int, dice: Any) -> int:
        self.left -= 1
        return self.then(view, seat) if self.left == 0 else int(view.legal(seat)[0])


def false(view: Any, seat: int) -> int:
    return next(action for action in range(48) if action not in view.legal(seat))


def ctrl_c(view: Any, seat: int) -> int:
    raise KeyboardInterrupt


def first(batch: lab.Batch) -> np.ndarray:
    return batch.mask.argmax(axis=1)


def play_on(games: lab.Games, batch: lab.Batch) -> None:
    for _ in range(30):
        batch = games.step(first(batch))


def refused(games: lab.Games, said: str) -> None:
    """Whatever is asked, it is the same line."""
    zeros, marks = np.zeros(games.num_envs, np.int64), np.ones(games.num_envs, np.bool_)
    for _ in range(2):
        for ask in (lambda: games.step(zeros), lambda: games.restart(marks), games.batch, games.look):
            with pytest.raises(SetupError, match=said):
                ask()


@pytest.mark.parametrize("threads", [0, 2])
def test_a_policy_that_answers_falsely_is_refused_with_its_rule(monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    monkeypatch.setattr(crew_module, "runs_threads", lambda: True)
    games = lab.make_vec("vivo", 3, 3, opponents={1: After(9, false)}, seed=4, threads=threads)
    batch = games.reset()
    with pytest.raises(
        IllegalAction, match=r'^vivo: the policy at seat 1 answered "\w+", which it may not play: .*\(VO-\d\d\)$'
    ) as refusal:
        play_on(games, batch)
    assert refusal.value.reason is not None
    assert refusal.value.reason.rule in str(refusal.value)
    refused(games, BROKEN_OFF)
    other = lab.make_vec("vivo", 3, 3, opponents={1: After(0, false)}, seed=4)
    assert (games.reset().observation == other.reset().observation).all()
    games.close()


@pytest.mark.parametrize("answer", [-1, 48, 1 << 40])
def test_an_answer_that_is_no_action_is_refused(answer: int) -> None:
    games = lab.make_vec("vivo", 2, 3, opponents={2: After(3, lambda view, seat: answer)})
    batch = games.reset()
    with pytest.raises(
        UnknownAction, match=rf"^vivo: the policy at seat 2 answered {answer}; actions are numbered from 0 to 47$"
    ):
        play_on(games, batch)


def test_ctrl_c_in_a_step_asks_for_a_reset() -> None:
    games = lab.make_vec("vivo", 3, 3, opponents={1: After(8, ctrl_c)}, seed=4)
    batch = games.reset()
    with pytest.raises(KeyboardInterrupt):
        play_on(games, batch)
    refused(games, BROKEN_OFF)
    other = lab.make_vec("vivo", 3, 3, opponents={1: After(0, ctrl_c)}, seed=4)
    batch, same = games.reset(), other.reset()
    for _ in range(5):
        assert (batch.observation == same.observation).all()
        batch, same = games.step(first(batch)), other.step(first(same))


def test_after_a_lost_worker_everything_answers_with_one_line() -> None:
    games = lab.make_vec("vivo", 4, 3, workers=2)
    batch = games.reset()
    games._crew.processes[1].kill()  # type: ignore[union-attr]
    with pytest.raises(SetupError, match=LOST):
        games.step(first(batch))
    refused(games, LOST)
    with pytest.raises(SetupError, match=LOST):
        games.reset(seed=3)
    assert batch.mask.any(axis=1).all()
    games.close()
    with pytest.raises(SetupError, match="closed"):
        games.step(first(batch))


def test_ctrl_c_while_workers_answer_ends_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them has been asked and not heard: nobody may take its answer for that of the next step."""
    games = lab.make_vec("vivo", 4, 3, workers=2)
    batch = games.reset()
    crew: Any = games._crew
    lines, crew.lines = crew.lines, [crew.lines[0], Interrupted(crew.lines[1])]
    with pytest.raises(KeyboardInterrupt):
        games.step(first(batch))
    crew.lines = lines
    refused(games, ENDED)
    with pytest.raises(SetupError, match=ENDED):
        games.reset()
    assert not any(process.is_alive() for process in crew.processes)


class Interrupted:
    """A line on which the answer is never heard."""

    def __init__(self, line: Any) -> None:
        self.send = line.send

    def recv(self) -> Any:
        raise KeyboardInterrupt


LOOK = """
import gc
from vivant import lab
games = lab.make_vec("vivo", num_envs=4, workers=1, copy=False, packed=True)
batch = games.reset()
before, part = batch.seat.copy(), batch.observation[1:, ::2]
kept = part.copy()
games.close()
del games
gc.collect()
assert (batch.seat == before).all()
del batch
gc.collect()
assert (part == kept).all()
print("seen")
"""


def test_what_was_handed_out_can_be_looked_at_after_the_workers_are_closed() -> None:
    """In a process of its own: it would crash."""
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "seen\n", "")
