"""VA-46 to VA-56 and their rulings: every source of points, and what `breakdown` says of it."""

from __future__ import annotations

import pytest

from vivant.engine.state import rank_by_points
from vivant.games.vivarium import Vivarium
from vivant.words import Listing, Message

from .table import Table, changed_edition, ruled


def table_with(
    cards: str, gems: int = 0, tokens: str = "", starts: str = "S4 S3 S1 T4 T3 T2", **kwargs: object
) -> Table:
    """Seat 0 owns these, and as starting contracts the first of each kind."""
    game = Vivarium(3, **kwargs)  # type: ignore[arg-type]
    return Table(game, starts=starts).give(0, cards, gems=gems, tokens=tokens)


def points(table: Table, card: str) -> int:
    """What a card, or a contract, brings seat 0."""
    found = [part.value for part in table.game.breakdown(table.state, 0) if part.message.args.get("card") == card]
    assert len(found) == 1, found
    return found[0]


def made_of(table: Table, card: str) -> list[str]:
    """Which cards made the points of a contract."""
    (part,) = [part for part in table.game.breakdown(table.state, 0) if part.message.args.get("card") == card]
    listed = part.message.args.get("cards", Listing(()))
    assert isinstance(listed, Listing)
    return [_ids(item) for item in listed.items]


def _ids(named: object) -> str:
    """The card that is named, or the cards of a pair or set."""
    assert isinstance(named, Message)
    joined = named.args.get("cards", Listing((named,)))
    assert isinstance(joined, Listing)
    return "+".join(str(one.args["card"]) for one in joined.items if isinstance(one, Message))


def rule_of(table: Table, card: str) -> str:
    (part,) = [part for part in table.game.breakdown(table.state, 0) if part.message.args.get("card") == card]
    return part.rule


@pytest.mark.rule("VA-46", "VA-20")
def test_a_score_is_creatures_gems_tokens_and_contracts() -> None:
    table = table_with("C01 C06 C11 K20 E13", gems=5, tokens="P1 P2")
    # 1 + 3 + 2 creatures, 5 gems, 4 tokens, 1 for the equipment; S4 marsh C11; T4 none
    assert table.state.scores()[0] == 6 + 5 + 4 + 1 + 1
    parts = table.game.breakdown(table.state, 0)
    assert sum(part.value for part in parts) == 17
    assert [(part.value, part.rule) for part in parts] == [
        (1, "VA-20"),
        (3, "VA-20"),
        (2, "VA-20"),
        (5, "VA-46"),
        (2, "VA-32"),
        (2, "VA-32"),
        (1, "VA-48"),
        (0, "VA-49"),
        (1, "VA-53"),
    ]


@pytest.mark.rule("VA-46")
def test_points_are_those_of_the_edition() -> None:
    edition = changed_edition(("gem_vp = 1 ", "gem_vp = 3 "), ("priority_vp = 2 ", "priority_vp = 7 "))
    assert table_with("", gems=2, tokens="P1", edition=edition).state.scores()[0] == 13


@pytest.mark.rule("VA-23", "VA-24", "VA-47")
def test_bags_and_wineskins_are_units() -> None:
    table = table_with("C01 E03 K01")  # a mineral, and the wineskin of minerals and vegetables
    assert made_of(table, "K01") == ["C01+E03"]
    table = table_with("C01 E01 E02 K07 K09")  # mountain; bags
    assert (points(table, "K07"), points(table, "K09")) == (2, 2)  # one bag forest, the other marsh
    assert made_of(table, "K07") == ["C01+E01"]
    assert made_of(table, "K09") == ["C01+E02"]


@pytest.mark.rule("VA-48", "VA-49", "VA-R20")
def test_starting_contracts_count_creatures_only() -> None:
    table = table_with("C01 C02 C37 C04 E01 E03", starts="S1 S2 S3 T1 T2 T3")
    assert points(table, "S1") == 3  # C01 C02 C37, no bag
    assert made_of(table, "S1") == ["C01", "C02", "C37"]
    assert points(table, "T1") == 3  # C01 C02 C04, no wineskin
    assert (rule_of(table, "S1"), rule_of(table, "T1")) == ("VA-48", "VA-49")


@pytest.mark.rule("VA-R20", "VA-48", "VA-49")
def test_a_table_may_count_bags_and_wineskins_as_creatures() -> None:
    edition = ruled(units_are_creatures=True)
    table = table_with("C01 C02 C37 C04 E01 E03", starts="S1 S2 S3 T1 T2 T3", edition=edition)
    assert (points(table, "S1"), made_of(table, "S1")) == (4, ["C01", "C02", "C37", "E01"])
    assert (points(table, "T1"), made_of(table, "T1")) == (4, ["C01", "C02", "C04", "E03"])
    assert (rule_of(table, "S1"), rule_of(table, "T1")) == ("VA-48", "VA-49")
    assert sum(part.value for part in table.game.breakdown(table.state, 0)) == table.state.scores()[0]


