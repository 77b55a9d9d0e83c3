"""Vivo's quick player: it reads its tables rightly, knows what it may, and learning makes it better."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from tools import learn_quick
from vivant.engine.bits import mask_of, members
from vivant.engine.dice import FastDice
from vivant.games.vivo import Vivo
from vivant.games.vivo.edition import COUNTS
from vivant.games.vivo.learn import WORLDS, Lesson, numbers_of_tables, points_ahead, take_lesson, try_cards, uses_of
from vivant.games.vivo.quick import (
    SHAPES,
    QuickPlayer,
    cut,
    learned,
    places_of_ranks,
    unseen_by,
    upto_ranks,
    will_follow,
)
from vivant.games.vivo.rules import VivoState

from .table import Table, small_game

GAMES = [Vivo(3), Vivo(4), small_game(3, 3, 4, "solo duet duet trio"), small_game(4, 4, 15, "solo " * 15, rounds=1)]


def decisions(game: Vivo, seed: int) -> Iterator[tuple[VivoState, int]]:
    """Those of a random match in which there is a choice."""
    state = game.new()
    dice = FastDice(seed)
    while not state.is_over():
        if state.is_chance():
            state.roll(dice)
            continue
        if len(state.legal(state.turn)) > 1:
            yield state, state.turn
        state.apply(state.turn, state.pick(state.turn, dice))


def some_numbers(seed: int) -> list[float]:
    dice = FastDice(seed)
    return [dice.below(2001) / 1000 - 1 for _ in range(numbers_of_tables())]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_learned_is_what_is_promised(game: Vivo) -> None:
    """A promise is the numbers that count in it, each so many times, and 2 points where all cards are alike (VO-15)."""
    numbers = some_numbers(5)
    quick = QuickPlayer(game.setup, numbers)
    seen = 0
    for state, seat in decisions(game, 3):
        unseen = unseen_by(state, seat)
        promises = {}
        for card in state.legal(seat):
            rank = game.setup.rank_of[card]
            alike = state.laid == game.players - 1 and state.low_rank == state.high_rank == rank
            sure = 2.0 if alike and state.follow >> card & 1 else 0.0
            uses = uses_of(quick, state, seat, card, unseen)
            promises[card] = quick.promise(state, seat, card, unseen)
            assert promises[card] == pytest.approx(sure + sum(numbers[at] * times for at, times in uses.items()))
            seen += 1
        best = max(promises.values())
        assert quick.choose(state, seat) == next(card for card, promise in promises.items() if promise == best)
    assert seen > 20


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_what_will_follow(game: Vivo) -> None:
    """The cards that it counts as rivals are those that the rules let follow once its own lies there."""
    seen = 0
    for state, seat in decisions(game, 4):
        for card in state.legal(seat):
            if state.follow >> card & 1 and state.laid < game.players - 1:
                rank = game.setup.rank_of[card]
                after = state.clone()
                after.apply(seat, card)
                assert will_follow(state, card, game.setup.one_suit << (card - rank + 1)) == after.follow
                seen += 1
    assert seen > 20


def test_it_looks_at_nothing_hidden() -> None:
    for game in GAMES:
        quick = QuickPlayer(game.setup, some_numbers(6))
        for state, seat in decisions(game, 5):
            assert quick.choose(state, seat) == quick.choose(state.view(seat), seat)


def test_ranks_are_counted_from_below() -> None:
    game = Vivo(4)
    upto = upto_ranks(game.setup)
    assert [len(members(cards)) for cards in upto] == [4 * rank for rank in range(13)]
    assert upto[2] == mask_of([game.parse(f"{suit}{rank}") for suit in "rgby" for rank in (1, 2)])


def test_ranks_of_other_editions_have_their_places() -> None:
    assert places_of_ranks(12)[1:] == list(range(12))
    assert places_of_ranks(1)[1:] == [0]
    assert places_of_ranks(2)[1:] == [0, 11]
    assert places_of_ranks(20)[20] == 11
    assert len(places_of_ranks(20)) == 21


@pytest.mark.parametrize("players", COUNTS)
def test_the_tables_are_whole(players: int) -> None:
    tables = cut(learned(players))
    assert {name: len(table) for name, table in tables.items()} == {name: n * m for name, (n, m) in SHAPES.items()}
    assert all(any(table) for table in tables.values())


def test_other_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="numbers, not 3"):
        QuickPlayer(Vivo(4).setup, [1.0, 2.0, 3.0])


@pytest.mark.parametrize("players", COUNTS)
def test_it_is_far_better_than_what_lessons_begin_with(players: int) -> None:
    setup = Vivo(players).setup
    quick = QuickPlayer(setup, learned(players))
    blank = QuickPlayer(setup, [0.0] * numbers_of_tables())
    assert points_ahead(setup, quick, blank, 100, 1) > 4
    assert points_ahead(setup, blank, quick, 100, 1) < -4
    assert points_ahead(setup, quick, quick, 20, 1) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("hands", "harmonies", "card"),
    [
        (["r9 r4 r2 only gby", "r5", "r6", "r11"], "solo duet", "r4"),  # the highest that is still the lowest
        (["r12 r9 r7 only gby", "r2", "r6", "r11"], "solo duet", "r12"),  # too high to be lowest: take the trick
    ],
)
def test_the_last_to_play_knows_what_a_card_brings(hands: list[str], harmonies: str, card: str) -> None:
    game = Vivo(4)
    table = Table(game, [*hands[1:], hands[0]], harmonies)
    for seat, text in enumerate(hands[1:]):
        table.state.apply(seat, game.parse(text))
    quick = QuickPlayer(game.setup, learned(4))
    assert game.text(quick.choose(table.state, 3)) == card


def test_a_fit_finds_the_numbers_behind_what_it_sees() -> None:
    """From differences alone: what all cards of a position share (0 here) stays unknown and at 0."""
    lesson, dice = Lesson(), FastDice(7)
    truth = {1: 2.0, 5: -3.0, 9: 0.5}
    for _ in range(3000):
        uses = [{0: 1.0} | {at: float(dice.below(4)) for at in truth} for _ in range(3)]
        luck = dice.below(100)
        lesson.see(uses, [luck + sum(truth[at] * used[at] for at in truth) for used in uses])
    found = lesson.fit()
    assert {at: round(number, 2) for at, number in enumerate(found) if abs(number) > 0.01} == truth
    half, rest = Lesson(), Lesson()
    half.add(lesson.positions, lesson.products, lesson.gains)
    rest.add(half.positions, half.products, half.gains)
    rest.add(half.positions, half.products, half.gains)
    assert rest.positions == 6000
    assert rest.gains == [2 * gain for gain in lesson.gains]


def test_every_card_is_tried_in_the_same_worlds() -> None:
    """Before the last trick one card of each other seat is out: two worlds, each drawn as often for every card."""
    game = small_game(3, 3, 2, "duet solo")
    mixed = 0
    for seed in range(90):
        for state, seat in decisions(game, seed):
            if state.round == 0 and state.laid == 2:
                found = try_cards(state, seat, None, FastDice(seed))
                here, there = (leads_in(world, seat) for world in both_worlds(state, seat))
                shares = [
                    share
                    for share in range(WORLDS + 1)
                    if found
                    == pytest.approx(
                        [(share * a + (WORLDS - share) * b) / WORLDS for a, b in zip(here, there, strict=True)]
                    )
                ]
                assert shares
                mixed += len(shares) == 1 and 0 < shares[0] < WORLDS
    assert mixed > 3


def both_worlds(state: VivoState, seat: int) -> list[VivoState]:
    """The true one, and the one in which the other seats have each other's card."""
    worlds = [state.clone(), state.clone()]
    one, two = (other for other in range(3) if other != seat)
    for at, other in ((one, two), (two, one)):
        worlds[1].seats[at].hand = state.seats[other].hand
    return worlds


def leads_in(world: VivoState, seat: int) -> list[float]:
    """For each card of the seat by how much it is ahead of the others' mean at the end of the round."""
    found = []
    for card in world.legal(seat):
        after = world.clone()
        after.apply(seat, card)
        while after.round == 0:
            after.apply(after.turn, after.legal(after.turn)[0])
        scores = after.scores()
        found.append(scores[seat] - (sum(scores) - scores[seat]) / 2)
    return found


def test_a_lesson_makes_a_better_player() -> None:
    setup = Vivo(4).setup
    blank = QuickPlayer(setup, [0.0] * numbers_of_tables())
    lesson = take_lesson(setup, None, 250, 1, 1)
    first = QuickPlayer(setup, lesson.fit())
    assert 250 <= lesson.positions < 290
    assert points_ahead(setup, first, blank, 40, 2) > 2


def test_the_tool_writes_what_the_game_reads() -> None:
    numbers = {players: [round(number, 3) for number in some_numbers(players)] for players in COUNTS}
    tables = tomllib.loads(learn_quick.as_toml(numbers))
    assert {int(players): [x for name in SHAPES for x in tables[players][name]] for players in tables} == numbers
