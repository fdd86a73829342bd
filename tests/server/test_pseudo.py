"""Errors of the server in a language nobody speaks: whatever goes wrong, the message is translated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from flagplot.kernel.language import Language
from flagplot.server.errors import ApiError
from tests.pseudo import Pseudo, escaped
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running

Asked = tuple[str, str, Any, str]  # method, path, body, the code that is expected


def wrong(id: str) -> Iterator[Asked]:
    """Requests that cannot be granted, one at least for every kind of error."""
    game = f"/api/games/{id}"
    yield "GET", "/api/games/nothing", None, "not_found"
    yield "GET", "/api/rules/nothing", None, "not_found"
    yield "GET", "/api/rules/skirmish?id=NO-99", None, "not_found"
    yield "GET", "/api/maps/nothing", None, "not_found"
    yield "GET", "/api/boards/nothing/map.json", None, "not_found"
    yield "GET", "/api/invites/nothing", None, "not_found"
    yield "GET", "/api/nothing{at}all", None, "not_found"
    yield "GET", f"{game}/view?seq=99", None, "not_found"
    yield "GET", f"{game}/view?seat=green", None, "bad_input"
    yield "GET", f"{game}/log?from=-1", None, "bad_request"
    yield "GET", f"{game}/actions", None, "method_not_allowed"
    yield "POST", f"{game}/actions", {"seat": "red"}, "bad_request"
    yield "POST", f"{game}/actions", {"seat": "red", "seq": 7, "action": "pass"}, "stale"
    yield "POST", f"{game}/actions", {"seat": "red", "seq": 0, "rev": 9, "action": "pass"}, "stale"
    yield "POST", f"{game}/dice/go_on", None, "dice_ready"
    yield "POST", f"{game}/dice", {"seat": "red", "pledge": "0" * 64}, "wrong_stage"
    yield "POST", f"{game}/dice", {"seat": "red"}, "bad_input"
    yield "POST", f"{game}/seats", {"seat": "red", "do": "join"}, "taken"
    yield "POST", f"{game}/seats", {"seat": "green", "do": "leave"}, "bad_input"
    yield "POST", f"{game}/chat", {"text": " "}, "bad_input"
    yield "PUT", f"{game}/orders", {"seat": "red", "orders": {"nothing": "now"}}, "bad_input"
    yield "PUT", f"{game}/orders", {"seat": "red", "orders": {"when": "never"}}, "bad_input"
    yield "POST", "/api/games", {"game": "nothing"}, "bad_input"
    yield "POST", "/api/games", {"game": "skirmish", "plot": "", "position": {}}, "bad_input"
    yield "POST", "/api/import", {"game": "skirmish"}, "bad_input"
    yield "POST", "/api/import/look", {"plot": "nonsense # {1}"}, "bad_input"


def check(player: Player, asked: Asked) -> None:
    method, path, body, code = asked
    found = player.send(method, path, body).json()["error"]
    assert found["code"] == code, (path, found)
    assert not escaped(found["message"]), (path, found)


@pytest.fixture
def strange(server: Running) -> Running:
    server.server.tables.language = Pseudo()
    return server


def test_no_error_escapes(strange: Running, player: Player) -> None:
    for asked in wrong(player.start("skirmish", ("red", "blue"))):
        check(player, asked)


def test_no_live_error_escapes(strange: Running, player: Player) -> None:
    with player.live(player.start("skirmish", ("red",)), "red") as watch:
        watch.next("hello")
        for message in ({"seat": "green"}, {"nothing": 1}, []):
            watch.say(message)
            assert not escaped(watch.next("error")["error"]["message"])


def test_no_error_escapes_in_a_group(database: str, people: Callable[..., Player]) -> None:
    with running(shared_settings(database)) as server:
        ann, ben, nobody = people(server, "Ann"), people(server, "Ben"), Player(server.url)
        server.server.tables.language = Pseudo()
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
        game, login = f"/api/games/{id}", {"name": "Ann", "password": "wrong horse"}
        again = {"name": "Ann", "password": "correct horse"}
        for who, asked in (
            (nobody, ("GET", game, None, "login_needed")),
            (nobody, ("POST", "/api/auth/login", login, "wrong_password")),
            (
                nobody,
                ("POST", "/api/auth/register", again, "name_taken"),
            ),
            (nobody, ("POST", "/api/auth/register", {"name": "Cid", "password": "short"}, "bad_input")),
            (ben, ("POST", f"{game}/seats", {"seat": "blue", "do": "join"}, "invite_needed")),
            (ben, ("POST", f"{game}/undo", {"seat": "red", "seq": 0}, "not_your_seat")),
            (ben, ("PATCH", game, {"name": "Mine"}, "forbidden")),
            (ann, ("PUT", "/api/auth/notices", {"email": "nowhere"}, "bad_input")),
            (ann, ("POST", "/api/auth/password", {"old": "x", "new": "battery staple"}, "wrong_password")),
        ):
            check(who, asked)
        ben.csrf = "forged"
        check(ben, ("PATCH", game, {"name": "Mine"}, "csrf"))
        nobody.close()


def test_a_translation_replaces_the_words_around_the_values() -> None:
    swedish = Language("sv", {"{} is taken": "{} är upptagen", "found #": "hittade #"}, {"red": "röd"})
    assert ApiError(409, "{red} is taken").document(swedish).error.message == "röd är upptagen"
    assert ApiError(409, "{red} is taken").document().error.message == "red is taken"
    assert ApiError(404, "found 7").document(swedish).error.message == "hittade 7"
    assert ApiError(404, "no game '{x}'").document(swedish).error.message == "no game '{x}'"
    assert ApiError(400, "{x} # expected", foreign=True).document(swedish).error.message == "{x} # expected"
