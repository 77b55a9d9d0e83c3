"""Reads an edition of Vivo, and says when it is consistent."""

from __future__ import annotations

from vivant.engine.edition import Entries
from vivant.games.vivo.rules.components import KINDS, MOST_CARDS, MOST_HARMONY_CARDS, Components, Count

COUNTS = (3, 4)  # VO-01


def read_components(file: Entries) -> Components:
    """What the edition says, or an EditionError that tells what is wrong and where."""
    cards = file.table("cards")
    suits = cards.texts("suits")
    ranks = cards.number("ranks", least=1, most=MOST_CARDS)
    cards.done()
    _check_suits(cards, suits, ranks)
    harmony = file.table("harmony")
    pile = [harmony.number(kind, most=MOST_HARMONY_CARDS) for kind in KINDS]
    harmony.done()
    play = file.table("play")
    components = Components(
        suits=tuple(suits),
        ranks=ranks,
        hand=play.number("hand", least=1, most=MOST_CARDS),
        rounds=play.number("rounds", least=1, most=100),
        tricks=play.number("tricks", least=1, most=MOST_CARDS),
        highest_points=play.number("highest_points", most=1000),
        harmonies=sum(pile),
        counts=_read_counts(file.table("players"), pile),
    )
    play.done()
    file.rulings(())
    if components.hand != components.tricks:
        raise play.refuse("tricks", "edition-tricks", hand=components.hand, tricks=components.tricks)
    for players in components.counts:
        _check_count(file.table("players").table(str(players)), components, players)
    return components


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


def _check_count(entry: Entries, components: Components, players: int) -> None:
    count = components.counts[players]
    suits = len(components.suits) - count.suits_removed
    cards = suits * components.ranks
    hand, needed = components.hand, players * components.hand
    if cards != needed:
        raise entry.refuse("suits_removed", "edition-deal", cards=cards, players=players, hand=hand, needed=needed)
    if sum(count.pile) != components.tricks:
        raise entry.refuse("harmony_removed", "edition-harmony", cards=sum(count.pile), tricks=components.tricks)
    for asked, number in enumerate(count.pile, 1):
        if number > 0 and asked > min(suits, players):
            raise entry.refuse(
                "harmony_removed", "edition-asks", kind=KINDS[asked - 1], asked=asked, suits=suits, players=players
            )
