"""Cases of command, engineering and isolation as a stranger would write them from the clauses alone."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.leaders import control, fates
from flagplot.games.war_in_the_pacific.state import GONE, POST, TRACK
from flagplot.kernel.action import act
from flagplot.kernel.errors import BadInputError
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.solomons import GROUNDED as SOLOMONS_GROUNDED
from tests.war_in_the_pacific.solomons import TABLES as SOLOMONS
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_stranger_land import LUNGA, landing

ARMY, SOUTHERN, MALAYA = (
    [hq.id for hq in TABLES.hqs].index(id) for id in ("hq-25-army", "hq-southern-army", "hq-malaya-ag")
)
SAIGON, SINGORA, ALOR_STAR, SINGAPORE = "B0452", "A3529", "A3530", "C0108"
PERCIVAL, YAMASHITA = (TABLES.leader_number[id] for id in ("ldr-percival", "ldr-yamashita"))


def stocks(*, army: int = 0, fleet: int = 0, southern: int = 0, active: bool = True) -> dict[str, Any]:
    """The Japanese headquarters in Saigon with these CPs."""
    return {
        "hq-25-army": {"at": SAIGON, "cp": army, "active": active},
        "hq-southern-army": {"at": SAIGON, "cp": southern, "active": False},
        "hq-southern-expeditionary-fleet": {"at": SAIGON, "cp": fleet, "active": True},
    }


# -- headquarters -----------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-HQ-47", "WPA-HQ-50")
def test_who_starts_beside_the_enemy_needs_his_headquarters() -> None:
    units = {SINGORA: ["ja-rgt-55"], ALOR_STAR: ["br-bde-6ind"]}
    idle = LandCase(
        "ground_first", units, first="japan", war={"hqs": stocks(army=5, active=False), "joined": True}
    )
    idle.refuses("japan", "move ja-rgt-55 A3428", "WPA-HQ-50")  # away from them
    ready = LandCase("ground_first", units, first="japan", war={"hqs": stocks(army=5), "joined": True})
    assert "move ja-rgt-55 A3428" in ready.answers("japan")


@pytest.mark.rule("WPA-HQ-47", "WPA-HQ-50")
@pytest.mark.parametrize(("active", "past"), [(True, True), (False, False)])
def test_a_train_past_the_enemy_needs_an_activated_headquarters(active: bool, past: bool) -> None:
    # the line from Mersing to Alor Star passes Malacca, which is beside the Japanese in A3732
    units = {"A3833": ["br-bde-1mal/entrained"], SINGAPORE: ["br-bde-2mal"], "A3732": ["ja-rgt-55"]}
    case = LandCase(
        "ground_first", units, first="allied", air=GROUNDED, control={"A3732": "allied"},
        war={"hqs": {"hq-malaya-ag": {"at": SINGAPORE, "cp": 9, "active": active}}},
    )  # fmt: skip
    assert ("ride br-bde-1mal A3531" in case.answers("allied")) is past
    assert f"ride br-bde-1mal {SINGAPORE}" in case.answers("allied")
    if not past:
        case.refuses("allied", "ride br-bde-1mal A3531", "WPA-HQ-50")


@pytest.mark.rule("WPA-GEN-17", "WPA-HQ-29")
def test_the_general_of_an_unactivated_unit_is_the_closest_by_air() -> None:
    # from Kuala Lumpur to Kota Bharu aircraft cross Malaya, ships sail around it
    hqs = {"hq-25-army": {"at": "A3632"}, "hq-southern-army": {"at": SINGAPORE}}
    held = {"A3632": "japan", SINGAPORE: "japan"}
    found = LandCase(
        "ground_first", {"A3730": ["ja-rgt-55/inactive"]}, control=held, war={"hqs": hqs}, air=GROUNDED
    )
    unit = found.number("ja-rgt-55")
    assert headquarters.controlling(found.play, unit) == SOUTHERN
    assert control.governing(found.play, unit) == ARMY
    paid = LandCase(
        "ground_first", {"A3730": ["ja-rgt-55"]}, control=held, air=GROUNDED,
        war={"hqs": hqs, "under": {"ja-rgt-55": "hq-southern-army"}},
    )  # fmt: skip
    assert control.governing(paid.play, unit) == SOUTHERN


@pytest.mark.rule("WPA-GEN-17", "WPA-HQ-29")
def test_of_two_headquarters_as_close_the_owner_takes_the_better() -> None:
    hqs = ("hq-25-army", "hq-southern-army")

    def controls(*active: str, leaderless: str = "") -> set[int]:
        war = {
            "hqs": {hq: {"at": SINGAPORE, "active": hq in active} for hq in hqs},
            "commanders": {leaderless: ""} if leaderless else {},
        }
        found = LandCase(
            "ground_first", {"A3730": ["ja-rgt-55/inactive"]}, control={SINGAPORE: "japan"}, war=war,
            air=GROUNDED,
        )  # fmt: skip
        unit = found.number("ja-rgt-55")
        return {headquarters.controlling(found.play, unit), control.governing(found.play, unit)}

    assert controls("hq-25-army") == {ARMY}
    assert controls("hq-southern-army") == {SOUTHERN}
    assert controls(*hqs, leaderless="hq-25-army") == {SOUTHERN}
    assert controls(*hqs, leaderless="hq-southern-army") == {ARMY}


# -- generals ---------------------------------------------------------------------------------------------


def sally() -> LandCase:
    """A brigade attacks in Singapore, where Percival has his headquarters, and is beaten."""
    case = LandCase(
        "ground_second", {SINGAPORE: ["br-bde-1mal", "ja-rgt-55"]}, first="japan", air=GROUNDED, forts={},
        control={SINGAPORE: "allied"},
        war={"hqs": {"hq-malaya-ag": {"at": SINGAPORE, "cp": 9, "active": True}}},
    )  # fmt: skip
    case.do("allied", f"attack {SINGAPORE}", dice=[1, 1, 1, 3])  # nobody controls; a natural 1
    return case


@pytest.mark.rule("WPA-GEN-51", "WPA-GEN-55")
@pytest.mark.parametrize(("dice", "after"), [((1, 1), GONE), ((1, 2, 4), TRACK), ((3, 2), POST)])
def test_a_commander_is_exposed_where_his_headquarters_is(dice: tuple[int, ...], after: int) -> None:
    case = sally()
    case.do("allied", "retreat br-bde-1mal C0107", dice=[*dice, 6])  # 2 more; and one for the airfield
    assert case.state.leader[PERCIVAL] == after
    assert headquarters.chief(case.play, MALAYA) == (PERCIVAL if after == POST else headquarters.NOBODY)


def at_headquarters(hq: str, steps: int = 4) -> LandCase:
    """The 5th Division attacks a broken brigade in Singora under Yamashita, who is at ``hq``."""
    case = LandCase(
        "ground_first", {SINGORA: ["ja-div-5", f"br-bde-6ind:{steps}/broken"], SAIGON: ["ja-div-gds"]},
        first="japan", air=GROUNDED, forts={}, control={SINGORA: "japan"},
        war={"joined": True, "hqs": {"hq-25-army": {"at": hq, "cp": 9, "active": True}}},
    )  # fmt: skip
    return case


@pytest.mark.rule("WPA-GEN-66", "WPA-GEN-67", "WPA-GEN-69")
def test_a_commander_on_site_is_promoted() -> None:
    there = at_headquarters(SINGORA)
    # both commanders control; ratings in brackets; 8 to 1; 2D6 for the promotion
    there.do("japan", f"attack {SINGORA}", dice=[6, 6, 6, 6, 6, 3, 6, 6])
    assert there.state.promoted == {YAMASHITA: (0, 0, 0, 1)}
    away = at_headquarters(SAIGON)
    away.do("japan", f"attack {SINGORA}", dice=[6, 6, 6, 6, 6, 3])
    assert away.state.promoted == {}


@pytest.mark.rule("WPA-GEN-68", "WPA-GEN-52")
def test_a_general_who_is_lost_with_his_troops_makes_the_victor_eligible() -> None:
    case = at_headquarters(SINGORA, steps=2)  # too few for 3 more losses; but Heath is with them
    case.do("japan", f"attack {SINGORA}", dice=[6, 6, 6, 6, 6, 3, 6, 6])
    assert case.state.leader[TABLES.leader_number["ldr-heath"]] == GONE
    assert case.state.promoted == {YAMASHITA: (0, 0, 0, 1)}


@pytest.mark.rule("WPA-GEN-70")
def test_who_could_not_command_has_the_rating_of_his_promotion() -> None:
    case = at_headquarters(SINGORA)
    heath = TABLES.leader_number["ldr-heath"]
    case.state.promoted = {heath: (1, 0, 0, 0), YAMASHITA: (1, 0, 0, 0)}
    assert [control.rating(case.play, one, "hq") for one in (heath, YAMASHITA)] == [1, 4]
    assert fates.hq_rating(case.play, heath) == "+1"


# -- landings ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-17-08", "BR-23-03")
@pytest.mark.parametrize(("die", "moves"), [(1, True), (9, False)])
def test_who_has_landed_and_stays_activated_may_go_on(die: int, moves: bool) -> None:
    case = landing(["mc-rgt-1"], [])
    case.do("allied", f"land {LUNGA}", dice=[1, 1, 3, 3, die])  # on a garrison; Vandegrift; the check
    case.do("allied", "no")
    if not moves:
        assert not case.marked("mc-rgt-1", "active")
        assert case.state.waiting != ("allied",) or case.answers("allied") == ["done"]
        return
    assert not case.marked("mc-rgt-1", "frozen")
    assert case.play.land.chart.allowance * 2 - case.state.spent[case.number("mc-rgt-1")] == 2 * 2
    case.state.spent[case.number("mc-rgt-1")] = 4  # more MPs than it has, to see that nothing else bars it
    assert "move mc-rgt-1 E2418" in case.answers("allied")


@pytest.mark.rule("BR-17-08", "BR-23-16")
def test_who_has_landed_attacks_again_in_the_ground_segment() -> None:
    case = landing(["mc-rgt-1"], ["ja-rgt-124"])
    case.do("allied", f"land {LUNGA}", dice=[3, 3, 3, 5, 1, 1])  # a step each; both sides hold
    case.do("japan", "done", dice=[1])
    case.do("allied", "no")
    assert f"attack {LUNGA}" in case.answers("allied")


# -- works ------------------------------------------------------------------------------------------------


def engineers(units: dict[str, list[str]], hqs: dict[str, Any], **more: Any) -> LandCase:
    """Japan's Engineering Segment; nobody flies."""
    return LandCase("ground_engineering", units, first="japan", air=GROUNDED, war={"hqs": hqs}, **more)


