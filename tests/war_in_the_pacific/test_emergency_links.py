"""Emergency command links: Tokyo Express, submarines, air transport. [31]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.command import costs, emergency, headquarters, links
from flagplot.games.war_in_the_pacific.command.frames import Emergency
from flagplot.games.war_in_the_pacific.command.state import Airlift
from flagplot.games.war_in_the_pacific.sea import admirals, submarines
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.games.war_in_the_pacific.turn import posts
from flagplot.kernel.action import act
from tests.war_in_the_pacific import ashore
from tests.war_in_the_pacific.solomons import GROUNDED, TABLES, SolomonsCase

FLIERS = "air-us-b-17-espiritu-santo-s3"
FLOTILLA = [ship.id for ship in TABLES.ships if ship.side == "japan" and ship.type == "DD"][:8]
DESTROYERS, OTHERS = FLOTILLA[:4], FLOTILLA[4:]
PORT, END = "E1613", "E2418"
COAST = "E2420"  # without a port
HQS = {hq.id: number for number, hq in enumerate(TABLES.hqs)}
ARMY = HQS["hq-17-army"]
TANAKA = TABLES.leader_number["ldr-tanaka-raizo"]


def number(unit: str) -> int:
    return TABLES.number[unit]


def cut_off(phase: str, units: dict[str, list[str]], dice: tuple[int, ...] = (), **more: Any) -> SolomonsCase:
    """Bombers at Henderson Field isolate the western end of Guadalcanal."""
    given = {
        "air": GROUNDED | {FLIERS: {"points": 2}}, "bases": {FLIERS: "E2519"}, "control": {"E2519": "allied"},
        "harbour": {PORT: FLOTILLA}, "leaders": {"ldr-tanaka-raizo": "post", "ldr-hashimoto": "post"},
    }  # fmt: skip
    war = {"works": {"fields": {"E2519": 3}}, **more.pop("war", {})}
    return SolomonsCase(phase, units, dice, war=war, **{**given, **more})


def segment(units: dict[str, list[str]], turn: int = 1, **more: Any) -> SolomonsCase:
    """The Emergency Command Link Segment at the end of a cycle, Japan's turn."""
    found = cut_off("end", units, turn=turn, pair=3 * turn + 2, **more)
    while found.state.waiting and "allot" in str(found.answers(found.state.waiting[0])[0]):
        found.do(found.state.waiting[0], found.answers(found.state.waiting[0])[_army(found)])
    return found


def _army(found: SolomonsCase) -> int:
    """All to the 17th Army, or to South Pacific; what South Pacific may not have goes where it can."""
    answers = found.answers(found.state.waiting[0])
    return next((at for at, one in enumerate(answers) if "hq-17-army" in one or "hq-south-pacific" in one), 0)


# -- the Tokyo Express --------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ECL-01", "WPA-ECL-02", "WPA-ECL-04", "WPA-ECL-07", "WPA-ECL-08", "WPA-ECL-11")
def test_an_express_is_established_with_four_destroyers_and_an_admiral() -> None:
    found = segment({END: ["ja-rgt-28", "jn-snlf-k3"]})
    assert isinstance(found.state.frames[-1], Emergency)
    stock = found.state.war.cp[ARMY]
    found.do("japan", f"express A ldr-tanaka-raizo {PORT} {END} hq-17-army", dice=[2, 1])
    assert found.state.war.cp[ARMY] == stock - 3  # 5 divided by 2, rounded up
    express = found.state.war.lines.expresses["A"]
    assert TABLES.ships[express.ships[0]].id == DESTROYERS[0]
    assert len(express.ships) == 4
    left = found.state.sea.harbour[found.play.hex(PORT)]
    assert [TABLES.ships[ship].id for ship in left] == OTHERS  # they have left the map
    assert TANAKA not in admirals.available(found.play, JAPAN)
    assert express.steps == 3
    found.do("japan", "supply ja-rgt-28")  # 3 steps
    assert found.state.war.lines.supplied == (number("ja-rgt-28"),)
    found.refuses("japan", f"express A ldr-hashimoto {PORT} {END} hq-17-army", "WPA-ECL-01")
    found.refuses("japan", f"express B ldr-tanaka-raizo {PORT} {END} hq-17-army", "WPA-ECL-03")  # he is away


