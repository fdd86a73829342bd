"""Fleets and Air units are placed at sea. [2.2.3.1, 2.2.3.3]"""

from __future__ import annotations

import random
from typing import Any

import pytest

from flagplot.games.dai_senso.places import HEXES, IDS, ZONES
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.support import berths
from flagplot.games.dai_senso.support.skies import closed_seas
from flagplot.games.dai_senso.turn.calendar import TURNS
from tests.dai_senso.afloat import AT_WAR, KOREA, SUPPLY, pacific, path, staged, support, where_to
from tests.dai_senso.setting import Case

rule = pytest.mark.rule

STATION = "_on_station"
SOJ, YELLOW = "sea_of_japan", "yellow_sea"


def west(
    units: dict[str, list[str]], pool: list[str], boxes: dict[str, list[str]] | None = None, **more: Any
) -> Case:
    """A Western Support Segment; its Convoys would return to base, so the case is begun after that."""
    case = support(units, {"western_pool": pool}, phasing="western", **more)
    return staged(case, boxes or {})


def zones(case: Case, seat: str, counter: str) -> set[str]:
    """The zones in whose On Station Boxes a counter may be placed."""
    return {one.removesuffix(STATION) for one in where_to(case, seat, counter) if one.endswith(STATION)}


def sea_hexes(case: Case, seat: str, counter: str) -> set[str]:
    """The zones in whose All-Sea hexes a counter may be placed."""
    cells = {one.id: one for one in case.war.tables.map.hexes}
    found = [cells[one] for one in where_to(case, seat, counter) if one in cells]
    return {one.zones[0] for one in found if one.kind == "sea"}


def japan(
    units: dict[str, list[str]], pool: list[str], boxes: dict[str, list[str]] | None = None, **more: Any
) -> Case:
    return support(units, {"axis_pool": pool, **(boxes or {})}, **more)


TOKYO = {"e4904": ["JP-INF1-01"]}
NAGASAKI = {"e4801": ["JP-INF1-02"]}


# -- Naval Base and path -----------------------------------------------------------------------------------


@rule("DSA-SPT-20", "DSA-SPT-22", "DSA-SPT-27")
def test_fleets_need_a_naval_base_in_the_zone_and_a_path() -> None:
    case = japan({**TOKYO, "e3906": ["JP-INF1-03"], "w4324": ["JP-INF1-04"]}, ["JP-CV-01", "JP-SURF-01"])
    wanted = {"japanese_coast", "philippine_sea", "yellow_sea", "south_china_sea", "marianas", "bonins"}
    assert zones(case, "axis", "JP-CV-01") == zones(case, "axis", "JP-SURF-01") == wanted
    assert sea_hexes(case, "axis", "JP-CV-01") == wanted
    case.refuses("axis", "place JP-CV-01 coral_sea_on_station", "DSA-SPT-20")
    case.refuses("axis", "place JP-SURF-01 coral_sea_on_station", "DSA-SPT-22")
    case.refuses("axis", "place JP-CV-01 e4904", "DSA-SPT-20")  # Tokyo is no All-Sea hex
    case.refuses("axis", "place JP-SURF-01 yellow_sea_used", "DSA-SPT-15")


@rule("DSA-SPT-27", "DSA-SPT-32", "DSA-SPT-30c")
def test_a_path_leads_from_the_western_us_to_the_sea_of_japan() -> None:
    """EX-061: through Nagasaki; enemies in the Yellow Sea stop it, in the Sea of Japan they do not."""
    case = west(KOREA, ["BR-SURF-01", "BR-CV-01"], SUPPLY)
    found = path(case, "western", "britain", SOJ)
    assert found is not None
    assert found[0] == "western_us"
    assert found[-1] == SOJ
    assert SOJ in zones(case, "western", "BR-SURF-01") & sea_hexes(case, "western", "BR-SURF-01")
    blocked = west(KOREA, ["BR-SURF-01"], {**SUPPLY, YELLOW + STATION: ["JP-SURF-01"]})
    assert path(blocked, "western", "britain", SOJ) is None
    inside = west(KOREA, ["BR-SURF-01"], {**SUPPLY, SOJ + STATION: ["JP-CV-01"]})
    assert SOJ in zones(inside, "western", "BR-SURF-01") & sea_hexes(inside, "western", "BR-SURF-01")
    bombed = {**KOREA, "e4801": ["US-INF1-06", "JP-AF-01"]}
    over = west(bombed, ["BR-SURF-01"], SUPPLY)
    over.refuses("western", f"place BR-SURF-01 {SOJ}{STATION}", "DSA-SPT-27")


