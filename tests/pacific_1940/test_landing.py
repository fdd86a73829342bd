"""Landing places: no suicide runs, decks, carriers that must serve, losses at the end."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from flagplot.games.axis_allies.moves import landing, matching
from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule

NO_BASE = {"hawaiian_islands": {"airbase": 3}}


def combat(turn: str, **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str, **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", **parts)


# -- the demonstration before combat ---------------------------------------------------------------


@rule("P40-AIR-05")
@rule("P40-AIR-10")
@pytest.mark.parametrize(("damage", "reaches_japan"), [(3, False), (0, True)])
def test_ex_a20_a_bomber_keeps_enough_to_come_home(damage: int, reaches_japan: bool) -> None:
    case = combat(
        "usa",
        facilities={"hawaiian_islands": {"airbase": damage}},
        units={
            "hawaiian_islands": {"usa": {"strategic_bomber": 1}},
            "sea16": {"japan": {"destroyer": 1}},
            "sea6": {"japan": {"destroyer": 1}},
        },
    )
    assert case.can("usa", "go hawaiian_islands>sea16 strategic_bomber")
    if reaches_japan:
        case.do("usa", "go hawaiian_islands>sea6 strategic_bomber")
    else:
        case.refuses("usa", "go hawaiian_islands>sea6 strategic_bomber", "P40-AIR-10")


def to_the_limit(**units: Any) -> Case:
    """A fighter in Hawaii without airbase, a Japanese destroyer four spaces away in sea zone 6."""
    base = {"hawaiian_islands": {"usa": {"fighter": 1}}, "sea6": {"japan": {"destroyer": 1}}}
    return combat("usa", facilities=NO_BASE, units={**base, **units})


@rule("P40-AIR-06")
@rule("P40-AIR-11")
def test_ex_a21_a_fighter_to_the_limit_needs_a_carrier() -> None:
    flight = "go hawaiian_islands>sea6 fighter"
    to_the_limit().refuses("usa", flight, "P40-AIR-10")
    # an unmoved carrier two zones off may come once the attack has cleared the zone
    to_the_limit(sea25={"usa": {"carrier": 1}}).do("usa", flight)
    to_the_limit(sea25={"usa": {"carrier[fighter]": 1}}).do("usa", flight)
    # out of reach, full of guests, or damaged
    to_the_limit(sea10={"usa": {"carrier": 1}}).refuses("usa", flight, "P40-AIR-10")
    to_the_limit(sea25={"usa": {"carrier[uk:fighter,uk:fighter]": 1}}).refuses("usa", flight, "P40-AIR-10")
    to_the_limit(sea25={"usa": {"carrier*": 1}}).refuses("usa", flight, "P40-AIR-10")


@rule("P40-AIR-06")
def test_a_carrier_attacking_there_will_do() -> None:
    case = to_the_limit(sea25={"usa": {"carrier": 1}})
    case.do("usa", "go sea25>sea16>sea6 carrier", "go hawaiian_islands>sea6 fighter")
    assert case.units("sea6")["usa"] == {"carrier": 1, "fighter": 1}


@rule("P40-AIR-12")
def test_a_carrier_that_is_counted_on_stays() -> None:
    case = to_the_limit(sea25={"usa": {"carrier": 1}}, sea24={"japan": {"submarine": 1}})
    assert case.can("usa", "go sea25>sea24 carrier")
    case.do("usa", "go hawaiian_islands>sea6 fighter")
    case.refuses("usa", "go sea25>sea24 carrier")
    case.do("usa", "go sea25>sea16>sea6 carrier")


@rule("P40-AIR-12")
def test_no_air_attack_that_would_hold_a_carrier_in_place() -> None:
    case = to_the_limit(
        sea25={"usa": {"carrier": 1}, "japan": {"submarine": 1}},
        midway={"usa": {"fighter": 1}},
    )
    assert case.can("usa", "go midway>sea25 fighter")
    case.do("usa", "go hawaiian_islands>sea6 fighter")
    case.refuses("usa", "go midway>sea25 fighter", "P40-AIR-12")


@rule("P40-AIR-12")
def test_no_announced_attack_that_would_hold_a_carrier_in_place() -> None:
    case = to_the_limit(sea25={"usa": {"carrier": 1, "destroyer": 1}, "japan": {"submarine": 1}})
    assert "attack sea25" in case.legal("usa")
    case.do("usa", "go hawaiian_islands>sea6 fighter")
    case.refuses("usa", "attack sea25", "P40-AIR-12")


@rule("P40-AIR-11")
@rule("P40-AIR-13")
def test_own_attacks_count_as_won_on_the_way() -> None:
    # the only way from 25 to 6 leads through 16, where a Japanese destroyer lies
    units = {"sea25": {"usa": {"carrier": 1}}, "sea16": {"japan": {"destroyer": 1}}}
    shut = to_the_limit(**units)
    board = shut.war.board
    near = board.sea_near_mask[board.space_of["sea25"]] & board.sea_near_mask[board.space_of["sea6"]]
    middle = [board.space_ids[s] for s in range(board.n) if near >> s & 1]
    for zone in middle:
        units[zone] = {"japan": {"destroyer": 1}}
    shut = to_the_limit(**units)
    shut.refuses("usa", "go hawaiian_islands>sea6 fighter", "P40-AIR-10")
    units["midway"] = {"usa": {"fighter": len(middle)}}
    opened = to_the_limit(**units)
    for zone in middle:
        opened.do("usa", f"go midway>{zone} fighter")
    opened.do("usa", "go hawaiian_islands>sea6 fighter")


@rule("P40-AIR-10")
def test_all_aircraft_together_must_find_room() -> None:
    case = to_the_limit(
        hawaiian_islands={"usa": {"fighter": 2, "tactical_bomber": 2}},
        sea25={"usa": {"carrier[uk:fighter]": 1}},
    )
    case.do("usa", "move hawaiian_islands air", "take fighter 1")
    assert "fly sea6 attack" in case.legal("usa")
    case.do("usa", "cancel", "move hawaiian_islands air")
    assert "take fighter 2" not in case.legal("usa")
    case.refuses("usa", "take fighter 2", "P40-AIR-10")
    case.do("usa", "take fighter 1", "fly sea6 attack")
    case.refuses("usa", "go hawaiian_islands>sea6 tactical_bomber", "P40-AIR-10")


@rule("P40-AIR-06")
@rule("P40-NCM-12")
def test_ex_b08_a_carrier_not_yet_built() -> None:
    def case(**pool: int) -> Case:
        return combat(
            "japan",
            pool={"japan": pool} if pool else {},
            units={
                "sea33": {"japan": {"fighter~aloft3": 3}},  # left behind by a carrier
                "sea18": {"usa": {"transport": 1}},
                "sea6": {"usa": {"destroyer": 1}},  # hostile, which does not matter
            },
        )

    case().refuses("japan", "go sea33>sea18 fighter", "P40-AIR-10")
    case(carrier=1).do("japan", "go sea33>sea18 fighter:2")
    case(carrier=1).refuses("japan", "go sea33>sea18 fighter:3", "P40-AIR-10")
    case(carrier=2).do("japan", "go sea33>sea18 fighter:3")


@rule("P40-AIR-06")
@rule("P40-NCM-12")
@rule("P40-NCM-14")
@pytest.mark.parametrize(("bought", "allowed"), [(0, 0), (1, 2), (2, 3)])
def test_bought_carriers_serve_two_aircraft_each(bought: int, allowed: int) -> None:
    case = noncombat(
        "japan",
        control={"japan": "japan", "korea": "usa", "okinawa": "usa", "iwo_jima": "usa"},
        this_turn={"control": {"korea": "usa"}},
        pool={"japan": {"carrier": bought}} if bought else {},
        units={
            "sea7": {"japan": {"fighter~aloft1": 3}},
            "sea6": {"usa": {"destroyer": 1}},
            "manchuria": {"japan": {"infantry": 1}},
        },
    )
    war = case.war
    assert landing.landed(war, 0) == allowed
    if allowed:
        case.do("japan", f"go sea7>sea6 fighter:{allowed}")  # hostile, and yet a new carrier will be there
        assert case.can("japan", "done")
    else:
        assert case.can("japan", "done")  # nobody can be saved


@rule("P40-AIR-14")
def test_only_decks_where_carriers_fight_not_where_they_could_retreat() -> None:
    # the carrier attacks in 25 next to the fighter's reach; 26, where it came from, does not count
    case = combat(
        "usa",
        facilities=NO_BASE,
        control={"midway": "japan", "johnston_island": "japan"},
        units={
            "hawaiian_islands": {"japan": {"infantry": 1}},
            "sea26": {"usa": {"carrier[fighter]": 1}},
            "sea12": {"japan": {"submarine": 1}},
            "sea25": {"japan": {"destroyer": 1}},
        },
    )
    case.do("usa", "go sea26>sea25 carrier")
    zones = landing.Prospect(case.war, case.war.power("usa"), combat=True).zones()
    assert zones == 1 << case.war.board.space_of["sea25"]


@rule("P40-HSZ-02")
@rule("P40-AIR-12")
def test_a_carrier_in_a_hostile_zone_that_stays_is_fixed() -> None:
    case = combat(
        "usa",
        units={"sea26": {"usa": {"carrier[fighter]": 1}, "japan": {"destroyer": 1}}},
    )
    zones = landing.Prospect(case.war, case.war.power("usa"), combat=True).zones()
    assert zones == 1 << case.war.board.space_of["sea26"]


@rule("P40-CMV-26")
@rule("P40-CVS-03")
def test_friends_decks_serve_too() -> None:
    flight = "go hawaiian_islands>sea6 fighter"
    units = {"sea6": {"japan": {"destroyer": 1}, "uk": {"carrier[fighter]": 1}}}
    to_the_limit(**units).do("usa", flight)
    full = {"sea6": {"japan": {"destroyer": 1}, "uk": {"carrier[fighter,fighter]": 1}}}
    to_the_limit(**full).refuses("usa", flight, "P40-AIR-10")


# -- noncombat movement ----------------------------------------------------------------------------


def lost_at_sea(**units: Any) -> Case:
    """A fighter over sea zone 9 without fuel, far from land."""
    return noncombat(
        "usa", units={"sea13": {"usa": {"fighter~aloft": 1}}, "alaska": {"usa": {"infantry": 1}}, **units}
    )


@rule("P40-NCM-15")
@rule("P40-AIR-18")
def test_what_cannot_land_is_destroyed() -> None:
    case = lost_at_sea().do("usa", "done")
    assert case.units("sea13") == {}
    assert any("no landing place" in event.text() for event in case.events)


@rule("P40-NCM-20")
@rule("P40-CVS-15")
@rule("P40-AIR-15")
@rule("P40-NCM-13")
def test_a_free_carrier_must_come() -> None:
    board = lost_at_sea().war.board
    near = board.space_ids[board.sea_near[board.space_of["sea13"]][0]]
    other = next(
        board.space_ids[z] for z in board.sea_near[board.space_of[near]] if board.space_ids[z] != "sea13"
    )
    case = lost_at_sea(**{near: {"usa": {"carrier": 1}}})
    case.refuses("usa", "done", "P40-NCM-20")
    case.refuses("usa", f"go {near}>{other} carrier")
    case.do("usa", f"go {near}>sea13 carrier")
    case.do("usa", "done")
    assert case.units("sea13") == {"usa": {"carrier[fighter]": 1}}


@rule("P40-NCM-20")
def test_a_carrier_that_has_moved_owes_nothing() -> None:
    board = lost_at_sea().war.board
    near = board.space_ids[board.sea_near[board.space_of["sea13"]][0]]
    case = lost_at_sea(**{near: {"usa": {"carrier~done": 1}}}).do("usa", "done")
    assert case.units("sea13") == {}


@rule("P40-AIR-23")
def test_aircraft_are_not_flown_to_their_death() -> None:
    case = noncombat(
        "usa",
        facilities={"western_united_states": {"naval_base": 3}},
        units={"hawaiian_islands": {"usa": {"fighter": 1}}, "sea10": {"usa": {"carrier": 1}}},
    )
    case.do("usa", "move hawaiian_islands air", "take fighter 1")
    flights = {text.split()[1] for text in case.legal("usa") if text.startswith("fly sea")}
    assert {"sea10", "sea12", "sea26"} <= flights  # the carrier can meet it there
    assert "sea25" not in flights
    case.refuses("usa", "fly sea25", "P40-AIR-23")


@rule("P40-CVS-07")
@rule("P40-CVS-09")
def test_nobody_lands_on_a_damaged_carrier() -> None:
    case = noncombat(
        "usa", units={"sea26": {"usa": {"carrier*": 1}}, "hawaiian_islands": {"usa": {"fighter": 1}}}
    )
    case.refuses("usa", "go hawaiian_islands>sea26 fighter", "P40-CVS-07")


@rule("P40-NCM-11")
def test_guests_keep_their_slots() -> None:
    case = noncombat(
        "usa",
        units={
            "sea26": {"usa": {"carrier[uk:fighter,uk:fighter]": 1}},
            "hawaiian_islands": {"usa": {"fighter": 1}},
        },
    )
    case.refuses("usa", "go hawaiian_islands>sea26 fighter", "P40-NCM-11")


def test_aircraft_over_landable_land_have_landed() -> None:
    case = noncombat(
        "japan", units={"korea": {"japan": {"fighter~aloft1": 1}}, "jehol": {"japan": {"tank": 1}}}
    )
    case.do("japan", "done")
    assert case.units("korea") == {"japan": {"fighter": 1}}


# -- the solver against brute force ----------------------------------------------------------------


def brute(fixed: landing.Slots, movable: landing.Slots, wanted: landing.Slots) -> int:
    """All destinations and all assignments, the slow way."""
    planes = [reach for reach, count in wanted for _ in range(count)]
    best = len(planes)
    for choice in itertools.product(*[[z for z in range(6) if mask >> z & 1] for mask, _ in movable]):
        slots = dict(fixed)
        for zone, (_, room) in zip(choice, movable, strict=True):
            slots[zone] = slots.get(zone, 0) + room
        best = min(best, _worst(planes, slots))
    return best


def _worst(planes: list[int], slots: dict[int, int]) -> int:
    if not planes:
        return 0
    first, rest = planes[0], planes[1:]
    best = 1 + _worst(rest, slots)
    for zone, room in slots.items():
        if room and first >> zone & 1:
            best = min(best, _worst(rest, {**slots, zone: room - 1}))
    return best


@rule("P40-AIR-10")
def test_matching_agrees_with_brute_force() -> None:
    seed = 7
    for _ in range(300):
        numbers = []
        for _ in range(24):
            seed = (seed * 1103515245 + 12345) % 2**31
            numbers.append(seed >> 16)
        fixed = tuple(sorted({n % 6: 1 + n // 6 % 2 for n in numbers[: numbers[20] % 3]}.items()))
        movable = tuple(sorted((n % 63 + 1, 1 + n // 64 % 2) for n in numbers[4 : 4 + numbers[21] % 3]))
        wanted = tuple(sorted((n % 64, 1 + n // 64 % 2) for n in numbers[8 : 8 + numbers[22] % 5]))
        assert matching.unplaced(fixed, movable, wanted) == brute(fixed, movable, wanted)
