"""The Logistics / Partisan Segment: one Logistics marker may be placed or picked up. [1.2]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.markers import KWANTUNG_LOGISTICS, LOGISTICS
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.seasons.frames import Logistics
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

KWANTUNG_AREAS = ("manchukuo", "korea")  # [see DSA-LOG-03]


class LogisticsStep(Step[War, Logistics]):
    """One marker is placed, or one is picked up, or neither. [DSA-LOG-01]"""

    def seats(self, war: War, frame: Logistics) -> tuple[str, ...]:
        """The phasing faction, if it could do anything."""
        return (FACTIONS[war.state.phasing],) if _possible(war) else ()

    def run(self, war: War, frame: Logistics) -> None:
        """Nothing can be done."""
        war.pop()

    def legal(self, war: War, frame: Logistics, seat: str) -> Sequence[Action]:
        """Hexes for each marker in the Force Pool, markers to pick up, or nothing."""
        return [*_possible(war), Action("done")]

    def do(self, war: War, frame: Logistics, seat: str, action: Action) -> None:
        """The segment is over when one marker has been placed or picked up."""
        if action.verb == "supply_base":
            id, label = map(str, action.args)
            hex = IDS.index(label)
            for one in war.stack(hex):
                if war.detachment(one):  # two markers of this sort never share a hex [DSA-LOG-08]
                    war.remove(one, DELAY, "makes room for a Logistics marker")
            war.arrive(war.tables.counter(id), hex)
        elif action.verb == "pick_up":
            war.remove(war.tables.counter(str(action.args[0])), DELAY, "is picked up")  # [DSA-LOG-06]
        war.pop()

    def why_not(self, war: War, frame: Logistics, seat: str, action: Action) -> Refusal | None:
        """The clause about the hex."""
        if action.verb != "supply_base" or len(action.args) != 2:
            return None
        id, hex = map(str, action.args)
        number = war.tables.number.get(id)
        if number is None or hex not in war.tables.map.board.grid.number:
            return None
        return _unfit(war, number, war.tables.map.board.grid[hex])

    def prompt(self, war: War, frame: Logistics, seat: str) -> str:
        """In words."""
        return "Place or pick up a Logistics marker"


def _possible(war: War) -> list[Action]:
    faction = war.state.phasing
    markers = [n for n, one in enumerate(war.counters) if one.type == LOGISTICS and one.faction == faction]
    pooled = set(war.in_pool(faction))
    found = [
        Action("supply_base", (war.id(number), IDS[hex]))
        for number in markers
        if number in pooled
        for hex in sorted(war.state.at)
        if _unfit(war, number, hex) is None
    ]
    return found + [Action("pick_up", (war.id(number),)) for number in markers if war.on_map(number)]


def _unfit(war: War, number: int, hex: int) -> Refusal | None:
    """Why a Logistics marker cannot be placed in a hex; the Axis needs a City and a unit supplied from Japan.

    [DSA-LOG-02, DSA-LOG-03, DSA-LOG-07]
    """
    faction, cell = war.faction(number), war.tables.map.hexes[hex]
    for one in war.stack(hex):
        if war.faction(one) != faction or war.face(one).kind == LOGISTICS:
            return illegal("DSA-LOG-07", f"{the(war.id(one))} is in {the(IDS[hex])}", IDS[hex])
    if faction != AXIS:
        return illegal("DSA-LOG-01", f"{the(war.id(number))} cannot be placed in this scenario")
    if war.id(number) == KWANTUNG_LOGISTICS and not (
        cell.area in KWANTUNG_AREAS and war.lands.country[hex] == JAPAN and hex not in war.lands.proper
    ):
        return illegal("DSA-LOG-03", f"{the(war.id(number))} stays in Manchukuo and Korea", IDS[hex])
    supplied = any(
        war.face(one).ground and war.counter(one).nation == JAPAN and supply.supplied(war, one)
        for one in war.stack(hex)
    )
    if not cell.city or not supplied:
        text = f"{the(IDS[hex])} is no City with a Japanese unit supplied from Japan"
        return illegal("DSA-LOG-02", text, IDS[hex])
    return None
