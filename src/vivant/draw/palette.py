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
_CLOTH = ("mat", "well")

_CLASSES = f"""
.scene{{font-variant-numeric:tabular-nums lining-nums}}
.scene text{{font-family:{SANS};fill:var(--ink)}}
.scene .serif{{font-family:{SERIF}}}
.scene .name{{font-size:20px;font-weight:600}}
.scene .note{{font-size:15px;fill:var(--soft)}}
.scene .small{{font-size:13px}}
.scene .caption{{font-size:13px;font-weight:600;letter-spacing:.06em;fill:var(--soft);text-transform:uppercase}}
.scene .strong{{font-weight:600}}
.scene .mid{{text-anchor:middle}}
.scene .end{{text-anchor:end}}
.scene .on-ink{{fill:var(--surface)}}
.scene .on-paper{{fill:var(--paper-ink)}}
.scene .soft-on-paper{{fill:var(--paper-soft)}}
.scene .soft{{fill:var(--soft)}}
.scene .lit{{fill:var(--choice)}}
.scene .on-choice{{fill:var(--on-choice)}}
.scene .on-dark{{fill:var(--on-purple)}}
.scene .mat{{fill:var(--mat)}}
.scene .stitch{{fill:none;stroke:var(--edge);stroke-opacity:.45;stroke-width:1.4;stroke-dasharray:7 6}}
.scene .well{{fill:var(--well);fill-opacity:.55;stroke:var(--edge);stroke-opacity:.35}}
.scene .paper{{fill:var(--paper);stroke:var(--paper-edge);stroke-width:1.5}}
.scene .shade{{fill:var(--shade)}}
.scene .place{{fill:var(--well);fill-opacity:.6;stroke:var(--edge);stroke-width:1.6;stroke-dasharray:8 7}}
.scene .place.due{{stroke:var(--choice);stroke-width:3}}
.scene .veil{{fill:var(--mat);fill-opacity:.55}}
.scene .flag{{fill:var(--surface);stroke:var(--edge);stroke-width:1.2}}
.scene .flag-text{{font-weight:600;text-anchor:middle}}
.scene .ghost,.scene .passing{{opacity:0;pointer-events:none}}
.scene .ring{{fill:none;stroke:none}}
.scene .new>.ring{{stroke:var(--yellow-deep);stroke-width:3;stroke-dasharray:2 6;stroke-linecap:round}}
.scene .can>.ring{{stroke:var(--choice);stroke-width:3;stroke-dasharray:none}}
.scene .can.onpaper>.ring{{stroke:var(--choice-paper)}}
.scene .can.inside:hover>.ring,.scene .can.inside:focus-visible>.ring{{fill:var(--choice);fill-opacity:.16}}
.scene [aria-pressed=true]>.ring{{fill:var(--choice);stroke:var(--choice);stroke-width:3}}
"""
# What only a page has: pointers, keys, motion, and a server that may be out of reach. The shadow of a thing stays
# where it is when the thing is lifted, and so the pointer that lifts it stays over it.
_LIVELY = """
.scene{display:block;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:transparent;\
touch-action:manipulation}
.scene [data-action]{cursor:pointer}
.scene [data-action]:focus{outline:none}
.scene [aria-disabled=true]{cursor:help}
.scene [aria-disabled=true]:focus-visible>.ring{stroke:var(--soft);stroke-width:5}
.scene .can:focus-visible>.ring{stroke-width:5}
.scene .can:focus-visible>:not(.shade,.ghost,.hit){translate:0 -8px}
@media (hover:hover){
.scene .can:hover>.ring{stroke-width:5}
.scene .can:hover>:not(.shade,.ghost,.hit){translate:0 -8px}
}
.offline .scene .can{pointer-events:none;opacity:.55}
.offline .scene .can>.ring{stroke:var(--edge)}
@keyframes breathe{50%{stroke-width:4.8px}}
@keyframes passing{0%,80%{opacity:1}to{opacity:0}}
@keyframes past{from{opacity:1}}
.scene .past{opacity:.55}
@media (prefers-reduced-motion:no-preference){
:root:not([data-motion=calm]) .scene .passing{animation:passing 2.5s}
:root:not([data-motion=calm]) .scene .past{animation:past .5s 2s backwards}
.scene .can>*{transition:translate .12s ease-out}
.scene .can:not(:hover,:focus-visible)>.ring{animation:breathe 2.4s ease-in-out infinite}
.offline .scene .can>.ring{animation:none}
}
"""


# Signs and rims on paper keep the light theme's deep colours: paper stays paper in the dark.
_INKS = {f"{colour}-ink": LIGHT[f"{colour}-deep"] for colour in COLOURS}


def _values(colours: dict[str, str], mat: tuple[str, str]) -> dict[str, str]:
    return {**colours, "mat": mat[0], "well": mat[1], **_INKS}


def _declared(values: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def resolve(svg: str, mat: Mat, theme: str) -> str:
    """The same picture with plain colours, for programs that know no CSS variables."""
    values = _values(DARK if theme == "dark" else LIGHT, mat[THEMES.index(theme)])
    return _VARIABLE.sub(lambda match: values[match[1]], svg)


def style_sheet(mat: Mat, theme: str | None = None) -> str:
    """The CSS of a scene. A theme, `light` or `dark`, holds always; without one the reader's system decides."""
    light, dark = _declared(_values(LIGHT, mat[0])), _declared(_values(DARK, mat[1]))
    if theme is not None:
        return f".scene{{{dark if theme == 'dark' else light}}}" + _CLASSES
    return (
        f".scene{{{light}}}@media (prefers-color-scheme:dark){{.scene{{{dark}}}}}"
        f"[data-theme=light] .scene{{{light}}}[data-theme=dark] .scene{{{dark}}}" + _CLASSES
    )


def page_sheet(mats: dict[str, Mat]) -> str:
    """The CSS of all scenes of a page and of the page's own colours.

    Colours stand on the root, so that the sprites see them too: the system's theme, or the one that `data-theme` on
    the root names. Below an element with `data-game` lies that game's mat. While the server is out of reach, put
    the class `offline` on something around the scenes; `new` and `aria-pressed` go on a fragment's root.
    """
    light, dark = (
        {
            **colours,
            **{f"{part}-{game}": mat[theme][at] for game, mat in mats.items() for at, part in enumerate(_CLOTH)},
        }
        for theme, colours in enumerate((LIGHT, DARK))
    )
    lies = "".join(
        f"[data-game={game}]{{{''.join(f'--{part}:var(--{part}-{game});' for part in _CLOTH)}}}\n" for game in mats
    )
    dark_root = f"{{color-scheme:dark;{_declared(dark)}}}"
    return (
        f":root{{color-scheme:light;{_declared({**light, **_INKS})}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){dark_root}}}\n"
        f":root[data-theme=dark]{dark_root}\n" + lies + _CLASSES.lstrip() + _LIVELY.lstrip()
    )
