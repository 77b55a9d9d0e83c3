"""The table of Vivarium as a scene: what the viewer may see, with every choice marked and every cell priced."""

from __future__ import annotations

from vivant.draw.scene import LAPTOP, TALL, Picture, Scene
from vivant.draw.things import Marks
from vivant.engine.bits import count_bits, members
from vivant.games.vivarium.picture import art, composition, faces, things
from vivant.games.vivarium.picture.composition import Box, Composition
from vivant.games.vivarium.picture.keys import card_key, domino_key
from vivant.games.vivarium.picture.shown import cards_before, cards_gone, cards_left, payer_of, prices_of
from vivant.games.vivarium.rules.components import DECKS
from vivant.games.vivarium.rules.position import ACT, OVER, SWAP
from vivant.games.vivarium.rules.scoring import score_of
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.state import VivariumState
from vivant.words import Words

HIGH = 474  # of the board on a phone


def draw_scene(
    view: VivariumState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks
) -> Scene:
    if shape == TALL:
        pictures = _Tall(view, words, names, bots, marks).pictures()
    else:
        form = composition.LAPTOP if shape == LAPTOP else composition.WIDE
        pictures = _OnePicture(view, words, names, bots, marks, form).pictures()
    return Scene("vivarium", tuple(pictures), art.sprite(), art.MAT)


