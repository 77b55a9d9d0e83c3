"""Every game's rules speak of the edition that is played, and its house rules can be chosen and told."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vivant.engine.edition import Edition, Switch, edition_from_text
from vivant.engine.game import Game
from vivant.engine.registry import find_game, game_ids
from vivant.engine.rulebook import Rulebook
from vivant.testkit import editions, figures
from vivant.words import Message


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("check", editions.CHECKS)
def test_sentences_follow_the_edition(check: Callable[[type[Game]], None], id: str) -> None:
    check(find_game(id))


def other_edition(kind: type[Game]) -> tuple[Edition, dict[str, Any]]:
    """The edition of `tests/games/GAME/other.toml`, and the numbers that are told of it and of the standard one."""
    file = Path(__file__).parents[1] / "games" / kind.folder.name / "other.toml"
    plan, text = tomllib.loads(file.read_text(encoding="utf-8")), kind.standard_edition().text
    for old, new in plan["write"].items():
        assert old in text, old
        text = text.replace(old, new)
    return edition_from_text(text, file.name), plan["kept"]


@pytest.mark.parametrize("id", game_ids())
def test_no_number_of_the_standard_edition_is_told_of_another_one(id: str) -> None:
    kind = find_game(id)
    other, kept = other_edition(kind)
    kind.components(other)
    figures.check_all_differs(kind, other)
    for lang in kind.book.languages:
        figures.check_figures(kind, other, lang, kept[lang])
        figures.check_ones(kind, lang)


class Stale(find_game("vivarium")):  # type: ignore[misc]
    """Its rules tell the standard number of gems that are taken instead of a card; its player aid the right one."""

    @classmethod
    def facts(cls, edition: Edition) -> Mapping[str, object]:
        return {**super().facts(edition), "gems_instead_of_card": 2}


def test_a_number_that_stays_behind_is_found_in_each_sentence() -> None:
    other, kept = other_edition(find_game("vivarium"))
    with pytest.raises(
        AssertionError, match=r"primer: '2 two two' .*, and 'two two' listed\nrule-VA-18: '2' .*'nothing'"
    ):
        figures.check_figures(Stale, other, "en", kept["en"])


@pytest.mark.parametrize(("lang", "wrong"), [("en", "[one] 3 gems"), ("fr", "[one] 1 gemme")])
def test_a_wrong_number_of_one_is_found(lang: str, wrong: str) -> None:
    """In French `one` is said of none, too."""
    kind = find_game("vivarium")

    class Miscounted(kind):  # type: ignore[misc, valid-type]
        book = SimpleNamespace(
            source=lambda lang: f"rule-VA-08 = Take {{ $gems ->\n    {wrong}\n   *[other] gems\n  }}.\n"
        )

    figures.check_ones(kind, lang)
    with pytest.raises(AssertionError, match=r"rule-VA-08 says '\d gem\w+' of one"):
        figures.check_ones(Miscounted, lang)


def test_an_edition_that_is_hardly_another_one_proves_nothing() -> None:
    kind = find_game("vivo")
    with pytest.raises(AssertionError, match=r"has the standard .*play\.highest_points"):
        figures.check_all_differs(kind, kind.standard_edition())


class Deaf(find_game("vivarium")):  # type: ignore[misc]
    """Its sentences are told of the standard edition, whatever is played."""

    @classmethod
    def facts(cls, edition: Edition) -> Mapping[str, object]:
        facts: Mapping[str, object] = super().facts(cls.standard_edition())
        return facts


class Silent(find_game("vivo")):  # type: ignore[misc]
    """Its sentences are not told what is dealt."""

    @classmethod
    def facts(cls, edition: Edition) -> Mapping[str, object]:
        return {name: fact for name, fact in super().facts(edition).items() if name != "play_hand"}


class Misspelt(find_game("vivarium")):  # type: ignore[misc]
    """A switch that its book does not know."""

    switches = (*find_game("vivarium").switches, Switch("six_minus_flour", "VA-R23", (False, True)))


class Unlisted(find_game("vivid-memories")):  # type: ignore[misc]
    """Does not say which entries no sentence mentions, or names one that is mentioned."""

    listed: tuple[str, ...] = ()

    @classmethod
    def rulebook(cls) -> Rulebook:
        return replace(super().rulebook(), unmentioned=cls.listed)


class Coarse(find_game("vivid-memories")):  # type: ignore[misc]
    """Has neither a word for what its entries hold nor one for what it lacks."""

    book = find_game("vivid-memories").book.__class__(
        find_game("vivid-memories").book.folder, ("words", "rulebook", "about"), find_game("vivid-memories").book.parent
    )


class Overlisted(Unlisted):
    listed = (*find_game("vivid-memories").rulebook().unmentioned, "hex_capacity")


@pytest.mark.parametrize(
    ("check", "kind", "said"),
    [
        (editions.check_mentioned, Deaf, "no sentence speaks of edition.rounds"),
        (editions.check_switches, Deaf, "VA-R7 reads the same"),
        (editions.check_sayable, Silent, "rule-VO-02 is not told play_hand"),
        (editions.check_switches, Misspelt, "no message ruling-six-minus-flour-false"),
        (editions.check_values, Coarse, "value-of does not say 'purple'"),
        (editions.check_shortened, Coarse, "without a part of players: "),
        pytest.param(editions.check_mentioned, Unlisted, "no sentence speaks of score_markers", marks=pytest.mark.deep),
        pytest.param(
            editions.check_mentioned,
            Overlisted,
            "hex_capacity is listed as unmentioned, but",
            marks=pytest.mark.deep,
        ),
    ],
)
def test_each_check_finds_its_bug(check: Callable[[type[Game]], None], kind: type[Game], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check(kind)


def test_an_entry_without_a_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "entry_name", lambda kind, place: Message("entry-named", {"place": place}))
    with pytest.raises(AssertionError, match=r"cards\.suits: it has no name"):
        editions.check_entry_names(find_game("vivo"))


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures_of_a_changed_edition_are_its_own_or_left_out(id: str, lang: str) -> None:
    """Each switch and each table that may be left out: what is drawn can be drawn."""
    kind = find_game(id)
    for edition in editions.variants(kind):
        drawn = kind.illustrations(lang, edition)
        assert set(drawn) <= set(kind.illustrations(lang))
