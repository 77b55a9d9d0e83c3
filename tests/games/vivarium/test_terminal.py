"""A match of Vivarium at each count, played, undone, recorded, verified, replayed and drawn in the terminal."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from vivant.cli.common import speak
from vivant.cli.main import run
from vivant.engine.board import plain_text
from vivant.games.vivarium import Vivarium

from .oracle import price
from .table import NAMES, Table

Vivant = Callable[..., str]


@pytest.fixture
def vivant(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Vivant:
    """Run `vivant ARGS…` with these lines typed; files and data stay in the test's own folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("VIVANT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def vivant(*args: object, typed: str = "") -> str:
        monkeypatch.setattr(speak, "lang", "en")
        monkeypatch.setattr(sys, "argv", ["vivant", *map(str, args)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code: object = 0
        try:
            run()
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        assert not code, err
        return out

    return vivant


def legal_in(out: str) -> list[str]:
    """The actions that were offered last."""
    return re.findall(r"^You may: (.*)$", out, re.MULTILINE)[-1].split(" · ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_played_undone_recorded_verified_and_replayed(vivant: Vivant, tmp_path: Path, players: int) -> None:
    file = tmp_path / "game.jsonl"
    seats = ",".join(["human:Lark", *["random"] * (players - 1)])
    out = vivant("play", "vivarium", "--seats", seats, "--seed", 5, "--save", file)
    assert "Round 1 of 7" in out
    undone = False
    while not re.search(r"^1\. ", out, re.MULTILINE):
        legal = legal_in(out)
        typed = f"{legal[0]}\n"
        if legal[0].startswith("swap") and not undone:
            out = vivant("play", "--resume", file, typed=f"{legal[1]}\nundo\n")
            assert legal_in(out) == legal
            undone = True
        out = vivant("play", "--resume", file, typed=typed)
    assert re.search(r"^1\. (Lark|Whim|Jumble|Muddle): \d+ points$", out, re.MULTILINE)
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert sum("undo" in line for line in lines) == 1
    acts = [line for line in lines if str(line.get("do")).startswith(("take", "gems"))]
    assert len(acts) == 14 * players
    verdict = vivant("verify", file)
    assert f"valid. vivarium, {players} players. Finished" in verdict
    replayed = vivant("replay", file)
    assert "First player: " in replayed
    assert "The match is over." in replayed
    middle = vivant("replay", file, "--to", 60)
    assert "Priority: " in middle
    picture = tmp_path / "table.svg"
    vivant("picture", file, "--seat", 0, "--out", picture)
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.rule("VA-14")
def test_the_terminal_marks_every_cell_with_its_price_for_either_swap() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=1)
    board = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3]))
    assert "if you give 1–2 (D1) / if you give 1–3 (D2)" in board
    for row in range(1, 5):
        texts = []
        for column in range(1, 5):
            costs = [price(kept, (3, 4), (row, column), 4) for kept in ((1, 3), (1, 2))]
            texts.append("/".join(str(cost) if cost <= 1 else f"({cost})" for cost in costs))
        assert _row(board, row) == texts
    table.play("swap D2")
    board = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3]))
    assert _row(board, 1)[:3] == ["(2 gems)", "1 gem", "free"]
    plain = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3], plain=True))
    assert "1,1: mountain mineral, 1 VP. " in plain
    assert "Price: 2 gems, too much for you." in plain
    others = plain_text(table.game.board(table.state.view(1), "en", NAMES[:3]))
    assert "free" not in others


def _row(board: str, row: int) -> list[str]:
    """What stands at the head of each cell of a row."""
    line = next(line for line in board.splitlines() if line.startswith(f"{row}  "))
    return re.split(r"\s{2,}", line[3:].strip())


def test_ones_own_points_are_estimated_with_the_secret_contracts() -> None:
    table = Table(Vivarium(3), starts="S1 S2 S3 T1 T2 T3").give(0, "C01 C02", gems=3)  # 1 + 2, twice 2 for S1 and T1
    board = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3]))
    assert "Your points if it ended now, secret contracts included: 10" in board
    line = next(
        line
        for line in plain_text(table.game.board(table.state.view(1), "en", NAMES[:3])).splitlines()
        if "Ann" in line
    )
    assert "6 points" in line


def test_the_board_says_what_a_wineskin_pays_and_what_pairs_and_sets_score() -> None:
    board = [". . . .", ". . . .", "E03 . . .", "K01 K17 . ."]
    table = Table(Vivarium(3), board=board).give(0, "E04 K02")
    shown = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3]))
    assert "wineskin ○ +1 gem" in shown
    assert "pairs 2 5 9 14" in shown
    assert "sets 4 10 18" in shown
    assert " wineskin □ animal+dragon\n" in shown  # what is gained pays no more
    assert " pairs mineral+animal\n" in shown


@pytest.mark.parametrize(
    ("lang", "does"),
    [
        ("en", ["+1 of a colour", "a card beside", "draw 2, keep 1", "draw a creature", "clear its column"]),
        ("fr", ["+1 d’une couleur", "carte adjacente", "pioche 2, garde 1", "pioche 1 Créature", "vide sa colonne"]),
    ],
)
def test_the_grid_says_what_each_equipment_does(lang: str, does: list[str]) -> None:
    shown = ""
    for row in ("E01 E05 E07 E09", "E11 E13 E15 E03"):
        rows = ["C01 C02 C03 C04", "C05 C06 C07 C08", row, "K01 K02 . ."]
        at = Table(Vivarium(2), dominoes="D1 D2 D3 D4", board=rows)
        board = plain_text(at.game.board(at.state.view(0), lang, NAMES[:2]))
        grid = board[board.index("\n1  ") : board.index("▸")].splitlines()
        assert max(len(line.rstrip()) for line in grid) <= 80
        shown += board
    words = Vivarium.book.words(lang)
    for kind in ("bag", "wineskin", "binoculars", "camera", "compass", "lamp", "shovel"):
        assert words("board-does", kind=kind, cards=2) in shown
    assert all(text in shown for text in does)


def test_ears_are_told_the_values_of_contracts_that_are_offered_and_owned() -> None:
    at = Table(Vivarium(2), dominoes="D1 D2 D3 D4", board=["C01 . . .", ". . . .", ". . . .", "K01 . . ."])
    at.give(1, cards="K17")
    said = plain_text(at.game.board(at.state.view(0), "en", NAMES[:2], plain=True))
    assert "4,1: pairs of mineral and vegetable: 2, 5, 9 and 14 VP for 1 to 4." in said
    assert "Contracts: sets of all types: 4, 10 and 18 VP for 1 to 3" in said


@pytest.mark.rule("VA-45")
def test_at_the_end_nothing_is_secret_or_estimated() -> None:
    table = Table(Vivarium(2)).pass_turns(27)
    during = plain_text(table.game.board(table.state.view(0), "en", NAMES[:2]))
    assert "Only you see: " in during
    assert "if it ended now" in during
    after = plain_text(table.pass_turns(1).game.board(table.state.view(0), "en", NAMES[:2]))
    assert "Only you see" not in after
    assert "if it ended now" not in after
    assert after.count("Starting contracts: ") == 2


@pytest.mark.parametrize("plain", [False, True])
def test_everybody_is_compared_by_what_all_can_count(plain: bool) -> None:
    table = Table(Vivarium(3), starts="S4 S3 S1 T4 T3 T2").give(0, "C12 C24")  # of the marsh, 3 points each; and a gem
    board = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3], plain))
    assert re.search(rf"{NAMES[0]}:? +7 (visible )?points", board)
    assert "secret contracts included: 9" in board
