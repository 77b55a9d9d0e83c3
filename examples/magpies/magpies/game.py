"""Magpies as the house knows it: its spaces, its option, what it asks and what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from magpies.edition import MOST_WORTH, components
from magpies.rules import DEAL, OVER, MagpiesState, Setup, load, new_match
from magpies.scene import Drawing
from magpies.text import Table
from magpies.words import BOOK, FOLDER
from vivant.draw.scene import Scene
from vivant.engine.actions import Space
from vivant.engine.board import Board
from vivant.engine.edition import Edition
from vivant.engine.game import CHANCE, Game, LogLine, Step
from vivant.engine.option import Option
from vivant.engine.state import Json, State
from vivant.words import Listing, Message, Who


class Magpies(Game):
    """A game of secret choices for 2 to 4."""

    id = "magpies"
    folder = FOLDER
    book = BOOK
    state_type = MagpiesState
    turn_rule = "MP-03"

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        parts = components(self.edition)
        rests = self.options["rests"]
        assert isinstance(rests, int)
        self.setup = Setup(parts, players, rests)
        self.actions = Space([*parts.cards, "rest"])
        self.outcomes = Space([*parts.cards, *(f"shiny={worth}" for worth in range(1, MOST_WORTH + 1))])
        self.most_steps = players * parts.hand + parts.rounds * (1 + players)

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        components(edition)

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        return components(edition).counts

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        return (Option("rests", 1, least=0, most=2, rule="MP-05"),)

    def new(self) -> MagpiesState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> MagpiesState:
        return load(self.setup, data)

    # for people

    def question(self, view: State, seat: int) -> Message:
        assert isinstance(view, MagpiesState)
        worth = sum(view.table)
        if view.rests_left(seat) == 0:
            return Message("ask-card", {"worth": worth})
        return Message("ask-card-or-rest", {"worth": worth, "rests": view.rests_left(seat)})

    def label(self, view: State, seat: int, action: int) -> Message:
        parts = self.setup.parts
        if action == self.setup.rest:
            return Message("label-rest")
        return Message("label-card", {"feather": parts.feather(action), "rank": parts.rank(action)})

    def status(self, view: State) -> Message:
        assert isinstance(view, MagpiesState)
        rounds = self.setup.parts.rounds
        return Message("board-title", {"round": min(view.round + 1, rounds), "rounds": rounds})

    def note(self, view: State, seat: int) -> Message:
        assert isinstance(view, MagpiesState)
        return Message("board-cards", {"cards": view.hand_size(seat)})

    def board(self, view: State, lang: str, names: list[str], plain: bool = False) -> Board:
        assert isinstance(view, MagpiesState)
        return Table(view, lang, names, plain).draw()

    def scene(self, view: State, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Scene:
        assert isinstance(view, MagpiesState)
        return Drawing(view, lang, names, bots).draw(shape)

    def tell(self, before: State, step: Step, after: State, seat: int) -> list[LogLine]:
        assert isinstance(before, MagpiesState)
        assert isinstance(after, MagpiesState)
        if step.who == CHANCE:
            return self._tell_outcome(before, after, seat)
        if after.round > before.round:
            return self._tell_swoop(before, after)
        if seat == step.who:
            return [LogLine(Message("log-own-choice", {"choice": self.text(step.do)}), "MP-03")]
        return [LogLine(Message("log-choice", {"seat": Who(step.who)}), "MP-03")]

    def _tell_outcome(self, before: MagpiesState, after: MagpiesState, seat: int) -> list[LogLine]:
        if before.stage != DEAL:
            args = {"round": after.round + 1, "worth": after.table[-1]}
            return [LogLine(Message("log-shiny", args), "MP-02")]
        if after.stage == DEAL:
            return []
        lines = [LogLine(Message("log-dealt"), "MP-01")]
        if seat >= 0:
            cards = " ".join(self.text(card) for card in after.hands[seat])
            lines.append(LogLine(Message("log-hand", {"cards": cards}), "MP-01"))
        return lines

    def _tell_swoop(self, before: MagpiesState, after: MagpiesState) -> list[LogLine]:
        shown = [
            Message("log-shown", {"seat": Who(seat), "choice": self.text(choice)})
            for seat, choice in enumerate(after.last)
        ]
        lines = [LogLine(Message("log-swoop", {"choices": Listing(tuple(shown))}), "MP-06")]
        worth = sum(before.table)
        takers = [seat for seat in range(self.players) if after.won[seat] != before.won[seat]]
        if takers:
            lines.append(LogLine(Message("log-taken", {"seat": Who(takers[0]), "worth": worth}), "MP-06"))
        elif after.table:
            lines.append(LogLine(Message("log-stays", {"worth": worth}), "MP-R1"))
        else:
            lines.append(LogLine(Message("log-lost", {"worth": worth}), "MP-R1"))
        if after.stage == OVER:
            lines.append(LogLine(Message("log-over"), "MP-07"))
        return lines

    # for tests

    def pieces(self, state: State) -> Counter[str]:
        assert isinstance(state, MagpiesState)
        cards = [state.deck, *state.hands, *state.played]
        trinkets = [state.pile, state.table, state.gone, *state.won]
        found = Counter(self.text(card) for place in cards for card in place)
        found.update(f"trinket {worth}" for place in trinkets for worth in place)
        return found
