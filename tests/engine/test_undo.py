"""Undo: one's own steps while nothing was learned, anything by consent; the dice stand where they stood."""

from __future__ import annotations

from typing import Any

import pytest

from vivant.engine.dice import Dice, FastDice, SealedDice
from vivant.engine.errors import MatchOver, SetupError, UndoRefused
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo

from .toy import Toy


def toy(players: int = 2, dice: Dice | None = None) -> Match:
    return Match(Toy(players), dice or FastDice(1))


def vivo(dice: Dice | None = None) -> Match:
    return Match(Vivo(3, {"first": 0}), dice or FastDice(5))


def choose(match: Match, *steps: str) -> Match:
    """Each `0a`: seat 0 plays `a`."""
    for step in steps:
        match.play(int(step[0]), step[1:])
    return match


def position(match: Match) -> Any:
    return [match.view(seat).data() for seat in (SPECTATOR, *range(match.game.players))], match.dice.mark()


def reason(match: Match, seat: int, n: int | None = None) -> str:
    """Why the seat may not take it back by itself; and a refused undo changes nothing."""
    found = match.undo_refused(seat, n)
    assert found is not None
    before = position(match), match.record().text(), match.step
    with pytest.raises(UndoRefused) as error:
        match.undo(seat, n)
    assert error.value.reason is not None
    assert error.value.reason.message == found.message
    assert error.value.step == match.step
    assert error.value.reason.rule == ""
    assert (position(match), match.record().text(), match.step) == before
    return found.message.key


def check_record(match: Match) -> None:
    verdict = verify(match.record().text().encode())
    assert verdict.error is None, str(verdict.error)
    assert verdict.steps == match.standing_steps


# by oneself


def test_a_step_is_taken_back_and_every_byte_is_as_before() -> None:
    match = vivo()
    before = position(match)
    card = match.legal(0)[0]
    step = match.play(0, card)
    assert match.undo_refused(0) is None
    assert match.undo(0) == step.n + 1
    assert position(match) == before
    assert match.record().lines[-1] | {"h": ""} == {"n": step.n + 1, "who": 0, "undo": step.n, "h": ""}
    assert match.play(0, card).n == step.n + 2  # numbers are never used again
    check_record(match)


def test_undo_can_be_repeated_back_to_the_first_step_for_which_it_holds(toy_registered: None) -> None:
    match = toy()
    before = position(match)
    choose(match, "0a", "0b")
    match.undo(0)
    match.undo(0)
    assert position(match) == before
    assert reason(match, 0) == "undo-nothing"
    check_record(match)


def test_an_earlier_step_is_named_and_the_later_ones_go_with_it(toy_registered: None) -> None:
    match = toy()
    before = position(match)
    first = match.play(0, "a").n
    match.play(0, "b")
    match.undo(0, first)
    assert position(match) == before
    check_record(match)


def test_own_undo_leaves_the_steps_of_others(toy_registered: None) -> None:
    match = choose(toy(3), "0a", "1b", "0c", "2a", "1c")
    first = match.record().lines[2]["n"]
    match.undo(0, first)
    assert match.view(SPECTATOR).data()["chosen"] == [[], [1, 2], [0]]
    assert match.to_act() == [0, 2]
    choose(match, "0b", "2b", "0a")
    assert match.view(SPECTATOR).data()["chosen"] == [[0, 1], [1, 2], [0, 1]]
    check_record(match)


def test_own_undo_leaves_what_chance_answered_to_another(toy_registered: None) -> None:
    match = choose(toy(), "0a", "1draw", "1a")
    drawn = match.view(SPECTATOR).data()["drawn"]
    dice = match.dice.mark()
    assert match.undo_refused(0) is None
    match.undo(0)
    assert match.view(SPECTATOR).data()["chosen"] == [[], [0, 3]]
    assert match.view(SPECTATOR).data()["drawn"] == drawn
    assert match.dice.mark() == dice
    check_record(match)


def test_the_last_step_of_a_turn_can_be_taken_back_until_the_next_seat_acts(toy_registered: None) -> None:
    match = choose(toy(), "0a", "0b", "1a", "1b", "0pass")
    assert match.to_act() == [1]
    match.undo(0)
    assert match.to_act() == [0]
    choose(match, "0pass")
    check_record(match)


