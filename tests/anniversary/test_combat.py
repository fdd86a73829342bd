"""General combat: order of the phase, rounds, dice, losses, the end of a battle."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import BattleBegan, BattleEnded
from tests.anniversary.fights import Fight, attack, conduct, happened, lost, throwers, thrown

# -- the order of the phase ------------------------------------------------------------------------------


@pytest.mark.rule("A50-CBT-01", "A50-CBT-02")
def test_raids_come_first_then_assaults_then_everything_else() -> None:
    case = conduct(
        "germany",
        {
            "united_kingdom": {"germany": {"bomber~raiding3": 1}, "uk": {"infantry": 1}},
            "russia": {"germany": {"bomber~raiding2": 1}, "ussr": {"infantry": 1}},
            "sz16": {"germany": {"transport[infantry!]~assaulting>caucasus": 1}},
            "caucasus": {"ussr": {"infantry": 1}},
            "sz12": {"germany": {"submarine~done": 1}, "uk": {"cruiser": 1}},
            "baltic_states": {"germany": {"infantry": 1}, "ussr": {"infantry": 1}},
            "east_poland": {"germany": {"infantry": 1}, "ussr": {"infantry": 1}},
        },
        this_turn={"assaults": [["sz16", "caucasus"]], "entered_zones": ["sz16", "sz12"]},
    )
    assert case.legal("germany") == ["raid russia", "raid united_kingdom"]
    case.refuses("germany", "fight baltic_states", "A50-CBT-01")
    # both raids, then the only assault: infantry 1, infantry 6
    case.do("germany", "raid united_kingdom", dice=[3, 4, 1, 6])
    assert case.facilities("united_kingdom")[3] == 3
    assert case.facilities("russia")[3] == 4
    assert case.control("caucasus") == "germany"
    assert case.legal("germany") == ["fight baltic_states", "fight east_poland", "fight sz12"]


@pytest.mark.rule("A50-CBT-02", "A50-CBT-04")
def test_the_attacker_chooses_the_order_and_each_battle_is_fought_to_its_end() -> None:
    case = conduct(
        "germany",
        {
            "baltic_states": {"germany": {"tank": 1}, "ussr": {"infantry": 1}},
            "east_poland": {"germany": {"tank": 1}, "ussr": {"infantry": 1}},
            "ukraine": {"germany": {"infantry": 1}},
        },
        control={"ukraine": "germany"},
    )
    assert case.legal("germany") == ["fight baltic_states", "fight east_poland"]
    # two rounds in East Poland before the other battle begins
    case.do("germany", "fight east_poland", dice=[6, 6, 1, 6, 1, 6])
    assert [event.space for event in happened(case, BattleBegan)] == ["east_poland", "baltic_states"]
    assert case.control("east_poland") == case.control("baltic_states") == "germany"


@pytest.mark.rule("A50-CBT-03")
def test_nobody_joins_a_battle_that_has_begun() -> None:
    case = conduct(
        "germany",
        {
            "baltic_states": {"germany": {"tank": 1}, "ussr": {"infantry": 1}},
            "poland": {"germany": {"infantry": 5}},
        },
        this_turn={"origins": {"baltic_states": ["poland"]}},
        dice=[6, 6],
    )
    assert case.legal("germany") == ["press", "retreat poland"]
    case.refuses("germany", "go poland>baltic_states infantry")


@pytest.mark.rule("A50-CBT-32")
def test_without_an_announced_assault_the_second_step_is_skipped() -> None:
    case = conduct(
        "germany",
        {
            "sz12": {"germany": {"transport[infantry]": 1, "cruiser~done": 1}, "uk": {"destroyer": 1}},
            "gibraltar": {"uk": {"infantry": 1}},
        },
        dice=[1, 6],
    )
    # the destroyer is sunk, and nobody lands in Gibraltar next to it
    assert case.step == "noncombat_move"
    assert case.units("gibraltar") == {"uk": {"infantry": 1}}
    assert case.units("sz12") == {"germany": {"transport[infantry]": 1, "cruiser": 1}}


# -- one round --------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CBT-05", "A50-CBT-06", "A50-CBT-12", "A50-CBT-14", "A50-CBT-17")
def test_a_defender_hit_still_fires_and_is_then_removed() -> None:
    fight = Fight("germany", "baltic_states", germany={"infantry": 1}, ussr={"infantry": 1}, dice=[1, 2])
    assert fight.over
    assert fight.left() == {}
    assert throwers(fight) == [
        "germany in baltic_states: infantry at 1",
        "ussr in baltic_states: infantry at 2",
    ]


@pytest.mark.rule("A50-CBT-07", "A50-CBT-11", "A50-CBT-15")
def test_attack_and_defence_values() -> None:
    fight = Fight("germany", "baltic_states", germany={"infantry": 1}, ussr={"infantry": 1}, dice=[2, 2])
    assert fight.over
    assert fight.left() == {"ussr": {"infantry": 1}}  # a 2 misses in attack and hits in defence
    again = Fight("germany", "baltic_states", germany={"infantry": 1}, ussr={"infantry": 1}, dice=[1, 3])
    assert again.left() == {"germany": {"infantry": 1}}


@pytest.mark.rule("A50-CBT-10")
def test_one_die_for_every_unit_with_an_attack_value() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"infantry": 2, "tank": 3, "aa_gun": 1},
        ussr={"infantry": 1, "aa_gun": 1},
        origins=("poland",),
        dice=[6, 6, 6, 6, 6, 6],
    )
    assert thrown(fight) == [(2, 1), (3, 3), (1, 2)]


@pytest.mark.rule("A50-CBT-16", "A50-CBT-18")
def test_owners_choose_and_the_attackers_losses_go_at_once() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"infantry": 1, "tank": 1},
        ussr={"infantry": 1, "artillery": 1},
        dice=[1, 6],
        origins=("poland",),
    )
    assert fight.waiting == ("ussr",)
    fight.do("ussr", "lose artillery", dice=[2, 6])
    assert fight.waiting == ("germany",)
    fight.do("germany", "lose infantry")
    assert fight.strip(True) == {"tank": 1}
    assert lost(fight) == ["germany infantry", "ussr artillery"]


@pytest.mark.rule("A50-CBT-08", "A50-CBT-19")
def test_cargo_fires_at_nobody_takes_no_hit_and_goes_down_with_its_transport() -> None:
    fight = Fight(
        "germany",
        "sz12",
        germany={"cruiser": 1},
        uk={"transport[tank,infantry]": 1, "destroyer": 1},
        dice=[3, 6],
    )
    # the hit goes on the destroyer; the transport, now defenceless, is lost with its cargo
    assert fight.over
    assert thrown(fight) == [(1, 3), (1, 2)]
    assert sorted(lost(fight)) == ["uk destroyer", "uk infantry", "uk tank", "uk transport"]


@pytest.mark.rule("A50-CBT-09")
def test_friends_of_the_attacker_stay_out() -> None:
    fight = Fight(
        "germany", "sz12", germany={"cruiser": 1}, italy={"battleship": 1}, uk={"destroyer": 1}, dice=[6, 2]
    )
    assert fight.over
    assert fight.left() == {"italy": {"battleship": 1}, "uk": {"destroyer": 1}}


@pytest.mark.rule("A50-CBT-13")
def test_submarines_with_a_first_strike_fire_before_the_others() -> None:
    fight = Fight("germany", "sz12", germany={"submarine": 1, "cruiser": 1}, uk={"cruiser": 1})
    fight.do("germany", "submerge 0", dice=[2])
    # hit before it could fire
    assert fight.over
    assert thrown(fight) == [(1, 2)]
    assert fight.left() == {"germany": {"submarine": 1, "cruiser": 1}}


# -- battleships ------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CBT-20", "A50-UNI-10")
def test_a_battleship_takes_one_hit_without_loss_and_is_sunk_by_the_second() -> None:
    fight = Fight(
        "germany", "sz12", germany={"cruiser": 1}, uk={"battleship": 1}, origins=("sz7",), dice=[3, 6]
    )
    assert fight.strip(False) == {"uk:battleship*": 1}
    assert lost(fight) == []
    fight.do("germany", "press", dice=[3, 6])
    assert fight.over
    assert lost(fight) == ["uk battleship"]


@pytest.mark.rule("A50-CBT-21")
@pytest.mark.parametrize("who", ["germany", "uk"])
def test_damage_goes_when_the_combat_ends(who: str) -> None:
    forces = {"germany": {"cruiser": 1}, "uk": {"cruiser": 1}}
    forces[who] = {"battleship": 1}
    fight = Fight("germany", "sz12", dice=[1, 1], **forces)  # both hit
    assert fight.over
    assert fight.left() == {who: {"battleship": 1}}


# -- the best use of hits ----------------------------------------------------------------------------------


@pytest.mark.rule("A50-CBT-22", "A50-NAV-01")
def test_hits_are_put_so_that_all_of_them_count() -> None:
    fight = Fight(
        "usa", "sz53", usa={"cruiser": 1, "bomber~attacking3": 1}, japan={"cruiser": 1, "submarine": 1}
    )
    fight.do("japan", "submerge 0", dice=[6, 3, 4, 6])
    # submarine 6; cruiser 3 hit, bomber 4 hit: one loss each, the cruiser fires 6
    assert fight.over
    assert sorted(lost(fight)) == ["japan cruiser", "japan submarine"]


@pytest.mark.rule("A50-CBT-23", "A50-SUB-17")
def test_hits_nobody_can_take_are_lost() -> None:
    fight = Fight("usa", "sz53", usa={"submarine": 3}, japan={"carrier[fighter]": 1})
    fight.do("usa", "submerge 0", dice=[1, 1, 1])
    # three hits of submarines: the carrier takes one, the fighter none; then nobody can hit anybody
    assert fight.over
    assert fight.left() == {"japan": {"fighter": 1}, "usa": {"submarine": 3}}


# -- artillery ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CBT-24", "A50-UNI-02")
def test_two_artillery_support_two_of_five_infantry() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"infantry": 5, "artillery": 2},
        ussr={"tank": 1},
        origins=("poland",),
        dice=[6] * 8,
    )
    assert thrown(fight) == [(3, 1), (4, 2), (1, 3)]


@pytest.mark.rule("A50-CBT-25")
def test_support_is_counted_anew_every_round() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"infantry": 1, "artillery": 1},
        ussr={"tank": 1, "infantry": 1},
        dice=[6, 6, 6, 3],
        origins=("poland",),
    )
    fight.do("germany", "lose artillery", "press", dice=[2, 6, 6])
    # alone the infantry attacks at 1, so its 2 misses
    assert thrown(fight) == [(2, 2), (1, 2), (1, 3), (1, 1), (1, 2), (1, 3)]
    assert fight.strip(False) == {"ussr:infantry": 1, "ussr:tank": 1}


@pytest.mark.rule("A50-UNI-03", "A50-TEC-02")
def test_artillery_helps_nobody_in_defence() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"tank": 1},
        ussr={"infantry": 1, "artillery": 1},
        technologies={"ussr": ["advanced_artillery"]},
        origins=("poland",),
        dice=[6, 6, 6],
    )
    assert thrown(fight) == [(1, 3), (2, 2)]


@pytest.mark.rule("A50-TEC-01")
@pytest.mark.parametrize(("infantry", "dice"), [(2, [(3, 2)]), (3, [(1, 1), (3, 2)])])
def test_advanced_artillery_supports_two_infantry_each(infantry: int, dice: list[tuple[int, int]]) -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"infantry": infantry, "artillery": 1},
        ussr={"tank": 1},
        technologies={"germany": ["advanced_artillery"]},
        origins=("poland",),
        dice=[6] * (infantry + 2),
    )
    assert thrown(fight) == [*dice, (1, 3)]


# -- the end -----------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-CBT-26", "A50-CBT-27")
def test_the_side_with_units_left_wins_and_they_return() -> None:
    fight = Fight("germany", "baltic_states", germany={"tank": 2}, ussr={"infantry": 1}, dice=[1, 1, 6])
    assert fight.over
    assert [event.winner for event in happened(fight, BattleEnded)] == ["attacker"]
    assert fight.left() == {"germany": {"tank": 2}}


@pytest.mark.rule("A50-CBT-26")
def test_that_a_side_is_gone_is_tested_before_a_retreat_is_offered() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"tank": 1},
        ussr={"infantry": 1},
        origins=("poland",),
        dice=[1, 6],
    )
    assert fight.over
    assert fight.control("baltic_states") == "germany"


@pytest.mark.rule("A50-CBT-28")
def test_transports_facing_transports_stay_or_leave() -> None:
    fight = Fight(
        "uk",
        "sz12",
        uk={"cruiser": 1, "transport": 1},
        germany={"cruiser": 1, "transport": 1},
        origins=("sz8",),
        dice=[1, 1],
    )
    assert fight.legal("uk") == ["stay", "retreat sz8"]
    fight.do("uk", "stay")
    assert fight.over
    assert fight.left() == {"uk": {"transport": 1}, "germany": {"transport": 1}}


@pytest.mark.rule("A50-CBT-29")
def test_a_stand_off_ends_the_battle() -> None:
    fight = Fight(
        "usa",
        "sz53",
        usa={"submarine": 1},
        japan={"carrier[fighter]": 1},
        origins=("sz56",),
    )
    fight.do("usa", "submerge 0", dice=[1])
    assert fight.legal("usa") == ["stay", "retreat sz56"]
    fight.do("usa", "retreat sz56")
    assert fight.over
    assert fight.left("sz56") == {"usa": {"submarine": 1}}
    assert fight.left() == {"japan": {"fighter": 1}}


@pytest.mark.rule("A50-CBT-30")
def test_no_battle_ends_before_the_defenders_have_fired() -> None:
    fight = Fight("germany", "baltic_states", germany={"tank": 2}, ussr={"infantry": 2}, dice=[1, 1, 2, 2])
    assert fight.over
    assert fight.left() == {}  # both defenders were hit, fired, and took the attackers with them
    assert fight.control("baltic_states") == "ussr"


@pytest.mark.rule("A50-CBT-31", "A50-AAG-02", "A50-AAG-08")
def test_guns_fire_before_the_first_round_only_and_are_never_hit() -> None:
    fight = Fight(
        "germany",
        "baltic_states",
        germany={"fighter~attacking3": 1, "tank": 1},
        ussr={"infantry": 1, "aa_gun": 1},
        origins=("poland",),
        dice=[6, 6, 6, 6],
    )
    assert thrown(fight) == [(1, 1), (2, 3), (1, 2)]
    fight.do("germany", "press", dice=[3, 3, 6])
    assert fight.over
    assert thrown(fight)[3:] == [(2, 3), (1, 2)]  # two hits, one defender: the gun stands and is captured
    assert fight.left() == {"germany": {"tank": 1, "fighter": 1, "aa_gun": 1}}


# -- the order of dice ------------------------------------------------------------------------------------


@pytest.mark.rule("A50-MNF-07")
def test_dice_are_thrown_from_the_lowest_value_up_and_power_by_power() -> None:
    fight = Fight(
        "germany",
        "france",
        germany={"infantry": 1, "tank": 1, "bomber~attacking3": 1, "fighter~attacking3": 1},
        uk={"infantry": 1, "fighter": 1},
        usa={"infantry": 2, "tank": 1},
        control={"france": "uk"},
        origins=("germany",),
        dice=[6] * 9,
    )
    assert throwers(fight) == [
        "germany in france: infantry at 1",
        "germany in france: tank, fighter at 3",
        "germany in france: bomber at 4",
        "uk in france: infantry at 2",
        "usa in france: 2 infantry at 2",
        "usa in france: tank at 3",
        "uk in france: fighter at 4",
    ]


@pytest.mark.rule("A50-CBT-04")
def test_every_contested_space_is_fought_over() -> None:
    case = attack(
        "germany",
        {
            "poland": {"germany": {"infantry": 2}},
            "baltic_states": {"ussr": {"infantry": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
        },
        "go poland>baltic_states infantry",
        "go poland>east_poland infantry",
        "done",
    )
    assert case.legal("germany") == ["fight baltic_states", "fight east_poland"]
