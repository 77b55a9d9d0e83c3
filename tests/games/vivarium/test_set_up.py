"""VA-01 to VA-09, VA-41: who plays with what, and where everything lies before the first turn."""

from __future__ import annotations

import pytest

from vivant.engine.errors import SetupError
from vivant.games.vivarium import Vivarium

from .table import Table

COUNTS = [2, 3, 4]


@pytest.mark.rule("VA-01")
def test_two_three_or_four_play_clockwise() -> None:
    assert Vivarium.player_counts(Vivarium.standard_edition()) == (2, 3, 4)
    for players in (0, 1, 5, True):
        with pytest.raises(SetupError):
            Vivarium(players)
    for players in COUNTS:
        table = Table(Vivarium(players), first=1)
        order = []
        for _ in range(players):
            order.append(table.turn)
            table.pass_turns(1)
        assert order == [(1 + place) % players for place in range(players)]


@pytest.mark.rule("VA-02", "VA-03")
@pytest.mark.parametrize("players", COUNTS)
def test_every_cell_gets_a_card_of_its_rows_deck(players: int) -> None:
    table = Table(Vivarium(players), board=["C05 C06 C07 C08", "C10 C11 C12 C13", "E01 E02 E03 E04", "K01 K02 K03 K04"])
    cells = table.data()["cells"]
    assert [card[0] for card in cells] == list("CCCCCCCCEEEEKKKK")
    assert (table.cell("1,1"), table.cell("1,4"), table.cell("2,1"), table.cell("4,3")) == ("C05", "C08", "C10", "K03")
    assert [len(deck) for deck in table.data()["decks"]] == [40, 12, 17]
    assert not set(cells) & {card for deck in table.data()["decks"] for card in deck}
    assert table.discarded() == set()


@pytest.mark.rule("VA-03")
def test_each_deck_gives_every_card_with_equal_odds() -> None:
    game = Vivarium(3)
    state = game.new()
    seen = set()
    while state.is_chance():
        outcomes = state.outcomes()
        texts = [game.outcome_text(outcome) for outcome, _ in outcomes]
        assert {weight for _, weight in outcomes} == {1}
        if texts[0].startswith("1,1="):
            assert texts == [f"1,1=C{n:02}" for n in range(1, 49)]
            seen.add("creature")
        if texts[0].startswith("3,1="):
            assert texts == [f"3,1=E{n:02}" for n in range(1, 17)]
            seen.add("equipment")
        if texts[0].startswith("4,1="):
            assert texts == [f"4,1=K{n:02}" for n in range(1, 22)]
            seen.add("contract")
        state.apply_outcome(outcomes[0][0])
    assert seen == {"creature", "equipment", "contract"}


@pytest.mark.rule("VA-04")
@pytest.mark.parametrize("players", COUNTS)
def test_the_blank_token_is_active_and_the_next_one_is_drawn_from_all_eight(players: int) -> None:
    game = Vivarium(players)
    state = game.new()
    texts: list[str] = []
    while state.is_chance():
        texts = [game.outcome_text(outcome) for outcome, _ in state.outcomes()]
        state.apply_outcome(state.outcomes()[3 if texts[0] == "next=P1" else 0][0])
    assert texts == [f"next=P{n}" for n in range(1, 9)]
    data = state.data()
    assert (data["token"], data["next"], data["stack_left"]) == (0, 4, 5)
    assert data["stack"] == ["P1", "P2", "P3", "P5", "P6", "P7", "P8"]


