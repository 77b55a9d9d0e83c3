"""What bots reached against each other, run by run: the lines of benchmarks/strength.jsonl.

The page docs/strength.md is made of them. A run takes the place of what was known of the same bots, or is added to it;
then it has to play other deals, which another seed gives.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from vivant.arena.contest import Standing

NOT_KEPT = ("scores", "rivals")  # long, and nobody asks for them: `leads` has what they say, deal by deal


@dataclass(frozen=True)
class Pairing:
    """Who played whom at which game, the bots with all that they were told (*hard* can mean another one tomorrow)."""

    game: str
    players: int
    bot: str
    against: str
    cheats: bool
    shared: bool


@dataclass(frozen=True)
class Result:
    pairing: Pairing
    seed: int
    made: str  # by which command, and where
    standing: Standing


def read_results(file: Path) -> list[Result]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [_result(json.loads(line)) for line in lines]


def write_results(file: Path, results: Iterable[Result]) -> None:
    """All of them or none: a run that is cut off while it writes loses nothing."""
    beside = file.with_name(file.name + ".new")
    beside.write_text("".join(json.dumps(_json(result)) + "\n" for result in results), encoding="utf-8")
    beside.replace(file)


def together(results: Iterable[Result]) -> Standing | None:
    """The standing of all runs of one pairing, as if they were one."""
    whole: Standing | None = None
    for one in (result.standing for result in results):
        if whole is None:
            whole = Standing(one.bot, one.even)
        whole.add(one)
    return whole


def _json(result: Result) -> dict[str, object]:
    kept = {field.name for field in fields(Standing)}.difference(NOT_KEPT)
    standing = {name: value for name, value in asdict(result.standing).items() if name in kept}
    return {**asdict(result.pairing), "seed": result.seed, "made": result.made, "standing": standing}


def _result(line: dict[str, object]) -> Result:
    pairing = Pairing(**{field.name: line[field.name] for field in fields(Pairing)})  # type: ignore[arg-type]
    return Result(pairing, int(str(line["seed"])), str(line["made"]), Standing(**line["standing"]))  # type: ignore[arg-type]
