"""The components of Vivo by their ids, as sentences name them, and which lines tell who has one."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.component import ComponentKind, Taking
from vivant.games.vivo.rules.components import KINDS
from vivant.games.vivo.rules.setup import Setup, pile_count
from vivant.games.vivo.words.names import card_name, harmony_name

TAKINGS = (Taking("log-hand", "cards"),)
LISTS = {"harmony": "harmony", "players": ""}


def kinds_of(setup: Setup) -> tuple[ComponentKind, ...]:
    ids = [setup.actions.text(card) for card in range(len(setup.rank_of))]
    cards = {id: card_name(setup, card) for card, id in enumerate(ids)}
    out = frozenset(ids) - {ids[card] for card in members(setup.deck)}
    harmonies = {kind: harmony_name(at) for at, kind in enumerate(KINDS)}
    none = frozenset(kind for at, kind in enumerate(KINDS) if pile_count(setup.pile, at) == 0)
    return (
        ComponentKind("card", ("card",), cards, {id: f"card-{id}" for id in cards}, out),
        ComponentKind("harmony", ("kind",), harmonies, unmet=none),
    )
