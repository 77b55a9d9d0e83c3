"""The table of Vivarium as a scene: what the viewer may see, with every choice marked and every cell priced."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.draw.scene import TALL, Picture, Scene
from vivant.draw.things import Marks
from vivant.engine.bits import count_bits, members
from vivant.engine.choice import Choice, marks_of
from vivant.games.vivarium.picture import art, faces, pieces
from vivant.games.vivarium.picture.keys import card_key, domino_key
from vivant.games.vivarium.rules.components import DECKS
from vivant.games.vivarium.rules.scoring import score_of
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.stages import ACT, LOOK, OVER, SWAP
from vivant.games.vivarium.rules.state import VivariumState
from vivant.words import Words

Chip = tuple[str, int]  # "card" and which, or "colour" or "type" and which starting contract
Room = tuple[float, float, float, float]  # left, top, width, height


def draw_scene(
    view: VivariumState, say: Words, names: list[str], bots: list[bool], shape: str, choices: Sequence[Choice]
) -> Scene:
    kind = _Tall if shape == TALL else _Wide
    pictures = kind(view, say, names, bots, marks_of(choices, say, names)).pictures()
    return Scene("vivarium", tuple(pictures), art.sprite(), art.MAT)


class _Drawing:
    """What both shapes share: whose prices are shown, and how each thing of the board is drawn."""

    small = False  # whether cards leave out their names
    origin = (0.0, 0.0)  # the middle of cell 1,1 on a board of 4 by 4
    step = (168.0, 195.0)
    scale = 1.0
    numbers = (20.0, 13.0, 40.0)  # row and column numbers, see pieces.edge
    least = 0.6  # how small chips may be

    def __init__(self, view: VivariumState, say: Words, names: list[str], bots: list[bool], marks: Marks) -> None:
        self.setup = setup = view.setup
        self.view = view
        self.say = say
        self.names = names
        self.bots = bots
        self.marks = marks
        self.stage = view.stage
        self.active = view.active
        self.me = view.viewer if view.viewer >= 0 else NONE
        self.near = max(self.me, 0)  # whose things lie large
        self.mine = self.me != NONE and self.me == self.active
        self.payer = self.active if self.mine or self.me == NONE else NONE
        # Boards of other sizes than 4 by 4 get the same room.
        self.fit = min(4 / setup.columns, 4 / setup.rows)
        self.spots = pieces.spots(setup, self.origin, self.step, self.scale, self.fit)

    def pictures(self) -> list[Picture]:
        raise NotImplementedError

    def begin(self, picture: Picture) -> Picture:
        """From here on things are put on this one."""
        self.put = picture.fragments.append
        return picture

    def others(self) -> list[int]:
        """The seats clockwise after the near one."""
        players = self.setup.players
        return [(self.near + place) % players for place in range(1, players)]

    # the board

    def board(self) -> None:
        view, setup, say, small, put = self.view, self.setup, self.say, self.small, self.put
        reach = view.neighbours() if self.stage == LOOK else 0
        gems = view.seats[self.payer].gems if self.payer != NONE else 0
        for cell, card in enumerate(view.cells):
            spot = self.spots[cell]
            if card == NONE:
                put(pieces.empty(say, setup.cell_text(cell), spot, small))
                continue
            costs = self.prices(cell, reach)
            if not costs:
                put(faces.whole_card(setup, say, card, *spot, small))
                continue
            mark = self.marks.get(card_key(setup, card))
            ghost = self.ghost(cell) if mark is not None and mark.offered and self.stage == ACT else ""
            can = tuple([cost <= gems for cost in costs])
            put(faces.priced_card(setup, say, card, cell, spot, small, costs, can, mark, ghost))

    def prices(self, cell: int, reach: int) -> tuple[int, ...]:
        """Of a cell that holds a card: for either swap, with the dominoes as they lie, or with the Binoculars."""
        view, setup = self.view, self.setup
        if self.payer == NONE:
            return ()
        own = view.seats[self.payer]
        if self.stage == ACT:
            return (setup.cost(own.one, own.two, cell),)
        if self.stage == SWAP:
            return (setup.cost(own.two, view.middle, cell), setup.cost(own.one, view.middle, cell))
        if self.stage == LOOK and reach >> cell & 1:
            return (setup.binoculars_gems,)
        return ()

    def ghost(self, cell: int) -> str:
        """What is shown while a card is looked at: its row and its column, and which numbers give them."""
        own = self.view.seats[self.near]
        tiles = own.one, own.two
        halves = None if self.small else self.halves()  # on a small screen they lie in the other picture
        return pieces.ghost(self.setup, self.say, tiles, cell, self.spots[cell], self.layout(), halves)

    def halves(self) -> pieces.Halves:
        """Where the near seat's dominoes lie, as (x, y, scale)."""
        raise NotImplementedError

    def layout(self) -> pieces.Layout:
        return self.origin, self.step, self.fit, self.numbers

    def edge(self) -> None:
        """Row and column numbers, with marks for the near seat's dominoes that point at them."""
        own = self.view.seats[self.near]
        pointing = own.one != NONE and own.two != NONE and not (self.stage == SWAP and self.active == self.near)
        one, two = (own.one, own.two) if pointing else (NONE, NONE)
        self.put(pieces.edge(self.setup, one, two, self.layout()))

    def domino_state(self, seat: int, second: bool) -> str:
        if self.mine and self.stage == SWAP and seat == self.me:
            return "second" if second else "first"
        if seat == self.near and not (self.stage == SWAP and self.active == self.near):
            return "two" if second else "one"
        return ""

    def domino(self, tile: int, x: float, y: float, scale: float, state: str) -> None:
        if tile != NONE:
            mark = self.marks.get(domino_key(self.setup, tile)) if self.marks else None
            self.put(faces.domino(self.setup, self.say, tile, x, y, scale, state, mark))

    def drawn(self, x: float, y: float, width: float, scale: float) -> None:
        """What the active seat has drawn, side by side around a middle: faces for itself, backs for the others."""
        view = self.view
        count = int(view.held)
        step = min((art.WIDTH + 24) * scale, width / max(1, count))
        spots = [x + (n - (count - 1) / 2) * step for n in range(count)]
        if view.drawn:
            for card, left in zip(members(view.drawn), spots, strict=True):
                mark = self.marks.get(card_key(self.setup, card))
                self.put(faces.whole_card(self.setup, self.say, card, left, y, scale, self.small, mark))
        else:
            for n, left in enumerate(spots):
                self.put(pieces.back(n, left, y, scale * 1.6))

    def left(self) -> tuple[tuple[int, int, int], int]:
        """How many cards are in each deck, and on the discard pile."""
        view = self.view
        hidden = 0 if view.drawn else view.held  # to who does not see them they stand in the deck
        decks = count_bits(view.creatures) - hidden, count_bits(view.equipment), count_bits(view.contracts)
        gone = count_bits(view.gone_creatures) + count_bits(view.gone_equipment) + count_bits(view.gone_contracts)
        return decks, gone

    def collected(self, own: Seat) -> list[Chip]:
        """All cards of a seat: creatures, equipment, contracts."""
        setup = self.setup
        cards = members(own.creatures)
        cards += [setup.creatures + card for card in members(own.equipment)]
        cards += [setup.first_contract + card for card in members(own.contracts)]
        return [("card", card) for card in cards]

    def opened(self, own: Seat) -> list[Chip]:
        """All cards of another seat, and before them its starting contracts once they lie open (VA-45)."""
        if own.colour < 0 or own.type < 0:
            return self.collected(own)
        return [("colour", own.colour), ("type", own.type), *self.collected(own)]

    def chips(self, chips: list[Chip], room: Room, scale: float) -> None:
        """Rows of chips; where they do not fit, more rows of chips of half the height."""
        setup, say, put = self.setup, self.say, self.put
        spots, scale, short = pieces.chip_spots(len(chips), room, scale, self.least)
        for (kind, place), (x, y) in zip(chips, spots, strict=True):
            if kind == "card":
                put(faces.chip_card(setup, say, place, x, y, scale, short))
            else:
                put(faces.start_card(setup, say, place, kind == "colour", x, y, scale, short))

    def tokens(self, own: Seat, x: float, y: float, width: float, scale: float) -> None:
        """The tokens of a seat, side by side, or closer where the middles of the first and last were too far apart."""
        count = int(count_bits(own.tokens))
        step = round(min(2 * art.TOKEN * scale + 2, width / max(1, count - 1)), 1)
        for n, token in enumerate(members(own.tokens)):
            self.put(faces.token(self.setup, self.say, token, x + n * step, y, scale))


