"""The table on a phone: one's own board, the line within reach of the thumb, and below it what the others have."""

from __future__ import annotations

from vivant.draw.scene import Picture
from vivant.draw.svg import fitted as cut
from vivant.draw.svg import text_width
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art, brain, hexes, seats, stock
from vivant.games.vivid_memories.picture.basics import Box, button, mat, still, text
from vivant.games.vivid_memories.picture.board import BoardPlace, fitted
from vivant.games.vivid_memories.picture.composition import Composition
from vivant.games.vivid_memories.picture.tiles import SIDE, STRIP, small_tile
from vivant.games.vivid_memories.rules.brain import BRAIN, LAYING
from vivant.games.vivid_memories.rules.position import OVER
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.setup import NONE
from vivant.games.vivid_memories.words.brain import brain_of

ACROSS = 360
INNER = 352.0  # between the edges, 4 units each
ROW = 51.0  # what a finger needs, with a little air
STRIP_HIGH, END_HIGH = 44.0, 112.0
TABLE_HIGH = 392
OTHER_HIGH = 232
BANK_LOW = 74  # below a name, its points, and the flag of whoever starts
LEFT = 12.0  # where what another has begins


class Tall(Composition):
    """Three pictures of 360 across. What is pressed is never smaller than a finger."""

    def pictures(self) -> list[Picture]:
        table = self.picture("table", ACROSS, TABLE_HIGH)
        table.fragments.append(mat(ACROSS, TABLE_HIGH, 20, False))
        if self.lays_for_brain():
            place = self.lay_board(table, BoardPlace(180, 200, 32, int(BRAIN)), 176, 176)
            self.lay_places(table, place, 0.72)
        else:
            size = len(self.setup.bank_names)
            pitch = 348 / size
            self.lay_bank(table, self.near, [(8 + pitch * n, 4, pitch - 5, 50) for n in range(size)], size > 4)
            place = fitted(self.setup, BoardPlace(180, 221, 30.5), 172, 160)
            self.lay_own(table, place)
            if self.ask == "rewire":
                self.lay_rewires(table, place)
            self.lay_corners(table)
        return [table, self.reach(), self.below()]

    def lay_rewires(self, picture: Picture, place: BoardPlace) -> None:
        """The hexes to rewire; where both directions may be chosen, a press asks which."""
        for hex, name in enumerate(self.setup.hex_names):
            if mark := self.marks.get(f"hex-{name}-rewire"):
                sign = "" if mark.also else "out" if f"out-{name}" in self.marks else "in"
                picture.add(hexes.rewire_whole(self.setup, place, hex, sign))

    def reply_box(self) -> Box:
        return (6, 3, 160, 44) if self.ask == "more" else (264, 1, 92, 44)

    def shares_row(self) -> bool:
        """Alone, whether the inner tiles of the line fit beside the Brain's preferences."""
        taking = self.ask in ("", "take", "more") and self.hand < 0
        return self.setup.alone and taking and self.view.first < self.view.last <= self.view.first + 3

    def lays_for_brain(self) -> bool:
        return self.ask == "brain" and brain_of(self.view)[0].stage == LAYING

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
        picture = self.picture("reach", ACROSS, 0)
        top = 0.0
        if self.setup.alone and not self.view.is_over() and self.ask not in ("more", "move", "bank"):
            pitch = 44.0 if self.shares_row() else 51.0
            places = int(brain_of(self.view)[1].places)
            self.lay_preferences(picture, brain.boxes_of_line(places, (4, 1, pitch - 4, 44), pitch), True)
            self.lay_reply(picture)
            if self.ask == "brain":
                self.lay_leaving(picture, [(262 + at * 48, 1, 46, 44) for at in range(2)])
            top = 48.0
        if self.ask == "side":
            self.lay_sides(picture, [(6, top + 2, 170, 76), (184, top + 2, 170, 76)])
            top += 84
        elif self.ask == "bank":
            top = self.lay_claimed(picture, top)
        elif self.ask in ("move", "pick"):
            top = self.lay_offers(picture, top)
        done = self.done_button() if self.ask != "move" else ""
        piles = list(range(self.view.first, self.view.last + 1))
        if piles:
            top = self.lay_line(picture, piles, top, done)
        else:
            top = self.lay_reflection(picture, top, done)
        picture.height = int(top) + 2
        return picture

    def done_button(self) -> str:
        """The key of what ends something, where it can be ended."""
        return next((key for key in ("button-over", "button-stop", "button-done") if key in self.marks), "")

    def lay_done(self, picture: Picture, done: str, box: Box) -> None:
        picture.add(button(done, self.marks[done].label, box))

    def lay_line(self, picture: Picture, piles: list[int], top: float, done: str) -> float:
        """The ends large with the rest in a row over them, while one may take; otherwise all of it in a row."""
        taking = self.ask in ("", "take", "more") or (self.ask == "brain" and not self.lays_for_brain())
        hand = self.hand >= 0
        if hand or done:
            wide = 348.0 if not hand else max(108.0, text_width(self.marks[done].label, 16) + 20) if done else -6.0
            if hand:
                self.lay_tray(picture, (6, top + 2, 342 - wide, 48), 17)
            if done:
                self.lay_done(picture, done, (354 - wide, top + 1, wide, 51))
            top += 56
        if not taking:
            if self.ask in ("place", "rewire", "side"):
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
            self.lay_pile(picture, at, (4 + nth * (width + 6), top + 1, width, END_HIGH), SIDE)
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
                picture.fragments.append(stock.tiles_head("row-0", "scene-claimed", 8, top + 15, True, self.say))
                picture.fragments.append(small_tile(self.setup, tile, False, (8, top + 24, 150, 52), self.say))
                return top + 82
            picture.fragments.append(small_tile(self.setup, tile, False, (6, top + 1, 104, ROW - 4), self.say))
            step = min(62.0, 240 / free)
            spots: list[Box] = [(116 + n * step, top - 1, step - 4, ROW) for n in range(free)]
            self.lay_slots_beside(picture, tile, spots)
            top += ROW + 5
        return top

    def lay_offers(self, picture: Picture, top: float) -> float:
        """Fragments to move or to pick, each with its hex, in rows; what ends it beside the last, if there is room."""
        offers, done = self.offers(), self.done_button()
        columns = min(6, max(3, len(offers)))
        step = INNER / columns
        for at, (hex, colour, key, gain) in enumerate(offers):
            box = (4 + at % columns * step + 1, top + 2 + at // columns * (ROW + 3), step - 2, ROW)
            picture.add(hexes.move_card(key, art.paint(self.setup, colour), self.setup.hex_names[hex], gain, box))
        low = top + -(-len(offers) // columns) * (ROW + 3) + 3
        free = -len(offers) % columns
        if not done or self.ask != "move":
            return low
        if free < 2:
            self.lay_done(picture, done, (6, low, 348, ROW))
            return low + ROW + 3
        wide = free * step - 4
        self.lay_done(picture, done, (ACROSS - 6 - wide, low - ROW - 4, wide, ROW))
        return low

    def lay_reflection(self, picture: Picture, top: float, done: str) -> float:
        """Without a line: what is in hand or can be had, the supply, and one's moments off the bank."""
        setup, view, own = self.setup, self.view, self.own
        if self.ask == "result":
            self.lay_tray(picture, (4, top + 2, INNER, 52), 19)
            top += 58
        elif self.hand >= 0:
            self.lay_tray(picture, (6, top + 2, 348, 46), 17)
            top += 53
        if done:
            self.lay_done(picture, done, (6, top + 1, 348, 51))
            top += 56
        rows = [("scene-cherished", members(own.cherished), True)]
        if not view.is_over() and self.ask != "bank":
            picture.fragments.append(stock.supply(setup, view.supply, 8, top + 15, 350, 66, self.say))
            top += 68 if len(setup.colour_names) < 6 else 108
            rows.insert(0, ("scene-claimed-short", members(own.claimed), False))
        for nth, (word, tiles, up) in enumerate(rows):
            if not tiles:
                continue
            picture.fragments.append(stock.tiles_head(f"row-{nth + 1}", word, 8, top + 15, True, self.say))
            self.lay_tiles(picture, tiles, up, (8, top + 22, 83, 30), 4, 87, 34)
            top += 26 + -(-len(tiles) // 4) * 34
        return top

    # the others, below all that

    def below(self) -> Picture:
        """Each with the board at the right, and the rest at the left."""
        view, picture = self.view, self.picture("others", ACROSS, (OTHER_HIGH + 8) * len(self.others))
        alone = self.setup.alone
        for nth, seat in enumerate(self.others):
            y = nth * (OTHER_HIGH + 8.0)
            panel = seats.panel(seat, (2, y, ACROSS - 4, OTHER_HIGH), bool(view.to_act() >> seat & 1))
            name = self.say("scene-brain-short") if alone else cut(self.names[seat], 100, 16)
            note = self.say("scene-points-short", points=int(view.seats[seat].points))
            bot, mine, starts = self.bots[seat], seat == self.me, view.holder == seat
            plate = seats.small_plate(seat, name, alone, bot, mine, LEFT, y + 10, note, starts, self.say)
            picture.fragments += [panel, plate]
            if alone:
                self.lay_brain(picture, y)
            else:
                self.lay_other(picture, seat, y)
            if not self.lays_for_brain():
                place = BoardPlace(248, y + OTHER_HIGH / 2, 21, seat)
                self.lay_board(picture, place, 104, OTHER_HIGH / 2 - 8)
        return picture

    def lay_other(self, picture: Picture, seat: int, y: float) -> None:
        """The bank, tiles, and the aspiration where it is known."""
        setup, own, add = self.setup, self.view.seats[seat], picture.fragments.append
        size = len(setup.bank_names)
        columns = 2 if size <= 4 else 3
        pitch = 126 / columns
        spots: list[Box] = [
            (LEFT + at % columns * pitch, y + BANK_LOW + at // columns * 34, pitch - 5, 30) for at in range(size)
        ]
        self.lay_bank(picture, seat, spots, True)
        row = y + BANK_LOW + -(-size // columns) * 34 + 14
        add(seats.others_tiles_down(seat, LEFT, row, bool(own.claimed), bool(own.cherished), self.say))
        self.lay_tiles(picture, members(own.claimed)[:4], False, (LEFT, row + 5, 31, 20), 4, 33)
        self.lay_tiles(picture, members(own.cherished)[:4], True, (LEFT, row + 45, 31, 20), 4, 33)
        if own.aspiration != NONE:
            add(still(f"aspiration-{seat}", art.token(art.paint(setup, own.aspiration), 126, y + 26, 11)))

    def lay_brain(self, picture: Picture, y: float) -> None:
        """What is worth nothing to it, and what it gained."""
        gained, add = members(self.view.seats[BRAIN].cherished), picture.fragments.append
        add(brain.small_worthless(self.setup, int(excluded_colour(self.view)), LEFT, y + 76, self.say))
        add(stock.tiles_head("gained", "scene-gained", LEFT, y + 128, bool(gained), self.say))
        self.lay_tiles(picture, gained[:8], True, (LEFT, y + 134, 40, 24), 3, 42, 27)
        if self.ask != "brain":
            low = y + 160 if not gained else y + 134 + -(-len(gained) // 3) * 27
            self.lay_leaving(picture, [(LEFT + at * 42, low, 40, 24) for at in range(3)])
