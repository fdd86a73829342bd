"""The worked examples of combat, by the numbers of the case book; Western Approaches played through."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.combat.events import Fired, Revealed
from flagplot.games.admirals_war.combat.frames import Volley
from flagplot.games.admirals_war.combat.volley import choices
from flagplot.games.admirals_war.events import Scored
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.shores import control
from tests.admirals_war.fights import BOARD, Fight, area_fight
from tests.admirals_war.helpers import Case, quiet

PRINTED = {
    "uk_hood": "4-4-7", "uk_prince_of_wales": "4-5-6", "uk_norfolk": "1-1-7", "uk_suffolk": "1-1-7",
    "uk_ark_royal": "0-2-7-3", "ger_bismarck": "4*-9*-6", "ger_prinz_eugen": "1*-2-7",
}  # fmt: skip


def now(id: str, printed: str, damage: int) -> tuple[int, int, int, bool]:
    """Gunnery, armor left, speed, gunnery bonus."""
    case = quiet(units={"north_sea": {id: {"damage": damage}}}, factors={id: printed})
    war, unit = case.war, case.unit(id)
    return war.gunnery(unit), war.armor(unit) - damage, war.speed(unit), factors.gunnery_bonus(war, unit)


@pytest.mark.rule("AW-FIR-08")
@pytest.mark.rule("AW-FIR-10")
def test_ex_05_simultaneous_fire_and_the_lost_bonus() -> None:
    case = Fight(
        "north_sea",
        {"uk_hood": {}, "uk_prince_of_wales": {}, "ger_bismarck": "raiding", "ger_prinz_eugen": "raiding"},
        factors=PRINTED,
    ).choose("surface")
    faces = [6, 1, 1, 1, 5, 5, 1, 1, 1]  # Hood hits for 5 - 1, Prince of Wales disables
    case.do("british", "aim uk_hood ger_bismarck", "aim uk_prince_of_wales ger_prinz_eugen", dice=faces)
    case.do("german", "aim ger_bismarck uk_prince_of_wales")
    faces = [5, 4, 1, 1, 2, 1]  # the 5 hits and the 4 disables: Bismarck still has her bonus
    case.do("german", "aim ger_prinz_eugen uk_hood", dice=faces)
    assert case.damage("ger_bismarck") == 4
    assert case.war.speed(case.unit("ger_bismarck")) == 2
    assert case.marked("ger_prinz_eugen", "disabled")
    assert case.damage("uk_prince_of_wales") == 2
    while case.verbs(case.waiting[0]) == {"to"}:
        case.do(case.waiting[0], case.legal(case.waiting[0])[0])
    case.stand().choose("surface", dice=[1, 1, 1, 1, 5, 5, 5, 5])  # Hood and Bismarck: fives disable now
    assert case.marked("uk_hood", "disabled")
    assert case.damage("uk_hood") == 0


@pytest.mark.rule("AW-DMG-02")
def test_ex_06_speed_loss() -> None:
    assert now("uk_rodney", "5-5-3", 4)[:3] == (5, 1, 1)


@pytest.mark.rule("AW-DMG-03")
@pytest.mark.rule("AW-DMG-04")
def test_ex_07_crippled_ships() -> None:
    assert now("uk_rodney", "5-5-3", 5)[:3] == (1, 0, 1)
    assert now("jap_myoko", "1*-2-8", 1) == (1, 1, 7, False)
    assert now("jap_myoko", "1*-2-8", 2)[:3] == (0, 0, 6)


@pytest.mark.rule("AW-RET-15")
def test_ex_08_separate_groups_separate_action_types() -> None:
    units = ["uk_ark_royal", "uk_hood", "ger_bismarck", "ger_scharnhorst"]
    case = Fight("north_sea", units).choose("air").do("british", "aim uk_ark_royal none")
    case.do("british", "stand").do("german", "retreat", "group ger_scharnhorst 2")
    case.do("british", "pursue uk_hood 2", "pursue uk_ark_royal 1")
    case.choose("air").do("british", "aim uk_ark_royal ger_bismarck", dice=[1, 1, 1])
    case.do("british", "done").do("german", "to germany")
    case.choose("surface", dice=[1] * 7)
    rounds = [(event.round, event.action) for event in case.happened(Revealed)]
    assert rounds == [(1, "air"), (2, "air"), (2, "surface")]


@pytest.mark.rule("AW-LBA-16")
@pytest.mark.rule("AW-LBA-21")
def test_ex_11_lba_attack_on_truk() -> None:
    held = {"kwajalein": "allied", "guadalcanal": "allied", "lae": "allied"}
    case = Fight(
        "bismarck_sea", ["us_5af", "us_13af"], ports={"truk": ["jap_myoko"]}, control=held,
        holder=dict.fromkeys(held, "us"), factors={"us_5af": "2-4", "us_13af": "2-4"},
        frames=[{"step": "port_strikes", "area": BOARD["bismarck_sea"], "side": 0}],
    )  # fmt: skip
    war, lba, area = case.war, case.unit("us_5af"), case.place("bismarck_sea")
    places = [BOARD.place_ids[port] for port in home.destinations(war, lba, area, "strike")]
    assert sorted(places) == ["guadalcanal", "lae"]
    case.do("us", "strike us_5af truk", "done", dice=[5, 5])  # two dice, no bonus, no disables
    assert not case.marked("jap_myoko", "disabled")
    assert case.legal("us") == ["to lae", "to guadalcanal"]
    case.do("us", "to lae")
    assert case.halted
    assert case.where("us_13af") == "bismarck_sea"
    from flagplot.games.admirals_war.combat import forces

    assert forces.targets_in_port(case.war, BOARD["lae"], 0) == [lba]


@pytest.mark.rule("AW-DEC-13")
def test_ex_21_no_one_controls() -> None:
    case = area_fight(
        "north_sea",
        {"uk_ark_royal": {"damage": 2}, "ger_weser": {"damage": 2}},
        factors={"uk_ark_royal": "0-2-7-3", "ger_weser": "0-2-7-1"},
    ).stand()
    assert case.halted
    assert case.units("north_sea") == ["uk_ark_royal", "ger_weser"]
    assert not control.qualifies(case.war, 0, BOARD["north_sea"])
    assert not control.qualifies(case.war, 1, BOARD["north_sea"])


WESTERN_APPROACHES = {
    "uk_ark_royal": {}, "uk_norfolk": {}, "uk_suffolk": {}, "uk_hood": "raiding",
    "uk_prince_of_wales": "raiding", "uk_raf_coastal": {}, "ger_pinguin": {}, "ger_nordmark": {},
    "ger_uboat_01": {}, "ger_uboat_02": "raiding", "ger_bismarck": "raiding", "ger_prinz_eugen": "raiding",
}  # fmt: skip


@pytest.mark.rule("AW-EXA-03")
@pytest.mark.rule("AW-EXA-04")
@pytest.mark.rule("AW-EXA-05")
@pytest.mark.rule("AW-EXA-06")
def test_ex_26_western_approaches() -> None:
    # (a), (b) seven ASW dice: Nordmark sunk, Pinguin sent home; (c) U1 scores with her bonus, U2 waits
    case = Case(
        turn=2, step="combat", units={"western_approaches": WESTERN_APPROACHES}, factors=PRINTED,
        flags={"western_approaches": "allied"}, dice=[3, 4, 2, 2, 6, 1, 5],
    )  # fmt: skip
    assert case.where("ger_nordmark") == "sunk"
    case.do("german", "to germany", dice=[5])
    assert case.where("ger_pinguin") == "germany"
    assert case.vp("ATO") == -1
    assert [event.points for event in case.happened(Scored)] == [-1]
    # (d) British 3 + flag + LBA against German 3 + surface in the ATO: an air action
    case.do("british", "choose air").do("german", "choose surface", dice=[3, 3])
    assert case.happened(Revealed)[-1].action == "air"
    # (e) nothing hits Bismarck
    case.do("british", "aim uk_ark_royal ger_bismarck")
    case.do("british", "aim uk_raf_coastal ger_bismarck", dice=[4, 4, 4, 2, 4])
    assert case.damage("ger_bismarck") == 0
    # (f) U2 disables Ark Royal with a natural 5; both go home
    case.do("german", "torpedo ger_uboat_02 uk_ark_royal", dice=[5])
    assert case.marked("uk_ark_royal", "disabled")
    case.do("british", "to england")
    assert case.where("ger_uboat_02") == "reserve"
    # (g) round 2: both stay; British 1 + 2 against German 3 + 1: surface, the RAF flies home for the turn
    case.do("british", "stand").do("german", "stand")
    case.do("british", "choose air").do("german", "choose surface", dice=[1, 3])
    assert case.happened(Revealed)[-1].action == "surface"
    case.do("british", "to england")
    assert case.marked("uk_raf_coastal", "grounded")
    # (h) Hood misses Prinz Eugen; Prince of Wales hits Bismarck for 2 - 1; the cruisers miss
    case.do("british", "aim uk_hood ger_prinz_eugen", "aim uk_prince_of_wales ger_bismarck")
    case.do("british", "aim uk_suffolk ger_bismarck")
    case.do("british", "aim uk_norfolk ger_bismarck", dice=[1, 4, 3, 3, 3, 4, 6, 4, 2, 4, 2])
    # (i) Bismarck with her bonus: 3 4 6 1 is one disable and one hit for 6: Hood is sunk
    case.do("german", "aim ger_bismarck uk_hood")
    case.do("german", "aim ger_prinz_eugen uk_prince_of_wales", dice=[3, 4, 6, 1, 6, 3])
    assert case.where("uk_hood") == "sunk"
    assert case.damage("ger_bismarck") == 1
    assert not case.marked("uk_prince_of_wales", "disabled")
    # (j) round 3: a hit for 1 - 1; the Germans disable and damage Prince of Wales
    case.do("british", "stand").do("german", "stand")
    assert case.war.speed(case.unit("ger_bismarck")) == 5
    case.do("british", "choose surface").do("german", "choose surface")
    for ship in ("uk_prince_of_wales", "uk_suffolk"):
        case.do("british", f"aim {ship} ger_bismarck")
    case.do("british", "aim uk_norfolk ger_bismarck", dice=[3, 1, 6, 3, 1, 2, 4])
    assert case.damage("ger_bismarck") == 1
    case.do("german", "aim ger_bismarck uk_prince_of_wales")
    case.do("german", "aim ger_prinz_eugen uk_prince_of_wales", dice=[1, 1, 5, 4, 6, 2])
    assert case.damage("uk_prince_of_wales") == 2
    assert case.marked("uk_prince_of_wales", "disabled")
    case.do("british", "to england")
    # (k) Norfolk and Suffolk retreat as one group of speed 7: Bismarck is too slow, Prinz Eugen lets them go
    case.do("british", "retreat").do("german", "stand")
    case.do("british", "together")
    case.refuses("german", "pursue ger_bismarck 1", "AW-RET-09")
    assert case.legal("german") == ["pursue ger_prinz_eugen 1", "ignore ger_prinz_eugen", "done"]
    case.do("german", "ignore ger_prinz_eugen")
    suffolk, norfolk = ("suez", "england")  # each of them picks a port of its own
    case.do("british", f"to {suffolk}", f"to {norfolk}")
    assert case.where("uk_norfolk") == norfolk
    assert case.where("uk_suffolk") == suffolk
    # (l) raiders and a U-boat control nothing
    assert case.halted
    area = BOARD["western_approaches"]
    assert case.units("western_approaches") == ["ger_bismarck", "ger_prinz_eugen", "ger_uboat_01"]
    assert not control.qualifies(case.war, 1, area)
    assert case.vp("ATO") == -1


@pytest.mark.rule("AW-TGT-07")
@pytest.mark.rule("AW-TGT-08")
@pytest.mark.rule("AW-TGT-05")
def test_ex_b05_surface_target_rules() -> None:
    ours = ["jap_myoko", "jap_nachi", "jap_haguro", "jap_maya"]
    theirs = {"us_nevada": "A", "us_chicago": "C", "us_hornet_cv8": "K", "us_amph_1stm": "M"}
    case = Fight("bismarck_sea", [*ours, *theirs]).choose("surface")
    war, frame = case.war, case.frame
    letters = {case.unit(id): letter for id, letter in theirs.items()}

    def complete(volley: Volley) -> list[str]:
        """The sets of targets of every allocation that can be reached answer by answer."""
        if len(volley.aims) == len(volley.attackers):
            return ["".join(sorted({letters[target] for target in volley.aims.values()}))]
        attacker = volley.attackers[len(volley.aims)]
        found = []
        for target in choices(war, volley):
            further = volley.clone()
            further.aims = {**volley.aims, attacker: target}
            found += complete(further)
        return found

    assert sorted(set(complete(frame))) == ["A", "AC", "ACK", "ACKM", "C"]  # never K, AK, ACM


@pytest.mark.rule("AW-RAI-07")
def test_ex_b07_ato_carrier_raid_restriction() -> None:
    frames = [{"step": "raids", "area": BOARD["western_mediterranean"], "side": 0}]
    ports = {"taranto": ["ita_zara"]}
    patrol = Fight("western_mediterranean", {"uk_ark_royal": {}}, ports=ports, frames=frames)
    assert patrol.halted
    raider = Fight("western_mediterranean", {"uk_ark_royal": "raiding"}, ports=ports, frames=frames)
    assert raider.legal("british") == ["bomb uk_ark_royal taranto", "done"]


@pytest.mark.rule("AW-DEC-12")
def test_ex_b09_raiding_submarine_alone() -> None:
    case = area_fight(
        "marshalls", {"jap_myoko": {}, "jap_nachi": {}, "us_sub_1": "raiding"}, flags={"marshalls": "axis"}
    )
    assert case.legal("us") == ["torpedo us_sub_1 jap_myoko", "torpedo us_sub_1 jap_nachi", "done"]
    case.do("us", "torpedo us_sub_1 jap_myoko", dice=[4])
    assert case.halted
    assert case.where("us_sub_1") == "reserve"
    assert case.flag("marshalls") == "axis"


@pytest.mark.rule("AW-DEC-17")
@pytest.mark.rule("AW-RAI-12")
def test_ex_b15_port_attack_by_lba_cannot_disable() -> None:
    case = Fight(
        "indonesia", ["jap_21af", "jap_22af"], ports={"singapore": ["uk_amph_tiger"]},
        frames=[{"step": "port_strikes", "area": BOARD["indonesia"], "side": 1}],
        factors={"jap_21af": "3-4", "jap_22af": "3-4", "uk_amph_tiger": "0-5-4"},
    )  # fmt: skip
    case.do("japanese", "strike jap_21af singapore", "strike jap_22af singapore", dice=[6, 5, 2, 6, 6, 1])
    assert case.damage("uk_amph_tiger") == 3
    assert not case.marked("uk_amph_tiger", "disabled")
    assert len(case.happened(Fired)) == 2  # nobody answers


@pytest.mark.rule("AW-DEC-61")
def test_ex_b20_paratroops_that_do_not_drop() -> None:
    units = {"ger_fsjr": {}, "uk_norfolk": {}, "uk_suffolk": {}, "ger_uboat_01": {}}
    case = area_fight("eastern_mediterranean", units, dice=[1, 1, 1])  # two ASW dice and the merchant die
    assert "drop ger_fsjr tripoli" in case.legal("german")
    landed = area_fight("eastern_mediterranean", units, dice=[1, 1, 1]).do("german", "drop ger_fsjr tripoli")
    assert landed.where("ger_fsjr") == "tripoli"
    case.do("german", "recall ger_fsjr")
    assert case.where("ger_fsjr") == "germany"
