"""What a card does in its trick, in a sentence: whether it is highest or lowest, and of how many."""

from __future__ import annotations

from vivant.games.vivo.rules.state import VivoState
from vivant.words import Message


def purpose_of(view: VivoState, seat: int, action: int) -> Message | None:
    """Nothing of a card that leads: it is both."""
    setup, trick = view.setup, view.trick.copy()
    if trick.laid == 0:
        return None
    trick.lay(seat, action)
    more = setup.players - trick.laid
    stands = trick.standing(seat)
    if stands == "off":
        return Message("purpose-off")
    if stands == "highest":
        return Message("purpose-highest", {"more": more, "points": setup.highest_points})
    if stands == "lowest":
        return Message("purpose-lowest", {"more": more, "points": setup.rank_of[action]})
    if trick.high_rank == trick.low_rank:
        return Message("purpose-equal")
    return Message("purpose-between", {"more": more})
