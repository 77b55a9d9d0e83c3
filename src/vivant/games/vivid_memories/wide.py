"""The table on a wide screen: one picture with the line on top, one's own board large, the others beside it."""

from __future__ import annotations

from vivant.draw.scene import Fragment, Picture
from vivant.engine.bits import members
from vivant.games.vivid_memories import art, choices, panels
from vivant.games.vivid_memories.artificial_brain import BRAIN, LAYING
from vivant.games.vivid_memories.brain_scene import SHOWN
from vivant.games.vivid_memories.drawing import Drawing
from vivant.games.vivid_memories.drawn import Place, bead_at, fitted, ground, held_by, points_of, things
from vivant.games.vivid_memories.explain import brain_of
from vivant.games.vivid_memories.marks import Box, chip, mat, still, text
from vivant.games.vivid_memories.parts import ACTIONS, NONE, amount
from vivant.games.vivid_memories.position import BANKING, DRAW, OVER, REFLECT
from vivant.games.vivid_memories.seat import BANK, BRAIN_TURN, MOVE, PICK, REWIRE, SIDE
from vivant.games.vivid_memories.tiles import HEAD, small_tile

WIDTH, HEIGHT = 1440, 848
PRIVATE = 640.0  # where the column of one's own things begins
OTHERS: Box = (862, 176, 546, 648)


