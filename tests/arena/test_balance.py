"""What a balance report says is so: against plain slow sums, after an interruption, with hostile names, in words."""

from __future__ import annotations

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tests.arena.test_page import Reader
from tests.table.browser import run_chromium
from vivant import arena
from vivant.arena.asked import ask
from vivant.arena.balancing.figures import SEATS, read_told
from vivant.arena.balancing.heat import heat_map
from vivant.arena.balancing.moments import BASES, NUMBERS, Measure, Moments, corrected
from vivant.arena.balancing.report import BalanceReport
from vivant.arena.balancing.runs import BalanceRuns, plan_balance, run_balance
from vivant.arena.balancing.touched import touched
from vivant.arena.balancing.weighing import weigh
from vivant.arena.chunks import PlayedChunk, Work
from vivant.arena.executors import Here, Processes
from vivant.arena.folder import TABLES, Folder
from vivant.arena.running import run_in
from vivant.arena.told import tell_game
from vivant.engine.bits import members
from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition, edition_from_content
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import make_game
from vivant.engine.simulate import play_out
from vivant.engine.state import State
from vivant.testkit import markup
from vivant.words import LANGUAGES

GAMES = 32


def cheaper(name: str = "cheaper", **more: Any) -> Edition:
    """Vivarium with a camera that costs nothing to use."""
    content = json.loads(json.dumps(make_game("vivarium", 2).edition.content))
    content["edition"]["name"] = name
    content["abilities"]["camera_gems"] = 0
    return edition_from_content({**content, **more}, "mine.toml")


def pick(state: State, seat: int, dice: Any) -> int:
    return int(state.pick(seat, dice))


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> BalanceRuns:
    game = make_game("vivarium", 2, edition=cheaper())
    plan = plan_balance(game, "standard", False, "random", GAMES, 3, 1.0, 1)
    return run_balance(plan, tmp_path_factory.mktemp("balance"), Here)


@pytest.fixture(scope="module")
def report(runs: BalanceRuns) -> BalanceReport:
    return BalanceReport(runs)


@pytest.fixture(scope="module")
def told(runs: BalanceRuns) -> dict[str, list[dict[str, Any]]]:
    """All rows of the run, plainly."""
    folder = runs.own
    files = {name: [folder.table_file(name, number) for number in folder.chunks()] for name in TABLES}
    rows = {name: pl.concat(pl.read_parquet(file) for file in paths).to_dicts() for name, paths in files.items()}
    return {**rows, "rows": arena.read(folder.path).to_dicts()}


# what a game tells


@pytest.mark.parametrize("deal", range(1, 7))
def test_who_took_what_is_what_lies_before_them_in_the_end(deal: int) -> None:
    """An oracle that looks at the state, where the report listens to sentences."""
    game = make_game("vivarium", 3)
    told = tell_game(game, 5, deal, pick)
    state: Any = game.new()
    play_out(state, FastDice(5, deal))
    setup = game.setup
    for seat, own in enumerate(state.seats):
        held = {setup.creature_ids[card] for card in members(own.creatures)}
        held |= {setup.equipment_ids[card] for card in members(own.equipment)}
        held |= {setup.contract_ids[card] for card in members(own.contracts)}
        held |= {setup.token_ids[token] for token in members(own.tokens)}
        held |= {setup.colour_start_ids[own.colour], setup.type_start_ids[own.type]}
        kinds = ("creature", "equipment", "contract", "token", "start")
        assert {one.id for who, one in told.taken if who == seat and one.kind in kinds} == held
        assert sum(points for (who, _), points in told.sources.items() if who == seat) == state.scores()[seat]
    assert told.timeline[-1] == state.scores()


def test_a_forfeited_game_tells_nothing_and_is_counted(tmp_path: Path) -> None:
    bot = tmp_path / "fails.py"
    body = "        if view.data()['round'] > 1: raise ValueError('no')\n        return legal[0]\n"
    bot.write_text(
        f"class Bot:\n    def __init__(self, game): pass\n    def choose(self, view, seat, legal, *rest):\n{body}"
    )
    report = arena.balance("vivarium", bots=["random", f"{bot}:Bot"], players=2, games=2, coach=0)
    assert "2 games were forfeited: they count for victories alone." in report.setup
    assert report.tables["seats"]["wins"].to_list() == [0.5, 0.5]
    assert report.components["had"].sum() == 0
    assert report._repr_html_()


