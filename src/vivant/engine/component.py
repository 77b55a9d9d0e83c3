"""Components: what an edition lists, and how sentences of a match name it, so that anybody can count what it did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from vivant.words import Listing, Message, Who

MOST_KEPT: Final = 8192  # messages whose components are known


class Component(NamedTuple):
    """A card, tile, token, space of a board: its kind, and its id as the edition writes it."""

    kind: str
    id: str


@dataclass(frozen=True)
class ComponentKind:
    """Components of a kind, in the edition's order; together they are called by the message `component-NAME`.

    A sentence names one by an argument that is called one of `args` and holds its id, or several by a Listing of ids
    there. What stands inside a Message that names one only describes it; where such a Message names components of
    several kinds itself, it stands for the kind that the game lists first.

    `names` is what each is called. `keys` are the keys by which things of a scene stand for them, where they do.
    `unmet` are those that cannot be met with these players and options.
    """

    name: str
    args: tuple[str, ...]
    names: Mapping[str, Message]
    keys: Mapping[str, str] = field(default_factory=dict)
    unmet: frozenset[str] = frozenset()

    @property
    def title(self) -> Message:
        return Message(f"component-{self.name}")

    @property
    def components(self) -> tuple[Component, ...]:
        return tuple(Component(self.name, id) for id in self.names)


class Taking(NamedTuple):
    """Whoever is named by the argument `who` of a line with this key has taken what its argument `what` names.

    Where the line has no such argument, it is whoever may read it.
    """

    key: str
    what: str
    who: str = "seat"


class Namer:
    """Finds the components that sentences name."""

    def __init__(self, kinds: Sequence[ComponentKind], takings: Sequence[Taking]) -> None:
        self.kinds = tuple(kinds)
        self._known = {
            (arg, id): Component(kind.name, id) for kind in self.kinds for arg in kind.args for id in kind.names
        }
        self._args = frozenset(arg for kind in self.kinds for arg in kind.args)
        self._order = {kind.name: at for at, kind in enumerate(self.kinds)}
        self._kept: dict[int, tuple[Message, tuple[Component, ...]]] = {}
        self._takings: dict[str, list[Taking]] = {}
        for taking in takings:
            self._takings.setdefault(taking.key, []).append(taking)

    def named(self, message: Message) -> set[Component]:
        """All that the sentence names."""
        return {one for name, value in message.args.items() for one in self._in(name, value)}

    def taken(self, message: Message, reader: int) -> Iterator[tuple[int, Component]]:
        """Who took what by this line, which `reader` may read."""
        for taking in self._takings.get(message.key, ()):
            if taking.what not in message.args:
                continue
            who = message.args.get(taking.who, Who(reader))
            if not isinstance(who, Who):  # one who has no seat
                continue
            for one in self._in(taking.what, message.args[taking.what]):
                yield who.seat, one

    def _in(self, name: str, value: object) -> Iterator[Component]:
        """Also several times, as a line can name several that are alike."""
        if isinstance(value, str):
            if (one := self._known.get((name, value))) is not None:
                yield one
        elif isinstance(value, Listing):
            for item in value.items:
                yield from self._in(name, item)
        elif isinstance(value, Message):
            yield from self._inside(value)

    def _inside(self, message: Message) -> tuple[Component, ...]:
        """What a message inside another one stands for. Names of things are made once and come again and again."""
        known = self._kept.get(id(message))
        if known is not None and known[0] is message:
            return known[1]
        own = {one for name, value in message.args.items() if name in self._args for one in self._direct(name, value)}
        first = min((self._order[one.kind] for one in own), default=0)
        own = {one for one in own if self._order[one.kind] == first}
        if not own:
            for name, value in message.args.items():
                own.update(self._in(name, value))
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[id(message)] = message, tuple(sorted(own))
        return self._kept[id(message)][1]

    def _direct(self, name: str, value: object) -> Iterator[Component]:
        """By its id, here and not inside another message."""
        for text in value.items if isinstance(value, Listing) else (value,):
            if isinstance(text, str) and (one := self._known.get((name, text))) is not None:
                yield one
