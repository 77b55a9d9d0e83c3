"""The API is what its OpenAPI document says: no call of any form breaks it, and every answer is a documented one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from pydantic import BaseModel
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.nets.sizes import usually
from tests.table.hall import person
from tests.table.serving import Server, Table
from vivant.table import bookforms, callforms, forms, puzzleforms
from vivant.table.app import make_app
from vivant.table.settings import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def document() -> dict[str, Any]:
    app = make_app(Settings(db="sqlite://"))
    app.state.tables.store.close()
    found: dict[str, Any] = app.openapi()
    return found


DOCUMENT = document()
schema = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="/events$")  # a stream has no end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--tables-per-address", "0") as running:
        yield running


@pytest.fixture(scope="module")
def laid(server: Server) -> Table:
    return server.lay(*(person(seat) for seat in range(3)), short=False)


@pytest.fixture(scope="module")
def over(server: Server) -> Table:
    found = server.lay(*(person(seat) for seat in range(3)))
    while found.step():
        pass
    return found


@schema.parametrize()
@settings(max_examples=usually(2, deep=12), deadline=None, suppress_health_check=list(HealthCheck))
def test_no_call_breaks_it(case: schemathesis.Case, server: Server, laid: Table, over: Table) -> None:
    base = f"http://127.0.0.1:{server.port}"
    case.call_and_validate(base_url=base, checks=CHECKS)
    if case.path.startswith("/api/book/"):
        book = server.good("POST", "/api/books", None, {})["key"]
        code = server.good("POST", "/api/book/carry", book, {})["link"].partition("=")[2]
        for key in (book, code):
            case.call_and_validate(base_url=base, headers={"Authorization": f"Bearer {key}"}, checks=CHECKS)
    if not case.path_parameters or "id" not in case.path_parameters:
        return
    if case.path.endswith("/token"):  # it ends the token that it was asked with
        laid = server.lay(*(person(seat) for seat in range(3)))
    for table in (laid, over):
        for token in (table.tokens[0], table.tokens[-1], "x"):
            case.path_parameters["id"] = table.id
            case.call_and_validate(base_url=base, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [(path, method, told) for path, calls in DOCUMENT["paths"].items() for method, told in calls.items()]


@pytest.mark.parametrize(
    ("path", "method", "told"), operations(), ids=lambda part: part if isinstance(part, str) else ""
)
def test_every_call_has_a_summary_and_examples(path: str, method: str, told: dict[str, Any]) -> None:
    assert told["summary"]
    assert told["tags"]
    answer = next(told["responses"][status] for status in ("200", "201", "202") if status in told["responses"])
    for content in (*answer["content"].values(), *told.get("requestBody", {}).get("content", {}).values()):
        assert has_example(content), (path, method)


def has_example(content: dict[str, Any]) -> bool:
    """Of its own, or in the schema that it names."""
    if "example" in content or "examples" in content:
        return True
    found = content["schema"]
    if "anyOf" in found:
        return all(has_example({"schema": one}) for one in found["anyOf"])
    if "$ref" in found:
        found = DOCUMENT["components"]["schemas"][found["$ref"].rpartition("/")[2]]
    return "examples" in found or "example" in found


FORMS = {name: kind for module in (forms, bookforms, callforms, puzzleforms) for name, kind in vars(module).items()}
MODELS = [kind for kind in FORMS.values() if isinstance(kind, type) and issubclass(kind, BaseModel)]


@pytest.mark.parametrize(
    "model", [kind for kind in MODELS if kind not in (BaseModel, forms.Shown, forms.Form)], ids=lambda one: one.__name__
)
def test_every_example_is_one(model: type[BaseModel]) -> None:
    for example in model.model_json_schema()["examples"]:
        assert model.model_validate(example).model_dump(exclude_unset=True) == example
