"""The names of bots: levels, kinds and settings, and one clear line for whatever is wrong with one."""

from __future__ import annotations

import pytest

from vivant.bots import USUAL, bot_ids, make_bot, name_bot, split_bots, tell_bot
from vivant.bots.greedy import GreedyBot
from vivant.bots.search import SearchBot
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import game_ids, make_game
from vivant.words import COMMON, LANGUAGES


def test_levels_come_first() -> None:
    assert bot_ids() == ["easy", "normal", "hard", "expert", "greedy", "random", "search"]
    assert USUAL in bot_ids()


def test_settings_are_read() -> None:
    game = make_game(game_ids()[0])
    bot = make_bot("search:ms=250,horizon=0", game)
    assert isinstance(bot, SearchBot)
    assert (bot.settings["ms"], bot.settings["horizon"], bot.settings["simulations"]) == (250, 0, 0)
    assert make_bot("greedy: worlds = 3", game).settings["worlds"] == 3


def test_a_level_is_what_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game(game_ids()[0])
    monkeypatch.setattr(
        type(game), "bots_by_level", lambda self: dict.fromkeys(Game.bots_by_level(self), "greedy:worlds=5")
    )
    bot = make_bot("expert", game)
    assert isinstance(bot, GreedyBot)
    assert bot.settings["worlds"] == 5


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("deep", "there is no bot deep; the bots are: easy, normal, hard, expert, greedy, random and search"),
        ("", "a bot needs a name; the bots are: easy, normal, hard, expert, greedy, random and search"),
        ("HARD", "there is no bot HARD; did you mean hard?"),
        ("hrd:ms=5", "there is no bot hrd; did you mean hard?"),
        ("hard:ms=5", "hard is a level and has no settings of its own; write hard alone"),
        ("random:ms=5", "random has no setting ms; it has no settings at all"),
        ("greedy:ms=5", "greedy has no setting ms; its settings are: worlds and slips"),
        ("greedy:", "greedy has an empty setting; leave out the colon or comma before it"),
        ("greedy:worlds", "worlds of greedy needs a number; write greedy:worlds=N with N from 1 to 100000"),
        ("greedy:worlds=0", "worlds of greedy is a whole number from 1 to 100000, not 0"),
        ("greedy:worlds=-3", "worlds of greedy is a whole number from 1 to 100000, not -3"),
        ("greedy:worlds=1.5", "worlds of greedy is a whole number from 1 to 100000, not 1.5"),
        ("greedy:worlds=٣", "worlds of greedy is a whole number from 1 to 100000, not ٣"),
        ("greedy:slips=101", "slips of greedy is a whole number from 0 to 100, not 101"),
        ("greedy:worlds=1" + "0" * 5000, "worlds of greedy is a whole number from 1 to 100000"),
        ("greedy:worlds=2,worlds=3", "greedy is given worlds twice"),
    ],
)
def test_a_wrong_name_is_refused_in_one_line(name: str, refusal: str) -> None:
    with pytest.raises(SetupError) as caught:
        make_bot(name, make_game(game_ids()[0]))
    said = caught.value.say("en")
    assert refusal in said
    assert "\n" not in said


def test_names_are_split_at_the_right_commas() -> None:
    assert split_bots("hard, greedy") == ["hard", "greedy"]
    assert split_bots("search:ms=5,horizon=2,greedy:worlds=3,random") == [
        "search:ms=5,horizon=2",
        "greedy:worlds=3",
        "random",
    ]
    assert split_bots("human:Lark,easy,") == ["human:Lark", "easy", ""]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_is_described_in_words(lang: str) -> None:
    words = COMMON.words(lang)
    assert all(words.has(f"bot-{bot}-about") and words.has(name_bot(bot).key) for bot in bot_ids())
    for game in (None, *(make_game(id) for id in game_ids())):
        sentences = [tell_bot(bot, lang, game) for bot in bot_ids()]
        assert len(set(sentences)) == len(sentences)
        assert tell_bot("search:ms=5", lang, game) == tell_bot("search", lang, game)
