"""The table of Vivo as a scene: what the looker may see (VO-22, VO-R6), with every card that can be played marked."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.scene import TALL, Fragment, Picture, Scene
from vivant.draw.svg import at, tag
from vivant.engine.bits import count_bits, members
from vivant.engine.state import EVERYTHING
from vivant.games.vivo import art, pieces
from vivant.games.vivo.cards import NOBODY, NONE, Setup
from vivant.games.vivo.pieces import Look
from vivant.games.vivo.rules import OVER, VivoState
from vivant.words import Words

Spot = tuple[float, float, float]  # where a card lies, and how it is turned
OFF_TURN = 12

CENTRE = (720.0, 296.0)
WIDE_MAT = Fragment("mat", tag("g", shapes.mat(1440, 848), id="mat"))
WIDE_STAGE = Fragment(
    "stage",
    tag(
        "g",
        tag("circle", cx=720, cy=296, r=276, class_="well")
        + tag("circle", cx=720, cy=296, r=266, fill="none", stroke="var(--edge)", stroke_opacity=".25"),
        id="stage",
    ),
)
WIDE_CARD = 118 / art.CARD_WIDTH
WIDE_SPOTS: dict[int, list[Spot]] = {
    3: [(720, 474, 0), (560, 218, -4), (880, 218, 4)],
    4: [(720, 474, 0), (554, 296, -3), (720, 120, 2), (886, 296, 4)],
}
WIDE_HEADS = {3: [(44, 640), (44, 300), (1076, 120)], 4: [(44, 640), (44, 262), (1076, 60), (1076, 330)]}

TALL_MAT = Fragment("mat", tag("g", shapes.mat(360, 334, 20), id="mat"))
# Nobody sees these: they are where cards come from when they are dealt or played by somebody else.
TALL_STAGE = Fragment("stage", f'<g id="stage" transform="{at(180, 170, scale=0.3)}"><path d="M-9 0h18"/></g>')
TALL_CARD = 0.56
TALL_SPOTS: dict[int, list[Spot]] = {
    3: [(180, 268, 0), (86, 164, -4), (274, 164, 4)],
    4: [(180, 268, 0), (88, 170, -3), (180, 72, 2), (272, 170, 4)],
}
TALL_SIDES = {3: [(180, 330), (4, 164), (356, 164)], 4: [(180, 330), (4, 170), (180, 4), (356, 170)]}


def draw_scene(setup: Setup, view: VivoState, say: Words, names: list[str], bots: list[bool], shape: str) -> Scene:
    drawing = _Drawing(setup, view, say, names, bots)
    pictures = drawing.tall() if shape == TALL else drawing.wide()
    return Scene("vivo", pictures, art.sprite(), art.MAT)


class _Drawing:
    """One view on the way to its pictures: what lies where, as the pieces want to hear it."""

    def __init__(self, setup: Setup, view: VivoState, say: Words, names: list[str], bots: list[bool]) -> None:
        self.view = view
        self.players = int(setup.players)
        self.names = names
        self.bots = bots
        self.look = pieces.look_of(tuple(setup.suit_names), int(setup.ranks), say.lang)
        self.me = int(view.viewer) if view.viewer >= 0 else int(NOBODY)
        near = max(self.me, 0)  # who sits at the lower edge; the others follow clockwise
        self.around = [(near + place) % self.players for place in range(self.players)]
        self.trick, self.last = trick_of(view)
        self.lingers = self.last and view.stage != OVER  # a finished trick lies there until the next one is led
        self.on_table = 0  # cards of this round that lie on the stage: they are in no row yet
        if not self.gathered():
            for _, card in self.trick:
                self.on_table |= 1 << card

    def gathered(self) -> bool:
        """Whether the trick that is shown is one of the round before: its cards are in the deck again, or dealt."""
        return self.last and self.view.trick == 0

    def wide(self) -> tuple[Picture, ...]:
        view, look, players = self.view, self.look, self.players
        found = [WIDE_MAT, WIDE_STAGE, pieces.medallion(look, *self._harmony(), *CENTRE, 1)]
        if view.next != NONE:
            found.append(pieces.next_harmony(look, view.next, view.pile))
        self._lay_trick(found, True)
        if self.lingers:
            found.append(pieces.medallion(look, *self._last_harmony(), *CENTRE, 1, "harmony-past"))
        for place, seat in enumerate(self.around):
            if seat != self.me:
                x, y = WIDE_HEADS[players][place]
                own, size = view.seats[seat], int(view.hand_size(seat))
                name, bot = self.names[seat], self.bots[seat]
                found.append(pieces.head_at(look, seat, name, bot, size, own.points, x, y))
                self._lay_row(found, seat, x, x + 330, y + 120, 0.56)
                if view.viewer == EVERYTHING:
                    low = place == 0
                    found += (
                        _fan(look, own.hand, -1, "")
                        if low
                        else pieces.row_of(look, seat, own.hand, 0, x, x + 330, y + 213, 0.4)
                    )
                else:
                    found.append(pieces.fan_of(seat, size, _spot(x + 272, y + 20, 0, 0.26)))
        if self.me != NOBODY:
            own = view.seats[self.me]
            found.append(pieces.own_row_head(look, own.points))
            self._lay_row(found, self.me, 44, 344, 730, 0.66)
            found += _fan(look, own.hand, *self._choice())
        return (Picture("table", 1440, 848, found),)

    def tall(self) -> tuple[Picture, ...]:
        view, look = self.view, self.look
        found = [TALL_MAT, TALL_STAGE, pieces.medallion(look, *self._harmony(), 180, 170, 0.51)]
        if view.next != NONE:
            found.append(pieces.next_small(look, view.next))
        for place, seat in enumerate(self.around):
            if seat != self.me:
                found.append(_side(seat, *TALL_SIDES[self.players][place]))
        self._lay_trick(found, False)
        if self.lingers:
            found.append(pieces.medallion(look, *self._last_harmony(), 180, 170, 0.51, "harmony-past"))
        table = Picture("table", 360, 334, found)
        if view.viewer == EVERYTHING:
            return (table, self._all_hands())
        if self.me == NOBODY:
            return (table,)
        own = view.seats[self.me]
        found.append(pieces.own_row_small(look, own.points))
        cards = int(count_bits((own.face_up | own.face_down) & ~self.on_table))
        self._lay_row(found, self.me, max(218.0, 350 - cards * 40.4), 342, 284, 0.27)
        height, hand = _rows(look, own.hand, *self._choice())
        return (table, Picture("reach", 360, height, list(hand)))

    def _harmony(self) -> tuple[int, int]:
        """The harmony of the trick on the table and the cards of its suits; after the end that of the last trick."""
        view = self.view
        if view.stage != OVER:
            return int(view.now), int(view.open_cards)
        return self._last_harmony()

    def _last_harmony(self) -> tuple[int, int]:
        view = self.view
        followed = [own.last_card // self.look.ranks for own in view.seats if not view.last_off >> own.last_card & 1]
        opened = 0
        for suit in followed:
            opened |= ((1 << self.look.ranks) - 1) << suit * self.look.ranks
        return int(view.last_now), opened

    def _all_hands(self) -> Picture:
        found: list[Fragment] = []
        for n, seat in enumerate(self.around):
            hand = self.view.seats[seat].hand
            found += pieces.open_hand(self.look, seat, self.names[seat], hand, 104 * n)
        return Picture("reach", 360, 104 * self.players, found)

    def _choice(self) -> tuple[int, str]:
        """Which cards of the looker's own hand can be chosen now, -1 where it is not asked; the rule of the others."""
        view = self.view
        if view.turn != self.me:
            return -1, ""
        hand = view.seats[self.me].hand
        can = int(view.playable(self.me))
        if can == hand:
            return can, ""
        reason = view.why_not(self.me, members(hand & ~can)[0])
        return can, reason.rule if reason is not None else ""

    def _lay_row(self, found: list[Fragment], seat: int, left: float, right: float, y: float, scale: float) -> None:
        own = self.view.seats[seat]
        if own.face_up or own.face_down:
            up, down = own.face_up & ~self.on_table, count_bits(own.face_down & ~self.on_table)
            found += pieces.row_of(self.look, seat, up, down, left, right, y, scale)

    def _lay_trick(self, found: list[Fragment], wide: bool) -> None:
        """Cards on their spots, dashed places for those to come, flags for highest and lowest."""
        view, look = self.view, self.look
        spots = (WIDE_SPOTS if wide else TALL_SPOTS)[self.players]
        scale = WIDE_CARD if wide else TALL_CARD
        laid = dict(self.trick)
        gathered = self.gathered()
        flags: list[Fragment] = []
        for place, seat in enumerate(self.around):
            x, y, turn = spots[place]
            if seat not in laid:
                if view.stage != OVER:
                    found.append(self._place(seat, _spot(x, y, 0, 1), scale, wide))
                continue
            card = laid[seat]
            mark = mark_of(view, seat, card, self.last)
            place_at = _spot(x, y, OFF_TURN if mark == "off" else turn, scale)
            found.append(pieces.card_at(look, card, place_at, f"past-{seat}" if gathered else "", self.lingers))
            if mark:
                flags.append(_flag(look, seat, mark, self.last, place, self.players, wide))
        found += flags

    def _place(self, seat: int, spot: str, scale: float, wide: bool) -> Fragment:
        say, due = self.look.say, self.view.turn == seat
        name = say("scene-you") if seat == self.me else self.names[seat]
        note = say("scene-to-play" if due else "scene-later") if wide and self.view.turn != NOBODY else ""
        return pieces.place_of(seat, name, note, due, spot, scale, 17 if wide else 14)


