"""The contract, position by position: whose turn, what is legal and why not, chance, points, and an end."""

from __future__ import annotations

from vivant.engine.dice import FastDice
from vivant.engine.state import EVERYTHING, State, draw_outcome
from vivant.testkit.trial import COMPILED, Trial, net, twin, written

LOOKS = 16  # over the whole action space in a match of the interpreted build; the compiled one looks at each step


@net
def check_contract(trial: Trial) -> None:
    """A random match from its first position to its last, each held against what `State` promises."""
    shown = dict.fromkeys(trial.viewers, 0)
    for state in trial.walk():
        _check_turn(trial, state)
        for seat in trial.asked(state):
            _check_legal(trial, state, seat)
            if COMPILED or trial.now_and_then(LOOKS):
                _check_why_not(trial, state, seat)
            _check_question(trial, state, seat)
            _check_quick(trial, state, seat)
        if state.is_chance():
            _check_outcomes(trial, state)
            _check_roll(trial, state)
        _check_ranking(trial, state)
        for viewer in trial.viewers:
            seen = state.seen(viewer)
            if seen < shown[viewer]:
                raise trial.broken(f"seen({viewer}) fell from {shown[viewer]} to {seen}")
            shown[viewer] = seen
        _check_points(trial, state)


def _check_turn(trial: Trial, state: State) -> None:
    waiting = state.to_act()
    if state.is_chance() and state.is_over():
        raise trial.broken("chance has to answer, and yet it is over")
    if (waiting == 0) != (state.is_chance() or state.is_over()):
        raise trial.broken(f"to_act() is {waiting}, chance {state.is_chance()}, over {state.is_over()}")
    if waiting < 0 or waiting >> trial.game.players:
        raise trial.broken(f"to_act() = {waiting} names a seat that is not there")


def _check_legal(trial: Trial, state: State, seat: int) -> None:
    legal = state.legal(seat)
    if not legal:
        raise trial.broken(f"seat {seat} is asked and has nothing legal to do")
    if legal != sorted(set(legal)):
        raise trial.broken(f"legal({seat}) is not ascending: {legal}")
    if legal[0] < 0 or legal[-1] >= len(trial.game.actions):
        raise trial.broken(f"legal({seat}) leaves the action space: {legal}")
    dice = trial.fresh_dice()
    same = twin(dice)
    picked, right = state.pick(seat, dice), legal[same.below(len(legal))]
    if picked != right:
        raise trial.broken(f"pick({seat}) gives {picked} where legal[below] is {right}")
    if dice.mark() != same.mark():
        raise trial.broken(f"pick({seat}) draws more than once")


def _check_why_not(trial: Trial, state: State, seat: int) -> None:
    game = trial.game
    legal = set(state.legal(seat))
    for action in (-1, -64, *range(len(game.actions) + 2), 62, 63, 64, 1 << 40):
        if state.allows(seat, action) != (action in legal):
            raise trial.broken(f"allows({seat}, {action}) is {state.allows(seat, action)}, and legal says otherwise")
    for action in range(len(game.actions)):
        reason = game.why_not(state, seat, action)
        if (reason is None) != (action in legal):
            said = "is legal but refused" if action in legal else "is not legal but not refused"
            raise trial.broken(f"seat {seat}: {game.text(action)} {said}")
        if reason is not None:
            trial.check_said(f"why_not({game.text(action)})", reason.message, reason.rule)


def _check_question(trial: Trial, state: State, seat: int) -> None:
    """The question, its heading, and a label for each answer, forbidden ones too: those are shown, with a reason."""
    game, view = trial.game, state.view(seat)
    if trial.now_and_then(LOOKS):
        _check_forecast(trial, state, seat)
    trial.check_said(f"the question for seat {seat}", game.question(view, seat))
    trial.check_said(f"the prompt for seat {seat}", game.prompt(view, seat))
    if trial.now_and_then(LOOKS):
        for action in range(len(game.actions)):
            trial.check_said(f"the label of {game.text(action)} for seat {seat}", game.label(view, seat, action))


