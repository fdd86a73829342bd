"""Supply over the sea, from Off-Map Boxes, by land alone, and from Partisan Bases. [10]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import bases, supply
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.places import IDS
from tests.dai_senso.afloat import AT_WAR, pacific
from tests.dai_senso.setting import Case

rule = pytest.mark.rule

NAGASAKI = "e4801"
HOPEH: dict[str, Any] = {"countries": {"hopeh": {"status": "active", "alignment": "western"}}}


def supplied(case: Case, id: str) -> bool:
    found = supply.supplied(case.war, case.number(id))
    if case.war.on_map(case.number(id)):
        assert (supply.line(case.war, case.number(id)) is not None) == found  # both ways to look at it agree
    return found


def line(case: Case, id: str) -> list[str]:
    found = supply.line(case.war, case.number(id))
    assert found is not None
    return [IDS[at] for at in found]


BURMA = {"w4015": ["JP-INF1-01/detachment"], "w3218": ["JP-INF1-02/detachment"], "w4324": ["JP-INF1-03"]}
CONVOYS = {"bay_of_bengal_convoys": ["JP-CONV-01"], "south_china_sea_convoys": ["JP-CONV-02"]}


@rule("DSA-SUP-11", "DSA-SUP-12", "DSA-SUP-22")
def test_a_line_crosses_zone_after_zone_and_a_fleet_cuts_it() -> None:
    """The rulebook's Rangoon: Bay of Bengal, South China Sea, Yellow Sea; then a US Sub Fleet comes."""
    case = pacific(BURMA, CONVOYS)
    assert supplied(case, "JP-INF1-01")
    assert line(case, "JP-INF1-01") == ["w4015", "w3218", "w4324", NAGASAKI]
    assert not supplied(pacific(BURMA, {"bay_of_bengal_convoys": ["JP-CONV-01"]}), "JP-INF1-01")
    cut = pacific(BURMA, {**CONVOYS, "south_china_sea_on_station": ["US-SUB-01"]})
    assert not supplied(cut, "JP-INF1-01")
    assert supplied(cut, "JP-INF1-03")  # Formosa has the Yellow Sea


@rule("DSA-SUP-22", "DSA-GL-31")
def test_a_supply_convoy_among_closed_ports_stays_and_is_of_no_use() -> None:
    """TX-16."""
    units = {"e4226": ["US-INF1-01"], "e4519": ["US-INF1-02"]}
    boxes = {"central_pacific_convoys": ["US-CONV-01"]}
    assert supplied(pacific(units, boxes), "US-INF1-02")
    closed = pacific(units, {**boxes, "central_pacific_on_station": ["JP-SURF-01"]})
    assert closed.where("US-CONV-01") == "central_pacific_convoys"
    assert not supplied(closed, "US-INF1-02")
    assert supplied(closed, "US-INF1-01")


@rule("DSA-SUP-34")
def test_a_convoy_in_a_closed_zone_serves_when_the_enemy_has_left() -> None:
    """The rulebook's Micronesia: in the Western turn its Sub Fleet returns to base."""
    units = {
        "e3513": ["JP-INF1-01"],
        "e3408": ["JP-INF1-02"],
        "e3402": ["JP-INF1-03"],
        "w4427": ["JP-INF1-04"],
    }
    boxes = {"micronesia_convoys": ["JP-CONV-01"], "bismarck_sea_convoys": ["JP-CONV-02"]}
    closed = {**boxes, "micronesia_on_station": ["US-SUB-01"]}
    assert not supplied(pacific(units, closed), "JP-INF1-01")
    later = pacific(units, {**closed, "western_pool": ["US-CONV-01"]}, "support", phasing="western")
    assert later.where("US-SUB-01") == "delay"
    assert supplied(later, "JP-INF1-01")


@rule("DSI-MAP-08", "DSA-SPT-03")
def test_printed_convoys_reach_saipan_and_not_truk() -> None:
    """IX-03."""
    units = {"e3906": ["JP-INF1-01/detachment"], "e3408": ["JP-INF1-02/detachment"]}
    units |= {"w4427": ["JP-INF1-03/detachment"], "e3402": ["JP-INF1-04/detachment"]}
    case = pacific(units)
    assert supplied(case, "JP-INF1-01")
    assert not supplied(case, "JP-INF1-02")
    for zone in ("marianas", "bismarck_sea"):
        assert supplied(pacific(units, {f"{zone}_convoys": ["JP-CONV-01"]}), "JP-INF1-02")


