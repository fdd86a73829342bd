"""Pictures of a board: what a seat sees, drawn as SVG on the map of its game.

    game.drawn(state)                     # in a notebook it shows itself
    game.drawn(state, "japan").save("board.svg")

Everything is drawn from the view of the seat, the catalog and the map file, so a picture tells no more than
the table does, and no game needs code of its own here.
"""

from __future__ import annotations

from flagplot.pictures.board import draw
from flagplot.pictures.picture import Picture

__all__ = ["Picture", "draw"]
