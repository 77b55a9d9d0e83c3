"""Pictures of Vivo that stand by themselves: the poster, and the tricks and rows of the rules page."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from vivant.draw import shapes
from vivant.draw.scene import Picture, Scene
from vivant.draw.svg import at, tag, words
from vivant.draw.things import Fragment, Thing, compose
from vivant.engine.bits import mask_of
from vivant.games.vivo.picture import art, things
from vivant.games.vivo.picture.composition import CardRow
from vivant.games.vivo.picture.scene import OFF_TURN
from vivant.games.vivo.picture.things import Look
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.setup import Setup
from vivant.games.vivo.rules.trick import Trick
from vivant.games.vivo.words.names import harmony_name
from vivant.words import Listing, Message

LEFT, STEP, HIGH = 116, 92, 184  # of the picture of a trick: where the cards begin, how far apart they are, its height
CARD = 0.56


@cache
def plan() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "pictures.toml").read_text(encoding="utf-8"))


def draw_poster(setup: Setup, lang: str) -> Scene:
    """A fan of cards, cut off by the edge, and puppies who make music before it."""
    look = look_for(setup, lang)
    fragments = [compose(Thing("mat", shapes.cloth(428, 250, 0)))]
    cards = _cards(look, plan()["poster"]["cards"])
    for n, card in enumerate(cards):
        turn = 14 * (n - (len(cards) - 1) / 2)
        fragments.append(things.card_at(look, card, f"rotate({turn:g} 214 480) {at(214, 128, scale=1.1)}"))
    for n, (colour, x) in enumerate(zip(look.paints, (50, 378), strict=False)):
        fragments.append(compose(Thing(f"puppy-{n}", art.puppy(colour, x, 211, 1.36))))
    return picture_of(428, 250, fragments)


def draw_illustrations(setups: dict[int, Setup], lang: str) -> dict[str, Scene]:
    """By the id of the rule or example. `setups` by player count; what these have no cards for is left out."""
    most = look_for(setups[max(setups)], lang)
    scenes = {id: _kinds(most) for id in plan()["kinds"]}
    for id, trick in plan()["tricks"].items():
        with suppress(KeyError, ValueError):
            setup = setups[trick["players"]]
            look = look_for(setup, lang)
            scenes[id] = draw_trick(setup, look, KINDS.index(trick["harmony"]), _cards(look, trick["cards"]))
    for id, row in plan()["rows"].items():
        with suppress(ValueError):
            scenes[id] = _row(most, _cards(most, row["up"]), row["down"])
    return scenes


def look_for(setup: Setup, lang: str) -> Look:
    return things.look_of(tuple(setup.suits), setup.ranks, lang)


def _cards(look: Look, texts: str) -> list[int]:
    return [look.texts.index(text) for text in texts.split()]


def picture_of(width: int, height: int, fragments: list[Fragment], label: str = "") -> Scene:
    return Scene("vivo", (Picture("table", width, height, fragments),), art.sprite(), art.MAT, label)


def on_mat(width: int, height: int, fragments: list[Fragment], label: str) -> Scene:
    return picture_of(width, height, [compose(Thing("mat", shapes.mat(width, height, 20))), *fragments], label)


def _kinds(look: Look) -> Scene:
    fragments = []
    for kind in range(len(KINDS)):
        body = shapes.shadow(104, 92, 12) + tag("rect", x=-52, y=-46, width=104, height=92, rx=12, class_="paper")
        body += art.notes(kind, 0, -12, 0.85)
        body += words(look.kind(kind), 0, 34, "serif mid on-paper", font_size=17, font_weight=700)
        fragments.append(compose(Thing(f"kind-{kind}", body, at(76 + 118 * kind, 70))))
    kinds = Listing(tuple(harmony_name(kind) for kind in range(len(KINDS))))
    return on_mat(506, 140, fragments, look.say("picture-kinds", kinds=kinds))


def draw_trick(setup: Setup, look: Look, kind: int, cards: list[int]) -> Scene:
    """The harmony, then everybody's card in the order of play, with what the rules make of it."""
    trick = Trick(setup, 0, kind)
    for seat, card in enumerate(cards):
        trick.lay(seat, card)
    finished = trick.laid == setup.players
    said: list[Message] = []
    fragments: list[Fragment] = []
    flags: list[Fragment] = []
    for seat in range(setup.players):
        x = LEFT + STEP * (seat + 0.5)
        player = look.say("picture-player", n=seat + 1)
        fragments.append(compose(Thing(f"seat-{seat}", words(player, x, HIGH - 18, "note mid"))))
        if seat >= len(cards):
            due = seat == len(cards)
            fragments.append(things.place_of(seat, "", "", due, at(x, 84), CARD, 14, 13))
            said += [Message("picture-open", {"player": player})] if due else []
            continue
        card = cards[seat]
        standing = trick.standing(seat)
        if not finished and standing != "off":
            standing = ""  # nothing is settled yet
        fragments.append(things.card_at(look, card, at(x, 84, OFF_TURN if standing == "off" else 0, CARD)))
        args: dict[str, object] = {"player": player, "card": look.spoken[card]}
        if standing:
            args["mark"] = look.say("board-off") if standing == "off" else look.say(f"scene-{standing}")
            text = "✗" if standing == "off" else str(args["mark"])
            flags.append(things.flag_of(seat, text, x, 25 if standing == "highest" else 140, 12.5))
        said.append(Message("picture-card-marked" if standing else "picture-card", args))
    harmony = things.medallion(look, kind, trick.open_cards, 62, 84, 0.51)
    label = look.say("picture-trick", harmony=look.kind(kind), cards=Listing(tuple(said)))
    return on_mat(LEFT + STEP * setup.players + 16, HIGH, [harmony, *fragments, *flags], label)


def _row(look: Look, up: list[int], down: int) -> Scene:
    width = 32 + 75 * (len(up) + down)
    row = things.row_of(look, 0, mask_of(up), down, CardRow(20, width - 20, 68, CARD))
    cards = Listing(tuple(look.spoken[card] for card in sorted(up)))
    return on_mat(width, 136, list(row), look.say("picture-row", cards=cards, down=down))
