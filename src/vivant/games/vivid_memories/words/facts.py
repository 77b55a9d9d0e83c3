"""What the sentences of Vivid Memories are told of an edition besides its entries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from vivant.engine.edition import spelled
from vivant.words import Listing, Message

VARIANTS = ("be_more_human", "learn_from_experience")
HARDER = {(False, False): "neither", (True, False): "human", (False, True): "learning", (True, True): "both"}
_NUMBERED = re.compile(r"(.*?)([0-9]+)")


def derived_facts(content: Mapping[str, Any], standard: Mapping[str, Any]) -> dict[str, object]:
    """Counts of things, tables as lists, and names in the reader's language.

    Where an edition has no solo game, the sentences about the Brain are told of the standard one's.
    """
    players = content["players"]
    facts: dict[str, object] = {
        "counts": Listing(tuple(sorted(players)), either=True),
        "alone": "true" if "solo" in content else "false",
        "board_names": Listing(tuple(content["boards"]), either=True),
        "board_seats": Listing(_board_seats(content["boards"], max(map(int, players)))),
        "aspiration_colours": _colours(content["aspirations"]),
        "aspiration_count": len(content["aspirations"]),
        "colour_names": _colours(content["colours"]),
        "moment_count": len(content["moments"]),
        "bags": _by_count("rules-bag", players, bag="bag_each", total="bag_total", supply="supply_each"),
        "lines": _by_count("rules-line", players, tiles="tiles_per_round"),
        "piles": _by_count("rules-pile", players, tokens="tokens_per_tile"),
        "head_start": "yes" if content.get("head_start") else "no",
        "head_starts": _head_starts(content.get("head_start", {})),
        "bank_slots": len(content["bank"]),
        "bank_actions": Listing(tuple(Message("action", {"kind": kind}) for kind in content["bank"].values())),
        "pattern_worths": _worths(content["pattern_points"]),
        "cluster_worths": _worths(content["cluster_points"]),
    }
    return {**facts, **_about_the_brain(content, standard)}


def _about_the_brain(content: Mapping[str, Any], standard: Mapping[str, Any]) -> dict[str, object]:
    solo = content.get("solo", standard["solo"])
    placement, final = solo["placement"], solo["score"]["final"]
    usual = content["slots"] == standard["slots"] and placement == standard["solo"]["placement"]
    matching = {size: final.get(f"matching_hex_{size}", 0) for size in content["pattern_points"]}
    return {
        "slot_order": _runs(placement["one_token"]),
        "hex_order": _runs(placement["many_tokens"]),
        "slots_usual": "true" if usual else "false",
        "brain_worths": _worths(matching),
        **_excluded(solo, solo["variants"]["be_more_human"]["default"]),
        "harder": "as-ever",
        "always_human": spelled(_excluded(solo, True) == _excluded(solo, False)),
    }


def chosen_facts(content: Mapping[str, Any], options: Mapping[str, object]) -> dict[str, object]:
    """What the options of the solo game change in these (AB-32 to AB-34)."""
    solo = content["solo"]
    usual = tuple(solo["variants"][name]["default"] for name in VARIANTS)
    chosen = tuple(options[name] is True for name in VARIANTS)
    harder = "as-ever" if chosen == usual else HARDER[chosen[0], chosen[1]]
    return {**_excluded(solo, chosen[0]), "harder": harder}


def _excluded(solo: Mapping[str, Any], more_human: bool) -> dict[str, object]:
    """The colour for which the Brain scores nothing."""
    return {"excluded": (solo["variants"]["be_more_human"] if more_human else solo["score"])["excluded_colour"]}


def _colours(names: Iterable[str]) -> Listing:
    return Listing(tuple(Message("colour", {"name": name}) for name in names))


def _board_seats(boards: Iterable[str], most: int) -> tuple[Message, ...]:
    return tuple(
        Message("rules-board", {"seat": str(seat), "board": board})
        for seat, board in zip(range(1, most + 1), boards, strict=False)
    )


def _by_count(key: str, players: Mapping[str, Mapping[str, int]], **entries: str) -> Listing:
    """A sentence's part for each player count."""
    return Listing(
        tuple(
            Message(key, {"players": count, **{name: players[count][entry] for name, entry in entries.items()}})
            for count in sorted(players)
        )
    )


def _head_starts(points: Mapping[str, list[int]]) -> Listing:
    """VM-06 as a house rule: points in the order of turns, for each player count that has them."""
    return Listing(
        tuple(
            Message("rules-head-start", {"players": count, "points": Listing(tuple(map(str, points[count])))})
            for count in sorted(points)
        )
    )


def _worths(points: Mapping[str, int]) -> Listing:
    """Points by a number of things (VM-45, VM-55)."""
    return Listing(tuple(Message("rules-worth", {"size": size, "points": worth}) for size, worth in points.items()))


def _runs(names: Iterable[str]) -> str:
    """Places in their order, those that are counted on as one: `a1–a3, b1–b4`."""
    runs: list[list[str]] = []
    for name in names:
        if runs and _follows(runs[-1][-1], name):
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _follows(before: str, after: str) -> bool:
    one, two = _NUMBERED.fullmatch(before), _NUMBERED.fullmatch(after)
    return one is not None and two is not None and one[1] == two[1] and int(one[2]) + 1 == int(two[2])
