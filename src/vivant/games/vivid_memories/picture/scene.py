"""The table of Vivid Memories as a scene, in the shape that fits the viewer's screen."""

from __future__ import annotations

from vivant.draw.scene import LAPTOP, TALL, Scene
from vivant.draw.things import Marks
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.forms import LAPTOP as LAPTOP_FORM
from vivant.games.vivid_memories.picture.forms import WIDE as WIDE_FORM
from vivant.games.vivid_memories.picture.tall import Tall
from vivant.games.vivid_memories.picture.whole import OnePicture
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.words import Words


def draw_scene(
    view: MemoriesState, words: Words, names: list[str], bots: list[bool], shape: str, marks: Marks
) -> Scene:
    if shape == TALL:
        pictures = Tall(view, words, names, bots, marks).pictures()
    else:
        pictures = OnePicture(view, words, names, bots, marks, LAPTOP_FORM if shape == LAPTOP else WIDE_FORM).pictures()
    return Scene("vivid-memories", tuple(pictures), art.sprite(), art.MAT)