def test_a_report_of_forfeited_games_alone_says_so(tmp_path: Path) -> None:
    bot = tmp_path / "fails.py"
    body = "    def choose(self, *rest): raise ValueError('no')\n"
    bot.write_text(f"class Bot:\n    def __init__(self, game): pass\n{body}")
    bots = f"{bot}:Bot"
    report = arena.balance("vivarium", cheaper(), "standard", bots=bots, players=2, games=1, coach=0, lang="fr")
    assert report.findings[0].startswith("Toutes les parties ont été perdues par forfait")
    assert len(report.findings) == len(report.changes) == 1
    assert not report.touched
    report.write(tmp_path / "page.html")
    assert report.findings[0] in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert pl.read_parquet(tmp_path / "page-tables" / "sources.parquet").is_empty()
    assert report.findings[0] in report._repr_html_()


@pytest.mark.parametrize(("game", "players"), [("vivo", 3), ("vivid-memories", 1)])
def test_the_winner_leads_for_good_from_where_it_is_said(game: str, players: int) -> None:
    made = make_game(game, players)
    for deal in range(1, 5):
        told = tell_game(made, 2, deal, pick)
        scores, ranking = replay(made, 2, deal)
        if ranking.count(1) > 1:
            assert told.settled is None
            continue
        winner = ranking.index(1)
        lead = [all(all_[winner] > other for at, other in enumerate(all_) if at != winner) for all_ in scores]
        last = max((at + 1 for at, ahead in enumerate(lead) if not ahead), default=0)
        assert told.settled == min(1.0, last / told.decisions)


def replay(game: Game, seed: int, deal: int) -> tuple[list[list[int]], list[int]]:
    """Everybody's points before each decision and at the end, and the ranking."""
    state, dice, scores = game.new(), FastDice(seed, deal), []
    while not state.is_over():
        if state.is_chance():
            state.roll(dice)
            continue
        scores.append(state.scores())
        seat = next(seat for seat in range(game.players) if state.to_act() >> seat & 1)
        state.apply(seat, state.pick(seat, dice))
    return [*scores, state.scores()], state.ranking()


def test_games_are_the_same_whether_they_are_told_or_not(runs: BalanceRuns) -> None:
    plain = arena.run("vivarium", players=2, edition=cheaper(), games=GAMES, seed=3)
    rows = arena.read(runs.own.path)
    assert plain.drop("code").equals(rows.drop("code"))


def test_a_bots_game_is_told_as_it_was_played(tmp_path: Path) -> None:
    game = make_game("vivarium", 2)
    asked, entrants = ask(game, ["greedy:worlds=1", "random"], 4, told=True, coach=2)
    folder = run_in(tmp_path / "run", game, asked, entrants, Here())
    rows = arena.read(folder.path)
    tables = [read_told(folder, number) for number in folder.chunks()]
    ends = pl.concat(one.timeline for one in tables).filter(moment=10).sort("deal", "turn", "seat")
    assert ends["points"].to_list() == rows["score"].to_list()
    assert sum(one.advice.height for one in tables) == 2


# figures


def test_figures_are_plain_sums(report: BalanceReport, told: dict[str, list[dict[str, Any]]]) -> None:
    rows = told["rows"]
    for seat in report.tables["seats"].iter_rows(named=True):
        own = [row for row in rows if row["seat"] == seat["seat"]]
        assert seat["wins"] == pytest.approx(sum(row["won"] for row in own) / len(own))
        assert seat["points"] == pytest.approx(sum(row["score"] for row in own) / len(own))
    won = {(row["deal"], row["seat"]): row["won"] for row in rows}
    even = {seat: sum(w for (_, at), w in won.items() if at == seat) / GAMES for seat in (0, 1)}
    having: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for row in told["components"]:
        if row["seat"] >= 0:
            having[row["kind"], row["id"]].append(row)
    for one in report.components.iter_rows(named=True):
        own = having[one["kind"], one["id"]]
        assert one["had"] == pytest.approx(len(own) / (2 * GAMES))
        assert one["taken"] == pytest.approx(sum(row["taken"] for row in own) / GAMES)
        if own:
            assert one["points"] == pytest.approx(sum(row["points"] for row in own) / len(own))
            assert one["wins"] == pytest.approx(sum(won[row["deal"], row["seat"]] for row in own) / len(own))
            assert one["expected"] == pytest.approx(sum(even[row["seat"]] for row in own) / len(own))
            assert one["difference"] == pytest.approx(one["wins"] - one["expected"])
    sources = report.tables["sources"]
    everybody = sum(row["score"] for row in rows) / len(rows)
    assert sources["all"].sum() == pytest.approx(everybody)
    tied = Counter(row["deal"] for row in rows if row["rank"] == 1)
    figures = {row["figure"]: row["value"] for row in report.tables["figures"].iter_rows(named=True)}
    assert figures["tie"] == pytest.approx(sum(count > 1 for count in tied.values()) / GAMES)
    settled = [row["settled"] for row in told["games"] if row["settled"] is not None]
    assert figures["settled"] == pytest.approx(sum(settled) / len(settled))


