"""The rows of Vivid Memories against what a view says as data."""

from collections import Counter

import pytest

import vivant
from tests.lab.reading import Read, positions, turns
from vivant.engine.game import Game
from vivant.games.vivid_memories.mind.observation import QUEUED


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_row_says_what_the_view_says(players: int) -> None:
    game = vivant.game("vivid-memories", players=players)
    setup = game.setup
    boards = setup.players
    for state, viewer in positions(game):
        data, row = state.view(viewer).data(), Read(game, state, viewer)
        for at in range(setup.tiles_per_round):
            pile = data["line"][at] if at < len(data["line"]) else {"tile": None, "tokens": []}
            assert row.one(f"line-tile {at}") == pile["tile"]
            assert row.counts(f"line-tokens {at}") == Counter(pile["tokens"])
        for name in ("bag", "supply"):
            assert row.counts(name) == Counter(data[name])
        for name in ("emptied", "stack", "wanted"):
            assert row[name] == data[name]
        assert row.one("phase") == data["phase"]
        assert row.one("end") == (None if data["end"] < 0 else "LR"[data["end"]])
        assert row.one("holder") == turns(data["holder"], viewer, boards)
        assert row.one("turn") == turns(data["turn"], viewer, boards)
        assert sorted(row["acting"]) == sorted(str((seat - viewer) % boards) for seat in data["acting"])
        assert row.one("passes") == str(data["passes"])
        assert (bool(row["full-turn"]), bool(row["together"])) == (data["full_turn"], data["together"])
        assert row.number("round") == data["round"]
        assert row.one("aspiration") == data["seats"][viewer]["aspiration"]
        rewarded = data["seats"][data["turn"]]["linked"] if data["phase"] == "reward" and data["turn"] >= 0 else {}
        for colour in setup.colour_names:
            assert row[f"linked {colour}"] == rewarded.get(colour, [])
        for place, seat in enumerate(data["seats"]):
            check_seat(game, row, seat, (place - viewer) % boards)
        if players == 1:
            check_brain(row, data["brain"])


def check_seat(game: Game, row: Read, seat: dict, at: int) -> None:
    setup = game.setup
    for hex in setup.hex_names:
        tokens = Counter(seat["hexes"].get(hex, []))
        for colour, count in [*((name, tokens[name]) for name in setup.colour_names), ("all", tokens.total())]:
            told = sum(digit for digit in (1, 2) if hex in row[f"hexes {colour}*{digit}[{at}]"])
            assert told == count
    for name in ("slots", "claimed", "cherished", "used"):
        assert row[f"{name}[{at}]"] == seat[name]
    for name in setup.bank_names:
        tile, flipped = seat["bank"].get(name, [None, False])
        assert row.one(f"bank {name}[{at}]") == tile
        assert (name in row[f"flipped[{at}]"]) == flipped
    for name in ("board", "ask", "action", "slot", "hex", "other", "picked"):
        assert row.one(f"{name}[{at}]") == seat[name], name
    assert row.counts(f"hand[{at}]") == Counter(seat["hand"])
    assert bool(row[f"inward[{at}]"]) == seat["inward"]
    assert (row.number(f"points[{at}]"), row.number(f"moved[{at}]")) == (seat["points"], seat["moved"])


def check_brain(row: Read, brain: dict) -> None:
    for at in range(QUEUED):
        told = row.one(f"queue-colour {at}") or row.one(f"queue-tile {at}")
        assert told == (brain["queue"][at] if at < len(brain["queue"]) else None)
    assert sorted(row["later-colours"] + row["later-tiles"]) == sorted(brain["queue"][QUEUED:])
    assert sorted(row["leaving"]) == sorted(brain["leaving"])
    assert row.one("brain-stage") == brain["stage"]
    assert (row.number("brain-used"), row.number("brain-kept")) == (brain["used"], brain["kept"])


def test_a_critic_sees_aspirations() -> None:
    game = vivant.game("vivid-memories", players=3)
    for state, viewer in positions(game):
        row = Read(game, state, viewer, critic=True)
        for place, seat in enumerate(state.data()["seats"]):
            assert row.one(f"aspirations[{(place - viewer) % 3}]") == seat["aspiration"]
