"""The encoding of a game: who writes its rows, how they are laid out, and the hash by which one tells them apart."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from vivant.engine.game import Game
from vivant.engine.observation import Observer, Plane, Planes
from vivant.engine.strict import content_hash
from vivant.words import Message

_observers: WeakKeyDictionary[Game, Observer] = WeakKeyDictionary()
_encodings: WeakKeyDictionary[Game, dict[bool, Encoding]] = WeakKeyDictionary()


def observer_of(game: Game) -> Observer:
    """The game's observer, made once; for a game that has none, one that writes masks and no cell."""
    if game not in _observers:
        empty = Planes(game.players)
        _observers[game] = game.observer() or Observer(0, empty, empty, len(game.actions))
    return _observers[game]


@dataclass(frozen=True)
class Part:
    """A plane as it lies in a row, by seat or not; `turns` are those from the viewer's to the seat's."""

    name: str  # with [turns] behind it where it is by seat
    first: int
    cells: tuple[str, ...]
    turns: int | None
    hidden: bool  # there for critics alone
    message: Message

    @property
    def end(self) -> int:
        return self.first + len(self.cells)


@dataclass(frozen=True)
class Encoding:
    """A row of `size` cells, in `parts`; for a critic with those that a seat may not know."""

    version: int
    size: int
    parts: tuple[Part, ...]
    actions: tuple[str, ...]  # their texts, by number
    hash: str  # of all this: whatever was learned on rows of this hash can read them


def encoding_of(game: Game, critic: bool = False) -> Encoding:
    """That of the rows that a seat of this game is shown, or a critic; made once."""
    known = _encodings.setdefault(game, {})
    if critic not in known:
        known[critic] = _encode(game, critic)
    return known[critic]


def _encode(game: Game, critic: bool) -> Encoding:
    observer = observer_of(game)
    size, parts = observer.own.size(), _parts(observer.own, 0, False)
    if critic:
        parts += _parts(observer.hidden, size, True)
        size += observer.hidden.size()
    actions = tuple(game.text(action) for action in range(len(game.actions)))
    layout = [[part.name, part.first, list(part.cells)] for part in parts]
    told = content_hash([game.id, observer.version, size, layout, list(actions)])
    return Encoding(observer.version, size, tuple(parts), actions, told)


def _parts(layout: Planes, start: int, hidden: bool) -> list[Part]:
    """In the order of their cells."""
    parts = [_part(plane, start, None, hidden) for plane in layout.planes if not plane.by_seat]
    for turns in range(layout.players):
        begin = start + turns * layout.stride()
        parts += [_part(plane, begin, turns, hidden) for plane in layout.planes if plane.by_seat]
    return parts


def _part(plane: Plane, start: int, turns: int | None, hidden: bool) -> Part:
    name = plane.name if turns is None else f"{plane.name}[{turns}]"
    kind = plane.name.partition(" ")[0]
    return Part(name, start + plane.first, tuple(plane.cells), turns, hidden, Message(f"plane-{kind}"))
