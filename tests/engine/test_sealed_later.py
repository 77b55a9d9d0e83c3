"""Records that go on with sealed dice: nobody who knows the old dice knows what comes, and the record says from where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.records import Line, chained, changed, lines_of
from vivant.engine.dice import FastDice, SealedDice, seal_of
from vivant.engine.errors import RecordError, SetupError, UndoRefused
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.registry import make_game
from vivant.engine.verify import Replay, Verdict, verify

SECRET = bytes(range(32))
WORDS = ["", "fog", ""]


def sealed() -> SealedDice:
    return SealedDice(SECRET, WORDS)


def play(match: Match, steps: int = 1000) -> Match:
    """Whoever is asked first does the first legal thing."""
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def begun(steps: int = 8) -> bytes:
    """An unfinished match of Vivo on a seed that somebody knows; twelve tricks are a round."""
    return play(Match(make_game("vivo", 3), FastDice(11)), steps).record().text().encode()


def brought() -> bytes:
    return play(Match.resume(begun(), dice=sealed())).record().text().encode()


def line_with_seal(content: bytes) -> int:
    """Counted from 1."""
    return next(number for number, line in enumerate(lines_of(content), 1) if "sealed" in line)


def problem(content: bytes) -> tuple[int, str]:
    error = verify(content).error
    assert error is not None
    return error.line, error.problem.key


def outcomes(content: bytes, after: int) -> list[str]:
    return [line["do"] for line in lines_of(content)[after:] if line.get("who") == "chance"]


def test_the_old_lines_stay_and_the_next_one_says_that_the_dice_are_sealed() -> None:
    before, after = begun(), brought()
    assert after.startswith(before)
    line = lines_of(after)[line_with_seal(after) - 1]
    assert line["sealed"] == {"seal": seal_of(SECRET), "words": WORDS}
    assert line["n"] == lines_of(before)[-1]["n"] + 1
    end = lines_of(after)[-1]
    assert (end["secret"], end["sealed"]) == (None, {"secret": SECRET.hex()})
    verdict = verify(after)
    told = (verdict.error, verdict.seal, verdict.sealed_from, verdict.seed, verdict.finished)
    assert told == (None, "partly", line["n"], "follows", True)


def test_who_knows_the_seed_foretells_everything_before_and_nothing_after() -> None:
    before = begun()
    known, real = play(Match.resume(before)), brought()
    guessed = outcomes(known.record().text().encode(), len(lines_of(before)))
    drawn = outcomes(real, len(lines_of(before)))
    assert len(guessed) == len(drawn) > 10
    assert guessed != drawn
    deals = [{text for text in texts if len(text) > 50} for texts in (guessed, drawn)]  # the rest are small draws
    assert deals[0]
    assert not deals[0] & deals[1]


def test_who_reads_format_1_and_ignores_further_keys_accepts_it() -> None:
    lines = [{key: value for key, value in line.items() if key != "sealed"} for line in lines_of(brought())]
    verdict = verify(chained(lines))
    assert (verdict.error, verdict.seal, verdict.finished) == (None, "unsealed", True)


def test_what_chance_answers_at_once_is_drawn_by_the_sealed_dice() -> None:
    header = begun(0).split(b"\n")[0] + b"\n"
    match = Match.resume(header, dice=sealed())
    assert match.record().lines[1]["who"] == "chance"
    assert match.record().lines[1]["sealed"]["seal"] == seal_of(SECRET)
    assert match.sealed_from == 1
    assert verify(play(match).record().text().encode()).sealed_from == 1


def test_a_branch_is_sealed_from_where_it_leaves() -> None:
    replay = Replay("record")
    replay.read(play(Match(make_game("vivo", 3), FastDice(4))).record().text().encode())
    timeline = replay.standing()
    index = next(at for at, step in enumerate(timeline.steps) if at > 30 and step.who != CHANCE)
    match = Match.branch(timeline, index, ["Ada", "Bo", "Cy"], sealed())
    assert (match.sealed_from, match.dice_words) == (index + 1, WORDS)
    verdict = verify(play(match).record().text().encode())
    assert (verdict.error, verdict.seal, verdict.sealed_from, verdict.seed) == (None, "partly", index + 1, "")
    with pytest.raises(SetupError):
        Match.branch(timeline, index, ["Ada", "Bo", "Cy"], SealedDice(SECRET, ["too few"]))


def test_it_goes_on_only_with_its_own_dice() -> None:
    rows = brought().splitlines(keepends=True)
    cut = b"".join(rows[: line_with_seal(brought()) + 3])
    for dice in (None, FastDice(11), SealedDice(bytes(32), WORDS), SealedDice(SECRET, ["", "", ""])):
        with pytest.raises(RecordError) as refused:
            Match.resume(cut, dice=dice)
        assert (refused.value.problem.key, refused.value.line) == ("resume-sealed", line_with_seal(brought()))
    assert verify(cut).seal == "unopened"
    again = play(Match.resume(cut, dice=sealed()))
    assert again.record().text().encode() == brought()
    assert Match.reopen(brought()).dice_words == WORDS


def test_nothing_is_undone_past_draws_of_the_old_dice_and_nothing_is_rolled_twice() -> None:
    match = Match.resume(begun(), dice=sealed())
    first, lines = match.step + 1, len(match.record().lines)
    play(match, 60)  # into the next round, dealt by the sealed dice
    drawn = outcomes(match.record().text().encode(), lines)
    match.undo(1, first, consent=[0, 2])
    lines = len(match.record().lines)
    play(match, 60)
    assert outcomes(match.record().text().encode(), lines) == drawn
    assert any(len(text) > 50 for text in drawn)
    assert verify(play(match).record().text().encode()).seal == "partly"


def test_an_undo_past_the_seal_and_an_old_draw_is_refused_and_found() -> None:
    steps = 50  # a round and more
    match = Match.resume(begun(steps), dice=sealed())
    last = max(line["n"] for line in match.record().lines if line.get("who") == "chance")
    early = next(line["n"] for line in match.record().lines[2:] if isinstance(line["who"], int))
    assert early < last
    play(match, 2)
    with pytest.raises(UndoRefused) as refused:
        match.undo(0, early, consent=[1, 2])
    assert refused.value.reason is not None
    assert refused.value.reason.message.key == "undo-foreign-dice"
    lines = match.record().lines
    forged = chained([*lines, {"n": match.step + 1, "who": 0, "undo": early, "consent": [1, 2]}])
    assert problem(forged) == (len(lines) + 1, "record-undo")


def put(**values: Any) -> Callable[[Line], Any]:
    return lambda line: line.update(values)


END = len(lines_of(brought()))
AT = line_with_seal(brought())


@pytest.mark.parametrize(
    ("line", "change", "wrong"),
    [
        (AT, lambda line: line.pop("sealed"), (END, "record-secret")),
        (AT, put(sealed={"seal": "sha256:" + "0" * 64, "words": WORDS}), (END, "record-secret")),
        (AT, put(sealed={"seal": seal_of(SECRET), "words": ["", ""]}), (AT, "record-words")),
        (AT, put(sealed={"seal": "sha256:", "words": WORDS}), (AT, "record-hash")),
        (AT, put(sealed=[]), (AT, "record-type")),
        (AT + 1, put(sealed={"seal": seal_of(SECRET), "words": WORDS}), (AT + 1, "record-sealed-twice")),
        (END, put(sealed={"secret": "00" * 32}), (END, "record-secret")),
        (END, put(sealed={"secret": SECRET.hex().upper()}), (END, "record-secret")),
        (END, put(sealed={}), (END, "record-missing")),
        (END, put(secret=SECRET.hex()), (END, "record-secret")),
    ],
)
def test_a_forged_seal_is_named_at_its_line(line: int, change: Callable[[Line], Any], wrong: tuple[int, str]) -> None:
    assert problem(changed(brought(), line, change)) == wrong


@pytest.mark.parametrize("forge", ["words", "moved on", "moved back"])
def test_other_words_and_a_moved_seal_are_named_at_a_draw_that_was_not_promised(forge: str) -> None:
    lines = lines_of(brought())
    chance = [at for at, line in enumerate(lines) if line.get("who") == "chance"]
    promised = [at for at in chance if at >= AT]
    given = lines[AT - 1].pop("sealed")
    if forge == "words":
        lines[AT - 1]["sealed"], first = {**given, "words": ["", "fog", "x"]}, promised[0]
    elif forge == "moved on":
        lines[promised[0] + 1]["sealed"], first = given, promised[1]
    else:
        lines[chance[0]]["sealed"], first = given, chance[0]
    number, key = problem(chained(lines))
    assert (key, number - 1 in chance, number > first) == ("record-draw", True, True)  # small draws may come alike


def test_a_secret_that_is_kept_back_leaves_it_unopened() -> None:
    lines = lines_of(brought())
    del lines[-1]["sealed"]
    verdict: Verdict = verify(chained(lines))
    assert (verdict.error, verdict.seal, verdict.sealed_from) == (None, "unopened", lines[AT - 1]["n"])
