"""What one viewer is told of a match, part by part: pure functions of a view, as plain JSON values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vivant.draw.scene import Scene
from vivant.engine.choice import Choice
from vivant.engine.edition import spelled
from vivant.engine.game import Game, LogLine
from vivant.engine.log import LogEntry
from vivant.engine.option import Option, OptionValue
from vivant.engine.state import State
from vivant.table.speech import BOOK
from vivant.words import Listing, Message, Words

Part = dict[str, Any]

NO_SCENE = "none"  # the shape for those who want no picture
DATA = "data"  # for programs: the view as data instead of pictures and words


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who is told: a seat (or SPECTATOR), in a language, with a scene of this shape or none."""

    seat: int
    lang: str
    shape: str


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, as one language names them."""

    names: list[str]
    bots: list[bool]


def seat_names(seats: Sequence[tuple[str, str]], lang: str) -> list[str]:
    """(kind, name) of each seat in words: people by name, bots and empty places by their number."""
    say = BOOK.words(lang)
    return [
        name if kind == "person" else say("name-bot" if kind == "bot" else "name-empty", n=str(number))
        for number, (kind, name) in enumerate(seats, 1)
    ]


def everybody(game: Game, names: list[str], lang: str) -> list[str]:
    """The names of all who have a score: those at the table, and rivals without a seat."""
    words = game.book.words(lang)
    return [*names, *(words.say(rival) for rival in game.rivals())]


def tell_value(option: Option, value: OptionValue, words: Words) -> str:
    """A value of an option in the game's words; where it has none: yes, no, or as it is written."""
    key = option.value_key(value)
    if words.has(key):
        return words(key)
    if isinstance(value, bool):
        return BOOK.words(words.lang)("option-yes" if value else "option-no")
    return spelled(value)


def tell_options(game: Game, lang: str) -> list[Part]:
    """How each option of a game is set."""
    words = game.book.words(lang)
    return [
        {
            "name": option.name,
            "sentence": words.say(option.message),
            "value": game.options[option.name],
            "text": tell_value(option, game.options[option.name], words),
        }
        for option in game.options_for(game.players, game.edition)
    ]


def tell_table(game: Game, lang: str, state: str) -> Part:
    """What is played."""
    return {
        "game": game.id,
        "title": game.book.words(lang)("title"),
        "state": state,
        "players": game.players,
        "options": tell_options(game, lang),
        "edition": game.edition.name,
    }


def draw(game: Game, view: State, viewer: Viewer, company: Company, choices: Sequence[Choice] = ()) -> Scene | None:
    if viewer.shape in (NO_SCENE, DATA):
        return None
    return game.scene(view, viewer.lang, company.names, company.bots, viewer.shape, choices)


def tell_scene(scene: Scene) -> Part:
    """A whole scene."""
    return {
        "pictures": [
            {
                "name": picture.name,
                "box": picture.view_box,
                "keys": [fragment.key for fragment in picture.fragments],
                "fragments": {fragment.key: fragment.svg for fragment in picture.fragments},
            }
            for picture in scene.pictures
        ],
        "moves": [],
    }


def tell_if(message: Message | None, words: Words) -> str:
    """A sentence, or nothing where a game has none."""
    return "" if message is None else words.say(message)


def tell_question(game: Game, view: State, viewer: Viewer, company: Company, asked: Sequence[int], over: bool) -> Part:
    """What is asked of the viewer; else for whom everybody waits; at the end who won; nothing of chance."""
    words = game.book.words(viewer.lang)
    if viewer.seat in asked:
        title = words.say(game.prompt(view, viewer.seat), company.names)
        return {"title": title, "help": words.say(game.question(view, viewer.seat), company.names)}
    house = BOOK.words(viewer.lang)
    if over:
        return {"title": tell_victory(view, house, everybody(game, company.names, viewer.lang)), "help": ""}
    waiting = Listing(tuple(company.names[seat] for seat in asked))
    return {"title": house("waiting-for", names=waiting) if asked else "", "help": ""}


def tell_victory(view: State, words: Words, names: list[str]) -> str:
    first = [names[seat] for seat, rank in enumerate(view.ranking()) if rank == 1]
    return words("end-won" if len(first) == 1 else "end-shared", names=Listing(tuple(first)))


def tell_actions(choices: Sequence[Choice], words: Words, names: list[str]) -> list[Part]:
    """Everything that a seat is offered, and the keys of what stands for it in a scene."""
    return [
        {"do": choice.text, "label": words.say(choice.label, names), "keys": list(choice.keys)}
        for choice in choices
        if choice.offered
    ]


def tell_refused(choices: Sequence[Choice], words: Words, names: list[str]) -> list[Part]:
    """What the seat might expect to do and may not, with the reason."""
    return [
        {
            "do": choice.text,
            "label": words.say(choice.label, names),
            "reason": words.say(choice.reason.message, names),
            "rule": choice.reason.rule,
        }
        for choice in choices
        if choice.reason is not None and not choice.aside
    ]


Points = tuple[int, list[tuple[int, str, Message]]]  # a score, and (points, rule, source) of each part of it


def points_of(game: Game, view: State, seat: int) -> Points:
    """To be compared, and to be said."""
    return view.scores()[seat], [(line.value, line.rule, line.message) for line in game.breakdown(view, seat)]


def sources(game: Game, view: State, public: State, own: int) -> list[Points]:
    """Everybody's points: one's own as one can count them oneself, the others' as everybody can."""
    return [points_of(game, view if seat == own else public, seat) for seat in range(len(public.scores()))]


def tell_points(seat: int, earned: Points, words: Words, names: list[str]) -> Part:
    points, lines = earned
    said = [{"text": words.say(source, names), "points": value, "rule": rule} for value, rule, source in lines]
    return {"seat": seat, "name": names[seat], "points": points, "lines": said}


def tell_scores(earned: list[Points], words: Words, names: list[str]) -> list[Part]:
    return [tell_points(seat, points, words, names) for seat, points in enumerate(earned)]


def tell_entry(entry: LogEntry, words: Words, names: list[str]) -> Part:
    return {"n": entry.n, "lines": [tell_line(line, words, names) for line in entry.lines]}


def tell_line(line: LogLine, words: Words, names: list[str]) -> Part:
    said = {"text": words.say(line.message, names), "rule": line.rule}
    return {**said, "aloud": True} if line.aloud else said


def tell_ranking(view: State, names: list[str]) -> list[Part]:
    scores, ranks = view.scores(), view.ranking()
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat))
    return [{"seat": seat, "name": names[seat], "rank": ranks[seat], "points": scores[seat]} for seat in order]
