"""Scenes: pieces that a page may take in as they are, marks exactly where the choices say, and true flights.

For games that draw; the others pass.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final
from xml.etree import ElementTree

from vivant.engine.choice import Choice, marks_of
from vivant.engine.game import Game
from vivant.testkit.trial import COMPILED, Trial, net

LOOKS: Final = 8 if COMPILED else 4  # in a match
SHAPES: Final = {"wide": ("table",), "laptop": ("table",), "tall": ("table", "reach", "others")}
SHOWN: Final = set("g rect circle ellipse path line polyline polygon text tspan use title".split())
KEPT: Final = {"pattern", "linearGradient", "radialGradient", "stop", "symbol", "clipPath", "mask"}
_REFERENCE: Final = re.compile(r"url\(([^)]*)\)")
_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")


@net
def check_scenes(trial: Trial) -> None:
    """Scenes of every shape, for all who look, and those that stand beside the table: poster and illustrations."""
    kind = type(trial.game)
    if not kind.draws():
        return
    names = [f"<b>{seat}" for seat in trial.seats]
    bots = [seat == 1 for seat in trial.seats]
    for state in trial.looks(LOOKS):
        for viewer, view in trial.views(state):
            choices = trial.game.choices_now(view, viewer)
            drawn: set[str] = set()
            for shape, pictures in SHAPES.items():
                rest = trial.game.scene(view, "en", names, bots, shape)
                scene = trial.game.scene(view, "en", names, bots, shape, choices)
                fault = scene_fault(scene, pictures) or _mark_fault(trial.game, rest, [], names)
                if fault := fault or _mark_fault(trial.game, scene, choices, names):
                    raise trial.broken(f"the {shape} scene for {viewer}: {fault}")
                if _keys(trial.game.scene(view, "fr", names, bots, shape, choices)) != _keys(scene):
                    raise trial.broken(f"the {shape} scene for {viewer} has other keys in another language")
                drawn.update(_keys(scene))
            for choice in choices:
                if choice.keys and drawn.isdisjoint(choice.keys):
                    raise trial.broken(f"nothing is drawn of {' '.join(choice.keys)}, which stand for {choice.text}")
    beside = {"poster": kind.poster("fr"), **kind.illustrations("fr")}
    for name, picture in beside.items():
        assert picture is not None
        if fault := scene_fault(picture, tuple(part.name for part in picture.pictures)):
            raise trial.broken(f"the picture {name}: {fault}")


@net
def check_flights(trial: Trial) -> None:
    """What flies is in the wide scene after the step, and what it came from in the one before."""
    if not trial.game.draws():
        return
    names = [f"seat {seat}" for seat in trial.seats]
    for before, step, after in trial.changes():
        for viewer in trial.viewers:
            flights = trial.game.flights(before, step, after, viewer)
            if not flights:
                continue
            old, new = (
                _keys(trial.game.scene(position.view(viewer), "en", names, [False] * len(names)))
                for position in (before, after)
            )
            for flight in flights:
                if flight.key not in new:
                    raise trial.broken(f"for {viewer} there is no {flight.key} that could come from {flight.source}")
                if flight.source not in old:
                    raise trial.broken(f"for {viewer} {flight.key} comes from {flight.source}, which was not there")


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


def _mark_fault(game: Game, scene: Any, choices: Sequence[Choice], names: list[str]) -> str | None:
    """A thing is marked exactly as the choices with its key say, at its root, for eyes, ears and keys."""
    marks = marks_of(choices, game.book.words("en"), names)
    for key, svg in _fragments(scene):
        root = ElementTree.fromstring(svg)
        if fault := _root_fault(root, marks.get(key)):
            return f"{key} {fault}"
        for element in root.iter():
            if element is not root and (set(_marking(element)) or element.get("role") == "button"):
                return f"{key} has something to choose inside it"
    return None


def _root_fault(root: ElementTree.Element, mark: Any) -> str | None:
    """`mark` is None for a thing that stands for nothing."""
    right: dict[str, str] = {}
    if mark is not None:
        told = {"data-action": mark.action, "data-also": mark.also, "data-why": mark.refused}
        if mark.reason:
            told = {"data-why": mark.refused, "data-say": mark.reason}
        right = {name: value for name, value in told.items() if value}
    if _marking(root) != right:
        return f"is marked {_marking(root)}, and its choices say {right}"
    button = mark is not None and not mark.reason
    offered = button and not mark.refused
    if ("can" in (root.get("class") or "").split()) != offered:
        return "looks as if it could be chosen and cannot, or the other way round"
    if button != (root.get("role") == "button" and root.get("tabindex") == "0" and bool(root.get("aria-label"))):
        return "is a button with a name and stands for nothing, or the other way round"
    if (root.get("aria-disabled") == "true") != (button and not offered):
        return "is disabled for ears and offered, or the other way round"
    return None


def _marking(element: ElementTree.Element) -> dict[str, str]:
    marking = {name: element.get(name) for name in ("data-action", "data-also", "data-why", "data-say")}
    return {name: value for name, value in marking.items() if value is not None}


def _keys(scene: Any) -> list[str]:
    return [key for key, _ in _fragments(scene)]


def _fragments(scene: Any) -> list[tuple[str, str]]:
    return [(fragment.key, fragment.svg) for picture in scene.pictures for fragment in picture.fragments]
