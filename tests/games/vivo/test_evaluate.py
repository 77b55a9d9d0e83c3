"""How bots think about Vivo: worlds respect voids, and the last tricks are exact."""

from __future__ import annotations

import pytest

from vivant.bots import Budget, make_bot
from vivant.engine.dice import FastDice
from vivant.engine.evaluate import squash
from vivant.engine.match import Match
from vivant.engine.state import EVERYTHING, State
from vivant.games.vivo import Vivo
from vivant.games.vivo.mind.endgame import final_points, points_by_card, tricks_left
from vivant.games.vivo.mind.evaluate import KEEP, KNOWN_TRICKS, PLANNED_CARDS, PLANNED_WORLDS, SURE
from vivant.games.vivo.rules.state import VivoState

from .table import small_game


def played_until(game: Vivo, seed: int, left: int, laid: int = 0, round: int = 0) -> VivoState:
    """A random match at the moment when so many tricks of a round are left and so many cards lie there."""
    state = game.new()
    dice = FastDice(seed)
    while state.round < round or state.is_chance() or tricks_left(state) > left or state.trick.laid != laid:
        if state.is_chance():
            state.roll(dice)
        else:
            state.apply(state.turn, state.pick(state.turn, dice))
    return state


def every_line(state: State, round: int) -> list[float]:
    """The same by trying everything, with nothing but what any game answers."""
    if state.data()["round"] != round or state.is_over():
        return [float(points) for points in state.scores()]
    if state.is_chance():
        outcomes = state.outcomes()
        weight = sum(odds for _, odds in outcomes)
        total = [0.0] * len(state.scores())
        for outcome, odds in outcomes:
            after = state.clone()
            after.apply_outcome(outcome)
            total = [sum + odds / weight * points for sum, points in zip(total, every_line(after, round), strict=True)]
        return total
    seat = state.to_act().bit_length() - 1
    lines = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        lines.append(every_line(after, round))
    return max(lines, key=lambda line: margin_in(line, seat))


def margin_in(line: list[float], seat: int) -> float:
    return line[seat] - max(points for other, points in enumerate(line) if other != seat)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("left", [1, 2])
def test_the_last_tricks_are_exact(players: int, left: int) -> None:
    game = Vivo(players)
    for seed in range(8):
        state = played_until(game, seed, left, laid=seed % players)
        before = state.data()
        assert final_points(state) == pytest.approx(every_line(state, 0))
        assert state.data() == before


def test_an_unknown_harmony_counts_by_its_odds() -> None:
    """Three tricks and more before the end the pile still holds something."""
    game = small_game(3, 3, 4, "solo duet duet trio")
    for seed in range(4):
        state = played_until(game, seed, 4, laid=2)
        assert state.pile_left == 2
        assert final_points(state) == pytest.approx(every_line(state, 0))


def test_each_card_is_worth_what_follows_from_it() -> None:
    game = Vivo(4)
    for seed in range(4):
        state = played_until(game, seed, 2, laid=1)
        seat = state.turn
        for card, worth in zip(state.legal(seat), points_by_card(state, seat), strict=True):
            after = state.clone()
            after.apply(seat, card)
            assert worth == pytest.approx(margin_in(every_line(after, 0), seat))


