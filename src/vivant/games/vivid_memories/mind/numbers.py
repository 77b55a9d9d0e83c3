"""The numbers by which bots value Vivid Memories, found by play of the standard edition; thousandths unless said."""
# vivant: compiled

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Numbers:
    """What is only hoped for, and how much of it counts."""

    def __init__(self) -> None:
        # A link that is not complete when the actions of a round are done: with one round to come, or more.
        self.trust_one: i64 = 550
        self.trust_more: i64 = 700
        self.lacking: i64 = 620  # for each hex that it lacks
        # While tokens are taken, a hex that it lacks counts s / (s + half), s being the turns left and these:
        self.ease: i64 = 1600  # always
        self.ease_round: i64 = 2000  # for each round to come
        self.half: i64 = 1500
        self.taken: i64 = 620  # for each hex that holds other tokens already, besides
        self.taken_early: i64 = 720  # with a round to come
        # A core memory that lacks one slot or two, for each round to come; and half a round while tokens are taken.
        self.nearly_one: i64 = 330
        self.nearly_two: i64 = 90
        # Tiles
        self.blocked: i64 = 1500  # a slot of the bank that one blocks, for each round to come
        self.offered: i64 = 1200  # an action that may still be used
        self.soon: i64 = 800  # of a match whose tile has still to be used
        self.near: i64 = 300  # of a match that is not there yet
        # The quick player
        self.token: i64 = 500  # a token, whatever its colour
        self.rewiring: i64 = 1000  # a rewire
        self.claim: i64 = 1000  # a tile, besides what it offers
        self.clear: i64 = 600  # what a move must add to be worth while
