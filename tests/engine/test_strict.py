"""Strict JSON: one way to write it, and nothing read that cannot be written again."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vivant.engine.strict import StrictError, content_hash, read_strict, write_compact
from vivant.words import COMMON

JSON = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(-(10**18), 10**18), st.text(st.characters(exclude_categories=["Cs"]))
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=4), inner, max_size=4),
    ),
    max_leaves=12,
)


def refused(text: str) -> str:
    with pytest.raises(StrictError) as error:
        read_strict(text)
    problem = error.value.problem
    for lang in ("en", "fr"):
        assert COMMON.words(lang).has(problem.key)
        assert "\n" not in COMMON.words(lang).say(problem)
    return problem.key


@given(JSON)
def test_what_is_written_is_read_back(value: Any) -> None:
    assert read_strict(write_compact(value)) == value
    assert read_strict(json.dumps(value)) == value  # with escapes too
    assert read_strict(json.dumps(value, indent=3)) == value


def test_compact_text_has_sorted_keys_no_blanks_and_no_escapes() -> None:
    value = {"b": [1, {"z": None, "a": True}], "é": "\u2028 ☃ 𝄞", "a": "x"}
    assert write_compact(value) == '{"a":"x","b":[1,{"a":true,"z":null}],"é":"\u2028 ☃ 𝄞"}'


@pytest.mark.parametrize("text", ['{"a":1,"a":1}', '{"x":{"a":1,"b":2,"a":3}}', '[{"a":1,"\\u0061":2}]'])
def test_repeated_keys_are_refused(text: str) -> None:
    assert refused(text) == "json-twice"


@pytest.mark.parametrize(
    "text",
    [
        "1.0",
        "1e5",
        "-0.0",
        "1E400",
        '{"n":2.5}',
        "NaN",
        "Infinity",
        "-Infinity",
        "[NaN]",
        "1" * 21,
        "-" + "1" * 20,
        "9" * 5000,
    ],
)
def test_only_whole_numbers_of_moderate_size_are_read(text: str) -> None:
    assert refused(text) == "json-number"


@pytest.mark.parametrize("number", [0, -1, 2**63 - 1, -(2**63), 2**64 - 1, 10**20 - 1])
def test_machine_numbers_are_read(number: int) -> None:
    assert read_strict(str(number)) == number


@pytest.mark.parametrize(
    "text", ['"\\ud800"', '"\\udfff"', '{"\\ud834": 1}', '["a", "\\udd1e\\ud834"]', '{"a": {"b": ["\\uD800x"]}}']
)
def test_lone_surrogates_are_refused(text: str) -> None:
    assert refused(text) == "json-surrogate"


def test_a_pair_of_surrogates_is_one_character() -> None:
    assert read_strict('"\\ud834\\udd1e"') == "𝄞"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "[1,]",
        '{"a":1,}',
        "{'a':1}",
        "[1] [2]",
        "01",
        "+1",
        "tru",
        '"\n"',
        '"\x00"',
        "\x00",
        "\x00{}",
        "{}\x00",
        "\ufeff{}",
        "//",
        '"\\x"',
    ],
)
def test_broken_text_is_refused_with_its_column(text: str) -> None:
    assert refused(text) == "json-broken"


def test_the_column_is_where_it_breaks() -> None:
    with pytest.raises(StrictError) as error:
        read_strict('{"a": 1, b}')
    assert error.value.problem.args == {"column": 10}


def test_an_escaped_nul_is_a_character_like_others() -> None:
    assert read_strict('"a\\u0000b"') == "a\0b"


@pytest.mark.parametrize("depth", [2_000, 100_000])
@pytest.mark.parametrize(("left", "right"), [("[", "]"), ('{"a":', "}")])
def test_deep_nesting_is_refused_not_a_crash(left: str, right: str, depth: int) -> None:
    assert refused(left * depth + "1" + right * depth) == "json-deep"
    assert refused(left * depth) in ("json-deep", "json-broken")


def test_the_hash_is_over_the_compact_text() -> None:
    value = {"b": 1, "a": ["é"]}
    assert content_hash(value) == "sha256:" + hashlib.sha256('{"a":["é"],"b":1}'.encode()).hexdigest()
    assert content_hash({"a": ["é"], "b": 1}) == content_hash(value)
    assert content_hash({"a": ["e"], "b": 1}) != content_hash(value)
