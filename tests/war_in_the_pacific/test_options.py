"""Switches of optional rules in the war on land. [31.1.6, 38.4]"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME as OFFERED
from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.command import emergency
from flagplot.games.war_in_the_pacific.command.state import Express
from flagplot.games.war_in_the_pacific.sea import port_limits
from flagplot.games.war_in_the_pacific.turn import cycle
from flagplot.games.war_in_the_pacific.turn.frames import Cycle
from tests.war_in_the_pacific import solomons
from tests.war_in_the_pacific.ashore import GAME
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_emergency_links import END, PORT, segment
from tests.war_in_the_pacific.test_sorties import EASTERN, deck

DANAE, DURBAN, DRAGON = "br-cl-danae", "br-cl-durban", "br-cl-dragon"
PENANG = "A3531"


def test_switches_are_off_and_belong_to_their_scenarios() -> None:
    for scenario, known in (("malaya", 5), ("guadalcanal", 7), ("tarawa", 2), ("midway", 1)):
        found = GAME.meta.options_of(scenario)
        assert len(found) == known
        assert not any(one.default for one in found)
    assert {one.id for one in OFFERED.meta.options} <= {one.id for one in options.SWITCHES}


def port(used: int, *, switch: bool = True, **more: Any) -> Any:
    """Ships in Penang, a minor port that has activated so many points in this cycle."""
    return deck(
        1, harbour={PENANG: [DANAE, DURBAN, DRAGON]}, options={options.PORT_LIMITS: switch},
        war={"port_use": {PENANG: used}}, **more,
    )  # fmt: skip


@pytest.mark.rule("BR-O-03", "WPA-PRT-03")
def test_a_port_activates_so_many_ships_in_a_cycle() -> None:
    case = port(39)
    assert port_limits.limit(case.play, case.play.hex(PENANG)) == 40
    case.do("allied", f"activate-ship {DANAE} {EASTERN}")
    assert case.play.war.port_use == {case.play.hex(PENANG): 40}
    case.refuses("allied", f"activate-ship {DURBAN} {EASTERN}", "BR-O-03")
    plain = port(39, switch=False)
    plain.do("allied", f"activate-ship {DANAE} {EASTERN}", f"activate-ship {DURBAN} {EASTERN}")


@pytest.mark.rule("BR-O-03", "WPA-ENG-18")
def test_supply_bases_and_base_forces_let_a_port_do_more() -> None:
    case = port(0)
    limit = {
        label: port_limits.limit(case.play, case.play.hex(label)) for label in ("C0108", PENANG, "C0107")
    }
    assert limit == {"C0108": 150, PENANG: 40, "C0107": 15}  # Singapore has a supply base
    hurt = port(0, ports={"C0108": "D1"})
    assert port_limits.limit(hurt.play, hurt.play.hex("C0108")) == 120
    manned = SolomonsCase("yards", {"E2519": ["mc-rgt-1"]})
    here = manned.play.hex("E1613")
    before = port_limits.limit(manned.play, here)
    base_force = next(unit.id for unit in solomons.TABLES.ground if unit.kind == "sbf" and unit.side == 0)
    helped = SolomonsCase("yards", {"E1613": [base_force]})
    assert port_limits.limit(helped.play, here) == before + 10


@pytest.mark.rule("BR-O-03")
def test_a_new_cycle_begins_from_nothing() -> None:
    case = port(39)
    cycle.deactivate(case.play, Cycle())
    assert case.play.war.port_use == {}
    again = GAME.position(GAME.describe(port(39).state))
    assert again.war.port_use  # a position keeps it


def express(**changes: Any) -> Express:
    tables = solomons.TABLES
    tanaka = next(at for at, one in enumerate(tables.leaders) if one.e == -2)
    destroyers = tuple(at for at, one in enumerate(tables.ships) if one.type == "DD" and one.side == "japan")
    grid = tables.waters.grid if tables.waters is not None else None
    assert grid is not None
    found = Express(start=grid["E2016"], end=grid["E2519"], admiral=tanaka, ships=destroyers[:4])
    return msgspec.structs.replace(found, **changes)


@pytest.mark.rule("BR-O-02")
def test_what_modifies_the_roll_of_a_tokyo_express() -> None:
    quiet = SolomonsCase("yards", {}, air=solomons.GROUNDED, options={options.EXPRESS_DRM: True})
    one = express()
    assert emergency.drm(quiet.play, one) == 1  # Evasion -2
    twelve = tuple(range(12))
    assert emergency.drm(quiet.play, express(ships=twelve)) == 3
    assert emergency.drm(quiet.play, express(ships=tuple(range(16)))) == 3  # at most 2
    bomber = next(
        unit for unit in solomons.TABLES.air if unit.type == "SBD" and not unit.due and unit.part_of < 0
    )
    near = SolomonsCase(
        "yards", {}, air={**solomons.GROUNDED, bomber.id: {"points": 1}}, bases={bomber.id: "E2519"},
        control={"E2519": "allied"}, war={"works": {"fields": {"E2519": 1}}},
        options={options.EXPRESS_DRM: True},
    )  # fmt: skip
    assert emergency.drm(near.play, one) == 0


@pytest.mark.rule("BR-O-02")
def test_without_the_switch_nothing_does() -> None:
    case = SolomonsCase("yards", {}, air=solomons.GROUNDED)
    assert emergency.fleets(case.play, case.play.hex("E1602")) == []
    ids = [one.id for one in solomons.TABLES.ships if one.type == "DD" and one.side == "japan"][:9]
    more = SolomonsCase(
        "yards", {}, air=solomons.GROUNDED, harbour={"E1602": ids}, options={options.EXPRESS_DRM: True}
    )
    assert emergency.fleets(more.play, more.play.hex("E1602")) == [8]


@pytest.mark.rule("BR-O-02")
def test_eight_destroyers_link_one_step_more() -> None:
    troops = {END: ["ja-rgt-28", "jn-snlf-k3"]}
    order = f"express A ldr-tanaka-raizo {PORT} {END} hq-17-army"
    case = segment(troops, options={options.EXPRESS_DRM: True})
    case.do("japan", f"{order} 8", dice=[2, 1])
    found = case.play.lines.expresses["A"]
    assert (len(found.ships), found.steps) == (8, 4)  # Evasion 1, ships 1, bombers near its end -1
    plain = segment(troops)
    plain.refuses("japan", f"{order} 8", "BR-O-02")
