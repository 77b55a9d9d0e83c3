"""What Magpies says: its questions, its reasons, where points come from, and its log. The sentences are in *.ftl."""

from __future__ import annotations

from magpies.rules import DEAL, OVER, MagpiesState, Setup
from vivant.engine.game import CHANCE, LogLine, Step
from vivant.engine.reason import Points, Reason
from vivant.words import Listing, Message, Who


def ask(view: MagpiesState, seat: int) -> Message:
    rests = view.rests_left(seat)
    return Message("ask-card-or-rest" if rests else "ask-card", {"worth": sum(view.table), "rests": rests})


def name_choice(setup: Setup, choice: int) -> Message:
    """A card, or to rest, as one says it."""
    if choice == setup.rest:
        return Message("choice-rest")
    return Message("choice-card", {"feather": setup.parts.feather(choice), "rank": setup.parts.rank(choice)})


def label(view: MagpiesState, seat: int, action: int) -> Message:
    key = "label-rest" if action == view.setup.rest else "label-card"
    return Message(key, {"card": name_choice(view.setup, action)})


def refuse(view: MagpiesState, seat: int, action: int) -> Reason:
    if action == view.setup.rest:
        return Reason("MP-05", Message("refuse-rest"))
    return Reason("MP-04", Message("refuse-not-held", {"card": view.setup.actions.text(action)}))


def explain_points(view: MagpiesState, seat: int) -> list[Points]:
    return [Points(worth, "MP-07", Message("points-trinket", {"worth": worth})) for worth in view.won[seat]]


def name_round(view: MagpiesState) -> Message:
    rounds = view.setup.parts.rounds
    return Message("board-title", {"round": min(view.round + 1, rounds), "rounds": rounds})


def count_cards(view: MagpiesState, seat: int) -> Message:
    return Message("board-cards", {"cards": len(view.hands[seat])})


# the log


def tell(before: MagpiesState, step: Step, after: MagpiesState, seat: int) -> list[LogLine]:
    if before.stage == DEAL:
        return _tell_deal(after, seat) if after.stage != DEAL else []
    if step.who == CHANCE:
        return [LogLine(Message("log-shiny", {"round": after.round + 1, "worth": after.table[-1]}), "MP-02")]
    if after.round > before.round:
        return _tell_swoop(before, after)
    if seat == step.who:
        return [LogLine(Message("log-own-choice", {"choice": before.setup.actions.text(step.do)}), "MP-03")]
    return [LogLine(Message("log-choice", {"seat": Who(step.who)}), "MP-03")]


def _tell_deal(after: MagpiesState, seat: int) -> list[LogLine]:
    dealt = LogLine(Message("log-dealt"), "MP-01")
    if seat < 0:
        return [dealt]
    cards = " ".join(after.setup.actions.text(card) for card in after.hands[seat])
    return [dealt, LogLine(Message("log-hand", {"cards": cards}), "MP-01")]


def _tell_swoop(before: MagpiesState, after: MagpiesState) -> list[LogLine]:
    worth = sum(before.table)
    taker = next((seat for seat, won in enumerate(after.won) if won != before.won[seat]), None)
    if taker is not None:
        outcome = LogLine(Message("log-taken", {"seat": Who(taker), "worth": worth}), "MP-06")
    else:
        outcome = LogLine(Message("log-stays" if after.table else "log-lost", {"worth": worth}), "MP-R1")
    lines = [LogLine(Message("log-swoop", {"choices": list_last(after)}), "MP-06"), outcome]
    return [*lines, LogLine(Message("log-over"), "MP-07")] if after.stage == OVER else lines


def list_last(view: MagpiesState) -> Listing:
    """What each has chosen in the round before."""
    texts = [view.setup.actions.text(choice) for choice in view.last]
    return Listing(tuple(Message("log-shown", {"seat": Who(seat), "choice": text}) for seat, text in enumerate(texts)))