@rule("DSA-SPT-28")
def test_a_zone_with_a_home_country_naval_base_needs_no_path() -> None:
    """Every port of Japan is closed, and still its fleets sail in the waters around Tokyo."""
    closing = {
        zone + STATION: [f"US-SUB-0{at}"] for at, zone in enumerate(("japanese_coast", SOJ, YELLOW), start=1)
    }
    case = japan({**TOKYO, "w4427": ["JP-INF1-03"]}, ["JP-SURF-01"], closing)
    assert path(case, "axis", "japan", "japanese_coast") == ["japanese_coast"]
    assert zones(case, "axis", "JP-SURF-01") == {"japanese_coast"}
    assert path(case, "axis", "japan", "philippine_sea") is None


@rule("DSA-SPT-29", "DSA-GL-11", "DSA-GL-26d")
def test_off_map_boxes_are_home_for_every_western_fleet() -> None:
    case = west({"e4226": ["BR-INF1-01"]}, ["BR-SURF-01"])
    assert path(case, "western", "britain", "northeast_pacific") == ["western_us", "northeast_pacific"]
    assert path(case, "western", "us", "west_indian_ocean") == ["europe_africa", "west_indian_ocean"]
    assert path(case, "axis", "japan", "northeast_pacific") is None


@rule("DSA-GL-25")
def test_off_map_boxes_are_naval_bases_for_every_western_unit() -> None:
    case = west({}, ["BR-SURF-01", "US-AF-01"])
    wanted = {
        "gulf_of_alaska",
        "northeast_pacific",
        "south_pacific",
        "southeast_pacific",
        "west_indian_ocean",
    }
    assert zones(case, "western", "BR-SURF-01") == zones(case, "western", "US-AF-01") == wanted


@rule("DSA-SPT-25")
def test_a_sub_fleet_needs_a_base_but_no_path_and_goes_to_no_hex() -> None:
    """Okinawa is cut off from Japan for Surface Fleets, not for Sub Fleets."""
    units = {"w4324": ["JP-INF1-01"]}
    closing = {zone + STATION: [f"US-SUB-0{at}"] for at, zone in enumerate(("japanese_coast", SOJ), start=1)}
    case = japan(units, ["JP-SUB-01", "JP-SURF-01"], {**closing, YELLOW + STATION: ["US-SUB-03"]})
    assert zones(case, "axis", "JP-SUB-01") == set()  # unsupplied: no base at all
    supplied = japan({**units, **NAGASAKI}, ["JP-SUB-01", "JP-SURF-01"], closing)
    assert zones(supplied, "axis", "JP-SUB-01") == {SOJ, YELLOW, "philippine_sea", "south_china_sea"}
    assert not {one for one in where_to(supplied, "axis", "JP-SUB-01") if not one.endswith(STATION)} - {"swb"}
    case.refuses("axis", "place JP-SUB-01 w5124", "DSA-SPT-25")
    case.refuses("axis", "place JP-SUB-01 yellow_sea_on_station", "DSA-SPT-25")


# -- Restricted Waterways ----------------------------------------------------------------------------------


def passes(units: dict[str, list[str]], zone: str, boxes: dict[str, list[str]] | None = None) -> bool:
    """Whether Soviet Fleets get from Vladivostok into a zone."""
    case = pacific({"e5301": ["RU-INF1-01"], **units}, boxes)
    return path(case, "soviet", "russia", zone) is not None