@pytest.mark.rule("VA-R20", "VA-R21")
def test_a_bag_that_counts_as_a_creature_still_has_one_colour() -> None:
    """Forest and marsh, two creatures and one: in marsh the bag makes a second pair, which is worth more."""
    edition = ruled(units_are_creatures=True)
    cards = "C04 C05 C10 E01 K11"
    table = table_with(cards, starts="S2 S1 S3 T1 T2 T3", edition=edition)
    assert (points(table, "K11"), points(table, "S2")) == (5, 2)
    assert points(table_with(cards.replace("K11", "K01"), starts="S2 S1 S3 T1 T2 T3", edition=edition), "S2") == 3


@pytest.mark.rule("VA-50", "VA-R24")
@pytest.mark.parametrize(("pairs", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 14), (6, 14)])
def test_pairs(pairs: int, vp: int) -> None:
    minerals = [f"C{n:02}" for n in range(1, 13)][: pairs + 1]
    dragons = [f"C{n:02}" for n in range(37, 49)][:pairs]
    table = table_with(" ".join([*minerals, *dragons, "K03"]))
    assert points(table, "K03") == vp
    assert len(made_of(table, "K03")) == pairs
    marsh = ["C10", "C11", "C12", "C22", "C23", "C24", "C34"][: pairs + 1]
    desert = ["C07", "C08", "C09", "C19", "C20", "C21", "C31"][:pairs]
    table = table_with(" ".join([*marsh, *desert, "K12"]))
    assert points(table, "K12") == vp
    assert rule_of(table, "K12") == "VA-50"


@pytest.mark.rule("VA-51", "VA-R24", "VA-X16")
@pytest.mark.parametrize(("sets", "vp"), [(0, 0), (1, 4), (2, 10), (3, 18), (4, 18)])
def test_sets(sets: int, vp: int) -> None:
    kinds = [[f"C{first + n:02}" for n in range(12)] for first in (1, 13, 25, 37)]
    cards = [card for kind in kinds for card in kind[:sets]] + ["C12"]
    table = table_with(" ".join([*cards, "K17"]))
    assert points(table, "K17") == vp
    assert len(made_of(table, "K17")) == sets
    colours = [[f"C{first + 12 * kind + n:02}" for kind in range(4) for n in range(3)] for first in (1, 4, 7, 10)]
    cards = [card for colour in colours for card in colour[:sets]]
    table = table_with(" ".join([*cards, "K18"]))
    assert points(table, "K18") == vp
    assert rule_of(table, "K18") == "VA-51"


@pytest.mark.rule("VA-52", "VA-X12")
def test_symbols() -> None:
    table = table_with("E05 E12 E16 K14 K13")
    assert points(table, "K14") == 6
    assert made_of(table, "K14") == ["E05", "E12"]
    assert points(table, "K13") == 3
    assert rule_of(table, "K14") == "VA-52"


@pytest.mark.rule("VA-53", "VA-R22", "VA-X12")
def test_per_contract_and_per_equipment() -> None:
    table = table_with("K19 K01 K02 K20 E01 E02 E13 E14")
    assert points(table, "K19") == 4 + 2
    assert points(table_with("K19 K01 K02"), "K19") == 5
    assert made_of(table, "K19") == ["K01", "K02", "K19", "K20", "S4", "T4"]
    assert points(table, "K20") == 4
    assert rule_of(table, "K19") == rule_of(table, "K20") == "VA-53"


@pytest.mark.rule("VA-R22")
def test_a_table_may_count_collected_contracts_only() -> None:
    table = table_with("K19 K01 K02", edition=ruled(starting_contracts_count=False))
    assert points(table, "K19") == 3
    assert made_of(table, "K19") == ["K01", "K02", "K19"]


@pytest.mark.rule("VA-R22")
def test_contracts_that_one_cannot_see_are_counted_all_the_same() -> None:
    table = Table(Vivarium(3)).give(1, "K19")
    for viewer in (-1, 0, 1, 2):
        view = table.state.view(viewer)
        found = [part for part in table.game.breakdown(view, 1) if part.message.args.get("card") == "K19"]
        assert [(part.value, part.message.args["count"]) for part in found] == [(3, 3)]  # and as many are named


