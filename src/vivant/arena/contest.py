"""Contests: bots against bots, every deal played once from each seat, so that luck and seats favour nobody."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from vivant.arena.playing import Played, play_game
from vivant.bots.registry import make_bot
from vivant.engine.batch import workers
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.spawning import is_of_script
from vivant.words import COMMON, Message
from vivant.words.language import decimal

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

SURE: Final = 1.959964  # standard errors on each side of a 95 % interval

Progress = Callable[[int], None]  # is told how many games are done


@dataclass
class Standing:
    """What one contestant reached, at all the seats that it holds."""

    bot: str
    even: float  # the share of victories that its seats are worth if all play alike
    games: int = 0
    wins: float = 0.0  # a shared victory is divided
    scores: list[int] = field(default_factory=list)  # one for each of its seats in each game
    rivals: list[int] = field(default_factory=list)  # one for each other seat in each game
    leads: list[float] = field(default_factory=list)  # for each deal its mean score less theirs
    decisions: int = 0  # in which there was something to choose
    seconds: float = 0.0  # that it thought about them
    longest: float = 0.0

    def add(self, other: Standing) -> None:
        """What the same contestant reached in other games."""
        self.games += other.games
        self.wins += other.wins
        self.scores += other.scores
        self.rivals += other.rivals
        self.leads += other.leads
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Of its share of victories, 95 %."""
        return wilson(self.wins, self.games)

    def score(self) -> tuple[float, float]:
        """Its mean score, and half the width of a 95 % interval."""
        return mean_and_error(self.scores)

    def lead(self) -> tuple[float, float]:
        """By how many points it is ahead of the other seats, and half the width of a 95 % interval.

        Deal by deal, each played from every seat: the luck of a deal is everybody's, and most of it falls out.
        """
        return mean_and_error(self.leads)

    def sure(self) -> float:
        """How sure that is, from 0 to 1: one half if nothing speaks for it, less where it seems to be behind."""
        middle, error = self.lead()
        if len(self.leads) < 2 or middle == 0:
            return 0.5
        if error == 0:
            return 1.0 if middle > 0 else 0.0
        return (1 + math.erf(SURE * middle / error / math.sqrt(2))) / 2

    @property
    def pace(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)

    def say(self, lang: str) -> str:
        """In a line, with 95 % intervals."""
        (low, high), (lead, error) = self.interval(), self.lead()
        told = {"share": self.share, "low": low, "high": high, "even": self.even}
        args = {name: decimal(100 * part, 1, lang) for name, part in told.items()}
        args |= {"lead": f"{'−' if lead < 0 else '+'}{decimal(abs(lead), 2, lang)}", "error": decimal(error, 2, lang)}
        args |= {"games": str(self.games), "pace": decimal(1000 * self.pace, 2, lang)}
        return COMMON.words(lang)("contest-standing", **args)

    def __str__(self) -> str:
        return self.say("en")


@dataclass(frozen=True)
class Lineup:
    """Who plays: the last one named fills what is left of the table. `cheats` (by place) see the whole state.

    Nobody can sit down at a table as a cheat; there they measure what hidden things are worth.
    """

    bots: tuple[str, ...]
    players: int
    cheats: frozenset[int] = frozenset()
    in_turn: bool = False  # they sit around the table again and again; else the last one fills it

    def places(self) -> list[int]:
        """For each seat of the first rotation the contestant who has it."""
        if self.in_turn:
            return [seat % len(self.bots) for seat in range(self.players)]
        last = len(self.bots) - 1
        return [min(seat, last) for seat in range(self.players)]

    def blank(self) -> list[Standing]:
        places = self.places()
        return [Standing(bot, places.count(at) / self.players) for at, bot in enumerate(self.bots)]


def line_up(game: Game, bots: Sequence[str], cheats: Collection[int] = (), in_turn: bool = False) -> Lineup:
    """SetupError where there are too many bots, none, or one that does not exist."""
    if not 1 <= len(bots) <= game.players:
        raise SetupError(Message("bots-count", {"count": str(len(bots)), "players": str(game.players)}))
    for bot in bots:
        make_bot(bot, game, files=True)
    return Lineup(tuple(bots), game.players, frozenset(cheats), in_turn)


