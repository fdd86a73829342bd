"""Where it is night for ships, and who sees them from a coast. [3.23, 13.8, 13.12]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.boats import attack
from flagplot.games.war_in_the_pacific.boats.charts import DAY, NIGHT
from flagplot.games.war_in_the_pacific.sea import plots, search
from tests.war_in_the_pacific.afloat import GROUNDED as MIDWAY_GROUNDED
from tests.war_in_the_pacific.afloat import SeaCase
from tests.war_in_the_pacific.solomons import GROUNDED, SolomonsCase
from tests.war_in_the_pacific.test_concealment import deck, sailed

UNITS = {"E1613": ["ja-rgt-28"]}
ON_THE_WAY, MISSION = "E2417", "E2519"


def runs(**card: Any) -> SolomonsCase:
    """A destroyer on its way to Guadalcanal by night, off New Georgia."""
    force = {"hex": ON_THE_WAY, "ships": ["jn-dd-kagero"], "mission": "TRANS", "side": "japan"}
    given = {"mission": "TRANS", "speed": 2, "night": True, "target": MISSION, **card}
    return SolomonsCase(
        "ground_first", UNITS, turn=13, pair=39, air=GROUNDED, forces={"J1": force}, cards={"J1": given},
        control={"E2518": "allied", "E2519": "allied"}, mtbs={"squadrons": [["E2518", 9]]},
    )  # fmt: skip


@pytest.mark.rule("BR-3-23", "BR-13-09")
def test_it_is_night_in_the_mission_hex_and_day_on_the_way() -> None:
    play = runs().play
    assert not plots.by_night(play, "J1")
    assert attack._time(play, "J1") == DAY
    play.set_force("J1", hex=play.hex(MISSION))
    assert plots.by_night(play, "J1")
    assert attack._time(play, "J1") == NIGHT
    assert plots.by_night(runs(target="").play, "J1")  # it holds: the end of its route is here


@pytest.mark.rule("BR-3-23", "BR-13-07", "BR-19-05")
@pytest.mark.parametrize(("route", "contact"), [("F1033", True), ("F1034", False)])
def test_contact_on_the_way_to_a_night_mission_is_made_by_day(route: str, contact: bool) -> None:
    """Japan needs 3 by night and 4 by day: Astoria is where the route ends, or a hex before."""
    forces = {
        "J8": {"hex": "F1032", "ships": ["jn-ca-tone"], "mission": "PATROL", "speed": 3},
        "U17": {"hex": "F1033", "ships": ["us-ca-astoria"], "mission": "MOVT", "speed": 3},
    }
    case = SeaCase("naval", forces=forces, subrons={}, air=MIDWAY_GROUNDED, airfields={"F1234": "D1"})
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "take-card J8", "by-night", "course F1033")
    case.do("japan", *([] if contact else ["course F1034"]), "file-card", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=[3, *([] if contact else [1, 1, 1, 1])])
    assert (("J8", "U17") in case.play.sea.battles) is contact
    if contact:
        board = case.game.view(case.state, None).panels["surface_combat"]
        assert board["night"]
        assert board["hex"] == case.where("J8")


@pytest.mark.rule("BR-13-08")
@pytest.mark.parametrize(("field", "seen"), [("E1118", False), ("E1018", True)])
def test_only_an_airfield_on_a_coast_looks_over_the_hexes_around_it(field: str, seen: bool) -> None:
    """Kokoda lies inland, Port Moresby on the coast: who holds one of them alone."""
    fields = {"E1118": "japan", "E1018": "japan", "E1217": "japan", field: "allied"}
    where = "E1017"  # beside both, and nobody's
    force = {"hex": where, "ships": ["jn-dd-kagero"], "mission": "MOVT", "side": "japan"}
    case = SolomonsCase(
        "ground_first", UNITS, turn=3, pair=9, air=GROUNDED, forces={"J1": force}, control=fields
    )
    play = case.play
    search.seen_from_base(play, "J1", play.hex(where))
    assert play.located("J1") is seen


@pytest.mark.rule("BR-13-12", "SC-S3-06")
def test_barges_that_move_by_night_are_hard_to_find() -> None:
    def modifier(ship: str, **card: Any) -> int:
        force = {"hex": ON_THE_WAY, "ships": [ship], "mission": "TRANS", "side": "japan"}
        given = {"mission": "TRANS", "speed": 1, "target": MISSION, **card}
        case = SolomonsCase(
            "ground_first", UNITS, turn=3, pair=9, air=GROUNDED, forces={"J1": force}, cards={"J1": given}
        )
        return search.modifiers(case.play, "E2518", "J1")

    assert modifier("jn-barge-1", night=True) - modifier("jn-barge-1") == -40
    assert modifier("jn-dd-kagero", night=True) == modifier("jn-dd-kagero")
    barge = {"hex": ON_THE_WAY, "ships": ["jn-barge-1"], "mission": "TRANS", "side": "japan"}
    case = SolomonsCase(
        "ground_first", UNITS, turn=3, pair=9, air=GROUNDED, forces={"J1": barge},
        cards={"J1": {"mission": "TRANS", "speed": 1, "night": True, "target": MISSION}},
    )  # fmt: skip
    assert plots.by_night(case.play, "J1")  # all the way


@pytest.mark.rule("SC-S3-06", "BR-9-09", "BR-17-12")
def test_barges_carry_troops_along_the_coast_by_night() -> None:
    forces = {"J1": {"hex": "E1613", "ships": ["jn-barge-1"], "mission": "TRANS", "side": "japan"}}
    case = deck(forces=forces, harbour={}, units={"E1613": ["jn-snlf-k3"], "E3231": ["us-rgt-182"]})
    case.do("japan", "take-card J1", "load jn-snlf-k3")
    case.refuses("japan", "course E1614", "SC-S3-06")
    case.do("japan", "by-night")
    case.refuses("japan", "course E1812", "BR-9-09")
    case.do("japan", "course E0915", "put-ashore", "file-card")
    assert sailed(case).where("jn-snlf-k3") == "E0915"
