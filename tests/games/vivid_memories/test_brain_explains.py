"""The Brain explains itself: its log, its forecast, its turn to be watched, and practice with what was wrong."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE, Step
from vivant.engine.state import draw_outcome
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.picture.brain import parts_of_line
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.terms import preference

from .alone import alone_at, queue_of
from .editions import content, made
from .table import Table


def told(table: Table, text: str, lang: str = "en") -> list[str]:
    """The log of this action by the human, with its rules."""
    before = table.state.clone()
    step = Step(1, 0, table.game.parse(text))
    table.play(text)
    say = table.game.book.words(lang).say
    return [f"{say(line.message, ['Lark'])} ({line.rule})" for line in table.game.tell(before, step, table.state, 0)]


def foretold(table: Table, text: str) -> list[str]:
    say = table.game.book.words("en").say
    lines = table.game.forecast(table.state.view(0), 0, table.game.parse(text))
    return [f"{say(line.message, ['Lark'])} ({line.rule})" for line in lines]


X1 = ("YYBP | RYGB | RYGB | YGPP", "R B G Y P")


def test_each_step_says_what_was_asked_what_was_found_and_by_which_rule() -> None:
    assert told(alone_at(*X1), "done") == [
        "The Brain asks the red aspiration: that colour is at neither end. It is skipped and goes under the stack. (AB-11)",
        "The Brain asks the blue aspiration: blue is only at the left end, and it takes it there. (AB-12)",
        "Then it asks the green aspiration: that colour is not there. The draft is over. (AB-14)",
        "The Brain places blue in the blue slot between d1 and e1, its first empty slot of that colour. (AB-17)",
        "Under the stack: the blue aspiration. (AB-19)",
    ]


def test_the_same_in_french() -> None:
    lines = told(alone_at(*X1), "done", "fr")
    assert len(lines) == 5
    assert all("Cerveau" in line or "il " in line or "pile" in line for line in lines)
    assert lines[1].endswith("(AB-12)")


@pytest.mark.parametrize(
    ("line", "queue", "rule", "words"),
    [
        ("BBPY | RYGB | RYGB | B", "B R Y G P", "AB-13", "Only at the right end can it empty a moment"),
        ("BBRY | RYGB | RYGB | BBPG", "B R Y G P", "AB-13", "The left one gives it 3, the other 1"),
        ("BBRR", "B R P G Y", "AB-R8", "is on the last moment"),
        ("BBRR | RYGB | RYGB | BRGG", "B R P G Y", "AB-13", "they are equally good, so you choose"),
    ],
)
def test_the_choice_of_an_end_is_told_with_its_reason(line: str, queue: str, rule: str, words: str) -> None:
    first = told(alone_at(line, queue), "done")[0]
    assert words in first
    assert first.endswith(f"({rule})")


def test_what_the_human_chose_is_told_too() -> None:
    table = alone_at("BBRR | RYGB | RYGB | BRGG", "B R P G Y").play("done")
    lines = told(table, "side R")
    assert lines[0].endswith("Each gives 2 and empties no moment: you chose the right one. (AB-13)")
    assert lines[1].startswith("Then it asks the red aspiration")


@pytest.mark.parametrize("learns", [False, True])
def test_what_is_foretold_is_what_happens(learns: bool) -> None:
    game = VividMemories(1, {"learn_from_experience": learns})
    compared = 0
    for seed in range(12):
        dice, state = FastDice(seed), game.new()
        while not state.is_over():
            if state.is_chance():
                state.roll(dice)
                continue
            action = state.pick(0, dice)
            foreseen = game.forecast(state.view(0), 0, action)
            before = state.clone()
            state.apply(0, action)
            lines = [line for line in game.tell(before, Step(1, 0, action), state, 0) if line.cites]
            if lines:  # the Brain had its turn in this step
                assert foreseen == lines
                compared += 1
    assert compared > 100


@pytest.mark.rule("AB-13", "VM-R9")
def test_a_side_is_foretold_with_the_next_choice_of_a_side() -> None:
    """The human's board is so full that the turn between the two passes; both ends are all blue."""
    edition = content()
    edition["tokens_per_colour"] = 60
    row = {"bag_each": 11, "bag_total": 55, "supply_each": 49, "tiles_per_round": 4, "tokens_per_tile": 4}
    edition["players"] = {"2": row}
    full = " ".join(f"{hex}=RYG" for hex in edition["adjacency"])
    table = alone_at("BBBB | RYGB | BBBB", "B R Y G P", own_hexes=full, edition=made("full", edition)).play("done")
    assert table.legal() == {"side L", "side R"}
    foreseen = foretold(table, "side L")
    assert foreseen[-1].endswith("(AB-13)")
    assert any(line.endswith("(VM-R9)") for line in foreseen)
    assert foreseen == told(table, "side L")
    assert table.legal() == {"side L", "side R"}


