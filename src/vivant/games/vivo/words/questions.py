"""What a seat is asked, what its choices are called, and the status and notes that stand beside the table."""

from __future__ import annotations

from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.words.names import card_name, harmony_name, suit_names
from vivant.words import Listing, Message


def question_for(view: VivoState, seat: int) -> Message:
    setup, trick = view.setup, view.trick
    harmony = harmony_name(trick.harmony)
    if trick.laid == 0:
        return Message("ask-lead", {"harmony": harmony})
    suits = Listing(suit_names(setup, trick.follow), either=True)
    if view.seats[seat].hand & trick.follow == 0:
        return Message("ask-off", {"harmony": harmony, "suits": suits})
    if trick.missing == 0:
        return Message("ask-reached", {"harmony": harmony, "suits": suits})
    if trick.follow == setup.deck:
        return Message("ask-free", {"harmony": harmony, "missing": trick.missing})
    return Message("ask-pressed", {"harmony": harmony, "suits": suits})


def prompt_for(view: VivoState, seat: int) -> Message:
    return Message("ask-which" if view.trick.laid else "ask-which-lead")


def label_of(view: VivoState, seat: int, action: int) -> Message:
    return Message("scene-play", {"card": card_name(view.setup, action)})


def status_of(view: VivoState) -> Message:
    return Message("status", progress_of(view))


def progress_of(view: VivoState) -> dict[str, object]:
    """Which round and which trick it is, of how many."""
    setup = view.setup
    return {
        "round": view.round + 1,
        "rounds": setup.rounds,
        "trick": min(view.tricks + 1, setup.tricks),
        "tricks": setup.tricks,
    }


def note_on(view: VivoState, seat: int) -> Message:
    return Message("board-cards", {"cards": view.hand_size(seat)})
