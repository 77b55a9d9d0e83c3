"""What the API takes and gives, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from vivant.engine.registry import game_ids

GAME = game_ids()[0]  # in examples
Name = Annotated[str, Field(max_length=200, description="A name of 1 to 40 printable characters.", examples=["Lark"])]
Word = Annotated[
    str, Field(max_length=200, description="Mixed into the sealed dice; may be empty.", examples=["heron"])
]
Decision = Annotated[
    int,
    Field(ge=0, lt=2**53, description="The seat's own decision number, from `you.decision`.", examples=[1]),
]


def shown(**values: Any) -> ConfigDict:
    """An example, for those who read the document."""
    return ConfigDict(json_schema_extra={"examples": [values]})


class Form(BaseModel):
    """Unknown fields are refused: a misspelt one would be silently without effect."""

    model_config = ConfigDict(extra="forbid", strict=True)


class PlaceForm(Form):
    model_config = shown(kind="you", name="Lark", word="heron")

    kind: Literal["you", "here", "friend", "bot"] = Field(
        description="you: the maker of the table; here: somebody at the same browser; friend: by invitation; bot."
    )
    name: Name = ""
    word: Word = ""
    bot: str = Field(default="", max_length=100, description="Which bot; see GET /api/games.", examples=["greedy"])


class TableForm(Form):
    model_config = shown(
        game=GAME,
        players=3,
        name="Sunday",
        pace="human",
        seats=[{"kind": "you", "name": "Lark", "word": "heron"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}],
    )

    game: str = Field(max_length=100, examples=game_ids()[:1])
    players: int = Field(ge=1, le=100, examples=[3])
    options: dict[str, bool | int | str] = Field(default_factory=dict, description="What differs from the default.")
    edition: str | None = Field(default=None, description="The TOML text of an edition of one's own.")
    name: str = Field(default="", max_length=200, description="The table's name.", examples=["Sunday"])
    pace: str = Field(default="human", max_length=20, description="How fast bots play: human, or none.")
    seats: list[PlaceForm] = Field(max_length=100)


class SitForm(Form):
    model_config = shown(name="Fern", word="moss")

    name: Name = ""
    word: Word = ""


class ActForm(Form):
    model_config = shown(decision=7, do="r7")

    decision: Decision
    do: str = Field(max_length=200, description="The action's text, as `actions` lists it.", examples=["r7"])


class UndoForm(Form):
    model_config = shown(decision=8)

    decision: Decision


class AskForm(Form):
    model_config = shown(decision=8, step=31)

    decision: Decision
    step: int = Field(ge=0, lt=2**53, description="The step to take back, with all after it.")


class AnswerForm(Form):
    model_config = shown(ask=3, agree=True)

    ask: int = Field(ge=0, lt=2**53)
    agree: bool


class ChatForm(Form):
    model_config = shown(text="Good game!")

    text: str = Field(max_length=2000, description="At most 300 characters of plain text.", examples=["Good game!"])


class BotForm(Form):
    model_config = shown(bot="greedy")

    bot: str = Field(max_length=100, examples=["greedy"])


class WordForm(Form):
    model_config = shown(word="heron")

    word: Word


class Error(BaseModel):
    """Every refusal: one sentence, a code for programs, and the rule that forbids it where there is one."""

    model_config = shown(
        error="the duet is complete, so a card of its suits has to be played", code="illegal", rule="VO-07"
    )

    error: str
    code: str
    rule: str = ""


class Seated(BaseModel):
    model_config = shown(seat=1, token="pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa", name="Fern")

    seat: int
    token: str = Field(description="Only ever told here. Keep it: it is the seat.")
    name: str = ""


class SeatToken(BaseModel):
    model_config = shown(seat=0, token="pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa")

    seat: int
    token: str


class Invitation(BaseModel):
    model_config = shown(
        seat=1,
        link="http://127.0.0.1:8000/table/3f9c5a60d1b2e478#sit=pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa",
        qr='<svg viewBox="0 0 45 45" class="qr"><path d="…"/></svg>',
    )

    seat: int
    link: str
    qr: str = Field(description="The link as a QR code, an SVG element.")


class Link(BaseModel):
    model_config = shown(
        link="http://127.0.0.1:8000/table/3f9c5a60d1b2e478#carry=pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa",
        qr='<svg viewBox="0 0 45 45" class="qr"><path d="…"/></svg>',
        local=True,
        hint="",
    )

    link: str
    qr: str
    local: bool = Field(description="Whether the link works on this machine only.")
    hint: str = ""


class Made(BaseModel):
    model_config = shown(
        table="3f9c5a60d1b2e478",
        seats=[{"seat": 0, "token": "pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa"}],
        invitations=[
            {
                "seat": 1,
                "link": "http://127.0.0.1:8000/table/3f9c5a60d1b2e478#sit=pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa",
                "qr": '<svg viewBox="0 0 45 45" class="qr"><path d="…"/></svg>',
            }
        ],
        watch="http://127.0.0.1:8000/table/3f9c5a60d1b2e478#watch=pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa",
        local=True,
        hint="",
    )

    table: str
    seats: list[SeatToken]
    invitations: list[Invitation]
    watch: str
    local: bool
    hint: str


class Offer(BaseModel):
    model_config = shown(seat=1, table="Sunday", title=GAME.title(), game=GAME, by="Lark", carry=False, name="")

    seat: int
    table: str
    title: str
    game: str
    by: str
    carry: bool
    name: str = ""


class Done(BaseModel):
    model_config = shown(step=67, decision=8)

    step: int = Field(description="The number of the step in the record.")
    decision: int = Field(description="The seat's next decision number.")


class AskDone(BaseModel):
    model_config = shown(ask=3, step=None, decision=None)

    ask: int | None = Field(default=None, description="The number of the request, while others are asked.")
    step: int | None = None
    decision: int | None = None


class Why(BaseModel):
    model_config = shown(
        legal=False, reason="the duet is complete", rule="VO-07", sentence="Who can follow must follow."
    )

    legal: bool
    reason: str = ""
    rule: str = ""
    sentence: str = Field(default="", description="The rule in its own words.")


class Refused(BaseModel):
    model_config = shown(do="b7", label="Play blue 7", reason="the duet is complete", rule="VO-07")

    do: str
    label: str
    reason: str
    rule: str


class WhyAll(BaseModel):
    model_config = shown(
        actions=[{"do": "b7", "label": "Play blue 7", "reason": "the duet is complete", "rule": "VO-07"}]
    )

    actions: list[Refused]


class Again(BaseModel):
    model_config = shown(table="b20f6d3c9e8a7154", seat=0, token="pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa")

    table: str
    seat: int
    token: str


class Imported(BaseModel):
    model_config = shown(replay="b20f6d3c9e8a7154", table=None, seats=[])

    replay: str | None = None
    table: str | None = None
    seats: list[SeatToken] = Field(default_factory=list)


class Advised(BaseModel):
    model_config = shown(do="r7", label="Play red 7", worth="+3.1 ± 0.5", why="Beside …: +2.4 from …")

    do: str
    label: str
    worth: str = Field(description="Expected at the end: own points less the best other's, with a 95 % interval.")
    why: str


class Hint(BaseModel):
    model_config = shown(
        advice=[{"do": "r7", "label": "Play red 7", "worth": "+3.1 ± 0.5", "why": "Beside …: +2.4 from …"}]
    )

    advice: list[Advised]


class Decisions(BaseModel):
    model_config = shown(decisions=[3, 8, 14])

    decisions: list[int]


class Judged(BaseModel):
    model_config = shown(index=8, step=9, cost=1.4, sure=True, better="r7", text="Play blue 2; better: Play red 7 …")

    index: int
    step: int
    cost: float = Field(description="How much more the best would have been worth, in points.")
    sure: bool = Field(description="Whether that is more than its 95 % interval.")
    better: str
    text: str


class AgainForm(Form):
    model_config = shown(index=8)

    index: int = Field(ge=0, lt=2**31, description="Which standing step is to be decided anew.")


class Token(BaseModel):
    model_config = shown(token="pXo0bq4uM3l1cVZk8yYt2wDnRr7sJhGa")

    token: str


class Agreed(BaseModel):
    model_config = shown(done=False)

    done: bool


class ChatDone(BaseModel):
    model_config = shown(id=5)

    id: int


class Empty(BaseModel):
    """Done."""

    model_config = shown()


class Games(BaseModel):
    model_config = shown(
        games=[{"id": GAME, "title": GAME.title(), "players": [3, 4]}],
        bots=[{"id": "greedy", "name": "Greedy", "sentence": "looks one decision ahead", "level": False}],
    )

    games: list[dict[str, Any]]
    bots: list[dict[str, str | bool]]


class Numbered(BaseModel):
    """A message of a table; its keys stand in docs/table.md."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [
                {
                    "number": 1763240000001,
                    "whole": True,
                    "you": {"seat": 0, "host": True, "decision": 7, "asked": True},
                    "actions": [{"do": "r7", "label": "Play red 7"}],
                }
            ]
        },
    )
    number: int
    whole: bool
