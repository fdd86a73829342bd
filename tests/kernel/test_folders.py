"""Games and caches lie where each system expects them."""

from __future__ import annotations

from pathlib import Path

import pytest

from flagplot.kernel import folders


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("FLAGPLOT_DATA", "FLAGPLOT_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "data", "cache"),
    [
        ("linux", ".local/share/flagplot", ".cache/flagplot"),
        ("darwin", "Library/Application Support/flagplot", "Library/Caches/flagplot"),
        ("win32", "AppData/Local/flagplot", "AppData/Local/flagplot/Cache"),
    ],
)
def test_by_system(monkeypatch: pytest.MonkeyPatch, home: Path, platform: str, data: str, cache: str) -> None:
    monkeypatch.setattr(folders.sys, "platform", platform)  # type: ignore[attr-defined]
    assert folders.data_folder() == home / data
    assert folders.cache_folder() == home / cache


def test_what_the_user_says_comes_first(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/fast")
    assert folders.cache_folder() == Path("/fast/flagplot")
    monkeypatch.setenv("FLAGPLOT_CACHE", "~/kept")
    monkeypatch.setenv("FLAGPLOT_DATA", "/games")
    assert folders.cache_folder() == home / "kept"
    assert folders.data_folder() == Path("/games")
