"""What a game is tried with: its player counts, each with the default options, each other value alone, its levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vivant.engine.edition import spelled
from vivant.engine.game import Game
from vivant.engine.option import Option, OptionValue
from vivant.engine.registry import find_game, game_ids


@dataclass(frozen=True)
class Case:
    """A kind of game, a player count, and the options that are not at their defaults."""

    kind: type[Game]
    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def game(self) -> Game:
        return self.kind(self.players, self.options)

    def __str__(self) -> str:
        return "-".join([self.kind.id, str(self.players), *(f"{k}={spelled(v)}" for k, v in self.options.items())])


def plain_cases_of(kind: type[Game]) -> list[Case]:
    """One for each player count of the standard edition, with the default options."""
    return [Case(kind, players) for players in kind.player_counts(kind.standard_edition())]


def cases_of(kind: type[Game]) -> list[Case]:
    """The plain cases, each followed by those with one option at another value, and by the levels not yet there."""
    cases: list[Case] = []
    for plain in plain_cases_of(kind):
        cases.append(plain)
        for option in kind.options_for(plain.players, kind.standard_edition()):
            cases += [Case(kind, plain.players, {option.name: value}) for value in other_values(option)]
        cases += [case for case in level_cases_of(plain).values() if case not in cases]
    return cases


def level_cases_of(plain: Case) -> dict[str, Case]:
    """By name: the game's levels at this count, each with the options that are not at their defaults."""
    edition = plain.kind.standard_edition()
    defaults = {option.name: option.default for option in plain.kind.options_for(plain.players, edition)}
    cases: dict[str, Case] = {}
    for level in plain.kind.difficulties_for(plain.players, edition):
        changed = {name: value for name, value in level.options.items() if value != defaults[name]}
        cases[level.name] = Case(plain.kind, plain.players, changed)
    return cases


def other_values(option: Option) -> list[OptionValue]:
    """What may be chosen besides the default; of a range its two ends."""
    values: tuple[OptionValue, ...] = option.values or (option.least, option.most)
    default = spelled(option.default)
    return [value for at, value in enumerate(values) if spelled(value) != default and value not in values[:at]]


def registered() -> list[type[Game]]:
    return [find_game(id) for id in game_ids()]


def all_cases() -> list[Case]:
    return [case for kind in registered() for case in cases_of(kind)]


def all_plain_cases() -> list[Case]:
    return [case for kind in registered() for case in plain_cases_of(kind)]
