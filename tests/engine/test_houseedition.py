"""House editions: what ships with a game beside the standard edition, by name, as differences and as a whole file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from vivant.engine.edition import EditionError, edition_from_text
from vivant.engine.errors import SetupError
from vivant.engine.facts import entries_of
from vivant.engine.game import Game
from vivant.engine.houseedition import STANDARD, edition_for, house_editions, merged, named_edition, written_over
from vivant.testkit.cases import registered
from vivant.testkit.messages import fault_of

TEXT = """# The head.
rounds = 3  # printed

[edition]
game = "toy"
name = "standard"

[score] # printed
each = { small = 1, large = 2 } # with a comment
names = ["one", "two"]
"""
ALL = [(kind, name) for kind in registered() for name in house_editions(kind)]


def test_changes_are_written_into_the_standard_file_where_they_belong() -> None:
    content = tomllib.loads(TEXT)
    changes = {"score": {"each": {"large": 3}, "odd": True}, "rounds": 4, "tie": 1, "bonus": {"2": [0, 'a "b"']}}
    changed = merged(content, changes)
    changed["edition"]["name"] = "mine"
    text = written_over(TEXT, changed, changes)
    assert tomllib.loads(text) == changed
    assert changed["score"] == {"each": {"small": 1, "large": 3}, "names": ["one", "two"], "odd": True}
    assert content == tomllib.loads(TEXT)  # what was there is not touched
    lines = text.splitlines()
    assert lines[:2] == ["# The head.", "rounds = 4 # ours"]
    assert "each = { small = 1, large = 3 } # ours" in lines
    assert 'names = ["one", "two"]' in lines
    assert 'name = "mine"' in lines


@pytest.mark.parametrize(("kind", "name"), ALL)
def test_every_house_edition_is_whole_and_told(kind: type[Game], name: str) -> None:
    ours, standard = house_editions(kind)[name], kind.standard_edition()
    edition = ours.edition
    kind.components(edition)
    assert (edition.name, edition.game) == (name, kind.id)
    assert edition_from_text(edition.text, "copy").hash == edition.hash  # a copy of what is shown is the same edition
    assert edition.hash not in kind.shipped_editions()  # so that a record holds it whole
    assert set(ours.players) <= set(kind.player_counts(edition))
    file = tomllib.loads((kind.folder / "house" / f"{name}.toml").read_text(encoding="utf-8"))
    places = {place for place, _ in entries_of(file["change"])}
    before, after = dict(entries_of(standard.content)), dict(entries_of(edition.content))
    assert {place for place in {*before, *after} if before.get(place) != after.get(place)} == places
    assert len(kind.differences(edition)) == len(places)
    for lang in kind.book.languages:
        words = kind.book.words(lang)
        for message in (ours.title, ours.about):
            assert fault_of(message, kind.book) is None
        assert words.arguments(ours.about.key) == set(ours.measured)  # what was measured is told, all of it
        for difference in kind.differences(edition):
            assert "entry-" not in words.say(difference.message)


def test_editions_are_found_by_name_and_by_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, name = ALL[0]
    monkeypatch.chdir(tmp_path)
    assert edition_for(kind, Path(STANDARD)) is kind.standard_edition()
    ours = edition_for(kind, Path(name))
    assert ours is named_edition(kind, name) is house_editions(kind)[name].edition
    (tmp_path / name).write_text(kind.standard_edition().text)
    assert edition_for(kind, Path(name)) is ours  # a file of that name is meant by its path
    assert edition_for(kind, Path(f"./{name}").resolve()).name == "standard"
    (tmp_path / "mine").write_text(ours.text)
    assert edition_for(kind, Path("mine")).hash == ours.hash
    with pytest.raises(SetupError, match=rf'has no edition "nothing"; there are standard.* {name}'):
        edition_for(kind, Path("nothing"))
    with pytest.raises(SetupError, match=r'has no edition "mine\.toml"'):
        named_edition(kind, "mine.toml")
    with pytest.raises(EditionError, match=r"mine\.toml"):
        edition_for(kind, Path("mine.toml"))


def test_a_game_without_any_has_none() -> None:
    assert [kind.id for kind in registered() if not house_editions(kind)]
