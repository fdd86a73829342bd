"""A finished picture: SVG that shows itself in a notebook and can be saved, with a renderer as PNG too."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.parts import part
from flagplot.kernel.plotfile import write_atomically


class Picture(str):
    """The SVG text of a board."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def png(self) -> bytes:
        """The same as pixels; needs the extra ``pictures``."""
        with part("pictures as PNG"):
            renderer = import_module("resvg_py")
        return bytes(renderer.svg_to_bytes(svg_string=str(self)))

    def save(self, path: Path | str) -> None:
        """Write a file, whole or not at all; its name ends in .svg or .png."""
        path = Path(path)
        if path.suffix not in (".svg", ".png"):
            raise BadInputError(f"a file name that ends in .svg or .png expected, found {path.name!r}")
        write_atomically(path, self.png() if path.suffix == ".png" else self.encode())
