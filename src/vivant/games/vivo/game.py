"""Vivo as the house knows it: who it is, and which room answers which question."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from vivant.draw.scene import Scene
from vivant.engine.about import About
from vivant.engine.bits import members
from vivant.engine.component import ComponentKind
from vivant.engine.edition import Edition, spelled
from vivant.engine.game import Game
from vivant.engine.option import Option
from vivant.engine.puzzle import PuzzleKind
from vivant.engine.state import Json
from vivant.games.vivo.choices import choices_of
from vivant.games.vivo.edition import read_components
from vivant.games.vivo.mind.evaluate import VivoEvaluation
from vivant.games.vivo.mind.puzzles import LastTricks, WhichCard
from vivant.games.vivo.picture.about import tell_about
from vivant.games.vivo.picture.flights import flights_of
from vivant.games.vivo.picture.frames import frames_of
from vivant.games.vivo.picture.illustrations import draw_illustrations, draw_poster
from vivant.games.vivo.picture.scene import draw_scene
from vivant.games.vivo.picture.terminal import draw_board
from vivant.games.vivo.rules.setup import NONE, Setup
from vivant.games.vivo.rules.state import VivoState, load, new_match
from vivant.games.vivo.words import log, questions
from vivant.games.vivo.words.components import LISTS, TAKINGS, kinds_of
from vivant.games.vivo.words.facts import derived_facts
from vivant.games.vivo.words.names import suit_name
from vivant.games.vivo.words.purpose import purpose_of
from vivant.games.vivo.words.reasons import reason_for
from vivant.games.vivo.words.scores import CATEGORIES, breakdown_of

if TYPE_CHECKING:
    from vivant.engine.observation import Observer


class Vivo(Game[VivoState]):
    """A trick-taking game for 3 or 4, in which harmonies are followed, not suits."""

    id = "vivo"
    turn_rule = "VO-05"

    setup: Setup
    setup_type = Setup
    read_components = staticmethod(read_components)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        components = cls.components(edition)
        letters = tuple(suit[0] for suit in components.suits)
        named = tuple(suit_name(suit) for suit in components.suits)
        without = (Option("without", letters[-1], letters, rule="VO-01", named=named),)
        first = Option("first", "random", ("random", *range(players)), rule="VO-03")
        open_discards = Option("open_discards", False, (False, True), rule="VO-R6", house=True)
        return (*(without if components.counts[players].suits_removed else ()), first, open_discards)

    @classmethod
    def facts(cls, edition: Edition) -> dict[str, object]:
        return {**super().facts(edition), **derived_facts(edition.content), "open_discards": "false"}

    def facts_played(self) -> dict[str, object]:
        return {**self.facts(self.edition), "open_discards": spelled(self.options["open_discards"])}

    # rules

    def new(self) -> VivoState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> VivoState:
        return load(self.setup, data)

    def lingers(self, view: VivoState) -> bool:
        return view.lingers()

    def pieces(self, state: VivoState) -> Counter[str]:
        places = [state.deck] + [cards for seat in state.seats for cards in (seat.hand, seat.played)]
        pieces = Counter(self.text(card) for cards in places for card in members(cards))
        turned_up = (state.trick.harmony != NONE) + (state.next != NONE)
        pieces["harmony"] = state.pile_left + state.tricks + turned_up
        return pieces

    # mind

    evaluation_type = VivoEvaluation

    def bots_by_level(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=2,slips=30",
            "normal": "greedy:worlds=20",
            "hard": "search:ms=80,simulations=400",
            "expert": "search:ms=600",
        }

    def observer(self) -> Observer:
        from vivant.games.vivo.mind.observation import VivoObserver

        return VivoObserver(self.setup)

    def puzzle_kinds(self) -> tuple[PuzzleKind, ...]:
        return LastTricks(self), WhichCard(self)

    # words

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        return kinds_of(self.setup)

    choices = staticmethod(choices_of)
    reason = staticmethod(reason_for)
    question = staticmethod(questions.question_for)
    prompt = staticmethod(questions.prompt_for)
    label = staticmethod(questions.label_of)
    purpose = staticmethod(purpose_of)
    status = staticmethod(questions.status_of)
    note = staticmethod(questions.note_on)
    categories = CATEGORIES
    takings = TAKINGS
    component_lists = LISTS
    breakdown = staticmethod(breakdown_of)
    tell = staticmethod(log.tell_step)
    open_chapter = staticmethod(log.open_chapter)

    # picture

    draw_board = staticmethod(draw_board)
    draw_scene = staticmethod(draw_scene)
    flights = staticmethod(flights_of)
    frames = staticmethod(frames_of)

    @classmethod
    def poster(cls, lang: str, edition: Edition | None = None) -> Scene | None:
        players = max(cls.player_counts(edition or cls.standard_edition()))
        with suppress(ValueError):  # without its cards
            return draw_poster(cls(players, edition=edition).setup, lang)
        return None

    @classmethod
    def about(cls, lang: str, edition: Edition | None = None) -> About:
        edition = edition or cls.standard_edition()
        games = {players: cls(players, edition=edition) for players in cls.player_counts(edition)}
        return tell_about(games, cls.components(edition), cls.book.words(lang))

    @classmethod
    def illustrations(cls, lang: str, edition: Edition | None = None) -> dict[str, Scene]:
        counts = cls.player_counts(edition or cls.standard_edition())
        return draw_illustrations({players: cls(players, edition=edition).setup for players in counts}, lang)
