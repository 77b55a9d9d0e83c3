"""Words: which language, what is looked up where, lists, seats and plurals in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vivant.games.vivo.words import BOOK
from vivant.words import (
    COMMON,
    LANGUAGES,
    Book,
    Listing,
    Message,
    UnknownLanguage,
    Who,
    Words,
    check_language,
    preferred_language,
)

# which language


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("en", "en"),
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("fr-BE", "fr"),
        (" en_GB ", "en"),
        ("en_US@euro", "en"),
    ],
)
def test_a_language_is_asked_for_by_name(asked: str, found: str) -> None:
    assert check_language(asked) == found


@pytest.mark.parametrize("asked", ["", "de", "french", "C", "e", "fra", "../fr"])
def test_a_language_that_nothing_is_written_in_is_refused(asked: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        check_language(asked)
    assert refused.value.asked == asked


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "en_US", "LC_MESSAGES": "fr_FR"}, "en"),
        ({"VIVANT_LANG": "fr", "LC_ALL": "en_US"}, "fr"),
        ({"VIVANT_LANG": "", "LANG": "fr_FR"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_environment_says_which_language(environ: dict[str, str], found: str) -> None:
    assert preferred_language(environ) == found


# where a message stands


@pytest.fixture
def books(tmp_path: Path) -> tuple[Book, Book]:
    """A game's book and the house's."""
    house, game = tmp_path / "house", tmp_path / "game"
    house.mkdir()
    game.mkdir()
    (house / "words.en.ftl").write_text(
        "list-and = { $most } and { $last }\nlist-or = { $most } or { $last }\nseat-number = seat { $n }\n"
        "both = house both\nhouse = house { $what }\nhouse-en = only English\n",
        encoding="utf-8",
    )
    (house / "words.fr.ftl").write_text(
        "list-and = { $most } et { $last }\nlist-or = { $most } ou { $last }\nseat-number = la place { $n }\n"
        "both = maison les deux\nhouse = maison { $what }\n",
        encoding="utf-8",
    )
    (game / "words.en.ftl").write_text(
        "# a comment = not a message\n\nboth = game both\ngame = game\n  in two lines\n"
        "game-en = only English, { $what }\n"
        'braces = a { $what } b { $what }\nplain = with = signs, { "{" } and “quotes”\n',
        encoding="utf-8",
    )
    (game / "words.fr.ftl").write_text("both = jeu les deux\ngame = jeu\n", encoding="utf-8")
    (game / "rules.en.ftl").write_text("rule-1 = The first.\n", encoding="utf-8")
    parent = Book(house)
    return Book(game, ("words", "rules"), parent), parent


def test_a_book_says_its_own_before_its_parents(books: tuple[Book, Book]) -> None:
    game, house = books
    assert game.words("en")("both") == "game both"
    assert game.words("fr")("both") == "jeu les deux"
    assert house.words("fr")("both") == "maison les deux"


def test_what_a_book_lacks_is_looked_up_in_its_parent(books: tuple[Book, Book]) -> None:
    game, _ = books
    assert game.words("en")("house", what="x") == "house x"
    assert game.words("fr")("house", what="x") == "maison x"


def test_what_a_language_lacks_is_said_in_english(books: tuple[Book, Book]) -> None:
    game, _ = books
    assert game.words("fr")("game-en", what="x") == "only English, x"
    assert game.words("fr")("house-en") == "only English"
    assert game.words("fr")("rule-1") == "The first."


def test_what_nobody_wrote_reads_as_its_id(books: tuple[Book, Book]) -> None:
    game, _ = books
    assert game.words("en")("no-such-message", what=3) == "no-such-message"
    assert game.words("fr")("no-such-message") == "no-such-message"


def test_a_book_knows_what_it_has_itself(books: tuple[Book, Book]) -> None:
    game, _ = books
    assert game.words("fr").has("both")
    assert game.words("fr").has("house")
    assert not game.words("fr").has("game-en")
    assert not game.words("en").has("no-such-message")
    assert "house" not in game.words("en").keys
    assert {"both", "game", "rule-1"} <= game.words("en").keys


def test_messages_of_several_lines_and_with_braces(books: tuple[Book, Book]) -> None:
    words = books[0].words("en")
    assert words("game") == "game\nin two lines"
    assert words("braces", what="<&>") == "a <&> b <&>"
    assert words("plain") == "with = signs, { and “quotes”"


def test_words_of_a_language_are_made_once(books: tuple[Book, Book]) -> None:
    assert books[0].words("en") is books[0].words("en")
    assert isinstance(books[0].words("en"), Words)


# arguments


@pytest.mark.parametrize(
    ("items", "either", "english", "french"),
    [
        ((), False, "", ""),
        (("a",), False, "a", "a"),
        (("a", "b"), False, "a and b", "a et b"),
        (("a", "b", "c"), False, "a, b and c", "a, b et c"),
        (("a", "b"), True, "a or b", "a ou b"),
        (("a", "b", "c", "d"), True, "a, b, c or d", "a, b, c ou d"),
        ((1, 2), False, "1 and 2", "1 et 2"),
    ],
)
def test_several_things_in_one_sentence(items: tuple[object, ...], either: bool, english: str, french: str) -> None:
    message = Message("edition-type", {"wanted": Listing(items, either)})
    assert COMMON.words("en").say(message) == f"must be {english}"
    assert COMMON.words("fr").say(message).endswith(french)


def test_listed_messages_are_said_in_the_language_too() -> None:
    suits = Listing((Message("suit", {"name": "red"}), Message("suit", {"name": "green"})), either=True)
    message = Message("ask-reached", {"harmony": Message("harmony", {"kind": "duet"}), "suits": suits})
    assert BOOK.words("en").say(message).endswith("red or green.")
    assert BOOK.words("fr").say(message).endswith("rouge ou vert.")


def test_a_seat_is_said_by_name_where_names_are_known() -> None:
    message = Message("turn-of", {"seats": Listing((Who(0), Who(2)))})
    assert COMMON.words("en").say(message) == "it is the turn of seat 0 and seat 2"
    assert COMMON.words("en").say(message, ["Ann", "Bob", "Cyd"]) == "it is the turn of Ann and Cyd"
    said = COMMON.words("fr").say(message)
    assert "la place 0 et la place 2" in said


def test_names_reach_messages_inside_messages() -> None:
    inner = Message("turn-of", {"seats": Who(1)})
    message = Message("error-turn", {"game": "vivo", "step": "3", "seat": Who(0), "reason": inner, "rule": "none"})
    said = COMMON.words("en").say(message, ["Ann", "Bob"])
    assert said == "vivo, step 3: Ann cannot act now: it is the turn of Bob"


def test_text_from_outside_is_not_read_as_fluent() -> None:
    message = Message("game-near", {"asked": '{ $near } {"x"} -term', "near": "vivo"})
    assert '{ $near } {"x"} -term' in COMMON.words("en").say(message)


# plurals


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", {0: "0 points", 1: "1 point", 2: "2 points", 11: "11 points", 21: "21 points", 101: "101 points"}),
        ("fr", {0: "0 point", 1: "1 point", 2: "2 points", 11: "11 points", 21: "21 points", 101: "101 points"}),
    ],
)
def test_points_are_counted_as_the_language_counts(lang: str, texts: dict[int, str]) -> None:
    for points, text in texts.items():
        assert BOOK.words(lang)("board-points", points=points) == text


@pytest.mark.parametrize(
    ("lang", "texts"),
    [("en", {0: "0 cards", 1: "1 card", 2: "2 cards"}), ("fr", {0: "0 carte", 1: "1 carte", 2: "2 cartes"})],
)
def test_cards_are_counted_as_the_language_counts(lang: str, texts: dict[int, str]) -> None:
    for cards, text in texts.items():
        assert BOOK.words(lang)("board-cards", cards=cards) == text


@pytest.mark.parametrize(("lang", "one", "many"), [("en", "one entry", "3 entries"), ("fr", "un", "3")])
def test_the_house_counts_too(lang: str, one: str, many: str) -> None:
    assert one in COMMON.words(lang)("edition-short", least=1)
    assert many in COMMON.words(lang)("edition-short", least=3)
    assert COMMON.words(lang)("edition-short", least=1) != COMMON.words(lang)("edition-short", least=3)


# completeness


@pytest.mark.parametrize("book", [COMMON, BOOK], ids=["house", "vivo"])
def test_every_message_stands_in_both_languages(book: Book) -> None:
    assert LANGUAGES == ("en", "fr")
    assert book.words("en").keys == book.words("fr").keys
    assert len(book.words("en").keys) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", [COMMON, BOOK], ids=["house", "vivo"])
def test_every_message_can_be_said(book: Book, lang: str) -> None:
    """With a text, and with the numbers 0, 1 and 2, for each of its arguments: no error, no brace, no other id."""
    words = book.words(lang)
    source = book.source(lang)
    for key in words.keys:
        start = re.search(rf"^{re.escape(key)} *=", source, re.MULTILINE)
        assert start is not None
        body = re.split(r"\n(?=[a-zA-Z#])", source[start.start() :], maxsplit=1)[0]
        arguments = set(re.findall(r"\$([\w-]+)", body))
        for value in ("x", 0, 1, 2):
            said = words(key, **dict.fromkeys(arguments, value))
            assert said
            assert not re.search(r"[{}]", said), (key, said)


# speed


def test_a_sentence_is_put_together_once_and_kept_within_bounds() -> None:
    words = Words(BOOK, "fr")
    asked = [Message("log-play", {"seat": Who(seat), "card": "r7"}) for seat in (0, 1, 0, 1)]
    assert [words.say(message, ["Ada", "Bob"]) for message in asked] == ["Ada joue le r7.", "Bob joue le r7."] * 2
    info = words._said.cache_info()
    assert (info.hits, info.misses) == (2, 2)
    assert info.maxsize is not None


def test_a_number_and_its_text_are_kept_apart() -> None:
    words = Words(BOOK, "en")
    said = [words("board-cards", cards=value) for value in (1, "1", 1, "1")]
    assert said == ["1 card", "1 cards", "1 card", "1 cards"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", [COMMON, BOOK], ids=["house", "vivo"])
def test_what_is_filled_in_reads_as_fluent_would_say_it(book: Book, lang: str) -> None:
    words = Words(book, lang)
    assert len(words._blanks) > 20
    for key, blanks in words._blanks.items():
        arguments = re.findall(r"\{([\w-]+)\}", blanks)
        for value in ("a {b} $c", "", 0, 7, 999, 1000, 12345, -3):
            values = dict.fromkeys(arguments, value)
            pattern = words._bundle.get_message(key).value
            assert words(key, **values) == words._bundle.format_pattern(pattern, values)[0]
            assert words(key) == words._bundle.format_pattern(pattern, {})[0]
