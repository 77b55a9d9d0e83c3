"""What the log tells of a step: in the order in which it happens, and each discard by the rule that made it."""

from __future__ import annotations

import pytest

from vivant.engine.game import CHANCE, Step
from vivant.games.vivarium import Vivarium

from .table import NAMES, Table

EN = Vivarium.book.words("en")
# What the cards below are called.
C01 = "the mountain mineral (1 VP)"
C04 = "the forest mineral (1 VP)"
C05 = "the forest mineral (2 VP)"
C08 = "the desert mineral (2 VP)"
E04 = "the wineskin (square)"
K04 = "the contract (pairs of vegetable and animal)"
K01 = "the contract (pairs of mineral and vegetable)"
COLUMN = f"{C04}, {C08}, {E04}"
ROWS = ["C01 C02 C03 C04", "C05 C06 C07 C08", "E01 E02 E03 E04", "K01 K02 K03 K04"]


def told(table: Table, text: str, viewer: int = 0) -> list[tuple[str | None, str]]:
    """The lines of one action of the seat on turn, with their rules."""
    seat, action = table.turn, table.game.parse(text)
    assert text in table.legal()
    before, after = table.state, table.state.clone()
    after.apply(seat, action)
    lines = table.game.tell(before, Step(1, seat, action), after, viewer)
    return [(line.rule, EN.say(line.message, NAMES)) for line in lines]


def last_turn(row: str = ROWS[2]) -> Table:
    """Of a round of two players, with gems enough for any cell; 2-4 is revealed after it and clears column 4."""
    board = [*ROWS[:2], row, ROWS[3]]
    table = Table(Vivarium(2), dominoes="D1 D2 D3 D4 D5", board=board, reserve="C31 C32")
    return table.pass_turns(3).swap().give(1, gems=9)


@pytest.mark.rule("VA-35", "VA-44")
def test_a_round_of_two_players_ends_in_its_order() -> None:
    table = last_turn().token("P7")
    assert [rule for rule, _ in told(table, "gems")] == ["VA-18", "VA-32", "VA-43", "VA-44"]
    assert told(table, "gems")[-1][1] == f"Discarded: {COLUMN} and {K04}."
    assert told(table, "take 4,4")[-1][1] == f"Discarded: {C04}, {C08} and {E04}."


@pytest.mark.rule("VA-28", "VA-44")
@pytest.mark.parametrize(
    ("row", "cell", "lamp", "column"),
    [
        ("E12 E02 E03 E04", "3,1", f"{C01}, {C05} and {K01}", f"{COLUMN} and {K04}"),
        ("E01 E02 E03 E12", "3,4", f"{C04}, {C08} and {K04}", None),
    ],
)
def test_a_lamp_in_the_last_turn_is_told_apart_from_the_column(
    row: str, cell: str, lamp: str, column: str | None
) -> None:
    said = told(last_turn(row), f"take {cell}")
    assert [rule for rule, _ in said if rule in ("VA-28", "VA-43")] == ["VA-28", "VA-43"]
    assert ("VA-28", f"Discarded: {lamp}.") in said
    assert [text for rule, text in said if rule == "VA-44"] == ([f"Discarded: {column}."] if column else [])


@pytest.mark.rule("VA-26", "VA-44")
def test_a_camera_in_the_last_turn_is_told_apart_from_the_column() -> None:
    table = last_turn("E07 E02 E03 E04").play("take 3,1").play("draw", coming="draw=C31 draw=C32")
    said = told(table, "keep C31")
    assert ("VA-26", "Discarded: the desert animal (2 VP).") in said
    assert ("VA-44", f"Discarded: {COLUMN} and {K04}.") in said


@pytest.mark.rule("VA-R7", "VA-30")
def test_each_gem_of_a_shovel_stands_behind_its_card() -> None:
    table = Table(Vivarium(2), dominoes="D1 D2 D3 D4 D5", board=[*ROWS[:2], "E15 E02 E03 E04", ROWS[3]])
    table.swap().give(0, gems=9).token("P3")
    table.play("take 3,1", coming="draw=C45 draw=C48")
    assert [text for _, text in told(table, "give C45")] == [
        "Ann keeps the desert dragon (3 VP).",
        "Ann receives 1 gem.",
        "Ann gives the marsh dragon (3 VP) to Bob.",
        "Bob receives 1 gem.",
    ]


@pytest.mark.rule("VA-R12", "VA-R28")
@pytest.mark.parametrize(("viewer", "drawn"), [(0, True), (1, False)])
def test_a_last_creature_is_never_called_a_secret(viewer: int, drawn: bool) -> None:
    table = Table(Vivarium(2), dominoes="D1 D2 D3 D4 D5", board=[*ROWS[:2], "E07 E02 E03 E04", ROWS[3]])
    table.swap().give(0, gems=9).play("take 3,1").leave(creatures="C48")
    before = table.state
    before.apply(0, table.game.parse("draw"))
    after, outcome = before.clone(), table.game.parse_outcome("draw=C48")
    after.apply_outcome(outcome)
    said = [EN.say(line.message, NAMES) for line in table.game.tell(before, Step(1, CHANCE, outcome), after, viewer)]
    kept = "Ann keeps the marsh dragon (3 VP)."
    assert said == (["You draw the marsh dragon (3 VP).", kept] if drawn else [kept])
