"""Breaking off a battle: where to, who, and who may not."""

from __future__ import annotations

import pytest

from tests.pacific_1940.fights import Fight

rule = pytest.mark.rule


# -- at sea -------------------------------------------------------------------------------------------------


def picture(**more: object) -> Fight:
    """EX-A23: a destroyer from sea24 and a cruiser from sea26 attack a battleship; all miss."""
    return Fight(
        "usa", "sea25", origins=("sea24", "sea26"),
        usa={"destroyer~done": 1, "cruiser~done": 1}, japan={"battleship": 1}, dice=[6, 6, 6], **more,
    )  # fmt: skip


@rule("P40-RET-02")
@rule("P40-RET-04")
@rule("P40-RET-06")
def test_all_ships_go_to_one_zone_they_came_from() -> None:
    fight = picture()
    assert fight.legal("usa") == ["press", "retreat sea24", "retreat sea26"]
    refusal = fight.why_not("usa", "retreat sea13")
    assert refusal is not None
    assert refusal.rule == "P40-RET-02"
    fight.do("usa", "retreat sea26")
    assert fight.over
    # the cruiser is marked with the zone it fought in: it bombards nowhere this turn
    assert fight.left("sea26", marks=True) == {"usa": {"destroyer~done": 1, "cruiser~done>sea25": 1}}
    assert fight.left() == {"japan": {"battleship": 1}}


@rule("P40-RET-03")
def test_a_zone_hostile_when_the_turn_began_is_no_retreat() -> None:
    fight = picture(hostile_before=("sea24",))
    assert fight.legal("usa") == ["press", "retreat sea26"]
    refusal = fight.why_not("usa", "retreat sea24")
    assert refusal is not None
    assert refusal.rule == "P40-RET-03"


@rule("P40-RET-02")
def test_a_zone_hostile_now_is_no_retreat() -> None:
    fight = picture(elsewhere={"sea24": {"japan": {"destroyer": 1}}})
    assert fight.legal("usa") == ["press", "retreat sea26"]


@rule("P40-RET-07")
def test_ships_already_there_retreat_only_with_others() -> None:
    fight = Fight("usa", "sea25", usa={"destroyer": 1}, japan={"destroyer": 1}, dice=[6, 6, 6, 6, 2, 6])
    assert fight.over, "nobody moved in, so there was nothing to ask between the rounds"
    fight = Fight(
        "usa", "sea25", origins=("sea24",), usa={"destroyer~done": 1, "cruiser": 1}, japan={"battleship": 1},
        dice=[6, 6, 1],
    )  # fmt: skip
    fight.do("usa", "lose destroyer")  # the one that had moved
    assert fight.legal("usa") == ["press", "retreat sea24"]


@rule("P40-RET-05")
@rule("P40-TRN-12")
def test_aircraft_stay_when_ships_retreat() -> None:
    fight = Fight(
        "usa", "sea25", origins=("sea24",),
        usa={"cruiser~done": 1, "transport[infantry!]~assaulting>wake_island": 1, "fighter~attacking3": 1},
        japan={"battleship": 1}, dice=[6, 6, 6],
    )  # fmt: skip
    fight.do("usa", "retreat sea24")
    assert fight.left(marks=True) == {"usa": {"fighter~aloft3": 1}, "japan": {"battleship": 1}}
    assert fight.left("sea24", marks=True) == {
        "usa": {"cruiser~done>sea25": 1, "transport[infantry!]~done": 1}
    }


@rule("P40-RET-08")
def test_aircraft_alone_break_off_anywhere() -> None:
    fight = Fight("usa", "sea25", usa={"fighter~attacking3": 2}, japan={"cruiser": 1}, dice=[6, 6, 6])
    assert fight.legal("usa") == ["press", "retreat air"]
    fight.do("usa", "retreat air")
    assert fight.over
    assert fight.left(marks=True) == {"usa": {"fighter~aloft3": 2}, "japan": {"cruiser": 1}}


@rule("P40-RET-02")
def test_aircraft_do_not_leave_without_the_ships() -> None:
    fight = Fight(
        "usa", "sea25", origins=("sea24",), usa={"cruiser~done": 1, "fighter~attacking3": 1},
        japan={"battleship": 1}, dice=[6, 6, 6],
    )  # fmt: skip
    assert fight.legal("usa") == ["press", "retreat sea24"]
    refusal = fight.why_not("usa", "retreat air")
    assert refusal is not None
    assert refusal.rule == "P40-RET-02"


@rule("P40-RET-01")
@rule("P40-GCB-07")
def test_submerged_submarines_stay_behind() -> None:
    fight = Fight(
        "usa", "sea25", origins=("sea24",), usa={"submarine~done": 1, "cruiser~done": 1}, japan={"cruiser": 1}
    )
    fight.do("usa", "submerge 1", dice=[6, 6])
    assert fight.legal("japan") == [], "only the attacker is ever asked"
    fight.do("usa", "retreat sea24")
    assert fight.left() == {"usa": {"submarine": 1}, "japan": {"cruiser": 1}}