@pytest.mark.rule("WPA-HQ-12", "WPA-HQ-01", "WPA-ENG-24")
def test_no_fleet_pays_for_the_work_of_the_army() -> None:
    units = {SINGORA: ["ja-rgt-1eng/inactive"]}
    rich = engineers(units, stocks(fleet=20))
    assert not [one for one in rich.answers("japan") if one.startswith("build")]
    army = engineers(units, stocks(fleet=20, southern=3))
    army.do("japan", "build ja-rgt-1eng airfield")
    assert [army.state.war.cp[hq] for hq in (ARMY, SOUTHERN)] == [0, 2]


@pytest.mark.rule("WPA-HQ-29", "WPA-ENG-24")
def test_engineers_belong_to_the_headquarters_that_paid_for_their_work() -> None:
    case = engineers({SINGORA: ["ja-rgt-1eng/inactive"]}, stocks(southern=3))
    case.do("japan", "build ja-rgt-1eng airfield")
    unit = case.number("ja-rgt-1eng")
    assert case.marked("ja-rgt-1eng", "active")
    assert case.state.war.under == {unit: SOUTHERN}


@pytest.mark.rule("WPA-FRT-12", "WPA-FRT-11", "WPA-FRT-05")
def test_points_on_a_fortification_are_paid_for_other_units() -> None:
    def fort(*more: str) -> LandCase:
        hqs = {"hq-malaya-ag": {"at": SINGAPORE, "cp": 9, "active": True}}
        return LandCase(
            "ground_engineering", {"A3733": ["br-bde-12ind", *more]}, first="allied", air=GROUNDED,
            forts={"A3733": [1, 9]}, war={"hqs": hqs},
        )  # fmt: skip

    alone = fort()
    alone.refuses("allied", "fortify A3733 strength 1", "WPA-FRT-12")
    assert "fortify A3733 strength" in alone.answers("allied")
    fort("br-eng-malaya").refuses("allied", "fortify A3733 strength 1", "WPA-FRT-12")
    two = fort("br-bde-28ind/inactive")
    two.refuses("allied", "fortify A3733 strength 2", "WPA-FRT-12")
    two.do("allied", "fortify A3733 strength 1", dice=[1, 5, 2])
    assert two.state.war.cp[MALAYA] == 8
    assert two.marked("br-bde-28ind", "active")


