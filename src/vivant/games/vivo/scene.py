"""The table of Vivo as a scene: what the looker may see (VO-22, VO-R6), with every card that can be played marked."""

from __future__ import annotations

from vivant.draw import shapes
from vivant.draw.scene import TALL, Picture, Scene
from vivant.draw.svg import at, tag, words
from vivant.engine.bits import members
from vivant.games.vivo import art
from vivant.games.vivo.cards import KINDS, NOBODY, NONE, Setup, pile_count
from vivant.games.vivo.rules import VivoState
from vivant.words import Message, Words

Spot = tuple[float, float, float]  # where a card lies, and how it is turned


def draw_scene(setup: Setup, view: VivoState, say: Words, names: list[str], bots: list[bool], shape: str) -> Scene:
    kind = _Tall if shape == TALL else _Wide
    return Scene("vivo", tuple(kind(setup, view, say, names, bots).pictures()), art.sprite(), art.MAT)


class _Drawing:
    """What both shapes share: where seats sit around the looker, and how a card is drawn in each state."""

    def __init__(self, setup: Setup, view: VivoState, say: Words, names: list[str], bots: list[bool]) -> None:
        self.setup = setup
        self.view = view
        self.say = say
        self.names = names
        self.bots = bots
        self.me = view.viewer if view.viewer >= 0 else NOBODY
        self.near = max(self.me, 0)  # who sits at the lower edge

    def pictures(self) -> list[Picture]:
        raise NotImplementedError

    def around(self) -> list[int]:
        """The seats clockwise, the near one first."""
        return [(self.near + place) % self.setup.players for place in range(self.setup.players)]

    def colour(self, card: int) -> str:
        return art.colour_of(self.setup.suit_names, card // self.setup.ranks)

    def rank(self, card: int) -> int:
        return card % self.setup.ranks + 1

    def spoken(self, card: int) -> str:
        """A card in words, for ears."""
        suit = Message("suit", {"name": self.setup.suit_names[card // self.setup.ranks]})
        return self.say("plain-card", suit=suit, rank=self.rank(card))

    def card(self, card: int, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
        body = art.face_up(self.colour(card), self.rank(card))
        return self._lay(f"card-{self.setup.card_text(card)}", body, x, y, turn, scale, self.spoken(card))

    def back(self, key: str, x: float, y: float, scale: float) -> str:
        return self._lay(key, art.face_down(), x, y, 0, scale, None)

    def _lay(self, key: str, body: str, x: float, y: float, turn: float, scale: float, label: str | None) -> str:
        under = shapes.shadow(art.CARD_WIDTH, art.CARD_HEIGHT, art.CARD_RADIUS)
        role = "img" if label else None
        hidden = None if label else "true"
        return tag(
            "g", under + body, id=key, transform=at(x, y, turn, scale), role=role, aria_label=label, aria_hidden=hidden
        )

    def hand_card(self, card: int, x: float, y: float, turn: float, scale: float, rise: float) -> str:
        """A card of the looker's own hand: to be chosen, veiled with its reason, or at rest."""
        text = self.setup.card_text(card)
        body = art.face_up(self.colour(card), self.rank(card))
        if self.view.turn != self.me:
            return self._lay(f"card-{text}", body, x, y, turn, scale, self.spoken(card))
        reason = self.view.why_not(self.me, card)
        label = self.say("scene-play", card=self.spoken(card))
        if reason is None:
            under = shapes.shadow(art.CARD_WIDTH, art.CARD_HEIGHT, art.CARD_RADIUS, lifted=True)
            return tag(
                "g",
                art.ring() + under + body,
                id=f"card-{text}",
                class_="can",
                transform=at(x, y - rise, turn, scale),
                data_action=text,
                role="button",
                tabindex=0,
                aria_label=label,
            )
        under = shapes.shadow(art.CARD_WIDTH, art.CARD_HEIGHT, art.CARD_RADIUS)
        return tag(
            "g",
            under + body + art.veil(),
            id=f"card-{text}",
            transform=at(x, y, turn, scale),
            data_action=text,
            data_why=reason.rule,
            role="button",
            tabindex=0,
            aria_disabled="true",
            aria_label=label,
        )

    def trick_now(self) -> tuple[list[tuple[int, int]], bool]:
        """The cards on the table, (seat, card) in the order of play; after a trick its cards, until the next one.

        A new round has gathered them all: the same cards may be in a hand again.
        """
        view, players = self.view, self.setup.players
        last = view.laid == 0 and view.trick > 0
        leader = view.last_leader if last else view.leader
        if leader == NOBODY:
            return [], last
        order = [(leader + place) % players for place in range(players)]
        cards = [(seat, view.seats[seat].last_card if last else view.seats[seat].card) for seat in order]
        return [(seat, card) for seat, card in cards if card != NONE], last

    def mark_of(self, seat: int, card: int, last: bool) -> str | None:
        """`highest`, `lowest`, `off` or nothing."""
        view = self.view
        if 1 << card & (view.last_off if last else view.off):
            return "off"
        if last:
            return "highest" if seat == view.last_high else "lowest" if seat == view.last_low else None
        if view.laid > 1 and view.high_rank != view.low_rank:
            return "highest" if seat == view.high_seat else "lowest" if seat == view.low_seat else None
        return None

    def lay_trick(self, picture: Picture, spots: list[Spot], scale: float, names: str) -> None:
        """Cards on their spots, dashed places for those to come, flags for highest and lowest."""
        cards, last = self.trick_now()
        laid = dict(cards)
        for place, seat in enumerate(self.around()):
            x, y, turn = spots[place]
            if seat not in laid:
                due = self.view.turn == seat
                width, height = art.CARD_WIDTH * scale, art.CARD_HEIGHT * scale
                box = tag(
                    "rect",
                    x=-width / 2,
                    y=-height / 2,
                    width=width,
                    height=height,
                    rx=13 * scale,
                    class_="place due" if due else "place",
                )
                note = words(self.say("scene-to-play"), 0, 20, "note mid") if due else ""
                label = words(self.names[seat][:12], 0, -2, names)
                picture.add(f"trick-{seat}", tag("g", box + label + note, id=f"trick-{seat}", transform=at(x, y)))
        for seat, card in cards:
            x, y, turn = spots[self.around().index(seat)]
            off = self.mark_of(seat, card, last) == "off"
            picture.add(f"card-{self.setup.card_text(card)}", self.card(card, x, y, 12 if off else turn, scale))
        for seat, card in cards:
            mark = self.mark_of(seat, card, last)
            if mark is not None:
                self.raise_flag(picture, seat, mark, spots[self.around().index(seat)], last)

    def raise_flag(self, picture: Picture, seat: int, mark: str, spot: Spot, last: bool) -> None:
        """Say what a card on the table is, beside it."""
        raise NotImplementedError

    def voices(self, apart: float, y: float, radius: float) -> str:
        """The suits that the harmony has so far, and a dashed disc for each that is due."""
        asked = int(self.view.now) + 1
        opened = [suit for suit, cards in enumerate(self.setup.suit_cards) if cards & self.view.open_cards]
        colours = [art.colour_of(self.setup.suit_names, suit) for suit in opened]
        return "".join(
            art.voice(colours[n] if n < len(colours) else None, (n - (asked - 1) / 2) * apart, y, radius)
            for n in range(asked)
        )

    def lay_row(self, picture: Picture, seat: int, span: tuple[float, float], y: float, scale: float) -> None:
        """A scoring row from left to right: cards face up by name, cards face down by their place only."""
        own = self.view.seats[seat]
        on_table = [card for _, card in self.trick_now()[0]]  # those still lie there, and nothing lies twice
        up = [card for card in members(own.face_up) if card not in on_table]
        down = len([card for card in members(own.face_down) if card not in on_table])
        width = art.CARD_WIDTH * scale
        step = min(width + 8, (span[1] - span[0] - width) / max(1, len(up) + down - 1))
        for n, card in enumerate(up):
            key = f"card-{self.setup.card_text(card)}"
            picture.add(key, self.card(card, span[0] + width / 2 + n * step, y, 0, scale))
        for n in range(len(up), len(up) + down):
            key = f"back-{seat}-{n - len(up)}"
            picture.add(key, self.back(key, span[0] + width / 2 + n * step, y, scale))


class _Wide(_Drawing):
    """One picture of 1440 × 848: stage in the middle, others around it, own row and hand below."""

    CENTRE = (720.0, 296.0)

    def pictures(self) -> list[Picture]:
        picture = Picture("table", 1440, 848)
        picture.add("mat", tag("g", shapes.mat(1440, 848), id="mat"))
        picture.add("stage", tag("g", self._stage(), id="stage"))
        self._harmony(picture)
        self._next(picture)
        self.lay_trick(picture, self._spots(), 118 / art.CARD_WIDTH, "serif mid strong")
        for place, seat in enumerate(self.around()):
            if seat != self.me:
                self._other(picture, seat, place)
        if self.me != NOBODY:
            self._own_row(picture)
            self._hand(picture)
        return [picture]

    def _stage(self) -> str:
        x, y = self.CENTRE
        return tag("circle", cx=x, cy=y, r=276, class_="well") + tag(
            "circle", cx=x, cy=y, r=266, fill="none", stroke="var(--edge)", stroke_opacity=".25"
        )

    def _spots(self) -> list[Spot]:
        x, y = self.CENTRE
        if self.setup.players == 3:
            return [(x, y + 178, 0), (x - 160, y - 78, -4), (x + 160, y - 78, 4)]
        return [(x, y + 178, 0), (x - 166, y, -3), (x, y - 176, 2), (x + 166, y, 4)]

    def raise_flag(self, picture: Picture, seat: int, mark: str, spot: Spot, last: bool) -> None:
        text = "✗ " + self.say("board-off") if mark == "off" else self.say(f"scene-{mark}{'' if last else '-so-far'}")
        x, y, _ = spot
        beside = abs(x - self.CENTRE[0]) < 10
        drawn = shapes.flag(text, x + 122, y) if beside else shapes.flag(text, x, y + 96)
        picture.add(f"flag-{seat}", tag("g", drawn, id=f"flag-{seat}"))

    def _harmony(self, picture: Picture) -> None:
        view = self.view
        x, y = self.CENTRE
        disc = tag("circle", r=88, cy=3, class_="shade", opacity=".12") + tag("circle", r=88, class_="paper")
        if view.now == NONE:
            picture.add("harmony", tag("g", disc, id="harmony", transform=at(x, y)))
            return
        name = self.say.say(self.setup.kind_name(view.now))
        body = disc + tag("g", art.notes(view.now + 1), transform=at(0, -40))
        body += words(name.capitalize(), 0, 14, "serif mid on-paper", font_size=27, font_weight=700)
        body += self.voices(35, 48, 15)
        label = self.say("board-harmony", harmony=self.setup.kind_name(view.now), suits=view.now + 1)
        picture.add("harmony", tag("g", body, id="harmony", transform=at(x, y), role="img", aria_label=label))

    def _next(self, picture: Picture) -> None:
        view = self.view
        if view.next == NONE:
            return
        body = words(self.say("scene-next"), 44, 58, "caption")
        for shift in (4, 2, 0):
            body += tag("rect", x=44 + shift, y=76 + shift, width=128, height=106, rx=13, class_="paper")
        body += tag("g", art.notes(view.next + 1, 0.95), transform=at(108, 118))
        name = self.say.say(self.setup.kind_name(view.next)).capitalize()
        body += words(name, 108, 166, "serif mid on-paper", font_size=20, font_weight=700)
        rest = [(pile_count(view.pile, kind), kind) for kind in range(len(KINDS)) if pile_count(view.pile, kind)]
        if rest:
            body += words(self.say("scene-then"), 196, 98, "note")
        for row, (count, kind) in enumerate(rest):
            body += words(f"{count} ×", 196, 122 + 22 * row, "strong", font_size=15)
            body += words(self.say.say(self.setup.kind_name(kind)).capitalize(), 232, 122 + 22 * row, font_size=15)
        picture.add("next", tag("g", body, id="next"))

    def _other(self, picture: Picture, seat: int, place: int) -> None:
        """Somebody else's name, backs and scoring row."""
        spots = [(44, 640), (44, 262), (1076, 60), (1076, 330)]
        if self.setup.players == 3:
            spots = [(44, 640), (44, 300), (1076, 120)]
        x, y = spots[place]
        view, own = self.view, self.view.seats[seat]
        size = int(view.hand_size(seat))
        body = shapes.face(self.names[seat], x + 24, y + 22, bot=self.bots[seat])
        body += words(self.names[seat][:16], x + 60, y + 18, "name")
        note = self.say("scene-cards", cards=size, points=own.points)
        body += words(note, x + 60, y + 41, "note")
        for n in range(size):
            body += tag("g", art.face_down(), transform=at(x + 232 + n * 6, y + 20, 0, 0.2))
        picture.add(f"seat-{seat}", tag("g", body, id=f"seat-{seat}"))
        self.lay_row(picture, seat, (x, x + 300), y + 120, 0.56)

    def _own_row(self, picture: Picture) -> None:
        own = self.view.seats[self.me]
        head = words(self.say("scene-own-row"), 44, 622, "caption")
        head += words(self.say("board-points", points=own.points), 44, 648, "note")
        picture.add("row-own", tag("g", head, id="row-own"))
        self.lay_row(picture, self.me, (44, 344), 730, 0.66)

    def _hand(self, picture: Picture) -> None:
        """A fan: closer the more cards there are."""
        cards = members(self.view.seats[self.me].hand)
        step = min(138.0, 84 + (12 - len(cards)) * 10)
        for n, card in enumerate(cards):
            off = n - (len(cards) - 1) / 2
            x = 896 + off * step
            y = 738 + abs(off) ** 2 * 0.9
            key = f"card-{self.setup.card_text(card)}"
            picture.add(key, self.hand_card(card, x, y, off * 2.2, 1, 26))


class _Tall(_Drawing):
    """Two pictures of 360 across: the table, and within reach of the thumb the hand."""

    def pictures(self) -> list[Picture]:
        table = Picture("table", 360, 334)
        table.add("mat", tag("g", shapes.mat(360, 334, 20), id="mat"))
        self._harmony(table)
        self._next(table)
        self.lay_trick(table, self._spots(), 0.56, "serif mid strong")
        if self.me == NOBODY:
            return [table]
        self._own_row(table)
        return [table, self._hand()]

    def _spots(self) -> list[Spot]:
        if self.setup.players == 3:
            return [(180, 262, 0), (88, 118, -4), (272, 118, 4)]
        return [(180, 268, 0), (88, 170, -3), (180, 72, 2), (272, 170, 4)]

    def raise_flag(self, picture: Picture, seat: int, mark: str, spot: Spot, last: bool) -> None:
        text = "✗" if mark == "off" else self.say(f"scene-{mark}")
        x, y, _ = spot
        if x != 180:
            y += 54
        else:  # the far one to the right, the near one to the left, where the own row is not
            x += 64 if y < 170 else -64
        drawn = shapes.flag(text, x, y, 12.5)
        picture.add(f"flag-{seat}", tag("g", drawn, id=f"flag-{seat}"))

    def _harmony(self, picture: Picture) -> None:
        view = self.view
        disc = tag("circle", r=45, class_="paper")
        if view.now != NONE:
            disc += tag("g", art.notes(view.now + 1, 0.5), transform=at(0, -22))
            name = self.say.say(self.setup.kind_name(view.now)).capitalize()
            disc += words(name, 0, 7, "serif mid on-paper", font_size=16, font_weight=700)
            disc += self.voices(21, 25, 8.5)
        picture.add("harmony", tag("g", disc, id="harmony", transform=at(180, 170)))

    def _next(self, picture: Picture) -> None:
        if self.view.next == NONE:
            return
        name = self.say.say(self.setup.kind_name(self.view.next)).capitalize()
        body = words(self.say("scene-next-short"), 18, 28, "note small")
        body += tag("rect", x=18, y=36, width=76, height=62, rx=9, class_="paper")
        body += tag("g", art.notes(self.view.next + 1, 0.6), transform=at(56, 62))
        body += words(name, 56, 90, "serif mid on-paper", font_size=13, font_weight=700)
        picture.add("next", tag("g", body, id="next"))

    def _own_row(self, picture: Picture) -> None:
        own = self.view.seats[self.me]
        head = words(self.say("scene-own-row-short", points=own.points), 342, 250, "note small end")
        picture.add("row-own", tag("g", head, id="row-own"))
        self.lay_row(picture, self.me, (218, 342), 284, 0.27)

    def _hand(self) -> Picture:
        cards = members(self.view.seats[self.me].hand)
        across = 4 if len(cards) <= 8 else 6
        scale = (360 / across - 9) / art.CARD_WIDTH
        height = art.CARD_HEIGHT * scale + 12
        rows = -(-len(cards) // across)
        reach = Picture("reach", 360, max(60, round(rows * height + 12)))
        for n, card in enumerate(cards):
            x = (n % across + 0.5) * 360 / across
            y = 6 + height * (n // across) + height / 2
            reach.add(f"card-{self.setup.card_text(card)}", self.hand_card(card, x, y, 0, scale, 0))
        return reach
