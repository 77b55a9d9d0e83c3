"""Rulings chosen at a table: the switches of a game, set by name, and the edition that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vivant.engine.edition import Edition, Switch, edition_from_content, spelled
from vivant.engine.errors import SetupError
from vivant.engine.facts import settings_of
from vivant.engine.option import short
from vivant.words import Listing, Message


def read_rulings(switches: tuple[Switch, ...], texts: Sequence[str]) -> dict[str, bool | str]:
    """As they are typed, `name=value` each."""
    typed: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(Message("switch-form", {"text": short(text)}))
        switch = _switch(switches, name.strip())
        wanted = value.strip().lower()
        typed[switch.name] = next((known for known in switch.values if spelled(known) == wanted), value.strip())
    return check_rulings(switches, typed)


def check_rulings(switches: tuple[Switch, ...], given: Mapping[str, object]) -> dict[str, bool | str]:
    """As a program gives them; refused unless each is a switch of the game and one of its values."""
    rulings: dict[str, bool | str] = {}
    for name, value in given.items():
        switch = _switch(switches, name)
        for known in switch.values:
            if value == known and type(value) is type(known):
                rulings[switch.name] = known
        if switch.name not in rulings:
            values = Listing(tuple(spelled(known) for known in switch.values), either=True)
            args = {"name": switch.name, "value": short(value), "values": values, "rule": switch.rule}
            raise SetupError(Message("switch-value", args))
    return rulings


def _switch(switches: tuple[Switch, ...], name: str) -> Switch:
    for switch in switches:
        if switch.name == name:
            return switch
    names = Listing(tuple(switch.name for switch in switches))
    raise SetupError(Message("switch-unknown" if switches else "switch-none", {"name": short(name), "names": names}))


def with_rulings(edition: Edition, switches: tuple[Switch, ...], rulings: Mapping[str, bool | str]) -> Edition:
    """The edition with these rulings; its name says which are other than before. The same one where none is."""
    before = settings_of(edition, switches)
    names = [switch.name for switch in switches if switch.name in rulings]  # in one order: alike, they are the same
    changed = {name: rulings[name] for name in names if rulings[name] != before[name]}
    if not changed:
        return edition
    content: dict[str, Any] = dict(edition.content)
    content["rulings"] = {**content.get("rulings", {}), **changed}
    named = ", ".join(f"{name}={spelled(value)}" for name, value in changed.items())
    content["edition"] = {**content["edition"], "name": f"{edition.name}, {named}"}
    return edition_from_content(content, edition.where)
