"""Vivo's editions: whatever is missing, extra, of the wrong type, out of range or inconsistent is one clear line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vivant.engine.edition import edition_from_content, edition_from_file, edition_from_text, flatten, marks, marks_at
from vivant.engine.errors import EditionError
from vivant.engine.registry import make_game
from vivant.games.vivo import Vivo

STANDARD = (Vivo.folder / "edition.toml").read_text(encoding="utf-8")

# What is put in the place of which line: then the entry that the refusal must name, and the message's id.
BAD = [
    # missing
    ('game = "vivo"', "", "edition.game", "edition-missing"),
    ('name = "standard"', "", "edition.name", "edition-missing"),
    ("suits =", None, "cards.suits", "edition-missing"),
    ("ranks =", None, "cards.ranks", "edition-missing"),
    ("solo = 4", None, "harmony.solo", "edition-missing"),
    ("duet = 4", None, "harmony.duet", "edition-missing"),
    ("trio = 4", None, "harmony.trio", "edition-missing"),
    ("quartet = 3", None, "harmony.quartet", "edition-missing"),
    ("suits_removed = 1", None, "players.3.suits_removed", "edition-missing"),
    ("suits_removed = 0", None, "players.4.suits_removed", "edition-missing"),
    ("harmony_removed = { quartet", None, "players.3.harmony_removed", "edition-missing"),
    ("harmony_removed = { solo", None, "players.4.harmony_removed", "edition-missing"),
    ("hand =", None, "play.hand", "edition-missing"),
    ("rounds =", None, "play.rounds", "edition-missing"),
    ("tricks =", None, "play.tricks", "edition-missing"),
    ("highest_points =", None, "play.highest_points", "edition-missing"),
    ("[play]", "[pley]", "play", "edition-missing"),
    ("[cards]", "[kards]", "cards", "edition-missing"),
    ("[harmony]", "[harmonie]", "harmony", "edition-missing"),
    # extra
    ("ranks =", "ranks = 12\nsuit = 4", "cards.suit", "edition-extra"),
    ("quartet = 3", "quartet = 3\nquintet = 1", "harmony.quintet", "edition-extra"),
    ("suits_removed = 1", "suits_removed = 1\nranks_removed = 1", "players.3.ranks_removed", "edition-extra"),
    (
        "harmony_removed = { quartet",
        "harmony_removed = { quintet = 3 }",
        "players.3.harmony_removed.quintet",
        "edition-extra",
    ),
    ("highest_points =", "highest_points = 2\nlowest_points = 1", "play.lowest_points", "edition-extra"),
    ('name = "standard"', 'name = "standard"\nyear = 2024', "edition.year", "edition-extra"),
    ("[edition]", "[house]\nrules = 1\n[edition]", "house", "edition-extra"),
    ("[play]", "[rulings]\nlater_wins = true\n[play]", "rulings.later_wins", "edition-extra"),
    # type
    ("ranks =", 'ranks = "12"', "cards.ranks", "edition-type"),
    ("ranks =", "ranks = true", "cards.ranks", "edition-type"),
    ("ranks =", "ranks = [12]", "cards.ranks", "edition-type"),
    ("ranks =", "ranks = 12.0", "cards.ranks", "edition-foreign"),
    ("ranks =", "ranks = 1979-05-27", "cards.ranks", "edition-foreign"),
    ("ranks =", "ranks = nan", "cards.ranks", "edition-foreign"),
    ("suits =", 'suits = "red"', "cards.suits", "edition-type"),
    ("suits =", 'suits = ["red", "green", "blue", 4]', "cards.suits", "edition-type"),
    ("suits =", 'suits = ["red", "green", "blue", ""]', "cards.suits", "edition-type"),
    ("suits =", 'suits = ["red", "green", "blue", 1.5]', "cards.suits", "edition-foreign"),
    ('name = "standard"', "name = 5", "edition.name", "edition-type"),
    ('name = "standard"', 'name = "  "', "edition.name", "edition-empty"),
    ('game = "vivo"', 'game = ["vivo"]', "edition.game", "edition-type"),
    ("harmony_removed = { quartet", "harmony_removed = 3", "players.3.harmony_removed", "edition-type"),
    (
        "harmony_removed = { quartet",
        'harmony_removed = { quartet = "3" }',
        "players.3.harmony_removed.quartet",
        "edition-type",
    ),
    ("[play]", "[[play]]", "play", "edition-type"),
    # range
    ("ranks =", "ranks = 0", "cards.ranks", "edition-range"),
    ("ranks =", "ranks = -12", "cards.ranks", "edition-range"),
    ("ranks =", "ranks = 63", "cards.ranks", "edition-range"),
    ("solo = 4", "solo = -1", "harmony.solo", "edition-range"),
    ("solo = 4", "solo = 256", "harmony.solo", "edition-range"),
    ("suits_removed = 1", "suits_removed = 2", "players.3.suits_removed", "edition-range"),
    ("suits_removed = 1", "suits_removed = -1", "players.3.suits_removed", "edition-range"),
    (
        "harmony_removed = { quartet",
        "harmony_removed = { quartet = 4 }",
        "players.3.harmony_removed.quartet",
        "edition-range",
    ),
    ("hand =", "hand = 0", "play.hand", "edition-range"),
    ("rounds =", "rounds = 0", "play.rounds", "edition-range"),
    ("rounds =", "rounds = 101", "play.rounds", "edition-range"),
    ("tricks =", "tricks = 0", "play.tricks", "edition-range"),
    ("highest_points =", "highest_points = -1", "play.highest_points", "edition-range"),
    ("highest_points =", "highest_points = 1001", "play.highest_points", "edition-range"),
    ("ranks =", "ranks = 4611686018427387904", "cards.ranks", "edition-foreign"),
    ("ranks =", "ranks = 0x" + "f" * 6000, "", "edition-key-long"),
    ("suits =", "suits = []", "cards.suits", "edition-short"),
    # inconsistent
    ("suits =", 'suits = ["red", "green", "blue", "red"]', "cards.suits", "edition-twice"),
    ("suits =", 'suits = ["red", "green", "blue", "grey"]', "cards.suits", "edition-letters"),
    ("suits =", 'suits = ["red", "green", "blue", "Yellow"]', "cards.suits", "edition-lower"),
    ("suits =", 'suits = ["red", "green", "blue", "écru"]', "cards.suits", "edition-letter"),
    ("suits =", 'suits = ["red", "green", "blue", "4th"]', "cards.suits", "edition-letter"),
    ("ranks =", "ranks = 16", "cards.ranks", "edition-cards-most"),
    ("ranks =", "ranks = 11", "players.3.suits_removed", "edition-deal"),
    ("suits_removed = 1", "suits_removed = 0", "players.3.suits_removed", "edition-deal"),
    ("suits_removed = 0", "suits_removed = 1", "players.4.suits_removed", "edition-deal"),
    ("hand =", "hand = 11", "play.tricks", "edition-tricks"),
    ("tricks =", "tricks = 11", "play.tricks", "edition-tricks"),
    ("solo = 4", "solo = 5", "players.3.harmony_removed", "edition-harmony"),
    ("quartet = 3", "quartet = 4", "players.3.harmony_removed", "edition-harmony"),
    (
        "harmony_removed = { solo",
        "harmony_removed = { solo = 1, duet = 1 }",
        "players.4.harmony_removed",
        "edition-harmony",
    ),
    ("harmony_removed = { solo", "harmony_removed = {}", "players.4.harmony_removed", "edition-harmony"),
    ("harmony_removed = { quartet", "harmony_removed = { trio = 3 }", "players.3.harmony_removed", "edition-asks"),
    ("[players.3]", "[players.5]", "players.5", "edition-count"),
    ("[players.3]", "[players.2]", "players.2", "edition-count"),
    ("[players.3]", '[players."03"]', "players.03", "edition-count"),
]


def changed(find: str, put: str | None) -> str:
    """The standard edition with the line that begins so replaced (None: left out)."""
    lines = STANDARD.splitlines()
    hits = [at for at, line in enumerate(lines) if line.startswith(find)]
    assert len(hits) == 1, f"{find} begins {len(hits)} lines"
    lines[hits[0]] = put or ""
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("find", "put", "entry", "key"), BAD, ids=[f"{key}:{entry}:{at}" for at, (_, _, entry, key) in enumerate(BAD)]
)
def test_a_bad_entry_is_refused_by_file_and_place(find: str, put: str | None, entry: str, key: str) -> None:
    with pytest.raises(EditionError) as refused:
        Vivo.components(edition_from_text(changed(find, put), "my.toml"))
    error = refused.value
    assert (error.where, error.entry, error.problem.key) == ("my.toml", entry, key)
    for lang in ("en", "fr"):
        said = error.say(lang)
        assert said.startswith("my.toml, [" if entry else "my.toml")
        assert entry in said
        assert "\n" not in said
        assert len(said) < 300
        assert not re.search(r"\{|\$|edition-", said), said


def test_no_player_count_is_refused() -> None:
    text = STANDARD.replace("[players.3]", "[other]").replace("[players.4]", "[another]")
    with pytest.raises(EditionError) as refused:
        Vivo.components(edition_from_text(text, "my.toml"))
    assert (refused.value.entry, refused.value.problem.key) == ("players", "edition-missing")
    text = re.sub(r"\[players\.3\][^\[]*\[players\.4\][^\[]*", "[players]\n", STANDARD)
    with pytest.raises(EditionError) as refused:
        Vivo.components(edition_from_text(text, "my.toml"))
    assert (refused.value.entry, refused.value.problem.key) == ("players", "edition-no-count")


@pytest.mark.parametrize(
    "text",
    [
        "ranks = 12\nranks = 12",
        "[play]\nhand = 1\n[play]\nrounds = 1",
        "[players]\n3 = {hand = 1, hand = 2}",
        "a = ",
        "\x00",
        "a = 1" + "0" * 5000,
        "a = " + "[" * 5000 + "]" * 5000,
        "a." * 3000 + "a = 1",
        "[" + "a." * 3000 + "a]\nb = 1",
    ],
    ids=[
        "key twice",
        "table twice",
        "inline twice",
        "no value",
        "NUL",
        "long number",
        "deep list",
        "deep keys",
        "deep table",
    ],
)
def test_text_that_is_not_our_toml_is_refused_whole(text: str) -> None:
    with pytest.raises(EditionError) as refused:
        edition_from_text(text, "my.toml")
    assert refused.value.where == "my.toml"
    assert refused.value.entry == ""
    deep = ("edition-deep", "edition-key-parts", "edition-key-long")
    assert refused.value.problem.key in ("edition-toml", *deep)
    assert "\n" not in str(refused.value)


def test_an_edition_that_is_no_table_is_refused() -> None:
    for content in ([], "vivo", 3, None, True):
        with pytest.raises(EditionError) as refused:
            edition_from_content(content, "here")
        assert refused.value.problem.key == "edition-type"


def test_the_standard_edition_is_complete_and_consistent() -> None:
    components = Vivo.components(Vivo.standard_edition())
    assert components.suits == ("red", "green", "blue", "yellow")
    assert (components.ranks, components.hand, components.rounds, components.tricks, components.highest_points) == (
        12,
        12,
        2,
        12,
        2,
    )
    assert {players: count.pile for players, count in components.counts.items()} == {3: (4, 4, 4, 0), 4: (3, 3, 3, 3)}
    assert {players: count.suits_removed for players, count in components.counts.items()} == {3: 1, 4: 0}


def test_an_edition_for_one_count_is_played_at_that_count() -> None:
    text = re.sub(r"\[players\.3\][^\[]*", "", STANDARD)
    edition = edition_from_text(text, "my.toml")
    assert Vivo.player_counts(edition) == (4,)
    assert make_game("vivo", edition=edition).players == 4


def test_every_entry_of_the_standard_edition_is_marked() -> None:
    marked = marks(STANDARD)
    assert marked["harmony.quartet"] == ["printed"]
    assert marked["harmony.solo"] == ["reconstructed"]
    assert marked["cards.suits"] == ["printed", "reconstructed"]
    assert marked["players.3.suits_removed"] == ["printed"]
    entries = {
        f"{table}.{name}"
        for table, names in Vivo.standard_edition().content.items()
        if table not in ("edition", "players")
        for name in names
    }
    assert entries <= set(marked)


def test_the_marks_are_those_of_the_rules_page() -> None:
    """Yellow, and how many solos, duets and trios there are, is our choice; all else is in the rulebook's text."""
    marked = {place: marks_at(marks(STANDARD), place) for place, _ in flatten(Vivo.standard_edition().content)}
    assert {place: words for place, words in marked.items() if words != ["printed"]} == {
        "edition.game": [],
        "edition.name": [],
        "cards.suits": ["printed", "reconstructed"],
        "harmony.solo": ["reconstructed"],
        "harmony.duet": ["reconstructed"],
        "harmony.trio": ["reconstructed"],
    }


