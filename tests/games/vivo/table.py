"""Positions of Vivo from text: chosen hands and harmonies, dealt by outcome texts, played card by card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition, edition_from_text
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.record import Record
from vivant.engine.state import State
from vivant.games.vivo import Vivo

KINDS = ("solo", "duet", "trio", "quartet")
NAMES = ["Ann", "Bob", "Cyd", "Dan"]


def small_edition(
    players: int, suits: int, ranks: int, pile: str, removed: int = 0, rounds: int = 2, highest_points: int = 2
) -> Edition:
    """An edition for one player count: `pile` lists its harmony cards, one for each trick."""
    names = ["red", "green", "blue", "yellow", "purple"][:suits]
    kinds = pile.split()
    counts = "\n".join(f"{kind} = {kinds.count(kind)}" for kind in KINDS)
    return edition_from_text(
        f"""
        [edition]
        game = "vivo"
        name = "small"
        [cards]
        suits = {names}
        ranks = {ranks}
        [harmony]
        {counts}
        [players.{players}]
        suits_removed = {removed}
        harmony_removed = {{}}
        [play]
        hand = {len(kinds)}
        rounds = {rounds}
        tricks = {len(kinds)}
        highest_points = {highest_points}
        """,
        "small.toml",
    )


def small_game(
    players: int,
    suits: int,
    ranks: int,
    pile: str,
    removed: int = 0,
    rounds: int = 2,
    highest_points: int = 2,
    **options: Any,
) -> Vivo:
    return Vivo(players, options, small_edition(players, suits, ranks, pile, removed, rounds, highest_points))


def cards_in_play(game: Vivo) -> list[str]:
    """Written out from the edition's content, in the order of suits and ranks."""
    cards = game.edition.content["cards"]
    letters = [name[0] for name in cards["suits"] if name[0] != game.options.get("without")]
    return [f"{letter}{rank}" for letter in letters for rank in range(1, cards["ranks"] + 1)]


def fill_hands(game: Vivo, wanted: list[str]) -> list[list[str]]:
    """Whole hands: each text names cards, and after `only` the suits that the rest of this hand is filled with.

    `"g12 only gy"` is a hand with g12 and otherwise only green and yellow cards.
    """
    size = game.edition.content["play"]["hand"]
    hands: list[list[str]] = []
    suits: list[str] = []
    for text in [*wanted, *[""] * (game.players - len(wanted))]:
        named, _, only = text.partition("only")
        hands.append(named.split())
        suits.append(only.strip())
    named_cards = [card for hand in hands for card in hand]
    assert len(named_cards) == len(set(named_cards)), "a card was given twice"
    left = [card for card in cards_in_play(game) if card not in named_cards]
    for seat in sorted(range(game.players), key=lambda seat: len(suits[seat]) or 99):
        allowed = [card for card in left if not suits[seat] or card[0] in suits[seat]]
        hands[seat] += allowed[: size - len(hands[seat])]
        assert len(hands[seat]) == size, f"not enough cards for seat {seat}"
        left = [card for card in left if card not in hands[seat]]
    return hands


