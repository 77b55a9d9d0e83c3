"""A save file only grows by whole lines, and has one writer."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from vivant.cli.savefile import SaveFile, resume
from vivant.engine.dice import FastDice
from vivant.engine.errors import SetupError
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.engine.verify import verify_file


def new_match() -> Match:
    return Match(make_game("vivo", 3), FastDice(1))


def play_one(match: Match) -> None:
    seat = match.to_act()[0]
    match.play(seat, match.legal(seat)[0])


def test_the_file_is_the_record_at_every_step(tmp_path: Path) -> None:
    match = new_match()
    file = SaveFile.create(tmp_path / "a.jsonl", match)
    for _ in range(5):
        play_one(match)
        file.write(match)
        assert file.path.read_text() == match.record().text()
    file.close()


def test_a_write_that_fails_leaves_whole_lines_and_the_next_one_catches_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    file = SaveFile.create(tmp_path / "a.jsonl", match)
    saved = file.path.read_bytes()
    play_one(match)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _full_disk)
        with pytest.raises(SetupError, match="cannot be written: No space left"):
            file.write(match)
    assert file.path.read_bytes() == saved
    play_one(match)
    file.write(match)
    file.close()
    assert file.path.read_text() == match.record().text()
    assert verify_file(file.path).valid


def _full_disk(descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    match = new_match()
    file = SaveFile.create(tmp_path / "a.jsonl", match)
    with pytest.raises(SetupError, match=r"a\.jsonl is in use by another program"):
        resume(file.path)
    file.close()
    _, second = resume(file.path)
    second.close()


@pytest.mark.parametrize("change", ["removed", "longer"])
def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path: Path, change: str) -> None:
    match = new_match()
    file = SaveFile.create(tmp_path / "a.jsonl", match)
    if change == "removed":
        file.path.unlink()
    else:
        file.path.write_bytes(file.path.read_bytes() + b"more\n")
    play_one(match)
    with pytest.raises(SetupError, match="was changed or removed by somebody else"):
        file.write(match)
    file.close()
    assert not file.path.exists() or file.path.read_bytes().endswith(b"more\n")


def test_a_file_that_cannot_be_begun_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", _full_disk)
    with pytest.raises(SetupError, match="cannot be written"):
        SaveFile.create(tmp_path / "a.jsonl", new_match())
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_in_the_middle_of_a_write_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    file = SaveFile.create(tmp_path / "a.jsonl", match)
    play_one(match)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _interrupt)
        with pytest.raises(KeyboardInterrupt):
            file.write(match)
    file.write(match)
    file.close()
    assert file.path.read_text() == match.record().text()


def _interrupt(descriptor: int) -> None:
    raise KeyboardInterrupt
