"""Set-up and Prepare: VM-01 to VM-12."""

from __future__ import annotations

from collections import Counter

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.simulate import play_out
from vivant.games.vivid_memories import VividMemories

from .editions import content, made, standard, with_rulings
from .table import Table

COLOURS = ["red", "yellow", "green", "blue", "purple"]
ROWS = {2: (11, 14, 4, 4), 3: (17, 8, 5, 5), 4: (20, 5, 6, 5)}


@pytest.mark.rule("VM-01")
def test_two_to_four_play() -> None:
    assert VividMemories.player_counts(standard()) == (1, 2, 3, 4)  # alone against the Brain
    for players in (0, 5):
        with pytest.raises(SetupError):
            VividMemories(players)


@pytest.mark.rule("VM-02", "VM-R1")
def test_boards_go_by_seats() -> None:
    data = Table.new(4).data()
    assert [own["board"] for own in data["seats"]] == ["A", "B", "C", "D"]
    assert all(own["hexes"] == {} and own["slots"] == [] for own in data["seats"])


@pytest.mark.rule("VM-R1")
def test_boards_can_be_drawn() -> None:
    table = Table.new(3, with_rulings(boards="random"), "first=2")
    assert [table.game.outcome_text(outcome) for outcome, _ in table.state.outcomes()] == [
        "board0=A",
        "board0=B",
        "board0=C",
        "board0=D",
    ]
    table.chance("board0=C").chance("board1=A")
    assert [weight for _, weight in table.state.outcomes()] == [1, 1]
    table.chance("board2=D")
    assert [own["board"] for own in table.data()["seats"]] == ["C", "A", "D"]
    assert table.game.outcome_text(table.state.outcomes()[0][0]) == "asp0=red"


@pytest.mark.rule("VM-03")
def test_each_is_dealt_one_aspiration_that_nobody_else_has() -> None:
    table = Table.new(2, chance="first=0")
    assert [table.game.outcome_text(o) for o, w in table.state.outcomes() if w == 1] == [f"asp0={c}" for c in COLOURS]
    table.chance("asp0=blue")
    assert [table.game.outcome_text(o) for o, _ in table.state.outcomes()] == [
        f"asp1={c}" for c in COLOURS if c != "blue"
    ]


@pytest.mark.rule("VM-04", "VM-10")
def test_tiles_are_drawn_one_by_one_from_a_set() -> None:
    table = Table.new(2, chance="first=0 asp0=red asp1=blue")
    assert len(table.state.outcomes()) == 20
    for tile in (7, 3, 20, 1):
        table.chance(f"tile={tile}")
    assert [row["tile"] for row in table.data()["line"]] == ["7", "3", "20", "1"]
    assert len(table.data()["stack"]) == 16
    assert table.game.outcome_text(table.state.outcomes()[0][0]) == "red"


