"""Spec: what every cell of an observation means, for people and for programs."""

from __future__ import annotations

import json
import operator
from collections.abc import Mapping, Sequence
from functools import cached_property
from html import escape
from typing import Any, Final, SupportsIndex

from vivant.engine.edition import Edition
from vivant.engine.encoding import Encoding, Part, encoding_of
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.portrait import table
from vivant.engine.registry import make_game
from vivant.words import Listing, Message

COLUMNS: Final = ("first", "cells", "name", "meaning")


class Spec:
    """The rows of a game at one player count: `size` cells, in `parts`, of which `names` tells each.

    `hash` is that of the layout: keep it with what was learned, and compare it before that is used again. `actions`
    are the texts of the actions, by number.
    """

    def __init__(self, game: Game, critic: bool = False) -> None:
        self.game = game
        self.critic = critic
        self.encoding: Encoding = encoding_of(game, critic)
        self.version = self.encoding.version
        self.parts: tuple[Part, ...] = self.encoding.parts
        self.size: int = self.encoding.size
        self.actions = self.encoding.actions
        self.hash = self.encoding.hash

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By cell, as "hand:r7" or "played[2]:b3"; an unused one has none."""
        names = [""] * self.size
        for part in self.parts:
            names[part.first : part.end] = [f"{part.name}:{cell}" for cell in part.cells]
        return tuple(names)

    def part(self, name: str) -> Part:
        """The one of this name; a SetupError that tells those there are."""
        for part in self.parts:
            if part.name == name:
                return part
        known = Listing(tuple(part.name for part in self.parts))
        raise SetupError(Message("lab-part", {"game": self.game.id, "asked": name, "parts": known}))

    def slice(self, name: str) -> slice:
        """Where a part lies in a row."""
        part = self.part(name)
        return slice(part.first, part.end)

    def describe(self, row: Sequence[Any]) -> dict[str, list[str]]:
        """By part the cells that are set."""
        if len(row) != self.size:
            raise SetupError(Message("lab-row", {"game": self.game.id, "size": str(self.size), "given": str(len(row))}))
        return {part.name: [cell for at, cell in enumerate(part.cells, part.first) if row[at]] for part in self.parts}

    def sentence(self, name: str, lang: str = "en") -> str:
        """What a part means."""
        return self.game.book.words(lang).say(self.part(name).message)

    def table(self, lang: str = "en") -> str:
        """All parts, one a line: first cell, number of cells, name, meaning."""
        words = self.game.book.words(lang)
        rows = [(part.first, len(part.cells), part.name, words.say(part.message)) for part in self.parts]
        return "\n".join(f"{first:5} {cells:3}  {name:16} {said}" for first, cells, name, said in rows)

    def _repr_html_(self) -> str:
        """In a notebook: the same as a table."""
        words = self.game.book.words("en")
        rows = [(part.first, len(part.cells), part.name, words.say(part.message)) for part in self.parts]
        return f"<p>{escape(repr(self))}</p>" + table((words(f"lab-column-{name}") for name in COLUMNS), rows)

    def __len__(self) -> int:
        return self.size

    def __deepcopy__(self, memo: object) -> Spec:
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[type[Spec], tuple[Game, bool]]:
        """To another process it goes as what it was made of."""
        return Spec, (self.game, self.critic)

    def __repr__(self) -> str:
        about = f"{self.game.id}, {self.game.players} players, version {self.version}"
        return f"<Spec of {about}: {self.size} cells, {len(self.actions)} actions>"


def spec(
    game: Game | str,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    critic: bool = False,
) -> Spec:
    """What the cells of this game's rows mean; for a `critic` with those that a seat may not know."""
    return Spec(game_of(game, players, options, edition), critic)


def game_of(
    game: Game | str,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Game:
    """A game by its id, or this one as it is."""
    if not isinstance(game, str):
        return game
    count = None if players is None else whole_number(players)
    if players is not None and count is None:
        raise SetupError(Message("lab-players", {"given": shown(players)}))
    return make_game(game, count, options, edition)


def refuse_seat(game: Game, seat: SupportsIndex) -> int:
    """The seat as a number; a SetupError unless the game has it."""
    number = whole_number(seat)
    if number is None or not 0 <= number < game.players:
        raise SetupError(Message("seat-unknown", {"seat": shown(seat), "last": str(game.players - 1)}))
    return number


def whole_number(given: object) -> int | None:
    """NumPy's own are as good as Python's; a truth value is none."""
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return operator.index(given)
    except TypeError:  # an array, or NumPy's own truth values
        return None


def shown(given: object) -> str:
    """How a wrong value is told: a text in quotation marks, so that "4" is not taken for 4."""
    return (json.dumps(given, ensure_ascii=False) if isinstance(given, str) else str(given))[:40]
