"""One colour, one pattern, everywhere: lattice, dots, bars, waves, peaks; so that colour is never the only sign."""

from __future__ import annotations

from vivant.draw.svg import Drawn

_LINES = {
    "red": (18, 18, '<path d="M0 18 18 0M-4 4 4 -4M14 22 22 14M0 0 18 18M-4 14 4 22M14 -4 22 4"/>', 1.3),
    "yellow": (14, 14, '<path d="M3.5 3.5h.01M10.5 10.5h.01" stroke-width="2.8"/>', 2.8),
    "green": (9, 9, '<path d="M4.5 -1V10"/>', 1.7),
    "blue": (24, 13, '<path d="M-2 8Q4 2 10 8T22 8T34 8M-14 8Q-8 14 -2 8"/>', 1.5),
    "purple": (18, 15, '<path d="M3 11 9 4.5 15 11"/>', 1.7),
}


def pattern_defs(colours: list[Drawn]) -> str:
    """The patterns of these colours, each painted with `url(#pattern-COLOUR)` over a fill of that colour."""
    parts = []
    for colour in colours:
        width, height, lines, stroke = _LINES[colour]
        parts.append(
            f'<pattern id="pattern-{colour}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
            f'<g fill="none" stroke="var(--on-{colour})" stroke-opacity=".24" stroke-width="{stroke}" '
            f'stroke-linecap="round" stroke-linejoin="round">{lines}</g></pattern>'
        )
    return "".join(parts)
