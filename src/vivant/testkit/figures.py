"""Figures: no sentence, name or picture keeps a number of the standard edition where another edition is played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from vivant.engine.edition import Edition
from vivant.engine.errors import EditionError
from vivant.engine.facts import entries_of
from vivant.engine.game import Game
from vivant.engine.rulings import with_rulings
from vivant.testkit.editions import changed, sentences

_ID = re.compile(r"\b[A-Z]{2}-[RX]?[0-9]+\b")  # of a rule
_DRAWN = re.compile(r"<text\b[^>]*>(.*?)</text>", re.DOTALL)
_MARKUP = re.compile(r"<[^>]*>")
_WORDS: Final = {  # numbers as words, and one of something that is counted
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|twice|(?<=\b)(?:an?|one) (?:gem|point)\b",
    "fr": r"deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|une gemme|un point",
}
NONE_IS_ONE: Final = {"fr"}  # by its plural rules `[one]` is said of 0, too
# Messages of a match, which are not told of an edition: those about files, bots, rows and lessons (of the standard
# edition alone), and those read elsewhere.
_ELSEWHERE: Final[tuple[str, ...]] = (
    *("about", "bot-", "components-", "edition-", "entry-", "lesson-", "minutes", "plane-", "primer", "rule"),
    *("ruling-", "section-", "tagline", "value-of", "without-"),
)


def check_all_differs(kind: type[Game], other: Edition) -> None:
    """The other edition is one in which every number is another one than in the standard edition, but for those that
    say how many players, and what no other edition can have otherwise."""
    ours, theirs = dict(entries_of(kind.standard_edition().content)), dict(entries_of(other.content))
    same = [place for place, value in ours.items() if type(value) is int and theirs.get(place) == value]
    unable = [place for place in same if _can_differ(kind, place, ours[place])]
    assert not unable, f"{kind.id}: {other.name} has the standard {', '.join(unable)}"


def _can_differ(kind: type[Game], place: str, value: int) -> bool:
    for another in (value + 1, value - 1):
        try:
            kind.components(changed(kind.standard_edition(), place, another))
        except EditionError:
            continue
        return True
    return False


def kept_figures(kind: type[Game], other: Edition, lang: str) -> dict[str, str]:
    """What is told of the standard edition and of the other one with the same numbers, whatever the rulings, by the
    key of what is told: the numbers, in order. Every number differs in `other`, so these are of no edition at all."""
    ours, theirs = _told(kind, kind.standard_edition(), lang), _told(kind, other, lang)
    kept = {key: _numbers(text, lang) & _numbers(theirs[key], lang) for key, text in ours.items() if key in theirs}
    for switch in kind.switches:  # and what each sentence says with other rulings
        for value in switch.values:
            one, two = (
                sentences(kind, with_rulings(edition, kind.switches, {switch.name: value}), lang)
                for edition in (kind.standard_edition(), other)
            )
            for key, text in one.items():
                kept[key] = kept.get(key, Counter()) | (_numbers(text, lang) & _numbers(two[key], lang))
    kept |= {key: _numbers(text, lang) for key, text in _written(kind, lang)}
    return {key: " ".join(sorted(numbers.elements())) for key, numbers in kept.items() if numbers}


def check_figures(kind: type[Game], other: Edition, lang: str, listed: Mapping[str, str]) -> None:
    """Those are listed, and nothing else is."""
    kept = kept_figures(kind, other, lang)
    faults = [
        f"{key}: {kept.get(key, 'no number')!r} is told of every edition, and {listed.get(key, 'nothing')!r} listed"
        for key in sorted({*kept, *listed})
        if kept.get(key) != listed.get(key)
    ]
    assert not faults, f"{kind.id}, {lang}: " + "\n".join(faults)


def check_ones(kind: type[Game], lang: str) -> None:
    """What is said of one thing names no other number, and does not count it where a language says none like one."""
    from fluent.syntax import ast, parse

    faults = []
    for entry in parse(kind.book.source(lang)).body:
        if not isinstance(entry, ast.Message):
            continue
        for text in _of_one(entry.value):
            counted = re.match(r"\s*[0-9]", text) is not None
            if set(re.findall("[0-9]+", _ID.sub("", text))) - {"1"} or (counted and lang in NONE_IS_ONE):
                faults.append(f"{entry.id.name} says {text.strip()!r} of one")
    assert not faults, f"{kind.id}, {lang}: " + "\n".join(faults)


def _of_one(node: Any) -> Iterator[str]:
    """The texts of all variants for one."""
    from fluent.syntax import ast

    for each in node.elements if isinstance(node, ast.Pattern) else ():
        inner = each.expression if isinstance(each, ast.Placeable) else None
        for variant in inner.variants if isinstance(inner, ast.SelectExpression) else ():
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                yield " ".join(each.value for each in variant.value.elements if isinstance(each, ast.TextElement))
            yield from _of_one(variant.value)


def _numbers(text: str, lang: str) -> Counter[str]:
    numbers = re.findall(rf"[0-9]+|\b(?:{_WORDS[lang]})\b", _ID.sub("", text), re.IGNORECASE)
    return Counter(number.lower() for number in numbers)


def _told(kind: type[Game], edition: Edition, lang: str) -> dict[str, str]:
    """Rules, primer, and all that a game tells about itself, with what is written in its pictures."""
    told = sentences(kind, edition, lang)
    about = kind.about(lang, edition)
    for sheet in about.sheets if about is not None else ():
        for panel in sheet.panels:
            told[panel.key] = panel.title
            for item in panel.items:
                told[item.key] = f"{item.name} {item.sentence}"
                for picture in item.picture.pictures if item.picture is not None else ():
                    drawn = "".join(fragment.svg for fragment in picture.fragments)
                    told[f"{item.key} drawn"] = " ".join(_MARKUP.sub("", text) for text in _DRAWN.findall(drawn))
    return told


def _written(kind: type[Game], lang: str) -> Iterator[tuple[str, str]]:
    """Messages of a match as they are written, without what is said of one thing alone."""
    from fluent.syntax import ast, parse

    for entry in parse(kind.book.source(lang)).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(_ELSEWHERE):
            yield entry.id.name, " ".join(_texts(entry.value))


def _texts(node: Any) -> Iterator[str]:
    from fluent.syntax import ast

    if isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from [element.value] if isinstance(element, ast.TextElement) else _texts(element)
    elif isinstance(node, ast.Placeable):
        yield from _texts(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if key not in ("one", "1"):
                yield from _texts(variant.value)
