"""That nothing leaks, over every registered game, count and option."""

import pytest

from vivant.testkit import secrecy
from vivant.testkit.cases import Case, all_cases

from .sizes import seeds


@pytest.mark.parametrize("net", [secrecy.check_secrecy, secrecy.check_imagine], ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_no_game_leaks(case: Case, net) -> None:
    for seed in seeds(case):
        net(case.game(), seed)
