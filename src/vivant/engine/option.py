"""Options of a game, declared so that the command line and the page can build their forms from them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from vivant.engine.edition import spelled
from vivant.engine.errors import SetupError
from vivant.words import Listing, Message

_NUMBER = re.compile(r"-?[0-9]{1,18}")

OptionValue = bool | int | str
LONGEST_ECHO = 60


@dataclass(frozen=True)
class Option:
    """What may be chosen before a match. Its sentence is the message `option-NAME` (`_` written as `-`).

    A value is shown as the message `option-NAME-VALUE` says it, where there is one, or as `named` does, which has a
    message for each of the values where an edition decides which there are. Either `values` lists what may be chosen,
    or `least` and `most` bound a whole number. Where another value than the default is a rule of the house, which those
    who sit down should be told of, it is marked as `house`.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 0
    rule: str = ""
    house: bool = False
    idle: bool = False  # changes nothing with this edition: records may name it, and nobody is offered it
    later: bool = False  # came when there were records without it: one at its default does not name it
    named: tuple[Message, ...] = ()

    @property
    def message(self) -> Message:
        return Message("option-" + self.name.replace("_", "-"))

    def value_key(self, value: OptionValue) -> str:
        return f"{self.message.key}-{spelled(value)}".replace("_", "-")

    @property
    def range(self) -> str:
        """What may be chosen, as one writes it."""
        return " | ".join(spelled(value) for value in self.values) or f"{self.least} … {self.most}"

    def allows(self, value: object) -> bool:
        if self.values:
            return any(value == known and type(value) is type(known) for known in self.values)
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def read(self, text: str) -> OptionValue:
        """A value as it is typed."""
        for known in self.values:
            if spelled(known) == text.strip().lower():
                return known
        if not self.values and _NUMBER.fullmatch(text.strip()) and self.allows(int(text)):
            return int(text)
        raise self._refused(text)

    def check(self, value: object) -> OptionValue:
        """A value as a program or a record gives it."""
        if not self.allows(value):
            raise self._refused(value)
        assert isinstance(value, bool | int | str)
        return value

    def _refused(self, value: object) -> SetupError:
        return SetupError(Message("option-value", {"name": self.name, "value": short(value), "range": self.range}))


def fill_options(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every declared option, as given or by default, in the declared order."""
    known = {option.name for option in declared}
    for name in given:
        if name not in known:
            raise unknown_option(name, declared)
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.default for option in declared
    }


def read_options(declared: tuple[Option, ...], texts: list[str]) -> dict[str, OptionValue]:
    """Options as typed, `name=value` each."""
    by_name = {option.name: option for option in declared}
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals:
            raise SetupError(Message("option-form", {"text": short(text)}))
        if name not in by_name:
            raise unknown_option(name, declared)
        values[name] = by_name[name].read(value)
    return values


def unknown_option(name: str, declared: tuple[Option, ...]) -> SetupError:
    names = Listing(tuple(option.name for option in declared))
    key = "option-unknown" if declared else "option-none"
    return SetupError(Message(key, {"name": short(name), "names": names}))


def short(value: object) -> str:
    """What somebody gave, as one line of a refusal can repeat it."""
    text = "".join(letter if letter.isprintable() else "?" for letter in spelled(value)[: LONGEST_ECHO + 1])
    return text if len(text) <= LONGEST_ECHO else text[: LONGEST_ECHO - 1] + "…"
