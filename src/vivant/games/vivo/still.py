"""Pictures of Vivo that stand by themselves: the poster, and the tricks and rows of the rules page."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from vivant.draw import shapes
from vivant.draw.scene import Fragment, Picture, Scene
from vivant.draw.svg import at, tag, words
from vivant.games.vivo import art, pieces
from vivant.games.vivo.cards import KINDS, NONE, Setup
from vivant.games.vivo.pieces import Look
from vivant.games.vivo.rules import PLAY, VivoState, new_match
from vivant.games.vivo.scene import OFF_TURN, mark_of
from vivant.games.vivo.words import FOLDER
from vivant.words import Listing, Message

LEFT, STEP, HIGH = 116, 92, 184  # of the picture of a trick: where the cards begin, how far apart they are, its height
CARD = 0.56


@cache
def plan() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "pictures.toml").read_text(encoding="utf-8"))


def draw_poster(setup: Setup, lang: str) -> Scene:
    """A fan of cards, cut off by the edge."""
    look = _look(setup, lang)
    found = [Fragment("mat", tag("g", shapes.cloth(428, 250, 0), id="mat"))]
    cards = _cards(look, plan()["poster"]["cards"])
    for n, card in enumerate(cards):
        turn = 14 * (n - (len(cards) - 1) / 2)
        found.append(pieces.card_at(look, card, f"rotate({turn:g} 214 480) {at(214, 134, scale=1.1)}"))
    return Scene("vivo", (Picture("table", 428, 250, found),), art.sprite(), art.MAT)


def draw_illustrations(setups: dict[int, Setup], lang: str) -> dict[str, Scene]:
    """By the id of the rule or example. `setups` by player count."""
    found: dict[str, Scene] = {}
    most = _look(setups[max(setups)], lang)
    for id in plan()["kinds"]:
        found[id] = _kinds(most)
    for id, trick in plan()["tricks"].items():
        setup = setups[trick["players"]]
        look = _look(setup, lang)
        found[id] = _trick(setup, look, KINDS.index(trick["harmony"]), _cards(look, trick["cards"]))
    for id, row in plan()["rows"].items():
        found[id] = _row(most, _cards(most, row["up"]), row["down"])
    return found


def _look(setup: Setup, lang: str) -> Look:
    return pieces.look_of(tuple(setup.suit_names), int(setup.ranks), lang)


def _cards(look: Look, texts: str) -> list[int]:
    return [look.texts.index(text) for text in texts.split()]


def _on_mat(width: int, height: int, found: list[Fragment], label: str) -> Scene:
    mat = Fragment("mat", tag("g", shapes.mat(width, height, 20), id="mat"))
    return Scene("vivo", (Picture("table", width, height, [mat, *found]),), art.sprite(), art.MAT, label)


def _kinds(look: Look) -> Scene:
    found = []
    for kind in range(len(KINDS)):
        body = shapes.shadow(104, 92, 12) + tag("rect", x=-52, y=-46, width=104, height=92, rx=12, class_="paper")
        body += art.notes(kind, 0, -12, 0.85)
        body += words(look.kind(kind), 0, 34, "serif mid on-paper", font_size=17, font_weight=700)
        found.append(Fragment(f"kind-{kind}", tag("g", body, id=f"kind-{kind}", transform=at(76 + 118 * kind, 70))))
    kinds = Listing(tuple(Message("harmony", {"kind": kind}) for kind in KINDS))
    return _on_mat(506, 140, found, look.say("picture-kinds", kinds=kinds))


def _trick(setup: Setup, look: Look, kind: int, cards: list[int]) -> Scene:
    """The harmony, then everybody's card in the order of play, with what the rules make of it."""
    state = _played(setup, kind, cards)
    last = len(cards) == setup.players
    opened = 0
    said: list[Message] = []
    found: list[Fragment] = []
    flags: list[Fragment] = []
    for seat in range(int(setup.players)):
        x = LEFT + STEP * (seat + 0.5)
        player = look.say("picture-player", n=seat + 1)
        name = words(player, x, HIGH - 18, "note mid")
        found.append(Fragment(f"seat-{seat}", tag("g", name, id=f"seat-{seat}")))
        if seat >= len(cards):
            due = seat == len(cards)
            found.append(pieces.place_of(seat, "", "", due, at(x, 84), CARD, 14))
            said += [Message("picture-open", {"player": player})] if due else []
            continue
        card = cards[seat]
        mark = mark_of(state, seat, card, last)
        if not last and mark != "off":
            mark = ""  # nothing is settled yet
        found.append(pieces.card_at(look, card, at(x, 84, OFF_TURN if mark == "off" else 0, CARD)))
        args: dict[str, object] = {"player": player, "card": look.spoken[card]}
        if mark:
            args["mark"] = look.say("board-off") if mark == "off" else look.say(f"scene-{mark}")
            text = "✗" if mark == "off" else str(args["mark"])
            flags.append(pieces.flag_of(seat, text, x, 25 if mark == "highest" else 140, 12.5))
        said.append(Message("picture-card-marked" if mark else "picture-card", args))
        opened |= 0 if mark == "off" else setup.suit_cards[card // look.ranks]
    harmony = pieces.medallion(look, kind, opened, 62, 84, 0.51)
    label = look.say("picture-trick", harmony=look.kind(kind), cards=Listing(tuple(said)))
    return _on_mat(LEFT + STEP * int(setup.players) + 16, HIGH, [harmony, *found, *flags], label)


def _played(setup: Setup, kind: int, cards: list[int]) -> VivoState:
    """After these cards of a first trick. Nobody holds anything: what may be played is not asked here."""
    state = new_match(setup)
    state.stage, state.now, state.leader, state.turn = PLAY, kind, 0, 0
    for seat, card in enumerate(cards):
        state.apply(seat, card)
    assert state.next == NONE
    return state


def _row(look: Look, up: list[int], down: int) -> Scene:
    width = 32 + 75 * (len(up) + down)
    row = pieces.row_of(look, 0, sum(1 << card for card in up), down, 20, width - 20, 68, CARD)
    cards = Listing(tuple(look.spoken[card] for card in sorted(up)))
    return _on_mat(width, 136, list(row), look.say("picture-row", cards=cards, down=down))