def trick_of(view: VivoState) -> tuple[list[tuple[int, int]], bool]:
    """The cards on the table, (seat, card), and whether they are those of the trick before.

    After a trick its cards stay until the next one begins, beyond the end of a round too. After the end of the match
    those that score lie in their rows.
    """
    last = view.laid == 0 and view.last_leader != NOBODY
    cards = [(seat, int(own.last_card if last else own.card)) for seat, own in enumerate(view.seats)]
    gone = (view.last_high, view.last_low) if view.stage == OVER else ()
    return [(seat, card) for seat, card in cards if card != NONE and seat not in gone], last


def mark_of(view: VivoState, seat: int, card: int, last: bool) -> str:
    """`highest`, `lowest`, `off` or nothing."""
    if (view.last_off if last else view.off) >> card & 1:
        return "off"
    if last:
        return "highest" if seat == view.last_high else "lowest" if seat == view.last_low else ""
    if view.laid > 1 and view.high_rank != view.low_rank:
        return "highest" if seat == view.high_seat else "lowest" if seat == view.low_seat else ""
    return ""


@lru_cache(256)
def _spot(x: float, y: float, turn: float, scale: float) -> str:
    return at(x, y, turn, scale)


@lru_cache(64)
def _side(seat: int, x: float, y: float) -> Fragment:
    """Where the cards of somebody else come from in a tall scene."""
    key = f"hand-{seat}"
    return Fragment(key, f'<g id="{key}" transform="{at(x, y, scale=0.2)}"><path d="M-9 0h18"/></g>')


