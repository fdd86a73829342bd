"""Worked cases of generals, command, railways, attrition and construction, played through the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot import ScriptedDice
from flagplot.games.war_in_the_pacific import game as offered
from flagplot.games.war_in_the_pacific.air.frames import Attrition
from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.rail import lines, railcap
from flagplot.games.war_in_the_pacific.repair import docks
from flagplot.games.war_in_the_pacific.sea import reaction
from flagplot.games.war_in_the_pacific.sea.frames import Alarm
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.tables import Tables
from tests.war_in_the_pacific import solomons
from tests.war_in_the_pacific.ashore import GROUNDED, TABLES, LandCase
from tests.war_in_the_pacific.setting import Case
from tests.war_in_the_pacific.solomons import SolomonsCase

TABLES_S = solomons.TABLES

PASS, FAIL, NOBODY = 10, 9, 1
SINGAPORE, BANGKOK, SAIGON, SINGORA = "C0108", "A3523", "B0452", "A3529"
LUNGA, SOUTH = "E2519", "hq-south-pacific"
ARMY = {"hq-25-army": {"at": SINGORA, "cp": 30, "active": True}}
World = Callable[[Tables], None]


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """Cases of other theatres: the game is played with other tables."""

    def play_with(changed: Tables) -> None:
        monkeypatch.setattr(offered, "tables", lambda scenario: changed)

    return play_with


def led(tables: Tables, **leaders: dict[str, Any]) -> Tables:
    """Tables with other ratings of leaders: ``ghormley={"hq": "+2D6"}``."""
    return replace(
        tables,
        leaders=tuple(
            msgspec.structs.replace(one, **leaders.get(one.id.removeprefix("ldr-"), {}))
            for one in tables.leaders
        ),
    )


def stock(case: LandCase, hq: str) -> int:
    return case.state.war.cp[[one.id for one in case.play.tables.hqs].index(hq)]


# -- generals -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-GEN-27", "WPA-GEN-30", "BR-23-01")
def test_ex_a04_a_general_leads_through_two_jungle_hexes() -> None:
    """4 MPs each of 6: the second takes Yamashita's +2, and a check with his quality."""

    def march(*dice: int) -> LandCase:
        case = LandCase("ground_first", {"A3730": ["ja-div-5"]}, first="japan", war={"hqs": ARMY})
        case.do("japan", "move ja-div-5 A3630")
        assert marching.left(case.play, case.number("ja-div-5")) == 2 * 2
        case.do("japan", "move ja-div-5 A3631", dice=dice)
        return case

    through = march(5, 3, 5, 4, PASS)  # Yamashita controls, +2; Yamashita again, quality +2
    assert through.where("ja-div-5") == "A3631"
    tired = march(5, 3, 5, 4, FAIL)
    assert tired.where("ja-div-5") == "A3630"
    short = march(5, 2)  # +1 is 7 MPs
    assert short.where("ja-div-5") == "A3630"
    assert marching.left(short.play, short.number("ja-div-5")) == 2 * 1
    nobody = march(NOBODY)
    assert marching.left(nobody.play, nobody.number("ja-div-5")) == 2 * 1


@pytest.mark.rule("WPA-GEN-38", "WPA-GEN-39", "WPA-HQ-52", "WPA-HQ-53")
def test_ex_a05_a_rebate_above_the_cost(world: World) -> None:
    tables = led(TABLES_S, ghormley={"hq": "+2D6"})  # Nimitz
    world(
        replace(
            tables,
            hqs=tuple(msgspec.structs.replace(hq, act=8) if hq.id == SOUTH else hq for hq in tables.hqs),
        )
    )
    war = {"hqs": {SOUTH: {"cp": 20, "active": False}}}
    case = SolomonsCase(
        "ground_activation", {LUNGA: ["mc-rgt-5"]}, air=solomons.GROUNDED, first="allied", war=war
    )
    case.do("allied", f"activate-hq {SOUTH}", dice=[5, 6])
    assert stock(case, SOUTH) == 23
    assert f"activate-hq {SOUTH}" not in case.answers("allied")
    assert case.state.war.active[[hq.id for hq in tables.hqs].index(SOUTH)]


