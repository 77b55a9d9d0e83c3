"""VA-31 to VA-45 and their rulings: priority tokens, the end of a round, refilling, two players."""

from __future__ import annotations

import pytest

from tests.nets.sizes import usually
from vivant.engine.dice import FastDice
from vivant.games.vivarium import Vivarium
from vivant.testkit.trial import COMPILED

from .table import Table, changed_edition, ruled

P = {id: at for at, id in enumerate(["P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"])}


def at_last_turn(players: int, first: int = 0, edition: object = None, **kwargs: object) -> Table:
    """Only the last act of the round is left."""
    game = Vivarium(players) if edition is None else Vivarium(players, edition=edition)  # type: ignore[arg-type]
    table = Table(game, first=first, **kwargs)  # type: ignore[arg-type]
    return table.pass_turns(2 * players - 1).swap()


def holder(table: Table, token: str) -> int | None:
    return next((seat for seat in range(table.game.players) if token in table.seat(seat)["tokens"]), None)


# Tokens


@pytest.mark.rule("VA-31")
@pytest.mark.parametrize(
    ("token", "cell", "pays"),
    [
        ("P1", "1,3", True),  # mineral
        ("P1", "2,3", True),  # vegetable
        ("P1", "1,4", False),  # animal
        ("P6", "1,4", True),
        ("P6", "2,4", True),  # dragon
        ("P1", "3,1", False),
        ("P7", "3,1", True),
        ("P7", "1,3", False),
        ("P8", "4,1", True),
        ("P8", "3,1", False),
        ("P0", "1,3", False),
        ("P0", "3,1", False),
        ("P0", "4,1", False),
    ],
)
def test_a_matching_card_pays_a_gem_at_once(token: str, cell: str, pays: bool) -> None:
    board = [". . C01 C25", ". . C13 C37", "E01 . . .", "K01 . . ."]
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", board=board)
    if token != "P0":
        table.token(token)
    table.play("swap D2").give(0, gems=0)
    table.play(f"take {cell}")
    own = 1 if cell == "3,1" else 0
    assert table.gems()[0] == own + pays


@pytest.mark.rule("VA-31")
def test_the_next_token_pays_nothing_yet() -> None:
    table = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7", next="P8").play("swap D2", "take 4,1")
    assert table.gems()[0] == 1


@pytest.mark.rule("VA-32", "VA-R17")
def test_the_most_matching_cards_take_the_token() -> None:
    table = at_last_turn(3).token("P1")
    table.give(0, "C01 C13").give(1, "C02 E03 E04 C25").give(2, "C03")
    table.play("gems")
    assert holder(table, "P1") == 0  # the wineskin of B is no creature
    for token, cards in (("P7", "E01 E02"), ("P8", "K01 K02")):
        table = at_last_turn(3).token(token).give(1, cards).give(2, cards.replace("1", "3").split()[0])
        table.play("gems")
        assert holder(table, token) == 1


@pytest.mark.rule("VA-R17")
def test_cards_of_earlier_rounds_count_unless_the_table_says_otherwise() -> None:
    def played(edition: object) -> Table:
        board = [". . C01 .", ". . . .", ". . . .", ". . . ."]
        dominoes = "D3 D4 D1 D2 D5 D7"
        table = Table(Vivarium(3, edition=edition), dominoes=dominoes, board=board).token("P1")  # type: ignore[arg-type]
        table.give(0, "C02 C03")  # from before
        table.pass_turns(1).play("swap D2", "take 1,3")  # B gains one mineral now
        return table.pass_turns(4)

    assert holder(played(ruled(majority="owned")), "P1") == 0
    later = played(ruled(majority="round"))
    assert holder(later, "P1") == 1
    assert [seat["matched"] for seat in later.data()["seats"]] == [0, 0, 0]  # a new round is counted anew


@pytest.mark.rule("VA-33", "VA-R18", "VA-R19", "VA-X8")
def test_the_latest_of_equals_takes_the_token() -> None:
    minerals = ["C01 C02 C03", "C04 C05 C06", "C07", "C08 C09"]
    table = at_last_turn(4, first=1).token("P1")
    for seat, cards in enumerate(minerals):
        table.give(seat, cards)
    assert holder(table.play("gems"), "P1") == 0
    table = at_last_turn(4, first=1).token("P1")
    for seat, cards in enumerate(["C01 C02", *minerals[1:]]):
        table.give(seat, cards)
    assert holder(table.play("gems"), "P1") == 1
    assert holder(at_last_turn(4, first=1).token("P1").play("gems"), "P1") == 0
    assert holder(at_last_turn(4, first=0).token("P1").play("gems"), "P1") == 3


