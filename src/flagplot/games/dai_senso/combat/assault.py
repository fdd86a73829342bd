"""A whole attack in one answer: ``assault <hex> <counter>...``."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.combat import forces
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action

ASSAULT = "assault"


def steps(war: War, action: Action) -> Sequence[Action]:
    """The small answers it stands for: the hex, its attackers, an HQ that is not beside it in support."""
    label, *counters = map(str, action.args)
    hex = war.tables.map.board.grid.number.get(label, -1)
    return [
        Action("target", (label,)),
        *(Action("support" if _from_afar(war, one, hex) else "commit", (one,)) for one in counters),
        Action("attack"),
    ]


def _from_afar(war: War, id: str, hex: int) -> bool:
    number = war.tables.number.get(id)
    return number is not None and hex >= 0 and war.face(number).hq and not forces.beside(war, number, hex)
