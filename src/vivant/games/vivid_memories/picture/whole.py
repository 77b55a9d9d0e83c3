"""The table as one picture: the line on top, one's own board large, what is private beside it, then the others."""

from __future__ import annotations

from vivant.draw.scene import Picture
from vivant.draw.things import Fragment, Marks
from vivant.engine.bits import members
from vivant.games.vivid_memories.picture import art, brain, hexes, seats, stock
from vivant.games.vivid_memories.picture.basics import Box, chip, mat, still, text
from vivant.games.vivid_memories.picture.board import BoardPlace, bead_at, fitted, points_of
from vivant.games.vivid_memories.picture.composition import Composition
from vivant.games.vivid_memories.picture.forms import Form, OtherForm, Rows
from vivant.games.vivid_memories.picture.tiles import HEAD, small_tile
from vivant.games.vivid_memories.rules.brain import BRAIN
from vivant.games.vivid_memories.rules.position import BANKING, DRAW, OVER, REFLECT
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.setup import ACTIONS, NONE
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import brain_of
from vivant.words import Words

CORNER = 44  # of a small board, where it has no hexes: a name may reach into it


class OnePicture(Composition):
    """One picture, laid out as its form says."""

    def __init__(
        self, view: MemoriesState, words: Words, names: list[str], bots: list[bool], marks: Marks, form: Form
    ) -> None:
        super().__init__(view, words, names, bots, marks)
        self.form = form

    def pictures(self) -> list[Picture]:
        form = self.form
        picture = self.picture("table", form.width, form.height)
        picture.fragments.append(mat(form.width, form.height, form.corner))
        self.lay_line(picture)
        self.lay_tray(picture, form.tray, form.bead)
        self.lay_bank(picture, self.near, self.bank_boxes(), False)
        place = self.fitted_in(form.board, form.radius)
        self.lay_own(picture, place)
        self.lay_in_hexes(picture, place)
        self.lay_private(picture)
        if self.setup.alone:
            self.lay_brain(picture)
            self.lay_sides(picture, list(form.sides))
            return [picture]
        x, y, width, whole = form.others
        height = (whole - form.gap * (len(self.others) - 1)) / len(self.others)
        kind = (form.few, form.some, form.many)[min(3, len(self.others)) - 1]
        for nth, seat in enumerate(self.others):
            self.lay_other(picture, seat, (x, y + nth * (height + form.gap), width, height), kind)
        return [picture]

    def fitted_in(self, room: Box, radius: float, seat: int = -1) -> BoardPlace:
        x, y, width, height = room
        place = BoardPlace(x + width / 2, y + height / 2, radius, seat)
        return fitted(self.setup, place, width / 2, height / 2)

    def bank_boxes(self) -> list[Box]:
        """One's own bank over the board, or beside it."""
        x, y, width, height = self.form.bank
        size = len(self.setup.bank_names)
        if self.form.upright:
            if self.me < 0:
                y, height = y + self.form.seat[3], height - self.form.seat[3]
            pitch = min(100.0, (height + 8) / size)
            top = y + (height - pitch * size + 8) / 2
            return [(x, top + pitch * n, width, pitch - 8) for n in range(size)]
        pitch = (width + 14) / size
        return [(x + pitch * n, y, pitch - 14, height) for n in range(size)]

    def lay_line(self, picture: Picture) -> None:
        view, form = self.view, self.form
        piles = range(view.first, view.last + 1)
        if self.ask == "bank":
            self.lay_claimed(picture)
            return
        body = ""
        x, y = form.caption
        if len(piles) and self.ask != "side":
            all_piles = int(self.setup.tiles_per_round)
            left, _, right = self.say("scene-line-left", left=len(piles), all=all_piles).partition(";")
            body = text(self.say("scene-line"), x, y, "caption")
            body += text(left.strip(), x, y + 23, "note small") + text(right.strip(), x, y + 42, "note small")
        elif not piles and self.me >= 0 and view.phase in (BANKING, REFLECT, DRAW):
            body = self.help_with_bank()
        picture.fragments.append(still("line", body))
        x, y, width, height = form.line
        pitch = min(form.pitch, width / max(1, len(piles)))
        for place, at in enumerate(piles):
            self.lay_pile(picture, at, (x + place * pitch, y, pitch - 12, height), HEAD)

    def help_with_bank(self) -> str:
        """What the actions of the bank do: over their slots, or each with its sign where the line was."""
        body, kinds = "", [kind_in(self.view, self.own, slot) for slot in range(len(self.setup.bank_names))]
        if self.form.upright:
            y = self.form.line[1]
            shown = list(dict.fromkeys(kind for kind in kinds if kind != NONE))
            pitch = (self.form.tray[0] - 32) / max(1, len(shown))
            for n, kind in enumerate(shown):
                name = self.say("action", kind=ACTIONS[kind])
                body += text(name[:1].upper() + name[1:], 20 + pitch * n, y + 14, "strong", 13)
                body += stock.help_with(ACTIONS[kind], 20 + pitch * n, y + 33, pitch - 16, self.say, True)
            return body
        for kind, (x, y, width, _) in zip(kinds, self.bank_boxes(), strict=True):
            if kind != NONE:
                body += stock.help_with(ACTIONS[kind], x + 2, y - 14, width - 4, self.say)
        return body

    def lay_claimed(self, picture: Picture) -> None:
        """Where claimed moments go into the bank they lie where the line was; several with the slots beside each."""
        tiles = members(self.own.claimed)
        picture.fragments.append(stock.tiles_head("line", "scene-claimed", *self.form.caption, True, self.say))
        free = len(self.setup.bank_names) - len(members(self.own.covered))
        columns = min(len(tiles), 6)
        rows = -(-len(tiles) // columns)
        left, top, _, whole = self.form.line
        across = self.form.tray[0] + self.form.tray[2] - left
        width, height = min(280.0, across / columns), whole / rows
        for at, tile in enumerate(tiles):
            x, y = left + at % columns * width, top + at // columns * height
            if len(tiles) == 1:
                picture.fragments.append(small_tile(self.setup, tile, False, (x, y, 220, 0.7 * whole), self.say))
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
        setup, view, own, say, form = self.setup, self.view, self.own, self.say, self.form
        (x, top, width), add = form.private, picture.fragments.append
        card = form.aspiration
        add(stock.aspiration(setup, int(own.aspiration), self.me >= 0, setup.alone, x, top, card, say))
        if self.ask != "bank":
            low = top + form.claimed.first[1] - 12
            add(stock.tiles_head("claimed", "scene-claimed", x, low, bool(own.claimed), say))
            self.lay_rows(picture, members(own.claimed), False, form.claimed.moved(x, top))
        low = top + form.cherished.first[1] - 12
        add(stock.tiles_head("cherished", "scene-cherished", x, low, bool(own.cherished), say))
        self.lay_rows(picture, members(own.cherished), True, form.cherished.moved(x, top))
        begin, step = form.supply
        add(stock.supply(setup, view.supply, x, top + begin, width, step, say))
        begin, step = form.stocks
        add(stock.stock("bag", view.bag_left, "scene-fragments", x, top + begin, width, say))
        add(stock.stock("stack", len(members(view.stack)), "scene-moments", x, top + begin + step, width, say))
        if view.phase != OVER:
            now = x, top + begin + 2 * step, width
            add(stock.stock("now", self.before, "scene-now-points", *now, say, "scene-now-short"))
        if self.me < 0:
            add(self.nameplate(self.near, *form.seat[:3]))

    def lay_rows(self, picture: Picture, tiles: list[int], up: bool, rows: Rows) -> None:
        self.lay_tiles(picture, tiles, up, *rows)

    def nameplate(self, seat: int, x: float, y: float, width: float) -> Fragment:
        own, starts, mine = self.view.seats[seat], self.view.holder == seat, seat == self.me
        board = "" if own.board == NONE else self.setup.board_names[own.board]
        note = self.say("scene-seat", points=int(own.points), board=board)
        head = self.names[seat], self.bots[seat], x, y, width, note, starts
        return seats.nameplate(seat, *head, self.form.plate, self.say, mine)

    # the others

    def lay_other(self, picture: Picture, seat: int, box: Box, form: OtherForm) -> None:
        """Somebody else: name, bank, tiles, board."""
        setup, view, own = self.setup, self.view, self.view.seats[seat]
        x, y = box[:2]
        add = picture.fragments.append
        add(seats.panel(seat, box, bool(view.to_act() >> seat & 1)))
        add(self.nameplate(seat, x + form.plate[0], y + form.plate[1], form.bank[2] + CORNER))
        left, top, width, height = form.bank
        pitch = (width + 8) / len(setup.bank_names)
        boxes = [(x + left + pitch * n, y + top, pitch - 8, height) for n in range(len(setup.bank_names))]
        self.lay_bank(picture, seat, boxes, True)
        apart = form.cherished.first[0] - form.claimed.first[0]
        where = x + form.tiles[0], y + form.tiles[1]
        add(seats.others_tiles(seat, *where, apart, bool(own.claimed), bool(own.cherished), self.say))
        most = form.claimed.columns * (3 if form.aspiration else 1 if form.claimed.down < 27 else 2)
        self.lay_rows(picture, members(own.claimed)[:most], False, form.claimed.moved(x, y))
        self.lay_rows(picture, members(own.cherished)[:most], True, form.cherished.moved(x, y))
        if form.aspiration:
            left, low = x + form.aspiration[0], y + form.aspiration[1]
            body = text(self.say("scene-aspiration-of"), left, low, "caption")
            if own.aspiration != NONE:
                body += art.token(art.paint(setup, own.aspiration), left + 16, low + 26, 15)
            else:
                body += stock.secret(left, low + 12, self.say("scene-secret"), x + box[2] - left - 12)
            add(still(f"aspiration-{seat}", body))
        elif own.aspiration != NONE:
            spot = x + form.board[0] - 20, y + form.plate[1] + self.form.plate.face
            add(still(f"aspiration-{seat}", art.token(art.paint(setup, own.aspiration), *spot, 12)))
        left, top, width, height = form.board
        place = self.fitted_in((x + left, y + top, width, height), 40, seat)
        self.lay_board(picture, place, width / 2, height / 2)

    def reply_box(self) -> Box:
        (x, y, *_), (left, top, width, height) = self.form.others, self.form.brain.reply
        return x + left, y + top, width, height

    def lay_brain(self, picture: Picture) -> None:
        """The Artificial Brain: preferences, what it gained, what is worth nothing to it, its board."""
        setup, view, own, form = self.setup, self.view, self.view.seats[BRAIN], self.form.brain
        x, y, width, _ = self.form.others
        add, plate = picture.fragments.append, self.form.plate
        add(seats.panel(int(BRAIN), self.form.others, view.turn == BRAIN))
        note = self.say("scene-brain-note", points=int(own.points), board=setup.board_names[own.board])
        add(seats.brain_plate(self.names[BRAIN], x + 14, y + 12, note, view.holder == BRAIN, plate, self.say))
        corner = x + width - 16, y + 26
        add(brain.worthless(setup, int(excluded_colour(view)), *corner, self.form.upright, self.say))
        add(still("preferences", text(self.say("scene-preferences"), x + 14, y + form.caption, "caption")))
        left, top, across, high = form.cards
        places = int(brain_of(view)[1].places)
        boxes = brain.boxes_of_line(places, (x + left, y + top, across, high), form.pitch)
        self.lay_preferences(picture, boxes, places > brain.ROOM)
        where = x + form.gained[0], y + form.gained[1]
        add(stock.tiles_head("gained", "scene-gained", *where, True, self.say))
        self.lay_rows(picture, members(own.cherished), True, form.tiles.moved(x, y))
        left, top, across, high = form.leaving
        self.lay_leaving(picture, [(x + left + at * (across + 4), y + top, across, high) for at in range(3)])
        self.lay_reply(picture)
        left, top, across, high = form.board
        place = self.fitted_in((x + left, y + top, across, high), 32, int(BRAIN))
        self.lay_board(picture, place, across / 2, high / 2)
        self.lay_places(picture, place, 0)
