"""Pictures: scenes of keyed SVG fragments, and the colours, patterns and signs that they share."""

from vivant.draw.palette import style_sheet
from vivant.draw.scene import Fragment, Picture, Scene
from vivant.draw.standalone import whole_svg

__all__ = ["Fragment", "Picture", "Scene", "style_sheet", "whole_svg"]
