"""Movement audited clause by clause: decks that are counted on, ways flown, blitzes, noncombat movement."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from flagplot.games.axis_allies.moves import landing
from flagplot.kernel.errors import BadInputError
from tests.pacific_1940.helpers import GAME, Case

rule = pytest.mark.rule

# no island in the middle of the Pacific is open to American aircraft
NO_ISLANDS = dict.fromkeys(
    ("hawaiian_islands", "midway", "wake_island", "johnston_island", "line_islands", "fiji"), "japan"
)
# a fighter that attacks the transport in sea zone 24 counts on the carrier of sea zone 29 to come to 31
COUNTED_ON: dict[str, Any] = {
    "sea29": {"usa": {"carrier[fighter,fighter]": 1}},
    "sea24": {"japan": {"transport": 1}},
}
TO_THE_LIMIT = "go sea29>sea24 fighter"


def combat(turn: str, **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str, **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", **parts)


def counted_on(**units: Any) -> Case:
    return combat("usa", control=NO_ISLANDS, units={**COUNTED_ON, **units})


# -- carriers that are counted on ------------------------------------------------------------------------


@rule("P40-AIR-12")
@rule("P40-AIR-11")
def test_a_carrier_counted_on_makes_no_combat_move_but_others_do() -> None:
    case = counted_on(sea28={"japan": {"submarine": 1}})
    assert case.can("usa", "go sea29>sea28 carrier")
    case.do("usa", TO_THE_LIMIT)
    case.refuses("usa", "go sea29>sea28 carrier", "P40-AIR-12")
    case.refuses("usa", "move sea29 sea", "P40-AIR-12")
    # a second carrier next to it makes the first one free, but not both
    two = counted_on(
        sea28={"japan": {"submarine": 1}},
        sea29={"usa": {"carrier[fighter,fighter]": 2}},
    ).do("usa", TO_THE_LIMIT)
    two.do("usa", "go sea29>sea28 carrier")
    two.refuses("usa", "move sea29 sea", "P40-AIR-12")


@rule("P40-AIR-12")
def test_warships_coming_to_attack_a_submarine_would_hold_the_carrier() -> None:
    enemy = {"usa": {"carrier[fighter,fighter]": 1}, "japan": {"submarine": 1}}
    case = counted_on(sea29=enemy, sea28={"usa": {"destroyer": 1}, "japan": {"submarine": 1}})
    case.do("usa", TO_THE_LIMIT)
    case.refuses("usa", "go sea28>sea29 destroyer", "P40-AIR-12")
    case.refuses("usa", "attack sea29", "P40-AIR-12")
    case.refuses("usa", "go sea29>sea29 fighter", "P40-AIR-12")
    # the other way round: the attack is announced, the carrier fights where it lies, the flight is too far
    case = counted_on(sea29=enemy).do("usa", "attack sea29")
    case.refuses("usa", TO_THE_LIMIT, "P40-AIR-10")


@rule("P40-AIR-12")
@rule("P40-AIR-24")
def test_an_assault_beside_submarines_does_not_hold_the_carrier() -> None:
    case = counted_on(
        sea29={"usa": {"carrier[fighter,fighter]": 1}, "japan": {"submarine": 1}},
        sea30={"usa": {"transport[infantry]": 1}},
    )
    case.do("usa", TO_THE_LIMIT, "go sea30>sea29 transport assault=line_islands")
    case.do("japan", "fire 0").do("usa", "halt")
    case.do("usa", "go sea29>sea29 fighter")  # to wait for a scramble
    # whether to fight the submarine is no question: that would keep the carrier from going
    case.do("usa", "done")
    assert case.step == "noncombat_move"
    assert case.control("line_islands") == "usa"
    case.refuses("usa", "done", "P40-NCM-20")
    case.do("usa", "go sea29>sea30>sea31 carrier", "go sea24>sea31 fighter", "go sea29>sea31 fighter", "done")
    assert case.units("sea31") == {"usa": {"carrier[fighter,fighter]": 1}}


@rule("P40-AIR-12")
@rule("P40-AMP-09")
def test_without_aircraft_elsewhere_the_submarine_beside_an_assault_may_be_fought() -> None:
    case = counted_on(
        sea29={"usa": {"carrier[fighter,fighter]": 1}, "japan": {"submarine": 1}},
        sea30={"usa": {"transport[infantry]": 1}},
    )
    case.do("usa", "go sea30>sea29 transport assault=line_islands")
    case.do("japan", "fire 0").do("usa", "halt", "done")
    assert case.legal("usa") == ["engage", "ignore"]


@rule("P40-AIR-12")
@rule("P40-CMV-07")
def test_ships_escaping_to_the_carriers_zone_attack_nobody_there() -> None:
    case = counted_on(
        sea29={"usa": {"carrier[fighter,fighter]": 1}, "japan": {"submarine": 1}},
        sea28={"usa": {"destroyer": 1}, "japan": {"cruiser": 1}},
    )
    case.do("usa", TO_THE_LIMIT, "go sea28>sea29 destroyer")
    assert [case.war.name(zone) for zone in case.state.attacks] == ["sea24"]


@rule("P40-AIR-12")
@rule("P40-HSZ-02")
def test_a_carrier_in_a_hostile_zone_fights_there_and_is_not_to_be_counted_on_elsewhere() -> None:
    case = counted_on(sea29={"usa": {"carrier[fighter,fighter]": 1}, "japan": {"destroyer": 1}})
    case.refuses("usa", TO_THE_LIMIT, "P40-AIR-10")
    # its aircraft count on it where it lies; one that is not sent is in the air all the same
    case.do("usa", "go sea29>sea29 fighter", "done", dice=[3, 6])
    assert case.units("sea29", marks=True)["usa"] == {"fighter~aloft4": 2, "carrier~done": 1}
    case.refuses("usa", "move sea29 sea", "P40-NCM-01")
    case.do("usa", "done")
    assert case.units("sea29") == {"usa": {"carrier[fighter,fighter]": 1}}


@rule("P40-AIR-14")
def test_a_carrier_is_not_expected_to_retreat() -> None:
    """From its attack the fighter reaches zone 29, where the carrier came from, but not 28, where it is."""
    case = combat(
        "usa",
        control=NO_ISLANDS,
        units={
            "sea29": {"usa": {"carrier": 1}},
            "sea28": {"japan": {"destroyer": 1}},
            "sea24": {"uk": {"carrier[usa:fighter]": 1}},
            "sea50": {"japan": {"transport": 1}},
        },
    )
    assert case.can("usa", "go sea24>sea50 fighter")  # the carrier could still come
    case.do("usa", "go sea29>sea28 carrier")
    case.refuses("usa", "go sea24>sea50 fighter", "P40-AIR-10")


@rule("P40-AIR-15")
@rule("P40-AIR-13")
@rule("P40-AIR-18")
def test_a_promise_ends_where_the_way_stays_closed() -> None:
    """The way to the fighter leads through zone 31, where the clearing destroyer is lost."""
    units = {
        "sea29": {"usa": {"carrier[fighter]": 1}},
        "sea30": {"usa": {"destroyer": 1}},
        "sea31": {"japan": {"cruiser": 1}},
        "sea24": {"japan": {"transport": 1}},
    }
    case = combat("usa", control=NO_ISLANDS, units=units)
    case.refuses("usa", TO_THE_LIMIT, "P40-AIR-10")  # nobody clears zone 31 yet
    case.do("usa", "go sea30>sea31 destroyer", TO_THE_LIMIT, "done")
    case.do("usa", "fight sea31", dice=[6, 1])
    assert case.step == "noncombat_move"
    assert case.units("sea24")["usa"] == {"fighter": 1}
    case.do("usa", "done")  # nothing can save it
    assert case.units("sea24") == {}
    assert case.units("sea29") == {"usa": {"carrier": 1}}


@rule("P40-AIR-15")
@rule("P40-NCM-20")
def test_a_promise_is_kept_when_the_way_was_opened() -> None:
    units = {
        "sea29": {"usa": {"carrier[fighter]": 1}},
        "sea30": {"usa": {"destroyer": 1}},
        "sea31": {"japan": {"cruiser": 1}},
        "sea24": {"japan": {"transport": 1}},
    }
    case = combat("usa", control=NO_ISLANDS, units=units)
    case.do("usa", "go sea30>sea31 destroyer", TO_THE_LIMIT, "done")
    case.do("usa", "fight sea31", dice=[2, 6])
    case.refuses("usa", "done", "P40-NCM-20")
    case.refuses("usa", "go sea29>sea28 carrier", "P40-NCM-20")
    case.do("usa", "go sea29>sea30>sea31 carrier", "go sea24>sea31 fighter", "done")
    assert case.units("sea31") == {"usa": {"carrier[fighter]": 1, "destroyer": 1}}


@rule("P40-AIR-10")
@rule("P40-CVS-03")
@pytest.mark.parametrize(("waiting", "room"), [(2, False), (1, True)])
def test_aircraft_waiting_in_the_air_keep_their_slots(waiting: int, room: bool) -> None:
    """The carrier has gone to attack; whoever waits behind it with one point left needs a place on it."""
    case = combat(
        "usa",
        control=NO_ISLANDS,
        units={
            "sea28": {"usa": {"carrier~done": 1}, "japan": {"destroyer": 1}},
            "sea29": {"usa": {"fighter~aloft1": waiting}},
            "mexico": {"usa": {"fighter": 1}},  # three points to zone 28
        },
    )
    if room:
        case.do("usa", "go mexico>sea28 fighter")
    else:
        case.refuses("usa", "go mexico>sea28 fighter", "P40-AIR-10")


@rule("P40-CMV-26")
@rule("P40-NCM-11")
def test_aircraft_land_on_a_carrier_that_has_fought() -> None:
    case = combat(
        "usa",
        units={
            "sea26": {"usa": {"carrier[fighter,uk:fighter]": 1}},
            "sea25": {"japan": {"destroyer": 1}},
            "hawaiian_islands": {"usa": {"fighter": 2}},
        },
    )
    case.do("usa", "go sea26>sea25 carrier", "go sea26>sea25 fighter", "done", dice=[3, 6])
    case.refuses("usa", "go hawaiian_islands>sea25 fighter:2", "P40-NCM-11")
    case.do("usa", "go hawaiian_islands>sea25 fighter", "go sea25>midway fighter", "done")
    assert case.units("sea25") == {"usa": {"carrier[uk:fighter,fighter]": 1}}


# -- carriers not yet built ------------------------------------------------------------------------------


def shipyards(turn: str = "noncombat_move", damage: int = 9, **parts: Any) -> Case:
    """Japan can build one carrier into sea zone 6 and three through Shantung into zone 19."""
    return Case(
        turn="japan",
        phase=turn,
        control=dict.fromkeys(("korea", "okinawa", "iwo_jima"), "usa"),
        facilities={
            "japan": {"complex": "major", "complex_damage": damage},
            "shantung": {"complex": "minor"},
        },
        **parts,
    )


@rule("P40-NCM-12")
@rule("P40-AIR-06")
@rule("P40-MOB-05")
@pytest.mark.parametrize(
    ("damage", "carriers", "saved"), [(9, 2, 2), (8, 2, 4), (10, 2, 0), (8, 1, 2), (9, 3, 2)]
)
def test_bought_carriers_are_limited_by_each_complex(damage: int, carriers: int, saved: int) -> None:
    case = shipyards(
        damage=damage, pool={"japan": {"carrier": carriers}}, units={"sea7": {"japan": {"fighter~aloft1": 4}}}
    )
    assert landing.landed(case.war, 0) == saved
    if saved:
        case.do("japan", f"go sea7>sea6 fighter:{saved}")
    case.do("japan", "done")
    while case.step == "mobilize":
        case.do("japan", case.legal("japan")[0])
    ships = case.units("sea6").get("japan", {})
    assert ships.get("carrier[fighter,fighter]", 0) == saved // 2
    assert "fighter" not in ships


@rule("P40-AIR-06")
@rule("P40-AIR-10")
def test_the_demonstration_counts_the_output_of_each_complex() -> None:
    """Three points to zone 16, one left: zone 6 is in reach, zone 19 is not."""

    def case(damage: int) -> Case:
        units = {"manchuria": {"japan": {"fighter": 3}}, "sea16": {"usa": {"transport": 1}}}
        return shipyards("combat_move", damage, pool={"japan": {"carrier": 2}}, units=units)

    case(9).refuses("japan", "go manchuria>sea16 fighter:3", "P40-AIR-10")
    case(9).do("japan", "go manchuria>sea16 fighter:2")
    case(8).do("japan", "go manchuria>sea16 fighter:3")


@rule("P40-NCM-14")
@rule("P40-PUR-13")
def test_carriers_aircraft_wait_for_come_before_other_units() -> None:
    """One unit of output is left in Japan: the carrier has it, the infantry must go elsewhere."""
    case = shipyards(
        pool={"japan": {"carrier": 1, "infantry": 4}}, units={"sea7": {"japan": {"fighter~aloft1": 2}}}
    )
    case.do("japan", "go sea7>sea6 fighter:2", "done")
    case.refuses("japan", "place infantry japan", "P40-NCM-14")
    case.refuses("japan", "place carrier sea19", "P40-NCM-14")
    case.do("japan", "place carrier sea6")
    assert case.units("sea6") == {"japan": {"carrier[fighter,fighter]": 1}}
    assert case.units("shantung") == {"japan": {"infantry": 3}}
    assert case.units("japan") == {}


@rule("P40-NCM-12")
@rule("P40-SEQ-07")
def test_without_a_capital_no_carrier_is_built() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        options={"refund_unplaced_units": False},
        control={"india": "japan"},
        facilities={"malaya": {"complex": "minor"}},
        pool={"uk": {"carrier": 1}},
        units={"sea37": {"uk": {"fighter~aloft": 1}}, "burma": {"uk": {"infantry": 1}}},
    )
    assert landing.landed(case.war, case.war.power("uk")) == 0


def brute(carriers: int, yards: landing.Slots) -> set[tuple[int, ...]]:
    """Every way to build as many carriers as can be, each entering one zone; zones built into, sorted."""
    places = [(zone, yard) for yard, (zones, _) in enumerate(yards) for zone in range(6) if zones >> zone & 1]
    for number in range(carriers, 0, -1):
        found = set()
        for choice in itertools.combinations_with_replacement(places, number):
            used = [sum(yard == y for _, y in choice) for yard in range(len(yards))]
            if all(n <= output for n, (_, output) in zip(used, yards, strict=True)):
                found.add(tuple(sorted(zone for zone, _ in choice)))
        if found:
            return found
    return {()}


@rule("P40-MOB-24")
@rule("P40-AIR-06")
@pytest.mark.parametrize(
    "yards",
    [
        ((0b1, 1), (0b10, 3)),
        ((0b11, 1), (0b110, 2)),
        ((0b1, 10), (0b10, 1), (0b100, 1)),
        ((0b11, 1), (0b10, 10)),
        ((0b1, 1), (0b10, 1)),
        (),
    ],
)
@pytest.mark.parametrize("carriers", [1, 2, 3])
def test_sharing_out_agrees_with_brute_force(carriers: int, yards: landing.Slots) -> None:
    found = set()
    for way in landing.shared_out(carriers, yards):
        zones = [[z for z in range(6) if mask >> z & 1] for mask in way]
        found |= {tuple(sorted(choice)) for choice in itertools.product(*zones)}
    assert found == brute(carriers, yards)


# -- range and ways --------------------------------------------------------------------------------------


@rule("P40-AIR-08")
@rule("P40-GEN-11")
def test_a_friends_airbase_serves_too() -> None:
    aircraft = {"fighter": 1, "strategic_bomber": 1}
    units = {"queensland": {"usa": aircraft}, "sea54": {"japan": {"destroyer": 1}}}
    case = combat("usa", facilities={"queensland": {"airbase": 0}}, units=units)
    case.do("usa", "go queensland>sea54 fighter strategic_bomber")
    marks = set(case.units("sea54", marks=True)["usa"])
    assert marks == {"fighter~attacking4", "strategic_bomber~attacking6"}


@rule("P40-AIR-01")
@rule("P40-MAP-24")
@rule("P40-AIR-04")
def test_a_way_spelled_out_must_be_open_and_in_range() -> None:
    case = noncombat("uk", units={"india": {"uk": {"fighter": 1}}})
    case.refuses("uk", "go india>himalayas>szechwan fighter", "P40-MAP-24")
    case.refuses("uk", "go india>sea39>india>sea39>india>burma>yunnan fighter", "P40-AIR-04")
    assert case.refuses("uk", "go india>atlantis>szechwan fighter").fault == "malformed"
    case.do("uk", "go india>burma>yunnan>szechwan fighter")
    assert case.units("szechwan") == {"uk": {"fighter": 1}}


@rule("P40-MAP-15")
def test_a_way_spelled_out_does_not_lead_over_a_neutral() -> None:
    case = combat(
        "japan",
        control={"chahar": "japan", "suiyuan": "japan"},
        units={"chahar": {"japan": {"fighter": 1}}, "kansu": {"china": {"infantry": 1}}},
    )
    case.refuses("japan", "go chahar>central_mongolia>tsagaan_olom fighter", "P40-MAP-15")
    case.do("japan", "go chahar>suiyuan>tsagaan_olom fighter")


@rule("P40-CMV-09")
@rule("P40-AIR-04")
def test_aircraft_move_once_in_combat_movement_and_go_home_with_the_rest() -> None:
    case = combat(
        "usa",
        facilities={"hawaiian_islands": {"airbase": 3}},
        units={"hawaiian_islands": {"usa": {"fighter": 1}}, "sea25": {"japan": {"transport": 1}}},
    )
    case.do("usa", "go hawaiian_islands>sea25 fighter")
    case.refuses("usa", "move sea25 air", "P40-CMV-09")
    case.do("usa", "done")
    assert case.units("sea25", marks=True) == {"usa": {"fighter~aloft2": 1}}
    case.refuses("usa", "go sea25>western_united_states fighter", "P40-AIR-04")
    case.do("usa", "go sea25>hawaiian_islands fighter", "done")


def test_macros_of_flights() -> None:
    quiet = noncombat("usa", units={"hawaiian_islands": {"usa": {"fighter": 1}}})
    assert quiet.refuses("usa", "go hawaiian_islands>midway fighter as=attack").fault == "malformed"
    empty = quiet.refuses("usa", "go hawaiian_islands>midway tactical_bomber", "")  # no clause is broken
    assert "no tactical bomber in Hawaiian Islands" in empty.text
    few = quiet.refuses("usa", "go hawaiian_islands>midway fighter:2", "")
    assert few.text.startswith("Only 1 fighter")
    quiet.do("usa", "go hawaiian_islands>midway fighter")
    assert quiet.units("midway", marks=True) == {"usa": {"fighter~done": 1}}
    raid = combat(
        "japan",
        control={"burma": "japan"},
        units={"burma": {"japan": {"strategic_bomber": 1, "fighter": 1, "infantry": 1}}},
    )
    assert raid.refuses("japan", "go burma>india strategic_bomber as=picnic").fault == "malformed"
    assert raid.refuses("japan", "go burma>india infantry as=raid").fault == "malformed"
    raid.do("japan", "go burma>india strategic_bomber as=raid", "go burma>india fighter as=escort")
    over = set(raid.units("india", marks=True)["japan"])
    assert over == {"strategic_bomber~raiding5", "fighter~escorting3"}


# -- landing ---------------------------------------------------------------------------------------------


@rule("P40-CVS-03")
def test_a_deck_holds_two() -> None:
    with pytest.raises(BadInputError):
        noncombat("usa", units={"sea26": {"usa": {"carrier[fighter,fighter,fighter]": 1}}})
    with pytest.raises(BadInputError):
        noncombat("usa", units={"sea26": {"usa": {"carrier[strategic_bomber]": 1}}})


@rule("P40-NCM-10")
@rule("P40-MAP-26")
@pytest.mark.parametrize(("war", "open_"), [("all", True), (["china"], False)])
def test_americans_land_on_dutch_land_only_at_war(war: Any, open_: bool) -> None:
    case = noncombat("usa", war=war, units={"philippines": {"usa": {"fighter": 1}}})
    assert case.can("usa", "go philippines>celebes fighter") is open_


@rule("P40-NCM-16")
@rule("P40-AIR-17")
def test_nobody_lands_in_a_territory_taken_by_blitz_or_battle() -> None:
    case = combat(
        "japan",
        units={"jehol": {"japan": {"tank": 1, "fighter": 1}}, "suiyuan": {"china": {"infantry": 1}}},
    )
    case.do("japan", "go jehol>chahar>jehol tank", "go jehol>suiyuan fighter", "done", dice=[3, 6])
    case.refuses("japan", "go suiyuan>chahar fighter", "P40-NCM-16")
    case.do("japan", "go suiyuan>jehol fighter")


@rule("P40-NCM-13")
@rule("P40-AIR-23")
def test_a_carrier_does_not_leave_the_aircraft_that_came_for_it() -> None:
    units = {"sea29": {"usa": {"carrier": 1}}, "sea30": {"usa": {"fighter~aloft1": 1}}}
    case = noncombat("usa", control=NO_ISLANDS, units=units)
    case.do("usa", "go sea30>sea29 fighter")
    case.refuses("usa", "go sea29>sea28 carrier", "P40-NCM-20")
    case.do("usa", "done")
    assert case.units("sea29") == {"usa": {"carrier[fighter]": 1}}


@rule("P40-NCM-02")
@rule("P40-NCM-15")
def test_bombers_that_raided_land_in_noncombat_movement() -> None:
    case = combat(
        "japan",
        control={"burma": "japan"},
        facilities={"india": {"airbase": None, "naval_base": None}},
        units={"burma": {"japan": {"strategic_bomber": 1}}},
    )
    case.do("japan", "go burma>india strategic_bomber as=raid", "done", dice=[6, 4])
    assert case.step == "noncombat_move"
    case.refuses("japan", "done", "P40-NCM-20")
    case.do("japan", "go india>burma strategic_bomber", "done")
    assert case.units("burma") == {"japan": {"strategic_bomber": 1}}


# -- land ------------------------------------------------------------------------------------------------


@rule("P40-BLZ-02")
@rule("P40-BLZ-03")
@rule("P40-NCM-01")
def test_a_blitz_is_over_with_the_phase_and_stays_a_conquest_when_the_tank_dies() -> None:
    case = combat("japan", units={"jehol": {"japan": {"tank": 1}}, "suiyuan": {"china": {"infantry": 2}}})
    case.do("japan", "go jehol>chahar>suiyuan tank", "done", dice=[6, 1, 6])
    assert case.units("suiyuan") == {"china": {"infantry": 2}}
    assert case.control("chahar") == "japan"
    home = combat("japan", units={"jehol": {"japan": {"tank": 1}}})
    home.do("japan", "go jehol>chahar>jehol tank", "done")
    home.refuses("japan", "go jehol>manchuria tank", "P40-NCM-01")


@rule("P40-BLZ-05")
@rule("P40-CMV-18")
def test_a_facility_alone_stops_the_tank_and_falls_without_a_battle() -> None:
    case = combat(
        "japan",
        control={"kwangsi": "japan"},
        facilities={"yunnan": {"airbase": 0}},
        units={"kwangsi": {"japan": {"tank": 1}}},
    )
    case.refuses("japan", "go kwangsi>yunnan>szechwan tank", "P40-BLZ-05")
    case.do("japan", "go kwangsi>yunnan tank", "done")
    assert case.control("yunnan") == "japan"


@rule("P40-CMV-03")
@rule("P40-CMV-02")
def test_one_territory_may_send_units_against_several() -> None:
    case = combat("japan", units={"jehol": {"japan": {"infantry": 2}}, "anhwe": {"china": {"infantry": 1}}})
    case.do("japan", "go jehol>chahar infantry", "go jehol>anhwe infantry", "done", dice=[1, 6])
    assert case.control("chahar") == "japan"
    assert case.control("anhwe") == "japan"


@rule("P40-NCM-07")
@rule("P40-NCM-08")
def test_land_units_follow_through_what_was_just_captured() -> None:
    case = combat("japan", units={"jehol": {"japan": {"infantry": 1, "tank": 1, "mech_infantry": 1}}})
    case.do("japan", "go jehol>chahar infantry", "done")
    case.refuses("japan", "go jehol>chahar>suiyuan tank", "P40-NCM-08")
    case.do("japan", "go jehol>chahar tank mech_infantry")
    assert case.units("chahar") == {"japan": {"infantry": 1, "tank": 1, "mech_infantry": 1}}


# -- what a newcomer is told -----------------------------------------------------------------------------


def test_prompts_say_what_is_asked() -> None:
    case = combat(
        "japan",
        units={"jehol": {"japan": {"tank": 1, "fighter": 1}}, "suiyuan": {"china": {"infantry": 1}}},
    )

    def prompt() -> str:
        return GAME.prompt(case.state, "japan")

    assert prompt().startswith("Combat move: from where do you attack?")
    case.do("japan", "move jehol land")
    assert prompt() == "Which land units in Jehol move? Take them up, then step into the next territory."
    case.do("japan", "take tank 1")
    assert prompt() == "1 tank in Jehol: where do they attack? (2 movement points)"
    case.do("japan", "step chahar")
    assert prompt() == "1 tank in Chahar: go on or halt?"
    case.do("japan", "halt", "move jehol air", "take fighter 1")
    assert prompt() == "1 fighter in Jehol: what do they attack? (4 movement points, way home included)"
    case.do("japan", "fly suiyuan attack", "done", dice=[3, 6])
    assert prompt() == "Noncombat move: find a landing place for the aircraft in the air (Suiyuan)."
    case.do("japan", "go suiyuan>jehol fighter")
    assert prompt().startswith("Noncombat move: move what has neither moved nor fought")
