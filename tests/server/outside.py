"""The world outside of a server: a mail server, services that are posted to, a provider of log-ins."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

from aiosmtpd.controller import Controller
from joserfc import jwk, jwt
from tools.postgres import free_port

from flagplot.server.settings import Mail


class Mailbox:
    """A mail server that keeps what it is handed."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"

    def next(self, to: str, subject: str) -> str:
        """The text of the letter that comes."""
        for _ in range(200):
            for letter in self.letters:
                if letter["To"] == to and subject in letter["Subject"]:
                    self.letters.remove(letter)
                    return str(letter.get_content())
            time.sleep(0.02)
        raise AssertionError(f"no letter about {subject!r} came to {to}: {self.letters}")


@contextmanager
def mail_server() -> Iterator[tuple[Mailbox, Mail]]:
    """A mail server that is there for a while."""
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, Mail(host="127.0.0.1", port=port, sender="table@example.org")
    finally:
        controller.stop()


class Service:
    """Whatever is posted to it, and what it answers; whoever asks is told all of it, and a box's letters."""

    def __init__(self, box: Mailbox | None = None) -> None:
        self.box = box
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200
        service = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heard.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def do_GET(self) -> None:
                data = json.dumps(service.all()).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        for _ in range(400):
            if self.heard:
                return self.heard.pop(0)
            time.sleep(0.03)
        raise AssertionError("nothing was posted")

    def all(self) -> dict[str, Any]:
        """Everything that has come so far."""
        posts = [
            {"path": path, "headers": headers, "body": base64.b64encode(body).decode()}
            for path, headers, body in self.heard
        ]
        letters = self.box.letters if self.box else []
        told = [{"to": one["To"], "subject": one["Subject"], "text": one.get_content()} for one in letters]
        return {"posts": posts, "letters": told}

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


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

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()
