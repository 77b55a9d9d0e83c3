"""The table of Vivid Memories as a scene, in the shape that fits the viewer's screen."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.draw.scene import TALL, Scene
from vivant.engine.choice import Choice
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.tall import Tall
from vivant.games.vivid_memories.picture.wide import Wide
from vivant.games.vivid_memories.rules.state import MemoriesState


def draw_scene(
    view: MemoriesState, lang: str, names: list[str], bots: list[bool], shape: str, choices: Sequence[Choice]
) -> Scene:
    composition = Tall if shape == TALL else Wide
    pictures = composition(view, lang, names, bots, choices).pictures()
    return Scene("vivid-memories", tuple(pictures), art.sprite(), art.MAT)
