"""What a form of a new table is made from: the games with their options and levels, and the bots, all in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.table.hall import Hall, person
from vivant import table
from vivant.engine.game import BOT_LEVELS
from vivant.engine.registry import find_game, game_ids
from vivant.words import LANGUAGES

PAGE = Path(table.__file__).parent / "page"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_is_said_in_words(hall: Hall, lang: str) -> None:
    for game in hall.get(f"/api/games?lang={lang}")["games"]:
        for options in game["options"].values():
            for option in options:
                assert len(option["words"]) == len(option["values"] or [])
                for value, words in zip(option["values"] or [], option["words"], strict=True):
                    assert words != str(value), (game["id"], option["name"])


def test_places_are_counted_from_one_in_words(hall: Hall) -> None:
    def first(lang: str) -> list[str]:
        vivo = next(game for game in hall.get(f"/api/games?lang={lang}")["games"] if game["id"] == "vivo")
        found: list[str] = next(option for option in vivo["options"]["3"] if option["name"] == "first")["words"]
        return found

    assert first("en") == ["drawn at random", "seat 1", "seat 2", "seat 3"]
    assert first("fr") == ["tiré au sort", "place 1", "place 2", "place 3"]
    laid = hall.lay(*(person(seat) for seat in range(3)), options={"first": 2})
    told = {option["name"]: option["text"] for option in laid.present(0)["table"]["options"]}
    assert told == {"without": "yellow", "first": "seat 3", "open_discards": "no"}


def test_the_log_calls_its_reader_you(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    played = []
    for _ in range(2):
        played += laid.asked()
        laid.step()
    names = [seat["name"] for seat in laid.present(0)["seats"]]
    for own, other in (played, played[::-1]):
        told = " ".join(line["text"] for entry in laid.present(own)["log"] for line in entry["lines"])
        assert "You " in told
        assert names[own] not in told
        assert names[other] in told


def test_bots_have_a_name_and_a_sentence_in_each_language(hall: Hall) -> None:
    english, french = (hall.get(f"/api/games?lang={lang}")["bots"] for lang in ("en", "fr"))
    greedy = next(bot for bot in english if bot["id"] == "greedy")
    assert greedy == {
        "id": "greedy",
        "name": "Greedy",
        "called": ["Magpie", "Squirrel", "Nibble", "Gulp"],
        "character": "Grabs whatever shines brightest right now.",
        "sentence": "takes what looks best right now",
        "level": False,
    }
    assert [bot["id"] for bot in english if bot["level"]] == list(BOT_LEVELS)
    for here, there in zip(english, french, strict=True):
        assert here["id"] == there["id"]
        assert here["name"] != there["name"] or here["id"] in ("normal", "expert")  # the same word in both
        assert here["sentence"] != there["sentence"]
        assert here["character"] != there["character"]
        assert here["called"] == there["called"]


def test_a_level_is_described_by_what_it_does_in_each_game(hall: Hall) -> None:
    for lang in ("en", "fr"):
        told = hall.get(f"/api/games?lang={lang}")
        plain = {bot["id"]: bot["sentence"] for bot in told["bots"]}
        for level in BOT_LEVELS:
            sentences = {plain[level], *(game["bots"][level] for game in told["games"])}
            assert len(sentences) == 1 + len(told["games"])
        assert all(game["bots"]["random"] == plain["random"] for game in told["games"])


def test_a_value_without_words_is_shown_as_it_is_written() -> None:
    from vivant.engine.option import Option
    from vivant.table.telling import tell_value

    words = find_game(game_ids()[0]).book.words("fr")
    assert tell_value(Option("new_one", "a_b", ("a_b",)), "a_b", words) == "a_b"
    assert tell_value(Option("new_one", 1, least=1, most=3), 2, words) == "2"
    assert tell_value(Option("new_one", True, (True, False)), True, words) == "oui"


def test_each_level_of_bots_has_a_face_of_its_own() -> None:
    lines = dict(re.findall(r'^  "?(bot[\w-]*)"?: "([^"]+)"', (PAGE / "icons.js").read_text(), re.MULTILINE))
    faces = [lines.get(f"bot-{level}", lines["bot"]) for level in BOT_LEVELS]
    assert len(set(faces)) == len(BOT_LEVELS)
    assert sum(map(len, faces)) < 800
