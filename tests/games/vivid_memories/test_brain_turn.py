"""The Artificial Brain's turn: AB-06 to AB-20, its rulings, and the worked examples of a draft."""

from __future__ import annotations

import pytest

from vivant.games.vivid_memories import VividMemories

from .alone import alone_at, line_of, queue_of
from .editions import content, made, with_rulings


def brain(table: object) -> dict[str, object]:
    return table.own(1)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.rule("AB-X1", "AB-07", "AB-09", "AB-11", "AB-12", "AB-17", "AB-R1")
def test_a_front_tile_without_its_colour_is_skipped() -> None:
    table = alone_at("YYBP | RYGB | RYGB | YGPP", "R B G Y P").play("done")
    assert brain(table)["slots"] == ["s3"]
    assert queue_of(table) == "G Y P R B"
    assert line_of(table) == "YYP | RYGB | RYGB | YGPP"


@pytest.mark.rule("AB-X2", "AB-08", "AB-R6", "AB-R3", "AB-18", "AB-19")
def test_a_moment_asks_in_the_order_of_its_pattern() -> None:
    table = alone_at("GGRR | RYGB | RYGB | BRRY", "8 R Y G B P", gained="8").play("done")
    assert table.hex("a1", 1) == "RYB"
    assert line_of(table).endswith("| R")
    assert queue_of(table) == "G B P 8 R Y"


@pytest.mark.rule("AB-X3", "AB-14")
def test_the_draft_ends_at_the_first_miss() -> None:
    table = alone_at("RRBP | RYGB | RYGB | GGPP").play("done")
    assert brain(table)["slots"] == ["s7"]
    assert queue_of(table) == "Y G B P R"


@pytest.mark.rule("AB-X4", "AB-13", "AB-16", "AB-20", "AB-R9")
def test_an_end_that_empties_a_moment_is_chosen() -> None:
    table = alone_at("BBPY | RYGB | RYGB | B", "B R Y G P", tiles="1 2 3 4").play("done")
    assert table.hex("a1", 1) == "RYB"
    assert queue_of(table) == "G P B R Y 4"
    assert brain(table)["cherished"] == ["4"]
    assert line_of(table) == "YBBP | RYGB | GB"


@pytest.mark.rule("AB-X5", "AB-13", "AB-15")
def test_else_the_end_that_gives_more() -> None:
    table = alone_at("BBRY | RYGB | RYGB | BBPG", "B R Y G P").play("done")
    assert table.hex("a1", 1) == "RYB"
    assert line_of(table) == "B | RYGB | RYGB | GBBP"


@pytest.mark.rule("AB-X6", "AB-13", "AB-R19")
def test_else_the_human_chooses() -> None:
    table = alone_at("BBRR | RYGB | RYGB | BRGG", "B R P G Y").play("done")
    assert table.legal() == {"side L", "side R"}
    assert table.refusal("done") == "AB-13"
    assert table.refusal("take L red") == "AB-13"
    left, right = alone_at("BBRR | RYGB | RYGB | BRGG", "B R P G Y").play("done; side L"), table.play("side R")
    assert line_of(left).split(" | ")[0] == "RB"
    assert line_of(right).split(" | ")[-1] == "GG"
    assert right.hex("a1", 1) == left.hex("a1", 1) == "RB"
    assert left.legal(kind="take")
    assert right.legal(kind="take")


@pytest.mark.rule("AB-X7", "AB-R2", "AB-R4", "AB-R5")
def test_a_tile_skipped_in_this_turn_may_be_asked_again() -> None:
    table = alone_at("P | RRRR | PPPP", tiles="3 4 5").play("done")
    assert table.hex("a1", 1) == "RP"
    assert queue_of(table) == "Y G B P R 3"


