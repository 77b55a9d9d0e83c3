"""Programs that hold a seat. A bot sees a view, the legal actions and a budget, and nothing else."""

from vivant.bots.bot import Bot, Budget
from vivant.bots.registry import USUAL, bot_ids, make_bot, name_bot, settings_of, split_bots, tell_bot

__all__ = ["USUAL", "Bot", "Budget", "bot_ids", "make_bot", "name_bot", "settings_of", "split_bots", "tell_bot"]
