"""The player aid of a table: with the figures of its own edition, for seats and spectators, in their language."""

from __future__ import annotations

import pytest

from tests.table.hall import Hall, bot, person
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.engine.match import Match
from vivant.engine.registry import find_game


@pytest.mark.parametrize(("lang", "title"), [("en", "Follow the harmony"), ("fr", "Suivre l’harmonie")])
def test_everybody_at_the_table_may_open_the_aid(hall: Hall, lang: str, title: str) -> None:
    laid = hall.lay(person(0), bot(), bot())
    aid = hall.get(f"/api/tables/{laid.id}/aid?lang={lang}", laid.tokens[0])
    assert laid.present(0)["table"]["about"] is True
    assert aid["panels"][0]["title"] == title
    for panel in aid["panels"]:
        for item in panel["items"]:
            assert item["name"]
            assert item["sentence"]
            assert item["picture"].startswith("<svg")


def test_the_aid_tells_the_figures_of_the_edition_that_is_played(hall: Hall) -> None:
    kind = find_game("vivo")
    content = {**kind.standard_edition().content}
    content["edition"] = {**content["edition"], "name": "own"}
    content["play"] = {**content["play"], "highest_points": 5}
    match = Match(kind(3, None, edition_from_content(content, "own")), FastDice(1))
    made = hall.call("POST", "/api/records", content=match.record().text().encode()).json()
    aid = hall.get(f"/api/tables/{made['table']}/aid", made["seats"][0]["token"])
    sentences = " ".join(item["sentence"] for panel in aid["panels"] for item in panel["items"])
    assert "5 points" in sentences
    assert "2 points" not in sentences


def test_a_stranger_may_not(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), bot())
    assert hall.call("GET", f"/api/tables/{laid.id}/aid").status_code == 401
