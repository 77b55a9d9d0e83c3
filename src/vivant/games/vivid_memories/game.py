"""Vivid Memories as the house knows it: its spaces, its options, what it asks and what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from vivant.draw.scene import Scene
from vivant.engine.actions import Space
from vivant.engine.bits import mask_of, members
from vivant.engine.board import Board
from vivant.engine.edition import Edition
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import Frame, Game, Level, LogLine, Move, Step
from vivant.engine.option import Option, OptionValue
from vivant.engine.state import Json, State
from vivant.games.vivid_memories.artificial_brain import BRAIN, HUMAN, STAGES
from vivant.games.vivid_memories.edition import Alone, Components, components
from vivant.games.vivid_memories.evaluate import MemoriesEvaluation
from vivant.games.vivid_memories.explain import foresee, offered_steps
from vivant.games.vivid_memories.moves import find_frames, find_moves
from vivant.games.vivid_memories.parts import ACTIONS, COMBINE, NONE, SPLIT, Setup, Solo, Tile, amount
from vivant.games.vivid_memories.rules import MemoriesState, new_match
from vivant.games.vivid_memories.scene import draw_scene
from vivant.games.vivid_memories.seat import ASKS, BRAIN_TURN, PICK, PLACE, RESULT
from vivant.games.vivid_memories.still import draw_illustrations, draw_poster
from vivant.games.vivid_memories.store import load
from vivant.games.vivid_memories.tell import tell_step
from vivant.games.vivid_memories.text import draw_board, phase_name
from vivant.games.vivid_memories.why import action_name, colour_name, label_of_action
from vivant.games.vivid_memories.words import BOOK, FOLDER
from vivant.words import Listing, Message

MOST_TAKE_STEPS = 8  # one token: take, stop, place, rewire, three moves, done
MOST_FULL_STEPS = 5  # a full-board turn
ALONE_BOARDS = 2  # the human's and the Brain's
MOST_BRAIN_STEPS = 14  # three tokens, over, lay, three tiles under, three gained and as many tokens laid
MOST_ACTION_STEPS = 6  # use, and at most four steps and an outcome


def make_solo(found: Components, alone: Alone, options: Mapping[str, OptionValue]) -> Solo:
    hexes, slots, boards = list(found.adjacency), [slot.name for slot in found.slots], list(found.boards)
    return Solo(
        [boards.index(board) for board in alone.boards],
        alone.first,
        alone.reminder,
        alone.reminder_from_bag,
        alone.most,
        [slots.index(slot) for slot in alone.one_token],
        [hexes.index(hex) for hex in alone.many_tokens],
        [alone.hex_token, alone.slot_token, alone.fragment],
        [alone.matching.get(size, 0) for size in range(1 + max(alone.matching, default=0))],
        alone.core_memories,
        alone.human_excludes if options["be_more_human"] else alone.excludes,
        options["learn_from_experience"] is True,
        found.rulings["used_moments_return"] is True,
        options["practice"] is True,
    )


def make_setup(found: Components, players: int, options: Mapping[str, OptionValue]) -> Setup:
    colours = list(found.colours)
    hexes = list(found.adjacency)
    alone = found.solo if players == 1 else None
    if alone is not None:
        players = ALONE_BOARDS
    count = found.counts[alone.row if alone is not None else players]
    clusters = found.clusters
    tiles = [
        Tile(
            moment.name,
            ACTIONS.index(moment.kind),
            [colours.index(colour) for colour in moment.action],
            [colours.index(colour) for colour in moment.pattern],
            found.pattern_points[len(moment.pattern)],
            len(colours),
        )
        for moment in found.moments
    ]
    return Setup(
        players,
        found.rounds,
        colours,
        found.tokens_per_colour,
        found.hex_capacity,
        hexes,
        [mask_of([hexes.index(other) for other in near]) for near in found.adjacency.values()],
        [slot.name for slot in found.slots],
        [mask_of([hexes.index(hex) for hex in slot.touches]) for slot in found.slots],
        [mask_of(slots) for slots in clusters.values()],
        list(clusters),
        [found.cluster_points[len(slots)] for slots in clusters.values()],
        list(found.boards),
        [[colours.index(colour) for colour in row] for row in found.boards.values()],
        list(found.bank),
        [ACTIONS.index(kind) for kind in found.bank.values()],
        tiles,
        [colours.index(colour) for colour in found.aspirations],
        list(found.aspiration),
        count.bag_each,
        count.tiles_per_round,
        count.tokens_per_tile,
        found.rulings["filled_slots_connect"] is True,
        found.rulings["boards"] == "random",
        found.rulings["simultaneous"] is True,
        make_solo(found, alone, options) if alone is not None else None,
    )


class VividMemories(Game):
    """A drafting and connection game for 2 to 4 over three rounds, or alone against the Artificial Brain."""

    id = "vivid-memories"
    folder = FOLDER
    book = BOOK
    state_type = MemoriesState
    turn_rule = "VM-13"

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        found = components(self.edition)
        self.setup = make_setup(found, players, self.options)
        self._evaluation: MemoriesEvaluation | None = None
        self.actions = Space(self.setup.action_texts())
        self.outcomes = Space(self.setup.outcome_texts())
        count = found.counts[found.solo.row if found.solo is not None and players == 1 else players]
        tokens = count.tiles_per_round * count.tokens_per_tile
        a_round = (
            count.tiles_per_round
            + tokens * (1 + MOST_TAKE_STEPS + MOST_FULL_STEPS)
            + players * (MOST_FULL_STEPS + len(found.bank) * (1 + MOST_ACTION_STEPS) + 1 + len(found.slots))
        )
        if players == 1:
            preferences = len(found.aspirations) + len(found.moments)  # each may be skipped once in a turn
            a_turn = preferences + MOST_BRAIN_STEPS if self.options["practice"] else 1
            a_round += tokens * a_turn
        self.most_steps = 1 + 2 * players + found.rounds * a_round
        if players == 1:
            self.most_steps += len(found.aspirations)

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        components(edition)

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        found = components(edition)
        return (1, *found.counts) if found.has_solo else tuple(found.counts)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        alone = components(edition).solo
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

    def choices(self, view: State, seat: int) -> list[int]:
        assert isinstance(view, MemoriesState)
        if view.seats[seat].ask == BRAIN_TURN:  # one learns by going wrong
            return offered_steps(view)
        return view.legal(seat)

    def forecast(self, view: State, seat: int, action: int) -> list[LogLine]:
        assert isinstance(view, MemoriesState)
        return foresee(view, seat, action)

    @classmethod
    def levels_for(cls, players: int, edition: Edition) -> tuple[Level, ...]:
        if players != 1:
            return ()
        return tuple(
            Level(name, {"be_more_human": human, "learn_from_experience": learns})
            for name, human, learns in (
                ("plain", False, False),
                ("human", True, False),
                ("learning", False, True),
                ("both", True, True),
            )
        )

    def minds(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=1,slips=30",
            "normal": "greedy:worlds=8",
            "hard": "search:ms=80,simulations=200",
            "expert": "search:ms=500",
        }

    def question(self, view: State, seat: int) -> Message:
        assert isinstance(view, MemoriesState)
        setup, own = self.setup, view.seats[seat]
        ask = ASKS[own.ask]
        args: dict[str, object] = {}
        if own.ask == BRAIN_TURN:
            return self._brain_question(view, "ask")
        if own.hex != NONE:
            args["hex"] = setup.hex_names[own.hex]
        if own.picked != NONE:
            args["colour"] = colour_name(setup, own.picked)
        if own.action != NONE and own.ask != PLACE:
            args["action"] = action_name(own.action)
            if own.ask == PICK:
                again = own.picked != NONE
                if again and own.action != COMBINE:
                    return Message("ask-pick-other", args | {"hex": setup.hex_names[own.other]})
                return Message("ask-pick-second" if again else "ask-pick", args)
            if own.ask == RESULT and own.action == SPLIT:
                return Message("ask-result-split", args)
            return Message(f"ask-{ask}", args)
        if own.ask == PLACE:
            tokens = tuple(
                colour_name(setup, colour) for colour in range(setup.colours) for _ in range(amount(own.hand, colour))
            )
            return Message("ask-place", {"tokens": Listing(tokens)})
        if view.full_turn:
            return Message("ask-full-move" if ask == "move" else "ask-full", args)
        if ask == "move":
            return Message("ask-move-in" if own.inward else "ask-move-out", args)
        if ask == "give":
            slot = setup.slot_names[members(view.wanted)[0]]
            return Message("ask-give", {"slot": slot})
        if ask == "more" and self.setup.stop not in view.legal(seat):
            return Message("ask-more-third")
        return Message(f"ask-{ask}")

    def _brain_question(self, view: MemoriesState, kind: str) -> Message:
        """Where its turn is practised: what is asked at this point of it."""
        assert view.brain is not None
        tokens = tuple(Message("colour", {"name": name}) for name in self.setup.colours_of(view.seats[BRAIN].hand))
        return Message(f"{kind}-brain-{STAGES[view.brain.stage]}", {"tokens": Listing(tokens)})

    def prompt(self, view: State, seat: int) -> Message:
        assert isinstance(view, MemoriesState)
        if view.seats[seat].ask == BRAIN_TURN:
            return self._brain_question(view, "prompt")
        return Message("prompt-full" if view.full_turn else f"prompt-{ASKS[view.seats[seat].ask]}")

    def label(self, view: State, seat: int, action: int) -> Message:
        assert isinstance(view, MemoriesState)
        return label_of_action(self.setup, view, seat, action)

    def status(self, view: State) -> Message:
        assert isinstance(view, MemoriesState)
        args = {"round": int(view.round) + 1, "rounds": int(self.setup.rounds), "phase": phase_name(view)}
        return Message("board-title", args)

    def note(self, view: State, seat: int) -> Message | None:
        assert isinstance(view, MemoriesState)
        board = view.seats[seat].board
        return None if board == NONE else Message("board-board", {"board": self.setup.board_names[board]})

    def tell(self, before: State, step: Step, after: State, seat: int) -> list[LogLine]:
        assert isinstance(before, MemoriesState)
        assert isinstance(after, MemoriesState)
        return tell_step(self.setup, before, step, after, seat)

    def board(self, view: State, lang: str, names: list[str], plain: bool = False) -> Board:
        assert isinstance(view, MemoriesState)
        return draw_board(self.setup, view, BOOK.words(lang), names, plain)

    def scene(self, view: State, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Scene:
        assert isinstance(view, MemoriesState)
        return draw_scene(self.setup, view, lang, names, bots, shape)

    @classmethod
    def poster(cls, lang: str) -> Scene:
        return draw_poster(cls(cls.player_counts(cls.standard_edition())[-1]).setup, lang)

    @classmethod
    def illustrations(cls, lang: str) -> dict[str, Scene]:
        return draw_illustrations(cls(cls.player_counts(cls.standard_edition())[0]).setup, lang)

    def moves(self, before: State, step: Step, after: State, seat: int) -> list[Move]:
        assert isinstance(before, MemoriesState)
        assert isinstance(after, MemoriesState)
        return find_moves(self.setup, before, step, after, seat)

    def frames(self, before: State, step: Step, after: State, seat: int) -> list[Frame]:
        assert isinstance(before, MemoriesState)
        return find_frames(self.setup, before, step, seat)

    def pieces(self, state: State) -> Counter[str]:
        assert isinstance(state, MemoriesState)
        setup = self.setup
        found: Counter[str] = Counter()
        tokens = [state.bag, state.supply, *(own.hand for own in state.seats)]
        line = state.line[state.first : state.last + 1]
        tokens += [pile.tokens for pile in line]
        for colour, name in enumerate(setup.colour_names):
            found[name] = sum(amount(counts, colour) for counts in tokens)
            found[name] += sum(own.layers[colour].sum() for own in state.seats)
        counted = [state.stack, state.gone, state.emptied]
        for own in state.seats:
            counted += [own.claimed, own.cherished, mask_of([own.bank[slot] for slot in members(own.covered)])]
            if own.board != NONE:
                found.update(setup.colour_names[setup.board_colours[own.board][slot]] for slot in members(own.slots))
        counted.append(mask_of([pile.tile for pile in line]))
        if state.brain is not None:
            counted.append(mask_of(list(state.brain.leaving)))
            assert setup.solo is not None
            if state.seats[HUMAN].aspiration != NONE:  # the token on the track (AB-03)
                found[setup.colour_names[state.seats[HUMAN].aspiration]] += setup.solo.reminder
        for mask in counted:
            found.update(f"moment {name}" for name in setup.tiles_in(mask))
        dealt = [own.aspiration for own in state.seats if own.aspiration != NONE]
        left = members(setup.aspirations & ~mask_of(dealt))
        found.update(f"aspiration {setup.colour_names[colour]}" for colour in dealt + left)
        return found
