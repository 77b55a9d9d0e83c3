"""What pages take in as markup: pictures that the server drew, whatever editions, tables and people are called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import vivant.table
from tests.table.hall import Hall, bot, good, person
from vivant.draw.standalone import whole_svg
from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.registry import find_game, game_ids
from vivant.table import pages, pictures
from vivant.table.aboutpages import about_page
from vivant.table.rulepages import rules_of
from vivant.testkit.markup import HOSTILE, hostile_editions, hostile_game, raw_fault
from vivant.words import LANGUAGES

FOLDER = Path(vivant.table.__file__).parent

# Every place of the page's scripts where text becomes markup, and why it may.
SINKS = {
    "bookview.js": ["holder.innerHTML = svg;"],  # a chart that the server drew
    "choose.js": ['sign.innerHTML = \'<circle r="15"/><path d="M-6.5 .5 -2 5 6.5 -4.5"/>\';'],  # our own
    "invite.js": ['picture.innerHTML = invitation.qr ?? "";'],  # a QR code that the server drew
    "opentables.js": [
        'const now = rows.map((/** @type {Element} */ row) => row.outerHTML).join("");'
    ],  # read, to compare
    "scene.js": [
        'const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;',  # asset
        "holder.innerHTML = text;",  # a fragment that the server drew
    ],
    "yourtables.js": ['const now = items.map((item) => item.outerHTML).join("");'],  # read, to compare
}
_SINK = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|setHTML|parseFromString|createContextualFragment|document\.write|srcdoc"
    r"|javascript:|\beval\(|new Function"
)
# And where the server says that something is markup already.
MARKED = {
    "aboutpages.py": 3,  # a poster, a sprite, a picture
    "pages.py": 2,  # a poster; JSON in a script element, which nothing in it can end
    "rulepages.py": 4,  # a sentence with its links, a place to break, a picture, a sprite
}


def test_the_pages_take_in_as_markup_what_the_server_drew_and_nothing_else() -> None:
    sinks = {}
    for file in sorted((FOLDER / "page").rglob("*.js")):
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if _SINK.search(line)]
        sinks |= {file.name: lines} if lines else {}
    assert sinks == SINKS


def test_templates_escape_and_few_things_are_said_to_be_markup() -> None:
    assert pages.templates.autoescape is True
    for file in (FOLDER / "templates").glob("*.html"):
        assert not re.search(r"\|\s*safe|autoescape|\bon\w+=|javascript:", file.read_text(encoding="utf-8")), file.name
    marked = {}
    for file in FOLDER.glob("*.py"):
        if uses := len(re.findall(r"\bMarkup\(", file.read_text(encoding="utf-8"))):
            marked[file.name] = uses
    assert marked == MARKED


class Scripts(HTMLParser):
    """The scripts of a page, and the attributes that would run something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.scripts: list[dict[str, str | None]] = []
        self.handlers: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "script":
            self.scripts.append(dict(attrs))
        self.handlers += [name for name, _ in attrs if name.startswith("on")]


def hostile(id: str) -> Iterator[type[Game]]:
    kind = find_game(id)
    plain = kind(kind.player_counts(kind.standard_edition())[0])
    for edition in hostile_editions(plain):
        yield hostile_game(kind, edition)


