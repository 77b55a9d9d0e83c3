"""Programs that hold a seat. A bot sees a view, the legal actions and a budget, and nothing else."""

from vivant.bots.bot import Bot, Budget
from vivant.bots.registry import USUAL, bot_ids, describe_bot, make_bot, name_bot, split_bots

__all__ = ["USUAL", "Bot", "Budget", "bot_ids", "describe_bot", "make_bot", "name_bot", "split_bots"]
