"""The coach's sentences, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor

from vivant.coach.advice import OTHERS, SHOWN, Advice, Estimate
from vivant.coach.review import Decision
from vivant.engine.game import Game
from vivant.engine.state import State
from vivant.words import Listing, Message, Words, decimal, signed

MOST_SOURCES = 3


@dataclass(frozen=True)
class Said:
    """An action with what is said of it: `short` is what it does and why, in whole points; `worth` is as "+3.1 ± 0.5",
    `why` to the tenth."""

    do: str
    label: str
    short: str
    worth: str
    why: str


def say_advice(
    game: Game, view: State, seat: int, advice: Advice, lang: str, names: Sequence[str], best: bool = True
) -> Said:
    """`best`: it stands first among what is advised."""
    words = game.book.words(lang)
    labels = labels_at(game, view, seat)
    label = words.say(labels[advice.action], names)
    short, why = _short(game, advice, words, best), _why(game, labels, advice, words)
    if (purpose := game.purpose(view, seat, advice.action)) is not None:
        short = f"{words.say(purpose, names)} {short}"
    return Said(game.text(advice.action), label, short, say_estimate(advice.worth, lang), why)


def labels_at(game: Game, view: State, seat: int) -> dict[int, Message]:
    """What the choices of a seat that is asked are called, by their actions: as its buttons call them."""
    return {choice.action: choice.label for choice in game.choices(view, seat) if choice.offered}


def say_estimate(worth: Estimate, lang: str) -> str:
    return f"{signed(worth.mean, lang)} ± {decimal(worth.error, 1, lang)}"


def say_decision(game: Game, view: State, seat: int, decision: Decision, lang: str, names: Sequence[str]) -> str:
    """What was done, what was better, by how much and why, in two sentences."""
    words = game.book.words(lang)
    labels = labels_at(game, view, seat)
    done, better = (words.say(labels[advice.action], names) for advice in (decision.done, decision.better))
    if decision.done.action == decision.better.action:
        return words("review-best", done=done)
    cost = f"{decimal(decision.cost.mean, 1, lang)} ± {decimal(decision.cost.error, 1, lang)}"
    sources = say_sources(game, decision.done, words, turned=True)
    return words("review-moment", done=done, better=better, cost=cost) + " " + words("review-why", sources=sources)


def say_in_short(game: Game, view: State, seat: int, decision: Decision, lang: str, names: Sequence[str]) -> str:
    """The same in one sentence and in whole points."""
    words = game.book.words(lang)
    labels = labels_at(game, view, seat)
    done, better = (words.say(labels[advice.action], names) for advice in (decision.done, decision.better))
    if decision.done.action == decision.better.action:
        return words("review-best", done=done)
    return words("review-short", done=done, better=better, points=round(decision.cost.mean))


def _why(game: Game, labels: Mapping[int, Message], advice: Advice, words: Words) -> str:
    if advice.against == advice.action:
        return words("advice-only")
    other = words.say(labels[advice.against])
    if not advice.sources:
        return words("advice-even", other=other)
    return words("advice-why", other=other, sources=say_sources(game, advice, words))


def _short(game: Game, advice: Advice, words: Words, best: bool) -> str:
    """Why, in whole points that add up: beside the second best, or beside the best."""
    if advice.against == advice.action:
        return words("advice-only")
    total, rivals = advice.gap.mean, game.players + len(game.rivals()) - 1
    count = abs(round(total))
    first = advice.sources[:MOST_SOURCES]
    sources: list[tuple[Message | None, float]] = [*first, (None, total - sum(points for _, points in first))]
    shown = [
        (source, points)
        for (source, _), points in zip(sources, in_whole([points for _, points in sources]), strict=True)
        if points
    ]
    shown.sort(key=lambda each: (each[0] is None, each[1] * total < 0))  # what speaks for it first, the rest last
    if not count or all(source is None for source, _ in shown):
        return words("advice-first-even" if best else "advice-later-even", points=count)
    said = tuple(
        words("advice-rest", points=_whole(points))
        if source is None
        else _source(source, points, rivals, words, whole=True)
        for source, points in shown
    )
    return words("advice-first" if best else "advice-later", points=count, sources=Listing(said))


def in_whole(values: Sequence[float]) -> list[int]:
    """Each as a whole number beside it, so that they add up to the rounded sum."""
    whole = [floor(value) for value in values]
    more = round(sum(values)) - sum(whole)
    for at in sorted(range(len(values)), key=lambda at: whole[at] - values[at])[:more]:
        whole[at] += 1
    return whole


def _whole(points: float) -> str:
    return f"{'+' if points > 0 else '−'}{abs(round(points))}"


def say_sources(game: Game, advice: Advice, words: Words, turned: bool = False) -> str:
    """The greatest differences by their sources, and the rest; `turned`, as the other action would tell them."""
    rivals = game.players + len(game.rivals()) - 1
    sign = -1 if turned else 1
    total = sign * advice.gap.mean
    shown = [(source, sign * points) for source, points in advice.sources[:MOST_SOURCES]]
    shown.sort(key=lambda each: each[1] * total < 0)  # what speaks for it first
    said = [_source(source, points, rivals, words) for source, points in shown]
    rest = total - sum(points for _, points in shown)
    if said and abs(rest) >= SHOWN:
        said.append(words("advice-rest", points=signed(rest, words.lang)))
    return words.say(Message("advice-list", {"list": Listing(tuple(said))})) if said else words("advice-nothing")


def _source(source: Message, points: float, rivals: int, words: Words, whole: bool = False) -> str:
    shown = _whole(points) if whole else signed(points, words.lang)
    if source == OTHERS:
        return words("advice-others-less" if points > 0 else "advice-others-more", points=shown, rivals=rivals)
    return words("advice-source", points=shown, source=words.say(source))
