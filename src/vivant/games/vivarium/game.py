"""Vivarium as the house knows it: who it is, and which room answers what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from vivant.draw.scene import Scene
from vivant.engine.board import Board
from vivant.engine.choice import Choice
from vivant.engine.edition import Edition
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import Flight, Game, LogLine, Step
from vivant.engine.reason import Points, Reason
from vivant.engine.state import Json
from vivant.games.vivarium.choices import choices_of
from vivant.games.vivarium.edition import read_components
from vivant.games.vivarium.mind.evaluate import VivariumEvaluation
from vivant.games.vivarium.picture.flights import flights_of
from vivant.games.vivarium.picture.illustrations import draw_illustrations, draw_poster
from vivant.games.vivarium.picture.scene import draw_scene
from vivant.games.vivarium.picture.terminal import draw_board
from vivant.games.vivarium.rules.components import Components
from vivant.games.vivarium.rules.inventory import pieces_of
from vivant.games.vivarium.rules.saving import restore
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.rules.state import VivariumState, new_match
from vivant.games.vivarium.words import BOOK
from vivant.games.vivarium.words.log import tell_step
from vivant.games.vivarium.words.questions import label_of, note_of, prompt_of, question_of, status_of
from vivant.games.vivarium.words.reasons import reason_for
from vivant.games.vivarium.words.scores import breakdown_of
from vivant.words import Message


@lru_cache(maxsize=32)
def _setup(edition: Edition, players: int) -> Setup:
    """One for all matches of an edition and a player count: what is drawn is looked up by it."""
    return Setup(read_components(edition), players)


class Vivarium(Game[VivariumState]):
    """A game of drafting cards for 2 to 4, in which two dominoes point at a row and a column."""

    id = "vivarium"
    turn_rule = "VA-10"

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        self.setup = _setup(self.edition, players)
        self.actions, self.outcomes = self.setup.actions, self.setup.outcomes
        self.most_steps = self.setup.most_steps

    @classmethod
    def components(cls, edition: Edition) -> Components:
        return read_components(edition)

    def new(self) -> VivariumState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> VivariumState:
        state = self.new()
        restore(state, data)
        return state

    # what may be chosen, and what it is worth

    def choices(self, view: VivariumState, seat: int) -> list[Choice]:
        return choices_of(view, seat)

    def reason(self, view: VivariumState, seat: int, action: int) -> Reason:
        return reason_for(view, seat, action)

    def breakdown(self, view: VivariumState, seat: int) -> list[Points]:
        return breakdown_of(view.setup, view.seats[seat])

    def evaluation(self) -> Evaluation:
        return self._evaluation

    @cached_property
    def _evaluation(self) -> VivariumEvaluation:
        return VivariumEvaluation(self.setup)

    def bots_by_level(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=1,slips=30",
            "normal": "greedy:worlds=10",
            "hard": "search:horizon=0,ms=120",
            "expert": "search:horizon=0,ms=800",
        }

    # in words

    def question(self, view: VivariumState, seat: int) -> Message:
        return question_of(view, seat)

    def prompt(self, view: VivariumState, seat: int) -> Message:
        return prompt_of(view, seat)

    def label(self, view: VivariumState, seat: int, action: int) -> Message:
        return label_of(view, seat, action)

    def status(self, view: VivariumState) -> Message:
        return status_of(view)

    def note(self, view: VivariumState, seat: int) -> Message:
        return note_of(view, seat)

    def tell(self, before: VivariumState, step: Step, after: VivariumState, seat: int) -> list[LogLine]:
        return tell_step(before, step, after, seat)

    # in pictures

    def board(self, view: VivariumState, lang: str, names: list[str], plain: bool = False) -> Board:
        return draw_board(view, BOOK.words(lang), names, plain)

    def scene(
        self,
        view: VivariumState,
        lang: str,
        names: list[str],
        bots: list[bool],
        shape: str = "wide",
        choices: Sequence[Choice] = (),
    ) -> Scene:
        return draw_scene(view, BOOK.words(lang), names, bots, shape, choices)

    @classmethod
    def poster(cls, lang: str) -> Scene:
        return draw_poster(cls(cls.player_counts(cls.standard_edition())[0]).setup, BOOK.words(lang))

    @classmethod
    def illustrations(cls, lang: str) -> dict[str, Scene]:
        return draw_illustrations(cls(cls.player_counts(cls.standard_edition())[-1]).setup, BOOK.words(lang))

    def flights(self, before: VivariumState, step: Step, after: VivariumState, seat: int) -> list[Flight]:
        return flights_of(before, step, after, seat)

    # for tests

    def pieces(self, state: VivariumState) -> Counter[str]:
        return pieces_of(state)
