"""Bots as people meet them: a name for each seat, and a character in every language."""

from __future__ import annotations

import pytest

from vivant.bots import bot_ids, call_bot, tell_character
from vivant.words import LANGUAGES


@pytest.mark.parametrize("id", bot_ids())
def test_every_bot_has_a_character_and_at_one_table_names_of_its_own(id: str) -> None:
    assert len({call_bot(id, seat) for seat in range(12)}) == 12
    assert len({tell_character(id, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_settings_change_no_name_and_strangers_have_none() -> None:
    assert call_bot("search:ms=50", 2) == call_bot("search", 2) == "Lantern"
    assert call_bot("somebody", 0) is None
