"""Log in by OpenID Connect, against a small provider that runs beside the server and signs real tokens."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import pytest
from joserfc import jwk, jwt

from flagplot.kernel.errors import BadInputError
from flagplot.server.settings import read_provider, sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running

People = Callable[..., Player]


class Provider:
    """Whoever asks is logged in as ``person``; codes are good once, for the proof they were asked with."""

    def __init__(self) -> None:
        self.key: Any = jwk.RSAKey.generate_key(2048, {"kid": "one"})
        self.person: dict[str, Any] = {"sub": "1234", "preferred_username": "Ann", "email": "ann@example.org"}
        self.spoil: Callable[[dict[str, Any]], dict[str, Any]] = lambda claims: claims
        self.sign: Any = self.key
        self.codes: dict[str, dict[str, str]] = {}
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}/realm"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def answer(self, document: Any, status: int = 200) -> None:
                data = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                if parts.path.endswith("/openid-configuration"):
                    self.answer(provider.about())
                elif parts.path.endswith("/keys"):
                    self.answer({"keys": [provider.key.as_dict(private=False)]})
                else:
                    asked = dict(parse_qsl(parts.query))
                    assert asked["code_challenge_method"] == "S256"
                    code = f"code{len(provider.codes)}"
                    provider.codes[code] = asked
                    self.send_response(302)
                    more = urlencode({"code": code, "state": asked["state"]})
                    self.send_header("Location", f"{asked['redirect_uri']}?{more}")
                    self.end_headers()

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                form = {key: values[0] for key, values in parse_qs(body).items()}
                asked = provider.codes.pop(form["code"], None)
                basic = base64.b64encode(b"flagplot:s3cret").decode()
                proof = hashlib.sha256(form["code_verifier"].encode()).digest()
                shown = base64.urlsafe_b64encode(proof).decode().rstrip("=")
                good = asked is not None and asked["code_challenge"] == shown
                if not good or self.headers["Authorization"] != f"Basic {basic}":
                    self.answer({"error": "invalid_grant"}, 400)
                    return
                assert asked is not None
                self.answer({"access_token": "x", "token_type": "Bearer", "id_token": provider.token(asked)})

        return Handler

    def about(self) -> dict[str, str]:
        paths = {"authorization_endpoint": "go", "token_endpoint": "token", "jwks_uri": "keys"}
        return {"issuer": self.url} | {name: f"{self.url}/{path}" for name, path in paths.items()}

    def token(self, asked: dict[str, str]) -> str:
        now = int(time.time())
        claims = {"iss": self.url, "aud": "flagplot", "exp": now + 300, "iat": now, "nonce": asked["nonce"]}
        return jwt.encode({"alg": "RS256", "kid": "one"}, self.spoil(claims | self.person), self.sign)


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    found = Provider()
    yield found
    found.http.shutdown()
    found.http.server_close()


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