@rule("DSA-SPT-30", "DSA-SPT-30a")
def test_toyohara_guards_the_way_to_okhotsk() -> None:
    """Without the ports of Russia there; they would be homes of their own."""
    closed = {"sea_of_okhotsk_on_station": ["JP-SUB-01"], "northwest_pacific_on_station": ["JP-SUB-02"]}
    assert not passes({}, "sea_of_okhotsk", closed)
    assert passes({"e5505": ["RU-INF1-02"]}, "sea_of_okhotsk", closed)
    assert not passes({"w5127": ["RU-INF1-02"]}, "sea_of_okhotsk", closed)  # Genzan guards nothing


@rule("DSA-SPT-30", "DSA-SPT-30b")
def test_three_ports_guard_the_way_to_the_japanese_coast() -> None:
    closed = {"sea_of_okhotsk_on_station": ["JP-SUB-01"], "northwest_pacific_on_station": ["JP-SUB-02"]}
    assert not passes({}, "japanese_coast", closed)
    for guard in ("e5205", "e4801", "e5505"):
        assert passes({guard: ["RU-INF1-02"]}, "japanese_coast", closed), guard
    assert not passes({"w5127": ["RU-INF1-02"]}, "japanese_coast", closed)


@rule("DSA-SPT-30", "DSA-SPT-30c", "DSA-SPT-31")
def test_nagasaki_guards_the_way_to_the_yellow_sea() -> None:
    assert not passes({}, YELLOW)
    assert not passes({"w4927": ["RU-INF1-02"]}, YELLOW)  # Fusan is a port there, but guards nothing
    assert passes({"e4801": ["RU-INF1-02"]}, YELLOW)
    # any port will do where the way is not guarded: from the Yellow Sea on with Dairen
    assert passes({"e4801": ["RU-INF1-02"], "w5125": ["RU-INF1-03"]}, "south_china_sea")


@rule("DSA-SPT-30", "DSA-SPT-30d")
def test_singapore_and_batavia_guard_the_way_to_the_bay_of_bengal() -> None:
    units = {"w3509": ["BR-INF1-01"], "w4213": ["BR-INF1-02"]}  # Trincomalee and Calcutta
    none = pacific(units)
    assert path(none, "western", "britain", "south_china_sea") is None
    for guard in ("w3218", "w2819"):
        held = pacific({**units, guard: ["BR-INF1-03"]})
        found = path(held, "western", "britain", "south_china_sea")
        assert found is not None
        assert found[-2:] == ["bay_of_bengal", "south_china_sea"]


# -- weather -----------------------------------------------------------------------------------------------


def closed_in(turn: str) -> set[str]:
    """The zones whose All-Sea hexes an Air Force over all their coasts could not come to."""
    case = support({}, turn=turn)
    closed = closed_seas(case.war)
    return {id for at, id in enumerate(ZONES) if seas().hexes[at] & closed}


@rule("DSA-SPT-54")
def test_north_snow_closes_the_northern_seas_but_not_their_boxes() -> None:
    north = {SOJ, "sea_of_okhotsk", "northwest_pacific", "north_pacific", "gulf_of_alaska"}
    assert closed_in("Jan-Feb") >= north
    assert not closed_in("July-Aug") & north
    pool = ["JP-CV-01", "JP-SURF-01", "JP-AF-01"]
    winter = japan({"e5505": ["JP-INF1-04"], "e5205": ["JP-INF1-03"], **TOKYO}, pool, turn="Jan-Feb")
    for counter in pool:
        assert not north & sea_hexes(winter, "axis", counter)
        assert SOJ in zones(winter, "axis", counter)
    assert "japanese_coast" in sea_hexes(winter, "axis", "JP-CV-01")
    winter.refuses("axis", "place JP-CV-01 e5404", "DSA-SPT-54")


@rule("DSA-SPT-55")
def test_north_monsoon_mud_closes_its_seas() -> None:
    muddy = [turn for turn in TURNS if "bay_of_bengal" in closed_in(turn)]
    assert muddy
    for turn in muddy:
        assert {"bay_of_bengal", "philippine_sea", "south_china_sea"} <= closed_in(turn)
    units = {**TOKYO, "w4324": ["JP-INF1-03"]}
    case = japan(units, ["JP-CV-01"], turn=muddy[0])
    assert "south_china_sea" in zones(case, "axis", "JP-CV-01")
    assert "south_china_sea" not in sea_hexes(case, "axis", "JP-CV-01")
    case.refuses("axis", "place JP-CV-01 w4119", "DSA-SPT-55")


