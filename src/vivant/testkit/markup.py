"""Markup: whatever an edition and people call things, it is read as text and never becomes part of a picture or page.

Every string of an edition that the game lets one change is made hostile, wherever it occurs; so are the names of seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from xml.etree import ElementTree

from vivant.engine.edition import Edition, edition_from_content
from vivant.engine.errors import VivantError
from vivant.engine.game import Game
from vivant.testkit.about import pictures_of
from vivant.testkit.scenes import SHAPES, scene_fault
from vivant.testkit.trial import Trial, net

HOSTILE: Final = "\"><script>x</script>&'<b>"
RAW: Final = ("<script>x", "<b>", "&'")  # how it reads where nobody escaped it
SHORT: Final = '"<&'  # for what must be short; it breaks whatever it stands in raw
LOOKS: Final = 2


@net
def check_markup(trial: Trial) -> None:
    """Scenes of every shape for all who look, the file that `vivant picture` writes, and all that stands beside."""
    kind = type(trial.game)
    if not kind.draws():
        return
    for edition in hostile_editions(trial.game):
        hostile = hostile_game(kind, edition)
        inner = Trial(hostile(trial.game.players, trial.game.options, edition), trial.seed)
        names = [f"{seat}{HOSTILE}" for seat in inner.seats]
        for state in inner.looks(LOOKS):
            for viewer, view in inner.views(state):
                choices = inner.game.choices_now(view, viewer)
                for shape in SHAPES:
                    for offered in ([], choices):
                        scene = inner.game.scene(view, "en", names, [False] * len(names), shape, offered)
                        if fault := picture_fault(scene):
                            raise inner.broken(f"the {shape} scene for {viewer}: {fault}")
        if trial.game.edition.hash == kind.standard_edition().hash:  # they show what that holds
            told = hostile.about("en")
            beside = {"poster": hostile.poster("en"), **hostile.illustrations("en")}
            for name, picture in [*beside.items(), *(pictures_of(told) if told is not None else ())]:
                if fault := picture_fault(picture):
                    raise inner.broken(f"the picture {name}: {fault}")


def picture_fault(scene: Any) -> str | None:
    """What of a scene with hostile strings is not what it was drawn as."""
    fragments = [fragment.svg for picture in scene.pictures for fragment in picture.fragments]
    file = scene._repr_svg_()
    for svg in (scene.sprite, *fragments, file):
        if fault := raw_fault(svg):
            return fault
    ElementTree.fromstring(file)
    return scene_fault(scene, tuple(picture.name for picture in scene.pictures))


def raw_fault(markup: str) -> str | None:
    """Where a hostile string stands raw; None where it stands nowhere."""
    for raw in RAW:
        at = markup.find(raw)
        if at >= 0:
            return f"{raw!r} stands there as it is: {markup[max(0, at - 60) : at + 40]}"
    return None


def hostile_game(kind: type[Game], edition: Edition) -> type[Game]:
    """The game, as if this edition were its standard one: for what is drawn and written of that alone."""
    return type(kind.__name__, (kind,), {"standard_edition": classmethod(lambda _: edition)})


def hostile_editions(game: Game) -> Iterator[Edition]:
    """The game's edition with every string hostile that it lets one change; at the string's end, and at its start."""
    for before, after in (("", HOSTILE), (HOSTILE, ""), ("", SHORT)):
        content = dict(game.edition.content)
        for text in sorted(_strings(content) - {game.id}):
            changed = _renamed(content, text, before + text + after)
            if _is_played(game, changed):
                content = changed
        yield edition_from_content(content, "hostile")


def _is_played(game: Game, content: dict[str, Any]) -> bool:
    try:
        edition = edition_from_content(content, "hostile")
        type(game).components(edition)
        hostile_game(type(game), edition)(game.players, game.options, edition).new()
    except VivantError:
        return False
    return True


def _strings(value: Any) -> set[str]:
    """All values and keys."""
    if isinstance(value, dict):
        return set(value).union(*map(_strings, value.values()))
    if isinstance(value, list):
        return set().union(*map(_strings, value))
    return {value} if isinstance(value, str) else set()


def _renamed(value: Any, old: str, new: str) -> Any:
    """The same with another name for something, wherever it stands."""
    if isinstance(value, dict):
        return {new if key == old else key: _renamed(each, old, new) for key, each in value.items()}
    if isinstance(value, list):
        return [_renamed(each, old, new) for each in value]
    return new if value == old else value
