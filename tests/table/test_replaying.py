"""Replays: what is told at each step is what the match told then, and nothing of a match that is not over or not true."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.nets.sizes import usually
from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice, SealedDice
from vivant.engine.errors import RecordError, UndoRefused, VivantError
from vivant.engine.match import Match
from vivant.engine.record import Record
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.table.refusal import Refusal
from vivant.table.replaying import MOST_KEPT, neat_name, read_recording
from vivant.table.telling import (
    Company,
    Viewer,
    draw,
    everybody,
    names_for,
    sources,
    tell_entry,
    tell_if,
    tell_question,
    tell_scores,
    tell_sheet,
)
from vivant.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*.jsonl"))
SECRET = bytes(range(32))
NAMES = ["Lark", "bot:greedy", "Zoë", "Fern"]
CASES = [
    (id, players) for id in game_ids() for players in find_game(id).player_counts(find_game(id).standard_edition())
]


def seats(players: int) -> list[str]:
    return NAMES[:players]


def names(players: int, lang: str) -> list[str]:
    return ["Squirrel" if name.startswith("bot:") else name for name in seats(players)]


def at_rest(svg: str) -> str:
    """What is drawn and what it is called, whether or not it can be pressed."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        only_pressed = ("tabindex", "aria-disabled", "pointer-events")
        pressed = [name for name in element.attrib if name.startswith("data-") or name in only_pressed]
        for name in pressed:
            del element.attrib[name]
        if element.get("role") == "button":
            element.set("role", "img")
    return ElementTree.tostring(root, encoding="unicode")


def told_live(match: Match, viewer: int, lang: str) -> dict[str, Any]:
    """What the table tells this viewer now."""
    game, words = match.game, match.game.book.words(lang)
    company = Company(names(game.players, lang), [name.startswith("bot:") for name in match.seats])
    reader = names_for(Viewer(viewer, lang, "wide"), company.names)
    view = match.view(viewer)
    known = match.view(EVERYTHING) if match.over else view
    public = match.view(EVERYTHING if match.over else SPECTATOR)
    scene = draw(game, view, Viewer(viewer, lang, "wide"), company, match.choices(viewer) if viewer >= 0 else [])
    assert scene is not None
    return {
        "status": tell_if(game.status(view), words),
        "question": tell_question(game, known, Viewer(viewer, lang, "wide"), company, match.to_act(), match.over),
        "scores": tell_scores(sources(game, known, public, viewer), words, everybody(game, company.names, lang)),
        "log": [tell_entry(entry, words, reader) for entry in match.log_entries(viewer, turns=True)],
        "sheet": tell_sheet(game, known, words) if match.over else None,
        "asked": match.to_act(),
        "drawn": {fragment.key: at_rest(fragment.svg) for picture in scene.pictures for fragment in picture.fragments},
    }


def told_again(message: dict[str, Any]) -> dict[str, Any]:
    fragments = [item for picture in message["scene"]["pictures"] for item in picture["fragments"].items()]
    assert not any("tabindex" in svg or "data-action" in svg for _, svg in fragments), "nothing can be pressed"
    drawn = {key: at_rest(svg) for key, svg in fragments}
    asked = [seat["seat"] for seat in message["seats"] if seat["asked"]]
    sheet = message["over"]["sheet"] if message["over"] else None
    said = {key: message[key] for key in ("status", "question", "scores", "log")}
    return {**said, "sheet": sheet, "asked": asked, "drawn": drawn}


def first_undone(match: Match, seat: int) -> int:
    """How many steps stand before the one that an undo of this seat would take back."""
    last = match.last_step_of(seat)
    index = None if last is None else match._timeline.index_of(last.n)
    return match.standing_steps if index is None else index


