"""VO-22 and VO-R6: what a person may look at on the board and in the log, and what a view holds for searching."""

from __future__ import annotations

import random
import re

import pytest

from vivant.engine.board import plain_text
from vivant.engine.dice import FastDice
from vivant.engine.game import LogLine
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.games.vivo import Vivo

from .table import NAMES, Table

SUITS = {"en": ["red", "green", "blue", "yellow"], "fr": ["rouge", "vert", "bleu", "jaune"]}
EVERYBODY = (SPECTATOR, 0, 1, 2, 3)

# One solo, one card off-harmony, one duet. Each trick has a highest, a lowest and two discards.
HANDS = ["r5 b1", "r9 b6", "r2 b9", "y12 y1 only gby"]
TRICKS = ["r5 r9 r2 y12", "b9 y1 b1 b6"]


def cards_on_board(match: Match, viewer: int, lang: str, plain: bool) -> set[str]:
    """Every card that the board names, by its text."""
    text = plain_text(match.game.board(match.view(viewer), lang, NAMES[: match.game.players], plain))
    return cards_in(text, lang)


def cards_in(text: str, lang: str = "en") -> set[str]:
    short = set(re.findall(r"\b[rgby]\d+\b", text))
    suits = "|".join(SUITS[lang])
    words = re.findall(rf"\b({suits}) (\d+)\b", text)
    if lang == "fr":  # the rank comes first: 9 rouge
        words = [(suit, rank) for rank, suit in re.findall(rf"\b(\d+) ({suits})\b", text)]
    return short | {f"{'rgby'[SUITS[lang].index(suit)]}{rank}" for suit, rank in words}


def cards_in_log(match: Match, viewer: int, lang: str = "en") -> set[str]:
    return set().union(*(cards_in(line, lang) for line in match.log(viewer, lang)))


def lines(match: Match, viewer: int) -> list[LogLine]:
    return [line for entry in match.log_entries(viewer) for line in entry.lines]


def keys(match: Match, viewer: int) -> list[str]:
    return [line.message.key for line in lines(match, viewer)]


def played_match(cards: str, **options: object) -> Match:
    return Table(Vivo(4, options), HANDS, "solo duet trio").play(cards).match()


def allowed_on_board(match: Match, viewer: int) -> set[str]:
    """VO-R6, from the view's data: the trick, the last one until a card is played, face-up cards, one's own things."""
    data = match.view(viewer).data()
    laid, last = ({card for card in data[trick]["cards"] if card is not None} for trick in ("trick", "last"))
    up = {card for seat in data["seats"] for card in seat["face_up"]}
    own = set(data["seats"][viewer]["hand"] + data["seats"][viewer]["face_down"]) if viewer >= 0 else set()
    return laid | up | own | (last if not laid else set())


@pytest.mark.rule("VO-R6", "VO-22")
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_board_shows_the_last_trick_until_the_next_card(lang: str, plain: bool) -> None:
    during = played_match("r5 r9 r2")
    after = played_match("r5 r9 r2 y12")
    next_card = played_match("r5 r9 r2 y12 b9")
    for viewer in EVERYBODY:
        assert {"r5", "r9", "r2"} <= cards_on_board(during, viewer, lang, plain)
        assert {"r5", "r9", "r2", "y12"} <= cards_on_board(after, viewer, lang, plain)
        seen = cards_on_board(next_card, viewer, lang, plain)
        assert {"b9", "r2"} <= seen  # on the table, and face up
        assert not {"r5", "y12"} & seen  # the discards
        assert ("r9" in seen) == (viewer == 1)  # face down: only one's own


@pytest.mark.rule("VO-22")
@pytest.mark.parametrize("plain", [False, True])
def test_ones_own_hand_and_row_may_always_be_looked_at(plain: bool) -> None:
    match = played_match(" ".join(TRICKS))
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])
    data = match.view(SPECTATOR).data()
    for viewer in range(4):
        seen = cards_on_board(match, viewer, "en", plain)
        own = match.view(viewer).data()["seats"][viewer]
        assert set(own["hand"]) <= seen
        assert set(own["face_up"]) <= seen
        assert set(own["face_down"]) <= seen
        for other in range(4):
            if other != viewer:
                assert not set(data["seats"][other]["face_down"]) & seen


