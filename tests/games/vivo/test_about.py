"""What is told about Vivo: the counts of the page are those of the set-up, and the figures those of the edition."""

from __future__ import annotations

import pytest

from tests.games.told import told_items
from vivant.engine.edition import edition_from_content
from vivant.games.vivo.game import Vivo


@pytest.mark.parametrize("players", [3, 4])
def test_components_are_counted_as_they_are_in_play(players: int) -> None:
    game = Vivo(players)
    pieces = game.pieces(game.new())
    harmonies = pieces.pop("harmony")
    items = told_items(Vivo)
    assert items["box-cards"].counts[players] == pieces.total()
    assert items["box-harmonies"].counts[players] == harmonies


def test_another_edition_is_told_with_its_own_figures() -> None:
    content = {**Vivo.standard_edition().content}
    content["play"] = {**content["play"], "highest_points": 5, "rounds": 3}
    items = told_items(Vivo, edition_from_content(content, "own"))
    assert "5 points" in items["scoring-highest"].sentence
    assert "3 rounds" in items["ending-winner"].sentence


def test_one_round_is_told_as_one() -> None:
    content = {**Vivo.standard_edition().content}
    content["play"] = {**content["play"], "rounds": 1}
    edition = edition_from_content(content, "own")
    assert told_items(Vivo, edition)["ending-winner"].sentence.startswith("After 1 round whoever")
    french = Vivo.about("fr", edition)
    said = [item.sentence for sheet in french.sheets for panel in sheet.panels for item in panel.items]
    assert any(sentence.startswith("Après 1 manche, la personne") for sentence in said)
