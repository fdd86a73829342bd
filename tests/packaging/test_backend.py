"""When the build makes the browser client, and what it says when it cannot."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import build_backend


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A client built after its source was written."""
    built = "src/flagplot/server/static/index.html"
    for name, age in (("web/npm.sh", 20), ("web/src/main.ts", 20), (built, 10)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (2_000_000_000 - age,) * 2)
    return tmp_path


def test_a_client_as_new_as_its_source_is_taken(checkout: Path) -> None:
    assert not build_backend.stale(checkout)


def test_an_old_client_is_built_anew_in_a_checkout_only(checkout: Path) -> None:
    os.utime(checkout / "web/src/main.ts", (2_000_000_000,) * 2)
    assert build_backend.stale(checkout)
    (checkout / "PKG-INFO").touch()  # a source distribution, whose times are those of unpacking
    assert not build_backend.stale(checkout)


def test_neither_client_nor_source_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="not built, and its source, web/, is missing"):
        build_backend.make_client(tmp_path)


def test_a_client_that_cannot_be_built_is_one_line(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "src/flagplot/server/static/index.html").unlink()
    (checkout / "web/npm.sh").write_text("exit 1\n")
    with pytest.raises(SystemExit, match="`npm ci --no-audit --no-fund` in web/ failed"):
        build_backend.make_client(checkout)

    def nobody(*command: Any, **more: Any) -> None:
        raise FileNotFoundError("bash")

    monkeypatch.setattr(subprocess, "run", nobody)
    with pytest.raises(SystemExit, match="without bash"):
        build_backend.make_client(checkout)


def test_a_missing_client_is_built(checkout: Path) -> None:
    (checkout / "src/flagplot/server/static/index.html").unlink()
    (checkout / "web/npm.sh").write_text(f'echo "$@" >> {checkout}/calls\n')
    build_backend.make_client(checkout)
    assert (checkout / "calls").read_text().splitlines() == ["ci --no-audit --no-fund", "run build"]
