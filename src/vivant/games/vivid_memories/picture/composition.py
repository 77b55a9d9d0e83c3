"""What pictures of every shape share: one's own board, the bank, the line, what is in hand; every choice marked."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.draw.scene import Picture
from vivant.draw.svg import fitted as cut
from vivant.draw.things import NO_MARKS, Mark, Marks, Thing
from vivant.engine.choice import Choice, marks_of
from vivant.engine.state import SPECTATOR
from vivant.games.vivid_memories.picture import art, hexes, stock
from vivant.games.vivid_memories.picture.bank import bank_slot, slot_beside
from vivant.games.vivid_memories.picture.basics import PASSIVE, Box, bead, chip, said
from vivant.games.vivid_memories.picture.board import BoardPlace, all_tokens, ground, held_by, points_of, things_on
from vivant.games.vivid_memories.picture.brain import (
    SHOWN,
    lay_place,
    parts_of_line,
    preference_card,
    replies_from_both,
    reply_row,
    reply_to,
    reply_words,
    side_card,
)
from vivant.games.vivid_memories.picture.keys import hand_bead_key, line_bead_key, tile_key
from vivant.games.vivid_memories.picture.tiles import DIMMED, bead_to_take, line_tile, middle_of, places_on, small_tile
from vivant.games.vivid_memories.rules.position import OVER, REMEMBER
from vivant.games.vivid_memories.rules.seat import (
    FROM,
    MOVE,
    NOTHING,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TO,
    USE,
    prospect,
)
from vivant.games.vivid_memories.rules.setup import NONE, SPLIT, SWAP, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words import BOOK
from vivant.games.vivid_memories.words.brain import brain_of


class Composition:
    """`me` is the viewer's seat, or SPECTATOR; `near` is whose board is large; `ask` what the choices are about."""

    def __init__(
        self, view: MemoriesState, lang: str, names: list[str], bots: list[bool], choices: Sequence[Choice]
    ) -> None:
        setup, words = view.setup, BOOK.words(lang)
        self.setup = setup
        self.view = view
        self.lang = lang
        self.marks: Marks = marks_of(choices, words, names) if choices else NO_MARKS
        self.names = [*names, words("brain")] if setup.alone else names
        self.bots = [*bots, True] if setup.alone else bots
        self.me = max(view.viewer, SPECTATOR)
        self.near = max(self.me, 0)
        self.own = view.seats[self.near]
        self.ask = self.own.ask if choices else NOTHING
        self.before = prospect(setup, self.own) if self.own.board != NONE and view.phase != OVER else 0

    def pictures(self) -> list[Picture]:
        raise NotImplementedError

    def say(self, key: str, /, **args: object) -> str:
        return said(self.lang, key, **args)

    def gain(self, mark: Mark) -> int:
        """What Reward would give more now, if this were done."""
        after = self.view.clone()
        after.apply(self.me, mark.number)
        return prospect(self.setup, after.seats[self.me]) - self.before

    # the own board

    def lay_own(self, picture: Picture, place: BoardPlace) -> None:
        setup, own = self.setup, self.own
        if own.board == NONE:
            return
        add = picture.fragments.append
        add(ground(setup, own.board, place, self.lang))
        held = held_by(own)
        for hex, tokens in enumerate(all_tokens(held, len(setup.hex_names))):
            mark = self.marks.get(f"hex-{setup.hex_names[hex]}") if self.ask else None
            gain = self.gain(mark) if mark and mark.offered and self.shows_gain(hex) else 0
            add(hexes.hex_plate(setup, place, hex, tokens, self.lang, mark, gain))
        picture.fragments += things_on(setup, own.board, place, held, own.slots, self.lang)
        if self.ask and own.hex != NONE and self.ask != USE:
            add(hexes.about(setup, place, own.other if own.other != NONE else own.hex))

    def shows_gain(self, hex: int) -> bool:
        """Whether the choice of a hex is the last one of an action."""
        if self.ask == FROM:
            return self.own.action == SPLIT and self.own.total.at(hex) < self.setup.capacity
        return self.ask == PLACE or (self.ask == TO and self.own.action != SWAP)

    def moves(self) -> list[tuple[int, int, str, Mark, int]]:
        """What a rewire may move: hex, colour, key, mark, and what it brings; hex by hex."""
        block, moves = self.setup.actions.move, []
        for key, mark in self.marks.items():
            if block.has(mark.number):
                colour, hex = divmod(int(mark.number - block.base), len(self.setup.hex_names))
                moves.append((hex, colour, key, mark, self.gain(mark)))
        return sorted(moves)

    def picks(self) -> list[tuple[int, str, Mark, int]]:
        """The fragments of a hex that an action may pick: colour, key, mark, and what it brings."""
        last = self.own.other != NONE
        return [(colour, key, mark, self.gain(mark) if last else 0) for colour, key, mark in self.colours("pick")]

    def colours(self, block: str) -> list[tuple[int, str, Mark]]:
        """The colours that may be chosen: each with its key and mark."""
        keys = [f"{block}-{name}" for name in self.setup.colour_names]
        return [(colour, key, self.marks[key]) for colour, key in enumerate(keys) if key in self.marks]

    # the bank

    def lay_bank(self, picture: Picture, seat: int, boxes: list[Box], small: bool) -> None:
        setup, own = self.setup, self.view.seats[seat]
        mine, add = seat == self.near, picture.fragments.append
        for slot, box in enumerate(boxes):
            tile, name = own.bank[slot], setup.bank_names[slot]
            key = f"bank-{name}" if mine else f"bank-{seat}-{name}"
            mark = self.marks.get(key)
            used = bool(own.used >> slot & 1)
            add(bank_slot(setup, key, slot, tile != NONE, used, small, box, self.lang, mark))
            if tile != NONE:
                inner = (box[0] + box[2] * 0.05, box[1] + box[3] * 0.07, box[2] * 0.9, box[3] * 0.84)
                more: tuple[tuple[str, str], ...] = ()
                if mark is not None:  # the slot under it is what is pressed
                    more = DIMMED if self.ask == USE and not mark.offered else PASSIVE
                add(small_tile(setup, tile, bool(own.flipped >> slot & 1), inner, self.lang, more=more))

    def lay_slots_beside(self, picture: Picture, tile: int, boxes: list[Box]) -> None:
        """One of several claimed moments: the free slots that it may go into."""
        free = [slot for slot in range(len(self.setup.bank_names)) if not self.own.covered >> slot & 1]
        for slot, box in zip(free, boxes, strict=False):
            thing = slot_beside(self.setup, slot, tile, box, self.lang)
            picture.add(thing, self.marks.get(thing.key))

    # the line

    def lay_pile(self, picture: Picture, at: int, box: Box, look: str) -> None:
        """A tile of the line with its fragments; at the ends those that can be taken."""
        setup, pile, marks, add = self.setup, self.view.line[at], self.marks, picture.fragments.append
        add(line_tile(setup, pile.tile, box, look, self.lang, marks.get(tile_key(setup, pile.tile))))
        tokens = [colour for colour in range(len(setup.colour_names)) for _ in range(amount(pile.tokens, colour))]
        cells, radius = places_on(box, look, max(1, int(setup.tokens_per_tile)), len(tokens))
        for index, (colour, cell) in enumerate(zip(tokens, cells, strict=True)):
            key, paint = line_bead_key(setup, pile.tile, colour, tokens[:index].count(colour)), art.paint(setup, colour)
            mark = marks.get(key)
            if mark is None:
                add(bead(key, paint, *middle_of(cell), radius))
                continue
            ghost = spoken = ""
            if mark.offered and self.foresees() and (reply := reply_to(self.view, mark.number)) is not None:
                ghost = reply_row(setup, reply, self.reply_box(), self.lang)
                spoken = f"{mark.label}. {reply_words(setup, reply, self.lang)}"
            add(bead_to_take(key, paint, cell, radius, mark, ghost, spoken))

    # the Artificial Brain

    def reply_box(self) -> Box:
        """Where it is shown what it would take."""
        raise NotImplementedError

    def foresees(self) -> bool:
        """Whether it is shown what it will do; not to one who practises that."""
        return self.setup.solo is not None and not self.setup.solo.practice

    def lay_preferences(self, picture: Picture, boxes: list[Box], small: bool) -> None:
        queue = brain_of(self.view)[0].queue
        parts = parts_of_line(self.view) if self.foresees() else [""] * SHOWN
        for place, (tile, box) in enumerate(zip(queue, boxes, strict=False)):
            under = max(0, len(queue) - SHOWN) if place == SHOWN - 1 else 0
            mark = self.marks.get(f"pref-{place}")
            ringed = mark is not None
            card = preference_card(self.setup, place, tile, under, parts[place], box, small, ringed, self.lang)
            picture.add(card, mark)

    def lay_reply(self, picture: Picture) -> None:
        """What the Brain will take, once the human's own take is settled."""
        if self.foresees() and self.view.phase == REMEMBER and self.ask in (PLACE, REWIRE, MOVE):
            reply = reply_to(self.view, None)
            if reply is not None:
                row = reply_row(self.setup, reply, self.reply_box(), self.lang)
                picture.add(Thing("forecast", row, label=reply_words(self.setup, reply, self.lang)))

    def lay_sides(self, picture: Picture, boxes: list[Box]) -> None:
        if self.ask == SIDE:
            for reply, key, box in zip(replies_from_both(self.view), ("side-l", "side-r"), boxes, strict=True):
                if mark := self.marks.get(key):
                    picture.add(side_card(self.setup, reply, box, mark.label, self.lang), mark)

    def lay_leaving(self, picture: Picture, boxes: list[Box]) -> None:
        """Moments that it emptied and has not gained yet."""
        for tile, box in zip(brain_of(self.view)[0].leaving, boxes, strict=False):
            mark = self.marks.get(tile_key(self.setup, tile))
            picture.fragments.append(small_tile(self.setup, tile, True, box, self.lang, mark))

    def lay_places(self, picture: Picture, place: BoardPlace, hit: float) -> None:
        """Where the Brain's fragments might be laid, in practice; a finger may miss a slot by `hit` radii."""
        setup, radius = self.setup, place.radius
        at_hexes, at_slots, _ = points_of(setup, place)
        spots = [(name, spot, 0.62, 0.0) for name, spot in zip(setup.hex_names, at_hexes, strict=True)]
        spots += [(name, spot, 0.38, hit) for name, spot in zip(setup.slot_names, at_slots, strict=True)]
        for name, (x, y), part, miss in spots:
            if mark := self.marks.get(f"lay-{name}"):
                picture.add(lay_place(name, x, y, radius * part, radius * miss), mark)

    # what is under way

    def lay_tray(self, picture: Picture, box: Box, radius: float) -> None:
        """Fragments in hand, or the colours that may be chosen from the supply."""
        setup, view = self.setup, self.view
        if self.ask == RESULT:
            results = self.colours("result")
            picture.fragments.append(stock.tray(box, self.say("scene-supply"), True))
            for at, (colour, key, mark) in enumerate(results):
                x, y = stock.in_tray(box, at, len(results))
                paint, low = art.paint(setup, colour), box[3] < 80
                picture.add(chip(key, paint, x, y, radius, self.gain(mark), low), mark)
            return
        seat = self.holder_of_hand()
        if seat < 0:
            return
        mine = seat == self.me
        name = cut(self.names[seat], 190 if box[3] > 80 else 76, 13)
        words = self.say("scene-hand") if mine else self.say("scene-hand-of", name=name)
        picture.fragments.append(stock.tray(box, words, mine))
        tokens = [
            colour for colour in range(len(setup.colour_names)) for _ in range(amount(view.seats[seat].hand, colour))
        ]
        for at, colour in enumerate(tokens):
            x, y = stock.in_tray(box, at, len(tokens))
            key = hand_bead_key(setup, colour, tokens[:at].count(colour))
            picture.fragments.append(bead(key, art.paint(setup, colour), x, y, radius))

    def holder_of_hand(self) -> int:
        """Whose hand lies in the tray, -1 where there is none."""
        holders = [seat for seat, own in enumerate(self.view.seats) if own.hand]
        return self.near if self.near in holders else holders[0] if holders else -1

    def note_on(self, seat: int) -> str:
        own = self.view.seats[seat]
        board = "" if own.board == NONE else self.setup.board_names[own.board]
        return self.say("scene-seat", points=int(own.points), board=board)
