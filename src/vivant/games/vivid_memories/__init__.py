"""Vivid Memories: fragments from the ends of a line, joined into threads over three rounds."""

from vivant.games.vivid_memories.game import VividMemories

__all__ = ["VividMemories"]
