"""What one viewer is told of a match, part by part: pure functions of a view, as plain JSON values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from vivant.bots import call_bot, name_bot
from vivant.draw.scene import Scene
from vivant.engine.choice import Choice
from vivant.engine.clocks import ClockRules, Departure
from vivant.engine.edition import spelled
from vivant.engine.game import NO_TURN, Game, LogLine
from vivant.engine.highlight import Moment
from vivant.engine.log import LogEntry
from vivant.engine.option import Option, OptionValue
from vivant.engine.scoresheet import score_sheet
from vivant.engine.state import State
from vivant.table.speech import BOOK
from vivant.words import Listing, Message, Words

Part = dict[str, Any]

NO_SCENE = "none"  # the shape for those who want no picture
MOST_DIFFERENCES = 40  # from the standard edition, one by one
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


def seat_names(seats: Sequence[tuple[str, str, str | None]], lang: str) -> list[str]:
    """(kind, name, bot) of each seat in words: people and bots by name, empty places by their number."""
    say = BOOK.words(lang)
    names = []
    for number, (kind, name, bot) in enumerate(seats, 1):
        if kind == "bot":
            name = call_bot(bot or "", number - 1) or say("name-bot", n=str(number))
        names.append(say("name-empty", n=str(number)) if kind not in ("person", "bot") else name)
    return names


def names_for(viewer: Viewer, names: list[str]) -> list[str]:
    """The same to one who reads: their own seat is You."""
    if not 0 <= viewer.seat < len(names):
        return names
    return [*names[: viewer.seat], BOOK.words(viewer.lang)("name-you"), *names[viewer.seat + 1 :]]


def everybody(game: Game, names: list[str], lang: str) -> list[str]:
    """The names of all who have a score: those at the table, and rivals without a seat."""
    words = game.book.words(lang)
    return [*names, *(words.say(rival) for rival in game.rivals())]


def tell_value(option: Option, value: OptionValue, words: Words) -> str:
    """A value of an option in the game's words; where it has none: yes, no, or as it is written."""
    if option.named:
        return words.say(option.named[option.values.index(value)])
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
        if not option.idle
    ]


def tell_house_rules(game: Game, lang: str) -> list[Part]:
    """How the table differs from the standard edition, the first of it where that is much."""
    words = game.book.words(lang)
    differences = game.house_rules()
    told = [{"text": words.say(each.message), "rule": each.rule} for each in differences[:MOST_DIFFERENCES]]
    if len(differences) > MOST_DIFFERENCES:
        more = words("differences-more", count=len(differences) - MOST_DIFFERENCES)
        told.append({"text": more, "rule": ""})
    return told


def rules_address(game: Game, table_id: str) -> str:
    """Where the rules of a table stand, without the language: its own, where they are not the standard ones."""
    return f"/rules/{_played_at(game, table_id)}"


def about_address(game: Game, table_id: str) -> str:
    """The same for the page about its game."""
    return f"/about/{_played_at(game, table_id)}"


def _played_at(game: Game, table_id: str) -> str:
    if not table_id or game.plays_standard:
        return quote(game.id)
    return f"{quote(game.id)}?table={quote(table_id)}&edition={quote(played_mark(game))}"


def played_mark(game: Game) -> str:
    """What is known of a table's rules by those who have been there: the hash of its edition, and how options change
    the standard ones."""
    changed = game.is_standard(game.edition) and not game.plays_standard
    chosen = (f"{name}={spelled(value)}" for name, value in game.written_options().items())
    return ",".join((game.edition.hash, *(chosen if changed else ())))


