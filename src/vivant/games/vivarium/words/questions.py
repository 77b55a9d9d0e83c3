"""What Vivarium asks and answers in words: the question, its heading, and every action as a button says it."""

from __future__ import annotations

from vivant.engine.bits import count_bits
from vivant.games.vivarium.rules.position import ACT, GIVE, LOOK, SNAP, STAGES, SWAP
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.names import cell_name, domino_name, price, the_card, the_domino, the_full
from vivant.words import Message, Who


def question_of(view: VivariumState, seat: int) -> Message:
    setup, own = view.setup, view.seats[seat]
    args: dict[str, object] = {"gems": own.gems}
    if view.stage == SWAP:
        one, two, middle = (domino_name(setup, tile) for tile in (own.one, own.two, view.middle))
        return Message("ask-swap", {"one": one, "two": two, "middle": middle})
    if view.stage == ACT:
        one, two = domino_name(setup, own.one), domino_name(setup, own.two)
        return Message("ask-act", {**args, "one": one, "two": two, "taken": setup.gems_taken})
    if view.stage == LOOK:
        return Message("ask-look", {**args, "cost": setup.binoculars_gems})
    if view.stage == SNAP:
        return Message("ask-snap", {**args, "cost": setup.camera_gems, "cards": _snapped(view)})
    if view.stage == GIVE:
        receiver = view.receiver()
        return Message("ask-give-self") if receiver == seat else Message("ask-give", {"seat": Who(receiver)})
    return Message("ask-keep")


def prompt_of(view: VivariumState, seat: int) -> Message:
    """The question in a few words."""
    if view.stage == GIVE:
        receiver = view.receiver()
        return Message("prompt-keep") if receiver == seat else Message("prompt-give", {"seat": Who(receiver)})
    return Message(f"prompt-{STAGES[view.stage]}")


def status_of(view: VivariumState) -> Message:
    """How far the match has come."""
    setup = view.setup
    turn = min(view.turn + 1, setup.turns)
    args = {"round": view.round + 1, "rounds": setup.rounds, "turn": turn, "turns": setup.turns}
    return Message("status", args)


def note_of(view: VivariumState, seat: int) -> Message:
    """What stands under a seat's name."""
    own = view.seats[seat]
    cards = sum(count_bits(mask) for mask in (own.creatures, own.equipment, own.contracts))
    return Message("note", {"gems": own.gems, "cards": cards})


def label_of(view: VivariumState, seat: int, action: int) -> Message:
    """Any action, legal or not, with what it costs."""
    setup, own = view.setup, view.seats[seat]
    kind, place = setup.actions.split(action)
    if kind == "swap":
        return _swap(view, seat, place)
    if kind == "take":
        return _cell(view, "scene-take", place, setup.cost(own.one, own.two, place))
    if kind == "gain":
        return _cell(view, "scene-gain", place, setup.binoculars_gems)
    if kind == "gems":
        return Message("scene-gems", {"count": setup.gems_taken})
    if kind == "draw":
        return Message("scene-draw", {"cards": _snapped(view), "cost": setup.camera_gems})
    if kind == "pass":
        return Message("scene-pass")
    args: dict[str, object] = {"name": the_card(setup, place)}
    if kind == "keep" or view.stage != GIVE or view.receiver() == seat:
        return Message("scene-keep", args)
    return Message("scene-give", {**args, "seat": Who(view.receiver())})


def short_of(view: VivariumState, seat: int, action: int) -> Message | None:
    """The same in the fewest words, for a button near what was touched; None where the label is short."""
    setup, own = view.setup, view.seats[seat]
    kind, place = setup.actions.split(action)
    if kind == "swap":
        return Message("short-swap", {"domino": domino_name(setup, place)})
    if kind == "take":
        return Message("short-take", {"cost": setup.cost(own.one, own.two, place)})
    if kind == "gain":
        return Message("short-gain", {"cost": setup.binoculars_gems})
    if kind not in ("keep", "give"):
        return None
    keeps = kind == "keep" or view.receiver() == seat
    return Message("short-keep") if keeps else Message("short-give", {"seat": Who(view.receiver())})


def _swap(view: VivariumState, seat: int, domino: int) -> Message:
    """Which domino goes; of two equal ones, which of them."""
    setup, own = view.setup, view.seats[seat]
    args: dict[str, object] = {"domino": the_domino(setup, domino), "middle": the_domino(setup, view.middle)}
    if domino in (own.one, own.two) and domino_name(setup, own.one) == domino_name(setup, own.two):
        return Message("scene-swap-left" if domino == own.one else "scene-swap-right", args)
    return Message("scene-swap", args)


def _snapped(view: VivariumState) -> int:
    """How many cards the Camera would draw."""
    return min(view.setup.camera_cards, count_bits(view.creatures))


def _cell(view: VivariumState, key: str, cell: int, cost: int) -> Message:
    card, where = view.cells[cell], cell_name(view.setup, cell)
    if card == NONE:
        return Message("scene-cell-empty", {"cell": where})
    return Message(key, {"cell": where, "name": the_full(view.setup, card), "price": price(cost)})
