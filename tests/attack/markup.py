"""Hostile strings in editions and names, looked for in everything that is drawn: none may become markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests.attack.attack import Finding, attack
from tests.attack.target import Target, send
from vivant.draw.scene import SHAPES
from vivant.draw.standalone import whole_svg
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content
from vivant.engine.errors import VivantError
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.state import SPECTATOR

HOSTILE = 'a"><script>x()</script>'
RAW = re.compile(r"<script|<img|onload=", re.IGNORECASE)


def strings_in(value: Any) -> Iterator[str]:
    """Keys as well: names of things stand there, too."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from strings_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings_in(each)
    elif isinstance(value, str):
        yield value


def replaced(value: Any, old: str, new: str) -> Any:
    """With this string made another one everywhere."""
    if isinstance(value, dict):
        return {new if key == old else key: replaced(each, old, new) for key, each in value.items()}
    if isinstance(value, list):
        return [replaced(each, old, new) for each in value]
    return new if value == old else value


def hostile_games() -> Iterator[tuple[str, Any]]:
    """Every game with one string of its edition made hostile, where such an edition can be played."""
    for id in game_ids():
        kind = find_game(id)
        content = kind.standard_edition().content
        for text in sorted(set(strings_in(content)) - {id, "edition", "game", "name"}):
            try:
                edition = edition_from_content(replaced(content, text, HOSTILE), "edition")
                game = make_game(id, kind.player_counts(edition)[-1], {}, edition)
                game.components(edition)
                yield f"{id}: {text}", game
            except VivantError:
                continue


@attack("hostile strings of editions in pictures", "0 raw")
def editions(folder: Path) -> Finding:
    drawn = 0
    raw: list[str] = []
    for what, game in hostile_games():
        match = Match(game, FastDice(3), [HOSTILE[:40]] * game.players)
        for viewer in (match.to_act()[0], SPECTATOR):
            view = match.view(viewer)
            choices = game.choices_now(view, viewer)
            for shape in SHAPES:
                svg = whole_svg(game.scene(view, "en", match.seats, [False] * game.players, shape, choices))
                drawn += 1
                if RAW.search(svg) or not _well_formed(svg):
                    raw.append(what)
    return Finding(f"{drawn} pictures", f"{len(raw)} raw" + (f", {raw[0]}" if raw else ""), not raw and drawn > 0)


def _well_formed(svg: str) -> bool:
    try:
        ElementTree.fromstring(svg)
    except ElementTree.ParseError:
        return False
    return True


@attack("a hostile edition at a table", "0 raw")
def at_a_table(folder: Path) -> Finding:
    """In the scenes that are sent to friends, in both shapes, and in the page of the table."""
    text = find_game("vivo").standard_edition().text.replace('"red"', f"'{HOSTILE}'")
    seats = [{"kind": "you" if seat == 0 else "here", "name": f"<img{seat}>"} for seat in range(3)]
    raw = looked = 0
    with Target(folder) as target:
        form = {"game": "vivo", "players": 3, "name": "<script>", "seats": seats, "edition": text}
        status, made = send(target.port, "POST", "/api/tables", body=form)
        if status != 201:
            return Finding("1 edition", f"refused: {status}", True)
        for shape in SHAPES:
            for seat in made["seats"]:
                path = f"/api/tables/{made['table']}?shape={shape}"
                _, told = send(target.port, "GET", path, seat["token"])
                for picture in told["scene"]["pictures"]:
                    for svg in picture["fragments"].values():
                        looked += 1
                        raw += bool(RAW.search(svg))
        page = target.raw("GET", f"/table/{made['table']}")[2].decode()
        raw += "<script>x" in page
    return Finding(f"{looked} fragments", f"{raw} raw", not raw and looked > 0)
