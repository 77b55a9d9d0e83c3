"""The contract over every registered game, count and option."""

import pytest

from tests.nets.sizes import cases, seeds
from vivant.testkit import choices, conservation, contract, copies, scenes, sheets, speech
from vivant.testkit.cases import Case, all_cases, registered

NETS = [
    contract.check_contract,
    choices.check_choices,
    conservation.check_conservation,
    copies.check_clones,
    copies.check_copies_play_alike,
    copies.check_data,
    copies.check_looking,
    copies.check_same_dice,
    sheets.check_sheet,
    speech.check_agreement,
    speech.check_boards,
    speech.check_log,
    speech.check_notes,
    scenes.check_scenes,
    scenes.check_flights,
]


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_game_keeps_the_contract(case: Case, net) -> None:
    for seed in seeds(case):
        net(case.game(), seed)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_text_is_read_back(case: Case) -> None:
    copies.check_texts(case.game(), 0)


def test_every_value_of_every_switch_is_played() -> None:
    played = {(case.kind.id, *ruling) for case in all_cases() for ruling in case.rulings.items()}
    together = {
        (case.kind.id, *ruling) for case in all_cases() if len(case.rulings) > 1 for ruling in case.rulings.items()
    }
    others = {
        (kind.id, switch.name, value)
        for kind in registered()
        for switch in kind.switches
        for value in switch.values[1:]
    }
    assert others
    assert played == together == others