@pytest.mark.rule("WPA-FRT-30", "WPA-FRT-31", "WPA-FRT-32", "WPA-FRT-33")
def test_a_beachhead_of_the_main_map_is_fortified_by_steps() -> None:
    def ashore(marks: str = "/landed/engaged/moved", **more: Any) -> SolomonsCase:
        """The marines on the beach, and another thing that the Allies could repair."""
        spent = more.pop("spent", 8)
        return SolomonsCase(
            "ground_engineering", {LUNGA: [f"mc-rgt-1{marks}", *more.pop("others", [])]}, first="allied",
            air=SOLOMONS_GROUNDED, spent={"mc-rgt-1": spent}, airfields={"E1018": "D1"},
            **{"forts": {}, **more},
        )  # fmt: skip

    case = ashore(others=["ja-rgt-124"], control={LUNGA: "japan"})
    case.do("allied", "dig-in mc-rgt-1 2")
    assert case.state.forts[case.play.hex(LUNGA)][:3] == (1, 2, 2)
    assert case.steps("mc-rgt-1") == 2
    assert case.owner(LUNGA) == 0
    ashore("/moved").refuses("allied", "dig-in mc-rgt-1 1", "WPA-FRT-30")
    ashore(spent=12).refuses("allied", "dig-in mc-rgt-1 1", "WPA-FRT-30")  # it has marched on
    enemy = {LUNGA: {"strength": 2, "size": 3, "side": "japan"}}
    ashore(others=["ja-rgt-124"], forts=enemy).refuses("allied", "dig-in mc-rgt-1 1", "WPA-FRT-33")