@pytest.mark.rule("WPA-GEN-74", "WPA-HQ-30")
@pytest.mark.parametrize(("unit", "worse"), [("us-rgt-164", 1), ("mc-rgt-5", 0)])
def test_ex_a06_admirals_without_ground_ratings(world: World, unit: str, worse: int) -> None:
    """Ghormley commands as Leary would; with a rating for quality he does as Mountbatten."""

    def fight() -> tuple[str, int]:
        case = SolomonsCase(
            "ground_first", {LUNGA: [unit, "ja-rgt-28:2"]}, air=solomons.GROUNDED, first="allied",
            war={"under": {unit: SOUTH}, "hqs": {SOUTH: {"active": True, "cp": 9}}},
            leaders={"ldr-vandegrift": "gone"},
        )  # fmt: skip
        one, other = case.number(unit), case.number("ja-rgt-28")
        frame = Attack(
            hex=case.play.hex(LUNGA), side=ALLIED, attackers=(one,), defenders=(other,), lead=one,
            defender_lead=other,
        )  # fmt: skip
        case.state, events = case.game.apply(
            case.state, "allied", f"attack {LUNGA}", ScriptedDice([NOBODY, NOBODY, 3, *[PASS] * 9])
        )
        (told,) = [text for event in events if "at" in (text := event.text()) and text.endswith(", +0: 3")]
        return told.split()[4], odds.unit_tq(case.play, frame, one)

    (under_leary, tq) = fight()
    assert tq == TABLES_S.ground[TABLES_S.number[unit]].tq - worse
    world(led(TABLES_S, ghormley={"tq": "+1 (4)"}))
    (under_mountbatten, better) = fight()
    assert better == tq + worse
    assert (under_leary == under_mountbatten) is not bool(worse)  # one column, too


@pytest.mark.rule("WPA-GEN-69", "WPA-GEN-70", "WPA-GEN-03")
def test_tc_a06_a_promotion_lets_him_command() -> None:
    brigades = ["br-bde-6ind", "br-bde-15ind", "br-bde-28ind", "br-bde-8ind", "br-bde-12ind"]
    war = {"hqs": {"hq-malaya-ag": {"active": True, "cp": 9}}}
    case = LandCase("ground_first", {"A3731": [*brigades, "ja-rgt-55/broken"]}, first="allied", war=war)
    case.do("allied", "attack A3731", "done", "lead br-bde-6ind", dice=[2, NOBODY, 6, 4, 5])  # Heath controls
    heath = case.play.tables.leader_number["ldr-heath"]
    assert case.state.promoted == {heath: (1, 0, 0, 0)}

    def strategic(**promoted: list[int]) -> LandCase:
        """The end of a cycle; Percival is lost, and Heath in the pool."""
        found = LandCase(
            "end", {SINGAPORE: ["br-bde-1mal"], SAIGON: ["ja-rgt-55"]}, turn=3, pair=11, air=GROUNDED,
            leaders={"ldr-percival": "gone", "ldr-heath": "post"},
            promoted={f"ldr-{name}": ratings for name, ratings in promoted.items()},
        )  # fmt: skip
        found.do("japan", "allot hq-25-army 60")
        found.do("allied", "allot hq-malaya-ag 30")
        found.do("japan", "done")
        return found

    strategic().refuses("allied", "take-over ldr-heath hq-malaya-ag", "WPA-GEN-03")
    better = strategic(heath=[1, 0, 0, 0])
    better.do("allied", "take-over ldr-heath hq-malaya-ag")
    hq = [hq.id for hq in better.play.tables.hqs].index("hq-malaya-ag")
    assert better.state.war.commanders == {hq: heath}