@pytest.mark.parametrize("id", game_ids())
def test_pages_of_a_hostile_edition_read_as_they_are(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Scripts(_page("rules", games=[], book=rules_of(find_game(id), "en", find_game(id).standard_edition())))
    for kind in hostile(id):
        monkeypatch.setattr(pages, "known_games", lambda kind=kind: [kind])
        assert (scene := pictures.first_scene(kind)) is not None
        assert raw_fault(whole_svg(scene)) is None
        book = rules_of(kind, "en", kind.standard_edition())
        assert kind.standard_edition().name in book.edition
        for text in (_page("rules", games=[pages._shown(kind, "en")], book=book), _page("home", games=[])):
            assert raw_fault(text) is None
        read = Scripts(_page("rules", games=[], book=book))
        assert (read.scripts, read.handlers) == (usual.scripts, [])
        told = about_page(kind, "en")
        assert told is not None
        text = _page("about", told=told)
        assert raw_fault(text) is None
        assert len(Scripts(text).scripts) == len(usual.scripts)
        assert Scripts(text).handlers == []


@pytest.mark.parametrize("id", game_ids())
def test_the_aid_of_a_hostile_edition_is_drawn_as_it_is(hall: Hall, id: str) -> None:
    edition = next(hostile(id)).standard_edition()
    players = next(count for count in find_game(id).player_counts(edition) if count > 1)
    match = Match(find_game(id)(players, None, edition), FastDice(1))
    play(match, 2)
    made = brought(hall, match)
    aid = hall.get(f"/api/tables/{made['table']}/aid", made["seats"][0]["token"])
    drawn = list(markup_in(aid))
    assert drawn
    for _, svg in drawn:
        ElementTree.fromstring(svg)
        assert raw_fault(svg) is None


def _page(name: str, **more: Any) -> str:
    made = pages.templates.get_template(f"{name}.html").render(
        lang="en",
        languages=LANGUAGES,
        page=name,
        here="/",
        public_url="",
        preview=None,
        say=pages.BOOK.words("en"),
        asset=lambda name: f"/{name}",
        data=None,
        **more,
    )
    return str(made)


def markup_in(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Each string of a message that the page would take in as markup, with the name of the part that it stands in."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from markup_in(each, place or name)
    elif isinstance(value, list):
        for each in value:
            yield from markup_in(each, place)
    elif isinstance(value, str) and value.startswith("<"):
        yield place, value


def check_told(told: dict[str, Any]) -> None:
    drawn = list(markup_in(told))
    assert {place for place, _ in drawn} <= {"scene", "film"}
    for _, svg in drawn:
        ElementTree.fromstring(svg)
        assert raw_fault(svg) is None


def play(match: Match, actions: int = 10_000) -> None:
    """So many, or to the end."""
    while actions and not match.over:
        actions -= 1
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])


def brought(hall: Hall, match: Match) -> Any:
    return good(hall.call("POST", "/api/records", content=match.record().text().encode()))


@pytest.mark.parametrize("id", game_ids())
def test_a_table_and_a_replay_of_a_hostile_edition_are_drawn_as_they_are(hall: Hall, id: str) -> None:
    kind = next(hostile(id))
    edition = kind.standard_edition()
    players = next(count for count in kind.player_counts(edition) if count > 1)
    match = Match(find_game(id)(players, None, edition), FastDice(1), [f"{seat}{HOSTILE}" for seat in range(players)])
    play(match, 5)
    made = brought(hall, match)
    for token in [seat["token"] for seat in made["seats"]]:
        for shape in ("wide", "tall"):
            told = hall.get(f"/api/tables/{made['table']}?shape={shape}", token)
            assert HOSTILE in told["seats"][0]["name"]
            assert list(markup_in(told))
            check_told(told)
    play(match)
    replay = brought(hall, match)["replay"]
    about = hall.get(f"/api/replays/{replay}")
    check_told(about)
    for index in (0, len(about["steps"]) // 2, len(about["steps"])):
        for shape in ("wide", "tall"):
            check_told(hall.get(f"/api/replays/{replay}/at/{index}?seat=all&shape={shape}"))


def test_names_of_tables_and_seats_are_data(hall: Hall) -> None:
    laid = hall.lay({**person(0), "name": f"A{HOSTILE}"}, bot(), bot(), name=f"Sunday{HOSTILE}")
    told = laid.present(0, shape="wide")
    assert told["table"]["name"] == f"Sunday{HOSTILE}"
    check_told(told)
    for page in ("table", "replay"):
        text = hall.call("GET", f"/en/{page}/{laid.id}").text
        assert raw_fault(text) is None
