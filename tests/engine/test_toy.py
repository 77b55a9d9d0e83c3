"""The toy, which stands for the game of a guest: interpreted, with a book in one language, and no picture."""

from __future__ import annotations

import pytest

from vivant.testkit.cases import Case, plain_cases_of
from vivant.testkit.nets import NETS, Net

from .toy import Toy


@pytest.mark.usefixtures("toy_registered")
@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", plain_cases_of(Toy), ids=str)
def test_it_passes_every_net(case: Case, net: Net) -> None:
    net(case.game(), 1)


def test_it_is_written_in_english_and_said_everywhere() -> None:
    assert Toy.book.languages == ("en",)
    assert Toy.book.words("fr")("ask-look") == "Look or pass."
