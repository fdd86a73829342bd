"""The Railcap of a captured Rail Center, and Railcap that is demolished. [35.6, 35.7]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.air.bases import destroyed
from flagplot.games.war_in_the_pacific.command import headquarters, links
from flagplot.games.war_in_the_pacific.command.orders import RESERVE, hq_named
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import lines, railcap
from flagplot.games.war_in_the_pacific.rail.frames import RailPrize
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.works.paying import spend
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the


def ask(play: Campaign) -> None:
    """Whoever has captured Rail Centers is asked about the roll. [WPA-RAIL-31, WPA-RAIL-35]"""
    for hex in play.works.prizes:
        play.push(RailPrize(lines.owner(play, hex), hex))


def percent(play: Campaign, what: str, drm: int) -> int:
    """2D6 and 1 more in the last column of Bombardment of Air Points. [WPA-RAIL-35, WPA-RAIL-40]"""
    table = play.tables.rail
    drm += table.capture_drm
    dice = play.roll(2, f"{what}, with {drm:+d}")
    return destroyed(play, table.column, 0, sum(dice) + drm)


def donors(play: Campaign, side: int, hex: int) -> dict[str, int]:
    """Who has CPs for it: headquarters whose radius reaches a Rail Center, and reserves. [WPA-RAIL-36]"""
    hqs, war = play.tables.hqs, play.war
    reaching = [hq for hq in headquarters.of(play, side) if links.commands(play, hq, hex)]
    found = {hqs[hq].id: war.cp[hq] for hq in reaching}
    mine = {hq.cmd for hq in hqs if hq.side == SEATS[side]}
    found |= {f"{RESERVE}-{cmd}": points for cmd, points in sorted(war.reserve.items()) if cmd in mine}
    return {fund: points for fund, points in found.items() if points > 0}


class RailPrizeStep(Step[Campaign, RailPrize]):
    """The captor may buy modifiers, 1 CP each, without limit, and dices. [WPA-RAIL-35, WPA-RAIL-36]"""

    def seats(self, play: Campaign, frame: RailPrize) -> tuple[str, ...]:
        """The captor, if anybody can pay."""
        return (SEATS[frame.side],) if donors(play, frame.side, frame.hex) else ()

    def run(self, play: Campaign, frame: RailPrize) -> None:
        """Nobody can."""
        seize(play, frame)

    def prompt(self, play: Campaign, frame: RailPrize, seat: str) -> str:
        """The question."""
        points = counted(railcap.capacity(play, frame.hex), "point")
        more = f"; {frame.bought:+d} bought" if frame.bought else ""
        return f"Railcap of {the(play.label(frame.hex))}, {points}: spend CPs on the roll{more}, or done."

    def legal(self, play: Campaign, frame: RailPrize, seat: str) -> list[Action]:
        """CPs of headquarters in reach; and done."""
        found = [
            act("speed-up", fund, points)
            for fund, most in donors(play, frame.side, frame.hex).items()
            for points in range(1, most + 1)
        ]
        return [act("done"), *found]

    def do(self, play: Campaign, frame: RailPrize, seat: str, action: Action) -> None:
        """Buy, or roll."""
        if action.verb == "done":
            seize(play, frame)
            return
        fund, points = str(action.args[0]), int(action.args[1])
        if fund.startswith(RESERVE):
            cmd = fund.removeprefix(f"{RESERVE}-")
            play.war.reserve = {**play.war.reserve, cmd: play.war.reserve[cmd] - points}
        else:
            spend(play, hq_named(play, fund), points)
        frame.bought += points

    def why_not(self, play: Campaign, frame: RailPrize, seat: str, action: Action) -> Refusal | None:
        """No headquarters in reach, or no CPs."""
        if action.verb != "speed-up":
            return None
        return illegal("WPA-RAIL-36", "CPs come from a headquarters in reach of the center, or a reserve")


def seize(play: Campaign, frame: RailPrize) -> None:
    """So many of a hundred of the center's Railcap, rounded up, are the captor's. [WPA-RAIL-35]

    Where a country has several centers, a die tells first who has what is over. [WPA-RAIL-30]
    """
    play.pop()
    hex, country = frame.hex, railcap.country_of(play, frame.hex)
    _divide(play, country)
    play.rework(prizes=tuple(one for one in play.works.prizes if one != hex))
    found = percent(play, f"Railcap captured in {the(play.label(hex))}", frame.bought)
    points = -(-railcap.capacity(play, hex) * found // 100)
    railcap.set_capacity(play, hex, points)
    play.note(f"{counted(points, 'point')} of Railcap are captured in {the(play.label(hex))}")


def _divide(play: Campaign, country: str) -> None:
    """The first time it matters, odd points of a Railcap are given to a center by lot. [WPA-RAIL-30]"""
    centers, printed = lines.centers(play, country), play.tables.rail.countries[country]
    if not printed.initial % len(centers) or any(one in play.works.railcap for one in centers):
        return
    (die,) = play.roll(1, f"odd points of the Railcap of {country}", sides=len(centers))
    found = railcap.shares(printed.initial, len(centers), die - 1)
    for center, points in zip(centers, found, strict=True):
        railcap.set_capacity(play, center, points)


# -- demolition ---------------------------------------------------------------------------------------------


def demolition_obstacle(play: Campaign, unit: int) -> Refusal | None:
    """What keeps a unit from demolishing the Railcap of the Rail Center it is in.

    It is activated and unbroken, no enemy is there or beside over land, a headquarters that can activate it
    is activated, and nobody has tried it in this country before. [WPA-RAIL-39, WPA-RAIL-43]
    """
    id, hex, side = play.id(unit), play.state.place[unit], play.side(unit)
    country = railcap.country_of(play, hex)
    if not country or lines.owner(play, hex) != side or not railcap.capacity(play, hex):
        return illegal("WPA-RAIL-39", f"{the(id)} is in no Rail Center with Railcap", id)
    if play.unit(unit).intrinsic or play.is_(unit, BROKEN) or not play.is_(unit, ACTIVE):
        return illegal("WPA-RAIL-39", f"{the(id)} is broken or not activated", id)
    if any(play.at(one, enemy(side)) for one in (hex, *play.land.near(hex))):
        return illegal("WPA-RAIL-39", f"enemies are too near {the(play.label(hex))}", id)
    if not any(play.war.active[hq] for hq in headquarters.able(play, unit)):
        return illegal("WPA-RAIL-39", f"no headquarters of {the(id)} is activated", id)
    if country in play.works.tried:
        return illegal("WPA-RAIL-43", f"the Railcap of {country} has been tried before", id)
    return None


def demolish(play: Campaign, lead: int) -> None:
    """The unit that is named to lead checks; if it passes, a percentage of the Railcap, rounded down, is gone
    for good.

    Each broken unit of the side in the country takes 1 from the roll; a failure ends it.
    [WPA-RAIL-40, WPA-RAIL-41, WPA-RAIL-42, WPA-DEM-13]
    """
    hex, side = play.state.place[lead], play.side(lead)
    country = railcap.country_of(play, hex)
    play.rework(tried=tuple(sorted({*play.works.tried, country})))
    led = control.led_tq(play, side, (lead,))
    if not checks.check(play, lead, checks.quality(play, lead, led), 0, "to demolish the railways"):
        return
    broken = sum(
        play.is_(unit, BROKEN) and play.country(play.state.place[unit]) == country
        for unit in play.ashore(side)
    )
    found = percent(play, f"Railcap demolished in {the(play.label(hex))}", -broken)
    gone = railcap.capacity(play, hex) * found // 100
    railcap.set_capacity(play, hex, railcap.capacity(play, hex) - gone)
    ruined = play.works.ruined
    play.rework(ruined=dict(sorted({**ruined, hex: ruined.get(hex, 0) + gone}.items())))
    play.note(f"{counted(gone, 'point')} of Railcap are destroyed in {the(play.label(hex))}")
