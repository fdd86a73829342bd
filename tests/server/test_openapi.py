"""schemathesis against the OpenAPI document: whatever it sends, the server answers as the document says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


LAST = ("/api/auth/password", "/api/auth/logout")  # whoever is asking must be known until the end


def operations_of(url: str) -> list[Any]:
    """Every operation of the document, those that end something last."""
    schema = schemathesis.openapi.from_url(f"{url}/openapi.json")
    found = [result.ok() for result in schema.get_all_operations()]
    assert len(found) > 25
    return sorted(
        found,
        key=lambda one: (LAST.index(one.path) if one.path in LAST else -1, one.method.upper() == "DELETE"),
    )


@pytest.mark.parametrize("examples", [8, pytest.param(250, marks=pytest.mark.slow)])
def test_every_operation_survives(server: Running, player: Player, examples: int) -> None:
    """Generated requests for every operation; real ids take the place of half of the invented ones."""
    id = player.start("skirmish", ("red", "blue"))
    for operation in operations_of(server.url):
        check_operation(operation, id, examples)
    assert player.get("/health")["ok"]
    assert player.view(player.start("skirmish", ("red",)))["game"] == "skirmish"


@pytest.mark.parametrize("examples", [5, pytest.param(150, marks=pytest.mark.slow)])
def test_every_operation_survives_in_a_group(
    database: str, people: Callable[..., Player], examples: int
) -> None:
    """Likewise with accounts: by somebody who is logged in, and by somebody who is not."""
    with running(shared_settings(database, rate=1e6, burst=10**6, games_each=10**6)) as server:
        assert server.server.accounts is not None
        server.server.accounts.newcomers.burst = server.server.accounts.attempts.burst = 1e6
        ann = people(server, "Ann")
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
        rev = ann.view(id)["rev"]
        operations = operations_of(server.url)
        for operation in operations:
            check_operation(operation, id, 3, stranger=True)
        assert ann.view(id)["rev"] == rev
        for operation in operations:
            check_operation(operation, id, examples, ann)
        ben = people(server, "Ben Again")
        assert ben.view(ben.start("skirmish", ("red",)))["game"] == "skirmish"


OPEN = (
    *("/health", "/metrics", "/api/meta", "/api/rules", "/api/maps", "/api/boards", "/api/invites"),
    "/api/auth/",
    "/api/tables",
    "/api/covers",
)


def check_operation(
    operation: Any, id: str, examples: int, player: Player | None = None, *, stranger: bool = False
) -> None:
    number = 0
    more: dict[str, Any] = {}
    if player is not None:
        more = {"headers": {"X-CSRF-Token": player.csrf}, "cookies": dict(player.http.cookies)}

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @schemathesis_given(operation)
    def each(case: Any) -> None:
        nonlocal number
        number += 1
        if "id" in (case.path_parameters or {}) and number % 2:
            case.path_parameters["id"] = id
        answer = case.call(timeout=60, **more)  # the first of all may take long on a busy machine
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert "error" in answer.json(), (operation.label, answer.status_code, answer.text[:300])
        if stranger and not operation.path.startswith(OPEN):
            assert answer.status_code in (400, 401, 404), (operation.label, answer.status_code)

    each()


def schemathesis_given(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())


def test_the_document_is_complete(server: Running) -> None:
    document = httpx.get(f"{server.url}/openapi.json", timeout=60).json()
    assert document["openapi"].startswith("3.")
    for path in (
        "actions",
        "undo",
        "why",
        "preview",
        "odds",
        "luck",
        "view",
        "log",
        "history",
        "stats",
        "plot",
        "seats",
        "chat",
    ):
        assert f"/api/games/{{id}}/{path}" in document["paths"]
    for path in document["paths"].values():
        for operation in path.values():
            assert operation.get("summary"), operation
    with pytest.raises(KeyError):
        document["components"]["schemas"]["Head"]  # nothing of the database shows
