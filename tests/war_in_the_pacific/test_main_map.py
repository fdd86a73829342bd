"""Ground combat on the main map, Intrinsic Garrisons, rally, and how Malaya ends. [23, 24, SC-S4]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.turn import conquest
from tests.war_in_the_pacific.ashore import GAME, TABLES, LandCase

PASS, FAIL = 10, 9
NOBODY = 1  # a control roll that gives nobody, where no general is on site


def number(unit: str) -> int:
    return TABLES.number[unit]


def fight(*dice: int, hex: str = "A3731", **more: Any) -> LandCase:
    """The 55th Regiment (7-3) attacks the 8th Brigade (4-4) where both stand: 21 to 16."""
    units = more.pop("units", ["ja-rgt-55", "br-bde-8ind"])
    case = LandCase("ground_first", {hex: units}, **more)
    case.do("japan", f"attack {hex}", dice=[NOBODY, NOBODY, *dice])
    return case


def frame(case: LandCase) -> Attack:
    found = case.state.frames[-1]
    assert isinstance(found, Attack)
    return found


@pytest.mark.rule("BR-23-07", "BR-23-11", "BR-23-28", "BR-23-25")
def test_without_a_retreat_both_lose_check_and_stay() -> None:
    case = fight(6, PASS, PASS)  # 1:1, jungle one to the left, row 5
    case.do("allied", "done")
    case.do("japan", "done")
    assert case.steps("ja-rgt-55") == 2
    assert case.steps("br-bde-8ind") == 3
    assert case.where("ja-rgt-55") == case.where("br-bde-8ind") == "A3731"
    assert not case.marked("br-bde-8ind", "broken")
    assert case.owner("A3731") == ALLIED


@pytest.mark.rule("BR-23-11", "BR-23-13", "BR-23-28")
def test_the_lead_unit_checks_for_all_of_its_side() -> None:
    units = ["ja-div-5", "br-bde-8ind", "br-bde-22ind:2/broken"]
    case = LandCase("ground_first", {"A3731": units})
    # 84 to 24: 3:1, jungle: 2:1, row 3 + 2: both lose one; the defender's lead fails
    case.do("japan", "attack A3731")
    case.do("allied", "lead br-bde-8ind", dice=[NOBODY, NOBODY, 3, FAIL, PASS])
    assert case.marked("br-bde-8ind", "broken")
    assert case.steps("br-bde-8ind") == 3
    assert case.steps("br-bde-22ind") == 1  # it was broken before: a step instead
    assert not case.marked("ja-div-5", "broken")


@pytest.mark.rule("BR-23-11", "BR-23-12")
def test_a_side_whose_lead_unit_passes_may_refuse_to_retreat() -> None:
    units = ["ja-div-5", "br-bde-8ind"]
    case = LandCase("ground_first", {"A3731": units})
    case.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6])  # 84 to 16: 5:1, 4:1; row 10: 5 steps
    assert case.steps("br-bde-8ind") == 0
    small = LandCase("ground_first", {"A3731": ["ja-div-5:5", "br-bde-8ind"]})
    small.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, PASS, PASS])  # 35 to 16: 2:1, 3:2: row 7, DR
    assert "stand br-bde-8ind" in small.answers("allied")
    small.do("allied", "stand br-bde-8ind", dice=[5])  # above its quality of 4
    assert small.steps("br-bde-8ind") == 2
    gone = LandCase("ground_first", {"A3731": ["ja-div-5:5", "br-bde-8ind"]})
    gone.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, FAIL, PASS])
    gone.refuses("allied", "stand br-bde-8ind", "BR-23-11")
    assert gone.marked("br-bde-8ind", "broken")


@pytest.mark.rule("BR-23-10", "BR-23-08")
def test_attackers_may_follow_but_not_attack_again_and_lose_in_full() -> None:
    case = LandCase("ground_first", {"A3731": ["ja-div-5:5", "br-bde-8ind"]})
    case.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, FAIL, PASS])
    case.do("allied", "retreat br-bde-8ind A3732")
    case.do("japan", "pursue ja-div-5 A3732", dice=[PASS])
    assert case.where("ja-div-5") == case.where("br-bde-8ind") == "A3732"
    assert case.steps("ja-div-5") == 4  # its loss in full
    assert "attack A3732" not in case.answers("japan")
    assert case.owner("A3731") == JAPAN
    stays = LandCase("ground_first", {"A3731": ["ja-div-5:5", "br-bde-8ind"]})
    stays.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, FAIL, PASS])
    stays.do("allied", "retreat br-bde-8ind A3732")
    # the jungle halves 7 to 4
    stays.do("japan", "pursue ja-div-5 A3732", dice=[5])
    assert stays.where("ja-div-5") == "A3731"
    far = LandCase("ground_first", {"A3731": ["ja-div-5:5", "br-bde-8ind"]}, spent={"ja-div-5": 8})
    far.do("japan", "attack A3731", dice=[NOBODY, NOBODY, 6, FAIL, PASS])
    far.do("allied", "retreat br-bde-8ind A3732")
    assert not any(answer.startswith("pursue") for answer in far.answers("japan"))


@pytest.mark.rule("BR-23-16", "BR-23-21")
def test_a_unit_attacks_once_in_a_segment_and_stays_activated() -> None:
    case = fight(6, PASS, PASS)
    case.do("allied", "done")
    assert case.marked("ja-rgt-55", "active")
    case.refuses("japan", "attack A3731", "BR-23-16")


@pytest.mark.rule("BR-2-07", "BR-23-09")
def test_beaten_attackers_go_back_through_their_entry_arrows() -> None:
    case = LandCase("ground_first", {"A3730": ["ja-rgt-55:1"], "A3731": ["br-bde-8ind"]})
    case.do("japan", "move ja-rgt-55 A3731", "attack A3731", dice=[NOBODY, NOBODY, 5, FAIL])
    assert case.steps("ja-rgt-55") == 0  # 7 to 16: 1:3; row 2
    two = LandCase("ground_first", {"A3730": ["ja-rgt-55:2"], "A3731": ["br-bde-8ind"]})
    two.do("japan", "move ja-rgt-55 A3731", "attack A3731", dice=[NOBODY, NOBODY, 4, FAIL, FAIL])
    assert two.where("ja-rgt-55") == "A3730"
    kept = LandCase("ground_first", {"A3730": ["ja-rgt-55"], "A3731": ["br-bde-8ind"]})
    kept.do("japan", "move ja-rgt-55 A3731", "attack A3731", dice=[NOBODY, NOBODY, 6, PASS, PASS])
    kept.do("allied", "done")
    kept.do("japan", "done", "done")
    assert kept.state.came[number("ja-rgt-55")] == kept.play.hex("A3730")  # enemies are still there


@pytest.mark.rule("BR-23-26")
def test_units_with_an_asterisk_forced_out_of_their_country_are_eliminated() -> None:
    units = {"A3530": ["ja-div-5", "br-bde-2mal"], "A3531": ["ja-rgt-55"], "A3630": ["ja-rgt-114"]}
    case = LandCase("ground_first", units, control={"A3629": "allied", "A3529": "japan"})
    # 84 to 12: 6:1, city: 5:1, row 7; a die for the airfield
    case.do("japan", "attack A3530", dice=[NOBODY, NOBODY, 2, FAIL, PASS, 6])
    assert case.state.frames[-1]  # it could only go to Patani, in Thailand
    assert case.steps("br-bde-2mal") == 0
    assert case.where("br-bde-2mal") == ""


@pytest.mark.rule("BR-23-23")
def test_armor_tells_in_the_open_if_the_enemy_has_none() -> None:
    case = LandCase("ground_first", {"A3521": ["ja-tank-2", "ja-rgt-55", "br-bde-8ind"]})
    tank, foot, brigade = (number(id) for id in ("ja-tank-2", "ja-rgt-55", "br-bde-8ind"))
    open_ = Attack(
        hex=case.play.hex("A3521"), side=JAPAN, attackers=(tank, foot), defenders=(brigade,), lead=foot,
        defender_lead=brigade,
    )  # fmt: skip
    assert odds.armor(case.play, open_) == 1
    assert odds.column_shift(case.play, open_) == 1
    open_.attackers = (foot,)
    assert odds.armor(case.play, open_) == 0
    open_.attackers, open_.defenders = (tank, foot), (number("ja-tank-6"),)
    assert odds.armor(case.play, open_) == 0
    jungle = Attack(hex=case.play.hex("A3731"), side=JAPAN, attackers=(tank,), defenders=(brigade,))
    assert odds.armor(case.play, jungle) == 0


@pytest.mark.rule("BR-2-15", "BR-2-09")
def test_an_attack_on_singapore_crosses_the_causeway() -> None:
    units = {"A3833": ["ja-div-5"], "C0108": ["br-bde-1mal"]}
    case = LandCase("ground_first", units, forts={})
    case.do("japan", "move ja-div-5 C0108", "attack C0108", dice=[NOBODY, NOBODY, 1, FAIL, FAIL, 6])
    fought = next(event for event in case.events if type(event).__name__ == "Fought")
    # 84 to 9 is 8:1; the city and the crossing take one column each
    assert fought.odds == "5:1"
    inside = LandCase("ground_first", {"C0108": ["ja-div-5", "br-bde-1mal"]}, forts={})
    inside.do("japan", "attack C0108", dice=[NOBODY, NOBODY, 1, FAIL, FAIL])
    assert next(event for event in inside.events if type(event).__name__ == "Fought").odds == "6:1"


@pytest.mark.rule("WPA-FRT-02", "WPA-FRT-18", "WPA-FRT-20")
def test_one_fort_helps_everybody_in_the_hex_but_no_garrison() -> None:
    from flagplot.games.war_in_the_pacific import forts

    stack = ["br-bde-1mal", "br-bde-2mal", "br-gar-sing"]
    fort = {"C0108": {"strength": 6, "size": 8, "side": "allied"}}
    case = LandCase(
        "ground_first", {"C0108": stack}, forts={"C0108": {"strength": 6, "size": 8, "side": "allied"}}
    )
    assert forts.level(case.play, case.play.hex("C0108"), ALLIED) == 5  # 9 steps in a fort for 8
    units = {"A3833": ["ja-div-5"]}
    empty = LandCase("ground_first", units, forts=fort)
    empty.do("japan", "move ja-div-5 C0108")
    empty.do("japan", "attack C0108", dice=[NOBODY, NOBODY, 6])
    assert (
        next(event for event in empty.events if type(event).__name__ == "Fought").odds == "5:1"
    )  # city, crossing


# -- Intrinsic Garrisons ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-24-01", "BR-24-02", "BR-25-03")
def test_an_inhabited_hex_without_units_has_an_intrinsic_garrison() -> None:
    case = LandCase("ground_first", {"A3530": ["ja-rgt-55"]})
    play = case.play
    assert play.intrinsic(play.hex("A3531"), ALLIED)  # Penang
    assert not play.intrinsic(play.hex("A3731"), ALLIED)  # nothing but jungle
    assert not play.intrinsic(play.hex("A3529"), ALLIED)  # unaligned Thailand
    case.do("japan", "move ja-rgt-55 A3531")
    assert case.owner("A3531") == ALLIED
    case.refuses("japan", "done", "BR-23-02")
    case.do("japan", "attack A3531", dice=[NOBODY, NOBODY, 6, 6])  # 21 to 2: 8:1; it checks nothing
    assert case.owner("A3531") == JAPAN
    assert case.state.war.garrisons == {play.hex("A3531"): 0}


@pytest.mark.rule("BR-23-33", "BR-24-01", "WPA-FRT-21")
def test_who_beats_the_troops_of_a_base_takes_it() -> None:
    """No garrison is formed beside enemies, and the fort they have left is captured as it is."""
    fort = {"strength": 9, "size": 6, "damage": 2, "side": "allied"}
    case = LandCase("ground_first", {"A3730": ["ja-div-5", "br-bde-8ind:1"]}, forts={"A3730": fort})
    hex = case.play.hex("A3730")
    case.do("japan", "attack A3730", dice=[NOBODY, NOBODY])
    case.do("allied", "announce BD", dice=[6])
    case.do("japan", "no", dice=[5, 6])  # 5 off the fort, nothing off the airfield
    assert case.owner("A3730") == JAPAN
    assert case.state.forts[hex][:3] == (JAPAN, 2, 6)
    assert case.state.war.garrisons == {hex: 0}
    left = LandCase("ground_second", {"A3731": ["ja-rgt-55", "br-bde-8ind"]}, first="japan")
    play, jungle = left.play, left.play.hex("A3731")
    play.go(left.number("br-bde-8ind"), play.hex("A3732"))
    assert play.state.control[jungle] == JAPAN  # the last has left it to the enemy


@pytest.mark.rule("BR-24-02")
def test_a_garrison_never_retreats_and_comes_back_after_a_cycle() -> None:
    case = LandCase("ground_first", {"A3530": ["ja-rgt-55:1"]})
    case.do("japan", "move ja-rgt-55 A3531", "attack A3531", dice=[NOBODY, NOBODY, 1])
    # 7 to 2: 3:1, city 2:1; row 3: the attacker loses his only step, the garrison its own
    assert case.steps("ja-rgt-55") == 0
    later = LandCase("ground_first", {"A3530": ["ja-rgt-55"]}, turn=3, war={"garrisons": {"A3531": 0}})
    assert not later.play.intrinsic(later.play.hex("A3531"), ALLIED)
    again = LandCase("ground_first", {"A3530": ["ja-rgt-55"]}, turn=4, war={"garrisons": {"A3531": 0}})
    assert again.play.intrinsic(again.play.hex("A3531"), ALLIED)


# -- rally, and the end -------------------------------------------------------------------------------------


@pytest.mark.rule("BR-23-14", "WPA-ISO-09", "BR-3-19")
def test_broken_units_rally_unless_they_are_isolated() -> None:
    units = {"A3731": ["ja-rgt-55/broken"], "A3732": ["br-bde-8ind/broken"]}
    case = LandCase("ground_rally", units, dice=[NOBODY, PASS], war={"isolated": {"allied": ["A3732"]}})
    assert not case.marked("ja-rgt-55", "broken")
    assert case.marked("br-bde-8ind", "broken")


@pytest.mark.rule("WPA-TAC-55", "BR-23-14")
def test_forts_help_in_checks_on_tactical_maps_alone() -> None:
    case = LandCase(
        "ground_rally", {"A3732": ["br-bde-8ind/broken"]}, dice=[NOBODY, 3], forts={"A3732": [2, 4]}
    )
    assert case.marked("br-bde-8ind", "broken")  # half of 4 against a 3


@pytest.mark.rule("WPA-GEN-10", "WPA-GEN-14")
def test_no_commander_reaches_an_isolated_hex() -> None:
    from flagplot.games.war_in_the_pacific.leaders import control

    case = LandCase("ground_first", {"A3731": ["ja-rgt-55"]})
    unit = (number("ja-rgt-55"),)
    yamashita = TABLES.leader_number["ldr-yamashita"]
    assert control.commander(case.play, JAPAN, unit) == yamashita
    import flagplot

    play = GAME.play(case.state, flagplot.ScriptedDice([6]))
    assert control.control(play, JAPAN, unit) == (yamashita,)
    alone = LandCase("ground_first", {"A3731": ["ja-rgt-55"]}, war={"isolated": {"japan": ["A3731"]}})
    play = GAME.play(alone.state, flagplot.ScriptedDice([6]))
    assert control.control(play, JAPAN, unit) == ()


@pytest.mark.rule("WPA-GEN-57", "WPA-GEN-09")
def test_generals_of_the_commonwealth_lead_all_its_units_stacked_with_them() -> None:
    from flagplot.games.war_in_the_pacific.leaders import control

    case = LandCase("ground_first", {"C0107": ["au-bde-22", "br-bde-1mal"], "C0212": ["nl-gar-pal"]})
    bennett = TABLES.leader_number["ldr-gordon-bennett"]
    both = (number("au-bde-22"), number("br-bde-1mal"))
    assert control.on_site(case.play, ALLIED, both) == bennett
    assert control.on_site(case.play, ALLIED, (number("nl-gar-pal"),)) == -1
    assert control.foreign(case.play, number("br-bde-1mal")) == 0
    assert not control.affects(TABLES.leaders[bennett], TABLES.ground[number("nl-gar-pal")])


def fallen(turn: int, **more: Any) -> LandCase:
    return LandCase("end", {"C0108": ["ja-div-5"]}, turn=turn, pair=3 * turn + 2, **more)


@pytest.mark.rule("SC-S4-10", "SC-S4-01")
@pytest.mark.parametrize(
    ("turn", "winners", "words"),
    [
        (7, ("japan",), "a decisive Japanese victory"), (8, ("japan",), "a Japanese victory"),
        (10, ("japan",), "a Japanese victory"), (11, (), "a draw"),
    ],
)  # fmt: skip
def test_the_date_of_the_fall_of_singapore_decides(turn: int, winners: tuple[str, ...], words: str) -> None:
    outcome = fallen(turn).state.outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert words in outcome.reason
    held = LandCase("end", {"C0108": ["br-bde-1mal"]}, turn=11, pair=35).state.outcome
    assert held is not None
    assert held.winners == ("allied",)


@pytest.mark.rule("SC-S4-10", "SC-G-06")
def test_a_margin_of_25_points_moves_the_result_a_step() -> None:
    # Prince of Wales 12 and Repulse, twice; Palembang 4; a step is worth a half, an AP a quarter
    ships = {"br-bb-prince-of-wales": {"damage": 5}, "br-bc-repulse": {"damage": 5}}
    case = LandCase("ground_first", {"C0108": ["ja-div-5"]}, ships=ships)
    worth = sum(TABLES.ships[TABLES.ship_number[id]].vp for id in ships)
    assert conquest.score(case.play) == (2 * worth, 0)
    outcome = fallen(8, ships=ships).state.outcome
    assert outcome is not None
    assert "decisive" in outcome.reason
    more = LandCase(
        "ground_first", {"C0108": ["ja-div-5"]}, control={"C0212": "japan"}, losses={"br-bde-1mal": 3},
        war={"shot_down": [0, 2]},
    )  # fmt: skip
    assert conquest.score(more.play) == (6, 0)  # 4, and 1.5, and 0.5


@pytest.mark.rule("SC-S4-01")
def test_twelve_game_turns_over_three_cycles() -> None:
    card = TABLES.card
    assert (card.date(0), card.date(3), card.date(4), card.date(11)) == (
        "1/13/41",
        "4/13/41",
        "1/1/42",
        "4/2/42",
    )
    assert [card.turn_of(date) for date in ("1/13/41", "0/13/41", "1/1/42", "4/2/42")] == [0, 4, 4, 11]
    assert card.turns == 12
