"""Match: turns, the four errors, why-not, views, log and record, by text and by seat."""

from __future__ import annotations

from typing import Any

import pytest

import vivant
from vivant.engine.dice import FastDice, SealedDice
from vivant.engine.errors import (
    IllegalAction,
    MatchError,
    MatchOver,
    NotYourTurn,
    SetupError,
    UndoRefused,
    UnknownAction,
    VivantError,
)
from vivant.engine.match import Match
from vivant.engine.state import EVERYTHING, SPECTATOR
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo

from .toy import Toy


def vivo(seed: int = 7, players: int = 4, **options: object) -> Match:
    return Match(Vivo(players, options), FastDice(seed))


def toy(seed: int = 1, players: int = 2) -> Match:
    return Match(Toy(players), FastDice(seed))


def finish(match: Match) -> Match:
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def everything(match: Match) -> Any:
    """All that a refused call must leave alone."""
    return match.record().text(), match.step, match.dice.mark(), match.to_act(), match.log(SPECTATOR)


def refused(kind: type[MatchError], match: Match, seat: int, text: str) -> MatchError:
    before = everything(match)
    with pytest.raises(MatchError) as error:
        match.play(seat, text)
    assert type(error.value) is kind
    assert error.value.step == match.step
    assert everything(match) == before
    for lang in ("en", "fr"):
        assert "\n" not in error.value.say(lang)
    return error.value


# playing


def test_a_match_is_played_by_text_and_by_seat() -> None:
    match = vivo(first=2)
    assert match.to_act() == [2]
    card = match.legal(2)[0]
    step = match.play(2, f"  {card.upper()} ")
    assert (step.who, match.game.text(step.do), step.n) == (2, card, match.step)
    assert match.to_act() == [3]
    assert match.legal(2) == []


def test_same_dice_same_match() -> None:
    assert finish(vivo(3)).record().text() == finish(vivo(3)).record().text()
    assert finish(vivo(3)).record().text() != finish(vivo(4)).record().text()


def test_a_match_without_dice_makes_its_own_and_names_their_seed() -> None:
    one, other = Match(Vivo(3)), Match(Vivo(3))
    assert one.record().header["seed"] != other.record().header["seed"]
    again = Match(Vivo(3), FastDice(one.record().header["seed"]))
    assert again.record().lines[1:] == one.record().lines[1:]


def test_chance_is_settled_before_anybody_is_asked() -> None:
    match = vivo()
    while not match.over:
        seat = match.to_act()[0]
        assert match.question(seat) is not None
        assert match.legal(seat)
        match.play(seat, match.legal(seat)[-1])
    assert match.to_act() == []
    assert match.question(0) is None


def test_several_seats_may_be_asked_at_once() -> None:
    match = toy(players=3)
    assert match.to_act() == [0, 1, 2]
    match.play(2, "c")
    match.play(0, "b")
    match.play(2, "a")
    assert match.to_act() == [0, 1]
    assert match.legal(0) == ["a", "c", "draw"]
    assert match.legal(1) == ["a", "b", "c", "draw"]


# the four errors


def test_unknown_action() -> None:
    error = refused(UnknownAction, vivo(first=1), 1, "r13")
    assert str(error) == 'vivo, step 38: there is no action "r13"'
    assert error.reason is None
    assert error.message.args["step"] == "38"


def test_an_unknown_text_is_cut_short_in_the_message() -> None:
    assert len(str(refused(UnknownAction, vivo(), 0, "x" * 5000))) < 150
    assert "\n" not in str(refused(UnknownAction, vivo(), 0, "a\nb"))


def test_illegal_action_names_rule_and_seat() -> None:
    match = vivo(first=1)
    held = match.legal(1)
    card = next(card for card in ("r1", "g1", "b1", "y1", "r2", "g2") if card not in held)
    error = refused(IllegalAction, match, 1, card)
    assert error.reason is not None
    assert error.reason.rule == "VO-05"
    assert str(error) == f'vivo, step 38: seat 1 may not play "{card}": {card} is not in your hand (VO-05)'


def test_not_your_turn_names_whose_it_is() -> None:
    error = refused(NotYourTurn, vivo(first=1), 3, "r1")
    assert error.reason is not None
    assert error.reason.rule == "VO-05"
    assert str(error) == "vivo, step 38: seat 3 cannot act now: it is the turn of seat 1 (VO-05)"


def test_not_your_turn_in_a_phase_of_several() -> None:
    match = toy(players=3)
    match.play(1, "a")
    match.play(1, "b")
    error = refused(NotYourTurn, match, 1, "c")
    assert "it is the turn of seat 0 and seat 2 (TY-2)" in str(error)


def test_match_over() -> None:
    match = finish(vivo())
    error = refused(MatchOver, match, 0, "r1")
    assert str(error) == f"vivo, step {match.step}: the match is over"
    assert error.reason is None


def test_an_unknown_text_is_said_to_be_unknown_whenever_it_comes() -> None:
    match = vivo(first=1)
    early = refused(UnknownAction, match, 3, "r99")  # though it is not the turn of seat 3
    late = refused(UnknownAction, finish(match), 0, "r99")
    assert all('there is no action "r99"' in str(error) for error in (early, late))


