"""What the API takes and gives, as OpenAPI documents it."""

from __future__ import annotations

import json
from pathlib import Path
from string import Template
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from vivant.engine.registry import game_ids

GAME = game_ids()[0]  # in examples
EXAMPLES = json.loads(
    Template((Path(__file__).parent / "examples.json").read_text("utf-8")).substitute(game=GAME, title=GAME.title())
)
Name = Annotated[str, Field(max_length=200, description="A name of 1 to 40 printable characters.", examples=["Lark"])]
Word = Annotated[
    str, Field(max_length=200, description="Mixed into the sealed dice; may be empty.", examples=["heron"])
]
Decision = Annotated[
    int, Field(ge=0, lt=2**53, description="The seat's own decision number, from `you.decision`.", examples=[1])
]


def _add_example(schema: dict[str, Any], form: type[BaseModel]) -> None:
    """For those who read the document."""
    schema["examples"] = [EXAMPLES[form.__name__]]


class Shown(BaseModel):
    """Something that has an example."""

    model_config = ConfigDict(json_schema_extra=_add_example)


class Form(Shown):
    """Unknown fields are refused: a misspelt one would be silently without effect."""

    model_config = ConfigDict(extra="forbid", strict=True)


class PlaceForm(Form):
    kind: Literal["you", "here", "friend", "bot"] = Field(
        description="you: the maker of the table; here: somebody at the same browser; friend: by invitation; bot."
    )
    name: Name = ""
    word: Word = ""
    bot: str = Field(default="", max_length=100, description="Which bot; see GET /api/games.", examples=["greedy"])


class ClockForm(Form):
    """A clock for each seat; `bot` is who decides for a seat whose time is over."""

    each: Literal["match", "decision"] = Field(description="Whether the time is for the match or for each decision.")
    seconds: int = Field(ge=10, le=30 * 86_400, examples=[900])
    increment: int = Field(default=0, ge=0, le=3600, description="Seconds added by each decision; for a match only.")
    bot: str = Field(default="normal", max_length=100, examples=["normal"])


class TableForm(Form):
    game: str = Field(max_length=100, examples=game_ids()[:1])
    players: int = Field(default=0, ge=0, le=100, description="May be left out for a lesson.", examples=[3])
    options: dict[str, bool | int | str] = Field(default_factory=dict, description="What differs from the default.")
    edition: str | None = Field(default=None, description="The TOML text of an edition of one's own.")
    house_edition: str = Field(
        default="",
        max_length=100,
        description="Instead of that an edition of ours, by its name in `editions` of GET /api/games.",
    )
    rulings: dict[str, bool | str] = Field(
        default_factory=dict,
        max_length=100,
        description="House rules by name, as `rulings` of GET /api/games lists them; they change the edition.",
    )
    name: str = Field(default="", max_length=200, description="The table's name.", examples=["Sunday"])
    pace: str = Field(default="human", max_length=20, description="How fast bots play: human, or none.")
    clocks: ClockForm | None = Field(default=None, description="Clocks for all seats; without them none runs.")
    lesson: str = Field(
        default="",
        max_length=100,
        description="A lesson instead, by its id in `lessons` of GET /api/games; of `seats` then your own at most.",
    )
    seats: list[PlaceForm] = Field(default_factory=list, max_length=100)


class SitForm(Form):
    name: Name = ""
    word: Word = ""


class OpenSitForm(SitForm):
    key: str = Field(
        min_length=20,
        max_length=60,
        description="Random text of your own: if the answer is lost, the same call brings the same seat.",
        examples=["3kDk2mX0aQzVtW9LrYhB"],
    )


class ListedForm(Form):
    listed: bool


class ActForm(Form):
    decision: Decision
    do: str = Field(max_length=200, description="The action's text, as `actions` lists it.", examples=["r7"])


class UndoForm(Form):
    decision: Decision


class AskForm(Form):
    decision: Decision
    step: int = Field(ge=0, lt=2**53, description="The step to take back, with all after it.")


class AnswerForm(Form):
    ask: int = Field(ge=0, lt=2**53)
    agree: bool


