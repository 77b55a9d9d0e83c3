"""Positions of Vivid Memories from short texts, loaded as data and played step by step.

`c3=RBY c4=GG` are hexes with tokens, `RB | YYGP` is a line, `m1=8 m2=3^` a bank (`^`: scoring side up).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition
from vivant.games.vivid_memories import VividMemories

NAMES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}


def colours(letters: str) -> list[str]:
    return sorted((NAMES[letter] for letter in letters), key=list(NAMES.values()).index)


def hexes_from(text: str) -> dict[str, list[str]]:
    pairs = (part.split("=") for part in text.split())
    return dict(sorted((hex, colours(letters)) for hex, letters in pairs))


class Table:
    """A position. Supply is what is nowhere else; the bag is as full as after the first Prepare, or as given."""

    def __init__(self, state: Any, game: VividMemories) -> None:
        self.game = game
        self.state = state

    @classmethod
    def new(cls, players: int = 2, edition: Edition | None = None, chance: str = "") -> Table:
        """From the very beginning; these outcomes first, then any."""
        game = VividMemories(players, {}, edition)
        table = cls(game.new(), game)
        for text in chance.split():
            table.chance(text)
        return table

    @classmethod
    def at(
        cls,
        phase: str,
        hexes: list[str] | str = "",
        *,
        players: int = 2,
        edition: Edition | None = None,
        turn: int = 0,
        holder: int = 0,
        round: int = 1,
        line: str = "",
        tiles: str = "",
        slots: str = "",
        bank: list[str] | str = "",
        claimed: list[str] | str = "",
        cherished: str = "",
        used: str = "",
        bag: str | None = None,
        supply: str | None = None,
        aspirations: str = "",
        points: list[int] | None = None,
    ) -> Table:
        """`phase` is remember, bank, reflect or reward; a list speaks of seat after seat, a text of seat 0."""
        game = VividMemories(players, {}, edition)
        state = game.new()
        state.roll(FastDice(1))
        data = state.data()
        names = iter([*tiles.split(), *[name for name in game.edition.content["moments"] if name not in tiles.split()]])
        data["line"] = [
            {"tile": next(names), "tokens": colours(pile.strip())} for pile in line.split("|") if pile.strip()
        ]
        data |= {"round": round - 1, "holder": holder, "phase": "remember" if phase == "remember" else "reflect"}
        rows = {"hexes": hexes, "bank": bank, "claimed": claimed}
        for seat, own in enumerate(data["seats"]):
            texts = {key: (row if isinstance(row, list) else [row]) for key, row in rows.items()}
            mine = {key: row[seat] if seat < len(row) else "" for key, row in texts.items()}
            own["hexes"] = hexes_from(mine["hexes"])
            own["bank"] = {}
            for part in mine["bank"].split():
                slot, _, tile = part.partition("=")
                own["bank"][slot] = [tile.rstrip("^"), tile.endswith("^")]
            own["claimed"] = sorted(mine["claimed"].split(), key=int)
            own["slots"] = slots.split() if seat == 0 else []
            own["used"] = used.split() if seat == 0 else []
            own["cherished"] = sorted(cherished.split(), key=int) if seat == 0 else []
            own["ask"] = "nothing"
            if aspirations:
                own["aspiration"] = NAMES[aspirations[seat]]
            if points:
                own["points"] = points[seat]
                own["awards"] = [
                    {"round": 0, "kind": "cluster", "points": points[seat], "which": 0, "hexes": [], "slots": []}
                ]
        if bag is not None:
            data["bag"] = colours(bag)
        gone = [row["tile"] for row in data["line"]]
        for own in data["seats"]:
            gone += [*own["claimed"], *own["cherished"], *(tile for tile, _ in own["bank"].values())]
        data["stack"] = [name for name in game.edition.content["moments"] if name not in gone]
        data["supply"] = colours(supply) if supply is not None else cls._rest(game, data)
        if phase == "remember":
            data["turn"], data["acting"] = turn, [turn]
            data["seats"][turn]["ask"] = "take"
        elif phase == "reflect":  # one after another, as if the others were done
            data["turn"], data["acting"] = turn, [turn]
            data["seats"][turn]["ask"] = "use"
            data["holder"] = (turn + 1) % players
        elif phase == "together":
            data["turn"], data["acting"], data["together"] = -1, list(range(players)), True
            for own in data["seats"]:
                own["ask"] = "use"
        table = cls(game.load(data), game)
        if phase == "reward":
            raise AssertionError("play `done` from reflect")
        return table

    @staticmethod
    def _rest(game: VividMemories, data: dict[str, Any]) -> list[str]:
        content = game.edition.content
        gone = Counter(data["bag"])
        for row in data["line"]:
            gone.update(row["tokens"])
        for own in data["seats"]:
            board = dict(zip(content["slots"], content["boards"][own["board"]], strict=True))
            gone.update(colour for tokens in own["hexes"].values() for colour in tokens)
            gone.update(board[slot] for slot in own["slots"])
        wheel = content["colours"]
        return [colour for colour in wheel for _ in range(max(0, content["tokens_per_colour"] - gone[colour]))]

    # playing

    def chance(self, text: str) -> Table:
        outcome = self.game.parse_outcome(text)
        assert outcome in [possible for possible, _ in self.state.outcomes()], f"{text} cannot come out here"
        self.state.apply_outcome(outcome)
        return self

    def asked(self) -> list[int]:
        return [seat for seat in range(self.game.players) if self.state.to_act() >> seat & 1]

    @property
    def turn(self) -> int:
        return self.asked()[0]

    def legal(self, seat: int | None = None, kind: str = "") -> set[str]:
        actions = self.state.legal(self.turn if seat is None else seat)
        return {text for action in actions if (text := self.game.text(action)).startswith(kind)}

    def play(self, steps: str, seat: int | None = None) -> Table:
        """`take L red; stop`, each by the first seat that is asked, or by this one."""
        for text in steps.split(";"):
            step = text.strip()
            who = self.turn if seat is None else seat
            assert step in self.legal(who), f"seat {who} may not {step}, only {sorted(self.legal(who))}"
            self.state.apply(who, self.game.parse(step))
        return self

    def refusal(self, step: str, seat: int | None = None) -> str | None:
        """The rule that forbids it."""
        action = self.game.parse(step)
        assert action >= 0, step
        reason = self.game.why_not(self.state, self.turn if seat is None else seat, action)
        return reason.rule if reason else None

    # looking

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state.data()
        return found

    def own(self, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.data()["seats"][seat]
        return found

    def hex(self, name: str, seat: int = 0) -> str:
        """Its tokens as letters."""
        letters = {name: letter for letter, name in NAMES.items()}
        return "".join(letters[colour] for colour in self.own(seat)["hexes"].get(name, []))

    def sources(self, seat: int = 0, rule: str = "") -> list[int]:
        """The points of the seat, by source; of one rule, if given."""
        return [part.value for part in self.game.breakdown(self.state, seat) if rule in ("", part.rule)]

    def reward(self) -> Table:
        """End Reflect for everybody; what comes after Reward is waited for, unless a slot asks."""
        while self.data()["phase"] == "reflect":
            self.play("done")
        return self