@pytest.mark.rule("WPA-ECL-03", "WPA-ECL-04")
def test_who_may_command_it_and_where_it_may_go() -> None:
    found = segment({END: ["ja-rgt-28"]}, leaders={"ldr-tanaka-raizo": "post", "ldr-goto-aritomo": "post"})
    found.refuses("japan", f"express A ldr-goto-aritomo {PORT} {END} hq-17-army", "WPA-ECL-03")  # E +1
    found.refuses("japan", f"express A ldr-mikawa {PORT} {END} hq-17-army", "WPA-ECL-03")  # commands a fleet
    play = found.play
    far = next(
        label
        for label in ("E2720", "E3120", "E1217", "E3224")
        if play.chart.sea_distance(play.hex(PORT), play.hex(label)) > 13
    )
    found.refuses("japan", f"express A ldr-tanaka-raizo {PORT} {far} hq-17-army", "WPA-ECL-04")
    few = cut_off("ground_first", {END: ["ja-rgt-28"]}, harbour={PORT: DESTROYERS[:3]})
    assert emergency.starts(few.play) == []
    assert emergency.starts(found.play) == [found.play.hex(PORT)]


@pytest.mark.rule("WPA-ECL-05", "WPA-ECL-10", "WPA-ECL-12")
def test_it_cannot_be_blocked_and_what_it_does_not_cover_stays_isolated() -> None:
    found = segment({END: ["ja-rgt-28", "jn-snlf-k3"]})
    hex = found.play.hex(END)
    assert hex in links.blocked(found.play, JAPAN)
    assert hex in emergency.ends(found.play, found.play.hex(PORT))
    assert set(emergency.within(found.play, hex)) == {number("ja-rgt-28"), number("jn-snlf-k3")}
    found.do("japan", f"express A ldr-tanaka-raizo {PORT} {END} hq-17-army", dice=[1, 1])
    found.refuses("japan", "supply ja-rgt-28", "WPA-ECL-12")  # 3 steps of 2
    found.do("japan", "supply jn-snlf-k3")
    play = found.play
    play.war.isolated = ((hex,), ())
    assert not headquarters.isolated(play, number("jn-snlf-k3"))
    assert headquarters.isolated(play, number("ja-rgt-28"))


@pytest.mark.rule("WPA-HQ-07")
def test_a_headquarters_may_stand_at_the_end_of_an_express() -> None:
    ship = {
        "A": {"start": PORT, "end": COAST, "admiral": "ldr-tanaka-raizo", "ships": DESTROYERS, "steps": 4}
    }
    with_it, without = (
        cut_off("ground_first", {COAST: ["ja-rgt-28"]}, war={"lines": {"expresses": there}}, harbour={}).play
        for there in (ship, {})
    )
    assert with_it.hex(COAST) in posts.havens(with_it, JAPAN)
    assert with_it.hex(COAST) not in posts.havens(with_it, ALLIED)
    assert without.hex(COAST) not in posts.havens(without, JAPAN)


@pytest.mark.rule("WPA-ECL-09", "WPA-ECL-31", "WPA-ECL-07")
def test_an_express_is_kept_for_two_points_or_its_ships_come_home() -> None:
    ship = {"A": {"start": PORT, "end": END, "admiral": "ldr-tanaka-raizo", "ships": DESTROYERS, "steps": 4}}
    units = {END: ["ja-rgt-28"]}
    kept = segment(units, war={"lines": {"expresses": ship}}, harbour={PORT: OTHERS})
    stock = kept.state.war.cp[ARMY]
    kept.do("japan", "keep-link A hq-17-army", dice=[6, 3])
    assert kept.state.war.cp[ARMY] == stock - 2
    assert kept.state.war.lines.expresses["A"].steps == 9
    dropped = segment(units, war={"lines": {"expresses": ship}}, harbour={PORT: OTHERS})
    dropped.do("japan", "done", dice=[1, 10])  # nobody in control; the unit holds out
    assert not dropped.state.war.lines.expresses
    home = dropped.state.sea.harbour[dropped.play.hex(PORT)]
    assert [TABLES.ships[one].id for one in home] == [*OTHERS, *DESTROYERS]
    assert TANAKA in admirals.available(dropped.play, JAPAN)


# -- submarines ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ECL-16", "WPA-ECL-17")
def test_what_must_be_rolled_for_a_unit() -> None:
    assert emergency.needed(6, 1, 1, port=False) == 3
    assert emergency.needed(4, 2, 3, port=False) == 7
    assert emergency.needed(4, 2, 3, port=True) == 6
    assert emergency.needed(1, 5, 9, port=False) == 12


