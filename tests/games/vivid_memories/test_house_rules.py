"""Our house rules for Vivid Memories: the head start, from the edition to the score sheet; and the winning Brain."""

from __future__ import annotations

from typing import Any

import pytest

from vivant import Match
from vivant.bots import make_bot
from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition, edition_from_content
from vivant.engine.errors import EditionError
from vivant.engine.houseedition import named_edition
from vivant.engine.scoresheet import score_sheet
from vivant.engine.state import SPECTATOR
from vivant.engine.verify import verify
from vivant.games.vivid_memories import VividMemories
from vivant.words import Message

from .editions import content, made
from .table import Table

FAIR = named_edition(VividMemories, "fair-start")
POINTS = FAIR.content["head_start"]["2"][1]


def with_head_start(**points: list[int]) -> Edition:
    return made("ahead", {**content(), "head_start": {name.removeprefix("of_"): row for name, row in points.items()}})


@pytest.mark.rule("VM-06")
@pytest.mark.parametrize("first", [0, 1])
def test_who_does_not_start_begins_with_the_points_once_aspirations_are_dealt(first: int) -> None:
    table = Table.new(2, FAIR, f"first={first} asp0=red")
    assert table.state.scores() == [0, 0]
    table.chance("asp1=blue")
    assert table.state.scores()[first] == 0
    assert table.state.scores()[1 - first] == POINTS
    [points] = table.game.breakdown(table.state, 1 - first)
    assert (points.value, points.rule, points.message) == (
        POINTS,
        "VM-06",
        Message("points-head-start", points.message.args),
    )
    assert table.game.breakdown(table.state, first) == []
    [section] = score_sheet(table.game, table.state).sections
    assert [table.game.book.words("en").say(row.title) for row in section.rows] == ["Head start"]
    assert section.points[1 - first] == POINTS


def test_a_head_start_goes_by_the_order_of_turns_at_its_own_count_alone() -> None:
    edition = with_head_start(of_3=[0, 4, 9])
    assert Table.new(3, edition, "first=1 asp0=red asp1=blue asp2=green").state.scores() == [9, 0, 4]
    assert Table.new(2, edition, "first=1 asp0=red asp1=blue").state.scores() == [0, 0]
    with_start = with_head_start(of_3=[7, 0, 0])
    assert Table.new(3, with_start, "first=2 asp0=red asp1=blue asp2=green").state.scores() == [0, 0, 7]


def test_alone_nobody_has_a_head_start() -> None:
    match = Match(VividMemories(1, {}, FAIR), FastDice(1))
    assert match.view(SPECTATOR).scores() == [0, 0]


def test_the_log_tells_everybody_and_the_record_replays() -> None:
    match = Match(VividMemories(2, {"first": 1}, FAIR), FastDice(5))
    for viewer in (0, 1, SPECTATOR):
        said = match.log(viewer)
        assert sum(f"scores {POINTS}" in line and "head start" in line for line in said) == 1
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    verdict = verify(match.record().text().encode())
    assert verdict.valid
    assert verdict.finished
    assert [difference.message.key for difference in verdict.house_rules] == ["difference-entry"]
    data = match.view(0).data()
    assert match.game.load(data).data() == data


@pytest.mark.parametrize("seed", [1, 2])
def test_a_head_start_changes_no_decision_of_the_bots(seed: int) -> None:
    """What docs/house-rules.md says of other numbers of points rests on this."""
    played = []
    for edition in (None, FAIR):
        game = VividMemories(2, {"first": 0}, edition)
        match = Match(game, FastDice(seed))
        bots = [make_bot("greedy:worlds=1", game) for _ in range(2)]
        dice = [FastDice(seed, 10 + seat) for seat in range(2)]
        done: list[str] = []
        while not match.over and len(done) < 120:
            seat = match.to_act()[0]
            view = match.view(seat)
            action = bots[seat].choose(view, seat, view.legal(seat), dice[seat], bots[seat].budget())
            done.append(game.text(action))
            match.play(seat, game.text(action))
        played.append((done, match.view(SPECTATOR).scores()))
    (usual, scores), (ours, ahead) = played
    assert usual == ours
    assert ahead == [scores[0], scores[1] + POINTS]


