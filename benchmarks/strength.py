"""How strong the bots are, into docs/strength.md: ladders, greedy and random, what cheating would gain, time.

`python -m benchmarks.strength [--games N] [--seed N] [--jobs N] [--game ID ...] [--out FILE]`
Every matchup is played with the seats rotated over the same deals. Slow ones get a part of the games.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from benchmarks.drive import is_compiled
from vivant.bots import Budget, make_bot
from vivant.bots.contest import Standing, contest, line_up
from vivant.bots.search import SearchBot
from vivant.engine.dice import FastDice
from vivant.engine.game import LEVELS, Game
from vivant.engine.registry import game_ids, make_game

DOCUMENT = Path(__file__).parent.parent / "docs" / "strength.md"
PARTS = {"expert": 20, "hard": 5, "search": 5}  # who thinks long plays one game in so many
THEIR_MS = 100
HEAD = [
    "| bot | against | games | wins | 95 % interval | × even | target | margin | ms a decision | longest |",
    "|" + "---|" * 10,
]


@dataclass(frozen=True)
class Match:
    """One bot against others that fill the table."""

    bot: str
    against: str
    target: str = ""
    cheats: bool = False

    def games(self, asked: int) -> int:
        return max(2, asked // max(PARTS.get(name.partition(":")[0], 1) for name in (self.bot, self.against)))


def ladder(players: int) -> Iterator[Match]:
    """Each level against the one below, and the two comparisons that have targets."""
    yield Match("greedy", "random", "≥ 95 %" if players == 2 else f"≥ {200 / players:.0f} %")
    yield Match("hard", "greedy", "≥ 75 %" if players == 2 else f"≥ {160 / players:.0f} %")
    yield Match("easy", "random", above(players))
    for lower, upper in pairwise(LEVELS):
        yield Match(upper, lower, above(players))


def above(players: int) -> str:
    return f"> {100 / players:.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", action="append", choices=game_ids())
    parser.add_argument("--out", type=Path, default=DOCUMENT)
    asked = parser.parse_args()
    lines = heading(asked.games, asked.seed, asked.jobs)
    for id in asked.game or game_ids():
        counts = make_game(id).player_counts(make_game(id).edition)
        players = 2 if 2 in counts else max(counts)
        lines += of_game(make_game(id, players), asked.games, asked.seed, asked.jobs)
        if 1 in counts:
            lines += alone(id, asked.games, asked.seed, asked.jobs)
    asked.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


def heading(games: int, seed: int, jobs: int) -> list[str]:
    build = "compiled" if is_compiled() else "interpreted"
    return [
        "# How strong the bots are",
        "",
        f'Made by `make strength ARGS="--games {games} --seed {seed} --jobs {jobs}"`: {build} build, '
        f"Python {platform.python_version()}, {platform.machine()}.",
        "",
        "In each row the first bot holds one seat and the second one all others. Every deal is played once from each "
        "seat, with the same deals in all rows; a shared victory is divided. Intervals are 95 % (Wilson); *even* is "
        "the share of a seat where all play alike. Bots that are bound by time play a little differently on another "
        "machine.",
    ]


def of_game(game: Game, games: int, seed: int, jobs: int) -> list[str]:
    levels = ", ".join(f"*{level}* is `{name}`" for level, name in game.minds().items())
    lines = ["", f"## {game.book.words('en')('title')}, {game.players} players", "", levels + ".", ""]
    lines += HEAD
    for match in ladder(game.players):
        lines.append(row(match, play(game, match, games, seed, jobs)))
    lines += ["", "What it would gain to see everything: the same bot, cheating against fair ones.", ""]
    lines += HEAD
    match = Match("hard", "hard", cheats=True)
    lines.append(row(match, play(game, match, games, seed, jobs)))
    lines += ["", f"Simulations a second, searching as *hard* does: {simulations_a_second(game):,.0f}."]
    return lines + theirs(game, games, seed)


def alone(id: str, games: int, seed: int, jobs: int) -> list[str]:
    """Every level against the automaton of a game for one, at each of its difficulties."""
    bare = make_game(id, 1)
    bots = ("greedy", *LEVELS)
    lines = ["", "Alone: the share of victories against the automaton, by its difficulty.", ""]
    lines += ["| difficulty | " + " | ".join(bots) + " |", "|" + "---|" * (1 + len(bots))]
    for level in bare.levels_for(1, bare.edition):
        game = make_game(id, 1, level.options)
        cells = [level.name]
        for bot in bots:
            standing = play(game, Match(bot, bot), games, seed, jobs, [bot])
            low, high = standing.interval()
            cells.append(f"{100 * standing.share:.0f} % of {standing.games} ({100 * low:.0f}–{100 * high:.0f} %)")
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def play(game: Game, match: Match, games: int, seed: int, jobs: int, bots: Sequence[str] | None = None) -> Standing:
    lineup = line_up(game, bots or [match.bot, match.against], {0} if match.cheats else ())
    began = time.perf_counter()
    standing = contest(game, lineup, match.games(games), seed, jobs)[0]
    took = time.perf_counter() - began
    print(f"{game.id}: {match.bot} against {match.against}: {standing.share:.3f} in {took:.0f} s", flush=True)
    return standing


def row(match: Match, standing: Standing) -> str:
    low, high = standing.interval()
    margin, error = standing.margin()
    cells = (
        match.bot + (", cheating" if match.cheats else ""),
        match.against,
        str(standing.games),
        f"{100 * standing.share:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{standing.share / standing.even:.2f}",
        match.target,
        f"{margin:+.1f} ± {error:.1f}",
        f"{1000 * standing.pace:.1f}",
        f"{1000 * standing.longest:.0f} ms",
    )
    return "| " + " | ".join(cells) + " |"


def simulations_a_second(game: Game, positions: int = 8, simulations: int = 300) -> float:
    """Over positions spread evenly over a match between quick players."""
    bot = make_bot(game.minds()["hard"], game)
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


def theirs(game: Game, games: int, seed: int) -> list[str]:
    """Against OpenSpiel's search, where that is installed."""
    try:
        from benchmarks.openspiel_ismcts import against_theirs, same_time
    except ImportError:
        return []
    ours = same_time(game, THEIR_MS)
    played = Match(ours, "search").games(games) // 2
    standing = against_theirs(game, ours, played, THEIR_MS, seed)[0]
    low, high = standing.interval()
    return [
        "",
        f"At {THEIR_MS} ms a decision against OpenSpiel's own Python IS-MCTS: {100 * standing.share:.1f} % of "
        f"{standing.games} games ({100 * low:.1f}–{100 * high:.1f} %; target ≥ 75 %).",
    ]


if __name__ == "__main__":
    main()
