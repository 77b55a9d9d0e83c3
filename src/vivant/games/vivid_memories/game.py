"""Vivid Memories as the house knows it: its spaces, its options, what it asks and what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from vivant.draw.scene import Scene
from vivant.engine.board import Board
from vivant.engine.choice import Choice
from vivant.engine.edition import Edition
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import Difficulty, Flight, Frame, Game, LogLine, Step
from vivant.engine.option import Option
from vivant.engine.reason import Points, Reason
from vivant.engine.state import Json
from vivant.games.vivid_memories.choices import choices_of
from vivant.games.vivid_memories.edition import read_components
from vivant.games.vivid_memories.mind.evaluate import MemoriesEvaluation
from vivant.games.vivid_memories.picture.flights import find_flights, find_frames
from vivant.games.vivid_memories.picture.illustrations import draw_illustrations, draw_poster
from vivant.games.vivid_memories.picture.scene import draw_scene
from vivant.games.vivid_memories.picture.terminal import draw_board
from vivant.games.vivid_memories.rules.components import Components
from vivant.games.vivid_memories.rules.pieces import count_pieces
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN
from vivant.games.vivid_memories.rules.setup import Setup
from vivant.games.vivid_memories.rules.state import MemoriesState, load, new_match
from vivant.games.vivid_memories.words import BOOK
from vivant.games.vivid_memories.words.brain import foresee
from vivant.games.vivid_memories.words.log import tell_step
from vivant.games.vivid_memories.words.questions import label_of, note_on, prompt_for, question_for, status_of
from vivant.games.vivid_memories.words.reasons import reason_against
from vivant.games.vivid_memories.words.scores import points_of
from vivant.words import Message


class VividMemories(Game[MemoriesState]):
    """A drafting and connection game for 2 to 4 over three rounds, or alone against the Artificial Brain."""

    id = "vivid-memories"
    turn_rule = "VM-13"

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        self.setup = Setup(read_components(self.edition), players, self.options)
        self.actions = self.setup.actions
        self.outcomes = self.setup.outcomes
        self.most_steps = self.setup.most_steps()
        self._evaluation: MemoriesEvaluation | None = None

    @classmethod
    def components(cls, edition: Edition) -> Components:
        return read_components(edition)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        alone = read_components(edition).solo
        if players != 1 or alone is None:
            return ()
        return (
            Option("be_more_human", alone.more_human, (False, True), rule="AB-32"),
            Option("learn_from_experience", alone.learns, (False, True), rule="AB-33"),
            Option("practice", False, (False, True)),
        )

    def new(self) -> MemoriesState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> MemoriesState:
        return load(self.setup, data)

    def evaluation(self) -> Evaluation:
        if self._evaluation is None:  # it keeps what it worked out
            self._evaluation = MemoriesEvaluation(self.setup)
        return self._evaluation

    def rivals(self) -> tuple[Message, ...]:
        return (Message("brain"),) if self.setup.alone else ()

    def choices(self, view: MemoriesState, seat: int) -> list[Choice]:
        return choices_of(view, seat)

    def learns_by_trying(self, view: MemoriesState, seat: int) -> bool:
        return view.seats[seat].ask == BRAIN_TURN

    def forecast(self, view: MemoriesState, seat: int, action: int) -> list[LogLine]:
        return foresee(view, seat, action)

    @classmethod
    def difficulties_for(cls, players: int, edition: Edition) -> tuple[Difficulty, ...]:
        if players != 1:
            return ()
        return tuple(
            Difficulty(name, {"be_more_human": human, "learn_from_experience": learns})
            for name, human, learns in (
                ("plain", False, False),
                ("human", True, False),
                ("learning", False, True),
                ("both", True, True),
            )
        )

    def bots_by_level(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=1,slips=30",
            "normal": "greedy:worlds=8",
            "hard": "search:ms=80,simulations=200",
            "expert": "search:ms=500",
        }

    def reason(self, view: MemoriesState, seat: int, action: int) -> Reason:
        return reason_against(view, seat, action)

    def breakdown(self, view: MemoriesState, seat: int) -> list[Points]:
        return [points_of(self.setup, award) for award in view.seats[seat].awards]

    def question(self, view: MemoriesState, seat: int) -> Message:
        return question_for(view, seat)

    def prompt(self, view: MemoriesState, seat: int) -> Message:
        return prompt_for(view, seat)

    def label(self, view: MemoriesState, seat: int, action: int) -> Message:
        return label_of(view, seat, action)

    def status(self, view: MemoriesState) -> Message:
        return status_of(view)

    def note(self, view: MemoriesState, seat: int) -> Message | None:
        return note_on(view, seat)

    def tell(self, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[LogLine]:
        return tell_step(self.setup, before, step, after, seat)

    def board(self, view: MemoriesState, lang: str, names: list[str], plain: bool = False) -> Board:
        return draw_board(view, BOOK.words(lang), names, plain)

    def scene(
        self,
        view: MemoriesState,
        lang: str,
        names: list[str],
        bots: list[bool],
        shape: str = "wide",
        choices: Sequence[Choice] = (),
    ) -> Scene:
        return draw_scene(view, lang, names, bots, shape, choices)

    @classmethod
    def poster(cls, lang: str) -> Scene:
        return draw_poster(cls(cls.player_counts(cls.standard_edition())[-1]).setup, lang)

    @classmethod
    def illustrations(cls, lang: str) -> dict[str, Scene]:
        return draw_illustrations(cls(cls.player_counts(cls.standard_edition())[0]).setup, lang)

    def flights(self, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Flight]:
        return find_flights(before, step, after, seat)

    def frames(self, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[Frame]:
        return find_frames(before, step, seat)

    def pieces(self, state: MemoriesState) -> Counter[str]:
        return count_pieces(state)
