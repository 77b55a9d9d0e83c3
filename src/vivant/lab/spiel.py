"""OpenSpiel: every game as one of pyspiel's, `vivant_GAME`, with chance nodes, tensors and information states."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from vivant.engine.dice import MAX_SEED, FastDice
from vivant.engine.edition import edition_from_file
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.needs import needing
from vivant.engine.option import read_options
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.state import SPECTATOR, State
from vivant.engine.strict import write_compact
from vivant.words import Message

with needing("lab,openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from vivant.lab import refusals
    from vivant.lab.portable import Portable
    from vivant.lab.rows import observe
    from vivant.lab.single import final_rewards
    from vivant.lab.specs import spec

PREFIX: Final = "vivant_"
# What a game's text in OpenSpiel may say: "vivant_GAME(players=3,edition=FILE,options=NAME:VALUE;NAME:VALUE)".
PARAMETERS: Final = {"players": 0, "edition": "", "options": ""}


def register() -> list[str]:
    """Make every game known to pyspiel, once; their names there."""
    names = [name_of(id) for id in game_ids()]
    known = set(pyspiel.registered_names())
    for id, name in zip(game_ids(), names, strict=True):
        if name not in known:
            # A class, as pyspiel's own games have it: an object would be destroyed after Python has ended.
            pyspiel.register_game(type_of(id, alone=False), type(name, (SpielGame,), {"id": id}))
    return names


def load_game(id: str, players: int | None = None, edition: str = "", options: str = "") -> SpielGame:
    """A game as OpenSpiel's algorithms take it; `edition` is a file, `options` are as "name:value;name:value"."""
    register()
    game: SpielGame = pyspiel.load_game(name_of(id), {"players": players or 0, "edition": edition, "options": options})
    return game


def name_of(id: str) -> str:
    return PREFIX + id.replace("-", "_")


@cache
def type_of(id: str, alone: bool) -> pyspiel.GameType:
    """What all matches of a game have in common. Who plays `alone` against a rival wins from nobody."""
    kind = find_game(id)
    counts = kind.player_counts(kind.standard_edition())
    return pyspiel.GameType(
        short_name=name_of(id),
        long_name=kind.book.words("en")("title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "GENERAL_SUM" if alone else "ZERO_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # what a position has forgotten is in no row
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


def made_by(id: str, params: dict[str, Any]) -> Game:
    """The game that the parameters of its text ask for."""
    given = {**PARAMETERS, **params}
    edition = edition_from_file(Path(given["edition"])) if given["edition"] else None
    bare = make_game(id, given["players"] or None, edition=edition)
    texts = [part.replace(":", "=", 1) for part in str(given["options"]).split(";") if part]
    options = read_options(bare.options_for(bare.players, bare.edition), texts)
    return make_game(id, bare.players, options, bare.edition)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours for OpenSpiel. Utilities are shares of the victory, less an equal share: 1 at most together."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = made_by(self.id, params or {})
        scored = game.players + len(game.rivals())
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.outcomes),
            num_players=game.players,
            min_utility=-1.0 / scored,
            max_utility=1.0 - 1.0 / scored,
            utility_sum=None if game.rivals() else 0.0,
            max_game_length=game.most_steps,
        )
        super().__init__(type_of(game.id, bool(game.rivals())), info, params or {})
        self.game = game

    def new_initial_state(self, _state: str = "") -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Where a match stands. Where several seats may act, the lowest comes first."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._portable = Portable(game.game, game.game.new())
        self._recalled = [""] * game.game.players  # a digest of all that each seat knew and did at its own decisions
        self._known: dict[int, str] = {}  # what was asked of this position, by seat

    @property
    def rules(self) -> Game:
        return self._portable.game

    @property
    def position(self) -> State:
        """The full state."""
        return self._portable.state

    def current_player(self) -> int:
        waiting: int = self.position.to_act()
        if waiting:
            return (waiting & -waiting).bit_length() - 1
        over = self.position.is_over()
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        """Whatever is not legal raises one of the errors of a match, and nothing has changed."""
        player = self.current_player()
        self._check(player, action)
        if player < 0:
            self.position.apply_outcome(action)
        else:
            told = f"{self.recall(player)}\n{action}"
            self._recalled[player] = hashlib.blake2b(told.encode(), digest_size=12).hexdigest()
            self.position.apply(player, action)
        self._known = {}

    def _check(self, player: int, action: int) -> None:
        step = self.move_number()
        if player == pyspiel.PlayerId.TERMINAL:
            raise refusals.over(self.rules, step)
        if player == pyspiel.PlayerId.CHANCE:
            if all(outcome != action for outcome, _ in self.position.outcomes()):
                raise refusals.refused_outcome(self.rules, step, action)
        elif not self.position.allows(player, action):
            raise refusals.refused_action(self.rules, step, self.position, player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.outcome_text(action) if player < 0 else self.rules.text(action)

    def returns(self) -> list[float]:
        if not self.position.is_over():
            return [0.0] * self.rules.players
        return final_rewards("rank", self.position.scores(), self.position.ranking())[: self.rules.players]

    def knowledge(self, seat: int) -> str:
        """All that a seat knows now, or everybody does (SPECTATOR), as one line of JSON."""
        if seat not in self._known:
            self._known[seat] = write_compact(self.position.view(seat).data())
        return self._known[seat]

    def recall(self, seat: int) -> str:
        """The same with a mark of all that the seat knew and did before: states differ here as soon as they ever did.

        That is OpenSpiel's perfect recall. What a player has to know to decide well is `knowledge` alone.
        """
        return f"{self.knowledge(seat)} {self._recalled[seat]}"

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one, each being equally likely."""
        dice = FastDice(int(probability_sampler() * MAX_SEED))
        other: SpielState = self.clone()
        other._portable = Portable(self.rules, self.position.view(player).imagine(dice))
        other._known = {}
        return other

    def __str__(self) -> str:
        return write_compact(self.position.data())


class SpielObserver:
    """What a player is told: the row of `lab.spec` as numbers, and a text of the same knowledge."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.kind = kind
        self.seated = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        told = self.seated and not kind.perfect_recall  # others have a text alone
        parts = spec(game).parts if told else ()
        cells = [cell for part in parts for cell in range(part.first, part.end)]
        self._cells = np.array(cells, np.int64)  # of a row; those that nothing uses are left out
        tensor = np.zeros(len(cells), np.float32)
        self.tensor = tensor if told else None
        self.dict: dict[str, NDArray[np.float32]] = {}
        end = 0
        for part in parts:
            begin, end = end, end + len(part.cells)
            self.dict[part.name] = tensor[begin:end]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.kind.perfect_recall:
            raise SetupError(Message("lab-no-recall"))
        if self.tensor is not None:
            self.tensor[:] = observe(state.rules, state.position, player)[self._cells]

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.seated:
            return state.knowledge(SPECTATOR)
        return state.recall(player) if self.kind.perfect_recall else state.knowledge(player)
