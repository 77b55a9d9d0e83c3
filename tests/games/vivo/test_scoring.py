"""VO-12 to VO-21 and what belongs to them: what a trick scores, who leads next, how rounds and the match end."""

from __future__ import annotations

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.simulate import play_out
from vivant.games.vivo import Vivo

from .table import Table, small_game

NOTHING: tuple[set[str], set[str]] = (set(), set())


@pytest.mark.rule("VO-12", "VO-13")
def test_highest_goes_face_down_and_lowest_face_up() -> None:
    table = Table(Vivo(4), ["r5", "r9", "r2", "r7"], "solo duet trio").play("r5 r9 r2 r7")
    assert table.row(1) == (set(), {"r9"})
    assert table.row(2) == ({"r2"}, set())
    assert table.row(0) == table.row(3) == NOTHING
    assert table.state.scores() == [0, 2, 2, 0]


@pytest.mark.rule("VO-12")
@pytest.mark.parametrize("rank", [2, 12])
def test_highest_is_worth_two_points_whatever_its_rank(rank: int) -> None:
    cards = {2: ["r1", "r2", "g1", "g2"], 12: ["r11", "r12", "g10", "g11"]}[rank]
    table = Table(Vivo(4), cards, "duet duet trio").play(" ".join(cards))
    highest = 3 if rank == 2 else 1
    assert table.state.scores()[highest] == 2


@pytest.mark.rule("VO-13")
@pytest.mark.parametrize("rank", range(1, 12))
def test_lowest_is_worth_its_own_rank(rank: int) -> None:
    table = Table(Vivo(3), [f"r{rank}", "r12", "only gb"], "solo duet trio")
    assert table.play(f"r{rank} r12").state.scores() == [0, 0, 0]
    table.play(sorted(table.legal())[0])
    assert table.state.scores() == [rank, 2, 0]


@pytest.mark.rule("VO-14")
@pytest.mark.parametrize(
    ("cards", "highest", "lowest"),
    [
        ("r7 g7 r3 g3", 1, 3),  # VO-X6
        ("r7 r3 g3 g7", 3, 2),
        ("r3 g3 r7 g7", 3, 1),
        ("r3 r7 g7 g3", 2, 3),
        ("r9 g9 b9 r1", 2, 3),
        ("r1 g1 b1 r9", 3, 2),
    ],
)
def test_among_equals_the_later_card_wins_both_ways(cards: str, highest: int, lowest: int) -> None:
    harmony = {2: "duet", 3: "trio"}[len({card[0] for card in cards.split()})]
    table = Table(Vivo(4), cards.split(), f"{harmony} solo duet").play(cards)
    assert table.off() == set()
    assert table.row(highest)[1] == {cards.split()[highest]}
    assert table.row(lowest)[0] == {cards.split()[lowest]}
    assert table.turn == lowest


@pytest.mark.rule("VO-15", "VO-18")
def test_all_equal_scores_the_latest_as_highest_and_no_lowest() -> None:
    table = Table(Vivo(3), ["r8", "g8", "b8"], "trio solo duet", leader=1).play("g8 b8 r8")
    assert [table.row(seat) for seat in range(3)] == [(set(), {"r8"}), NOTHING, NOTHING]
    assert table.state.scores() == [2, 0, 0]
    assert table.turn == 0


@pytest.mark.rule("VO-15", "VO-R11")
def test_all_equal_looks_at_the_cards_that_followed_only() -> None:
    """Duet: r5 and g5 follow; b9 and y2 are off-harmony, above and below."""
    table = Table.late(Vivo(4), ["r5 r6", "g5 g6", "b9 b8", "y2 y3"], "duet solo").play("r5 g5 b9 y2")
    assert table.off() == {"b9", "y2"}
    assert table.state.scores() == [0, 2, 0, 0]
    assert table.row(1) == (set(), {"g5"})
    assert table.turn == 1


