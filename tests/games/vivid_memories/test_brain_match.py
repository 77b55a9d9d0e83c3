"""A match against the Artificial Brain: set-up, the end of rounds, the end, and the harder games (AB-01 to AB-05, AB-21 on)."""

from __future__ import annotations

from collections import Counter

import pytest

from vivant.draw.scene import SHAPES
from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition
from vivant.engine.errors import EditionError, SetupError
from vivant.engine.game import CHANCE, Step
from vivant.engine.match import Match
from vivant.engine.simulate import play_out
from vivant.engine.state import SPECTATOR
from vivant.games.vivid_memories import VividMemories

from .alone import alone_at
from .editions import content, made, standard
from .table import NAMES, Table

COLOURS = list(NAMES.values())


def outcomes(table: Table) -> list[str]:
    return [table.game.outcome_text(outcome) for outcome, weight in table.state.outcomes() if weight == 1]


@pytest.mark.rule("AB-01", "AB-02", "AB-03", "AB-05", "AB-X15", "AB-R18")
def test_set_up() -> None:
    table = Table.new(1)
    assert outcomes(table) == [f"asp0={colour}" for colour in COLOURS]
    table.chance("asp0=blue")
    data = table.data()
    assert Counter(data["supply"]) == {"red": 14, "yellow": 14, "green": 14, "blue": 13, "purple": 14}
    assert len(data["bag"]) == 55
    assert [own["board"] for own in data["seats"]] == ["A", "B"]
    assert [own["aspiration"] for own in data["seats"]] == ["blue", None]
    assert data["holder"] == 0
    assert table.game.pieces(table.state)["blue"] == 25


@pytest.mark.rule("AB-04", "AB-07")
def test_the_preference_line_is_drawn_and_its_last_tile_has_no_choice() -> None:
    table = Table.new(1, chance="asp0=blue")
    assert outcomes(table) == [f"pref={colour}" for colour in COLOURS]
    table.chance("pref=blue").chance("pref=green").chance("pref=red")
    assert outcomes(table) == ["pref=yellow", "pref=purple"]
    table.chance("pref=purple")
    assert table.data()["brain"]["queue"] == ["blue", "green", "red", "purple", "yellow"]
    assert table.data()["phase"] == "tiles"
    assert len(outcomes(table)) == 20


@pytest.mark.rule("AB-01")
def test_the_line_is_that_of_two() -> None:
    table = Table.new(1)
    table.state.roll(FastDice(4))
    assert [len(row["tokens"]) for row in table.data()["line"]] == [4, 4, 4, 4]
    assert table.asked() == [0]
    assert table.state.view(SPECTATOR).data() | {"viewer": 0} == table.state.view(0).data()  # nothing is hidden


def reward(table: Table) -> Table:
    """End the human's turn and Reflect."""
    table.play("done")
    while table.data()["phase"] in ("bank", "reflect"):
        legal = sorted(table.legal())
        table.play("done" if "done" in legal else legal[0])
    return table


HEXES, SLOTS = "a1=RBY a2=GG", "s1 s8 s2 s3"


@pytest.mark.rule("AB-X10", "AB-22", "AB-23", "AB-24", "AB-25", "AB-32")
@pytest.mark.parametrize(("human", "points"), [(False, [3, 6, 1, 4]), (True, [5, 8, 1, 4])])
def test_a_round_scores_its_board(human: bool, points: list[int]) -> None:
    # The last token, purple, would add to it: the Brain's board has no empty purple slot or hex left for it here.
    table = alone_at("P", "P R Y G B", hexes=HEXES, slots=f"{SLOTS}", aspiration="G", be_more_human=human)
    reward(table)
    found = [part.value for part in table.game.breakdown(table.state, 1)]
    assert [part.rule for part in table.game.breakdown(table.state, 1)] == ["AB-23", "AB-24", "AB-25", "AB-25"]
    assert found == [points[0], points[1] + 2, *points[2:]]  # and 2 for the purple token in s4


@pytest.mark.rule("AB-25")
def test_slots_of_the_excluded_colour_complete_a_cluster() -> None:
    table = reward(alone_at("P", "P R Y G B", slots="s2 s3", aspiration="G"))
    assert [part.value for part in table.game.breakdown(table.state, 1) if part.rule == "AB-25"] == [4]


