"""All nets that take a game and a seed, in one list: a game that passes them keeps the contract."""

from __future__ import annotations

from collections.abc import Callable

from vivant.engine.game import Game
from vivant.testkit import (
    choices,
    conservation,
    contract,
    copies,
    markup,
    matches,
    rows,
    scenes,
    secrecy,
    sheets,
    speech,
)

Net = Callable[[Game, int], None]

NETS: tuple[Net, ...] = (
    contract.check_contract,
    choices.check_choices,
    conservation.check_conservation,
    copies.check_clones,
    copies.check_copies_play_alike,
    copies.check_data,
    copies.check_looking,
    copies.check_same_dice,
    copies.check_texts,
    sheets.check_sheet,
    speech.check_boards,
    speech.check_log,
    speech.check_notes,
    scenes.check_scenes,
    scenes.check_flights,
    markup.check_markup,
    secrecy.check_secrecy,
    secrecy.check_imagine,
    rows.check_rows,
    matches.check_undo,
    matches.check_consent,
    matches.check_refusals,
    matches.check_resume,
    matches.check_sealed_later,
)
