"""Golden records: whole matches kept as files, which every later version must replay to the byte.

`python -m vivant.testkit.golden DIR` writes those that are missing, for every registered game. One that shipped
is never written again: a change of the rules must leave it true.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from vivant.engine.dice import Dice, FastDice, SealedDice
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.record import Line
from vivant.engine.verify import verify
from vivant.testkit.cases import Case, level_cases_of, other_values, plain_cases_of, registered, ruled_cases_of
from vivant.testkit.scripts import deeds_of, do, draw_match, draw_some, game_of

SECRET = bytes(range(32))
NAMES = ("Lark", "bot:random", "Zoë", "山田")
UNDO_ONE_IN = 8
LATER = "-sealed-later.jsonl"


def golden_cases(kind: type[Game]) -> dict[str, Case]:
    """By file name: for each count a match on a seed, one on sealed dice, one with every option changed; each level.

    And one that began on a seed and was sealed later; and for the smallest and the greatest count one with other
    rulings.
    """
    smallest, greatest = plain_cases_of(kind)[0], plain_cases_of(kind)[-1]
    cases: dict[str, Case] = {f"{smallest}{LATER}": smallest}
    for plain in plain_cases_of(kind):
        cases[f"{plain}-seeded.jsonl"] = plain
        cases[f"{plain}-sealed.jsonl"] = plain
        options = kind.options_for(plain.players, kind.standard_edition())
        changed = {option.name: other_values(option)[-1] for option in options if other_values(option)}
        if changed:
            cases[f"{plain}-options.jsonl"] = Case(kind, plain.players, changed)
        for name, level in level_cases_of(plain).items():
            cases[f"{plain}-level-{name}.jsonl"] = level
    for plain in (smallest, greatest):
        for at, ruled in enumerate(ruled_cases_of(plain), 1):
            cases[f"{plain}-rulings{'' if at == 1 else at}.jsonl"] = ruled
    return cases


def write_golden(name: str, case: Case) -> str:
    """The record of a random match with undos of both kinds in it."""
    for seed in range(1, 100):
        game = case.game()
        seats = [NAMES[seat % len(NAMES)] for seat in range(case.players)]
        words = [f"{name} ♪" if name and ":" not in name else "" for name in seats]
        sealed = SealedDice(SECRET, words)
        dice: Dice = sealed if name.endswith("-sealed.jsonl") else FastDice(seed)
        match = Match(game, dice, seats)
        if name.endswith(LATER):
            draw_some(match, FastDice(seed, 2), min(10, game.most_steps // 14))
            match = Match.resume(match.record().text().encode(), dice=sealed)
        draw_match(match, FastDice(seed, 1), UNDO_ONE_IN)
        if undo_kinds(match.record().lines) == {"own", "consent"}:
            return match.record().text()
    raise AssertionError(f"{case}: no random match has undos of both kinds")


def undo_kinds(lines: list[Line]) -> set[str]:
    return {"consent" if "consent" in line else "own" for line in lines if "undo" in line}


def check_golden(path: Path) -> None:
    """The record is true, and its game, dice and deeds give it again to the byte."""
    text = path.read_text(encoding="utf-8")
    verdict = verify(text.encode(), str(path))
    if verdict.error is not None:
        raise AssertionError(str(verdict.error))
    if not verdict.finished or (verdict.seal not in ("true", "partly") and verdict.seed != "follows"):
        raise AssertionError(f"{path}: unfinished, or its dice are not those it names")
    lines = [json.loads(row) for row in text.splitlines()]
    again = replayed(lines)
    if again != text:
        pairs = enumerate(zip(text.splitlines(), again.splitlines(), strict=False), 1)
        number, rows = next(((n, rows) for n, rows in pairs if rows[0] != rows[1]), (len(lines), ("longer", "shorter")))
        raise AssertionError(f"{path}, line {number}: replayed as something else\nwas: {rows[0]}\nnow: {rows[1]}")


def replayed(lines: list[Line]) -> str:
    """What the same deeds with the same dice give now."""
    header, end = lines[0], lines[-1]
    sealed = header["seal"] is not None
    dice = SealedDice(bytes.fromhex(end["secret"]), header["words"]) if sealed else FastDice(header["seed"])
    match = Match(game_of(header), dice, header["seats"])
    later = next((at for at, line in enumerate(lines) if "sealed" in line), len(lines))
    for deed in deeds_of(lines[:later]):
        do(match, deed)
    if later < len(lines):
        dice = SealedDice(bytes.fromhex(end["sealed"]["secret"]), lines[later]["sealed"]["words"])
        match = Match.resume(match.record().text().encode(), dice=dice)
        for deed in deeds_of(lines[later:]):
            do(match, deed)
    return match.record().text()


def main(folder: Path) -> None:
    for kind in registered():
        cases = golden_cases(kind)
        for old in folder.glob(f"{kind.id}-*.jsonl"):
            if old.name not in cases:
                old.unlink()
        for name, case in cases.items():
            if not (folder / name).exists():
                (folder / name).write_text(write_golden(name, case), encoding="utf-8", newline="\n")
                print(folder / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
