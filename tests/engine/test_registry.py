"""Which games exist: ours, and those of other packages, whose faults are one line and never a traceback."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from vivant.engine.edition import edition_from_text
from vivant.engine.errors import SetupError
from vivant.engine.game import Game
from vivant.engine.registry import find_game, game_ids, make_game
from vivant.engine.state import State
from vivant.games.vivo import Vivo

from .conftest import Register
from .toy import Toy


def refusal(id: str) -> SetupError:
    with pytest.raises(SetupError) as refused:
        find_game(id)
    assert "\n" not in str(refused.value)
    return refused.value


def test_our_games_are_found_whatever_the_case() -> None:
    assert "vivo" in game_ids()
    assert find_game("vivo") is find_game(" VIVO ") is Vivo


@pytest.mark.parametrize(("asked", "near"), [("vivq", "vivo"), ("viva", "vivarium"), ("Vivid", "vivid-memories")])
def test_an_unknown_game_is_refused_with_the_nearest_one(asked: str, near: str) -> None:
    refused = refusal(asked)
    assert refused.message.key == "game-near"
    assert refused.message.args == {"asked": asked, "near": near}


def test_an_unknown_game_like_no_other_is_refused_with_the_list(register: Register) -> None:
    register("toy", "a_foreign_package:Toy", Toy=Toy)
    unknown = refusal("chess")
    assert unknown.message.key == "game-unknown"
    assert "vivo" in str(unknown)
    assert "toy" in str(unknown)


def test_a_registered_game_is_played(register: Register) -> None:
    register("toy", "a_foreign_package:Toy", Toy=Toy)
    assert game_ids()[-1] == "toy"
    assert find_game("toy") is Toy
    assert make_game("toy", 2).players == 2
    assert make_game("toy").players == 3  # the most that it allows


def test_nobody_takes_the_name_of_one_of_our_games(register: Register) -> None:
    register("vivo", "a_foreign_package:Toy", Toy=Toy)
    assert find_game("vivo") is Vivo
    assert game_ids().count("vivo") == 1


@pytest.mark.parametrize(
    "place",
    ["no_such_module_at_all:Toy", "json:NoSuchName", "json:", ":Toy", "", "a..b:c", "vivant.engine.no_such:Game"],
)
def test_a_package_that_cannot_be_loaded_is_one_line(register: Register, place: str) -> None:
    register("broken", place)
    assert refusal("broken").message.key in ("game-broken", "game-not-one")
    assert "broken" in game_ids()  # it is listed, the others can be played
    assert find_game("vivo") is Vivo


def test_a_package_that_fails_while_loading_is_one_line(
    register: Register, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fails_at_import.py").write_text("raise ArithmeticError('in\\nmany\\n  lines')\n")
    monkeypatch.syspath_prepend(tmp_path)
    register("broken", "fails_at_import:Toy")
    error = refusal("broken")
    assert error.message.key == "game-broken"
    assert "ArithmeticError: in many lines" in str(error)


@pytest.mark.parametrize("thing", [3, "Toy", dict, State, Toy(2)], ids=["number", "text", "dict", "State", "a game"])
def test_what_is_not_a_game_class_is_refused(register: Register, thing: object) -> None:
    register("thing", "a_foreign_package:Thing", Thing=thing)
    assert refusal("thing").message.key == "game-not-one"


def test_a_game_without_its_state_is_refused(register: Register) -> None:
    class Half(Game):
        id = "half"

    register("half", "a_foreign_package:Half", Half=Half)
    assert refusal("half").message.key == "game-not-one"


def test_a_game_registered_under_another_name_is_refused(register: Register) -> None:
    register("tin", "a_foreign_package:Toy", Toy=Toy)
    error = refusal("tin")
    assert error.message.key == "game-misnamed"
    assert "calls itself toy" in str(error)


@pytest.mark.parametrize("suffix", EXTENSION_SUFFIXES)
def test_a_game_compiled_on_its_own_is_refused(register: Register, suffix: str) -> None:
    class Native(State):
        pass

    class Compiled(Toy):
        id = "native"
        state_type = Native

    Native.__module__ = "a_compiled_package"
    register("native", "a_compiled_package:Compiled", file=f"/somewhere/a_compiled_package{suffix}", Compiled=Compiled)
    error = refusal("native")
    assert error.message.key == "game-compiled"
    assert "a_compiled_package" in str(error)


def test_an_edition_of_another_game_is_refused() -> None:
    edition = edition_from_text('[edition]\ngame = "toy"\nname = "x"\n', "toy.toml")
    with pytest.raises(SetupError, match=r"toy\.toml is an edition of toy, not of vivo"):
        make_game("vivo", 4, edition=edition)


def test_the_name_of_a_file_is_no_edition() -> None:
    with pytest.raises(SetupError, match=r"^an edition is what vivant.edition_from_file\(FILE\) reads, not str$"):
        make_game("vivo", edition="mine.toml")  # type: ignore[arg-type]


def test_a_game_is_made_with_its_options() -> None:
    game = make_game("Vivo", 3, {"first": 1})
    assert (game.id, game.players) == ("vivo", 3)
    assert game.options == {"without": "y", "first": 1, "open_discards": False}
