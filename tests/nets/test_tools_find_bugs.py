"""That the nets over files and sources hold, too: each finds what it is made for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.game import Game
from vivant.engine.match import Match
from vivant.testkit import forgery, golden, lint, perft, rules, statistics, tampering, words
from vivant.testkit.cases import all_plain_cases, plain_cases_of
from vivant.testkit.messages import fault_of
from vivant.testkit.scripts import draw_match
from vivant.testkit.sources import read_sources
from vivant.words import Book, Listing, Message, Who

from .conftest import Register
from .mini.game import Mini
from .mini.state import MiniState

BOOK = Mini.book


@pytest.fixture
def lines() -> list[dict]:
    match = Match(all_plain_cases()[0].game(), FastDice(1))
    draw_match(match, FastDice(1, 1))
    return match.record().lines


# records


def test_a_true_record_is_not_taken_for_a_false_one(lines: list[dict]) -> None:
    with pytest.raises(AssertionError, match="not found"):
        tampering.check_noticed(tampering.Tampered("nothing was done", lines))
    with pytest.raises(AssertionError, match="not found"):
        forgery.check_draw_noticed(tampering.Tampered("nothing was done", lines))


def test_a_false_record_must_be_named_at_the_right_line(lines: list[dict]) -> None:
    changed = [*lines[:4], {**lines[4], "n": 0}, *lines[5:]]
    tampering.check_noticed(tampering.Tampered("number 0", changed, 5))
    with pytest.raises(AssertionError, match="not at line 4"):
        tampering.check_noticed(tampering.Tampered("number 0", changed, 4))


def test_a_chain_made_anew_is_the_same_chain(lines: list[dict]) -> None:
    assert forgery.chained(lines) == lines


def test_a_golden_record_that_is_played_otherwise_is_found(lines: list[dict], tmp_path: Path) -> None:
    path = tmp_path / "golden.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in forgery.chained([{**lines[0], "seed": 2}, *lines[1:]])))
    with pytest.raises(AssertionError, match="its dice are not those"):
        golden.check_golden(path)
    path.write_text("".join(json.dumps(line) + "\n" for line in forgery.chained([{**lines[0], "x": 0}, *lines[1:]])))
    with pytest.raises(AssertionError, match="line 1: replayed as something else"):
        golden.check_golden(path)


def test_golden_records_are_written_for_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, register: Register
) -> None:
    register(Mini)
    monkeypatch.setattr(golden, "registered", lambda: [Mini])
    (tmp_path / "mini-2-stale.jsonl").touch()
    golden.main(tmp_path)
    names = sorted(path.name for path in tmp_path.iterdir())
    kinds = [f"mini-{players}-{kind}.jsonl" for players in (2, 3) for kind in ("options", "sealed", "seeded")]
    assert names == sorted([*kinds, "mini-2-sealed-later.jsonl"])
    for name in names:
        golden.check_golden(tmp_path / name)
    kept, lost = tmp_path / names[0], tmp_path / names[1]
    kept.write_text("as it shipped")
    lost.unlink()
    golden.main(tmp_path)
    assert kept.read_text() == "as it shipped"
    golden.check_golden(lost)


# counts


def test_a_changed_rule_changes_the_counts_and_says_where() -> None:
    counts = perft.make_counts(Mini(2), seed=1, played=2)
    perft.check_counts(Mini(2), counts)
    with pytest.raises(
        AssertionError, match=r"(?s)by depth there are .* by first action, was and now:\n  \w\d: \d+, \d+"
    ):
        perft.check_counts(Loose(2), counts)


class LooseState(MiniState):
    """Nobody need follow suit."""

    def follows(self, seat: int) -> list[int]:
        return sorted(self.hands[seat])


class Loose(Mini):
    state_type = LooseState


def test_counts_are_written_and_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft, "all_plain_cases", lambda: plain_cases_of(Mini))
    perft.main(tmp_path)
    for case in plain_cases_of(Mini):
        assert perft.read_counts(tmp_path / f"{case}.json") == perft.all_counts(case.game())


# statistics


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"),
    [(3.841, 1, 0.05), (18.307, 10, 0.05), (23.209, 10, 0.01), (124.342, 100, 0.05), (29.588, 10, 0.001)],
)
def test_the_chances_of_chi_square_are_those_of_the_tables(statistic: float, freedom: int, chance: float) -> None:
    assert statistics.chance_of(statistic, freedom) == pytest.approx(chance, rel=0.1)  # as near as it comes


def test_fair_and_unfair_dice_are_told_apart() -> None:
    dice = FastDice(1)
    fair = [0] * 6
    unfair = [0] * 6
    for _ in range(6000):
        fair[dice.below(6)] += 1
        unfair[min(dice.below(6), dice.below(6))] += 1
    statistics.check_fit("fair", fair)
    statistics.check_fit("unfair, as it should be", unfair, [11, 9, 7, 5, 3, 1])
    with pytest.raises(AssertionError, match="unfair"):
        statistics.check_fit("unfair", unfair)


def test_what_must_not_come_out_is_found_at_once() -> None:
    assert statistics.fit([50, 50, 1], [1, 1, 0]) == 0.0


def test_too_few_counts_are_refused() -> None:
    with pytest.raises(ValueError, match="too few counts"):
        statistics.fit([1, 2, 3])


# words


@pytest.fixture
def book(tmp_path: Path) -> Book:
    (tmp_path / "words.en.ftl").write_text("both = One { $a }\nalone = Two\n")
    (tmp_path / "words.fr.ftl").write_text("both = Un { $b }\nseul = Deux\nbroken\nboth = Deux fois\n")
    return Book(tmp_path)


def test_books_that_differ_are_found(book: Book) -> None:
    faults = "\n".join(words.book_faults(book))
    for fault in ("alone is not in fr", "seul is in fr only", "both stands 2 times", "not Fluent: 'broken"):
        assert fault in faults


def test_a_variable_that_nobody_gives_is_found(book: Book) -> None:
    (book.folder / "words.fr.ftl").write_text("both = Un { $b }\nalone = Deux\n")
    assert words.book_faults(book) == ["fr: both speaks of b, which en does not"]


def test_a_message_that_refers_to_another_is_found(book: Book) -> None:
    for lang in ("en", "fr"):
        (book.folder / f"words.{lang}.ftl").write_text("one = 1\ntwo = { one }\n")
    assert len(words.book_faults(book)) == 2
    assert "fr: two cannot be said" not in words.book_faults(book)


def test_a_sound_book_has_no_faults() -> None:
    assert words.book_faults(BOOK) == words.saying_faults(BOOK) == words.game_faults(Mini) == []


def test_a_book_of_one_language_is_sound(tmp_path: Path) -> None:
    """A game that is no part of the house may leave French out; what is missing there is said in English."""
    (tmp_path / "words.en.ftl").write_text("one = One { $a }\n")
    book = Book(tmp_path)
    assert book.languages == ("en",)
    assert words.book_faults(book) == words.saying_faults(book) == []
    assert fault_of(Message("one", {"a": 1}), book) is None
    assert book.words("fr")("one", a=1) == "One 1"


def test_a_book_without_english_is_found(tmp_path: Path) -> None:
    (tmp_path / "words.fr.ftl").write_text("un = Un\n")
    assert "it is not written in en" in words.book_faults(Book(tmp_path))


def test_a_game_without_words_for_its_rules_is_found(book: Book) -> None:
    kind: type[Game] = type("Wordless", (Mini,), {"book": book})
    assert "rule-MI-01 is not in en" in words.game_faults(kind)
    assert "option-prize is not in fr" in words.game_faults(kind)


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (Message("nowhere"), "there is no message nowhere in en"),
        (Message("refuse-suit"), "is not given suit"),
        (Message("refuse-suit", {"suit": Message("nowhere")}), "refuse-suit, suit: there is no message nowhere"),
        (Message("refuse-suit", {"suit": Listing(("a", Message("nowhere")))}), "there is no message nowhere"),
        (Message("refuse-suit", {"suit": 1.5}), "is no text, number"),
        ("a sentence", "is not a Message"),
    ],
)
def test_a_message_that_cannot_be_said_is_found(message: Message, fault: str) -> None:
    assert fault in (fault_of(message, BOOK) or "")


def test_a_message_that_can_be_said_has_no_fault() -> None:
    assert fault_of(Message("refuse-suit", {"suit": Listing((Message("title"), "a", 2, Who(1)))}), BOOK) is None


SOURCE = """
def f(self, words, x):
    Message("asked-plainly")
    words("asked-by-words" if x else "asked-otherwise", a=1)
    book.words("fr")("asked-in-french")
    self._false("asked-falsely")
    raise entry.refuse("name", "asked-refusing")
    key = "kept-for-later"
    return Message(f"put-together-{x}"), "added-" + x
