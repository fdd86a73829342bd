"""Sea battles: who takes part, transports without help, damage, homeless fighters."""

from __future__ import annotations

import pytest

from tests.anniversary.fights import Fight, conduct, lost, thrown

# -- who takes part ------------------------------------------------------------------------------


@pytest.mark.rule("A50-NAV-01")
def test_without_a_destroyer_aircraft_cannot_hit_submarines() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 1, "fighter~attacking2": 2}, japan={"submarine": 2})
    fight.do("japan", "submerge 0", dice=[6, 6, 6])
    # only the cruiser threw: the fighters could have hit nobody
    assert thrown(fight) == [(2, 1), (1, 3)]


@pytest.mark.rule("A50-NAV-02")
def test_a_destroyer_of_any_defender_serves_all_their_aircraft() -> None:
    fight = Fight(
        "germany",
        "sz12",
        germany={"submarine": 1},
        uk={"carrier[fighter]": 1},
        usa={"destroyer": 1},
        dice=[6, 6, 6, 4],
    )
    assert fight.over  # the British fighter hit the submarine thanks to the American destroyer
    assert lost(fight) == ["germany submarine"]


@pytest.mark.rule("A50-NAV-03", "A50-MNF-05")
def test_fighters_of_a_defending_carrier_fire_and_may_be_lost_instead_of_it() -> None:
    fight = Fight(
        "germany",
        "sz12",
        germany={"cruiser": 1},
        uk={"carrier[fighter,usa:fighter]": 1},
        origins=("sz7",),
        dice=[3],
    )
    # one person plays both Allies here, so the choice is hers alone
    assert fight.legal("uk") == ["lose fighter", "lose carrier", "lose usa:fighter"]
    fight.do("uk", "lose usa:fighter", dice=[6, 6, 6])
    assert thrown(fight) == [(1, 3), (1, 2), (1, 4), (1, 4)]


@pytest.mark.rule("A50-NAV-04", "A50-GEN-08")
def test_fighters_fight_on_when_their_carrier_is_sunk() -> None:
    fight = Fight(
        "germany", "sz12", germany={"battleship": 1}, uk={"carrier[fighter,fighter]": 1}, origins=("sz7",),
        dice=[1],
    )  # fmt: skip
    fight.do("uk", "lose carrier", dice=[6, 6, 6])
    fight.do("germany", "press", dice=[6, 1, 6])
    assert fight.strip(True) == {"battleship*": 1}
    assert thrown(fight)[3:] == [(1, 4), (2, 4)]
    fight.do("germany", "retreat sz7")
    assert fight.over
    assert fight.left() == {"uk": {"fighter": 2}}


@pytest.mark.rule("A50-NAV-05", "A50-UNI-15")
def test_transports_never_fire() -> None:
    fight = Fight(
        "usa",
        "sz57",
        usa={"transport": 2, "cruiser": 1},
        japan={"transport": 2, "cruiser": 1},
        origins=("sz53",),
        dice=[6, 6],
    )
    assert thrown(fight) == [(1, 3), (1, 3)]


@pytest.mark.rule("A50-NAV-06")
def test_all_ships_of_both_sides_take_part() -> None:
    case = conduct(
        "usa",
        {
            "sz57": {
                "usa": {"cruiser~done": 1, "carrier[fighter]": 1, "destroyer": 1, "transport": 1},
                "japan": {"cruiser": 1, "transport": 1, "submarine": 1},
            }
        },
        this_turn={"origins": {"sz57": ["sz53"]}, "entered_zones": ["sz57"]},
        dice=[6, 6, 6, 6, 6],
    )
    battle = case.game.view(case.state, None).panels["battle"]
    assert {p["kind"] for p in battle["attackers"]} == {"cruiser", "carrier", "destroyer", "transport"}
    assert {p["kind"] for p in battle["defenders"]} == {"cruiser", "submarine", "transport"}
    # the own fighter waited: it is in the air over the zone, not in the battle
    assert case.units("sz57") == {"usa": {"fighter": 1}}


# -- transports without help ---------------------------------------------------------------------