@rule("DSA-SUP-04", "DSA-SUP-06")
def test_off_map_boxes_are_sources_of_their_faction() -> None:
    """Honolulu by the printed Convoy of the Northeast Pacific; for Japan no box is one."""
    case = pacific({"e4226": ["US-INF1-01"], "e4127": ["BR-INF1-01"]}, {"western_us": ["US-INF1-02"]})
    assert supplied(case, "US-INF1-01")
    assert supplied(case, "BR-INF1-01")  # every Western counter
    assert supplied(case, "US-INF1-02")  # in the box itself
    assert not supplied(pacific({"e4226": ["JP-INF1-01"]}), "JP-INF1-01")
    closed = pacific({"e4226": ["US-INF1-01"]}, {"northeast_pacific_on_station": ["JP-SUB-01"]})
    assert not supplied(closed, "US-INF1-01")


@rule("DSA-SUP-04", "DSA-SUP-14")
def test_the_western_edge_is_the_eastern_europe_box() -> None:
    """A Mongolian unit near the edge traces to it; an Axis one, or an edge held by enemies, does not."""
    edge = pacific({"w5512": ["MONG-CAV-01"]})
    assert line(edge, "MONG-CAV-01")[-1] in {f"w{row}11" for row in range(53, 61)}
    assert not supplied(pacific({"w5512": ["KW-INF1-01"]}), "KW-INF1-01")
    assert supplied(pacific({}, {"eastern_europe": ["RU-INF1-01"]}), "RU-INF1-01")


@rule("DSA-SUP-13")
def test_an_overland_line_crosses_no_naval_zone() -> None:
    units = {"w5125": ["JP-INF1-01"], "e4904": ["JP-INF1-02"], "w5824": ["RU-INF1-01"]}
    case = pacific(units)
    assert supplied(case, "JP-INF1-01")
    assert not supply.overland(case.war, case.number("JP-INF1-01"))  # Dairen has the sea alone
    assert supply.overland(case.war, case.number("JP-INF1-02"))
    assert supply.overland(case.war, case.number("RU-INF1-01"))


@rule("DSA-SUP-20")
def test_an_ally_at_war_uses_no_convoy_and_no_hex_of_a_pac() -> None:
    """The US at War, Britain bound by a Treaty; the British use their own."""
    units = {"e2611": ["US-INF1-01", "BR-INF1-01"], "e2313": ["BR-INF1-02"]}
    ships = {"coral_sea_convoys": ["BR-CONV-01"]}
    treaty: dict[str, Any] = {"posture": {**AT_WAR["posture"], "britain": "treaty"}}
    assert supplied(pacific(units, ships), "US-INF1-01")
    bound = pacific(units, ships, **treaty)
    assert not supplied(bound, "US-INF1-01")
    assert supplied(bound, "BR-INF1-01")


@rule("DSA-SUP-21", "DSB-MK-5-7", "DSA-GL-26c")
def test_a_beachhead_is_a_port_and_lines_cross_all_its_sides() -> None:
    """Before Genzan, held by the US: a unit on it, and one ashore beside it, not where it points."""
    units = {"e5101": ["beachhead_axis-01", "JP-INF1-01"], "w5127": ["US-INF1-01"], "e5201": ["JP-INF1-02"]}
    case = pacific(units, facing={"e5101": "w5127"}, **HOPEH)
    assert line(case, "JP-INF1-01") == ["e5101", NAGASAKI]  # over the Sea of Japan
    assert line(case, "JP-INF1-02") == ["e5201", "e5101", NAGASAKI]
    without = {label: held for label, held in units.items() if label != "e5101"}
    assert not supplied(pacific(without, **HOPEH), "JP-INF1-02")


@rule("DSB-MK-5-3")
def test_a_beachhead_is_a_port_but_no_base() -> None:
    case = pacific({"w4119": ["beachhead_axis-01", "JP-INF1-01"], "w4324": ["JP-INF1-02"]},
                   {"south_china_sea_convoys": ["JP-CONV-01"]}, facing={"w4119": "w4219"})  # fmt: skip
    assert supplied(case, "JP-INF1-01")
    assert case.hex("w4119") not in bases.naval_bases(case.war, AXIS, "japan")
    assert case.hex("w4119") not in bases.air_bases(case.war, AXIS, "japan")


def partisans(units: dict[str, list[str]], marker: str = "partisan_base_western", hex: str = "w5122") -> Case:
    """A Partisan Base near Tientsin, in Hopeh."""
    return pacific(units, affairs={"markers": {marker: hex}}, **HOPEH)


