"""Editions: rules speak of the edition that is played, and house rules can be chosen and are told in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from fnmatch import fnmatchcase
from typing import Any, Final

from vivant.engine.differences import entry_name
from vivant.engine.edition import Edition, Switch, edition_from_content, spelled
from vivant.engine.errors import EditionError
from vivant.engine.facts import entries_of, settings_of
from vivant.engine.game import Game
from vivant.engine.rulings import with_rulings
from vivant.testkit.messages import fault_of
from vivant.words import Message

_VARIANT = re.compile(r"\[(\w+)\]")
_WORD = re.compile(r"[a-z]{3,}")  # not an id, and no sentence
TELLING = ("about", "primer")  # messages besides the rules that speak of the edition


def sentences(kind: type[Game], edition: Edition, lang: str) -> dict[str, str]:
    """All that is said of an edition, by the key of the message: not the examples, which are of the standard one."""
    words = kind.words_for(edition, lang)
    rules = [id for id in kind.rulebook().ids if id not in kind.rulebook().examples]
    others = [key for key in TELLING if words.has(key)]
    return {**{f"rule-{id}": words.rule(id) for id in rules}, **{key: words(key) for key in others}}


def check_mentioned(kind: type[Game]) -> None:
    """Every entry and every switch that is changed changes a sentence, in each language; the rulebook lists those
    that no sentence mentions, and no others."""
    standard, listed = kind.standard_edition(), kind.rulebook().unmentioned
    if not kind.rulebook().ids:
        return
    faults: list[str] = []
    for lang in kind.book.languages:
        before = sentences(kind, standard, lang)
        for place, value in _plain_entries(standard):
            moved = any(
                sentences(kind, changed(standard, place, other), lang) != before for other in _others(kind, value)
            )
            excused = any(fnmatchcase(place, pattern) for pattern in listed)
            if not moved and not excused:
                faults.append(f"{lang}: no sentence speaks of {place}; say it, or list it as unmentioned")
            elif moved and excused:
                faults.append(f"{lang}: {place} is listed as unmentioned, but a sentence speaks of it")
    for pattern in listed:
        if not any(fnmatchcase(place, pattern) for place, _ in entries_of(standard.content)):
            faults.append(f"{pattern} is listed as unmentioned, but there is no such entry")
    assert not faults, f"{kind.id}: " + "\n".join(faults)


def check_sayable(kind: type[Game]) -> None:
    """With the standard edition and with all its variants every sentence is given all that it names."""
    faults = []
    for edition in (kind.standard_edition(), *variants(kind)):
        facts = kind.facts(edition)
        for lang in kind.book.languages:
            words = kind.book.words(lang)
            for key in [*(f"rule-{id}" for id in kind.rulebook().ids), *TELLING]:
                if lacking := words.arguments(key) - facts.keys():
                    faults.append(f"{edition.name}, {lang}: {key} is not told {' '.join(sorted(lacking))}")
                    continue
                named = {name: facts[name] for name in words.arguments(key)}
                if words.has(key) and (fault := fault_of(Message(key, named), kind.book)):
                    faults.append(f"{edition.name}: {fault}")
    assert not faults, f"{kind.id}: " + "\n".join(faults)


def check_switches(kind: type[Game]) -> None:
    """Each value of each switch can be chosen, is another edition by name and hash unless it is the default, is told
    as one difference, and is what the rule says, which names the switch."""
    standard = kind.standard_edition()
    settings = settings_of(standard, kind.switches)
    for switch in kind.switches:
        where = f"{kind.id}, {switch.name}"
        assert switch.rule in kind.rulebook().ids, f"{where}: there is no rule {switch.rule}"
        assert settings[switch.name] == switch.default, f"{where}: the standard edition has not the default"
        for value in switch.values:
            fault = fault_of(switch.message(value), kind.book)
            assert fault is None, f"{where}: {fault}"
            edition = with_rulings(standard, kind.switches, {switch.name: value})
            if value == switch.default:
                assert edition is standard, f"{where}: the default makes another edition"
                continue
            kind.components(edition)
            assert edition.hash != standard.hash, f"{where}: the hash does not change"
            assert f"{switch.name}={spelled(value)}" in edition.name, f"{where}: the name does not say it"
            told = [(difference.message, difference.rule) for difference in kind.differences(edition)]
            assert told == [(switch.message(value), switch.rule)], f"{where}: it is told as {told}"
            _check_rule(kind, switch, edition, where)


def _check_rule(kind: type[Game], switch: Switch, edition: Edition, where: str) -> None:
    for lang in kind.book.languages:
        before = kind.words_for(kind.standard_edition(), lang).rule(switch.rule)
        after = kind.words_for(edition, lang).rule(switch.rule)
        assert before != after, f"{where}, {lang}: {switch.rule} reads the same"
        for sentence in (before, after):
            assert switch.name in sentence, f"{where}, {lang}: {switch.rule} does not name the switch"


def check_options(kind: type[Game]) -> None:
    """An option that is a rule of the house is told as one difference, and changes a rule's sentence in each
    language; with the defaults every sentence is that of the standard edition."""
    standard = kind.standard_edition()
    for players in kind.player_counts(standard):
        assert kind(players).plays_standard, f"{kind.id}, {players} players: it is not told as the standard edition"
        for option in kind.options_for(players, standard):
            for value in option.values if option.house else ():
                if value != option.default:
                    _check_option(kind(players, {option.name: value}), f"{kind.id}, {option.name}={spelled(value)}")


def _check_option(game: Game, where: str) -> None:
    assert len(game.house_rules()) == 1, f"{where}: it is not told as one difference"
    for lang in game.book.languages:
        usual, ours = game.words_for(game.edition, lang), game.told(lang)
        told = [id for id in game.rulebook().ids if usual.rule(id) != ours.rule(id)]
        assert told, f"{where}, {lang}: no rule says it"


def check_entry_names(kind: type[Game]) -> None:
    """Every entry of the standard edition but its switches has a name in every language, and a change of it is told."""
    standard = kind.standard_edition()
    switched = {f"rulings.{switch.name}" for switch in kind.switches}
    faults = []
    for place, value in entries_of(standard.content):
        if place in switched:
            continue
        name = entry_name(kind, place)
        fault = "it has no name" if name.key == "entry-named" else fault_of(name, kind.book)
        told = kind.differences(changed(standard, place, _another(value)))
        if fault is None and len(told) != 1:
            fault = f"a change is told as {len(told)} differences"
        faults += [] if fault is None else [f"{place}: {fault}"]
    assert not faults, f"{kind.id}: " + "\n".join(faults)


def check_values(kind: type[Game]) -> None:
    """A word that an entry holds is said in every language where a difference is told, and not as the file has it."""
    faults = set()
    for place, value in _plain_entries(kind.standard_edition()):
        if place.startswith("rulings."):  # these are told by their sentence
            continue
        for word in value if isinstance(value, list) else [value]:
            if isinstance(word, str) and _WORD.fullmatch(word):
                said = Message("value-of", {"name": word, "written": ""})
                known = all(kind.book.words(lang).say(said) not in ("", "value-of") for lang in kind.book.languages)
                faults |= set() if known else {f"value-of does not say {word!r} in every language"}
    assert not faults, f"{kind.id}: " + "\n".join(sorted(faults))


def check_shortened(kind: type[Game]) -> None:
    """What an edition does not have at all is told in one sentence, however much that was."""
    for edition in _shortened(kind):
        told = [kind.book.words("en").say(difference.message) for difference in kind.differences(edition)]
        assert len(told) <= 1, f"{kind.id}, {edition.name}: " + "\n".join(told)


def _plain_entries(edition: Edition) -> Iterator[tuple[str, Any]]:
    """Numbers, texts, flags and lists of them: what a sentence can name."""
    for place, value in entries_of(edition.content):
        if not isinstance(value, list) or not any(isinstance(item, list) for item in value):
            yield place, value


def _another(value: Any) -> Any:
    """Another value of the same type; whether the edition is consistent with it does not matter for what is said."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    return value[::-1] if value[::-1] != value else [*value, *value[:1]]