def test_errors_are_those_of_a_ratio_over_deals() -> None:
    """Reckoned plainly, number by number."""
    own, below = [3.0, 0.0, 4.0, 1.0, 5.0, 2.0], [2.0, 1.0, 2.0, 1.0, 3.0, 1.0]
    theirs, under = [1.0, 2.0, 3.0, 0.0, 6.0, 2.0], [2.0, 2.0, 2.0, 1.0, 2.0, 1.0]
    moments = Moments()
    for part in (slice(0, 2), slice(2, 6)):  # two chunks
        moments.add(len(own[part]), *frames(own, below, part), *frames(theirs, under, part))
    one, gap = moments.estimate("x"), moments.difference("x")
    r, s = sum(own) / sum(below), sum(theirs) / sum(under)
    left = [(a - r * d) / sum(below) for a, d in zip(own, below, strict=True)]
    others = [(b - s * d) / sum(under) for b, d in zip(theirs, under, strict=True)]
    assert one.value == pytest.approx(r)
    assert one.error == pytest.approx(1.959964 * math.sqrt(sum(x * x for x in left) * 6 / 5))
    assert gap.value == pytest.approx(r - s)
    both = sum((x - y) ** 2 for x, y in zip(left, others, strict=True))
    assert gap.error == pytest.approx(1.959964 * math.sqrt(both * 6 / 5))


def frames(numbers: list[float], below: list[float], part: slice) -> tuple[pl.DataFrame, pl.DataFrame]:
    deals = list(range(1, 7))[part]
    rows = [(deal, "x", "base", number) for deal, number in zip(deals, numbers[part], strict=True) if number]
    under = [(deal, "base", number) for deal, number in zip(deals, below[part], strict=True)]
    return pl.DataFrame(rows, schema=NUMBERS, orient="row"), pl.DataFrame(under, schema=BASES, orient="row")


def test_the_same_games_differ_in_nothing(runs: BalanceRuns) -> None:
    weighed = weigh(runs.own, runs.own)
    for figure in weighed.moments.names(""):
        gap = weighed.moments.difference(figure)
        assert (gap.value, gap.error) == (pytest.approx(0.0, abs=1e-6), pytest.approx(0.0, abs=1e-6))
        assert not gap.certain


def test_the_same_deals_tell_more_than_other_ones(runs: BalanceRuns) -> None:
    moments = weigh(runs.own, runs.against).moments
    alone = math.hypot(moments.estimate("rank 1").error, moments.estimate("rank 1", 1).error)
    assert moments.difference("rank 1").error < 0.8 * alone


def test_more_comparisons_want_wider_intervals() -> None:
    assert corrected(1) == pytest.approx(1.96, abs=0.001)
    assert corrected(100) == pytest.approx(3.481, abs=0.001)
    assert Measure(0.1, 0.05, 29).certain is False
    assert Measure(0.1, 0.05, 30).above
    assert Measure(-0.1, 0.05, 30).below


def test_seats_are_called_lucky_together_and_not_each_by_itself(report: BalanceReport) -> None:
    for table, name in (("seats", "win"), ("order", "order")):
        for at, error in enumerate(report.tables[table]["wins_error"]):
            assert error == pytest.approx(report.weighed.moments.estimate(f"{name} {at}", sure=corrected(2)).error)


def test_what_a_change_is_about_is_told_alike_in_the_sentences_and_in_the_table(report: BalanceReport) -> None:
    about = touched(report.game, make_game("vivarium", 2).edition)
    table = report.tables["component_differences"]
    own = table.filter(pl.col("id").is_in([one.id for one in about]))
    assert own.sort("id", "figure").equals(report.results.differences_of(about).sort("id", "figure"))
    other = next(one for one in report.results.components if one not in about)
    sure = corrected(3 * (len(report.results.components) - len(about)))
    gap = report.weighed.moments.difference(f"had {other.kind} {other.id}", sure, SEATS)
    assert table.filter(kind=other.kind, id=other.id, figure="had")["error"].item() == pytest.approx(gap.error)


def test_what_was_never_seen_is_nothing_where_its_base_is_known(runs: BalanceRuns) -> None:
    moments = weigh(runs.own).moments
    assert moments.estimate("had creature C99", base=SEATS) == Measure(0.0, 0.0, GAMES)


