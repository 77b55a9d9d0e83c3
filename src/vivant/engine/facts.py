"""Facts: what an edition says, as arguments of sentences, so that rules speak of the edition that is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from vivant.engine.edition import Edition, Switch, flatten, marks, spelled
from vivant.words import COMMON, Listing, Message

if TYPE_CHECKING:
    from vivant.engine.game import Game

HEAD = "edition."  # what stands in this table is named without it
RULING = "ruling"  # one of the MARKS of an edition
OWN = ("edition.game", "edition.name")  # whose edition it is, and its name: no components


def entries_of(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every entry with its dotted place, lists whole; all but whose edition it is, and its name."""
    for name, value in table.items():
        place = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from entries_of(value, place)
        elif place not in OWN:
            yield place, value


def fact_name(place: str) -> str:
    """An entry as an argument of messages: `play.hand` is `$play_hand`."""
    return place.removeprefix(HEAD).replace(".", "_").replace("-", "_")


def facts_of(edition: Edition, switches: tuple[Switch, ...]) -> dict[str, object]:
    """Every number, text and plain list of the edition, and how each of the switches stands.

    It asks nothing of their sense, so that whatever can be written can be spoken of.
    """
    facts: dict[str, object] = {}
    for place, value in entries_of(edition.content):
        if isinstance(value, list):
            if not any(isinstance(item, list) for item in value):
                facts[fact_name(place)] = Listing(tuple(spelled(item) for item in value))
        else:
            facts[fact_name(place)] = spelled(value) if isinstance(value, bool) else value
    for name, setting in settings_of(edition, switches).items():
        facts[fact_name(f"rulings.{name}")] = spelled(setting)
    return facts


def settings_of(edition: Edition, switches: tuple[Switch, ...]) -> dict[str, bool | str]:
    """How each switch stands in an edition: as written, or by default."""
    written = edition.content.get("rulings", {})
    return {switch.name: written.get(switch.name, switch.default) for switch in switches}


def shown_entries(edition: Edition, switches: tuple[Switch, ...]) -> Iterator[tuple[str, Any]]:
    """Every entry as `flatten` gives it, and among the rulings also the switches that are not written, as they stand.

    A switch that came when the edition had shipped is not in its file, so that its hash stays.
    """
    content = dict(edition.content)
    if switches:
        content["rulings"] = {**content.get("rulings", {}), **settings_of(edition, switches)}
    return flatten(content)


def marks_of(standard: Edition, switches: tuple[Switch, ...]) -> dict[str, list[str]]:
    """Which marks the entries of the standard edition have; each switch is a ruling, also one that is not written."""
    rulings = {f"rulings.{switch.name}": [RULING] for switch in switches}
    return {**rulings, **marks(standard.text)}


def same_components(edition: Edition, standard: Edition) -> bool:
    """Whether they differ in nothing but rulings."""
    one, other = (
        {place: value for place, value in entries_of(each.content) if not place.startswith("rulings.")}
        for each in (edition, standard)
    )
    return one == other


class EditionWords:
    """A game's book as it speaks of one edition: rules, primer and whatever else names facts."""

    def __init__(
        self, kind: type[Game], edition: Edition, lang: str, facts: Mapping[str, object] | None = None
    ) -> None:
        """With the facts of the edition, or those of a table, where options were chosen too."""
        self.words = kind.book.words(lang)
        self.edition = edition
        self.differs = not kind.is_standard(edition)
        self._kind = kind
        self._facts = kind.facts(edition) if facts is None else facts

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def __call__(self, key: str) -> str:
        """The sentence with those facts that it names."""
        return self._with(key, self._facts)

    def rule(self, id: str) -> str:
        """The sentence of a rule. An example is told as it is worked out: with the standard components."""
        if id in self._kind.rulebook().examples:
            return self._with(f"rule-{id}", self._kind.facts(self._kind.standard_edition()))
        return self(f"rule-{id}")

    def rule_alone(self, id: str) -> str:
        """The same where no heading says with which components an example was worked out."""
        sentence = self.rule(id)
        if self.differs and id in self._kind.rulebook().examples:
            return COMMON.words(self.words.lang)("example-standard", sentence=sentence)
        return sentence

    @property
    def examples_note(self) -> str:
        """What stands over the examples; nothing where the standard edition is played."""
        return COMMON.words(self.words.lang)("examples-standard") if self.differs else ""

    def _with(self, key: str, facts: Mapping[str, object]) -> str:
        named = self.words.arguments(key)
        return self.words.say(Message(key, {name: facts[name] for name in sorted(named) if name in facts}))
