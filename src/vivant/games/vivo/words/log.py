"""What is told of a step, and to whom. A chapter of the log is a trick, numbered through the match."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.game import CHANCE, LogLine, Step
from vivant.games.vivo.rules.position import OVER, PLAY
from vivant.games.vivo.rules.setup import NOBODY
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.words.names import card_name, harmony_name
from vivant.words import Listing, Message, Who


def tell_step(before: VivoState, step: Step, after: VivoState, seat: int) -> list[LogLine]:
    if step.who == CHANCE:
        return _tell_outcome(before, step, after, seat)
    trick, chapter = before.trick, _chapter(before)
    args = {"seat": Who(step.who), "card": card_name(before.setup, step.do)}
    if trick.laid == 0:
        key, rule = "log-lead", "VO-04"
    elif trick.follow >> step.do & 1:
        key, rule = "log-play", "VO-05"
    else:
        key, rule = "log-off", "VO-11"
    lines = [LogLine(Message(key, args), rule, until=chapter + 1)]
    return lines + tell_trick(before, after) if after.trick.laid == 0 else lines


def _tell_outcome(before: VivoState, step: Step, after: VivoState, seat: int) -> list[LogLine]:
    setup = after.setup
    kind, place = setup.outcomes.split(step.do)
    if kind == "first":
        return [LogLine(Message("log-first", {"seat": Who(place)}), "VO-03")]
    if kind == "next" and before.dealt:
        harmony = harmony_name(after.next)
        return [LogLine(Message("log-next", {"harmony": harmony}), "VO-17", until=_chapter(before) + 1)]
    if after.stage != PLAY:
        return []
    lines = [LogLine(Message("log-round", {"round": after.round + 1, "seat": Who(after.trick.leader)}), "VO-02")]
    if 0 <= seat < setup.players:
        # It goes with the first trick: set against the hand of later, it would show one's own discards (VO-22).
        cards = Listing(tuple(card_name(setup, card) for card in members(after.seats[seat].hand)))
        lines.append(LogLine(Message("log-hand", {"cards": cards}), "VO-02", until=_chapter(after) + 1))
    return lines


def tell_trick(before: VivoState, after: VivoState) -> list[LogLine]:
    """Names only the card that stays face up, and so it may stay until the row is gathered (VO-R6)."""
    setup, trick, chapter = after.setup, after.last, _chapter(before)
    number = chapter % setup.tricks + 1
    gathered = chapter - number + 1 + setup.tricks  # the first trick of the next round
    args: dict[str, object] = {"trick": number, "high": Who(trick.high_seat), "points-high": setup.highest_points}
    args["next"] = "nobody" if after.stage == OVER else "somebody"
    if trick.low_seat == NOBODY:
        lines = [LogLine(Message("log-trick-one", args), "VO-15", until=gathered)]
    else:
        card = card_name(setup, trick.card_of(trick.low_seat))
        args |= {"low": Who(trick.low_seat), "card": card, "points": trick.low_rank}
        lines = [LogLine(Message("log-trick", args), "VO-13", until=gathered)]
    if after.stage == OVER:
        lines.append(LogLine(Message("log-over"), "VO-21"))
    elif after.tricks == 0:
        points = enumerate(after.scores())
        scores = Listing(tuple(Message("log-score", {"seat": Who(seat), "points": own}) for seat, own in points))
        message = Message("log-round-over", {"round": after.round, "scores": scores})
        lines.append(LogLine(message, "VO-19", aloud=True))
    return lines


def _chapter(state: VivoState) -> int:
    return state.round * state.setup.tricks + state.tricks


def open_chapter(view: VivoState) -> int:
    """How far the log has closed (VO-R6)."""
    if view.setup.open_discards or view.stage == OVER:
        return 0
    return _chapter(view) if view.trick.laid else _chapter(view) - 1
