"""House rules at a table: chosen without TOML, told before one sits down, and the rules page of that table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.table.hall import FRIEND, SHORT, Hall, bot, person, refusal
from vivant.engine.edition import MARKS, edition_from_text, spelled
from vivant.engine.houseedition import house_editions
from vivant.engine.registry import find_game, game_ids
from vivant.table.aboutpages import about_page
from vivant.table.rulepages import values_of
from vivant.table.speech import BOOK
from vivant.testkit.about import items_of
from vivant.words import LANGUAGES

VIVARIUM = find_game("vivarium")
RULINGS = {"majority": "round", "finite_bank": False}
TOLD = [
    {"text": "The bank never runs out of gems.", "rule": "VA-R7"},
    {
        "text": "The priority token goes to whoever gained the most matching cards in the round.",
        "rule": "VA-R17",
    },
]


def table_of(laid: Any, lang: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = laid.present(0, lang)["table"]
    return told


def test_a_table_with_rulings_tells_them_to_everybody(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, bot(), game="vivarium", rulings=RULINGS)
    told = table_of(laid)
    assert told["house_rules"] == TOLD
    assert told["edition"] == "standard, finite_bank=false, majority=round"
    offer = hall.get(f"{laid.path}/invitation", laid.invitations[1])
    assert offer["house_rules"] == TOLD
    assert offer["rules"] == told["rules"]
    french = table_of(laid, "fr")["house_rules"]
    assert [each["rule"] for each in french] == ["VA-R7", "VA-R17"]
    assert french[0]["text"] == "La réserve de gemmes ne s’épuise jamais."
    hall.again()
    assert table_of(laid)["house_rules"] == TOLD


def test_a_table_by_the_standard_edition_tells_none(hall: Hall) -> None:
    for rulings in ({}, {"majority": "owned"}):
        laid = hall.lay(person(0), FRIEND, bot(), game="vivarium", rulings=rulings)
        told = table_of(laid)
        assert (told["house_rules"], told["edition"]) == ([], "standard")
        assert told["rules"] == "/rules/vivarium"


@pytest.mark.parametrize(
    ("rulings", "said"),
    [
        ({"majorities": "round"}, "there is no house rule majorities here; there are finite_bank, "),
        ({"majority": "most"}, "most cannot be chosen for majority; it is owned or round (VA-R17)"),
        ({"finite_bank": "false"}, "false cannot be chosen for finite_bank; it is true or false (VA-R7)"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_one_line(hall: Hall, rulings: dict[str, Any], said: str) -> None:
    body = {"game": "vivarium", "players": 2, "seats": [person(0), bot()], "rulings": rulings}
    answer = hall.call("POST", "/api/tables", None, body)
    assert refusal(answer) == (422, "setup")
    assert said in answer.json()["error"]


def test_a_ruling_is_a_flag_or_a_text(hall: Hall) -> None:
    body = {"game": "vivarium", "players": 2, "seats": [person(0), bot()]}
    for rulings in ({"majority": 3}, ["majority"], {"majority": ["round"]}):
        assert refusal(hall.call("POST", "/api/tables", None, {**body, "rulings": rulings})) == (422, "form")


def test_rulings_change_an_edition_that_is_sent(hall: Hall) -> None:
    edition = (
        VIVARIUM.standard_edition().text.replace('"standard"', '"mine"').replace("priority_vp = 2 ", "priority_vp = 3 ")
    )
    laid = hall.lay(person(0), FRIEND, game="vivarium", edition=edition, rulings={"majority": "round"})
    told = table_of(laid)
    assert told["edition"] == "mine, majority=round"
    assert [each["text"] for each in told["house_rules"]] == [
        TOLD[1]["text"],
        "Points for a priority token: 3 (standard: 2)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_table_are_those_of_its_edition(hall: Hall, lang: str) -> None:
    laid = hall.lay(person(0), FRIEND, game="vivarium", rulings=RULINGS)
    edition = laid.table.setup.game.edition
    page = hall.call("GET", f"/{lang}{table_of(laid)['rules']}").text
    words = VIVARIUM.words_for(edition, lang)
    standard = VIVARIUM.words_for(VIVARIUM.standard_edition(), lang)
    for rule in ("VA-32", "VA-R17", "VA-08", "VA-19"):
        part = page.partition(f'id="{rule}"')[2].partition("</div>")[0]
        first = words.rule(rule).partition(" (")[0][:60]
        assert first in part, rule
        assert words.rule(rule) != standard.rule(rule)
    for each in table_of(laid, lang)["house_rules"]:
        assert each["text"] in page
    assert words.examples_note in page
    other = next(other for other in LANGUAGES if other != lang)
    assert f"/{other}{table_of(laid)['rules']}".replace("&", "&amp;") in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_about_a_table_s_game_tells_its_edition(hall: Hall, lang: str) -> None:
    laid = hall.lay(person(0), FRIEND, game="vivarium", rulings=RULINGS)
    rules = table_of(laid)["rules"]
    page = hall.call("GET", f"/{lang}{rules.replace('/rules/', '/about/')}").text
    told, usual = VIVARIUM.about(lang, laid.table.setup.game.edition), VIVARIUM.about(lang)
    claim, printed = (
        next(item.sentence for _, _, item in items_of(each) if item.key == "priorities-claim") for each in (told, usual)
    )
    assert claim in page
    assert printed not in page
    for each in table_of(laid, lang)["house_rules"]:
        assert each["text"] in page
    assert f'href="/{lang}{rules}"'.replace("&", "&amp;") in page
    assert f'href="/{lang}/rules/vivarium"' not in page
    book = hall.call("GET", f"/{lang}{rules}").text
    assert f'href="/{lang}{rules.replace("/rules/", "/about/")}#aid"'.replace("&", "&amp;") in book
    assert not re.search(r'href="[^"]*/about/vivarium["#]', book)


def test_nobody_who_was_not_told_reads_what_a_table_plays(hall: Hall) -> None:
    laid = hall.lay(person(0), FRIEND, game="vivarium", rulings=RULINGS)
    page, _, query = table_of(laid)["rules"].partition("?")
    edition = query.partition("edition=")[2]
    for asked in (
        f"?table={laid.id}",
        f"?table={laid.id}&edition=sha256:0",
        f"?table={'0' * 16}&edition={edition}",
        f"?table=..&edition={edition}",
    ):
        assert hall.call("GET", f"/en{page}{asked}").status_code == 404
        assert hall.call("GET", f"/en{page}{asked}".replace("/rules/", "/about/")).status_code == 404
    for place in ("rules", "about"):
        assert hall.call("GET", f"/en/{place}/vivo?{query}").status_code == 404
        assert hall.call("GET", f"/en/{place}/vivarium?{query}").status_code == 200


def test_refusals_and_the_primer_speak_of_the_edition(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    assert laid.get("/primer", 0)["primer"][0].startswith("Everybody holds 3 cards.")
    assert laid.get("/primer?lang=fr", -1)["primer"][0].startswith("Chacun a 3 cartes en main.")
    assert laid.refused("GET", "/primer", None) == (401, "token")
    laid = hall.lay(person(0), bot(), game="vivarium", rulings={"finite_bank": False})
    why = laid.get("/why?do=take%204,4", 0)
    assert why["sentence"] == VIVARIUM.words_for(laid.table.setup.game.edition, "en").rule(why["rule"])


def test_a_replay_tells_the_house_rules_and_leads_to_the_rules_of_its_table(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    while laid.asked():
        laid.step()
    about = hall.get(f"/api/replays/{laid.id}?lang=en")["table"]
    assert {"text": "Rounds: 1 (standard: 2)", "rule": ""} in about["house_rules"]
    assert about["rules"].startswith(f"/rules/vivo?table={laid.id}&edition=sha256")
    assert hall.call("GET", f"/en{about['rules']}").status_code == 200


def test_a_much_changed_edition_is_told_in_a_few_lines(hall: Hall) -> None:
    text = find_game("vivid-memories").standard_edition().text.replace('"standard"', '"wide"')
    for moment in range(1, 21):
        text = text.replace(f"\n{moment} = {{ kind", f"\nmoment-{moment} = {{ kind")
    laid = hall.lay(person(0), FRIEND, game="vivid-memories", edition=text)
    told = table_of(laid)["house_rules"]
    assert len(told) == 41
    assert told[-1] == {"text": "and 40 more differences", "rule": ""}


def test_games_list_their_rulings_with_both_readings(hall: Hall) -> None:
    games = {game["id"]: game for game in hall.get("/api/games?lang=en")["games"]}
    rulings = games["vivarium"]["rulings"]
    assert [each["name"] for each in rulings] == [switch.name for switch in VIVARIUM.switches]
    for each, switch in zip(rulings, VIVARIUM.switches, strict=True):
        assert each["values"] == list(switch.values)
        assert each["default"] == switch.default
        assert len(set(each["words"])) == len(switch.values)
    assert games["vivo"]["rulings"] == []


def test_an_edition_with_rulings_is_rehearsed_as_ever(hall: Hall) -> None:
    body = {"game": "vivo", "players": 3, "edition": SHORT, "seats": [person(0), bot(), bot()]}
    answer = hall.call("POST", "/api/tables", None, {**body, "rulings": {"majority": "round"}})
    assert refusal(answer) == (422, "setup")
    assert "this game has no house rules to choose" in answer.json()["error"]


def test_differences_and_options_are_told_in_words_and_not_as_the_file_has_them(hall: Hall) -> None:
    text = find_game("vivo").standard_edition().text.replace('"yellow"]', '"white"]')
    laid = hall.lay(person(0), FRIEND, bot(), edition=text)
    told = {lang: table_of(laid, lang) for lang in LANGUAGES}
    assert told["en"]["house_rules"][0]["text"] == (
        "Suits: red, green, blue and white (standard: red, green, blue and yellow)"
    )
    assert told["fr"]["house_rules"][0]["text"] == (
        "Couleurs\u00a0: rouge, vert, bleu et white (standard\u00a0: rouge, vert, bleu et jaune)"
    )
    assert [one["text"] for one in told["fr"]["options"] if one["name"] == "without"] == ["white"]


def test_what_was_changed_in_a_copied_file_is_not_marked_as_printed_any_more(hall: Hall) -> None:
    kind = find_game("vivid-memories")
    text = kind.standard_edition().text.replace("3 = 18 }", "3 = 16 }").replace("rounds = 3 ", "rounds = 2 ")
    laid = hall.lay(person(0), FRIEND, game="vivid-memories", edition=text)
    edition = laid.table.setup.game.edition
    marked = {value.entry: value.marks for value in values_of(kind, edition)}
    assert marked["rounds"] == marked["cluster_points.3"] == ("changed",)
    assert marked["cluster_points.2"] == ("printed",)
    assert {mark for marks in marked.values() for mark in marks} == {*MARKS, "changed"}
    rules = table_of(laid)["rules"]
    assert BOOK.words("fr")("rules-edition-changed") in hall.call("GET", f"/fr{rules}").text
    assert BOOK.words("fr")("rules-edition-changed") not in hall.call("GET", "/fr/rules/vivid-memories").text


def test_the_poster_on_a_page_about_a_table_is_of_its_edition_or_left_out() -> None:
    kind = find_game("vivid-memories")
    text = kind.standard_edition().text.replace("3 = 18 }", "3 = 16 }")
    page = about_page(kind, "en", edition_from_text(text, "own.toml"))
    assert page is not None
    assert page.poster is not None
    assert ">16<" in page.poster
    assert ">18<" not in page.poster
    vivo = find_game("vivo")
    fewer = vivo.standard_edition().text
    for old, new in (("ranks = 12", "ranks = 9"), ("hand = 12", "hand = 9"), ("tricks = 12", "tricks = 9")):
        fewer = fewer.replace(old, new)
    for old, new in (("solo = 4 ", "solo = 2 "), ("duet = 4 ", "duet = 3 ")):
        fewer = fewer.replace(old, new)
    page = about_page(vivo, "en", edition_from_text(fewer, "own.toml"))
    assert page is not None
    assert page.poster is None  # a green 11 would lie in it
    assert page.sprite


def test_a_house_edition_is_offered_chosen_by_name_and_told(hall: Hall) -> None:
    for lang in LANGUAGES:
        games = {game["id"]: game for game in hall.get(f"/api/games?lang={lang}")["games"]}
        for id, game in games.items():
            assert [each["name"] for each in game["editions"]] == list(house_editions(find_game(id)))
            for each in game["editions"]:
                assert each["title"]
                assert each["sentence"]
                assert set(each["players"]) <= set(game["players"])
                assert each["idle"] == (["be_more_human"] if each["name"] == "winning-brain" else [])
    kind = find_game("vivid-memories")
    laid = hall.lay(person(0), FRIEND, game=kind.id, house_edition="fair-start", rulings={"boards": "random"})
    told = table_of(laid)
    assert told["edition"] == "fair-start, boards=random"
    assert [each["rule"] for each in told["house_rules"]] == ["VM-R1", ""]
    offer = hall.get(f"{laid.path}/invitation", laid.invitations[1])
    assert offer["house_rules"] == told["house_rules"]
    hall.again()
    assert table_of(laid)["edition"] == "fair-start, boards=random"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"house_edition": "fare-start"}, 'vivid-memories has no edition "fare-start"; there are standard, fair-start'),
        ({"house_edition": "../edition.toml"}, 'has no edition "../edition.toml"'),
        ({"house_edition": "fair-start", "edition": "rounds = 3"}, "choose a house edition or send an edition"),
    ],
)
def test_a_house_edition_that_there_is_not_is_refused_in_one_line(hall: Hall, more: dict[str, str], said: str) -> None:
    body = {"game": "vivid-memories", "players": 2, "seats": [person(0), bot()], **more}
    answer = hall.call("POST", "/api/tables", None, body)
    assert refusal(answer)[0] == 422
    assert said in answer.json()["error"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_that_changes_a_rule_changes_the_rules_of_that_table(hall: Hall, lang: str) -> None:
    laid = hall.lay(person(0), FRIEND, bot(), short=False, options={"first": 0, "open_discards": True})
    told = table_of(laid, lang)
    assert [each["rule"] for each in told["house_rules"]] == ["VO-R6"]
    assert told["rules"].startswith(f"/rules/vivo?table={laid.id}&")
    assert hall.get(f"{laid.path}/invitation", laid.invitations[1])["rules"] == told["rules"]
    page = hall.call("GET", f"/{lang}{told['rules']}").text
    assert told["house_rules"][0]["text"] in page.partition('id="house"')[2]
    assert find_game("vivo").words_for(find_game("vivo").standard_edition(), lang).rule("VO-22")[:60] not in page
    assert BOOK.words(lang)("rules-house-about", name="standard") in page
    about = hall.call("GET", f"/{lang}{told['rules'].replace('/rules/', '/about/')}").text
    assert told["house_rules"][0]["text"] in about
    guessed = hall.call("GET", f"/{lang}/rules/vivo?table={laid.id}&edition={laid.table.game.edition.hash}")
    assert guessed.status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_solo_options_are_told_by_rules_and_set_up(hall: Hall, lang: str) -> None:
    kind = find_game("vivid-memories")
    usual = kind.words_for(kind.standard_edition(), lang)
    reminders = []
    for harder in (False, True):
        laid = hall.lay(person(0), game=kind.id, options={"be_more_human": harder})
        game, told = laid.table.game, table_of(laid, lang)
        page = hall.call("GET", f"/{lang}{told['rules']}").text
        about = hall.call("GET", f"/{lang}{told['rules'].replace('/rules/', '/about/')}").text
        assert ("?table=" in told["rules"]) is harder
        for rule in ("AB-23", "AB-30", "AB-34"):
            here = game.told(lang).rule(rule)
            assert (here != usual.rule(rule)) is harder, rule
            part = page.partition(f'id="{rule}"')[2].partition("</div>")[0]
            assert here[-30:] in re.sub("<[^>]+>", "", part), rule
        told_about = game.about_played(lang)
        reminders += [item.sentence for _, _, item in items_of(told_about) if item.key == "steps-1-reminder"]
        assert reminders[-1] in about
    assert reminders[0].startswith(reminders[1].rstrip("."))
    assert len(reminders[0]) > len(reminders[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_another_ruling_the_components_are_told_as_printed_or_ours_as_before(hall: Hall, lang: str) -> None:
    laid = hall.lay(person(0), FRIEND, game="vivarium", rulings={"majority": "round"})
    page = hall.call("GET", f"/{lang}{table_of(laid)['rules']}").text
    words = VIVARIUM.book.words(lang)
    for key in ("components-printed", "components-ours"):
        assert words(key) in page
    usual = {value.entry: value for value in values_of(VIVARIUM, VIVARIUM.standard_edition())}
    here = {value.entry: value for value in values_of(VIVARIUM, laid.table.setup.game.edition)}
    assert [entry for entry in usual if here[entry] != usual[entry]] == ["rulings.majority"]
    text = VIVARIUM.standard_edition().text.replace("priority_vp = 2 ", "priority_vp = 3 ")
    other = hall.lay(person(0), FRIEND, game="vivarium", edition=text.replace('"standard"', '"mine"'))
    assert words("components-ours") not in hall.call("GET", f"/{lang}{table_of(other)['rules']}").text


@pytest.mark.parametrize("id", game_ids())
def test_every_switch_is_shown_also_one_that_the_file_does_not_write(id: str) -> None:
    kind = find_game(id)
    found = {value.entry: value for value in values_of(kind, kind.standard_edition())}
    for switch in kind.switches:
        assert found[f"rulings.{switch.name}"].lines == (spelled(switch.default),)
        assert found[f"rulings.{switch.name}"].marks == ("ruling",)
