"""Uniform dealing where some places cannot hold some suits (VO-R7): count the tables, draw one, then the cards."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vivant.engine.bits import bit_at, count_bits, lowest, members
from vivant.engine.dice import Dice

_MOST: Final = 62


def _pascal() -> list[list[int]]:
    rows = [[1]]
    for n in range(1, _MOST + 1):
        above = rows[n - 1]
        rows.append([1] + [above[k - 1] + above[k] for k in range(1, n)] + [1])
    return rows


BINOMIAL: Final = _pascal()


def deal_uniformly(unseen: i64, sizes: list[i64], voids: list[i64], suits: list[i64], dice: Dice) -> list[i64]:
    """Deal the cards of `unseen` to places of these sizes, uniformly among the deals that respect `voids`.

    `voids[p]` holds the cards, whole suits, that place p cannot have;
    `suits[s]` all cards of suit s. The sizes add up to the cards, and at least one such deal exists: the true one.
    """
    deal = Deal(sizes)
    for suit in suits:
        cards: i64 = unseen & suit
        if cards != 0:
            deal.add_group(cards, voids)
    deal.order_groups()
    deal.draw(dice)
    return deal.hands


class Deal:
    """A deal in the making. Suits that the same places may hold are one group, which leaves little to count."""

    def __init__(self, sizes: list[i64]) -> None:
        self.hands: list[i64] = [0] * len(sizes)
        self.room: list[i64] = sizes.copy()
        self.groups: i64 = 0
        self.cards: list[i64] = []  # by group
        self.places: list[i64] = []  # by group: who may hold it, as bits
        self.counted: dict[int, int] = {}

    def add_group(self, cards: i64, voids: list[i64]) -> None:
        places: i64 = 0
        for place, room in enumerate(self.room):
            if room > 0 and voids[place] & cards == 0:
                places = places | bit_at(place)
        for group, same in enumerate(self.places):
            if same == places:
                self.cards[group] = self.cards[group] | cards
                return
        self.cards.append(cards)
        self.places.append(places)
        self.groups += 1

    def order_groups(self) -> None:
        """The group with the fewest places first: the last one, which fills what is left, needs no counting."""
        done: i64 = 1
        while done < self.groups:
            at: i64 = done
            while at > 0 and count_bits(self.places[at]) < count_bits(self.places[at - 1]):
                self.places[at], self.places[at - 1] = self.places[at - 1], self.places[at]
                self.cards[at], self.cards[at - 1] = self.cards[at - 1], self.cards[at]
                at -= 1
            done += 1

    def draw(self, dice: Dice) -> None:
        """Group by group and place by place: how many cards (by their weight), then which."""
        for group in range(self.groups):
            cards = members(self.cards[group])
            left: i64 = len(cards)
            places: i64 = self.places[group]
            last = group == self.groups - 1
            while places != 0:
                place: i64 = lowest(places)
                places = places & (places - 1)
                share: i64 = left
                if last:
                    share = self.room[place]
                elif places != 0:
                    share = self._draw_share(group, place, places, left, dice)
                self.room[place] = self.room[place] - share
                hand: i64 = self.hands[place]
                if places == 0:  # the last place takes the rest as it is
                    for card in cards:
                        hand = hand | bit_at(card)
                else:
                    for _ in range(share):
                        hand = hand | bit_at(cards.pop(dice.below(left)))
                        left -= 1
                self.hands[place] = hand

    def _draw_share(self, group: i64, place: i64, others: i64, left: i64, dice: Dice) -> i64:
        """How many of the group's `left` cards this place gets, the `others` sharing the rest."""
        weights: list[int] = []
        for share in range(min(left, self.room[place]) + 1):
            weights.append(self._ways_with(group, place, others, left, share))
        drawn = dice.below_big(sum(weights))
        given: i64 = 0
        while drawn >= weights[given]:
            drawn -= weights[given]
            given += 1
        return given

    def _ways_with(self, group: i64, place: i64, others: i64, left: i64, share: i64) -> int:
        """Deals of this group's `left` cards and all later groups in which the place gets `share` of the former."""
        room: i64 = self.room[place]
        self.room[place] = room - share
        ways = self._ways_among(group, others, left - share)
        self.room[place] = room
        return ways * BINOMIAL[left][share]

    def _ways_among(self, group: i64, places: i64, left: i64) -> int:
        """Deals of `left` cards of this group among the places, and of all later groups."""
        place: i64 = lowest(places)
        others: i64 = places & (places - 1)
        if others == 0:
            room: i64 = self.room[place]
            if left > room:
                return 0
            self.room[place] = room - left
            ways = self._ways_from(group + 1)
            self.room[place] = room
            return ways
        total = 0
        for share in range(min(left, self.room[place]) + 1):
            total += self._ways_with(group, place, others, left, share)
        return total

    def _ways_from(self, group: i64) -> int:
        """Deals of this and all later groups into the room that is left."""
        places: i64 = self.places[group]
        left: i64 = count_bits(self.cards[group])
        if group < self.groups - 1:
            if self.groups < 4:
                return self._ways_among(group, places, left)
            key = group
            for room in self.room:
                key = key * 64 + room
            if key not in self.counted:
                self.counted[key] = self._ways_among(group, places, left)
            return self.counted[key]
        ways = 1
        for place, room in enumerate(self.room):
            if room > 0:
                if places & bit_at(place) == 0:
                    return 0
                ways *= BINOMIAL[left][room]
                left -= room
        return ways
