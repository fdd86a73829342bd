"""The built client: a handful of files, kept in memory with a compressed copy of each."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from flagplot.kernel.words import the
from flagplot.server.access import TheServer
from flagplot.server.errors import ApiError
from flagplot.server.packed import Packed
from flagplot.server.previews import dressed, preview_of

STATIC = Path(__file__).parent / "static"
_BRACES = str.maketrans({"{": "%7B", "}": "%7D"})
_BROTLI = ".br"
_LASTING = "assets/"  # names that change with their content
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


def read_files(folder: Path = STATIC) -> dict[str, Packed]:
    """Every file under a folder by its path; what was compressed when it was built belongs to its file."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not path.name.startswith(".") and path.suffix != _BROTLI:
            beside = path.with_name(path.name + _BROTLI)
            brotli = beside.read_bytes() if beside.exists() else None
            found[path.relative_to(folder).as_posix()] = _file(path.read_bytes(), path.suffix, brotli)
    found.setdefault("index.html", _file(_MISSING.encode(), ".html"))
    return found


def _file(data: bytes, suffix: str, brotli: bytes | None = None) -> Packed:
    kind = _TYPES.get(suffix) or guess_type(f"x{suffix}")[0] or "application/octet-stream"
    return Packed.of(data, kind, text=suffix in _PACKED, brotli=brotli)


class Client:
    """The files, read again when they were built anew."""

    def __init__(self, public_url: str = "", folder: Path = STATIC) -> None:
        self.folder = folder
        # browsers of before 2022 do not count live connections to the page's own host as 'self'
        live = f" {public_url.replace('http', 'ws', 1)}" if public_url else ""
        self.policy = _POLICY.format(live=live)
        self._stamp = -1.0
        self._files: dict[str, Packed] = {}

    def files(self) -> dict[str, Packed]:
        """The files as they are now."""
        index = self.folder / "index.html"
        stamp = index.stat().st_mtime if index.exists() else 0.0
        if stamp != self._stamp:
            self._files, self._stamp = read_files(self.folder), stamp
        return self._files


@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def page(
    request: Request[Any, Any, Any],
    client: NamedDependency[Client],
    server: TheServer,
    path: FromPath[str] = "",
) -> Response[bytes]:
    """A file of the client; any other path is a place inside it, so it gets the client itself.

    With a preview in it, when the place is a table that strangers may look at, or an invitation.
    """
    files = client.files()
    name = path.strip("/") or "index.html"
    file = files.get(name)
    if file is None:
        if name.startswith("api/") or "." in name.rsplit("/", 1)[-1]:
            raise ApiError(404, f"nothing at {the('/' + name[:100].translate(_BRACES))}")
        file = files["index.html"]
        preview = await preview_of(server, request, name)
        if preview is not None:
            base = server.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
            file = _file(dressed(file.data.decode(), preview, base).encode(), ".html")
    html = file.type.startswith("text/html")
    headers = {"Content-Security-Policy": client.policy} if html else {}
    return file.answer(request, lasting=name.startswith(_LASTING), headers=headers)