def tell_clocks(rules: ClockRules | None, lang: str) -> str:
    """How long everybody has, and what happens then, as one may read it before sitting down; empty without clocks."""
    if rules is None:
        return ""
    say = BOOK.words(lang)
    size, unit = next((size, unit) for size, unit in _UNITS if rules.seconds % size == 0)
    time = say(f"clock-{unit}", n=rules.seconds // size)
    bot = say.say(name_bot(rules.bot))
    return say(f"clock-for-{rules.each}", time=time, increment=rules.increment, bot=bot)


_UNITS = ((86_400, "days"), (3_600, "hours"), (60, "minutes"), (1, "seconds"))


def tell_departures(departures: Sequence[Departure], names: list[str], lang: str) -> list[Part]:
    """Who resigned or ran out of time."""
    say = BOOK.words(lang)
    return [
        {
            "seat": each.seat,
            "how": each.how,
            "step": each.step,
            "times": each.times,
            "text": say(f"end-{each.how}", name=names[each.seat], step=str(each.step), times=each.times),
        }
        for each in departures
    ]


def tell_table(game: Game, lang: str, state: str, id: str) -> Part:
    """What is played."""
    return {
        "game": game.id,
        "title": game.book.words(lang)("title"),
        "state": state,
        "players": game.players,
        "options": tell_options(game, lang),
        "edition": game.edition.name,
        "house_rules": tell_house_rules(game, lang),
        "rules": rules_address(game, id),
        "about": game.tells_about(),
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
    return [_tell_action(choice, words, names) for choice in choices if choice.offered]


def _tell_action(choice: Choice, words: Words, names: list[str]) -> Part:
    told: Part = {"do": choice.text, "label": words.say(choice.label, names), "keys": list(choice.keys)}
    return told if choice.short is None else {**told, "short": words.say(choice.short, names)}


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


# A score, how much of it nobody else can count, and (points, rule, source) of each part of it.
Points = tuple[int, int, list[tuple[int, str, Message]]]


def points_of(game: Game, view: State, public: State, seat: int) -> Points:
    """To be compared, and to be said."""
    points = view.scores()[seat]
    lines = [(line.value, line.rule, line.message) for line in game.breakdown(view, seat)]
    return points, points - public.scores()[seat], lines


def sources(game: Game, view: State, public: State, own: int) -> list[Points]:
    """Everybody's points: one's own as one can count them oneself, the others' as everybody can."""
    return [points_of(game, view if seat == own else public, public, seat) for seat in range(len(public.scores()))]


def tell_points(seat: int, earned: Points, words: Words, names: list[str]) -> Part:
    points, secret, lines = earned
    said = [{"text": words.say(source, names), "points": value, "rule": rule} for value, rule, source in lines]
    return {"seat": seat, "name": names[seat], "points": points, "secret": secret, "lines": said}


def tell_scores(earned: list[Points], words: Words, names: list[str]) -> list[Part]:
    return [tell_points(seat, points, words, names) for seat, points in enumerate(earned)]


def tell_entry(entry: LogEntry, words: Words, names: list[str]) -> Part:
    return {"n": entry.n, "lines": [tell_line(line, words, names) for line in entry.lines]}


def tell_line(line: LogLine, words: Words, names: list[str]) -> Part:
    said: Part = {"text": words.say(line.message, names), "rule": line.rule}
    if line.aloud:
        said["aloud"] = True
    if line.turn != NO_TURN:
        said["turn"] = line.turn
    if line.whole:
        said["whole"] = True
    return said


def tell_over(game: Game, view: State, words: Words, names: list[str], moment: Moment | None) -> Part:
    """How a match ended, of whose view nothing is hidden any more."""
    ranking, sheet = tell_ranking(view, names), tell_sheet(game, view, words)
    return {"ranking": ranking, "sheet": sheet, "moment": tell_moment(moment, words, names)}


def tell_moment(moment: Moment | None, words: Words, names: list[str]) -> Part | None:
    if moment is None:
        return None
    said = " ".join(words.say(sentence, names) for sentence in moment.sentences(words))
    return {"seat": moment.seat, "name": names[moment.seat], "step": moment.n, "points": moment.points, "text": said}


def tell_sheet(game: Game, view: State, words: Words) -> Part:
    """The score sheet; points are in the order of `scores`, and `lines` are places in the lines there."""
    sheet = score_sheet(game, view)
    sections = [
        {
            "title": tell_if(section.title, words),
            "points": list(section.points),
            "rows": [
                {
                    "title": words.say(row.title),
                    "points": list(row.points),
                    "lines": [list(places) for places in row.lines],
                }
                for row in section.rows
            ],
        }
        for section in sheet.sections
    ]
    return {"sections": sections, "points": list(sheet.points)}


def tell_ranking(view: State, names: list[str]) -> list[Part]:
    scores, ranks = view.scores(), view.ranking()
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat))
    return [{"seat": seat, "name": names[seat], "rank": ranks[seat], "points": scores[seat]} for seat in order]
