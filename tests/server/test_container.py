"""The container files name only what exists: files, options, settings."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from flagplot.cli import run as cli

ROOT = Path(__file__).parents[2]


@pytest.fixture
def options(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What ``flagplot serve`` understands."""
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("TERM", "dumb")
    cli(["serve", "--help"])
    return capsys.readouterr().out


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_file(options: str) -> None:
    found = instructions()
    for word, rest in found:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    command = json.loads(next(rest for word, rest in found if word == "CMD"))
    assert command[:2] == ["flagplot", "serve"]
    for option in (one for one in command if one.startswith("--")):
        assert option in options, option
    port = next(rest for word, rest in found if word == "EXPOSE")
    assert command[command.index("--port") + 1] == port
    assert any(word == "USER" and rest != "root" for word, rest in found)


def test_the_image_has_what_a_shared_server_can_use() -> None:
    """What is installed without its dependencies finds them in the locked ones."""
    extras = next(
        set(found[1].split(","))
        for word, rest in instructions()
        if word == "RUN" and (found := re.search(r"'\.\[([\w,]+)\]'", rest))
    )
    lock = re.search(r"\$\(LOCK\) (.*) --output-file requirements.txt", (ROOT / "Makefile").read_text())
    assert lock
    assert set(re.findall(r"--extra (\w+)", lock[1])) == extras
    known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    locked = (ROOT / "requirements.txt").read_text()
    for package in (one for extra in extras for one in known[extra]):
        assert re.search(rf"^{re.split('[<>=]', package)[0]}==", locked, re.MULTILINE), package


def test_the_compose_file(options: str) -> None:
    document: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = document["services"]
    server = services["flagplot"]
    assert (ROOT / server["build"]["dockerfile"]).exists()
    for name in server["environment"]:
        assert name in options, name
    for service in services.values():
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in document["volumes"]
        assert set(service.get("depends_on", ())) <= set(services)
    for service in services.values():
        assert {one["source"] for one in service.get("configs", ())} <= set(document["configs"])
    assert "respond /metrics 404" in document["configs"]["caddyfile"]["content"]
    assert server["environment"]["FLAGPLOT_DATABASE"].startswith("postgresql+asyncpg://")


def test_what_the_container_is_built_from() -> None:
    """The ignore file lets in what the container file copies, and keeps out what it makes itself."""
    lines = (ROOT / ".dockerignore").read_text().split()
    let_in = {line[1:] for line in lines if line.startswith("!")}
    copied = {
        source.split("/")[0]
        for word, rest in instructions()
        if word == "COPY" and not rest.startswith("--from")
        for source in rest.split()[:-1]
    }
    assert copied <= let_in
    assert {"web/node_modules", "src/flagplot/server/static"} <= set(lines)
    assert re.search(r'outDir: "\.\./src/flagplot/server/static"', (ROOT / "web/vite.config.ts").read_text())
