"""What an edition of Magpies says, and when it is consistent."""

from __future__ import annotations

from dataclasses import dataclass

from vivant.draw.palette import COLOURS
from vivant.engine.edition import Entries, Switch
from vivant.words import Listing

TIE = Switch("tie", "MP-R1", ("stays", "lost"))


@dataclass(frozen=True)
class Components:
    """Cards are numbered feather by feather, then by rank. A feather is one of our colours: it can be drawn."""

    feathers: list[str]
    ranks: int
    worths: list[int]  # ascending
    hand: int
    rounds: int
    counts: range
    tie_stays: bool

    @property
    def cards(self) -> list[str]:
        """Their texts."""
        return [f"{feather[0]}{rank + 1}" for feather in self.feathers for rank in range(self.ranks)]

    def rank(self, card: int) -> int:
        return card % self.ranks + 1

    def feather(self, card: int) -> str:
        return self.feathers[card // self.ranks]


def read_components(file: Entries) -> Components:
    """The components of an edition, or an EditionError that says what is wrong and where."""
    cards, trinkets, play, players = (file.table(name) for name in ("cards", "trinkets", "play", "players"))
    least = players.number("least", least=2, most=6)
    parts = Components(
        feathers=cards.texts("feathers"),
        ranks=cards.number("ranks", least=1, most=99),
        worths=sorted(trinkets.numbers("worths", least=1, most=99)),
        hand=play.number("hand", least=1, most=99),
        rounds=play.number("rounds", least=1, most=99),
        counts=range(least, players.number("most", least=least, most=6) + 1),
        tie_stays=file.rulings((TIE,))["tie"] == "stays",
    )
    if not set(parts.feathers) <= set(COLOURS):
        raise cards.refuse("feathers", "edition-feathers", colours=Listing(COLOURS, either=True))
    needed = parts.counts[-1] * parts.hand
    if needed > len(parts.cards):
        raise play.refuse("hand", "edition-few-cards", cards=len(parts.cards), needed=needed)
    if parts.rounds > parts.hand:
        raise play.refuse("rounds", "edition-long", hand=parts.hand)
    if parts.rounds > len(parts.worths):
        raise trinkets.refuse("worths", "edition-few-trinkets", rounds=parts.rounds)
    return parts
