"""Why a card may not be played."""

from __future__ import annotations

from vivant.engine.reason import Reason
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.words.names import harmony_name, suit_names
from vivant.words import Listing, Message


def reason_for(view: VivoState, seat: int, action: int) -> Reason:
    """For a card that may not be played."""
    args = {"card": view.setup.actions.text(action)}
    if not view.setup.deck >> action & 1:
        return Reason("VO-01", Message("refuse-removed", args))
    if not view.seats[seat].hand >> action & 1:
        return Reason("VO-05", Message("refuse-not-held", args))
    return must_follow(view, seat)


def must_follow(view: VivoState, seat: int) -> Reason:
    """Against every card of a hand that does not follow the harmony while another one does (VO-10)."""
    trick = view.trick
    suits = Listing(suit_names(view.setup, view.seats[seat].hand & trick.follow), either=True)
    args = {"suits": suits, "harmony": harmony_name(trick.harmony)}
    if trick.missing == 0:
        return Reason("VO-07", Message("refuse-reached", args))
    return Reason("VO-09", Message("refuse-pressed", args))