def test_errors_speak_french() -> None:
    error = refused(NotYourTurn, vivo(first=1), 3, "r1")
    assert error.say("fr") != error.say("en")
    assert "VO-05" in error.say("fr")


@pytest.mark.parametrize("seat", [-1, 4, 99, -2])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: int) -> None:
    match = vivo()
    calls = [
        lambda: match.play(seat, "r1"),
        lambda: match.legal(seat),
        lambda: match.why_not(seat, "r1"),
        lambda: match.undo(seat),
        lambda: match.undo_refused(seat),
        lambda: match.breakdown(seat),
    ]
    if seat != SPECTATOR:
        calls += [lambda: match.view(seat), lambda: match.log(seat), lambda: match.log_entries(seat)]
    for call in calls:
        with pytest.raises(SetupError, match="there is no seat"):
            call()
    assert match.step == 39


# looking


def test_why_not_is_none_exactly_for_what_may_be_played() -> None:
    match = vivo(first=0)
    legal = match.legal(0)
    for suit in "rgby":
        for rank in range(1, 13):
            reason = match.why_not(0, f"{suit}{rank}")
            assert (reason is None) == (f"{suit}{rank}" in legal)
    turn = match.why_not(2, legal[0])
    assert turn is not None
    assert (turn.rule, turn.message.key) == ("VO-05", "turn-of")
    with pytest.raises(UnknownAction):
        match.why_not(0, "r0")
    over = finish(match).why_not(0, "r1")
    assert over is not None
    assert over.message.key == "match-over"


def test_views_are_what_the_seat_knows() -> None:
    match = vivo()
    assert match.view(1).data()["viewer"] == 1
    assert match.view(SPECTATOR).data()["viewer"] == SPECTATOR
    with pytest.raises(SetupError):
        match.view(EVERYTHING)  # before the end nobody sees all
    assert finish(match).view(EVERYTHING).data()["viewer"] == EVERYTHING


def test_a_view_can_be_changed_without_changing_the_match() -> None:
    match = vivo(first=0)
    before = everything(match)
    view = match.view(0)
    view.apply(0, view.legal(0)[0])
    assert everything(match) == before


def test_looking_changes_nothing() -> None:
    match = vivo()
    for _ in range(7):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    before = everything(match)
    for seat in range(4):
        match.legal(seat)
        match.view(seat).imagine(FastDice(1))
        match.log(seat, "fr")
        match.breakdown(seat)
        match.question(seat)
        match.undo_refused(seat)
        match.why_not(seat, "r1")
    match.scores()
    match.ranking()
    assert everything(match) == before


def test_scores_are_those_that_everybody_can_count() -> None:
    match = toy()
    for seat, letter in ((0, "a"), (1, "c"), (0, "b"), (1, "b")):
        match.play(seat, letter)
    match.play(0, "look")
    assert match.scores() == [3, 5]  # the secret counts 0 for those who have not seen it
    own = sum(points.value for points in match.breakdown(0, viewer=0))
    assert own > 3
    match.play(1, "pass")
    assert match.scores() == [own, 5]
    assert match.ranking() == ([1, 1] if own == 5 else [1, 2] if own > 5 else [2, 1])


def test_names_of_seats_are_checked() -> None:
    game = Vivo(3)
    assert Match(game, FastDice(1), ["Ann", "bot:random", "Zoé"]).seats == ["Ann", "bot:random", "Zoé"]
    for names in (["Ann"], ["a", "b", "c", "d"], []):
        with pytest.raises(SetupError):
            Match(game, FastDice(1), names)
    for name in ("", "  ", "a\nb", "\x1b[2J", "x" * 41, "\ud800"):
        with pytest.raises(SetupError):
            Match(game, FastDice(1), ["Ann", "Bob", name])


def test_the_log_uses_the_names_of_the_seats() -> None:
    match = Match(Vivo(3, {"first": 1}), FastDice(1), ["Ann", "Bob", "Cyd"])
    match.play(1, match.legal(1)[0])
    assert any("Bob" in line for line in match.log(SPECTATOR))
    assert any("Zed" in line for line in match.log(SPECTATOR, names=["Xyz", "Zed", "Wyn"]))
    entries = match.log_entries(SPECTATOR)
    assert [entry.n for entry in entries] == sorted(entry.n for entry in entries)
    assert all(line.rule.startswith("VO-") for entry in entries for line in entry.lines)


def test_the_news_since_a_step_are_told_in_full() -> None:
    """The log folds what must not be looked up again; the news are what one just saw happen."""
    match = vivo(first=0)
    start = match.step
    for _ in range(5):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])

    def told(entries: list[Any]) -> list[str]:
        return [line.message.key for entry in entries for line in entry.lines]

    folded = told(match.log_entries(SPECTATOR))
    assert folded.count("log-lead") == 1
    news = match.log_entries(SPECTATOR, after=start)
    assert told(news).count("log-lead") == 2
    assert all(entry.n > start for entry in news)
    assert match.log_entries(SPECTATOR, after=match.step) == []


