"""The peers of the lab: environments that hand out an observation and a legal mask at each decision, on one core.

Times are of this process's CPU, all its threads together. Of EnvPool the step alone is timed, as of ours; Pgx plays
and chooses in one compiled loop. OpenSpiel is driven by a plain loop of Python that draws what chance and the seats do;
and, to see what that costs, once more with all of it drawn before.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from benchmarks.timing import Contestant

MATCHES = 40
AEC_MATCHES = 4
BATCH = 1024


def openspiel(name: str, replayed: bool = False) -> Contestant:
    """A game of OpenSpiel from Python: an observation and `legal_actions_mask`; `times` are decisions."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    observation = make_observation(game) or make_observation(game, recall)
    draw = random.Random(1).random
    histories = [history_of(game, draw) for _ in range(MATCHES)] if replayed else []

    def play(decisions: int) -> None:
        at = 0
        while decisions > 0:
            state = game.new_initial_state()
            coming = iter(histories[at % MATCHES]) if replayed else None
            while not state.is_terminal():
                if not state.is_chance_node():
                    observation.set_from(state, state.current_player())
                    state.legal_actions_mask()
                    decisions -= 1
                state.apply_action(next(coming) if coming else drawn(state, draw))
            at += 1

    return cpu_timed(play)


def drawn(state: Any, draw: Callable[[], float]) -> int:
    """What chance answers, by its odds, or any legal action."""
    if not state.is_chance_node():
        actions = state.legal_actions()
        return actions[int(draw() * len(actions))]
    outcomes = state.chance_outcomes()
    left = draw()
    for outcome, odds in outcomes:
        left -= odds
        if left < 0:
            return outcome
    return outcomes[-1][0]


def history_of(game: Any, draw: Callable[[], float]) -> list[int]:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(drawn(state, draw))
    return state.history()


def pettingzoo(env: Any) -> Contestant:
    """An AEC environment, ours or theirs, driven as its page says: `last`, then `step`; `times` are decisions.

    What is done was drawn before, legal actions at random. Its own checks and wrappers are on, as it is handed out.
    """
    random.seed(1)
    matches = [aec_match(env, seed) for seed in range(1, AEC_MATCHES + 1)]

    def play(decisions: int) -> None:
        at = 0
        while decisions > 0:
            env.reset(seed=at % AEC_MATCHES + 1)
            for action in matches[at % AEC_MATCHES]:
                env.last()
                env.step(action)
            decisions -= sum(action is not None for action in matches[at % AEC_MATCHES])
            at += 1

    return cpu_timed(play)


def aec_match(env: Any, seed: int) -> list[int | None]:
    """What is done in a match of this seed, by whoever is asked; None of those who are out of it."""
    env.reset(seed=seed)
    done: list[int | None] = []
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        done.append(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(done[-1])
    return done


def envpool(name: str) -> Contestant:
    """A game of EnvPool, many at once in one worker thread; `times` are decisions."""
    import envpool as pool

    envs = pool.make(name, env_type="gymnasium", num_envs=BATCH, num_threads=1, seed=1)
    draw = np.random.default_rng(1).random
    told: list[Any] = [envs.reset()[1]]

    def run(decisions: int) -> float:
        spent = 0.0
        for _ in range(0, decisions, BATCH):
            mask = told[0]["legal_action_mask"].reshape(BATCH, -1)
            actions = (mask * (1.0 - draw(mask.shape))).argmax(1).astype(np.int32)
            begun = process_time()
            told[0] = envs.step(actions)[-1]
            spent += process_time() - begun
        return spent * decisions / (-(-decisions // BATCH) * BATCH)

    return run


def pgx(name: str) -> Contestant:
    """A game of Pgx on the CPU, everything inside one compiled loop; `times` are decisions."""
    import jax
    import pgx as games

    env = games.make(name)
    begin = jax.jit(jax.vmap(env.init))
    step, look = jax.vmap(env.step), jax.vmap(env.observe)
    rounds = 16

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, drawn, again = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        state = step(state, jax.random.categorical(drawn, odds, axis=1))
        over = state.terminated
        fresh = jax.vmap(env.init)(jax.random.split(again, BATCH))
        state = jax.tree_util.tree_map(
            lambda new, old: jax.numpy.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old), fresh, state
        )
        return (state, key), (look(state, state.current_player).sum(), state.legal_action_mask.sum())

    many = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=rounds))
    carried = (begin(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2))
    carried, _ = many(*carried)
    jax.block_until_ready(carried)
    held = [carried]

    def play(decisions: int) -> None:
        for _ in range(0, decisions, rounds * BATCH):
            held[0], told = many(*held[0])
            jax.block_until_ready((held[0], told))

    def run(decisions: int) -> float:
        whole = -(-decisions // (rounds * BATCH)) * rounds * BATCH
        return cpu_timed(play)(whole) * decisions / whole

    return run


def cpu_timed(function: Callable[[int], object]) -> Contestant:
    """A contestant from a function that repeats its work, by the CPU time of this process."""

    def run(times: int) -> float:
        start = process_time()
        function(times)
        return process_time() - start

    return run
