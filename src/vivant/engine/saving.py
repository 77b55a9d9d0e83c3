"""Saving: the fields of a state as JSON and back, from one table that is written once for both ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vivant.engine.state import Json


@dataclass(frozen=True)
class Kind:
    """How one kind of value is written, and read again; both are given the setup, which knows the names of things.

    `read` may fail in any way on what `write` did not write.
    """

    write: Callable[[Any, Any], Json]
    read: Callable[[Json, Any], Any]


@dataclass(frozen=True)
class Field:
    """A field of a state: its key in the JSON, its kind, and its attribute where that has another name."""

    key: str
    kind: Kind
    attribute: str = ""

    def save(self, thing: object, setup: Any) -> Json:
        return self.kind.write(getattr(thing, self.attribute or self.key), setup)

    def restore(self, thing: object, setup: Any, data: Json) -> None:
        setattr(thing, self.attribute or self.key, self.kind.read(data, setup))


@dataclass(frozen=True)
class Row:
    """Several fields that are one list in the JSON; their own keys are not written."""

    key: str
    fields: Sequence[Field]

    def save(self, thing: object, setup: Any) -> Json:
        return [field.save(thing, setup) for field in self.fields]

    def restore(self, thing: object, setup: Any, data: Json) -> None:
        for field, entry in zip(self.fields, data, strict=True):
            field.restore(thing, setup, entry)


@dataclass(frozen=True)
class Whole:
    """What several attributes make up together: written from the thing itself, and read into it."""

    key: str
    write: Callable[[Any, Any], Json]  # the thing and the setup
    read: Callable[[Any, Any, Json], None]  # the thing, the setup and the data

    def save(self, thing: object, setup: Any) -> Json:
        return self.write(thing, setup)

    def restore(self, thing: object, setup: Any, data: Json) -> None:
        self.read(thing, setup, data)


NUMBER = Kind(lambda value, setup: int(value), lambda data, setup: int(data))
FLAG = Kind(lambda value, setup: bool(value), lambda data, setup: bool(data))


def named(names: Sequence[str], none: bool = False) -> Kind:
    """A number from 0 by its name; where there may be `none`, -1 is null."""
    places: dict[str | None, int] = {name: place for place, name in enumerate(names)}
    if none:
        places[None] = -1
    return Kind(lambda value, setup: None if value < 0 else names[value], lambda data, setup: places[data])


def list_of(kind: Kind) -> Kind:
    return Kind(
        lambda value, setup: [kind.write(entry, setup) for entry in value],
        lambda data, setup: [kind.read(entry, setup) for entry in data],
    )


def thing_of(make: Callable[[Any], Any], fields: Sequence[Field | Row | Whole]) -> Kind:
    """A thing with fields of its own; `make` gives an empty one, from the setup."""

    def read(data: Json, setup: Any) -> Any:
        thing = make(setup)
        restore(thing, fields, setup, data)
        return thing

    return Kind(lambda value, setup: save(value, fields, setup), read)


def save(thing: object, fields: Sequence[Field | Row | Whole], setup: Any) -> dict[str, Json]:
    """What the fields of a thing hold, in their order."""
    return {field.key: field.save(thing, setup) for field in fields}


def restore(thing: object, fields: Sequence[Field | Row | Whole], setup: Any, data: Json) -> None:
    """The inverse of `save`: sets the attributes."""
    for field in fields:
        field.restore(thing, setup, data[field.key])