@pytest.mark.parametrize(
    ("head_start", "entry", "key"),
    [
        ({"2": [0]}, "head_start.2", "edition-each-place"),
        ({"2": [0, 1, 2]}, "head_start.2", "edition-each-place"),
        ({"5": [0, 1, 2, 3, 4]}, "head_start.5", "edition-count-missing"),
        ({"2": [0, -1]}, "head_start.2", "edition-range"),
        ({"2": [0, 501]}, "head_start.2", "edition-range"),
        ({"2": 5}, "head_start.2", "edition-type"),
        (5, "head_start", "edition-type"),
    ],
)
def test_a_wrong_head_start_is_refused_in_one_line(head_start: Any, entry: str, key: str) -> None:
    with pytest.raises(EditionError) as caught:
        VividMemories.components(made("wrong", {**content(), "head_start": head_start}))
    assert (caught.value.entry, caught.value.problem.key) == (entry, key)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_set_up_and_differences_say_it(lang: str) -> None:
    usual, ours = (VividMemories.words_for(each, lang) for each in (VividMemories.standard_edition(), FAIR))
    assert str(POINTS) in ours.rule("VM-06")
    assert str(POINTS) not in usual.rule("VM-06")
    told = VividMemories.about(lang, FAIR)
    steps = [item.sentence for sheet in told.sheets for panel in sheet.panels for item in panel.items]
    assert sum(f"0 and {POINTS}" in said or f"0 et {POINTS}" in said for said in steps) == 1
    [difference] = VividMemories.differences(FAIR)
    assert str(POINTS) in VividMemories.book.words(lang).say(difference.message)


def test_the_winning_brain_differs_in_points_alone() -> None:
    """What it drafts and where it lays is as printed: the same match, but for what the Brain scores."""
    brain = named_edition(VividMemories, "winning-brain")
    states = []
    for edition in (VividMemories.standard_edition(), brain):
        match = Match(VividMemories(1, {}, edition), FastDice(3))
        while not match.over:
            match.play(0, match.legal(0)[-1])
        states.append(match.view(SPECTATOR))
    usual, ours = states
    hexes = [state.data()["seats"][1]["hexes"] for state in states]
    assert hexes[0] == hexes[1]
    assert usual.scores()[0] == ours.scores()[0]
    assert ours.scores()[1] > usual.scores()[1]


def test_the_standard_edition_knows_nothing_of_it() -> None:
    assert "head_start" not in VividMemories.standard_edition().content
    assert edition_from_content(content(), "copy").hash == VividMemories.standard_edition().hash
    assert VividMemories(2).setup.head_start == []


def test_an_option_that_changes_nothing_is_not_offered_but_known_from_records() -> None:
    winning = named_edition(VividMemories, "winning-brain")
    options = {option.name: option for option in VividMemories.options_for(1, winning)}
    assert [name for name, option in options.items() if option.idle] == ["be_more_human"]
    assert [level.name for level in VividMemories.difficulties_for(1, winning)] == ["plain", "learning"]
    assert not any(option.idle for option in VividMemories.options_for(1, VividMemories.standard_edition()))
    for chosen in (False, True):
        match = Match(VividMemories(1, {"be_more_human": chosen}, winning), FastDice(3))
        written = match.record().text()
        assert f'"be_more_human":{str(chosen).lower()}' in written.replace(" ", "")
        assert verify(written.encode()).error is None
    for lang, said in (("en", "not offered"), ("fr", "pas proposée")):
        assert said in VividMemories.words_for(winning, lang).rule("AB-32")
        assert said not in VividMemories.words_for(VividMemories.standard_edition(), lang).rule("AB-32")
