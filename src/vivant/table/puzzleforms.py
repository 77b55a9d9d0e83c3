"""What the calls about puzzles take and give, as OpenAPI documents it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from vivant.table.forms import Form, Refused, Shown


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
