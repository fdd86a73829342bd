"""Where the system keeps the files of a program: a user's games, and what can be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for this user's games: ``FLAGPLOT_DATA``, else where the system keeps such things."""
    return _told("FLAGPLOT_DATA") or _own(
        linux=("XDG_DATA_HOME", ".local/share", "flagplot"),
        mac="Library/Application Support/flagplot",
        windows="flagplot",
    )


def cache_folder() -> Path:
    """The folder for what can be made again: ``FLAGPLOT_CACHE``, else where the system keeps such things."""
    return _told("FLAGPLOT_CACHE") or _own(
        linux=("XDG_CACHE_HOME", ".cache", "flagplot"),
        mac="Library/Caches/flagplot",
        windows="flagplot/Cache",
    )


def _told(variable: str) -> Path | None:
    chosen = os.environ.get(variable)
    return Path(chosen).expanduser() if chosen else None


def _own(*, linux: tuple[str, str, str], mac: str, windows: str) -> Path:
    """Our part of the user's own folders; it need not exist, nor be writable."""
    home = Path(os.path.expanduser("~"))  # unlike Path.home, also an answer for a user without one
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / windows
    if sys.platform == "darwin":
        return home / mac
    variable, default, name = linux
    return Path(os.environ.get(variable) or home / default) / name
