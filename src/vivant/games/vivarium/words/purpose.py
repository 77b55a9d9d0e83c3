"""What a card brings in a sentence, its points and those of the contracts that count it; and what a swap makes free."""

from __future__ import annotations

from vivant.engine.bits import bit_at
from vivant.games.vivarium.rules.scoring import score_of
from vivant.games.vivarium.rules.seat import NONE, Seat
from vivant.games.vivarium.rules.setup import CONTRACT, EQUIPMENT, Setup
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.names import ability, the_card
from vivant.games.vivarium.words.scores import breakdown_of
from vivant.words import Listing, Message

SAID = ("binoculars", "camera", "compass", "lamp", "shovel")  # equipment that does something when it is gained


def purpose_of(view: VivariumState, seat: int, action: int) -> Message | None:
    """Of taking, gaining and keeping a card, and of a swap; of the rest nothing."""
    setup = view.setup
    kind, place = setup.actions.split(action)
    if kind == "swap":
        return _of_swap(view, seat, place)
    if kind not in ("take", "gain", "keep"):
        return None
    card = place if kind == "keep" else view.cells[place]
    if card == NONE:
        return None
    parts = _points_of(view, seat, card)
    if setup.creatures <= card < setup.first_contract and (gems := setup.equipment_gems[card - setup.creatures]):
        parts.append(Message("purpose-gems", {"count": gems}))
    if _matches(setup, view.token, card):
        parts.append(Message("purpose-token"))
    if (does := ability(setup, card)) is not None and does.args["kind"] in SAID:
        parts.append(Message("purpose-does", does.args))
    if not parts or [part.key for part in parts] == ["purpose-creature"]:  # its name says that much
        return None
    return Message("purpose", {"parts": Listing(tuple(parts))})


def _of_swap(view: VivariumState, seat: int, given: int) -> Message | None:
    """The best of the cards that cost nothing with the dominoes that the seat would have."""
    setup, own = view.setup, view.seats[seat]
    one, two = (view.middle if domino == given else domino for domino in (own.one, own.two))
    free = [card for cell, card in enumerate(view.cells) if card != NONE and setup.cost(one, two, cell) == 0]
    points, best = max(((_gain(view, seat, card), -card) for card in free), default=(0, 0))
    return Message("purpose-swap", {"card": the_card(setup, -best), "points": points}) if points > 0 else None


def _gain(view: VivariumState, seat: int, card: int) -> int:
    then = view.clone()
    _add(view.setup, then.seats[seat], card)
    return score_of(view.setup, then.seats[seat]) - score_of(view.setup, view.seats[seat])


def _points_of(view: VivariumState, seat: int, card: int) -> list[Message]:
    """What the points of the seat and their sources would be with this card, beside what they are."""
    then = view.clone()
    _add(view.setup, then.seats[seat], card)
    before = {points.message.args.get("card"): points.value for points in breakdown_of(view, seat)}
    parts = []
    for points in breakdown_of(then, seat):
        key = points.message.args.get("card")
        more = points.value - before.get(key, 0)
        if key is None or not more:
            continue
        args: dict[str, object] = {"points": abs(more), "name": points.message.args["name"]}
        what = "creature" if points.message.key == "points-creature" else "contract"
        if what == "contract":
            what = "own" if key not in before else "contract" if more > 0 else "contract-less"
        parts.append(Message(f"purpose-{what}", args))
    return parts


def _add(setup: Setup, own: Seat, card: int) -> None:
    if card < setup.creatures:
        own.creatures |= bit_at(card)
    elif card < setup.first_contract:
        own.equipment |= bit_at(card - setup.creatures)
    else:
        own.contracts |= bit_at(card - setup.first_contract)


def _matches(setup: Setup, token: int, card: int) -> bool:
    """Whether the active token counts the card (VA-31)."""
    if token == NONE:
        return False
    if card < setup.creatures:
        return bool(setup.token_creatures[token] >> card & 1)
    return setup.criterion[token] == (EQUIPMENT if card < setup.first_contract else CONTRACT)
