"""A slow, literal Artificial Brain, from its rules page alone: lists, dicts and strings. It shares no code with src.

    brain_turn(line, queue, hexes, filled, supply, options, edition=EDITION, human_side=None) -> Turn

plays one whole turn of the brain (AB-10 to AB-20 and AB-33). Nothing that is handed in is changed.

- `line`: the moment line from left to right, never empty: `{"tile": "11", "tokens": ["red", "blue"]}` each.
- `queue`: Q, the front first (AB-07). An aspiration tile is its colour (`"red"`), a moment tile its number (`"8"`).
- `hexes`: the brain's hexes by name, a list of tokens each; a hex that is missing or holds `[]` is empty.
- `filled`: the names of the brain's filled slots, in any order.
- `supply`: how many tokens of each colour; a colour that is missing has none.
- `options`: `{"be_more_human": bool, "learn_from_experience": bool}`, a missing one is off. The first plays no part in
  a turn: it changes points only (AB-32).
- `edition`: the parts of an edition's content that are read, under the names of the two pages, `[solo]` included.
- `human_side`: the human's answer to AB-13(c), `"L"` or `"R"`. It is looked at only where AB-13(c) asks, so it may be
  given always. Where it is asked and None, the turn comes back with `asks` true, as it stands at the question: the
  skips of AB-11 are done and in `decisions`, `drafts` holds what either side would give, all else is as it was.

The `Turn` that comes back:

- `asks`: AB-13(c) waits for the human. `drafts`: the complete draft of each side that was worked out, by side.
- `side`: `"L"` or `"R"`, from where it drafted (`"L"` where one tile is left); `""` while it asks.
- `skipped`, `used`: the preference tiles skipped (AB-11) and those that gave a token, in order.
- `missed`: the preference tile whose colours were not there, which ended the draft; `""` if none.
- `tokens`: what was drafted, in order. `emptied`: the moment tiles emptied, and so gained, in order.
- `placed`: `(colour, where)` of each token in order, the drafted ones first, then those of AB-33; where is a slot, a
  hex or `"supply"`.
- `decisions`: all of it, in order, as `(rule, words)`; the rule is the one that decided, such as `"AB-13(a)"`.
- `line`, `queue`, `hexes`, `filled`, `supply`: as they are after the turn; hexes without tokens are left out.

Points: `round_points` (AB-23 to AB-26), `final_points` (AB-28 to AB-30), `human_wins` (AB-31). Set-up: `first_supply`.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

Tile = dict[str, Any]  # {"tile": "11", "tokens": ["red", "blue"]}
Edition = dict[str, Any]
Options = dict[str, bool]


@dataclass
class Draft:
    """What one side gives (AB-14 to AB-16)."""

    side: str
    tokens: list[str]
    used: list[str]
    emptied: list[str]
    missed: str
    line: list[Tile]
    decisions: list[tuple[str, str]]


@dataclass
class Turn:
    """See the top of the file."""

    asks: bool
    drafts: dict[str, Draft]
    side: str
    skipped: list[str]
    used: list[str]
    missed: str
    tokens: list[str]
    emptied: list[str]
    placed: list[tuple[str, str]]
    decisions: list[tuple[str, str]]
    line: list[Tile]
    queue: list[str]
    hexes: dict[str, list[str]]
    filled: list[str]
    supply: dict[str, int]


def brain_turn(
    line: list[Tile],
    queue: list[str],
    hexes: dict[str, list[str]],
    filled: list[str],
    supply: dict[str, int],
    options: Options,
    edition: Edition | None = None,
    human_side: str | None = None,
) -> Turn:
    edition = EDITION if edition is None else edition
    if not line:
        raise ValueError("the brain takes no turn when the line is empty (AB-10)")
    turn = Turn(
        asks=False,
        drafts={},
        side="",
        skipped=[],
        used=[],
        missed="",
        tokens=[],
        emptied=[],
        placed=[],
        decisions=[],
        line=deepcopy(line),
        queue=list(queue),
        hexes={name: list(tokens) for name, tokens in hexes.items() if tokens},
        filled=list(filled),
        supply=dict(supply),
    )
    target = find_first_target(turn, edition)
    turn.side = choose_side(turn, target, edition, human_side)
    if turn.asks:
        return turn
    draft = turn.drafts[turn.side]
    turn.tokens = draft.tokens
    turn.used = draft.used
    turn.emptied = draft.emptied
    turn.missed = draft.missed
    turn.line = draft.line
    turn.decisions += draft.decisions
    place_drafted(turn, edition)  # AB-R12: tokens are placed before any tile is moved
    move_used_tiles(turn, edition)
    gain_emptied_tiles(turn, options, edition)
    return turn


# --- The draft -------------------------------------------------------------------------------------------------------


def colours_of(tile: str, edition: Edition) -> list[str]:
    """AB-08: one colour for an aspiration tile; the pattern from top-left clockwise for a moment tile."""
    if tile in edition["moments"]:
        return list(edition["moments"][tile]["pattern"])
    return [tile]


def find_first_target(turn: Turn, edition: Edition) -> str:
    """AB-11: the colour of the first token. Tiles that are skipped go to the end of the turn's queue."""
    left_end = turn.line[0]["tokens"]
    right_end = turn.line[-1]["tokens"]
    for _ in range(len(turn.queue)):
        asked = turn.queue[0]
        for colour in colours_of(asked, edition):
            # AB-R6: the first colour that lies on either end decides, whatever a later one would give.
            if colour in left_end or colour in right_end:
                turn.decisions.append(("AB-11", f"{asked} asks for {colour}"))
                return colour
        turn.queue.pop(0)
        turn.queue.append(asked)  # AB-09: under the stack
        turn.skipped.append(asked)
        turn.decisions.append(("AB-11", f"{asked} is skipped"))
    raise ValueError("no preference tile names a colour of the two ends, against AB-R5")


