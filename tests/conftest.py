"""For every test: which build is under test, and how much Hypothesis tries."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from vivant.testkit.trial import COMPILED

BUILD = "compiled" if COMPILED else "interpreted"

# The same examples at every run: a failure that comes and goes helps nobody.
settings.register_profile("whole", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("fast", derandomize=True, deadline=None, max_examples=10)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help="let Hypothesis try a tenth of its examples")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules, rulings and examples of a page that the test proves")
    config.addinivalue_line("filterwarnings", "error")
    settings.load_profile("fast" if config.getoption("--fast") else "whole")
    expected = os.environ.get("VIVANT_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"VIVANT_EXPECT is {expected}, but the build under test is {BUILD}")


def pytest_report_header() -> str:
    return f"vivant: the {BUILD} build"