def test_a_take_is_foretold_as_if_one_stopped_there() -> None:
    table = alone_at("RRBP | RYGB | RYGB | GGPP")
    table.play("done")  # the Brain takes red
    line = foretold(table, "take R green")
    assert line[0].startswith("The Brain asks the yellow aspiration")
    before = queue_of(table)
    assert queue_of(table) == before  # looking changes nothing


def test_two_different_colours_are_foretold_with_each_third() -> None:
    table = alone_at("GGGG | RYGB | RYGB | PPBR", "G Y R B P").play("done")
    table.play("take R purple")
    lines = foretold(table, "take R blue")
    assert [line for line in lines if "third colour" in line] == [
        "And then red, because a third colour is needed: (VM-16)"
    ]


def test_with_an_empty_line_the_brain_has_no_turn() -> None:
    table = alone_at("RY", "R B P G Y").play("done")
    assert foretold(table, "take L yellow") == ["The line would be empty: the Brain has no turn. (AB-10)"]


# to be watched


def walk(game: VividMemories, seed: int) -> list[tuple[MemoriesState, Step, MemoriesState]]:
    dice, state, found = FastDice(seed), game.new(), []
    while not state.is_over():
        before = state.clone()
        if state.is_chance():
            step = Step(1, CHANCE, int(draw_outcome(state, dice)))
            state.apply_outcome(step.do)
        else:
            step = Step(1, 0, int(state.pick(0, dice)))
            state.apply(0, step.do)
        found.append((before, step, state.clone()))
    return found


def test_its_turn_can_be_watched_piece_by_piece() -> None:
    game = VividMemories(1, {"learn_from_experience": True})
    pieces = 0
    for before, step, after in walk(game, 3):
        frames = game.frames(before, step, after, 0)
        shown = before
        for frame in frames:
            assert isinstance(frame.state, MemoriesState)
            assert frame.state.to_act() == 0
            assert game.pieces(frame.state) == game.pieces(before)
            old, new = keys(game, shown), keys(game, frame.state)
            for move in frame.flights:
                assert move.key in new
                assert move.source in old
            shown = frame.state
        pieces += len(frames)
    assert pieces > 100


TAKES = {"log-brain-last", "log-brain-one", "log-brain-empties", "log-brain-more", "log-brain-chosen", "log-brain-next"}


def test_what_stands_under_a_preference_is_what_is_said_of_it() -> None:
    game, seen = VividMemories(1), 0
    for seed in (3, 4):
        for before, step, after in walk(game, seed):
            for frame in game.frames(before, step, after, 0):
                state = frame.state
                assert isinstance(state, MemoriesState)
                assert state.brain is not None
                named = [preference(state.setup, tile) for tile in state.brain.queue]
                parts = dict(zip(map(str, named), parts_of_line(state.view(0)), strict=False))
                for line in frame.lines:
                    word = parts.get(str(line.message.args.get("tile")), "")
                    if line.message.key in TAKES:
                        assert word == ("scene-then" if line.message.key == "log-brain-next" else "scene-asks-first")
                        seen += 1
                    elif line.message.key == "log-brain-miss":
                        assert word in ("scene-misses", "")
                    elif line.message.key == "log-brain-skip":
                        assert word not in ("scene-asks-first", "scene-then")
    assert seen > 50


def keys(game: VividMemories, state: MemoriesState) -> set[str]:
    scene = game.scene(state.view(0), "en", ["Lark"], [False])
    return {fragment.key for picture in scene.pictures for fragment in picture.fragments}


# practice


def practised(line: str, queue: str, **rest: object) -> Table:
    return alone_at(line, queue, practice=True, **rest).play("done")  # type: ignore[arg-type]


def test_the_human_makes_the_turn_of_the_brain() -> None:
    table = practised(*X1)
    assert table.legal() == {"skip"}
    table.play("skip; draft L blue; over; lay s3; under blue")
    assert queue_of(table) == "G Y P R B"
    assert table.own(1)["slots"] == ["s3"]
    assert table.legal(kind="take")


