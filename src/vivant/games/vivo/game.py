"""Vivo as the house knows it: its spaces, its options, what it asks and what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from vivant.draw.scene import Scene
from vivant.engine.actions import Space
from vivant.engine.bits import count_bits, members
from vivant.engine.board import Board
from vivant.engine.edition import Edition
from vivant.engine.evaluate import Evaluation
from vivant.engine.game import CHANCE, Game, LogLine, Move, Step
from vivant.engine.option import Option
from vivant.engine.state import Json, State
from vivant.games.vivo.cards import KINDS, NOBODY, NONE, Setup, pile_count
from vivant.games.vivo.edition import components
from vivant.games.vivo.evaluate import VivoEvaluation
from vivant.games.vivo.rules import OVER, PLAY, VivoState, load, new_match
from vivant.games.vivo.scene import draw_scene
from vivant.games.vivo.still import draw_illustrations, draw_poster
from vivant.games.vivo.text import draw_board
from vivant.games.vivo.words import BOOK, FOLDER
from vivant.words import Listing, Message, Who


class Vivo(Game):
    """A trick-taking game for 3 or 4, in which harmonies are followed, not suits."""

    id = "vivo"
    folder = FOLDER
    book = BOOK
    state_type = VivoState
    turn_rule = "VO-05"

    def __init__(
        self, players: int, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> None:
        super().__init__(players, options, edition)
        found = components(self.edition)
        letters = [suit[0] for suit in found.suits]
        without = self.options.get("without")
        first = self.options["first"]
        self.setup = Setup(
            players,
            list(found.suits),
            found.ranks,
            found.hand,
            found.rounds,
            found.tricks,
            found.highest_points,
            list(found.counts[players].pile),
            letters.index(without) if isinstance(without, str) else NONE,
            first if isinstance(first, int) else NOBODY,
            self.options["open_discards"] is True,
        )
        cards = [f"{letter}{rank}" for letter in letters for rank in range(1, found.ranks + 1)]
        self.actions = Space(cards)
        self.outcomes = Space(
            [f"first={seat}" for seat in range(players)]
            + [f"{place}={kind}" for place in ("now", "next") for kind in KINDS]
            + cards
        )
        # In each round the harmonies, the deal to all but one, and the plays; before them the first leader.
        self.most_steps = 1 + found.rounds * (found.tricks + (players - 1) * found.hand + players * found.hand)

    @classmethod
    def check_edition(cls, edition: Edition) -> None:
        components(edition)

    @classmethod
    def player_counts(cls, edition: Edition) -> tuple[int, ...]:
        return tuple(components(edition).counts)

    @classmethod
    def options_for(cls, players: int, edition: Edition) -> tuple[Option, ...]:
        found = components(edition)
        letters = tuple(suit[0] for suit in found.suits)
        first = Option("first", "random", ("random", *range(players)), rule="VO-03")
        open_discards = Option("open_discards", False, (False, True), rule="VO-R6")
        if found.counts[players].suits_removed:
            return (Option("without", letters[-1], letters, rule="VO-01"), first, open_discards)
        return (first, open_discards)

    def new(self) -> VivoState:
        return new_match(self.setup)

    def load_data(self, data: Json) -> VivoState:
        return load(self.setup, data)

    def evaluation(self) -> Evaluation:
        return self._evaluation

    @cached_property
    def _evaluation(self) -> VivoEvaluation:
        return VivoEvaluation(self.setup)

    def minds(self) -> dict[str, str]:
        return {
            "easy": "greedy:worlds=2,slips=30",
            "normal": "greedy:worlds=20",
            "hard": "search:ms=80,simulations=400",
            "expert": "search:ms=600",
        }

    def question(self, view: State, seat: int) -> Message:
        assert isinstance(view, VivoState)
        harmony = self.setup.kind_name(view.now)
        if view.laid == 0:
            return Message("ask-lead", {"harmony": harmony})
        hand = view.seats[seat].hand
        suits = Listing(tuple(self.setup.suits_in(view.follow)), either=True)
        if hand & view.follow == 0:
            return Message("ask-off", {"harmony": harmony, "suits": suits})
        if view.open_suits == view.now + 1:
            return Message("ask-reached", {"harmony": harmony, "suits": suits})
        if view.follow == self.setup.deck:
            return Message("ask-free", {"harmony": harmony, "missing": view.now + 1 - view.open_suits})
        return Message("ask-pressed", {"harmony": harmony, "suits": suits})

    def prompt(self, view: State, seat: int) -> Message:
        assert isinstance(view, VivoState)
        return Message("ask-which" if view.laid else "ask-which-lead")

    def label(self, view: State, seat: int, action: int) -> Message:
        return Message("scene-play", {"card": self.setup.spoken(action)})

    def status(self, view: State) -> Message:
        assert isinstance(view, VivoState)
        args = {
            "round": int(view.round) + 1,
            "rounds": int(self.setup.rounds),
            "trick": min(int(view.trick) + 1, int(self.setup.tricks)),
            "tricks": int(self.setup.tricks),
        }
        return Message("status", args)

    def note(self, view: State, seat: int) -> Message:
        assert isinstance(view, VivoState)
        return Message("board-cards", {"cards": int(view.hand_size(seat))})

    # the log: a chapter is a trick, numbered through the match

    def tell(self, before: State, step: Step, after: State, seat: int) -> list[LogLine]:
        assert isinstance(before, VivoState)
        assert isinstance(after, VivoState)
        chapter = before.round * self.setup.tricks + before.trick
        if step.who == CHANCE:
            return self._tell_outcome(before, step, after, seat)
        off = before.laid > 0 and not 1 << step.do & before.follow
        args = {"seat": Who(step.who), "card": self.setup.spoken(step.do)}
        key, rule = ("log-off", "VO-11") if off else ("log-play", "VO-05") if before.laid else ("log-lead", "VO-04")
        lines = [LogLine(Message(key, args), rule, until=chapter + 1)]
        if before.laid == self.setup.players - 1:
            lines += self._tell_trick(after, chapter)
        return lines

    def _tell_outcome(self, before: VivoState, step: Step, after: VivoState, seat: int) -> list[LogLine]:
        text = self.outcome_text(step.do)
        if text.startswith("first="):
            return [LogLine(Message("log-first", {"seat": Who(step.do)}), "VO-03")]
        if text.startswith("next=") and before.dealt:
            chapter = before.round * self.setup.tricks + before.trick
            harmony = self.setup.kind_name(after.next)
            return [LogLine(Message("log-next", {"harmony": harmony}), "VO-17", until=chapter + 1)]
        if after.stage != PLAY:
            return []
        lines = [LogLine(Message("log-round", {"round": after.round + 1, "seat": Who(after.leader)}), "VO-02")]
        if 0 <= seat < self.setup.players:
            # It goes with the first trick: set against the hand of later, it would show one's own discards (VO-22).
            cards = " ".join(self.setup.texts(after.seats[seat].hand))
            chapter = after.round * self.setup.tricks
            lines.append(LogLine(Message("log-hand", {"cards": cards}), "VO-02", until=chapter + 1))
        return lines

    def _tell_trick(self, after: VivoState, chapter: int) -> list[LogLine]:
        """Names only the card that stays face up, and so it may stay until the row is gathered (VO-R6)."""
        high, low = after.last_high, after.last_low
        number = chapter % self.setup.tricks + 1
        gathered = chapter - number + 1 + self.setup.tricks  # the first trick of the next round
        args: dict[str, object] = {"trick": number, "high": Who(high), "points-high": int(self.setup.highest_points)}
        args["next"] = "nobody" if after.stage == OVER else "somebody"
        lines: list[LogLine] = []
        if low == NOBODY:
            lines.append(LogLine(Message("log-trick-one", args), "VO-15", until=gathered))
        else:
            card = self.setup.spoken(after.seats[low].last_card)
            args |= {"low": Who(low), "card": card, "points": self.setup.rank_of[after.seats[low].last_card]}
            lines.append(LogLine(Message("log-trick", args), "VO-13", until=gathered))
        if after.stage == OVER:
            lines.append(LogLine(Message("log-over"), "VO-21"))
        elif after.trick == 0:
            scores = Listing(
                tuple(
                    Message("log-score", {"seat": Who(seat), "points": points})
                    for seat, points in enumerate(after.scores())
                )
            )
            args = {"round": after.round, "scores": scores}
            lines.append(LogLine(Message("log-round-over", args), "VO-19", aloud=True))
        return lines

    def lingers(self, view: State) -> bool:
        assert isinstance(view, VivoState)
        return view.laid == 0 and view.last_leader != NOBODY

    def open_chapter(self, view: State) -> int:
        assert isinstance(view, VivoState)
        if self.setup.open_discards or view.stage == OVER:
            return 0
        chapter = view.round * self.setup.tricks + view.trick
        return chapter if view.laid else chapter - 1

    def board(self, view: State, lang: str, names: list[str], plain: bool = False) -> Board:
        assert isinstance(view, VivoState)
        return draw_board(self.setup, view, BOOK.words(lang), names, plain)

    def scene(self, view: State, lang: str, names: list[str], bots: list[bool], shape: str = "wide") -> Scene:
        assert isinstance(view, VivoState)
        return draw_scene(self.setup, view, BOOK.words(lang), names, bots, shape)

    @classmethod
    def poster(cls, lang: str) -> Scene:
        return draw_poster(cls(max(cls.player_counts(cls.standard_edition()))).setup, lang)

    @classmethod
    def illustrations(cls, lang: str) -> dict[str, Scene]:
        counts = cls.player_counts(cls.standard_edition())
        return draw_illustrations({players: cls(players).setup for players in counts}, lang)

    def moves(self, before: State, step: Step, after: State, seat: int) -> list[Move]:
        assert isinstance(before, VivoState)
        assert isinstance(after, VivoState)
        if step.who == CHANCE:
            dealt = after.seats[seat].hand & ~before.seats[seat].hand if seat >= 0 else 0
            return [Move(f"card-{text}", "stage") for text in self.setup.texts(dealt)]
        played = f"card-{self.text(step.do)}"
        came = played if step.who == seat else f"hand-{step.who}"
        if after.round != before.round:  # the cards are gathered, and the trick is shown as one that is past
            laid = [f"card-{self.text(own.card)}" if own.card != NONE else came for own in before.seats]
            return [Move(f"past-{n}", source) for n, source in enumerate(laid)]
        found: list[Move] = []
        if before.laid == 0 and before.trick > 0:  # the trick before is cleared away, and its highest card turned over
            found.append(self._turned_over(before, f"card-{self.text(before.seats[before.last_high].last_card)}"))
        if after.stage == OVER:
            high = after.last_high
            source = came if high == step.who else f"card-{self.text(before.seats[high].card)}"
            found.append(self._turned_over(after, source))
            if high == step.who:
                return found
        return found if came == played else [Move(played, came), *found]

    def _turned_over(self, state: VivoState, source: str) -> Move:
        """The highest card of the last trick comes to lie in its row, face down."""
        return Move(f"back-{state.last_high}-{count_bits(state.seats[state.last_high].face_down) - 1}", source)

    def pieces(self, state: State) -> Counter[str]:
        assert isinstance(state, VivoState)
        found: Counter[str] = Counter()
        places = [state.deck] + [mask for seat in state.seats for mask in (seat.hand, seat.played)]
        for mask in places:
            found.update(self.text(card) for card in members(mask))
        face_down = sum(pile_count(state.pile, kind) for kind in range(len(KINDS)))
        found["harmony"] = face_down + state.trick + (state.now != NONE) + (state.next != NONE)
        return found
