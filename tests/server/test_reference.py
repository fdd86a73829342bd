"""The HTTP reference as a page, and the samples of an installation: they fit what the server really has."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path

from typer.main import get_command

from flagplot.cli import app as cli
from tests.server.harness import Player, Running

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_reference_lists_every_request(server: Running, player: Player) -> None:
    answer = player.http.get("/api/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script" not in answer.text
    document = player.get("/openapi.json")
    for path in document["paths"]:
        assert f"<code>{path}</code>" in answer.text, path
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in answer.text, name
    for link in set(re.findall(r'href="#([^"]+)"', answer.text)):
        assert f'id="{link}"' in answer.text, link


def test_the_dashboard_shows_counters_there_are(server: Running, player: Player) -> None:
    player.get("/api/meta")  # so that a request has been counted
    counters = set(re.findall(r"^(flagplot_\w+)", player.http.get("/metrics").text, re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = {name for panel in dashboard["panels"] for one in panel["targets"]
             for name in re.findall(r"flagplot_\w+", one["expr"])}  # fmt: skip
    assert len(asked) >= 9
    assert asked <= counters, asked - counters


def test_the_units_call_commands_there_are() -> None:
    found = 0
    for name in ("flagplot.service", "flagplot-backup.service"):
        unit = configparser.ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str  # type: ignore[assignment,method-assign]
        unit.read(DEPLOY / name)
        words = re.split(r"[\s'\"]+", unit["Service"]["ExecStart"].partition("bin/flagplot ")[2])
        command = get_command(cli)
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]  # type: ignore[attr-defined]
        options = {option for parameter in command.params for option in parameter.opts}
        used = {word for word in words if word.startswith("--")}
        assert used <= options, (name, used - options)
        found += len(used)
    assert found >= 4


def test_the_proxy_passes_on_what_the_server_needs() -> None:
    told = (DEPLOY / "nginx.conf").read_text()
    for header in ("Host $host", "X-Forwarded-For $remote_addr", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in told
    assert "client_max_body_size 8m;" in told
