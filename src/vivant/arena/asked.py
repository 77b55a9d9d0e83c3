"""What a run was asked: a game, who plays, how much and with which seed; written as TOML, read strictly."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from vivant.arena.entrants import Entrant, read_entrants
from vivant.arena.seating import Seating
from vivant.engine.edition import Edition
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import make_game
from vivant.words import Message

FORMAT: Final = 1
AT_RANDOM: Final = "random"
RANDOM_DEALS: Final = 20_000  # in a chunk of games that are played at random
MOST_DEALS: Final = 64  # in a chunk of games between bots
CHUNKS: Final = 100  # about as many, where games are few
MOST_TOLD: Final = 256  # deals in a chunk of random games that are told, a hundred rows and more each
MOST_PLAYERS: Final = 64
MOST_COACHED: Final = 1_000_000
# How TOML has what is annotated so; what is not listed is an array.
WRITTEN: Final = {"str": str, "int": int, "float": float, "bool": bool, "Mapping[str, Any]": dict}
LATER: Final = {"told", "coach"}  # entries that came later: written where they say something


@dataclass(frozen=True)
class Asked:
    """All that the rows of a run follow from, besides the code. Two that are equal give equal rows."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int  # at least so many, as every deal is played from every seat
    seed: int = 1
    limit: float = 1.0  # seconds that a program from outside has for a decision
    error: float = 0.05  # how often a run may call two bots in the wrong order
    stop: bool = False  # as soon as the order is decided
    records: bool = False
    edition: str = ""  # its hash
    options: Mapping[str, Any] = field(default_factory=dict)
    told: bool = False  # also what each game tells of its components, for the balance lab
    coach: int = 0  # decisions that the coach looks at, then

    def check(self) -> None:
        """SetupError, in one line, for a figure that cannot be asked."""
        _check("games", self.games, 1 <= self.games <= 10**12)
        _check("seed", self.seed, 0 <= self.seed < 1 << 62)
        _check("limit", self.limit, 0.001 <= self.limit <= 3600)
        _check("error", self.error, 0.000001 <= self.error <= 0.5)
        _check("coach", self.coach, 0 <= self.coach <= MOST_COACHED)

    def made(self, edition: Edition) -> Game:
        return make_game(self.game, self.players, self.options, edition)

    def text(self) -> str:
        """As TOML, an entry a line."""
        content = asdict(self)
        options = content.pop("options")
        for later in LATER:
            if not content[later]:
                del content[later]
        lines = [f"{name} = {_written(value)}" for name, value in content.items()]
        return "\n".join([*lines, "", "[asked.options]", *(f"{name} = {_written(options[name])}" for name in options)])

    def hash(self, code: str) -> str:
        """Of all that the rows of a run follow from."""
        return hashlib.sha256(f"{code}\n{self.text()}".encode()).hexdigest()[:16]

    def differs(self, other: Asked) -> str:
        """The first entry in which another asks something else; nothing where they are equal."""
        for one in fields(self):
            if getattr(self, one.name) != getattr(other, one.name):
                return one.name
        return ""


def ask(
    game: Game,
    bots: str | list[str] | tuple[str, ...] = (AT_RANDOM,),
    games: int = 1000,
    seed: int = 1,
    *,
    limit: float = 1.0,
    error: float = 0.05,
    stop: bool = False,
    records: bool = False,
    told: bool = False,
    coach: int = 0,
) -> tuple[Asked, list[Entrant]]:
    """What is asked, and who plays; SetupError where it cannot be."""
    entrants = read_entrants(game, bots)
    names = tuple(entrant.name for entrant in entrants)
    stops = stop and len(names) > 1
    asked = Asked(
        game.id,
        game.players,
        names,
        games,
        seed,
        float(limit),
        float(error),
        stops,
        records,
        game.edition.hash,
        dict(game.options),
        told,
        coach if told else 0,
    )
    asked.check()
    _check("coach", coach, 0 <= coach <= MOST_COACHED)
    return asked, entrants


@dataclass(frozen=True)
class Chunks:
    """How the deals of a run are cut into chunks, which are numbered from 1: the same cut for the same question."""

    deals: int
    turns: int  # games a deal
    size: int  # deals a chunk

    @property
    def count(self) -> int:
        return math.ceil(self.deals / self.size)

    @property
    def games(self) -> int:
        return self.deals * self.turns

    def of(self, number: int) -> range:
        """The numbers of the deals of a chunk."""
        first = (number - 1) * self.size + 1
        return range(first, min(first + self.size, self.deals + 1))

    def games_of(self, number: int) -> int:
        return len(self.of(number)) * self.turns


def is_random(asked: Asked) -> bool:
    """Whether everybody plays at random: the loop of `simulate`, and the same games as there."""
    return asked.bots == (AT_RANDOM,)


def cut(asked: Asked) -> Chunks:
    if is_random(asked):
        size = MOST_DEALS if asked.records else MOST_TOLD if asked.told else RANDOM_DEALS
        return Chunks(asked.games, 1, size)
    turns = Seating(len(asked.bots), asked.players, asked.seed).turns
    deals = math.ceil(asked.games / turns)
    return Chunks(deals, turns, max(1, min(MOST_DEALS, deals // CHUNKS)))


def read_asked(content: Mapping[str, Any]) -> Asked:
    """From TOML that `text` has written; ValueError or SetupError for anything else."""
    known = {one.name: WRITTEN.get(str(one.type), list) for one in fields(Asked)}
    if not known.keys() - LATER <= content.keys() <= known.keys():
        raise ValueError
    if not all(type(content[name]) is known[name] for name in content):
        raise ValueError
    if not (content["bots"] and all(isinstance(bot, str) for bot in content["bots"])):
        raise ValueError
    asked = Asked(**{**content, "bots": tuple(content["bots"])})
    _check("players", asked.players, 1 <= asked.players <= MOST_PLAYERS)
    asked.check()
    return asked


def _written(value: object) -> str:
    """JSON writes texts, numbers and lists as TOML reads them; but a letter that TOML forbids is escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _check(name: str, value: object, fits: bool) -> None:
    if not fits:
        raise SetupError(Message("arena-value", {"name": name, "value": str(value)}))