def test_another_split_of_the_harmonies_can_be_played_too() -> None:
    """So the rulebook's numbers do not tell the standard one."""
    text = STANDARD.replace("solo = 4", "solo = 5").replace("trio = 4", "trio = 3")
    components = Vivo.components(edition_from_text(text, "my.toml"))
    assert {players: count.pile for players, count in components.counts.items()} == {3: (5, 4, 3, 0), 4: (4, 3, 2, 3)}


def test_numbers_of_an_edition_are_played(tmp_path: Path) -> None:
    """A changed edition changes the game: three points for highest, one round, five suits."""
    text = changed("highest_points", "highest_points = 3").replace("rounds = 2", "rounds = 1")
    text = text.replace('"yellow"]', '"yellow", "purple"]').replace("ranks = 12", "ranks = 12")
    text = text.replace("suits_removed = 0", "suits_removed = 1")
    text = re.sub(r"\[players\.3\][^\[]*", "", text)
    path = tmp_path / "five.toml"
    path.write_text(text, encoding="utf-8")
    edition = edition_from_file(path)
    game = Vivo(4, {"without": "g"}, edition)
    assert game.options["without"] == "g"
    assert Vivo(4, {}, edition).options["without"] == "p"
    state = game.new()
    from vivant.engine.dice import FastDice
    from vivant.engine.simulate import play_out

    assert play_out(state, FastDice(1)) == 48
    highest = sum(points.value for seat in range(4) for points in game.breakdown(state, seat) if points.rule == "VO-12")
    assert highest == 12 * 3
