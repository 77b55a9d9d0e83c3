"""The table on a phone: one's own board, the line within reach of the thumb, and below it what the others have."""

from __future__ import annotations

from vivant.draw.scene import Picture
from vivant.draw.svg import fitted as cut
from vivant.draw.svg import text_width
from vivant.draw.things import Mark
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art, brain, hexes, seats, stock
from vivant.games.vivid_memories.picture.basics import Box, button, mat, still, text
from vivant.games.vivid_memories.picture.board import BoardPlace, fitted, ground, held_by, things_on
from vivant.games.vivid_memories.picture.composition import Composition
from vivant.games.vivid_memories.picture.tiles import SIDE as BESIDE
from vivant.games.vivid_memories.picture.tiles import STRIP, small_tile
from vivant.games.vivid_memories.rules.brain import BRAIN, LAYING
from vivant.games.vivid_memories.rules.position import OVER
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.seat import (
    BANK,
    BRAIN_TURN,
    MORE,
    MOVE,
    NOTHING,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
)
from vivant.games.vivid_memories.rules.setup import NONE, amount
from vivant.games.vivid_memories.words.brain import brain_of

Button = tuple[str, Mark]  # its key, and what it does

ACROSS = 360
INNER = 352.0  # between the edges, 4 units each
ROW = 51.0  # what a finger needs, with a little air
STRIP_HIGH, END_HIGH = 44.0, 112.0
TABLE_HIGH = 386
OTHER_HIGH = 232


