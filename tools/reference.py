"""The reference of the library: pages made from its docstrings, by pdoc.

    python -m tools.reference [FOLDER]

writes them to ``build/reference``: the public names, what a game must give, what games share, and every
game. The HTTP interface has a page of its own, ``/api/docs`` of any server.
"""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

import flagplot

FOLDER = Path("build/reference")
# the rooms a program outside of the house may look into; server and command line are used from outside only
ROOMS = ("kernel", "board", "chance", "bots", "odds", "rules", "pictures", "games")
OTHERS = ("server", "cli", "__main__")


def modules() -> list[str]:
    """What has a page: the package itself, and its rooms with all that is in them."""
    return ["flagplot", *(f"flagplot.{room}" for room in ROOMS)]


def write(folder: Path) -> None:
    """Write all pages."""
    import pdoc
    import pdoc.render

    pdoc.render.configure(
        docformat="restructuredtext",
        footer_text=f"Flagplot {flagplot.__version__}",
        search=True,
        show_source=False,
    )
    # pdoc looks for the types of a struct's fields where its name is made public; else their text must do
    warnings.filterwarnings("ignore", "Error parsing type annotation", UserWarning)
    pdoc.pdoc(*modules(), *(f"!flagplot.{room}" for room in OTHERS), output_directory=folder)


def main() -> None:
    """Write them where the command line says."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    write(folder)
    print(f"{sum(1 for _ in folder.rglob('*.html'))} pages: {folder / 'index.html'}")


if __name__ == "__main__":
    main()
