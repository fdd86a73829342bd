"""Odds of Admirals' War with task forces: one a side, against the real battle code and in every mixture."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.odds import (
    BattleResult,
    RoundResult,
    _fight,
    at_hand,
    line_up,
    odds_of,
    table,
)
from flagplot.games.admirals_war.odds.plain import LongWay
from flagplot.games.admirals_war.odds.policy import FORCES
from flagplot.games.admirals_war.odds.walk import Walk
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.fights import Fight
from tests.odds.real_way import as_played
from tests.odds.test_sea_table import agree, settled

SEA = "north_sea"
FORCED = {"task_forces": True}
GUNS, AIR = {"actions": "surface"}, {"actions": "air"}
STAY = {"pursue": False}
RAIDING = ("ger_uboat", "jap_iboat", "us_sub")


def near(value: float) -> Any:
    return pytest.approx(value, abs=1e-12)


def met(area: str, factors: dict[str, str], **parts: Any) -> Fight:
    """A battle of units with their factors; units without are as printed, and submarines raid."""
    units = {id: "raiding" if id.startswith(RAIDING) else {} for id in factors}
    given = {id: text for id, text in factors.items() if text}
    parts["options"] = {**FORCED, **parts.get("options", {})}
    return Fight(area, units, factors=given, **parts)


# -- against the real battle code, over every fall of the dice ----------------------------------------------

DUEL = {"uk_norfolk": "1-0-7", "ger_prinz_eugen": "1-0-6"}
BATTLES: dict[str, tuple[str, dict[str, str], Any, Any, dict[str, Any], dict[str, Any]]] = {
    "aircraft go home before anybody looks": (
        "coral_sea", {"us_7af": "1-1", "us_chicago": "1-0-6", "jap_myoko": "1-0-7"},
        GUNS, {**AIR, **STAY, "force": "waiting"}, {"limit": 2, "stops": 0}, {},
    ),
    "aircraft of both sides": (
        "coral_sea", {"us_7af": "1-1", "us_chicago": "1-0-6", "jap_21af": "1-0", "jap_myoko": "1-0-7"},
        {**AIR, **STAY}, {**AIR, "force": "hiding"}, {"limit": 2, "stops": 1}, {},
    ),
    "carriers": (
        "coral_sea", {"us_enterprise_cv6": "0-0-7-1", "jap_akagi": "0-0-7-1", "us_chicago": "1-0-7"},
        {**AIR, **STAY}, {**GUNS, "force": "hiding"}, {"limit": 2, "stops": 1}, {},
    ),
    "a flag": (
        SEA, DUEL, {**GUNS, "force": "waiting"}, {**GUNS, **STAY}, {"limit": 2, "stops": 0},
        {"flags": {SEA: "axis"}},
    ),
    "amphibious units": (
        SEA, {"uk_norfolk": "1-0-7", "uk_amph_tiger": "", "ger_prinz_eugen": "1-0-6"},
        {**GUNS, "force": "landing"}, {**GUNS, **STAY, "force": "hiding"}, {"limit": 2, "stops": 0}, {},
    ),
    "a pursuit": (
        SEA, {"uk_norfolk": "1-1-7", "ger_prinz_eugen": "1-1-6"},
        GUNS, {**GUNS, "retreat": "after:1"}, {"limit": 3, "stops": 0}, {},
    ),
    "who retreats does not fly": (
        "coral_sea", {"us_enterprise_cv6": "0-0-7-1", "us_7af": "1-0", "jap_akagi": "0-1-6-1"},
        AIR, {**AIR, "retreat": "after:1"}, {"limit": 3, "stops": 0}, {"flags": {"coral_sea": "allied"}},
    ),
    "a pursuit at hand": (
        SEA, {"uk_norfolk": "1-1-7", "ger_prinz_eugen": "1-0-6"}, GUNS, GUNS,
        {"runner": 1, "round": 2, "limit": 3, "forces": ["uk_norfolk", "ger_prinz_eugen"]}, {},
    ),
    "Italians slip away and the Germans fight on": (
        "western_mediterranean", {"uk_norfolk": "1-0-7", "ita_zara": "1-0-7", "ger_prinz_eugen": "1-0-6"},
        GUNS, {**GUNS, **STAY}, {"limit": 2, "stops": 0},
        {"options": {"italian_ineffectiveness": True}, "dice": [6]},
    ),
    "fighters of Aquila": (
        "western_mediterranean",
        {"uk_furious": "0-1-6-1", "uk_ark_royal": "0-1-7-2", "ita_aquila": "0-1-6-1"},
        {**AIR, **STAY}, {**AIR, **STAY, "force": "waiting"}, {"limit": 1, "stops": 1},
        {"options": {"italian_buildup": "fixed"}, "turn": 7},
    ),
    "submarines come whether anybody was found or not": (
        SEA, {"uk_norfolk": "1-1-7", "ger_prinz_eugen": "1-0-6", "ger_uboat_01": ""},
        {**GUNS, "force": "hiding"}, {**GUNS, **STAY, "force": "waiting"}, {"limit": 2, "stops": 0}, {},
    ),
    "submarines that roll for the slowest of a force": (
        SEA, {"uk_norfolk": "1-0-7", "uk_hood": "0-1-4", "ger_prinz_eugen": "1-0-6", "ger_uboat_01": ""},
        GUNS, {**GUNS, **STAY}, {"limit": 2, "stops": 0}, {"options": {"submarine_targeting": True}},
    ),
}  # fmt: skip


def set_up(name: str) -> tuple[Fight, str, Any, Any]:
    area, factors, allied, axis, script, parts = BATTLES[name]
    if "forces" in script:
        units = [[GAME.tables.board.unit(id)] for id in script["forces"]]
        script = {**script, "forces": units}
    return met(area, factors, battle=script, **parts), area, allied, axis


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_of_task_forces_is_the_real_one(name: str) -> None:
    case, area, allied, axis = set_up(name)
    state = case.state.clone()
    frame = next(frame for frame in state.frames if isinstance(frame, Battle))
    del state.frames[state.frames.index(frame) + 1 :]
    frame.stage = BattleStage.BEGIN
    result = as_played(case.game, state, area, allied, axis)
    assert sum(result.ways.values()) == near(1.0)


@pytest.mark.parametrize(("allied", "axis"), list(product(FORCES, FORCES)))
def test_every_intention_against_every_other(allied: str, axis: str) -> None:
    case = met(SEA, DUEL, battle={"limit": 2, "stops": 0})
    as_played(case.game, case.state, SEA, {**GUNS, "force": allied}, {**GUNS, **STAY, "force": axis})


# -- by hand ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("allied", "axis", "flag", "share"),
    [
        ("searching", "searching", "", 1.0),  # unseen ships come out and fire
        ("searching", "waiting", "", 4 / 6),
        ("waiting", "waiting", "", 4 / 6 * 4 / 6),
        ("hiding", "searching", "", 2 / 6),
        ("hiding", "hiding", "axis", 3 / 6 * 2 / 6),
        ("waiting", "landing", "axis", 5 / 6),
    ],
)
def test_guns_fire_when_both_forces_join(allied: str, axis: str, flag: str, share: float) -> None:
    case = met(SEA, DUEL, flags={SEA: flag})
    always = Fight(SEA, [*DUEL], factors=DUEL)
    found = odds_of(case.game, case.state, SEA, action="surface", allied_policy={"force": allied},
                    axis_policy={"force": axis})  # fmt: skip
    free = odds_of(always.game, always.state, SEA, action="surface")
    for id, chances in found.units.items():
        assert chances.sunk == near(share * free.units[id].sunk)


@pytest.mark.parametrize(
    ("allied", "axis", "hit"), [("searching", "searching", (4, 4)), ("hiding", "waiting", (2, 0))]
)
def test_aircraft_attack_what_was_found_unless_they_hide(
    allied: str, axis: str, hit: tuple[int, int]
) -> None:
    factors = {"us_enterprise_cv6": "0-0-7-1", "jap_akagi": "0-0-7-1"}
    case = met("coral_sea", factors, flags={"coral_sea": ""})
    always = Fight("coral_sea", [*factors], factors=factors)
    found = odds_of(case.game, case.state, "coral_sea", action="air", allied_policy={"force": allied},
                    axis_policy={"force": axis})  # fmt: skip
    free = odds_of(always.game, always.state, "coral_sea", action="air")
    for id, sixths in zip(factors, hit, strict=True):
        assert found.units[id].sunk == near(sixths / 6 * free.units[id].sunk)


def test_not_found_in_a_pursuit_is_away() -> None:
    case, area, _, _ = set_up("a pursuit at hand")
    for action in ("air", "surface"):
        found = odds_of(case.game, case.state, area, action=action)
        assert isinstance(found, BattleResult)
        assert found.ways["axis_retreat"] == near(4 / 6)
        alone = RoundResult(_fight(case.game, case.state, area, None, None), action)
        assert alone.ways == {how: near(chance) for how, chance in found.ways.items()}


# -- situation by situation ---------------------------------------------------------------------------------

POOLS = {
    SEA: (["uk_norfolk", "uk_eagle", "uk_amph_tiger"], ["ger_prinz_eugen", "ger_admiral_scheer"]),
    "western_mediterranean": (["uk_norfolk", "uk_raf_med"], ["ita_zara", "ita_regia_aeronautica"]),
    "coral_sea": (["us_chicago", "us_enterprise_cv6", "us_7af"], ["jap_myoko", "jap_akagi", "jap_21af"]),
}
BOATS = {SEA: "ger_uboat_01", "western_mediterranean": "ger_uboat_01", "coral_sea": "jap_iboat_1"}


def rules(chance: random.Random) -> dict[str, str]:
    return {
        "force": chance.choice(FORCES),
        "actions": chance.choice(["best", "air", "surface", "air,surface"]),
        "retreat": chance.choice(["never", "never", "after:1", "after:2", "outgunned", "below:2"]),
        "aim": chance.choice(["pairs", "weakest", "strongest", "spread"]),
    }


@pytest.mark.parametrize("seed", range(40))
def test_generated_battles_go_as_situation_by_situation(seed: int) -> None:
    """Units as they are printed, to the very end: every joint ending."""
    chance = random.Random(seed)
    area = chance.choice([*POOLS])
    ours, theirs = (chance.sample(pool, chance.choice((1, 2))) for pool in POOLS[area])
    axis: dict[str, Any] = {id: {} for id in theirs}
    if chance.random() < 0.4:
        axis[BOATS[area]] = "raiding"
    options = {**FORCED, "italian_ineffectiveness": True, "submarine_targeting": seed % 3 == 0}
    flags = {area: chance.choice(["allied", "axis", ""])}
    state = line_up(GAME, area, ours, axis, options=options, flags=flags)
    both = rules(chance), rules(chance)
    plain = LongWay(_fight(GAME, state, area, *both))
    assert sum(plain.endings.values()) == near(1.0)
    found = Walk(_fight(GAME, state, area, *both)).run()
    for ending in {**found.endings, **plain.endings}:
        assert found.endings.get(ending, 0.0) == near(plain.endings.get(ending, 0.0))
    for key in {**found.home, **plain.home}:
        assert found.home.get(key, 0.0) == near(plain.home.get(key, 0.0))
    assert found.rounds == pytest.approx(plain.rounds, rel=1e-11)


@pytest.mark.parametrize("action", ["air", "surface"])
@pytest.mark.parametrize("force", FORCES)
def test_a_round_unit_by_unit_is_the_round_of_all(action: str, force: str) -> None:
    fleets = ["us_chicago", "us_7af"], ["jap_akagi", "jap_21af"]
    state = line_up(GAME, "coral_sea", *fleets, options=FORCED)
    whole = odds_of(GAME, state, "coral_sea", action=action, allied_policy={"force": force})
    alone = RoundResult(_fight(GAME, state, "coral_sea", {"force": force}, None), action)
    assert isinstance(whole, BattleResult)
    assert alone.ways == {how: near(chance) for how, chance in whole.ways.items()}
    for id, chances in whole.units.items():
        assert alone.units[id].sunk == near(chances.sunk)
        assert alone.units[id].damage == {points: near(p) for points, p in chances.damage.items()}
    pair = "us_chicago", "jap_akagi"
    assert alone.sunk(*pair) == near(whole.sunk(*pair))


def test_a_force_that_does_not_exist() -> None:
    question: Any = {"allied": "uk_hood", "axis": "ger_bismarck"}
    with pytest.raises(BadInputError, match=r"^allied: force: searching, waiting, .* found 'lurking'$"):
        odds_of(GAME, None, SEA, **question, options=FORCED, allied_policy={"force": "lurking"})
    with pytest.raises(BadInputError, match=r"^axis: force: the option task_forces expected"):
        odds_of(GAME, None, SEA, **question, axis_policy={"force": "hiding"})


# -- at the table -------------------------------------------------------------------------------------------


def shown(case: Fight) -> dict[str, Any]:
    (found,) = table.battles(case.game, case.state)["fleets"]
    return found  # type: ignore[no-any-return]


def intend(case: Fight, british: str, german: str) -> Fight:
    return case.do("british", f"intend 1 {british}").do("german", f"intend 1 {german}")  # type: ignore[return-value]


def test_a_battle_at_the_table_is_for_one_force_each() -> None:
    """Both search, unless a side has declared something else for all of it."""
    case = met(SEA, {"uk_norfolk": "", "ger_prinz_eugen": ""})
    before = shown(case)
    assert [answer["title"] for answer in before["answers"]] == [
        at_hand.TO_THE_END,
        at_hand.ROUNDS["surface"],
    ]
    words = at_hand.ONE_FORCE.format("the Allies searching, the Axis searching")
    assert before["note"] == f"{at_hand.STATED} {words}"
    intend(case, "hiding", "searching")
    assert "choose" in case.verbs("british")
    after = shown(case)
    assert "the Allies hiding, the Axis searching" in after["note"]
    stated = odds_of(GAME, case.state, SEA, allied_policy={"force": "hiding"})
    assert isinstance(stated, BattleResult)
    sunk = {unit["id"]: unit["sunk"] for unit in after["answers"][0]["units"]}
    assert sunk == {id: near(chances.sunk) for id, chances in stated.units.items()}
    assert sunk != {unit["id"]: unit["sunk"] for unit in before["answers"][0]["units"]}
    planned = table.planned(case.game, case.state, "british", case.game.legal(case.state, "british")[1], SEA)
    assert planned is not None
    assert planned["fleet"]["answers"] == after["answers"][1:]
    assert planned["fleet"]["note"] == after["note"]


def test_guns_before_an_unseen_force_has_joined() -> None:
    case = intend(met(SEA, {**DUEL, "uk_norfolk": "1-1-7"}, flags={SEA: ""}), "searching", "searching")
    case.choose("surface", dice=[1, 6])
    assert case.verbs("british") == {"join", "done"}
    found = shown(case)
    assert found["note"] == f"{at_hand.STATED} {at_hand.JOINING}"
    (answer,) = found["answers"]
    agree(answer, settled(case, ["join 1"], [*DUEL]))


def test_guns_of_forces_some_of_which_were_not_found() -> None:
    """Hood hides, and takes no part."""
    factors = {"uk_hood": "2-2-7", "uk_norfolk": "1-1-7", "ger_graf_zeppelin": "1-1-7-1"}
    case = met(SEA, factors, flags={SEA: ""})
    case.do("british", "group uk_norfolk 2")
    case.do("british", "intend 1 hiding", "intend 2 searching").do("german", "intend 1 searching")
    case.choose("surface", dice=[1, 6, 1])
    assert case.verbs("german") == {"guns", "done"}
    (answer,) = shown(case)["answers"]
    real = settled(case, ["done"], [*factors])
    assert real["uk_hood"] == [0.0, 0.0, 0.0] != real["ger_graf_zeppelin"]
    agree(answer, real)
