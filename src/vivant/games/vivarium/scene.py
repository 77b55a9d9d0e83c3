"""The table of Vivarium as a scene: what the looker may see, with every choice marked and every cell priced."""

from __future__ import annotations

from vivant.draw.scene import TALL, Fragment, Picture, Scene
from vivant.engine.bits import count_bits, members
from vivant.games.vivarium import art, faces, pieces
from vivant.games.vivarium.asks import hand_label
from vivant.games.vivarium.cards import Setup
from vivant.games.vivarium.parts import DECKS
from vivant.games.vivarium.rules import VivariumState
from vivant.games.vivarium.scoring import score_of
from vivant.games.vivarium.seat import NONE, Seat
from vivant.games.vivarium.stages import ACT, GIVE, KEEP, LOOK, OVER, SWAP
from vivant.words import Words

Chip = tuple[str, int]  # "card" and which, or "colour" or "type" and which starting contract
Room = tuple[float, float, float, float]  # left, top, width, height


def draw_scene(setup: Setup, view: VivariumState, say: Words, names: list[str], bots: list[bool], shape: str) -> Scene:
    kind = _Tall if shape == TALL else _Wide
    pictures = kind(setup, view, say, names, bots).pictures()
    return Scene("vivarium", tuple(pictures), art.sprite(), art.MAT)


