"""Players' own randomness in fair dice, so that not even whoever runs the server can choose the throws.

The server publishes the hash of its secret. Each player who wants to takes a random number (a nonce) and
publishes a pledge, a hash of that number and of the server's hash. When all pledges are there the numbers
are opened, and the throws come from the secret mixed with all of them. Nobody can choose last: the secret was
fixed before any number was pledged, and every number before the first was opened. A number that is never
opened stays out; its pledge stays on record.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256

import msgspec

from flagplot.kernel.errors import FormatError

_NAME = "flagplot entropy 1"


class Share(msgspec.Struct, frozen=True):
    """One player's part in the dice."""

    seat: str
    pledge: str
    nonce: str = ""  # 64 hexadecimal digits; empty when it was never opened


def pledge(commitment: str, seat: str, nonce: str) -> str:
    """What a player publishes first: it fixes the nonce for one seat and one secret of the server."""
    return sha256(f"{_NAME}\n{commitment}\n{seat}\n{nonce}".encode()).hexdigest()


def check(commitment: str, share: Share) -> None:
    """Complain about a nonce that is not the one pledged."""
    if share.nonce:
        found = pledge(commitment, share.seat, share.nonce)
        if found != share.pledge:
            raise FormatError(
                f"entropy of {share.seat}: a nonce with hash {share.pledge} expected, found {found}"
            )


def mixed(secret: bytes, shares: Iterable[Share]) -> bytes:
    """The key of the throws: the secret alone where nobody has opened a nonce."""
    opened = sorted(f"{share.seat}:{share.nonce}" for share in shares if share.nonce)
    return hmac.digest(secret, "\n".join([_NAME, *opened]).encode(), "sha256") if opened else secret
