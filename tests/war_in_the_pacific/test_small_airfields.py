"""Airfields too small for their bombers, or too full; sheets of bases opened on the way. [4.2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import attrition, wings
from flagplot.kernel.event import Rolled
from tests.war_in_the_pacific.solomons import GROUNDED, TABLES, SolomonsCase

ESPIRITU_SANTO, KAVIENG, LORENGAU, TULAGI = "E3224", "E1512", "E1112", "E2518"
G4M, B17 = "air-jn-g4m-rabaul-s3", "air-us-b-17-espiritu-santo-s3"
CRUISER = {"U61": {"hex": "E1216", "ships": ["us-ca-minneapolis"], "marker": 1, "located": True}}


def plotting(points: dict[str, int], bases: dict[str, str], **more: Any) -> SolomonsCase:
    """Air plots; nobody flies but these."""
    air = {**GROUNDED, **{id: {"points": count} for id, count in points.items()}}
    return SolomonsCase("air", {}, air=air, bases=bases, **more)


def reasons(case: SolomonsCase) -> list[str]:
    """What dice were thrown for."""
    found = [event.reason for event in case.events if isinstance(event, Rolled)]
    return [reason.replace("{", "").replace("}", "") for reason in found]


@pytest.mark.rule("BR-4-04")
def test_four_engined_bombers_count_double_on_a_field_of_level_1() -> None:
    """Room for five: of three B-17, which take six, only two fly; the third may only transfer."""
    case = plotting({B17: 2, f"{B17}-2": 1}, {f"{B17}-2": ESPIRITU_SANTO})
    case.do("allied", f"air-strike {ESPIRITU_SANTO} {TULAGI} port", f"send {B17} 2 medium")
    case.refuses("allied", f"send {B17}-2 1 medium", "BR-4-04")
    case.do("allied", "launch")
    assert case.allows("allied", f"rebase {B17}-2 1 E3426")
    full = plotting({B17: 2}, {})
    full.do("allied", f"air-strike {ESPIRITU_SANTO} {TULAGI} port", f"send {B17} 2 medium")


@pytest.mark.rule("BR-4-04")
def test_a_small_field_has_room_for_half_as_many_bombers() -> None:
    play = plotting({}, {}).play
    bomber, fighter = TABLES.types["G4M"], TABLES.types["A6M2"]
    assert [wings.room(play, play.hex(LORENGAU), kind) for kind in (bomber, fighter)] == [2, 5]
    assert [wings.room(play, play.hex(KAVIENG), kind) for kind in (bomber, fighter)] == [10, 10]
    assert wings.room(play, play.hex(KAVIENG), TABLES.types["B-17"]) == 5  # four engines need level 3


@pytest.mark.rule("BR-4-04", "BR-4-18", "BR-7-02", "WPA-SUP-26")
@pytest.mark.parametrize(
    ("base", "way", "strength", "torpedoes"), [(LORENGAU, "bombs", 4, False), (KAVIENG, "low", 10, True)]
)
def test_from_a_small_field_they_carry_no_torpedoes(
    base: str, way: str, strength: int, *, torpedoes: bool
) -> None:
    """Anti-ship 5: on level 1 it is 4, and half without torpedoes; on level 2 a die finds them."""
    case = plotting({G4M: 2}, {G4M: base}, forces=CRUISER)
    case.do("japan", f"naval-strike {base} contact-1", f"send {G4M} 2 low", "launch")
    case.do("japan", "done", dice=(3, 3, 4) if torpedoes else (3, 3))
    assert f"send {G4M} 2 {way}" in case.answers("japan")
    case.do("japan", "launch", dice=(1, 1, 4, 2, 2) if torpedoes else (1, 1, 4))
    assert f"{G4M} attack us-ca-minneapolis, strength {strength}" in reasons(case)
    assert (f"torpedoes at {base}" in reasons(case)) == torpedoes


@pytest.mark.rule("BR-4-04", "BR-11-13")
def test_bombs_from_a_small_field_are_worth_less() -> None:
    case = plotting({B17: 2}, {})
    case.do("allied", f"air-strike {ESPIRITU_SANTO} {TULAGI} port", f"send {B17} 2 medium", "launch")
    case.do("allied", "done", dice=(3, 3))
    case.do("allied", "launch", dice=(1, 1, 1))
    assert f"bombardment of the port of {TULAGI}, strength 10" in reasons(case)  # 2 times 6 less 1


@pytest.mark.rule("BR-3-26")
def test_sheets_of_bases_are_opened_and_closed_on_the_way() -> None:
    case = plotting({B17: 2}, {})
    assert case.answers("allied") == [f"plan-base {ESPIRITU_SANTO}", "done"]
    case.do("allied", f"air-strike {ESPIRITU_SANTO} {TULAGI} port", f"send {B17} 2 medium", "launch")
    assert "close-base" in case.answers("allied")
    case.do("allied", "done", dice=(3, 3))
    assert f"send {B17} 2 medium" in case.answers("allied")  # the waves of the strike


@pytest.mark.rule("BR-4-04", "WPA-ATT-03")
def test_what_a_small_field_does_not_hold_wears_out_twice() -> None:
    """Room for five: two B-17 fit with a fighter; three take six, and one of them is above."""
    fighters = "air-mc-f4f-espiritu-santo-s3"
    fits = plotting({B17: 2, fighters: 1}, {fighters: ESPIRITU_SANTO})
    assert attrition.excess(fits.play, fits.play.hex(ESPIRITU_SANTO)) == 0
    for others, above in ((0, 1), (1, 1)):
        points = {B17: 2, f"{B17}-2": 1, fighters: others}
        case = plotting(points, {f"{B17}-2": ESPIRITU_SANTO, fighters: ESPIRITU_SANTO})
        assert attrition.excess(case.play, case.play.hex(ESPIRITU_SANTO)) == above