@pytest.mark.rule("AB-X8", "AB-10", "AB-21")
def test_two_moments_are_gained_in_order_and_the_line_is_empty() -> None:
    table = alone_at("P | RY", "P Y R G B", tiles="9 4").play("done")
    assert queue_of(table) == "G B P Y R 9 4"
    data = table.data()
    assert data["phase"] == "reflect"
    assert data["line"] == []
    assert data["holder"] == 0  # the seat after the Brain, who had the last turn


@pytest.mark.rule("AB-X9", "AB-R10")
def test_a_fourth_single_token_goes_into_a_hex() -> None:
    for slots, place in (("", "s1"), ("s1", "s8"), ("s1 s8", "s13")):
        table = alone_at("Y | GGGG | GGGG | GGGG", "Y P R B G", slots=slots).play("done")
        assert place in brain(table)["slots"]  # type: ignore[operator]
    table = alone_at("Y | GGGG | GGGG | GGGG", "Y P R B G", slots="s1 s8 s13", hexes="a1=RB").play("done")
    assert table.hex("a2", 1) == "Y"


@pytest.mark.rule("AB-R11")
def test_without_any_room_tokens_go_to_the_supply() -> None:
    full = " ".join(f"{hex}=G" for hex in content()["adjacency"])
    table = alone_at("YR | GBBB | BBBB", "Y R P B G", hexes=full)
    before = table.data()["supply"].count("yellow")
    table.play("done")
    assert table.data()["supply"].count("yellow") == before + 1


@pytest.mark.rule("AB-R8")
def test_one_moment_left_is_no_choice() -> None:
    table = alone_at("BBRR", "B R P G Y").play("done")
    assert table.hex("a1", 1) == "RB"
    assert table.legal(kind="take") == {"take L blue", "take L red"}


@pytest.mark.rule("AB-R7")
def test_two_moments_emptied_are_no_better_than_one_and_then_tokens_count() -> None:
    # Left: B, then R empties both; right: B empties one, then R and Y from the next.
    table = alone_at("B | R | GGGG | RRYY | B", "B R Y G P", tiles="1 2 3 4 5").play("done")
    assert line_of(table) == "B | R | GGGG | RY"
    assert brain(table)["cherished"] == ["5"]


@pytest.mark.rule("AB-R6")
def test_a_later_colour_is_not_used_to_reach_a_better_end() -> None:
    table = alone_at("BPPP | RRRR | RRRR | G", "8 R Y G B P", gained="8").play("done")
    assert brain(table)["slots"] == ["s3"]  # blue from the left, though green would empty a moment
    assert line_of(table).endswith("| G")


@pytest.mark.rule("AB-14", "AB-R9")
def test_the_next_preference_looks_at_the_tile_now_at_the_end_and_no_other() -> None:
    table = alone_at("R | GGGG | YYYY | YBPP", "R Y G B P", tiles="2 3 4 5").play("done")
    assert brain(table)["slots"] == ["s7"]  # yellow is not on the tile behind the emptied one
    assert queue_of(table) == "Y G B P R 2"


@pytest.mark.rule("AB-16")
def test_a_draft_ends_after_three_tokens() -> None:
    table = alone_at("RYGB | RYGB | RYGB | PPPP").play("done")
    assert table.hex("a1", 1) == "RYG"
    assert line_of(table).split(" | ")[0] == "B"


@pytest.mark.rule("AB-19", "AB-R3")
def test_used_moments_stay_in_front_where_the_edition_says_so() -> None:
    edition = with_rulings(used_moments_return=False)
    line = "RYGB | RYGB | RYGB | PPPP"
    table = alone_at(line, "8 R 3 G B P", gained="8 3", edition=edition).play("done")
    assert queue_of(table) == "8 3 G B P R"
    assert queue_of(alone_at(line, "8 R 3 G B P", gained="8 3").play("done")) == "G B P 8 R 3"


