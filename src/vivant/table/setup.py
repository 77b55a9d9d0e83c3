"""What a table plays: the game with its options and edition, the table's name, and how fast its bots are."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from vivant.engine.clocks import ClockRules
from vivant.engine.edition import edition_from_content
from vivant.engine.game import Game
from vivant.engine.registry import make_game, share_game
from vivant.table.refusal import refuse

HUMAN, NONE = PACES = ("human", "none")


def check_pace(pace: str) -> str:
    if pace not in PACES:
        raise refuse(422, "pace", "pace-refused", paces=" | ".join(PACES))
    return pace


@dataclass(frozen=True)
class TableSetup:
    """As it is stored. `edition` is the content of one that does not ship, or None for the standard one."""

    game_id: str
    players: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    name: str
    pace: str = HUMAN
    clocks: ClockRules | None = None
    lesson: str = ""  # which of the game's lessons it is, if it is one

    @cached_property
    def game(self) -> Game:
        edition = None if self.edition is None else edition_from_content(self.edition, "edition")
        return share_game(make_game(self.game_id, self.players, self.options, edition))

    @property
    def no_words(self) -> list[str]:
        """For dice that are sealed when nobody can give a word any more, or yet."""
        return [""] * self.players

    @cached_property
    def for_thinkers(self) -> str:
        """What a process that thinks needs to make the same game: the same text for all tables that play it."""
        return replace(self, name="", pace=HUMAN, clocks=None, lesson="").text()

    @property
    def unguided(self) -> TableSetup:
        """The same without its lesson."""
        return replace(self, lesson="")

    @classmethod
    def of(cls, game: Game, name: str = "", pace: str = HUMAN, lesson: str = "") -> TableSetup:
        edition = None if game.edition.hash in game.shipped_editions() else dict(game.edition.content)
        return cls(game.id, game.players, dict(game.options), edition, name, pace, lesson=lesson)

    def text(self) -> str:
        game = {"game": self.game_id, "players": self.players, "options": self.options, "edition": self.edition}
        lesson = {"lesson": self.lesson} if self.lesson else {}
        clocks = {"clocks": self.clocks.written()} if self.clocks is not None else {}
        return json.dumps({**game, "name": self.name, "pace": self.pace, **clocks, **lesson}, ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> TableSetup:
        given = json.loads(text)
        game = (given["game"], given["players"], given["options"], given["edition"])
        clocks = ClockRules.read(given.get("clocks"))
        return cls(*game, given["name"], given["pace"], clocks, given.get("lesson", ""))