def _others(kind: type[Game], value: Any) -> Iterator[Any]:
    """Values that a sentence might tell from this one: for a text also whatever some sentence chooses by."""
    yield _another(value)
    if isinstance(value, str):
        yield from sorted(set(_VARIANT.findall(kind.book.source("en"))) - {value})
    elif isinstance(value, int) and not isinstance(value, bool) and value:
        yield value - 1


def changed(edition: Edition, place: str, value: Any) -> Edition:
    """The edition with another value at this place, consistent or not."""
    content = deepcopy(dict(edition.content))
    table: Any = content
    *tables, name = place.split(".")
    for part in tables:
        table = table[part]
    table[name] = value
    return edition_from_content(content, f"{place} changed")


def variants(kind: type[Game]) -> Iterator[Edition]:
    """Playable editions: with each switch turned, and without each part that may be left out."""
    yield from _turned(kind)
    yield from _shortened(kind)


def _turned(kind: type[Game]) -> Iterator[Edition]:
    for switch in kind.switches:
        for value in switch.values[1:]:
            yield with_rulings(kind.standard_edition(), kind.switches, {switch.name: value})


def _shortened(kind: type[Game]) -> Iterator[Edition]:
    """Playable editions without one of the tables, or without one of the parts of one."""
    standard = kind.standard_edition()
    for name, table in standard.content.items():
        if not isinstance(table, dict) or name == "edition":
            continue
        content = deepcopy(dict(standard.content))
        del content[name]
        shorter = [content]
        for part in table:
            content = deepcopy(dict(standard.content))
            del content[name][part]
            shorter.append(content)
        for content in shorter:
            content["edition"]["name"] = f"without a part of {name}"
            edition = edition_from_content(content, "shorter")
            try:
                kind.components(edition)
            except EditionError:
                continue
            yield edition


CHECKS: Final = (
    check_mentioned,
    check_sayable,
    check_switches,
    check_options,
    check_entry_names,
    check_values,
    check_shortened,
)
