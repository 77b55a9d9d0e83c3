"""The rules of a game as its page shows them: sections, sentences with links, pictures, and the edition's values."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from vivant.engine.edition import Edition, flatten, marks, marks_at, spelled
from vivant.engine.game import Game
from vivant.engine.rulebook import rule_sentence
from vivant.table.pictures import illustrations, inline_svg, sprite_svg
from vivant.table.speech import BOOK


@dataclass(frozen=True)
class Rule:
    id: str
    sentence: Markup
    picture: Markup | None


@dataclass(frozen=True)
class Chapter:
    """`anchor` is where the contents lead."""

    anchor: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Value:
    """An entry of the edition; `marks` say whether it is printed or reconstructed."""

    entry: str
    lines: tuple[str, ...]
    marks: tuple[str, ...]

    @property
    def breakable(self) -> Markup:
        """The entry with places where a narrow page may break it."""
        return Markup(".<wbr>").join(self.entry.split("."))


@dataclass(frozen=True)
class RulesPage:
    """`primer` is how to play, in a few lines."""

    id: str
    title: str
    about: str
    primer: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    values: tuple[Value, ...]
    edition: str
    hash: str
    sprite: Markup | None


def rules_of(game: type[Game], lang: str) -> RulesPage:
    words = game.book.words(lang)
    known = game.rulebook().ids
    pictures = illustrations(game, lang)
    chapters = []
    for number, section in enumerate(game.rulebook().sections, 1):
        rules = []
        for id in section.ids:
            sentence = words.say(rule_sentence(id))
            picture = None
            if id in pictures:
                label = pictures[id].label or BOOK.words(lang)("rules-picture", rule=id)
                picture = Markup(inline_svg(pictures[id], f"{id}-", label, with_sprite=False))
            rules.append(Rule(id, linked(sentence, known), picture))
        chapters.append(Chapter(f"s{number}", words.say(section.title), tuple(rules)))
    edition = game.standard_edition()
    return RulesPage(
        game.id,
        words("title"),
        words("about" if words.has("about") else "tagline"),
        tuple(words("primer").splitlines()) if words.has("primer") else (),
        tuple(chapters),
        values_of(edition),
        edition.name,
        edition.hash,
        Markup(sprite_svg(next(iter(pictures.values())).sprite)) if pictures else None,
    )


def linked(sentence: str, known: tuple[str, ...]) -> Markup:
    """The sentence with every rule that it names as a link to that rule."""
    ids = "|".join(re.escape(id) for id in sorted(known, key=len, reverse=True))
    return Markup(re.sub(rf"(?<![\w-])({ids})(?![\w-])", r'<a href="#\1">\1</a>', str(escape(sentence))))


def values_of(edition: Edition) -> tuple[Value, ...]:
    """Every entry but whose edition it is, and its name; what has several lines stands once, with all of them."""
    marked = marks(edition.text)
    values: dict[str, list[str]] = {}
    for place, value in flatten(edition.content):
        if place not in ("edition.game", "edition.name"):
            values.setdefault(place, []).append(spelled(value))
    return tuple(Value(place, tuple(each), tuple(marks_at(marked, place))) for place, each in values.items())
