"""Accounts that cannot be taken over, locked out, imitated or multiplied."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from flagplot.cli import run as cli
from flagplot.kernel.errors import BadInputError
from flagplot.server import accounts, names
from flagplot.server.security import neighbourhood
from flagplot.server.settings import sqlite_url
from tests.server.conftest import HASHING, shared_settings
from tests.server.harness import Player, Running, running

People = Callable[..., Player]
PASSWORD = "correct horse"


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Running]:
    """A server that learns from its proxy where requests come from."""
    with running(shared_settings(sqlite_url(tmp_path), trusted_proxy=True)) as server:
        assert server.server.accounts is not None
        server.server.accounts.attempts.rate = 0.001  # a slow machine must not be given more attempts
        yield server


def log_in(
    server: Running, name: str, password: str, address: str = "192.0.2.1", **more: Any
) -> httpx.Response:
    headers = {"X-Forwarded-For": address}
    body = {"name": name, "password": password}
    return httpx.post(f"{server.url}/api/auth/login", json=body, headers=headers, timeout=30, **more)


# -- guessing ------------------------------------------------------------------------------------------------


def test_who_guesses_keeps_only_themselves_out(proxied: Running, people: People) -> None:
    people(proxied, "Ann")
    codes = [log_in(proxied, "Ann", "wrong").status_code for _ in range(15)]
    assert codes == [401] * 10 + [429] * 5
    assert log_in(proxied, "Ann", PASSWORD).status_code == 429  # from there
    assert log_in(proxied, "Ann", PASSWORD, "198.51.100.7").status_code == 200


def test_a_household_guesses_as_one(proxied: Running, people: People) -> None:
    people(proxied, "Ann")
    codes = [log_in(proxied, "Ann", "wrong", f"2001:db8:1:2::{n:x}").status_code for n in range(12)]
    assert codes.count(401) == 10
    assert neighbourhood("2001:db8:1:2::ffff") == neighbourhood("2001:db8:1:2:3::1") == "2001:db8:1:2::/64"
    assert neighbourhood("192.0.2.1") == "192.0.2.1"


def test_right_passwords_are_not_counted(proxied: Running, people: People) -> None:
    people(proxied, "Ann")
    assert [log_in(proxied, "Ann", PASSWORD).status_code for _ in range(15)] == [200] * 15


def test_guesses_from_everywhere_only_slow_down(
    proxied: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner gets in, after a pause from a browser that is new, at once from one that is known."""
    monkeypatch.setattr(accounts, "_HESITATION", 2.0)
    ann = people(proxied, "Ann")
    assert proxied.server.accounts is not None
    proxied.server.accounts.guesses.burst = 5
    for number in range(8):
        assert log_in(proxied, "Ann", "wrong", f"198.51.100.{number}").status_code == 401
    begun = time.monotonic()
    assert log_in(proxied, "Ann", PASSWORD, "203.0.113.1").status_code == 200
    assert time.monotonic() - begun > 1.0
    monkeypatch.setattr(accounts, "_HESITATION", 60.0)
    known = {"flagplot_device": ann.http.cookies["flagplot_device"]}
    assert log_in(proxied, "Ann", PASSWORD, "203.0.113.2", cookies=known).status_code == 200


def test_cookies_under_https_are_of_this_very_host(tmp_path: Path) -> None:
    """Browsers take a cookie called __Host- from nobody else, not even from a neighbour of the domain."""
    settings = msgspec.structs.replace(shared_settings(sqlite_url(tmp_path)), secure=True)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=60) as browser:
        entered = browser.post("/api/auth/register", json={"name": "Ann", "password": PASSWORD})
        session, device = entered.headers.get_list("set-cookie")
        assert session.startswith("__Host-flagplot_session=")
        assert device.startswith("__Host-flagplot_device=")
        for cookie in (session, device):
            told = {part.strip().lower() for part in cookie.split(";")[1:]}
            assert {"secure", "httponly", "path=/"} <= told
            assert not any(part.startswith("domain") for part in told)
        name, _, token = session.split(";")[0].partition("=")
        assert browser.get("/api/games", headers={"Cookie": f"{name}={token}"}).status_code == 200
        # as somebody else under the domain could have set it
        assert browser.get("/api/games", headers={"Cookie": f"flagplot_session={token}"}).status_code == 401


