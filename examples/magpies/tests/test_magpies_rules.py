"""Every rule of Magpies, each on a table that is dealt for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from magpies import Magpies
from magpies.rules import HIDDEN, NOT_YET, MagpiesState

from vivant.engine.edition import edition_from_text
from vivant.engine.errors import EditionError
from vivant.engine.game import Step
from vivant.engine.state import SPECTATOR
from vivant.testkit import rules

STANDARD = Magpies.standard_edition().text


class Table:
    """A match dealt by hand. `round` turns up a trinket and lets each seat choose in turn."""

    def __init__(self, *hands: str, tie: str = "stays", rests: int = 1) -> None:
        edition = edition_from_text(STANDARD.replace('tie = "stays"', f'tie = "{tie}"'), "test")
        self.game = Magpies(len(hands), {"rests": rests}, edition)
        self.state = self.game.new()
        for card in " ".join(hands).split():
            self.draw(card)

    def draw(self, outcome: str) -> None:
        self.state.apply_outcome(self.game.parse_outcome(outcome))

    def choose(self, seat: int, choice: str) -> None:
        action = self.game.parse(choice)
        assert self.game.why_not(self.state, seat, action) is None
        self.state.apply(seat, action)

    def round(self, worth: int, choices: str) -> None:
        self.draw(f"shiny={worth}")
        for seat, choice in enumerate(choices.split()):
            self.choose(seat, choice)

    def refusal(self, seat: int, choice: str) -> str:
        """The rule that forbids it."""
        reason = self.game.why_not(self.state, seat, self.game.parse(choice))
        return reason.rule if reason else ""

    def hand(self, seat: int, state: MagpiesState | None = None) -> str:
        return " ".join(self.game.text(card) for card in (state or self.state).hands[seat])


def three() -> Table:
    return Table("b1 b5 g6 g8", "b2 g5 g1 b7", "b3 g2 b8 g7")


@pytest.mark.rule("MP-01")
def test_each_is_dealt_a_hand_and_the_rest_is_left() -> None:
    table = three()
    assert [table.hand(seat) for seat in range(3)] == ["b1 b5 g6 g8", "b2 b7 g1 g5", "b3 b8 g2 g7"]
    assert [table.game.text(card) for card in table.state.deck] == ["b4", "b6", "g3", "g4"]
    assert Magpies.player_counts(Magpies.standard_edition()) == (2, 3, 4)


@pytest.mark.rule("MP-02")
def test_a_trinket_is_turned_up_by_how_many_there_are() -> None:
    table = three()
    odds = {table.game.outcome_text(outcome): weight for outcome, weight in table.state.outcomes()}
    assert odds == {"shiny=1": 2, "shiny=2": 2, "shiny=3": 1, "shiny=4": 1}
    table.draw("shiny=3")
    assert (table.state.table, table.state.pile) == ([3], [1, 1, 2, 2, 4])


@pytest.mark.rule("MP-03")
def test_all_choose_at_once_in_any_order() -> None:
    one, other = three(), three()
    for table, order in ((one, (0, 1, 2)), (other, (2, 0, 1))):
        table.draw("shiny=1")
        assert table.state.to_act() == 0b111
        for seat in order:
            table.choose(seat, ["b5", "b7", "rest"][seat])
    assert one.state.data() == other.state.data()


@pytest.mark.rule("MP-04")
def test_a_card_must_be_in_hand() -> None:
    table = three()
    table.draw("shiny=1")
    assert table.refusal(0, "b5") == ""
    assert table.refusal(0, "b7") == "MP-04"


@pytest.mark.rule("MP-05")
def test_who_rests_keeps_the_cards_and_may_not_do_it_too_often() -> None:
    table = three()
    table.round(1, "rest b7 b8")
    assert table.hand(0) == "b1 b5 g6 g8"
    table.draw("shiny=1")
    assert table.refusal(0, "rest") == "MP-05"
    assert table.refusal(1, "rest") == ""
    assert three().game.parse("rest") not in Table("b1 b2 b3 b4", "g1 g2 g3 g4", rests=0).state.legal(0)


@pytest.mark.rule("MP-06")
def test_the_highest_number_takes_everything_and_cards_are_spent() -> None:
    table = three()
    table.round(4, "b5 b2 g7")
    assert table.state.won == [[], [], [4]]
    assert [table.hand(seat) for seat in range(3)] == ["b1 g6 g8", "b7 g1 g5", "b3 b8 g2"]


@pytest.mark.rule("MP-07")
def test_most_points_win_and_equals_share() -> None:
    table = three()
    table.round(1, "g8 b2 b3")
    table.round(1, "b5 b7 g2")
    table.round(4, "b1 g1 g7")
    table.round(2, "g6 g5 rest")
    assert table.state.is_over()
    assert table.state.scores() == [3, 1, 4]
    assert table.state.ranking() == [2, 3, 1]
    assert [points.value for points in table.game.breakdown(table.state, 0)] == [1, 2]
    table = three()
    table.round(1, "g8 b2 b3")
    table.round(1, "b5 b7 g2")
    assert table.state.ranking() == [1, 1, 3]


@pytest.mark.rule("MP-08")
def test_a_view_hides_hands_and_choices() -> None:
    table = three()
    table.draw("shiny=1")
    table.choose(1, "rest")
    for seat in (0, SPECTATOR):
        view = table.state.view(seat)
        assert (view.hands[1:], view.deck) == ([[HIDDEN] * 4] * 2, [])
        assert view.chosen == [NOT_YET, HIDDEN, NOT_YET]
        assert view.to_act() == 0b101
    assert table.hand(0, table.state.view(0)) == "b1 b5 g6 g8"


@pytest.mark.rule("MP-08")
def test_the_log_tells_a_choice_to_its_own_seat_alone() -> None:
    table = three()
    table.draw("shiny=1")
    before = table.state.clone()
    table.choose(1, "rest")
    step = Step(14, 1, table.game.parse("rest"))
    told = {seat: table.game.tell(before, step, table.state, seat)[0].message.key for seat in (SPECTATOR, 0, 1)}
    assert told == {SPECTATOR: "log-choice", 0: "log-choice", 1: "log-own-choice"}


@pytest.mark.rule("MP-R1")
@pytest.mark.parametrize(("tie", "on_table", "gone"), [("stays", [3], []), ("lost", [], [3])])
def test_a_tie_leaves_or_loses_the_trinkets(tie: str, on_table: list[int], gone: list[int]) -> None:
    table = Table("b5 b1 b2 b3", "g5 g1 g2 g3", tie=tie)
    table.round(3, "b5 g5")
    assert (table.state.table, table.state.gone, table.state.scores()) == (on_table, gone, [0, 0])


@pytest.mark.rule("MP-R2")
def test_all_resting_is_a_tie() -> None:
    table = Table("b5 b1 b2 b3", "g5 g1 g2 g3")
    table.round(3, "rest rest")
    assert (table.state.table, table.state.scores()) == ([3], [0, 0])


@pytest.mark.rule("MP-R3")
def test_what_is_left_on_the_table_is_nobodys() -> None:
    table = Table("b5 b1 b2 b3", "g5 g1 g2 g3")
    for worth, rank in ((1, 1), (1, 2), (2, 3), (4, 5)):
        table.round(worth, f"b{rank} g{rank}")
    assert table.state.is_over()
    assert (table.state.table, table.state.scores()) == ([1, 1, 2, 4], [0, 0])


@pytest.mark.rule("MP-X1")
def test_the_example() -> None:
    table = Table("b5 b1 b4 b6", "g5 g1 g2 g3", "b2 b8 g4 g6")
    table.round(3, "b5 g5 b2")
    table.round(1, "rest g1 b8")
    assert table.state.scores() == [0, 0, 4]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"green"', '"black"', "[cards.feathers]: a feather must be red, yellow, green, blue or purple"),
        ("ranks = 8", "ranks = 7", "[play.hand]: there are 14 cards, but the hands need 16"),
        ("rounds = 4", "rounds = 5", "[play.rounds]: a hand of 4 does not last for more rounds"),
        ("2, 2, 3, 4]", "true]", "[trinkets.worths]: true is not from 1 to 99"),
        ("1, 1, 2, 2, 3, 4", "1, 1, 2", "[trinkets.worths]: each of the 4 rounds needs a trinket"),
        ('tie = "stays"', 'tie = "mine"', "[rulings.tie]: must be stays or lost (MP-R1)"),
        ("hand = 4", "hand = 4\nhands = 4", "[play.hands]: is not an entry"),
    ],
)
def test_a_wrong_edition_is_refused(old: str, new: str, complaint: str) -> None:
    edition = edition_from_text(STANDARD.replace(old, new), "mine.toml")
    with pytest.raises(EditionError) as refused:
        Magpies.components(edition)
    assert complaint in str(refused.value)


def test_every_rule_is_proved() -> None:
    marks = rules.marked_rules(Path(__file__).parent)
    assert not rules.unproved(Magpies, marks)
    assert not rules.unknown([Magpies], marks)
