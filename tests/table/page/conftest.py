"""A house, a Chromium and guests; what a page complains about in its console fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.table.browser import axe_source, run_chromium
from tests.table.page.house import House, Made, kept

PATIENCE = 40_000

Guest = Callable[..., Any]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    """No longer than these tests: two drivers do not run beside each other, and other folders have one too."""
    yield from run_chromium()


@pytest.fixture
def guest(chromium: Any, house: House) -> Iterator[Guest]:
    """Opens a table in a browser of its own; `seats` are those it holds, None for all that were made with the table."""
    contexts: list[Any] = []
    said: list[str] = []

    def guest(
        made: Made,
        seats: list[int] | None = None,
        lang: str = "en",
        size: tuple[int, int] = (1920, 1080),  # with scores and log beside the scene
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
    return axe_source()
