"""The table of Vivid Memories as a scene: the line, the boards, one's own large; every choice marked and previewed."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from vivant.draw import shapes
from vivant.draw.scene import TALL, Fragment, Picture, Scene
from vivant.draw.svg import num
from vivant.engine.bits import members
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.artificial_brain import (
    BRAIN,
    FIRST_TOKEN,
    GAINING,
    LAYING,
    MORE_TOKENS,
    RETURNING,
)
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
from vivant.games.vivid_memories.drawn import (
    Place,
    all_tokens,
    bead_at,
    fitted,
    ground,
    held_by,
    hex_label,
    label_of,
    plate,
    plate_body,
    points_of,
    said,
    things,
)
from vivant.games.vivid_memories.explain import brain_of
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
    PICK,
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
from vivant.games.vivid_memories.text import tile_action
from vivant.games.vivid_memories.why import colour_name
from vivant.games.vivid_memories.words import BOOK
from vivant.words import Listing, Message

Box = tuple[float, float, float, float]  # x, y, width, height


def draw_scene(setup: Setup, view: MemoriesState, lang: str, names: list[str], bots: list[bool], shape: str) -> Scene:
    kind = _Tall if shape == TALL else _Wide
    return Scene("vivid-memories", tuple(kind(setup, view, lang, names, bots).pictures()), art.sprite(), art.MAT)


def draw_example(setup: Setup, own: Seat, label: str, lang: str) -> Scene:
    """A board by itself, for the rules page."""
    picture = Picture("table", 360, 350)
    picture.fragments.append(_mat(360, 350, 20))
    place = fitted(setup, Place(180, 175, 30.5), 164, 160)
    held = held_by(own)
    picture.fragments.append(ground(setup, own.board, place, lang))
    for hex, tokens in enumerate(all_tokens(held, len(setup.hex_names))):
        picture.fragments.append(plate(setup, place, hex, tokens, lang))
    picture.fragments += things(setup, own.board, place, held, own.slots, lang)
    return Scene("vivid-memories", (picture,), art.sprite(), art.MAT, label)


def can(key: str, text: str, label: str, body: str, extra: str = "") -> Fragment:
    """Something that can be chosen."""
    return Fragment(
        key,
        f'<g id="{key}" class="can{extra}" data-action="{text}" role="button" tabindex="0" '
        f'aria-label="{label}">{body}</g>',
    )


def veiled(key: str, text: str, rule: str, label: str, body: str) -> Fragment:
    """Something that one might expect to choose, and may not."""
    return Fragment(
        key,
        f'<g id="{key}" data-action="{text}" data-why="{rule}" role="button" tabindex="0" aria-disabled="true" '
        f'aria-label="{label}">{body}</g>',
    )


@lru_cache(maxsize=1024)
def colour_word(setup: Setup, colour: int, lang: str) -> str:
    return BOOK.words(lang).say(colour_name(setup, colour))


@lru_cache(maxsize=1024)
def tile_label(setup: Setup, number: int, flipped: bool, lang: str) -> str:
    tile = setup.tiles[number]
    pattern = Listing(tuple(colour_name(setup, colour) for colour in tile.pattern))
    words = BOOK.words(lang)
    if flipped:
        return escape(words("scene-tile-up", tile=tile.name, pattern=pattern, points=int(tile.points)), quote=True)
    return escape(words("scene-tile", tile=tile.name, action=tile_action(setup, tile), pattern=pattern), quote=True)


@lru_cache(maxsize=1024)
def small_tile(setup: Setup, number: int, flipped: bool, box: Box, lang: str) -> Fragment:
    """A tile off the line: its action and pattern, or with the scoring side up its pattern and points."""
    x, y, width, height = box
    tile = setup.tiles[number]
    body = art.card(width, height, min(12, height / 4))
    if flipped:
        body += art.pattern(setup, tile, width * 0.36, height / 2, min(height * 0.4, width * 0.27))
        low = height / 2 + min(9, height * 0.15)
        body += _text(str(tile.points), width * 0.76, low, "serif mid strong on-paper", min(26, height * 0.42))
    elif width < 2 * height:
        bead = min(12.0, height * 0.15, width * 0.1)
        body += art.action(setup, tile, width / 2 - bead * (2.85 if tile.kind else 1.05), height * 0.28, bead)
        body += art.pattern(setup, tile, width / 2, height * 0.69, height * 0.26)
    else:
        bead = min(11.0, height * 0.22, width * 0.068)
        body += art.action(setup, tile, bead * 1.6, height / 2, bead)
        body += art.pattern(
            setup, tile, width - min(height * 0.5, width * 0.17), height / 2, min(height * 0.4, width * 0.15)
        )
    key = f"tile-{tile.name}"
    label = f'role="img" aria-label="{tile_label(setup, number, flipped, lang)}"'
    return Fragment(key, f'<g id="{key}" transform="translate({num(x)} {num(y)})" {label}>{body}</g>')


@lru_cache(maxsize=1024)
def _passive(tile: Fragment, dim: bool) -> Fragment:
    """Let clicks through to what lies under it."""
    look = ' pointer-events="none"' + (' opacity=".45"' if dim else "")
    return Fragment(tile.key, tile.svg.replace(" role=", look + " role=", 1))


@lru_cache(maxsize=2048)
def button(key: str, text: str, label: str, x: float, y: float, width: float) -> Fragment:
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="44" rx="12"'
    body = f'<rect {box} fill="var(--raised)" stroke="var(--choice)" stroke-width="1.5"/>'
    body += f'<text x="{num(x + width / 2)}" y="{num(y + 28)}" class="mid strong" font-size="16">{label}</text>'
    return can(key, text, label, body + f'<rect {box} class="ring"/>')


@lru_cache(maxsize=4096)
def chip(key: str, text: str, label: str, paint: str, x: float, y: float, radius: float, gain: int) -> Fragment:
    """A bead to be chosen, with what it would bring."""
    body = art.token(paint, x, y, radius)
    body += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3.5)}" class="ring"/>'
    return can(key, text, label, body + _gain(x + radius * 0.7, y - radius * 0.9, gain))


def _gain(x: float, y: float, gain: int) -> str:
    if gain == 0:
        return ""
    text = f"{gain:+d}".replace("-", "−")
    width = 9 * len(text) + 12
    return (
        f'<rect x="{num(x - width / 2)}" y="{num(y - 11)}" width="{width}" height="22" rx="11" class="flag"/>'
        f'<text x="{num(x)}" y="{num(y + 5)}" class="serif mid strong" font-size="14">{text}</text>'
    )


@lru_cache(maxsize=64)
def _mat(width: int, height: int, radius: int) -> Fragment:
    return Fragment("mat", f'<g id="mat">{shapes.mat(width, height, radius)}</g>')


@lru_cache(maxsize=4096)
def _text(text: str, x: float, y: float, look: str, size: float = 0) -> str:
    """A line of text that is already escaped."""
    font = f' font-size="{num(size)}"' if size else ""
    return f'<text x="{num(x)}" y="{num(y)}" class="{look}"{font}>{text}</text>'


class _Drawing:
    """What both shapes share. `me` is the looker's seat, or -1; `near` is whose board is large."""

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

    # the own board

    def lay_own(self, picture: Picture, place: Place) -> None:
        setup, own = self.setup, self.own
        if own.board == NONE:
            return
        add = picture.fragments.append
        add(ground(setup, own.board, place, self.lang))
        held = held_by(own)
        chosen = self.choosable()
        contents = all_tokens(held, len(setup.hex_names))
        for hex in range(len(setup.hex_names)):
            tokens = contents[hex]
            if chosen >> hex & 1:
                add(self.hex_choice(place, hex, tokens))
            else:
                add(plate(setup, place, hex, tokens, self.lang))
        picture.fragments += things(setup, own.board, place, held, own.slots, self.lang)
        if self.ask == REWIRE:
            self.lay_rewires(picture, place)
        elif self.ask == MOVE:
            self.lay_moves(picture, place)
        elif self.ask == PICK:
            self.lay_picks(picture, place)

    def choosable(self) -> int:
        """The hexes that are chosen as a whole."""
        return self.view.options(self.own) if self.ask in (PLACE, FROM, TO, GIVE) else 0

    def hex_choice(self, place: Place, hex: int, tokens: tuple[int, ...]) -> Fragment:
        setup, own = self.setup, self.own
        word, base = {
            PLACE: ("place", setup.place_base),
            FROM: ("from", setup.from_base),
            TO: ("to", setup.to_base),
            GIVE: ("give", setup.give_base),
        }[self.ask]
        last = self.ask == PLACE or (self.ask == TO and own.action != SWAP)
        if self.ask == FROM and own.action == SPLIT:
            last = own.total.at(hex) < setup.capacity
        gain = self.gain(int(base) + hex) if last else 0
        return _hex_choice(setup, place, hex, tokens, word, gain, self.lang)

    def lay_rewires(self, picture: Picture, place: Place) -> None:
        """Each hex has two halves: out to the left, in to the right."""
        for inward in (False, True):
            for hex in members(self.view.rewirable(self.own, inward)):
                picture.fragments.append(_half(self.setup, place, hex, inward, self.lang))

    def lay_moves(self, picture: Picture, place: Place) -> None:
        """The fragments that may move, in the hexes where they would go to or come from."""
        setup, own = self.setup, self.own
        hexes = points_of(setup, place)[0]
        by_hex: dict[int, list[int]] = {}
        for colour in range(len(setup.colour_names)):
            for hex in members(self.view.movable(own, colour)):
                by_hex.setdefault(hex, []).append(colour)
        word = "do-move-in" if own.inward else "do-move-out"
        for hex, colours in by_hex.items():
            for at, colour in enumerate(colours):
                x, y = bead_at(place, hexes[hex], tuple(colours), at)
                text = f"move {setup.colour_names[colour]} {setup.hex_names[hex]}"
                gain = self.gain(int(setup.move_base) + colour * len(hexes) + hex)
                label = self.say(word, colour=colour_word(setup, colour, self.lang), hex=setup.hex_names[hex])
                paint, radius = art.paint(setup, colour), art.bead_radius(place.radius, len(colours)) - 4
                key = f"move-{setup.colour_names[colour]}-{setup.hex_names[hex]}"
                picture.fragments.append(chip(key, text, label, paint, x, y, radius, gain))

    def lay_picks(self, picture: Picture, place: Place) -> None:
        setup, own = self.setup, self.own
        hex = own.other if own.other != NONE else own.hex
        middle = points_of(setup, place)[0][hex]
        colours = members(self.view.options(own))
        last = own.other != NONE
        for at, colour in enumerate(colours):
            x, y = bead_at(place, middle, tuple(colours), at)
            gain = self.gain(int(setup.pick_base) + colour) if last else 0
            label = self.say("do-pick", colour=colour_word(setup, colour, self.lang), hex=setup.hex_names[hex])
            paint, radius = art.paint(setup, colour), art.bead_radius(place.radius, len(colours)) - 4
            text = f"pick {setup.colour_names[colour]}"
            picture.fragments.append(chip(f"pick-{setup.colour_names[colour]}", text, label, paint, x, y, radius, gain))

    # the bank

    def lay_bank(self, picture: Picture, seat: int, boxes: list[Box], small: bool) -> None:
        setup, own = self.setup, self.view.seats[seat]
        mine = seat == self.near
        usable = self.view.options(own) if mine and self.ask == USE else 0
        free = setup.every_bank & ~own.covered if mine and self.ask == BANK else 0
        for slot, box in enumerate(boxes):
            key = f"bank-{setup.bank_names[slot]}" if mine else f"bank-{seat}-{setup.bank_names[slot]}"
            tile = own.bank[slot]
            kind = ACTIONS[setup.bank_kinds[slot]]
            used = bool(own.used >> slot & 1)
            if mine and self.ask == USE:
                reason = None if usable >> slot & 1 else self.view.why_not(self.me, int(setup.use_base) + slot)
                rule = reason.rule if reason else ""
                picture.fragments.append(
                    _bank_choice(
                        setup, key, slot, kind, self.kind_word(own, slot), tile != NONE, rule, used, box, self.lang
                    )
                )
            elif free >> slot & 1 and own.claimed & (own.claimed - 1) == 0:
                only = members(own.claimed)[0]
                picture.fragments.append(_bank_only(setup, key, slot, only, kind, box, self.lang))
            else:
                picture.fragments.append(_bank_slot(setup, key, slot, kind, tile != NONE, used, small, box, self.lang))
            if tile != NONE:
                inner = (box[0] + box[2] * 0.05, box[1] + box[3] * 0.07, box[2] * 0.9, box[3] * 0.84)
                flipped = bool(own.flipped >> slot & 1)
                laid = small_tile(setup, tile, flipped, inner, self.lang)
                if mine and self.ask == USE:  # the slot under it is what is chosen
                    laid = _passive(laid, not usable >> slot & 1)
                picture.fragments.append(laid)
            elif free >> slot & 1 and own.claimed & (own.claimed - 1):
                self.lay_bank_chips(picture, slot, members(own.claimed), box)

    def kind_word(self, own: Seat, slot: int) -> str:
        kind = self.view.kind_of(own, slot)
        return ACTIONS[kind if kind != NONE else self.setup.bank_kinds[slot]]

    def lay_bank_chips(self, picture: Picture, slot: int, tiles: list[int], box: Box) -> None:
        """Which of several claimed tiles goes into the slot."""
        columns = 2 if len(tiles) < 5 else 3
        rows = -(-len(tiles) // columns)
        width, height = box[2] / columns, box[3] / rows
        for at, tile in enumerate(tiles):
            x, y = box[0] + width * (at % columns), box[1] + height * (at // columns)
            picture.fragments.append(
                _bank_chip(self.setup, slot, tile, (x + 2, y + 2, width - 4, height - 4), self.lang)
            )

    # the line

    def lay_pile(self, picture: Picture, at: int, box: Box, radius: float, columns: int, head: float = 0.36) -> None:
        """A tile of the line with its fragments; at the ends those that can be taken."""
        setup, view = self.setup, self.view
        pile = view.line[at]
        ends = [end for end, place in ((LEFT, view.first), (RIGHT, view.last)) if place == at]
        if view.first == view.last:
            ends = [int(view.end)] if view.end != NONE else [int(LEFT)]
        picture.fragments.append(_line_tile(setup, pile.tile, box, head, self.lang))
        options = view.options(self.own) if self.ask in (TAKE, MORE) else 0
        tokens = [colour for colour in range(len(setup.colour_names)) for _ in range(amount(pile.tokens, colour))]
        top = box[1] + box[3] * head
        rows = -(-len(tokens) // columns) or 1
        room = box[3] * (0.95 - head) / rows
        step = (box[2] - 24) / columns
        for index, colour in enumerate(tokens):
            row, column = divmod(index, columns)
            x, y = box[0] + 12 + step * (column + 0.5), top + room * (row + 0.5)
            nth = tokens[:index].count(colour)
            name = setup.colour_names[colour]
            key = f"bead-tile-{setup.tiles[pile.tile].name}-{name}-{nth}"
            paint = art.paint(setup, colour)
            if options and nth == 0 and ends and view.end in (NONE, *ends):
                end = ends[0]
                action = int(end) * len(setup.colour_names) + colour
                text = f"take {'LR'[end]} {name}"
                label = self.say("do-take", colour=colour_word(setup, colour, self.lang), end="LR"[end])
                if options >> action & 1:
                    reply = reply_to(view, action) if self.foresees() else None
                    if reply is None:
                        picture.fragments.append(_take(key, text, label, paint, x, y, radius))
                    else:
                        spoken = f"{label}. {reply_words(setup, reply, self.lang)}"
                        ghost = reply_row(setup, reply, self.reply_box(), self.lang)
                        picture.fragments.append(_foreseen(key, text, spoken, paint, x, y, radius, ghost))
                else:
                    reason = view.why_not(self.me, action)
                    rule = reason.rule if reason else ""
                    picture.fragments.append(_no_take(key, text, rule, label, paint, x, y, radius))
            elif self.ask == BRAIN_TURN and nth == 0 and ends and self.drafting():
                end = ends[0]
                text = f"draft {'LR'[end]} {name}"
                label = self.say("do-draft", colour=colour_word(setup, colour, self.lang), end="LR"[end])
                picture.fragments.append(_take(key, text, label, paint, x, y, radius))
            else:
                picture.fragments.append(_bead(key, paint, x, y, radius))

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
                picture.fragments.append(can(key, text, label, body + _ring(box, 3), " onpaper"))
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

    def lay_leaving(self, picture: Picture, x: float, y: float) -> None:
        """Moments that it emptied and has not gained yet."""
        mind, _ = brain_of(self.view)
        for at, tile in enumerate(mind.leaving):
            name, box = self.setup.tiles[tile].name, (x + at * 62, y, 58.0, 27.0)
            tile_there = small_tile(self.setup, tile, True, box, self.lang)
            if self.ask == BRAIN_TURN and mind.stage in (RETURNING, GAINING):
                label = self.say("do-gain", tile=name)
                body = tile_there.svg.replace(f'id="tile-{name}" ', "", 1).replace(' role="img"', "", 1)
                picture.fragments.append(can(f"tile-{name}", f"gain {name}", label, body + _ring(box, 3), " onpaper"))
            else:
                picture.fragments.append(tile_there)

    # what is under way

    def lay_tray(self, picture: Picture, box: Box, radius: float) -> None:
        """Fragments in hand, or the colours that may be chosen from the supply."""
        setup, view = self.setup, self.view
        holders = [seat for seat, own in enumerate(view.seats) if own.hand]
        if self.ask == RESULT:
            colours = members(view.options(self.own))
            picture.fragments.append(_tray(box, self.say("scene-supply"), True))
            for at, colour in enumerate(colours):
                x, y = _in_tray(box, at, len(colours))
                label = self.say("do-result", colour=colour_word(setup, colour, self.lang))
                key, text = f"result-{setup.colour_names[colour]}", f"result {setup.colour_names[colour]}"
                gain = self.gain(int(setup.result_base) + colour)
                picture.fragments.append(chip(key, text, label, art.paint(setup, colour), x, y, radius, gain))
            return
        if not holders:
            return
        seat = self.near if self.near in holders else holders[0]
        mine = seat == self.me
        words = self.say("scene-hand") if mine else self.say("scene-hand-of", name=self.names[seat][:18])
        picture.fragments.append(_tray(box, words, mine))
        tokens = [
            colour for colour in range(len(setup.colour_names)) for _ in range(amount(view.seats[seat].hand, colour))
        ]
        for at, colour in enumerate(tokens):
            x, y = _in_tray(box, at, len(tokens))
            key = f"bead-hand-{setup.colour_names[colour]}-{tokens[:at].count(colour)}"
            picture.fragments.append(_bead(key, art.paint(setup, colour), x, y, radius))

    def buttons(self) -> list[tuple[str, str, str]]:
        """Key, text and words of what is chosen by a button."""
        if self.ask == BRAIN_TURN and self.drafting():
            word = "skip" if brain_of(self.view)[0].stage == FIRST_TOKEN else "over"
            return [] if word == "skip" else [("button-over", "over", self.say("do-over"))]
        if self.ask == MORE and self.own.moved == 1:
            return [("button-stop", "stop", self.say("do-stop"))]
        asked = self.ask == USE or (self.ask == REWIRE and not self.view.full_turn)
        if asked or (self.ask == MOVE and self.view.may_finish(self.own)):
            return [("button-done", "done", self.say("do-done"))]
        return []


@lru_cache(maxsize=2048)
def _hex_choice(
    setup: Setup, place: Place, hex: int, tokens: tuple[int, ...], word: str, gain: int, lang: str
) -> Fragment:
    x, y = points_of(setup, place)[0][hex]
    name = setup.hex_names[hex]
    label = label_of(lang, f"do-{word}", hex=name) + ", " + hex_label(setup, hex, tokens, lang)
    if gain:
        label += ", " + label_of(lang, "scene-gain", points=gain)
    ring = art.hexagon(round(place.radius * 0.87, 1))
    body = plate_body(setup, place, hex, not tokens)
    body += f'<path d="{ring}" transform="translate({num(x)} {num(y)})" class="ring"/>'
    return can(f"hex-{name}", f"{word} {name}", label, body + _gain(x, y - place.radius * 0.62, gain), " inside")


@lru_cache(maxsize=512)
def _half(setup: Setup, place: Place, hex: int, inward: bool, lang: str) -> Fragment:
    x, y = points_of(setup, place)[0][hex]
    name = setup.hex_names[hex]
    reach, side = place.radius * 0.84, 1 if inward else -1
    wide = reach * 0.866
    path = f"M0 {num(-reach)}L{num(side * wide)} {num(-reach / 2)}V{num(reach / 2)}L0 {num(reach)}Z"
    shape = "in" if inward else "out"
    body = f'<path d="{path}" fill="var(--choice)" fill-opacity=".07"/>'
    body += art.sign(shape, side * wide * 0.62, -reach * 0.52, place.radius / 60, "var(--choice)")
    body += f'<path d="{path}" class="ring"/>'
    where = f'<g id="{shape}-{name}" class="can inside" transform="translate({num(x)} {num(y)})" '
    label = label_of(lang, f"do-rewire-{shape}", hex=name)
    return Fragment(
        f"{shape}-{name}",
        f'{where}data-action="rewire {shape} {name}" role="button" tabindex="0" aria-label="{label}">{body}</g>',
    )


def _slot_face(kind: str, covered: bool, used: bool, small: bool, box: Box, lang: str) -> str:
    x, y, width, height = box
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(min(12, height / 4))}"'
    body = f'<rect {rect} fill="var(--well)" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.2"/>'
    if covered:
        return body
    ink = "var(--soft)" if used else "var(--ink)"
    middle = x + width / 2
    if small:
        return body + art.sign(kind, middle, y + height / 2, min(width, height) / 34, ink)
    body += art.sign(kind, middle, y + height * 0.37, min(1.15, height / 58), ink)
    word = label_of(lang, "action-short", kind=kind)
    look = "mid soft" if used else "mid strong"
    return body + _text(word, middle, y + height * 0.85, look, min(15.0, max(12.5, height * 0.16)))


@lru_cache(maxsize=1024)
def _bank_slot(
    setup: Setup, key: str, slot: int, kind: str, covered: bool, used: bool, small: bool, box: Box, lang: str
) -> Fragment:
    word = BOOK.words(lang).say(Message("action", {"kind": kind}))
    label = label_of(lang, "scene-bank", slot=setup.bank_names[slot], action=word)
    if used:
        label += ", " + label_of(lang, "scene-used")
    face = _slot_face(kind, covered, used, small, box, lang)
    return Fragment(key, f'<g id="{key}" role="img" aria-label="{label}">{face}</g>')


def _ring(box: Box, reach: float = 4) -> str:
    x, y, width, height = box
    return (
        f'<rect x="{num(x - reach)}" y="{num(y - reach)}" width="{num(width + 2 * reach)}" '
        f'height="{num(height + 2 * reach)}" rx="{num(min(12, height / 4) + reach)}" class="ring"/>'
    )


def _veil(box: Box) -> str:
    x, y, width, height = box
    corner = num(min(12, height / 4))
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{corner}" class="veil"/>'


@lru_cache(maxsize=1024)
def _bank_choice(
    setup: Setup, key: str, slot: int, kind: str, word: str, covered: bool, rule: str, used: bool, box: Box, lang: str
) -> Fragment:
    name = setup.bank_names[slot]
    spoken = BOOK.words(lang).say(Message("action", {"kind": word}))
    label = label_of(lang, "do-use", slot=name, action=spoken)
    body = _slot_face(kind, covered, used, False, box, lang)
    if rule:
        return veiled(key, f"use {name}", rule, label, body + _veil(box))
    return can(key, f"use {name}", label, body + _ring(box))


@lru_cache(maxsize=1024)
def _bank_only(setup: Setup, key: str, slot: int, tile: int, kind: str, box: Box, lang: str) -> Fragment:
    name, slot_name = setup.tiles[tile].name, setup.bank_names[slot]
    body = _slot_face(kind, False, False, False, box, lang) + _ring(box)
    return can(key, f"bank {name} {slot_name}", label_of(lang, "do-bank", tile=name, slot=slot_name), body)


@lru_cache(maxsize=1024)
def _bank_chip(setup: Setup, slot: int, tile: int, box: Box, lang: str) -> Fragment:
    name, slot_name = setup.tiles[tile].name, setup.bank_names[slot]
    x, y, width, height = box
    radius = min(height * 0.4, width * 0.3)
    body = f'<g transform="translate({num(x)} {num(y)})">{art.card(width, height, 8)}</g>'
    body += art.pattern(setup, setup.tiles[tile], x + width / 2, y + height / 2, radius) + _ring(box, 0)
    label = label_of(lang, "do-bank", tile=name, slot=slot_name)
    return can(f"put-{name}-{slot_name}", f"bank {name} {slot_name}", label, body, " onpaper")


@lru_cache(maxsize=1024)
def _line_tile(setup: Setup, number: int, box: Box, head: float, lang: str) -> Fragment:
    x, y, width, height = box
    tile = setup.tiles[number]
    bead = min(11.0, width * 0.055)
    middle = height * head * 0.53
    tray = f'x="8" y="{num(height * head)}" width="{num(width - 16)}" height="{num(height * (0.94 - head))}" rx="10"'
    body = art.card(width, height) + f'<rect {tray} fill="var(--paper-edge)" fill-opacity=".28"/>'
    body += art.action(setup, tile, bead * 1.5 + 6, middle, bead)
    body += art.pattern(setup, tile, width - middle - 8, middle, min(middle * 0.82, width * 0.13))
    key = f"tile-{tile.name}"
    label = f'role="img" aria-label="{tile_label(setup, number, False, lang)}"'
    return Fragment(key, f'<g id="{key}" transform="translate({num(x)} {num(y)})" {label}>{body}</g>')


@lru_cache(maxsize=4096)
def _bead(key: str, paint: str, x: float, y: float, radius: float) -> Fragment:
    return Fragment(key, f'<g id="{key}" pointer-events="none">{art.token(paint, x, y, radius)}</g>')


@lru_cache(maxsize=4096)
def _take(key: str, text: str, label: str, paint: str, x: float, y: float, radius: float) -> Fragment:
    ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3)}" class="ring"/>'
    return can(key, text, label, art.token(paint, x, y, radius) + ring, " onpaper")