# -- on land ------------------------------------------------------------------------------------------------


@rule("P40-RET-02")
@rule("P40-RET-05")
def test_land_retreat() -> None:
    fight = Fight(
        "uk", "shan_state", origins=("burma", "malaya"), control={"shan_state": "japan"},
        uk={"infantry~done": 2, "fighter~attacking2": 1}, japan={"infantry": 2}, dice=[6] * 5,
    )  # fmt: skip
    assert fight.legal("uk") == ["press", "retreat burma", "retreat malaya"]
    fight.do("uk", "retreat malaya")
    assert fight.over
    assert fight.left("malaya", marks=True) == {"uk": {"infantry~done": 2}}
    assert fight.left(marks=True) == {"uk": {"fighter~aloft2": 1}, "japan": {"infantry": 2}}
    assert fight.control("shan_state") == "japan"


@rule("P40-RET-02")
def test_no_retreat_into_land_that_is_not_friendly() -> None:
    fight = Fight(
        "uk", "shan_state", origins=("burma", "malaya"), control={"shan_state": "japan", "malaya": "japan"},
        uk={"infantry~done": 2}, japan={"infantry": 2}, dice=[6] * 4,
    )  # fmt: skip
    assert fight.legal("uk") == ["press", "retreat burma"]


def assault(**uk: int) -> Fight:
    """The British in Siam, from the sea and from Shan State; everybody misses in the first round."""
    force = {name.replace("_by_sea", "~seaborne").replace("_by_land", "~done"): n for name, n in uk.items()}
    force = {name.replace("_by_air", "~attacking2"): n for name, n in force.items()}
    dice = [6] * (sum(uk.values()) + 3)
    return Fight("uk", "siam", origins=("shan_state",), uk=force, japan={"infantry": 3}, dice=dice)


@rule("P40-AMP-26")
@rule("P40-AMP-27")
@rule("P40-AMP-28")
@rule("P40-AMP-29")
@rule("P40-AMP-30")
@rule("P40-AMP-22")
def test_partial_retreat_in_an_assault() -> None:
    """EX-B10."""
    fight = assault(infantry_by_sea=1, infantry_by_land=2, fighter_by_air=1)
    assert fight.legal("uk") == ["press", "withdraw shan_state"]
    for action, clause in (("retreat shan_state", "P40-AMP-26"), ("withdraw air", "P40-AMP-29")):
        refusal = fight.why_not("uk", action)
        assert refusal is not None
        assert refusal.rule == clause
    fight.do("uk", "withdraw shan_state", dice=[6, 6, 6, 6, 6, 6, 6, 2])
    assert fight.over, "the unit from the sea fights on alone, without being asked, until it dies"
    assert fight.left("shan_state", marks=True) == {"uk": {"infantry~done": 2}}
    assert fight.left(marks=True) == {"uk": {"fighter~aloft2": 1}, "japan": {"infantry": 3}}


@rule("P40-AMP-29")
def test_aircraft_leave_an_assault_alone_only_without_overland_units() -> None:
    assert assault(infantry_by_sea=1, fighter_by_air=1).legal("uk") == ["press", "withdraw air"]


@rule("P40-AMP-26")
@rule("P40-AMP-25")
def test_units_from_the_sea_are_never_asked() -> None:
    fight = Fight("uk", "siam", uk={"infantry~seaborne": 1}, japan={"infantry": 1}, dice=[6, 6, 6, 6, 6, 2])
    assert fight.over
    assert fight.left() == {"japan": {"infantry": 1}}


@rule("P40-AMP-24")
def test_one_round_before_any_retreat() -> None:
    """EX-B27: the landing failed at sea; overland units and the fighter are asked only after a round."""
    fight = Fight(
        "japan", "malaya", origins=("shan_state",), control={"shan_state": "japan"},
        japan={"infantry~done": 3, "fighter~attacking1": 1}, uk={"infantry": 1}, dice=[6] * 5,
    )  # fmt: skip
    assert fight.battle.round == 1
    assert fight.thrown == [3, 1, 1, 1, 2]
    assert fight.legal("japan") == ["press", "retreat shan_state"]


@rule("P40-RET-08")
def test_air_attack_on_land_is_broken_off_without_a_space() -> None:
    fight = Fight("japan", "india", japan={"fighter~attacking1": 1}, uk={"infantry": 1}, dice=[6, 6])
    fight.do("japan", "retreat air")
    assert fight.over
    assert fight.left(marks=True) == {"japan": {"fighter~aloft1": 1}, "uk": {"infantry": 1}}