@pytest.mark.rule("AB-33", "AB-X13", "AB-R12", "AB-R13")
def test_it_learns_from_what_it_gains() -> None:
    line = "Y | RRRR | RRRR | RRRR"
    table = alone_at(line, "Y B P G R", tiles="3", learn_from_experience=True).play("done")
    assert brain(table)["slots"] == ["s1", "s2"]
    table = alone_at(line, "Y B P G R", tiles="3", slots="s2", learn_from_experience=True).play("done")
    assert brain(table)["slots"] == ["s1", "s2", "s5"]
    table = alone_at(line, "Y B P G R", tiles="8", learn_from_experience=True).play("done")
    assert brain(table)["slots"] == ["s1", "s7"]
    table = alone_at(line, "Y B P G R", tiles="8").play("done")
    assert brain(table)["slots"] == ["s1"]


@pytest.mark.rule("AB-R12")
def test_what_was_drafted_is_laid_before_what_is_learned() -> None:
    # Yellow is drafted alone; moment 2 teaches yellow: the drafted one has the first slot, the learned one the next.
    table = alone_at("Y | RRRR | RRRR", "Y B P G R", tiles="2", slots="s1 s8", learn_from_experience=True).play("done")
    assert brain(table)["slots"] == ["s1", "s8", "s13"]
    assert table.hex("a1", 1) == "Y"


@pytest.mark.rule("AB-R13")
def test_it_learns_nothing_that_the_supply_lacks() -> None:
    table = alone_at("Y | RRRR | RRRR", "Y B P G R", tiles="3", lacking="G", learn_from_experience=True).play("done")
    assert brain(table)["slots"] == ["s1"]


@pytest.mark.rule("AB-10", "AB-R14")
def test_it_plays_after_a_turn_that_the_human_had_to_pass() -> None:
    full = " ".join(f"{hex}=RYG" for hex in content()["adjacency"])
    edition = content()
    edition["tokens_per_colour"] = 60
    row = {"bag_each": 11, "bag_total": 55, "supply_each": 49, "tiles_per_round": 4, "tokens_per_tile": 4}
    edition["players"] = {"2": row}
    table = alone_at("RYGB | BBBB", own_hexes=full, edition=made("full", edition))
    data = table.data()
    data["seats"][0]["ask"] = "move"  # the last token of a rewire, after which no turn can be made
    data["seats"][0] |= {"hex": "a1", "moved": 2}
    data["seats"][0]["hexes"]["a1"] = ["red", "yellow", "green"]
    data["seats"][0]["hexes"]["a2"] = ["red", "yellow"]
    table.state = table.game.load(data)
    table.play("move red a2")  # nothing can be moved any more; the Brain plays until the line is empty
    assert table.data()["phase"] == "reflect"
    assert table.data()["line"] == []


@pytest.mark.rule("AB-06")
def test_it_has_no_bank_no_rewire_and_is_never_asked() -> None:
    table = alone_at("RRRR | BBBB", "R Y G B P")
    for _ in range(200):
        if table.state.is_over() or table.state.is_chance():
            break
        assert table.asked() == [0]
        legal = sorted(table.legal())
        table.play("stop" if "stop" in legal else "done" if "done" in legal else legal[0])
    own = brain(table)
    assert own["bank"] == {}
    assert own["claimed"] == []
    assert own["used"] == []


@pytest.mark.rule("AB-06", "AB-16")
def test_equal_colours_in_any_number_are_a_draft() -> None:
    table = alone_at("RRRR | BBBB", "R 1 5 B P Y G", gained="1 5").play("done")
    assert table.hex("a1", 1) == "RRR"  # the human may never take this (VM-16)


@pytest.mark.rule("AB-20")
def test_a_gained_moment_is_a_preference_from_the_next_turn_on() -> None:
    table = alone_at("B | GGGG | RRRR | PPPP", "B R Y G P", tiles="3").play("done")
    assert queue_of(table) == "R Y G P B 3"
    assert VividMemories(1).setup.preference_names[table.state.brain.queue[-1]] == "3"
