"""For every test: which build is under test, which tests this run takes, and how much Hypothesis tries."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from tests.nets import sizes
from vivant.table.outgoing import STAY_HERE
from vivant.testkit.trial import COMPILED

# Whatever server a test starts, here or in a process of its own: it calls nobody beyond this machine.
os.environ[STAY_HERE] = "1"

BUILD = "compiled" if COMPILED else "interpreted"
BOTH_ARE_RUN = os.environ.get("CI") == "true"  # the usual tests and the deep ones

# Where the builds hardly can differ: the second one is tried here by the deep run alone.
ALIKE = ("coach", "draw", *(f"games/*/test_{name}.py" for name in ("edition", "legible", "scene", "terminal")))
# Where they cannot, as hardly anything is compiled or what is tested is built on the way: one run is enough.
ONCE = (
    "bots/test_puzzles.py",
    *(
        f"arena/test_{name}.py"
        for name in ("balance", "build", "deciding", "page", "pipes", "runs", "seating", "summary")
    ),
    "cli",
    "docs",
    "examples",
    *(f"lab/test_{name}.py" for name in ("export", "needs", "suites")),
    *(f"nets/test_{name}.py" for name in ("about", "editions", "markup", "nets_find_bugs", "puzzles", "sources")),
    "package",
    "table",
    "words",
)

# Where a browser is opened again and again: the usual run plays matches in one, the deep run does all the rest.
IN_BROWSERS = (
    *(
        f"table/page/test_{name}.py"
        for name in (
            *("alone", "book", "calls", "coach", "company", "ending", "film", "idle", "lesson", "memories"),
            *("open_tables", "room", "texts", "time", "wifi"),
        )
    ),
    *(f"table/pages/test_{name}.py" for name in ("in_browser", "puzzle_page", "replay_room")),
)

# What needs Ray, which is large: `make test-cluster` installs it and asks for these alone.
CLUSTER = ("cluster",)

# The same examples at every run: a failure that comes and goes helps nobody.
settings.register_profile("whole", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("fast", derandomize=True, deadline=None, max_examples=10)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fast", action="store_true", help="let Hypothesis try a tenth of its examples")
    parser.addoption("--second-build", action="store_true", help="leave out what is tested enough with another build")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("filterwarnings", "error")
    settings.load_profile("fast" if config.getoption("--fast") else "whole")
    expected = os.environ.get("VIVANT_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"VIVANT_EXPECT is {expected}, but the build under test is {BUILD}")
    # A shell that runs the tests in the background lets them ignore Ctrl-C, and so would every program they start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"vivant: the {BUILD} build, {'the long hunts' if sizes.DEEP else 'without the long hunts'}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if lies_in(collection_path, CLUSTER) and os.environ.get("VIVANT_TESTS") != "cluster":
        return True
    left_out = ONCE if sizes.DEEP else (*ONCE, *ALIKE)
    return True if config.getoption("--second-build") and lies_in(collection_path, left_out) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The deep run takes what the usual one leaves out or cuts short, the usual one all but what is marked `deep`.

    In continuous integration, where both are run, the usual one does not cut short: it leaves that to the other.
    """
    second = bool(config.getoption("--second-build"))
    taken: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        deep = item.get_closest_marker("deep") is not None or lies_in(item.path, IN_BROWSERS)
        cut_short = is_sized(item) or (second and lies_in(item.path, ALIKE))
        usual = not deep and not (BOTH_ARE_RUN and is_sized(item))
        (taken if (deep or cut_short if sizes.DEEP else usual) else left).append(item)
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = taken


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Of what was asked for with -k, say, a run may have nothing that it takes."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and (sizes.DEEP or session.config.getoption("--second-build")):
        session.exitstatus = pytest.ExitCode.OK


def lies_in(path: Path, places: tuple[str, ...]) -> bool:
    return any(whole.match(f"tests/{place}") for whole in (path, *path.parents) for place in places)


def is_sized(item: pytest.Item) -> bool:
    """Whether its module asks how much is to be tried."""
    names = (sizes.__name__, sizes.__name__.removeprefix("tests."))  # the latter to modules beside it
    things = vars(item.module).values() if isinstance(item, pytest.Function) else ()
    return any(getattr(thing, "__module__", None) in names for thing in things)
