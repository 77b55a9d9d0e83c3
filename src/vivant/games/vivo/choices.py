"""What a seat of Vivo may choose: a card of its hand; those that it may not play say why."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.choice import Choice
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.words.questions import label_of
from vivant.games.vivo.words.reasons import must_follow


def choices_of(view: VivoState, seat: int) -> list[Choice]:
    """Every card in hand, by its thing in the scene."""
    setup, hand, playable = view.setup, view.seats[seat].hand, view.playable(seat)
    against = None if hand == playable else must_follow(view, seat)
    choices: list[Choice] = []
    for card in members(hand):
        text = setup.actions.text(card)
        reason = None if playable >> card & 1 else against
        choices.append(Choice(card, text, label_of(view, seat, card), (f"card-{text}",), reason))
    return choices