def test_search_plans_the_last_tricks_over_worlds_it_may_be_in() -> None:
    game = Vivo(3)
    evaluation = game.evaluation()
    for seed in range(3):
        state = played_until(game, seed, 2, laid=1)
        seat = state.turn
        view = state.view(seat)
        dice, scale = FastDice(4), evaluation.scale(view)
        worlds = [view.imagine(dice) for _ in range(PLANNED_WORLDS)]
        margins = [[squash(points, scale) for points in points_by_card(world, seat)] for world in worlds]
        totals = [sum(column) for column in zip(*margins, strict=True)]
        planned = evaluation.plan(view, seat, FastDice(4), 60.0)
        assert planned == [view.legal(seat)[totals.index(max(totals))]]
        bot = make_bot("search:simulations=1", game)
        if len(view.legal(seat)) > 1:
            assert bot.choose(view, seat, view.legal(seat), FastDice(4), Budget(60)) == planned[0]
    early = played_until(game, 1, PLANNED_CARDS // 3 + 1)
    assert evaluation.plan(early.view(early.turn), early.turn, FastDice(1), 60.0) is None


@pytest.mark.rule("VO-R7")
def test_no_imagined_deal_breaks_a_shown_void() -> None:
    shown = 0
    for seed in range(12):
        game = Vivo(4)
        match = Match(game, FastDice(seed))
        dice = FastDice(seed, 1)
        for step in range(96):
            seat = match.to_act()[0]
            view = match.view(seat)
            assert isinstance(view, VivoState)
            if step % 5 == 0:
                world = view.imagine(dice)
                shown += sum(other.void != 0 for other in view.seats)
                assert all(other.hand & other.void == 0 for other in world.seats)
                assert world.seats[seat].hand == view.seats[seat].hand
            match.play(seat, game.text(view.pick(seat, dice)))
    assert shown > 100


def test_a_round_is_settled_at_its_end_and_where_the_rest_is_known() -> None:
    game = Vivo(4)
    evaluation = game.evaluation()
    state = game.new()
    dice = FastDice(3)
    settled = []
    while not state.is_over():
        if evaluation.settled(state):
            settled.append((state.round, state.tricks, state.trick.laid))
        if state.is_chance():
            state.apply_outcome(state.outcomes()[0][0])
        else:
            state.apply(state.turn, state.pick(state.turn, dice))
    known = [12 - left for left in range(KNOWN_TRICKS, 0, -1)]
    assert set(settled) == {(0, 0, 0), (1, 0, 0), *((round, trick, 0) for round in (0, 1) for trick in known)}
    assert evaluation.values(state, 4) == [evaluation.value(state, seat) for seat in range(4)]
    assert state.viewer == EVERYTHING


@pytest.mark.parametrize("ranks", [12, 4])
def test_a_hand_is_worth_what_its_ranks_will_yet_score(ranks: int) -> None:
    game = Vivo(4) if ranks == 12 else small_game(3, 3, 4, "solo duet duet trio")
    places = {12: range(12), 4: [0, 4, 7, 11]}[ranks]
    state = played_until(game, 5, 3, laid=1)
    totals = [
        own.points + sum(KEEP[places[int(text[1:]) - 1]] for text in game.setup.texts(own.hand)) for own in state.seats
    ]
    for seat, total in enumerate(totals):
        others = [points for other, points in enumerate(totals) if other != seat]
        assert game.evaluation().value(state, seat) == pytest.approx(total - max(others))


def test_a_lead_counts_for_more_the_less_is_to_come() -> None:
    game = Vivo(4)
    evaluation = game.evaluation()
    state, dice = played_until(game, 3, 1), FastDice(4)
    first = evaluation.scale(state)
    while state.round == 0:
        state.apply(state.turn, state.pick(state.turn, dice))
    assert evaluation.scale(state) == first  # the last round is still to be dealt
    assert evaluation.scale(played_until(game, 3, KNOWN_TRICKS, round=1)) == SURE < first


def test_in_the_last_tricks_of_a_match_it_plays_for_the_victory() -> None:
    """The card with the best chances, which is not always the one with the most points on average."""
    game = Vivo(4)
    evaluation = game.evaluation()
    apart = 0
    for seed in range(40):
        state = played_until(game, seed, 2, laid=1, round=1)
        seat = state.turn
        view, dice = state.view(seat), FastDice(4)
        margins = [points_by_card(view.imagine(dice), seat) for _ in range(PLANNED_WORLDS)]
        chances = [sum(squash(points, SURE) for points in column) for column in zip(*margins, strict=True)]
        points = [sum(column) for column in zip(*margins, strict=True)]
        best = chances.index(max(chances))
        assert evaluation.plan(view, seat, FastDice(4), 60.0) == [view.legal(seat)[best]]
        apart += points.index(max(points)) != best
    assert apart
