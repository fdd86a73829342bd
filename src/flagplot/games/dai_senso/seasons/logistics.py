"""The Logistics / Partisan Segment: one Logistics marker may be placed or picked up. [1.2]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import FACTIONS, SOVIET
from flagplot.games.dai_senso.markers import KWANTUNG_LOGISTICS, LOGISTICS
from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.places import DELAY, IDS, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.seasons.frames import Logistics
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

KWANTUNG_AREAS = ("manchukuo", "korea")  # [see DSA-LOG-03]
RUSSIA, BRITAIN, US = "russia", "britain", "us"
WEST_MAP = "w"  # begins the labels of its hexes


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
    pooled = [number for number in markers if war.state.place[number] == pool(faction)]
    held = sorted(war.state.at) if faction != SOVIET else _near_hqs(war)
    found = [
        Action("supply_base", (war.id(number), IDS[hex]))
        for number in pooled
        for hex in held
        if _unfit(war, number, hex) is None
    ]
    return found + [Action("pick_up", (war.id(number),)) for number in markers if war.on_map(number)]


def _near_hqs(war: War) -> list[int]:
    """The hexes of Russian HQs with a line overland, and those beside them. [see DSA-LOG-04]"""
    grid = war.tables.map.board.grid
    homes = {
        war.state.place[one]
        for one in war.all_ground(SOVIET)
        if war.face(one).hq and war.counter(one).nation == RUSSIA and supply.overland(war, one)
    }
    return sorted({near for home in homes for near in grid.within(home, 1)})


def _unfit(war: War, number: int, hex: int) -> Refusal | None:
    """Why a Logistics marker cannot be placed in a hex: other counters there, or what its faction needs.

    [DSA-LOG-07]
    """
    faction = war.faction(number)
    for one in war.stack(hex):
        if war.faction(one) != faction or war.face(one).kind == LOGISTICS:
            return illegal("DSA-LOG-07", f"{the(war.id(one))} is in {the(IDS[hex])}", IDS[hex])
    return (_axis_unfit, _western_unfit, _soviet_unfit)[faction](war, number, hex)


def _axis_unfit(war: War, number: int, hex: int) -> Refusal | None:
    """The Axis needs a City with a Japanese unit supplied from Japan. [DSA-LOG-02, DSA-LOG-03]"""
    area = war.tables.map.hexes[hex].area
    if war.id(number) == KWANTUNG_LOGISTICS and not (
        area in KWANTUNG_AREAS and war.lands.country[hex] == JAPAN and hex not in war.lands.proper
    ):
        return illegal("DSA-LOG-03", f"{the(war.id(number))} stays in Manchukuo and Korea", IDS[hex])
    if _city_with(war, hex, JAPAN):
        return None
    text = f"{the(IDS[hex])} is no City with a Japanese unit supplied from Japan"
    return illegal("DSA-LOG-02", text, IDS[hex])


def _western_unfit(war: War, number: int, hex: int) -> Refusal | None:
    """The West needs a City with a supplied US unit, not in a British Dependent of its map half.

    [DSA-LOG-05]
    """
    british = war.lands.country[hex] == BRITAIN and hex not in war.lands.proper
    if _city_with(war, hex, US) and not (british and IDS[hex].startswith(WEST_MAP)):
        return None
    text = (
        f"{the(IDS[hex])} is no City with a supplied US unit, or lies in a British Dependent of the West Map"
    )
    return illegal("DSA-LOG-05", text, IDS[hex])


def _soviet_unfit(war: War, number: int, hex: int) -> Refusal | None:
    """The Soviets need Road or Rail with, or beside, a Russian HQ whose line runs overland. [DSA-LOG-04]"""
    cell = war.tables.map.hexes[hex]
    if (cell.road or cell.rail) and hex in _near_hqs(war):
        return None
    text = f"{the(IDS[hex])} is no Road or Rail hex near a Russian HQ supplied overland"
    return illegal("DSA-LOG-04", text, IDS[hex])


def _city_with(war: War, hex: int, nation: str) -> bool:
    """Whether a hex is a City with a supplied ground unit of a nation."""
    return war.tables.map.hexes[hex].city and any(
        war.face(one).ground and belongs(war, one, (nation,)) and supply.supplied(war, one)
        for one in war.stack(hex)
    )