@pytest.mark.rule("AB-26", "AB-21", "AB-22")
def test_everything_scores_again_in_each_round() -> None:
    game = VividMemories(1, {"be_more_human": True})
    for seed in range(5):
        state = game.new()
        play_out(state, FastDice(seed))
        by_round = [sum(a.points for a in state.seats[1].awards if a.round == n and a.kind == 6) for n in range(3)]
        assert 0 < by_round[0] <= by_round[1] <= by_round[2]


@pytest.mark.rule("AB-X11", "AB-28", "AB-29", "AB-30", "AB-32")
@pytest.mark.parametrize(("human", "total"), [(False, 31), (True, 41)])
def test_gained_moments_score_at_the_end(human: bool, total: int) -> None:
    table = alone_at(
        "P", "P R Y G B", tiles="5", hexes=HEXES, gained="11 3 8", aspiration="G", round=3, be_more_human=human
    )
    reward(table)
    assert table.state.is_over()
    gained = [part for part in table.game.breakdown(table.state, 1) if part.rule in ("AB-29", "AB-30")]
    assert sum(part.value for part in gained) == total + 10  # and 10 for moment 5, emptied just now


@pytest.mark.rule("AB-X12", "AB-29", "AB-R15", "AB-R16")
def test_equal_patterns_both_score() -> None:
    table = alone_at("P", "P R Y G B", tiles="5", hexes="a1=GB a2=GB a3=GBB", gained="3 8", aspiration="R", round=3)
    reward(table)
    gained = {(part.rule, part.value): part for part in table.game.breakdown(table.state, 1)}
    assert sum(part.value for part in table.game.breakdown(table.state, 1) if part.rule == "AB-29") == 16
    assert sum(part.value for part in table.game.breakdown(table.state, 1) if part.rule == "AB-30") == 20 + 5
    assert gained


@pytest.mark.rule("AB-27", "AB-R16")
def test_the_human_scores_the_aspiration() -> None:
    table = reward(alone_at("P", "P R Y G B", aspiration="R", own_hexes="c3=RR c4=R", round=3))
    assert table.sources(0, "VM-57") == [3]


@pytest.mark.rule("AB-31", "AB-X14", "AB-R17")
@pytest.mark.parametrize(("more", "ranking"), [(0, [1, 2]), (-1, [2, 1]), (1, [1, 2])])
def test_a_tie_is_a_win(more: int, ranking: list[int]) -> None:
    table = reward(alone_at("P", "P R Y G B", aspiration="P", own_hexes="c3=R", round=3))
    data = table.data()
    target = data["seats"][1]["points"] + more
    award = {"round": 0, "kind": "cluster", "points": target, "which": 0, "hexes": [], "slots": []}
    data["seats"][0] |= {"points": target, "awards": [award]}
    state = table.game.load(data)
    assert state.is_over()
    assert state.ranking() == ranking


@pytest.mark.rule("AB-10", "AB-21")
def test_who_had_the_last_turn_does_not_start_and_the_brain_may() -> None:
    starts: Counter[tuple[int, bool]] = Counter()
    game = VividMemories(1)
    for seed in range(40):
        dice, state = FastDice(seed), game.new()
        while not state.is_over():
            if state.is_chance():
                prepares = state.data()["phase"] == "tiles"
                state.roll(dice)
                tokens = sum(pile.left for pile in state.line[state.first : state.last + 1])
                if prepares:  # all sixteen tokens lie there, unless the Brain has had its turn
                    starts[int(state.holder), tokens == 16] += 1
            else:
                state.apply(0, state.pick(0, dice))
    assert starts[0, False] == 0
    assert starts[0, True] > 0
    assert starts[1, False] > 0


@pytest.mark.rule("AB-34")
def test_options_are_independent() -> None:
    options = VividMemories.options_for(1, standard())
    assert [(option.name, option.default, option.rule) for option in options] == [
        ("be_more_human", False, "AB-32"),
        ("learn_from_experience", False, "AB-33"),
        ("practice", False, ""),
    ]
    assert [option.name for option in VividMemories.options_for(2, standard())] == ["first"]
    levels = [dict(level.options) for level in VividMemories.difficulties_for(1, standard())]
    assert [tuple(level.values()) for level in levels] == [(False, False), (True, False), (False, True), (True, True)]
    with pytest.raises(SetupError):
        VividMemories(2, {"be_more_human": True})


