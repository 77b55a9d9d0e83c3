"""How strong the bots are, into docs/strength.md: ladders, greedy and random, what cheating would gain, time.

`python -m benchmarks.strength [--minutes N] [--games N] [--seed N] [--jobs N] [--game ID ...] [--bot NAME ...] [--add]`
Every comparison is played with the seats rotated over the same deals: as many as fit into its part of the time, at
least four deals, at most so many games. Results are kept in benchmarks/strength.jsonl as they come, and the page is
made of them: with `--game` and `--bot` all others stay as they are, and with `--add` the new deals are counted
together with the old ones.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from benchmarks.drive import is_compiled
from benchmarks.results import Pairing, Result, read_results, together, write_results
from vivant.arena.contest import Standing, contest, line_up
from vivant.bots import Budget, make_bot
from vivant.bots.search import SearchBot
from vivant.engine.dice import FastDice
from vivant.engine.game import BOT_LEVELS, Game
from vivant.engine.registry import game_ids, make_game

DOCUMENT = Path(__file__).parent.parent / "docs" / "strength.md"
RESULTS = Path(__file__).parent / "strength.jsonl"
LEAST_DEALS = 4
THEIR_MS = 100
HEAD = [
    "| bot | against | games | wins | 95 % interval | × even | target | points ahead | sure | ms each | longest |",
    "|" + "---|" * 11,
]
HEADING = [
    "# How strong the bots are",
    "",
    "In each row the first bot holds one seat and the second one all others. Every deal is played once from each "
    "seat, with the same deals in all rows of a run; a shared victory is divided. Intervals of victories are 95 % "
    "(Wilson); *even* is the share of a seat where all play alike. *Points ahead* is the mean score less the others', "
    "with a 95 % interval over deals: as every deal is played from each seat, the luck of a deal falls out, and it is "
    "the finer measure of who plays better; *sure* says how sure it is that the first one does. *Ms each* is the mean "
    "time of a decision. Bots that are bound by time play a little differently on another machine.",
]
ALONE = ("random", "greedy", *BOT_LEVELS)


@dataclass(frozen=True)
class Match:
    """One bot against another that fills the table; or, where both share it, with as many seats as the other."""

    game: Game
    bot: str
    against: str
    target: str = ""
    cheats: bool = False
    shared: bool = False
    part: float = 1.0  # of the time, beside the others' parts

    def bots(self) -> list[str]:
        return [self.bot] if self.game.players == 1 else [self.bot, self.against]

    def pairing(self) -> Pairing:
        minds = self.game.bots_by_level()
        bot, against = (minds.get(name, name) for name in (self.bot, self.against))
        return Pairing(self.game.id, self.game.players, bot, against, self.cheats, self.shared)


@dataclass
class Time:
    """What is left, for those who have not played yet."""

    until: float
    parts: float

    def share(self, part: float) -> float:
        seconds = max(0.0, self.until - time.monotonic()) * part / self.parts
        self.parts -= part
        return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=90, help="for everything; a few more are needed to finish")
    parser.add_argument("--games", type=int, default=2000, help="of a comparison, at most")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=game_ids(), help="only this one; can be given again")
    parser.add_argument("--bot", action="append", help="only rows in which it stands first; can be given again")
    parser.add_argument("--add", action="store_true", help="to what is known of the same bots, with a new seed")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--out", type=Path, default=DOCUMENT)
    asked = parser.parse_args()
    every = {id: list(matches_of(id)) for id in game_ids()}
    matches = [match for id in asked.game or every for match in every[id] if match.bot in (asked.bot or (match.bot,))]
    for bot in asked.bot or []:
        if all(match.bot != bot for match in matches):
            parser.error(f"no row begins with {bot}; try one of {', '.join(ALONE)}")
    results = read_results(asked.results)
    known = {(result.pairing, result.seed) for result in results}
    if asked.add and any((match.pairing(), asked.seed) in known for match in matches):
        parser.error(f"the deals of seed {asked.seed} are counted already; give --add another --seed")
    left = Time(time.monotonic() + 60 * asked.minutes, sum(match.part for match in matches))
    for match in sorted(matches, key=lambda match: match.part):  # quick ones leave what they do not need to the others
        standing = play(match, asked.games, asked.seed, asked.jobs, left.share(match.part))
        pairing = match.pairing()
        if not asked.add:
            results = [result for result in results if result.pairing != pairing]
        results.append(Result(pairing, asked.seed, made_by(asked), standing))
        write_results(asked.results, results)  # at once: a run may be cut off
    write_page(asked.out, every, results)


def write_page(page: Path, every: dict[str, list[Match]], results: list[Result]) -> None:
    """Of each game what is known of its bots as they are today."""
    lines = HEADING.copy()
    for matches in every.values():
        found = {match: [one for one in results if one.pairing == match.pairing()] for match in matches}
        played = {match: standing for match, runs in found.items() if (standing := together(runs))}
        if any(match.game.players > 1 for match in played):
            runs = dict.fromkeys(one.made for many in found.values() for one in many)
            lines += ["", f"## {title_of(played)}", "", "Made by " + ", and by ".join(runs) + ".", "", *of_game(played)]
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def matches_of(id: str) -> Iterator[Match]:
    """Targets, ladder, cheating, their search, and for a game that can be played alone its automaton."""
    bare = make_game(id)
    counts = bare.player_counts(bare.edition)
    game = make_game(id, 2 if 2 in counts else max(counts))
    even = 100 / game.players
    pair = game.players == 2
    yield Match(game, "greedy", "random", "≥ 95 %" if pair else f"≥ {2 * even:.0f} %", part=0.2)
    yield Match(game, "hard", "greedy", "≥ 75 %" if pair else f"≥ {1.6 * even:.0f} %", part=2.0)
    yield Match(game, "easy", "random", "better: ≥ 95 % sure", part=0.1)
    for lower, upper in pairwise(BOT_LEVELS):
        part = {"normal": 0.2, "hard": 0.4, "expert": 10.0 if pair else 14.0}[upper]  # what is close takes more games
        yield Match(game, upper, lower, "better: ≥ 95 % sure", part=part)
    yield Match(game, "hard", "hard", cheats=True, part=0.7)
    if has_theirs():
        from benchmarks.openspiel_ismcts import same_time

        ours = same_time(game, THEIR_MS)
        yield Match(game, ours, f"openspiel:ms={THEIR_MS}", "≥ 75 %", shared=True, part=1.2)
    if 1 in counts:
        for level in bare.difficulties_for(1, bare.edition):
            alone = make_game(id, 1, level.options)
            for bot in ALONE:
                yield Match(alone, bot, level.name, part={"expert": 0.3, "hard": 0.15}.get(bot, 0.05))


def play(match: Match, games: int, seed: int, jobs: int, seconds: float) -> Standing:
    lineup = line_up(match.game, match.bots(), {0} if match.cheats else (), in_turn=match.shared)
    began = time.monotonic()
    prepare = register if match.against.startswith("openspiel") else None
    standing = contest(
        match.game, lineup, games, seed, jobs, seconds=seconds, least_deals=LEAST_DEALS, prepare=prepare
    )[0]
    took = time.monotonic() - began
    print(
        f"{match.game.id}: {match.bot} against {match.against}: {standing.share:.3f} of {standing.games} "
        f"in {took:.0f} s of {seconds:.0f}",
        flush=True,
    )
    return standing


def made_by(asked: argparse.Namespace) -> str:
    build = "compiled" if is_compiled() else "interpreted"
    chosen = f"--minutes {asked.minutes:g} --games {asked.games} --seed {asked.seed} --jobs {asked.jobs}"
    chosen += "".join(f" --game {id}" for id in asked.game or []) + "".join(f" --bot {bot}" for bot in asked.bot or [])
    chosen += " --add" if asked.add else ""
    return f'`make strength ARGS="{chosen}"` ({build} build, Python {platform.python_version()}, {platform.machine()})'


def title_of(played: dict[Match, Standing]) -> str:
    game = next(match.game for match in played if match.game.players > 1)
    return f"{game.book.words('en')('title')}, {game.players} players"


def of_game(played: dict[Match, Standing]) -> list[str]:
    matches = [match for match in played if match.game.players > 1]
    game = matches[0].game
    levels = ", ".join(f"*{level}* is `{name}`" for level, name in game.bots_by_level().items())
    lines = [levels + ".", "", *HEAD]
    lines += [row(match, played[match]) for match in matches if not match.cheats and not match.shared]
    if any(match.cheats for match in matches):
        lines += ["", "What it would gain to see everything: the same bot, cheating, against fair ones.", "", *HEAD]
        lines += [row(match, played[match]) for match in matches if match.cheats]
    if any(match.shared for match in matches):
        half = "" if game.players == 2 else ", each with half of the seats"
        lines += ["", f"Beside OpenSpiel's own Python IS-MCTS at the same time a decision{half}.", "", *HEAD]
        lines += [row(match, played[match]) for match in matches if match.shared]
    lines += ["", f"Simulations a second, searching as *hard* does: {simulations_a_second(game):,.0f}."]
    alone = {match: standing for match, standing in played.items() if match.game.players == 1}
    return lines + against_automaton(alone) if alone else lines


def against_automaton(played: dict[Match, Standing]) -> list[str]:
    """Every level against the automaton of a game for one, at each of its difficulties."""
    lines = ["", "Alone: the share of victories against the automaton, by its difficulty.", ""]
    lines += ["| difficulty | " + " | ".join(ALONE) + " |", "|" + "---|" * (1 + len(ALONE))]
    for difficulty in dict.fromkeys(match.against for match in played):
        cells = [difficulty]
        for match, standing in played.items():
            if match.against == difficulty:
                low, high = standing.interval()
                cells.append(f"{100 * standing.share:.0f} % of {standing.games} ({100 * low:.0f}–{100 * high:.0f} %)")
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def row(match: Match, standing: Standing) -> str:
    low, high = standing.interval()
    lead, error = standing.lead()
    cells = (
        match.bot + (", cheating" if match.cheats else ""),
        match.against,
        str(standing.games),
        f"{100 * standing.share:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{standing.share / standing.even:.2f}",
        match.target,
        f"{lead:+.2f} ± {error:.2f}",
        certainty(standing.sure()),
        f"{1000 * standing.pace:.1f}",
        f"{1000 * standing.longest:.0f} ms",
    )
    return "| " + " | ".join(cells) + " |"


def certainty(sure: float) -> str:
    return "> 99.9 %" if sure > 0.999 else "< 0.1 %" if sure < 0.001 else f"{100 * sure:.1f} %"


def simulations_a_second(game: Game, positions: int = 8, simulations: int = 300) -> float:
    """Over positions spread evenly over a match between quick players."""
    bot = make_bot(game.bots_by_level()["hard"], game)
    assert isinstance(bot, SearchBot)
    bot.settings |= {"ms": 0, "simulations": simulations}
    evaluation = game.evaluation()
    state, dice = game.new(), FastDice(1)
    views = []
    while not state.is_over():
        if state.to_act() == 0:
            state.roll(dice)
            continue
        seat = state.to_act().bit_length() - 1
        if len(state.legal(seat)) > 1:
            views.append((state.view(seat), seat))
        state.apply(seat, evaluation.choose(state, seat, dice))
    began = time.perf_counter()
    for view, seat in views[:: max(1, len(views) // positions)][:positions]:
        bot.think(view, seat, FastDice(2), Budget(600))
    return positions * simulations / (time.perf_counter() - began)


def has_theirs() -> bool:
    """Whether OpenSpiel is installed, as `make bench` does it."""
    try:
        register()
    except ImportError:
        print("without OpenSpiel, which is not installed: make bench does that", flush=True)
        return False
    return True


def register() -> None:
    """In whichever process plays against it."""
    import benchmarks.openspiel_ismcts  # noqa: F401


if __name__ == "__main__":
    main()
