"""What Vivarium asks and answers in words: the question, its heading, and every action as a button says it."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.games.vivarium.cards import Setup
from vivant.games.vivarium.parts import EQUIPMENT_KINDS
from vivant.games.vivarium.rules import VivariumState
from vivant.games.vivarium.seat import NONE
from vivant.games.vivarium.stages import ACT, GIVE, KEEP, LOOK, SNAP, SWAP
from vivant.words import Message, Who


def question_of(setup: Setup, view: VivariumState, seat: int) -> Message:
    own = view.seats[seat]
    args: dict[str, object] = {"gems": int(own.gems)}
    if view.stage == SWAP:
        one, two, middle = (
            f"{setup.domino_ids[tile]} ({setup.domino_name(tile)})" for tile in (own.one, own.two, view.middle)
        )
        return Message("ask-swap", {"one": one, "two": two, "middle": middle})
    if view.stage == ACT:
        one, two = setup.domino_name(own.one), setup.domino_name(own.two)
        return Message("ask-act", {**args, "one": one, "two": two, "taken": int(setup.gems_taken)})
    if view.stage == LOOK:
        return Message("ask-look", {**args, "cost": int(setup.binoculars_gems)})
    if view.stage == SNAP:
        return Message("ask-snap", {**args, "cost": int(setup.camera_gems), "cards": _snapped(setup, view)})
    if view.stage == GIVE:
        receiver = int(view.receiver())
        return Message("ask-give-self") if receiver == seat else Message("ask-give", {"seat": Who(receiver)})
    return Message("ask-keep")


def prompt_of(view: VivariumState, seat: int) -> Message:
    """The question in a few words."""
    if view.stage == GIVE:
        receiver = int(view.receiver())
        return Message("prompt-keep") if receiver == seat else Message("prompt-give", {"seat": Who(receiver)})
    names = {SWAP: "prompt-swap", ACT: "prompt-act", LOOK: "prompt-look", SNAP: "prompt-snap", KEEP: "prompt-keep"}
    return Message(names[view.stage])


def label_of(setup: Setup, view: VivariumState, seat: int, action: int) -> Message:
    """Any action, legal or not, with what it costs."""
    if action < setup.take_base:
        args: dict[str, object] = {"domino": setup.domino_name(action)}
        return Message("scene-swap", {**args, "middle": setup.domino_name(view.middle)})
    if action < setup.gems_action:
        return _cell(setup, view, seat, "scene-take", action - setup.take_base)
    if action == setup.gems_action:
        return Message("scene-gems", {"count": int(setup.gems_taken)})
    if action < setup.draw_action:
        return _cell(setup, view, seat, "scene-gain", action - setup.gain_base)
    if action == setup.draw_action:
        return draw_label(setup, view)
    if action == setup.pass_action:
        return Message("scene-pass")
    giving = action >= setup.give_base
    card = action - setup.give_base if giving else action - setup.keep_base
    return hand_label(setup, view, seat, int(card), giving)


def told(setup: Setup, card: int) -> Message:
    """What a card is, and what it does if it is a piece of equipment. A wineskin's types say it already."""
    does = ability(setup, card)
    if does and does.args["kind"] == "wineskin":
        does = None
    return Message("card-does", {"name": setup.card_name(card), "does": does}) if does else setup.card_name(card)


def ability(setup: Setup, card: int) -> Message | None:
    """In a few words, as they stand on the card; a map has none."""
    if not setup.creatures <= card < setup.contract_base:
        return None
    kind = EQUIPMENT_KINDS[setup.equipment_kind[card - setup.creatures]]
    if kind == "map":
        return None
    gems = {"binoculars": setup.binoculars_gems, "camera": setup.camera_gems}.get(kind, 0)
    return Message("ability", {"kind": kind, "gems": int(gems), "cards": int(setup.camera_cards)})


def draw_label(setup: Setup, view: VivariumState) -> Message:
    return Message("scene-draw", {"cards": _snapped(setup, view), "cost": int(setup.camera_gems)})


def hand_label(setup: Setup, view: VivariumState, seat: int, card: int, giving: bool) -> Message:
    """A drawn card that is kept, or given to whoever comes next, oneself perhaps."""
    args: dict[str, object] = {"name": setup.card_name(card)}
    if not giving or view.stage != GIVE or view.receiver() == seat:
        return Message("scene-keep", args)
    return Message("scene-give", {**args, "seat": Who(int(view.receiver()))})


def _snapped(setup: Setup, view: VivariumState) -> int:
    """How many cards the Camera would draw."""
    return min(int(setup.camera_cards), len(members(view.creatures)))


def _cell(setup: Setup, view: VivariumState, seat: int, key: str, cell: int) -> Message:
    own, card, where = view.seats[seat], view.cells[cell], setup.cell_text(cell)
    if card == NONE:
        return Message("scene-cell-empty", {"cell": where})
    cost = setup.cost(own.one, own.two, cell) if key == "scene-take" else setup.binoculars_gems
    return Message(key, {"cell": where, "name": told(setup, int(card)), "cost": int(cost)})
