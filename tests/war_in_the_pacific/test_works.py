"""Engineering on the main map: repair of airfields and ports, construction, what becomes of it. [39]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.air import bases
from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.engineering import building
from flagplot.games.war_in_the_pacific.fire import ships
from flagplot.games.war_in_the_pacific.game import GUADALCANAL
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.games.war_in_the_pacific.units import Base
from flagplot.games.war_in_the_pacific.works import crews, projects, repairs, times
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.state import Project
from tests.war_in_the_pacific.ashore import GAME, TABLES, Ashore, LandCase
from tests.war_in_the_pacific.setting import Case

GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}
STOCKS = {"hq-malaya-ag": {"cp": 30, "active": True}, "hq-25-army": {"at": "A3529", "cp": 30, "active": True}}
D1, D2, D3 = 2, 3, 4
CUT = {"isolated": {"allied": ["C0108", "A3631", "A3833"]}}


def works(units: dict[str, list[str]], **more: Any) -> LandCase:
    """The Engineering Segment, the Allies first; Alor Star is in ruins, so that they are asked."""
    war = {"hqs": STOCKS, **more.pop("war", {})}
    fields = more.pop("airfields", {"A3530": "D4", **_sound()})
    first = more.pop("first", "allied")
    return LandCase("ground_engineering", units, air=GROUNDED, war=war, first=first, airfields=fields, **more)


def _sound() -> dict[str, str]:
    return {base.hex: "" for base in TABLES.bases.values() if base.airfield and base.hex != "A3530"}


def stock(case: LandCase, hq: str = "hq-malaya-ag") -> int:
    return case.play.war.cp[[one.id for one in TABLES.hqs].index(hq)]


def number(unit: str) -> int:
    return TABLES.number[unit]


def field(case: LandCase, hex: str) -> int:
    return case.state.airfields[case.play.hex(hex)]


def port(case: LandCase, hex: str) -> int:
    return case.play.sea.ports[case.play.hex(hex)]


def project(case: LandCase, **keys: Any) -> Project:
    hex = case.play.hex(keys.pop("hex", "C0108"))
    return Project(side=keys.pop("side", ALLIED), hex=hex, task=keys.pop("task", "airfield"), **keys)


def only(case: LandCase) -> Project:
    (found,) = case.play.works.projects
    return found


# -- repair of airfields ------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ENG-01", "WPA-ENG-29", "WPA-ENG-30", "WPA-ENG-31", "WPA-DEM-07")
def test_an_airfield_without_troops_is_repaired_for_cps() -> None:
    case = works({"C0108": ["br-bde-1mal"]}, airfields={**_sound(), "A3833": "D3"})
    case.do("allied", "clear-field A3833", dice=[2])
    assert (field(case, "A3833"), stock(case)) == (D3 - 2, 25)
    assert "clear-field A3833" not in case.answers("allied")
    GAME.check(case.state)  # what is noted about the segment can be saved
    cut_off = works({"C0108": ["br-bde-1mal"]}, airfields={**_sound(), "A3833": "D3"}, war=CUT)
    cut_off.do("allied", "clear-field A3833", dice=[2])  # 1 less
    assert (field(cut_off, "A3833"), stock(cut_off)) == (D3 - 1, 15)


@pytest.mark.rule("WPA-ENG-32", "WPA-ENG-33", "WPA-ENG-36", "WPA-ENG-37")
def test_troops_repair_for_their_activation_cost() -> None:
    damaged = {**_sound(), "A3631": "D3", "A3530": "D4"}
    units = {"A3631": ["br-bde-28ind", "br-bde-6ind/broken", "br-bde-15ind/moved"], "C0108": ["br-bde-1mal"]}
    case = works(units, airfields=damaged)
    case.refuses("allied", "fix br-bde-6ind airfield", "WPA-ENG-33")  # it is broken
    case.refuses("allied", "fix br-bde-15ind airfield", "WPA-ENG-37")
    case.do("allied", "fix br-bde-28ind airfield", dice=[3])  # though it is activated
    assert (field(case, "A3631"), stock(case)) == (D3 - 3, 29)
    case.refuses("allied", "fix br-bde-28ind airfield", "WPA-ENG-32")
    cut_off = works(units, airfields=damaged, war=CUT)
    cut_off.do("allied", "fix br-bde-28ind airfield", dice=[1])
    assert (field(cut_off, "A3631"), stock(cut_off)) == (D3, 27)  # below 1 nothing is repaired
    among = works(
        {**units, "A3631": ["br-bde-28ind", "ja-rgt-55"]}, airfields=damaged, control={"A3631": "allied"}
    )
    among.do("allied", "fix br-bde-28ind airfield", dice=[3])
    assert field(among, "A3631") == D3 - 2


@pytest.mark.rule("WPA-ENG-34", "WPA-ENG-35", "WPA-ENG-02")
def test_linked_engineers_repair_free_of_charge() -> None:
    damaged = {**_sound(), "C0108": "D4", "A3530": "D4"}
    case = works({"C0108": ["br-eng-malaya/inactive", "br-bde-1mal"]}, airfields=damaged)
    assert "fix br-bde-1mal airfield" not in case.answers("allied")  # engineers do it
    case.do("allied", "fix br-eng-malaya airfield", dice=[5])
    assert (field(case, "C0108"), stock(case)) == (0, 30)
    cut_off = works({"C0108": ["br-eng-malaya"]}, airfields=damaged, war=CUT)
    cut_off.do("allied", "fix br-eng-malaya airfield", dice=[5])
    assert (field(cut_off, "C0108"), stock(cut_off)) == (1, 27)


# -- repair of ports ----------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ENG-44", "WPA-ENG-45", "WPA-ENG-46")
def test_engineers_repair_a_port_and_others_help_them() -> None:
    case = works({"C0108": ["br-eng-malaya", "br-bde-1mal", "br-bde-2mal"]}, ports={"C0108": "D4"})
    case.refuses("allied", "fix br-bde-1mal port", "WPA-ENG-44")
    case.do("allied", "fix br-eng-malaya port 2", dice=[1])
    assert (port(case, "C0108"), stock(case)) == (5 - 3, 30 - 5 - 2)
    case.refuses("allied", "fix br-eng-malaya port", "WPA-ENG-45")
    nobody = works({"C0108": ["br-bde-1mal"], "A3631": ["br-bde-28ind"]}, ports={"C0108": "D4"})
    assert not [one for one in nobody.answers("allied") if one.endswith("port")]


@pytest.mark.rule("WPA-ENG-47")
def test_an_isolated_port_costs_more() -> None:
    case = works({"C0108": ["br-eng-malaya", "br-bde-1mal"]}, ports={"C0108": "D4"}, war=CUT)
    case.do("allied", "fix br-eng-malaya port 1", dice=[3])
    assert (port(case, "C0108"), stock(case)) == (5 - 3, 30 - 10 - 3)
    frame = Building(JAPAN, mended=((number("ja-rgt-1eng"), "port"),))
    two = works(
        {"A3529": ["ja-rgt-1eng", "ja-rgt-15eng"]}, first="japan", war={"isolated": {"japan": ["A3529"]}}
    )
    assert repairs.port_price(two.play, Building(JAPAN), number("ja-rgt-15eng")) == 10
    assert repairs.port_price(two.play, frame, number("ja-rgt-15eng")) == 5


# -- who builds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ENG-03", "WPA-ENG-04", "WPA-ENG-07", "WPA-ENG-22", "WPA-CON-07")
def test_only_engineers_build_who_have_neither_moved_fought_nor_repaired() -> None:
    units = {"C0107": ["br-eng-malaya", "br-bde-1mal"]}
    case = works(units)
    case.refuses("allied", "build br-bde-1mal airfield", "WPA-ENG-22")
    for mark, rule in (("moved", "WPA-ENG-04"), ("engaged", "WPA-ENG-03"), ("broken", "WPA-ENG-03")):
        tired = works({"C0107": [f"br-eng-malaya/{mark}"], "A3530": ["br-bde-6ind"]})
        tired.refuses("allied", "build br-eng-malaya airfield", rule)
    damaged = works({"C0108": ["br-eng-malaya", "br-bde-1mal"]}, airfields={**_sound(), "C0108": "D1"})
    damaged.refuses("allied", "build br-eng-malaya airfield", "WPA-CON-07")
    damaged.do("allied", "fix br-eng-malaya airfield", dice=[6])
    damaged.refuses("allied", "build br-eng-malaya airfield", "WPA-ENG-07")
    builder = works({"C0108": ["br-eng-malaya"]}, ports={"C0108": "D1"})
    builder.do("allied", "build br-eng-malaya airfield")
    builder.refuses("allied", "fix br-eng-malaya port", "WPA-ENG-07")


@pytest.mark.rule("WPA-ENG-05")
def test_units_are_held_out_of_an_attack_and_work_among_enemies() -> None:
    units = {"A3530": ["br-eng-malaya", "br-bde-6ind", "ja-rgt-55"], "C0108": ["br-bde-1mal"]}
    case = LandCase(
        "ground_first", units, air=GROUNDED, war={"hqs": STOCKS}, first="allied", control={"A3530": "allied"}
    )
    case.do("allied", "hold-out br-eng-malaya")
    assert forces.attackers(case.play, case.play.hex("A3530"), ALLIED) == [number("br-bde-6ind")]
    case.refuses("allied", "hold-out br-bde-1mal", "WPA-ENG-05")
    working = works({"A3833": ["br-eng-malaya", "br-bde-6ind", "ja-rgt-55"]}, control={"A3833": "allied"})
    assert "build br-eng-malaya airfield" in working.answers("allied")


@pytest.mark.rule("WPA-ENG-06", "WPA-ENG-24")
def test_an_engineer_stays_activated_and_pays_for_a_second_task() -> None:
    case = works({"C0108": ["br-eng-malaya/inactive"]})
    case.do("allied", "build br-eng-malaya airfield")
    assert stock(case) == 29
    assert case.marked("br-eng-malaya", "active")
    again = works({"C0108": ["br-eng-malaya"]})
    again.do("allied", "build br-eng-malaya airfield")
    assert stock(again) == 30  # it was activated before
    two = works({"C0107": ["br-eng-malaya"]})
    two.do("allied", "build br-eng-malaya airfield")
    frame = Building(ALLIED, worked={number("br-eng-malaya"): 1})
    assert projects.price(two.play, frame, number("br-eng-malaya"), "minor-road", ()) == 1


@pytest.mark.rule("WPA-ENG-09")
def test_engineers_count_double_aboard_ships() -> None:
    play = works({"C0108": ["br-eng-malaya", "br-bde-1mal"]}).play
    assert [ships.load_points(play, number(one)) for one in ("br-eng-malaya", "br-bde-1mal")] == [4, 3]


@pytest.mark.rule("WPA-ENG-10")
def test_labor_units_never_attack() -> None:
    case = Case("first", {"b0604": ["jn-lab-betio", "jn-sbf-3sp"], "b0304": ["mc-rgt-8"]})
    labor = next(at for at, one in enumerate(case.play.tables.ground) if one.labor and case.state.steps[at])
    assert not forces.able(case.play, labor)
    assert case.play.unit(labor).tq > 0  # in defence it counts


# -- Guadalcanal has American engineers and base forces -----------------------------------------------------

SOLOMONS = tables("guadalcanal")


class Solomons(Ashore):
    """The game with Guadalcanal, whether or not it is offered yet."""

    meta = Ashore.meta


if all(one.id != GUADALCANAL.id for one in Solomons.meta.scenarios):
    Solomons.meta = msgspec.structs.replace(Solomons.meta, scenarios=(*Solomons.meta.scenarios, GUADALCANAL))
PACIFIC = Solomons()


def island(units: dict[str, list[str]], **more: Any) -> Any:
    """The position of the start of Guadalcanal with these units."""
    document = {"phase": "ground_status", "units": units, "forces": {}, "harbour": {}, **more}
    return PACIFIC.play(PACIFIC.read_position(document, "guadalcanal", {}))


def crew(*ids: str, side: int = ALLIED, task: str = "airfield", hex: str = "E2519", **more: Any) -> Project:
    grid = SOLOMONS.waters.grid  # type: ignore[union-attr]
    return Project(
        side=side, hex=grid[hex], task=task, crew=tuple(SOLOMONS.number[one] for one in ids), **more
    )


@pytest.mark.rule("WPA-ENG-08", "WPA-ENG-12", "WPA-ENG-21", "WPA-ENG-25", "WPA-CON-10")
def test_times_are_those_of_the_builders() -> None:
    play = island({"E2519": ["us-eng-46"]})
    terrain = play.land.ground(play.hex("E2519"))
    table = play.tables.engineering.times.by_terrain["airfield"]
    assert times.needed(play, crew("us-eng-46")) == table["US"][terrain]
    assert times.needed(play, crew("us-cb-1", "us-eng-46")) == table["US"][terrain] - 1  # the most efficient
    assert times.needed(play, crew("jn-eng-11", side=JAPAN)) == table["japan"][terrain]
    assert times.builders(play, crew("us-eng-46", "jn-eng-11")) == "US"  # half are American
    assert times.builders(play, crew("us-eng-46", "jn-eng-11", "jn-eng-14")) == "other_allied"


@pytest.mark.rule("WPA-ENG-13", "WPA-ENG-14", "WPA-ENG-15", "WPA-ENG-16", "WPA-ENG-17")
def test_base_forces_as_engineers() -> None:
    play = island({"E1613": ["jn-sbf-8", "jn-bf-82", "ja-eng-17"]})
    sbf, bf, eng = (SOLOMONS.number[one] for one in ("jn-sbf-8", "jn-bf-82", "ja-eng-17"))
    frame = Building(JAPAN)
    assert projects.worker(play, frame, sbf, "airfield") is None
    assert projects.worker(play, frame, sbf, "rail").rule == "WPA-ENG-13"  # type: ignore[union-attr]
    assert projects.worker(play, frame, bf, "airfield").rule == "WPA-ENG-16"  # type: ignore[union-attr]
    assert projects.worker(play, frame, bf, "seaplane") is None
    plain = times.listed(play, crew("ja-eng-17", side=JAPAN, hex="E1613"))
    alone = times.needed(play, crew("jn-sbf-8", side=JAPAN, hex="E1613"))
    assert alone == round(plain * 1.2) > plain
    assert times.needed(play, crew("jn-sbf-8", "ja-eng-17", side=JAPAN, hex="E1613")) == plain
    harbour = crew("jn-sbf-8", side=JAPAN, hex="E1613", task="seaplane")
    assert times.needed(play, harbour) == times.listed(play, harbour)
    play.rework(projects=(msgspec.structs.replace(harbour, crew=(eng,), last=play.state.turn),))
    assert projects.worker(play, frame, bf, "seaplane").rule == "WPA-ENG-17"  # type: ignore[union-attr]
    assert [crews.helper(play, one) for one in (sbf, bf, eng)] == [True] * 3
    assert [crews.engineer(play, one) for one in (sbf, bf, eng)] == [True, False, True]
    assert building.engineers(play, play.hex("E1613"), JAPAN) == 3


@pytest.mark.rule("WPA-CON-02", "WPA-CON-03", "WPA-CON-01", "WPA-CON-04")
def test_the_americans_may_keep_one_airfield_secret_until_it_is_reconnoitred() -> None:
    play = island(
        {"E2519": ["us-cb-1"], "E3224": ["us-cb-6"]}, control={"E2519": "allied", "E3224": "allied"}
    )
    unit = SOLOMONS.number["us-cb-1"]
    frame = Building(ALLIED)
    assert projects._may_hide(play, frame, unit, "airfield")
    projects.build(play, frame, unit, "airfield", (), secret=True)
    assert not projects._may_hide(play, frame, SOLOMONS.number["us-cb-6"], "airfield")

    def seen(seat: str) -> object:
        return PACIFIC.view(play.state, seat).places.get("E2519", {}).get("construction")

    assert (seen("allied"), seen("japan")) == (["airfield"], None)
    assert "airfield" in projects.reveal(play, play.hex("E2519"), JAPAN)
    assert (seen("allied"), seen("japan")) == (["airfield"], ["airfield"])
    play.rework(projects=(crew("us-cb-1"),))
    assert seen("japan") == ["construction"]


# -- how it goes on -----------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ENG-19", "WPA-ENG-20", "WPA-ENG-23", "WPA-ENG-26")
def test_a_level_is_ready_when_the_work_is_done_and_half_the_time_is_over() -> None:
    case = works({"A3529": ["ja-rgt-1eng"]}, first="japan", turn=3)
    play, hex = case.play, case.play.hex("A3529")
    old = project(case, side=JAPAN, hex="A3529", done=4, weeks=4)
    play.rework(projects=(old,))
    frame = Building(JAPAN)
    assert times.needed(play, old) == 5  # level 2
    projects.build(play, frame, number("ja-rgt-1eng"), "airfield", (), secret=False)
    projects.finish(play, JAPAN)
    assert (projects.level(play, hex), play.works.projects) == (2, ())
    assert bases.field_guns(play, hex) == 10
    hasty = project(case, side=JAPAN, hex="A3529", done=4, weeks=1)
    play.rework(projects=(hasty,), fields={})
    projects.build(play, Building(JAPAN), number("ja-rgt-1eng"), "airfield", (), secret=False)
    projects.finish(play, JAPAN)
    assert projects.level(play, hex) == 1  # 2 of at least 3 game-turns
    play.rework(fields={hex: 13})
    assert projects.site(play, hex, "airfield").rule == "WPA-ENG-23"  # type: ignore[union-attr]
    play.rework(fields={hex: 7})
    assert times.needed(play, old) == 7  # above level 6


@pytest.mark.rule("WPA-ENG-27")
def test_atolls_have_small_airfields() -> None:
    play = works({"C0108": ["br-bde-1mal"]}).play
    land = play.land
    hex = next(one for one in land.places if "1" in land.rows[one].flags)
    rows = list(land.rows)
    rows[hex] = msgspec.structs.replace(rows[hex], flags="t")

    def with_field(level: int) -> Any:
        base = Base(hex=play.label(hex), name="", side="", origin="", airfield=level)
        changed = replace(land, rows=tuple(rows))
        play.tables = replace(play.tables, land=changed, bases={**play.tables.bases, hex: base})
        return projects.site(play, hex, "airfield")

    assert with_field(3) is None
    assert with_field(4).rule == "WPA-ENG-27"


@pytest.mark.rule("WPA-ENG-38", "WPA-ENG-39", "WPA-ENG-40", "WPA-ENG-41")
def test_lines_join_lines_on_both_sides() -> None:
    case = works({"A3632": ["br-eng-malaya"]})
    play, hex = case.play, case.play.hex("A3632")
    ends = tuple(sorted((play.hex("A3631"), play.hex("A3732"))))
    assert projects.site(play, hex, "rail", ends) is None
    assert projects.site(play, hex, "rail", (ends[0],)).rule == "WPA-ENG-41"  # type: ignore[union-attr]
    bare = tuple(sorted((play.hex("A3631"), play.hex("A3633"))))
    assert projects.site(play, hex, "rail", bare).rule == "WPA-ENG-41"  # type: ignore[union-attr]
    case.do("allied", "build br-eng-malaya rail A3631 A3732")
    assert only(case).done == 1
    play = case.play
    needed = times.needed(play, only(case))
    assert needed == 20  # jungle
    play.rework(projects=(msgspec.structs.replace(only(case), done=needed, weeks=needed // 2 - 1),))
    projects.finish(play, ALLIED)
    assert not play.land.rail(hex, play.hex("A3732"))
    play.rework(projects=(msgspec.structs.replace(play.works.projects[0], weeks=needed // 2),))
    projects.finish(play, ALLIED)
    assert play.land.rail(hex, play.hex("A3732"))
    minor = project(case, task="minor-road", hex="A3632", ends=ends)
    assert times.listed(play, minor) == 13


@pytest.mark.rule("WPA-ENG-42", "WPA-ENG-43")
def test_rivers_cost_as_much_again_and_mountains_bar_the_way() -> None:
    case = works({"A3632": ["br-eng-malaya"]})
    play, hex = case.play, case.play.hex("A3632")
    ends = tuple(sorted((play.hex("A3631"), play.hex("A3732"))))
    frame, unit = Building(ALLIED), number("br-eng-malaya")
    dry = projects.price(play, frame, unit, "rail", ends)
    rows, terrains = list(play.land.rows), list(play.land.terrains)
    rows[hex] = msgspec.structs.replace(rows[hex], river=1 << play.land.grid.direction(hex, ends[0]))
    land = play.land
    play.tables = replace(play.tables, land=replace(land, rows=tuple(rows)))
    assert projects.price(play, frame, unit, "rail", ends) == dry + 1
    for one in (hex, ends[1]):
        terrains[one] = "mountain"
    rows[hex] = msgspec.structs.replace(rows[hex], rail=0, road=0, mroad=0)
    rows[ends[1]] = msgspec.structs.replace(rows[ends[1]], rail=0, road=0, mroad=0)
    play.tables = replace(play.tables, land=replace(land, rows=tuple(rows), terrains=tuple(terrains)))
    assert projects.site(play, hex, "rail", ends).rule == "WPA-ENG-43"  # type: ignore[union-attr]
    assert projects._hard(play, hex, ends[1])  # a pass counts as a river does


@pytest.mark.rule("WPA-ENG-42", "WPA-ENG-24")
def test_a_river_costs_once_as_long_as_the_engineers_stay_activated() -> None:
    project = {
        "side": "allied", "hex": "A3632", "task": "rail", "ends": ["A3631", "A3732"], "done": 1, "weeks": 1,
        "last": 2, "crew": ["br-eng-malaya"],
    }  # fmt: skip
    play = works({"A3632": ["br-eng-malaya"]}, turn=3, war={"works": {"projects": [project]}}).play
    hex = play.hex("A3632")
    ends = tuple(sorted((play.hex("A3631"), play.hex("A3732"))))
    rows = list(play.land.rows)
    rows[hex] = msgspec.structs.replace(rows[hex], river=1 << play.land.grid.direction(hex, ends[0]))
    play.tables = replace(play.tables, land=replace(play.land, rows=tuple(rows)))
    frame, unit = Building(ALLIED), number("br-eng-malaya")
    assert play.is_(unit, ACTIVE)
    assert projects.price(play, frame, unit, "rail", ends) == 0
    play.rework(projects=())
    play.tables = replace(play.tables, land=replace(play.land, rows=tuple(rows)))
    assert projects.price(play, frame, unit, "rail", ends) == 1  # activated for something else
    play.unmark(unit, ACTIVE)
    assert projects.price(play, frame, unit, "rail", ends) == 2


@pytest.mark.rule("WPA-ENG-01", "WPA-ENG-05")
def test_nobody_builds_for_the_enemy_who_holds_the_hex() -> None:
    units = {"A3730": ["ja-rgt-1eng", "br-bde-8ind"], "A3529": ["ja-rgt-15eng"]}
    held = works(units, first="japan", control={"A3730": "allied"})
    for task in ("airfield", "port", "seaplane"):
        held.refuses("japan", f"build ja-rgt-1eng {task}", "WPA-ENG-01")
    taken = works(units, first="japan", control={"A3730": "japan"})  # enemies beside them keep nobody from it
    assert taken.allows("japan", "build ja-rgt-1eng airfield")


@pytest.mark.rule("WPA-ENG-48", "WPA-ENG-49", "WPA-ENG-50", "WPA-ENG-51", "WPA-ENG-55")
def test_ports_are_expanded_once_and_paid_every_game_turn() -> None:
    case = works({"A3529": ["ja-rgt-1eng", "ja-rgt-15eng"]}, first="japan", control={"A3529": "japan"})
    case.do("japan", "build ja-rgt-1eng port", "build ja-rgt-15eng port")
    assert stock(case, "hq-25-army") == 30 - 1 - 2
    play, hex = case.play, case.play.hex("A3529")
    assert times.needed(play, only(case)) == 16 + 4  # a conquest
    play.rework(projects=(msgspec.structs.replace(only(case), done=20, weeks=10),))
    projects.finish(play, JAPAN)
    assert play.tables.bases[hex].port == "minor"
    assert projects.site(play, hex, "port").rule == "WPA-ENG-51"  # type: ignore[union-attr]
    assert projects.site(play, play.hex("C0108"), "port").rule == "WPA-ENG-48"  # type: ignore[union-attr]
    assert projects.site(play, play.hex("A3531"), "port") is None
    home = project(case, task="port", hex="A3531")
    assert times.listed(play, home) == 26


@pytest.mark.rule("WPA-ENG-52", "WPA-ENG-53", "WPA-ENG-54")
def test_anchorages_on_islands_by_luck() -> None:
    lonely = next(
        TABLES.land.label(hex)
        for hex in TABLES.land.places
        if "1" in TABLES.land.rows[hex].flags and hex not in TABLES.bases
    )

    def started(die: int) -> LandCase:
        case = works({lonely: ["ja-rgt-1eng"]}, first="japan", control={lonely: "japan"})
        case.do("japan", "build ja-rgt-1eng anchorage", dice=[die])
        return case

    assert not started(1).play.works.projects
    assert started(1).play.works.barren
    for die, needed in ((2, 16), (3, 16), (4, 12), (5, 8), (6, 8)):
        found = started(die)
        assert times.needed(found.play, only(found)) == needed
    play = works({"A3529": ["ja-rgt-1eng"]}).play
    assert projects.site(play, play.hex("A3528"), "anchorage").rule == "WPA-ENG-52"  # type: ignore[union-attr]


@pytest.mark.rule("WPA-CON-13")
def test_seaplane_bases_are_built_by_their_own_rule() -> None:
    case = works({"A3529": ["ja-rgt-1eng"]}, first="japan", control={"A3529": "japan"})
    case.do("japan", "build ja-rgt-1eng seaplane")
    assert stock(case, "hq-25-army") == 30  # in an anchorage without CPs
    play = case.play
    projects.finish(play, JAPAN)
    assert play.tables.bases[play.hex("A3529")].seaplane == 1
    coast = project(case, side=JAPAN, hex="A3528", task="seaplane")
    assert times.listed(play, coast) == 2
    inland = next(hex for hex in play.land.places if play.land.rows[hex].kind == "L")
    assert projects.site(play, inland, "seaplane").rule == "WPA-CON-13"  # type: ignore[union-attr]


@pytest.mark.rule("WPA-CON-05")
def test_halted_work_is_kept_only_where_troops_are() -> None:
    case = works({"C0108": ["br-bde-1mal"], "A3733": ["br-bde-12ind"]})
    play = case.play
    kept = [project(case, hex=hex, done=2) for hex in ("A3733", "A3631")]  # Ipoh has a garrison
    lost = project(case, hex="A3732", done=2)
    play.rework(projects=(*kept, lost))
    projects.decay(play)
    assert list(play.works.projects) == kept


@pytest.mark.rule("WPA-CON-06")
def test_damage_undoes_work() -> None:
    play = works({"C0108": ["br-bde-1mal"]}).play
    hex, bare = play.hex("C0108"), play.hex("C0107")
    play.rework(projects=(Project(side=ALLIED, hex=hex, task="airfield", done=3),))
    bases.apply(play, hex, "airfield", "S")
    assert play.works.projects[0].done == 3
    bases.apply(play, hex, "airfield", "D2")
    assert play.works.projects[0].done == 1
    bases.apply(play, hex, "airfield", "D4")
    assert play.works.projects[0].done == 0
    play.rework(projects=(Project(side=ALLIED, hex=bare, task="airfield", done=3),))
    projects.hit(play, bare, "airfield", 4)
    assert not play.works.projects  # a new airfield is given up


@pytest.mark.rule("WPA-CON-08", "WPA-CON-09")
def test_unfinished_work_is_captured_with_a_game_turn_less() -> None:
    play = works({"C0107": ["br-bde-1mal"]}).play
    hex = play.hex("A3732")
    play.rework(projects=(Project(side=ALLIED, hex=hex, task="airfield", done=3, secret=True),))
    play.take(hex, JAPAN)
    (found,) = play.works.projects
    assert (found.side, found.done, found.known, found.secret) == (JAPAN, 2, True, False)


# -- forts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-FRT-13")
def test_the_terrain_of_the_main_map_counts_for_forts() -> None:
    play = works({"A3632": ["br-bde-28ind"], "A3732": ["br-bde-12ind"]}).play
    city, jungle = (building.build_drm(play, play.hex(one), ALLIED, 4, 0) for one in ("A3632", "A3732"))
    table = play.tables.engineering.drm
    assert city - jungle == table["terrain_city"] - table["terrain_jungle"]


@pytest.mark.rule("WPA-FRT-19")
def test_a_fort_that_is_left_empty_is_halved() -> None:
    forts = {"A3732": [5, 7, 3], "A3833": [4, 4]}
    case = LandCase(
        "ground_first", {"A3732": ["br-bde-28ind"], "A3833": ["br-bde-12ind"]}, air=GROUNDED, first="allied",
        war={"hqs": STOCKS}, forts=forts,
    )  # fmt: skip
    case.do("allied", "move br-bde-28ind A3731", "move br-bde-12ind A3733")
    assert case.state.forts[case.play.hex("A3732")][1:4] == (2, 3, 2)
    assert case.state.forts[case.play.hex("A3833")][1:3] == (4, 4)  # a garrison holds Kluang


@pytest.mark.rule(
    "WPA-FRT-04", "WPA-FRT-05", "WPA-FRT-07", "WPA-FRT-08", "WPA-FRT-12", "WPA-FRT-17", "WPA-FRT-32"
)
def test_troops_fortify_hexes_of_the_main_map() -> None:
    case = works({"A3733": ["br-bde-12ind"], "A3632": ["br-bde-28ind/moved"]}, forts={})
    case.do("allied", "fortify A3733 strength")  # level 1 is automatic
    assert case.state.forts[case.play.hex("A3733")] == (ALLIED, 1, 4, 0, 1)
    case.refuses("allied", "fortify A3733 strength", "WPA-FRT-17")
    case.refuses("allied", "fortify A3632 strength", "WPA-FRT-04")
    more = works({"A3733": ["br-bde-12ind", "br-bde-8ind", "br-bde-22ind"]}, forts={"A3733": [1, 9]})
    more.do("allied", "fortify A3733 strength 2", dice=[1, 2, 2])  # nobody leads; 4, 2 more, a city or not
    assert stock(more) == 28
    for mark, rule in (("engaged", "WPA-FRT-32"), ("broken", "WPA-FRT-04")):
        tired = works({"A3733": [f"br-bde-12ind/{mark}"]}, forts={})
        tired.refuses("allied", "fortify A3733 strength", rule)
    sappers = works({"A3733": ["br-bde-12ind/inactive", "br-eng-malaya"]}, forts={})
    sappers.refuses("allied", "fortify A3733 strength", "WPA-FRT-05")
    alone = works({"A3631": ["br-bde-28ind"]}, forts={}, war=CUT)
    alone.refuses("allied", "fortify A3631 strength", "WPA-FRT-04")  # it is not linked


@pytest.mark.rule("WPA-FRT-34", "WPA-FRT-35", "WPA-CBT-09")
def test_forts_and_batteries_of_the_main_map_are_repaired() -> None:
    units = {"C0108": ["br-bde-1mal", "br-eng-malaya/inactive"]}
    case = works(units, forts={"C0108": [5, 10, 4]}, batteries={"C0108": [12, 5]})
    case.do("allied", "repair C0108 fort", dice=[2])  # 1 more for the engineers
    assert case.state.forts[case.play.hex("C0108")][3] == 1
    assert stock(case) == 29  # the largest unit pays
    case.do("allied", "repair C0108 battery", dice=[3])
    assert case.state.batteries[case.play.hex("C0108")][1] == 1
    idle = works({"C0108": ["br-bde-1mal/inactive", "br-bde-2mal"]}, forts={"C0108": [5, 10, 4]})
    idle.refuses("allied", "repair C0108 fort", "WPA-FRT-34")
    two = ["br-bde-1mal/inactive", "br-bde-2mal", "br-eng-malaya/inactive"]
    helped = works({"C0108": two}, forts={"C0108": [5, 10, 4]})
    assert helped.allows("allied", "repair C0108 fort")  # the engineers stand in for one brigade
    theirs = [one.replace("2mal", "2mal/inactive").replace("malaya/inactive", "malaya") for one in two]
    alone = works({"C0108": theirs}, forts={"C0108": [5, 10, 4]})
    alone.refuses("allied", "repair C0108 fort", "WPA-FRT-34")  # but not for the last one


@pytest.mark.rule("WPA-ENG-33", "WPA-ENG-37", "WPA-FRT-30", "WPA-FRT-31", "WPA-FRT-33")
def test_who_repairs_and_digs_in_nothing_is_told_why() -> None:
    hurt = {"C0108": [5, 10, 4]}
    for mark, rule in (("broken", "WPA-ENG-33"), ("moved", "WPA-ENG-37")):
        tired = works({"C0108": [f"br-bde-1mal/{mark}"]}, forts=hurt)
        tired.refuses("allied", "repair C0108 fort", rule)
    dry = works({"A3529": ["br-bde-1mal"]}, forts={})
    dry.refuses("allied", "dig-in br-bde-1mal 1", "WPA-FRT-30")
    last = works({"A3529": ["br-bde-1mal:1/landed"]}, forts={})
    last.refuses("allied", "dig-in br-bde-1mal 1", "WPA-FRT-31")
    beside = {"A3529": ["br-bde-1mal/landed", "ja-rgt-55"]}
    held = works(beside, forts={"A3529": {"strength": 2, "size": 3, "side": "japan"}})
    held.refuses("allied", "dig-in br-bde-1mal 1", "WPA-FRT-33")


@pytest.mark.rule("WPA-ENG-16", "WPA-FRT-35")
def test_base_forces_do_not_help_to_repair_a_fort() -> None:
    fort = {"A3529": {"strength": 5, "size": 5, "damage": 4, "side": "japan"}}
    case = works({"A3529": ["ja-rgt-55", "jn-bf-11"]}, first="japan", forts=fort)
    case.do("japan", "repair A3529 fort", dice=[2])
    assert case.state.forts[case.play.hex("A3529")][3] == 2


def test_projects_are_read_and_written() -> None:
    doing = {"side": "japan", "hex": "A3529", "task": "airfield", "done": 3, "weeks": 3}
    case = works({"A3529": ["ja-rgt-1eng"]}, first="japan", war={"works": {"projects": [doing]}})
    document = GAME.write_position(case.state)
    assert document is not None
    assert GAME.position({"scenario": "malaya", **document}).war == case.state.war


@pytest.mark.rule("BR-11-08", "WPA-CON-06")
def test_damage_delays_what_is_being_built() -> None:
    def hit(hex: str, levels: int, done: int = 3) -> tuple[int, ...]:
        play = works({"A3529": ["ja-rgt-1eng"], "C0108": ["br-eng-malaya"]}).play
        play.rework(projects=(Project(side=JAPAN, hex=play.hex(hex), task="airfield", done=done),))
        projects.hit(play, play.hex(hex), "airfield", levels)
        return tuple(one.done for one in play.works.projects)

    assert hit("A3529", 2) == (1,)  # a game-turn for each level
    assert hit("A3529", 3, done=1) == (0,)  # never more than the full time
    assert hit("A3529", 0) == (3,)  # suppressed: nothing
    assert hit("A3529", 4) == (0,)  # there is an airfield already
    assert hit("A3528", 4) == ()  # a new one is given up
