"""Matches by script: what people do at a table, playing and taking back, drawn at random or read from a record."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vivant.engine.dice import Dice
from vivant.engine.edition import edition_from_content
from vivant.engine.errors import UndoRefused
from vivant.engine.game import CHANCE, Game, Step
from vivant.engine.match import Match
from vivant.engine.record import Line
from vivant.engine.registry import find_game


@dataclass(frozen=True)
class Deed:
    """A seat plays a text, or takes back its step `undo`, or with `consent` that step and all after it."""

    seat: int
    text: str = ""
    undo: int = 0
    consent: tuple[int, ...] | None = None


def do(match: Match, deed: Deed) -> None:
    if deed.undo:
        match.undo(deed.seat, deed.undo, deed.consent)
    else:
        match.play(deed.seat, deed.text)


def game_of(header: Line) -> Game:
    """The game that a record is of, with an edition that ships or its own."""
    kind, named = find_game(header["game"]), header["edition"]
    own = edition_from_content(named["content"], named["name"]) if "content" in named else None
    return kind(header["players"], header["options"], own or kind.shipped_editions()[named["hash"]])


def deeds_of(lines: Iterable[Line]) -> list[Deed]:
    """What people did in these lines of a record; chance and the end are not theirs."""
    deeds: list[Deed] = []
    for line in lines:
        if "undo" in line:
            consent = tuple(line["consent"]) if "consent" in line else None
            deeds.append(Deed(line["who"], undo=line["undo"], consent=consent))
        elif isinstance(line.get("who"), int) and "do" in line:
            deeds.append(Deed(line["who"], text=line["do"]))
    return deeds


def standing_steps(game: Game, lines: Iterable[Line]) -> list[Step]:
    """The steps of a record that were not taken back, by nothing but their numbers."""
    steps: list[Step] = []
    for line in lines:
        if "undo" in line:
            everybody = "consent" in line
            steps = [step for step in steps if step.n < line["undo"] or not (everybody or step.who == line["who"])]
        elif line.get("who") == "chance":
            outcomes = [game.parse_outcome(text) for text in line["do"].split(" ")]
            steps += [Step(n, CHANCE, outcome) for n, outcome in enumerate(outcomes, line["n"])]
        elif "do" in line:
            steps.append(Step(line["n"], line["who"], game.parse(line["do"])))
    return steps


def draw_play(match: Match, choice: Dice) -> Deed:
    """Any seat that is asked, any action that is legal."""
    asked = match.to_act()
    seat = asked[choice.below(len(asked))]
    legal = match.legal(seat)
    return Deed(seat, legal[choice.below(len(legal))])


def draw_undo(match: Match, choice: Dice) -> Deed | None:
    """Half of the time by the seat alone, half of the time by consent of some of the others, a few steps back."""
    seat = choice.below(match.game.players)
    by_consent = choice.below(2) == 1
    last = match.last_step_of(choice.below(match.game.players) if by_consent else seat)
    if last is None or match.over:
        return None
    if by_consent:
        try:
            match.check_consent_undo(seat, last.n)
        except UndoRefused:  # past what dice gave that are gone
            return None
        others = [other for other in range(match.game.players) if other != seat and choice.below(2) == 1]
        return Deed(seat, undo=last.n, consent=tuple(others))
    return None if match.undo_refused(seat) else Deed(seat, undo=last.n)


def draw_some(match: Match, choice: Dice, count: int) -> None:
    """So many plays at random, unless the match ends before."""
    for _ in range(count):
        if not match.over:
            do(match, draw_play(match, choice))


def draw_match(match: Match, choice: Dice, undo_one_in: int = 0) -> None:
    """Play a match to its end at random, taking back now and then (never, where undo_one_in is 0)."""
    while not match.over:
        do(match, draw_play(match, choice))
        if undo_one_in and choice.below(undo_one_in) == 0:
            deed = draw_undo(match, choice)
            if deed is not None:
                do(match, deed)