class _Wide(_Drawing):
    """One picture of 1440 × 848: decks, board, and at the right tokens, dominoes and everybody's cards."""

    origin = (279.0, 135.0)

    def pictures(self) -> list[Picture]:
        picture = self.begin(Picture("table", 1440, 848))
        self.put(pieces.mat(1440, 848, 28))
        self.decks()
        self.priority()
        self.middle()
        self.own()
        self.rest()
        self.edge()
        self.board()  # above the dominoes, which it points at
        if self.view.held:
            self.put(pieces.tray(self.say, 540, 424, 696, 260))
            self.drawn(540, 436, 640, 1)
        return [picture]

    def halves(self) -> pieces.Halves:
        return (984, 267, 1), (1130, 267, 1)

    def decks(self) -> None:
        view, say = self.view, self.say
        counts, gone = self.left()
        self.put(pieces.discard(say, gone, 88, 100))
        for deck, (y, count) in enumerate(zip((206, 510, 705), counts, strict=True)):
            self.put(pieces.deck(say, deck, count, 88, y))
        bank = view.bank if self.setup.finite_bank else NONE
        self.put(pieces.bank(say, bank, 88, 356))

    def priority(self) -> None:
        view, setup = self.view, self.setup
        self.put(pieces.priority(setup, self.say, view.token, view.next, view.stack_left))
        if view.token != NONE:
            self.put(faces.token(setup, self.say, view.token, 942, 96, 1))
        if view.next != NONE:
            self.put(faces.token(setup, self.say, view.next, 1268, 96, 0.75))

    def middle(self) -> None:
        """The near seat's dominoes and those in the middle."""
        view, own = self.view, self.view.seats[self.near]
        swapping = self.mine and self.stage == SWAP
        whose = "" if self.me != NONE else self.names[self.near]
        self.put(pieces.domino_panel(self.say, whose, swapping, self.active == self.near, view.hidden != NONE))
        spots = self.halves()
        self.domino(own.one, *spots[0], self.domino_state(self.near, False))
        self.domino(own.two, *spots[1], self.domino_state(self.near, True))
        self.domino(view.middle, 1322, 267, 1, "")
        self.domino(view.hidden, 1368, 320, 0.36, "hidden")

    def own(self) -> None:
        view, own = self.view, self.view.seats[self.near]
        height = 262 if len(self.others()) < 3 else 242
        points = score_of(self.setup, own)
        cards = self.collected(own)
        whose = self.names[self.near]
        first = view.first == self.near
        mine = self.me != NONE
        told = self.say("scene-estimate" if mine and self.stage != OVER else "board-points", points=points)
        head = (whose, mine, self.bots[self.near], len(cards), told, own.gems, first, self.active == self.near)
        self.put(pieces.own_panel(self.say, f"seat-{self.near}", height, head))
        self.tokens(own, 1311 - 28.4 * int(count_bits(own.tokens)), 380, 170, 0.33)
        if len(cards) <= 6:
            for n, (_, card) in enumerate(cards):
                self.put(faces.whole_card(self.setup, self.say, card, 956 + 80.5 * n, 472, 0.5, True))
        else:
            self.chips(cards, (918, 421, 474, 120), 0.86)
        if own.colour >= 0 and own.type >= 0:
            y = 354 + height - 48
            spot = (918.0, float(y), 230.0), (1162.0, float(y), 230.0)
            self.put(faces.starting(self.setup, self.say, own.colour, True, spot[0]))
            self.put(faces.starting(self.setup, self.say, own.type, False, spot[1]))

    def rest(self) -> None:
        """The others, each in a strip."""
        view = self.view
        others = self.others()
        height, gap = {1: (182, 10), 2: (88, 10)}.get(len(others), (66, 6))
        y = 626.0 if len(others) < 3 else 604.0
        dense = len(others) > 2
        for seat in others:
            own = view.seats[seat]
            head = (self.names[seat], self.bots[seat], own.gems, view.first == seat, self.active == seat)
            self.put(pieces.strip(self.say, seat, y, height, head))
            middle = y + height / 2
            scale = 0.5 if not dense else 0.4
            self.domino(own.one, 1062, round(middle - 38 * scale, 1), scale, "")
            self.domino(own.two, 1062, round(middle + 38 * scale, 1), scale, "")
            if dense:
                self.tokens(own, 998, y + height - 20, 25, 0.26)
            else:
                self.tokens(own, 964, y + height - 20, 52 if height < 150 else 108, 0.31)
            cards = self.opened(own)
            room = {1: (152, 1.1), 2: (76, 1.1)}.get(len(others), (60, 0.9))
            self.chips(cards, (1108, middle - room[0] / 2, 296, room[0]), room[1])
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
        picture = self.begin(Picture("table", 360, 452))
        self.put(pieces.mat(360, 452, 20))
        self.priority()
        self.edge()
        self.board()
        self.piles()
        if self.view.held:
            self.put(pieces.tray(self.say, 181, 248, 336, 128))
            self.drawn(181, 259, 300, 0.46)
        return [picture, self.reach()]

    def halves(self) -> pieces.Halves:
        return (61, 46, 0.73), (161, 46, 0.73)

    def priority(self) -> None:
        view, setup = self.view, self.setup
        self.put(pieces.priority_small(setup, self.say, view.token, view.stack_left))
        if view.token != NONE:
            self.put(faces.token(setup, self.say, view.token, 36, 34, 0.48))
        if view.next != NONE:
            self.put(faces.token(setup, self.say, view.next, 284, 34, 0.4))

    def piles(self) -> None:
        """What is left, in one line."""
        view, say = self.view, self.say
        counts, gone = self.left()
        for deck, (count, sign) in enumerate(zip(counts, pieces.DECK_SIGNS, strict=True)):
            self.put(pieces.pile(say, f"deck-{DECKS[deck]}", sign, str(count), 40 + 72 * deck, 433))
        bank = str(view.bank) if self.setup.finite_bank else pieces.ENDLESS
        self.put(pieces.pile(say, "bank", "gem", bank, 256, 433))
        self.put(pieces.pile(say, "discard", "cross", str(gone), 320, 433))

    def reach(self) -> Picture:
        view, own = self.view, self.view.seats[self.near]
        picture = self.begin(Picture("reach", 360, 0))
        spots = self.halves()
        whose = "" if self.me != NONE else self.names[self.near]
        self.put(pieces.reach_head(self.say, whose, self.mine and self.stage == SWAP))
        self.domino(own.one, *spots[0], self.domino_state(self.near, False))
        self.domino(own.two, *spots[1], self.domino_state(self.near, True))
        self.domino(view.middle, 275, 46, 0.73, "")
        self.domino(view.hidden, 340, 46, 0.27, "hidden")
        y = self.own_row(110.0)
        for seat in self.others():
            y = self.row(seat, y)
        picture.height = round(y + 4)
        return picture

    def own_row(self, y: float) -> float:
        """The near seat's name, tokens and cards; where the next one begins."""
        view, own = self.view, self.view.seats[self.near]
        head = (self.names[self.near], own.gems, view.first == self.near, self.active == self.near)
        self.put(pieces.small_head(self.say, self.near, y, head))
        self.tokens(own, 200, y, 136, 0.27)
        y = self.starts(own, y + 16)
        self.chips(self.collected(own), (14, y, 332, 52), 0.78)
        return y + 58

    def row(self, seat: int, y: float) -> float:
        """Another seat's name, gems, dominoes and tokens, and its cards beside them."""
        view, own = self.view, self.view.seats[seat]
        head = (self.names[seat], own.gems, view.first == seat, self.active == seat)
        self.put(pieces.narrow_head(self.say, seat, y, head))
        self.domino(own.one, 68, y + 30, 0.26, "")
        self.domino(own.two, 104, y + 30, 0.26, "")
        count = count_bits(own.tokens)
        left = 132.0 + (0, 22, 34, 40)[min(3, count)]
        self.tokens(own, 142, y + 22, 12 if count == 2 else 18, 0.24)
        self.chips(self.opened(own), (left, y, 346 - left, 44), 0.66)
        return y + 46

    def starts(self, own: Seat, y: float) -> float:
        """The near seat's starting contracts, where they may be looked at."""
        if own.colour < 0 or own.type < 0:
            return y
        self.put(faces.starting(self.setup, self.say, own.colour, True, (14.0, y, 162.0)))
        self.put(faces.starting(self.setup, self.say, own.type, False, (184.0, y, 162.0)))
        return y + 44
