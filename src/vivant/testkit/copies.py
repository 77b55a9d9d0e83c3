"""A state is data: looking changes nothing, copies share nothing, and what is written can be read again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from vivant.engine.dice import FastDice
from vivant.engine.errors import DataError
from vivant.engine.game import CHANCE, Game
from vivant.engine.simulate import play_out
from vivant.engine.space import UNKNOWN, Space
from vivant.engine.state import EVERYTHING, State
from vivant.engine.strict import write_compact
from vivant.engine.timeline import apply_step
from vivant.testkit.scenes import SHAPES
from vivant.testkit.trial import COMPILED, Trial, net, twin, written
from vivant.words import LANGUAGES

Looks = dict[str, Callable[[], str]]

LOOKS = 5 if COMPILED else 3  # in a match
READS = 40 if COMPILED else 12


@net
def check_clones(trial: Trial) -> None:
    """Play on now in the clone, now in the original, and keep the other: no later step may reach back into it."""
    kept: list[tuple[int, str, State, str]] = []
    state = trial.game.new()
    while not state.is_over():
        other = state.clone()
        if written(other) != written(state):
            raise trial.broken("a clone is not what it was cloned from")
        if trial.sometimes(2):
            state, other = other, state
        kept.append((trial.step, "state", other, written(other)))
        if trial.now_and_then(READS):
            viewer = trial.viewers[trial.looking.below(len(trial.viewers))]
            view = state.view(viewer)
            kept.append((trial.step, f"view of {viewer}", view, written(view)))
            if written(view.clone()) != written(view):
                raise trial.broken(f"a clone of the view of {viewer} is another one")
            world = view.imagine(trial.fresh_dice())
            play_out(world, trial.fresh_dice())
        trial.take(state, trial.next_step(state))
    for step, what, past, text in kept:
        if written(past) != text:
            raise trial.broken(f"the {what} kept from step {step} was changed by what came later")


@net
def check_copies_play_alike(trial: Trial) -> None:
    """A clone and a state read back from its data go on as the original does, to the last step."""
    copies: list[tuple[str, State]] = []
    state = trial.game.new()
    while True:
        if len(copies) < 8 and (trial.step == 0 or trial.now_and_then(4)):
            copies.append((f"the clone of step {trial.step}", state.clone()))
            copies.append((f"the data of step {trial.step}", trial.game.load(json.loads(written(state)))))
        for name, copy in copies:
            for seat in trial.asked(state):
                if copy.to_act() != state.to_act() or copy.legal(seat) != state.legal(seat):
                    raise trial.broken(f"{name} allows other actions than the state that it came from")
            if state.is_chance() and copy.outcomes() != state.outcomes():
                raise trial.broken(f"{name} has other outcomes than the state that it came from")
        if state.is_over():
            break
        step = trial.next_step(state)
        for _, copy in copies:
            apply_step(copy, step)
        trial.take(state, step)
    for name, copy in copies:
        if written(copy) != written(state):
            raise trial.broken(f"{name} ends otherwise than the state that it came from")


@net
def check_data(trial: Trial) -> None:
    """States and views: plain JSON, read back to the byte, shared with nobody."""
    for state in trial.looks(READS):
        for viewer, view in trial.views(state):
            _check_round_trip(trial, view, viewer)
    rubbish: Any
    for rubbish in (None, 7, "data", [], {}, [[]], {"": None}):
        try:
            trial.game.load(rubbish)
        except DataError:
            continue
        raise trial.broken(f"load({rubbish!r}) is not refused")


def _check_round_trip(trial: Trial, state: State, viewer: int) -> None:
    data = state.data()
    text = write_compact(data)
    read = json.loads(text)
    if read != data:
        raise trial.broken(f"the data for {viewer} are not plain JSON")
    again = trial.game.load(read)
    if written(again) != text:
        raise trial.broken(f"the data for {viewer} are read back as something else")
    scramble(data)
    scramble(read)
    if written(state) != text or written(again) != text:
        raise trial.broken(f"the data for {viewer} are shared with the state")
    if viewer != EVERYTHING:
        dice = trial.fresh_dice()
        if written(again.imagine(twin(dice))) != written(state.imagine(dice)):
            raise trial.broken(f"the view of {viewer} imagines otherwise once it is read back")


def scramble(data: Any) -> None:
    """Change whatever can be changed in place."""
    if isinstance(data, dict):
        for value in data.values():
            scramble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scramble(value)
        data.append("scrambled")


@net
def check_looking(trial: Trial) -> None:
    """Ask everything in any order, twice over: the answers stay the same and the state, or view, too."""
    for state in trial.looks(LOOKS):
        for viewer, target in trial.views(state):
            before = written(target)
            looks = looks_at(trial, target, viewer, trial.looking.below(1 << 31))
            answers: dict[str, str] = {}
            names = [*looks, *looks]
            while names:
                name = names.pop(trial.looking.below(len(names)))
                answer = looks[name]()
                if answers.setdefault(name, answer) != answer:
                    raise trial.broken(f"{name} for {viewer} answers otherwise the second time")
                if written(target) != before:
                    raise trial.broken(f"{name} changes the state for {viewer}")


def looks_at(trial: Trial, state: State, viewer: int, seed: int, drawn: bool = True) -> Looks:
    """Every way to look at a state or view, by name, with its answer as text; what is `drawn` takes long."""
    game, seats = trial.game, trial.seats
    names = [f"seat {seat}" for seat in seats]
    looks: Looks = {
        "data": lambda: written(state),
        "to_act": lambda: str(state.to_act()),
        "is_chance": lambda: str(state.is_chance()),
        "is_over": lambda: str(state.is_over()),
        "clone": lambda: written(state.clone()),
        "imagine": lambda: written(state.imagine(FastDice(seed))),
        "scores": lambda: str(state.scores()),
        "ranking": lambda: str(state.ranking()),
        "breakdown": lambda: str(
            [(part.value, part.rule, part.message) for seat in seats for part in game.breakdown(state, seat)]
        ),
        "seen": lambda: str([state.seen(seat) for seat in trial.viewers]),
        "open_chapter": lambda: str(game.open_chapter(state)),
        "status": lambda: str(game.status(state)),
        "note": lambda: str([game.note(state, seat) for seat in seats]),
    }
    if drawn:
        looks["board"] = lambda: str(
            [game.board(state, lang, names, plain) for lang in LANGUAGES for plain in (False, True)]
        )
    if drawn and game.draws():
        choices = game.choices_now(state, viewer)
        looks["scene"] = lambda: str(
            [game.scene(state, "en", names, [False] * len(names), shape, choices).pictures for shape in SHAPES]
        )
    if viewer == EVERYTHING:
        looks["view"] = lambda: str([written(state.view(seat)) for seat in trial.viewers])
        looks["pieces"] = lambda: str(sorted(game.pieces(state).items()))
        looks["value"] = lambda: str([game.evaluation().value(state, seat) for seat in seats])
        if state.is_chance():
            looks["outcomes"] = lambda: str(state.outcomes())
    for seat in trial.asked(state):
        if viewer in (EVERYTHING, seat):
            looks |= looks_of_the_asked(game, state, seat, seed)
    return looks


def looks_of_the_asked(game: Game, state: State, seat: int, seed: int) -> Looks:
    """The quick player looks at a world that the view allows."""
    world = state.imagine(FastDice(seed))
    return {
        f"seat {seat}'s legal": lambda: str(state.legal(seat)),
        f"seat {seat}'s pick": lambda: str(state.pick(seat, FastDice(seed))),
        f"seat {seat}'s choose": lambda: str(game.evaluation().choose(world, seat, FastDice(seed))),
        f"seat {seat}'s question": lambda: str(game.question(state, seat)),
        f"seat {seat}'s prompt": lambda: str(game.prompt(state, seat)),
        f"seat {seat}'s label": lambda: str([game.label(state, seat, each) for each in range(len(game.actions))]),
        f"seat {seat}'s purpose": lambda: str([game.purpose(state, seat, each) for each in state.legal(seat)]),
        f"seat {seat}'s why_not": lambda: refusals(game, state, seat),
        f"seat {seat}'s choices": lambda: choices_of(game, state, seat),
    }


def choices_of(game: Game, view: State, seat: int) -> str:
    """All that is said of a seat's choices."""
    return "\n".join(
        f"{choice.action} {choice.text} {choice.label} {choice.keys} {choice.aside} "
        + ("" if choice.reason is None else f"{choice.reason.rule} {choice.reason.message}")
        for choice in game.choices(view, seat)
    )


