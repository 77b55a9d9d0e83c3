"""Records: none of a running match leaves the server, and after the end everybody can check that nobody cheated."""

from __future__ import annotations

import json
import sqlite3
import threading
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import MakeHall
from tests.table.hall import FRIEND, Hall, Laid, bot, fragment, person, refusal
from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice, seal_of
from vivant.engine.match import Match
from vivant.engine.registry import game_ids, make_game
from vivant.engine.verify import Replay, verify
from vivant.table.replaying import Recording
from vivant.table.store import Change
from vivant.table.table import Table
from vivant.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"


def everything_sent(laid: Laid, readers: list[Any]) -> str:
    """All that anybody can get of a table now."""
    found = [text for reader in readers for text in reader.take()]
    for seat in (0, 1, 2, -1):
        found.append(laid.call("GET", "?shape=wide", seat).text)
        found.append(laid.call("GET", "/report?lang=fr", seat).text)
        for what in ("/record", "/why", "/why?do=r1", "/watch", "/invitation"):
            found.append(laid.call("GET", what, seat).text)
    for path in (f"/api/replays/{laid.id}", f"/api/replays/{laid.id}/at/1?seat=all", f"/en/table/{laid.id}"):
        found.append(laid.hall.call("GET", path).text)
    return "\n".join(found)


def test_no_line_of_a_running_record_leaves_and_the_seal_is_there_from_the_start(hall: Hall) -> None:
    laid = hall.lay(person(0, "plum"), person(1, "moss"), FRIEND)
    secret = hall.do(lambda: laid.table.play.secret)
    assert secret is not None
    assert laid.present(0)["table"]["seal"] == laid.present(-1)["table"]["seal"] == seal_of(secret)
    laid.sit(2, word="fog")
    readers = [laid.subscribe(seat, lang, shape) for seat in (0, -1) for lang in LANGUAGES for shape in SHAPES]
    while laid.asked():
        sent = everything_sent(laid, readers)
        assert laid.refused("GET", "/record", None) == (403, "playing")
        assert refusal(hall.call("GET", f"/api/replays/{laid.id}")) == (403, "playing")
        match = hall.do(lambda: laid.table.play.match)
        assert match is not None
        assert secret.hex() not in sent
        for line in match.record_lines():
            assert json.loads(line)["h"] not in sent
            assert line not in sent
        laid.step()
    content = laid.call("GET", "/record", None).content
    verdict = verify(content, "record")
    assert (verdict.error, verdict.finished, verdict.seal) == (None, True, "true")
    header = json.loads(content.split(b"\n")[0])
    assert (header["seal"], header["words"], header["seats"]) == (
        seal_of(secret),
        ["plum", "moss", "fog"],
        ["Lark", "Fern", "Zoë"],
    )
    assert json.loads(content.split(b"\n")[-2])["secret"] == secret.hex()


@pytest.mark.parametrize("game", game_ids())
def test_bots_of_a_table_end_a_match_that_verifies(hall: Hall, game: str) -> None:
    players = make_game(game).players
    laid = hall.lay(*(bot("greedy" if seat % 2 else "random") for seat in range(players)), game=game, short=False)
    hall.until(lambda: laid.table.play.state == "over", 60)
    content = laid.call("GET", "/record", None).content
    verdict = verify(content, "record")
    assert (verdict.error, verdict.seal) == (None, "true")
    assert json.loads(content.split(b"\n")[0])["seats"][:2] == ["bot:random", "bot:greedy"]
    told = hall.get(f"/api/replays/{laid.id}")
    assert told["verdict"]["seal"] == "true"
    last = len(told["steps"])
    for seat in ("all", "-1", "0"):
        assert hall.get(f"/api/replays/{laid.id}/at/{last}?seat={seat}&shape=tall&lang=fr")["scene"]["pictures"]
    for path, status in ((f"at/{last}?seat=9", 422), ("at/0?seat=x", 422), ("at/0?shape=round", 422), ("at/x", 422)):
        assert refusal(hall.call("GET", f"/api/replays/{laid.id}/{path}"))[0] == status
    for index in (-1, last + 1, 10**30):
        assert 400 <= refusal(hall.call("GET", f"/api/replays/{laid.id}/at/{index}"))[0] < 500


def import_(hall: Hall, content: bytes | str) -> Any:
    return hall.call("POST", "/api/records", content=content, headers={"Content-Type": "text/plain"})


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_finished_record_is_imported_as_a_replay(hall: Hall, file: Path) -> None:
    content = file.read_bytes()
    id = import_(hall, content).json()["replay"]
    assert hall.call("GET", f"/api/tables/{id}/record").content == content
    assert hall.get(f"/api/replays/{id}")["verdict"]["valid"]


