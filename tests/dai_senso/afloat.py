"""Cases at sea: everybody at War in the Pacific, and what the zones hold.

case = pacific({"w3218": ["BR-INF1-01"]}, {"south_china_sea_on_station": ["JP-AF-01"]})
assert opened(case, "w3218", "western") == {"bay_of_bengal"}
"""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import IDS, ZONES
from flagplot.games.dai_senso.ports import open_ports
from flagplot.games.dai_senso.sea import paths
from flagplot.games.dai_senso.sea.seas import water, water_id
from flagplot.games.dai_senso.state import POSTURE_BOXES
from tests.dai_senso.setting import Case

FAIR = "Sept-Oct"  # the only turns without bad weather anywhere are this one and the one before it
AT_WAR: dict[str, Any] = {"posture": dict.fromkeys(POSTURE_BOXES, "war"), "war_state": "total_war"}


def pacific(
    units: dict[str, list[str]],
    boxes: dict[str, list[str]] | None = None,
    phase: str = "organization",
    **more: Any,
) -> Case:
    """A case in which nothing happens before it is looked at."""
    return Case(
        phase, units, boxes, **{"phasing": "axis", "scenario": "tora", "turn": FAIR, **AT_WAR, **more}
    )


def support(units: dict[str, list[str]], boxes: dict[str, list[str]] | None = None, **more: Any) -> Case:
    """A case in the Support Segment."""
    return pacific(units, boxes, "support", **more)


def opened(case: Case, label: str, faction: str) -> set[str]:
    """The zones in which a hex is an Open Port."""
    found = open_ports(case.war, FACTIONS.index(faction))
    return {ZONES[zone] for zone, ports in enumerate(found) if ports >> case.hex(label) & 1}


def naval_bases(case: Case, faction: str, nation: str) -> set[str]:
    """The Naval Bases of a nation on the map."""
    return {IDS[hex] for hex in bases.naval_bases(case.war, FACTIONS.index(faction), nation)}


def path(case: Case, faction: str, nation: str, zone: str) -> list[str] | None:
    """The waters of a Fleet Unit Path."""
    found = paths.fleet_path(case.war, FACTIONS.index(faction), nation, water(zone))
    return None if found is None else [water_id(one) for one in found]


def where_to(case: Case, seat: str, counter: str) -> set[str]:
    """The places a counter may be placed in."""
    return {answer.split()[2] for answer in case.legal(seat, "place") if answer.split()[1] == counter}


def staged(case: Case, boxes: dict[str, list[str]]) -> Case:
    """Convoys as they lie later in the segment."""
    document = case.game.write_position(case.state)
    assert document is not None
    kept = {**document.get("boxes", {}), **boxes}
    return Case.begun({"game": "dai-senso", "scenario": case.state.scenario, **document, "boxes": kept})


# the West from Hawaii to Okinawa, and in Korea; its Convoys carry supply all the way
KOREA = {
    "e4226": ["US-INF1-01"],  # Honolulu
    "e4519": ["US-INF1-02"],  # Midway
    "e4113": ["US-INF1-03"],  # Wake
    "e3906": ["US-INF1-04"],  # Saipan
    "w4427": ["US-INF1-05"],  # Okinawa
    "e4801": ["US-INF1-06"],  # Nagasaki
    "w4927": ["BR-INF1-01"],  # Fusan, from which rail leads to
    "w5127": ["BR-INF1-02"],  # Genzan
}
SUPPLY = {
    "central_pacific_convoys": ["US-CONV-01"],
    "international_dateline_convoys": ["US-CONV-02"],
    "marianas_convoys": ["US-CONV-03"],
    "philippine_sea_convoys": ["US-CONV-04"],
    "yellow_sea_convoys": ["BR-CONV-01"],
}
