"""How counters look: the colours of nations and the sizes of formations. No rule depends on it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from flagplot.board.hexboard import decoded


class Paint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a nation's counters."""

    fill: str
    ink: str


class Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of looks."""

    about: str
    nations: dict[str, Paint]
    sizes: dict[str, tuple[str, ...]]  # by type of counter, for each of its sides

    def size(self, type: str, side: int) -> str:
        """The formation on a side of a counter, xxxx for an army; nothing where none is printed."""
        sizes = self.sizes.get(type, ())
        return sizes[side] if side < len(sizes) else ""


@cache
def looks() -> Looks:
    """What the file says."""
    found: Looks = decoded(
        files(__package__).joinpath("data", "looks.json").read_bytes(), Looks, "looks.json"
    )
    return found
