"""The table on a wide screen: one picture with the line on top, one's own board large, the others beside it."""

from __future__ import annotations

from vivant.draw.scene import Picture
from vivant.draw.things import Fragment
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art, brain, hexes, seats, stock
from vivant.games.vivid_memories.picture.basics import Box, chip, mat, still, text
from vivant.games.vivid_memories.picture.board import BoardPlace, bead_at, fitted, points_of
from vivant.games.vivid_memories.picture.composition import Composition
from vivant.games.vivid_memories.picture.tiles import HEAD, small_tile
from vivant.games.vivid_memories.rules.brain import BRAIN
from vivant.games.vivid_memories.rules.position import BANKING, DRAW, OVER, REFLECT
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.setup import ACTIONS, NONE

WIDTH, HEIGHT = 1440, 848
PRIVATE = 640.0  # where the column of one's own things begins
OTHERS: Box = (862, 176, 546, 648)


class Wide(Composition):
    """One picture of 1440 × 848."""

    def pictures(self) -> list[Picture]:
        picture = self.picture("table", WIDTH, HEIGHT)
        picture.fragments.append(mat(WIDTH, HEIGHT, 28))
        self.lay_line(picture)
        self.lay_tray(picture, (1030, 26, 376, 128), 28)
        size = len(self.setup.bank_names)
        pitch = 592 / size
        self.lay_bank(picture, self.near, [(36 + pitch * n, 176, pitch - 14, 92) for n in range(size)], False)
        place = fitted(self.setup, BoardPlace(326, 556, 53), 290, 276)
        self.lay_own(picture, place)
        self.lay_in_hexes(picture, place)
        self.lay_private(picture)
        if self.setup.alone:
            self.lay_brain(picture)
            self.lay_sides(picture, [(36, 24, 170, 132), (1036, 24, 190, 132)])
            return [picture]
        x, y, width, whole = OTHERS
        height = (whole - 14 * (len(self.others) - 1)) / len(self.others)
        for nth, seat in enumerate(self.others):
            self.lay_other(picture, seat, (x, y + nth * (height + 14), width, height))
        return [picture]

    def lay_line(self, picture: Picture) -> None:
        view = self.view
        piles = range(view.first, view.last + 1)
        if self.ask == "bank":
            self.lay_claimed(picture)
            return
        body = ""
        if len(piles) and self.ask != "side":
            all_piles = int(self.setup.tiles_per_round)
            left, _, right = self.say("scene-line-left", left=len(piles), all=all_piles).partition(";")
            body = text(self.say("scene-line"), 36, 44, "caption")
            body += text(left.strip(), 36, 68, "note small") + text(right.strip(), 36, 88, "note small")
        elif not piles and self.me >= 0 and view.phase in (BANKING, REFLECT, DRAW):
            pitch = 592 / len(self.setup.bank_names)
            for slot in range(len(self.setup.bank_names)):
                if (kind := kind_in(view, self.own, slot)) != NONE:
                    body += stock.help_with(ACTIONS[kind], 38 + pitch * slot, 162, pitch - 18, self.say)
        picture.fragments.append(still("line", body))
        pitch = min(253.0, 800 / max(1, len(piles)))
        for place, at in enumerate(piles):
            self.lay_pile(picture, at, (222 + place * pitch, 24.0, pitch - 16, 132.0), HEAD)

    def lay_claimed(self, picture: Picture) -> None:
        """Where claimed moments go into the bank they lie where the line was; several with the slots beside each."""
        tiles = members(self.own.claimed)
        picture.fragments.append(stock.tiles_head("line", "scene-claimed", 36, 44, True, self.say))
        free = len(self.setup.bank_names) - len(members(self.own.covered))
        columns = min(len(tiles), 6)
        rows = -(-len(tiles) // columns)
        width, height = min(280.0, 1180 / columns), 132 / rows
        for at, tile in enumerate(tiles):
            x, y = 222 + at % columns * width, 24 + at // columns * height
            if len(tiles) == 1:
                picture.fragments.append(small_tile(self.setup, tile, False, (x, y, 220, 92), self.say))
                return
            high = height * 0.5 if rows == 1 else height * 0.44
            picture.fragments.append(small_tile(self.setup, tile, False, (x, y, width - 18, high), self.say))
            step = (width - 18) / free
            low = y + high + 7
            spots: list[Box] = [(x + n * step + 2, low, step - 4, y + height - low - 3) for n in range(free)]
            self.lay_slots_beside(picture, tile, spots)

    def lay_in_hexes(self, picture: Picture, place: BoardPlace) -> None:
        """What is chosen inside hexes: directions to rewire, fragments to move or to pick."""
        setup = self.setup
        if self.ask == "rewire":
            for hex, name in enumerate(setup.hex_names):
                offered = [f"{way}-{name}" in self.marks for way in ("out", "in")]
                for inward, may in enumerate(offered):
                    if may:
                        picture.add(hexes.rewire_half(setup, place, hex, bool(inward), all(offered)))
        elif self.ask in ("move", "pick"):
            offers = self.offers()
            for hex, colour, key, gain in offers:
                colours = tuple(other for there, other, *_ in offers if there == hex)
                where = bead_at(place, points_of(setup, place)[0][hex], colours, colours.index(colour))
                radius = art.bead_radius(place.radius, len(colours)) - 1
                picture.add(chip(key, art.paint(setup, colour), *where, radius, gain))

    def lay_private(self, picture: Picture) -> None:
        """Aspiration, claimed and cherished tiles, supply, bag and stack; what Reward would give now."""
        setup, view, own, say = self.setup, self.view, self.own, self.say
        x, add = PRIVATE, picture.fragments.append
        add(stock.aspiration(setup, int(own.aspiration), self.me >= 0, setup.alone, x, 176, say))
        if self.ask != "bank":
            add(stock.tiles_head("claimed", "scene-claimed", x, 304, bool(own.claimed), say))
            self.lay_tiles(picture, members(own.claimed), False, (x, 316, 98, 42), 2, 102, 46)
        add(stock.tiles_head("cherished", "scene-cherished", x, 442, bool(own.cherished), say))
        self.lay_tiles(picture, members(own.cherished), True, (x, 454, 64, 40), 3, 68, 44)
        add(stock.supply(setup, view.supply, x, 592, 200, say))
        add(stock.stock("bag", view.bag_left, "scene-fragments", x, 714, say))
        add(stock.stock("stack", len(members(view.stack)), "scene-moments", x + 106, 714, say))
        if view.phase != OVER:
            head = text(self.say("scene-now"), x, 786, "caption")
            add(still("now", head + text(self.say("scene-now-points", points=self.before), x, 812, "serif strong", 20)))
        if self.me < 0:
            add(self.nameplate(self.near, 36, 796))

    def nameplate(self, seat: int, x: float, y: float) -> Fragment:
        own, starts, mine = self.view.seats[seat], self.view.holder == seat, seat == self.me
        board = "" if own.board == NONE else self.setup.board_names[own.board]
        note = self.say("scene-seat", points=int(own.points), board=board)
        return seats.nameplate(seat, self.names[seat], self.bots[seat], x, y, note, starts, self.say, mine)

    # the others

    def lay_other(self, picture: Picture, seat: int, box: Box) -> None:
        """Somebody else: name, bank, tiles, board."""
        setup, view, own = self.setup, self.view, self.view.seats[seat]
        x, y, width, height = box
        alone, tight = height > 500, height < 240
        add = picture.fragments.append
        add(seats.panel(seat, box, bool(view.to_act() >> seat & 1)))
        add(self.nameplate(seat, x + 16, y + 14))
        size = len(setup.bank_names)
        pitch = 240 / size
        top = y + (68 if tight else 80)
        self.lay_bank(picture, seat, [(x + 16 + pitch * n, top, pitch - 8, 46) for n in range(size)], True)
        row = top + 66
        add(seats.others_tiles(seat, x + 16, row, bool(own.claimed), bool(own.cherished), self.say))
        self.lay_tiles(picture, members(own.claimed)[:6], False, (x + 16, row + 10, 58, 27), 2, 62, 30)
        self.lay_tiles(picture, members(own.cherished)[:6], True, (x + 146, row + 10, 52, 27), 2, 56, 30)
        if not tight:
            left, low = (x + 300, y + 92) if alone else (x + 16, y + 236)
            body = text(self.say("scene-aspiration-of"), left, low, "caption")
            if own.aspiration != NONE:
                body += art.token(art.paint(setup, own.aspiration), left + 16, low + 26, 15)
            else:
                body += stock.secret(left, low + 12, self.say("scene-secret"))
            add(still(f"aspiration-{seat}", body))
        elif own.aspiration != NONE:
            add(still(f"aspiration-{seat}", art.token(art.paint(setup, own.aspiration), x + 262, y + 36, 15)))
        if alone:
            self.lay_board(picture, BoardPlace(x + 306, y + height - 210, 40, seat), 232, 200)
        else:
            self.lay_board(picture, BoardPlace(x + width - 150, y + height / 2, 27, seat), 136, height / 2 - 14)

    def reply_box(self) -> Box:
        return 878, 444, 514, 44

    def lay_brain(self, picture: Picture) -> None:
        """The Artificial Brain: preferences, what it gained, what is worth nothing to it, its board."""
        setup, view, own = self.setup, self.view, self.view.seats[BRAIN]
        x, y, width, _ = OTHERS
        add = picture.fragments.append
        add(seats.panel(int(BRAIN), OTHERS, view.turn == BRAIN))
        note = self.say("scene-brain-note", points=int(own.points), board=setup.board_names[own.board])
        add(seats.brain_plate(self.names[BRAIN], x + 16, y + 14, note, view.holder == BRAIN, self.say))
        add(brain.worthless(setup, int(excluded_colour(view)), x + width - 18, y + 26, self.say))
        add(still("preferences", text(self.say("scene-preferences"), x + 16, y + 92, "caption")))
        self.lay_preferences(picture, [(x + 28 + n * 103, y + 102, 82, 60) for n in range(brain.SHOWN)], False)
        add(stock.tiles_head("gained", "scene-gained", x + 16, y + 212, bool(own.cherished), self.say))
        self.lay_tiles(picture, members(own.cherished), True, (x + 96, y + 198, 58, 27), 7, 62, 32)
        self.lay_leaving(picture, [(x + 16 + at * 62, y + 228, 58.0, 27.0) for at in range(3)])
        self.lay_reply(picture)
        place = self.lay_board(picture, BoardPlace(x + 273, y + 482, 32, int(BRAIN)), 256, 160)
        self.lay_places(picture, place, 0)