@rule("DSA-SUP-03", "DSA-SUP-05")
def test_a_partisan_base_supplies_its_own_country() -> None:
    """EX-137: Hopeh units in its hex; not when an enemy is there, not those of others."""
    cities = {label: ["JP-INF1"] for label in ("w5223", "w5022")}
    assert supplied(partisans({"w5122": ["HO-RES-01"], **cities}), "HO-RES-01")
    without = pacific({"w5122": ["HO-RES-01"], **cities}, **HOPEH)
    assert not supplied(without, "HO-RES-01")
    assert not supplied(partisans({"w5122": ["KI-RES-01"], **cities}), "KI-RES-01")
    soviet = partisans({"w5122": ["HO-RES-01"], **cities}, "partisan_base_soviet")
    assert not supplied(soviet, "HO-RES-01")


@rule("DSA-SUP-17")
def test_no_line_goes_through_an_enemy_partisan_base_without_a_ground_unit() -> None:
    """On the rail north of Dairen: a Detachment will not do, a unit will."""
    far = {"w5427": ["KW-INF1-01"], "w5125": ["JP-FTDAI-01"]}
    clear = pacific(far)
    way = line(clear, "KW-INF1-01")
    assert "w5326" in way
    haunt: dict[str, Any] = {"affairs": {"markers": {"partisan_base_soviet": "w5326"}}}
    assert "w5326" not in way_of(pacific(far, **haunt))
    held = pacific({**far, "w5326": ["KW-INF1-02"]}, **haunt)
    assert "w5326" in way_of(held)
    marker = pacific({**far, "w5326": ["KW-INF1-02/detachment"]}, **haunt)
    assert "w5326" not in way_of(marker)


def way_of(case: Case) -> list[str]:
    found = supply.line(case.war, case.number("KW-INF1-01"))
    return [IDS[at] for at in found or ()]


# -- worked examples ---------------------------------------------------------------------------------------


@rule("DSA-SUP-08", "DSA-SUP-11", "DSA-SUP-22", "DSA-SUP-04")
def test_the_british_in_burma_trace_to_europe() -> None:
    """EX-139: w3916, over Chiengmai and the rail to Dacca, by sea to Trincomalee and Europe/Africa."""
    siam = {"countries": {"siam": {"status": "active", "alignment": "western"}}}
    units = {"w3916": ["BR-INF1-01"], "w4313": ["BR-INF1-02"], "w3509": ["BR-INF1-03"], **BURMA}
    del units["w3218"]
    boxes = {"bay_of_bengal_convoys": ["BR-CONV-01", "JP-CONV-01"], "south_china_sea_convoys": ["JP-CONV-02"]}
    case = pacific(units, boxes, countries=siam["countries"])
    way = line(case, "BR-INF1-01")
    assert way[0] == "w3916"
    assert way[-1] == "w3509"  # from which the printed Convoy of the West Indian Ocean goes on
    assert "w4313" in way
    assert "w4015" not in way  # Rangoon is held
    without = pacific(units, {"south_china_sea_convoys": ["JP-CONV-02"]}, countries=siam["countries"])
    assert not supplied(without, "BR-INF1-01")


@rule("DSA-CVY-01", "DSA-SUP-34")
def test_a_convoy_placed_in_a_closed_zone_opens_lines_in_the_turn_of_the_enemy() -> None:
    """EX-140: Tarawa and Guadalcanal, after the Western Return to Base."""
    units = {
        "e4801": ["JP-INF1-01"],
        "w4427": ["JP-INF1-02"],
        "e3402": ["JP-INF1-03"],
        "e3408": ["JP-INF1-04"],
    }
    units |= {"e3116": ["JP-INF1-05"], "e2611": ["JP-INF1-06"]}
    boxes = {"axis_pool": ["JP-CONV-01", "JP-CONV-02"], "micronesia_on_station": ["US-SUB-01"]}
    case = pacific(units, boxes, "support")
    case.do(
        "axis", "place JP-CONV-01 micronesia_convoys supply", "place JP-CONV-02 bismarck_sea_convoys supply"
    )
    assert not supplied(case, "JP-INF1-05")
    document = case.game.write_position(case.state)
    assert document is not None
    kept = {key: document[key] for key in ("turn", "year", "units", "boxes", "posture", "war_state")}
    kept["boxes"]["western_pool"] = ["US-CONV-01"]
    later = Case.begun(
        {"game": "dai-senso", "scenario": "tora", "phase": "support", "phasing": "western", **kept}
    )
    assert later.where("US-SUB-01") == "delay"
    assert supplied(later, "JP-INF1-05")
    assert supplied(later, "JP-INF1-06")