@pytest.mark.rule(
    "WPA-ECL-13", "WPA-ECL-14", "WPA-ECL-15", "WPA-ECL-17", "WPA-ECL-18", "WPA-ECL-19", "WPA-ECL-20"
)
def test_submarines_link_units_for_a_cycle() -> None:
    boats = {"sub-jn-sol3": ["E2421", 4], "sub-jn-sol1": ["E2421", 5]}
    found = segment({END: ["ja-rgt-28", "jn-snlf-k3"]}, turn=9, subrons=boats)
    found.refuses("japan", f"carry sub-jn-sol1 {END}", "WPA-ECL-13")  # an RO type
    found.refuses("japan", "carry sub-jn-sol3 E2420", "WPA-ECL-17")  # nobody is there
    found.do("japan", f"carry sub-jn-sol3 {END}")
    play = found.play
    at = next(n for n, subron in enumerate(TABLES.card.subrons) if subron.id == "sub-jn-sol3")
    assert play.lines.carriers == {at: play.hex(END)}
    assert emergency.transports(play) == []  # all its points are committed, to one hex
    step, frame = emergency.EmergencyStep(), Emergency(JAPAN)
    refusal = step.why_not(play, frame, "japan", act("carry", "sub-jn-sol3", END))
    assert refusal is not None
    assert refusal.rule == "WPA-ECL-18"
    # jn-snlf-k3: 9 + 1 - 4 - 1 for the anchorage = 5; ja-rgt-28: 9 + 1 + 1 - 4 - 1 = 6
    found.do("japan", "done", dice=[2, 3, 2, 3, 1, 10])  # who is not supplied: no general, and holds out
    assert found.state.war.lines.supplied == (number("jn-snlf-k3"),)
    away = segment({END: ["ja-rgt-28"]}, turn=9, subrons={"sub-jn-sol3": ["E2924", 4]})
    assert emergency.transports(away.play) == []
    refusal = step.why_not(away.play, frame, "japan", act("carry", "sub-jn-sol3", END))
    assert refusal is not None
    assert refusal.rule == "WPA-ECL-14"
    early = segment({END: ["ja-rgt-28"]}, turn=1, subrons=boats)  # not before 0/10/42
    assert not emergency.begun(early.play, emergency.BOATS)
    early.refuses("japan", f"carry sub-jn-sol3 {END}", "WPA-ECL-14")
    refusal = step.why_not(play, Emergency(ALLIED), "allied", act("carry", "sub-us-sol1", END))
    assert refusal is not None
    assert refusal.rule == "WPA-ECL-20"


@pytest.mark.rule("WPA-ECL-16", "WPA-ECL-19")
def test_subrons_that_serve_one_hex_add_up_their_points() -> None:
    boats = {"sub-jn-sol2": ["E2421", 2], "sub-jn-sol3": ["E2421", 3]}
    found = segment({END: ["ja-rgt-28", "jn-snlf-k3"]}, turn=9, subrons=boats)
    found.do("japan", f"carry sub-jn-sol2 {END}")
    assert not found.state.war.lines.supplied  # nobody dices before all are assigned
    # jn-snlf-k3: 9 + 1 - 5 - 1 for the anchorage = 4; ja-rgt-28: 9 + 1 + 1 - 5 - 1 = 5
    found.do("japan", f"carry sub-jn-sol3 {END}", "done", dice=[1, 3, 1, 4])
    assert set(found.state.war.lines.supplied) == {number("jn-snlf-k3"), number("ja-rgt-28")}


def entered(found: SolomonsCase, unit: str) -> SolomonsCase:
    """The unit has come by sea from a coast that is linked: it is linked for itself."""
    found.state.came[number(unit)] = found.play.hex(PORT)
    return found