def choose_side(turn: Turn, target: str, edition: Edition, human_side: str | None) -> str:
    """AB-12, AB-13. Empty while the human is asked."""
    on_left = target in turn.line[0]["tokens"]
    on_right = target in turn.line[-1]["tokens"]

    if len(turn.line) == 1:  # AB-R8: both sides are that tile, there is no choice
        turn.drafts["L"] = draft_from("L", turn.line, turn.queue, target, edition)
        turn.decisions.append(("AB-R8", "side L"))
        return "L"

    if on_left and not on_right:
        turn.drafts["L"] = draft_from("L", turn.line, turn.queue, target, edition)
        turn.decisions.append(("AB-12", "side L"))
        return "L"
    if on_right and not on_left:
        turn.drafts["R"] = draft_from("R", turn.line, turn.queue, target, edition)
        turn.decisions.append(("AB-12", "side R"))
        return "R"

    left = draft_from("L", turn.line, turn.queue, target, edition)
    right = draft_from("R", turn.line, turn.queue, target, edition)
    turn.drafts["L"] = left
    turn.drafts["R"] = right

    # AB-13(a), yes or no (AB-R7): two tiles emptied are no better than one.
    left_empties = len(left.emptied) >= 1
    right_empties = len(right.emptied) >= 1
    if left_empties and not right_empties:
        turn.decisions.append(("AB-13(a)", "side L"))
        return "L"
    if right_empties and not left_empties:
        turn.decisions.append(("AB-13(a)", "side R"))
        return "R"

    # AB-13(b), the whole draft of each side (AB-R7).
    if len(left.tokens) > len(right.tokens):
        turn.decisions.append(("AB-13(b)", "side L"))
        return "L"
    if len(right.tokens) > len(left.tokens):
        turn.decisions.append(("AB-13(b)", "side R"))
        return "R"

    # AB-13(c), also where both sides would give the very same (AB-R19).
    if human_side is None:
        turn.decisions.append(("AB-13(c)", "the human is asked"))
        turn.asks = True
        return ""
    if human_side not in ("L", "R"):
        raise ValueError(f"a side is L or R, not {human_side!r}")
    turn.decisions.append(("AB-13(c)", f"side {human_side}"))
    return human_side


def draft_from(side: str, line: list[Tile], queue: list[str], target: str, edition: Edition) -> Draft:
    """AB-14 to AB-16: the complete draft from one side. Q[0], in front after the skips, gives the target."""
    draft = Draft(side, tokens=[], used=[], emptied=[], missed="", line=deepcopy(line), decisions=[])
    most = edition["solo"]["draft"]["max_tokens"]
    if len(queue) < most:
        raise ValueError(f"a queue of {len(queue)} tiles, against AB-R2")

    take_one(draft, queue[0], target, "AB-14")

    for place in range(1, most):  # Q[1] (AB-14), then Q[2] (AB-15)
        rule = "AB-14" if place == 1 else "AB-15"
        if not draft.line:
            draft.decisions.append(("AB-16", "the line is empty"))
            return draft
        asked = queue[place]  # no tile is skipped here; AB-R2: it may be one that was skipped this turn
        end = draft.line[0] if side == "L" else draft.line[-1]
        wanted = ""
        for colour in colours_of(asked, edition):
            if colour in end["tokens"]:
                wanted = colour
                break
        if wanted == "":
            draft.missed = asked
            draft.decisions.append((rule, f"{asked} misses"))
            return draft
        take_one(draft, asked, wanted, rule)

    draft.decisions.append(("AB-16", f"{most} tokens"))
    return draft