@pytest.mark.rule("WPA-ECL-32", "WPA-ENG-30")
def test_an_airfield_linked_by_air_alone_costs_twice_as_much() -> None:
    def field(**lines: Any) -> LandCase:
        war = {
            "hqs": {"hq-malaya-ag": {"at": SINGAPORE, "cp": 20, "active": True}}, "lines": lines,
        }  # fmt: skip
        return LandCase(
            "ground_engineering", {SINGAPORE: ["br-bde-1mal"]}, first="allied", air=GROUNDED, war=war,
            airfields={"A3322": "D1"}, control={"A3322": "allied"},
        )  # fmt: skip

    lifted = field(airlifts=[{"side": "allied", "start": SINGAPORE, "end": "A3322"}])
    lifted.do("allied", "clear-field A3322", dice=[2])
    assert lifted.state.war.cp[MALAYA] == 20 - 2 * 5


# -- isolation --------------------------------------------------------------------------------------------


def hardship(*units: str) -> LandCase:
    """The Attrition Phase reaches Tavoy, which is cut off."""
    case = LandCase("cycle", {"A3322": list(units)}, turn=4, first="japan", air=GROUNDED)
    case.do("japan", "allot hq-25-army 60")
    case.do("allied", "allot hq-malaya-ag 30")
    return case


@pytest.mark.rule("WPA-ISO-11", "BR-25-01")
def test_isolated_units_check_together_or_each_for_itself() -> None:
    both = ("br-bde-12ind", "br-bde-1mal")
    together = hardship(both[0], f"{both[1]}:1")
    assert together.answers("allied") == ["check-for-all br-bde-12ind", "check-each"]
    together.refuses("allied", "check-for-all br-bde-1mal", "WPA-ISO-11")  # the smaller of the two
    together.do("allied", "check-for-all br-bde-12ind", dice=[1, 9])
    assert [together.marked(one, "broken") for one in both] == [True, True]
    single = hardship(*both)
    single.do("allied", "check-each", dice=[1, 10, 1, 9])
    assert [single.marked(one, "broken") for one in both] == [False, True]


@pytest.mark.rule("WPA-ISO-11", "WPA-ISO-07", "BR-1-07")
def test_what_suffers_in_a_stack_that_lies_face_down_does_not_show() -> None:
    for units in (["br-bde-12ind/hidden"], ["br-bde-12ind/hidden/broken"]):
        case = LandCase("cycle", {"A3322": units}, turn=4, first="japan", air=GROUNDED)
        case.do("japan", "allot hq-25-army 60")
        dice = [1, 10] if "broken" in units[0] else []
        case.do("allied", "allot hq-malaya-ag 30", dice=dice)
        assert case.state.waiting == ("allied",)