@pytest.mark.rule("WPA-GEN-66", "WPA-GEN-71", "WPA-GEN-67")
@pytest.mark.parametrize(
    ("roll", "at", "promoted"),
    [(3, "", "ldr-vandegrift"), (6, "", ""), (6, LUNGA, "ldr-ghormley"), (3, LUNGA, "ldr-vandegrift")],
)
def test_tc_a07_only_who_controlled_on_site_is_promoted(
    world: World, roll: int, at: str, promoted: str
) -> None:
    """Three regiments of marines beat a broken one; an admiral commands, so that a 6 counts as a 5."""
    world(led(TABLES_S, ghormley={"tq": "+1"}))
    marines = ["mc-rgt-1", "mc-rgt-5", "mc-rgt-7"]
    headquarters = {SOUTH: {"active": True, "cp": 9} | ({"at": at} if at else {})}
    case = SolomonsCase(
        "ground_first", {LUNGA: [*marines, "ja-rgt-4/broken"]}, air=solomons.GROUNDED, first="allied",
        leaders={"ldr-vandegrift": "mc-rgt-1"}, control={LUNGA: "allied"},
        war={"hqs": headquarters, "under": dict.fromkeys(marines, SOUTH)},
    )  # fmt: skip
    dice = ScriptedDice([roll, NOBODY, *[6] * 9])
    for answer in (f"attack {LUNGA}", "done", "lead mc-rgt-1"):
        case.state, _ = case.game.apply(case.state, "allied", answer, dice)
    assert [TABLES_S.leaders[one].id for one in case.state.promoted] == ([promoted] if promoted else [])


# -- an island of another scale -----------------------------------------------------------------------------


@pytest.mark.rule("WPA-TAC-44", "WPA-TAC-50", "WPA-TAC-51", "WPA-TAC-53")
def test_ex_a08_pursuit_and_movement_points_on_okinawa(world: World) -> None:
    """Betio as if it were Okinawa: table C with 16 MPs, rough ground in 0404, a city in 0504."""
    tables = offered.tables("tarawa")
    other = {"0404": "rough", "0504": "city"}
    hexes = tuple(
        msgspec.structs.replace(cell, terrain=other.get(cell.hex, cell.terrain))
        for cell in tables.island.printed.hexes
    )
    printed = msgspec.structs.replace(tables.island.printed, hexes=hexes, scale="C")
    island = replace(tables.island, printed=printed, table=tables.maps.movement["C"])
    world(replace(tables, island=island))
    units = {"b0304": ["mc-rgt-8"], "b0404": ["jn-sbf-3sp"], "b0804": ["jn-snlf-s7"]}
    case = Case("first", units, leaders={"ldr-julian-smith": "gone", "ldr-shibasaki": "gone"}, air={})
    unit = case.play.tables.number["mc-rgt-8"]
    case.do("allied", "move mc-rgt-8 b0404", "attack b0404")
    assert case.state.spent[unit] == 2 * 6 + 1  # 1.5 and 5
    case.do("japan", "no")
    case.do("allied", "no", dice=[NOBODY, NOBODY, 5, FAIL, PASS])  # 3:2; both lose one, and Japan retreats
    case.do("japan", "retreat jn-sbf-3sp b0504")
    chased = msgspec.json.decode(msgspec.json.encode(case.game.describe(case.state)))
    case.do("allied", "pursue mc-rgt-8 b0504", dice=[4])  # 4 of 7 halved, in a city
    assert case.where("mc-rgt-8") == "b0504"
    assert case.state.spent[unit] == 2 * 8 + 1  # 2 more, and 7.5 are left
    assert case.steps("mc-rgt-8") == 2  # one in the attack; and marines lose one in a pursuit
    assert case.answers("allied") == ["press", "decline"]
    late = case.game.position(chased)
    late, _ = case.game.apply(late, "allied", "pursue mc-rgt-8 b0504", ScriptedDice([5]))
    assert late.place[unit] == case.play.field.place("b0404")


