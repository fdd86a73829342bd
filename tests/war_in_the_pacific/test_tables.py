"""What is printed: units, island, charts; and what is refused with one line."""

from __future__ import annotations

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import islands, tables
from flagplot.games.war_in_the_pacific.rounding import clamped, column, half_up, nearest, shifted
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.errors import BadInputError
from tests.war_in_the_pacific.setting import TABLES, hex, unit


@pytest.mark.rule("BR-1-04")
def test_rounding_is_to_the_nearest_halves_up() -> None:
    assert [nearest(value) for value in (0.5, 1.4, 1.5, 2.5, 0.0)] == [1, 1, 2, 3, 0]
    assert [half_up(value) for value in (0, 1, 3, 4)] == [0, 1, 2, 2]


@pytest.mark.rule("BR-1-05")
def test_rolls_and_shifts_stay_on_their_tables() -> None:
    assert [clamped(value, 0, 6) for value in (-4, 3, 9)] == [0, 3, 6]
    assert [shifted(4, shift, 10) for shift in (-9, -1, 9)] == [0, 3, 9]
    assert column((1, 6, 11), 0) == -1
    assert column((1, 6, 11), 6) == 1


@pytest.mark.rule("BR-1-10")
def test_the_damage_ladder() -> None:
    assert RUNGS == ("", "S", "D1", "D2", "D3", "D4")


@pytest.mark.rule("BR-1-06", "SC-S1-03", "SC-S1-01")
def test_the_forces_of_tarawa() -> None:
    marines = [one for one in TABLES.ground if one.side == ALLIED and one.part_of < 0]
    assert sum(one.steps for one in marines) == 14
    assert {one.division for one in marines} == {"mc-div-2"}
    japanese = [one for one in TABLES.ground if one.side == JAPAN and one.part_of < 0]
    assert sum(one.steps for one in japanese) == 5
    assert len(TABLES.ships) == 40
    assert sum(air.aps for air in TABLES.air) == 34
    assert TABLES.card.date(0) == "2/12/43"
    assert TABLES.card.turns == 3


@pytest.mark.rule("BR-1-09")
def test_groups_of_ships() -> None:
    from flagplot.games.war_in_the_pacific.units import CAPITAL, CARRIERS, COMBATANTS

    assert "CVE" in CARRIERS
    assert "CVE" not in COMBATANTS
    assert {"BB", "CA"} <= set(CAPITAL)
    assert "CL" in COMBATANTS
    assert "CL" not in CAPITAL


@pytest.mark.rule("BR-9-01", "BR-4-01", "WPA-GEN-18", "WPA-GEN-75")
def test_every_record_has_its_ratings_and_their_origin() -> None:
    for ship in TABLES.ships:
        assert ship.origin
        assert ship.defence > 0
    maryland = TABLES.ships[TABLES.ship_number["us-bb-maryland"]]
    assert (maryland.surface, maryland.bmb, maryland.defence, maryland.speed) == (14, 13, 18, 2)
    sbd = TABLES.types["SBD"]
    assert (sbd.class_, sbd.bombardment, sbd.anti_ship, sbd.ceiling) == ("D", 3, 6, "M")
    shibasaki = TABLES.leaders[TABLES.leader_number["ldr-shibasaki"]]
    assert (shibasaki.tq, shibasaki.retreat, shibasaki.fort, shibasaki.act) == ("+1 (3)", "+1", 1, 0)


@pytest.mark.rule("BR-23-35")
def test_labor_has_the_quality_in_brackets() -> None:
    assert TABLES.ground[unit("jn-lab-betio")].tq == 1
    assert TABLES.ground[unit("jn-lab-betio")].labor


