"""Calls of every form that the API's document allows, and some that it does not: none gives a 5xx."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.attack.attack import Finding, attack
from tests.attack.target import Target
from tests.table.serving import Table
from tests.table.test_schema_of_the_api import CHECKS, schema

EXAMPLES = 70  # of each call; each is sent with three keys to two tables
SECONDS = 80.0


@attack("schemathesis over the whole API", "0 with a 5xx or off the document", 150)
def every_form(folder: Path) -> Finding:
    broken: list[str] = []
    tried = 0
    end = time.monotonic() + SECONDS
    with Target(folder) as target:
        laid, over = target.people(short=False), target.people()
        while over.step():
            pass
        operations = [found.ok() for found in schema.get_all_operations()]
        for number, operation in enumerate(operations):
            share = time.monotonic() + (end - time.monotonic()) / (len(operations) - number)

            def ask(until: float, case: schemathesis.Case) -> None:
                nonlocal tried
                if time.monotonic() < until:
                    tried += ask_everywhere(case, target, laid, over)

            try:
                _many(operation, partial(ask, share))
            except AssertionError as error:
                broken.append(f"{operation.label}: {str(error).splitlines()[0]}")
            except BaseExceptionGroup as errors:
                broken.append(f"{operation.label}: {str(errors.exceptions[0]).splitlines()[0]}")
    return Finding(f"{tried} calls", broken[0][:160] if broken else "0", not broken, {"calls": tried})


def _many(operation: schemathesis.APIOperation, ask: Callable[[schemathesis.Case], None]) -> None:
    thorough = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )

    def one(case: schemathesis.Case) -> None:
        ask(case)

    thorough(given(case=operation.as_strategy())(one))()


def ask_everywhere(case: schemathesis.Case, target: Target, laid: Table, over: Table) -> int:
    """As it comes, and where it names a table, at one that is played and one that is over, with three keys."""
    base = f"http://127.0.0.1:{target.port}"
    case.call_and_validate(base_url=base, checks=CHECKS)
    if not case.path_parameters or "id" not in case.path_parameters:
        return 1
    if case.path.endswith("/token"):  # it ends the token that it was asked with
        laid = target.people()
    for table in (laid, over):
        for token in (table.tokens[0], table.tokens[-1], "x"):
            case.path_parameters["id"] = table.id
            case.call_and_validate(base_url=base, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)
    return 7