class Table:
    """A match of chosen cards. `harmonies` are turned up in this order; beyond them chance gives its first outcome."""

    def __init__(self, game: Vivo, hands: list[str], harmonies: str, leader: int = 0) -> None:
        self.game = game
        self.state: State = game.new()
        self.steps: list[tuple[int, str]] = []  # (seat or CHANCE, text)
        if game.options["first"] == "random":
            self.chance(f"first={leader}")
        self.deal(hands, harmonies)

    def deal(self, hands: list[str], harmonies: str) -> None:
        """Set up a round."""
        self.harmonies = harmonies.split()
        self.turn_up()
        for hand in fill_hands(self.game, hands)[:-1]:
            for card in hand:
                self.chance(card)

    @classmethod
    def late(cls, game: Vivo, hands: list[str], harmonies: str, leader: int = 0) -> Table:
        """A trick late in round 1, from edited data: these are all the cards that are left, nothing has scored yet."""
        table = cls(game, [], harmonies, leader)
        data = table.data()
        size = game.edition.content["play"]["hand"]
        held = [hand.split() for hand in hands]
        left = len(held[0])
        assert [len(hand) for hand in held] == [left] * game.players
        gone = [card for card in cards_in_play(game) if not any(card in hand for hand in held)]
        for seat, own in enumerate(data["seats"]):
            own["hand"] = sorted(held[seat], key=game.parse)
            own["played"] = sorted(gone[seat * (size - left) : (seat + 1) * (size - left)], key=game.parse)
        data["tricks"] = size - left
        while sum(data["pile"]) > max(0, left - 2):
            data["pile"][data["pile"].index(max(data["pile"]))] -= 1
        if left == 1:
            data["next"] = -1
        table.state = game.load(data)
        table.steps = []
        table.harmonies = []
        return table

    def turn_up(self) -> None:
        while self.state.is_chance():
            texts = [self.game.outcome_text(outcome) for outcome, _ in self.state.outcomes()]
            if "=" not in texts[0]:
                return  # the deal
            place = texts[0].partition("=")[0]
            self.chance(f"{place}={self.harmonies.pop(0)}" if self.harmonies else texts[0])

    def chance(self, text: str) -> None:
        outcome = self.game.parse_outcome(text)
        assert outcome in [possible for possible, _ in self.state.outcomes()], f"{text} cannot come out here"
        self.state.apply_outcome(outcome)
        self.steps.append((CHANCE, text))

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        mask = self.state.to_act()
        assert mask, "nobody is asked"
        return mask.bit_length() - 1

    def legal(self) -> set[str]:
        return {self.game.text(action) for action in self.state.legal(self.turn)}

    def play(self, cards: str) -> Table:
        """Each card by the seat that is asked then; after a trick its harmony is turned up."""
        for card in cards.split():
            assert card in self.legal(), f"seat {self.turn} may not play {card}, only {sorted(self.legal())}"
            seat = self.turn
            self.state.apply(seat, self.game.parse(card))
            self.steps.append((seat, card))
            self.turn_up()
        return self

    def play_on(self, tricks: int) -> Table:
        """This many more tricks, everybody playing the first legal card."""
        for _ in range(tricks * self.game.players):
            self.play(self.game.text(self.state.legal(self.turn)[0]))
        return self

    def refusal(self, card: str) -> str | None:
        """The rule that forbids the seat on turn to play the card."""
        reason = self.game.why_not(self.state, self.turn, self.game.parse(card))
        return reason.rule if reason else None

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = self.state.data()
        return data

    def row(self, seat: int) -> tuple[set[str], set[str]]:
        """The seat's scoring row of this round: face up, face down."""
        own = self.data()["seats"][seat]
        return set(own["face_up"]), set(own["face_down"])

    def off(self) -> set[str]:
        """The cards of this round that were played off-harmony."""
        return set(self.data()["off"])

    def record(self, options: Mapping[str, object] | None = None) -> bytes:
        """The steps so far as an unsealed record."""
        record = Record()
        edition: dict[str, object] = {"name": self.game.edition.name, "hash": self.game.edition.hash}
        if self.game.edition.hash not in Vivo.shipped_editions():
            edition["content"] = self.game.edition.content
        record.add(
            {
                "vivant": 1,
                "game": "vivo",
                "players": self.game.players,
                "options": self.game.options if options is None else options,
                "edition": edition,
                "seats": NAMES[: self.game.players],
                "seal": None,
            }
        )
        for n, (who, text) in enumerate(self.steps, 1):
            record.add({"n": n, "who": "chance" if who == CHANCE else who, "do": text})
        return record.text().encode()

    def match(self) -> Match:
        """The same as a match, with any dice for what comes."""
        return Match.resume(self.record(), dice=FastDice(1))
