"""Colours as CSS variables, light and dark, and the classes that scenes are drawn with."""

from __future__ import annotations

import re

_VARIABLE = re.compile(r"var\(--([\w-]+)\)")

THEMES = ("light", "dark")
COLOURS = ("red", "yellow", "green", "blue", "purple")

LIGHT = {
    "page": "#F3ECE0", "surface": "#FFFBF4", "raised": "#FFF", "ink": "#2A221C", "soft": "#66594D",
    "line": "#D9CCB8", "edge": "#8A7A69", "choice": "#0B6E6E", "on-choice": "#FFFBF4", "choice-paper": "#0B6E6E",
    "warn": "#A1350F", "shade": "#4A3420", "lamp": "#FFF", "paper": "#FFFAF0", "paper-ink": "#2A221C",
    "paper-soft": "#66594D", "paper-edge": "#C9B99F", "cell": "#FFFBF4", "cell-line": "#D9CCB8",
    "red": "#C93A22", "red-deep": "#8E2413", "on-red": "#FFFAF0",
    "yellow": "#F2C161", "yellow-deep": "#8A5D00", "on-yellow": "#1D1714",
    "green": "#2A9268", "green-deep": "#155B40", "on-green": "#FFFAF0",
    "blue": "#1F5BAE", "blue-deep": "#153F7C", "on-blue": "#FFFAF0",
    "purple": "#552254", "purple-deep": "#3A1539", "on-purple": "#FFFAF0",
}  # fmt: skip
DARK = {
    "page": "#171412", "surface": "#221E1A", "raised": "#2E2823", "ink": "#F4EBDD", "soft": "#B9AA98",
    "line": "#41382F", "edge": "#8C7C6B", "choice": "#4FD0C0", "on-choice": "#10201E", "choice-paper": "#0B6E6E",
    "warn": "#FF9D7A", "shade": "#000", "lamp": "#8A745C", "paper": "#EADFCB", "paper-ink": "#2A221C",
    "paper-soft": "#5C5045", "paper-edge": "#A8987F", "cell": "#1A1613", "cell-line": "#5E5245",
    "red": "#DD5D47", "red-deep": "#F3A092", "on-red": "#1D1714",
    "yellow": "#F8CC53", "yellow-deep": "#FFE49B", "on-yellow": "#1D1714",
    "green": "#7FC48E", "green-deep": "#B5E3BF", "on-green": "#1D1714",
    "blue": "#528DDC", "blue-deep": "#A9CBF5", "on-blue": "#1D1714",
    "purple": "#955992", "purple-deep": "#D3A4D0", "on-purple": "#FFFAF0",
}  # fmt: skip
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,serif"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

# A mat is the cloth that a game lies on: its colour and that of the hollows in it, light and dark.
Mat = tuple[tuple[str, str], tuple[str, str]]

_CLASSES = f"""
.scene text{{font-family:{SANS};font-variant-numeric:tabular-nums lining-nums;fill:var(--ink)}}
.scene .serif{{font-family:{SERIF}}}
.scene .name{{font-size:20px;font-weight:600}}
.scene .note{{font-size:15px;fill:var(--soft)}}
.scene .caption{{font-size:13px;font-weight:600;letter-spacing:.06em;fill:var(--soft);text-transform:uppercase}}
.scene .strong{{font-weight:600}}
.scene .mid{{text-anchor:middle}}
.scene .end{{text-anchor:end}}
.scene .on-paper{{fill:var(--paper-ink)}}
.scene .soft-on-paper{{fill:var(--paper-soft)}}
.scene .mat{{fill:var(--mat)}}
.scene .stitch{{fill:none;stroke:var(--edge);stroke-opacity:.45;stroke-width:2;stroke-dasharray:7 5}}
.scene .well{{fill:var(--well);fill-opacity:.55;stroke:var(--edge);stroke-opacity:.35}}
.scene .paper{{fill:var(--paper);stroke:var(--paper-edge);stroke-width:1.5}}
.scene .shade{{fill:var(--shade)}}
.scene .place{{fill:var(--well);fill-opacity:.6;stroke:var(--edge);stroke-width:2;stroke-dasharray:8 6}}
.scene .place.due{{stroke:var(--choice);stroke-width:3}}
.scene .ring{{fill:none;stroke:none}}
.scene .can>.ring{{stroke:var(--choice);stroke-width:3}}
.scene .can{{cursor:pointer}}
.scene .can:hover>.ring,.scene .can:focus-visible>.ring{{stroke-width:5}}
.scene .can:focus-visible{{outline:none}}
.scene .veil{{fill:var(--mat);fill-opacity:.55}}
.scene .flag{{fill:var(--surface);stroke:var(--edge);stroke-width:1.5}}
.scene .flag-text{{font-size:15px;font-weight:600;text-anchor:middle}}
"""


def _values(colours: dict[str, str], mat: tuple[str, str]) -> dict[str, str]:
    # Signs and rims on paper keep the light theme's deep colours: paper stays paper in the dark.
    inks = {f"{colour}-ink": LIGHT[f"{colour}-deep"] for colour in COLOURS}
    return {**colours, "mat": mat[0], "well": mat[1], **inks}


def _variables(colours: dict[str, str], mat: tuple[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in _values(colours, mat).items())


def resolve(svg: str, mat: Mat, theme: str) -> str:
    """The same picture with plain colours, for programs that know no CSS variables."""
    values = _values(DARK if theme == "dark" else LIGHT, mat[THEMES.index(theme)])
    values["bg"] = values["paper"]  # what shows through a sign; on a filled disc it is the paper's colour then
    return _VARIABLE.sub(lambda found: values[found[1]], svg)


def style_sheet(mat: Mat, theme: str | None = None) -> str:
    """The CSS of a scene. A theme, `light` or `dark`, holds always; without one the reader's system decides."""
    light, dark = _variables(LIGHT, mat[0]), _variables(DARK, mat[1])
    if theme is not None:
        return f".scene{{{dark if theme == 'dark' else light}}}" + _CLASSES
    return (
        f".scene{{{light}}}@media (prefers-color-scheme:dark){{.scene{{{dark}}}}}"
        f"[data-theme=light] .scene{{{light}}}[data-theme=dark] .scene{{{dark}}}" + _CLASSES
    )
