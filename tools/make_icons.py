"""Draws the icons of the page as PNG, for phones, from the one in SVG; without its round corners, which phones cut.

    python tools/make_icons.py

Needs the extra `preview`.
"""

from __future__ import annotations

import re

from vivant.table.assets import FOLDER, ICON_SIZES
from vivant.table.raster import make_png


def main() -> None:
    svg = re.sub(r' rx="\d+"', "", (FOLDER / "favicon.svg").read_text(encoding="utf-8"), count=1)
    for size in ICON_SIZES:
        (FOLDER / f"icon-{size}.png").write_bytes(make_png(svg, size))


if __name__ == "__main__":
    main()