def take_one(draft: Draft, asked: str, colour: str, rule: str) -> None:
    """One token from the tile now at the draft's side. A tile emptied by it leaves the line at once (AB-16)."""
    end = draft.line[0] if draft.side == "L" else draft.line[-1]
    end["tokens"].remove(colour)
    draft.tokens.append(colour)
    draft.used.append(asked)
    draft.decisions.append((rule, f"{asked} takes {colour} from tile {end['tile']}"))
    if end["tokens"] == []:
        draft.line.pop(0 if draft.side == "L" else -1)
        draft.emptied.append(end["tile"])
        draft.decisions.append(("AB-16", f"tile {end['tile']} is emptied"))


# --- Placing and tiles -----------------------------------------------------------------------------------------------


def place_drafted(turn: Turn, edition: Edition) -> None:
    if len(turn.tokens) == 1:
        place_single(turn, turn.tokens[0], "AB-17", edition)
    else:
        place_together(turn, turn.tokens, "AB-18", edition)


def place_single(turn: Turn, colour: str, rule: str, edition: Edition) -> None:
    """AB-17, and AB-33 that goes by it."""
    board = edition["boards"][edition["solo"]["setup"]["brain"]["board"]]
    colour_of_slot = dict(zip(edition["slots"], board, strict=True))
    for slot in edition["solo"]["placement"]["one_token"]:
        if colour_of_slot[slot] == colour and slot not in turn.filled:
            turn.filled.append(slot)
            turn.placed.append((colour, slot))
            turn.decisions.append((rule, f"{colour} to {slot}"))
            return
    place_together(turn, [colour], "AB-R10", edition)  # alone into an empty hex


def place_together(turn: Turn, tokens: list[str], rule: str, edition: Edition) -> None:
    """AB-18; AB-R11 where no hex is empty."""
    words = " ".join(tokens)
    for hex in edition["solo"]["placement"]["many_tokens"]:
        if turn.hexes.get(hex, []) == []:
            turn.hexes[hex] = list(tokens)
            for colour in tokens:
                turn.placed.append((colour, hex))
            turn.decisions.append((rule, f"{words} to {hex}"))
            return
    for colour in tokens:
        turn.supply[colour] = turn.supply.get(colour, 0) + 1
        turn.placed.append((colour, "supply"))
    turn.decisions.append(("AB-R11", f"{words} to supply"))


def move_used_tiles(turn: Turn, edition: Edition) -> None:
    """AB-19. The tiles that gave a token are the first ones of the queue, in the order of use."""
    staying = []
    for used in turn.used:
        assert turn.queue[0] == used
        turn.queue.pop(0)
        # AB-R3: every tile that gave a token goes under the stack; the switch keeps used moment tiles in front.
        if used in edition["moments"] and not edition["rulings"].get("used_moments_return", True):
            staying.append(used)
            turn.decisions.append(("AB-R3", f"{used} stays in front"))
        else:
            turn.queue.append(used)
            turn.decisions.append(("AB-19", f"{used} goes under the stack"))
    turn.queue = staying + turn.queue


def gain_emptied_tiles(turn: Turn, options: Options, edition: Edition) -> None:
    """AB-20, and AB-33 each time (AB-R13: two tiles in order)."""
    for tile in turn.emptied:
        turn.queue.append(tile)
        turn.decisions.append(("AB-20", f"{tile} is gained"))
        if not options.get("learn_from_experience", False):
            continue
        colour = edition["moments"][tile]["action"][0]
        if turn.supply.get(colour, 0) == 0:
            turn.decisions.append(("AB-R13", f"no {colour} in the supply"))
            continue
        turn.supply[colour] -= 1
        place_single(turn, colour, "AB-33", edition)


# --- Points and set-up -----------------------------------------------------------------------------------------------


def excluded_colours(human_colour: str, options: Options) -> list[str]:
    """H; with AB-32 none."""
    return [] if options.get("be_more_human", False) else [human_colour]


def round_points(
    hexes: dict[str, list[str]],
    filled: list[str],
    human_colour: str,
    options: Options,
    edition: Edition | None = None,
) -> dict[str, int]:
    """AB-23 to AB-26: the brain's points of one round, as `hexes`, `slots` and `clusters`."""
    edition = EDITION if edition is None else edition
    excluded = excluded_colours(human_colour, options)
    worth = edition["solo"]["score"]["round"]
    board = edition["boards"][edition["solo"]["setup"]["brain"]["board"]]
    colour_of_slot = dict(zip(edition["slots"], board, strict=True))
    points = {"hexes": 0, "slots": 0, "clusters": 0}
    for tokens in hexes.values():
        for colour in tokens:
            if colour not in excluded:
                points["hexes"] += worth["hex_token"]  # AB-23
    for slot in filled:
        if colour_of_slot[slot] not in excluded:
            points["slots"] += worth["slot_token"]  # AB-24
    clusters: dict[str, list[str]] = {}
    for slot, row in edition["slots"].items():
        clusters.setdefault(row["cluster"], []).append(slot)
    for slots in clusters.values():
        if all(slot in filled for slot in slots):  # AB-25: slots of colour H count for completeness
            points["clusters"] += edition["cluster_points"][str(len(slots))]
    return points


