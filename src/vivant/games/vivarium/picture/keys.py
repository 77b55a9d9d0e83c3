"""By which keys the things of Vivarium's scenes are known: small letters, as no two ids differ by capitals alone."""

from __future__ import annotations

from vivant.games.vivarium.rules.setup import Setup


def card_key(setup: Setup, card: int) -> str:
    return f"card-{setup.card_ids[card].lower()}"


def token_key(setup: Setup, token: int) -> str:
    return f"token-{setup.token_ids[token].lower()}"


def domino_key(setup: Setup, domino: int) -> str:
    return f"domino-{setup.domino_ids[domino].lower()}"


def start_key(setup: Setup, place: int, of_colour: bool) -> str:
    ids = setup.colour_start_ids if of_colour else setup.type_start_ids
    return f"start-{ids[place].lower()}"


def cell_key(where: str) -> str:
    """A cell without a card."""
    return f"cell-{where.replace(',', '-')}"
