"""The things of Vivo's scene: cards, harmonies, seats. Each is drawn once for each way it can look."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.svg import at, fitted, tag, words
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.engine.bits import members
from vivant.games.vivo.picture import art
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.setup import NONE, pile_count
from vivant.games.vivo.words import BOOK
from vivant.games.vivo.words.names import harmony_name, suit_name

KEPT = 4096  # things, or groups of them, of each sort
HIDDEN = (("aria-hidden", "true"),)  # nothing for ears


class Look:
    """The cards of an edition in one language: how each is written, drawn and called. One object for each of those."""

    def __init__(self, suits: tuple[str, ...], ranks: int, lang: str) -> None:
        self.say = BOOK.words(lang)
        self.ranks = ranks
        self.colours = [art.colour_of(suits, suit) for suit in range(len(suits))]
        self.texts: list[str] = []
        self.keys: list[str] = []  # of the things that they are
        self.faces: list[str] = []
        self.lifted: list[str] = []
        self.veiled: list[str] = []
        self.spoken: list[str] = []
        for suit, name in enumerate(suits):
            for rank in range(1, ranks + 1):
                self.texts.append(f"{name[0]}{rank}")
                self.keys.append(f"card-{self.texts[-1]}")
                face = art.RINGED + art.face_up(self.colours[suit], rank)
                self.faces.append(face)
                self.lifted.append(art.LIFTED + face)
                self.veiled.append(face + art.VEIL)
                self.spoken.append(self.say("plain-card", suit=suit_name(name), rank=rank))

    def kind(self, kind: int) -> str:
        name = self.say.say(harmony_name(kind))
        return name[:1].upper() + name[1:]


@lru_cache(64)
def look_of(suits: tuple[str, ...], ranks: int, lang: str) -> Look:
    return Look(suits, ranks, lang)


# cards


@lru_cache(KEPT)
def card_at(look: Look, card: int, place: str, key: str = "", past: bool = False) -> Fragment:
    """A card face up; `place` is its transform."""
    return compose(Thing(key or look.keys[card], look.faces[card], place, look.spoken[card], "past" if past else ""))


@lru_cache(4 * KEPT)  # each card at each place of a hand
def choice_at(look: Look, card: int, place: str, mark: Mark) -> Fragment:
    """A card of the viewer's own hand: lifted if it may be played now, veiled if it may not."""
    body = look.lifted[card] if mark.offered else look.veiled[card]
    return compose(Thing(look.keys[card], body, place), mark)


@lru_cache(KEPT)
def back_at(key: str, place: str) -> Fragment:
    return compose(Thing(key, art.BACK, place, more=HIDDEN))


@lru_cache(KEPT)
def row_of(
    look: Look, seat: int, up: int, down: int, left: float, right: float, y: float, scale: float
) -> tuple[Fragment, ...]:
    """A scoring row from left to right: cards face up by name, cards face down by their place only."""
    cards = members(up)
    places = _row_places(len(cards) + down, left, right, y, scale)
    faces = [card_at(look, card, places[n]) for n, card in enumerate(cards)]
    return (*faces, *(back_at(f"back-{seat}-{n}", places[len(cards) + n]) for n in range(down)))


@lru_cache(512)
def _row_places(count: int, left: float, right: float, y: float, scale: float) -> list[str]:
    width = art.CARD_WIDTH * scale
    step = min(width + 8, (right - left - width) / max(1, count - 1))
    return [at(left + width / 2 + n * step, y, 0, scale) for n in range(count)]


@lru_cache(KEPT)
def fan_of(seat: int, size: int, place: str) -> Fragment:
    """The cards that somebody else holds, from behind."""
    step = min(35.0, 260 / max(1, size - 1))
    middle = (size - 1) / 2
    backs = "".join(
        tag("use", href="#card-back", transform=at((n - middle) * step, 0, (n - middle) * min(2, 12 / size)))
        for n in range(size)
    )
    return compose(Thing(f"hand-{seat}", backs or '<path d="M0 0h1"/>', place, more=HIDDEN))


# the trick


@lru_cache(KEPT)
def place_of(seat: int, name: str, note: str, due: bool, spot: str, scale: float, size: float) -> Fragment:
    """Where a card will lie."""
    width, height = art.CARD_WIDTH * scale, art.CARD_HEIGHT * scale
    look = "place due" if due else "place"
    body = tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=13 * scale, class_=look)
    body += words(fitted(name, width - 10, size), 0, -2, "serif mid strong", font_size=size)
    if note:
        body += words(note, 0, 20, "note mid")
    return compose(Thing(f"trick-{seat}", body, spot))


@lru_cache(KEPT)
def flag_of(seat: int, text: str, x: float, y: float, size: float) -> Fragment:
    return compose(Thing(f"flag-{seat}", shapes.flag(text, x, y, size)))


# harmonies


