"""What came from where by a step of Vivo, for the page to let it fly."""

from __future__ import annotations

from vivant.engine.bits import count_bits
from vivant.engine.game import CHANCE, Flight, Step
from vivant.games.vivo.rules.position import OVER
from vivant.games.vivo.rules.setup import NONE, Setup
from vivant.games.vivo.rules.state import VivoState


def flights_of(before: VivoState, step: Step, after: VivoState, seat: int) -> list[Flight]:
    setup = after.setup
    if step.who == CHANCE:
        dealt = after.seats[seat].hand & ~before.seats[seat].hand if seat >= 0 else 0
        return [Flight(f"card-{text}", "stage") for text in setup.texts(dealt)]
    played = card_key(setup, step.do)
    came = played if step.who == seat else f"hand-{step.who}"
    if after.round != before.round:  # the cards are gathered, and the trick is shown as one that is past
        laid = [before.trick.card_of(other) for other in range(setup.players)]
        sources = [came if card == NONE else card_key(setup, card) for card in laid]
        return [Flight(f"{copy}-{n}", source) for copy in ("past", "shown") for n, source in enumerate(sources)]
    flights = [] if came == played else [Flight(played, came)]
    if after.lingers() and after.stage != OVER:  # what is shown of it for a moment
        laid = [before.trick.card_of(other) for other in range(setup.players)]
        flights += [
            Flight(f"shown-{n}", came if card == NONE else card_key(setup, card)) for n, card in enumerate(laid)
        ]
    if before.trick.laid == 0 and before.tricks > 0:  # the trick before is cleared away, its highest card turned over
        flights.append(turned_over(before, card_key(setup, before.last.card_of(before.last.high_seat))))
    if after.stage == OVER:
        high = after.last.high_seat
        if high == step.who:  # it flies on to its row, and is turned over on the way
            return [turned_over(after, came)]
        flights.append(turned_over(after, card_key(setup, before.trick.card_of(high))))
    return flights


def card_key(setup: Setup, card: int) -> str:
    return f"card-{setup.actions.text(card)}"


def turned_over(state: VivoState, source: str) -> Flight:
    """The highest card of the last trick comes to lie in its row, face down."""
    high = state.last.high_seat
    return Flight(f"back-{high}-{count_bits(state.seats[high].face_down) - 1}", source)
