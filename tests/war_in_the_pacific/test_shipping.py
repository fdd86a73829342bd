"""Joint shipping units are broken up and put together again. [60.2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.sea import victory
from flagplot.games.war_in_the_pacific.turn import tally
from flagplot.kernel.laws import check_hides, check_lanes
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES
from tests.war_in_the_pacific.solomons import TABLES as SOLOMONS
from tests.war_in_the_pacific.solomons import SolomonsCase
from tests.war_in_the_pacific.test_sorties import JAPAN, deck

ONE, TWO = "jn-msu-4", "jn-msu-5"
NUMBER = TABLES.ship_number
SEA, PORT = "A3828", "B0452"


def fleet(hex: str = PORT, damage: tuple[int, int] = (2, 2), **more: Any) -> Any:
    forces = {"J7": {"hex": hex, "ships": [ONE, TWO, "jn-dd-fubuki"], "mission": "MOVT", "speed": 1}}
    harm = {id: {"damage": levels} for id, levels in zip((ONE, TWO), damage, strict=True)}
    case = deck(JAPAN, forces=forces, ships=harm, air=GROUNDED, **more)
    case.do("japan", "take-card J7")
    return case


def damage(case: Any) -> tuple[int, int]:
    return case.state.damage[NUMBER[ONE]], case.state.damage[NUMBER[TWO]]


@pytest.mark.rule("WPB-NAV-04", "BR-9-08")
def test_two_halves_make_a_whole_and_the_empty_counter_is_formed_again() -> None:
    case = fleet()
    case.do("japan", f"reorganize {ONE} {TWO} 1")
    assert damage(case) == (3, 1)
    case.do("japan", f"reorganize {ONE} {TWO} 1")
    assert damage(case) == (0, 0)
    assert case.play.force("J7").ships == (NUMBER[TWO], NUMBER["jn-dd-fubuki"])
    assert case.state.sea.spare == (NUMBER[ONE],)  # no ship is lost
    assert hulls.load(case.play, NUMBER[TWO]) == 7
    again = GAME.position(GAME.describe(case.state))
    assert GAME.digest(again) == GAME.digest(case.state)
    case.do("japan", f"reorganize {TWO} {ONE} 3")
    assert damage(case) == (1, 3)
    assert not case.state.sea.spare
    assert NUMBER[ONE] in case.play.force("J7").ships


@pytest.mark.rule("WPB-NAV-04")
def test_only_as_much_as_one_has_and_the_other_lacks() -> None:
    case = fleet(damage=(1, 2))
    case.refuses("japan", f"reorganize {ONE} {TWO} 3", "WPB-NAV-04")
    case.refuses("japan", f"reorganize {ONE} jn-dd-fubuki 1", "WPB-NAV-04")  # no shipping unit
    case.refuses("japan", f"reorganize {ONE} jn-msu-6 1", "WPB-NAV-04")  # elsewhere
    whole = fleet(damage=(1, 0))
    whole.refuses("japan", f"reorganize {ONE} {TWO} 1", "WPB-NAV-04")  # it lacks nothing
    laden = fleet(damage=(1, 2), units={ONE: ["ja-rgt-55"], "A3529": ["ja-rgt-56"]})
    assert hulls.load_points(laden.play, laden.play.tables.number["ja-rgt-55"]) == 3
    laden.refuses("japan", f"reorganize {ONE} {TWO} 2", "WPB-NAV-04")  # 3 of 5 must still fit: one level
    laden.do("japan", f"reorganize {ONE} {TWO} 1")
    assert damage(laden) == (2, 1)


@pytest.mark.rule("WPB-NAV-04", "BR-8-02")
def test_at_sea_it_takes_20_mps() -> None:
    for hex, spent in ((PORT, 0), (SEA, 20)):
        case = fleet(hex)
        case.do("japan", f"reorganize {ONE} {TWO} 1", f"reorganize {TWO} {ONE} 2")
        assert case.play.force("J7").spent == spent  # once in a phase
    late = fleet(SEA)
    near = next(answer for answer in late.answers("japan") if answer.startswith("course "))
    late.do("japan", near)
    late.refuses("japan", f"reorganize {ONE} {TWO} 1", "WPB-NAV-04")  # before the route


@pytest.mark.rule("WPB-NAV-04", "SC-G-06")
def test_shipping_that_was_sunk_is_not_brought_back_by_putting_units_together() -> None:
    """Five levels of two units are lost, whichever of them lacks how many: one of them."""
    case = fleet(damage=(2, 3))
    before = victory.ship_points(case.play, JAPAN)
    assert before == TABLES.ships[NUMBER[TWO]].vp
    case.do("japan", f"reorganize {TWO} {ONE} 1")
    assert case.state.sea.spare == (NUMBER[TWO],)
    assert victory.ship_points(case.play, JAPAN) == before
    case.do("japan", f"reorganize {ONE} {TWO} 1")
    assert victory.ship_points(case.play, JAPAN) == before


@pytest.mark.rule("WPB-NAV-04", "SC-G-06", "BR-9-08")
@pytest.mark.parametrize(
    ("damage", "points"), [((1, 0), 0), ((2, 0), 0), ((3, 0), 1), ((2, 2), 1), ((3, 3), 1), ((4, 3), 2)]
)
def test_levels_of_one_navy_count_together(damage: tuple[int, int], points: int) -> None:
    """All of a unit for four, half of one, rounded up, for three that are left."""
    assert victory.ship_points(fleet(damage=damage).play, JAPAN) == points


@pytest.mark.rule("WPB-NAV-04", "SC-S3-11")
def test_so_they_do_in_the_solomons() -> None:
    ids = [ship.id for ship in SOLOMONS.ships if ship.side == "japan" and ship.type == "MSU"][:4]
    case = SolomonsCase("ground_first", {"E2519": ["mc-rgt-1"]}, ships={id: {"damage": 2} for id in ids})
    assert tally.losses(case.play, JAPAN) == 1  # two of one point each, halved
    case.state.damage[SOLOMONS.ship_number[ids[0]]] = 1
    assert tally.losses(case.play, JAPAN) == 0


@pytest.mark.rule("WPB-NAV-04", "BR-1-07")
@pytest.mark.parametrize("damage", [(2, 2), (3, 3), (1, 2), (0, 4)])
def test_nobody_else_learns_that_shipping_has_gone_over(damage: tuple[int, int]) -> None:
    case = fleet(damage=damage)
    before = [GAME.view(case.state, viewer).to_bytes() for viewer in ("allied", None)]
    answers = [one for one in case.answers("japan") if one.startswith("reorganize ")]
    assert answers
    for answer in answers:
        after, _ = GAME.apply(case.state, "japan", answer)
        assert [GAME.view(after, viewer).to_bytes() for viewer in ("allied", None)] == before, answer


@pytest.mark.rule("WPB-NAV-04", "BR-1-07")
@pytest.mark.parametrize("hex", [PORT, SEA])
def test_the_law_of_secrecy_tries_it(hex: str) -> None:
    """Among the worlds the enemy may imagine are some in which shipping has gone over."""
    case, worlds = fleet(hex), set()
    for seed in range(12):
        check_hides(GAME, case.state, seed)
        check_lanes(GAME, case.state, seed)
        other = GAME.resample(case.state, "allied", seed)
        GAME.check(other)
        worlds.add((other.damage[NUMBER[ONE]], other.damage[NUMBER[TWO]]))
    assert {(2, 2), (3, 1), (0, 0)} <= worlds
