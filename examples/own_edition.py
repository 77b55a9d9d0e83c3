"""Change one component and see what it does: what if the highest card of a trick brought 5 points, not 2?"""

from pathlib import Path
from tempfile import TemporaryDirectory

import vivant


def mean_score(game_id: str, edition_file: Path | None, games: int) -> float:
    edition = vivant.edition_from_file(edition_file) if edition_file else None
    tally = vivant.simulate(vivant.game(game_id, players=3, edition=edition), games)
    return sum(score * count for scores in tally.scores for score, count in scores.items()) / (3 * tally.games)


def main(games: int = 1000) -> None:
    standard = vivant.game("vivo").edition.text
    with TemporaryDirectory() as folder:
        file = Path(folder, "mine.toml")
        file.write_text(standard.replace("highest_points = 2", "highest_points = 5"), encoding="utf-8")
        print(f"standard: {mean_score('vivo', None, games):.1f} points on average")
        print(f"mine:     {mean_score('vivo', file, games):.1f} points on average")


if __name__ == "__main__":
    main()
