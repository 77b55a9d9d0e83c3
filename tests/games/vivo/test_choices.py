"""What a seat of Vivo may choose: every card of its hand, by its thing in the scene; the others say why not."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from vivant.draw.scene import SHAPES
from vivant.engine.choice import marks_of
from vivant.engine.edition import edition_from_text
from vivant.games.vivo import Vivo

from .table import NAMES, Table

SAY = Vivo.book.words("en").say


@pytest.mark.rule("VO-10")
def test_every_card_in_hand_is_a_choice_and_what_may_not_be_played_says_why() -> None:
    game = Vivo(4)
    table = Table(game, ["r5", "r2 r9 b1 g1 only gb"], "solo duet").play("r5")
    choices = game.choices(table.state.view(1), 1)
    assert [choice.text for choice in choices] == table.data()["seats"][1]["hand"]
    assert {choice.text for choice in choices if choice.offered} == table.legal() == {"r2", "r9"}
    for choice in choices:
        assert choice.keys == (f"card-{choice.text}",)
        assert choice.text == game.text(choice.action)
        assert choice.label == game.label(table.state, 1, choice.action)
        reason = game.why_not(table.state, 1, choice.action)
        assert (choice.reason is None) == (reason is None)
        if choice.reason is not None and reason is not None:
            assert choice.reason.rule == reason.rule == "VO-07"
            assert SAY(choice.reason.message) == SAY(reason.message)


@pytest.mark.rule("VO-04", "VO-10")
def test_who_leads_or_cannot_follow_may_choose_all() -> None:
    game = Vivo(4)
    table = Table(game, ["r5", "only gb"], "solo duet")
    for _ in range(2):
        choices = game.choices(table.state.view(table.turn), table.turn)
        assert len(choices) == 12
        assert all(choice.offered for choice in choices)
        if table.turn == 0:
            table.play("r5")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_scene_marks_the_choices_that_it_is_given_and_no_others(shape: str) -> None:
    game = Vivo(4)
    view = Table(game, ["r5", "r2 r9 b1 g1 only gb"], "solo duet").play("r5").state.view(1)
    choices = game.choices(view, 1)
    some = [choice for choice in choices if choice.text in ("r2", "g1")]
    for given in (choices, some, []):
        scene = game.scene(view, "en", NAMES, [False] * 4, shape, given)
        drawn = [ElementTree.fromstring(part.svg) for picture in scene.pictures for part in picture.fragments]
        marks = marks_of(given, game.book.words("en"), NAMES)
        assert {thing.get("id") for thing in drawn if thing.get("data-action")} == set(marks)
        for thing in drawn:
            mark = marks.get(thing.get("id", ""))
            if mark is not None:
                assert thing.get("data-action") == mark.action
                assert thing.get("aria-label") == mark.label
                assert (thing.get("class") == "can") == mark.offered
                assert thing.get("data-why") == (None if mark.offered else "VO-07")


HOSTILE = """r"><b onload='x'>&amp;"""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_suit_cannot_write_markup(shape: str, lang: str) -> None:
    """Names of suits come from an edition, which anybody may write."""
    text = (Vivo.folder / "edition.toml").read_text(encoding="utf-8")
    edition = edition_from_text(text.replace('"red"', f"'''{HOSTILE}'''"), "hostile.toml")
    game = Vivo(4, {"first": 0}, edition)
    view = Table(game, ["r1 r2 r3"], "solo duet").play("r3").state.view(1)
    for given in (game.choices(view, 1), []):
        scene = game.scene(view, lang, NAMES, [False] * 4, shape, given)
        drawn = [ElementTree.fromstring(part.svg) for picture in scene.pictures for part in picture.fragments]
        assert not [part for thing in drawn for part in thing.iter() if part.tag == "b" or part.get("onload")]
        assert any(HOSTILE in (thing.get("aria-label") or "") for thing in drawn)
