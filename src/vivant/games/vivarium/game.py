"""Vivarium as the house knows it: who it is, and which room answers what."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from vivant.draw.scene import Scene
from vivant.engine.about import About
from vivant.engine.component import ComponentKind
from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.engine.puzzle import PuzzleKind
from vivant.engine.state import Json
from vivant.games.vivarium.choices import choices_of
from vivant.games.vivarium.edition import SWITCHES, read_components
from vivant.games.vivarium.mind.evaluate import VivariumEvaluation
from vivant.games.vivarium.mind.puzzles import LastTurn, WhichThing
from vivant.games.vivarium.picture.about import tell_about
from vivant.games.vivarium.picture.flights import flights_of
from vivant.games.vivarium.picture.illustrations import draw_illustrations, draw_poster
from vivant.games.vivarium.picture.scene import draw_scene
from vivant.games.vivarium.picture.terminal import draw_board
from vivant.games.vivarium.rules.pieces import count_pieces
from vivant.games.vivarium.rules.saving import restore
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.rules.state import VivariumState, new_match
from vivant.games.vivarium.words import questions
from vivant.games.vivarium.words.components import LISTS, TAKINGS, kinds_of
from vivant.games.vivarium.words.facts import derived_facts
from vivant.games.vivarium.words.log import tell_step, tell_turn
from vivant.games.vivarium.words.purpose import purpose_of
from vivant.games.vivarium.words.reasons import reason_for
from vivant.games.vivarium.words.scores import CATEGORIES, breakdown_of

if TYPE_CHECKING:
    from vivant.engine.observation import Observer


@lru_cache(maxsize=32)
def _setup(edition: Edition, players: int) -> Setup:
    """One for all matches of an edition and a player count: what is drawn is looked up by it."""
    return Setup(read_components(edition), players)


class Vivarium(Game[VivariumState]):
    """A game of drafting cards for 2 to 4, in which two dominoes point at a row and a column."""

    id = "vivarium"
    turn_rule = "VA-10"
    switches = SWITCHES

    components = staticmethod(read_components)

    def prepare(self) -> None:
        self.setup = _setup(self.edition, self.players)
        self.actions, self.outcomes = self.setup.actions, self.setup.outcomes
        self.most_steps = self.setup.most_steps

    @classmethod
    def facts(cls, edition: Edition) -> dict[str, object]:
        return {**super().facts(edition), **derived_facts(edition.content)}

    # rules

    def new(self) -> VivariumState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> VivariumState:
        state = self.new()
        restore(state, data)
        return state

    pieces = staticmethod(count_pieces)

    # mind

    def observer(self) -> Observer:
        from vivant.games.vivarium.mind.observation import VivariumObserver

        return VivariumObserver(self.setup)

    evaluation_type = VivariumEvaluation

    def bots_by_level(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=1,slips=30",
            "normal": "greedy:worlds=10",
            "hard": "search:horizon=0,ms=120",
            "expert": "search:horizon=0,ms=800",
        }

    def puzzle_kinds(self) -> tuple[PuzzleKind, ...]:
        return LastTurn(self), WhichThing(self)

    # words

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        return kinds_of(self.setup)

    choices = staticmethod(choices_of)
    reason = staticmethod(reason_for)
    question = staticmethod(questions.question_of)
    prompt = staticmethod(questions.prompt_of)
    label = staticmethod(questions.label_of)
    purpose = staticmethod(purpose_of)
    status = staticmethod(questions.status_of)
    note = staticmethod(questions.note_of)
    categories = CATEGORIES
    takings = TAKINGS
    component_lists = LISTS
    breakdown = staticmethod(breakdown_of)
    tell = staticmethod(tell_step)
    tell_turn = staticmethod(tell_turn)

    # picture

    draw_board = staticmethod(draw_board)
    draw_scene = staticmethod(draw_scene)
    flights = staticmethod(flights_of)

    @classmethod
    def poster(cls, lang: str, edition: Edition | None = None) -> Scene | None:
        players = cls.player_counts(edition or cls.standard_edition())[0]
        with suppress(KeyError, ValueError, IndexError):  # without its pieces
            return draw_poster(cls(players, edition=edition).setup, cls.book.words(lang))
        return None

    @classmethod
    def about(cls, lang: str, edition: Edition | None = None) -> About:
        edition = edition or cls.standard_edition()
        games = {players: cls(players, edition=edition) for players in cls.player_counts(edition)}
        return tell_about(games, cls.components(edition), cls.book.words(lang))

    @classmethod
    def illustrations(cls, lang: str, edition: Edition | None = None) -> dict[str, Scene]:
        most = cls.player_counts(edition or cls.standard_edition())[-1]
        return draw_illustrations(cls(most, edition=edition).setup, cls.book.words(lang))
