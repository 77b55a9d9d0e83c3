"""Reflect: the bank, the six actions, in order or all at once; VM-28 to VM-41."""

from __future__ import annotations

import pytest

from benchmarks import together
from vivant.engine.dice import FastDice
from vivant.engine.game import Step
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.games.vivid_memories import VividMemories

from .editions import with_rulings
from .table import Table


def end_of_remember(claimed: list[str], bank: list[str] | str = "", players: int = 2, **more: object) -> Table:
    """The last token is about to be taken, by seat 0."""
    table = Table.at("remember", players=players, line="RR", tiles="20", claimed=claimed, bank=bank, **more)  # type: ignore[arg-type]
    return table.play("take L red; take L red; place e1")


@pytest.mark.rule("VM-28", "VM-R11", "VM-R18")
def test_all_bank_their_tiles_at_once_before_anybody_acts() -> None:
    table = end_of_remember(["1", "2 3", ""], players=3)
    assert table.asked() == [0, 1], "whoever has something to place"
    assert table.legal(1) == {f"bank {tile} {slot}" for tile in (2, 3) for slot in ("m1", "m2", "m3", "m4")}
    assert table.refusal("bank 1 m1", seat=1) == "VM-28"
    before = table.legal(1)
    table.play("bank 20 m1", seat=0)
    assert table.legal(1) == before
    table.play("bank 1 m3", seat=0)
    assert table.asked() == [1]
    table.play("bank 3 m2; bank 2 m4")
    assert table.data()["phase"] == "reflect"
    assert table.own()["bank"] == {"m1": ["20", False], "m3": ["1", False]}


@pytest.mark.rule("VM-28", "VM-R11", "VM-41")
def test_without_the_switch_tiles_are_banked_in_order() -> None:
    table = end_of_remember(["1", "2 3"], edition=with_rulings(simultaneous=False))
    assert table.asked() == [1], "the new holder of the marker first"
    assert table.legal() == {f"bank {tile} {slot}" for tile in (2, 3) for slot in ("m1", "m2", "m3", "m4")}
    assert table.refusal("use m1") == "VM-28"
    assert table.refusal("bank 1 m1") == "VM-28"
    table.play("bank 3 m2")
    assert table.asked() == [1]
    assert table.refusal("bank 2 m2") == "VM-30"
    table.play("bank 2 m4")
    assert table.asked() == [0]
    table.play("bank 20 m1; bank 1 m3")
    assert table.data()["phase"] == "reflect"
    assert table.own()["bank"] == {"m1": ["20", False], "m3": ["1", False]}


@pytest.mark.rule("VM-29", "VM-X17", "VM-31")
def test_tiles_without_a_slot_leave_the_game() -> None:
    table = end_of_remember(["5 6 7", ""], bank="m1=4^")
    table.play("bank 7 m2; bank 20 m4; bank 5 m3")
    assert table.data()["gone"] == ["6"]
    assert table.own()["claimed"] == []
    table.play("use m3; place a1", seat=0)
    assert table.refusal("use m1", seat=0) == "VM-31"
    assert table.legal(0, "use") <= {"use m2", "use m4"}


@pytest.mark.rule("VM-29")
def test_with_a_full_bank_nothing_is_asked() -> None:
    table = end_of_remember(["", ""], bank="m1=4^ m2=5^ m3=6^ m4=7^")
    assert table.data()["phase"] == "reflect"
    assert table.data()["gone"] == ["20"]


@pytest.mark.rule("VM-30", "VM-47")
def test_a_tile_keeps_its_slot_over_rounds() -> None:
    table = Table.at("reflect", "a1=R", bank="m2=4^ m3=1", turn=1).play("done")
    assert table.own()["bank"] == {"m2": ["4", True], "m3": ["1", False]}
    assert table.data()["phase"] == "tiles"


@pytest.mark.rule("VM-31")
def test_each_slot_offers_one_action_once() -> None:
    table = Table.at("reflect", "c3=RB c4=G", bank="m1=3 m2=4^")
    assert table.legal() == {"use m1", "use m3", "use m4", "done"}
    table.play("use m3; from c3; pick red; to b3; use m1; place a1")
    assert table.refusal("use m3") == "VM-31"
    assert table.refusal("use m1") == "VM-31"
    assert table.refusal("use m2") == "VM-31"
    assert table.legal() == {"use m4", "done"}
    table.play("done")
    assert table.own()["used"] == []


