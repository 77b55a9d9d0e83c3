"""Verify: every line is replayed, and the first false one is named with its reason; resuming goes on from there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from vivant.engine.dice import FastDice, SealedDice
from vivant.engine.edition import edition_from_text
from vivant.engine.errors import RecordError
from vivant.engine.match import Match
from vivant.engine.state import SPECTATOR
from vivant.engine.verify import verify
from vivant.games.vivo import Vivo

from .records import Line, chained, changed, lines_of
from .toy import Toy

LAST = 96  # the line of the end
SECRET = bytes(range(32))
WORDS = ["Lark", "", "é"]


def played(match: Match, seed: int = 1, steps: int = 10_000) -> Match:
    luck = random.Random(seed)
    while not match.over and steps:
        seat = match.to_act()[0]
        match.play(seat, luck.choice(match.legal(seat)))
        steps -= 1
    return match


@cache
def whole() -> bytes:
    """A finished, unsealed match of Vivo: 96 lines, the second one the deal (27 outcomes), the last one the end."""
    return played(Match(Vivo(3), FastDice(4), ["Ann", "Bob", "Cyd"])).record().text().encode()


@cache
def sealed() -> bytes:
    return played(Match(Vivo(3), SealedDice(SECRET, WORDS), ["Ann", "Bob", "Cyd"])).record().text().encode()


def problem(content: bytes) -> tuple[int, str]:
    verdict = verify(content, "game.jsonl")
    error = verdict.error
    assert error is not None
    for lang in ("en", "fr"):
        said = error.say(lang)
        assert said.startswith("game.jsonl, ")
        assert "\n" not in said
        assert "{" not in said
    return error.line, error.problem.key


def put(**entries: Any) -> Callable[[Line], Any]:
    return lambda line: line.update(entries)


def drop(key: str) -> Callable[[Line], Any]:
    return lambda line: line.pop(key)


def test_a_true_record_is_valid_and_described() -> None:
    verdict = verify(whole(), "game.jsonl")
    assert verdict.valid
    assert (verdict.game, verdict.players, verdict.finished) == ("vivo", 3, True)
    assert verdict.steps == 1 + 2 * (12 + 24 + 36)
    assert verdict.scores == lines_of(whole())[-1]["scores"]
    assert (verdict.seal, verdict.seed) == ("unsealed", "follows")


# the first line


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (put(vivant=2), "record-format"),
        (put(vivant="1"), "record-format"),
        (put(vivant=True), "record-format"),
        (drop("vivant"), "record-format"),
        (put(game="chess"), "game-unknown"),
        (put(game="viva"), "game-near"),
        (put(game="Vivo"), "record-text"),
        (put(game=" vivo"), "record-text"),
        (put(game=3), "record-type"),
        (drop("game"), "record-missing"),
        (put(players=5), "players-refused"),
        (put(players=4), "option-unknown"),
        (put(players="3"), "record-type"),
        (put(players=True), "record-type"),
        (drop("players"), "record-missing"),
        (put(options=[]), "record-type"),
        (put(options={"with": "y"}), "option-unknown"),
        (put(options={"without": "p"}), "option-value"),
        (put(options={"without": ["y"]}), "option-value"),
        (put(options={"first": True}), "option-value"),
        (put(options={"first": 3}), "option-value"),
        (put(options={"open_discards": 0}), "option-value"),
        (drop("options"), "record-missing"),
        (put(edition="standard"), "record-type"),
        (put(edition={"name": "standard"}), "record-missing"),
        (lambda line: line["edition"].pop("name"), "record-missing"),
        (lambda line: line["edition"].update(name=3), "record-type"),
        (lambda line: line["edition"].update(name="other"), "record-edition-name"),
        (lambda line: line["edition"].update(hash="sha256:" + "0" * 64), "record-edition"),
        (lambda line: line["edition"].update(hash="sha256:xyz"), "record-hash"),
        (lambda line: line["edition"].update(hash="md5:" + "0" * 64), "record-hash"),
        (lambda line: line["edition"].update(hash=line["edition"]["hash"].upper()), "record-hash"),
        (lambda line: line["edition"].update(hash=line["edition"]["hash"] + "\n"), "record-hash"),
        (lambda line: line["edition"].update(content=[]), "edition-error-whole"),
        (lambda line: line["edition"].update(content={}), "edition-error"),
        (drop("edition"), "record-missing"),
        (put(seats=["Ann", "Bob"]), "record-seats"),
        (put(seats=["Ann", "Bob", "Cyd", "Dan"]), "record-seats"),
        (put(seats=["Ann", "Bob", 3]), "record-seats"),
        (put(seats="Ann Bob Cyd"), "record-type"),
        (drop("seats"), "record-missing"),
        (drop("seal"), "record-missing"),
        (put(words=["a", "b", "c"]), "record-extra"),
        (put(seal="sha256:" + "0" * 64), "record-extra"),  # a sealed record names no seed
    ],
)
def test_a_false_first_line_is_named(change: Callable[[Line], Any], key: str) -> None:
    assert problem(changed(whole(), 1, change)) == (1, key)


@pytest.mark.parametrize(
    ("seal", "key"), [(False, "record-type"), (5, "record-type"), ("sha256:" + "0" * 63, "record-hash")]
)
def test_a_seal_is_a_hash_or_nothing(seal: object, key: str) -> None:
    assert problem(changed(sealed(), 1, put(seal=seal))) == (1, key)


@pytest.mark.parametrize(
    ("words", "key"),
    [(None, "record-missing"), ("abc", "record-type"), (["a", "b"], "record-words"), (["a", "b", 3], "record-words")],
)
def test_the_words_of_a_sealed_record_are_one_text_for_each_seat(words: object, key: str) -> None:
    change = drop("words") if words is None else put(words=words)
    assert problem(changed(sealed(), 1, change)) == (1, key)


def test_missing_options_have_their_defaults() -> None:
    assert verify(changed(whole(), 1, put(options={}))).error is None
    assert verify(changed(whole(), 1, put(options={"open_discards": True}))).error is None
    # With another suit left out, the cards that were dealt could not have come.
    assert problem(changed(whole(), 1, put(options={"without": "r"}))) == (2, "record-impossible")


@pytest.mark.parametrize("depth", [100, 400, 700, 850, *range(900, 1000, 7)])
def test_nesting_of_any_depth_in_any_place_is_refused_not_a_crash(depth: int) -> None:
    """Near the limit what json still reads may be too deep for others: for printing, for hashing, for walking."""
    nested: Any = 1
    for _ in range(depth):
        nested = [nested]
    head = json.dumps(lines_of(whole())[0])
    deep = "[" * depth + "1" + "]" * depth
    deep_table = '{"a":' * depth + "1" + "}" * depth
    for name, inner in (
        ("options", f'{{"first": {deep}}}'),
        ("edition", deep_table),
        ("seats", deep),
        ("vivant", deep),
    ):
        line = json.loads(head)
        line[name] = "HERE"
        if name == "edition":
            line["edition"] = {"name": "x", "hash": "sha256:" + "0" * 64, "content": "HERE"}
        text = json.dumps(line).replace('"HERE"', inner)
        # The chain can be computed only where the depth allows it; a wrong one is refused before.
        try:
            found = chained([json.loads(text)])
        except RecursionError:
            found = text.encode()
        assert verify(found).error is not None


# steps


@pytest.mark.parametrize(
    ("line", "change", "key"),
    [
        (3, put(n=27), "record-number"),
        (3, put(n=29), "record-number"),
        (3, put(n=-1), "record-number"),
        (3, put(n="28"), "record-type"),
        (3, put(n=True), "record-type"),
        (3, drop("n"), "record-missing"),
        (2, put(n=0), "record-number"),
        (2, put(n=2), "record-number"),
        (3, drop("who"), "record-missing"),
        (3, put(who="Ann"), "record-type"),
        (3, put(who=3), "seat-unknown"),
        (3, put(who=-1), "seat-unknown"),
        (3, put(who=None), "record-type"),
        (3, drop("do"), "record-missing"),
        (3, put(do=7), "record-type"),
        (3, put(do="r13"), "record-unknown"),
        (3, put(do="y1"), "record-illegal"),
        (3, put(do=""), "record-unknown"),
        (3, lambda line: line.update(do=line["do"].upper()), "record-text"),
        (3, lambda line: line.update(do=" " + line["do"]), "record-text"),
        (3, lambda line: line.update(who=(line["who"] + 1) % 3), "record-turn"),
        (2, lambda line: line.update(do=line["do"].replace(" ", "  ", 1)), "record-unknown"),
        (2, lambda line: line.update(do=line["do"] + " "), "record-unknown"),
        (2, lambda line: line.update(do=line["do"] + " r1"), "record-no-chance"),
        (2, lambda line: line.update(do=line["do"].replace("now=", "NOW=")), "record-text"),
        (2, lambda line: line.update(do="first=9 " + line["do"].partition(" ")[2]), "record-unknown"),
        (2, lambda line: line.update(do=line["do"].rpartition(" ")[0] + " y1"), "record-impossible"),
        (
            2,
            lambda line: line.update(do=line["do"].rpartition(" ")[0] + " " + line["do"].split(" ")[3]),
            "record-impossible",
        ),
        (2, put(do=["first=0"]), "record-type"),
        (2, put(who=0), "record-unknown"),
    ],
)
def test_a_false_step_is_named(line: int, change: Callable[[Line], Any], key: str) -> None:
    assert problem(changed(whole(), line, change)) == (line, key)


def test_an_illegal_card_names_its_rule() -> None:
    """In each match some line can be changed to a card that the harmony forbids."""
    lines = lines_of(whole())
    rules = set()
    for at, line in enumerate(lines[:20]):
        if isinstance(line.get("who"), int):
            for card in ("r1", "r7", "g3", "g9", "b2", "b12", "y5"):
                if card != line["do"]:
                    error = verify(changed(whole(), at + 1, put(do=card))).error
                    if error is not None and error.line == at + 1:
                        assert error.problem.key == "record-illegal"
                        rules.add(error.problem.args["rule"])
    assert rules == {"VO-01", "VO-05", "VO-07", "VO-09"}


def test_chance_must_answer_before_anybody_acts() -> None:
    lines = lines_of(whole())
    del lines[1]
    lines[1]["n"] = 1
    assert problem(chained(lines)) == (2, "record-chance-first")


def test_outcomes_may_share_a_line_or_stand_alone() -> None:
    lines = lines_of(whole())
    apart = []
    for line in lines:
        if line.get("who") == "chance":
            apart += [
                {"n": line["n"] + at, "who": "chance", "do": text} for at, text in enumerate(line["do"].split(" "))
            ]
        else:
            apart.append(line)
    verdict = verify(chained(apart))
    assert verdict.error is None
    assert verdict.steps == verify(whole()).steps


# the end


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda line: line["scores"].__setitem__(0, line["scores"][0] + 1), "record-score"),
        (lambda line: line["scores"].reverse(), "record-score"),
        (lambda line: line["scores"].append(0), "record-score"),
        (lambda line: line["ranking"].__setitem__(0, 4), "record-score"),
        (lambda line: line["ranking"].__setitem__(line["ranking"].index(1), True), "record-score"),
        (put(scores="1 2 3"), "record-type"),
        (drop("scores"), "record-missing"),
        (drop("ranking"), "record-missing"),
        (drop("secret"), "record-missing"),
        (put(secret="00" * 32), "record-secret"),  # nothing was sealed
        (put(secret=3), "record-type"),
        (put(end=False), "record-type"),
        (put(end=1), "record-type"),
    ],
)
def test_a_false_end_is_named(change: Callable[[Line], Any], key: str) -> None:
    assert problem(changed(whole(), LAST, change)) == (LAST, key)


def test_nothing_stands_after_the_end() -> None:
    lines = lines_of(whole())
    for extra in (lines[-1], {"n": 146, "who": 0, "do": "r1"}, {"n": 146, "who": 0, "undo": 145}, {"note": 1}):
        assert problem(chained([*lines, extra])) == (LAST + 1, "record-after-end")


def test_a_step_after_the_last_one_is_named() -> None:
    lines = lines_of(whole())
    n = max(line.get("n", 0) for line in lines) + 1
    assert problem(chained([*lines[:-1], {"n": n, "who": 0, "do": "r1"}])) == (LAST, "record-over")
    assert problem(chained([*lines[:-1], {"n": n, "who": "chance", "do": "now=solo"}])) == (LAST, "record-no-chance")
    assert problem(chained([*lines[:-1], {"n": n, "who": lines[-2]["who"], "undo": n - 1}])) == (LAST, "record-undo")


def test_an_end_that_comes_early_is_named() -> None:
    lines = lines_of(whole())
    assert problem(chained([*lines[:40], lines[-1]])) == (41, "record-early-end")
    assert problem(chained([lines[0], lines[-1]])) == (2, "record-early-end")


# undo


def short_toy() -> list[Line]:
    match = Match(Toy(3), FastDice(1))
    for seat, text in ((0, "a"), (1, "draw"), (0, "b"), (2, "c")):
        match.play(seat, text)
    return lines_of(match.record().text().encode())


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ({"who": 0, "undo": 2}, None),
        ({"who": 0, "undo": 5}, None),
        ({"who": 2, "undo": 6}, None),
        ({"who": 1, "undo": 3}, "record-undo"),  # chance has answered it
        ({"who": 0, "undo": 3}, "record-undo"),
        ({"who": 0, "undo": 1}, "record-undo"),
        ({"who": 0, "undo": 99}, "record-undo"),
        ({"who": 0, "undo": "2"}, "record-type"),
        ({"who": 0, "undo": True}, "record-type"),
        ({"who": 5, "undo": 2}, "seat-unknown"),
        ({"who": "chance", "undo": 2}, "record-type"),
        ({"who": 0, "undo": 2, "do": "a"}, "record-extra"),
        ({"who": 1, "undo": 3, "consent": [0, 2]}, None),
        ({"who": 1, "undo": 2, "consent": []}, None),
        ({"who": 1, "undo": 3, "consent": [2, 0]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": [0, 0]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": [0, 1]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": [0, 3]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": [False]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": ["0"]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": [[0]]}, "record-consent"),
        ({"who": 1, "undo": 3, "consent": None}, "record-type"),
        ({"who": 1, "undo": 4, "consent": [0]}, "record-undo"),  # chance's own
        ({"who": 1, "undo": 77, "consent": [0]}, "record-undo"),
    ],
)
def test_takings_back_are_checked(line: Line, key: str | None, toy_registered: None) -> None:
    content = chained([*short_toy(), {"n": 7, **line}])
    if key is None:
        assert verify(content).error is None
    else:
        assert problem(content) == (8, key)


def test_what_is_done_after_an_undo_stands_on_the_position_before(toy_registered: None) -> None:
    undone = [*short_toy(), {"n": 7, "who": 0, "undo": 2}]
    assert verify(chained([*undone, {"n": 8, "who": 0, "do": "a"}])).error is None
    assert problem(chained([*undone, {"n": 7, "who": 0, "do": "a"}])) == (9, "record-number")
    assert problem(chained([*undone, {"n": 8, "who": 2, "do": "c"}])) == (9, "record-illegal")


def test_wrong_reasons_are_said_in_the_words_of_undo(toy_registered: None) -> None:
    error = verify(chained([*short_toy(), {"n": 7, "who": 1, "undo": 3}])).error
    assert error is not None
    assert "something has been drawn since" in str(error)


# the seal


def test_a_sealed_record_is_true() -> None:
    verdict = verify(sealed())
    assert verdict.error is None
    assert (verdict.seal, verdict.seed) == ("true", "")


def test_an_outcome_that_the_sealed_dice_would_not_have_given_is_named() -> None:
    """Two cards of the deal change places between two hands that never play them before it shows: chained anew."""
    lines = lines_of(sealed())
    outcomes = lines[1]["do"].split(" ")
    outcomes[5], outcomes[6] = outcomes[6], outcomes[5]  # two cards of one hand: the same hands, another draw
    lines[1]["do"] = " ".join(outcomes)
    verdict = verify(chained(lines))
    assert verdict.error is not None
    assert (verdict.error.line, verdict.error.problem.key) == (2, "record-draw")
    assert verdict.error.problem.args["step"] == "6"
    assert verdict.seal == "unopened"


def test_a_harmony_that_was_chosen_is_named_by_its_line() -> None:
    """The last harmonies turned up in two orders: the later steps stay possible only sometimes, the line is right."""
    lines = lines_of(sealed())
    turned = [at for at, line in enumerate(lines) if line.get("who") == "chance" and line["do"].startswith("next=")]
    found = set()
    for at in turned:
        for kind in ("solo", "duet", "trio"):
            if lines[at]["do"] != f"next={kind}":
                edited = [dict(line) for line in lines]
                edited[at]["do"] = f"next={kind}"
                error = verify(chained(edited)).error
                assert error is not None
                assert error.line >= at + 1 or error.problem.key == "record-draw"
                if error.problem.key == "record-draw":
                    found.add(error.line == at + 1)
    assert found <= {True}


def test_other_words_or_another_secret_are_not_the_promised_draws() -> None:
    assert problem(changed(sealed(), 1, put(words=["Lark", "", "e"]))) == (2, "record-draw")
    assert problem(changed(sealed(), LAST, put(secret="11" * 32))) == (LAST, "record-secret")
    other = SealedDice(bytes(32), WORDS)
    lines = lines_of(sealed())
    lines[0]["seal"] = other.seal()
    lines[-1]["secret"] = "00" * 32
    assert problem(chained(lines)) == (2, "record-draw")


@pytest.mark.parametrize("secret", ["", "00", SECRET.hex().upper(), SECRET.hex() + "\n", " " + SECRET.hex(), "é" * 64])
def test_a_secret_is_64_lower_case_hex_digits(secret: str) -> None:
    assert problem(changed(sealed(), LAST, put(secret=secret))) == (LAST, "record-secret")


def test_a_missing_secret_leaves_the_seal_unopened() -> None:
    verdict = verify(changed(sealed(), LAST, put(secret=None)))
    assert verdict.error is None
    assert (verdict.seal, verdict.finished) == ("unopened", True)
    unfinished = verify(b"\n".join(sealed().split(b"\n")[:50]) + b"\n")
    assert unfinished.error is None
    assert unfinished.seal == "unopened"


def test_a_false_draw_is_named_before_what_stands_after_the_end() -> None:
    lines = lines_of(sealed())
    outcomes = lines[1]["do"].split(" ")
    outcomes[5], outcomes[6] = outcomes[6], outcomes[5]
    lines[1]["do"] = " ".join(outcomes)
    assert problem(chained([*lines, {"note": 1}])) == (2, "record-draw")


def test_an_outcome_that_was_taken_back_must_be_the_promised_one_too(toy_registered: None) -> None:
    """It was shown: a dealer could have chosen it and let it be taken back."""
    match = Match(Toy(2), SealedDice(SECRET, ["", ""]))
    match.play(0, "draw")
    match.undo(0, consent=[1])
    for seat, text in ((0, "a"), (1, "draw"), (0, "b"), (1, "c"), (0, "pass"), (1, "look")):
        match.play(seat, text)
    content = match.record().text().encode()
    assert verify(content).seal == "true"
    lines = lines_of(content)
    assert lines[3]["do"] == lines[7]["do"]  # seat 1 got the draw that was given back
    taken_back = changed(content, 4, put(do="die=1" if lines[3]["do"] != "die=1" else "die=2"))
    assert problem(taken_back) == (4, "record-draw")
    # The one that stands changes what seat 1 scores: the end is made to fit.
    other = "die=1" if lines[7]["do"] != "die=1" else "die=2"
    scores = list(lines[-1]["scores"])
    scores[1] += int(other[-1]) - int(lines[7]["do"][-1])
    ranking = [1 + sum(points > own for points in scores) for own in scores]
    standing = changed(changed(content, 8, put(do=other)), len(lines), put(scores=scores, ranking=ranking))
    assert problem(standing) == (8, "record-draw")


# the seed


def test_a_seed_is_followed_or_departed_from() -> None:
    assert verify(whole()).seed == "follows"
    assert verify(changed(whole(), 1, put(seed=5))).seed == "departs"
    assert verify(changed(whole(), 1, drop("seed"))).seed == ""
    assert verify(changed(whole(), 1, put(seed=5))).error is None  # it is no promise


@pytest.mark.parametrize("seed", ["4", True, -1, 2**63, None, [4]])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    verdict = verify(changed(whole(), 1, put(seed=seed)))
    assert verdict.error is not None
    assert verdict.error.line == 1
    assert '"seed" has the wrong type' in str(verdict.error)


@pytest.mark.parametrize("around", [b"%s\r", b" %s", b"%s "])
def test_a_line_ends_with_a_newline_alone(around: bytes) -> None:
    lines = whole().splitlines()
    lines[2] = around % lines[2]
    verdict = verify(b"\n".join(lines) + b"\n")
    assert verdict.error is not None
    assert verdict.error.line == 3
    assert "spaces before or after" in str(verdict.error)


@pytest.mark.parametrize("key", ["n", "who", "do", "undo"])
def test_the_end_is_nothing_else_besides(key: str) -> None:
    lines = lines_of(whole())
    verdict = verify(changed(whole(), len(lines), put(**{key: 1})))
    assert verdict.error is not None
    assert verdict.error.line == len(lines)


# editions and games from elsewhere


def house_rules() -> Vivo:
    text = (Vivo.folder / "edition.toml").read_text(encoding="utf-8")
    text = text.replace('name = "standard"', 'name = "house"').replace("highest_points = 2", "highest_points = 3")
    return Vivo(3, {}, edition_from_text(text, "house.toml"))


def test_an_edition_that_does_not_ship_stands_whole_in_the_record() -> None:
    game = house_rules()
    content = played(Match(game, FastDice(1))).record().text().encode()
    header = lines_of(content)[0]
    assert header["edition"] == {"name": "house", "hash": game.edition.hash, "content": game.edition.content}
    verdict = verify(content)
    assert verdict.error is None
    assert verdict.finished
    assert Match.resume(b"\n".join(content.split(b"\n")[:30]) + b"\n").game.edition.hash == game.edition.hash
    assert problem(changed(content, 1, lambda line: line["edition"].pop("content"))) == (1, "record-edition")
    other = changed(content, 1, lambda line: line["edition"]["content"]["play"].update(highest_points=2))
    assert problem(other) == (1, "record-edition-hash")
    bad = changed(content, 1, lambda line: line["edition"]["content"]["play"].update(tricks=5))
    assert problem(bad) == (1, "edition-error")
    foreign = changed(content, 1, lambda line: line["edition"]["content"]["edition"].update(game="toy"))
    assert problem(foreign)[0] == 1


def test_a_shipped_edition_may_stand_whole_too() -> None:
    content = dict(Vivo.standard_edition().content)
    assert verify(changed(whole(), 1, lambda line: line["edition"].update(content=content))).error is None


def test_a_record_of_a_foreign_game_needs_that_game(toy_registered: None) -> None:
    assert verify(chained(short_toy())).error is None


def test_a_record_of_a_game_that_is_not_installed_is_refused() -> None:
    assert problem(chained(short_toy())) == (1, "game-unknown")


# going on


def test_a_match_goes_on_where_its_record_stops() -> None:
    for seed in (1, 2):
        full = played(Match(Vivo(3), FastDice(seed), ["Ann", "Bob", "Cyd"]), seed)
        lines = full.record().lines
        texts = [(line["who"], line["do"]) for line in lines if isinstance(line.get("who"), int)]
        for stop in (1, 2, 3, 25, 50, LAST - 1):
            content = "".join(json.dumps(line) + "\n" for line in lines[:stop]).encode()
            match = Match.resume(content)
            done = sum(isinstance(line.get("who"), int) for line in lines[:stop])
            for seat, text in texts[done:]:
                match.play(seat, text)
            assert match.record().text() == full.record().text()


def test_resuming_after_undo_by_consent_draws_as_if_nothing_had_been() -> None:
    for dice in (FastDice(3), SealedDice(SECRET, WORDS)):
        match = Match(Vivo(3), dice)
        played(match, steps=9)
        seat = match.last_step_of(0)
        assert seat is not None
        match.undo(0, seat.n, consent=[1, 2])
        again = SealedDice(SECRET, WORDS) if isinstance(dice, SealedDice) else None
        other = Match.resume(match.record().text().encode(), dice=again)
        assert other.dice.mark() == match.dice.mark()
        played(match, 5)
        played(other, 5)
        assert other.record().text() == match.record().text()


def test_a_finished_match_does_not_go_on() -> None:
    with pytest.raises(RecordError) as error:
        Match.resume(whole())
    assert error.value.problem.key == "resume-finished"


def test_a_match_that_lost_its_last_line_gets_it_again() -> None:
    content = b"\n".join(whole().split(b"\n")[: LAST - 1]) + b"\n"
    match = Match.resume(content)
    assert match.over
    assert match.record().text().encode() == whole()


def test_a_sealed_match_goes_on_only_with_its_own_dice() -> None:
    content = b"\n".join(sealed().split(b"\n")[:40]) + b"\n"
    others = (None, FastDice(1), SealedDice(bytes(32), WORDS), SealedDice(SECRET, ["a", "b", "c"]))
    for dice in others:
        with pytest.raises(RecordError) as error:
            Match.resume(content, dice=dice)
        assert error.value.problem.key == "resume-sealed"
    match = played(Match.resume(content, dice=SealedDice(SECRET, WORDS)), 9)
    assert verify(match.record().text().encode()).seal == "true"


def test_a_false_record_does_not_go_on() -> None:
    with pytest.raises(RecordError) as error:
        Match.resume(changed(whole(), 3, put(do="r13")), "game.jsonl")
    assert (error.value.where, error.value.line) == ("game.jsonl", 3)


def test_a_record_without_a_seed_goes_on_with_dice_of_its_own() -> None:
    content = chained([*lines_of(changed(whole(), 1, drop("seed")))[:20]])
    one, other = Match.resume(content), Match.resume(content, dice=FastDice(12))
    for match in (one, other):
        played(match, 3)
        verdict = verify(match.record().text().encode())
        assert verdict.error is None
        assert verdict.seed == ""
    assert one.view(SPECTATOR).data()["round"] == 1