def test_a_replay_is_written_once_and_never_by_the_event_loop(
    make_hall: MakeHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = make_hall()
    done: list[tuple[str, int]] = []

    def watch(kind: type, name: str) -> None:
        work = getattr(kind, name)

        def noted(self: Any, *args: Any) -> Any:
            done.append((name, threading.get_ident()))
            return work(self, *args)

        monkeypatch.setattr(kind, name, noted)

    laid = hall.lay(*(bot() for _ in range(3)))
    hall.until(lambda: laid.table.play.state == "over", 60)
    for kind, name in ((Match, "record_lines"), (Recording, "__init__"), (Recording, "about"), (Recording, "at")):
        watch(kind, name)
    for path in (f"/api/replays/{laid.id}", f"/api/replays/{laid.id}/at/3?shape=wide"):
        first, *others = (hall.call("GET", path) for _ in range(4))
        assert {answer.content for answer in others} == {first.content}
        assert first.headers["content-type"] == "application/json"
    for _ in range(3):
        assert laid.call("GET", "/record", None).status_code == 200
    assert sorted(name for name, _ in done) == ["__init__", "about", "at", "record_lines"]
    assert hall.do(threading.get_ident) not in [thread for _, thread in done]


@pytest.mark.parametrize("share", [1.0, 0.5], ids=["finished", "unfinished"])
def test_a_record_is_read_and_laid_out_beside_the_event_loop(
    hall: Hall, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of two megabytes has some twenty thousand lines: whatever goes through them all would hold everybody up."""
    threads: dict[str, set[int]] = {}

    def watch(kind: type, name: str) -> None:
        work = getattr(kind, name)

        def noted(self: Any, *args: Any) -> Any:
            threads.setdefault(name, set()).add(threading.get_ident())
            return work(self, *args)

        monkeypatch.setattr(kind, name, noted)

    watch(Replay, "read")
    watch(Change, "add_lines")
    watch(Table, "__init__")
    lines = (GOLDEN / "vivo-3-seeded.jsonl").read_text().splitlines(keepends=True)
    assert import_(hall, "".join(lines[: int(len(lines) * share)]).encode()).status_code == 201
    assert {"read", "add_lines"} <= threads.keys()
    assert hall.do(threading.get_ident) not in set.union(*threads.values())


def test_an_unfinished_record_goes_on_at_a_table(hall: Hall) -> None:
    match = Match(make_game("vivo", 3), FastDice(5), ["Ada", "bot:random", "Cy"])
    for _ in range(4):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    made = import_(hall, match.record().text()).json()
    laid = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, "")
    assert list(laid.tokens) == [0]
    told, secret = laid.present(0), hall.do(lambda: laid.table.play.secret)
    assert secret is not None
    assert (told["table"]["state"], told["table"]["seal"], told["you"]["host"]) == ("playing", seal_of(secret), True)
    assert told["table"]["words"] == ["", "", ""]
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "empty"]
    laid.post("/seats/2/bot", 0, {"bot": "random"})
    laid.post("/seats/0/bot", 0, {"bot": "random"})
    hall.until(lambda: laid.table.play.state == "over", 60)
    content = laid.call("GET", "/record", None).content
    assert content.startswith(match.record().text().encode())
    verdict = verify(content, "record")
    assert (verdict.error, verdict.seal, verdict.finished) == (None, "partly", True)
    assert verdict.sealed_from == match.step + 1
    about = hall.get(f"/api/replays/{laid.id}")
    assert about["table"]["seal"] == seal_of(secret)
    assert f"from step {match.step + 1} on" in about["verdict"]["sentence"]


def deals(content: bytes) -> list[str]:
    """What was dealt, round by round."""
    return [line["do"] for line in map(json.loads, content.splitlines()) if len(str(line.get("do"))) > 50]


def test_who_brings_a_match_along_foretells_nothing_that_is_drawn_at_the_table(make_hall: MakeHall) -> None:
    """Import an unfinished record with a known seed, invite a friend, and play it beforehand at home."""
    hall = make_hall()
    match = Match(make_game("vivo", 3), FastDice(5), ["Ada", "Bo", "bot:random"])
    for _ in range(4):
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    content = match.record().text().encode()
    made = import_(hall, content).json()
    laid = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, "")
    link = fragment(laid.post("/seats/1/invite", 0)["link"])
    for lang, words in (("en", "whoever brought it may know what was drawn until then"), ("fr", "connaît peut-être")):
        offer = hall.get(f"/api/tables/{laid.id}/invitation?lang={lang}", link)
        assert words in offer["notice"]
        assert str(match.step) in offer["notice"]
    laid.invitations[1] = link
    laid.sit(1, "Bo")
    assert laid.present(1)["table"]["notice"] == laid.present(0)["table"]["notice"] != ""
    hall.again()
    for seat in (0, 1):
        laid.post(f"/seats/{seat}/bot", seat, {"bot": "random"})
    hall.until(lambda: laid.table.play.state == "over", 60)
    real = laid.call("GET", "/record", None).content
    foretold = Match.resume(content)
    while not foretold.over:
        foretold.play(foretold.to_act()[0], foretold.legal(foretold.to_act()[0])[0])
    guessed = deals(foretold.record().text().encode())
    assert (len(guessed), guessed[0]) == (2, deals(real)[0])  # what was dealt before is known, and said to be
    assert guessed[1] != deals(real)[1]
    assert verify(real).seal == "partly"


def test_a_match_on_old_unsealed_dice_says_so_and_shows_no_seal(make_hall: MakeHall) -> None:
    """As 0.1.0 stored an import: it goes on as it was, but nobody sits down there without knowing."""
    hall = make_hall()
    match = Match(make_game("vivo", 3), FastDice(5), ["Ada", "Bo", "bot:random"])
    made = import_(hall, match.record().text()).json()
    laid = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, "")
    link = fragment(laid.post("/seats/1/invite", 0)["link"])
    hall.close()
    with sqlite3.connect(hall.file) as connection:
        connection.execute("UPDATE tables SET secret = NULL")
    connection.close()
    hall.open()
    told = laid.present(0)["table"]
    assert (told["seal"], told["words"]) == (None, None)
    assert "not sealed" in told["notice"]
    assert hall.get(f"/api/tables/{laid.id}/invitation", link)["notice"] == told["notice"]
    laid.post("/seats/1/bot", 0, {"bot": "random"})
    laid.post("/seats/0/bot", 0, {"bot": "random"})
    hall.until(lambda: laid.table.play.state == "over", 60)
    assert verify(laid.call("GET", "/record", None).content).seal == "unsealed"


def test_what_is_tried_again_from_a_replay_is_sealed_from_there(hall: Hall) -> None:
    laid = hall.lay(person(0), bot(), bot(), short=False)
    while laid.asked():
        hall.until(lambda: laid.table.play.asked() in ([0], []))
        if laid.asked():
            laid.act(0)
    index = hall.get(f"/api/replays/{laid.id}/decisions?seat=0")["decisions"][1]
    made = hall.post(f"/api/replays/{laid.id}/again", None, {"index": index})
    again = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, "")
    told = again.present(0)["table"]
    assert told["seal"].startswith("sha256:")
    assert f"at step {index}:" in told["notice"]
    again.post("/seats/0/bot", 0, {"bot": "random"})
    hall.until(lambda: again.table.play.state == "over", 60)
    verdict = verify(again.call("GET", "/record", None).content)
    assert (verdict.error, verdict.seal, verdict.sealed_from) == (None, "partly", index + 1)


def test_what_chance_answers_on_import_stays_answered(make_hall: MakeHall) -> None:
    """The header alone, without a seed: the cards are dealt by the import, and stay dealt after a restart."""
    hall = make_hall()
    header = json.loads(Match(make_game("vivo", 3), FastDice(5), ["Ada", "Bo", "Cy"]).record_lines()[0])
    from vivant.engine.record import Record

    record = Record()
    record.add({key: value for key, value in header.items() if key not in ("h", "seed")})
    made = import_(hall, record.text()).json()
    laid = Laid(hall, made["table"], {one["seat"]: one["token"] for one in made["seats"]}, {}, "")
    before = laid.present(0)
    hall.again()
    after = laid.present(0)
    assert (after["log"], after["actions"]) == (before["log"], before["actions"])


def test_what_chance_answers_on_import_is_not_foretold_by_a_seed(make_hall: MakeHall) -> None:
    """The header alone, with a seed that its maker knows: the cards are dealt by sealed dice, other ones each time."""
    hall = make_hall()
    own = Match(make_game("vivo", 3), FastDice(5), ["Ada", "Bo", "Cy"])
    hands = [[line["do"] for line in own.record().lines[1:]]]
    for _ in range(2):
        made = import_(hall, own.record_lines()[0] + "\n").json()
        match = hall.tables.loaded[made["table"]].play.match
        assert match.sealed_from == 1
        assert "sealed" in match.record().lines[1]
        hands.append([line["do"] for line in match.record().lines[1:]])
    assert all(one != other for one, other in combinations(hands, 2))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"{}",
        b"[" * 100_000,
        b'{"vivant": 1}\n',
        b"\x00",
        (GOLDEN / "vivo-3-sealed.jsonl").read_bytes().replace(b'"who": 1', b'"who": 2', 1),
        b"\n".join((GOLDEN / "vivo-3-sealed.jsonl").read_bytes().split(b"\n")[:9]) + b"\n",
    ],
    ids=["empty", "bytes", "object", "deep", "bare", "nul", "tampered", "sealed and unfinished"],
)
def test_a_false_record_is_refused(hall: Hall, content: bytes) -> None:
    assert refusal(import_(hall, content)) == (422, "setup")


def test_a_report_of_a_moment_holds_no_record_before_the_end(hall: Hall) -> None:
    laid = hall.lay(*(person(seat) for seat in range(3)))
    laid.act(0)
    answer = laid.call("GET", "/report?browser=Firefox%20%00x&lang=fr", 1)
    assert answer.headers["content-disposition"].startswith("attachment")
    told = answer.json()
    assert (told["seat"], told["browser"], told["lang"], "record" in told) == (1, "Firefox ?x", "fr", False)
    assert told["legal"] == laid.legal(1)
    laid.finish()
    assert laid.get("/report", 1)["record"]
    assert "legal" not in laid.get("/report", -1)
