"""A slow second implementation agrees with the engine, step by step and on every score."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.nets.sizes import usually
from vivant.engine.edition import Edition, edition_from_text
from vivant.games.vivarium import Vivarium
from vivant.testkit.trial import COMPILED

from .oracle import Facts, Oracle, score
from .table import STANDARD, changed_edition, ruled

SEEDS = usually(4, deep=40 if COMPILED else 8)
END_POSITIONS = usually(6_000 if COMPILED else 3_000, deep=40_000 if COMPILED else 6_000)

SCARCE = edition_from_text(  # decks that run out, and gems that do
    STANDARD.replace('["C01", "C02", "C03"]', '["C01", "", ""]')
    .replace('["C16", "C17", "C18"]', '["", "C17", ""]')
    .replace('["C22", "C23", "C24"]', '["", "", ""]')
    .replace('["C31", "C32", "C33"]', '["", "", "C33"]')
    .replace('["C46", "C47", "C48"]', '["", "C47", ""]')
    .replace("gems_total = 40", "gems_total = 6"),
    "scarce.toml",
)
RULINGS: dict[str, Edition] = {
    "standard": Vivarium.standard_edition(),
    "scarce": SCARCE,
    "endless bank": ruled(finite_bank=False),
    "handed creatures pay nothing": ruled(handed_creatures_pay=False),
    "majority of the round": ruled(majority="round"),
    "no token at zero": ruled(majority="round", token_at_zero=False),
    "owned and no token at zero": ruled(token_at_zero=False),
    "collected contracts only": ruled(starting_contracts_count=False, six_minus_floor=True),
    "bags and wineskins as creatures": ruled(units_are_creatures=True),
    "three each for the camera": changed_edition(("camera_cards = 2", "camera_cards = 3")),
    "smaller board": changed_edition(
        ("board_rows = 4", "board_rows = 3"),
        ('"creature", "creature", "equipment", "contract"]', '"creature", "equipment", "contract"]'),
        ("turns_per_player_per_round = 2", "turns_per_player_per_round = 1"),
    ),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", RULINGS)
def test_whole_matches_go_alike(name: str, players: int) -> None:
    edition = RULINGS[name]
    game = Vivarium(players, edition=edition)
    for seed in range(SEEDS):
        luck = random.Random(f"{name} {players} {seed}")
        play_alike(game, Oracle(dict(edition.content), players), luck)


def play_alike(game: Vivarium, oracle: Oracle, luck: random.Random) -> None:
    state = game.new()
    while oracle.waits_for != "over":
        if state.is_chance():
            outcomes = state.outcomes()
            texts = [game.outcome_text(outcome) for outcome, _ in outcomes]
            assert texts == oracle.outcomes()
            assert {weight for _, weight in outcomes} == {1}
            text = luck.choice(texts)
            state.apply_outcome(game.parse_outcome(text))
        else:
            assert state.to_act() == 1 << oracle.active
            texts = [game.text(action) for action in state.legal(oracle.active)]
            assert texts == oracle.legal()
            # Equipment is what has most to show.
            wanted = [text for text in texts if text[:6] in ("take 3", "gain 3") or text == "draw"]
            text = luck.choice(wanted if wanted and luck.random() < 0.4 else texts)
            state.apply(oracle.active, game.parse(text))
        oracle.do(text)
        check_equal(state.data(), oracle)
    assert state.is_over()
    assert state.scores() == oracle.scores()
    assert state.ranking() == oracle.ranking()


def check_equal(data: dict[str, Any], oracle: Oracle) -> None:
    """Where everything lies."""
    facts = oracle.facts
    dominoes, tokens = list(facts.dominoes), list(facts.tokens)
    assert data["cells"] == [card or "" for card in oracle.board.values()]
    assert [set(deck) for deck in data["decks"]] == [set(deck) for deck in oracle.decks.values()]
    assert {card for pile in data["discard"] for card in pile} == set(oracle.discard)
    assert data["bank"] == oracle.bank
    assert set(data["drawn"]) == set(oracle.drawn)
    if oracle.waits_for == "swap":
        assert (dominoes[data["middle"]], data["first"]) == (oracle.middle, oracle.first)
        assert (tokens[data["token"]], data["round"] + 1) == (oracle.token, oracle.round)
    for own, player in zip(data["seats"], oracle.players, strict=True):
        assert own["gems"] == player.gems
        assert {*own["creatures"], *own["equipment"], *own["contracts"]} == set(player.cards)
        assert own["tokens"] == sorted(player.tokens, key=tokens.index)
        assert {dominoes[tile] for tile in own["dominoes"] if tile >= 0} == set(player.dominoes)


def random_end(game: Vivarium, facts: Facts, luck: random.Random, blank: dict[str, Any]) -> dict[str, Any]:
    """Everybody with a random handful, more bags, wineskins and contracts than a match would give."""
    pools = [luck.sample(list(kind), len(kind)) for kind in (facts.creatures, facts.equipment, facts.contracts)]
    favourites = [card for card in pools[1] if facts.equipment[card][0] in ("bag", "wineskin")]
    seats = []
    colours, types = (luck.sample(range(4), game.players) for _ in range(2))
    tokens = luck.sample(list(facts.tokens)[1:], 6)
    for seat in range(game.players):
        picked = [
            [pool.pop() for _ in range(min(len(pool), luck.randint(0, most)))]
            for pool, most in zip(pools, (10, 5, 6), strict=True)
        ]
        for card in [card for card in favourites if card in pools[1] and luck.random() < 0.4]:
            pools[1].remove(card)
            picked[1].append(card)
        own = {
            "dominoes": blank["seats"][seat]["dominoes"],
            "gems": luck.randint(0, 9),
            "creatures": sorted(picked[0]),
            "equipment": sorted(picked[1]),
            "contracts": sorted(picked[2]),
            "tokens": sorted(tokens.pop() for _ in range(luck.randint(0, len(tokens)) if tokens else 0)),
            "matched": 0,
            "colour": colours[seat],
            "type": types[seat],
        }
        seats.append(own)
    return {**blank, "seats": seats}


@pytest.mark.rule("VA-46", "VA-47", "VA-55", "VA-R20", "VA-R21")
@pytest.mark.parametrize("name", ["standard", "bags and wineskins as creatures"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_brute_force_scorer_agrees_on_random_end_positions(players: int, name: str) -> None:
    game = Vivarium(players, edition=RULINGS[name])
    facts = Facts(dict(game.edition.content))
    luck = random.Random(players)
    state = game.new()
    while state.is_chance():
        state.apply_outcome(state.outcomes()[0][0])
    blank = {**state.data(), "stage": "over", "active": -1, "token": -1}
    for number in range(END_POSITIONS // 3 + 1):
        position = game.load_data(random_end(game, facts, luck, blank))
        scores = position.scores()
        for seat, own in enumerate(position.data()["seats"]):
            cards = own["creatures"] + own["equipment"] + own["contracts"]
            starts = [facts.colour_starts[own["colour"]], facts.type_starts[own["type"]]]
            right, bags = score(facts, cards, starts, own["gems"], len(own["tokens"]))
            assert scores[seat] == right, own
            if number % 20 == 0:
                points = game.breakdown(position, seat)
                assert sum(part.value for part in points) == right
                told = [part.message.args for part in points if part.message.key == "points-bag"]
                assert [(args["card"], args["colour"].args["name"]) for args in told] == list(bags.items())
