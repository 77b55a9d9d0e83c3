"""The table of Vivid Memories as a scene, in the shape that fits the looker's screen."""

from __future__ import annotations

from vivant.draw.scene import TALL, Scene
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.parts import Setup
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.tall import Tall
from vivant.games.vivid_memories.wide import Wide


def draw_scene(setup: Setup, view: MemoriesState, lang: str, names: list[str], bots: list[bool], shape: str) -> Scene:
    kind = Tall if shape == TALL else Wide
    return Scene("vivid-memories", tuple(kind(setup, view, lang, names, bots).pictures()), art.sprite(), art.MAT)
