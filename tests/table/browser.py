"""A real Chromium, the system's own, and axe-core: what every test in a browser needs, or is skipped for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
# The first has no window around its pages, and opens one in a third of the time.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def run_chromium() -> Iterator[Any]:
    """For a fixture: two drivers do not run beside each other, so it must end with its folder."""
    path = os.environ.get("VIVANT_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        pytest.skip("install chromium to try the pages in a browser")
    sync_api = pytest.importorskip("playwright.sync_api", reason="install playwright (pip) to drive a browser")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


def axe_source() -> str:
    if not AXE.exists():
        pytest.skip("run npm install to get axe-core")
    return AXE.read_text(encoding="utf-8")
