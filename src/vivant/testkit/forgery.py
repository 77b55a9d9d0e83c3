"""Forged records, the chain redone: what cannot be true in the game, the seal or the format is found all the same.

Only forgeries that are certainly false are made: what is legal instead is asked of the states, not of `verify`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vivant.engine.dice import Dice
from vivant.engine.game import CHANCE, Game
from vivant.engine.record import Line, Record
from vivant.engine.state import State
from vivant.engine.timeline import Timeline
from vivant.engine.verify import verify
from vivant.testkit.scripts import game_of
from vivant.testkit.tampering import Tampered, without
from vivant.testkit.timing import forged_clocks, forged_events, forged_times, strange_events

NOT_NUMBERS: tuple[Any, ...] = (None, "1", True, [1], {})


@dataclass(frozen=True)
class Place:
    """A line of a record with what stood before it."""

    at: int
    line: Line
    state: State
    standing: dict[int, int]  # who, by the number of each standing step
    earlier: int = 0  # the time of the line before it that has one
    timed: bool = False  # in a record with clocks


def chained(lines: Sequence[Line], before: Sequence[Line] = ()) -> list[Line]:
    """The same lines with every hash made anew; those before them stay as they are."""
    record = Record(list(before))
    for line in lines:
        record.add(without(line, "h"))
    return record.lines


def places_of(lines: Sequence[Line]) -> list[Place]:
    """All lines but the header, played through."""
    game = game_of(lines[0])
    timeline = Timeline(game)
    places: list[Place] = []
    earlier = 0
    for at, line in enumerate(lines[1:], 1):
        standing = {step.n: step.who for step in timeline.steps}
        places.append(Place(at, line, timeline.state.clone(), standing, earlier, "clocks" in lines[0]))
        earlier = line.get("at", earlier)
        if "undo" in line:
            timeline.undo(line["who"], line["undo"], everything="consent" in line)
        elif line.get("who") == "chance":
            for text in line["do"].split(" "):
                timeline.take(CHANCE, game.parse_outcome(text))
        elif "do" in line:
            timeline.take(line["who"], game.parse(line["do"]))
    return places


def forged_records(lines: list[Line], places: Sequence[int], dice: Dice) -> Iterator[Tampered]:
    """Forgeries at these places (from 0), each of which must be named at its own line; so the record stops there."""
    game = game_of(lines[0])
    by_place = {place.at: place for place in places_of(lines)}
    for at in places:
        forged = list(forged_headers(game, lines[0]) if at == 0 else forged_lines(game, by_place[at], dice))
        # Numbers tell the order, whatever the chain says; of what has none, only that it cannot happen twice.
        if at + 1 < len(lines) and "event" not in lines[at] and "event" not in lines[at + 1]:
            far = at + 1 + dice.below(len(lines) - at - 1)
            forged += [("dropped", lines[at + 1])]
            forged += [(f"swapped with {far + 1}", lines[far])] if "event" not in lines[far] else []
        for how, line in forged:
            yield Tampered(f"line {at + 1} forged: {how}", chained([line], lines[:at]), at + 1)
        yield Tampered(f"line {at + 1} forged: repeated", chained([lines[at]], lines[: at + 1]), at + 2)


def forged_lines(game: Game, place: Place, dice: Dice) -> Iterator[tuple[str, Line]]:
    line = place.line
    if "end" in line:
        yield from _forged_ends(line)
        return
    if not place.timed:
        yield from strange_events()
    elif "at" in line:
        yield from forged_times(line, place.earlier)
    if "event" in line:
        yield from forged_events(line, game.players)
        return
    for n in (line["n"] + 1, line["n"] - 1, 0, -line["n"], *NOT_NUMBERS):
        yield f"n is {n!r}", {**line, "n": n}
    for key in ("n", "who", "do" if "do" in line else "undo"):
        yield f"{key} is dropped", without(line, key)
    yield "it is said to be the end", {**line, "end": True}
    yield from _forged_promises(game, line)
    if "undo" in line:
        yield from _forged_undos(game, place)
    elif line["who"] == "chance":
        yield from _forged_outcomes(game, place, dice)
    else:
        yield from _forged_actions(game, place, dice)


def _forged_promises(game: Game, line: Line) -> Iterator[tuple[str, Line]]:
    """Seals from here on that are none; and where there is one already, another."""
    right = line.get("sealed", {"seal": "sha256:" + "0" * 64, "words": [""] * game.players})
    wrong: list[Any] = [None, True, [], "", {}, without(right, "seal"), without(right, "words")]
    wrong += [{**right, "seal": seal} for seal in (None, "", "sha256:", right["seal"].upper(), 7)]
    wrong += [{**right, "words": words} for words in (None, "", [], [7] * game.players, [*right["words"], ""])]
    for sealed in wrong:
        yield f"sealed is {sealed!r}", {**line, "sealed": sealed}


TELLING_DRAWS: Final = 12  # fewer may come out alike by luck, whatever they were drawn with


def forged_seals(lines: list[Line]) -> Iterator[Tampered]:
    """A record that was sealed later: the seal dropped, said twice, or of other words, and a secret of another."""
    at = next(at for at, line in enumerate(lines) if "sealed" in line)
    sealed, end = lines[at]["sealed"], len(lines)

    def forged(how: str, changes: dict[int, Line], line: int) -> Tampered:
        return Tampered(how, chained([changes.get(number, old) for number, old in enumerate(lines)]), line)

    bare = without(lines[at], "sealed")
    yield forged("the seal is dropped", {at: bare}, end)
    other = {**sealed, "words": [f"{word}x" for word in sealed["words"]]}
    yield forged("the words are others", {at: {**lines[at], "sealed": other}}, 0)
    for far in range(at + 1, len(lines) - 1):
        yield forged(f"line {far + 1} is sealed, too", {far: {**lines[far], "sealed": sealed}}, far + 1)
    drawn = [far for far in range(at + 1, len(lines) - 1) if lines[far].get("who") == "chance"]
    for far in range(drawn[0] + 1, drawn[1] + 1) if len(drawn) > 1 else []:
        left = sum(len(lines[at]["do"].split()) for at in drawn if at >= far)
        if left < TELLING_DRAWS or "undo" in lines[far - 1]:  # what was drawn may be undone: then it promises the same
            break
        moved = {at: bare, far: {**lines[far], "sealed": sealed}}
        yield forged(f"the seal is moved to line {far + 1}", moved, 0)
    early = next((far for far in range(1, at) if lines[far].get("who") == "chance"), 0)
    if early:
        moved = {early: {**lines[early], "sealed": sealed}, at: bare}
        yield forged(f"the seal is moved to line {early + 1}", moved, 0)
    first = {**without(lines[0], "seed"), **sealed}
    yield forged("the seal is moved to the first line", {0: first, at: bare}, end)
    yield forged("the secret is where that of a first line stands", {end - 1: _as_at_first(lines[-1])}, end)


def _as_at_first(end: Line) -> Line:
    return {**without(end, "sealed"), "secret": end["sealed"]["secret"]}


def _forged_actions(game: Game, place: Place, dice: Dice) -> Iterator[tuple[str, Line]]:
    line, state = place.line, place.state
    text: str = line["do"]
    asked = state.to_act()
    strangers = [seat for seat in range(game.players) if not asked >> seat & 1]
    for who in (-1, game.players, None, str(line["who"]), True, [line["who"]], *strangers):
        yield f"who is {who!r}", {**line, "who": who}
    for _ in range(6 if strangers else 0):
        stranger = strangers[dice.below(len(strangers))]
        other = game.text(dice.below(len(game.actions)))
        yield f"seat {stranger} does {other!r} out of turn", {**line, "who": stranger, "do": other}
    for do in ("no such action", "", f"{text} ", f" {text}", f"{text} {text}", None, 7, [text]):
        yield f"do is {do!r}", {**line, "do": do}
    if text.upper() != text:
        yield f"do is {text.upper()!r}", {**line, "do": text.upper()}
    legal = set(state.legal(line["who"]))
    illegal = [action for action in range(len(game.actions)) if action not in legal]
    for _ in range(min(3, len(illegal))):
        action = illegal[dice.below(len(illegal))]
        yield f"do is {game.text(action)!r}, which is not legal", {**line, "do": game.text(action)}
    yield "it is an undo too", {**line, "undo": line["n"] - 1}


def _forged_outcomes(game: Game, place: Place, dice: Dice) -> Iterator[tuple[str, Line]]:
    line = place.line
    texts, at, possible = _drawn_there(game, place, dice)
    for who in ("Chance", "", None, -3):
        yield f"who is {who!r}", {**line, "who": who}
    for do in (f"{line['do']} ", f" {line['do']}", "", None, 7, texts):
        yield f"do is {do!r}", {**line, "do": do}
    impossible = [outcome for outcome in range(len(game.outcomes)) if outcome not in possible]
    strange = ["nothing", texts[at].upper()]
    if impossible:
        strange.append(game.outcome_text(impossible[dice.below(len(impossible))]))
    for text in strange:
        if text != texts[at]:
            yield f"outcome {at + 1} is {text!r}", {**line, "do": " ".join([*texts[:at], text, *texts[at + 1 :]])}
    # Chance has said all that it had to say on its line.
    yield "an outcome is added", {**line, "do": f"{line['do']} {texts[0]}"}
    if len(texts) > 1:
        yield "two blanks", {**line, "do": line["do"].replace(" ", "  ", 1)}


def _drawn_there(game: Game, place: Place, dice: Dice) -> tuple[list[str], int, list[int]]:
    """The outcomes on a line of chance, any place among them, and what could have come there."""
    texts: list[str] = place.line["do"].split(" ")
    at = dice.below(len(texts))
    before = place.state.clone()
    for text in texts[:at]:
        before.apply_outcome(game.parse_outcome(text))
    return texts, at, [outcome for outcome, _ in before.outcomes()]


def _forged_undos(game: Game, place: Place) -> Iterator[tuple[str, Line]]:
    line = place.line
    seat, n = line["who"], line["n"]
    outcomes = [step for step, who in place.standing.items() if who == CHANCE]
    gone = [step for step in range(1, n) if step not in place.standing]
    own_only = "consent" not in line
    others = [step for step, who in place.standing.items() if own_only and who not in (seat, CHANCE)]
    steps: list[Any] = [0, -1, n, n + 1, n + 100, *NOT_NUMBERS, *outcomes[:1], *gone[:1], *others[-1:]]
    for step in steps:
        yield f"undo is {step!r}", {**line, "undo": step}
    for who in (-1, game.players, None, "0", True):
        yield f"who is {who!r}", {**line, "who": who}
    wrong: list[Any] = [[seat], [game.players], [-1], [True], [[]], ["0"], "", None, {}, 0]
    rest = [other for other in range(game.players) if other != seat]
    wrong += [[rest[0], rest[0]]] if rest else []
    wrong += [[rest[1], rest[0]]] if len(rest) > 1 else []
    for consent in wrong:
        yield f"consent is {consent!r}", {**line, "consent": consent}
        yield f"away is {consent!r}", {**line, "away": consent}
    if line.get("consent"):
        yield "who agreed was away", {**line, "away": line["consent"]}
    yield "it is an action too", {**line, "do": game.text(0)}


def _forged_ends(line: Line) -> Iterator[tuple[str, Line]]:
    for key in ("scores", "ranking"):
        right = line[key]
        for at in range(len(right)):
            yield f"{key} are other ones", {**line, key: [*right[:at], right[at] + 1, *right[at + 1 :]]}
            yield f"{key} are texts", {**line, key: [*right[:at], str(right[at]), *right[at + 1 :]]}
        wrong: Any
        for wrong in ([], [*right, 0], right[:-1], None, "", 0, {}):
            yield f"{key} is {wrong!r}", {**line, key: wrong}
    for end in (False, None, 1, "true"):
        yield f"end is {end!r}", {**line, "end": end}
    for key in ("end", "scores", "ranking", "secret"):
        yield f"{key} is dropped", without(line, key)
    for secret in ("00" * 32, "", "x", 0, True, ["00" * 32]):
        yield f"secret is {secret!r}", {**line, "secret": secret}
    if line["secret"] and line["secret"].upper() != line["secret"]:
        yield "the secret is in capitals", {**line, "secret": line["secret"].upper()}
    secrets: list[Any] = [None, True, [], "", {}, *({"secret": text} for text in (None, "", "00" * 32, "x" * 64))]
    for sealed in secrets:
        yield f"sealed is {sealed!r}", {**line, "sealed": sealed}


def forged_headers(game: Game, line: Line) -> Iterator[tuple[str, Line]]:
    edition = line["edition"]
    wrong: dict[str, list[Any]] = {
        "vivant": [2, 0, -1, *NOT_NUMBERS],
        "game": ["no such game", f" {line['game']}", line["game"].upper(), "", None, 7],
        "players": [0, -1, 99, *NOT_NUMBERS],
        "options": [{"no such option": 1}, {**line["options"], "": True}, [], None, "x"],
        "edition": [
            {**edition, "hash": "sha256:" + "0" * 64},
            {**edition, "hash": edition["hash"].upper()},
            {**edition, "hash": 7},
            {**edition, "name": "another"},
            {"name": edition["name"]},
            {"hash": edition["hash"]},
            {**edition, "content": {}},
            {**edition, "content": None},
            {**edition, "content": {"edition": {"game": game.id, "name": edition["name"]}}},
            [],
            None,
        ],
        "seats": [[], line["seats"][1:], [*line["seats"], "one more"], [7] * game.players, None, "seats"],
        "clocks": forged_clocks(),
        "seal": ["", "sha256:", "sha256:" + "0" * 63, "sha256:" + "G" * 64, 7, True],
    }
    wrong["options"] += [{**line["options"], name: "no such value"} for name in line["options"]]
    if line["seal"] is None:
        wrong["words"] = [[""] * game.players]
    else:
        wrong["words"] = [[], [""] * (game.players + 1), [7] * game.players, None, "words"]
        wrong["seed"] = [1]
    for key, values in wrong.items():
        for value in values:
            yield f"{key} is {value!r}", {**line, key: value}
    for key in wrong:
        if key in line and key not in ("seed", "clocks"):
            yield f"{key} is dropped", without(line, key)


def forged_draws(lines: list[Line], dice: Dice) -> Iterator[Tampered]:
    """Each line of chance with one outcome that could have come, but did not, in the place of the one that did."""
    game = game_of(lines[0])
    for place in places_of(lines):
        if place.line.get("who") != "chance":
            continue
        texts, at, possible = _drawn_there(game, place, dice)
        others = [text for outcome in possible if (text := game.outcome_text(outcome)) != texts[at]]
        if others:
            text = others[dice.below(len(others))]
            line = {**place.line, "do": " ".join([*texts[:at], text, *texts[at + 1 :]])}
            how = f"line {place.at + 1} forged: {texts[at]} reads {text}"
            yield Tampered(how, chained([*lines[: place.at], line, *lines[place.at + 1 :]]))


def check_draw_noticed(tampered: Tampered) -> None:
    """A record that was true is false now, or at least no longer the one that its seed gives."""
    verdict = verify(tampered.content)
    if verdict.error is None and verdict.seed != "departs":
        raise AssertionError(f"{tampered.how}: not found")


def check_ignored(lines: list[Line], places: Sequence[int]) -> None:
    """Further keys are chained and otherwise nobody's business."""
    for at in places:
        more = chained([*lines[:at], {**lines[at], "clock": "12:00"}, *lines[at + 1 :]])
        if (error := verify(Record(more).text().encode()).error) is not None:
            raise AssertionError(f"line {at + 1} with a further key is false: {error}")


def check_kept_back(lines: list[Line]) -> None:
    """The seed, or the secret of a seal, may be kept back: the record is true, and nothing is said of its dice."""
    header, end = lines[0], lines[-1]
    if header["seal"] is None:
        header, end = without(header, "seed"), without(end, "sealed")
    else:
        end = {**end, "secret": None}
    verdict = verify(Record(chained([header, *lines[1:-1], end])).text().encode())
    if verdict.error is not None or verdict.seed or verdict.seal in ("true", "partly"):
        raise AssertionError(f"a record that keeps its seed or secret back: {verdict}")
