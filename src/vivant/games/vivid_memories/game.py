"""Vivid Memories as the house knows it: who it is, and which room answers which question."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from vivant.draw.scene import Scene
from vivant.engine.about import About
from vivant.engine.component import ComponentKind
from vivant.engine.edition import Edition
from vivant.engine.game import Difficulty, Game
from vivant.engine.option import Option, OptionValue
from vivant.engine.puzzle import PuzzleKind
from vivant.engine.state import Json
from vivant.games.vivid_memories.choices import choices_of
from vivant.games.vivid_memories.edition import SWITCHES, read_components
from vivant.games.vivid_memories.mind.evaluate import MemoriesEvaluation
from vivant.games.vivid_memories.mind.puzzles import LastReflect, WhichFragments
from vivant.games.vivid_memories.picture.about import tell_about
from vivant.games.vivid_memories.picture.flights import find_flights, find_frames
from vivant.games.vivid_memories.picture.illustrations import draw_illustrations, draw_poster
from vivant.games.vivid_memories.picture.scene import draw_scene
from vivant.games.vivid_memories.picture.terminal import draw_board
from vivant.games.vivid_memories.rules.pieces import count_pieces
from vivant.games.vivid_memories.rules.position import PHASES
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState, load, new_match
from vivant.games.vivid_memories.words import questions
from vivant.games.vivid_memories.words.brain import foresee
from vivant.games.vivid_memories.words.components import LISTS, ROWS, TAKINGS, kinds_of
from vivant.games.vivid_memories.words.facts import chosen_facts, derived_facts
from vivant.games.vivid_memories.words.log import tell_step, tell_turn
from vivant.games.vivid_memories.words.purpose import purpose_of
from vivant.games.vivid_memories.words.reasons import reason_against
from vivant.games.vivid_memories.words.scores import CATEGORIES, breakdown_of
from vivant.words import Message

DIFFICULTIES = (("plain", False, False), ("human", True, False), ("learning", False, True), ("both", True, True))

if TYPE_CHECKING:
    from vivant.engine.observation import Observer


class VividMemories(Game[MemoriesState]):
    """A drafting and connection game for 2 to 4 over three rounds, or alone against the Artificial Brain."""

    id = "vivid-memories"
    turn_rule = "VM-13"
    switches = SWITCHES

    read_components = staticmethod(read_components)

    def prepare(self) -> None:
        self.setup = Setup(self.components(self.edition), self.players, self.options)
        self.actions, self.outcomes = self.setup.actions, self.setup.outcomes
        self.most_steps = self.setup.most_steps()

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        alone = cls.components(edition).solo
        if players != 1 or alone is None:
            return (Option("first", "random", ("random", *range(players)), rule="VM-R28", later=True),)
        return (
            Option("be_more_human", alone.more_human, (False, True), rule="AB-32", idle=alone.always_human),
            Option("learn_from_experience", alone.learns, (False, True), rule="AB-33"),
            Option("practice", False, (False, True)),
        )

    @classmethod
    def difficulties_for(cls, players: int, edition: Edition) -> tuple[Difficulty, ...]:
        alone = cls.components(edition).solo
        if players != 1 or alone is None:
            return ()
        return tuple(
            Difficulty(name, {"be_more_human": human, "learn_from_experience": learns})
            for name, human, learns in DIFFICULTIES
            if not (human and alone.always_human)
        )

    @classmethod
    def facts(cls, edition: Edition) -> dict[str, object]:
        standard = cls.standard_edition()
        derived = derived_facts(edition.content, standard.content)
        brain = {} if "solo" in edition.content else super().facts(standard)
        return {**brain, **super().facts(edition), **derived}

    def facts_played(self) -> dict[str, object]:
        facts = self.facts(self.edition)
        return {**facts, **chosen_facts(self.edition.content, self.options)} if self.setup.alone else facts

    def rivals(self) -> tuple[Message, ...]:
        return (Message("brain"),) if self.setup.alone else ()

    # rules

    def new(self) -> MemoriesState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> MemoriesState:
        return load(self.setup, data)

    def learns_by_trying(self, view: MemoriesState, seat: int) -> bool:
        return view.seats[seat].ask == BRAIN_TURN

    pieces = staticmethod(count_pieces)

    # mind

    def observer(self) -> Observer:
        from vivant.games.vivid_memories.mind.observation import MemoriesObserver

        return MemoriesObserver(self.setup)

    evaluation_type = MemoriesEvaluation

    def bots_by_level(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=1,slips=30",
            "normal": "greedy:worlds=8",
            "hard": "search:ms=80,simulations=200",
            "expert": "search:ms=500",
        }

    def puzzle_kinds(self) -> tuple[PuzzleKind, ...]:
        return LastReflect(self), WhichFragments(self)

    # words

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        return kinds_of(self.setup)

    choices = staticmethod(choices_of)
    reason = staticmethod(reason_against)

    def turn_rule_at(self, state: MemoriesState) -> str:
        return {"bank": "VM-41", "reflect": "VM-41", "reward": "VM-54"}.get(PHASES[state.phase], self.turn_rule)

    forecast = staticmethod(foresee)
    question = staticmethod(questions.question_for)
    prompt = staticmethod(questions.prompt_for)
    label = staticmethod(questions.label_of)
    purpose = staticmethod(purpose_of)
    status = staticmethod(questions.status_of)
    note = staticmethod(questions.note_on)
    categories = CATEGORIES
    takings = TAKINGS
    component_lists = LISTS
    row_kinds = ROWS
    breakdown = staticmethod(breakdown_of)
    tell = staticmethod(tell_step)
    tell_turn = staticmethod(tell_turn)

    # picture

    draw_board = staticmethod(draw_board)
    draw_scene = staticmethod(draw_scene)
    flights = staticmethod(find_flights)
    frames = staticmethod(find_frames)

    @classmethod
    def poster(cls, lang: str, edition: Edition | None = None) -> Scene | None:
        players = cls.player_counts(edition or cls.standard_edition())[-1]
        with suppress(KeyError, ValueError, IndexError):  # without its pieces
            return draw_poster(cls(players, edition=edition).setup, cls.book.words(lang))
        return None

    @classmethod
    def about(cls, lang: str, edition: Edition | None = None) -> About:
        return cls._about(lang, edition or cls.standard_edition(), {})

    def about_played(self, lang: str) -> About:
        return self._about(lang, self.edition, self.options if self.setup.alone else {})

    @classmethod
    def _about(cls, lang: str, edition: Edition, alone: Mapping[str, OptionValue]) -> About:
        """`alone` are the options of the solo game."""
        games = {
            players: cls(players, alone if players == 1 else {}, edition) for players in cls.player_counts(edition)
        }
        return tell_about(games, cls.components(edition), cls.book.words(lang))

    @classmethod
    def illustrations(cls, lang: str, edition: Edition | None = None) -> dict[str, Scene]:
        fewest = cls.player_counts(edition or cls.standard_edition())[0]
        return draw_illustrations(cls(fewest, edition=edition).setup, cls.book.words(lang))