def play_random(
    match: Match, dice: FastDice, told: dict[int, dict[int, dict[str, Any]]], lang: str, undo: bool
) -> None:
    """To the end; keeps what every viewer was told after each go, by the number of standing steps."""
    viewers = [SPECTATOR, *range(match.game.players)]
    while True:
        told[match.standing_steps] = {viewer: told_live(match, viewer, lang) for viewer in viewers}
        if match.over:
            return
        if undo and dice.below(6) == 0:
            try:
                seat = dice.below(match.game.players)
                before, first = match.standing_steps, first_undone(match, seat)
                match.undo(seat)
                for gone in range(first + 1, before + 1):  # where all act at once, steps of others stand after it
                    told.pop(gone, None)
                # The log now says that something was taken back; a replay says so from the next step on.
                told.pop(match.standing_steps, None)
            except UndoRefused:
                continue
        seat = match.to_act()[dice.below(len(match.to_act()))]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize("undo", [False, True])
@pytest.mark.parametrize(("id", "players"), usually(CASES[:1], deep=CASES))
def test_each_step_is_told_as_the_match_told_it(id: str, players: int, undo: bool) -> None:
    lang = LANGUAGES[players % 2]
    match = Match(make_game(id, players), SealedDice(SECRET, [""] * players), seats(players))
    told: dict[int, dict[int, dict[str, Any]]] = {}
    play_random(match, FastDice(players), told, lang, undo)
    assert bool(match.undos) == undo
    content = match.record().text().encode()
    recording = read_recording(content)
    assert match.standing_steps in told
    for index, by_viewer in told.items():
        for viewer, live in by_viewer.items():
            again = told_again(recording.at(index, Viewer(viewer, lang, "wide")))
            for key in live:
                assert again[key] == live[key], (index, viewer, key)


@pytest.mark.parametrize("file", usually(RECORDS[::7], deep=RECORDS), ids=lambda file: file.stem)
def test_every_step_of_every_golden_record_can_be_looked_at(file: Path) -> None:
    content = file.read_bytes()
    recording = read_recording(content)
    about = recording.about("fr")
    assert about["verdict"]["valid"]
    assert about["steps"][-1]["stop"]
    for index in range(len(about["steps"]) + 1):
        for viewer in (EVERYTHING, SPECTATOR, 0):
            message = recording.at(index, Viewer(viewer, "en", SHAPES[index % 2]))
            assert message["whole"]
            assert message["actions"] == []
            assert message["table"]["state"] == "over"
            assert 'role="button"' not in json.dumps(message["scene"])
            assert "tabindex" not in json.dumps(message["scene"])


def finished(id: str = "vivo", players: int = 3, sealed: bool = True, seed: int = 5) -> Match:
    dice = SealedDice(SECRET, [""] * players) if sealed else FastDice(seed)
    match = Match(make_game(id, players), dice, seats(players))
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_seat_never_learns_in_a_replay_what_it_did_not_know_then() -> None:
    """In Vivo, the others' hands: no card is drawn for a seat before it was played, unless it is the seat's own."""
    match = finished()
    recording = read_recording(match.record().text().encode())
    about = recording.about("en")
    first = next(index for index, step in enumerate(about["steps"], 1) if step["stop"])
    mine = recording.at(first, Viewer(0, "en", "wide"))
    theirs = recording.at(first, Viewer(1, "en", "wide"))
    hands = [{key for key in told_again(message)["drawn"] if key.startswith("card-")} for message in (mine, theirs)]
    assert len(hands[0]) == 12
    assert not hands[0] & hands[1]
    assert not {
        key
        for key in told_again(recording.at(first, Viewer(SPECTATOR, "en", "wide")))["drawn"]
        if key.startswith("card-")
    }


def test_all_open_tells_the_whole_log_at_every_step() -> None:
    match = finished()
    recording = read_recording(match.record().text().encode())
    steps = recording.about("en")["steps"]
    whole = recording.at(len(steps), Viewer(EVERYTHING, "en", "none"))["log"]
    for index in range(0, len(steps) + 1, 9):
        newest = steps[index - 1]["n"] if index else 0
        told = recording.at(index, Viewer(EVERYTHING, "en", "none"))
        assert told["log"] == [entry for entry in whole if entry["n"] <= newest]
        assert "scene" not in told


