"""Cases of the war on land as a stranger would write them from the clauses alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.war_in_the_pacific.ashore import LandCase
from tests.war_in_the_pacific.solomons import GROUNDED, SolomonsCase

LUNGA = "E2519"


# -- landings ------------------------------------------------------------------------------------------------


def landing(units: list[str], defenders: list[str], *, active: bool = True, **more: Any) -> SolomonsCase:
    """Units aboard transports off Lunga, in the Joint Assault Segment, with a plan that is due."""
    ids = [unit.split("/")[0].split(":")[0] for unit in units]
    plan = {"side": "allied", "hq": "hq-south-pacific", "target": LUNGA, "units": ids, "turn": 0}
    return SolomonsCase(
        "ground_assault",
        {"us-apa-1": units, LUNGA: defenders},
        control={LUNGA: "japan"}, air=GROUNDED, turn=2, pair=8, first="allied", unloaded=ids,
        forces={"U62": {"hex": LUNGA, "ships": ["us-apa-1"], "mission": "AMPH"}},
        war={"plans": [plan], "hqs": {"hq-south-pacific": {"active": active}}}, **more,
    )  # fmt: skip


@pytest.mark.rule("WPA-HQ-46", "WPA-HQ-50")
def test_who_lands_on_enemies_needs_an_activated_headquarters() -> None:
    assert landing(["mc-rgt-1"], ["jn-snlf-k3"]).answers("allied") == [f"land {LUNGA}", "done"]
    idle = landing(["mc-rgt-1"], ["jn-snlf-k3"], active=False)
    assert idle.state.waiting == ("japan",)  # nobody lands: Japan's Ground Segment
    garrison = landing(["mc-rgt-1"], [], active=False)
    assert f"land {LUNGA}" not in garrison.answers(garrison.state.waiting[0])


@pytest.mark.rule("BR-23-13", "WPA-ENG-10")
def test_broken_units_do_not_land_on_enemies() -> None:
    both = landing(["mc-rgt-1:2/broken", "mc-rgt-5:2"], ["jn-snlf-k3"])
    both.do("allied", f"land {LUNGA}", dice=[1, 1, 3, 3, 3])
    assert both.where("mc-rgt-5") == LUNGA
    assert both.where("mc-rgt-1") == "us-apa-1"
    alone = landing(["mc-rgt-1/broken"], ["jn-snlf-k3"])
    assert f"land {LUNGA}" not in alone.answers(alone.state.waiting[0])


# -- while cards are laid out --------------------------------------------------------------------------------


def plotting(unit_aboard: str = "", *, at: list[str], control: str, hex: str = "E2418") -> SolomonsCase:
    """Japan lays out its cards; two destroyers are beside Lunga."""
    force = {"hex": hex, "ships": ["jn-dd-kagero", "jn-dd-oite"], "mission": "ETRAN", "side": "japan"}
    aboard = {"jn-dd-kagero": [unit_aboard]} if unit_aboard else {}
    case = SolomonsCase(
        "naval", {LUNGA: at, **aboard}, control={LUNGA: control}, air=GROUNDED, turn=2, pair=6,
        forces={"J1": force}, war={"hqs": {"hq-combined-fleet": {"cp": 20}}}, watchers=[],
    )  # fmt: skip
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    return case


@pytest.mark.rule("WPA-HQ-54", "BR-3-27", "WPA-HQ-52", "BR-16-11")
def test_headquarters_are_activated_while_cards_are_laid_out() -> None:
    case = plotting(at=["mc-rgt-1"], control="allied")
    case.do("japan", "take-card J1")
    case.refuses("japan", "mission PATROL", "BR-16-11")
    case.do(
        "japan", "file-card", "activate-hq hq-combined-fleet", "take-card J1", "mission PATROL", "file-card"
    )
    assert case.state.war.cp[0] == 20 - 8
    case.refuses("japan", "activate-hq hq-combined-fleet", "WPA-HQ-53")
    case.do("japan", "done", dice=[4])  # Yamamoto saves a die and 1, when the cards are handed in
    assert case.state.war.cp[0] == 20 - 8 + 5
    told = [event for event in case.events if event.audience is None or "allied" in event.audience]
    assert not [event for event in told if "hq-combined-fleet" in event.sentence()]


@pytest.mark.rule("WPA-CMD-50", "BR-3-27", "WPA-CMD-48")
def test_command_points_are_lent_while_cards_are_laid_out() -> None:
    case = plotting(at=["mc-rgt-1"], control="allied")
    case.refuses("japan", "lend hq-combined-fleet hq-17-army 4", "WPA-CMD-48")
    case.do("japan", "lend hq-8-fleet hq-4-fleet 8")
    assert (case.state.war.cp[1], case.state.war.cp[3]) == (15 - 8, 6)


# -- troops on warships --------------------------------------------------------------------------------------


@pytest.mark.rule("BR-17-13", "BR-17-12")
@pytest.mark.parametrize(
    ("at", "control", "lands"),
    [
        (["jn-snlf-k3"], "japan", True),
        (["jn-snlf-k3", "mc-rgt-1"], "allied", True),  # friends are there, whosever the coast is
        (["mc-rgt-1"], "allied", False),
    ],
)
def test_destroyers_land_troops_wherever_friends_stand(at: list[str], control: str, lands: bool) -> None:
    case = plotting("jn-sbf-8:1", at=at, control=control)
    case.do("japan", "take-card J1", f"course {LUNGA}")
    if not lands:
        case.refuses("japan", "put-ashore", "BR-17-12")
        return
    case.do("japan", "put-ashore", "file-card", "done")
    case.do("allied", "done", "done")  # Sigint, cards
    assert case.where("jn-sbf-8") == LUNGA


# -- refusals on land ----------------------------------------------------------------------------------------


@pytest.mark.rule("BR-23-21", "BR-23-13", "BR-23-16", "WPA-HQ-46", "BR-23-32")
def test_who_does_not_attack_is_told_why() -> None:
    def there(*units: str, **more: Any) -> LandCase:
        return LandCase("ground_first", {"A3731": [*units, "br-bde-8ind"]}, **more)

    there("ja-rgt-55/inactive").refuses("japan", "attack A3731", "BR-23-21")
    there("ja-rgt-55/broken").refuses("japan", "attack A3731", "BR-23-13")
    there("ja-rgt-55/fought").refuses("japan", "attack A3731", "BR-23-16")
    idle = {"hqs": {"hq-25-army": {"active": False}, "hq-southern-army": {"active": False}}}
    there("ja-rgt-55", war=idle).refuses("japan", "attack A3731", "WPA-HQ-46")
    empty = LandCase("ground_first", {"A3730": ["ja-rgt-55"], "A3731": ["br-bde-8ind"]})
    empty.refuses("japan", "attack A3731", "BR-23-32")  # nobody of Japan is there
    empty.refuses("japan", "attack A3730", "BR-23-32")  # nobody else is


@pytest.mark.rule("BR-23-20", "BR-23-21", "BR-23-13")
def test_a_stack_that_does_not_march_is_told_what_keeps_its_units() -> None:
    def stack(*units: str) -> LandCase:
        return LandCase("ground_first", {"A3529": list(units), "A3530": ["br-bde-6ind"]})

    assert "march A3529 A3530" in stack("ja-rgt-55", "ja-rgt-56").answers("japan")
    stack("ja-rgt-55/inactive", "ja-rgt-56").refuses("japan", "march A3529 A3530", "BR-23-21")
    stack("ja-rgt-55/broken", "ja-rgt-56/broken").refuses("japan", "march A3529 A3530", "BR-23-13")
    stack("ja-rgt-55", "ja-rgt-56").refuses("japan", "march A3529 A3531", "BR-2-04")
    stack("ja-rgt-55").refuses("japan", "march A3529 A3530", "BR-23-20")
    stack("ja-rgt-55").refuses("japan", "march A3530 A3529", "BR-23-20")  # these are not his


# -- the end of a cycle --------------------------------------------------------------------------------------


@pytest.mark.rule("BR-23-21", "WPB-SGT-22", "WPA-HQ-53", "SC-G-03")
def test_who_is_aboard_ship_at_sea_stays_activated_when_a_cycle_ends() -> None:
    def force(label: str, hex: str, ship: str) -> dict[str, Any]:
        return {label: {"hex": hex, "ships": [ship], "mission": "AMPH", "side": "japan"}}

    units = {"B0452": ["ja-gar-hanoi"], "jn-apb-1": ["ja-rgt-55"], "jn-msu-4": ["ja-rgt-56"]}
    under = dict.fromkeys(("ja-gar-hanoi", "ja-rgt-55", "ja-rgt-56"), "hq-25-army")
    case = LandCase(
        "cycle", units, turn=4, first="japan", war={"under": under, "hqs": {"hq-25-army": {"active": True}}},
        forces={**force("J1", "A3528", "jn-apb-1"), **force("J2", "B0452", "jn-msu-4")},
    )  # fmt: skip
    while case.state.turn == 4 and any(case.state.war.active):
        seat = case.state.waiting[0]
        case.do(seat, case.answers(seat)[-1])
    assert not case.marked("ja-gar-hanoi", "active")
    assert not case.marked("ja-rgt-56", "active")  # in port
    assert case.marked("ja-rgt-55", "active")
    assert list(case.state.war.under) == [case.number("ja-rgt-55")]
