"""Vivo, four players at random, dealing included."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import vivant
from benchmarks import hearts
from benchmarks.drive import driven, driven_by_lists, positions, simulated, simulated_interpreted
from benchmarks.figure import Figure, at_least, at_most, tell
from benchmarks.timing import Race, called, timed
from vivant.engine.game import Game
from vivant.engine.state import State

VIEWS = 200
RECORDS = 5


def figures() -> Iterator[Figure]:
    game = vivant.game("vivo", players=4)
    yield from playing(game)
    yield from copying(game)
    yield from verifying(game)


def playing(game: Game) -> Iterator[Figure]:
    race = Race(
        {
            "H1": timed(hearts.play_h1),
            "driven": timed(driven(game)),
            "driven by lists": timed(driven_by_lists(game)),
            "H2": timed(hearts.play_h2),
            "simulated": timed(simulated(game)),
            "H4": timed(hearts.play_h4),
            "interpreted": simulated_interpreted(game),
        }
    )
    tell("vivo: games a second: " + ", ".join(f"{name} {race.rate(name):,.0f}" for name in race.rates))
    tell(f"vivo: driven by lists {race.ratio('driven by lists', 'H1'):.2f} x H1")
    yield at_least("vivo.driven/H1", 5, race.ratio("driven", "H1"))
    yield at_least("vivo.driven/H2", 2, race.ratio("driven", "H2"))
    yield at_least("vivo.simulated/H1", 25, race.ratio("simulated", "H1"))
    yield at_least("vivo.simulated/H4", 3, race.ratio("simulated", "H4"))
    yield at_least("vivo.compiled/interpreted", 25, race.ratio("simulated", "interpreted"))


def copying(game: Game) -> Iterator[Figure]:
    """`clone` in the middle of a round, and `imagine` from the views of all seats there."""
    halfway = hearts.halfway()
    middle = next(state for state in positions(game, 1) if is_halfway(game, state)).clone()
    views = middle_views(game)
    dice = vivant.FastDice(2)
    coming = cycle(views)

    def imagine(times: int) -> None:
        for _, view in zip(range(times), coming, strict=False):
            view.imagine(dice)

    race = Race(
        {"hearts": called(halfway.clone), "clone": called(middle.clone), "imagine": timed(imagine)}, seconds=0.1
    )
    clone, imagined = 1e6 / race.rate("clone"), 1e6 / race.rate("imagine")
    tell(f"vivo: clone {clone:.3f} us, hearts' {1e6 / race.rate('hearts'):.3f} us, imagine {imagined:.2f} us")
    yield at_most("vivo.clone/hearts", 1 / 4, 1 / race.ratio("clone", "hearts"))
    yield at_most("vivo.imagine", 15 * clone + 5, imagined, "us")


def is_halfway(game: Game, state: State) -> bool:
    """Whether half of the cards of a round are played."""
    seats = state.data()["seats"]
    held, played = (sum(len(seat[place]) for seat in seats) for place in ("hand", "played"))
    return held == played


def middle_views(game: Game) -> list[State]:
    views: list[State] = []
    for state in positions(game, VIEWS):
        if is_halfway(game, state):
            views += [state.view(seat) for seat in range(game.players)]
            if len(views) >= VIEWS:
                break
    return views


def verifying(game: Game) -> Iterator[Figure]:
    """Finished and sealed records, with every check."""
    records = cycle([sealed_record(game, number) for number in range(RECORDS)])

    def verify() -> None:
        verdict = vivant.verify(next(records))
        assert verdict.error is None

    race = Race({"verify": called(verify)})
    yield at_most("vivo.verify", 20, 1e3 / race.rate("verify"), "ms")


def sealed_record(game: Game, number: int) -> bytes:
    dice = vivant.FastDice(number)
    match = vivant.Match(game, vivant.SealedDice(bytes([number] * 32), ["a", "b", "c", "d"]))
    while not match.over:
        seat = match.to_act()[0]
        actions = match.legal(seat)
        match.play(seat, actions[dice.below(len(actions))])
    return match.record().text().encode()