@rule("DSA-SPT-56")
def test_south_monsoon_mud_closes_its_seas() -> None:
    muddy = [turn for turn in TURNS if "arafura_sea" in closed_in(turn)]
    assert muddy
    for turn in muddy:
        assert {"arafura_sea", "bismarck_sea"} <= closed_in(turn)
        assert "coral_sea" not in closed_in(turn)
    units = {**TOKYO, "e3402": ["JP-INF1-03"], "w4427": ["JP-INF1-04"]}
    case = japan(units, ["JP-CV-01"], turn=muddy[0])
    assert "bismarck_sea" in zones(case, "axis", "JP-CV-01")
    sea = next(
        one.id for one in case.war.tables.map.hexes if one.zones == ("bismarck_sea",) and one.kind == "sea"
    )
    case.refuses("axis", f"place JP-CV-01 {sea}", "DSA-SPT-56")


@rule("DSA-SPT-53")
def test_no_air_unit_is_placed_in_mud() -> None:
    """In the thaw the north is mud, a Beachhead before it too, and the sea beside it dry."""
    units = {
        **NAGASAKI,
        "e5001": ["JP-INF1-03"],
        "e5101": ["beachhead_axis-01", "JP-INF1-04"],
        "w5127": ["US-INF1-01"],
    }
    case = japan(units, ["JP-AF-01"], facing={"e5101": "w5127"}, turn="Mar-Apr")
    case.do("axis", "done")  # the Beachhead stays
    assert "e4801" not in where_to(case, "axis", "JP-AF-01")
    case.refuses("axis", "place JP-AF-01 e4801", "DSA-SPT-53")
    assert "e5101" not in where_to(case, "axis", "JP-AF-01")
    case.refuses("axis", "place JP-AF-01 e5101", "DSA-SPT-53")
    assert YELLOW in sea_hexes(case, "axis", "JP-AF-01")


@rule("DSA-SPT-57", "DSA-CVY-10", "DSB-WS-14", "DSB-WS-15")
def test_before_the_war_convoys_are_placed_and_nothing_else() -> None:
    pool = ["JP-CV-01", "JP-SURF-01", "JP-SUB-01", "JP-AF-01", "JP-CONV-01"]
    case = japan(TOKYO, pool, war_state="pre_war")
    assert {answer.split()[1] for answer in case.legal("axis", "place")} == {"JP-CONV-01"}
    case.refuses("axis", "place JP-SUB-01 japanese_coast_on_station", "DSA-SPT-57")


@rule("DSA-SPT-58", "DSB-MK-25-2")
def test_kamikazes_keep_japanese_units_for_contests() -> None:
    pool = ["JP-AF-01", "JP-SURF-01", "JP-CV-01", "JP-SUB-01", "JP-BMB-01"]
    bound: dict[str, Any] = {"affairs": {"markers": {"kamikazes": "swb"}}}
    case = japan(TOKYO, pool, **bound)
    assert {answer.split()[1] for answer in case.legal("axis", "place")} == {"JP-SUB-01", "JP-BMB-01"}
    case.refuses("axis", "place JP-AF-01 e4904", "DSA-SPT-58")
    free = japan(TOKYO, pool)
    assert {answer.split()[1] for answer in free.legal("axis", "place")} == set(pool)
    island_hopping = {
        label: units for label, units in KOREA.items() if label not in ("e4801", "w4927", "w5127")
    }
    allied = west({**island_hopping, **NAGASAKI}, ["US-AF-01"], SUPPLY, **bound)
    allied = staged(allied, {"axis_pool": ["JP-AF-01", "JP-SURF-01"]})
    allied.do("western", "place US-AF-01 yellow_sea_on_station")
    assert allied.legal("axis") == ["contest JP-AF-01", "contest JP-SURF-01", "decline"]


# -- other Air units ---------------------------------------------------------------------------------------


