"""Why an action of Vivarium is refused: the rule, and what is so at this moment."""

from __future__ import annotations

from vivant.engine.state import Reason
from vivant.games.vivarium.cards import CAMERA, Setup
from vivant.games.vivarium.seat import Seat
from vivant.games.vivarium.stages import ACT, GIVE, KEEP, LOOK, SNAP, SWAP
from vivant.words.message import Message


def reason_for(setup: Setup, own: Seat, stage: int, filled: int, where: int, drawing: int, action: int) -> Reason:
    """For an action that is not legal, of the seat that is asked."""
    if stage == SWAP:
        if action >= setup.take_base:
            return Reason("VA-11", Message("refuse-swap-first"))
        return _refuse_swap(setup, action)
    if stage == ACT:
        return _refuse_act(setup, own, filled, action)
    if stage == LOOK:
        return _refuse_gain(setup, filled, where, action)
    if stage == SNAP:
        return Reason("VA-26", Message("refuse-camera"))
    rule = "VA-26" if drawing == CAMERA else "VA-30"
    base = setup.keep_base if stage == KEEP else setup.give_base
    if base <= action < base + setup.creatures:
        return Reason(rule, Message("refuse-not-drawn", {"card": setup.card_ids[action - base]}))
    assert stage in (KEEP, GIVE)
    return Reason(rule, Message("refuse-keep" if stage == KEEP else "refuse-give"))


def _refuse_swap(setup: Setup, domino: int) -> Reason:
    args: dict[str, object] = {"domino": setup.domino_ids[domino]}
    if not setup.dominoes_in_play >> domino & 1:
        return Reason("VA-06", Message("refuse-domino-out", {**args, "players": int(setup.players)}))
    return Reason("VA-12", Message("refuse-domino", args))


def _refuse_act(setup: Setup, own: Seat, filled: int, action: int) -> Reason:
    if action < setup.take_base:
        return Reason("VA-12", Message("refuse-swapped"))
    if not setup.take_base <= action < setup.gems_action:
        return Reason("VA-11", Message("refuse-act"))
    cell = action - setup.take_base
    args: dict[str, object] = {"cell": setup.cell_text(cell)}
    if not filled >> cell & 1:
        return Reason("VA-17", Message("refuse-empty", args))
    cost = int(setup.cost(own.one, own.two, cell))
    return Reason("VA-15", Message("refuse-cost", {**args, "cost": cost, "gems": int(own.gems)}))


def _refuse_gain(setup: Setup, filled: int, where: int, action: int) -> Reason:
    if not setup.gain_base <= action < setup.draw_action:
        return Reason("VA-25", Message("refuse-binoculars"))
    cell = action - setup.gain_base
    args: dict[str, object] = {"cell": setup.cell_text(cell), "where": setup.cell_text(where)}
    if not setup.beside[where] >> cell & 1:
        return Reason("VA-R8", Message("refuse-not-beside", args))
    return Reason("VA-25", Message("refuse-empty", args))
