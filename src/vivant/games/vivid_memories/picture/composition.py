"""What pictures of every shape share: one's own board, the bank, the line, what is in hand; every choice marked."""

from __future__ import annotations

from vivant.draw.scene import Picture
from vivant.draw.svg import fitted as cut
from vivant.draw.svg import text_width
from vivant.draw.things import Mark, Marks, Thing
from vivant.engine.state import SPECTATOR
from vivant.games.vivid_memories.picture import art, brain, hexes, stock
from vivant.games.vivid_memories.picture.bank import bank_slot, slot_beside
from vivant.games.vivid_memories.picture.basics import PASSIVE, Box, bead, chip
from vivant.games.vivid_memories.picture.board import BoardPlace, fitted, ground, points_of, things_on, tokens_on
from vivant.games.vivid_memories.picture.keys import hand_bead_key, line_bead_key, numbered, tile_key, tokens_of
from vivant.games.vivid_memories.picture.tiles import DIMMED, bead_to_take, line_tile, middle_of, places_on, small_tile
from vivant.games.vivid_memories.rules.position import OVER, REMEMBER
from vivant.games.vivid_memories.rules.seat import ASKS, prospect
from vivant.games.vivid_memories.rules.setup import NONE, SPLIT, SWAP
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import brain_of, plays_itself
from vivant.words import Words


