"""A house, a Chromium and guests; what a page complains about in its console fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.page.house import House, Made, kept

ROOT = Path(__file__).parents[3]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 15_000

Guest = Callable[..., Any]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """No longer than these tests: two drivers do not run beside each other, and other folders have one too."""
    path = os.environ.get("VIVANT_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if path is None:
        pytest.skip("install chromium to play at the table in a browser")
    sync_api = pytest.importorskip("playwright.sync_api", reason="install playwright (pip) to drive a browser")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def guest(chromium: Any, house: House) -> Iterator[Guest]:
    """Opens a table in a browser of its own; `seats` are those it holds, None for all that were made with the table."""
    contexts: list[Any] = []
    said: list[str] = []

    def guest(
        made: Made,
        seats: list[int] | None = None,
        lang: str = "en",
        size: tuple[int, int] = (1280, 900),
        fragment: str = "",
        at: House = house,
        quiet: bool = True,
        **options: Any,
    ) -> Any:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, base_url=at.url, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        store = kept(made, seats)
        # Only once: what the page itself keeps must outlive a reload.
        context.add_init_script(f"localStorage['vivant.tables'] ??= {store!r}")
        page = context.new_page()
        if quiet:
            page.on("pageerror", lambda error: said.append(str(error)))
            page.on("console", lambda line: said.append(line.text) if line.type in ("error", "warning") else None)
        page.goto(f"/{lang}/table/{made['table']}{fragment}")
        return page

    yield guest
    for context in contexts:
        context.close()
    assert said == []


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("run npm install to get axe-core")
    return AXE.read_text(encoding="utf-8")
