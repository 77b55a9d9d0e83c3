"""Vivo besides its rules: what is in the box, what is what, its symbols, its set-up and the player aid, in pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vivant.draw import shapes
from vivant.draw.callouts import callouts, with_numbers
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import Drawn, at, tag, words
from vivant.draw.things import Fragment, Thing, compose
from vivant.engine.about import About, Panel, Teller, laid_out
from vivant.engine.bits import mask_of
from vivant.engine.game import Game
from vivant.games.vivo.picture import art, things
from vivant.games.vivo.picture.composition import CardRow
from vivant.games.vivo.picture.illustrations import draw_trick, look_for, on_mat
from vivant.games.vivo.picture.scene import OFF_TURN
from vivant.games.vivo.picture.things import Look
from vivant.games.vivo.rules.components import KINDS, Components
from vivant.games.vivo.rules.setup import Setup, pile_count
from vivant.games.vivo.words.names import harmony_name, suit_name
from vivant.words import Listing, Message, Words

FILE = Path(__file__).parents[1] / "about.toml"
SOLO, DUET, TRIO, QUARTET = range(4)


def tell_about(games: Mapping[int, Game], components: Components, words: Words) -> About:
    """`games` by player count."""
    setups: dict[int, Setup] = {players: game.setup for players, game in games.items()}
    most = setups[max(setups)]
    facts = {
        "suits": len(components.suits),
        "ranks": components.ranks,
        "cards": len(components.suits) * components.ranks,
        "harmonies": components.harmonies,
        "hand": components.hand,
        "tricks": components.tricks,
        "rounds": components.rounds,
        "highest": components.highest_points,
    }
    teller = Teller(FILE, words, games, facts)
    look = look_for(most, words.lang)
    return teller.about(
        {
            "components": [_box(teller, setups, look)],
            "anatomy": _anatomy(teller, look),
            "symbols": _symbols(teller, look, components),
            "setup": [_set_up(teller, games[players], components) for players in games],
            "aid": _aid(teller, most, look),
        },
        [_signs(teller, most, look)],
    )


def _small(width: int, height: int, body: Drawn, label: str = "") -> Scene:
    """A picture of one thing, without a mat: it lies on the page's own."""
    picture = Picture("table", width, height, [compose(Thing("thing", body))])
    return Scene("vivo", (picture,), art.sprite(), art.MAT, label)


def _card(look: Look, suit: int, rank: int) -> int:
    """A card of this suit and rank, or of one that there is."""
    return suit % len(look.paints) * look.ranks + min(rank, look.ranks) - 1