@pytest.mark.rule("VM-32", "VM-R12")
def test_using_a_tile_flips_it_and_nothing_else_does() -> None:
    table = Table.at("reflect", "a1=GB", bank="m1=3 m2=8", turn=1)
    table.play("done")
    assert table.own()["bank"] == {"m1": ["3", False], "m2": ["8", False]}, "unused: it neither flips nor scores"
    used = Table.at("reflect", "a1=GB", bank="m1=3")
    used.play("use m1")
    assert used.own()["bank"] == {"m1": ["3", True]}


@pytest.mark.rule("VM-33")
def test_an_action_that_cannot_be_finished_is_not_offered() -> None:
    table = Table.at("reflect", "")
    assert table.legal() == {"use m2", "done"}
    assert [table.refusal(f"use m{n}") for n in (1, 3, 4)] == ["VM-37", "VM-39", "VM-R16"]
    assert table.refusal("rewire in a1") == "VM-31"


@pytest.mark.rule("VM-34")
def test_add() -> None:
    table = Table.at("reflect", "a1=R", bank="m1=3")
    supply = table.data()["supply"].count("green")
    table.play("use m1")
    assert table.refusal("place a1") == "VM-34"
    assert len(table.legal()) == 18
    table.play("place c3")
    assert table.hex("c3") == "G"
    assert table.data()["supply"].count("green") == supply - 1
    assert table.own()["bank"]["m1"] == ["3", True]


FILLED = " ".join(f"{hex}=R" for hex in "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3".split())


@pytest.mark.rule("VM-R13")
def test_without_an_empty_hex_or_a_removable_token() -> None:
    table = Table.at("reflect", FILLED, bank="m1=3 m3=6")
    assert table.refusal("use m1") == "VM-R13"
    assert table.refusal("use m2") == "VM-R13"
    assert table.refusal("use m3") == "VM-R13"
    assert table.own()["bank"]["m1"] == ["3", False]


@pytest.mark.rule("VM-35", "VM-36", "VM-X15")
def test_split_by_tile_eight() -> None:
    def at(hexes: str) -> Table:
        return Table.at("reflect", hexes, bank="m1=8")

    one = at("a1=R").play("use m1; from a1")
    assert one.hex("a1") == "YB"
    two = at("a1=RG").play("use m1; from a1")
    assert two.hex("a1") == "YGB"
    for colour, then in (("blue", "RGB"), ("yellow", "RYG")):
        three = at("a1=RRG").play("use m1; from a1")
        assert three.legal() == {"result blue", "result yellow"}
        assert three.refusal("result green") == "VM-36"
        assert three.play(f"result {colour}").hex("a1") == then
    assert at("a1=G").refusal("use m1") == "VM-R13"
    mixed = at("a1=G a2=R").play("use m1")
    assert mixed.refusal("from a1") == "VM-35"
    back = at("a1=R")
    before = back.data()["supply"].count("red")
    assert back.play("use m1; from a1").data()["supply"].count("red") == before + 1


@pytest.mark.rule("VM-R14", "VM-36")
def test_what_the_supply_lacks() -> None:
    add = Table.at("reflect", "a1=R", bank="m1=3", supply="RRYYBBPP")
    assert add.refusal("use m1") == "VM-R14"
    split = Table.at("reflect", "a1=R", bank="m1=8", supply="RRBBGG")
    assert split.refusal("use m1") == "VM-R14"
    full = Table.at("reflect", "a1=RRG b1=R", bank="m1=8", supply="RRBBGG").play("use m1")
    assert full.refusal("from b1") == "VM-R14"
    full.play("from a1")
    assert full.legal() == {"result blue"}
    assert full.refusal("result yellow") == "VM-R14"


@pytest.mark.rule("VM-37", "VM-X16", "VM-R15")
def test_combine() -> None:
    table = Table.at("reflect", "a1=GBR a2=G")
    table.play("use m1")
    assert table.refusal("from a2") == "VM-37"
    table.play("from a1")
    assert table.legal() == {"pick red", "pick green", "pick blue"}
    assert table.refusal("pick purple") == "VM-37"
    table.play("pick green")
    assert table.legal() == {"pick red", "pick blue"}
    assert table.refusal("pick green") == "VM-37", "there was only one"
    table.play("pick blue; result purple")
    assert table.hex("a1") == "RP"
    assert Table.at("reflect", "a2=G").refusal("use m1") == "VM-37"