class ChatForm(Form):
    text: str = Field(max_length=2000, description="At most 300 characters of plain text.", examples=["Good game!"])


class BotForm(Form):
    bot: str = Field(max_length=100, examples=["greedy"])


class WordForm(Form):
    word: Word


class PaceForm(Form):
    pace: str = Field(max_length=20, examples=["none"], description="How fast bots play: human, or none.")


class PushForm(Form):
    """What a browser's push subscription says of itself."""

    endpoint: str = Field(max_length=1000, examples=["https://push.example.net/aBcD"])
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class MovedForm(PushForm):
    """A browser has got another subscription in the place of an old one, which it still knows."""

    old: str = Field(max_length=1000, description="The endpoint of the old one.")
    old_auth: str = Field(max_length=40)


class MailForm(Form):
    address: str = Field(max_length=254, examples=["fern@example.org"])


class Callee(Shown):
    id: str
    kind: Literal["push", "mail"]
    confirmed: bool = Field(description="Mail is sent only after a link in the first one was followed.")
    address: str = Field(default="", description="Of mail.")


class Calls(Shown):
    """How this seat can be called, and who is."""

    push: str = Field(description="The key to subscribe with; empty where the server cannot push.")
    mail: bool = Field(description="Whether the server sends mail.")
    callees: list[Callee]


class Called(Shown):
    id: str


class Error(Shown):
    """Every refusal: one sentence, a code for programs, and the rule that forbids it where there is one."""

    error: str
    code: str
    rule: str = ""


class Seated(Shown):
    seat: int
    token: str = Field(description="Only ever told here. Keep it: it is the seat.")
    name: str = ""


class SeatToken(Shown):
    seat: int
    token: str


class Invitation(Shown):
    seat: int
    link: str
    qr: str = Field(description="The link as a QR code, an SVG element.")


class Link(Shown):
    link: str
    qr: str
    local: bool = Field(description="Whether the link works on this machine only.")
    hint: str = ""


class NetworkForm(Form):
    address: str = Field(
        max_length=60, description="Which of this machine's addresses others may use; empty: none.", examples=[""]
    )


class Network(Shown):
    """Whether the network of the server's machine is let in; asked from elsewhere, everything is empty."""

    may: bool = Field(description="Whether whoever asks may change it: only the person at the machine itself.")
    addresses: list[str] = Field(description="The machine's addresses in private networks.")
    opened: str = Field(description="The one at which its network is let in; empty: none.")
    url: str = Field(description="Where others reach the server then.")


class Made(Shown):
    table: str
    seats: list[SeatToken]
    invitations: list[Invitation]
    watch: str
    local: bool
    hint: str


class HouseRule(Shown):
    """What is played otherwise at this table than by the standard edition."""

    text: str
    rule: str = Field(description="The rule that it changes; empty where it is about components.")


class Offer(Shown):
    seat: int
    players: int
    places: int = Field(description="How many seats are empty.")
    table: str
    title: str
    game: str
    by: str
    carry: bool
    name: str = ""
    notice: str = Field(default="", description="What to know before sitting down, if there is anything.")
    house_rules: list[HouseRule] = Field(
        default_factory=list, description="How the table differs from the standard edition."
    )
    rules: str = Field(default="", description="The address of this table's rules, without its language.")
    clocks: str = Field(default="", description="How long one has to decide, in sentences; empty without clocks.")


class OpenTable(Offer):
    """A table that its host listed on the home page: what its invitations say."""

    id: str
    lang: str = Field(description="The language in which it was listed.")


class OpenTables(Shown):
    tables: list[OpenTable] = Field(description="The newest first.")
    more: bool = Field(description="Whether there are more of them.")


class Done(Shown):
    step: int = Field(description="The number of the step in the record.")
    decision: int = Field(description="The seat's next decision number.")


class AskDone(Shown):
    ask: int | None = Field(default=None, description="The number of the request, while others are asked.")
    step: int | None = None
    decision: int | None = None


class Why(Shown):
    legal: bool
    reason: str = ""
    rule: str = ""
    sentence: str = Field(default="", description="The rule in its own words.")


