"""Options: declared once, read from text and from programs, refused in one line."""

from __future__ import annotations

import pytest

from vivant.engine.errors import SetupError
from vivant.engine.option import Option, fill_options, read_options, unknown_option

CHOICE = Option("without", "y", ("r", "g", "y"))
MIXED = Option("first", "random", ("random", 0, 1, 2))
FLAG = Option("open_discards", False, (False, True))
NUMBER = Option("speed", 5, least=-3, most=9)
ALL = (CHOICE, MIXED, FLAG, NUMBER)


def test_missing_options_have_their_defaults_in_the_declared_order() -> None:
    assert fill_options(ALL, {}) == {"without": "y", "first": "random", "open_discards": False, "speed": 5}
    assert list(fill_options(ALL, {"speed": 1, "without": "r"})) == ["without", "first", "open_discards", "speed"]
    assert fill_options(ALL, {"first": 2})["first"] == 2
    assert fill_options((), {}) == {}


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (CHOICE, "b"),
        (CHOICE, "R"),
        (CHOICE, 0),
        (CHOICE, None),
        (CHOICE, ["r"]),
        (MIXED, "0"),
        (MIXED, True),
        (MIXED, False),
        (MIXED, 3),
        (MIXED, 0.0),
        (FLAG, 1),
        (FLAG, 0),
        (FLAG, "true"),
        (NUMBER, 10),
        (NUMBER, -4),
        (NUMBER, True),
        (NUMBER, "5"),
        (NUMBER, 5.0),
        (NUMBER, None),
        (NUMBER, 10**30),
    ],
)
def test_a_value_of_another_type_or_range_is_refused(option: Option, value: object) -> None:
    with pytest.raises(SetupError, match=f"the option {option.name} may not be") as refused:
        fill_options((option,), {option.name: value})
    assert refused.value.message.key == "option-value"
    assert refused.value.message.args["range"] == option.range


@pytest.mark.parametrize(("option", "value"), [(CHOICE, "r"), (MIXED, 1), (FLAG, True), (NUMBER, -3), (NUMBER, 9)])
def test_a_value_that_is_allowed_stands(option: Option, value: object) -> None:
    assert fill_options((option,), {option.name: value}) == {option.name: value}


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("without=g", "without", "g"),
        (" without = G ", "without", "g"),
        ("first=1", "first", 1),
        ("first=RANDOM", "first", "random"),
        ("open_discards=true", "open_discards", True),
        ("open_discards=False", "open_discards", False),
        ("speed=-3", "speed", -3),
        ("speed= 9", "speed", 9),
        ("speed=007", "speed", 7),
    ],
)
def test_options_are_read_as_they_are_typed(text: str, name: str, value: object) -> None:
    found = read_options(ALL, [text])
    assert found == {name: value}
    assert type(found[name]) is type(value)


@pytest.mark.parametrize(
    "text",
    [
        "speed=",
        "speed=x",
        "speed=5.0",
        "speed=--5",
        "speed=-",
        "speed=5 5",
        "speed=٣",
        "speed=" + "9" * 5000,
        "without=",
        "first=3",
        "open_discards=1",
    ],
)
def test_a_typed_value_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        read_options(ALL, [text])
    assert refused.value.message.key == "option-value"


def test_the_last_of_two_typed_values_holds() -> None:
    assert read_options(ALL, ["speed=1", "speed=2"]) == {"speed": 2}


def test_an_option_has_a_name_and_a_value() -> None:
    with pytest.raises(SetupError, match="an option is written name=value, not speed"):
        read_options(ALL, ["speed"])


def test_unknown_options_name_those_there_are() -> None:
    for refuse in (lambda: fill_options(ALL, {"spede": 1}), lambda: read_options(ALL, ["spede=1"])):
        with pytest.raises(SetupError) as refused:
            refuse()
        assert "there is no option spede; the options are: without, first, open_discards and speed" in str(
            refused.value
        )
    assert unknown_option("x", ()).message.key == "option-none"


def test_ranges_are_written_as_one_types_them() -> None:
    assert [option.range for option in ALL] == ["r | g | y", "random | 0 | 1 | 2", "false | true", "-3 … 9"]
    assert FLAG.message.key == "option-open-discards"


@pytest.mark.parametrize("text", ["x" * 5000, "a\nb\x1b" + "é" * 5000])
def test_what_is_refused_is_repeated_in_one_short_line(text: str) -> None:
    for refuse in (
        lambda: fill_options(ALL, {text: 1}),
        lambda: fill_options(ALL, {"without": text}),
        lambda: fill_options(ALL, {"speed": 10**4000}),
        lambda: read_options(ALL, [text]),
        lambda: read_options(ALL, [f"{text}=1"]),
        lambda: read_options(ALL, [f"speed={text}"]),
    ):
        with pytest.raises(SetupError) as refused:
            refuse()
        assert str(refused.value).isprintable()
        assert len(str(refused.value)) < 200
