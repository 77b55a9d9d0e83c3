"""Vivid Memories as the house knows it: its spaces, its options, what it asks and what it tells."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping

from vivant.draw.scene import Scene
from vivant.engine.actions import Space
from vivant.engine.bits import mask_of, members
from vivant.engine.board import Board
from vivant.engine.edition import Edition
from vivant.engine.game import Game, LogLine, Move, Step
from vivant.engine.state import Json, State
from vivant.games.vivid_memories.edition import Components, components
from vivant.games.vivid_memories.moves import find_moves
from vivant.games.vivid_memories.parts import ACTIONS, COMBINE, NONE, SPLIT, Setup, Tile, amount
from vivant.games.vivid_memories.rules import MemoriesState, new_match
from vivant.games.vivid_memories.scene import draw_example, draw_scene
from vivant.games.vivid_memories.seat import ASKS, PICK, PLACE, RESULT, find_aspiration, prospect
from vivant.games.vivid_memories.store import load, read_example
from vivant.games.vivid_memories.tell import tell_step
from vivant.games.vivid_memories.text import draw_board, phase_name
from vivant.games.vivid_memories.why import action_name, colour_name, label_of_action
from vivant.games.vivid_memories.words import BOOK, FOLDER
from vivant.words import Listing, Message

MOST_TAKE_STEPS = 8  # one token: take, stop, place, rewire, three moves, done
MOST_FULL_STEPS = 5  # a full-board turn
MOST_ACTION_STEPS = 6  # use, and at most four steps and an outcome


def make_setup(found: Components, players: int) -> Setup:
    colours = list(found.colours)
    hexes = list(found.adjacency)
    count = found.counts[players]
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
    )


class VividMemories(Game):
    """A drafting and connection game for 2 to 4 over three rounds."""

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
        self.setup = make_setup(found, players)
        self.actions = Space(self.setup.action_texts())
        self.outcomes = Space(self.setup.outcome_texts())
        count = found.counts[players]
        tokens = count.tiles_per_round * count.tokens_per_tile
        a_round = (
            count.tiles_per_round
            + tokens * (1 + MOST_TAKE_STEPS + MOST_FULL_STEPS)
            + players * (MOST_FULL_STEPS + len(found.bank) * (1 + MOST_ACTION_STEPS) + 1 + len(found.slots))
        )
        self.most_steps = 1 + 2 * players + found.rounds * a_round

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        components(edition)

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        return tuple(components(edition).counts)

    def new(self) -> MemoriesState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> MemoriesState:
        return load(self.setup, data)

    def judge(self, state: State, seat: int) -> int:
        """Points, and what Reward would give for the boards as they stand."""
        assert isinstance(state, MemoriesState)
        values = []
        for own in state.seats:
            value = own.points
            if not state.is_over():
                value += prospect(self.setup, own)
                value += sum(award.points for award in find_aspiration(self.setup, own, 0))
            values.append(value)
        return values[seat] * len(values) - sum(values)

    def question(self, view: State, seat: int) -> Message:
        assert isinstance(view, MemoriesState)
        setup, own = self.setup, view.seats[seat]
        ask = ASKS[own.ask]
        args: dict[str, object] = {}
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

    def prompt(self, view: State, seat: int) -> Message:
        assert isinstance(view, MemoriesState)
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
    def illustrations(cls, lang: str) -> dict[str, Scene]:
        setup = cls(cls.player_counts(cls.standard_edition())[0]).setup
        examples = tomllib.loads((FOLDER / "illustrations.toml").read_text(encoding="utf-8"))
        say = BOOK.words(lang)
        return {
            id: draw_example(setup, read_example(setup, example), say(f"rule-{id}"), lang)
            for id, example in examples.items()
        }

    def moves(self, before: State, step: Step, after: State, seat: int) -> list[Move]:
        assert isinstance(before, MemoriesState)
        assert isinstance(after, MemoriesState)
        return find_moves(self.setup, before, step, after, seat)

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
        for mask in counted:
            found.update(f"moment {name}" for name in setup.tiles_in(mask))
        dealt = [own.aspiration for own in state.seats if own.aspiration != NONE]
        left = members(setup.aspirations & ~mask_of(dealt))
        found.update(f"aspiration {setup.colour_names[colour]}" for colour in dealt + left)
        return found
