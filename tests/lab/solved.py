"""The tiny edition of Vivo, solved by the rules alone: no OpenSpiel, no sampling, fractions throughout.

Each seat decides just once, in the first trick; what follows is forced. So a seat's best answer to the others is found
by summing up, for each thing that it may know, what each card would come to. Where everybody answers best, that is an
equilibrium.
"""

from __future__ import annotations

from fractions import Fraction

from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.engine.strict import write_compact

Plan = dict[str, int]  # by what the seat to act knows, what it does


def known(position: State, seat: int) -> str:
    return f"{seat} {write_compact(position.view(seat).data())}"


def seat_of(position: State) -> int:
    waiting = position.to_act()
    return (waiting & -waiting).bit_length() - 1


def end_of(position: State) -> list[Fraction]:
    """Shares of the victory, less an equal share."""
    ranking = position.ranking()
    share = Fraction(1, ranking.count(1))
    return [(share if place == 1 else Fraction(0)) - Fraction(1, len(ranking)) for place in ranking]


def after(position: State, seat: int, action: int) -> State:
    then = position.clone()
    then.apply(seat, action)
    return then


def worlds(position: State, odds: Fraction) -> list[tuple[Fraction, State]]:
    """Everything that chance may answer now, until somebody is asked or it is over."""
    if not position.is_chance():
        return [(odds, position)]
    outcomes = position.outcomes()
    total = sum(weight for _, weight in outcomes)
    found: list[tuple[Fraction, State]] = []
    for outcome, weight in outcomes:
        then = position.clone()
        then.apply_outcome(outcome)
        found += worlds(then, odds * Fraction(weight, total))
    return found


def value(position: State, plan: Plan) -> list[Fraction]:
    """What each seat may expect where everybody keeps to the plan."""
    if position.is_over():
        return end_of(position)
    if position.is_chance():
        parts = [(odds, value(world, plan)) for odds, world in worlds(position, Fraction(1))]
        return [sum((odds * part[seat] for odds, part in parts), Fraction(0)) for seat in range(3)]
    seat = seat_of(position)
    legal = position.legal(seat)
    action = legal[0] if len(legal) == 1 else plan.get(known(position, seat), legal[0])
    return value(after(position, seat, action), plan)


def tallies(position: State, odds: Fraction, mine: int, plan: Plan, found: dict[str, dict[int, Fraction]]) -> None:
    """For each thing that a seat may know when it decides, what each action comes to, weighed by how likely it is."""
    for chance, world in worlds(position, odds):
        if world.is_over():
            continue
        seat = seat_of(world)
        legal = world.legal(seat)
        if seat == mine and len(legal) > 1:
            sums = found.setdefault(known(world, seat), dict.fromkeys(legal, Fraction(0)))
            for action in legal:
                sums[action] += chance * value(after(world, seat, action), plan)[mine]
            continue
        action = legal[0] if len(legal) == 1 else plan.get(known(world, seat), legal[0])
        tallies(after(world, seat, action), chance, mine, plan, found)


def equilibrium(game: Game) -> Plan:
    """A plan by which nobody can do better, found by answering best in turn until nobody changes."""
    plan: Plan = {}
    for _ in range(20):
        before = dict(plan)
        for seat in range(game.players):
            found: dict[str, dict[int, Fraction]] = {}
            tallies(game.new(), Fraction(1), seat, plan, found)
            for what, sums in found.items():
                best = max(sums.values())
                if sums.get(plan.get(what, -1)) != best:
                    plan[what] = next(action for action, worth in sums.items() if worth == best)
        if plan == before:
            return plan
    raise AssertionError("the answers go round in a circle")