@pytest.mark.rule("VO-16")
def test_all_other_cards_are_discarded() -> None:
    table = Table(Vivo(4), ["r5", "r9", "r2", "r7"], "solo duet trio").play("r5 r9 r2 r7")
    rows = [card for seat in range(4) for part in table.row(seat) for card in part]
    assert sorted(rows) == ["r2", "r9"]
    for seat, card in enumerate(["r5", "r9", "r2", "r7"]):
        own = table.data()["seats"][seat]
        assert own["played"] == [card]
        assert card not in own["hand"]
    assert table.data()["trick"]["cards"] == [None] * 4  # off the table


@pytest.mark.rule("VO-17")
def test_harmonies_move_up_and_a_new_one_is_turned_up() -> None:
    kinds = ["solo", "duet", "trio", "quartet"]
    pile = ["duet", "trio", "solo", "quartet", "duet", "solo", "trio", "trio", "quartet", "solo", "duet", "quartet"]
    table = Table(Vivo(4), [], " ".join(pile))
    for trick in range(12):
        data = table.data()
        assert kinds[data["trick"]["harmony"]] == pile[trick]
        assert data["next"] == (kinds.index(pile[trick + 1]) if trick < 11 else -1)
        assert data["pile"] == [pile[trick + 2 :].count(kind) for kind in kinds]
        if trick < 11:
            table.play_on(1)


@pytest.mark.rule("VO-17")
def test_the_odds_of_a_turned_up_harmony_are_what_is_left_in_the_pile() -> None:
    game = Vivo(4)
    table = Table(game, [], "duet duet")
    for _ in range(4):
        seat = table.turn
        table.state.apply(seat, table.state.legal(seat)[0])
    assert table.state.is_chance()
    assert table.state.to_act() == 0
    weights = {game.outcome_text(outcome): weight for outcome, weight in table.state.outcomes()}
    assert weights == {"next=solo": 3, "next=duet": 1, "next=trio": 3, "next=quartet": 3}


@pytest.mark.rule("VO-17")
def test_nothing_is_turned_up_after_the_last_two_tricks_of_a_round() -> None:
    table = Table(Vivo(3), [], "solo duet").play_on(12)
    by_trick = [text for _, text in table.steps[27:]]
    turned = [at for at, text in enumerate(by_trick) if text.startswith("next=")]
    cards_before = [sum("=" not in text for text in by_trick[:at]) for at in turned]
    # After each of ten tricks one; then the two last tricks; then the next round begins with its own two.
    assert cards_before[:10] == [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]
    assert by_trick[46].startswith("now=")
    assert [text for text in by_trick[40:46] if "=" in text] == []


@pytest.mark.rule("VO-18")
def test_lowest_leads_the_next_trick() -> None:
    table = Table(Vivo(4), ["r5", "r9", "r2", "r7"], "solo duet trio", leader=3).play("r7 r5 r9 r2")
    assert table.turn == 2


@pytest.mark.rule("VO-18")
def test_highest_leads_where_nobody_scored_lowest() -> None:
    table = Table(Vivo(4), ["r5", "g5", "b5", "y5"], "quartet duet trio", leader=3).play("y5 r5 g5 b5")
    assert table.turn == 2


@pytest.mark.rule("VO-R1")
@pytest.mark.parametrize("rank", [1, 7, 12])
def test_one_card_alone_scores_as_highest(rank: int) -> None:
    table = Table(Vivo(3), [f"b{rank}", "only r", "only g"], "solo duet trio").play(f"b{rank} r5 g5")
    assert table.off() == {"r5", "g5"}
    assert table.row(0) == (set(), {f"b{rank}"})
    assert table.state.scores() == [2, 0, 0]
    assert table.turn == 0


@pytest.mark.rule("VO-19")
def test_scores_count_the_row_as_it_lies() -> None:
    table = Table(Vivo(4), ["r5 g1", "r9 g2", "r2 g3", "r7 g4"], "solo solo duet")
    assert table.state.scores() == [0, 0, 0, 0]
    assert table.play("r5 r9 r2").state.scores() == [0, 0, 0, 0]
    assert table.play("r7").state.scores() == [0, 2, 2, 0]
    assert table.play("g3 g4 g1 g2").state.scores() == [1, 2, 2, 2]