# -- names and passwords -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ben", "\uff22en"),  # full width
        ("Ben", "\u212cen"),  # script
        ("Ben", "BEN"),
        ("Bill", "BiIl"),
        ("Ann 1", "Ann l"),
        ("Bob0", "Bobo"),
        ("opec", "\u043e\u0440\u0435\u0441"),  # wholly Cyrillic
        ("KATE", "\u039a\u0391\u03a4\u0395"),  # wholly Greek capitals
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert names.skeleton(names.clean(one)) == names.skeleton(names.clean(other))


@pytest.mark.parametrize(
    "name",
    [
        "B\u0435n",  # a Cyrillic e
        "\u0391nn",  # a Greek capital A
        "\u0251nn",  # a phonetic a
        "Ann\u0661",  # an Arabic digit
        "admin", "Admin", "ADM1N", "random bot", "Random  B0t", "You", "system", "flagplot",
        "", " ", "..", "a\u200bb", "a\nb\x00", "x" * 41, "<b>",
    ],
)  # fmt: skip
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(BadInputError, match="name:"):
        names.clean(name)


@pytest.mark.parametrize(
    "name",
    ["Ann", "J. R. Oppenheimer", "Ångström", "Nguyễn", "Иван", "Ιωάννης", "田中ひろし", "김철수", "A-2"],
)
def test_names_that_are_welcome(name: str) -> None:
    assert names.clean(f" {name} ") == name


@pytest.mark.parametrize(
    "password",
    ["password", "Password1", "12345678", "11112222333", "qwertyuiop", "letmein!!", "aaaaaaaaaa", "Benjamin7",
     "short"],
)  # fmt: skip
def test_passwords_that_are_tried_first(password: str) -> None:
    with pytest.raises(BadInputError, match="password:"):
        names.check_password(password, "Benjamin")


def test_passwords_that_are_welcome() -> None:
    for password in ("correct horse", "tr0ub4dor&3", "passwords are silly", "83649201746355287"):
        names.check_password(password, "Ben")


def test_registering_asks_all_that(shared: Running, people: People) -> None:
    people(shared, "Ben")
    stranger = Player(shared.url)
    for name, password, status in (
        ("B\u0435n", PASSWORD, 400),
        ("\uff22en", PASSWORD, 409),
        ("BEN", PASSWORD, 409),
        ("admin", PASSWORD, 400),
        ("Cara", "password", 400),
    ):
        stranger.post("/api/auth/register", {"name": name, "password": password}, status)
    again = stranger.post("/api/auth/login", {"name": "\uff42EN", "password": PASSWORD})
    assert again["name"] == "Ben"
    stranger.close()


def test_names_on_seats_tell_whose_they_are(shared: Running, people: People) -> None:
    """Ann may say who sits beside her, not that she is Ben."""
    ann = people(shared, "Ann")
    seats = {"red": {"kind": "me", "name": "Ben"}, "blue": {"kind": "hotseat", "name": "Carl"}}
    id = ann.start("skirmish", seats=seats)
    players = ann.get(f"/api/games/{id}")["players"]
    assert [players[seat]["name"] for seat in ("red", "blue")] == ["Ben (Ann)", "Carl (Ann)"]
    ann.post(f"/api/games/{id}/seats", {"seat": "red", "do": "open"})
    found = ann.post(f"/api/games/{id}/seats", {"seat": "red", "do": "join", "name": "x" * 100})
    assert found["players"]["red"]["name"] == "x" * 94 + " (Ann)"


# -- passwords -----------------------------------------------------------------------------------------------


