"""Why an action of Vivarium is refused: the rule, and what is so at this moment."""

from __future__ import annotations

from vivant.engine.reason import Reason
from vivant.games.vivarium.rules.position import ACT, KEEP, LOOK, SNAP, SWAP
from vivant.games.vivarium.rules.setup import CAMERA
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.names import cell_name, domino_name, the_card
from vivant.words import Message


def reason_for(view: VivariumState, seat: int, action: int) -> Reason:
    """For an action that is not legal, of the seat that is asked."""
    setup = view.setup
    kind, place = setup.actions.split(action)
    if view.stage == SWAP:
        return _no_domino(view, place) if kind == "swap" else Reason("VA-11", Message("refuse-swap-first"))
    if view.stage == ACT:
        if kind == "swap":
            return Reason("VA-12", Message("refuse-swapped"))
        return _no_take(view, seat, place) if kind == "take" else Reason("VA-11", Message("refuse-act"))
    if view.stage == LOOK:
        return _no_gain(view, place) if kind == "gain" else Reason("VA-25", Message("refuse-binoculars"))
    if view.stage == SNAP:
        return Reason("VA-26", Message("refuse-camera"))
    rule = "VA-26" if view.drawing == CAMERA else "VA-30"
    asked = "keep" if view.stage == KEEP else "give"
    if kind == asked:
        return Reason(rule, Message("refuse-not-drawn", {"name": the_card(setup, place)}))
    return Reason(rule, Message(f"refuse-{asked}"))


def _no_domino(view: VivariumState, domino: int) -> Reason:
    setup = view.setup
    args: dict[str, object] = {"domino": domino_name(setup, domino)}
    if not setup.dominoes_in_play >> domino & 1:
        return Reason("VA-06", Message("refuse-domino-out", {**args, "players": setup.players}))
    return Reason("VA-12", Message("refuse-domino", args))


def _no_take(view: VivariumState, seat: int, cell: int) -> Reason:
    setup, own = view.setup, view.seats[seat]
    if not view.filled >> cell & 1:
        return Reason("VA-17", Message("refuse-empty", {"cell": cell_name(setup, cell)}))
    args: dict[str, object] = {"name": the_card(setup, view.cells[cell]), "gems": own.gems}
    return Reason("VA-15", Message("refuse-cost", {**args, "cost": setup.cost(own.one, own.two, cell)}))


def _no_gain(view: VivariumState, cell: int) -> Reason:
    setup = view.setup
    args: dict[str, object] = {"cell": cell_name(setup, cell), "where": cell_name(setup, view.where)}
    if not setup.beside[view.where] >> cell & 1:
        return Reason("VA-R8", Message("refuse-not-beside", args))
    return Reason("VA-25", Message("refuse-empty", args))