@pytest.mark.rule("A50-NAV-07")
@pytest.mark.parametrize("hunter", ["submarine", "carrier", "fighter~attacking2", "bomber~attacking2"])
def test_unescorted_transports_are_sunk_without_dice(hunter: str) -> None:
    fight = Fight("usa", "sz57", usa={hunter: 1}, japan={"transport[infantry]": 2})
    assert fight.over
    assert thrown(fight) == []
    assert sorted(lost(fight)) == ["japan infantry"] * 2 + ["japan transport"] * 2


@pytest.mark.rule("A50-NAV-07")
def test_transports_alone_sink_nobody() -> None:
    fight = Fight("usa", "sz57", usa={"transport": 1}, japan={"transport": 1})
    assert fight.over
    assert fight.left() == {"usa": {"transport": 1}, "japan": {"transport": 1}}


@pytest.mark.rule("A50-NAV-20", "A50-NAV-23")
def test_transports_left_alone_in_mid_round_are_sunk_at_once() -> None:
    fight = Fight(
        "usa", "sz57", usa={"submarine": 1, "cruiser": 2}, japan={"cruiser": 1, "transport[tank]": 3}
    )
    fight.do("usa", "submerge 0", dice=[2])
    # the submarine sank the only escort; the cruisers need no dice
    assert fight.over
    assert thrown(fight) == [(1, 2)]
    assert lost(fight).count("japan transport") == 3
    assert lost(fight).count("japan tank") == 3


@pytest.mark.rule("A50-NAV-21", "A50-NAV-24")
def test_aircraft_sink_transports_guarded_by_submarines_alone() -> None:
    fight = Fight("usa", "sz57", usa={"fighter~attacking2": 2}, japan={"transport": 2, "submarine": 1})
    assert fight.over
    assert thrown(fight) == []
    assert fight.left() == {"japan": {"submarine": 1}, "usa": {"fighter": 2}}


@pytest.mark.rule("A50-NAV-21")
def test_attacking_transports_do_not_matter_for_that() -> None:
    fight = Fight(
        "usa",
        "sz57",
        usa={"fighter~attacking2": 1, "transport": 1},
        japan={"transport": 2, "submarine": 1},
        origins=("sz53",),
    )
    assert lost(fight) == ["japan transport"] * 2
    # the submarine can still fire at the attacking transport, so the round is fought
    assert fight.legal("japan") == ["submerge 0", "submerge 1"]


@pytest.mark.rule("A50-NAV-21", "A50-NAV-24")
def test_as_printed_the_submarines_must_have_submerged() -> None:
    printed = {"official_errata_2009": False}
    fight = Fight(
        "usa",
        "sz57",
        usa={"fighter~attacking2": 2},
        japan={"transport": 2, "submarine": 1},
        options=printed,
    )
    # dice are thrown, and hit the transports, as the submarine cannot be hit
    fight.do("japan", "submerge 0", dice=[3, 6])
    assert lost(fight) == ["japan transport"]
    fight.do("usa", "press")
    fight.do("japan", "submerge 1")
    assert fight.over
    assert lost(fight) == ["japan transport"] * 2
    assert thrown(fight) == [(2, 3)]


@pytest.mark.rule("A50-NAV-24", "A50-CBT-29")
def test_submarines_shoot_at_transports_that_only_fighters_guard() -> None:
    fight = Fight(
        "usa",
        "sz57",
        usa={"submarine": 1},
        japan={"carrier[fighter]": 1, "transport": 1},
        origins=("sz53",),
    )
    fight.do("usa", "submerge 0", dice=[2])  # the carrier is gone: no stand-off, a transport can be hit
    fight.do("usa", "press", "submerge 0", dice=[2])
    assert fight.legal("usa") == ["stay", "retreat sz53"]
    assert lost(fight) == ["japan carrier", "japan transport"]


@pytest.mark.rule("A50-NAV-22", "A50-NAV-25")
def test_attacking_transports_left_alone_may_retreat() -> None:
    fight = Fight(
        "usa",
        "sz61",
        usa={"destroyer": 1, "transport[infantry]": 2},
        japan={"cruiser": 1, "battleship": 1},
        origins=("sz60",),
        dice=[5, 2, 6],
    )
    assert fight.legal("usa") == ["press", "retreat sz60"]
    fight.do("usa", "retreat sz60")
    assert fight.over
    assert fight.left("sz60") == {"usa": {"transport[infantry]": 2}}


