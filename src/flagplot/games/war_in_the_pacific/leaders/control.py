"""Who controls the units of a side in one event, and what he gives them. [26.1, 26.2, 27.13]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.command import authority, headquarters, links
from flagplot.games.war_in_the_pacific.leaders import ratings
from flagplot.games.war_in_the_pacific.leaders.whereabouts import AT_HAND, COMMONWEALTH, HQ, guest
from flagplot.games.war_in_the_pacific.leaders.whereabouts import affects as affects
from flagplot.games.war_in_the_pacific.leaders.whereabouts import crowded as crowded
from flagplot.games.war_in_the_pacific.leaders.whereabouts import stationed as stationed
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, seat
from flagplot.games.war_in_the_pacific.state import POST
from flagplot.games.war_in_the_pacific.units import GroundUnit, Leader
from flagplot.kernel.memory import of_situation
from flagplot.kernel.words import the

NOBODY = -1
LAND_RATINGS = ("tq", "mp", "retreat", "shift")  # of an admiral, the ground ratings
HEADLESS = -2  # quality of units whose headquarters has no commander [see WPA-HQ-62]
AT_A_LOSS = -1  # and of those under an admiral who knows nothing of war on land [see WPA-HQ-30]
_PROMOTED = ("hq", "tq", "retreat", "shift")  # the order in which promotions are kept


def controlling(die: int, on_site: int, commander: int, *, admiral: bool, linked: bool) -> int:
    """Who controls by a roll: on 1-3 whoever is on site, on 4-6 the commander of the headquarters.

    An admiral as commander takes 1 from the roll. Isolated units have no commander. One leader's ratings are
    used or none, never both. [WPA-GEN-05, WPA-GEN-11, WPA-GEN-12, WPA-GEN-13, WPA-GEN-14, WPA-GEN-15]
    [see WPA-GEN-06 for the optional rule]
    """
    if die - admiral <= 3:
        return on_site
    return commander if linked else NOBODY


def leads_all(play: Campaign, number: int, units: tuple[int, ...]) -> bool:
    """Whether an on-site general can lead all of some units: of the other service at most one.

    On the main map it is the same unit in all of a Ground Phase. [WPA-GEN-59, WPA-GEN-61]
    """
    leader = play.tables.leaders[number]
    if not all(affects(leader, play.unit(unit)) for unit in units):
        return False
    guests = {unit for unit in units if guest(leader, play.unit(unit))}
    if not play.field.tactical and number in play.war.led:
        guests |= {play.war.led[number]}
    return len(guests) <= 1


def ground_rated(leader: Leader) -> bool:
    """Whether an admiral has any rating for war on land; of the Japanese only Toyoda has. [WPA-GEN-72]"""
    return any(getattr(leader, key) != "0" for key in LAND_RATINGS)


@of_situation
def governing(play: Campaign, unit: int) -> int:
    """The headquarters whose commander counts for a unit of the main map: the one that activated it; of an
    unactivated unit the closest by air of those that reach it, else the one that controls it. [WPA-GEN-17]
    """
    if unit in play.war.under:
        return headquarters.controlling(play, unit)
    place, nets = play.state.place[unit], links.nets(play, play.side(unit), known=True)
    near = [hq for hq in headquarters.able(play, unit) if place in nets[hq]]
    if not near:
        return headquarters.controlling(play, unit)
    return headquarters.closest(
        play, {hq: play.chart.air_cost(headquarters.where(play, hq), place) for hq in near}
    )


def at_a_loss(play: Campaign, unit: int) -> bool:
    """Whether a unit of the main map is under a headquarters of an admiral without ground ratings.

    Marines know how to serve under admirals. [WPA-GEN-74, WPA-HQ-30]
    """
    if play.field.tactical or unit < 0 or authority.marine(play.unit(unit)):
        return False
    chief = headquarters.chief(play, governing(play, unit))
    return (
        chief != NOBODY
        and play.tables.leaders[chief].admiral
        and not ground_rated(play.tables.leaders[chief])
    )


def headless(play: Campaign, unit: int) -> bool:
    """Whether the headquarters that controls a unit of the main map has no commander. [see WPA-HQ-62]"""
    if play.field.tactical or unit < 0:
        return False
    hq = governing(play, unit)
    return hq != headquarters.NOBODY and headquarters.chief(play, hq) == NOBODY


def command_tq(play: Campaign, unit: int) -> int:
    """What the headquarters takes from the quality of a unit. [WPA-HQ-62, WPA-GEN-74, WPA-HQ-30]"""
    return HEADLESS if headless(play, unit) else AT_A_LOSS if at_a_loss(play, unit) else 0


def commander(play: Campaign, side: int, units: tuple[int, ...] = ()) -> int:
    """The commander of the headquarters; on an island he affects every hex. [WPA-GEN-04, WPA-LCK-20]

    On the main map it is whoever commands the headquarters that controls the units, unless he is at sea; he
    affects all it can activate, of whatever nation. [WPA-GEN-76, WPA-HQ-19]
    """
    if not play.field.tactical:
        return headquarters.leading(play, governing(play, units[0])) if units else NOBODY
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
        if leader.role not in AT_HAND or leader.side != SEATS[side] or with_ < 0:
            continue
        place = play.state.place[with_]
        if not play.on_land(place) or leader.stars <= rank:
            continue
        if not play.field.tactical and not _beside(play, number, units):
            continue
        if leads_all(play, number, units):
            found, rank = number, leader.stars
    return found if found != NOBODY or play.field.tactical else substitute(play, side, units)


def _beside(play: Campaign, number: int, units: tuple[int, ...]) -> bool:
    """Whether a leader is on site among units of the main map: stacked with them all, and no admiral.

    [WPA-GEN-09, WPA-GEN-73]
    """
    place = play.state.place[play.state.leader[number]]
    return not play.tables.leaders[number].admiral and all(play.state.place[one] == place for one in units)


def substitute(play: Campaign, side: int, units: tuple[int, ...]) -> int:
    """The commander of the ANZAC headquarters where it and another Allied one reach a hex, activated or not,
    and no Allied general is on site. [WPA-HQ-25]
    """
    hqs = play.tables.hqs
    anzac = [hq for hq in headquarters.of(play, side) if hqs[hq].id == authority.ANZAC]
    if not anzac or not units or stationed(play, play.state.place[units[0]], side):
        return NOBODY
    hex, nets = play.state.place[units[0]], links.nets(play, side)
    others = [hq for hq in nets if hq not in anzac and headquarters.leads_armies(hqs[hq])]
    both = hex in nets[anzac[0]] and any(hex in nets[hq] for hq in others)
    return headquarters.leading(play, anzac[0]) if both else NOBODY


def together(play: Campaign, die: int, *, linked: bool) -> bool:
    """Whether a control roll gives the ratings of the commander and of the general on site, added up.

    Only with the optional rule, on a 6 after the modifier for an admiral. [WPA-GEN-06, BR-O-01]
    """
    return linked and die == 6 and options.on(play.state, options.COMBINED_LEADERS)


def control(
    play: Campaign, side: int, units: tuple[int, ...], audience: tuple[str, ...] | None = None
) -> tuple[int, ...]:
    """Who controls by the control roll of a side in one event: nobody, or one leader; by an option also two.

    The roll is made even where there is only one leader. Nobody is isolated on the island; Japan has no
    headquarters there. Units in an isolated hex of the main map have no commander.
    [WPA-GEN-10, WPA-GEN-11, SC-S1-01]
    """
    chief = commander(play, side, units)
    (die,) = play.roll(1, f"{the(seat(side))}: who controls", audience=audience)
    admiral = chief != NOBODY and play.tables.leaders[chief].admiral
    linked = play.field.tactical or not (units and headquarters.isolated(play, units[0]))
    local = on_site(play, side, units)
    if together(play, die - admiral, linked=linked):
        found = tuple(one for one in (local, chief) if one != NOBODY)
    else:
        one = controlling(die, local, chief, admiral=admiral, linked=linked)
        found = (one,) if one != NOBODY else ()
    if not play.field.tactical:
        _keep_guests(play, found, units)
    return found


def _keep_guests(play: Campaign, leaders: tuple[int, ...], units: tuple[int, ...]) -> None:
    """A general on site leads one unit of the other service in all of a Ground Phase. [see WPA-GEN-59]"""
    for leader in leaders:
        for unit in units if play.state.leader[leader] >= 0 else ():
            if guest(play.tables.leaders[leader], play.unit(unit)):
                play.war.led = {**play.war.led, leader: unit}


def rating(play: Campaign, leader: int, key: str, audience: tuple[str, ...] | None = None) -> int:
    """What a rating of a leader in control gives in one event; in brackets it needs a roll of its own.

    [WPA-GEN-19, WPA-GEN-24, WPA-GEN-26, WPA-GEN-35]
    """
    if leader == NOBODY:
        return 0
    text = str(getattr(play.tables.leaders[leader], key))
    text = "0" if text == ratings.NONE else text  # who could command nothing before he was promoted
    die = 6
    if ratings.needs_roll(text):
        (die,) = play.roll(
            1, f"whether the rating of {the(play.tables.leaders[leader].id)} applies", audience=audience
        )

    def throw(count: int) -> tuple[int, ...]:
        return play.roll(count, "rating", audience=audience)

    found = ratings.resolved(text, die, throw, play.tables.card.year(play.state.turn))
    if leader in play.state.promoted:
        found += play.state.promoted[leader][_PROMOTED.index(key)] if key in _PROMOTED else 0
    return found


def ratings_of(
    play: Campaign, leaders: tuple[int, ...], key: str, audience: tuple[str, ...] | None = None
) -> int:
    """What a rating of all who control gives. [BR-O-01]"""
    return sum(rating(play, leader, key, audience) for leader in leaders)


def led_tq(play: Campaign, side: int, units: tuple[int, ...], audience: tuple[str, ...] | None = None) -> int:
    """What the controlling general adds to the quality of units in an event outside combat. [WPA-GEN-24]"""
    found = ratings_of(play, control(play, side, units, audience), "tq", audience)
    return found + (command_tq(play, units[0]) if units else 0)


def _countrymen(leader: Leader, unit: GroundUnit) -> bool:
    """Whether a general is of the nationality of a unit: the nations of the Commonwealth are one, and so are
    the army and the navy of Japan, since the restrictions of 26.6 are Allied ones.
    """
    if leader.side == SEATS[JAPAN]:
        return True
    return leader.nation == unit.nation or (leader.nation == "CW" and unit.nation in COMMONWEALTH)


def foreign(play: Campaign, lead: int) -> int:
    """-1 if an on-site general with the lead unit is of another nationality. [WPA-GEN-65]"""
    place = play.state.place[lead]
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        stacked = leader.role in AT_HAND and with_ >= 0 and play.state.place[with_] == place
        if stacked and leader.side == SEATS[play.side(lead)] and not _countrymen(leader, play.unit(lead)):
            return -1
    return 0