@pytest.mark.rule("VA-05")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_gets_a_colour_and_a_type_contract_and_alone_knows_them(players: int) -> None:
    table = Table(
        Vivarium(players),
        starts=" ".join(
            ["S4 S2 S1 S3".split()[at] for at in range(players)] + ["T3 T1 T4 T2".split()[at] for at in range(players)]
        ),
    )
    state, data = table.state, table.data()
    assert [seat["colour"] for seat in data["seats"]] == [3, 1, 0, 2][:players]
    assert [seat["type"] for seat in data["seats"]] == [2, 0, 3, 1][:players]
    for viewer in range(-1, players):
        for seat, own in enumerate(state.view(viewer).data()["seats"]):
            known = (own["colour"], own["type"]) == (data["seats"][seat]["colour"], data["seats"][seat]["type"])
            assert known == (seat == viewer)
        assert state.view(viewer).data()["box"] == [[], []]


@pytest.mark.rule("VA-06")
def test_dominoes_by_player_count() -> None:
    used = {2: "D1 D2 D3 D4 D5 D6", 3: "D1 D2 D3 D4 D5 D6 D7", 4: "D1 D2 D3 D4 D5 D6 D7 D8 D9"}
    for players, ids in used.items():
        game = Vivarium(players)
        state = game.new()
        state.apply_outcome(0)
        assert [game.outcome_text(outcome) for outcome, _ in state.outcomes()] == [f"0:{id}" for id in ids.split()]
        table = Table(game)
        for id in ("D7", "D8", "D9"):
            if id not in ids:
                assert table.refusal(f"swap {id}") == "VA-06"


@pytest.mark.rule("VA-07", "VA-41")
def test_two_dominoes_each_and_the_rest_in_the_middle() -> None:
    four = Table(Vivarium(4), dominoes="D9 D1 D2 D3 D4 D5 D6 D8").data()
    assert [seat["dominoes"] for seat in four["seats"]] == [[8, 0], [1, 2], [3, 4], [5, 7]]
    assert (four["middle"], four["hidden"]) == (6, -1)
    three = Table(Vivarium(3), dominoes="D1 D2 D3 D4 D5 D7").data()
    assert (three["middle"], three["hidden"]) == (5, -1)
    two = Table(Vivarium(2), dominoes="D1 D2 D3 D4 D6").data()
    assert (two["middle"], two["hidden"]) == (4, 5)


@pytest.mark.rule("VA-41", "VA-R26")
def test_with_two_players_either_of_the_two_left_may_be_hidden_and_all_know_it() -> None:
    game = Vivarium(2)
    state = game.new()
    while not game.outcome_text(state.outcomes()[0][0]).startswith("hidden"):
        state.apply_outcome(state.outcomes()[0][0])
    assert [(game.outcome_text(outcome), weight) for outcome, weight in state.outcomes()] == [
        ("hidden=D5", 1),
        ("hidden=D6", 1),
    ]
    state.apply_outcome(game.parse_outcome("hidden=D5"))
    for viewer in (-1, 0, 1):
        assert (state.view(viewer).data()["hidden"], state.view(viewer).data()["middle"]) == (4, 5)


@pytest.mark.rule("VA-08")
@pytest.mark.parametrize("players", COUNTS)
def test_one_gem_each(players: int) -> None:
    table = Table(Vivarium(players))
    assert table.gems() == [1] * players
    assert table.data()["bank"] == 40 - players


@pytest.mark.rule("VA-09")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_player_is_drawn(players: int) -> None:
    game = Vivarium(players)
    assert [(game.outcome_text(outcome), weight) for outcome, weight in game.new().outcomes()] == [
        (f"first={seat}", 1) for seat in range(players)
    ]
    for first in range(players):
        assert Table(game, first=first).turn == first


def test_outcomes_come_in_the_order_of_the_page() -> None:
    steps = [text for _, text in Table(Vivarium(2), first=1, dominoes="D4 D1 D2 D6 D3", starts="S1 S3 T2 T1").steps]
    assert steps[:10] == ["first=1", "0:D4", "0:D1", "1:D2", "1:D6", "hidden=D3", "0:S1", "1:S3", "0:T2", "1:T1"]
    assert [text[:4] for text in steps[10:]] == [
        f"{row},{column}=" for row in range(1, 5) for column in range(1, 5)
    ] + ["next"]