class Composition:
    """`me` is the viewer's seat, or SPECTATOR; `near` is whose board is large; `ask` names what the choices are about,
    empty where there are none."""

    def __init__(self, view: MemoriesState, words: Words, names: list[str], bots: list[bool], marks: Marks) -> None:
        setup = view.setup
        self.setup = setup
        self.view = view
        self.say = words
        self.marks = marks
        self.names = [*names, words("brain")] if setup.alone else names
        self.bots = [*bots, True] if setup.alone else bots
        self.me = max(view.viewer, SPECTATOR)
        self.near = max(self.me, 0)
        self.others = [(self.near + place) % int(setup.players) for place in range(1, setup.players)]
        self.own = own = view.seats[self.near]
        self.about = int(own.other if own.other != NONE else own.hex)  # the hex that the question is about
        self.hand = stock.holder_of_hand(view, self.near)  # whose hand lies in the tray
        self.ask = ASKS[own.ask] if marks and own.ask else ""
        self.before = prospect(setup, own) if own.board != NONE and view.phase != OVER else 0

    def picture(self, name: str, width: int, height: int) -> Picture:
        return Picture(name, width, height, marks=self.marks)

    def gain(self, mark: Mark) -> int:
        """What Reward would give more now, if this were done."""
        after = self.view.clone()
        after.apply(self.me, mark.number)
        return prospect(self.setup, after.seats[self.me]) - self.before

    # boards

    def lay_board(self, picture: Picture, place: BoardPlace, width: float, height: float) -> BoardPlace:
        """Another's board; it keeps inside half this width and height."""
        setup, own, place = self.setup, self.view.seats[place.seat], fitted(self.setup, place, width, height)
        if own.board != NONE:
            picture.fragments.append(ground(setup, own.board, place, self.say))
            things = things_on(setup, own.board, place, tokens_on(setup, own), own.slots, self.say)
            picture.fragments += things[1:] if setup.alone else things  # the Brain never scores threads (AB-06)
        return place

    def lay_own(self, picture: Picture, place: BoardPlace) -> None:
        setup, own = self.setup, self.own
        if own.board == NONE:
            return
        add = picture.fragments.append
        add(ground(setup, own.board, place, self.say))
        in_hexes = tokens_on(setup, own)
        for hex, tokens in enumerate(in_hexes):
            mark = self.marks.get(f"hex-{setup.hex_names[hex]}") if self.ask else None
            gain = self.gain(mark) if mark and mark.offered and self.shows_gain(hex) else 0
            add(hexes.hex_plate(setup, place, hex, tokens, self.say, mark, gain))
        picture.fragments += things_on(setup, own.board, place, in_hexes, own.slots, self.say)
        if self.ask and own.hex != NONE and self.ask != "use":
            add(hexes.about(setup, place, self.about))

    def shows_gain(self, hex: int) -> bool:
        """Whether the choice of a hex is the last one of an action."""
        if self.ask == "from":
            return self.own.action == SPLIT and self.own.total.at(hex) < self.setup.capacity
        return self.ask == "place" or (self.ask == "to" and self.own.action != SWAP)

    def offers(self) -> list[tuple[int, int, str, int]]:
        """Fragments that may be moved or picked: hex, colour, key, and what that would bring; hex by hex."""
        actions, offers = self.setup.actions, []
        for key, mark in self.marks.items():
            if actions.move.has(mark.number):
                colour, hex = divmod(int(mark.number - actions.move.base), len(self.setup.hex_names))
                offers.append((hex, colour, key, self.gain(mark)))
            elif actions.pick.has(mark.number):
                gain = self.gain(mark) if self.own.other != NONE else 0
                offers.append((self.about, int(mark.number - actions.pick.base), key, gain))
        return sorted(offers)

    # tiles and the bank

    def lay_tiles(
        self, picture: Picture, tiles: list[int], up: bool, first: Box, columns: int, across: float, down: float = 0
    ) -> None:
        """Tiles off the line in rows: where the first lies, and how far it is to the next; `up` with the points."""
        x, y, width, height = first
        for at, tile in enumerate(tiles):
            box = (x + at % columns * across, y + at // columns * down, width, height)
            picture.fragments.append(small_tile(self.setup, tile, up, box, self.say))

    def lay_bank(self, picture: Picture, seat: int, boxes: list[Box], small: bool) -> None:
        setup, own = self.setup, self.view.seats[seat]
        mine, add = seat == self.near, picture.fragments.append
        for slot, box in enumerate(boxes):
            tile, name = own.bank[slot], setup.bank_names[slot]
            key = f"bank-{name}" if mine else f"bank-{seat}-{name}"
            mark = self.marks.get(key)
            used = bool(own.used >> slot & 1)
            add(bank_slot(setup, key, slot, tile != NONE, used, small, box, self.say, mark))
            if tile != NONE:
                inner = (box[0] + box[2] * 0.05, box[1] + box[3] * 0.07, box[2] * 0.9, box[3] * 0.84)
                more: tuple[tuple[str, str], ...] = ()
                if mark is not None:  # the slot under it is what is pressed
                    more = DIMMED if self.ask == "use" and not mark.offered else PASSIVE
                add(small_tile(setup, tile, bool(own.flipped >> slot & 1), inner, self.say, more=more))

    def lay_slots_beside(self, picture: Picture, tile: int, boxes: list[Box]) -> None:
        """One of several claimed moments: the free slots that it may go into."""
        free = [slot for slot in range(len(self.setup.bank_names)) if not self.own.covered >> slot & 1]
        for slot, box in zip(free, boxes, strict=False):
            picture.add(slot_beside(self.setup, slot, tile, box, self.say))

    # the line

    def lay_pile(self, picture: Picture, at: int, box: Box, look: str) -> None:
        """A tile of the line with its fragments; at the ends those that can be taken."""
        setup, pile, marks, add = self.setup, self.view.line[at], self.marks, picture.fragments.append
        add(line_tile(setup, pile.tile, box, look, self.say, marks.get(tile_key(setup, pile.tile))))
        tokens = tokens_of(setup, pile.tokens)
        cells, radius = places_on(box, look, max(1, int(setup.tokens_per_tile)), len(tokens))
        for (colour, nth), cell in zip(numbered(tokens), cells, strict=True):
            key, paint = line_bead_key(setup, pile.tile, colour, nth), art.paint(setup, colour)
            mark = marks.get(key)
            if mark is None:
                add(bead(key, paint, *middle_of(cell), radius))
                continue
            ghost = spoken = ""
            reply = brain.reply_to(self.view, mark.number) if mark.offered and plays_itself(setup) else None
            if reply is not None:
                ghost = brain.reply_row(setup, reply, self.reply_box(), self.say)
                spoken = f"{mark.label}. {brain.reply_words(setup, reply, self.say)}"
            add(bead_to_take(key, paint, cell, radius, mark, ghost, spoken))

    # the Artificial Brain

    def reply_box(self) -> Box:
        """Where it is shown what it would take."""
        raise NotImplementedError

    def lay_preferences(self, picture: Picture, boxes: list[Box], small: bool) -> None:
        queue, shown = brain_of(self.view)[0].queue, len(boxes)
        parts = brain.parts_of_line(self.view) if plays_itself(self.setup) else [""] * shown
        for place, (tile, box) in enumerate(zip(queue, boxes, strict=False)):
            under = max(0, len(queue) - shown) if place == shown - 1 else 0
            ringed = f"pref-{place}" in self.marks
            card = brain.preference_card(self.setup, place, tile, under, parts[place], box, small, ringed, self.say)
            picture.add(card)

    def lay_reply(self, picture: Picture) -> None:
        """What the Brain will take, once the human's own take is settled."""
        if plays_itself(self.setup) and self.view.phase == REMEMBER and self.ask in ("place", "rewire", "move"):
            if (reply := brain.reply_to(self.view, None)) is not None:
                row = brain.reply_row(self.setup, reply, self.reply_box(), self.say)
                picture.add(Thing("forecast", row, label=brain.reply_words(self.setup, reply, self.say)))

    def lay_sides(self, picture: Picture, boxes: list[Box]) -> None:
        if self.ask == "side":
            for reply, key, box in zip(brain.replies_from_both(self.view), ("side-l", "side-r"), boxes, strict=True):
                if mark := self.marks.get(key):
                    picture.add(brain.side_card(self.setup, reply, box, mark.label, self.say))

    def lay_leaving(self, picture: Picture, boxes: list[Box]) -> None:
        """Moments that it emptied and has not gained yet."""
        for tile, box in zip(brain_of(self.view)[0].leaving, boxes, strict=False):
            mark = self.marks.get(tile_key(self.setup, tile))
            picture.fragments.append(small_tile(self.setup, tile, True, box, self.say, mark))

    def lay_places(self, picture: Picture, place: BoardPlace, hit: float) -> None:
        """Where the Brain's fragments might be laid, in practice; a finger may miss a slot by `hit` radii."""
        setup, radius = self.setup, place.radius
        at_hexes, at_slots, _ = points_of(setup, place)
        spots = [(name, spot, 0.62, 0.0) for name, spot in zip(setup.hex_names, at_hexes, strict=True)]
        spots += [(name, spot, 0.38, hit) for name, spot in zip(setup.slot_names, at_slots, strict=True)]
        for name, (x, y), part, miss in spots:
            if f"lay-{name}" in self.marks:
                picture.add(brain.lay_place(name, x, y, radius * part, radius * miss))

    # what is under way

    def lay_tray(self, picture: Picture, box: Box, radius: float) -> None:
        """Fragments in hand, or the colours that may be chosen from the supply."""
        setup = self.setup
        if self.ask == "result":
            results = [colour for colour, name in enumerate(setup.colour_names) if f"result-{name}" in self.marks]
            picture.fragments.append(stock.tray(box, self.say("scene-supply"), True))
            for at, colour in enumerate(results):
                key, paint = f"result-{setup.colour_names[colour]}", art.paint(setup, colour)
                where, low = stock.in_tray(box, at, len(results)), box[3] < 80
                picture.add(chip(key, paint, *where, radius, self.gain(self.marks[key]), low))
            return
        seat = self.hand
        if seat < 0:
            return
        mine = seat == self.me
        tokens = tokens_of(setup, self.view.seats[seat].hand)
        room = 190.0
        if box[3] < 80:  # all that the fragments leave
            before = text_width(self.say("scene-hand-of", name=""), 13)
            room = stock.in_tray(box, 0, len(tokens))[0] - radius - box[0] - 28 - before
        words = self.say("scene-hand") if mine else self.say("scene-hand-of", name=cut(self.names[seat], room, 13))
        picture.fragments.append(stock.tray(box, words, mine))
        for at, (colour, nth) in enumerate(numbered(tokens)):
            key, where = hand_bead_key(setup, colour, nth), stock.in_tray(box, at, len(tokens))
            picture.fragments.append(bead(key, art.paint(setup, colour), *where, radius))