def test_the_last_step_of_a_trick_stands_once_a_harmony_was_turned_up() -> None:
    match = vivo()
    for seat in (0, 1, 2):
        match.play(seat, match.legal(seat)[0])
    assert reason(match, 2) == "undo-chance"


def test_the_last_step_of_a_trick_can_be_taken_back_where_nothing_was_turned_up() -> None:
    """After the last trick but one of a round the next harmony is known already."""
    match = vivo()
    for _ in range(11 * 3):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    after = position(match)
    step = match.last_step_of(seat)
    assert step is not None
    match.undo(seat)
    assert match.to_act() == [seat]
    match.play(seat, match.game.text(step.do))
    assert position(match) == after
    check_record(match)


# why not by oneself


def test_nothing_to_take_back() -> None:
    assert reason(toy(), 0) == "undo-nothing"
    assert reason(choose(toy(), "1a"), 0) == "undo-nothing"


@pytest.mark.parametrize("n", [0, 1, 3, 4, 99, -1])
def test_a_step_that_is_not_ones_own_is_not_taken_back(n: int) -> None:
    """1 is chance's, 3 is the other seat's, 4 is still to come, 2 would be one's own."""
    match = choose(toy(), "0a", "1a")
    assert reason(match, 0, n) == "undo-not-yours"


def test_a_step_that_was_taken_back_is_no_longer_there() -> None:
    match = choose(toy(), "0a")
    match.undo(0, 2)
    match.play(0, "b")
    assert reason(match, 0, 2) == "undo-not-yours"
    assert reason(match, 0, 3) == "undo-not-yours"  # the undo itself
    assert match.undo_refused(0, 4) is None


def test_what_chance_answered_to_oneself_stands() -> None:
    match = choose(toy(), "0a", "0draw")
    assert reason(match, 0) == "undo-chance"
    assert reason(match, 0, 2) == "undo-chance"  # the step before it too
    match = choose(toy(), "0draw", "0a")
    assert match.undo_refused(0) is None  # what came after it may go
    match.undo(0)
    assert reason(match, 0) == "undo-chance"


def test_what_was_shown_stands() -> None:
    match = choose(toy(), "0a", "0b", "1a", "1b", "0look")
    assert reason(match, 0) == "undo-seen"


def test_what_others_built_upon_stands() -> None:
    match = choose(toy(3), "0a", "0b", "1a", "1b", "2a", "2b", "0pass", "1pass")
    assert reason(match, 0) == "undo-others"
    assert match.undo_refused(1) is None
    trick = vivo()
    for seat in (0, 1):
        trick.play(seat, trick.legal(seat)[0])
    assert reason(trick, 0) == "undo-others"


def test_the_phase_that_ended_with_anothers_step_stands_once_somebody_acts_on_it() -> None:
    """Seat 1 ends the choosing. Either may take back its letter, which opens it again, until seat 0 passes."""
    match = choose(toy(), "0a", "0b", "1a", "1b")
    assert match.undo_refused(0) is None
    assert match.undo_refused(1) is None
    choose(match, "0pass")
    assert reason(match, 1) == "undo-others"


def test_after_the_end_nothing_is_taken_back() -> None:
    match = choose(toy(), "0a", "0b", "1a", "1b", "0pass", "1pass")
    assert match.over
    for consent in (None, [], [1]):
        with pytest.raises(MatchOver):
            match.undo(0, consent=consent)
    found = match.undo_refused(0)
    assert found is not None
    assert found.message.key == "undo-over"


def test_a_refusal_tells_nothing_hidden() -> None:
    """Whatever the secret is, the words are the same."""
    said = set()
    for seed in range(12):
        match = choose(toy(dice=FastDice(seed)), "0a", "0b", "1a", "1b", "0look")
        with pytest.raises(UndoRefused) as error:
            match.undo(0)
        said.add(str(error.value))
    assert len(said) == 1


# by consent


def test_by_consent_everything_after_the_step_goes(toy_registered: None) -> None:
    match = choose(toy(3), "0a", "1b")
    before = position(match)
    n = match.play(0, "draw").n
    choose(match, "1c", "2a", "2b")
    assert reason(match, 0, n) == "undo-chance"
    number = match.undo(0, n, consent=[2, 1])
    assert position(match) == before
    line = match.record().lines[-1]
    assert (line["n"], line["undo"], line["consent"]) == (number, n, [1, 2])
    check_record(match)


