"""The things of Vivo's scene: cards, harmonies, seats. Each is drawn once for each way it can look."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw import shapes
from vivant.draw.svg import Drawn, at, fitted, tag, words
from vivant.draw.things import Fragment, Mark, Thing, compose
from vivant.engine.bits import members
from vivant.games.vivo.picture import art
from vivant.games.vivo.picture.composition import CardRow, Head, Point
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.setup import NONE, pile_count
from vivant.games.vivo.words import BOOK
from vivant.games.vivo.words.names import harmony_name, suit_name

KEPT = 4096  # things, or groups of them, of each sort
HIDDEN = (("aria-hidden", "true"),)  # nothing for ears
PASSING, PAST = "passing", "past"  # seen for a moment; and seen from then on


class Look:
    """The cards of an edition in one language: how each is written, drawn and called. One object for each of those."""

    def __init__(self, suits: tuple[str, ...], ranks: int, lang: str) -> None:
        self.say = BOOK.words(lang)
        self.ranks = ranks
        self.paints: list[Drawn] = [art.colour_of(suits, suit) for suit in range(len(suits))]
        self.texts: list[str] = []
        self.keys: list[str] = []  # of the things that they are
        self.faces: dict[str, list[Drawn]] = {look: [] for look in art.LOOKS}
        self.spoken: list[str] = []
        for suit, name in enumerate(suits):
            for rank in range(1, ranks + 1):
                self.texts.append(f"{name[0]}{rank}")
                self.keys.append(f"card-{self.texts[-1]}")
                for look in art.LOOKS:
                    self.faces[look].append(art.RINGED + art.face_up(self.paints[suit], rank, look))
                self.spoken.append(self.say("plain-card", suit=suit_name(name), rank=rank))

    def kind(self, kind: int) -> str:
        name = self.say.say(harmony_name(kind))
        return name[:1].upper() + name[1:]


@lru_cache(64)
def look_of(suits: tuple[str, ...], ranks: int, lang: str) -> Look:
    return Look(suits, ranks, lang)


# cards


@lru_cache(KEPT)
def card_at(look: Look, card: int, place: str, face: str = art.WHOLE, key: str = "", past: str = "") -> Fragment:
    """A card face up; `place` is its transform. What is past has another look, and may be a copy without a name."""
    spoken, more = (look.spoken[card], ()) if past != PASSING else ("", HIDDEN)
    return compose(Thing(key or look.keys[card], look.faces[face][card], place, spoken, past, more=more))


@lru_cache(4 * KEPT)  # each card at each place of a hand
def choice_at(look: Look, card: int, place: str, face: str, mark: Mark) -> Fragment:
    """A card of the viewer's own hand: lifted if it may be played now, veiled if it may not."""
    body = art.LIFTED + look.faces[face][card] if mark.offered else look.faces[face][card] + art.VEIL
    return compose(Thing(look.keys[card], body, place), mark)


@lru_cache(KEPT)
def back_at(key: str, place: str) -> Fragment:
    return compose(Thing(key, art.BACK, place, more=HIDDEN))


@lru_cache(KEPT)
def row_of(look: Look, seat: int, up: int, down: int, row: CardRow) -> tuple[Fragment, ...]:
    """A scoring row from left to right: cards face up by name, cards face down by their place only."""
    cards = members(up)
    places, face = _row_places(len(cards), down, row)
    faces = [card_at(look, card, places[n], face) for n, card in enumerate(cards)]
    return (*faces, *(back_at(f"back-{seat}-{n}", places[len(cards) + n]) for n in range(down)))


@lru_cache(512)
def _row_places(up: int, down: int, row: CardRow) -> tuple[list[str], str]:
    """Side by side; where they are too many those face down lie closest, and the others show their left edge."""
    width = art.CARD_WIDTH * row.scale
    room, step, close = row.right - row.left - width, width + 6, width + 6
    face = art.PLAIN
    if (up + down - 1) * step > room:
        close = min(0.24 * width, room / max(1, up + down - 1)) if up else room / (down - 1)
        step = min(step, (room - close * max(0, down - 1)) / max(1, up if down else up - 1))
        face = art.PLAIN if step >= width else art.INDEX
    xs = [n * step for n in range(up)] + [up * step + n * close for n in range(down)]
    return [at(row.left + width / 2 + x, row.y, 0, row.scale) for x in xs], face


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
def place_of(
    seat: int, name: str, note: str, due: bool, spot: str, scale: float, size: float, small: float
) -> Fragment:
    """Where a card will lie."""
    width, height = art.CARD_WIDTH * scale, art.CARD_HEIGHT * scale
    look = "place due" if due else "place"
    body = tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=13 * scale, class_=look)
    body += words(fitted(name, width - 8, size), 0, -2, "serif mid strong", font_size=size)
    if note:
        body += words(note, 0, 1.1 * size, "soft mid", font_size=small)
    return compose(Thing(f"trick-{seat}", body, spot))


@lru_cache(KEPT)
def flag_of(seat: int, text: str, x: float, y: float, size: float, past: bool = False) -> Fragment:
    flag = shapes.flag(text, x, y, size)
    return compose(Thing(f"flag-{seat}", flag, look=PASSING, more=HIDDEN) if past else Thing(f"flag-{seat}", flag))


