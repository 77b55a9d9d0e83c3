"""Pages as they are sent: every one in both languages, nothing inline, nothing from elsewhere, kept and packed well."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

import vivant.table
from tests.table.pages.site import ALL_PAGES, PUBLIC, Element, addresses, elements, site
from vivant.draw.palette import SANS, SERIF
from vivant.engine.registry import find_game, game_ids
from vivant.table import pages, pictures
from vivant.table.assets import FOLDER, assets, without_comments
from vivant.table.pages import POLICY, SCRIPT_WORDS, page_words, script_words
from vivant.table.speech import BOOK
from vivant.words import LANGUAGES, Book

TEMPLATES = Path(vivant.table.__file__).parent / "templates"
SAID = re.compile(r"""\bsay\(\s*["']([\w-]+)["']\s*[,)]""")
# Ends that are put to a key when it is said.
CLOCKS = ("none", "match", "decision", "minutes", "increment", "days")
MADE = (*LANGUAGES, *CLOCKS, "true", "partly", "unopened", "unsealed")
LARGEST_PAGE = 70_000  # bytes of HTML, scripts and styles as they are sent, without the art


def page_elements(address: str) -> list[Element]:
    answer = site().get(address)
    assert answer.status_code == 200, address
    return elements(answer.text)


# what is in a page


@pytest.mark.parametrize("address", ALL_PAGES)
def test_every_page_is_in_its_language_with_a_title_a_main_and_a_way_past_the_bar(address: str) -> None:
    found = page_elements(address)
    assert next(element for element in found if element.tag == "html").attributes["lang"] == address[1:3]
    assert next(element for element in found if element.tag == "title").text.strip()
    assert [element.attributes.get("id") for element in found if element.tag == "main"] == ["main"]
    assert any(element.attributes.get("href") == "#main" for element in found)
    assert len([element for element in found if element.tag == "h1"]) == 1


@pytest.mark.parametrize("address", ALL_PAGES)
def test_no_script_and_no_style_stands_in_a_page(address: str) -> None:
    for element in page_elements(address):
        assert element.tag != "style"
        assert "style" not in element.attributes, element
        assert not [name for name in element.attributes if name.startswith("on")], element
        if element.tag == "script":
            assert element.attributes.get("src") or element.attributes.get("type") == "application/json"


@pytest.mark.parametrize("address", ALL_PAGES)
def test_pages_load_nothing_from_elsewhere_and_only_what_there_is(address: str) -> None:
    for element in page_elements(address):
        if element.attributes.get("rel") == "canonical":
            assert element.attributes["href"] == PUBLIC + address
            continue
        for name in ("src", "href"):
            target = element.attributes.get(name)
            if target is None:
                continue
            assert re.match(r"[#/](?!/)", target), (address, target)
            if target.startswith("/assets/"):
                assert site().get(target).status_code == 200, target


@pytest.mark.parametrize("address", ALL_PAGES)
def test_ids_stand_once_and_what_refers_to_them_finds_them(address: str) -> None:
    found = page_elements(address)
    ids = [element.attributes["id"] for element in found if "id" in element.attributes]
    assert len(ids) == len(set(ids))
    for element in found:
        if "hidden" in element.attributes:
            continue  # its script fills it
        for name in ("aria-labelledby", "aria-describedby", "aria-controls", "for"):
            assert set(element.attributes.get(name, "").split()) <= set(ids), element
        if element.attributes.get("href", "").startswith("#"):
            assert element.attributes["href"][1:] in ids, element


@pytest.mark.parametrize("address", ALL_PAGES)
def test_pictures_in_a_page_are_not_buttons(address: str) -> None:
    for element in page_elements(address):
        if "svg" in element.parents:
            assert not {"tabindex", "data-action", "aria-disabled"} & element.attributes.keys()
            assert element.attributes.get("role") != "button"


@pytest.mark.parametrize("address", ALL_PAGES)
def test_every_page_leads_to_itself_in_the_other_language(address: str) -> None:
    links = {
        element.attributes["data-language"]: element.attributes["href"]
        for element in page_elements(address)
        if "data-language" in element.attributes
    }
    assert links == {lang: f"/{lang}{address[3:]}" for lang in LANGUAGES}


# words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_templates_say_is_written(lang: str) -> None:
    words = BOOK.words(lang)
    for template in TEMPLATES.glob("*.html"):
        for key in SAID.findall(template.read_text(encoding="utf-8")):
            assert words.has(key), f"{template.name}: {key} in {lang}"


def scripts_of(page: str, later: str = r"\(?") -> set[str]:
    """The script of a page and all that it imports, at once or `later`, for a table that needs it."""
    found, waiting = {f"{page}.js"}, [f"{page}.js"]
    while waiting:
        source = (FOLDER / waiting.pop()).read_text(encoding="utf-8")
        news = set(re.findall(rf'(?:from|import)\s*{later}"\./([\w.]+)"', source)) - found
        found |= news
        waiting += news
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", SCRIPT_WORDS)
def test_everything_that_the_scripts_of_a_page_say_is_handed_to_them(page: str, lang: str) -> None:
    scripts = {script: (FOLDER / script).read_text(encoding="utf-8") for script in scripts_of(page)}
    later = re.findall(r'learnWords\("(\w+)"\)', "".join(scripts.values()))  # asked for by who needs them
    words = {**page_words(lang, page), **script_words(lang, tuple(later))}
    for script in scripts:
        for key in SAID.findall((FOLDER / script).read_text(encoding="utf-8")):
            assert f"js-{key}" in words, f"{script}: js-{key} in {lang}"


def test_nothing_is_written_that_no_page_says() -> None:
    folder = TEMPLATES.parent
    said = "".join(
        file.read_text(encoding="utf-8")
        for kind in ("templates/*.html", "page/*.js", "*.py")
        for file in folder.glob(kind)
    )
    for key in Book(BOOK.folder, names=("pages",)).words("en").keys:
        name = key.removeprefix("js-")
        made = [name, *(name.removesuffix(end) for end in MADE if name.endswith(end))]
        assert any(f"{quote}{each}" in said for each in made for quote in "\"'`"), key


def test_messages_of_scripts_have_the_same_arguments_in_all_languages() -> None:
    english, french = (script_words(lang, ("table", "pages")) for lang in LANGUAGES)
    assert english.keys() == french.keys()
    for key, text in english.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", french[key])), key
        assert "$" not in text, key


def test_data_for_the_script_cannot_end_their_element() -> None:
    told = str(pages._json({"name": "</script><script>alert(1)</script>\u2028"}))
    assert "<" not in told
    assert json.loads(told)["name"].startswith("</script>")


# headers, caching, sizes


@pytest.mark.parametrize("address", ["/en/", "/fr/rules/", "/en/table/abc123", "/fr/replay/abc123", "/en/table/a.b"])
def test_pages_carry_their_policy_and_are_asked_for_again(address: str) -> None:
    answer = site().get(address)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_the_policy_allows_nothing_inline_and_nobody_else() -> None:
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "default-src 'none'" in POLICY


def test_an_unchanged_page_is_not_sent_again() -> None:
    first = site().get("/en/")
    again = site().get("/en/", If_None_Match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["content-security-policy"] == POLICY
    other = site().get("/fr/", If_None_Match=first.headers["etag"])
    assert other.status_code == 200


def test_assets_may_be_kept_for_ever_under_their_hash_alone() -> None:
    kept = site().get(assets().address("base.css"))
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    stale = site().get("/assets/0123456789abcdef/base.css")
    assert stale.content == kept.content
    assert stale.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("base.css", "text/css; charset=utf-8"),
        ("theme.js", "text/javascript; charset=utf-8"),
        ("favicon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
        ("art/scenes.css", "text/css; charset=utf-8"),
        ("art/vivo.svg", "image/svg+xml"),
        ("manifest.fr.webmanifest", "application/manifest+json"),
    ],
)
def test_assets_have_their_types_and_are_packed_for_those_who_take_it(name: str, type: str) -> None:
    plain = site().get(assets().address(name))
    assert plain.headers["content-type"] == type
    body = assets().bodies[name]
    if body.packed is not None:
        assert gzip.decompress(body.packed) == plain.content
        assert len(body.packed) < len(plain.content)
        packed = site().get(assets().address(name), Accept_Encoding="br, gzip")
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.content == plain.content


@pytest.mark.parametrize("path", ["/assets/x/nothing.js", "/assets/x/%2e%2e/pages.py", "/assets/x/art/none.svg"])
def test_no_asset_no_answer(path: str) -> None:
    assert site().get(path).status_code == 404


def test_the_address_of_the_assets_changes_with_their_content(tmp_path: Path) -> None:
    from vivant.table.assets import Assets

    (tmp_path / "a.js").write_text("1")
    first = Assets(tmp_path).hash
    assert Assets(tmp_path).hash == first
    (tmp_path / "a.js").write_text("2")
    assert Assets(tmp_path).hash != first


def weight(address: str) -> int:
    """Bytes of a page with all scripts and styles that it can load, packed, without art and faces."""
    page = site().get(address)
    found = {name for name in assets().bodies if f"/{name}" in page.text and not name.startswith("art/")}
    found = {name for name in found if not name.endswith(".woff2")}
    for name in [name for name in found if name.endswith(".js")]:
        found |= scripts_of(name.removesuffix(".js"), later="")
    bare = re.sub(r'<svg class="scene".*?</svg>', "", page.text)
    sent = [assets().bodies[name].packed or assets().bodies[name].plain for name in found]
    return len(gzip.compress(bare.encode())) + sum(map(len, sent))


@pytest.mark.parametrize("address", list(addresses("fr")))
def test_a_page_weighs_little(address: str) -> None:
    assert weight(address) < LARGEST_PAGE


def test_two_faces_come_with_every_page_and_are_kept() -> None:
    faces = sorted(FOLDER.glob("*.woff2"))
    assert [face.name for face in faces] == ["display.woff2", "text.woff2"]
    assert sum(face.stat().st_size for face in faces) < 60_000
    licence = (FOLDER / "faces-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    for face in faces:
        assert face.name in licence
        answer = site().get(assets().address(face.name))
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert f'url("{face.name}")' in assets().bodies["base.css"].plain.decode()
        for address in addresses("fr"):
            assert f'crossorigin href="{assets().address(face.name)}"' in site().get(address).text
    assert SERIF.startswith("'Vivant Display',")
    assert SANS.startswith("'Vivant Text',")


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.[jc]s*")), ids=lambda file: file.name)
def test_a_script_is_sent_with_all_its_code_on_its_lines_and_without_comments(file: Path) -> None:
    source = file.read_text(encoding="utf-8").split("\n")
    sent = assets().bodies[file.name].plain.decode().split("\n")
    assert len(sent) == len(source)
    for before, after in zip(source, sent, strict=True):
        assert after in (before, "")
        assert not after.lstrip().startswith(("//", "/**"))
        if not after:
            assert before.lstrip().startswith(("//", "/*", "*")) or not before.strip() or file.suffix == ".css"


def test_only_comments_that_fill_their_lines_are_left_out() -> None:
    text = "a; // b\n/* c */ d;\n// e\n  /** f\n * g */\nh = `//i`; /** j */\n"
    assert without_comments(text) == "a; // b\n/* c */ d;\n\n\n\nh = `//i`; /** j */\n"


# addresses


@pytest.mark.parametrize(
    ("headers", "lang"),
    [
        ({}, "en"),
        ({"Accept_Language": "fr-CA,fr;q=0.9,en;q=0.5"}, "fr"),
        ({"Accept_Language": "de,en;q=0.3,fr;q=0.8"}, "fr"),
        ({"Accept_Language": "de-DE"}, "en"),
        ({"Accept_Language": "fr;q=oops, ;;, en"}, "en"),
        ({"Accept_Language": "en", "Cookie": "lang=fr"}, "fr"),
        ({"Accept_Language": "fr", "Cookie": "lang=xx"}, "fr"),
    ],
)
def test_an_address_without_a_language_leads_to_the_readers(headers: dict[str, str], lang: str) -> None:
    for path in ("/", "/rules/vivo", "/table/abc?x=1", "/replay/abc?seat=1&at=31"):
        answer = site().get(path, **headers)
        assert answer.status_code == 307
        assert answer.headers["location"] == f"/{lang}{path}"


def test_addresses_that_lack_their_slash_are_mended() -> None:
    assert site().get("/fr").headers["location"] == "/fr/"
    assert site().get("/en/rules").headers["location"] == "/en/rules/"


@pytest.mark.parametrize("path", ["/en/rules/chess", "/fr/table/a b", "/en/table/" + "x" * 65, "/fr/replay/a%2Fb"])
def test_what_there_is_not_is_said_in_words(path: str) -> None:
    answer = site().get(path)
    assert answer.status_code == 404
    if answer.headers["content-type"].startswith("text/html"):
        assert BOOK.words(path[1:3])("lost-title") in answer.text.replace("&#39;", "'")


def test_robots_stay_outside() -> None:
    told = site().get("/robots.txt").text
    assert told.endswith("\n\nUser-agent: *\nDisallow: /\n")
    named = told.split("\n\n")[0]  # those that fetch a link which somebody posted
    assert "User-agent: facebookexternalhit" in named
    assert "*" not in named


def test_a_phone_can_keep_the_page_as_an_app() -> None:
    """Without that, an iPhone lets no page be called."""
    told = json.loads(site().get(assets().address("manifest.en.webmanifest")).content)
    assert told["display"] == "standalone"
    for icon in told["icons"][1:]:
        png = assets().bodies[icon["src"]].plain
        assert png.startswith(b"\x89PNG")
        width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
        assert icon["sizes"] == f"{width}x{height}"
        assert len(png) < 10_000
    assert {icon["sizes"] for icon in told["icons"]} == {"any", "192x192", "512x512"}


def test_old_browsers_find_the_icon() -> None:
    assert site().get("/favicon.ico").headers["location"] == assets().address("favicon.svg")


# games


@pytest.mark.parametrize("game", game_ids())
def test_every_game_gives_its_sprite_and_its_mat(game: str) -> None:
    sprite = site().get(assets().address(f"art/{game}.svg")).text
    assert sprite.startswith("<svg ")
    assert "<defs>" in sprite
    assert f"[data-game={game}]" in site().get(assets().address("art/scenes.css")).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_home_shows_every_game_with_its_picture_and_its_doors(game: str, lang: str) -> None:
    words = find_game(game).book.words(lang)
    found = page_elements(f"/{lang}/")
    poster = next(
        element
        for element in found
        if element.attributes.get("class") == "poster" and element.attributes.get("data-game") == game
    )
    assert words("title") in poster.text
    assert words("tagline") in poster.text
    assert any(element.attributes.get("data-new") == game for element in found)
    assert any(element.attributes.get("href") == f"/{lang}/rules/{game}" for element in found)
    assert any(element.tag == "svg" and element.attributes.get("data-game") == game for element in found)


def test_a_game_that_cannot_be_drawn_leaves_the_pages_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    vivo = find_game("vivo")

    class Broken(vivo):  # type: ignore[valid-type, misc]
        id = "broken"

        @classmethod
        def poster(cls, lang: str) -> object:
            raise RuntimeError("no ink")

        @classmethod
        def illustrations(cls, lang: str) -> dict[str, object]:
            raise RuntimeError("no ink")

    monkeypatch.setattr(pages, "known_games", lambda: iter([vivo, Broken]))
    made = pages.Pages()
    assert b'data-new="broken"' in made.home("en").plain
    assert b'data-new="vivo"' in made.home("en").plain
    assert b'id="VO-07"' in made.rules("en", Broken).plain
    assert pictures.poster(Broken, "en") is None


def test_a_game_for_one_offers_to_play_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(find_game("vivo")):  # type: ignore[misc]
        id = "alone"

        @classmethod
        def player_counts(cls, edition: object) -> tuple[int, ...]:
            return (1, 2, 3)

        @classmethod
        def poster(cls, lang: str) -> object:
            return find_game("vivo").poster(lang)

    monkeypatch.setattr(pages, "known_games", lambda: iter([Alone]))
    html = pages.Pages().home("en").plain.decode()
    assert 'data-players="1"' in html
    assert "2–3 players" in html
    assert "or alone" in html
