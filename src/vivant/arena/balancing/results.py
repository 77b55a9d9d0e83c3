"""The tables of a balance report, as Polars frames: what was weighed, by name, with intervals and verdicts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from vivant.arena.balancing.figures import ADVISED, ALL, ALONE, OTHERS, SCORED, SEATS, WINNERS
from vivant.arena.balancing.moments import FEWEST, Measure, Moments, corrected
from vivant.arena.balancing.weighing import Weighed
from vivant.arena.told import MOMENTS
from vivant.bots.ratings import SURE
from vivant.engine.component import Component
from vivant.engine.edition import spelled
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.engine.reason import Points
from vivant.engine.scoresheet import category_of
from vivant.words import Message, Words

with needing("arena"):
    import polars as pl

MORE, LESS, OPEN, FEW, ALWAYS = VERDICTS = ("more", "less", "open", "few", "always")
DIGITS: Final = 9
NEVER: Final = 3.0  # what was never seen in n deals has a share of at most this by n, in 95 % of cases
NEARLY_ALL: Final = 0.99  # of the seats have it: with whom should those be compared?
SHARE, NUMBER = "share", "number"
VICTORIES, POINTS = "balance-of-victories", "balance-of-points"
# What is compared of a component: its figure, the base of that unless it is those who have it, and its form.
PARTS: Final = (("had", SEATS, SHARE), ("points", "", NUMBER), ("more", "", SHARE))


@dataclass(frozen=True)
class Figure:
    """Something that is reckoned of every run: what it is called, and whether it is a share."""

    name: str
    base: str
    title: Message
    form: str = NUMBER
    times: float = 1.0
    compared: bool = True  # beside another run, where it says more than others do already
    of: str = ""  # the message that says of what this is, where titles of several kinds stand together


class Results:
    """Of one run, or of one beside another. `pace` is how many seconds people take for a decision."""

    def __init__(self, game: Game, weighed: Weighed, pace: float, lang: str) -> None:
        self.game = game
        self.weighed = weighed
        self.moments: Moments = weighed.moments
        self.pace = pace
        self.lang = lang
        self.say: Words = game.book.words(lang)
        self.rivals = [self.say.say(rival) for rival in game.rivals()]

    # what is reckoned

    def figures(self) -> list[Figure]:
        """In the order in which they are told."""
        return [
            *self.order_figures(),
            *self.seat_figures(),
            Figure("tie", ALL, Message("balance-tie"), SHARE),
            *(
                Figure(f"rank {rank}", f"rank {rank}", Message("balance-place", {"place": rank}))
                for rank in range(1, self.places + 1)
            ),
            Figure("rounds", SCORED, Message("balance-rounds")),
            Figure("decisions", SCORED, Message("balance-decisions"), compared=False),
            Figure("choices", SCORED, Message("balance-choices")),
            Figure("choices", SCORED, Message("balance-minutes"), times=self.pace / 60, compared=False),
            Figure("settled", ALONE, Message("balance-settled"), SHARE),
            Figure("clear", ADVISED, Message("balance-clear"), SHARE),
            *(Figure(f"source all {source}", SEATS, self.source_title(source), of=POINTS) for source in self.sources()),
        ]

    def tells(self, run: int = 0) -> bool:
        """Whether any game came to its end: of those that were forfeited only the seats are told."""
        return self.moments.base(SCORED, run) > 0

    @property
    def places(self) -> int:
        return self.game.players + len(self.rivals)

    def seat_figures(self) -> list[Figure]:
        return [Figure(f"win {seat}", ALL, self.seat(seat), SHARE, of=VICTORIES) for seat in range(self.places)]

    def order_figures(self) -> list[Figure]:
        if self.game.players == 1:
            return []
        names = [Message("balance-order", {"order": at + 1}) for at in range(self.game.players)]
        return [Figure(f"order {at}", SCORED, name, SHARE, of=VICTORIES) for at, name in enumerate(names)]

    def seat(self, seat: int) -> Message:
        if seat >= self.game.players:
            return Message("balance-rival", {"name": self.rivals[seat - self.game.players]})
        return Message("balance-seat", {"seat": str(seat + 1)})  # people count from 1

    def sources(self) -> list[str]:
        names = [name.split(" ", 2)[2] for name in self.moments.names("source all ")]
        order = {kind: at for at, kind in enumerate(self.game.categories)}
        return sorted(names, key=lambda name: (order.get(name, len(order)), name))

    def source_title(self, source: str) -> Message:
        return category_of(self.game, Points(0, "", Message(f"points-{source}", {"round": "", "count": 2})))

    @cached_property
    def components(self) -> dict[Component, str]:
        """All of the edition that can be met, with what each is called; where two kinds have the same names, with the
        kind."""
        kinds = self.game.component_kinds()
        names = {one: self.say.say(kind.names[one.id]) for kind in kinds for one in kind.components}
        shared = Counter(name for _, name in {(one.kind, name) for one, name in names.items()})
        for kind in kinds:
            if any(shared[names[one]] > 1 for one in kind.components):
                title = self.say.say(kind.title)
                names |= {one: self.say("balance-of-kind", kind=title, name=names[one]) for one in kind.components}
        return {one: names[one] for kind in kinds for one in kind.components if one.id not in kind.unmet}

    def measure(self, figure: Figure, run: int = 0, sure: float = SURE) -> Measure:
        one = self.moments.estimate(figure.name, run, sure, figure.base)
        if figure.form == SHARE and not one.error and one.value in (0.0, 1.0) and one.deals:
            return Measure(one.value, min(1.0, NEVER / one.deals), one.deals)
        return _scaled(one, figure.times)

    # tables

    def tables(self, compared: bool = False, about: Sequence[Component] = ()) -> dict[str, pl.DataFrame]:
        """`about` are the components that a change is about, where another run is compared."""
        tables = {
            "seats": self.seats(),
            "order": self.order(),
            "figures": self.all_figures(),
            "sources": self.points_by_source(),
            "timeline": self.timeline(),
            "components": self.all_components(),
            "distributions": self.distributions(),
        }
        if compared:
            tables["differences"] = self.differences()
            tables["component_differences"] = self.component_differences(about)
        return tables

    def seats(self) -> pl.DataFrame:
        return self._wins(self.seat_figures(), "seat")

    def order(self) -> pl.DataFrame:
        return self._wins(self.order_figures(), "order")

    def _wins(self, figures: list[Figure], name: str) -> pl.DataFrame:
        """Intervals hold for all lines at once: else some seat would be called lucky in every eighth report."""
        even, sure = 1 / self.places, corrected(len(figures))
        rows = []
        for at, figure in enumerate(figures):
            won = self.measure(figure, sure=sure)
            points = self.moments.estimate(f"score {at}", base=SCORED)
            said = verdict_of(Measure(won.value - even, won.error, won.deals))
            values = (won.value, won.error, even, said, points.value, points.error)
            rows.append((at, self.said(figure, True), *values))
        frame = _frame(rows, [name, *WIN_COLUMNS])
        return frame if name == "seat" else frame.drop("points", "points_error")

    def all_figures(self) -> pl.DataFrame:
        rows = []
        for figure in self.figures():
            one = self.measure(figure)
            rows.append((figure.name, self.said(figure), figure.form, one.value, one.error, one.deals))
        schema = ["figure", "name", "form", "value", "error", "deals"]
        return _frame(rows, schema)

    def points_by_source(self) -> pl.DataFrame:
        """Sources that are called alike are one row of a score sheet: told apart here by their ids."""
        rows = []
        for source in self.sources():
            named = ("all", SEATS), (WINNERS, WINNERS), (OTHERS, OTHERS)
            parts = [self.moments.estimate(f"source {who} {source}", base=base) for who, base in named]
            rows.append(
                (source, self.say.say(self.source_title(source)), *(x for one in parts for x in (one.value, one.error)))
            )
        schema = ["source", "name", "all", "all_error", "winners", "winners_error", "others", "others_error"]
        return _frame(rows, schema)

    def timeline(self) -> pl.DataFrame:
        rows = []
        for moment in range(MOMENTS + 1):
            parts = [self.moments.estimate(f"timeline {who} {moment}", base=who) for who in (WINNERS, OTHERS)]
            rows.append((moment / MOMENTS, *(x for one in parts for x in (one.value, one.error))))
        schema = ["moment", "winners", "winners_error", "others", "others_error"]
        return _frame(rows, schema)

    def all_components(self) -> pl.DataFrame:
        """The strongest first; those about which nothing can be said, last."""
        had = {one: self._of("had", one, SEATS) for one in self.components}
        fit = [one for one in had if self._compares(had[one], one)]
        sure = corrected(len(fit))
        rows = []
        for one, name in self.components.items():
            more = self._of("more", one, sure=sure)
            won, even, points = (self._of(word, one) for word in ("won", "even", "points"))
            said = self._verdict(one, had[one], more)
            met = self._of("met", one, SCORED)
            held = (met.value, self.taken(one), had[one].value, had[one].error, points.value, points.error)
            wins = (won.value, even.value, more.value, more.error, said, more.deals)
            rows.append((one.kind, one.id, name, *held, *wins))
        frame = _frame(rows, COMPONENT_COLUMNS)
        unsaid = pl.col("verdict").is_in([FEW, ALWAYS])
        return frame.sort(unsaid, -pl.col("difference"), "kind", "id")

    def taken(self, one: Component) -> float:
        """How often a game."""
        games = self.moments.base(SCORED)
        return self._of("taken", one).value * self.moments.base(f"with {one.kind} {one.id}") / games if games else 0.0

    def distributions(self) -> pl.DataFrame:
        rows = [
            (run, what, float(value), count)
            for run, counts in enumerate(self.weighed.counts)
            for what in sorted(counts)
            for value, count in sorted(counts[what].items())
        ]
        return pl.DataFrame(
            rows, schema={"run": pl.Int8, "what": pl.String, "value": pl.Float64, "count": pl.Int64}, orient="row"
        )

    # two runs on the same deals

    def differences(self) -> pl.DataFrame:
        figures = [figure for figure in self.figures() if figure.compared and self._varies(figure)]
        sure = corrected(len(figures))
        rows = []
        for figure in figures:
            before, now = self.measure(figure, 1), self.measure(figure)
            gap = _scaled(self.moments.difference(figure.name, sure, figure.base), figure.times)
            rows.append(
                (
                    figure.name,
                    self.said(figure),
                    figure.form,
                    before.value,
                    now.value,
                    gap.value,
                    gap.error,
                    verdict_of(gap),
                )
            )
        return _frame(rows, DIFFERENCE_COLUMNS)

    def component_differences(self, about: Sequence[Component] = ()) -> pl.DataFrame:
        """How often each is had, what it brings and what those who have it win; the surest differences first.

        Those that the change is about are asked of beforehand: they are corrected for themselves alone, all others
        for all others.
        """
        others = [one for one in self.components if one not in about]
        frame = pl.concat([self.differences_of(list(about)), self.differences_of(others)])
        surely = pl.col("verdict").is_in([MORE, LESS])
        clarity = pl.when(pl.col("error") > 0).then(pl.col("difference").abs() / pl.col("error")).otherwise(0.0)
        return frame.sort(~surely, -clarity, "kind", "id", "figure")

    def differences_of(self, asked: list[Component]) -> pl.DataFrame:
        """The same of these, whose intervals hold all at once."""
        sure = corrected(len(PARTS) * len(asked))
        rows = []
        for one in asked:
            had = [self.moments.estimate(f"had {one.kind} {one.id}", run, base=SEATS).value for run in (0, 1)]
            always = min(had) >= NEARLY_ALL  # then those who have it win what all win
            for word, base, form in PARTS[: 2 if always else 3]:
                figure, below = f"{word} {one.kind} {one.id}", base or f"with {one.kind} {one.id}"
                before, now = self.moments.estimate(figure, 1, base=below), self.moments.estimate(figure, base=below)
                gap = self.moments.difference(figure, sure, below)
                values = (before.value, now.value, gap.value, gap.error, verdict_of(gap))
                rows.append((one.kind, one.id, self.components[one], word, form, *values))
        schema = ["kind", "id", "name", "figure", "form", *DIFFERENCE_COLUMNS[3:]]
        return _frame(rows, schema)

    # helpers

    def said(self, figure: Figure, alone: bool = False) -> str:
        """What it is called; `alone` in a table where all are of one kind."""
        return self.say.say(Message(figure.of, {"title": figure.title}) if figure.of and not alone else figure.title)

    def _varies(self, figure: Figure) -> bool:
        """A figure that is the same in every game of both runs tells of no difference."""
        parts = [self.measure(figure, run) for run in range(2)]
        return any(one.error > 0 for one in parts) or parts[0].value != parts[1].value

    def _of(self, word: str, one: Component, base: str = "", sure: float | None = None) -> Measure:
        name = f"{word} {one.kind} {one.id}"
        below = base or f"with {one.kind} {one.id}"
        return self.moments.estimate(name, base=below) if sure is None else self.moments.estimate(name, 0, sure, below)

    def _compares(self, had: Measure, one: Component) -> bool:
        return had.value < NEARLY_ALL and self._of("more", one).deals >= FEWEST

    def _verdict(self, one: Component, had: Measure, more: Measure) -> str:
        if had.value >= NEARLY_ALL:
            return ALWAYS
        return verdict_of(more) if self._compares(had, one) else FEW


WIN_COLUMNS: Final = ["name", "wins", "wins_error", "even", "verdict", "points", "points_error"]
COMPONENT_COLUMNS: Final = [
    "kind", "id", "name", "met", "taken", "had", "had_error", "points", "points_error",
    "wins", "expected", "difference", "error", "verdict", "deals",
]  # fmt: skip
DIFFERENCE_COLUMNS: Final = ["figure", "name", "form", "before", "now", "difference", "error", "verdict"]


TEXTS: Final = ("figure", "form", "id", "kind", "name", "source", "verdict")
COUNTS: Final = ("deals", "order", "seat")


def _frame(rows: list[tuple[Any, ...]], columns: list[str]) -> pl.DataFrame:
    """Sums of fractions come out a little otherwise in another order: what is told of them does not."""
    kinds = {**dict.fromkeys(TEXTS, pl.String), **dict.fromkeys(COUNTS, pl.Int64)}
    schema = {column: kinds.get(column, pl.Float64) for column in columns}
    return pl.DataFrame(rows, schema=schema, orient="row").with_columns(pl.col(pl.Float64).round(DIGITS))


def verdict_of(measure: Measure) -> str:
    """Whether it is surely more than nothing, surely less, or neither."""
    if measure.deals < FEWEST:
        return FEW
    return MORE if measure.above else LESS if measure.below else OPEN


def ruling_rows(results: Results, name: str, value: bool | str, sentence: str) -> list[tuple[object, ...]]:
    """What one switch alone does: the differences between a run with it and the run of the edition."""
    return [(name, spelled(value), sentence, *row) for row in results.differences().iter_rows()]


RULING_COLUMNS: Final = ["ruling", "value", "sentence", *DIFFERENCE_COLUMNS]


def _scaled(measure: Measure, times: float) -> Measure:
    return Measure(measure.value * times, measure.error * times, measure.deals)
