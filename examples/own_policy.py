"""A policy of one's own against three that play at random: does playing low pay in Vivo?"""

import vivant
from vivant.engine.dice import Dice
from vivant.engine.game import Game
from vivant.engine.simulate import Policy
from vivant.engine.state import State


class Low(Policy):
    """The lowest rank that is legal. It is shown the seat's view, never the state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, seat: int, dice: Dice) -> int:
        return min(view.legal(seat), key=self.rank)

    def rank(self, card: int) -> int:
        return int(self.game.text(card)[1:])


def main(games: int = 1000) -> None:
    game = vivant.game("vivo", players=4)
    tally = vivant.simulate(game, games, policies=[Low(game), Policy(), Policy(), Policy()])
    for seat, scores in enumerate(tally.scores):
        mean = sum(score * count for score, count in scores.items()) / tally.games
        print(f"seat {seat}: {mean:.1f} points, {tally.wins[seat]} of {tally.games} won alone")


if __name__ == "__main__":
    main()