@pytest.mark.rule("VO-R6", "VO-22")
@pytest.mark.parametrize("plain", [False, True])
def test_the_option_shows_every_card_to_all(plain: bool) -> None:
    match = played_match("r5 r9 r2 y12 b9", open_discards=True)
    for viewer in EVERYBODY:
        assert {"r5", "r9", "r2", "y12", "b9"} <= cards_on_board(match, viewer, "en", plain)


@pytest.mark.rule("VO-R6", "VO-22")
@pytest.mark.parametrize("plain", [False, True])
def test_the_end_of_the_match_shows_every_card_to_all(plain: bool) -> None:
    match = finished_match(3)
    for viewer in (SPECTATOR, 0, 1, 2):
        cards = cards_on_board(match, viewer, "en", plain)
        assert cards == {f"{suit}{rank}" for suit in "rgb" for rank in range(1, 13)}
        played = sum(len(seat["played"]) for seat in match.view(viewer).data()["seats"])
        assert played == 36


def finished_match(players: int, seed: int = 4) -> Match:
    match = Match(Vivo(players), FastDice(seed), NAMES[:players])
    luck = random.Random(seed)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, luck.choice(match.legal(seat)))
    return match


@pytest.mark.rule("VO-R6", "VO-22")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_no_board_names_a_card_that_may_not_be_looked_at(players: int, seed: int) -> None:
    match = Match(Vivo(players), FastDice(seed), NAMES[:players])
    luck = random.Random(seed)
    while not match.over:
        viewer = luck.choice([SPECTATOR, *range(players)])
        lang = luck.choice(["en", "fr"])
        for plain in (False, True):
            assert cards_on_board(match, viewer, lang, plain) <= allowed_on_board(match, viewer)
        seat = match.to_act()[0]
        match.play(seat, luck.choice(match.legal(seat)))


@pytest.mark.rule("VO-R6", "VO-22")
@pytest.mark.parametrize(("players", "seed"), [(3, 5), (4, 6)])
def test_no_log_names_a_card_that_may_not_be_looked_at(players: int, seed: int) -> None:
    """What lies open at its time stays in the log; the rest of a trick goes when the trick after it begins."""
    match = Match(Vivo(players), FastDice(seed), NAMES[:players])
    luck = random.Random(seed)
    open_before: set[str] = set()  # the face-up cards of round 1
    while not match.over:
        viewer = luck.choice([SPECTATOR, *range(players)])
        lang = luck.choice(["en", "fr"])
        data = match.view(viewer).data()
        first_trick = data["tricks"] == 0 or (data["tricks"] == 1 and not any(data["trick"]["cards"]))
        own = data["seats"][viewer]
        deal = set(own["hand"] + own["played"]) if viewer >= 0 and first_trick else set()
        assert cards_in_log(match, viewer, lang) <= allowed_on_board(match, viewer) | open_before | deal
        before = data
        seat = match.to_act()[0]
        match.play(seat, luck.choice(match.legal(seat)))
        data = match.view(SPECTATOR).data()
        if data["round"] > before["round"]:
            open_before = {card for row in data["past"][::2] for card in row}


@pytest.mark.rule("VO-R6")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_log_folds_earlier_tricks_into_what_still_lies_open(viewer: int) -> None:
    match = played_match(TRICKS[0])
    assert keys(match, viewer).count("log-trick") == 1
    assert {"log-lead", "log-play", "log-off"} <= set(keys(match, viewer))
    assert {"r5", "r9", "r2", "y12"} <= cards_in_log(match, viewer)
    match.play(2, "b9")
    # Of the first trick one line is left, and it names the one card that lies open.
    assert keys(match, viewer).count("log-trick") == 1
    assert keys(match, viewer).count("log-lead") == 1
    assert not {"log-play", "log-off"} & set(keys(match, viewer))
    folded = next(line for line in lines(match, viewer) if line.message.key == "log-trick")
    said = match.game.book.words("en").say(folded.message, NAMES)
    assert cards_in(said) == {"r2"}
    assert "Bob" in said
    assert "Cyd" in said
    assert cards_in_log(match, viewer) == {"r2", "b9"}


@pytest.mark.rule("VO-R6")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_was_taken_back_is_folded_with_its_trick(viewer: int) -> None:
    match = played_match(" ".join(TRICKS[0].split()[:3]))
    last = match.last_step_of(match.to_act()[0] - 1)
    assert last is not None
    match.undo(last.who)
    match.play(last.who, match.game.text(last.do))
    assert keys(match, viewer).count("log-undo") == 1
    while match.view(SPECTATOR).data()["tricks"] == 0:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert keys(match, viewer).count("log-undo") == 1  # the trick still lies there
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert "log-undo" not in keys(match, viewer)
    while not match.over:
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert keys(match, viewer).count("log-undo") == 1


