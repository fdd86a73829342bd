"""Odds of Admirals' War with submarines that roll for their targets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import LBA
from flagplot.games.admirals_war.odds import BattleResult, _fight, line_up, odds_of, walk
from flagplot.games.admirals_war.odds.at_hand import at_hand
from flagplot.games.admirals_war.odds.fights import AWAY, LOST
from flagplot.games.admirals_war.odds.plain import LongWay
from flagplot.games.admirals_war.odds.policy import AIMS
from flagplot.games.admirals_war.odds.walk import Walk
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.errors import BadInputError
from tests.admirals_war.fights import Fight
from tests.odds.real_way import RealWay

SEA, PACIFIC = "north_sea", "coral_sea"
ROLLS = {"submarine_targeting": True}
GUNS = {"actions": "surface"}
AIR = {"actions": "air"}
STAY = {**GUNS, "pursue": False}
RAIDING = ("ger_uboat", "jap_iboat", "us_sub", "ita_10mas")
HOMELESS = {"saigon": "allied", "yokosuka_navy_yard": "allied", "truk": "allied"}


def battle(area: str, factors: dict[str, str], **parts: Any) -> Fight:
    """A battle of units with their factors; submarines keep what is printed on them, and raid."""
    boats = [id for id in factors if id.startswith(RAIDING)]
    units = {id: "raiding" if id in boats else {} for id in factors}
    ships = {id: text for id, text in factors.items() if id not in boats}
    parts["options"] = {**ROLLS, **parts.get("options", {})}
    return Fight(area, units, factors=ships, **parts)


def as_played(case: Fight, area: str, allied: Any, axis: Any) -> BattleResult:
    """The odds of a battle, which are those of the real one: every unit's fate."""
    result = odds_of(case.game, case.state, area, allied_policy=allied, axis_policy=axis)
    assert isinstance(result, BattleResult)
    fight = _fight(case.game, case.state, area, allied, axis)
    real = RealWay(case.game, case.state, fight).fates
    assert sum(real.values()) == pytest.approx(1.0, abs=1e-12)
    for n, id in enumerate(result.ids):
        found = result.units[id]
        assert found.sunk == pytest.approx(sum(c for f, c in real.items() if f[n][0] == "sunk"), abs=1e-12)
        if fight.units.count(case.unit(id)) == 0:
            gone = sum(chance for fates, chance in real.items() if fates[n][0] != "sea")
            assert found.home == pytest.approx(gone, abs=1e-12)
            continue
        if case.game.tables.board.pieces[case.unit(id)].kind == LBA:
            continue  # the damage of aircraft that fly home is not told
        damage: dict[int, float] = {}
        for fates, chance in real.items():
            if fates[n][0] != "sunk":
                damage[fates[n][1]] = damage.get(fates[n][1], 0.0) + chance
        for points in {**damage, **found.damage}:
            assert found.damage.get(points, 0.0) == pytest.approx(damage.get(points, 0.0), abs=1e-12)
    return result