class Wide(Drawing):
    """One picture of 1440 × 848."""

    def pictures(self) -> list[Picture]:
        picture = Picture("table", WIDTH, HEIGHT)
        picture.fragments.append(mat(WIDTH, HEIGHT, 28))
        self.lay_line(picture)
        self.lay_tray(picture, (1030, 26, 376, 128), 28)
        size = len(self.setup.bank_names)
        pitch = 592 / size
        self.lay_bank(picture, self.near, [(36 + pitch * n, 176, pitch - 14, 92) for n in range(size)], False)
        place = fitted(self.setup, Place(326, 556, 53), 290, 276)
        self.lay_own(picture, place)
        self.lay_in_hexes(picture, place)
        self.lay_private(picture)
        if self.setup.alone:
            self.lay_brain(picture, OTHERS)
            self.lay_sides(picture, [(36, 24, 170, 132), (1036, 24, 190, 132)])
            return [picture]
        others = [(self.near + place) % self.setup.players for place in range(1, self.setup.players)]
        x, y, width, whole = OTHERS
        height = (whole - 14 * (len(others) - 1)) / len(others)
        for nth, seat in enumerate(others):
            self.lay_other(picture, seat, (x, y + nth * (height + 14), width, height))
        return [picture]

    def lay_line(self, picture: Picture) -> None:
        view = self.view
        piles = range(view.first, view.last + 1)
        if self.ask == BANK:
            self.lay_claimed(picture)
            return
        body = ""
        if len(piles) and self.ask != SIDE:
            left, _, right = self.say(
                "scene-line-left", left=len(piles), all=int(self.setup.tiles_per_round)
            ).partition(";")
            body = text(self.say("scene-line"), 36, 44, "caption")
            body += text(left.strip(), 36, 68, "note small") + text(right.strip(), 36, 88, "note small")
        elif not piles and self.me >= 0 and view.phase in (BANKING, REFLECT, DRAW):
            size = len(self.setup.bank_names)
            for slot in range(size):
                kind = view.kind_of(self.own, slot)
                if kind != NONE:
                    pitch = 592 / size
                    body += panels.help_with(ACTIONS[kind], 38 + pitch * slot, 162, pitch - 18, self.lang)
        picture.fragments.append(still("line", body))
        pitch = min(253.0, 800 / max(1, len(piles)))
        for place, at in enumerate(piles):
            self.lay_pile(picture, at, (222 + place * pitch, 24.0, pitch - 16, 132.0), HEAD)

    def lay_claimed(self, picture: Picture) -> None:
        """Where claimed moments go into the bank they lie where the line was; several with the slots beside each."""
        tiles = members(self.own.claimed)
        picture.fragments.append(panels.tiles_head("line", "scene-claimed", 36, 44, True, self.lang))
        free = len(self.setup.bank_names) - len(members(self.own.covered))
        columns = min(len(tiles), 6)
        rows = -(-len(tiles) // columns)
        width, height = min(280.0, 1180 / columns), 132 / rows
        for at, tile in enumerate(tiles):
            x, y = 222 + at % columns * width, 24 + at // columns * height
            if len(tiles) == 1:
                picture.fragments.append(small_tile(self.setup, tile, False, (x, y, 220, 92), self.lang))
                return
            high = height * 0.5 if rows == 1 else height * 0.44
            picture.fragments.append(small_tile(self.setup, tile, False, (x, y, width - 18, high), self.lang))
            step = (width - 18) / free
            low = y + high + 7
            spots: list[Box] = [(x + n * step + 2, low, step - 4, y + height - low - 3) for n in range(free)]
            self.lay_puts(picture, tile, spots)

    def lay_in_hexes(self, picture: Picture, place: Place) -> None:
        """What is chosen inside hexes: directions to rewire, fragments to move or to pick."""
        setup, own = self.setup, self.own
        hexes = points_of(setup, place)[0]
        if self.ask == REWIRE:
            for hex, out, inward in self.rewires():
                if out:
                    picture.fragments.append(choices.rewire(setup, place, hex, False, inward, self.lang))
                if inward:
                    picture.fragments.append(choices.rewire(setup, place, hex, True, out, self.lang))
        elif self.ask == MOVE:
            moves = self.moves()
            for hex, colour, action, label, gain in moves:
                colours = tuple(other for there, other, *_ in moves if there == hex)
                x, y = bead_at(place, hexes[hex], colours, colours.index(colour))
                key, radius = action.replace(" ", "-"), art.bead_radius(place.radius, len(colours)) - 1
                picture.fragments.append(chip(key, action, label, art.paint(setup, colour), x, y, radius, gain))
        elif self.ask == PICK:
            picks = self.picks()
            hex = int(own.other if own.other != NONE else own.hex)
            colours = tuple(colour for colour, *_ in picks)
            for at, (colour, action, label, gain) in enumerate(picks):
                x, y = bead_at(place, hexes[hex], colours, at)
                key, radius = action.replace(" ", "-"), art.bead_radius(place.radius, len(colours)) - 1
                picture.fragments.append(chip(key, action, label, art.paint(setup, colour), x, y, radius, gain))

    def lay_private(self, picture: Picture) -> None:
        """Aspiration, claimed and cherished tiles, supply, bag and stack; what Reward would give now."""
        setup, view, own, lang = self.setup, self.view, self.own, self.lang
        x, add = PRIVATE, picture.fragments.append
        shown = own.aspiration != NONE
        add(panels.aspiration(setup, int(own.aspiration) if shown else -1, self.me >= 0, setup.alone, x, 176, lang))
        claimed = members(own.claimed) if self.ask != BANK else []
        if self.ask != BANK:
            add(panels.tiles_head("claimed", "scene-claimed", x, 304, bool(claimed), lang))
        for at, tile in enumerate(claimed):
            add(small_tile(setup, tile, False, (x + at % 2 * 102, 316.0 + at // 2 * 46, 98.0, 42.0), lang))
        add(panels.tiles_head("cherished", "scene-cherished", x, 442, bool(own.cherished), lang))
        for at, tile in enumerate(members(own.cherished)):
            add(small_tile(setup, tile, True, (x + at % 3 * 68, 454.0 + at // 3 * 44, 64.0, 40.0), lang))
        counts = tuple(amount(view.supply, colour) for colour in range(len(setup.colour_names)))
        add(panels.supply(setup, counts, (x, 592, 200, 80), lang))
        add(panels.stock("bag", view.bag_left, "scene-fragments", x, 714, lang))
        add(panels.stock("stack", len(members(view.stack)), "scene-moments", x + 106, 714, lang))
        if view.phase != OVER:
            head = text(self.say("scene-now"), x, 786, "caption")
            add(still("now", head + text(self.say("scene-now-points", points=self.before), x, 812, "serif strong", 20)))
        if self.me < 0:
            add(self.nameplate(self.near, 36, 796))

    def nameplate(self, seat: int, x: float, y: float) -> Fragment:
        starts, mine = self.view.holder == seat, seat == self.me
        return panels.nameplate(
            seat, self.names[seat], self.bots[seat], x, y, self.note_on(seat), starts, self.lang, mine
        )

    # the others

    def lay_other(self, picture: Picture, seat: int, box: Box) -> None:
        """Somebody else: name, bank, tiles, board."""
        setup, view, own = self.setup, self.view, self.view.seats[seat]
        x, y, width, height = box
        alone, tight = height > 500, height < 240
        add = picture.fragments.append
        add(panels.panel(seat, box, bool(view.to_act() >> seat & 1)))
        add(self.nameplate(seat, x + 16, y + 14))
        size = len(setup.bank_names)
        pitch = 240 / size
        top = y + (68 if tight else 80)
        self.lay_bank(picture, seat, [(x + 16 + pitch * n, top, pitch - 8, 46) for n in range(size)], True)
        row = top + 66
        add(panels.others_tiles(seat, x + 16, row, 130, bool(own.claimed), bool(own.cherished), self.lang))
        for at, tile in enumerate(members(own.claimed)[:6]):
            spot = (x + 16 + at % 2 * 62, row + 10.0 + at // 2 * 30, 58.0, 27.0)
            add(small_tile(setup, tile, False, spot, self.lang))
        for at, tile in enumerate(members(own.cherished)[:6]):
            spot = (x + 146 + at % 2 * 56, row + 10.0 + at // 2 * 30, 52.0, 27.0)
            add(small_tile(setup, tile, True, spot, self.lang))
        if not tight:
            left, low = (x + 300, y + 92) if alone else (x + 16, y + 236)
            body = text(self.say("scene-aspiration-of"), left, low, "caption")
            if own.aspiration != NONE:
                body += art.token(art.paint(setup, own.aspiration), left + 16, low + 26, 15)
            else:
                body += panels.secret(left, low + 12, self.say("scene-secret"))
            add(still(f"aspiration-{seat}", body))
        elif own.aspiration != NONE:
            add(still(f"aspiration-{seat}", art.token(art.paint(setup, own.aspiration), x + 262, y + 36, 15)))
        if own.board == NONE:
            return
        if alone:
            place = fitted(setup, Place(x + 306, y + height - 210, 40, seat), 232, 200)
        else:
            place = fitted(setup, Place(x + width - 150, y + height / 2, 27, seat), 136, height / 2 - 14)
        add(ground(setup, own.board, place, self.lang))
        picture.fragments += things(setup, own.board, place, held_by(own), own.slots, self.lang)

    def reply_box(self) -> Box:
        return 878, 444, 514, 44

    def lay_brain(self, picture: Picture, box: Box) -> None:
        """The Artificial Brain: preferences, what it gained, what is worth nothing to it, its board."""
        setup, view, own = self.setup, self.view, self.view.seats[BRAIN]
        x, y, width, _ = box
        add = picture.fragments.append
        add(panels.panel(int(BRAIN), box, view.turn == BRAIN))
        note = self.say("scene-brain-note", points=int(own.points), board=setup.board_names[own.board])
        add(panels.brain_plate(self.names[BRAIN], x + 16, y + 14, note, view.holder == BRAIN, self.lang))
        add(panels.worthless(setup, int(view.excluded()), x + width - 18, y + 26, self.lang))
        add(still("preferences", text(self.say("scene-preferences"), x + 16, y + 92, "caption")))
        self.lay_preferences(picture, [(x + 28 + n * 103, y + 102, 82, 60) for n in range(SHOWN)], False)
        add(panels.tiles_head("gained", "scene-gained", x + 16, y + 212, bool(own.cherished), self.lang))
        for at, tile in enumerate(members(own.cherished)):
            spot = (x + 96 + at % 7 * 62, y + 198.0 + at // 7 * 32, 58.0, 27.0)
            add(small_tile(setup, tile, True, spot, self.lang))
        self.lay_leaving(picture, [(x + 16 + at * 62, y + 228, 58.0, 27.0) for at in range(3)])
        self.lay_reply(picture)
        place = fitted(setup, Place(x + 273, y + 482, 32, int(BRAIN)), 256, 160)
        add(ground(setup, own.board, place, self.lang))
        beads = things(setup, own.board, place, held_by(own), own.slots, self.lang)
        picture.fragments += beads[1:]  # without the threads, which it never scores (AB-06)
        if self.ask == BRAIN_TURN and brain_of(view)[0].stage == LAYING:
            self.lay_places(picture, place, 0)