def final_points(
    hexes: dict[str, list[str]],
    gained: list[str],
    human_colour: str,
    options: Options,
    edition: Edition | None = None,
) -> list[dict[str, Any]]:
    """AB-28 to AB-30: for each gained tile on its own (AB-R15) its `tile`, `matches` and `fragments` in points."""
    edition = EDITION if edition is None else edition
    excluded = excluded_colours(human_colour, options)
    worth = edition["solo"]["score"]["final"]
    found = []
    for tile in gained:
        pattern = edition["moments"][tile]["pattern"]
        matches = 0
        for tokens in hexes.values():
            if sorted(tokens) == sorted(pattern):  # VM-44
                matches += worth[f"matching_hex_{len(pattern)}"]  # AB-29
        fragments = 0
        for colour in pattern:
            if colour not in excluded:
                fragments += worth["pattern_fragment"]  # AB-30
        found.append({"tile": tile, "matches": matches, "fragments": fragments})
    return found


def human_wins(human: int, brain: int) -> bool:
    """AB-31, AB-R17."""
    return human >= brain


def first_supply(human_colour: str, edition: Edition | None = None) -> dict[str, int]:
    """The supply after set-up: VM-05 for two, less the token of AB-03."""
    edition = EDITION if edition is None else edition
    row = edition["players"][str(edition["solo"]["setup"]["players_row"])]
    supply = dict.fromkeys(edition["colours"], edition["tokens_per_colour"] - row["bag_each"])
    supply[human_colour] -= edition["solo"]["setup"]["reminder_tokens"]
    return supply


# --- What the two pages print, under their names; only what is read above ---------------------------------------------


def _moment(action: str, pattern: str) -> dict[str, list[str]]:
    return {"action": action.split(), "pattern": pattern.split()}


EDITION: Edition = {
    "colours": ["red", "yellow", "green", "blue", "purple"],
    "tokens_per_colour": 25,
    "cluster_points": {"1": 1, "2": 4, "3": 18},
    "players": {"2": {"bag_each": 11}},
    "rulings": {"used_moments_return": True},
    "slots": {
        "s1": {"cluster": "k1"},
        "s2": {"cluster": "k2"},
        "s3": {"cluster": "k2"},
        "s4": {"cluster": "k3"},
        "s5": {"cluster": "k3"},
        "s6": {"cluster": "k3"},
        "s7": {"cluster": "k4"},
        "s8": {"cluster": "k5"},
        "s9": {"cluster": "k5"},
        "s10": {"cluster": "k6"},
        "s11": {"cluster": "k7"},
        "s12": {"cluster": "k7"},
        "s13": {"cluster": "k7"},
        "s14": {"cluster": "k8"},
        "s15": {"cluster": "k8"},
    },
    "boards": {
        "B": ("yellow green blue purple green blue red yellow green blue red purple yellow red purple").split(),
    },
    "moments": {
        "1": _moment("red", "red yellow"),
        "2": _moment("yellow", "yellow green"),
        "3": _moment("green", "green blue"),
        "4": _moment("blue", "blue purple"),
        "5": _moment("purple", "purple red"),
        "6": _moment("blue yellow purple", "yellow red"),
        "7": _moment("purple green red", "green yellow"),
        "8": _moment("red blue yellow", "blue green"),
        "9": _moment("yellow purple green", "purple blue"),
        "10": _moment("green red blue", "red purple"),
        "11": _moment("red", "red yellow blue"),
        "12": _moment("yellow", "yellow green purple"),
        "13": _moment("green", "green blue red"),
        "14": _moment("blue", "blue purple yellow"),
        "15": _moment("purple", "purple red green"),
        "16": _moment("purple red green", "yellow blue red"),
        "17": _moment("red yellow blue", "green purple yellow"),
        "18": _moment("yellow green purple", "blue red green"),
        "19": _moment("green blue red", "purple yellow blue"),
        "20": _moment("blue purple yellow", "red green purple"),
    },
    "solo": {
        "setup": {"players_row": 2, "brain": {"seat": 1, "board": "B"}, "reminder_tokens": 1},
        "draft": {"max_tokens": 3},
        "placement": {
            "one_token": "s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13 s14 s15".split(),
            "many_tokens": "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3".split(),
        },
        "score": {
            "round": {"hex_token": 1, "slot_token": 2},
            "final": {"matching_hex_2": 4, "matching_hex_3": 6, "pattern_fragment": 5},
        },
    },
}