"""


def test_keys_are_found_in_sources(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(SOURCE)
    (tmp_path / "data.toml").write_text('[[section]]\ntitle = "stands-in-data"\n')
    source = read_sources(sorted(tmp_path.iterdir()))
    plainly = [
        "asked-by-words",
        "asked-falsely",
        "asked-in-french",
        "asked-otherwise",
        "asked-plainly",
        "asked-refusing",
    ]
    assert sorted(source.asked) == plainly
    for key in (*plainly, "kept-for-later", "stands-in-data", "put-together-anything", "added-anything"):
        assert source.uses(key)
    assert not source.uses("never")


def test_unwritten_and_unused_messages_are_found(tmp_path: Path, book: Book) -> None:
    (tmp_path / "code.py").write_text('Message("alone")\nMessage("nowhere")\n')
    source = read_sources([tmp_path / "code.py"])
    assert words.unused(book, [source]) == ["both"]
    where = tmp_path / "code.py"
    assert words.unwritten(book, source) == [
        f"alone ({where}:1) is not in fr",
        f"nowhere ({where}:2) is not in en",
        f"nowhere ({where}:2) is not in fr",
    ]


# rules


def test_marked_rules_are_found(tmp_path: Path) -> None:
    source = '@pytest.mark.{}("MI-01", "MI-03")\ndef test_a(): ...\n\npytestmark = pytest.mark.{}("MI-99")\n'
    (tmp_path / "test_some.py").write_text(source.format("rule", "rule"))
    marks = rules.marked_rules(tmp_path)
    assert marks == {"MI-01": ["test_some.py:1"], "MI-03": ["test_some.py:1"], "MI-99": ["test_some.py:4"]}
    assert rules.unproved(Mini, marks) == ["MI-02", "MI-04"]
    assert rules.unknown([Mini], marks) == {"MI-99": ["test_some.py:4"]}


def test_a_rule_that_is_not_written_out_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("@pytest.mark.{}(ID)\ndef test_a(): ...\n".format("rule"))
    with pytest.raises(AssertionError, match=r"test_some.py:1: a rule's id must be written out"):
        rules.marked_rules(tmp_path)


# the compiler's traps


@pytest.mark.parametrize(
    "line", ["return 1 << n", "return (2 - 1) << n", "return ONE << n", "return [1 << x for x in n]"]
)
def test_a_shifted_constant_is_found(line: str) -> None:
    assert list(lint.literal_shifts(f"ONE: Final = 1\ndef f(n):\n    {line}\n")) == [3]


@pytest.mark.parametrize(
    "line", ["return 1 << 40", "return n << 3", "return one << n", "return 1 << SIZE", "return 8 >> n"]
)
def test_other_shifts_are_not(line: str) -> None:
    assert (
        list(lint.literal_shifts(f"SIZE = 4\nTABLE = [1 << n for n in range(9)]\ndef f(n, one):\n    {line}\n")) == []
    )


def test_compiled_modules_are_found_by_their_mark(tmp_path: Path) -> None:
    (tmp_path / "hot.py").write_text('"""Hot."""\n# vivant: compiled\n\nX = 1\n')
    (tmp_path / "cold.py").write_text('"""Cold: no `# vivant: compiled` line of its own."""\n')
    assert lint.compiled_modules(tmp_path) == [tmp_path / "hot.py"]
