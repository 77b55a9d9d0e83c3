"""A server of the table on a free port, a real Chromium, and axe-core to look for what keeps people out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.table.browser import axe_source, run_chromium

PATIENCE = 40_000

Open = Callable[..., Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with an empty store."""
    store = tmp_path_factory.mktemp("store") / "tables.db"
    command = [sys.executable, "-m", "vivant", "serve", "--port", "0", "--no-open", "--db", f"sqlite:///{store}"]
    environment = {**os.environ, "VIVANT_LANG": "en", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", first)
        assert found, first
        yield found[0]
        running.terminate()
        running.wait(10)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from run_chromium()


@pytest.fixture
def open_page(browser: Any, server: str) -> Iterator[Open]:
    """Opens an address in a browser of its own; whatever its console says is an error, at the end of the test."""
    contexts: list[Any] = []
    said: list[str] = []

    def open_page(address: str, width: int = 1280, height: int = 900, quiet: bool = True, **options: Any) -> Any:
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=server, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if quiet:
            page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda request: request.url.startswith(server) or said.append(f"asked {request.url}"))
        page.goto(address)
        page.wait_for_load_state("networkidle")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not said


@pytest.fixture
def violations() -> Callable[[Any], list[str]]:
    """What axe-core finds on a page."""
    source = axe_source()

    def look(page: Any) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("axe.run()")["violations"]
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    return look
