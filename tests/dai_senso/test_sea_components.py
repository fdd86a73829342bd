"""What counters of the war at sea can and cannot do, and what is printed for them. [components]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import bases, supply
from flagplot.games.dai_senso.counters import BACK, FRONT
from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.places import IDS, OFF_MAP, ZONES
from flagplot.games.dai_senso.politics import requirements
from flagplot.games.dai_senso.sea.stations import carries, is_troop_convoy, stations, troop_convoys
from flagplot.games.dai_senso.stacking import limit, overstacked
from flagplot.games.dai_senso.support.contests import AT_SEA, ON_STATION, STRATEGIC, kinds
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.turn.sequence import SEQUENCE
from flagplot.kernel.errors import FlagplotError
from tests.dai_senso.afloat import pacific, support

rule = pytest.mark.rule


@rule("DSA-CMP-20", "DSA-CMP-22", "DSA-CMP-23")
def test_bombers_and_sub_fleets_contest_nothing_and_interceptors_everything_they_may() -> None:
    tables = standard_tables()
    bombers = [one for one in tables.counters if one.faces[FRONT].kind == "bomber"]
    assert bombers
    assert {one.faces[BACK].kind for one in bombers} == {"devastation"}
    lists = [*AT_SEA.values(), *ON_STATION.values(), *(found for _, found in STRATEGIC.values())]
    for found in lists:
        assert not {"bomber", "sub_fleet"} & set(found)
        assert "interceptor" in found
    case = support({"e4904": ["JP-INF1-01"]}, {"axis_pool": ["JP-AF-01"]})
    assert kinds(case.war, WESTERN, "air_force", case.hex("e4904")) == ("air_force", "interceptor")


@rule("DSA-CMP-29", "DSB-MK-9-1")
def test_any_troop_or_supply_convoy_is_one_and_printed_ones_carry_supply() -> None:
    boxes = {"south_china_sea_convoys": ["AX-SCR-01/troop", "JP-SURF-01/escort_troop_convoy", "JP-CONV-01"]}
    case = pacific({"w4324": ["JP-INF1-01", "JP-INFA-01"], "w4120": ["JP-INF1-02"]}, boxes)
    war, number, zone = case.war, case.number, ZONES.index("south_china_sea")
    assert [war.id(one) for one in troop_convoys(war, zone, AXIS)] == ["JP-SURF-01", "AX-SCR-01"]
    assert not is_troop_convoy(war, number("JP-CONV-01"))
    assert carries(war, number("AX-SCR-01"), number("JP-INF1-01"))
    assert not carries(war, number("AX-SCR-01"), number("JP-INFA-01"))  # more than its capacity
    assert supply.supplied(war, number("JP-INF1-02"))  # by the third of them
    assert ZONES.index("yellow_sea") in stations(war).supply[AXIS]
    assert ZONES.index("yellow_sea") not in stations(war).supply[WESTERN]


@rule("DSA-CMP-39")
def test_off_map_boxes_and_whose_units_are_in_them() -> None:
    assert OFF_MAP == ("western_us", "panama_canal", "french_polynesia", "europe_africa", "eastern_europe")
    for box, unit, enemy in (
        ("panama_canal", "US-INF1-01", "RU-INF1-01"),
        ("eastern_europe", "RU-INF1-01", "US-INF1-01"),
    ):
        assert pacific({}, {box: [unit]}).where(unit) == box
        with pytest.raises(FlagplotError, match=f"a ground unit of .* in {box} expected"):
            pacific({}, {box: [enemy]})


@rule("DSI-MAP-06", "DSA-STK-05a")
def test_limited_stacking_on_thirty_seven_small_islands() -> None:
    """IX-12: four steps on Wake are one too many, on Formosa they are not."""
    tables = standard_tables()
    limited = [hex for hex in range(len(tables.map.hexes)) if ground().limited >> hex & 1]
    assert len(limited) == 37
    wake, formosa = (tables.map.board.grid[label] for label in ("e4113", "w4324"))
    assert wake in limited
    assert (limit(tables, wake).units, limit(tables, wake).steps) == (3, 3)
    for hex, crowded in ((wake, True), (formosa, False)):
        stack = ["JP-INFA-01", "JP-INF1-01", "JP-INF1-02"]
        case = pacific({IDS[hex]: stack[:2]})
        assert not overstacked(case.war, hex, AXIS)
        case.state.at[hex] = tuple(sorted(case.number(id) for id in stack))
        case.state.place[case.number(stack[2])] = hex
        assert bool(overstacked(case.war, hex, AXIS)) is crowded


@rule("DSI-CTR-06")
def test_garrisons_belong_to_their_hexes() -> None:
    tables = standard_tables()
    garrisons = {
        (one.country, tables.map.cell(one.only_hex).name)
        for one in tables.counters
        if one.faces[FRONT].kind == "garrison"
    }
    assert garrisons == {
        *(("japan", name) for name in ("Palau", "Kwajalein", "Okinawa", "Iwo Jima", "Paramushiro")),
        *(("britain", name) for name in ("Hong Kong", "Rabaul", "Tarawa")),
        ("france", "Saigon"),
    }
    case = pacific(
        {"w4427": ["JP-INF1-01"]}, {"axis_pool": ["JP-GAR-01", "JP-GAR-02", "JP-GAR-03", "JP-GAR-04"]}
    )
    offered = {answer.split()[2] for answer in case.legal("axis", "convert")}
    home = {one.id: one.only_hex for one in tables.counters}
    assert {home[id] for id in offered} == {"w4427"}


@rule("DSA-GL-17")
def test_exp_units_stand_with_anybody_while_they_are_one_step() -> None:
    """A Siamese Exp unit among Filipinos' neighbours; two ordinary Minor Countries do not mix."""
    exp = [one for one in standard_tables().counters if one.exp]
    assert exp
    assert all(face.steps == 1 for one in exp for face in one.faces if face.ground)
    case = pacific({"w4522": ["KI-RES-01"]})
    hex = case.hex("w4522")
    western = next(one for one in exp if case.war.faction(case.number(one.id)) == WESTERN)
    for id, crowded in ((western.id, False), ("SZE-RES-01", True)):
        number = case.number(id)
        case.state.at = {hex: tuple(sorted((case.number("KI-RES-01"), number)))}
        case.state.place[number] = hex
        assert bool(overstacked(case.game.play(case.state), hex, WESTERN)) is crowded, id
        case.state.place[number] = case.state.place[case.number("JP-CONV-06")]


