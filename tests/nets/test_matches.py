"""Undo, refusals and resuming, over every registered game, count and option."""

import pytest

from tests.nets.sizes import cases, seeds
from vivant.testkit import matches
from vivant.testkit.cases import Case

NETS = [matches.check_undo, matches.check_consent, matches.check_refusals, matches.check_resume]
NETS += [matches.check_sealed_later]


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_match_keeps_its_word(case: Case, net) -> None:
    for seed in seeds(case):
        net(case.game(), seed)
