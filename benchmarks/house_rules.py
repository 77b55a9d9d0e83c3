"""What was measured of our house rules, into docs/house-rules.md and the files of the editions themselves.

`python -m benchmarks.house_rules FOLDER [--games N] [--others N] [--seed N] [--jobs N] [--read-only]`
Each question is a run of the arena in a folder of its own below FOLDER, so that it can be interrupted and goes on with
the same command; with `--read-only` the page is made of the runs that are there, finished or not.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import polars as pl

from vivant import arena
from vivant.arena.contest import mean_and_error, wilson
from vivant.engine.houseedition import house_editions, named_edition
from vivant.engine.registry import find_game

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "house-rules.md"
GAME = "vivid-memories"
FAIR, WINNING = "fair-start", "winning-brain"
BRAIN = 1  # its number among the scores
TARGET = (0.47, 0.53)


@dataclass(frozen=True)
class Question:
    """A run: which bot plays with which edition; every game a deal of its own."""

    edition: str
    players: int
    bot: str
    options: dict[str, object] = field(default_factory=dict)

    @property
    def folder(self) -> str:
        return f"{self.players}-{self.edition}-{self.bot}"

    def command(self, games: int, seed: int) -> str:
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        edition = "" if self.edition == "standard" else f" --edition {self.edition}"
        return (
            f"vivant arena {GAME} --players {self.players} --bots {self.bot}{options}{edition}"
            f" --games {games} --seed {seed} --no-stop --to {self.folder}"
        )


@dataclass(frozen=True)
class Share:
    """How often one side won, and by how many points it was ahead."""

    games: int
    wins: float
    leads: list[int]
    code: str

    def cells(self) -> list[str]:
        low, high = wilson(self.wins, self.games)
        lead, error = mean_and_error(self.leads)
        share = f"{100 * self.wins / self.games:.1f} %"
        return [str(self.games), share, f"{100 * low:.1f}–{100 * high:.1f} %", f"{lead:+.1f} ± {error:.1f}", self.code]

    @property
    def percent(self) -> int:
        return round(100 * self.wins / self.games)


START = {"first": 0}
FAIR_QUESTIONS = [
    Question(edition, 2, bot, START) for bot in ("normal", "easy", "hard") for edition in ("standard", FAIR)
]
BRAIN_QUESTIONS = [Question(edition, 1, bot) for bot in ("normal", "easy", "hard") for edition in ("standard", WINNING)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=2000, help="of bots of the level normal")
    parser.add_argument("--others", type=int, default=200, help="of the others")
    parser.add_argument("--seed", type=int, default=190)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--read-only", action="store_true")
    given = parser.parse_args()
    shares: dict[Question, Share] = {}
    questions = [*FAIR_QUESTIONS, *BRAIN_QUESTIONS]
    for question in sorted(questions, key=lambda one: one.bot != "normal"):
        games = given.games if question.bot == "normal" else given.others
        rows = play(question, games, given)
        if rows is not None:
            shares[question] = share_of(question, rows)
    write_measured(shares)
    DOCUMENT.write_text("\n".join(page(shares, given)) + "\n", encoding="utf-8")


def play(question: Question, games: int, given: argparse.Namespace) -> pl.DataFrame | None:
    folder = given.folder / question.folder
    if given.read_only:
        return arena.read(folder) if folder.exists() else None
    edition = named_edition(find_game(GAME), question.edition)
    return arena.run(
        GAME,
        [question.bot],
        games,
        players=question.players,
        options=question.options,
        edition=edition,
        seed=given.seed,
        folder=folder,
        jobs=given.jobs,
        tell=lambda progress: print(question.folder, progress.done, flush=True),
    )


def share_of(question: Question, rows: pl.DataFrame) -> Share:
    """Of the start player, or of the Brain."""
    side = BRAIN if question.players == 1 else 0
    wide = rows.pivot(on="seat", index=["deal", "turn"], values=["score", "won"])
    leads = (wide[f"score_{side}"] - wide[f"score_{1 - side}"]).to_list()
    wins = float(wide[f"won_{side}"].sum())
    return Share(len(leads), wins, leads, ", ".join(sorted(rows["code"].unique().to_list())))


def write_measured(shares: dict[Question, Share]) -> None:
    """What the sentence about an edition is told."""
    for name, questions in ((FAIR, FAIR_QUESTIONS), (WINNING, BRAIN_QUESTIONS)):
        before, now = (shares[question] for question in questions[:2])
        file = find_game(GAME).folder / "house" / f"{name}.toml"
        file = ROOT / "src" / "vivant" / "games" / file.parent.parent.name / "house" / file.name
        text = file.read_text(encoding="utf-8")
        for entry, value in (("games", now.games), ("before", before.percent), ("now", now.percent)):
            text = re.sub(rf"^{entry} = \d+$", f"{entry} = {value}", text, flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")


def page(shares: dict[Question, Share], given: argparse.Namespace) -> Iterator[str]:
    words = find_game(GAME).book.words("en")
    ours = house_editions(find_game(GAME))
    yield "# House rules of ours, and what was measured"
    yield ""
    yield (
        "Two editions that ship with Vivid Memories are not printed anywhere: they are ours. This page is written by "
        "`python -m benchmarks.house_rules`; each row is a run of the arena, in which every game is a deal of its own. "
        "Intervals are 95 %: of shares by Wilson, of points over deals."
    )
    yield ""
    yield f"## {words.say(ours[FAIR].title)}: `--edition {FAIR}`"
    yield ""
    yield from _fair(shares, given, ours[FAIR].edition.content["head_start"]["2"])
    yield f"## {words.say(ours[WINNING].title)}: `--edition {WINNING}`"
    yield ""
    yield from _winning(shares, given)


def _fair(shares: dict[Question, Share], given: argparse.Namespace, points: list[int]) -> Iterator[str]:
    yield (
        f"With two players, the one who does not start begins with {points[1]} points (VM-06 as a house rule). "
        "The same bot sits at both seats; the share is that of the start player."
    )
    yield ""
    yield from _table(shares, FAIR_QUESTIONS, given, "start player wins")
    standard = shares[FAIR_QUESTIONS[0]]
    yield (
        "A head start changes no decision of these bots (a test holds them to that), so the matches by the standard "
        "edition tell what each number of points would have done; here between bots of the level normal, the smallest "
        "that is needed and what is around it:"
    )
    yield ""
    yield "| head start | start player wins | 95 % interval |"
    yield "|---|---|---|"
    for head in range(0, 29, 2):
        wins = sum(1.0 if lead > head else 0.5 if lead == head else 0.0 for lead in standard.leads)
        low, high = wilson(wins, standard.games)
        inside = " within 47–53 %" if TARGET[0] <= low and high <= TARGET[1] else ""
        yield f"| {head} | {100 * wins / standard.games:.1f} % | {100 * low:.1f}–{100 * high:.1f} %{inside} |"
    yield ""


def _winning(shares: dict[Question, Share], given: argparse.Namespace) -> Iterator[str]:
    kind = find_game(GAME)
    words = kind.book.words("en")
    yield "Its components and switches differ from the standard edition in this, and in nothing else:"
    yield ""
    for difference in kind.differences(named_edition(kind, WINNING)):
        yield f"- {words.say(difference.message)}"
    yield ""
    yield "The share is that of the Brain, against one bot; its harder variants are off."
    yield ""
    yield from _table(shares, BRAIN_QUESTIONS, given, "Brain wins")


def _table(
    shares: dict[Question, Share], questions: list[Question], given: argparse.Namespace, title: str
) -> Iterator[str]:
    played = [question for question in questions if question in shares]
    yield f"| edition | bot | games | {title} | 95 % interval | points ahead | code |"
    yield "|" + "---|" * 7
    for question in played:
        yield "| " + " | ".join([question.edition, question.bot, *shares[question].cells()]) + " |"
    yield ""
    yield "```sh"
    for question in played:
        yield question.command(given.games if question.bot == "normal" else given.others, given.seed)
    yield "```"
    yield ""


if __name__ == "__main__":
    main()