@pytest.mark.rule("VM-37", "VM-X16", "VM-R15")
def test_the_two_of_a_combine_go_back_in_either_order() -> None:
    one, other = (Table.at("reflect", "a1=GBR").play("use m1; from a1") for _ in range(2))
    one.play("pick green; pick blue; result purple")
    other.play("pick blue; pick green; result purple")
    assert one.data() == other.data()
    equal = Table.at("reflect", "a1=GBB").play("use m1; from a1; pick blue")
    assert equal.legal() == {"pick green", "pick blue"}
    assert equal.play("pick blue; result red").hex("a1") == "RG"


@pytest.mark.rule("VM-R15")
def test_combine_returns_before_it_takes() -> None:
    table = Table.at("reflect", "a1=BB", supply="")
    table.play("use m1; from a1; pick blue; pick blue")
    assert table.legal() == {"result blue"}
    assert table.refusal("result red") == "VM-37"
    table.play("result blue")
    assert table.hex("a1") == "B"
    assert table.data()["supply"] == ["blue"]


@pytest.mark.rule("VM-38", "VM-R17")
def test_speculate_draws_before_the_hex_is_chosen() -> None:
    table = Table.at("reflect", "a1=R", bag="RRRB")
    table.play("use m2")
    assert table.state.is_chance()
    assert [(table.game.outcome_text(o), w) for o, w in table.state.outcomes()] == [("bag=red", 3), ("bag=blue", 1)]
    table.chance("bag=blue")
    assert table.own()["hand"] == ["blue"]
    assert table.refusal("place a1") == "VM-38"
    table.play("place c3")
    assert table.hex("c3") == "B"
    assert table.data()["bag"] == ["red", "red", "red"]
    assert Table.at("reflect", "a1=R", bag="").refusal("use m2") == "VM-38"


@pytest.mark.rule("VM-R17")
def test_a_speculation_cannot_be_taken_back() -> None:
    match = Match(VividMemories(2), FastDice(4))
    while match.view(0).data()["phase"] != "reflect":
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    match.play(1, "use m2")
    refused = match.undo_refused(1)
    assert refused is not None
    assert refused.message.key == "undo-chance"


@pytest.mark.rule("VM-39")
def test_nudge() -> None:
    table = Table.at("reflect", "c3=RB b3=YYY c4=G")
    table.play("use m3")
    assert table.refusal("from a1") == "VM-39"
    table.play("from c3; pick blue")
    assert table.legal() == {"to b2", "to c2", "to c4", "to d2", "to d3"}
    assert table.refusal("to b3") == "VM-39"
    assert table.refusal("to a1") == "VM-39"
    table.play("to c4")
    assert (table.hex("c3"), table.hex("c4")) == ("R", "GB")
    fenced = Table.at("reflect", "a1=R a2=YYY b1=YYY b2=YYY").play("use m3")
    assert fenced.refusal("from a1") == "VM-39"


@pytest.mark.rule("VM-40", "VM-R16")
def test_swap() -> None:
    table = Table.at("reflect", "c3=RRB c4=RRR b3=R a1=R")
    table.play("use m4")
    assert table.legal() == {"from c3", "from c4", "from b3"}
    assert table.refusal("from a1") == "VM-R16"
    assert table.refusal("from e1") == "VM-40"
    table.play("from c3")
    assert table.legal() == {"pick blue"}
    assert table.refusal("pick red") == "VM-R16"
    table.play("pick blue")
    assert table.legal() == {"to c4", "to b3"}
    assert table.refusal("to d3") == "VM-40"
    table.play("to c4; pick red")
    assert (table.hex("c3"), table.hex("c4")) == ("RRR", "RRB")
    assert Table.at("reflect", "a1=R a2=R").refusal("use m4") == "VM-R16"
    second = Table.at("reflect", "c3=R c4=RB").play("use m4; from c3; pick red; to c4")
    assert second.legal() == {"pick blue"}
    assert second.refusal("pick red") == "VM-R16"


