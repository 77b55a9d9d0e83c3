"""Matches: undo restores every byte, a refused call changes nothing, and a record goes on where it stopped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vivant.engine.dice import Dice, FastDice, SealedDice
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
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.record import Line, Record
from vivant.engine.state import SPECTATOR, State
from vivant.engine.timeline import apply_step
from vivant.engine.verify import verify
from vivant.testkit.messages import fault_of
from vivant.testkit.scripts import Deed, deeds_of, do, draw_match, draw_play, draw_some, draw_undo, standing_steps
from vivant.testkit.trial import COMPILED, Trial, net, written
from vivant.words import LANGUAGES

UNDOS = 48 if COMPILED else 16  # in a match
REFUSALS = 24 if COMPILED else 8
RESUMED = 12 if COMPILED else 3  # places in a record

SECRET = bytes(range(32))

Picture = tuple[str, ...]


def dice_kinds(trial: Trial) -> list[Callable[[], Dice]]:
    """Seeded and sealed dice, made anew at each call."""
    words = [f"word {seat}" for seat in trial.seats]
    return [lambda: FastDice(trial.seed), lambda: SealedDice(SECRET, words)]


def picture(match: Match) -> Picture:
    """All that anybody is shown or allowed, the log aside (which also tells what was taken back)."""
    views = [written(match.view(viewer)) for viewer in [*range(match.game.players), SPECTATOR]]
    legal = [str(match.legal(seat)) for seat in range(match.game.players)]
    return (*views, *legal, str(match.to_act()), str(match.scores()), str(match.dice.mark()))


@net
def check_undo(trial: Trial) -> None:
    """Played and taken back: everything stands as before. Played again: everything comes as it came."""
    match = Match(trial.game, FastDice(trial.seed))
    while not match.over:
        trial.step = match.step
        deed = draw_play(match, trial.choice)
        if not trial.now_and_then(UNDOS):
            do(match, deed)
            continue
        before, view = picture(match), match.view(deed.seat)
        do(match, deed)
        after = picture(match)
        if match.over:
            break
        if match.undo_refused(deed.seat) is None:
            _check_nothing_shown(trial, match, view, deed)
            match.undo(deed.seat)
            if picture(match) != before:
                raise trial.broken(f"after {deed.text} and its undo something stands otherwise than before")
            do(match, deed)
            if picture(match) != after:
                raise trial.broken(f"{deed.text}, taken back and played again, comes out otherwise")
        else:
            _check_refused(trial, match, UndoRefused, partial(match.undo, deed.seat))
        _check_undo_by_another(trial, match)
    _check_verified(trial, match)


def _check_nothing_shown(trial: Trial, match: Match, view: State, deed: Deed) -> None:
    """A play that may be taken back told its seat nothing: whatever world it was in, it would see the same now."""
    for _ in range(3):
        world = view.imagine(trial.fresh_dice())
        world.apply(deed.seat, trial.game.parse(deed.text))
        if written(world.view(deed.seat)) != written(match.view(deed.seat)):
            raise trial.broken(f"{deed.text} showed seat {deed.seat} something hidden, and yet it may be taken back")


def _check_undo_by_another(trial: Trial, match: Match) -> None:
    """In a phase where several act at once: only the seat's own steps go, and the record says the same."""
    for seat in trial.seats:
        if match.undo_refused(seat) is None and trial.sometimes(2):
            match.undo(seat)
            _check_stands(trial, match)
            resumed = Match.resume(match.record().text().encode())
            if picture(resumed) != picture(match):
                raise trial.broken(f"after an undo of seat {seat} the record does not lead to where the match stands")
            if match.record().text() != resumed.record().text():
                raise trial.broken(f"a record changes by being resumed after an undo of seat {seat}")


def _check_stands(trial: Trial, match: Match) -> None:
    """What stands according to the record could have been played like this, and leads to what everybody sees."""
    state = trial.game.new()
    for step in standing_steps(trial.game, match.record().lines):
        if step.who == CHANCE:
            possible = state.is_chance() and step.do in [outcome for outcome, _ in state.outcomes()]
        else:
            possible = step.who in trial.asked(state) and step.do in state.legal(step.who)
        if not possible:
            raise trial.broken(f"after an undo step {step.n} stands, which could not have been played")
        apply_step(state, step)
    for viewer in trial.viewers:
        if written(state.view(viewer)) != written(match.view(viewer)):
            raise trial.broken(f"after an undo {viewer} does not see what the standing steps lead to")


