"""Puts the example game on the path, and registers it while the tests of this folder run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
MAGPIES = HERE.parents[1] / "examples" / "magpies"
sys.path[:0] = [str(HERE), str(HERE.parent / "docs"), str(MAGPIES), str(MAGPIES / "tests")]
pytest.register_assert_rewrite("test_magpies_nets", "test_magpies_rules", "test_magpies_scene")


@pytest.fixture(scope="module", autouse=True)
def _registered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    from magpies_package import registered

    with registered(tmp_path_factory.mktemp("site")):
        yield