class _Drawing:
    """What both shapes share: how each thing of the board is drawn."""

    small = False  # whether cards leave out their names
    touched = False  # whether a finger chooses, which hides what it touches, and dominoes lie in another picture
    origin = (0.0, 0.0)  # the middle of cell 1,1 on a board of 4 by 4
    step = (168.0, 195.0)
    scale = 1.0
    numbers = (20.0, 13.0, 40.0)  # row and column numbers, see things.edge
    least = 0.6  # how small chips may be
    halves: things.Halves  # where the near seat's dominoes lie

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
        self.swapping = self.stage == SWAP and self.me == self.active
        self.payer = payer_of(view)
        # Boards of other sizes than 4 by 4 get the same room.
        self.fit = min(4 / setup.columns, 4 / setup.rows)
        self.spots = things.spots(setup, self.origin, self.step, self.scale, self.fit)

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

    def head(self, seat: int) -> tuple[str, int, bool, bool]:
        """Its name and gems, and whether it is first in this round, and on turn."""
        return self.names[seat], self.view.seats[seat].gems, self.view.first == seat, self.active == seat

    # the board

    def board(self) -> None:
        view, setup, say, small, put = self.view, self.setup, self.say, self.small, self.put
        gems = view.seats[self.payer].gems if self.payer != NONE else 0
        for cell, card in enumerate(view.cells):
            spot = self.spots[cell]
            if card == NONE:
                put(things.empty(say, setup.cell_text(cell), spot, small))
                continue
            costs = prices_of(view, cell)
            if not costs:
                put(faces.whole_card(setup, say, card, *spot, small))
                continue
            mark = self.marks.get(card_key(setup, card))
            ghost = self.ghost(cell) if mark is not None and mark.offered and self.stage == ACT else ""
            can = tuple([cost <= gems for cost in costs])
            put(faces.priced_card(setup, say, card, cell, spot, small, costs, can, mark, ghost, self.touched))

    def ghost(self, cell: int) -> str:
        """What is shown while a card is looked at: its row and its column, and which numbers give them."""
        own = self.view.seats[self.near]
        tiles = own.one, own.two
        halves = None if self.touched else self.halves
        return things.ghost(self.setup, self.say, tiles, cell, self.spots[cell], self.layout(), halves)

    def layout(self) -> things.Layout:
        return self.origin, self.step, self.fit, self.numbers

    def edge(self) -> None:
        """Row and column numbers, with marks for the near seat's dominoes that point at them."""
        own = self.view.seats[self.near]
        pointing = own.one != NONE and own.two != NONE and self.settled()
        one, two = (own.one, own.two) if pointing else (NONE, NONE)
        self.put(things.edge(self.setup, one, two, self.layout()))

    def settled(self) -> bool:
        """Whether the near seat's dominoes are those that it will point with."""
        return not (self.stage == SWAP and self.active == self.near)

    def dominoes(self, middle: things.Spot, hidden: things.Spot) -> None:
        """The near seat's, and those that lie between all seats."""
        view, own = self.view, self.view.seats[self.near]
        states = ("first", "second") if self.swapping else ("one", "two") if self.settled() else ("", "")
        for tile, spot, state in zip((own.one, own.two), self.halves, states, strict=True):
            self.domino(tile, *spot, state)
        self.domino(view.middle, *middle, "")
        self.domino(view.hidden, *hidden, "hidden")

    def whose(self) -> str:
        """The near seat's name, where it is not the one who looks."""
        return "" if self.me != NONE else self.names[self.near]

    def domino(self, tile: int, x: float, y: float, scale: float, state: str) -> None:
        if tile != NONE:
            mark = self.marks.get(domino_key(self.setup, tile)) if self.marks else None
            self.put(faces.domino(self.setup, self.say, tile, x, y, scale, state, mark))

    def drawn(self, x: float, y: float, width: float, scale: float) -> None:
        """What the active seat has drawn, side by side around a middle: faces for itself, backs for the others."""
        view = self.view
        count = int(view.held)
        step = min((art.WIDTH + 24) * scale, width / max(1, count))
        cards = members(view.drawn)
        for n in range(count):
            left = x + (n - (count - 1) / 2) * step
            if cards:
                mark = self.marks.get(card_key(self.setup, cards[n]))
                self.put(faces.whole_card(self.setup, self.say, cards[n], left, y, scale, self.small, mark))
            else:
                self.put(things.back(n, left, y, scale * 1.6))

    def chips(self, own: Seat, room: Box, scale: float, opened: bool = False) -> None:
        """All cards of a seat as chips in rows; where they do not fit, more rows of chips of half the height.

        With `opened`, before them its starting contracts once they lie open (VA-45).
        """
        setup, say, put = self.setup, self.say, self.put
        starts = [(own.colour, True), (own.type, False)] if opened and own.colour >= 0 and own.type >= 0 else []
        cards = self.cards(own)
        spots, scale, short = things.chip_spots(len(starts) + len(cards), room, scale, self.least)
        for (place, of_colour), (x, y) in zip(starts, spots, strict=False):
            put(faces.start_card(setup, say, place, of_colour, x, y, scale, short))
        for card, (x, y) in zip(cards, spots[len(starts) :], strict=True):
            put(faces.chip_card(setup, say, card, x, y, scale, short))

    def cards(self, own: Seat) -> list[int]:
        return [card for cards in cards_before(self.setup, own) for card in cards]

    def starts(self, own: Seat, left: float, right: float, y: float, width: float) -> bool:
        """The near seat's starting contracts, where they may be looked at."""
        shown = own.colour >= 0 and own.type >= 0
        if shown:
            self.put(faces.starting(self.setup, self.say, own.colour, True, (left, y, width)))
            self.put(faces.starting(self.setup, self.say, own.type, False, (right, y, width)))
        return shown

    def priorities(self, token: things.Spot, following: things.Spot) -> None:
        """The active token and the next one."""
        for which, spot in ((self.view.token, token), (self.view.next, following)):
            if which != NONE:
                self.put(faces.token(self.setup, self.say, which, *spot))

    def tokens(self, own: Seat, x: float, y: float, width: float, scale: float) -> None:
        """The tokens of a seat, side by side, or closer where the middles of the first and last were too far apart."""
        count = int(count_bits(own.tokens))
        step = round(min(2 * art.TOKEN * scale + 2, width / max(1, count - 1)), 1)
        for n, token in enumerate(members(own.tokens)):
            self.put(faces.token(self.setup, self.say, token, x + n * step, y, scale))