def voices(look: Look, kind: int, opened: int, y: float, scale: float) -> str:
    """The suits that the harmony has so far, and a dashed disc for each that is due."""
    suit = (1 << look.ranks) - 1
    colours = [colour for n, colour in enumerate(look.colours) if opened >> n * look.ranks & suit]
    apart, radius = ((0, 18), (46, 18), (38, 16), (32, 14))[kind]
    return "".join(
        art.voice(colours[n] if n < len(colours) else None, (n - kind / 2) * apart * scale, y, radius * scale)
        for n in range(kind + 1)
    )


@lru_cache(KEPT)
def medallion(look: Look, kind: int, opened: int, x: float, y: float, scale: float, key: str = "harmony") -> Fragment:
    """The harmony of a trick. `opened` are all cards of the suits that it has so far.

    With another key it is that of a finished trick, which a page shows for a moment over the next one.
    """
    body = tag("circle", r=88, cy=5, class_="shade", opacity=".14") + tag("circle", r=88, class_="paper")
    body += tag("circle", r=94, class_="ring", vector_effect="non-scaling-stroke")
    label = ""
    if kind != NONE:
        body += art.notes(kind, 0, -42)
        body += words(look.kind(kind), 0, 12, "serif mid on-paper", font_size=27 if scale == 1 else 31, font_weight=700)
        body += voices(look, kind, opened, 46, 1)
        label = look.say("board-harmony", harmony=harmony_name(kind), suits=kind + 1)
    place = at(x, y, scale=scale)
    if key != "harmony":
        return compose(Thing(key, body, place, look="passing", more=HIDDEN))
    return compose(Thing(key, body, place, label))


@lru_cache(KEPT)
def next_harmony(look: Look, kind: int, pile: int) -> Fragment:
    """The harmony after this one, and what else lies in the pile, as a set."""
    rest = [(pile_count(pile, other), other) for other in range(len(KINDS)) if pile_count(pile, other)]
    body = words(look.say("scene-next"), 44, 58, "caption")
    for shift in (5.6, 2.8) if rest else ():
        body += tag("rect", x=44 + shift, y=76 + shift, width=128, height=104, rx=12, class_="paper")
    body += tag("g", shapes.shadow(128, 104, 12), transform=at(108, 128))
    body += tag("rect", x=44, y=76, width=128, height=104, rx=12, class_="paper")
    body += art.notes(kind, 108, 118) + words(
        look.kind(kind), 108, 164, "serif mid on-paper", font_size=19, font_weight=700
    )
    if rest:
        body += words(look.say("scene-then"), 196, 98, "note")
    for row, (count, other) in enumerate(rest):
        body += words(f"{count} ×", 196, 122 + 22 * row, "strong", font_size=15)
        body += words(look.kind(other), 232, 122 + 22 * row, font_size=15)
    return compose(Thing("next", body))


@lru_cache(KEPT)
def next_small(look: Look, kind: int) -> Fragment:
    body = words(look.say("scene-next-short"), 18, 28, "note small strong")
    body += tag("g", shapes.shadow(80, 70, 9), transform=at(57, 71))
    body += tag("rect", x=17, y=36, width=80, height=70, rx=9, class_="paper")
    body += art.notes(kind, 57, 63, 0.64)
    body += words(look.kind(kind), 57, 97, "serif mid on-paper", font_size=13, font_weight=700)
    return compose(Thing("next", body))


# people


@lru_cache(KEPT)
def open_hand(look: Look, seat: int, name: str, hand: int, top: float) -> tuple[Fragment, ...]:
    """Everything that a seat holds, in one line of a tall scene."""
    head = words(fitted(name, 330, 13), 12, top + 16, "note small strong")
    return (compose(Thing(f"seat-{seat}", head)), *row_of(look, seat, hand, 0, 10, 350, top + 60, 0.42))


def head_at(look: Look, seat: int, name: str, bot: bool, cards: int, points: int, place: str) -> Fragment:
    """Who sits there, to the right of the place."""
    return compose(Thing(f"seat-{seat}", _person(name, bot) + _holding(look, cards, points), place))


@lru_cache(KEPT)
def _person(name: str, bot: bool) -> str:
    return shapes.face(name, 24, 22, bot=bot) + words(fitted(name, 156, 20), 60, 18, "name")


@lru_cache(KEPT)
def _holding(look: Look, cards: int, points: int) -> str:
    return words(look.say("scene-cards", cards=cards, points=points), 60, 41, "note")


@lru_cache(KEPT)
def own_row_head(look: Look, points: int) -> Fragment:
    head = words(look.say("scene-own-row"), 44, 622, "caption")
    head += words(look.say("board-points", points=points), 44, 648, "note")
    return compose(Thing("row-own", head))


@lru_cache(KEPT)
def own_row_small(look: Look, points: int) -> Fragment:
    head = words(look.say("scene-own-row-short", points=points), 342, 250, "note small strong end")
    return compose(Thing("row-own", head))
