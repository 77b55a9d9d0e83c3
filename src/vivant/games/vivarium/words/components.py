"""The components of Vivarium by their ids, as sentences name them, and which lines tell who takes one."""

from __future__ import annotations

from vivant.engine.component import ComponentKind, Taking
from vivant.games.vivarium.rules.setup import Setup
from vivant.games.vivarium.words.names import card_name, start_name, the_domino, token_name
from vivant.words import Message

TAKINGS = (
    Taking("log-take", "card"),
    Taking("log-gain", "card"),
    Taking("log-keep", "card"),
    Taking("log-give", "card", "to"),
    Taking("log-compass", "card"),
    Taking("log-starts", "colour"),
    Taking("log-starts", "type"),
    Taking("log-dominoes", "one"),
    Taking("log-dominoes", "two"),
    Taking("log-swap", "received"),
    Taking("log-token", "name"),
)
LISTS = {
    "creatures.cards": "creature",
    "equipment.cards": "equipment",
    "contracts.cards": "contract",
    "starting_contracts.colour": "start",
    "starting_contracts.type": "start",
    "priority_tokens.tokens": "token",
    "dominoes.tiles": "domino",
}


def kinds_of(setup: Setup) -> tuple[ComponentKind, ...]:
    first_equipment, first_contract = int(setup.creatures), int(setup.first_contract)
    cards = {setup.card_ids[card]: card_name(setup, card) for card in range(len(setup.card_ids))}
    ids = list(cards)
    tiles = setup.components.dominoes
    idle = frozenset(tile.id for tile in tiles if tile.min_players > setup.players)
    starts = {id: start_name(setup, at, True) for at, id in enumerate(setup.colour_start_ids)}
    starts |= {id: start_name(setup, at, False) for at, id in enumerate(setup.type_start_ids)}
    # The blank one counts nothing and is nobody's; it may come up all the same.
    tokens = {id: token_name(setup, at) for at, id in enumerate(setup.token_ids)}
    dominoes = {tile.id: the_domino(setup, at) for at, tile in enumerate(tiles)}
    return (
        _cards("creature", cards, ids[:first_equipment]),
        _cards("equipment", cards, ids[first_equipment:first_contract]),
        _cards("contract", cards, ids[first_contract:]),
        ComponentKind("start", ("card",), starts, _keys("start", starts)),
        ComponentKind("token", ("token",), tokens, _keys("token", tokens)),
        ComponentKind("domino", ("domino",), dominoes, _keys("domino", dominoes), idle),
    )


def _cards(name: str, cards: dict[str, Message], ids: list[str]) -> ComponentKind:
    return ComponentKind(name, ("card",), {id: cards[id] for id in ids}, _keys("card", dict.fromkeys(ids)))


def _keys(prefix: str, ids: dict[str, Message] | dict[str, None]) -> dict[str, str]:
    return {id: f"{prefix}-{id.lower()}" for id in ids}
