"""That nothing leaks, over every registered game, count and option."""

import pytest

from tests.nets.sizes import cases, seeds
from vivant.testkit import secrecy
from vivant.testkit.cases import Case


@pytest.mark.parametrize("net", [secrecy.check_secrecy, secrecy.check_imagine], ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_no_game_leaks(case: Case, net) -> None:
    for seed in seeds(case):
        net(case.game(), seed)