class Tall(Composition):
    """Three pictures of 360 across. What is pressed is never smaller than a finger."""

    def pictures(self) -> list[Picture]:
        table = Picture("table", ACROSS, TABLE_HIGH)
        table.fragments.append(mat(ACROSS, TABLE_HIGH, 20, False))
        if self.lays_for_brain():
            self.lay_brain_board(table)
        else:
            size = len(self.setup.bank_names)
            pitch = 348 / size
            self.lay_bank(table, self.near, [(8 + pitch * n, 4, pitch - 5, 50) for n in range(size)], size > 4)
            place = fitted(self.setup, BoardPlace(180, 222, 30.5), 172, 160)
            self.lay_own(table, place)
            if self.ask == REWIRE:
                self.lay_rewires(table, place)
            self.lay_corners(table)
        return [table, self.reach(), self.others()]

    def lay_rewires(self, picture: Picture, place: BoardPlace) -> None:
        """The hexes to rewire; where both directions may be chosen, a press asks which."""
        for hex, name in enumerate(self.setup.hex_names):
            if mark := self.marks.get(f"hex-{name}-rewire"):
                sign = "" if mark.also else "out" if f"out-{name}" in self.marks else "in"
                picture.add(hexes.rewire_whole(self.setup, place, hex, sign), mark)

    def reply_box(self) -> Box:
        return (6, 3, 160, 44) if self.ask == MORE else (264, 1, 92, 44)

    def shares_row(self) -> bool:
        """Alone, whether the inner tiles of the line fit beside the Brain's preferences."""
        taking = self.ask in (NOTHING, TAKE, MORE) and self.holder_of_hand() < 0
        return self.setup.alone and taking and self.view.first < self.view.last <= self.view.first + 3

    def lays_for_brain(self) -> bool:
        return self.ask == BRAIN_TURN and brain_of(self.view)[0].stage == LAYING

    def lay_corners(self, picture: Picture) -> None:
        """What has to be known besides the board lies in its four corners."""
        setup, view, own = self.setup, self.view, self.own
        body = ""
        if view.phase != OVER:
            body += text(self.say("scene-now-short"), 6, 73, "note small")
            body += text(str(self.before), 6, 93, "serif strong", 18)
        if own.aspiration != NONE:
            body += text(self.say("scene-aspiration-of"), 10, 375, "note small")
            body += art.token(art.paint(setup, own.aspiration), 22, 349, 11)
        body += text(self.say("scene-bag"), 350, 375, "note small end")
        body += text(str(view.bag_left), 350, 355, "serif strong end", 18)
        picture.fragments.append(still("corner", body))

    # within reach of the thumb

    def reach(self) -> Picture:
        """What is chosen now that does not lie on the board, and the line as large as there is room."""
        picture = Picture("reach", ACROSS, 0)
        top = 0.0
        if self.setup.alone and not self.view.is_over() and self.ask not in (MORE, MOVE, BANK):
            pitch = 44.0 if self.shares_row() else 51.0
            self.lay_preferences(picture, [(4 + n * pitch, 1, pitch - 4, 44) for n in range(brain.SHOWN)], True)
            self.lay_reply(picture)
            if self.ask == BRAIN_TURN:
                self.lay_leaving(picture, [(262 + at * 48, 1, 46, 44) for at in range(2)])
            top = 48.0
        if self.ask == SIDE:
            self.lay_sides(picture, [(6, top + 2, 170, 76), (184, top + 2, 170, 76)])
            top += 84
        elif self.ask == BANK:
            top = self.lay_claimed(picture, top)
        elif self.ask == MOVE:
            top = self.lay_moves(picture, top)
        elif self.ask == PICK:
            top = self.lay_picks(picture, top)
        done = self.done_button() if self.ask != MOVE else None
        piles = list(range(self.view.first, self.view.last + 1))
        if piles:
            top = self.lay_line(picture, piles, top, done)
        else:
            top = self.lay_reflection(picture, top, done)
        picture.height = int(top) + 2
        return picture

    def done_button(self) -> Button | None:
        """What ends something."""
        keys = ("button-over", "button-stop", "button-done")
        return next(((key, self.marks[key]) for key in keys if key in self.marks), None)

    def lay_done(self, picture: Picture, done: Button, box: Box) -> None:
        key, mark = done
        picture.add(button(key, mark.label, box), mark)

    def lay_line(self, picture: Picture, piles: list[int], top: float, done: Button | None) -> float:
        """The ends large with the rest in a row over them, while one may take; otherwise all of it in a row."""
        taking = self.ask in (NOTHING, TAKE, MORE) or (self.ask == BRAIN_TURN and not self.lays_for_brain())
        hand = self.holder_of_hand() >= 0
        if hand or done:
            wide = 348.0 if not hand else max(108.0, text_width(done[1].label, 16) + 20) if done else -6.0
            if hand:
                self.lay_tray(picture, (6, top + 2, 342 - wide, 48), 17)
            if done:
                self.lay_done(picture, done, (354 - wide, top + 1, wide, 51))
            top += 56
        if not taking:
            if self.ask in (PLACE, REWIRE, SIDE):
                self.lay_strip(picture, piles, top)
                top += STRIP_HIGH + 4
            return top
        inner = piles[1:-1]
        if inner and not (hand or done):
            if self.shares_row():
                self.lay_strip(picture, inner, 1, 224)
            else:
                self.lay_strip(picture, inner, top)
                top += STRIP_HIGH + 4
        ends = sorted({piles[0], piles[-1]})
        width = (INNER - 6 * (len(ends) - 1)) / len(ends)
        for nth, at in enumerate(ends):
            self.lay_pile(picture, at, (4 + nth * (width + 6), top + 1, width, END_HIGH), BESIDE)
        return top + END_HIGH + 6

    def lay_strip(self, picture: Picture, piles: list[int], top: float, left: float = 4) -> None:
        width = min(120.0, (ACROSS - 4 - left) / len(piles))
        left = (ACROSS - 4 + left - width * len(piles)) / 2
        for nth, at in enumerate(piles):
            self.lay_pile(picture, at, (left + nth * width + 2, top, width - 4, STRIP_HIGH), STRIP)

    def lay_claimed(self, picture: Picture, top: float) -> float:
        """Each claimed moment in a row; several with the slots that they may go into."""
        tiles = members(self.own.claimed)
        free = len(self.setup.bank_names) - len(members(self.own.covered))
        for tile in tiles:
            if len(tiles) == 1:
                picture.fragments.append(stock.tiles_head("row-0", "scene-claimed", 8, top + 15, True, self.lang))
                picture.fragments.append(small_tile(self.setup, tile, False, (8, top + 24, 150, 52), self.lang))
                return top + 82
            picture.fragments.append(small_tile(self.setup, tile, False, (6, top + 1, 104, ROW - 4), self.lang))
            step = min(62.0, 240 / free)
            spots: list[Box] = [(116 + n * step, top - 1, step - 4, ROW) for n in range(free)]
            self.lay_slots_beside(picture, tile, spots)
            top += ROW + 5
        return top

    def lay_moves(self, picture: Picture, top: float) -> float:
        names = self.setup.hex_names
        moves = [(key, mark, colour, names[hex], gain) for hex, colour, key, mark, gain in self.moves()]
        done = self.done_button()
        low = self.lay_cards(picture, moves, top)
        if done is None:
            return low
        columns = min(6, max(3, len(moves)))
        free = -len(moves) % columns
        if free < 2:
            self.lay_done(picture, done, (6, low, 348, ROW))
            return low + ROW + 3
        wide = free * INNER / columns - 4
        self.lay_done(picture, done, (ACROSS - 6 - wide, low - ROW - 4, wide, ROW))
        return low

    def lay_picks(self, picture: Picture, top: float) -> float:
        hex = self.setup.hex_names[self.own.other if self.own.other != NONE else self.own.hex]
        picks = [(key, mark, colour, hex, gain) for colour, key, mark, gain in self.picks()]
        return self.lay_cards(picture, picks, top)

    def lay_cards(self, picture: Picture, cards: list[tuple[str, Mark, int, str, int]], top: float) -> float:
        """Fragments to choose from, each with its hex, in rows."""
        columns = min(6, max(3, len(cards)))
        step = INNER / columns
        for at, (key, mark, colour, where, gain) in enumerate(cards):
            box = (4 + at % columns * step + 1, top + 2 + at // columns * (ROW + 3), step - 2, ROW)
            picture.add(hexes.move_card(key, art.paint(self.setup, colour), where, gain, box), mark)
        return top + -(-len(cards) // columns) * (ROW + 3) + 3

    def lay_reflection(self, picture: Picture, top: float, done: Button | None) -> float:
        """Without a line: what is in hand or can be had, the supply, and one's moments off the bank."""
        setup, view, own = self.setup, self.view, self.own
        if self.ask == RESULT:
            self.lay_tray(picture, (4, top + 2, INNER, 52), 19)
            top += 58
        elif self.holder_of_hand() >= 0:
            self.lay_tray(picture, (6, top + 2, 348, 46), 17)
            top += 53
        if done:
            self.lay_done(picture, done, (6, top + 1, 348, 51))
            top += 56
        if view.is_over() or self.ask == BANK:
            rows = [("scene-cherished", members(own.cherished), True)]
        else:
            counts = tuple(amount(view.supply, colour) for colour in range(len(setup.colour_names)))
            picture.fragments.append(stock.supply(setup, counts, (8, top + 15, 350, 40), self.lang))
            top += 68 if len(counts) < 6 else 108
            rows = [
                ("scene-claimed-short", members(own.claimed), False),
                ("scene-cherished", members(own.cherished), True),
            ]
        for nth, (word, tiles, flipped) in enumerate(rows):
            if not tiles:
                continue
            picture.fragments.append(stock.tiles_head(f"row-{nth + 1}", word, 8, top + 15, True, self.lang))
            for at, tile in enumerate(tiles):
                box = (8.0 + at % 4 * 87, top + 22 + at // 4 * 34, 83.0, 30.0)
                picture.fragments.append(small_tile(setup, tile, flipped, box, self.lang))
            top += 26 + -(-len(tiles) // 4) * 34
        return top

    # the others, below all that

    def others(self) -> Picture:
        players = self.setup.players
        others = [(self.near + place) % players for place in range(1, players)]
        picture = Picture("others", ACROSS, (OTHER_HIGH + 8) * len(others))
        for nth, seat in enumerate(others):
            box = (2.0, nth * (OTHER_HIGH + 8.0), ACROSS - 4.0, float(OTHER_HIGH))
            picture.fragments.append(seats.panel(seat, box, bool(self.view.to_act() >> seat & 1)))
            if self.setup.alone:
                self.lay_brain(picture, box)
            else:
                self.lay_other(picture, seat, box)
        return picture

    def lay_other(self, picture: Picture, seat: int, box: Box) -> None:
        """Who it is, the bank and tiles at the left; the board at the right."""
        setup, view, own = self.setup, self.view, self.view.seats[seat]
        x, y, _, _ = box
        add = picture.fragments.append
        name = cut(self.names[seat], 100, 16)
        starts, bot = view.holder == seat, self.bots[seat]
        note = self.say("scene-points-short", points=int(own.points))
        add(seats.small_plate(seat, name, bot, x + 10, y + 10, note, starts, seat == self.me, self.lang))
        size = len(setup.bank_names)
        columns = 2 if size <= 4 else 3
        pitch = 126 / columns
        spots: list[Box] = [
            (x + 10 + at % columns * pitch, y + 66 + at // columns * 34, pitch - 5, 30) for at in range(size)
        ]
        self.lay_bank(picture, seat, spots, True)
        row = y + 66 + -(-size // columns) * 34 + 14
        add(seats.others_tiles_down(seat, x + 10, row, bool(own.claimed), bool(own.cherished), self.lang))
        for at, tile in enumerate(members(own.claimed)[:4]):
            add(small_tile(setup, tile, False, (x + 10 + at * 33, row + 5, 31, 20), self.lang))
        for at, tile in enumerate(members(own.cherished)[:4]):
            add(small_tile(setup, tile, True, (x + 10 + at * 33, row + 45, 31, 20), self.lang))
        if own.aspiration != NONE:
            add(still(f"aspiration-{seat}", art.token(art.paint(setup, own.aspiration), x + 124, y + 26, 11)))
        if own.board != NONE:
            place = fitted(setup, BoardPlace(x + 246, y + OTHER_HIGH / 2, 21, seat), 104, OTHER_HIGH / 2 - 8)
            add(ground(setup, own.board, place, self.lang))
            picture.fragments += things_on(setup, own.board, place, held_by(own), own.slots, self.lang)

    def lay_brain(self, picture: Picture, box: Box) -> None:
        setup, view, own = self.setup, self.view, self.view.seats[BRAIN]
        x, y, _, _ = box
        add = picture.fragments.append
        note = self.say("scene-points-short", points=int(own.points))
        add(brain.small_brain_plate(x + 10, y + 10, note, view.holder == BRAIN, self.lang))
        add(brain.small_worthless(setup, int(excluded_colour(view)), x + 10, y + 76, self.lang))
        gained = members(own.cherished)
        add(stock.tiles_head("gained", "scene-gained", x + 10, y + 128, bool(gained), self.lang))
        for at, tile in enumerate(gained[:8]):
            spot = (x + 10 + at % 3 * 42, y + 134 + at // 3 * 27, 40.0, 24.0)
            add(small_tile(setup, tile, True, spot, self.lang))
        if self.lays_for_brain():
            return
        if self.ask != BRAIN_TURN:
            low = y + 160 if not gained else y + 134 + -(-len(gained) // 3) * 27
            self.lay_leaving(picture, [(x + 10 + at * 42, low, 40, 24) for at in range(3)])
        place = fitted(setup, BoardPlace(x + 246, y + OTHER_HIGH / 2, 21, int(BRAIN)), 104, OTHER_HIGH / 2 - 8)
        add(ground(setup, own.board, place, self.lang))
        picture.fragments += things_on(setup, own.board, place, held_by(own), own.slots, self.lang)[1:]

    def lay_brain_board(self, picture: Picture) -> None:
        """In practice, while its fragments are laid, its board is the large one."""
        setup, own = self.setup, self.view.seats[BRAIN]
        place = fitted(setup, BoardPlace(180, 200, 32, int(BRAIN)), 176, 176)
        picture.fragments.append(ground(setup, own.board, place, self.lang))
        picture.fragments += things_on(setup, own.board, place, held_by(own), own.slots, self.lang)[1:]
        self.lay_places(picture, place, 0.62)