# -- links --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-OSB-15")
@pytest.mark.parametrize(
    ("damage", "sea", "land"), [("", 20, 16), ("S", 15, 12), ("D1", 10, 8), ("D2", 5, 4), ("D3", 0, 0)]
)
def test_ex_a13_a_damaged_support_base(damage: str, sea: int, land: int) -> None:
    base = {"side": "japan", "hq": "hq-25-army", "damage": damage}
    case = LandCase(
        "ground_first", {"A3730": ["ja-rgt-56"], SAIGON: ["ja-rgt-55"]}, control={"A3730": "japan"},
        war={"lines": {"bases": {"A3730": base}}},
    )  # fmt: skip
    play, hex = case.play, case.play.hex("A3730")
    found = links.from_base(play, hex, frozenset())
    over_land = set(links.open_land(play, JAPAN, hex, land)) if land else {hex}
    coast = {one: play.chart.sea_distance(hex, one) for one in play.land.places if play.chart.sea.get(one)}
    assert found == over_land | {one for one, far in coast.items() if 0 <= far <= sea}


@pytest.mark.rule("WPA-ECL-23")
@pytest.mark.parametrize("points", [7, 8])
def test_ex_a14_cargo_points_for_34_steps(world: World, points: int) -> None:
    cargo, end = "air-ja-ki-57-nha-trang", "B0150"
    world(
        replace(
            TABLES,
            air=tuple(
                msgspec.structs.replace(one, aps=8) if one.id.startswith(cargo) else one for one in TABLES.air
            ),
        )
    )
    units = ["ja-div-5", "ja-div-gds", "ja-rgt-55", "ja-rgt-56", "ja-rgt-114"]
    case = LandCase(
        "end", {SAIGON: ["jn-bf-11"], end: units}, air=GROUNDED | {cargo: {"points": points}}, turn=3, pair=11
    )
    assert sum(case.steps(unit) for unit in (*units, "jn-bf-11")) == 34  # Saigon is near
    case.do("japan", "allot hq-25-army 60")
    case.do("allied", "allot hq-malaya-ag 30")
    order = f"airlift {SAIGON} {end} hq-25-army"
    if points < 8:
        case.refuses("japan", order, "WPA-ECL-23")
        return
    case.do("japan", order)
    (lift,) = case.state.war.lines.airlifts
    assert (lift.steps, case.state.points[TABLES.air_number[cargo]]) == (34, 0)


@pytest.mark.rule("WPA-ECL-32")
def test_ex_a15_an_emergency_link_doubles_the_cost(world: World) -> None:
    dear = tuple(
        msgspec.structs.replace(one, act=2) if one.id == "au-bde-22" else one for one in TABLES.ground
    )
    world(replace(TABLES, ground=dear))
    lift = {"side": "allied", "start": SINGAPORE, "end": "A3322", "steps": 12}
    case = LandCase(
        "ground_activation", {SINGAPORE: ["br-bde-1mal"], "A3322": ["au-bde-22/inactive"]}, first="allied",
        air=GROUNDED, control={"A3322": "allied"},
        war={"hqs": {"hq-malaya-ag": {"cp": 20, "active": True}}, "lines": {"airlifts": [lift]}},
    )  # fmt: skip
    case.do("allied", "activate au-bde-22 hq-malaya-ag")
    assert stock(case, "hq-malaya-ag") == 20 - 4


