"""Ships left behind when a surface combat ends, and the fire at them without answer. [19.6]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.surface.frames import CombatStage, SurfaceCombat
from flagplot.kernel.laws import check_hides, check_lanes
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, TABLES, SeaCase
from tests.war_in_the_pacific.test_sea_clauses import J4, SEARCHES, U17, battle, fighting, silent_round

SLOW = {**J4, "ships": ["jn-ca-kumano", "jn-bb-yamato"]}  # of class 3 and 2; U17 is of class 3
DEAD = {"damage": 4}
LEAVE = "leave-behind jn-bb-yamato"


def numbers(*ids: str) -> tuple[int, ...]:
    """The numbers of ships."""
    return tuple(TABLES.ship_number[id] for id in ids)


def stage(case: SeaCase) -> CombatStage:
    """How far the battle is."""
    return next(one for one in case.state.frames if isinstance(one, SurfaceCombat)).stage


def parting(**more: Any) -> SeaCase:
    """Nobody has fired in the first round; Japan is to say whether it ends the battle."""
    case = battle({"J4": SLOW, "U17": U17}, **more)
    case.do("allied", "accept")
    case.do("japan", "done")
    case.do("allied", "done")
    return case


# -- who is left ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-19-11", "BR-19-06")
def test_who_leaves_a_slower_ship_behind_is_as_fast_as_the_rest() -> None:
    case = parting()
    case.do("japan", "break-off")
    case.do("allied", "fight-on")  # class 2 against 3 does not get away, and no die falls
    assert stage(case) == CombatStage.FIRE
    case = parting()
    case.refuses("japan", "leave-behind jn-ca-kumano", "BR-19-11")  # she is the fastest
    case.do("japan", LEAVE)
    assert case.answers("japan") == ["fight-on", "break-off"]
    case.do("japan", "break-off")
    case.do("allied", "fight-on", dice=(4,))  # class 3 against 3
    assert stage(case) == CombatStage.CHASE
    case.refuses("allied", "engage us-ca-astoria jn-ca-kumano", "BR-19-11")
    # strength 6 without torpedoes: too little for Resistance 7, and she does not answer
    dice = flagplot.ScriptedDice([6, 1, 1, *[1] * 400])  # and those of the searches that follow
    case.state, _ = GAME.apply(case.state, "allied", "engage us-ca-astoria jn-bb-yamato", dice)
    assert not fighting(case)
    left = next(force for name, force in case.play.sea.forces.items() if name not in ("J4", "U17"))
    assert (case.force("J4").ships, left.ships) == (numbers("jn-ca-kumano"), numbers("jn-bb-yamato"))
    assert (left.hex, left.speed) == (case.force("J4").hex, 2)


@pytest.mark.rule("BR-19-11")
def test_who_does_not_get_away_leaves_nobody() -> None:
    case = parting()
    case.do("japan", LEAVE, "break-off")
    case.do("allied", "fight-on", dice=(3,))
    assert case.force("J4").ships == numbers("jn-ca-kumano", "jn-bb-yamato")
    silent_round(case, "break-off", "fight-on")  # class 2 again: what was named has lapsed
    assert stage(case) == CombatStage.FIRE


@pytest.mark.rule("BR-19-11")
@pytest.mark.parametrize(("answer", "other"), [("break-off", "break-off"), ("fight-on", "fight-on")])
def test_named_ships_stay_with_their_force_where_nobody_has_to_be_left(answer: str, other: str) -> None:
    case = parting()
    case.do("japan", LEAVE, answer)
    case.do("allied", other, dice=SEARCHES if answer == "break-off" else ())
    assert case.force("J4").ships == numbers("jn-ca-kumano", "jn-bb-yamato")


@pytest.mark.rule("BR-19-11", "BR-1-07")
def test_whom_a_side_would_leave_is_its_secret() -> None:
    case = parting()
    case.do("japan", LEAVE)
    other = GAME.resample(case.state, "allied", 1)
    assert LEAVE in [str(one) for one in GAME.legal(other, "japan")]
    for answer in ("", "break-off"):
        if answer:
            case.do("japan", answer)
        check_hides(GAME, case.state, 1)
        check_lanes(GAME, case.state, 1)


# -- who fires ----------------------------------------------------------------------------------------------


def crippled(*dead: str, rounds: int = 1) -> SeaCase:
    """Three cruisers of which some cannot move; the battle ends by both wishes, or after round 3."""
    case = SeaCase(
        "", pair=1, forces={"J4": J4, "U17": {**U17, "ships": ["us-ca-astoria", "us-ca-portland"]}},
        battle={"mover": "J4", "other": "U17"}, subrons={}, air=GROUNDED, ships=dict.fromkeys(dead, DEAD),
    )  # fmt: skip
    if "accept" in case.answers("japan"):  # against ships that lie still
        case.do("japan", "accept")
    for now in range(1, rounds + 1):
        for seat in ("japan", "allied"):
            if "done" in case.answers(seat):  # who has nothing to fire with aims at nothing
                case.do(seat, "done")
        if now < 3:
            wish = "break-off" if now == rounds else "fight-on"
            case.do("japan", wish)
            case.do("allied", wish)
    return case


@pytest.mark.rule("BR-19-11", "BR-19-07")
@pytest.mark.parametrize("rounds", [1, 3])
def test_who_was_there_fires_once_more_at_ships_that_cannot_move(rounds: int) -> None:
    case = crippled("jn-ca-suzuya", "us-ca-portland", rounds=rounds)
    assert case.state.waiting == ("allied",)
    assert case.answers("allied") == ["engage us-ca-astoria jn-ca-suzuya", "done"]
    # strength 6, die 1 - 1: 6 points on Resistance 3, 2:1; 7 is D1, which sinks her
    case.do("allied", "engage us-ca-astoria jn-ca-suzuya", dice=(1, 3, 4))
    assert case.damage("jn-ca-suzuya") == 5
    assert case.state.waiting == ("allied",)  # nobody answers the fire; she may scuttle her own
    case.refuses("allied", "scuttle us-ca-astoria", "BR-19-07")


@pytest.mark.rule("BR-19-11")
@pytest.mark.parametrize("rounds", [1, 3])
def test_who_has_nothing_left_to_fire_with_holds_no_hex(rounds: int) -> None:
    case = crippled("us-ca-astoria", "us-ca-portland", rounds=rounds)
    assert stage(case) == CombatStage.CHASE
    assert case.state.waiting == ("japan",)
    case.do("japan", "engage-all us-ca-portland", dice=(1, 3, 4))
    assert case.damage("us-ca-portland") == 5
    case.do("allied", "done", dice=SEARCHES)
    assert not fighting(case)


# -- what becomes of them -----------------------------------------------------------------------------------


def last_one_sunk(**more: Any) -> SeaCase:
    """The Astoria, who lies still, is sunk in the first round; the Suzuya of the victor cannot move."""
    case = SeaCase(
        "", pair=1, forces={"J4": J4, "U17": U17}, battle={"mover": "J4", "other": "U17"}, subrons={},
        air=GROUNDED, ships={"us-ca-astoria": {"damage": 4}, "jn-ca-suzuya": DEAD}, **more,
    )  # fmt: skip
    # strength 7, die 1 - 1: points on Resistance 4; 7 is D1, which sinks her
    case.do("japan", "engage jn-ca-kumano us-ca-astoria", "done", dice=(1, 3, 4))
    return case


@pytest.mark.rule("BR-19-07")
def test_who_has_sunk_the_enemy_may_scuttle_too() -> None:
    case = last_one_sunk()
    assert case.damage("us-ca-astoria") == 5
    assert stage(case) == CombatStage.SCUTTLE
    assert case.answers("japan") == ["scuttle jn-ca-suzuya", "done"]
    case.do("japan", "scuttle jn-ca-suzuya")
    assert case.damage("jn-ca-suzuya") == 5
    assert not fighting(case)


@pytest.mark.rule("BR-19-07", "BR-19-11")
def test_ships_of_an_earlier_battle_are_not_taken_for_those_of_this_one() -> None:
    """A force of the name of those that J4 has left lies far away: its cripple is not to be scuttled here."""
    far = {"hex": "F0932", "ships": ["jn-ca-tone"], "side": "japan"}
    case = SeaCase(
        "", pair=1, forces={"J4": {**J4, "active": 2}, "U17": U17, "J4-left": far}, air=GROUNDED, subrons={},
        battle={"mover": "J4", "other": "U17"}, ships={"jn-ca-suzuya": DEAD, "jn-ca-tone": DEAD},
    )  # fmt: skip
    case.do("allied", "accept")
    silent_round(case, "break-off", "break-off")
    case.do("allied", "engage us-ca-astoria jn-ca-suzuya", dice=(1, 1, 1))
    assert case.answers("japan") == ["scuttle jn-ca-suzuya", "done"]
    left = case.play.force_of(TABLES.ship_number["jn-ca-suzuya"])
    assert left not in ("J4", "J4-left")
    assert case.force(left).active == 2  # as often at sea in this game-turn as those who went on
