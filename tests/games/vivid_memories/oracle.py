"""A slow, obvious Vivid Memories, written from the rules page: Counters, sets and graphs. It shares no code with src.

Its board scorer works on plain dictionaries; connected hexes are found by networkx.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from itertools import permutations
from typing import Any

import networkx

Tokens = Counter[str]
Content = Mapping[str, Any]


def graph_of(content: Content) -> networkx.Graph:
    graph = networkx.Graph()
    graph.add_nodes_from(content["adjacency"])
    graph.add_edges_from((hex, other) for hex, near in content["adjacency"].items() for other in near)
    return graph


def moment_points(content: Content, hexes: Mapping[str, Tokens], tile: str) -> int:
    """VM-44, VM-45."""
    pattern = content["moments"][tile]["pattern"]
    return sum(
        int(content["pattern_points"][str(len(pattern))])
        for tokens in hexes.values()
        if sorted(tokens.elements()) == sorted(pattern)
    )


def connections(
    content: Content, graph: networkx.Graph, board: str, hexes: Mapping[str, Tokens], filled: set[str]
) -> list[tuple[str, set[str], set[str], int]]:
    """VM-49 to VM-52: colour, hexes, empty slots touched, points; those worth nothing too."""
    colours = dict(zip(content["slots"], content["boards"][board], strict=True))
    found = []
    for colour in content["colours"]:
        holding = [hex for hex, tokens in hexes.items() if tokens[colour]]
        for thread in networkx.connected_components(graph.subgraph(holding)):
            touched = {
                slot
                for slot, row in content["slots"].items()
                if colours[slot] == colour and thread & set(row["touches"])
            }
            empty = touched - filled
            counted = touched if content["rulings"].get("filled_slots_connect", True) else empty
            if len(counted) >= 2:
                found.append((colour, set(thread), empty, len(thread) * len(empty)))
    return found


def cluster_points(content: Content, filled: set[str]) -> int:
    """VM-55."""
    clusters: dict[str, set[str]] = {}
    for slot, row in content["slots"].items():
        clusters.setdefault(row["cluster"], set()).add(slot)
    return sum(content["cluster_points"][str(len(slots))] for slots in clusters.values() if slots <= filled)


class Player:
    def __init__(self, content: Content) -> None:
        self.board = ""
        self.aspiration = ""
        self.hexes: dict[str, Tokens] = {hex: Counter() for hex in content["adjacency"]}
        self.filled: set[str] = set()
        self.claimed: list[str] = []
        self.bank: dict[str, tuple[str, bool]] = {}  # tile, and whether its scoring side is up
        self.used: set[str] = set()
        self.cherished: list[str] = []
        self.points = 0
        self.aspiration_points = 0
        self.doing: list[str] = []  # the steps of what is under way
        self.hand: Tokens = Counter()
        self.asked = ""

    def size(self, hex: str) -> int:
        return self.hexes[hex].total()

    def shift(self, colour: str, start: str, end: str) -> None:
        self.hexes[start][colour] -= 1
        self.hexes[end][colour] += 1


class Oracle:
    """One match. `waits` is first, board, asp, tile, token, bag, act or over."""

    def __init__(self, content: Content, players: int, first: int | None = None) -> None:
        self.content = content
        self.graph = graph_of(content)
        self.count = content["players"][str(players)]
        self.colours: list[str] = content["colours"]
        self.capacity: int = content["hex_capacity"]
        self.rulings = content["rulings"]
        self.players = [Player(content) for _ in range(players)]
        if self.rulings.get("boards", "by_seat") == "by_seat":
            for player, board in zip(self.players, content["boards"], strict=False):
                player.board = board
        self.bag: Tokens = Counter(dict.fromkeys(self.colours, self.count["bag_each"]))
        self.supply: Tokens = Counter(dict.fromkeys(self.colours, self.count["supply_each"]))
        self.stack = set(content["moments"])
        self.line: list[tuple[str, Tokens]] = []
        self.round = 1
        self.waits = "first"
        self.phase = ""
        self.marker = 0
        self.turn = 0
        self.drawing = 0
        self.emptied: list[str] = []
        self.full = False
        self.together = False
        self.acting: set[int] = set()
        self.filling: list[tuple[str, str, set[str]]] = []  # slot, its colour, hexes of its connections
        self.dealt = 0
        if first is not None:
            self.happen(f"first={first}")

    # chance

    def outcomes(self) -> dict[str, int]:
        if self.waits == "first":
            return {f"first={seat}": 1 for seat in range(len(self.players))}
        if self.waits == "board":
            taken = {player.board for player in self.players}
            return {f"board{self.dealt}={board}": 1 for board in self.content["boards"] if board not in taken}
        if self.waits == "asp":
            gone = {player.aspiration for player in self.players}
            return {f"asp{self.dealt}={colour}": 1 for colour in self.content["aspirations"] if colour not in gone}
        if self.waits == "tile":
            return {f"tile={tile}": 1 for tile in self.stack}
        prefix = "bag=" if self.waits == "bag" else ""
        return {prefix + colour: count for colour, count in self.bag.items() if count}

    def happen(self, text: str) -> None:
        value = text.partition("=")[2]
        if self.waits == "first":
            self.marker = int(value)
            self.waits = "board" if self.rulings.get("boards") == "random" else "asp"
        elif self.waits in ("board", "asp"):
            player = self.players[self.dealt]
            if self.waits == "board":
                player.board = value
            else:
                player.aspiration = value
            self.dealt += 1
            if self.dealt == len(self.players):
                self.dealt = 0
                self.waits = "asp" if self.waits == "board" else "tile"
        elif self.waits == "tile":
            self.stack.remove(value)
            self.line.append((value, Counter()))
            if len(self.line) == self.count["tiles_per_round"]:
                self.dealt = 0
                self.next_token()
        elif self.waits == "token":
            self.bag[text] -= 1
            self.line[self.dealt // self.count["tokens_per_tile"]][1][text] += 1
            self.dealt += 1
            self.next_token()
        else:
            self.bag[value] -= 1
            self.players[self.drawing].hand[value] += 1
            self.waits = "act"

    def next_token(self) -> None:
        self.waits = "token"
        over = self.dealt == len(self.line) * self.count["tokens_per_tile"]
        if not over and not self.bag.total():
            for colour in self.colours:
                if self.supply[colour]:
                    self.supply[colour] -= 1
                    self.bag[colour] += 1
            over = not self.bag.total()
        if over:
            self.line = [pile for pile in self.line if pile[1].total()]
            self.dealt = 0
            self.waits = "act"
            self.begin_turn(self.marker) if self.line else self.begin_bank()

    # Remember

    def empty_hexes(self, player: Player) -> set[str]:
        return {hex for hex in player.hexes if not player.size(hex)}

    def begin_turn(self, seat: int) -> None:
        for passed in range(len(self.players)):
            self.turn = (seat + passed) % len(self.players)
            player = self.players[self.turn]
            player.doing, player.asked, self.acting = [], "take", {self.turn}
            self.full = not self.empty_hexes(player)
            if not self.full:
                return
            player.asked = "rewire"
            if self.legal(self.turn):
                return
            player.asked = ""
        for _, tokens in self.line:
            self.supply += tokens
        self.line = []
        self.full = False
        self.end_remember()

    def end_turn(self) -> None:
        player = self.players[self.turn]
        player.asked, player.doing = "", []
        self.full = False
        if self.line:
            self.begin_turn((self.turn + 1) % len(self.players))
        else:
            self.end_remember()

    def end_remember(self) -> None:
        if self.round < self.content["rounds"]:
            self.marker = (self.turn + 1) % len(self.players)
        self.begin_bank()

    def whole_takes(self, end: str) -> Iterator[tuple[str, ...]]:
        """Every sequence of colours that is a take from this end, the line being as at the beginning of it."""
        tiles = [tokens for _, tokens in self.line]
        tiles = tiles if end == "L" else tiles[::-1]

        def draw(left: list[Tokens], taken: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
            if len(taken) == 1 or (len(taken) == 2 and len(set(taken)) == 1) or len(set(taken)) == 3:
                yield taken
            if len(taken) < 3 and left:
                for colour in left[0]:
                    if left[0][colour]:
                        rest = deepcopy(left)
                        rest[0][colour] -= 1
                        yield from draw(rest if rest[0].total() else rest[1:], (*taken, colour))

        yield from draw([tokens for tokens in deepcopy(tiles) if tokens.total()], ())

    def rewires(self, player: Player, hex: str, way: str) -> list[tuple[str, str]]:
        """Single moves of a rewire, as it stands: colour and the other hex."""
        if way == "in":
            if player.size(hex) >= self.capacity:
                return []
            return [(c, other) for other in self.graph[hex] for c in self.colours if player.hexes[other][c]]
        here = [colour for colour in self.colours if player.hexes[hex][colour]]
        return [(c, other) for c in here for other in self.graph[hex] if player.size(other) < self.capacity]

    def moved(self, player: Player, hex: str, way: str, move: tuple[str, str]) -> Player:
        after = deepcopy(player)
        after.shift(move[0], *((move[1], hex) if way == "in" else (hex, move[1])))
        return after

    def can_empty(self, player: Player, hex: str, way: str, left: int) -> bool:
        if self.empty_hexes(player):
            return True
        return left > 0 and any(
            self.can_empty(self.moved(player, hex, way, move), hex, way, left - 1)
            for move in self.rewires(player, hex, way)
        )

    # what may be done

    def legal(self, seat: int) -> set[str]:
        player = self.players[seat]
        return set(getattr(self, f"legal_{player.asked}")(player))

    def legal_take(self, player: Player) -> Iterator[str]:
        taken = tuple(step.split()[2] for step in player.doing)
        if not taken:
            for end in "L" if len(self.line) == 1 else "LR":
                yield from (f"take {end} {take[0]}" for take in self.whole_takes(end))
            return
        end = player.doing[0].split()[1]
        for take in self.takes_open:
            if take[: len(taken)] == taken and len(take) > len(taken):
                yield f"take {end} {take[len(taken)]}"
        if len(taken) == 1:
            yield "stop"

    def legal_place(self, player: Player) -> Iterator[str]:
        yield from (f"place {hex}" for hex in self.empty_hexes(player))

    def legal_rewire(self, player: Player) -> Iterator[str]:
        for way in ("out", "in"):
            for hex in player.hexes:
                moves = self.rewires(player, hex, way)
                if self.full and not self.can_empty(player, hex, way, 3):
                    continue
                if moves:
                    yield f"rewire {way} {hex}"
        if not self.full:
            yield "done"

    def legal_move(self, player: Player) -> Iterator[str]:
        _, way, hex = player.doing[0].split()
        done = len(player.doing) - 1
        if done and (not self.full or self.empty_hexes(player)):
            yield "done"
        if done < 3:
            for move in self.rewires(player, hex, way):
                if not self.full or self.can_empty(self.moved(player, hex, way, move), hex, way, 2 - done):
                    yield f"move {move[0]} {move[1]}"

    def legal_bank(self, player: Player) -> Iterator[str]:
        for tile in player.claimed:
            yield from (f"bank {tile} {slot}" for slot in self.content["bank"] if slot not in player.bank)

    def offer(self, player: Player, slot: str) -> tuple[str, list[str]] | None:
        """What a bank slot offers: kind and colours."""
        if slot in player.used:
            return None
        if slot not in player.bank:
            return self.content["bank"][slot], []
        tile, flipped = player.bank[slot]
        row = self.content["moments"][tile]
        return None if flipped else (row["kind"], row["action"])

    def ways(self, player: Player, kind: str, colours: list[str]) -> list[list[str]]:
        """Every way to carry out an action, as whole sequences of steps (to its outcome, for speculate)."""
        have = {colour for colour in self.colours if self.supply[colour]}
        empty = self.empty_hexes(player)
        found: list[list[str]] = []
        if kind == "add" and colours[0] in have:
            found = [[f"place {hex}"] for hex in empty]
        if kind == "speculate" and self.bag.total():
            found = [[f"place {hex}"] for hex in empty]
        for hex, tokens in player.hexes.items():
            here = sorted(tokens.elements(), key=self.colours.index)
            if kind == "split" and tokens[colours[0]]:
                if len(here) == self.capacity:
                    found += [[f"from {hex}", f"result {colour}"] for colour in colours[1:] if colour in have]
                elif set(colours[1:]) <= have:
                    found.append([f"from {hex}"])
            if kind == "combine":
                for one, two in set(permutations(here, 2)):
                    found += [
                        [f"from {hex}", f"pick {one}", f"pick {two}", f"result {colour}"]
                        for colour in have | {one, two}
                    ]
            for other in self.graph[hex]:
                if kind == "nudge" and player.size(other) < self.capacity:
                    found += [[f"from {hex}", f"pick {colour}", f"to {other}"] for colour in here]
                if kind == "swap":
                    there = list(player.hexes[other].elements())
                    pairs = [(mine, yours) for mine in here for yours in there if mine != yours]
                    found += [[f"from {hex}", f"pick {a}", f"to {other}", f"pick {b}"] for a, b in pairs]
        return found

    def legal_use(self, player: Player) -> Iterator[str]:
        done = player.doing
        if not done:
            yield "done"
            for slot in self.content["bank"]:
                offer = self.offer(player, slot)
                if offer and self.ways(player, *offer):
                    yield f"use {slot}"
            return
        for way in self.ways_open[id(player)]:
            if way[: len(done) - 1] == done[1:]:
                yield way[len(done) - 1]

    def legal_give(self, player: Player) -> Iterator[str]:
        slot, colour, thread = self.filling[0]
        yield from (f"give {hex}" for hex in self.givers(player, slot, colour, thread))

    # doing it

    def do(self, seat: int, text: str) -> None:
        player = self.players[seat]
        words = text.split()
        asked = player.asked
        if asked == "take":
            self.do_take(player, words)
        elif asked == "place":
            player.hexes[words[1]] = player.hand
            player.hand = Counter()
            player.claimed += self.emptied
            self.emptied = []
            if player.hexes[words[1]].total() == 1:
                player.asked, player.doing = "rewire", []
            else:
                self.end_turn()
        elif text == "done" and asked in ("rewire", "move"):
            self.end_turn()
        elif asked == "rewire":
            player.asked, player.doing = "move", [text]
        elif asked == "move":
            _, way, hex = player.doing[0].split()
            player.shift(words[1], *((words[2], hex) if way == "in" else (hex, words[2])))
            player.doing.append(text)
            if not set(self.legal_move(player)) - {"done"}:
                self.end_turn()
        elif asked == "bank":
            player.claimed.remove(words[1])
            player.bank[words[2]] = (words[1], False)
            self.ask_bank()
        elif asked == "use":
            self.do_use(seat, player, text)
        else:
            slot, colour, _ = self.filling.pop(0)
            player.hexes[words[1]][colour] -= 1
            player.filled.add(slot)
            self.fill()

    def do_take(self, player: Player, words: list[str]) -> None:
        if words[0] == "stop":
            player.asked = "place"
            return
        if not player.doing:
            self.takes_open = list(self.whole_takes(words[1]))
        at = 0 if words[1] == "L" else -1
        tile, tokens = self.line[at]
        tokens[words[2]] -= 1
        player.hand[words[2]] += 1
        player.doing.append(" ".join(words))
        if not tokens.total():
            self.emptied.append(tile)
            del self.line[at]
        if player.hand.total() == 3 or player.hand[words[2]] == 2:
            player.asked = "place"

    def do_use(self, seat: int, player: Player, text: str) -> None:
        if text == "done":
            player.asked = ""
            self.done.add(seat)
            self.ask_use(seat, again=True)
            return
        player.doing.append(text)
        if len(player.doing) == 1:
            slot = text.split()[1]
            offer = self.offer(player, slot)
            assert offer is not None
            self.ways_open[id(player)] = self.ways(player, *offer)
            self.kinds[id(player)] = offer
            player.used.add(slot)
            if slot in player.bank:
                player.bank[slot] = (player.bank[slot][0], True)
            if offer[0] == "add":
                self.supply[offer[1][0]] -= 1
                player.hand[offer[1][0]] += 1
            if offer[0] == "speculate":
                self.waits, self.drawing = "bag", seat
            return
        if player.doing[1:] in self.ways_open[id(player)]:
            self.carry_out(player, *self.kinds[id(player)], [step.split()[1] for step in player.doing[1:]])
            player.doing = []
            if self.rulings.get("reflect") == "by_action":
                self.ask_use(seat)

    def carry_out(self, player: Player, kind: str, colours: list[str], given: list[str]) -> None:
        hex = given[0]
        if kind in ("add", "speculate"):
            player.hexes[hex] = player.hand
            player.hand = Counter()
        elif kind == "split":
            for colour in given[1:] or colours[1:]:
                player.hexes[hex][colour] += 1
                self.supply[colour] -= 1
            player.hexes[hex][colours[0]] -= 1
            self.supply[colours[0]] += 1
        elif kind == "combine":
            for colour in given[1:3]:
                player.hexes[hex][colour] -= 1
                self.supply[colour] += 1
            player.hexes[hex][given[3]] += 1
            self.supply[given[3]] -= 1
        elif kind == "nudge":
            player.shift(given[1], hex, given[2])
        else:
            player.shift(given[1], hex, given[2])
            player.shift(given[3], given[2], hex)

    # Reflect and Reward

    def begin_bank(self) -> None:
        self.phase = "bank"
        self.ask_bank()

    def ask_bank(self) -> None:
        order = [(self.marker + at) % len(self.players) for at in range(len(self.players))]
        self.acting = set()
        for player in self.players:
            player.asked = ""
        for seat in order:
            player = self.players[seat]
            if len(player.bank) == len(self.content["bank"]):
                player.claimed = []
            if player.claimed:
                player.asked = "bank"
                self.acting.add(seat)
                if not self.rulings.get("simultaneous", True):
                    return
        if self.acting:
            return
        self.ways_open: dict[int, list[list[str]]] = {}
        self.kinds: dict[int, tuple[str, list[str]]] = {}
        for player in self.players:
            player.doing = []
        self.together = False
        self.done: set[int] = set()
        self.ask_use((self.marker - 1) % len(self.players), again=True)

    def ask_use(self, seat: int, again: bool = False) -> None:
        """After this seat the next that is not done, or all of them; tested `again` where that may have changed."""
        after = [(seat + 1 + at) % len(self.players) for at in range(len(self.players))]
        left = [seat for seat in after if seat not in self.done]
        if not left:
            self.begin_reward()
            return
        if again and self.rulings.get("simultaneous", True) and self.enough():
            self.together = True
        self.acting = set(left) if self.together else {left[0]}
        for seat in self.acting:
            self.players[seat].asked = "use"

    def enough(self) -> bool:
        """VM-R18."""
        need: Tokens = Counter()
        speculations = 0
        for seat, player in enumerate(self.players):
            if seat in self.done:
                continue
            for slot in self.content["bank"]:
                offer = self.offer(player, slot)
                if offer is None:
                    continue
                kind, colours = offer
                need.update(colours[:1] if kind == "add" else colours[1:] if kind == "split" else [])
                need.update(self.colours if kind == "combine" else [])
                speculations += kind == "speculate"
        return all(self.supply[c] >= need[c] for c in self.colours) and self.bag.total() >= speculations

    def begin_reward(self) -> None:
        self.phase = "reward"
        self.scoring = -1
        self.next_player()

    def next_player(self) -> None:
        self.scoring += 1
        if self.scoring == len(self.players):
            self.end_round()
            return
        player = self.players[self.scoring]
        for slot, (tile, flipped) in list(player.bank.items()):
            if flipped and (points := moment_points(self.content, player.hexes, tile)):
                player.points += points
                player.cherished.append(tile)
                del player.bank[slot]
        wanted: dict[str, tuple[str, set[str]]] = {}
        for colour, thread, empty, points in connections(
            self.content, self.graph, player.board, player.hexes, player.filled
        ):
            player.points += points
            for slot in empty:
                wanted[slot] = (colour, wanted.get(slot, ("", set()))[1] | thread)
        self.filling = [(slot, *wanted[slot]) for slot in self.content["slots"] if slot in wanted]
        self.fill()

    def givers(self, player: Player, slot: str, colour: str, thread: set[str]) -> list[str]:
        touches = self.content["slots"][slot]["touches"]
        return [hex for hex in touches if hex in thread and player.hexes[hex][colour]]

    def fill(self) -> None:
        player = self.players[self.scoring]
        self.acting = set()
        player.asked = ""
        while self.filling:
            slot, colour, thread = self.filling[0]
            givers = self.givers(player, slot, colour, thread)
            if len(givers) > 1:
                player.asked = "give"
                self.acting = {self.scoring}
                return
            self.filling.pop(0)
            if givers:
                player.hexes[givers[0]][colour] -= 1
                player.filled.add(slot)
        player.points += cluster_points(self.content, player.filled)
        self.next_player()

    def end_round(self) -> None:
        if self.round < self.content["rounds"]:
            self.round += 1
            self.line = []
            for player in self.players:
                player.used = set()
            self.waits = "tile"
            return
        worth = self.content["aspiration"]
        for player in self.players:
            colours = dict(zip(self.content["slots"], self.content["boards"][player.board], strict=True))
            colour = player.aspiration
            points = worth["hex_token"] * sum(tokens[colour] for tokens in player.hexes.values())
            points += worth["slot_token"] * sum(colours[slot] == colour for slot in player.filled)
            patterns = [self.content["moments"][tile]["pattern"] for tile in player.cherished]
            points += worth["cherished_tile"] * sum(colour in pattern for pattern in patterns)
            player.points += points
            player.aspiration_points = points
        self.waits = "over"

    def ranking(self) -> list[int]:
        """VM-62, VM-63, by trying every order of the seats for the one that the rule allows."""
        seats = range(len(self.players))

        def before(one: int, two: int) -> bool:
            a, b = self.players[one], self.players[two]
            if a.points != b.points:
                return a.points > b.points
            if a.aspiration_points != b.aspiration_points:
                return a.aspiration_points > b.aspiration_points
            order = [(self.marker + at) % len(self.players) for at in seats]
            return order.index(one) > order.index(two)

        for order in permutations(seats):
            if all(before(order[i], order[j]) for i in seats for j in seats if i < j):
                return [order.index(seat) + 1 for seat in seats]
        raise AssertionError("no order fits")