@pytest.mark.rule("VM-41", "VM-R19", "VM-R18")
def test_one_after_another_each_to_the_end() -> None:
    table = end_of_remember(["", "", ""], players=3, edition=with_rulings(simultaneous=False))
    table.play("bank 20 m1")
    for seat in (1, 2, 0):
        assert table.asked() == [seat]
        table.play("use m2").chance("bag=red").play("place a1")
        assert table.asked() == [seat]
        table.play("done")
    assert table.data()["phase"] == "tiles"


@pytest.mark.rule("VM-R18")
def test_all_at_once_where_there_is_enough() -> None:
    table = end_of_remember(["", ""])
    table.play("bank 20 m1")
    assert table.asked() == [0, 1]
    table.play("use m2", seat=1)
    assert table.state.is_chance()
    table.chance("bag=red").play("place a1", seat=1).play("done", seat=1)
    assert table.asked() == [0]
    table.play("done")
    assert table.data()["phase"] == "tiles"


@pytest.mark.rule("VM-R18", "VM-X20", "VM-41")
@pytest.mark.parametrize(
    ("supply", "bag", "bank", "together"),
    [
        ("RRYYGGBBPP", "RR", "", True),
        ("RRYYGBBPP", "RR", "", False),  # VM-X20: two combine slots, one green
        ("RRYYGGBBPP", "R", "", False),  # two speculate slots
        ("RYGBP", "RR", "m1=14^", True),  # one combine slot covered
        ("RYGBP", "R", "m1=14^ m2=15^", True),
        ("RRYYGGBBPP", "RR", "m3=3", False),  # an add of green besides
        ("RRYYGGGBBPP", "RR", "m3=3", True),
        ("RRYYGGBBBPPP", "RR", "m3=9", False),  # a split into purple and green
        ("RRYYGGGBBPPP", "RR", "m3=9", True),
        ("RRYYGGBBPP", "RR", "m3=9^", True),
    ],
)
def test_when_all_may_act_at_once(supply: str, bag: str, bank: str, together: bool) -> None:
    """Seat 1, whose bank is full, ends Remember; seats 2 and 0 have something to use."""
    banks = [bank, "m1=4^ m2=5^ m3=6^ m4=7^", ""]
    table = Table.at("remember", players=3, line="RR", tiles="20", bank=banks, supply=supply, bag=bag, turn=1)
    table.play("take L red; take L red; place e1")
    assert table.data()["together"] == together
    assert table.asked() == ([0, 1, 2] if together else [2])


def in_order(supply: str, bag: str, bank: list[str], **rulings: object) -> Table:
    """Four players in Reflect, seat 1 first, whose supply or bag does not suffice for all."""
    edition = with_rulings(**rulings) if rulings else None
    table = Table.at(
        "remember", players=4, line="RR", tiles="20", bank=bank, supply=supply, bag=bag, turn=0, edition=edition
    )
    return table.play("take L red; take L red; place e1")


FULL = "m1=4^ m2=5^ m3=6^ m4=7^"
NO_COMBINE = "m1={}^ m2={}^"


@pytest.mark.rule("VM-R18", "VM-X20")
def test_the_supply_is_looked_at_again_whenever_a_seat_is_done() -> None:
    """VM-X20: one green, and seats 1 and 2 might combine."""
    banks = [FULL, "m2=8^", "m2=9^", NO_COMBINE.format(10, 11)]
    table = in_order("RRYYGBBPP", "", banks)
    assert table.asked() == [1]
    assert not table.data()["together"]
    table.play("done")
    assert table.data()["together"]
    assert table.asked() == [0, 2, 3], "seat 1 is done and may not begin again"
    table.play("done", seat=3)
    assert table.asked() == [0, 2]
    table.play("done", seat=0).play("done", seat=2)
    assert table.data()["phase"] == "tiles"


@pytest.mark.rule("VM-R18", "VM-41")
def test_it_goes_on_in_order_as_long_as_there_is_not_enough() -> None:
    banks = [FULL, "m2=8^", "m2=9^", "m2=10^"]
    table = in_order("RRYYGBBPP", "", banks)
    table.play("done")
    assert (table.asked(), table.data()["together"]) == ([2], False), "seats 2 and 3 might both need the green one"
    table.play("done")
    assert (table.asked(), table.data()["together"]) == ([0, 3], True)