@lru_cache(512)
def _flag(look: Look, seat: int, mark: str, last: bool, place: int, players: int, wide: bool) -> Fragment:
    """What a card on the table is, beside it; long words grow away from the other cards."""
    x, y, _ = (WIDE_SPOTS if wide else TALL_SPOTS)[players][place]
    if not wide:
        text = "✗" if mark == "off" else look.say(f"scene-{mark}")
        if x != 180:
            y += 54
        else:  # the far one to the right, the near one to the left, where the own row is not
            x += 64 if y < 170 else -64
        return pieces.flag_of(seat, text, x, y, 12.5)
    text = "✗ " + look.say("board-off") if mark == "off" else look.say(f"scene-{mark}{'' if last else '-so-far'}")
    half = shapes.flag_width(text) / 2
    if x == CENTRE[0]:
        x += 36 + half
    else:
        y += 96
        x = max(x, x - 75 + half) if x > CENTRE[0] else min(x, x + 75 - half)
    return pieces.flag_of(seat, text, x, y, 15)


def _own(look: Look, card: int, place: str, can: int, rule: str) -> Fragment:
    if can < 0:
        return pieces.card_at(look, card, place)
    return pieces.choice_at(look, card, place) if can >> card & 1 else pieces.veiled_at(look, card, place, rule)


@lru_cache(2048)
def _fan(look: Look, hand: int, can: int, rule: str) -> tuple[Fragment, ...]:
    """The looker's own cards in a wide scene: closer the more there are; those that can be chosen are raised."""
    cards = members(hand)
    places = _fan_places(len(cards))
    return tuple(_own(look, card, places[n][can > 0 and can >> card & 1], can, rule) for n, card in enumerate(cards))


@lru_cache(64)
def _fan_places(count: int) -> list[tuple[str, str]]:
    """By card: at rest, and raised."""
    step = min(138.0, 84 + (12 - count) * 10, 924 / max(1, count - 1))
    found = []
    for n in range(count):
        off = n - (count - 1) / 2
        x, y = 882 + off * step, 732 + off * off * 0.4
        found.append((at(x, y, off * 2.2), at(x, y - 26, off * 2.2)))
    return found


@lru_cache(2048)
def _rows(look: Look, hand: int, can: int, rule: str) -> tuple[int, tuple[Fragment, ...]]:
    """The looker's own cards in a tall scene, in rows of four, or of six when they are many; and how high they are."""
    cards = members(hand)
    across = 4 if len(cards) <= 8 else 6
    scale = (360 / across - 9) / art.CARD_WIDTH
    high = art.CARD_HEIGHT * scale + 12
    found = []
    for n, card in enumerate(cards):
        place = at((n % across + 0.5) * 360 / across, 6 + high * (n // across) + high / 2, 0, scale)
        found.append(_own(look, card, place, can, rule))
    return max(60, round(-(-len(cards) // across) * high + 12)), tuple(found)
