"""What a shared link shows: absolute addresses, a picture of what everybody may see, drawn seldom and elsewhere."""

from __future__ import annotations

import re
import struct
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, Hall, Laid, person, refusal
from tests.table.pages.site import elements
from vivant.draw.scene import Scene
from vivant.draw.standalone import framed_svg, whole_svg
from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.table import previews
from vivant.table.previews import EDGE, HEIGHT, WIDTH, public_scene
from vivant.table.replaying import read_recording
from vivant.table.telling import Viewer, draw

PUBLIC = "https://play.example.org"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'


@pytest.fixture
def shown(make_hall: MakeHall) -> Hall:
    """A server that says where it is reached."""
    pytest.importorskip("resvg_py", reason="install resvg-py (make testable) to draw the pictures of links")
    return make_hall(url=PUBLIC)


def head(hall: Hall, address: str) -> dict[str, str]:
    """What a page's head says to whoever posts its link."""
    answer = hall.call("GET", address, headers={"Host": "play.example.org"})
    assert answer.status_code == 200
    found = [one.attributes for one in elements(answer.text) if one.tag == "meta"]
    return {one["property"]: one["content"] for one in found if one.get("property", "").startswith("og:")}


def picture(hall: Hall, link: str, **more: Any) -> Any:
    assert link.startswith(PUBLIC + "/")
    return hall.call("GET", link.removeprefix(PUBLIC), headers={"Host": "play.example.org"}, **more)


def framed(scene: Scene) -> str:
    return framed_svg(scene, WIDTH, HEIGHT, EDGE)


def lay_over(hall: Hall) -> Laid:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.finish()
    return laid


