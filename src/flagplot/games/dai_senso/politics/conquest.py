"""Minor Countries are conquered and rise again. [16.1.1, 16.3.1]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY
from flagplot.games.dai_senso.places import DELAY, HEXES, OUT, conquered_box, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.asking import advance
from flagplot.games.dai_senso.politics.frames import ConditionalEvents
from flagplot.games.dai_senso.posture import posture
from flagplot.games.dai_senso.state import ACTIVE, CONQUERED, POLICIES
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

UNCONQUERED = ("kansu", "kiangsu")  # [DSB-CE-1_1-6]


def conquer(war: War, frame: ConditionalEvents) -> None:
    """In the turn of the Axis: every active Allied Minor Country whose Cities Axis ground units all occupy.

    As often as it comes to that; but no Dependent and no Region by itself.
    [DSB-CE-1_1-1, DSB-CE-1_1-2, DSB-FC-13, DSA-CEV-01, DSA-CEV-03]
    """
    if war.state.phasing == AXIS:
        for at, country in enumerate(war.tables.map.countries.minors):
            if _occupied(war, at, country.id):
                _fall(war, at, country.id)
    advance(frame)


def _occupied(war: War, at: int, country: str) -> bool:
    allied = war.state.aligned[at] not in (AXIS, NOBODY)
    if war.state.status[at] != ACTIVE or not allied or country in UNCONQUERED:
        return False
    lands, world = war.lands, war.tables.map
    cities = [hex for hex in lands.proper if lands.country[hex] == country and world.hexes[hex].city]
    return bool(cities) and all(war.ground(hex, AXIS) for hex in cities)


def _fall(war: War, at: int, country: str) -> None:
    """It keeps its alignment; counters go, and land promised to the Axis is ceded.

    Support and fortress units leave the game, the others wait in the Conquered Box.
    [DSB-CE-1_1-3, DSB-CE-1_1-4, DSB-CE-1_1-5, DSB-ST-05]
    """
    faction = war.state.aligned[at]
    _set_status(war, at, CONQUERED)
    war.note(f"{the(country)} is conquered")
    for number, counter in enumerate(war.counters):
        where = war.state.place[number]
        if counter.country != country or where == OUT:
            continue
        gone = any(face.support or face.fortress for face in counter.faces)
        box = OUT if gone else conquered_box(faction)
        if where < HEXES:
            war.remove(number, box, "falls with its country")
        else:
            war.lay(number, box)
    for ceding in war.tables.map.countries.ceding_markers:
        if ceding.marker in war.state.promised and _part_of(war, ceding.area, country):
            war.state.promised = tuple(one for one in war.state.promised if one != ceding.marker)
            war.state.ceded = (*war.state.ceded, ceding.marker)


def _part_of(war: War, area: str, country: str) -> bool:
    regions = {one.id: one.part_of for one in war.tables.map.countries.regions}
    return area == country or regions.get(area) == country


def _set_status(war: War, at: int, status: int) -> None:
    war.state.status = tuple(status if n == at else old for n, old in enumerate(war.state.status))
    war.politics_changed()


class Reactivation(Step[War, ConditionalEvents]):
    """Conquered Countries whose Capital is free may rise again. [DSB-CE-3_1-1, DSB-CE-3_1-4]"""

    def seats(self, war: War, frame: ConditionalEvents) -> tuple[str, ...]:
        """The phasing Ally, while a Country can rise."""
        return (FACTIONS[war.state.phasing],) if _rising(war) else ()

    def run(self, war: War, frame: ConditionalEvents) -> None:
        """None can."""
        advance(frame)

    def legal(self, war: War, frame: ConditionalEvents, seat: str) -> Sequence[Action]:
        """Countries that can rise, or an end."""
        return [*(Action("reactivate", (country,)) for country in _rising(war)), Action("done")]

    def do(self, war: War, frame: ConditionalEvents, seat: str, action: Action) -> None:
        """A Country rises, or the event is over."""
        if action.verb == "done":
            advance(frame)
        else:
            _rise(war, str(action.args[0]))

    def why_not(self, war: War, frame: ConditionalEvents, seat: str, action: Action) -> Refusal | None:
        """The clause about the Country."""
        if action.verb != "reactivate":
            return None
        country = str(action.args[0])
        at = war.tables.minor(country)
        fallen = at >= 0 and war.state.status[at] == CONQUERED
        if fallen and posture(war, country, war.state.phasing) in POLICIES:
            return illegal("DSB-CE-3_1-6", f"a Policy binds {the(country)}", country)
        return illegal(
            "DSB-CE-3_1-1", f"{the(country)} is not conquered, or its Capital is not free", country
        )

    def prompt(self, war: War, frame: ConditionalEvents, seat: str) -> str:
        """In words."""
        return "Conquered countries may rise again"


def _rising(war: War) -> list[str]:
    """Conquered Countries of the phasing faction with a free Capital and no Policy. [DSB-CE-3_1-6]

    Countries alone can be chosen, no Dependents or Regions, and only those that exist and stand so.
    [DSB-FC-05, DSB-FC-06, DSB-FC-07, DSB-FC-12]
    """
    faction = war.state.phasing
    if faction == AXIS:
        return []
    return [
        one.id
        for at, one in enumerate(war.tables.map.countries.minors)
        if war.state.status[at] == CONQUERED
        and war.state.aligned[at] == faction
        and posture(war, one.id, faction) not in POLICIES
        and (capital := _capital(war, one.id)) >= 0
        and all(war.faction(counter) == faction for counter in war.stack(capital))
    ]


def _capital(war: War, country: str) -> int:
    found = next((one.capital for one in war.tables.map.countries.minors if one.id == country), None)
    return war.tables.map.board.grid[found.hex] if found is not None and found.hex else -1


def _rise(war: War, country: str) -> None:
    """The Res unit takes the Capital, then the other counters leave the Conquered Box.

    [DSB-CE-3_1-5, DSB-CE-3_1-7, DSB-ST-06, DSB-ST-07]
    """
    at, capital = war.tables.minor(country), _capital(war, country)
    box = conquered_box(war.state.aligned[at])
    _set_status(war, at, ACTIVE)
    war.note(f"{the(country)} rises again")
    waiting = [
        number
        for number, counter in enumerate(war.counters)
        if counter.country == country and war.state.place[number] == box
    ]
    reserve = next((number for number in waiting if war.counter(number).reserve), None)
    if reserve is not None:
        war.arrive(reserve, capital)
    for number in waiting:
        if number != reserve:
            war.lay(number, DELAY if war.counter(number).stripe else pool(war.state.phasing))