@pytest.mark.rule("WPA-ECL-16", "WPA-ECL-17", "WPA-ECL-19", "WPA-CMD-02")
def test_submarines_supply_nobody_who_is_linked_for_himself() -> None:
    boats = {"sub-jn-sol3": ["E2421", 4]}
    found = entered(segment({END: ["ja-rgt-28", "jn-snlf-k3"]}, turn=9, subrons=boats), "jn-snlf-k3")
    assert links.isolated_units(found.play, JAPAN) == [number("ja-rgt-28")]
    found.do("japan", f"carry sub-jn-sol3 {END}")
    # one unit of 3 steps: 9 + 1 - 4 - 1 for the anchorage = 5; nobody else dices
    found.do("japan", "done", dice=[2, 3])
    assert found.state.war.lines.supplied == (number("ja-rgt-28"),)
    assert number("jn-snlf-k3") in found.state.war.lines.arrows
    linked = entered(segment({END: ["jn-snlf-k3"]}, turn=9, subrons=boats), "jn-snlf-k3")
    assert linked.play.hex(END) in links.isolated_hexes(linked.play, JAPAN)
    refusal = emergency.EmergencyStep().why_not(
        linked.play, Emergency(JAPAN), "japan", act("carry", "sub-jn-sol3", END)
    )
    assert refusal is not None
    assert refusal.rule == "WPA-ECL-17"
    assert emergency.transports(linked.play) == []


@pytest.mark.rule("WPA-ECL-10", "WPA-ECL-11")
def test_nor_does_an_express() -> None:
    found = entered(segment({END: ["ja-rgt-28", "jn-snlf-k3"]}), "jn-snlf-k3")
    assert emergency.within(found.play, found.play.hex(END)) == [number("ja-rgt-28")]


@pytest.mark.rule("WPA-ECL-15")
def test_submarines_that_carry_do_not_hunt() -> None:
    cruiser = next(ship.id for ship in TABLES.ships if ship.side == "allied" and ship.type == "CA")
    force = {"X": {"side": "allied", "hex": "E2422", "ships": [cruiser]}}
    boats = {"sub-jn-sol3": ["E2421", 4]}
    at = next(n for n, subron in enumerate(TABLES.card.subrons) if subron.id == "sub-jn-sol3")
    free = cut_off("naval", {END: ["ja-rgt-28"]}, forces=force, subrons=boats)
    hex = free.play.hex("E2422")
    assert at in dict(submarines.hunters(free.play, "X", (hex,), ()))
    war = {"lines": {"carriers": {str(at): END}}}
    busy = cut_off("naval", {END: ["ja-rgt-28"]}, forces=force, subrons=boats, war=war)
    assert at not in dict(submarines.hunters(busy.play, "X", (hex,), ()))


# -- air transport ------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ECL-23")
def test_cargo_points_by_the_steps_they_supply() -> None:
    found = [emergency.cargo_needed(steps) for steps in (1, 2, 3, 6, 7, 12, 13, 20, 21, 30, 31, 33, 34)]
    assert found == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 7, 7, 8]


KI_57 = "air-ja-ki-57-nha-trang"


def malaya(units: dict[str, list[str]], **more: Any) -> ashore.LandCase:
    """The segment at the end of December in Malaya, with the Japanese transports at Saigon."""
    grounded = {unit.id: {"points": 0} for unit in ashore.TABLES.air}
    air = grounded | {KI_57: {"points": 3}} | more.pop("air", {})
    found = ashore.LandCase("end", units, air=air, turn=3, pair=11, **more)
    found.do("japan", "allot hq-25-army 60")
    found.do("allied", "allot hq-malaya-ag 30")
    return found


@pytest.mark.rule("WPA-ECL-21", "WPA-ECL-22", "WPA-ECL-26", "WPA-ECL-28", "WPA-ECL-32")
def test_air_transport_links_an_airfield_and_all_around_it() -> None:
    units = {"B0452": ["ja-rgt-55"], "B0150": ["ja-rgt-114"]}
    found = malaya(units)
    stock = found.state.war.cp[0]
    home, end = found.play.hex("B0452"), found.play.hex("B0150")
    assert found.play.chart.distance(home, end) <= 9
    found.refuses("japan", "airlift B0452 A3730 hq-25-army", "WPA-ECL-22")
    found.do("japan", "airlift B0452 B0150 hq-25-army")
    assert found.state.war.cp[0] == stock - 5
    lines = found.state.war.lines
    assert lines.airlifts == (Airlift(side=JAPAN, start=home, end=end, steps=lines.airlifts[0].steps),)
    used = emergency.cargo_needed(lines.airlifts[0].steps)
    air = ashore.TABLES.air_number[KI_57]
    assert found.state.points[air] == 3 - used
    assert lines.away == {air: (used, home, found.state.turn + 4)}
    play = found.play
    assert emergency.routes(play, JAPAN) == []  # Japan has one set
    assert end in links.lifted(play, JAPAN)
    assert set(links.open_land(play, JAPAN, end, 8)) <= links.lifted(play, JAPAN)
    play.state.turn += 4
    emergency.come_back(play)
    assert play.state.points[air] == 3


