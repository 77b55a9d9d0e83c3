"""Editions of Vivid Memories: what is missing, extra, of the wrong type, out of range or inconsistent is one line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_content, flatten, marks, marks_at
from vivant.engine.errors import EditionError
from vivant.engine.rulings import with_rulings
from vivant.engine.simulate import play_out
from vivant.games.vivid_memories import VividMemories

from .editions import content, crowded, large, made, ring, standard

Change = Callable[[dict[str, Any]], object]
ROW = {"bag_each": 11, "bag_total": 55, "supply_each": 14, "tiles_per_round": 4, "tokens_per_tile": 4}


def put(path: str, value: object) -> Change:
    """Set an entry, or with None remove it."""

    def change(table: dict[str, Any]) -> None:
        *way, last = path.split(".")
        for name in way:
            table = table[name]
        if value is None:
            del table[last]
        else:
            table[last] = value

    return change


# What is changed, then the entry that the refusal must name, and the message's id.
BAD: list[tuple[Change, str, str]] = [
    # missing
    (put("rounds", None), "rounds", "edition-missing"),
    (put("colours", None), "colours", "edition-missing"),
    (put("tokens_per_colour", None), "tokens_per_colour", "edition-missing"),
    (put("hex_capacity", None), "hex_capacity", "edition-missing"),
    (put("score_markers", None), "score_markers", "edition-missing"),
    (put("cluster_points", None), "cluster_points", "edition-missing"),
    (put("pattern_points", None), "pattern_points", "edition-missing"),
    (put("aspiration", None), "aspiration", "edition-missing"),
    (put("aspiration.slot_token", None), "aspiration.slot_token", "edition-missing"),
    (put("aspirations", None), "aspirations", "edition-missing"),
    (put("players", None), "players", "edition-missing"),
    (put("players.3.bag_each", None), "players.3.bag_each", "edition-missing"),
    (put("bank", None), "bank", "edition-missing"),
    (put("adjacency", None), "adjacency", "edition-missing"),
    (put("slots", None), "slots", "edition-missing"),
    (put("slots.s4.cluster", None), "slots.s4.cluster", "edition-missing"),
    (put("boards", None), "boards", "edition-missing"),
    (put("moments", None), "moments", "edition-missing"),
    (put("moments.7.kind", None), "moments.7.kind", "edition-missing"),
    (put("solo.placement", None), "solo.placement", "edition-missing"),
    # extra
    (put("round", 3), "round", "edition-extra"),
    (put("players.2.tiles", 3), "players.2.tiles", "edition-extra"),
    (put("slots.s1.colour", "red"), "slots.s1.colour", "edition-extra"),
    (put("moments.1.points", 3), "moments.1.points", "edition-extra"),
    (put("aspiration.bank", 3), "aspiration.bank", "edition-extra"),
    (put("rulings.later", True), "rulings.later", "edition-extra"),
    (put("edition.year", 2024), "edition.year", "edition-extra"),
    (put("solo.brain", 1), "solo.brain", "edition-extra"),
    # type and range
    (put("rounds", "3"), "rounds", "edition-type"),
    (put("rounds", 0), "rounds", "edition-range"),
    (put("hex_capacity", 2), "hex_capacity", "edition-range"),
    (put("hex_capacity", 8), "hex_capacity", "edition-range"),
    (put("tokens_per_colour", 128), "tokens_per_colour", "edition-range"),
    (put("players.2.tiles_per_round", 0), "players.2.tiles_per_round", "edition-range"),
    (put("cluster_points.2", -1), "cluster_points.2", "edition-range"),
    (put("adjacency.a1", "a2"), "adjacency.a1", "edition-type"),
    (put("slots.s1", ["e2"]), "slots.s1", "edition-type"),
    (put("rulings.boards", "any"), "rulings.boards", "edition-switch"),
    (put("rulings.simultaneous", "yes"), "rulings.simultaneous", "edition-switch"),
    (put("rulings.reflect", "by_round"), "rulings.reflect", "edition-switch"),
    # inconsistent
    (put("colours", ["red"]), "colours", "edition-short"),
    (put("colours", [f"c{n}" for n in range(9)]), "colours", "edition-many"),
    (put("colours", ["red", "yellow", "green", "blue", "Purple"]), "colours", "edition-name"),
    (put("colours", ["red", "yellow", "green", "blue", "red"]), "colours", "edition-twice"),
    (put("aspirations", ["red", "yellow", "green", "pink"]), "aspirations", "edition-unknown"),
    (put("aspirations", ["red", "yellow", "green"]), "aspirations", "edition-few-aspirations"),
    (put("bank.m1", "add"), "bank.m1", "edition-unknown"),
    (put("bank", {}), "bank", "edition-short"),
    (put("adjacency", {}), "adjacency", "edition-short"),
    (put("adjacency.a1", ["a2", "b1", "z9"]), "adjacency.a1", "edition-unknown"),
    (put("adjacency.a1", ["a1", "a2", "b1", "b2"]), "adjacency.a1", "edition-itself"),
    (put("adjacency.a1", ["a2", "b1"]), "adjacency.a1", "edition-asymmetric"),
    (put("adjacency.a1", []), "adjacency.a1", "edition-short"),
    (put("adjacency.middle", ["a1"]), "adjacency.middle", "edition-hex"),
    (put("slots.s1.touches", []), "slots.s1.touches", "edition-untouched"),
    (put("slots.s1.touches", ["e9"]), "slots.s1.touches", "edition-unknown"),
    (put("slots.s1.cluster", "k3"), "slots.s1", "edition-cluster"),
    (put("cluster_points.x", 1), "cluster_points.x", "edition-size"),
    (put("boards.A", ["red"]), "boards.A", "edition-slots"),
    (put("boards.B", ["red"] * 15), "boards.B", "edition-no-slot"),
    (put("boards.B", ["pink"] * 15), "boards.B", "edition-unknown"),
    (put("boards.a", ["red"] * 15), "boards.a", "edition-twice"),
    (put("boards.D", None), "boards", "edition-few-boards"),
    (put("moments.1.kind", "double"), "moments.1.kind", "edition-unknown"),
    (put("moments.1.action", ["red", "blue"]), "moments.1.action", "edition-action"),
    (put("moments.1.action", ["pink"]), "moments.1.action", "edition-unknown"),
    (put("moments.6.action", ["blue", "red", "red"]), "moments.6.action", "edition-results"),
    (put("moments.1.pattern", ["red"]), "moments.1.pattern", "edition-pattern"),
    (put("moments.1.pattern", []), "moments.1.pattern", "edition-short"),
    (put("players.5", ROW), "players.5", "edition-count"),
    (put("players.1", ROW), "players.1", "edition-count"),
    (put("players", {}), "players", "edition-no-count"),
    (put("players.2.bag_total", 54), "players.2.bag_total", "edition-bag"),
    (put("players.2.supply_each", 13), "players.2.supply_each", "edition-supply"),
    (put("players.2.tokens_per_tile", 40), "players.2.tokens_per_tile", "edition-few-tokens"),
    (put("players.4.tiles_per_round", 7), "players.4.tiles_per_round", "edition-few-tiles"),
    (put("rounds", 4), "players.4.tiles_per_round", "edition-few-tiles"),
    (put("solo.setup.human", {"seat": 0, "board": "Z"}), "solo.setup.human.board", "edition-unknown"),
    (put("solo.setup.players_row", 7), "solo.setup.players_row", "edition-unknown"),
    (put("solo.placement.one_token", ["s1"]), "solo.placement.one_token", "edition-each-once"),
]


@pytest.mark.parametrize(
    ("change", "entry", "key"), BAD, ids=[f"{key}:{entry}:{at}" for at, (_, entry, key) in enumerate(BAD)]
)
def test_a_bad_entry_is_refused_by_file_and_place(change: Change, entry: str, key: str) -> None:
    changed = content()
    change(changed)
    with pytest.raises(EditionError) as refused:
        VividMemories.components(edition_from_content(changed, "my.toml"))
    error = refused.value
    assert (error.where, error.entry, error.problem.key) == ("my.toml", entry, key)
    for lang in ("en", "fr"):
        said = error.say(lang)
        assert said.startswith("my.toml, [")
        assert entry in said
        assert "\n" not in said
        assert not re.search(r"\{|\$|edition-", said), said


def test_a_pattern_larger_than_a_hex_is_refused() -> None:
    changed = content()
    changed["pattern_points"]["4"] = 9
    changed["moments"]["1"]["pattern"] = ["red"] * 4
    with pytest.raises(EditionError) as refused:
        VividMemories.components(made("large", changed))
    assert refused.value.problem.key == "edition-pattern-large"


def test_the_standard_edition_is_complete_and_consistent() -> None:
    components = VividMemories.components(standard())
    assert components.colours == ("red", "yellow", "green", "blue", "purple")
    assert (len(components.adjacency), len(components.slots), len(components.boards), len(components.moments)) == (
        19,
        15,
        4,
        20,
    )
    assert sum(len(near) for near in components.adjacency.values()) == 84
    assert [len(slots) for slots in components.clusters.values()] == [1, 2, 3, 1, 2, 1, 3, 2]
    assert components.counts == (1, 2, 3, 4)


def test_the_reconstruction_is_as_even_as_the_page_says() -> None:
    """Three slots of each colour on each board; colours inside a cluster differ; patterns come twice."""
    components = VividMemories.components(standard())
    for row in components.boards.values():
        assert all(row.count(colour) == 3 for colour in components.colours)
        for slots in components.clusters.values():
            assert len({row[slot] for slot in slots}) == len(slots)
    patterns = [frozenset(moment.pattern) for moment in components.moments]
    assert all(patterns.count(pattern) == 2 for pattern in patterns)
    for colour in components.colours:
        assert sum(colour in moment.pattern for moment in components.moments) == 10
        assert sum(colour == moment.pattern[0] for moment in components.moments) == 4


def test_every_entry_of_the_standard_edition_is_marked() -> None:
    text = (VividMemories.folder / "edition.toml").read_text(encoding="utf-8")
    components = marks(text)
    tables = {"adjacency", "slots", "boards", "moments"}
    for name, entry in standard().content.items():
        if name in ("edition", "rulings", "solo"):
            continue
        if name in ("players", "bank"):
            assert {f"{name}.{key}" for key in entry} <= set(components)
        else:
            assert name in components, name
    assert {f"solo.{t}.{e}" for t, row in standard().content["solo"].items() for e in row} <= set(components)
    assert all(components[table] for table in tables)


def test_the_marks_are_those_of_the_rules_page() -> None:
    """What the lists of sources on the rules page call printed, reported and reconstructed, and nothing else."""
    marked = {place: marks_at(marks(standard().text), place) for place, _ in flatten(standard().content)}
    partly, ours = ["printed", "reconstructed"], ["reconstructed"]
    by_table = {"adjacency": ours, "slots": ours, "boards": ["reported", *ours], "moments": partly, "bank": partly}
    expected = {
        **{place: by_table[place.partition(".")[0]] for place in marked if place.partition(".")[0] in by_table},
        **{place: ["ruling"] for place in marked if place.startswith("rulings.")},
        "edition.game": [],
        "edition.name": [],
        "colours": ["printed", "reported"],
        "slots.s1.touches": partly,
        "slots.s1.cluster": partly,
        "solo.setup.human.seat": ours,
        "solo.setup.human.board": ours,
        "solo.setup.brain.seat": partly,
        "solo.setup.brain.board": partly,
        "solo.setup.reminder_from": ours,
        "solo.queue.colours_of_moment": partly,
        "solo.placement.one_token": partly,
        "solo.placement.many_tokens": ours,
    }
    assert {place: words for place, words in marked.items() if words != ["printed"]} == expected


@pytest.mark.parametrize("edition", [crowded, ring, large], ids=lambda make: make.__name__)
def test_other_boards_are_played(edition: Any) -> None:
    for players in VividMemories.player_counts(edition()):
        game = VividMemories(players, {}, edition())
        for seed in range(10):
            state = game.new()
            play_out(state, FastDice(seed))
            assert game.pieces(state) == game.pieces(game.new())
            assert state.data() == game.load(state.data()).data()


def test_numbers_of_an_edition_are_played() -> None:
    changed = content()
    changed["rounds"] = 1
    changed["aspiration"] = {"hex_token": 100, "slot_token": 0, "cherished_tile": 0}
    game = VividMemories(2, {}, made("one", changed))
    state = game.new()
    play_out(state, FastDice(1))
    assert all(own["aspiration_points"] % 100 == 0 for own in state.data()["seats"])
    assert max(state.scores()) >= 100


def test_an_edition_without_the_solo_game_is_fine() -> None:
    changed = content()
    del changed["solo"]
    assert VividMemories.components(made("several", changed)).solo is None


@pytest.mark.rule("VM-R18")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "into the bank in its order"), ("fr", "dans la Banque dans cet ordre")]
)
def test_one_after_another_moments_are_put_into_the_bank_too(lang: str, said: str) -> None:
    """As the switch is played: without it seats are asked in the order of VM-41, from the first one on."""
    usual = VividMemories.standard_edition()
    edition = with_rulings(usual, VividMemories.switches, {"simultaneous": False})
    assert said in VividMemories.words_for(edition, lang).rule("VM-R18")
    assert said not in VividMemories.words_for(usual, lang).rule("VM-R18")


def test_a_difference_counts_one_slot_and_several() -> None:
    changed = {**VividMemories.standard_edition().content, "cluster_points": {"1": 2, "2": 5, "3": 18}}
    edition = edition_from_content(changed, "own")
    said = [VividMemories.book.words("en").say(each.message) for each in VividMemories.differences(edition)]
    assert said == [
        "Points for a core memory of 1 slot: 2 (standard: 1)",
        "Points for a core memory of 2 slots: 5 (standard: 4)",
    ]
