"""The planner of Reflect: as good as trying everything, exact at the end, honest about what it could not prove."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.engine.dice import FastDice
from vivant.games.vivid_memories import VividMemories
from vivant.games.vivid_memories.mind.evaluate import MemoriesEvaluation
from vivant.games.vivid_memories.mind.numbers import Numbers
from vivant.games.vivid_memories.mind.planner import Planner
from vivant.games.vivid_memories.mind.reflecting import Plan, Reflecting
from vivant.games.vivid_memories.mind.worth import SeatWorth
from vivant.testkit.trial import COMPILED

from .editions import crowded, ring, standard, with_rulings
from .naive import best_by_trying, in_the_end, small_position
from .table import Table

ENOUGH = 50_000_000
POSITIONS = usually(12, deep=60) if COMPILED else 12


def plan_of(table: Table, most: int = ENOUGH, seat: int = 0, seconds: float = 600.0) -> Plan:
    found = Reflecting(SeatWorth(table.game.setup, Numbers())).plan(table.state, seat, most, seconds)
    assert found is not None
    return found


def planner_of(table: Table) -> Planner:
    state = table.state
    own = state.seats[0]
    return Planner(
        SeatWorth(table.game.setup, Numbers()), own.copy(own.aspiration), state.round, state.supply, state.bag
    )


def texts(table: Table, plan: Plan) -> str:
    return "; ".join(table.game.text(step) for step in plan.steps)


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_in_the_last_round_it_finds_what_trying_everything_finds(seed: int) -> None:
    table = small_position(random.Random(seed), actions=3 if COMPILED else 2, round=3)
    found = plan_of(table)
    assert found.proved
    assert found.worth == best_by_trying(table.state, 0, in_the_end), table.state.data()["seats"][0]


@pytest.mark.parametrize("seed", range(POSITIONS))
@pytest.mark.parametrize("edition", [standard(), ring(), crowded()], ids=lambda edition: edition.name)
def test_before_the_last_round_too_by_what_a_board_is_worth_then(seed: int, edition: Any) -> None:
    table = small_position(
        random.Random(1000 + seed), actions=2 if edition.name == "standard" else 3, round=2, edition=edition
    )
    worth = SeatWorth(table.game.setup, Numbers())
    found = plan_of(table)
    assert found.worth == best_by_trying(table.state, 0, lambda state: worth.settled(state.seats[0], state.round))


# Positions in which one order of actions is best, so that leaving it out would be seen.


def test_a_hex_is_emptied_for_the_token_that_will_be_drawn() -> None:
    """Red in e2 would join s1 and s13; the purple token there has to leave before red is drawn from the bag."""
    everywhere = "a1=G a2=G a3=G b1=G b2=G b3=G b4=G c1=G c2=G c3=G c4=G c5=G d1=G d2=G d3=G d4=R e1=G e2=P e3=R"
    table = Table.at("reflect", everywhere, round=3, bag="R", used="m1 m4", aspirations="YB")
    found = plan_of(table)
    assert table.game.text(found.steps[0]) == "use m3", texts(table, found)
    assert found.steps[-1] == table.game.parse("use m2")
    assert found.worth == best_by_trying(table.state, 0, in_the_end)


IDLE = ["m4=9^", "m4=9"]  # a tile that was used; and one whose split finds nothing to split, but counts as open


@pytest.mark.parametrize("idle", IDLE)
def test_a_token_is_returned_for_the_next_action_to_take(idle: str) -> None:
    """The supply has no red. Combining two of it brings nothing by itself, but lets the tile in m2 add one."""
    bank = f"m2=1 m3=8^ {idle}"
    table = Table.at("reflect", "a1=RR d4=R e3=R", round=3, bag="B", bank=bank, supply="BP", aspirations="GB")
    found = plan_of(table)
    assert texts(table, found).startswith("use m1; from a1; pick red; pick red; result "), texts(table, found)
    assert texts(table, found).endswith("; use m2; place e2; done"), texts(table, found)
    assert found.worth == best_by_trying(table.state, 0, in_the_end)


@pytest.mark.parametrize("idle", IDLE)
def test_a_token_is_made_by_one_action_and_moved_by_the_next(idle: str) -> None:
    """Red must come to e2, which is empty. Combining makes it next door, for nothing; a nudge brings it there."""
    bank = f"m2=8^ {idle}"
    table = Table.at("reflect", "d4=R e1=BB e3=R", round=3, bag="B", bank=bank, supply="RBP", aspirations="GB")
    found = plan_of(table)
    steps = "use m1; from e1; pick blue; pick blue; result red; use m3; from e1; pick red; to e2; done"
    assert texts(table, found) == steps
    assert found.worth == best_by_trying(table.state, 0, in_the_end)


# The whole way


@pytest.mark.parametrize("seed", range(6 if COMPILED else 2))
def test_whoever_follows_it_step_by_step_ends_where_it_promised(seed: int) -> None:
    """The plan is made anew at each step, in the middle of actions too; only a drawn token may change its worth."""
    table = small_position(random.Random(50 + seed), actions=3, round=3)
    state = table.state
    promised = None
    while True:
        found = plan_of(table)
        assert found.proved
        assert promised in (None, found.worth)
        promised = found.worth
        if found.steps[0] == state.setup.actions.done.base:
            break
        assert found.steps[0] in state.legal(0)
        state.apply(0, found.steps[0])
        if state.is_chance():
            state.roll(FastDice(seed))
            promised = None
    assert in_the_end(state) == promised


def test_tiles_are_banked_where_the_actions_that_follow_are_best() -> None:
    table = Table.at("reflect", "c1=RR b2=G", round=3, bag="B", aspirations="PB")
    data = table.state.data()
    data["seats"][0] |= {"claimed": ["3", "8"], "ask": "bank", "used": ["m2"]}
    data |= {"phase": "bank", "holder": 0, "stack": [tile for tile in data["stack"] if tile not in ("3", "8")]}
    table = Table(table.game.load(data), table.game)
    found = plan_of(table)
    assert found.proved
    worths = []
    slots = ["m1", "m2", "m3", "m4"]
    for one in slots:
        for two in slots:
            if one != two:
                after = Table(table.state.clone(), table.game).play(f"bank 3 {one}; bank 8 {two}")
                worths.append(plan_of(after).worth)
    assert found.worth == max(worths)
    assert table.game.text(found.steps[0]).startswith("bank")
    assert table.game.text(found.steps[1]).startswith("bank")


def test_what_it_could_not_prove_it_does_not_call_proved() -> None:
    luck = random.Random(4)
    unproved = 0
    for _ in range(10 if COMPILED else 4):
        table = small_position(luck, actions=4 if COMPILED else 3, round=2)
        whole = plan_of(table)
        assert whole.proved
        for hurried in (plan_of(table, most=1), plan_of(table, seconds=-1.0)):
            assert whole.positions < 1000 or not hurried.proved
            assert hurried.worth <= whole.worth
            assert hurried.steps[0] in table.state.legal(0)
            unproved += not hurried.proved
    assert unproved


def test_when_time_is_over_nothing_more_is_tried() -> None:
    planner = planner_of(small_position(random.Random(4), actions=3, round=2))
    planner.until = 0.0
    planner.climb(-(10**9))
    assert planner.positions == 0
    assert planner.best == planner.value()
    nothing_done = planner.best
    planner.until = time.monotonic() + 600.0
    planner.most = ENOUGH
    planner.look_up = 0
    planner.climb(-(10**9))
    assert planner.positions > 0
    assert planner.best > nothing_done


def test_what_is_given_up_is_given_up_at_once() -> None:
    given_up = 0
    for seed in range(12):
        planner = planner_of(small_position(random.Random(seed), actions=3, round=2))
        planner.climb(-(10**9))
        planner.most = planner.positions + 100
        planner.prove(planner.best)
        assert planner.positions <= planner.most + 20  # the last of a sequence of actions is tried to its end
        given_up += not planner.proved
    assert given_up >= 5


def test_nothing_can_be_better_than_what_it_calls_the_most() -> None:
    """Whatever is cut off, is cut off because of this bound."""
    luck = random.Random(12)
    for _ in range(40 if COMPILED else 12):
        table = small_position(luck, actions=3, round=luck.choice([1, 2, 3]))
        planner = planner_of(table)
        most = planner._reach(planner.todo)
        assert planner.solve() <= most


def test_there_is_a_plan_only_in_ones_own_reflect() -> None:
    table = Table.at("remember", "c3=R", line="RRYG | BBPP")
    reflecting = Reflecting(SeatWorth(table.game.setup, Numbers()))
    assert reflecting.plan(table.state, 0, ENOUGH, 600.0) is None
    table = Table.at("reflect", "c3=R", round=3)
    assert reflecting.plan(table.state, 0, ENOUGH, 600.0) is not None
    assert reflecting.plan(table.state, 1, ENOUGH, 600.0) is None


def test_it_knows_no_more_than_the_view() -> None:
    """States that differ in what is hidden give equal views, and so equal plans; the view itself stays as it was."""
    for seed in range(4):
        table = small_position(random.Random(seed), actions=3, round=3)
        game = table.game
        own = table.state.data()["seats"][0]["aspiration"]
        plans = []
        for colour in game.setup.colour_names:
            if colour != own:
                data = table.state.data()
                data["seats"][1]["aspiration"] = colour
                view = game.load(data).view(0)
                before = view.data()
                plans.append(MemoriesEvaluation(game.setup).plan(view, 0, FastDice(1), 60.0))
                assert view.data() == before
                assert view.data()["seats"][1]["aspiration"] is None
        assert plans[0]
        assert all(plan == plans[0] for plan in plans)


# What it maximises


@pytest.mark.parametrize(
    "edition", [standard(), with_rulings(filled_slots_connect=False)], ids=lambda edition: edition.name
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_last_round_worth_is_what_a_seat_has_in_the_end(players: int, edition: Any) -> None:
    game = VividMemories(players, {}, edition)
    worth = SeatWorth(game.setup, Numbers())
    for seed in range(20 if COMPILED else 5):
        state, dice = game.new(), FastDice(seed)
        worths: list[int] = []
        while not state.is_over():
            if state.is_chance():
                state.roll(dice)
                continue
            seat = (state.to_act() & -state.to_act()).bit_length() - 1
            action = state.pick(seat, dice)
            if state.round == 2 and action == game.setup.actions.done.base and state.data()["phase"] == "reflect":
                worths = [worth.settled(own, 2) for own in state.seats]
            state.apply(seat, action)
        assert worths == [1000 * score for score in state.scores()]


def test_a_further_hex_never_lessens_what_a_colour_is_worth() -> None:
    game = VividMemories(2)
    worth = SeatWorth(game.setup, Numbers())
    luck = random.Random(3)
    for round in range(3):
        for slots in (0, luck.getrandbits(15)):
            own = game.new().seats[luck.randrange(2)]
            own.slots, own.aspiration = slots, 1
            for strand in worth.outlook(own, worth.settled_stage(round)).strands:
                for _ in range(60 if COMPILED else 6):
                    held = luck.getrandbits(19) & luck.getrandbits(19)
                    before = strand.grip(held, 0).worth
                    lifts = [strand.grip(held | 1 << hex, 0).worth - before for hex in range(19)]
                    assert min(lifts) >= 0
                    assert list(strand.lift(held, 1).lifts) == lifts
                    assert strand.lift(held, 2).lift_two >= max(lifts)
