"""The table of Vivid Memories as a scene, in the shape that fits the viewer's screen."""

from __future__ import annotations

from vivant.draw.scene import TALL, Scene
from vivant.draw.things import Marks
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.tall import Tall
from vivant.games.vivid_memories.picture.wide import Wide
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.words import Words


def draw_scene(
    view: MemoriesState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks
) -> Scene:
    composition = Tall if shape == TALL else Wide
    pictures = composition(view, words, names, bots, marks).pictures()
    return Scene("vivid-memories", tuple(pictures), art.sprite(), art.MAT)
