"""Cuts the two faces of the pages: `python tools/make_faces.py FOLDER`, where npm has unpacked their packages.

    npm install --prefix FOLDER @fontsource-variable/noto-sans@5.3.0 @fontsource-variable/vollkorn@5.3.0
    python -m pip install fonttools brotli

The letters of English, French and their neighbours, the weights that the pages use and kerning stay; figures are those
that stand on the line and have one width, whatever a style asks for. Everything else goes. It is run when a face, a
weight or a letter is added; the files are kept in the package.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "src" / "vivant" / "table" / "page"
TTF = PAGE.parent / "faces"  # the same, as they are, for what makes pictures of our drawings
FACES = {  # our file: the package's file, and the lightest and the boldest weight
    "text.woff2": ("noto-sans/files/noto-sans-latin-wght-normal.woff2", 400, 700),
    "display.woff2": ("vollkorn/files/vollkorn-latin-wght-normal.woff2", 600, 700),
}
LETTERS = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0160-0161,U+0178,U+017D-017E,"
    "U+2009,U+200A,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2212"
)
FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk"]
FIGURES = ("lnum", "tnum")
LICENCE = [0, 1, 2, 13, 14]  # the names in a face that say what it is and how it may be used


def level_figures(face: Any) -> None:
    """A figure is shown by the glyph that the features of FIGURES would put in its place."""
    substitutions = face["GSUB"].table
    for wanted in FIGURES:
        records = [one.Feature for one in substitutions.FeatureList.FeatureRecord if one.FeatureTag == wanted]
        for lookup in {at for feature in records for at in feature.LookupListIndex}:
            for part in substitutions.LookupList.Lookup[lookup].SubTable:
                other = getattr(part, "mapping", None) or getattr(getattr(part, "ExtSubTable", None), "mapping", {})
                for cmap in face["cmap"].tables:
                    for figure in range(ord("0"), ord("9") + 1):
                        cmap.cmap[figure] = other.get(cmap.cmap[figure], cmap.cmap[figure])


def cut(source: Path, target: Path, least: int, most: int) -> None:
    from fontTools.subset import Options, Subsetter, parse_unicodes
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    face = TTFont(source)
    level_figures(face)
    subsetter = Subsetter(Options(layout_features=FEATURES, hinting=False, name_IDs=LICENCE))
    subsetter.populate(unicodes=parse_unicodes(LETTERS))
    subsetter.subset(face)
    face.flavor = None
    with TemporaryDirectory() as folder:  # what was cut has to be read again before its axis is
        whole = Path(folder) / "whole.ttf"
        face.save(whole)
        face = instantiateVariableFont(TTFont(whole), {"wght": (least, most)})
    face["name"].setName(face["name"].getDebugName(1).replace(" ", ""), 6, 3, 1, 0x409)  # resvg takes no face without
    plain = TTF / target.with_suffix(".ttf").name
    face.save(plain)
    face["name"].removeNames(nameID=6)
    face.flavor = "woff2"
    face.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes; {plain.name}: {plain.stat().st_size}")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    packages = Path(sys.argv[1]) / "node_modules" / "@fontsource-variable"
    for name, (file, least, most) in FACES.items():
        cut(packages / file, PAGE / name, least, most)


if __name__ == "__main__":
    main()
