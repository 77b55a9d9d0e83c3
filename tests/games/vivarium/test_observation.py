"""The rows of Vivarium against what a view says as data."""

import pytest

import vivant
from tests.lab.reading import Read, positions, turns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_row_says_what_the_view_says(players: int) -> None:
    game = vivant.game("vivarium", players=players)
    setup = game.setup

    def named(ids: list[str], number: int) -> str | None:
        return ids[number] if number >= 0 else None

    for state, viewer in positions(game):
        data, row = state.view(viewer).data(), Read(game, state, viewer)
        assert [row["deck"], row["equipment-deck"], row["contract-deck"]] == data["decks"]
        assert row["drawn"] == data["drawn"]
        for cell, card in enumerate(data["cells"]):
            text = setup.cell_text(cell)
            told = row[f"cell {text}"] + (row[f"stand-in {text}"] if setup.deck_of[cell] else [])
            assert told == ([card] if card else [])
        assert row.one("stage") == data["stage"]
        assert row.one("turn") == turns(data["active"], viewer, players)
        assert row.one("first") == turns(data["first"], viewer, players)
        assert row.one("middle") == named(setup.domino_ids, data["middle"])
        assert row.one("hidden-domino") == named(setup.domino_ids, data["hidden"])
        assert row["pool"] == data["pool"]
        assert row["stack"] == data["stack"]
        assert row.one("token") == named(setup.token_ids, data["token"])
        assert row.one("next") == named(setup.token_ids, data["next"])
        assert row.one("where") == (None if data["where"] < 0 else setup.cell_text(data["where"]))
        assert row.one("drawing") == data["drawing"]
        for name, value in (("round", "round"), ("turns", "turn"), ("bank", "bank"), ("due", "due")):
            assert row.number(name) == data[value], name
        assert (row.number("held"), row.number("given")) == (data["held"], data["given"])
        own = data["seats"][viewer]
        assert row.one("colour") == named(setup.colour_start_ids, own["colour"])
        assert row.one("type") == named(setup.type_start_ids, own["type"])
        for place, seat in enumerate(data["seats"]):
            at = (place - viewer) % players
            for name in ("creatures", "equipment", "contracts", "tokens"):
                assert row[f"{name}[{at}]"] == seat[name]
            dealt = sorted(domino for domino in seat["dominoes"] if domino >= 0)
            assert row[f"dominoes[{at}]"] == [setup.domino_ids[domino] for domino in dealt]
            assert row.number(f"gems[{at}]") == seat["gems"]
            assert row.number(f"matched[{at}]") == seat["matched"]


@pytest.mark.rule("VA-38")
def test_a_creature_in_the_cell_of_another_deck_is_told() -> None:
    game = vivant.game("vivarium", players=4)
    for number in range(200):
        state, dice = game.new(), vivant.FastDice(1, number)
        state.roll(dice)
        while not state.is_over():
            cards = state.data()["cells"]
            strange = [cell for cell, card in enumerate(cards) if card[:1] == "C" and game.setup.deck_of[cell]]
            if strange:
                row = Read(game, state, 0)
                assert row[f"stand-in {game.setup.cell_text(strange[0])}"] == [cards[strange[0]]]
                assert row[f"cell {game.setup.cell_text(strange[0])}"] == []
                return
            seat = int(state.to_act()).bit_length() - 1
            state.apply(seat, state.pick(seat, dice))
            state.roll(dice)
    raise AssertionError("no deck ran out")


def test_a_critic_sees_starting_contracts_and_drawn_cards() -> None:
    game = vivant.game("vivarium", players=3)
    for state, viewer in positions(game):
        data, row = state.data(), Read(game, state, viewer, critic=True)
        assert row["hidden-deck"] == data["decks"][0]
        assert row["hidden-drawn"] == data["drawn"]
        for place, seat in enumerate(data["seats"]):
            told = row.one(f"hidden-colour[{(place - viewer) % 3}]")
            assert told == (game.setup.colour_start_ids[seat["colour"]] if seat["colour"] >= 0 else None)