@pytest.mark.rule("VA-R18")
def test_a_table_may_leave_a_token_that_nobody_deserves() -> None:
    table = at_last_turn(3, edition=ruled(token_at_zero=False)).token("P1").play("gems")
    assert holder(table, "P1") is None
    assert "P1" in table.data()["gone_tokens"]
    table = at_last_turn(3, edition=ruled(token_at_zero=False)).token("P1").give(0, "C01").play("gems")
    assert holder(table, "P1") == 0
    table = at_last_turn(3, edition=ruled(token_at_zero=False)).token("P8").play("gems")
    assert holder(table, "P8") == 2  # starting contracts are owned
    table = at_last_turn(3, edition=ruled(token_at_zero=False, majority="round")).token("P8").play("gems")
    assert holder(table, "P8") is None


@pytest.mark.rule("VA-R18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_six_tokens_are_claimed(players: int) -> None:
    table = Table(Vivarium(players)).pass_turns(7 * 2 * players)
    assert table.state.is_over()
    assert sum(len(seat["tokens"]) for seat in table.data()["seats"]) == 6


@pytest.mark.rule("VA-34")
def test_the_blank_token_leaves_the_game() -> None:
    table = at_last_turn(3).give(0, "C01 C02").play("gems")
    assert [seat["tokens"] for seat in table.data()["seats"]] == [[], [], []]
    assert table.data()["gone_tokens"] == ["P0"]


# The end of a round


@pytest.mark.rule("VA-35", "VA-36", "VA-39", "VA-40")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_follows_another(players: int) -> None:
    table = Table(Vivarium(players), first=players - 1, next="P4")
    table.pass_turns(2 * players - 1).swap()
    middle, dominoes = table.data()["middle"], [seat["dominoes"] for seat in table.data()["seats"]]
    table.play("gems")
    data = table.data()
    assert (data["round"], data["turn"], data["first"], table.turn) == (1, 0, 0, 0)
    assert data["token"] == P["P4"]
    assert (data["next"], data["stack_left"]) == (P["P1"], 4)
    assert [seat["dominoes"] for seat in data["seats"]] == dominoes
    if players > 2:
        assert data["middle"] == middle


@pytest.mark.rule("VA-39")
def test_two_tokens_are_seen_in_all_rounds_but_the_last() -> None:
    table = Table(Vivarium(3))
    seen = []
    for _ in range(7):
        data = table.data()
        seen.append((data["token"] >= 0) + (data["next"] >= 0))
        table.pass_turns(6)
    assert seen == [2, 2, 2, 2, 2, 2, 1]


@pytest.mark.rule("VA-35", "VA-45")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_match_ends_after_round_seven_with_its_token_claimed(players: int) -> None:
    table = Table(Vivarium(players)).pass_turns(7 * 2 * players - 1).swap()
    data = table.data()
    assert data["round"] == 6
    decks, hidden, cells = data["decks"], data["hidden"], data["cells"]
    token = table.active_token()
    table.play("gems")
    assert table.state.is_over()
    assert holder(table, token) is not None
    assert (table.data()["decks"], table.data()["hidden"], table.data()["cells"]) == (decks, hidden, cells)
    for viewer in range(-1, players):
        shown = table.state.view(viewer).data()["seats"]
        assert all(own["colour"] >= 0 and own["type"] >= 0 for own in shown)


@pytest.mark.rule("VA-37")
def test_empty_cells_are_filled_in_row_order() -> None:
    table = at_last_turn(3).clear("4,1 1,3 2,2 3,4 1,1").play("gems")
    steps = [text for who, text in table.steps if who < 0]
    assert [text[:3] for text in steps[:-1]] == ["1,1", "1,3", "2,2", "3,4", "4,1"]
    assert [text[4] for text in steps[:-1]] == ["C", "C", "C", "E", "K"]
    assert steps[-1].startswith("next=")
    assert "" not in table.data()["cells"]


@pytest.mark.rule("VA-38", "VA-R16", "VA-X13")
def test_creatures_take_the_place_of_what_has_run_out() -> None:
    table = at_last_turn(3).clear("2,3 3,1 3,3 3,4").leave(creatures="C10 C11", equipment="E09")
    table.play("gems", coming="2,3=C10 3,1=E09 3,3=C11")
    assert [table.cell(cell) for cell in ("2,3", "3,1", "3,3", "3,4")] == ["C10", "E09", "C11", ""]
    assert table.data()["round"] == 1
    table.give(table.turn, gems=9).swap()
    taker = table.turn
    assert "3,4" not in table.takes()
    table.play("take 3,3")  # an ordinary creature
    assert "C11" in table.owned(taker)


@pytest.mark.rule("VA-38", "VA-R29")
def test_all_decks_can_run_out_and_the_match_goes_on() -> None:
    table = at_last_turn(3).clear("1,1 3,1 4,1").leave(creatures="", equipment="", contracts="")
    gone = table.discarded()
    table.play("gems")
    assert [table.cell(cell) for cell in ("1,1", "3,1", "4,1")] == ["", "", ""]
    assert table.discarded() == gone
    table = at_last_turn(3).clear("1,1 3,1 4,1").leave(creatures="", equipment="", contracts="K05").play("gems")
    assert [table.cell(cell) for cell in ("1,1", "3,1", "4,1")] == ["", "", "K05"]
    table = at_last_turn(3).clear("4,1 4,2").leave(creatures="C44", contracts="").play("gems")
    assert [table.cell(cell) for cell in ("4,1", "4,2")] == ["C44", ""]


@pytest.mark.rule("VA-R29")
@pytest.mark.parametrize(("players", "deck"), [(4, 0), (4, 1), (4, 2), (3, 1)])
def test_each_deck_runs_out_in_some_match(players: int, deck: int) -> None:
    """Everybody takes from the rows of one deck, as long as there is something."""
    rows = {0: ("1", "2"), 1: ("3",), 2: ("4",)}[deck]
    table = Table(Vivarium(players))
    while not table.state.is_over():
        table.swap()
        table.give(table.turn, gems=6)
        wanted = [text for text in table.legal() if text.startswith(tuple(f"take {row}" for row in rows))]
        table.play((wanted or ["gems"])[0])
        while not table.state.is_over() and not table.legal()[0].startswith("swap"):
            table.play(table.legal()[0])
        if not table.data()["decks"][deck]:
            return
    raise AssertionError(f"deck {deck} did not run out")


@pytest.mark.rule("VA-R15")
def test_discards_never_come_back() -> None:
    table = at_last_turn(3).clear("1,1 1,2")
    gone = table.discarded()
    table.leave(creatures="C48").play("gems", coming="1,1=C48")
    assert table.cell("1,2") == ""
    assert gone <= table.discarded()


# Two players


@pytest.mark.rule("VA-42")
def test_only_the_domino_that_is_face_up_is_received() -> None:
    table = Table(Vivarium(2), dominoes="D1 D2 D3 D4 D6")
    assert table.refusal("swap D5") == table.refusal("swap D6") == "VA-12"
    table.play("swap D1")
    assert table.seat(0)["dominoes"] == [4, 1]
    assert table.data()["hidden"] == 5
    table.play("gems").pass_turns(2)
    assert table.data()["hidden"] == 5


@pytest.mark.rule("VA-43", "VA-44", "VA-R26", "VA-R27", "VA-X9")
def test_the_hidden_domino_is_revealed_and_clears_a_column() -> None:
    table = Table(Vivarium(2), dominoes="D2 D1 D3 D4 D5").play("swap D1", "gems", "swap D3", "gems")
    table.pass_turns(1).play("swap D2" if "swap D2" in table.legal() else table.legal()[0])
    data = table.data()
    names = [f"{tile.a}-{tile.b}" for tile in table.game.setup.components.dominoes]
    assert names[data["hidden"]] == "2-4"
    given = data["middle"]
    table.clear("1,4 2,1 3,3 4,2")
    before, gone = table.discarded(), {table.cell(cell) for cell in ("2,4", "3,4", "4,4")}
    table.play("gems")
    data = table.data()
    assert names[data["middle"]] == "2-4"
    assert data["hidden"] == given  # whichever lay there at that moment
    assert table.discarded() == before | gone
    filled = [text[:3] for who, text in table.steps if who < 0 and text[1] == ","]
    assert filled == ["1,4", "2,1", "2,4", "3,3", "3,4", "4,2", "4,4"]
    assert "" not in table.data()["cells"]


@pytest.mark.rule("VA-44", "VA-R26")
def test_column_one_is_never_cleared_by_a_domino() -> None:
    game = Vivarium(2)
    assert sorted({int(number) for number in game.setup.larger}) == [2, 3, 4]


@pytest.mark.rule("VA-43", "VA-44")
def test_with_more_players_nothing_is_cleared() -> None:
    for players in (3, 4):
        table = at_last_turn(players)
        cells = table.data()["cells"]
        table.play("gems")
        assert table.data()["cells"] == cells
        assert table.discarded() == set()


def test_every_match_has_as_many_turns_as_the_edition_says() -> None:
    edition = changed_edition(
        ("rounds = 7", "rounds = 3"),
        ("priority_stack = 6", "priority_stack = 2"),
        ("turns_per_player_per_round = 2", "turns_per_player_per_round = 3"),
    )
    table = Table(Vivarium(4, edition=edition)).pass_turns(3 * 3 * 4)
    assert table.state.is_over()


@pytest.mark.parametrize(("players", "turns"), [(2, 28), (3, 42), (4, 56)])
def test_random_matches_always_end_after_exactly_so_many_turns(players: int, turns: int) -> None:
    game = Vivarium(players)
    for seed in range(usually(40, deep=300) if COMPILED else 40):
        state, dice = game.new(), FastDice(seed)
        state.roll(dice)
        swaps = 0
        while not state.is_over():
            seat = state.to_act().bit_length() - 1
            action = state.pick(seat, dice)
            swaps += game.text(action).startswith("swap")
            state.apply(seat, action)
            state.roll(dice)
        assert swaps == turns