def test_a_change_is_about_the_components_whose_entries_differ() -> None:
    game = make_game("vivarium", 2, edition=cheaper())
    standard = make_game("vivarium", 2).edition
    assert [one.id for one in touched(game, standard)] == ["E07", "E08"]
    content = json.loads(json.dumps(standard.content))
    content["dominoes"]["tiles"][2][2] = 2
    moved = make_game("vivarium", 2, edition=edition_from_content(content, "moved.toml"))
    assert [one.id for one in touched(moved, standard)] == ["D3"]
    ruled = edition_from_content({**content, "rulings": {"majority": "round"}}, "ruled.toml")
    assert not touched(make_game("vivarium", 2, edition=ruled), moved.edition)


# interrupted, and continued


class Torn:
    """Ends after so many chunks, as Ctrl-C would."""

    def __init__(self, after: int) -> None:
        self.after = after

    def play(self, work: Work, numbers: Sequence[int]) -> Iterator[PlayedChunk]:
        for at, number in enumerate(numbers):
            if at == self.after:
                raise KeyboardInterrupt
            yield work.play(number)


def test_an_interrupted_run_gives_the_same_report(
    tmp_path: Path, runs: BalanceRuns, report: BalanceReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vivant.arena.asked.MOST_TOLD", 2)
    plan = replace(runs.plan, games=10)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run_balance(plan, tmp_path / "torn", lambda: Torn(2))
    torn = BalanceReport(run_balance(plan, tmp_path / "torn", Here))
    whole = BalanceReport(run_balance(plan, tmp_path / "whole", Here))
    assert torn.runs.own.chunks() == [1, 2, 3, 4, 5]
    for name, rows in whole.tables.items():
        assert torn.tables[name].equals(rows), name
        assert rows.columns == report.tables[name].columns
    assert repr(torn) == repr(whole)


@pytest.mark.deep
def test_processes_tell_the_same(tmp_path: Path, runs: BalanceRuns, report: BalanceReport) -> None:
    told = BalanceReport(run_balance(runs.plan, tmp_path, lambda: Processes(2)))
    assert all(told.tables[name].equals(rows) for name, rows in report.tables.items())


def test_a_table_that_is_damaged_is_named(tmp_path: Path) -> None:
    plan = plan_balance(make_game("vivarium", 2), None, False, "random", 4, 1, 1.0, 0)
    runs = run_balance(plan, tmp_path, Here)
    runs.own.table_file("sources", 1).write_bytes(b"nothing")
    with pytest.raises(SetupError, match="is damaged: delete it"):
        BalanceReport(runs).tables  # noqa: B018


# the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_one_file_that_loads_nothing(runs: BalanceRuns, lang: str) -> None:
    report = BalanceReport(runs, lang=lang)
    page = report.html()
    assert not re.search(r"<script|<link|<img|@import|src=|url\((?!#)", page)
    assert set(re.findall(r'https?://[^"\s)]+', page)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "#0102" not in page  # every colour is one of the page's
    assert page.count("<svg") >= 8
    assert "prefers-color-scheme:dark" in page
    assert "@media print" in page
    text = re.sub(r"\s+", " ", Reader(re.sub(r"<svg.*?</svg>", "", page, flags=re.S)).text)
    for _, lines in report.told:
        for line in lines:
            assert re.sub(r"\s+", " ", line) in text
    assert "balance-" not in re.sub(r"<style.*?</style>", "", page, flags=re.S)  # no message lacks its sentence


def test_the_page_of_a_short_run_says_so_and_names_what_there_is(tmp_path: Path) -> None:
    report = arena.balance("vivid-memories", None, "fair-start", bots="random", players=2, games=2, coach=0)
    assert report.findings[0].startswith("Only 2 deals were played: too few games")
    assert report.changes == ["Too few deals were played to call any change certain."]
    names = set(report.components["name"])
    assert {"slot at e2", "hex a1", "Aspirations: red", "Fragments by colour: red"} <= names
    page = report.html()
    assert ">Head start<" not in page  # of the edition that it is compared with
    assert ">Gained moments<" not in page  # of the Brain
    assert set(report.tables["sources"]["source"]) > {"head-start", "brain-hexes"}
    assert ">Seat 1<" in page
    assert ">Seat 0<" not in page


@pytest.fixture
def browser() -> Iterator[Any]:
    yield from run_chromium()


def test_on_paper_no_column_and_no_picture_is_cut_off(runs: BalanceRuns, browser: Any, tmp_path: Path) -> None:
    report = BalanceReport(runs, lang="fr")
    report.tables["components"] = report.components.with_columns(pl.lit("open").alias("verdict"))
    (tmp_path / "page.html").write_text(report.html(), encoding="utf-8")
    page = browser.new_page(viewport={"width": 688, "height": 1000})  # A4 within its margins
    page.emulate_media(media="print")
    page.goto((tmp_path / "page.html").as_uri())
    over = "all => all.filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML)"
    assert page.eval_on_selector_all("table, svg", over) == []
    assert page.eval_on_selector_all("table, svg", "all => all.length") > 15
    page.close()


def test_what_does_not_lie_on_the_table_of_the_heat_map_is_named_below(runs: BalanceRuns) -> None:
    report = BalanceReport(runs)
    report.tables["components"] = rows = report.components.with_columns(pl.lit("open").alias("verdict"))
    heat = heat_map(report.game, rows, "en")
    assert heat is not None
    assert heat.svg.count("url(#warm") + heat.svg.count("url(#cool") >= len(heat.tinted) > 0
    drawn, page = Counter(one.kind for one in heat.tinted), report.html()
    for kind, count in Counter(rows["kind"]).items():
        title = report.game.book.words("en")(f"component-{kind}")
        assert (f"{title} ({count - drawn[kind]})" in page) is (drawn[kind] < count)


@pytest.mark.parametrize("game", ["vivo", "vivid-memories"])
def test_hostile_names_stay_text(game: str, tmp_path: Path) -> None:
    standard = make_game(game)
    edition = next(iter(markup.hostile_editions(standard)))
    made = make_game(game, standard.players, edition=edition)
    runs = run_balance(plan_balance(made, "standard", False, "random", 1, 1, 1.0, 0), tmp_path, Here)
    report = BalanceReport(runs)
    page = report.html()
    assert markup.HOSTILE in " ".join([report.title, *report.components["name"]])
    assert markup.HOSTILE not in page


def test_a_notebook_shows_it_and_has_its_tables(tmp_path: Path) -> None:
    report = arena.balance("vivo", bots="random", players=3, games=12, coach=0, folder=tmp_path)
    assert isinstance(report.tables["components"], pl.DataFrame)
    shown = report._repr_html_()
    assert report.title in shown
    assert "<table>" in shown
    assert shown.count("<svg") >= 2
    assert set(re.findall(r"var\((--\w+)\)", shown)) <= set(re.findall(r"(--\w+):#", shown))  # its own colours
    assert report.findings[0] in repr(report)
    report.write(tmp_path / "deep" / "page.html", tmp_path / "tables")
    assert (tmp_path / "deep" / "page.html").read_text(encoding="utf-8") == report.html()
    assert pl.read_csv(tmp_path / "tables" / "components.csv").height == report.components.height
    assert pl.read_parquet(tmp_path / "tables" / "components.parquet").equals(report.components)


def test_each_ruling_is_tried_alone(tmp_path: Path) -> None:
    report = arena.balance("vivarium", bots="random", players=2, games=1, coach=0, each_ruling=True, folder=tmp_path)
    switches = type(report.game).switches
    assert len(report.ruled) == sum(len(switch.values) - 1 for switch in switches)
    for switch in switches:
        sentence = report.game.book.words("en").say(switch.message(switch.values[-1]))
        assert any(line.startswith(sentence) for line in report.ruled)
    assert len(list(tmp_path.iterdir())) == 1 + len(report.ruled)


# what cannot be asked


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ({"against": "standard"}, "both would be the same"),
        ({"against": "majority=never"}, "majority"),
        ({"against": "nothing.toml"}, "nothing.toml"),
        ({"bots": "clever"}, "clever"),
        ({"coach": -1}, "coach cannot be -1"),
    ],
)
def test_what_cannot_be_asked_is_said_in_one_line(asked: dict[str, Any], line: str, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=re.escape(line)) as refused:
        arena.balance("vivarium", players=2, games=2, folder=tmp_path, **{"bots": "random", **asked})
    assert "\n" not in str(refused.value)
    assert not list(tmp_path.iterdir())


def test_a_game_without_components_is_refused() -> None:
    class Bare(type(make_game("vivo", 3))):  # type: ignore[misc]
        def component_kinds(self) -> tuple[Any, ...]:
            return ()

    with pytest.raises(SetupError, match="does not say what its components are"):
        plan_balance(Bare(3), None, False, "random", 2, 1, 1.0, 0)


def test_a_folder_of_old_is_read(tmp_path: Path) -> None:
    """What came later stands in a run only where it says something."""
    arena.run("vivo", players=3, games=2, folder=tmp_path / "run")
    text = (tmp_path / "run" / "run.toml").read_text(encoding="utf-8")
    assert "told" not in text
    assert "coach" not in text
    assert not Folder(tmp_path / "run").asked.told