class _OnePicture(_Drawing):
    """One picture: decks, board, and at the right tokens, dominoes and everybody's cards."""

    def __init__(
        self, view: VivariumState, say: Words, names: list[str], bots: list[bool], marks: Marks, form: Composition
    ) -> None:
        self.form = form
        self.small, self.origin, self.step, self.scale = form.small, form.origin, form.step, form.scale
        self.numbers, self.halves = form.numbers, form.halves
        self.least = 0.5
        super().__init__(view, say, names, bots, marks)

    def pictures(self) -> list[Picture]:
        form = self.form
        picture = self.begin(Picture("table", form.width, form.height))
        self.put(things.mat(form.width, form.height, form.corner))
        self.piles()
        self.priority()
        self.middle()
        self.own()
        self.rest()
        self.edge()
        self.board()  # above the dominoes, which it points at
        if self.view.held:
            x, y, scale = form.drawn
            self.put(things.tray(self.say, *form.tray))
            self.drawn(x, y, form.tray[2] - 40, scale)
        return [picture]

    def piles(self) -> None:
        """What is left: decks beside their rows, or signs with a number."""
        view, say, form = self.view, self.say, self.form
        bank, gone = view.bank if self.setup.finite_bank else NONE, cards_gone(view)
        decks = list(zip(form.decks, cards_left(view), things.DECK_SIGNS, strict=True))
        if form.large_piles:
            self.put(things.discard(say, gone, *form.discard))
            for deck, (place, count, _) in enumerate(decks):
                self.put(things.deck(say, deck, count, *place))
            self.put(things.bank(say, bank, *form.bank))
            return
        self.put(things.pile(say, "discard", "cross", str(gone), *form.discard))
        for deck, (place, count, sign) in enumerate(decks):
            self.put(things.pile(say, f"deck-{DECKS[deck]}", sign, str(count), *place))
        self.put(things.pile(say, "bank", "gem", things.ENDLESS if bank == NONE else str(bank), *form.bank))

    def priority(self) -> None:
        view, form = self.view, self.form
        x, y, width, height = form.priority
        if form.large_piles:
            self.put(things.priority(self.setup, self.say, view.token, view.next, view.stack_left, form))
            self.priorities((x + 46, y + 72, 1), (x + width - 146, y + 72, 0.75))
        else:
            size = form.type[0], form.type[1]
            self.put(things.priority_line(self.setup, self.say, view.token, view.stack_left, form.priority, size))
            self.priorities((x + 32, y + height / 2, 0.62), (x + width - 76, y + height / 2, 0.5))

    def middle(self) -> None:
        """The near seat's dominoes and those in the middle."""
        active, hidden = self.active == self.near, self.view.hidden != NONE
        self.put(things.domino_panel(self.say, self.whose(), self.swapping, active, hidden, self.form))
        self.dominoes(self.form.middle, self.form.hidden)

    def own(self) -> None:
        near, own, form = self.near, self.view.seats[self.near], self.form
        cards, mine = self.cards(own), self.me != NONE
        name, gems, first, active = self.head(near)
        key = "scene-estimate" if mine and self.stage != OVER else "board-points"
        note = [self.say("scene-cards", count=len(cards)), self.say(key, points=score_of(self.setup, own))]
        note += [self.say("scene-first")] if first else []
        self.put(things.own_panel(self.say, near, mine, self.bots[near], name, " · ".join(note), gems, active, form))
        x, y, width, _ = form.own
        coins, scale = int(count_bits(own.tokens)), 0.33 * form.unit**0.5
        right = x + width - 20 - 92 * form.unit
        self.tokens(own, right - 2 * art.TOKEN * scale * coins, y + 26 * form.unit, 170, scale)
        left, top, across, down = form.own_cards
        size = round(min(down * 0.86 / art.HEIGHT, (across / 6 - 6) / art.WIDTH), 2)
        if len(cards) <= 6 and size > 0.4:  # as whole cards, where their numbers can be read
            step = art.WIDTH * size + 6
            for n, card in enumerate(cards):
                spot = left + art.WIDTH * size / 2 + step * n, top + down / 2 - 2
                self.put(faces.whole_card(self.setup, self.say, card, *spot, size, True))
        else:
            self.chips(own, form.own_cards, 0.86)
        left, top, across, _ = form.starts
        self.starts(own, left, left + across / 2 + 7, top, across / 2 - 7)

    def rest(self) -> None:
        """The others, each in a strip."""
        others, form = self.others(), self.form
        x, y, width, whole = form.others
        height = round((whole - form.gap * (len(others) - 1)) / max(1, len(others)), 1)
        scale = min(0.5, (height - 8) / 2 / (art.DOMINO_HEIGHT + 6))
        for seat in others:
            own, middle = self.view.seats[seat], y + height / 2
            self.put(
                things.strip(self.say, seat, (x, y, width, height), self.bots[seat], *self.head(seat), form.type[2])
            )
            for tile, side in ((own.one, -1), (own.two, 1)):
                self.domino(tile, x + 176, round(middle + side * 36 * scale, 1), scale, "")
            self.tokens(own, x + 96, round(middle + 13, 1), 34, 0.26)
            self.chips(own, (x + 216, y + 4, width - 226, height - 8), min(1.1, (height - 8) / 68), opened=True)
            y += height + form.gap


