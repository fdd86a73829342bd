"""From factors to a column, and from a die to a result."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.tables import standard_tables

TABLE = standard_tables().charts.combat_results


def column(attack: int, defense: int) -> str:
    return TABLE.columns[odds.column(TABLE, attack, defense)]


@pytest.mark.rule("DSA-CMB-23", "DSA-CMB-23a")
@pytest.mark.parametrize(
    ("attack", "defense", "expected"),
    [
        (11, 4, "2-1"),
        (12, 4, "3-1"),
        (3, 5, "1-2"),
        (1, 3, "1-3"),
        (1, 2, "1-2"),
        (1, 1, "1-1"),
        (7, 4, "1-1"),
        (8, 4, "2-1"),
        (4, 1, "3-1"),
        (5, 1, "5-1"),
        (13, 2, "5-1"),
        (7, 1, "7-1"),
        (8, 1, "7-1"),
        (9, 1, "9-1"),
    ],
)
def test_odds_are_rounded_in_favour_of_the_defender(attack: int, defense: int, expected: str) -> None:
    assert column(attack, defense) == expected


@pytest.mark.rule("DSA-CMB-23b")
def test_odds_beyond_the_table_are_its_outer_columns() -> None:
    assert column(30, 1) == "9-1"
    assert column(1, 9) == "1-3"


@pytest.mark.rule("DSA-CMB-24")
def test_the_net_shift_is_applied_once_and_stays_on_the_table() -> None:
    three_to_one = TABLE.columns.index("3-1")
    assert TABLE.columns[odds.shifted(three_to_one, 3)] == "9-1"
    assert TABLE.columns[odds.shifted(three_to_one, 5)] == "9-1"
    assert TABLE.columns[odds.shifted(three_to_one, -1)] == "2-1"
    assert TABLE.columns[odds.shifted(three_to_one, -9)] == "1-3"


@pytest.mark.rule("DSA-CMB-09")
def test_less_than_one_to_three_is_no_attack() -> None:
    assert odds.possible(1, 3)
    assert not odds.possible(1, 4)
    assert odds.possible(4, 12)
    assert not odds.possible(0, 0)


@pytest.mark.rule("DSI-TAB-01", "DSA-CMB-25")
def test_the_table_has_eight_columns_and_high_dice_are_good() -> None:
    assert TABLE.columns == ("1-3", "1-2", "1-1", "2-1", "3-1", "5-1", "7-1", "9-1")
    worst, best = odds.result(TABLE, odds.WORST, 1), odds.result(TABLE, odds.BEST, 6)
    assert (worst.retreat, worst.hexes, worst.attacker, worst.defender) == ("Ad", 0, 2, 0)
    assert (best.retreat, best.hexes, best.attacker, best.defender) == ("Dr", 3, 0, 2)
    ladder = ("Ad", "Ex", "Dr1", "Dr2", "Dr3")
    for number in range(len(TABLE.columns)):
        ranks = [ladder.index(str(odds.result(TABLE, number, face)).split()[0]) for face in range(1, 7)]
        assert ranks == sorted(ranks)


@pytest.mark.rule("DSA-CMB-25", "DSA-RES-06a", "DSA-RES-06b", "DSA-RES-06c")
def test_bad_weather_reduces_retreats_and_leaves_the_rest() -> None:
    def in_snow(at: str, face: int) -> str:
        return str(odds.result(TABLE, TABLE.columns.index(at), face, bad_weather=True))

    assert in_snow("9-1", 6) == "Dr2 0/2"
    assert in_snow("9-1", 4) == "Dr1 0/1"
    assert in_snow("9-1", 1) == "Ex 1/1"
    assert in_snow("3-1", 1) == "Ex 1/0"
    assert in_snow("1-3", 1) == "Ad 2/0"
