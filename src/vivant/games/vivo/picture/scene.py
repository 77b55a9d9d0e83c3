"""The table of Vivo as a scene: what the viewer may see (VO-22, VO-R6), with its choices marked."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.scene import TALL, Picture, Scene
from vivant.draw.svg import at, tag
from vivant.draw.things import Fragment, Marks, Thing, compose
from vivant.engine.bits import count_bits, mask_of, members
from vivant.engine.state import EVERYTHING
from vivant.games.vivo.picture import art, things
from vivant.games.vivo.picture.things import Look
from vivant.games.vivo.rules.position import OVER
from vivant.games.vivo.rules.setup import NOBODY, NONE
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.rules.trick import Trick
from vivant.words import Words

Spot = tuple[float, float, float]  # where a card lies, and how it is turned
OFF_TURN = 12

CENTRE = (720.0, 296.0)
WIDE_MAT = compose(Thing("mat", shapes.mat(1440, 848)))
WIDE_STAGE = compose(
    Thing(
        "stage",
        tag("circle", cx=720, cy=296, r=276, class_="well")
        + tag("circle", cx=720, cy=296, r=266, fill="none", stroke="var(--edge)", stroke_opacity=".25"),
    )
)
WIDE_CARD = 118 / art.CARD_WIDTH
WIDE_SPOTS: dict[int, list[Spot]] = {
    3: [(720, 474, 0), (560, 218, -4), (880, 218, 4)],
    4: [(720, 474, 0), (554, 296, -3), (720, 120, 2), (886, 296, 4)],
}
WIDE_HEADS = {3: [(44, 640), (44, 300), (1076, 120)], 4: [(44, 640), (44, 262), (1076, 60), (1076, 330)]}

TALL_MAT = compose(Thing("mat", shapes.mat(360, 334, 20)))
# Nobody sees these: they are where cards come from when they are dealt or played by somebody else.
SOURCE = '<path d="M-9 0h18"/>'
TALL_STAGE = compose(Thing("stage", SOURCE, at(180, 170, scale=0.3)))
TALL_CARD = 0.56
TALL_SPOTS: dict[int, list[Spot]] = {
    3: [(180, 268, 0), (86, 164, -4), (274, 164, 4)],
    4: [(180, 268, 0), (88, 170, -3), (180, 72, 2), (272, 170, 4)],
}
TALL_SIDES = {3: [(180, 330), (4, 164), (356, 164)], 4: [(180, 330), (4, 170), (180, 4), (356, 170)]}


def draw_scene(view: VivoState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks) -> Scene:
    drawing = _Drawing(view, words, names, bots, marks)
    pictures = drawing.tall() if shape == TALL else drawing.wide()
    return Scene("vivo", pictures, art.sprite(), art.MAT)


class _Drawing:
    """One view on the way to its pictures: what lies where, as the pieces want to hear it."""

    def __init__(self, view: VivoState, say: Words, names: list[str], bots: list[bool], marks: Marks) -> None:
        self.view = view
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

    def wide(self) -> tuple[Picture, ...]:
        view, look = self.view, self.look
        table = [WIDE_MAT, WIDE_STAGE, things.medallion(look, *self._harmony(), *CENTRE, 1)]
        if view.next != NONE:
            table.append(things.next_harmony(look, view.next, view.pile))
        self._lay_trick(table, True)
        if self.passing:
            table.append(things.medallion(look, *_harmony_of(self.trick), *CENTRE, 1, "harmony-past"))
        for place, seat in enumerate(self.around):
            if seat != self.me:
                self._seat_other(table, place, seat)
        if self.me != NOBODY:
            own = view.seats[self.me]
            table.append(things.own_row_head(look, own.points))
            self._lay_row(table, self.me, 44, 344, 730, 0.66)
            table += self._own_hand(True)
        return (Picture("table", 1440, 848, table),)

    def _seat_other(self, table: list[Fragment], place: int, seat: int) -> None:
        view, look = self.view, self.look
        x, y = WIDE_HEADS[self.players][place]
        own, size = view.seats[seat], view.hand_size(seat)
        table.append(things.head_at(look, seat, self.names[seat], self.bots[seat], size, own.points, _spot(x, y, 0, 1)))
        self._lay_row(table, seat, x, x + 330, y + 120, 0.56)
        if view.viewer != EVERYTHING:
            table.append(things.fan_of(seat, size, _spot(x + 272, y + 20, 0, 0.26)))
        elif place == 0:
            table += _hand(look, own.hand, True)
        else:
            table += things.row_of(look, seat, own.hand, 0, x, x + 330, y + 213, 0.4)

    def tall(self) -> tuple[Picture, ...]:
        view, look = self.view, self.look
        table = [TALL_MAT, TALL_STAGE, things.medallion(look, *self._harmony(), 180, 170, 0.51)]
        if view.next != NONE:
            table.append(things.next_small(look, view.next))
        for place, seat in enumerate(self.around):
            if seat != self.me:
                table.append(_side(seat, *TALL_SIDES[self.players][place]))
        self._lay_trick(table, False)
        if self.passing:
            table.append(things.medallion(look, *_harmony_of(self.trick), 180, 170, 0.51, "harmony-past"))
        picture = Picture("table", 360, 334, table)
        if view.viewer == EVERYTHING:
            return (picture, self._all_hands())
        if self.me == NOBODY:
            return (picture,)
        own = view.seats[self.me]
        table.append(things.own_row_small(look, own.points))
        cards = int(count_bits((own.face_up | own.face_down) & ~self.on_table))
        self._lay_row(table, self.me, max(218.0, 350 - cards * 40.4), 342, 284, 0.27)
        across, _, high = _rows(held := int(count_bits(own.hand)))
        height = max(60, round(-(-held // across) * high + 12))
        return (picture, Picture("reach", 360, height, self._own_hand(False)))

    def _own_hand(self, wide: bool) -> list[Fragment]:
        hand = self.view.seats[self.me].hand
        return _marked_hand(self.look, hand, wide, self.marks) if self.marks else list(_hand(self.look, hand, wide))

    def _harmony(self) -> tuple[int, int]:
        """Of the trick that is being played; after the end that of the last one."""
        return _harmony_of(self.trick if self.view.stage == OVER else self.view.trick)

    def _all_hands(self) -> Picture:
        reach: list[Fragment] = []
        for n, seat in enumerate(self.around):
            hand = self.view.seats[seat].hand
            reach += things.open_hand(self.look, seat, self.names[seat], hand, 104 * n)
        return Picture("reach", 360, 104 * self.players, reach)

    def _lay_row(self, table: list[Fragment], seat: int, left: float, right: float, y: float, scale: float) -> None:
        own = self.view.seats[seat]
        if own.face_up or own.face_down:
            up, down = own.face_up & ~self.on_table, count_bits(own.face_down & ~self.on_table)
            table += things.row_of(self.look, seat, up, down, left, right, y, scale)

    def _lay_trick(self, table: list[Fragment], wide: bool) -> None:
        """Cards on their spots, dashed places for those to come, flags for highest and lowest."""
        look = self.look
        spots = (WIDE_SPOTS if wide else TALL_SPOTS)[self.players]
        scale = WIDE_CARD if wide else TALL_CARD
        flags: list[Fragment] = []
        for place, seat in enumerate(self.around):
            x, y, turn = spots[place]
            if seat not in self.laid:
                if self.view.stage != OVER:
                    table.append(self._place(seat, _spot(x, y, 0, 1), scale, wide))
                continue
            standing = self.trick.standing(seat)
            place_at = _spot(x, y, OFF_TURN if standing == "off" else turn, scale)
            key = f"past-{seat}" if self.gathered else ""
            table.append(things.card_at(look, self.laid[seat], place_at, key, self.passing))
            if standing:
                flags.append(_flag(look, seat, standing, self.finished, place, self.players, wide))
        table += flags

    def _place(self, seat: int, spot: str, scale: float, wide: bool) -> Fragment:
        say, due = self.look.say, self.view.turn == seat
        name = say("scene-you") if seat == self.me else self.names[seat]
        note = say("scene-to-play" if due else "scene-later") if wide and self.view.turn != NOBODY else ""
        return things.place_of(seat, name, note, due, spot, scale, 17 if wide else 14)


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


@lru_cache(512)
def _flag(look: Look, seat: int, standing: str, finished: bool, place: int, players: int, wide: bool) -> Fragment:
    """What a card on the table is, beside it; long words grow away from the other cards."""
    x, y, _ = (WIDE_SPOTS if wide else TALL_SPOTS)[players][place]
    if not wide:
        text = "✗" if standing == "off" else look.say(f"scene-{standing}")
        if x != 180:
            y += 54
        else:  # the far one to the right, the near one to the left, where the own row is not
            x += 64 if y < 170 else -64
        return things.flag_of(seat, text, x, y, 12.5)
    key = "board-off" if standing == "off" else f"scene-{standing}" if finished else f"scene-{standing}-so-far"
    text = ("✗ " if standing == "off" else "") + look.say(key)
    half = shapes.flag_width(text) / 2
    if x == CENTRE[0]:
        x += 36 + half
    else:
        y += 96
        x = max(x, x - 75 + half) if x > CENTRE[0] else min(x, x + 75 - half)
    return things.flag_of(seat, text, x, y, 15)


# The viewer's own cards. Whole hands are kept only at rest: marked ones hardly ever come again.


@lru_cache(2048)
def _hand(look: Look, hand: int, wide: bool) -> tuple[Fragment, ...]:
    cards = members(hand)
    places = _hand_places(len(cards), wide)
    return tuple(things.card_at(look, card, places[n][0]) for n, card in enumerate(cards))


def _marked_hand(look: Look, hand: int, wide: bool, marks: Marks) -> list[Fragment]:
    cards = members(hand)
    fragments = []
    for card, (place, raised) in zip(cards, _hand_places(len(cards), wide), strict=True):
        mark = marks.get(look.keys[card])
        if mark is None:
            fragments.append(things.card_at(look, card, place))
        else:
            fragments.append(things.choice_at(look, card, raised if mark.offered else place, mark))
    return fragments


@lru_cache(64)
def _hand_places(count: int, wide: bool) -> list[tuple[str, str]]:
    """By card: at rest, and where it can be chosen. In a wide scene a fan, closer the more there are; else rows."""
    places = []
    if wide:
        step = min(138.0, 84 + (12 - count) * 10, 924 / max(1, count - 1))
        for n in range(count):
            off = n - (count - 1) / 2
            x, y = 882 + off * step, 732 + off * off * 0.4
            places.append((at(x, y, off * 2.2), at(x, y - 26, off * 2.2)))
    else:
        across, scale, high = _rows(count)
        for n in range(count):
            place = at((n % across + 0.5) * 360 / across, 6 + high * (n // across) + high / 2, 0, scale)
            places.append((place, place))
    return places


def _rows(count: int) -> tuple[int, float, float]:
    """In rows of four, or of six when they are many; how large cards are then, and how high a row."""
    across = 4 if count <= 8 else 6
    scale = (360 / across - 9) / art.CARD_WIDTH
    return across, scale, art.CARD_HEIGHT * scale + 12
