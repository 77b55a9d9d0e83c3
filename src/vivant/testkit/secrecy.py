"""Secrecy: what a seat cannot tell apart looks, reads and answers alike to it, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Sequence

from vivant.engine.dice import Dice, FastDice
from vivant.engine.game import CHANCE, Step
from vivant.engine.simulate import play_out
from vivant.engine.state import State
from vivant.engine.timeline import apply_step
from vivant.testkit.copies import looks_at, refusals
from vivant.testkit.trial import COMPILED, Trial, net, twin, written

LOOKS = 10 if COMPILED else 5  # in a match
FOLLOWED = 16  # steps


@net
def check_secrecy(trial: Trial) -> None:
    """At positions of a random match, in mid-deal and after the end too: for everybody, two worlds they might be in."""
    for state in trial.looks(LOOKS):
        for viewer in trial.viewers:
            first, second = _imagined(trial, state, viewer)
            _check_alike(trial, (state, first, second), viewer)
            _follow(trial, state, first, viewer)
            _follow(trial, first, second, viewer)


@net
def check_imagine(trial: Trial) -> None:
    """Every imagined state is whole: it gives the view back, holds all pieces, and can be played to its end."""
    for state in trial.looks(LOOKS):
        if written(state.imagine(trial.fresh_dice())) != written(state):
            raise trial.broken("a full state imagines something else than itself")
        for viewer in trial.viewers:
            world, _ = _imagined(trial, state, viewer)
            if world.is_over():
                continue
            play_out(world, trial.fresh_dice())
            if trial.game.pieces(world) != trial.game.pieces(state):
                raise trial.broken(f"an imagined state of {viewer}, played on, loses or gains pieces")


def _imagined(trial: Trial, state: State, viewer: int) -> tuple[State, State]:
    """Two worlds that the viewer may think itself in, each found to be whole."""
    view = state.view(viewer)
    shown = written(view)
    around = random.getstate()
    worlds: list[State] = []
    for _ in range(2):
        dice = trial.fresh_dice()
        same = twin(dice)
        world = view.imagine(dice)
        if written(view) != shown:
            raise trial.broken(f"imagine changes the view of {viewer}")
        if written(view.imagine(same)) != written(world) or dice.mark() != same.mark():
            raise trial.broken(f"imagine for {viewer} draws from something else than the dice it is given")
        if written(world.view(viewer)) != shown:
            raise trial.broken(f"imagine for {viewer} gives a state that it would not see like this")
        if trial.game.pieces(world) != trial.game.pieces(state):
            raise trial.broken(f"imagine for {viewer} loses or gains pieces")
        if written(world.imagine(trial.fresh_dice())) != written(world):
            raise trial.broken(f"imagine for {viewer} gives a state that is not full")
        worlds.append(world)
    if random.getstate() != around:
        raise trial.broken(f"imagine for {viewer} draws from something else than the dice it is given")
    return worlds[0], worlds[1]


def _check_alike(trial: Trial, worlds: Sequence[State], viewer: int) -> None:
    """The first world and the others must be one to the viewer, and to its view alone."""
    drawn = trial.sometimes(8)
    right = _seen(trial, worlds[0], viewer, drawn)
    for other in worlds[1:]:
        for name, answer in _seen(trial, other, viewer, drawn).items():
            if answer != right[name]:
                raise trial.broken(f"{name} tells {viewer} more than it may know: {right[name]!r}, {answer!r}")


def _seen(trial: Trial, state: State, viewer: int, drawn: bool) -> dict[str, str]:
    """All that a world shows, tells or allows the viewer; its boards, which take long, only if wanted."""
    view = state.view(viewer)
    answers = {name: look() for name, look in looks_at(trial, view, viewer, 1, drawn).items()}
    for name in ("to_act", "is_chance", "is_over"):
        answers[f"the world's {name}"] = str(getattr(state, name)())
    answers["the world's seen"] = str(state.seen(viewer))
    if viewer in trial.asked(state):
        answers["the world's choose"] = str(trial.game.evaluation().choose(state, viewer, FastDice(1)))
        allowed = {"legal": str(state.legal(viewer)), "why_not": refusals(trial.game, state, viewer)}
        for name, answer in allowed.items():
            if answers[f"seat {viewer}'s {name}"] != answer:
                raise trial.broken(f"{name} of the view of {viewer} is not that of the state")
    return answers


def _follow(trial: Trial, one: State, other: State, viewer: int) -> None:
    """Play both worlds on as the viewer sees it: as long as it cannot tell them apart, it is told the same."""
    one, other = one.clone(), other.clone()
    dice = trial.fresh_dice()
    for n in range(1, FOLLOWED + 1):
        if one.is_over():
            return
        for step, step_other in _next_pairs(trial, one, other, n, dice):
            after, after_other = one.clone(), other.clone()
            apply_step(after, step)
            apply_step(after_other, step_other)
            if written(after.view(viewer)) == written(after_other.view(viewer)):
                break
            if step == step_other:
                _check_shown(trial, (one, other), (after, after_other), viewer)
                return
        else:
            return  # no step is open to both worlds
        told = trial.game.tell(one, step, after, viewer)
        told_other = trial.game.tell(other, step_other, after_other, viewer)
        if told != told_other:
            raise trial.broken(f"the log tells {viewer} more than it may know: {told}, {told_other}")
        turn = trial.game.tell_turn(one, step, after, viewer)
        turn_other = trial.game.tell_turn(other, step_other, after_other, viewer)
        if turn != turn_other:
            raise trial.broken(f"the sentence of a turn tells {viewer} more than it may know: {turn}, {turn_other}")
        flights = trial.game.flights(one, step, after, viewer)
        flights_other = trial.game.flights(other, step_other, after_other, viewer)
        if flights != flights_other:
            raise trial.broken(f"flights tell {viewer} more than it may know: {flights}, {flights_other}")
        one, other = after, after_other
    _check_alike(trial, (one, other), viewer)


def _next_pairs(trial: Trial, one: State, other: State, n: int, dice: Dice) -> list[tuple[Step, Step]]:
    """A step for each world: first any two, which may look alike where they are hidden, then the same in both."""
    if one.to_act() != other.to_act() or one.is_chance() != other.is_chance():
        raise trial.broken("in two worlds with equal views different seats are asked")
    if one.is_chance():
        who = CHANCE
        steps, others = ([outcome for outcome, _ in world.outcomes()] for world in (one, other))
    else:
        asked = trial.asked(one)
        who = asked[dice.below(len(asked))]
        steps, others = one.legal(who), other.legal(who)
    pairs = [(Step(n, who, steps[dice.below(len(steps))]), Step(n, who, others[dice.below(len(others))]))]
    both = sorted(set(steps) & set(others))
    if both:
        step = Step(n, who, both[dice.below(len(both))])
        pairs.append((step, step))
    return pairs


def _check_shown(trial: Trial, before: tuple[State, State], after: tuple[State, State], viewer: int) -> None:
    """One step told the worlds apart: then something hidden was shown, and that must be counted."""
    for earlier, later in zip(before, after, strict=True):
        if later.seen(viewer) <= earlier.seen(viewer):
            raise trial.broken(f"a step showed {viewer} something hidden, and seen did not rise")
