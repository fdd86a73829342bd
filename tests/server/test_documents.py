"""Every answer has a type, and what is really sent is what the OpenAPI document says of it."""

from __future__ import annotations

from typing import Any

import httpx
import jsonschema_rs
import pytest

import flagplot
from tests.server.harness import Player, Running, first

BY_SEAT = "/api/games/{id}/orders"  # a mapping from seats to documents


def schema_of(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/openapi.json", timeout=60).json()
    return found


def answers(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The schema of every JSON answer, by method and path."""
    return {
        f"{method} {path}": response["content"]["application/json"]["schema"]
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        for status, response in operation["responses"].items()
        if status in ("200", "201") and "application/json" in response.get("content", {})
    }


def named(schema: dict[str, Any]) -> list[str]:
    """The documents a schema consists of; an untyped part is ``?``."""
    if "$ref" in schema:
        return [schema["$ref"].rsplit("/", 1)[1]]
    parts = schema.get("oneOf") or [schema.get("items") or schema.get("additionalProperties") or {}]
    return [name for part in parts if part != {"type": "null"} for name in (named(part) if part else ["?"])]


def test_no_answer_is_an_untyped_object(server: Running) -> None:
    document = schema_of(server)
    found = answers(document)
    assert len(found) > 35
    for where, schema in found.items():
        for name in named(schema):
            assert document["components"]["schemas"].get(name, {}).get("properties"), (where, schema)
        if schema.get("type") == "object":
            assert where.endswith(BY_SEAT), f"{where}: a document with names expected, found {schema}"
    assert named({"type": "object", "additionalProperties": {}}) == ["?"]


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(references, value.values()))
    return set().union(*map(references, value)) if isinstance(value, list) else set()


def test_every_name_is_explained(server: Running) -> None:
    document = schema_of(server)
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= known
    for name, schema in document["components"]["schemas"].items():
        assert schema.get("description") or name in ("Fault", "LiveMessage"), name


class Checked:
    """Checks documents against their description."""

    def __init__(self, server: Running) -> None:
        self.document = schema_of(server)
        self.answers = answers(self.document)

    def __call__(self, where: str, found: Any) -> Any:
        self.as_(self.answers[where], found)
        return found

    def as_(self, schema: dict[str, Any], found: Any) -> None:
        jsonschema_rs.validate({**schema, "components": self.document["components"]}, found)


@pytest.mark.parametrize("title", flagplot.titles())
def test_what_a_game_sends_is_what_is_described(server: Running, player: Player, title: str) -> None:
    """Whatever a game puts into its documents, their envelope is the one that clients rely on."""
    checked = Checked(server)
    checked("get /api/meta", player.get("/api/meta"))
    seats = flagplot.game(title).meta.seats
    id = player.start(title, seats, clock={"move": 60, "bank": 5})
    base = f"/api/games/{id}"
    for _ in range(6):
        view = player.view(id, player.view(id)["waiting"][0])
        checked("get /api/games/{id}/view", view)
        verbs = [form[0] for form in view.get("answers", ())]
        if verbs:
            break
        taken = player.act(id, view["seat"], first(view), view["seq"])
        checked("post /api/games/{id}/actions", taken)
    for part in (
        "",
        "/catalog",
        "/log",
        "/history",
        "/stats",
        "/luck",
        "/odds",
        "/chat",
        "/orders",
        "/notes",
    ):
        checked(f"get /api/games/{{id}}{part}", player.get(base + part))
    seat, places = view["seat"], list(view["places"])
    for space in places[:12]:
        wish = {"seat": seat, "space": space}
        checked("post /api/games/{id}/outlook", player.post(f"{base}/outlook", wish))
    checked("get /api/games", player.get("/api/games"))
    plot = player.send("GET", f"{base}/plot").text
    checked("post /api/import/look", player.post("/api/import/look", {"plot": plot}))
    drawn = next(game["map"] for game in player.get("/api/meta")["games"] if game["id"] == title)
    if drawn:
        checked("get /api/maps/{game}", player.get(drawn))


def test_live_messages_are_described(server: Running, player: Player) -> None:
    checked = Checked(server)
    id = player.start("skirmish", ("red", "blue"))
    told: list[dict[str, Any]] = []
    for changes in (False, True):
        with player.live(id, "red") as watch:
            watch.say({"watch": True, "seat": "red", "changes": changes})
            watch.next("hello"), watch.next("hello")
            view = player.view(id, player.view(id)["waiting"][0])
            player.act(id, view["seat"], first(view), view["seq"])
            watch.next("update")
            player.post(f"/api/games/{id}/chat", {"text": "hello"}, 201)
            watch.next("chat")
            for wrong in ({"ping": 3}, {"seat": "green"}, {"nothing": 1}):
                watch.say(wrong)
                watch.next("pong" if "ping" in wrong else "error")
            told += watch.seen
    with player.live(id, "red") as watch:
        watch.next("hello")
        player.send("DELETE", f"/api/games/{id}")
        watch.next("gone")
        told += watch.seen
    for message in told:
        checked.as_({"$ref": "#/components/schemas/LiveMessage"}, message)
    forms = {(one["type"], "change" in one) for one in told}
    kinds = {"hello", "chat", "presence", "pong", "error", "gone"}
    assert forms == {("update", True), ("update", False), *((kind, False) for kind in kinds)}
