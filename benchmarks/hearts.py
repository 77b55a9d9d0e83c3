"""The peer: OpenSpiel's hearts, a trick-taking game for four, written in C++.

H1 is driven from Python with chance sampled from its odds, H2 the same with the (uniform) deal drawn from the legal
actions, H4 plays whole games in C++ with its own random bots. (H3 was never needed.)
"""

from __future__ import annotations

import random
from typing import Any

import pyspiel

GAME = pyspiel.load_game("hearts")
PLAYS = 52


def play_h1(games: int) -> None:
    rnd = random.Random(1).random
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[-1][0]
                left = rnd()
                for outcome, odds in outcomes:
                    left -= odds
                    if left < 0:
                        action = outcome
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(rnd() * len(actions))]
            state.apply_action(action)


def play_h2(games: int) -> None:
    rnd = random.Random(1).random
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])


def play_h4(games: int) -> None:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    for seed in range(games):
        pyspiel.evaluate_bots(GAME.new_initial_state(), bots, seed)


def halfway() -> Any:
    """A state with everything dealt and half of the cards played."""
    choice = random.Random(1).choice
    state = GAME.new_initial_state()
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
    middle = GAME.new_initial_state()
    for action in state.history()[: -PLAYS // 2]:
        middle.apply_action(action)
    return middle