@pytest.mark.rule("WPA-ESO-08", "WPA-ESO-13")
@pytest.mark.parametrize(("active", "price"), [(True, 22), (False, 24)])
def test_ex_a21_what_an_emergency_sortie_costs(active: bool, price: int) -> None:
    """Eight ships for 20 CPs; the enemy was seen at MEDIUM range, a fifth more; a tenth less if activated."""
    ships = ["jn-cv-zuikaku", "jn-cv-shokaku", "jn-cv-junyo", "jn-cv-hiyo", "jn-ca-tone", "jn-ca-takao",
             "jn-ca-suzuya", "jn-ca-myoko"]  # fmt: skip
    rabaul, fleet = "E1613", "hq-8-fleet"
    case = SolomonsCase(
        "ground_first", {rabaul: ["ja-rgt-28"], "E3231": ["us-rgt-182"]}, air=solomons.GROUNDED,
        harbour={rabaul: ships}, war={"hqs": {fleet: {"cp": 40, "active": active}}},
        forces={"U9": {"hex": "E3230", "ships": ["us-ca-chicago"], "mission": "PATROL", "marker": 1}},
    )  # fmt: skip
    play, port = case.play, case.play.hex(rabaul)
    seen = next(hex for hex in sorted(play.chart.inside) if reaction.band(play, port, hex) == "MEDIUM")
    case.state.frames.append(Alarm(side=JAPAN, force="U9", hex=seen))
    case.do("japan", *(f"call-out {id} {fleet}" for id in ships))
    assert f"for {price} CPs" in case.game.prompt(case.state, "japan")
    case.do("japan", "put-to-sea", dice=[1])  # the only admiral
    assert stock(case, fleet) == 40 - price


# -- railways -----------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-RAIL-26")
def test_ex_a22_an_engineer_repairs_a_line_of_the_country() -> None:
    case = LandCase(
        "ground_engineering", {SINGAPORE: ["br-eng-malaya/inactive"]}, air=GROUNDED, first="allied",
        war={"hqs": {"hq-malaya-ag": {"cp": 30}}, "works": {"cut": {"A3632": 4}}},
    )  # fmt: skip
    case.do("allied", "mend br-eng-malaya A3632 4")
    assert stock(case, "hq-malaya-ag") == 26
    assert not case.play.works.cut


@pytest.mark.rule("WPA-RAIL-31", "WPA-RAIL-35", "WPA-RAIL-36")
def test_ex_a23_the_railcap_of_malaya_is_captured() -> None:
    """Singapore is entered; 5 CPs, 1 and 7 are 13: all of the 10."""
    case = LandCase(
        "ground_first", {"A3833": ["ja-div-5"], "A3731": ["br-bde-8ind"]}, air=GROUNDED, first="japan",
        forts={}, batteries={}, control={"A3833": "japan"}, turn=4,
        war={"hqs": ARMY, "garrisons": {SINGAPORE: 4}},
    )  # fmt: skip
    case.do("japan", f"move ja-div-5 {SINGAPORE}", dice=[6])  # of the airfield
    case.do("japan", "done")
    center = case.play.hex(SINGAPORE)
    assert railcap.left(case.play, center, JAPAN) == 0  # the die has not told yet
    case.do("japan", "speed-up hq-25-army 5", "done", dice=[3, 4])
    assert stock(case, "hq-25-army") == 25
    assert railcap.left(case.play, center, JAPAN) == 10


# -- aircraft that wear out ---------------------------------------------------------------------------------

G3M, KI_21, ZERO, KI_43, KI_27 = (
    "air-jn-g3m-saigon", "air-ja-ki-21-saigon", "air-jn-a6m2-soc-trang", "air-ja-ki-43-phu-quoc-2",
    "air-ja-ki-27-phnom-penh",
)  # fmt: skip


def wearing(share: str, left: int, points: dict[str, int], **taken: int) -> LandCase:
    """A block has so much to lose; what was taken before is given by types: ``A6M2=3``."""
    air = GROUNDED | {id: {"points": count} for id, count in points.items()}
    units = {SAIGON: ["ja-rgt-55"], SINGAPORE: ["br-bde-1mal"]}
    alike = dict.fromkeys(points, "regular")
    case = LandCase("cycle", units, turn=4, air=air, bases=dict.fromkeys(points, SAIGON), quality=alike)
    of = {
        TABLES.air[TABLES.air_number[id]].type: TABLES.air_number[id]
        for id in (G3M, KI_21, ZERO, KI_43, KI_27)
    }
    before = {of[type_.replace("_", "-")]: count for type_, count in taken.items()}
    case.state.frames.append(Attrition(side=JAPAN, share=share, left=left, taken=before))
    return case