def _put(body: Drawn, x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    return tag("g", body, transform=at(x, y, turn, scale))


def _paper(look: Look, kind: int) -> str:
    """A harmony card around 0,0."""
    body = shapes.shadow(104, 92, 12) + tag("rect", x=-52, y=-46, width=104, height=92, rx=12, class_="paper")
    return (
        body + art.notes(kind, 0, -12, 0.85) + words(look.kind(kind), 0, 34, "serif mid strong on-paper", font_size=17)
    )


# the sheets


def _box(teller: Teller, setups: Mapping[int, Setup], look: Look) -> Panel:
    fan = "".join(
        _put(art.face_up(colour, min(3 * n + 2, look.ranks)), 60 + 40 * n, 84 + abs(n - 1.5) * 4, 8 * (n - 1.5), 0.62)
        for n, colour in enumerate(look.paints[:4])
    )
    harmonies = "".join(
        _put(_paper(look, kind), 70 + 50 * n, 66 + 18 * n, 8 * n - 8, 0.9) for n, kind in enumerate((0, 1, 3))
    )
    sheet = shapes.shadow(92, 112, 6) + shapes.box(92, 112, 6, class_="paper")
    for n in range(4):
        sheet += tag("path", d=f"M-34 {-32 + 22 * n}H{(34, 22, 30, 10)[n]}", stroke="var(--paper-edge)", stroke_width=3)
    pencil = tag("path", d="M-6-44H6V30L0 46-6 30Z", fill="var(--yellow)", stroke="var(--paper-ink)", stroke_width=2)
    pencil += tag("path", d="M-6 30H6L0 46Z", fill="var(--paper)", stroke="var(--paper-ink)", stroke_width=2)
    pencil += tag("path", d="M-6-44H6V-34H-6Z", fill="var(--red)", stroke="var(--paper-ink)", stroke_width=2)
    pictures = {
        "cards": _small(240, 160, fan),
        "harmonies": _small(240, 160, harmonies),
        "paper": _small(240, 160, _put(sheet, 112, 80, -5) + _put(pencil, 166, 84, 28)),
    }
    counts = {
        "cards": {players: len(setup.texts(setup.deck)) for players, setup in setups.items()},
        "harmonies": {players: int(setup.pile_size) for players, setup in setups.items()},
    }
    return teller.panel("box", pictures=pictures, counts=counts)


def _anatomy(teller: Teller, look: Look) -> list[Panel]:
    card = things.card_at(look, _card(look, 0, 7), at(220, 186, scale=1.84))
    numbers = callouts(
        [
            ((56, 246), (196, 246)),
            ((56, 296), (204, 292)),
            ((56, 96), (132, 92)),
            ((384, 96), (282, 96)),
            ((384, 286), (316, 286)),
        ]
    )
    cards = on_mat(440, 372, [card, numbers], look.spoken[_card(look, 0, 7)])
    opened = mask_of([_card(look, 0, 1)])
    harmony = things.medallion(look, DUET, opened, 220, 150, 1.36)
    places = [((56, 76), (170, 92)), ((384, 120), (262, 158)), ((56, 226), (178, 214)), ((384, 226), (262, 214))]
    label = look.say("board-harmony", harmony=harmony_name(DUET), suits=DUET + 1)
    lies = CardRow(70, 400, 112, 0.62)
    row = list(things.row_of(look, 0, mask_of([_card(look, 1, 4), _card(look, 3, 5)]), 2, lies))
    up = Listing(tuple(look.spoken[card] for card in sorted((_card(look, 1, 4), _card(look, 3, 5)))))
    rows = on_mat(
        440,
        224,
        [*row, callouts([((108, 28), (108, 70)), ((270, 28), (270, 70))])],
        look.say("picture-row", cards=up, down=2),
    )
    return [
        teller.panel("card", cards),
        teller.panel("harmony", on_mat(440, 300, [harmony, callouts(places)], label)),
        teller.panel("row", rows),
    ]


def _symbols(teller: Teller, look: Look, components: Components) -> list[Panel]:
    suits = []
    for name, colour in zip(components.suits, look.paints, strict=True):
        sign = art.SIGN_OF_COLOUR[colour]
        bead = art.voice(colour, 82, 46, 24) + art.puppy(colour, 34, 40, 0.78)
        suits.append(({"suit": suit_name(name), "sign": sign}, _small(120, 90, bead)))
    kinds = [
        ({"kind": harmony_name(kind), "voices": kind + 1}, _small(120, 90, _put(_paper(look, kind), 60, 44, 0, 0.86)))
        for kind in range(len(KINDS))
    ]
    face = art.face_up(look.paints[0], min(7, look.ranks))
    ring = tag("rect", x=-65, y=-89, width=130, height=178, rx=18, fill="none", stroke="var(--choice)", stroke_width=6)
    marks = {
        "there": art.voice(look.paints[0], 60, 45, 26),
        "due": tag("use", href="#voice-due", transform=at(60, 45, 0, 1.6)),
        "highest": shapes.flag(look.say("scene-highest"), 60, 45, 13),
        "lowest": shapes.flag(look.say("scene-lowest"), 60, 45, 13),
        "off": _put(face, 58, 48, OFF_TURN, 0.44) + shapes.flag("✗", 88, 72, 12),
        "back": _put(art.BACK, 60, 45, 0, 0.46),
        "playable": _put(ring + face, 60, 45, 0, 0.44),
        "refused": _put(face + art.VEIL, 60, 45, 0, 0.46),
    }
    drawn = {name: _small(120, 90, body) for name, body in marks.items()}
    return [
        teller.panel_of_each("suits", suits),
        teller.panel_of_each("kinds", kinds),
        teller.panel("marks", pictures=drawn),
    ]


def _signs(teller: Teller, setup: Setup, look: Look) -> Panel:
    """What the terminal prints in short."""
    letters = tuple(Message("about-letter", {"letter": suit[0], "suit": suit_name(suit)}) for suit in setup.suits)
    card = _card(look, 0, 7)
    facts = {"letters": Listing(letters), "card": setup.actions.text(card), "spoken": look.spoken[card]}
    return teller.panel("signs", facts=facts)


def _set_up(teller: Teller, game: Game, components: Components) -> Panel:
    setup: Setup = game.setup
    kinds = [
        Message("about-kind-count", {"count": int(pile_count(setup.pile, kind)), "kind": harmony_name(kind)})
        for kind in range(len(KINDS))
        if pile_count(setup.pile, kind)
    ]
    facts = {
        "players": game.players,
        "removed": components.counts[game.players].suits_removed,
        "cards": len(setup.texts(setup.deck)),
        "pile": int(setup.pile_size),
        "kinds": Listing(tuple(kinds)),
    }
    scene = with_numbers(laid_out(game, teller.words.lang), teller.places("steps", game.players))
    return teller.panel("steps", scene, facts=facts, turn=str(game.players))


def _aid(teller: Teller, setup: Setup, look: Look) -> list[Panel]:
    def trick(kind: int, *cards: tuple[int, int]) -> Scene:
        shown = [_card(look, *card) for card in cards[: setup.players]]
        return draw_trick(setup, look, kind, shown)

    def row(up: tuple[tuple[int, int], ...], down: int) -> Scene:
        cards: tuple[Fragment, ...] = things.row_of(
            look, 0, mask_of([_card(look, *card) for card in up]), down, CardRow(20, 480, 84, 0.56)
        )
        return on_mat(500, 168, list(cards), "")

    following = {
        "free": trick(DUET, (0, 5)),
        "pressed": trick(TRIO, (2, 4), (2, 9)),
        "reached": trick(DUET, (0, 5), (1, 3)),
        "off": trick(SOLO, (3, 8), (3, 3), (2, 11)),
    }
    scoring = {
        "highest": trick(DUET, (1, 6), (0, 10), (1, 7), (0, 8)),
        "lowest": trick(DUET, (0, 9), (1, 4), (0, 6), (1, 5)),
        "ties": trick(DUET, (0, 7), (1, 7), (0, 3), (1, 3)),
        "equal": trick(QUARTET, (0, 5), (1, 5), (2, 5), (3, 5)),
    }
    stage = "".join(art.puppy(colour, 76 + 116 * n, 100, 1.36) for n, colour in enumerate(look.paints[:4]))
    ending = {
        "next": trick(SOLO, (0, 6), (0, 2), (2, 12), (0, 11)),
        "round": row(((0, 1), (1, 7), (2, 5)), 3),
        "winner": on_mat(500, 168, [compose(Thing("stage", stage))], ""),
    }
    return [
        teller.panel("following", pictures=following),
        teller.panel("scoring", pictures=scoring),
        teller.panel("ending", pictures=ending),
    ]
