"""Vivarium as the house knows it: its spaces, what it asks and what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property, lru_cache

from vivant.draw.scene import Scene
from vivant.engine.actions import Space
from vivant.engine.bits import count_bits, members
from vivant.engine.board import Board
from vivant.engine.edition import Edition
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import Game, LogLine, Move, Step
from vivant.engine.state import Json, State
from vivant.games.vivarium.asks import label_of, prompt_of, question_of
from vivant.games.vivarium.cards import BINOCULARS, CAMERA, SHOVEL, Setup
from vivant.games.vivarium.edition import components
from vivant.games.vivarium.evaluate import VivariumEvaluation
from vivant.games.vivarium.log import tell_step
from vivant.games.vivarium.moves import moves_of
from vivant.games.vivarium.rules import VivariumState, new_match
from vivant.games.vivarium.saved import restore
from vivant.games.vivarium.scene import draw_scene
from vivant.games.vivarium.seat import NONE
from vivant.games.vivarium.still import draw_illustrations, draw_poster
from vivant.games.vivarium.text import draw_board
from vivant.games.vivarium.words import BOOK, FOLDER
from vivant.words import Message


@lru_cache(maxsize=32)
def _tables(edition: Edition, players: int) -> tuple[Setup, Space, Space]:
    """One setup for all matches of an edition and a player count: what is drawn is looked up by it."""
    setup = Setup(components(edition), players)
    return setup, Space(setup.action_texts()), Space(setup.outcome_texts())


class Vivarium(Game):
    """A game of drafting cards for 2 to 4, in which two dominoes point at a row and a column."""

    id = "vivarium"
    folder = FOLDER
    book = BOOK
    state_type = VivariumState
    turn_rule = "VA-10"

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        self.setup, self.actions, self.outcomes = _tables(self.edition, players)
        self.most_steps = self._most_steps()

    def _most_steps(self) -> int:
        """Every card is seen once at most, every token once; a turn has two decisions, some equipment brings more."""
        setup, players = self.setup, self.players
        kinds = list(setup.equipment_kind)
        extra = kinds.count(BINOCULARS) + 2 * kinds.count(CAMERA) + (players - 1) * kinds.count(SHOVEL)
        dealt = 1 + 2 * players + (players == 2) + 2 * players
        return int(dealt + setup.cards + setup.stack + 2 * setup.rounds * setup.turns + extra)

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        components(edition)

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        return components(edition).players

    def new(self) -> VivariumState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> VivariumState:
        state = self.new()
        restore(state, data)
        return state

    def evaluation(self) -> Evaluation:
        return self._evaluation

    @cached_property
    def _evaluation(self) -> VivariumEvaluation:
        return VivariumEvaluation(self.setup)

    def minds(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=1,slips=30",
            "normal": "greedy:worlds=10",
            "hard": "search:horizon=0,ms=120",
            "expert": "search:horizon=0,ms=800",
        }

    def question(self, view: State, seat: int) -> Message:
        assert isinstance(view, VivariumState)
        return question_of(self.setup, view, seat)

    def prompt(self, view: State, seat: int) -> Message:
        assert isinstance(view, VivariumState)
        return prompt_of(view, seat)

    def label(self, view: State, seat: int, action: int) -> Message:
        assert isinstance(view, VivariumState)
        return label_of(self.setup, view, seat, action)

    def status(self, view: State) -> Message:
        assert isinstance(view, VivariumState)
        setup = self.setup
        turn = min(int(view.turn) + 1, int(setup.turns))
        args = {"round": int(view.round) + 1, "rounds": int(setup.rounds), "turn": turn, "turns": int(setup.turns)}
        return Message("status", args)

    def note(self, view: State, seat: int) -> Message:
        assert isinstance(view, VivariumState)
        own = view.seats[seat]
        cards = sum(int(count_bits(mask)) for mask in (own.creatures, own.equipment, own.contracts))
        return Message("note", {"gems": int(own.gems), "cards": cards})

    def tell(self, before: State, step: Step, after: State, seat: int) -> list[LogLine]:
        assert isinstance(before, VivariumState)
        assert isinstance(after, VivariumState)
        return tell_step(self.setup, before, step, after, seat)

    def board(self, view: State, lang: str, names: list[str], plain: bool = False) -> Board:
        assert isinstance(view, VivariumState)
        return draw_board(self.setup, view, BOOK.words(lang), names, plain)

    def scene(self, view: State, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Scene:
        assert isinstance(view, VivariumState)
        return draw_scene(self.setup, view, BOOK.words(lang), names, bots, shape)

    @classmethod
    def poster(cls, lang: str) -> Scene:
        return draw_poster(cls(cls.player_counts(cls.standard_edition())[0]).setup, BOOK.words(lang))

    @classmethod
    def illustrations(cls, lang: str) -> dict[str, Scene]:
        return draw_illustrations(cls(cls.player_counts(cls.standard_edition())[-1]).setup, BOOK.words(lang))

    def moves(self, before: State, step: Step, after: State, seat: int) -> list[Move]:
        assert isinstance(before, VivariumState)
        assert isinstance(after, VivariumState)
        return moves_of(self.setup, before, step, after, seat)

    def pieces(self, state: State) -> Counter[str]:
        assert isinstance(state, VivariumState)
        setup, parts = self.setup, self.setup.parts
        found: Counter[str] = Counter(setup.card_ids[card] for card in state.cells if card != NONE)
        places = [(state.creatures, state.equipment, state.contracts), (state.drawn, 0, 0)]
        places.append((state.gone_creatures, state.gone_equipment, state.gone_contracts))
        places += [(own.creatures, own.equipment, own.contracts) for own in state.seats]
        for creatures, equipment, contracts in places:
            found.update(setup.creature_texts(creatures))
            found.update(setup.equipment_texts(equipment))
            found.update(setup.contract_texts(contracts))
        tokens = [state.stack, state.gone_tokens, *(own.tokens for own in state.seats)]
        for mask in tokens:
            found.update(setup.token_texts(mask))
        found.update(parts.tokens[token].id for token in (state.token, state.next) if token != NONE)
        found.update(setup.domino_texts(state.pool))
        dominoes = [state.middle, state.hidden, *(tile for own in state.seats for tile in (own.one, own.two))]
        found.update(setup.domino_ids[tile] for tile in dominoes if tile != NONE)
        found.update(parts.colour_starts[start].id for start in members(state.colours))
        found.update(parts.type_starts[start].id for start in members(state.types))
        found.update(parts.colour_starts[own.colour].id for own in state.seats if own.colour != NONE)
        found.update(parts.type_starts[own.type].id for own in state.seats if own.type != NONE)
        found["gem"] = int(state.bank + sum(own.gems for own in state.seats))
        return +found  # an edition may have no gems at all
