"""Bytes that are sent again and again: made ready once, told apart by their digest, compressed beforehand."""

from __future__ import annotations

import gzip
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response

_SMALL = 600  # bytes below which nothing is gained
KEPT = "public, max-age=31536000, immutable"
PRINTED = Path(__file__).parent / "static" / "printed"  # maps as the build of the client has compressed them


class Packed(msgspec.Struct, frozen=True, kw_only=True):
    """A document or file as it is sent."""

    data: bytes
    type: str
    digest: str
    zipped: bytes | None = None
    brotli: bytes | None = None  # as it was built; too slow to make while somebody waits

    @classmethod
    def printed(cls, data: bytes) -> Packed:
        """A file that never changes, as small as it was made when the client was built, if it was.

        Found by what is in the file, so what was made of another version is never sent.
        """
        beside = PRINTED / f"{sha256(data).hexdigest()}.br"
        return cls.of(data, brotli=beside.read_bytes() if beside.exists() else None)

    @classmethod
    def of(
        cls, data: bytes, type: str = MediaType.JSON, *, text: bool = True, brotli: bytes | None = None
    ) -> Packed:
        """Bytes made ready; only ``text`` becomes smaller."""
        zipped = gzip.compress(data, 9, mtime=0) if text and len(data) > _SMALL else None
        digest = blake2b(data, digest_size=8).hexdigest()
        return cls(data=data, type=type, digest=digest, zipped=zipped, brotli=brotli)

    def answer(
        self, request: Request[Any, Any, Any], *, lasting: bool = False, headers: dict[str, str] | None = None
    ) -> Response[bytes]:
        """The bytes in a form the client takes, or that it has them; ``lasting``: their address is theirs."""
        told = {"ETag": f'"{self.digest}"', "Vary": "Accept-Encoding", **(headers or {})}
        told["Cache-Control"] = KEPT if lasting else "no-cache"
        if request.headers.get("if-none-match") == told["ETag"]:
            return Response(b"", status_code=304, headers=told, media_type=self.type)
        data, encoding = self._form(request.headers.get("accept-encoding", ""))
        if encoding:
            told["Content-Encoding"] = encoding
        return Response(data, headers=told, media_type=self.type)

    def _form(self, accepted: str) -> tuple[bytes, str]:
        words = {word.strip() for word in accepted.lower().replace(";", ",").split(",")}
        if self.brotli is not None and "br" in words:
            return self.brotli, "br"
        if self.zipped is not None and "gzip" in words:
            return self.zipped, "gzip"
        return self.data, ""
