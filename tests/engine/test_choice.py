"""Choices, and how they mark the things that stand for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vivant.draw.things import Mark
from vivant.engine.choice import Choice, marks_of
from vivant.engine.reason import Reason
from vivant.engine.space import UNKNOWN
from vivant.words import Book, Message, Who, Words


@pytest.fixture
def words(tmp_path: Path) -> Words:
    text = "play = Play { $card }\nturn = Turn it\nheld = { $seat } holds it\nlater = the time has not come\n"
    (tmp_path / "words.en.ftl").write_text(text)
    return Book(tmp_path).words("en")


HELD = Reason("VO-1", Message("held", {"seat": Who(1)}))
LATER = Reason("VO-2", Message("later"))
NAMES = ["Ann", "Ben"]


def play(action: int, *keys: str, reason: Reason | None = None, aside: bool = False) -> Choice:
    label = Message("play", {"card": f"r{action}"})
    return Choice(action, f"r{action}", label, keys, reason, aside)


def test_what_has_no_reason_is_offered() -> None:
    assert play(1).offered
    assert not play(1, reason=HELD).offered


def test_every_key_is_marked_with_text_label_and_number(words: Words) -> None:
    assert marks_of([play(1, "a", "b"), play(2, "c"), play(3)], words) == {
        "a": Mark("r1", "Play r1", number=1),
        "b": Mark("r1", "Play r1", number=1),
        "c": Mark("r2", "Play r2", number=2),
    }


def test_what_is_refused_names_its_rule_and_says_nothing_by_itself(words: Words) -> None:
    assert marks_of([play(1, "a", reason=HELD)], words, NAMES) == {"a": Mark("r1", "Play r1", "VO-1", number=1)}


def test_what_stands_aside_says_its_reason_as_a_sentence(words: Words) -> None:
    thing = Choice(UNKNOWN, "", Message("turn"), ("a",), LATER, aside=True)
    mark = Mark("", "Turn it", "VO-2", "The time has not come.", number=UNKNOWN)
    assert marks_of([thing], words) == {"a": mark}
    assert not mark.offered
    named = marks_of([play(1, "a", reason=HELD, aside=True)], words, NAMES)["a"]
    assert named.reason == "Ben holds it."


def test_what_is_offered_goes_before_what_is_refused(words: Words) -> None:
    choices = [play(1, "a", reason=HELD), play(2, "a")]
    for given in (choices, choices[::-1]):
        assert marks_of(given, words) == {"a": Mark("r2", "Play r2", number=2)}
    refused = [play(1, "a", reason=HELD), play(2, "a", reason=LATER)]
    assert marks_of(refused, words) == {"a": Mark("r1", "Play r1", "VO-1", number=1)}


def test_a_second_offer_of_the_same_thing_is_told_too(words: Words) -> None:
    choices = [play(1, "a"), play(2, "a", "b"), play(3, "a")]
    assert marks_of(choices, words) == {
        "a": Mark("r1", "Play r1 / Play r2", also="r2", number=1),
        "b": Mark("r2", "Play r2", number=2),
    }


def test_without_choices_nothing_is_marked(words: Words) -> None:
    assert marks_of([], words) == {}
