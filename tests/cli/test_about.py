"""`vivant about`, and the player aid in a match at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Vivant
from vivant.engine.registry import find_game, game_ids
from vivant.testkit.about import items_of

THREE = ("play", "vivo", "--seats", "human,random,random", "--seed", 5)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", game_ids())
def test_everything_is_told_in_sentences(vivant: Vivant, game: str, lang: str) -> None:
    out = vivant("about", game, "--plain", "--lang", lang).out
    told = find_game(game).about(lang)
    assert told is not None
    for _, panel, item in items_of(told):
        assert panel.title in out
        assert item.sentence in out
    for credit in told.credits:
        assert ", ".join(credit.names) in out
    assert find_game(game).book.words(lang)("about-own") in out


def test_one_section_is_told_by_its_name_in_either_language(vivant: Vivant) -> None:
    out = vivant("about", "vivo", "symbols").out
    assert out.startswith("Symbols\n")
    assert "Tuning" not in vivant("about", "vivo", "credits").out
    assert (
        vivant("about", "vivo", "symbols", "--lang", "fr").out
        == vivant("about", "vivo", "symboles", "--lang", "fr").out
    )
    assert vivant("about", "vivo", "MATERIEL", "--lang", "fr").out.startswith("Matériel\n")
    assert "3 players: 36; 4 players: 48" in vivant("about", "vivo", "comp", "--plain").out


def test_an_unknown_section_is_refused_in_one_line(vivant: Vivant) -> None:
    ran = vivant("about", "vivo", "nonsense")
    assert ran.code == 2
    assert ran.error_lines == [
        'there is no section "nonsense"; choose story, components, anatomy, symbols, setup, aid or credits'
    ]
    assert vivant("about", "vivo", "").code == 2


def test_another_edition_is_told_with_its_own_figures(vivant: Vivant, tmp_path: Path) -> None:
    text = (find_game("vivo").folder / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text.replace("highest_points = 2", "highest_points = 5"), encoding="utf-8")
    assert "5 points" in vivant("about", "vivo", "aid", "--edition", file, "--plain").out


def test_a_game_that_tells_nothing_says_so_in_one_line(vivant: Vivant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("vivo"), "about", classmethod(lambda cls, lang, edition=None: None))
    ran = vivant("about", "vivo")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "vivo tells nothing about itself but its rules; to read them: vivant rules vivo\n"


def test_the_aid_is_at_hand_in_a_match(vivant: Vivant) -> None:
    out = vivant(*THREE, typed="aid\naid symbols\naid nonsense\nquit\n\n").out
    assert "Follow the harmony" in out
    assert "Signs at the table" in out
    assert 'there is no section "nonsense"' in out
    french = vivant(*THREE, "--lang", "fr", typed="mémo\nmemo symboles\nquitter\n\n").out
    assert "Suivre l’harmonie" in french
    assert "Signes à la table" in french


@pytest.mark.parametrize(("lang", "title"), [("en", "House rules"), ("fr", "Règles maison")])
def test_house_rules_are_told_first_and_followed(vivant: Vivant, lang: str, title: str) -> None:
    ran = vivant("about", "vivarium", "--ruling", "token_at_zero=false", "--plain", "--lang", lang)
    assert ran.out.splitlines()[2].startswith(title)
    assert "VA-R18" in ran.out.splitlines()[3]
    standard = vivant("about", "vivarium", "--plain", "--lang", lang)
    assert title not in standard.out
    told, usual = ran.out.splitlines()[4:], standard.out.splitlines()[2:]
    assert len([line for line, other in zip(told, usual, strict=True) if line != other]) == 1
    assert vivant("about", "vivarium", "--ruling", "token_at_zero=maybe").code == 2


def test_the_edition_of_another_game_is_refused_in_one_line(vivant: Vivant) -> None:
    ran = vivant("about", "vivarium", "--edition", find_game("vivo").folder / "edition.toml")
    assert ran.code == 2
    assert ran.err.endswith("edition.toml is an edition of vivo, not of vivarium\n")


def test_help_names_the_part_of_an_edition_that_holds_its_rulings(vivant: Vivant) -> None:
    assert "[rulings]; may be repeated" in " ".join(vivant("about", "--help").out.replace("│", "").split())


def test_symbols_in_the_terminal_explain_what_it_prints_with_the_letters_of_the_edition(
    vivant: Vivant, tmp_path: Path
) -> None:
    said = " ".join(vivant("about", "vivid-memories", "symbols").out.split())
    for sign in ("(r) [R]: A slot for red", "+R: Add: red", "{YR}: A pattern: ", "m1 Combine*: The slot", "{YR}=4: "):
        assert sign in said, sign
    assert "○ pour cercle" in vivant("about", "vivarium", "symbols", lang="fr").out
    text = find_game("vivo").standard_edition().text.replace('"red"', '"white"')
    (tmp_path / "mine.toml").write_text(text)
    said = vivant("about", "vivo", "symbols", "--edition", tmp_path / "mine.toml").out
    assert "w7: A card by its suit and its rank" in said
    assert "w is white" in said
    assert "In the terminal" not in vivant("about", "vivo", "symbols", "--plain").out


def test_rules_and_aid_can_be_read_with_options(vivant: Vivant) -> None:
    said = vivant("rules", "vivo", "VO-22", "--option", "open_discards=true", "--plain").out
    assert said.startswith("VO-22: At this table everybody may look")
    alone = ("--players", 1, "--option", "be_more_human=true", "--plain")
    assert vivant("rules", "vivid-memories", "AB-23", *alone).out.endswith("in its hexes.\n")
    assert "scores nothing for that colour" not in vivant("about", "vivid-memories", "setup", *alone).out
    assert "scores nothing for that colour" in vivant("about", "vivid-memories", "setup", "--plain").out
    assert vivant("rules", "vivo", "--option", "be_more_human=true").code == 2