@rule("DSA-SOP-03")
def test_the_segments_of_a_faction_turn_in_their_printed_order() -> None:
    assert list(SEQUENCE) == [
        "option_card", "logistics", "partisan_bases", "replacements",  # the Seasonal Phase
        "political_events", "support", "organization",  # Initial Administrative
        "operational_movement",
        "blitz_combat", "regular_combat", "marker",  # Combat
        "reserve_movement",
        "war_and_peace", "conditional_events",  # Final Administrative
    ]  # fmt: skip


@rule("DSA-LOG-09")
def test_a_logistics_marker_alone_is_driven_off_and_hinders_nobody() -> None:
    units = {"w4724": ["KI-RES-01"], "w4723": ["logistics_ighq-01"]}
    case = pacific(units, phase="operational_movement", phasing="western")
    case.do("western", "move KI-RES-01 w4723")
    assert case.where("logistics_ighq-01") == "delay"
    assert case.where("KI-RES-01") == "w4723"
    guarded = pacific({**units, "w4723": ["logistics_ighq-01", "JP-INF1-01"]}, phase="operational_movement",
                      phasing="western")  # fmt: skip
    assert "move KI-RES-01 w4723" not in guarded.legal("western")


@rule("DSB-MK-6-2", "DSA-GL-50")
def test_units_within_two_hexes_of_a_blitz_marker_are_enabled() -> None:
    case = pacific({"w4724": ["blitz_axis-01"]})
    grid = case.war.tables.map.board.grid
    near = {hex for hex in range(len(grid)) if grid.distance(grid["w4724"], hex) <= 2}
    assert set(bases.blitzed(case.war, AXIS)) == near
    assert not bases.blitzed(case.war, WESTERN)


@rule("DSA-GL-14")
def test_a_card_counts_as_played_from_its_season_on() -> None:
    """As the Current Card or an earlier one; one that lies in a hand, or returned to it, does not."""
    need = {"pred": "played", "faction": "axis", "card": "3"}
    cards = {"axis": "3", "western": "", "soviet": ""}
    assert requirements.holds(pacific({}, cards=cards).war, need)
    past = {"played": [["axis-3", 1937, 6]]}
    assert requirements.holds(pacific({}, cards={**cards, "axis": "19"}, affairs=past).war, need)
    assert not requirements.holds(
        pacific({}, cards={**cards, "axis": "19"}, affairs={"played": []}).war, need
    )