@pytest.mark.rule("VM-R18")
def test_once_all_may_act_at_once_they_may_to_the_end_of_the_phase() -> None:
    """Seat 2 takes the green token that the test counted for it; for the seats that are left nothing has changed."""
    banks = [FULL, "m2=8^", "m2=9^", NO_COMBINE.format(10, 11)]
    table = in_order("RRYYGBBPP", "", banks)
    table.play("done")
    data = table.data()
    data["seats"][2]["hexes"] = {"a1": ["red", "red"]}
    table = Table(table.game.load(data), table.game)
    table.play("use m1; from a1; pick red; pick red; result green; done", seat=2)
    assert table.data()["together"]
    assert table.asked() == [0, 3]


@pytest.mark.rule("VM-R18", "VM-41")
def test_without_the_switch_the_test_is_never_made() -> None:
    table = in_order("RRYYGBBPP", "", [FULL, "m2=8^", "m2=9^", FULL], simultaneous=False)
    for seat in (1, 2, 3, 0):
        assert table.asked() == [seat]
        table.play("done")
    assert table.data()["phase"] == "tiles"


@pytest.mark.rule("VM-R19")
def test_by_the_switch_one_action_each_in_turn() -> None:
    edition = with_rulings(reflect="by_action", simultaneous=False)
    table = end_of_remember(["", "", ""], players=3, edition=edition)
    table.play("bank 20 m1")
    assert table.asked() == [1]
    table.play("use m2")
    table.chance("bag=red").play("place a1")
    assert table.asked() == [2], "one action, then it is the next one's turn"
    table.play("done")
    assert table.asked() == [0]
    table.play("use m3; from e1; pick red; to e2")
    assert table.asked() == [1], "seat 2 is done"
    table.play("use m3; from a1; pick red; to a2")
    assert table.asked() == [0]
    table.play("done")
    assert table.asked() == [1]
    table.play("done")
    assert table.data()["phase"] == "tiles"


@pytest.mark.rule("VM-R19", "VM-R18")
def test_one_action_each_in_turn_only_as_long_as_there_is_not_enough() -> None:
    """Slots that were used ask for nothing any more."""
    table = in_order("RRRYYYGBBBPPP", "", ["m2=12^", "m2=8^", "m2=9^", FULL], reflect="by_action").play("bank 20 m3")
    data = table.data()
    data["seats"][1]["hexes"] = {"a1": ["red", "red"]}
    table = Table(table.game.load(data), table.game)
    table.play("use m1; from a1; pick red; pick red; result red")
    assert (table.asked(), table.data()["together"]) == ([2], False)
    table.play("done")
    assert (table.asked(), table.data()["together"]) == ([0, 1, 3], True), "of three combines one is left"


def told(table: Table, text: str) -> list[tuple[str, str]]:
    """Rule and sentence of each line of the log when the seat that is asked first does this."""
    (seat, *_), action, before = table.asked(), table.game.parse(text), table.state.clone()
    table.state.apply(seat, action)
    words, names = VividMemories.book.words("en"), ["Ann", "Ben", "Cleo", "Dan"]
    lines = table.game.tell(before, Step(1, seat, action), table.state, SPECTATOR)
    return [(line.rule, words.say(line.message, names)) for line in lines]


@pytest.mark.rule("VM-R18", "VM-41", "VM-R19")
def test_the_log_says_in_which_order_all_act() -> None:
    def told_in_reflect(bank: str, **rulings: object) -> list[str]:
        table = in_order("RRYYGBBPP", "", ["m1=12^ m2=13^ m3=14^", bank, "m2=9^", FULL], **rulings)
        lines = [told(table, "bank 20 m4")[-1]]
        return [f"{rule} {sentence}" for rule, sentence in [*lines, *told(table, "done")[1:]]]

    together = "VM-R18 Reflect: there are enough fragments"
    assert told_in_reflect("m2=8^") == [
        "VM-41 Reflect: one player after another, beginning with Ben.",
        f"{together} for the others, who act at the same time from now on.",
    ]
    assert told_in_reflect("m1=10^ m2=8^") == [f"{together}, so everybody acts at the same time."]
    assert told_in_reflect("m2=8^", simultaneous=False, reflect="by_action") == [
        "VM-R19 Reflect: one action each in turn, beginning with Ben."
    ]


