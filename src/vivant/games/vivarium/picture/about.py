"""Vivarium besides its rules: what is in the box, set-up and player aid in pictures; `legend` draws the rest."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vivant.draw import shapes
from vivant.draw.callouts import with_numbers
from vivant.draw.scene import Scene
from vivant.draw.svg import tag
from vivant.engine.about import About, Panel, Teller, laid_out
from vivant.engine.bits import count_bits
from vivant.engine.game import Game
from vivant.games.vivarium.picture import art, faces
from vivant.games.vivarium.picture.legend import contract_of, draw_anatomy, draw_symbols, put, small, terminal_signs
from vivant.games.vivarium.rules.components import CONTRACT_KINDS, CRITERIA, EQUIPMENT_KINDS, Components
from vivant.games.vivarium.rules.setup import Setup
from vivant.words import Listing, Message, Words

FILE = Path(__file__).parents[1] / "about.toml"
CARD = (300, 196)  # of the picture of a card
BACK = '<use href="#back-card"/>'


def tell_about(games: Mapping[int, Game], components: Components, words: Words) -> About:
    """`games` by player count."""
    setups: dict[int, Setup] = {players: game.setup for players, game in games.items()}
    most = setups[max(setups)]
    teller = Teller(FILE, words, games, _facts(components, most))
    return teller.about(
        {
            "components": [_box(teller, setups, most, words)],
            "anatomy": draw_anatomy(teller, most, words),
            "symbols": draw_symbols(teller, most, words),
            "setup": [_set_up(teller, game) for game in games.values()],
            "aid": _aid(teller, most, words),
        },
        [terminal_signs(teller, most)],
    )


def _facts(components: Components, setup: Setup) -> dict[str, object]:
    values, rulings = components.values, components.rulings
    facts: dict[str, object] = {
        "rows": components.board_rows,
        "columns": components.board_columns,
        "cells": components.board_rows * components.board_columns,
        "colour_starts": len(components.colour_starts),
        "type_starts": len(components.type_starts),
        "dominoes": len(components.dominoes),
        "others": len(components.tokens) - 1,
        "stack": components.priority_stack,
        "start_gems": components.gems_at_start,
        "gems_taken": components.gems_instead_of_card,
        "gem_vp": components.gem_vp,
        "number_min": components.number_min,
        "number_max": components.number_max,
        "binoculars_cost": _gems(components.binoculars_gems),
        "camera_cost": _gems(components.camera_gems),
        "camera_cards": components.camera_cards,
        "pairs": Listing(tuple(str(value) for value in values.pairs[1:])),
        "pairs_most": len(values.pairs) - 1,
        "sets": Listing(tuple(str(value) for value in values.sets[1:])),
        "sets_most": len(values.sets) - 1,
        "per_symbol": values.per_symbol,
        "per_contract": values.per_contract,
        "per_equipment": values.per_equipment,
        "per_creature": values.per_creature,
        "six": values.six_base,
        "six_minus": values.six_minus,
        "priority_gem": components.priority_gem,
        "priority_vp": components.priority_vp,
        "rounds": components.rounds,
        "laps": components.turns_per_player_per_round,
        "finite": "yes" if rulings.finite_bank else "no",
        "handed": "yes" if rulings.handed_creatures_pay else "no",
        "majority": "round" if rulings.majority_of_round else "owned",
        "zero": "yes" if rulings.token_at_zero else "no",
        "starts_count": "yes" if rulings.starting_contracts_count else "no",
        "floor": "yes" if rulings.six_minus_floor else "no",
        "units": "yes" if rulings.units_are_creatures else "no",
    }
    for number, kind in enumerate(EQUIPMENT_KINDS):
        facts[kind] = _brought(sorted({card.gems for card in components.equipment if card.kind == number}))
    return facts


def _gems(gems: int) -> Message:
    return Message("about-gem-count", {"gems": gems})


def _brought(gems: list[int]) -> Message:
    """What equipment of a kind brings; its cards may differ, or there may be none."""
    if len(gems) < 2:
        return _gems(gems[0] if gems else 0)
    return Message("rules-gems-several", {"gems": Listing(tuple(gems), either=True)})


def _box(teller: Teller, setups: Mapping[int, Setup], setup: Setup, say: Words) -> Panel:
    first_contract = int(setup.first_contract)

    def pair(*cards: int) -> str:
        spots = ((86, 84, -8), (152, 82, 7))
        return "".join(
            put(faces.face(setup, say, card, card < first_contract), *spot, 0.72)
            for card, spot in zip(cards, spots, strict=False)
        )

    first, gear, contract = 0, int(setup.creatures), first_contract
    rows, columns = int(setup.rows), int(setup.columns)
    step = 132 / max(rows, columns)
    board = shapes.box(150, 146, 12, fill="var(--surface)", stroke="var(--edge)")
    cell = shapes.box(step - 7, step - 6, 5, fill="var(--well)", stroke="var(--edge)")
    for row in range(rows):
        for column in range(columns):
            board += put(cell, (column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * step)
    tiles = setup.components.dominoes
    dominoes = "".join(
        put(art.domino_face(tile.a, tile.b, 38), 84 + 66 * n, 52 + 54 * n, -8 + 12 * n, 0.8)
        for n, tile in enumerate(tiles[:2])
    )
    coins = [
        token.svg
        for token in (
            faces.token(setup, say, n, 74 + 48 * n, 64 + 18 * n, 0.86) for n in range(min(3, len(setup.token_ids)))
        )
    ]
    gems = "".join(
        art.gem(x, y, size)
        for x, y, size in ((84, 66, 1.7), (128, 48, 1.3), (120, 96, 1.9), (164, 82, 1.5), (74, 110, 1.2))
    )
    coin = tag("use", href="#coin", transform="translate(120 80) scale(1.4)") + art.bold("1", 120, 94, 40)
    sheet = shapes.box(96, 120, 8, class_="paper")
    for n in range(4):
        sheet += tag("path", d=f"M-36 {-38 + 24 * n}H36", stroke="var(--paper-edge)", stroke_width=3)
    starts = [
        faces.start_card(setup, say, 0, of_colour, 92 + 56 * n, 80, 1.5, 0).svg
        for n, of_colour in enumerate((True, False))
    ]
    pictures = {
        "board": put(board, 120, 80),
        "creatures": pair(first, min(17, int(setup.creatures) - 1)),
        "equipment": pair(*range(gear, contract)[:5:4]),
        "contracts": pair(*range(contract, int(setup.cards))[:13:12]),
        "starts": "".join(starts),
        "dominoes": dominoes,
        "tokens": "".join(coins),
        "gems": gems,
        "first": coin,
        "pad": put(sheet, 120, 80, -4),
    }
    counts = {
        "creatures": {players: int(one.creatures) for players, one in setups.items()},
        "equipment": {players: int(one.equipment) for players, one in setups.items()},
        "contracts": {players: int(one.contracts) for players, one in setups.items()},
        "starts": {players: 2 * players for players in setups},
        "dominoes": {players: int(count_bits(one.dominoes_in_play)) for players, one in setups.items()},
        "tokens": dict.fromkeys(setups, 1 + setup.components.priority_stack),  # VA-04: the others stay out
        "gems": {players: int(one.gems_total) for players, one in setups.items() if one.finite_bank},
    }
    return teller.panel("box", pictures={name: small(240, 160, body) for name, body in pictures.items()}, counts=counts)


def _set_up(teller: Teller, game: Game) -> Panel:
    setup: Setup = game.setup
    but = () if game.players == 2 else ("hidden",)
    facts = {"players": game.players, "in_play": int(count_bits(setup.dominoes_in_play))}
    scene = with_numbers(laid_out(game, teller.words.lang), teller.places("steps", game.players, but))
    return teller.panel("steps", scene, facts=facts, but=but, turn=str(game.players))


def _aid(teller: Teller, setup: Setup, say: Words) -> list[Panel]:
    equipment, contracts = _equipment(setup, say), _contracts(setup, say)
    priorities = _priorities(setup, say)
    return [
        teller.panel("turn", pictures=_turn(setup, say)),
        teller.panel("equipment", pictures=equipment, but=set(EQUIPMENT_KINDS) - set(equipment)),
        teller.panel("contracts", pictures=contracts, but=set(CONTRACT_KINDS) - set(contracts)),
        teller.panel("priorities", pictures=priorities, but=set(CRITERIA) - set(priorities)),
        teller.panel("ending", pictures=_ending(setup, say)),
    ]


def _turn(setup: Setup, say: Words) -> dict[str, Scene]:
    tiles = setup.components.dominoes
    one, two = (
        put(art.domino_face(tile.a, tile.b, 38), x, 98, 0, 0.84) for tile, x in ((tiles[0], 72), (tiles[-1], 228))
    )
    arrows = art.glyph("swap", 150, 98, 1.5, "var(--ink)", "var(--mat)")
    marked = art.mark(False, 72, 142, 8) + tag(
        "circle", cx=228, cy=142, r=7, fill="none", stroke="var(--choice)", stroke_width=3
    )
    card = put(faces.face(setup, say, 0, True), 150, 98, 0, 0.7)
    narrow = "".join(
        put(art.domino_face(tile.a, tile.b, 38), x, 98, 0, 0.58) for tile, x in ((tiles[0], 50), (tiles[-1], 250))
    )
    bent = (
        put(art.domino_face(tiles[0].a, tiles[0].b, 38), 92, 98)
        + art.gem(196, 98, 1.5)
        + art.bold("±1", 244, 110, 32, "")
    )
    gems = "".join(
        art.gem(150 + 52 * (n - (min(5, int(setup.gems_taken)) - 1) / 2), 98, 2)
        for n in range(min(5, int(setup.gems_taken)))
    )
    drawn = {"swap": one + two + arrows + marked, "take": narrow + card, "pay": bent, "gems": gems}
    return {name: small(*CARD, body) for name, body in drawn.items()}


def _equipment(setup: Setup, say: Words) -> dict[str, Scene]:
    kinds = [card.kind for card in setup.components.equipment]
    return {
        name: small(*CARD, put(faces.face(setup, say, int(setup.creatures) + kinds.index(kind), False), 150, 96))
        for kind, name in enumerate(EQUIPMENT_KINDS)
        if kind in kinds
    }


def _contracts(setup: Setup, say: Words) -> dict[str, Scene]:
    cards = {kind: contract_of(setup, kind) for kind in CONTRACT_KINDS}
    drawn = {
        kind: put(faces.face(setup, say, card, False), 150, 96) for kind, card in cards.items() if card is not None
    }
    starts = [
        faces.start_card(setup, say, 0, of_colour, 112 + 76 * n, 98, 1.9, 0).svg
        for n, of_colour in enumerate((True, False))
    ]
    return {name: small(*CARD, body) for name, body in {**drawn, "start": "".join(starts)}.items()}


def _priorities(setup: Setup, say: Words) -> dict[str, Scene]:
    kinds = [CRITERIA[token.criterion] for token in setup.components.tokens]
    drawn = {kind: faces.token(setup, say, kinds.index(kind), 150, 98, 1.7).svg for kind in CRITERIA if kind in kinds}
    some = next((kind for kind in CRITERIA[1:] if kind in drawn), CRITERIA[0])
    token = faces.token(setup, say, kinds.index(some), 96, 98, 1.5).svg
    drawn["claim"] = token + art.medal(int(setup.priority_vp), 214, 98, 2.8)
    people = "".join(shapes.face(letter, 186 + 60 * n, 98, 26, own=n == 1) for n, letter in enumerate("AB"))
    drawn["tie"] = faces.token(setup, say, kinds.index(some), 80, 98, 1.4).svg + people
    return {name: small(*CARD, body) for name, body in drawn.items()}


def _ending(setup: Setup, say: Words) -> dict[str, Scene]:
    deck = put(BACK, 96, 98, -6, 1.2) + put(faces.face(setup, say, 0, True), 206, 98, 5, 0.8)
    score = (
        put(faces.face(setup, say, 0, True), 70, 98, 0, 0.66)
        + art.medal(int(setup.priority_vp), 166, 98, 2.2)
        + art.gem(238, 98, 2.2)
    )
    return {"round": small(*CARD, deck), "score": small(*CARD, score)}
