"""The rows of Vivo against what a view says as data."""

import pytest

import vivant
from tests.lab.reading import Read, positions, turns
from vivant.games.vivo.rules.components import KINDS


@pytest.mark.parametrize("players", [3, 4])
def test_a_row_says_what_the_view_says(players: int) -> None:
    game = vivant.game("vivo", players=players)
    suits = {suit[0]: suit for suit in game.setup.suits}
    deck = set(game.setup.texts(game.setup.deck))
    for state, viewer in positions(game):
        data, row = state.view(viewer).data(), Read(game, state, viewer)
        trick, seats = data["trick"], data["seats"]
        assert row["hand"] == seats[viewer]["hand"]
        assert set(row["unseen"]) == deck - {card for seat in seats for card in seat["played"] + seat["hand"]}
        assert row["off"] == data["off"]
        assert row.one("tricks") == str(data["tricks"])
        assert row.number("round") == data["round"]
        assert row.one("turn") == turns(data["turn"], viewer, players)
        assert row.one("leader") == turns(trick["leader"], viewer, players)
        assert row.one("high") == turns(trick["high"], viewer, players)
        assert row.one("low") == turns(trick["low"], viewer, players)
        assert set(row["open"]) == {suits[card[0]] for card in trick["open"]}
        assert row.one("harmony") == (None if trick["harmony"] < 0 else KINDS[trick["harmony"]])
        assert row.one("next") == (None if data["next"] < 0 else KINDS[data["next"]])
        assert [row.counts("pile")[kind] for kind in KINDS] == data["pile"]
        for place, seat in enumerate(seats):
            at = (place - viewer) % players
            assert row[f"played[{at}]"] == seat["played"]
            assert row.number(f"points[{at}]") == seat["points"]
            assert row.one(f"card[{at}]") == trick["cards"][place]
            assert set(row[f"void[{at}]"]) == {suits[card[0]] for card in seat["void"]}
            assert row.one(f"held[{at}]") == str(len(state.data()["seats"][place]["hand"]))


def test_a_critic_sees_every_hand_and_the_deck() -> None:
    game = vivant.game("vivo", players=4)
    for state, viewer in positions(game):
        data, row = state.data(), Read(game, state, viewer, critic=True)
        assert row["deck"] == data["deck"]
        for place, seat in enumerate(data["seats"]):
            assert row[f"hands[{(place - viewer) % 4}]"] == seat["hand"]


def test_the_cards_that_follow_are_told() -> None:
    game = vivant.game("vivo", players=4)
    for state, viewer in positions(game):
        if state.to_act() >> viewer & 1:
            follow, row = set(Read(game, state, viewer)["follow"]), Read(game, state, viewer)
            legal = {game.text(card) for card in state.legal(viewer)}
            hand = set(row["hand"])
            assert legal == (hand & follow or hand)
