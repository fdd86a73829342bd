"""What a stranger installs: the wheel, made from the source distribution, in an environment of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

import flagplot

ROOT = Path(__file__).resolve().parents[2]
WITH_A_MAP = ("admirals-war", "anniversary", "pacific-1940")
OF_THE_REPOSITORY = re.compile(r"\.(git|github|gitlab|forgejo)")  # of no use without it


def call(*command: object, cwd: Path = ROOT) -> None:
    """Run a command that sees only what is installed."""
    words = [str(word) for word in command]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("source")
    hook = f"import build_backend; build_backend.build_sdist({str(folder)!r})"
    call(sys.executable, "-c", f"import sys; sys.path.insert(0, 'tools'); {hook}")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"flagplot-{flagplot.__version__}"


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    """The wheel, made from the source distribution as ``pip install flagplot-X.tar.gz`` does it."""
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    call(*pip, "--wheel-dir", source.parent, source, cwd=source.parent)
    return next(source.parent.glob("*.whl"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel, the packages it asks for, and no others."""
    folder = tmp_path_factory.mktemp("environment")
    call(sys.executable, "-m", "venv", "--without-pip", folder)
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin/python", "install", "--quiet")
    call(*pip, "--no-deps", "--no-index", wheel)
    site = next(folder.glob("lib/python*/site-packages"))
    installed = next(iter(distributions(name="flagplot", path=[str(site)])))
    for needed in asked_for(installed, (), {}).values():
        for entry in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
            if not (site / entry).exists():
                (site / entry).symlink_to(str(needed.locate_file(entry)))
    return folder


def asked_for(
    package: Distribution, extras: tuple[str, ...], found: dict[str, Distribution]
) -> dict[str, Distribution]:
    """The packages a package needs, and those they need, as they are installed here."""
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.marker is not None and not any(
            wanted.marker.evaluate({"extra": extra}) for extra in extras or ("",)
        ):
            continue
        if wanted.name not in found:
            found[wanted.name] = distribution(wanted.name)
            asked_for(found[wanted.name], tuple(wanted.extras), found)
    return found


@pytest.fixture(scope="module")
def address(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where ``flagplot play`` of that environment serves."""
    folder = tmp_path_factory.mktemp("data")
    settings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [str(environment / "bin/flagplot"), "play", "--no-browser", "--data", str(folder)]
    with subprocess.Popen(
        command, env={**settings, "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip().rstrip("/")
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


def test_the_wheel_is_whole_and_plays(source: Path, wheel: Path, environment: Path, address: str) -> None:
    """One test, so that everything is built once however tests are shared out."""
    _source_is_whole(source)
    _wheel_is_whole(wheel)
    _serves_client_and_maps(address)
    _says_its_version(environment)


def _source_is_whole(source: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    for name in listed.stdout.splitlines():  # none where this is not a checkout
        if not OF_THE_REPOSITORY.match(name) and (ROOT / name).exists():
            assert (source / name).exists(), f"{name} is not in the source distribution; see MANIFEST.in"
    assert (source / "src/flagplot/server/static/index.html").exists()
    assert not (source / "web/node_modules").exists()


def _wheel_is_whole(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    folder = ROOT / "src"
    ours = [path for path in (folder / "flagplot").rglob("*") if path.is_file()]
    for path in ours:
        if "__pycache__" not in path.parts and path.suffix != ".md":
            assert path.relative_to(folder).as_posix() in names
    assert not [name for name in names if name.startswith(("tests", "tools", "web"))]


def _serves_client_and_maps(address: str) -> None:
    page = httpx.get(f"{address}/", timeout=60)
    scripts = re.findall(r'src="\./?([^"]+\.js)"|src="/([^"]+\.js)"', page.text)
    assert scripts, page.text
    for script in ("".join(found) for found in scripts):
        assert "javascript" in httpx.get(f"{address}/{script}", timeout=60).headers["content-type"]
    assert httpx.get(f"{address}/health", timeout=60).json()["version"] == flagplot.__version__
    for game in WITH_A_MAP:
        assert httpx.get(f"{address}/api/maps/{game}", timeout=60).json()["type"] == "Topology", game


def _says_its_version(environment: Path) -> None:
    done = subprocess.run([environment / "bin/flagplot", "--version"], capture_output=True, text=True)
    assert done.stdout.split() == ["flagplot", flagplot.__version__]
