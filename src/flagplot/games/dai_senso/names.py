"""What players call things."""

from __future__ import annotations

from flagplot.games.dai_senso.naming import ADJECTIVES
from flagplot.games.dai_senso.places import BOXES
from flagplot.games.dai_senso.politics.naming import NAMES as POLITICAL
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import FIRST_YEAR, LAST_YEAR, TURNS
from flagplot.kernel.language import in_words
from flagplot.kernel.memory import remember

FACTION_NAMES = {"axis": "the Axis", "western": "the Western Allies", "soviet": "the Soviets"}
_BOXES = {
    "out": "out of play",
    "delay": "the Delay Box",
    "naval_delay": "the Naval Warfare Delay Box",
    "swb": "the Strategic Warfare Box",
    "europe": "the European Holding Box",
}
_FACTION_BOXES = {
    "pool": "the Force Pool of {}",
    "events": "the Conditional Events Box of {}",
    "conquered": "the Conquered Minor Countries Box of {}",
    "pending": "the Pending Card of {}",
}
ZONE_PARTS = {"on_station": "on station", "convoys": "convoys", "used": "used"}
TYPES = {
    "infantry": "infantry", "garrison": "garrison", "cavalry": "cavalry", "airborne": "airborne",
    "marine": "marines", "armor": "armor", "mech": "mechanized", "cavmech": "cavalry-mechanized",
    "hq": "headquarters", "fortress": "fortress", "port_a_fort": "port-a-fort",
}  # fmt: skip
SUPPORT = {
    "air_force": "Air Force", "bomber": "Bomber", "interceptor": "Interceptor", "cv_strike": "CV Strike",
    "cv_fleet": "CV Fleet", "surface_fleet": "Surface Fleet", "sub_fleet": "Sub Fleet",
}  # fmt: skip
MARKERS = {
    "blitz": "Blitz marker", "detachment": "Detachment", "totsugeki": "Totsugeki marker",
    "failure": "Failure marker", "mobilizing": "Mobilizing marker", "logistics": "Logistics marker",
    "beachhead_1": "Beachhead-1", "beachhead_2": "Beachhead-2", "snlf_beachhead_0": "SNLF Beachhead-0",
    "airdrop": "Airdrop",
    "devastation": "Devastation", "escort_troop_convoy": "Escort Troop Convoy", "supply": "Supply Convoy",
    "troop": "Troop Convoy", "flag": "flag", "atomic_devastation": "Atomic Devastation",
}  # fmt: skip
# the segments of a Faction Turn, by their names in positions
SEGMENTS = {
    "option_card": "Option Cards", "logistics": "Logistics", "replacements": "Replacements",
    "political_events": "Political Events", "support": "Support Segment",
    "organization": "Organization Segment", "operational_movement": "Operational Movement",
    "blitz_combat": "Blitz Combat", "regular_combat": "Regular Combat", "marker": "Marker Segment",
    "reserve_movement": "Reserve Movement", "conditional_events": "Conditional Events",
    "war_and_peace": "War & Peace", "partisan_bases": "Partisan Bases",
    "landings": "Landings", "arrivals": "Arrivals",
    "reuse": "Convoys return", "select_card": "Option Cards", "end_of_turn": "End of the turn",
    "choice": "Before play",
}  # fmt: skip


def names(tables: Tables) -> dict[str, str]:
    """Id -> name, for everything a sentence can refer to."""
    return _names(tables.digest, tables)


def said(tables: Tables, sentence: str) -> str:
    """A sentence for a panel, with names instead of references."""
    found = names(tables)
    return in_words(sentence, lambda id: found.get(id, id), lambda id: found.get(id, id))


@remember(4)
def _names(digest: str, tables: Tables) -> dict[str, str]:
    found = {**FACTION_NAMES, **{id: id.replace("_", " ") for id in BOXES}, **_boxes(tables)}
    found |= {one: name for one, name in tables.marker_names.items() if one not in found}
    found |= TYPES | SUPPORT | MARKERS | POLITICAL
    for one in tables.map.hexes:
        found[one.id] = f"{one.name} ({one.id})" if one.name else one.id
    found |= tables.map.countries.names()
    found |= {card.id: f"card {card.number}, {card.name}" for card in tables.cards.values()}
    return found | _counters(tables)


def _boxes(tables: Tables) -> dict[str, str]:
    """What lies beside the map; the boxes of the Turn Track by their turns."""
    waters = tables.map.waters
    found = dict(_BOXES)
    for kind, words in _FACTION_BOXES.items():
        found |= {f"{id}_{kind}": words.format(name) for id, name in FACTION_NAMES.items()}
    found |= {one.id: one.name for one in waters.off_map_boxes}
    for zone in waters.zones:
        found[zone.id] = f"the {zone.name}"
        found |= {f"{zone.id}_{part}": f"{zone.name} ({words})" for part, words in ZONE_PARTS.items()}
    for year in range(FIRST_YEAR, LAST_YEAR + 1):
        found |= {f"{turn.lower()}-{year}": f"{turn} {year}" for turn in TURNS}
    return found


def _counters(tables: Tables) -> dict[str, str]:
    """Counters by their names; armies of two nations with the same number by their nation too."""
    nations: dict[str, set[str]] = {}
    for one in tables.counters:
        nations.setdefault(one.name, set()).add(one.country)
    return {
        one.id: f"{ADJECTIVES[one.country]} {one.name}" if len(nations[one.name]) > 1 else one.name
        for one in tables.counters
    }
