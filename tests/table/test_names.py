"""Names: each can be seen, and told from every other at the table."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.hall import FRIEND, Hall, bot, person, refusal, refusal_code
from vivant.bots import NAMES
from vivant.engine.match import LONGEST_NAME
from vivant.table.names import _shapes, check_name, is_readable, is_seen, neat_text, shown_name
from vivant.table.refusal import Refusal

INVISIBLE = ["\u3164", "\ufe0f", "\u200b", "\u200d", "\u2060", "\u00ad", "\u034f", "\u115f", "\u2800", "\uffa0"]
INVISIBLE += ["\u180e", "\u202e", "\u2066", "\ufeff", "\U000e0041", "\U000e0100", "\U0001d173", "\u17b4", "\u0000"]


@pytest.mark.parametrize("letter", INVISIBLE, ids=ascii)
def test_what_cannot_be_seen_is_no_name_and_no_part_of_one(letter: str) -> None:
    for name in (letter, f"A{letter}da", f"{letter}Ada", f"Ada{letter}"):
        assert refusal_code(lambda name=name: check_name(name, ())) == "name"  # type: ignore[misc]
        assert shown_name(name).count("?") == 1
    assert not is_seen(letter)


@pytest.mark.parametrize("name", ["\u0308", "\u0301\u0301", "", "  ", "\u00a0", "x" * (LONGEST_NAME + 1), "bot:easy"])
def test_what_is_no_name(name: str) -> None:
    assert refusal_code(lambda: check_name(name, ())) == "name"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        *(("Zoë", "Zoë"), ("山田", "山田"), ("Ａｄａ", "Ada"), (" Ada  Lovelace ", "Ada Lovelace"), ("Ольга", "Ольга")),
        *(("🦊", "🦊"), ("José\u00a0Ma", "José Ma"), ("أمل", "أمل"), ("O’Hara", "O’Hara"), ("Jean-Luc", "Jean-Luc")),
        *(("Robotnik", "Robotnik"), ("Abbot", "Abbot"), ("Rn", "Rn"), ("2", "2")),
    ],
)
def test_names_of_all_the_world_are_names(name: str, shown: str) -> None:
    assert check_name(name, ["Lark", "Fern", "Moss"]) == shown


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("Аnna", "Anna"),  # a Cyrillic А
        ("АNNA", "anna"),
        ("ΑΝΝΑ", "ANNA"),  # all Greek
        ("anna", "ANNA"),
        ("An na", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("lan", "Ian"),
        ("IAN", "lan"),
        ("Bo1", "Bol"),
        ("Tirn", "Tim"),
        ("раul", "paul"),
        ("ѕеan", "sean"),
        ("Zoe\u0308", "Zoë"),
        ("0tto", "Otto"),
    ],
)
def test_who_looks_like_another_is_refused(name: str, taken: str) -> None:
    for one, other in ((name, taken), (taken, name)):
        assert refusal_code(lambda one=one, other=other: check_name(one, ["Lark", other])) == "name-taken"  # type: ignore[misc]
        assert check_name(one, ["Lark"])


@pytest.mark.parametrize(
    "name",
    ["Bot 2", "bot2", "ВОТ 3", "Вot 1", "Robot 1", "RОBOT 4", "B0t 2", "Bot", "Seat 3", "Place 1", "Pebble", "Оrion"],
)
def test_nobody_is_called_like_a_bot_or_an_empty_seat(name: str) -> None:
    assert refusal_code(lambda: check_name(name, ())) == "name"


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.text(max_size=12))
def test_a_name_that_is_taken_cannot_be_taken_again_and_stays_as_it_is(text: str) -> None:
    try:
        name = check_name(text, ())
    except Refusal:
        return
    assert check_name(name, ()) == name == neat_text(name) == unicodedata.normalize("NFKC", name)
    assert is_readable(name)
    assert refusal_code(lambda: check_name(name, [name])) == "name-taken"
    assert shown_name(name) == name


def test_names_of_tables_and_lines_of_chat_can_be_seen(hall: Hall) -> None:
    for name in ("\u3164", "Sun\u200bday", "\u202eyadnuS"):
        body = {"game": "vivo", "players": 3, "seats": [person(0), bot(), bot()], "name": name}
        assert refusal(hall.call("POST", "/api/tables", None, body)) == (422, "name")
    laid = hall.lay(person(0), FRIEND, bot())
    for text in ("\u3164", "\ufe0f \u200b"):
        assert laid.refused("POST", "/chat", 0, {"text": text}) == (422, "chat")
    laid.post("/chat", 0, {"text": "❤\ufe0f"})
    for name, status in (("L\u0430rk", 409), ("Bot 3", 422), ("maple", 422), ("\u3164", 422)):
        assert refusal(hall.call("POST", f"{laid.path}/sit", laid.invitations[1], {"name": name}))[0] == status
    laid.sit(1)


def test_two_at_one_browser_are_told_apart(hall: Hall) -> None:
    seats = [person(0), {**person(1), "name": "L\u0430rk"}, bot()]
    assert refusal(hall.call("POST", "/api/tables", None, {"game": "vivo", "players": 3, "seats": seats})) == (
        409,
        "name-taken",
    )


def test_bots_are_called_alike_nowhere_and_keep_their_names(hall: Hall) -> None:
    called = [name for names in NAMES.values() for name in names]
    for at, name in enumerate(called):
        assert not any(_shapes(name) & _shapes(other) for other in called[at + 1 :])
    laid = hall.lay(person(0), bot("normal"), bot("normal"))
    names = [seat["name"] for seat in laid.present(0)["seats"]]
    assert names[1:] == ["Copper", "Maple"]
