"""Consent by itself: who is asked, what a yes and a no do, and for how long who is away is waited for."""

from __future__ import annotations

import time

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from tests.table.hall import refusal_code
from vivant.table.consent import Consent
from vivant.table.refusal import Refusal
from vivant.table.seats import BOT, EMPTY, PERSON, Seats
from vivant.table.store import Change

AWAY = 120.0


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def company(*kinds: str) -> tuple[Seats, Consent, Clock]:
    """Everybody is here."""
    seats, clock = Seats("t", 300.0, AWAY), Clock()
    seats.clock = clock
    rows = [{"seat": n, "kind": kind, "name": f"P{n}", "bot": None, "word": ""} for n, kind in enumerate(kinds)]
    seats.restore(rows, 0)
    for number in seats.people():
        seats.came(number)
    return seats, Consent(seats), clock


def test_everybody_else_is_asked_and_the_last_yes_decides() -> None:
    _, consent, _ = company(PERSON, PERSON, PERSON, BOT)
    ask = consent.request(0, 31)
    assert consent.waiting() == [1, 2]
    assert consent.pending(0, 31) is ask
    assert consent.pending(0, 30) is consent.pending(1, 31) is None
    assert refusal_code(consent.check_free) == "ask"
    assert not consent.answer(1, ask.id, True)
    assert refusal_code(lambda: consent.answer(1, ask.id, True)) == "ask"  # once
    assert refusal_code(lambda: consent.answer(0, ask.id, True)) == "ask"  # who asks has agreed
    assert refusal_code(lambda: consent.answer(3, ask.id, True)) == "ask"  # a bot is not asked
    assert refusal_code(lambda: consent.answer(2, ask.id + 1, True)) == "ask"
    assert consent.answer(2, ask.id, True)
    assert (consent.take(), consent.ask) == ((ask, []), None)
    assert ask.agreed == {1, 2}


@pytest.mark.parametrize("who", [0, 1])
def test_any_no_ends_a_request_also_of_who_asked(who: int) -> None:
    _, consent, _ = company(PERSON, PERSON, PERSON)
    ask = consent.request(0, 31)
    assert not consent.answer(who, ask.id, False)
    assert consent.ask is None
    assert consent.request(0, 31).id > ask.id


def test_who_is_away_is_waited_for_from_the_moment_of_being_asked_or_of_leaving() -> None:
    seats, consent, clock = company(PERSON, PERSON, PERSON)
    seats.left(1)
    clock.now += 10 * AWAY  # gone long before: that is not being asked
    consent.request(0, 31)
    assert (consent.waiting(), consent.away(), consent.seconds()) == ([1, 2], [1], AWAY)
    clock.now += AWAY / 2
    seats.left(2)
    clock.now += AWAY / 2
    assert (consent.waiting(), consent.seconds()) == ([2], AWAY / 2)
    seats.came(1)  # nothing is done yet: back in time
    assert (consent.waiting(), consent.away()) == ([1, 2], [2])
    clock.now += AWAY / 2
    assert consent.waiting() == [1]


class Orders(RuleBasedStateMachine):
    """People come, go, lend, sit down, ask and answer in any order. Beside it a plain diary of who was when where."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.consent, self.clock = company(PERSON, PERSON, PERSON, BOT, EMPTY)
        self.here = {0: 1, 1: 1, 2: 1}
        self.seen = dict.fromkeys(self.here, self.clock.now)  # when each person was last seen, or called
        self.asked_at = 0.0
        self.yes: set[int] = set()

    person = st.integers(0, 4)

    @rule(seat=person)
    def come(self, seat: int) -> None:
        if seat in self.here:
            self.seats.came(seat)
            self.here[seat] += 1

    @rule(seat=person)
    def leave(self, seat: int) -> None:
        if self.here.get(seat):
            self.seen[seat] = self.clock.now
            self.seats.left(seat)
            self.here[seat] -= 1

    @rule(seat=person)
    def call(self, seat: int) -> None:
        if seat in self.here:
            self.seen[seat] = self.clock.now
            self.seats.note_call(seat)

    @rule(seconds=st.sampled_from([0.3, 59.0, 60.0, 61.0, 119.0, 120.0, 121.0]))
    def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        self.settle()

    @rule(seat=person)
    def lend(self, seat: int) -> None:
        try:
            self.seats.check_away(seat)
        except Refusal:
            assert self.here.get(seat, 0) or self.clock.now - self.seen.get(seat, self.clock.now) < AWAY
            return
        if seat in self.here:
            assert not self.here[seat]
            assert self.clock.now - self.seen[seat] >= AWAY
            self.seats.seat_bot(Change(), seat, "easy")

    @rule(seat=person)
    def lend_oneself(self, seat: int) -> None:
        if seat in self.here:
            self.seats.seat_bot(Change(), seat, "easy")

    @rule(seat=person)
    def take_back(self, seat: int) -> None:
        if seat in self.here:
            self.seats.take_back(Change(), seat)

    @rule()
    def sit_down(self) -> None:
        if 4 not in self.here:
            self.seats.sit_down(Change(), 4, "New", "", True)
            self.here[4], self.seen[4] = 0, self.clock.now

    @precondition(lambda self: self.consent.ask is None)
    @rule(by=person)
    def ask(self, by: int) -> None:
        if by in self.here:
            self.asked_at, self.yes = self.clock.now, set()
            self.consent.request(by, 31)
            self.settle()

    @precondition(lambda self: self.consent.ask is not None)
    @rule(seat=person, agree=st.sampled_from([True, True, True, False]))
    def answer(self, seat: int, agree: bool) -> None:
        ask = self.consent.ask
        assert ask is not None
        try:
            last = self.consent.answer(seat, ask.id, agree)
        except Refusal:
            return
        if agree:
            self.yes.add(seat)
        if last:
            self.settle()

    @invariant()
    def who_is_here_is_waited_for(self) -> None:
        ask = self.consent.ask
        if ask is not None:
            open_ = [seat for seat, windows in self.here.items() if windows and seat not in self.yes | {ask.by}]
            assert set(open_) <= set(self.consent.waiting())

    def settle(self) -> None:
        """As the table does: whenever nobody is waited for, it is done."""
        if self.consent.ask is None or self.consent.waiting():
            return
        ask, silent = self.consent.take()
        assert ask.agreed == self.yes
        for seat in self.here.keys() - self.yes - {ask.by}:
            assert seat in silent
            assert not self.here[seat], "done without one who is here"
            assert self.clock.now - max(self.seen[seat], self.asked_at) >= AWAY, "done without one who just left"


TestOrders = Orders.TestCase
TestOrders.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)


def test_numbers_of_requests_go_on_from_the_clock() -> None:
    _, consent, _ = company(PERSON, PERSON)
    assert consent.request(0, 1).id > int(time.time()) - 60
