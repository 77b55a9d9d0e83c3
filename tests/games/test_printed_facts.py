"""Who made each printed game, for whom it is and how long it takes: as printed, on every surface that tells it."""

from __future__ import annotations

import pytest

from tests.table.pages.site import site
from vivant.engine.about import facts_of, role_of
from vivant.engine.registry import find_game
from vivant.words import LANGUAGES

AGES = {"vivid-memories": 13, "vivarium": 10, "vivo": 10}
MINUTES = {
    "vivid-memories": {"en": "30–60 min", "fr": "30–45 min"},
    "vivarium": {"en": "25 min", "fr": "25 min"},
    "vivo": {"en": "20 min", "fr": "20 min"},
}
PLAYERS = {
    "vivid-memories": {"en": "2–4 players, or alone", "fr": "2–4 joueurs, ou en solo"},
    "vivarium": {"en": "2–4 players", "fr": "2–4 joueurs"},
    "vivo": {"en": "3–4 players", "fr": "3–4 joueurs"},
}
CREDITS = {
    "vivid-memories": {
        "design": ["Matthew Dunstan", "Brett J. Gilbert"],
        "solo": ["Ben Harkins"],
        "illustration": ["Andrew Bosley"],
        "graphic": ["Matt Paquette Co.", "Jody Henning"],
        "development": ["Ben Harkins", "Evergreen Board Game Studio"],
        "translation": ["Ambre Poilvé"],
        "copyright": ["2021 Floodgate Games, LLC"],
        "distribution": ["Éditions Matagot"],
    },
    "vivarium": {
        "author": ["Frédéric Vuagnat"],
        "illustration": ["Satoshi Matsuura"],
        "copyright": ["2022 Studio H"],
    },
    "vivo": {
        "design": ["Vic Village", "LEO"],
        "illustration": ["Sai Beppu"],
        "graphic": ["Anca Gavril & Co."],
        "editing": ["Jeff Fraser", "Eric Slauson"],
        "modelling": ["Filip Gavril"],
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CREDITS)
def test_credits_ages_and_duration_are_those_that_are_printed(game: str, lang: str) -> None:
    kind = find_game(game)
    told, words = kind.about(lang), kind.book.words(lang)
    assert told is not None
    assert {credit.role: list(credit.names) for credit in told.credits} == CREDITS[game]
    facts = facts_of(told, words)
    assert told.ages == AGES[game]
    for fact in (str(AGES[game]), MINUTES[game][lang], PLAYERS[game][lang]):
        assert fact in facts, facts
    page = site().get(f"/{lang}/about/{game}").text
    for credit in told.credits:
        assert role_of(credit, words) in page
        assert ", ".join(credit.names).replace("&", "&amp;") in page
    assert facts in page
    assert MINUTES[game][lang] in site().get(f"/{lang}/").text
