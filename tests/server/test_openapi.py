"""schemathesis against the OpenAPI document: whatever it sends, the server answers as the document says."""

from __future__ import annotations

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

from tests.server.harness import Player, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_every_operation_survives(server: Running, player: Player) -> None:
    """Generated requests for every operation; real ids take the place of half of the invented ones."""
    id = player.start("skirmish", ("red", "blue"))
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 25
    operations.sort(
        key=lambda operation: operation.method.upper() == "DELETE"
    )  # the game is needed until the end
    for operation in operations:
        check_operation(operation, id)
    assert player.get("/health")["ok"]
    assert player.view(player.start("skirmish", ("red",)))["game"] == "skirmish"


def check_operation(operation: Any, id: str) -> None:
    number = 0

    @settings(
        max_examples=12,
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
        answer = case.call()
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert "error" in answer.json(), (operation.label, answer.status_code, answer.text[:300])

    each()


def schemathesis_given(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())


def test_the_document_is_complete(server: Running) -> None:
    document = httpx.get(f"{server.url}/openapi.json").json()
    assert document["openapi"].startswith("3.")
    for path in (
        "actions",
        "undo",
        "why",
        "preview",
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
