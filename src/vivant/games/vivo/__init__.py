"""Vivo: two rounds of twelve tricks, in which harmonies are followed and the best loser scores."""

from vivant.games.vivo.game import Vivo

__all__ = ["Vivo"]
