"""The quick way of an action answers just as the usual one, whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.hall import Hall, person

USUAL = "?usual=1"  # anything after the path goes the usual way


def answers(hall: Hall, path: str, token: str | None, body: Any, **more: Any) -> list[tuple[Any, ...]]:
    found = []
    for way in ("", USUAL):
        told = hall.call("POST", f"{path}{way}", token, body, **more)
        found.append((told.status_code, told.text, sorted(told.headers.items())))
    return found


@pytest.mark.parametrize("lang", ["en", "fr", "fr-CA,en", "de"])
def test_both_ways_refuse_alike(hall: Hall, lang: str) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    asked, waiting = laid.tokens[0], laid.tokens[1]
    do = laid.legal(0)[0]
    not_held = next(f"{suit}{rank}" for suit in "rgb" for rank in (1, 2, 3) if f"{suit}{rank}" not in laid.legal(0))
    path = f"{laid.path}/act"
    cases: list[tuple[str, str | None, Any]] = [
        (path, asked, {"decision": 1, "do": not_held}),
        (path, asked, {"decision": 1, "do": "nonsense"}),
        (path, asked, {"decision": 7, "do": do}),
        (path, waiting, {"decision": 1, "do": do}),
        (path, None, {"decision": 1, "do": do}),
        (path, "wrong", {"decision": 1, "do": do}),
        (path, asked, {"decision": "1", "do": do}),
        (path, asked, {"decision": True, "do": do}),
        (path, asked, {"decision": 1.0, "do": do}),
        (path, asked, {"decision": -1, "do": do}),
        (path, asked, {"decision": 2**53, "do": do}),
        (path, asked, {"decision": 1, "do": "x" * 201}),
        (path, asked, {"decision": 1, "do": do, "more": 1}),
        (path, asked, {"decision": 1}),
        (path, asked, []),
        (path, asked, None),
        ("/api/tables/0123456789abcdef/act", asked, {"decision": 1, "do": do}),
    ]
    for case in cases:
        quick, usual = answers(hall, *case, headers={"accept-language": lang})
        assert quick == usual, case
        assert quick[0] >= 400, case


def test_both_ways_do_the_same(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    body = {"decision": 1, "do": laid.legal(0)[0]}
    quick, usual = answers(hall, f"{laid.path}/act", laid.tokens[0], body)  # the second is the same sent again
    assert quick == usual
    assert quick[0] == 200


def test_a_lent_seat_is_refused_both_ways(hall: Hall) -> None:
    laid = hall.lay(person(0), person(1), person(2))
    do = laid.legal(0)[0]
    laid.post("/seats/0/bot", 0, {"bot": "random"})
    quick, usual = answers(hall, f"{laid.path}/act", laid.tokens[0], {"decision": 1, "do": do})
    assert quick == usual
    assert quick[0] == 409
