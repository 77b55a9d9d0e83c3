"""A game at its beginning: a state, its spaces and how many play; the house answers the rest until the game does."""

from __future__ import annotations

from pathlib import Path

import pytest

from vivant.engine.board import plain_text
from vivant.engine.dice import Dice, FastDice
from vivant.engine.edition import edition_from_text
from vivant.engine.errors import DataError, EditionError, IllegalAction
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.plain import PlainState
from vivant.engine.space import Block, Space
from vivant.engine.state import EVERYTHING, State
from vivant.words import LANGUAGES


class CountState(PlainState):
    """In turn each counts on by one or two; who comes to seven has a point."""

    def __init__(self, setup: int) -> None:
        super().__init__(setup)
        self.count = 0
        self.turn = 0
        self.points = [0] * setup

    def to_act(self) -> int:
        return 0 if self.is_over() else 1 << self.turn

    def is_chance(self) -> bool:
        return False

    def is_over(self) -> bool:
        return self.count >= 7

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if self.count < 6 else [0]

    def apply(self, seat: int, action: int) -> None:
        self.count += action + 1
        self.points[seat] += self.is_over()
        self.turn = (seat + 1) % self.setup

    def view(self, seat: int) -> CountState:
        seen = self.clone()
        seen.viewer = seat
        return seen

    def imagine(self, dice: Dice) -> CountState:
        return self.view(EVERYTHING)

    def scores(self) -> list[int]:
        return list(self.points)

    def seen(self, seat: int) -> int:
        return 0


class Count(Game[CountState]):
    id = "count"
    folder = Path(__file__).parent / "no_such_folder"
    counts = (2, 3)

    def prepare(self) -> None:
        self.actions = Space(Block("on", ["1", "2"]))
        self.outcomes = Space()
        self.most_steps = 7

    def new(self) -> CountState:
        return CountState(self.players)


def test_it_is_played_to_its_end() -> None:
    match = Match(Count(2), FastDice(1))
    while not match.over:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[-1])
    assert match.scores() == [0, 1]
    assert [points.value for points in match.breakdown(1, 1)] == [1]
    assert match.game.tell(match.game.new(), match.last_step_of(1), match.game.new(), 0) == []  # nothing is told


def test_what_is_not_legal_is_refused_without_a_rule() -> None:
    match = Match(Count(2), FastDice(1))
    for seat in (0, 1, 0):
        match.play(seat, "on 2")
    with pytest.raises(IllegalAction) as refused:
        match.play(1, "on 2")
    assert refused.value.reason is not None
    assert refused.value.reason.rule == ""
    for lang in LANGUAGES:
        assert "on 2" in Count.book.words(lang).say(refused.value.reason.message)


def test_it_is_asked_shown_and_offered_what_is_legal() -> None:
    game = Count(3)
    view = game.new().view(0)
    assert Count.book.words("en").say(game.question(view, 0)) == "What do you do?"
    assert [(choice.text, choice.keys, choice.offered) for choice in game.choices(view, 0)] == [
        ("on 1", (), True),
        ("on 2", (), True),
    ]
    assert plain_text(game.board(view, "en", ["a", "b", "c"])) == "viewer: 0\ncount: 0\nturn: 0\npoints: [0, 0, 0]"


def test_it_has_one_edition_that_says_nothing_and_no_rules_to_read() -> None:
    edition = Count.standard_edition()
    assert (edition.game, edition.name, Count.player_counts(edition)) == ("count", "standard", (2, 3))
    assert Count.shipped_editions() == {edition.hash: edition}
    assert Count.rulebook().ids == ()
    more = edition_from_text('[edition]\ngame = "count"\nname = "mine"\n[cards]\nranks = 3\n', "mine.toml")
    with pytest.raises(EditionError, match="cards"):
        Count.components(more)


def test_its_data_are_read_back_and_nothing_else_is() -> None:
    game = Count(2)
    state = game.new()
    state.apply(0, 1)
    assert vars(game.load(state.data())) == vars(state)
    for wrong in ({}, {**state.data(), "count": "2"}, {**state.data(), "more": 1}, None, []):
        with pytest.raises(DataError):
            game.load(wrong)


def test_a_state_that_is_not_plain_needs_a_way_to_be_read() -> None:
    class Other(Game[State]):
        id = "other"
        counts = (2,)

        def new(self) -> State:
            return State()

    with pytest.raises(NotImplementedError):
        Other(2).load({})
