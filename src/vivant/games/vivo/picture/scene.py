"""The table of Vivo as a scene: what the viewer may see (VO-22, VO-R6), with its choices marked."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import scene, shapes
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import at, tag
from vivant.draw.things import Fragment, Marks, Thing, compose
from vivant.engine.bits import count_bits, mask_of, members
from vivant.engine.state import EVERYTHING
from vivant.games.vivo.picture import art, composition, things
from vivant.games.vivo.picture.composition import CardRow, Composition
from vivant.games.vivo.picture.things import PASSING, PAST, Look
from vivant.games.vivo.rules.position import OVER
from vivant.games.vivo.rules.setup import NOBODY, NONE
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.rules.trick import Trick
from vivant.words import Words

OFF_TURN = 12
COMPOSITIONS = {scene.WIDE: composition.WIDE, scene.LAPTOP: composition.LAPTOP, scene.TALL: composition.TALL}
# Nobody sees these: they are where cards come from when they are dealt or played by somebody else.
SOURCE = '<path d="M-9 0h18"/>'


def draw_scene(view: VivoState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks) -> Scene:
    form = COMPOSITIONS.get(shape, composition.WIDE)
    drawing = _Drawing(view, words, names, bots, marks, form)
    pictures = drawing.whole() if form.hand else drawing.tall()
    return Scene("vivo", pictures, art.sprite(), art.MAT)


class _Drawing:
    """One view on the way to its pictures: what lies where, as the pieces want to hear it."""

    def __init__(
        self, view: VivoState, say: Words, names: list[str], bots: list[bool], marks: Marks, form: Composition
    ) -> None:
        self.view = view
        self.form = form
        self.players = view.setup.players
        self.names = names
        self.bots = bots
        self.marks = marks
        self.look = things.look_of(tuple(view.setup.suits), view.setup.ranks, say.lang)
        self.me = max(view.viewer, NOBODY)
        near = max(self.me, 0)  # who sits at the lower edge; the others follow clockwise
        self.around = [(near + place) % self.players for place in range(self.players)]
        self.trick = view.in_sight()
        self.finished = view.lingers()
        self.complete = self.finished or self.trick.laid == self.players
        self.passing = self.finished and view.stage != OVER  # a finished trick lies there until the next one is led
        self.gathered = self.finished and view.tricks == 0  # it is of the round before: its cards are dealt again
        self.laid = self._cards_in_sight()
        # cards of this round that lie on the stage: they are in no row yet
        self.on_table = 0 if self.gathered else mask_of([*self.laid.values()])

    def _cards_in_sight(self) -> dict[int, int]:
        """By seat what lies on the stage. After the end of the match those that score lie in their rows."""
        trick = self.trick
        gone = (trick.high_seat, trick.low_seat) if self.view.stage == OVER else ()
        cards = [(seat, trick.card_of(seat)) for seat in range(self.players)]
        return {seat: card for seat, card in cards if card != NONE and seat not in gone}

    def whole(self) -> tuple[Picture, ...]:
        """Everything in one picture."""
        view, look, form = self.view, self.look, self.form
        size = form.type[1]
        table = self._begin()
        if view.next != NONE:
            table.append(things.next_harmony(look, view.next, view.pile, form.next, form.next_scale, size))
        flags = self._lay_trick(table)
        for place, seat in enumerate(self.around):
            if seat != self.me:
                self._seat_other(table, place, seat)
        if self.me != NOBODY:
            own = view.seats[self.me]
            table.append(things.own_row_head(look, own.points, form.own_row, size))
            self._lay_row(table, self.me, form.own_row)
            table += self._own_hand()
        return (Picture("table", form.width, form.height, table + flags),)

    def _begin(self) -> list[Fragment]:
        form = self.form
        mat = _mat(form.width, form.height, form.corner)
        return [mat, _stage(*form.centre, form.stage), self._medallion(self._harmony())]

    def _medallion(self, harmony: tuple[int, int], key: str = "harmony") -> Fragment:
        return things.medallion(self.look, *harmony, *self.form.centre, self.form.medallion, key)

    def _seat_other(self, table: list[Fragment], place: int, seat: int) -> None:
        view, look, head = self.view, self.look, self.form.head
        assert head is not None
        x, y = self.form.heads[self.players][place]
        own, size = view.seats[seat], view.hand_size(seat)
        where = _spot(x, y, 0, 1)
        table.append(things.head_at(look, seat, self.names[seat], self.bots[seat], size, own.points, head, where))
        opened = view.viewer == EVERYTHING and place > 0
        self._lay_row(table, seat, (head.open_row if opened else head.row).moved(x, y))
        if opened:
            table += things.row_of(look, seat, own.hand, 0, head.open_hand.moved(x, y))
        elif view.viewer == EVERYTHING:
            table += _hand(look, own.hand, self.form)
        else:
            fan_x, fan_y, scale = head.fan
            table.append(things.fan_of(seat, size, _spot(x + fan_x, y + fan_y, 0, scale)))

    def tall(self) -> tuple[Picture, ...]:
        view, look, form = self.view, self.look, self.form
        assert form.sides is not None
        table = self._begin()
        if view.next != NONE:
            table.append(things.next_small(look, view.next, form.next))
        for place, seat in enumerate(self.around):
            if seat != self.me:
                table.append(_side(seat, *form.sides[self.players][place]))
        flags = self._lay_trick(table)
        seated = self.me != NOBODY and view.viewer != EVERYTHING
        if seated:
            table.append(things.own_row_small(look, view.seats[self.me].points))
            self._lay_row(table, self.me, self._own_row_small())
        picture = Picture("table", form.width, form.height, table + flags)
        if view.viewer == EVERYTHING:
            return (picture, self._all_hands())
        if not seated:
            return (picture,)
        own = view.seats[self.me]
        across, _, high = _rows(held := int(count_bits(own.hand)))
        height = max(60, round(-(-held // across) * high + 12))
        return (picture, Picture("reach", form.width, height, self._own_hand()))

    def _own_row_small(self) -> CardRow:
        """At the right edge of its room."""
        own, row = self.view.seats[self.me], self.form.own_row
        cards = int(count_bits((own.face_up | own.face_down) & ~self.on_table))
        return row._replace(left=max(row.left, row.right - cards * (art.CARD_WIDTH * row.scale + 6)))

    def _own_hand(self) -> list[Fragment]:
        look, hand, form, marks = self.look, self.view.seats[self.me].hand, self.form, self.marks
        return _marked_hand(look, hand, form, marks) if marks else list(_hand(look, hand, form))

    def _harmony(self) -> tuple[int, int]:
        """Of the trick that is being played; after the end that of the last one."""
        return _harmony_of(self.trick if self.view.stage == OVER else self.view.trick)

    def _all_hands(self) -> Picture:
        reach: list[Fragment] = []
        for n, seat in enumerate(self.around):
            hand = self.view.seats[seat].hand
            reach += things.open_hand(self.look, seat, self.names[seat], hand, 104 * n)
        return Picture("reach", 360, 104 * self.players, reach)

    def _lay_row(self, table: list[Fragment], seat: int, row: CardRow) -> None:
        own = self.view.seats[seat]
        if own.face_up or own.face_down:
            up, down = own.face_up & ~self.on_table, count_bits(own.face_down & ~self.on_table)
            table += things.row_of(self.look, seat, up, down, row)

    def _lay_trick(self, table: list[Fragment]) -> list[Fragment]:
        """Cards on their spots and dashed places for those to come; flags for highest and lowest, to lie over all else.

        A finished trick is seen there for a moment; from then on, until the next is led, in a small picture.
        """
        form, look = self.form, self.look
        cards, flags = list[Fragment](), list[Fragment]()
        for place, seat in enumerate(self.around):
            x, y, turn = form.spots[self.players][place]
            if (seat not in self.laid or self.passing) and self.view.stage != OVER:
                table.append(self._place(seat, _spot(x, y, 0, 1)))
            if seat not in self.laid:
                continue
            standing = self.trick.standing(seat)
            spot = _spot(x, y, OFF_TURN if standing == "off" else turn, form.card)
            key, past = (f"shown-{seat}", PASSING) if self.passing else ("", "")
            cards.append(things.card_at(look, self.laid[seat], spot, art.WHOLE, key, past))
            if standing:
                flags.append(_flag(look, seat, standing, self.complete, place, self.players, form, self.passing))
        if self.passing:
            table.append(self._medallion(_harmony_of(self.trick), "harmony-past"))
            self._lay_last(table)
        table += cards
        return flags

    def _lay_last(self, table: list[Fragment]) -> None:
        row = self.form.last
        kind = "caption" if self.form.hand else "soft strong"
        table.append(things.last_head(self.look, row, kind, self.form.type[1]))
        step = min(art.CARD_WIDTH * row.scale + 6, (row.right - row.left) / int(self.players))
        for place, seat in enumerate(self.around):
            x = row.left + art.CARD_WIDTH * row.scale / 2 + place * step
            key = f"past-{seat}" if self.gathered else ""
            spot = _spot(x, row.y, 0, row.scale)
            table.append(things.card_at(self.look, self.laid[seat], spot, art.PLAIN, key, PAST))

    def _place(self, seat: int, spot: str) -> Fragment:
        say, due, form = self.look.say, self.view.turn == seat, self.form
        name = say("scene-you") if seat == self.me else self.names[seat]
        note = say("scene-to-play" if due else "scene-later") if form.hand and self.view.turn != NOBODY else ""
        return things.place_of(seat, name, note, due, spot, form.card, form.type[0], form.type[1])


def _harmony_of(trick: Trick) -> tuple[int, int]:
    """The harmony of a trick and all cards of the suits that it has."""
    return trick.harmony, trick.open_cards


@lru_cache(256)
def _spot(x: float, y: float, turn: float, scale: float) -> str:
    return at(x, y, turn, scale)


@lru_cache(64)
def _side(seat: int, x: float, y: float) -> Fragment:
    """Where the cards of somebody else come from in a tall scene."""
    return compose(Thing(f"hand-{seat}", SOURCE, at(x, y, scale=0.2)))


@lru_cache(64)
def _mat(width: int, height: int, corner: float) -> Fragment:
    return compose(Thing("mat", shapes.mat(width, height, corner)))


@lru_cache(64)
def _stage(x: float, y: float, radius: float) -> Fragment:
    if not radius:
        return compose(Thing("stage", SOURCE, at(x, y, scale=0.3)))
    body = tag("circle", cx=x, cy=y, r=radius, class_="well")
    body += tag("circle", cx=x, cy=y, r=radius * 0.964, fill="none", stroke="var(--edge)", stroke_opacity=".25")
    return compose(Thing("stage", body))


@lru_cache(512)
def _flag(
    look: Look, seat: int, standing: str, finished: bool, place: int, players: int, form: Composition, past: bool
) -> Fragment:
    """What a card on the table is, beside it; long words grow away from the other cards."""
    (x, y, _), (middle, centre), size = form.spots[players][place], form.centre, form.type[2]
    half_card, high = art.CARD_WIDTH * form.card / 2, art.CARD_HEIGHT * form.card / 2
    if not form.hand:
        text = "✗" if standing == "off" else look.say(f"scene-{standing}")
        if x != middle:
            y += high + 5
            half = shapes.flag_width(text, size) / 2 + 4
            x = min(max(x, half), form.width - half)
        else:  # the far one to the right, the near one to the left, where the own row is not
            away = half_card + shapes.flag_width(text, size) / 2 - 6
            x += away if y < centre else -away
        return things.flag_of(seat, text, x, y, size, past)
    key = "board-off" if standing == "off" else f"scene-{standing}" if finished else f"scene-{standing}-so-far"
    text = ("✗ " if standing == "off" else "") + look.say(key)
    half = shapes.flag_width(text, size) / 2
    if x == middle:
        x += half_card * 0.6 + half
    else:
        y += high + 0.9 * size
        away = half - 1.45 * half_card
        x = max(x, x + away) if x > middle else min(x, x - away)
    return things.flag_of(seat, text, x, y, size, past)


# The viewer's own cards. Whole hands are kept only at rest: marked ones hardly ever come again.


@lru_cache(2048)
def _hand(look: Look, hand: int, form: Composition) -> tuple[Fragment, ...]:
    cards = members(hand)
    face, places = _hand_places(len(cards), form)
    return tuple(things.card_at(look, card, places[n][0], face) for n, card in enumerate(cards))


def _marked_hand(look: Look, hand: int, form: Composition, marks: Marks) -> list[Fragment]:
    cards = members(hand)
    fragments = []
    face, places = _hand_places(len(cards), form)
    for card, (place, raised) in zip(cards, places, strict=True):
        mark = marks.get(look.keys[card])
        if mark is None:
            fragments.append(things.card_at(look, card, place, face))
        else:
            fragments.append(things.choice_at(look, card, raised if mark.offered else place, face, mark))
    return fragments


@lru_cache(64)
def _hand_places(count: int, form: Composition) -> tuple[str, list[tuple[str, str]]]:
    """Which face cards show, and by card: at rest, and where it can be chosen. A fan, closer the more; else rows."""
    places = []
    if form.hand:
        middle, y, scale, step, width, rise = form.hand
        step = min(step, step * (0.61 + (12 - count) * 0.073), width / max(1, count - 1))
        for n in range(count):
            off = n - (count - 1) / 2
            x, low = middle + off * step, y + off * off * 0.4 * scale
            places.append((at(x, low, off * 2.2, scale), at(x, low - rise, off * 2.2, scale)))
    else:
        across, scale, high = _rows(count)
        for n in range(count):
            place = at((n % across + 0.5) * 360 / across, 6 + high * (n // across) + high / 2, 0, scale)
            places.append((place, place))
    return art.WHOLE if scale >= art.READABLE else art.PLAIN, places


def _rows(count: int) -> tuple[int, float, float]:
    """In rows of four, or of six when they are many; how large cards are then, and how high a row."""
    across = 4 if count <= 8 else 6
    scale = (360 / across - 9) / art.CARD_WIDTH
    return across, scale, art.CARD_HEIGHT * scale + 12
