"""A chunk of deals, played: a row for each game and seat, as Parquet. The same rows wherever it is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from vivant.arena.asked import Asked, cut, is_random
from vivant.arena.entrants import Entrant
from vivant.arena.pipes import Program
from vivant.arena.playing import Played, Sitter, play_game, record_of
from vivant.arena.reading import mark_of
from vivant.arena.seating import Seating
from vivant.arena.tables import ToldTables, parquet
from vivant.arena.told import ToldGame, tell_game
from vivant.engine.dice import Dice
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.engine.simulate import run_each
from vivant.engine.state import State

with needing("arena"):
    import polars as pl

# A rival without a seat, such as an automaton, has the seats' next number, and no bot.
COLUMNS: Final = {
    "deal": pl.Int64,
    "turn": pl.Int16,
    "seat": pl.Int8,
    "bot": pl.String,
    "score": pl.Int32,
    "rank": pl.Int8,
    "won": pl.Float64,
    "length": pl.Int32,
    "decisions": pl.Int32,
    "seconds": pl.Float64,
    "longest": pl.Float64,
    "fault": pl.Categorical,
    "code": pl.Categorical,
}
MEASURED: Final = ("seconds", "longest")  # with a clock: no two runs have the same
ORDER: Final = ("deal", "turn", "seat")
LONGEST_NAME: Final = 40  # of a seat in a record


@dataclass(frozen=True)
class Guilty:
    """A game that was forfeited: whose fault it was, which, and the details."""

    bot: str
    deal: int
    turn: int
    kind: str
    detail: str


@dataclass(frozen=True)
class PlayedChunk:
    """A chunk that was played."""

    number: int
    games: int
    content: bytes  # Parquet
    faults: tuple[Guilty, ...] = ()
    records: tuple[tuple[str, str], ...] = ()  # names of files, and what belongs into them
    tables: tuple[tuple[str, bytes], ...] = ()  # what its games tell, as Parquet, where that is asked for


@dataclass
class Work:
    """What a worker needs to play any chunk of a run. It may be sent to another process or machine."""

    game: Game
    asked: Asked
    entrants: list[Entrant]
    code: str
    _programs: dict[tuple[int, int, int], Program] = field(default_factory=dict, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_programs": {}}

    def play(self, number: int) -> PlayedChunk:
        deals = cut(self.asked).of(number)
        if is_random(self.asked) and not self.asked.records:
            return self._play_at_random(number, deals)
        return self._play_deals(number, deals)

    def close(self) -> None:
        """End the programs that it has started."""
        while self._programs:
            self._programs.popitem()[1].close()

    def _play_at_random(self, number: int, deals: range) -> PlayedChunk:
        """As `simulate` plays them, in its compiled loop."""
        games, mark = len(deals), mark_of(self.asked, self.code, number)
        start = self.game.new()
        places = len(start.scores())
        numbers = pl.Series(run_each(start, self.asked.seed, deals[0], games), dtype=pl.Int32)
        rows = _at_random(numbers, deals, places, self.game.players, self.asked.bots[0], self.code)
        if not self.asked.told:
            return PlayedChunk(number, games, parquet(rows, mark))
        tables = ToldTables()
        for deal in deals:
            told = tell_game(self.game, self.asked.seed, deal, _at_once, self._coaches(deal, 0))
            tables.add(deal, 0, told)
        return PlayedChunk(number, games, parquet(rows, mark), tables=tables.content(mark))

    def _play_deals(self, number: int, deals: range) -> PlayedChunk:
        seating = Seating(len(self.entrants), self.game.players, self.asked.seed)
        rows: list[tuple[Any, ...]] = []
        faults: list[Guilty] = []
        records: list[tuple[str, str]] = []
        tables = ToldTables() if self.asked.told else None
        games = 0
        for deal in deals:
            for turn, places in enumerate(seating.of(deal)):
                played = play_game(
                    self.game,
                    self._sitters(turn, places),
                    self.asked.seed,
                    deal,
                    places=places,
                    keep=self.asked.records or self.asked.told,
                )
                games += 1
                rows += self._rows(deal, turn, places, played)
                if played.fault is not None:
                    name = self.entrants[places[played.guilty]].name
                    faults.append(Guilty(name, deal, turn, played.fault.kind, played.fault.detail))
                if self.asked.records:
                    records.append((f"{deal:08}-{turn}.jsonl", self._record(deal, places, played)))
                if tables is not None and played.fault is None:
                    tables.add(deal, turn, self._tell(deal, turn, played))
        table = pl.DataFrame(rows, schema=COLUMNS, orient="row")
        mark = mark_of(self.asked, self.code, number)
        content = tables.content(mark) if tables is not None else ()
        return PlayedChunk(number, games, parquet(table, mark), tuple(faults), tuple(records), content)

    def _tell(self, deal: int, turn: int, played: Played) -> ToldGame:
        actions = iter(played.actions)
        return tell_game(
            self.game,
            self.asked.seed,
            deal,
            lambda state, seat, dice: next(actions)[1],
            self._coaches(deal, turn),
        )

    def _coaches(self, deal: int, turn: int) -> bool:
        """Whether the coach looks at a decision of this game: the sample is spread over all deals."""
        sample, deals = self.asked.coach, cut(self.asked).deals
        return turn == 0 and deal * sample // deals > (deal - 1) * sample // deals

    def _sitters(self, turn: int, places: tuple[int, ...]) -> list[Sitter]:
        """A program is another process for each turn of a deal, and for each seat: none ever sees a deal twice."""
        sitters: list[Sitter] = []
        for seat, place in enumerate(places):
            entrant = self.entrants[place]
            if not entrant.outside:
                sitters.append(entrant.sitter(self.game, self.asked.limit))
                continue
            key = (place, turn, places[:seat].count(place))
            if key not in self._programs:
                self._programs[key] = Program(self.game, entrant.command(), self.asked.limit)
            program = self._programs[key]
            program.begin(seat)
            sitters.append(program)
        return sitters

    def _rows(self, deal: int, turn: int, places: tuple[int, ...], played: Played) -> Iterator[tuple[Any, ...]]:
        won = played.won()
        for seat, rank in enumerate(played.ranking):
            sits = seat < len(places)
            guilty = played.fault is not None and sits and places[seat] == places[played.guilty]
            yield (
                deal,
                turn,
                seat,
                self.asked.bots[places[seat]] if sits else None,
                None if played.scores is None else played.scores[seat],
                rank,
                won[seat],
                played.length,
                played.decisions[seat] if sits else None,
                played.seconds[seat] if sits else None,
                played.longest[seat] if sits else None,
                played.fault.kind if guilty and played.fault is not None else None,
                self.code,
            )

    def _record(self, deal: int, places: tuple[int, ...], played: Played) -> str:
        names = [f"bot:{self.asked.bots[place]}"[:LONGEST_NAME].strip() for place in places]
        return record_of(self.game, self.asked.seed, deal, names, played)


def _at_random(numbers: pl.Series, deals: range, places: int, seats: int, bot: str, code: str) -> pl.DataFrame:
    """Rows of games of which only numbers are known: each its length, its scores and its ranking."""
    names = ["length", *(f"score {at}" for at in range(places)), *(f"rank {at}" for at in range(places))]
    columns = {name: numbers.gather_every(len(names), offset) for offset, name in enumerate(names)}
    wide = pl.DataFrame(columns).with_columns(
        pl.int_range(deals.start, deals.stop, dtype=pl.Int64).alias("deal"), pl.col("^rank .*$").cast(pl.Int8)
    )
    ranks = [pl.col(f"rank {at}") for at in range(places)]
    winners = pl.sum_horizontal([rank == 1 for rank in ranks])
    whole = wide.with_columns(winners.alias("winners"))
    parts = [
        whole.select(
            "deal",
            pl.lit(0, pl.Int16).alias("turn"),
            pl.lit(at, pl.Int8).alias("seat"),
            pl.lit(bot if at < seats else None, pl.String).alias("bot"),
            pl.col(f"score {at}").alias("score"),
            pl.col(f"rank {at}").alias("rank"),
            pl.when(pl.col(f"rank {at}") == 1).then(1 / pl.col("winners")).otherwise(0.0).alias("won"),
            "length",
            pl.lit(None, pl.Int32).alias("decisions"),
            pl.lit(None, pl.Float64).alias("seconds"),
            pl.lit(None, pl.Float64).alias("longest"),
            pl.lit(None, pl.Categorical).alias("fault"),
            pl.lit(code, pl.Categorical).alias("code"),
        )
        for at in range(places)
    ]
    return pl.concat(parts)


def _at_once(state: State, seat: int, dice: Dice) -> int:
    """As the compiled loop decides."""
    return int(state.pick(seat, dice))
