"""Which puzzles a person has solved on this machine, and for how many days in a row: one small file."""

from __future__ import annotations

import json
import os
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from vivant.cli.common import data_folder

FILE: Final = "puzzles.json"


class PuzzleBook:
    """By game: when each number was solved (`solved`), which were looked up before that (`seen`), and the days whose
    puzzle was solved on that very day (`days`). A file that cannot be read counts as empty."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.games: dict[str, dict[str, Any]] = {}
        try:
            self.file = file or data_folder() / FILE
            content = json.loads(self.file.read_text(encoding="utf-8"))
            if isinstance(content, dict):
                self.games = {game: given for game, given in content.items() if isinstance(given, dict)}
        except (OSError, RuntimeError, ValueError):
            pass

    def _part(self, game: str, name: str) -> dict[str, str]:
        part = self.games.setdefault(game, {}).setdefault(name, {})
        if not isinstance(part, dict):
            part = self.games[game][name] = {}
        return part

    def is_solved(self, game: str, number: int) -> bool:
        return str(number) in self._part(game, "solved")

    def count(self, game: str) -> int:
        return len(self._part(game, "solved"))

    def see(self, game: str, number: int, today: date) -> None:
        """The solution was looked up: from now on it does not count."""
        if not self.is_solved(game, number):
            self._part(game, "seen").setdefault(str(number), today.isoformat())

    def solve(self, game: str, number: int, today: date, of_today: bool) -> None:
        if str(number) in self._part(game, "seen"):
            return
        self._part(game, "solved").setdefault(str(number), today.isoformat())
        if of_today:
            self._part(game, "days")[today.isoformat()] = str(number)

    def streak(self, game: str, today: date) -> int:
        """Days in a row up to today, or up to yesterday while today's is still to come."""
        days = self._part(game, "days")
        day = today if today.isoformat() in days else today - timedelta(days=1)
        count = 0
        while day.isoformat() in days:
            count += 1
            day -= timedelta(days=1)
        return count

    def write(self) -> bool:
        """Whether it could be written; all of it or nothing."""
        if self.file is None:
            return False
        beside = self.file.with_name(f"{self.file.name}.{os.getpid()}.part")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(self.games, sort_keys=True, indent=1) + "\n", encoding="utf-8")
            beside.replace(self.file)
        except OSError:
            return False
        return True