@rule("DSA-SPT-50", "DSA-SPT-51")
def test_fleets_do_not_mind_friendly_aircraft_but_enemies() -> None:
    case = japan({**TOKYO, "w4427": ["JP-INF1-03"]}, ["JP-SURF-01", "JP-AF-01"])
    case.do("axis", "place JP-AF-01 w4326", "decline")
    near = {one for one in where_to(case, "axis", "JP-SURF-01") if one in ("w4426", "w4326", "w4327")}
    assert near  # an Air Force of their own over the sea
    enemy = japan({**TOKYO, "w4427": ["JP-INF1-03"], "w4326": ["US-AF-01"]}, ["JP-SURF-01", "JP-CV-01"])
    assert not {"w4426", "w4326", "w4327"} & where_to(enemy, "axis", "JP-SURF-01")
    enemy.refuses("axis", "place JP-CV-01 w4326", "DSA-SPT-51")


# -- what follows ------------------------------------------------------------------------------------------


@rule("DSA-SPT-24", "DSA-CVY-06", "DSA-SPT-04")
def test_a_surface_fleet_on_station_stays_or_escorts() -> None:
    for answer, box, front in (
        ("stay", "yellow_sea_on_station", True),
        ("escort", "yellow_sea_convoys", False),
    ):
        case = japan(NAGASAKI, ["JP-SURF-01", "JP-SURF-02"])
        case.do("axis", "place JP-SURF-01 yellow_sea_on_station")
        assert case.legal("axis") == ["stay", "escort"]
        case.do("axis", answer)
        assert case.where("JP-SURF-01") == box
        assert case.front("JP-SURF-01") == front
    units = {**NAGASAKI, "w5124": ["JP-CV-01/back"]}
    back = japan(units, [], {"yellow_sea_convoys": ["JP-SURF-01/back"]})
    assert back.where("JP-SURF-01") == back.where("JP-CV-01") == "delay"
    assert back.front("JP-SURF-01")
    assert back.front("JP-CV-01")


@rule("DSA-SPT-42")
def test_an_air_force_goes_on_station_where_its_nation_has_a_naval_base() -> None:
    """EX-063 at Haikou, and it may escort."""
    units = {"w4120": ["JP-INF1-01"], "w4324": ["JP-INF1-02"]}
    case = japan(units, ["JP-AF-01"])
    assert zones(case, "axis", "JP-AF-01") == {YELLOW, "philippine_sea", "south_china_sea"}
    case.refuses("axis", "place JP-AF-01 coral_sea_on_station", "DSA-SPT-42")
    case.do("axis", "place JP-AF-01 south_china_sea_on_station")
    assert case.legal("axis") == ["stay", "escort"]
    case.do("axis", "escort")
    assert case.where("JP-AF-01") == "south_china_sea_convoys"


@rule("DSA-SPT-43")
def test_an_interceptor_is_placed_only_to_contest() -> None:
    case = japan(TOKYO, ["JP-INT-01", "JP-AF-01"])
    assert not where_to(case, "axis", "JP-INT-01")
    case.refuses("axis", "place JP-INT-01 e4904", "DSA-SPT-43")


@rule("DSA-SPT-41", "DSA-SPT-40")
def test_an_air_force_over_the_sea_may_become_a_beachhead() -> None:
    case = japan(NAGASAKI, ["JP-AF-01", "JP-AF-02"])
    case.do("axis", "place JP-AF-01 e5101")
    assert "beachhead w5127" in case.legal("axis")
    assert "decline" in case.legal("axis")
    case.do("axis", "decline")
    assert case.where("JP-AF-01") == "e5101"


@rule("DSA-SPT-23")
def test_a_surface_fleet_at_sea_must_place_a_beachhead() -> None:
    case = japan(NAGASAKI, ["JP-SURF-01", "JP-SURF-02"])
    case.do("axis", "place JP-SURF-01 e5101")
    assert {answer.split()[0] for answer in case.legal("axis")} == {"beachhead"}
    case.do("axis", "beachhead w5127")
    assert case.where("JP-SURF-01") == "sea_of_japan_used"
    open_sea = next(
        one for one in where_to(japan(NAGASAKI, ["JP-CV-01"]), "axis", "JP-CV-01")
        if one[0] in "we" and not _touches_land(case, one)
    )  # fmt: skip
    case.refuses("axis", f"place JP-SURF-02 {open_sea}", "DSA-SPT-23")  # D-06
    assert open_sea not in where_to(case, "axis", "JP-SURF-02")


