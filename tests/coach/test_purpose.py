"""What a choice does in the game's words: said of the position, in both languages, before its points."""

from __future__ import annotations

import pytest

from vivant.coach.advice import Advice, Estimate
from vivant.coach.speech import say_advice
from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.registry import game_ids, make_game
from vivant.engine.state import State
from vivant.words import LANGUAGES

PLAYERS = {"vivid-memories": (1, 3), "vivarium": (2, 3), "vivo": (3, 4)}
NAMES = ["Ann", "Bo", "Cy", "Di"]


def decisions(id: str, players: int, seed: int) -> list[tuple[Game, State, int]]:
    """Every seventh decision of a random match as the seat sees it."""
    game, dice, found = make_game(id, players), FastDice(seed), []
    state = game.new()
    steps = 0
    while not state.is_over():
        if state.is_chance():
            state.roll(dice)
            continue
        seat = state.to_act().bit_length() - 1
        steps += 1
        if steps % 7 == 0 and len(state.legal(seat)) > 1:
            found.append((game, state.view(seat), seat))
        state.apply(seat, state.pick(seat, dice))
    return found


@pytest.mark.parametrize("id", game_ids())
def test_a_choice_is_told_by_what_it_does_before_its_points(id: str) -> None:
    told: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for players in PLAYERS[id]:
        for game, view, seat in decisions(id, players, 3):
            before = view.data()
            for action in view.legal(seat)[:12]:
                purpose = game.purpose(view, seat, action)
                if purpose is None:
                    continue
                for lang in LANGUAGES:
                    said = game.book.words(lang).say(purpose, NAMES)
                    assert said.endswith("."), said
                    assert not set("{}") & set(said), said
                    assert "purpose" not in said, said
                    told[lang].add(purpose.key)
                    for part in getattr(purpose.args.get("parts"), "items", ()):
                        told[lang].add(part.key)
            assert view.data() == before
    kinds = {key for key in make_game(id).book.words("en").keys if key.startswith("purpose")}
    assert told["en"] == told["fr"]
    assert len(told["en"]) >= min(len(kinds), 4), kinds - told["en"]


def test_a_hint_begins_with_it() -> None:
    for game, view, seat in decisions("vivo", 3, 4):
        one, two = view.legal(seat)[:2]
        purpose = game.purpose(view, seat, one)
        if purpose is None:
            continue
        advice = Advice(one, Estimate(1.0, 1.0, 9), two, Estimate(1.0, 1.0, 9), ())
        short = say_advice(game, view, seat, advice, "en", NAMES).short
        assert short.startswith(game.book.words("en").say(purpose) + " The best choice")
        return
    raise AssertionError
