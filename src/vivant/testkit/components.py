"""Components: whatever an edition lists is declared, and is met in play by the sentences that name it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from vivant.engine.bits import lowest
from vivant.engine.component import Component
from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.state import State, draw_outcome

MOST: Final = 400  # matches until everything must have come up


def check_lists(game: Game) -> None:
    """Every list of the edition is one of a kind or said to be none, and what a kind holds stands in the edition."""
    kinds = {kind.name: kind for kind in game.component_kinds()}
    if not kinds:
        return
    content = game.edition.content
    told = type(game).component_lists
    for place in _lists(content, ""):
        if not any(f"{place}.".startswith(f"{known}.") or known.startswith(f"{place}.") for known in told):
            raise AssertionError(f"{game.id}: the list {place} of the edition is in no entry of component_lists")
    for place, name in told.items():
        if name and name not in kinds:
            raise AssertionError(f"{game.id}: component_lists has {place} as {name}, and there is no such kind")
        if name:
            ids = set(_texts(_at(content, place)))
            if not ids & set(kinds[name].names):
                raise AssertionError(f"{game.id}: the list {place} holds none of the kind {name}")


def check_components(game: Game, seed: int) -> None:
    """Everything that can be met is met within so many matches, and nothing else; whoever takes something is a seat."""
    wanted = {one for kind in game.component_kinds() for one in kind.components if one.id not in kind.unmet}
    never = {one for kind in game.component_kinds() for one in kind.components if one.id in kind.unmet}
    met: set[Component] = set()
    for number in range(1, MOST + 1):
        if wanted <= met:
            break
        met |= _met(game, seed, number)
    if left := sorted(wanted - met):
        raise AssertionError(f"{game.id}, seed {seed}: never met in {MOST} matches: {left[:5]}; declare it, or name it")
    if wrong := sorted(met & never):
        raise AssertionError(f"{game.id}, seed {seed}: met, and declared not to be: {wrong[:5]}")


def _met(game: Game, seed: int, number: int) -> set[Component]:
    """What the sentences of one match name; played by the game's quick player where it has one."""
    namer, dice, state, n = game.namer, FastDice(seed, number), game.new(), 0
    evaluation = game.evaluation()
    met: set[Component] = set()
    while not state.is_over():
        n += 1
        before, waiting = state.clone(), state.to_act()
        if waiting == 0:
            outcome = draw_outcome(state, dice)
            state.apply_outcome(outcome)
            step, readers = Step(n, CHANCE, outcome), range(game.players)
        else:
            seat = lowest(waiting)
            view = state.view(seat)
            for action in view.legal(seat):
                met |= namer.named(game.label(view, seat, action))
            action = evaluation.choose(view, seat, dice)
            state.apply(seat, action)
            step, readers = Step(n, seat, action), range(seat, seat + 1)
        for reader in readers:
            for line in game.tell(before, step, state, reader):
                met |= namer.named(line.message)
                for who, _ in namer.taken(line.message, reader):
                    if not 0 <= who < game.players:
                        raise AssertionError(f"{game.id}, step {n}: {line.message.key} lets {who} take something")
    return met | _at_the_end(game, state)


def _at_the_end(game: Game, state: State) -> set[Component]:
    met: set[Component] = set()
    for seat in range(game.players):
        for points in game.breakdown(state, seat):
            met |= game.namer.named(points.message)
        if (note := game.note(state, seat)) is not None:
            met |= game.namer.named(note)
    return met


def _lists(table: Mapping[str, Any], path: str) -> Iterator[str]:
    """Lists of rows, and tables whose entries are lists or tables of the same shape: what holds many of a kind."""
    for name, value in table.items():
        place = f"{path}.{name}" if path else name
        if isinstance(value, list) and value and all(isinstance(row, list) for row in value):
            yield place
        elif isinstance(value, Mapping):
            parts = list(value.values())
            if len(parts) > 1 and (
                all(isinstance(p, list) for p in parts) or all(isinstance(p, Mapping) for p in parts)
            ):
                yield place
            else:
                yield from _lists(value, place)


def _at(content: Any, place: str) -> Any:
    for name in place.split("."):
        content = content[name]
    return content


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, Mapping):
        yield from value
        for item in value.values():
            yield from _texts(item)
