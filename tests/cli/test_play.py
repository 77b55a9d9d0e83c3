"""Playing in the terminal: turns, refusals, undo, saving, resuming, several people at one screen."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vivant.cli.common import Screen
from vivant.cli.savefile import SaveFile
from vivant.cli.session import Session
from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.engine.verify import verify_file

from .conftest import Vivant

GOLDEN = Path(__file__).parents[1] / "golden"
THREE = ("play", "vivo", "--seats", "human,random,random", "--seed", 5)


def legal_in(out: str) -> list[str]:
    """The actions that were offered last."""
    return re.findall(r"^You may: (.*)$", out, re.MULTILINE)[-1].split()


def test_a_whole_match_ends_with_places_and_points(vivant: Vivant, tmp_path: Path) -> None:
    typed: list[str] = []
    file = tmp_path / "game.jsonl"
    out = vivant(*THREE, "--save", file).out
    while "You may" in out:
        typed = [legal_in(out)[0]]
        out = vivant("play", "--resume", file, typed=typed[0] + "\n").out
        if re.search(r"^1\. ", out, re.MULTILINE):
            break
    assert re.search(r"^1\. (You|Whim|Jumble): \d+ points$", out, re.MULTILINE)
    verdict = verify_file(file)
    assert verdict.valid
    assert verdict.finished
    assert verdict.seed == "follows"
    shown = vivant("replay", file).out
    for end in (out, shown):
        sheet = end[end.index("Score sheet") :].splitlines()
        columns = [line.split()[-3:] for line in sheet if re.match(r"Round|Total|  ", line)]
        assert columns
        total = next(line for line in sheet if line.startswith("Total")).split()[1:]
        sums = [line.split()[2:] for line in sheet if line.startswith("Round")]
        assert [sum(int(row[seat]) for row in sums) for seat in range(3)] == [int(points) for points in total]
        assert {f"{points} points" for points in total} <= set(re.findall(r"\d+ points", out))
    said = vivant("replay", file, "--plain", "--lang", "fr").out
    assert re.search(r"^Total\xa0: Vous \d+, Whim \d+ et Jumble \d+\.$", said, re.MULTILINE)
    assert "Manche 2, Les plus basses, face visible\xa0: " in said


def test_the_table_shows_harmony_hand_and_legal_actions(vivant: Vivant) -> None:
    out = vivant(*THREE).out
    assert "Harmony: solo (1 suit)" in out
    assert "Your hand: r3 r5 r6 r8 r12   g1 g4 g5 g6 g11   b3 b7" in out
    assert legal_in(out) == ["r3", "r5", "r6", "r8", "r12", "g1", "g4", "g5", "g6", "g11", "b3", "b7"]


def test_a_forbidden_card_is_refused_with_the_rule_and_nothing_changes(vivant: Vivant, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    vivant(*THREE, "--save", file, typed="r3\n")
    before = file.read_bytes()
    out = vivant("play", "--resume", file, typed="b3\n").out
    assert "No: the trio still needs a new suit, so you must play red or green (rule VO-09" in out
    assert file.read_bytes() == before


def test_why_explains_without_playing(vivant: Vivant) -> None:
    out = vivant(*THREE, typed="why y1\nwhy r12\nwhy\nwhy zz\n").out
    assert "No: y1 is not in this game (rule VO-01" in out
    assert "r12 is allowed now." in out
    assert "Why what?" in out
    assert 'There is no "zz" in this game.' in out


def test_a_beginning_is_enough_where_one_action_fits(vivant: Vivant) -> None:
    out = vivant(*THREE, typed="g\nr\nq9\ny\nr12\n").out
    assert "Several fit: g1 g4 g5 g6 g11" in out
    assert "Several fit: r3 r5 r6 r8 r12" in out
    assert 'There is no "q9" in this game.' in out
    assert 'Nothing that you may do now begins with "y".' in out
    assert "You lead red 12." in out
    out = vivant(*THREE, typed="R1\n").out
    assert "No: r1 is not in your hand" in out  # the whole of a known text is that action, not a beginning


def test_undo_takes_back_among_bots_and_the_dice_stand_where_they_stood(vivant: Vivant, tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    vivant(*THREE, "--save", first, typed="r3\n")
    out = vivant(*THREE, "--save", second, typed="r3\nundo\nr3\n").out
    assert "You undid a step." in out
    played = [json.loads(line) for line in first.read_text().splitlines()[2:]]
    undone = [json.loads(line) for line in second.read_text().splitlines()[2:]]
    at = len(played)
    assert undone[at]["undo"] == played[0]["n"]
    assert undone[at]["consent"] == []
    assert [line["do"] for line in undone[at + 1 :]] == [line["do"] for line in played]


def test_nothing_to_take_back_is_said(vivant: Vivant) -> None:
    assert "No: there is nothing to undo yet." in vivant(*THREE, typed="undo\n").out


def test_score_names_its_sources_and_log_tells(vivant: Vivant) -> None:
    out = vivant(*THREE, typed="r3\nscore\nlog\n").out
    assert "Jumble: 2 points\n  2 for red 2 face up, round 1 (VO-13)" in out
    assert "You are drawn to lead first." in out
    assert (
        "Trick 1: Jumble has the lowest card, red 2, and scores 2; Whim has the highest and scores 2."
        " Jumble leads next." in out
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_points_add_up_and_say_what_of_them_is_secret(vivant: Vivant, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "late.jsonl"
    lines = (GOLDEN / "vivarium-4-seeded.jsonl").read_text(encoding="utf-8").splitlines()
    late = [line for line in lines[1:] if json.loads(line).get("n", 999) <= 295]  # secret contracts score by then
    file.write_text("\n".join([lines[0], *late]) + "\n", encoding="utf-8")
    out = vivant("play", "--resume", file, typed="\nscore\nquit\n", lang=lang).out
    told = re.findall(r"^(?:> )?\S+\s?: (\d+) points?(?:, \D*(\d+) .*)?\n((?:  −?\d+ .*\n?)+)", out, re.MULTILINE)
    assert len(told) == 4
    for total, _, sources in told:
        assert sum(int(line.split()[0]) for line in sources.splitlines()) == int(total)
    assert [bool(secret) for _, secret, _ in told] == [True, False, False, False]


def test_rules_board_and_help_are_at_hand(vivant: Vivant) -> None:
    out = vivant(*THREE, typed="rules VO-07\nboard\nhelp\nrules VO-99\n").out
    assert "VO-07   Harmony reached" in out
    assert out.count("Round 1 of 2, trick 1 of 12") == 2
    assert "why ACTION" in out
    assert "there is no rule VO-99" in out


def test_quit_says_how_to_go_on_and_resume_goes_on(vivant: Vivant, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    out = vivant(*THREE, "--save", file, typed="r3\nquit\n").out
    assert f"Continue with: vivant play --resume {file}" in out
    out = vivant("play", "--resume", file).out
    assert "Harmony: trio (3 suits), so far blue" in out


def test_save_in_mid_match_keeps_what_was_played_before(vivant: Vivant, tmp_path: Path) -> None:
    out = vivant(*THREE, typed="r3\nsave\nsave here.jsonl\nsave here.jsonl\nquit\n").out
    assert re.search(r"^(> )?Saved in .*match-", out, re.MULTILINE)  # where it is kept unasked
    assert "Saved in here.jsonl." in out
    assert "here.jsonl already exists and was left alone" in out
    assert verify_file(tmp_path / "here.jsonl").steps > 26


def test_an_existing_file_is_never_written_over(vivant: Vivant, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    ran = vivant(*THREE, "--save", file)
    assert ran.code == 2
    assert "already exists and was left alone" in ran.err
    assert file.read_text() == "precious"


def test_a_file_that_breaks_off_is_named_and_left_alone(vivant: Vivant, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    vivant(*THREE, "--save", file, typed="r3\n")
    whole = file.read_bytes()
    lines = whole.count(b"\n")
    file.write_bytes(whole[:-20])
    ran = vivant("play", "--resume", file)
    assert ran.code == 2
    assert ran.error_lines == [
        f"{file}, line {lines}: the file breaks off here, in the middle of a line; "
        "delete this line to continue from the one before"
    ]
    assert file.read_bytes() == whole[:-20]
    file.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert vivant("play", "--resume", file).code == 0


def test_a_finished_or_false_record_is_not_resumed(vivant: Vivant, tmp_path: Path) -> None:
    vivant("simulate", "vivo", "--games", 1, "--records", tmp_path / "r")
    file = tmp_path / "r" / "vivo-4-1.jsonl"
    ran = vivant("play", "--resume", file)
    assert ran.code == 2
    assert "the match is over; watch it: vivant replay" in ran.err
    file.write_text(file.read_text().replace('"who": 1', '"who": 2', 1))
    assert "the chain is broken here" in vivant("play", "--resume", file).err


def test_resume_takes_nothing_else(vivant: Vivant) -> None:
    ran = vivant("play", "vivo", "--resume", "x.jsonl", "--seed", 1)
    assert ran.code == 2
    assert "leave out game and --seed" in ran.err


def test_two_people_pass_a_curtain(vivant: Vivant) -> None:
    args = ("play", "vivo", "--seats", "human:Ann,human:Bo,random", "--seed", 8)
    out = vivant(*args, typed="\nr1\n").out.partition("\n")[2]  # after the line that offers a lesson
    assert out.startswith("Vivo")
    assert "Bo, it is your turn." in out
    bo, ann = out.split("\n" * 20, 1)
    assert "Your hand: r1" in bo
    assert "Ann, it is your turn." in ann
    assert "Your hand" not in ann  # nothing is shown before Ann says that she is alone


def test_who_played_last_may_take_back_before_the_next_one_looks(vivant: Vivant) -> None:
    args = ("play", "vivo", "--seats", "human:Ann,human:Bo,human:Cy", "--seed", 8)
    out = vivant(*args, typed="\nr1\nundo\n\nr3\n\n").out
    assert out.count("Bo, it is your turn.") == 2  # a curtain for Bo again: somebody else may stand there now
    assert "Bo may still type undo, or quit." in out
    assert "Bo undid a step." in out
    assert "Bo leads red 3." in out


def test_a_file_of_ones_own_takes_the_place_of_the_one_kept_unasked(vivant: Vivant, tmp_path: Path) -> None:
    vivant(*THREE, typed="r3\nsave mine.jsonl\nquit\n")
    assert verify_file(tmp_path / "mine.jsonl").valid
    assert list((tmp_path / "data" / "vivant").iterdir()) == []


def test_commands_need_no_accents(vivant: Vivant) -> None:
    assert "Harmonie atteinte" in vivant(*THREE, "--lang", "fr", typed="regles VO-07\n").out


def test_a_save_file_that_is_gone_is_not_called_saved(vivant: Vivant, tmp_path: Path) -> None:
    match, file = _saved_match(tmp_path)
    file.path.unlink()
    session = Session(match, file, Screen(plain=True), resumed=True)
    with pytest.raises(SetupError, match="was changed or removed by somebody else"):
        session._save("")
    session.close()


def _saved_match(folder: Path) -> tuple[Match, SaveFile]:
    match = Match(make_game("vivo", 3), FastDice(1), ["human", "bot:random", "bot:random"])
    return match, SaveFile.create(folder / "game.jsonl", match)


def test_only_enter_lifts_the_curtain(vivant: Vivant) -> None:
    args = ("play", "vivo", "--seats", "human:Ann,human:Bo,human:Cy", "--seed", 8)
    out = vivant(*args, typed="show\nr1\nquit\n").out
    assert "Your hand" not in out
    assert out.count("Bo, it is your turn.") == 3
    assert "Continue with: vivant play --resume" in out


def test_going_back_further_needs_the_others_consent(vivant: Vivant, tmp_path: Path) -> None:
    args = ("play", "vivo", "--seats", "human:Ann,human:Bo,human:Cy", "--seed", 8, "--option", "first=0")
    hand = legal_in(vivant(*args, typed="\n").out)
    answers = "\n{}\n\n{}\n\nundo {}\n{}\n{}\n"
    out = vivant(*args, typed="\n" + hand[0] + "\n\n").out
    second = legal_in(out)[0]
    file = tmp_path / "a.jsonl"
    vivant(*args, "--save", file, typed=f"\n{hand[0]}\n\n{second}\n\n")
    step = next(json.loads(line) for line in file.read_text().splitlines() if '"who": 0' in line)["n"]
    refused = answers.format(hand[0], second, step, "y", "n")
    assert "Not everybody agrees, so the step stands." in vivant(*args, typed=refused).out
    agreed = answers.format(hand[0], second, step, "y", "y")
    out = vivant(*args, typed=agreed).out
    assert f"Ann: Cy would like to undo step {step} and everything after it. Do you agree? (y/N)" in out
    assert " leads " in out.split("Ann: Cy would like")[0].splitlines()[-1]  # what it was
    assert "Cy undid a step." in vivant(*args, typed=agreed + "\n").out


def test_french_speaks_and_understands_french(vivant: Vivant) -> None:
    out = vivant(*THREE, "--lang", "fr", typed="y1\npourquoi r12\nannuler\nquitter\n").out
    assert "Entamez avec n’importe quelle carte\u00a0: ce pli est un solo." in out
    assert "Non\u00a0: y1 n’est pas dans cette partie (règle VO-01" in out
    assert "r12 est permis maintenant." in out
    assert "Non\u00a0: il n’y a encore rien à annuler." in out


def test_the_environment_chooses_the_language() -> None:
    env = {**os.environ, "LANG": "fr_FR.UTF-8"}
    for name in ("VIVANT_LANG", "LC_ALL", "LC_MESSAGES"):
        env.pop(name, None)
    ran = subprocess.run([sys.executable, "-c", RUN, "games"], env=env, capture_output=True, text=True, check=True)
    assert "un jeu de plis" in ran.stdout


def test_plain_draws_nothing(vivant: Vivant) -> None:
    out = vivant(*THREE, "--plain", typed="r3\n").out
    assert "Face up: red 2." in out
    assert not set("│▸✗·") & set(out)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "vivoo"), "there is no game vivoo; did you mean vivo?"),
        (("play", "chess"), "there is no game chess; the games are: vivo"),
        (("play", "vivo", "--players", "0"), "vivo is played by 3 or 4, not by 0"),
        (("play", "--resume", "x.jsonl", "--seed", "0"), "leave out --seed"),
        (("play", "vivo", "--seats", "human:bot:x,random,random"), "human:bot:x is not a seat"),
        (("play", "vivo", "--players", "7"), "vivo is played by 3 or 4, not by 7"),
        (("play", "vivo", "--seats", "human,random"), "vivo is played by 3 or 4, not by 2"),
        (("play", "vivo", "--seats", "human,random,random", "--players", "4"), "3 seats are named, but there are 4"),
        (
            ("play", "vivo", "--seats", "human,robot,random"),
            "robot is not a seat; write human, human:NAME or a bot: easy, normal, hard, expert, greedy, random or search",
        ),
        (
            ("play", "vivo", "--seats", "human,bot:deep,random"),
            "there is no bot deep; the bots are: easy, normal, hard",
        ),
        (("play", "vivo", "--seats", "human,hard:ms=1,random"), "hard is a level and has no settings of its own"),
        (("play", "vivo", "--option", "speed=9"), "there is no option speed; the options are: first and open_discards"),
        (("play", "vivo", "--option", "first=9"), "the option first may not be 9; it is one of random | 0 | 1 | 2 | 3"),
        (("play", "vivo", "--option", "first"), "an option is written name=value, not first"),
        (("play", "vivo", "--lang", "xx"), "there is no language xx; the languages are: en and fr"),
        (("play", "vivo", "--edition", "none.toml"), "none.toml: cannot be read: No such file or directory"),
        (("play", "--resume", "none.jsonl"), "none.jsonl: cannot be read: No such file or directory"),
        (("play", "vivo", "--save", "/proc/no/x.jsonl"), "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line(vivant: Vivant, args: tuple[str, ...], said: str) -> None:
    ran = vivant(*args)
    assert ran.code == 2
    assert len(ran.error_lines) == 1
    assert said in ran.err


@pytest.mark.parametrize("number", ["x", "-1", "9" * 5000, "1.5"])
def test_undo_of_no_number_is_refused(vivant: Vivant, tmp_path: Path, number: str) -> None:
    file = tmp_path / "game.jsonl"
    out = vivant(*THREE, "--save", file, typed=f"r3\nundo {number}\n").out
    assert "is not the number of a step" in out
    assert "undo" not in file.read_text()


def test_a_step_that_nobody_took_is_asked_of_nobody(vivant: Vivant) -> None:
    args = ("play", "vivo", "--seats", "human:Ann,human:Bo,random", "--seed", 8)
    out = vivant(*args, typed="\nundo 999\n").out
    assert "No: step 999 is not an action of this seat, or has been undone already." in out
    assert "Agreed?" not in out


def test_a_path_that_is_none_is_refused_in_mid_match(vivant: Vivant) -> None:
    ran = vivant(*THREE, typed="save a\0b\nsave no/such/folder.jsonl\nr3\n")
    assert ran.code == 0
    assert ran.out.count("cannot be written") == 2
    assert "You lead red 3." in ran.out


RUN = "from vivant.cli.main import run; run()"


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = [sys.executable, "-c", RUN, *map(str, THREE), "--save", str(file)]
    with subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None
        program.stdin.write("r3\n")
        program.stdin.flush()
        for _ in range(1200):
            if file.exists() and verify_file(file).steps > 28:
                break
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        out, _ = program.communicate(timeout=20)
    assert f"Continue with: vivant play --resume {file}" in out
    assert program.returncode == 0
    assert verify_file(file).valid


def test_with_nothing_named_the_last_match_goes_on(vivant: Vivant, tmp_path: Path) -> None:
    first = vivant("play", typed="quit\n").out
    assert "Continue with: vivant play --resume" in first
    hand = re.findall(r"Your hand: .*", first)[-1]
    again = vivant("play", typed="perhaps\n\nquit\n").out
    assert again.count("Continue your match of vivo from") == 2  # what is neither yes nor no is asked again
    assert re.findall(r"Your hand: .*", again)[-1] == hand
    folder = tmp_path / "data" / "vivant"
    assert len(list(folder.iterdir())) == 1
    declined = vivant("play", typed="n\nquit\n").out
    assert f"vivant play --resume {next(folder.iterdir()).parent}" in declined
    assert len(list(folder.iterdir())) == 2


def test_a_damaged_last_match_is_named_and_an_older_one_offered(vivant: Vivant, tmp_path: Path) -> None:
    vivant("play", "vivo", "--seed", 3, typed="quit\n")
    folder = tmp_path / "data" / "vivant"
    (old,) = folder.iterdir()
    damaged = folder / "match-99999999-000000-0000.jsonl"
    damaged.write_text(old.read_text().replace("now=", "new="))
    out = vivant("play", typed="\nquit\n").out
    assert f"{damaged}, line 2: the chain is broken here" in out
    assert f"Continue with: vivant play --resume {old}" in out


@pytest.mark.rule("VO-22", "VO-R6")
def test_a_break_does_not_bring_the_discards_back(vivant: Vivant, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    out = vivant(*THREE, "--save", file).out
    for _ in range(3):
        out = vivant("play", "--resume", file, typed=legal_in(out)[0] + "\n").out
    resumed = vivant("play", "--resume", file).out
    assert " leads " not in resumed
    assert "drawn to lead first" not in resumed


def test_house_rules_are_told_at_the_start_and_by_a_command(vivant: Vivant) -> None:
    changed = ("play", "vivarium", "--seats", "human,random", "--seed", 5, "--ruling", "majority=round")
    out = vivant(*changed, typed="house\nrules VA-32\n").out
    assert out.count("House rules (edition “standard, majority=round”):") == 2
    assert "whoever gained the most matching cards in that" in out
    assert vivant(*THREE, typed="house\n").out.count("By the standard edition, without house rules.") == 1
    assert "House rules" not in vivant(*THREE).out
    assert "maison" in vivant(*THREE, typed="aide\n", lang="fr").out


def test_a_resumed_match_keeps_its_house_rules(vivant: Vivant, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    vivant("play", "vivarium", "--seats", "human,random", "--seed", 5, "--ruling", "majority=round", "--save", file)
    assert "House rules (edition “standard, majority=round”):" in vivant("play", "--resume", file).out
    ran = vivant("play", "--resume", file, "--ruling", "majority=owned")
    assert ran.code == 2
    assert "--ruling" in ran.err


def test_at_the_table_the_rules_and_the_aid_speak_of_the_options_that_were_chosen(vivant: Vivant) -> None:
    out = vivant(*THREE, "--option", "open_discards=true", typed="rules VO-22\nhouse\nquit\n").out
    assert "VO-22   At this table everybody may look at all cards" in out
    assert out.count("House rules:\n· everybody may look at all cards that were played (VO-R6)") == 2
    alone = ("play", "vivid-memories", "--players", 1, "--seats", "human", "--option", "be_more_human=true")
    out = vivant(*alone, "--seed", 3, typed="rules AB-23\nrules AB-34\naid setup\nquit\n").out
    assert "At this table “Be more human” is on." in " ".join(out.split())
    assert "The Brain scores 1 for each fragment in its hexes.\n" in out
    step = " ".join(out.partition("Reminder")[2].split())
    assert "aspiration lies on the track. " in step


def test_an_option_that_changes_nothing_with_an_edition_is_refused_in_one_line(vivant: Vivant) -> None:
    alone = ("play", "vivid-memories", "--players", 1, "--edition", "winning-brain", "--option")
    ran = vivant(*alone, "be_more_human=true")
    assert ran.code == 2
    assert "be_more_human" in ran.err.partition("learn_from_experience")[0]
    assert vivant(*alone, "learn_from_experience=true", typed="quit\n").code == 0


@pytest.mark.parametrize(
    ("options", "lang", "said"),
    [
        ((), "en", "Difficulty: Standard\n"),
        (("be_more_human=true",), "en", "Difficulty: Be more human (harder)\n"),
        (("learn_from_experience=true",), "fr", "Apprendre de l’expérience (le plus difficile)\n"),
        (("be_more_human=true", "learn_from_experience=true"), "en", "Difficulty: Both: be more human, "),
    ],
)
def test_a_match_alone_begins_with_how_hard_it_is(
    vivant: Vivant, options: tuple[str, ...], lang: str, said: str
) -> None:
    chosen = [part for option in options for part in ("--option", option)]
    out = vivant("play", "vivid-memories", "--players", 1, *chosen, typed="quit\n", lang=lang).out
    assert said in out.partition("\n\n")[0] + "\n"
