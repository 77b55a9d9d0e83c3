"""The pages for people say what is: links lead somewhere, lists are complete, the picture is drawn anew."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

import pytest
from doc_pages import PAGES, ROOT, prose_of

import vivant
from vivant.cli.main import app

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def headings(page: Path) -> set[str]:
    """The anchors of a page, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", prose_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose_of(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name}: {link} leads nowhere"
        assert not anchor or anchor in headings(target), f"{page.name}: {link} names no heading"


def test_the_readme_lists_every_command() -> None:
    text = prose_of(ROOT / "README.md")
    commands = [command.name for command in app.registered_commands]
    for group in app.registered_groups:
        assert group.typer_instance is not None
        below = group.typer_instance.registered_commands
        commands += [f"{group.name} {one.name or one.callback.__name__}" for one in below if one.callback]
    for command in commands:
        assert f"\n| `vivant {command}" in text, f"README.md does not list vivant {command}"


def test_the_architecture_lists_every_module_of_every_room() -> None:
    tool = runpy.run_path(str(ROOT / "docs" / "make_modules.py"))
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert sorted(tool["MARK"].findall(text)) == tool["rooms"]()
    assert tool["page_with_tables"](text) == text, "write them anew: python docs/make_modules.py"


PLAN = "| you look for | it stands in | its test in `tests/games/GAME` |"


def plan() -> list[list[str]]:
    """The rows of the plan that every game follows: what, where, and by which tests."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = text[text.index(PLAN) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def games_of_the_house() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "vivant" / "games").glob("*/game.py"))


@pytest.mark.parametrize("game", games_of_the_house())
def test_every_test_of_the_plan_is_there_for_every_game(game: str) -> None:
    named = [name for row in plan() for name in re.findall(r"`([^` ]+)`", row[2])]
    assert len(named) > 10
    for name in named:
        folder = ROOT if name.startswith("tests/") else ROOT / "tests" / "games" / game
        assert list(folder.glob(name.replace("…", "*"))), f"{game} has no {name}"


@pytest.mark.parametrize("game", games_of_the_house())
def test_every_module_of_the_plan_is_there_for_every_game(game: str) -> None:
    """A folder is said once for all that follow in its cell."""
    home = ROOT / "src" / "vivant" / "games" / game
    for row in plan():
        folder = ""
        for name in re.findall(r"`([^`]+\.(?:py|toml|json|ftl)|\w+/)`", row[1]):
            folder = name.rpartition("/")[0] if "/" in name else folder
            places = [*home.glob(name.rstrip("/")), *(home / folder).glob(name.rstrip("/"))]
            assert places, f"{game} has no {name}"


def test_every_dependency_has_its_line() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    wanted = project["build-system"]["requires"] + project["project"]["dependencies"] + [n for e in extras for n in e]
    text = prose_of(ROOT / "docs" / "dependencies.md")
    for requirement in wanted:
        name = re.split(r"[<>=\[ ]", requirement)[0]
        assert re.search(rf"^\| [^|]*\b{re.escape(name)}\b", text, re.MULTILINE), f"{name} has no line"


def test_the_changelog_knows_this_version() -> None:
    assert f"\n## {vivant.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_picture_is_what_the_terminal_shows() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "make_picture.py"))
    drawn = script["draw"](script["screen"](script["played_match"]()))
    stored = (ROOT / "docs" / "picture.svg").read_text(encoding="utf-8")
    assert stored == drawn, "draw it again: python docs/make_picture.py"
    assert "href" not in drawn
    assert "url(" not in drawn
    scene = script["scene"](script["played_match"]())
    assert (ROOT / "docs" / "scene.svg").read_text(encoding="utf-8") == scene