@pytest.mark.rule("WPA-ATT-09")
def test_ex_a25_three_of_a_type_then_another() -> None:
    """Five fighters of one base, at which the Navy has none."""
    case = wearing("Japan FTR", 5, {KI_27: 4, KI_43: 4, "air-ja-ki-44-saigon": 1})
    case.do("japan", *[f"wear-out {KI_27}"] * 3)
    case.refuses("japan", f"wear-out {KI_27}", "WPA-ATT-09")
    case.do("japan", f"wear-out {KI_43}", f"wear-out {KI_27}")
    assert [case.state.points[TABLES.air_number[id]] for id in (KI_27, KI_43)] == [0, 3]


@pytest.mark.rule("WPA-ATT-14", "WPA-ATT-15")
@pytest.mark.parametrize(
    ("share", "taken", "army"),
    [
        ("Japan FTR", {"Ki_27": 5, "Ki_43": 4, "A6M2": 3}, True),  # 10 to 3
        ("Japan FTR", {"Ki_27": 5, "Ki_43": 5, "A6M2": 2}, False),  # not 11 to 2
        ("Japan BMR", {"Ki_21": 7, "G3M": 4}, True),  # 8 to 4
        ("Japan BMR", {"Ki_21": 8, "G3M": 3}, False),  # not 9 to 3
    ],
)
def test_ex_a26_the_army_does_not_bear_it_alone(share: str, taken: dict[str, int], army: bool) -> None:
    case = wearing(share, 1, {KI_27: 4, KI_43: 4, ZERO: 3, G3M: 4, KI_21: 4}, **taken)
    soldiers, sailors = (KI_43, ZERO) if share == "Japan FTR" else (KI_21, G3M)
    assert case.allows("japan", f"wear-out {sailors}")
    if army:
        assert case.allows("japan", f"wear-out {soldiers}")
    else:
        case.refuses("japan", f"wear-out {soldiers}", "WPA-ATT-14")


@pytest.mark.rule("WPA-ATT-16")
def test_ex_a27_all_that_were_transferred_for_cps_wear_twice() -> None:
    """Three of a block in one Air Phase are one more than moves for nothing."""
    units = {SAIGON: ["ja-rgt-55"], SINGAPORE: ["br-bde-1mal"]}
    war = {"hqs": {**ARMY, "hq-southern-army": {"cp": 0}, "hq-southern-expeditionary-fleet": {"cp": 0}}}
    case = LandCase("air", units, air=GROUNDED | {G3M: {"points": 3}}, war=war)
    case.do("japan", f"rebase {G3M} 3 B0353", "done")
    if case.state.waiting == ("allied",):
        case.do("allied", "done")
    assert case.state.war.worn == {TABLES.air_number[G3M]: 3}
    assert stock(case, "hq-25-army") == 29


@pytest.mark.rule("WPA-ATT-20")
@pytest.mark.parametrize(("face", "elite"), [(1, 0), (2, 1), (3, 1)])
def test_ex_a28_the_elite_are_drawn_one_time_in_three(face: int, elite: int) -> None:
    best, other = "air-jn-g4m-rabaul-s3", "air-jn-g4m-kavieng-s3"
    case = SolomonsCase(
        "cycle", {LUNGA: ["mc-rgt-5"], "E1613": ["ja-rgt-28"]}, turn=6, quality={best: "elite"},
        air=solomons.GROUNDED | {best: {"points": 1}, other: {"points": 1}}, bases={other: "E1613"},
    )  # fmt: skip
    case.state.frames.append(Attrition(side=JAPAN, share="Japan BMR", left=1))
    case.do("japan", f"wear-out {other}", dice=[face])
    assert [case.state.points[TABLES_S.air_number[id]] for id in (best, other)] == [elite, 1 - elite]


