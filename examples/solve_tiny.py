"""For those who study equilibria: a small edition of Vivo, solved by OpenSpiel (the extras `lab` and `openspiel`)."""

from pathlib import Path

import pyspiel

from vivant.lab import spiel

EDITION = Path(__file__).with_name("tiny_vivo.toml")


def main(rounds: int = 6) -> None:
    game = spiel.load_game("vivo", players=3, edition=str(EDITION), options="first:0")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    print("seat  may expect")
    for seat, value in enumerate(pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)):
        print(f"{seat:4}  {value:+.3f}")
    print(f"All together could gain {pyspiel.nash_conv(game, policy):.4f} by playing otherwise.")


if __name__ == "__main__":
    main()
