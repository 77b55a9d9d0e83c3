"""Small charts: points over time as bars from a line at nought, and an estimate as a dot on its interval."""

from __future__ import annotations

from collections.abc import Sequence

from vivant.draw.svg import Drawn, tag

WIDTH = 320.0
MOST_BAR = 28.0  # a few bars do not become walls
PART = 0.72  # of its room that a bar fills
LEAST_HEIGHT = 1.5  # so that nought is seen, too


def bars(points: Sequence[int], height: float, label: str, marked: Sequence[bool] = ()) -> str:
    """One bar for each, the oldest at the left; a marked one is of the class `marked` and wears a dot, as colour must
    not be the only sign. `label` is for ears."""
    most, least = max([0, *points]), min([0, *points])
    scale = (height - 12) / max(1, most - least)
    zero = 8 + most * scale
    step = min(MOST_BAR / PART, WIDTH / max(1, len(points)))
    width = step * PART
    drawn = [tag("line", x1=0, x2=WIDTH, y1=zero, y2=zero, class_="zero")]
    for at, value in enumerate(points):
        tall = max(LEAST_HEIGHT, abs(value) * scale)
        x, y = at * step + (step - width) / 2, zero - tall if value >= 0 else zero
        won = at < len(marked) and marked[at]
        kind = "column marked" if won else "column"
        drawn.append(tag("rect", x=x, y=y, width=width, height=tall, rx=min(2.0, width / 4), class_=kind))
        if won:
            drawn.append(tag("circle", cx=x + width / 2, cy=y - 4, r=min(2.5, width / 2), class_="dot"))
    return _chart("".join(drawn), height, label)


def interval(mean: float, error: float, least: float, most: float, label: str) -> str:
    """A dot at the mean, a line as far as the error goes to both sides, on a scale from `least` to `most`."""
    height, room = 20.0, WIDTH - 12
    scale = room / max(1e-9, most - least)
    left, middle, right = (6 + (value - least) * scale for value in (mean - error, mean, mean + error))
    y = height / 2
    marks = [
        tag("line", x1=0, x2=WIDTH, y1=y, y2=y, class_="zero"),
        tag("line", x1=left, x2=right, y1=y, y2=y, class_="range"),
        tag("circle", cx=middle, cy=y, r=5, class_="mean"),
    ]
    return _chart("".join(marks), height, label)


def _chart(body: Drawn, height: float, label: str) -> str:
    box = f"0 0 {WIDTH:g} {height:g}"
    told = {"role": "img", "aria_label": label, "focusable": "false"}
    return tag("svg", body, class_="chart", viewBox=box, preserveAspectRatio="xMinYMid meet", **told)
