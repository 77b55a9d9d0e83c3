"""What was measured of our house rules, into docs/house-rules.md and the files of the editions themselves.

`python -m benchmarks.house_rules FOLDER [--games N] [--others N] [--seed N] [--jobs N] [--read-only]`
Each question is a run of the arena in a folder of its own below FOLDER, NAME-SEED, so that it can be interrupted and
goes on with the same command; runs with other seeds are counted together with it. With `--read-only` nothing is
played, and the page is made of what is there, finished or not.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from vivant import arena
from vivant.arena.contest import mean_and_error, wilson
from vivant.engine.houseedition import house_editions, named_edition
from vivant.engine.registry import find_game

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "house-rules.md"
GAME = "vivid-memories"
KIND = find_game(GAME)
EDITIONS = ROOT / "src" / "vivant" / "games" / KIND.folder.name / "house"
STANDARD, FAIR, WINNING = "standard", "fair-start", "winning-brain"
BRAIN = 1  # its number among the scores
TARGET = (0.47, 0.53)


@dataclass(frozen=True)
class Question:
    """A run: which bot plays with which edition; every game a deal of its own."""

    edition: str
    players: int
    bot: str
    options: dict[str, object] = field(default_factory=dict, hash=False)

    @property
    def folder(self) -> str:
        return f"{self.players}-{self.edition}-{self.bot}"

    def command(self, games: int, seed: str) -> str:
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        edition = "" if self.edition == STANDARD else f" --edition {self.edition}"
        return (
            f"vivant arena {GAME} --players {self.players} --bots {self.bot}{options}{edition}"
            f" --games {games} --seed {seed} --no-stop --to {self.folder}-{seed}"
        )


@dataclass
class Share:
    """How often one side won, and by how many points it was ahead; a tie is half a victory of each."""

    leads: list[int]
    wins: float
    code: str = ""
    commands: list[str] = field(default_factory=list)

    def cells(self) -> list[str]:
        low, high = wilson(self.wins, len(self.leads))
        lead, error = mean_and_error(self.leads)
        share = f"{100 * self.wins / len(self.leads):.1f} %"
        return [
            str(len(self.leads)),
            share,
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{lead:+.1f} ± {error:.1f}",
            self.code,
        ]

    def behind(self, points: int) -> Share:
        """The same matches with so many points for the other side."""
        wins = sum(1.0 if lead > points else 0.5 if lead == points else 0.0 for lead in self.leads)
        return Share([lead - points for lead in self.leads], wins, self.code)

    @property
    def percent(self) -> int:
        return round(100 * self.wins / len(self.leads))


BOTS = ("normal", "easy", "hard")
DUELS = [Question(STANDARD, 2, bot, {"first": 0}) for bot in (*BOTS, "random")]
ALONE = [Question(edition, 1, bot) for bot in BOTS for edition in (STANDARD, WINNING)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=2000, help="of bots of the level normal")
    parser.add_argument("--others", type=int, default=200, help="of the others")
    parser.add_argument("--seed", type=int, default=190)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--read-only", action="store_true")
    given = parser.parse_args()
    questions = [*DUELS, *ALONE]
    if not given.read_only:
        for question in sorted(questions, key=lambda one: one.bot != "normal"):
            play(question, given)
    shares = {question.folder: share for question in questions if (share := read(question, given.folder))}
    write_measured(shares)
    DOCUMENT.write_text("\n".join(page(shares)) + "\n", encoding="utf-8")


def play(question: Question, given: argparse.Namespace) -> None:
    arena.run(
        GAME,
        [question.bot],
        given.games if question.bot == "normal" else given.others,
        players=question.players,
        options=question.options,
        edition=named_edition(KIND, question.edition),
        seed=given.seed,
        folder=given.folder / f"{question.folder}-{given.seed}",
        jobs=given.jobs,
    )


def read(question: Question, folder: Path) -> Share | None:
    """All runs of a question together: of the start player, or of the Brain."""
    side = BRAIN if question.players == 1 else 0
    whole = Share([], 0.0)
    codes: set[str] = set()
    hash = named_edition(KIND, question.edition).hash
    for run in sorted(folder.glob(f"{question.folder}-[0-9]*")):
        asked = tomllib.loads((run / "run.toml").read_text(encoding="utf-8"))["asked"]
        if asked["edition"] != hash:
            print(f"{run}: left out, its edition is another one")
            continue
        rows = arena.read(run)
        wide = rows.pivot(on="seat", index=["deal", "turn"], values=["score", "won"])
        whole.leads += (wide[f"score_{side}"] - wide[f"score_{1 - side}"]).to_list()
        whole.wins += float(wide[f"won_{side}"].sum())
        whole.commands.append(question.command(len(wide), run.name.rpartition("-")[2]))
        codes |= set(rows["code"].unique().to_list())
    whole.code = ", ".join(sorted(codes))
    return whole if whole.leads else None


def head_start() -> int:
    points: list[int] = named_edition(KIND, FAIR).content["head_start"]["2"]
    return points[1]


def write_measured(shares: dict[str, Share]) -> None:
    """What the sentence about an edition is told."""
    duel, usual, now = shares[DUELS[0].folder], shares[ALONE[0].folder], shares[ALONE[1].folder]
    for name, before, after in ((FAIR, duel, duel.behind(head_start())), (WINNING, usual, now)):
        file = EDITIONS / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        for entry, value in (("games", len(after.leads)), ("before", before.percent), ("now", after.percent)):
            text = re.sub(rf"^{entry} = \d+$", f"{entry} = {value}", text, flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")


def page(shares: dict[str, Share]) -> Iterator[str]:
    words = KIND.book.words("en")
    ours = house_editions(KIND)
    yield "# House rules of ours, and what was measured"
    yield ""
    yield (
        "Two editions that ship with Vivid Memories are printed nowhere: they are ours. This page is written by "
        "`python -m benchmarks.house_rules FOLDER`, and `--read-only` makes it of runs that are there. Each run is one "
        "of the arena in which every game is a deal of its own; *code* names the program that played it. Intervals are "
        "95 %: of shares by Wilson, of points over deals. Figures between bots say what bots do; people may differ."
    )
    yield ""
    yield f"## {words.say(ours[FAIR].title)}: `--edition {FAIR}`"
    yield ""
    yield from _fair(shares)
    yield f"## {words.say(ours[WINNING].title)}: `--edition {WINNING}`"
    yield ""
    yield from _winning(shares)


def _fair(shares: dict[str, Share]) -> Iterator[str]:
    points = head_start()
    yield (
        f"With two players, the one who does not start has a head start of {points} points, counted in round 1 (VM-06 "
        "as a house rule). The same bot sits at both seats, and seat 1 always starts. A head start changes no decision "
        "of these bots, as `tests/games/vivid_memories/test_house_rules.py` holds them to; so the matches that were "
        f"played by the standard edition tell what each number of points does. Rows of `{FAIR}` are these same "
        "matches; equal points count as half a victory there."
    )
    yield ""
    rows = []
    for question in DUELS:
        if share := shares.get(question.folder):
            rows += [(STANDARD, question.bot, share), (FAIR, question.bot, share.behind(points))]
    yield from _table(rows, "start player wins")
    standard = shares[DUELS[0].folder]
    heads = range(points - 7, points + 8)
    good = [head for head in heads if _inside(standard.behind(head))]
    yield (
        "Between bots of the level normal, by the number of points; the smallest whose whole interval lies within 47 "
        f"to 53 % is {min(good, default=0)}:"
    )
    yield ""
    yield "| head start | start player wins | 95 % interval |"
    yield "|---|---|---|"
    for head in heads:
        cells = standard.behind(head).cells()
        mark = "**" if head == points else ""
        yield f"| {mark}{head}{mark} | {cells[1]} | {cells[2]} |"
    yield ""


def _inside(share: Share) -> bool:
    low, high = wilson(share.wins, len(share.leads))
    return TARGET[0] <= low and high <= TARGET[1]


def _winning(shares: dict[str, Share]) -> Iterator[str]:
    words = KIND.book.words("en")
    yield "It differs from the standard edition in these components, and in nothing else:"
    yield ""
    for difference in KIND.differences(named_edition(KIND, WINNING)):
        yield f"- {words.say(difference.message)}"
    yield ""
    yield (
        "It drafts and lays as printed, and its harder variants are off; *Learn from experience* can still be chosen. "
        "The share is that of the Brain against one bot, which knows what the Brain scores and plays accordingly."
    )
    yield ""
    played = [question for question in ALONE if question.folder in shares]
    rows = [(question.edition, question.bot, shares[question.folder]) for question in played]
    yield from _table(rows, "Brain wins")


def _table(rows: list[tuple[str, str, Share]], title: str) -> Iterator[str]:
    yield f"| edition | bot | games | {title} | 95 % interval | points ahead | code |"
    yield "|" + "---|" * 7
    for edition, bot, share in rows:
        yield "| " + " | ".join([edition, bot, *share.cells()]) + " |"
    yield ""
    yield "```sh"
    for _, _, share in rows:
        yield from share.commands
    yield "```"
    yield ""


if __name__ == "__main__":
    main()