def test_the_check_of_the_page_holds() -> None:
    """Every tile gives 5, 10 or 15 whatever the human's colour, and 5 and 15 both occur."""
    for colour in COLOURS:
        worth = {5 * sum(c != colour for c in tile["pattern"]) for tile in content()["moments"].values()}
        assert worth <= {5, 10, 15}
        assert {5, 15} <= worth


def test_taking_back_never_goes_past_something_drawn() -> None:
    match = Match(VividMemories(1), FastDice(5))
    while match.legal(0)[0] != "done":
        match.play(0, match.legal(0)[0])
    rounds = match.view(0).data()["round"]
    tried = 0
    while not match.over:
        before = match.step
        match.play(0, match.legal(0)[-1] if "done" not in match.legal(0) else "done")
        drawn = any(line.get("who") == "chance" and line["n"] > before for line in match.record().lines)
        assert (match.over or match.undo_refused(0) is None) == (not drawn or match.over)
        tried += drawn
    assert tried >= 2
    assert rounds == 0


def changed(**entries: object) -> Edition:
    found = content()
    for path, value in entries.items():
        *tables, last = path.split("__")
        place = found
        for table in tables:
            place = place[table]
        place[last] = value
    return made("changed", found)


@pytest.mark.rule("AB-R5")
def test_an_edition_in_which_the_brain_might_search_for_ever_is_refused() -> None:
    with pytest.raises(EditionError) as refused:
        VividMemories(1, {}, changed(aspirations=["red", "yellow", "green", "blue"]))
    assert refused.value.entry == "solo.queue.initial"


@pytest.mark.parametrize(
    ("path", "value", "entry"),
    [
        ("solo__setup__brain", {"seat": 1, "board": "A"}, "solo.setup.brain"),
        ("solo__draft__side_tie", ["more tokens"], "solo.draft.side_tie"),
        ("solo__setup__start_player", "nobody", "solo.setup.start_player"),
        ("solo__score__excluded_colour", "red", "solo.score.excluded_colour"),
    ],
)
def test_an_inconsistent_solo_game_is_refused_by_its_entry(path: str, value: object, entry: str) -> None:
    with pytest.raises(EditionError) as refused:
        VividMemories(1, {}, changed(**{path: value}))
    assert refused.value.entry == entry


def test_an_edition_may_let_the_brain_start_and_leave_the_track_empty() -> None:
    edition = changed(solo__setup__start_player="brain", solo__setup__reminder_tokens=0)
    table = Table.new(1, edition, "asp0=blue")
    assert table.data()["supply"].count("blue") == 14
    table.state.roll(FastDice(2))
    assert sum(len(row["tokens"]) for row in table.data()["line"]) < 16


@pytest.mark.rule("AB-03")
@pytest.mark.parametrize("human", [False, True])
@pytest.mark.parametrize(("tokens", "lies"), [(0, False), (1, True)])
def test_the_log_speaks_of_the_reminder_where_there_is_one(human: bool, tokens: int, lies: bool) -> None:
    game = VividMemories(1, {"be_more_human": human}, changed(solo__setup__reminder_tokens=tokens))
    before = game.new()
    after = before.clone()
    after.apply_outcome(after.outcomes()[0][0])
    lines = game.tell(before, Step(1, CHANCE, before.outcomes()[0][0]), after, 0)
    for lang, word in (("en", "track"), ("fr", "piste")):
        assert (word in game.book.words(lang).say(lines[1].message, ["Lark"])) == lies


@pytest.mark.rule("AB-07")
@pytest.mark.parametrize("places", [1, 4, 5, 9])
@pytest.mark.parametrize("shape", SHAPES)
def test_the_preference_line_has_as_many_places_as_the_edition_says(places: int, shape: str) -> None:
    game = VividMemories(1, {}, changed(solo__queue__visible_places=places))
    state = game.new()
    state.roll(FastDice(3))
    brain = state.brain
    assert brain is not None
    brain.queue += [game.setup.colours + tile for tile in range(9 - len(brain.queue))]
    view = state.view(0)
    scene = game.scene(view, "en", ["Lark"], [False], shape, game.choices_now(view, 0))
    keys = {fragment.key for picture in scene.pictures for fragment in picture.fragments}
    assert {key for key in keys if key.startswith("pref-")} == {f"pref-{place}" for place in range(places)}
