"""What an edition of Vivo says, and when it is consistent."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from vivant.engine.edition import Edition, Entries
from vivant.games.vivo.cards import KINDS
from vivant.games.vivo.words import BOOK

COUNTS = (3, 4)  # VO-01
MOST_CARDS = 62  # a set of cards is one machine word
MOST_HARMONY_CARDS = 255  # a pile counts each kind in eight bits


@dataclass(frozen=True)
class Count:
    """What is in play at one player count."""

    suits_removed: int
    pile: tuple[int, ...]  # harmony cards by kind


@dataclass(frozen=True)
class Components:
    suits: tuple[str, ...]
    ranks: int
    hand: int
    rounds: int
    tricks: int
    highest_points: int
    counts: dict[int, Count]


@lru_cache(maxsize=64)
def components(edition: Edition) -> Components:
    """The components of an edition, or an EditionError that says what is wrong and where."""
    file = Entries(edition.where, edition.content, book=BOOK)
    file.table("edition").only("game", "name")
    cards = file.table("cards")
    suits = cards.texts("suits")
    ranks = cards.number("ranks", least=1, most=MOST_CARDS)
    cards.done()
    _check_suits(cards, suits, ranks)
    harmony = file.table("harmony")
    pile = [harmony.number(kind, most=MOST_HARMONY_CARDS) for kind in KINDS]
    harmony.done()
    play = file.table("play")
    found = Components(
        suits=tuple(suits),
        ranks=ranks,
        hand=play.number("hand", least=1, most=MOST_CARDS),
        rounds=play.number("rounds", least=1, most=100),
        tricks=play.number("tricks", least=1, most=MOST_CARDS),
        highest_points=play.number("highest_points", most=1000),
        counts=_read_counts(file.table("players"), pile),
    )
    play.done()
    file.rulings(())
    file.done()
    if found.hand != found.tricks:
        raise play.refuse("tricks", "edition-tricks", hand=found.hand, tricks=found.tricks)
    for players in found.counts:
        _check_count(file.table("players").table(str(players)), found, players)
    return found


def _check_suits(cards: Entries, suits: list[str], ranks: int) -> None:
    letters = [suit[0].lower() for suit in suits]
    for suit, letter in zip(suits, letters, strict=True):
        if not (letter.isascii() and letter.isalpha()):
            raise cards.refuse("suits", "edition-letter", suit=suit)
        if suit != suit.lower():
            raise cards.refuse("suits", "edition-lower", suit=suit)
        if letters.count(letter) > 1:
            raise cards.refuse("suits", "edition-letters", letter=letter)
    if len(suits) * ranks > MOST_CARDS:
        raise cards.refuse("ranks", "edition-cards-most", cards=len(suits) * ranks, most=MOST_CARDS)


def _read_counts(players: Entries, pile: list[int]) -> dict[int, Count]:
    counts: dict[int, Count] = {}
    for name in players.names():
        if name not in [str(count) for count in COUNTS]:
            raise players.refuse(name, "edition-count")
        entry = players.table(name)
        removed = entry.table("harmony_removed")
        left = list(pile)
        for kind in removed.names():
            if kind not in KINDS:
                raise removed.refuse(kind, "edition-extra")
            at = KINDS.index(kind)
            left[at] -= removed.number(kind, most=pile[at])
        counts[int(name)] = Count(entry.number("suits_removed", most=1), tuple(left))
        entry.done()
    if not counts:
        raise players.refuse("", "edition-no-count")
    return dict(sorted(counts.items()))


def _check_count(entry: Entries, found: Components, players: int) -> None:
    count = found.counts[players]
    suits = len(found.suits) - count.suits_removed
    cards = suits * found.ranks
    if cards != players * found.hand:
        raise entry.refuse(
            "suits_removed", "edition-deal", cards=cards, players=players, hand=found.hand, needed=players * found.hand
        )
    if sum(count.pile) != found.tricks:
        raise entry.refuse("harmony_removed", "edition-harmony", cards=sum(count.pile), tricks=found.tricks)
    for asked, number in enumerate(count.pile, 1):
        if number > 0 and asked > min(suits, players):
            raise entry.refuse(
                "harmony_removed", "edition-asks", kind=KINDS[asked - 1], asked=asked, suits=suits, players=players
            )
