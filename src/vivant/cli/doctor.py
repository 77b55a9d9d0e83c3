"""`vivant doctor`: what is here, and how fast it will be."""

from __future__ import annotations

import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version

import typer

from vivant.cli.common import Lang, Plain, Screen, speak
from vivant.engine.errors import VivantError

NEEDED = ("fluent.runtime", "mypy_extensions", "rich", "typer")


def doctor(lang: Lang = None, plain: Plain = False) -> None:
    """Say which build this is, what it runs on, and whether every game loads. Exit code 1 if one does not."""
    from vivant import __version__
    from vivant.engine import state
    from vivant.engine.registry import find_game, game_ids

    speak.choose(lang)
    say = speak.words
    compiled = not str(state.__file__).endswith(".py")
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    build = "doctor-compiled" if compiled else "doctor-interpreted" if compiler else "doctor-no-compiler"
    rows = [
        ["vivant", __version__],
        [say("doctor-build"), say(build)],
        ["Python", f"{platform.python_version()} ({sys.platform}, {platform.machine()})"],
        [say("doctor-language"), speak.lang],
    ]
    for name in NEEDED:
        try:
            rows.append([name, version(name)])
        except PackageNotFoundError:
            rows.append([name, say("doctor-missing")])
    broken = False
    for id in game_ids():
        try:
            game = find_game(id)
            game.components(game.standard_edition())
            rows.append([say("doctor-game", game=id), say("doctor-good")])
        except VivantError as error:
            broken = True
            rows.append([say("doctor-game", game=id), error.say(speak.lang)])
    Screen(plain).rows(rows, "what found", numbers=2)
    if broken:
        raise typer.Exit(1)
