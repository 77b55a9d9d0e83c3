"""Vivo's quick player: it reads its tables rightly, knows what it may, and learning makes it better."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from tools import learn_quick
from vivant.engine.bits import mask_of, members
from vivant.engine.dice import FastDice
from vivant.games.vivo import Vivo
from vivant.games.vivo.edition import COUNTS
from vivant.games.vivo.mind.learn import (
    WORLDS,
    LeastSquares,
    points_ahead,
    take_lesson,
    try_cards,
    uses_of,
)
from vivant.games.vivo.mind.quick import (
    NUMBERS,
    SHAPES,
    QuickPlayer,
    cut,
    joined,
    learned,
    places_of_ranks,
    unseen_by,
    upto_ranks,
    will_follow,
)
from vivant.games.vivo.rules.state import VivoState

from .table import Table, small_game

GAMES = [
    Vivo(3),
    Vivo(4),
    small_game(3, 3, 4, "solo duet duet trio", highest_points=5),
    small_game(3, 5, 3, "solo duet duet trio solo"),
    small_game(3, 3, 20, "trio solo solo duet " * 5),
]


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
    return [dice.below(2001) / 1000 - 1 for _ in range(NUMBERS)]


def plain_promise(state: VivoState, seat: int, card: int) -> tuple[dict[tuple[str, int, int], float], list[str]]:
    """By table, row and column what counts when a card is played, in suits and ranks without a bit; and what it met."""
    setup = state.setup
    deck = [(letters[0], int(letters[1:])) for letters in setup.texts(setup.deck)]
    played = {(text[0], int(text[1:])) for one in state.seats for text in setup.texts(one.played)}
    hand = [(text[0], int(text[1:])) for text in setup.texts(state.seats[seat].hand)]
    text = setup.actions.text(card)
    suit, rank = text[0], int(text[1:])
    out = [other for other in deck if other not in played and other not in hand]
    left = setup.tricks - state.tricks
    phase = 0 if left <= 4 else 1 if left <= 6 else 2
    place = round((rank - 1) * 11 / (setup.ranks - 1) + 1e-9)
    worth = rank * 12 / setup.ranks
    below = len([other for other in out if other[1] < rank])
    above = len([other for other in out if other[1] > rank])
    uses = {
        ("rank", phase, place): 1.0,
        ("below", phase, min(below // 3, 12)): worth,
        ("above", phase, min(above // 3, 12)): 1.0,
        ("length", 0, min(len([other for other in hand if other[0] == suit]), 6) - 1): 1.0,
        ("next", state.next, place): 1.0,
    }
    if text not in setup.texts(state.trick.follow):
        return uses, ["off"]
    laid = [other for other in state.data()["trick"]["cards"] if other is not None and other not in off_in(state)]
    ranks = [int(other[1:]) for other in laid]
    suits = {other[0] for other in laid} | {suit}
    later = setup.players - state.trick.laid - 1
    wanted = state.trick.harmony + 1
    met = []
    if later == 0:
        rivals = []
    elif len(suits) == wanted:
        rivals = [other for other in out if other[0] in suits]
        met.append("reached")
    elif wanted - len(suits) < later:
        rivals = out
        met.append("free")
    else:
        rivals = [other for other in out if other[0] not in suits]
        met.append("pressed")
    if not ranks or rank <= min(ranks):
        uses["lead", 0, state.next] = 1.0
        if ranks:
            uses["deny", 0, later] = min(ranks) * 12 / setup.ranks
        if later == 0 and set(ranks) == {rank}:
            met.append("alike")
        else:
            lower = min(len([other for other in rivals if other[1] <= rank]), 9)
            uses["lowest", later, lower] = worth
            uses["lowest_more", later, lower] = 1.0
    if not ranks or rank >= max(ranks):
        higher = min(len([other for other in rivals if other[1] >= rank]), 9)
        uses["highest", later, higher] = float(setup.highest_points)
    return uses, [*met, f"phase {phase}"]


def off_in(state: VivoState) -> list[str]:
    return state.setup.texts(state.off)


def test_a_promise_is_what_the_tables_say() -> None:
    """Beside a plain reading of the same, in suits and ranks; and what is learned is what is promised."""
    numbers = some_numbers(5)
    tables = cut(numbers)
    met: Counter[str] = Counter()
    for game in GAMES:
        quick = QuickPlayer(game.setup, numbers)
        for seed in range(6):
            for state, seat in decisions(game, seed):
                unseen = unseen_by(state, seat)
                promises = []
                for card in state.legal(seat):
                    wanted, cases = plain_promise(state, seat, card)
                    met.update(cases)
                    promises.append(
                        sum(
                            tables[name][row * SHAPES[name][1] + at] * times
                            for (name, row, at), times in wanted.items()
                        )
                    )
                    assert quick.promise(state, seat, card, unseen) == pytest.approx(promises[-1])
                    uses = uses_of(quick, state, seat, card, unseen)
                    assert sum(numbers[at] * times for at, times in uses.items()) == pytest.approx(promises[-1])
                    assert sorted(uses.values()) == pytest.approx(sorted(wanted.values()))
                chosen = promises[state.legal(seat).index(quick.choose(state, seat))]
                assert chosen == pytest.approx(max(promises))
    assert {"off", "reached", "free", "pressed", "alike", "phase 0", "phase 1", "phase 2"} <= set(met)
    assert min(met.values()) > 2, met


def test_both_builds_choose_alike() -> None:
    """Hundreds of choices as a digest: a difference in rounding would show here."""
    choices = []
    for game in GAMES:
        quick = QuickPlayer(game.setup, some_numbers(8))
        choices += [quick.choose(state, seat) for state, seat in decisions(game, 9)]
    assert (len(choices), sha256(bytes(choices)).hexdigest()[:16]) == (277, "d4eff2b96f5afe35")


@pytest.mark.parametrize("game", GAMES)
def test_it_knows_what_will_follow(game: Vivo) -> None:
    """The cards that it counts as rivals are those that the rules let follow once its own lies there."""
    seen = 0
    for state, seat in decisions(game, 4):
        for card in state.legal(seat):
            if state.trick.follow >> card & 1 and state.trick.laid < game.players - 1:
                rank = game.setup.rank_of[card]
                after = state.clone()
                after.apply(seat, card)
                assert will_follow(state, card, game.setup.one_suit << (card - rank + 1)) == after.trick.follow
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
    tables = tomllib.loads((Vivo.folder / "mind" / "quick.toml").read_text(encoding="utf-8"))[str(players)]
    assert {name: len(table) for name, table in tables.items()} == {name: n * m for name, (n, m) in SHAPES.items()}
    assert all(any(table) for table in tables.values())
    assert cut(learned(players)) == tables


def test_other_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="numbers, not 3"):
        QuickPlayer(Vivo(4).setup, [1.0, 2.0, 3.0])
    tables = cut(some_numbers(1))
    tables["deny"].append(tables["lead"].pop())  # as many as before, but in the wrong places
    with pytest.raises(ValueError, match="the table lead of a quick player has 4 numbers, not 3"):
        joined(tables)


@pytest.mark.parametrize("players", COUNTS)
def test_it_is_far_better_than_what_lessons_begin_with(players: int) -> None:
    setup = Vivo(players).setup
    quick = QuickPlayer(setup, learned(players))
    blank = QuickPlayer(setup, [0.0] * NUMBERS)
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
    lesson, dice = LeastSquares(), FastDice(7)
    truth = {1: 2.0, 5: -3.0, 9: 0.5}
    for _ in range(3000):
        uses = [{0: 1.0} | {at: float(dice.below(4)) for at in truth} for _ in range(3)]
        luck = dice.below(100)
        lesson.see(uses, [luck + sum(truth[at] * used[at] for at in truth) for used in uses])
    numbers = lesson.fit()
    assert {at: round(number, 2) for at, number in enumerate(numbers) if abs(number) > 0.01} == truth
    half, rest = LeastSquares(), LeastSquares()
    half.add(lesson.positions, lesson.products, lesson.gains)
    rest.add(half.positions, half.products, half.gains)
    rest.add(half.positions, half.products, half.gains)
    assert rest.positions == 6000
    assert rest.gains == [2 * gain for gain in lesson.gains]
    assert rest.products == [[2 * product for product in row] for row in lesson.products]


def test_every_card_is_tried_in_the_same_worlds() -> None:
    """Before the last trick one card of each other seat is out: two worlds, each drawn as often for every card."""
    game = small_game(3, 3, 2, "duet solo")
    mixed = 0
    for seed in range(90):
        for state, seat in decisions(game, seed):
            if state.round == 0 and state.trick.laid == 2:
                leads = try_cards(state, seat, None, FastDice(seed))
                here, there = (leads_in(world, seat) for world in both_worlds(state, seat))
                shares = [
                    share
                    for share in range(WORLDS + 1)
                    if leads
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
    leads = []
    for card in world.legal(seat):
        after = world.clone()
        after.apply(seat, card)
        while after.round == 0:
            after.apply(after.turn, after.legal(after.turn)[0])
        scores = after.scores()
        leads.append(scores[seat] - (sum(scores) - scores[seat]) / 2)
    return leads


def test_a_lesson_makes_a_better_player() -> None:
    setup = Vivo(4).setup
    blank = QuickPlayer(setup, [0.0] * NUMBERS)
    lesson = take_lesson(setup, None, 250, 1, 1)
    first = QuickPlayer(setup, lesson.fit())
    assert 250 <= lesson.positions < 290
    assert points_ahead(setup, first, blank, 40, 2) > 2


def test_the_tool_writes_what_the_game_reads() -> None:
    numbers = {players: [round(number, 3) for number in some_numbers(players)] for players in COUNTS}
    tables = tomllib.loads(learn_quick.as_toml(numbers))
    assert {int(players): [x for name in SHAPES for x in tables[players][name]] for players in tables} == numbers


def test_the_tool_learns_alike_on_one_core_and_on_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for jobs in ("1", "2"):
        out = ["--jobs", jobs, "--out", str(tmp_path / f"{jobs}.toml")]
        monkeypatch.setattr("sys.argv", ["learn_quick", "--lessons", "1", "--positions", "6", *out])
        assert learn_quick.main() == 0
    assert (tmp_path / "1.toml").read_bytes() == (tmp_path / "2.toml").read_bytes()
    assert "4 players, lesson 1 of 1: " in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.toml", "2.toml"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("--lessons 0", "argument --lessons: 0 is not a whole number from 1 on"),
        ("--positions x", "argument --positions: x is not a whole number from 1 on"),
        ("--jobs -1", "argument --jobs: -1 is not a whole number from 1 on"),
        ("--seed 99999999999999999999", "argument --seed: at most"),
        ("--out /nowhere/quick.toml", "argument --out: /nowhere/quick.toml cannot be written: No such file"),
    ],
)
def test_the_tool_refuses_in_one_line(
    asked: str, answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["learn_quick", *asked.split()])
    with pytest.raises(SystemExit) as ended:
        learn_quick.main()
    assert ended.value.code == 2
    assert answer in capsys.readouterr().err.splitlines()[-1]
