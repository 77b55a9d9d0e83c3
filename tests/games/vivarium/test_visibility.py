"""VA-R28: what lies open, what only its owner or the active seat knows, and what imagining makes of the rest."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from vivant.engine.board import plain_text
from vivant.engine.dice import FastDice
from vivant.engine.state import SPECTATOR
from vivant.games.vivarium import Vivarium
from vivant.games.vivarium.words.names import start_name
from vivant.testkit.statistics import check_fit
from vivant.testkit.worlds import check_every_world

from .table import NAMES, Table, changed_edition

RESERVE = "C03 C18 C45 C30"


def drawn_table(card: str, players: int = 3) -> Table:
    """Seat 0 has drawn with a shovel or a camera and has to choose."""
    dominoes = {2: "D1 D2 D3 D4 D5", 3: "D1 D2 D3 D4 D5 D7", 4: "D1 D2 D3 D4 D5 D7 D8 D9"}[players]
    board = [". . . .", ". . . .", f"{card} . . .", ". . . ."]
    table = Table(Vivarium(players), dominoes=dominoes, board=board, reserve=RESERVE).play("swap D2")
    if card == "E07":
        return table.play("take 3,1").play("draw", coming="draw=C03 draw=C18")
    return table.play("take 3,1", coming=" ".join(f"draw={id}" for id in RESERVE.split()[:players]))


@pytest.mark.rule("VA-R28")
@pytest.mark.parametrize(("card", "drawn"), [("E07", ["C03", "C18"]), ("E15", ["C03", "C18", "C45"])])
def test_only_the_active_seat_sees_what_it_drew(card: str, drawn: list[str]) -> None:
    table = drawn_table(card)
    own = table.state.view(0).data()
    assert own["drawn"] == drawn
    assert not set(drawn) & set(own["decks"][0])
    for viewer in (SPECTATOR, 1, 2):
        data = table.state.view(viewer).data()
        assert data["drawn"] == []
        assert data["held"] == len(drawn)
        assert set(drawn) <= set(data["decks"][0])
        for lang in ("en", "fr"):
            for plain in (False, True):
                board = plain_text(table.game.board(table.state.view(viewer), lang, NAMES[:3], plain))
                assert not [card for card in drawn if card in board]
    board = plain_text(table.game.board(table.state.view(0), "en", NAMES[:3], False))
    assert all(card in board for card in drawn)


@pytest.mark.rule("VA-R28")
def test_what_was_given_or_discarded_lies_open() -> None:
    table = drawn_table("E15").play("give C18")
    for viewer in (SPECTATOR, 1, 2):
        data = table.state.view(viewer).data()
        assert data["seats"][0]["creatures"] == ["C18"]
        assert data["held"] == 2
        assert {"C03", "C45"} <= set(data["decks"][0])
    table = drawn_table("E07").play("keep C18")
    for viewer in (SPECTATOR, 1, 2):
        assert table.state.view(viewer).data()["discard"][0] == ["C03"]


@pytest.mark.rule("VA-R28")
def test_all_else_is_open_to_everybody() -> None:
    table = Table(Vivarium(4), first=2).pass_turns(3).give(0, "C01 E02 K03", gems=4, tokens="P5").remove("C44 K20")
    whole = table.data()
    for viewer in range(-1, 4):
        seen = table.state.view(viewer).data()
        hidden = {"viewer", "box", "seats"}
        assert {key: seen[key] for key in seen if key not in hidden} == {
            key: whole[key] for key in whole if key not in hidden
        }
        for own, right in zip(seen["seats"], whole["seats"], strict=True):
            for key in own.keys() - {"colour", "type"}:
                assert own[key] == right[key]


@pytest.mark.rule("VA-05", "VA-R28")
def test_the_log_tells_starting_contracts_and_draws_to_their_seat_only() -> None:
    match = drawn_table("E07").match()
    words = {viewer: "\n".join(match.log(viewer)) for viewer in (SPECTATOR, 0, 1, 2)}
    for viewer, text in words.items():
        assert ("Your starting contracts" in text) == (viewer >= 0)
        assert ("forest vegetable (3 VP)" in text) == (viewer == 0)
        assert text.count("draws a creature in secret") == (0 if viewer == 0 else 2)
    seat = match.view(1).data()["seats"][1]
    assert match.game.book.words("en").say(start_name(match.game.setup, seat["colour"], True)) in words[1]  # type: ignore[attr-defined]


def worlds_of(table: Table, viewer: int) -> set[tuple[object, ...]]:
    """All contracts of the others and drawn cards that the viewer cannot rule out, from what it sees alone."""
    data = table.state.view(viewer).data()
    others = [seat for seat in range(table.game.players) if seat != viewer]
    own = data["seats"][viewer] if viewer >= 0 else {"colour": None, "type": None}
    colours = permutations([colour for colour in range(4) if colour != own["colour"]], len(others))
    types = list(permutations([type for type in range(4) if type != own["type"]], len(others)))
    unseen = data["held"] if not data["drawn"] else 0
    draws = [frozenset(draw) for draw in combinations(data["decks"][0], unseen)]
    return {(colour, type, draw) for colour in colours for type in types for draw in draws}


def imagined(table: Table, viewer: int, dice: FastDice) -> tuple[object, ...]:
    world = table.state.view(viewer).imagine(dice).data()
    others = [seat for seat in range(table.game.players) if seat != viewer]
    hidden = not table.state.view(viewer).data()["drawn"]
    return (
        tuple(world["seats"][seat]["colour"] for seat in others),
        tuple(world["seats"][seat]["type"] for seat in others),
        frozenset(world["drawn"]) if hidden else frozenset(),
    )


@pytest.mark.rule("VA-05", "VA-R28")
@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (2, 1), (2, -1), (3, 1)])
def test_starting_contracts_are_imagined_uniformly(players: int, viewer: int) -> None:
    table = Table(Vivarium(players))
    worlds = worlds_of(table, viewer)
    counts = Counter(imagined(table, viewer, FastDice(seed)) for seed in range(20 * len(worlds)))
    assert set(counts) <= worlds
    check_fit("starting contracts", [counts[world] for world in worlds])


@pytest.mark.rule("VA-R28")
@pytest.mark.parametrize("viewer", [1, -1])
@pytest.mark.parametrize("card", ["E07", "E15"])
def test_drawn_cards_are_imagined_uniformly(card: str, viewer: int) -> None:
    table = drawn_table(card, players=2).leave(creatures="C25 C26 C27")
    draws = {draw for *_, draw in worlds_of(table, viewer)}
    assert len(draws) == 10  # two of C03, C18 and the three in the deck
    counts = Counter(imagined(table, viewer, FastDice(seed))[2] for seed in range(2000))
    check_fit("drawn cards", [counts[draw] for draw in draws])
    assert set(counts) == draws


@pytest.mark.rule("VA-R28")
def test_after_some_were_given_the_rest_is_imagined_uniformly() -> None:
    table = drawn_table("E15", players=4).leave(creatures="C25 C26").play("give C18")
    view = table.state.view(2)
    counts = Counter(frozenset(view.imagine(FastDice(seed)).data()["drawn"]) for seed in range(3000))
    assert set(counts) == {frozenset(draw) for draw in combinations(["C03", "C25", "C26", "C30", "C45"], 3)}
    check_fit("the rest of the shovel", list(counts.values()))


@pytest.mark.rule("VA-R28")
def test_imagine_gives_every_world_of_a_small_edition_and_no_other() -> None:
    """All positions of an edition of few cards, walked by brute force."""
    edition = changed_edition(
        ("players = [2, 3, 4]", "players = [2]"),
        ("rounds = 7", "rounds = 1"),
        ("turns_per_player_per_round = 2", "turns_per_player_per_round = 1"),
        ("board_rows = 4", "board_rows = 1"),
        ("board_columns = 4", "board_columns = 2"),
        ('row_decks = ["creature", "creature", "equipment", "contract"]', 'row_decks = ["equipment"]'),
        ("priority_stack = 6", "priority_stack = 0"),
        ("number_max = 4", "number_max = 2"),
    )
    text = str(edition.text)
    text = cut(
        text,
        "creatures",
        'vp_values = [1]\ncards = [["mineral", "mountain", ["C1"]], ["mineral", "mountain", ["C2"]], ["mineral", "mountain", ["C3"]]]',
    )
    text = cut(text, "equipment", 'cards = [["E1", "camera", "circle", 1, []], ["E2", "shovel", "circle", 0, []]]')
    text = cut(text, "contracts", 'cards = [["K1", "per_contract", []]]')
    text = cut(
        text,
        "starting_contracts",
        'colour = [["S1", "mountain"], ["S2", "mountain"], ["S3", "mountain"]]\ntype = [["T1", "mineral"], ["T2", "mineral"]]',
    )
    text = cut(text, "priority_tokens", 'tokens = [["P0", "blank", []]]')
    text = cut(
        text,
        "dominoes",
        'tiles = [["D1", 1, 1, 2], ["D2", 1, 2, 2], ["D3", 1, 2, 2], ["D4", 1, 2, 2], ["D5", 1, 2, 2], ["D6", 1, 2, 2]]',
    )
    for name, kept in (("types", "mineral"), ("colours", "mountain"), ("symbols", "circle")):
        text = "\n".join(f'{name} = ["{kept}"]' if line.startswith(f"{name} =") else line for line in text.splitlines())
    from vivant.engine.edition import edition_from_text

    game = Dealt(2, edition=edition_from_text(text, "small.toml"))
    check_every_world(game, views=60)


class Dealt(Vivarium):
    """The dominoes are dealt already, which nobody can be mistaken about, so that few positions are left."""

    def new(self):  # type: ignore[no-untyped-def]
        state = super().new()
        while not self.setup.outcomes.colour.has(state.outcomes()[0][0]):
            state.apply_outcome(state.outcomes()[0][0])
        return state


def cut(text: str, table: str, body: str) -> str:
    """A table of the edition with another body."""
    head, _, rest = text.partition(f"\n[{table}]\n")
    tail = rest[rest.index("\n[") :] if "\n[" in rest else ""
    return f"{head}\n[{table}]\n{body}\n{tail}"


@pytest.mark.rule("VA-R28")
def test_choosing_shows_the_chooser_nothing_and_the_others_something() -> None:
    table = drawn_table("E15")
    before = [table.state.seen(viewer) for viewer in (0, 1, -1)]
    table.play("give C18")
    assert [table.state.seen(viewer) for viewer in (0, 1, -1)] == [before[0], before[1] + 1, before[2] + 1]


def test_a_choice_among_drawn_cards_can_be_taken_back() -> None:
    match = drawn_table("E15").match()
    match.play(0, "give C18")
    match.undo(0)
    assert match.legal(0) == ["give C03", "give C18", "give C45"]
    assert match.undo_refused(0) is not None  # the draw itself showed something
