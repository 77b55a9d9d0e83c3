"""The sheets: one for a picture by itself, one for a page with all games."""

from __future__ import annotations

import re

import pytest

from vivant.draw.palette import DARK, LIGHT, Mat, page_sheet, style_sheet

MATS: dict[str, Mat] = {
    "one": (("#111111", "#222222"), ("#333333", "#444444")),
    "two": (("#555555", "#666666"), ("#777777", "#888888")),
}
SHEET = page_sheet(MATS)


def block(selector: str) -> dict[str, str]:
    found = re.search(re.escape(selector) + r"\{([^{}]*)\}", SHEET)
    assert found is not None, selector
    return dict(part.split(":", 1) for part in found[1].split(";") if part)


def test_both_themes_say_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    light = block(":root")
    for selector in (":root:not([data-theme=light])", ":root[data-theme=dark]"):
        dark = block(selector)
        assert light.keys() - dark.keys() == {
            f"--{colour}-ink" for colour in ("red", "yellow", "green", "blue", "purple")
        }
        assert not dark.keys() - light.keys()
        assert dark["--page"] == DARK["page"]
        assert dark["color-scheme"] == "dark"
    assert light["--page"] == LIGHT["page"]


def test_each_game_lies_on_its_own_mat() -> None:
    assert block("[data-game=two]") == {"--mat": "var(--mat-two)", "--well": "var(--well-two)"}
    assert block(":root")["--mat-two"] == "#555555"
    assert block(":root[data-theme=dark]")["--well-two"] == "#888888"


def test_every_variable_is_declared() -> None:
    declared = set(re.findall(r"(--[\w-]+):", SHEET))
    assert set(re.findall(r"var\((--[\w-]+)\)", SHEET)) <= declared


@pytest.mark.parametrize("sheet", [SHEET, style_sheet(MATS["one"]), style_sheet(MATS["one"], "dark")])
def test_a_sheet_is_balanced_and_loads_nothing(sheet: str) -> None:
    depth = 0
    for sign in sheet:
        depth += (sign == "{") - (sign == "}")
        assert depth >= 0
    assert depth == 0
    assert "url(" not in sheet
    assert "@import" not in sheet


def test_the_ring_breathes_a_few_times_and_not_for_those_who_want_no_motion() -> None:
    """It only grows: a browser can do that without painting the picture again."""
    assert re.search(r"@keyframes breathe\{50%\{scale:1\.\d+\}\}", SHEET)
    assert re.search(r"animation:breathe 2\.4s ease-in-out 3[;}]", SHEET)
    assert "infinite" not in SHEET
    still = SHEET.split("@media (prefers-reduced-motion:no-preference){")[0]
    assert "animation:" not in still.replace("animation:none", "")
    assert "transition" not in still