def test_steps_name_who_did_what_and_where_rounds_begin() -> None:
    match = finished()
    steps = read_recording(match.record().text().encode()).about("en")["steps"]
    assert [step["n"] for step in steps] == sorted({step["n"] for step in steps})
    assert {step["who"] for step in steps} == {"chance", 0, 1, 2}
    assert len([step for step in steps if step["mark"] == "round"]) == 1  # the second of two rounds
    for step, later in pairwise(steps):
        assert step["stop"] == (later["who"] != "chance")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seal", ["true", "unsealed", "unopened"])
def test_the_verdict_explains_the_seal_in_two_sentences(seal: str, lang: str) -> None:
    match = finished(sealed=seal != "unsealed")
    record = match.record()
    if seal == "unopened":
        from vivant.engine.record import Record

        lines = [{key: value for key, value in line.items() if key != "h"} for line in record.lines]
        lines[-1]["secret"] = None
        record = Record()
        for line in lines:
            record.add(line)
    verdict = read_recording(record.text().encode()).about(lang)["verdict"]
    assert (verdict["valid"], verdict["seal"]) == (True, seal)
    assert verdict["sentence"].endswith(".")
    assert len(re.findall(r"\.(?:\s|$)", verdict["explained"])) == 2
    assert verdict["uncovered"]


def test_a_match_that_is_not_over_is_shown_to_nobody() -> None:
    match = Match(make_game("vivo", 3), SealedDice(SECRET, ["", "", ""]), seats(3))
    content = match.record().text().encode()
    with pytest.raises(RecordError) as refused:
        read_recording(content)
    assert "not over" in str(refused.value)


def test_a_false_record_is_refused_with_its_line() -> None:
    lines = finished().record().text().splitlines(keepends=True)
    with pytest.raises(RecordError) as refused:
        read_recording("".join(lines[:4] + lines[5:]).encode()).about("en")
    assert refused.value.line == 5


def test_steps_and_views_that_there_are_not_are_refused() -> None:
    match = finished()
    content = match.record().text().encode()
    last = match.standing_steps
    for index, viewer in ((-1, 0), (last + 1, 0), (0, 3), (0, -3)):
        with pytest.raises(Refusal) as refused:
            read_recording(content).at(index, Viewer(viewer, "fr", "none"))
        assert refused.value.status == 404
        assert isinstance(refused.value, VivantError)


def test_only_the_last_few_are_kept() -> None:
    contents = [finished(sealed=False, seed=seed).record().text().encode() for seed in range(MOST_KEPT + 1)]
    first = read_recording(contents[0])
    for content in contents[1:-1]:
        read_recording(content)
    assert read_recording(contents[0]) is first
    for content in contents[1:]:
        read_recording(content)
    assert read_recording(contents[0]) is not first


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Lark", "Lark"), ("", "?"), ("human", "Seat 3"), ("a\u202eb\x1b", "a?b?"), ("x" * 99, "x" * 40)],
)
def test_names_of_a_record_are_made_harmless(name: str, shown: str) -> None:
    assert neat_name(name, 2, "en") == shown


def test_nothing_that_a_record_calls_somebody_reaches_a_page_as_it_is() -> None:
    """Its chain may be redone by anybody: names of people and bots, and words for the dice."""
    steers = "\x1b[31m\u202e\u3164" + "x" * 900
    forged = Record()
    for line in _sealed_with(["", steers, "heron"]).record().lines:
        bare = {key: value for key, value in line.items() if key != "h"}
        forged.add({**bare, "seats": [steers, f"bot:{steers}", "bot:easy"]} if "vivant" in bare else bare)
    recording = read_recording(forged.text().encode())
    told = [recording.about("en"), recording.at(recording.last, Viewer(EVERYTHING, "fr", "wide"))]
    text = json.dumps(told, ensure_ascii=False)
    assert [strange for strange in ("\\u001b", "\u202e", "\u3164") if strange in text] == []
    assert "x" * 100 not in text
    assert told[1]["seats"][2]["bot"] == "easy"
    assert told[1]["table"]["words"][::2] == ["", "heron"]


def _sealed_with(words: list[str]) -> Match:
    match = Match(make_game("vivo", 3), SealedDice(SECRET, words), seats(3))
    while not match.over:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    return match
