"""The table of Magpies, as lines for a terminal and as a scene: no more of it than the view holds."""

from __future__ import annotations

from functools import partial

from magpies.rules import HIDDEN, NOT_YET, MagpiesState
from magpies.words import list_last, name_choice, name_round
from vivant.draw import shapes
from vivant.draw.palette import COLOURS, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.scene import TALL, Picture, Scene
from vivant.draw.svg import at, tag
from vivant.draw.svg import words as text
from vivant.draw.things import Marks, Thing
from vivant.engine.board import Board, Span
from vivant.words import Listing, Message, Words

MAT: Mat = (("#DEE4E8", "#CDD6DC"), ("#1D242A", "#151A1F"))
WIDTH = 96  # of a card
_box = partial(shapes.box, WIDTH, 136, 12)  # as large as a card
ACROSS, SEAT, HEAD, HAND = 560, 84, 150, 190  # of the picture: its width, and the heights of its parts


def figures(view: MagpiesState, words: Words, seat: int) -> tuple[str, ...]:
    """How a seat stands: points, cards in hand, rests left."""
    points = words("board-points", points=view.scores()[seat])
    cards = words("board-cards", cards=len(view.hands[seat]))
    return points, cards, words("board-rests", rests=view.rests_left(seat))


def draw_board(view: MagpiesState, words: Words, names: list[str], plain: bool) -> Board:
    """For a terminal; `plain` is for ears: cards in words."""

    def listed(worths: list[int]) -> object:
        return Listing(tuple(map(str, worths))) if worths else words("board-nothing")

    board: Board = [
        [Span(words.say(name_round(view)), "strong")],
        [Span(words("board-table", worths=listed(view.table)), "strong")],
        [Span(words("board-pile", worths=listed(view.pile)), "soft")],
        [],
    ]
    for seat, name in enumerate(names):
        chosen = " " + words("board-chosen") if view.chosen[seat] != NOT_YET else ""
        board.append([Span(words("board-seat", name=name, figures=Listing(figures(view, words, seat))) + chosen)])
    if view.last:
        board += [[], [Span(words.say(Message("board-last", {"choices": list_last(view)}), names), "soft")]]
    for seat, hand in enumerate(view.hands):
        if hand and HIDDEN not in hand:
            board += [[], [Span(words("board-hand", name=names[seat]), "strong")]]
            for n, card in enumerate(hand):
                said = words.say(name_choice(view.setup, card)) if plain else view.setup.actions.text(card)
                board[-1] += [Span(", " if plain and n else " "), Span(said, view.setup.parts.feather(card))]
    return board


def draw_scene(view: MagpiesState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks) -> Scene:
    """Trinkets above, the seats below them, and what the viewer may choose: in a tall scene at the thumb."""
    own, below = view.viewer >= 0, HEAD + len(names) * SEAT + 16
    table = Picture("table", ACROSS, below + (HAND if own and shape != TALL else 0), marks=marks)
    reach = Picture("reach", ACROSS, HAND, marks=marks) if own and shape == TALL else table
    table.add(Thing("mat", shapes.mat(table.width, table.height)))
    table.add(Thing("heading", text(words("scene-table"), ACROSS / 2, 44, "caption mid")))
    for n, worth in enumerate(view.table):
        gold = tag("circle", r=34, fill="var(--yellow)", stroke="var(--edge)") + tag("circle", r=34, fill="url(#bead)")
        body = gold + text(str(worth), 0, 10, "serif mid on-paper", font_size=30)
        table.add(Thing(f"trinket-{n}", body, _in_row(n, len(view.table), 84, 98)))
    for seat, name in enumerate(names):
        body = _seat(view, words, seat, name, bots[seat])
        table.add(Thing(f"seat-{seat}", body, at(0, HEAD + (seat + 0.5) * SEAT)))
    choices = [*view.hands[view.viewer], view.setup.rest] if own else []
    for n, choice in enumerate(choices):
        step = min(WIDTH + 16, (ACROSS - 48 - WIDTH) / (len(choices) - 1 or 1))
        place = _in_row(n, len(choices), step, reach.height - HAND / 2)
        spent = choice == view.setup.rest and not view.rests_left(view.viewer)
        body = _box(grow=5, class_="ring") + tag("g", _face(view, words, choice), opacity=".4" if spent else None)
        label = words.say(name_choice(view.setup, choice))
        reach.add(Thing(f"choice-{view.setup.actions.text(choice)}", body, place, label))
    pictures = (table,) if reach is table else (table, reach)
    return Scene("magpies", pictures, shapes.DEFS + pattern_defs(list(COLOURS)), MAT)


def _in_row(n: int, count: int, step: float, y: float) -> str:
    """The place of one of several things that lie in a row."""
    return at(ACROSS / 2 + (n - (count - 1) / 2) * step, y)


def _seat(view: MagpiesState, words: Words, seat: int, name: str, bot: bool) -> str:
    """Who it is and how they stand; at the right what they have chosen, face down if that is a secret."""
    body = shapes.face(name, 56, 0, bot=bot, own=seat == view.viewer) + text(name[:20], 96, -4, "name")
    body += text(", ".join(figures(view, words, seat)), 96, 20, "note")
    if view.chosen[seat] != NOT_YET:
        body += tag("g", _face(view, words, view.chosen[seat]), transform=at(ACROSS - 64, 0, scale=0.5))
    return body


def _face(view: MagpiesState, words: Words, choice: int) -> str:
    """A card, to rest, or a back where nobody may know."""
    if choice == HIDDEN or choice == view.setup.rest:
        said = words("choice-rest") if choice != HIDDEN else ""
        return _box(class_="paper") + text(said, 0, 6, "serif mid on-paper", font_size=20)
    colour, rank = view.setup.parts.feather(choice), view.setup.parts.rank(choice)
    body = _box(fill=f"var(--{colour})") + _box(fill=f"url(#pattern-{colour})") + tag("circle", r=32, class_="paper")
    body += text(str(rank), 0, 12, "serif mid on-paper", font_size=36, font_weight=700)
    return body + shapes.flag(view.setup.actions.text(choice), 0, 50, 12.5)