@pytest.mark.rule("WPA-TAC-05", "WPA-TAC-08", "WPA-TAC-07")
def test_betio_is_a_map_of_scale_a() -> None:
    printed = TABLES.island.printed
    assert (printed.scale, printed.miles_per_hex, printed.full_stacking) == ("A", 0.5, 6)
    limits = {cell.hex: cell.limit for cell in printed.hexes}
    assert limits == {
        "0304": 5, "0404": 5, "0405": 2, "0504": 5, "0505": 2, "0604": 5, "0605": 2, "0704": 3, "0804": 2,
        "0905": 2,
    }  # fmt: skip
    assert [islands.limit(TABLES.maps, 6, land) for land in ("1/4", "1/2", "3/4", "1")] == [2, 3, 5, 6]


@pytest.mark.rule("WPA-TAC-06", "WPA-TAC-12", "WPA-TAC-13", "WPA-TAC-14", "BR-2-09")
def test_costs_come_from_the_table_of_the_scale() -> None:
    table = TABLES.maps.movement
    assert [islands.terrain_cost(table["C"], one) for one in islands.TERRAIN] == [2, 3, 4, 5, 4]
    assert islands.terrain_cost(table["A"], "clear") == 2  # one point, below the minimum of the main map
    assert (table["C"].allowance, table["C"].enter_enemy_hex) == (16, 5)


def test_neighbours_on_betio() -> None:
    island = TABLES.island
    assert [island.label(one) for one in island.near(hex("b0604"))] == ["b0504", "b0505", "b0605", "b0704"]
    assert island.distance(hex("b0304"), hex("b0905")) == 6


def replaced(**changes: object) -> islands.PrintedIsland:
    return msgspec.structs.replace(TABLES.maps.maps[0], **changes)


def test_faults_in_the_map_are_one_line() -> None:
    maps = TABLES.maps
    with pytest.raises(BadInputError, match="a scale from A to F expected, found 'Z'"):
        islands.built(maps, replaced(scale="Z"), 0)
    with pytest.raises(BadInputError, match=r"from 0.5 to 10 miles a hex expected, found 12"):
        islands.built(maps, replaced(miles_per_hex=12), 0)
    cell = msgspec.structs.replace(maps.maps[0].hexes[0], limit=6)
    with pytest.raises(BadInputError, match="0304: a limit of 5 steps expected, found 6"):
        islands.built(maps, replaced(hexes=(cell,)), 0)
    cell = msgspec.structs.replace(cell, terrain="ice")
    with pytest.raises(BadInputError, match="clear, rough, jungle, mixed, city expected, found 'ice'"):
        islands.built(maps, replaced(hexes=(cell,)), 0)


@pytest.mark.rule("WPA-GEN-23", "WPA-GEN-27", "WPA-LCK-19")
@pytest.mark.parametrize(("key", "value"), [("tq", "+3"), ("mp", "-2"), ("act", 3)])
def test_ratings_beyond_their_bounds_are_refused(key: str, value: object) -> None:
    leader = msgspec.structs.replace(TABLES.leaders[0], **{key: value})
    with pytest.raises(BadInputError, match=f"{key} from -. to 2 expected"):
        tables._check_leaders((leader,))
    tables._check_leaders(TABLES.leaders)


@pytest.mark.rule("WPA-CBT-02")
def test_batteries_have_two_to_twelve_points() -> None:
    card = msgspec.structs.replace(TABLES.card, batteries={"0304": 5})
    with pytest.raises(BadInputError, match="2 to 12 in steps of 2 expected, found 5"):
        tables._check_batteries(card, TABLES.island)
    tables._check_batteries(TABLES.card, TABLES.island)


@pytest.mark.rule("SC-G-01")
def test_a_scenario_needs_its_records() -> None:
    with pytest.raises(BadInputError, match="a known record expected, found 'us-bb-nowhere'"):
        tables._known({}, "us-bb-nowhere", "ships")


def test_a_verb_means_one_thing_in_all_chapters() -> None:
    from flagplot.games.war_in_the_pacific.game import CHAPTERS

    forms: dict[str, str] = {}
    for chapter in CHAPTERS:
        for verb, form in chapter.VERBS.items():
            assert forms.setdefault(verb, form) == form, verb
