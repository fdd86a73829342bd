"""The built client: a handful of files, kept in memory with a compressed copy of each."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from flagplot.kernel.words import the
from flagplot.server.errors import ApiError

STATIC = Path(__file__).parent / "static"
_BRACES = str.maketrans({"{": "%7B", "}": "%7D"})
_PACKED = (".js", ".css", ".html", ".json", ".svg", ".webmanifest", ".txt", ".map")
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
# MapLibre starts its worker from a blob and draws what it has read from one
_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "script-src 'self'; worker-src 'self' blob:; child-src blob:; connect-src 'self'{live}; "
    "media-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'self'; "
    "frame-ancestors 'none'; form-action 'self'"
)
_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Flagplot</title>
<h1>Flagplot is running</h1>
<p>The client has not been built. Run <code>make web</code> in the source folder and reload this page,
or talk to the server directly: <a href="/openapi.json">openapi.json</a>.</p></html>
"""


class File(msgspec.Struct, frozen=True):
    """One file of the client."""

    data: bytes
    packed: bytes | None
    type: str
    etag: str
    lasting: bool  # its name changes with its content


def read_files(folder: Path = STATIC) -> dict[str, File]:
    """Every file under a folder by its path."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not path.name.startswith("."):
            name = path.relative_to(folder).as_posix()
            found[name] = _file(path.read_bytes(), path.suffix, name.startswith("assets/"))
    found.setdefault("index.html", _file(_MISSING.encode(), ".html", False))
    return found


def _file(data: bytes, suffix: str, lasting: bool) -> File:
    packed = gzip.compress(data, 9, mtime=0) if suffix in _PACKED and len(data) > 600 else None
    kind = _TYPES.get(suffix) or guess_type(f"x{suffix}")[0] or "application/octet-stream"
    return File(data, packed, kind, f'"{blake2b(data, digest_size=8).hexdigest()}"', lasting)


class Client:
    """The files, read again when they were built anew."""

    def __init__(self, public_url: str = "", folder: Path = STATIC) -> None:
        self.folder = folder
        # browsers of before 2022 do not count live connections to the page's own host as 'self'
        live = f" {public_url.replace('http', 'ws', 1)}" if public_url else ""
        self.policy = _POLICY.format(live=live)
        self._stamp = -1.0
        self._files: dict[str, File] = {}

    def files(self) -> dict[str, File]:
        """The files as they are now."""
        index = self.folder / "index.html"
        stamp = index.stat().st_mtime if index.exists() else 0.0
        if stamp != self._stamp:
            self._files, self._stamp = read_files(self.folder), stamp
        return self._files


@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def page(
    request: Request[Any, Any, Any], client: NamedDependency[Client], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client; any other path is a place inside it, so it gets the client itself."""
    files = client.files()
    name = path.strip("/") or "index.html"
    file = files.get(name)
    if file is None:
        if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
            raise ApiError(404, f"nothing at {the('/' + name[:100].translate(_BRACES))}")
        file = files["index.html"]
    headers = {
        "ETag": file.etag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
    }
    if file.type.startswith("text/html"):
        headers["Content-Security-Policy"] = client.policy
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.type)
    return Response(file.data, headers=headers, media_type=file.type)