def test_by_consent_a_step_of_another_may_go_too(toy_registered: None) -> None:
    match = choose(toy(), "0a")
    before = position(match)
    n = match.play(1, "a").n
    match.undo(0, n, consent=[1])
    assert position(match) == before
    check_record(match)


def test_alone_with_bots_the_consent_is_empty(toy_registered: None) -> None:
    match = choose(toy(), "0a", "0b", "1a", "1b", "0look")
    match.undo(0, consent=[])
    assert match.record().lines[-1]["consent"] == []
    assert match.to_act() == [0]
    check_record(match)


def test_consent_is_written_ascending_once_and_without_ones_own() -> None:
    match = choose(toy(3), "0a")
    match.undo(0, consent=[2, 1, 2, 0])
    assert match.record().lines[-1]["consent"] == [1, 2]


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_consent_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = choose(toy(3), "0a")
    before = position(match), match.record().text()
    with pytest.raises(SetupError, match="there is no seat"):
        match.undo(0, consent=[1, seat])
    assert (position(match), match.record().text()) == before


@pytest.mark.parametrize("n", [0, 1, 3, 7])
def test_no_consent_takes_back_a_step_that_does_not_stand(n: int) -> None:
    """1 is chance's; 3 is an undo; 0 and 7 are nothing."""
    match = choose(toy(), "0a")
    match.undo(0)
    match.play(0, "b")
    with pytest.raises(UndoRefused) as error:
        match.undo(0, n, consent=[1])
    assert error.value.reason is not None
    assert error.value.reason.message.key == "undo-no-such-step"


# the dice


@pytest.mark.parametrize("make", [lambda: FastDice(9), lambda: SealedDice(bytes(range(32)), ["a", "", "c"])])
def test_nothing_can_be_rolled_twice(make: Any, toy_registered: None) -> None:
    match = toy(3, make())
    n = match.play(0, "draw").n
    first = match.view(SPECTATOR).data()["drawn"][0]
    standing = match.dice.mark()
    for _ in range(3):
        match.undo(0, match.last_step_of(0).n, consent=[1, 2])
        match.play(0, "draw")
        assert match.view(SPECTATOR).data()["drawn"][0] == first
        assert match.dice.mark() == standing
    assert match.last_step_of(0).n > n
    # Another seat that draws in that place gets the same draw.
    match.undo(0, match.last_step_of(0).n, consent=[1, 2])
    match.play(1, "draw")
    assert match.view(SPECTATOR).data()["drawn"][1] == first
    check_record(match)


def test_a_whole_trick_is_taken_back_and_played_alike() -> None:
    for dice in (FastDice(6), SealedDice(bytes(32), ["", "", ""])):
        match = vivo(dice)
        texts = []
        first = match.step + 1
        while match.standing_steps < first + 20:
            seat = match.to_act()[0]
            texts.append((seat, match.legal(seat)[0]))
            match.play(*texts[-1])
        after = position(match)
        match.undo(1, first, consent=[0, 2])
        assert match.to_act() == [0]
        for seat, text in texts:
            match.play(seat, text)
        assert position(match) == after
        check_record(match)


def test_a_finished_sealed_match_with_undos_is_true() -> None:
    match = vivo(SealedDice(bytes(range(32)), ["Lark", "", "é"]))
    count = 0
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
        count += 1
        if not match.over and count % 5 == 0:
            match.undo(seat, consent=[other for other in range(3) if other != seat])
        elif not match.over and match.undo_refused(seat) is None and count % 3 == 0:
            match.undo(seat)
    verdict = verify(match.record().text().encode())
    assert verdict.error is None
    assert verdict.seal == "true"
    assert verdict.finished


# the log


def test_takings_back_stand_in_the_log(toy_registered: None) -> None:
    match = choose(toy(), "0a", "1b")
    match.undo(0)
    match.play(0, "c")
    keys = [(entry.n, line.message.key) for entry in match.log_entries(SPECTATOR) for line in entry.lines]
    assert keys == [(3, "log-did"), (4, "log-undo"), (5, "log-did")]
    assert [(undo.n, undo.who, undo.step) for undo in match.undos] == [(4, 0, 2)]