@pytest.mark.rule("A50-NAV-25")
def test_attacking_transports_that_stay_or_cannot_leave_are_lost() -> None:
    stay = Fight(
        "usa",
        "sz61",
        usa={"destroyer": 1, "transport[infantry]": 2},
        japan={"cruiser": 1},
        origins=("sz60",),
        dice=[5, 2],
    )
    stay.do("usa", "press")
    assert stay.over
    assert stay.left() == {"japan": {"cruiser": 1}}
    assert lost(stay).count("usa infantry") == 2
    trapped = Fight("usa", "sz61", usa={"destroyer": 1, "transport": 2}, japan={"cruiser": 1}, dice=[5, 2])
    assert trapped.over
    assert lost(trapped) == ["usa destroyer", "usa transport", "usa transport"]


@pytest.mark.rule("A50-NAV-27")
def test_hits_left_over_fall_on_transports_in_the_same_step() -> None:
    fight = Fight(
        "usa",
        "sz61",
        usa={"destroyer": 1, "transport": 2},
        japan={"cruiser": 2},
        origins=("sz60",),
        dice=[5, 2, 2],
    )
    assert lost(fight) == ["usa destroyer", "usa transport"]
    other = Fight("usa", "sz61", usa={"cruiser": 2}, japan={"cruiser": 1, "transport": 2}, dice=[3, 3, 6])
    assert other.over
    # two hits: the cruiser and one transport; the other one is then defenceless
    assert sorted(lost(other)) == ["japan cruiser", "japan transport", "japan transport"]


@pytest.mark.rule("A50-NAV-26", "A50-CBT-20")
def test_damage_to_a_battleship_may_be_taken_before_any_loss() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 1}, japan={"battleship": 1, "destroyer": 1}, dice=[1])
    assert fight.legal("japan") == ["lose battleship", "lose destroyer"]
    fight.do("japan", "lose battleship", dice=[2, 6])
    assert lost(fight) == ["usa cruiser"]
    assert fight.left() == {"japan": {"battleship": 1, "destroyer": 1}}


@pytest.mark.rule("A50-NAV-08", "A50-AMP-09")
def test_sinking_transports_is_a_sea_combat() -> None:
    fight = Fight("usa", "sz57", usa={"cruiser": 1}, japan={"transport": 1})
    assert fight.state.fought_zones == (fight.space,)


# -- homeless fighters ----------------------------------------------------------------------------


@pytest.mark.rule("A50-CAR-14", "A50-CAR-15")
def test_fighters_of_a_sunk_carrier_go_one_space_before_the_attacker_moves() -> None:
    case = conduct(
        "germany",
        {
            "sz12": {"germany": {"submarine~done": 1}, "uk": {"carrier[fighter,fighter]": 1}},
            "morocco_algeria": {"uk": {"infantry": 1}},
        },
        control={"morocco_algeria": "uk"},
    )
    case.do("germany", "submerge 0", dice=[2])
    assert case.step == "stranded"
    places = {action.split()[-1] for action in case.legal("uk")}
    assert places == {"gibraltar", "morocco_algeria"}
    case.refuses("uk", case.legal("uk")[0].rsplit(" ", 1)[0] + " united_kingdom", "A50-CAR-14")
    for _ in range(2):
        case.do("uk", next(a for a in case.legal("uk") if a.endswith("gibraltar")))
    assert case.units("gibraltar") == {"uk": {"fighter": 2}}


@pytest.mark.rule("A50-CAR-14")
def test_homeless_fighters_without_a_place_are_lost() -> None:
    case = conduct(
        "germany",
        {"sz9": {"germany": {"submarine~done": 1}, "uk": {"carrier[fighter]": 1}}},
        control={"eastern_canada": "germany"},
    )
    case.do("germany", "submerge 0", dice=[2])
    assert lost(case)[-1] == "uk fighter"
    assert case.units("sz9") == {"germany": {"submarine": 1}}
