"""Open Ports and Naval Bases by Naval Zone. [glossary]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.places import ZONES
from flagplot.games.dai_senso.ports import open_port
from flagplot.games.dai_senso.sea.seas import seas, water
from tests.dai_senso.afloat import AT_WAR, naval_bases, opened, pacific

rule = pytest.mark.rule

SINGAPORE, KOTA_BHARU, HAIKOU = "w3218", "w3417", "w4120"
BOTH = {"bay_of_bengal", "south_china_sea"}
# Japanese in Malaya, supplied over the South China Sea from Formosa, and from there by a printed Convoy
MALAYA = {SINGAPORE: ["BR-FTSING-01"], KOTA_BHARU: ["JP-INF1-01"], "w4324": ["JP-INF1-02"]}
CONVOY = {"south_china_sea_convoys": ["JP-CONV-01"]}


# -- what opens a port -------------------------------------------------------------------------------------


@rule("DSA-GL-26c", "DSA-GL-26")
def test_a_beachhead_at_sea_is_an_open_port_of_its_zone() -> None:
    beach = {"w4119": ["beachhead_axis-01"]}
    case = pacific(beach, facing={"w4119": "w4219"})
    assert opened(case, "w4119", "axis") == {"south_china_sea"}
    assert opened(case, "w4119", "western") == set()
    assert opened(pacific({}), "w4119", "axis") == set()


@rule("DSA-GL-26d", "DSA-GL-26")
def test_off_map_boxes_have_open_ports_as_they_are_printed() -> None:
    printed = seas()
    assert printed.boxes[WESTERN] >> water("panama_canal") & 1
    assert not any(boxes >> water("eastern_europe") & 1 for boxes in printed.boxes)


@rule("DSA-GL-27", "DSA-GL-28")
def test_control_opens_no_port_and_a_dependent_needs_a_counter() -> None:
    """EX-012: Batavia in an active Western Country, in a conquered one; Hong Kong, a British Dependent."""
    active: dict[str, Any] = {"countries": {"nei": {"status": "active", "alignment": "western"}}}
    assert opened(pacific({}, **active), "w2819", "western") == BOTH
    conquered: dict[str, Any] = {"countries": {"nei": {"status": "conquered", "alignment": "western"}}}
    assert opened(pacific({}, **conquered), "w2819", "axis") == set()
    held = pacific({"w2819": ["JP-INF1-01/detachment"]}, **conquered)
    assert opened(held, "w2819", "axis") == BOTH
    assert opened(pacific({}), "w4222", "western") == set()
    assert opened(pacific({"w4222": ["BR-GARHK-01"]}), "w4222", "western") == {"south_china_sea"}


# -- what closes it ----------------------------------------------------------------------------------------


@rule("DSA-GL-29", "DSA-GL-29b")
def test_an_air_unit_over_a_port_closes_it_in_all_its_zones() -> None:
    """EX-013: a Japanese Air Force over the fortress of Singapore."""
    assert opened(pacific({SINGAPORE: ["BR-FTSING-01"]}), SINGAPORE, "western") == BOTH
    assert opened(pacific({SINGAPORE: ["BR-FTSING-01", "JP-AF-01"]}), SINGAPORE, "western") == set()


@rule("DSA-GL-29c")
def test_enemy_detachments_and_logistics_markers_close_a_port_airdrops_too() -> None:
    """Townsville in Australia, which is a Western Country."""
    active: dict[str, Any] = {"countries": {"australia": {"status": "active", "alignment": "western"}}}
    assert opened(pacific({}, **active), "e2106", "western") == {"coral_sea"}
    for marker in ("JP-INF1-01/detachment", "logistics_ighq-01", "JP-ABN-01/back"):
        case = pacific({"e2106": [marker]}, **active)
        assert opened(case, "e2106", "western") == set(), marker
        assert opened(case, "e2106", "axis") == {"coral_sea"}, marker


@rule("DSA-GL-30", "DSI-MAP-07", "DSA-WEA-08")
def test_ice_closes_vladivostok_in_snow_and_no_port_that_has_none() -> None:
    units = {"e5301": ["RU-INF1-01"], "e5505": ["JP-INF1-01"]}
    summer, winter = pacific(units, turn="July-Aug"), pacific(units, turn="Jan-Feb")
    assert opened(summer, "e5301", "soviet") == {"sea_of_japan"}
    assert opened(winter, "e5301", "soviet") == set()
    assert opened(winter, "e5505", "axis") == {"sea_of_japan", "sea_of_okhotsk"}
    ice = [one.name for one in summer.war.tables.map.hexes if one.ice]
    assert ice == ["Vladivostok", "Sovetskaya Gavan", "Nikolaevsk", "Okha", "Petropavlovsk"]


@rule("DSA-GL-31")
def test_a_fleet_on_station_closes_every_port_of_its_zone_to_enemies() -> None:
    """EX-015: a US Sub Fleet in the South China Sea; the Yellow Sea, and the US, do not mind."""
    units = {"w4324": ["JP-INF1-01"], HAIKOU: ["JP-INF1-02"], SINGAPORE: ["BR-FTSING-01"]}
    case = pacific(units, {"south_china_sea_on_station": ["US-SUB-01"]})
    assert opened(case, HAIKOU, "axis") == set()
    assert opened(case, "w4324", "axis") == {"yellow_sea", "philippine_sea"}
    assert opened(case, SINGAPORE, "western") == BOTH
    used = pacific(units, {"south_china_sea_used": ["US-SURF-01"]})
    assert opened(used, HAIKOU, "axis") == {"south_china_sea"}  # it is no longer on station


@rule("DSA-GL-32", "DSA-GL-34")
def test_an_air_unit_on_station_closes_ports_near_its_naval_bases_in_that_zone() -> None:
    """EX-014: the Air Force is in the South China Sea, Kota Bharu two hexes from Singapore."""
    boxes = {"south_china_sea_on_station": ["JP-AF-01"], **CONVOY}
    case = pacific(MALAYA, boxes)
    assert naval_bases(case, "axis", "japan") >= {KOTA_BHARU}
    assert opened(case, SINGAPORE, "western") == {"bay_of_bengal"}
    far = pacific({SINGAPORE: ["BR-FTSING-01"], HAIKOU: ["JP-INF1-01"], "w4324": ["JP-INF1-02"]}, boxes)
    assert opened(far, SINGAPORE, "western") == BOTH
    unsupplied = pacific(MALAYA, {"south_china_sea_on_station": ["JP-AF-01"]})
    assert opened(unsupplied, SINGAPORE, "western") == BOTH  # Kota Bharu is no base


@rule("DSA-GL-32")
def test_the_base_must_be_of_the_faction_of_the_air_unit() -> None:
    """A British Air Force on station does nothing near a Japanese base, to anybody."""
    case = pacific(MALAYA, {"south_china_sea_on_station": ["BR-AF-01"], **CONVOY})
    assert opened(case, SINGAPORE, "western") == BOTH
    assert opened(case, "w4324", "axis") == {"yellow_sea", "philippine_sea", "south_china_sea"}


@rule("DSA-GL-33")
def test_an_off_map_box_is_near_nothing() -> None:
    """Dutch Harbor lies by the Gulf of Alaska, of which the Western US is part."""
    boxes = {"gulf_of_alaska_on_station": ["US-AF-01"]}
    case = pacific({"e5720": ["JP-INF1-01"]}, boxes)
    assert opened(case, "e5720", "axis") == {"gulf_of_alaska", "north_pacific"}


MARSHALLS = {
    "e3513": ["JP-INF1-01"],  # Kwajalein, two hexes from
    "e3515": ["US-INF1-01"],  # Majuro
    "e3408": ["JP-INF1-02"],  # Truk, by the Bismarck Sea to
    "e3402": ["JP-INF1-03"],  # Palau, and on by printed Convoys
    "w4427": ["JP-INF1-04"],
    "e2611": ["US-INF1-02"],  # Guadalcanal, by the Coral Sea to
    "e2313": ["US-INF1-03"],  # Espiritu Santo, and on to French Polynesia
}
SHIPPING = {
    "micronesia_convoys": ["JP-CONV-01", "US-CONV-01"],
    "bismarck_sea_convoys": ["JP-CONV-02"],
    "coral_sea_convoys": ["US-CONV-02"],
}


@rule("DSA-GL-35", "DSA-GL-32")
def test_ports_that_close_each_other_are_both_closed() -> None:
    """Kwajalein and Majuro are each other's only threat, and each is supplied by sea alone."""
    quiet = pacific(MARSHALLS, SHIPPING)
    assert "micronesia" in opened(quiet, "e3513", "axis")
    assert "micronesia" in opened(quiet, "e3515", "western")
    one = pacific(MARSHALLS, {**SHIPPING, "micronesia_on_station": ["JP-AF-01"]})
    assert "micronesia" in opened(one, "e3513", "axis")
    assert "micronesia" not in opened(one, "e3515", "western")
    both = pacific(MARSHALLS, {**SHIPPING, "micronesia_on_station": ["JP-AF-01", "US-AF-01"]})
    assert "micronesia" not in opened(both, "e3513", "axis")
    assert "micronesia" not in opened(both, "e3515", "western")
    assert "micronesia" in opened(both, "e3408", "axis")  # Truk is far away
    assert "marianas" in opened(both, "e3513", "axis")  # and so are other zones