@pytest.mark.rule("VM-R18")
def test_a_seat_does_what_it_could_whatever_the_others_do() -> None:
    """In a simultaneous Reflect no seat's legal actions depend on the others."""
    for seed in range(30):
        game = VividMemories(4)
        state, dice = game.new(), FastDice(seed)
        while not state.is_over():
            if state.is_chance():
                state.roll(dice)
                continue
            asked = [seat for seat in range(4) if state.to_act() >> seat & 1]
            actor = asked[dice.below(len(asked))]
            before = {seat: state.legal(seat) for seat in asked if seat != actor}
            state.apply(actor, state.pick(actor, dice))
            if state.is_chance():
                state.roll(dice)
            if len(asked) > 1:
                assert {seat: state.legal(seat) for seat in before} == before


@pytest.mark.rule("VM-R18")
def test_an_undo_in_reflect_leaves_the_others_alone() -> None:
    match = Match(VividMemories(3), FastDice(4))
    while match.view(0).data()["phase"] != "reflect":
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    assert match.to_act() == [0, 1, 2]
    assert "m2" not in match.view(1).data()["seats"][1]["bank"]
    first = match.legal(0)[-1]
    match.play(0, first)
    match.play(1, "use m2")  # with a token from the bag, seen by all
    match.play(2, "done")
    match.undo(0)
    assert match.to_act() == [0, 1]
    assert match.view(1).data()["seats"][1]["ask"] == "place"
    assert match.view(2).data()["seats"][2]["ask"] == "nothing"
    assert first in match.legal(0)


@pytest.mark.rule("VM-R18")
def test_an_undo_while_all_bank_leaves_the_others_alone() -> None:
    match = Match(VividMemories(2), FastDice(1))
    while match.view(0).data()["phase"] != "bank" or len(match.to_act()) < 2:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    first = match.legal(0)[0]
    match.play(0, first)
    match.play(1, match.legal(1)[0])
    banked = match.view(1).data()["seats"][1]["bank"]
    match.undo(0)
    assert first in match.legal(0)
    assert match.view(1).data()["seats"][1]["bank"] == banked


@pytest.mark.rule("VM-R18")
def test_a_done_that_let_others_act_cannot_be_undone_after_they_did() -> None:
    for seed in range(100):
        match = Match(VividMemories(4), FastDice(seed))
        while not match.over and match.view(0).data()["phase"] != "reflect":
            seat = match.to_act()[0]
            match.play(seat, match.legal(seat)[0])
        if len(match.to_act()) == 1:
            break
    first = match.to_act()[0]
    while not match.view(0).data()["together"]:
        last = match.to_act()[0]
        match.play(last, "done")
    assert match.undo_refused(last) is None
    acting = match.to_act()
    assert len(acting) > 1
    match.play(acting[-1], "done")
    refused = match.undo_refused(last)
    assert refused is not None
    assert refused.message.key == "undo-others"
    assert first not in acting


@pytest.mark.rule("VM-R30")
def test_a_used_slot_holds_no_token() -> None:
    table = Table.at("reflect", "c3=RB")
    before = table.game.pieces(table.state)
    table.play("use m3; from c3; pick red; to b3")
    assert table.own()["used"] == ["m3"]
    assert table.game.pieces(table.state) == before


@pytest.mark.rule("VM-41")
def test_whoever_is_out_of_turn_is_told_the_rule_of_the_phase() -> None:
    game = VividMemories(2)
    told = {phase: game.turn_rule_at(Table.at(phase, players=2).state) for phase in ("remember", "reflect")}
    assert told == {"remember": "VM-13", "reflect": "VM-41"}


def test_how_often_all_act_at_once_can_be_counted_again() -> None:
    """With two players the first test of VM-R18 always holds; with four, some rounds become simultaneous later."""
    two, four = together.counted(2, 2, True), together.counted(4, 3, False)
    assert two.rounds == two.first == two.ever == 2 * 3
    assert four.rounds == 3 * 3
    assert four.first < four.ever <= four.rounds
    assert four.decisions_first < four.decisions_ever < four.decisions
