"""What a game is tried with: each player count with the default options, other ones, its levels, other rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vivant.engine.edition import Edition, edition_from_content, spelled
from vivant.engine.game import Game
from vivant.engine.houseedition import house_editions, named_edition
from vivant.engine.option import Option, OptionValue
from vivant.engine.registry import find_game, game_ids


@dataclass(frozen=True)
class Case:
    """A kind of game, a player count, and what is not as usual: options, rulings, or a house edition."""

    kind: type[Game]
    players: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    rulings: Mapping[str, bool | str] = field(default_factory=dict)
    house: str = ""  # the name of a house edition

    def game(self) -> Game:
        return self.kind(self.players, self.options, self.edition())

    def edition(self) -> Edition:
        """The standard one, with these rulings; or the house edition."""
        if self.house:
            return named_edition(self.kind, self.house)
        standard = self.kind.standard_edition()
        if not self.rulings:
            return standard
        content = {**standard.content, "rulings": {**standard.content.get("rulings", {}), **self.rulings}}
        head = {**standard.content["edition"], "name": "other rulings"}
        return edition_from_content({**content, "edition": head}, "rulings.toml")

    def __str__(self) -> str:
        chosen = {**self.options, **self.rulings}
        settings = [f"{k}={spelled(v)}" for k, v in chosen.items()]
        return "-".join([self.kind.id, str(self.players), *settings, *([self.house] if self.house else [])])


def plain_cases_of(kind: type[Game]) -> list[Case]:
    """One for each player count of the standard edition, with the default options."""
    return [Case(kind, players) for players in kind.player_counts(kind.standard_edition())]


def cases_of(kind: type[Game]) -> list[Case]:
    """The plain cases, each followed by those with one option at another value, by the levels not yet there, and by
    those with all rulings at other values; the greatest count also with one ruling at another value."""
    cases: list[Case] = []
    for plain in plain_cases_of(kind):
        cases.append(plain)
        for option in kind.options_for(plain.players, kind.standard_edition()):
            cases += [Case(kind, plain.players, {option.name: value}) for value in other_values(option)]
        cases += [case for case in level_cases_of(plain).values() if case not in cases]
        cases += ruled_cases_of(plain)
    return cases + [Case(kind, cases[-1].players, rulings={s.name: v}) for s in kind.switches for v in s.values[1:]]


def ruled_cases_of(plain: Case) -> list[Case]:
    """The game at this count with every switch at another value, so often that each value is played."""
    switches = plain.kind.switches
    most = max((len(switch.values) for switch in switches), default=1)
    return [
        Case(plain.kind, plain.players, rulings={s.name: s.values[min(at, len(s.values) - 1)] for s in switches})
        for at in range(1, most)
    ]


def house_cases_of(kind: type[Game]) -> list[Case]:
    """Every house edition at every count at which it changes something."""
    return [Case(kind, players, house=name) for name, ours in house_editions(kind).items() for players in ours.players]


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


def all_house_cases() -> list[Case]:
    return [case for kind in registered() for case in house_cases_of(kind)]


def all_plain_cases() -> list[Case]:
    return [case for kind in registered() for case in plain_cases_of(kind)]