@pytest.mark.rule("WPA-ISO-07", "WPA-HQ-27")
def test_units_that_no_headquarters_of_theirs_reaches_suffer_though_their_hex_is_linked() -> None:
    """The Anzacs reach Port Moresby, but command no US division; MacArthur does not reach it."""
    posts = {
        "hq-sw-pacific": "G1430", "hq-sw-pacific-force": "", "hq-south-pacific": "", "hq-anzac": "E1028",
    }  # fmt: skip
    case = SolomonsCase(
        "cycle", {"E1018": ["us-div-37/broken"]}, turn=2, first="japan", air=SOLOMONS_GROUNDED, watchers=[],
        war={"hqs": {hq: {"at": at, "cp": 0} for hq, at in posts.items()}},
    )  # fmt: skip
    before = case.steps("us-div-37")
    case.do("japan", "allot hq-combined-fleet 80")
    case.do("allied", "allot hq-sw-pacific 50", "allot hq-anzac 25", dice=[1, 9])
    assert case.steps("us-div-37") == before - 1


# -- positions --------------------------------------------------------------------------------------------


def refused(document: dict[str, Any]) -> str:
    """What is wrong with a position."""
    with pytest.raises(BadInputError) as error:
        GAME.position({"scenario": "malaya", **document})
    return str(error.value)


def test_a_position_begins_in_the_pair_of_phases_of_its_part() -> None:
    def dated(**document: Any) -> tuple[int, int]:
        case = LandCase(document.pop("phase"), {SINGAPORE: ["br-bde-1mal"]}, **document)
        return case.state.turn, case.state.sea.phase

    assert dated(phase="ground_second", turn=6) == (6, 20)
    assert dated(phase="ground_second") == (0, 2)
    assert dated(phase="naval", turn=6, dice=[6, 6, 1, 1]) == (6, 18)
    assert "pair 20 is in game-turn 6" in refused({"phase": "ground_first", "turn": 3, "pair": 20})


@pytest.mark.rule("WPA-GEN-16")
def test_a_position_has_one_general_on_site_in_a_hex() -> None:
    units = {SINGAPORE: ["br-bde-1mal", "au-bde-22"]}
    two = {"ldr-heath": "br-bde-1mal", "ldr-gordon-bennett": "au-bde-22"}
    assert "one general on site in C0108" in refused(
        {"phase": "ground_first", "units": units, "leaders": two}
    )


def test_what_a_position_does_not_name_is_as_its_units_and_the_scenario_have_it() -> None:
    units = {SINGAPORE: ["br-bde-1mal", "ja-rgt-114"], SINGORA: ["ja-rgt-55"]}
    case = LandCase(
        "ground_demolition", units, first="allied", control={"C0212": "japan"}, airfields={ALOR_STAR: "D2"},
        forts={SINGAPORE: [2, 10]},
    )  # fmt: skip
    assert case.owner(SINGORA) == 0  # Japanese units alone
    assert case.state.forts[case.play.hex(SINGAPORE)][0] == 1  # fought over, and Allied
    assert case.state.airfields[case.play.hex(SINGAPORE)] == 0
    assert case.state.war.stood[case.number("ja-rgt-55")] == case.play.hex(SINGORA)
    moved = LandCase("ground_first", units, first="japan", war={"stood": {"ja-rgt-55": SAIGON}})
    assert moved.state.war.stood == {moved.number("ja-rgt-55"): moved.play.hex(SAIGON)}


def test_a_position_is_told_in_one_line_what_is_wrong_with_its_railways() -> None:
    assert "works: railcap: one of" in refused({"war": {"works": {"railcap": {"C0107": 5}}}})
    assert "a whole number from 0 to" in refused({"war": {"works": {"railcap": {SINGAPORE: 999}}}})
    assert "a hex of the map in play" in refused({"units": {"A9999": ["ja-rgt-55"]}})


# -- what the enemy learns ----------------------------------------------------------------------------------


@pytest.mark.rule("BR-1-07", "WPB-MTB-07", "WPA-REP-02")
@pytest.mark.parametrize(
    "answer",
    [
        "repair-ship br-cl-danae", "full-effort br-cl-danae hq-eastern-fleet", "mend-base A3529 ja-rgt-55",
        "check-for-all br-bde-12ind", "dig-in ja-rgt-56 1", "put-watchers E2116", "come-back jn-cv-shokaku",
        "fill-squadron 1 6", "take-codes 3 5",
    ],
)  # fmt: skip
def test_orders_that_tell_what_is_secret_are_for_their_side_alone(answer: str) -> None:
    case = LandCase("yards", {}, harbour={SINGAPORE: ["br-cl-danae"]}, ships={"br-cl-danae": {"damage": 2}})
    assert GAME.audience(case.state, "allied", act(*answer.split())) == ("allied",)


