"""That the nets hold: a sound game passes each of them, and each finds the bug that it is made for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from vivant.engine.board import Board, Span
from vivant.engine.game import Game, LogLine, Move, Step
from vivant.engine.state import EVERYTHING, State
from vivant.testkit import conservation, contract, copies, scenes, secrecy, speech
from vivant.testkit.cases import Case, cases_of
from vivant.testkit.nets import NETS, Net
from vivant.testkit.worlds import check_every_world
from vivant.words import Message

from .conftest import Register
from .mini.game import Mini
from .mini.state import BID, OVER, PLAY, MiniState, suit_of


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.__name__)
@pytest.mark.parametrize("case", cases_of(Mini), ids=str)
def test_a_sound_game_passes(case: Case, net: Net, register: Register) -> None:
    register(Mini)
    for seed in range(6):
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


class PicksTheLast(MiniState):
    def pick(self, seat: int, dice: Any) -> int:
        super().pick(seat, dice)
        return self.legal(seat)[-1]


class PicksTwice(MiniState):
    def pick(self, seat: int, dice: Any) -> int:
        picked = super().pick(seat, dice)
        dice.below(2)
        return picked


class Permissive(MiniState):
    """why_not forgets that suit must be followed."""

    def why_not(self, seat: int, action: int) -> Any:
        reason = super().why_not(seat, action)
        return None if reason is not None and reason.rule == "MI-03" else reason


class UnknownRule(MiniState):
    def why_not(self, seat: int, action: int) -> Any:
        reason = super().why_not(seat, action)
        if reason is not None:
            reason.rule = "MI-99"
        return reason


class Speechless(MiniState):
    def why_not(self, seat: int, action: int) -> Any:
        reason = super().why_not(seat, action)
        if reason is not None:
            reason.message = Message("refuse-held")
        return reason


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


class Miscounting(MiniState):
    def breakdown(self, seat: int) -> Any:
        return super().breakdown(seat)[:1]


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


class LeakyRefusal(MiniState):
    """The reason depends on the hands of others."""

    def why_not(self, seat: int, action: int) -> Any:
        reason = super().why_not(seat, action)
        held = any(action in hand for other, hand in enumerate(self.hands) if other != seat)
        if reason is not None and held:
            reason.rule = "MI-04"
        return reason


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
    """imagine also deals the looker anew."""

    def imagine(self, dice: Any) -> MiniState:
        world = super().imagine(dice)
        if self.viewer >= 0 and self.stage == BID:
            world.hands[0], world.hands[1] = world.hands[1], world.hands[0]
        return world


STATES: list[tuple[type[MiniState], Net, str]] = [
    (Unsorted, contract.check_contract, "is not ascending"),
    (Silent, contract.check_contract, "nothing legal"),
    (PicksTheLast, contract.check_contract, "where legal[below] is"),
    (PicksTwice, contract.check_contract, "draws more than once"),
    (Permissive, contract.check_contract, "is not legal but not refused"),
    (UnknownRule, contract.check_contract, "no rule of the page"),
    (Speechless, contract.check_contract, "is not given action"),
    (Busy, contract.check_contract, "to_act() is 1"),
    (LoadedDice, contract.check_contract, "roll does not give"),
    (LoadedDice, copies.check_same_dice, "whose chance is rolled differs"),
    (Weightless, contract.check_contract, "has the weight 0"),
    (Endless, contract.check_contract, "than most_steps"),
    (Miscounting, contract.check_contract, "but their sources give"),
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
    (LeakyRefusal, secrecy.check_secrecy, "why_not"),
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
        check_every_world(game_of(state)(2), lookers=[0])


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

    def scene(self, view: WithTruth, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Any:
        return SimpleNamespace(pictures=str(view.truth is not None and 5 in view.truth.hands[0]))


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

    def moves(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[Move]:
        return [Move("a", "b")] if step.who >= 0 and step.do == max(before.hands[step.who], default=0) else []


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
    """A scene of one picture with these fragments, and with a button for each legal bid or card."""

    parts: ClassVar[dict[str, str]] = {}
    button = '<g id="do-{0}" class="can" data-action="{1}" role="button" tabindex="0" aria-label="{1}"/>'

    def scene(self, view: MiniState, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Any:
        legal = view.legal(view.viewer) if view.viewer >= 0 and view.to_act() >> view.viewer & 1 else []
        buttons = {f"do-{n}": self.button.format(n, self.text(n)) for n in legal}
        fragments = [
            SimpleNamespace(key=key, svg=svg) for key, svg in {"mat": '<g id="mat"/>', **buttons, **self.parts}.items()
        ]
        table = SimpleNamespace(name="table", fragments=fragments)
        return SimpleNamespace(pictures=(table,), sprite='<g id="sign"/>')


def test_a_game_has_a_poster_if_it_draws_at_all() -> None:
    assert Mini.poster("fr") is None
    assert Drawn.poster("fr").pictures[0].name == "table"


def drawn_with(**changes: object) -> type[Mini]:
    return type("BadlyDrawn", (Drawn,), changes)


class Teleporting(Drawn):
    """Everything comes from a place that nobody sees."""

    source = "nowhere"
    thing = "mat"

    def moves(self, before: MiniState, step: Step, after: MiniState, seat: int) -> list[Move]:
        return [Move(self.thing, self.source)]


def test_a_well_drawn_game_passes() -> None:
    parts = {"a": '<g id="a"><use href="#sign"/></g>'}
    scenes.check_scenes(drawn_with(parts=parts)(2), 1)
    scenes.check_moves(type("Sound", (Teleporting,), {"source": "mat"})(2), 1)


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
        ('<g id="a" data-action="b1" class="can" role="button" tabindex="0" aria-label="b1"/>', "nobody is asked"),
    ],
)
def test_a_fragment_that_a_page_should_not_take_is_found(svg: str, complaint: str) -> None:
    finds(scenes.check_scenes, drawn_with(parts={"a": svg}), complaint)


GAMES: list[tuple[type[Mini], Net, str]] = [
    (drawn_with(button=Drawn.button.replace("can", "")), scenes.check_scenes, "cannot be chosen, against the rules"),
    (drawn_with(button=Drawn.button.replace('tabindex="0"', "")), scenes.check_scenes, "is no named button"),
    (Teleporting, scenes.check_moves, "comes from nowhere, which was not there"),
    (type("Ghostly", (Teleporting,), {"thing": "gone"}), scenes.check_moves, "there is no gone"),
    (LeakyLog, secrecy.check_secrecy, "the log tells"),
    (LeakyBoard, secrecy.check_secrecy, "board tells"),
    (LeakyScene, secrecy.check_secrecy, "scene tells"),
    (LeakyQuestion, secrecy.check_secrecy, "question tells"),
    (LeakyPrompt, secrecy.check_secrecy, "prompt tells"),
    (LeakyLabel, secrecy.check_secrecy, "label tells"),
    (LeakyNote, secrecy.check_secrecy, "note tells"),
    (LeakyStatus, secrecy.check_secrecy, "status tells"),
    (LeakyMoves, secrecy.check_secrecy, "moves tell"),
    (Unlabelled, contract.check_contract, "is not given action"),
    (Unnoted, speech.check_notes, "there is no message note-unwritten in en"),
    (Untold, speech.check_log, "there is no message log-unwritten in en"),
    (Decorated, speech.check_boards, "it draws │"),
    (Mumbling, copies.check_texts, "with blanks where none belong"),
    (Gullible, copies.check_data, "is not refused"),
]


@pytest.mark.parametrize(("kind", "net", "complaint"), GAMES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_broken_game_is_found(kind: type[Mini], net: Net, complaint: str) -> None:
    finds(net, kind, complaint)
