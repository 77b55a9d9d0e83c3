"""A slow, obvious Vivarium, written from the rules page: dictionaries and lists of ids. It shares no code with src."""

from __future__ import annotations

from itertools import product
from typing import Any

Cell = tuple[int, int]


class Facts:
    """What an edition's content says of each card, by its id."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.head = content["edition"]
        self.abilities = content["abilities"]
        self.values = content["contract_values"]
        self.rulings = content["rulings"]
        values = content["creatures"]["vp_values"]
        self.creatures = {
            id: (kind, colour, vp)
            for kind, colour, ids in content["creatures"]["cards"]
            for id, vp in zip(ids, values, strict=True)
            if id
        }
        self.equipment = {id: tuple(rest) for id, *rest in content["equipment"]["cards"]}
        self.contracts = {id: (kind, about) for id, kind, about in content["contracts"]["cards"]}
        self.starts = dict(content["starting_contracts"]["colour"] + content["starting_contracts"]["type"])
        self.colour_starts = [id for id, _ in content["starting_contracts"]["colour"]]
        self.type_starts = [id for id, _ in content["starting_contracts"]["type"]]
        self.tokens = {id: (criterion, about) for id, criterion, about in content["priority_tokens"]["tokens"]}
        self.dominoes = {id: (a, b) for id, a, b, _ in content["dominoes"]["tiles"]}
        self.least_players = {id: least for id, _, _, least in content["dominoes"]["tiles"]}


# Scoring


def take_away(piles: list[list[str]]) -> int:
    """How many groups of one of each pile can be made, by making them."""
    groups = 0
    piles = [list(pile) for pile in piles]
    while all(piles):
        for pile in piles:
            pile.pop()
        groups += 1
    return groups


def from_table(table: list[int], count: int) -> int:
    return table[count] if count < len(table) else table[-1]


def score_contract(facts: Facts, card: str, own: list[str], starts: list[str], bags: dict[str, str]) -> int:
    """One collected contract; `bags` says the colour of each bag."""
    kind, about = facts.contracts[card]
    equipment = [other for other in own if other in facts.equipment]
    creatures = [other for other in own if other in facts.creatures]
    if kind in ("type_pairs", "type_sets"):
        sides = about if kind == "type_pairs" else facts.head["types"]
        piles = [
            [one for one in creatures if facts.creatures[one][0] == side]
            + [one for one in equipment if side in facts.equipment[one][3]]
            for side in sides
        ]
        return from_table(facts.values["pairs_vp" if kind == "type_pairs" else "sets_vp"], take_away(piles))
    if kind in ("colour_pairs", "colour_sets"):
        sides = about if kind == "colour_pairs" else facts.head["colours"]
        piles = [
            [one for one in creatures if facts.creatures[one][1] == side]
            + [one for one in equipment if bags.get(one) == side]
            for side in sides
        ]
        return from_table(facts.values["pairs_vp" if kind == "colour_pairs" else "sets_vp"], take_away(piles))
    if kind == "symbol":
        return facts.values["per_symbol"] * sum(facts.equipment[one][1] == about[0] for one in equipment)
    if kind == "per_contract":
        contracts = [one for one in own if one in facts.contracts]
        counted = contracts + (starts if facts.rulings["starting_contracts_count"] else [])
        return facts.values["per_contract"] * len(counted)
    if kind == "per_equipment":
        return facts.values["per_equipment"] * len(equipment)
    assert kind == "six_minus_equipment"
    points = facts.values["six_base"] - facts.values["six_minus"] * len(equipment)
    return max(0, points) if facts.rulings["six_minus_floor"] else points


def bag_choices(facts: Facts, own: list[str]) -> list[dict[str, str]]:
    """Every way to colour the bags, in the order in which VA-R21 prefers them."""
    bags = [id for id, (kind, *_) in facts.equipment.items() if kind == "bag" and id in own]
    return [dict(zip(bags, colours, strict=True)) for colours in product(facts.head["colours"], repeat=len(bags))]


def score(facts: Facts, own: list[str], starts: list[str], gems: int, tokens: int) -> tuple[int, dict[str, str]]:
    """VA-46, and the colours of the bags that give it."""
    found: list[tuple[int, dict[str, str]]] = []
    for bags in bag_choices(facts, own):
        points = sum(facts.creatures[card][2] for card in own if card in facts.creatures)
        points += gems * facts.head["gem_vp"] + tokens * facts.head["priority_vp"]
        for start in starts:
            about = facts.starts[start]
            points += facts.values["per_creature"] * sum(
                about in facts.creatures[card][:2] for card in own if card in facts.creatures
            )
            if facts.rulings.get("units_are_creatures", False):
                points += facts.values["per_creature"] * sum(
                    about == bags.get(card) or about in facts.equipment[card][3]
                    for card in own
                    if card in facts.equipment
                )
        points += sum(score_contract(facts, card, own, starts, bags) for card in own if card in facts.contracts)
        found.append((points, bags))
    best = max(points for points, _ in found)
    return next((points, bags) for points, bags in found if points == best)


# Playing


def price(one: tuple[int, int], two: tuple[int, int], cell: Cell, top: int) -> int:
    """VA-14, by spreading from all free cells, a gem at a time."""
    reached = {(a, b) for a in one for b in two} | {(b, a) for a in one for b in two}
    gems = 0
    while cell not in reached:
        reached |= {
            (r + dr, c + dc)
            for r, c in reached
            for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 1 <= r + dr <= top and 1 <= c + dc <= top
        }
        gems += 1
    return gems


class Player:
    def __init__(self) -> None:
        self.dominoes: list[str] = []
        self.gems = 0
        self.cards: list[str] = []
        self.tokens: list[str] = []
        self.starts: list[str] = []
        self.this_round: list[str] = []


class Oracle:
    """One match. `waits_for` names what comes next; `do` takes its text."""

    def __init__(self, content: dict[str, Any], players: int) -> None:
        self.facts = facts = Facts(content)
        head = facts.head
        self.players = [Player() for _ in range(players)]
        self.rows, self.columns = head["board_rows"], head["board_columns"]
        self.board: dict[Cell, str | None] = {
            (row, column): None for row in range(1, self.rows + 1) for column in range(1, self.columns + 1)
        }
        self.decks = {
            "creature": list(facts.creatures),
            "equipment": list(facts.equipment),
            "contract": list(facts.contracts),
        }
        self.discard: list[str] = []
        self.bank = head["gems_total"]
        self.dominoes = [id for id, least in facts.least_players.items() if least <= players]
        self.middle = ""
        self.face_down = ""
        self.round = 1
        self.first = -1
        self.turns: list[int] = []
        self.token = next(id for id, (criterion, _) in facts.tokens.items() if criterion == "blank")
        self.next_token = ""
        self.stack = [id for id in facts.tokens if id != self.token]
        self.stack_left = head["priority_stack"]
        self.drawn: list[str] = []
        self.to_draw = 0
        self.drawing = ""
        self.receivers: list[int] = []
        self.binoculars_at: Cell = (0, 0)
        self.waits_for = "first"

    @property
    def active(self) -> int:
        return self.turns[0]

    @property
    def me(self) -> Player:
        return self.players[self.active]

    # what may come

    def outcomes(self) -> list[str]:
        waiting, facts = self.waits_for, self.facts
        if waiting == "first":
            return [f"first={seat}" for seat in range(len(self.players))]
        if waiting in ("domino", "colour", "type"):
            seat = self.dealing
            pile = {"domino": self.dominoes, "colour": facts.colour_starts, "type": facts.type_starts}[waiting]
            return [f"{seat}:{id}" for id in pile if not any(id in player.starts for player in self.players)]
        if waiting == "hidden":
            return [f"hidden={id}" for id in self.dominoes]
        if waiting == "fill":
            cell = self.cell_to_fill()
            assert cell is not None
            return [f"{cell[0]},{cell[1]}={id}" for id in self.decks[self.deck_for(cell)]]
        if waiting == "next":
            return [f"next={id}" for id in self.stack]
        assert waiting == "draw"
        return [f"draw={id}" for id in self.decks["creature"]]

    def legal(self) -> list[str]:
        me, waiting = self.me, self.waits_for
        if waiting == "swap":
            return [f"swap {id}" for id in self.facts.dominoes if id in me.dominoes]
        if waiting == "act":
            cells = [cell for cell, card in self.board.items() if card and self.price_of(cell) <= me.gems]
            return [f"take {row},{column}" for row, column in cells] + ["gems"]
        if waiting == "binoculars":
            return [f"gain {row},{column}" for row, column in self.neighbours()] + ["pass"]
        if waiting == "camera":
            return ["draw", "pass"]
        verb = "keep" if waiting == "camera_keep" else "give"
        return [f"{verb} {id}" for id in self.facts.creatures if id in self.drawn]

    def price_of(self, cell: Cell) -> int:
        one, two = (self.facts.dominoes[id] for id in self.me.dominoes)
        return price(one, two, cell, self.facts.head["number_max"])

    def neighbours(self) -> list[Cell]:
        row, column = self.binoculars_at
        beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        return sorted(cell for cell in beside if self.board.get(cell))

    def deck_for(self, cell: Cell) -> str:
        deck = str(self.facts.head["row_decks"][cell[0] - 1])
        return deck if self.decks[deck] else "creature"

    def cell_to_fill(self) -> Cell | None:
        """VA-37, VA-38."""
        for cell, card in self.board.items():
            if not card and self.decks[self.deck_for(cell)]:
                return cell
        return None

    # what comes

    def do(self, text: str) -> None:
        waiting = self.waits_for
        if waiting == "first":
            self.first = int(text.removeprefix("first="))
            self.dealing = 0
            self.waits_for = "domino"
        elif waiting in ("domino", "colour", "type"):
            self.deal(text.split(":")[1])
        elif waiting == "hidden":
            self.face_down = text.removeprefix("hidden=")
            self.dominoes.remove(self.face_down)
            self.begin_contracts()
        elif waiting == "fill":
            cell = self.cell_to_fill()
            assert cell is not None
            card = text.split("=")[1]
            self.decks[self.deck_for(cell)].remove(card)
            self.board[cell] = card
            self.refill()
        elif waiting == "next":
            self.next_token = text.removeprefix("next=")
            self.stack.remove(self.next_token)
            self.stack_left -= 1
            self.begin_round()
        elif waiting == "draw":
            self.draw(text.removeprefix("draw="))
        else:
            assert text in self.legal(), f"{text} is not among {self.legal()}"
            self.act(text)

    def deal(self, id: str) -> None:
        player = self.players[self.dealing]
        if self.waits_for == "domino":
            player.dominoes.append(id)
            self.dominoes.remove(id)
            self.dealing += len(player.dominoes) == 2
        else:
            player.starts.append(id)
            self.dealing += 1
        if self.dealing == len(self.players):
            self.dealing = 0
            if self.waits_for == "domino" and len(self.dominoes) == 2:
                self.waits_for = "hidden"
            elif self.waits_for == "domino":
                self.begin_contracts()
            elif self.waits_for == "colour":
                self.waits_for = "type"
            else:
                self.refill()

    def begin_contracts(self) -> None:
        (self.middle,) = self.dominoes
        for player in self.players:
            self.pay(player, self.facts.head["gems_at_start"])
        self.waits_for = "colour"

    def refill(self) -> None:
        if self.cell_to_fill():
            self.waits_for = "fill"
            return
        if self.round > 1:
            self.token, self.next_token = self.next_token, ""
        if self.stack_left:
            self.waits_for = "next"
        else:
            self.begin_round()

    def begin_round(self) -> None:
        lap = [(self.first + place) % len(self.players) for place in range(len(self.players))]
        self.order = lap
        self.turns = lap * self.facts.head["turns_per_player_per_round"]
        self.waits_for = "swap"

    def pay(self, player: Player, gems: int) -> None:
        given = min(gems, self.bank) if self.facts.rulings["finite_bank"] else gems
        player.gems += given
        self.bank -= given

    def spend(self, gems: int) -> None:
        assert self.me.gems >= gems
        self.me.gems -= gems
        self.bank += gems

    def act(self, text: str) -> None:
        verb, _, what = text.partition(" ")
        if verb == "swap":
            self.me.dominoes[self.me.dominoes.index(what)] = self.middle
            self.middle = what
            self.waits_for = "act"
        elif verb == "gems":
            self.pay(self.me, self.facts.head["gems_instead_of_card"])
            self.end_turn()
        elif verb == "pass":
            self.end_turn()
        elif verb in ("take", "gain"):
            row, column = what.split(",")
            cell = int(row), int(column)
            self.spend(self.price_of(cell) if verb == "take" else self.facts.abilities["binoculars_gems"])
            self.take_from(cell)
        elif verb == "draw":
            self.spend(self.facts.abilities["camera_gems"])
            self.begin_draw("camera", self.facts.abilities["camera_cards"])
        elif verb == "keep":
            self.drawn.remove(what)
            self.discard += self.drawn
            self.drawn = []
            self.gain(self.active, what)
            self.end_turn()
        else:
            self.give(what)

    def matches(self, card: str) -> bool:
        criterion, about = self.facts.tokens[self.token]
        if criterion == "types":
            return card in self.facts.creatures and self.facts.creatures[card][0] in about
        if criterion == "equipment":
            return card in self.facts.equipment
        return criterion == "contract" and (card in self.facts.contracts or card in self.facts.starts)

    def gain(self, seat: int, card: str) -> None:
        """VA-16, all but the ability."""
        player = self.players[seat]
        player.cards.append(card)
        player.this_round.append(card)
        if card in self.facts.equipment:
            self.pay(player, self.facts.equipment[card][2])
        if self.matches(card) and (seat == self.active or self.facts.rulings["handed_creatures_pay"]):
            self.pay(player, self.facts.head["priority_gem"])

    def take_from(self, cell: Cell) -> None:
        card = self.board[cell]
        assert card
        self.board[cell] = None
        self.gain(self.active, card)
        kind = self.facts.equipment[card][0] if card in self.facts.equipment else ""
        self.binoculars_at = cell
        deck, abilities = self.decks["creature"], self.facts.abilities
        if kind == "binoculars" and self.me.gems >= abilities["binoculars_gems"] and self.neighbours():
            self.waits_for = "binoculars"
        elif kind == "camera" and self.me.gems >= abilities["camera_gems"] and deck:
            self.waits_for = "camera"
        elif kind == "compass" and deck:
            self.begin_draw("compass", 1)
        elif kind == "shovel" and deck:
            self.begin_draw("shovel", len(self.players))
        else:
            if kind == "lamp":
                self.clear(cell[1])
            self.end_turn()

    def clear(self, column: int) -> None:
        for cell, card in self.board.items():
            if cell[1] == column and card:
                self.discard.append(card)
                self.board[cell] = None

    def begin_draw(self, kind: str, count: int) -> None:
        self.drawing = kind
        self.to_draw = min(count, len(self.decks["creature"]))
        self.receivers = [(self.active + place) % len(self.players) for place in range(self.to_draw)]
        self.waits_for = "draw"

    def draw(self, card: str) -> None:
        self.decks["creature"].remove(card)
        self.drawn.append(card)
        self.to_draw -= 1
        if self.to_draw:
            return
        if self.drawing == "shovel":
            self.waits_for = "shovel"
            if len(self.drawn) == 1:
                self.give(card)
        elif len(self.drawn) == 1:
            self.drawn = []
            self.gain(self.active, card)
            self.end_turn()
        else:
            self.waits_for = "camera_keep"

    def give(self, card: str) -> None:
        self.drawn.remove(card)
        self.gain(self.receivers.pop(0), card)
        if len(self.drawn) == 1:
            self.gain(self.receivers.pop(0), self.drawn.pop())
        if not self.drawn:
            self.end_turn()

    def end_turn(self) -> None:
        self.turns = self.turns[1:]
        self.waits_for = "swap"
        if not self.turns:
            self.end_round()

    def claimant(self) -> int | None:
        """VA-32, VA-33."""
        whole = self.facts.rulings["majority"] == "owned"
        counts = {
            seat: sum(
                self.matches(card)
                for card in (
                    self.players[seat].cards + self.players[seat].starts if whole else self.players[seat].this_round
                )
            )
            for seat in self.order
        }
        most = max(counts.values())
        if most == 0 and not self.facts.rulings["token_at_zero"]:
            return None
        return [seat for seat in self.order if counts[seat] == most][-1]

    def end_round(self) -> None:
        """VA-35."""
        if self.facts.tokens[self.token][0] != "blank":
            seat = self.claimant()
            if seat is not None:
                self.players[seat].tokens.append(self.token)
        for player in self.players:
            player.this_round = []
        if self.round == self.facts.head["rounds"]:
            self.waits_for = "over"
            return
        self.round += 1
        self.first = (self.first + 1) % len(self.players)
        if self.face_down:
            self.middle, self.face_down = self.face_down, self.middle
            self.clear(max(self.facts.dominoes[self.middle]))
        self.refill()

    def scores(self) -> list[int]:
        return [
            score(self.facts, player.cards, player.starts, player.gems, len(player.tokens))[0]
            for player in self.players
        ]

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]
