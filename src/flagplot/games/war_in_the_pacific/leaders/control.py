"""Who controls the units of a side in one event, and what he gives them. [26.1, 26.2, 27.13]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.leaders import ratings
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, seat
from flagplot.games.war_in_the_pacific.state import POST
from flagplot.games.war_in_the_pacific.units import GroundUnit, Leader
from flagplot.kernel.words import the

NOBODY = -1
ON_SITE, HQ = "on_site", "hq"
COMMONWEALTH = ("British", "Indian", "Australian", "New Zealand", "Burmese", "Malay")
_PROMOTED = ("hq", "tq", "retreat", "shift")  # the order in which promotions are kept


def controlling(die: int, on_site: int, commander: int, *, admiral: bool, linked: bool) -> int:
    """Who controls by a roll: on 1-3 whoever is on site, on 4-6 the commander of the headquarters.

    An admiral as commander takes 1 from the roll. Isolated units have no commander. One leader's ratings are
    used or none, never both. [WPA-GEN-05, WPA-GEN-11, WPA-GEN-12, WPA-GEN-13, WPA-GEN-14, WPA-GEN-15]
    """
    if die - admiral <= 3:
        return on_site
    return commander if linked else NOBODY


def affects(leader: Leader, unit: GroundUnit) -> bool:
    """Whom an on-site general can lead: Japanese generals all Japanese units, marines marines and engineers.

    A marine general may also lead one unit of the army; British and Australian generals any Commonwealth
    unit. [WPA-GEN-61, WPA-GEN-57]
    """
    if leader.side != SEATS[unit.side]:
        return False
    if leader.nation == "CW":
        return unit.nation in COMMONWEALTH
    if leader.nation == "USMC":
        return unit.nation == "USMC" or unit.engineers or unit.nation == "US Army"
    return True


def commander(play: Campaign, side: int, units: tuple[int, ...] = ()) -> int:
    """The commander of the headquarters; on an island he affects every hex. [WPA-GEN-04, WPA-LCK-20]

    On the main map it is whoever commands the headquarters that controls the units.
    """
    if not play.field.tactical:
        return headquarters.chief(play, headquarters.controlling(play, units[0])) if units else NOBODY
    for number, leader in enumerate(play.tables.leaders):
        if leader.role == HQ and leader.side == SEATS[side] and play.state.leader[number] == POST:
            return number
    return NOBODY


def on_site(play: Campaign, side: int, units: tuple[int, ...]) -> int:
    """The on-site general who affects some units: the highest in rank on the island who can lead them all.

    He need not be stacked with them, there may be any number of others, and he may be an admiral. A junior is
    taken only where no senior may lead the units. [WPA-GEN-02]
    [WPA-GEN-07, WPA-GEN-09, WPA-LCK-22, WPA-LCK-23, WPA-LCK-24, WPA-LCK-25, WPA-LCK-26]
    """
    found, rank = NOBODY, -1
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        if leader.role != ON_SITE or leader.side != SEATS[side] or with_ < 0:
            continue
        place = play.state.place[with_]
        if not play.on_land(place) or leader.stars <= rank:
            continue
        if not play.field.tactical and any(play.state.place[unit] != place for unit in units):
            continue  # on the main map he affects only those stacked with him [WPA-GEN-09]
        if all(affects(leader, play.unit(unit)) for unit in units):
            found, rank = number, leader.stars
    return found


def control(
    play: Campaign, side: int, units: tuple[int, ...], audience: tuple[str, ...] | None = None
) -> int:
    """The control roll of a side in one event; it is made even where there is only one leader.

    Nobody is isolated on the island; Japan has no headquarters there. Units in an isolated hex of the main
    map have no commander. [WPA-GEN-10, WPA-GEN-11, SC-S1-01]
    """
    chief = commander(play, side, units)
    (die,) = play.roll(1, f"{the(seat(side))}: who controls", audience=audience)
    admiral = chief != NOBODY and play.tables.leaders[chief].admiral
    linked = play.field.tactical or not (units and headquarters.isolated(play, units[0]))
    return controlling(die, on_site(play, side, units), chief, admiral=admiral, linked=linked)


def rating(play: Campaign, leader: int, key: str, audience: tuple[str, ...] | None = None) -> int:
    """What a rating of a leader in control gives in one event; in brackets it needs a roll of its own.

    [WPA-GEN-19, WPA-GEN-24, WPA-GEN-26, WPA-GEN-35]
    """
    if leader == NOBODY:
        return 0
    text = str(getattr(play.tables.leaders[leader], key))
    die = 6
    if ratings.needs_roll(text):
        (die,) = play.roll(
            1, f"whether the rating of {the(play.tables.leaders[leader].id)} applies", audience=audience
        )

    def throw(count: int) -> tuple[int, ...]:
        return play.roll(count, "rating", audience=audience)

    found = ratings.resolved(text, die, throw, play.tables.card.first[2])
    if leader in play.state.promoted:
        found += play.state.promoted[leader][_PROMOTED.index(key)] if key in _PROMOTED else 0
    return found


def led_tq(play: Campaign, side: int, units: tuple[int, ...], audience: tuple[str, ...] | None = None) -> int:
    """What the controlling general adds to the quality of units in an event outside combat. [WPA-GEN-24]"""
    return rating(play, control(play, side, units, audience), "tq", audience)


def _countrymen(leader: Leader, unit: GroundUnit) -> bool:
    """Whether a general is of the nationality of a unit; of the Commonwealth all its nations are one."""
    return leader.nation == unit.nation or (leader.nation == "CW" and unit.nation in COMMONWEALTH)


def foreign(play: Campaign, lead: int) -> int:
    """-1 if an on-site general with the lead unit is of another nationality. [WPA-GEN-65]"""
    place = play.state.place[lead]
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        stacked = leader.role == ON_SITE and with_ >= 0 and play.state.place[with_] == place
        if stacked and leader.side == SEATS[play.side(lead)] and not _countrymen(leader, play.unit(lead)):
            return -1
    return 0