@pytest.mark.rule("VO-19")
def test_a_round_adds_its_row_to_the_score() -> None:
    """Three players, two tricks a round."""
    game = small_game(3, 3, 2, "solo trio", first=0)
    table = Table(game, ["r1 g1", "r2 b1", "g2 b2"], "solo trio")
    table.play("r1 r2 g2")  # lowest r1: 1 point and the lead; highest r2: 2 points; g2 off-harmony
    table.play("g1 b1 b2")  # trio: g1, b1; b2 brings no new suit, and b1 is not above g1: highest is the later, b1
    assert table.off() == set()  # gathered
    assert table.state.scores() == [1, 4, 0]
    assert table.data()["round"] == 1
    # Round 2: seat 1, who scored highest, leads.
    table.deal(["r1 g1", "r2 b1", "g2 b2"], "solo trio")
    assert table.turn == 1
    table.play("r2 g2 r1")  # lowest r1, highest r2
    table.play("g1 b1 b2")
    assert table.state.is_over()
    assert table.state.scores() == [1 + 1, 4 + 4, 0]
    assert table.state.ranking() == [2, 1, 3]


@pytest.mark.rule("VO-19", "VO-X10")
def test_row_total_of_the_rulebook() -> None:
    """Three face-up cards with ranks adding up to 13, four face-down cards: 13 + 8 = 21."""
    game = Vivo(4)
    data = Table(game, [], "solo duet").data()
    data["seats"][2] |= {"face_up": ["r2", "g4", "b7"], "face_down": ["r12", "g12", "b11", "y12"], "points": 21}
    state = game.load(data)
    assert sorted(points.value for points in game.breakdown(state, 2)) == [2, 4, 7, 8]
    assert sum(points.value for points in game.breakdown(state, 2)) == state.scores()[2] == 21


@pytest.mark.rule("VO-X10", "VO-19")
def test_row_total_of_the_rulebook_played_out() -> None:
    """Seven solos in one suit: seat 0 is lowest with 2, 4 and 7, and highest four times."""
    game = small_game(3, 1, 21, "solo " * 7, rounds=1)
    tricks = ["r2 r3 r5", "r4 r6 r8", "r7 r9 r10", "r18 r1 r11", "r19 r12 r13", "r20 r14 r15", "r21 r16 r17"]
    by_seat = [[trick.split()[seat] for trick in tricks] for seat in range(3)]
    table = Table(game, [" ".join(hand) for hand in by_seat], "solo " * 7)
    for trick in range(7):
        for _ in range(3):
            table.play(by_seat[table.turn][trick])
    assert table.state.is_over()
    assert table.row(0) == ({"r2", "r4", "r7"}, {"r18", "r19", "r20", "r21"})
    assert table.state.scores()[0] == 13 + 8 == 21


@pytest.mark.rule("VO-19")
@pytest.mark.parametrize("players", [3, 4])
def test_the_breakdown_sums_to_the_score_and_names_each_face_up_card(players: int) -> None:
    game = Vivo(players)
    state = game.new()
    play_out(state, FastDice(11))
    say = game.book.words("en").say
    for seat in range(players):
        points = game.breakdown(state, seat)
        assert sum(one.value for one in points) == state.scores()[seat]
        texts = [say(one.message) for one in points]
        up = [text for text in texts if "face up" in text]
        assert len(up) == len(set(up))
        assert {one.rule for one in points} <= {"VO-12", "VO-13"}
        for text, one in zip(texts, points, strict=True):
            if text in up:
                assert one.value == int(text.split()[1])
            else:
                count = 1 if "one card" in text else int(text.split()[0])
                assert one.value == 2 * count


