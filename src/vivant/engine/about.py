"""About a game: what a rulebook has besides rules. Its story, who made it, and sheets of things named and shown."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vivant.engine.dice import FastDice
from vivant.engine.state import draw_outcome
from vivant.words import COMMON, Listing, Words

if TYPE_CHECKING:
    from vivant.draw.scene import Scene
    from vivant.engine.game import Game

TERMINAL: Final = "terminal"  # what is printed in short there; no sheet of a page
AID: Final = "aid"  # the sheet that lies at hand during a match
SHEETS: Final = ("components", "anatomy", "symbols", "setup", AID)
FIRST_DEAL: Final = 4  # the seed of the match that set-up pictures show


@dataclass(frozen=True, slots=True)
class Item:
    """Something that is named and explained. No two of an about have one key, which may be an id in a page.

    `counts` is how many of a component are in play, by the number of players.
    """

    key: str
    name: str
    sentence: str
    picture: Scene | None = None
    counts: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Panel:
    """Items that belong together. In its own picture, if it has one, they are numbered from 1."""

    key: str
    title: str
    items: tuple[Item, ...]
    picture: Scene | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """One of SHEETS, whose title is the house's message `about-sheet-KEY`."""

    key: str
    panels: tuple[Panel, ...]


@dataclass(frozen=True, slots=True)
class Credit:
    """Who did something for the printed game; `role` is the house's message `credit-ROLE`."""

    role: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class About:
    """All of it in one language, with the figures of one edition. `story` and `notes` are paragraphs."""

    ages: int
    players: tuple[int, ...]
    story: tuple[str, ...]
    notes: tuple[str, ...]
    credits: tuple[Credit, ...]
    sheets: tuple[Sheet, ...]
    terminal: tuple[Panel, ...] = ()  # explains what is printed in short there, without pictures

    def sheet(self, key: str) -> Sheet | None:
        return next((sheet for sheet in self.sheets if sheet.key == key), None)


@cache
def read_plan(file: Path) -> dict[str, Any]:
    """A game's `about.toml`, which ships with it: `ages`, `credits`, and each sheet's panels with their items; those of
    `terminal` explain what is printed there."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


class Teller:
    """Says what an `about.toml` declares, in one language, with the figures of one edition.

    The message `about-PANEL` is a panel's title. `about-PANEL-ITEM` is an item: its name is the first line, the rest
    is its sentence. `about-story` and, where there is one, `about-notes` have a paragraph in each line.
    """

    def __init__(self, file: Path, words: Words, players: Iterable[int], facts: Mapping[str, object]) -> None:
        """`facts` can be named by every message."""
        self.plan = read_plan(file)
        self.words = words
        self.players = tuple(players)
        self.facts = facts
        # what is printed in a terminal is named as it stands there, without a capital
        printed = self.plan.get(TERMINAL, {}).items()
        self._written = {f"about-{panel}-{name}" for panel, names in printed for name in names}

    def about(self, sheets: Mapping[str, Iterable[Panel]], terminal: Iterable[Panel] = ()) -> About:
        said = self.words
        return About(
            self.plan["ages"],
            self.players,
            tuple(said("about-story", **self.facts).splitlines()),
            tuple(said("about-notes", **self.facts).splitlines()) if said.has("about-notes") else (),
            tuple(Credit(each["role"], tuple(each["names"])) for each in self.plan["credits"]),
            tuple(Sheet(key, tuple(sheets[key])) for key in SHEETS if key in sheets),
            tuple(terminal),
        )

    def declared(self, panel: str) -> list[str]:
        """The items of a panel."""
        sheets = [self.plan[key] for key in (*SHEETS, TERMINAL) if key in self.plan]
        return list(next(sheet[panel] for sheet in sheets if panel in sheet))

    def places(self, panel: str, players: int, but: Iterable[str] = ()) -> list[tuple[float, float]]:
        """Where the number of each item stands in a picture: by `places` of the file, and by `places-PLAYERS`."""
        places = {**self.plan["places"], **self.plan.get(f"places-{players}", {})}
        return [(places[name][0], places[name][1]) for name in self.declared(panel) if name not in but]

    def panel(
        self,
        key: str,
        picture: Scene | None = None,
        pictures: Mapping[str, Scene] | None = None,
        counts: Mapping[str, Mapping[int, int]] | None = None,
        facts: Mapping[str, object] | None = None,
        but: Iterable[str] = (),
        turn: str = "",
    ) -> Panel:
        """With `pictures` and `counts` by item, `but` for some items. `turn` tells it from others of the same key."""
        pictures, counts = pictures or {}, counts or {}
        whole = {**self.facts, **(facts or {})}
        own = f"{key}-{turn}" if turn else key
        items = [
            self._item(f"{own}-{name}", f"about-{key}-{name}", whole, pictures.get(name), counts.get(name, {}))
            for name in self.declared(key)
            if name not in but
        ]
        return Panel(own, self.words(f"about-{key}", **whole), tuple(items), picture)

    def panel_of_each(self, key: str, things: Iterable[tuple[Mapping[str, object], Scene | None]]) -> Panel:
        """A panel whose one item, `each`, stands for every thing that the edition has of a kind."""
        items = [
            self._item(f"{key}-{n}", f"about-{key}-each", {**self.facts, **args}, picture, {})
            for n, (args, picture) in enumerate(things, 1)
        ]
        return Panel(key, self.words(f"about-{key}", **self.facts), tuple(items))

    def _item(
        self, key: str, message: str, facts: Mapping[str, object], picture: Scene | None, counts: Mapping[int, int]
    ) -> Item:
        name, _, sentence = self.words(message, **facts).partition("\n")
        if message not in self._written:
            name = name[:1].upper() + name[1:]
        return Item(key, name, " ".join(sentence.split()), picture, counts)


def laid_out(game: Game, lang: str) -> Scene:
    """The table when all is set up and the first decision is asked, as the first seat sees it; always the same deal."""
    state, dice = game.new(), FastDice(FIRST_DEAL)
    while state.is_chance() and not state.is_over():
        state.apply_outcome(draw_outcome(state, dice))
    names = [COMMON.words(lang)("name-seat", n=str(seat + 1)) for seat in range(game.players)]
    return game.scene(state.view(0), lang, names, [False] * game.players)


# in words


def facts_of(about: About, words: Words) -> str:
    """Players, ages and, where the game says it, how long a match takes."""
    several = [players for players in about.players if players > 1]
    whole = len(several) > 1 and several == list(range(several[0], several[-1] + 1))
    counts = f"{several[0]}–{several[-1]}" if whole else Listing(tuple(map(str, several or about.players)), either=True)
    players = words("about-players-alone" if 1 in about.players else "about-players", counts=counts)
    if words.has("minutes"):
        return words("about-facts-minutes", players=players, ages=about.ages, minutes=words("minutes"))
    return words("about-facts", players=players, ages=about.ages)


def role_of(credit: Credit, words: Words) -> str:
    return words(f"credit-{credit.role}")