@pytest.mark.parametrize(
    ("steps", "wrong", "rule"),
    [
        ("", "draft L blue", "AB-11"),  # red is asked first
        ("", "take L blue", "AB-10"),
        ("", "over", "AB-11"),
        ("skip", "skip", "AB-11"),
        ("skip", "draft R yellow", "AB-11"),
        ("skip", "draft R blue", "AB-12"),
        ("skip", "lay s3", "AB-11"),
        ("skip; draft L blue", "draft L yellow", "AB-14"),
        ("skip; draft L blue", "draft R green", "AB-14"),
        ("skip; draft L blue", "skip", "AB-14"),
        ("skip; draft L blue", "under blue", "AB-16"),
        ("skip; draft L blue; over", "lay a1", "AB-17"),
        ("skip; draft L blue; over", "lay s6", "AB-17"),
        ("skip; draft L blue; over", "lay supply", "AB-R11"),
        ("skip; draft L blue; over", "under blue", "AB-R12"),
        ("skip; draft L blue; over; lay s3", "under green", "AB-19"),
        ("skip; draft L blue; over; lay s3", "gain 1", "AB-19"),
    ],
)
def test_who_goes_wrong_is_told_by_which_rule(steps: str, wrong: str, rule: str) -> None:
    table = practised(*X1)
    if steps:
        table.play(steps)
    assert table.refusal(wrong) == rule


@pytest.mark.parametrize(
    ("line", "queue", "steps", "wrong", "rule"),
    [
        ("BBPY | RYGB | RYGB | B", "B R Y G P", "", "draft L blue", "AB-13"),
        ("BBRY | RYGB | RYGB | BBPG", "B R Y G P", "", "draft R blue", "AB-13"),
        ("BBRR", "B R P G Y", "", "draft R blue", "AB-R8"),
        ("GGRR | RYGB | RYGB | BRRY", "8 R Y G B P", "", "draft L green", "AB-R6"),
        ("BBRY | RYGB | RYGB | BBPG", "B R Y G P", "draft L blue", "over", "AB-14"),
        ("BBRY | RYGB | RYGB | BBPG", "B R Y G P", "draft L blue; draft L red", "over", "AB-15"),
        ("BBRY | RYGB | RYGB | BBPG", "B R Y G P", "draft L blue; draft L red; draft L yellow", "lay s1", "AB-18"),
        ("BBRY | RYGB | RYGB | BBPG", "B R Y G P", "draft L blue; draft L red; draft L yellow", "lay a2", "AB-18"),
    ],
)
def test_and_about_ends_orders_and_hexes(line: str, queue: str, steps: str, wrong: str, rule: str) -> None:
    table = practised(line, queue, gained="8")
    if steps:
        table.play(steps)
    assert table.refusal(wrong) == rule


def test_alike_ends_are_free_in_practice_too() -> None:
    table = practised("BBRR | RYGB | RYGB | BRGG", "B R P G Y")
    assert table.legal() == {"draft L blue", "draft R blue"}


def test_moments_are_gained_in_order_and_taught_from() -> None:
    table = practised("P | RY", "P Y R G B", tiles="9 4", learn_from_experience=True)
    table.play("draft L purple; draft L yellow; draft L red; lay a1; under purple; under yellow; under red")
    assert table.refusal("gain 4") == "AB-20"
    table.play("gain 9; lay s1; gain 4; lay s3")
    assert table.data()["phase"] == "reflect"


def test_practice_offers_more_than_what_is_right() -> None:
    table = practised(*X1)
    offered = {choice.text for choice in table.game.choices(table.state.view(0), 0) if choice.offered}
    assert {"skip", "draft L blue", "draft R green"} <= offered
    assert table.legal() < offered


@pytest.mark.parametrize("options", [{}, {"be_more_human": True, "learn_from_experience": True}])
def test_a_practised_match_is_the_same_match(options: dict[str, bool]) -> None:
    """The human plays alike in both, and makes the Brain's turns in one: everything comes out alike."""
    game, practice = VividMemories(1, options), VividMemories(1, {**options, "practice": True})
    for seed in range(6):
        dice, choice = FastDice(seed), FastDice(seed, 1)
        one, two = game.new(), practice.new()
        while not one.is_over():
            if one.is_chance():
                outcome = int(draw_outcome(one, dice))
                one.apply_outcome(outcome)
                two.apply_outcome(outcome)
            else:
                action = int(one.pick(0, choice))
                text = game.text(action)
                if text.startswith("side "):
                    two.apply(0, two.legal(0)["LR".index(text[-1])])
                else:
                    two.apply(0, practice.parse(text))
                one.apply(0, action)
            while two.to_act() and two.seats[0].ask == 14 and len(two.legal(0)) == 1:
                two.apply(0, two.legal(0)[0])
        assert two.is_over()
        assert one.scores() == two.scores()