@pytest.mark.rule("VO-R6")
def test_a_trick_without_lowest_is_folded_without_a_card() -> None:
    table = Table(Vivo(4), ["r5", "g5", "b5", "y5"], "quartet solo duet").play("r5 g5 b5 y5")
    seat = table.turn
    match = table.match()
    match.play(seat, match.legal(seat)[0])
    assert keys(match, SPECTATOR).count("log-trick-one") == 1
    assert not {"r5", "g5", "b5", "y5"} & cards_in_log(match, SPECTATOR)


@pytest.mark.rule("VO-R6")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_option_keeps_the_whole_log_open(viewer: int) -> None:
    match = played_match(TRICKS[0] + " b9", open_discards=True)
    assert {"r5", "r9", "r2", "y12", "b9"} <= cards_in_log(match, viewer)
    assert keys(match, viewer).count("log-play") == 2
    assert keys(match, viewer).count("log-off") == 1


@pytest.mark.rule("VO-R6")
def test_the_end_opens_the_whole_log() -> None:
    match = finished_match(4)
    for viewer in EVERYBODY:
        told = keys(match, viewer)
        assert told.count("log-lead") == 24
        assert told.count("log-play") + told.count("log-off") == 72
        assert told.count("log-trick") + told.count("log-trick-one") == 24


@pytest.mark.rule("VO-02", "VO-R6")
def test_the_log_tells_a_hand_to_its_own_seat_only() -> None:
    match = Table(Vivo(4), ["only r", "only g", "only b", "only y"], "solo duet").match()
    for viewer, suit in enumerate("rgby"):
        assert cards_in_log(match, viewer) == {f"{suit}{rank}" for rank in range(1, 13)}
    assert cards_in_log(match, SPECTATOR) == set()


@pytest.mark.rule("VO-R6")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_view_holds_every_card_played_by_whom_and_whether_off_harmony(viewer: int) -> None:
    data = Table(Vivo(4), HANDS, "solo duet trio").play("r5 r9 r2 y12 b9").state.view(viewer).data()
    assert [seat["played"] for seat in data["seats"]] == [["r5"], ["r9"], ["r2", "b9"], ["y12"]]
    assert data["off"] == ["y12"]


@pytest.mark.rule("VO-R6")
@pytest.mark.parametrize("players", [3, 4])
def test_what_a_seat_was_shown_only_rises_and_its_own_cards_show_it_nothing(players: int) -> None:
    """Undo asks this: every card of another and every harmony turned up is new, one's own card is not."""
    state = Vivo(players).new()
    dice = FastDice(6)
    state.roll(dice)
    while not state.is_over():
        before = [state.seen(seat) for seat in range(players)]
        turn = state.to_act().bit_length() - 1
        state.apply(turn, state.pick(turn, dice))
        after = [state.seen(seat) for seat in range(players)]
        assert after == [count + (seat != turn) for seat, count in enumerate(before)]
        if state.is_chance():
            state.roll(dice)
            assert all(state.seen(seat) > after[seat] for seat in range(players))


@pytest.mark.rule("VO-22")
def test_the_breakdown_counts_face_down_cards_without_naming_them() -> None:
    match = played_match(" ".join(TRICKS))
    for seat in range(4):
        for viewer in EVERYBODY:
            said = [match.game.book.words("en").say(points.message) for points in match.breakdown(seat, viewer)]
            down = [text for text in said if "face down" in text]
            assert not any(cards_in(text) for text in down)
            assert len(down) == bool(match.view(SPECTATOR).data()["seats"][seat]["face_down"])


@pytest.mark.rule("VO-22")
def test_the_last_trick_of_round_one_stays_in_sight_until_round_two_begins() -> None:
    table = Table(Vivo(3), [], "solo duet").play_on(11)
    match = table.match()
    last = []
    for _ in range(3):
        seat = match.to_act()[0]
        last.append(match.legal(seat)[0])
        match.play(seat, last[-1])
    assert set(last) <= cards_on_board(match, SPECTATOR, "en", False)
    seat = match.to_act()[0]
    card = match.legal(seat)[0]
    match.play(seat, card)
    assert cards_on_board(match, SPECTATOR, "en", False) == {card}
