"""New Countries: puppets of the Axis, and Dependents the West sets free. [15.25, 13.8.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS, NOBODY
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import DELAY, IDS, OUT, conquered_box, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers
from flagplot.games.dai_senso.politics.affairs import DELAY as DELAY_BOX
from flagplot.games.dai_senso.politics.asking import Question, Words
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event
from flagplot.games.dai_senso.politics.internment import intern_counter, internable
from flagplot.games.dai_senso.state import ACTIVE, CONQUERED, NEUTRAL, NOT_CREATED
from flagplot.kernel.words import the

NEVER = ("kansu", "kiangsu")  # once they are Japanese Dependents [DSB-MC-04]
NEW = "N"  # the code of counters of Countries that are created
# colonial units that leave the game with their land [see DSB-PE-25-4, DSB-PE-25-6]
COLONIALS = {"burma": ("JP-BUR",), "india": ("JP-IND", "BR-IND"), "philippines": ("US-PHIL", "JP-PHIL")}
AXIS_COLONIALS = {"burma": ("JP-BUR",), "india": ("JP-IND",)}


def creatable(war: War) -> list[str]:
    """Conquered Countries, and Dependents and Regions that can be Countries, wholly in Axis hands.

    Every City, and every hex with an Allied Partisan Base, must be under Axis control.
    [DSB-MC-01, DSB-MC-03, DSB-MC-04, DSB-PE-25-1, DSB-FC-12, DSI-CTR-10]
    """
    return [one.id for one in war.tables.map.countries.minors if _ripe(war, one.id)]


def _ripe(war: War, area: str) -> bool:
    stands = countries.status(war, area)
    if stands not in (CONQUERED, NOT_CREATED) or area in NEVER:
        return False
    inside = _land(war, area)
    cells = war.tables.map.hexes
    key = [hex for hex in inside if cells[hex].city or IDS[hex] in partisan_bases(war)]
    return bool(key) and all(control(war, hex) == AXIS for hex in key)


def _land(war: War, area: str) -> list[int]:
    return [hex for hex, cell in enumerate(war.tables.map.hexes) if area in (cell.area, cell.region)]


def partisan_bases(war: War) -> list[str]:
    """Where Partisan Bases lie on the map."""
    grid = war.tables.map.board.grid.number
    return [
        place
        for marker, place in war.affairs.markers.items()
        if marker.startswith("partisan_base") and place in grid
    ]


def _puppet(war: War, frame: Event) -> Question | None:
    """15.25 for the Axis: one of them may become an active Axis Country. [DSB-PE-25-1]"""
    if frame.receiver != AXIS:
        return None

    def create(war: War, words: Words) -> None:
        _create_puppet(war, words[0])

    found = [(area,) for area in creatable(war)]
    return Question(AXIS, "Create a puppet government?", found, create, may=True, rule="DSB-PE-25-1")


def _create_puppet(war: War, area: str) -> None:
    """Its units come to the Axis Force Pool; bases there are interned, colonials and the claim of Japan go.

    [DSB-PE-25-2, DSB-PE-25-3, DSB-PE-25-4, DSB-ST-06]
    """
    boxes = [conquered_box(faction) for faction in range(3)]
    inside = {IDS[hex] for hex in _land(war, area)}
    state = war.state
    state.ceded = tuple(one for one in state.ceded if one != f"japan_{area}")
    countries.settle(war, area, ACTIVE, AXIS)
    for number, counter in enumerate(war.counters):
        if counter.country == area and (
            state.place[number] in boxes or (counter.code == NEW and state.place[number] == OUT)
        ):
            war.lay(number, DELAY if counter.stripe else pool(AXIS))
    for marker, place in list(war.affairs.markers.items()):
        if marker.startswith("partisan_base") and place in inside:
            markers.put(war, marker, DELAY_BOX)
    _disband(war, AXIS_COLONIALS.get(area, ()))
    war.note(f"{the(area)} becomes a country of the Axis")


def _disband(war: War, types: tuple[str, ...]) -> None:
    for number, counter in enumerate(war.counters):
        if counter.type in types and war.state.place[number] != OUT:
            war.send(number, OUT, "is disbanded")
    emergency.part(war)  # units of two nations [see DSB-MN-03]


def _independence(war: War, frame: Event) -> None:
    """15.25 for the West: the Dependent becomes Neutral, everybody in it is interned, its colonials go.

    [DSB-MC-02, DSB-PE-25-5, DSB-PE-25-6]
    """
    if frame.receiver == AXIS or countries.status(war, frame.what) != NOT_CREATED:
        return
    countries.settle(war, frame.what, NEUTRAL, NOBODY)
    for hex in countries.hexes(war, frame.what):
        for number in war.stack(hex):
            if internable(war, number):
                intern_counter(war, number)
    _disband(war, COLONIALS.get(frame.what, ()))
    war.note(f"{the(frame.what)} is independent")


EVENTS = {"15.25": Rule(_puppet, _independence)}
