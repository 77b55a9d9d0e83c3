"""Programs that hold a seat. A bot sees a view, the legal actions and a budget, and nothing else."""

from vivant.bots.bot import Bot, Budget
from vivant.bots.characters import NAMES, call_bot, tell_character
from vivant.bots.registry import (
    POLICY,
    USUAL,
    bot_ids,
    is_policy,
    make_bot,
    name_bot,
    settings_of,
    split_bots,
    tell_bot,
)

__all__ = [
    "NAMES",
    "POLICY",
    "USUAL",
    "Bot",
    "Budget",
    "bot_ids",
    "call_bot",
    "is_policy",
    "make_bot",
    "name_bot",
    "settings_of",
    "split_bots",
    "tell_bot",
    "tell_character",
]
