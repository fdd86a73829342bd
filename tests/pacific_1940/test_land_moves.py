"""Land units: combat moves, blitzes, noncombat moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import GAME, Case

rule = pytest.mark.rule


def japan(**parts: Any) -> Case:
    return Case(turn="japan", phase="combat_move", **parts)


def blitz(*units: str, **parts: Any) -> Case:
    """Japan in Jehol next to empty Chahar, two Chinese infantry behind it in Suiyuan."""
    force = {name: units.count(name) for name in units}
    return japan(units={"jehol": {"japan": force}, "suiyuan": {"china": {"infantry": 2}}}, **parts)


# -- combat move: where a move leads ---------------------------------------------------------------


@rule("P40-CMV-01")
@rule("P40-CMV-27")
def test_a_combat_move_may_not_end_in_friendly_land() -> None:
    case = japan(units={"manchuria": {"japan": {"tank": 1, "infantry": 1}}})
    case.refuses("japan", "go manchuria>jehol infantry", "P40-CMV-01")
    case.refuses("japan", "go manchuria>korea tank", "P40-CMV-01")
    idle = japan(units={"japan": {"japan": {"infantry": 1}}, "jehol": {"japan": {"infantry": 1}}})
    idle.refuses("japan", "move japan land", "P40-CMV-01")
    assert "move japan land" not in idle.legal("japan")


@rule("P40-CMV-01")
def test_a_passing_tank_may_not_halt_on_the_way() -> None:
    case = japan(units={"manchuria": {"japan": {"tank": 1}}, "chahar": {"china": {"infantry": 1}}})
    case.do("japan", "move manchuria land", "take tank 1", "step jehol")
    assert "halt" not in case.legal("japan")
    case.refuses("japan", "halt", "P40-CMV-01")


@rule("P40-CMV-02")
def test_entering_empty_hostile_land_is_a_combat_move() -> None:
    case = blitz("infantry").do("japan", "go jehol>chahar infantry")
    assert case.units("chahar") == {"japan": {"infantry": 1}}
    assert case.control("chahar") == "china"  # captured only in the Conduct Combat phase


@rule("P40-CMV-03")
def test_one_territory_may_be_attacked_from_several() -> None:
    case = japan(
        units={
            "jehol": {"japan": {"infantry": 2}},
            "shantung": {"japan": {"infantry": 1}},
            "anhwe": {"china": {"infantry": 1}},
        }
    )
    case.do("japan", "go jehol>anhwe infantry:2", "go shantung>anhwe infantry:1")
    board = case.war.board
    assert case.units("anhwe")["japan"] == {"infantry": 3}
    origins = case.state.origins[board.space_of["anhwe"]]
    assert {board.space_ids[s] for s in origins} == {"jehol", "shantung"}


@rule("P40-CMV-04")
@rule("P40-CMV-12")
@rule("P40-CMV-13")
def test_ex_a16_friendly_then_hostile() -> None:
    case = japan(
        units={"manchuria": {"japan": {"tank": 1, "infantry": 1}}, "chahar": {"china": {"infantry": 1}}}
    )
    case.refuses("japan", "go manchuria>jehol>chahar infantry")
    case.do("japan", "go manchuria>jehol>chahar tank")
    assert case.units("chahar")["japan"] == {"tank": 1}


@rule("P40-CMV-12")
def test_no_unit_goes_farther_than_its_move() -> None:
    case = blitz("tank", "infantry").do("japan", "move jehol land", "take infantry 1")
    case.do("japan", "step chahar")
    case.refuses("japan", "step suiyuan", "P40-CMV-12")
    # three territories are too far for a tank, even if nobody stops it
    far = japan(units={"jehol": {"japan": {"tank": 1}}})
    far.refuses("japan", "go jehol>chahar>suiyuan>shensi tank", "P40-CMV-12")


@rule("P40-MAP-02")
def test_steps_lead_to_neighbours_only() -> None:
    case = blitz("tank").do("japan", "move jehol land", "take tank 1")
    case.refuses("japan", "step suiyuan", "P40-MAP-02")
    case.refuses("japan", "step sea19", "P40-INF-04")
    case.refuses("japan", "step nowhere")


@rule("P40-CMV-09")
def test_nobody_moves_twice() -> None:
    case = blitz("tank", "tank").do("japan", "go jehol>chahar tank")
    case.refuses("japan", "move chahar land", "P40-CMV-09")
    assert "move chahar land" not in case.legal("japan")
    assert "move jehol land" in case.legal("japan")


@rule("P40-CMV-18")
@rule("P40-BLZ-05")
def test_ex_a14_a_lone_gun_stops_a_tank() -> None:
    case = japan(units={"jehol": {"japan": {"tank": 1}}, "chahar": {"china": {"aa_gun": 1}}})
    case.refuses("japan", "go jehol>chahar>suiyuan tank", "P40-CMV-18")
    case.do("japan", "go jehol>chahar tank")
    assert case.units("chahar") == {"china": {"aa_gun": 1}, "japan": {"tank": 1}}


@rule("P40-CMV-13")
@rule("P40-CMV-18")
def test_a_tank_stops_at_enemy_units() -> None:
    case = japan(units={"jehol": {"japan": {"tank": 1}}, "chahar": {"china": {"infantry": 1}}})
    case.refuses("japan", "go jehol>chahar>suiyuan tank", "P40-CMV-18")


@rule("P40-CMV-20")
@rule("P40-NCM-09")
@rule("P40-AAG-01")
def test_guns_move_only_in_noncombat_movement() -> None:
    units = {"jehol": {"japan": {"aa_gun": 1, "infantry": 1}}}
    case = japan(units=units).do("japan", "move jehol land")
    case.refuses("japan", "take aa_gun 1", "P40-CMV-20")
    only = japan(units={"jehol": {"japan": {"aa_gun": 1}}, "shantung": {"japan": {"infantry": 1}}})
    only.refuses("japan", "move jehol land", "P40-CMV-20")
    later = Case(turn="japan", phase="noncombat_move", units=units)
    later.refuses("japan", "go jehol>manchuria>korea aa_gun", "P40-CMV-12")
    later.do("japan", "go jehol>manchuria aa_gun")
    assert later.units("manchuria") == {"japan": {"aa_gun": 1}}


@rule("P40-CMV-28")
@rule("P40-BLZ-07")
def test_ex_b32_a_blitz_opens_no_road_for_others() -> None:
    case = blitz("tank", "infantry", "mech_infantry", "mech_infantry")
    case.do("japan", "go jehol>chahar>suiyuan tank mech_infantry")
    assert case.control("chahar") == "japan"
    case.refuses("japan", "go jehol>chahar>suiyuan mech_infantry", "P40-BLZ-07")
    case.do("japan", "go jehol>chahar mech_infantry", "go jehol>chahar infantry")
    assert case.units("chahar") == {"japan": {"infantry": 1, "mech_infantry": 1}}
    assert case.units("suiyuan")["japan"] == {"mech_infantry": 1, "tank": 1}


@rule("P40-CMV-11")
def test_nobody_joins_once_the_fighting_begins() -> None:
    case = japan(
        units={
            "jehol": {"japan": {"infantry": 3}},
            "chahar": {"china": {"infantry": 1}},
            "anhwe": {"china": {"infantry": 1}},
        }
    )
    case.do("japan", "go jehol>chahar infantry", "go jehol>anhwe infantry", "done")
    assert case.verbs("japan") == {"fight"}
    assert GAME.why_not(case.state, "japan", "go jehol>chahar infantry") is not None


# -- blitz -----------------------------------------------------------------------------------------


@rule("P40-BLZ-01")
@rule("P40-BLZ-02")
@rule("P40-BLZ-03")
@rule("P40-BLZ-04")
@rule("P40-MEC-02")
@rule("P40-TNK-02")
def test_ex_a17_blitz_takes_control_at_once() -> None:
    case = blitz("tank", "mech_infantry")
    before = case.production("china"), case.production("japan")
    case.do("japan", "go jehol>chahar>suiyuan tank mech_infantry")
    assert case.control("chahar") == "japan"
    assert (case.production("china"), case.production("japan")) == (before[0] - 1, before[1] + 1)
    assert case.units("suiyuan")["japan"] == {"mech_infantry": 1, "tank": 1}
    assert case.units("chahar") == {}


@rule("P40-BLZ-06")
@rule("P40-CMV-05")
def test_a_blitz_may_end_where_it_began() -> None:
    case = blitz("tank").do("japan", "go jehol>chahar>jehol tank")
    assert case.control("chahar") == "japan"
    assert case.units("jehol") == {"japan": {"tank": 1}}
    case.refuses("japan", "move jehol land", "P40-CMV-09")


@rule("P40-BLZ-01")
def test_a_tank_may_also_stop_in_the_first_territory() -> None:
    case = blitz("tank").do("japan", "move jehol land", "take tank 1", "step chahar")
    assert {"halt", "step suiyuan", "step jehol"} <= set(case.legal("japan"))
    case.do("japan", "halt")
    assert case.control("chahar") == "china"


@rule("P40-BLZ-04")
@rule("P40-BLZ-07")
def test_ex_b24_one_mechanized_infantry_for_each_tank() -> None:
    case = blitz("tank", "mech_infantry", "mech_infantry")
    case.refuses("japan", "go jehol>chahar>suiyuan tank mech_infantry:2", "P40-BLZ-07")
    case.refuses("japan", "go jehol>chahar>suiyuan mech_infantry", "P40-BLZ-07")
    case.do("japan", "go jehol>chahar>suiyuan tank mech_infantry", "go jehol>chahar mech_infantry")
    assert case.units("suiyuan")["japan"] == {"mech_infantry": 1, "tank": 1}
    assert case.units("chahar") == {"japan": {"mech_infantry": 1}}


@rule("P40-BLZ-07")
def test_mechanized_infantry_alone_passes_friendly_land() -> None:
    case = japan(units={"manchuria": {"japan": {"mech_infantry": 1}}, "chahar": {"china": {"infantry": 1}}})
    case.do("japan", "go manchuria>jehol>chahar mech_infantry")
    assert case.units("chahar")["japan"] == {"mech_infantry": 1}


@rule("P40-BLZ-05")
@pytest.mark.parametrize(
    ("facility", "clause"),
    [
        ({"airbase": 0}, "P40-BLZ-05"),
        ({"naval_base": 4}, "P40-BLZ-05"),
        ({"complex": "minor"}, "P40-CMV-18"),
    ],
)
def test_facilities_stop_a_blitz(facility: dict[str, object], clause: str) -> None:
    case = Case(
        turn="uk",
        phase="combat_move",
        control={"jehol": "china"},
        units={"jehol": {"uk": {"tank": 1}}},
        facilities={"shantung": facility},
    )
    case.refuses("uk", "go jehol>shantung>kiangsu tank", clause)
    case.do("uk", "go jehol>shantung tank")
    free = Case(
        turn="uk", phase="combat_move", control={"jehol": "china"}, units={"jehol": {"uk": {"tank": 1}}}
    )
    free.do("uk", "go jehol>shantung>kiangsu tank")
    assert free.control("shantung") == "china"  # liberated in passing


@rule("P40-BLZ-08")
def test_blitz_through_a_neutral_without_infantry() -> None:
    case = japan(
        control={"chahar": "japan"},
        units={"chahar": {"japan": {"tank": 2}}, "suiyuan": {"china": {"infantry": 1}}},
    )
    case.refuses("japan", "go chahar>buyant_uhaa>central_mongolia tank", "P40-BLZ-08")
    case.do("japan", "go chahar>central_mongolia>suiyuan tank")
    assert case.control("central_mongolia") == "japan"
    side = case.state.aligned[case.war.board.space_of["central_mongolia"]]
    assert case.war.board.sides[side] == "allies"


# -- politics and areas ----------------------------------------------------------------------------


@rule("P40-POL-03")
@rule("P40-POL-02")
def test_ex_a07_french_indo_china_without_provocation() -> None:
    case = Case(base="start", turn="japan", phase="combat_move")
    case.do("japan", "go kwangsi>french_indo_china infantry:2")
    case.refuses("japan", "go kwangsi>kwangtung infantry:1", "P40-POL-26")


@rule("P40-CHN-07")
@rule("P40-CHN-09")
def test_chinese_units_stay_in_their_area() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        control={"french_indo_china": "japan", "burma": "japan"},
        units={"yunnan": {"china": {"infantry": 2}}, "burma": {"japan": {"infantry": 1}}},
    )
    case.refuses("china", "go yunnan>french_indo_china infantry", "P40-CHN-07")
    case.do("china", "go yunnan>burma infantry:2")
    assert case.units("burma")["china"] == {"infantry": 2}


@rule("P40-MAP-19")
@rule("P40-MAP-24")
def test_closed_land_stays_closed() -> None:
    case = Case(turn="uk", phase="noncombat_move", units={"burma": {"uk": {"infantry": 1}}})
    case.refuses("uk", "go burma>himalayas infantry", "P40-MAP-24")
    north = Case(turn="japan", phase="noncombat_move", units={"manchuria": {"japan": {"infantry": 1}}})
    north.refuses("japan", "go manchuria>amur infantry", "P40-MAP-19")


# -- noncombat -------------------------------------------------------------------------------------


@rule("P40-NCM-01")
def test_units_that_moved_or_fought_stay() -> None:
    case = Case(
        turn="japan",
        phase="noncombat_move",
        units={"jehol": {"japan": {"infantry~done": 1, "tank": 1}}},
    )
    case.do("japan", "move jehol land")
    case.refuses("japan", "take infantry 1", "P40-NCM-01")
    spent = Case(
        turn="japan",
        phase="noncombat_move",
        units={"jehol": {"japan": {"infantry~done": 1}}, "korea": {"japan": {"infantry": 1}}},
    )
    spent.refuses("japan", "move jehol land", "P40-NCM-01")


@rule("P40-NCM-07")
def test_land_captured_this_turn_may_be_entered_and_passed() -> None:
    case = Case(
        turn="japan",
        phase="noncombat_move",
        control={"chahar": "japan", "suiyuan": "japan"},
        this_turn={"captured": ["chahar", "suiyuan"], "control": {"chahar": "china", "suiyuan": "china"}},
        units={"jehol": {"japan": {"tank": 1, "infantry": 1}}},
    )
    case.do("japan", "go jehol>chahar>suiyuan tank", "go jehol>chahar infantry")
    assert case.units("suiyuan") == {"japan": {"tank": 1}}
    assert case.units("chahar") == {"japan": {"infantry": 1}}


@rule("P40-NCM-08")
@rule("P40-NCM-03")
def test_hostile_land_is_closed_in_noncombat_movement() -> None:
    case = Case(turn="japan", phase="noncombat_move", units={"jehol": {"japan": {"tank": 1}}})
    case.refuses("japan", "go jehol>chahar tank", "P40-NCM-08")
    case.refuses("japan", "go jehol>chahar>jehol tank", "P40-NCM-08")
    case.do("japan", "go jehol>manchuria>korea tank")
    assert case.units("korea") == {"japan": {"tank": 1}}


@rule("P40-NCM-21")
@rule("P40-POL-06")
def test_walking_into_french_land_takes_it_over() -> None:
    case = Case(
        turn="uk",
        phase="noncombat_move",
        control={"kwangsi": "china"},
        units={"kwangsi": {"uk": {"infantry": 1, "aa_gun": 1}}},
    )
    case.do("uk", "go kwangsi>french_indo_china aa_gun")
    assert case.control("french_indo_china") == "france"
    case.do("uk", "go kwangsi>french_indo_china infantry")
    assert case.control("french_indo_china") == "uk"


@rule("P40-POL-11")
def test_walking_into_china_is_an_act_of_war() -> None:
    case = Case(turn="uk", phase="noncombat_move", war=["china"], units={"burma": {"uk": {"infantry": 1}}})
    case.do("uk", "go burma>yunnan infantry")
    war = case.war
    assert war.state.war[war.power("uk")] >> war.power("japan") & 1
    assert war.state.war[war.power("anzac")] >> war.power("japan") & 1
    assert not war.state.war[war.power("usa")] >> war.power("japan") & 1


@rule("P40-POL-31")
def test_no_land_unit_enters_the_other_side_in_peace() -> None:
    case = Case(
        turn="japan", phase="noncombat_move", war=["china"], units={"kwangsi": {"japan": {"infantry": 1}}}
    )
    case.refuses("japan", "go kwangsi>kwangtung infantry", "P40-POL-31")


@rule("P40-MAP-13")
def test_ex_b34_former_neutrals_are_open_to_their_side() -> None:
    case = Case(
        turn="usa",
        phase="noncombat_move",
        aligned={"buyant_uhaa": "allies"},
        units={"chahar": {"usa": {"infantry": 1}}, "buyant_uhaa": {"neutral": {"infantry": 1}}},
    )
    case.do("usa", "go chahar>buyant_uhaa infantry")
    assert case.units("buyant_uhaa") == {"neutral": {"infantry": 1}, "usa": {"infantry": 1}}
    assert case.control("buyant_uhaa") != "usa"


# -- the order as a dialogue -----------------------------------------------------------------------


def test_every_listed_action_applies_and_cancel_takes_nothing() -> None:
    case = blitz("tank", "mech_infantry", "infantry")
    before = case.state.units
    case.do("japan", "move jehol land", "take tank 1", "take mech_infantry 1", "cancel")
    assert case.state.units == before
    assert case.step == "combat_move"
