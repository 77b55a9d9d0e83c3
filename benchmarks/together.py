"""How often Reflect of Vivid Memories is simultaneous (VM-R18).

`python -m benchmarks.together [--games N] [--players N]`: games between quick players, then between random ones. Of all
Reflects: in how many all act at once from the beginning on, which is what the first test alone would allow, and in how
many at some time, as the test is made again whenever a seat is done. The same of all decisions of Reflect, tiles that
are put into the bank among them: how many are made while another seat may decide too. Of the tiles, that counts as new.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from vivant.engine.bits import members
from vivant.engine.dice import FastDice
from vivant.engine.state import draw_outcome
from vivant.games.vivid_memories.game import VividMemories
from vivant.games.vivid_memories.rules.position import BANKING, REFLECT


@dataclass
class Counts:
    """`first` is by the test at the beginning of the actions alone, `ever` as it is played."""

    rounds: int = 0
    first: int = 0
    ever: int = 0
    decisions: int = 0
    decisions_first: int = 0
    decisions_ever: int = 0


def count(game: VividMemories, seed: int, quick: bool, counts: Counts) -> None:
    """One game."""
    state, dice, evaluation = game.new(), FastDice(seed), game.evaluation()
    acting, first, ever = False, False, False
    while not state.is_over():
        if state.is_chance():
            state.apply_outcome(draw_outcome(state, dice))
            continue
        asked = int(state.to_act())
        asked_seats = members(asked)
        several = len(asked_seats) > 1
        if state.phase == BANKING:
            counts.decisions += 1
            counts.decisions_ever += several
        if state.phase == REFLECT:
            if not acting:
                counts.rounds += 1
                acting, first, ever = True, bool(state.together), False
                counts.first += first
            if state.together and not ever:
                ever = True
                counts.ever += 1
            counts.decisions += 1
            counts.decisions_first += several and first
            counts.decisions_ever += several
        else:
            acting = False
        seat = asked_seats[dice.below(len(asked_seats))]
        action = evaluation.choose(state, seat, dice) if quick else state.pick(seat, dice)
        state.apply(seat, action)


def counted(players: int, games: int, quick: bool) -> Counts:
    game, counts = VividMemories(players), Counts()
    for seed in range(games):
        count(game, seed, quick, counts)
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    for quick in (True, False):
        told = counted(asked.players, asked.games, quick)
        name = "quick players" if quick else "random players"
        rounds = f"rounds {100 * told.first / told.rounds:.0f} -> {100 * told.ever / told.rounds:.0f} of 100"
        share_first, share = (100 * n / told.decisions for n in (told.decisions_first, told.decisions_ever))
        print(f"{name}, {asked.games} games: {rounds}, decisions {share_first:.0f} -> {share:.0f} of 100")


if __name__ == "__main__":
    main()
