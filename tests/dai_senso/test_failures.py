"""Failures of supply and command, and Chemical Weapons. [14.8, 14.15]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import failures
from flagplot.games.dai_senso.combat import advance
from flagplot.games.dai_senso.landings import airdrops
from flagplot.games.dai_senso.support import berths, contests
from tests.dai_senso.fight import Fight
from tests.dai_senso.setting import Case

rule = pytest.mark.rule
SUPPLY, COMMAND = "failure_supply_soviet-01", "failure_command_soviet-01"
START, TARGET, BEYOND = "w5524", "w5525", "w5526"
AXIS_WAR: dict[str, Any] = {"phasing": "axis", "scenario": "china-incident"}


def goals(case: Case, id: str) -> set[str]:
    return {line.split()[2] for line in case.legal("soviet", "move") if line.split()[1] == id}


def moving(*markers: str, friends: bool = False, phase: str = "operational_movement") -> Case:
    """A unit beside a hex in an enemy ZOC, markers three hexes away."""
    there = {START: ["RU-TK-01"], BEYOND: ["KW-INFA-01"], "w5424": list(markers)}
    return Case(phase, {**there, TARGET: ["RU-INFA-01"]} if friends else there)


@rule("DSB-MK-15-1")
def test_a_failure_reaches_five_hexes_for_its_faction() -> None:
    case = moving(SUPPLY)
    grid = case.war.tables.map.board.grid
    near = failures.hexes(case.war, 2)
    assert all((near >> hex & 1) == (grid.distance(hex, case.hex("w5424")) <= 5) for hex in range(len(grid)))
    assert not failures.hexes(case.war, 0)


@rule("DSB-MK-15-4")
def test_a_failure_of_supply_keeps_units_out_of_enemy_zones() -> None:
    assert TARGET in goals(moving(), "RU-TK-01")
    for friends in (False, True):  # no exceptions
        case = moving(SUPPLY, friends=friends)
        assert TARGET not in goals(case, "RU-TK-01")
        case.refuses("soviet", f"move RU-TK-01 {TARGET}", "DSB-MK-15-4")
    assert goals(moving(SUPPLY), "RU-TK-01")  # elsewhere it goes


@rule("DSB-MK-15-5")
def test_a_failure_of_command_holds_units_in_enemy_zones() -> None:
    units = {TARGET: ["RU-TK-01", "RU-INFA-01"], BEYOND: ["KW-INFA-01"]}
    assert goals(Case("operational_movement", units), "RU-TK-01")
    case = Case("operational_movement", {**units, "w5424": [COMMAND]})
    assert goals(case, "RU-TK-01") == set()
    case.refuses("soviet", f"move RU-TK-01 {START}", "DSB-MK-15-5")


@rule("DSB-MK-15-6")
def test_nobody_advances_exploits_or_drops_near_a_failure() -> None:
    for marker, free in (([], True), ([SUPPLY], False)):
        fight = Fight({START: ["RU-MECH-01", "RU-ABN-01"], TARGET: ["KW-INF1-01"], "w5424": marker})
        fight.do("soviet", f"target {TARGET}", "commit RU-MECH-01")
        war = fight.war
        war.leave(fight.number("KW-INF1-01"), "is eliminated")
        assert bool(advance.eligible(war, fight.attack)) == free
        drop = airdrops.unfit(war, fight.number("RU-ABN-01"), fight.hex(TARGET))
        assert (drop is None) == free


@rule("DSB-MK-15-6", "DSA-LND-03")
def test_nobody_lands_near_a_failure() -> None:
    sea = {"w4525": ["beachhead_axis-01/1", "JP-INF1-01", "blitz_axis-01"]}
    free = Case("blitz_combat", sea, facing={"w4525": "w4524"}, **AXIS_WAR)
    free.do("axis", "done")
    assert free.legal("axis", "land") == ["land JP-INF1-01"]
    failing = {**sea, "w4624": ["failure_supply_axis-01"]}
    held = Case("blitz_combat", failing, facing={"w4525": "w4524"}, **AXIS_WAR)
    held.do("axis", "done")
    assert held.halted


@rule("DSB-MK-15-2", "DSB-MK-15-3")
def test_no_support_unit_is_placed_or_contests_near_a_failure() -> None:
    units = {"w5625": ["KW-INFA-01"], "w5125": ["JP-INF1-10/detachment"]}
    pool = {"axis_pool": ["JP-AF-01"]}
    for marker, free in (({}, True), ({"w5427": ["failure_command_axis-01"]}, False)):
        case = Case("support", {**units, **marker}, pool, **AXIS_WAR)
        refusal = berths.out_of_reach(case.war, case.number("JP-AF-01"), case.hex("w5526"))
        assert (refusal is None) == free
        assert (f"place JP-AF-01 {BEYOND}" in case.legal("axis", "place")) == free
        other = Case("support", {**units, **marker}, {**pool, "soviet_pool": ["RU-AF-01"]})
        sent = other.number("RU-AF-01")
        assert bool(contests.rivals(other.war, 0, "air_force", other.hex(BEYOND), sent)) == free


# -- Chemical Weapons --------------------------------------------------------------------------------------

GAS: dict[str, Any] = {
    "phasing": "axis",
    "scenario": "china-incident",
    "turn": "Sept-Oct",
    "affairs": {"markers": {"chemical_weapons": "axis_pool"}},
}


@rule("DSB-MK-8-2", "DSB-MK-8-3", "DSB-MK-8-4")
def test_chemical_weapons_cost_both_sides_a_step_more() -> None:
    units = {"w5224": ["JP-INFA-01", "JP-INFA-02"], "w5223": ["HO-WZ-01"]}
    owed = {}
    for answer in ("decline", "gas"):
        fight = Fight(units, **GAS)
        fight.do("axis", "assault w5223 JP-INFA-01 JP-INFA-02")
        assert fight.legal("axis") == ["gas", "decline"]
        fight.do("axis", answer, dice=[6])
        owed[answer] = (fight.attack.attacker_losses, fight.attack.defender_losses)
        where = fight.war.affairs.markers["chemical_weapons"]
        assert where == ("nov-dec-1937" if answer == "gas" else "axis_pool")
    assert owed["gas"] == tuple(loss + 1 for loss in owed["decline"])


@rule("DSB-MK-8-2")
def test_in_the_turn_of_others_too_and_never_without_the_axis() -> None:
    units = {"w5224": ["JP-INFA-01"], "w5223": ["HO-WZ-01", "HO-WZ-02"]}
    fight = Fight(units, **{**GAS, "phasing": "western"})
    fight.do("western", "assault w5224 HO-WZ-01 HO-WZ-02")
    assert fight.state.waiting == ("axis",)
    assert fight.legal("axis") == ["gas", "decline"]
    none = Fight(units, **{**GAS, "affairs": {}})
    none.do("axis", "assault w5223 JP-INFA-01", dice=[6])
    assert not none.legal(none.state.waiting[0], "gas")
