"""The chances that boards tell, against every throw counted one by one."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import flagplot
from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.events import Fought
from flagplot.games.war_in_the_pacific.odds import air, ground, ships, surface
from flagplot.games.war_in_the_pacific.odds.chances import TWO_D6, at_least, of, then
from flagplot.games.war_in_the_pacific.surface.frames import SurfaceCombat
from tests.war_in_the_pacific.afloat import GROUNDED, TABLES, SeaCase
from tests.war_in_the_pacific.setting import Case

FORCES = {
    "J4": {"hex": "F0830", "ships": ["jn-ca-mogami", "jn-ca-kumano"], "mission": "RAID", "speed": 3},
    "U17": {"hex": "F0830", "ships": ["us-cv-yorktown", "us-ca-portland"], "mission": "CVOPS"},
}


def battle() -> SeaCase:
    return SeaCase("naval", forces=FORCES, subrons={}, air=GROUNDED, battle={"mover": "J4", "other": "U17"})


def test_distributions_add_up() -> None:
    assert sum(TWO_D6.values()) == pytest.approx(1)
    both = then(TWO_D6, lambda one: of(TWO_D6, lambda other: one + other))
    assert sum(both.values()) == pytest.approx(1)
    assert at_least(both, 24) == pytest.approx(1 / 36 / 36)


@pytest.mark.rule("BR-10-05", "BR-10-11")
def test_damage_to_a_ship_is_counted_throw_by_throw() -> None:
    play = battle().play
    carrier = TABLES.ship_number["us-cv-yorktown"]
    counted: Counter[int] = Counter()
    naval = play.tables.naval
    for die, one, two, critical in product(range(1, 7), repeat=4):
        points = naval.points(20, die - 1)
        found = naval.damage(points, 3, one + two) if points else ""
        levels = 5 if found == "X" else int(found[1:]) if found else 0
        if levels and one + two == 12:
            levels += {1: 1, 5: 2, 6: 3}.get(critical, 0)
        counted[min(levels, 5)] += 1
    assert -(-TABLES.ships[carrier].defence // 4) == 3
    chances = ships.damage(play, carrier, [(20, -1)])
    for level in range(6):
        assert chances.get(level, 0.0) == pytest.approx(counted[level] / 6**4)


@pytest.mark.rule("BR-19-03")
def test_fire_of_a_round_is_told_as_it_will_be_rolled() -> None:
    case = battle()
    for seat in ("japan", "allied"):
        if "accept" in case.answers(seat):
            case.do(seat, "accept")
    combat = next(one for one in case.state.frames if isinstance(one, SurfaceCombat))
    case.do("japan", "engage-all us-ca-portland")
    told = GAME.view(case.state, "japan").panels["salvo"]
    assert [one["ship"] for one in told["chances"]] == ["us-ca-portland"]
    target, pair = (
        TABLES.ship_number["us-ca-portland"],
        [TABLES.ship_number[id] for id in ("jn-ca-mogami", "jn-ca-kumano")],
    )
    assert told["chances"][0] == surface.fire(case.play, combat, 0, pair, target)
    assert GAME.view(case.state, "allied").panels["salvo"]["shots"] == []
    assert told["chances"][0]["hit"] > told["chances"][0]["sunk"] > 0


def test_the_strike_of_the_manual() -> None:
    """Five SBD on a carrier of class 3: nothing 16, D2 or worse 67, D4 or sunk 23 percent."""
    play = battle().play
    carrier = TABLES.ship_number["us-cv-yorktown"]
    drm = air.damage_drm("dive", 3)
    chances = ships.damage(play, carrier, [(5 * TABLES.types["SBD"].anti_ship, drm)])
    assert chances.get(0, 0.0) == pytest.approx(0.16, abs=0.01)
    assert at_least(chances, 2) == pytest.approx(0.67, abs=0.01)
    assert at_least(chances, 4) == pytest.approx(0.23, abs=0.01)


@pytest.mark.rule("BR-23-07")
def test_the_roll_of_an_attack_is_told_before_it_falls() -> None:
    case = Case(
        "assault", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}, forts={"b0604": [2, 2]},
        plan=[["mc-rgt-2", 4, "b0604", "assault"]],
    )  # fmt: skip
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 3])
    told = GAME.view(case.state, "allied").panels["attack"]["chances"]
    assert sum(row["chance"] for row in told["rows"]) == pytest.approx(1)
    frame = case.frame
    assert isinstance(frame, Attack)
    frame.effects = ("B",)
    expected = ground.roll(case.play, frame)
    counted: Counter[ground.Result] = Counter()
    for die in range(1, 7):
        dice = flagplot.ScriptedDice([die, *[1] * 12])
        _, events = GAME.apply(case.state, "japan", "announce B", dice=dice)
        (fought,) = [one for one in events if isinstance(one, Fought)]
        counted[fought.attacker, fought.defender, fought.retreat] += 1
    assert expected == pytest.approx({result: times / 6 for result, times in counted.items()})
