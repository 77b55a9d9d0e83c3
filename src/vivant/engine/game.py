"""Game: what is played, with its player count, options and edition; everything the house asks of a game."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, get_args

from vivant.engine.board import Board, Span
from vivant.engine.choice import Choice, marks_of
from vivant.engine.component import ComponentKind, Namer, Taking
from vivant.engine.differences import Difference, differences_of
from vivant.engine.edition import Edition, Entries, Switch, edition_from_content, edition_from_file
from vivant.engine.errors import DataError, SetupError
from vivant.engine.evaluate import Evaluation
from vivant.engine.facts import EditionWords, facts_of
from vivant.engine.option import Option, OptionValue, fill_options
from vivant.engine.plain import PlainState
from vivant.engine.reason import Points, Reason
from vivant.engine.rulebook import Rulebook, read_rulebook
from vivant.engine.space import Space
from vivant.engine.state import SPECTATOR, Json, State
from vivant.words import COMMON, Book, Listing, Message, Words, book_of

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from vivant.draw.scene import Scene
    from vivant.draw.things import Marks
    from vivant.engine.about import About
    from vivant.engine.observation import Observer
    from vivant.engine.puzzle import PuzzleKind

    S = TypeVar("S", bound=State, default=Any)  # a plain `Game` is one of any kind
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

CHANCE: Final = -3  # who draws the outcomes
FOREVER: Final = 1 << 30
NO_TURN: Final = -1  # of whose turn a line tells a part
BOT_LEVELS: Final = ("easy", "normal", "hard", "expert")  # how well a bot plays, each above the one before


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

    `turn` is the seat of whose turn the line tells a part, if that turn will be told in one sentence when it is
    complete (`Game.tell_turn`); that line is the `whole` of it, and a page shows it in place of the parts.
    """

    message: Message
    rule: str = ""
    until: int = FOREVER
    cites: bool = False
    aloud: bool = False
    turn: int = NO_TURN
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Flight:
    """A thing of the scene after a step came from a place of the scene before it; both by their keys."""

    key: str
    source: str


@dataclass(frozen=True, slots=True)
class Counted:
    """What is being counted: these things of the picture bring a seat (or a rival) so many points."""

    seat: int
    points: int
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """A position on the way of one step that does much: what led to it, what came from where by that, what counts.

    A `quick` one is of somebody else, and shown more briefly.
    """

    state: State
    lines: tuple[LogLine, ...]
    flights: tuple[Flight, ...] = ()
    counts: tuple[Counted, ...] = ()
    quick: bool = False


@dataclass(frozen=True, slots=True)
class Difficulty:
    """Options under a name, which is the message `level-NAME`. What it does not name has its default."""

    name: str
    options: Mapping[str, OptionValue]

    @property
    def message(self) -> Message:
        return Message(f"level-{self.name}")