# -- Naval Bases -------------------------------------------------------------------------------------------


@rule("DSA-GL-22", "DSA-GL-24")
def test_a_naval_base_is_a_port_with_a_supplied_counter_of_the_nation() -> None:
    """EX-009 at Majuro: while a Treaty binds Britain, the US uses neither its Convoys nor its islands."""
    units = {"e3515": ["US-INF1-01", "BR-INF1-01"], "e2611": ["BR-INF1-02"], "e2313": ["BR-INF1-03"]}
    ships = {"micronesia_convoys": ["BR-CONV-01"], "coral_sea_convoys": ["BR-CONV-02"]}
    treaty: dict[str, Any] = {"posture": {**AT_WAR["posture"], "britain": "treaty"}}
    case = pacific(units, ships, **treaty)
    assert "e3515" in naval_bases(case, "western", "britain")
    assert "e3515" not in naval_bases(case, "western", "us")
    case = pacific(MARSHALLS, SHIPPING)
    assert "e3515" in naval_bases(case, "western", "us")
    assert "e3515" not in naval_bases(case, "western", "britain")
    assert "e3408" in naval_bases(case, "axis", "japan")
    alone = pacific({"e3515": ["US-INF1-01"]})
    assert naval_bases(alone, "western", "us") == set()
    inland = pacific({"e2106": ["AUS-INF-01"], "w5326": ["KW-INF1-01"]})
    assert "w5326" not in naval_bases(inland, "axis", "japan")  # Hsinking has no port


