"""Magpies as the house knows it: its option, its choices, and who answers the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from magpies import words
from magpies.edition import read_components
from magpies.picture import draw_board, draw_scene
from magpies.rules import MagpiesState, Setup
from vivant.draw.scene import Scene
from vivant.engine.board import Board
from vivant.engine.choice import Choice, marks_of
from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.engine.option import Option


class Magpies(Game[MagpiesState]):
    """A game of secret choices for 2 to 4."""

    id = "magpies"
    turn_rule = "MP-03"
    read_components = staticmethod(read_components)

    def prepare(self) -> None:
        parts = self.components(self.edition)
        self.setup = Setup(parts, self.players, self.options)
        self.actions = self.setup.actions
        self.outcomes = self.setup.outcomes
        self.most_steps = self.players * parts.hand + parts.rounds * (1 + self.players)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        return (Option("rests", 1, least=0, most=2, rule="MP-05"),)

    def new(self) -> MagpiesState:
        state = MagpiesState(self.setup)
        state.deck = list(range(self.setup.rest))
        return state

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

    def board(self, view: MagpiesState, lang: str, names: list[str], plain: bool = False) -> Board:
        return draw_board(view, self.book.words(lang), names, plain)

    def scene(
        self,
        view: MagpiesState,
        lang: str,
        names: list[str],
        bots: list[bool],
        shape: str = "wide",
        choices: Sequence[Choice] = (),
    ) -> Scene:
        say = self.book.words(lang)
        return draw_scene(view, say, names, bots, shape, marks_of(choices, say, names))

    # tests

    def pieces(self, state: MagpiesState) -> Counter[str]:
        cards = [state.deck, *state.hands, *state.played]
        trinkets = [state.pile, state.table, state.gone, *state.won]
        pieces = Counter(self.text(card) for place in cards for card in place)
        pieces.update(f"trinket {worth}" for place in trinkets for worth in place)
        return pieces
