"""Magpies keeps what every game promises: the nets of vivant.testkit. The package must be installed."""

from __future__ import annotations

import pytest
from magpies import Magpies

from vivant.engine.edition import edition_from_text
from vivant.testkit import words
from vivant.testkit.cases import Case, cases_of
from vivant.testkit.nets import NETS, Net
from vivant.testkit.worlds import check_every_world

HOUSE_RULE = Magpies.standard_edition().text.replace('tie = "stays"', 'tie = "lost"')
TINY = """
edition = { game = "magpies", name = "tiny" }
cards = { feathers = ["blue", "green"], ranks = 3 }
trinkets = { worths = [1, 1, 2] }
play = { hand = 2, rounds = 2 }
players = { least = 2, most = 2 }
"""


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", cases_of(Magpies), ids=str)
def test_magpies_passes(net: Net, case: Case) -> None:
    net(case.game(), 1)


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
def test_the_house_rule_passes(net: Net) -> None:
    net(Magpies(3, edition=edition_from_text(HOUSE_RULE, "house rule")), 1)


def test_imagine_is_uniform() -> None:
    check_every_world(Magpies(2, edition=edition_from_text(TINY, "tiny")), views=40)


def test_nothing_is_left_unsaid() -> None:
    source = words.game_source(Magpies)
    assert not words.book_faults(Magpies.book)
    assert not words.saying_faults(Magpies.book)
    assert not words.game_faults(Magpies)
    assert not words.unwritten(Magpies.book, source)
    assert not words.unused(Magpies.book, [source, words.house_source(), words.table_source()])
