"""Colours as CSS variables, light and dark, and the classes that scenes are drawn with."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from string import Template

from vivant.draw.svg import Drawn

_EITHER = re.compile(r"([^{}]*?):is\(([^)]*)\)([^{}]*)(\{[^}]*\})")
_FACES = {"'Vivant Text'": "'Noto Sans'", "'Vivant Display'": "Vollkorn"}  # as the files call themselves
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")

THEMES = ("light", "dark")
COLOURS = ("red", "yellow", "green", "blue", "purple")

_FOLDER = Path(__file__).parent
_PALETTE: dict[str, list[str]] = tomllib.loads((_FOLDER / "palette.toml").read_text(encoding="utf-8"))
LIGHT, DARK = ({name: colours[at] for name, colours in _PALETTE.items()} for at in range(2))
# The page brings the first of each; a picture by itself is shown in the reader's own.
SERIF = "'Vivant Display','Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,serif"
SANS = "'Vivant Text',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

# A mat is the cloth that a game lies on: its colour and that of the hollows in it, light and dark.
Mat = tuple[tuple[str, str], tuple[str, str]]
_CLOTH = ("mat", "well")


def _sheet(name: str) -> str:
    """The rules of a file, without the comment that they begin with."""
    text = (_FOLDER / name).read_text(encoding="utf-8").partition("*/\n")[2]
    return Template(text).substitute(sans=SANS, serif=SERIF)


_CLASSES = _sheet("scene.css")
_LIVELY = _sheet("lively.css")

# Signs and rims on paper keep the light theme's deep colours: paper stays paper in the dark.
_INKS = {f"{colour}-ink": LIGHT[f"{colour}-deep"] for colour in COLOURS}


def _values(mat: Mat, theme: str) -> dict[str, str]:
    at = THEMES.index(theme)
    return {**(LIGHT, DARK)[at], **dict(zip(_CLOTH, mat[at], strict=True)), **_INKS}


def _declared(values: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in values.items())


def resolve(svg: Drawn, mat: Mat, theme: str) -> Drawn:
    """The same picture with plain colours, for programs that know no CSS variables."""
    values = _values(mat, theme)
    return _VARIABLE.sub(lambda match: values[match[1]], svg)


def style_sheet(mat: Mat, theme: str | None = None) -> Drawn:
    """The CSS of a scene. A theme, `light` or `dark`, holds always; without one the reader's system decides."""
    if theme is not None:
        return f".scene{{{_declared(_values(mat, theme))}}}\n" + _CLASSES
    light, dark = (_declared(_values(mat, each)) for each in THEMES)
    return (
        f".scene{{{light}}}@media (prefers-color-scheme:dark){{.scene{{{dark}}}}}"
        f"[data-theme=light] .scene{{{light}}}[data-theme=dark] .scene{{{dark}}}\n" + _CLASSES
    )


def plain_sheet(mat: Mat, theme: str, sizes: Collection[Drawn]) -> Drawn:
    """The same for a reader that knows neither `:is` nor `:not` nor the page's typefaces by our names for them. These
    sizes of type stand at elements of the picture, and hold there."""
    text = _EITHER.sub(_spread, style_sheet(mat, theme)).replace(":not([font-size])", "")
    for ours, theirs in _FACES.items():
        text = text.replace(ours, theirs)
    return text + "".join(f'.scene.scene.scene [font-size="{size}"]{{font-size:{size}px}}' for size in sorted(sizes))


def _spread(rule: re.Match[str]) -> str:
    return ",".join(f"{rule[1]}{each.strip()}{rule[3]}" for each in rule[2].split(",")) + rule[4]


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
        f":root[data-theme=dark]{dark_root}\n" + lies + _CLASSES + _LIVELY
    )