@pytest.mark.rule("WPA-ECL-28", "WPA-ECL-32")
def test_every_point_of_an_emergency_link_is_matched_by_another() -> None:
    found = cut_off("ground_activation", {END: ["ja-rgt-28/inactive"]}, war={"isolated": {"japan": [END]}})
    unit = number("ja-rgt-28")
    printed = TABLES.ground[unit].act
    assert costs.unit_cost(found.play, unit, ARMY) == 3 * printed
    linked = cut_off(
        "ground_activation",
        {END: ["ja-rgt-28/inactive"]},
        war={"isolated": {"japan": [END]}, "lines": {"supplied": ["ja-rgt-28"]}},
    )
    assert costs.unit_cost(linked.play, unit, ARMY) == 2 * printed
    lift = {"side": "japan", "start": PORT, "end": END, "steps": 3}
    flown = cut_off("ground_activation", {END: ["ja-rgt-28/inactive"]}, war={"lines": {"airlifts": [lift]}})
    assert costs.emergency(flown.play, unit)
    assert flown.play.hex(END) not in links.isolated_hexes(flown.play, JAPAN)
    stock = flown.state.war.cp[ARMY]
    flown.do("japan", "activate ja-rgt-28 hq-17-army")  # the nearest linked headquarters pays
    assert flown.state.war.cp[ARMY] == stock - 2 * printed


@pytest.mark.rule("WPA-ECL-27")
def test_no_transport_flies_where_enemy_fighters_are_near() -> None:
    buffalo, zero = "air-br-buffalo-singapore", "air-jn-a6m2-soc-trang"
    units = {"B0452": ["ja-rgt-55"]}
    near = malaya(units, air={buffalo: {"points": 1}}, bases={buffalo: "B0150"}, control={"B0150": "allied"})
    end = near.play.hex("B0251")
    assert near.play.chart.distance(near.play.hex("B0150"), end) <= 4
    assert not emergency.safe(near.play, JAPAN, end)
    near.refuses("japan", "airlift B0452 B0251 hq-25-army", "WPA-ECL-27")
    covered = malaya(
        units,
        air={buffalo: {"points": 1}, zero: {"points": 1}},
        bases={buffalo: "B0150"},
        control={"B0150": "allied"},
    )
    assert emergency.safe(covered.play, JAPAN, end)
    assert emergency.safe(malaya(units).play, JAPAN, end)


@pytest.mark.rule("WPA-ECL-29", "WPA-ECL-21")
def test_two_allied_links_may_follow_each_other_but_share_no_end() -> None:
    cargo = "air-us-c-47-port-moresby-s3"
    air = GROUNDED | {cargo: {"points": 2}}
    play = SolomonsCase("ground_first", {"E1018": ["au-bde-21"]}, air=air, bases={cargo: "E1018"}).play
    open_ = emergency.fields(play, ALLIED)
    home = play.hex("E1018")
    first = next(hex for hex in open_ if hex != home and play.chart.distance(home, hex) <= 9)
    play.redraw(airlifts=(Airlift(side=ALLIED, start=home, end=first, steps=1),))
    routes = emergency.routes(play, ALLIED)
    assert routes
    assert all(start != home and end != first for start, end in routes)
    assert first in {start for start, _ in routes}  # it goes on from there
    play.redraw(airlifts=(*play.lines.airlifts, Airlift(side=ALLIED, start=first, end=home, steps=1)))
    assert emergency.routes(play, ALLIED) == []


@pytest.mark.rule("WPA-ECL-06")
def test_on_a_tactical_map_the_end_marker_goes_to_a_coast_that_japan_holds() -> None:
    play = segment({END: ["ja-rgt-28"]}).play
    start, hex = play.hex(PORT), play.hex(END)
    assert hex in emergency.ends(play, start)
    betio = tables("tarawa").island
    play.island = replace(betio, printed=msgspec.structs.replace(betio.printed, main_hex=END))
    mine = [play.island.place("b0304"), play.island.place("b0905")]
    sides = {one: JAPAN if one in mine else ALLIED for one in play.island.places}
    play.state.control = {**play.state.control, **sides}
    found = emergency.ends(play, start)
    assert [one for one in found if one in play.island.places] == mine
    assert hex not in found
    assert emergency.within(play, mine[0]) == emergency.within(play, hex)  # its hex of the main map counts
