"""A process that makes PNG files of our SVG: the library holds Python still while it draws, half a second a picture."""

from __future__ import annotations

import base64
import json
import os
import sys
from pathlib import Path
from typing import Any

FACES = [str(file) for file in sorted((Path(__file__).parent / "faces").glob("*.ttf"))]


def make_png(svg: str, width: int) -> bytes:
    """With our own faces, so that it looks alike on every machine; names in letters that these lack are written in the
    machine's own, where it has any. Nothing is read from anywhere else."""
    import resvg_py

    ours = all(ord(letter) < 0x250 or 0x2000 <= ord(letter) < 0x2250 for letter in svg)
    drawn: Any = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=ours, font_files=FACES)
    return bytes(drawn)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    for line in sys.stdin:
        question = json.loads(line)
        try:
            png = make_png(question["svg"], question["width"])
            reply = {"png": base64.b64encode(png).decode()}
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
