"""The engine against a slow one written from the rules page alone: random games, compared at every step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.engine.edition import Edition, edition_from_content
from vivant.games.vivid_memories import VividMemories
from vivant.testkit.trial import COMPILED

from .editions import crowded, large, ring, standard, with_rulings
from .oracle import Oracle

GAMES = usually(5, deep=20 if COMPILED else 8)


def compare(game: VividMemories, state: Any, oracle: Oracle) -> None:
    """Everything that lies on the table."""
    data = state.data()
    assert state.scores() == [player.points for player in oracle.players]
    assert Counter(data["bag"]) == +oracle.bag
    assert Counter(data["supply"]) == +oracle.supply
    assert [(row["tile"], Counter(row["tokens"])) for row in data["line"]] == [(t, +c) for t, c in oracle.line]
    for row, player in zip(data["seats"], oracle.players, strict=True):
        assert {hex: Counter(tokens) for hex, tokens in row["hexes"].items()} == {
            hex: +tokens for hex, tokens in player.hexes.items() if tokens.total()
        }
        assert set(row["slots"]) == player.filled
        assert sorted(row["claimed"]) == sorted(player.claimed)
        assert {slot: tuple(tile) for slot, tile in row["bank"].items()} == player.bank
        assert sorted(row["cherished"]) == sorted(player.cherished)


def play_both(game: VividMemories, luck: random.Random) -> Counter[str]:
    """One random game; which kinds of steps were taken."""
    state: Any = game.new()
    first = game.options["first"]
    oracle = Oracle(game.edition.content, game.players, first if isinstance(first, int) else None)
    kinds: Counter[str] = Counter()
    while oracle.waits != "over":
        if oracle.waits != "act":
            assert state.to_act() == 0
            odds = {game.outcome_text(outcome): weight for outcome, weight in state.outcomes()}
            assert odds == oracle.outcomes()
            text = luck.choices(list(odds), list(odds.values()))[0]
            state.apply_outcome(game.parse_outcome(text))
            oracle.happen(text)
            continue
        asked = [seat for seat in range(game.players) if state.to_act() >> seat & 1]
        assert set(asked) == oracle.acting
        for seat in asked:
            assert {game.text(action) for action in state.legal(seat)} == oracle.legal(seat)
        if not any(player.doing for player in oracle.players):  # what is under way may be done in part
            compare(game, state, oracle)
        seat = luck.choice(asked)
        text = luck.choice([game.text(action) for action in state.legal(seat)])
        kinds[("full " if state.data()["full_turn"] else "") + text.split()[0]] += 1
        before = oracle.turn, oracle.waits, oracle.phase
        together = oracle.together
        state.apply(seat, game.parse(text))
        oracle.do(seat, text)
        kinds["let all act"] += text == "done" and oracle.together and not together
        kinds["passed"] += before[2] != "bank" and (oracle.turn - before[0]) % game.players > 1
    assert state.is_over()
    compare(game, state, oracle)
    assert state.ranking() == oracle.ranking()
    return kinds


def play_many(edition: Edition, players: int, games: int, first: int = 0) -> Counter[str]:
    game = VividMemories(players, {}, edition)
    kinds: Counter[str] = Counter()
    for number in range(first, first + games):
        kinds += play_both(game, random.Random(f"{edition.name} {players} {number}"))
    return kinds


EVERYTHING = {"take", "stop", "place", "rewire", "done", "move", "bank", "use", "from", "result", "pick", "to", "give"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_at_every_step(players: int) -> None:
    kinds = play_many(standard(), players, GAMES, first=18 if players == 4 else 0)  # somewhere a hex has to `give`
    assert EVERYTHING <= set(kinds)
    assert players < 4 or kinds["let all act"], "somewhere the test of VM-R18 holds only when a seat is done"


@pytest.mark.rule("VM-25", "VM-R9", "VM-R10")
def test_crowded_boards_agree_at_every_step() -> None:
    """Few hexes: boards fill up, turns are rewires only, and some are passed."""
    kinds = Counter()
    for players in (2, 3):
        kinds += play_many(crowded(), players, 2 * GAMES)
    assert {"full rewire", "full move", "passed"} <= set(kinds)


@pytest.mark.rule("VM-R24")
def test_boards_whose_slots_share_hexes_agree() -> None:
    kinds = play_many(ring(), 2, GAMES) + play_many(ring(), 3, GAMES)
    assert {"take", "place", "use", "done"} <= set(kinds)


@pytest.mark.parametrize(
    "rulings",
    [
        {"filled_slots_connect": False},
        {"boards": "random"},
        {"simultaneous": False},
        {"reflect": "by_action"},
        {"reflect": "by_action", "simultaneous": False},
    ],
    ids=str,
)
@pytest.mark.rule("VM-R22", "VM-R1", "VM-R18", "VM-R19")
def test_switches_agree(rulings: dict[str, object]) -> None:
    kinds = play_many(with_rulings(**rulings), 3, GAMES // 2)
    assert {"take", "place", "use", "done"} <= set(kinds)


def test_a_larger_board_agrees() -> None:
    kinds = play_many(large(), 2, GAMES // 3)
    assert {"take", "place", "use", "done"} <= set(kinds)


@pytest.mark.rule("VM-R28")
def test_a_named_start_player_agrees() -> None:
    for number in range(GAMES // 2):
        play_both(VividMemories(3, {"first": 2}), random.Random(f"first {number}"))


@pytest.mark.rule("VM-12", "VM-R4", "VM-R14")
def test_scarce_tokens_agree() -> None:
    """So few that the bag is refilled from the supply, dealing stops, and the supply lacks colours in Reflect."""
    content = dict(standard().content)
    content["tokens_per_colour"] = 5
    row = {"bag_each": 4, "bag_total": 20, "supply_each": 1, "tiles_per_round": 4, "tokens_per_tile": 5}
    content["players"] = {"2": row, "3": row}
    scarce = edition_from_content({**content, "edition": {**content["edition"], "name": "scarce"}}, "scarce")
    for players in (2, 3):
        kinds = play_many(scarce, players, GAMES)
        assert {"take", "place", "use", "done"} <= set(kinds)