@lru_cache(KEPT)
def last_head(look: Look, row: CardRow, kind: str, size: float) -> Fragment:
    """Over the small picture of the trick before."""
    top = row.y - art.CARD_HEIGHT * row.scale / 2 - 8
    return compose(
        Thing("last", words(look.say("scene-last"), row.left, top, kind, font_size=size), look=f"{PAST} head")
    )


# harmonies


def voices(look: Look, kind: int, opened: int, y: float, scale: float) -> str:
    """The suits that the harmony has so far, and a dashed disc for each that is due."""
    suit = (1 << look.ranks) - 1
    colours = [colour for n, colour in enumerate(look.paints) if opened >> n * look.ranks & suit]
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
        return compose(Thing(key, body, place, look=PASSING, more=HIDDEN))
    return compose(Thing(key, body, place, label))


@lru_cache(KEPT)
def next_harmony(look: Look, kind: int, pile: int, place: Point, scale: float, size: float) -> Fragment:
    """The harmony after this one, and what else lies in the pile, as a set; its words are of this size."""
    x, y = place
    width, height, top = 128 * scale, 104 * scale, y + 1.4 * size
    rest = [(pile_count(pile, other), other) for other in range(len(KINDS)) if pile_count(pile, other)]
    body = words(look.say("scene-next"), x, y + 0.6 * size, "caption", font_size=size)
    for shift in (5.6, 2.8) if rest else ():
        body += tag("rect", x=x + shift, y=top + shift, width=width, height=height, rx=12 * scale, class_="paper")
    body += _harmony_card(look, kind, x + width / 2, top + height / 2, scale, max(size, 19 * scale))
    left, down = x + width + 1.4 * size, max(1.35 * size, height / 5)
    if rest:
        body += words(look.say("scene-then"), left, top + 0.9 * size, "soft", font_size=size)
    for row, (count, other) in enumerate(rest, 1):
        body += words(f"{count} ×", left, top + 0.9 * size + down * row, "strong", font_size=size)
        body += words(look.kind(other), left + 2.3 * size, top + 0.9 * size + down * row, font_size=size)
    return compose(Thing("next", body))


@lru_cache(KEPT)
def next_small(look: Look, kind: int, place: Point) -> Fragment:
    x, y = place
    body = words(look.say("scene-next-short"), x + 1, y + 10, "note small strong")
    return compose(Thing("next", body + _harmony_card(look, kind, x + 40, y + 53, 0.64, 13)))


def _harmony_card(look: Look, kind: int, x: float, y: float, scale: float, size: float) -> str:
    width, height = 128 * scale, 104 * scale
    body = shapes.shadow(width, height, 12 * scale) + shapes.box(width, height, 12 * scale, class_="paper")
    body += art.notes(kind, 0, -12 * scale, scale)
    body += words(look.kind(kind), 0, 40 * scale, "serif mid on-paper", font_size=size, font_weight=700)
    return tag("g", body, transform=at(x, y))


# people


@lru_cache(KEPT)
def open_hand(look: Look, seat: int, name: str, hand: int, top: float) -> tuple[Fragment, ...]:
    """Everything that a seat holds, in one line of a tall scene."""
    head = words(fitted(name, 330, 13), 12, top + 16, "note small strong")
    return (compose(Thing(f"seat-{seat}", head)), *row_of(look, seat, hand, 0, CardRow(10, 350, top + 60, 0.42)))


def head_at(look: Look, seat: int, name: str, bot: bool, cards: int, points: int, head: Head, place: str) -> Fragment:
    """Who sits there, to the right of the place."""
    return compose(Thing(f"seat-{seat}", _person(name, bot, head) + _holding(look, cards, points, head), place))


@lru_cache(KEPT)
def _person(name: str, bot: bool, head: Head) -> str:
    face, shown = shapes.face(name, head.face, head.face - 2, head.face, bot=bot), fitted(name, head.room, head.name)
    return face + words(shown, 2.5 * head.face, 0.75 * head.face, "strong", font_size=head.name)


@lru_cache(KEPT)
def _holding(look: Look, cards: int, points: int, head: Head) -> str:
    told = look.say("scene-cards", cards=cards, points=points)
    return words(told, 2.5 * head.face, 0.75 * head.face + 1.45 * head.note, "soft", font_size=head.note)


@lru_cache(KEPT)
def own_row_head(look: Look, points: int, row: CardRow, size: float) -> Fragment:
    top = row.y - art.CARD_HEIGHT * row.scale / 2 - 0.8 * size
    head = words(look.say("scene-own-row"), row.left, top - 1.5 * size, "caption", font_size=size)
    head += words(look.say("board-points", points=points), row.left, top, "soft", font_size=size)
    return compose(Thing("row-own", head))


@lru_cache(KEPT)
def own_row_small(look: Look, points: int) -> Fragment:
    head = words(look.say("scene-own-row-short", points=points), 344, 256, "note small strong end")
    return compose(Thing("row-own", head))
