"""Sentences: French has its typographic blanks, and whoever is called "You" is spoken to rightly."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from vivant.table.speech import BOOK as TABLE
from vivant.testkit.agreement import agreement_fault
from vivant.testkit.cases import registered
from vivant.words import COMMON, LANGUAGES, Book

GAMES = registered()
BOOKS = {"common": COMMON, "table": TABLE, **{kind.id: kind.book for kind in GAMES}}
every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS.keys())

# Messages that name somebody who may be called "You", and their arguments that are names.
NAMING = re.compile(r"(log|board|plain|score|end-line|end-won|end-shared|curtain-undo|ask-consent)\b")
NAMES = {"seat", "name", "names", "other", "asker", "to", "high", "low", "absent"}
HEXES = {("log-move", "other"), ("log-swap", "other")}  # which are no names


def messages(book: Book, lang: str) -> Iterator[tuple[str, str]]:
    """Each message of a book with its text."""
    for text in re.split(r"\n(?=[a-zA-Z#])", "\n" + book.source(lang)):
        key, sign, body = text.partition("=")
        if sign and re.fullmatch(r"[\w-]+", key.strip()):
            yield key.strip(), body


@every_book
def test_french_has_its_blanks(book: Book) -> None:
    """No-break before a colon and inside guillemets, narrow before the other double signs; the apostrophe is bent."""
    wrong = re.compile(r" [:;?!»](?=\s|$)|« |\u202f[:»]|\u00a0[;?!]|[a-zé]'[a-zéèêà]")
    faults = [f"{key} = {body}" for key, body in messages(book, "fr") if wrong.search(body)]
    assert not faults, "\n".join(faults)


def test_what_does_not_agree_is_noticed() -> None:
    assert agreement_fault("You are first: it is You.", "en")
    wrong = ("You has 1-2 and 2-3.", "Ada ranks before You.", "You takes 2 gems.", "Tie: You ranks first.")
    assert all(agreement_fault(text, "en") for text in wrong)
    right = ("You have 1-2 and 2-3.", "You take 2 gems.", "First player: You.", "You pass.", "Ada and You share it.")
    assert not any(agreement_fault(text, "en") for text in right)
    wrong = ("Vous a 1-2 et 2-3.", "Ada devance Vous.", "Vous prend 2 gemmes.", "Vous reçoit 1 gemme.")
    assert all(agreement_fault(text, "fr") for text in wrong)
    right = ("Vous avez 1-2 et 2-3.", "Vous prenez 2 gemmes.", "Premier joueur\u00a0: Vous.", "Ada et Vous.")
    assert not any(agreement_fault(text, "fr") for text in right)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_book
def test_whoever_is_called_you_is_spoken_to_rightly(book: Book, lang: str) -> None:
    words, you = book.words(lang), COMMON.words(lang)("name-you")
    faults = []
    for key, body in messages(book, lang):
        arguments = set(re.findall(r"\$([\w-]+)", body))
        for argument in sorted(arguments & NAMES):
            if NAMING.match(key) and (key, argument) not in HEXES:
                said = words(key, **{**dict.fromkeys(arguments, "Ada"), argument: you})
                faults += [f"{key}: {fault}"] if (fault := agreement_fault(said, lang)) else []
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
@every_book
def test_one_word_is_said_for_one_thing(book: Book, lang: str) -> None:
    """In French a coach is a conseiller and a bot a robot; what stands for a whole is no other word's."""
    wrong = {"en": r"Points by source|some (hundred|thousand)", "fr": r"\bcoach\b|\b[Bb]ots? qui|Points par source"}
    faults = [f"{key} = {body}" for key, body in messages(book, lang) if re.search(wrong[lang], body)]
    assert not faults, "\n".join(faults)
