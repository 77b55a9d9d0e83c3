"""Scenes of Vivo in steady play, and the words around them: what one action costs at a table where all four look.

Every scene is one that was not drawn before: one card was played since the last scene of its viewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import NamedTuple
from xml.etree import ElementTree

import vivant
from benchmarks.figure import Figure, at_least, at_most, tell
from benchmarks.timing import Race, called, timed
from vivant.engine.game import Game, Step
from vivant.engine.state import State
from vivant.words import Listing, Message
from vivant.words.book import Words

MATCHES = 24
BOTS = [False, False, False, True]


class Moment(NamedTuple):
    """After one step of a match."""

    names: list[str]
    before: State
    step: Step
    state: State
    views: list[State]


def figures() -> Iterator[Figure]:
    game = vivant.game("vivo", players=4)
    moments = [moment for number in range(MATCHES) for moment in played(game, number)]
    yield from drawing(game, moments)
    yield from speaking(game, moments)
    yield from sending(game, moments)


def played(game: Game, number: int) -> Iterator[Moment]:
    """A match at random, with names that no other match has."""
    names = [f"{name} {number}" for name in ("Lark", "Fern", "Finch", "Wren")]
    dice = vivant.FastDice(number)
    state = game.new()
    while not state.is_over():
        state.roll(dice)
        seat = int(state.to_act()).bit_length() - 1
        before = state.clone()
        step = Step(1, seat, state.pick(seat, dice))
        state.apply(seat, step.do)
        yield Moment(names, before, step, state.clone(), [state.view(viewer) for viewer in range(game.players)])


def drawing(game: Game, moments: list[Moment]) -> Iterator[Figure]:
    """A scene, and beside it a tree of elements of the same scene, only written out."""

    def scenes(shape: str, lang: str = "en") -> None:
        looks = cycle([(view, moment.names) for moment in moments for view in moment.views])

        def draw(times: int) -> None:
            for _, (view, names) in zip(range(times), looks, strict=False):
                game.scene(view, lang, names, BOTS, shape)

        contestants[f"{shape} {lang}"] = timed(draw)

    contestants = {}
    for shape, lang in (("wide", "en"), ("wide", "fr"), ("tall", "en")):
        scenes(shape, lang)
    middle = moments[len(moments) // 2]
    fragments = game.scene(middle.views[0], "en", middle.names, BOTS).pictures[0].fragments
    tree = ElementTree.fromstring("<svg>" + "".join(fragment.svg for fragment in fragments) + "</svg>")
    contestants["tree"] = called(lambda: ElementTree.tostring(tree))
    race = Race(contestants)
    tell("scenes: us: " + ", ".join(f"{name} {1e6 / race.rate(name):.1f}" for name in race.rates))
    yield at_most("scenes.wide", 120, 1e6 / race.rate("wide en"), "us")
    yield at_most("scenes.tall", 100, 1e6 / race.rate("tall en"), "us")
    yield at_least("scenes.wide/tree", 5, race.ratio("wide en", "tree"))


def speaking(game: Game, moments: list[Moment]) -> Iterator[Figure]:
    """All else that the four viewers of a table get after an action; and one sentence with and without Fluent."""
    words = game.book.words("en")
    coming = cycle(moments)

    def told(times: int) -> None:
        for _, moment in zip(range(times), coming, strict=False):
            tell_all(game, words, moment)

    def views(times: int) -> None:
        for _, moment in zip(range(times), coming, strict=False):
            for viewer in range(game.players):
                moment.state.view(viewer)

    suits = Listing(tuple(Message("suit", {"name": name}) for name in ("red", "green")), either=True)
    sentence = Message("ask-reached", {"harmony": Message("harmony", {"kind": "duet"}), "suits": suits})
    unkept = Words(game.book, "en")

    def forgetting() -> None:
        unkept._said.cache_clear()
        unkept.say(sentence)

    race = Race(
        {
            "words": timed(told),
            "views": timed(views),
            "say": called(lambda: words.say(sentence)),
            "fluent": called(forgetting),
        },
        seconds=0.1,
    )
    tell("scenes: us an action, for four: " + ", ".join(f"{name} {1e6 / race.rate(name):.1f}" for name in race.rates))
    yield at_most("scenes.words", 300, 1e6 / race.rate("words"), "us")
    yield at_least("scenes.say/fluent", 5, race.ratio("say", "fluent"))


def tell_all(game: Game, words: Words, moment: Moment) -> None:
    """As the table does it: the log of the step, status, notes, points, and for who is asked what there is to do."""
    say, names = words.say, moment.names
    asked = int(moment.state.to_act()).bit_length() - 1
    for viewer, view in enumerate(moment.views):
        for line in game.tell(moment.before, moment.step, moment.state, viewer):
            say(line.message, names)
        game.flights(moment.before, moment.step, moment.state, viewer)
        status = game.status(view)
        say(status) if status else None
        for seat in range(game.players):
            note = game.note(view, seat)
            say(note) if note else None
            for points in game.breakdown(view, seat):
                say(points.message, names)
        if viewer == asked:
            say(game.prompt(view, viewer))
            say(game.question(view, viewer), names)
            for action in view.legal(viewer):
                say(game.label(view, viewer, action))


def sending(game: Game, moments: list[Moment]) -> Iterator[Figure]:
    """How much of a scene is new after a step, in bytes for each viewer."""
    for shape in ("wide", "tall"):
        sizes: list[int] = []
        old: list[dict[str, str]] = [{} for _ in range(game.players)]
        for moment in moments[:96]:
            for viewer, view in enumerate(moment.views):
                pictures = game.scene(view, "en", moment.names, BOTS, shape).pictures
                new = {fragment.key: fragment.svg for picture in pictures for fragment in picture.fragments}
                changed = sum(len(svg.encode()) for key, svg in new.items() if old[viewer].get(key) != svg)
                if old[viewer]:
                    sizes.append(changed)
                old[viewer] = new
        sizes.sort()
        tell(f"scenes: bytes that change, {shape}: middle {sizes[len(sizes) // 2]}, most {sizes[-1]}")
        yield at_most(f"scenes.{shape}.changed", 4, sum(sizes) / len(sizes) / 1000, "kB")