def _touches_land(case: Case, label: str) -> bool:
    board = case.war.tables.map.board
    return any(hex in board.land for hex in board.grid.within(board.grid[label], 1))


@rule("DSA-SPT-21", "DSA-SPT-46")
def test_a_cv_fleet_in_a_hex_sends_its_strike_within_one_hex() -> None:
    """EX-065, from Truk: TF11 in e3009 of Micronesia strikes Kavieng in the Bismarck Sea."""
    units = {"e2611": ["US-INF1-01"], "e2313": ["US-INF1-02"]}
    case = west(units, ["US-CV-01"], {"coral_sea_convoys": ["US-CONV-01"]})
    case.do("western", "place US-CV-01 e3009")
    assert case.where("US-CV-01") == "western_pool"
    hexes = {answer.split()[1] for answer in case.legal("western")}
    grid = case.war.tables.map.board.grid
    assert hexes == {IDS[hex] for hex in grid.within(grid["e3009"], 1)}
    case.refuses("western", "strike e2808", "DSA-SPT-46")
    case.do("western", "strike e2908")
    assert case.where("US-CV-01") == "e2908"
    assert case.war.face(case.number("US-CV-01")).kind == "cv_strike"


@rule("DSA-SPT-21", "DSA-SPT-50")
def test_a_cv_fleet_needs_room_for_its_strike() -> None:
    """Friendly aircraft all around: it could be placed, its strike could not."""
    case = japan({**TOKYO, **NAGASAKI}, ["JP-CV-01", "JP-AF-01"])
    case.do("axis", "place JP-AF-01 e5101", "decline")
    case.refuses("axis", "place JP-CV-01 e5101", "DSA-SPT-21")
    assert "e5101" not in where_to(case, "axis", "JP-CV-01")


@rule("DSA-SPT-21")
def test_on_station_a_cv_fleet_stays_what_it_is() -> None:
    case = japan(TOKYO, ["JP-CV-01", "JP-CV-02"])
    case.do("axis", "place JP-CV-01 japanese_coast_on_station")
    assert case.where("JP-CV-01") == "japanese_coast_on_station"
    assert case.legal("axis", "place")


# -- strategic warfare -------------------------------------------------------------------------------------


@rule("DSA-SPT-26", "DSA-SPT-45")
def test_sub_fleets_and_bombers_go_to_the_strategic_warfare_box() -> None:
    """EX-064: a supplied unit anywhere is enough; other units stay out."""
    case = japan(TOKYO, ["JP-SUB-01", "JP-BMB-01", "JP-SURF-01"])
    case.refuses("axis", "place JP-SURF-01 swb", "DSA-SPT-15")
    case.do("axis", "place JP-SUB-01 swb", "place JP-BMB-01 swb")
    assert case.where("JP-SUB-01") == case.where("JP-BMB-01") == "swb"
    nowhere = japan({}, ["JP-SUB-01", "JP-BMB-01"])
    nowhere.refuses("axis", "place JP-SUB-01 swb", "DSA-SPT-26")
    nowhere.refuses("axis", "place JP-BMB-01 swb", "DSA-SPT-45")
    inland = japan({"w5326": ["KW-INF1-01"], "w5125": ["JP-INF1-02/detachment"]}, ["JP-BMB-01"])
    assert "swb" in where_to(inland, "axis", "JP-BMB-01")
    back = japan(TOKYO, [], {"swb": ["JP-SUB-01", "US-SUB-01"]})
    assert (back.where("JP-SUB-01"), back.where("US-SUB-01")) == ("delay", "swb")


