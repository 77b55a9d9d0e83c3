"""Matches with clocks, played at random: decisions, times that run out, pauses, seats that are lent, who resigns.

And what cannot be true of them, for the forgeries of `forgery`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vivant.engine.clocks import (
    BACK,
    DECISION,
    EVENTS,
    LATEST,
    LENT,
    MATCH,
    OUT,
    PAUSED,
    RESIGNED,
    RESUMED,
    ClockRules,
)
from vivant.engine.dice import Dice
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.engine.record import Line
from vivant.testkit.scripts import draw_play, draw_undo

PER_MATCH = ClockRules(MATCH, 60, 5, "normal")
PER_DECISION = ClockRules(DECISION, 86_400, 0, "normal")


def draw_timed(game: Game, dice: Dice, choice: Dice, rules: ClockRules) -> Match:
    """A finished match in which everything that can happen to clocks happens now and then."""
    seats = [f"seat {seat}" if seat else "bot:random" for seat in range(game.players)]
    match = Match(game, dice, seats if game.players > 1 else None, rules)
    while not match.over:
        _draw_event(match, choice)
        at = match.clocks.at + choice.below(rules.seconds * (1_500 if choice.below(9) == 0 else 100))
        match.pass_time(at)
        for seat in match.clocks.overdue(_asked(match)):
            match.note(OUT, seat, at)
        deed = draw_play(match, choice)
        match.play(deed.seat, deed.text, at)
        undo = draw_undo(match, choice) if choice.below(6) == 0 else None
        if undo is not None and undo.seat not in match.clocks.overdue(_asked(match)):
            match.undo(undo.seat, undo.undo, undo.consent, at=at + choice.below(2))
    return match


def _draw_event(match: Match, choice: Dice) -> None:
    clocks, seat = match.clocks, choice.below(match.game.players)
    event = (PAUSED, LENT, BACK, BACK, RESIGNED, *("",) * 15)[choice.below(20)]
    at = clocks.at + choice.below(900)
    match.pass_time(at)
    if not event or clocks.event_refused(event, seat, _asked(match)) or (event == RESIGNED and choice.below(5)):
        return
    others = [other for other in range(match.game.players) if other != seat]
    match.note(event, seat, at, others[:1], others[1:])
    if event == PAUSED:
        match.note(RESUMED, choice.below(match.game.players), at + choice.below(100_000))


def _asked(match: Match) -> int:
    return sum(1 << seat for seat in match.to_act())


NOT_TIMES: tuple[Any, ...] = (None, "1", True, [1], {}, 1.5, -1, LATEST + 1)
OPPOSITE = {PAUSED: RESUMED, RESUMED: PAUSED, LENT: BACK, BACK: LENT, OUT: RESUMED}


def forged_clocks() -> list[Any]:
    """What a first line may not say of clocks."""
    right = PER_MATCH.written()
    wrong: list[Any] = [None, True, "", [], {}, {**right, "x": 1}]
    wrong += [{key: value for key, value in right.items() if key != gone} for gone in right]
    wrong += [{**right, "each": each} for each in ("", "game", 1, None, DECISION)]
    wrong += [{**right, "seconds": seconds} for seconds in (0, -1, 1.5, "60", True, None, LATEST)]
    wrong += [{**right, "increment": seconds} for seconds in (-1, 0.5, "5", True, None, LATEST)]
    return [*wrong, *({**right, "bot": bot} for bot in ("", None, 7, "a\nb", "x" * 1000))]


def forged_times(line: Line, earlier: int) -> Iterator[tuple[str, Line]]:
    """Another time on a line that has one, where the line before it was at `earlier`."""
    for at in (*NOT_TIMES, *([earlier - 1] if earlier else [])):
        yield f"at is {at!r}", {**line, "at": at}
    if "left" not in line:
        yield "something is left of no clock", {**line, "left": 1}
        return
    yield "at is dropped", {key: value for key, value in line.items() if key != "at"}
    yield "left is dropped", {key: value for key, value in line.items() if key != "left"}
    yield "less time had passed than left says", {**line, "at": line["at"] + 1}
    for left in (*NOT_TIMES, line["left"] + 1, line["left"] - 1):
        yield f"left is {left!r}", {**line, "left": left}


def forged_events(line: Line, players: int) -> Iterator[tuple[str, Line]]:
    """Another event, seat or consent, and what no event has."""
    event = line["event"]
    for other in ("", "Paused", "lost", None, 1, True, [event], *([OPPOSITE[event]] if event in OPPOSITE else [])):
        yield f"the event is {other!r}", {**line, "event": other}
    for who in (-1, players, None, "0", True):
        yield f"who is {who!r}", {**line, "who": who}
    for key, value in (("n", 1), ("do", "x"), ("undo", 1), ("end", True), ("left", 1), ("sealed", {})):
        yield f"it has {key}", {**line, key: value}
    for seats in ([line["who"]], [players], [-1], [True], "", None):
        yield f"consent is {seats!r}", {**line, "consent": seats}
        yield f"away is {seats!r}", {**line, "away": seats}


def strange_events() -> Iterator[tuple[str, Line]]:
    """Events where no clock is, in the place of a line."""
    for event in EVENTS:
        if event != RESIGNED:
            yield f"{event} without clocks", {"event": event, "who": 0, "consent": []}
    yield "a time without clocks", {"event": RESIGNED, "who": 0, "at": 1}
