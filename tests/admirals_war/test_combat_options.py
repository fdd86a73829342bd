"""Optional rules of combat: 21.1, 23.6, 25, 28, 29, 37, 38.1."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.combat.events import Fired, Revealed
from tests.admirals_war.fights import BOARD, Fight
from tests.admirals_war.helpers import quiet

# -- 21.1 kamikaze ------------------------------------------------------------------------------------------

LAST = {"turn": 11, "options": {"turn_11": True}}


def divers(units: Any, **parts: Any) -> Fight:
    return Fight("coral_sea", units, **{**LAST, **parts}).choose("air")


@pytest.mark.rule("AW-O21-01")
@pytest.mark.rule("AW-O21-03")
def test_kamikaze_lba_are_announced_get_the_bonus_and_are_gone() -> None:
    case = divers(["us_chicago", "us_7af", "jap_21af", "jap_22af"])
    assert case.legal("japanese") == ["kamikaze jap_21af", "kamikaze jap_22af", "done"]
    case.do("japanese", "kamikaze jap_21af", "done")
    case.do("japanese", "aim jap_21af us_chicago", "aim jap_22af us_chicago", dice=[5, 1, 1, 1, 5, 1, 1])
    case.do("us", "aim us_7af none")
    assert case.damage("us_chicago") == 1  # a 5 of the first hit, the 5 of the second disabled
    assert case.where("jap_21af") == "chart"
    assert case.where("jap_22af") == "coral_sea"
    sooner = Fight("coral_sea", ["us_chicago", "jap_21af"], turn=10, options={"turn_11": True}).choose("air")
    assert sooner.verbs("japanese") == {"aim"}


@pytest.mark.rule("AW-O21-01")
@pytest.mark.rule("AW-LBA-12")
def test_the_kamikaze_bonus_counts_against_lba_too() -> None:
    case = divers(["us_chicago", "us_7af", "jap_21af"]).do("japanese", "kamikaze jap_21af")
    case.do("japanese", "aim jap_21af us_7af", dice=[5, 1, 1, 2])
    case.do("us", "aim us_7af none")
    assert case.damage("us_7af") == 2


@pytest.mark.rule("AW-O21-02")
def test_kamikaze_carriers_add_to_their_own_bonus_and_are_disabled() -> None:
    case = divers(["us_chicago", "us_houston", "jap_akagi"], factors={"jap_akagi": "1-3-7-4*"})
    case.do("japanese", "kamikaze jap_akagi")
    case.do("japanese", "aim jap_akagi us_chicago", dice=[4, 3, 2, 1, 2])  # 6, 5, 4, 3
    assert case.where("us_chicago") == "sunk"
    assert case.marked("jap_akagi", "disabled")
    assert case.verbs("japanese") == {"to"}  # she goes home
    silent = divers(["us_chicago", "us_houston", "jap_akagi"]).do("japanese", "kamikaze jap_akagi")
    silent.do("japanese", "aim jap_akagi none")
    assert not silent.marked("jap_akagi", "disabled")


# -- 23.6, 25, 28 -------------------------------------------------------------------------------------------


def air_bonus(unit: str = "us_hornet_cv8", **parts: Any) -> bool:
    case = quiet(units={"coral_sea": [unit]}, **parts)
    return factors.air_bonus(case.war, case.unit(unit))


@pytest.mark.rule("AW-O23-14")
def test_us_carriers_have_no_bonus_on_the_turn_of_the_attack() -> None:
    tension = {"pearl_harbor_tension": True}
    attack = {"turn": 3, "attack_turn": 3, "pacific": "attack"}
    assert not air_bonus(options=tension, **attack)
    assert air_bonus("jap_akagi", options=tension, **attack)
    assert air_bonus(options=tension, turn=4, attack_turn=3, pacific="war")
    assert air_bonus(**attack)


@pytest.mark.rule("AW-O23-15")
def test_with_the_third_alarm_they_keep_it() -> None:
    parts = {"turn": 3, "attack_turn": 3, "pacific": "attack"}
    assert air_bonus(options={"pearl_harbor_tension": True, "tora": True}, facts={"tora_warned": 1}, **parts)


@pytest.mark.rule("AW-O25-01")
def test_gunnery_radar() -> None:
    def bonus(id: str, turn: int, damage: int = 0, radar: bool = True) -> bool:
        case = quiet(
            units={"coral_sea": {id: {"damage": damage}}}, turn=turn, options={"gunnery_radar": radar},
            factors={"us_nevada": "4-4-3", "us_chicago": "1-1-7", "uk_nelson": "5-5-3"},
        )  # fmt: skip
        return factors.gunnery_bonus(case.war, case.unit(id))

    assert bonus("us_nevada", 9)
    assert not bonus("us_nevada", 8)
    assert not bonus("us_nevada", 9, damage=1)
    assert not bonus("us_nevada", 9, radar=False)
    assert not bonus("us_chicago", 9)
    assert not bonus("uk_nelson", 9)


@pytest.mark.rule("AW-O28-01")
@pytest.mark.rule("AW-DEC-45")
def test_damage_control() -> None:
    def bonus(id: str, turn: int, on: bool = True) -> bool:
        case = quiet(units={"coral_sea": [id]}, turn=turn, options={"damage_control": on})
        return factors.armor_bonus(case.war, case.unit(id))

    at_start = ("us_lexington_cv2", "us_saratoga_cv3", "us_enterprise_cv6", "us_yorktown_cv5", "us_wasp_cv7",
                "us_ranger_cv4")  # fmt: skip
    assert all(bonus(id, 6) for id in at_start)
    assert not any(bonus(id, 5) for id in at_start)
    assert not bonus("us_hornet_cv8", 6)
    assert not bonus("us_lexington_cv2", 6, on=False)


# -- 29 task forces -----------------------------------------------------------------------------------------

FORCES = {"task_forces": True}
PACIFIC = ["us_hornet_cv8", "us_chicago", "jap_akagi", "jap_myoko"]


def task_forces(units: Any = PACIFIC, **parts: Any) -> Fight:
    """Each side splits into two task forces: its carrier and its cruiser."""
    case = Fight("bismarck_sea", units, options=FORCES, **parts)
    case.do("japanese", "group jap_akagi 2")
    case.do("us", "group us_chicago 2")
    return case


def intend(case: Fight, japanese: str, us: str) -> Fight:
    for seat, words in (("japanese", japanese), ("us", us)):
        for n, word in enumerate(words.split(), 1):
            case.do(seat, f"intend {n} {word}")
    return case


@pytest.mark.rule("AW-O29-01")
def test_each_round_each_side_forms_task_forces_of_all_but_raiding_submarines() -> None:
    units = {
        "us_hornet_cv8": {},
        "us_chicago": "raiding",
        "us_7af": {},
        "jap_akagi": {},
        "us_sub_1": "raiding",
    }
    case = Fight("bismarck_sea", units, options=FORCES)
    assert case.waiting == ("us",)  # Japan has one ship: one task force
    assert case.legal("us") == ["group us_chicago 1", "group us_chicago 2", "together"]
    case.do("us", "group us_chicago 1")  # raiders and patrollers together
    assert case.legal("us") == ["group us_7af 1", "group us_7af 2", "together"]
    case.do("us", "group us_7af 2")
    assert case.waiting == ("japanese",)  # and no word of the submarine
    assert case.verbs("japanese") == {"intend"}


@pytest.mark.rule("AW-O29-02")
def test_intentions_are_stated_in_turn() -> None:
    case = task_forces()
    assert case.legal("japanese") == ["intend 1 landing", "intend 1 searching", "intend 1 hiding"]
    case.do("japanese", "intend 1 searching", "intend 2 hiding")
    assert case.waiting == ("us",)
    case.do("us", "intend 1 landing", "intend 2 hiding")
    assert set(case.waiting) == {"us", "japanese"}
    assert [force.intent for force in case.frame.fleets] == ["searching", "hiding", "landing", "hiding"]


@pytest.mark.rule("AW-O29-03")
@pytest.mark.rule("AW-O29-04")
@pytest.mark.rule("AW-O29-05")
@pytest.mark.rule("AW-O29-06")
@pytest.mark.rule("AW-O29-07")
def test_one_kind_of_action_then_a_die_for_each_task_force_that_does_not_land() -> None:
    case = intend(task_forces(), "searching hiding", "landing searching")
    # Japan looks for Chicago (5: no); the US for Myoko, searching (4: yes), and Akagi, hiding (3: no)
    case.choose("air", dice=[5, 4, 3])
    seen = {force.units: force.sighted for force in case.state.frames[-2].fleets}  # type: ignore[union-attr]
    ids = case.unit
    assert seen == {
        (ids("us_hornet_cv8"),): True, (ids("us_chicago"),): False,
        (ids("jap_myoko"),): True, (ids("jap_akagi"),): False,
    }  # fmt: skip
    lucky = intend(task_forces(), "hiding hiding", "landing landing").choose("air", dice=[2, 2])
    assert all(
        force.sighted for frame in lucky.state.frames if hasattr(frame, "fleets") for force in frame.fleets
    )
    assert len(case.happened(Revealed)) == 1


@pytest.mark.rule("AW-O29-08")
def test_flag_and_lba_help_to_sight() -> None:
    case = Fight("bismarck_sea", ["us_chicago", "us_7af", "jap_akagi"], options=FORCES,
                 flags={"bismarck_sea": "allied"})  # fmt: skip
    case.do("us", "together").do("japanese", "intend 1 hiding").do("us", "intend 1 landing")
    case.choose("air", dice=[4])  # 4 - 2
    assert case.legal("us")[0] == "aim us_7af jap_akagi"


@pytest.mark.rule("AW-O29-09")
def test_in_the_air_hiding_forces_do_not_attack_and_only_sighted_ones_are_attacked() -> None:
    case = intend(task_forces(), "searching searching", "searching hiding")
    # Japan: Hornet searching (5 no), Chicago hiding (2 yes); US: Myoko 5 no, Akagi 5 no
    case.choose("air", dice=[5, 2, 5, 5])
    assert case.legal("japanese") == ["aim jap_akagi us_chicago", "aim jap_akagi none"]
    case.do("japanese", "aim jap_akagi us_chicago", dice=[1] * 4)
    assert case.verbs("japanese") == {"retreat", "stand"}  # Hornet, unsighted too, has nothing to attack
    hiding = intend(task_forces(), "landing hiding", "landing landing").choose("air", dice=[1])
    assert hiding.waiting == ("us",)  # Akagi hides: sighted, she is attacked and does not attack
    assert "aim us_hornet_cv8 jap_akagi" in hiding.legal("us")


@pytest.mark.rule("AW-O29-10")
def test_a_surface_action_joins_what_is_sighted_and_what_wants() -> None:
    units = ["us_chicago", "us_houston", "us_portland", "jap_myoko", "jap_nachi"]
    case = Fight("bismarck_sea", units, options=FORCES).do("japanese", "together")
    case.do("us", "group us_chicago 2", "group us_portland 3")
    intend(case, "landing", "hiding searching searching")
    case.choose("surface", dice=[6, 6, 6])  # nothing sighted
    assert case.waiting == ("us",)
    assert [action for action in case.legal("us") if action.startswith("join")] == ["join 2", "join 3"]
    case.do("us", "join 2", "done", dice=[1, 1])  # one target for two cruisers
    assert [event.target for event in case.happened(Fired)] == ["us_chicago"] * 2
    assert case.legal("us") == ["aim us_chicago jap_myoko", "aim us_chicago jap_nachi"]


@pytest.mark.rule("AW-O29-11")
def test_only_landing_forces_may_land() -> None:
    from flagplot.games.admirals_war.combat import task_forces as module
    from flagplot.games.admirals_war.combat.frames import Battle, TaskForce

    fight = Fight("bismarck_sea", ["us_amph_1stm", "us_amph_2ndm", "jap_myoko"], options=FORCES)
    fight.do("us", "group us_amph_2ndm 2").do("japanese", "intend 1 hiding")
    fight.do("us", "intend 1 landing", "intend 2 hiding").choose("air", dice=[6, 6]).stand()
    landings = [action.split()[1] for action in fight.legal("us") if action.startswith("land ")]
    assert set(landings) == {"us_amph_1stm"}
    case = quiet(units={"coral_sea": ["us_amph_1stm", "us_amph_2ndm", "us_chicago"]})
    first, second = case.unit("us_amph_1stm"), case.unit("us_amph_2ndm")
    frame = Battle(
        BOARD["coral_sea"], fleets=(TaskForce(0, (first,), "landing"), TaskForce(0, (second,), "hiding"))
    )
    assert module.not_landing(case.war, frame) == (second,)
    assert module.not_landing(case.war, Battle(BOARD["coral_sea"])) == ()


@pytest.mark.rule("AW-O29-12")
def test_a_raiding_submarine_may_attack_unsighted_forces() -> None:
    units = {"us_hornet_cv8": {}, "jap_akagi": {}, "us_sub_1": "raiding"}
    case = Fight("bismarck_sea", units, options=FORCES)
    intend(case, "hiding", "hiding").choose("air", dice=[6, 6])
    assert case.legal("us") == ["torpedo us_sub_1 jap_akagi", "done"]


@pytest.mark.rule("AW-O29-13")
@pytest.mark.rule("AW-O29-14")
def test_a_retreating_group_hides_and_escapes_unless_sighted() -> None:
    def pursued(*dice: int) -> Fight:
        case = Fight("north_sea", ["uk_hood", "ger_bismarck"], options=FORCES)
        case.do("british", "intend 1 hiding").do("german", "intend 1 hiding")
        case.choose("air", dice=[6, 6]).do("british", "stand").do("german", "retreat")
        case.do("british", "pursue uk_hood 1")
        return case.choose("surface", dice=dice)

    escaped = pursued(3)
    assert escaped.verbs("german") == {"to"}
    assert escaped.marked("uk_hood", "stopped")
    sighted = pursued(2, *[1] * 8)
    assert sighted.legal("british") == ["pursue uk_hood 1", "break uk_hood", "done"]


# -- 37 Italians --------------------------------------------------------------------------------------------

WAVERING = {"italian_ineffectiveness": True}


def italians(units: Any, *dice: int, **parts: Any) -> Fight:
    return Fight("western_mediterranean", units, options=WAVERING, dice=dice, **parts)


@pytest.mark.rule("AW-O37-01")
@pytest.mark.rule("AW-O37-03")
def test_italians_may_withdraw_before_the_first_round_and_nobody_pursues() -> None:
    units = ["uk_hood", "uk_norfolk", "ita_zara", "ita_regia_aeronautica", "ita_10mas"]
    case = italians(units, 1)
    assert case.verbs("german") == {"to"}  # all but the frogmen go home at once
    while case.waiting == ("german",) and case.verbs("german") == {"to"}:
        case.do("german", case.legal("german")[0])
    assert case.units("western_mediterranean") == ["uk_hood", "uk_norfolk", "ita_10mas"]
    stay = italians(units, 2)
    assert stay.verbs("british") == {"choose"}
    alone = italians(["uk_hood", "ger_bismarck", "ita_10mas"])  # no die for the frogmen
    assert alone.verbs("british") == {"choose"}


@pytest.mark.rule("AW-O37-01")
@pytest.mark.rule("AW-O37-04")
def test_in_later_rounds_the_number_grows_and_they_can_be_pursued() -> None:
    case = italians(["uk_hood", "uk_norfolk", "ita_littorio"], 2).choose("air")
    case.do("british", "stand").do("german", "stand", dice=[2])
    assert case.legal("british") == ["pursue uk_hood 1", "ignore uk_hood", "done"]
    assert case.marked("ita_littorio", "retreated")


@pytest.mark.rule("AW-O37-02")
@pytest.mark.rule("AW-O37-03")
def test_germans_beside_them_stay_or_retreat() -> None:
    units = ["uk_hood", "uk_norfolk", "ita_littorio", "ger_bismarck", "ger_tirpitz"]
    case = italians(units, 1)
    assert case.legal("german") == ["retreat", "stand"]
    case.do("german", "stand", "to taranto")
    assert case.verbs("british") == {"choose"}
    assert case.where("ger_bismarck") == "western_mediterranean"
    gone = italians(units, 1).do("german", "retreat")
    while gone.waiting == ("german",) and gone.verbs("german") == {"to"}:
        gone.do("german", gone.legal("german")[0])
    assert gone.halted  # before the first round the Germans cannot be pursued either
    assert gone.units("western_mediterranean") == ["uk_hood", "uk_norfolk"]


@pytest.mark.rule("AW-O37-01")
def test_italian_pursuers_break_off() -> None:
    case = italians(["uk_nelson", "ita_littorio", "ger_bismarck"], 6).choose("air")
    case.do("british", "retreat").do(
        "german", "stand", "pursue ger_bismarck 1", "pursue ita_littorio 1", dice=[2]
    )
    assert case.marked("ita_littorio", "stopped")
    assert case.frame.forces[1] == (case.unit("ger_bismarck"),)
    assert case.verbs("german") == {"choose"}


# -- 38.1 Aquila --------------------------------------------------------------------------------------------

FIGHTERS = {"italian_buildup": "fixed"}


def aquila(british: list[str], *, options: dict[str, Any] = FIGHTERS, **parts: Any) -> Fight:
    units = [*british, "ita_aquila", "ita_littorio"]
    factors = {"ita_aquila": "0-2-6-3", "uk_ark_royal": "0-2-7-3", "uk_furious": "0-1-6-2"}
    return Fight("western_mediterranean", units, options=options, factors=factors, turn=7, **parts).choose(
        "air"
    )


@pytest.mark.rule("AW-O38-02")
def test_aquila_attacks_nothing_but_meets_one_attacker() -> None:
    case = aquila(["uk_ark_royal", "uk_furious"])
    case.do("british", "aim uk_furious ita_littorio", "aim uk_ark_royal ita_littorio")
    assert case.legal("german") == ["meet uk_furious", "meet uk_ark_royal"]
    case.do("german", "meet uk_ark_royal", dice=[5, 1, 1, 1, 1])  # a 5 aborts; Furious alone attacks
    assert [event.unit for event in case.happened(Fired)] == ["uk_furious"]
    assert case.verbs("british") == {"retreat", "stand"}  # no attack by Aquila
    free = aquila(["uk_ark_royal"], options={"italian_buildup": "dice"})
    free.do("british", "aim uk_ark_royal none")
    assert free.legal("german")[0] == "aim ita_aquila uk_ark_royal"  # the other reading: a normal carrier


@pytest.mark.rule("AW-O38-03")
def test_enough_damage_turns_a_carrier_back_and_disables_it() -> None:
    case = aquila(["uk_ark_royal", "uk_hood"])
    case.do("british", "aim uk_ark_royal ita_littorio", dice=[6, 1, 1, 3])  # 3 points, airstrike 3
    assert not case.happened(Fired)
    assert case.marked("uk_ark_royal", "disabled")
    assert case.damage("uk_ark_royal") == 0
    weak = aquila(["uk_ark_royal", "uk_hood"])
    weak.do("british", "aim uk_ark_royal ita_littorio", dice=[6, 1, 1, 2, 1, 1, 1])
    assert len(weak.happened(Fired)) == 1
    assert not weak.marked("uk_ark_royal", "disabled")


@pytest.mark.rule("AW-O38-04")
def test_damage_to_lba_counts_before_their_attack() -> None:
    case = aquila(["uk_raf_med", "uk_hood"])
    case.do("british", "aim uk_raf_med ita_littorio", dice=[6, 1, 1, 2, 1, 1])
    assert case.damage("uk_raf_med") == 2
    assert len(case.happened(Fired)) == 1
    dead = aquila(["uk_raf_med", "uk_hood"])
    dead.do("british", "aim uk_raf_med ita_littorio", dice=[6, 6, 1, 3, 3])
    assert dead.where("uk_raf_med") == "chart"
    assert not dead.happened(Fired)
