"""What pictures of every shape share: one's own board, the bank, the line, what is in hand; every choice marked."""

from __future__ import annotations

from html import escape

from vivant.draw.scene import Fragment, Picture
from vivant.draw.svg import fitted as cut
from vivant.engine.bits import members
from vivant.games.vivid_memories import art, bank, choices, panels
from vivant.games.vivid_memories.artificial_brain import BRAIN, FIRST_TOKEN, GAINING, MORE_TOKENS, RETURNING
from vivant.games.vivid_memories.brain_scene import (
    SHOWN,
    parts_of_line,
    preference_card,
    preference_label,
    replies_from_both,
    reply_row,
    reply_to,
    reply_words,
    side_card,
)
from vivant.games.vivid_memories.drawn import Place, all_tokens, ground, held_by, plate, points_of, said, things
from vivant.games.vivid_memories.explain import brain_of
from vivant.games.vivid_memories.marks import Box, bead, can, chip, passive, ring, told
from vivant.games.vivid_memories.parts import ACTIONS, NONE, SPLIT, SWAP, Setup, amount
from vivant.games.vivid_memories.position import LEFT, OVER, REMEMBER, RIGHT
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import (
    BANK,
    BRAIN_TURN,
    FROM,
    GIVE,
    MORE,
    MOVE,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
    TO,
    USE,
    Seat,
    prospect,
)
from vivant.games.vivid_memories.tiles import colour_word, line_tile, no_take, places_on, small_tile, take
from vivant.games.vivid_memories.words import BOOK

HEX_WORDS = {int(PLACE): "place", int(FROM): "from", int(TO): "to", int(GIVE): "give"}  # where a whole hex is chosen


