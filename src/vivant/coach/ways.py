"""Two ways to go on, each one or more actions of a seat, compared by what they bring in the end and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vivant.coach.advice import OTHERS, SHOWN, Advice, estimate_of, source_of
from vivant.engine.dice import FastDice
from vivant.engine.evaluate import ending, margin
from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.words import Message

WORLDS: Final = 40


def compare_ways(
    game: Game, view: State, seat: int, way: Sequence[int], other: Sequence[int], seed: int, worlds: int = WORLDS
) -> Advice:
    """What the first is worth beside the other: an Advice about their first actions.

    Both are followed in the same worlds that the view allows, and the quick player goes on for everybody.
    """
    dice, evaluation = FastDice(seed), game.evaluation()
    words = game.book.words("en")  # sources that read alike are one
    said: dict[str, Message] = {"": OTHERS}
    sums: dict[str, float] = {"": 0.0}
    margins: tuple[list[float], list[float]] = ([], [])
    for _ in range(worlds):
        world, luck = view.imagine(dice), dice.below(1 << 31)
        for sign, actions, into in ((1, way, margins[0]), (-1, other, margins[1])):
            begun = world.clone()
            for action in actions[:-1]:
                begun.apply(seat, action)
            end = ending(begun, seat, actions[-1], evaluation, luck)
            scores = end.scores()
            into.append(margin(scores, seat))
            sums[""] += sign * (into[-1] - scores[seat])
            for points in game.breakdown(end, seat):
                source = source_of(game, points)
                text = words.say(source)
                said.setdefault(text, source)
                sums[text] = sums.get(text, 0.0) + sign * points.value
    differences = [(said[text], total / worlds) for text, total in sums.items()]
    shown = sorted((each for each in differences if abs(each[1]) >= SHOWN), key=lambda each: -abs(each[1]))
    gaps = [mine - theirs for mine, theirs in zip(*margins, strict=True)]
    return Advice(way[0], estimate_of(margins[0]), other[0], estimate_of(gaps), tuple(shown))
