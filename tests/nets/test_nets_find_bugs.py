"""That the nets hold: a sound game passes each of them, and each finds the bug that it is made for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from tests.nets.sizes import usually
from vivant.draw.scene import Picture, Scene
from vivant.draw.things import Fragment, Marks, Thing
from vivant.engine.board import Board, Span
from vivant.engine.choice import Choice
from vivant.engine.game import Flight, Game, LogLine, Step
from vivant.engine.reason import Points, Reason
from vivant.engine.space import UNKNOWN
from vivant.engine.state import EVERYTHING, State
from vivant.testkit import choices, conservation, contract, copies, scenes, secrecy, sheets, speech
from vivant.testkit.cases import Case, cases_of
from vivant.testkit.nets import NETS, Net
from vivant.testkit.worlds import check_every_world
from vivant.words import Message, Words

from .conftest import Register
from .mini.game import Mini
from .mini.state import BID, OVER, PLAY, MiniState, suit_of


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", cases_of(Mini), ids=str)
def test_a_sound_game_passes(case: Case, net: Net, register: Register) -> None:
    register(Mini)
    for seed in range(usually(2, deep=6)):
        net(case.game(), seed)


def test_a_sound_game_imagines_every_world() -> None:
    check_every_world(Mini(2))


def finds(net: Net, kind: type[Game], complaint: str, players: int = 2) -> None:
    """Within some seeds the net complains of this, and says where."""
    with pytest.raises(AssertionError) as caught:  # noqa: PT012
        for seed in range(30):
            net(kind(players), seed)
    text = str(caught.value)
    assert complaint in text
    assert text.startswith(f"mini, {players} players, first=0 prize=1 open=false, seed ")
    assert ", step " in text


def game_of(state_type: type[MiniState]) -> type[Mini]:
    return type("Broken", (Mini,), {"state_type": state_type})


class Unsorted(MiniState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Silent(MiniState):
    def legal(self, seat: int) -> list[int]:
        return [] if self.stage == PLAY and len(self.hands[seat]) == 1 else super().legal(seat)


class AllowsMore(MiniState):
    def allows(self, seat: int, action: int) -> bool:
        return super().allows(seat, action) or action == 1 << 40


class PicksTheLast(MiniState):
    def pick(self, seat: int, dice: Any) -> int:
        super().pick(seat, dice)
        return self.legal(seat)[-1]


class PicksTwice(MiniState):
    def pick(self, seat: int, dice: Any) -> int:
        picked = super().pick(seat, dice)
        dice.below(2)
        return picked


class Busy(MiniState):
    """Somebody is asked although it is over."""

    def to_act(self) -> int:
        return 1 if self.stage == OVER else super().to_act()


class LoadedDice(MiniState):
    def roll(self, dice: Any) -> None:
        while self.is_chance():
            self.apply_outcome(self.outcomes()[dice.below(len(self.outcomes()))][0])


class Weightless(MiniState):
    def outcomes(self) -> list[tuple[int, int]]:
        return [(outcome, weight - 1) for outcome, weight in super().outcomes()]


class Endless(MiniState):
    """The coin is tossed again for ever."""

    def apply_outcome(self, outcome: int) -> None:
        stage = self.stage
        super().apply_outcome(outcome)
        if self.stage == OVER:
            self.stage = stage


class BadPlaces(MiniState):
    def ranking(self) -> list[int]:
        return [seat + 1 for seat in range(self.players)]


class Forgetful(MiniState):
    """seen falls when a trick is cleared away."""

    def seen(self, seat: int) -> int:
        return super().seen(seat) - 2 * sum(self.tricks)


class SharedClone(MiniState):
    """A clone holds the same list of points, which is changed in place."""

    def clone(self) -> MiniState:
        same = super().clone()
        same.points = self.points
        return same


class HalfClone(MiniState):
    """A clone forgets the voids."""

    def clone(self) -> MiniState:
        same = super().clone()
        same.voids = [[] for _ in range(self.players)]
        return same


class SharedView(MiniState):
    def view(self, seat: int) -> MiniState:
        seen = super().view(seat)
        seen.tricks = self.tricks
        return seen


class Counting(MiniState):
    """Looking at the scores leaves a trace."""

    def scores(self) -> list[int]:
        self.points[0] += 1
        return super().scores()


class Hoarding(MiniState):
    """Its data are its own lists."""

    def data(self) -> Any:
        return {**super().data(), "points": self.points}


class Tuples(MiniState):
    def data(self) -> Any:
        return {**super().data(), "points": tuple(self.points)}


class Careless(MiniState):
    """Its data leave out whose turn it is."""

    def data(self) -> Any:
        return {**super().data(), "turn": 0}


class Gambler(MiniState):
    """Draws from the world around it."""

    def imagine(self, dice: Any) -> MiniState:
        import random

        from vivant.engine.dice import FastDice

        return super().imagine(FastDice(random.getrandbits(30)))


class Thief(MiniState):
    """A card that is played off suit goes missing."""

    def apply(self, seat: int, action: int) -> None:
        off = bool(self.stage == PLAY and self.table and suit_of(action) != self.suit_led())
        super().apply(seat, action)
        if off:
            self.played[seat] = self.played[seat][:-1] + self.played[seat][:-1]


class LeakyHand(MiniState):
    """A view shows the hand of the next seat."""

    def view(self, seat: int) -> MiniState:
        seen = super().view(seat)
        if seat >= 0:
            seen.hands[(seat + 1) % self.players] = self.hands[(seat + 1) % self.players]
        return seen


class LeakySeen(MiniState):
    """seen tells who holds the highest card."""

    def seen(self, seat: int) -> int:
        return super().seen(seat) + (5 in self.hands[0])


class Uncounted(MiniState):
    """seen forgets that bids were shown."""

    def seen(self, seat: int) -> int:
        return super().seen(seat) - self.shows_bids()


class ForgetsVoids(MiniState):
    """imagine deals suits that a seat was seen not to hold."""

    def imagine(self, dice: Any) -> MiniState:
        blind = self.copy()
        blind.voids = [[] for _ in range(self.players)]
        world = MiniState.imagine(blind, dice)
        world.voids = self.voids
        return world


class Biased(MiniState):
    """imagine fears the worst: of two deals the one with the higher cards."""

    def imagine(self, dice: Any) -> MiniState:
        return max(super().imagine(dice), super().imagine(dice), key=lambda world: world.hands)


class Losing(MiniState):
    """imagine loses the deck."""

    def imagine(self, dice: Any) -> MiniState:
        world = super().imagine(dice)
        if self.viewer != EVERYTHING:
            world.deck = []
        return world


class Reshuffling(MiniState):
    """imagine also deals the viewer anew."""

    def imagine(self, dice: Any) -> MiniState:
        world = super().imagine(dice)
        if self.viewer >= 0 and self.stage == BID:
            world.hands[0], world.hands[1] = world.hands[1], world.hands[0]
        return world


STATES: list[tuple[type[MiniState], Net, str]] = [
    (Unsorted, contract.check_contract, "is not ascending"),
    (Silent, contract.check_contract, "nothing legal"),
    (PicksTheLast, contract.check_contract, "where legal[below] is"),
    (AllowsMore, contract.check_contract, "and legal says otherwise"),
    (PicksTwice, contract.check_contract, "draws more than once"),
    (Busy, contract.check_contract, "to_act() is 1"),
    (LoadedDice, contract.check_contract, "roll does not give"),
    (LoadedDice, copies.check_same_dice, "whose chance is rolled differs"),
    (Weightless, contract.check_contract, "has the weight 0"),
    (Endless, contract.check_contract, "than most_steps"),
    (BadPlaces, contract.check_contract, "no better place"),
    (Forgetful, contract.check_contract, "fell from"),
    (SharedClone, copies.check_clones, "was changed by what came later"),
    (HalfClone, copies.check_clones, "a clone is not what it was cloned from"),
    (SharedView, copies.check_clones, "was changed by what came later"),
    (Counting, copies.check_looking, "changes the state"),
    (Hoarding, copies.check_data, "shared with the state"),
    (Tuples, copies.check_data, "not plain JSON"),
    (Careless, copies.check_copies_play_alike, "otherwise than the state"),
    (Gambler, secrecy.check_imagine, "something else than the dice it is given"),
    (Thief, conservation.check_conservation, "pieces are lost"),
    (LeakyHand, secrecy.check_secrecy, "not see like this"),
    (LeakySeen, secrecy.check_secrecy, "seen tells"),
    (Uncounted, secrecy.check_secrecy, "seen did not rise"),
    (Losing, secrecy.check_imagine, "loses or gains pieces"),
    (Reshuffling, secrecy.check_imagine, "would not see like this"),
]


@pytest.mark.parametrize(("state", "net", "complaint"), STATES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_state_is_found(state: type[MiniState], net: Net, complaint: str) -> None:
    finds(net, game_of(state), complaint)


@pytest.mark.parametrize(("state", "complaint"), [(ForgetsVoids, "cannot be"), (Biased, "not uniform")])
def test_a_wrong_imagination_is_found(state: type[MiniState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_every_world(game_of(state)(2), viewers=[0])


class Permissive(Mini):
    """why_not forgets that suit must be followed."""

    def why_not(self, view: MiniState, seat: int, action: int) -> Reason | None:
        reason = super().why_not(view, seat, action)
        return None if reason is not None and reason.rule == "MI-03" else reason


class UnknownRule(Mini):
    def reason(self, view: MiniState, seat: int, action: int) -> Reason:
        return Reason("MI-99", super().reason(view, seat, action).message)


class Speechless(Mini):
    def reason(self, view: MiniState, seat: int, action: int) -> Reason:
        return Reason("MI-01", Message("refuse-held"))


class LeakyRefusal(Mini):
    """The reason depends on the hands of others."""

    def reason(self, view: MiniState, seat: int, action: int) -> Reason:
        reason = super().reason(view, seat, action)
        held = any(action in hand for other, hand in enumerate(view.hands) if other != seat)
        return Reason("MI-04", reason.message) if held else reason


class Miscounting(Mini):
    def breakdown(self, view: MiniState, seat: int) -> list[Points]:
        return super().breakdown(view, seat)[:1]


class Rounding(Mini):
    """What is read back is equal, but not written alike."""

    def load_data(self, data: Any) -> MiniState:
        state = super().load_data(data)
        state.points = [float(points) for points in state.points]
        return state


class LeakyLog(Mini):
    """The log tells bids as they are made."""

    def tell(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[LogLine]:
        lines = super().tell(before, step, after, seat)
        if before.stage == BID and step.who != seat:
            lines.append(LogLine(Message("log-coin", {"side": self.text(step.do)})))
        return lines


class WithTruth(MiniState):
    """A view keeps a way back to what it must not know; its data look clean."""

    truth: MiniState | None = None

    def view(self, seat: int) -> MiniState:
        seen = super().view(seat)
        seen.truth = self.copy()
        return seen

    def data(self) -> Any:
        return {name: value for name, value in super().data().items() if name != "truth"}


class LeakyBoard(Mini):
    state_type = WithTruth

    def board(self, view: WithTruth, lang: str, names: list[str], plain: bool = False) -> Board:
        return [*super().board(view, lang, names, plain), [Span(str(view.truth and view.truth.hands))]]


class LeakyScene(Mini):
    """Card backs that tell: the highest card has another one."""

    state_type = WithTruth

    def scene(self, view: WithTruth, *args: object) -> Any:
        return SimpleNamespace(pictures=str(view.truth is not None and 5 in view.truth.hands[0]))


class LeakyChoices(Mini):
    """A thing stands for a card only while the other seat does not hold the highest one."""

    state_type = WithTruth

    def choices(self, view: WithTruth, seat: int) -> list[Choice]:
        held = view.truth is not None and 5 in view.truth.hands[1 - seat]
        return [replace(choice, keys=("a",) if held else ()) for choice in super().choices(view, seat)]


class LeakyQuestion(Mini):
    state_type = WithTruth

    def question(self, view: WithTruth, seat: int) -> Message:
        held = view.truth is not None and 5 in view.truth.hands[1 - seat]
        return Message("ask-bid" if held else "ask-play")


class LeakyPrompt(LeakyQuestion):
    question = Mini.question
    prompt = LeakyQuestion.question


class LeakyLabel(Mini):
    state_type = WithTruth

    def label(self, view: WithTruth, seat: int, action: int) -> Message:
        return Message("action-label", {"action": str(view.truth is not None and action in view.truth.hands[1 - seat])})


class LeakyNote(Mini):
    """What stands under a name tells who holds the highest card."""

    state_type = WithTruth

    def note(self, view: WithTruth, seat: int) -> Message | None:
        return Message("ask-bid") if view.truth is not None and 5 in view.truth.hands[seat] else None


class LeakyStatus(LeakyNote):
    note = Mini.note

    def status(self, view: WithTruth) -> Message | None:
        return LeakyNote.note(self, view, 0)


class LeakyMoves(Mini):
    """A flight for who played the highest of its cards."""

    def flights(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[Flight]:
        return [Flight("a", "b")] if step.who >= 0 and step.do == max(before.hands[step.who], default=0) else []


class Unlabelled(Mini):
    def label(self, view: MiniState, seat: int, action: int) -> Message:
        return Message("action-label")


class Unnoted(Mini):
    def note(self, view: MiniState, seat: int) -> Message:
        return Message("note-unwritten")


class Untold(Mini):
    """The log says something that nobody has written."""

    def tell(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[LogLine]:
        return [LogLine(Message("log-unwritten"))]


class Decorated(Mini):
    def board(self, view: MiniState, lang: str, names: list[str], plain: bool = False) -> Board:
        return [[Span("│"), Span("")], *super().board(view, lang, names, plain)]


class Mumbling(Mini):
    """Two actions differ only in their case."""

    def text(self, action: int) -> str:
        return super().text(action) if action else " " + super().text(action)


class Gullible(Mini):
    def load(self, data: Any) -> State:
        return super().load(data) if data else self.new()


class Drawn(Mini):
    """A scene of one picture: a mat, a thing for each bid and card before a viewer, and these fragments."""

    parts: ClassVar[dict[str, str]] = {}
    written = ("", "")  # what of the markup is written otherwise, and how

    def choices(self, view: MiniState, seat: int) -> list[Choice]:
        """The bids, or the whole hand; what may not be played says why not."""
        expected = view.legal(seat) if view.stage == BID else sorted(view.hands[seat])
        return [
            self.choice(view, seat, action, (f"do-{action}",), self.why_not(view, seat, action)) for action in expected
        ]

    def draw_scene(
        self, view: MiniState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks
    ) -> Scene:
        table = Picture("table", 100, 100, marks=marks)
        table.add(Thing("mat", ""))
        for action in range(len(self.actions)) if view.viewer >= 0 else ():
            table.add(Thing(f"do-{action}", "", label=self.text(action)))
        drawn = [Fragment(key, svg.replace(*self.written) if self.written[0] else svg) for key, svg in table.fragments]
        table.fragments = drawn + [Fragment(key, svg) for key, svg in self.parts.items()]
        return Scene("mini", (table,), '<g id="sign"/>', (("#111", "#222"), ("#333", "#444")))


def test_a_game_has_a_poster_if_it_draws_at_all() -> None:
    assert Mini.poster("fr") is None
    assert Drawn.poster("fr").pictures[0].name == "table"


def drawn_with(**changes: object) -> type[Mini]:
    return type("BadlyDrawn", (Drawn,), changes)


class Teleporting(Drawn):
    """Everything comes from a place that nobody sees."""

    source = "nowhere"
    thing = "mat"

    def flights(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[Flight]:
        return [Flight(self.thing, self.source)]


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
def test_a_well_drawn_game_passes(net: Net, register: Register) -> None:
    register(Drawn)
    net(Drawn(3), 1)


def test_a_fragment_may_use_what_the_sprite_holds() -> None:
    scenes.check_scenes(drawn_with(parts={"a": '<g id="a"><use href="#sign"/></g>'})(2), 1)
    scenes.check_flights(type("Sound", (Teleporting,), {"source": "mat"})(2), 1)


@pytest.mark.parametrize(
    ("svg", "complaint"),
    [
        ('<g id="b"/>', "a is not the id of its root, which is b"),
        ('<g id="a">', "a is not well formed"),
        ('<g id="a"><foreignObject/></g>', "no <foreignObject>"),
        ('<g id="a" style="fill:red"/>', "no attribute style"),
        ('<g id="a" onclick="alert(1)"/>', "no attribute onclick"),
        ('<g id="a"><script/></g>', "no <script>"),
        ('<g id="a"><image href="#sign"/></g>', "no <image>"),
        ('<g id="a"><use href="https://example.org/#sign"/></g>', "is not in the scene"),
        ('<g id="a"><use href="#lost"/></g>', "is not in the scene"),
        ('<g id="a"><rect fill="url(//example.org)"/></g>', "is not in the scene"),
        ('<g id="a" data-action="b1" class="can" role="button" tabindex="0" aria-label="b1"/>', "its choices say {}"),
        ('<g id="a" class="can"/>', "looks as if it could be chosen"),
        ('<g id="a" role="button" tabindex="0" aria-label="b1"/>', "is a button with a name and stands for nothing"),
        ('<g id="a" aria-disabled="true"/>', "is disabled for ears"),
        ('<g id="a"><g data-action="b1"/></g>', "a has something to choose inside it"),
        ('<g id="a"><g role="button"/></g>', "a has something to choose inside it"),
    ],
)
def test_a_fragment_that_a_page_should_not_take_is_found(svg: str, complaint: str) -> None:
    finds(scenes.check_scenes, drawn_with(parts={"a": svg}), complaint)


def choosing(change: Callable[[Drawn, list[Choice]], list[Choice]]) -> type[Mini]:
    """The game with its choices changed."""

    def choices(self: Drawn, view: MiniState, seat: int) -> list[Choice]:
        return change(self, Drawn.choices(self, view, seat))

    return type("Misleading", (Drawn,), {"choices": choices})


def each(**changes: Any) -> type[Mini]:
    """The game with every choice changed like this."""
    return choosing(lambda game, choices: [replace(choice, **changes) for choice in choices])


NO_ACTION = Choice(UNKNOWN, "", Message("title"), ("mat",))
NOWHERE = Reason("MI-99", Message("refuse-suit", {"suit": "a"}))
OTHERWISE = Reason("MI-04", Message("refuse-suit", {"suit": "a"}))
UNSAID = Reason("MI-01", Message("refuse-held"))
CHOICES: list[tuple[str, type[Mini], str]] = [
    ("backwards", choosing(lambda game, choices: choices[::-1]), "they are not ascending"),
    ("doubled", choosing(lambda game, choices: [*choices, choices[-1]]), "they are not ascending"),
    ("withheld", choosing(lambda game, choices: choices[:-1]), "is legal and not offered"),
    ("lawless", each(reason=None), "is offered and not legal"),
    ("misspelt", each(text="b9"), "is called otherwise"),
    ("renamed", each(label=Message("title")), "its label is not the game's"),
    ("unlabelled", each(label=Message("action-label")), "is not given action"),
    ("beyond", choosing(lambda game, choices: [*choices, replace(choices[0], action=99)]), "there is no action 99"),
    ("doubly keyed", each(keys=("a", "a")), "a key stands twice"),
    ("refused", choosing(lambda game, choices: [*choices, aside(choices[0], OTHERWISE)]), "it is legal and refused"),
    ("unruly", choosing(lambda game, choices: [*choices, aside(NO_ACTION, NOWHERE)]), "no rule of the page"),
    ("unsaid", choosing(lambda game, choices: [*choices, aside(NO_ACTION, UNSAID)]), "is not given action"),
    ("unrefused", choosing(lambda game, choices: [*choices, aside(NO_ACTION, None)]), "it stands aside and is"),
    (
        "textual",
        choosing(lambda game, choices: [*choices, replace(aside(NO_ACTION, OTHERWISE), text="x")]),
        "no action",
    ),
    (
        "excused",
        choosing(lambda game, choices: [excused(choice) for choice in choices]),
        "not the one that why_not gives",
    ),
]


def aside(choice: Choice, reason: Reason | None) -> Choice:
    return replace(choice, reason=reason, aside=True)


def excused(choice: Choice) -> Choice:
    """Refused by another rule than it is."""
    return choice if choice.offered else replace(choice, reason=OTHERWISE)


@pytest.mark.parametrize(("kind", "complaint"), [pytest.param(*rest, id=id) for id, *rest in CHOICES])
def test_a_wrong_choice_is_found(kind: type[Mini], complaint: str) -> None:
    finds(choices.check_choices, kind, complaint)


def test_what_is_learned_by_trying_may_be_offered_and_what_is_no_action_may_stand_aside() -> None:
    trying = type("Trying", (each(reason=None),), {"learns_by_trying": lambda self, view, seat: True})
    standing = choosing(lambda game, choices: [*choices, aside(NO_ACTION, OTHERWISE)])
    for seed in range(6):
        choices.check_choices(trying(2), seed)
        choices.check_choices(standing(2), seed)
        scenes.check_scenes(standing(2), seed)


class Deaf(Drawn):
    """Marks nothing, whatever may be chosen."""

    def scene(self, view: MiniState, *args: Any, **more: Any) -> Scene:
        return super().scene(view, *args[:4])


class Restless(Drawn):
    """Marks what could be chosen, even for those who were not given it to choose."""

    def scene(self, view: MiniState, lang: str, names: list[str], bots: list[bool], *args: Any) -> Scene:
        asked = view.viewer >= 0 and view.to_act() >> view.viewer & 1
        return super().scene(view, lang, names, bots, "wide", self.choices(view, view.viewer) if asked else [])


class Crossed(Drawn):
    """Marks one card and means another."""

    def scene(self, view: MiniState, lang: str, names: list[str], bots: list[bool], *args: Any) -> Scene:
        given = args[1] if len(args) > 1 else []
        crossed = [replace(choice, keys=(f"do-{(choice.action + 1) % 8}",)) for choice in given]
        return super().scene(view, lang, names, bots, "wide", crossed)


GAMES: list[tuple[type[Mini], Net, str]] = [
    (drawn_with(written=('class="can"', "")), scenes.check_scenes, "looks as if it could be chosen and cannot, or the"),
    (
        drawn_with(written=('tabindex="0"', "")),
        scenes.check_scenes,
        "is a button with a name and stands for nothing, or",
    ),
    (
        drawn_with(written=('role="button"', 'role="img"')),
        scenes.check_scenes,
        "is a button with a name and stands for",
    ),
    (drawn_with(written=('aria-disabled="true"', "")), scenes.check_scenes, "is disabled for ears and offered, or the"),
    (drawn_with(written=('data-why="MI-03"', "")), scenes.check_scenes, "and its choices say"),
    (Deaf, scenes.check_scenes, "is marked {}, and its choices say"),
    (Restless, scenes.check_scenes, "and its choices say {}"),
    (Crossed, scenes.check_scenes, "and its choices say"),
    (each(keys=("nowhere",)), scenes.check_scenes, "nothing is drawn of nowhere, which stand for"),
    (Teleporting, scenes.check_flights, "comes from nowhere, which was not there"),
    (type("Ghostly", (Teleporting,), {"thing": "gone"}), scenes.check_flights, "there is no gone"),
    (Permissive, contract.check_contract, "is not legal but not refused"),
    (UnknownRule, contract.check_contract, "no rule of the page"),
    (Speechless, contract.check_contract, "is not given action"),
    (Miscounting, contract.check_contract, "but their sources give"),
    (Miscounting, sheets.check_sheet, "the scores are"),
    (Rounding, copies.check_data, "are read back as something else"),
    (LeakyRefusal, secrecy.check_secrecy, "why_not"),
    (LeakyChoices, secrecy.check_secrecy, "choices tells"),
    (LeakyLog, secrecy.check_secrecy, "the log tells"),
    (LeakyBoard, secrecy.check_secrecy, "board tells"),
    (LeakyScene, secrecy.check_secrecy, "scene tells"),
    (LeakyQuestion, secrecy.check_secrecy, "question tells"),
    (LeakyPrompt, secrecy.check_secrecy, "prompt tells"),
    (LeakyLabel, secrecy.check_secrecy, "label tells"),
    (LeakyNote, secrecy.check_secrecy, "note tells"),
    (LeakyStatus, secrecy.check_secrecy, "status tells"),
    (LeakyMoves, secrecy.check_secrecy, "flights tell"),
    (Unlabelled, contract.check_contract, "is not given action"),
    (Unnoted, speech.check_notes, "there is no message note-unwritten in en"),
    (Untold, speech.check_log, "there is no message log-unwritten in en"),
    (Decorated, speech.check_boards, "it draws │"),
    (Mini, speech.check_agreement, "the verb does not agree in 'You "),
    (Mumbling, copies.check_texts, "with blanks where none belong"),
    (Gullible, copies.check_data, "is not refused"),
]


@pytest.mark.parametrize(("kind", "net", "complaint"), GAMES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_game_is_found(kind: type[Mini], net: Net, complaint: str) -> None:
    finds(net, kind, complaint)
