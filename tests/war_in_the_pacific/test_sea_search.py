"""Search, reports, what bases see, surface contact, special cases of June 1942. [13, 17.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.sea import contact, search
from flagplot.kernel.dice import ScriptedDice
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, SeaCase

CARRIERS = ["jn-cv-akagi", "jn-cv-kaga", "jn-cv-soryu", "jn-cv-hiryu"]
J1 = {"hex": "F1128", "ships": [*CARRIERS, "jn-dd-nowaki"], "mission": "CVOPS", "speed": 3}
U17 = {
    "hex": "F1530", "mission": "CVOPS", "speed": 3,
    "ships": ["us-cv-yorktown", "us-ca-astoria", "us-ca-portland", "us-dd-anderson", "us-dd-gwin",
              "us-dd-sims", "us-dd-morris", "us-dd-russell"],
}  # fmt: skip


def at_sea(**more: Any) -> SeaCase:
    """Before a Naval Phase, without submarines."""
    forces = more.pop("forces", {"J1": J1, "U17": U17})
    return SeaCase("naval", forces=forces, subrons={}, **more)


def rolled(case: SeaCase, *faces: int) -> Any:
    """A look at the case with dice to throw."""
    return GAME.play(case.state, ScriptedDice(list(faces)))


@pytest.mark.rule("BR-13-01", "BR-13-03", "SC-S2-12")
def test_carrier_search() -> None:
    """Worked case RC-A19: nine B5N are worth 3; at MEDIUM 48 percent, less 30 in the first game-turn."""
    case = at_sea()
    play = case.play
    assert search.value(play, "J1") == 3
    near = next(hex for hex in play.chart.inside if play.chart.air_cost(play.hex("F1128"), hex) == 25)
    assert search.chance(play, "J1", near) == ("MEDIUM", 48)
    assert search.modifiers(play, "J1", "U17") == -30
    assert search.modifiers(at_sea(pair=3).play, "J1", "U17") == 0


@pytest.mark.rule("BR-13-01")
def test_search_values_of_other_bases() -> None:
    play = at_sea().play
    assert search.value(play, "F1234") == 6  # Catalinas, Fortresses, Dauntlesses and an Avenger ashore
    assert search.value(play, "U17") == 2  # four SBDs, half
    bare = at_sea(air=GROUNDED).play
    assert search.chance(bare, "U17", bare.hex("F1531")) == ("SHORT", 35)  # a carrier looks out
    assert search.chance(bare, "U17", bare.hex("F2030")) == ("", 0)


@pytest.mark.rule("BR-13-01", "BR-9-03", "BR-4-05")
def test_who_is_grounded_does_not_search() -> None:
    play = at_sea(ships={"us-cv-yorktown": {"damage": 2}}, airfields={"F1234": "D3"}).play
    assert search.value(play, "U17") == 0
    assert search.chance(play, "U17", play.hex("F1531")) == ("SHORT", 35)  # the carrier still looks out
    assert search.value(play, "F1234") == 3  # Catalinas on the water
    both = at_sea(airfields={"F1234": "D3"}, seaplanes={"F1234": "D3"}).play
    assert search.value(both, "F1234") == 0
    half = at_sea(ships={"us-cv-yorktown": {"damage": 1}}).play
    assert search.value(half, "U17") == 2  # four of the eight that she holds, and she has four


@pytest.mark.rule("BR-13-03")
def test_modifiers_of_a_search() -> None:
    few = {**U17, "ships": U17["ships"][:3]}
    play = at_sea(
        pair=3,
        forces={
            "J1": J1,
            "U17": few,
            "U16": {
                **U17,
                "ships": ["us-cv-hornet"]
                + [
                    f"us-dd-{name}"
                    for name in ("balch", "reid", "benham", "dale", "farragut", "macdonough", "selfridge")
                ]
                + [
                    "us-ca-new-orleans",
                    "us-ca-minneapolis",
                    "us-ca-vincennes",
                    "us-ca-northampton",
                    "us-ca-pensacola",
                ],
            },
        },
    ).play
    assert search.modifiers(play, "J1", "U17") == -10
    assert search.modifiers(play, "J1", "U16") == 10
    damaged = at_sea(airfields={"F1234": "D1"}).play
    assert search.modifiers(damaged, "F1234", "J1") == -10  # two rungs


@pytest.mark.rule("BR-13-03", "BR-13-04", "BR-13-10", "BR-16-06", "BR-13-05")
def test_a_search_that_succeeds_locates_and_reports_to_the_searcher_alone() -> None:
    case = at_sea(pair=3)
    play = rolled(case, 8, 4, 1)
    search.attempt(play, "J1", "U17", play.force("U17").hex)
    assert play.located("U17")
    assert play.force("U17").marker == 1
    report = play.sea.reports[-1]
    assert (report.side, report.kind, report.total) == (0, "list", 8)
    assert report.types == (("CV", 1), ("CA", 2), ("DD", 3))  # six counters, and the total
    assert [event.audience for event in play.events if "reports" in event.text()] == [("japan",)]


@pytest.mark.rule("BR-13-03", "BR-3-31")
def test_a_search_that_fails_tells_nobody_anything() -> None:
    case = at_sea(pair=3)
    play = rolled(case, 1, 2)
    search.attempt(play, "J1", "U17", play.force("U17").hex)
    assert not play.located("U17")
    assert {event.audience for event in play.events} == {()}


@pytest.mark.rule("BR-13-04", "BR-13-10")
def test_reports_by_type_by_number_and_false() -> None:
    for face, kind, types, total in (
        (9, "types", (("CV", 0), ("CA", 0), ("DD", 0)), 0),
        (14, "number", (), 8),
        (17, "list", (("CA", 2), ("DD", 4)), 7),  # false: without the carrier; six counters named
    ):
        play = rolled(at_sea(pair=3), face)
        search.report(play, "J1", "U17", "MEDIUM")
        found = play.sea.reports[-1]
        assert (found.kind, found.types, found.total) == (kind, types, total)


@pytest.mark.rule("BR-13-10")
def test_the_owner_may_write_what_a_false_report_says() -> None:
    case = at_sea(pair=3, cards={"U17": {"story": [["BB", 2], ["DD", 4]]}})
    play = rolled(case, 17)
    search.report(play, "J1", "U17", "MEDIUM")
    assert play.sea.reports[-1].types == (("BB", 2), ("DD", 4))


@pytest.mark.rule("WPB-MAG-03", "WPB-MAG-17")
def test_report_false_replaces_a_chit_and_is_not_shown() -> None:
    case = at_sea(pair=3, magic={"report-false": 1}, cards={"U17": {"mask": True}})
    play = rolled(case, 1)
    search.report(play, "J1", "U17", "MEDIUM")
    assert play.sea.reports[-1].types == (("CA", 2), ("DD", 4))
    assert play.sea.magic == {}
    assert not [event for event in play.events if "Magic" in event.text()]


@pytest.mark.rule("BR-8-03", "BR-13-04")
def test_a_true_report_removes_a_dummy_and_a_false_one_does_not() -> None:
    forces = {"J1": J1, "U9": {"hex": "F1530", "dummy": True}}
    play = rolled(at_sea(forces=forces), 1)
    search.report(play, "J1", "U9", "MEDIUM")
    assert "U9" not in play.sea.forces
    play = rolled(at_sea(forces=forces), 17)
    search.report(play, "J1", "U9", "MEDIUM")
    assert "U9" in play.sea.forces
    assert play.sea.reports[-1].kind == "list"


@pytest.mark.rule("BR-13-02", "BR-3-08")
def test_each_base_searches_a_force_once_in_a_phase_pair() -> None:
    case = at_sea(pair=3, searched=[["J1", "U17"]])
    play = rolled(case)
    search.attempt(play, "J1", "U17", play.force("U17").hex)
    assert not play.events
    other = at_sea(pair=3, forces={"U17": {**U17, "hex": "F3530"}, "J1": {**J1, "hex": "F1820"}})
    play = rolled(other, *[1, 1] * 3)
    search.segment(play)  # bases that had no chance in the Naval Phase try in the Air Search Segment
    assert ("F1234", "J1") in play.sea.searched


@pytest.mark.rule("BR-13-05", "BR-3-01")
def test_a_located_marker_lasts_to_the_end_of_the_air_phase() -> None:
    case = at_sea(forces={"J1": J1, "U17": {**U17, "located": True}}, pair=3)
    assert case.play.located("U17")
    play = case.play
    play.sea.phase += 1
    assert not play.located("U17")
    assert search.modifiers(play, "J1", "U17") == 15


@pytest.mark.rule("BR-13-03", "BR-13-05")
def test_who_was_located_in_the_phase_before_is_easier_to_find_not_who_was_just_found() -> None:
    play = at_sea(pair=3).play
    search.locate(play, "U17")  # by another search in this phase
    assert search.modifiers(play, "J1", "U17") == 0
    known = at_sea(pair=3, forces={"J1": J1, "U17": {**U17, "located": True}})
    assert search.modifiers(known.play, "J1", "U17") == 15  # when the phase began
    again = known.play
    search.locate(again, "U17")
    assert search.modifiers(again, "J1", "U17") == 15


@pytest.mark.rule("BR-13-08", "BR-13-09")
def test_a_base_sees_ships_in_its_hex_and_beside_its_airfield() -> None:
    for hex, seen in (("F1234", True), ("F1235", True), ("F1236", False)):
        play = rolled(at_sea(forces={"U17": U17, "J1": {**J1, "hex": hex}}))
        search.seen_from_base(play, "J1", play.hex(hex))
        assert play.located("J1") is seen
    damaged = rolled(at_sea(forces={"U17": U17, "J1": {**J1, "hex": "F1235"}}, airfields={"F1234": "D1"}))
    search.seen_from_base(damaged, "J1", damaged.hex("F1235"))
    assert not damaged.located("J1")


@pytest.mark.rule("BR-13-09", "BR-13-12", "BR-3-23")
def test_by_night_a_base_sees_on_four_and_no_aircraft_finds_the_mission_hex() -> None:
    night = {"J1": {"night": True, "target": "F1234"}}
    forces = {"U17": U17, "J1": {**J1, "hex": "F1234"}}
    for die, seen in ((3, False), (4, True)):
        play = rolled(at_sea(forces=forces, cards=night), die)
        search.seen_from_base(play, "J1", play.hex("F1234"))
        assert play.located("J1") is seen
    play = at_sea(forces=forces, cards=night).play
    assert search.closest(play, "F1234", "J1", (play.hex("F1234"),)) == -1


# -- surface contact -----------------------------------------------------------------------------------------

PATROL = {"hex": "F1530", "ships": ["us-ca-astoria"], "mission": "PATROL", "speed": 3}
RAIDERS = {"hex": "F1530", "ships": ["jn-ca-tone"], "mission": "MOVT", "speed": 3}


@pytest.mark.rule("BR-13-07", "BR-13-11", "BR-17-10", "BR-16-04")
def test_a_patrol_contacts_on_four_in_its_hex_and_beside_it_with_one_less() -> None:
    near = at_sea(forces={"J8": {**RAIDERS, "hex": "F1531"}, "U17": PATROL}).play
    assert contact.candidates(near, "J8", near.hex("F1531")) == [("U17", -1)]
    here = at_sea(forces={"J8": RAIDERS, "U17": PATROL})
    assert contact.candidates(here.play, "J8", here.play.hex("F1530")) == [("U17", 0)]
    for die, met in ((3, False), (4, True)):
        play = rolled(at_sea(forces={"J8": RAIDERS, "U17": PATROL}), die)
        assert contact.attempt(play, "J8", "U17", 0) is met
    play = rolled(at_sea(forces={"J8": {**RAIDERS, "hex": "F1531"}, "U17": PATROL}), 5)
    assert contact.attempt(play, "J8", "U17", -1)
    assert play.force("U17").hex == play.hex("F1531")  # it moves there


@pytest.mark.rule("BR-13-07")
def test_modifiers_of_contact() -> None:
    forces = {"J8": {**RAIDERS, "located": True}, "U17": PATROL}
    assert contact.attempt(rolled(at_sea(forces=forces), 3), "J8", "U17", 0)
    evasive = {"J8": {**RAIDERS, "admirals": ["ldr-tanaka-raizo"]}, "U17": PATROL}  # E -2
    assert not contact.attempt(rolled(at_sea(forces=evasive), 5), "J8", "U17", 0)
    assert contact.needed(at_sea().play, 0, night=True) == 3
    assert contact.needed(at_sea().play, 1, night=True) == 4
    assert contact.needed(at_sea().play, 1, night=False) == 4


@pytest.mark.rule("BR-13-11", "WPA-PRT-06")
def test_missions_that_seek_nobody_and_ships_in_port_are_not_contacted() -> None:
    quiet = at_sea(forces={"J8": RAIDERS, "U17": {**PATROL, "mission": "MOVT"}}).play
    assert contact.candidates(quiet, "J8", quiet.hex("F1530")) == []
    port = at_sea(
        forces={"J8": {**RAIDERS, "hex": "F3342", "mission": "PATROL"}, "U17": {**PATROL, "hex": "F3342"}}
    ).play
    assert contact.candidates(port, "J8", port.hex("F3342")) == []


@pytest.mark.rule("BR-13-11", "BR-8-03")
def test_a_pair_meets_once_and_a_dummy_vanishes_on_contact() -> None:
    met = at_sea(forces={"J8": RAIDERS, "U17": PATROL}, battles=[["J8", "U17"]]).play
    assert contact.candidates(met, "J8", met.hex("F1530")) == []
    play = rolled(at_sea(forces={"J8": {"hex": "F1530", "dummy": True}, "U17": PATROL}), 6)
    assert not contact.attempt(play, "J8", "U17", 0)
    assert "J8" not in play.sea.forces