@rule("DSI-SCN-14")
def test_the_china_incident_does_without_the_strategic_warfare_box() -> None:
    case = japan(TOKYO, ["JP-SUB-01"], scenario="china-incident")
    assert "swb" not in where_to(case, "axis", "JP-SUB-01")
    case.refuses("axis", "place JP-SUB-01 swb", "DSI-SCN-14")


@rule("DSA-SPT-44", "DSA-SPT-60")
def test_a_bomber_over_land_devastates_it_for_good() -> None:
    """Nine hexes from an Air Base, on Land alone; a Detachment there may be sent away."""
    units = {"e3906": ["US-INF1-01"], "w4427": ["JP-INF1-02/detachment"], "e4801": ["JP-INF1-03/detachment"]}
    supply = {"central_pacific_convoys": ["US-CONV-01"], "international_dateline_convoys": ["US-CONV-02"]}
    supply |= {"marianas_convoys": ["US-CONV-03"]}
    way = {"e4226": ["US-INF1-02"], "e4519": ["US-INF1-03"], "e4113": ["US-INF1-04"]}
    case = west({**units, **way}, ["US-BMB-01", "US-BMB-02"], supply)
    reached = {one for one in where_to(case, "western", "US-BMB-01") if one != "swb"}
    board = case.war.tables.map.board
    grid = board.grid
    bases = [grid[label] for label in ("e3906", *way)]
    assert all(grid[one] in board.land for one in reached)
    assert {min(grid.distance(base, grid[one]) for base in bases) for one in reached} <= set(range(10))
    assert "w4427" in reached
    case.refuses("western", "place US-BMB-01 e5101", "DSA-SPT-44")
    case.refuses("western", "place US-BMB-01 yellow_sea_on_station", "DSA-SPT-44")
    case.do("western", "place US-BMB-01 w4427")
    assert case.legal("western") == ["hit JP-INF1-02", "decline"]
    case.refuses("western", "hit JP-INF1-03", "DSA-SPT-60")
    case.do("western", "hit JP-INF1-02")
    assert case.where("JP-INF1-02") == "delay"
    assert case.war.face(case.number("US-BMB-01")).kind == "devastation"
    case.refuses("western", "place US-BMB-01 w4427", "DSA-ORG-02")  # it is used up
    later = west({"w4427": ["US-BMB-01/back"]}, [])
    assert later.where("US-BMB-01") == "w4427"  # and does not return to base


# -- the list and the reasons agree ------------------------------------------------------------------------


def test_places_are_listed_if_and_only_if_nothing_bars_them() -> None:
    """Of every kind of unit, on a map with aircraft of both sides, Policies and all."""
    rng = random.Random(16)
    units = {**TOKYO, **NAGASAKI, "w4324": ["JP-INF1-03"], "e3906": ["JP-INF1-04"], "e3402": ["JP-INF1-05"]}
    units |= {"w4326": ["US-AF-01"], "e4005": ["US-CV-01/back"]}
    pool = ["JP-AF-01", "JP-CV-01", "JP-SURF-01", "JP-SUB-01", "JP-BMB-01"]
    mores: tuple[dict[str, Any], ...] = (
        {},
        {"posture": {**AT_WAR["posture"], "us_western_minors": "quarantine"}},
        {"turn": "Jan-Feb"},
    )
    for more in mores:
        case = japan(units, pool, **more)
        war = case.war
        for id in pool:
            listed = set(berths.berths(war, case.number(id)).places)
            for place in rng.sample(range(HEXES), 300) + list(range(HEXES, len(IDS))):
                assert (berths.barred(war, case.number(id), place) is None) == (place in listed), (
                    id,
                    IDS[place],
                )


# -- worked examples of the air ----------------------------------------------------------------------------


