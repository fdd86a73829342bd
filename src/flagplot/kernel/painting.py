"""The door to pictures: the kernel knows that a board can be drawn, not how."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from flagplot.kernel.errors import BadInputError

_painter = ""  # "module:NAME"


def paint_with(where: str) -> None:
    """Say which function draws the view of a game: ``"package.module:NAME"``, imported when first needed."""
    global _painter
    _painter = where


def painter() -> Callable[..., Any]:
    """The function that draws."""
    if not _painter:
        raise BadInputError("nothing that draws boards was named; import flagplot, or call paint_with")
    module, _, name = _painter.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found