class Game(Generic[S]):
    """Immutable. A subclass says who it is in the class attributes, names its `setup_type` or sets the rest of them in
    `prepare`, and answers the methods that raise here; what the others answer does for a beginning.

    Its folder, the one it is written in, holds `edition.toml` (and earlier ones in `editions/`), `rulebook.toml`, and
    its messages: `words.LANG.ftl` (with `title`, `tagline` and, where wanted, `about`, which a player should first
    read, `primer`, how to play in a few lines, and `minutes`, how long a match takes), `rulebook.LANG.ftl` and
    `about.LANG.ftl`, beside them or in a folder `words`. What another language lacks is said in English.
    """

    id: ClassVar[str]
    counts: ClassVar[tuple[int, ...]] = ()  # how many may play, ascending; where components say it, they do
    turn_rule: ClassVar[str] = ""  # the rule that says whose turn it is
    switches: ClassVar[tuple[Switch, ...]] = ()  # the rulings that a table may decide otherwise
    setup_type: ClassVar[Any] = None  # what `prepare` makes the setup of a match with
    categories: ClassVar[tuple[str, ...]] = ()  # kinds X of points (`points-X`), in the order of a score sheet
    takings: ClassVar[tuple[Taking, ...]] = ()  # the lines of the log, and notes, that tell who has taken what
    component_lists: ClassVar[Mapping[str, str]] = {}  # lists of the edition by place: of which kind they are, or ""
    row_kinds: ClassVar[Mapping[str, str]] = {}  # tables of plain lists whose values stand for components of a kind
    evaluation_type: ClassVar[Any] = None  # what bots think with, made of the setup; without one, the plain evaluation
    # derived from where the class stands, and from `Game[SomeState]`
    folder: ClassVar[Path]
    book: ClassVar[Book]
    state_type: ClassVar[type[State]]

    actions: Space
    outcomes: Space  # their texts hold no blank: a record writes several of them in one line
    most_steps: int  # no match has more standing steps
    setup: Any  # what stays the same through a match

    def __init_subclass__(cls) -> None:
        if Game not in cls.__bases__:  # a variant of a game lives where that does
            return
        own = cls.__dict__
        if "folder" not in own:
            cls.folder = Path(getattr(sys.modules[cls.__module__], "__file__", None) or ".").parent
        if "book" not in own:
            inner = cls.folder / "words"
            cls.book = book_of(inner if inner.is_dir() else cls.folder)
        for base in own.get("__orig_bases__", ()):
            if "state_type" not in own and get_args(base):
                cls.state_type = get_args(base)[0]

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
        self.prepare()

    def written_options(self) -> dict[str, OptionValue]:
        """The options as a record names them: all, but those that came later only where they were chosen."""
        return {
            option.name: self.options[option.name]
            for option in self.options_for(self.players, self.edition)
            if not option.later or self.options[option.name] != option.default
        }

    def __reduce__(self) -> tuple[type[Self], tuple[int, Mapping[str, object], Edition]]:
        """To another process it goes as what it was made of."""
        return type(self), (self.players, self.options, self.edition)

    def __deepcopy__(self, memo: object) -> Self:
        """Itself, as nothing of it ever changes."""
        return self

    def prepare(self) -> None:
        """Set `actions`, `outcomes`, `most_steps` and what else a match needs, once players and options stand.

        Here they are those of the `setup`, which is made of the components, the number of players and the options.
        """
        if self.setup_type is not None:
            self.setup = self.setup_type(self.components(self.edition), self.players, self.options)
            self.actions, self.outcomes = self.setup.actions, self.setup.outcomes
            self.most_steps = self.setup.most_steps

    # what can be played

    @classmethod
    @cache
    def standard_edition(cls) -> Edition:
        """That of `edition.toml`; a game without one has one that says nothing but its name."""
        file = cls.folder / "edition.toml"
        if file.exists():
            return edition_from_file(file)
        return edition_from_content({"edition": {"game": cls.id, "name": "standard"}}, str(file))

    @classmethod
    @cache
    def shipped_editions(cls) -> dict[str, Edition]:
        """Every content ever shipped, by its hash."""
        earlier = [edition_from_file(file) for file in sorted(cls.folder.glob("editions/*.toml"))]
        return {edition.hash: edition for edition in (cls.standard_edition(), *earlier)}

    @classmethod
    def components(cls, edition: Edition) -> Any:
        """What an edition says, as the game's own kind of value; an EditionError unless it can be played."""
        kind: Any = cls
        return _components_of(kind, edition)

    @classmethod
    def read_components(cls, file: Entries) -> Any:
        """What `components` calls: asks for every entry. Here there are none, and the class says how many may play."""
        return cls

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        """Ascending; an EditionError for an edition that cannot be played."""
        return tuple(cls.components(edition).counts)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        """The options at this player count, in the order in which they are shown and written."""
        return ()

    # what an edition changes

    @classmethod
    def is_standard(cls, edition: Edition) -> bool:
        """Whether nothing in it differs from the standard edition, whatever its name."""
        return edition.hash == cls.standard_edition().hash or not differences_of(cls, edition)

    @classmethod
    def facts(cls, edition: Edition) -> Mapping[str, object]:
        """What the edition says, as arguments of the sentences about it: `$play_hand` for its entry `play.hand`,
        `$rulings_NAME` for a switch. A game adds what its own sentences want to be told, made of the content alone."""
        return facts_of(edition, cls.switches)

    @classmethod
    def words_for(cls, edition: Edition, lang: str) -> EditionWords:
        """Rules, primer and `about`, with the facts of this edition in them."""
        kind: Any = cls
        return _words_for(kind, edition, lang)

    def facts_played(self) -> Mapping[str, object]:
        """The facts of what is played here: those of the edition, but for what the chosen options change in them."""
        return self.facts(self.edition)

    def told(self, lang: str) -> EditionWords:
        """Rules, primer and `about` of what is played here, options included."""
        if lang not in self._told:
            self._told[lang] = EditionWords(type(self), self.edition, lang, self.facts_played())
        return self._told[lang]

    @cached_property
    def _told(self) -> dict[str, EditionWords]:
        return {}

    @cached_property
    def plays_standard(self) -> bool:
        """Whether every sentence about the game holds here as it does for the standard edition."""
        return not self.house_rules() and self.facts_played() == self.facts(self.edition)

    @classmethod
    def differences(cls, edition: Edition) -> list[Difference]:
        """How it differs from the standard one: a sentence each, none where it does not."""
        return differences_of(cls, edition)

    def house_rules(self) -> list[Difference]:
        """What is played otherwise here than by the standard edition: its differences, and options that change a
        rule."""
        chosen = [
            Difference(option.message, option.rule)
            for option in self.options_for(self.players, self.edition)
            if option.house and self.options[option.name] != option.default
        ]
        return self.differences(self.edition) + chosen

    @classmethod
    @cache
    def rulebook(cls) -> Rulebook:
        """That of `rulebook.toml`; a game without one has no rules to read."""
        file = cls.folder / "rulebook.toml"
        return read_rulebook(file) if file.exists() else Rulebook(())

    # states and texts

    def new(self) -> S:
        """Before anything was drawn. Here: a `state_type`, made with the setup."""
        kind: Any = self.state_type
        state: S = kind(self.setup)
        return state

    def load(self, data: Json) -> S:
        """The inverse of `State.data`; DataError for whatever it does not write."""
        try:
            state = self.load_data(data)
            if state.data() == data:
                return state
        except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError):
            pass
        raise DataError(Message("data-refused", {"game": self.id}))

    def load_data(self, data: Json) -> S:
        """What `load` calls: may fail in any way on data that `State.data` did not write. A PlainState reads itself."""
        state = self.new()
        if not isinstance(state, PlainState):
            raise NotImplementedError
        state.fill(data)
        return state

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

    # what may be chosen, and why not

    def choices(self, view: S, seat: int) -> list[Choice]:
        """What a seat that is asked may choose, and what it might expect to; everything that shows choices reads this.

        Ascending by action, but for what stands aside.
        """
        return [self.choice(view, seat, action) for action in view.legal(seat)]

    def choices_now(self, view: S, seat: int) -> list[Choice]:
        """The same for whoever looks: nothing where nobody, or somebody else, is asked."""
        return self.choices(view, seat) if seat >= 0 and view.to_act() >> seat & 1 else []

    def learns_by_trying(self, view: S, seat: int) -> bool:
        """Whether the seat is offered what is not legal, too: that has no reason before it is tried."""
        return False

    def choice(
        self, view: S, seat: int, action: int, keys: tuple[str, ...] = (), reason: Reason | None = None
    ) -> Choice:
        return Choice(action, self.text(action), self.label(view, seat, action), keys, reason)

    def why_not(self, view: S, seat: int, action: int) -> Reason | None:
        """For a seat that is asked and any action of the space; None exactly when it is legal."""
        return None if action in view.legal(seat) else self.reason(view, seat, action)

    def reason(self, view: S, seat: int, action: int) -> Reason:
        """Why this action, which is not legal, is not."""
        return Reason("", Message("refused-now", {"action": self.text(action)}))

    def turn_rule_at(self, state: S) -> str:
        """The rule that says whose turn it is now, where phases have rules of their own."""
        return self.turn_rule

    # who else

    def rivals(self) -> tuple[Message, ...]:
        """The names of those who have a score and no seat, such as an automaton; their scores follow the seats'."""
        return ()

    def forecast(self, view: S, seat: int, action: int) -> list[LogLine]:
        """What would follow of itself if the seat did this; only what is certain, and known to the seat."""
        return []

    @classmethod
    def difficulties_for(cls, players: int, edition: Edition) -> tuple[Difficulty, ...]:
        """Sets of options under a name, the easiest first, for those who would rather not choose one by one."""
        return ()

    # for bots

    def evaluation(self) -> Evaluation:
        """How bots think about this game: what a state is worth, and what a quick player does."""
        return self._evaluation

    @cached_property
    def _evaluation(self) -> Evaluation:
        made: Evaluation = self.evaluation_type(self.setup) if self.evaluation_type else Evaluation()
        return made

    def bots_by_level(self) -> dict[str, str]:
        """For each of BOT_LEVELS the bot that plays it, as it is named with its settings."""
        return {
            "easy": "greedy:worlds=2,slips=30",
            "normal": "greedy:worlds=30",
            "hard": "search:ms=250",
            "expert": "search:ms=1000",
        }

    def puzzle_kinds(self) -> Sequence[PuzzleKind]:
        """The kinds of puzzles that can be set at this player count, each made for this game."""
        return ()

    # for programs that learn

    def observer(self) -> Observer | None:
        """What writes states as rows of cells, a new one at each call; None for a game that has no encoding.

        It is imported here and not before: it needs a package that comes with the extra `lab`.
        """
        return None

    # for people

    def question(self, view: S, seat: int) -> Message:
        """What the seat is asked now; only for a seat in to_act()."""
        return Message("ask-what")

    def prompt(self, view: S, seat: int) -> Message:
        """The question in a few words, as a heading over it; only for a seat in to_act()."""
        return Message("ask-what")

    def label(self, view: S, seat: int, action: int) -> Message:
        """An action in words, for a button and for ears. No more than the seat knows."""
        return Message("action-label", {"action": self.text(action)})

    def purpose(self, view: S, seat: int, action: int) -> Message | None:
        """What a legal action does for the seat in this position, in a sentence of its own; the coach says it.

        No more than the view shows. None where there is nothing to tell but points.
        """
        return None

    def status(self, view: S) -> Message | None:
        """How far the match has come, in a few words. Where its argument `round` changes, a replay shows a mark."""
        return None

    def note(self, view: S, seat: int) -> Message | None:
        """What stands under a seat's name, as the viewer may know it; how many cards it holds, for one."""
        return None

    def component_kinds(self) -> tuple[ComponentKind, ...]:
        """What this edition lists and sentences name; here nothing. By it the balance lab counts what a match met."""
        return ()

    @cached_property
    def namer(self) -> Namer:
        """Finds components in sentences."""
        return Namer(self.component_kinds(), self.takings)

    def breakdown(self, view: S, seat: int) -> list[Points]:
        """Every point of the seat (or a rival) with its source; sums to the score."""
        return [Points(view.scores()[seat], "", Message("points-all"))]

    def tell(self, before: S, step: Step, after: S, seat: int) -> list[LogLine]:
        """The log of one step as this seat (or SPECTATOR) may read it. The states are full: leak nothing."""
        return []

    def tell_turn(self, before: S, step: Step, after: S, seat: int) -> LogLine | None:
        """All of the turn that this step ends in one sentence, `whole`, of the same `turn` as its parts; or nothing.

        It may tell what the seat has read of the parts, and nothing else.
        """
        return None

    def lingers(self, view: S) -> bool:
        """Whether what lies on the table is over and will be swept away: bots let people look at it first."""
        return False

    def open_chapter(self, view: S) -> int:
        """How far the log has closed: lines whose `until` is this or less may not be looked at any more."""
        return 0

    def board(self, view: S, lang: str, names: list[str], plain: bool = False) -> Board:
        """The view for a terminal; `plain` for ears: sentences, no drawing. A person may see no more than this."""
        return self.draw_board(view, self.book.words(lang), names, plain)

    def draw_board(self, view: S, words: Words, names: list[str], plain: bool) -> Board:
        """What `board` calls. Here: whatever the view knows, line by line."""
        return [[Span(f"{name}: {value}")] for name, value in view.data().items()]

    def scene(
        self,
        view: S,
        lang: str,
        names: list[str],
        bots: list[bool],
        shape: str = "wide",
        choices: Sequence[Choice] = (),
    ) -> Scene:
        """The view as a picture, `wide` or `tall`, with these choices marked, as `choices_now` gives them.

        Pure: same arguments, same bytes. No more than `board` shows.
        """
        words = self.book.words(lang)
        return self.draw_scene(view, words, names, bots, shape, marks_of(choices, words, names))

    def draw_scene(self, view: S, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks) -> Scene:
        """What `scene` calls: `marks` say, by the key of each thing, what can be chosen and why something cannot."""
        raise SetupError(Message("scene-none", {"game": self.id}))

    @classmethod
    def draws(cls) -> bool:
        """Whether it has scenes."""
        return cls.scene is not Game.scene or cls.draw_scene is not Game.draw_scene

    @classmethod
    def poster(cls, lang: str, edition: Edition | None = None) -> Scene | None:
        """A small scene of the game's own pieces, to know it by; None for a game that does not draw, or whose poster
        cannot be drawn with the pieces of this edition."""
        if not cls.draws():
            return None
        game = cls(cls.player_counts(edition or cls.standard_edition())[0], edition=edition)
        seats = [COMMON.words(lang)("name-seat", n=str(seat + 1)) for seat in range(game.players)]
        view: Any = game.new().view(SPECTATOR)
        return game.scene(view, lang, seats, [False] * game.players)

    @classmethod
    def illustrations(cls, lang: str, edition: Edition | None = None) -> dict[str, Scene]:
        """Scenes for the rules page, by the id of the rule or example that they show, with the components of this
        edition; what it lacks the pieces for, or what would be false with it, is left out."""
        return {}

    @classmethod
    def about(cls, lang: str, edition: Edition | None = None) -> About | None:
        """What a rulebook has besides rules, with the figures of an edition; None for a game that tells nothing."""
        return None

    def about_played(self, lang: str) -> About | None:
        """The same of what is played here, where options change what is told."""
        return self.about(lang, self.edition)

    @classmethod
    def tells_about(cls) -> bool:
        """Whether it answers `about`."""
        return any("about" in kind.__dict__ for kind in cls.__mro__ if kind is not Game)

    def flights(self, before: S, step: Step, after: S, seat: int) -> list[Flight]:
        """What came from where by this step, for the page to let it fly. The states are full: leak nothing.

        A thing that keeps its key needs none; this is for what had another key, or none, in the scene before.
        """
        return []

    def frames(self, before: S, step: Step, after: S, seat: int) -> list[Frame]:
        """A step that does much, such as an automaton's whole turn, as positions to be watched one after another.

        In them nobody is asked. All states are full: leak nothing to this seat but what their views show.
        """
        return []

    # for tests

    def pieces(self, state: S) -> Counter[str]:
        """Every card, tile and token of a full state, wherever it is; the same at each step of a match."""
        raise NotImplementedError


@lru_cache(maxsize=64)
def _words_for(kind: Any, edition: Edition, lang: str) -> EditionWords:
    return EditionWords(kind, edition, lang)


@lru_cache(maxsize=64)
def _components_of(kind: Any, edition: Edition) -> Any:
    file = edition.entries(kind.book)
    components = kind.read_components(file)
    file.done()
    return components
