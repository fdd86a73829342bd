"""Log in with an account one has elsewhere: OpenID Connect, by the code flow with a proof key.

What the browser keeps between leaving and coming back (state, nonce, proof) is in a cookie of ten minutes.
The token of the provider is checked here: its signature by the provider's published keys, issuer, audience,
time and nonce. Needs the extra ``oidc``.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select

from flagplot.kernel.errors import BadInputError, MissingPackageError
from flagplot.server import names
from flagplot.server.errors import ApiError
from flagplot.server.schema import identities, users
from flagplot.server.settings import Provider

T = TypeVar("T")
COOKIE = "flagplot_oidc"
LASTS = 600  # seconds to log in elsewhere
_KEPT = 3600.0  # seconds the addresses and keys of a provider are believed
_TIMEOUT = 10
_LEEWAY = 60  # seconds that clocks may differ


class Away(msgspec.Struct, frozen=True):
    """What the browser keeps while somebody logs in elsewhere."""

    state: str
    nonce: str
    proof: str
    back: str  # the place in the client to return to


class Person(msgspec.Struct, frozen=True):
    """Who somebody is, as the provider says."""

    subject: str
    name: str
    email: str  # only if the provider has confirmed it


class Elsewhere:
    """Talks to the provider. What it does takes time: use a thread."""

    def __init__(self, provider: Provider, redirect: str) -> None:
        self.provider, self.redirect = provider, redirect
        self._found: tuple[float, dict[str, Any], dict[str, Any]] | None = None

    def leave(self, back: str) -> tuple[str, Away]:
        """The address to send the browser to, and what it keeps meanwhile."""
        away = Away(secrets.token_urlsafe(24), secrets.token_urlsafe(24), secrets.token_urlsafe(48), back)
        document, _ = self._provider()
        address, _ = self._session().create_authorization_url(
            document["authorization_endpoint"], state=away.state, code_verifier=away.proof, nonce=away.nonce
        )
        return str(address), away

    def arrive(self, away: Away, state: str, code: str) -> Person:
        """Who has come back with a code."""
        if not secrets.compare_digest(state.encode(), away.state.encode()):
            raise ApiError(400, "this log-in was not begun here; try again", "oidc")
        document, keys = self._provider()
        token = self._session().fetch_token(
            document["token_endpoint"], code=code, code_verifier=away.proof, timeout=_TIMEOUT
        )
        return self._person(token["id_token"], away.nonce, document["issuer"], keys)

    def _person(self, token: str, nonce: str, issuer: str, keys: Any) -> Person:
        from joserfc import jwk, jwt

        signed = ("RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA")
        claims = jwt.decode(token, jwk.KeySet.import_key_set(keys), algorithms=signed).claims
        jwt.JWTClaimsRegistry(
            leeway=_LEEWAY,
            iss={"essential": True, "value": issuer},
            aud={"essential": True, "value": self.provider.client_id},
            sub={"essential": True},
            exp={"essential": True},
            nonce={"essential": True, "value": nonce},
        ).validate(claims)
        called = claims.get("preferred_username") or claims.get("nickname") or claims.get("name") or ""
        email = str(claims.get("email", "")) if claims.get("email_verified") is True else ""
        return Person(str(claims["sub"])[:255], str(called), email)

    def _session(self) -> Any:
        try:
            from authlib.integrations.requests_client import OAuth2Session
        except ImportError:
            text = "logging in elsewhere needs more packages: pip install 'flagplot[oidc]'"
            raise MissingPackageError(text) from None
        told = self.provider
        return OAuth2Session(
            told.client_id,
            told.client_secret or None,
            scope="openid profile email",
            redirect_uri=self.redirect,
            code_challenge_method="S256",
            token_endpoint_auth_method="client_secret_basic" if told.client_secret else "none",
        )

    def _provider(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the provider says about itself, and its public keys."""
        now = time.monotonic()
        if self._found is None or self._found[0] < now - _KEPT:
            document = _fetched(f"{self.provider.issuer}/.well-known/openid-configuration")
            if str(document.get("issuer", "")).rstrip("/") != self.provider.issuer:
                raise ValueError(f"the provider calls itself {document.get('issuer')!r}")
            self._found = now, document, _fetched(document["jwks_uri"])
        return self._found[1], self._found[2]


def _fetched(address: str) -> dict[str, Any]:
    import requests

    answer = requests.get(address, timeout=_TIMEOUT)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def known(connection: Connection, issuer: str, subject: str) -> Any:
    """The user somebody is here; None when they have not been here."""
    query = select(users.c.id, users.c.name, users.c.password).join(
        identities, identities.c.user_id == users.c.id
    )
    mine = (identities.c.issuer == issuer, identities.c.subject == subject)
    return connection.execute(query.where(*mine)).one_or_none()


def settle(connection: Connection, issuer: str, person: Person) -> tuple[str, str]:
    """A new account for somebody known elsewhere, by the name they have there if it is free: id and name."""
    name = _free_name(connection, person.name)
    id = secrets.token_urlsafe(9)
    row = {"id": id, "name": name, "folded": names.skeleton(name), "password": "", "email": person.email}
    more = {"confirmed": bool(person.email), "webhook": "", "admin": False, "created": time.time()}
    connection.execute(insert(users).values(**row, **more))
    connection.execute(insert(identities).values(issuer=issuer, subject=person.subject, user_id=id))
    return id, name


def _free_name(connection: Connection, wanted: str) -> str:
    try:
        base = names.clean(wanted[:34])
    except BadInputError:
        base = "player"
    for name in (base, *(f"{base} {number}" for number in range(2, 1000))):
        taken = select(users.c.id).where(users.c.folded == names.skeleton(name))
        if connection.execute(taken).first() is None:
            return name
    raise ApiError(409, "that name is taken, or looks like one that is", "name_taken")


def safely(work: Callable[[], T]) -> T:
    """Talk to a provider; whatever goes wrong with it is one clear answer."""
    try:
        return work()
    except (ApiError, MissingPackageError):
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise ApiError(502, f"logging in elsewhere did not work ({reason})", "oidc", foreign=True) from None
