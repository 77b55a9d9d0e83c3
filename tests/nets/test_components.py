"""Every entry of an edition's component lists can be met in play, and what the sentences say of who took it is so."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import pytest

from tests.nets.sizes import plain_cases, seeds
from vivant.engine.component import ComponentKind
from vivant.games.vivarium.game import Vivarium
from vivant.testkit.cases import Case
from vivant.testkit.components import check_components, check_lists
from vivant.words import Message


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_whatever_an_edition_lists_can_be_met(case: Case) -> None:
    game = case.game()
    check_lists(game)
    check_components(game, seeds(case)[0])


class Nameless(Vivarium):
    """It lists one more than its sentences ever name."""

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        first, *rest = super().component_kinds()
        return replace(first, names={**first.names, "C99": Message("component-plain", {"id": "C99"})}), *rest


class Shy(Vivarium):
    """It says of a card that nobody can meet it."""

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        first, *rest = super().component_kinds()
        return replace(first, unmet=frozenset({"C01"})), *rest


class Forgetful(Vivarium):
    """It does not say what one of its lists holds."""

    component_lists: ClassVar = {
        place: kind for place, kind in Vivarium.component_lists.items() if place != "dominoes.tiles"
    }


def test_what_is_never_named_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivant.testkit.components.MOST", 8)
    with pytest.raises(AssertionError, match=r"never met in 8 matches.*C99"):
        check_components(Nameless(2), 1)


def test_what_is_met_against_its_word_is_found() -> None:
    with pytest.raises(AssertionError, match=r"declared not to be.*C01"):
        check_components(Shy(2), 1)


def test_a_list_that_nobody_speaks_of_is_found() -> None:
    with pytest.raises(AssertionError, match=r"the list dominoes\.tiles"):
        check_lists(Forgetful(2))
