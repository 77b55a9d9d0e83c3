"""A slow, obvious Vivo, written from the rules page: lists and sets of (suit, rank). It shares no code with src."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

Card = tuple[str, int]
ASKED = {"solo": 1, "duet": 2, "trio": 3, "quartet": 4}
STANDARD_SUITS = "rgby"


def card_of(text: str) -> Card:
    return text[0], int(text[1:])


def text_of(card: Card) -> str:
    return f"{card[0]}{card[1]}"


def texts_of(cards: set[Card]) -> set[str]:
    return {text_of(card) for card in cards}


@dataclass(frozen=True)
class Played:
    """One card of a trick."""

    seat: int
    card: Card
    followed: bool


def suits_that_follow(harmony: str, trick: list[Played], players: int, suits: str) -> set[str]:
    """VO-04 to VO-09: the suits of which a card follows, for the next one to play in this trick."""
    if not trick:
        return set(suits)
    asked = ASKED[harmony]
    opened = {played.card[0] for played in trick if played.followed}
    yet_to_play = players - len(trick)
    if len(opened) == asked:
        return opened
    if asked - len(opened) < yet_to_play:
        return set(suits)
    return set(suits) - opened


def score_trick(trick: list[Played]) -> tuple[Played, Played | None]:
    """VO-12 to VO-15: the highest, and the lowest where there is one."""
    followed = [played for played in trick if played.followed]
    ranks = [played.card[1] for played in followed]
    highest = [played for played in followed if played.card[1] == max(ranks)][-1]
    lowest = [played for played in followed if played.card[1] == min(ranks)][-1]
    return (highest, None) if max(ranks) == min(ranks) else (highest, lowest)


class Oracle:
    """One match. `waits_for` is first, now, next, card, play or over; `do` takes the text of whatever comes next."""

    def __init__(
        self,
        players: int,
        suits: str,
        ranks: int,
        hand: int,
        harmonies: dict[str, int],
        rounds: int = 2,
        first: int | None = None,
    ) -> None:
        self.players = players
        self.suits = suits
        self.ranks = ranks
        self.hand = hand
        self.harmonies = harmonies
        self.rounds = rounds
        self.round = 1
        self.scores_before = [0] * players
        self.leader = first
        self.waits_for = "first" if first is None else "now"
        self.set_up()

    def set_up(self) -> None:
        """VO-02."""
        self.pile = Counter(self.harmonies)
        self.now = ""
        self.next = ""
        self.deck = {(suit, rank) for suit in self.suits for rank in range(1, self.ranks + 1)}
        self.hands: list[set[Card]] = [set() for _ in range(self.players)]
        self.dealt = 0
        self.trick: list[Played] = []
        self.tricks: list[tuple[str, list[Played]]] = []  # of this round, each with its harmony
        self.face_up: list[list[Card]] = [[] for _ in range(self.players)]
        self.face_down: list[list[Card]] = [[] for _ in range(self.players)]

    # what may come

    def outcomes(self) -> dict[str, int]:
        """The texts of what chance may answer, with their odds."""
        if self.waits_for == "first":
            return {f"first={seat}": 1 for seat in range(self.players)}
        if self.waits_for in ("now", "next"):
            return {f"{self.waits_for}={kind}": count for kind, count in self.pile.items() if count}
        return {text_of(card): 1 for card in self.deck}

    def on_turn(self) -> int:
        assert self.leader is not None
        return (self.leader + len(self.trick)) % self.players

    def legal(self) -> set[Card]:
        """VO-10."""
        hand = self.hands[self.on_turn()]
        following = self.following()
        return {card for card in hand if card[0] in following} or hand

    def following(self) -> set[str]:
        return suits_that_follow(self.now, self.trick, self.players, self.suits)

    # what comes

    def do(self, text: str) -> None:
        if self.waits_for == "play":
            self.play(card_of(text))
        elif self.waits_for == "first":
            self.leader = int(text.removeprefix("first="))
            self.waits_for = "now"
        elif self.waits_for == "now":
            self.now = text.removeprefix("now=")
            self.pile[self.now] -= 1
            self.waits_for = "next" if sum(self.pile.values()) else "card"
        elif self.waits_for == "next":
            self.next = text.removeprefix("next=")
            self.pile[self.next] -= 1
            self.waits_for = "play" if self.dealt else "card"
        else:
            self.deal_card(card_of(text))

    def deal_card(self, card: Card) -> None:
        self.deck.remove(card)
        self.hands[self.dealt // self.hand].add(card)
        self.dealt += 1
        if self.dealt == self.hand * (self.players - 1):
            self.hands[-1] = self.deck
            self.deck = set()
            self.waits_for = "play"

    def play(self, card: Card) -> None:
        seat = self.on_turn()
        assert card in self.legal()
        followed = card[0] in self.following()
        self.hands[seat].remove(card)
        self.trick.append(Played(seat, card, followed))
        if len(self.trick) == self.players:
            self.end_trick()

    def end_trick(self) -> None:
        highest, lowest = score_trick(self.trick)
        self.face_down[highest.seat].append(highest.card)
        if lowest:
            self.face_up[lowest.seat].append(lowest.card)
        self.leader = (lowest or highest).seat  # VO-18
        self.tricks.append((self.now, self.trick))
        self.trick = []
        self.now, self.next = self.next, ""  # VO-17
        if len(self.tricks) == sum(self.harmonies.values()):
            self.end_round()
        elif sum(self.pile.values()):
            self.waits_for = "next"

    def end_round(self) -> None:
        """VO-19 to VO-21."""
        if self.round == self.rounds:
            self.waits_for = "over"
            return
        self.scores_before = self.scores()
        self.round += 1
        self.waits_for = "now"
        self.set_up()

    def scores(self) -> list[int]:
        """VO-19."""
        return [
            self.scores_before[seat] + 2 * len(self.face_down[seat]) + sum(rank for _, rank in self.face_up[seat])
            for seat in range(self.players)
        ]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    # what is known

    def plays(self) -> list[tuple[str, list[Played], Played]]:
        """Every card of this round in order: the harmony, the trick before it, and itself."""
        tricks = [*self.tricks, (self.now, self.trick)]
        return [(harmony, trick[:at], played) for harmony, trick in tricks for at, played in enumerate(trick)]

    def could_be(self, hands: list[set[Card]]) -> bool:
        """Whether these could be the hands now: nobody played off-harmony while holding a card that followed."""
        plays = self.plays()
        for at, (harmony, trick, played) in enumerate(plays):
            if not played.followed:
                later = {other.card for _, _, other in plays[at:] if other.seat == played.seat}
                held = hands[played.seat] | later
                following = suits_that_follow(harmony, trick, self.players, self.suits)
                if any(card[0] in following for card in held):
                    return False
        return True


def standard(players: int, without: str = "y", first: int | None = None) -> Oracle:
    """The game of the rules page."""
    if players == 3:
        suits = STANDARD_SUITS.replace(without, "")
        return Oracle(3, suits, 12, 12, {"solo": 4, "duet": 4, "trio": 4}, first=first)
    return Oracle(4, STANDARD_SUITS, 12, 12, {"solo": 3, "duet": 3, "trio": 3, "quartet": 3}, first=first)
