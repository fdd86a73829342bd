"""The war in Europe, as its markers on the Turn Track tell it. [14.14]"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import OUT
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, victory
from flagplot.games.dai_senso.politics.affairs import LIMITED, NO_WAR, SWB, TOTAL
from flagplot.games.dai_senso.politics.rolls import clamped
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.kernel.words import the

DRM_OF_YEAR = {1939: -1, 1940: -2}  # [DSB-MK-14_2-1]
AUTUMN = range(TURNS.index("Aug-Sept"), TURNS.index("Sept-Oct") + 1)
SUMMER = range(TURNS.index("May-June"), TURNS.index("July-Aug") + 1)
MAY_JUNE = TURNS.index("May-June")
DEFEATED_FRANCE = ("FRA-SURF", "FRA-RES", "FRA-COL2")  # leave the game [see DSB-MK-14_3-2]
RESISTANCE = "war-of-resistance"  # the scenario that ends with it


def limited_war(war: War, marker: str) -> None:
    """A die of the Axis: 1 begins the war, with a DRM in 1939 and 1940; by Autumn 1940 it begins anyway.

    [DSB-MK-14_2-1, DSB-MK-14_2-5]
    """
    state = war.state
    (face,) = war.roll(1, f"{the(FACTIONS[AXIS])} rolls for war in Europe")
    forced = state.year > 1940 or (state.year == 1940 and state.turn in AUTUMN)
    if clamped(face + DRM_OF_YEAR.get(state.year, 0)) == 1 or forced:
        _begins(war, marker)
    else:
        markers.put_ahead(war, marker, 2)
        war.note("peace continues in Europe")


def _begins(war: War, marker: str) -> None:
    """A second die says who fights Germany; victory and total war in Europe are on their way.

    [DSB-MK-14_2-2, DSB-MK-14_2-3, DSB-MK-14_2-4]
    """
    markers.take_off(war, marker)
    (face,) = war.roll(1, "Whom does Germany fight?")
    war.conduct(europe=(LIMITED, NO_WAR) if face <= 3 else (NO_WAR, LIMITED))
    if war.state.turn in (1, 3, 6, 8):
        markers.put_ahead(war, "german_victory", 4)
    else:
        markers.put_a_year_ahead(war, "german_victory")  # four Seasonal Turns are a year: D-04
    markers.put(war, "european_total_war", markers.turn_box(war.state.year + 2, MAY_JUNE))
    war.note("Limited War begins in Europe")
    if war.state.scenario == RESISTANCE:
        war.state.outcome = victory.resistance_ends(war)


def german_victory(war: War, marker: str) -> None:
    """France is defeated if Germany fights the West, Russia if it fights the Soviets. [DSB-MK-14_3-1]"""
    markers.take_off(war, marker)
    west = war.affairs.europe[0] != NO_WAR
    markers.put(war, "france_defeated" if west else "russia_defeated", SWB)
    if west:
        _france_falls(war)


def _france_falls(war: War) -> None:
    """Some French units leave the game; France stands as it stood. [DSB-MK-14_3-2]"""
    for number, counter in enumerate(war.counters):
        place = war.state.place[number]
        if counter.type in DEFEATED_FRANCE and place != OUT:
            war.send(number, OUT, "leaves the war")
    emergency.part(war)  # units of two nations [see DSB-MN-03]


def total_war(war: War, marker: str) -> None:
    """A die of the Axis: 1 to 3 begin Total War in Europe; by Summer 1943 it begins anyway.

    [DSB-MK-14_4-1, DSB-MK-14_4-2, DSB-MK-14_4-3]
    """
    state = war.state
    (face,) = war.roll(1, f"{the(FACTIONS[AXIS])} rolls for Total War in Europe")
    forced = state.year > 1943 or (state.year == 1943 and state.turn in SUMMER)
    if face > 3 and not forced:
        markers.put_ahead(war, marker, 4)
        return
    markers.take_off(war, marker)
    war.conduct(europe=(TOTAL, TOTAL))
    markers.put_ahead(war, "us_entry", 3)
    markers.put_ahead(war, "v_e_day", 16)
    war.note("Total War begins in Europe")


def v_e_day(war: War, marker: str) -> None:
    """The war in Europe is over, and the ESV stays as it is. [DSB-MK-14_5-1, DSB-EU-04]"""
    markers.take_off(war, marker)
    war.conduct(europe=(NO_WAR, NO_WAR), germany_surrendered=True)
    war.note("Germany surrenders")