@lru_cache(maxsize=4096)
def _foreseen(key: str, text: str, label: str, paint: str, x: float, y: float, radius: float, ghost: str) -> Fragment:
    """A fragment to take, and on a look what the Brain would take then."""
    ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 3)}" class="ring"/>'
    body = f'{art.token(paint, x, y, radius)}{ring}<g class="ghost">{ghost}</g>'
    found = can(key, text, label, body, " onpaper")
    return Fragment(key, found.svg.replace(" role=", ' data-preview="" role=', 1))


@lru_cache(maxsize=4096)
def _no_take(key: str, text: str, rule: str, label: str, paint: str, x: float, y: float, radius: float) -> Fragment:
    veil = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius + 1)}" fill="var(--paper)" fill-opacity=".55"/>'
    return veiled(key, text, rule, label, art.token(paint, x, y, radius) + veil)


@lru_cache(maxsize=256)
def _tray(box: Box, words: str, mine: bool) -> Fragment:
    x, y, width, height = box
    look = 'stroke="var(--choice)" stroke-width="3"' if mine else 'stroke="var(--edge)" stroke-width="1.5"'
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(height / 2)}"'
    body = f'<rect {rect} fill="var(--surface)" {look}/>'
    body += _text(words, x + width / 2, y + height * 0.25, "serif mid strong", min(16, height * 0.13))
    return Fragment("hand", f'<g id="hand">{body}</g>')