def test_guessing_passwords_costs_time_and_memory() -> None:
    rounds, memory = HASHING
    assert rounds >= 2
    assert memory >= 19 * 1024


# -- how many ------------------------------------------------------------------------------------------------


def test_an_invitation_opens_an_account_for_each_seat(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    assert cli(["admin", "user", "Ann", "--password", PASSWORD, "--database", url]) == 0
    with running(shared_settings(url, registration="invited")) as server:
        ann = Player(server.url, "Ann")
        ann.csrf = ann.post("/api/auth/login", {"name": "Ann", "password": PASSWORD})["csrf"]
        seats = {seat: {"kind": "open"} for seat in ("usa", "china", "uk", "anzac")}
        setup = {"persons": {"japan": 0, "usa": 1, "china": 1, "uk": 2, "anzac": 2}}
        ann.start("pacific-1940", ("japan",), seats=seats, setup=setup)
        stranger = Player(server.url)

        def open_account(name: str, invite: str, status: int) -> Any:
            stranger.http.cookies.clear()
            body = {"name": name, "password": PASSWORD, "invite": invite}
            return stranger.post("/api/auth/register", body, status)

        open_account("Ben", ann.invite, 201)
        open_account("Ben", ann.invite, 409)  # taken: counts for nothing
        for name in ("Cara", "Dan", "Eve"):
            open_account(name, ann.invite, 201)
        assert open_account("Fay", ann.invite, 403)["error"]["code"] == "invite_used"
        game = ann.get("/api/games")[0]["id"]
        single = ann.post(f"/api/games/{game}/invite", {"seat": "uk"}, 201)["invite"]
        open_account("Gus", single, 201)
        open_account("Hal", single, 403)
        stranger.close()
        ann.close()


def test_finished_games_are_counted(tmp_path: Path, people: People) -> None:
    with running(shared_settings(sqlite_url(tmp_path), finished_each=2)) as server:
        ann = people(server, "Ann")
        id = ann.start("skirmish", ("red", "blue"), options={"rounds": 1})
        while not (view := ann.view(id))["outcome"]:
            view = ann.view(id, view["waiting"][0])
            done = [answer for answer in view["legal"] if answer[0] == "done"]
            ann.act(id, view["seat"], (done or view["legal"])[0], view["seq"])
        text = ann.http.get(f"/api/games/{id}/plot").text
        ann.post("/api/import", {"plot": text}, 201)
        assert ann.post("/api/import", {"plot": text}, 409)["error"]["code"] == "too_many_games"


def test_an_address_is_one_address(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    for email in ("a@b,c", "a@b c@d", "a@b;c@d", "<a@b>", "a@b\nc@d", "@b", "a@", "a@-b.org", "a@b..org"):
        ann.put("/api/auth/notices", {"email": email}, 400)
    ann.put("/api/auth/notices", {"email": "ann.o'hara+war@mail.example.org"})


# -- another password ----------------------------------------------------------------------------------------


def test_an_administrator_sets_a_password(
    database: str, people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever was logged in is logged out, by a server that runs meanwhile."""
    with running(shared_settings(database)) as server:
        ann = people(server, "Ann")
        ann.get("/api/games")
        assert cli(["admin", "password", "ann", "--database", database]) == 0
        chosen = capsys.readouterr().out.strip().rsplit(" ", 1)[1]
        for _ in range(30):
            if ann.send("GET", "/api/games").status_code == 401:
                break
            time.sleep(0.1)
        ann.get("/api/games", 401)
        ann.post("/api/auth/login", {"name": "Ann", "password": PASSWORD}, 401)
        ann.csrf = ann.post("/api/auth/login", {"name": "Ann", "password": chosen})["csrf"]
        ann.get("/api/games")
    assert cli(["admin", "password", "Ann", "--password", "another horse", "--database", database]) == 0
    assert "another horse" not in capsys.readouterr().out
    for words in (["Nobody here"], ["Ann", "--password", "password"]):
        assert cli(["admin", "password", *words, "--database", database]) == 2