BATTLES: dict[str, tuple[str, dict[str, str], Any, Any, dict[str, Any], dict[str, Any]]] = {
    "one boat": (
        SEA, {"uk_norfolk": "1-1-7", "ger_prinz_eugen": "1-1-6", "ger_uboat_01": ""},
        GUNS, STAY, {"limit": 3, "stops": 0}, {},
    ),
    "two boats": (
        SEA, {"uk_norfolk": "1-1-5", "uk_hood": "0-1-7", "ger_prinz_eugen": "1-0-6", "ger_uboat_01": "",
              "ger_uboat_02": ""},
        GUNS, STAY, {"limit": 1, "stops": 0}, {},
    ),
    "boats of both sides": (
        PACIFIC, {"us_chicago": "1-1-6", "us_nevada": "0-1-3", "us_sub_1": "", "jap_myoko": "1-1-7",
                  "jap_iboat_1": ""},
        STAY, GUNS, {"limit": 2, "stops": 1}, {},
    ),
    "what is disabled in the air is no target of guns": (
        SEA, {"uk_norfolk": "1-1-7", "uk_hood": "1-1-6", "ger_graf_zeppelin": "0-0-7-2",
              "ger_prinz_eugen": "1-0-6", "ger_uboat_01": ""},
        GUNS, {**AIR, "pursue": False}, {"limit": 1, "stops": 0}, {},
    ),
    "the slowest of a group": (
        SEA, {"uk_norfolk": "1-0-6", "uk_hood": "0-1-5", "ger_prinz_eugen": "1-0-7", "ger_uboat_01": ""},
        {**GUNS, "retreat": "after:1"}, GUNS, {"limit": 3, "stops": 1}, {},
    ),
    "nobody has a gun": (
        SEA, {"uk_norfolk": "0-1-7", "ger_graf_zeppelin": "0-0-7-1", "ger_uboat_01": ""},
        GUNS, {**AIR, "pursue": False}, {"limit": 3, "stops": 0}, {},
    ),
    "a target named": (
        SEA, {"uk_norfolk": "0-1-6", "uk_hood": "0-0-5", "ger_prinz_eugen": "1-0-7", "ger_uboat_01": "",
              "ger_uboat_02": ""},
        GUNS, {**STAY, "aim": "uk_norfolk"}, {"limit": 2, "stops": 0}, {},
    ),
    "amphibious units": (
        PACIFIC, {"us_chicago": "1-1-6", "us_amph_1stm": "0-1-4", "jap_myoko": "2-1-7", "jap_iboat_1": ""},
        STAY, STAY, {"limit": 2, "stops": 1}, {},
    ),
    "aircraft": (
        PACIFIC, {"us_chicago": "1-1-6", "us_7af": "1-1", "us_sub_1": "", "jap_ryujo": "0-1-6-1"},
        {"pursue": False}, {"actions": "air,surface"}, {"limit": 2, "stops": 1}, {},
    ),
    "aircraft alone are no prey": (
        PACIFIC, {"us_sub_1": "", "us_7af": "1-1", "jap_iboat_1": "", "jap_myoko": "0-1-6"},
        {**AIR, "pursue": False}, GUNS, {"limit": 2, "stops": 1}, {},
    ),
    "no port to go to": (
        PACIFIC, {"us_chicago": "2-0-6", "us_sub_1": "", "us_sub_2": "", "jap_myoko": "0-3-7",
                  "jap_nachi": "0-1-5"},
        STAY, GUNS, {"limit": 2, "stops": 1}, {"control": HOMELESS},
    ),
    "Italians": (
        "western_mediterranean",
        {"uk_norfolk": "1-1-7", "ita_zara": "1-0-6", "ger_prinz_eugen": "1-0-6", "ita_10mas": ""},
        GUNS, STAY, {"limit": 2, "stops": 0}, {"options": {"italian_ineffectiveness": True}, "dice": [6]},
    ),
    "fighters of Aquila": (
        "western_mediterranean", {"uk_furious": "0-1-6-1", "ita_aquila": "0-1-6-1", "ita_10mas": ""},
        {**AIR, "pursue": False}, AIR, {"limit": 2, "stops": 1},
        {"options": {"italian_buildup": "fixed"}, "turn": 7},
    ),
    "a task force": (
        SEA, {"uk_norfolk": "1-0-7", "uk_hood": "0-1-4", "ger_prinz_eugen": "1-0-6", "ger_uboat_01": ""},
        GUNS, STAY, {"limit": 1, "stops": 0}, {"options": {"task_forces": True}},
    ),
    "a task force that is pursued": (
        SEA, {"uk_norfolk": "1-0-6", "uk_hood": "0-1-5", "ger_prinz_eugen": "1-0-7", "ger_uboat_01": ""},
        {**GUNS, "retreat": "after:1"}, GUNS, {"limit": 3, "stops": 1}, {"options": {"task_forces": True}},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BATTLES)
def test_submarines_that_roll_for_targets(name: str) -> None:
    area, factors, allied, axis, script, parts = BATTLES[name]
    result = as_played(battle(area, factors, battle=script, **parts), area, allied, axis)
    assert any(0.0 < result.units[id].home < 1.0 for id in factors if id.startswith(RAIDING))


# -- large ones ---------------------------------------------------------------------------------------------

POOLS: dict[str, tuple[str, str, str]] = {
    SEA: (
        "uk_norfolk uk_suffolk uk_exeter uk_furious uk_hermes",
        "ger_prinz_eugen ger_admiral_hipper ger_deutschland ger_admiral_scheer ger_weser",
        "ger_uboat_01 ger_uboat_02",
    ),
    "western_mediterranean": (
        "uk_norfolk uk_eagle uk_raf_med uk_exeter uk_hermes",
        "ita_zara ita_pola ger_prinz_eugen ita_regia_aeronautica",
        "ita_10mas",
    ),
    PACIFIC: (
        "us_chicago us_houston us_7af us_amph_1stm us_ranger_cv4",
        "jap_myoko jap_ryujo jap_zuiho jap_hosho jap_snlf_kure",
        "us_sub_1 us_sub_6 jap_iboat_1 jap_iboat_2",
    ),
}  # fmt: skip


LARGER = (5, 16, 17, 21, 25, 34)  # too many situations to ask the rules about each
SEEDS = [seed for seed in range(36) if seed not in LARGER]


def generated(seed: int) -> tuple[SeaState, str, Any, Any]:
    """A battle of one or two units a side, with one or two boats, under policies of any kind."""
    chance = Random(seed)
    area = chance.choice([*POOLS])
    pools = [text.split() for text in POOLS[area]]
    sides = [chance.sample(pool, chance.randint(1, 2)) for pool in pools[:2]]
    for boat in chance.sample(pools[2], min(len(pools[2]), chance.randint(1, 2))):
        sides[not boat.startswith("us_")].append(boat)
    options = {"task_forces": chance.random() < 0.3, "italian_ineffectiveness": chance.random() < 0.3}
    rules = [
        {
            "aim": chance.choice([*AIMS, *sides[1 - side][:1]]),
            "actions": chance.choice(["best", "air", "surface", "air,surface"]),
            "retreat": chance.choice(["never", "never", "outgunned", "after:1", "after:2", "below:2"]),
            "pursue": chance.random() < 0.7,
        }
        for side in (0, 1)
    ]
    return line_up(GAME, area, *sides, options={**ROLLS, **options}), area, rules[0], rules[1]


def marginals(way: LongWay | Walk) -> dict[Any, float]:
    """How it ends, and the chance of every unit to be lost, or to go home with some damage."""
    found: dict[Any, float] = {**way.home, **getattr(way, "lost", {})}
    for ending, chance in way.endings.items():
        found[ending.how] = found.get(ending.how, 0.0) + chance
        for n, code in enumerate(ending.codes):
            if code == LOST:
                found[n] = found.get(n, 0.0) + chance
    return found


def same(one: dict[Any, float], other: dict[Any, float]) -> None:
    for key in {**one, **other}:
        assert one.get(key, 0.0) == pytest.approx(other.get(key, 0.0), abs=1e-12)


@pytest.mark.parametrize("joint", [walk.JOINT, 0])
@pytest.mark.parametrize("seed", SEEDS)
def test_all_together_they_go_as_situation_by_situation(
    seed: int, joint: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Units as they are printed, to the very end; who is lost kept for all together, or for each."""
    monkeypatch.setattr(walk, "JOINT", joint)
    state, area, allied, axis = generated(seed)
    plain = LongWay(_fight(GAME, state, area, allied, axis))
    assert sum(plain.endings.values()) == pytest.approx(1.0, abs=1e-12)
    found = Walk(_fight(GAME, state, area, allied, axis)).run()
    same(marginals(found), marginals(plain))
    assert found.rounds == pytest.approx(plain.rounds, abs=1e-10)
    if joint:
        same({**found.endings}, {**plain.endings})


@pytest.mark.parametrize("action", ["air", "surface", "combined"])
@pytest.mark.parametrize("seed", SEEDS[:8])
def test_one_round_goes_as_situation_by_situation(seed: int, action: str) -> None:
    state, area, allied, axis = generated(seed)
    plain = LongWay(_fight(GAME, state, area, allied, axis), action)
    found = Walk(_fight(GAME, state, area, allied, axis), action).run()
    same({**found.endings}, {**plain.endings})
    same(found.home, plain.home)


@pytest.mark.parametrize("way", [LongWay, Walk])
def test_a_boat_tries_until_it_finds_something(way: type[LongWay] | type[Walk]) -> None:
    """Nobody else attacks: a boat that catches speed 7 with two faces of six needs three rounds for it."""
    factors = {"uk_norfolk": "0-9-7", "ger_graf_zeppelin": "1-9-7-1", "ger_uboat_01": ""}
    case = battle(SEA, factors)
    found = way(_fight(case.game, case.state, SEA, GUNS, GUNS))
    if isinstance(found, Walk):
        found.run()
    used = sum(chance for ending, chance in found.endings.items() if ending.codes[-1] == AWAY)
    assert used == pytest.approx(1.0, abs=1e-12)
    assert found.rounds == pytest.approx(3.0, abs=1e-12)


def test_at_the_table() -> None:
    """Before a round, and in it before anybody has fired."""
    units = ["us_lexington_cv2", "us_chicago", "jap_akagi", "jap_myoko"]
    case = Fight(PACIFIC, {**{id: {} for id in units}, "jap_iboat_1": "raiding"}, options=ROLLS)
    (found,) = at_hand(case.game, case.war)
    assert found["answers"][0]["title"] == "To the end"
    assert "Every boat looks for a target after every round" in found["note"]
    (found,) = at_hand(case.game, case.choose("surface").war)
    (answer,) = found["answers"]
    assert answer["title"] == "This round, with guns"
    result = odds_of(case.game, None, PACIFIC, action="surface", allied=units[:2],
                     axis=[*units[2:], "jap_iboat_1"], options=ROLLS)  # fmt: skip
    for unit in answer["units"]:
        assert unit["sunk"] == pytest.approx(result.units[unit["id"]].sunk, abs=1e-12)
        assert unit["home"] == pytest.approx(result.units[unit["id"]].home, abs=1e-12)


def test_without_boats_the_option_makes_no_difference() -> None:
    question: Any = {"allied": ["uk_hood", "uk_norfolk"], "axis": ["ger_bismarck"]}
    one, other = (odds_of(GAME, None, SEA, **question, options=options) for options in (ROLLS, {}))
    assert isinstance(one, BattleResult)
    assert isinstance(other, BattleResult)
    assert one.ways == other.ways
    assert one.units == other.units


def test_submarines_that_are_named_raid() -> None:
    question: Any = {"allied": "uk_hood, uk_norfolk", "axis": "ger_bismarck, ger_uboat_01", "options": ROLLS}
    result = odds_of(GAME, None, SEA, **question)
    assert isinstance(result, BattleResult)
    assert result.ids[-1] == "ger_uboat_01"
    patrol = {**question, "axis": {"ger_bismarck": {}, "ger_uboat_01": "patrolling"}}
    without = odds_of(GAME, None, SEA, **patrol)
    assert isinstance(without, BattleResult)
    assert without.ids == result.ids[:-1]
    assert result.sunk("uk_hood") > without.sunk("uk_hood")


def test_more_boats_than_come_about_are_no_trouble() -> None:
    boats = [f"ger_uboat_0{n}" for n in range(1, 6)]
    question: Any = {"allied": ["uk_norfolk", "uk_suffolk"], "axis": ["ger_prinz_eugen", *boats]}
    result = odds_of(GAME, None, SEA, **question, options=ROLLS)
    assert isinstance(result, BattleResult)
    assert sum(result.ways.values()) == pytest.approx(1.0, abs=1e-12)
    chances = [result.units[boat].home for boat in boats]
    assert chances == sorted(chances, reverse=True)  # those that come first find more to attack


def test_a_fleet_against_them_is_too_large() -> None:
    fleet = "uk_norfolk, uk_suffolk, uk_london, uk_kent, uk_york, uk_exeter, uk_hood, uk_rodney"
    with pytest.raises(BadInputError, match="situations expected, found a larger one"):
        odds_of(GAME, None, SEA, allied=fleet, axis=["ger_bismarck", "ger_uboat_01"], options=ROLLS)
