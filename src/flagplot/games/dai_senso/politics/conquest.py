"""Minor Countries are conquered and rise again. [16.1.1, 16.3.1]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import DELAY, OUT, conquered_box, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries
from flagplot.games.dai_senso.politics.asking import advance
from flagplot.games.dai_senso.politics.events.china import BASES
from flagplot.games.dai_senso.politics.frames import ConditionalEvents
from flagplot.games.dai_senso.politics.liberation import occupied
from flagplot.games.dai_senso.posture import posture
from flagplot.games.dai_senso.state import ACTIVE, CONQUERED, POLICIES
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

UNCONQUERED = ("kansu", "kiangsu", "france")  # [DSB-CE-1_1-6, DSB-FR-01]


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
    """Every City, and every hex with a Partisan Base, by Axis ground units. [DSB-CE-1_1-1]"""
    allied = war.state.aligned[at] not in (AXIS, NOBODY)
    if war.state.status[at] != ACTIVE or not allied or country in UNCONQUERED:
        return False
    return occupied(war, country, AXIS)


def _fall(war: War, at: int, country: str) -> None:
    """It keeps its alignment; counters go, and land promised to the Axis is ceded.

    Support and fortress units leave the game, the others wait in the Conquered Box.
    [DSB-CE-1_1-3, DSB-CE-1_1-4, DSB-CE-1_1-5, DSB-ST-05]
    """
    faction = war.state.aligned[at]
    countries.settle(war, country, CONQUERED, faction)
    war.note(f"{the(country)} is conquered")
    for number, counter in enumerate(war.counters):
        where = war.state.place[number]
        if counter.country != country or where == OUT:
            continue
        gone = any(face.support or face.fortress for face in counter.faces)
        box = OUT if gone else conquered_box(faction)
        war.send(number, box, "falls with its country")
    emergency.part(war)  # units of two nations [see DSB-MN-03]
    for ceding in war.tables.map.countries.ceding_markers:
        if ceding.marker in war.state.promised and _part_of(war, ceding.area, country):
            war.state.promised = tuple(one for one in war.state.promised if one != ceding.marker)
            war.state.ceded = (*war.state.ceded, ceding.marker)


def _part_of(war: War, area: str, country: str) -> bool:
    regions = {one.id: one.part_of for one in war.tables.map.countries.regions}
    return area == country or regions.get(area) == country


class Reactivation(Step[War, ConditionalEvents]):
    """Conquered Countries whose Capital is free may rise again, any number of them.

    [DSB-CE-3_1-1, DSB-CE-3_1-4, DSB-CE-5_1-3]
    """

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
    """Conquered Countries the phasing faction may bring back, while no Policy lies in the box they come to.

    Its own with a free Capital, and any with a Partisan Base of its own in a free hex.
    [DSB-CE-3_1-1, DSB-CE-3_1-2,
    DSB-CE-3_1-6, DSB-CE-5_1-1, DSB-CE-5_1-2, DSB-CE-5_1-5]
    """
    faction = war.state.phasing
    if faction == AXIS:
        return []
    return [
        country
        for country in countries.minors(war, CONQUERED)
        if posture(war, country, faction) not in POLICIES and _foothold(war, country) >= 0
    ]


def _foothold(war: War, country: str) -> int:
    """Where the phasing faction can raise a conquered Country: its Capital, or a Partisan Base.

    -1 if nowhere.
    """
    faction = war.state.phasing
    capital = countries.capital(war, country)
    if countries.faction(war, country) == faction and capital >= 0 and _free(war, capital):
        return capital
    grid = war.tables.map.board.grid
    bases = [
        grid[place]
        for marker, place in sorted(war.affairs.markers.items())
        if marker.startswith(BASES[faction]) and place in grid.number
    ]
    home = countries.hexes(war, country, proper=True)
    return next((hex for hex in bases if hex in home and _free(war, hex)), -1)


def _free(war: War, hex: int) -> bool:
    """No enemy unit, Detachment or Logistics marker is there."""
    return all(war.faction(counter) == war.state.phasing for counter in war.stack(hex))


def _rise(war: War, country: str) -> None:
    """The Res unit takes the Capital or the base, then the other counters leave the Conquered Box.

    One of the other Ally changes sides. [DSB-CE-3_1-3, DSB-CE-3_1-5, DSB-CE-3_1-7, DSB-CE-5_1-4,
    DSB-ST-06, DSB-ST-07]
    """
    foothold, faction = _foothold(war, country), war.state.phasing
    box = conquered_box(countries.faction(war, country))
    countries.settle(war, country, ACTIVE, faction)
    war.note(f"{the(country)} rises again")
    waiting = [
        number
        for number, counter in enumerate(war.counters)
        if counter.country == country and war.state.place[number] == box
    ]
    reserve = next((number for number in waiting if war.counter(number).reserve), None)
    if reserve is not None:
        war.arrive(reserve, foothold)
    for number in waiting:
        if number != reserve:
            war.lay(number, DELAY if war.counter(number).stripe else pool(faction))
