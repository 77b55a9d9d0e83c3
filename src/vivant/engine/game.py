"""Game: what is played, with its player count, options and edition; everything the house asks of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from vivant.engine.actions import Space
from vivant.engine.board import Board
from vivant.engine.edition import Edition, edition_from_file
from vivant.engine.errors import DataError, SetupError
from vivant.engine.evaluate import Evaluation
from vivant.engine.option import Option, OptionValue, fill_options
from vivant.engine.rulebook import Rulebook, read_rulebook
from vivant.engine.state import SPECTATOR, Json, State
from vivant.words import COMMON, Book, Listing, Message

CHANCE: Final = -3  # who draws the outcomes
FOREVER: Final = 1 << 30
LEVELS: Final = ("easy", "normal", "hard", "expert")  # how well a bot plays, each above the one before


@dataclass(frozen=True, slots=True)
class Step:
    """One action (`who` is a seat) or one outcome (`who` is CHANCE), numbered from 1."""

    n: int
    who: int
    do: int


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log. It is dropped as soon as `Game.open_chapter` has come to its `until`.

    One that `cites` explains something by its rule: the id is read with it in a terminal too. One that is said
    `aloud`, such as the end of a round, is shown to everybody at a table for a moment.
    """

    message: Message
    rule: str = ""
    until: int = FOREVER
    cites: bool = False
    aloud: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """A thing of the scene after a step came from a place of the scene before it; both by their keys."""

    key: str
    source: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A position on the way of one step that does much: what led to it, and what came from where by that."""

    state: State
    lines: tuple[LogLine, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """Options under a name, which is the message `level-NAME`. What it does not name has its default."""

    name: str
    options: Mapping[str, OptionValue]

    @property
    def message(self) -> Message:
        return Message(f"level-{self.name}")


class Game:
    """Immutable. A subclass says who it is in the class attributes and answers the methods that raise here.

    Its folder holds `edition.toml` (and earlier ones in `editions/`), `rulebook.toml`, `words.LANG.ftl` (with the
    messages `title`, `tagline` and, where wanted, `about`, which a player should first read, `primer`, how to play in
    a few lines, and `minutes`, how long a match takes) and `rulebook.LANG.ftl`.
    """

    id: ClassVar[str]
    folder: ClassVar[Path]
    book: ClassVar[Book]
    state_type: ClassVar[type[State]]
    turn_rule: ClassVar[str] = ""  # the rule that says whose turn it is

    actions: Space
    outcomes: Space  # their texts hold no blank: a record writes several of them in one line
    most_steps: int  # no match has more standing steps

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        self.edition = edition or self.standard_edition()
        counts = self.player_counts(self.edition)
        if players not in counts or isinstance(players, bool):
            listed = Listing(tuple(str(count) for count in counts), either=True)
            message = Message("players-refused", {"game": self.id, "counts": listed, "players": str(players)})
            raise SetupError(message)
        self.players = players
        self.options: dict[str, OptionValue] = fill_options(self.options_for(players, self.edition), options or {})

    # what can be played

    @classmethod
    @cache
    def standard_edition(cls) -> Edition:
        return edition_from_file(cls.folder / "edition.toml")

    @classmethod
    @cache
    def shipped_editions(cls) -> dict[str, Edition]:
        """Every content ever shipped, by its hash."""
        files = [cls.folder / "edition.toml", *sorted(cls.folder.glob("editions/*.toml"))]
        editions = [edition_from_file(file) for file in files]
        return {edition.hash: edition for edition in editions}

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        """Raise EditionError unless the edition is complete and consistent for all its player counts."""
        raise NotImplementedError

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        """Ascending. The edition is one that `check_edition` accepts, or an EditionError is raised."""
        raise NotImplementedError

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        """The options at this player count, in the order in which they are shown and written."""
        return ()

    @classmethod
    @cache
    def rulebook(cls) -> Rulebook:
        return read_rulebook(cls.folder / "rulebook.toml")

    # states and texts

    def new(self) -> State:
        """Before anything was drawn."""
        raise NotImplementedError

    def load(self, data: Json) -> State:
        """The inverse of `State.data`; DataError for whatever it does not write."""
        try:
            state = self.load_data(data)
            if state.data() == data:
                return state
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError):
            pass
        raise DataError(Message("data-refused", {"game": self.id}))

    def load_data(self, data: Json) -> State:
        """What `load` calls: may fail in any way on data that `State.data` did not write."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        return self.actions.text(action)

    def parse(self, text: str) -> int:
        """The action of a text, UNKNOWN where there is none."""
        return self.actions.parse(text)

    def outcome_text(self, outcome: int) -> str:
        return self.outcomes.text(outcome)

    def parse_outcome(self, text: str) -> int:
        return self.outcomes.parse(text)

    def step_text(self, step: Step) -> str:
        return self.outcome_text(step.do) if step.who == CHANCE else self.text(step.do)

    # who else, and what is offered

    def rivals(self) -> tuple[Message, ...]:
        """The names of those who have a score and no seat, such as an automaton; their scores follow the seats'."""
        return ()

    def choices(self, view: State, seat: int) -> list[int]:
        """What a person is offered, ascending: all that is legal, and more where one is to learn by trying."""
        return view.legal(seat)

    def forecast(self, view: State, seat: int, action: int) -> list[LogLine]:
        """What would follow of itself if the seat did this; only what is certain, and known to the seat."""
        return []

    @classmethod
    def levels_for(cls, players: int, edition: Edition) -> tuple[Level, ...]:
        """Sets of options under a name, the easiest first, for those who would rather not choose one by one."""
        return ()

    # for bots

    def evaluation(self) -> Evaluation:
        """How bots think about this game: what a state is worth, and what a quick player does."""
        return Evaluation()

    def minds(self) -> dict[str, str]:
        """For each of LEVELS the bot that plays it, as it is named with its settings."""
        return {
            "easy": "greedy:worlds=2,slips=30",
            "normal": "greedy:worlds=30",
            "hard": "search:ms=250",
            "expert": "search:ms=1000",
        }

    # for people

    def question(self, view: State, seat: int) -> Message:
        """What the seat is asked now; only for a seat in to_act()."""
        raise NotImplementedError

    def prompt(self, view: State, seat: int) -> Message:
        """The question in a few words, as a heading over it; only for a seat in to_act()."""
        return Message("ask-what")

    def label(self, view: State, seat: int, action: int) -> Message:
        """An action in words, for a button and for ears. No more than the seat knows."""
        return Message("action-label", {"action": self.text(action)})

    def status(self, view: State) -> Message | None:
        """How far the match has come, in a few words. Where its argument `round` changes, a replay shows a mark."""
        return None

    def note(self, view: State, seat: int) -> Message | None:
        """What stands under a seat's name, as the looker may know it; how many cards it holds, for one."""
        return None

    def tell(self, before: State, step: Step, after: State, seat: int) -> list[LogLine]:
        """The log of one step as this seat (or SPECTATOR) may read it. The states are full: leak nothing."""
        raise NotImplementedError

    def lingers(self, view: State) -> bool:
        """Whether what lies on the table is over and will be swept away: bots let people look at it first."""
        return False

    def open_chapter(self, view: State) -> int:
        """How far the log has closed: lines whose `until` is this or less may not be looked at any more."""
        return 0

    def board(self, view: State, lang: str, names: list[str], plain: bool = False) -> Board:
        """The view for a terminal; `plain` for ears: sentences, no drawing. A person may see no more than this."""
        raise NotImplementedError

    def scene(self, view: State, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Any:
        """The view as a `draw.Scene`, `wide` or `tall`. Pure: same arguments, same bytes. No more than `board` shows.

        `draw` is not a room that the engine may enter, so the type is not named here.
        """
        raise SetupError(Message("scene-none", {"game": self.id}))

    @classmethod
    def poster(cls, lang: str) -> Any:
        """A small `draw.Scene` of the game's own pieces, to know it by; None for a game that does not draw."""
        if cls.scene is Game.scene:
            return None
        game = cls(cls.player_counts(cls.standard_edition())[0])
        seats = [COMMON.words(lang)("name-seat", n=str(seat)) for seat in range(game.players)]
        return game.scene(game.new().view(SPECTATOR), lang, seats, [False] * game.players)

    @classmethod
    def illustrations(cls, lang: str) -> dict[str, Any]:
        """Scenes for the rules page, by the id of the rule or example that they show."""
        return {}

    def moves(self, before: State, step: Step, after: State, seat: int) -> list[Move]:
        """What came from where by this step, for the page to let it fly. The states are full: leak nothing.

        A thing that keeps its key needs none; this is for what had another key, or none, in the scene before.
        """
        return []

    def frames(self, before: State, step: Step, after: State, seat: int) -> list[Frame]:
        """A step that does much, such as an automaton's whole turn, as positions to be watched one after another.

        In them nobody is asked. All states are full: leak nothing to this seat but what their views show.
        """
        return []

    # for tests

    def pieces(self, state: State) -> Counter[str]:
        """Every card, tile and token of a full state, wherever it is; the same at each step of a match."""
        raise NotImplementedError
