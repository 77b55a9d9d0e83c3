"""VA-10 to VA-19 and their rulings: laps, swapping, prices, taking a card or gems."""

from __future__ import annotations

import itertools

import pytest

from vivant.games.vivarium import Vivarium

from .oracle import price
from .table import Table, ruled

CELLS = [f"{row},{column}" for row in range(1, 5) for column in range(1, 5)]


@pytest.mark.rule("VA-10", "VA-R6", "VA-X15")
def test_a_round_is_two_laps() -> None:
    table = Table(Vivarium(3), first=1)
    order = []
    for _ in range(7 * 6):
        order.append("ABC"[table.turn])
        table.pass_turns(1)
    rounds = ["".join(order[at : at + 6]) for at in range(0, 42, 6)]
    assert rounds[0] == "BCABCA"
    assert [played[0] for played in rounds] == list("BCABCAB")
    assert all(played == played[:3] * 2 for played in rounds)
    assert table.state.is_over()


@pytest.mark.rule("VA-11")
def test_a_swap_comes_before_the_act_and_neither_may_be_left_out() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D6")
    assert table.legal() == ["swap D1", "swap D2"]
    for text in ("take 1,1", "gems", "pass", "draw", "gain 1,1", "keep C01", "give C01"):
        assert table.refusal(text) == "VA-11"
    table.play("swap D1")
    assert not [text for text in table.legal() if text.startswith(("swap", "pass"))]
    assert table.legal()[-1] == "gems"
    for text in ("pass", "draw", "gain 1,1", "keep C01", "give C01"):
        assert table.refusal(text) == "VA-11"
    assert table.turn == 0
    table.play("gems")
    assert table.turn == 1


@pytest.mark.rule("VA-12")
def test_the_given_domino_lies_in_the_middle_at_once() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D6")
    assert table.data()["middle"] == 6
    assert table.refusal("swap D3") == table.refusal("swap D7") == "VA-12"
    table.play("swap D2")
    assert table.seat(0)["dominoes"] == [0, 6]
    assert table.data()["middle"] == 1
    assert table.refusal("swap D1") == table.refusal("swap D7") == "VA-12"  # once in a turn
    table.play("gems")
    assert table.legal() == ["swap D3", "swap D4"]
    table.play("swap D4")
    assert table.seat(1)["dominoes"] == [2, 1]


@pytest.mark.rule("VA-12")
def test_equal_dominoes_can_both_be_given() -> None:
    table = Table(Vivarium(3), dominoes="D3 D7 D1 D2 D4 D5")  # 1-4 twice
    assert table.legal() == ["swap D3", "swap D7"]
    other = Table(Vivarium(3), dominoes="D3 D7 D1 D2 D4 D5").play("swap D7")
    assert table.play("swap D3").takes() == other.takes()


@pytest.mark.rule("VA-13", "VA-14", "VA-R1", "VA-R2", "VA-X3", "VA-X4")
def test_prices() -> None:
    game = Vivarium(4)

    def costs(one: str, two: str) -> list[int]:
        at = [game.setup.domino_ids.index(tile) for tile in (one, two)]
        return [game.setup.cost(*at, cell) for cell in range(16)]

    assert costs("D1", "D6") == [2, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 2]
    assert costs("D6", "D1") == costs("D1", "D6")
    assert costs("D2", "D5")[CELLS.index("1,3")] == 1
    assert costs("D1", "D2")[CELLS.index("4,4")] == 3
    assert costs("D1", "D2")[CELLS.index("1,1")] == 0


@pytest.mark.rule("VA-13", "VA-14", "VA-R1", "VA-R2")
def test_every_price_is_the_shortest_way_from_a_free_cell() -> None:
    game = Vivarium(4)
    tiles = game.setup.components.dominoes
    dear, free = [], set()
    for (x, one), (y, two) in itertools.permutations(enumerate(tiles), 2):
        for cell, text in enumerate(CELLS):
            found = game.setup.cost(x, y, cell)
            assert found == price((one.a, one.b), (two.a, two.b), (int(text[0]), int(text[2])), 4)
            dear.append(found)
            if found == 0:
                free.add(cell)
    assert max(dear) == 3  # checked on the page
    assert len(free) == 16


@pytest.mark.rule("VA-13")
def test_two_numbers_of_one_domino_are_no_pair() -> None:
    table = Table(Vivarium(3), dominoes="D2 D6 D1 D3 D4 D7").give(0, gems=0)  # 1-3 and 2-4 after the swap
    table.play("swap D6")
    assert table.seat(0)["dominoes"] == [1, 4]
    assert not {"1,3", "3,1", "2,4", "4,2"} & table.takes()
    assert table.refusal("take 1,3") == "VA-15"


