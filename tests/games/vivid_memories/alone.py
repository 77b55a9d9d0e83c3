"""Positions of the solo game from short texts: `queue` as `8 R Y`, a line as `RB | YYGP`, hexes as `a1=RB`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition
from vivant.games.vivid_memories import VividMemories

from .table import NAMES, Table, colours, hexes_from


def alone_at(
    line: str,
    queue: str = "R Y G B P",
    *,
    tiles: str = "",
    hexes: str = "",
    slots: str = "",
    gained: str = "",
    aspiration: str = "R",
    round: int = 1,
    own_hexes: str = "",
    lacking: str = "",
    edition: Edition | None = None,
    **options: object,
) -> Table:
    """The human has taken one token and placed it: `done` ends the turn. `hexes`, `slots`, `gained` are the Brain's.

    The supply is what is nowhere else, without the colours in `lacking` (those are in the bag then).
    """
    game = VividMemories(1, options, edition)
    state = game.new()
    state.roll(FastDice(1))
    data = state.data()
    content = game.edition.content
    moments = [name for name in content["moments"] if name not in gained.split()]
    named = tiles.split()
    names = iter([*named, *[name for name in moments if name not in named]])
    data["line"] = [{"tile": next(names), "tokens": colours(pile.strip())} for pile in line.split("|")]
    data |= {"phase": "remember", "round": round - 1, "turn": 0, "acting": [0], "holder": 0}
    human, brain = data["seats"]
    human |= {"ask": "rewire", "aspiration": NAMES[aspiration], "hexes": hexes_from(own_hexes or "c3=R")}
    brain |= {"hexes": hexes_from(hexes), "slots": in_order(content["slots"], slots)}
    brain["cherished"] = in_order(content["moments"], gained)
    known = {**NAMES, **{name: name for name in content["moments"]}}
    data["brain"] |= {"queue": [known[tile] for tile in queue.split()], "stage": "idle"}
    line_tiles = [row["tile"] for row in data["line"]]
    data["stack"] = [name for name in moments if name not in line_tiles]
    data["bag"] = []
    rest = rest_of(content, data)
    taken = [NAMES[letter] for letter in lacking]
    data["supply"] = [colour for colour in rest if colour not in taken]
    data["bag"] = [colour for colour in rest if colour in taken]
    return Table(game.load(data), game)


def in_order(known: Any, names: str) -> list[str]:
    return [name for name in known if name in names.split()]


def rest_of(content: Any, data: dict[str, Any]) -> list[str]:
    """What is neither in the line, nor on a board, nor on the track."""
    gone = Counter([data["seats"][0]["aspiration"]])
    for row in data["line"]:
        gone.update(row["tokens"])
    for own in data["seats"]:
        board = dict(zip(content["slots"], content["boards"][own["board"]], strict=True))
        gone.update(colour for tokens in own["hexes"].values() for colour in tokens)
        gone.update(board[slot] for slot in own["slots"])
    return [c for c in content["colours"] for _ in range(content["tokens_per_colour"] - gone[c])]


def queue_of(table: Table) -> str:
    letters = {name: letter for letter, name in NAMES.items()}
    return " ".join(letters.get(name, name) for name in table.data()["brain"]["queue"])


def line_of(table: Table) -> str:
    letters = {name: letter for letter, name in NAMES.items()}
    return " | ".join("".join(letters[token] for token in row["tokens"]) for row in table.data()["line"])