@pytest.mark.rule("VA-54", "VA-R23", "VA-X12")
@pytest.mark.parametrize(("equipment", "vp", "floor"), [(0, 6, 6), (4, 2, 2), (6, 0, 0), (7, -1, 0)])
def test_six_minus_equipment(equipment: int, vp: int, floor: int) -> None:
    cards = " ".join(["K21", *(f"E{n:02}" for n in range(5, 5 + equipment))])
    table = table_with(cards)
    assert points(table, "K21") == vp
    assert rule_of(table, "K21") == "VA-54"
    assert points(table_with(cards, edition=ruled(six_minus_floor=True)), "K21") == floor


@pytest.mark.rule("VA-55")
def test_a_card_serves_many_contracts_and_each_unit_once_in_one() -> None:
    table = table_with("C01 C16 K01 K07 K17 E04")  # a mineral of the mountain, a vegetable of the forest
    assert (points(table, "K01"), points(table, "K07"), points(table, "K17")) == (2, 2, 4)
    assert made_of(table, "K01") == ["C01+C16"]
    assert made_of(table, "K17") == ["C01+C16+E04+E04"]


@pytest.mark.rule("VA-R20", "VA-X10")
def test_a_wineskin_may_be_both_sides_of_a_pair() -> None:
    assert made_of(table_with("E03 K01"), "K01") == ["E03+E03"]
    table = table_with("C01 C02 C13 C25 C37 E03 K01 K17", starts="S4 S2 S3 T1 T2 T3")
    assert (points(table, "K01"), points(table, "K17"), points(table, "T1")) == (5, 4, 2)


@pytest.mark.rule("VA-R21", "VA-X11")
def test_a_bag_has_the_colour_that_brings_most() -> None:
    # mountain 2, forest 3, desert 2, marsh 1
    table = table_with("C01 C02 C04 C05 C06 C07 C08 C10 E01 K18 K10")
    assert (points(table, "K18"), points(table, "K10")) == (10, 5)
    (bag,) = [part for part in table.game.breakdown(table.state, 0) if part.message.key == "points-bag"]
    assert (bag.value, bag.rule) == (0, "VA-23")
    assert bag.message.args["colour"].args["name"] == "marsh"  # type: ignore[attr-defined]


@pytest.mark.rule("VA-R21")
def test_of_equally_good_colours_the_first_are_taken_bag_by_bag() -> None:
    def colours(cards: str) -> list[str]:
        table = table_with(cards)
        parts = table.game.breakdown(table.state, 0)
        return [part.message.args["colour"].args["name"] for part in parts if part.message.key == "points-bag"]  # type: ignore[attr-defined]

    assert colours("E01 E02") == ["mountain", "mountain"]
    assert colours("C01 E01 E02 K07") == ["mountain", "forest"]  # two mountains, one forest; any with a forest is best
    assert colours("C01 C04 E02 K10 K12") == ["desert"]


@pytest.mark.rule("VA-56", "VA-X16")
def test_the_highest_score_wins_and_equals_share() -> None:
    assert rank_by_points([61, 61, 40]) == [1, 1, 3]
    table = Table(Vivarium(3), starts="S1 S2 S3 T1 T2 T3").give(0, gems=9).give(1, gems=9).give(2, gems=2)
    assert table.state.ranking() == [1, 1, 3]


@pytest.mark.rule("VA-X1", "VA-R25")
def test_the_printed_scoring_example() -> None:
    table = table_with(
        "C28 C29 C31 C35 C04 C07 C20 C14 E03 E01 E10 K01 K04 K11 K13",
        gems=4,
        tokens="P1 P2 P3",
        starts="S2 S1 S3 T3 T1 T2",
    )
    worth = {card: points(table, card) for card in ("T3", "S2", "K01", "K04", "K11", "K13")}
    assert worth == {"T3": 4, "S2": 3, "K01": 9, "K04": 9, "K11": 5, "K13": 9}
    creatures = sum(part.value for part in table.game.breakdown(table.state, 0) if part.rule == "VA-20")
    assert creatures == 12
    assert table.state.scores()[0] == 61
    assert made_of(table, "S2") == ["C04", "C28", "C29"]  # A, B and E
    assert made_of(table, "K01") == ["C04+C14", "C07+C20", "E03+E03"]
    assert made_of(table, "K11") == ["C04+C35", "C28+E01"]


def test_others_secret_contracts_count_nothing_in_ones_own_sight() -> None:
    table = Table(Vivarium(3), starts="S1 S2 S3 T1 T2 T3").give(0, "C01", gems=0).give(1, "C16", gems=0)
    assert table.state.scores()[:2] == [3, 3]
    assert table.state.view(0).scores()[:2] == [3, 1]
    assert table.state.view(1).scores()[:2] == [1, 3]
    assert table.state.view(-1).scores()[:2] == [1, 1]
