"""The rules of a game as its page shows them: sections, sentences with links, pictures, and the edition's values."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from vivant.draw.inline import inline_svg, sprite_svg
from vivant.engine.differences import Difference
from vivant.engine.edition import Edition, marks_at, spelled
from vivant.engine.facts import marks_of, same_components, shown_entries
from vivant.engine.game import Game
from vivant.engine.option import short
from vivant.table.pictures import illustrations
from vivant.table.speech import BOOK
from vivant.words import Words

CHANGED = "changed"  # the mark of an entry that is not as in the standard edition
ORIGINS = ("components-printed", "components-ours")  # of the standard edition


@dataclass(frozen=True)
class Rule:
    id: str
    sentence: Markup
    picture: Markup | None


@dataclass(frozen=True)
class Chapter:
    """`anchor` is where the contents lead; `note` is what to know before one reads it, if there is anything."""

    anchor: str
    title: str
    note: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Value:
    """An entry of the edition; `marks` say where it comes from, or that it is not as in the standard edition."""

    entry: str
    lines: tuple[str, ...]
    marks: tuple[str, ...]

    @property
    def breakable(self) -> Markup:
        """The entry with places where a narrow page may break it."""
        return Markup(".<wbr>").join(self.entry.split("."))


@dataclass(frozen=True)
class RulesPage:
    """`primer` is how to play, in a few lines; `house_rules` is how the edition differs from the standard one, and
    `origins` says which components are printed and which are ours."""

    id: str
    title: str
    about: str
    primer: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    house_rules: tuple[Markup, ...]
    origins: tuple[str, ...]
    values: tuple[Value, ...]
    edition: str
    hash: str
    sprite: Markup | None
    tells: bool  # whether the game has a page about itself


def rules_of(game: type[Game], lang: str, edition: Edition, played: Game | None = None) -> RulesPage:
    """With an edition, or as it is `played` at a table, with its options."""
    words = game.words_for(edition, lang) if played is None else played.told(lang)
    known, standard = game.rulebook().ids, game.standard_edition()
    pictures = illustrations(game, lang, edition)
    chapters = []
    for number, section in enumerate(game.rulebook().sections, 1):
        rules = []
        for id in section.ids:
            sentence = words.rule(id)
            picture = None
            if id in pictures:
                label = pictures[id].label or BOOK.words(lang)("rules-picture", rule=id)
                picture = Markup(inline_svg(pictures[id], f"{id}-", label, with_sprite=False))
            rules.append(Rule(id, linked(sentence, known), picture))
        note = words.examples_note if section.examples else ""
        chapters.append(Chapter(f"s{number}", words.words.say(section.title), note, tuple(rules)))
    return RulesPage(
        game.id,
        words("title"),
        words("about" if words.has("about") else "tagline"),
        tuple(words("primer").splitlines()) if words.has("primer") else (),
        tuple(chapters),
        tuple(linked(told, known) for told in told_differences(game, words.words, edition, played)),
        tuple(words(key) for key in ORIGINS if words.has(key)) if same_components(edition, standard) else (),
        values_of(game, edition),
        short(edition.name),
        edition.hash,
        Markup(sprite_svg(next(iter(pictures.values())).sprite)) if pictures else None,
        game.tells_about(),
    )


def told_differences(game: type[Game], words: Words, edition: Edition, played: Game | None = None) -> tuple[str, ...]:
    """How an edition, or a table where it is played, differs from the standard one, each in a sentence that may name
    its rule."""
    differences = game.differences(edition) if played is None else played.house_rules()
    return tuple(_told(difference, words) for difference in differences)


def _told(difference: Difference, words: Words) -> str:
    said = words.say(difference.message)
    return words("house-rule", sentence=said, rule=difference.rule) if difference.rule else said


def linked(sentence: str, known: tuple[str, ...]) -> Markup:
    """The sentence with every rule that it names as a link to that rule."""
    ids = "|".join(re.escape(id) for id in sorted(known, key=len, reverse=True))
    return Markup(re.sub(rf"(?<![\w-])({ids})(?![\w-])", r'<a href="#\1">\1</a>', str(escape(sentence))))


def values_of(game: type[Game], edition: Edition) -> tuple[Value, ...]:
    """Every entry but whose edition it is, and its name; what has several lines stands once, with all of them.

    What is as in the standard edition comes from where that says; a comment that was copied with the file proves
    nothing of another value.
    """
    standard = game.standard_edition()
    usual, marked = _lines_of(game, standard), marks_of(standard, game.switches)
    return tuple(
        Value(place, tuple(each), tuple(marks_at(marked, place)) if usual.get(place) == each else (CHANGED,))
        for place, each in _lines_of(game, edition).items()
    )


def _lines_of(game: type[Game], edition: Edition) -> dict[str, list[str]]:
    values: dict[str, list[str]] = {}
    for place, value in shown_entries(edition, game.switches):
        if place not in ("edition.game", "edition.name"):
            values.setdefault(place, []).append(spelled(value))
    return values
