"""Countries change hands by force of arms: liberated, or set free by cards.

[16.3.2, 16.5.2, 16.4.4, 16.4.5]
"""

from __future__ import annotations

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import DELAY, IDS, OUT, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers
from flagplot.games.dai_senso.politics.asking import Question, Words, advance
from flagplot.games.dai_senso.politics.entry import once, plays
from flagplot.games.dai_senso.politics.events.countries import cede
from flagplot.games.dai_senso.politics.events.creating import partisan_bases
from flagplot.games.dai_senso.politics.frames import ConditionalEvents, Event
from flagplot.games.dai_senso.state import ACTIVE
from flagplot.kernel.words import the

COLONIES = ("australia", "france", "india", "indochina", "nei", "new_zealand", "philippines")


def liberate(war: War, frame: ConditionalEvents) -> None:
    """In an Ally's turn: every other faction's Country whose Cities and Partisan Bases its ground
    units all occupy.

    [DSB-CE-3_2-1, DSB-CE-5_2-1]
    """
    faction = war.state.phasing
    if faction != AXIS and plays(war, "16.3.2"):
        for country in countries.minors(war, ACTIVE):
            if countries.faction(war, country) != faction and occupied(war, country, faction):
                _liberate(war, country, faction)
    advance(frame)


def occupied(war: War, country: str, faction: int) -> bool:
    """Whether ground units of a faction stand in every City and on every Partisan Base of a Country."""
    held = partisan_bases(war)
    key = [
        hex
        for hex in countries.hexes(war, country, proper=True)
        if war.tables.map.hexes[hex].city or IDS[hex] in held
    ]
    return bool(key) and all(war.ground(hex, faction) for hex in key)


def _liberate(war: War, country: str, faction: int) -> None:
    """Support and fortress units leave the game, the others change sides; claims of the Soviets are ceded.

    [DSB-CE-3_2-2, DSB-CE-5_2-1, DSB-CE-5_2-2]
    """
    strip(war, country, faction, lose_fortresses=True)
    countries.settle(war, country, ACTIVE, faction)
    war.note(f"{the(country)} is liberated by {the(FACTIONS[faction])}")
    regions = {one.id: one.part_of for one in war.tables.map.countries.regions}
    if faction == SOVIET:
        for ceding in war.tables.map.countries.ceding_markers:
            inside = country in (ceding.area, regions.get(ceding.area))
            if inside and ceding.marker in war.state.promised and ceding.to == "russia":
                cede(war, ceding.marker)


def strip(war: War, country: str, faction: int, *, lose_fortresses: bool) -> None:
    """The counters of a Country go to a faction's Force Pool, those with a Delay Stripe to the Delay Box."""
    for number, counter in enumerate(war.counters):
        place = war.state.place[number]
        if counter.country != country or place == OUT:
            continue
        gone = lose_fortresses and any(face.support or face.fortress for face in counter.faces)
        box = OUT if gone else DELAY if counter.stripe else pool(faction)
        war.send(number, box, "is disbanded")
    emergency.part(war)  # units of two nations [see DSB-MN-03]


# -- cards of the West -----------------------------------------------------------------------------------


def _us_in_city(war: War, country: str, *, dependents: bool) -> bool:
    """A supplied US ground unit in a City of a Country, or of its Dependents too."""
    return any(
        belongs(war, one, ("us",)) and supply.supplied(war, one)
        for hex in countries.hexes(war, country, proper=not dependents)
        if war.tables.map.hexes[hex].city
        for one in war.ground(hex, WESTERN)
    )


def colonial_liberation(war: War) -> None:
    """16.4.4, once: colonies of the Axis or the Soviets with US troops in a City become Western.

    [DSB-CE-4_4-1, DSB-CE-4_4-2]
    """
    free = [
        country
        for country in COLONIES
        if countries.status(war, country) == ACTIVE
        and countries.faction(war, country) != WESTERN
        and _us_in_city(war, country, dependents=True)
    ]
    if free:
        once(war, "16.4.4")
    for country in free:
        strip(war, country, WESTERN, lose_fortresses=False)
        countries.settle(war, country, ACTIVE, WESTERN)
        war.note(f"{the(country)} joins the West")


def avalanche(war: War, frame: Event) -> Question | None:
    """16.4.5, once: a Country with US troops in a City loses its army, but not its side.

    [DSB-CE-4_5-1, DSB-CE-4_5-2, DSB-CE-4_5-3]
    """

    def collapse(war: War, words: Words) -> None:
        country = words[0]
        once(war, "16.4.5")
        side = countries.faction(war, country)
        strip(war, country, side, lose_fortresses=True)
        if side == AXIS and markers.NO_OCCUPATION not in markers.in_capital(war, country):
            markers.mark(war, country, markers.NO_OCCUPATION)

    found = [
        (country,)
        for country in countries.minors(war, ACTIVE)
        if countries.faction(war, country) != WESTERN and _us_in_city(war, country, dependents=False)
    ]
    return Question(
        WESTERN, "Operation Avalanche: which Country?", found, collapse, may=True, rule="DSB-CE-4_5-1"
    )
