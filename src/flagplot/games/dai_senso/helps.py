"""The lines of the Aid and Lend-Lease Tables. [DSI-TAB-06, DSI-TAB-07]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from flagplot.kernel.errors import BadInputError

FACES = range(1, 7)


class Help(NamedTuple):
    """What a face of the die brings: steps of a kind, or a Political Event."""

    kind: str = ""
    steps: int = 0
    event: str = ""


WORDS = {
    "none": Help(),
    "1 step": Help("any", 1),
    "2 steps": Help("any", 2),
    "1 infantry step": Help("infantry", 1),
    "2 infantry steps": Help("infantry", 2),
    "1 armor step or 2 infantry steps": Help("any", 2),  # armor counts twice
}


def on(table: Mapping[str, Any], face: int) -> Help:
    """What a table gives for a face: the line that covers it."""
    for faces, result in table["results"].items():
        if face in covered(faces):
            return Help(event=result["event"]) if isinstance(result, dict) else WORDS[result]
    raise BadInputError(f"tables.json: a line for {face} expected, found none")


def covered(faces: str) -> range:
    """The faces a line covers: ``<=2``, ``3-4``, ``4`` or ``>=5``."""
    low, high = FACES[0], FACES[-1]
    try:
        if faces.startswith("<="):
            return range(low, int(faces[2:]) + 1)
        if faces.startswith(">="):
            return range(int(faces[2:]), high + 1)
        first, _, last = faces.partition("-")
        return range(int(first), int(last or first) + 1)
    except ValueError:
        raise BadInputError(f"tables.json: faces such as <=2, 3-4 or >=5 expected, found {faces!r}") from None