class Drawing:
    """`me` is the looker's seat, or -1; `near` is whose board is large."""

    def __init__(self, setup: Setup, view: MemoriesState, lang: str, names: list[str], bots: list[bool]) -> None:
        self.setup = setup
        self.view = view
        self.lang = lang
        self.names = [*names, BOOK.words(lang)("brain")] if setup.alone else names
        self.bots = [*bots, True] if setup.alone else bots
        self.me = view.viewer if view.viewer >= 0 else -1
        self.near = max(self.me, 0)
        self.own = view.seats[self.near]
        self.ask = self.own.ask if self.me >= 0 and view.to_act() >> self.me & 1 else 0
        self.before = prospect(setup, self.own) if self.own.board != NONE and view.phase != OVER else 0

    def pictures(self) -> list[Picture]:
        raise NotImplementedError

    def say(self, key: str, /, **args: object) -> str:
        return said(self.lang, key, tuple(args.items()))

    def gain(self, action: int) -> int:
        """What Reward would give more now, if this were done."""
        after = self.view.clone()
        after.apply(self.me, action)
        return prospect(self.setup, after.seats[self.me]) - self.before

    def rule_against(self, action: int) -> str:
        reason = self.view.why_not(self.me, action)
        return reason.rule if reason else ""

    def explained(self, thing: Fragment, action: int) -> Fragment:
        """A thing whose time has not come says why when it is pressed: as if this had been tried."""
        reason = self.view.why_not(self.me, action) if self.ask else None
        if reason is None:
            return thing
        words = BOOK.words(self.lang).say(reason.message)
        return told(thing, reason.rule, escape(words[:1].upper() + words[1:] + ".", quote=True))

    # the own board

    def lay_own(self, picture: Picture, place: Place) -> None:
        setup, own = self.setup, self.own
        if own.board == NONE:
            return
        add = picture.fragments.append
        add(ground(setup, own.board, place, self.lang))
        held = held_by(own)
        chosen = self.view.options(own) if self.ask in HEX_WORDS else 0
        contents = all_tokens(held, len(setup.hex_names))
        for hex in range(len(setup.hex_names)):
            if self.ask in HEX_WORDS:
                add(self.hex_choice(place, hex, contents[hex], bool(chosen >> hex & 1)))
            else:
                add(plate(setup, place, hex, contents[hex], self.lang))
        picture.fragments += things(setup, own.board, place, held, own.slots, self.lang)
        if self.ask and own.hex != NONE and self.ask != USE:
            add(choices.about(setup, place, int(own.other if own.other != NONE else own.hex)))

    def hex_choice(self, place: Place, hex: int, tokens: tuple[int, ...], may: bool) -> Fragment:
        setup, own = self.setup, self.own
        word = HEX_WORDS[int(self.ask)]
        bases = {"place": setup.place_base, "from": setup.from_base, "to": setup.to_base, "give": setup.give_base}
        action = int(bases[word]) + hex
        if not may:
            return choices.no_hex(setup, place, hex, tokens, word, self.rule_against(action), self.lang)
        last = self.ask == PLACE or (self.ask == TO and own.action != SWAP)
        if self.ask == FROM and own.action == SPLIT:
            last = own.total.at(hex) < setup.capacity
        return choices.hex(setup, place, hex, tokens, word, self.gain(action) if last else 0, self.lang)

    def rewires(self) -> list[tuple[int, bool, bool]]:
        """The hexes that a rewire may choose, each with whether out of it and into it."""
        outs, ins = (self.view.rewirable(self.own, inward) for inward in (False, True))
        return [(hex, bool(outs >> hex & 1), bool(ins >> hex & 1)) for hex in members(outs | ins)]

    def moves(self) -> list[tuple[int, int, str, str, int]]:
        """What a rewire may move: hex, colour, text, label, and what it brings; hex by hex."""
        setup, own = self.setup, self.own
        word = "do-move-in" if own.inward else "do-move-out"
        found = []
        for colour, name in enumerate(setup.colour_names):
            for hex in members(self.view.movable(own, colour)):
                label = self.say(word, colour=colour_word(setup, colour, self.lang), hex=setup.hex_names[hex])
                gain = self.gain(int(setup.move_base) + colour * len(setup.hex_names) + hex)
                found.append((hex, colour, f"move {name} {setup.hex_names[hex]}", label, gain))
        return sorted(found)

    def picks(self) -> list[tuple[int, str, str, int]]:
        """The fragments of a hex that an action may pick: colour, text, label, and what it brings."""
        setup, own = self.setup, self.own
        hex = own.other if own.other != NONE else own.hex
        found = []
        for colour in members(self.view.options(own)):
            name = setup.colour_names[colour]
            label = self.say("do-pick", colour=colour_word(setup, colour, self.lang), hex=setup.hex_names[hex])
            gain = self.gain(int(setup.pick_base) + colour) if own.other != NONE else 0
            found.append((colour, f"pick {name}", label, gain))
        return found

    # the bank

    def lay_bank(self, picture: Picture, seat: int, boxes: list[Box], small: bool) -> None:
        setup, own = self.setup, self.view.seats[seat]
        mine = seat == self.near
        usable = self.view.options(own) if mine and self.ask == USE else 0
        for slot, box in enumerate(boxes):
            tile = own.bank[slot]
            picture.fragments.append(
                self.own_slot(slot, box, small, bool(usable >> slot & 1))
                if mine
                else self.slot_at_rest(seat, slot, box, small)
            )
            if tile != NONE:
                inner = (box[0] + box[2] * 0.05, box[1] + box[3] * 0.07, box[2] * 0.9, box[3] * 0.84)
                laid = small_tile(setup, tile, bool(own.flipped >> slot & 1), inner, self.lang)
                if mine and self.ask:  # the slot under it is what is pressed
                    laid = passive(laid, self.ask == USE and not usable >> slot & 1)
                picture.fragments.append(laid)

    def slot_at_rest(self, seat: int, slot: int, box: Box, small: bool) -> Fragment:
        own, name = self.view.seats[seat], self.setup.bank_names[slot]
        key = f"bank-{name}" if seat == self.near else f"bank-{seat}-{name}"
        used = bool(own.used >> slot & 1)
        return bank.slot_at_rest(self.setup, key, slot, own.bank[slot] != NONE, used, small, box, self.lang)

    def own_slot(self, slot: int, box: Box, small: bool, may: bool) -> Fragment:
        setup, own = self.setup, self.own
        key, covered = f"bank-{setup.bank_names[slot]}", own.bank[slot] != NONE
        if self.ask == USE:
            rule = "" if may else self.rule_against(int(setup.use_base) + slot)
            used = bool(own.used >> slot & 1)
            return bank.slot_to_use(setup, key, slot, self.kind_word(slot), covered, rule, used, box, self.lang)
        if self.ask == BANK:
            claimed = members(own.claimed)
            if covered or len(claimed) == 1:
                action = int(setup.bank_base) + claimed[0] * len(setup.bank_names) + slot
                rule = self.rule_against(action) if covered else ""
                return bank.slot_to_cover(setup, key, slot, claimed[0], rule, box, self.lang)
            return told(self.slot_at_rest(self.near, slot, box, small), "VM-28", self.say("scene-bank-many"))
        return self.explained(self.slot_at_rest(self.near, slot, box, small), int(setup.use_base) + slot)

    def kind_word(self, slot: int) -> str:
        kind = self.view.kind_of(self.own, slot)
        return ACTIONS[kind if kind != NONE else self.setup.bank_kinds[slot]]

    def lay_puts(self, picture: Picture, tile: int, boxes: list[Box]) -> None:
        """One of several claimed moments: the free slots that it may go into."""
        free = [slot for slot in range(len(self.setup.bank_names)) if not self.own.covered >> slot & 1]
        for slot, box in zip(free, boxes, strict=False):
            picture.fragments.append(bank.put(self.setup, slot, tile, box, self.lang))

    # the line

    def lay_pile(self, picture: Picture, at: int, box: Box, look: str) -> None:
        """A tile of the line with its fragments; at the ends those that can be taken."""
        setup, view = self.setup, self.view
        pile = view.line[at]
        ends = [end for end, place in ((LEFT, view.first), (RIGHT, view.last)) if place == at]
        if view.first == view.last:
            ends = [int(view.end)] if view.end != NONE else [int(LEFT)]
        tile = line_tile(setup, pile.tile, box, look, self.lang)
        if self.ask in (TAKE, MORE):
            if not ends or (view.end != NONE and view.end not in ends):
                word = "scene-other-end" if ends else "scene-inner"
                tile = told(tile, "VM-15" if ends else "VM-17", self.say(word))
        else:
            tile = self.explained(tile, 0)
        picture.fragments.append(tile)
        options = view.options(self.own) if self.ask in (TAKE, MORE) else 0
        tokens = [colour for colour in range(len(setup.colour_names)) for _ in range(amount(pile.tokens, colour))]
        cells, radius = places_on(box, look, max(1, int(setup.tokens_per_tile)), len(tokens))
        for index, (colour, where) in enumerate(zip(tokens, cells, strict=True)):
            nth = tokens[:index].count(colour)
            key = f"bead-tile-{setup.tiles[pile.tile].name}-{setup.colour_names[colour]}-{nth}"
            if nth == 0 and ends and options and view.end in (NONE, *ends):
                picture.fragments.append(self.to_take(key, int(ends[0]), colour, where, radius, options))
            elif nth == 0 and ends and self.ask == BRAIN_TURN and self.drafting():
                end, name = "LR"[ends[0]], setup.colour_names[colour]
                label = self.say("do-draft", colour=colour_word(setup, colour, self.lang), end=end)
                paint = art.paint(setup, colour)
                picture.fragments.append(take(key, f"draft {end} {name}", label, paint, where, radius))
            else:
                x, y = where[0] + where[2] / 2, where[1] + where[3] / 2
                picture.fragments.append(bead(key, art.paint(setup, colour), x, y, radius))

    def to_take(self, key: str, end: int, colour: int, box: Box, radius: float, options: int) -> Fragment:
        setup = self.setup
        action = end * len(setup.colour_names) + colour
        text, paint = f"take {'LR'[end]} {setup.colour_names[colour]}", art.paint(setup, colour)
        label = self.say("do-take", colour=colour_word(setup, colour, self.lang), end="LR"[end])
        if not options >> action & 1:
            return no_take(key, text, self.rule_against(action), label, paint, box, radius)
        reply = reply_to(self.view, action) if self.foresees() else None
        if reply is None:
            return take(key, text, label, paint, box, radius)
        spoken = f"{label}. {reply_words(setup, reply, self.lang)}"
        return take(key, text, spoken, paint, box, radius, reply_row(setup, reply, self.reply_box(), self.lang))

    # the Artificial Brain

    def reply_box(self) -> Box:
        """Where it is shown what it would take."""
        raise NotImplementedError

    def foresees(self) -> bool:
        """Whether it is shown what it will do; not to one who practises that."""
        return self.setup.solo is not None and not self.setup.solo.practice

    def drafting(self) -> bool:
        """Whether its turn is practised and its draft goes on."""
        return brain_of(self.view)[0].stage in (FIRST_TOKEN, MORE_TOKENS)

    def lay_preferences(self, picture: Picture, boxes: list[Box], small: bool) -> None:
        setup = self.setup
        mind, _ = brain_of(self.view)
        parts = parts_of_line(self.view) if self.foresees() else [""] * SHOWN
        for place, box in enumerate(boxes):
            if place >= len(mind.queue):
                return
            tile = int(mind.queue[place])
            under = max(0, len(mind.queue) - SHOWN) if place == SHOWN - 1 else 0
            body = preference_card(setup, place, tile, under, parts[place], box, small, self.lang)
            key, label = f"pref-{place}", preference_label(setup, place, tile, self.lang)
            text = self.preference_step(place, tile)
            if text:
                picture.fragments.append(can(key, text, label, body + ring(box, 3), " onpaper"))
            else:
                picture.fragments.append(Fragment(key, f'<g id="{key}" role="img" aria-label="{label}">{body}</g>'))

    def preference_step(self, place: int, tile: int) -> str:
        """What a press on a preference does where the Brain's turn is practised."""
        if self.ask != BRAIN_TURN:
            return ""
        stage = brain_of(self.view)[0].stage
        if stage in (RETURNING, GAINING):
            return f"under {self.setup.preference_name(tile)}"
        return "skip" if stage == FIRST_TOKEN and place == 0 else ""

    def lay_reply(self, picture: Picture) -> None:
        """What the Brain will take, once the human's own take is settled."""
        if self.foresees() and self.view.phase == REMEMBER and self.ask in (PLACE, REWIRE, MOVE):
            reply = reply_to(self.view, None)
            if reply is not None:
                words = reply_words(self.setup, reply, self.lang)
                row = reply_row(self.setup, reply, self.reply_box(), self.lang)
                picture.fragments.append(
                    Fragment("forecast", f'<g id="forecast" role="img" aria-label="{words}">{row}</g>')
                )

    def lay_sides(self, picture: Picture, boxes: list[Box]) -> None:
        if self.ask == SIDE:
            for reply, box in zip(replies_from_both(self.view), boxes, strict=True):
                picture.fragments.append(side_card(self.setup, reply, box, self.lang))

    def lay_leaving(self, picture: Picture, boxes: list[Box]) -> None:
        """Moments that it emptied and has not gained yet."""
        mind, _ = brain_of(self.view)
        for tile, box in zip(mind.leaving, boxes, strict=False):
            name = self.setup.tiles[tile].name
            tile_there = small_tile(self.setup, tile, True, box, self.lang)
            if self.ask == BRAIN_TURN and mind.stage in (RETURNING, GAINING):
                label = self.say("do-gain", tile=name)
                body = tile_there.svg.replace(f'id="tile-{name}" ', "", 1).replace(' role="img"', "", 1)
                picture.fragments.append(can(f"tile-{name}", f"gain {name}", label, body + ring(box, 3), " onpaper"))
            else:
                picture.fragments.append(tile_there)

    def lay_places(self, picture: Picture, place: Place, hit: float) -> None:
        """Where the Brain's fragments might be laid, in practice; a finger may miss a slot by `hit` radii."""
        setup, own = self.setup, self.view.seats[BRAIN]
        hexes, slots, _ = points_of(setup, place)
        held = own.total.some()
        free = [(setup.hex_names[at], hexes[at], 0.62, 0.0) for at in range(len(hexes)) if not held >> at & 1]
        free += [(setup.slot_names[at], slots[at], 0.38, hit) for at in range(len(slots)) if not own.slots >> at & 1]
        for name, (x, y), part, miss in free:
            label = self.say("do-lay", place=name)
            picture.fragments.append(panels.lay_place(name, x, y, place.radius * part, place.radius * miss, label))

    # what is under way

    def lay_tray(self, picture: Picture, box: Box, radius: float) -> None:
        """Fragments in hand, or the colours that may be chosen from the supply."""
        setup, view = self.setup, self.view
        if self.ask == RESULT:
            colours = members(view.options(self.own))
            picture.fragments.append(panels.tray(box, self.say("scene-supply"), True))
            for at, colour in enumerate(colours):
                x, y = panels.in_tray(box, at, len(colours))
                label = self.say("do-result", colour=colour_word(setup, colour, self.lang))
                key, text = f"result-{setup.colour_names[colour]}", f"result {setup.colour_names[colour]}"
                gain = self.gain(int(setup.result_base) + colour)
                paint, low = art.paint(setup, colour), box[3] < 80
                picture.fragments.append(chip(key, text, label, paint, x, y, radius, gain, low))
            return
        seat = self.holder_of_hand()
        if seat < 0:
            return
        mine = seat == self.me
        name = cut(self.names[seat], 190 if box[3] > 80 else 76, 13)
        words = self.say("scene-hand") if mine else self.say("scene-hand-of", name=name)
        picture.fragments.append(panels.tray(box, words, mine))
        tokens = [
            colour for colour in range(len(setup.colour_names)) for _ in range(amount(view.seats[seat].hand, colour))
        ]
        for at, colour in enumerate(tokens):
            x, y = panels.in_tray(box, at, len(tokens))
            key = f"bead-hand-{setup.colour_names[colour]}-{tokens[:at].count(colour)}"
            picture.fragments.append(bead(key, art.paint(setup, colour), x, y, radius))

    def holder_of_hand(self) -> int:
        """Whose hand lies in the tray, -1 where there is none."""
        holders = [seat for seat, own in enumerate(self.view.seats) if own.hand]
        return self.near if self.near in holders else holders[0] if holders else -1

    def note_on(self, seat: int) -> str:
        own: Seat = self.view.seats[seat]
        board = "" if own.board == NONE else self.setup.board_names[own.board]
        return self.say("scene-seat", points=int(own.points), board=board)