class AidItem(Shown):
    name: str
    sentence: str
    picture: str = Field(default="", description="SVG, which refers to the sprite of the game; empty where none is.")


class AidPanel(Shown):
    title: str
    items: list[AidItem]


class Aid(Shown):
    panels: list[AidPanel] = Field(description="Empty where the game has no aid.")


class Refused(Shown):
    do: str
    label: str
    reason: str
    rule: str


class WhyAll(Shown):
    actions: list[Refused]


class Primer(Shown):
    primer: list[str] = Field(description="With the numbers of the edition that is played here.")


class Again(Shown):
    table: str
    seat: int
    token: str


class Imported(Shown):
    replay: str | None = None
    table: str | None = None
    seats: list[SeatToken] = Field(default_factory=list)


class Advised(Shown):
    do: str
    label: str
    short: str = Field(description="Why, in whole points.")
    worth: str = Field(description="Expected at the end: own points less the best other's, with a 95 % interval.")
    why: str


class Hint(Shown):
    advice: list[Advised]


class Decisions(Shown):
    decisions: list[int]


class Judged(Shown):
    index: int
    step: int
    cost: float = Field(description="How much more the best would have been worth, in points.")
    sure: bool = Field(description="Whether that is more than its 95 % interval.")
    better: str
    played_keys: list[str] = Field(description="The things of the scene that stand for what was done.")
    better_keys: list[str] = Field(description="And for what was better.")
    expected: float = Field(description="Own points less the best other's that could be expected by what was done.")
    short: str = Field(description="What was done and what was better, in whole points.")
    text: str


class AgainForm(Form):
    index: int = Field(ge=0, lt=2**31, description="Which standing step is to be decided anew.")


class Token(Shown):
    token: str


class Agreed(Shown):
    done: bool


class Paused(Shown):
    done: bool = Field(description="Whether the clocks stand still now.")
    ask: int | None = Field(default=None, description="The number of the request, while others are asked.")


class ChatDone(Shown):
    id: int


class PuzzlePack(Shown):
    game: str
    title: str
    count: int
    today: int = Field(description="The number of the day's puzzle.")


class PuzzlePacks(Shown):
    games: list[PuzzlePack]


class PuzzleEntry(Shown):
    number: int
    kind: str
    title: str
    players: int
    grade: str = Field(description="easy, normal, hard, expert or beyond: how strong a bot finds it.")
    difficulty: str
    difficulty_about: str


class PuzzleList(Shown):
    game: str
    title: str
    day: str
    today: int
    puzzles: list[PuzzleEntry]


class PuzzleForm(Form):
    do: list[Annotated[str, Field(max_length=200)]] = Field(
        default_factory=list, max_length=60, description="The actions of the answer so far, by their texts."
    )
    solution: bool = Field(default=False, description="Whether the reader gives up and wants to see the solution.")


class PuzzleAnswer(Shown):
    whole: bool = Field(description="Whether nothing is missing: then it is judged.")
    right: bool
    text: str = Field(description="What is said to it.")


class PuzzleSolution(Shown):
    do: list[str]
    steps: list[str] = Field(description="The same in words.")
    text: str
    proof: str = Field(description="How it is known to be the best.")
    why: str = Field(description="What makes the difference to another answer, in the coach's words; or empty.")


class PuzzleTold(Shown):
    """A puzzle after what was done so far. `scene` is that of a table's message, or null without a shape."""

    puzzle: dict[str, Any]
    status: str
    question: dict[str, str]
    actions: list[dict[str, Any]]
    refused: list[Refused]
    done: list[str]
    labels: list[str] = Field(description="What was done, in words.")
    answer: PuzzleAnswer
    solution: PuzzleSolution | None
    scene: dict[str, Any] | None


class Empty(Shown):
    """Done."""


class Games(Shown):
    games: list[dict[str, Any]]
    bots: list[dict[str, str | bool | list[str]]]


class Numbered(Shown):
    """A message of a table; its keys stand in docs/table.md."""

    model_config = ConfigDict(extra="allow")

    number: int
    whole: bool
