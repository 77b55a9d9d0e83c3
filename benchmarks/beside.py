"""Random play of any game of ours beside the peer's hearts, measured in turns."""

from __future__ import annotations

from benchmarks import hearts
from benchmarks.drive import driven, driven_by_lists, simulated, simulated_interpreted
from benchmarks.figure import tell
from benchmarks.timing import Race, timed
from vivant.engine.game import Game


def beside_hearts(game: Game) -> Race:
    """The game driven and simulated in every way, and the line H1."""
    race = Race(
        {
            "H1": timed(hearts.play_h1),
            "driven": timed(driven(game)),
            "driven by lists": timed(driven_by_lists(game)),
            "simulated": timed(simulated(game)),
            "interpreted": simulated_interpreted(game),
        }
    )
    tell(f"{game.id}: games a second: " + ", ".join(f"{name} {race.rate(name):,.0f}" for name in race.rates))
    tell(f"{game.id}: driven by lists {race.ratio('driven by lists', 'H1'):.2f} x H1")
    return race