def contest(
    game: Game,
    lineup: Lineup,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    seconds: float | None = None,
    least_deals: int = 1,
    prepare: Callable[[], None] | None = None,
) -> list[Standing]:
    """Play at least this many games, whole rotations of each deal, and say what each contestant reached.

    With `seconds` no deal is begun later than that, apart from the least number. `prepare` is called in every other
    process that plays. Games are the same whatever the number of jobs, as long as no bot is bound by time.
    """
    deals = _in_time(math.ceil(games / game.players), seconds, least_deals)
    if jobs == 1:
        rounds: Iterable[list[Standing]] = (play_deal(game, lineup, seed, deal) for deal in deals)
        return _gather(lineup, rounds, progress)

    def play_elsewhere(pool: ProcessPoolExecutor) -> Iterator[list[Standing]]:
        begun: deque[Future[list[Standing]]] = deque()
        for deal in deals:
            begun.append(pool.submit(play_deal, game, lineup, seed, deal))
            if len(begun) > jobs:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()

    with workers(jobs, prepare, apart=prepare is None and not is_of_script(game)) as pool:
        return _gather(lineup, play_elsewhere(pool), progress)


def _in_time(deals: int, seconds: float | None, least: int) -> Iterator[int]:
    """The numbers of the deals, until all are played or time is over."""
    began = time.monotonic()
    for deal in range(1, deals + 1):
        if seconds is not None and deal > least and time.monotonic() - began > seconds:
            return
        yield deal


def play_deal(game: Game, lineup: Lineup, seed: int, deal: int) -> list[Standing]:
    """One deal from each seat."""
    standings = lineup.blank()
    bots = [make_bot(bot, game, files=True) for bot in lineup.bots]
    places = lineup.places()
    for rotation in range(game.players):
        seating = [places[(seat + rotation) % game.players] for seat in range(game.players)]
        cheats = [seat for seat, place in enumerate(seating) if place in lineup.cheats]
        played = play_game(game, [bots[place] for place in seating], seed, deal, cheats=cheats)
        if played.fault is not None:  # a bot of the house: our own mistake
            raise played.fault.__cause__ or played.fault
        _count(played, seating, standings)
    for standing in standings:
        rivals = standing.rivals or standing.scores
        standing.leads.append(mean(standing.scores) - mean(rivals))
    return standings


def _count(played: Played, seating: list[int], standings: list[Standing]) -> None:
    won = played.won()
    for standing in standings:
        standing.games += 1
    for seat, place in enumerate(seating):
        standing = standings[place]
        standing.decisions += played.decisions[seat]
        standing.seconds += played.seconds[seat]
        standing.longest = max(standing.longest, played.longest[seat])
        standing.wins += won[seat]
    for seat, points in enumerate(played.scores or []):
        for place, standing in enumerate(standings):
            own = seat < len(seating) and seating[seat] == place  # an automaton's seat is nobody's
            (standing.scores if own else standing.rivals).append(points)


def _gather(lineup: Lineup, rounds: Iterable[list[Standing]], progress: Progress | None) -> list[Standing]:
    totals = lineup.blank()
    for standings in rounds:
        for total, part in zip(totals, standings, strict=True):
            total.add(part)
        if progress:
            progress(totals[0].games)
    return totals


def wilson(wins: float, games: int) -> tuple[float, float]:
    """A 95 % interval for a share of victories."""
    share = wins / games
    wide = SURE * SURE / games
    middle = (share + wide / 2) / (1 + wide)
    half = SURE / (1 + wide) * math.sqrt(share * (1 - share) / games + wide / (4 * games))
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))  # rounding aside


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of a 95 % interval around it."""
    count = len(numbers)
    middle = mean(numbers)
    if count < 2:
        return middle, 0.0
    variance = sum((number - middle) ** 2 for number in numbers) / (count - 1)
    return middle, SURE * math.sqrt(variance / count)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