@net
def check_consent(trial: Trial) -> None:
    """By consent any number of steps go; the dice stand where they stood, so that the same plays bring the same."""
    for make in dice_kinds(trial):
        match = Match(trial.game, make())
        played: list[tuple[int, Deed, Picture]] = []  # the standing plays, each with what stood before it
        while not match.over:
            trial.step = match.step
            deed = draw_play(match, trial.choice)
            before = picture(match)
            played.append((match.play(deed.seat, deed.text).n, deed, before))
            if not match.over and trial.now_and_then(UNDOS // 4):
                _check_cut(trial, match, played)
                _check_stands(trial, match)
        _check_verified(trial, match)


def _check_cut(trial: Trial, match: Match, played: list[tuple[int, Deed, Picture]]) -> None:
    start = len(played) - 1 - trial.looking.below(min(len(played), 8))
    n, _, before = played[start]
    now = picture(match)
    asker = trial.looking.below(trial.game.players)
    match.undo(asker, n, consent=[seat for seat in trial.seats if seat != asker])
    if picture(match) != before:
        raise trial.broken(f"after step {n} was taken back by consent something stands otherwise than before it")
    again = [deed for _, deed, _ in played[start:]]
    del played[start:]
    for deed in again:
        stood = picture(match)
        played.append((match.play(deed.seat, deed.text).n, deed, stood))
    if picture(match) != now:
        raise trial.broken(f"the plays since step {n}, taken back and made again, bring something else")


@net
def check_refusals(trial: Trial) -> None:
    """Whatever is refused leaves no trace: not in the record, not in a view, not in the dice."""
    match = Match(trial.game, FastDice(trial.seed))
    while not match.over:
        trial.step = match.step
        if trial.now_and_then(REFUSALS) or match.step == 0:
            _check_all_refused(trial, match)
        do(match, draw_play(match, trial.choice))
        if trial.sometimes(8):
            deed = draw_undo(match, trial.choice)
            if deed is not None:
                do(match, deed)
    trial.step = match.step
    text = trial.game.text(0)
    for seat in trial.seats:
        _check_refused(trial, match, MatchOver, partial(match.play, seat, text))
        _check_refused(trial, match, MatchOver, partial(match.undo, seat))
        last = match.last_step_of(seat)
        if last is not None:
            _check_refused(trial, match, MatchOver, partial(match.undo, seat, last.n, []))
        if match.undo_refused(seat) is None:
            raise trial.broken("after the end an undo is not refused")


def _check_all_refused(trial: Trial, match: Match) -> None:
    game, asked = trial.game, match.to_act()
    nowhere = match.step + 7
    tries: list[tuple[type[VivantError], Callable[[], object]]] = [
        (UnknownAction, partial(match.play, asked[0], "no such action")),
        (UnknownAction, partial(match.why_not, asked[0], "")),
        (SetupError, partial(match.play, game.players, game.text(0))),
        (SetupError, partial(match.play, SPECTATOR, game.text(0))),
        (SetupError, partial(match.undo, -3)),
        (UndoRefused, partial(match.undo, asked[0], nowhere)),
        (UndoRefused, partial(match.undo, asked[0], nowhere, [])),
        (UndoRefused, partial(match.undo, asked[0], 0)),
    ]
    last = match.last_step_of(asked[0])
    if last is not None:
        tries.append((SetupError, partial(match.undo, asked[0], last.n, [game.players])))
    chance = next((line["n"] for line in match.record().lines if line.get("who") == "chance"), None)
    if chance is not None:
        tries.append((UndoRefused, partial(match.undo, asked[0], chance, [])))
    legal = match.legal(asked[0])
    illegal = [text for action in range(len(game.actions)) if (text := game.text(action)) not in legal]
    if illegal:
        text = illegal[trial.looking.below(len(illegal))]
        tries.append((IllegalAction, partial(match.play, asked[0], text)))
    for seat in trial.seats:
        if seat not in asked:
            tries.append((NotYourTurn, partial(match.play, seat, game.text(0))))
        if match.last_step_of(seat) is None:
            tries.append((UndoRefused, partial(match.undo, seat)))
    for error, call in tries:
        _check_refused(trial, match, error, call)


def _check_refused(trial: Trial, match: Match, wanted: type[VivantError], call: Callable[[], object]) -> None:
    """The call raises this error, which every language can say, and nothing has changed."""
    before, lines = picture(match), match.record().lines
    try:
        call()
    except wanted as error:
        _check_said(trial, error)
    except VivantError as error:
        raise trial.broken(f"refused as {type(error).__name__}, not as {wanted.__name__}: {error}") from error
    else:
        raise trial.broken(f"a call that must raise {wanted.__name__} is not refused")
    if match.record().lines != lines:
        raise trial.broken(f"a call refused with {wanted.__name__} is in the record")
    if picture(match) != before:
        raise trial.broken(f"a call refused with {wanted.__name__} changed something")


def _check_said(trial: Trial, error: VivantError) -> None:
    if fault := fault_of(error.message, error.book):
        raise trial.broken(f"{type(error).__name__}: {fault}")
    if any(not error.say(lang).strip() for lang in LANGUAGES):
        raise trial.broken(f"{type(error).__name__} says nothing")
    if isinstance(error, MatchError) and trial.game.id not in str(error):
        raise trial.broken(f"the message does not say where: {error}")
    if type(error) is IllegalAction:
        rule = error.reason.rule if error.reason else ""
        if rule not in trial.game.rulebook().ids:
            raise trial.broken(f"IllegalAction names no rule of the page: {error}")


@net
def check_resume(trial: Trial) -> None:
    """From any line of its record on, the same choices give the same record to the byte, whatever the dice."""
    for make in dice_kinds(trial):
        match = Match(trial.game, make())
        draw_match(match, trial.choice, undo_one_in=6)
        _check_verified(trial, match)
        lines = match.record().lines
        for _ in range(RESUMED):
            length = 1 + trial.looking.below(len(lines) - 1)
            trial.step = length
            _check_resumed(trial, lines, length, make())


@net
def check_sealed_later(trial: Trial) -> None:
    """A match that goes on with sealed dice keeps its lines, is true from there on, and can be resumed as any other."""
    words = [f"word {seat}" for seat in trial.seats]
    match = Match(trial.game, FastDice(trial.seed))
    draw_some(match, trial.choice, 1 + trial.looking.below(20))
    if match.over:
        return
    before = match.record().text()
    brought = Match.resume(before.encode(), dice=SealedDice(SECRET, words))
    draw_match(brought, trial.choice, undo_one_in=6)
    lines = brought.record().lines
    if not brought.record().text().startswith(before):
        raise trial.broken("to seal the dice changes the lines before")
    verdict = verify(brought.record().text().encode())
    if (verdict.error, verdict.seal, verdict.sealed_from, verdict.seed) != (None, "partly", match.step + 1, "follows"):
        raise trial.broken(f"a match that was sealed after step {match.step} is read as {verdict}")
    first = len(match.record().lines) + 1
    for _ in range(RESUMED):
        length = first + trial.looking.below(len(lines) - first)
        trial.step = length
        _check_resumed(trial, lines, length, SealedDice(SECRET, words))


def _check_resumed(trial: Trial, lines: list[Line], length: int, dice: Dice) -> None:
    right = Record(lines).text()
    kept = Record(lines[:length]).text()
    resumed = Match.resume(kept.encode(), dice=dice if isinstance(dice, SealedDice) else None)
    if not resumed.record().text().startswith(kept):
        raise trial.broken(f"resuming changes the first {length} lines")
    for deed in deeds_of(lines[length:]):
        do(resumed, deed)
    if resumed.record().text() != right:
        raise trial.broken(f"resumed after {length} lines, the same choices give another record")


def _check_verified(trial: Trial, match: Match) -> None:
    """What a match writes is true, and follows its dice."""
    verdict = verify(match.record().text().encode())
    if verdict.error is not None:
        raise trial.broken(f"a match wrote a record that is false: {verdict.error}")
    if not verdict.finished or verdict.scores != match.scores():
        raise trial.broken("a match wrote a record that ends otherwise")
    if verdict.seal != "true" and verdict.seed != "follows":
        raise trial.broken(f"a match wrote a record that departs from its dice: {verdict.seal}, {verdict.seed}")
