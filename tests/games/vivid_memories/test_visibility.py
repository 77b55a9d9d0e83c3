"""Views hide the others' aspirations and nothing else; imagining deals them evenly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.state import SPECTATOR
from vivant.games.vivid_memories import VividMemories
from vivant.testkit.statistics import check_fit

from .table import Table

COLOURS = ["red", "yellow", "green", "blue", "purple"]


@pytest.mark.rule("VM-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_hides_the_other_aspirations_and_nothing_else(players: int) -> None:
    state, dice = VividMemories(players).new(), FastDice(players)
    while not state.is_over():
        full = state.data()
        for looker in (*range(players), SPECTATOR):
            seen = state.view(looker).data()
            assert seen.pop("viewer") == looker
            for seat, own in enumerate(seen["seats"]):
                hidden = full["seats"][seat]["aspiration"]
                assert own["aspiration"] == (hidden if seat == looker else None)
                own["aspiration"] = hidden
            assert seen == {key: value for key, value in full.items() if key != "viewer"}
        if state.is_chance():
            state.apply_outcome(state.outcomes()[dice.below(len(state.outcomes()))][0])
        else:
            seat = (state.to_act() & -state.to_act()).bit_length() - 1
            state.apply(seat, state.pick(seat, dice))


def dealt(state: object) -> tuple[str, ...]:
    return tuple(own["aspiration"] for own in state.data()["seats"])  # type: ignore[attr-defined]


@pytest.mark.rule("VM-03")
@pytest.mark.parametrize(("players", "looker"), [(2, 0), (3, 1), (3, SPECTATOR), (4, 3), (4, SPECTATOR)])
def test_imagining_deals_evenly_what_is_left(players: int, looker: int) -> None:
    """Every deal that the looker cannot rule out, and each as often as the others."""
    table = Table.at("remember", players=players, line="RR | BB", aspirations="GRPB"[:players])
    right = ("green", "red", "purple", "blue")[:players]
    possible = [deal for deal in permutations(COLOURS, players) if looker == SPECTATOR or deal[looker] == right[looker]]
    view, dice = table.state.view(looker), FastDice(7)
    found = Counter(dealt(view.imagine(dice)) for _ in range(60 * len(possible)))
    assert set(found) == set(possible)
    check_fit("aspirations", [found[deal] for deal in possible])


@pytest.mark.rule("VM-03")
def test_imagining_in_mid_deal_leaves_undealt_what_is_undealt() -> None:
    table = Table.new(4, chance="first=0 asp0=red asp1=blue")
    view, dice = table.state.view(1), FastDice(3)
    found = Counter(dealt(view.imagine(dice)) for _ in range(400))
    assert set(found) == {(colour, "blue", None, None) for colour in COLOURS if colour != "blue"}
    check_fit("aspirations", list(found.values()))


def test_what_was_shown_is_counted() -> None:
    table = Table.new(2, chance="first=0")
    assert [table.state.seen(looker) for looker in (0, 1, SPECTATOR)] == [0, 0, 0]
    table.chance("asp0=red")
    assert [table.state.seen(looker) for looker in (0, 1, SPECTATOR)] == [1, 0, 0]
    over = Table.at("reflect", turn=1, round=3).play("done")
    assert [over.state.seen(looker) for looker in (0, 1, SPECTATOR)] == [2, 2, 2]
