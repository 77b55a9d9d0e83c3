"""Which runs a question of balance needs: the edition, what it is compared with, each switch alone; plays them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from vivant.arena.asked import Asked, ask
from vivant.arena.entrants import Entrant
from vivant.arena.executors import Executor
from vivant.arena.folder import Folder
from vivant.arena.running import Blame, Progress, Tell, run_in
from vivant.engine.edition import Edition, Switch
from vivant.engine.errors import SetupError
from vivant.engine.facts import settings_of
from vivant.engine.game import Game
from vivant.engine.houseedition import edition_for
from vivant.engine.registry import check_edition, make_game
from vivant.engine.rulings import read_rulings, with_rulings
from vivant.words import Message


@dataclass(frozen=True)
class Switched:
    """A game in which one switch alone is decided otherwise."""

    switch: Switch
    value: bool | str
    game: Game


@dataclass(frozen=True)
class BalancePlan:
    """What is weighed: a game, what it is compared with, and the switches that are tried."""

    game: Game
    against: Game | None
    switched: tuple[Switched, ...]
    bots: str | Sequence[str]
    games: int
    seed: int
    limit: float
    coach: int

    def asked(self, game: Game, coach: int) -> tuple[Asked, list[Entrant]]:
        named = self.bots if isinstance(self.bots, str) else tuple(self.bots)
        return ask(game, named, self.games, self.seed, limit=self.limit, told=True, coach=coach)

    def all(self) -> list[tuple[Game, Asked, list[Entrant]]]:
        """The game, what it is compared with, then the switches."""
        pairs = [(self.game, self.coach)]
        pairs += [(self.against, self.coach)] if self.against is not None else []
        pairs += [(one.game, 0) for one in self.switched]
        return [(game, *self.asked(game, coach)) for game, coach in pairs]


@dataclass(frozen=True)
class BalanceRuns:
    """The same as folders, all of them played."""

    plan: BalancePlan
    own: Folder
    against: Folder | None
    switched: tuple[Folder, ...]


def plan_balance(
    game: Game,
    against: str | Path | Edition | None,
    rulings: bool,
    bots: str | Sequence[str],
    games: int,
    seed: int,
    limit: float,
    coach: int,
) -> BalancePlan:
    """SetupError, in one line, where it cannot be asked."""
    kind = type(game)
    if not game.component_kinds():
        raise SetupError(Message("balance-no-components", {"game": game.id}))
    other = None if against is None else _with_edition(game, _edition_against(game, against))
    if other is not None and other.edition.hash == game.edition.hash:
        raise SetupError(Message("balance-same", {"edition": game.edition.name}))
    if rulings and not kind.switches:
        raise SetupError(Message("balance-no-rulings", {"game": game.id}))
    switched = tuple(_switched(game)) if rulings else ()
    plan = BalancePlan(game, other, switched, bots, games, seed, limit, coach)
    plan.all()  # whatever is wrong with bots or figures is said before the first game
    return plan


def _edition_against(game: Game, against: str | Path | Edition) -> Edition:
    """The standard one, one of ours, a file, or this edition with other rulings."""
    kind = type(game)
    if isinstance(against, Edition):
        return against
    if isinstance(against, str) and "=" in against and not Path(against).exists():
        return with_rulings(game.edition, kind.switches, read_rulings(kind.switches, against.split(",")))
    return edition_for(kind, Path(against))


def _with_edition(game: Game, edition: Edition) -> Game:
    check_edition(type(game), edition)
    return make_game(game.id, game.players, game.written_options(), edition)


def _switched(game: Game) -> Iterable[Switched]:
    kind = type(game)
    settings = settings_of(game.edition, kind.switches)
    for switch in kind.switches:
        for value in switch.values:
            if value != settings[switch.name]:
                edition = with_rulings(game.edition, kind.switches, {switch.name: value})
                yield Switched(switch, value, _with_edition(game, edition))


def run_name(asked: Asked) -> str:
    """The same for the same question, so that the same command continues, and two questions share what they share."""
    return f"{asked.game}-{asked.players}-{hashlib.sha256(asked.text().encode()).hexdigest()[:8]}"


def run_balance(
    plan: BalancePlan,
    to: Path,
    executor: Callable[[], Executor],
    tell: Tell = lambda progress: None,
    blame: Blame = lambda guilty: None,
) -> BalanceRuns:
    """Play what is missing, run after run, each in its folder below `to`. `tell` hears of all of them together."""
    wanted = plan.all()
    folders: list[Folder] = []
    for game, asked, entrants in wanted:
        told = partial(_tell_all, tell, len(folders), len(wanted))
        folders.append(run_in(to / run_name(asked), game, asked, entrants, executor(), told, blame))
    at = 1 if plan.against is None else 2
    return BalanceRuns(plan, folders[0], folders[1] if at == 2 else None, tuple(folders[at:]))


def _tell_all(tell: Tell, done: int, runs: int, at: Progress) -> None:
    """How far one of several runs is, as part of all."""
    left = None if at.left is None or not at.rate else at.left + (runs - done - 1) * at.of / at.rate
    tell(Progress(done * at.of + at.games, runs * at.of, at.rate, left))