def strategic_turn(**more: Any) -> SolomonsCase:
    """The strategic turn at the end of cycle 8, when submarines have been sent out."""
    case = SolomonsCase(
        "cycle", {"E1613": ["jn-sbf-8"]}, turn=2, first="japan", air=SOLOMONS_GROUNDED, **more
    )
    case.do("japan", "allot hq-combined-fleet 80")
    case.do("allied", "allot hq-sw-pacific 40", "allot hq-south-pacific 35")
    return case


@pytest.mark.rule("BR-13-08", "WPB-SOL-02")
def test_the_allies_put_one_coastwatcher_ashore_in_a_strategic_turn() -> None:
    case = strategic_turn()
    while not any(one.startswith("put-watchers") for one in case.answers("allied")):
        seat = case.state.waiting[0]
        case.do(seat, "done")
    case.refuses("allied", "put-watchers E1613", "BR-13-08")  # there are some already
    case.refuses("allied", "put-watchers E1018", "BR-13-08")  # an Allied base
    case.refuses("allied", "put-watchers E1602", "BR-13-08")  # Truk
    case.do("allied", "put-watchers E2318")
    assert case.play.hex("E2318") in case.state.sea.watchers
    assert not any(one.startswith("put-watchers") for one in case.answers("allied"))
    seen = {seat: GAME.view(case.state, seat).places for seat in ("japan", "allied")}
    assert [unit["kind"] for unit in seen["allied"]["E2318"]["units"]] == ["watcher"]
    assert "watcher" not in [unit["kind"] for place in seen["japan"].values() for unit in place["units"]]


@pytest.mark.rule("BR-13-08")
def test_there_are_at_most_twelve_coastwatchers() -> None:
    posts = [
        "E1915",
        "E2015",
        "E2116",
        "E2217",
        "E2417",
        "E2617",
        "E2518",
        "E1613",
        "E2318",
        "E2317",
        "E2117",
        "E2418",
    ]
    case = strategic_turn(watchers=posts)
    while case.state.waiting and case.state.turn == 2 and case.state.frames[1:]:
        seat = case.state.waiting[0]
        assert not any(one.startswith("put-watchers") for one in case.answers(seat))
        case.do(seat, "done")
        if type(case.state.frames[-1]).__name__ == "Redeployment":
            break


@pytest.mark.rule("BR-8-01", "SC-G-02")
@pytest.mark.parametrize(("ships", "joins"), [(23, True), (24, False)])
def test_a_ship_that_arrives_joins_its_task_force_if_there_is_room(ships: int, joins: bool) -> None:
    late = next(one for one in SOLOMONS.card.ships if one.due and one.tf)
    other = [
        one.id
        for one in SOLOMONS.card.ships
        if one.id.startswith(("us-dd", "us-ca", "us-cl")) and not one.due
    ]
    force = {late.tf: {"hex": "E2423", "ships": other[:ships], "mission": "CVOPS"}}
    turn = SOLOMONS.card.turn_of(late.due)
    case = SolomonsCase(
        "start", {}, turn=turn, air=SOLOMONS_GROUNDED, forces=force, dice=[6, 6, 1, 1, *[1] * 20]
    )
    number = SOLOMONS.ship_number[late.id]
    assert (number in case.state.sea.forces[late.tf].ships) is joins
    assert joins or any(number in there for there in case.state.sea.harbour.values())


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"units": {"A3529": ["ja-div-5", "ja-div-5.1"]}}, "ja-div-5 or its regiments expected, found both"),
        ({"leaders": {"ldr-heath": "ja-rgt-55"}}, "a unit of his side with ldr-heath expected"),
        ({"war": {"commanders": {"hq-25-army": "ldr-percival"}}}, "a leader of its side for hq-25-army"),
        ({"war": {"under": {"ja-rgt-55": "hq-malaya-ag"}}}, "a headquarters of its side for ja-rgt-55"),
        (
            {"war": {"lines": {"bases": {"A3529": {"side": "japan", "hq": "hq-malaya-ag"}}}}},
            "a headquarters of its side in A3529",
        ),
    ],
)
def test_a_position_mixes_no_sides(more: dict[str, Any], fault: str) -> None:
    assert fault in refused({"phase": "ground_first", "units": {"A3529": ["ja-rgt-55"]}, **more})
