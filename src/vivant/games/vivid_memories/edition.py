"""What an edition of Vivid Memories says, and when it is consistent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from vivant.engine.edition import Entries, Switch
from vivant.games.vivid_memories.rules.components import Components, Material, MomentTile, Slot, SoloComponents
from vivant.games.vivid_memories.rules.setup import ACTIONS, MOST_COLOURS, MOST_TOKENS

COUNTS = (2, 3, 4)  # VM-01
MOST = 62  # hexes, slots or tiles: a set of them is one machine word
MOST_BANK = 8
MOST_HEAD_START = 500  # points
LEAST_CAPACITY, MOST_CAPACITY = 3, 7  # a take of three lies in one hex; a hex's tokens are counted in three bits
TILE_KINDS = {"add": 1, "split": 3}  # how many colours an action names
BANK_KINDS = ("combine", "speculate", "nudge", "swap")
SWITCHES = (
    Switch("filled_slots_connect", "VM-R22", (True, False)),
    Switch("boards", "VM-R1", ("by_seat", "random")),
    Switch("simultaneous", "VM-R18", (True, False)),
    Switch("reflect", "VM-R19", ("by_player", "by_action")),
    Switch("used_moments_return", "AB-R3", (True, False)),
)
SIDE_TIE = ("empties at least one moment tile", "more tokens", "human chooses")  # AB-13
EXCLUDED = ("human aspiration", "none")
LEARNING = {"token": "action[0] of the gained tile", "from": "supply", "to": "placement.one_token"}  # AB-33
_HEX = re.compile(r"[a-z][1-9][0-9]?")
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_components(file: Entries) -> Components:
    """The components of an edition, or an EditionError that says what is wrong and where."""
    file.number("score_markers")
    colours = _read_colours(file)
    tokens = file.number("tokens_per_colour", least=1, most=MOST_TOKENS)
    capacity = file.number("hex_capacity", least=LEAST_CAPACITY, most=MOST_CAPACITY)
    adjacency = _read_adjacency(file.table("adjacency"))
    pattern_points = _read_points(file.table("pattern_points"))
    cluster_points = _read_points(file.table("cluster_points"))
    slots = _read_slots(file.table("slots"), adjacency, cluster_points)
    aspiration = file.table("aspiration")
    components = Components(
        rounds=file.number("rounds", least=1, most=100),
        colours=colours,
        tokens_per_colour=tokens,
        hex_capacity=capacity,
        cluster_points=cluster_points,
        pattern_points=pattern_points,
        aspiration=(
            aspiration.number("hex_token", most=1000),
            aspiration.number("slot_token", most=1000),
            aspiration.number("cherished_tile", most=1000),
        ),
        aspirations=_known(file, "aspirations", file.texts("aspirations"), colours),
        bank=_read_bank(file.table("bank")),
        adjacency=adjacency,
        slots=slots,
        boards=_read_boards(file.table("boards"), slots, colours),
        moments=_read_moments(file.table("moments"), colours, pattern_points, capacity),
        material=_read_material(file.table("players"), tokens, len(colours)),
        rulings=file.rulings(SWITCHES),
        head_start=_read_head_start(file),
        solo=None,
    )
    _check_enough(file, components)
    return replace(components, solo=_read_solo(file.table("solo"), components)) if file.has("solo") else components


def _read_colours(file: Entries) -> tuple[str, ...]:
    colours = file.texts("colours", least=2)
    if len(colours) > MOST_COLOURS:
        raise file.refuse("colours", "edition-many", most=MOST_COLOURS)
    for colour in colours:
        _check_name(file, "colours", colour)
    return tuple(colours)


def _check_name(entries: Entries, entry: str, name: str) -> None:
    if not _NAME.fullmatch(name):
        raise entries.refuse(entry, "edition-name", name=name)


def _names(table: Entries, most: int = MOST) -> list[str]:
    """What is in a table: something, and not too much."""
    names = table.names()
    if not names:
        raise table.refuse("", "edition-short", least=1)
    if len(names) > most:
        raise table.refuse("", "edition-many", most=most)
    return names


def _known(entries: Entries, entry: str, given: list[str], known: Any) -> tuple[str, ...]:
    for name in given:
        if name not in known:
            raise entries.refuse(entry, "edition-unknown", name=str(name))
    return tuple(given)


def _read_adjacency(table: Entries) -> dict[str, tuple[str, ...]]:
    near_hexes: dict[str, tuple[str, ...]] = {}
    for hex in _names(table):
        if not _HEX.fullmatch(hex):
            raise table.refuse(hex, "edition-hex")
        near_hexes[hex] = _known(table, hex, table.texts(hex), table.names())
    for hex, near in near_hexes.items():
        for other in near:
            if other == hex:
                raise table.refuse(hex, "edition-itself")
            if hex not in near_hexes[other]:
                raise table.refuse(other, "edition-asymmetric", hex=other, other=hex)
    return near_hexes


def _read_points(table: Entries) -> dict[int, int]:
    """Points by a number of things."""
    points: dict[int, int] = {}
    for name in table.names():
        if not re.fullmatch(r"[1-9][0-9]?", name):
            raise table.refuse(name, "edition-size")
        points[int(name)] = table.number(name, most=10_000)
    return points


def _read_slots(
    table: Entries, adjacency: Mapping[str, tuple[str, ...]], points: Mapping[int, int]
) -> tuple[Slot, ...]:
    slots: list[Slot] = []
    for name in _names(table):
        _check_name(table, name, name)
        entry = table.table(name)
        if not entry.items("touches"):
            raise entry.refuse("touches", "edition-untouched")
        touches = _known(entry, "touches", entry.texts("touches"), adjacency)
        slots.append(Slot(name, touches, entry.text("cluster")))
    for slot in slots:
        size = sum(other.cluster == slot.cluster for other in slots)
        if size not in points:
            raise table.refuse(slot.name, "edition-cluster", cluster=slot.cluster, size=size)
    return tuple(slots)


def _read_bank(table: Entries) -> dict[str, str]:
    kinds: dict[str, str] = {}
    for name in _names(table, MOST_BANK):
        _check_name(table, name, name)
        kinds[name] = _one_of(table, name, *BANK_KINDS)
    return kinds


def _read_boards(table: Entries, slots: tuple[Slot, ...], colours: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    boards: dict[str, tuple[str, ...]] = {}
    for name in _names(table):
        _check_name(table, name, name.lower())
        if name.lower() in [other.lower() for other in boards]:
            raise table.refuse(name, "edition-twice", value=name)
        row = _known(table, name, table.items(name), colours)
        if len(row) != len(slots):
            raise table.refuse(name, "edition-slots", given=len(row), slots=len(slots))
        for colour in colours:
            if colour not in row:
                raise table.refuse(name, "edition-no-slot", colour=colour)
        boards[name] = row
    return boards


def _read_moments(
    table: Entries, colours: tuple[str, ...], points: Mapping[int, int], capacity: int
) -> tuple[MomentTile, ...]:
    moments: list[MomentTile] = []
    for name in _names(table):
        _check_name(table, name, name)
        entry = table.table(name)
        kind = _one_of(entry, "kind", *TILE_KINDS)
        action = _known(entry, "action", entry.items("action"), colours)
        if len(action) != TILE_KINDS[kind]:
            raise entry.refuse("action", "edition-action", kind=kind, colours=TILE_KINDS[kind])
        if kind == "split" and action[1] == action[2]:
            raise entry.refuse("action", "edition-results")
        pattern = _known(entry, "pattern", entry.items("pattern", least=1), colours)
        if len(pattern) not in points:
            raise entry.refuse("pattern", "edition-pattern", size=len(pattern))
        if len(pattern) > capacity:
            raise entry.refuse("pattern", "edition-pattern-large", size=len(pattern), capacity=capacity)
        moments.append(MomentTile(name, kind, action, pattern))
    return tuple(moments)


def _read_material(players: Entries, tokens: int, colours: int) -> dict[int, Material]:
    material: dict[int, Material] = {}
    for name in players.names():
        if name not in [str(count) for count in COUNTS]:
            raise players.refuse(name, "edition-count")
        entry = players.table(name)
        bag = entry.number("bag_each", most=tokens)
        if entry.number("bag_total", most=10_000) != bag * colours:
            raise entry.refuse("bag_total", "edition-bag", total=bag * colours)
        if entry.number("supply_each", most=tokens) != tokens - bag:
            raise entry.refuse("supply_each", "edition-supply", left=tokens - bag)
        row = Material(
            bag,
            entry.number("tiles_per_round", least=1, most=MOST),
            entry.number("tokens_per_tile", least=1, most=MOST_TOKENS),
        )
        if row.tiles_per_round * row.tokens_per_tile > tokens * colours:
            raise entry.refuse("tokens_per_tile", "edition-few-tokens", tokens=tokens * colours)
        material[int(name)] = row
    if not material:
        raise players.refuse("", "edition-no-count")
    return dict(sorted(material.items()))


def _read_head_start(file: Entries) -> dict[int, tuple[int, ...]]:
    """Points before round 1 for each place in the order of turns: a house rule, which the standard edition lacks."""
    if not file.has("head_start"):
        return {}
    points: dict[int, tuple[int, ...]] = {}
    table, players = file.table("head_start"), file.table("players")
    for name in table.names():
        if not players.has(name):
            raise table.refuse(name, "edition-count-missing")
        given = table.numbers(name, most=MOST_HEAD_START)
        if len(given) != int(name):
            raise table.refuse(name, "edition-each-place", places=int(name))
        points[int(name)] = tuple(given)
    return points


def _check_enough(file: Entries, components: Components) -> None:
    """What each player count needs."""
    most = max(components.material)
    for players, count in components.material.items():
        needed = components.rounds * count.tiles_per_round
        if needed > len(components.moments):
            row = file.table("players").table(str(players))
            there, rounds = len(components.moments), components.rounds
            raise row.refuse("tiles_per_round", "edition-few-tiles", tiles=there, needed=needed, rounds=rounds)
    if len(components.boards) < most:
        raise file.refuse("boards", "edition-few-boards", boards=len(components.boards), players=most)
    if len(components.aspirations) < most:
        raise file.refuse("aspirations", "edition-few-aspirations", tiles=len(components.aspirations), players=most)


def _read_solo(solo: Entries, components: Components) -> SoloComponents:
    """The Artificial Brain's data: there, of the right type, and about the components above."""
    setup, draft, placement, score = (solo.table(name) for name in ("setup", "draft", "placement", "score"))
    row = setup.number("players_row")
    if row not in components.material:
        raise setup.refuse("players_row", "edition-unknown", name=str(row))
    boards = _read_solo_boards(setup, components)
    first = _one_of(setup, "start_player", "human", "brain")
    reminder = setup.number("reminder_tokens", most=1)
    source = _one_of(setup, "reminder_from", "supply", "bag")
    in_bag = components.material[row].bag_each
    there = in_bag if source == "bag" else components.tokens_per_colour - in_bag
    in_line = _read_queue(solo.table("queue"), components)
    draft.number("min_tokens", least=1, most=1)
    most = draft.number("max_tokens", least=1, most=components.hex_capacity)
    if draft.texts("side_tie") != list(SIDE_TIE):
        raise draft.refuse("side_tie", "edition-fixed", value=", ".join(SIDE_TIE))
    orders = {}
    places = {"one_token": [slot.name for slot in components.slots], "many_tokens": list(components.adjacency)}
    for entry, things in places.items():
        orders[entry] = _known(placement, entry, placement.texts(entry), things)
        if sorted(orders[entry]) != sorted(things):
            raise placement.refuse(entry, "edition-each-once")
    each, final = score.table("round"), score.table("final")
    for entry in ("threads", "moments"):  # it never looks at these (AB-06)
        if each.flag(entry):
            raise each.refuse(entry, "edition-fixed", value="false")
    human, learn = (solo.table("variants").table(name) for name in ("be_more_human", "learn_from_experience"))
    for entry, value in LEARNING.items():
        _one_of(learn, entry, value)
    return SoloComponents(
        row=row,
        boards=boards,
        first=("human", "brain").index(first),
        reminder=min(reminder, there),  # it reminds of a colour, and no rule needs it
        reminder_from_bag=source == "bag",
        places=in_line,
        most=most,
        one_token=orders["one_token"],
        many_tokens=orders["many_tokens"],
        hex_token=each.number("hex_token", most=1000),
        slot_token=each.number("slot_token", most=1000),
        core_memories=each.flag("core_memories"),
        excludes=_one_of(score, "excluded_colour", *EXCLUDED) == EXCLUDED[0],
        matching={size: final.number(f"matching_hex_{size}", most=10_000) for size in components.pattern_points},
        fragment=final.number("pattern_fragment", most=1000),
        human_excludes=_one_of(human, "excluded_colour", *EXCLUDED) == EXCLUDED[0],
        more_human=human.flag("default"),
        learns=learn.flag("default"),
    )


def _read_solo_boards(setup: Entries, components: Components) -> tuple[str, str]:
    boards: list[str] = []
    for who, seat in (("human", 0), ("brain", 1)):
        place = setup.table(who)
        place.number("seat", least=seat, most=seat)
        boards.append(_one_of(place, "board", *components.boards))
    if boards[0] == boards[1]:
        raise setup.refuse("brain", "edition-twice", value=boards[1])
    return boards[0], boards[1]


def _read_queue(queue: Entries, components: Components) -> int:
    """How many places its line has."""
    places = queue.number("visible_places", least=1)
    queue.text("initial")
    queue.texts("colours_of_aspiration")
    queue.text("colours_of_moment")
    for colour in components.colours:  # or it might look for a colour for ever (AB-R5)
        if colour not in components.aspirations:
            raise queue.refuse("initial", "edition-unasked", colour=colour)
    for moment in components.moments:
        if moment.name in components.colours:  # both are preference tiles, and named by these
            raise queue.refuse("initial", "edition-twice", value=moment.name)
    return places


def _one_of(entries: Entries, entry: str, *values: str) -> str:
    return _known(entries, entry, [entries.text(entry)], values)[0]


assert {"add", "split", *BANK_KINDS} == set(ACTIONS)
