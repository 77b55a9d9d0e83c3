"""What a seat of Vivid Memories may choose: by which things of the scene, and why something cannot be chosen."""

from __future__ import annotations

import re

import pytest

from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice
from vivant.engine.state import SPECTATOR

from .editions import crowded
from .table import Table
from .test_scene import choices, drawn, fragments, left_to_dock, played


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 4])
def test_exactly_the_legal_actions_can_be_clicked_and_others_say_why(shape: str, players: int) -> None:
    match = played(players, 11, 0)
    dice = FastDice(5)
    seen: set[str] = set()
    while not match.over:
        for seat in range(players):
            scene = drawn(match.game, match.view(seat), shape)
            assert sorted(choices(scene)) == left_to_dock(match.legal(seat), shape)
            svg = "".join(fragments(scene).values())
            for text, rule in re.findall(r'data-action="([^"]+)" data-why="([\w-]+)"', svg):
                reason = match.why_not(seat, text)
                assert reason is not None
                assert reason.rule == rule
        seat = match.to_act()[0]
        legal = match.legal(seat)
        text = legal[dice.below(len(legal))]
        seen.add(text.split()[0])
        match.play(seat, text)
    assert {"take", "stop", "place", "rewire", "move", "bank", "use", "from", "pick", "to", "done"} <= seen


def test_a_full_board_and_a_gift_can_be_clicked() -> None:
    full = Table.at(
        "remember", players=3, edition=crowded(), turn=2, line="RRRR | BBBB", hexes=["", "a1=RR a2=R b1=RRR b2=RR"]
    )
    full.play("take L red; take L red; place a1").play("take R blue; take R blue; place a1")
    assert set(choices(drawn(full.game, full.state.view(1)))) == full.legal(1)
    give = Table.at("reflect", "d1=G c2=G b1=G e1=G", turn=1).reward()
    assert set(choices(drawn(give.game, give.state.view(0)))) == {"give d1", "give e1"}
    split = Table.at("reflect", "a1=RRG", bank="m1=8").play("use m1; from a1")
    assert set(choices(drawn(split.game, split.state.view(0)))) == {"result blue", "result yellow"}


def test_who_is_not_asked_has_nothing_to_click() -> None:
    match = played(3, 2, 9)
    waiting = next(seat for seat in range(3) if seat not in match.to_act())
    for seat in (waiting, SPECTATOR):
        assert "data-action" not in "".join(fragments(drawn(match.game, match.view(seat))).values())


def test_a_press_at_the_wrong_time_says_what_comes_first() -> None:
    table = Table.at("remember", line="RRRR | GGGG | BBBB", tiles="6 7 8")
    for shape in SHAPES:
        found = fragments(drawn(table.game, table.state.view(0), shape))
        assert 'data-why="VM-17" data-say="' in found["tile-7"]
        assert "data-say" not in found["tile-6"]
        assert 'data-why="VM-15" data-say="First take a fragment' in found["bank-m1"]
        assert "data-say" not in "".join(fragments(drawn(table.game, table.state.view(1), shape)).values())
