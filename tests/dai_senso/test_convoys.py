"""Convoys: where they are placed, in which mode, and what they carry. [2.2.3.6, 4.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.places import CONVOYS, ZONES
from flagplot.games.dai_senso.sea.stations import carries, stations, troop_convoys
from flagplot.games.dai_senso.support import convoys
from tests.dai_senso.afloat import KOREA, SUPPLY, pacific, staged, support
from tests.dai_senso.setting import Case

rule = pytest.mark.rule

BOX = "_convoys"
Stacks = dict[str, list[str]]
NAGASAKI = {"e4801": ["JP-INF1-11"]}


def zones(case: Case, seat: str, counter: str) -> set[str]:
    """The zones a Convoy may be placed in; always in both modes."""
    answers = [one.split() for one in case.legal(seat, "place")]
    found = [(one[2].removesuffix(BOX), one[3]) for one in answers if one[1] == counter]
    by_mode = [{zone for zone, chosen in found if chosen == mode} for mode in ("supply", "troop")]
    assert by_mode[0] == by_mode[1]
    return by_mode[0]


def convoy(units: Stacks, pool: list[str], boxes: Stacks | None = None, **more: Any) -> Case:
    return support(units, {"axis_pool": pool, **(boxes or {})}, **more)


def west(units: Stacks, pool: list[str], boxes: Stacks | None = None, **more: Any) -> Case:
    return support(units, {"western_pool": pool, **(boxes or {})}, phasing="western", **more)


@rule("DSA-CVY-01", "DSA-SUP-34")
def test_a_standard_convoy_goes_where_its_country_or_a_dependent_has_a_port() -> None:
    """The port need not be open: a US Sub Fleet closes Micronesia, and the Convoy comes all the same."""
    case = convoy(NAGASAKI, ["JP-CONV-01"])
    found = zones(case, "axis", "JP-CONV-01")
    assert {"yellow_sea", "japanese_coast", "sea_of_japan", "sea_of_okhotsk"} <= found  # Japan itself
    assert "coral_sea" not in found
    case.refuses("axis", "place JP-CONV-01 coral_sea_convoys supply", "DSA-CVY-01")
    chain = {"w4427": ["JP-INF1-01"], "e3906": ["JP-INF1-02"], "e3408": ["JP-INF1-03"], **NAGASAKI}
    closed = convoy(chain, ["JP-CONV-01"], {"micronesia_on_station": ["US-SUB-01"]})
    assert "micronesia" in zones(closed, "axis", "JP-CONV-01")


@rule("DSA-CVY-02")
def test_a_standard_convoy_traces_a_path_to_a_home_country_open_port() -> None:
    """Truk makes the Marianas a zone of Japan, but nothing opens the waters between."""
    assert "micronesia" not in zones(convoy(NAGASAKI, ["JP-CONV-01"]), "axis", "JP-CONV-01")
    case = convoy(NAGASAKI, ["JP-CONV-01"])
    case.refuses("axis", "place JP-CONV-01 micronesia_convoys supply", "DSA-CVY-02")
    chain = {"w4427": ["JP-INF1-01"], "e3906": ["JP-INF1-02"], **NAGASAKI}
    assert "micronesia" in zones(convoy(chain, ["JP-CONV-01"]), "axis", "JP-CONV-01")
    home = ("yellow_sea", "sea_of_japan", "japanese_coast", "northwest_pacific", "sea_of_okhotsk")
    shut = {f"{zone}_on_station": [f"US-SURF-0{at}"] for at, zone in enumerate(home, 1)}
    besieged = convoy({**chain, "e4904": ["JP-INF1-04"]}, ["JP-CONV-01"], shut)
    assert "japanese_coast" not in zones(besieged, "axis", "JP-CONV-01")  # a Naval Base is no Open Port


@rule("DSA-CVY-01", "DSA-CVY-02", "DSA-CVY-06")
def test_an_escort_lets_a_convoy_into_foreign_waters() -> None:
    """EX-070: Okinawa is held by a US Detachment; a US Convoy needs an Escort in the Yellow Sea."""
    units = {label: held for label, held in KOREA.items() if label not in ("e4801", "w4927", "w5127")}
    units["w4427"] = ["US-INF1-05/detachment"]
    case = staged(west(units, ["US-CONV-05", "US-SURF-01", "BR-AF-01"]), SUPPLY)
    assert "yellow_sea" not in zones(case, "western", "US-CONV-05")
    case.refuses("western", "place US-CONV-05 yellow_sea_convoys supply", "DSA-CVY-01")
    case.do("western", "place US-SURF-01 yellow_sea_on_station", "stay")
    assert "yellow_sea" not in zones(case, "western", "US-CONV-05")
    case = staged(west(units, ["US-CONV-05", "US-SURF-01"]), SUPPLY)
    case.do("western", "place US-SURF-01 yellow_sea_on_station", "escort")
    case.do("western", "place US-CONV-05 yellow_sea_convoys supply")
    assert case.where("US-CONV-05") == "yellow_sea_convoys"


@rule("DSA-CVY-03")
def test_ceded_lands_let_convoys_into_their_waters() -> None:
    """EX-072: the Marshall Islands are British."""
    units = {"e2611": ["BR-INF1-01"], "e2313": ["BR-INF1-02"], "e3515": ["BR-INF1-03"]}
    ceded = west(units, ["BR-CONV-01"], ceded=["britain_marshall_islands"])
    assert {"marianas", "micronesia"} <= zones(ceded, "western", "BR-CONV-01")
    assert "marianas" not in zones(west(units, ["BR-CONV-01"]), "western", "BR-CONV-01")


@rule("DSA-CVY-04")
def test_a_scratch_convoy_needs_a_key_port_and_no_path() -> None:
    """EX-071: an Air Force over Port Moresby, where Allied troops are, is enough."""
    case = pacific({"e2606": ["BR-INF1-01", "JP-AF-01"]}, {"axis_pool": ["AX-SCR-01"]})
    found = {ZONES[zone] for zone in convoys.zones(case.war, case.number("AX-SCR-01"))}
    assert found == {"coral_sea", "arafura_sea"}
    empty = convoy({}, ["AX-SCR-01"])
    assert zones(empty, "axis", "AX-SCR-01") == set()
    empty.refuses("axis", "place AX-SCR-01 coral_sea_convoys troop", "DSA-CVY-04")
    detachment = convoy({"e3408": ["JP-INF1-01/detachment"]}, ["AX-SCR-01"])  # Truk, cut off
    assert zones(detachment, "axis", "AX-SCR-01") == {"bismarck_sea", "marianas", "micronesia"}
    minor = convoy({"e2908": ["JP-INF1-01"]}, ["AX-SCR-01"])  # Kavieng is no Key Port
    assert zones(minor, "axis", "AX-SCR-01") == set()


@rule("DSA-CVY-05")
def test_the_fleet_train_needs_a_key_port_of_the_us_and_a_path() -> None:
    boxed = {"gulf_of_alaska", "northeast_pacific", "south_pacific", "southeast_pacific", "west_indian_ocean"}
    assert zones(west({}, ["US-FLT-01"]), "western", "US-FLT-01") == boxed
    held = west({"e4226": ["US-INF1-01"]}, ["US-FLT-01"])  # Honolulu
    assert zones(held, "western", "US-FLT-01") == boxed | {"central_pacific", "eastern_pacific"}
    british = west({"e4226": ["BR-INF1-01"]}, ["US-FLT-01"])
    assert zones(british, "western", "US-FLT-01") == boxed
    british.refuses("western", "place US-FLT-01 central_pacific_convoys troop", "DSA-CVY-05")
    far = west({"e3408": ["US-INF1-01"]}, ["US-FLT-01"])  # Truk, with no path
    assert zones(far, "western", "US-FLT-01") == boxed
    far.refuses("western", "place US-FLT-01 micronesia_convoys troop", "DSA-CVY-05")


@rule("DSA-CVY-07")
def test_the_mode_is_chosen_as_the_convoy_is_placed() -> None:
    case = convoy(NAGASAKI, ["JP-CONV-01", "JP-CONV-02", "JP-AF-01"])
    case.refuses("axis", "place JP-CONV-01 yellow_sea_convoys", "DSA-CVY-07")
    case.refuses("axis", "place JP-CONV-01 yellow_sea_convoys both", "DSA-CVY-07")
    case.refuses("axis", "place JP-CONV-01 yellow_sea_on_station supply", "DSA-CVY-01")
    case.do("axis", "place JP-CONV-01 yellow_sea_convoys supply", "place JP-CONV-02 yellow_sea_convoys troop")
    assert case.front("JP-CONV-01")
    assert not case.front("JP-CONV-02")
    case.do("axis", "place JP-AF-01 yellow_sea_on_station", "escort")
    troops = troop_convoys(case.war, ZONES.index("yellow_sea"), AXIS)
    assert sorted(case.war.id(one) for one in troops) == ["JP-AF-01", "JP-CONV-02"]  # Escorts carry troops


@rule("DSA-CVY-08")
def test_a_troop_convoy_carries_no_supply_and_a_supply_convoy_no_troops() -> None:
    """EX-073, for Japanese in Haikou: the only Convoy of the South China Sea decides."""
    units = {"w4120": ["JP-INF1-01"], "w4324": ["JP-INF1-02"]}
    zone = ZONES.index("south_china_sea")
    for mode, supplied in (("", True), ("/back", False)):
        case = pacific(units, {"south_china_sea_convoys": [f"JP-CONV-01{mode}"]})
        assert supply.supplied(case.war, case.number("JP-INF1-01")) is supplied
        assert bool(troop_convoys(case.war, zone, AXIS)) is not supplied


@rule("DSA-CVY-09")
def test_any_number_of_convoys_lies_in_a_zone() -> None:
    case = convoy(NAGASAKI, ["JP-CONV", "JP-CONV", "JP-CONV", "JP-CONV"])
    for number, mode in enumerate(("supply", "troop", "supply", "troop"), 1):
        case.do("axis", f"place JP-CONV-0{number} yellow_sea_convoys {mode}")
    assert len(stations(case.war).held(ZONES.index("yellow_sea"), CONVOYS)) == 4


@rule("DSA-SPT-14", "DSA-CON-13")
def test_nobody_contests_a_convoy() -> None:
    """A US Air Force at hand could contest a Fleet in the same zone."""
    boxes = {"western_pool": ["US-AF-01"], "philippine_sea_convoys": ["US-CONV-01"]}
    units = {**NAGASAKI, "w4427": ["US-INF1-01"], "e3906": ["US-INF1-02"], "e4113": ["US-INF1-03"]}
    units |= {"e4519": ["US-INF1-04"], "e4226": ["US-INF1-05"]}
    boxes |= {"marianas_convoys": ["US-CONV-02"], "international_dateline_convoys": ["US-CONV-03"]}
    boxes |= {"central_pacific_convoys": ["US-CONV-04"]}
    case = convoy(units, ["JP-CONV-01", "JP-SURF-01"], boxes)
    case.do("axis", "place JP-CONV-01 yellow_sea_convoys supply")
    assert case.state.waiting == ("axis",)
    case.do("axis", "place JP-SURF-01 yellow_sea_on_station")
    assert case.state.waiting == ("western",)


@rule("DSA-SPT-02", "DSA-SPT-02a", "DSA-SPT-03")
def test_convoys_return_to_base_and_printed_ones_stay() -> None:
    """A Standard Convoy to the Force Pool, a Scratch Convoy, which has a stripe, to the Delay Box."""
    boxes = {"yellow_sea_convoys": ["JP-CONV-01", "AX-SCR-01/back"], "yellow_sea_used": ["JP-CONV-02/back"]}
    boxes |= {"coral_sea_convoys": ["US-CONV-01"]}
    case = convoy({"w5125": ["JP-INF1-01"], **NAGASAKI}, [], boxes)
    assert case.where("JP-CONV-01") == case.where("JP-CONV-02") == "axis_pool"
    assert case.where("AX-SCR-01") == "delay"
    assert case.where("US-CONV-01") == "coral_sea_convoys"
    assert supply.supplied(case.war, case.number("JP-INF1-01"))  # the Yellow Sea has one of its own


@rule("DSA-MKR-01")
def test_used_troop_convoys_may_come_back_in_the_marker_segment() -> None:
    used = ["JP-CONV-01/back", "JP-SURF-01/back", "JP-AF-01"]
    boxes = {"yellow_sea_used": used, "coral_sea_used": ["US-CONV-01/back"]}
    case = pacific(NAGASAKI, boxes, "marker")
    assert case.legal("axis") == ["reuse JP-SURF-01", "reuse JP-CONV-01", "done"]
    case.refuses("axis", "reuse JP-AF-01", "DSA-MKR-01")
    case.do("axis", "reuse JP-CONV-01")
    assert case.where("JP-CONV-01") == "yellow_sea_convoys"
    assert not case.front("JP-CONV-01")
    case.do("axis", "done")
    assert case.where("JP-SURF-01") == "yellow_sea_used"
    assert case.halted


@rule("DSA-MOV-38c", "DSA-MOV-38b")
def test_who_rides_with_whom() -> None:
    units = {"w4324": ["JP-INF1-01"], "w3218": ["BR-INF1-01"], "w3824": ["US-INF1-01"]}
    case = pacific(
        units, {"south_china_sea_convoys": ["JP-CONV-01/back", "BR-CONV-01/back", "US-FLT-01/back"]}
    )
    number, war = case.number, case.war
    assert carries(war, number("JP-CONV-01"), number("JP-INF1-01"))
    assert not carries(war, number("BR-CONV-01"), number("JP-INF1-01"))
    assert carries(war, number("BR-CONV-01"), number("US-INF1-01"))
    assert not carries(war, number("US-FLT-01"), number("BR-INF1-01"))
    assert troop_convoys(war, ZONES.index("south_china_sea"), WESTERN)


@rule("DSI-SCN-10")
def test_western_convoys_of_a_set_up_serve_until_they_return_to_base() -> None:
    """Tora: Singapore is supplied from the first Axis turn on, by three Convoys that lie there already."""
    case = Case("organization", {}, phasing="axis", scenario="tora", base="start")
    assert case.where("BR-CONV-01") == "south_china_sea_convoys"
    assert case.where("BR-CONV-02") == "bay_of_bengal_convoys"
    assert case.where("US-CONV-01") == "central_pacific_convoys"
    assert supply.supplied(case.war, case.number("BR-FTSING-01"))
    later = Case("support", {}, phasing="western", scenario="tora", base="start")
    assert later.where("BR-CONV-01") == "western_pool"
    assert not supply.supplied(later.war, later.number("BR-FTSING-01"))