# -- construction -------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ENG-19", "WPA-ENG-20")
@pytest.mark.parametrize(
    ("helpers", "weeks"), [([], 10), (["us-eng-91"], 5), (["us-eng-91", "us-eng-808"], 5)]
)
def test_ex_a29_two_engineers_share_a_road(world: World, helpers: list[str], weeks: int) -> None:
    """Three regiments of the Solomons on the Kokoda Trail, week after week."""
    ground = tuple(
        msgspec.structs.replace(one, engineer="regiment") if one.id in helpers else one
        for one in TABLES_S.ground
    )
    world(replace(TABLES_S, ground=ground))
    crew, hex, built, works = ["us-eng-46", *helpers], "E1017", 0, dict[str, Any]()
    while "lines" not in works:
        case = SolomonsCase(
            "ground_engineering", {hex: crew, "E1613": ["ja-rgt-28"]}, air=solomons.GROUNDED, first="allied",
            turn=built, watchers=[], control={hex: "allied"}, war={"works": works},
        )  # fmt: skip
        case.do("allied", *(f"build {one} minor-road E1016 E1018" for one in crew), "done")
        case.do("japan", "done")
        found = case.game.describe(case.state)["war"]["works"]
        works = {key: value for key, value in found.items() if key in ("projects", "lines")}
        built += 1
    assert built == weeks


@pytest.mark.rule("WPA-ENG-41")
def test_ex_a30_one_hex_joins_the_railways_of_burma_and_thailand() -> None:
    """The line of A3321 joins that of A3220, in Burma, with that of A3421."""
    project = {
        "side": "japan", "hex": "A3321", "task": "rail", "ends": ["A3220", "A3421"], "done": 60, "weeks": 60,
        "last": 10, "crew": ["ja-rgt-1eng"],
    }  # fmt: skip
    case = LandCase(
        "ground_engineering", {"A3321": ["ja-rgt-1eng"]}, air=GROUNDED, first="japan", turn=11,
        control={"A3220": "japan"}, war={"hqs": ARMY, "joined": True, "works": {"projects": [project]}},
    )  # fmt: skip
    burma = case.play.hex("A3220")
    assert burma not in lines.nets(case.play, JAPAN)["Thailand"]
    case.do("japan", "build ja-rgt-1eng rail A3220 A3421", "done")
    assert burma in lines.nets(case.play, JAPAN)["Thailand"]


# -- ships --------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-REP-24", "WPA-REP-25")
@pytest.mark.parametrize(("damage", "weeks", "after"), [(1, 2, 0), (3, 3, 2), (4, 7, 2)])
def test_ex_a36_counters_of_two_destroyers(damage: int, weeks: int, after: int) -> None:
    """At D1 both are lightly damaged; at D3 and D4 one of them, and the other is sunk."""
    case = LandCase(
        "yards", {}, harbour={SINGAPORE: ["br-dd-electra"]}, air=GROUNDED,
        ships={"br-dd-electra": {"damage": damage}},
    )  # fmt: skip
    case.do("allied", "repair-ship br-dd-electra")  # no dice
    ship, gone = TABLES.ship_number["br-dd-electra"], []
    while ship in case.play.works.overhauls:
        docks.work(case.play)
        case.state.turn += 1
        gone.append(case.state.damage[ship])
    assert (len(gone), gone[-1]) == (weeks, after)


@pytest.mark.rule("WPA-REP-24")
def test_ex_a36_of_two_destroyers_at_d2_one_is_whole() -> None:
    case = LandCase(
        "yards", {}, harbour={SINGAPORE: ["br-dd-electra", "br-cl-danae"]}, air=GROUNDED,
        ships={"br-dd-electra": {"damage": 2}, "br-cl-danae": {"damage": 1}},
    )  # fmt: skip
    case.refuses("allied", "repair-ship br-dd-electra", "WPA-REP-24")