# the record


def test_the_header_says_what_is_played() -> None:
    match = Match(Vivo(3, {"without": "g"}), FastDice(7), ["Ann", "Bob", "Cyd"])
    header = match.record().header
    assert {key: header[key] for key in header if key not in ("h", "edition")} == {
        "vivant": 1,
        "game": "vivo",
        "players": 3,
        "options": {"without": "g", "first": "random", "open_discards": False},
        "seats": ["Ann", "Bob", "Cyd"],
        "seal": None,
        "seed": 7,
    }
    assert header["edition"] == {"name": "standard", "hash": Vivo.standard_edition().hash}


def test_a_sealed_match_shows_its_seal_first_and_its_secret_last() -> None:
    dice = SealedDice(bytes(range(32)), ["Lark", "", "é"])
    match = Match(Vivo(3), dice)
    header = match.record().header
    assert header["seal"] == dice.seal()
    assert header["words"] == ["Lark", "", "é"]
    assert "seed" not in header
    assert "000102" not in match.record().text()
    end = finish(match).record().lines[-1]
    assert end["secret"] == bytes(range(32)).hex()
    assert verify(match.record().text().encode()).seal == "true"


def test_words_are_one_for_each_seat() -> None:
    with pytest.raises(SetupError):
        Match(Vivo(4), SealedDice(bytes(32), ["a", "b", "c"]))


def test_an_unsealed_end_has_no_secret() -> None:
    match = finish(vivo(2))
    end = match.record().lines[-1]
    assert {key: end[key] for key in ("end", "scores", "ranking", "secret")} == {
        "end": True,
        "scores": match.scores(),
        "ranking": match.ranking(),
        "secret": None,
    }


def test_steps_are_numbered_from_1_and_outcomes_share_a_line() -> None:
    lines = finish(toy()).record().lines
    assert [line.get("n") for line in lines] == [None, 1, 2, 3, 4, 5, 6, 7, None]
    assert lines[1]["who"] == "chance"
    dealt = vivo().record().lines[1]
    assert (dealt["n"], dealt["who"], len(dealt["do"].split(" "))) == (1, "chance", 39)


def test_a_record_cannot_be_changed_from_outside() -> None:
    match = toy()
    match.record().lines.clear()
    assert len(match.record().lines) == 2


# errors in general


def test_every_error_is_one_family_with_a_message_in_any_language() -> None:
    for call in (lambda: vivant.game("nope"), lambda: vivo().play(0, "zz"), lambda: vivo(players=9)):
        with pytest.raises(VivantError) as error:
            call()
        assert str(error.value) == error.value.say("en")
        assert error.value.say("fr")


def test_the_package_exports_what_it_lists() -> None:
    for name in vivant.__all__:
        assert getattr(vivant, name) is not None
    with pytest.raises(AttributeError):
        vivant.no_such_thing  # noqa: B018
    match = vivant.Match(vivant.game("vivo", players=4), vivant.FastDice(7))
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])


@pytest.mark.parametrize("seat", [True, 1.0, "1", None])
def test_a_seat_is_a_whole_number_and_a_refused_call_changes_nothing(seat: Any) -> None:
    match = Match(vivant.game("vivo", 3), FastDice(1))
    before = match.record().text()
    with pytest.raises(SetupError, match="there is no seat"):
        match.play(seat, "r1")
    assert match.record().text() == before


def test_what_is_given_out_can_be_changed_without_harm() -> None:
    match = Match(vivant.game("vivo", 3), FastDice(1))
    before = match.record().text()
    match.record().lines[0]["seats"][0] = "somebody else"
    match.seats[0] = "somebody else"
    assert match.record().text() == before


def test_sealed_dice_serve_one_match() -> None:
    dice = SealedDice(bytes(32), ["", "", ""])
    match = Match(vivant.game("vivo", 3), dice)
    with pytest.raises(SetupError, match="have been used already"):
        Match(vivant.game("vivo", 3), dice)
    again = Match.resume(match.record().text().encode(), dice=dice)  # the dice of the match itself are its own
    seat = again.to_act()[0]
    again.play(seat, again.legal(seat)[0])
    assert again.record().lines[:2] == match.record().lines[:2]


def test_a_seed_is_named_only_where_nothing_was_drawn_before() -> None:
    dice = FastDice(5)
    assert Match(vivant.game("vivo", 3), dice).record().header["seed"] == 5
    assert "seed" not in Match(vivant.game("vivo", 3), dice).record().header


@pytest.mark.parametrize("other", [None, FastDice(77)])
def test_what_lost_dice_gave_is_not_rolled_again(other: FastDice | None) -> None:
    match = Match(vivant.game("vivo", 3, {"first": 0}), FastDice(5, 1))
    for _ in range(3):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    step = match.last_step_of(0)
    assert step is not None
    resumed = Match.resume(match.record().text().encode(), dice=other)
    with pytest.raises(UndoRefused, match="dice that are gone"):
        resumed.undo(0, step.n, consent=[1, 2])
    assert resumed.record().text() == match.record().text()