def test_a_link_to_a_replay_shows_the_table_as_everybody_saw_it(shown: Hall) -> None:
    laid = lay_over(shown)
    told = head(shown, f"/en/replay/{laid.id}")
    assert told["og:url"] == f"{PUBLIC}/en/replay/{laid.id}"
    assert told["og:title"] == "Vivo, to watch again"
    assert told["og:description"] == "The match of Lark, Fern and Zoë, step by step."
    assert told["og:image"] == f"{PUBLIC}/preview/en/replay/{laid.id}.png"
    answer = picture(shown, told["og:image"])
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.content.startswith(b"\x89PNG")
    assert struct.unpack(">II", answer.content[16:24]) == (WIDTH, HEIGHT)
    assert (told["og:image:width"], told["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    at = head(shown, f"/fr/replay/{laid.id}?at=3&seat=1")["og:image"]
    assert at == f"{PUBLIC}/preview/fr/replay/{laid.id}.png?at=3"
    assert picture(shown, at).content != answer.content
    assert head(shown, f"/fr/replay/{laid.id}?at=x")["og:image"].endswith(".png")


def test_the_picture_is_made_of_the_public_view_alone(shown: Hall) -> None:
    laid = shown.lay(*(person(seat) for seat in range(3)), short=False)
    laid.finish()
    recording = read_recording(shown.call("GET", f"{laid.path}/record").content)
    state = recording.timeline.before(30)
    scene = public_scene(recording, "30", "en")
    assert scene is not None

    def seen_by(view: Any, seat: int) -> Any:
        return draw(recording.game, view, Viewer(seat, "en", "wide"), recording.company("en"))

    assert framed(scene) == framed(seen_by(state.view(SPECTATOR), SPECTATOR))
    assert framed(scene) != framed(seen_by(state, EVERYTHING))  # so that there was something to hide
    assert framed(public_scene(recording, "999999", "en")) == framed(public_scene(recording, "", "en"))  # type: ignore[arg-type]


def test_a_link_to_a_table_tells_its_game_and_nothing_else(shown: Hall) -> None:
    pages = []
    for seats, name in (((person(0), FRIEND, FRIEND), "Sunday"), (tuple(person(seat) for seat in range(3)), "Secret")):
        laid = shown.lay(*seats, name=name)
        told = head(shown, f"/en/table/{laid.id}")
        assert told["og:image"] == f"{PUBLIC}/preview/en/game/vivo.png"
        assert picture(shown, told["og:image"]).content.startswith(b"\x89PNG")
        text = shown.call("GET", f"/en/table/{laid.id}").text
        pages.append(text.replace(laid.id, "ID"))
        assert not re.search(r"Lark|Sunday|Secret", text)
        assert head(shown, f"/en/replay/{laid.id}") == {}  # it is not over
        assert picture(shown, f"{PUBLIC}/preview/en/replay/{laid.id}.png").status_code == 404
    assert pages[0] == pages[1]
    assert head(shown, f"/en/table/{'0' * 16}") == {}
    assert picture(shown, f"{PUBLIC}/preview/en/replay/{'0' * 16}.png").status_code == 404
    for wrong in ("en/game/chess", "xx/game/vivo", "en/else/vivo"):
        assert picture(shown, f"{PUBLIC}/preview/{wrong}.png").status_code == 404


def test_a_picture_is_drawn_once_and_not_often_for_one_address(make_hall: MakeHall, monkeypatch: Any) -> None:
    hall = make_hall(url=PUBLIC, previews_per_address=2)
    hall.app.state.previews.draws = True
    drawn: list[int] = []

    async def exchange(question: dict[str, Any], key: str, seconds: float) -> str:
        drawn.append(question["width"])
        return "aGVsbG8="

    monkeypatch.setattr(hall.tables.rasters, "exchange", exchange)
    address = f"{PUBLIC}/preview/en/replay/{lay_over(hall).id}.png"
    first = picture(hall, address)
    assert (first.content, drawn) == (b"hello", [WIDTH])
    assert picture(hall, address).content == b"hello"
    assert picture(hall, address + "?at=1").content == b"hello"
    assert refusal(picture(hall, address + "?at=2")) == (429, "fast")
    assert picture(hall, address + "?at=2", address="198.51.100.7").content == b"hello"
    assert len(drawn) == 3
    assert picture(hall, address).content == b"hello"
    monkeypatch.setattr(previews, "MOST_KEPT", 1)
    assert picture(hall, address + "?at=3", address="198.51.100.7").status_code == 200
    assert len(hall.app.state.previews._made) < 4


def test_who_has_no_public_address_or_cannot_draw_promises_no_picture(make_hall: MakeHall) -> None:
    hall = make_hall()
    laid = lay_over(hall)
    assert "og:" not in hall.call("GET", f"/en/replay/{laid.id}").text
    assert hall.call("GET", f"/preview/en/replay/{laid.id}.png").status_code == 404
    hall.close()
    object.__setattr__(hall.settings, "url", PUBLIC)
    hall.open()
    hall.app.state.previews.draws = False
    told = head(hall, f"/en/replay/{laid.id}")
    assert told["og:title"]
    assert "og:image" not in told
    assert hall.call("GET", f"/preview/en/replay/{laid.id}.png").status_code == 404


def test_a_picture_that_cannot_be_drawn_is_one_line_and_the_page_stays(
    shown: Hall, monkeypatch: Any, caplog: Any
) -> None:
    laid = lay_over(shown)
    monkeypatch.setattr(previews, "framed_svg", lambda *asked: "no picture")
    assert refusal(picture(shown, f"{PUBLIC}/preview/en/replay/{laid.id}.png")) == (503, "restarting")
    assert [line.getMessage().split(":")[0] for line in caplog.records] == ["no picture for a link"]
    assert head(shown, f"/en/replay/{laid.id}")["og:title"]


def test_sizes_and_faces_are_such_that_a_plain_reader_knows_them(shown: Hall) -> None:
    recording = read_recording(shown.call("GET", f"{lay_over(shown).path}/record").content)
    scene = public_scene(recording, "", "en")
    assert scene is not None
    assert ":is(" in whole_svg(scene, "light")
    plain = framed(scene)
    assert plain.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect ')
    assert '<svg x="12" y="12" width="1176" height="606" ' in plain
    sheet, drawn = plain.split("</style>")
    for unknown in (":is(", ":not(", "Vivant ", "var("):
        assert unknown not in sheet
    assert "'Noto Sans'" in sheet
    sizes = set(re.findall(r'font-size="([\d.]+)"', drawn))
    assert sizes
    assert all(f'[font-size="{size}"]{{font-size:{size}px}}' in plain for size in sizes)


def test_the_faces_are_those_that_pictures_ask_for() -> None:
    pytest.importorskip("resvg_py", reason="install resvg-py (make testable) to draw the pictures of links")
    from vivant.table.raster import FACES, make_png

    assert len(FACES) == 2
    pictures = {
        make_png(
            SVG.replace("<rect", f'<text y="9" font-family="{face}" font-weight="{weight}">a</text><rect x="20"'), 90
        )
        for face, weight in (("Noto Sans", 400), ("Noto Sans", 700), ("Vollkorn", 600), ("Nobody", 400))
    }
    assert len(pictures) == 4
