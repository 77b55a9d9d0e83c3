"""The page about a game: everything that the game tells, with its pictures, and ways to it; none for a quiet game."""

from __future__ import annotations

import pytest

from tests.table.pages.site import elements, site
from vivant.engine.registry import find_game, game_ids
from vivant.table import pages
from vivant.table.puzzling import games_with_puzzles
from vivant.testkit.about import items_of
from vivant.words import COMMON, LANGUAGES

GAMES = [(game, lang) for game in game_ids() for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_everything_that_is_told_stands_under_its_key(game: str, lang: str) -> None:
    told = find_game(game).about(lang)
    assert told is not None
    page = elements(site().get(f"/{lang}/about/{game}").text)
    ids = {element.attributes["id"]: element for element in page if "id" in element.attributes}
    for _, _, item in items_of(told):
        assert item.name in ids[item.key].text
        assert item.sentence in ids[item.key].text
        for count in item.counts.values():
            assert str(count) in ids[item.key].text
    text = next(element for element in page if element.tag == "article").text
    assert all(name in text for credit in told.credits for name in credit.names)
    assert all(line in text for line in (*told.story, *told.notes))
    assert text.strip().endswith(COMMON.words(lang)("about-own"))


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_home_and_rules_lead_there(game: str, lang: str) -> None:
    for page in (f"/{lang}/", f"/{lang}/rules/{game}"):
        links = {element.attributes.get("href") for element in elements(site().get(page).text)}
        assert f"/{lang}/about/{game}" in links
    assert f"/{lang}/about/{game}#symbols" in links
    if game in {kind.id for kind in games_with_puzzles()}:
        assert f'href="/{lang}/about/{game}#symbols"' in site().get(f"/{lang}/puzzle/{game}").text
    assert f"/{lang}/about/{game}#aid" in links
    back = {element.attributes.get("href") for element in elements(site().get(f"/{lang}/about/{game}").text)}
    assert f"/{lang}/rules/{game}" in back


def test_what_there_is_not_is_said_in_words() -> None:
    assert site().get("/en/about/chess").status_code == 404
    assert site().get("/about/vivo", Accept_Language="fr").headers["location"] == "/fr/about/vivo"


def test_a_game_that_tells_nothing_has_no_page_and_no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    vivo = find_game("vivo")
    quiet = type("Quiet", (vivo,), {"id": "quiet", "tells_about": classmethod(lambda cls: False)})
    monkeypatch.setattr(quiet, "about", classmethod(lambda cls, lang, edition=None: None))
    monkeypatch.setattr(pages, "known_games", lambda: iter([quiet]))
    made = pages.Pages()
    assert made.about("en", quiet) is None
    assert b"/about/" not in made.home("en").plain
    assert b"/about/" not in made.rules("en", quiet).plain


def test_a_game_that_fails_to_tell_has_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(cls: object, lang: str, edition: object = None) -> None:
        raise RuntimeError("no ink")

    broken = type("Broken", (find_game("vivo"),), {"id": "broken", "about": classmethod(fail)})
    assert pages.Pages().about("en", broken) is None