def _in_tray(box: Box, at: int, count: int) -> tuple[float, float]:
    x, y, width, height = box
    step = min(78.0, (width - 60) / max(1, count))
    return x + width / 2 + (at - (count - 1) / 2) * step, y + height * 0.62


@lru_cache(maxsize=1024)
def _secret(x: float, y: float, words: str) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="42" height="32" rx="8" fill="var(--well)" stroke="var(--edge)" '
        'stroke-opacity=".5"/>'
        + art.sign("lock", x + 21, y + 15, 0.8, "var(--soft)")
        + _text(words, x + 54, y + 21, "note small")
    )


class _Wide(_Drawing):
    """One picture of 1440 × 848."""

    def pictures(self) -> list[Picture]:
        picture = Picture("table", 1440, 848)
        picture.fragments.append(_mat(1440, 848, 28))
        self.lay_line(picture)
        self.lay_tray(picture, (1030, 26, 376, 128), 28)
        size = len(self.setup.bank_names)
        pitch = 592 / size
        self.lay_bank(picture, self.near, [(36 + pitch * n, 176, pitch - 14, 92) for n in range(size)], False)
        self.lay_own(picture, fitted(self.setup, Place(326, 556, 53), 290, 276))
        self.lay_private(picture)
        if self.setup.alone:
            self.lay_brain(picture, (862, 176, 546, 648))
            self.lay_sides(picture, [(36, 24, 170, 132), (1036, 24, 190, 132)])
            for key, text, words in self.buttons():
                picture.fragments.append(button(key, text, words, 36, 106, 166))
            return [picture]
        others = [(self.near + place) % self.setup.players for place in range(1, self.setup.players)]
        height = (648 - 14 * (len(others) - 1)) / len(others)
        for place, seat in enumerate(others):
            self.lay_other(picture, seat, (862, 176 + place * (height + 14), 546, height))
        for key, text, words in self.buttons():
            picture.fragments.append(button(key, text, words, 36, 106, 150))
        return [picture]

    def reply_box(self) -> Box:
        return 878, 444, 514, 44

    def lay_brain(self, picture: Picture, box: Box) -> None:
        """The Artificial Brain: preferences, what it gained, what is worth nothing to it, its board."""
        setup, view, own = self.setup, self.view, self.view.seats[BRAIN]
        x, y, _, _ = box
        picture.fragments.append(_panel(int(BRAIN), box, view.turn == BRAIN))
        note = self.say("scene-brain-note", points=int(own.points), board=setup.board_names[own.board])
        picture.fragments.append(_brain_plate(self.names[BRAIN], x + 16, y + 14, note, view.holder == BRAIN, self.lang))
        excluded = int(view.excluded())
        picture.fragments.append(_worthless(setup, excluded, x + 370, y + 26, self.lang))
        head = _text(self.say("scene-preferences"), x + 16, y + 90, "caption")
        picture.fragments.append(Fragment("preferences", f'<g id="preferences">{head}</g>'))
        gap = 16.0
        self.lay_preferences(picture, [(x + 16 + n * (89 + gap), y + 100, 89, 62) for n in range(SHOWN)], False)
        picture.fragments.append(self._tiles_head("gained", "scene-gained", x + 16, y + 206, bool(own.cherished)))
        gained = members(own.cherished)
        for at, tile in enumerate(gained):
            spot = (x + 96 + at % 7 * 62, y + 194.0 + at // 7 * 32, 58.0, 27.0)
            picture.fragments.append(small_tile(setup, tile, True, spot, self.lang))
        self.lay_leaving(picture, x + 16, y + 226)
        self.lay_reply(picture)
        place = fitted(setup, Place(x + 273, y + 482, 32, int(BRAIN)), 256, 160)
        picture.fragments.append(ground(setup, own.board, place, self.lang))
        beads = things(setup, own.board, place, held_by(own), own.slots, self.lang)
        picture.fragments += beads[1:]  # without the threads, which it never scores (AB-06)
        if self.ask == BRAIN_TURN and brain_of(view)[0].stage == LAYING:
            self.lay_places(picture, place)

    def lay_places(self, picture: Picture, place: Place) -> None:
        """Where the Brain's tokens might be laid, in practice."""
        setup, own = self.setup, self.view.seats[BRAIN]
        hexes, slots, _ = points_of(setup, place)
        free = [(setup.slot_names[at], slots[at], 0.38) for at in range(len(slots)) if not own.slots >> at & 1]
        held = own.total.some()
        free += [(setup.hex_names[at], hexes[at], 0.62) for at in range(len(hexes)) if not held >> at & 1]
        for name, (x, y), part in free:
            picture.fragments.append(_lay_place(name, x, y, place.radius * part, self.say("do-lay", place=name)))

    def lay_line(self, picture: Picture) -> None:
        view = self.view
        piles = range(view.first, view.last + 1)
        count = len(piles)
        body = _text(self.say("scene-line"), 36, 44, "caption") if self.ask != SIDE else ""
        if count and self.ask != SIDE:
            left, _, right = self.say("scene-line-left", left=count, all=int(self.setup.tiles_per_round)).partition(";")
            body += _text(left.strip(), 36, 68, "note small") + _text(right.strip(), 36, 88, "note small")
        picture.fragments.append(Fragment("line", f'<g id="line">{body}</g>'))
        pitch = min(253.0, 800 / max(1, count))
        for place, at in enumerate(piles):
            box = (222 + place * pitch, 24.0, pitch - 16, 132.0)
            most = max(1, int(self.setup.tokens_per_tile))
            columns = most if pitch > 190 else -(-most // 2)
            radius = min(19.0, (box[2] - 28) / columns / 2 - 2, 26 if columns == most else 15)
            self.lay_pile(picture, at, box, radius, columns)

    def lay_private(self, picture: Picture) -> None:
        """Aspiration, claimed and cherished tiles, supply, bag and stack; what Reward would give now."""
        setup, view, own = self.setup, self.view, self.own
        x = 640.0
        shown = own.aspiration != NONE
        picture.fragments.append(
            _aspiration(setup, int(own.aspiration) if shown else -1, self.me >= 0, setup.alone, x, 176, self.lang)
        )
        picture.fragments.append(self._tiles_head("claimed", "scene-claimed", x, 304, bool(own.claimed)))
        for at, tile in enumerate(members(own.claimed)):
            box = (x + at % 2 * 102, 316.0 + at // 2 * 46, 98.0, 42.0)
            picture.fragments.append(small_tile(setup, tile, False, box, self.lang))
        picture.fragments.append(self._tiles_head("cherished", "scene-cherished", x, 442, bool(own.cherished)))
        for at, tile in enumerate(members(own.cherished)):
            box = (x + at % 3 * 68, 454.0 + at // 3 * 44, 64.0, 40.0)
            picture.fragments.append(small_tile(setup, tile, True, box, self.lang))
        counts = tuple(amount(view.supply, colour) for colour in range(len(setup.colour_names)))
        picture.fragments.append(_supply(setup, counts, x, 592, self.lang))
        picture.fragments.append(_stock("bag", view.bag_left, "scene-fragments", x, 714, self.lang))
        picture.fragments.append(_stock("stack", len(members(view.stack)), "scene-moments", x + 104, 714, self.lang))
        points = self.before
        if view.phase != OVER:
            head = _text(self.say("scene-now"), x, 786, "caption")
            head += _text(self.say("scene-now-points", points=points), x, 812, "serif strong", 20)
            picture.fragments.append(Fragment("now", f'<g id="now">{head}</g>'))
        if self.me < 0:
            picture.fragments.append(self._nameplate(self.near, 36, 800))

    def _tiles_head(self, key: str, word: str, x: float, y: float, some: bool) -> Fragment:
        body = _text(self.say(word), x, y, "caption")
        if not some:
            body += _text(self.say("scene-none"), x, y + 26, "note small")
        return Fragment(key, f'<g id="{key}">{body}</g>')

    def _nameplate(self, seat: int, x: float, y: float) -> Fragment:
        body = _nameplate(
            self.names[seat],
            self.bots[seat],
            x,
            y,
            self._note(seat),
            self.view.holder == seat,
            self.lang,
            seat == self.me,
        )
        return Fragment(f"seat-{seat}", f'<g id="seat-{seat}">{body}</g>')

    def _note(self, seat: int) -> str:
        own = self.view.seats[seat]
        board = "" if own.board == NONE else self.setup.board_names[own.board]
        return self.say("scene-seat", points=int(own.points), board=board)

    def lay_other(self, picture: Picture, seat: int, box: Box) -> None:
        """Somebody else: name, bank, tiles, board."""
        setup, view, own = self.setup, self.view, self.view.seats[seat]
        x, y, width, height = box
        alone = height > 500
        asked = bool(view.to_act() >> seat & 1)
        picture.fragments.append(_panel(seat, box, asked))
        picture.fragments.append(self._nameplate(seat, x + 16, y + 14))
        size = len(setup.bank_names)
        pitch = 240 / size
        tight = height < 240
        top = y + (68 if tight else 80)
        self.lay_bank(picture, seat, [(x + 16 + pitch * n, top, pitch - 8, 46) for n in range(size)], True)
        row = top + 66
        picture.fragments.append(_others_tiles(seat, x + 16, row, bool(own.claimed), bool(own.cherished), self.lang))
        for at, tile in enumerate(members(own.claimed)[:6]):
            spot = (x + 16 + at % 2 * 62, row + 10.0 + at // 2 * 30, 58.0, 27.0)
            picture.fragments.append(small_tile(setup, tile, False, spot, self.lang))
        for at, tile in enumerate(members(own.cherished)[:6]):
            spot = (x + 146 + at % 2 * 56, row + 10.0 + at // 2 * 30, 52.0, 27.0)
            picture.fragments.append(small_tile(setup, tile, True, spot, self.lang))
        if not tight:
            low = y + (236 if not alone else 250)
            body = _text(self.say("scene-aspiration-of"), x + 16, low, "caption")
            if own.aspiration != NONE:
                body += art.token(art.paint(setup, own.aspiration), x + 32, low + 26, 15)
            else:
                body += _secret(x + 16, low + 12, self.say("scene-secret"))
            picture.fragments.append(Fragment(f"aspiration-{seat}", f'<g id="aspiration-{seat}">{body}</g>'))
        elif own.aspiration != NONE:
            body = art.token(art.paint(setup, own.aspiration), x + 240, y + 36, 15)
            picture.fragments.append(Fragment(f"aspiration-{seat}", f'<g id="aspiration-{seat}">{body}</g>'))
        if own.board == NONE:
            return
        if alone:
            place = fitted(setup, Place(x + 306, y + height - 210, 40, seat), 232, 200)
        else:
            place = fitted(setup, Place(x + width - 150, y + height / 2, 27, seat), 136, height / 2 - 14)
        picture.fragments.append(ground(setup, own.board, place, self.lang))
        picture.fragments += things(setup, own.board, place, held_by(own), own.slots, self.lang)


@lru_cache(maxsize=64)
def _brain_plate(name: str, x: float, y: float, note: str, starts: bool, lang: str) -> Fragment:
    body = f'<circle cx="{num(x + 24)}" cy="{num(y + 24)}" r="24" fill="var(--ink)"/>'
    body += art.sign("brain", x + 24, y + 24, 1.15, "var(--surface)")
    body += _text(name, x + 60, y + 20, "serif strong", 20) + _text(note, x + 60, y + 42, "note")
    if starts:
        body += shapes.flag(BOOK.words(lang)("scene-starts"), x + 226, y + 34, 12.5)
    return Fragment("seat-1", f'<g id="seat-1">{body}</g>')


@lru_cache(maxsize=64)
def _worthless(setup: Setup, colour: int, x: float, y: float, lang: str) -> Fragment:
    """The colour that the Brain scores nothing for."""
    body = _text(label_of(lang, "scene-worthless"), x, y, "caption")
    if colour == NONE:
        body += _text(label_of(lang, "scene-counts-all"), x, y + 24, "note small")
    else:
        body += art.token(art.paint(setup, colour), x + 14, y + 26, 13)
        body += _text(label_of(lang, "scene-your-aspiration"), x + 36, y + 31, "note small")
    return Fragment("worthless", f'<g id="worthless">{body}</g>')


@lru_cache(maxsize=512)
def _lay_place(name: str, x: float, y: float, radius: float, label: str) -> Fragment:
    circle = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    body = f'<circle {circle} fill="var(--choice)" fill-opacity=".06"/><circle {circle} class="ring"/>'
    return can(f"lay-{name}", f"lay {name}", label, body, " inside")


@lru_cache(maxsize=256)
def _others_tiles(seat: int, x: float, y: float, claimed: bool, cherished: bool, lang: str) -> Fragment:
    body = _text(label_of(lang, "scene-claimed-short"), x, y, "caption")
    body += _text(label_of(lang, "scene-cherished"), x + 130, y, "caption")
    if not claimed:
        body += _text(label_of(lang, "scene-none"), x, y + 24, "note small")
    if not cherished:
        body += _text(label_of(lang, "scene-none"), x + 130, y + 24, "note small")
    return Fragment(f"tiles-{seat}", f'<g id="tiles-{seat}">{body}</g>')


@lru_cache(maxsize=64)
def _panel(seat: int, box: Box, asked: bool) -> Fragment:
    x, y, width, height = box
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="18"'
    edge = 'stroke="var(--choice)" stroke-width="2"' if asked else 'stroke="var(--line)"'
    return Fragment(f"panel-{seat}", f'<g id="panel-{seat}"><rect {rect} fill="var(--surface)" {edge}/></g>')


@lru_cache(maxsize=256)
def _nameplate(name: str, bot: bool, x: float, y: float, note: str, starts: bool, lang: str, mine: bool) -> str:
    body = shapes.face(name, x + 22, y + 22, 22, bot=bot, own=mine)
    body += _text(escape(name[:16]), x + 56, y + 18, "name") + _text(note, x + 56, y + 40, "note")
    if starts:
        body += shapes.flag(BOOK.words(lang)("scene-starts"), x + 204, y + 14, 12.5)
    return body


@lru_cache(maxsize=64)
def _aspiration(setup: Setup, colour: int, mine: bool, known: bool, x: float, y: float, lang: str) -> Fragment:
    body = _text(label_of(lang, "scene-aspiration" if mine else "scene-aspiration-of"), x, y + 12, "caption")
    if colour >= 0:
        body += f'<g transform="translate({num(x)} {num(y + 24)})">{art.card(178, 64)}</g>'
        body += art.token(art.paint(setup, colour), x + 34, y + 56, 21)
        name = escape(colour_word(setup, colour, lang).capitalize())
        body += _text(name, x + 66, y + 52, "serif strong on-paper", 17)
        if known:
            body += _text(label_of(lang, "scene-on-track"), x + 66, y + 72, "small soft-on-paper")
        elif mine:
            body += _text(label_of(lang, "scene-only-you"), x + 66, y + 72, "small soft-on-paper")
    else:
        body += _secret(x, y + 28, label_of(lang, "scene-secret"))
    return Fragment("aspiration", f'<g id="aspiration">{body}</g>')


@lru_cache(maxsize=512)
def _supply(setup: Setup, counts: tuple[int, ...], x: float, y: float, lang: str) -> Fragment:
    body = _text(label_of(lang, "scene-supply"), x, y, "caption")
    for colour, count in enumerate(counts):
        at = (x + 15 + colour % 3 * 66, y + 28 + colour // 3 * 42)
        body += art.token(art.paint(setup, colour), at[0], at[1], 14)
        body += _text(str(count), at[0] + 22, at[1] + 6, "strong", 16)
    return Fragment("supply", f'<g id="supply">{body}</g>')


@lru_cache(maxsize=512)
def _stock(key: str, count: int, words: str, x: float, y: float, lang: str) -> Fragment:
    body = _text(label_of(lang, f"scene-{key}"), x, y, "caption")
    body += _text(label_of(lang, words, count=count), x, y + 26, "", 15)
    return Fragment(key, f'<g id="{key}">{body}</g>')


class _Tall(_Drawing):
    """Two pictures of 360 across: the board, and within reach of the thumb the line."""

    def pictures(self) -> list[Picture]:
        table = Picture("table", 360, 446)
        table.fragments.append(_mat(360, 446, 20))
        size = len(self.setup.bank_names)
        pitch = 338 / size
        self.lay_bank(table, self.near, [(12 + pitch * n, 12, pitch - 6, 52) for n in range(size)], size > 4)
        self.lay_own(table, fitted(self.setup, Place(180, 244, 30.5), 166, 160))
        self.lay_corner(table)
        return [table, self.reach()]

    def reply_box(self) -> Box:
        return 262, 2, 94, 42

    def lay_corner(self, picture: Picture) -> None:
        setup, view, own = self.setup, self.view, self.own
        body = ""
        if own.aspiration != NONE:
            body += _text(self.say("scene-aspiration-of"), 16, 418, "note small")
            body += art.token(art.paint(setup, own.aspiration), 26, 434, 8)
        body += _text(self.say("scene-bag-short"), 344, 418, "note small end")
        body += _text(str(view.bag_left), 344, 438, "strong end", 16)
        if view.phase != OVER:
            body += _text(self.say("board-now", points=self.before), 180, 438, "mid strong", 13)
        picture.fragments.append(Fragment("corner", f'<g id="corner">{body}</g>'))

    def reach(self) -> Picture:
        """The line; over it what is in hand, and the buttons."""
        view = self.view
        buttons = self.buttons()
        top = 0.0
        picture = Picture("reach", 360, 168)
        if self.setup.alone:
            top = 50.0
            self.lay_preferences(picture, [(4 + n * 51, 2, 44, 40) for n in range(SHOWN)], True)
            self.lay_reply(picture)
        if self.ask == SIDE:
            self.lay_sides(picture, [(4, top, 172, 84), (184, top, 172, 84)])
            top += 92
        elif buttons or self.ask == RESULT or any(own.hand for own in view.seats):
            self.lay_tray(picture, (4, top + 2, 236 if buttons else 352, 58), 17)
            for key, text, words in buttons:
                picture.fragments.append(button(key, text, words, 248, top + 8, 104))
            top += 64.0
        picture.height = 168 + int(top)
        piles = list(range(view.first, view.last + 1))
        if not piles:
            self.lay_tiles(picture, top)
            return picture
        inner = max(0, len(piles) - 2)
        wide = 128.0 if inner < 4 else 112.0
        narrow = (360 - 8 - 2 * wide - 6 * (len(piles) - 1)) / inner if inner else 0
        x = 4.0
        for place, at in enumerate(piles):
            end = place in (0, len(piles) - 1)
            width = wide if end else narrow
            columns = 2 if end else 1 if narrow < 40 else 2
            rows = -(-int(self.setup.tokens_per_tile) // columns)
            radius = 22.0 if end and rows < 3 else min(20.0, 106 / rows / 2 - 2, (width - 24) / columns / 2)
            self.lay_pile(picture, at, (x, top + 4, width, 160), max(5.0, radius), columns, 0.27)
            x += width + 6
        return picture

    def lay_tiles(self, picture: Picture, top: float) -> None:
        """Without a line: the tiles that were claimed and cherished."""
        own = self.own
        for row, (key, mask) in enumerate((("scene-claimed-short", own.claimed), ("scene-cherished", own.cherished))):
            y = top + 18 + row * 70
            body = _text(self.say(key), 8, y, "caption")
            picture.fragments.append(Fragment(f"row-{row}", f'<g id="row-{row}">{body}</g>'))
            for at, tile in enumerate(members(mask)[:8]):
                box = (8.0 + at % 4 * 87, y + 8 + at // 4 * 28, 83.0, 26.0)
                picture.fragments.append(small_tile(self.setup, tile, row == 1, box, self.lang))
