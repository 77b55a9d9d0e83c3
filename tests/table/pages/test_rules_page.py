"""The rules page: every rule under its id, links between them, pictures beside them, and the edition with its marks."""

from __future__ import annotations

import re

import pytest
from markupsafe import escape

from tests.table.pages.site import elements, site
from vivant.draw.scene import Scene
from vivant.engine.edition import MARKS, marks
from vivant.engine.registry import find_game, game_ids
from vivant.table import rulepages
from vivant.table.api import describe_games
from vivant.table.rulepages import linked, rules_of, values_of
from vivant.words import COMMON, LANGUAGES

GAMES = [(game, lang) for game in game_ids() for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_every_rule_stands_under_its_id_in_the_words_of_the_book(game: str, lang: str) -> None:
    words = find_game(game).words_for(find_game(game).standard_edition(), lang)
    found = {
        element.attributes["id"]: element
        for element in elements(site().get(f"/{lang}/rules/{game}").text)
        if "id" in element.attributes
    }
    for id in find_game(game).rulebook().ids:
        assert words.rule(id) in found[id].text


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_the_contents_lead_to_every_section(game: str, lang: str) -> None:
    words = find_game(game).book.words(lang)
    found = elements(site().get(f"/{lang}/rules/{game}").text)
    contents = next(element for element in found if element.attributes.get("class") == "contents")
    for section in find_game(game).rulebook().sections:
        assert words.say(section.title) in contents.text


@pytest.mark.parametrize("game", game_ids())
def test_every_marked_entry_of_the_edition_shows_its_value_and_its_marks(game: str) -> None:
    edition = find_game(game).standard_edition()
    found = {value.entry: value for value in values_of(find_game(game), edition)}
    assert found
    assert not {"edition.game", "edition.name"} & found.keys()
    for place, written in marks(edition.text).items():
        inside = [value for entry, value in found.items() if entry == place or entry.startswith(f"{place}.")]
        assert inside, place
        assert any(list(value.marks) == written for value in inside), place
    assert all(value.marks for value in found.values()), [value.entry for value in found.values() if not value.marks]
    html = site().get(f"/fr/rules/{game}").text
    assert {COMMON.words("fr")(f"mark-{mark}") in html for mark in MARKS if mark in edition.text} == {True}
    assert edition.hash in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_the_page_says_which_components_are_printed_and_which_are_ours(game: str, lang: str) -> None:
    words = find_game(game).book.words(lang)
    html = site().get(f"/{lang}/rules/{game}").text
    for key in ("components-printed", "components-ours", "edition-sources"):
        assert words.has(key)
        assert str(escape(words(key))) in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_of_starting_contracts_and_of_the_solo_game_is_said(lang: str) -> None:
    starts, alone = {"en": ("the starting ones", "Alone"), "fr": ("ceux de départ", "mode Solo")}[lang]
    assert starts in find_game("vivarium").book.words(lang)("components-ours")
    assert alone in find_game("vivid-memories").book.words(lang)("components-ours")
    assert "image" not in COMMON.words(lang)("edition-sources")
    assert "picture" not in COMMON.words(lang)("edition-sources")


def test_rules_that_a_sentence_names_are_links_and_nothing_else_is() -> None:
    said = linked("see VO-1, VO-10 and XVO-1 <b>", ("VO-1", "VO-10"))
    assert said == 'see <a href="#VO-1">VO-1</a>, <a href="#VO-10">VO-10</a> and XVO-1 &lt;b&gt;'


def test_pictures_stand_beside_their_rule_with_ids_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    vivo = find_game("vivo")
    scene = vivo.poster("en")
    assert isinstance(scene, Scene)
    monkeypatch.setattr(rulepages, "illustrations", lambda game, lang, edition: {"VO-07": scene, "VO-X1": scene})
    book = rules_of(vivo, "en", vivo.standard_edition())
    drawn = {rule.id: str(rule.picture) for chapter in book.chapters for rule in chapter.rules if rule.picture}
    assert drawn.keys() == {"VO-07", "VO-X1"}
    assert book.sprite is not None
    ids = [re.findall(r'\sid="([^"]+)"', svg) for svg in drawn.values()]
    assert ids[0]
    assert not set(ids[0]) & set(ids[1])
    assert all(id.startswith("VO-07-") for id in ids[0])
    defined = set(re.findall(r'\sid="([^"]+)"', str(book.sprite))) | set(ids[0])
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', drawn["VO-07"]))
    assert used <= defined
    assert 'role="img"' in drawn["VO-07"]


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_how_to_play_stands_first_in_a_few_lines(game: str, lang: str) -> None:
    primer = find_game(game).words_for(find_game(game).standard_edition(), lang)("primer").splitlines()
    assert 5 <= len(primer) <= 8
    text = site().get(f"/{lang}/rules/{game}").text
    found = next(element for element in elements(text) if "primer" in element.attributes.get("class", "").split())
    assert all(line in found.text for line in primer)
    assert text.index('id="primer"') < text.index(f'id="{find_game(game).rulebook().ids[0]}"')
    told = next(one for one in describe_games(lang)["games"] if one["id"] == game)
    assert told["primer"] == primer
