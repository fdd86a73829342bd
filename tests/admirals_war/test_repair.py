"""Repairs, overhauls and conversions."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.turn import repair
from tests.admirals_war.helpers import Case, quiet


def yard(port: str, *, turn: int = 4, **parts: Any) -> Case:
    """The repair step with what lies in one port."""
    units = {port: parts.pop("ships"), **parts.pop("units", {})}
    return Case(turn=turn, step="repair", units=units, **parts)


def capacity(port: str, **parts: Any) -> int:
    case = quiet(**parts)
    return repair.capacity(case.war, case.place(port))


@pytest.mark.rule("AW-REP-01", "AW-SEQ-09")
def test_a_point_removes_a_point_of_damage() -> None:
    case = yard("germany", ships={"ger_bismarck": {"damage": 4}})
    assert case.legal("german") == [f"repair ger_bismarck {n}" for n in (1, 2, 3, 4)] + ["done"]
    case.do("german", "repair ger_bismarck 3", "done")
    assert case.damage("ger_bismarck") == 1


@pytest.mark.rule("AW-REP-02")
def test_usa_repairs_10() -> None:
    assert capacity("usa", pacific="war", turn=5) == 10


@pytest.mark.rule("AW-REP-03")
@pytest.mark.parametrize(("pacific", "allowed"), [("peace", False), ("war", True)])
def test_before_the_war_the_us_repairs_few_ships(pacific: str, allowed: bool) -> None:
    ships = {
        "us_texas": {"damage": 1},
        "uk_hood": {"damage": 1},
        "fra_bearn": {"damage": 1, "nation": "free_french"},
    }
    case = yard("usa", ships=ships, pacific=pacific)
    assert case.can("us", "repair us_texas 1")
    assert case.can("us", "repair fra_bearn 1")
    assert case.can("us", "repair uk_hood 1") == allowed
    if not allowed:
        case.refuses("us", "repair uk_hood 1", "AW-REP-03")


@pytest.mark.rule("AW-REP-04", "AW-DEC-18")
@pytest.mark.parametrize(("turn", "points"), [(3, 0), (4, 3), (5, 6), (8, 15), (10, 15)])
def test_pearl_harbor_grows_with_the_war(turn: int, points: int) -> None:
    assert capacity("pearl_harbor", turn=turn, pacific="war", attack_turn=3) == points
    assert capacity("pearl_harbor", turn=turn, pacific="peace") == 0


@pytest.mark.rule("AW-DEC-18")
def test_pearl_harbor_always_counts_as_a_yard() -> None:
    case = quiet(turn=1)
    assert repair.has_yard(case.war, case.place("pearl_harbor"))
    assert repair.has_yard(case.war, case.place("yokosuka_navy_yard"))
    assert not repair.has_yard(case.war, case.place("malta"))


@pytest.mark.rule("AW-REP-05")
def test_panama_inherits_the_points_of_a_lost_pearl_harbor() -> None:
    parts: dict[str, Any] = {"turn": 5, "pacific": "war", "attack_turn": 3}
    assert capacity("panama_canal", **parts) == 0
    assert capacity("panama_canal", **parts, control={"pearl_harbor": "axis"}) == 6
    assert capacity("pearl_harbor", **parts, control={"pearl_harbor": "axis"}) == 0


@pytest.mark.rule("AW-REP-06")
def test_russian_yards_work_from_turn_3() -> None:
    assert capacity("leningrad", turn=2) == capacity("murmansk", turn=2) == 0
    assert (capacity("leningrad", turn=3), capacity("murmansk", turn=3)) == (2, 1)


@pytest.mark.rule("AW-REP-07", "AW-DEC-56")
def test_a_captured_port_repairs_nothing() -> None:
    assert capacity("suez", turn=5) == 2
    assert capacity("suez", turn=5, control={"suez": "axis"}) == 0
    case = yard("suez", ships={"ger_gneisenau": {"damage": 1}}, control={"suez": "axis"})
    assert case.halted


@pytest.mark.rule("AW-REP-07")
def test_brest_and_toulon_work_only_for_the_axis() -> None:
    assert (capacity("brest", turn=1), capacity("toulon", turn=1)) == (0, 0)
    assert (capacity("brest", turn=2), capacity("toulon", turn=2)) == (2, 3)
    assert capacity("brest", turn=8, control={"brest": "allied"}) == 0


@pytest.mark.rule("AW-REP-08", "AW-REP-10")
def test_points_are_shared_among_the_ships_of_a_port_and_stay_there() -> None:
    ships = {"uk_hood": {"damage": 2}, "uk_nelson": {"damage": 3}}
    case = yard("singapore", ships=ships, units={"malta": {"uk_warspite": {"damage": 1}}})
    case.refuses("british", "repair uk_nelson 3", "AW-REP-08")
    case.do("british", "repair uk_hood 1", "repair uk_nelson 1")
    assert case.halted  # two points in Singapore, and those of England help nobody
    assert (case.damage("uk_hood"), case.damage("uk_nelson"), case.damage("uk_warspite")) == (1, 2, 1)


@pytest.mark.rule("AW-REP-10")
def test_points_are_not_saved_for_the_next_turn() -> None:
    case = yard("singapore", ships={"uk_hood": {"damage": 4}}).do("british", "done")
    assert case.halted
    assert capacity("singapore", turn=5) == 2


@pytest.mark.rule("AW-REP-09")
def test_the_owner_of_the_port_repairs_an_ally() -> None:
    case = yard("england", ships={"us_texas": {"damage": 1}}, pacific="war")
    assert case.waiting == ("british",)
    case.do("british", "repair us_texas 1")
    assert case.damage("us_texas") == 0


@pytest.mark.rule("AW-REP-11")
@pytest.mark.parametrize("marks", [{"mode": "raiding"}, {"marks": ["sailed"]}])
def test_only_ships_that_stay_patrolling_side_up_are_repaired(marks: dict[str, Any]) -> None:
    ships = {"uk_hood": {"damage": 1, **marks}, "uk_nelson": {"damage": 1}}
    case = yard("england", ships=ships)
    case.refuses("british", "repair uk_hood 1", "AW-REP-11")
    assert case.can("british", "repair uk_nelson 1")


@pytest.mark.rule("AW-REP-11")
def test_a_ship_at_sea_is_not_repaired() -> None:
    ships = {"uk_nelson": {"damage": 1}}
    case = yard("england", ships=ships, units={"north_sea": {"uk_hood": {"damage": 1}}})
    case.refuses("british", "repair uk_hood 1", "AW-REP-11")


@pytest.mark.rule("AW-REP-12")
def test_a_russian_ship_that_may_not_move_can_be_repaired() -> None:
    case = yard("leningrad", ships={"rus_marat": {"damage": 1, "marks": ["held"]}})
    case.do("british", "repair rus_marat 1")
    assert case.damage("rus_marat") == 0


@pytest.mark.rule("AW-REP-13", "AW-DEC-07")
def test_repairs_come_after_patrols_and_before_combat() -> None:
    from flagplot.games.admirals_war.turn.sequence import NAMES

    assert NAMES.index("patrol") < NAMES.index("repair") < NAMES.index("air") < NAMES.index("combat")


@pytest.mark.rule("AW-REP-14")
def test_lba_and_amphibious_units_are_never_repaired() -> None:
    ships = {"uk_raf_coastal": {"damage": 1}, "uk_amph_tiger": {"damage": 1}, "uk_hood": {"damage": 1}}
    case = yard("england", ships=ships)
    assert case.legal("british") == ["repair uk_hood 1", "done"]
    case.refuses("british", "repair uk_raf_coastal 1", "AW-REP-14")
    case.refuses("british", "repair uk_amph_tiger 1", "AW-REP-14")


# -- overhaul and conversion ----------------------------------------------------------------------


@pytest.mark.rule("AW-O36-03", "AW-O36-04")
def test_overhaul_is_removed_like_damage_and_for_good() -> None:
    case = yard("england", ships={"uk_hood": {"overhaul": 2}}, options={"aging_fleet": True})
    case.refuses("british", "overhaul uk_hood 3", "AW-O36-03")
    case.do("british", "overhaul uk_hood 2")
    assert case.state.overhaul[case.unit("uk_hood")] == 0
    assert case.halted


LOST = {"sunk": {id: {"back": 4} for id in ("jap_akagi", "jap_kaga", "jap_soryu", "jap_hiryu")}}


OPTIONS = {"battleship_carriers": True}


def rebuilding(ships: dict[str, Any], turn: int = 5, units: Any = LOST, options: Any = OPTIONS) -> Case:
    return yard("yokosuka_navy_yard", turn=turn, ships=ships, units=units, options=options)


@pytest.mark.rule("AW-O35-01")
def test_conversions_begin_the_turn_after_heavy_carrier_losses() -> None:
    lost = quiet(turn=5, units=LOST)
    assert repair.carrier_losses(lost.war) >= 14
    assert rebuilding({"jap_hyuga": {}}).can("japanese", "convert jap_hyuga")
    damaged = {"jap_hyuga": {"damage": 1}}
    rebuilding(damaged, turn=4).refuses("japanese", "convert jap_hyuga", "AW-O35-01")
    rebuilding(damaged, options={}).refuses("japanese", "convert jap_hyuga", "AW-O35-01")
    fewer = {"sunk": {"jap_akagi": {"back": 4}, "jap_kaga": {"back": 4}}}
    rebuilding(damaged, units=fewer).refuses("japanese", "convert jap_hyuga", "AW-O35-01")


@pytest.mark.rule("AW-O35-02")
def test_a_bottomed_ship_is_not_converted() -> None:
    case = rebuilding({"jap_hyuga": {"damage": 5}})
    case.refuses("japanese", "convert jap_hyuga", "AW-O35-02")
    case.do("japanese", "repair jap_hyuga 1", "convert jap_hyuga")
    assert case.marked("jap_hyuga", "converted")


@pytest.mark.rule("AW-O35-04")
def test_fuso_or_yamashiro_for_a_sister_lost_before_conversion() -> None:
    ships = {"jap_fuso": {}, "jap_yamashiro": {}}
    assert not rebuilding({**ships, "jap_ise": {"damage": 1}}).can("japanese", "convert jap_fuso")
    case = rebuilding(ships, units={"sunk": {**LOST["sunk"], "jap_hyuga": {"back": 3}}})
    case.do("japanese", "convert jap_fuso")
    assert case.war.air(case.unit("jap_fuso")) == 1
    assert not case.can("japanese", "convert jap_yamashiro")


def test_midway_has_no_repairs() -> None:
    case = Case(scenario="midway", step="repair", units={"yokosuka_navy_yard": {"jap_hiei": {"damage": 1}}})
    assert case.halted
