"""What an edition of Magpies says, and when it is consistent."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from magpies.words import BOOK
from vivant.engine.edition import Edition, Entries, Switch

MOST_WORTH = 9
TIE = Switch("tie", "MP-R1", ("stays", "lost"))


@dataclass(frozen=True)
class Components:
    """Cards are numbered feather by feather, then by rank."""

    feathers: tuple[str, ...]
    ranks: int
    worths: tuple[int, ...]  # ascending
    hand: int
    rounds: int
    counts: tuple[int, ...]
    tie_stays: bool

    @property
    def cards(self) -> tuple[str, ...]:
        """Their texts."""
        return tuple(f"{feather[0]}{rank + 1}" for feather in self.feathers for rank in range(self.ranks))

    def rank(self, card: int) -> int:
        return card % self.ranks + 1

    def feather(self, card: int) -> str:
        return self.feathers[card // self.ranks]


@lru_cache(maxsize=64)
def components(edition: Edition) -> Components:
    """The components of an edition, or an EditionError that says what is wrong and where."""
    file = Entries(edition.where, edition.content, book=BOOK)
    file.table("edition").only("game", "name")
    cards = file.table("cards")
    trinkets = file.table("trinkets")
    play = file.table("play")
    players = file.table("players")
    least = players.number("least", least=2, most=6)
    found = Components(
        feathers=tuple(cards.texts("feathers")),
        ranks=cards.number("ranks", least=1, most=99),
        worths=_read_worths(trinkets),
        hand=play.number("hand", least=1, most=99),
        rounds=play.number("rounds", least=1, most=99),
        counts=tuple(range(least, players.number("most", least=least, most=6) + 1)),
        tie_stays=file.rulings((TIE,))["tie"] == "stays",
    )
    for table in (cards, trinkets, play, players, file):
        table.done()
    letters = {feather[0].lower() for feather in found.feathers}
    if len(letters) < len(found.feathers) or not all(letter in "abcdefghijklmnopqrstuvwxyz" for letter in letters):
        raise cards.refuse("feathers", "edition-feathers")
    needed = found.counts[-1] * found.hand
    if needed > len(found.cards):
        raise play.refuse("hand", "edition-few-cards", cards=len(found.cards), needed=needed)
    if found.rounds > found.hand:
        raise play.refuse("rounds", "edition-long", hand=found.hand)
    if found.rounds > len(found.worths):
        raise trinkets.refuse("worths", "edition-few-trinkets", rounds=found.rounds)
    return found


def _read_worths(trinkets: Entries) -> tuple[int, ...]:
    worths = trinkets.items("worths")
    for worth in worths:
        if type(worth) is not int or not 1 <= worth <= MOST_WORTH:
            raise trinkets.refuse("worths", "edition-worth", worth=str(worth), most=MOST_WORTH)
    return tuple(sorted(worths))