@rule("DSA-SPT-40")
def test_a_british_base_at_singapore_serves_british_air_forces_alone() -> None:
    """EX-062, and EX-016: three hexes reach, sea or land, the fourth does not."""
    units = {"w3218": ["BR-INF1-01"], "w3509": ["BR-INF1-02"]}
    case = staged(west(units, ["BR-AF-01", "US-AF-01"]), {"bay_of_bengal_convoys": ["BR-CONV-01"]})
    grid = case.war.tables.map.board.grid
    reached = {one for one in where_to(case, "western", "BR-AF-01") if one in grid.number}
    near = {one for one in reached if grid.distance(grid["w3218"], grid[one]) <= 3}
    assert "w3218" in near
    assert any(grid[one] not in case.war.tables.map.board.land for one in near)
    assert not {one for one in where_to(case, "western", "US-AF-01") if one in grid.number}
    case.refuses("western", "place US-AF-01 w3218", "DSA-SPT-40")
    far = next(one for one in grid.number if min(grid.distance(grid[base], grid[one]) for base in units) == 4)
    case.refuses("western", f"place BR-AF-01 {far}", "DSA-SPT-40")


@rule("DSA-SPT-13", "DSA-CON-03")
def test_manila_serves_to_contest_what_comes_over_it() -> None:
    """EX-060: until the Japanese are placed Manila is a US Air Base, afterwards it is none."""
    units = {**NAGASAKI, "w4324": ["JP-INF1-01"], "w4025": ["JP-INF1-03"], "w3824": ["US-INF1-01"]}
    case = japan(units, ["JP-AF-01", "JP-AF-02"], {"western_pool": ["US-AF-01"]})
    supply = {"philippine_sea_convoys": ["US-CONV-01"], "south_china_sea_convoys": ["US-CONV-02"]}
    way = {"e4226": ["US-INF1-02"], "e4519": ["US-INF1-03"], "e4113": ["US-INF1-04"], "w3426": ["US-INF1-05"]}
    way |= {"e3806": ["US-INF1-06"]}
    ships = {
        **supply,
        "central_pacific_convoys": ["US-CONV-03"],
        "international_dateline_convoys": ["US-CONV-04"],
    }
    ships |= {"marianas_convoys": ["US-CONV-05"]}
    case = japan({**units, **way}, ["JP-AF-01", "JP-AF-02"], {"western_pool": ["US-AF-01"], **ships})
    case.do("axis", "place JP-AF-01 w3824")
    assert case.legal("western") == ["contest US-AF-01", "decline"]
    case.do("western", "decline")
    assert case.where("JP-AF-01") == "w3824"
    case.do("axis", "place JP-AF-02 w4123")
    assert case.state.waiting == ("axis",)  # Manila is no base any more: the West is not asked


@rule("DSA-SPT-59")
def test_policies_bind_placements_at_sea_and_strategic_warfare() -> None:
    """The US under Quarantine: its units stay in the pool; a Japanese strike over its land ends that."""
    bound = {**AT_WAR["posture"], "us_western_minors": "quarantine"}
    allied = west({"e4226": ["US-INF1-01"]}, ["US-SUB-01", "US-SURF-01", "BR-SURF-01"], posture=bound)
    assert {answer.split()[1] for answer in allied.legal("western", "place")} == {"BR-SURF-01"}
    allied.refuses("western", "place US-SUB-01 swb", "DSB-PO-12")
    units = {**TOKYO, "w4324": ["JP-INF1-03"]}
    case = japan(units, ["JP-CV-01", "JP-SUB-01"], posture=bound, war_state="limited_war")
    case.do("axis", "place JP-SUB-01 swb")
    assert case.state.posture[0] == "quarantine"  # nobody minds
    grid = case.war.tables.map.board.grid
    sent = [one for one in sorted(where_to(case, "axis", "JP-CV-01")) if one in grid.number]
    far = next(one for one in sent if not _beside_us(case, one) and _two_from_us(case, one))
    case.do("axis", f"place JP-CV-01 {far}")
    assert case.state.posture[0] == "quarantine"
    near = next(answer for answer in case.legal("axis", "strike") if _beside_us(case, answer.split()[1]))
    case.do("axis", near)
    assert case.state.posture[0] == "war"


def _beside_us(case: Case, label: str) -> bool:
    near = case.war.tables.map.board.grid.within(case.hex(label), 1)
    return any(case.war.lands.country[hex] == "us" for hex in near)


def _two_from_us(case: Case, label: str) -> bool:
    grid = case.war.tables.map.board.grid
    return any(_beside_us(case, IDS[hex]) for hex in grid.around(case.hex(label)))
