"""Vivarium: seven rounds of dominoes that point at creatures, equipment and contracts."""

from vivant.games.vivarium.game import Vivarium

__all__ = ["Vivarium"]