@pytest.mark.rule("VA-15", "VA-R3")
def test_exactly_the_price_is_paid() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=5)
    table.play("swap D2")  # 1-2 and 3-4
    assert table.takes() == set(CELLS)
    bank = table.data()["bank"]
    table.play("take 1,1")
    assert table.gems()[0] == 3
    assert table.data()["bank"] == bank + 2
    assert not [block for block in table.game.actions.blocks if "pay" in block.name]  # there is no way to pay more


@pytest.mark.rule("VA-15", "VA-R4")
def test_only_gems_held_before_can_pay() -> None:
    board = [". . . .", ". . . .", "E13 . E14 .", ". . . ."]  # maps, 3 gems each
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=board).give(0, gems=0).play("swap D2")
    assert table.refusal("take 3,3") == "VA-15"  # costs 1, pays 3
    assert "3,1" in table.takes()
    table.play("take 3,1")
    assert table.gems()[0] == 3


@pytest.mark.rule("VA-15", "VA-17")
def test_an_emptied_cell_stays_empty_until_the_round_ends() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").play("swap D2", "take 1,3")
    assert table.cell("1,3") == ""
    for _ in range(5):
        assert table.cell("1,3") == ""
        table.give(table.turn, gems=6).swap()
        assert "1,3" not in table.takes()
        assert table.refusal("take 1,3") == "VA-17"
        table.play("gems")
    assert table.cell("1,3") != ""


@pytest.mark.rule("VA-16")
def test_a_gained_card_lies_before_its_owner_and_the_turn_ends() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=["C09 . C30 .", ". . . .", ". . . .", "K05 . . ."])
    table.play("swap D2", "take 1,3")
    assert table.owned(0) == {"C30"}
    assert table.turn == 1
    assert table.gems() == [1, 1, 1]  # the blank token pays nothing


@pytest.mark.rule("VA-16", "VA-31")
def test_gems_of_the_card_come_before_the_priority_gem_and_both_before_the_ability() -> None:
    board = [". . . .", ". . . .", "E13 E05 . .", ". . . ."]
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=board).token("P7").give(0, gems=0).bank(3)
    table.play("swap D2", "take 3,1")
    assert table.gems()[0] == 3  # the map's own three empty the bank, nothing is left for the priority
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=board).token("P7").give(0, gems=0)
    table.play("swap D2", "take 3,2")
    assert table.legal()[-1] == "pass"  # the priority gem pays for the binoculars


@pytest.mark.rule("VA-18")
def test_gems_can_always_be_taken() -> None:
    table = Table(Vivarium(4)).swap()
    assert table.takes()
    bank = table.data()["bank"]
    table.play("gems")
    assert table.gems() == [3, 1, 1, 1]
    assert table.data()["bank"] == bank - 2
    table.give(1, gems=0).swap()
    for cell in CELLS:
        if table.cell(cell):
            table.clear(cell)
    assert table.legal() == ["gems"]


@pytest.mark.rule("VA-19", "VA-R7", "VA-X14")
def test_the_bank_can_run_out() -> None:
    table = Table(Vivarium(3)).bank(1).swap().play("gems")
    assert table.gems()[0] == 2
    assert table.data()["bank"] == 0
    table.swap()
    assert table.legal()[-1] == "gems"
    table.play("gems")
    assert table.gems()[1] == 1
    board = [". . . .", ". . . .", "E13 . . .", ". . . ."]
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=board).token("P7").give(0, gems=0).bank(2)
    assert table.play("swap D2", "take 3,1").gems()[0] == 2


@pytest.mark.rule("VA-R7")
def test_a_table_may_play_with_endless_gems() -> None:
    table = Table(Vivarium(3, edition=ruled(finite_bank=False))).bank(1).swap().play("gems")
    assert table.gems()[0] == 3
    board = [". . . .", ". . . .", "E13 . . .", ". . . ."]
    game = Vivarium(3, edition=ruled(finite_bank=False))
    table = Table(game, dominoes="D1 D2 D3 D4 D5 D7", board=board).token("P7").give(0, gems=0).bank(0)
    assert table.play("swap D2", "take 3,1").gems()[0] == 4


@pytest.mark.rule("VA-R5")
def test_bent_numbers_do_not_stay_bent() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").give(0, gems=2).play("swap D2", "take 1,1")
    assert table.seat(0)["dominoes"] == [0, 5]
    tiles = table.game.setup.components.dominoes
    assert [(tile.a, tile.b) for tile in tiles[:2]] == [(1, 2), (1, 3)]


@pytest.mark.rule("VA-X2")
def test_the_printed_example_of_a_turn() -> None:
    table = Table(Vivarium(3), dominoes="D1 D5 D2 D3 D4 D7").give(0, gems=0)
    assert table.data()["middle"] == 5  # 3-4
    table.play("swap D5")
    assert table.takes() == {"1,3", "3,1", "2,3", "3,2", "1,4", "4,1", "2,4", "4,2"}
    card = table.cell("3,2")
    assert card.startswith("E")
    table.play("take 3,2")
    assert card in table.owned(0)
    assert table.data()["middle"] == 4