@rule("DSA-GL-22")
def test_detachments_and_logistics_markers_make_naval_bases() -> None:
    for counter in ("JP-INF1-01/detachment", "logistics_ighq-01"):
        assert naval_bases(pacific({"w5125": [counter]}), "axis", "japan") == {"w5125"}
    assert naval_bases(pacific({"w5125": ["JP-AF-01"]}), "axis", "japan") == set()


@rule("DSA-GL-23")
def test_no_naval_base_under_enemy_aircraft_on_a_beachhead_or_in_ice() -> None:
    assert naval_bases(pacific({"w5125": ["JP-INF1-01"]}), "axis", "japan") == {"w5125"}
    assert naval_bases(pacific({"w5125": ["JP-INF1-01", "US-AF-01"]}), "axis", "japan") == set()
    on_beach = pacific({"w5124": ["beachhead_axis-01", "JP-INF1-01"]}, facing={"w5124": "w5225"})
    assert naval_bases(on_beach, "axis", "japan") == set()
    vladivostok = {"e5301": ["RU-INF1-01"]}
    assert naval_bases(pacific(vladivostok, turn="July-Aug"), "soviet", "russia") == {"e5301"}
    assert naval_bases(pacific(vladivostok, turn="Jan-Feb"), "soviet", "russia") == set()


