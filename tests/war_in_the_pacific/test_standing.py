"""What the rules decide where a player decides nothing."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.kernel.standing import standing_answer
from tests.war_in_the_pacific.afloat import GROUNDED, SeaCase
from tests.war_in_the_pacific.setting import LOW, TABLES, Case
from tests.war_in_the_pacific.test_air_strikes import air_phase

ORDERS = {"combat": "rules", "lead": "rules", "losses": "weak"}


def answer(case: Case) -> str:
    return str(standing_answer(GAME, case.state, case.state.waiting[0], ORDERS))


@pytest.mark.rule("BR-1-13")
def test_the_defaults_of_a_combat() -> None:
    case = Case("first", {"b0404": ["mc-rgt-8:4", "jn-sbf-3sp", "jn-snlf-s7"]}, forts={"b0404": [2, 3]})
    case.do("allied", "attack b0404")
    assert answer(case) == "no"  # no last man
    case.do("japan", "no")
    assert answer(case) == "lead jn-snlf-s7"  # quality before steps
    case.do("japan", "lead jn-snlf-s7")
    case.do("allied", "no", dice=[5, 6, 1])
    assert answer(case) == "announce B"
    case.do("japan", "announce B", dice=[6])  # 32 : 21 = 3:2, row 7
    assert answer(case) == "no"  # the fort is not reduced
    case.do("allied", "no")
    assert answer(case) == "absorb 1"
    case.do("japan", "absorb 1", dice=[1, 1, 5])
    assert answer(case).startswith("stand")
    case.do("japan", "stand jn-snlf-s7", dice=[1])
    case.do("japan", "stand jn-sbf-3sp", dice=[1])
    assert answer(case) == "done"  # no voluntary retreat


@pytest.mark.rule("BR-1-13")
def test_nobody_pursues_or_moves_by_default() -> None:
    case = Case("first", {"b0404": ["mc-rgt-8:4", "jn-sbf-3sp/broken"]})
    assert answer(case) == "None"  # moves are the player's own
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 3, 1, 5])
    case.do("japan", "retreat jn-sbf-3sp b0504")
    assert answer(case) == "done"


@pytest.mark.rule("BR-5-21")
def test_support_flies_through_the_flak_and_does_nothing_else() -> None:
    case = Case("first", {"b0404": ["mc-rgt-8:4", "jn-sbf-3sp"]})
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    sent = [f"send air-us-f6f-{ship}-s1 4 dive" for ship in ("essex", "bunker-hill")]
    case.do("allied", "support", *sent, "launch", dice=[*LOW, 5, 6, 1, 3, 5, 5])
    essex = TABLES.air_number["air-us-f6f-essex-s1"]
    assert case.state.flown[essex] == 4
    fought = next(event for event in case.events if event.__class__.__name__ == "Fought")
    assert fought.drm == 1  # 24 points

    assert not [one for one in case.answers("japan") if one.startswith("support")]


def ordered(case: SeaCase, seat: str, **orders: str) -> str:
    return str(standing_answer(GAME, case.state, seat, orders))


def test_orders_for_a_surface_action() -> None:
    forces = {
        "J4": {"hex": "F0830", "ships": ["jn-ca-mogami"], "mission": "RAID", "speed": 3},
        "U17": {"hex": "F0830", "ships": ["us-ca-portland"], "mission": "MOVT"},
    }
    battle = {"mover": "J4", "other": "U17", "unseen": True}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED, battle=battle)
    assert ordered(case, "allied", action="avoid") == "avoid"
    assert ordered(case, "japan", action="accept") == "accept"
    assert ordered(case, "japan", battle="break-off") == "None"  # that is another question
    for seat in ("japan", "allied"):
        case.do(seat, "accept")
    case.do("japan", "done")
    case.do("allied", "done")
    assert ordered(case, "japan", battle="break-off") == "break-off"
    assert ordered(case, "allied", battle="fight-on") == "fight-on"


@pytest.mark.rule("BR-1-13")
def test_fighters_over_a_target_by_the_rules() -> None:
    case = air_phase()
    case.do("japan", "done")
    case.do("allied", "naval-strike U17 contact-1", "send air-us-sbd-yorktown 4 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    assert "assign" in {one.split()[0] for one in case.answers("japan")}
    assert ordered(case, "japan", patrol="stay") == "done"
    assert ordered(case, "japan") == "None"
