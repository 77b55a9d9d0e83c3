"""Pictures: scenes of keyed SVG fragments, and the colours, patterns and signs that they share."""

from vivant.draw.palette import style_sheet
from vivant.draw.scene import Picture, Scene
from vivant.draw.standalone import whole_svg
from vivant.draw.things import Fragment, Mark, Thing, write

__all__ = ["Fragment", "Mark", "Picture", "Scene", "Thing", "style_sheet", "whole_svg", "write"]
