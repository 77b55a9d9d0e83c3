"""Nesting: too deep a text is refused by its line before a parser sees it, and no other is."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_edition import HEAD, refusal
from vivant.engine.edition import edition_from_content, edition_from_text
from vivant.engine.nesting import DEEPEST, DEEPEST_JSON, LONGEST_KEY, MOST_PARTS, deep_line, is_deep_json

DOTTED = ".".join("a" * (MOST_PARTS + 1))


@pytest.mark.parametrize(
    "line",
    [
        f"{DOTTED} = 1",
        f"[{DOTTED}]",
        f"[[ {DOTTED} ]]",
        f"x = {{ {DOTTED} = 1 }}",
        f"x = [{{ b = 2, {DOTTED} = 1 }}]",
        " . ".join("a" * 17) + " = 1",
        ".".join(["'a.a'"] * 17) + " = 1",
        ".".join(['"a\\"a"', "b"] * 9) + " = 1",
    ],
)
def test_a_key_of_many_parts_is_refused_wherever_it_stands(line: str) -> None:
    error = refusal(lambda: edition_from_text(f"{HEAD}{line}\n", "x.toml"))
    assert error.problem.key == "edition-key-parts"
    assert str(error) == "x.toml: line 4: a key of more than 16 parts; no edition has such a one"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a" * (LONGEST_KEY + 1) + " = 1", "edition-key-long"),
        ('"' + "a" * LONGEST_KEY + '" = 1', "edition-key-long"),
        ("x = " + "9" * (LONGEST_KEY + 1), "edition-key-long"),
        ("x = " + "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "edition-deep"),
        ("x = " + "{a = " * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1), "edition-deep"),
        ("x = [\n" * (DEEPEST + 1), "edition-deep"),
    ],
)
def test_long_names_and_deep_values_are_refused(text: str, key: str) -> None:
    error = refusal(lambda: edition_from_text(HEAD + text, "x.toml"))
    assert error.problem.key == key
    assert error.problem.args["line"] == (4 if "\n" not in text else 4 + DEEPEST)


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * MOST_PARTS) + " = 1\n",
        f'x = "{DOTTED}"  # {DOTTED}\n',
        f"x = '{DOTTED}'\n",
        f'x = """\n{DOTTED} = 1\n"\\""{DOTTED}""""\n',
        f"x = '''{DOTTED}\n''{DOTTED}'''''\n",
        'x = "' + "a" * 5000 + '"\n',
        'x = ["' + "a" * 5000 + '"]\n',
        "x = [1.5, 2.5e3, 1979-05-27T07:32:00.999]\n" + "y = [" + "[1]," * 1000 + "]\n",
        "x = " + "[" * DEEPEST + "]" * DEEPEST + "\n",
    ],
)
def test_what_only_looks_deep_goes_through(text: str) -> None:
    assert deep_line(text) is None
    tomllib.loads(text)


PIECES = st.sampled_from(
    ["a", "b1", ".", " ", "=", "\n", '"', "'", '"""', "'''", "\\", "\\n", "#", "[", "]", "{", "}", ",", "1", "[[", "]]"]
)


def parts_of(content: Any) -> int:
    """How many tables lie in one another, at most."""
    if isinstance(content, dict):
        return 1 + max((parts_of(value) for value in content.values()), default=0)
    return max((parts_of(value) for value in content), default=0) if isinstance(content, list) else 0


@given(st.lists(PIECES, max_size=60), st.integers(0, 60))
def test_no_piece_of_text_hides_a_deep_key(pieces: list[str], at: int) -> None:
    """Whatever stands before it: where the parser finds many tables in one another, so did we."""
    text = "".join(pieces[:at]) + f"\n{DOTTED} = 1\n" + "".join(pieces[at:])
    try:
        content = tomllib.loads(text)
    except ValueError:
        return
    assert parts_of(content) <= MOST_PARTS or deep_line(text) is not None


def test_content_from_a_record_is_no_deeper() -> None:
    deep: Any = 1
    for _ in range(DEEPEST + 1):
        deep = {"a": deep}
    head = {"edition": {"game": "toy", "name": "x"}}
    assert refusal(lambda: edition_from_content({**head, "x": deep}, "record")).problem.key == "json-deep"
    long = {**head, "x": {"a" * (LONGEST_KEY + 1): 1}}
    assert refusal(lambda: edition_from_content(long, "record")).problem.key == "edition-name-long"


def test_json_is_as_deep_as_its_brackets_outside_of_strings() -> None:
    assert not is_deep_json("[" * DEEPEST_JSON + "]" * DEEPEST_JSON)
    assert is_deep_json("[" * (DEEPEST_JSON + 1))
    assert is_deep_json('{"a":[' * 51)
    assert not is_deep_json("[" + "[]," * 1000 + '"' + "[" * 1000 + '\\"' + "[" * 1000 + '"]')
