"""Log in by OpenID Connect, against a small provider that runs beside the server and signs real tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from joserfc import jwk

from flagplot.kernel.errors import BadInputError
from flagplot.server.settings import read_provider, sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running
from tests.server.outside import Provider

People = Callable[..., Player]


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    found = Provider()
    yield found
    found.close()


@pytest.fixture
def club(tmp_path: Path, provider: Provider) -> Iterator[Running]:
    provider.spoil, provider.sign = (lambda claims: claims), provider.key
    provider.person = {"sub": "1234", "preferred_username": "Ann", "email": "ann@example.org"}
    address = provider.url.replace("http://", "http://flagplot:s3cret@") + "?name=Example"
    with running(shared_settings(sqlite_url(tmp_path), oidc=read_provider(address))) as server:
        yield server


def walk(player: Player, back: str = "") -> Any:
    """Follow the links as a browser does; the last answer."""
    answer = player.http.get("/api/auth/oidc", params={"back": back} if back else {}, follow_redirects=False)
    for _ in range(3):
        if answer.status_code not in (302, 303, 307):
            break
        where = answer.headers["location"]
        if where.startswith("/#"):
            break
        answer = player.http.get(where, follow_redirects=False)
    return answer


def test_log_in_elsewhere_and_again(club: Running, provider: Provider) -> None:
    assert Player(club.url).get("/api/meta")["oidc"] == "Example"
    ann = Player(club.url)
    assert walk(ann, "/join/abc").headers["location"] == "/#/join/abc"
    me = ann.get("/api/meta")
    assert me["user"]["name"] == "Ann"
    ann.csrf = me["csrf"]
    ann.start("skirmish", ("red",))
    provider.person["preferred_username"] = "Anna"  # a new name there is the same person
    again = Player(club.url)
    walk(again)
    assert again.get("/api/meta")["user"] == me["user"]
    assert len(again.get("/api/games")) == 1


def test_a_name_that_is_taken_gets_a_number_and_no_account_is_taken_over(
    club: Running, people: People, provider: Provider
) -> None:
    people(club, "Ann")
    other = Player(club.url)
    walk(other)
    assert other.get("/api/meta")["user"]["name"] == "Ann 2"
    provider.person |= {"sub": "5678", "preferred_username": "<script>"}
    third = Player(club.url)
    walk(third)
    assert third.get("/api/meta")["user"]["name"] == "player"


def test_who_has_no_password_cannot_log_in_with_one_and_may_close_the_account(club: Running) -> None:
    ann = Player(club.url)
    walk(ann)
    ann.csrf = ann.get("/api/meta")["csrf"]
    for password in ("", "x", "correct horse"):
        status = 401 if password else 400
        Player(club.url).post("/api/auth/login", {"name": "Ann", "password": password}, status)
    ann.post("/api/auth/close", {"password": "Ben"}, 403)
    ann.post("/api/auth/close", {"password": "Ann"}, 204)  # the name instead
    assert Player(club.url).get("/api/meta")["user"] is None


@pytest.mark.parametrize("wrong", ["aud", "iss", "nonce", "exp", "signature"])
def test_tokens_for_others_are_refused(club: Running, provider: Provider, wrong: str) -> None:
    values: dict[str, Any] = {"aud": "somebody else", "iss": "http://evil.example", "nonce": "x", "exp": 1000}
    if wrong == "signature":
        provider.sign = jwk.RSAKey.generate_key(2048, {"kid": "one"})
    else:
        provider.spoil = lambda claims: claims | {wrong: values[wrong]}
    ann = Player(club.url)
    assert walk(ann).status_code == 502
    assert ann.get("/api/meta")["user"] is None


def test_only_a_log_in_that_was_begun_here_ends_here(club: Running) -> None:
    ann, mallory = Player(club.url), Player(club.url)
    address = ann.http.get("/api/auth/oidc", follow_redirects=False).headers["location"]
    back = ann.http.get(address, follow_redirects=False).headers["location"]
    assert mallory.http.get(back, follow_redirects=False).status_code == 400  # has no cookie
    mallory.http.get("/api/auth/oidc", follow_redirects=False)
    assert mallory.http.get(back, follow_redirects=False).status_code == 400  # another state
    assert ann.http.get(back, follow_redirects=False).headers["location"] == "/#/"


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil.example", "x" * 300])
def test_the_way_back_stays_in_the_house(club: Running, back: str) -> None:
    ann = Player(club.url)
    answer = walk(ann, back)
    assert answer.status_code == 400 or answer.headers["location"].startswith("/#/")


def test_where_accounts_are_closed_nobody_new_comes_in(tmp_path: Path, provider: Provider) -> None:
    address = provider.url.replace("http://", "http://flagplot:s3cret@")
    settings = shared_settings(sqlite_url(tmp_path), oidc=read_provider(address), registration="closed")
    with running(settings) as server:
        ann = Player(server.url)
        assert walk(ann).status_code == 403
        assert ann.get("/api/meta")["user"] is None


def test_a_provider_is_told_in_one_line() -> None:
    found = read_provider("https://a%40b:se%2Fcret@id.example.org:8443/realms/x/?name=The%20Club")
    assert (found.issuer, found.name) == ("https://id.example.org:8443/realms/x", "The Club")
    assert (found.client_id, found.client_secret) == ("a@b", "se/cret")
    for wrong in ("https://id.example.org", "ftp://a:b@c", "http://a:b@id.example.org", "https://a:b@x:y"):
        with pytest.raises(BadInputError, match="oidc"):
            read_provider(wrong)


def test_without_a_provider_there_is_nothing_to_log_in_with(shared: Running) -> None:
    assert Player(shared.url).get("/api/meta")["oidc"] == ""
    Player(shared.url).get("/api/auth/oidc", 404)
