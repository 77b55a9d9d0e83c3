"""Scenes: pieces that a page may take in as they are, buttons for nothing but what is legal, and true flights.

For games that draw; the others pass.
"""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree import ElementTree

from vivant.engine.game import Game
from vivant.engine.state import EVERYTHING, State
from vivant.testkit.trial import COMPILED, Trial, net

LOOKS: Final = 8 if COMPILED else 4  # in a match
SHAPES: Final = {"wide": ("table",), "tall": ("table", "reach", "others")}
SHOWN: Final = {
    "g",
    "rect",
    "circle",
    "ellipse",
    "path",
    "line",
    "polyline",
    "polygon",
    "text",
    "tspan",
    "use",
    "title",
}
KEPT: Final = {"pattern", "linearGradient", "radialGradient", "stop", "symbol", "clipPath", "mask"}
_REFERENCE: Final = re.compile(r"url\(([^)]*)\)")
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")


@net
def check_scenes(trial: Trial) -> None:
    """Scenes of every shape, for all who look, and those that stand beside the table: poster and illustrations."""
    kind = type(trial.game)
    if kind.scene is Game.scene:
        return
    names = [f"<b>{seat}" for seat in trial.seats]
    bots = [seat == 1 for seat in trial.seats]
    for state in trial.walk():
        if not (trial.now_and_then(LOOKS) or state.is_over() or trial.step == 0):
            continue
        for looker in [EVERYTHING, *trial.lookers]:
            view = state if looker == EVERYTHING else state.view(looker)
            for shape, pictures in SHAPES.items():
                scene = trial.game.scene(view, "en", names, bots, shape)
                if fault := scene_fault(scene, pictures) or _button_fault(trial, scene, state, looker):
                    raise trial.broken(f"the {shape} scene for {looker}: {fault}")
                if _keys(trial.game.scene(view, "fr", names, bots, shape)) != _keys(scene):
                    raise trial.broken(f"the {shape} scene for {looker} has other keys in another language")
    for name, scene in [("poster", kind.poster("fr")), *kind.illustrations("fr").items()]:
        if fault := scene_fault(scene, tuple(picture.name for picture in scene.pictures)):
            raise trial.broken(f"the picture {name}: {fault}")


@net
def check_moves(trial: Trial) -> None:
    """What flies is in the wide scene after the step, and what it came from in the one before."""
    if type(trial.game).scene is Game.scene:
        return
    names = [f"seat {seat}" for seat in trial.seats]
    state = trial.game.new()
    while not state.is_over():
        step = trial.next_step(state)
        before = state.clone()
        trial.take(state, step)
        for looker in trial.lookers:
            moves = trial.game.moves(before, step, state, looker)
            if not moves:
                continue
            old, new = (
                _keys(trial.game.scene(position.view(looker), "en", names, [False] * len(names)))
                for position in (before, state)
            )
            for move in moves:
                if move.key not in new:
                    raise trial.broken(f"for {looker} there is no {move.key} that could have come from {move.source}")
                if move.source not in old:
                    raise trial.broken(f"for {looker} {move.key} comes from {move.source}, which was not there")


def scene_fault(scene: Any, pictures: tuple[str, ...]) -> str | None:
    """Why a page could not show this scene, or should not; None when all is well."""
    names = tuple(picture.name for picture in scene.pictures)
    if not names or names != pictures[: len(names)]:
        return f"its pictures are {' '.join(names)}"
    keys = _keys(scene)
    if len(set(keys)) != len(keys):
        return f"a key stands twice: {' '.join(sorted({key for key in keys if keys.count(key) > 1}))}"
    kept = ElementTree.fromstring(f"<defs>{scene.sprite}</defs>")
    drawn = [kept]
    for key, svg in _fragments(scene):
        try:
            root = ElementTree.fromstring(svg)
        except ElementTree.ParseError as error:
            return f"{key} is not well formed: {error}"
        if root.get("id") != key:
            return f"{key} is not the id of its root, which is {root.get('id')}"
        if not _KEY.fullmatch(key):
            return f"{key!r} is no key: small letters, digits and hyphens"
        drawn.append(root)
    known = {element.get("id") for root in drawn for element in root.iter()}
    for root in drawn:
        for element in root.iter():
            if fault := _element_fault(element, known, SHOWN if root is not kept else SHOWN | KEPT | {"defs"}):
                return f"{root.get('id') or 'sprite'}: {fault}"
    return None


def _element_fault(element: ElementTree.Element, known: set[str | None], tags: set[str]) -> str | None:
    if element.tag not in tags:
        return f"a page takes no <{element.tag}>"
    for name, value in element.attrib.items():
        if name == "style" or name.startswith("on"):
            return f"a page takes no attribute {name}"
        references = [value] if name.endswith("href") else _REFERENCE.findall(value)
        for reference in references:
            if not reference.startswith("#") or reference[1:] not in known:
                return f'{name}="{value}" is not in the scene'
    return None


def _button_fault(trial: Trial, scene: Any, state: State, looker: int) -> str | None:
    """What can be chosen is offered, what is veiled is not legal, and both say so to ears and keys."""
    asked = looker >= 0 and bool(state.to_act() >> looker & 1)
    offered = trial.game.choices(state.view(looker), looker) if asked else []
    legal = {trial.game.text(action) for action in offered}
    for key, svg in _fragments(scene):
        if "data-action" not in svg:
            continue
        for element in ElementTree.fromstring(svg).iter():
            text = element.get("data-action")
            if text is None:
                continue
            if not asked:
                return f"{key} can be chosen, and nobody is asked"
            if element.get("role") != "button" or element.get("tabindex") != "0" or not element.get("aria-label"):
                return f"{key} is no named button"
            can = "can" in (element.get("class") or "").split()
            if can != (text in legal):
                return f"{key} {'can' if can else 'cannot'} be chosen, against the rules"
            if not can:
                reason = state.why_not(looker, trial.game.parse(text))
                if element.get("aria-disabled") != "true" or reason is None or element.get("data-why") != reason.rule:
                    return f"{key} is veiled and does not say by which rule"
    return None


def _keys(scene: Any) -> list[str]:
    return [key for key, _ in _fragments(scene)]


def _fragments(scene: Any) -> list[tuple[str, str]]:
    return [(fragment.key, fragment.svg) for picture in scene.pictures for fragment in picture.fragments]
