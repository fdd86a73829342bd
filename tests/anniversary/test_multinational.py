"""Forces of several powers."""

from __future__ import annotations

import pytest

from tests.anniversary.fights import Fight, attack, conduct, lost, throwers
from tests.anniversary.helpers import Case

# six persons, one for each power; China is run with the United States
SIX = {"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5, "china": 5}


@pytest.mark.rule("A50-MNF-01", "A50-MNF-04")
def test_friends_share_a_space_but_only_the_active_power_attacks() -> None:
    case = attack(
        "germany",
        {
            "libya": {"germany": {"tank": 1}, "italy": {"tank": 3}},
            "egypt": {"uk": {"infantry": 1}},
        },
        "go libya>egypt tank",
    )
    case.refuses("germany", "go libya>egypt italy:tank")
    case.do("germany", "done", dice=[3, 6])
    assert case.units("egypt") == {"germany": {"tank": 1}}
    assert case.units("libya") == {"italy": {"tank": 3}}


@pytest.mark.rule("A50-MNF-02")
def test_only_the_controller_collects_for_a_shared_territory() -> None:
    case = Case(
        turn="italy",
        phase="income",
        treasury={"italy": 0, "germany": 0},
        units={"libya": {"germany": {"tank": 5}, "italy": {"infantry": 1}}},
        options={"national_objectives": False},
    )
    assert case.treasury("italy") == 10
    assert case.treasury("germany") == 0


@pytest.mark.rule("A50-MNF-03", "A50-CBT-09")
def test_friends_beside_the_attacker_take_no_part_and_no_hits() -> None:
    fight = Fight(
        "japan",
        "sz57",
        japan={"cruiser": 1},
        italy={"destroyer": 1},
        usa={"cruiser": 1, "submarine": 1},
    )
    assert fight.waiting == ("usa",)  # the Italian destroyer does not keep it from submerging
    fight.do("usa", "submerge 0", dice=[1])
    assert fight.over
    assert lost(fight) == ["japan cruiser"]
    assert fight.left()["italy"] == {"destroyer": 1}


@pytest.mark.rule("A50-MNF-05", "A50-MNF-07")
def test_all_powers_in_a_space_defend_it_each_throwing_for_its_own() -> None:
    fight = Fight(
        "germany",
        "egypt",
        germany={"tank": 1},
        uk={"infantry": 1},
        usa={"infantry": 2},
        ussr={"tank": 1},
        origins=("libya",),
        dice=[6, 6, 6, 6, 6],
    )
    assert throwers(fight)[1:] == [
        "uk in egypt: infantry at 2",
        "usa in egypt: 2 infantry at 2",
        "ussr in egypt: tank at 3",
    ]


def shared(**parts: object) -> Fight:
    """Germany hits once: three American units and one British stand in Egypt."""
    return Fight(
        "germany",
        "egypt",
        germany={"tank": 1},
        uk={"tank": 1},
        usa={"infantry": 2, "artillery": 1},
        persons=SIX,
        origins=("libya",),
        dice=[1],
        **parts,  # type: ignore[arg-type]
    )


@pytest.mark.rule("A50-MNF-06", "A50-MNF-10")
def test_the_largest_contingent_proposes_and_the_others_judge() -> None:
    fight = shared()
    assert fight.waiting == ("usa",)  # though Egypt is British
    assert fight.legal("usa") == ["lose uk:tank", "lose infantry", "lose artillery"]
    fight.do("usa", "lose infantry")
    assert fight.waiting == ("uk",)
    assert fight.legal("uk") == ["agree", "object"]
    fight.do("uk", "agree", dice=[6, 6, 6, 6])
    assert lost(fight) == ["usa infantry"]


@pytest.mark.rule("A50-MNF-06", "A50-MNF-10")
def test_after_an_objection_the_attacker_chooses() -> None:
    fight = shared()
    fight.do("usa", "lose uk:tank")
    fight.do("uk", "object")
    assert fight.waiting == ("germany",)
    fight.do("germany", "lose usa:artillery", dice=[6, 6, 6, 6])
    assert lost(fight) == ["usa artillery"]


@pytest.mark.rule("A50-MNF-10")
def test_one_person_for_several_powers_just_chooses() -> None:
    fight = Fight(
        "germany", "egypt", germany={"tank": 1}, uk={"tank": 1}, usa={"infantry": 2}, origins=("libya",),
        dice=[1],
    )  # fmt: skip
    seat = fight.waiting[0]
    fight.do(seat, next(a for a in fight.legal(seat) if a.endswith("tank")), dice=[6, 6, 6])
    assert lost(fight) == ["uk tank"]


@pytest.mark.rule("A50-MNF-08", "A50-CAR-06")
def test_a_friends_fighter_aboard_an_attacking_carrier_is_cargo() -> None:
    fight = Fight(
        "uk",
        "sz12",
        uk={"carrier[usa:fighter]": 1},
        germany={"cruiser": 1},
        dice=[6, 1],
    )
    assert fight.over
    assert throwers(fight) == ["uk in sz12: carrier at 1", "germany in sz12: cruiser at 3"]
    assert lost(fight) == ["uk carrier", "usa fighter"]


@pytest.mark.rule("A50-MNF-09")
def test_land_units_leave_a_friends_transport_on_their_own_turn_only() -> None:
    units = {"sz7": {"uk": {"transport[usa:infantry]": 1}}, "united_kingdom": {"uk": {"infantry": 1}}}
    british = Case(turn="uk", phase="noncombat_move", units=units)
    british.refuses("uk", "go sz7 transport offload=united_kingdom")
    american = Case(turn="usa", phase="noncombat_move", units=units)
    assert any(action.startswith("disembark sz7") for action in american.legal("usa"))


@pytest.mark.rule("A50-MNF-09")
def test_nobody_boards_a_friends_transport_and_storms_a_beach_in_one_turn() -> None:
    aboard = {"sz7": {"uk": {"transport[usa:infantry]": 1}}, "france": {}}
    ready = Case(turn="usa", phase="combat_move", units=aboard)
    assert any(action.startswith("storm sz7") for action in ready.legal("usa"))
    units = {"sz7": {"uk": {"transport": 1}}, "united_kingdom": {"usa": {"infantry": 1}}, "france": {}}
    bridge = Case(turn="usa", phase="combat_move", units=units)
    bridge.do("usa", *[action for action in bridge.legal("usa") if action.startswith("board")])
    assert not any(action.startswith("storm") for action in bridge.legal("usa"))


@pytest.mark.rule("A50-MNF-09")
def test_they_may_land_on_the_enemy_from_it() -> None:
    case = conduct(
        "usa",
        {
            "sz7": {"uk": {"transport[usa:infantry]~assaulting>france": 1}, "usa": {"cruiser": 1}},
            "france": {"germany": {"infantry": 1}},
        },
        this_turn={"assaults": [["sz7", "france"]]},
    )
    case.do("usa", next(a for a in case.legal("usa") if a.startswith("land")))
    assert case.legal("usa") == ["bombard cruiser france", "done"]
    case.do("usa", "done", dice=[1, 6])
    assert case.control("france") == "usa"
