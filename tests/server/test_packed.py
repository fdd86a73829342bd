"""What is sent again and again is sent small, and not at all to whoever has it."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from flagplot.board import shelf
from flagplot.kernel.registry import titles
from flagplot.pictures.board import map_of
from flagplot.server import packed
from flagplot.server.packed import Packed
from flagplot.server.static import STATIC, read_files

TEXT = b"All quiet on the western front. " * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(TEXT)
    (tmp_path / "assets" / "a.js").write_bytes(TEXT)
    (tmp_path / "assets" / "a.js.br").write_bytes(b"very small")
    (tmp_path / "picture.png").write_bytes(TEXT)
    return tmp_path


def test_what_was_compressed_before_belongs_to_its_file(folder: Path) -> None:
    files = read_files(folder)
    assert sorted(files) == ["assets/a.js", "index.html", "picture.png"]
    assert files["assets/a.js"].brotli == b"very small"
    assert gzip.decompress(files["index.html"].zipped or b"") == TEXT
    assert files["picture.png"].zipped is None  # is small already


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"), ("br;q=1.0, gzip;q=0.8", "br"), ("GZIP", "gzip"),
        ("broccoli, x-gzip", None), ("", None),
    ],
)  # fmt: skip
def test_a_client_gets_the_smallest_form_it_takes(folder: Path, accepted: str, sent: str | None) -> None:
    file = read_files(folder)["assets/a.js"]
    answer = file.answer(RequestFactory().get("/", headers={"Accept-Encoding": accepted}), lasting=True)
    assert answer.headers.get("Content-Encoding") == sent
    assert answer.content == {"br": b"very small", "gzip": file.zipped, None: TEXT}[sent]
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["Cache-Control"]
    known = {"If-None-Match": answer.headers["ETag"]}
    again = file.answer(RequestFactory().get("/", headers=known))
    assert (again.status_code, again.content, again.headers["Cache-Control"]) == (304, b"", "no-cache")


def test_the_client_is_built_with_it() -> None:
    assert any(file.brotli for file in read_files(STATIC).values()), "run make web"


def test_a_map_is_sent_as_the_build_made_it_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packed, "PRINTED", tmp_path)
    (tmp_path / f"{sha256(TEXT).hexdigest()}.br").write_bytes(b"very small")
    assert Packed.printed(TEXT).brotli == b"very small"
    changed = Packed.printed(TEXT + b"Or is it?")
    assert changed.brotli is None
    assert gzip.decompress(changed.zipped or b"") == TEXT + b"Or is it?"


def test_every_map_is_built_with_it() -> None:
    maps = [*map(map_of, titles()), *(shelf.drawn(board.id) for board in shelf.boards())]
    for data in maps:
        if data is not None:
            found = Packed.printed(data)
            assert found.brotli, "run make web"
            assert len(found.brotli) < len(found.zipped or data)
