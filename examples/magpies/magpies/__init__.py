"""Magpies: everybody chooses in secret, and the highest card takes what glitters on the table."""

from magpies.game import Magpies

__all__ = ["Magpies"]