def _check_forecast(trial: Trial, state: State, seat: int) -> None:
    """What is foreseen, and what an action is good for, can be said, names rules, and changes nothing."""
    game, view = trial.game, state.view(seat)
    before = written(view)
    for action in state.legal(seat):
        if (purpose := game.purpose(view, seat, action)) is not None:
            trial.check_said(f"the purpose of {game.text(action)}", purpose)
        for line in game.forecast(view, seat, action):
            trial.check_said(f"the forecast of {game.text(action)}", line.message, line.rule or None)
    if written(view) != before:
        raise trial.broken("a forecast or a purpose changes the view")


def _check_quick(trial: Trial, state: State, seat: int) -> None:
    """The game's own quick player, by which bots play imagined matches on."""
    seed = trial.looking.below(1 << 31)
    evaluation = trial.game.evaluation()
    chosen = evaluation.choose(state, seat, FastDice(seed))
    if chosen not in state.legal(seat):
        raise trial.broken(f"choose({seat}) gives {chosen}, which is not legal")
    if evaluation.choose(state, seat, FastDice(seed)) != chosen:
        raise trial.broken(f"choose({seat}) draws from something else than the dice it is given")


def _check_outcomes(trial: Trial, state: State) -> None:
    outcomes = state.outcomes()
    numbers = [outcome for outcome, _ in outcomes]
    if not outcomes or numbers != sorted(set(numbers)):
        raise trial.broken(f"outcomes() is not ascending or empty: {outcomes}")
    if numbers[0] < 0 or numbers[-1] >= len(trial.game.outcomes):
        raise trial.broken(f"outcomes() leaves the space of outcomes: {outcomes}")
    for outcome, weight in outcomes:
        if type(weight) is not int or weight <= 0:
            raise trial.broken(f"{trial.game.outcome_text(outcome)} has the weight {weight!r}")
    if trial.now_and_then(LOOKS):
        for outcome in numbers:
            after = state.clone()
            after.apply_outcome(outcome)
            if written(after) == written(state):
                raise trial.broken(f"the outcome {trial.game.outcome_text(outcome)} changes nothing")


def _check_roll(trial: Trial, state: State) -> None:
    """`roll` draws as one who asks for the outcomes each time, and leaves the dice where they would stand."""
    if not trial.now_and_then(LOOKS):
        return
    dice = trial.fresh_dice()
    same = twin(dice)
    rolled, drawn = state.clone(), state.clone()
    for _ in range(trial.game.most_steps):
        if drawn.is_chance():
            drawn.apply_outcome(draw_outcome(drawn, same))
    if drawn.is_chance():
        raise trial.broken(f"chance goes on for more than most_steps = {trial.game.most_steps} steps")
    rolled.roll(dice)
    if written(rolled) != written(drawn):
        raise trial.broken("roll does not give what drawing outcome by outcome gives")
    if dice.mark() != same.mark():
        raise trial.broken("roll leaves the dice elsewhere than drawing outcome by outcome does")


def _check_ranking(trial: Trial, state: State) -> None:
    scores, ranking = state.scores(), state.ranking()
    if len(scores) < trial.game.players or len(scores) != len(ranking):
        raise trial.broken(f"{len(scores)} scores and {len(ranking)} places for {trial.game.players} seats")
    if any(type(value) is not int for value in scores + ranking):
        raise trial.broken(f"scores {scores} or ranking {ranking} are not whole numbers")
    for own, place in zip(scores, ranking, strict=True):
        if place != 1 + sum(other < place for other in ranking):
            raise trial.broken(f"the places {ranking} leave a gap or overlap")
        if any(other > own and rank >= place for other, rank in zip(scores, ranking, strict=True)):
            raise trial.broken(f"more points, {scores}, and no better place, {ranking}")


def _check_points(trial: Trial, state: State) -> None:
    """The sum, for everybody in the full state and for everybody as anybody sees it."""
    closely = trial.now_and_then(2 * LOOKS)
    for _, shown in trial.views(state) if COMPILED or closely else [(EVERYTHING, state)]:
        for seat, score in enumerate(shown.scores()):
            points = trial.game.breakdown(shown, seat)
            parts = [part.value for part in points]
            if sum(parts) != score:
                raise trial.broken(f"seat {seat} has {score} points, but their sources give {parts}")
            for part in points if closely else ():
                trial.check_said(f"a source of seat {seat}'s points", part.message, part.rule or None)