class _Drawing:
    """What both shapes share: whose choices and prices are shown, and how each thing of the board is drawn."""

    small = False  # whether cards leave out their names
    origin = (0.0, 0.0)  # the middle of cell 1,1 on a board of 4 by 4
    step = (168.0, 195.0)
    scale = 1.0
    numbers = (20.0, 13.0, 40.0)  # row and column numbers, see pieces.edge
    least = 0.6  # how small chips may be

    def __init__(self, setup: Setup, view: VivariumState, say: Words, names: list[str], bots: list[bool]) -> None:
        self.setup = setup
        self.view = view
        self.say = say
        self.names = names
        self.bots = bots
        self.stage = int(view.stage)
        self.active = int(view.active)
        self.me = int(view.viewer) if view.viewer >= 0 else NONE
        self.near = max(self.me, 0)  # whose things lie large
        self.mine = self.me != NONE and self.me == self.active
        self.payer = self.active if self.mine or self.me == NONE else NONE
        # Boards of other sizes than 4 by 4 get the same room.
        self.fit = min(4 / int(setup.columns), 4 / int(setup.rows))

    def pictures(self) -> list[Picture]:
        raise NotImplementedError

    def others(self) -> list[int]:
        """The seats clockwise after the near one."""
        players = int(self.setup.players)
        return [(self.near + place) % players for place in range(1, players)]

    # the board

    def spot(self, cell: int) -> tuple[float, float, float]:
        return pieces.spot(self.origin, self.step, self.scale, self.fit, int(self.setup.columns), cell)

    def board(self, found: list[Fragment]) -> None:
        view, setup = self.view, self.setup
        reach = int(view.neighbours()) if self.stage == LOOK else 0
        gems = int(view.seats[self.payer].gems) if self.payer != NONE else 0
        for cell, held in enumerate(view.cells):
            card = int(held)
            if card == NONE:
                found.append(pieces.empty(self.say, setup.cell_text(cell), self.spot(cell), self.small))
                continue
            costs = self.prices(cell, reach)
            if not costs:
                x, y, scale = self.spot(cell)
                found.append(faces.resting_card(setup, self.say, card, x, y, scale, self.small))
                continue
            verb = ("gain" if self.stage == LOOK else "take") if self.mine and self.stage != SWAP else ""
            can = tuple([cost <= gems for cost in costs])
            ghost = self.ghost(cell) if verb == "take" else ""
            spot = self.spot(cell)
            found.append(faces.priced_card(setup, self.say, card, cell, spot, self.small, costs, can, verb, ghost))

    def prices(self, cell: int, reach: int) -> tuple[int, ...]:
        """Of a cell that holds a card: for either swap, with the dominoes as they lie, or with the Binoculars."""
        view, setup = self.view, self.setup
        if self.payer == NONE:
            return ()
        own = view.seats[self.payer]
        if self.stage == ACT:
            return (int(setup.cost(own.one, own.two, cell)),)
        if self.stage == SWAP:
            return (int(setup.cost(own.two, view.middle, cell)), int(setup.cost(own.one, view.middle, cell)))
        if self.stage == LOOK and reach >> cell & 1:
            return (int(setup.binoculars_gems),)
        return ()

    def ghost(self, cell: int) -> str:
        """What is shown while a card is looked at: its row and its column, and which numbers give them."""
        own = self.view.seats[self.near]
        tiles = int(own.one), int(own.two)
        halves = None if self.small else self.halves()  # on a small screen they lie in the other picture
        return pieces.ghost(self.setup, self.say, tiles, cell, self.spot(cell), self.layout(), halves)

    def halves(self) -> pieces.Halves:
        """Where the near seat's dominoes lie, as (x, y, scale)."""
        raise NotImplementedError

    def layout(self) -> pieces.Layout:
        return self.origin, self.step, self.fit, self.numbers

    def edge(self, found: list[Fragment]) -> None:
        """Row and column numbers, with marks for the near seat's dominoes that point at them."""
        own = self.view.seats[self.near]
        pointing = own.one != NONE and own.two != NONE and not (self.stage == SWAP and self.active == self.near)
        one, two = (int(own.one), int(own.two)) if pointing else (NONE, NONE)
        found.append(pieces.edge(self.setup, one, two, self.layout()))

    def domino_state(self, seat: int, second: bool) -> str:
        if self.mine and self.stage == SWAP and seat == self.me:
            return "second" if second else "first"
        if seat == self.near and not (self.stage == SWAP and self.active == self.near):
            return "two" if second else "one"
        return ""

    def domino(self, found: list[Fragment], tile: int, x: float, y: float, scale: float, state: str) -> None:
        if tile != NONE:
            middle = int(self.view.middle) if state in ("first", "second") else NONE
            found.append(faces.domino(self.setup, self.say, tile, x, y, scale, middle, state))

    def drawn(self, found: list[Fragment], x: float, y: float, width: float, scale: float) -> None:
        """What the active seat has drawn, side by side around a middle: faces for itself, backs for the others."""
        view = self.view
        count = int(view.held)
        step = min((art.WIDTH + 24) * scale, width / max(1, count))
        spots = [x + (n - (count - 1) / 2) * step for n in range(count)]
        if view.drawn:
            choosing = self.mine and self.stage in (KEEP, GIVE)
            for card, left in zip(members(view.drawn), spots, strict=True):
                if choosing:
                    giving = self.stage == GIVE
                    label = self.say.say(hand_label(self.setup, view, self.me, card, giving), self.names)
                    place, verb = (left, y, scale), "give" if giving else "keep"
                    found.append(faces.chosen_card(self.setup, self.say, card, place, self.small, verb, label))
                else:
                    found.append(faces.resting_card(self.setup, self.say, card, left, y, scale, self.small))
        else:
            for n, left in enumerate(spots):
                found.append(pieces.back(n, left, y, scale * 1.6))

    def collected(self, own: Seat) -> list[Chip]:
        """All cards of a seat: creatures, equipment, contracts."""
        setup = self.setup
        cards = members(own.creatures)
        cards += [int(setup.creatures) + card for card in members(own.equipment)]
        cards += [int(setup.contract_base) + card for card in members(own.contracts)]
        return [("card", card) for card in cards]

    def opened(self, own: Seat) -> list[Chip]:
        """All cards of another seat, and before them its starting contracts once they lie open (VA-45)."""
        if own.colour < 0 or own.type < 0:
            return self.collected(own)
        return [("colour", int(own.colour)), ("type", int(own.type)), *self.collected(own)]

    def chips(self, found: list[Fragment], chips: list[Chip], room: Room, scale: float) -> None:
        """Rows of chips; where they do not fit, more rows of chips of half the height."""
        left, top, width, height = room
        scale, rows, a_row, short = pieces.chip_rows(len(chips), width, height, scale, self.least)
        wide = short or art.CHIP_WIDTH
        step, down = (wide + (3 if short else 5)) * scale, height / rows
        for n, (kind, place) in enumerate(chips):
            x, y = round(left + wide * scale / 2 + n % a_row * step, 1), round(top + down * (n // a_row + 0.5), 1)
            if kind == "card":
                found.append(faces.chip_card(self.setup, self.say, place, x, y, scale, short))
            else:
                found.append(faces.start_card(self.setup, self.say, place, kind == "colour", x, y, scale, short))

    def tokens(self, found: list[Fragment], own: Seat, x: float, y: float, width: float, scale: float) -> None:
        """The tokens of a seat, side by side, or closer where the middles of the first and last were too far apart."""
        count = int(count_bits(own.tokens))
        step = round(min(2 * art.TOKEN * scale + 2, width / max(1, count - 1)), 1)
        for n, token in enumerate(members(own.tokens)):
            found.append(faces.token(self.setup, self.say, token, x + n * step, y, scale))


class _Wide(_Drawing):
    """One picture of 1440 × 848: decks, board, and at the right tokens, dominoes and everybody's cards."""

    origin = (279.0, 135.0)

    def pictures(self) -> list[Picture]:
        picture = Picture("table", 1440, 848)
        found = picture.fragments
        found.append(pieces.mat(1440, 848, 28))
        self.decks(found)
        self.priority(found)
        self.middle(found)
        self.own(found)
        self.rest(found)
        self.edge(found)
        self.board(found)  # above the dominoes, which it points at
        if self.view.held:
            found.append(pieces.tray(self.say, 540, 424, 696, 260))
            self.drawn(found, 540, 436, 640, 1)
        return [picture]

    def halves(self) -> pieces.Halves:
        return (984, 267, 1), (1130, 267, 1)

    def decks(self, found: list[Fragment]) -> None:
        view, say = self.view, self.say
        hidden = int(view.held) if not view.drawn else 0
        counts = (count_bits(view.creatures) - hidden, count_bits(view.equipment), count_bits(view.contracts))
        gone = count_bits(view.gone_creatures) + count_bits(view.gone_equipment) + count_bits(view.gone_contracts)
        found.append(pieces.discard(say, int(gone), 88, 100))
        for deck, (y, count) in enumerate(zip((206, 510, 705), counts, strict=True)):
            found.append(pieces.deck(say, deck, int(count), 88, y))
        bank = int(view.bank) if self.setup.finite_bank else NONE
        found.append(pieces.bank(say, bank, 88, 356))

    def priority(self, found: list[Fragment]) -> None:
        view, setup = self.view, self.setup
        found.append(pieces.priority(setup, self.say, int(view.token), int(view.next), int(view.stack_left)))
        if view.token != NONE:
            found.append(faces.token(setup, self.say, int(view.token), 942, 96, 1))
        if view.next != NONE:
            found.append(faces.token(setup, self.say, int(view.next), 1268, 96, 0.75))

    def middle(self, found: list[Fragment]) -> None:
        """The near seat's dominoes and those in the middle."""
        view, own = self.view, self.view.seats[self.near]
        swapping = self.mine and self.stage == SWAP
        whose = "" if self.me != NONE else self.names[self.near]
        found.append(pieces.domino_panel(self.say, whose, swapping, self.active == self.near, view.hidden != NONE))
        spots = self.halves()
        self.domino(found, int(own.one), *spots[0], self.domino_state(self.near, False))
        self.domino(found, int(own.two), *spots[1], self.domino_state(self.near, True))
        self.domino(found, int(view.middle), 1322, 267, 1, "")
        self.domino(found, int(view.hidden), 1368, 320, 0.36, "hidden")

    def own(self, found: list[Fragment]) -> None:
        view, own = self.view, self.view.seats[self.near]
        height = 262 if len(self.others()) < 3 else 242
        points = int(score_of(self.setup, own))
        cards = self.collected(own)
        whose = self.names[self.near]
        first = view.first == self.near
        mine = self.me != NONE
        told = self.say("scene-estimate" if mine and self.stage != OVER else "board-points", points=points)
        head = (whose, mine, self.bots[self.near], len(cards), told, int(own.gems), first, self.active == self.near)
        found.append(pieces.own_panel(self.say, f"seat-{self.near}", height, head))
        self.tokens(found, own, 1311 - 28.4 * int(count_bits(own.tokens)), 380, 170, 0.33)
        if len(cards) <= 6:
            for n, (_, card) in enumerate(cards):
                found.append(faces.resting_card(self.setup, self.say, card, 956 + 80.5 * n, 472, 0.5, True))
        else:
            self.chips(found, cards, (918, 421, 474, 120), 0.86)
        if own.colour >= 0 and own.type >= 0:
            y = 354 + height - 48
            spot = (918.0, float(y), 230.0), (1162.0, float(y), 230.0)
            found.append(faces.starting(self.setup, self.say, int(own.colour), True, spot[0]))
            found.append(faces.starting(self.setup, self.say, int(own.type), False, spot[1]))

    def rest(self, found: list[Fragment]) -> None:
        """The others, each in a strip."""
        view = self.view
        others = self.others()
        height, gap = {1: (182, 10), 2: (88, 10)}.get(len(others), (66, 6))
        y = 626.0 if len(others) < 3 else 604.0
        dense = len(others) > 2
        for seat in others:
            own = view.seats[seat]
            head = (self.names[seat], self.bots[seat], int(own.gems), view.first == seat, self.active == seat)
            found.append(pieces.strip(self.say, seat, y, height, head))
            middle = y + height / 2
            scale = 0.5 if not dense else 0.4
            self.domino(found, int(own.one), 1062, round(middle - 38 * scale, 1), scale, "")
            self.domino(found, int(own.two), 1062, round(middle + 38 * scale, 1), scale, "")
            if dense:
                self.tokens(found, own, 998, y + height - 20, 25, 0.26)
            else:
                self.tokens(found, own, 964, y + height - 20, 52 if height < 150 else 108, 0.31)
            cards = self.opened(own)
            room = {1: (152, 1.1), 2: (76, 1.1)}.get(len(others), (60, 0.9))
            self.chips(found, cards, (1108, middle - room[0] / 2, 296, room[0]), room[1])
            y += height + gap


class _Tall(_Drawing):
    """Two pictures of 360 across: the board, and within reach of the thumb dominoes and everybody's cards."""

    small = True
    origin = (62.0, 116.0)
    step = (79.5, 88.0)
    scale = 68 / art.WIDTH
    numbers = (pieces.SMALL, 3.0, 28.0)
    least = 0.64

    def pictures(self) -> list[Picture]:
        table = Picture("table", 360, 452)
        found = table.fragments
        found.append(pieces.mat(360, 452, 20))
        self.priority(found)
        self.edge(found)
        self.board(found)
        self.piles(found)
        if self.view.held:
            found.append(pieces.tray(self.say, 181, 248, 336, 128))
            self.drawn(found, 181, 259, 300, 0.46)
        return [table, self.reach()]

    def halves(self) -> pieces.Halves:
        return (61, 46, 0.73), (161, 46, 0.73)

    def priority(self, found: list[Fragment]) -> None:
        view, setup = self.view, self.setup
        found.append(pieces.priority_small(setup, self.say, int(view.token), int(view.stack_left)))
        if view.token != NONE:
            found.append(faces.token(setup, self.say, int(view.token), 36, 34, 0.48))
        if view.next != NONE:
            found.append(faces.token(setup, self.say, int(view.next), 284, 34, 0.4))

    def piles(self, found: list[Fragment]) -> None:
        """What is left, in one line."""
        view, say = self.view, self.say
        hidden = int(view.held) if not view.drawn else 0
        counts = (count_bits(view.creatures) - hidden, count_bits(view.equipment), count_bits(view.contracts))
        for deck, (count, sign) in enumerate(zip(counts, pieces.DECK_SIGNS, strict=True)):
            found.append(pieces.pile(say, f"deck-{DECKS[deck]}", sign, str(count), 40 + 72 * deck, 433))
        bank = str(view.bank) if self.setup.finite_bank else pieces.ENDLESS
        found.append(pieces.pile(say, "bank", "gem", bank, 256, 433))
        gone = count_bits(view.gone_creatures) + count_bits(view.gone_equipment) + count_bits(view.gone_contracts)
        found.append(pieces.pile(say, "discard", "cross", str(gone), 320, 433))

    def reach(self) -> Picture:
        view, own = self.view, self.view.seats[self.near]
        picture = Picture("reach", 360, 0)
        found = picture.fragments
        spots = self.halves()
        whose = "" if self.me != NONE else self.names[self.near]
        found.append(pieces.reach_head(self.say, whose, self.mine and self.stage == SWAP))
        self.domino(found, int(own.one), *spots[0], self.domino_state(self.near, False))
        self.domino(found, int(own.two), *spots[1], self.domino_state(self.near, True))
        self.domino(found, int(view.middle), 275, 46, 0.73, "")
        self.domino(found, int(view.hidden), 340, 46, 0.27, "hidden")
        y = self.own_row(found, 110.0)
        for seat in self.others():
            y = self.row(found, seat, y)
        picture.height = round(y + 4)
        return picture

    def own_row(self, found: list[Fragment], y: float) -> float:
        """The near seat's name, tokens and cards; where the next one begins."""
        view, own = self.view, self.view.seats[self.near]
        head = (self.names[self.near], int(own.gems), view.first == self.near, self.active == self.near)
        found.append(pieces.small_head(self.say, self.near, y, head))
        self.tokens(found, own, 200, y, 136, 0.27)
        y = self.starts(found, own, y + 16)
        self.chips(found, self.collected(own), (14, y, 332, 52), 0.78)
        return y + 58

    def row(self, found: list[Fragment], seat: int, y: float) -> float:
        """Another seat's name, gems, dominoes and tokens, and its cards beside them."""
        view, own = self.view, self.view.seats[seat]
        head = (self.names[seat], int(own.gems), view.first == seat, self.active == seat)
        found.append(pieces.narrow_head(self.say, seat, y, head))
        self.domino(found, int(own.one), 68, y + 30, 0.26, "")
        self.domino(found, int(own.two), 104, y + 30, 0.26, "")
        count = int(count_bits(own.tokens))
        left = 132.0 + (0, 22, 34, 40)[min(3, count)]
        self.tokens(found, own, 142, y + 22, 12 if count == 2 else 18, 0.24)
        self.chips(found, self.opened(own), (left, y, 346 - left, 44), 0.66)
        return y + 46

    def starts(self, found: list[Fragment], own: Seat, y: float) -> float:
        """The near seat's starting contracts, where they may be looked at."""
        if own.colour < 0 or own.type < 0:
            return y
        found.append(faces.starting(self.setup, self.say, int(own.colour), True, (14.0, y, 162.0)))
        found.append(faces.starting(self.setup, self.say, int(own.type), False, (184.0, y, 162.0)))
        return y + 44