def refusals(game: Game, state: State, seat: int) -> str:
    """The answers of why_not over the whole action space."""
    reasons = [game.why_not(state, seat, action) for action in range(len(game.actions))]
    return "\n".join("" if reason is None else f"{reason.rule} {reason.message}" for reason in reasons)


@net
def check_same_dice(trial: Trial) -> None:
    """Equal dice give equal matches, whether chance is rolled or drawn outcome by outcome."""
    drawn = [written(state) for state in trial.walk() if not state.is_chance()]
    again = Trial(trial.game, trial.seed)
    if drawn != [written(state) for state in again.walk() if not state.is_chance()]:
        raise trial.broken("equal dice do not give equal matches")
    rolled: list[str] = []
    again = Trial(trial.game, trial.seed)
    state = trial.game.new()
    while True:
        state.roll(again.chance)
        rolled.append(written(state))
        if state.is_over():
            break
        step = again.next_step(state)
        assert step.who != CHANCE
        apply_step(state, step)
    if drawn != rolled:
        raise trial.broken("a match whose chance is rolled differs from one drawn outcome by outcome")


@net
def check_texts(trial: Trial) -> None:
    """Every action and outcome has one text, which is read back however it is typed."""
    game = trial.game
    spaces: list[tuple[str, Space, Callable[[int], str], Callable[[str], int]]] = [
        ("action", game.actions, game.text, game.parse),
        ("outcome", game.outcomes, game.outcome_text, game.parse_outcome),
    ]
    for what, space, text_of, parse in spaces:
        for id in range(len(space)):
            text = text_of(id)
            if not text or text != " ".join(text.split()):
                raise trial.broken(f"the {what} {id} is written {text!r}, with blanks where none belong")
            if what == "outcome" and " " in text:
                raise trial.broken(f"the outcome {text!r} has a blank, which in a record stands between outcomes")
            typed = (text, text.upper(), text.lower(), text.title(), f"  {text}\t", text.replace(" ", " \t "))
            for way in typed:
                if parse(way) != id:
                    raise trial.broken(f"the {what} {text!r}, typed {way!r}, is read as {parse(way)}, not {id}")
        for unknown in ("", " ", "no such thing", "\x00", "🂡"):
            if parse(unknown) != UNKNOWN:
                raise trial.broken(f"{unknown!r} is read as an {what}")