@rule("DSA-GL-22")
def test_a_naval_base_need_not_be_an_open_port() -> None:
    """Vladivostok, in a city of its own Country, whatever lies before it."""
    case = pacific({"e5301": ["RU-INF1-01"]}, {"sea_of_japan_on_station": ["JP-SUB-01"]}, turn="July-Aug")
    assert opened(case, "e5301", "soviet") == set()
    assert naval_bases(case, "soviet", "russia") == {"e5301"}


# -- zones and boxes ---------------------------------------------------------------------------------------


@rule("DSA-GL-36", "DSI-MAP-04", "DSA-GL-38")
def test_only_multi_zone_ports_lie_in_several_zones() -> None:
    """EX-010, and the 51 ports of the pack."""
    tables = pacific({}).war.tables
    printed, grid = seas(), tables.map.board.grid
    several = 0
    for one in tables.map.hexes:
        zones = {ZONES[at] for at, ports in enumerate(printed.ports) if ports >> grid[one.id] & 1}
        assert zones == (set(one.zones) if one.port else set()), one.id
        assert (len(zones) > 1) == one.multi_zone_port
        several += one.multi_zone_port
    assert several == 51
    assert set(tables.map.cell("w2719").zones) == {"south_china_sea", "southeast_indian_ocean"}  # Bandung


@rule("DSA-GL-39", "DSA-GL-40", "DSI-MAP-09")
def test_zones_and_boxes_hang_together_as_printed() -> None:
    """EX-010 and EX-011."""

    def beside(one: str) -> set[int]:
        return {passage.to for passage in seas().passages[water(one)]}

    assert water("south_china_sea") in beside("bay_of_bengal")
    assert water("arafura_sea") not in beside("bay_of_bengal")
    assert beside("western_us") == {
        water("gulf_of_alaska"), water("northeast_pacific"), water("panama_canal"),
    }  # fmt: skip
    assert beside("french_polynesia") == {
        water("south_pacific"), water("southeast_pacific"), water("panama_canal"),
    }  # fmt: skip
    assert water("europe_africa") in beside("panama_canal")
    assert all(
        any(back.to == one for back in seas().passages[to.to])
        for one, row in enumerate(seas().passages)
        for to in row
    )


@rule("DSI-MAP-05")
def test_every_zone_has_a_key_port() -> None:
    printed = seas()
    assert all(printed.key_ports)
    everywhere = 0
    for ports in printed.key_ports:
        everywhere |= ports
    assert everywhere.bit_count() == 50
    assert printed.key_ports[ZONES.index("coral_sea")] >> pacific({}).hex("e2606") & 1


@rule("DSA-GL-37")
def test_the_restricted_waterways() -> None:
    tables = pacific({}).war.tables
    guards = {port for row in seas().passages for passage in row for port in passage.guards}
    assert sorted(tables.map.hexes[port].name for port in guards) == [
        "Batavia", "Hakodate", "Nagasaki", "Singapore", "Toyohara",
    ]  # fmt: skip


def test_an_open_port_is_open_in_some_zone() -> None:
    case = pacific({SINGAPORE: ["BR-FTSING-01"]})
    assert open_port(case.war, case.hex(SINGAPORE), WESTERN)
    assert not open_port(case.war, case.hex(SINGAPORE), AXIS)
    assert not open_port(case.war, case.hex(SINGAPORE), WESTERN, ZONES.index("yellow_sea"))
