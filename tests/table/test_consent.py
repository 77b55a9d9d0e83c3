"""Consent by itself: who is asked, and what a yes and a no do."""

from __future__ import annotations

import pytest

from tests.table.hall import refusal_code
from vivant.table.consent import Consent


def test_everybody_else_is_asked_and_the_last_yes_decides() -> None:
    consent = Consent()
    ask = consent.request(0, 31, {0, 1, 2})
    assert ask.waiting == {1, 2}
    assert consent.pending(0, 31) is ask
    assert consent.pending(0, 30) is consent.pending(1, 31) is None
    assert refusal_code(consent.check_free) == "ask"
    assert not consent.answer(1, ask.id, True)
    assert refusal_code(lambda: consent.answer(1, ask.id, True)) == "ask"  # once
    assert refusal_code(lambda: consent.answer(0, ask.id, True)) == "ask"  # who asks has agreed
    assert refusal_code(lambda: consent.answer(2, ask.id + 1, True)) == "ask"
    assert consent.answer(2, ask.id, True)
    assert (consent.take(), consent.ask) == (ask, None)
    assert ask.agreed == {1, 2}


@pytest.mark.parametrize("who", [0, 1])
def test_any_no_ends_a_request_also_of_who_asked(who: int) -> None:
    consent = Consent()
    ask = consent.request(0, 31, {0, 1, 2})
    assert not consent.answer(who, ask.id, False)
    assert consent.ask is None
    assert consent.request(0, 31, {0, 1}).id > ask.id


def test_who_leaves_need_not_be_asked_any_more() -> None:
    consent = Consent()
    assert not consent.ask_these({0, 1})
    consent.request(0, 31, {0, 1, 2})
    assert not consent.ask_these({0, 2})
    assert consent.ask_these({0})
