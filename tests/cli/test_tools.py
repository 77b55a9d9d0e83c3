"""The commands around a match: games, simulate, replay, verify, edition, rules, doctor."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import vivant as package
from vivant.engine import state
from vivant.engine.edition import edition_from_text
from vivant.engine.houseedition import house_editions
from vivant.engine.registry import find_game
from vivant.engine.verify import verify_file

from .conftest import Vivant


@pytest.fixture
def records(vivant: Vivant, tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    assert vivant("simulate", "vivo", "--players", 3, "--games", 3, "--seed", 9, "--records", folder).code == 0
    return folder


def test_games_are_listed_with_counts_and_words(vivant: Vivant) -> None:
    assert re.search(r"^vivo +3–4 +Vivo +Follow the harmony", vivant("games").out, re.MULTILINE)
    assert "un jeu de plis" in vivant("games", "--lang", "fr").out
    assert "un jeu de plis" in vivant("--lang", "fr", "games").out
    assert "game: vivo; players: 3–4; name: Vivo" in vivant("games", "--plain").out


def test_bots_are_listed_as_they_play_a_game(vivant: Vivant) -> None:
    in_general, in_vivo = vivant("bots").out, vivant("bots", "vivo").out
    assert re.search(r"^hard +Plans ahead, says little.* \(strong: plans several turns ahead", in_general, re.MULTILINE)
    assert re.search(r"^hard +Plans ahead, says little.* \(strong: counts cards,.* search:", in_vivo, re.MULTILINE)
    assert re.search(r"^search .* simulations=0", in_vivo, re.MULTILINE)
    assert [line.split()[0] for line in in_vivo.splitlines()] == [line.split()[0] for line in in_general.splitlines()]
    assert in_general.splitlines()[-1].startswith("policy:FILE ")  # what is named by its file comes last
    assert "compte les cartes" in vivant("bots", "vivo", "--lang", "fr").out
    assert "Really whatever. (very weak: plays any allowed action)\n" in vivant("bots", "--plain").out
    assert vivant("bots", "vivi").code == 2


def test_simulate_prints_a_row_for_each_seat_and_the_lengths(vivant: Vivant) -> None:
    out = vivant("simulate", "vivo", "--players", 4, "--games", 50, "--seed", 1).out
    assert len(re.findall(r"^\d  +\d+\.\d\d", out, re.MULTILINE)) == 4
    assert "Decisions in a game: 96.0 on average, 96 to 96." in out
    assert "50 games in" in out


def test_simulate_says_what_is_played(vivant: Vivant) -> None:
    heading = vivant("simulate", "vivo", "--games", 1, "--seed", 7).out.splitlines()[0]
    assert heading.endswith("seed 7, first=random open_discards=false")
    heading = vivant("simulate", "vivarium", "--games", 1, "--seed", 7).out.splitlines()[0]  # a game without options
    assert heading.endswith("seed 7")


def test_simulate_gives_the_same_counts_on_two_cores(vivant: Vivant) -> None:
    args = ("simulate", "vivo", "--games", 1200, "--seed", 4, "--json")
    assert json.loads(vivant(*args).out) == json.loads(vivant(*args, "--jobs", 2).out)


def test_simulate_writes_the_records_of_those_very_games(vivant: Vivant, records: Path) -> None:
    files = sorted(records.iterdir())
    assert [file.name for file in files] == ["vivo-3-1.jsonl", "vivo-3-2.jsonl", "vivo-3-3.jsonl"]
    counted = json.loads(vivant("simulate", "vivo", "--players", 3, "--games", 3, "--seed", 9, "--json").out)
    scores = [verify_file(file).scores for file in files]
    assert sorted(row[0] for row in scores) == sorted(
        int(score) for score, n in counted["scores"][0].items() for _ in range(n)
    )
    ran = vivant("simulate", "vivo", "--players", 3, "--games", 3, "--records", records)
    assert ran.code == 2
    assert "already exists and was left alone" in ran.err


def test_simulate_plays_an_edition_of_ones_own(vivant: Vivant, tmp_path: Path) -> None:
    text = find_game("vivo").standard_edition().text.replace("highest_points = 2", "highest_points = 20")
    (tmp_path / "mine.toml").write_text(text)
    plain = json.loads(vivant("simulate", "vivo", "--games", 20, "--json").out)
    mine = json.loads(vivant("simulate", "vivo", "--games", 20, "--json", "--edition", "mine.toml").out)
    assert mine["edition"] == edition_from_text(text, "mine").hash != plain["edition"]
    assert min(map(int, mine["scores"][0])) > max(map(int, plain["scores"][0]))


def test_verify_tells_true_from_false(vivant: Vivant, records: Path) -> None:
    first, second, third = sorted(records.iterdir())
    ran = vivant("verify", first, second)
    assert ran.code == 0
    assert f"{first}: valid. vivo, 3 players. Finished after 145 steps. Not sealed" in ran.out
    second.write_text(second.read_text().replace('"do": "g', '"do": "b', 1))
    ran = vivant("verify", first, second, third)
    assert ran.code == 2
    assert len(ran.out.splitlines()) == 2
    assert re.search(rf"^{second}, line \d+: the chain is broken here", ran.err)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty, not a record"),
        (b"\0" * 50, "line 1: is not the record of a match"),
        (b"hello\n", "line 1: is not the record of a match"),
        (b'{"vivant": 1}\n', 'line 1: "h" is missing'),
        (b"[" * 100_000, "line 1: nested too deeply"),
        (b'{"a":' * 100_000, "line 1: nested too deeply"),
        (b"\xff\xfe\n", "line 1: is not text in UTF-8"),
        (b'{"vivant": NaN}\n', "line 1: NaN is not a whole number of this format"),
        (b'{"a": 1, "a": 2}\n', 'line 1: the key "a" appears twice'),
        (b" " * 10_000_000, "line 1: 10,000,000 bytes are too many for a line; the most is 1,000,000"),
        (b" " * 100_000_000, "100,000,000 bytes are too many for a record; the most is 32,000,000"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(vivant: Vivant, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    for command in (("verify", file), ("replay", file), ("play", "--resume", file)):
        ran = vivant(*command)
        assert ran.code == 2
        assert len(ran.error_lines) == 1
        assert ran.err.startswith(str(file))
        assert said in ran.err
    assert file.read_bytes() == content


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume"), ("edition", "check")])
def test_an_endless_file_is_refused(vivant: Vivant, command: tuple[str, ...]) -> None:
    ran = vivant(*command, "/dev/zero")
    assert ran.code == 2
    assert "/dev/zero: " in ran.err
    assert len(ran.error_lines) == 1


def test_replay_shows_the_table_after_a_step(vivant: Vivant, records: Path) -> None:
    file = records / "vivo-3-1.jsonl"
    out = vivant("replay", file, "--to", 60).out
    assert "Round 1 of 2" in out
    assert out.count("Hand (") == 3
    assert out.startswith(("60. ", "59. "))
    seat = vivant("replay", file, "--to", 60, "--seat", 1).out
    assert seat.count("Your hand:") == 1
    assert "Hand (" not in seat
    assert vivant("replay", file, "--to", 600).err == "there is no step 600; the last one is 145\n"
    assert vivant("replay", file, "--seat", 3).err == "there is no seat 3; seats are numbered from 0 to 2\n"


def test_replay_into_a_pipe_tells_everything(vivant: Vivant, records: Path) -> None:
    out = vivant("replay", records / "vivo-3-1.jsonl").out
    assert "The match is over. (VO-21)" in out
    assert len(re.findall(r" leads .* \(VO-04\)", out)) == 24


def test_picture_draws_and_leaves_other_files_alone(vivant: Vivant, records: Path, tmp_path: Path) -> None:
    file = records / "vivo-3-1.jsonl"
    before = file.read_bytes()
    ran = vivant("picture", file, "-o", file)
    assert ran.code == 2
    assert "is no name for a picture: choose one that ends in .svg" in ran.err
    assert file.read_bytes() == before
    ran = vivant("picture", file, "--out", tmp_path / "table.png", "--lang", "fr")
    assert (ran.code, len(ran.error_lines)) == (2, 1)
    assert ran.err.endswith("table.png n’est pas un nom d’image\u00a0: choisissez-en un qui finit par .svg\n")
    assert not (tmp_path / "table.png").exists()
    for theme in ("light", "dark"):
        assert vivant("picture", file, "-o", tmp_path / "t.svg", "--step", 60, "--seat", 1, "--theme", theme).code == 0
    assert (tmp_path / "t.svg").read_text().startswith("<svg")
    assert vivant("picture", file, "-o", tmp_path / "t.svg", "--shape", "round").code == 2


def test_records_are_written_on_one_core(vivant: Vivant, tmp_path: Path) -> None:
    ran = vivant("simulate", "vivo", "--games", 2, "--records", tmp_path / "r", "--jobs", 2)
    assert ran.code == 2
    assert "leave out --jobs" in ran.err


def test_edition_show_marks_what_is_printed(vivant: Vivant) -> None:
    out = vivant("edition", "show", "vivo").out
    assert re.search(r"^harmony\.solo +4 +reconstructed$", out, re.MULTILINE)
    assert re.search(r"^harmony\.quartet +3 +printed$", out, re.MULTILINE)
    assert find_game("vivo").standard_edition().hash in out
    assert vivant("edition", "show", "vivo", "--toml").out == find_game("vivo").standard_edition().text


def test_edition_check_accepts_a_consistent_change(vivant: Vivant, tmp_path: Path) -> None:
    text = vivant("edition", "show", "vivo", "--toml").out
    (tmp_path / "mine.toml").write_text(text.replace('"standard"', '"mine"'))
    ran = vivant("edition", "check", "mine.toml")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        'mine.toml: a consistent edition of vivo ("mine") for 3 or 4 players',
        "Nothing in it differs from the standard edition.",
    ]


def test_edition_check_tells_what_is_changed_in_words(vivant: Vivant, tmp_path: Path) -> None:
    text = vivant("edition", "show", "vivo", "--toml").out
    changed = text.replace('"standard"', '"mine"').replace("rounds = 2 ", "rounds = 3 ")
    (tmp_path / "mine.toml").write_text(changed)
    out = vivant("edition", "check", "mine.toml").out.splitlines()
    assert out[1:] == ["House rules (edition “mine”):", "· Rounds: 3 (standard: 2)"]
    out = vivant("edition", "check", "mine.toml", lang="fr").out.splitlines()
    assert out[2] == "· Manches\u00a0: 3 (standard\u00a0: 2)"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "ranks = 12",
            "ranks = 11",
            "[players.3.suits_removed]: 33 cards are in play, but 3 players",
        ),
        ("ranks = 12", "", "[cards.ranks]: is missing"),
        ("ranks = 12", "ranks = 12\nrank = 1", "[cards.rank]: is not an entry of this game's editions"),
        ("ranks = 12", "ranks = 12\nranks = 12", "not valid TOML: Cannot overwrite a value"),
        ("ranks = 12", 'ranks = "12"', "[cards.ranks]: must be a whole number"),
        ("ranks = 12", "ranks = 12.0", "[cards.ranks]: only texts, whole numbers"),
        ("ranks = 12", "ranks = " + "9" * 5000, "line 12: a name or a number of more than 200 characters"),
        ("ranks = 12", "ranks = " + "9" * 30, "[cards.ranks]: only texts, whole numbers"),
        ("ranks = 12", "ranks = " + "[" * 30 + "]" * 30, "[cards.ranks]: must be a whole number"),
        ("ranks = 12", "ranks = " + "[" * 50_000, "line 12: lists or tables lie more than 32 deep"),
        ('"yellow"', '"grey"', "[cards.suits]: two suits begin with g"),
        ("quartet = 3    #", "quartet = 4    #", "[players.3.harmony_removed]: 13 harmony cards are in play"),
        ('game = "vivo"', 'game = "chess"', "there is no game chess"),
        ("[edition]", "[edition", "not valid TOML"),
    ],
)
def test_edition_check_names_what_is_wrong(vivant: Vivant, tmp_path: Path, old: str, new: str, said: str) -> None:
    text = find_game("vivo").standard_edition().text
    assert old in text
    (tmp_path / "mine.toml").write_text(text.replace(old, new, 1))
    ran = vivant("edition", "check", "mine.toml")
    assert ran.code == 2
    assert len(ran.error_lines) == 1
    assert said in ran.err


def test_rules_are_told_by_id_in_both_languages(vivant: Vivant) -> None:
    out = vivant("rules", "vivo").out
    for id in find_game("vivo").rulebook().ids:
        assert re.search(rf"^{id}\b", out, re.MULTILINE)
    assert vivant("rules", "vivo", "vo-07").out.startswith("VO-07   Harmony reached")
    assert vivant("rules", "vivo", "VO-07", "--lang", "fr", "--plain").out.startswith("VO-07: Harmonie atteinte")
    ran = vivant("rules", "vivo", "VO-77")
    assert ran.code == 2
    assert ran.err == "there is no rule VO-77; all of them: vivant rules vivo\n"


def test_doctor_says_which_build_this_is(vivant: Vivant) -> None:
    out = vivant("doctor").out
    assert ("compiled: full speed" in out) != str(state.__file__).endswith(".py")
    assert re.search(r"^game vivo +fine$", out, re.MULTILINE)
    assert package.__version__ in out


def test_doctor_tells_where_there_is_no_compiler(vivant: Vivant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    out = vivant("doctor").out
    assert ("for lack of a C compiler" in out) == str(state.__file__).endswith(".py")


def test_version_and_help(vivant: Vivant) -> None:
    assert vivant("--version").out == f"vivant {package.__version__}\n"
    for command in ("games", "bots", "play", "simulate", "replay", "verify", "edition", "rules", "doctor"):
        assert vivant(command, "--help").code == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("nonsense",), "No such command 'nonsense'. See: vivant --help"),
        (("play", "vivo", "--seed", "x"), "Invalid value for '--seed'"),
        (("play", "vivo", "--seed", "-1"), "Invalid value for '--seed'"),
        (("play", "vivo", "--players", "seven"), "Invalid value for '--players'"),
        (("simulate", "vivo", "--games", "0"), "Invalid value for '--games'"),
        (("verify",), "Missing argument"),
        (("replay", "x.jsonl", "--bogus"), "No such option: --bogus"),
    ],
)
def test_wrong_arguments_are_one_line_too(vivant: Vivant, args: tuple[str, ...], said: str) -> None:
    ran = vivant(*args)
    assert ran.code == 2
    assert len(ran.error_lines) == 1
    assert said in ran.err
    assert "--help" in ran.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("nonsense",), "Il n’y a pas de commande «\u00a0nonsense\u00a0». Voir\u00a0: vivant --help"),
        (("playy",), "Il n’y a pas de commande «\u00a0playy\u00a0». Vouliez-vous dire 'play', 'replay'\u202f? Voir"),
        (
            ("play", "vivo", "--seed", "x"),
            "La valeur de --seed ne convient pas\u00a0: x n’est pas un nombre entier. Voir",
        ),
        (
            ("play", "vivo", "--seed", "-1"),
            "La valeur de --seed ne convient pas\u00a0: -1 n’est pas dans l’intervalle 0<=",
        ),
        (("simulate", "vivo", "--games", "0"), "La valeur de --games ne convient pas\u00a0: 0 n’est pas"),
        (("verify",), "Il manque l’argument"),
        (("picture", "x.jsonl"), "Il manque l’option --out. Voir\u00a0: vivant picture --help"),
        (("replay", "x.jsonl", "--bogus"), "Il n’y a pas d’option --bogus"),
        (("play", "--seeed", "3"), "Il n’y a pas d’option --seeed (possible\u00a0: --"),
        (("play", "vivo", "--seed"), "L’option --seed demande une valeur"),
        (("rules", "vivo", "VO-01", "VO-02"), "Arguments en trop\u00a0: VO-02"),
        (("replay", "x.jsonl", "--plain=yes"), "L’option --plain ne prend pas de valeur"),
        (("edition", "shou"), "Il n’y a pas de commande «\u00a0shou\u00a0»"),
    ],
)
def test_wrong_arguments_are_refused_in_french(vivant: Vivant, args: tuple[str, ...], said: str) -> None:
    """Whether the environment says so or the very arguments that are refused."""
    for ran in (vivant(*args, lang="fr"), vivant("--lang", "fr", *args)):
        assert (ran.code, len(ran.error_lines)) == (2, 1)
        assert said in ran.err


def test_rules_are_told_as_the_edition_has_them(vivant: Vivant, tmp_path: Path) -> None:
    text = find_game("vivarium").standard_edition().text
    (tmp_path / "mine.toml").write_text(text.replace("pairs_vp = [0, 2, 5, 9, 14]", "pairs_vp = [0, 3, 7]"))
    said = vivant("rules", "vivarium", "VA-50", "--edition", "mine.toml", "--plain").out
    assert said.endswith("1 and 2 pairs are worth 3 and 7 points.\n")
    assert "2, 5, 9 and 14" in vivant("rules", "vivarium", "VA-50", "--plain").out
    said = vivant("rules", "vivarium", "VA-32", "--ruling", "majority=round", "--plain", lang="fr").out
    assert "qui a gagné dans cette manche le plus de cartes correspondantes" in said
    said = vivant("rules", "vivarium", "VA-X1", "--ruling", "majority=round", "--plain").out
    assert said.startswith("VA-X1: With the standard edition: A final scoring.")
    whole = vivant("rules", "vivarium", "--ruling", "majority=round").out
    assert "House rules (edition “standard, majority=round”):" in whole
    assert "These examples are worked out with the standard edition" in whole
    assert "House rules" not in vivant("rules", "vivarium").out


def test_house_rules_are_listed_with_what_each_means(vivant: Vivant) -> None:
    out = vivant("edition", "rulings", "vivarium").out
    assert "majority=owned (standard, VA-R17): The priority token goes to whoever owns" in out
    assert "majority=round (VA-R17): The priority token goes to whoever gained" in out
    assert vivant("edition", "rulings", "vivo").out == "Vivo has no house rules to choose.\n"


@pytest.mark.parametrize("command", ["simulate", "play", "rules"])
def test_a_house_rule_that_there_is_not_is_refused_in_one_line(vivant: Vivant, command: str) -> None:
    ran = vivant(command, "vivarium", "--ruling", "majorty=round")
    assert ran.code == 2
    assert len(ran.error_lines) == 1
    assert "there is no house rule majorty here; there are finite_bank, " in ran.err


def test_simulated_games_with_house_rules_say_so_in_their_records(vivant: Vivant, tmp_path: Path) -> None:
    out = vivant("simulate", "vivarium", "--games", 1, "--ruling", "majority=round", "--records", tmp_path / "r").out
    assert "· The priority token goes to whoever gained the most matching cards in the round. (VA-R17)" in out
    [file] = (tmp_path / "r").glob("*.jsonl")
    for command in (("verify", file), ("replay", file, "--to", 1)):
        assert "House rules (edition “standard, majority=round”):" in vivant(*command).out


def test_house_editions_are_listed_shown_checked_and_played_by_name(vivant: Vivant, tmp_path: Path) -> None:
    ours = house_editions(find_game("vivid-memories"))["fair-start"].edition
    out = vivant("edition", "list").out
    assert re.search(r"^vivo +standard +the game as it is", out, re.MULTILINE)
    assert re.search(r"^vivid-memories +fair-start +A fair start \(ours\): With two players", out, re.MULTILINE)
    assert "winning-brain" not in vivant("edition", "list", "vivo").out
    assert vivant("edition", "show", "vivid-memories", "--edition", "fair-start", "--toml").out == ours.text
    shown = vivant("edition", "show", "vivid-memories", "--edition", "fair-start").out
    assert re.search(r"^head_start\.2 +0 \d+ +changed$", shown, re.MULTILINE)
    assert ours.hash in shown
    assert "House rules (edition “fair-start”):" in vivant("edition", "check", "fair-start").out
    assert vivant("edition", "check", "fair-start", "--lang", "fr").code == 0
    folder = tmp_path / "records"
    args = ("--players", 2, "--games", 1, "--edition", "fair-start", "--records", folder)
    assert "Head start with 2 players" in vivant("simulate", "vivid-memories", *args).out
    [file] = folder.glob("*.jsonl")
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["edition"]["hash"] == ours.hash
    verdict = verify_file(file)
    assert verdict.valid
    assert verdict.house_rules


@pytest.mark.parametrize("command", ["simulate", "play", "rules", "about"])
def test_an_edition_that_there_is_not_is_refused_in_one_line(vivant: Vivant, command: str) -> None:
    ran = vivant(command, "vivid-memories", "--edition", "fairstart")
    assert (ran.code, len(ran.error_lines)) == (2, 1)
    assert 'no edition "fairstart"; there are standard, fair-start and winning-brain' in ran.err


def test_what_the_system_refuses_is_said_in_french_too(vivant: Vivant, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for args, said in (
        (
            ("verify", "nowhere.jsonl"),
            "nowhere.jsonl\u00a0: ne peut pas être lu\u00a0: il n’y a pas de tel fichier ou dossier",
        ),
        (("verify", "folder"), "folder\u00a0: ne peut pas être lu\u00a0: c’est un dossier"),
        (
            ("rules", "vivo", "--edition", "nowhere.toml"),
            "ne peut pas être lu\u00a0: il n’y a pas de tel fichier ou dossier",
        ),
    ):
        ran = vivant(*args, lang="fr")
        assert (ran.code, len(ran.error_lines)) == (2, 1)
        assert said in ran.err


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("vivarium", r"rulings.units_are_creatures +false +our ruling"),
        ("vivid-memories", r"rulings.reflect +by_player +our ruling"),
    ],
)
def test_an_edition_shows_also_the_switches_that_its_file_does_not_write(vivant: Vivant, game: str, line: str) -> None:
    assert re.search(line, vivant("edition", "show", game).out)
