"""The best moment of a match that is over: where one seat gained most at once, found in its steps and their sources."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from vivant.engine.game import Game, Step
from vivant.engine.reason import Points
from vivant.engine.state import SPECTATOR, State
from vivant.engine.timeline import Timeline
from vivant.words import Listing, Message, Words


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat (or a rival) gained these points by step `n`; `message` says by what, `why` how they came together."""

    seat: int
    n: int
    points: int
    message: Message
    why: Message | None = None

    def sentences(self, words: Words) -> list[Message]:
        """What is said of it: the message `best-X` for `points-X` or `log-X`, where the game's book has one, which is
        told how many things each list holds (`$hexes-count`); then why."""
        kind = self.message.key.removeprefix("points-").removeprefix("log-")
        said = self.message
        if words.has(f"best-{kind}"):
            listed = [(name, value) for name, value in said.args.items() if isinstance(value, Listing)]
            counts = {f"{name}-count": len(value.items) for name, value in listed}
            said = Message(f"best-{kind}", {**said.args, **counts})
        return [said] if self.why is None else [said, self.why]


def best_moment(timeline: Timeline) -> Moment | None:
    """The largest source of points that came by a step of this finished match; the winners' and the earliest first.

    Where the sources that a step added do not sum to what it brought, because older ones have changed, all of it is
    one: then the log of the step says what it was. None where nothing can be said: nothing is made up.
    """
    if not timeline.state.is_over():
        return None
    ranks = timeline.state.ranking()
    best: Moment | None = None
    for gain, seat, index in _gains(timeline):
        if best is not None and gain < best.points:
            break  # no source of it can be larger than all of it
        moment = _told(timeline, seat, index, gain)
        if moment is not None and (best is None or _order(moment, ranks) < _order(best, ranks)):
            best = moment
    return best


def _order(moment: Moment, ranks: list[int]) -> tuple[int, int, int]:
    return -moment.points, ranks[moment.seat], moment.n


def _gains(timeline: Timeline) -> list[tuple[int, int, int]]:
    """(points, seat, index) of every gain, the largest first."""
    gains = []
    scores = timeline.before(0).scores()
    for index in range(len(timeline.steps)):
        later = timeline.before(index + 1).scores()
        gains += [(points - scores[seat], seat, index) for seat, points in enumerate(later) if points > scores[seat]]
        scores = later
    return sorted(gains, key=lambda gain: (-gain[0], gain[2]))


def _told(timeline: Timeline, seat: int, index: int, gain: int) -> Moment | None:
    before, step, after = timeline.change(index)
    added = _added(timeline.game, before, after, seat)
    if added and sum(points.value for points in added) == gain:
        largest = max(added, key=lambda points: points.value)
        return Moment(seat, step.n, largest.value, largest.message)
    lines = timeline.game.tell(before, step, after, SPECTATOR)
    return Moment(seat, step.n, gain, lines[0].message, _why(timeline.game, before, step, seat)) if lines else None


def _why(game: Game, before: State, step: Step, seat: int) -> Message | None:
    """Of what the action did, the part that brings points."""
    purpose = game.purpose(before.view(seat), seat, step.do) if step.who == seat else None
    parts = None if purpose is None else purpose.args.get("parts")
    if purpose is None or not isinstance(parts, Listing):
        return None
    told = tuple(part for part in parts.items if isinstance(part, Message) and "points" in part.args)
    return Message(purpose.key, {**purpose.args, "parts": Listing(told)}) if told else None


def _added(game: Game, before: State, after: State, seat: int) -> list[Points]:
    """The sources of the seat's points that were not there before."""
    known = Counter((points.value, points.message) for points in game.breakdown(before, seat))
    added = []
    for points in game.breakdown(after, seat):
        if known[points.value, points.message]:
            known[points.value, points.message] -= 1
        else:
            added.append(points)
    return added