@pytest.mark.rule("VO-20")
def test_round_two_is_set_up_anew_and_led_by_whom_the_last_trick_names() -> None:
    game = small_game(3, 3, 3, "solo duet trio")
    hands = ["r3 g3 b3", "r1 g1 b1", "r2 g2 b2"]
    table = Table(game, hands, "trio duet solo", leader=2)
    table.play("r2 g3 b1").play("r1 g2 r3").play("g1 b2 b3")
    data = table.data()
    assert data["round"] == 1
    assert data["tricks"] == 0
    assert data["trick"]["leader"] == 1  # g1 alone followed the solo
    assert table.state.is_chance()
    assert len(data["deck"]) == 9
    assert all(not seat[part] for seat in data["seats"] for part in ("hand", "played", "void", "face_up", "face_down"))
    assert data["off"] == []
    table.deal(hands, "solo")
    assert table.turn == 1


@pytest.mark.rule("VO-20")
@pytest.mark.parametrize("players", [3, 4])
def test_all_cards_and_harmonies_are_gathered_for_round_two(players: int) -> None:
    game = Vivo(players)
    table = Table(game, [], "solo duet")
    before = table.data()["pile"]
    table.play_on(12)
    texts = [text for _, text in table.steps]
    assert sum(text.startswith("now=") for text in texts) == 2
    assert not any(text.startswith("first=") for text in texts[1:])
    table.deal([], "")
    after = table.data()
    assert sum(after["pile"]) == sum(before) == 10
    assert sorted(card for seat in after["seats"] for card in seat["hand"]) == sorted(
        card for seat in Table(game, [], "solo duet").data()["seats"] for card in seat["hand"]
    )


@pytest.mark.rule("VO-R5", "VO-20")
def test_the_highest_leads_round_two_where_the_last_trick_has_no_lowest() -> None:
    game = small_game(3, 3, 1, "trio")
    table = Table(game, ["r1", "g1", "b1"], "trio", leader=2).play("b1 r1 g1")
    assert table.state.scores() == [0, 2, 0]
    assert table.data()["round"] == 1
    table.deal(["r1", "g1", "b1"], "trio")
    assert table.turn == 1


@pytest.mark.rule("VO-R9")
def test_between_rounds_nobody_is_asked() -> None:
    match = Table(Vivo(3), [], "solo duet").play_on(11).match()
    for _ in range(3):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    data = match.view(0).data()
    assert data["round"] == 1
    assert len(data["seats"][0]["hand"]) == 12
    assert len(match.to_act()) == 1


@pytest.mark.rule("VO-21")
def test_most_points_after_round_two_win() -> None:
    for seed in range(20):
        state = Vivo(4).new()
        play_out(state, FastDice(seed))
        assert state.is_over()
        assert state.to_act() == 0
        assert not state.is_chance()
        scores = state.scores()
        assert [rank == 1 for rank in state.ranking()] == [score == max(scores) for score in scores]


@pytest.mark.rule("VO-21")
@pytest.mark.parametrize(
    ("scores", "ranking"),
    [
        ([5, 5, 9, 1], [2, 2, 1, 4]),
        ([7, 7, 7, 7], [1, 1, 1, 1]),
        ([9, 3, 9, 4], [1, 4, 1, 3]),
        ([4, 3, 2, 1], [1, 2, 3, 4]),
        ([0, 8, 8, 8], [4, 1, 1, 1]),
    ],
)
def test_equals_share_a_place(scores: list[int], ranking: list[int]) -> None:
    game = Vivo(4)
    data = Table(game, [], "solo duet").data()
    for seat, score in enumerate(scores):
        data["seats"][seat]["points"] = score
    assert game.load(data).ranking() == ranking


@pytest.mark.rule("VO-21")
def test_a_match_has_exactly_two_rounds() -> None:
    table = Table(Vivo(3), [], "solo duet").play_on(12)
    assert not table.state.is_over()
    table.deal([], "")
    table.play_on(11)
    assert not table.state.is_over()
    table.play_on(1)
    assert table.state.is_over()