@pytest.mark.rule("VM-05", "VM-10", "VM-11", "VM-X1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bag_supply_and_line(players: int) -> None:
    bag, supply, tiles, tokens = ROWS[players]
    table = Table.new(players)
    data = table.data()
    assert Counter(data["bag"]) == dict.fromkeys(COLOURS, bag)
    assert Counter(data["supply"]) == dict.fromkeys(COLOURS, supply)
    assert len(data["bag"]) == {2: 55, 3: 85, 4: 100}[players]
    table.state.roll(FastDice(5))
    data = table.data()
    assert [len(row["tokens"]) for row in data["line"]] == [tokens] * tiles
    assert sum(len(row["tokens"]) for row in data["line"]) == {2: 16, 3: 25, 4: 30}[players]
    assert len(data["bag"]) == {2: 39, 3: 60, 4: 70}[players]


@pytest.mark.rule("VM-11")
def test_tokens_come_tile_by_tile_with_the_odds_of_the_bag() -> None:
    table = Table.new(2, chance="first=0 asp0=red asp1=blue tile=1 tile=2 tile=3 tile=4 red red")
    odds = {table.game.outcome_text(o): w for o, w in table.state.outcomes()}
    assert odds == {"red": 9, "yellow": 11, "green": 11, "blue": 11, "purple": 11}
    table.chance("green").chance("blue").chance("purple")
    assert [row["tokens"] for row in table.data()["line"]] == [["red", "red", "green", "blue"], ["purple"], [], []]


@pytest.mark.rule("VM-12", "VM-R4")
def test_an_empty_bag_gets_one_of_each_colour_that_the_supply_has() -> None:
    changed = content()
    changed["players"]["2"] |= {"bag_each": 2, "bag_total": 10, "supply_each": 23}
    table = Table.new(2, made("short", changed), "first=0 asp0=red asp1=blue tile=1 tile=2 tile=3 tile=4")
    for colour in COLOURS:
        table.chance(colour)
        table.chance(colour)
    assert Counter(table.data()["bag"]) == dict.fromkeys(COLOURS, 1)
    assert Counter(table.data()["supply"]) == dict.fromkeys(COLOURS, 22)
    for colour in COLOURS:
        table.chance(colour)
    table.chance("red")
    assert table.data()["phase"] == "remember"
    assert Counter(table.data()["bag"]) == dict.fromkeys(COLOURS[1:], 1)


@pytest.mark.rule("VM-R4")
def test_dealing_stops_when_nothing_is_left_and_bare_tiles_leave() -> None:
    changed = content()
    changed["tokens_per_colour"] = 4
    changed["players"]["2"] |= {"bag_each": 4, "bag_total": 20, "supply_each": 0}
    changed["players"]["2"] |= {"tiles_per_round": 4, "tokens_per_tile": 5}
    del changed["players"]["3"], changed["players"]["4"]
    edition = made("bare", changed)
    table = Table.at("reflect", edition=edition, players=2, bag="RG", supply="B", turn=1)
    table.play("done")
    assert table.data()["phase"] == "tiles"
    for tile in (1, 2, 3, 4):
        table.chance(f"tile={tile}")
    table.chance("red").chance("green").chance("blue")
    assert [row["tile"] for row in table.data()["line"]] == ["1"]
    assert table.data()["gone"] == ["2", "3", "4"]
    assert table.data()["phase"] == "remember"


@pytest.mark.rule("VM-R4")
def test_without_any_token_there_are_no_turns() -> None:
    changed = content()
    changed["tokens_per_colour"] = 4
    changed["players"]["2"] |= {"bag_each": 4, "bag_total": 20, "supply_each": 0, "tokens_per_tile": 5}
    del changed["players"]["3"], changed["players"]["4"]
    table = Table.at("reflect", edition=made("bare", changed), bag="", supply="", turn=1)
    table.play("done")
    for tile in (1, 2, 3, 4):
        table.chance(f"tile={tile}")
    assert table.data()["phase"] == "reflect"
    assert table.data()["gone"] == ["1", "2", "3", "4"]


@pytest.mark.rule("VM-06")
def test_scores_begin_at_nothing_in_round_one() -> None:
    table = Table.new(3)
    assert table.state.scores() == [0, 0, 0]
    assert table.data()["round"] == 0


@pytest.mark.rule("VM-06")
@pytest.mark.parametrize("seed", range(5))
def test_scores_never_fall(seed: int) -> None:
    game = VividMemories(2)
    state, dice, last = game.new(), FastDice(seed), [0, 0]
    while not state.is_over():
        state.roll(dice)
        for seat in range(2):
            if state.to_act() >> seat & 1:
                state.apply(seat, state.pick(seat, dice))
        assert all(now >= before for now, before in zip(state.scores(), last, strict=True))
        last = state.scores()


@pytest.mark.rule("VM-07", "VM-R28", "VM-13")
def test_the_start_player_is_drawn() -> None:
    table = Table.new(4)
    assert [(table.game.outcome_text(o), w) for o, w in table.state.outcomes()] == [(f"first={n}", 1) for n in range(4)]
    table.chance("first=2")
    table.state.roll(FastDice(1))
    assert table.asked() == [2]


@pytest.mark.rule("VM-R28")
@pytest.mark.parametrize("boards", ["by_seat", "random"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_option_names_the_start_player_and_nothing_is_drawn(seat: int, boards: str) -> None:
    game = VividMemories(3, {"first": seat}, with_rulings(boards=boards))
    state = game.new()
    assert game.outcome_text(state.outcomes()[0][0]) == ("asp0=red" if boards == "by_seat" else "board0=A")
    state.roll(FastDice(1))
    assert (state.to_act(), state.data()["holder"]) == (1 << seat, seat)


@pytest.mark.rule("VM-R28")
@pytest.mark.parametrize("first", [3, -1, "2", "nobody", True])
def test_a_start_player_who_does_not_sit_there_is_refused(first: object) -> None:
    with pytest.raises(SetupError, match="the option first may not be"):
        VividMemories(3, {"first": first})


@pytest.mark.rule("VM-R28")
def test_alone_the_human_starts() -> None:
    with pytest.raises(SetupError):
        VividMemories(1, {"first": 0})
    state = VividMemories(1).new()
    state.roll(FastDice(1))
    assert (state.to_act(), state.data()["holder"]) == (1, 0)


@pytest.mark.rule("VM-R28")
def test_a_record_names_the_start_player_only_where_one_was_named() -> None:
    """Records from before there was the option stay as they are."""
    assert Match(VividMemories(2), FastDice(1)).record().lines[0]["options"] == {}
    named = Match(VividMemories(2, {"first": 1}), FastDice(1))
    assert named.record().lines[0]["options"] == {"first": 1}
    assert Match.resume(named.record().text().encode()).to_act() == [1]


@pytest.mark.rule("VM-08")
def test_a_slot_takes_its_own_colour_only_and_tokens_are_conserved() -> None:
    table = Table.at("reflect", "d1=G c2=G b1=G", turn=1)
    before = table.game.pieces(table.state)
    table.play("done")
    assert table.own()["slots"] == ["s3", "s6"]
    assert table.game.pieces(table.state) == before
    assert all(before[colour] == 25 for colour in COLOURS)


@pytest.mark.rule("VM-09")
def test_a_round_goes_through_its_phases() -> None:
    game = VividMemories(2)
    state, dice, seen = game.new(), FastDice(11), []
    while not state.is_over():
        phase = state.data()["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        if state.is_chance():
            state.apply_outcome(state.outcomes()[0][0])
        else:
            seat = (state.to_act() & -state.to_act()).bit_length() - 1
            state.apply(seat, state.pick(seat, dice))
    rounds = [phase for phase in seen if phase in ("tiles", "remember", "bank")]
    assert rounds == ["tiles", "remember", "bank"] * 3


@pytest.mark.rule("VM-R2")
def test_the_number_of_score_markers_changes_nothing() -> None:
    changed = content()
    changed["score_markers"] = 16
    ends = []
    for game in (VividMemories(2), VividMemories(2, {}, made("sixteen", changed))):
        state = game.new()
        play_out(state, FastDice(3))
        ends.append(state.data())
    assert ends[0] == ends[1]
