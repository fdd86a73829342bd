"""The samples of an installation, tried with the programs they are for, where these are on the machine."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tools.postgres import free_port
from websockets.sync.client import connect

from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Running, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "war.example.org"
MAIN = """
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/flagplot.conf;
}}
"""


def program(name: str) -> str:
    """The path of a program; without it the test says that it was not run."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    return found or pytest.skip(f"no {name} on this machine")


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    units = []
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = unit.read_text().replace("/opt/flagplot/bin/flagplot", "/bin/true")
        units.append(tmp_path / unit.name)
        units[-1].write_text(text)
    assert len(units) == 3
    ran = subprocess.run([analyze, "verify", *map(str, units)], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    settings = shared_settings(sqlite_url(tmp_path), trusted_proxy=True, public_url=f"https://{NAME}")
    with running(settings) as server:
        yield server


@pytest.fixture
def proxy(club: Running, tmp_path: Path) -> Iterator[tuple[int, int]]:
    """A real nginx with the sample in front of a server: its ports for http and https."""
    nginx, openssl = program("nginx"), program("openssl")
    plain, secure = free_port(), free_port()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{club.port};",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl;\n": "",
    }.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (tmp_path / "flagplot.conf").write_text(text)
    (tmp_path / "nginx.conf").write_text(MAIN.format(folder=tmp_path))
    paths = {"-c": "nginx.conf", "-p": "", "-e": "error.log"}
    command = [nginx, *(part for flag, name in paths.items() for part in (flag, str(tmp_path / name)))]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as serving:
        try:
            yield _listening(plain), _listening(secure)
        finally:
            serving.terminate()


def _listening(port: int) -> int:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/", headers={"Host": NAME}, timeout=60)
            return port
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("nginx does not listen")


def test_nginx_in_front_of_a_server(proxy: tuple[int, int]) -> None:
    plain, secure = proxy
    led = httpx.get(f"http://127.0.0.1:{plain}/x", headers={"Host": NAME}, timeout=60)
    assert (led.status_code, led.headers["location"]) == (301, f"https://{NAME}/x")

    with httpx.Client(
        base_url=f"https://127.0.0.1:{secure}", verify=False, headers={"Host": NAME}, timeout=60
    ) as ann:
        assert ann.get("/health").status_code == 200
        account = {"name": "Ann", "password": "correct horse"}
        entered = ann.post("/api/auth/register", json=account)
        assert entered.status_code == 201, entered.text
        wish = {"game": "skirmish", "seats": {"red": {"kind": "me"}}}
        made = ann.post("/api/games", json=wish, headers={"X-CSRF-Token": entered.json()["csrf"]})
        assert made.status_code == 201, made.text
        cookies = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        large = ann.post("/api/import", content=b"x" * 8_400_000, headers={"X-CSRF-Token": "x"})
        assert large.status_code == 413

    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address, there = f"wss://{NAME}/api/games/{made.json()['id']}/live", ("127.0.0.1", secure)
    told = {"Cookie": cookies, "Origin": f"https://{NAME}"}
    with (
        socket.create_connection(there) as way,
        connect(address, sock=way, ssl=trusting, additional_headers=told) as live,
    ):
        live.send('{"watch": true, "seat": "red"}')
        assert '"hello"' in str(live.recv(10))
