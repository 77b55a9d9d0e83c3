"""Magpies as the house knows it: its option, its choices, and who answers the rest."""

from __future__ import annotations

from collections import Counter

from magpies import words
from magpies.edition import TIE, read_components
from magpies.picture import draw_board, draw_scene
from magpies.rules import MagpiesState, Setup
from vivant.engine.choice import Choice
from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.engine.option import Option


class Magpies(Game[MagpiesState]):
    """A game of secret choices for 2 to 4."""

    id = "magpies"
    turn_rule = "MP-03"
    switches = (TIE,)
    setup_type = Setup
    read_components = staticmethod(read_components)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        return (Option("rests", 1, least=0, most=2, rule="MP-05"),)

    def choices(self, view: MagpiesState, seat: int) -> list[Choice]:
        """The seat's cards, and to rest; where that is used up it says why not."""
        expected = [*view.hands[seat], self.setup.rest]
        return [
            self.choice(view, seat, action, (f"choice-{self.text(action)}",), self.why_not(view, seat, action))
            for action in expected
        ]

    # words

    reason = staticmethod(words.refuse)
    question = staticmethod(words.ask)
    label = staticmethod(words.label)
    status = staticmethod(words.name_round)
    note = staticmethod(words.count_cards)
    breakdown = staticmethod(words.explain_points)
    tell = staticmethod(words.tell)

    # picture

    draw_board = staticmethod(draw_board)
    draw_scene = staticmethod(draw_scene)

    # tests

    def pieces(self, state: MagpiesState) -> Counter[str]:
        cards = [state.deck, *state.hands, *state.played]
        trinkets = [state.pile, state.table, state.gone, *state.won]
        pieces = Counter(self.text(card) for place in cards for card in place)
        pieces.update(f"trinket {worth}" for place in trinkets for worth in place)
        return pieces
