"""What the cells of a row mean: names, places, sentences, and that a row can be read back."""

from __future__ import annotations

import pytest

import vivant
from vivant import lab
from vivant.engine.errors import SetupError
from vivant.testkit.cases import Case, all_plain_cases

OBSERVED = [case for case in all_plain_cases() if case.game().observer() is not None]


@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_every_part_has_cells_of_its_own_and_a_sentence_in_each_language(case: Case) -> None:
    game = case.game()
    spec = lab.spec(game, critic=True)
    named = [name for name in spec.names if name]
    assert len(named) == len(set(named)) == sum(len(part.cells) for part in spec.parts)
    for part in spec.parts:
        for lang in game.book.languages:
            words = game.book.words(lang)
            assert words.has(part.message.key), f"{part.message.key} is not in {lang}"


@pytest.mark.parametrize("case", OBSERVED, ids=str)
def test_a_critic_sees_what_a_seat_sees_first(case: Case) -> None:
    own, critic = lab.spec(case.game()), lab.spec(case.game(), critic=True)
    assert critic.names[: own.size] == own.names
    assert critic.parts[: len(own.parts)] == own.parts
    assert not any(part.hidden for part in own.parts)
    assert all(part.hidden for part in critic.parts[len(own.parts) :])
    assert own.hash != critic.hash


def test_a_spec_finds_parts_by_name_and_reads_rows_back() -> None:
    game = vivant.game("vivo", players=4)
    spec = lab.spec("vivo", players=4)
    match = vivant.Match(game, vivant.FastDice(3))
    [seat] = match.to_act()
    view = match.view(seat)
    row = lab.observe(game, view, seat)
    assert row.dtype == "uint8"
    assert row.shape == (spec.size,)
    assert spec.describe(row)["hand"] == view.data()["seats"][seat]["hand"]
    assert [spec.names[at] for at in row.nonzero()[0] if at < spec.slice("hand").stop] == [
        f"hand:{card}" for card in view.data()["seats"][seat]["hand"]
    ]
    assert spec.sentence("played[2]", "fr") == "Les cartes que cette place a jouées dans cette manche."
    assert "played[3]" in spec.table()
    assert "768 cells" in repr(spec)


def test_a_mask_is_what_is_legal() -> None:
    game = vivant.game("vivo", players=4)
    match = vivant.Match(game, vivant.FastDice(3))
    [seat] = match.to_act()
    mask = lab.mask(game, match.view(seat), seat)
    assert mask.dtype == "bool"
    assert [game.text(int(action)) for action in mask.nonzero()[0]] == match.legal(seat)
    assert not lab.mask(game, match.view(seat), (seat + 1) % 4).any()


def test_what_is_not_there_is_refused_in_one_line() -> None:
    spec = lab.spec("vivo", players=3)
    with pytest.raises(SetupError, match=r'^vivo has no part "hands" in its rows; there are hand, pile,'):
        spec.part("hands")
    with pytest.raises(SetupError, match=r"^a row of vivo has 704 cells, not 3$"):
        spec.describe([0, 1, 0])
    with pytest.raises(SetupError, match=r"^there is no seat 3; seats are numbered from 0 to 2$"):
        lab.observe(spec.game, spec.game.new(), 3)
    with pytest.raises(SetupError):
        lab.spec("chess")
