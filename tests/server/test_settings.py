"""Every setting of a server can be told, by option and by environment, and is listed for administrators."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flagplot.cli import run as cli
from flagplot.kernel.errors import BadInputError
from flagplot.server import run
from flagplot.server.languages import read_language
from flagplot.server.settings import FURTHER, Mail, Provider, Settings, sqlite_url
from tests.server.harness import Player, running

MANUAL = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
URL = "sqlite+aiosqlite:///war.sqlite"
SWEDISH = str(Path(__file__).with_name("swedish.json"))
# environment, field, value as told, value as read; none is the default
TOLD: dict[str, tuple[str, str, Any]] = {
    "FLAGPLOT_DATABASE": ("database", URL, URL),
    "FLAGPLOT_HOST": ("host", "10.1.2.3", "10.1.2.3"),
    "FLAGPLOT_PORT": ("port", "8123", 8123),
    "FLAGPLOT_URL": ("public_url", "https://war.example.org/", "https://war.example.org"),
    "FLAGPLOT_HOSTS": ("hosts", "a.example, b.example", ("a.example", "b.example")),
    "FLAGPLOT_INSECURE_COOKIES": ("secure", "1", False),
    "FLAGPLOT_REGISTRATION": ("registration", "closed", "closed"),
    "FLAGPLOT_GUESTS": ("guests", "false", False),
    "FLAGPLOT_RATE": ("rate", "7.5", 7.5),
    "FLAGPLOT_BURST": ("burst", "70", 70),
    "FLAGPLOT_GAMES_EACH": ("games_each", "3", 3),
    "FLAGPLOT_FINISHED_EACH": ("finished_each", "4", 4),
    "FLAGPLOT_CONNECTIONS_EACH": ("connections_each", "5", 5),
    "FLAGPLOT_SMTP": ("mail", "smtp://mail.example:2525?from=a@b.example",
                      Mail(host="mail.example", port=2525, sender="a@b.example")),
    "FLAGPLOT_BEHIND_PROXY": ("trusted_proxy", "true", True),
    "FLAGPLOT_PRIVATE_WEBHOOKS": ("private_webhooks", "true", True),
    "FLAGPLOT_HEADER_SECONDS": ("header_seconds", "6", 6.0),
    "FLAGPLOT_BODY_SECONDS": ("body_seconds", "8", 8.0),
    "FLAGPLOT_TICK": ("tick", "9", 9.0),
    "FLAGPLOT_NOTICE_DELAY": ("notice_delay", "11", 11.0),
    "FLAGPLOT_NOTICE_RETRY": ("notice_retry", "12", 12.0),
    "FLAGPLOT_THINKERS": ("thinkers", "3", 3),
    "FLAGPLOT_LANGUAGE": ("language", SWEDISH, SWEDISH),
    "FLAGPLOT_OIDC": ("oidc", "https://us:key@id.example?name=Club",
                      Provider(issuer="https://id.example", client_id="us", client_secret="key",
                               name="Club")),
    "FLAGPLOT_TELEGRAM": ("telegram", "123:abc", "123:abc"),
    "FLAGPLOT_PUSH_CONTACT": ("push_contact", "mailto:me@b.example", "mailto:me@b.example"),
    "FLAGPLOT_WARM_UP": ("warm_up", "false", False),
}  # fmt: skip


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """What servers were started with; none really is."""
    found: list[Settings] = []
    monkeypatch.setattr(run, "shared", lambda settings, processes, say: found.append(settings))
    return found


def test_the_environment_tells_everything(started: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, (_, told, _) in TOLD.items():
        monkeypatch.setenv(name, told)
    assert cli(["serve"]) == 0
    fields = {field for field, _, _ in TOLD.values()}
    assert fields == {*Settings.__struct_fields__} - {"mode"}, "a setting nobody can reach"
    plain = Settings(database="")
    for name, (field, _, expected) in TOLD.items():
        assert getattr(started[0], field) == expected != getattr(plain, field), name


def test_options_tell_what_has_none_of_its_own(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLAGPLOT_RATE", "1")
    told = {field: (text, value) for field, text, value in TOLD.values() if field in FURTHER}
    words = [word for field, (text, _) in told.items() for word in ("--set", f"{field}={text}")]
    assert cli(["serve", "--database", URL, *words]) == 0
    found = msgspec.structs.asdict(started[0])
    assert {field: found[field] for field in told} == {field: value for field, (_, value) in told.items()}


def test_the_manual_lists_everything() -> None:
    for name, (field, _, _) in TOLD.items():
        assert f"`{name}`" in MANUAL, name
        assert field not in FURTHER or f"`--set {field}=`" in MANUAL, field


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--set", "rate=fast"], "rate: expected `float`, got `str`"),
        (["--set", "rate=0"], "rate: expected `float` > 0.0"),
        (["--set", "burst=1.5"], "burst: expected `int`"),
        (["--set", "tick=-1"], "tick: expected `float` > 0.0"),
        (["--set", "private_webhooks=perhaps"], "private_webhooks: expected `bool`"),
        (["--set", "colour=red"], "--set: NAME=VALUE with one of hosts, rate"),
        (["--set", "rate"], "--set: NAME=VALUE"),
        (["--set", "language=nowhere.json"], "language: a file expected, found 'nowhere.json'"),
        (["--set", f"language={__file__}"], "language: "),
        (["--public-url", "war.example.org"], "--public-url: https://NAME without a path expected"),
        (["--public-url", "https://war.example.org/games"], "--public-url: https://NAME without a path"),
        (["--public-url", "https://war.example.org:x"], "--public-url: https://NAME without a path"),
    ],
)
def test_what_cannot_be_read_costs_one_line(
    words: list[str], expected: str, started: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli(["serve", "--database", URL, *words]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert len(told.splitlines()) == 1
    assert not started


@pytest.mark.parametrize(
    ("settings", "name", "answers"),
    [
        ({}, "anything.example", True),
        ({"public_url": "https://War.example.org"}, "war.example.org", True),
        ({"public_url": "https://war.example.org"}, "evil.example", False),
        ({"public_url": "https://war.example.org"}, "127.0.0.1", True),
        ({"hosts": ("war.lan",)}, "evil.example", False),
        ({"hosts": ("War.lan",), "public_url": "https://war.example.org"}, "war.lan", True),
        ({"mode": "embedded"}, "evil.example", False),
        ({"mode": "embedded"}, "localhost", True),
    ],
)
def test_names_the_server_answers_to(settings: dict[str, Any], name: str, answers: bool) -> None:
    assert Settings(**{"mode": "shared", "database": "", **settings}).answers_to(name) is answers


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({"sentences": {}}, "missing required field `language`"),
        ({"language": "sv", "words": {}}, "unknown field `words`"),
        ({"language": "sv", "sentences": {"{} of #": "{}"}}, "'{} of #': marks #1 {1} expected, found {1}"),
        ({"language": "sv", "sentences": {"{} of {}": "{2} {2}"}}, "marks {1} {2} expected, found {2} {2}"),
    ],
)
def test_a_language_is_checked(document: dict[str, Any], expected: str, tmp_path: Path) -> None:
    path = tmp_path / "language.json"
    path.write_bytes(msgspec.json.encode(document))
    with pytest.raises(BadInputError, match=re.escape(expected)):
        read_language(str(path))


def test_a_server_speaks_the_language_of_its_file(tmp_path: Path) -> None:
    assert read_language("") is None
    with running(Settings(database=sqlite_url(tmp_path), language=SWEDISH)) as server:
        player = Player(server.url)
        found = player.send("GET", "/api/games/nothing").json()["error"]
        assert found["message"] == "inget spel 'nothing'"
        player.close()
