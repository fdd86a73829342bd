"""Beachheads: placed, pointed, kept, lost, landed from. [2.2.2, 2.2.3.4, 2.2.5, 4.1.3, 14.5]

Wenchow (w4524) and Ningpo (w4625) lie on the coast of Kiangsu, the All-Sea hex w4525 before both of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import beachheads, zones
from flagplot.games.dai_senso.combat import retreat
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.landings import placing
from flagplot.games.dai_senso.landings.frames import Exchange
from flagplot.games.dai_senso.stacking import overstacked
from flagplot.kernel.errors import BadInputError
from tests.dai_senso.fight import Fight
from tests.dai_senso.setting import BUILDING, Case

SEA, WENCHOW, NINGPO, SHANGHAI = "w4525", "w4524", "w4625", "w4725"
CANTON, HONG_KONG = "w4321", "w4222"
CLEAR = {"turn": "Sept-Oct"}  # storms and mud are over
MARKER = "beachhead_axis-01"
JAPAN = {"e4801": ["JP-INF1-10"]}  # Nagasaki: an Air Base


def beach(*units: str, side: int = 1, at: str = WENCHOW, sea: str = SEA) -> dict[str, Any]:
    """An Axis Beachhead with units on it, as parts of a position."""
    return {"units": {sea: [f"{MARKER}/{side}", *units]}, "facing": {sea: at}}


def case(phase: str, parts: dict[str, Any], others: dict[str, list[str]] | None = None, **more: Any) -> Case:
    """A segment of the Axis in the China Incident; Japan lies near enough for supply."""
    return Case(
        phase,
        {**parts["units"], **(others or {})},
        more.pop("boxes", None),
        phasing=more.pop("phasing", "axis"),
        scenario="china-incident",
        facing=parts["facing"],
        **more,
    )


def placing_case(counter: str, hex: str = SEA, **more: Any) -> Case:
    """A support unit that has just been placed in an All-Sea hex."""
    frames = [
        {"step": "game_turn", "number": 1},
        {"step": "faction_turn", "number": 5, "stacked": False},
        {"step": "support", "stage": 2},
        {"step": "exchange", "counter": BUILDING.tables.counter(counter), "hex": more.pop("index", None)},
    ]
    frames[-1]["hex"] = BUILDING.tables.map.board.grid[hex]
    return Case.begun(
        {
            "scenario": "china-incident",
            "phasing": "axis",
            "units": {hex: [counter], **more.pop("others", {})},
            "boxes": {"axis_pool": [], **more.pop("boxes", {})},
            "frames": frames,
            **more,
        }
    )


# -- placing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-BCH-10")
def test_an_air_force_may_give_way_to_a_beachhead_2() -> None:
    placed = placing_case("JP-AF-01")
    assert placed.legal("axis") == [f"beachhead {WENCHOW}", f"beachhead {NINGPO}", "decline"]
    placed.do("axis", f"beachhead {WENCHOW}")
    assert placed.where("JP-AF-01").endswith("_used")
    assert placed.where(MARKER) == SEA
    assert beachheads.kind(placed.war, placed.hex(SEA)) == "beachhead_2"
    assert beachheads.target(placed.war, placed.hex(SEA)) == placed.hex(WENCHOW)


@pytest.mark.rule("DSA-BCH-10")
def test_an_air_force_may_stay_what_it_is() -> None:
    placed = placing_case("JP-AF-01")
    placed.do("axis", "decline")
    assert placed.where("JP-AF-01") == SEA
    assert placed.where(MARKER) == "axis_pool"
    assert not any(isinstance(frame, Exchange) for frame in placed.state.frames)  # the decision is final


@pytest.mark.rule("DSA-BCH-11")
def test_a_surface_fleet_must_give_way_to_a_beachhead_1() -> None:
    placed = placing_case("JP-SURF-01")
    placed.refuses("axis", "decline", "DSA-BCH-11")
    placed.do("axis", f"beachhead {NINGPO}")
    assert placed.where("JP-SURF-01").endswith("_used")
    assert beachheads.kind(placed.war, placed.hex(SEA)) == "beachhead_1"


@pytest.mark.rule("DSA-BCH-11")
def test_where_there_is_one_way_to_point_nobody_is_asked() -> None:
    placed = placing_case("JP-SURF-01", hex="w3920")
    assert placed.where("JP-SURF-01") == "south_china_sea_used"
    assert beachheads.target(placed.war, placed.hex("w3920")) == placed.hex("w4020")


@pytest.mark.rule("DSA-BCH-12")
def test_markers_come_from_the_force_pool_of_the_faction() -> None:
    placed = placing_case("JP-AF-01")
    war = placed.war
    assert [placing.exchanges(war, placed.number(id)) for id in ("JP-AF-01", "JP-SURF-01")] == [True, True]
    others = ("JP-INT-01", "JP-BMB-01", "JP-CV-01", "JP-SUB-01")
    assert not any(placing.exchanges(war, placed.number(id)) for id in others)
    delayed = placing_case("JP-AF-01", boxes={"delay": [f"beachhead_axis-0{n}" for n in range(1, 5)]})
    assert placing.targets(delayed.war, 0, delayed.hex(SEA)) == []  # four markers, none left
    assert delayed.where("JP-AF-01") == SEA  # nothing was asked


@pytest.mark.rule("DSA-BCH-14")
def test_the_arrow_points_at_a_land_hex_beside_it() -> None:
    placed = placing_case("JP-AF-01")
    placed.refuses("axis", "beachhead w4426", "DSA-BCH-14")  # All-Sea
    placed.refuses("axis", "beachhead w4424", "DSA-BCH-14")  # Land, but not beside it
    assert beachheads.crossed(placed.war, placed.hex(SEA), placed.hex(WENCHOW)) == beachheads.NOWHERE


@pytest.mark.rule("DSA-BCH-15")
def test_no_arrow_points_at_a_neutral_country_nor_at_another_beachhead() -> None:
    neutral = Case("organization", {}, phasing="axis", scenario="china-incident")
    siam = placing.misdirected(neutral.war, neutral.hex("w3616"))
    assert siam is not None
    assert siam.rule == "DSA-BCH-15"
    placed = placing_case("JP-AF-01", hex="w4426", others={SEA: [f"{MARKER}/1"]}, facing={SEA: WENCHOW})
    assert placed.hex(SEA) not in placing.targets(placed.war, 0, placed.hex("w4426"))
    second = placing.unplaceable(placed.war, 0, placed.hex(SEA))
    assert second is not None
    assert second.rule == "DSA-BCH-15"


@pytest.mark.rule("DSA-BCH-15")
def test_no_beachhead_is_placed_where_one_of_snlf_lies() -> None:
    landing = {"affairs": {"markers": {"snlf_beachhead_0": SEA}}, "facing": {SEA: WENCHOW}}
    case = Case("organization", {}, phasing="axis", scenario="pacific-war", **landing)
    second = placing.unplaceable(case.war, 0, case.hex(SEA))
    assert second is not None
    assert second.rule == "DSA-BCH-15"


# -- positions ---------------------------------------------------------------------------------------------


def test_a_beachhead_is_read_and_written() -> None:
    standing = case("organization", beach("JP-INFA-01", side=2), {WENCHOW: ["KI-WZ-01"]})
    document = BUILDING.write_position(standing.state)
    assert document is not None
    assert document["facing"] == {SEA: WENCHOW}
    again = BUILDING.position({"game": "dai-senso", "scenario": "china-incident", **document})
    assert again == standing.state


@pytest.mark.parametrize(
    ("units", "facing", "found"),
    [
        ({WENCHOW: [MARKER]}, {WENCHOW: NINGPO}, "an All-Sea hex expected"),
        ({SEA: [MARKER]}, {}, "found nothing"),
        ({SEA: [MARKER]}, {SEA: SHANGHAI}, f"found {SHANGHAI}"),
        ({SEA: [MARKER]}, {SEA: "w4426"}, "found w4426"),
        ({}, {SEA: WENCHOW}, "one Beachhead in every hex"),
        ({SEA: [MARKER, "KI-WZ-01"]}, {SEA: WENCHOW}, "Land expected"),
        ({SEA: [MARKER, "beachhead_axis-02"]}, {SEA: WENCHOW}, "one Beachhead in every hex"),
    ],
)
def test_impossible_beachheads_are_refused(
    units: dict[str, list[str]], facing: dict[str, str], found: str
) -> None:
    with pytest.raises(BadInputError, match=found):
        case("organization", {"units": units, "facing": facing})


# -- maintenance and failure -------------------------------------------------------------------------------


@pytest.mark.rule("DSA-BCH-01", "DSA-BCH-02", "DSA-CMP-26")
def test_a_beachhead_that_faces_the_enemy_stays_and_grows() -> None:
    """TX-09: three steps on a Beachhead-2; it stays, is turned over, and holds six from then on."""
    kept = case("support", beach("JP-INFA-01", "JP-INFA-02/back", side=2), {WENCHOW: ["KI-WZ-01"]})
    assert kept.legal("axis") == [f"lift {SEA}", "done"]
    kept.do("axis", "done")
    assert kept.where(MARKER) == SEA
    assert beachheads.kind(kept.war, kept.hex(SEA)) == "beachhead_1"


@pytest.mark.rule("DSA-STK-05")
def test_a_beachhead_2_holds_three_steps_a_beachhead_1_six() -> None:
    for side, too_much in ((2, True), (1, False)):
        stacked = case("organization", beach("JP-INFA-01", "JP-INFA-02", side=side), {WENCHOW: ["KI-WZ-01"]})
        assert bool(overstacked(stacked.war, stacked.hex(SEA), 0)) == too_much


@pytest.mark.rule("DSA-BCH-01", "DSA-BCH-03")
def test_a_beachhead_without_units_goes() -> None:
    empty = case("support", beach(), {WENCHOW: ["KI-WZ-01"]})
    assert empty.where(MARKER) == "axis_pool"
    assert not empty.state.facing


@pytest.mark.rule("DSA-BCH-03", "DSA-BCH-06", "DSA-BCH-07")
def test_units_go_inland_before_their_beachhead_goes() -> None:
    """Whatever they cost and without supply: an HQ, a unit that is cut off, in mud."""
    cut_off = {"boxes": {"yellow_sea_on_station": ["BR-SURF-01"], "axis_pool": ["JP-AF-01"]}}
    free = case("support", beach("JP-HQ-01", "JP-INF1-01", "JP-INF1-02"), JAPAN, **cut_off)
    assert free.legal("axis") == ["ashore JP-INF1-01", "ashore JP-INF1-02", "ashore JP-HQ-01", "done"]
    free.refuses("axis", f"lift {SEA}", "DSA-BCH-03")
    free.do("axis", "ashore JP-HQ-01", "ashore JP-INF1-01")
    assert free.where("JP-HQ-01") == free.where("JP-INF1-01") == WENCHOW
    free.do("axis", "done")
    assert free.where(MARKER) == "axis_pool"
    assert free.where("JP-INF1-02") == SEA  # for now


@pytest.mark.rule("DSA-BCH-03")
def test_nobody_goes_inland_where_an_enemy_is() -> None:
    held = case("support", beach("JP-INF1-01"), {WENCHOW: ["KI-WZ-01"]})
    held.refuses("axis", "ashore JP-INF1-01", "DSA-BCH-03")


@pytest.mark.rule("DSA-BCH-04", "DSA-BCH-20")
def test_a_beachhead_given_up_leaves_its_units_to_the_sea() -> None:
    facing_it = {WENCHOW: ["KI-WZ-01"], **JAPAN}
    lost = case("support", beach("JP-INFA-01", "JP-INF1-01"), facing_it, boxes={"axis_pool": ["JP-AF-01"]})
    lost.do("axis", f"lift {SEA}")
    assert lost.where(MARKER) == "axis_pool"
    assert lost.where("JP-INFA-01") == SEA
    while not lost.halted:
        lost.do("axis", "done")
    assert lost.where("JP-INFA-01") == lost.where("JP-INF1-01") == "axis_pool"


@pytest.mark.rule("DSA-BCH-20")
def test_only_units_of_the_phasing_faction_are_lost_at_sea() -> None:
    standing = case("support", beach("JP-INFA-01"), {WENCHOW: ["KI-WZ-01"]}, phasing="western")
    while not standing.halted:
        standing.do("western", "done")
    assert standing.where("JP-INFA-01") == SEA


# -- zones of control --------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ZOC-03", "DSA-GL-52")
def test_zones_of_control_cross_the_beachhead_hexside_alone() -> None:
    standing = case("organization", beach("JP-INFA-01"), {WENCHOW: ["KI-WZ-01"], NINGPO: ["KI-WZ-02"]})
    western = zones.projected(standing.war, 1)
    assert standing.hex(WENCHOW) in western
    assert standing.hex(NINGPO) not in western
    assert standing.hex(SEA) in zones.projected(standing.war, 0)
    assert zones.projectors(standing.war, standing.hex(SEA), 0) == [standing.number("KI-WZ-01")]


@pytest.mark.rule("DSA-ZOC-04", "DSB-PO-21", "DSB-PO-22")
def test_policies_keep_zones_of_control_out() -> None:
    """Hong Kong is British, and Britain bound by a Treaty."""
    parts = {"units": {CANTON: ["JP-INFA-01"], HONG_KONG: ["BR-GARHK-01"]}, "facing": {}}
    bound = case("organization", parts)
    assert bound.hex(HONG_KONG) not in zones.projected(bound.war, 1)  # none reaches into a PAC
    assert bound.hex(CANTON) not in zones.projected(bound.war, 0)  # and its units project none
    fighting = case("organization", parts, posture={"britain": "war"})
    assert fighting.hex(HONG_KONG) in zones.projected(fighting.war, 1)
    assert fighting.hex(CANTON) in zones.projected(fighting.war, 0)


# -- combat ------------------------------------------------------------------------------------------------


def fight(parts: dict[str, Any], others: dict[str, list[str]], **more: Any) -> Fight:
    return Fight(
        {**parts["units"], **others},
        more.pop("boxes", None),
        phasing=more.pop("phasing", "axis"),
        scenario="china-incident",
        facing=parts["facing"],
        **more,
    )


@pytest.mark.rule("DSA-CMB-12", "DSA-SHF-13f", "DSA-SHF-13e", "DSB-MK-5-6")
@pytest.mark.parametrize(("side", "shift"), [(1, (-1, "DSA-SHF-13f")), (2, (-2, "DSA-SHF-13e"))])
def test_an_attack_across_a_beachhead_hexside_shifts_by_its_number(side: int, shift: tuple[int, str]) -> None:
    landing = fight(
        beach("JP-INFA-01", side=side, at=NINGPO), {NINGPO: ["KI-WZ-01/back"], WENCHOW: ["KI-WZ-02"]}
    )
    landing.refuses("axis", f"target {WENCHOW}", "DSA-CMB-12")  # across another side of the hex
    landing.do("axis", f"target {NINGPO}", "commit JP-INFA-01")
    assert shift in landing.shifts


@pytest.mark.rule("DSA-CMB-12", "DSA-ADV-01", "DSA-RET-13")
def test_units_on_a_beachhead_are_attacked_across_it_and_their_hex_is_not_entered() -> None:
    ashore = fight(
        beach("JP-INF1-01"), {WENCHOW: ["KI-WZ-01", "KI-WZ-02", "KI-WZ-03"]}, phasing="western", **CLEAR
    )
    ashore.do("western", f"target {SEA}", "commit KI-WZ-01", "commit KI-WZ-02", "commit KI-WZ-03")
    assert (-1, "DSA-SHF-13f") in ashore.shifts
    ashore.do("western", "attack", dice=[6])
    while ashore.state.waiting == ("axis",):
        ashore.do("axis", ashore.legal("axis")[0])
    assert ashore.where("JP-INF1-01") == "axis_pool"  # it had nowhere to go
    assert not ashore.legal("western", "advance")
    assert ashore.where(MARKER) == SEA


@pytest.mark.rule("DSA-RET-14", "DSA-RET-01")
def test_a_force_retreats_onto_a_beachhead_across_its_hexside() -> None:
    driven = fight(beach(), {WENCHOW: ["JP-INFA-01"], "w4523": ["KI-WZ-01"]}, phasing="western")
    assert driven.hex(SEA) in ways(driven, WENCHOW)
    beside = fight(beach(at=NINGPO), {WENCHOW: ["JP-INFA-01"], "w4523": ["KI-WZ-01"]}, phasing="western")
    assert beside.hex(SEA) not in ways(beside, WENCHOW)  # not its Beachhead hexside


def ways(driven: Fight, start: str, centre: str = "w4523") -> list[int]:
    return retreat.ways(driven.war, 0, driven.hex(start), driven.hex(centre))


@pytest.mark.rule("DSA-RET-20")
def test_a_defender_attacked_from_beachheads_alone_may_stand() -> None:
    landing = fight(beach("JP-INFA-01", "JP-INFA-02", "JP-INFA-03"), {WENCHOW: ["KI-DEF-01"]}, **CLEAR)
    landing.do("axis", f"assault {WENCHOW} JP-INFA-01 JP-INFA-02 JP-INFA-03", dice=[6])
    assert landing.result.startswith("Dr")
    assert landing.legal("western", "lose")


@pytest.mark.rule("DSA-HQS-08", "DSB-MK-5-5")
def test_an_hq_on_a_beachhead_supports_only_across_its_hexside() -> None:
    inland = {WENCHOW: ["JP-INFA-01"], "w4523": ["KI-WZ-01/back"]}
    support = fight(beach("JP-HQ-01"), inland)
    support.do("axis", "target w4523", "commit JP-INFA-01")
    assert support.legal("axis", "support") == ["support JP-HQ-01"]
    aside = fight(beach("JP-HQ-01", at=NINGPO), inland)
    aside.do("axis", "target w4523", "commit JP-INFA-01")
    aside.refuses("axis", "support JP-HQ-01", "DSA-HQS-08")


# -- landings ----------------------------------------------------------------------------------------------

BLITZ = {SEA: ["blitz_axis-01"]}


def landing_case(*units: str, others: dict[str, list[str]] | None = None, **more: Any) -> Case:
    parts = beach(*units)
    parts["units"][SEA].append("blitz_axis-01")
    return case("blitz_combat", parts, others, **more)


@pytest.mark.rule("DSA-LND-01", "DSA-LND-02", "DSA-SUP-33g")
def test_units_land_one_at_a_time_headquarters_too() -> None:
    landing = landing_case("JP-HQ-01", "JP-INF1-01")
    landing.do("axis", "done")
    assert landing.legal("axis") == ["land JP-INF1-01", "land JP-HQ-01", "done"]
    landing.do("axis", "land JP-HQ-01")
    assert landing.where("JP-HQ-01") == WENCHOW
    landing.do("axis", "land JP-INF1-01")
    assert landing.where("JP-INF1-01") == WENCHOW
    assert landing.halted


@pytest.mark.rule("DSA-LND-01")
def test_who_attacked_does_not_land() -> None:
    landing = landing_case("JP-INFA-01", "JP-INFA-02", others={WENCHOW: ["KI-DEF-01/back"]}, **CLEAR)
    landing.do("axis", f"assault {WENCHOW} JP-INFA-01 JP-INFA-02", dice=[6])
    while isinstance(landing.state.frames[-1], Attack):
        (seat,) = landing.state.waiting
        landing.do(seat, landing.legal(seat)[-1])  # a step is lost, nobody advances
    landing.do("axis", "done")
    assert not landing.war.stack(landing.hex(WENCHOW))
    assert landing.halted  # the hex is empty now, but both have attacked
    assert landing.where("JP-INFA-01") == SEA


@pytest.mark.rule("DSA-LND-01")
def test_units_must_be_blitz_enabled_and_supplied_to_land() -> None:
    far = case("blitz_combat", beach("JP-INF1-01"), {"w5027": ["blitz_axis-01"]})
    far.do("axis", "done")
    assert far.halted
    cut_off = landing_case("JP-INF1-01", boxes={"yellow_sea_on_station": ["BR-SURF-01"]})
    cut_off.do("axis", "done")
    assert cut_off.halted


@pytest.mark.rule("DSA-LND-03")
def test_nobody_lands_where_an_enemy_is() -> None:
    landing = landing_case("JP-INF1-01", "JP-INF1-02", others={WENCHOW: ["KI-WZ-01"]})
    landing.do("axis", "done")
    assert landing.halted


def test_everybody_sees_where_a_beachhead_points() -> None:
    standing = case("organization", beach("JP-INFA-01"), {WENCHOW: ["KI-WZ-01"]})
    shown = BUILDING.view(standing.state, None).places[SEA]
    assert shown["beachhead"] == {"kind": "beachhead_1", "faces": WENCHOW}
    texts = [unit["text"] for unit in shown["units"]]
    assert "Axis Beachhead-1, facing Wenchow (w4524)" in texts
