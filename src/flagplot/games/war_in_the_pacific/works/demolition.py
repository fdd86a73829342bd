"""Demolition: the first step of the Engineering Segment. [41, BR-3-22]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.air import bases
from flagplot.games.war_in_the_pacific.air.bases import PORT
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, ENGAGED, FOUGHT, MOVED, STORMED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import capture
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.games.war_in_the_pacific.works.frames import Demolition
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

RAILCAP, EVERYTHING = "railcap", "all"
STRENGTH = 176  # the column of the table that is read [see WPA-DEM-06]
ENGINEERS = 2  # what engineers add to the roll [see WPA-DEM-11]
JAPANESE = 1  # what is added to the check of Japanese units [see WPA-DEM-05]
FREE = (42, 5)  # year and cycle from which the Allies demolish as they like [see WPA-DEM-15]
NEAR = (42, 3)  # and from which an enemy within 2 hexes suffices


def reach(year: int, cycle: int) -> int | None:
    """How near a Japanese unit must be for the Allies to demolish anything; None: it need not be near.

    Before cycle 3/42 beside it over land or in the hex, then within 2 hexes, from 5/42 anywhere.
    [WPA-DEM-14, WPA-DEM-15]
    """
    if (year, cycle) >= FREE:
        return None
    return 2 if (year, cycle) >= NEAR else 1


def _date(play: Campaign) -> tuple[int, int]:
    """The year and the cycle."""
    _, cycle, year = (int(part) for part in play.tables.card.date(play.state.turn).split("/"))
    return year, cycle


def threatened(play: Campaign, hex: int) -> bool:
    """Whether Japanese ground units are near enough. [WPA-DEM-14, WPA-DEM-15]"""
    far = reach(*_date(play))
    if far is None:
        return True
    near = {hex, *play.land.near(hex)} if far == 1 else set(play.chart.within(hex, far))
    return any(play.at(one, JAPAN) for one in near)


def facilities(play: Campaign, hex: int) -> list[str]:
    """What there is to demolish in a hex and not yet in ruins."""
    found, most = [], 5
    if play.state.airfields.get(hex, most) < most:
        found.append(AIRFIELD)
    if play.sea.ports.get(hex, most) < most:
        found.append(PORT)
    return found


def targets(play: Campaign, hex: int) -> list[str]:
    """What one attempt may be aimed at: a facility, on an island hex also all there are. [WPA-DEM-12]"""
    found = facilities(play, hex)
    lonely = "1" in play.land.rows[hex].flags
    return [*found, EVERYTHING] if lonely and len(found) > 1 else found


def obstacle(play: Campaign, frame: Demolition, unit: int) -> Refusal | None:
    """What keeps a unit from demolishing; None if nothing does. It is always voluntary. [WPA-DEM-16]

    It is linked, unbroken and activated, began the Ground Phase in the hex, has neither moved nor fought, and
    has not tried before. [WPA-DEM-01, WPA-DEM-02, WPA-DEM-03, WPA-DEM-09, WPA-DEM-12]
    """
    id, hex = play.id(unit), play.state.place[unit]
    if play.unit(unit).intrinsic or play.is_(unit, BROKEN) or headquarters.isolated(play, unit):
        return illegal("WPA-DEM-01", f"{the(id)} is broken or isolated", id)
    if play.war.stood.get(unit) != hex:
        return illegal("WPA-DEM-02", f"{the(id)} did not begin the Ground Phase there", id)
    fought = play.is_(unit, ENGAGED) and not play.is_(unit, STORMED)
    if fought or play.is_(unit, MOVED | FOUGHT):
        return illegal("WPA-DEM-09", f"{the(id)} has moved or fought", id)
    if not play.is_(unit, ACTIVE):
        return illegal("WPA-DEM-03", f"{the(id)} is not activated", id)
    if unit in frame.done:
        return illegal("WPA-DEM-12", f"{the(id)} has demolished in this game-turn", id)
    if play.side(unit) == ALLIED and not threatened(play, hex):
        rule = "WPA-DEM-14" if reach(*_date(play)) == 1 else "WPA-DEM-15"
        return illegal(rule, f"no Japanese troops are near {the(play.label(hex))}", id)
    return None


class DemolitionStep(Step[Campaign, Demolition]):
    """A side demolishes airfields and ports, unit by unit; Railcap by its own rule.

    [WPA-DEM-01, WPA-DEM-04, WPA-DEM-13]
    """

    def _orders(self, play: Campaign, frame: Demolition) -> list[Action]:
        return [
            act("demolish", play.id(unit), what)
            for unit in play.ashore(frame.side)
            if obstacle(play, frame, unit) is None
            for what in targets(play, play.state.place[unit])
            if play.state.control[play.state.place[unit]] == frame.side
        ] + [
            act("demolish", play.id(unit), RAILCAP)
            for unit in play.ashore(frame.side)
            if capture.demolition_obstacle(play, unit) is None
        ]

    def seats(self, play: Campaign, frame: Demolition) -> tuple[str, ...]:
        """The side, while anybody could."""
        return (SEATS[frame.side],) if self._orders(play, frame) else ()

    def run(self, play: Campaign, frame: Demolition) -> None:
        """Nobody can."""
        play.pop()

    def prompt(self, play: Campaign, frame: Demolition, seat: str) -> str:
        """The question."""
        return "Demolish airfields and ports before the enemy has them? Or done."

    def legal(self, play: Campaign, frame: Demolition, seat: str) -> list[Action]:
        """Units and what they destroy; and done."""
        return [*self._orders(play, frame), act("done")]

    def do(self, play: Campaign, frame: Demolition, seat: str, action: Action) -> None:
        """Try it, or leave it."""
        if action.verb == "done":
            play.pop()
            return
        unit, what = play.tables.number[str(action.args[0])], str(action.args[1])
        if what == RAILCAP:
            capture.demolish(play, unit)
        else:
            demolish(play, frame, unit, what)

    def why_not(self, play: Campaign, frame: Demolition, seat: str, action: Action) -> Refusal | None:
        """The rule against it."""
        if action.verb != "demolish":
            return None
        id = str(action.args[0])
        unit = play.tables.number[id]
        if unit not in play.ashore(frame.side):
            return illegal("WPA-DEM-01", f"{the(id)} is not yours ashore", id)
        if action.args[1:] == (RAILCAP,):
            return capture.demolition_obstacle(play, unit)
        return obstacle(play, frame, unit) or illegal("WPA-DEM-01", f"{the(id)} has nothing to demolish", id)


def demolish(play: Campaign, frame: Demolition, unit: int, what: str) -> None:
    """A unit checks, Japanese ones with 1 more; a failure deactivates it. Others check for themselves.

    [WPA-DEM-03, WPA-DEM-04, WPA-DEM-05]
    """
    hex, side = play.state.place[unit], play.side(unit)
    frame.done = (*frame.done, unit)
    led = control.led_tq(play, side, (unit,))
    drm = JAPANESE if side == JAPAN else 0
    if not checks.check(play, unit, checks.quality(play, unit, led), drm, "to demolish"):
        play.deactivate(unit)
        return
    _destroy(play, unit, hex, what)
    if play.at(hex, enemy(side)):  # among enemies they do not get away [WPA-DEM-10]
        play.lose(unit, play.state.steps[unit], "surrenders after the demolition")


def _destroy(play: Campaign, unit: int, hex: int, what: str) -> None:
    """1D6 in the last column of Ports and Airbases, 2 more for engineers; of all facilities one for each.

    Special Base Forces are engineers here, too. [WPA-DEM-06, WPA-DEM-11, WPA-DEM-12, WPA-ENG-13]
    """
    for one in facilities(play, hex) if what == EVERYTHING else [what]:
        (die,) = play.roll(1, f"{the(play.id(unit))} demolishes the {one} of {the(play.label(hex))}")
        die += ENGINEERS if crews.engineer(play, unit) else 0
        bases.apply(play, hex, one, play.tables.bombardment.installation(STRENGTH, 0, die))