class _Tall(_Drawing):
    """Two pictures of 360 across: the board, and within reach of the thumb dominoes and everybody's cards."""

    small = True
    touched = True
    origin = (72.0, 118.0)
    step = (81.0, 94.0)
    scale = 0.48
    numbers = (things.SMALL, 11.0, 26.0)
    least = 0.64
    halves = (61, 46, 0.73), (161, 46, 0.73)

    def pictures(self) -> list[Picture]:
        picture = self.begin(Picture("table", 360, HIGH))
        self.put(things.mat(360, HIGH, 20))
        self.priority()
        self.edge()
        self.board()
        self.piles()
        if self.view.held:
            self.put(things.tray(self.say, 181, 264, 340, 136))
            self.drawn(181, 276, 310, 0.5)
        return [picture, self.reach()]

    def priority(self) -> None:
        size = 16, things.SMALL
        self.put(
            things.priority_line(self.setup, self.say, self.view.token, self.view.stack_left, (0, 6, 360, 56), size)
        )
        self.priorities((36, 34, 0.48), (284, 34, 0.4))

    def piles(self) -> None:
        """What is left, in one line."""
        view, say = self.view, self.say
        for deck, (count, sign) in enumerate(zip(cards_left(view), things.DECK_SIGNS, strict=True)):
            self.put(things.pile(say, f"deck-{DECKS[deck]}", sign, str(count), 40 + 72 * deck, HIGH - 18))
        bank = str(view.bank) if self.setup.finite_bank else things.ENDLESS
        self.put(things.pile(say, "bank", "gem", bank, 256, HIGH - 18))
        self.put(things.pile(say, "discard", "cross", str(cards_gone(view)), 320, HIGH - 18))

    def reach(self) -> Picture:
        picture = self.begin(Picture("reach", 360, 0))
        self.put(things.reach_head(self.say, self.whose(), self.swapping))
        self.dominoes((275, 46, 0.73), (340, 46, 0.27))
        y = self.own_row(110.0)
        for seat in self.others():
            y = self.row(seat, y)
        picture.height = round(y + 4)
        return picture

    def own_row(self, y: float) -> float:
        """The near seat's name, tokens and cards; where the next one begins."""
        own = self.view.seats[self.near]
        self.put(things.small_head(self.say, self.near, y, *self.head(self.near)))
        self.tokens(own, 200, y, 136, 0.27)
        y += 60 if self.starts(own, 14, 184, y + 16, 162) else 16
        self.chips(own, (14, y, 332, 52), 0.78)
        return y + 58

    def row(self, seat: int, y: float) -> float:
        """Another seat's name, gems, dominoes and tokens, and its cards beside them."""
        own = self.view.seats[seat]
        self.put(things.narrow_head(self.say, seat, y, *self.head(seat)))
        self.domino(own.one, 68, y + 30, 0.26, "")
        self.domino(own.two, 104, y + 30, 0.26, "")
        count = count_bits(own.tokens)
        left = 132.0 + (0, 22, 34, 40)[min(3, count)]
        self.tokens(own, 142, y + 22, 12 if count == 2 else 18, 0.24)
        self.chips(own, (left, y, 346 - left, 44), 0.66, opened=True)
        return y + 46
